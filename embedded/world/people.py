"""People, named as in Indian judgments, from the lists of embedded/names.py and embedded/courts."""

from collections.abc import Collection
from dataclasses import dataclass
from random import Random

from embedded.courts import BY_KEY, REGIONS
from embedded.names import (
    COMMUNITIES,
    MUSLIM,
    MUSLIM_PREFIXES,
    SIKH,
    SPELLINGS,
    WELL_KNOWN,
    Community,
)
from embedded.prose import Person, Piece, Span

_REGIONS = tuple(REGIONS)
_CROWDS = {  # each as often as its share: faster than drawing by weight
    key: tuple(community for community, share in region.communities for _ in range(share))
    for key, region in REGIONS.items()
}
_LOCAL = tuple(community for region in REGIONS.values() for community, _ in region.communities)
_COMMUNITY_OF = {
    family: community for community in reversed((*COMMUNITIES, *_LOCAL)) for family in community.families
}


@dataclass(frozen=True, slots=True)
class Name:
    """A name in its parts: `text` is "Ramesh Kumar Yadav", `family` "Yadav"."""

    given: str
    family: str
    text: str


def settle_region(random: Random, region: str) -> str:
    """The region itself, or any of them for a court that hears cases from all."""
    return region if region in REGIONS else random.choice(_REGIONS)


def draw_family(random: Random, region: str, *, like: str | None = None) -> str:
    """A family name (or, in Tamil names, the initial) that kin can share; see `draw_name` for `like`."""
    return random.choice(_draw_community(random, region, like).families)


def draw_name(
    random: Random, *, region: str, male: bool, family_name: str | None = None, like: str | None = None
) -> Name:
    """A name of the region, with `family_name` if given.

    `like` is also a family name: the name then comes from that family's community.
    """
    while True:  # nobody is called Babu Ram Ram
        name = _draw_any(random, region, male, family_name, like)
        words = name.text.lower().split()
        if (words[0], words[-1]) not in WELL_KNOWN and len(set(words)) == len(words):
            return name


def _draw_community(random: Random, region: str, family: str | None) -> Community:
    region = settle_region(random, region)
    return random.choice(_CROWDS[region]) if family is None else _find_community(family, region)


def _draw_any(random: Random, region: str, male: bool, family_name: str | None, like: str | None) -> Name:
    community = _draw_community(random, region, family_name or like)
    sex = 0 if male else 1
    given = random.choice(community.women if sex else community.men)
    family = family_name or random.choice(community.families)
    if family.endswith("."):
        return Name(given, family, f"{family} {given}")
    words = [given, random.choice(community.middles[sex])]
    if family_name is None and random.random() < (0.6 if sex else 0.3):
        family = random.choice(community.endings[sex]) or (family if community is not SIKH else "")
    if community is MUSLIM and male:
        words.insert(0, random.choice(MUSLIM_PREFIXES))
    if family not in (words[-1], given):
        words.append(family)
    return Name(given, family, " ".join(filter(None, words)))


def _find_community(family: str, region: str) -> Community:
    """The community that has the family name, preferably one of this region."""
    mix = REGIONS[region].communities
    for community, _ in mix:
        if family in community.families:
            return community
    return _COMMUNITY_OF.get(family, mix[0][0])


def make_person(
    random: Random,
    *,
    who: str,
    region: str,
    male: bool,
    role: str,
    age: int,
    family_name: str | None = None,
    like: str | None = None,
) -> Person:
    """Someone in a case, as the court would write the name: at times with "Smt." or an alias."""
    region = settle_region(random, region)
    name = draw_name(random, region=region, male=male, family_name=family_name, like=like)
    full, short = name.text, name.given
    luck = random.random()
    if luck < (0.08 if male else 0.04):
        full, short = _add_alias(name, male, region, random)
    elif luck < (0.14 if male else 0.3):
        full = f"{_draw_honorific(random, region, male, age)} {full}"
    elif luck > 0.97:
        short = spell_otherwise(short, random)
    return Person(who, full, short, male, role, age)


def _add_alias(name: Name, male: bool, region: str, random: Random) -> tuple[str, str]:
    community = _find_community(name.family, region)
    pet = random.choice([pet for pet in community.pets[0 if male else 1] if pet not in name.text.split()])
    mark = random.choice(("@", "@", "@", "alias"))
    first, second = (name.text, pet) if random.random() < 0.6 else (pet, name.text)
    return f"{first} {mark} {second}", random.choice((name.given, pet))


def _draw_honorific(random: Random, region: str, male: bool, age: int) -> str:
    men, women, girls = REGIONS[region].honorifics
    return random.choice(men if male else women if age >= 20 else girls)


def spell_otherwise(name: str, random: Random) -> str:
    """The same name as another clerk would spell it: Laxman for Lakshman, Vijai for Vijay."""
    spellings = [(old, new) for old, new in SPELLINGS if old in name]
    if not spellings:
        return name + name[-1] if name[-1] in "aei" else name + "a"
    old, new = random.choice(spellings)
    return name.replace(old, new, 1)


def describe_person(person: Person, random: Random, *, region: str, taken: Collection[str] = ()) -> Piece:
    """The full name with father or husband: "Ramesh Yadav s/o Sohan Lal Yadav"; both are spans.

    The elder has none of the names in `taken`.
    """
    region = settle_region(random, region)
    if person.male:
        ties = ("s/o", "S/o", "son of")
    elif person.age >= 21 and random.random() < 0.7:
        ties = ("w/o", "W/o", "wife of")
    else:
        ties = ("d/o", "D/o", "daughter of")
    family = _guess_family(person, region)
    elder = draw_name(random, region=region, male=True, family_name=family).text
    while elder in taken:
        elder = draw_name(random, region=region, male=True, family_name=family).text
    text = f"{person.full}{random.choice((' ', ', '))}{random.choice(ties)} "
    spans = (
        Span(0, len(person.full), "PERSON", person.who),
        Span(len(text), len(text) + len(elder), "PERSON", f"{person.who}.elder"),
    )
    return Piece(text + elder, spans)


def _guess_family(person: Person, region: str) -> str:
    """The family name of a person, or one of the same community."""
    last = person.full.split()[-1]
    if last in _COMMUNITY_OF:
        return last
    for community, _ in REGIONS[region].communities:
        if person.short in community.men or person.short in community.women:
            return community.families[person.age % len(community.families)]
    return last


def make_judge_name(random: Random, region: str) -> str:
    """A judge as the bench prints it: "A.K. Tripathi", "Sudhir Malhotra"."""
    return _draw_formal(random, region, male=random.random() < 0.88).text


def make_counsel_name(random: Random, region: str) -> str:
    """A lawyer with the honorific of the place: "Sri R.P. Dubey", "Ms. Ritu Bhatia"."""
    male = random.random() < 0.85
    title = random.choice(BY_KEY[region].counsel_titles if male else ("Ms.", "Ms.", "Mrs."))
    return f"{title} {_draw_formal(random, region, male=male).text}"


def make_doctor_name(random: Random, region: str, *, male: bool) -> tuple[str, str]:
    """A doctor's full and short name: "Dr. S.K. Jain", "Dr. Jain"."""
    name = _draw_formal(random, region, male=male)
    return f"Dr. {name.text}", f"Dr. {name.given if name.family.endswith('.') else name.family}"


def _draw_formal(random: Random, region: str, *, male: bool) -> Name:
    """Names of professionals: always a family name, often with only initials before it."""
    while True:
        family = draw_family(random, region)
        name = draw_name(random, region=region, male=male, family_name=family)
        if family.endswith(".") or random.random() < 0.4:
            return name
        initials = random.choice("ABCDGHJKLMNPRSTVY") + "." + random.choice("KKKSSPRNCBDLMVJ") + "."
        if (initials.lower(), family.lower()) not in WELL_KNOWN:
            return Name(name.given, family, f"{_space(initials, random)} {family}")


def _space(initials: str, random: Random) -> str:
    return initials if random.random() < 0.7 else initials.replace(".", ". ", 1)
