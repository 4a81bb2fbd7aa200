"""Counterfeit coin and stamps, as they were still made until the nineties."""

# One sentence per line is easier to read and to extend than the formatter's layout.
# fmt: off

from embedded.crime import Beat, Crime, Role

CRIME = Crime(
    key="coin_and_stamp",
    weight=0.2,
    gist="the making and sale of counterfeit coin and stamps",
    cast={
        "accused": Role(("the appellant", "accused no. 1", "the stamp vendor"), male=0.95, ages=(26, 64)),
        "accused2": Role(("accused no. 2", "the engraver"), male=0.97),
        "victim": Role(("the treasury officer", "the complainant", "PW-1"), male=0.95, ages=(35, 58)),
        "litigant": Role(("PW-3", "the purchaser"), male=0.8),
    },
    props={
        "stamp": ("non-judicial stamp papers", "court-fee stamps", "revenue stamps", "adhesive stamps of the hundi kind", "postage stamps", "special adhesive stamps"),
        "coin": ("rupee coins of base metal", "half-rupee pieces", "coins cast in lead and tin", "silver rupees of an old reign", "quarter-rupee pieces dipped in silver"),
        "gear": ("plaster moulds and a crucible", "a die sunk in steel", "a perforating machine", "copper plates and acid", "a hand press with a counterfeit seal"),
        "room": ("a hut on the edge of {village}", "a locked room behind the vendor's stall", "a goldsmith's workshop", "the cellar of a press at {town}", "a disused temple"),
        "sign": ("the perforations were uneven", "the watermark was missing", "the serial did not belong to the treasury", "the gum was of another kind", "the portrait was coarse"),
        "dull": ("the ring was dull", "the milling was worn on one side", "the metal was soft", "the edge could be cut with a knife", "the weight was wrong"),
    },
    beats=(
        Beat("background", (
            "{accused} [held a licence to sell stamps|sat as a stamp vendor] [near the courts at|in] {town}.",
            "The treasury at {town} noticed [a fall in the sale of|something wrong with] {stamp}, and {victim} [set a watch|had the vendors checked].",
        )),
        Beat("background", (
            "{accused2}, [a goldsmith by caste and calling|who had learnt block-making], had [come to {town} in {year}|no regular work at the time].",
            "Vendors at {town} were allowed [a small commission|to draw stock twice a month], and {accused} [lived beyond such an income|was seen to buy land].",
        ), chance=0.5),
        Beat("event", (
            "On {date} {litigant} bought from {accused} {stamp} [to the value of|for] {amount}, and the office [refused them because|found that] {sign}.",
            "On {date} {victim} [examined the stock of|made a test purchase from] {accused}, and among the {stamp} were some that were not genuine, for {sign}.",
        ), charges={"258": 0.62, "259": 0.45, "420": 0.3}),
        Beat("event", (
            "The {stamp} had been [printed|struck off] by {accused2} in {room} with {gear}.",
            "In {room} {officer} found {gear} and [sheets half finished|a quantity of gummed paper], {accused2} being [at the bench|asleep beside it].",
        ), chance=0.63, charges={"255": 0.75, "256": 0.6, "257": 0.4}),
        Beat("event", (
            "Some of the stamps were old ones from which [the writing had been washed out with acid|the cancelling mark had been rubbed off] [to be used again|before they were sold as new].",
            "{accused} [put a used stamp on a fresh petition|sold stamps already used], [the old mark having been scraped away|trusting that nobody would look closely].",
        ), chance=0.35, charges={"260": 0.25, "261": 0.35, "262": 0.6, "263": 0.55}),
        Beat("event", (
            "There were also found {coin}, [some still warm from the mould|a few filed smooth at the edge], and [a ladle with metal in it|moulds broken in two].",
            "It is alleged that {accused2} [cast|struck] {coin} in {room}, [{accused} passing them at fairs|and that {accused} took a third of the gain].",
        ), chance=0.58, charges={"231": 0.25, "232": 0.65, "233": 0.2, "234": 0.3, "235": 0.55}),
        Beat("event", (
            "{accused} [gave|delivered] {coin} to {litigant} [in change|for a load of wood], though {accused:he} [knew|must have seen] that {dull}.",
            "{litigant} was [paid|given change] in {coin} by {accused}, and [found out|was told by a goldsmith] that {dull}.",
        ), chance=0.35, charges={"239": 0.4, "240": 0.6, "241": 0.3, "243": 0.3, "242": 0.15}),
        Beat("event", (
            "Good coins had been [clipped|drilled and filled with lead], so that each [weighed less than it should|lost a sixth of its silver].",
            "{accused2} [shaved|dipped in acid] some genuine pieces and [put them back into use|sold the dust by weight], {accused} [changing them at shops|passing them on].",
        ), chance=0.18, charges={"246": 0.25, "247": 0.65, "249": 0.1, "254": 0.3}),
        Beat("event", (
            "{accused2} had once been [a workman in the mint|employed in the security press], and [a plate|a die] carried out from there was traced to {accused2:him}.",
            "From the house of {accused2} came [a punch with the mark of the mint|a roller belonging to the press], [lost years before|which no private person may have].",
        ), chance=0.14, charges={"244": 0.3, "245": 0.7}),
        Beat("event", (
            "The two had [an understanding|an agreement in writing] about the shares, and [others in the trade were in it|a third man carried the packets].",
            "{accused} and {accused2} had [worked together since {year}|met in jail] and [kept one purse|agreed that one should make and the other sell].",
        ), chance=0.4, charges={"120B": 0.7, "34": 0.2}),
        Beat("aftermath", (
            "The articles were sent to the [mint master|security press], whose report [bears out the prosecution|leaves little room for doubt].",
            "An expert compared the {stamp} with those in the treasury and [pointed out|noted] that {sign}.",
        ), chance=0.85),
        Beat("aftermath", (
            "{accused} [said that the stock had come from the treasury itself|blamed a former assistant].",
            "{litigant} [lost {litigant:his} case for want of proper stamp|had to pay the duty over again].",
        ), chance=0.65),
        Beat("aftermath", (
            "The register of {accused} [did not show the sales|had been written up in one sitting], and [the treasury had issued nothing of the kind|the numbers belonged to another district].",
            "{accused2} was [found burning some papers|taken on the way to the river with a bag], and [the remains were seized|pieces of metal were picked out of the ashes].",
            "{litigant} [identified {accused} as the seller|produced the receipt given to {litigant:him}].",
        ), chance=0.65),
    ),
    charges={"259": 0.3, "258": 0.3, "235": 0.12, "420": 0.2},
    years=(1950, 1998),
)
