"""Which words are names? Our own lists, based on general knowledge of India's communities and regions.

A listed word is a name wherever it is capitalised. Names that are also words, places or gods are ambiguous
and prove nothing on their own. Many names are not listed but end like names ("-eshwari").
"""

import re
from importlib.resources import files

from pipeline.text.vocabulary import BODY_WORDS, LIMITED, list_words


def _read_lines(name: str) -> list[str]:
    lines = files("pipeline.mask").joinpath("gazetteers", name).read_text("utf-8").splitlines()
    return [line for line in lines if line and not line.startswith("#")]


def read_gazetteer(name: str) -> frozenset[str]:
    """The words of a gazetteer."""
    return frozenset(word for line in _read_lines(name) for word in line.split())


GIVEN_NAMES = read_gazetteer("given_names.txt")
FAMILY_NAMES = read_gazetteer("family_names.txt")
AMBIGUOUS_NAMES = read_gazetteer("ambiguous_names.txt")
HONORIFICS = read_gazetteer("honorifics.txt")
COMMON_WORDS = read_gazetteer("common_words.txt")

_COMPOUND_PLACES = frozenset(_read_lines("compound_places.txt"))
_PLACE_WORDS = read_gazetteer("places.txt") - {"new", "sri", "west", "united", "port", "nagar", "sahib"}
_ENDS_AS_NAME = re.compile(
    r"(?:esh|eesh|[ei]ndra|[aei]nder|indar|endran|jeet|jit|deep|preet|inder|pinder|want|wanti|wati|"
    r"vati|vathi|vathy|bai|"
    r"ben|bhai|appa|appan|amma|ammal|akka|anna|aiah|ayya|aiyan|sami|samy|swamy|swami|m(?:u|oo)rth?[iy]|"
    r"rajan|raju|rao|reddy|gowda|natha?n?|nadh|lal|dass?|doss|prasad|kumar|kumari|singh|sinh|chand|chandran?|"
    r"krishnan?|krishnaiah|narayana?n?|shankara?n?|sankara?n?|she?khara?n?|sekaran?|mohan|dev|devan?|deo|"
    r"devi|dhari?|dharan|datt|dutt|uddin|ullah|ulla|unnisa|wala|walla|waala|eshwara?|eshwari|eswara?n?|"
    r"eswari|lakshmi|laxmi|priya|latha|lata|velu?|muthu|mani|bhushan|bhusan|kanth?a?|veer|bir|pathi|pathy|"
    r"charan|gopala?n?|govind|ganesan|raman|ramaiah|ramulu|rajulu|murugan|selvan|selvi|kutty|kannan|jee|"
    r"ranjan|nandan|brata|moy|moyee|ashish|asis|tosh|jyoti|bala|rani|mala|wanshi|vanshi|"
    r"kar|onkar|walkar|pande|pandey|charya|charjee|padhyay|padhyaya|karan|paswan|wal|iya|wade|gaonkar|"
    r"ubhai|alah|bhau|rathi|rathy|sundaram|lingam|lingappa|palan|pillai|iyer|kunju|kutti|achan|amani)"
)
_SHORTEST_STEM = 3  # letters before the ending
_WEAK_ENDING = re.compile(r"(?:kar|wal|iya|mani|bala|wade|dev|das|lal|dhari?|deo|velu?|bir|jee)$")
_ENGLISH = re.compile(
    r"(?:edly|ingly|ously|fully|ively|ently|antly|ically|ually|ially|arily|[cs]tly|tely|[st]ions?|ments?|ness|"
    r"ships?|able|ible|ative|wards|less|[ei]ous|ology|ities|isms?|i[sz]ing|ckish|ddish|wnish|lowish|eenish|"
    r"[hrfn]teen|eighty|fifty|sixty|seventy|forty|thirty|ninety|twenty|thing|endant|endent)$"
)
_SHORTEST_ENGLISH = 5

# On their own they name nobody: half the persons of a judgment may have one.
GENERIC = list_words(
    """
    kumar singh sinh singha devi lal bai khan kaur begum bano bibi khatoon prasad prashad parshad mohd md
    mohammad mohammed muhammad mohamed sk sheikh shaikh shekh syed sayed sayyed abdul abdur kr pd ch
    kumari
    """
)
# The same at the end or in the middle, but also given names: "Ram Yadav" may become "Ram".
GENERIC_LATER = list_words(
    "ram das pal chand nath ali ahmad ahmed hasan hussain husain chandra rani bala dasi mani"
)
NEVER_FIRST = list_words(  # the word before them is part of the name, even "Sat" and "Man"
    """
    kumar singh sinh devi lal bai kaur begum bano bibi khatoon prasad prashad parshad pal chand nath das
    chandra
    """
)
# Before a given name, and dropped in speech: "Mohd. Salim" is "Salim".
FORENAMES = list_words(
    "mohd md mohammad mohammed muhammad mohamed sk sheikh shaikh syed sayed ch abdul abdur"
)
# Mainly titles, though some people have them as names.
TITLES = list_words("captain doctor master shrimati thirumathi")
# A name continues after their full stop, as it does after that of an initial.
SHORTENED = list_words("mohd md sk kr pd ch chandr cy st")
# A name with one of these words is a body's, and none of its words names a person.
BODIES = BODY_WORDS | list_words(
    """
    state india government govt republic administration municipality department ministry federation sabha
    sons factory samaj club party station collector commissioner inspector superintendent secretary director
    registrar officer emperor king crown nct of
    """
)
# After a name they make it a place or a body.
PLACE_ENDINGS = LIMITED | list_words(
    """
    nagar pur pura puram ganj garh vihar colony road marg chowk street lane gali bazar bazaar market bagh
    park garden enclave estate tola patti khurd kalan buzurg khas village gaon gram mohalla chauraha ghat
    temple mandir masjid hospital college school university bank nursing clinic hotel lodge talkies cinema
    stores traders textiles mills industries company enterprises bhawan bhavan sadan house complex tower
    building apartment chawl wadi palli nallah nala river pul bridge puri district tehsil taluk taluka
    police thana act rules
    """
)
# Before a name they make it a place.
PLACE_CUES = list_words(
    """
    village villages town city district tehsil taluk taluka mohalla thana station post gram mouza mauza block
    pargana distt dist teh tq ps
    """
)
COURT_ENDINGS = list_words("high bench court courts")
DOTTED_CUES = list_words("distt dist teh tq ps")  # after other cues a full stop ends the sentence


def is_given_name(word: str) -> bool:
    """Is it a given name? Ambiguous names count also."""
    word = word.lower()
    return word in GIVEN_NAMES or word in AMBIGUOUS_NAMES


def is_family_name(word: str) -> bool:
    """Is it a family name?"""
    return word.lower() in FAMILY_NAMES


def is_sure_name(word: str) -> bool:
    """Is it a listed name that is not ambiguous?"""
    word = word.lower()
    return word in GIVEN_NAMES or word in FAMILY_NAMES


def is_common_word(word: str) -> bool:
    """Is it an English or legal word that names nobody?"""
    return word.lower() in COMMON_WORDS


def is_place_word(word: str) -> bool:
    """Is it the name of a state, district or town, or part of one?"""
    return word.lower() in _PLACE_WORDS


def is_compound_place(surface: str) -> bool:
    """Is it the whole name of a place with several words: "Hong Kong"?"""
    return surface.lower() in _COMPOUND_PLACES


def sounds_like_name(word: str) -> bool:
    """Does a word that is on no list end like an Indian name?"""
    word = word.lower()
    if word in COMMON_WORDS or word in _PLACE_WORDS:
        return False
    return _ends_as_name(word)


def is_english(word: str) -> bool:
    """Does a word that is on no list of names end like an English word: "Undisputedly"?"""
    word = word.lower()
    return len(word) > _SHORTEST_ENGLISH and _ENGLISH.search(word) is not None and not is_sure_name(word)


def _ends_as_name(word: str) -> bool:
    # Longest endings first: letters must remain before an ending, and more before a weak one.
    for length in range(min(9, len(word) - _SHORTEST_STEM), 2, -1):
        ending = word[-length:]
        if _ENDS_AS_NAME.fullmatch(ending):
            return not _WEAK_ENDING.search(ending) or len(word) - length >= 4
    return False
