"""Masks any text: its preamble, if it has one, and its paragraphs are the texts of one document."""

import re
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, replace

from pipeline.cite.finder import CitedSection, find_citations
from pipeline.mask.finders import MaskingInput, find_in_documents
from pipeline.mask.finding import DocumentTexts, EntityFinder
from pipeline.mask.people.preamble import find_preamble_end
from pipeline.mask.stage import mask_document
from pipeline.mask.strict_tier import choose_tier
from pipeline.mask.written_masks import WrittenMask
from pipeline.text.spans import Span
from schemas.masks import Preset
from schemas.records import Mention

_GAP = re.compile(r"\n[^\S\n]*\n\s*")


@dataclass(frozen=True, slots=True)
class CutText:
    """A text with the spans of the parts that are masked one by one."""

    text: str
    units: Sequence[Span]
    document: MaskingInput


@dataclass(frozen=True, slots=True)
class MaskedText:
    """A text after masking; the offsets of masks are those of the text before."""

    text: str
    tier: str
    masks: Sequence[WrittenMask]


def cut_text(text: str, *, title: str = "", tier: str | None = None) -> CutText:
    """Cut a text into paragraphs and find what it cites, which decides the tier if none is given."""
    end = find_preamble_end(text)
    units = [(0, end), *cut_units(text, end)] if end else cut_units(text)
    paragraphs = [text[start:end] for start, end in units]
    findings = find_citations(paragraphs)
    spans: dict[int, list[Span]] = defaultdict(list)
    for cited in findings.cited:
        spans[cited.paragraph].append((cited.start, cited.end))
    for rejected in findings.rejected:
        spans[rejected.paragraph].append((rejected.start, rejected.end))
    document = MaskingInput(
        DocumentTexts(paragraphs, title),
        [spans[index] for index in range(len(units))],
        tier or choose_tier(map(_as_mention, findings.cited)),
        has_preamble=bool(end),
    )
    return CutText(text, units, document)


def mask_cut_texts(texts: Sequence[CutText], entities: EntityFinder, preset: Preset) -> list[MaskedText]:
    """Mask texts independently of each other; many at once are faster."""
    masked = []
    found = find_in_documents([cut.document for cut in texts], entities)
    for cut, findings in zip(texts, found, strict=True):
        units = mask_document(cut.document, findings, preset)
        masks = [
            replace(mask, start=mask.start + start, end=mask.end + start)
            for (start, _), in_unit in zip(cut.units, units.masks, strict=True)
            for mask in in_unit
        ]
        masked.append(MaskedText(_join_units(cut, units.texts), cut.document.tier, masks))
    return masked


def cut_units(text: str, at: int = 0) -> list[Span]:
    """Paragraphs: what blank lines separate."""
    units = []
    for gap in _GAP.finditer(text, at):
        units.append((at, gap.start()))
        at = gap.end()
    return [(start, end) for start, end in (*units, (at, len(text))) if text[start:end].strip()]


def _as_mention(cited: CitedSection) -> Mention:
    span = cited.paragraph, cited.start, cited.end
    return Mention(*span, cited.act, cited.section, cited.clause, cited.found, "text", None, False)


def _join_units(cut: CutText, masked: Sequence[str]) -> str:
    pieces: list[str] = []
    at = 0
    for (start, end), text in zip(cut.units, masked, strict=True):
        pieces += (cut.text[at:start], text)
        at = end
    return "".join((*pieces, cut.text[at:]))
