"""What the heads and feet of all courts share; the files of embedded/courts hold the rest.

Lines are templates; leading spaces are the indent, an empty line is a blank one. A line that needs a slot
which the matter does not have is left out.
"""

Lines = tuple[str, ...]

# Reports of the High Courts before they had pages of their own.
PLAIN_HEADS: tuple[Lines, ...] = (
    ("{heading_plain}", "", "{Judge}, J."),
    ("{Judge}, J.",),
    ("{heading_plain}", "", "{Judge}, J.", "", "{case_number}"),
)
PLAIN_FEET: tuple[Lines, ...] = ((), ("{result_words}.",), ("Order accordingly.",))

CLERKS = (
    "kkb/-",
    "Sunil",
    "vsn",
    "mdm/",
    "aks",
    "rk/",
    "Mohan",
    "dpk",
    "cse",
    "SKS",
    "nv",
    "Ved",
    "gsr",
    "Anurag",
)
STATE_COUNSEL = ("G.A.", "Govt. Advocate", "A.G.A.", "G.A.,{counsel_state}")
