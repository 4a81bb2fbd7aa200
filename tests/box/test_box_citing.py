"""Citation shapes of the box: what the truth says is cited stands in the text, letter for letter."""

import re
import unicodedata
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from embedded.law.citations import ACTS, STYLES, cite, cite_mixed, list_styles, mention_act, split_section
from embedded.prose import Piece
from embedded.random_streams import open_stream

_SECTIONS = st.lists(
    st.builds(
        lambda number, letter, clause: f"{number}{letter}{clause}",
        st.integers(1, 511),
        st.sampled_from(("", "", "", "A", "B", "DA")),
        st.sampled_from(("", "", "", "(1)", "(2)(g)", " Part II")),
    ),
    min_size=1,
    max_size=5,
    unique_by=lambda section: split_section(section)[0],
)
_ERAS = st.sampled_from((1955, 1983, 2004, 2022))


def _squeeze(text: str) -> str:
    """Letters and digits only, capitals, fractions taken apart."""
    return re.sub(r"[^0-9A-Z]", "", unicodedata.normalize("NFKC", text).upper())


def _check_spans(piece: Piece) -> None:
    for cited in piece.cited:
        text = piece.text[cited.start : cited.end]
        if " to " in text.lower():  # a range stands for everything in it
            first, last = text.lower().split(" to ")
            assert int(re.sub(r"\D", "", first)) <= int(cited.section) <= int(re.sub(r"\D", "", last))
        elif text == "¾":
            assert cited.section in ("3", "4")
        else:
            assert _squeeze(text).startswith(cited.section)
            assert text[0].isdigit()


@settings(max_examples=60, deadline=None)
@given(sections=_SECTIONS, act=st.sampled_from(sorted(ACTS)), era=_ERAS, seed=st.integers(0, 10**6))
def test_every_fitting_style_tells_exactly_what_it_cites(
    sections: list[str], act: str, era: int, seed: int
) -> None:
    for style in list_styles(sections, act=act, era=era):
        piece = cite(sections, act=act, random=open_stream(seed, style), style=style, era=era)
        _check_spans(piece)
        assert piece.spans == ()
        if style != "said_section":
            assert {cited.section for cited in piece.cited} == {
                split_section(section)[0] for section in sections
            }
            assert {cited.act for cited in piece.cited} == {act}


@settings(max_examples=60, deadline=None)
@given(
    sections=_SECTIONS, others=_SECTIONS, act=st.sampled_from(sorted(set(ACTS) - {"IPC"})), seed=st.integers()
)
def test_lists_that_run_on_into_another_act_keep_the_acts_apart(
    sections: list[str], others: list[str], act: str, seed: int
) -> None:
    piece = cite_mixed([("IPC", sections), (act, others)], open_stream(seed))
    _check_spans(piece)
    assert [cited.act for cited in piece.cited] == ["IPC"] * len(sections) + [act] * len(others)
    assert {c.section for c in piece.cited if c.act == act} == {split_section(other)[0] for other in others}


def test_an_outside_number_never_lies_in_the_span_of_a_section() -> None:
    for seed in range(300):
        piece = cite(["147", "149", "497"], act="IPC", random=open_stream(seed), era=2010)
        rest = list(piece.text)
        for cited in piece.cited:
            rest[cited.start : cited.end] = "#" * (cited.end - cited.start)
        assert re.findall(r"\d{3}", "".join(rest).replace("1860", "")) == []


_SAMPLES = (["302"], ["302", "307", "34"], ["147", "148", "149", "302"], ["498A", "304B"], ["376"])


def test_every_style_can_be_had_and_all_but_the_silent_one_are_drawn() -> None:
    fitting = {style for sample in _SAMPLES for style in list_styles(sample, act="IPC")}
    assert fitting == {style.name for style in STYLES}
    unused = {style.name for style in STYLES if not any(style.weights)}
    assert unused == {"said_section"}


def test_u_s_is_written_only_when_the_citation_brings_its_own_under() -> None:
    random = open_stream("under")
    with_it = [cite(["302", "34"], act="IPC", random=random, era=2015, under=True).text for _ in range(400)]
    without = [cite(["302", "34"], act="IPC", random=random, era=2015).text for _ in range(400)]
    assert all(re.match(r"under |u/s|u s", text, re.I) for text in with_it)
    assert any(text.lower().startswith("u/s") for text in with_it)
    assert not any(re.search(r"u/s|under", text, re.I) for text in without)


def test_the_act_is_left_out_only_where_it_has_been_named() -> None:
    random = open_stream("named")
    alone = [cite(["302"], act="IPC", random=random).text for _ in range(400)]
    assert all(re.search(r"penal|p-? ?e-? ?n-? ?a-? ?l|i\.? ?p\.? ?c", text, re.I) for text in alone)
    known = {cite(["302"], act="IPC", random=random, named=True).text for _ in range(400)}
    assert "Section 302" in known
    assert any(text.endswith("of the Code") for text in known)


def test_the_same_stream_gives_the_same_citation() -> None:
    for seed in range(50):
        first, second = (cite(["302", "120B"], act="IPC", random=open_stream(seed), under=True) for _ in "ab")
        assert first == second


def test_a_range_covers_a_whole_run_and_nothing_else() -> None:
    piece = cite(["147", "148", "149", "302"], act="IPC", random=open_stream(1), style="range")
    spans = {cited.section: piece.text[cited.start : cited.end] for cited in piece.cited}
    assert spans == {"147": "147 to 149", "148": "147 to 149", "149": "147 to 149", "302": "302"}


@pytest.mark.parametrize(
    "sections",
    [["147", "149", "302"], ["147", "148"], ["153", "154", "155"], ["302", "303", "304A"]],
    ids=["gap", "only two", "153A lies between", "a letter"],
)
def test_what_is_not_a_run_is_never_written_as_a_range(sections: list[str]) -> None:
    assert "range" not in list_styles(sections, act="IPC")
    with pytest.raises(ValueError, match="range"):
        cite(sections, act="IPC", random=open_stream(1), style="range")


def test_footnote_digits_stay_outside_the_section() -> None:
    piece = cite(["497"], act="IPC", random=open_stream(3), style="footnote")
    (cited,) = piece.cited
    assert cited.section == "497"
    assert re.match(r"497\d{1,2} of the", piece.text[cited.start :])
    assert piece.text[cited.start : cited.end] == "497"
    assert "footnote" not in list_styles(["34"], act="IPC")  # 34 and a footnote 2 would read 342


def test_glued_citations_have_no_blank_before_the_act() -> None:
    texts = {cite(["498A"], act="IPC", random=open_stream(seed), style="glued").text for seed in range(60)}
    assert {"Section498AIPC", "498AIPC"} <= texts
    assert "glued" not in list_styles(["304 Part II"], act="IPC")  # would read 304 Part IIIPC


def test_a_clause_before_its_number_is_known_but_not_in_the_span() -> None:
    piece = cite(["304 Part II"], act="IPC", random=open_stream(2), style="clause_first")
    (cited,) = piece.cited
    assert piece.text.startswith("Part II of ")
    assert (piece.text[cited.start : cited.end], cited.section, cited.clause) == ("304", "304", "Part II")
    piece = cite(["376(2)(g)"], act="IPC", random=open_stream(2), style="clause_first")
    assert piece.text.startswith("clause (g) of sub-section (2) of ")
    assert piece.cited[0].clause == "(2)(g)"


def test_a_clause_after_its_number_is_in_the_span() -> None:
    for seed in range(80):
        piece = cite(["376(2)(g)"], act="IPC", random=open_stream(seed), style="section_short")
        (cited,) = piece.cited
        assert piece.text[cited.start : cited.end].replace(" ", "") == "376(2)(g)"
        assert cited.clause == "(2)(g)"


def test_rape_had_no_sub_sections_before_1984() -> None:
    clauses = {
        cite(["376"], act="IPC", random=open_stream(seed), era=1970).cited[0].clause for seed in range(300)
    }
    assert clauses == {None}
    later = {
        cite(["376"], act="IPC", random=open_stream(seed), era=2010).cited[0].clause for seed in range(300)
    }
    assert "(2)(g)" in later


def test_letters_come_in_all_their_spellings() -> None:
    texts: Counter[str] = Counter()
    for seed in range(600):
        piece = cite(["120B"], act="IPC", random=open_stream(seed))
        texts[piece.text[piece.cited[0].start : piece.cited[0].end]] += 1
    assert set(texts) == {"120B", "120-B", "120 B", "120(B)", "120b", "120- B"}
    assert texts.most_common(1)[0][0] == "120B"


def test_old_and_recent_judgments_differ() -> None:
    def count(pattern: str, era: int) -> int:
        texts = [cite(["302"], act="IPC", random=open_stream(seed), era=era).text for seed in range(500)]
        return sum(bool(re.match(pattern, text)) for text in texts)

    assert count(r"[sS]\. ?302", 1958) > 5 * count(r"[sS]\. ?302", 2018)
    assert count(r"[Ss]ection 302 IPC$", 2018) > 5 * count(r"[Ss]ection 302 IPC$", 1958)


@pytest.mark.parametrize(("era", "year"), [(1960, "1898"), (1990, "1973")])
def test_the_procedure_code_bears_the_year_of_its_time(era: int, year: str) -> None:
    piece = cite(["161"], act="CrPC", random=open_stream(1), style="section_of_year", era=era)
    assert piece.text.endswith(year)


def test_articles_are_articles() -> None:
    for seed in range(200):
        text = cite(["14", "21"], act="Constitution", random=open_stream(seed), named=True, under=True).text
        assert re.search(r"art", text, re.I)
        assert not re.search(r"section|\bs\.|u/s", text, re.I)


@pytest.mark.parametrize("act", sorted(ACTS))
def test_naming_an_act_cites_nothing(act: str) -> None:
    for seed in range(20):
        piece = mention_act(act, open_stream(seed))
        assert piece.text
        assert (piece.spans, piece.cited) == ((), ())
        assert not re.search(r"\d", re.sub(r"\b(1[89]|20)\d\d\b", "", piece.text))


def test_a_thing_that_is_no_section_is_refused() -> None:
    with pytest.raises(ValueError, match="not a section"):
        cite(["murder"], act="IPC", random=open_stream(1))
