"""A fatal accident at a factory."""

# One sentence per line is easier to read and to extend than the formatter's layout.
# fmt: off

from embedded.crime import Beat, Crime, Role

CRIME = Crime(
    key="factory_death",
    weight=0.6,
    gist="a fatal accident at a factory",
    cast={
        "accused": Role(("the petitioner", "the manager", "the occupier", "accused no. 1"), male=0.95, ages=(30, 66)),
        "accused2": Role(("accused no. 2", "the supervisor", "the foreman"), male=1.0, ages=(26, 58)),
        "victim": Role(("the deceased", "the worker"), male=0.8, ages=(19, 56)),
        "informant": Role(("PW-1", "the injured worker", "the informant"), male=0.8, ages=(19, 56)),
        "inspector": Role(("the inspector of factories", "PW-6"), male=0.9, ages=(32, 58)),
    },
    props={
        "works": ("a chemical factory", "a paper mill", "a rolling mill", "an ice factory", "a dyeing house", "a foundry", "a cold storage", "a cotton ginning press", "a plant for bottling gas"),
        "hazard": ("the boiler had not been tested", "chlorine had been leaking from a joint", "the belt had no guard", "the fly-wheel was cracked", "drums of solvent were stacked beside the furnace", "the safety valve had been tied down", "a live wire lay in water"),
        "mishap": ("there was an explosion", "a cylinder burst", "gas spread through the shed", "a fire broke out", "the fly-wheel broke loose", "a vat of acid gave way", "the roof of the shed came down"),
        "harm": ("burns", "suffocation", "a crushed chest", "head injuries", "shock", "injuries to the lungs"),
        "lack": ("no exit but one", "no masks or gloves", "no fire extinguisher that worked", "no trained hand", "no licence for the quantity kept", "no register of the casual workers"),
    },
    beats=(
        Beat("background", (
            "{accused} was the manager of {works} at {village}, where {victim} and {informant} were employed.",
            "{victim} was a casual worker in {works} belonging to {company}, of which {accused} was in charge.",
            "At {works}, on the outskirts of {town}, some [forty|sixty|hundred] workers were employed under {accused2}.",
        )),
        Beat("background", (
            "It is alleged that {hazard}, and that there was {lack}.",
            "{informant} says that {hazard}; it had been pointed out to {accused2}, who [said that production could not stop|told them to mind their work].",
            "There was {lack}, and {hazard}.",
        ), charges={"287": 0.25, "284": 0.12, "285": 0.12, "286": 0.12}),
        Beat("background", (
            "{inspector} had, on an earlier visit, [issued a notice|directed that the shed be closed], which was [not complied with|lying unopened].",
            "{days} before there had been a similar mishap, in which [a woman lost her hand|two men were scalded].",
        ), chance=0.45),
        Beat("event", (
            "On {date} at about {day_hour}, while work was going on, {mishap}.",
            "On {date}, at about {day_hour}, {victim} was [at the machine|asked by {accused2} to clean it while it was running] when {mishap}.",
            "In the [first|second] shift of {date} {mishap}, [and the lights went out|and the workers ran for the door].",
        )),
        Beat("event", (
            "A quantity of [spirit|explosive powder|gas cylinders], more than the licence allowed, was kept beside the [boiler|furnace], and the workers, some of them [mere boys|women], had been set to handle it without any care.",
            "In a back room, without any licence, [crackers were being filled|solvent was being poured from drum to drum] by [boys|women] under a naked [bulb|flame].",
        ), chance=0.3, charges={"286": 0.75, "285": 0.3}),
        Beat("event", (
            "Smoke and fumes drifted to [the huts near by|the school next door], and [thirty|over a hundred] people [fell sick|were taken out gasping].",
            "Poisonous waste had been let out [into the drain|at night], and [cattle that drank of it died|two children were overcome].",
        ), chance=0.35, charges={"284": 0.75, "278": 0.35, "336": 0.2, "269": 0.06}),
        Beat("event", (
            "{victim} was caught in the [shaft|rollers] of the machine, which had neither a fence nor a switch within reach.",
            "The guard had been taken off [to save time|for repairs] at the order of {accused2}.",
        ), chance=0.4, charges={"287": 0.75}),
        Beat("event", (
            "The only gate was [locked from outside|blocked with bales], and the workers [were trapped|had to break a wall].",
        ), chance=0.35, charges={"336": 0.2, "304": 0.25, "342": 0.05}),
        Beat("event", (
            "{informant} got {harm} but survived; [two|five|seven] others were hurt.",
            "{informant} lost [an eye|the use of an arm] in it.",
        ), chance=0.7, charges={"337": 0.6, "338": 0.55}),
        Beat("aftermath", (
            "{victim} died of {harm} [on the spot|in {hospital} after [two|three|five|nine] days].",
            "{victim} and [three|eight|eleven] others lost their lives, the cause being {harm}.",
            "The body of {victim} was taken out of the debris [next day|by cutting the steel].",
        )),
        Beat("aftermath", (
            "{accused} [left the town|sent the injured away in a truck to avoid notice] and [had the stock removed|got attendance sheets burnt].",
        ), chance=0.25, charges={"201": 0.65}),
        Beat("aftermath", (
            "{inspector} found that {hazard} and that there was {lack}.",
            "The report of {inspector} puts it down to [bad maintenance|the want of the simplest precautions].",
        ), chance=0.75),
        Beat("aftermath", (
            "{accused} contends that {accused:he} was [away on leave|a director who never saw the floor] and that the accident was due to [the carelessness of {victim}|a fault nobody could have known].",
            "{accused2} pleads that {accused2:he} only [carried out orders|had asked for new parts and been refused them].",
        ), chance=0.55),
    ),
    charges={"304A": 0.88, "287": 0.35, "34": 0.2, "304": 0.08},
)
