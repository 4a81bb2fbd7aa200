"""How fast pages become records, next to other ways to read the same pages, in one run.

    python benchmarks/parse.py [FILE...]

Files are saved judgment pages or API answers (.html, .json; a .parquet file with a `json` column counts
as one answer a row). Without files the real data is used where it is present (see tests/conftest.py).
One core, documents in memory; the ways take turns in every round and the best round of each counts.
"""

import argparse
import json
import os
import sys
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
from bs4 import BeautifulSoup
from lxml import html as lxml_html

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from pipeline.parse.body_bytes import UnparsableError  # noqa: E402
from pipeline.parse.document import parse_document  # noqa: E402

_FURNITURE = ".hidden_text, .ad_doc, .covers, .citetop, script, style"
_FURNITURE_PATH = ".//*[@class='hidden_text' or @class='ad_doc' or @class='covers' or @class='citetop']"


def read_ours(body: bytes) -> object:
    """The whole record: normalised paragraphs, links with offsets, headings, date."""
    try:
        return parse_document(body, docid="1")
    except UnparsableError:
        return None


def read_with_soup(body: bytes, parser: str) -> object:
    """Roughly the same with beautifulsoup4: container without furniture, blocks as text, links."""
    soup = BeautifulSoup(_html_of(body), parser)
    container = soup.select_one(".judgments, .akoma-ntoso") or soup
    for element in container.select(_FURNITURE):
        element.decompose()
    blocks = [
        (block.name, " ".join(block.get_text().split()))
        for block in container.find_all(["p", "blockquote", "pre"])
    ]
    return blocks, [(link["href"], link.get_text()) for link in container.find_all("a", href=True)]


def read_with_lxml(body: bytes) -> object:
    """The same as with beautifulsoup4, written plainly with lxml alone."""
    container = _find_container(body)
    for element in container.xpath(_FURNITURE_PATH):
        element.clear(keep_tail=True)
    blocks = [
        (block.tag, " ".join(block.text_content().split()))
        for block in container.iter("p", "blockquote", "pre")
    ]
    return blocks, [
        (link.get("href"), link.text_content()) for link in container.iter("a") if link.get("href")
    ]


def read_text_with_lxml(body: bytes) -> object:
    """The floor: parse, find the container, take its text as it is; no blocks, no links."""
    return _find_container(body).text_content()


def _find_container(body: bytes) -> Any:
    root: Any = lxml_html.fromstring(_html_of(body))
    container = root.find(".//*[@class='judgments']")
    return root if container is None else container


def _html_of(body: bytes) -> bytes:
    if not body.startswith(b"{"):
        return body
    return b'<meta charset="utf-8">' + str(json.loads(body)["doc"]).encode()


WAYS: dict[str, Callable[[bytes], object]] = {
    "bare lxml": read_with_lxml,
    "bare lxml, text only": read_text_with_lxml,
    "ours": read_ours,
    "bs4 on lxml": lambda body: read_with_soup(body, "lxml"),
    "bs4 on html.parser": lambda body: read_with_soup(body, "html.parser"),
}


def load_bodies(files: Iterable[Path]) -> list[bytes]:
    """Bodies of the given files, or of the real data."""
    bodies: list[bytes] = []
    for file in files:
        if file.suffix == ".parquet":
            bodies += [row.encode() for row in pq.read_table(file, columns=["json"])["json"].to_pylist()]
        else:
            bodies.append(file.read_bytes())
    return bodies


def find_default_files() -> list[Path]:
    data = Path(os.environ.get("ILSI_REAL_DATA", ROOT.parent / "shared" / "data")) / "kanoon"
    return [*sorted(data.glob("pages/*.html")), *sorted(data.glob("api_doc.parquet"))]


def time_ways(bodies: list[bytes], rounds: int) -> dict[str, float]:
    """CPU seconds of the best round of each way."""
    best = dict.fromkeys(WAYS, float("inf"))
    for _ in range(rounds):
        for name, read in WAYS.items():
            started = time.process_time()
            for body in bodies:
                read(body)
            best[name] = min(best[name], time.process_time() - started)
    return best


def print_table(what: str, bodies: list[bytes], rounds: int) -> None:
    megabytes = sum(map(len, bodies)) / 1e6
    print(f"\n{what}: {len(bodies)} documents, {megabytes:.1f} MB, best of {rounds} rounds, one core")
    print(f"{'':24}{'MB/s':>8}{'docs/s':>9}{'ms/doc':>9}{'x bare lxml':>13}")
    best = time_ways(bodies, rounds)
    floor = best["bare lxml"]
    for name, seconds in best.items():
        each = seconds / len(bodies)
        print(f"{name:24}{megabytes / seconds:8.1f}{1 / each:9.0f}{each * 1000:9.2f}{seconds / floor:13.2f}")


def main() -> None:
    options = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    options.add_argument("files", nargs="*", type=Path, help="saved pages or API answers")
    options.add_argument("--rounds", type=int, default=3)
    chosen = options.parse_args()
    bodies = load_bodies(chosen.files or find_default_files())
    if not bodies:
        sys.exit("No real data here: name some saved pages or API answers.")
    pages = [body for body in bodies if not body.startswith(b"{")]
    answers = [body for body in bodies if body.startswith(b"{")]
    for what, group in (("saved pages", pages), ("API answers", answers)):
        if group:
            print_table(what, group, chosen.rounds)


if __name__ == "__main__":
    main()
