"""The syntax of PDF 1.4, as far as pages of text need it."""

import zlib
from collections.abc import Sequence
from dataclasses import dataclass

from embedded.pages.pdf.widths import FONTS

WIDTH, HEIGHT = 612.0, 792.0  # points
_NAMES = {font: b"/F%d" % number for number, font in enumerate(FONTS, start=1)}
_ESCAPES = str.maketrans({"\\": "\\\\", "(": "\\(", ")": "\\)"})
_SCAN_WIDTH, _SCAN_HEIGHT = 153, 198  # pixels of a page that is only a picture


@dataclass(frozen=True, slots=True)
class Run:
    """Words in one font on one line; x and y are where they begin, from the lower left of the page."""

    x: float
    y: float
    text: str
    size: float
    font: str = "roman"
    spacing: float = 0.0  # added to every space of a justified line


def write_pdf(pages: Sequence[Sequence[Run]]) -> bytes:
    """A file of pages of text."""
    fonts = b" ".join(b"%s %d 0 R" % (name, 3 + place) for place, name in enumerate(_NAMES.values()))
    streams = [write_stream(zlib.compress(_write_runs(runs), 6)) for runs in pages]
    return write_file(
        [
            b"<</Type/Font/Subtype/Type1/BaseFont/%s/Encoding/WinAnsiEncoding>>" % name.encode()
            for name in FONTS.values()
        ],
        b"/Font<<%s>>" % fonts,
        streams,
    )


def write_scan(pages: Sequence[Sequence[Run]]) -> bytes:
    """The same pages as grey pictures of lines, without a text layer."""
    return write_file([], b"", [write_stream(zlib.compress(_draw_lines(runs), 6)) for runs in pages])


def _draw_lines(runs: Sequence[Run]) -> bytes:
    rows = [bytearray(b"\xff" * _SCAN_WIDTH) for _ in range(_SCAN_HEIGHT)]
    scale = _SCAN_WIDTH / WIDTH
    for run in runs:
        row = rows[min(_SCAN_HEIGHT - 1, int((HEIGHT - run.y) * scale))]
        start = int(run.x * scale)
        end = min(_SCAN_WIDTH, start + int(len(run.text) * run.size * 0.45 * scale))
        row[start:end] = b"\x40" * (end - start)
    return b"q %d 0 0 %d 0 0 cm BI /W %d /H %d /CS /G /BPC 8 ID %s EI Q" % (
        WIDTH, HEIGHT, _SCAN_WIDTH, _SCAN_HEIGHT, b"".join(rows),
    )  # fmt: skip


def _write_runs(runs: Sequence[Run]) -> bytes:
    lines = [b"BT"]
    font, spacing = (b"", 0.0), 0.0
    for run in runs:
        chosen = (_NAMES[run.font], run.size)
        if chosen != font:
            font = chosen
            lines.append(b"%s %g Tf" % font)
        if run.spacing != spacing:
            spacing = run.spacing
            lines.append(b"%.3f Tw" % spacing)
        text = run.text.translate(_ESCAPES).encode("cp1252")
        lines.append(b"1 0 0 1 %.2f %.2f Tm (%s) Tj" % (run.x, run.y, text))
    return b"\n".join([*lines, b"ET"])


def write_stream(data: bytes, filters: str = "/FlateDecode") -> bytes:
    """A stream of packed data."""
    return b"<</Filter[%s]/Length %d>>\nstream\n%s\nendstream" % (filters.encode(), len(data), data)


def write_file(fonts: Sequence[bytes], resources: bytes, streams: Sequence[bytes]) -> bytes:
    """Objects in this order: catalogue, pages, fonts, then a page and its contents in turn."""
    first = 3 + len(fonts)
    kids = b" ".join(b"%d 0 R" % (first + 2 * place) for place in range(len(streams)))
    objects = [
        b"<</Type/Catalog/Pages 2 0 R>>",
        b"<</Type/Pages/Count %d/Kids[%s]/MediaBox[0 0 %g %g]>>" % (len(streams), kids, WIDTH, HEIGHT),
        *fonts,
    ]
    for place, stream in enumerate(streams):
        contents = first + 2 * place + 1
        objects.append(b"<</Type/Page/Parent 2 0 R/Resources<<%s>>/Contents %d 0 R>>" % (resources, contents))
        objects.append(stream)
    parts, offsets, at = [b"%PDF-1.4\n%\xe2\xe3\xcf\xd3\n"], [], 15
    for number, body in enumerate(objects, start=1):
        parts.append(b"%d 0 obj\n%s\nendobj\n" % (number, body))
        offsets.append(at)
        at += len(parts[-1])
    parts.append(b"xref\n0 %d\n0000000000 65535 f \n" % (len(objects) + 1))
    parts += [b"%010d 00000 n \n" % offset for offset in offsets]
    parts.append(b"trailer\n<</Size %d/Root 1 0 R>>\nstartxref\n%d\n%%%%EOF\n" % (len(objects) + 1, at))
    return b"".join(parts)
