"""A mother who jumps into the water with her child and is saved alone."""

# One sentence per line is easier to read and to extend than the formatter's layout.
# fmt: off

from embedded.crime import Beat, Crime, Role

CRIME = Crime(
    key="mother_in_well",
    weight=0.4,
    gist="the death of a child whose mother jumped with it into the water and was saved",
    cast={
        "accused": Role(("the appellant", "the accused", "the mother"), male=0.0, ages=(20, 38)),
        "husband": Role(("her husband", "PW-2"), male=1.0, kin_of="accused", ages=(23, 45)),
        "inlaw": Role(("the mother-in-law", "PW-3"), male=0.0, kin_of="accused", ages=(45, 70)),
        "victim": Role(("the deceased child", "the child"), male=0.5, kin_of="accused", ages=(1, 6)),
        "informant": Role(("PW-1", "the informant", "the cultivator"), male=1.0),
    },
    props={
        "water": ("a well in the field", "the village tank", "the irrigation canal", "the step-well", "an unused quarry filled with rain", "the river from the bridge"),
        "misery": ("there was no grain in the house", "she had been beaten the night before", "she was suffering after a confinement and could not sleep", "her husband had brought home another woman", "she had been called a thief", "the child had long been ill and there was no money"),
        "saver": ("a rope and a bucket", "a turban let down by two men", "a branch held out to her", "a net", "ropes and a ladder"),
        "condition": ("dazed", "weeping and asking for her child", "unable to speak for a day", "saying again and again that she should have been left to die", "calm to a degree that frightened them"),
        "moment": ("before the cock crowed", "when the men had gone to the fields", "in the heat of the afternoon", "at the time of lighting the lamps", "after the others had eaten"),
    },
    beats=(
        Beat("background", (
            "{accused} was married to {husband}, and {victim} was [the younger of their two children|the youngest of their children].",
            "{accused} lived at {village} with {husband} and {inlaw} in [a single room|a joint household].",
            "The accused is a [poor|young and unlettered] woman, the wife of {husband}, {husband:himself} a [labourer|potter|share-cropper].",
        )),
        Beat("background", (
            "Her life was not a happy one: {misery}.",
            "It is in evidence that {misery}.",
            "{inlaw} admits that there had been [words|some unpleasantness] in the house and that {misery}.",
        )),
        Beat("background", (
            "{husband} [drank|was out of work] and [sold the vessels|came home only to quarrel].",
            "On the previous day {inlaw} had [refused her food|told her to take her child and go].",
        ), chance=0.55),
        Beat("background", (
            "She had been [treated for a disorder of the mind|seen talking to herself] since [the birth|the death of her first child].",
        ), chance=0.3),
        Beat("event", (
            "On {date}, {moment}, she left the house with the child on her hip.",
            "On {date} {accused} was seen walking towards {water} with {victim} in her arms.",
            "It was {moment} on {date} that {accused}, taking {victim} with her, [slipped out by the back door|went out as if to fetch water].",
        )),
        Beat("event", (
            "She [tied the child to her waist with her sari|held the child close] and jumped into {water}.",
            "She [threw the child into|let the child fall into] {water} and jumped in after it.",
            "According to the prosecution she jumped into {water} with the child, meaning that both should die.",
        ), charges={"309": 0.45}),
        Beat("event", (
            "The elder child [ran away crying|was pulled by the hand but broke loose] and [gave the alarm|was saved].",
            "She had first made the elder child drink [something from a bottle|milk mixed with a pesticide], and that child [was saved at {hospital}|vomited and lived].",
        ), chance=0.35, charges={"307": 0.75}),
        Beat("event", (
            "{informant}, who was [working the pump|washing his bullocks], heard the splash and raised a shout.",
            "{informant} saw [a sari floating|the two go under] and called others to help.",
        ), chance=0.85),
        Beat("aftermath", (
            "She was brought out alive by means of {saver}; the child was dead.",
            "By {saver} she was saved, but {victim} was [drowned|beyond help].",
            "The woman was pulled out with {saver}, and when [the water had been searched|the men went down again] the child was found lifeless.",
        ), charges={"309": 0.25}),
        Beat("aftermath", (
            "She was {condition}[| for some time| as long as the people stood around].",
            "{informant} describes her as {condition} when she was laid on the bank.",
        ), chance=0.6),
        Beat("aftermath", (
            "She told {informant} that [she was tired of life|she had not wished the child to be left to {inlaw}].",
            "Her explanation in court was that she [had slipped while drawing water|remembers nothing of it].",
        ), chance=0.65),
        Beat("aftermath", (
            "{husband} says that he [was at the market|had gone to {town}] and that [there was no quarrel|she was hot-tempered].",
            "The lungs of the child were [full of water|congested], and there was no mark of violence.",
        ), chance=0.5),
    ),
    charges={"302": 0.82, "309": 0.78, "304": 0.1},
)
