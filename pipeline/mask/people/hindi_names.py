"""Names of people in Hindi judgments: a word before a listed family name, or after a title.

Ilsi reads English, but a few judgments are in Hindi, and the people in them must not be identifiable either.
"""

import re
from collections.abc import Iterator

from pipeline.mask.finding import Finder, Finding
from pipeline.mask.people.name_lists import read_gazetteer
from pipeline.text.vocabulary import join_words
from schemas.masks import PERSON

_LETTERS = "[\u0900-\u0963\u0970-\u097f]"
_FAMILY = join_words(read_gazetteer("hindi_family_names.txt"))
_WITH_FAMILY = rf"(?:[ ](?:{_FAMILY})(?!{_LETTERS}))"
_NAME = re.compile(rf"{_LETTERS}+{_WITH_FAMILY}{{1,2}}")
_TITLED = re.compile(
    rf"(?<!{_LETTERS})(?:श्री|श्रीमती|कुमारी|सुश्री|मोहम्मद|डॉ\.?|पुत्र|पुत्री|पत्नी|पिता)[ ]"
    rf"(?P<name>{_LETTERS}+{_WITH_FAMILY}?)"
)


def find_hindi_names(text: str) -> Iterator[Finding]:
    """Persons. Most texts have no letter of that script, which is quick to check."""
    if text.isascii():
        return
    for match in _NAME.finditer(text):
        yield Finding(match.start(), match.end(), PERSON, "Hindi name")
    for match in _TITLED.finditer(text):
        yield Finding(match.start("name"), match.end("name"), PERSON, "Hindi name")


FINDER = Finder(in_sentences=find_hindi_names)
