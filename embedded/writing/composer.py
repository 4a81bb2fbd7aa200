"""Whole judgments: from an entry of the docket to a case with its truth.

What a judgment says is drawn from the stream of its case, and its layout from the stream of the document.
A twin is the same case in another layout, with a few misread words.
"""

from random import Random

from embedded.crimes import BY_KEY
from embedded.docket.case import Block, Case
from embedded.docket.docket import Docket, Entry
from embedded.random_streams import open_stream
from embedded.templates import reasoning
from embedded.writing.decision import argue, choose_topics, decide_topics, order, reason
from embedded.writing.hearing import Hearing, open_hearing
from embedded.writing.law_passages import discuss_statutes
from embedded.writing.layout import Draft, Layout, cut_off, draw_layout, lay_out, misread_words
from embedded.writing.narrative import (
    STAGES,
    cut_paragraphs,
    retell,
    tell_evidence,
    tell_facts,
    tell_impugned,
    tell_investigation,
    tell_lower,
    tell_trial,
)
from embedded.writing.other_cases import write_hindi, write_other_matter, write_short_order
from embedded.writing.styles import Page, has_headnote, write_page


def write_case(docket: Docket, entry: Entry) -> Case:
    """The whole case of an entry. It depends only on the seed and the entry."""
    original = docket.find_original(entry)
    content = open_stream(docket.seed, "case", original.index)
    stream = open_stream(docket.seed, "layout", entry.index)
    page = _write_content(original, content)
    layout = _draw_layout(entry, stream)
    blocks = [*page.head, *lay_out(page.body, layout, stream), *page.foot]
    if "truncated" in entry.oddities:
        blocks = _truncate(blocks, stream)
    if entry.duplicate_of is not None:
        blocks = misread_words(blocks, stream)
    return Case(
        docid=entry.docid,
        doctype=entry.doctype,
        docsource=entry.docsource,
        title=page.write_title(entry.printed_on, stream),
        decided_on=entry.decided_on,
        printed_on=entry.printed_on,
        author=page.judges[0] if page.judges and stream.random() < 0.85 else None,
        bench=page.judges if stream.random() < 0.9 else (),
        citations=page.citations,
        blocks=tuple(blocks),
        generation=entry.generation,
        crime=entry.crime,
        oddities=entry.oddities,
        duplicate_of=entry.duplicate_of,
    )


def _draw_layout(entry: Entry, stream: Random) -> Layout:
    hints = entry.generation >= 2024 and "unhinted" not in entry.oddities
    return draw_layout(stream, old=has_headnote(entry), hints=hints)


def _write_content(entry: Entry, random: Random) -> Page:
    if entry.crime is None or entry.course is None:
        return write_other_matter(entry, random)
    if "hindi" in entry.oddities:
        return write_hindi(entry, random)
    hearing = open_hearing(entry, BY_KEY[entry.crime], entry.course, random)
    body = write_short_order(hearing) if "short" in entry.oddities else compose_body(hearing)
    return write_page(hearing, body)


def compose_body(hearing: Hearing) -> list[Draft]:
    """The paragraphs of an ordinary judgment."""
    body = _compose_stage(hearing) if hearing.entry.matter in STAGES else _compose_trial(hearing)
    return [draft for draft in body if draft.sentences]


def _open(hearing: Hearing) -> list[Draft]:
    """The first paragraph or two: who was heard, and what is challenged."""
    setting = hearing.setting
    sentences = setting.say_some("None", reasoning.HEARD, 0, 1) + tell_impugned(hearing)
    if setting.random.random() < 0.3:
        sentences.reverse()
    return cut_paragraphs(sentences, setting.random, 1, 2)


def _compose_trial(hearing: Hearing) -> list[Draft]:
    setting, random = hearing.setting, hearing.setting.random
    topics = hearing.topics = choose_topics(hearing)
    decided = decide_topics(hearing, topics)
    opening, facts = _open(hearing), tell_facts(hearing)
    start = [*opening, *facts] if random.random() < 0.75 else [*facts, *opening]
    start += tell_investigation(hearing)
    trial, evidence = tell_trial(hearing), tell_evidence(hearing)
    lower, arguments = tell_lower(hearing), argue(hearing, topics)
    question = [Draft(tuple(setting.say("None", reasoning.QUESTION)))]
    law = discuss_statutes(hearing)
    reasons = reason(hearing, topics, decided)
    luck = random.random()
    if luck < 0.55:
        middle = [*trial, *lower, *arguments, *question, *law, *evidence]
    elif luck < 0.8:
        middle = [*trial, *evidence, *lower, *arguments, *law, *question]
    else:
        middle = [*lower, *trial, *question, *arguments, *evidence, *law]
    if random.random() < 0.3 and len(arguments) > 1:  # facts recalled between the arguments
        middle.append(Draft(tuple(retell(hearing, random.randint(2, 4)))))
    return [*start, *middle, *reasons, *order(hearing)]


def _compose_stage(hearing: Hearing) -> list[Draft]:
    """Bail and quashing: no trial yet, everything shorter."""
    setting, random = hearing.setting, hearing.setting.random
    topics = hearing.topics = choose_topics(hearing)
    decided = decide_topics(hearing, topics)
    start = [*_open(hearing), *tell_facts(hearing), *tell_investigation(hearing, brief=True)]
    lower, arguments = tell_lower(hearing), argue(hearing, topics)
    question = [Draft(tuple(setting.say("None", reasoning.QUESTION_STAGE)))]
    law = discuss_statutes(hearing) if random.random() < 0.6 else []
    reasons = reason(hearing, topics, decided)
    middle = [*lower, *arguments] if random.random() < 0.6 else [*arguments, *lower]
    return [*start, *middle, *question, *law, *reasons, *order(hearing)]


def _truncate(blocks: list[Block], random: Random) -> list[Block]:
    """The text breaks off in the middle of a sentence, well after the facts."""
    lengths = [len(block.text) for block in blocks]
    left = int(sum(lengths) * random.uniform(0.62, 0.9))
    kept = []
    for block, length in zip(blocks, lengths, strict=True):
        if left <= 20:
            break
        kept.append(block if length <= left else cut_off(block, left))
        left -= length
    return kept
