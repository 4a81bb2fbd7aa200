"""Land made over by a forged document."""

# One sentence per line is easier to read and to extend than the formatter's layout.
# fmt: off

from embedded.crime import Beat, Crime, Role

CRIME = Crime(
    key="forged_deed",
    weight=1.25,
    gist="the transfer of land of {victim:role} by a document said to be false",
    cast={
        "accused": Role(("the applicant", "accused no. 1", "the main accused"), male=0.92),
        "accused2": Role(("accused no. 2", "the attesting witness"), male=0.93),
        "accused3": Role(("accused no. 3", "the deed writer"), male=0.95),
        "victim": Role(("the complainant", "the informant", "opposite party no. 2"), male=0.65, ages=(30, 78)),
        "buyer": Role(("the vendee", "the purchaser"), male=0.85),
    },
    props={
        "land": ("a khata of two acres at {village}", "a residential plot near {street}", "an ancestral house with a courtyard", "a holding recorded in the khatauni", "a share in a joint holding", "a mango orchard", "a shop with the land beneath it"),
        "paper": ("a sale deed", "a general power of attorney for consideration", "a mortgage deed with possession", "a deed of exchange", "an agreement to sell with receipt of the whole price", "a deed of relinquishment"),
        "reason": ("living away in service", "an old and illiterate person", "bed-ridden at the time", "settled abroad", "in mourning for {victim:his} spouse", "in hospital at {town}"),
        "trick": ("putting up another person before the Sub-Registrar in place of {victim}", "getting a thumb mark on blank stamp paper", "pasting another photograph on the deed", "telling {victim} that it was an application for a loan", "copying the signature from an old receipt", "antedating the stamp paper"),
        "record": ("mutation in the revenue record", "an entry in the jamabandi", "an order of the Naib Tehsildar", "a change of name in the municipal register", "a fresh khatian"),
    },
    beats=(
        Beat("background", (
            "{victim} [is the owner of|had inherited|had bought in {year}] {land}.",
            "The dispute [relates to|is about] {land}, of which {victim} [was the recorded tenure-holder|claims to be the owner in possession].",
        )),
        Beat("background", (
            "{victim} was {reason}, and {accused}, [a nephew|a neighbour|a property dealer|who looked after the land], [took advantage of this|had an eye on the property].",
            "[As {victim} was {reason}|{victim} being {reason}], the land was [looked after by|let on batai to] {accused}.",
        ), chance=0.85),
        Beat("event", (
            "On {date} {paper} [purporting to be|said to have been] executed by {victim} was [presented for registration|registered] at {town} in favour of {accused}.",
            "It is alleged that {accused}, in league with {accused2}, [brought into being|got prepared] {paper} by {trick}.",
            "By {trick}, {accused} [obtained|managed to obtain] {paper} on {date}.",
        ), charges={"467": 0.4, "468": 0.3}),
        Beat("event", (
            "{accused2} [identified the executant|signed as a witness] and {accused3} [scribed the document|drew it up], [both knowing|though they knew well] that {victim} [was not there|had never agreed to sell].",
            "The document was [typed by|in the hand of] {accused3}, and {accused2} [put {accused2:his} thumb to it as a marginal witness|vouched for the person who appeared].",
        ), chance=0.73, charges={"120B": 0.48, "34": 0.35, "109": 0.08}),
        Beat("event", (
            "Another [man|person] of about the same age was [dressed up|brought] and made to answer to the name of {victim} before the registering officer.",
            "The one who [stood before the Sub-Registrar|affixed the thumb impression] was not {victim} at all but {accused2}.",
        ), chance=0.35, charges={"419": 0.65, "205": 0.04}),
        Beat("event", (
            "The consideration was shown as {amount}, of which [not a pie was paid|nothing passed before the registering officer].",
            "The deed [recites that {amount} had been paid earlier|contains a false statement about the price], [to cheat the creditors|so that the stamp duty might be less].",
        ), chance=0.58, charges={"423": 0.22, "421": 0.08}),
        Beat("event", (
            "On the strength of it {accused} [applied for|obtained] {record}.",
            "{accused} [produced the paper before the tehsildar|relied on the paper in a suit] and [got|secured] {record} [without notice to {victim}|in a few days].",
        ), chance=0.73, charges={"471": 0.7}),
        Beat("event", (
            "{accused} then sold the land at a profit to {buyer}, who [says that {buyer:he} is a bona fide purchaser|began to raise a wall].",
            "The same plot had already been [promised|sold] to {buyer}, who [paid a large part of the price as earnest money|was never put in possession].",
        ), chance=0.53, charges={"420": 0.55, "406": 0.1}),
        Beat("event", (
            "When {victim} [went to plough|objected], {accused} and {accused2} [drove {victim:him} off|came with lathis], [abused {victim:him}|pulled down the hut] and said that {victim:he} would be [killed|buried there].",
            "{accused2} [met {victim} on the road|came to the house of {victim}] and [in foul words|with a hand on {victim:his} collar] told {victim:him} to [leave the village|withdraw the objection] or be killed.",
        ), chance=0.28, charges={"506": 0.7, "504": 0.5, "447": 0.35, "323": 0.25, "427": 0.12}),
        Beat("aftermath", (
            "{victim} came to know of it [only when {victim:he} took a copy of the khatauni|when a summons in a partition suit arrived|from {buyer}] {days} later.",
            "On inspecting the [register|volume] in the office of the Sub-Registrar, {victim} found [a signature unlike {victim:his} own|somebody else's photograph].",
        )),
        Beat("aftermath", (
            "The thumb impression on the deed was [sent to the finger print bureau|compared with the admitted one] and [did not tally|was reported to be smudged].",
            "The stamp paper was found to have been [sold on a later date than the deed bears|issued from another treasury].",
        ), chance=0.58, charges={"465": 0.2}),
        Beat("aftermath", (
            "A civil suit for cancellation of the deed is [pending|said to have been dismissed in default], and the accused urge that [the criminal case is meant to put pressure on them|title must be decided there].",
            "{victim} has also [moved the consolidation court|applied for correction of the papers], and the accused rely on [a finding in their favour|an interim order made there].",
        ), chance=0.65),
        Beat("aftermath", (
            "The original deed was [never produced|said to have been lost|kept back by {accused3}].",
            "The [patwari|lekhpal] who made the report is [also an accused|said to have been bribed].",
        ), chance=0.3, charges={"477": 0.12, "218": 0.15}),
    ),
    charges={"420": 0.78, "467": 0.62, "468": 0.62, "471": 0.6, "406": 0.1, "506": 0.08},
)
