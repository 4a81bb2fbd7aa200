"""From the text of a block to the site's HTML: line wrapping, escapes, links and page furniture.

Everything done here can be undone: removing the hidden spans, decoding the hidden e-mail addresses and
bringing white space into the normal form of embedded/docket/case.py gives back the text of the block. So
white space only grows where the text has some, and furniture is surrounded by white space.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random

from embedded.random_streams import weigh

_EMAIL = re.compile(r"[\w.+-]+@[\w-]+(?:\.[\w-]+)+")
_BLANK_LINE = re.compile(r"\n\n")
_CLOSE, _SPACE, _OPEN = 0, 1, 2  # the order of edits at the same offset


@dataclass(frozen=True, slots=True)
class Mark:
    """An inline element around text[start:end]."""

    start: int
    end: int
    tag: str  # a or span
    attributes: str


@dataclass(frozen=True, slots=True)
class LineStyle:
    """How the lines of one page are typeset."""

    width: int | None  # None: a paragraph is one long line
    indent: int
    leading: str  # what ends a line
    justified: bool
    escapes: tuple[tuple[str, str], ...]


@dataclass(slots=True)
class Numbering:
    """Numbered ids, unique on a page."""

    seen: dict[str, int] = field(default_factory=dict)

    def name_next(self, tag: str) -> str:
        """a_1, a_2, span_1, p_1 ..."""
        self.seen[tag] = self.seen.get(tag, 0) + 1
        return f"{tag}_{self.seen[tag]}"


@dataclass(frozen=True, slots=True)
class _Edit:
    """At `offset`, replace `removed` characters by `html`."""

    offset: int
    order: int
    inner: int  # nests elements that open or close at the same offset
    removed: int
    html: str
    mark: Mark | None = None
    furniture: Sequence[str] = ()


_RAW = (("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"))
_ESCAPES: tuple[tuple[tuple[tuple[str, str], ...], float], ...] = (
    (_RAW, 3),
    ((*_RAW, ("'", "&#x27;"), ('"', "&quot;")), 4),
    ((*_RAW, ("'", "&#39;"), ('"', "&#34;")), 1),
    ((*_RAW, ('"', "&quot;"), ("’", "&rsquo;"), ("“", "&ldquo;"), ("”", "&rdquo;"), ("–", "&#8211;")), 1),
)
_NEW_ESCAPES = _ESCAPES[1][0]


def draw_line_style(generation: int, random: Random) -> LineStyle:
    """The line style of one page. The newest generation always escapes straight quotes."""
    escapes = weigh(random, _ESCAPES)
    if generation >= 2025:
        escapes = _NEW_ESCAPES
    return LineStyle(
        width=weigh(random, ((72, 3.0), (64, 2.0), (80, 2.0), (58, 1.0), (None, 2.5))),
        indent=weigh(random, ((0, 4.0), (5, 2.0), (10, 1.0), (14, 1.0))),
        leading=weigh(random, (("\n", 5.0), ("\n\n", 2.0), (" \n", 1.0))),
        justified=random.random() < 0.4,
        escapes=escapes,
    )


def escape(text: str, escapes: Sequence[tuple[str, str]] = _NEW_ESCAPES) -> str:
    """Text as HTML."""
    for letter, entity in escapes:
        if letter in text:
            text = text.replace(letter, entity)
    return text


def hide_email(address: str) -> str:
    """An e-mail address as the site's proxy serves it: each byte is XORed with the first."""
    key = sum(address.encode()) % 255 + 1
    coded = bytes([key, *(byte ^ key for byte in address.encode())]).hex()
    return (
        '<a href="/cdn-cgi/l/email-protection" class="__cf_email__" '
        f'data-cfemail="{coded}">[email&#160;protected]</a>'
    )


def hide(furniture: Sequence[str], numbering: Numbering) -> str:
    """Page furniture, one hidden span per line. It may contain an e-mail address."""
    return "\n".join(
        f'<span class="hidden_text" id="{numbering.name_next("span")}">{_hide_line(line)}</span>'
        for line in furniture
    )


def _hide_line(line: str) -> str:
    return _EMAIL.sub(lambda match: hide_email(match[0]), escape(line))


def write_inline(
    text: str,
    marks: Sequence[Mark],
    gaps: Mapping[int, Sequence[str]],
    style: LineStyle,
    numbering: Numbering,
    *,
    preformatted: bool,
    random: Random,
) -> str:
    """The inside of a block. `gaps` are the white-space offsets where page furniture goes."""
    spaces = _loosen_lines(text, gaps, random) if preformatted else _wrap(text, gaps, style, random)
    edits = [*_edit_marks(marks), *spaces, *_edit_emails(text, marks)]
    edits.sort(key=lambda edit: (edit.offset, edit.order, edit.inner))
    parts, at = [], 0
    for edit in edits:
        parts.append(escape(text[at : edit.offset], style.escapes))
        parts.append(_write_edit(edit, numbering))
        at = edit.offset + edit.removed
    parts.append(escape(text[at:], style.escapes))
    return "".join(parts)


def _write_edit(edit: _Edit, numbering: Numbering) -> str:
    if edit.mark is not None:
        mark = edit.mark
        return f'<{mark.tag} {mark.attributes} id="{numbering.name_next(mark.tag)}">'
    if edit.furniture:
        return edit.html.format(hide(edit.furniture, numbering))
    return edit.html


def _edit_marks(marks: Sequence[Mark]) -> list[_Edit]:
    edits = []
    for mark in marks:
        edits.append(_Edit(mark.start, _OPEN, -mark.end, 0, "", mark))
        edits.append(_Edit(mark.end, _CLOSE, -mark.start, 0, f"</{mark.tag}>"))
    return edits


def _edit_emails(text: str, marks: Sequence[Mark]) -> list[_Edit]:
    if "@" not in text:
        return []
    return [
        _Edit(match.start(), _OPEN, 0, len(match[0]), hide_email(match[0]))
        for match in _EMAIL.finditer(text)
        if not any(mark.start < match.end() and match.start() < mark.end for mark in marks)
    ]


def _wrap(text: str, gaps: Mapping[int, Sequence[str]], style: LineStyle, random: Random) -> list[_Edit]:
    """Break lines at spaces, put furniture between lines, and leave a few stray spaces."""
    edits = [
        _Edit(offset, _SPACE, 0, 1, f"{style.leading}\n{{}}\n{style.leading}", None, furniture)
        for offset, furniture in gaps.items()
    ]
    if style.width is None:
        return edits
    margin = style.leading + " " * style.indent
    start = 0
    while len(text) - start > style.width:
        end = text.rfind(" ", start + 1, start + style.width)
        if end < 0:
            end = text.find(" ", start + style.width)
            if end < 0:
                break
        if end not in gaps:
            edits.append(_Edit(end, _SPACE, 0, 1, margin))
        if style.justified:
            edits += _stretch(text, start + 1, end, gaps, random)
        start = end
    return edits


def _stretch(
    text: str, start: int, end: int, gaps: Mapping[int, Sequence[str]], random: Random
) -> list[_Edit]:
    """Double a few spaces of a line, as a typist does to justify it."""
    offsets = {text.find(" ", random.randrange(start, end), end) for _ in range(3)} if end > start else set()
    return [_Edit(offset, _SPACE, 0, 1, "  ") for offset in offsets if offset >= 0 and offset not in gaps]


def _loosen_lines(text: str, gaps: Mapping[int, Sequence[str]], random: Random) -> list[_Edit]:
    """In preformatted text only blank lines grow, and lines may end in spaces."""
    edits = []
    for match in _BLANK_LINE.finditer(text):
        offset = match.start()
        if offset in gaps:
            edits.append(_Edit(offset, _SPACE, 0, 2, "\n\n{}\n\n", None, gaps[offset]))
        elif random.random() < 0.4:
            edits.append(_Edit(offset, _SPACE, 0, 2, random.choice(("  \n\n", "\n\n\n", "\n \n\n\n"))))
    return edits
