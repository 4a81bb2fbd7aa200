"""The named check between parsing and everything else."""

from dataclasses import replace

import pytest

from pipeline.parse.stage import CourtRules, check_judgment
from schemas.courts import PAPER_COURTS, UNKNOWN, find_court
from schemas.records import Judgment, Paragraph

SOUND = Judgment(
    docid="1",
    title="A vs State",
    court="Calcutta High Court (Appellete Side)",
    decided_on=None,
    dated_by=None,
    author=None,
    bench=(),
    citations=(),
    paragraphs=(Paragraph("p", "The appeal is allowed. " * 20, None),),
    links=(),
)
ALL = CourtRules(PAPER_COURTS)


def with_text(text: str) -> Judgment:
    return replace(SOUND, paragraphs=(Paragraph("p", text, None),))


def test_a_sound_judgment_passes() -> None:
    assert check_judgment(SOUND, ALL) is None


@pytest.mark.parametrize(
    ("judgment", "reason"),
    [
        (
            replace(SOUND, court="Kerala High Court"),
            "court not asked for: --courts kerala or all keeps it",
        ),
        (
            replace(SOUND, court="Court of Small Causes"),
            "court not known: --courts unknown or all keeps it",
        ),
        (
            replace(SOUND, court=""),
            "no court is stated: name it with --court, or keep it with --courts unknown or all",
        ),
        (replace(SOUND, title=""), "no title"),
        (with_text("Adjourned."), "too short"),
        (with_text("अपीलार्थी को दोषमुक्त किया जाता है। " * 20), "not in English"),
    ],
)
def test_an_unsound_one_is_dropped_with_its_reason(judgment: Judgment, reason: str) -> None:
    assert check_judgment(judgment, ALL) == reason


def test_courts_can_be_narrowed() -> None:
    reason = "court not asked for: --courts calcutta or all keeps it"
    assert check_judgment(SOUND, CourtRules(("delhi",))) == reason


@pytest.mark.parametrize("court", ["", "Court of Small Causes"])
def test_judgments_of_unknown_courts_can_be_kept(court: str) -> None:
    assert check_judgment(replace(SOUND, court=court), CourtRules((UNKNOWN,))) is None


def test_a_court_that_is_not_stated_can_be_given() -> None:
    rules = CourtRules(("delhi",), "Delhi High Court")
    assert check_judgment(rules.apply(replace(SOUND, court="")), rules) is None
    assert rules.apply(SOUND) == SOUND  # the judgment's own word counts more


def test_a_hindi_quotation_does_not_make_a_judgment_hindi() -> None:
    quoted = with_text("The witness said in her deposition: " * 20 + "मुझे कुछ नहीं पता")
    assert check_judgment(quoted, ALL) is None


@pytest.mark.parametrize(
    ("printed", "key"),
    [
        ("Supreme Court - Daily Orders", "supreme"),
        ("Allahabad High Court", "allahabad"),
        ("Calcutta High Court (Appellete Side)", "calcutta"),
        ("Delhi High Court - Orders", "delhi"),
        ("Delhi District Court", None),
        ("Madhya Pradesh High Court ", "madhya_pradesh"),
    ],
)
def test_printed_names_find_their_court(printed: str, key: str | None) -> None:
    court = find_court(printed)
    assert (court.key if court else None) == key
