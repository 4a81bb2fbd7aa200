"""A theft from a house."""

# One sentence per line is easier to read and to extend than the formatter's layout.
# fmt: off

from embedded.crime import Beat, Crime, Role

CRIME = Crime(
    key="house_theft",
    weight=1.2,
    gist="a theft of household goods from the residence of {victim:role}",
    cast={
        "accused": Role(("the appellant", "the accused", "accused no. 1"), male=0.86, ages=(18, 45)),
        "accused2": Role(("accused no. 2", "the co-accused"), male=0.8),
        "victim": Role(("the complainant", "the informant", "PW-1"), male=0.6, ages=(28, 70)),
        "neighbour": Role(("PW-2", "the neighbour"), male=0.6),
        "buyer": Role(("the pawnbroker", "PW-5", "the dealer"), male=0.97),
    },
    props={
        "loot": ("a pair of gold bangles and a silver waist-belt", "a steel trunk holding the family's ornaments", "a sewing machine and two brass vessels", "a transistor set and a wrist watch", "the cash kept in a tin under the rice", "three silk sarees and a mangalsutra", "a bicycle and four bags of wheat", "a gold chain and the savings of the year"),
        "place": ("a two-room tenement", "a rented first-floor portion", "a pucca house at the edge of the abadi", "a house with a kirana shop in front", "a Government quarter", "a tiled house beside the temple tank"),
        "entry": ("by opening the lock with a duplicate key", "by lifting some tiles of the roof", "through the back door, which had been left on the latch", "by bending the bars of the window", "by putting a hand through the ventilator and drawing the bolt", "by forcing the padlock with an iron rod"),
        "job": ("a domestic servant", "a part-time cook", "a mason who had lately repaired the floor", "a lodger on the upper floor", "a milk vendor who called every morning", "a helper at the tailoring shop opposite", "a driver engaged six months earlier"),
        "errand": ("a wedding at {town}", "the weekly haat", "the funeral of a relation", "the temple fair", "a cousin's house in the next taluka", "the cinema"),
        "hideout": ("under a heap of cow-dung cakes", "in a pit dug behind the hut", "inside an earthen grain jar", "in a bundle kept on the loft", "beneath the floor of a cattle shed", "in a tin box at the house of a sister"),
    },
    beats=(
        Beat("background", (
            "{victim} [lived|resided] with {victim:his} family in {place} [at|in] {village}[| and ran a small business there].",
            "The [occurrence took place|offence was committed] in {place} at {village}, [occupied by|in the possession of] {victim}.",
            "At the [relevant|material] time {victim} was the [owner|tenant] of {place} [near|off] {street}.",
        )),
        Beat("background", (
            "{accused} was known to the household as {job}[| and had the run of the house].",
            "{accused}, {job}, [knew where the keys were kept|had seen the almirah opened more than once].",
            "It has come in evidence that {accused} was {job} and [was trusted like a member of the family|used to come and go without being questioned].",
        ), chance=0.78, charges={"381": 0.45}),
        Beat("background", (
            "[Some weeks|About a month] earlier {accused} had asked {victim} for a loan and had been [refused|put off].",
            "{accused} was said to be [in debt to a moneylender|addicted to satta] and [pressed for money|in want of money].",
        ), chance=0.5),
        Beat("event", (
            "On {date} {victim} [locked the house and left for|went with the whole family to] {errand}[|, leaving the premises in the care of {neighbour}].",
            "On {date} there was nobody at home, {victim} having gone to {errand}.",
            "The inmates [were away at|had gone to] {errand} on {date} and were to come back [only at night|the next day].",
        )),
        Beat("event", (
            "In {victim:his} absence {accused} [got in|entered] {entry}[|, in broad daylight].",
            "It is alleged that at about {day_hour} {accused} [effected entry|made {accused:his} way inside] {entry}.",
        ), chance=0.68, charges={"454": 0.55, "448": 0.12, "457": 0.1}),
        Beat("event", (
            "{accused} [removed|took away|made off with] {loot}, [worth|valued at] {amount} in all.",
            "The almirah was [broken open|found ransacked], and {loot}, of the value of {amount}, could not be found.",
            "From [the inner room|a wooden box in the kitchen|the top of the cupboard] {accused} took {loot}, and nothing else was touched.",
        )),
        Beat("event", (
            "{accused2} [kept watch in the lane|waited outside with a hand-cart], and [received the bundle over the wall|helped to carry the things off].",
            "According to the prosecution {accused2} had [lent the key|brought the sack] and [stood at the corner|shared the booty].",
        ), chance=0.4, charges={"34": 0.75, "109": 0.1}),
        Beat("event", (
            "{neighbour} [saw {accused} leaving|noticed {accused} come out] with something [wrapped in a bedsheet|hidden under a shawl], but [thought nothing of it|took it that {accused:he} had been sent on an errand].",
            "{neighbour} raised an alarm and [gave chase as far as the railway line|tried to catch hold of {accused}], but {accused:he} [slipped away|jumped over a drain and was lost from sight].",
        ), chance=0.7),
        Beat("aftermath", (
            "On {victim:his} return {victim} found the [door ajar|lock hanging open|contents of the trunk strewn about] and [raised a cry|called the neighbours].",
            "The loss was discovered [only the next morning|{days} later], when {victim} [went to take out money|looked for the things].",
        )),
        Beat("aftermath", (
            "[Suspicion fell on|{victim} named] {accused}, who had [not come to work since|left the village without a word].",
            "{accused} did not [turn up for work|show {accused:himself}] for {days}, which [gave rise to suspicion|made {victim} think of {accused:him}].",
        ), chance=0.75),
        Beat("aftermath", (
            "On interrogation {accused} [offered to point out the property|made a disclosure], and the articles were dug out [in the presence of two panchas|before respectable witnesses] from where they lay {hideout}.",
            "Some of the articles were [recovered|found] {hideout} at the instance of {accused}[| and seized under a recovery memo].",
        ), chance=0.68, charges={"411": 0.6}),
        Beat("aftermath", (
            "{buyer} [deposed that {accused} had offered {buyer:him} the things at half their price|had bought the articles for a trifle and had resold a part of them].",
            "A part of the property was [traced to|seized from] {buyer}, who [could show no bill|said that {accused2} had pledged it].",
        ), chance=0.3, charges={"411": 0.5}),
        Beat("aftermath", (
            "{victim} [identified the articles in a test identification held by the tehsildar|picked out the things from a heap of similar ones].",
            "The articles bore [the initials of {victim:his} mother|a scratch mark] by which {victim} [knew them at once|could tell them].",
        ), chance=0.6),
    ),
    charges={"380": 0.72, "379": 0.38, "34": 0.06},
)
