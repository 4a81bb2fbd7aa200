"""The look of the seven courts: what stands above and below a judgment, and its title on the site."""

from dataclasses import dataclass
from datetime import date
from random import Random

from embedded.case import Block
from embedded.clauses import list_slots
from embedded.head_slots import add_head_slots
from embedded.hearing import Hearing
from embedded.layout import Draft, stack_lines
from embedded.lines import write_lines
from embedded.numbers import MONTHS
from embedded.old_heads import write_appearances, write_old_head
from embedded.parts import heads
from embedded.parts.feet import FEET
from embedded.prose import Named, Person, Piece, Span
from embedded.setting import Setting

OLD_UNTIL = 1999
PAGES_SINCE = 2001  # before, the High Courts are known from reports, which have no head to speak of
_OTHERS = ("& Anr", "And Anr.", "& Ors", "And Ors.", "And Others", "And Another", "And 2 Others", "& Others")
_LOCAL_REPORTS = {
    "allahabad": "ALL LJ", "bombay": "BOM CR", "madras": "MAD LJ", "calcutta": "CHN", "delhi": "DLT",
    "madhya_pradesh": "MPLJ",
}  # fmt: skip
_SHORTER = (
    (" And Others", " & Ors"), (" And Another", " & Anr"), ("Uttar Pradesh", "U.P."),
    ("Madhya Pradesh", "M.P."), ("The State", "State"), ("Shri ", ""), (" Alias ", " @ "),
)  # fmt: skip
_TITLE_LENGTH = 38  # a longer party is cut


@dataclass(frozen=True, slots=True)
class Page:
    """A judgment before it is laid out."""

    head: list[Block]
    body: list[Draft]
    foot: list[Block]
    judges: tuple[str, ...]
    citations: tuple[str, ...]
    parties: tuple[str, str]

    def write_title(self, printed_on: date | None, random: Random) -> str:
        """ "X vs State Of U.P. & Anr on 7 April, 2014"; without a day where the site knows none."""
        first, second = (_abbreviate(party, random) for party in self.parties)
        title = f"{first} vs {second}"
        if printed_on is None:
            return title
        return f"{title} on {printed_on.day} {MONTHS[printed_on.month - 1]}, {printed_on.year}"


def _abbreviate(party: str, random: Random) -> str:
    party = " ".join(word[:1].upper() + word[1:] for word in party.split())
    for long, short in _SHORTER:
        if random.random() < 0.3:
            party = party.replace(long, short)
    if len(party) > _TITLE_LENGTH:
        party = party[: party.rfind(" ", 0, _TITLE_LENGTH)] + " ..."
    return party


def write_page(hearing: Hearing, body: list[Draft]) -> Page:
    """Head and foot around a body."""
    first, second = draw_parties(hearing)
    add_head_slots(hearing.setting, hearing.judges, (first, second), hearing)
    entry, random = hearing.entry, hearing.setting.random
    citations = draw_citations(entry.court, entry.decided_on.year, random)
    if entry.court == "supreme" and entry.decided_on.year <= OLD_UNTIL:
        head = write_old_head(hearing, citations)
        body = [*write_appearances(hearing), *body]
    else:
        head = write_head(
            hearing.setting, find_look(entry.court, entry.decided_on.year, "short" in entry.oddities)
        )
    foot = write_foot(hearing.setting, find_look(entry.court, entry.decided_on.year, False))
    return Page(head, body, foot, hearing.judges, citations, (first.text, second.text))


def find_look(court: str, year: int, short: bool) -> str:
    """Which heads and feet a court used in a year."""
    if court == "supreme":
        return "supreme_orders" if short and year > OLD_UNTIL else "supreme"
    return court if year >= PAGES_SINCE else "plain"


def draw_parties(hearing: Hearing) -> tuple[Piece, Piece]:
    """Who came to court, and against whom."""
    setting, random = hearing.setting, hearing.setting.random
    accused, state = setting["accused"], setting["state"]
    name = accused.full if isinstance(accused, Person) else "The Accused"
    others = f" {random.choice(_OTHERS)}" if hearing.many else ""
    place = state.text if isinstance(state, Named) else ""
    words = random.choice(heads.STATES.get(place, (f"State Of {place}",)))
    person = Piece(name + others, (Span(0, len(name), "PERSON", "accused"),))
    against = Piece(words, (Span(0, len(words), "ORG", "state_party"),))
    return (against, person) if hearing.entry.matter == "acquittal" else (person, against)


def write_head(setting: Setting, look: str) -> list[Block]:
    """What stands above the body, as one pre."""
    setting.named_act = ""
    lines = setting.random.choice(heads.HEADS[look])
    return [stack_lines(write_lines(setting, lines, "Preamble"))]


def write_foot(setting: Setting, look: str) -> list[Block]:
    """Signatures and the like, which belong to no role."""
    if setting.random.random() < 0.12:
        return []
    feet = [foot for foot in FEET[look] if all(list_slots(line) <= setting.known for line in foot)]
    lines = write_lines(setting, setting.random.choice(feet), "None") if feet else []
    return [stack_lines(lines)] if any(lines) else []


def draw_citations(court: str, year: int, random: Random) -> tuple[str, ...]:
    """Where the judgment is reported, if anywhere."""
    if random.random() > (0.75 if year < 2012 else 0.15):
        return ()
    page, volume = random.randint(3, 2900), random.randint(1, 9)
    if court == "supreme":
        options = [
            f"{year} AIR {page}",
            f"AIR {year} SUPREME COURT {page}",
            f"{year} SCR ({volume}) {page % 1100 + 1}",
        ]
        options += [f"{year} SCC ({volume}) {page % 900 + 1}"] if year >= 1969 else []
    else:
        options = [
            f"{year} CRI. L. J. {page}",
            f"{year}CRILJ{page}",
            f"({year}){volume}CRIMES{page % 700 + 1}",
        ]
        options += [f"{year} ({volume}) {_LOCAL_REPORTS[court]} {page % 900 + 1}"]
    return tuple(random.sample(options, random.randint(1, 3)))
