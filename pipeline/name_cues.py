"""What stands around names and tells that they are names, or that they are not."""

import re

from pipeline.name_words import list_words

BEFORE = 64  # characters that are read in front of a name
BEHIND = 48

_NO = r"(?:\s?-?\s?(?:[Nn][Oo]s?|number)?\s?[.:]?\s?-?\s?\(?\d{1,3}\)?)"
_ROLE = (
    r"(?:accused|appellant|petitioner|respondent|complainant|informant|deceased|plaintiff|defendant|victim|"
    r"prosecutrix|witness|injured|claimant|applicant|non-?applicant|revisionist|opponent|co-?accused|"
    r"eye-?witness|opposite party|detenu|convict|minor|landlord|tenant|testator|vendor|approver|assailant|"
    r"opposite party|mother|father|wife|husband|son|daughter|brother|sister|uncle|aunt|nephew|niece|widow|"
    r"grand-?father|grand-?mother|grandson|mother-in-law|father-in-law|brother-in-law|sister-in-law|"
    r"cousin|maternal uncle|neighbou?r|driver|juvenile)"
)
# Anything with a capital behind these is a name.
_STRONG = (
    (
        "title",
        r"\b(?:M(?:r|rs|s|st|t)|S(?:h|mt|hri|ri|mti)|Dr|Prof|Justice|Thiru|Tmt|Selvi|Kum(?:ari)?|Km)"
        r"\b[.,]?\s{0,2}$",
    ),
    (
        "kin",
        r"\b(?:[SDWC]/\s?[Oo]|[sdwc]/\s?o|(?i:son|daughter|wife|widow|father|mother|husband|brother|"
        r"sister) [Oo]f|"
        r"[SDW]\.[Oo]\.)[.:,]?\s{0,2}(?:(?:late|the|sh|shri|sri|smt|mr)\b\.?\s{0,2}){0,2}$",
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
# Behind these it is one if it can be one.
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

# Behind a name
_JUDGE = re.compile(r"\s?,?\s{0,2}(?:C\.?\s?)?J[Jj]?(?:\.|\b(?=[\s,:)]))|\s?,?\s{0,2}\(?A\.?C\.?J\.?\b")
_AND_JUDGES = re.compile(r"(?:[\s,&.]|\band\b|\b[A-Z][A-Za-z]*)*+")
_TELLS_PERSON = re.compile(
    r"\s{0,2}(?:,?\s{0,2}[SDWC]/\s?[Oo]\b|,?\s{0,2}[sdw]/\s?o\b|,? (?:son|daughter|wife|widow) of\b|"
    r"@|\balias\b|\burf\b|"
    r",?\s?\(?\s?P\.?\s?W\.?\s?-?\s?\d|,?\s?\(?\s?D\.?\s?W\.?\s?-?\s?\d|\(A-?\s?\d|,? aged (?:about )?\d|"
    r"\((?:the )?(?:accused|deceased|appellant|petitioner|respondent|complainant|plaintiff|"
    r"defendant|informant|prosecutrix|"
    r"original|since|husband|wife|father|mother|son|brother|sister))"
)
_CASE = re.compile(r"['’]s (?:[Cc]ase|decision|judgment)\b|['’]s [Cc]ase")
_SPEAKS = re.compile(
    r"(?:,? (?:has |had |have |was |is |who |also |further |then |himself |herself |being )"
    r"?(?:deposed|stated|said|told|"
    r"died|married|asked|replied|came|went|ran|reached|testified|admitted|denied|shouted|assaulted|caught|"
    r"inflicted|fired|gave|took|informed|lodged|narrated|sustained|instigated|exhorted|purchased|"
    r"executed|sold|borrowed|"
    r"owned|murdered|killed|resides|resided|signed|filed|called|threatened|arrested|armed|alive|"
    r"beaten|hit|entered|left|returned|saw|heard|started|handed|received|took|and his|lives|lived|"
    r"expired|agreed|refused)\b)"
)
_ORG_NEXT = list_words(
    """
    act agencies agency agro aluminium associates automobiles builders cement cements chemicals chits
    commission contractors copper developers dyeing electric finlease foods forgings general government
    hatcheries hosiery housing infrastructure leasing logistics machinery nidhi paints paper papers
    pathshala poly pvt private plastics poultry pura puri rice refreshment rubber silk software
    solutions stall stone studio supply supplies systems technologies tea timber tools tubes udyog unit
    van ventures watch wires wines works communities community caste express airlines airways apartment
    apartments association authority bank bazar bazaar bench bhavan bhawan board bridge brothers bros
    bungalow bypass camp canal chamber chambers chowk cinema circle clinic club co code colliery college
    colony committee company complex construction constructions co-op cooperative corporation corpn
    council court cross dam dairy dargah depot dharamshala district division dispensary distillery
    electricals electronics emporium enclave engineering enterprise enterprises estate export exports
    extension factory fair farm farms finance financiers firm formula foundation gali ganj gas ghat gram
    group gurudwara hall high-school hills hospital hostel hotel house idol industries infotech
    institute insurance international investment investments jail jewellers khurd kalan kunj labs
    laboratories lane layout limited line lines loan lodge ltd mahal mandal mandir marg market masjid
    math medical mela memorial mill mills mining mohalla motors municipal nagar nursing oil organisation
    palace panchayat panth park peth petrol pharma pharmaceuticals pharmacy police port power prakashan
    press printers products project properties pul puram railway refinery report resort restaurant river
    road roadways roadlines rules samaj samiti sangh sangathan sanstha sarai school sadan sector sewa
    shop shopping shrine society solvents spinning square stadium station steel steels store stores
    street sugar talkies tank taluk taluka tehsil temple textile textiles theatre tower towers town
    township traders trading transport travels tribunal trust ud union university vidyalaya vihar
    village wada ward workshop yojana zilla zone commissionerate committee's case-law publications
    publishers sweets tyres hardware garments cloth bakery nigam parishad
    """
)
_FIRM_NEXT = list_words(
    """
    associates bank builders chowk co college company enterprises foundation hospital industries limited
    ltd marg market memorial nagar path pvt road school temple traders trust works mills motors high
    """
)
_ORG_BEHIND = re.compile(
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


# Cues end with one of these words, with a figure or with a mark; most words are read no further.
_LAST_WORDS = list_words(
    """
    mr mrs ms mst mt sh smt shri sri smti dr prof justice thiru tmt selvi kum kumari km so do wo co s/o
    d/o w/o c/o o of late the alias urf aka as nickname nicknamed pw pws dw cw w one namely viz named
    name names certain i.e ie e constable inspector si s.i asi a.s.i hc h.c io i.o sho s.h.o ct const
    officer magistrate advocate counsel judge sarpanch pradhan tahsildar patwari pandit panch minister
    secretary director partner proprietor professor teacher m/s messrs hotel re temple god goddess deity
    village vill mauza mauja mouza p.s ps s thana station district dist distt teh tehsil tahsil taluk
    taluka tq mohalla mohallah state post office p.o gram r/o at in for taluq mandal pargana hobli
    colony ward sector street road villages jail tola basti near towards party law accused appellant
    petitioner respondent complainant informant deceased plaintiff defendant victim prosecutrix witness
    injured claimant applicant non-applicant nonapplicant revisionist opponent co-accused coaccused
    eyewitness eye-witness detenu convict minor landlord tenant testator vendor approver assailant
    mother father wife husband son daughter brother sister uncle aunt nephew niece widow grandfather
    grandmother grandson mother-in-law father-in-law brother-in-law sister-in-law cousin neighbour
    neighbor driver juvenile accuseds appellants petitioners respondents complainants plaintiffs
    defendants victims witnesses claimants applicants sons daughters brothers sisters convicts minors
    tenants vendors assailants opponents parties grand-father grand-mother uncles aunts p.w d.w c.w p.o.
    """
)


def may_have_cue(before: str) -> bool:
    """Can the words in front of a name tell anything? Quick, as most cannot."""
    words = before.rsplit(None, 1)
    last = words[-1].strip(".,:;()[]\"'“‘–-").lower() if words else ""
    return last in _LAST_WORDS or not last or not last[-1].isalpha() or not last.isalpha()


def find_strong_cue(before: str) -> str | None:
    """The rule by which anything behind these words is a name."""
    return _find_cue(_STRONG_BEFORE, before)


def find_weak_cue(before: str) -> str | None:
    """The rule by which what can be a name is one behind these words."""
    return _find_cue(_WEAK_BEFORE, before)


def _find_cue(cues: list[tuple[str, re.Pattern[str]]], before: str) -> str | None:
    for rule, pattern in cues:
        if pattern.search(before):
            return rule
    return None


def tells_judge(behind: str) -> bool:
    """Do the words behind a name say that it is a judge's: "J.", "JJ."?"""
    if _JUDGE.match(behind):
        return True
    at = max(behind.find("JJ"), behind.find("Jj"))
    return (
        at > 2 and behind.lstrip()[:1] in (",", "&", "a") and _AND_JUDGES.fullmatch(behind, 0, at) is not None
    )


def tells_person(behind: str) -> bool:
    """Do the words behind a name say outright that it is a person's: "s/o", "(PW 3)"?"""
    return _TELLS_PERSON.match(behind) is not None


def names_case(behind: str) -> bool:
    """Is a case called by that name: "Word's case"?"""
    return _CASE.match(behind) is not None


def acts_as_person(behind: str) -> bool:
    """Does whoever is named do what only people do?"""
    return _SPEAKS.match(behind) is not None


def names_body(before: str, behind: str) -> bool:
    """Is it part of the name of a firm, an office, a building, a street?"""
    if _ORG_BEFORE.search(before) or _ORG_BEHIND.match(behind):
        return True
    return is_body_word(_read_next(behind))


def names_firm(behind: str) -> bool:
    """Is it surely part of one, even though a title stands in front: "Sri Ram Builders"?"""
    return _ORG_BEHIND.match(behind) is not None or _read_next(behind).lower() in _FIRM_NEXT


def _read_next(behind: str) -> str:
    """The next word on the line."""
    following = behind.split("\n", 1)[0].split(maxsplit=1)[:1] if behind[:1] == " " else []
    return following[0].strip(".,;:()'’") if following else ""


def is_body_word(word: str) -> bool:
    """Is it what firms, offices, buildings and streets are called behind a name?"""
    return word.lower() in _ORG_NEXT


def names_place(before: str) -> bool:
    """Do the words in front say that a place follows?"""
    return _PLACE_BEFORE.search(before) is not None


def may_name_place(before: str) -> bool:
    """Could a place follow as well as a person?"""
    return _UNSURE_PLACE_BEFORE.search(before) is not None
