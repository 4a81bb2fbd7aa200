"""The view a reader has of a text, and the way back to the text itself."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pipeline.reading import read_through

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
    assert read_through(text).text == seen


def test_a_line_before_the_footer_that_is_no_title_stays() -> None:
    text = "convicted under\nIndian Kanoon - http://indiankanoon.org/doc/12345/ 7\nSection 302"
    assert read_through(text).text == "convicted under\nSection 302"


@given(st.text(alphabet="ab1-\u00ad \n\t.", max_size=60))
def test_every_character_of_the_view_is_that_of_the_text(text: str) -> None:
    view = read_through(text)
    places = [view.to_source(offset) for offset in range(len(view.text))]
    assert [text[place] for place in places] == list(view.text)
    assert places == sorted(set(places))
