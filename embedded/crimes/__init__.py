"""The kinds of crime the box knows, one module a family of crimes."""

from embedded.crime import Crime
from embedded.crimes import family, fraud, hurt, killing, office, order, property, public, road, women  # noqa: A004

ALL_CRIMES: tuple[Crime, ...] = (
    *killing.CRIMES,
    *family.CRIMES,
    *women.CRIMES,
    *hurt.CRIMES,
    *road.CRIMES,
    *property.CRIMES,
    *fraud.CRIMES,
    *public.CRIMES,
    *office.CRIMES,
    *order.CRIMES,
)

BY_KEY: dict[str, Crime] = {crime.key: crime for crime in ALL_CRIMES}
