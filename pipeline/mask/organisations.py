"""Organisations by words in their names: police stations, companies, banks, hospitals, schools."""

import re
from collections.abc import Collection, Iterator

from pipeline.mask.finding import Finding
from pipeline.mask.people.name_lists import is_given_name
from pipeline.text.abbreviations import FIRST_WORDS
from pipeline.text.vocabulary import (
    COMMON_HONORIFICS,
    LEADING_REPORTS,
    LIMITED,
    LIMITED_CASED,
    LTD_CASED,
    PRIVATE_CASED,
    VERSUS_WORDS,
    capitalise,
    join_words,
    list_words,
)
from schemas.masks import ORG

_WORD = r"[A-Z][\w’'.&()-]{0,30}"
_NAME_WORD = re.compile(rf"[(\"“'‘]?{_WORD}[,)\"”’']{{0,2}}|&|and|of|the|for|de|[A-Z]\.")
_SMALL = frozenset({"&", "and", "of", "the", "for", "de"})
# Words that end names of organisations; where more words follow ("Bank of India"), they belong to the name.
_END = re.compile(
    r"(?<=[\w.)&]\s)(?:(?P<company>"
    rf"(?:{PRIVATE_CASED}|\(P\)|P)\.?\s?(?:{LTD_CASED}|{LIMITED_CASED})\b\.?|(?:{LTD_CASED})\b\.?|{LIMITED_CASED}|"
    r"L\.?L\.?P\b|Inc\b\.?|Corpn\b\.?|Corporation|CORPORATION|"
    r"Co\.(?:,?\s?(?:\(P\)\s?)?(?:Pvt\.?\s?)?Ltd\.?|,?\sLimited)?|Company(?:\s(?:Ltd\.?|Limited))?|& Sons|"
    r"& Bros\.?|Bros\.?|Enterprises?|Industries|Mills|Traders|Agencies|Finance|Securities|Builders|"
    r"Syndicate|Chemicals|"
    r"Engineering|Motors|Pharmaceuticals|Exports|Textiles|Associates|Transport\s(?:Company|Corporation))"
    r"|(?P<public>Bank|Hospitals?|HOSPITAL|University|UNIVERSITY|Vishwavidyalaya|College|COLLEGE|School|"
    r"SCHOOL|Vidyalaya|Institute|Society|Trust|Federation|Association|Sangh|Samiti|Sabha|Panchayat|"
    r"PANCHAYAT|Municipality|Parishad|"
    r"Nigam|Mahasangh|Nursing\sHome|Clinic|Laboratory|Academy|Foundation|Railways?|Dispensary|Polyclinic|"
    r"Medical\sCentre|Health\sCentre|Trauma\sCentre|Community\sHealth\sCentre|Church|Mandir|Gurudwara|"
    r"Masjid|Ashram|Authority|Board|Council|Department|Group|Hotel|Club|"
    r"Mission|Jail|Prison))(?![A-Za-z])"
)
_OF = re.compile(r"\sof\s(?:[A-Z][a-z]{2,14})(?:\s(?:and|&)\s[A-Z][a-z]{2,14})?")
_LIMITED = re.compile(r"\s(?:Pvt\.?\s)?(?:Ltd\b\.?|Limited)")
_BRANCH = re.compile(r",?\s(?:[A-Z][a-z]{2,16}\s){1,2}(?:Branch|branch)(?![a-z])")
_STATION = (
    r"(?:(?:P\.?\s?S\b\.?|P\.\s?S\.)[\s.,:\u2010-\u2015-]{1,4}|(?:Police\s(?:Station|station|Stn\.?|Post|Chowki)|"
    r"POLICE\sSTATION|police\s(?:station|post|chowki)|Thana)[\s,:\u2010-\u2015-]{1,4})"
)  # after a word that is not abbreviated a full stop ends the sentence
_PLACE_WORD = r"[A-Z][A-Za-z’']{1,24}(?:-[A-Za-z]{1,20})?"
_STATION_FIRST = re.compile(
    rf"(?<![A-Za-z.]){_STATION}(?:at\s|"
    rf"of\s)?(?P<name>{_PLACE_WORD}(?:\s{_PLACE_WORD}){{0,2}})"
)
_STATION_LAST = re.compile(
    rf"(?<![A-Za-z.])(?P<name>{_PLACE_WORD}(?:[\s-]{_PLACE_WORD}){{0,3}})\s(?:Police\s(?:Station|station|"
    rf"Stn\.?|Chowki|Outpost|Post)|P\.\s?S\.(?!\s?[A-Z])|PS(?![A-Za-z]))"
)
_FIRM = re.compile(r"(?<![A-Za-z])(?:M\s?/\s?[Ss]\.?|Messrs\.?|MESSRS\.?)\s{0,3}(?=[A-Z])")
_MINISTRY = re.compile(
    r"(?<![A-Za-z])(?:Ministry|Department|Deptt?\.?|Directorate|Bureau|Board|Council|Commission|"
    r"Reserve\sBank|State\sBank|Bank|Union|Government|Govt\.?|Corporation|University|Institute|"
    r"Comptroller\sand\sAuditor[\s-]General)\sof\s(?:the\s)?"
    rf"(?P<name>(?!Directors|Ministers|States|Revenue|Works|Inquiry|Enquiry|Law\s|Appeal|Studies|"
    rf"Education\b){_WORD}(?:\s(?:and|&|of|{_WORD})){{0,4}})"
)
_LOOSE_END = re.compile(r"(?:\s(?:and|&|of)|(?<=[a-z]{3})\.)+$")
_KNOWN = re.compile(
    r"(?<![A-Za-z.])(?:C\.?B\.?I|L\.?I\.?C|SEBI|R\.?B\.?I|D\.?D\.?A|M\.?C\.?D|N\.?D\.?M\.?C|F\.?S\.?L|"
    r"C\.?F\.?S\.?L|A\.?I\.?I\.?M\.?S|ICICI|HDFC|S\.?B\.?I|P\.?N\.?B|ONGC|BSNL|MTNL|N\.?I\.?A|HUDA|DTC|"
    r"D\.T\.C|C\.?R\.?P\.?F|B\.?S\.?F|C\.?I\.?S\.?F|"
    r"U\.?P\.?S\.?C|U\.?G\.?C|A\.?I\.?C\.?T\.?E|NHAI|BHEL|SAIL|GAIL|NTPC|I\.?T\.?B\.?P|B\.?S\.?E\.?S|HUDCO|"
    r"MHADA|CIDCO|B\.?H\.?U|A\.?M\.?U|R\.?S\.?S|V\.?H\.?P|B\.?J\.?P|NCB|D\.?R\.?I|CBSE|ICSE|UNICEF|"
    r"W\.?H\.?O(?!\s[a-z])|G\.?T\.?B|PGI|SDM\sHospital|KSRTC|APSRTC|GSRTC|UPSRTC|HPMC|FCI|NABARD|IRDA)"
    r"(?![A-Za-z])\.?"
)
_NOT_FIRST = FIRST_WORDS | capitalise(COMMON_HONORIFICS) | VERSUS_WORDS | LEADING_REPORTS
_NOT_FIRST |= list_words(
    """
    Section Act Court Judge Justice Learned Director Manager Managing Chairman Secretary President Officer
    Superintendent Principal Medical Vice Assistant Deputy Branch General Executive Clerk Constable
    Inspector Appellant Respondent Petitioner Accused Defendant Plaintiff PW Ex Exhibit Rs No Nos Dated Said
    Complainant Government District-Judge Insured Company Rule Article Versus Vs Registrar Head Chief Messrs
    Sub-Inspector SHO ASI SI HC Sanction FIR Counsel Advocate
    """
)
_TOO_GENERAL = list_words(
    """
    District State Central Government Govt Civil Primary Secondary High Higher Senior Private Public
    Village Gram Local National Nationalised General Company Bank Hospital Insurance Limited Municipal
    Municipality Middle Co-operative Cooperative Medical Engineering Law Training Degree Trust Society
    Urban Rural Sub Welfare School College University Panchayat Zila Town New Old Apex Union All Other
    Registered Indian Insured Limited Nagar Housing Transport Managing Service Nationalized Railway
    Investigating Competent Appellate Licensing Appropriate Prescribed Sanctioning Disciplinary Statutory
    Governing Legal Revenue Executive Planning Development Selection Labour Recruitment Trading Finance
    Foreign Subsidiary Holding Both Banking Tax Police Hon'ble Honourable Respondent Trial Lower Upper
    Middle Advisory Arresting Competent Appellate Licensing Sanctioning Disciplinary Appointing Detaining
    Prescribed Statutory Assessing Adjudicating Controlling Enquiry Inquiry Investigating Granting Registering
    Transferee Transferor Drawee Insured Insurance Nationalised Cooperative Co-operative Parent
    """
)
_NOT_STATION = list_words(
    """
    The And On In For With Where When He She They It At To By From Of Case FIR Crime Under Section Officer
    Inspector Police Station Sub Diary Record Complaint Report Constable House Writer Local Same Said
    Concerned Vide As After Then Was Is That This City District In-Charge Incharge Clerk Limits Concerned
    SHO ASI HC SI PW Accused Having Who Women All Mahila Sadar-Police
    """
) - {"Sadar", "City", "Mahila"}
_MOST_WORDS = 9
_FAMILIES = frozenset({"Nigam", "Mandal"})  # also family names: "Ramesh Nigam"
_TOWN = re.compile(
    rf"(?:,?\s(?:at\s)?(?P<town>{_PLACE_WORD}(?:\s(?:Nagar|Pradesh|Delhi|Nadu|Bengal))?)(?![A-Za-z]))"
)


def find_organisations(text: str, towns: Collection[str]) -> list[Finding]:
    """Organisations in the order of the text, the longest at each place; `towns` are known places."""
    united: list[Finding] = []
    for body in sorted(_find_all(text), key=lambda body: (body.start, -body.end)):
        if not united or body.start >= united[-1].end:
            united.append(body)
        elif body.end > united[-1].end:
            united[-1] = Finding(united[-1].start, body.end, ORG, united[-1].rule)
    return [_add_town(text, body, towns) for body in united]


def _add_town(text: str, body: Finding, towns: Collection[str]) -> Finding:
    """A town after an organisation belongs to its name: "Civil Hospital, Agra"."""
    town = _TOWN.match(text, body.end)
    if town is None or town["town"].lower() not in towns or body.rule == "firm":
        return body
    return Finding(body.start, town.end(), ORG, body.rule)


def _find_all(text: str) -> Iterator[Finding]:
    yield from _find_stations(text)
    yield from _find_ending(text)
    for firm in _FIRM.finditer(text):
        end = _find_end(text, firm.end())
        if end > firm.end():
            yield Finding(firm.end(), end, ORG, "firm")
    for match in _MINISTRY.finditer(text):
        end = match.start() + len(_LOOSE_END.sub("", match[0]))
        yield Finding(match.start(), end, ORG, "public body")
    for match in _KNOWN.finditer(text):
        yield Finding(match.start(), match.end(), ORG, "known body")


def _find_stations(text: str) -> Iterator[Finding]:
    for match in _STATION_FIRST.finditer(text):
        end = _trim_end(text, *match.span("name"))
        if end > match.start("name"):
            yield Finding(match.start(), end, ORG, "police station")
    for match in _STATION_LAST.finditer(text):
        start = _trim_start(text, *match.span("name"))
        if start < match.end("name"):
            yield Finding(start, match.end(), ORG, "police station")


def _trim_end(text: str, start: int, end: int) -> int:
    last = start
    for word in re.finditer(r"\S+", text[start:end]):
        if word[0] in _NOT_STATION:
            break
        last = start + word.end()
    return last


def _trim_start(text: str, start: int, end: int) -> int:
    for word in reversed(list(re.finditer(r"\S+", text[start:end]))):
        if word[0] in _NOT_STATION or word[0] in FIRST_WORDS:
            return start + word.end() + 1
    return start


def _end_word(text: str, start: int) -> int:
    """Where the word that begins at `start` ends."""
    end = start
    while end < len(text) and text[end].isalpha():
        end += 1
    return end


def _find_ending(text: str) -> Iterator[Finding]:
    at = 0
    for match in _END.finditer(text):
        start = _find_start(text, match.start(), at)
        at = match.end()
        if start is None or (match[0] in _FAMILIES and is_given_name(text[start : _end_word(text, start)])):
            continue
        end = match.end()
        if match["public"] and (more := _OF.match(text, end)) is not None:
            end = more.end()
        if match["public"] and (limited := _LIMITED.match(text, end)) is not None:
            end = limited.end()
        if match["public"] == "Bank" and (branch := _BRANCH.match(text, end)) is not None:
            end = branch.end()
        yield Finding(start, end, ORG, "company" if match["company"] else "institution")


_BACK = re.compile(r"\S{1,40}\s{1,3}$")


def _find_start(text: str, at: int, earliest: int) -> int | None:
    """Where a name that ends at `at` begins. None if there is none: "the said Bank"."""
    words: list[tuple[int, str]] = []
    while len(words) < _MOST_WORDS:
        match = _BACK.search(text, max(earliest, at - 44), at)
        word = match[0].strip() if match is not None else ""
        if match is None or not _can_continue(word) or (words and _ends_clause(word)):
            break
        if word == "of" and words and words[-1][1] == "the":  # "Dr. Rao of the District Hospital"
            break
        at = match.start()
        words.append((at, word))
    if not words or words[0][1] in _SMALL - {"&"}:
        return None  # "the Manager of the Company"
    words.reverse()
    while words and (words[0][1] in _SMALL or words[0][1].strip("(\"'“‘,") in ("The",)):
        words = words[1:]
    if not words or all(word.strip(".,()") in _TOO_GENERAL or word in _SMALL for _, word in words):
        return None
    first = words[0][1]
    return words[0][0] + len(first) - len(first.lstrip("(\"'“‘"))


def _can_continue(word: str) -> bool:
    if word in _SMALL:
        return True
    return _NAME_WORD.fullmatch(word) is not None and word.strip(".,()\"'") not in _NOT_FIRST


def _ends_clause(word: str) -> bool:
    """A comma, or a full stop that ends more than an abbreviation."""
    return word.endswith((",", '"', "”")) or (word.endswith(".") and len(word) > 5 and word.count(".") == 1)


def _find_end(text: str, at: int) -> int:
    end = at
    for count, token in enumerate(re.finditer(r"\S+", text[at : at + 120])):
        word = token[0]
        if count >= _MOST_WORDS or not _can_continue(word.rstrip(",;:)")):
            break
        if word not in _SMALL:
            end = at + len(text[at : at + token.end()].rstrip(",;:)"))
        if word.endswith((",", ";", ":", ")")) and not re.match(
            rf"\s(?:{join_words(capitalise(LIMITED))}|\(P\)|&)", text[end + 1 : end + 10]
        ):
            break
        if word.endswith(".") and len(word) > 6:
            break
    return (
        end - 1
        if text[end - 1] == "." and not text[at:end].endswith(("Ltd.", "Co.", "Bros.", "Corpn."))
        else end
    )
