"""A judgment as the Supreme Court Reports print it: headnote first, letters A to H in the margin."""

from calendar import month_name
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from embedded.docket.case import Case
from embedded.pages.pdf.file import HEIGHT, WIDTH, Run
from embedded.pages.pdf.printed import PrintedCase
from embedded.pages.pdf.typeset import Area, Typesetter, set_outside
from embedded.pages.pdf.widths import measure

_AREA = Area(124.0, WIDTH - 124.0, HEIGHT - 118.0, 112.0, 11.0, 13.4)
_HEAD, _LETTERS_AT = HEIGHT - 96.0, 34.0  # the running head; how far from the text the letters are
_FIRST, _QUOTED, _SMALL = 22.0, 22.0, 9.5
_HEADINGS_SINCE = 2024
_DELIVERED = "The Judgment of the Court was delivered by"


@dataclass(frozen=True, slots=True)
class Reported:
    """Where a judgment is in the reports."""

    year: int
    volume: int
    page: int

    @property
    def citation(self) -> str:
        """[2019] 10 S.C.R. 1041"""
        return f"[{self.year}] {self.volume} S.C.R. {self.page}"


@dataclass(frozen=True, slots=True)
class Headnote:
    """What the editors put before a judgment; it repeats the law, the sections and the outcome."""

    catchwords: str
    held: tuple[str, ...]
    cited: tuple[str, ...]  # earlier cases
    counsel: tuple[str, ...]


def make_headnote(case: Case) -> Headnote:
    """Sum up a judgment in its own words."""
    sections = sorted(case.sections())
    matter = (case.crime or "practice and procedure").replace("_", " ").capitalize()
    catchwords = f"{matter} – Appreciation of evidence – Duty of the appellate court."
    if sections:
        catchwords = f"Penal Code, 1860 : s. {', '.join(sections)} – {catchwords}"
    said = [
        (placed.role, " ".join(block.text[placed.start : placed.end].split()))
        for block in case.blocks
        for placed in block.sentences
    ]
    held = [text for role, text in said if role == "Ratio of the decision"][:4]
    held += [text for role, text in said if role == "Ruling by Present Court"][:1]
    named = [
        " ".join(block.text[span.start : span.end].split())
        for block in case.blocks
        for span in block.spans
        if span.kind == "CASE"
    ]
    counsel = [
        " ".join(block.text[span.start : span.end].split())
        for block in case.blocks
        for span in block.spans
        if span.who in ("counsel", "counsel_state")
    ]
    return Headnote(
        catchwords, tuple(held), tuple(dict.fromkeys(named))[:6], tuple(dict.fromkeys(counsel))[:4]
    )


def set_law_report(case: PrintedCase, note: Headnote, where: Reported) -> list[list[Run]]:
    """The pages of a judgment."""
    setter = Typesetter(_AREA, hyphenates=case.is_hyphenated)
    _set_title(setter, case)
    old = any(line.strip() == "ACT:" for line in case.head)
    if old:
        for paragraph in _list_old_headnote(case.head):
            setter.set_paragraph(paragraph, first=_FIRST, font="roman", size=_SMALL)
    elif case.decided_on.year >= _HEADINGS_SINCE:
        _set_new_headnote(setter, note)
    else:
        _set_headnote(setter, note)
    setter.skip()
    if not old:
        _set_appearances(setter, case, note)
    _set_body(setter, case, is_named=old)
    pages = setter.finish()
    return [
        [*_set_margin(where.page + place), *_set_head(case, where, place), *page]
        for place, page in enumerate(pages)
    ]


def _set_title(setter: Typesetter, case: PrintedCase) -> None:
    day = f"{month_name[case.decided_on.month].upper()} {case.decided_on.day:02}, {case.decided_on.year}"
    for line in (case.first.upper(), "v.", case.second.upper(), f"({case.number})", day):
        setter.set_line(" " * 12 + line)
    if case.judges:
        names = " AND ".join(name.upper() for name in case.judges)
        setter.set_line(" " * 12 + f"[{names}, {'JJ' if len(case.judges) > 1 else 'J'}.]")
    setter.skip()


def _list_old_headnote(head: Sequence[str]) -> Iterator[str]:
    """The paragraphs of ACT and HEADNOTE, which are indented lines in the typed head."""
    paragraph: list[str] = []
    is_note = False
    for line in [*head, ""]:
        words = line.strip()
        if paragraph and (not words or line.startswith(" ") or words.endswith(":")):
            yield " ".join(paragraph)
            paragraph = []
        if words in ("ACT:", "HEADNOTE:", "JUDGMENT:"):
            is_note = words != "JUDGMENT:"
        elif words and is_note:
            paragraph.append(words)


def _set_headnote(setter: Typesetter, note: Headnote) -> None:
    setter.set_paragraph(note.catchwords, first=_FIRST, font="italic")
    if note.held:
        setter.set_paragraph("Disposing of the matter, the Court", first=_FIRST)
        for number, text in enumerate(note.held, start=1):
            lead = "HELD: " if number == 1 else ""
            setter.set_paragraph(f"{lead}{number}. {text} [Para {number + 6}]", first=_FIRST, font="bold")
    if note.cited:
        setter.set_line(" " * 12 + "Case Law Reference", font="italic")
        for place, name in enumerate(note.cited):
            setter.set_line(f"{name}   relied on   Para {place + 5}", size=_SMALL)


def _set_new_headnote(setter: Typesetter, note: Headnote) -> None:
    """The reports of 2024 and later have headings."""
    parts = (
        ("Issue for Consideration", (note.catchwords,)),
        ("Headnotes†", tuple(f"{text} [Para {place}]" for place, text in enumerate(note.held, start=7))),
        ("Case Law Cited", ("; ".join(note.cited) + " – referred to.",) if note.cited else ()),
        ("List of Acts", ("Penal Code, 1860; Code of Criminal Procedure, 1973.",)),
        ("List of Keywords", (note.catchwords.rpartition(": ")[2],)),
    )
    for heading, paragraphs in parts:
        if paragraphs:
            setter.set_line(" " * 12 + heading, font="bold")
            for number, paragraph in enumerate(paragraphs):
                lead = "Held: " if heading.startswith("Headnotes") and number == 0 else ""
                setter.set_paragraph(lead + paragraph, first=_FIRST, font="italic")


def _set_appearances(setter: Typesetter, case: PrintedCase, note: Headnote) -> None:
    if case.decided_on.year >= _HEADINGS_SINCE:
        setter.set_line(" " * 12 + "Case Arising From", font="bold")
    setter.set_paragraph(f"CRIMINAL APPELLATE JURISDICTION: {case.number}", first=_FIRST)
    if case.decided_on.year >= _HEADINGS_SINCE:
        setter.set_line(" " * 12 + "Appearances for Parties", font="bold")
    for name, side in zip(note.counsel, ("Appellant", "Respondent"), strict=False):
        setter.set_paragraph(f"{name}, Adv. for the {side}.", first=_FIRST)
    if case.decided_on.year >= _HEADINGS_SINCE:
        setter.set_line(" " * 12 + "Judgment / Order of the Supreme Court", font="bold")
        setter.set_line(" " * 12 + "Judgment", font="bold")


def _set_body(setter: Typesetter, case: PrintedCase, *, is_named: bool) -> None:
    """The judgment; an old report names the judge in a paragraph of its own."""
    if case.judges and not is_named:
        if case.decided_on.year < _HEADINGS_SINCE:
            setter.set_paragraph(_DELIVERED, first=_FIRST)
        setter.set_paragraph(f"{case.judges[0].upper()}, J.", first=_FIRST, font="bold")
    for passage in case.passages:
        if passage.is_line:
            setter.set_line(passage.text)
        else:
            setter.set_paragraph(
                passage.text,
                inset=_QUOTED if passage.is_quoted else 0.0,
                first=0.0 if passage.is_quoted else _FIRST,
                size=_SMALL if passage.is_quoted else 0.0,
                note=passage.note,
            )


def _set_margin(page: int) -> list[Run]:
    """The letters are on the outer side: left on even pages."""
    x = _AREA.left - _LETTERS_AT if page % 2 == 0 else _AREA.right + _LETTERS_AT - 8
    step = (_AREA.top - _AREA.bottom) / 8
    return [Run(x, _AREA.top - 20 - place * step, letter, 11.0) for place, letter in enumerate("ABCDEFGH")]


def _set_head(case: PrintedCase, where: Reported, place: int) -> list[Run]:
    page, reports = where.page + place, f"[{where.year}] {where.volume} S.C.R."
    if place == 0:
        return set_outside(("", "", f"{reports} {page}"), _HEAD, _AREA, _SMALL)
    if page % 2 == 0:
        return set_outside((str(page), "SUPREME COURT REPORTS", reports), _HEAD, _AREA, _SMALL)
    short = f"{case.first} v. {case.second}".upper()
    while measure(short, "roman") * _SMALL / 1000 > _AREA.right - _AREA.left - 60:
        short = short[: short.rfind(" ")]
    return set_outside(("", short, str(page)), _HEAD, _AREA, _SMALL)
