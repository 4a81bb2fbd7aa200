"""Rape by several men acting together."""

# One sentence per line is easier to read and to extend than the formatter's layout.
# fmt: off

from embedded.crime import Beat, Crime, Role

CRIME = Crime(
    key="gang_rape",
    weight=0.9,
    gist="an offence committed on {victim:role} by several men acting together",
    cast={
        "accused": Role(("the appellant", "accused no. 1"), male=1.0, ages=(19, 38)),
        "accused2": Role(("accused no. 2", "the second appellant"), male=1.0, ages=(19, 38)),
        "accused3": Role(("accused no. 3", "the third accused"), male=1.0, ages=(19, 38)),
        "victim": Role(("the prosecutrix", "the victim", "the survivor"), male=0.0, ages=(19, 40)),
        "companion": Role(("her companion", "PW-2"), male=1.0, ages=(20, 40)),
    },
    props={
        "way": ("coming back from a shift at the mill", "waiting for a bus", "going home after the cinema", "walking to the hospital", "riding pillion on a scooter", "returning from a fair", "on her way to the farm where she worked"),
        "carry": ("an auto-rickshaw", "a white car", "a tempo", "a jeep", "a private bus with curtains drawn", "a milk van"),
        "place": ("an empty godown", "the ruins beyond the bypass", "a poultry farm", "a flat on {street}", "a brick kiln", "the bank of the canal", "an unfinished mall", "an orchard"),
        "menace": ("knives", "a pistol", "iron rods", "broken bottles", "a screw driver"),
        "loot": ("her telephone and earrings", "a purse with {amount}", "the scooter", "a gold chain", "their watches"),
    },
    beats=(
        Beat("background", (
            "{victim:role}, [a young woman of the locality|an employee of a private firm|a mother of two], was {way} with {companion}.",
            "{victim:role} was {way}; {companion} [was with her|had come to see her home].",
            "The accused are [residents of the same locality|drivers and cleaners by trade] and were, according to the prosecution, [out drinking|looking for a victim] that day.",
        )),
        Beat("background", (
            "The prosecution alleges that {accused} had [planned it with the others|told {accused2} and {accused3} on the telephone to come] beforehand.",
        ), chance=0.3, charges={"120B": 0.8}),
        Beat("event", (
            "On {date} at about {hour} {accused}, {accused2} and {accused3} [stopped them|came up] in {carry} and [forced her into it|pulled her in].",
            "On {date} the accused, in {carry}, [offered them a lift|blocked the road] near {street} at about {hour}, and she was taken away.",
            "At about {hour} on {date} {companion} was [held at the point of {menace}|overpowered] by {accused2}, and {victim:role} was carried off by {accused} and {accused3} in {carry}.",
        ), charges={"366": 0.65, "365": 0.2, "363": 0.06, "341": 0.15}),
        Beat("event", (
            "{companion} was [beaten|tied with his own belt and left in a ditch].",
            "{accused3} hit {companion} on the head [with a rod|with a stone], and he [fell unconscious|was thrown out of the vehicle].",
        ), chance=0.65, charges={"323": 0.55, "325": 0.15, "307": 0.25, "342": 0.2}),
        Beat("event", (
            "She was taken to {place} and there [kept under fear of {menace}|threatened with {menace}].",
            "At {place}, where a [fourth|fifth] man joined them, she was [confined for hours|made to sit in a corner].",
        ), charges={"342": 0.35}),
        Beat("event", (
            "All three committed rape on her, one after the other.",
            "{accused}, {accused2} and {accused3} [raped her by turns|committed the offence in turn], each helping the other.",
            "It is alleged that {accused} and {accused2} committed rape on her, while {accused3} [stood guard|held her down].",
        ), charges={"34": 0.2}),
        Beat("event", (
            "{accused2} recorded it on his telephone, and [the clip was passed on|they said that it would be put on the net].",
        ), chance=0.35, charges={"354C": 0.3, "506": 0.4}),
        Beat("event", (
            "They also took {loot}.",
            "The two were robbed of {loot}, and {accused3} [used her card to draw {amount}|sold the telephone next day].",
        ), chance=0.35, charges={"392": 0.4, "394": 0.3, "395": 0.15, "379": 0.25}),
        Beat("event", (
            "She was subjected to [injuries which required several operations|great violence] and [was given up for dead|lost a good deal of blood].",
        ), chance=0.2, charges={"307": 0.6, "376A": 0.2, "326": 0.1}),
        Beat("aftermath", (
            "In the end she was [left by the roadside|thrown out near the toll plaza] with the warning that [her family would be wiped out|she would be killed] if she complained.",
            "The accused dropped her [near the railway crossing|at a petrol pump] and told her [to forget it|what would follow if she opened her mouth].",
        ), charges={"506": 0.7}),
        Beat("aftermath", (
            "{companion} [managed to reach a police van|stopped a truck and gave the alarm], and a search was made through the night.",
            "She walked to a [dhaba|toll booth], where a woman [covered her with a shawl|sent for help].",
        ), chance=0.6),
        Beat("aftermath", (
            "Swabs and clothes were sent for examination, and the profile of {accused} and {accused2} was [found on them|matched].",
            "In the test parade she [picked out {accused} and {accused3}|identified all but one].",
            "{carry} was seized, and [a hair clip|her sandal] was found in it.",
        ), chance=0.65),
        Beat("aftermath", (
            "{accused3} [washed the seats|burnt her dupatta] next morning and [sent his clothes to the laundry|left for {town}].",
        ), chance=0.3, charges={"201": 0.75}),
    ),
    charges={"376D": 0.93},
    years=(2013, 2024),
    others={"IT:66E": 0.1, "IT:67A": 0.1, "SCST:3": 0.1},
)
