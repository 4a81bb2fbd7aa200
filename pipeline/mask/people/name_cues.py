"""Words before and after a name that show that it is one, or that it is not."""

import re

from pipeline.text.vocabulary import (
    BODY_WORDS,
    CHILD_OR_SPOUSE,
    COMMON_HONORIFICS,
    KIN_LETTERS,
    KIN_OR_CARE_LETTERS,
    LIMITED,
    RELATIVES,
    USUAL_HONORIFICS,
    capitalise,
    join_words,
    list_words,
)

BEFORE = 64  # characters that are read before a name
AFTER = 48

_NO = r"(?:\s?-?\s?(?:[Nn][Oo]s?|number)?\s?[.:]?\s?-?\s?\(?\d{1,3}\)?)"
_ROLE = (
    rf"(?:{RELATIVES}|accused|appellant|petitioner|respondent|complainant|informant|deceased|plaintiff|defendant|victim|"
    r"prosecutrix|witness|injured|claimant|applicant|non-?applicant|revisionist|opponent|co-?accused|"
    r"eye-?witness|opposite party|detenu|convict|minor|landlord|tenant|testator|vendor|approver|assailant|"
    r"uncle|aunt|nephew|niece|"
    r"grand-?father|grand-?mother|grandson|mother-in-law|father-in-law|brother-in-law|sister-in-law|"
    r"cousin|maternal uncle|neighbou?r|driver|juvenile)"
)
# Anything capitalised after these is a name.
_STRONG = (
    (
        "title",
        rf"\b(?:{join_words(capitalise(USUAL_HONORIFICS))}|Mt|Smti|Justice|Kumari)\b[.,]?\s{{0,2}}$",
    ),
    (
        "kin",
        rf"\b(?:[{KIN_OR_CARE_LETTERS.upper()}]/\s?[Oo]|[{KIN_OR_CARE_LETTERS}]/\s?o|"
        rf"(?i:{RELATIVES}) [Oo]f|[{KIN_LETTERS.upper()}]\.[Oo]\.)"
        rf"[.:,]?\s{{0,2}}(?:(?:late|the|{join_words(COMMON_HONORIFICS)})\b\.?\s{{0,2}}){{0,2}}$",
    ),
    ("alias", r"(?:\w\s?@|\b(?:alias|urf|a\.?k\.?a\.?|nick-?named|known as|called as))\s{0,2}[\"“'‘(]?$"),
    (
        "witness",
        rf"\b(?:P\.?\s?W\.?s?|D\.?\s?W\.?s?|C\.?\s?W\.?s?|R\.?\s?W\.?|A\.?\s?W\.?|O\.?\s?P\.?\s?W\.?)"
        rf"{_NO}[,:\s\-(–]{{1,4}}$",
    ),
    ("witness", r"\b(?:PW|DW|CW|P\.\s?W\.|D\.\s?W\.)\s$"),
    ("accused", r"\bA\.?\s?-?\s?\d{1,2}\s?[,:\-(–]?\s{0,2}\(?$"),
)
# After these, what can be a name is one.
_WEAK = (
    ("role", rf"\b(?i:{_ROLE})s?{_NO}?[,:\-–]?\s{{1,2}}\(?$"),
    (
        "named",
        r"\b(?:one|namely|viz\.?,?|named|name of|names of|by name|i\.e\.?,?|certain)[,:]?\s{1,2}$",
    ),
    (
        "rank",
        r"\b(?:constable|inspector|S\.?I\.?|A\.?S\.?I\.?|H\.?C\.?|I\.?O\.?|S\.?H\.?O\.?|Ct\.?|"
        r"Const\.?|officer|"
        r"magistrate|advocate|counsel|judge|sarpanch|pradhan|tahsildar|patwari|pandit|panch|minister|"
        r"secretary|director|partner|proprietor|professor|teacher|Dr)\b[.,]?\s{1,2}(?:(?:No\.?\s?)"
        r"?\d{1,6}\s)?$",
    ),
)
_STRONG_BEFORE = [(rule, re.compile(pattern)) for rule, pattern in _STRONG]
_WEAK_BEFORE = [(rule, re.compile(pattern)) for rule, pattern in _WEAK]

# After a name
_JUDGE = re.compile(r"\s?,?\s{0,2}(?:C\.?\s?)?J[Jj]?(?:\.|\b(?=[\s,:)]))|\s?,?\s{0,2}\(?A\.?C\.?J\.?\b")
_AND_JUDGES = re.compile(r"(?:[\s,&.]|\band\b|\b[A-Z][A-Za-z]*)*+")
_PERSON_AFTER = re.compile(
    rf"\s{{0,2}}(?:,?\s{{0,2}}[{KIN_OR_CARE_LETTERS.upper()}]/\s?[Oo]\b|,?\s{{0,2}}[{KIN_LETTERS}]/\s?o\b|"
    rf",? (?:{CHILD_OR_SPOUSE}) of\b|"
    r"@|\balias\b|\burf\b|"
    r",?\s?\(?\s?P\.?\s?W\.?\s?-?\s?\d|,?\s?\(?\s?D\.?\s?W\.?\s?-?\s?\d|\(A-?\s?\d|,? aged (?:about )?\d|"
    r"\((?:the )?(?:accused|deceased|appellant|petitioner|respondent|complainant|plaintiff|"
    r"defendant|informant|prosecutrix|"
    r"original|since|husband|wife|father|mother|son|brother|sister))"
)
_CASE = re.compile(r"['’]s (?:[Cc]ase|decision|judgment)\b|['’]s [Cc]ase")
_ACTS = re.compile(
    r"(?:,? (?:has |had |have |was |is |who |also |further |then |himself |herself |being )"
    r"?(?:deposed|stated|said|told|"
    r"died|married|asked|replied|came|went|ran|reached|testified|admitted|denied|shouted|assaulted|caught|"
    r"inflicted|fired|gave|took|informed|lodged|narrated|sustained|instigated|exhorted|purchased|"
    r"executed|sold|borrowed|"
    r"owned|murdered|killed|resides|resided|signed|filed|called|threatened|arrested|armed|alive|"
    r"beaten|hit|entered|left|returned|saw|heard|started|handed|received|took|and his|lives|lived|"
    r"expired|agreed|refused)\b)"
)
_ORG_NEXT = (BODY_WORDS - {"inc", "llp"}) | list_words(
    """
    act agencies agency agro aluminium associates automobiles builders cement cements chemicals chits
    contractors copper developers dyeing electric finlease foods forgings general government hatcheries
    hosiery housing infrastructure leasing logistics machinery nidhi paints paper papers pathshala poly
    plastics poultry pura puri rice refreshment rubber silk software solutions stall stone studio supply
    supplies systems technologies tea timber tools tubes udyog unit van ventures watch wires wines
    communities community caste express airlines airways apartment apartments bazar bazaar bench bhavan
    bhawan bridge bungalow bypass camp canal chamber chambers chowk cinema circle clinic club code
    colliery colony complex construction constructions co-op cooperative court cross dam dairy dargah
    depot dharamshala district division dispensary distillery electricals electronics emporium enclave
    engineering enterprise estate export exports extension factory fair farm farms finance financiers firm
    formula foundation gali ganj gas ghat gram group gurudwara hall high-school hills hostel hotel house
    idol infotech institute international investment investments jail jewellers khurd kalan kunj labs
    laboratories lane layout line lines loan lodge mahal mandal mandir marg market masjid math medical
    mela memorial mill mining mohalla motors municipal nagar nursing oil organisation palace panth park
    peth petrol pharma pharmaceuticals pharmacy police port power prakashan press printers products
    project properties pul puram railway refinery report resort restaurant river road roadways roadlines
    rules samaj sangathan sanstha sarai sadan sector sewa shop shopping shrine solvents spinning square
    stadium station steel steels store stores street sugar talkies tank taluk taluka tehsil temple textile
    textiles theatre tower towers town township trading transport travels tribunal ud vidyalaya vihar
    village wada ward workshop yojana zilla zone commissionerate committee's case-law publications
    publishers sweets tyres hardware garments cloth bakery nigam
    """
)
_FIRM_NEXT = LIMITED | list_words(
    """
    associates bank builders chowk co college company enterprises foundation hospital industries marg market
    memorial nagar path road school temple traders trust works mills motors high
    """
)
_ORG_AFTER = re.compile(
    r"\s?(?:&|and)\s?(?:Co\b|Company|Sons|Bros|Brothers|Others? Ltd|Associates)|\s?\(P\)|\s?\(Pvt"
)
_ORG_BEFORE = re.compile(
    r"(?:\bM/[Ss][.]?|\bMessrs\.?|(?i:\bhotel|\bbank of|university of|commissioner of|"
    r"corporation of|municipality of|"
    r"institute of|\b(?:in|the) re\.?|\btemple of|\bgod|\bgoddess|\bdeity))\s{1,2}$"
)
_PLACE_BEFORE = re.compile(
    r"(?i:\b(?:vill(?:age|\.)?|mau[zj]a|mouza|p\.?\s?s\.?|thana|police station|dist(?:rict|t\.?|\.)?|"
    r"teh(?:sil|\.)?|tahsil|taluka?|tq\.?|mohalla|mohallah|town of|city of|port of|state of|state|"
    r"kingdom of|post(?: office)?|p\.o\.?|post|gram|"
    r"r/o|resident of|residents of|residing at|residing in|situated? (?:at|in)|bound for|railway station|"
    r"taluq|mandal|pargana|hobli|locality of|colony|ward|sector|street|road|district of|village of|"
    r"villages|jail|hamlet of|tola|basti|near|towards)\s?[:,\-–]{0,2}\s{1,2})$"
)
_UNSURE_PLACE_BEFORE = re.compile(r"\b(?:at|in|via|[Tt]he|near)\s{1,2}$")


# Cues end with one of these words, a digit or a mark; after other words nothing more is read.
_LAST_WORDS = USUAL_HONORIFICS | list_words(
    """
    mt smti justice kumari so do wo co s/o d/o w/o c/o o of late the alias urf aka as nickname nicknamed pw
    pws dw cw w one namely viz named name names certain i.e ie e constable inspector si s.i asi a.s.i hc h.c
    io i.o sho s.h.o ct const officer magistrate advocate counsel judge sarpanch pradhan tahsildar patwari
    pandit panch minister secretary director partner proprietor professor teacher m/s messrs hotel re temple
    god goddess deity village vill mauza mauja mouza p.s ps s thana station district dist distt teh tehsil
    tahsil taluk taluka tq mohalla mohallah state post office p.o gram r/o at in for taluq mandal pargana
    hobli colony ward sector street road villages jail tola basti near towards party law accused appellant
    petitioner respondent complainant informant deceased plaintiff defendant victim prosecutrix witness
    injured claimant applicant non-applicant nonapplicant revisionist opponent co-accused coaccused
    eyewitness eye-witness detenu convict minor landlord tenant testator vendor approver assailant mother
    father wife husband son daughter brother sister uncle aunt nephew niece widow grandfather grandmother
    grandson mother-in-law father-in-law brother-in-law sister-in-law cousin neighbour neighbor driver
    juvenile accuseds appellants petitioners respondents complainants plaintiffs defendants victims
    witnesses claimants applicants sons daughters brothers sisters convicts minors tenants vendors
    assailants opponents parties grand-father grand-mother uncles aunts p.w d.w c.w p.o.
    """
)


def may_have_cue(before: str) -> bool:
    """Can the words before a name be a cue? A quick check, as most cannot."""
    words = before.rsplit(None, 1)
    last = words[-1].strip(".,:;()[]\"'“‘–-").lower() if words else ""
    return last in _LAST_WORDS or not last or not last[-1].isalpha() or not last.isalpha()


def find_strong_cue(before: str) -> str | None:
    """The rule by which anything after these words is a name."""
    return _find_cue(_STRONG_BEFORE, before)


def find_weak_cue(before: str) -> str | None:
    """The rule by which a possible name is one after these words."""
    return _find_cue(_WEAK_BEFORE, before)


def _find_cue(cues: list[tuple[str, re.Pattern[str]]], before: str) -> str | None:
    for rule, pattern in cues:
        if pattern.search(before):
            return rule
    return None


def names_judge(after: str) -> bool:
    """Do the words after a name show that it is a judge's: "J.", "JJ."?"""
    if _JUDGE.match(after):
        return True
    at = max(after.find("JJ"), after.find("Jj"))
    return (
        at > 2 and after.lstrip()[:1] in (",", "&", "a") and _AND_JUDGES.fullmatch(after, 0, at) is not None
    )


def names_person(after: str) -> bool:
    """Do the words after a name show that it is a person's: "s/o", "(PW 3)"?"""
    return _PERSON_AFTER.match(after) is not None


def names_case(after: str) -> bool:
    """Is a case called by that name: "Word's case"?"""
    return _CASE.match(after) is not None


def acts_as_person(after: str) -> bool:
    """Does the bearer of the name do what only people do?"""
    return _ACTS.match(after) is not None


def names_body(before: str, after: str) -> bool:
    """Is it part of the name of a firm, an office, a building or a street?"""
    if _ORG_BEFORE.search(before) or _ORG_AFTER.match(after):
        return True
    return is_body_word(_read_next(after))


def names_firm(after: str) -> bool:
    """Is it certainly part of one, even after a title: "Sri Ram Builders"?"""
    return _ORG_AFTER.match(after) is not None or _read_next(after).lower() in _FIRM_NEXT


def _read_next(after: str) -> str:
    """The next word on the line."""
    following = after.split("\n", 1)[0].split(maxsplit=1)[:1] if after[:1] == " " else []
    return following[0].strip(".,;:()'’") if following else ""


def is_body_word(word: str) -> bool:
    """Does the word after a name make it a firm, an office, a building or a street?"""
    return word.lower() in _ORG_NEXT


def names_place(before: str) -> bool:
    """Do the words before it announce a place?"""
    return _PLACE_BEFORE.search(before) is not None


def may_name_place(before: str) -> bool:
    """Could a place follow these words as well as a person?"""
    return _UNSURE_PLACE_BEFORE.search(before) is not None
