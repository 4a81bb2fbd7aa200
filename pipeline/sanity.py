"""The named check between parsing and everything else: is this a judgment we can use?"""

import re
from collections.abc import Collection

from schemas.courts import find_court
from schemas.records import Judgment

MIN_CHARACTERS = 200  # less is a stub: "matter adjourned"
MAX_FOREIGN_SHARE = 0.3  # of the characters; English judgments quote some Hindi
_FOREIGN = re.compile("[\u0600-\u0dff]")  # Arabic to Sinhala: every script of an Indian court but Latin


def check_judgment(judgment: Judgment, courts: Collection[str]) -> str | None:
    """Why a judgment must be dropped, or None when it is sound."""
    court = find_court(judgment.court)
    if court is None:
        return "not one of the seven courts"
    if court.key not in courts:
        return "court not asked for"
    if not judgment.title:
        return "no title"
    if sum(len(paragraph.text) for paragraph in judgment.paragraphs) < MIN_CHARACTERS:
        return "too short"
    if measure_foreign_share(judgment) > MAX_FOREIGN_SHARE:
        return "not in English"
    return None


def measure_foreign_share(judgment: Judgment) -> float:
    """Share of characters in Arabic or an Indian script. ASCII paragraphs, nearly all, cost nothing."""
    total = sum(len(paragraph.text) for paragraph in judgment.paragraphs)
    foreign = sum(
        len(_FOREIGN.findall(paragraph.text))
        for paragraph in judgment.paragraphs
        if not paragraph.text.isascii()
    )
    return foreign / max(total, 1)
