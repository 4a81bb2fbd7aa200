"""The stage `segment`: judgments cut and tagged in batches, by a tagger of rules; texts are invented."""

import json
import pickle
import re
import shutil
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from flows.plans import documents as segment_stage
from flows.plans.plan import PlannedStage
from pipeline.parquet import read_parquet
from pipeline.parse.stage import NAME as PARSE
from pipeline.segment import stage as segment
from pipeline.segment.stage import (
    NO_SENTENCE,
    LoadedTagger,
    plan_segment,
    segment_judgments,
    segment_shard,
)
from pipeline.shards import ShardJob, ShardSummary, write_shard
from pipeline.stage import StagePlan, run_stage
from pipeline.text.one_line import join_lines
from schemas.errors import BadInputError, UsageError
from schemas.records import Dropped, Judgment, Paragraph, SegmentedJudgment
from schemas.roles import ARGUMENT, FACTS, PRESENT_RULING, RATIO
from schemas.settings import Settings, load_settings

CUES = {"ran": FACTS, "counsel": ARGUMENT, "dismissed": PRESENT_RULING}


class RuleTagger:
    """Tells roles by single words, and remembers how much it was given at once."""

    def __init__(self) -> None:
        self.batches: list[list[list[str]]] = []

    def tag(self, documents: Sequence[Sequence[str]]) -> list[list[tuple[str, float]]]:
        self.batches.append([list(document) for document in documents])
        return [[self.tell(sentence) for sentence in document] for document in documents]

    def tell(self, sentence: str) -> tuple[str, float]:
        found = [role for cue, role in CUES.items() if cue in sentence.rstrip(".").split()]
        return (found[0], 0.875) if found else (RATIO, 0.5)


def make_judgment(*texts: str, docid: str = "1", kind: str = "p") -> Judgment:
    paragraphs = [Paragraph(kind, text, None) for text in texts]
    return Judgment(docid, "A vs B", "Delhi High Court", None, None, None, [], [], paragraphs, [])


def cut(*texts: str, kind: str = "p") -> list[tuple[int, str, str, float]]:
    """Paragraph, words, role and score of each sentence."""
    judgment = make_judgment(*texts, kind=kind)
    (found,) = segment_judgments([judgment], RuleTagger())
    assert isinstance(found, SegmentedJudgment)
    return [
        (
            each.paragraph,
            judgment.paragraphs[each.paragraph].text[each.start : each.end],
            each.role,
            each.score,
        )
        for each in found.sentences
    ]


def test_sentences_have_roles_and_offsets_into_their_paragraph() -> None:
    assert cut(
        "The lamp fell. The boy ran away. It was dark.", "His counsel said so. The appeal is dismissed."
    ) == [
        (0, "The lamp fell.", RATIO, 0.5),
        (0, "The boy ran away.", FACTS, 0.875),
        (0, "It was dark.", RATIO, 0.5),
        (1, "His counsel said so.", ARGUMENT, 0.875),
        (1, "The appeal is dismissed.", PRESENT_RULING, 0.875),
    ]


@pytest.mark.parametrize("kind", ["p", "blockquote", "pre"])
def test_a_sentence_never_crosses_a_paragraph(kind: str) -> None:
    assert [found[:2] for found in cut("The boy ran away and", "was not seen again.", kind=kind)] == [
        (0, "The boy ran away and"),
        (1, "was not seen again."),
    ]


def test_the_tagger_reads_broken_lines_as_one() -> None:
    tagger = RuleTagger()
    judgment = make_judgment("      The boy took the lamp and\n      ran   away.", kind="pre")
    (found,) = segment_judgments([judgment], tagger)
    assert tagger.batches == [[["The boy took the lamp and ran away."]]]
    assert isinstance(found, SegmentedJudgment)
    (sentence,) = found.sentences
    assert judgment.paragraphs[0].text[sentence.start : sentence.end].startswith("The boy")


def test_a_sentence_is_read_on_one_line() -> None:
    assert join_lines("He\n   went.  He came.", 0, 11).text == "He went."


def list_documents(sizes: Sequence[int]) -> list[Judgment]:
    return [
        make_judgment(*["The boy ran away."] * size, docid=str(number)) for number, size in enumerate(sizes)
    ]


def test_batches_are_bounded_by_sentences(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(segment, "BATCH_SENTENCES", 10)
    tagger = RuleTagger()
    sizes = [11, 4, 6, 1, 25, 3, 0, 3, 3]
    found = list(segment_judgments(list_documents(sizes), tagger))
    assert [[len(document) for document in batch] for batch in tagger.batches] == [
        [11], [4, 6], [1], [25], [3, 3, 3]
    ]  # fmt: skip
    kept = [each for each in found if isinstance(each, SegmentedJudgment)]
    assert [each.docid for each in kept] == ["0", "1", "2", "3", "4", "5", "7", "8"]  # in order
    assert [len(each.sentences) for each in kept] == [size for size in sizes if size]


def test_what_is_in_memory_does_not_grow_with_the_shard(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(segment, "BATCH_SENTENCES", 10)
    taken = []

    def give() -> Iterator[Judgment]:
        for judgment in list_documents([3] * 1000):
            taken.append(judgment)
            yield judgment

    next(segment_judgments(give(), RuleTagger()))
    assert len(taken) <= 5


def test_batches_change_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    documents = list_documents([2, 7, 1, 30, 4])
    whole = list(segment_judgments(documents, RuleTagger()))
    monkeypatch.setattr(segment, "BATCH_SENTENCES", 1)
    assert list(segment_judgments(documents, RuleTagger())) == whole


@pytest.mark.parametrize("texts", [[], [""], ["  \n "]])
def test_a_judgment_without_a_sentence_is_dropped(texts: list[str]) -> None:
    tagger = RuleTagger()
    assert list(segment_judgments([make_judgment(*texts)], tagger)) == [Dropped("1", "segment", NO_SENTENCE)]
    assert tagger.batches == []


class Forgetful(RuleTagger):
    """A tagger that loses the last sentence."""

    def tag(self, documents: Sequence[Sequence[str]]) -> list[list[tuple[str, float]]]:
        return [roles[:-1] for roles in super().tag(documents)]


def test_a_tagger_that_loses_sentences_is_not_believed() -> None:
    with pytest.raises(ValueError, match="shorter"):
        list(segment_judgments([make_judgment("The boy ran away.")], Forgetful()))


# The stage


@pytest.fixture
def parse(tmp_path: Path) -> StagePlan:
    """A finished stage `parse`."""
    judgments = [make_judgment("The boy ran away.", docid="1"), make_judgment(docid="2")]
    plan = StagePlan(PARSE, (), Judgment, {}, ("a",))
    run_stage(plan, tmp_path, lambda job: write_shard(job, judgments, documents_in=2))
    return plan


def make_shards(parse: StagePlan, cache: Path, digests: Iterator[str]) -> dict[str, Any]:
    """Run the stage as it was planned with the tagger "planned"; it is loaded with these digests."""

    def load(folder: Path) -> LoadedTagger:
        assert folder == cache / "weights"
        return LoadedTagger(RuleTagger(), next(digests))

    def make(job: ShardJob) -> ShardSummary:
        parsed = parse.folder(cache) / job.part.name
        return segment_shard(job, parsed, load, cache / "weights", "planned")

    return run_stage(plan_segment(parse, "planned"), cache, make)


def test_the_stage_balances_and_loads_the_tagger_from_its_folder(tmp_path: Path, parse: StagePlan) -> None:
    manifest = make_shards(parse, tmp_path, iter(["planned"]))
    assert (manifest["stage"], manifest["documents_in"], manifest["documents_out"]) == ("segment", 2, 1)
    assert manifest["dropped"] == {NO_SENTENCE: 1}
    part = plan_segment(parse, "planned").folder(tmp_path) / "part-00000.parquet"
    (row,) = read_parquet(part).to_pylist()
    sentence = {"paragraph": 0, "start": 0, "end": 17, "role": FACTS, "score": 0.875}
    assert row == {"docid": "1", "sentences": [sentence]}


def test_a_tagger_that_is_replaced_in_mid_run_stops_it(tmp_path: Path) -> None:
    """The first shard was made with the tagger of the plan; the second one is not made with another."""
    parse = StagePlan(PARSE, (), Judgment, {}, ("a", "b"))
    judgments = [make_judgment("The boy ran away.")]
    run_stage(parse, tmp_path, lambda job: write_shard(job, judgments, documents_in=1))
    sentence = (
        f"{tmp_path / 'weights'} has changed since the stage segment was planned: run again, and do not "
        "replace the tagger during the run"
    )
    with pytest.raises(BadInputError, match=f"^{re.escape(sentence)}$"):
        make_shards(parse, tmp_path, iter(["planned", "other"]))
    folder = plan_segment(parse, "planned").folder(tmp_path)
    assert sorted(path.name for path in folder.iterdir()) == ["dropped-00000.parquet", "part-00000.parquet"]
    assert make_shards(parse, tmp_path, iter(["planned"]))["documents_out"] == 2  # the first one is kept


def test_another_tagger_gives_another_fingerprint(parse: StagePlan) -> None:
    first = plan_segment(parse, "one")
    assert first.fingerprint == plan_segment(parse, "one").fingerprint
    assert first.fingerprint != plan_segment(parse, "two").fingerprint
    assert first.fingerprint != plan_segment(parse, "one", tagger_code="embedded.random_streams").fingerprint


# Its place in the flow


def plan_stage(settings: Settings, parse: StagePlan, monkeypatch: pytest.MonkeyPatch) -> PlannedStage:
    planned = PlannedStage(parse, lambda job: pytest.fail(f"made {job} again"))
    monkeypatch.setattr(segment_stage, "plan_parse_stage", lambda _: planned)
    monkeypatch.setattr(segment_stage, "digest_role_tagger", lambda folder: folder.name)
    return segment_stage.plan_segment_stage(settings)


def test_the_work_can_be_sent_to_another_process(
    tmp_path: Path, parse: StagePlan, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = Settings(cache=tmp_path, tagger=tmp_path)
    planned = plan_stage(settings, parse, monkeypatch)
    function, arguments = planned.find_work(ShardJob(tmp_path, 0, "segment", "key", SegmentedJudgment))
    assert function is segment_shard
    assert arguments[1:] == (
        parse.folder(tmp_path) / "part-00000.parquet",
        segment_stage.load_role_tagger,
        tmp_path,
        planned.plan.parameters["tagger"],
    )
    assert pickle.dumps((function, arguments))


def test_the_tagger_of_the_settings_is_taken(
    tmp_path: Path, parse: StagePlan, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("default", "own"):
        (tmp_path / name).mkdir()
    monkeypatch.setattr(segment_stage, "DEFAULT_TAGGER", tmp_path / "default")
    default = plan_stage(Settings(cache=tmp_path), parse, monkeypatch).plan
    own = plan_stage(Settings(cache=tmp_path, tagger=tmp_path / "own"), parse, monkeypatch).plan
    assert (default.parameters["tagger"], own.parameters["tagger"]) == ("default", "own")


@pytest.mark.usefixtures("keep_threads")
def test_a_tagger_is_loaded_with_the_digest_of_its_files(tmp_path: Path) -> None:
    folder = shutil.copytree(segment_stage.DEFAULT_TAGGER, tmp_path / "own")
    first = segment_stage.load_role_tagger(folder)
    assert first.digest == segment_stage.digest_role_tagger(folder)
    config = json.loads((folder / "tagger.json").read_bytes())
    (folder / "tagger.json").write_text(json.dumps(config | {"about": {}}))
    second = segment_stage.load_role_tagger(folder)
    assert second.digest == segment_stage.digest_role_tagger(folder) != first.digest


def test_without_a_tagger_there_is_no_plan(
    tmp_path: Path, parse: StagePlan, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(segment_stage, "DEFAULT_TAGGER", tmp_path / "none")
    with pytest.raises(BadInputError, match=rf"missing at {tmp_path}/none: .* pass --tagger"):
        plan_stage(Settings(cache=tmp_path), parse, monkeypatch)
    with pytest.raises(BadInputError, match=rf"{tmp_path}/own is not a folder: --tagger takes the folder"):
        plan_stage(Settings(cache=tmp_path, tagger=tmp_path / "own"), parse, monkeypatch)


@pytest.mark.parametrize(
    ("flags", "sentence"),
    [
        ({"tagger": " "}, r"tagger \(from --tagger\): name a folder"),
        ({"min_facts": "0"}, r"min_facts \(from --min-facts\): .* got '0'"),
        ({"min_facts": "many"}, r"min_facts \(from --min-facts\): .* got 'many'"),
    ],
)
def test_wrong_settings_are_told(tmp_path: Path, flags: dict[str, Any], sentence: str) -> None:
    with pytest.raises(UsageError, match=sentence):
        load_settings(flags, folder=tmp_path)
