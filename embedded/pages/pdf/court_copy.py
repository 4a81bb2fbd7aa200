"""A judgment of a High Court as its registry uploads it."""

from embedded.court import Sheet
from embedded.pages.pdf.file import HEIGHT, WIDTH, Run
from embedded.pages.pdf.printed import PrintedCase
from embedded.pages.pdf.typeset import Area, Typesetter, set_outside

_MARGIN, _OUTSIDE = 72.0, 40.0  # points from the edge: of the text, and of what is on every page
_SMALL, _STAMP = 9.0, 6.5
_QUOTED, _FIRST = 36.0, 36.0  # insets


def set_court_copy(case: PrintedCase, sheet: Sheet, city: str) -> list[list[Run]]:
    """The pages of a judgment."""
    words = _list_words(case, city)
    area = Area(
        _MARGIN, WIDTH - _MARGIN, HEIGHT - _MARGIN, _MARGIN + 8, sheet.size, sheet.size * sheet.leading
    )
    setter = Typesetter(area, hyphenates=case.is_hyphenated)
    if sum(bool(line.strip()) for line in case.head) < 5:  # taken from a report, which prints no parties
        _set_lines(setter, [line.format(**words, page=1) for line in sheet.cover])
        setter.skip()
    _set_lines(setter, case.head)
    setter.skip()
    for passage in case.passages:
        if passage.is_line:
            setter.set_line(passage.text)
        else:
            setter.set_paragraph(
                passage.text,
                inset=_QUOTED if passage.is_quoted else 0.0,
                first=0.0 if passage.is_quoted else _FIRST,
                note=passage.note,
            )
    pages = setter.finish()
    for number, page in enumerate(pages, start=1):
        counted = {**words, "page": str(number), "pages": str(len(pages))}
        head, foot = ([part.format(**counted) for part in parts] for parts in (sheet.head, sheet.foot))
        page += set_outside(head, HEIGHT - _OUTSIDE, area, _SMALL)
        page += set_outside(foot, _OUTSIDE, area, _SMALL)
    if case.decided_on.year >= sheet.stamp_since:
        pages[0] += _stamp([line.format(**words) for line in sheet.stamp])
    return pages


def _list_words(case: PrintedCase, city: str) -> dict[str, str]:
    judge = case.judges[0] if case.judges else "The Court"
    hour = f"{10 + case.docid % 8}:{case.docid % 60:02}:{case.docid % 59:02}"
    return {
        "number": case.number,
        "first": case.first,
        "second": case.second,
        "judge": judge,
        "JUDGES": " & ".join(case.judges or (judge,)).upper(),
        "dotted": f"{case.decided_on:%d.%m.%Y}",
        "slashed": f"{case.decided_on:%d/%m/%Y}",
        "hour": hour,
        "city": city.upper(),
    }


def _set_lines(setter: Typesetter, lines: list[str] | tuple[str, ...]) -> None:
    for line in lines:
        if line.strip():
            setter.set_line(line)
        else:
            setter.skip()


def _stamp(lines: list[str]) -> list[Run]:
    """A digital signature: small lines in the lower left corner."""
    return [Run(24.0, 66.0 - place * (_STAMP + 1), line, _STAMP, "sans") for place, line in enumerate(lines)]
