"""Madhya Pradesh High Court."""

from embedded.court import BoxCourt, Hindi, OpenData, Region, Sheet
from embedded.courts._north import VILLAGE_HEADS
from embedded.names import CENTRAL, MARATHI, MUSLIM, TRIBAL, split

_REGION = Region(
    communities=((CENTRAL, 68), (TRIBAL, 18), (MUSLIM, 10), (MARATHI, 4)),
    states=("Madhya Pradesh", "Madhya Pradesh", "M.P."),
    state_parties={
        "Madhya Pradesh": ("State Of Madhya Pradesh", "The State Of Madhya Pradesh", "State Of M.P."),
        "M.P.": ("State Of M.P.", "The State Of Madhya Pradesh"),
    },
    districts=split(
        "Balaghat Betul Bhind Bhopal Chhatarpur Chhindwara Damoh Datia Dewas Dhar Guna Gwalior Hoshangabad"
        " Indore Jabalpur Jhabua Khandwa Khargone Mandla Mandsaur Morena Narsinghpur Neemuch Panna Raisen"
        " Rajgarh Ratlam Rewa Sagar Satna Sehore Seoni Shahdol Shajapur Shivpuri Sidhi Tikamgarh Ujjain"
        " Umaria Vidisha"
    ),
    towns=split(
        "Itarsi Katni Mhow Ganjbasoda Khurai Bina Maihar Nagod Pipariya Sohagpur Gadarwara Lakhnadon Multai"
        " Sausar Waraseoni Ashta Biaora Sarangpur Shujalpur Jaora Badnawar Manawar Kukshi Sendhwa Maheshwar"
        " Barwaha Gohad Ambah Sabalgarh Karera Chanderi Nowgong"
    ),
    village_heads=VILLAGE_HEADS,
    village_tails=split("pur pura kheda khedi gaon _Tola garh wada mau kala _Patan dehi"),
    village_additions=("", "", "", "", "", " Kalan", " Khurd", " Mal", " Raiyat", " Buzurg", " Jagir"),
    quarters=split("Kotwali Cantt City_Kotwali Civil_Lines Madhav_Nagar Gohalpur Bagsewania Chhawni Dehat"),
    schools=(
        "Government Primary School, {village}",
        "Government Higher Secondary School, {town}",
        "{head} Shishu Mandir, {town}",
        "Kanya Ashram Shala, {village}",
    ),
    lane="Gali",
    crime_numbers=("Crime No. {n}/{y}", "Crime No. {n}/{yy:02}", "Crime No. {n} of {y}"),
    trial_numbers=("S.T. No. {n}/{y}", "Sessions Trial No. {n}/{y}", "Sessions Trial No. {n}/{yy:02}"),
    plates=("MP", "MP", 53),
)

COURT = BoxCourt(
    key="madhya_pradesh",
    region=_REGION,
    weight=0.16,
    hindi=Hindi(2, "State Of M.P."),
    case_numbers={
        "appeal": ("Cr.A. No. {n}/{y}", "Criminal Appeal No. {n} of {y}"),
        "acquittal": ("Cr.A. No. {n}/{y}",),
        "revision": ("Cr.R. No. {n}/{y}",),
        "reference": ("Cr. Reference No. {n}/{y}",),
        "bail": ("M.Cr.C. No. {n}/{y}",),
        "anticipatory": ("M.Cr.C. No. {n}/{y}",),
        "quash": ("M.Cr.C. No. {n}/{y}",),
    },
    heads=(
        (
            "            HIGH COURT OF MADHYA PRADESH : {city_caps}",
            "",
            "                  {case_number}",
            "",
            "{App}",
            "                      Vs.",
            "{Res}",
            "",
            "{counsel_a}, learned counsel for the {side_a}.",
            "{counsel_b}, learned counsel for the {side_b}.",
            "",
            "                    {page_heading}",
            "                  ({dotted})",
        ),
        (
            "                       1             {case_number}",
            "        THE HIGH COURT OF MADHYA PRADESH",
            "                {case_number}",
            "          ({App} Vs. {Res})",
            "{city}, Dated : {dotted}",
            "      {counsel_a}, learned counsel for the {side_a}.",
            "      {counsel_b}, learned counsel for the {side_b}.",
        ),
    ),
    feet=(
        (
            "                                   ({JUDGE})",
            "                                      JUDGE",
            "{initials}",
        ),
        ("({Judge})", "Judge", "{initials}"),
    ),
    seats=("Jabalpur", "Jabalpur", "Gwalior", "Indore"),
    local_report="MPLJ",
    counsel_titles=("Shri",),
    labels={"revision": ("applicant", "petitioner"), "bail": ("applicant",)},
    open_data=OpenData(
        letters="MPHC",
        benches={"mphc_db_jbp": "01", "mphc_db_gwl": "03", "mphc_db_ind": "02"},
        case_types={
            "appeal": "CRA",
            "acquittal": "ACQA",
            "revision": "CRR",
            "reference": "CRRF",
            "bail": "MCRC",
            "anticipatory": "MCRC",
            "quash": "MCRC",
        },
        sheet=Sheet(
            head=("", "{page}", "{number}"),
            cover=(
                "          HIGH COURT OF MADHYA PRADESH AT {city}",
                "          {number}",
                "          {first}",
                "          Vs.",
                "          {second}",
                "Before: Hon'ble Shri Justice {judge}",
                "Dated : {dotted}",
            ),
            stamp=("Signature Not Verified", "Signed by: {JUDGES}", "Signing time: {dotted}", "{hour}"),
            stamp_since=2022,
        ),
    ),
)
