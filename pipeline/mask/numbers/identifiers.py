"""Identifiers that are not names: dates, numbers of cases, vehicles and papers, contact details.

Every expression is bounded, and most require a word before the number that says what is numbered.
"""

import re
from collections.abc import Iterator

from pipeline.mask.finding import Finder, Finding
from pipeline.mask.numbers.case_numbers import find_case_numbers
from pipeline.mask.numbers.dates import find_dates
from schemas.masks import CONTACT, NUMBER

_STATES = (
    "AP|AR|AS|BR|CG|CH|DD|DL|DN|GA|GJ|HP|HR|JH|JK|KA|KL|LA|LD|MH|ML|MN|MP|MZ|NL|OD|OR|PB|PY|RJ|SK|TN|TR|TS|UK|UA|"
    "UP|WB"
)
_VEHICLE = re.compile(
    rf"\b(?:{_STATES})[\s.-]{{0,2}}[0-9]{{1,2}}[\s./-]{{0,2}}[A-Z]{{0,3}}[\s./-]{{0,2}}(?:[A-Z]{{1,3}}[\s./-])?[0-9]{{3,4}}\b"
)
_VALUE = (
    r"(?P<value>(?:[A-Z]{1,5}[\s./-]{0,2})?(?=[A-Za-z/.-]{0,8}[0-9])"
    r"[A-Za-z0-9]{1,20}(?:[/.-]\s?[A-Z0-9]{1,12}){0,5})"
)
_NO = r"[\s.]{0,2}(?:(?:[Nn][o0]s?|NOS?|[Nn]umbers?)(?![a-z])[\s.:-]{0,4}|:\s?)"
_SAID = r"(?:\s(?:bearing|with|having|is|being|of))?(?:\s(?:its|his|her|the|a|registration|regn?|R\.?C\.?))?"
_VEHICLE_CUE = (
    r"vehicle|car|truck|bus|scooter|scooty|motor[\s-]?(?:cycle|bike|car)|bike|jeep|tempo|lorry|tractor|"
    r"auto(?:[\s-]rickshaw)?"
    r"|van|trolley|tanker|trailer|maruti|taxi|cab|moped|ambassador|canter|dumper|registration|regn?\.?|"
    r"chassis|engine"
)
_PAPER_CUE = (
    r"account|a/c|acct|cheque|check|draft|d\.d\.|passport|licen[cs]e|policy|aadha?ar|aadhar|uid|pan|"
    r"ration\scard|voter|epic|"
    r"invoice|bill|receipt|imei|sim|enrol?ment|roll|employee|badge|belt|token|ticket|folio|locker|bond|loan|"
    r"fixed\sdeposit|f\.?d\.?r\.?|cover\snote|permit|seal|pin|card|consumer|ledger|rifle|gun|pistol|"
    r"revolver|deed|document|mlc"
)
_ADDRESS_CUE = (
    r"house|h|premises|land|property|plot|flat|door|survey|khasra|khata|gata|khewat|khatauni|arazi|gat|room|quarter|shop|"
    r"p\.?o\.?\sbox|post\sbox|post\sbag|municipal|block|sector|gali|street|r\.?s\.?|t\.?s\.?|s\.?y|"
    r"c\.?t\.?s|patta|dag|mouza"
)
_NUMBERED = re.compile(
    rf"(?<![A-Za-z./])(?i:(?P<vehicle>{_VEHICLE_CUE})|(?P<paper>{_PAPER_CUE})|(?P<address>{_ADDRESS_CUE}))"
    rf"(?:\s(?:account|card|book|leaf))?{_SAID}{_NO}{_VALUE}"
)
_MORE_VALUES = re.compile(
    r"(?:\s?(?:,|&|and|to)\s?[A-Z0-9][A-Z0-9/.-]{0,12}(?<=[0-9A-Z])(?![a-z])(?<![A-Z]{2})){1,8}"
)
_ALONE = (  # shapes that need no such word
    (re.compile(r"\b[A-Z]{3}[ABCFGHJLPT][A-Z][0-9]{4}[A-Z]\b"), "PAN"),
    (re.compile(r"(?<![0-9-])[2-9][0-9]{3}([\s-])[0-9]{4}\1[0-9]{4}(?![0-9-])"), "Aadhaar"),
    (re.compile(r"\b[A-Z]{4}0[A-Z0-9]{6}\b"), "bank branch"),
    (
        re.compile(r"(?<![0-9:])(?:19|20)[0-9]{2}:[A-Z]{2,6}(?:-[A-Z]{2,6})?:[0-9]{1,7}(?![0-9])"),
        "citation",
    ),
    (re.compile(r"(?<![\w/.-])(?:[A-Z]{1,5}[./]){2,4}[0-9]{1,6}/(?:19|20)[0-9]{2}(?![0-9])"), "docket"),
    (re.compile(r"(?<![0-9./-])[0-9]{11,18}(?![0-9/-]|\.[0-9])"), "long number"),
)
_MAIL = re.compile(r"(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{2,63}){1,5}")
_SITE = re.compile(r"(?:\bhttps?://|\bwww\.)[^\s<>\"')\]]{3,200}")
_PHONE = re.compile(
    r"(?<![0-9/.+-])(?:\+?91[\s-]?|0)?[6-9][0-9]{4}[\s-]?[0-9]{5}(?![0-9/]|\.[0-9]|-[0-9])"
    r"|(?<![0-9/.-])\+[0-9]{1,3}[\s-][0-9]{2,5}[\s-][0-9]{3,8}(?![0-9])"
    r"|(?<![0-9/.-])0[1-9][0-9]{1,3}[\s-][0-9]{6,8}(?![0-9])"
)
_PHONE_CUE = re.compile(
    r"\b(?i:tele?phone|phone|ph|tel|mobile|mob|cell|fax|whats?app|contact|landline|sms)\.?(?:\s(?:number|"
    r"no|nos))?s?"
    r"[\s.:-]{1,4}(?:is\s|was\s|being\s)?(?P<value>\+?[0-9][0-9\s-]{4,14}[0-9])(?![0-9])"
)


def find_identifiers(text: str) -> list[Finding]:
    """Dates, numbers and contact details; findings may overlap."""
    return sorted([*find_dates(text), *find_case_numbers(text), *_find_numbers(text), *_find_contacts(text)])


FINDER = Finder(in_sentences=find_identifiers, in_preamble=find_identifiers)


def _find_numbers(text: str) -> Iterator[Finding]:
    for match in _VEHICLE.finditer(text):
        yield Finding(match.start(), match.end(), NUMBER, "vehicle")
    for match in _NUMBERED.finditer(text):
        more = _MORE_VALUES.match(text, match.end())
        end = match.end() if more is None else more.end()
        yield Finding(match.start("value"), end, NUMBER, _name_cue(match))
    for pattern, rule in _ALONE:
        for match in pattern.finditer(text):
            yield Finding(match.start(), match.end(), NUMBER, rule)


def _name_cue(match: re.Match[str]) -> str:
    return next(cue for cue in ("vehicle", "paper", "address") if match[cue])


def _find_contacts(text: str) -> Iterator[Finding]:
    for pattern, rule in ((_MAIL, "mail"), (_SITE, "site"), (_PHONE, "phone")):
        for match in pattern.finditer(text):
            end = match.start() + len(match[0].rstrip(".,;:"))
            yield Finding(match.start(), end, CONTACT, rule)
    for match in _PHONE_CUE.finditer(text):
        yield Finding(*match.span("value"), CONTACT, "phone")
