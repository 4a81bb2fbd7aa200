"""The page around a judgment: head, foot, citations, and its title on the site."""

from dataclasses import dataclass
from datetime import date
from random import Random

from embedded.court import Lines
from embedded.courts import BY_KEY, REGIONS
from embedded.docket.case import Block
from embedded.docket.docket import Entry
from embedded.prose import Entity, Person, Piece, Span
from embedded.templates import heads
from embedded.world.numbers import MONTHS
from embedded.writing.clauses import list_slots
from embedded.writing.head_slots import add_head_slots
from embedded.writing.hearing import Hearing
from embedded.writing.layout import Draft, stack_lines, write_lines
from embedded.writing.old_heads import write_appearances, write_old_head
from embedded.writing.setting import Setting

_OTHERS = ("& Anr", "And Anr.", "& Ors", "And Ors.", "And Others", "And Another", "And 2 Others", "& Others")
_SHORTER = (
    (" And Others", " & Ors"), (" And Another", " & Anr"), ("Uttar Pradesh", "U.P."),
    ("Madhya Pradesh", "M.P."), ("The State", "State"), ("Shri ", ""), (" Alias ", " @ "),
)  # fmt: skip
_STATE_PARTIES = {
    state: names for region in REGIONS.values() for state, names in region.state_parties.items()
}
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
        """ "X vs State Of U.P. & Anr on 7 April, 2014"; without a day if the site has none."""
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
    if has_headnote(entry):
        head = write_old_head(hearing, citations)
        body = [*write_appearances(hearing), *body]
    else:
        head = write_head(hearing.setting, short="short" in entry.oddities)
    foot = write_foot(hearing.setting)
    return Page(head, body, foot, hearing.judges, citations, (first.text, second.text))


def has_headnote(entry: Entry) -> bool:
    """Whether the judgment is printed as in the old reports, with ACT and HEADNOTE."""
    return entry.decided_on.year <= BY_KEY[entry.court].headnotes_until


def draw_parties(hearing: Hearing) -> tuple[Piece, Piece]:
    """Who came to court, and against whom."""
    setting, random = hearing.setting, hearing.setting.random
    accused, state = setting["accused"], setting["state"]
    name = accused.full if isinstance(accused, Person) else "The Accused"
    others = f" {random.choice(_OTHERS)}" if hearing.many else ""
    name_of_state = state.text if isinstance(state, Entity) else ""
    words = random.choice(_STATE_PARTIES.get(name_of_state, (f"State Of {name_of_state}",)))
    person = Piece(name + others, (Span(0, len(name), "PERSON", "accused"),))
    against = Piece(words, (Span(0, len(words), "ORG", "state_party"),))
    return (against, person) if hearing.entry.matter == "acquittal" else (person, against)


def write_head(setting: Setting, *, short: bool = False) -> list[Block]:
    """What is printed above the body, as one pre."""
    setting.named_act = ""
    lines = setting.random.choice(_list_heads(setting.entry, short))
    return [stack_lines(write_lines(setting, lines, "Preamble"))]


def _list_heads(entry: Entry, short: bool) -> tuple[Lines, ...]:
    court, year = BY_KEY[entry.court], entry.decided_on.year
    if year < court.pages_since:
        return heads.PLAIN_HEADS
    return court.order_heads if short and court.order_heads else court.heads


def write_foot(setting: Setting) -> list[Block]:
    """Signatures and the like, which have no role."""
    if setting.random.random() < 0.12:
        return []
    court, year = BY_KEY[setting.entry.court], setting.entry.decided_on.year
    feet = heads.PLAIN_FEET if year < court.pages_since else court.feet
    fitting = [foot for foot in feet if all(list_slots(line) <= setting.known for line in foot)]
    lines = write_lines(setting, setting.random.choice(fitting), "None") if fitting else []
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
        local = BY_KEY[court].local_report
        options += [f"{year} ({volume}) {local} {page % 900 + 1}"] if local else []
    return tuple(random.sample(options, random.randint(1, 3)))
