"""Names of people in judgments in Hindi: a word before a family name of the list, or behind a title.

English is what ilsi reads. But a few judgments are in Hindi, and who is in them is not to be told either.
"""

import re
from collections.abc import Iterator

from pipeline.found import Found
from pipeline.name_words import read_gazetteer
from schemas.masks import PERSON

_LETTERS = "[\u0900-\u0963\u0970-\u097f]"
_FAMILY = "|".join(sorted(read_gazetteer("hindi_family_names.txt"), key=len, reverse=True))
_WITH_FAMILY = rf"(?:[ ](?:{_FAMILY})(?!{_LETTERS}))"
_NAME = re.compile(rf"{_LETTERS}+{_WITH_FAMILY}{{1,2}}")
_TITLED = re.compile(
    rf"(?<!{_LETTERS})(?:श्री|श्रीमती|कुमारी|सुश्री|मोहम्मद|डॉ\.?|पुत्र|पुत्री|पत्नी|पिता)[ ]"
    rf"(?P<name>{_LETTERS}+{_WITH_FAMILY}?)"
)


def find_hindi_names(text: str) -> Iterator[Found]:
    """Persons; most texts have no letter of that script, which is quickly seen."""
    if text.isascii():
        return
    for match in _NAME.finditer(text):
        yield Found(match.start(), match.end(), PERSON, "Hindi name")
    for match in _TITLED.finditer(text):
        yield Found(match.start("name"), match.end("name"), PERSON, "Hindi name")
