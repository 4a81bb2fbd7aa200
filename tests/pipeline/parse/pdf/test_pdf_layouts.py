"""Judgments laid out as High Courts lay them out, each short, middling and long: nothing but its words."""

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import pytest

from pipeline.parse.pdf.reader import PdfJudgment, read_pdf

LENGTHS = {"tiny": 1, "short": 3, "middling": 12, "long": 45}  # paragraphs


@dataclass(frozen=True)
class Layout:
    """A court's way of laying out a judgment. Lines of `head` and `close`: ^ stands in the middle, > at the
    right, and what two signs >> divide stands at both edges."""

    court: str
    title: str
    decided: str
    bench: str
    head: str
    close: str
    furnish: Callable[[Any, int], None]
    body: dict[str, Any] = field(default_factory=dict)
    page: dict[str, Any] = field(default_factory=dict)
    gone: str = ""  # lines of the head that are furniture


def furnish_bombay(pages: Any, number: int) -> None:
    pages.centre(40, f"{number}")
    pages.end_at(540, 40, "901 apeal 123.15.doc", 10)
    pages.put(60, 812, "::: Uploaded on - 13/03/2015", 8, "Helvetica")
    pages.put(330, 812, f"::: Downloaded on - 14/03/2015 10:22:{10 + number} :::", 8, "Helvetica")
    pages.put(25, 600, "Bombay High Court", 28, turn=(0, 1), grey=120)
    if number == 1:
        pages.put(60, 56, "ssm", 9)


BOMBAY = Layout(
    "Bombay High Court",
    "Ramesh Shankar Kale vs The State of Maharashtra",
    "12 March, 2015",
    "A. B. DESHPANDE, C. D. KULKARNI",
    """
^ IN THE HIGH COURT OF JUDICATURE AT BOMBAY
^ CRIMINAL APPELLATE JURISDICTION
^ CRIMINAL APPEAL NO.123 OF 2015

Ramesh Shankar Kale
Age 30 years, Occ. : Labourer,
R/o. Village Pimpri, Taluka Haveli. >> ... Appellant

^ Versus

The State of Maharashtra
(At the instance of Haveli Police Station) >> ... Respondent

Mr. P. Q. Joshi, Advocate for the Appellant.
Ms. R. S. Patil, A.P.P. for the Respondent-State.

^ CORAM : A. B. DESHPANDE &
^ C. D. KULKARNI, JJ.
^ RESERVED ON : 5th JANUARY, 2015
^ PRONOUNCED ON : 12th MARCH, 2015

ORAL JUDGMENT (PER A. B. DESHPANDE, J.) :
""",
    """
(C. D. KULKARNI, J.) >> (A. B. DESHPANDE, J.)
""",
    furnish_bombay,
    {"indent": 40, "gap": 0.5},
    {"leading": 24, "size": 13},
)


def furnish_nagpur(pages: Any, number: int) -> None:
    pages.end_at(545, 45, f"{number}                        apl123.18.odt", 10)
    pages.put(
        60, 815, f"::: Uploaded on - 13/03/2018 ::: Downloaded on - 14/03/2018 10:22:{10 + number} :::", 8
    )


NAGPUR = Layout(
    "Bombay High Court",
    "Suresh Govind Rathod vs State of Maharashtra",
    "12 March, 2018",
    "A. B. DESHPANDE",
    """
^ IN THE HIGH COURT OF JUDICATURE AT BOMBAY
^ NAGPUR BENCH : NAGPUR

^ CRIMINAL APPLICATION (APL) NO. 123 OF 2018

APPLICANT : Suresh Govind Rathod,
            Aged about 40 years, Occ: Farmer,
            R/o. Darwha, Dist. Yavatmal.

^ ...VERSUS...

NON-APPLICANTS : 1. State of Maharashtra,
            through Police Station Officer, Darwha.
            2. Mohan Baliram Jadhav, Aged about 38 years.

Mr. P. Q. Joshi, Advocate for the applicant.
Ms. R. S. Patil, A.P.P. for the non-applicant no.1/State.

^ CORAM : A. B. DESHPANDE, J.
^ DATE : 12th MARCH, 2018.
ORAL JUDGMENT :
""",
    """
> JUDGE
""",
    furnish_nagpur,
    {"indent": 60},
    {"leading": 26, "size": 14},
)


def furnish_allahabad(pages: Any, number: int) -> None:
    if number == 1:
        pages.end_at(560, 40, "Neutral Citation No. - 2015:AHC:12345", 10)
    pages.centre(815, f"{number}", 9)


ALLAHABAD = Layout(
    "Allahabad High Court",
    "Ram Prasad And Another vs State of U.P.",
    "12 March, 2015",
    "A B Mishra, C D Shukla",
    """
Court No. - 44

Case :- CRIMINAL APPEAL No. - 123 of 2005

Appellant :- Ram Prasad And Another
Respondent :- State of U.P.
Counsel for Appellant :- P. Q. Tiwari, R. S. Dubey
Counsel for Respondent :- Govt. Advocate

Hon'ble A B Mishra,J.
Hon'ble C D Shukla,J.
""",
    """
Order Date :- 12.3.2015
Nitin
""",
    furnish_allahabad,
    {"gap": 1},
    {"leading": 17, "size": 12},
)


ALLAHABAD_BAIL = Layout(
    "Allahabad High Court",
    "Sonu Yadav vs State of U.P. and Another",
    "3 November, 2021",
    "A B Mishra",
    """
Court No. - 71

Case :- CRIMINAL MISC. BAIL APPLICATION No. - 12345 of 2021
Applicant :- Sonu Yadav
Opposite Party :- State of U.P. and Another
Counsel for Applicant :- P. Q. Tiwari
Counsel for Opposite Party :- G.A.

Hon'ble A B Mishra,J.
""",
    """
Order Date :- 3.11.2021
S.K.
""",
    lambda pages, number: None,
    {"gap": 1},
    {"leading": 17},
)


def furnish_delhi(pages: Any, number: int) -> None:
    pages.put(72, 790, "CRL.A. 123/2014", 9, "Times-Italic")
    pages.end_at(540, 790, f"Page {number} of 17", 9)
    pages.put(40, 808, "Signature Not Verified", 7, "Helvetica")
    pages.put(40, 816, "Digitally Signed", 6, "Helvetica")
    pages.put(40, 823, "By:KAMAL KISHORE", 6, "Helvetica")
    pages.put(40, 830, "Signing Date:12.03.2015", 6, "Helvetica")
    pages.put(40, 837, "14:22:11", 6, "Helvetica")


DELHI = Layout(
    "Delhi High Court",
    "Rakesh Sharma vs State (Govt. of NCT of Delhi)",
    "12 March, 2015",
    "A.B. MEHTA",
    """
* IN THE HIGH COURT OF DELHI AT NEW DELHI
% Judgment reserved on: 05.02.2015
  Judgment delivered on: 12.03.2015
+ CRL.A. 123/2014
RAKESH SHARMA >> ..... Appellant
        Through: Mr. P.Q. Malhotra, Adv. with
                 Mr. R.S. Bedi, Adv.
^ versus
STATE (GOVT. OF NCT OF DELHI) >> ..... Respondent
        Through: Ms. T.U. Rana, APP for the State
                 with SI Devender, PS Narela.
CORAM:
HON'BLE MR. JUSTICE A.B. MEHTA
^ J U D G M E N T
""",
    """
> A.B. MEHTA, J.
MARCH 12, 2015
'ns'
""",
    furnish_delhi,
    {"indent": 36},
    {"leading": 25, "size": 13},
)


def furnish_calcutta(pages: Any, number: int) -> None:
    pages.centre(812, f"{number}", 11)


CALCUTTA = Layout(
    "Calcutta High Court",
    "Bimal Mondal & Anr. vs The State of West Bengal",
    "12 March, 2010",
    "A. B. Banerjee, C. D. Ghosh",
    """
^ IN THE HIGH COURT AT CALCUTTA
^ Criminal Appellate Jurisdiction
^ APPELLATE SIDE

Present:
The Hon'ble Justice A. B. Banerjee
           And
The Hon'ble Justice C. D. Ghosh

^ C.R.A. 123 of 2004

^ Bimal Mondal & Anr.
^ -Vs-
^ The State of West Bengal

For the Appellants : Mr. P. Q. Sen,
                     Mr. R. S. Roy.
For the State : Mr. T. U. Das.

Heard on : 03.02.2010
Judgment on : 12.03.2010

A. B. Banerjee, J.:
""",
    """
(C. D. Ghosh, J.) >> (A. B. Banerjee, J.)
""",
    furnish_calcutta,
    {"indent": 40},
    {"leading": 25, "size": 13},
)


def furnish_jabalpur(pages: Any, number: int) -> None:
    pages.put(60, 40, f"{number}", 11)
    pages.end_at(545, 40, "CRA-123-2010", 11)
    pages.put(60, 790, "Signature Not Verified", 7, "Helvetica-Bold")
    pages.put(60, 799, "Signed by: KAMAL KISHORE", 7, "Helvetica")
    pages.put(60, 808, "Signing time: 3/14/2023", 7, "Helvetica")
    pages.put(60, 817, "10:22:11 AM", 7, "Helvetica")


JABALPUR = Layout(
    "Madhya Pradesh High Court",
    "HALKE GOND vs THE STATE OF MADHYA PRADESH",
    "12 March, 2023",
    "A B SHRIVASTAVA, C D DUBEY",
    """
^ IN THE HIGH COURT OF MADHYA PRADESH
^ AT JABALPUR
^ BEFORE
^ HON'BLE SHRI JUSTICE A B SHRIVASTAVA
^ &
^ HON'BLE SHRI JUSTICE C D DUBEY
^ ON THE 12th OF MARCH, 2023
^ CRIMINAL APPEAL No. 123 of 2010

BETWEEN:-
       HALKE GOND S/O BUDDHU GOND, AGED ABOUT 30
       YEARS, R/O VILLAGE BARELA
> .....APPELLANT
(BY SHRI P. Q. PATEL - ADVOCATE)

AND
       THE STATE OF MADHYA PRADESH THR. P.S. BARELA
> .....RESPONDENT
(BY SHRI R. S. JAIN - GOVERNMENT ADVOCATE)

This appeal coming on for hearing this day, JUSTICE A B SHRIVASTAVA
passed the following:
^ JUDGMENT
""",
    """
(A B SHRIVASTAVA) >> (C D DUBEY)
JUDGE >> JUDGE
""",
    furnish_jabalpur,
    {"indent": 50},
    {"leading": 24, "size": 12},
)


def furnish_order_sheet(pages: Any, number: int) -> None:
    pages.put(60, 40, f"{number}", 11)
    pages.end_at(545, 40, "MCRC-12345-2018", 11)
    pages.put(20, 700, "ebsite copy", 12, turn=(0, 1))
    pages.put(60, 805, "Digitally signed by", 6, "Helvetica")
    pages.put(60, 812, "KAMAL KISHORE", 6, "Helvetica")
    pages.put(60, 819, "Date: 2018.03.13 17:22:11", 6, "Helvetica")
    pages.put(60, 826, "+05'30'", 6, "Helvetica")


ORDER_SHEET = Layout(
    "Madhya Pradesh High Court",
    "MUKESH KOL vs THE STATE OF MADHYA PRADESH",
    "12 March, 2018",
    "",
    """
^ THE HIGH COURT OF MADHYA PRADESH
^ MCRC-12345-2018
^ (MUKESH KOL Vs THE STATE OF MADHYA PRADESH)

Jabalpur, Dated : 12-03-2018
   Shri P. Q. Patel, learned counsel for the applicant.
   Shri R. S. Jain, learned Panel Lawyer for the respondent/State.
""",
    """
> (A B SHRIVASTAVA)
> JUDGE
""",
    furnish_order_sheet,
    {"indent": 50},
    {"leading": 26, "size": 13},
)


def furnish_madras(pages: Any, number: int) -> None:
    pages.end_at(540, 40, "Crl.A.(MD)No.123 of 2014", 10)
    pages.put(40, 815, "http://www.judis.nic.in", 8, "Helvetica")
    pages.centre(800, f"{number}/17", 9)


MADRAS = Layout(
    "Madras High Court",
    "Murugan vs State",
    "12 March, 2015",
    "A.B.SUBRAMANIAN",
    """
^ BEFORE THE MADURAI BENCH OF MADRAS HIGH COURT
^ DATED: 12.03.2015
^ CORAM
^ THE HON'BLE MR.JUSTICE A.B.SUBRAMANIAN
^ Crl.A.(MD)No.123 of 2014

Murugan >> ... Appellant / Accused No.1
^ Vs.
State represented by
The Inspector of Police,
Sivaganga Town Police Station.
(Crime No.12 of 2012) >> ... Respondent / Complainant

PRAYER: Criminal Appeal is filed under Section 374 of the Code of Criminal
Procedure, to call for the records and set aside the judgment.
         For Appellant : Mr.P.Q.Rajan
         For Respondent : Mr.R.S.Kumaran
                          Additional Public Prosecutor
^ J U D G M E N T
""",
    """
> 12.03.2015
Index : Yes / No
Internet : Yes
""",
    furnish_madras,
    {"indent": 40, "gap": 0.6},
    {"leading": 24, "size": 13},
)


def furnish_gujarat(pages: Any, number: int) -> None:
    pages.put(60, 40, "R/CR.A/123/2010", 9, "Helvetica")
    pages.end_at(540, 40, "JUDGMENT DATED: 12/03/2020", 9, "Helvetica")
    pages.centre(800, f"Page {number} of 17", 9, "Helvetica")
    pages.end_at(560, 822, "Downloaded on : Fri Mar 13 21:10:11 IST 2020", 8, "Helvetica")


GUJARAT = Layout(
    "Gujarat High Court",
    "BHARATBHAI MANUBHAI PARMAR vs STATE OF GUJARAT",
    "12 March, 2020",
    "A.B.TRIVEDI",
    """
^ IN THE HIGH COURT OF GUJARAT AT AHMEDABAD
^ R/CRIMINAL APPEAL NO. 123 of 2010

FOR APPROVAL AND SIGNATURE:
HONOURABLE MR. JUSTICE A.B.TRIVEDI
============================================
1 Whether Reporters of Local Papers may be allowed
  to see the judgment ?
2 To be referred to the Reporter or not ?
============================================
^ BHARATBHAI MANUBHAI PARMAR
^ Versus
^ STATE OF GUJARAT
============================================
Appearance:
MR P Q SHAH(1234) for the Appellant(s) No. 1
MS R S PANDYA, APP for the Opponent(s)/Respondent(s) No. 1
============================================
CORAM:HONOURABLE MR. JUSTICE A.B.TRIVEDI
^ Date : 12/03/2020
^ ORAL JUDGMENT
""",
    """
> (A.B.TRIVEDI, J)
KUMAR ALOK
""",
    furnish_gujarat,
    {},
    {"leading": 24, "size": 13},
)


def furnish_patna(pages: Any, number: int) -> None:
    pages.put(60, 36, "Patna High Court CR. APP (SJ) No.123 of 2010 dt.12-03-2019", 9, "Helvetica")
    pages.centre(50, f"{number}/17", 9, "Helvetica")


PATNA = Layout(
    "Patna High Court",
    "Ramashish Paswan vs The State of Bihar",
    "12 March, 2019",
    "A. B. SINHA",
    """
^ IN THE HIGH COURT OF JUDICATURE AT PATNA
^ CRIMINAL APPEAL (SJ) No.123 of 2010
Arising Out of PS. Case No.-12 Year-2008 Thana- BARH District- Patna
======================================
Ramashish Paswan Son of Late Jagdish Paswan, Resident of village- Sabnima,
P.S.- Barh, District- Patna
> ... ... Appellant/s
^ Versus
The State of Bihar
> ... ... Respondent/s
======================================
Appearance :
For the Appellant/s : Mr. P. Q. Prasad, Advocate
For the Respondent/s : Mr. R. S. Verma, APP
======================================
CORAM: HONOURABLE MR. JUSTICE A. B. SINHA
ORAL JUDGMENT
Date : 12-03-2019
""",
    """
> (A. B. Sinha, J)
Rajeev/-
""",
    furnish_patna,
    {"indent": 60, "gap": 0.3},
    {"leading": 26, "size": 13, "edges": (170, 530)},
)


def furnish_jaipur(pages: Any, number: int) -> None:
    pages.put(60, 40, "[2023:RJ-JP:12345]", 10)
    pages.centre(40, f"({number} of 17)", 10)
    pages.end_at(540, 40, "[CRLA-123/2010]", 10)
    pages.put(30, 600, "(Downloaded on 14/03/2023 at 10:22:11 AM)", 7, "Helvetica")
    pages.put(28, 420, "Rajasthan High Court", 9, turn=(0, 1), grey=150)


JAIPUR = Layout(
    "Rajasthan High Court",
    "Kalu Ram vs State of Rajasthan",
    "12 March, 2023",
    "A B RATHORE",
    """
^ HIGH COURT OF JUDICATURE FOR RAJASTHAN
^ BENCH AT JAIPUR
^ S.B. Criminal Appeal No. 123/2010

Kalu Ram S/o Ghisa Ram, R/o Village Bassi, District Jaipur.
> ----Appellant
^ Versus
State of Rajasthan, through P.P.
> ----Respondent
For Appellant(s) : Mr. P.Q. Meena
For Respondent(s) : Mr. R.S. Gurjar, PP

^ HON'BLE MR. JUSTICE A B RATHORE
^ Judgment
REPORTABLE
12/03/2023
""",
    """
> (A B RATHORE),J
KAMLESH /12
""",
    furnish_jaipur,
    {"indent": 40},
    {"leading": 26, "size": 13},
)


def furnish_kerala(pages: Any, number: int) -> None:
    if number > 1:
        pages.put(80, 40, "CRL.A.No. 123 OF 2014", 11)
        pages.centre(55, f"-:{number}:-", 11)
    else:
        pages.end_at(540, 40, "2019:KER:12345", 9)


KERALA = Layout(
    "Kerala High Court",
    "BABU vs STATE OF KERALA",
    "12 March, 2019",
    "A.B.NAIR",
    """
^ IN THE HIGH COURT OF KERALA AT ERNAKULAM
^ PRESENT
^ THE HONOURABLE MR.JUSTICE A.B.NAIR
^ TUESDAY, THE 12TH DAY OF MARCH 2019 / 21ST PHALGUNA, 1940
^ CRL.A.No. 123 OF 2014
AGAINST THE JUDGMENT IN SC 12/2010 OF SESSIONS COURT, THRISSUR
APPELLANT/ACCUSED:
        BABU, AGED 30 YEARS
        S/O. RAGHAVAN, KODAKARA.
        BY ADV. P.Q.MENON
RESPONDENT/COMPLAINANT:
        STATE OF KERALA
        REPRESENTED BY PUBLIC PROSECUTOR, HIGH COURT OF KERALA
        BY PUBLIC PROSECUTOR R.S.PILLAI
THIS CRIMINAL APPEAL HAVING BEEN FINALLY HEARD ON 12.03.2019, THE
COURT ON THE SAME DAY DELIVERED THE FOLLOWING:
^ J U D G M E N T
""",
    """
> Sd/-
> A.B.NAIR
> JUDGE
""",
    furnish_kerala,
    {"indent": 40},
    {"leading": 25, "size": 13, "heights": (95, 760)},
)


def furnish_karnataka(pages: Any, number: int) -> None:
    pages.centre(40, f"- {number} -", 10)
    pages.end_at(540, 52, "NC: 2023:KHC:12345", 8)
    pages.end_at(540, 62, "CRL.A No. 123 of 2010", 8)


KARNATAKA = Layout(
    "Karnataka High Court",
    "SRI. MANJUNATHA vs STATE OF KARNATAKA",
    "12 March, 2023",
    "A.B.GOWDA",
    """
^ IN THE HIGH COURT OF KARNATAKA AT BENGALURU
^ DATED THIS THE 12TH DAY OF MARCH, 2023
^ BEFORE
^ THE HON'BLE MR JUSTICE A.B.GOWDA
^ CRIMINAL APPEAL NO. 123 OF 2010
BETWEEN:
SRI. MANJUNATHA
S/O BASAPPA
AGED ABOUT 30 YEARS
R/AT TUMKUR.
> ...APPELLANT
(BY SRI. P.Q. HEGDE, ADVOCATE)
AND:
STATE OF KARNATAKA
BY TUMKUR TOWN POLICE
> ...RESPONDENT
(BY SRI. R.S. RAO, HCGP)
      THIS CRL.A IS FILED U/S 374(2) CR.P.C. PRAYING TO SET ASIDE THE
JUDGMENT. THIS APPEAL COMING ON FOR HEARING, THE COURT DELIVERED
THE FOLLOWING:
^ JUDGMENT
""",
    """
> Sd/-
> JUDGE
""",
    furnish_karnataka,
    {"indent": 40},
    {"leading": 25, "size": 13},
)


def furnish_chandigarh(pages: Any, number: int) -> None:
    pages.put(60, 40, "CRA-S-123-SB of 2005", 11)
    pages.end_at(540, 40, f"-{number}-", 11)
    pages.put(12, 780, "KAMAL KISHORE", 6, "Helvetica")
    pages.put(12, 787, "2015.03.13 10:22", 6, "Helvetica")
    pages.put(12, 794, "I attest to the accuracy and", 6, "Helvetica")
    pages.put(12, 801, "authenticity of this document", 6, "Helvetica")


CHANDIGARH = Layout(
    "Punjab-Haryana High Court",
    "Balwinder Singh vs State of Punjab",
    "12 March, 2015",
    "A.B. GREWAL",
    """
^ IN THE HIGH COURT OF PUNJAB AND HARYANA AT CHANDIGARH

> CRA-S-123-SB of 2005
> Date of Decision: 12.03.2015

Balwinder Singh >> .....Appellant
^ Versus
State of Punjab >> .....Respondent

CORAM: HON'BLE MR. JUSTICE A.B. GREWAL

Present: Mr. P.Q. Sidhu, Advocate for the appellant.
         Mr. R.S. Gill, A.A.G., Punjab.

A.B. GREWAL, J. (Oral)
""",
    """
March 12, 2015 >> (A.B. GREWAL)
kamal >> JUDGE
""",
    furnish_chandigarh,
    {"indent": 60},
    {"leading": 26, "size": 13},
)


def furnish_shimla(pages: Any, number: int) -> None:
    pages.centre(50, f"{number}", 12)
    pages.put(60, 825, f"::: Downloaded on - 14/03/2019 10:22:{10 + number} :::HCHP", 9, "Helvetica")
    for step, letter in enumerate("High Court of H.P."):
        if letter != " ":
            pages.put(30, 500 - 14 * step, letter, 20, turn=(0, 1))


SHIMLA = Layout(
    "Himachal Pradesh High Court",
    "Tek Chand vs State of Himachal Pradesh",
    "12 March, 2019",
    "A. B. Negi",
    """
^ IN THE HIGH COURT OF HIMACHAL PRADESH, SHIMLA

> Cr. Appeal No.123 of 2010
> Reserved on : 5.3.2019
> Decided on : 12.3.2019

Tek Chand >> ...Appellant
^ Versus
State of Himachal Pradesh >> ...Respondent

Coram:
The Hon'ble Mr. Justice A. B. Negi, Judge.
Whether approved for reporting? Yes.

For the appellant : Mr. P.Q. Thakur, Advocate.
For the respondent : Mr. R.S. Chauhan, Addl. A.G.

A. B. Negi, Judge
""",
    """
12th March, 2019 >> (A. B. Negi)
(kamal) >> Judge
""",
    furnish_shimla,
    {"indent": 50},
    {"leading": 26, "size": 13},
)

LAYOUTS = {name.lower(): value for name, value in list(globals().items()) if isinstance(value, Layout)}


def list_words(text: str) -> list[str]:
    """Words in small letters."""
    return re.findall(r"\w+", text.lower())


def lay_lines(flow: Any, lines: str) -> None:
    """Put the head or the end of a judgment on the page."""
    for line in lines.strip("\n").split("\n"):
        if not line:
            flow.skip(0.5)
        elif line.startswith("^ "):
            flow.centre(line[2:])
        elif line.startswith("> "):
            flow.place((-flow.right, line[2:]))
        elif " >> " in line:
            left, right = line.split(" >> ")
            flow.place((flow.left, left), (-flow.right, right))
        else:
            inset = len(line) - len(line.lstrip())
            flow.place((flow.left + 5 * inset, line.strip()))


@pytest.fixture(scope="module")
def read_layout(
    new_pages: type[Any], new_flow: type[Any]
) -> Callable[[str, str], tuple[PdfJudgment, list[str]]]:
    """What the reader makes of a layout, and the paragraphs that it should find."""

    def read(name: str, length: str) -> tuple[PdfJudgment, list[str]]:
        layout, pages = LAYOUTS[name], new_pages()
        flow = new_flow(pages, layout.furnish, **layout.page)
        lay_lines(flow, layout.head)
        flow.skip()
        paragraphs = [
            flow.write(pages.invent(20 + number * 37 % 90), number=f"{number}.", **layout.body)
            if layout.body.get("indent")
            else flow.write(f"{number}. " + pages.invent(20 + number * 37 % 90), **layout.body)
            for number in range(1, LENGTHS[length] + 1)
        ]
        flow.skip()
        lay_lines(flow, layout.close)
        body = pages.save()
        return read_pdf(body), paragraphs

    return read


@pytest.mark.parametrize("length", LENGTHS)
@pytest.mark.parametrize("name", LAYOUTS)
def test_a_judgment_is_read_from_its_layout(
    name: str, length: str, read_layout: Callable[[str, str], tuple[PdfJudgment, list[str]]]
) -> None:
    layout = LAYOUTS[name]
    read, paragraphs = read_layout(name, length)
    found = [paragraph.text for paragraph in read.paragraphs]
    assert list_words(" ".join(found)) == list_words(" ".join([layout.head, *paragraphs, layout.close]))
    assert [text for text in found if text in paragraphs] == paragraphs
    assert read.footnotes == []
    assert read.headings.get("docsource_main") == layout.court
    assert read.headings.get("doc_title", "").casefold() == layout.title.casefold()
    assert read.decided == layout.decided
    assert read.headings.get("doc_bench", "") == layout.bench
