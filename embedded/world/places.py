"""Places and organisations of the box. Districts and towns are real; villages, schools, banks and
companies are put together from parts, so that a village may hold a person's name (Rampur, Prem Nagar).

The `who` of an entity is its kind and its name: the same village is the same entity in every case.
"""

from random import Random

from embedded.court import Region
from embedded.courts import REGIONS
from embedded.names import split
from embedded.prose import Entity
from embedded.world.people import settle_region

_STATIONS = ("Police Station {}", "P.S. {}", "{} Police Station", "PS {}", "P.S.- {}")
_HOSPITALS = (
    "District Hospital, {town}", "Civil Hospital, {town}", "Government Hospital, {town}",
    "{town} Medical College", "Community Health Centre, {village}", "Primary Health Centre, {village}",
    "{head} Nursing Home, {town}", "St. {saint} Hospital, {town}", "{head} Memorial Hospital",
    "Sub-Divisional Hospital, {town}",
)  # fmt: skip
_BANKS = (
    "District Co-operative Bank, {town}", "{head} Gramin Bank, {village} Branch",
    "Urban Co-operative Bank, {town}", "State Bank, {town} Branch", "{head} Mercantile Bank Ltd",
    "Land Development Bank, {town}",
)  # fmt: skip
_FIRMS = split(
    "Balaji Laxmi Om Bharat Asha Shanti Ganesh Durga Prem Kamal Sagar Gomti Vindhya Nav_Jeevan Jyoti Modern"
)
_TRADES = split(
    "Traders Textiles Rice_Mill Finance_Ltd Chit_Funds_(P)_Ltd Constructions Transport_Company Jewellers"
    " Motors Steels_Pvt._Ltd Infotech_Ltd Housing_Society Agro_Industries Brick_Field Pharma_Pvt._Ltd"
    " Exports Sugar_Mills Oil_Mill Cold_Storage Travels Marketing_Pvt._Ltd Polymers_Ltd"
)
_FRONTS = ("Shree ", "M/s ", "M/s. Shri ", "New ", "", "", "Sri ")
_STREETS = (
    "Station Road", "Kacheri Road", "Ring Road", "Bypass Road", "Temple Street", "North Car Street",
    "Court Road", "College Road", "Hospital Road", "{head} {lane}", "{lane} No. {n}, {head} Nagar",
    "Cross Street No. {n}", "{head} Lane", "{head} Market", "Old Bus Stand Road", "Mandi Road",
    "{head} Chowk", "Church Street", "{head} Road", "Mill Road",
)  # fmt: skip
_SAINTS = ("Mary's", "Joseph's", "Thomas", "Anne's")


def draw_village(random: Random, region: str) -> str:
    """A village name put together from parts: Rampur Kalan, Pimpalgaon Budruk."""
    land = REGIONS[region]
    return (
        random.choice(land.village_heads)
        + random.choice(land.village_tails)
        + random.choice(land.village_additions)
    )


def draw_places(random: Random, region: str, *, year: int) -> dict[str, Entity]:
    """All places and organisations of one case, in one region.

    "station" is the bare name of the police station ("Kotwali"), "station_full" says what it is.
    """
    region = settle_region(random, region)
    land, village = REGIONS[region], draw_village(random, region)
    town = random.choice(land.towns)
    words = {
        "village": village,
        "town": town,
        "head": random.choice(land.village_heads),
        "lane": land.lane,
        "q": random.choice(land.quarters),
        "n": str(random.randint(2, 19)),
        "saint": random.choice(_SAINTS),
    }
    beat = random.choice((words["q"], words["q"], random.choice(land.towns)))
    return {
        "village": _name("village", "PLACE", village),
        "town": _name("town", "PLACE", town),
        "district": _name("district", "PLACE", _name_district(random.choice(land.districts), land, year)),
        "state": _name("state", "PLACE", random.choice(land.states)),
        "street": _name("street", "PLACE", random.choice(_STREETS).format_map(words)),
        "station": Entity(f"station:{beat.lower()}", "ORG", beat),
        "station_full": Entity(f"station:{beat.lower()}", "ORG", random.choice(_STATIONS).format(beat)),
        "hospital": _name("hospital", "ORG", random.choice(_HOSPITALS).format_map(words)),
        "school": _name("school", "ORG", random.choice(land.schools).format_map(words)),
        "bank": _name("bank", "ORG", random.choice(_BANKS).format_map(words)),
        "company": _name("company", "ORG", _draw_company(random)),
    }


def _name_district(name: str, land: Region, year: int) -> str:
    until, old = land.renamed.get(name, (0, name))
    return old if year < until else name


def _draw_company(random: Random) -> str:
    if random.random() < 0.005:  # a name that merely looks like the Code
        return random.choice(("IPC Packaging Ltd", "I.P.C. Publications Ltd"))
    return random.choice(_FRONTS) + random.choice(_FIRMS) + " " + random.choice(_TRADES)


def _name(sort: str, kind: str, text: str) -> Entity:
    return Entity(f"{sort}:{text.lower()}", kind, text)
