"""A woman or girl trafficked for prostitution."""

# One sentence per line is easier to read and to extend than the formatter's layout.
# fmt: off

from embedded.crime import Beat, Crime, Role

CRIME = Crime(
    key="trafficking",
    weight=0.7,
    gist="the trafficking of {victim:role} for prostitution",
    cast={
        "accused": Role(("the appellant", "accused no. 1", "the agent"), male=0.6, ages=(24, 50)),
        "accused2": Role(("accused no. 2", "the brothel keeper"), male=0.0, ages=(35, 62)),
        "accused3": Role(("accused no. 3", "the customer"), male=1.0, ages=(22, 56)),
        "victim": Role(("the victim", "the rescued girl", "PW-1"), male=0.0, ages=(16, 25)),
        "informant": Role(("the social worker", "PW-4", "the informant"), male=0.4, ages=(26, 55)),
    },
    props={
        "home": ("a tea garden", "a flood-stricken village", "a border district", "a slum near the port", "a hill village", "a family of salt-pan workers"),
        "bait": ("a job as a maid", "work in a beauty parlour", "a place in a dance troupe", "a good marriage", "a position in a garment factory", "training as a nurse"),
        "route": ("by train, without a ticket of her own", "across the border at night", "in a truck carrying onions", "by bus with two other girls", "by air on a passport in another name"),
        "house": ("a brothel off {street}", "a flat described as a massage parlour", "a lodge on the highway", "a spa in a shopping complex", "a lane known for such houses", "an orchestra bar"),
        "hold": ("beaten with a wire", "kept hungry", "told that she owed {amount}", "burnt with cigarettes", "kept drugged", "shown the photograph of her little brother"),
    },
    beats=(
        Beat("background", (
            "{victim:role} comes from {home}, and [her father had died|there was nothing to eat at home].",
            "{victim:role} belonged to {home}; {accused} was [a distant relation|from the next village] and was trusted by her mother.",
            "It was in {home} that {accused} [looked about for girls|came to know of {victim:role}].",
        )),
        Beat("event", (
            "{accused} held out to her {bait} in {town} and [paid {amount} to her mother|gave her new clothes].",
            "On the promise of {bait} {accused} [induced her to leave home|took her with the consent of her people], on or about {date}.",
            "The prosecution case is that {accused} recruited her by promising {bait}.",
        ), charges={"370": 0.5, "366A": 0.3, "366": 0.12, "420": 0.08}),
        Beat("event", (
            "She was brought {route}.",
            "{accused} carried her {route}, and she was told to say that {accused:he} was her [relation|guardian|employer].",
        ), chance=0.85, charges={"366B": 0.15, "467": 0.04, "471": 0.05, "370": 0.2}),
        Beat("event", (
            "She was not an Indian national, and had been brought from a country across the border, being below twenty-one.",
        ), chance=0.2, charges={"366B": 0.85}),
        Beat("event", (
            "At {house} {accused} [sold her|made her over] to {accused2} for {amount}.",
            "{accused2} paid {accused} {amount} for her, and in {house} she [understood what it was all about|was locked in a room].",
            "On {date} she was handed over to {accused2}, who [ran|was in charge of] {house}.",
        ), charges={"372": 0.5, "373": 0.5, "370": 0.3}),
        Beat("event", (
            "When she refused to entertain customers she was {hold}.",
            "{accused2} had her {hold} until she gave in.",
            "She [tried to run away|cried to be sent home] and was {hold}.",
        ), chance=0.8, charges={"323": 0.35, "506": 0.3, "324": 0.1}),
        Beat("event", (
            "She was kept [under lock and key|behind a false wall] for [months|{days}] and never allowed out.",
            "She and [four|six|nine] other girls were confined in [rooms without windows|a loft], and the door was watched.",
        ), chance=0.75, charges={"342": 0.5, "344": 0.3, "346": 0.12, "343": 0.06}),
        Beat("event", (
            "{accused2} forced her into prostitution, and [what was paid went to {accused2:him}|kept the whole of the money].",
            "{accused3} was one of those who came there as customers[|, brought by a tout], and the offence was committed against her will.",
        ), charges={"376": 0.45, "370A": 0.5, "109": 0.1}),
        Beat("event", (
            "The conspiracy extended [to two other States|to a chain of agents], who [passed girls from hand to hand|divided the money].",
        ), chance=0.35, charges={"120B": 0.75}),
        Beat("aftermath", (
            "On the information of {informant} the police [sent a decoy with marked notes|raided the place] and {victim:role} was rescued.",
            "{victim:role} slipped a chit to [a milk boy|a customer], which reached {informant}; the place was raided and [seven|eleven] girls were brought out.",
            "She jumped from [the first floor|a window] and [was found by {informant}|ran to a police booth].",
        )),
        Beat("aftermath", (
            "{accused3} was found [in one of the cubicles|trying to leave by the roof], and {amount} and [packets of contraceptives|a diary of accounts] were seized.",
            "The register kept by {accused2} had [false names|columns for each girl], and [the marked notes were in her box|a sum of {amount} was recovered].",
        ), chance=0.6),
        Beat("aftermath", (
            "On the test of her bones she was held to be [between sixteen and eighteen|about nineteen].",
            "She was sent to a protective home, and [her mother came to fetch her|the family would not take her back].",
        ), chance=0.5),
        Beat("aftermath", (
            "{accused2} says that she [only let out rooms|is a patient and knew nothing], and {accused} that {victim:role} [came of her own choice|was an adult].",
        ), chance=0.4),
    ),
    charges={"370": 0.78, "372": 0.2, "373": 0.2, "34": 0.15},
    years=(2013, 2024),
    others={"POCSO:6": 0.12, "POCSO:17": 0.06},
)
