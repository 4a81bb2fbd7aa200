"""Points for determination, added to annotated judgments that have none.

JURIX has only judgments of the Supreme Court. A trial court first states the case, then frames points or
issues, answers them, and goes through the evidence witness by witness: the same story again, but now as
reasons. So some documents get such points, followed by some of their own facts as told by witnesses: text
after the points is never a fact.
"""

from collections.abc import Iterator, Sequence
from random import Random

from schemas.roles import FACTS, NONE, RATIO

Lines = tuple[tuple[str, str], ...]  # sentence, role

_HEARD = (
    "Heard both sides and perused the records.",
    "Heard the arguments of the learned counsel for both sides.",
    "I have heard the arguments and gone through the materials on record.",
)
_FRAMED = (
    "The points that arise for my consideration are as under:",
    "The following points arise for determination:",
    "Now the points for consideration are:",
    "On these pleadings the following issues were framed:",
    "From the rival pleadings my predecessor framed the following issues:",
)
_ASKED = (
    "Whether the prosecution proves beyond reasonable doubt that the accused committed the offence alleged?",
    "Whether the plaintiff proves that he is the owner of the suit property?",
    "Whether the petitioner is entitled to the relief that he asks for?",
    "Whether the defendant proves that the suit is barred by time?",
    "Whether the order under appeal calls for interference?",
    "Whether the complainant proves that the cheque was issued for a debt?",
)
_ASKED_LAST = ("What order?", "What order or decree?", "To what relief?")
_ANSWERED = (
    "My findings on the above points are as under:",
    "My answers to the above issues are as follows:",
    "I answer these points for the reasons given below:",
)
_NUMBERED = (
    "Point No.1: In the affirmative",
    "Point No.2: As per the final order",
    "Issue No.1: In the negative",
    "Point No.1:-",
    "REASONS",
    "Issue Nos.1 and 2:",
)
_EXAMINED = (
    "In order to prove its case the prosecution examined PW.1 to PW.{} and marked Ex.P.1 to Ex.P.{}.",
    "The plaintiff was examined as PW.{} and got marked Ex.P.1 to Ex.P.{}.",
)
_DEPOSED = (
    "PW.{} in his evidence has stated that ",
    "PW.{} in her evidence has stated that ",
    "PW.{} has deposed that ",
    "It is in the evidence of PW.{} that ",
    "According to PW.{}, ",
    "He has further deposed that ",
    "In the cross-examination he has admitted that ",
)
_BELIEVED = (
    "PW.{} was cross-examined at length, but his evidence was not shaken.",
    "The evidence of PW.{} inspires confidence.",
    "I see no reason why this witness should not be believed.",
)
_MOST_QUESTIONS = 4
_FEWEST_TOLD, _MOST_TOLD = 5, 50  # facts that witnesses repeat


def frame_points(lines: Lines, random: Random) -> Lines:
    """The judgment with points before its first reason, and no facts after them."""
    roles = [role for _, role in lines]
    if RATIO not in roles or FACTS not in roles[: (first := roles.index(RATIO))]:
        return lines
    after = ((sentence, RATIO if role == FACTS else role) for sentence, role in lines[first:])
    facts = [sentence for sentence, role in lines if role == FACTS]
    return (*lines[:first], *_ask(random), *_answer(random), *_repeat_facts(facts, random), *after)


def _ask(random: Random) -> Lines:
    """Questions of the court, as separate sentences or all in one."""
    asked = random.sample(_HEARD, random.randint(0, 1))
    asked += [random.choice(_FRAMED), *random.sample(_ASKED, random.randint(1, _MOST_QUESTIONS))]
    asked += random.sample(_ASKED_LAST, random.randint(0, 1))
    if random.random() < 0.5:
        asked = [" ".join(asked)]
    return tuple((sentence, NONE) for sentence in asked)


def _answer(random: Random) -> Lines:
    answered: list[str] = []
    if random.random() < 0.7:
        answered += [random.choice(_ANSWERED), *random.sample(_NUMBERED, random.randint(1, 3))]
    if random.random() < 0.5:
        answered.append(_number(random.choice(_EXAMINED), random))
    return tuple((sentence, RATIO) for sentence in answered)


def _repeat_facts(facts: Sequence[str], random: Random) -> Iterator[tuple[str, str]]:
    """Some consecutive facts, half of them as statements of a witness."""
    length = min(len(facts), random.randint(_FEWEST_TOLD, _MOST_TOLD))
    start = random.randint(0, len(facts) - length)
    for fact in facts[start : start + length]:
        is_quoted = random.random() < 0.5
        yield (
            _number(random.choice(_DEPOSED), random) + fact[:1].lower() + fact[1:] if is_quoted else fact,
            RATIO,
        )
        if random.random() < 0.1:
            yield _number(random.choice(_BELIEVED), random), RATIO


def _number(template: str, random: Random) -> str:
    """A sentence with random numbers of witnesses and exhibits."""
    return template.format(random.randint(1, 16), random.randint(2, 30))
