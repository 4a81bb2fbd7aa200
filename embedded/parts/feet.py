"""How each court closes its judgments; lines as in embedded/parts/heads.py."""

Lines = tuple[str, ...]

FEET: dict[str, tuple[Lines, ...]] = {
    "supreme": (
        (
            "..............................J.",
            "({JUDGE})",
            "",
            "..............................J.",
            "({JUDGE2})",
            "",
            "New Delhi;",
            "{month_day}.",
        ),
        ("{Judge}, J.", "{month_day}"),
        ("S.R.", "{result_words}."),
        ("{result_words}.",),
    ),
    "allahabad": (
        ("Order Date :- {plain_date}", "{initials}"),
        ("({Judge},J.)", "Order Date :- {plain_date}"),
        ("Dated: {plain_date}", "{initials}"),
    ),
    "bombay": (
        ("({JUDGE}, J.)",),
        ("                    ({JUDGE}, J.)", "", "{initials}"),
        ("Sd/-", "({JUDGE}, J.)"),
    ),
    "madras": (
        (
            "                                   {dotted}",
            "Index    : Yes / No",
            "Internet : Yes / No",
            "{initials}",
            "",
            "To",
            "1. {Trial_court}.",
            "2. The Public Prosecutor, High Court, Madras.",
        ),
        ("{JUDGE}, J.", "{initials}", "{dotted}"),
    ),
    "calcutta": (
        ("({Judge}, J.)",),
        ("I agree.", "", "({Judge2}, J.)     ({Judge}, J.)"),
        ("({Judge}, J.)", "", "Urgent photostat certified copy, if applied for, be given to the parties."),
    ),
    "delhi": (
        ("                              {JUDGE}, J.", "{month_caps}", "{initials}"),
        ("{JUDGE}", "JUDGE", "{month_caps}"),
    ),
    "madhya_pradesh": (
        (
            "                                   ({JUDGE})",
            "                                      JUDGE",
            "{initials}",
        ),
        ("({Judge})", "Judge", "{initials}"),
    ),
    "plain": ((), ("{result_words}.",), ("Order accordingly.",)),
}
