"""Short weight at a ration shop."""

# One sentence per line is easier to read and to extend than the formatter's layout.
# fmt: off

from embedded.crime import Beat, Crime, Role

CRIME = Crime(
    key="false_weights",
    weight=0.2,
    gist="short weight given to buyers at a ration shop",
    cast={
        "accused": Role(("the petitioner", "the accused", "the dealer"), male=0.95, ages=(26, 66)),
        "accused2": Role(("accused no. 2", "the weighman"), male=0.97),
        "victim": Role(("the complainant", "the Supply Inspector", "PW-1"), male=0.85, ages=(26, 56)),
        "holder": Role(("PW-2", "the card-holder")),
    },
    props={
        "shop": ("a PDS ration shop", "a fair price shop", "a grain stall in the mandi", "a depot of the consumers' cooperative", "a purchase centre", "a weighing shed near the mandi gate"),
        "stuff": ("wheat", "sugar", "rice", "levy paddy", "gram", "coarse flour"),
        "cheat": ("a beam with a lump of wax under one pan", "hollow weights", "a measure with a false bottom", "stones in place of stamped weights", "a spring balance that showed a tenth too much", "a scale with one arm longer than the other"),
        "records": ("the sale register", "the stock book", "the ration cards", "the bundle of cash memos", "the permit book"),
        "short": ("nearly a tenth", "one part in twelve", "two kilograms in the bag", "about six per cent", "more than any wastage could explain"),
    },
    beats=(
        Beat("background", (
            "{accused} [ran|was the licensee of] {shop} at {village}, where {stuff} was [sold|given out] [to some four hundred families|on two days of the week].",
            "{shop} [near {street}|at {village}] was in the charge of {accused}, {accused2} [weighing out|handling] {stuff} for {accused:him}.",
        )),
        Beat("background", (
            "The shop opened [three days a week|only after dark], and [a long line used to form|many walked five miles to it].",
            "{accused} had held the licence [for eleven years|in the name of a brother], and [the checks had been few|the inspector before had been friendly].",
        ), chance=0.3),
        Beat("background", (
            "[Women of the village|The card-holders] had [grumbled|complained to the tehsildar] that they [never got full measure|were sent home with less than they paid for].",
            "A petition signed by [forty|some sixty] [families|card-holders] had [reached|been sent to] the supply office, saying that {accused} [opened the shop only at night|told them to go elsewhere].",
        ), chance=0.7),
        Beat("event", (
            "On {date} {holder} bought {stuff} and, [weighing it at another shop|on reaching home], found it short by {short}.",
            "On {date} {victim} [made a surprise visit|came as a customer] and found {stuff} short by {short}.",
        )),
        Beat("event", (
            "The shortage was due to {cheat}, [which {accused2} was using at the time|used for all customers alike].",
            "{accused2} was [found using|weighing with] {cheat} [in the presence of {accused}|under the orders of {accused}].",
        ), charges={"264": 0.6, "265": 0.65}),
        Beat("event", (
            "A second set of the same kind was found [under the counter|behind a sack], [for which no explanation was given|kept there for use on busy days].",
            "[Under some gunny bags|In the inner room] lay [more weights that had been tampered with|another such balance], of which {accused} [had the sole custody|said nothing].",
        ), chance=0.63, charges={"266": 0.75}),
        Beat("event", (
            "{accused} had [got them made by a tinsmith|sold a like set to another dealer], [knowing what they were for|the stamp being false].",
            "Two other [sets|pieces] of the same sort had been [made to order|lent to a cousin in the trade] by {accused}, [with the inspector's stamp copied|for use in the next village].",
        ), chance=0.25, charges={"267": 0.75}),
        Beat("event", (
            "In {records} {stuff} was shown as [sold to persons who were dead|drawn on cards that did not exist], and [nine|twenty] bags were [sold in the black market|on their way to {town}].",
            "According to the prosecution {amount} worth of {stuff} had been [diverted|sold] to [a flour mill|private traders] under false entries.",
        ), chance=0.42, charges={"420": 0.6, "406": 0.3, "409": 0.25, "468": 0.2, "477A": 0.1}),
        Beat("event", (
            "When {victim} [laid hold of the balance|asked for {records}], {accused} [pushed {victim:him} aside|had the shutters pulled down].",
            "{accused2} [ran off with the weights|threw the weights into a well], and {accused} told {victim} [to mind {victim:his} own business|that {victim:he} would be dealt with].",
        ), chance=0.22, charges={"353": 0.5, "186": 0.55, "506": 0.2}),
        Beat("aftermath", (
            "What was found was [sealed before two witnesses|sent to the weights and measures office] and was [found to be defective|tested against the standard].",
            "The [stock|cash] was checked and [did not agree with the book|came to less by {amount}].",
        ), chance=0.85),
        Beat("aftermath", (
            "The licence was [suspended|cancelled] by the Sub-Divisional Officer, and {accused} [appealed|says that political rivals in the panchayat were behind it].",
            "{accused} said that [the shop was in the charge of {accused2}|the weights had been put there by {victim}|the wear of years had made them light].",
        ), chance=0.7),
        Beat("aftermath", (
            "{holder} [stood by the complaint|said in court that {holder:he} had put a thumb mark on a paper without knowing its contents].",
            "Of the card-holders called as witnesses, [some|two out of seven] [stood firm|went back on what they had said], {holder} among them.",
        ), chance=0.6),
    ),
    charges={"265": 0.5, "266": 0.3, "264": 0.2},
    years=(1956, 2024),
    others={"EC:7": 0.5},
)
