"""Delhi High Court."""

from embedded.court import BoxCourt, OpenData, Region, Sheet
from embedded.courts._north import VILLAGE_HEADS
from embedded.names import BENGALI, HINDI, MUSLIM, PUNJABI, SIKH, TAMIL, split

_REGION = Region(
    communities=((HINDI, 40), (PUNJABI, 27), (SIKH, 11), (MUSLIM, 14), (BENGALI, 4), (TAMIL, 3)),
    states=("Delhi", "Delhi", "NCT of Delhi"),
    state_parties={
        "Delhi": (
            "State",
            "State (Delhi Admn.)",
            "State Of Nct Of Delhi",
            "The State (Nct Of Delhi)",
            "State (Govt. Of Nct Of Delhi)",
        ),
        "NCT of Delhi": ("State", "State Nct Of Delhi", "The State (Nct Of Delhi)"),
    },
    districts=split(
        "North_Delhi South_Delhi East_Delhi West_Delhi Central_Delhi North-West_Delhi South-West_Delhi"
        " North-East_Delhi Shahdara"
    ),
    towns=split(
        "Narela Najafgarh Mehrauli Shahdara Karol_Bagh Rohini Dwarka Janakpuri Patel_Nagar Pitampura"
        " Uttam_Nagar Seelampur Okhla Badarpur Kalkaji Tilak_Nagar Paharganj Daryaganj Mangolpuri Sultanpuri"
        " Nangloi Burari"
    ),
    village_heads=VILLAGE_HEADS,
    village_tails=split("pur _Nagar _Vihar _Enclave _Colony _Park garh _Kunj puri _Bagh"),
    village_additions=("", "", "", " Extension", " Phase II", " Block C", " Kalan", " J.J. Colony"),
    quarters=split(
        "Kotwali Sadar_Bazar Civil_Lines Kashmere_Gate Subzi_Mandi Lajpat_Nagar Nangloi Narela Okhla"
    ),
    schools=(
        "Government Boys Senior Secondary School, {village}",
        "MCD Primary School, {village}",
        "Sarvodaya Kanya Vidyalaya, {town}",
        "{head} Public School, {town}",
    ),
    lane="Gali",
    crime_numbers=("FIR No. {n}/{y}", "FIR No. {n}/{yy:02}", "F.I.R. No. {n} of {y}"),
    trial_numbers=("SC No. {n}/{y}", "Sessions Case No. {n}/{yy:02}", "S.C. No. {n} of {y}"),
    plates=("DL", "DL", 13),
)

COURT = BoxCourt(
    key="delhi",
    region=_REGION,
    weight=0.14,
    doctype_weights=(0.8, 0.2),
    order_doctype=1,
    case_numbers={
        "appeal": ("CRL.A. {n}/{y}", "CRL.A. No. {n}/{y}"),
        "acquittal": ("CRL.A. {n}/{y}", "CRL.L.P. {n}/{y}"),
        "revision": ("CRL.REV.P. {n}/{y}",),
        "reference": ("DEATH SENTENCE REF. {n}/{y}",),
        "bail": ("BAIL APPLN. {n}/{y}",),
        "anticipatory": ("BAIL APPLN. {n}/{y}",),
        "quash": ("CRL.M.C. {n}/{y}", "W.P.(CRL) {n}/{y}"),
    },
    heads=(
        (
            "*     IN THE HIGH COURT OF DELHI AT NEW DELHI",
            "",
            "%                       Judgment reserved on : {dotted_before}",
            "                        Judgment pronounced on : {dotted}",
            "",
            "+     {case_number}",
            "",
            "      {APP}               ..... {Side_a}",
            "                     Through: {counsel_a}, {as_a}",
            "",
            "                     versus",
            "",
            "      {RES}               ..... {Side_b}",
            "                     Through: {counsel_b}, {as_b}",
            "",
            "CORAM:",
            "HON'BLE MR. JUSTICE {JUDGE}",
            "HON'BLE MR. JUSTICE {JUDGE2}",
            "",
            "                       J U D G M E N T",
            "",
            "{JUDGE}, J.",
        ),
        (
            "$~{n3}",
            "*     IN THE HIGH COURT OF DELHI AT NEW DELHI",
            "%                                Decided on: {dotted}",
            "+     {case_number}",
            "      {APP}               ..... {Side_a}",
            "                     Through: {counsel_a}, {as_a}",
            "                     versus",
            "      {RES}               ..... {Side_b}",
            "                     Through: {counsel_b}, {as_b}",
            "",
            "      CORAM:",
            "HON'BLE MR. JUSTICE {JUDGE}",
            "HON'BLE MR. JUSTICE {JUDGE2}",
            "",
            "      {JUDGE}, J. (ORAL)",
        ),
    ),
    feet=(
        ("                              {JUDGE}, J.", "{month_caps}", "{initials}"),
        ("{JUDGE}", "JUDGE", "{month_caps}"),
    ),
    seats=("New Delhi",) * 4,
    local_report="DLT",
    open_data=OpenData(
        letters="DLHC",
        benches={"dhcdb": "01"},
        case_types={
            "appeal": "CRL.A.",
            "acquittal": "CRL.A.",
            "revision": "CRL.REV.P.",
            "reference": "DEATH SENTENCE REF.",
            "bail": "BAIL APPLN.",
            "anticipatory": "BAIL APPLN.",
            "quash": "CRL.M.C.",
        },
        sheet=Sheet(
            foot=("{number}", "", "Page {page} of {pages}"),
            cover=(
                "          IN THE HIGH COURT OF DELHI AT NEW DELHI",
                "+    {number}          Date of decision: {dotted}",
                "{first}          ..... Appellant",
                "          versus",
                "{second}          ..... Respondent",
                "CORAM:",
                "HON'BLE MR. JUSTICE {JUDGES}",
            ),
            stamp=("Signature Not Verified", "Digitally Signed", "By:{JUDGES}", "Signing Date:{dotted}"),
            stamp_since=2020,
        ),
    ),
)
