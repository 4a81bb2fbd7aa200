"""A dacoity at night: a house robbed by a gang."""

# One sentence per line is easier to read and to extend than the formatter's layout.
# fmt: off

from embedded.crime import Beat, Crime, Role

CRIME = Crime(
    key="dacoity",
    weight=0.9,
    gist="a dacoity in the house of {victim:role} at night",
    cast={
        "accused": Role(("the appellant", "accused no. 1", "the leader of the gang"), male=0.99, ages=(20, 52)),
        "accused2": Role(("accused no. 2", "the second appellant"), male=0.99, ages=(19, 50)),
        "accused3": Role(("accused no. 3", "the third appellant"), male=0.99, ages=(19, 50)),
        "victim": Role(("the complainant", "the informant", "PW-1"), male=0.85, ages=(30, 70)),
        "kin": Role(("PW-2", "the injured witness"), male=0.55, kin_of="victim"),
        "villager": Role(("PW-4", "the villager"), male=0.95),
    },
    props={
        "house": ("the house of {victim}", "the farmhouse of {victim}", "the haveli of {victim}", "the old serai where {victim} lived", "the garden house of {victim}", "the house and grain store of {victim}"),
        "arms": ("guns and pharsas", "country-made pistols and lathis", "spears, axes and torches", "rifles and hand-grenades", "swords and sticks", "a double-barrelled gun and ballams"),
        "light": ("the light of a burning thatch", "the beams of their own torches", "the moonlight", "the light of a lantern in the verandah", "the glow of a heap of straw set on fire"),
        "loot": ("gold and silver ornaments and a licensed gun", "cash, clothes and a radio", "the dowry articles laid up for a daughter's marriage", "the sale proceeds of the cane crop", "two she-buffaloes and the grain", "ornaments pulled off the bodies of the women"),
        "number": ("eight or ten", "about fifteen", "some twenty", "seven", "a dozen or so"),
        "meet": ("a mango grove", "a ruined serai", "the burning ghat", "a brick kiln", "the bed of a dry nala", "an abandoned cattle shed"),
    },
    beats=(
        Beat("background", (
            "{victim} was a [moneylender|prosperous cultivator|cloth merchant] of {village} and was known to keep [money and ornaments|a good deal of cash] in the house.",
            "{victim} lived at {village} with {victim:his} sons[| and their wives], and had [sold a field|received payment for the crop] a few days earlier.",
        )),
        Beat("background", (
            "It was the prosecution case that {accused}, {accused2} and others [met in|gathered at] {meet} [the evening before|on the previous night] and [settled whose house it should be|shared out the arms].",
            "An approver has told how the gang assembled in {meet}, [drank together|slaughtered a goat] and [waited for the moon to set|marched off in two parties].",
        ), chance=0.4, charges={"120B": 0.3, "399": 0.3, "402": 0.3}),
        Beat("event", (
            "On the night of {date}[| at about midnight| towards morning] {number} dacoits armed with {arms} [raided|surrounded|broke into] {house}.",
            "On the night of {date} {accused}, {accused2}, {accused3} and others, in all {number}, [scaled the wall of|fell upon] {house}, [armed with|carrying] {arms}.",
            "On the night of {date} {number} persons with their faces [muffled|blackened], armed with {arms}, came to {house} and [called out that they were the police|broke down the door with an axe].",
        )),
        Beat("event", (
            "Two of them [mounted the roof|stood at the door] and [fired to keep the village away|kept up a fire], while the rest [went inside|began to ransack the rooms].",
            "{accused} [gave the orders|was addressed by the others as sardar] and [posted men at both ends of the lane|demanded the keys of the safe].",
        ), chance=0.8),
        Beat("event", (
            "{victim} was [tied to a pillar|beaten with the butt of a gun|branded with a hot iron] until {victim:he} [showed where the money was buried|gave up the keys].",
            "{kin} [would not part with the ornaments|tried to bar the door] and was [hit on the head by {accused2}|given a pharsa blow], which [broke the arm|laid the scalp open].",
            "The inmates were [shut up in the kitchen|herded into a corner], and {kin} was [struck with a lathi|kicked] for crying out.",
        ), chance=0.88, charges={"397": 0.55, "342": 0.08, "394": 0.08}),
        Beat("event", (
            "They [carried off|looted] {loot}, the whole worth {amount}.",
            "For the better part of an hour the house was plundered, and {loot} [were taken|went with the dacoits].",
            "The boxes were [smashed|emptied in the courtyard] and {loot} [removed|tied up in sheets].",
        )),
        Beat("event", (
            "{villager} and others [collected with lathis|threw brickbats], on which {accused3} fired, and [one of the villagers fell dead|a young man was shot in the chest and died on the spot].",
            "A son of the house [grappled with {accused2}|recognised one of them by name] and was [shot at close range|stabbed to death] there and then.",
        ), chance=0.3, charges={"396": 0.85, "302": 0.15}),
        Beat("event", (
            "The villagers put up a fight, and one dacoit was [killed|left wounded on the ground] before the gang withdrew.",
            "Seeing the crowd grow, the dacoits [threw away some of the booty and retreated|retreated] [firing as they went|towards the ravines].",
        ), chance=0.65),
        Beat("event", (
            "A second house was tried as well, but the alarm was raised before the door gave way, and the gang went off [without anything from there|in a hurry], [dropping a gun|leaving a torch behind].",
            "Others of the band, [lying in wait near the canal|told off to raid the next village], were [surprised by a patrol|surrounded by the villagers] before they could [do anything|begin].",
        ), chance=0.12, charges={"398": 0.6, "399": 0.4, "511": 0.15}),
        Beat("event", (
            "On their way the dacoits also [entered the shop|visited the house] of [a widow|a neighbour] and [took what they found|set fire to a chhappar].",
            "Before leaving they [took away a boy of the family as hostage|burnt the bonds and bahis of the debtors in the courtyard].",
        ), chance=0.25, charges={"436": 0.25, "435": 0.15, "364": 0.1}),
        Beat("aftermath", (
            "The witnesses claimed to have [seen|recognised] the accused in {light}.",
            "{kin} and {villager} stated that by {light} they had [marked the features of|clearly seen] {accused2} and {accused3}.",
        ), chance=0.85),
        Beat("aftermath", (
            "{accused} was arrested {days} later, [in a police encounter|at a relative's house], and a part of the stolen property was [found with {accused:him}|dug out of a field at {accused:his} instance].",
            "Some of the ornaments were [recovered from|produced by] {accused2}, who [must have known from where they came|could give no account of them].",
        ), chance=0.68, charges={"412": 0.65, "411": 0.2}),
        Beat("aftermath", (
            "It was said that the gang had committed [several|at least five] such raids in {district} and that {accused} [was its habitual leader|had been a member for years].",
            "{accused} and {accused3} were said to [have belonged for years to|live on the earnings of] a band that [haunted the ravines|looted village after village] in that part of {district}.",
        ), chance=0.2, charges={"400": 0.6, "401": 0.1}),
        Beat("aftermath", (
            "At the identification proceedings in the district jail {victim} [picked out {accused} and {accused2}|made two right and three wrong identifications].",
            "Of the [nine|eleven] suspects put up, {kin} [identified four|could identify only {accused3}].",
        ), chance=0.7),
    ),
    charges={"395": 0.86, "397": 0.18},
    others={"Arms:25": 0.15, "Arms:27": 0.1},
)
