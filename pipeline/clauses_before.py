"""Clauses named before their section: "clause (g) of sub-section (2) of Section 376", "Part II of s. 304"."""

import re

_LOOK_BACK = 80
_BEFORE = re.compile(
    r"(?:(?P<brackets>(?:(?:[Ss]ub-?\s?)?(?:[Cc]lause|[Ss]ection)\s?\(\w{1,4}\)\s(?:of|to)\s(?:the\s)?){1,3})"
    r"|[Pp]art[\s-](?P<part>II?|1|2)\s(?:of|to)\s"
    r"|(?P<ordinal>[Ff]irst|[Ss]econd|[Ll]atter)\s[Pp]art\s(?:of|to)\s"
    r"|(?P<note>[Ee]xception|[Ee]xplanation)(?P<mark>\s?[0-9IV]{1,3})?\s(?:of|to|in|under)\s)(?:the\s(?:said\s)?)?$"
)
_ENDS = ("of ", "to ", "in ", "the ", "said ", "under ")
_BRACKET = re.compile(r"\(\w+\)")


def find_clause_before(text: str, at: int) -> str | None:
    """The clause whose section's cue begins at `at`, or None."""
    if not text.endswith(_ENDS, max(0, at - 5), at):  # most sections
        return None
    match = _BEFORE.search(text[max(0, at - _LOOK_BACK) : at])
    if match is None:
        return None
    if match["brackets"]:
        return "".join(reversed(_BRACKET.findall(match["brackets"])))
    if match["note"]:
        return match["note"].capitalize() + (f" {match['mark'].strip()}" if match["mark"] else "")
    return (
        "Part I" if match["part"] in ("I", "1") or (match["ordinal"] or "").lower() == "first" else "Part II"
    )
