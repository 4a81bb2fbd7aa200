"""How well and how fast are judgments cut into sentences, by us and by what else there is?

    python benchmarks/sentences.py                  # all splitters that are installed
    python benchmarks/sentences.py --only ours nupunkt
    python benchmarks/sentences.py --write          # and put the tables into docs/explanation/segment.md

    pip install nupunkt charboundary blingfire pysbd nltk segtok sentencex

Quality: boundaries of the 24 annotated judgments by position, white space not counted, and the end of a
document left out. Their file has lost the blank between most sentences: once it is put back,
once left out. The rules were written with every second document in view; the other twelve are held out.
Speed: megabytes (UTF-8) a CPU second on one core, thirty whole judgments from the API, each once; ours also
paragraph by paragraph on more.
"""

import argparse
import json
import time
import warnings
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice, pairwise
from typing import Any

from measured_pages import fill_page, tabulate
from real_documents import ROOT, find_real_data, read_answers, read_texts

from pipeline.text.sentences import split_sentences

Spans = Sequence[tuple[int, int]]
Splitter = Callable[[str], Any]  # gives spans, or the sentences themselves

PREAMBLE = 0
TRAINING_TEXTS = 200  # for Punkt, which learns from text without marks
SCORES = ("precision", "recall", "F1", "F1, 12 held out", "F1, no preamble", "F1, spaces lost")
TIMED_JUDGMENTS = 30
LONGEST_TIMED = 60_000  # characters: some need time out of proportion for more


class UnavailableError(Exception):
    """A splitter cannot be had here."""


# Splitters, each loaded only when asked for


def load_nupunkt() -> Splitter:
    """A fast Punkt with legal abbreviations."""
    from nupunkt import sent_spans

    return lambda text: list(sent_spans(text))


def load_charboundary() -> Splitter:
    """A random forest over characters, trained on legal text."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # its trees were stored by an older scikit-learn
        from charboundary import get_small_segmenter

        segmenter = get_small_segmenter()

    def split(text: str) -> list[str]:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            return list(segmenter.segment_to_sentences(text))

    return split


def load_blingfire() -> Splitter:
    """Finite automata."""
    from blingfire import text_to_sentences

    return lambda text: text_to_sentences(text.replace("\n", " ")).split("\n")


def load_pysbd() -> Splitter:
    """Golden rules for English."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pysbd import Segmenter
    segmenter = Segmenter(language="en", clean=False)
    return lambda text: segmenter.segment(text)


def load_sentencizer() -> Splitter:
    """The rules of spaCy: every full stop that its tokeniser leaves alone."""
    import spacy

    tool = spacy.blank("en")
    tool.add_pipe("sentencizer")
    tool.max_length = 10**9
    return lambda text: [(sentence.start_char, sentence.end_char) for sentence in tool(text).sents]


def load_senter() -> Splitter:
    """The trained splitter of a spaCy pipeline, if the user has one."""
    import spacy

    found = [name for name in spacy.util.get_installed_models() if name.startswith("en_core_web")]
    if not found:
        raise UnavailableError("no English pipeline of spaCy is installed")
    tool = spacy.load(found[0], exclude=["parser", "ner", "tagger", "lemmatizer", "attribute_ruler"])
    tool.enable_pipe("senter")
    tool.max_length = 10**9
    return lambda text: [(sentence.start_char, sentence.end_char) for sentence in tool(text).sents]


def load_punkt() -> Splitter:
    """NLTK's Punkt as it comes."""
    from nltk.tokenize import PunktTokenizer

    try:
        tokenizer = PunktTokenizer("english")
    except LookupError:
        raise UnavailableError("its data is not in the package (nltk.download needs the network)") from None
    return lambda text: list(tokenizer.span_tokenize(text))


def load_trained_punkt() -> Splitter:
    """NLTK's Punkt, trained on judgments without marks."""
    from nltk.tokenize.punkt import PunktSentenceTokenizer, PunktTrainer

    trainer = PunktTrainer()
    for judgment in islice(read_texts(), TRAINING_TEXTS):
        trainer.train(judgment.paragraphs[0].text, finalize=False)
    tokenizer = PunktSentenceTokenizer(trainer.get_params())
    return lambda text: list(tokenizer.span_tokenize(text))


def load_segtok() -> Splitter:
    """Rules by regular expressions."""
    from segtok.segmenter import split_multi

    return lambda text: list(split_multi(text))


def load_sentencex() -> Splitter:
    """Rules for many languages."""
    import sentencex

    return lambda text: list(sentencex.segment("en", text))


LOADERS: dict[str, Callable[[], Splitter]] = {
    "ours": lambda: split_sentences,
    "nupunkt": load_nupunkt,
    "charboundary, small": load_charboundary,
    "blingfire": load_blingfire,
    "spaCy sentencizer": load_sentencizer,
    "spaCy senter": load_senter,
    "nltk punkt": load_punkt,
    "nltk punkt, trained on judgments": load_trained_punkt,
    "pysbd": load_pysbd,
    "segtok": load_segtok,
    "sentencex": load_sentencex,
}


# Boundaries


@dataclass(frozen=True, slots=True)
class Gold:
    """An annotated judgment."""

    segments: tuple[str, ...]
    preambles: int  # how many segments at its beginning are preamble

    def join(self, *, blanks: bool) -> str:
        """The text of the judgment, with or without the blanks that its file has lost."""
        text = self.segments[0]
        for before, segment in pairwise(self.segments):
            lost = blanks and not before[-1:].isspace() and not segment[:1].isspace()
            text += " " + segment if lost else segment
        return text

    def find_body(self) -> int:
        """Where the preamble ends, white space not counted."""
        return sum(map(count_marks, self.segments[: self.preambles]))


@dataclass(slots=True)
class Tally:
    """Boundaries found."""

    right: int = 0
    wrong: int = 0
    missed: int = 0

    def add(self, gold: set[int], found: set[int]) -> None:
        """Count one text."""
        self.right += len(gold & found)
        self.wrong += len(found - gold)
        self.missed += len(gold - found)

    @property
    def precision(self) -> float:
        return self.right / max(1, self.right + self.wrong)

    @property
    def recall(self) -> float:
        return self.right / max(1, self.right + self.missed)

    @property
    def f1(self) -> float:
        return 2 * self.right / max(1, 2 * self.right + self.wrong + self.missed)


def read_gold() -> list[Gold]:
    """The annotated judgments in the order of their file."""
    documents = json.loads(find_real_data("roles", "build", "train24.json").read_bytes())
    golds = []
    for document in documents:
        labels = [*document["labels"], None]
        preambles = next(place for place, label in enumerate(labels) if label != PREAMBLE)
        golds.append(Gold(tuple(document["segments"]), preambles))
    return golds


def count_marks(text: str) -> int:
    """Characters but white space."""
    return len("".join(text.split()))


def find_boundaries(pieces: Iterable[str]) -> set[int]:
    """Where pieces meet, white space not counted; not where the last one ends."""
    ends, at = set(), 0
    for piece in pieces:
        at += count_marks(piece)
        ends.add(at)
    return ends - {0, at}


def cut(text: str, sentences: Sequence[Any]) -> list[str]:
    """The text cut behind every sentence, whether a splitter gives spans or sentences."""
    if not sentences or isinstance(sentences[0], str):
        return list(sentences)
    places = [0, *(end for _, end in sentences), len(text)]
    return [text[first:last] for first, last in pairwise(places)]


def score(split: Splitter, golds: Iterable[Gold], *, blanks: bool = True, body: bool = False) -> Tally:
    """Compare boundaries; of the body only, if asked."""
    tally = Tally()
    for gold in golds:
        text = gold.join(blanks=blanks)
        first = gold.find_body() if body else 0
        truth, found = find_boundaries(gold.segments), find_boundaries(cut(text, split(text)))
        tally.add({at for at in truth if at > first}, {at for at in found if at > first})
    return tally


# The tables


def time_splitter(split: Splitter, texts: Sequence[str]) -> float:
    """CPU seconds. Every text comes once only: some splitters remember what they have seen."""
    started = time.process_time()
    for text in texts:
        split(text)
    return time.process_time() - started


def measure_rate(split: Splitter, texts: Sequence[str]) -> float:
    """Megabytes a CPU second, when it has become warm."""
    first, *rest = texts
    split(first)
    return count_megabytes(rest) / time_splitter(split, rest)


def measure_splitter(name: str, split: Splitter, golds: Sequence[Gold], texts: Sequence[str]) -> list[object]:
    """One row of the table."""
    speed = measure_rate(split, texts)
    whole = score(split, golds)
    held_out, body = score(split, golds[1::2]), score(split, golds, body=True)
    lost = score(split, golds, blanks=False)
    shown = (whole.precision, whole.recall, whole.f1, held_out.f1, body.f1, lost.f1)
    return [name, *(f"{value:.3f}" for value in shown), f"{speed:.2f}"]


def compare_splitters(names: Iterable[str]) -> str:
    """All splitters that can be had; the others are named with the reason."""
    golds, rows, absent = read_gold(), [], []
    texts = list(islice(read_short_texts(), TIMED_JUDGMENTS + 1))
    for name in names:
        try:
            split = LOADERS[name]()
        except (ImportError, UnavailableError) as reason:
            absent.append(f"Left out: {name} ({reason}).")
            continue
        rows.append(measure_splitter(name, split, golds, texts))
    rows.sort(key=lambda row: str(row[3]), reverse=True)
    return "\n\n".join([tabulate(("splitter", *SCORES, "MB/s"), rows), *absent])


def read_short_texts() -> Iterator[str]:
    """Judgments from the API as one text each."""
    for judgment in read_answers():
        text = "\n".join(paragraph.text for paragraph in judgment.paragraphs)
        if len(text) < LONGEST_TIMED:
            yield text


def measure_speed() -> str:
    """Ours on other real text, paragraph by paragraph."""
    sources = (
        ("paragraphs of API answers", [part.text for each in read_answers() for part in each.paragraphs]),
        ("whole judgments, broken lines", [each.paragraphs[0].text for each in read_texts()]),
    )
    rows = []
    for what, texts in sources:
        seconds, size = time_splitter(split_sentences, texts), count_megabytes(texts)
        sentences = sum(len(split_sentences(text)) for text in texts)
        rate = round(sentences / seconds, -3)
        rows.append((what, f"{size:.1f}", sentences, f"{size / seconds:.1f}", f"{rate:,.0f}"))
    return tabulate(("ours on", "MB", "sentences", "MB/s", "sentences/s"), rows)


def count_megabytes(texts: Iterable[str]) -> float:
    """As UTF-8."""
    return sum(len(text.encode()) for text in texts) / 1e6


def main() -> None:
    """Measure, print, and write the page if asked."""
    options = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    options.add_argument("--only", nargs="+", choices=list(LOADERS), metavar="NAME", help="no others")
    options.add_argument("--write", action="store_true", help="refresh docs/explanation/segment.md")
    chosen = options.parse_args()
    if chosen.write and chosen.only:
        options.error("--write needs all splitters: leave out --only.")
    measured = {
        "splitters": compare_splitters(chosen.only or LOADERS),
        "sentence speed": measure_speed(),
    }
    print("\n\n".join(measured.values()))
    if chosen.write:
        fill_page(ROOT / "docs" / "explanation" / "segment.md", measured)


if __name__ == "__main__":
    main()
