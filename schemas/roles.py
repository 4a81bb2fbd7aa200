"""The rhetorical roles of sentences: the seven of Bhattacharya et al. (JURIX 2019), and two that real
pages need. Names are the ones that the JURIX corpus prints."""

FACTS = "Facts"
LOWER_RULING = "Ruling by Lower Court"
ARGUMENT = "Argument"
STATUTE = "Statute"
PRECEDENT = "Precedent"
RATIO = "Ratio of the decision"
PRESENT_RULING = "Ruling by Present Court"
PREAMBLE = "Preamble"  # what stands above the judgment: parties, bench, act list, headnote
NONE = "None"  # what no role fits: signatures, appearances, dates of hearing

PAPER_ROLES = (FACTS, LOWER_RULING, ARGUMENT, STATUTE, PRECEDENT, RATIO, PRESENT_RULING)
ROLES = (*PAPER_ROLES, PREAMBLE, NONE)
