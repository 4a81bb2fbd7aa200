"""The Acts that criminal courts cite, as data: what they are called, and how many sections they have.

`names` are written out and found in any case, with any white space between their words; `initials` are found
with or without full stops and spaces between the letters ("IPC", "I.P.C.", "I. P. C"), and a slash in them
stands for any of / & - and "and".
"""

from dataclasses import dataclass
from functools import cache

IPC = "IPC"
CRPC = "CrPC"
CODES = frozenset({IPC, CRPC, "CPC", "RPC"})  # what "the Code" may mean


@dataclass(frozen=True, slots=True)
class Act:
    """An Act that the citation finder knows by its names."""

    key: str
    title: str
    kind: str  # what it calls itself: Code, Act, Sanhita, Adhiniyam, Constitution
    nature: str  # penal: its sections are offences; procedure: evidence and procedure; other
    last: int  # its highest section number, in any version still cited
    names: tuple[str, ...]
    initials: tuple[str, ...] = ()
    shared: frozenset[str] = frozenset()  # lettered sections that the Indian Penal Code also has


ACTS: tuple[Act, ...] = (
    Act(
        IPC,
        "Indian Penal Code, 1860",
        "Code",
        "penal",
        511,
        (
            "Indian Penal Code",
            "Indian Panel Code",
            "Penal Code",
            "Indian Penal Act",
            "Indian P.C.",
            "Panel Code",
            "भारतीय दण्ड संहिता",
            "भारतीय दंड संहिता",
            "भा.दं.सं.",
            "भा.दं.वि.",
            "भा.द.सं.",
            "भा.द.वि.",
            "भादंसं",
            "भादवि",
            "आई.पी.सी.",
        ),
        ("IPC",),
    ),
    Act(
        "RPC",
        "Ranbir Penal Code, 1989",
        "Code",
        "penal",
        511,
        ("Ranbir Penal Code", "Jammu and Kashmir Penal Code", "J & K Penal Code", "J&K Penal Code"),
        ("RPC",),
    ),
    Act(
        CRPC,
        "Code of Criminal Procedure, 1973",
        "Code",
        "procedure",
        565,
        (
            "Code of Criminal Procedure",
            "Criminal Procedure Code",
            "Code of Crl. Procedure",
            "Criminal P.C.",
            "Crl. Procedure Code",
            "Cr. Procedure Code",
            "Criminal Procedural Code",
            "Criminal Procedure",
            "Code of the Criminal Procedure",
            "Code Criminal Procedure",
            "Code of Criminal",
            "Cr.P. Code",
            "Crl. P. Code",
            "Procedure Code",
            "Code of Procedure",
            "दण्ड प्रक्रिया संहिता",
            "दंड प्रक्रिया संहिता",
            "दं.प्र.सं.",
            "द.प्र.सं.",
        ),
        ("CrPC", "CrlPC", "CriPC", "Cr PC", "Crl PC"),
        frozenset({"53A", "55A", "166A", "166B", "195A"}),
    ),
    Act(
        "CPC",
        "Code of Civil Procedure, 1908",
        "Code",
        "other",
        158,
        ("Code of Civil Procedure", "Civil Procedure Code", "Civil P.C."),
        ("CPC",),
    ),
    Act(
        "Evidence",
        "Indian Evidence Act, 1872",
        "Act",
        "procedure",
        167,
        ("Indian Evidence Act", "Evidence Act"),
        ("IEA",),
    ),
    # It has 46 sections, but charges read "25/54/59 Arms Act".
    Act("Arms", "Arms Act, 1959", "Act", "penal", 59, ("Indian Arms Act", "Arms Act"), ()),
    Act(
        "NDPS",
        "Narcotic Drugs and Psychotropic Substances Act, 1985",
        "Act",
        "penal",
        83,
        ("Narcotic Drugs and Psychotropic Substances Act", "Narcotic Drugs & Psychotropic Substances Act"),
        ("NDPS Act", "NDPS"),
    ),
    Act(
        "DP",
        "Dowry Prohibition Act, 1961",
        "Act",
        "penal",
        10,
        ("Dowry Prohibition Act", "Prohibition of Dowry Act", "Dowry Act"),
        ("DP Act",),
    ),
    Act(
        "SCST",
        "Scheduled Castes and the Scheduled Tribes (Prevention of Atrocities) Act, 1989",
        "Act",
        "penal",
        23,
        (
            "Scheduled Castes and Scheduled Tribes (Prevention of Atrocities) Act",
            "Scheduled Castes and the Scheduled Tribes (Prevention of Atrocities) Act",
            "Scheduled Caste and Scheduled Tribe (Prevention of Atrocities) Act",
            "Scheduled Castes & Scheduled Tribes (Prevention of Atrocities) Act",
            "Prevention of Atrocities Act",
            "Atrocities Act",
        ),
        (
            "SC/ST Act",
            "SC/ST (PA) Act",
            "SC/ST (POA) Act",
            "SC/ST (PoA) Act",
            "SC/ST (Prevention of Atrocities) Act",
            "SCST Act",
            "SC/STs (POA) Act",
        ),
    ),
    Act(
        "POCSO",
        "Protection of Children from Sexual Offences Act, 2012",
        "Act",
        "penal",
        46,
        ("Protection of Children from Sexual Offences Act", "Protection of Children from Sexual Offence Act"),
        ("POCSO Act", "POCSO"),
    ),
    Act(
        "IT",
        "Information Technology Act, 2000",
        "Act",
        "penal",
        90,
        ("Information Technology Act",),
        ("IT Act",),
    ),
    Act(
        "PC",
        "Prevention of Corruption Act, 1988",
        "Act",
        "penal",
        31,
        ("Prevention of Corruption Act",),
        ("PC Act",),
    ),
    Act(
        "NI",
        "Negotiable Instruments Act, 1881",
        "Act",
        "penal",
        148,
        ("Negotiable Instruments Act", "Negotiable Instrument Act"),
        ("NI Act",),
    ),
    Act(
        "MV",
        "Motor Vehicles Act, 1988",
        "Act",
        "penal",
        217,
        ("Motor Vehicles Act", "Motor Vehicle Act"),
        ("MV Act",),
    ),
    Act(
        "UAPA",
        "Unlawful Activities (Prevention) Act, 1967",
        "Act",
        "penal",
        53,
        ("Unlawful Activities (Prevention) Act", "Unlawful Activities Prevention Act"),
        ("UAPA", "UAP Act", "UA(P) Act"),
    ),
    Act(
        "EC",
        "Essential Commodities Act, 1955",
        "Act",
        "penal",
        16,
        ("Essential Commodities Act",),
        ("EC Act",),
    ),
    Act("Excise", "Excise Act", "Act", "penal", 80, ("Excise Act",)),
    Act(
        "Constitution",
        "Constitution of India",
        "Constitution",
        "other",
        395,
        ("Constitution of India", "Constitution"),
    ),
    Act(
        "BNS",
        "Bharatiya Nyaya Sanhita, 2023",
        "Sanhita",
        "penal",
        358,
        (
            "Bharatiya Nyaya Sanhita",
            "Bhartiya Nyaya Sanhita",
            "Bharatiya Nyay Sanhita",
            "Bhartiya Nyay Sanhita",
        ),
        ("BNS",),
    ),
    Act(
        "BNSS",
        "Bharatiya Nagarik Suraksha Sanhita, 2023",
        "Sanhita",
        "procedure",
        531,
        ("Bharatiya Nagarik Suraksha Sanhita", "Bhartiya Nagarik Suraksha Sanhita"),
        ("BNSS",),
    ),
    Act(
        "BSA",
        "Bharatiya Sakshya Adhiniyam, 2023",
        "Adhiniyam",
        "procedure",
        170,
        ("Bharatiya Sakshya Adhiniyam", "Bhartiya Sakshya Adhiniyam"),
        ("BSA",),
    ),
)


@cache
def index_acts() -> dict[str, Act]:
    """Acts by key."""
    return {act.key: act for act in ACTS}
