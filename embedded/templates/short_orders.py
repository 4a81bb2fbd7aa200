"""Orders of a few lines without facts: for each kind, sentences with their roles."""
# ruff: noqa: E501

Lines = tuple[tuple[str, str], ...]  # (role, template)

SHORT: dict[str, Lines] = {
    "adjourned": (
        (
            "None",
            "[Learned counsel for {party} prays for and is granted time|On the request of learned counsel for {party}, the matter is passed over|None appears for the State].",
        ),
        ("None", "[The matter arises out of|This relates to] {firno}, {station_full}, {under_charges}."),
        (
            "Ruling by Present Court",
            "[List|Put up|List the matter] [after {two} weeks|in the week commencing {later}|on {later}] [before the appropriate Bench|as fresh|for final hearing|].",
        ),
        (
            "Ruling by Present Court",
            "[Interim order, if any, to continue|Interim protection granted earlier shall continue] till [then|the next date].",
        ),
    ),
    "withdrawn": (
        (
            "None",
            "[This is|The present is] an application [in connection with|arising out of] {firno} registered at {station_full} for offences {under_charges}.",
        ),
        (
            "Argument",
            "[After arguing for some time|At the outset], learned counsel for {party} [seeks permission to withdraw the petition|submits that it is not pressed] [with liberty to approach the trial court|with liberty to file afresh|].",
        ),
        ("Argument", "[Learned counsel for the State|The learned Government Advocate] has no objection."),
        (
            "Ruling by Present Court",
            "[The petition is dismissed as withdrawn|Permission granted, and the petition is dismissed as not pressed] [with the aforesaid liberty|with liberty as prayed|].",
        ),
    ),
    "suspension": (
        (
            "None",
            "Heard on {applno}, an application {under_code_suspension} for suspension of sentence and grant of bail.",
        ),
        (
            "Ruling by Lower Court",
            "{party} {has} been convicted by {trial_court} {under_charges} and sentenced {sentences}.",
        ),
        (
            "Argument",
            "[Learned counsel submits|It is submitted] that [the appeal is not likely to be heard soon|{party} {was} on bail during the trial|a good part of the sentence has been undergone].",
        ),
        (
            "Argument",
            "[The prayer is opposed by the State|Learned counsel for the State opposes the prayer].",
        ),
        (
            "Ratio of the decision",
            "[Looking to|Considering] [the short sentence|the facts and the period of custody|that the appeal will take time], [the application deserves to be allowed|{we} allow it].",
        ),
        (
            "Ruling by Present Court",
            "The [substantive|remaining] sentence [shall remain|is] suspended, and {party} shall be released on bail on a bond of Rs. {bond}/- with one surety, to appear before the Registry on {later}.",
        ),
        (
            "Ruling by Present Court",
            "[List the appeal for final hearing in due course|The appeal be listed in due course].",
        ),
    ),
    "bail_brief": (
        (
            "None",
            "Heard [learned counsel for {party}|{counsel}, learned counsel for {party},] and learned counsel for the State and perused the [record|case diary].",
        ),
        (
            "None",
            "[This is the first application|The present application is] {under_code_bail} for bail in {firno}, {station_full}, {under_charges}.",
        ),
        (
            "Argument",
            "[It is submitted|Learned counsel submits] that {party} {is} innocent, {has} no criminal history and {is} in custody since {arrest_date}.",
        ),
        (
            "Argument",
            "[The State opposes the prayer|Learned counsel for the State opposes the prayer but does not dispute the period of custody].",
        ),
        (
            "Ratio of the decision",
            "[Without commenting on the merits|Looking to the facts and circumstances], [it is a fit case for bail|{we} consider it proper to release {party} on bail].",
        ),
        (
            "Ruling by Present Court",
            "{party} shall be released on bail on furnishing a personal bond of Rs. {bond}/- with [one surety|two sureties] in the like amount to the satisfaction of the court concerned.",
        ),
    ),
    "non_prosecution": (
        ("None", "None appears for {party} [even in the revised call|when the case is called out|today]."),
        (
            "None",
            "The matter, arising from {firno} {under_charges}, [has been on board for many dates|was adjourned on the last occasion also for the same reason].",
        ),
        ("Ruling by Present Court", "It is [accordingly|] dismissed for non-prosecution."),
        ("Ruling by Present Court", "[Interim order stands vacated|Office to inform the court below]."),
    ),
    "infructuous": (
        (
            "Argument",
            "Learned counsel [for the State |]states, on instructions, that [the charge-sheet has since been filed|the trial has since ended|the final report has been accepted] in {firno}, which was registered {under_charges}.",
        ),
        (
            "Ruling by Present Court",
            "[In view of this statement|That being so], the petition has become infructuous and is disposed of [as such|with liberty to seek such remedy as the law allows].",
        ),
    ),
    "leave_refused": (
        (
            "None",
            "[Delay condoned|Heard learned counsel for the petitioner|Exemption from filing the certified copy is allowed].",
        ),
        ("None", "The petition is against the order of the High Court in a matter {under_charges}."),
        (
            "Ruling by Present Court",
            "We [see no reason to interfere|are not inclined to interfere] with the impugned order [in exercise of our power {under_const_leave}|].",
        ),
        ("Ruling by Present Court", "The special leave petition is [dismissed|, accordingly, dismissed]."),
        (
            "Ruling by Present Court",
            "[Pending applications, if any, stand disposed of|The trial court is requested to expedite the trial].",
        ),
    ),
    "notice": (
        ("None", "Heard learned counsel for {party}."),
        (
            "Argument",
            "[It is contended|He contends] that the case registered as {firno} {under_charges} is [false|an abuse of the process of law].",
        ),
        ("Ratio of the decision", "The matter [requires consideration|needs to be looked into]."),
        ("Ruling by Present Court", "Issue notice [returnable on {later}|returnable within {two} weeks]."),
        (
            "Ruling by Present Court",
            "[Till the next date no coercive steps shall be taken|In the meantime further proceedings shall remain stayed] [against {party}|].",
        ),
    ),
}

ONLY_SUPREME = frozenset({"leave_refused"})
ONLY_FOR = {  # the matters that have such orders
    "suspension": frozenset({"appeal", "revision"}),
    "bail_brief": frozenset({"bail"}),
    "notice": frozenset({"quash"}),
    "infructuous": frozenset({"bail", "anticipatory", "quash"}),
}
