"""The table of sections: pages fetched from the box by what its links say, files of the user's, and gaps."""

import json
import shutil
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime
from functools import partial
from pathlib import Path

import pyarrow.parquet as pq
import pytest
from hypothesis import given, strategies

import flows.collecting.site
from embedded.docket.docket import Docket
from embedded.law.statutes import UNLINKED, StatutePage, find_cite_id, write_statutes
from embedded.pages.statute_page import render_section_page
from embedded.site.box import start_box
from flows.collecting.site import run_collection, run_import
from flows.console import RunView
from flows.paths import find_archive
from flows.plans.plan import PlannedStage, plan_parse_stage
from flows.plans.sections import are_sections_fetched, fetch_sections, read_sections
from flows.plans.statutes import list_statute_pages, plan_links_stage, plan_statutes_stage
from pipeline.archive.archive import Archive
from pipeline.archive.ledger import LEDGER_NAME, Ledger
from pipeline.archive.warc_records import Capture
from pipeline.sections.stage import MOST_CANDIDATES, count_votes
from pipeline.shards import write_shard
from pipeline.stage import run_stage
from pipeline.statutes.stage import SectionPage, describe_texts, make_sections, plan_statutes, read_page
from schemas.errors import BadInputError
from schemas.records import Section, SectionLink, SectionLinks
from schemas.settings import Settings
from schemas.statutes import FILE, OURS, PAGE, find_section, read_ipc

SEED, CASES = 5, 200
PAGES = {page.number: page for page in write_statutes()}
ALL = [entry.number for entry in read_ipc()]


def run(stage: PlannedStage, settings: Settings) -> Path:
    """A stage as the flows run it, in this process."""

    def make(job: object) -> object:
        function, arguments = stage.find_work(job)  # type: ignore[arg-type]
        return function(*arguments)

    run_stage(stage.plan, settings.cache, make)  # type: ignore[arg-type]
    return stage.plan.folder(settings.cache)


@dataclass(frozen=True)
class World:
    """A box, its settings and the log of what it was asked for."""

    settings: Settings
    log: Path

    def list_requests(self) -> list[str]:
        return [json.loads(line)["path"] for line in self.log.read_text().splitlines()]

    def find_pages(self) -> dict[str, Section]:
        run(plan_statutes_stage(self.settings), self.settings)
        return {
            section.number: section for section in read_sections(self.settings) if section.text_from == PAGE
        }

    def find_states(self) -> dict[str, str]:
        with Ledger.open_for_reading(find_archive(self.settings) / LEDGER_NAME) as ledger:
            return dict(ledger.ask("SELECT docid, state FROM documents WHERE kind = 'statute'"))


def collect_world(folder: Path, patch: pytest.MonkeyPatch, **options: object) -> World:
    """A box whose judgments are collected and parsed, and no statute yet."""
    patch.setattr(flows.collecting.site, "start_box", partial(start_box, log=folder / "log.jsonl"))
    # A short span of years: every year of every court is a search.
    span: dict[str, object] = {"start": date(2005, 1, 1), "misfiled": False}
    settings = Settings(cache=folder / "cache", box_seed=SEED, **span, **options)  # type: ignore[arg-type]
    run_collection(settings)
    run(plan_parse_stage(settings), settings)
    run(plan_links_stage(settings), settings)
    return World(settings, folder / "log.jsonl")


def copy_world(world: World, folder: Path, patch: pytest.MonkeyPatch) -> World:
    """A copy to go on with, with a log of its own."""
    log = folder / "log.jsonl"
    log.touch()
    patch.setattr(flows.collecting.site, "start_box", partial(start_box, log=log))
    shutil.copytree(world.settings.cache, folder / "cache")
    return World(world.settings.model_copy(update={"cache": folder / "cache"}), log)


@pytest.fixture(scope="module")
def collected(tmp_path_factory: pytest.TempPathFactory) -> World:
    """Judgments only."""
    with pytest.MonkeyPatch.context() as patch:
        return collect_world(tmp_path_factory.mktemp("collected"), patch, box_cases=CASES)


@pytest.fixture(scope="module")
def finished(collected: World, tmp_path_factory: pytest.TempPathFactory) -> World:
    """Judgments, and statutes after one run. Not to be changed."""
    with pytest.MonkeyPatch.context() as patch:
        world = copy_world(collected, tmp_path_factory.mktemp("finished"), patch)
        assert not are_sections_fetched(world.settings)
        fetch_sections(world.settings)
        assert are_sections_fetched(world.settings)  # also before the table is made
        run(plan_statutes_stage(world.settings), world.settings)
        assert are_sections_fetched(world.settings)
        return world


@pytest.fixture
def world(collected: World, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> World:
    """A copy without statutes, to spoil."""
    return copy_world(collected, tmp_path, monkeypatch)


@pytest.fixture
def no_site(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asks a site fails."""

    def refuse(*_: object, **__: object) -> None:
        raise AssertionError("no site must be asked")

    monkeypatch.setattr(flows.collecting.site, "open_source", refuse)


def write_votes(world: World, votes: dict[str, dict[int, int]]) -> None:
    """Tables of links with just these votes."""
    stage = plan_links_stage(world.settings)
    shutil.rmtree(stage.plan.folder(world.settings.cache))
    pairs = [(section, str(target), count) for section, ids in votes.items() for target, count in ids.items()]
    records = [
        SectionLinks(f"{section}-{target}-{number}", [SectionLink(section, target)])
        for section, target, count in pairs
        for number in range(count)
    ]
    run_stage(
        stage.plan, world.settings.cache, lambda job: write_shard(job, records, documents_in=len(records))
    )


def find_id(act: str, section: str) -> int:
    found = find_cite_id(act, section)
    assert found is not None
    return found


# From links to pages


def test_all_sections_that_judgments_link_to_get_their_page(finished: World) -> None:
    links = plan_links_stage(finished.settings).plan.folder(finished.settings.cache)
    votes = count_votes(sorted(links.glob("part-*.parquet")))
    linked = {
        section
        for section, ids in votes.items()
        if str(find_cite_id("IPC", section)) in list(ids)[:MOST_CANDIDATES]
    }
    texts = finished.find_pages()
    assert linked == texts.keys()
    assert len(texts) >= 80
    assert len(texts) >= 0.85 * len(find_linked_at_all(finished.settings))
    for number, section in texts.items():
        assert section.ids == [str(PAGES[number].cite_id)]
        assert section.text == PAGES[number].text


def find_linked_at_all(settings: Settings) -> set[str]:
    """Sections with a link of any kind to their page."""
    numbers = {str(page.cite_id): page.number for page in PAGES.values() if page.cite_id is not None}
    parsed = plan_parse_stage(settings).plan.folder(settings.cache)
    rows = (row for part in parsed.glob("part-*.parquet") for row in pq.read_table(part).to_pylist())
    return {numbers[link["target"]] for row in rows for link in row["links"] if link["target"] in numbers}


def test_nothing_is_fetched_twice_and_nothing_but_statutes(finished: World) -> None:
    asked = finished.list_requests()
    documents = [path for path in asked if path != "/robots.txt"]
    assert documents
    assert len(set(documents)) == len(documents)
    judgments = {f"/doc/{entry.docid}/" for entry in Docket(SEED, CASES)}
    assert not judgments & set(documents)
    assert not [path for path in documents if path.startswith("/search/")]


def test_a_second_run_asks_nothing_and_starts_nothing(finished: World, no_site: None) -> None:
    asked = finished.list_requests()
    fetch_sections(finished.settings)
    assert finished.list_requests() == asked


def test_fetching_statutes_changes_nothing_before_them(collected: World, finished: World) -> None:
    for plan in (plan_parse_stage, plan_links_stage):
        assert plan(finished.settings).plan == plan(collected.settings).plan


def describe(number: str) -> str:
    entry = find_section(number)
    assert entry is not None
    return entry.description


def test_the_table_has_every_section_and_tells_whose_words_it_has(finished: World) -> None:
    texts = finished.find_pages()
    sections = read_sections(finished.settings)
    assert [section.number for section in sections] == ALL
    assert [(section.title, section.topic) for section in sections] == [
        (entry.title, entry.topic) for entry in read_ipc()
    ]
    missing = {section.number: section for section in sections if section.text_from == OURS}
    assert missing.keys() == set(ALL) - texts.keys()
    assert missing.keys() >= UNLINKED
    assert all(not section.ids for section in missing.values())
    assert all(section.text.startswith(describe(number)) for number, section in missing.items())
    counted = f"{len(texts)} from pages, {len(missing)} in our own words"
    counted = f"texts of 575 sections of the Penal Code: {counted}"
    assert describe_texts(sections, texts) == f"{counted}, none of them a label"
    sentence = describe_texts(sections, ALL)
    assert sentence.startswith(f"{counted}; labels in our own words: ")
    assert sentence.endswith(f" and {len(missing) - 30} more (give the law's with --statutes FILE)")


def test_the_api_tells_both_ids_of_a_section(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    world = collect_world(tmp_path, monkeypatch, box_cases=30, courts=("supreme",), via="api")
    write_votes(world, {"302": {find_id("IPC", "302"): 1}, "34": {find_id("CrPC", "34"): 1}})
    fetch_sections(world.settings)
    (section,) = world.find_pages().values()
    page = PAGES["302"]
    assert (section.number, section.text) == ("302", page.text)
    assert section.ids == sorted([str(page.cite_id), str(page.page_id)], key=int)


def test_a_wrong_page_leads_to_the_next_candidate(world: World) -> None:
    judgment = next(entry.docid for entry in Docket(SEED, CASES) if entry.mentions_ipc)
    write_votes(
        world,
        {
            "302": {find_id("CrPC", "302"): 5, find_id("IPC", "302"): 2},  # the wrong Act
            "304": {find_id("IPC", "305"): 3, find_id("IPC", "304"): 1},  # another section of the Code
            "34": {999_999_999: 2, find_id("IPC", "34"): 1},  # not there
            "149": {find_id("CrPC", n): 9 - int(n) for n in "123"} | {find_id("IPC", "149"): 1},  # too late
            "511": {judgment: 1},  # a judgment that we have
            "506": {find_id("IPC", "506"): 1},
        },
    )
    fetch_sections(world.settings)
    assert world.find_pages().keys() == {"302", "304", "305", "34", "506"}
    states = world.find_states()
    assert states["999999999"] == "gone"
    assert str(find_id("IPC", "149")) not in states
    assert str(judgment) not in states
    assert are_sections_fetched(world.settings)


def test_a_section_whose_page_came_under_another_name_is_not_asked_for(world: World) -> None:
    """The page of 305 came for 304 in the first round; in the second nobody asks for 305's own candidate."""
    write_votes(
        world,
        {"304": {find_id("IPC", "305"): 3}, "305": {find_id("CrPC", "305"): 2, find_id("IPC", "306"): 1}},
    )
    fetch_sections(world.settings)
    assert world.find_pages().keys() == {"305"}
    assert str(find_id("IPC", "306")) not in world.find_states()


def test_a_run_that_was_stopped_goes_on_where_it_was(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    show = RunView.show

    def stop_at_the_tenth(self: RunView, step: str, *, done: int = 0, **rest: object) -> None:
        show(self, step, done=done, **rest)  # type: ignore[arg-type]
        if done == 10:
            raise KeyboardInterrupt

    with monkeypatch.context() as patch, pytest.raises(KeyboardInterrupt):
        patch.setattr(RunView, "show", stop_at_the_tenth)
        fetch_sections(world.settings)
    assert not are_sections_fetched(world.settings)
    assert len(list_statute_pages(world.settings)) == 10
    fetch_sections(world.settings)
    assert are_sections_fetched(world.settings)
    documents = [path for path in world.list_requests() if path != "/robots.txt"]
    assert len(set(documents)) == len(documents)


def test_before_the_links_are_read_nothing_is_known(world: World) -> None:
    shutil.rmtree(plan_links_stage(world.settings).plan.folder(world.settings.cache))
    assert not are_sections_fetched(world.settings)
    fetch_sections(world.settings)
    assert world.list_requests() == []


# From files


def write_page(folder: Path, page: StatutePage) -> None:
    (folder / f"{page.page_id}.html").write_text(render_section_page(page, page.page_id), encoding="utf-8")


def find_numbers(settings: Settings, origin: str) -> set[str]:
    return {section.number for section in read_sections(settings) if section.text_from == origin}


def find_section_ids(settings: Settings) -> dict[str, list[str]]:
    return {section.number: list(section.ids) for section in read_sections(settings)}


def test_statute_pages_among_saved_files_are_used(tmp_path: Path, no_site: None) -> None:
    saved = tmp_path / "saved"
    saved.mkdir()
    for number in ("302", "354D"):
        write_page(saved, PAGES[number])
    write_page(saved, replace(PAGES["420"], act="CrPC"))
    settings = Settings(cache=tmp_path / "cache", source="files")
    run_import(settings, [saved])
    run(plan_parse_stage(settings), settings)
    run(plan_links_stage(settings), settings)
    assert are_sections_fetched(settings)
    fetch_sections(settings)
    folder = run(plan_statutes_stage(settings), settings)
    sections = {section.number: section for section in read_sections(settings) if section.text_from == PAGE}
    assert sections.keys() == {"302", "354D"}
    assert all(section.text for section in read_sections(settings))
    assert sections["302"].text == PAGES["302"].text
    assert sections["302"].ids == [str(PAGES["302"].page_id)]
    write_page(saved, PAGES["34"])
    run_import(settings, [saved])
    run(plan_parse_stage(settings), settings)
    assert run(plan_statutes_stage(settings), settings) != folder
    assert find_numbers(settings, PAGE) == {"34", "302", "354D"}
    path = tmp_path / "texts.json"
    path.write_text(json.dumps({"302": "Whoever.", "498-A": "Cruelty."}))
    both = settings.model_copy(update={"statutes": path})
    run(plan_statutes_stage(both), both)
    assert find_numbers(both, FILE) == {"302", "498A"}
    assert find_numbers(both, PAGE) == {"34", "354D"}
    assert find_section_ids(both)["302"] == sections["302"].ids  # pages still tell which links lead to it


@pytest.fixture
def without_pages(tmp_path: Path) -> Settings:
    """Files of the user's, none of them the page of a section."""
    saved = tmp_path / "saved"
    saved.mkdir()
    write_page(saved, replace(PAGES["420"], act="CrPC"))
    settings = Settings(cache=tmp_path / "cache", source="files")
    run_import(settings, [saved])
    run(plan_parse_stage(settings), settings)
    run(plan_links_stage(settings), settings)
    return settings


def read_with(settings: Settings, path: Path) -> list[Section]:
    given = settings.model_copy(update={"statutes": path})
    assert are_sections_fetched(given)
    fetch_sections(given)
    run(plan_statutes_stage(given), given)
    return read_sections(given)


def test_without_pages_and_file_every_section_has_our_description(
    without_pages: Settings, no_site: None
) -> None:
    run(plan_statutes_stage(without_pages), without_pages)
    sections = read_sections(without_pages)
    assert [section.number for section in sections] == ALL
    assert {section.text_from for section in sections} == {OURS}
    assert all(section.text.startswith(describe(section.number)) for section in sections)


def test_texts_of_the_user_are_taken_as_they_are(
    without_pages: Settings, tmp_path: Path, no_site: None
) -> None:
    path = tmp_path / "texts.json"
    path.write_text(json.dumps({"302": "Whoever.", "498-A": "Cruelty.", "34": ""}))
    sections = read_with(without_pages, path)
    assert [section.number for section in sections] == ALL
    assert {section.number: section.text for section in sections if section.text_from == FILE} == {
        "302": "Whoever.",
        "498A": "Cruelty.",
    }
    assert all(section.text for section in sections)
    assert describe_texts(sections, ["34", "302"]) == (
        "texts of 575 sections of the Penal Code: 2 from the file, 573 in our own words; "
        "labels in our own words: 34 (give the law's with --statutes FILE)"
    )
    path.write_text(json.dumps({"302": "Whoever else."}))
    changed = read_with(without_pages, path)
    assert [section.text for section in changed if section.text_from == FILE] == ["Whoever else."]


def test_the_file_of_all_sections_matches_them_all(
    without_pages: Settings, no_site: None, real_data: Callable[..., Path]
) -> None:
    """Its fields are section, chapter, chapter_title, topic, title and text. It has no words for 304B."""
    path = real_data("statutes", "ipc_sections.jsonl")
    rows = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    sections = {section.number: section for section in read_with(without_pages, path)}
    assert [row["section"] for row in rows] == list(sections) == ALL
    for row in rows:
        section = sections[row["section"]]
        assert section.text_from == (FILE if row["text"] else OURS)
        assert section.text.split()[0] in (row["text"] or describe(row["section"]))
    counted = "574 from the file, 1 in our own words; labels in our own words: 304B"
    assert counted in describe_texts(sections.values(), ALL)


def test_a_bad_file_makes_no_table(without_pages: Settings, tmp_path: Path) -> None:
    path = tmp_path / "texts.json"
    with pytest.raises(BadInputError, match="is not a file"):
        plan_statutes((), path)
    path.write_text('{"302": 1}')
    with pytest.raises(BadInputError, match="its text is not a text"):
        read_with(without_pages, path)
    assert not list(without_pages.cache.glob("statutes/*/part-*"))


# Pages and sections


@pytest.fixture
def read(tmp_path: Path) -> Iterator[Callable[..., SectionPage | None]]:
    """Put a body into an archive and read it back as the page of a section."""
    with Archive(tmp_path) as archive:

        def read_body(body: bytes, key: str = "77") -> SectionPage | None:
            now = datetime(2026, 1, 2, tzinfo=UTC)
            return read_page(archive, archive.append(Capture("web", "statute", key, "u", 200, now, body, ())))

        yield read_body


def make_answer(title: str, text: str = "Whoever does.", **more: object) -> bytes:
    html = f'<section class="akn-section"><h3>1. Heading</h3><span class="akn-p">{text}</span></section>'
    return json.dumps({"tid": 900, "divtype": "akoma-ntoso", "title": title, "doc": html, **more}).encode()


@pytest.mark.parametrize(
    ("title", "number"),
    [
        ("Section 302 in The Indian Penal Code", "302"),
        ("Section 498A in The Indian Penal Code, 1860", "498A"),
        ("Section 498-A in Indian Penal Code, 1860", "498A"),
        ("Section 302 in The Indian Penal Code, 1860 (45 of 1860)", "302"),
        ("Section 376(2) in The Indian Penal Code, 1860", None),
        ("Section 512 in The Indian Penal Code, 1860", None),
        ("The Indian Penal Code, 1860", None),
        ("Section 302 in The Code of Criminal Procedure, 1973", None),
        ("Section 302 in The Ranbir Penal Code, Samvat 1989", None),
        ("Section 2 in The Indian Penal Code (Amendment) Act, 1921", None),
    ],
)
def test_a_page_is_what_it_says_it_is(
    read: Callable[..., SectionPage | None], title: str, number: str | None
) -> None:
    page = read(make_answer(title))
    assert (page.number if page else None) == number


def test_a_page_is_known_by_all_its_ids(read: Callable[..., SectionPage | None]) -> None:
    title = "Section 302 in The Indian Penal Code, 1860"
    assert read(make_answer(title, citetid=1100)) == SectionPage(
        "302", "Whoever does.", ("77", "900", "1100")
    )
    assert read(make_answer(title, tid=77)) == SectionPage("302", "Whoever does.", ("77",))
    words = '<div class="akoma-ntoso"><span class="akn-p">Whoever.</span></div>'
    page = f'<html><body><h2 class="doc_title">{title}</h2>{words}</body></html>'
    assert read(page.encode()) == SectionPage("302", "Whoever.", ("77",))


@pytest.mark.parametrize("body", [b"", b"{}", b"<html><body>nothing</body></html>", make_answer("")])
def test_what_is_no_statute_is_no_section(read: Callable[..., SectionPage | None], body: bytes) -> None:
    assert read(body) is None


def find(number: str, pages: list[SectionPage]) -> Section:
    return next(section for section in make_sections(pages, {}) if section.number == number)


def test_of_several_pages_the_longest_text_counts() -> None:
    short, long = SectionPage("302", "abc", ("5", "40")), SectionPage("302", "abcd", ("9",))
    for pages in ([short, long], [long, short]):
        section = find("302", pages)
        assert (section.text, list(section.ids)) == ("abcd", ["5", "9", "40"])
    equal = [SectionPage("302", "xyz", ("40",)), SectionPage("302", "abc", ("5",))]
    assert find("302", equal).text == find("302", equal[::-1]).text == "abc"


def test_a_page_without_words_is_known_but_our_description_stands_in() -> None:
    section = find("138A", [SectionPage("138A", "", ("5",))])
    assert (section.text_from, list(section.ids)) == (OURS, ["5"])
    assert section.text == f"{describe('138A')} Repealed by a law of 1934."


NUMBERS = strategies.sampled_from(ALL)
WORDS = strategies.sampled_from(["", "Whoever.", "Whoever does."])


@given(
    strategies.lists(
        strategies.builds(SectionPage, NUMBERS, WORDS, strategies.sampled_from([("5",), ("7",)]))
    ),
    strategies.dictionaries(NUMBERS, WORDS),
)
def test_no_section_is_without_text_whatever_there_is(
    pages: list[SectionPage], texts: dict[str, str]
) -> None:
    sections = list(make_sections(pages, texts))
    assert [section.number for section in sections] == ALL
    on_pages = {page.number: page.text for page in sorted(pages, key=lambda page: len(page.text))}
    for section in sections:
        words = {FILE: texts.get(section.number), PAGE: on_pages.get(section.number)}
        words[OURS] = section.text if section.text.startswith(describe(section.number)) else None
        assert section.text
        assert section.text_from == next(origin for origin in (FILE, PAGE, OURS) if words[origin])
        assert section.text == words[section.text_from]


def test_the_sentence_on_whose_words_there_are() -> None:
    pages = [SectionPage(number, "x", ()) for number in ALL]
    told = "texts of 575 sections of the Penal Code: "
    assert describe_texts(make_sections(pages, {}), ALL) == f"{told}575 from pages"
    assert describe_texts(make_sections(pages[2:], {"1": "y"}), ["2", "302"]) == (
        f"{told}1 from the file, 573 from pages, 1 in our own words; "
        "labels in our own words: 2 (give the law's with --statutes FILE)"
    )
    assert describe_texts(make_sections(pages[2:], {}), ["302"]) == (
        f"{told}573 from pages, 2 in our own words, none of them a label"
    )
    assert f", {ALL[29]} and 1 more (" in describe_texts(make_sections(pages[31:], {}), ALL)
