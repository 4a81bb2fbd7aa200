"""The fall of a building with people in it."""

# One sentence per line is easier to read and to extend than the formatter's layout.
# fmt: off

from embedded.crime import Beat, Crime, Role

CRIME = Crime(
    key="building_collapse",
    weight=0.5,
    gist="the fall of a building in which {victim:role} and others died",
    cast={
        "accused": Role(("the petitioner", "the builder", "accused no. 1"), male=0.97, ages=(30, 66)),
        "accused2": Role(("accused no. 2", "the engineer"), male=0.95, ages=(26, 60)),
        "accused3": Role(("accused no. 4", "the municipal inspector"), male=1.0, ages=(30, 58)),
        "victim": Role(("the deceased", "one of the deceased"), male=0.55, ages=(19, 70)),
        "informant": Role(("PW-1", "the complainant", "a resident"), male=0.7),
    },
    props={
        "structure": ("a building of five storeys", "an old chawl", "a cinema hall", "a hotel under construction", "a market complex", "a hostel block", "a godown with a hostel above it", "a lodging house"),
        "defect": ("the cement was far below the required proportion", "two floors had been added without sanction", "the pillars had been cut to make room for a shop", "the foundation was on filled-up ground", "the walls had been removed in the course of repairs", "the shuttering was taken away too soon"),
        "warning": ("cracks had appeared", "plaster had been falling for weeks", "the doors would no longer close", "a notice of danger had been pasted and torn off", "a beam had sagged"),
        "trigger": ("in heavy rain", "with a noise like thunder", "while the occupants were at their meal", "when a roller passed in the lane", "as the concrete was being poured", "during a prayer meeting"),
        "paper": ("a completion certificate", "the plan", "the report of strength", "the record of measurements", "a licence for two floors"),
    },
    beats=(
        Beat("background", (
            "{accused} had [put up|been repairing] {structure} on {street}, {town}.",
            "{structure} on {street} belonged to {accused}; {accused2} had [drawn the plan|charge of the work].",
            "The work on {structure} at {town} was given to {accused}, and {accused2} was [to supervise it|the engineer at the site].",
        )),
        Beat("background", (
            "The case of the prosecution is that {defect}.",
            "{defect}, and {accused2} [shut an eye to it|knew of it].",
            "It came out later that {defect}.",
        ), charges={"288": 0.2, "34": 0.1}),
        Beat("background", (
            "{accused3}, whose duty it was to stop such work, [passed it|gave a certificate] for a consideration of {amount}.",
            "The corporation had [issued a notice|ordered the upper floors to be pulled down], but {accused3} [reported that it had been obeyed|did nothing].",
        ), chance=0.4, charges={"120B": 0.4, "217": 0.25, "218": 0.2, "197": 0.15}),
        Beat("background", (
            "{warning}, and {informant} had told {accused} of it more than once.",
            "Before that, {warning}; {accused} [said that it was nothing|sent a mason to fill the gaps].",
        ), chance=0.7, charges={"288": 0.3}),
        Beat("event", (
            "On {date} at about {day_hour} {structure} collapsed {trigger}.",
            "On {date}, {trigger}, a part of {structure} came down at about {day_hour}[ on the heads of those below| and the rest followed|, and clouds of dust hid the street].",
            "It was on {date}, at about {day_hour}, that {structure} fell {trigger}, burying those inside.",
        ), charges={"288": 0.35}),
        Beat("event", (
            "{informant} [ran out in time|was pulled out with a broken leg].",
            "[Fifteen|Twenty-two|Thirty-four] persons were taken out injured, among them {informant}.",
        ), chance=0.75, charges={"337": 0.55, "338": 0.55}),
        Beat("event", (
            "The next house was also [damaged|brought down], and [two cars|some shops] were crushed.",
        ), chance=0.35, charges={"427": 0.6, "336": 0.2}),
        Beat("event", (
            "Labourers were [living in the basement|working on the slab] though {accused2} had been told that [it would not bear the weight|the props were loose].",
        ), chance=0.35, charges={"336": 0.3, "304": 0.3}),
        Beat("aftermath", (
            "{victim} was among the [four|nine|seventeen|thirty-one] who died.",
            "{victim} was found dead under the rubble after a search of [two|three|five|nine] days.",
            "{victim} was brought out alive and died at {hospital}.",
        )),
        Beat("aftermath", (
            "The experts who tested the samples found that {defect}.",
            "Cores of concrete were [tested|sent to the college of engineering], and it was [confirmed|put beyond doubt] that {defect}.",
        ), chance=0.6),
        Beat("aftermath", (
            "{paper} produced by {accused} was found to be [forged|ante-dated|signed by a person who had died].",
            "On {paper} the signature of the architect had been [imitated|obtained on a blank sheet].",
        ), chance=0.35, charges={"465": 0.3, "467": 0.3, "468": 0.4, "471": 0.4, "420": 0.5}),
        Beat("aftermath", (
            "Rooms in it had been sold to [forty|sixty] persons on the assurance that everything was sanctioned.",
        ), chance=0.3, charges={"420": 0.7, "406": 0.25}),
        Beat("aftermath", (
            "{accused} [went underground|was arrested at {town}] and says that [the tenants had made alterations|it was an earth tremor].",
            "{accused2} pleads that {accused2:he} had [resigned before the slab was laid|only signed the drawings].",
        ), chance=0.55),
    ),
    charges={"304A": 0.62, "304": 0.5, "288": 0.4, "34": 0.35},
)
