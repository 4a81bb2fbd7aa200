"""Provisions, Acts and other cases in a text: what would give a model the answer.

Sections come from the citation spans of the stage `cite` and are not searched for again; Acts and cases are
found here.
"""

from collections.abc import Iterable

from pipeline.mask.finding import Finder, Finding
from pipeline.mask.law.act_spans import find_acts
from pipeline.mask.law.case_names import find_cases
from pipeline.mask.law.section_spans import find_sections
from pipeline.text.spans import Span


def find_provisions(text: str, cited: Iterable[Span]) -> list[Finding]:
    """Sections with their cues and lists, Acts, and cases; findings may overlap."""
    return sorted([*find_sections(text, cited), *find_acts(text), *find_cases(text)])


FINDER = Finder(in_sentences=find_provisions, in_preamble=find_provisions, needs=("cited",))
