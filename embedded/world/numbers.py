"""Dates, hours, sums and the many numbers of a criminal case, in the styles that judgments use.

Telephone and account numbers are from ranges that no subscriber or customer can have.
"""

from collections.abc import Sequence
from datetime import date
from random import Random

from embedded.courts import REGIONS
from embedded.prose import Entity
from embedded.random_streams import weigh

MONTHS = (
    "January", "February", "March", "April", "May", "June",
    "July", "August", "September", "October", "November", "December",
)  # fmt: skip
_DATE_STYLES = (  # in percent, as in real judgments
    ("{d:02}.{m:02}.{y}", 30),
    ("{d}.{m}.{y}", 22),
    ("{month} {d}, {y}", 11),
    ("{d}-{m}-{y}", 7),
    ("{d:02}-{m:02}-{y}", 5),
    ("{d:02}/{m:02}/{y}", 4),
    ("{nth} {month}, {y}", 6),
    ("{d}.{m}.{yy:02}", 5),
    ("{nth} {month} {y}", 3),
    ("{d}/{m}/{yy:02}", 2),
    ("{d} {month} {y}", 2),
    ("the {nth} of {month} {y}", 1),
    ("the {nth} {month}, {y}", 1),
    ("{nth} day of {month}, {y}", 1),
)
_DATES = tuple(style for style, share in _DATE_STYLES for _ in range(share))
_OLD_DATES = tuple(style for style in _DATES if ":02}." not in style and "{m:02}" not in style)  # no 01.02.


def write_date(day: date, random: Random) -> str:
    """A day as a judgment writes it: 12.3.1998, March 12, 1998, the 12th of March 1998 ..."""
    style = random.choice(_DATES if day.year >= 1975 else _OLD_DATES)
    return style.format(
        d=day.day,
        m=day.month,
        y=day.year,
        yy=day.year % 100,
        month=MONTHS[day.month - 1],
        nth=write_nth(day.day),
    )


def write_nth(number: int) -> str:
    """1st, 2nd, 3rd, 11th, 22nd ..."""
    ending = "th" if number % 100 in (11, 12, 13) else {1: "st", 2: "nd", 3: "rd"}.get(number % 10, "th")
    return f"{number}{ending}"


def make_date(day: date, random: Random, *, who: str) -> Entity:
    """A day as an entity."""
    return Entity(who, "DATE", write_date(day, random))


def write_hour(random: Random, *, year: int, hours: Sequence[int] = range(24)) -> str:
    """An hour that goes with "at about": 8.30 p.m., 20.30 hours, 7 in the evening."""
    hour, minute = random.choice(hours), random.choice((0, 0, 0, 15, 30, 30, 30, 45, 10, 40))
    twelve, half = hour % 12 or 12, "a.m." if hour < 12 else "p.m."
    luck = random.random()
    if luck < 0.5:
        return f"{twelve} {half}" if minute == 0 else f"{twelve}.{minute:02} {half}"
    if luck < 0.68:
        return f"{twelve}.{minute:02} {half.upper()}"
    if luck < 0.78 and year >= 1980:
        return f"{twelve:02}:{minute:02} {half.upper().replace('.', '')}"
    if luck < 0.9:
        return f"{hour:02}.{minute:02} {random.choice(('hours', 'hrs.'))}"
    return f"{twelve} {_tell_part_of_day(hour)}"


def _tell_part_of_day(hour: int) -> str:
    if hour < 4 or hour >= 20:
        return "at night"
    return "in the morning" if hour < 12 else "in the afternoon" if hour < 16 else "in the evening"


def group_digits(number: int) -> str:
    """Indian grouping: 1,20,000 and 3,45,00,000."""
    head, tail = divmod(number, 1000)
    if head == 0:
        return str(number)
    groups = [f"{tail:03}"]
    while head >= 100:
        head, pair = divmod(head, 100)
        groups.append(f"{pair:02}")
    return ",".join([str(head), *reversed(groups)])


_SMALL = (
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
    "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
)  # fmt: skip
_TENS = ("", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety")


def spell_number(number: int) -> str:
    """A number in words, the Indian way: one lakh twenty thousand."""
    for size, word in ((10_000_000, "crore"), (100_000, "lakh"), (1000, "thousand"), (100, "hundred")):
        if number >= size:
            head, rest = divmod(number, size)
            return f"{spell_number(head)} {word}" + (f" {spell_number(rest)}" if rest else "")
    if number < 20:
        return _SMALL[number]
    tens, ones = divmod(number, 10)
    return _TENS[tens] + (f" {_SMALL[ones]}" if ones else "")


def draw_sum(random: Random, *, year: int) -> int:
    """A round sum of rupees that mattered in that year."""
    scale = 50 if year < 1970 else 500 if year < 1990 else 2500
    steps = weigh(
        random, ((random.randint(1, 9), 3), (random.randint(10, 99), 4), (random.randint(100, 999), 2))
    )
    return scale * steps


def write_sum(rupees: int, random: Random) -> str:
    """Rs. 1,20,000/-, Rs.1.2 lakhs, rupees one lakh twenty thousand ..."""
    mark = random.choice(("Rs. ", "Rs.", "Rs. ", "Rs "))
    if rupees >= 100_000 and rupees % 10_000 == 0 and random.random() < 0.35:
        return f"{mark}{rupees / 100_000:g} {random.choice(('lakhs', 'lacs', 'lakh'))}"
    luck = random.random()
    if luck < 0.55:
        return f"{mark}{group_digits(rupees)}/-"
    if luck < 0.85:
        return f"{mark}{group_digits(rupees)}"
    if luck < 0.93:
        return f"{mark}{rupees}/-"
    return f"{random.choice(('rupees', 'Rupees'))} {spell_number(rupees)}"


def write_days(random: Random) -> str:
    """A period that goes before "later": three days, a fortnight, 2 months."""
    luck = random.random()
    if luck < 0.2:
        return random.choice(("a week", "a fortnight", "a month", "a day or two", "some days"))
    number, unit = random.choice(((random.randint(2, 21), "days"), (random.randint(2, 11), "months")))
    return f"{number if luck < 0.5 else spell_number(number)} {unit}"


def make_crime_number(random: Random, *, region: str, day: date, who: str) -> Entity:
    """The number under which the police registered the case on that day."""
    style = random.choice(REGIONS[region].crime_numbers)
    number = random.randint(1, 60 + 2 * day.timetuple().tm_yday)
    return Entity(
        who, "NUMBER", style.format(n=number, y=day.year, yy=day.year % 100, m=day.month, d=day.day)
    )


def make_trial_number(random: Random, *, region: str, year: int, who: str) -> Entity:
    """The number of the trial in the lower court."""
    style = random.choice(REGIONS[region].trial_numbers)
    return Entity(who, "NUMBER", style.format(n=random.randint(1, 1400), y=year, yy=year % 100))


def make_vehicle(random: Random, *, region: str, year: int, who: str) -> Entity:
    """A registration mark of that region and year: UPF 1234, later UP-32 AB 1234."""
    old, code, districts = REGIONS[region].plates
    letters, gap = "ABCDEFGHJKLMNPQRSTUVWXYZ", random.choice(("-", " ", " ", ""))
    number = random.randint(1, 9999)
    if year < 1990:
        return Entity(who, "NUMBER", f"{old}{random.choice(letters)}{gap or '-'}{number:04}")
    series = random.choice(letters) + random.choice(("", random.choice(letters)))
    district = random.randint(1, districts)
    return Entity(who, "NUMBER", f"{code}{gap}{district:02}{gap or '-'}{series}{gap or '-'}{number:04}")


def make_phone(random: Random, *, year: int, who: str) -> Entity:
    """A telephone number that cannot exist: no Indian subscriber number starts with 0, 1 or 555."""
    if year < 1998:
        return Entity(who, "NUMBER", f"1{random.randrange(100_000):05}")
    return Entity(who, "NUMBER", f"555{random.randrange(10_000_000):07}")


def make_account(random: Random, *, who: str) -> Entity:
    """A bank account number that cannot exist: it starts with four zeros."""
    return Entity(who, "NUMBER", f"0000{random.randrange(10_000_000):07}")
