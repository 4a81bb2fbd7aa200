"""The finder against the truth of the box: pages as the site serves them, parsed and read like real ones."""

import pytest

from embedded.docket.case import Case
from embedded.docket.docket import Docket
from embedded.law.statutes import find_cite_id
from embedded.pages.judgment_page import render_page
from embedded.writing.composer import write_case
from pipeline.cite.stage import cite_judgment
from pipeline.parse.document import parse_document
from schemas.acts import IPC
from schemas.records import Citations, Judgment
from schemas.statutes import read_ipc

CASES = 300


def find_section_ids() -> dict[str, str]:
    """What a finished stage `statutes` knows."""
    ids = {entry.number: find_cite_id(IPC, entry.number) for entry in read_ipc()}
    return {str(docid): number for number, docid in ids.items() if docid is not None}


@pytest.fixture(scope="module")
def cited() -> list[tuple[Case, Judgment, Citations]]:
    docket, section_ids = Docket(11, CASES), find_section_ids()
    found = []
    for index in range(CASES):
        case = write_case(docket, docket.entry(index))
        page = render_page(case, lambda _: None)
        judgment = parse_document(page.encode(), docid=str(case.docid))
        assert isinstance(judgment, Judgment)
        found.append((case, judgment, cite_judgment(judgment, section_ids)))
    return found


def test_labels_of_documents_are_those_that_the_writer_knows(
    cited: list[tuple[Case, Judgment, Citations]],
) -> None:
    right = wrong = missed = 0
    for case, _, citations in cited:
        found = {each.section for each in citations.mentions if each.act == IPC and each.how != "link"}
        right += len(found & case.sections())
        wrong += len(found - case.sections())
        missed += len(case.sections() - found)
    assert right > 3 * CASES
    assert right / (right + wrong) >= 0.99
    assert right / (right + missed) >= 0.99


def test_sections_of_other_acts_are_told_apart(cited: list[tuple[Case, Judgment, Citations]]) -> None:
    """The truth of a block against what was found in the paragraph with the same text."""
    right = wrong = 0
    for case, judgment, citations in cited:
        truth = {block.text: {(each.act, each.section) for each in block.cited} for block in case.blocks}
        for each in citations.mentions:
            known = truth.get(judgment.paragraphs[each.paragraph].text)
            if known is not None and each.how != "link" and each.act in ("CrPC", "Evidence", "RPC", "Arms"):
                right += (each.act, each.section) in known
                wrong += (each.act, each.section) not in known
    assert right > CASES
    assert right / (right + wrong) >= 0.97


def test_links_of_the_site_confirm_most_of_what_they_lie_over(
    cited: list[tuple[Case, Judgment, Citations]],
) -> None:
    hows = [each.how for _, _, citations in cited for each in citations.mentions if each.linked]
    assert hows.count("both") > 10 * hows.count("conflict") > 0  # the box links some to the wrong section
