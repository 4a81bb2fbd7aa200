"""Quoted words are told from the court's own, and a stray mark never takes much with it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pipeline.text.quotations import MOST_CHARACTERS, MOST_PARAGRAPHS, find_quotations, is_quoted
from schemas.records import Paragraph

LONG = (
    "the burden of proving the exception lies upon the person who claims it and is lighter than the other "
    * 2
)
OWN = "The appellant was seen near the well by two witnesses who had known him for years."


def p(text: str, hint: str | None = None) -> Paragraph:
    return Paragraph("p", text, hint)


def block(text: str) -> Paragraph:
    return Paragraph("blockquote", text, None)


def quoted(*paragraphs: Paragraph) -> list[str]:
    """The quoted words of each paragraph."""
    found = find_quotations(paragraphs)
    return [
        " … ".join(paragraph.text[item.start : item.end] for item in found if item.paragraph == index)
        for index, paragraph in enumerate(paragraphs)
    ]


@pytest.mark.parametrize(
    ("opening", "closing"), [("“", "”"), ('"', '"'), ("‘‘", "’’"), ("―", "‖"), ("＂", "＂")]
)
def test_a_long_passage_between_marks_is_quoted(opening: str, closing: str) -> None:
    passage = f"{opening}{LONG.strip()}{closing}"
    assert quoted(p(f"The Court said {passage} and went on.")) == [passage]


@pytest.mark.parametrize(
    "text",
    [
        "The word “dishonestly” and the word “fraudulently” are defined in the Code.",
        'The words "common intention" are not "common object".',
        f"The witness's statement wasn't believed: '{LONG}' was all that he said, and 'no more'.",
        f"The „accused‟s‟ counsel argued {LONG}",
        'vkjksih us ljdkjh jkds"k dks ekjk rFkk "kjkc ih' + " vkSj" * 60,
        'A wound of 3" x 2" was seen. ' + OWN * 3,
    ],
)
def test_words_apostrophes_and_inches_are_not_passages(text: str) -> None:
    assert quoted(p(text)) == [""]


def test_words_quoted_inside_a_passage_do_not_end_it() -> None:
    text = f'It was held: "46. The words "common object" mean this. {LONG}"'
    assert quoted(p(text)) == [text[len("It was held: ") :]]


def test_a_passage_goes_on_until_it_is_closed() -> None:
    found = quoted(
        p("The Court observed as follows:"),
        block("“12. The first thing to be said is this."),
        block("13. The second is that."),
        p("14. And the third is so.”"),
        p("We agree with this view."),
    )
    assert found == [
        "",
        "“12. The first thing to be said is this.",
        "13. The second is that.",
        "14. And the third is so.”",
        "",
    ]


def test_each_paragraph_opens_and_only_the_last_closes() -> None:
    found = quoted(
        p("The deed reads:"),
        p("“First, the land."),
        p("“Second, the house."),
        p("“Third, the well.”"),
        p(OWN),
    )
    assert found == ["", "“First, the land.", "“Second, the house.", "“Third, the well.”", ""]


def test_a_closing_mark_ends_the_passage_in_the_middle_of_a_paragraph() -> None:
    last = "and that is the law.” In the present case nothing of this kind was shown."
    found = quoted(p("It was held:"), block("“The mind must be guilty"), p(last))
    assert found[2] == "and that is the law.”"


def test_an_unclosed_passage_ends_with_its_paragraph() -> None:
    opened = p("It was said: “The mind must be guilty.")
    assert quoted(opened, *[p(OWN)] * 5) == ["“The mind must be guilty.", *[""] * 5]


def test_a_stray_mark_cannot_swallow_a_document() -> None:
    stray = [p("It was said: “The mind must be guilty.")]
    late_by_paragraphs = [*stray, *[p(OWN)] * (MOST_PARAGRAPHS + 1), p("a late mark.”")]
    late_by_characters = [*stray, *[p("x" * (MOST_CHARACTERS // 3))] * 4, p("a late mark.”")]
    for document in (late_by_paragraphs, late_by_characters):
        assert not any(quoted(*document)[1:])


def test_a_stray_mark_in_a_whole_judgment_of_one_block_cannot_swallow_it() -> None:
    text = "It was said: “The mind must be guilty.\n\n" + f"{OWN}\n\n" * 400
    assert quoted(Paragraph("pre", text, None)) == ["“The mind must be guilty."]
    assert quoted(p("It was said: “" + "x" * (MOST_CHARACTERS + 1))) == [""]


def test_the_courts_own_numbering_ends_a_passage_that_was_not_closed() -> None:
    found = quoted(
        p("7. Section 300 was explained thus:"),
        block("“The mind must be guilty."),
        p("8. We agree."),
        p("9. He called it a “wild guess”, no more.”"),
    )
    assert found == ["", "“The mind must be guilty.", "", ""]


def test_an_indented_passage_without_marks_is_quoted_if_it_was_announced() -> None:
    found = quoted(
        p("In the earlier case the Court held as under:-"),
        block("17. A confession must be voluntary."),
        block("18. It must be true as well."),
        p(OWN),
    )
    assert found == ["", "17. A confession must be voluntary.", "18. It must be true as well.", ""]


@pytest.mark.parametrize(
    "before", ["The following points arise:", "We therefore direct as follows:", "The appeal is dismissed."]
)
def test_an_indented_passage_of_the_court_itself_is_not_quoted(before: str) -> None:
    assert quoted(p(before), block("(a) whether the accused was of sound mind;")) == ["", ""]


def test_a_short_quotation_counts_where_it_is_the_whole_paragraph() -> None:
    short = "“No one is above the law.”"
    assert quoted(block(short)) == [short]
    assert quoted(p(short, "Precedent")) == [short]
    assert quoted(p(short, "Issue")) == [""]
    assert quoted(p(short + " So we were told by counsel.", "Precedent")) == [""]


def test_emphasis_added_and_footnotes_do_not_hide_the_end() -> None:
    found = quoted(
        block("“The law is plain.” 12 (emphasis supplied)"), block("It is so, and not otherwise.”")
    )
    assert found == ["“The law is plain.”", "It is so, and not otherwise.”"]


marks = st.text(alphabet='ab .:\n1"“”‘’―‖‟', max_size=60)
kinds = st.sampled_from(["p", "blockquote", "pre"])
hints = st.sampled_from([None, "Precedent", "Facts"])
documents = st.lists(st.builds(Paragraph, kinds, marks, hints), max_size=12)


@given(documents)
def test_spans_lie_in_their_paragraph_in_order_and_apart(paragraphs: list[Paragraph]) -> None:
    found = find_quotations(paragraphs)
    edges = [(item.paragraph, edge) for item in found for edge in (item.start, item.end)]
    assert edges == sorted(edges)
    assert len(set(edges)) == len(edges)
    assert all(0 <= edge <= len(paragraphs[index].text) for index, edge in edges)


@given(documents)
def test_an_offset_is_quoted_if_one_of_the_spans_has_it(paragraphs: list[Paragraph]) -> None:
    found = find_quotations(paragraphs)
    for index, paragraph in enumerate(paragraphs):
        for offset in range(len(paragraph.text) + 1):
            spans = [range(item.start, item.end) for item in found if item.paragraph == index]
            assert is_quoted(found, index, offset) is any(offset in span for span in spans)


@given(st.lists(st.text(alphabet="ab .:\n1'‘x’", max_size=80), max_size=8))
def test_without_marks_and_indents_nothing_is_quoted(texts: list[str]) -> None:
    single = [text.replace("‘‘", "").replace("’’", "") for text in texts]
    assert not any(quoted(*map(p, single)))


@pytest.mark.parametrize(
    "paragraphs",
    [
        [p('"' * 300_000)],
        [p(' "a' * 100_000)],
        [p("said: “a " * 50_000), *[p("x”")] * 1000],
        [p("said: “a"), p("x")] * 5000,
        [Paragraph("pre", ".\n \n" * 50_000, None)],
        [p(" " * 300_000 + '"a'), block("1 " * 100_000 + '"')],
    ],
    ids=["marks", "openings", "closings", "alternating", "gaps", "blanks"],
)
def test_hostile_text_is_read_in_one_go(paragraphs: list[Paragraph]) -> None:
    """Anything but linear time would not end here."""
    assert {item.paragraph for item in find_quotations(paragraphs)} <= set(range(len(paragraphs)))
