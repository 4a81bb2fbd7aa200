"""Madras High Court."""
# ruff: noqa: E501

from embedded.court import BoxCourt, OpenData, Region, Sheet
from embedded.names import CHRISTIAN, MUSLIM, TAMIL, split

_REGION = Region(
    communities=((TAMIL, 90), (MUSLIM, 6), (CHRISTIAN, 4)),
    honorifics=(("Thiru", "Mr."), ("Tmt.", "Mrs."), ("Selvi",)),
    states=("Tamil Nadu", "Tamil Nadu", "Tamil Nadu", "Pondicherry"),
    state_parties={
        "Tamil Nadu": (
            "State",
            "State Of Tamil Nadu",
            "The State Rep. By",
            "State By Inspector Of Police",
            "The Inspector Of Police",
        ),
        "Pondicherry": ("State", "Union Territory Of Pondicherry"),
    },
    districts=split(
        "Chennai Coimbatore Cuddalore Dharmapuri Dindigul Erode Kancheepuram Kanniyakumari Karur"
        " Krishnagiri Madurai Nagapattinam Namakkal Perambalur Pudukkottai Ramanathapuram Salem Sivaganga"
        " Thanjavur Theni Thoothukudi Tiruchirappalli Tirunelveli Tiruvallur Tiruvannamalai Tiruvarur"
        " Vellore Villupuram Virudhunagar"
    ),
    renamed={"Chennai": (1996, "Madras")},
    towns=split(
        "Ambur Arakkonam Aruppukkottai Attur Avinashi Bhavani Chidambaram Devakottai Gobichettipalayam"
        " Gudiyatham Hosur Kovilpatti Kulithalai Kumbakonam Mannargudi Mayiladuthurai Melur Mettur Musiri"
        " Omalur Palani Panruti Paramakudi Periyakulam Pollachi Rajapalayam Sankarankovil Sathyamangalam"
        " Sivakasi Tenkasi Tindivanam Tiruchengode Tirupattur Udumalpet Usilampatti Vaniyambadi"
    ),
    village_heads=split(
        "Kal Pon Vel Muthu Mari Kali Ayyan Perumal Raman Krishnan Sivan Karuppan Nalla Periya Chinna Pudu"
        " Pazha Mel Kizh Vada Ten Kuruvi Mayil Puli Yanai Mana Punga Ala Arasa Vembu Pala Panai Thennam Maa"
        " Kollam Kovil Uthu Kulam Aru Odai Malai Manal Sevva Vella Karu Pattu Selva Thanga Velli Vira Nadu"
        " Ilam Thoppu Senthamarai"
    ),
    village_tails=split(
        "palayam patti kurichi nallur puram kuppam mangalam thurai kottai kulam oor padi kadu pettai eri"
    ),
    village_additions=("", "", "", "", "", " Pudur", " Colony", " Kilakku", " Merku", " Agraharam"),
    quarters=split(
        "Town East West North B-2 Taluk All_Women Anna_Nagar Kotwali Fort Mount Harbour Tallakulam"
    ),
    schools=(
        "Panchayat Union Middle School, {village}",
        "Government Higher Secondary School, {town}",
        "{head} Matriculation School, {town}",
        "Aided Elementary School, {village}",
    ),
    lane="Street",
    crime_numbers=("Crime No. {n} of {y}", "Crime No.{n}/{y}", "Cr. No. {n} of {y}"),
    trial_numbers=("S.C. No. {n} of {y}", "S.C.No.{n}/{y}", "Sessions Case No. {n} of {y}"),
    plates=("TM", "TN", 76),
)

COURT = BoxCourt(
    key="madras",
    region=_REGION,
    weight=0.18,
    case_numbers={
        "appeal": ("Crl.A.No.{n} of {y}", "Criminal Appeal No. {n} of {y}"),
        "acquittal": ("Crl.A.No.{n} of {y}",),
        "revision": ("Crl.R.C.No.{n} of {y}",),
        "reference": ("R.T.No.{n} of {y}",),
        "bail": ("Crl.O.P.No.{n} of {y}",),
        "anticipatory": ("Crl.O.P.No.{n} of {y}",),
        "quash": ("Crl.O.P.No.{n} of {y}", "Crl.O.P.(MD)No.{n} of {y}"),
    },
    heads=(
        (
            "       IN THE HIGH COURT OF JUDICATURE AT MADRAS",
            "",
            "             DATED : {dotted}",
            "",
            "                 CORAM",
            "",
            "   THE HONOURABLE MR. JUSTICE {JUDGE}",
            "",
            "             {case_number}",
            "",
            "{App}                                 ... {Side_a}",
            "",
            "                    Vs.",
            "",
            "{Res}                                 ... {Side_b}",
            "",
            "{prayer}",
            "",
            "      For {Side_a}   : {counsel_a}, {as_a}",
            "",
            "      For {Side_b}   : {counsel_b}, {as_b}",
            "",
            "                  {page_heading}",
        ),
        (
            "BEFORE THE MADURAI BENCH OF MADRAS HIGH COURT",
            "",
            "      Reserved on   : {dotted_before}",
            "      Pronounced on : {dotted}",
            "",
            "                CORAM",
            "",
            "THE HONOURABLE MR.JUSTICE {JUDGE}",
            "",
            "            {case_number}",
            "",
            "{App}           .. {Side_a}",
            "",
            "              Vs",
            "",
            "{Res}           .. {Side_b}",
            "",
            "{prayer}",
            "",
            "!For {Side_a}  ... {counsel_a}",
            "^For {Side_b} ... {counsel_b}",
            "",
            ":{page_heading}",
        ),
    ),
    feet=(
        (
            "                                   {dotted}",
            "Index    : Yes / No",
            "Internet : Yes / No",
            "{initials}",
            "",
            "To",
            "1. {Trial_court}.",
            "2. The Public Prosecutor, High Court, Madras.",
        ),
        ("{JUDGE}, J.", "{initials}", "{dotted}"),
    ),
    prayers={  # the courts of the south print what is asked for
        "appeal": "PRAYER : Criminal Appeal filed {under_code_appeal} against the judgment dated {lower_date} in {trialno} on the file of {trial_court}.",
        "acquittal": "PRAYER : Criminal Appeal filed {under_code_appeal_acquittal} to set aside the acquittal in {trialno} on the file of {trial_court}.",
        "revision": "PRAYER : Criminal Revision Case filed {under_code_revision} and {code_revision_power} to set aside the judgment dated {lower_date}.",
        "reference": "Referred Trial {under_code_reference} for confirmation of the sentence in {trialno}.",
        "bail": "PRAYER : Criminal Original Petition filed {under_code_bail} to enlarge the petitioner on bail in {firno}.",
        "anticipatory": "PRAYER : Criminal Original Petition filed {under_code_anticipatory} in {firno}.",
        "quash": "PRAYER : Criminal Original Petition filed {under_code_inherent} to call for the records in {firno} and quash the same.",
    },
    seats=("Madras", "Madras", "Madras", "Madurai"),
    local_report="MAD LJ",
    counsel_titles=("Mr.", "Thiru"),
    open_data=OpenData(
        letters="HCMA",
        benches={"hc_cis_mas": "01", "mdubench": "02"},
        case_types={
            "appeal": "CRL A",
            "acquittal": "CRL A",
            "revision": "CRL RC",
            "reference": "RT",
            "bail": "CRL OP",
            "anticipatory": "CRL OP",
            "quash": "CRL OP",
        },
        sheet=Sheet(
            head=("", "", "{number}"),
            foot=("https://www.box-court.example/judis", "", "Page {page} of {pages}"),
            cover=(
                "          IN THE HIGH COURT OF JUDICATURE AT MADRAS",
                "          DATED: {dotted}",
                "          CORAM",
                "          THE HONOURABLE MR. JUSTICE {JUDGES}",
                "          {number}",
                "",
                "{first}          .. Appellant",
                "          Vs",
                "{second}          .. Respondent",
            ),
        ),
    ),
)
