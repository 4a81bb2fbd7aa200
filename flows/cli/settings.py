"""`./ilsi settings`: every setting, its value and where it came from."""

import typer
from rich.table import Table

from flows.cli._flags import Panel
from flows.console import output
from flows.settings import describe_setting, load_settings
from schemas.settings import Settings

PANEL = Panel.PROJECT
app = typer.Typer()


@app.command("settings")
def settings() -> None:
    """Print every setting, its value and where it came from.

    Example:

      ILSI_COURTS=delhi ./ilsi settings
    """
    loaded = load_settings()
    table = Table("setting", "value", "from", "what it is")
    for name in Settings.model_fields:
        value = getattr(loaded.values, name)
        shown = ", ".join(value) or "none" if isinstance(value, tuple) else str(value)
        table.add_row(name, "-" if value is None else shown, loaded.origins[name], describe_setting(name))
    output.print(table)
