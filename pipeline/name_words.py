"""Which words are names? Lists of our own, made from general knowledge of India's communities and regions.

A word of the lists is a name wherever it is written with a capital. Names that are words, places or gods as
well are ambiguous: alone they say nothing. Many names are on no list, but end as names do ("-eshwari").
"""

import re
from importlib.resources import files


def list_words(words: str) -> frozenset[str]:
    """Words that are written one after the other."""
    return frozenset(words.split())


def _read_lines(name: str) -> list[str]:
    lines = files("pipeline").joinpath("gazetteers", name).read_text("utf-8").splitlines()
    return [line for line in lines if line and not line.startswith("#")]


def read_gazetteer(name: str) -> frozenset[str]:
    """The words of a list."""
    return frozenset(word for line in _read_lines(name) for word in line.split())


GIVEN_NAMES = read_gazetteer("given_names.txt")
FAMILY_NAMES = read_gazetteer("family_names.txt")
AMBIGUOUS_NAMES = read_gazetteer("ambiguous_names.txt")
HONORIFICS = read_gazetteer("honorifics.txt")
PLACES = frozenset(_read_lines("places.txt"))
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
_SHORTEST_ENDING = 3  # letters before it, at least
_SPECIAL_ENDING = re.compile(r"(?:kar|wal|iya|mani|bala|wade|dev|das|lal|dhari?|deo|velu?|bir|jee)$")


_ENGLISH = re.compile(
    r"(?:edly|ingly|ously|fully|ively|ently|antly|ically|ually|ially|arily|[cs]tly|tely|[st]ions?|ments?|ness|"
    r"ships?|able|ible|ative|wards|less|[ei]ous|ology|ities|isms?|i[sz]ing|ckish|ddish|wnish|lowish|eenish|"
    r"[hrfn]teen|eighty|fifty|sixty|seventy|forty|thirty|ninety|twenty|thing|endant|endent)$"
)
_SHORTEST_ENGLISH = 5


def is_given_name(word: str) -> bool:
    """Is somebody called so? Ambiguous names count, too."""
    word = word.lower()
    return word in GIVEN_NAMES or word in AMBIGUOUS_NAMES


def is_family_name(word: str) -> bool:
    """Is a family called so?"""
    return word.lower() in FAMILY_NAMES


def is_ambiguous_name(word: str) -> bool:
    """Is it a word, a place or a god as well?"""
    return word.lower() in AMBIGUOUS_NAMES


def is_sure_name(word: str) -> bool:
    """Is it on a list, and nothing but a name?"""
    word = word.lower()
    return word in GIVEN_NAMES or word in FAMILY_NAMES


def is_common_word(word: str) -> bool:
    """Is it a word of English or of the courts that names nobody?"""
    return word.lower() in COMMON_WORDS


def is_place_word(word: str) -> bool:
    """Is it the name of a state, district or town, or part of one?"""
    return word.lower() in _PLACE_WORDS


def is_compound_place(surface: str) -> bool:
    """Is it the whole name of a place in several words: "Hong Kong"?"""
    return surface.lower() in _COMPOUND_PLACES


def sounds_like_name(word: str) -> bool:
    """Does a word on no list end as Indian names do?"""
    word = word.lower()
    if word in COMMON_WORDS or word in _PLACE_WORDS:
        return False
    return _find_ending(word)


def is_english(word: str) -> bool:
    """Does a word on no list of names end as only words of English do: "Undisputedly"?"""
    word = word.lower()
    return len(word) > _SHORTEST_ENGLISH and _ENGLISH.search(word) is not None and not is_sure_name(word)


def _find_ending(word: str) -> bool:
    # The longest endings first: an ending must leave a beginning, and weak ones a long one.
    for length in range(min(9, len(word) - _SHORTEST_ENDING), 2, -1):
        ending = word[-length:]
        if _ENDS_AS_NAME.fullmatch(ending):
            return not _SPECIAL_ENDING.search(ending) or len(word) - length >= 4
    return False
