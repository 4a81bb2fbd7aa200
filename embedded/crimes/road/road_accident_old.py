"""A fatal road accident under the Motor Vehicles Act of 1939."""

from dataclasses import replace

from embedded.crimes.road.road_accident import CRIME as ROAD_ACCIDENT

CRIME = replace(  # the Motor Vehicles Act of 1939 numbered its sections differently
    ROAD_ACCIDENT,
    key="road_accident_old",
    weight=1.2,
    years=(1950, 1988),
    others={"MV:116": 0.25, "MV:89": 0.12, "MV:112": 0.1},
)
