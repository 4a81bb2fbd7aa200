"""Cues in the lines of a preamble: who sues whom, who appears, where the parties end."""

import re

from pipeline.text.vocabulary import (
    CHILD_OR_SPOUSE,
    CHILD_OR_WIFE,
    CLOSE_KIN,
    COMMON_HONORIFICS,
    KIN_OR_CARE_LETTERS,
    LIMITED,
    USUAL_HONORIFICS,
    VERSUS_ANY,
    VERSUS_LONG,
    VERSUS_SHORT,
    VERSUS_SLASHED,
    VERSUS_SURE,
    join_words,
    spell_either_case,
)

ROLE = (
    r"(?:petitioner|respondent|appellant|applicant|complainant|plaintiff|defendant|accused|"
    r"revisionist|opponent|"
    r"claimant|decree[ -]holder|judge?ment[ -]debtor|objector|opposite part(?:y|ies)|non-?applicant|workman|"
    r"management|assessee|caveator|intervener|informant|convict|tenant|landlord|owner|insurer|insured|driver)"
)
VERSUS_LINE = re.compile(rf"[\W_]*(?:{VERSUS_ANY}|and|v\s?e\s?r\s?s\s?u\s?s|a\s?n\s?d)[\W_]*", re.IGNORECASE)
ENDS_WITH_VERSUS = re.compile(rf"[\s.](?:{VERSUS_SURE})[\s.\-]*$", re.IGNORECASE)
SAME_LINE = re.compile(rf"(?<=\s)(?:v\.|(?:vs|{VERSUS_SLASHED})\.?|{VERSUS_LONG}|-vs-)(?=\s)", re.IGNORECASE)
BENCH = re.compile(r"[ \t]*(?:BENCH|CORAM|Bench|Coram)[ \t]*:[ \t]*$")
COUNSEL = re.compile(
    r"\b(?:adv|advs|advocates?|counsel|coram|justice|judge|with|instructed|i/b|i/by|for|present|"
    r"magistrate|prosecutor|"
    r"pleader|solicitor|a\.?p\.?p|a\.?g\.?a|g\.?p|p\.?p|amicus|vakil|sr|jj?)\b",
    re.IGNORECASE,
)
KEPT = frozenset(("title", "judge", "told", "alias"))  # rules that are trusted on any line
KEPT_ON_COUNSEL = frozenset(("full name", "initials", "list"))
NUMBER = re.compile(
    r"[ \t]*[(\[]?(?:\d{1,3}|[a-h]|[ivx]{1,4}|[A-H](?=[.)]))(?:[ ]?[.)\]:]{1,2}|-(?=\s)|\s{2,})"
    r"[ \t]*(?=\S)|[ \t]*\d{1,3}(?=[A-Z][a-z])"
)
HEADER = re.compile(
    rf"[ \t]*{ROLE}(?:\(?s\)?|/s)?(?:[ \t]*no\.?[ \t]*\d{{1,2}})?[ \t]*[:\-]+[ \t]*", re.IGNORECASE
)
ENDS_WITH_ROLE = re.compile(rf"[ \t.…,:_\-\]|]*(?:{ROLE}|\d{{1,2}}(?:st|nd|rd|th)[ \t])", re.IGNORECASE)
BETWEEN = re.compile(
    r"[\W_]*(?:b\s?e\s?t\s?w\s?e\s?e\s?n|in the matter (?:of|between)|in re|in the matter)[\W_]*$",
    re.IGNORECASE,
)
# Where parties end
STOP = re.compile(
    r"\s*\W*(?:for (?:the )?(?:petitioner|respondent|appellant|applicant|r\b)|coram|hon'?ble|before|"
    r"present|date|dated|"
    r"j\s?u\s?d\s?g\s?(?:e\s?)?m\s?e\s?n\s?t|o\s?r\s?d\s?e\s?r|counsel|advocate|by adv|\(by|"
    r"through ?:|unique|fir\b|u/s|"
    r"case no|suit no|c\.?[csr]\.?\s?no|crl|criminal (?:appeal|rev|misc|writ|pet)|civil|writ|appeal|"
    r"petition (?:for|filed|u)|page|prayer|in the (?:high )?court|"
    r"this |the above|arising|appearance|bench|mr\b|shri\b.{0,40}\bfor\b|with\s*$|heard|instituted|"
    r"under (?:section|article)|police station|p\.?s\.?\s?:|[=_\-*]{4,}|original|first appeal|"
    r"second appeal|m\.?f\.?a|w\.?p)",
    re.IGNORECASE,
)
NAME_ENDS = re.compile(
    rf"(?:(?<!\b[A-Z]\.)[ \t]{{3,}}|\t|\s(?:(?:{VERSUS_SHORT})\.?|{VERSUS_LONG})\s|"
    r"[.…]{2,}|[ \t][.…]|,|;|[ \t]*&[ ]?(?:ors|"
    r"anr|others|another)|\(|\[|\]|\||"
    rf"[ \t]*\b(?:[{KIN_OR_CARE_LETTERS}][/.]\s?o\b|r/o|(?:{CHILD_OR_SPOUSE}) of|resident|residing|aged?\b|"
    r"through|thr\b|represented|rep\b|"
    r"by (?:its|his|her|the)|and (?:ors|anr|others|another)|"
    r"since|now|advocate|major\b|hindu\b|having|working|occ)|[ \t]-[ \t]|:|\n|$)",
    re.IGNORECASE,
)
LEAD = re.compile(
    rf"(?:(?:the|m/s|messrs|{join_words(USUAL_HONORIFICS)}|shrimati|miss|kumari|late|master|"
    r"er|sau|justice|hon'?ble|baby|minor)\b[.,:]*[ \t]*)+(?=\S)",
    re.IGNORECASE,
)
INLINE_ROLE = re.compile(rf"(?<=[ \t.…\-\])|]){ROLE}", re.IGNORECASE)
STATES = re.compile(
    r"^\W*(?:the )?(?:state\b|union of india|govt|government)|"
    rf"\b(?:{join_words(LIMITED - {'pvt'})}|corporation|bank)\b",
    re.IGNORECASE,
)
INITIALS = re.compile(r"\s*(?:\d{1,2}[.)]\s?)?(?:[A-Z]\.\s?){1,3}[A-Z][a-z]{3,}\s*$")
STATE_LINE = re.compile(
    r"[ \t]*(?:The[ \t]+)?(?:State|STATE|Union|UNION)[ \t]+(?:of|Of|OF)[ \t]+[A-Z]|"
    r"[ \t]*(?:The[ \t]+)?State[ \t]*$"
)
DETAILS = re.compile(
    rf"[ \t]*\(?(?:[{KIN_OR_CARE_LETTERS}]\s?[/.]\s?o\b|(?:{CHILD_OR_WIFE}) of|aged?\b|r/o|r/at)",
    re.IGNORECASE,
)
COURT_OF = re.compile(
    r"\b(?:in the court of|coram|before|bench)\b[ \t]{0,3}[:\-]{0,3}[ \t]{0,40}"
    rf"(?=[A-Z](?:\.|[a-z]+)[ ]?[A-Z])(?:(?:{join_words(COMMON_HONORIFICS)}|the|hon'?ble|justice|judge)"
    r"\b[.]?[ \t]{0,3}){0,4}",
    re.IGNORECASE,
)
LETTERS = re.compile(r"[A-Za-z]+")
ADDRESS = re.compile(
    rf"(?:[{KIN_OR_CARE_LETTERS}r]/o|(?:{CHILD_OR_WIFE}) of|aged?\b|h\.?\s?no|house|flat|plot|no\.|near|"
    r"at\b|village|vill|post|p\.o|tal\b|taluk|tehsil|"
    r"dist\b|street|road|through|rep\b|represented|by its|by his|having|office\b|occ\b|age\b|also|"
    r"all (?:r/|are|res)|both|residents?\b|residing|"
    r"hindu\b|major\b|sector|district[ ]?[-:,]|police station|date|page|since|proprietor|"
    r"director\b(?! (?:of|gen))|partner|who\b|and (?:ors|others|another|anr)\b|& )",
    re.IGNORECASE,
)
NO_PARTY = re.compile(
    rf"(?:nil|none|not known|unknown|{VERSUS_LONG}|{ROLE}s?(?:/s)?)\W*$|(?:judge|high court|ordinary|hon|"
    rf"judicature|justice|lrs?\b|in the\b|special leave|additional [^\n]{{0,40}}judge|single bench|"
    rf"division bench|\w+ bench\b|appellate|survey|vehicle|criminal|civil|o\. ?o|cum\b|asj|"
    rf"senior civil|judgment|order|with\b)|"
    rf"c ?o ?r ?a ?m|rent control|standing counsel|advs?\b|as per|accused|petition\b|all\b(?! [a-z])|"
    rf".*(?:jurisdiction|\.doc|\bnos?\b|\d{{3}}|\b(?:taluk|district|nagar|dist)\W*$)|.*\b(?:19|20)\d\d\b",
    re.IGNORECASE,
)
KIN_OR_AGENT = re.compile(
    rf"(?:\b[{KIN_OR_CARE_LETTERS.upper()}{KIN_OR_CARE_LETTERS}]\s?/\s?[Oo]\.?(?: of)?[\s:\-]*"
    rf"(?:[^,\n]{{0,40}}@)?|\b(?:sons|{CLOSE_KIN}) of|"
    r"\bLRs? of|[Tt]hrough (?:its|his|her)\b[^\n]{0,60}|"
    rf"(?i:\b(?:{CHILD_OR_SPOUSE})[ ]of)|"
    r"\b[Rr]ep(?:resented|\.)?\.? ?[Bb]y[^\n]{0,60}|"
    r"\bpassed by\b|\b[Ii]ts \w+)[\s:]*"
    rf"(?:(?:[Ll]ate|[Tt]he|LATE|{spell_either_case(COMMON_HONORIFICS - {'ms', 'dr'})})\b\.?\s*){{0,3}}$"
)
