"""The files of a deployment, read as Docker and Prefect read them. There is no Docker engine in the tests:
tests/commands/test_topology.py runs the same commands as processes."""

import inspect
import re
import tomllib
from datetime import datetime
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import prefect.settings
import pytest
import yaml
from cronsim import CronSim
from prefect.flows import Flow, load_flow_from_entrypoint

from schemas.settings import TOKEN_VARIABLE, Settings

ROOT = Path(__file__).parents[2]
COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "docker-compose.yml").read_text(encoding="utf-8"))
SERVICES: dict[str, dict[str, Any]] = COMPOSE["services"]
OURS = {name: service for name, service in SERVICES.items() if "build" in service}
DEPLOYMENTS: dict[str, Any] = yaml.safe_load((ROOT / "prefect.yaml").read_text(encoding="utf-8"))
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
each_service = pytest.mark.parametrize("service", SERVICES.values(), ids=SERVICES)
each_of_ours = pytest.mark.parametrize("service", OURS.values(), ids=OURS)
each_deployment = pytest.mark.parametrize(
    "deployment", DEPLOYMENTS["deployments"], ids=lambda deployment: deployment["name"]
)


def read_dockerfile() -> dict[str, list[tuple[str, str]]]:
    """The instructions of each stage, those of the stages that it builds upon first."""
    text = (ROOT / "Dockerfile").read_text(encoding="utf-8").replace("\\\n", " ")
    stages: dict[str, list[tuple[str, str]]] = {}
    for line in text.splitlines():
        word, _, rest = line.partition(" ")
        if word == "FROM":
            basis, _, name = rest.partition(" AS ")
            stages[name] = [*stages.get(basis, [])]
        if word and not word.startswith("#"):
            stages[name].append((word, rest.strip()))
    return stages


STAGES = read_dockerfile()


@each_service
def test_no_service_may_do_more_than_it_must(service: dict[str, Any]) -> None:
    assert service["read_only"] is True
    assert service["cap_drop"] == ["ALL"]
    assert service["security_opt"] == ["no-new-privileges:true"]
    assert not {"privileged", "cap_add", "network_mode", "pid", "ipc", "devices"} & service.keys()
    assert "/tmp" in service["tmpfs"]  # noqa: S108 - in the container
    for port in service.get("ports", ()):
        assert port.startswith("127.0.0.1:")
    for volume in service.get("volumes", ()):
        assert volume.split(":")[0] in COMPOSE["volumes"]  # nothing of the host


@each_service
def test_every_service_is_watched_and_started_again(service: dict[str, Any]) -> None:
    assert service["healthcheck"]["test"][0] == "CMD"
    assert service["restart"] == "unless-stopped"
    for name, wish in service.get("depends_on", {}).items():
        assert wish == {"condition": "service_healthy"}
        assert "healthcheck" in SERVICES[name]


@each_service
def test_every_image_is_pinned(service: dict[str, Any]) -> None:
    assert re.search(r":\d+\.\d+(\.\d+)?(-\w+)?$", service["image"])


@each_of_ours
def test_our_images_are_built_here_in_this_version(service: dict[str, Any]) -> None:
    assert service["image"].endswith(f":{PROJECT['project']['version']}")
    assert service["pull_policy"] == "build"
    assert service["build"]["target"] in STAGES
    arguments = [rest.split("=")[0] for word, rest in STAGES[service["build"]["target"]] if word == "ARG"]
    assert set(service["build"].get("args", ())) <= set(arguments)


def test_no_service_runs_as_root() -> None:
    assert SERVICES["database"]["user"] == "postgres"
    for service in OURS.values():
        users = [rest for word, rest in STAGES[service["build"]["target"]] if word == "USER"]
        assert users[-1:] == ["ilsi"]
        assert "user" not in service


def test_the_home_of_our_user_can_be_written() -> None:
    (number,) = {
        match[1] for stage in STAGES.values() for match in re.finditer(r"--uid (\d+) .*ilsi", str(stage))
    }
    for service in OURS.values():
        assert f"/home/ilsi:uid={number},gid={number},mode=0700" in service["tmpfs"]


def test_only_the_server_reaches_the_database() -> None:
    assert COMPOSE["networks"]["inner"]["internal"] is True
    assert {name for name, service in SERVICES.items() if "inner" in service["networks"]} == {
        "database",
        "server",
    }
    assert SERVICES["database"]["networks"] == ["inner"]
    assert "ports" not in SERVICES["database"]
    assert all(set(service["networks"]) <= COMPOSE["networks"].keys() for service in SERVICES.values())


def test_server_and_database_agree() -> None:
    database, server = SERVICES["database"]["environment"], SERVICES["server"]["environment"]
    for ours, theirs in (("PASSWORD", "PASSWORD"), ("NAME", "DB"), ("USER", "USER")):
        assert server[f"PREFECT_SERVER_DATABASE_{ours}"] == database[f"POSTGRES_{theirs}"]
    assert server["PREFECT_SERVER_DATABASE_HOST"] in SERVICES
    assert database["POSTGRES_PASSWORD"].startswith("${POSTGRES_PASSWORD:-")


@each_of_ours
def test_every_variable_is_known(service: dict[str, Any]) -> None:
    """A mistyped name would do nothing, and say nothing."""
    ours = {f"ILSI_{name.upper()}" for name in Settings.model_fields} | {TOKEN_VARIABLE}
    for name, value in service["environment"].items():
        if name.startswith("ILSI_"):
            assert name in ours
            assert value is None  # the user's, or unset
        else:
            assert hasattr(prefect.settings, name)


def test_workers_share_the_cache_and_find_the_server() -> None:
    folder = f"{dict(STAGES['worker'])['WORKDIR']}/data_cache"
    for name in ("worker", "worker-gpu"):
        assert SERVICES[name]["volumes"] == [f"data_cache:{folder}"]
        assert SERVICES[name]["environment"]["PREFECT_API_URL"] == "http://server:4200/api"
        assert "server" in SERVICES[name]["depends_on"]


def test_the_gpu_worker_is_optional_and_does_what_the_other_does_for_its_own_queue() -> None:
    assert [name for name, service in SERVICES.items() if "profiles" in service] == ["worker-gpu"]
    gpu = SERVICES["worker-gpu"]
    assert gpu["profiles"] == ["gpu"]
    assert gpu["build"]["args"] == {"TORCH": "cuda"}
    (device,) = gpu["deploy"]["resources"]["reservations"]["devices"]
    assert (device["driver"], device["capabilities"]) == ("nvidia", ["gpu"])
    script = SERVICES["worker"]["command"][-1].splitlines()
    assert " ".join(gpu["command"]) == script[-1].removeprefix("exec ").replace("default", "gpu")


def test_the_images_hold_pinned_packages_and_no_secrets() -> None:
    (base,) = re.findall(r"^FROM (\S+:\S+)", (ROOT / "Dockerfile").read_text(encoding="utf-8"), re.MULTILINE)
    assert re.fullmatch(r"python:3\.11\.\d+-slim-bookworm", base)
    for stage in STAGES.values():
        for word, rest in stage:
            if word in ("ENV", "ARG"):
                assert not re.search("TOKEN|PASSWORD|SECRET|KEY", rest)
            for command in re.findall(r"pip install ([^;&]+)", rest):
                assert "--constraint constraints.txt" in command or "--no-deps --editable" in command
    constraints = (ROOT / "constraints.txt").read_text(encoding="utf-8")
    assert all(f"\n{name}==" in constraints for name in ("prefect", "fastapi", "asyncpg", "torch"))


def test_what_is_copied_is_there_and_nothing_else_is() -> None:
    lines = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    first, *others = [line for line in lines if not line.startswith("#")]
    assert (first, others[-1]) == ("*", "**/__pycache__")
    allowed = {line.removeprefix("!") for line in others[:-1] if line.startswith("!")}
    packages = {name.rstrip("*") for name in PROJECT["tool"]["setuptools"]["packages"]["find"]["include"]}
    modules = {f"{name}.py" for name in PROJECT["tool"]["setuptools"]["py-modules"]}
    named = {PROJECT["project"]["readme"], *PROJECT["project"]["license-files"]}
    assert allowed == packages | modules | named | {"constraints.txt", "pyproject.toml", "prefect.yaml"}
    copies = [rest.split()[:-1] for stage in STAGES.values() for word, rest in stage if word == "COPY"]
    sources = set().union(*copies)
    assert "." in sources
    assert sources - {"."} <= allowed
    assert all((ROOT / name).exists() for name in allowed)


def test_deployments_are_told_apart_and_store_no_path() -> None:
    names = [deployment["name"] for deployment in DEPLOYMENTS["deployments"]]
    assert {"rebuild", "collect", "build", "train", "collect-newest"} <= set(names)
    assert len(set(names)) == len(names)
    assert DEPLOYMENTS["pull"] == []  # what is left out here, Prefect fills with this machine's folder
    assert not any("pull" in deployment for deployment in DEPLOYMENTS["deployments"])


@each_deployment
def test_deployments_are_of_flows_with_such_parameters(deployment: dict[str, Any]) -> None:
    assert re.fullmatch(r"[a-z_.]+", deployment["entrypoint"])  # a module, whatever folder it lies in
    flow: Flow[..., Any] = load_flow_from_entrypoint(deployment["entrypoint"], use_placeholder_flow=False)
    parameters = deployment.get("parameters", {})
    inspect.signature(flow.fn).bind(**parameters)
    settings = Settings.model_validate(parameters.get("settings", {}))
    for name in settings.model_fields_set:
        assert getattr(settings, name) != Settings.model_fields[name].default  # only what is to be otherwise
    assert deployment["description"]


@each_deployment
def test_deployments_run_where_our_workers_look(deployment: dict[str, Any]) -> None:
    queue = "gpu" if "training" in deployment["tags"] else "default"
    assert deployment["work_pool"] in ({"name": "ilsi", "work_queue_name": queue}, {"name": "ilsi"})
    assert (queue == "gpu") == ("work_queue_name" in deployment["work_pool"])
    assert "concurrency_limit" not in deployment  # see prefect.yaml
    script = SERVICES["worker"]["command"][-1]
    assert "--pool ilsi --type process --work-queue default --limit 1" in script


@each_deployment
def test_schedules_are_off_until_there_is_a_site_to_ask(deployment: dict[str, Any]) -> None:
    for schedule in deployment.get("schedules", ()):
        assert schedule["active"] is False
        assert schedule["slug"]
        assert next(CronSim(schedule["cron"], datetime(2026, 1, 1, tzinfo=ZoneInfo(schedule["timezone"]))))
        assert deployment["parameters"]["settings"]["end"] == "today"


def test_new_judgments_are_collected_by_schedule() -> None:
    scheduled = [each["name"] for each in DEPLOYMENTS["deployments"] if "schedules" in each]
    assert scheduled == ["collect-newest", "collect-late"]
