"""The rhetorical roles of sentences: the seven of Bhattacharya et al. (JURIX 2019) with the names that
their corpus uses, and two that real pages need."""

FACTS = "Facts"
LOWER_RULING = "Ruling by Lower Court"
ARGUMENT = "Argument"
STATUTE = "Statute"
PRECEDENT = "Precedent"
RATIO = "Ratio of the decision"
PRESENT_RULING = "Ruling by Present Court"
PREAMBLE = "Preamble"  # what is above the judgment: parties, bench, list of Acts, headnote
NONE = "None"  # anything else: signatures, appearances, dates of hearing

PAPER_ROLES = (FACTS, LOWER_RULING, ARGUMENT, STATUTE, PRECEDENT, RATIO, PRESENT_RULING)
ROLES = (*PAPER_ROLES, PREAMBLE, NONE)
