"""A text without its layout, and the way back to the text itself."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pipeline.text.one_line import OneLine, join_lines, keep_lines, remove_layout

FOOTER = "\nA vs B on 3 March, 1999\nIndian Kanoon - http://indiankanoon.org/doc/12345/ 7\n"


@pytest.mark.parametrize(
    ("text", "seen"),
    [
        ("Section 302", "Section 302"),
        ("Section\n      302   IPC", "Section\n302 IPC"),
        ("the Indian Pe-\nnal Code", "the Indian Penal Code"),
        ("the Indian Pe- nal Code", "the Indian Penal Code"),
        ("Section 120- B", "Section 120- B"),  # a hyphen after a digit belongs to the number
        ("co-accused", "co-accused"),
        ("sec\u00adtion 302", "section 302"),
        (f"Section{FOOTER}302", "Section\n302"),
        ("see Indian Kanoon - http://indiankanoon.org/doc/12345/ 7 times", "see times"),
    ],
)
def test_what_a_reader_sees(text: str, seen: str) -> None:
    assert remove_layout(text).text == seen


def test_a_line_before_the_footer_that_is_no_title_stays() -> None:
    text = "convicted under\nIndian Kanoon - http://indiankanoon.org/doc/12345/ 7\nSection 302"
    assert remove_layout(text).text == "convicted under\nSection 302"


def test_words_of_a_part_are_joined_by_single_spaces() -> None:
    assert join_lines("He\n   went.  He came.", 0, 11).text == "He went."
    assert join_lines("\tHe\u00a0 went. ").text == "He went."
    assert join_lines(" \n").text == join_lines("").text == ""


def test_spans_move_into_the_line_of_a_sentence() -> None:
    paragraph = "One.  Under\n  Section   302\tIPC he\nwas tried.  Two."
    start, end = paragraph.index("Under"), paragraph.index("  Two.")
    line = join_lines(paragraph, start, end)
    number = paragraph.index("302")
    wide = (paragraph.index("Section"), paragraph.index("IPC") + 3)
    spans = line.from_source([(0, 3), (number, number + 3), wide, (end - 6, end + 3)])
    assert [line.text[first:last] for first, last in spans] == ["302", "Section 302 IPC", "tried."]


@pytest.mark.parametrize("read", [join_lines, keep_lines, remove_layout])
@pytest.mark.parametrize("text", ["", " ", "a", " a", "a ", "a  b", "a b", "a\nb"])
def test_only_an_unchanged_line_is_its_source(read: Callable[[str], OneLine], text: str) -> None:
    line = read(text)
    assert line.is_source == (line.text == text)
    if line.is_source and text:
        assert line.span_to_source(0, len(text)) == (0, len(text))


READ = st.sampled_from([join_lines, keep_lines, remove_layout])
TEXT = st.text(alphabet="ab1-\u00ad \n\t.", max_size=60)


@given(TEXT, READ)
def test_every_character_of_the_line_is_one_of_the_source(text: str, read: Callable[[str], OneLine]) -> None:
    line = read(text)
    sources = [line.to_source(offset) for offset in range(len(line.text))]
    shown = [" " if text[source].isspace() else text[source] for source in sources]
    assert shown == [" " if letter.isspace() else letter for letter in line.text]
    assert sources == sorted(set(sources))


@given(TEXT, READ, st.data())
def test_a_span_of_the_line_comes_back_from_the_source(
    text: str, read: Callable[[str], OneLine], data: st.DataObject
) -> None:
    line = read(text)
    start = data.draw(st.integers(0, len(line.text)))
    end = data.draw(st.integers(start, len(line.text)))
    if start < end and not line.text[start].isspace() and not line.text[end - 1].isspace():
        assert line.from_source([line.span_to_source(start, end)]) == [(start, end)]


@given(st.text("ab \n\t", max_size=60), st.data())
def test_moved_spans_hold_the_same_words(paragraph: str, data: st.DataObject) -> None:
    start = data.draw(st.integers(0, len(paragraph)))
    end = data.draw(st.integers(start, len(paragraph)))
    first = data.draw(st.integers(start, end))
    last = data.draw(st.integers(first, end))
    line = join_lines(paragraph, start, end)
    said = " ".join(paragraph[first:last].split())
    assert [line.text[a:b] for a, b in line.from_source([(first, last)])] == ([said] if said else [])
