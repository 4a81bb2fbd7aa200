"""Calcutta High Court."""

from embedded.court import BoxCourt, OpenData, Region, Sheet
from embedded.names import BENGALI, BENGALI_MUSLIM, CHRISTIAN, HINDI, TRIBAL, split

_REGION = Region(
    communities=((BENGALI, 66), (BENGALI_MUSLIM, 21), (HINDI, 7), (TRIBAL, 5), (CHRISTIAN, 1)),
    honorifics=(("Sri",), ("Smt.",), ("Kumari",)),
    states=("West Bengal", "West Bengal", "W.B."),
    state_parties={
        "West Bengal": (
            "State Of West Bengal",
            "The State Of West Bengal",
            "State Of West Bengal & Anr",
            "The State",
        ),
        "W.B.": ("State Of West Bengal", "The State Of W.B."),
    },
    districts=split(
        "Bankura Birbhum Burdwan Cooch_Behar Dakshin_Dinajpur Uttar_Dinajpur Darjeeling Hooghly Howrah"
        " Jalpaiguri Malda Midnapore Paschim_Medinipur Purba_Medinipur Murshidabad Nadia North_24_Parganas"
        " South_24_Parganas Purulia Kolkata"
    ),
    renamed={"Kolkata": (2001, "Calcutta")},
    towns=split(
        "Arambagh Asansol Balurghat Barasat Baruipur Basirhat Berhampore Bishnupur Bolpur Bongaon Canning"
        " Chandannagar Contai Diamond_Harbour Durgapur Ghatal Haldia Islampur Jangipur Jhargram Kalna"
        " Kalyani Kandi Katwa Krishnagar Lalbagh Rampurhat Ranaghat Serampore Siliguri Suri Tamluk Uluberia"
    ),
    village_heads=split(
        "Ram Krishna Gopal Gobinda Hari Kali Durga Lakshmi Nabin Madhu Shyam Radha Chandi Shib Bhabani"
        " Jagat Nanda Bel Am Kul Tal Bat Bansh Sal Shimul Kadam Champa Kamal Padma Hatir Ghora Bagh Mach Nil"
        " Kala Dhala Lal Sona Rup Raj Rani Nawab Kazi Fakir Mirza Char Dakshin Uttar Paschim Purba Boro"
        " Chhoto Natun Puratan Panch Sat"
    ),
    village_tails=split(
        "pur gram danga para tala hati beria nagar khali bari kuri chak ghata dihi bandh sol"
    ),
    village_additions=("", "", "", "", " Purba", " Paschim", " Uttar Para", " Dakshin Para", " Colony"),
    quarters=split(
        "Town Sadar Bowbazar Tollygunge Maniktala Entally Jorabagan Kotwali English_Bazar Shyampukur Bhangar"
    ),
    schools=(
        "{village} Primary School",
        "{village} High School",
        "{head} Balika Vidyalaya, {town}",
        "{head} Vidyamandir, {town}",
        "{village} F.P. School",
    ),
    lane="Lane",
    crime_numbers=(
        "P.S. Case No. {n} of {y}",
        "P.S. Case No. {n}/{yy:02}",
        "P.S. Case No. {n} dated {d}.{m}.{y}",
    ),
    trial_numbers=("Sessions Trial No. {n} of {y}", "S.T. Case No. {n}/{y}", "Sessions Case No. {n} of {y}"),
    plates=("WB", "WB", 75),
)

COURT = BoxCourt(
    key="calcutta",
    region=_REGION,
    weight=0.12,
    doctype_weights=(0.35, 0.65),
    case_numbers={
        "appeal": ("C.R.A. {n} of {y}", "C.R.A. No. {n} of {y}"),
        "acquittal": ("G.A. No. {n} of {y}",),
        "revision": ("C.R.R. {n} of {y}",),
        "reference": ("Death Reference No. {n} of {y}",),
        "bail": ("C.R.M. {n} of {y}",),
        "anticipatory": ("C.R.M. (A) {n} of {y}",),
        "quash": ("C.R.R. {n} of {y}",),
    },
    heads=(
        (
            "              IN THE HIGH COURT AT CALCUTTA",
            "             {side} {jurisdiction} JURISDICTION",
            "                    APPELLATE SIDE",
            "",
            "Present:",
            "",
            "The Hon'ble Justice {Judge}",
            "",
            "                  {case_number}",
            "",
            "                 {App}",
            "                    Versus",
            "                 {Res}",
            "",
            "For the {Side_a}          : {counsel_a}",
            "",
            "For the {Side_b}         : {counsel_b}",
            "",
            "Heard on                   : {dotted_before}",
            "",
            "Judgment on                : {dotted}",
            "",
            "{Judge}, J. :-",
        ),
    ),
    feet=(
        ("({Judge}, J.)",),
        ("I agree.", "", "({Judge2}, J.)     ({Judge}, J.)"),
        ("({Judge}, J.)", "", "Urgent photostat certified copy, if applied for, be given to the parties."),
    ),
    seats=("Calcutta",) * 4,
    local_report="CHN",
    open_data=OpenData(
        letters="WBCH",
        benches={"calcutta_appellate_side": "01"},
        case_types={
            "appeal": "CRA",
            "acquittal": "GA",
            "revision": "CRR",
            "reference": "DR",
            "bail": "CRM",
            "anticipatory": "CRM(A)",
            "quash": "CRR",
        },
        sheet=Sheet(
            leading=1.8,
            head=("", "{page}", ""),
            cover=(
                "          IN THE HIGH COURT AT CALCUTTA",
                "          CRIMINAL APPELLATE JURISDICTION",
                "",
                "Present: The Hon'ble Justice {judge}",
                "",
                "          {number}",
                "          {first}",
                "          -Vs-",
                "          {second}",
                "",
                "Judgment on : {dotted}",
            ),
        ),
    ),
)
