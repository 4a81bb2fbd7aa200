"""Allahabad High Court."""

from embedded.court import BoxCourt, Hindi, OpenData, Region, Sheet
from embedded.courts._north import VILLAGE_HEADS
from embedded.names import CHRISTIAN, HINDI, MUSLIM, PUNJABI, SIKH, TRIBAL, split

_REGION = Region(
    communities=((HINDI, 74), (MUSLIM, 22), (PUNJABI, 1), (SIKH, 1), (CHRISTIAN, 1), (TRIBAL, 1)),
    states=("Uttar Pradesh", "Uttar Pradesh", "U.P."),
    state_parties={
        "Uttar Pradesh": (
            "State Of U.P.",
            "State Of Uttar Pradesh",
            "State Of U.P. And Another",
            "State",
            "State Of U P",
            "State Of U.P. Thru. Prin. Secy. Home",
        ),
        "U.P.": ("State Of U.P.", "State Of U.P. & Another", "State Of U P And Another"),
    },
    districts=split(
        "Agra Aligarh Allahabad Azamgarh Badaun Bahraich Ballia Banda Barabanki Bareilly Basti Bijnor"
        " Bulandshahr Deoria Etah Etawah Faizabad Farrukhabad Fatehpur Ghazipur Gonda Gorakhpur Hamirpur"
        " Hardoi Jalaun Jaunpur Jhansi Kanpur_Nagar Kanpur_Dehat Lakhimpur_Kheri Lalitpur Lucknow Mainpuri"
        " Mathura Mau Meerut Mirzapur Moradabad Muzaffarnagar Pilibhit Pratapgarh Rae_Bareli Rampur"
        " Saharanpur Shahjahanpur Sitapur Sultanpur Unnao Varanasi"
    ),
    towns=split(
        "Kasganj Khurja Deoband Chandausi Sambhal Hathras Firozabad Tundla Bindki Orai Konch Mauranipur"
        " Akbarpur Tanda Kadipur Bilgram Sandila Mohammadi Gola Nanpara Balrampur Khalilabad Padrauna Rasra"
        " Mohammadabad Phulpur Handia Chunar Bhadohi Soraon Manjhanpur Baraut Kairana Shamli Hapur"
        " Sikandrabad Jalesar Bisauli"
    ),
    village_heads=VILLAGE_HEADS,
    village_tails=split("pur pura garh _Nagar ganj khera kheri auli wala _Patti gaon _Sarai abad wan"),
    village_additions=(
        "",
        "",
        "",
        "",
        "",
        " Kalan",
        " Khurd",
        " Buzurg",
        " Majra",
        " Urf Naya Gaon",
        " Mustahkam",
    ),
    quarters=split(
        "Kotwali Sadar Civil_Lines Cantt Kotwali_Nagar Naka Chowk Sadar_Bazar Lal_Kurti Ganj Thakurganj"
    ),
    schools=(
        "Primary School, {village}",
        "Junior High School, {village}",
        "{head} Inter College, {town}",
        "Government Girls Inter College, {town}",
        "{head} Bal Vidya Niketan, {town}",
    ),
    lane="Gali",
    crime_numbers=(
        "Case Crime No. {n} of {y}",
        "Case Crime No.{n} of {y}",
        "Crime No. {n}/{y}",
        "Crime No. {n}/{yy:02}",
    ),
    trial_numbers=("Sessions Trial No. {n} of {y}", "S.T. No. {n} of {y}", "S.T. No. {n}/{y}"),
    plates=("UP", "UP", 96),
)

COURT = BoxCourt(
    key="allahabad",
    region=_REGION,
    weight=0.26,
    doctype_weights=(0.75, 0.25),
    hindi=Hindi(1, "State Of U.P."),
    case_numbers={
        "appeal": ("CRIMINAL APPEAL No. - {n} of {y}", "JAIL APPEAL No. - {n} of {y}"),
        "acquittal": ("GOVERNMENT APPEAL No. - {n} of {y}",),
        "revision": ("CRIMINAL REVISION No. - {n} of {y}",),
        "reference": ("CAPITAL CASES No. - {n} of {y}", "REFERENCE No. - {n} of {y}"),
        "bail": ("CRIMINAL MISC. BAIL APPLICATION No. - {n} of {y}",),
        "anticipatory": ("CRIMINAL MISC ANTICIPATORY BAIL APPLICATION No. - {n} of {y}",),
        "quash": ("APPLICATION No. - {n} of {y}", "CRIMINAL MISC. WRIT PETITION No. - {n} of {y}"),
    },
    heads=(
        (
            "HIGH COURT OF JUDICATURE AT ALLAHABAD{seat}",
            "",
            "?Neutral Citation No. - {neutral}",
            "",
            "{reserved}",
            "Court No. - {n4}",
            "",
            "Case :- {case_number}",
            "",
            "{Side_a} :- {App}",
            "",
            "{Side_b} :- {Res}",
            "",
            "Counsel for {Side_a} :- {office_a}",
            "",
            "Counsel for {Side_b} :- {office_b}",
            "",
            "Hon'ble {Judge},J.",
            "Hon'ble {Judge2},J.",
        ),
    ),
    feet=(
        ("Order Date :- {plain_date}", "{initials}"),
        ("({Judge},J.)", "Order Date :- {plain_date}"),
        ("Dated: {plain_date}", "{initials}"),
    ),
    seats=("Allahabad", "Allahabad", "Allahabad", "Lucknow"),
    benches=("", "", ", LUCKNOW BENCH"),
    neutral_citation=(2023, "AHC"),
    local_report="ALL LJ",
    counsel_titles=("Sri", "Shri"),
    labels={
        "revision": ("revisionist",),
        "bail": ("applicant",),
        "anticipatory": ("applicant",),
        "quash": ("applicant",),
    },
    open_data=OpenData(
        letters="UPHC",
        benches={"cisdb_16012018": "01", "cishclko": "02"},
        by_doctype=True,
        case_types={
            "appeal": "CRLA",
            "acquittal": "GOVA",
            "revision": "CRLR",
            "reference": "CAPS",
            "bail": "BAIL",
            "anticipatory": "ABAIL",
            "quash": "A482",
        },
        sheet=Sheet(
            head=("", "", "{page}"),
            cover=(
                "Court No. - {page}",
                "",
                "Case :- {number}",
                "",
                "Appellant :- {first}",
                "Respondent :- {second}",
                "",
                "Hon'ble {judge},J.",
            ),
            stamp=("Digitally signed by :- ", "{judge}", "High Court of Judicature at {city}"),
            stamp_since=2021,
        ),
    ),
)
