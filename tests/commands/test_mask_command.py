"""`./ilsi mask` as a user meets it: each call is a real process. All texts are invented."""

import json
import os
import re
import subprocess
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

import pytest

from flows.cli import make_app
from flows.cli import mask as mask_command
from flows.cli.mask import read_request, show_masked
from flows.texts import models
from flows.texts.highlight import style_kind
from flows.texts.json_lines import JsonLines, check_text, make_batches
from flows.texts.models import load_chosen_entities
from pipeline.mask.finding import EntityFinder
from schemas.errors import BadInputError
from schemas.masks import KINDS, PERSON, PRESETS, TIERS
from schemas.settings import Settings

ROOT = Path(__file__).parents[2]
TEXT = (
    "Shri Ramesh Kumar Dogra went to the well at noon on 12.03.2004.\r\n"
    "There Ramesh Kumar Dogra met   Smt. Sunita Devi.\r\n\r\n"
    "\tHe was tried under Sections 302 and 34 of the Indian Penal Code, and\r\nDogra was heard.  \r\n"
)
HINDI = "अभियुक्त पर हत्या का आरोप है और वह न्यायालय में उपस्थित है। "


Run = Callable[..., subprocess.CompletedProcess[str]]
Refuse = Callable[..., None]


@pytest.fixture(scope="session")
def mask(run_ilsi: Run) -> Run:
    return partial(run_ilsi, "mask")


@pytest.fixture(scope="module")
def entities() -> EntityFinder:
    return load_chosen_entities(Settings())


@pytest.fixture
def mask_here(
    entities: EntityFinder,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> Callable[..., tuple[str, str]]:
    """The same command in this process, where spaCy is loaded but once; gives what it prints."""
    for module in (models, mask_command):
        monkeypatch.setattr(module, "load_chosen_entities", lambda _: entities)
    monkeypatch.setenv("COLUMNS", "200")
    for name in ("FORCE_COLOR", "TTY_COMPATIBLE"):
        monkeypatch.delenv(name, raising=False)

    def run(text: str, *flags: str) -> tuple[str, str]:
        (tmp_path / "given").write_bytes(text.encode())
        make_app("mask")(["mask", str(tmp_path / "given"), *flags], standalone_mode=False)
        done = capsys.readouterr()
        return done.out, done.err

    return run


Here = Callable[..., tuple[str, str]]


# A text


def test_a_text_is_masked_and_nothing_else_is_changed(mask: Run, mask_here: Here) -> None:
    done = mask(text=TEXT)
    assert (done.returncode, done.stderr) == (0, "")
    assert not re.search("Ramesh|Dogra|Sunita|2004|302", done.stdout)
    first, second, gap, third, fourth = done.stdout.splitlines()
    assert re.fullmatch(r"Shri \[PERSON 1\] went to the well at noon on \[DATE 1\]\.", first)
    assert re.fullmatch(r"There \[PERSON 1\] met   Smt\. \[PERSON 2\]\.", second)
    assert gap == ""
    assert third.startswith("\tHe was tried under ")
    assert "[SECTION]" in third
    assert fourth == "[PERSON 1] was heard.  "
    assert mask_here(TEXT)[0] == done.stdout
    assert mask_here(done.stdout)[0] == done.stdout  # twice changes nothing


def test_line_ends_stay_as_they_are(
    ilsi_command: list[str], capfdbinary: pytest.CaptureFixture[bytes], tmp_path: Path
) -> None:
    (tmp_path / "a.txt").write_bytes(b"It rained.\r\n\r\nIt was\x0cnoon.\n")
    done = subprocess.run(
        [*ilsi_command, "mask", tmp_path / "a.txt"], env=os.environ | {"PYTHONPATH": str(ROOT)}, check=True
    )
    assert done.returncode == 0
    assert capfdbinary.readouterr().out == b"It rained.\r\n\r\nIt was\x0cnoon.\n"


def test_presets_and_tiers(mask_here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    paper, _ = mask_here(TEXT, "--preset", "paper")
    assert "Sections 302 and 34 of the Indian Penal Code" in paper
    assert "[PERSON 1]" in paper
    assert mask_here(TEXT, "--preset", "ilsi-v2")[0].startswith("Shri <ENTITY> went to the well")
    strict, _ = mask_here(TEXT, "--tier", "strict")
    assert strict.startswith("Shri [PERSON] went to the well at noon on [DATE].")
    other = TEXT.replace("302", "376")
    assert mask_here(other)[0].startswith("Shri [PERSON] went")
    assert mask_here(other, "--tier", "plain")[0].startswith("Shri [PERSON 1] went")
    monkeypatch.setenv("ILSI_MASKS", "paper")
    assert mask_here(TEXT)[0] == paper


def test_show_tells_what_was_found_by_which_rule(mask_here: Here) -> None:
    shown, errors = mask_here(TEXT, "--show")
    assert errors == ""
    lines = shown.splitlines()
    assert re.match(r"Shri \[PERSON 1, [\w ]+: Ramesh Kumar Dogra\] went to the well", lines[0])
    rows = [re.split(r"\s{2,}", line.strip()) for line in lines if re.match(r"  [A-Z]{3}", line)]
    by_mask = {row[0]: row[1:] for row in rows}
    assert list(by_mask)[:2] == ["PERSON 1", "PERSON 2"]
    assert by_mask["PERSON 1"][:2] == ["3", "Ramesh Kumar Dogra; Dogra"]
    assert re.fullmatch(r"[\w ]+ \d(?:, [\w ]+ \d)*", by_mask["PERSON 1"][2])
    assert lines[-1] == "plain tier"


def test_a_terminal_gets_colours_by_kind(mask: Run) -> None:
    shown = mask("-", "--show", text=TEXT, FORCE_COLOR="1", TERM="xterm-256color").stdout
    styles = {words: code for code, words in re.findall(r"\x1b\[([\d;]+)m([^\x1b]+)\x1b\[0m", shown)}
    assert styles["Ramesh Kumar Dogra"] == styles["Sunita Devi"]
    assert styles["Ramesh Kumar Dogra"] != styles["12.03.2004"]
    plain = re.sub(r"\x1b\[[\d;]*m", "", shown)
    assert "[PERSON" not in plain
    assert plain.startswith("Shri Ramesh Kumar Dogra went")


def test_a_text_with_nothing_to_mask(mask_here: Here) -> None:
    shown, _ = mask_here("It rained, and the well was full.\n", "--show")
    assert shown == "It rained, and the well was full.\n\nnothing to mask\nplain tier\n"


def test_a_saved_page_and_an_answer_have_titles(mask_here: Here) -> None:
    body = '<p id="p_1">Then Barua ran to the well.</p><p id="p_2">It was noon, and Barua was seen.</p>'
    title = "Gopal Barua vs State on 1 May, 2001"
    page = (
        '<!DOCTYPE html><html><body><div class="judgments"><h3 class="docsource_main">Delhi High Court</h3>'
        f'<h2 class="doc_title">{title}</h2>{body}</div></body></html>'
    )
    answer = {"title": title, "docsource": "Delhi High Court", "doc": body}
    for content in (page, json.dumps(answer)):
        masked = "Then [PERSON 1] ran to the well.\n\nIt was noon, and [PERSON 1] was seen.\n"
        assert mask_here(content)[0] == masked


def test_control_characters_do_not_reach_the_terminal(mask_here: Here) -> None:
    text = "\x1b[2J\x07Shri Ramesh Dogra ran\x00 to [red]the mill[/red].\x9b31m"
    shown, _ = mask_here(text, "--show")
    assert re.search(r"[\x00-\x08\x0b-\x1f\x7f-\x9f]", shown) is None
    assert "[red]the mill[/red]" in shown


def test_other_letters_are_not_taken_for_masked(mask_here: Here, tmp_path: Path) -> None:
    sentence = "hardly any Latin letters: names are found in English only, so do not take this for masked"
    assert mask_here(HINDI) == (f"{HINDI}\n", f"{tmp_path / 'given'}: {sentence}\n")
    lines = "\n".join(json.dumps({"id": 1, "text": text}) for text in (HINDI, "It rained."))
    assert mask_here(lines, "--jsonl")[1] == f"{tmp_path / 'given'}, 1 of 2 texts: {sentence}\n"


# What cannot be read


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"", "is empty: give a text"),
        (b" \n\t\n", "is empty: give a text"),
        (b"\x7fELF" + bytes(range(256)) * 20, "is not text: give plain text in UTF-8, a PDF, a saved page or "
         "an API answer"),
        (b"x" * 20_000_001, "is larger than 20 MB: give a part of it, or lines with --jsonl"),
        (b'{"id": 1, "text": "He ran."}\n', "holds lines of JSON with texts: add --jsonl"),
    ],
    ids=["empty", "blank", "binary", "large", "lines"],
)  # fmt: skip
def test_what_cannot_be_read_is_one_sentence(refuse_ilsi: Refuse, content: bytes, sentence: str) -> None:
    refuse_ilsi(f"standard input {sentence}", "mask", "-", text=content)


@pytest.mark.parametrize(
    ("flags", "sentence"),
    [
        (["--preset", "ful"], "unknown preset 'ful', did you mean 'full'?"),
        (["--preset", "x"], "unknown preset 'x' (known: full, paper, ilsi-v2)"),
        (["--tier", "stric"], "unknown tier 'stric', did you mean 'strict'?"),
        (["--jsonl", "--show"], "--show is for people and --jsonl for programs: give one of them"),
        (["--ner", " "], "ner (from --ner): name a spaCy pipeline or a folder, got ' '"),
    ],
)
def test_wrong_flags_are_one_sentence(refuse_ilsi: Refuse, flags: Sequence[str], sentence: str) -> None:
    refuse_ilsi(sentence, "mask", "-", *flags, code=2, text=TEXT)


@pytest.mark.parametrize("flags", [[], ["--jsonl"]])
def test_files_and_pipelines_that_are_not_there(
    mask: Run, refuse_ilsi: Refuse, flags: list[str], tmp_path: Path
) -> None:
    missing = tmp_path / "none.txt"
    advice = "check the name and permissions"
    refuse_ilsi(f"{missing} cannot be read (No such file or directory): {advice}", "mask", missing, *flags)
    for ner in ("no_such_pipeline", str(tmp_path)) if flags else (str(tmp_path / "none"),):
        done = mask("-", *flags, "--ner", ner, text='{"id": 1, "text": "He ran."}' if flags else TEXT)
        assert done.returncode in (2, 65)
        assert done.stdout == ""
        assert len(done.stderr.splitlines()) == 1
        assert re.match(rf"ilsi: .*{re.escape(ner)}", done.stderr)


# Lines


def test_lines_come_back_in_their_order_with_offsets_into_the_text(mask: Run, tmp_path: Path) -> None:
    records = [
        {"id": "a", "text": TEXT, "court": "any"},
        {"id": 7, "text": "Then Barua ran to the well.", "title": "Gopal Barua vs State on 1 May, 2001"},
        {"id": None, "text": ""},
        {"id": "\ud800", "text": "\ud800 Shri Ramesh Dogra\x00 ran \U0001f600."},
        {"id": ["b"], "text": "It rained."},
    ]
    (tmp_path / "a.jsonl").write_text("\n\n".join(map(json.dumps, records)) + "\n\n")
    done = mask("--jsonl", tmp_path / "a.jsonl")
    assert (done.returncode, done.stderr) == (0, "")
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert [answer["id"] for answer in answers] == [record["id"] for record in records]
    for record, answer in zip(records, answers, strict=True):
        assert answer.keys() == {"id", "text", "masks"}
        text: str = record["text"]  # type: ignore[assignment]
        kept, at = "", 0
        for each in answer["masks"]:
            assert each.keys() == {"start", "end", "kind", "rule"}
            assert each["kind"] in KINDS
            assert at <= each["start"] < each["end"]
            kept += text[at : each["start"]] + "\n"
            at = each["end"]
        outside = re.sub(r"\[[A-Z]+(?: \d+)?\]", "\n", answer["text"])
        assert outside == kept + text[at:]
    assert answers[1]["text"] == "Then [PERSON 1] ran to the well."
    assert answers[4] == {"id": ["b"], "text": "It rained.", "masks": []}
    words = [TEXT[each["start"] : each["end"]] for each in answers[0]["masks"] if each["kind"] == PERSON]
    assert words == ["Ramesh Kumar Dogra", "Ramesh Kumar Dogra", "Sunita Devi", "Dogra"]


def test_bad_lines_are_named_and_the_others_done(mask: Run) -> None:
    lines = [
        b'{"id": 1, "text": "Shri Ramesh Dogra ran."}',
        b"He ran.",
        b'{"id": 2}',
        b'{"id": 3, "text": ["He ran."]}',
        b'{"text": "He ran."}',
        b'{"id": 4, "text": "He ran.", "title": null}',
        b'{"id": 5, "text": "\xff"}',
        b"[1]",
        b'{"id": 6, "text": "It rained."}',
    ]
    done = mask("--jsonl", "-", text=b"\r\n".join(lines))
    assert done.returncode == 65
    assert done.stderr.splitlines() == [
        "standard input, line 2: not JSON",
        'standard input, line 3: no "text"',
        'standard input, line 4: "text" is not a string',
        'standard input, line 5: no "id"',
        'standard input, line 6: "title" is not a string',
        "standard input, line 7: not UTF-8",
        'standard input, line 8: not an object with "id" and "text"',
        "ilsi: 7 of 9 lines could not be read, see above",
    ]
    assert [json.loads(line)["id"] for line in done.stdout.splitlines()] == [1, 6]


def test_no_lines_at_all(mask_here: Here) -> None:
    with pytest.raises(
        BadInputError, match=r'given is empty: give lines such as {"id": "1", "text": "\.\.\."}$'
    ):
        mask_here("\n\n", "--jsonl")


def test_who_holds_both_ends_of_the_pipe_is_answered(ilsi_command: list[str]) -> None:
    with subprocess.Popen(
        [*ilsi_command, "mask", "--jsonl", "-"],
        env=os.environ | {"PYTHONPATH": str(ROOT)},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        for number in range(3):
            process.stdin.write(json.dumps({"id": number, "text": "Shri Ramesh Dogra ran."}) + "\n")
            process.stdin.flush()
            assert json.loads(process.stdout.readline())["id"] == number
        process.stdin.close()
    assert process.returncode == 0


@pytest.mark.parametrize("text", ["He ran. " * 20, ""], ids=["long", "empty"])
def test_batches_are_bounded(text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mask_command, "BATCH_CHARACTERS", 2000)
    (tmp_path / "a.jsonl").write_text((json.dumps({"id": 1, "text": text}) + "\n") * 100)
    records = JsonLines(tmp_path / "a.jsonl", check_text)
    lines = (mask_command._read_line(record, None) for record in records)
    sizes = [len(batch) for batch in make_batches(lines, mask_command.LineToMask.fill_batch)]
    assert sum(sizes) == 100
    assert 1 < max(sizes) <= 20


def test_the_same_lines_alone_and_together(mask_here: Here) -> None:
    """What stands around a text in a batch changes nothing in it."""
    met = "Shri Ramesh Dogra met Smt. Sunita Devi {}on 12.03.2004."
    lines = [json.dumps({"id": 1, "text": met.format("at the well " * number)}) for number in range(40)]
    together, _ = mask_here("\n".join(lines), "--jsonl")
    assert [mask_here(line, "--jsonl")[0].strip() for line in lines] == together.splitlines()


# Choices


def test_every_preset_and_tier_can_be_wished_for() -> None:
    settings = Settings(masks="paper")
    assert read_request(settings, None, "auto").preset == "paper"
    for name in PRESETS:
        assert Settings(masks=name).masks == name  # type: ignore[arg-type]
        assert read_request(settings, name, "auto").preset == name
    assert [read_request(settings, None, tier).tier for tier in ("auto", *TIERS)] == [None, *TIERS]


def test_kinds_that_stand_out_have_styles_of_their_own() -> None:
    styles = [
        style_kind(kind) for kind in ("PERSON", "PLACE", "ORG", "DATE", "SECTION", "ACT", "CASE", "AGE")
    ]
    assert len(set(styles)) == len(styles)


def test_without_our_entity_finder_the_user_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("flows.plans.masks.DEFAULT_NER", tmp_path / "none")
    (tmp_path / "a.txt").write_text("He ran.")
    with pytest.raises(BadInputError, match=r"the bundled entity model is missing at .*none: reinstall"):
        show_masked(tmp_path / "a.txt", read_request(Settings(), None, mask_command.AUTO))
