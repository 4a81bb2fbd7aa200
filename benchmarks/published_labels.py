"""Which labels of the published dataset are sections of the Penal Code, and which of other Acts?

    python benchmarks/published_labels.py              # prints Markdown
    python benchmarks/published_labels.py --write      # puts it into docs/published-labels.md

For every published label whose number also occurs as a section of the Code of Criminal Procedure (CrPC): in
how many real judgments is that number cited of which Act? And what would one get who takes every number, or
every link of the site, for a section of the Penal Code? Needs the real data (docs/measurements.md).
"""

import argparse
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from measured_pages import fill_page, show_share, tabulate
from real_documents import (
    ROOT,
    read_answers,
    read_published_counts,
    read_published_labels,
    read_section_ids,
    read_texts,
)

from pipeline.cite.finder import find_citations
from pipeline.label.label_names import find_title
from schemas.acts import CRPC, IPC
from schemas.records import Judgment

PAGE = ROOT / "docs" / "published-labels.md"
TRAINING_DOCUMENTS = 42_844  # of the published dataset, by its own list

# Labels that are hardly sections of the Penal Code, and what the number is in the CrPC of 1973.
PROCEDURE = {
    "155": "police and non-cognizable cases",
    "156": "police power to investigate",
    "161": "witnesses examined by the police",
    "164": "confessions before a Magistrate",
    "173": "police report after the investigation",
    "190": "a Magistrate takes cognizance",
    "200": "examination of the complainant",
    "313": "examination of the accused",
    "320": "compounding of offences",
    "389": "sentence suspended during appeal",
    "397": "records called for, revision",
    "437": "bail",
    "438": "anticipatory bail",
    "482": "inherent powers of the High Court",
}
GENERAL = ("2", "3", "4", "5", "13")  # sections that every Act has
SUSPECTED = (*GENERAL, *PROCEDURE)

ActsOfNumbers = Mapping[str, set[str]]  # every number that a document cites, and the Acts it cites it of


@dataclass(slots=True)
class Tally:
    """Documents that cite one number, by the Acts it is cited of."""

    ipc: int = 0  # of the Penal Code and not the CrPC
    both: int = 0
    crpc: int = 0  # of the CrPC and not the Penal Code
    other: int = 0  # of neither

    @property
    def total(self) -> int:
        """Documents that cite the number at all."""
        return self.ipc + self.both + self.crpc + self.other

    @property
    def is_ipc(self) -> int:
        """Documents that cite the section of the Penal Code."""
        return self.ipc + self.both

    def add(self, acts: set[str]) -> None:
        """Count one document."""
        if IPC in acts:
            self.both += CRPC in acts
            self.ipc += CRPC not in acts
        else:
            self.crpc += CRPC in acts
            self.other += CRPC not in acts


def read_acts(judgment: Judgment) -> dict[str, set[str]]:
    """The numbers that a judgment cites, each with its Acts."""
    acts: dict[str, set[str]] = defaultdict(set)
    for cited in find_citations([paragraph.text for paragraph in judgment.paragraphs]).cited:
        acts[cited.section].add(cited.act)
    return acts


def tally_numbers(documents: Iterable[ActsOfNumbers]) -> dict[str, Tally]:
    """One tally for each number."""
    tallies: dict[str, Tally] = defaultdict(Tally)
    for document in documents:
        for number, acts in document.items():
            tallies[number].add(acts)
    return tallies


def tabulate_suspected(tallies: Mapping[str, Tally], published: Mapping[str, tuple[int, int]]) -> str:
    """The labels that are hardly sections of the Penal Code."""
    header = [
        "label", "in the Penal Code", "in the CrPC", "published documents", "cited at all",
        "IPC", "both", "CrPC", "other Acts", "really IPC",
    ]  # fmt: skip
    rows = [
        (
            f"**{number}**",
            find_title(number),
            PROCEDURE.get(number, ""),
            show_share(published[number][0], TRAINING_DOCUMENTS),
            *_list_counts(tallies[number]),
        )
        for number in SUSPECTED
    ]
    return tabulate(header, rows)


def tabulate_others(tallies: Mapping[str, Tally], labels: Sequence[str]) -> str:
    """The other published labels whose number is cited as a section of the CrPC, too, most often first."""
    rest = [label for label in labels if label not in SUSPECTED and tallies[label].crpc + tallies[label].both]
    rest.sort(key=lambda label: -(tallies[label].crpc + tallies[label].both))
    header = ["label", "in the Penal Code", "cited at all", "IPC", "both", "CrPC", "other Acts", "really IPC"]
    rows = [(f"**{label}**", find_title(label), *_list_counts(tallies[label])) for label in rest]
    return tabulate(header, rows)


def _list_counts(tally: Tally) -> tuple[object, ...]:
    share = show_share(tally.is_ipc, tally.total)
    return tally.total, tally.ipc, tally.both, tally.crpc, tally.other, share


def describe_numbers(tallies: Mapping[str, Tally], labels: Sequence[str]) -> str:
    """What a labelling by numbers would give."""
    groups = {
        "the 14 numbers of criminal procedure": list(PROCEDURE),
        "the 5 numbers that every Act has": list(GENERAL),
        "the other published labels": [label for label in labels if label not in SUSPECTED],
    }
    rows = []
    for name, numbers in {**groups, "all": [*labels]}.items():
        by_number = sum(tallies[number].total for number in numbers)
        ours = sum(tallies[number].is_ipc for number in numbers)
        rows.append((name, by_number, ours, by_number - ours, show_share(by_number - ours, by_number)))
    return tabulate(
        ["labels given to documents", "by number", "of the IPC by the text", "not so", "share"], rows
    )


@dataclass(slots=True)
class LinkTally:
    """Pairs of document and section: does the text cite it of the Penal Code, does a link point there?"""

    documents: int = 0
    both: int = 0
    text_only: int = 0
    other_act: int = 0  # link only; the text cites the number of another Act
    not_cited: int = 0  # link only; the text does not cite the number
    suspected_links: int = 0  # links to one of the suspected labels
    suspected_wrong: int = 0  # of these, not of the Penal Code by the text
    suspected_crpc: int = 0  # the numbers of procedure that the text cites of the CrPC

    def add(self, acts: ActsOfNumbers, linked: set[str]) -> None:
        """Count one document."""
        cited = {number for number, named in acts.items() if IPC in named}
        wrong = linked - cited
        self.documents += 1
        self.both += len(linked & cited)
        self.text_only += len(cited - linked)
        self.other_act += len(wrong & acts.keys())
        self.not_cited += len(wrong - acts.keys())
        self.suspected_links += len(linked & set(SUSPECTED))
        self.suspected_wrong += len(wrong & set(SUSPECTED))
        self.suspected_crpc += sum(CRPC in acts.get(number, ()) for number in PROCEDURE)


def tally_links(judgments: Iterable[Judgment], section_ids: Mapping[str, str]) -> LinkTally:
    """Compare the site's links with the text."""
    tally = LinkTally()
    for judgment in judgments:
        targets = {link.target for link in judgment.links if link.target is not None}
        tally.add(read_acts(judgment), {section_ids[target] for target in targets & section_ids.keys()})
    return tally


def describe_links(tally: LinkTally) -> str:
    """What a labelling by links would give."""
    links = tally.both + tally.other_act + tally.not_cited
    cited = tally.both + tally.text_only
    rows = [
        ("text and link agree", tally.both),
        ("the text cites it and no link points to it", tally.text_only),
        ("a link points to it; the text cites that number of another Act", tally.other_act),
        ("a link points to it; the text does not cite that number", tally.not_cited),
    ]
    return "\n".join(
        [
            tabulate([f"section of the Penal Code in one of {tally.documents} documents", "pairs"], rows),
            "",
            f"Of {cited:,} pairs that the text cites, links have {show_share(tally.both, cited)}; of "
            f"{links:,} pairs that are linked, the text confirms {show_share(tally.both, links)}. Of the "
            f"{tally.suspected_links} pairs that are linked to one of the 19 labels, it denies "
            f"{tally.suspected_wrong}. The 14 numbers of criminal procedure are cited as sections "
            f"of the CrPC in {tally.suspected_crpc:,} pairs.",
        ]
    )


def describe_mass(published: Mapping[str, tuple[int, int]]) -> str:
    """How much of the published labels is suspected."""
    shares = []
    for split in (0, 1):
        suspected = sum(published[number][split] for number in SUSPECTED)
        shares.append(show_share(suspected, sum(counts[split] for counts in published.values())))
    return (
        f"These 19 labels are {shares[0]} of all labels of the training split, {shares[1]} of the test split."
    )


def measure() -> dict[str, str]:
    """Everything for the page."""
    published = read_published_counts()
    labels = [label for label in read_published_labels() if "(" not in label]
    section_ids = read_section_ids()
    tallies = tally_numbers(map(read_acts, read_texts()))
    return {
        "mass": describe_mass(published),
        "suspected": tabulate_suspected(tallies, published),
        "numbers": describe_numbers(tallies, labels),
        "links": describe_links(tally_links(read_answers(), section_ids)),
        "others": tabulate_others(tallies, labels),
    }


def main() -> None:
    """Measure and print, or write the page."""
    options = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    options.add_argument("--write", action="store_true", help="put the numbers into docs/published-labels.md")
    chosen = options.parse_args()
    measured = measure()
    if chosen.write:
        fill_page(PAGE, measured)
    else:
        print("\n\n".join(measured.values()))


if __name__ == "__main__":
    main()
