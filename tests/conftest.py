"""Fixtures that many tests share."""

import ctypes
import io
import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest
from hypothesis import settings

# No deadlines: a busy machine is no failure. No database: a test run leaves nothing in the tree.
settings.register_profile("quiet", deadline=None, database=None)
settings.load_profile("quiet")

# Tests run side by side: threads that wait for each other in a loop would take the other test's time.
os.environ.setdefault("OMP_WAIT_POLICY", "PASSIVE")

ROOT = Path(__file__).resolve().parent.parent

SMALL_BOX = (11, 90)  # seed and cases of the box that many tests look at after one rebuild

# A shell that starts the tests in the background has them ignore Ctrl-C, and so would all that they start.
if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(scope="session")
def real_data() -> Callable[..., Path]:
    """Where a file or folder of the real data lies: `real_data("kanoon", "pages")`. Skips without it.

    The data is not ours to ship: point ILSI_REAL_DATA at it, or have it beside the repository in
    ../shared/data.
    """
    folder = Path(os.environ.get("ILSI_REAL_DATA", ROOT.parent / "shared" / "data"))

    def require_real_data(*parts: str) -> Path:
        path = folder.joinpath(*parts)
        if not path.exists():
            pytest.skip(f"needs the real data: no {'/'.join(parts)} in {folder} (set ILSI_REAL_DATA)")
        return path

    return require_real_data


@pytest.fixture(scope="session")
def prefect_home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """One home for all runs: making Prefect's database is most of the time of a small rebuild."""
    home = tmp_path_factory.mktemp("prefect")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTEST_PREFECT_HOME", str(home))
        yield home


@pytest.fixture(scope="session")
def rebuilt_box(
    tmp_path_factory: pytest.TempPathFactory,
    prefect_home: Path,
    run_ilsi: Callable[..., subprocess.CompletedProcess[str]],
) -> Path:
    """The cache of a small box after one rebuild as a user runs it, but for training. Not to be changed."""
    cache = tmp_path_factory.mktemp("rebuild") / "cache"
    box = ("--box-seed", SMALL_BOX[0], "--box-cases", SMALL_BOX[1])
    done = run_ilsi("rebuild", "--cache", cache, *box, PREFECT_HOME=str(prefect_home), ILSI_MODELS="none")
    assert done.returncode == 0, done.stderr
    (cache.parent / "shown.txt").write_text(done.stdout)
    return cache


@pytest.fixture(scope="session")
def trained_models(
    tmp_path_factory: pytest.TempPathFactory,
    rebuilt_box: Path,
    run_ilsi: Callable[..., subprocess.CompletedProcess[str]],
) -> Path:
    """Models of the small box in a folder: `linear`, and `lesicin` after two epochs. Not to be changed."""
    folder = tmp_path_factory.mktemp("trained") / "models"
    for name, *flags in (["linear"], ["lesicin", "--epochs", "2"]):
        out = ("--dataset", rebuilt_box / "dataset", "--out", folder / name)
        done = run_ilsi("train", "--model", name, *flags, *out)
        assert done.returncode == 0, done.stderr
        (folder.parent / f"{name}.txt").write_text(done.stderr + done.stdout)
    return folder


@pytest.fixture(scope="session")
def ilsi_command() -> list[str]:
    """What starts `./ilsi` without the launcher."""
    return [sys.executable, "-c", "from flows.cli import main; main()"]


@pytest.fixture(scope="session")
def run_ilsi(ilsi_command: list[str]) -> Callable[..., subprocess.CompletedProcess[str]]:
    """A command in a process of its own: `run_ilsi("cite", "-", text="...", NO_COLOR="1")`. Of ILSI_* it sees
    only what it is given. It never shows a traceback."""

    def run(*arguments: object, text: str | bytes = b"", **changes: str) -> subprocess.CompletedProcess[str]:
        clean = {name: value for name, value in os.environ.items() if not name.startswith("ILSI_")}
        done = subprocess.run(
            [*ilsi_command, *map(str, arguments)],
            input=text if isinstance(text, bytes) else text.encode(),
            env=clean | {"PYTHONPATH": str(ROOT), "COLUMNS": "200", "PYTHONUTF8": "1"} | changes,
            capture_output=True,
            check=False,
            timeout=1800,  # a machine may be busy
        )
        errors = done.stderr.decode()
        assert "Traceback" not in errors, errors
        return subprocess.CompletedProcess(done.args, done.returncode, done.stdout.decode(), errors)

    return run


@pytest.fixture(scope="session")
def refuse_ilsi(run_ilsi: Callable[..., subprocess.CompletedProcess[str]]) -> Callable[..., None]:
    """A command prints nothing but one sentence: `refuse_ilsi("FILE is empty", "cite", FILE)`."""

    def refuse(sentence: str, *arguments: object, code: int = os.EX_DATAERR, text: str | bytes = b"") -> None:
        done = run_ilsi(*arguments, text=text)
        assert (done.returncode, done.stdout, done.stderr) == (code, "", f"ilsi: {sentence}\n")

    return refuse


@pytest.fixture(scope="session")
def save_judgment() -> Callable[[str], tuple[str, str]]:
    """A judgment with this body as it may be saved: a page, and an answer of the API."""

    def save(body: str) -> tuple[str, str]:
        court, title = "Delhi High Court", "A vs B on 1 May, 2001"
        page = (
            f'<!DOCTYPE html><html><body><div class="judgments"><h3 class="docsource_main">{court}</h3>'
            f'<h2 class="doc_title">{title}</h2>{body}</div></body></html>'
        )
        return page, json.dumps({"title": title, "docsource": court, "doc": body})

    return save


@pytest.fixture(scope="session")
def write_pdf() -> Callable[..., bytes]:
    """A PDF with these lines on each page: `write_pdf(["IN THE HIGH COURT", "", "ORDER"], ["2."])`. An empty
    line is a gap; a page without lines is what a scan without a text layer has."""
    import pypdfium2
    import pypdfium2.raw as pdfium

    def write(*pages: Sequence[str]) -> bytes:
        document = pypdfium2.PdfDocument.new()
        font = pdfium.FPDFText_LoadStandardFont(document, b"Times-Roman")
        for lines in pages:
            page = document.new_page(595, 842)
            for row, line in enumerate(lines):
                text = pdfium.FPDFPageObj_CreateTextObj(document, font, 12.0)
                encoded = (line + "\0").encode("utf-16-le")
                pdfium.FPDFText_SetText(text, ctypes.cast(encoded, ctypes.POINTER(ctypes.c_ushort)))
                pdfium.FPDFPageObj_Transform(text, 1, 0, 0, 1, 72.0, 770.0 - 18.0 * row)
                pdfium.FPDFPage_InsertObject(page, text)
            pdfium.FPDFPage_GenerateContent(page)
        written = io.BytesIO()
        document.save(written)
        document.close()
        return written.getvalue()

    return write


@pytest.fixture(scope="session")
def judgment_pdf(write_pdf: Callable[..., bytes]) -> bytes:
    """The PDF of a judgment of two pages: A Kumar vs State, Delhi, 14 March, 2019."""
    body = [
        "1. The prosecution case is that on 3 May 1999 the accused came to the house of the",
        "deceased at night with a knife. He stabbed the deceased in the chest. The neighbours",
        "took him to the hospital, where he died.",
        "",
        "2. The learned counsel for the appellant argued that there was no motive. We have",
        "considered the evidence. He was convicted under Sections 302 and 34 of the Indian",
        "Penal Code.",
    ]
    head = ["DELHI HIGH COURT", "", "Date of decision: 14 March, 2019", ""]
    parties = ["A KUMAR ..... Appellant", "versus", "STATE ..... Respondent", ""]
    ending = ["3. The sentence is in accordance with law. The appeal is dismissed, and the bail bonds", "of "
              "the accused are cancelled. He shall surrender within four weeks from today.", "", "4. Ordered "
              "accordingly. The record of the trial court shall be sent back at once."]  # fmt: skip
    return write_pdf([*head, *parties, *body], ending)


@pytest.fixture(scope="session")
def unreadable_pdfs(write_pdf: Callable[..., bytes]) -> dict[str, bytes]:
    """PDFs that cannot be read, by the reason."""
    return {
        "scan": write_pdf([], []),
        "encrypted": (
            b"%%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n"
            b"2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n"
            b"3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj\n"
            b"4 0 obj<</Filter/Standard/V 1/R 2/O<%s>/U<%s>/P -4>>endobj\n"
            b"trailer<</Root 1 0 R/Encrypt 4 0 R/ID[<01><01>]/Size 5>>\n%%%%EOF\n"
        )
        % (b"1f" * 32, b"2e" * 32),
        "broken": b"%PDF-1.7\n" + b"nothing of a PDF " * 50,
    }


@pytest.fixture
def keep_threads() -> Iterator[None]:
    """What a test tells torch about threads holds for this test only."""
    import torch

    before = torch.get_num_threads()
    yield
    torch.set_num_threads(before)
