"""Everything together, with the entity finder that comes with ilsi: what holds for any text, and the box.

All texts are invented: sentences made here with the box's names, paragraphs of the box, and noise.
"""

import importlib
import re
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import ModuleType
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from embedded import names
from embedded.docket.case import Case
from embedded.site.write import iterate_cases
from flows.orchestrate.worker_pool import open_pool
from flows.plans.masks import DEFAULT_NER, digest_entity_finder, load_entity_finder
from model.entities.finder import SpacyEntities, load_entities
from pipeline.mask import stage as mask
from pipeline.mask.any_text import MaskedText, cut_text, mask_cut_texts
from pipeline.mask.people.name_lists import is_common_word
from pipeline.mask.stage import MaskOptions, mask_rows, mask_shard
from pipeline.parquet import read_parquet
from pipeline.shards import ShardJob
from schemas.masks import PERSON, PLAIN, PRESETS, STRICT, STRICT_PRESET
from schemas.records import SCHEMAS, Citations, Facts, Judgment, MaskedFacts, as_row

ROOT = Path(__file__).resolve().parents[3]
BOX_SEED = 31337  # nothing has learnt from this box, and no rule was written by it
CASES = 150
FULL = PRESETS["full"]

Rows = tuple[dict[str, Any], dict[str, Any], dict[str, Any]]

# Masking one text takes as long as many tests do, and the fixture is the same for all examples.
few = settings(max_examples=20, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])


@pytest.fixture(scope="module")
def entities() -> SpacyEntities:
    return load_entities(DEFAULT_NER)


def mask_one(entities: SpacyEntities, text: str, title: str = "", **options: Any) -> MaskedText:
    preset = PRESETS[options.pop("preset", "full")]
    (masked,) = mask_cut_texts([cut_text(text, title=title, **options)], entities, preset)
    return masked


# Texts

_COMMUNITIES = [each for each in vars(names).values() if isinstance(each, names.Community)]
_GIVEN = sorted({name for each in _COMMUNITIES for name in each.men if " " not in name and len(name) > 3})
_FAMILY = sorted(
    {name for each in _COMMUNITIES for name in each.families if len(name) > 3 and name.isalpha()}
)
_NAMING = (
    "The statement of Shri {full} was recorded at noon.",
    "There PW-3 {full} saw the lorry leave.",
    "It was Smt. {full} who opened the door.",
    "The land belonged to one Dr. {full}, as all of them knew.",
)
_TELLING = (
    "{full} then ran to the well with a stick in his hand.",
    "Nothing was said by {full} for an hour.",
    "The blow fell on the head of {upper}, who sat down.",
    "Then {given} shouted that he had been robbed.",
    "A child saw {full}'s cart near the canal.",
    "The note was signed {lower} in blue ink.",
    "He was taken from Rampur to the hospital at Ramgarh, and Mr. {family} went with him.",
    "Under Sections 302 and 34 of the Indian Penal Code he was tried on 12.3.2004.",
    "It rained that night, and the road could not be used.",
)
_ODD_WORDS = (
    "[PERSON 1]",
    "<ENTITY>",
    "302",
    "u/s",
    "Shri",
    "s/o",
    "@",
    "M/s.",
    "12.3.2004",
    "Ram",
    ",",
    "(",
)
_NOISE = st.one_of(st.text(max_size=40), st.lists(st.sampled_from(_ODD_WORDS), max_size=8).map(" ".join))


@st.composite
def stories(draw: st.DrawFn) -> tuple[str, list[str]]:
    """Paragraphs about some people, each of them named in full behind a title; and the full names."""
    people = draw(
        st.lists(
            st.tuples(st.sampled_from(_GIVEN), st.sampled_from(_FAMILY)),
            min_size=1,
            max_size=3,
            unique_by=(lambda one: one[0], lambda one: one[1]),
        )
    )
    sentences = []
    for given_name, family in people:
        full = f"{given_name} {family}"
        forms = {"full": full, "upper": full.upper(), "lower": full.lower()}
        forms |= {"given": given_name, "family": family}
        chosen = [draw(st.sampled_from(_NAMING)), *draw(st.lists(st.sampled_from(_TELLING), max_size=4))]
        sentences += [each.format(**forms) for each in chosen]
    mixed = draw(st.permutations(sentences))
    ends = draw(st.lists(st.sampled_from([" ", "\n\n", "\n"]), min_size=len(mixed), max_size=len(mixed)))
    text = "".join(sentence + end for sentence, end in zip(mixed, ends, strict=True))
    return text, [f"{given_name} {family}" for given_name, family in people]


@pytest.fixture(scope="module")
def box() -> list[Case]:
    return list(iterate_cases(BOX_SEED, CASES))


@st.composite
def documents(draw: st.DrawFn, box: Sequence[Case]) -> tuple[str, str]:
    """A title, or none, and a text of stories, paragraphs of the box and noise."""
    case = draw(st.sampled_from(box))
    blocks = [block.text for block in case.blocks]
    parts = draw(
        st.lists(
            st.one_of(stories().map(lambda story: story[0]), st.sampled_from(blocks), _NOISE), max_size=4
        )
    )
    if draw(st.booleans()):
        parts = [*blocks[:2], *parts]  # its preamble
    return draw(st.sampled_from([case.title, ""])), "\n\n".join(parts)


# What holds for any text


@few
@given(st.data(), st.sampled_from([*PRESETS]), st.sampled_from([None, PLAIN, STRICT]))
def test_nothing_outside_spans_changes(
    entities: SpacyEntities, box: list[Case], data: st.DataObject, preset: str, tier: str | None
) -> None:
    title, text = data.draw(documents(box))
    masked = mask_one(entities, text, title, preset=preset, tier=tier)
    forms = (STRICT_PRESET if masked.tier == STRICT else PRESETS[preset]).forms
    written, end = "", 0
    for each in masked.masks:
        assert end <= each.start < each.end
        written += text[end : each.start] + forms[each.kind].format(n=each.number)
        end = each.end
    assert masked.text == written + text[end:]


@settings(few, max_examples=150)
@given(story=stories())
def test_no_full_name_survives(entities: SpacyEntities, story: tuple[str, list[str]]) -> None:
    text, people = story
    masked = mask_one(entities, text)
    surfaces = {" ".join(text[each.start : each.end].split()) for each in masked.masks if each.kind == PERSON}
    left = " ".join(masked.text.split())
    for name in {*people, *(surface for surface in surfaces if " " in surface)}:
        # In small letters "more" and "bind" are words first, even behind "asha".
        is_telling = not any(map(is_common_word, name.split()))
        forms = rf"\b(?:{re.escape(name)}|{re.escape(name.upper())})\b"
        assert not re.search(forms, left, re.IGNORECASE if is_telling else 0), name


@settings(few, max_examples=150)
@given(story=stories())
def test_no_word_is_damaged(entities: SpacyEntities, story: tuple[str, list[str]]) -> None:
    text = f"There Shri Ram Lal and one Ram Nath of Rampur were seen. Ram ran to Rampura.\n\n{story[0]}"
    masked = mask_one(entities, text)
    assert not re.search(r"\bRam\b", masked.text)
    for each in masked.masks:
        for edge in (each.start, each.end):
            assert not re.fullmatch(r"\w\w", text[max(0, edge - 1) : edge + 1]), text[each.start : each.end]
    for place in re.finditer(r"\bRam(?:pura?|garh)\b", text):
        over = [each for each in masked.masks if each.start < place.end() and place.start() < each.end]
        assert all(each.start <= place.start() and place.end() <= each.end for each in over)


@few
@pytest.mark.parametrize(
    ("preset", "tier"), [("full", None), ("paper", PLAIN), ("ilsi-v2", PLAIN), ("full", STRICT)]
)
@given(data=st.data())
def test_masking_twice_changes_nothing(
    entities: SpacyEntities, box: list[Case], preset: str, tier: str | None, data: st.DataObject
) -> None:
    title, text = data.draw(documents(box))
    once = mask_one(entities, text, title, preset=preset, tier=tier).text
    assert mask_one(entities, once, title, preset=preset, tier=tier).text == once


# How the work is cut does not matter


@settings(few, max_examples=5)
@given(data=st.data())
def test_a_text_is_masked_as_it_is_alone(
    entities: SpacyEntities, box: list[Case], data: st.DataObject
) -> None:
    given_texts = data.draw(st.lists(documents(box), max_size=6))
    cut = [cut_text(text, title=title) for title, text in given_texts]
    alone = [mask_cut_texts([each], entities, FULL)[0] for each in cut]
    assert mask_cut_texts(cut, entities, FULL) == alone


@pytest.fixture(scope="module")
def measure() -> Iterator[ModuleType]:
    """The measurement whose figures the docs print."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(ROOT / "benchmarks"))
        yield importlib.import_module("masked_judgments")


@pytest.fixture(scope="module")
def rows(box: list[Case], measure: ModuleType) -> list[tuple[Case, Rows]]:
    """The facts of cases as the truth has them."""
    told = [(case, measure.read_box_row(case)) for case in box]
    return [(case, row) for case, row in told if row[0]["sentences"]]


@pytest.fixture(scope="module")
def masked_box(rows: list[tuple[Case, Rows]], entities: SpacyEntities) -> list[MaskedFacts]:
    masked = list(mask_rows((row for _, row in rows), entities, FULL))
    assert all(isinstance(each, MaskedFacts) for each in masked)
    return [each for each in masked if isinstance(each, MaskedFacts)]


@pytest.mark.parametrize("most", [1, 20_000])
def test_batches_change_nothing(
    rows: list[tuple[Case, Rows]],
    masked_box: list[MaskedFacts],
    entities: SpacyEntities,
    monkeypatch: pytest.MonkeyPatch,
    most: int,
) -> None:
    monkeypatch.setattr(mask, "BATCH_CHARACTERS", most)
    assert list(mask_rows((row for _, row in rows[:20]), entities, FULL)) == masked_box[:20]


def test_two_processes_change_nothing(
    rows: list[tuple[Case, Rows]], masked_box: list[MaskedFacts], tmp_path: Path
) -> None:
    choices = MaskOptions(str(DEFAULT_NER), digest_entity_finder(str(DEFAULT_NER)), "full", frozenset())

    def run(index: int) -> list[dict[str, Any]]:
        shard = [row for _, row in rows[15 * index : 15 * index + 15]]
        tables = [tmp_path / f"{name}-{index}.parquet" for name in ("parse", "cite", "facts")]
        for path, kind, place in zip(tables, (Judgment, Citations, Facts), (1, 2, 0), strict=True):
            told = [{"confidence": 1.0} | row[place] for row in shard]
            pq.write_table(pa.Table.from_pylist(told, schema=SCHEMAS[kind]), path)
        job = ShardJob(tmp_path, index, "mask", "key", MaskedFacts)
        pool.run(mask_shard, job, tables[0], tables[1], tables[2], load_entity_finder, choices)
        return list(read_parquet(job.part).to_pylist())

    with open_pool(2) as pool, ThreadPoolExecutor(2) as threads:
        done = [row for shard in threads.map(run, range(2)) for row in shard]
    assert done == [as_row(each) for each in masked_box[:30]]


# The box


def test_persons_of_the_box_are_masked_and_told_apart(
    rows: list[tuple[Case, Rows]], masked_box: list[MaskedFacts], measure: ModuleType
) -> None:
    score = measure.BoxScore()
    for (case, row), masked in zip(rows, masked_box, strict=True):
        score.add(case, row[0], masked)
    assert score.persons > 2000
    assert score.found / score.persons >= 0.99
    assert score.right / score.masks >= 0.98
    assert score.documents > 100
    # 0.969 here, 0.984 with seed 808: two of one given name, and names joined in a list, are confused.
    assert score.consistent / score.documents >= 0.96


def test_no_section_leaks_in_the_box(
    rows: list[tuple[Case, Rows]], masked_box: list[MaskedFacts], measure: ModuleType
) -> None:
    leaking = 0
    for (case, row), masked in zip(rows, masked_box, strict=True):
        told = "\n".join(sentence["text"] for sentence in row[0]["sentences"])
        leaking += bool(measure.find_leaks(told, case.sections()))
        assert measure.find_leaks("\n".join(masked.sentences), case.sections()) == [], case.docid
    assert leaking > 20  # they would, unmasked
