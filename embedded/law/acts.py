"""The Acts that the box cites, and the shapes in which their sections appear."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Act:
    """What an Act is called."""

    name: str
    plain: tuple[str, ...]  # directly after a number, as in recent years; () if never
    dotted: tuple[str, ...]  # the older way
    year: str
    itself: str = "Act"  # "of the Code", "of the said Act"
    loose: tuple[str, ...] = ()  # other names
    earlier: tuple[int, str] = (0, "")  # until this year the Act of that year was in force
    word: str = "Section"


ACTS: dict[str, Act] = {
    "IPC": Act(
        "Indian Penal Code", ("IPC",), ("I.P.C.",) * 5 + ("I.P.C", "I. P. C."), "1860", "Code",
        ("Penal Code",),
    ),
    "CrPC": Act(
        "Code of Criminal Procedure", ("CrPC", "Cr.PC", "Cr.P.C."), ("Cr.P.C.", "Cr. P.C.", "Cr. P. C."),
        "1973", "Code", ("Criminal Procedure Code",), (1974, "1898"),
    ),
    "Evidence": Act("Indian Evidence Act", ("Evidence Act",), ("Evidence Act",), "1872"),
    "Arms": Act("Arms Act", ("Arms Act",), ("Arms Act",), "1959", loose=("Indian Arms Act",)),
    "NDPS": Act("Narcotic Drugs and Psychotropic Substances Act", ("NDPS Act",), ("N.D.P.S. Act",), "1985"),
    "DP": Act("Dowry Prohibition Act", ("DP Act", "D.P. Act"), ("D.P. Act", "D. P. Act"), "1961"),
    "SCST": Act(
        "Scheduled Castes and Scheduled Tribes (Prevention of Atrocities) Act",
        ("SC/ST Act", "SC/ST (PA) Act", "SC & ST Act"), ("S.C./S.T. Act", "S.C. & S.T. (P.A.) Act"), "1989",
    ),
    "POCSO": Act("Protection of Children from Sexual Offences Act", ("POCSO Act",), ("POCSO Act",), "2012"),
    "IT": Act("Information Technology Act", ("IT Act",), ("I.T. Act",), "2000"),
    "PC": Act("Prevention of Corruption Act", ("PC Act",), ("P.C. Act",), "1988", earlier=(1988, "1947")),
    "NI": Act("Negotiable Instruments Act", ("NI Act",), ("N.I. Act",), "1881"),
    "MV": Act("Motor Vehicles Act", ("MV Act",), ("M.V. Act",), "1988", earlier=(1989, "1939")),
    "UAPA": Act("Unlawful Activities (Prevention) Act", ("UAPA", "UAP Act"), ("U.A.(P). Act",), "1967"),
    "RPC": Act("Ranbir Penal Code", ("RPC",), ("R.P.C.",), "1989", "Code"),
    "Constitution": Act("Constitution of India", (), (), "1950", "Constitution", word="Article"),
    "EC": Act("Essential Commodities Act", ("EC Act",), ("E.C. Act",), "1955"),
    "Excise": Act(
        "Excise Act", ("Excise Act",), ("Excise Act",), "1915", "Act", ("U.P. Excise Act", "M.P. Excise Act")
    ),
    "BNS": Act("Bharatiya Nyaya Sanhita", ("BNS",), ("B.N.S.",), "2023", "Sanhita"),
    "BNSS": Act("Bharatiya Nagarik Suraksha Sanhita", ("BNSS",), ("B.N.S.S.",), "2023", "Sanhita"),
    "BSA": Act("Bharatiya Sakshya Adhiniyam", ("BSA",), ("B.S.A.",), "2023", "Adhiniyam"),
}  # fmt: skip
AIDS = ("34", "149", "120B", "109", "114", "511")  # sections that are read with others
FOLLOWED_BY_LETTERS = {  # 153 to 154 would include 153A, 153AA and 153B: not a run
    "IPC": {29, 52, 53, 55, 108, 120, 121, 124, 138, 153, 165, 166, 171, 174, 195, 216, 225, 228, 229, 263,
            294, 295, 304, 326, 354, 363, 364, 366, 370, 376, 477, 489, 498},
    "CrPC": {25, 41, 50, 53, 54, 60, 105, 144, 164, 166, 195, 198, 265, 291, 311, 357, 433, 436, 437, 441,
             446},
}  # fmt: skip
USUAL_CLAUSES = {
    ("IPC", "376"): ("(2)(g)", "(2)(f)", "(1)", "(2)(i)", "(2)(n)"),
    ("IPC", "304"): ("Part I", "Part II", "Part II"),
    ("IPC", "506"): ("Part II", "(ii)", "(i)", "Part I"),
    ("IPC", "294"): ("(b)",),
    ("CrPC", "156"): ("(3)",),
    ("CrPC", "173"): ("(2)", "(8)"),
    ("CrPC", "313"): ("(1)(b)",),
    ("CrPC", "439"): ("(1)", "(2)"),
    ("Arms", "25"): ("(1)(a)", "(1-B)(a)", "(1B)(a)"),
    ("SCST", "3"): ("(1)(x)", "(2)(v)", "(1)(r)"),
    ("PC", "13"): ("(1)(d)", "(2)"),
    ("NDPS", "20"): ("(b)(ii)(C)",),
    ("Constitution", "19"): ("(1)(a)", "(1)(g)"),
    ("Constitution", "20"): ("(3)",),
}


@dataclass(frozen=True, slots=True)
class Style:
    """A shape. `weights` are for before 1975, before 2000 and since."""

    name: str
    weights: tuple[float, float, float]
    cue: str  # word, dotted, us, none, glued, broken, lost, said
    join: str  # see _list_items
    tail: str  # see _draw_tail
    needs: str = ""  # see _find_fitting
    named: bool = False  # only where the Act has just been named


STYLES: tuple[Style, ...] = (
    Style("section_short", (10, 22, 40), "word", "and", "short"),  # Section 302 IPC
    Style("section_comma_short", (14, 12, 4), "word", "and", "comma_short"),  # Section 302, I.P.C.
    Style("section_of_long", (16, 12, 12), "word", "and", "of_long"),
    Style("section_comma_long", (6, 5, 1.5), "word", "and", "comma_long"),
    Style("section_of_short", (2, 3, 7), "word", "and", "of_short"),  # Section 302 of the IPC
    Style("section_loose", (7, 5, 2), "word", "and", "loose"),  # Section 302 of the Penal Code
    Style("section_of_year", (0.5, 1, 3), "word", "and", "of_year"),
    Style("s_short", (14, 6, 1), "dotted", "and", "short"),  # s. 302 I.P.C.
    Style("s_comma_short", (16, 6, 0.5), "dotted", "and", "comma_short"),
    Style("s_of_long", (18, 6, 0.5), "dotted", "and", "of_long"),
    Style("s_comma_long", (7, 2, 0.3), "dotted", "and", "comma_long"),
    Style("s_loose", (4, 1.5, 0.2), "dotted", "and", "loose"),
    Style("slash", (3, 12, 20), "word", "slash", "short", "many"),  # Section 302/34 IPC
    Style("slash_of_long", (2, 4, 5), "word", "slash", "of_long", "many"),
    Style("s_slash", (3, 2, 0.5), "dotted", "slash", "short", "many"),
    Style("us", (0.5, 9, 16), "us", "and", "short"),  # u/s 302 IPC
    Style("us_slash", (0.5, 9, 16), "us", "slash", "short", "many"),
    Style("us_commas", (0.2, 3, 6), "us", "commas", "short", "many"),
    Style("us_of_long", (0.2, 1, 1.5), "us", "and", "of_long"),
    Style("bare", (0.3, 1, 2), "none", "and", "short"),  # 302 IPC
    Style("bare_slash", (0.2, 1.5, 3), "none", "slash", "short", "many"),
    Style("commas", (1, 4, 6), "word", "commas", "short", "many"),  # Sections 147,148,149 IPC
    Style("read_with", (9, 12, 12), "word", "read_with", "short", "many"),
    Style("read_with_of_long", (6, 6, 5), "word", "read_with", "of_long", "many"),
    Style("s_read_with", (8, 2, 0.3), "dotted", "read_with", "of_long", "many"),
    Style("r_w", (0.2, 4, 10), "word", "r_w", "short", "many"),  # Section 302 r/w 34 IPC
    Style("us_r_w", (0.1, 3, 8), "us", "r_w", "short", "many"),
    Style("act_between", (1, 3, 3), "word", "act_between", "short", "many"),  # Section 302 IPC read with 34
    Style("each_cued", (4, 4, 4), "word", "each", "short", "many"),  # Section 302 and Section 34 IPC
    Style("each_named", (1, 2, 2), "word", "each_named", "short", "many"),
    Style("paired", (3, 6, 8), "word", "paired", "short", "pairs"),  # Sections 302/34 and 307/34 IPC
    Style("range", (6, 6, 6), "word", "range", "short", "run"),  # Sections 147 to 149 IPC
    Style("s_range", (6, 2, 0.5), "dotted", "range", "of_long", "run"),
    Style("clause_first", (8, 8, 5), "dotted", "and", "of_long", "clause"),  # Part II of s. 304 of the ...
    Style("act_first", (0.7, 1, 2), "word", "and", "front"),  # IPC Section 302
    Style("act_first_bare", (0.7, 1, 2), "none", "and", "front"),  # I.P.C. 302
    Style("glued", (0.4, 1, 2), "glued", "and", "glued", "no_part"),  # Section384IPC, 498AIPC
    Style("footnote", (0.2, 0.4, 1.2), "word", "and", "footnote", "three_digits"),  # Section 49743 of the IPC
    Style("broken", (1.5, 0.8, 0.5), "broken", "and", "broken"),  # Sec- tion 302 of the Indian Pe- nal Code
    Style("spaced_act", (3, 1.5, 0.5), "word", "and", "spaced", "initials"),  # Section 506 I P C
    Style("lost_slash", (0.5, 0.5, 0.2), "lost", "lost", "short", "many"),  # U s 302 34 I.P.C.
    Style("upper", (0.6, 0.6, 0.8), "word", "and", "of_long"),  # SECTION 302 OF THE INDIAN PENAL CODE
    Style("of_the_code", (40, 30, 18), "word", "and", "itself", named=True),  # section 302 of the Code
    Style("s_of_the_code", (40, 12, 1), "dotted", "and", "itself", named=True),
    Style("no_act", (25, 30, 35), "word", "and", "nothing", named=True),  # Section 302
    Style("no_act_s", (25, 8, 1), "dotted", "and", "nothing", named=True),
    Style("no_act_read_with", (8, 10, 10), "word", "read_with", "nothing", "many", named=True),
    Style("said", (4, 4, 4), "said", "and", "nothing", named=True),  # the said Section 302
    Style("said_section", (0, 0, 0), "said", "silent", "nothing", named=True),  # "the said section"
)  # fmt: skip
BY_NAME = {style.name: style for style in STYLES}
USUAL_ERA = 1995
LETTERS = ("{n}{l}",) * 11 + ("{n}-{l}",) * 6 + ("{n} {l}", "{n}({l})", "lower")
PARTS = (" {0}",) * 5 + (" ({0})", ", {0}", "-{1}", "({1})", " Part-{1}")
TAILS = {
    "short": (" {short}",),
    "comma_short": (", {short}",),
    "of_short": (" of the {short}", " of {short}"),
    "of_long": (" of the {long}",),
    "comma_long": (", {long}",),
    "of_year": (" of the {long}, {year}", " of the {long} {year}"),
    "loose": (" of the {loose}", ", {loose}"),
    "itself": (" of the {itself}",) * 3 + (" of the said {itself}",),
    "glued": ("{short}",),
    "spaced": (" {spaced}", " {spaced}."),
    "broken": (" of the {broken}",),
    "footnote": ("{note} of the {short}", "{note} of the {long}"),
    "nothing": ("",),
    "front": ("",),  # the Act is named first
}
PLURALS = {"s.": "ss.", "S.": "Ss.", "Sec.": "Secs.", "sec.": "secs.", "Art.": "Arts.", "art.": "arts."}
