"""Every annotated corpus gives the same documents, and each mistake in one is one clear sentence."""

import json
import os
from collections import Counter
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from embedded.site.write import write_truth
from model.tagger.corpora.read import (
    BUILD_LABELS,
    MarkedParagraph,
    RoleDocument,
    align_roles,
    read_marked_texts,
    read_role_corpus,
)
from schemas.errors import BadInputError
from schemas.roles import ARGUMENT, FACTS, NONE, PREAMBLE, PRESENT_RULING, RATIO, ROLES

WELL = "The accused was seen near the well"
KNIFE = "A knife was found under his bed"
ALLOWED = "The appeal is allowed"


def write(folder: Path, name: str, content: Any) -> Path:
    """Write bytes or text as they are, anything else as JSON."""
    path = folder / name
    if not isinstance(content, str | bytes):
        content = json.dumps(content)
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    return path


def segmented(labels: list[Any], *segments: str) -> dict[str, Any]:
    return {"labels": labels, "segments": list(segments)}


def annotated(text: str, *sentences: tuple[int, int, str, str], **more: Any) -> dict[str, Any]:
    """A judgment as BUILD was first released: (start, end, text, label) of each sentence."""
    values = [
        {"start": start, "end": end, "text": words, "labels": [label]}
        for start, end, words, label in sentences
    ]
    result = [{"id": f"s{place}", "type": "labels", "value": value} for place, value in enumerate(values)]
    return {
        "id": 7,
        "annotations": [{"result": result}],
        "data": {"text": text},
        "meta": {"group": "Tax"},
    } | more


def told(docid: str, *blocks: tuple[str, list[list[Any]]]) -> str:
    """One line of the box's truth."""
    return json.dumps(
        {
            "docid": docid,
            "crime": None,
            "blocks": [
                {"kind": "p", "text": text, "sentences": sentences, "names": [], "cited": []}
                for text, sentences in blocks
            ],
        }
    )


# JURIX


def test_a_folder_is_read_in_the_order_of_names_with_categories(tmp_path: Path) -> None:
    write(tmp_path, "1990_B_2.txt", f"{ALLOWED}\tRuling by Present Court\n")
    write(tmp_path, "1980_A_1.txt", f"{WELL}\tFacts\n{KNIFE}\tFacts\n")
    write(tmp_path, "2000_C_3.txt", f"{WELL}\tFacts\n")
    write(tmp_path, "categories.txt", "Land & Water\t1990_B_2 1980_A_1\nTax\t1970_Z_9\n")
    write(tmp_path, "LICENSE", "Do as you like with this.")
    write(tmp_path, "README.md", "Some words.")
    write(tmp_path, ".listing", b"\xff\x00")
    assert read_role_corpus(tmp_path) == [
        RoleDocument("1980_A_1", (WELL, KNIFE), (FACTS, FACTS), "Land & Water"),
        RoleDocument("1990_B_2", (ALLOWED,), (PRESENT_RULING,), "Land & Water"),
        RoleDocument("2000_C_3", (WELL,), (FACTS,), None),
    ]


@pytest.mark.parametrize(
    "content",
    [
        f"{WELL}\tFacts\n{ALLOWED}\tRuling by Present Court\n",
        f"{WELL}\tFacts\r\n{ALLOWED}\tRuling by Present Court\r\n\r\n",
        f"\ufeff{WELL}\tFacts \n\n \t \n{ALLOWED}\tRuling by Present Court",
        f"{WELL}\tFACTS\n{ALLOWED}\truling  by presentCourt \t\n",
        f"  The accused \u2028was\tseen  near\u00a0the well \tFacts\n{ALLOWED}\tRuling by Present Court\n",
        f"{WELL}\tFacts\n  \tArgument\n\tArgument\n{ALLOWED}\tRuling by Present Court\n",
    ],
    ids=["plain", "windows", "mark and blanks", "case", "white space", "empty sentences"],
)
def test_one_file_is_read_however_it_was_saved(tmp_path: Path, content: str) -> None:
    path = write(tmp_path, "1980_A_1.txt", content)
    assert read_role_corpus(path) == [RoleDocument("1980_A_1", (WELL, ALLOWED), (FACTS, PRESENT_RULING))]


def test_a_sentence_may_begin_with_a_bracket(tmp_path: Path) -> None:
    path = write(tmp_path, "a.txt", "[1999] 4 XYZ 12 was relied on\tPrecedent\n{sic}\tNone\n")
    assert read_role_corpus(path)[0].sentences == ("[1999] 4 XYZ 12 was relied on", "{sic}")


# BUILD


def test_labels_have_the_numbers_of_the_corpus() -> None:
    assert list(BUILD_LABELS)[:4] == ["PREAMBLE", "FAC", "RLC", "ISSUE"]
    assert list(BUILD_LABELS)[-2:] == ["RPC", "NONE"]
    assert set(BUILD_LABELS.values()) == set(ROLES)


def test_segments_are_read_by_number_and_white_space_is_collapsed(tmp_path: Path) -> None:
    first = segmented([0, 1, 3, 12, 4, 5, 6, 10, 11], "\n\n  IN THE\n COURT", *"bcdefghi")
    path = write(tmp_path, "some.json", [first, segmented([1, 1], WELL, " \n ")])
    roles = (PREAMBLE, FACTS, NONE, NONE, ARGUMENT, ARGUMENT, RATIO, RATIO, PRESENT_RULING)
    assert read_role_corpus(path) == [
        RoleDocument("some-1", ("IN THE COURT", *"bcdefghi"), roles),
        RoleDocument("some-2", (WELL,), (FACTS,)),
    ]


def test_numbered_documents_keep_their_order(tmp_path: Path) -> None:
    path = write(tmp_path, "some.json", [segmented(["FAC"], f"Sentence {number}") for number in range(12)])
    documents = read_role_corpus(path)
    assert [document.name for document in documents][:2] == ["some-01", "some-02"]
    assert [document.sentences for document in documents] == [(f"Sentence {n}",) for n in range(12)]


def test_the_first_release_is_read_in_the_order_of_the_text(tmp_path: Path) -> None:
    text = f"{WELL}.\n\n  {ALLOWED}."
    start = text.index(ALLOWED)
    document = annotated(
        text, (start, len(text), f"{ALLOWED}.", "RPC"), (0, len(WELL) + 1, f"{WELL}.", "fac")
    )
    path = write(tmp_path, "release.json", [document])
    assert read_role_corpus(path) == [RoleDocument("7", (f"{WELL}.", f"{ALLOWED}."), (FACTS, PRESENT_RULING))]
    (marked,) = read_marked_texts(path)
    spans = ((0, len(WELL) + 1, FACTS), (start, len(text), PRESENT_RULING))
    assert marked.paragraphs == (MarkedParagraph(text, spans),)


@pytest.mark.parametrize(
    "places",
    [[(0, 5), (5, 9)], [(0, 500), (500, 900)], [(-5, 3), (0, 4)], [(0, 34), (9, 30)], [(9, 3), (12, 4)]],
)
def test_sentences_are_believed_where_their_offsets_are_wrong(
    tmp_path: Path, places: list[tuple[int, int]]
) -> None:
    (first, second), text = places, f"{WELL} {ALLOWED}"
    document = annotated(text, (*first, WELL, "FAC"), (*second, ALLOWED, "RPC"))
    (marked,) = read_marked_texts(write(tmp_path, "release.json", [document]))
    (paragraph,) = marked.paragraphs
    assert [(paragraph.text[start:end], role) for start, end, role in paragraph.spans] == [
        (WELL, FACTS),
        (ALLOWED, PRESENT_RULING),
    ]


segments = st.lists(st.tuples(st.text(alphabet="ab. \n", max_size=8), st.integers(0, 12)), min_size=1)


@given(segments)
def test_joined_segments_give_themselves_back(
    tmp_path_factory: pytest.TempPathFactory, marked: list[tuple[str, int]]
) -> None:
    document = {"labels": [label for _, label in marked], "segments": [text for text, _ in marked]}
    (read,) = read_marked_texts(write(tmp_path_factory.mktemp("build"), "some.json", [document]))
    (paragraph,) = read.paragraphs
    assert [paragraph.text[start:end] for start, end, _ in paragraph.spans] == document["segments"]
    assert paragraph.text.split() == [word for text, _ in marked for word in text.split()], "words kept apart"


# The box


def test_truth_is_cut_as_it_says(tmp_path: Path) -> None:
    first = ("4. The well was dry. He fled.", [[3, 20, "Facts"], [21, 29, "Facts"]])
    lines = [told("22", first, ("Allowed.", [[0, 8, "Ruling by Present Court"]])), told("11", first), ""]
    path = write(tmp_path, "truth.jsonl", "\n".join(lines))
    assert read_role_corpus(path) == [
        RoleDocument("11", ("The well was dry.", "He fled."), (FACTS, FACTS)),
        RoleDocument("22", ("The well was dry.", "He fled.", "Allowed."), (FACTS, FACTS, PRESENT_RULING)),
    ]
    assert [marked.name for marked in read_marked_texts(path)] == ["22", "11"]


def test_what_the_box_writes_is_read(tmp_path: Path) -> None:
    path = tmp_path / "truth.jsonl"
    write_truth(path, seed=3, cases=12)
    documents = read_role_corpus(path)
    assert len(documents) == 12
    assert {role for document in documents for role in document.roles} <= set(ROLES)
    assert all(len(document.sentences) == len(document.roles) > 5 for document in documents)


# Alignment


def paragraph(*parts: tuple[str, str | None]) -> MarkedParagraph:
    text, spans = "", []
    for words, role in parts:
        if role is not None:
            spans.append((len(text), len(text) + len(words), role))
        text += words
    return MarkedParagraph(text, tuple(spans))


def test_the_role_that_covers_most_wins() -> None:
    text = paragraph(("aaaa", FACTS), ("  ", None), ("bbb", RATIO), ("ccc", ARGUMENT), ("dd", RATIO))
    assert align_roles(text, [(0, 4), (6, 14)]) == [FACTS, RATIO]
    assert align_roles(text, [(0, 8)]) == [FACTS]
    assert align_roles(text, [(2, 12)]) == [RATIO]
    assert align_roles(text, [(6, 12)]) == [RATIO], "the earlier of two that cover the same"
    assert align_roles(text, [(1, 2), (2, 3), (3, 11), (12, 14)]) == [FACTS, FACTS, RATIO, RATIO]


def test_a_cut_that_no_span_touches_has_no_role() -> None:
    text = paragraph(("1. ", None), ("aaaa", FACTS), ("  ", None))
    assert align_roles(text, [(0, 3), (3, 7), (7, 9)]) == [NONE, FACTS, NONE]
    assert align_roles(text, []) == []
    assert align_roles(MarkedParagraph("abc", ((1, 1, FACTS),)), [(0, 3)]) == [NONE]
    assert align_roles(MarkedParagraph("abc", ()), [(0, 3)]) == [NONE]


parts = st.lists(st.tuples(st.text("ab", max_size=6), st.sampled_from([*ROLES, None])), max_size=10)


@given(parts, st.lists(st.integers(0, 60)))
def test_alignment_agrees_with_counting_characters(
    marked: list[tuple[str, str | None]], edges: list[int]
) -> None:
    text = paragraph(*marked)
    by_character = [role for words, role in marked for _ in words]
    edges = sorted({min(edge, len(text.text)) for edge in edges})
    cuts = list(pairwise(edges))
    expected = []
    for start, end in cuts:
        counts = Counter(role for role in by_character[start:end] if role is not None)
        expected.append(counts.most_common(1)[0][0] if counts else NONE)
    assert align_roles(text, cuts) == expected


def test_alignment_of_a_long_text_is_done_in_one_go() -> None:
    """Anything but linear time would not end here."""
    many = 400_000
    spans = tuple((place, place + 1, ROLES[place % 9]) for place in range(many))
    cuts = [(place, place + 1) for place in range(many)]
    assert align_roles(MarkedParagraph("a" * many, spans), cuts) == [role for _, _, role in spans]
    assert align_roles(MarkedParagraph("a" * many, ((0, many, FACTS),)), cuts) == [FACTS] * many


# Mistakes


def jurix(line: str) -> str:
    return f"{WELL}\tFacts\n{line}\n"


def truth(sentences: list[list[Any]]) -> str:
    return told("5", (WELL, sentences))


ANNOTATED = annotated(WELL, (0, len(WELL), WELL, "FAC"))
MISTAKES: list[tuple[str, Any, str]] = [
    ("a.txt", jurix(KNIFE), "line 2 has no TAB"),
    ("a.txt", jurix(f"{KNIFE}\t"), "line 2 has no TAB"),
    ("a.txt", jurix(f"{KNIFE}\tFact"), "line 2: unknown role 'Fact', did you mean 'Facts'?"),
    ("a.txt", jurix(f"{KNIFE}\tRatio of decision"), "did you mean 'Ratio of the decision'?"),
    ("a.txt", jurix(f"{KNIFE}\t0.93"), "line 2: unknown role '0.93', known are Facts, Ruling by Lower Court"),
    ("a.txt", jurix(f"{KNIFE}\t{'x' * 500_000}"), "line 2: unknown role 'xxxx"),
    ("a.txt", jurix(KNIFE).encode() + b"caf\xe9\tFacts", "line 3 is not UTF-8"),
    ("a.txt", f"{WELL}\tFacts".encode("utf-16"), "line 1 is not UTF-8"),
    ("a.txt", " \n\n", "document 'a' has no sentences"),
    ("a.csv", "sentence,role\nOne,Facts\n", "is not a corpus of roles"),
    ("a.pdf", b"%PDF-1.7\n\xff\x00", "is not a corpus of roles"),
    ("a.parquet", b"PAR1\x15\x04", "is not a corpus of roles"),
    ("a.json", "", "holds no document"),
    ("a.jsonl", " \n\n", "holds no document"),
    ("a.json", [], "holds no document"),
    ("a.json", '[{"labels": [1],', "is not JSON"),
    ("a.json", "[" * 100_000, "is not JSON"),
    ("a.json", b'["\xe9"]', "line 1 is not UTF-8"),
    ("a.json", [segmented([1], WELL), 3], "document 2 is not of BUILD (input should be"),
    ("a.json", [{"text": WELL, "label": 1}], "document 1 is not of BUILD (labels: field required)"),
    ("a.json", [segmented([1], WELL), segmented([1, 1], WELL)], "document 2 has 2 labels for 1 segments"),
    ("a.json", [segmented([1, 13], WELL, KNIFE)], "document 1, sentence 2: label 13 is not one of 0 to 12"),
    ("a.json", [segmented([-1], WELL)], "label -1 is not one of 0 to 12"),
    ("a.json", [segmented([10**30], WELL)], "label 1000000000000000000000000000000 is not one of"),
    ("a.json", [segmented(["FACT"], WELL)], "sentence 1: unknown role 'FACT', did you mean 'Facts'?"),
    ("a.json", [segmented(["ARG_PETITIONR"], WELL)], "did you mean 'ARG_PETITIONER'?"),
    ("a.json", [segmented([None], WELL)], "document 1 is not of BUILD (labels.0"),
    ("a.json", [segmented([], *())], "document 'a-1' has no sentences"),
    ("a.json", [ANNOTATED | {"annotations": []}], "document 1 is not of BUILD (annotations.0.result"),
    ("a.json", [ANNOTATED | {"data": {}}], "document 1 is not of BUILD (data.text"),
    ("a.json", [annotated(WELL, (0, 4, WELL, "FACTOID"))], "document 1, sentence 1: unknown role 'FACTOID'"),
    ("a.json", {"documents": []}, "line 1 is not of the box's truth (docid: field required)"),
    ("a.jsonl", truth([[0, 4, "Facts"]]) + "\n{", "line 2 is not JSON"),
    ("a.jsonl", '{"docid": "\\ud800", "blocks": []}', "line 1 is not JSON"),
    ("a.jsonl", truth([[0, 4, "Facts"]]) + "\n[1]", "line 2 is not of the box's truth (input should be"),
    ("a.jsonl", truth([[0, 4, "Facts"]]) + '\n{"id": 1, "text": "a"}', "line 2 is not of the box's truth"),
    ("a.jsonl", truth([[0, 4, "Facts"]]).encode() + b'\n{"\xff"}', "line 2 is not UTF-8"),
    ("a.jsonl", truth([[0, 4, "Fakts"]]), "line 1, block 1, sentence 1: unknown role 'Fakts', did you mean"),
    ("a.jsonl", truth([[0, 4, "Facts"], [3, 6, "Facts"]]), "line 1, block 1: sentences overlap or exceed"),
    ("a.jsonl", truth([[0, 400, "Facts"]]), "line 1, block 1: sentences overlap or exceed the text"),
    ("a.jsonl", truth([[-3, 4, "Facts"]]), "sentences overlap or exceed the text"),
    ("a.jsonl", truth([]), "document '5' has no sentences"),
]


@pytest.mark.parametrize(
    ("name", "content", "message"), MISTAKES, ids=[message for _, _, message in MISTAKES]
)
def test_a_mistake_is_one_clear_sentence(tmp_path: Path, name: str, content: Any, message: str) -> None:
    path = write(tmp_path, name, content)
    with pytest.raises(BadInputError) as caught:
        read_role_corpus(path)
    said = str(caught.value)
    assert said.startswith(str(path))
    assert message in said
    assert "\n" not in said
    assert len(said) < len(str(path)) + 300


@pytest.mark.parametrize(
    ("name", "content", "message"),
    [
        ("notes.csv", "a,b", "notes.csv is not a `sentence TAB role` .txt"),
        ("train.json", [segmented([1], WELL)], "train.json is not a `sentence TAB role` .txt"),
        ("labels.txt", "FAC = 1\n", "labels.txt, line 1 has no TAB"),
        ("categories.txt", "Land: a b\n", "categories.txt, line 1 has no TAB"),
        ("empty.txt", "", "document 'empty' has no sentences"),
    ],
)
def test_a_foreign_file_in_a_folder_is_named(tmp_path: Path, name: str, content: Any, message: str) -> None:
    write(tmp_path, "a.txt", jurix(f"{KNIFE}\tFacts"))
    write(tmp_path, name, content)
    with pytest.raises(BadInputError) as caught:
        read_role_corpus(tmp_path)
    assert message in str(caught.value)


def test_what_is_not_there_is_said(tmp_path: Path) -> None:
    write(tmp_path, "LICENSE", "Do as you like.")
    with pytest.raises(BadInputError, match="holds no document"):
        read_role_corpus(tmp_path)
    with pytest.raises(BadInputError, match="missing is neither a file nor a folder"):
        read_role_corpus(tmp_path / "missing")
    (tmp_path / "a.txt").mkdir()
    with pytest.raises(BadInputError, match=r"a\.txt cannot be read \(Is a directory\)"):
        read_role_corpus(tmp_path)


@pytest.mark.skipif(os.geteuid() == 0, reason="root may read everything")
def test_a_file_that_may_not_be_read_is_named(tmp_path: Path) -> None:
    path = write(tmp_path, "a.txt", jurix(f"{KNIFE}\tFacts"))
    path.chmod(0)
    with pytest.raises(BadInputError, match=r"a\.txt cannot be read \(Permission denied\)"):
        read_role_corpus(tmp_path)


# The real corpora


def test_jurix_is_read_whole(real_data: Callable[..., Path]) -> None:
    documents = read_role_corpus(real_data("roles", "jurix"))
    assert len(documents) == 50
    assert Counter(role for document in documents for role in document.roles) == {
        "Ratio of the decision": 3624,
        "Facts": 2219,
        "Precedent": 1468,
        "Argument": 845,
        "Statute": 646,
        "Ruling by Lower Court": 316,
        "Ruling by Present Court": 262,
    }
    assert sum(len(document.sentences) for document in documents) == 9380
    sizes = Counter(document.category for document in documents)
    assert sorted(sizes.values()) == [7, 8, 9, 10, 16]
    assert None not in sizes


def test_build_is_read_whole(real_data: Callable[..., Path]) -> None:
    path = real_data("roles", "build", "train24.json")
    documents = read_role_corpus(path)
    assert len(documents) == 24
    assert sum(len(document.sentences) for document in documents) == 3234
    for document, marked in zip(documents, read_marked_texts(path), strict=True):
        (whole,) = marked.paragraphs
        assert align_roles(whole, [(start, end) for start, end, _ in whole.spans]) == list(document.roles)
