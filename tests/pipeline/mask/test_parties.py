"""Parties are read from titles; parties, counsel and bench from preambles, however they are set."""

import pytest

from pipeline.mask.people.preamble_names import find_preamble_names
from pipeline.mask.people.title_parties import Party, find_parties, read_title
from schemas.masks import ORG, PERSON

LONG = 100_000


def names(text: str) -> list[str]:
    return [text[found.start : found.end] for found in find_preamble_names(text) if found.rule != "kin"]


@pytest.mark.parametrize(
    ("title", "found"),
    [
        ("Zorban Lal And Ors. vs State Of U.P. on 7 April, 2014", ["Zorban Lal"]),
        ("The State Of Bihar vs Smt. Quilla Devi & Anr on 3 May, 1999", ["Quilla Devi"]),
        ("Brindo @ Chikka vs The State Rep. By on 1 June, 2001", ["Brindo", "Chikka"]),
        ("Union Of India (Uoi) vs M/S Zedwick Mills Pvt. Ltd. on 2 July, 1988", ["Zedwick Mills Pvt. Ltd"]),
        ("A. B. Wexley versus C.D. Maldhar (Dead) Through Lrs", ["A. B. Wexley", "C.D. Maldhar"]),
        ("Dr. Vorena And Plimla vs Tullik", ["Vorena", "Plimla", "Tullik"]),
        ("Annual Report Of The Committee", []),
        ("", []),
    ],
)
def test_a_title_gives_clean_names(title: str, found: list[str]) -> None:
    assert find_parties(title) == found


def test_a_title_tells_the_kind_of_each_party() -> None:
    assert read_title("Zorban Lal vs State Of Kerala on 1 May, 1990") == [
        Party("Zorban Lal", PERSON),
        Party("State Of Kerala", ORG),
    ]


def test_an_old_report_has_headers() -> None:
    text = (
        "PETITIONER:\nZORBAN LAL\n\n\tVs.\n\nRESPONDENT:\nTHE STATE OF BIHAR\n\n"
        "DATE OF JUDGMENT\n03/05/1962\n\n"
        "BENCH:\nMALDHAR, T.R.\nBENCH:\nMALDHAR, T.R.\nWEXLEY, K. (J)\n\nCITATION:\n 1962 AIR 1"
    )
    assert names(text) == [
        "ZORBAN LAL",
        "STATE OF BIHAR",
        "MALDHAR, T.R",
        "MALDHAR, T.R",
        "WEXLEY, K",
    ]


def test_numbered_parties_and_their_counsel() -> None:
    text = (
        "In The High Court Of Kerala At Ernakulam\n\nCrl MC No. 1 of 2006()\n\n\n1. Q.Zorban, S/O. Jebban,\n"
        "                      ...  Petitioner\n\n                        Vs\n\n\n\n1. The State Of Kerala,\n"
        "                       ...       Respondent\n\n2. Tullik Mathan,\n\n"
        "                For Petitioner  :Sri.B.Wexley\n\n"
        "The Hon'ble Mr. Justice T.Maldhar\n\n Dated :07/01/2008\n"
    )
    assert names(text) == ["Q.Zorban", "State Of Kerala", "Tullik Mathan", "B.Wexley", "T.Maldhar"]


def test_columns_and_a_court_named_after_its_judge() -> None:
    text = (
        "In The Court Of Shri Maldhar Kumar\nAdditional Sessions Judge, Delhi\n\nSuit No. 291/11\n\n"
        "Sh. Zorban Gupta,\nS/o Sh. Jebban Gupta,\nR/o H. No. 8, Delhi-32        ........... Plaintiff\n\n"
        "   Versus\n\nSmt. Plimla Devi,\nW/o Tullik,\nR/o House No. 2        ......... Defendant\n"
    )
    assert names(text) == ["Maldhar Kumar", "Zorban Gupta", "Plimla Devi"]


def test_kin_are_told_from_parties() -> None:
    text = "1. Zorban\nS/o Sh. Jebban Gupta\n     Versus\nThe State\n"
    assert [text[each.start : each.end] for each in find_preamble_names(text) if each.rule == "kin"] == [
        "Jebban Gupta"
    ]


def test_through_counsel() -> None:
    text = (
        "        QUILLA MILLS LTD.          ..... Appellant\n                  Through: Mr. Zorban Wexley, "
        "Advocate with\n                  Ms. Plimla\n                  Maldhar, Advocate.\n\n"
        "                  versus\n\n        JEBBAN RAM & ANR.       ..... Respondents\n"
    )
    assert names(text) == [
        "QUILLA MILLS LTD",
        "Zorban Wexley",
        "Plimla\n                  Maldhar",
        "JEBBAN RAM",
    ]


@pytest.mark.parametrize(
    "piece", ["Versus\n", "1. Ram\n", "Petitioner:\n", "Ram\t", "Ram   ..... ", "\n", ".", "x vs "]
)
def test_no_preamble_is_too_hostile(piece: str) -> None:
    text = piece * (LONG // len(piece))
    assert all(found.end <= len(text) for found in find_preamble_names(text))
    assert isinstance(find_parties(text), list)
