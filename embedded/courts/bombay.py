"""Bombay High Court."""

from embedded.court import BoxCourt, OpenData, Region, Sheet
from embedded.names import CHRISTIAN, HINDI, MARATHI, MUSLIM, TAMIL, split

_REGION = Region(
    communities=((MARATHI, 70), (MUSLIM, 13), (HINDI, 8), (CHRISTIAN, 6), (TAMIL, 3)),
    honorifics=(("Shri",), ("Smt.", "Sau."), ("Kumari", "Ku.")),
    states=("Maharashtra", "Maharashtra", "Maharashtra", "Goa"),
    state_parties={
        "Maharashtra": (
            "State Of Maharashtra",
            "The State Of Maharashtra",
            "The State Of Maharashtra And Anr",
        ),
        "Goa": ("State Of Goa", "State"),
    },
    districts=split(
        "Ahmednagar Akola Amravati Aurangabad Beed Bhandara Buldhana Chandrapur Dhule Gadchiroli Gondia"
        " Hingoli Jalgaon Jalna Kolhapur Latur Nagpur Nanded Nandurbar Nashik Osmanabad Parbhani Pune Raigad"
        " Ratnagiri Sangli Satara Sindhudurg Solapur Thane Wardha Washim Yavatmal"
    ),
    towns=split(
        "Baramati Shrirampur Sangamner Kopargaon Malegaon Manmad Sinnar Bhusawal Amalner Chalisgaon Shirpur"
        " Karad Phaltan Wai Miraj Islampur Ichalkaranji Pandharpur Barshi Udgir Ambajogai Khamgaon Akot"
        " Achalpur Pusad Umred Kalyan Bhiwandi Panvel Pen Alibag Dapoli"
    ),
    village_heads=split(
        "Pimpal Nim Amb Chinch Jambh Vad Umbar Bor Khair Palas Bhim Ram Rama Shiv Vithal Datta Hanum Ganesh"
        " Naga Wagh Mor Ghoda Hatti Man Ban Khed Kas Kar Dev Dhan Gok Jaw Kand Lon Mal Nand Pat Raj Sang"
        " Tak Var Wad Yel Shel Mhas Kop Kolh Kumbh Takal Ghot Sak Saw Ker Sonai Kamal Prem"
    ),
    village_tails=split("gaon wadi khed ner oli e i apur tala tane dara khurd gavhan ambe ewadi"),
    village_additions=("", "", "", "", " Budruk", " Khurd", " Tarf Rajapur", " Bk.", " Kh."),
    quarters=split(
        "Kotwali City Taluka Shivajinagar Sadar Camp M.I.D.C. Faraskhana Bazar_Peth Ganeshpeth Sitabuldi"
    ),
    schools=(
        "Zilla Parishad Primary School, {village}",
        "{head} Vidyalaya, {town}",
        "Ashram School, {village}",
        "{head} English Medium School, {town}",
        "New High School, {town}",
    ),
    lane="Galli",
    crime_numbers=("C.R. No. {n}/{y}", "C.R. No. I-{n}/{yy:02}", "C.R.No.{n}/{y}", "Crime No. {n} of {y}"),
    trial_numbers=("Sessions Case No. {n} of {y}", "Sessions Case No. {n}/{y}", "S.C. No. {n}/{yy:02}"),
    plates=("MH", "MH", 50),
)

COURT = BoxCourt(
    key="bombay",
    region=_REGION,
    weight=0.14,
    case_numbers={
        "appeal": ("CRIMINAL APPEAL NO. {n} OF {y}",),
        "acquittal": ("CRIMINAL APPEAL NO. {n} OF {y}",),
        "revision": ("CRIMINAL REVISION APPLICATION NO. {n} OF {y}",),
        "reference": ("CONFIRMATION CASE NO. {n} OF {y}",),
        "bail": ("CRIMINAL BAIL APPLICATION NO. {n} OF {y}",),
        "anticipatory": ("ANTICIPATORY BAIL APPLICATION NO. {n} OF {y}",),
        "quash": ("CRIMINAL APPLICATION NO. {n} OF {y}", "CRIMINAL WRIT PETITION NO. {n} OF {y}"),
    },
    heads=(
        (
            "          IN THE HIGH COURT OF JUDICATURE AT BOMBAY",
            "              {side} APPELLATE JURISDICTION",
            "",
            "               {case_number}",
            "",
            "{App}                    ...{Side_a}",
            "",
            "          Versus",
            "",
            "{Res}                    ...{Side_b}",
            "",
            "{counsel_a} for the {side_a}.",
            "{counsel_b} for the {side_b}.",
            "",
            "                    CORAM : {JUDGE}, J.",
            "                    DATE  : {dated_caps}",
            "",
            "{oral}",
        ),
        (
            "Mgn",
            "        IN THE HIGH COURT OF JUDICATURE AT BOMBAY",
            "           BENCH AT AURANGABAD",
            "",
            "           {case_number}",
            "",
            "{App}        ..  {Side_a}",
            "     VERSUS",
            "{Res}        ..  {Side_b}",
            "                 ...",
            "     {counsel_a} for {side_a}",
            "     {counsel_b} for {side_b}",
            "                 ...",
            "        CORAM : {JUDGE}, J.",
            "        RESERVED ON   : {dotted_before}",
            "        PRONOUNCED ON : {dotted}",
            "",
            "JUDGMENT :",
        ),
    ),
    feet=(
        ("({JUDGE}, J.)",),
        ("                    ({JUDGE}, J.)", "", "{initials}"),
        ("Sd/-", "({JUDGE}, J.)"),
    ),
    seats=("Bombay", "Bombay", "Nagpur", "Aurangabad"),
    local_report="BOM CR",
    labels={"bail": ("applicant",), "quash": ("applicant", "petitioner")},
    open_data=OpenData(
        letters="HCBM",
        benches={"newas": "01", "hcaurdb": "03"},
        case_types={
            "appeal": "APEAL",
            "acquittal": "APEAL",
            "revision": "REVN",
            "reference": "CONF",
            "bail": "BA",
            "anticipatory": "ABA",
            "quash": "APPLN",
        },
        sheet=Sheet(
            leading=1.7,
            head=("", "{page}", "{number}"),
            foot=(
                "::: Uploaded on - {slashed}",
                "",
                ":::   Downloaded on  - {slashed} {hour}   :::",
            ),
            cover=(
                "          IN THE HIGH COURT OF JUDICATURE AT BOMBAY",
                "          {number}",
                "",
                "{first}                    ..Appellant",
                "          Versus",
                "{second}                    ..Respondent",
                "",
                "          CORAM : {JUDGES}, J.",
                "          DATED : {dotted}",
            ),
        ),
    ),
)
