"""An accident at an unsafe place of work."""

# One sentence per line is easier to read and to extend than the formatter's layout.
# fmt: off

from embedded.crime import Beat, Crime, Role

CRIME = Crime(
    key="unsafe_work",
    weight=0.25,
    gist="an accident at a place of work",
    cast={
        "accused": Role(("the petitioner", "the accused", "the contractor"), male=0.95, ages=(26, 66)),
        "accused2": Role(("accused no. 2", "the foreman"), male=0.97),
        "victim": Role(("the injured", "the complainant", "the labourer"), male=0.7, ages=(14, 58)),
        "witness": Role(("PW-2", "the fellow worker"), male=0.75),
    },
    props={
        "site": ("a saw mill", "a stone crusher", "a rice huller", "a cotton ginning shed", "a house under construction", "an old cinema being pulled down", "a sugar mill", "a block of flats near {street}"),
        "fault": ("the belt had no guard", "the wiring was bare", "the scaffolding was tied with rotten rope", "the wall had been undercut", "the brake did not hold", "the beam had no prop", "the lift shaft was open"),
        "harm": ("a crushed hand", "a fracture of the thigh", "an injury to the spine", "a torn scalp", "a cut tendon", "a broken arm and jaw"),
        "advice": ("the overseer", "the factory inspector", "the municipal engineer", "{witness}", "an old mason"),
        "haste": ("to finish before the rains", "to save the cost of a guard", "because the order was pressing", "because labour was short", "to keep the mill running through the night"),
    },
    beats=(
        Beat("background", (
            "{accused} [owned|had taken the contract for] {site} at {town}, and {accused2} was in charge of the labour.",
            "{victim} was [employed|working on daily wages] at {site}, which belonged to {accused}.",
        )),
        Beat("background", (
            "{advice} had [told {accused}|given warning] that {fault}, but nothing was done.",
            "It was known to {accused2} that {fault}, and yet, {haste}, the work was [pushed on|not stopped].",
        ), chance=0.8),
        Beat("event", (
            "On {date} at about {day_hour}, as {fault}, {victim} met with an accident and sustained {harm}.",
            "At about {day_hour} on {date} {victim} was [called to lend a hand|passing below] and, because {fault}, [was struck down|was caught], with {harm} as the result.",
            "The prosecution says that {fault}, and that for this reason {victim} [suffered|received] {harm} on {date}.",
        ), charges={"337": 0.3, "338": 0.4, "336": 0.25}),
        Beat("event", (
            "The machine was [worked by a boy of twelve|set going without a signal], {accused2} [being asleep|having gone for tea].",
            "{accused2}, who had the handling of the machine, [did not stop it in time|had taken off the cover to save trouble].",
        ), chance=0.56, charges={"287": 0.8}),
        Beat("event", (
            "[The parapet gave way|Bricks came down on the road|The slab fell in], no [prop|hoarding] having been put up by those who were [pulling it down|repairing it].",
            "A part of the building [collapsed|leaned and fell] while under repair, for want of [shores|any support].",
        ), chance=0.53, charges={"288": 0.8}),
        Beat("event", (
            "A trench had been left open across the road [without a lamp|without a fence], and [a cyclist fell into it|a bullock was lost].",
            "Heaps of [rubble|sand and rods] lay on the public way for {days}, and [a scooter ran into them at night|people had to step into the traffic].",
        ), chance=0.25, charges={"283": 0.72, "290": 0.35, "431": 0.1}),
        Beat("event", (
            "[Two other workers|A child who was playing there|A woman carrying mortar] [died on the spot|died of the injuries after {days}].",
            "{witness} escaped, but [one of the gang was killed|the son of a mason was crushed to death].",
        ), chance=0.38, charges={"304A": 0.85, "304": 0.1}),
        Beat("event", (
            "{accused2} [told the others to say that it was {victim} who had been careless|had the place washed and the guard put back] before anyone came.",
            "The broken part was [thrown into a tank|sent away to be melted] the same night at the word of {accused}.",
        ), chance=0.18, charges={"201": 0.55, "203": 0.15}),
        Beat("aftermath", (
            "{victim} was [taken to {hospital} in a hand-cart|carried to {hospital} by {witness}], and {doctor} [had to take off a finger|put the limb in plaster].",
            "{accused} [paid for the treatment at first|did not come even once to {hospital}].",
        ), chance=0.85),
        Beat("aftermath", (
            "An engineer [inspected the place|examined the remains] and [was of opinion that {fault}|put it down to bad upkeep].",
            "The inspector's report [had pointed out the defect in {year}|was made only after the event].",
        ), chance=0.7),
        Beat("aftermath", (
            "It is contended that [it was a pure accident|{victim} had no business to be there|{accused2} alone was in charge].",
            "A claim for compensation of {amount} is [pending|settled], and {accused} urges that [nothing more is called for|rashness is not made out].",
        ), chance=0.7),
        Beat("aftermath", (
            "{witness} [stated that no helmets or belts were given|said that the men had refused to work there the day before].",
            "The work was [stopped by order|begun again after {days}], and [a new guard was fitted|a fence was put up] only then.",
        ), chance=0.55),
    ),
    charges={"337": 0.3, "336": 0.35, "338": 0.35, "287": 0.2, "288": 0.15, "304A": 0.1},
)
