"""How much of a judgment survives the reading of its PDF, and what the reading costs.

    python benchmarks/pdf.py            # figures per file and in total
    python benchmarks/pdf.py --fast     # without pdfminer.six, which takes most of the time

The reference is the plain text of the same PDFs, from another extractor, without the report's head and
furniture, which simple rules for lines take out. Kept: words of the reference that come back in order, in the
text or among the footnotes. Foreign: words of the text that the reference does not have at that place.
Times are processor times of one run, relative to one another.
"""

import re
import sys
import time
import unicodedata
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from io import BytesIO
from pathlib import Path

import pyarrow.parquet as pq
import pypdfium2
from real_documents import find_real_data

from pipeline.parse.pdf.page_reader import read_parts
from pipeline.parse.pdf.reader import PdfJudgment, read_pdf, stop_reader

_START = (
    re.compile(
        r"\s*(?:the )?(?:following )?(?:judgment|order)s? of the court (?:was|were) (?:delivered|passed)",
        re.I,
    ),
    re.compile(r"\s*JUDGMENT / ORDER OF THE SUPREME COURT\s*$", re.I),
    re.compile(r"\s*(?:JUDGMENT|O ?R ?D ?E ?R)\s*$"),
    re.compile(r"\s*[A-Z][A-Z.\s]{4,40}, J\.\s*$"),
)
_OPENING = re.compile(r"\s*(?:JUDGMENT|O ?R ?D ?E ?R|(?:DR\.? )?[A-Z][A-Z.\s]{4,40},? J\.)\s*$")
_SPEAKER = re.compile(r"\s*(?:DR\.? )?[A-Z][A-Z.\s]{4,40}?,? J\.\s+(?=[0-9(A-Z])")
_FURNITURE = re.compile(
    r"\s*(?:[A-H]|[0-9]{1,4}|SUPREME COURT REPORTS"
    r"|\[[0-9]{4}\]\s*[0-9]+\s*S\.?\s?C\.?\s?R\.?\s*[0-9]*(?: : .*)?"
    r"|\[?.{0,60}\[[A-Z][A-Z.\s]{3,50},? (?:C\.?)?J\.?(?:I\.?)?\])\s*$"
)
_EDITOR = re.compile(r"(?:[A-Z][\w.]+ ){1,3}[A-Z]\w+\s*$|Headnotes prepared by.*$")
_CLOSING = re.compile(
    r".{0,40}\b(?:allowed|dismissed|disposed of|remitted|issued)\b.{0,30}$|\(Assisted by.*$", re.I
)
_LIGATURE = re.compile(r"([ﬀ-ﬄ]) ")
_WORD = re.compile(r"[^\W_]+")
_PARTING = re.compile(r"(\w)[-\u00ad\x02]\n(?=\w)")
_LEAK = 5  # words
_HEAD_LINES = 7  # in which a page has its running head


@dataclass(slots=True)
class Score:
    """The figures of one document."""

    words: int = 0
    kept: int = 0
    text: int = 0
    foreign: int = 0
    headnote: int = 0  # lines
    lacking: str = ""

    def add(self, other: "Score") -> None:
        """Add another document's figures."""
        self.words += other.words
        self.kept += other.kept
        self.text += other.text
        self.foreign += other.foreign
        self.headnote += other.headnote


def main() -> None:
    """Measure all PDFs."""
    folder = find_real_data("pdf")
    table = pq.read_table(find_real_data("judgments", "more.parquet"))
    texts = dict(
        zip(
            table["docid"].to_pylist(),
            zip(table["title"].to_pylist(), table["text"].to_pylist(), strict=True),
            strict=True,
        )
    )
    paths = sorted(folder.glob("*.pdf"))
    total = Score()
    lowest, whole = 1.0, 0
    for path in paths:
        title, text = texts[f"scr_{path.stem}"]
        title = title or ""
        read = read_pdf(path.read_bytes())
        score = compare(read, text, title)
        total.add(score)
        whole += not score.lacking
        lowest = min(lowest, score.kept / score.words)
        print(f"{path.stem:26} {describe(score)}")
    stop_reader()
    print(f"{'all':26} {describe(total)}")
    print(f"with title, court, date and paragraphs: {whole} of {len(paths)}; least kept {lowest:.2%}")
    measure_time(paths, with_miner="--fast" not in sys.argv)


def describe(score: Score) -> str:
    """One line of figures."""
    kept, foreign = score.kept / score.words, score.foreign / max(1, score.text)
    figures = f"kept {kept:7.2%} of {score.words:6}  foreign {foreign:6.2%}"
    return f"{figures}  headnote lines {score.headnote} {score.lacking}"


def compare(read: PdfJudgment, text: str, title: str) -> Score:
    """Compare what was read with the reference."""
    head, judgment = cut_reference(text, title)
    wanted = list_words("\n".join(judgment))
    found = list_words("\n".join(paragraph.text for paragraph in read.paragraphs))
    notes = list_words("\n".join(read.footnotes))
    score = Score(words=len(wanted), text=len(found))
    missing: list[str] = []
    strange: set[int] = set()
    for tag, start, end, first, last in SequenceMatcher(None, wanted, found, autojunk=False).get_opcodes():
        if tag == "equal":
            score.kept += end - start
            continue
        pairs = (
            list(zip(wanted[start:end], found[first:last], strict=False))
            if end - start == last - first
            else []
        )
        if pairs and all(is_marked(one, other) for one, other in pairs):
            score.kept += end - start
            continue
        score.foreign += last - first
        missing += wanted[start:end]
        strange.update(range(first, last))
    score.kept += count_common(missing, notes)
    score.headnote = count_leaked(head, found, strange)
    parts = {**read.headings, "date": read.decided}
    score.lacking = " ".join(
        f"no {name}" for name in ("doc_title", "docsource_main", "date") if not parts.get(name)
    )
    return score


def is_marked(wanted: str, found: str) -> bool:
    """Is one word the other with the number of a footnote at its end?"""
    return wanted.startswith(found) and wanted[len(found) :].isdecimal()


def count_common(missing: Sequence[str], notes: Sequence[str]) -> int:
    """How many missing words are among the footnotes, in order; and marks, which must be missing."""
    blocks = SequenceMatcher(None, missing, notes, autojunk=False).get_matching_blocks()
    taken = {index for block in blocks for index in range(block.a, block.a + block.size)}
    marks = sum(
        word.isdecimal() and len(word) <= 2 for index, word in enumerate(missing) if index not in taken
    )
    return len(taken) + min(marks, len(notes))


def count_leaked(head: Sequence[str], found: Sequence[str], strange: set[int]) -> int:
    """Lines of the headnote that are in the text where the judgment has other words."""
    places = {tuple(found[at : at + _LEAK]): at for at in range(len(found)) if at in strange}
    lines = (list_words(line) for line in head)
    return sum(
        any(tuple(line[at : at + _LEAK]) in places for at in range(len(line) - _LEAK + 1)) for line in lines
    )


def cut_reference(text: str, title: str) -> tuple[list[str], list[str]]:
    """The lines before the judgment, and those of the judgment, without furniture."""
    lines = [line for page in text.split("\f") for line in clean_page(page, title)]
    start = find_start(lines)
    head, judgment = lines[:start], lines[start:]
    while judgment and _OPENING.match(judgment[0]):
        del judgment[0]
    if judgment:
        judgment[0] = _SPEAKER.sub("", judgment[0])
    for index in range(max(0, len(judgment) - 12), len(judgment)):
        follow = judgment[index + 1 : index + 4]
        if _EDITOR.match(judgment[index]) and (not follow or any(map(_CLOSING.match, follow))):
            # The last words and the footnotes may stand below the editor's name.
            rest = [line for line in judgment[index + 1 :] if not _CLOSING.match(line)]
            return head, judgment[:index] + rest
    return head, judgment


def find_start(lines: Sequence[str]) -> int:
    """The line after the words that open the judgment."""
    for form in _START:
        for index, line in enumerate(lines):
            if form.match(line):
                return index + 1
    return 0


def clean_page(page: str, title: str) -> Iterator[str]:
    """The lines of a page that are not its letters, numbers, heads."""
    words = set(list_words(title)) | {"v", "vs", "ors", "anr", "j", "dr"}
    lines = [line.strip() for line in page.split("\n") if line.strip()]
    for index, line in enumerate(lines):
        own = list_words(line)
        outer = (
            sum(not _FURNITURE.match(other) for other in lines[:index]) < 4
            or index > len(lines) - _HEAD_LINES
        )
        capitals = sum(map(str.isupper, line)) > 0.7 * sum(map(str.isalpha, line))
        is_title = outer and capitals and len(own) > 0 and set(own) <= words
        if not (_FURNITURE.match(line) or is_title):
            yield line


def list_words(text: str) -> list[str]:
    """Words in small letters, without hyphens, however lines were broken."""
    text = _PARTING.sub(r"\1", _LIGATURE.sub(r"\1", text))
    text = unicodedata.normalize("NFKC", text).casefold().replace("\xad", "")
    return _WORD.findall(re.sub(r"(?<=\w)[-‐‑]\s?(?=\w)", "", text))


def measure_time(paths: Sequence[Path], *, with_miner: bool) -> None:
    """Processor time of three readers on the same files."""
    bodies = [path.read_bytes() for path in paths]
    pages = sum(map(count_pages, bodies))
    readers: list[tuple[str, Callable[[bytes], object]]] = [
        ("bare text of PDFium", read_bare),
        ("this reader", read_parts),
    ]
    if with_miner:
        readers.append(("pdfminer.six", read_mined))
    base = 0.0
    for name, read in readers:
        read(bodies[0])  # imports and caches
        start = time.process_time()
        for body in bodies:
            read(body)
        spent = time.process_time() - start
        base = base or spent
        print(f"{name:22} {spent / base:6.2f} times the bare text, on {pages} pages")


def count_pages(body: bytes) -> int:
    """The number of pages."""
    with pypdfium2.PdfDocument(body) as document:
        return len(document)


def read_bare(body: bytes) -> int:
    """PDFium's text of all pages."""
    length = 0
    with pypdfium2.PdfDocument(body) as document:
        for page in document:
            textpage = page.get_textpage()
            length += len(textpage.get_text_bounded())
            textpage.close()
            page.close()
    return length


def read_mined(body: bytes) -> int:
    """The text by pdfminer.six."""
    from pdfminer.high_level import extract_text

    return len(extract_text(BytesIO(body)))


if __name__ == "__main__":
    main()
