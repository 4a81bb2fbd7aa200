"""What a case is about, as tags by which fitting sentences are chosen."""

from collections.abc import Iterable
from functools import lru_cache

from embedded.crime import Crime
from schemas.statutes import section_order

_RANGES: tuple[tuple[str, int, int], ...] = (
    ("injury", 299, 308),
    ("injury", 319, 338),
    ("person", 299, 377),
    ("person", 498, 498),
    ("minor", 361, 369),
    ("minor", 372, 373),
    ("sexual", 375, 377),
    ("stranger", 378, 382),
    ("stranger", 390, 402),
    ("property", 378, 382),
    ("property", 390, 402),
    ("property", 410, 414),
    ("trust", 403, 409),
    ("cheating", 415, 424),
    ("documents", 463, 477),
    ("land", 425, 435),
    ("land", 441, 448),
    ("marriage", 493, 498),
    ("speech", 499, 502),
    ("speech", 295, 298),
    ("threat", 503, 508),
    ("public_servant", 161, 169),
    ("public_servant", 217, 223),
    ("authority", 172, 190),
    ("authority", 193, 200),
    ("authority", 203, 211),
    ("exhibit", 231, 263),
    ("exhibit", 272, 276),
    ("exhibit", 489, 489),
    ("negligence", 279, 289),
    ("paper", 161, 171),
    ("paper", 172, 200),
    ("paper", 203, 211),
    ("paper", 403, 424),
    ("paper", 463, 489),
    ("paper", 499, 502),
)
_EXACT: dict[str, tuple[str, ...]] = {
    "34": ("joint",),
    "149": ("joint",),
    "120B": ("conspiracy", "joint"),
    "153A": ("speech", "paper"),
    "153B": ("speech", "paper"),
    "505": ("speech", "paper"),
    "304A": ("negligence",),
    "304B": ("marriage", "dowry"),
    "498A": ("marriage", "dowry"),
    "305": ("suicide",),
    "306": ("suicide",),
    "307": ("attempt",),
    "308": ("attempt",),
    "337": ("negligence",),
    "338": ("negligence",),
    "354": ("sexual",),
    "376": ("sexual", "exhibit"),
    "409": ("public_servant",),
}
_CAST_TAGS: dict[str, frozenset[str]] = {}  # by key of the crime
_KEYS: dict[str, tuple[str, ...]] = {  # words in the key of a crime
    "recovery": ("theft", "robbery", "dacoity", "stolen", "burglary", "counterfeit", "coin"),
    "driving": ("vehicle", "driving", "accident"),
    "poison": ("poison", "drown", "well"),
    "secret": ("child_murder", "gain", "poison", "wife", "honour", "well", "contract"),
    "quarrel": ("quarrel", "land", "clash", "riot", "caste", "firearm"),
}
_NOT_INJURY = frozenset({"304A", "304B", "305", "306", "336", "337", "338", "323"})


def find_tags(crime: Crime, sections: Iterable[str]) -> frozenset[str]:
    """The tags of a case of `crime` that is charged under `sections`."""
    tags = set(_tag_cast(crime))
    for section in sections:
        tags |= _tag_section(section)
    if "injury" in tags or "suicide" in tags or "sexual" in tags:
        tags.discard("paper")
    if "marriage" in tags:
        tags.discard("trust")
    if not tags & {"death", "sexual", "public_servant", "authority"}:
        tags.add("private")
    return frozenset(tags)


@lru_cache(maxsize=512)
def _tag_section(section: str) -> frozenset[str]:
    number, _ = section_order(section)
    tags = set(_EXACT.get(section, ()))
    tags |= {tag for tag, first, last in _RANGES if first <= number <= last}
    if section in _NOT_INJURY:
        tags.discard("injury")
    if number == 354:
        tags.add("sexual")
    if number in (323, 337, 338):
        tags.add("hurt")
    return frozenset(tags)


def _tag_cast(crime: Crime) -> frozenset[str]:
    tags = _CAST_TAGS.get(crime.key)
    if tags is None:
        tags = _CAST_TAGS[crime.key] = _find_cast_tags(crime)
    return tags


def _find_cast_tags(crime: Crime) -> frozenset[str]:
    calls = [call for who, role in crime.cast.items() for call in role.calls if who.startswith("victim")]
    tags = {tag for tag, words in _KEYS.items() if any(word in crime.key for word in words)}
    if any("deceased" in call for call in calls):
        tags.add("death")
    if "weapon" in crime.props:
        tags.add("recovery")
    if "secret" not in tags:
        tags.add("seen")
    return frozenset(tags)
