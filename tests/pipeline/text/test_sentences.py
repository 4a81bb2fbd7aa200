"""Sentences of Indian legal English: by shapes that are hard, by what always holds, in time."""

from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from time import process_time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from embedded.docket.case import Block
from embedded.site.write import iterate_cases
from pipeline.text.sentences import split_sentences

ROOT = Path(__file__).resolve().parents[3]


def cut(text: str) -> list[str]:
    return [text[start:end] for start, end in split_sentences(text)]


# Running text: each case is a paragraph, given as its sentences

RUNNING = {
    "plain": ["The lamp went out.", "Nobody moved.", "Was it the wind?", "It was not!"],
    "sections and Codes": [
        "He was tried u/s. 302 I.P.C. read with S. 34 and u/s 27 of the Arms Act.",
        "Charge was framed under Sec. 324 of I.P.C. against him.",
        "The plea under Section 313 Cr. P. C. was one of denial.",
        "He was convicted under Sections 323 and 341 I.P.C.",
        "Gopal Lodha took up the investigation.",
    ],
    "a Code that goes on": ["The case falls under I.P.C. Sections 302 and 34 and Cr.P.C. Section 173 too."],
    "titles and names": [
        "Sri. Ram Kumar and Smt. Sita Bai met Dr. A. K. Rao, Mohd. Ali and Kum. Leela at the gate.",
        "The Hon'ble Mr. Justice P. N. Kale and K.R.Bose, J. heard them.",
        "Addl. Sessions Judge and Asst. Public Prosecutor were away.",
    ],
    "numbers": [
        "Crl. A. No. 12 of 2008 and W.P.(C) Nos. 3 and 4 were heard with O.S. No. 7.",
        "He paid Rs. 5,000/- on 3.4.1999 by cheque no. 18.",
        "The balance was Rs.750/-.",
        "It never came.",
    ],
    "law reports": ["It was held in A.I.R. 1998 S.C. 123 and 1961 (2) S.C.R. 45 at p. 50 to be so."],
    "parties": ["Ram Lal & Ors. v. State of U.P. and Anr. was followed in Shyam vs. The State of Bihar."],
    "witnesses and exhibits": [
        "P.W. 3 proved Ex. P-1 and Exts. 2 to 5.",
        "PW.4 did not.",
        "D.W. 1 saw M.O. 2.",
    ],
    "times and measures": [
        "At 2.30 p.m. he left and at 6.00 P.M. he came back.",
        "The wound was 2 cm. x 1 cm. on the arm.",
        "He slept till 5 a.m.",
        "On waking he fled.",
    ],
    "companies": [
        "The goods of Messrs. Alpha & Co. Ltd. were sold to Beta (P) Ltd., Poona.",
        "They were old.",
    ],
    "initials before the next sentence": ["He is from M.P.", "The house is in A.P. Estate.", "It is old."],
    "numbered paragraphs": [
        "The appeal was heard.",
        "12. The appellant denies it.",
        "13. Leave is refused to accused no. 2.",
        "14.2. The rest follows.",
        "(15) That is all.",
    ],
    "number of a quoted paragraph": [
        'The rule was put as under:- "20. A court must hear both sides.',
        'It must also decide."',
        "We follow it.",
    ],
    "a list": ["He saw (i) a lamp; (ii) a rope; and (iii) a knife.", "He took none."],
    "questions framed": ["The points are:- 1. Whether he came?", "2. Whether he left?", "3. What order?"],
    "quotations": [
        'He said, "I did it."',
        "They heard him.",
        "“It is so.”",
        "Nobody spoke of 'the night'.",
        "He left (at last).",
    ],
    "brackets": ["The rule is old (see Alpha v. Beta).", "(It was followed in Gamma.)", "We agree."],
    "dots": ["The words were many......", "They ended at last...", "Nobody wept."],
    "footnote numbers": ["The law is settled.12", "It was so held in Alpha v. Beta.7", "We agree."],
    "small letters go on": ["It was for 80 per cent. or 90 per cent. as the case may be, i.e. for most."],
    "section headings": ["304A. Causing death by a rash act.-- Whoever causes death is punished."],
    "number at the end": [
        "He was convicted under Section 302.",
        "The sentence came in 1998.",
        "He appealed.",
    ],
    "another script": ["धारा 302 भा.दं.सं. के अंतर्गत मामला है।", "वह दोषी है।"],
}


@pytest.mark.parametrize("kind", RUNNING)
def test_running_text(kind: str) -> None:
    assert cut(" ".join(RUNNING[kind])) == RUNNING[kind]


@pytest.mark.parametrize(
    "sentences",
    [
        ["He hit the accused.", "The police came."],
        ["He was charged under Section 34 IPC.", "It failed.", "He left in 1998.", "Thereafter none came."],
        ["The appeal was heard.", "2. The accused was absent."],
        ['They heard "the lamp".', "Nobody moved (at all).", "All slept."],
    ],
)
def test_missing_blanks(sentences: list[str]) -> None:
    assert cut("".join(sentences)) == sentences


@pytest.mark.parametrize(
    "sentence",
    [
        "He met Sri.Ram Kumar and Mr.K.R.Bose of P.S.Kotwali at D.No.74.",
        "It is Crl.A.No.12 of 2008 on Ex.P.1 and PW.8 under Section313Cr.P.C. and u/s.302I.P.C. of the Code.",
        "The date was 3.4.99 and the time 2.30.",
    ],
)
def test_no_blank_where_none_is_missing(sentence: str) -> None:
    assert cut(sentence) == [sentence]


# Text with lines

HEAD = """\
                IN THE HIGH COURT OF ALPHA
                        AT BETA

              CRIMINAL APPEAL No. 12 of 2008

Ram Lal                         .. Appellant
                     Vs.
The State                       .. Respondent

CORAM : A. B. RAO, J.

                       JUDGMENT :"""


def test_lines_of_a_head_stand_alone() -> None:
    assert cut(HEAD) == [line.strip() for line in HEAD.split("\n") if line.strip()]


def test_lines_broken_by_the_page_run_on() -> None:
    text = (
        "    3. The witness had gone to the well with two pots, and saw Ram\n"
        "Lal there with Sri. Mohan Das of the same village. He was told by\n"
        "Mohan that there would be a meet-\ning at night. He did not go.\n"
        "    4. The other witness was asleep, as he had come home late from\n"
        "Alpha Nagar. He heard nothing."
    )
    sentences = cut(text)
    assert len(sentences) == 5
    assert [sentence.split()[0] for sentence in sentences] == ["3.", "He", "He", "4.", "He"]


def test_a_short_line_ends_without_a_stop() -> None:
    text = (
        "The witness had gone to the well with two pots and had seen nobody\n"
        "there on that day, and so he went home to his house and slept until\n"
        "the morning came\n"
        "The other witness was asleep in the field, as he had come home late\n"
        "from the market, and heard nothing at all.\n"
        "               FINDINGS\n"
        "The first witness is not to be believed for the reasons that follow\n"
        "in this judgment."
    )
    sentences = cut(text)
    assert [sentence.split()[-1] for sentence in sentences] == ["came", "all.", "FINDINGS", "judgment."]


def test_a_quotation_that_stands_further_in_begins_anew() -> None:
    text = (
        "The court below has put the law on this point in these few words, so:\n"
        '        "A man who sleeps in his own field at night is not bound to be\n'
        '        awake at dawn."\n'
        "We do not agree with what was said there by the court below, which is\n"
        "wrong."
    )
    assert [sentence.split()[0] for sentence in cut(text)] == ["The", '"A', "We"]


@pytest.mark.parametrize(
    "foot",
    [
        "\n                                   7\n\n",
        "\nAlpha vs Beta on 3 March, 1999\nIndian Kanoon - http://indiankanoon.org/doc/123/        4\n\n",
        "\nhttp://www.example.org/judis\n- 12 -\n",
        "\n                 Page 3 of 10\n\n",
    ],
)
def test_the_foot_of_a_page_does_not_cut_a_sentence(foot: str) -> None:
    before = (
        "The witness had gone to the well with two pots and had seen nobody\nthere, as he told Sub-Inspector"
    )
    after = "Gopal Rao and the others who had come to the village on that day to\nask him about it."
    assert len(cut(f"He spoke. {before}{foot}{after} He was not believed by them.")) == 3


def test_a_link_on_a_line_of_its_own_does_not_cut_a_sentence() -> None:
    text = (
        "The witness was examined under \nSection 161\n of the Code, and he then said that under \n"
        "Section 302\n IPC he\nhad seen nothing at all in the night."
    )
    assert len(cut(text)) == 1


def test_lines_that_someone_has_joined_leave_the_head_together() -> None:
    body = "The witness had gone to the well and had seen nobody there at that time of the day. " * 6
    text = f"IN THE COURT OF ALPHA\n\nRam Lal\nVs.\nThe State\n\nO R D E R\n{body}\n2. The rest is clear."
    sentences = cut(text)
    assert sentences[0].endswith("O R D E R")
    assert len(sentences) == 8


def test_a_break_on_purpose_ends_a_line_of_a_paragraph() -> None:
    assert cut("Dated: 3.4.1999\nNew Delhi\nA. B. Rao, J.") == [
        "Dated: 3.4.1999",
        "New Delhi",
        "A. B. Rao, J.",
    ]


# What always holds

WORDS = (
    *(
        "The",
        "accused",
        "Ram",
        "I.P.C.",
        "No.",
        "Sri.",
        "12.",
        "(i)",
        "v.",
        "p.m.",
        "said",
        "...",
        "?",
        "!",
        ". ",
    ),
    *(
        '"',
        "”",
        "“",
        ")",
        "\n",
        "\n\n",
        "   ",
        " ",
        " ",
        " ",
        ".",
        "302",
        "JUDGMENT:",
        "-",
        ",",
        "\u0964",
        "x\n",
    ),
    *(
        "Indian Kanoon - http://indiankanoon.org/doc/1/ 2\n",
        "well.The",
        "Cr. P. C.",
        "1) ",
        "\x0c",
        "\u00a0",
        "भा.",
    ),
)
any_text = st.one_of(st.text(max_size=80), st.lists(st.sampled_from(WORDS), max_size=30).map("".join))


@given(any_text)
def test_sentences_cover_the_text_in_order(text: str) -> None:
    spans = split_sentences(text)
    assert all(start < end for start, end in spans)
    assert all(before[1] <= after[0] for before, after in pairwise(spans))
    assert all(text[start:end] == text[start:end].strip() for start, end in spans)
    covered = {at for start, end in spans for at in range(start, end)}
    assert all(at in covered or mark.isspace() for at, mark in enumerate(text))
    assert split_sentences(text) == spans


@given(any_text.filter(lambda text: "\n" not in text))
def test_a_sentence_of_running_text_is_one_sentence(text: str) -> None:
    for sentence in cut(text):
        assert cut(sentence) == [sentence]


@given(st.integers(1, 999), st.sampled_from(["{}. ", "({}) ", "{}) ", '"{}. ', "{}.1. "]))
def test_a_number_leads_its_sentence(number: int, shape: str) -> None:
    lead = shape.format(number)
    for before in ("The appeal was heard. ", "It fell under I.P.C. ", "It was so in 1998. ", ""):
        sentences = cut(f"{before}{lead}The appellant denies it. Nobody else does.")
        assert sentences[-2:] == [f"{lead}The appellant denies it.", "Nobody else does."]
        assert len(sentences) == 2 + bool(before)


@pytest.mark.parametrize("text", ["", " ", "\n\n", "\u00a0\x0c", "."])
def test_next_to_nothing(text: str) -> None:
    assert cut(text) == text.split()


# Time

GROWTHS = (4, 16)
SLACK = 2.2  # quadratic time would grow by 16 and 256
SHORT = 30_000


def repeat(unit: str, *, head: str = "", tail: str = "") -> Callable[[int], str]:
    """A writer of texts of a given length that are one unit over and over."""
    return lambda length: head + unit * (length // len(unit)) + tail


TEXTS: dict[str, Callable[[int], str]] = {
    "dots": repeat("."),
    "dots between blanks": repeat(". "),
    "stops of all kinds": repeat(".?!\u2026\u0964"),
    "digits": repeat("1"),
    "numbered": repeat("1. "),
    "numbers without blanks": repeat("1.1"),
    "quotation marks": repeat('"', head="He said."),
    "quoted dots": repeat('."'),
    "closing brackets": repeat(".)"),
    "one word": repeat("a"),
    "one capital word": repeat("A"),
    "initials": repeat("A. "),
    "initials without blanks": repeat("A.b.C."),
    "blanks": repeat(" ", head="a.", tail="B"),
    "blanks behind stops": repeat(".  1. "),
    "line ends": repeat("\n", head="a", tail="b"),
    "line ends with blanks": repeat("\n ", head="a", tail="b"),
    "short lines": repeat("a\n"),
    "short lines with capitals": repeat("A\n"),
    "blanks before capitals": repeat("A   \n   B  \n"),
    "headings": repeat("JUDGMENT:\n"),
    "long lines": repeat("The lamp went out and " * 20 + "\nThe "),
    "page feet": repeat("Alpha vs Beta on 3 March, 1999\nIndian Kanoon - http://indiankanoon.org/doc/1/ 2\n"),
    "page numbers": repeat("  12\n"),
    "lines that end with a colon": repeat("a:\n    B\n"),
    "abbreviations": repeat("No. Sri. u/s. "),
    "Codes": repeat("I. P. C. Ram "),
    "sentences": repeat("The lamp went out. "),
    "one unbroken line and short ones": repeat("A\n", head="a " * 400 + "\n"),
}


def measure(text: str) -> float:
    start = process_time()
    split_sentences(text)
    return process_time() - start


@pytest.mark.parametrize("kind", TEXTS)
def test_time_grows_with_the_length_of_the_text(kind: str) -> None:
    write = TEXTS[kind]
    least = min(measure(write(SHORT)) for _ in range(3))
    for growth in GROWTHS:
        text = write(SHORT * growth)
        ratios = (measure(text) / least for _ in range(3))
        assert any(ratio < growth * SLACK for ratio in ratios), f"not linear up to {SHORT * growth}"


@pytest.mark.parametrize("unit", [".", "7", '"', "a", "\n", "a\n", "A.b"])
def test_ten_megabytes_are_read_to_the_end(unit: str) -> None:
    text = unit * (10_000_000 // len(unit)) + " The lamp went out. Nobody moved."
    spans = split_sentences(text)
    assert text[slice(*spans[-1])] == "Nobody moved."


# The box


def find_true_ends(block: Block) -> set[int]:
    """A number that leads a paragraph belongs to its sentence, so only ends count."""
    return {sentence.end for sentence in block.sentences[:-1]}


def test_sentences_of_the_box() -> None:
    right = wrong = missed = 0
    for case in iterate_cases(90417, 200):
        for block in case.blocks:
            found = {end for _, end in split_sentences(block.text)[:-1]}
            truth = find_true_ends(block)
            right += len(found & truth)
            wrong += len(found - truth)
            missed += len(truth - found)
    assert right > 5_000
    assert 2 * right / (2 * right + wrong + missed) >= 0.99
