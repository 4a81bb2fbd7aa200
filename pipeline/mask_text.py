"""Masking any text: its preamble, if it has one, and its paragraphs are the texts of one document."""

import re
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, replace

from pipeline.citations import Cited, find_citations
from pipeline.find import Unmasked, find_in_documents
from pipeline.found import EntityFinder, Span, Texts
from pipeline.mask import write_over
from pipeline.masking import WrittenMask
from pipeline.preamble import find_preamble_end
from pipeline.strict import choose_tier
from schemas.masks import Preset
from schemas.records import Mention

_GAP = re.compile(r"\n[^\S\n]*\n\s*")


@dataclass(frozen=True, slots=True)
class CutText:
    """A text with the places of what is masked in it one by one."""

    text: str
    units: Sequence[Span]
    unmasked: Unmasked


@dataclass(frozen=True, slots=True)
class MaskedText:
    """A text as it is after masking; masks have offsets into the text as it was."""

    text: str
    tier: str
    masks: Sequence[WrittenMask]


def cut_text(text: str, *, title: str = "", tier: str | None = None) -> CutText:
    """Cut a text into paragraphs and find what it cites; that decides about the tier if none is given."""
    end = find_preamble_end(text)
    units = [(0, end), *cut_units(text, end)] if end else cut_units(text)
    read = [text[first:last] for first, last in units]
    findings = find_citations(read)
    spans: dict[int, list[Span]] = defaultdict(list)
    for cited in findings.cited:
        spans[cited.paragraph].append((cited.start, cited.end))
    for rejected in findings.rejected:
        spans[rejected.paragraph].append((rejected.start, rejected.end))
    unmasked = Unmasked(
        Texts(read, title),
        [spans[place] for place in range(len(units))],
        tier or choose_tier(map(_as_mention, findings.cited)),
        has_preamble=bool(end),
    )
    return CutText(text, units, unmasked)


def mask_cut_texts(texts: Sequence[CutText], entities: EntityFinder, preset: Preset) -> list[MaskedText]:
    """Mask texts, each for itself; together they are quicker."""
    masked = []
    for cut, everything in zip(
        texts, find_in_documents([each.unmasked for each in texts], entities), strict=True
    ):
        done = write_over(cut.unmasked, everything, preset)
        masks = [
            replace(each, start=each.start + start, end=each.end + start)
            for (start, _), spans in zip(cut.units, done.masks, strict=True)
            for each in spans
        ]
        masked.append(MaskedText(_put_back(cut, done.texts), cut.unmasked.tier, masks))
    return masked


def cut_units(text: str, at: int = 0) -> list[Span]:
    """Paragraphs: what blank lines set apart."""
    units = []
    for gap in _GAP.finditer(text, at):
        units.append((at, gap.start()))
        at = gap.end()
    return [(start, end) for start, end in (*units, (at, len(text))) if text[start:end].strip()]


def _as_mention(cited: Cited) -> Mention:
    place = cited.paragraph, cited.start, cited.end
    return Mention(*place, cited.act, cited.section, cited.clause, cited.found, "text", None, False)


def _put_back(cut: CutText, masked: Sequence[str]) -> str:
    pieces: list[str] = []
    at = 0
    for (start, end), text in zip(cut.units, masked, strict=True):
        pieces += (cut.text[at:start], text)
        at = end
    return "".join((*pieces, cut.text[at:]))
