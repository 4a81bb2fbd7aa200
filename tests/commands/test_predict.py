"""`./ilsi predict` as a user meets it, and the same from Python. All texts are invented."""

import json
import os
import shutil
import subprocess
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from flows.classifiers.folders import Trained, digest_model, write_trained
from flows.classifiers.predict_batches import TextToPredict
from flows.classifiers.predict_tables import is_published
from flows.classifiers.predictor import Predictor, find_trained
from flows.cli import make_app
from flows.texts import facts as predict_texts
from flows.texts.facts import FactsReader, decides_a_case, has_head, read_text_judgment
from flows.texts.inputs import read_judgment
from flows.texts.json_lines import make_batches
from flows.texts.models import load_chosen_entities, load_chosen_tagger
from model.classifiers.thresholds import Thresholds
from model.linear.classifier import LinearModel
from model.linear.files import save_linear
from model.linear.lexicon import Lexicon, fit_labels
from model.linear.tfidf import learn_words
from pipeline.parquet import iterate_rows
from pipeline.publish.tables import declare_schema
from schemas.errors import BadInputError, StorageError, UsageError
from schemas.records import Example, Judgment, judgment_from_row
from schemas.roles import ARGUMENT, FACTS, PRESENT_RULING, RATIO
from schemas.settings import Settings

LABELS = ("302", "376(2)", "379", "420")
TELLING = (
    "He stabbed her with a knife and she died of the wound.",
    "He dragged the girl into the field and outraged her.",
    "The bicycle was stolen from the yard at night.",
    "He cheated the widow and kept her money.",
)
IDLE = ("It was raining.", "[PERSON 1] went to [PLACE 2].", "The shop was closed on [DATE 1].")
TEXT = (
    "Ramesh Kumar Dogra met Smt. Sunita Devi near the well on 12.03.2004. "
    "Ramesh Kumar Dogra stabbed her with a knife and Sunita Devi died of the wound. "
    "It was raining."
)
BODY = (
    "The complainant Sunita Devi lived in the village with her two sons and kept a bicycle in the yard.",
    "On the night of the occurrence the accused came into the yard and the bicycle was stolen.",
    "The police recovered the bicycle from the house of the accused on the next morning.",
    "The prosecution examined five witnesses, who deposed that they had seen the accused near the yard.",
    "The trial court convicted the accused and sentenced him to rigorous imprisonment for one year.",
    "Learned counsel for the appellant submitted that no independent witness was examined by the police.",
    "Learned counsel for the State submitted that the recovery was proved beyond reasonable doubt.",
    "It is well settled that recent possession of stolen goods raises a presumption against the possessor.",
    "In our considered opinion the evidence of the witnesses is reliable and cannot be discarded.",
    "We see no reason to take a different view from that of the courts below.",
    "We therefore find no merit in this appeal.",
    "The appeal is accordingly dismissed and the bail bonds of the appellant are cancelled.",
)
TITLE = "Ramesh Kumar Dogra vs State Of Delhi on 3 May, 2001"
HINDI = "अभियुक्त पर हत्या का आरोप है और वह न्यायालय में उपस्थित है। "

Run = Callable[..., subprocess.CompletedProcess[str]]
Refuse = Callable[..., None]
Here = Callable[..., tuple[str, str]]


@pytest.fixture(scope="session")
def cache(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A cache with nothing but a small linear classifier."""
    documents = [[TELLING[n % 4], IDLE[n % 3], IDLE[n % 2]] for n in range(24)]
    words, weighed = learn_words(documents, fewest=1)
    truth = np.arange(24)[:, None] % 4 == np.arange(4)
    weights, bias = fit_labels(weighed, truth, 10.0)
    thresholds = Thresholds(0.5, np.array([0.5, 0.6, 0.5, 0.4]), 0.9)
    folder = tmp_path_factory.mktemp("predict")
    save_linear(
        LinearModel(LABELS, Lexicon(words, weights, bias), thresholds, 10.0), folder / "models" / "linear", {}
    )
    return folder


@pytest.fixture(scope="module")
def predictor(cache: Path) -> Predictor:
    return Predictor(cache / "models" / "linear", Settings())


@pytest.fixture(scope="module")
def loaded() -> dict[str, Any]:
    """What takes long to load: once is enough."""
    settings = Settings()
    return {
        "load_chosen_tagger": load_chosen_tagger(settings),
        "load_chosen_entities": load_chosen_entities(settings),
    }


@pytest.fixture
def predict_here(
    cache: Path,
    loaded: dict[str, Any],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> Here:
    """The command in this process; gives what it prints."""
    for name, thing in loaded.items():
        monkeypatch.setattr(predict_texts, name, lambda _, thing=thing: thing)
    monkeypatch.setenv("COLUMNS", "200")
    for name in ("FORCE_COLOR", "TTY_COMPATIBLE"):
        monkeypatch.delenv(name, raising=False)

    def run(given: str | bytes | Path, *flags: object) -> tuple[str, str]:
        file = given if isinstance(given, Path) else tmp_path / "given"
        if not isinstance(given, Path):
            file.write_bytes(given if isinstance(given, bytes) else given.encode())
        make_app("predict")(
            ["predict", str(file), "--cache", str(cache), *map(str, flags)], standalone_mode=False
        )
        done = capsys.readouterr()
        return done.out, done.err

    return run


def read_rows(shown: str) -> list[list[str]]:
    """The table of sections: section, title, score, needed score, and "predicted"."""
    lines = [[cell.strip() for cell in line.split("  ") if cell.strip()] for line in shown.splitlines()]
    return [cells for cells in lines if cells and cells[0] in LABELS]


def write_lines(records: Iterable[object]) -> str:
    return "".join(json.dumps(record) + "\n" for record in records)


def read_answers(written: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in written.splitlines()]


# A text


def test_facts_give_ranked_sections_and_the_sentences_that_told(run_ilsi: Run, cache: Path) -> None:
    done = run_ilsi("predict", "-", "--cache", cache, text=TEXT)
    assert done.returncode == 0
    rows = read_rows(done.stdout)
    assert rows[0][:2] == ["302", "Punishment for murder"]
    assert rows[0][3:] == ["0.500", "predicted"]
    scores = [float(row[2]) for row in rows]
    assert scores == sorted(scores, reverse=True)
    assert {row[0]: row[1] for row in rows}["376(2)"] == "Punishment for rape"
    heaviest = done.stdout.splitlines()[-2]
    assert heaviest.endswith("%  [PERSON 1] stabbed her with a knife and [PERSON 2] died of the wound.")
    assert not any(name in done.stdout for name in ("Ramesh", "Sunita", "2004"))
    assert done.stderr.splitlines() == [
        f"classifier: {cache / 'models' / 'linear'}",
        "standard input: read as facts, since it has no title, no preamble and no decision; 3 sentences",
    ]


def test_how_many_sections_are_shown(predict_here: Here) -> None:
    assert len(read_rows(predict_here(TEXT)[0])) == 4
    assert len(read_rows(predict_here(TEXT, "--all")[0])) == 4
    assert [row[0] for row in read_rows(predict_here(TEXT, "--top", 1)[0])] == ["302"]
    both, _ = predict_here(f"{TELLING[0]} {TELLING[3]}", "--top", 1)
    assert len(read_rows(both)) == 1
    assert "1 more predicted below these: see all with --all" in both


def test_a_text_that_says_nothing_known(predict_here: Here) -> None:
    shown, _ = predict_here("Zzz xyzzy plugh.")
    assert "no section reaches the score that it needs" in shown
    assert "no sentence contains anything that the classifier knows" in shown


def test_section_numbers_do_not_matter(predictor: Predictor) -> None:
    one, other = (
        predictor.predict(f"{TELLING[2]} He was charged under Section {number} of the Indian Penal Code.")
        for number in ("302", "420")
    )
    assert one == other


def test_masked_facts_are_read_as_they_are(predict_here: Here) -> None:
    shown, told = predict_here("Ramesh stabbed her with a knife.", "--masked")
    assert "Ramesh stabbed her" in shown
    assert "read as facts, since it is masked already" in told


def test_other_letters_are_reported(predict_here: Here) -> None:
    assert "given: hardly any Latin letters: all parts of ilsi" in predict_here(HINDI, "--facts")[1]
    assert "hardly any" not in predict_here(TEXT)[1]


# A judgment


def test_a_saved_judgment_is_cut_down_to_its_facts(
    predict_here: Here, save_judgment: Callable[[str], tuple[str, str]]
) -> None:
    page, answer = save_judgment("".join(f'<p id="p_{n}">{text}</p>' for n, text in enumerate(BODY)))
    shown, told = predict_here(page)
    assert "read as a judgment, since it is a page, an API answer or a PDF; " in told
    assert read_rows(shown)[0][0] == "379"
    assert "dismissed" not in shown
    assert predict_here(answer)[0] == shown
    for flag, why in (("facts", "you said so"), ("masked", "it is masked already")):
        assert f"read as facts, since {why}; " in predict_here(page, f"--{flag}")[1]


def test_a_plain_text_may_be_a_judgment(predict_here: Here) -> None:
    body = "\n\n".join(BODY)
    shown, told = predict_here(f"Delhi High Court\n{TITLE}\n\n{body}")
    assert "read as a judgment, since it begins with a title or preamble" in told
    headless, told = predict_here(body)
    assert "read as a judgment, since it decides a case" in told
    assert read_rows(headless) == read_rows(shown)
    whole, told = predict_here(body, "--facts")
    assert "read as facts, since you said so; 12 sentences" in told
    assert read_rows(whole) != read_rows(shown)
    short, told = predict_here("\n\n".join(BODY[:3]), "--judgment")
    assert "read as a judgment, since you said so" in told
    assert read_rows(short)[0][0] == "379"


def test_what_a_head_is() -> None:
    assert has_head(f"[Cites 7, Cited by 0]\nDelhi High Court\n{TITLE}\n\n{BODY[0]}")
    assert has_head(
        f"IN THE HIGH COURT OF DELHI\nCrl.A. 12 of 2001\nA ... Appellant\nversus\nB\n\n{TEXT} {TEXT}"
    )
    assert not has_head("\n\n".join(BODY))
    assert not has_head(f"He was arrested on 3 May, 2001.\n{TEXT}")
    assert not has_head(" ".join([*BODY, "He relied upon Gopal vs State of Delhi on 3 May, 2001"]))


def test_the_roles_of_a_judgment() -> None:
    judgment = [FACTS] * 5 + [ARGUMENT, RATIO, RATIO, RATIO, PRESENT_RULING]
    assert decides_a_case(judgment)
    assert not decides_a_case([*judgment[:-1], RATIO])  # nothing is decided
    assert not decides_a_case(judgment[1:])  # too short to tell
    assert not decides_a_case([FACTS] * 6 + judgment[6:])  # mostly facts
    assert not decides_a_case([])


def test_a_first_sentence_that_looks_like_a_title_is_not_lost() -> None:
    text = "The occurrence took place on 3 May, 2001\nand " + "\n\n".join(BODY)
    assert read_text_judgment(text, "1").paragraphs[0].text.startswith("The occurrence took place on 3 May")


def test_a_judgment_without_facts_is_one_sentence(predict_here: Here) -> None:
    text = f"Delhi High Court\n{TITLE}\n\nThe appeal is dismissed.\n\nThe bail bonds are cancelled."
    with pytest.raises(BadInputError, match=r"no sentence that states facts was found: .* add --facts$"):
        predict_here(text)


def test_facts_are_those_of_the_stages(rebuilt_box: Path) -> None:
    """Links of a page are not looked at here, so one text in many may differ."""
    (parsed,), (masked,) = ((rebuilt_box / stage).iterdir() for stage in ("parse", "mask"))
    judgments = {row["docid"]: row for part in parsed.glob("part-*") for row in iterate_rows(part)}
    stage = [row for part in sorted(masked.glob("part-*")) for row in iterate_rows(part)][:10]
    given = [judgment_from_row(judgments[row["docid"]]) for row in stage]
    read = FactsReader(Settings()).read(given)
    same = [list(text.sentences) == row["sentences"] for text, row in zip(read, stage, strict=True)]
    assert sum(same) >= 9


# Lines


def test_lines_in_lines_out(run_ilsi: Run, cache: Path) -> None:
    given = write_lines(
        [
            {"id": "a", "text": TEXT},
            {"id": ["b", 2], "sentences": [TELLING[3], IDLE[0]]},
            {"id": "c"},
            {"id": "d", "text": 3},
            {"id": "e", "text": " "},
            {"id": None, "text": TELLING[2]},
        ]
    )
    done = run_ilsi("predict", "--jsonl", "--masked", "--cache", cache, text=given + "{")
    assert done.returncode == os.EX_DATAERR
    answers = read_answers(done.stdout)
    assert [answer["id"] for answer in answers] == ["a", ["b", 2], None]
    assert [answer["predicted"] for answer in answers] == [["302"], ["420"], ["379"]]
    for answer in answers:
        assert answer.keys() == {"id", "predicted", "scores"}
        assert sorted(answer["scores"]) == sorted(LABELS)
        assert list(answer["scores"].values()) == sorted(answer["scores"].values(), reverse=True)
        assert all(score == round(score, 4) for score in answer["scores"].values())
    told = done.stderr.splitlines()
    for bad in (
        'line 3: neither "text" nor "sentences"',
        'line 4: "text" is not a string',
        "line 7: not JSON",
        "id 'e': no sentence that states facts was found",
    ):
        assert f"standard input, {bad}" in told
    assert told[-1] == "ilsi: 4 of 7 lines could not be read, see above"


def test_lines_are_read_as_asked_for(predict_here: Here) -> None:
    judgment = f"Delhi High Court\n{TITLE}\n\n" + "\n\n".join(BODY)
    records = [{"id": 1, "text": judgment}, {"id": 2, "text": TEXT}, {"id": 3, "sentences": [TEXT]}]
    written, told = predict_here(write_lines(records), "--jsonl")
    assert "given: 1 of 3 texts read as judgments, the others as facts" in told
    first, second, third = read_answers(written)
    assert (first["predicted"], second["predicted"], third["predicted"]) == (["379"], ["302"], ["302"])
    as_facts, told = predict_here(write_lines(records), "--jsonl", "--facts")
    assert "taken as" not in told
    assert read_answers(as_facts)[0]["scores"] != first["scores"]
    assert read_answers(as_facts)[1:] == [second, third]


def test_sentences_are_masked_unless_they_are_already(predict_here: Here, predictor: Predictor) -> None:
    named = ["Shri Ramesh Kumar Dogra went to Rampur.", TELLING[2]]
    (masked,) = predictor.answer([named])
    assert masked.facts.sentences[0] == "Shri [PERSON 1] went to [PLACE 1]."
    lines = write_lines([{"id": 1, "sentences": named}, {"id": 1, "sentences": masked.facts.sentences}])
    one, other = read_answers(predict_here(lines, "--jsonl")[0])
    assert one == other
    one, other = read_answers(predict_here(lines, "--jsonl", "--masked")[0])
    assert one != other


def test_who_waits_gets_an_answer(ilsi_command: list[str], cache: Path) -> None:
    command = [*ilsi_command, "predict", "--jsonl", "--masked", "--cache", str(cache)]
    environment = os.environ | {"PYTHONPATH": str(Path(__file__).parents[2])}
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=environment
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        for number in range(2):
            process.stdin.write(write_lines([{"id": number, "text": TELLING[2]}]).encode())
            process.stdin.flush()
            assert json.loads(process.stdout.readline())["id"] == number
        process.stdin.close()
        assert process.wait(60) == 0


def test_batches_end_at_pauses_and_when_they_are_full(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("flows.classifiers.predict_batches.BATCH_CHARACTERS", 1_000)
    short, long = TextToPredict(1, "x"), TextToPredict(2, ["y" * 400, "z" * 500])
    batches = list(make_batches([short, None, None, short, long, short, short], TextToPredict.fill_batch))
    assert batches == [[short], [short, long], [short, short]]


# Tables


def write_table(path: Path, schema: pa.Schema, rows: Sequence[dict[str, Any]], group: int = 2) -> Path:
    pq.write_table(pa.Table.from_pylist(list(rows), schema=schema), path, row_group_size=group)
    return path


def test_a_table_of_texts(predict_here: Here, predictor: Predictor, tmp_path: Path) -> None:
    schema = pa.schema([("id", pa.int64()), ("text", pa.string()), ("more", pa.int8())])
    texts = [TEXT, None, TELLING[3], "", f"Delhi High Court\n{TITLE}\n\n" + "\n\n".join(BODY)]
    rows = [{"id": n, "text": text, "more": 1} for n, text in enumerate(texts)]
    out = tmp_path / "out.parquet"
    out.write_text("something old")
    _, told = predict_here(write_table(tmp_path / "in.parquet", schema, rows), "--out", out)
    written = pq.read_table(out)
    assert written.schema.names == ["id", "predicted", "scores"]
    assert written.schema.field("id").type == pa.int64()
    got = written.to_pylist()
    assert [row["id"] for row in got] == [0, 1, 2, 3, 4]
    assert [row["predicted"] for row in got] == [["302"], None, ["420"], None, ["379"]]
    assert got[1]["scores"] is None
    assert list(got[0]["scores"]) == list(LABELS)
    told_here = {each.section: each.score for each in predictor.predict(TEXT)}
    assert got[0]["scores"] == pytest.approx(told_here)
    assert "in.parquet: 2 of 5 rows have no facts, so no scores" in told
    assert "in.parquet: 1 of 5 texts read as judgments, the others as facts" in told
    assert sorted(path.name for path in tmp_path.iterdir()) == ["in.parquet", "out.parquet"]


def test_a_published_table_is_masked_already(run_ilsi: Run, cache: Path, tmp_path: Path) -> None:
    schema = declare_schema(Example, LABELS)
    example = {"labels": [0], "court": "delhi", "year": 1999}
    rows = [{"id": f"{n:x}", "text": [TELLING[n % 4], "Ramesh ran."]} | example for n in range(9)]
    table = write_table(tmp_path / "test.parquet", schema, rows)
    done = run_ilsi("predict", table, "--out", tmp_path / "out.parquet", "--cache", cache)
    assert done.returncode == 0
    assert f"{table}: rows of a published dataset, so masked already" in done.stderr
    got = pq.read_table(tmp_path / "out.parquet").to_pylist()
    assert [row["predicted"] for row in got] == [[LABELS[n % 4]] for n in range(9)]
    assert is_published(schema)
    assert not is_published(schema.remove_metadata())
    assert not is_published(schema.remove(4))
    assert not is_published(schema.with_metadata({"huggingface": "{}"}))


def test_tables_that_cannot_be_read_or_written(predict_here: Here, tmp_path: Path) -> None:
    out = tmp_path / "out.parquet"
    bad = tmp_path / "bad.parquet"
    bad.write_text("no table")
    with pytest.raises(BadInputError, match=r"bad\.parquet is not Parquet"):
        predict_here(bad, "--out", out)
    with pytest.raises(BadInputError, match=r"none\.parquet cannot be read"):
        predict_here(tmp_path / "none.parquet", "--out", out)
    wordless = write_table(tmp_path / "a.parquet", pa.schema([("id", pa.string())]), [{"id": "1"}])
    with pytest.raises(BadInputError, match="has no column text"):
        predict_here(wordless, "--out", out)
    numbers = write_table(tmp_path / "b.parquet", pa.schema([("id", pa.int8()), ("text", pa.int8())]), [])
    with pytest.raises(BadInputError, match="has int8 in its column text"):
        predict_here(numbers, "--out", out)
    schema = pa.schema([("id", pa.int8()), ("text", pa.list_(pa.string()))])
    table = write_table(tmp_path / "c.parquet", schema, [{"id": 1, "text": [TELLING[0], None]}])
    with pytest.raises(UsageError, match="which is read: name another file"):
        predict_here(table, "--out", tmp_path / "." / "c.parquet")
    with pytest.raises(StorageError, match="cannot be written"):
        predict_here(table, "--out", tmp_path / "nowhere" / "out.parquet")
    assert not out.exists()
    predict_here(table, "--out", out, "--masked")
    assert pq.read_table(out).to_pylist()[0]["predicted"] == ["302"]


def test_a_damaged_table_leaves_what_was_there(predict_here: Here, tmp_path: Path) -> None:
    schema = pa.schema([("id", pa.int64()), ("text", pa.string())])
    rows = [{"id": n, "text": f"{TELLING[n % 4]} {n * 7919}"} for n in range(500)]
    table = write_table(tmp_path / "in.parquet", schema, rows, group=100)
    content = bytearray(table.read_bytes())
    middle = len(content) // 2
    content[middle : middle + 400] = bytes(400)
    table.write_bytes(content)
    out = tmp_path / "out.parquet"
    out.write_text("something old")
    with pytest.raises(BadInputError, match="is damaged: nothing was written"):
        predict_here(table, "--out", out, "--masked")
    assert out.read_text() == "something old"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["in.parquet", "out.parquet"]


# From Python


def test_three_lines_of_python(cache: Path) -> None:
    predictor = Predictor(str(cache / "models" / "linear"))
    sections = predictor.predict("The accused stabbed his brother Suresh, who died of the wound.")
    first = sections[0]
    assert (first.section, first.title, first.predicted) == ("302", "Punishment for murder", True)
    assert len(sections) == 4
    assert predictor.predict([TELLING[3]])[0].section == "420"
    assert predictor.predict([TELLING[3]], read_as="masked")[0].section == "420"
    for nothing in ("", " \n", [], [""]):
        with pytest.raises(BadInputError, match="no sentence that states facts was found"):
            predictor.predict(nothing)


def test_answers_do_not_depend_on_the_other_texts(predictor: Predictor) -> None:
    judgment = f"Delhi High Court\n{TITLE}\n\n" + "\n\n".join(BODY)
    texts: list[str | list[str]] = [TEXT, "", judgment, list(TELLING), "\n".join(BODY)]
    together = predictor.answer(texts)
    assert together == [predictor.answer([text])[0] for text in texts]
    assert together == predictor.answer(texts[::-1])[::-1]
    assert [answer.facts.is_judgment for answer in together] == [False, False, True, False, True]


# Refusals


def pretend_trained(folder: Path, kind: str, f1: float | None) -> None:
    """A folder with the description of a classifier, and how good it was on validation if that is known."""
    folder.mkdir(parents=True)
    (folder / f"{kind}.json").write_text("{}")
    if f1 is not None:
        about = {"kind": kind, "dataset": "a", "options": {}, "seed": 1, "code": "b", "corpus": None}
        write_trained(folder, Trained(**about, inputs=[], digest=digest_model(folder), validation_f1=f1))


def test_of_several_classifiers_the_best_on_validation_is_taken(tmp_path: Path) -> None:
    models, settings = tmp_path / "models", Settings(cache=tmp_path)
    best = models / "lesicin"
    for kind, f1 in (("lesicin", 0.4), ("ensemble", 0.3), ("linear", 0.35)):
        pretend_trained(models / kind, kind, f1)
        assert find_trained(settings) == best
    pretend_trained(models / "hmn", "hmn", 0.5)  # whichever settings named it for a rebuild
    assert find_trained(settings) == models / "hmn"
    pretend_trained(models / "lesicin-seed-3", "lesicin", 0.9)  # a rebuild does not train that
    pretend_trained(models / "fla", "linear", 0.9)
    assert find_trained(settings) == models / "hmn"
    (models / "hmn" / "hmn.json").write_text('{"another": "classifier"}')  # of unknown quality
    assert find_trained(settings) == best
    shutil.rmtree(models / "lesicin")
    assert find_trained(settings) == models / "linear"


def test_a_classifier_of_unknown_quality_is_better_than_none(tmp_path: Path) -> None:
    pretend_trained(tmp_path / "models" / "ensemble", "ensemble", None)
    assert find_trained(Settings(cache=tmp_path)) == tmp_path / "models" / "ensemble"


def test_without_a_classifier_there_is_one_sentence(cache: Path, tmp_path: Path, refuse_ilsi: Refuse) -> None:
    assert find_trained(Settings(cache=cache)) == cache / "models" / "linear"
    nothing = tmp_path / "nothing"
    advice = "run ./ilsi train, or name one with --model"
    sentence = f"{nothing}/models holds no trained classifier yet: {advice}"
    refuse_ilsi(sentence, "predict", "-", "--cache", nothing, text=TEXT)
    with pytest.raises(BadInputError, match="holds no trained classifier: name a folder"):
        Predictor(tmp_path)


@pytest.mark.parametrize(
    ("flags", "sentence"),
    [
        (["--facts", "--judgment"], "--facts and --judgment exclude each other"),
        (["--judgment", "--masked"], "--judgment and --masked exclude each other"),
        (["--jsonl", "--top", "3"], "--top and --all are for the terminal"),
        (["--out", "x.parquet"], "--out FILE says where the answers to a .parquet go"),
    ],
)
def test_flags_that_exclude_each_other(flags: list[str], sentence: str, predict_here: Here) -> None:
    with pytest.raises(UsageError, match=sentence):
        predict_here(TEXT, *flags)


def test_a_table_needs_a_place_for_the_answers(predict_here: Here, tmp_path: Path) -> None:
    for flags, sentence in (([], "--out FILE"), (["--jsonl", "--out", "x"], "leave out --jsonl")):
        with pytest.raises(UsageError, match=sentence):
            predict_here(tmp_path / "in.parquet", *flags)


STATUTE = (
    '<html><body><div class="akoma-ntoso"><h2 class="doc_title">Section 377 in The Indian Penal Code</h2>'
    '<section class="akn-section" id="section_377"><h3>377. Unnatural offences</h3>'
    '<span class="akn-p">Whoever voluntarily ...</span></section></div></body></html>'
)


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"", "is empty: give facts or a judgment"),
        (b" \n\n", "is empty"),
        (b"%PDF-1.4 ...", "is a broken PDF"),
        (b"\0\1\2\3" * 50, "is not text"),
        (b"<html><body>Hello</body></html>", "looks like a page or an API answer and cannot be parsed"),
        (b'{"errmsg": "no"}', "looks like a page or an API answer and cannot be parsed"),
        (
            b'{"id": 1, "text": "He ran."}\n{"id": 2, "text": "x"}\n',
            "holds lines of JSON with texts: add --jsonl",
        ),
        (STATUTE.encode(), "is a section of an Act: give facts or a judgment"),
    ],
)
def test_what_is_no_text_of_facts_is_one_sentence(content: bytes, sentence: str, tmp_path: Path) -> None:
    (tmp_path / "given").write_bytes(content)
    with pytest.raises(BadInputError, match=sentence):
        read_judgment(tmp_path / "given", "facts or a judgment")
    with pytest.raises(BadInputError, match="cannot be read"):
        read_judgment(tmp_path / "nowhere", "facts or a judgment")


def test_texts_in_other_encodings(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for encoding in ("utf-8-sig", "utf-16"):
        (tmp_path / "given").write_bytes(f"He ran. {HINDI}".encode(encoding))
        assert read_judgment(tmp_path / "given", "facts or a judgment") == f"He ran. {HINDI}"
    (tmp_path / "given").write_bytes(b"He \x93ran\x94.\0")
    text = read_judgment(tmp_path / "given", "facts or a judgment")
    assert not isinstance(text, Judgment)
    assert text.startswith("He “ran”.")
    assert "given is not UTF-8: read as windows-1252" in capsys.readouterr().err


def test_one_sentence_and_no_answer(refuse_ilsi: Refuse, cache: Path, tmp_path: Path) -> None:
    (tmp_path / "given").write_bytes(b"")
    linear = cache / "models" / "linear"
    refuse_ilsi(
        f"{tmp_path}/given is empty: give facts or a judgment",
        "predict",
        tmp_path / "given",
        "--model",
        linear,
    )
