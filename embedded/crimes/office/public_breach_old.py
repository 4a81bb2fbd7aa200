"""Public money misused by an official, under the Prevention of Corruption Act of 1947."""

from dataclasses import replace

from embedded.crimes.office.public_breach import CRIME as PUBLIC_BREACH

CRIME = replace(PUBLIC_BREACH, key="public_breach_old", weight=0.35, years=(1950, 1988), others={"PC:5": 0.5})
