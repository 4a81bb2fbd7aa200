"""A court is one file: adding it is enough for the whole pipeline."""

from dataclasses import replace

import pytest

from schemas.code_digest import ROOT, collect_code
from schemas.courts import BY_KEY, COURTS, sort_courts


def test_every_file_of_a_court_is_found() -> None:
    files = [path for path in (ROOT / "schemas" / "courts").glob("*.py") if path.stem != "__init__"]
    assert len(files) == len(COURTS) == len(BY_KEY)


def test_the_courts_state_their_order() -> None:
    shuffled = sorted(COURTS, key=lambda court: court.name)
    assert sort_courts(shuffled) == COURTS
    assert COURTS[0].key == "supreme"


@pytest.mark.parametrize(
    ("field", "value"),
    [("key", "delhi"), ("doctypes", ("delhi",)), ("docsources", ("Delhi High Court",))],
)
def test_two_courts_never_share_a_name(field: str, value: object) -> None:
    court = replace(BY_KEY["bombay"], **{field: value})
    with pytest.raises(ValueError, match=r"Bombay High Court and Delhi High Court both have the"):
        sort_courts([BY_KEY["delhi"], court])


def test_parsing_is_fingerprinted_with_the_courts_it_discovers() -> None:
    courts = {name for name in collect_code("pipeline.parse") if name.startswith("schemas.courts.")}
    assert len(courts) == len(COURTS)
