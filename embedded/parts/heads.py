"""How each court opens and closes its judgments, and how its registry numbers matters.

Lines are templates; leading blanks are the indent, an empty line is a blank one. A line that needs a
slot which the matter does not have is left out.
"""
# ruff: noqa: E501

Lines = tuple[str, ...]

NUMBERS: dict[str, dict[str, tuple[str, ...]]] = {
    "supreme": {
        "": ("Criminal Appeal No. {n} of {y}", "Criminal Appeal No(s). {n} of {y}", "CRIMINAL APPEAL NO. {n} OF {y}"),
    },
    "allahabad": {
        "appeal": ("CRIMINAL APPEAL No. - {n} of {y}", "JAIL APPEAL No. - {n} of {y}"),
        "acquittal": ("GOVERNMENT APPEAL No. - {n} of {y}",),
        "revision": ("CRIMINAL REVISION No. - {n} of {y}",),
        "reference": ("CAPITAL CASES No. - {n} of {y}", "REFERENCE No. - {n} of {y}"),
        "bail": ("CRIMINAL MISC. BAIL APPLICATION No. - {n} of {y}",),
        "anticipatory": ("CRIMINAL MISC ANTICIPATORY BAIL APPLICATION No. - {n} of {y}",),
        "quash": ("APPLICATION No. - {n} of {y}", "CRIMINAL MISC. WRIT PETITION No. - {n} of {y}"),
    },
    "bombay": {
        "appeal": ("CRIMINAL APPEAL NO. {n} OF {y}",), "acquittal": ("CRIMINAL APPEAL NO. {n} OF {y}",),
        "revision": ("CRIMINAL REVISION APPLICATION NO. {n} OF {y}",), "reference": ("CONFIRMATION CASE NO. {n} OF {y}",),
        "bail": ("CRIMINAL BAIL APPLICATION NO. {n} OF {y}",), "anticipatory": ("ANTICIPATORY BAIL APPLICATION NO. {n} OF {y}",),
        "quash": ("CRIMINAL APPLICATION NO. {n} OF {y}", "CRIMINAL WRIT PETITION NO. {n} OF {y}"),
    },
    "madras": {
        "appeal": ("Crl.A.No.{n} of {y}", "Criminal Appeal No. {n} of {y}"), "acquittal": ("Crl.A.No.{n} of {y}",),
        "revision": ("Crl.R.C.No.{n} of {y}",), "reference": ("R.T.No.{n} of {y}",),
        "bail": ("Crl.O.P.No.{n} of {y}",), "anticipatory": ("Crl.O.P.No.{n} of {y}",),
        "quash": ("Crl.O.P.No.{n} of {y}", "Crl.O.P.(MD)No.{n} of {y}"),
    },
    "calcutta": {
        "appeal": ("C.R.A. {n} of {y}", "C.R.A. No. {n} of {y}"), "acquittal": ("G.A. No. {n} of {y}",),
        "revision": ("C.R.R. {n} of {y}",), "reference": ("Death Reference No. {n} of {y}",),
        "bail": ("C.R.M. {n} of {y}",), "anticipatory": ("C.R.M. (A) {n} of {y}",), "quash": ("C.R.R. {n} of {y}",),
    },
    "delhi": {
        "appeal": ("CRL.A. {n}/{y}", "CRL.A. No. {n}/{y}"), "acquittal": ("CRL.A. {n}/{y}", "CRL.L.P. {n}/{y}"),
        "revision": ("CRL.REV.P. {n}/{y}",), "reference": ("DEATH SENTENCE REF. {n}/{y}",),
        "bail": ("BAIL APPLN. {n}/{y}",), "anticipatory": ("BAIL APPLN. {n}/{y}",),
        "quash": ("CRL.M.C. {n}/{y}", "W.P.(CRL) {n}/{y}"),
    },
    "madhya_pradesh": {
        "appeal": ("Cr.A. No. {n}/{y}", "Criminal Appeal No. {n} of {y}"), "acquittal": ("Cr.A. No. {n}/{y}",),
        "revision": ("Cr.R. No. {n}/{y}",), "reference": ("Cr. Reference No. {n}/{y}",),
        "bail": ("M.Cr.C. No. {n}/{y}",), "anticipatory": ("M.Cr.C. No. {n}/{y}",), "quash": ("M.Cr.C. No. {n}/{y}",),
    },
}

HEADS: dict[str, tuple[Lines, ...]] = {
    "supreme": (
        ("                                             {mark}", "", "              IN THE SUPREME COURT OF INDIA", "", "             CRIMINAL APPELLATE JURISDICTION", "",
         "             {number}", "       (Arising out of S.L.P. (Crl.) No. {n2} of {y2})", "", "{APP}                         ... {SIDE_A}", "", "                        Versus", "",
         "{RES}                         ... {SIDE_B}", "", "                     J U D G M E N T", "", "{JUDGE}, J."),
        ("CASE NO.:", "Appeal (crl.)  {n} of {y}", "", "PETITIONER:", "{App}", "", "RESPONDENT:", "{Res}", "", "DATE OF JUDGMENT: {slashed}", "", "BENCH:", "{JUDGE}", "{JUDGE2}", "{JUDGE3}", "",
         "JUDGMENT:", "                     J U D G M E N T", "", "{JUDGE}, J."),
    ),
    "supreme_orders": (
        ("ITEM NO.{n3}               COURT NO.{n4}             SECTION II", "", "            S U P R E M E  C O U R T  O F  I N D I A", "                  RECORD OF PROCEEDINGS", "",
         "Petition(s) for Special Leave to Appeal (Crl.)  No(s).  {n}/{y}", "", "{APP}                                Petitioner(s)", "", "                  VERSUS", "",
         "{RES}                                Respondent(s)", "", "Date : {dashed} This petition was called on for hearing today.", "", "CORAM :", "         HON'BLE MR. JUSTICE {JUDGE}", "",
         "For Petitioner(s)   {counsel_a}, {as_a}", "For Respondent(s)   {counsel_b}, {as_b}", "", "          UPON hearing the counsel the Court made the following", "                             O R D E R"),
    ),
    "allahabad": (
        ("HIGH COURT OF JUDICATURE AT ALLAHABAD{seat}", "", "?Neutral Citation No. - {neutral}", "", "{reserved}", "Court No. - {n4}", "", "Case :- {number}", "", "{Side_a} :- {App}", "",
         "{Side_b} :- {Res}", "", "Counsel for {Side_a} :- {office_a}", "", "Counsel for {Side_b} :- {office_b}", "", "Hon'ble {Judge},J.", "Hon'ble {Judge2},J."),
    ),
    "bombay": (
        ("          IN THE HIGH COURT OF JUDICATURE AT BOMBAY", "              CRIMINAL APPELLATE JURISDICTION", "", "               {number}", "", "{App}                    ...{Side_a}", "", "          Versus", "",
         "{Res}                    ...{Side_b}", "", "{counsel_a} for the {side_a}.", "{counsel_b} for the {side_b}.", "", "                    CORAM : {JUDGE}, J.", "                    DATE  : {dated_caps}", "", "{oral}"),
        ("Mgn", "        IN THE HIGH COURT OF JUDICATURE AT BOMBAY", "           BENCH AT AURANGABAD", "", "           {number}", "", "{App}        ..  {Side_a}", "     VERSUS", "{Res}        ..  {Side_b}",
         "                 ...", "     {counsel_a} for {side_a}", "     {counsel_b} for {side_b}", "                 ...", "        CORAM : {JUDGE}, J.", "        RESERVED ON   : {dotted_before}", "        PRONOUNCED ON : {dotted}", "", "JUDGMENT :"),
    ),
    "madras": (
        ("       IN THE HIGH COURT OF JUDICATURE AT MADRAS", "", "             DATED : {dotted}", "", "                 CORAM", "", "   THE HONOURABLE MR. JUSTICE {JUDGE}", "", "             {number}", "",
         "{App}                                 ... {Side_a}", "", "                    Vs.", "", "{Res}                                 ... {Side_b}", "", "{prayer}", "", "      For {Side_a}   : {counsel_a}, {as_a}", "",
         "      For {Side_b}   : {counsel_b}, {as_b}", "", "                  {heading}"),
        ("BEFORE THE MADURAI BENCH OF MADRAS HIGH COURT", "", "      Reserved on   : {dotted_before}", "      Pronounced on : {dotted}", "", "                CORAM", "", "THE HONOURABLE MR.JUSTICE {JUDGE}", "",
         "            {number}", "", "{App}           .. {Side_a}", "", "              Vs", "", "{Res}           .. {Side_b}", "", "{prayer}", "", "!For {Side_a}  ... {counsel_a}", "^For {Side_b} ... {counsel_b}", "", ":{heading}"),
    ),
    "calcutta": (
        ("              IN THE HIGH COURT AT CALCUTTA", "             CRIMINAL {jurisdiction} JURISDICTION", "                    APPELLATE SIDE", "", "Present:", "", "The Hon'ble Justice {Judge}", "", "                  {number}", "",
         "                 {App}", "                    Versus", "                 {Res}", "", "For the {Side_a}          : {counsel_a}", "", "For the {Side_b}         : {counsel_b}", "", "Heard on                   : {dotted_before}", "",
         "Judgment on                : {dotted}", "", "{Judge}, J. :-"),
    ),
    "delhi": (
        ("*     IN THE HIGH COURT OF DELHI AT NEW DELHI", "", "%                       Judgment reserved on : {dotted_before}", "                        Judgment pronounced on : {dotted}", "", "+     {number}", "", "      {APP}               ..... {Side_a}",
         "                     Through: {counsel_a}, {as_a}", "", "                     versus", "", "      {RES}               ..... {Side_b}", "                     Through: {counsel_b}, {as_b}", "", "CORAM:", "HON'BLE MR. JUSTICE {JUDGE}", "HON'BLE MR. JUSTICE {JUDGE2}", "", "                       J U D G M E N T", "", "{JUDGE}, J."),
        ("$~{n3}", "*     IN THE HIGH COURT OF DELHI AT NEW DELHI", "%                                Decided on: {dotted}", "+     {number}", "      {APP}               ..... {Side_a}", "                     Through: {counsel_a}, {as_a}", "                     versus",
         "      {RES}               ..... {Side_b}", "                     Through: {counsel_b}, {as_b}", "", "      CORAM:", "HON'BLE MR. JUSTICE {JUDGE}", "HON'BLE MR. JUSTICE {JUDGE2}", "", "      {JUDGE}, J. (ORAL)"),
    ),
    "madhya_pradesh": (
        ("            HIGH COURT OF MADHYA PRADESH : {city_caps}", "", "                  {number}", "", "{App}", "                      Vs.", "{Res}", "", "{counsel_a}, learned counsel for the {side_a}.", "{counsel_b}, learned counsel for the {side_b}.", "",
         "                    {heading}", "                  ({dotted})"),
        ("                       1             {number}", "        THE HIGH COURT OF MADHYA PRADESH", "                {number}", "          ({App} Vs. {Res})", "{city}, Dated : {dotted}", "      {counsel_a}, learned counsel for the {side_a}.", "      {counsel_b}, learned counsel for the {side_b}."),
    ),
    "plain": (  # reports of the High Courts before they had pages of their own
        ("{heading_plain}", "", "{Judge}, J."),
        ("{Judge}, J.",),
        ("{heading_plain}", "", "{Judge}, J.", "", "{number}"),
    ),
}

FEET: dict[str, tuple[Lines, ...]] = {
    "supreme": (("..............................J.", "({JUDGE})", "", "..............................J.", "({JUDGE2})", "", "New Delhi;", "{month_day}."), ("{Judge}, J.", "{month_day}"), ("S.R.", "{result_words}."), ("{result_words}.",)),
    "allahabad": (("Order Date :- {plain_date}", "{clerk}"), ("({Judge},J.)", "Order Date :- {plain_date}"), ("Dated: {plain_date}", "{clerk}")),
    "bombay": (("({JUDGE}, J.)",), ("                    ({JUDGE}, J.)", "", "{clerk}"), ("Sd/-", "({JUDGE}, J.)")),
    "madras": (("                                   {dotted}", "Index    : Yes / No", "Internet : Yes / No", "{clerk}", "", "To", "1. {Trial_court}.", "2. The Public Prosecutor, High Court, Madras."), ("{JUDGE}, J.", "{clerk}", "{dotted}")),
    "calcutta": (("({Judge}, J.)",), ("I agree.", "", "({Judge2}, J.)     ({Judge}, J.)"), ("({Judge}, J.)", "", "Urgent photostat certified copy, if applied for, be given to the parties.")),
    "delhi": (("                              {JUDGE}, J.", "{month_caps}", "{clerk}"), ("{JUDGE}", "JUDGE", "{month_caps}")),
    "madhya_pradesh": (("                                   ({JUDGE})", "                                      JUDGE", "{clerk}"), ("({Judge})", "Judge", "{clerk}")),
    "plain": ((), ("{result_words}.",), ("Order accordingly.",)),
}
CITIES = {"madhya_pradesh": ("Jabalpur", "Jabalpur", "Gwalior", "Indore")}
CLERKS = ("kkb/-", "Sunil", "vsn", "mdm/", "aks", "rk/", "Mohan", "dpk", "cse", "SKS", "nv", "Ved", "gsr", "Anurag")
STATE_COUNSEL = ("G.A.", "Govt. Advocate", "A.G.A.", "G.A.,{counsel_state}")
STATES = {
    "Uttar Pradesh": ("State Of U.P.", "State Of Uttar Pradesh", "State Of U.P. And Another", "State", "State Of U P", "State Of U.P. Thru. Prin. Secy. Home"),
    "U.P.": ("State Of U.P.", "State Of U.P. & Another", "State Of U P And Another"),
    "Madhya Pradesh": ("State Of Madhya Pradesh", "The State Of Madhya Pradesh", "State Of M.P."),
    "M.P.": ("State Of M.P.", "The State Of Madhya Pradesh"),
    "Maharashtra": ("State Of Maharashtra", "The State Of Maharashtra", "The State Of Maharashtra And Anr"),
    "Goa": ("State Of Goa", "State"),
    "West Bengal": ("State Of West Bengal", "The State Of West Bengal", "State Of West Bengal & Anr", "The State"),
    "W.B.": ("State Of West Bengal", "The State Of W.B."),
    "Tamil Nadu": ("State", "State Of Tamil Nadu", "The State Rep. By", "State By Inspector Of Police", "The Inspector Of Police"),
    "Pondicherry": ("State", "Union Territory Of Pondicherry"),
    "Delhi": ("State", "State (Delhi Admn.)", "State Of Nct Of Delhi", "The State (Nct Of Delhi)", "State (Govt. Of Nct Of Delhi)"),
    "NCT of Delhi": ("State", "State Nct Of Delhi", "The State (Nct Of Delhi)"),
}
