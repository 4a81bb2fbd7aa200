"""`./ilsi explain` on saved files that are built for it: citations, labels, roles, facts and drops."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from datetime import date
from pathlib import Path

import pytest

from embedded.law.statutes import write_statutes
from embedded.pages.statute_page import render_section_page
from flows.cli.explain import explain_document, show_mentions
from flows.collecting.site import run_import
from flows.console import output
from flows.plans import documents as segment_stage
from flows.plans import masks as mask_stage
from flows.plans.stages import plan_stages
from flows.texts.highlight import show_roles, style_role
from pipeline.mask.removals import add_removals, undo_removals
from pipeline.mask.stage import LoadedEntities
from pipeline.segment.stage import LoadedTagger
from pipeline.stage import run_stage
from schemas.errors import BadInputError
from schemas.records import Citations, Judgment, Mention, Paragraph, RejectedNumber, Sentence
from schemas.roles import FACTS, RATIO, ROLES
from schemas.settings import Settings

ROOT = Path(__file__).resolve().parents[2]
PAGES = {page.number: page for page in write_statutes()}
CITING, PLAIN, FOREIGN, TELLING, UNLABELLED = "1000001", "1000002", "1000003", "1000004", "1000005"
TWIN = "1000006"  # the story of TELLING under another id
FILLER = "The witnesses were heard at length, and the learned counsel of both sides had their say. " * 4


def link(section: str, words: str) -> str:
    return f'<a href="/doc/{PAGES[section].page_id}/">{words}</a>'


BODY = f"""<p id="p_1">The charge was {link("302", "Section 302")} of the Indian Penal Code.</p>
<p id="p_2">It was altered to {link("304", "Section 307")} of the Indian Penal Code by the Court.</p>
<p id="p_3">His statement under Section 161 of the Code of Criminal Procedure was read out;
Section 612 IPC is not law.</p>
<p id="p_4">So held the Court below on {link("34", "the common intention")} of all.</p>
<p id="p_5">{FILLER}</p>"""

STORY = f"""<p id="p_1">The charge was {link("302", "Section 302")} of the Indian Penal Code.</p>
<p id="p_2">The boy ran to the Agra mill. He ran past the well. He then ran home and told his [red]mother.</p>
<p id="p_3">{FILLER}</p>"""
UNLABELLED_STORY = STORY.partition("\n")[2]


class RuleTagger:
    """What runs is a fact, and everything else is none."""

    def tag(self, documents: Sequence[Sequence[str]]) -> list[list[tuple[str, float]]]:
        return [
            [(FACTS, 0.875) if " ran " in each else (RATIO, 0.5) for each in document]
            for document in documents
        ]


class RuleFinder:
    """Knows one place."""

    def find(self, texts: Sequence[str]) -> list[list[tuple[int, int, str]]]:
        return [[(*found.span(), "PLACE") for found in re.finditer("Agra", text)] for text in texts]


@pytest.fixture(scope="module", autouse=True)
def rule_tagger() -> Iterator[None]:
    """A tagger and an entity finder that need no weights."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(segment_stage, "load_role_tagger", lambda _: LoadedTagger(RuleTagger(), "rules"))
        patch.setattr(segment_stage, "digest_role_tagger", lambda _: "rules")
        patch.setattr(mask_stage, "load_entity_finder", lambda _: LoadedEntities(RuleFinder(), "rules"))
        patch.setattr(mask_stage, "digest_entity_finder", lambda _: "rules")
        yield


def write_page(docid: str, body: str, court: str = "Delhi High Court") -> str:
    return (
        f'<!DOCTYPE html><html><body><form action="/doc/{docid}/"></form><div class="judgments">'
        f'<h3 class="docsource_main">{court}</h3><h2 class="doc_title">A vs B on 1 May, 2001</h2>'
        f"{body}</div></body></html>"
    )


@pytest.fixture(scope="module")
def settings(tmp_path_factory: pytest.TempPathFactory) -> Settings:
    """A cache in which all stages are finished."""
    folder = tmp_path_factory.mktemp("explain")
    saved = folder / "saved"
    saved.mkdir()
    for number in ("34", "302", "304"):
        page = PAGES[number]
        (saved / f"{page.page_id}.html").write_text(render_section_page(page, page.page_id))
    (saved / f"{CITING}.html").write_text(write_page(CITING, BODY))
    (saved / f"{PLAIN}.html").write_text(write_page(PLAIN, f"<p>{FILLER}</p>"))
    (saved / f"{FOREIGN}.html").write_text(write_page(FOREIGN, BODY, court="Court of Nowhere"))
    (saved / f"{TELLING}.html").write_text(write_page(TELLING, STORY))
    (saved / f"{TWIN}.html").write_text(write_page(TWIN, STORY, court="Bombay High Court"))
    (saved / f"{UNLABELLED}.html").write_text(write_page(UNLABELLED, UNLABELLED_STORY))
    found = Settings(cache=folder / "cache", source="files", tagger=folder)
    run_import(found, [saved])
    build(found)
    return found


def build(settings: Settings, last: str | None = None) -> None:
    """Run all stages, or those up to one, in this process."""
    for name, stage in plan_stages(settings):
        assert stage is not None

        def make(job: object, stage=stage) -> object:  # type: ignore[no-untyped-def]
            function, arguments = stage.find_work(job)
            return function(*arguments)

        run_stage(stage.plan, settings.cache, make)  # type: ignore[arg-type]
        if name == last:
            return


@pytest.fixture
def shown(capsys: pytest.CaptureFixture[str]) -> "Shown":
    return Shown(capsys)


class Shown:
    """What was printed, by stage."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self._capsys = capsys

    def explain(self, settings: Settings, docid: str) -> dict[str, str]:
        self._capsys.readouterr()
        explain_document(settings, docid)
        parts = re.split(
            r"^(collect|parse|links|cite|label|segment|facts|mask|dedupe|split) ─+$",
            self.read(),
            flags=re.MULTILINE,
        )
        return dict(zip(parts[1::2], parts[2::2], strict=True))

    def read(self) -> str:
        return self._capsys.readouterr().out


@pytest.fixture(autouse=True)
def wide(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is wrapped, and nothing coloured."""
    monkeypatch.setattr(output, "_width", 250)  # a variable is read only when it is made
    for name in ("FORCE_COLOR", "TTY_COMPATIBLE"):
        monkeypatch.delenv(name, raising=False)


def list_rows(text: str) -> list[list[str]]:
    return [re.split(r"\s{2,}", line.strip()) for line in text.splitlines() if line.strip()]


def test_citations_are_shown_with_their_surroundings_by_act(settings: Settings, shown: Shown) -> None:
    stages = shown.explain(settings, CITING)
    assert list(stages) == ["collect", "parse", "links", "cite", "label", "segment", "facts"]
    assert list_rows(stages["cite"]) == [
        ["IPC (3)"],
        ["302", "both", "The charge was Section [IPC 302] of the Indian Penal Code."],
        [
            "307",
            "conflict: the link says IPC 304",
            "It was altered to Section [IPC 307] of the Indian Penal Code by t…",
        ],
        ["34", "link", "So held the Court below on [IPC the common intention] of all."],
        ["CrPC (1)"],
        ["161", "text", "His statement under Section [CrPC 161] of the Code of Criminal Proce…"],
        ["no citations (1)"],
        [
            "612",
            "the Indian Penal Code has no section 612",
            "…ocedure was read out; Section [rejected 612] IPC is not law.",
        ],
    ]


def test_labels_are_shown_with_their_titles(settings: Settings, shown: Shown) -> None:
    assert list_rows(shown.explain(settings, CITING)["label"]) == [
        ["302", "Punishment for murder"],
        ["307", "Attempt to murder"],
    ]


def test_sub_sections_have_the_title_of_their_section(
    settings: Settings, shown: Shown, tmp_path: Path
) -> None:
    labels = tmp_path / "labels.txt"
    labels.write_text("302\n307\n376(2)\n")
    chosen = settings.model_copy(update={"labels": labels})
    build(chosen)
    assert [row[0] for row in list_rows(shown.explain(chosen, CITING)["label"])] == ["302", "307"]


def test_a_document_is_followed_to_where_it_was_dropped(settings: Settings, shown: Shown) -> None:
    stages = shown.explain(settings, FOREIGN)
    assert list(stages) == ["collect", "parse"]
    assert stages["parse"].strip() == "dropped: court not known: --courts unknown or all keeps it"
    stages = shown.explain(settings, PLAIN)
    assert stages["cite"].strip() == "no section cited"
    assert stages["label"].strip() == "dropped: cites no section of the Indian Penal Code"
    assert stages["facts"].strip() == "dropped: fewer than 3 fact sentences"
    stages = shown.explain(settings, str(PAGES["302"].page_id))
    assert stages["parse"].strip() == "dropped: a statute, not a judgment"


def test_a_stage_that_is_not_made_ends_the_way(settings: Settings, shown: Shown, tmp_path: Path) -> None:
    other = settings.model_copy(update={"cache": tmp_path / "cache"})
    run_import(other, [settings.cache.parent / "saved"])
    waits = {None: "parse", "parse": "links", "statutes": "cite", "cite": "label", "label": "segment"}
    for last, waiting in (*waits.items(), ("segment", "facts"), ("facts", "mask")):
        if last is not None:
            build(other, last)
        stages = shown.explain(other, CITING)
        assert list(stages)[-1] == waiting
        assert stages[waiting].strip() == "not made yet: run ./ilsi rebuild"


def test_an_unknown_document(settings: Settings) -> None:
    with pytest.raises(BadInputError, match="document '5' is not known here"):
        explain_document(settings, "5")


# Citations that no small document has


def make_mention(start: int, **changes: object) -> Mention:
    values: dict[str, object] = {
        "paragraph": 0,
        "start": start,
        "end": start + 3,
        "act": "IPC",
        "section": "302",
        "clause": None,
        "found": "named",
        "how": "text",
        "linked": None,
        "quoted": False,
    }
    return Mention(**(values | changes))  # type: ignore[arg-type]


def make_judgment(text: str) -> Judgment:
    paragraphs = [Paragraph("p", text, None)]
    return Judgment("1", "A vs B", "Delhi High Court", None, None, None, [], [], paragraphs, [])


def test_no_more_than_a_screenful_or_two(shown: Shown) -> None:
    mentions = [make_mention(4 * place, act="IPC" if place % 4 else "CrPC") for place in range(100)]
    rejected = [RejectedNumber(0, 4 * place, 4 * place + 3, "612", "no such section") for place in range(70)]
    show_mentions(Citations("1", mentions, rejected, []), make_judgment("302 " * 100))
    lines = shown.read().splitlines()
    assert lines[0] == "IPC (75)"
    assert lines[61] == "and 15 more"
    assert lines[62] == "CrPC (25)"  # an Act is never hidden by another
    assert sum(line.startswith("302 ") for line in lines) == 60 + 25
    assert sum(line.startswith("612 ") for line in lines) == 60
    assert lines[-1] == "and 10 more"


def test_clauses_quotations_and_context_are_told(shown: Shown) -> None:
    mentions = [
        make_mention(9, section="376", clause="(2)(g)", found="context", quoted=True),
        make_mention(9, section="304", clause="Part II", how="both", linked="IPC 304"),
        make_mention(9, act="unknown", section="4"),
        make_mention(9, act="Town Fairs Act", section="4"),
    ]
    show_mentions(Citations("1", mentions, [], []), make_judgment("[31m\tSec\n302\x1b[2J, and so on"))
    rows = list_rows(shown.read())
    assert [row[0] for row in rows] == [
        "IPC (2)",
        "376(2)(g)",
        "304 Part II",
        "Town Fairs Act (1)",
        "4",
        "unknown (1)",
        "4",
    ]
    assert rows[1][1:] == [
        "text, context, quoted",
        "[31m Sec [IPC 302]\N{REPLACEMENT CHARACTER}[2J, and so on",
    ]
    assert rows[2][1] == "both"


# Roles and facts


def test_the_judgment_is_shown_by_role(settings: Settings, shown: Shown) -> None:
    lines = shown.explain(settings, TELLING)["segment"].splitlines()
    assert re.split(r"\s{2,}", lines[1].strip()) == ["Facts 3 (0.88)", "Ratio of the decision 5 (0.50)"]
    assert lines[3:8] == [
        "[Ratio of the decision] The charge was Section 302 of the Indian Penal Code.",
        "",
        "[Facts] The boy ran to the Agra mill.",
        "[Facts] He ran past the well.",
        "[Facts] He then ran home and told his [red]mother.",
    ]


def test_the_facts_are_shown_with_their_scores(settings: Settings, shown: Shown) -> None:
    assert list_rows(shown.explain(settings, TELLING)["facts"]) == [
        ["3 sentences, confidence 0.88"],
        ["0.88", "The boy ran to the Agra mill."],
        ["0.88", "He ran past the well."],
        ["0.88", "He then ran home and told his [red]mother."],
    ]


def test_masked_facts_are_shown(settings: Settings, shown: Shown) -> None:
    assert shown.explain(settings, TELLING)["mask"].strip().splitlines() == [
        "plain tier, 1 PLACE masked",
        "The boy ran to the [PLACE 1] mill.",
        "He ran past the well.",
        "He then ran home and told his [red]mother.",
    ]


def test_duplicates_and_splits_are_told(settings: Settings, shown: Shown) -> None:
    kept = shown.explain(settings, TELLING)
    assert kept["dedupe"].strip() == f"kept instead of document {TWIN}, 100% the same"
    assert kept["split"].strip() in ("train", "validation", "test")
    left_out = shown.explain(settings, TWIN)
    assert left_out["dedupe"].strip() == f"dropped: near-duplicate of document {TELLING}"
    assert "split" not in left_out


def test_a_forgotten_document_is_told(settings: Settings, shown: Shown, tmp_path: Path) -> None:
    other = settings.model_copy(update={"cache": tmp_path / "cache"})
    run_import(other, [settings.cache.parent / "saved"])
    add_removals(other.cache, [TELLING], "asked", date(2026, 1, 31))
    build(other)
    assert shown.explain(other, TELLING)["mask"].strip() == "dropped: on the removal list"
    undo_removals(other.cache, [TELLING])
    assert shown.explain(other, TELLING)["mask"].strip() == "not made yet: run ./ilsi rebuild"


def test_too_few_facts_are_told(settings: Settings, shown: Shown) -> None:
    assert shown.explain(settings, CITING)["facts"].strip() == "dropped: fewer than 3 fact sentences"
    fewer = settings.model_copy(update={"min_facts": 4})
    build(fewer)
    assert shown.explain(fewer, TELLING)["facts"].strip() == "dropped: fewer than 4 fact sentences"


def test_a_judgment_without_labels_has_roles_and_facts(settings: Settings, shown: Shown) -> None:
    """They are made from what was parsed, so the labels are nothing to them."""
    stages = shown.explain(settings, UNLABELLED)
    assert list(stages) == ["collect", "parse", "links", "cite", "label", "segment", "facts", "mask"]
    assert stages["label"].strip() == "dropped: cites no section of the Indian Penal Code"
    assert "[Facts] The boy ran to the Agra mill." in stages["segment"].splitlines()
    assert list_rows(stages["facts"])[:2] == [
        ["3 sentences, confidence 0.88"],
        ["0.88", "The boy ran to the Agra mill."],
    ]


def test_a_missing_tagger_is_told(settings: Settings, tmp_path: Path) -> None:
    with pytest.raises(BadInputError, match=f"{tmp_path}/none is not a folder"):
        explain_document(settings.model_copy(update={"tagger": tmp_path / "none"}), TELLING)


def test_roles_stand_in_brackets_one_sentence_a_line(shown: Shown) -> None:
    text = " He\n   ran.\nSo\x1b[2J they say. We\x07 ran."
    words = {"He\n   ran.": FACTS, "So\x1b[2J they say.": "Gossip", "We\x07 ran.": FACTS}
    places = [(text.index(each), text.index(each) + len(each), role) for each, role in words.items()]
    scores = (0.5, 1.0, 1.0)
    show_roles(["", text], [Sentence(1, *place, score) for place, score in zip(places, scores, strict=True)])
    legend, *lines = [line for line in shown.read().splitlines() if line.strip()]
    assert re.split(r"\s{2,}", legend.strip()) == ["Facts 2 (0.75)", "Gossip 1 (1.00)"]
    assert lines == ["[Facts] He ran.", "[Gossip] So\ufffd[2J they say.", "[Facts] We\ufffd ran."]


def test_no_sentences_are_shown_as_none(shown: Shown) -> None:
    show_roles([], [])
    assert shown.read().strip() == ""


def test_every_role_has_a_style_of_its_own() -> None:
    styles = [style_role(role) for role in (*ROLES, "Gossip")]
    assert len(set(styles)) == len(styles)


def test_a_terminal_gets_colours_by_role() -> None:
    code = (
        "from flows.texts.highlight import show_roles\n"
        "from schemas.records import Sentence\n"
        "show_roles(['1. He ran.\\x1b[2J\\n    So be it.'], "
        "[Sentence(0, 3, 10, 'Facts', .5), Sentence(0, 19, 28, 'Argument', .5)])"
    )
    environment = {"FORCE_COLOR": "1", "TERM": "xterm-256color", "PYTHONPATH": str(ROOT), "COLUMNS": "80"}
    kept = {name: value for name, value in os.environ.items() if name != "NO_COLOR"}
    done = subprocess.run(
        [sys.executable, "-c", code], env=kept | environment, capture_output=True, text=True, check=True
    )
    green, yellow, plain = "\x1b[1;32m", "\x1b[33m", "\x1b[0m"
    lines = done.stdout.splitlines()
    assert lines[0].startswith(f"{green}Facts 1 (0.50){plain}")
    assert lines[2:] == [f"1. {green}He ran.{plain}\ufffd[2J", f"    {yellow}So be it.{plain}"]
