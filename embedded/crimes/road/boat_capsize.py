"""The sinking of an overloaded boat."""

# One sentence per line is easier to read and to extend than the formatter's layout.
# fmt: off

from embedded.crime import Beat, Crime, Role

CRIME = Crime(
    key="boat_capsize",
    weight=0.35,
    gist="the sinking of an overloaded boat",
    cast={
        "accused": Role(("the petitioner", "the boatman", "accused no. 1"), male=1.0, ages=(22, 60)),
        "accused2": Role(("accused no. 2", "the lessee of the ferry"), male=1.0, ages=(30, 62)),
        "victim": Role(("the deceased", "one of the deceased"), male=0.5, ages=(19, 66)),
        "informant": Role(("PW-1", "the survivor", "the informant"), male=0.6),
    },
    props={
        "craft": ("a country boat", "a motor launch", "a ferry", "a houseboat", "a double-decked tourist boat", "a fishing boat pressed into service"),
        "load": ("sixty persons where thirty were allowed", "passengers, bicycles and goats", "a wedding party of forty", "school children on a picnic", "pilgrims returning from a bath", "sacks of grain besides the passengers"),
        "defect": ("there was a leak which was being baled out with a tin", "there were no life jackets", "the engine had stopped twice before", "the planks were rotten", "the certificate had run out", "the rudder was tied up with rope"),
        "water": ("the river, which was in flood", "the backwaters", "the lake", "the reservoir", "the creek", "the middle stream"),
        "moment": ("all moved to one side to take a photograph", "a wind sprang up", "it struck a sandbank", "it was turned too sharply", "water came in over the side", "the overhead wire caught the mast"),
    },
    beats=(
        Beat("background", (
            "{accused2} held the lease of the ferry at {village}, and {accused} plied {craft} for {accused2:him}.",
            "{craft} belonging to {accused2} was in the charge of {accused}.",
            "At {village} the crossing was made by {craft}, of which {accused} was the master and {accused2} the owner.",
        )),
        Beat("background", (
            "It is in evidence that {defect}.",
            "{accused2} had been warned by the port officer that {defect}, but [went on plying it|would not spend money on it].",
        ), chance=0.75, charges={"282": 0.4}),
        Beat("event", (
            "On {date} at about {day_hour} {craft} set out with {load}.",
            "On {date}, at about {day_hour}, {accused} took on board {load}, and [pushed off|started].",
            "[The prosecution case is|It is alleged] that on {date} {accused}, for the sake of hire, carried {load} in {craft}.",
        ), charges={"282": 0.45, "280": 0.4}),
        Beat("event", (
            "{informant} and others [asked {accused} to put some of them ashore|protested at the crowding], but {accused:he} [told them not to worry|only laughed].",
            "{accused2} stood on the bank, [collecting the fares|calling for more to get in].",
        ), chance=0.6, charges={"34": 0.25, "109": 0.08}),
        Beat("event", (
            "{accused} had [been drinking|left the tiller to a boy] and was going [too fast|across the current].",
        ), chance=0.4, charges={"280": 0.6, "304": 0.2}),
        Beat("event", (
            "In {water} {moment}, and the vessel [overturned|sank within minutes].",
            "When they had reached {water}, {moment}, there was panic, and the boat went down.",
            "It had gone [half the way|a short distance] when {moment}; it [tilted|filled] and capsized.",
        ), charges={"280": 0.3}),
        Beat("event", (
            "{accused} [swam ashore|was the first to jump] and left the passengers to their fate.",
        ), chance=0.45),
        Beat("event", (
            "{informant} was saved by [holding on to a plank|a fisherman who threw a net], and had [water in the lungs|a fractured wrist].",
            "[Eleven|Seventeen|Some twenty] persons were pulled out alive, several of them injured.",
        ), chance=0.75, charges={"337": 0.35, "338": 0.3}),
        Beat("aftermath", (
            "{victim} and [six|fourteen|twenty-one] others were drowned.",
            "Among the [nine|eighteen] dead was {victim}, whose body was found [two miles down|under the hull].",
            "Divers [brought up the bodies|searched for [two|three|five|nine] days]; {victim} was among the dead.",
        )),
        Beat("aftermath", (
            "No list of passengers had been kept, and [the licence was for goods only|the safety certificate was of another boat].",
            "The inquiry found that {defect} and that the load was [twice|three times] what was permitted.",
        ), chance=0.65, charges={"420": 0.08, "336": 0.2}),
        Beat("aftermath", (
            "{accused2} [had the tickets burnt|altered the register to show a smaller number].",
        ), chance=0.2, charges={"201": 0.6, "465": 0.2}),
        Beat("aftermath", (
            "{accused} pleads that it was [an act of God|the passengers who would not sit still].",
            "{accused2} says that {accused2:he} was [at home|only the lessee] and gave strict orders against overloading.",
        ), chance=0.5),
    ),
    charges={"304A": 0.85, "280": 0.35, "282": 0.4, "304": 0.15},
)
