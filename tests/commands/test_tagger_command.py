"""`./ilsi tagger` as a user meets it: each call is a real process. All judgments are invented."""

import json
import os
import random
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from flows.cli import tagger as tagger_command
from flows.tagger.choices import Cuts, RecipeName
from flows.tagger.corpora import hold_out, join_documents, keep_roles, leave_out, list_roles, read_corpora
from flows.texts.json_lines import JsonLines, check_text_or_sentences, make_batches
from model.tagger.baselines.recipes import TRAINERS
from model.tagger.corpora.read import RoleDocument
from schemas.roles import ARGUMENT, FACTS, NONE, PAPER_ROLES, PREAMBLE, PRESENT_RULING, RATIO

ROOT = Path(__file__).parents[2]
Run = Callable[..., subprocess.CompletedProcess[str]]
Refuse = Callable[..., None]
Save = Callable[[str], tuple[str, str]]
FOLDER_FILES = ("tagger.json", "tagger.safetensors")

# What sentences of a role are made of: so different that a few documents are enough to learn it.
PATTERNS = {
    FACTS: (
        "On {day} the accused took the {thing} from the {place}.",
        "He ran to the {place} with a {thing}.",
    ),
    ARGUMENT: ("Learned counsel submitted that the {thing} was never found at the {place}.",),
    RATIO: (
        "In our opinion the witness of the {place} is to be believed.",
        "We find that the {thing} is proof.",
    ),
    PRESENT_RULING: ("The appeal is dismissed.", "Let the {thing} be given back."),
}
WORDS = {
    "day": ("Monday", "Tuesday", "Friday"),
    "thing": ("lamp", "bicycle", "radio", "watch", "shawl"),
    "place": ("well", "market", "temple", "station", "mill"),
}


def write_sentences(number: int) -> list[tuple[str, str]]:
    """Sentences of a judgment with their roles; another number, another judgment."""
    stream = random.Random(number)
    chosen = [
        role
        for role, times in ((FACTS, 4), (ARGUMENT, 3), (RATIO, 4), (PRESENT_RULING, 2))
        for _ in range(times)
    ]
    return [
        (
            stream.choice(PATTERNS[role]).format(**{name: stream.choice(of) for name, of in WORDS.items()}),
            role,
        )
        for role in chosen
    ]


def write_corpus(folder: Path, numbers: Sequence[int], *, more: Sequence[tuple[str, str]] = ()) -> Path:
    """A folder of `sentence TAB role` files, half of them of one category."""
    folder.mkdir()
    for number in numbers:
        lines = [f"{text}\t{role}" for text, role in [*more, *write_sentences(number)]]
        (folder / f"d{number}.txt").write_text("\n".join(lines) + "\n")
    half = len(numbers) // 2
    groups = {"Criminal": numbers[:half], "Land": numbers[half:]}
    lists = [f"{name}\t{' '.join(f'd{number}' for number in of)}" for name, of in groups.items()]
    (folder / "categories.txt").write_text("\n".join(lists) + "\n")
    return folder


@pytest.fixture(scope="session")
def tagger(run_ilsi: Run) -> Run:
    return partial(run_ilsi, "tagger")


def read_rows(shown: str) -> dict[str, list[str]]:
    """The cells of a table by the first of each row."""
    rows = (re.split(r"\s{2,}", line.strip()) for line in shown.splitlines() if line.startswith("  "))
    return {row[0]: row[1:] for row in rows if len(row) > 1}


@pytest.fixture(scope="module")
def corpus(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write_corpus(tmp_path_factory.mktemp("data") / "corpus", range(10))


@pytest.fixture(scope="module")
def trained(
    tagger: Run, corpus: Path, tmp_path_factory: pytest.TempPathFactory
) -> tuple[Path, subprocess.CompletedProcess[str]]:
    """A tagger, and what its training said."""
    folder = tmp_path_factory.mktemp("taggers") / "mine"
    done = tagger("train", corpus, "--out", folder)
    assert done.returncode == 0, done.stderr
    return folder, done


@pytest.fixture(scope="module")
def folder(trained: tuple[Path, subprocess.CompletedProcess[str]]) -> Path:
    return trained[0]


# Help


@pytest.mark.parametrize("command", ["tag", "train", "evaluate"])
def test_every_command_has_help_with_examples(tagger: Run, command: str) -> None:
    done = tagger(command, "--help")
    assert done.returncode == 0
    assert "Examples:" in done.stdout
    assert f"./ilsi tagger {command} " in done.stdout


def test_help_does_not_wait_for_heavy_packages() -> None:
    code = "import sys, flows.cli; print([n for n in ('torch', 'sklearn', 'pyarrow') if n in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


# Training


def test_training_says_what_it_learnt_and_where_it_is(
    trained: tuple[Path, subprocess.CompletedProcess[str]],
) -> None:
    folder, done = trained
    lines = done.stdout.splitlines()
    assert lines[0] == "trained on 10 documents with 130 sentences"
    counts = {role: cells[0] for role, cells in read_rows(done.stdout).items()}
    assert counts == {"role": "sentences", FACTS: "40", ARGUMENT: "30", RATIO: "40", PRESENT_RULING: "20"}
    assert re.fullmatch(rf"written to {re.escape(str(folder))} in \d+ s", lines[-1])
    assert sorted(path.name for path in folder.iterdir()) == sorted(FOLDER_FILES)


def test_a_tagger_knows_where_it_comes_from(folder: Path, corpus: Path) -> None:
    content = (folder / "tagger.json").read_text()
    about = json.loads(content)["about"]
    assert about["command"] == "./ilsi tagger train corpus --out FOLDER --seed 0 --roles all --cut ours"
    (data,) = about["data"]
    digest = data.pop("sha256")
    assert re.fullmatch("[0-9a-f]{64}", digest)
    assert data == {"name": "corpus", "cut": "annotated", "documents": 10, "sentences": 130}
    assert (about["seed"], about["documents"], about["sentences"][FACTS]) == (0, 10, 40)
    assert about["recipe"]["networks"] > 0
    assert re.fullmatch(r"\d+\.\d+.*", about["version"])
    assert str(corpus.parent) not in content
    assert str(folder.parent) not in content


def test_the_same_command_gives_the_same_bytes_in_the_place_of_another_tagger(
    tagger: Run, folder: Path, corpus: Path, tmp_path: Path
) -> None:
    other = shutil.copytree(folder, tmp_path / "other")
    (other / "tagger.safetensors").write_bytes(b"of another tagger")
    (other / "README.md").write_text("its card")
    assert tagger("train", f"{corpus}/", "--out", other, OMP_NUM_THREADS="2").returncode == 0
    for name in FOLDER_FILES:
        assert (other / name).read_bytes() == (folder / name).read_bytes()
    assert (other / "README.md").read_text() == "its card"


def test_a_folder_with_other_things_is_left_alone(refuse_ilsi: Refuse, corpus: Path, tmp_path: Path) -> None:
    (tmp_path / "thesis.txt").write_text("years of work")
    advice = "give --out a new or empty folder"
    refuse_ilsi(
        f"{tmp_path} holds other things and no tagger: {advice}",
        *("tagger", "train", corpus, "--out", tmp_path),
        code=2,
    )
    for out in (tmp_path / "thesis.txt", tmp_path / "thesis.txt" / "below"):
        sentence = f"{tmp_path / 'thesis.txt'} is not a folder: {advice}"
        refuse_ilsi(sentence, "tagger", "train", corpus, "--out", out, code=2)
    assert [path.name for path in tmp_path.iterdir()] == ["thesis.txt"]


def test_what_cannot_be_learnt_from_is_one_sentence(tagger: Run, refuse_ilsi: Refuse, tmp_path: Path) -> None:
    out = tmp_path / "out"
    few = write_corpus(tmp_path / "few", range(4))
    refuse_ilsi("4 documents are too few to learn from: give 5 or more", "tagger", "train", few, "--out", out)
    same = write_corpus(tmp_path / "same", range(4))
    done = tagger("train", few, same, "--out", out)
    assert done.stderr.splitlines() == [
        "4 of 8 documents are there twice: taken once",
        "ilsi: 4 documents are too few to learn from: give 5 or more",
    ]
    for wrong, sentence in (
        (ARGUMENT, "no sentence is marked as Facts, only as Argument: nothing to learn"),
        (FACTS, "every sentence is marked as Facts: also mark sentences that are not"),
    ):
        one_role = tmp_path / wrong
        one_role.mkdir()
        for number in range(5):
            (one_role / f"d{number}.txt").write_text(f"He spoke {number} times.\t{wrong}\n")
        refuse_ilsi(sentence, "tagger", "train", one_role, "--out", out)
    (few / "d0.txt").write_text("He ran.\tFact\n")
    known = f"{few / 'd0.txt'}, line 1: unknown role 'Fact', did you mean 'Facts'?"
    refuse_ilsi(known, "tagger", "train", few, "--out", out)
    missing = tagger("train", tmp_path / "none", "--out", out)
    assert missing.returncode == 65
    assert missing.stderr.startswith(f"ilsi: {tmp_path / 'none'} is neither a file nor a folder: give ")
    assert not out.exists()


# The data of training


def write_truth(path: Path, text: str, spans: Sequence[tuple[int, int, str]]) -> Path:
    blocks = [{"text": text, "sentences": spans}]
    path.write_text("".join(json.dumps({"docid": str(n), "blocks": blocks}) + "\n" for n in range(3)))
    return path


def test_whole_text_is_cut_as_it_will_be_for_tagging(tmp_path: Path) -> None:
    text = "The lamp fell. The boy\nran away. Learned counsel\nsaid so."
    spans = [(0, 32, FACTS), (33, len(text), ARGUMENT)]  # two sentences were marked as one
    path = write_truth(tmp_path / "truth.jsonl", text, spans)
    (ours,) = read_corpora([path], Cuts.OURS)
    assert ours.documents[0].sentences == ("The lamp fell.", "The boy ran away.", "Learned counsel said so.")
    assert ours.documents[0].roles == (FACTS, FACTS, ARGUMENT)
    (annotated,) = read_corpora([path], Cuts.ANNOTATED)
    assert annotated.documents[0].sentences == (
        "The lamp fell. The boy ran away.",
        "Learned counsel said so.",
    )
    assert (ours.sha256, ours.cut, annotated.cut) == (annotated.sha256, Cuts.OURS, Cuts.ANNOTATED)
    assert ours.describe()["sentences"] == 9


def test_bare_sentences_stay_as_they_are_cut(tmp_path: Path) -> None:
    """The corpus cuts at full stops of abbreviations; what it has cut cannot be put together again."""
    (tmp_path / "a.txt").write_text("He was tried u/s\tFacts\n302 I.P.C. He fled. He was found\tFacts\n")
    (corpus,) = read_corpora([tmp_path], Cuts.OURS)
    assert corpus.documents[0].sentences == ("He was tried u/s", "302 I.P.C. He fled. He was found")
    assert corpus.cut is Cuts.ANNOTATED


def test_the_digest_of_a_folder_knows_its_texts(tmp_path: Path) -> None:
    folders = [write_corpus(tmp_path / name, range(3)) for name in ("a", "b")]
    digests = {corpus.sha256 for corpus in read_corpora(folders, Cuts.OURS)}
    assert len(digests) == 1
    with (folders[1] / "d1.txt").open("a") as file:
        file.write("And so it ended.\tFacts\n")
    assert {corpus.sha256 for corpus in read_corpora(folders[1:], Cuts.OURS)} != digests


def make_document(*roles: str, name: str = "a") -> RoleDocument:
    return RoleDocument(name, tuple(f"{name} {place}" for place in range(len(roles))), roles)


def test_sentences_of_other_roles_are_left_out() -> None:
    documents = [make_document(PREAMBLE, FACTS, NONE, RATIO), make_document(NONE, name="b")]
    assert list_roles(documents) == (FACTS, RATIO, PREAMBLE, NONE)
    (kept,) = keep_roles(documents, PAPER_ROLES)
    assert (kept.sentences, kept.roles) == (("a 1", "a 3"), (FACTS, RATIO))


def test_no_document_is_learnt_from_and_tested(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    corpora = read_corpora(
        [write_corpus(tmp_path / "a", range(6)), write_corpus(tmp_path / "b", [0, 9])], Cuts.OURS
    )
    joined = join_documents(corpora)
    assert [document.name for document in joined] == ["d0", "d1", "d2", "d3", "d4", "d5", "d9"]
    left = leave_out(corpora[0].documents, corpora[1].documents)
    assert [document.name for document in left] == ["d1", "d2", "d3", "d4", "d5"]
    assert capsys.readouterr().err.splitlines() == [
        "1 of 8 documents are there twice: taken once",
        "1 of 6 documents are also in --test: not trained on",
    ]


def test_a_fifth_of_every_category_is_held_out(corpus: Path) -> None:
    (read,) = read_corpora([corpus], Cuts.OURS)
    train, development = hold_out(read.documents, 0)
    assert sorted(document.category or "" for document in development) == ["Criminal", "Land"]
    assert {document.name for document in train} | {document.name for document in development} == {
        f"d{number}" for number in range(10)
    }
    assert len(train) == 8
    others = {frozenset(document.name for document in hold_out(read.documents, seed)[1]) for seed in range(5)}
    assert len(others) > 1


# Measuring


def test_folds_give_mean_and_spread_by_role(tagger: Run, corpus: Path, tmp_path: Path) -> None:
    figures = tmp_path / "new" / "figures.json"
    done = tagger("evaluate", corpus, "--folds", 3, "--seeds", 2, "--json", figures)
    assert done.returncode == 0, done.stderr
    found = json.loads(figures.read_text())
    assert (found["folds"], found["seeds"], found["documents"]) == (3, [0, 1], 10)
    assert found["data"][0]["name"] == "corpus"
    scores = found["f1"]["ours"]
    assert scores.keys() == {FACTS, ARGUMENT, RATIO, PRESENT_RULING, "macro"}
    assert scores[FACTS]["mean"] > 0.8  # the patterns are hard to miss
    for seed in range(2):
        by_role = [scores[role]["by_seed"][seed] for role in (FACTS, ARGUMENT, RATIO, PRESENT_RULING)]
        assert scores["macro"]["by_seed"][seed] == pytest.approx(sum(by_role) / 4, abs=1e-3)
    rows = read_rows(done.stdout)
    assert list(rows) == ["role", FACTS, ARGUMENT, RATIO, PRESENT_RULING, "macro"]
    low, high = sorted(scores[ARGUMENT]["by_seed"])
    mean, deviation = (low + high) / 2, (high - low) / 2**0.5
    numbers = list(map(float, re.findall(r"\d\.\d{3}", rows[ARGUMENT][-1])))
    assert numbers == pytest.approx([mean, deviation, low, high], abs=1e-3)


def score(gold: Sequence[str], told: Sequence[str], role: str) -> float:
    """F1 as the textbook has it."""
    hits = sum(a == b == role for a, b in zip(gold, told, strict=True))
    return 2 * hits / (gold.count(role) + told.count(role))


def test_a_saved_tagger_is_measured_on_the_sentences_of_a_corpus(
    tagger: Run, folder: Path, tmp_path: Path
) -> None:
    """All sentences count, and beside it only those of roles that the tagger could know."""
    more = [("IN THE COURT OF THE MILL", PREAMBLE), ("He took the lamp from the well.", NONE)]
    test = write_corpus(tmp_path / "test", range(20, 23), more=more)
    done = tagger("evaluate", "--tagger", folder, "--test", test, "--json", tmp_path / "f.json")
    assert done.returncode == 0, done.stderr
    assert read_rows(done.stdout)["role"] == ["sentences", "mine", "mine*"]
    assert done.stdout.splitlines()[-1] == (
        "* without the sentences of roles that the tagger was not taught (3 Preamble, 3 None)"
    )
    (read,) = read_corpora([test], Cuts.ANNOTATED)
    lines = [json.dumps({"id": each.name, "sentences": each.sentences}) for each in read.documents]
    answer = tagger("tag", "--jsonl", "--tagger", folder, text="\n".join(lines)).stdout
    told = [s["role"] for line in answer.splitlines() for s in json.loads(line)["sentences"]]
    gold = [role for document in read.documents for role in document.roles]
    scores = json.loads((tmp_path / "f.json").read_text())["f1"]
    known = [place for place, role in enumerate(gold) if role not in (PREAMBLE, NONE)]
    for name, places in (("mine", range(len(gold))), ("mine, known roles only", known)):
        for role in (FACTS, ARGUMENT, RATIO, PRESENT_RULING):
            wanted = score([gold[p] for p in places], [told[p] for p in places], role)
            assert scores[name][role]["mean"] == pytest.approx(wanted, abs=1e-4)
    assert scores["mine"][FACTS]["mean"] < scores["mine, known roles only"][FACTS]["mean"]


def test_a_tagger_that_has_learnt_from_the_test_is_told(tagger: Run, folder: Path, corpus: Path) -> None:
    done = tagger("evaluate", "--tagger", folder, "--test", corpus)
    assert done.returncode == 0
    assert done.stderr == (
        "corpus: the tagger was trained on it, so the figures say nothing about new documents\n"
    )


def test_train_on_one_corpus_and_test_on_another(tagger: Run, corpus: Path, tmp_path: Path) -> None:
    test = write_corpus(tmp_path / "other", [0, 30, 31], more=[("IN THE COURT OF THE MILL", PREAMBLE)])
    shutil.copy(corpus / "d3.txt", test / "d3.txt")
    done = tagger(
        "evaluate", corpus, "--test", test, "--seeds", 1, "--recipe", "ours", "--json", tmp_path / "f"
    )
    assert done.returncode == 0, done.stderr
    assert done.stderr.splitlines()[0] == "1 of 10 documents are also in --test: not trained on"
    found = json.loads((tmp_path / "f").read_text())
    assert (found["seeds"], found["documents"]) == ([0], 4)
    assert [found[key][0]["name"] for key in ("data", "test")] == ["corpus", "other"]
    assert found["f1"].keys() == {"ours", "ours, known roles only"}
    assert found["f1"]["ours"][FACTS]["deviation"] is None
    assert "±" not in done.stdout


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ([], "name the corpora to train on, or a trained tagger with --tagger FOLDER"),
        (["--tagger", "x"], "--tagger needs a corpus to be measured on: add --test DATA"),
        (
            ["CORPUS", "--tagger", "x", "--test", "y"],
            "with --tagger nothing is trained: leave out DATA, --recipe and --seeds",
        ),
        (
            ["CORPUS", "--folds", "5", "--test", "y"],
            "--test takes the place of folds: leave out one of the two",
        ),
        (["CORPUS", "--json", "/"], "/ is a folder: give --json the name of a file"),
        (
            ["CORPUS", "--folds", "2"],
            "2 folds are too few for training, development and test: use 3 or more",
        ),
        (
            ["CORPUS", "--folds", "11"],
            "10 documents cannot fill 11 folds: give more documents or use fewer folds",
        ),
    ],
)
def test_wrong_questions_are_one_sentence(
    tagger: Run, arguments: list[str], sentence: str, corpus: Path
) -> None:
    done = tagger("evaluate", *(corpus if each == "CORPUS" else each for each in arguments))
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.splitlines()[-1] == f"ilsi: {sentence}"


def test_every_recipe_can_be_asked_for(tagger: Run) -> None:
    assert {str(name) for name in RecipeName} == set(TRAINERS)
    done = tagger("evaluate", "corpus", "--recipe", "magic")
    assert done.returncode == 2
    assert "'magic'" in done.stderr


# Tagging a text


TEXT = (
    "On Monday the accused took the\nlamp from the mill. He ran to the temple with a radio.\n\n"
    "Learned counsel submitted that the lamp was never found at the mill.\n"
    "In our opinion the witness of the mill is to be believed. The appeal is dismissed.\n"
)
SENTENCES = [
    "On Monday the accused took the lamp from the mill.",
    "He ran to the temple with a radio.",
    "Learned counsel submitted that the lamp was never found at the mill.",
    "In our opinion the witness of the mill is to be believed.",
    "The appeal is dismissed.",
]


def test_roles_stand_in_brackets_where_there_is_no_colour(tagger: Run, folder: Path, tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_text(TEXT)
    done = tagger("tag", tmp_path / "a.txt", "--tagger", folder)
    assert (done.returncode, done.stderr) == (0, "")
    legend, _, *lines = done.stdout.splitlines()
    assert [line.partition("] ")[2] for line in lines] == SENTENCES
    assert [line.partition("] ")[0] for line in lines[:3]] == ["[Facts", "[Facts", "[Argument"]
    assert re.match(r"Facts 2 \(0\.\d\d\) +Argument \d \(", legend)
    (line,) = tagger(
        "tag", "--jsonl", "--tagger", folder, text=json.dumps({"id": 1, "text": TEXT})
    ).stdout.split("\n")[:-1]
    told = [f"[{each['role']}] {each['text']}" for each in json.loads(line)["sentences"]]
    assert told == lines
    assert tagger("tag", text=TEXT, ILSI_TAGGER=str(folder)).stdout == done.stdout


def test_a_terminal_gets_colours_by_role(tagger: Run, folder: Path) -> None:
    done = tagger("tag", "-", "--tagger", folder, text=TEXT, FORCE_COLOR="1", TERM="xterm-256color")
    plain = re.sub(r"\x1b\[[\d;]*m", "", done.stdout)
    assert plain.rstrip().endswith(TEXT.rstrip())
    assert re.search(r"\x1b\[[\d;]*mLearned counsel submitted", done.stdout)


def test_a_saved_page_and_an_answer_are_read_by_paragraphs(
    tagger: Run, save_judgment: Save, folder: Path
) -> None:
    body = '<p id="p_1">On Monday the accused took the</p><p id="p_2">lamp from the mill.</p>'
    for content in save_judgment(body):
        shown = tagger("tag", "-", "--tagger", folder, text=content).stdout.splitlines()
        assert [line.partition("] ")[2] for line in shown if line.startswith("[")] == [
            "On Monday the accused took the",
            "lamp from the mill.",
        ]


def test_control_characters_do_not_reach_the_terminal(tagger: Run, folder: Path) -> None:
    text = "\x1b[2J\x1b]0;title\x07He ran\x00 to [red]the mill[/red].\x9b31m The end.\x85"
    shown = tagger("tag", "-", "--tagger", folder, text=text).stdout
    assert re.search(r"[\x00-\x08\x0b-\x1f\x7f-\x9f]", shown) is None
    assert "[red]the mill[/red]." in shown


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b" \n\t\n", "is empty: give a text"),
        (b"%PDF-1.4 words", "is a broken PDF: download it again, or give its text"),
        (b"x" * 20_000_001, "is larger than 20 MB: give a part of it, or lines with --jsonl"),
        (b'{"id": 1, "text": "He ran."}\n', "holds lines of JSON with texts: add --jsonl"),
        (b'{"id": 1, "sentences": ["He ran."]}\n', "holds lines of JSON with texts: add --jsonl"),
    ],
    ids=["blank", "PDF", "large", "lines", "lines of sentences"],
)
def test_what_cannot_be_read_is_one_sentence(refuse_ilsi: Refuse, content: bytes, sentence: str) -> None:
    refuse_ilsi(f"standard input {sentence}", "tagger", "tag", "-", text=content)


def test_files_and_taggers_that_are_not_there(refuse_ilsi: Refuse, folder: Path, tmp_path: Path) -> None:
    missing = tmp_path / "none"
    for flags in ([], ["--jsonl"]):
        refuse_ilsi(
            f"{missing} cannot be read (No such file or directory): check the name and permissions",
            *("tagger", "tag", missing, *flags, "--tagger", folder),
        )
    refuse_ilsi(
        f"{missing} is not a folder: --tagger takes the folder of a trained tagger",
        *("tagger", "tag", "-", "--tagger", missing),
        text="He ran.",
    )


# Lines


def test_lines_come_back_in_their_order(tagger: Run, folder: Path, tmp_path: Path) -> None:
    records: list[dict[str, Any]] = [
        {"id": "a", "text": TEXT, "court": "any"},
        {"id": 7, "sentences": ["He ran to the\n mill with a lamp. ", "", "The appeal is dismissed."]},
        {"id": None, "text": ""},
        {"id": ["x"], "sentences": []},
        {"id": "\ud800", "text": "\ud800 he ran\x00."},
        {"id": "long", "sentences": ["word " * 50_000]},
    ]
    (tmp_path / "a.jsonl").write_text("\n\n".join(map(json.dumps, records)) + "\n\n")
    done = tagger("tag", "--jsonl", tmp_path / "a.jsonl", "--tagger", folder)
    assert (done.returncode, done.stderr) == (0, "")
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert [answer["id"] for answer in answers] == [record["id"] for record in records]
    assert [each["text"] for each in answers[0]["sentences"]] == SENTENCES
    for record, answer in zip(records, answers, strict=True):
        assert answer.keys() == {"id", "sentences"}
        if "sentences" in record:  # what was given comes back untouched
            assert [each["text"] for each in answer["sentences"]] == record["sentences"]
        for each in answer["sentences"]:
            assert each.keys() == {"text", "role", "score"}
            assert each["score"] == round(each["score"], 4)
            assert 0 < each["score"] <= 1
    assert answers[2]["sentences"] == answers[3]["sentences"] == []
    assert answers[1]["sentences"][0]["role"] == FACTS
    piped = tagger("tag", "--jsonl", "--tagger", folder, text=(tmp_path / "a.jsonl").read_bytes())
    assert piped.stdout == done.stdout


def test_bad_lines_are_named_and_the_others_done(tagger: Run, folder: Path) -> None:
    lines = [
        b'{"id": 1, "text": "He ran."}',
        b"He ran.",
        b'{"id": 2}',
        b'{"id": 3, "text": ["He ran."]}',
        b'{"text": "He ran."}',
        b'{"id": 4, "sentences": "He ran."}',
        b'{"id": 5, "sentences": [{"text": "He ran."}]}',
        b'{"id": 6, "text": "He ran.", "sentences": ["He ran."]}',
        b'{"id": 7, "sentences": ["He ran."]}',
    ]
    done = tagger("tag", "--jsonl", "-", "--tagger", folder, text=b"\r\n".join(lines))
    assert done.returncode == 65
    assert done.stderr.splitlines() == [
        "standard input, line 2: not JSON",
        'standard input, line 3: neither "text" nor "sentences"',
        'standard input, line 4: "text" is not a string',
        'standard input, line 5: no "id"',
        'standard input, line 6: "sentences" is not a list of strings',
        'standard input, line 7: "sentences" is not a list of strings',
        'standard input, line 8: both "text" and "sentences": give one of them',
        "ilsi: 7 of 9 lines could not be read, see above",
    ]
    assert [json.loads(line)["id"] for line in done.stdout.splitlines()] == [1, 7]


def test_no_lines_at_all(refuse_ilsi: Refuse, folder: Path) -> None:
    refuse_ilsi(
        'standard input is empty: give lines such as {"id": "1", "text": "..."}',
        *("tagger", "tag", "-", "--jsonl", "--tagger", folder),
        text="\n\n",
    )


def test_who_holds_both_ends_of_the_pipe_is_answered(ilsi_command: list[str], folder: Path) -> None:
    """Though lines are tagged in batches, nobody waits for lines that will not come."""
    with subprocess.Popen(
        [*ilsi_command, "tagger", "tag", "--jsonl", "-", "--tagger", str(folder)],
        env=os.environ | {"PYTHONPATH": str(ROOT)},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        for number, behind in enumerate(["", "\n\n", "not JSON\n"]):
            process.stdin.write(json.dumps({"id": number, "text": "He ran."}) + "\n" + behind)
            process.stdin.flush()
            assert json.loads(process.stdout.readline())["id"] == number
        process.stdin.close()
    assert process.returncode == 65


@pytest.mark.parametrize(
    "record",
    [
        {"id": 1, "sentences": ["He ran."] * 7},
        {"id": 1, "text": "He ran. " * 7},
        {"id": 1, "text": ""},
        {"id": 1, "text": "ran " * 500},
    ],
    ids=["sentences", "text", "empty", "long"],
)
def test_batches_are_bounded_whatever_the_lines_hold(
    record: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tagger_command, "BATCH_SENTENCES", 20)
    monkeypatch.setattr(tagger_command, "BATCH_CHARACTERS", 5000)
    (tmp_path / "a.jsonl").write_text((json.dumps(record) + "\n") * 100)
    records = JsonLines(tmp_path / "a.jsonl", check_text_or_sentences)
    documents = (tagger_command._cut(record) for record in records)
    sizes = [len(batch) for batch in make_batches(documents, tagger_command.DocumentToTag.fill_batch)]
    assert sum(sizes) == 100
    assert 1 < max(sizes) <= 20
    assert min(sizes) > 0
