"""The suicide of a wife who is said to have been driven to it."""

# One sentence per line is easier to read and to extend than the formatter's layout.
# fmt: off

from embedded.crime import Beat, Crime, Role

CRIME = Crime(
    key="suicide_of_wife",
    weight=1.4,
    gist="the suicide of {victim:role}, said to have been driven to it by her husband",
    cast={
        "accused": Role(("the appellant", "the husband", "accused no. 1"), male=1.0, ages=(26, 50)),
        "accused2": Role(("accused no. 2", "the sister-in-law"), male=0.0, kin_of="accused", ages=(22, 48)),
        "other": Role(("the other woman", "accused no. 3"), male=0.0, ages=(22, 42)),
        "victim": Role(("the deceased",), male=0.0, kin_of="accused", ages=(23, 42)),
        "informant": Role(("the informant", "the brother of the deceased", "PW-1"), male=1.0, ages=(24, 55)),
        "child": Role(("the elder child", "PW-4"), male=0.5, kin_of="accused", ages=(8, 13)),
    },
    props={
        "vice": ("drink", "gambling", "his relations with {other}", "suspicion of her character", "idleness and drink", "his habit of beating her for the smallest thing"),
        "taunt": ("go and die", "drink poison if she had any shame", "jump into the well and leave him in peace", "take the children and be off", "hang herself, for no one would miss her"),
        "way": ("hanged herself from a beam with her sari", "jumped into the well behind the house", "poured kerosene on herself and struck a match", "swallowed insecticide kept for the cotton", "threw herself before a goods train", "consumed a large number of sleeping tablets"),
        "spark": ("the food was cold", "she had spoken to a male cousin", "she asked for money for the school fees", "she had questioned him about {other}", "a bangle was missing", "she wished to go to her brother's wedding"),
        "note": ("a note on the back of a calendar", "a page from a school exercise book", "a message on her telephone", "a slip tucked in her blouse", "a diary"),
    },
    beats=(
        Beat("background", (
            "{victim} had been married to {accused} for [nine|twelve|some fifteen] years and had [two children|a son and two daughters] by him.",
            "{accused} and {victim} [lived in a rented room|had their home] at {street}, {town}, with their children.",
            "The married life of {victim} and {accused} had not been a happy one, [as all the neighbours knew|though she never spoke of it outside].",
        )),
        Beat("background", (
            "The trouble in the house was {vice}, and [{accused} neglected his home|there were quarrels every night].",
            "What made life bitter for her was {vice}; {accused} used to [come home late and beat her|spend what she earned by stitching].",
            "{child}, examined as a child witness, spoke of [blows with a stick|the mother being thrown out of the house at night].",
        ), charges={"498A": 0.5, "323": 0.12}),
        Beat("background", (
            "{other} had [begun to visit the house openly|moved into the next lane], and {victim} was told to put up with it.",
            "{accused} had taken up with {other}, whom he [wished to bring home as a second wife|kept in a separate room].",
        ), chance=0.45, charges={"494": 0.04}),
        Beat("background", (
            "{accused2} [joined in the ill-treatment|set him against her], calling her [barren|unlucky|a burden].",
            "{accused2}, who had come back to her parental home, [ruled the house|found fault with everything she did].",
        ), chance=0.45, charges={"34": 0.5}),
        Beat("background", (
            "{informant} had [brought her away twice|spoken to {accused} and been insulted], and each time she went back for the sake of the children.",
            "She had once before [tried to take her life|been pulled back from the well], after which {accused} [behaved himself for a while|only mocked her].",
        ), chance=0.45),
        Beat("event", (
            "On {date} there was a quarrel because {spark}, and {accused} [beat her in front of the children|dragged her out by the hair].",
            "On {date} at about {day_hour}, because {spark}, {accused} flew into a rage and [hit her with a shoe|abused her and her parents].",
            "The last quarrel took place on {date}; it is said to have begun because {spark}.",
        ), charges={"323": 0.2}),
        Beat("event", (
            "{accused} told her to {taunt}.",
            "In the hearing of {child} he [shouted at her|said] that she should {taunt}, and {accused2} [laughed|said the same].",
            "It is alleged that {accused} and {accused2} [had been telling her for days|told her that night] to {taunt}.",
        ), chance=0.75, charges={"306": 0.3, "107": 0.1}),
        Beat("event", (
            "A little later {victim} {way}.",
            "That same night, when the others had gone to sleep, {victim} {way}.",
            "The next day, finding herself alone, {victim} {way}.",
            "Unable to bear it any more, {victim} {way}.",
        )),
        Beat("event", (
            "{accused} was [in the house and did not stir|told of it by {child} and merely turned over in his bed].",
            "She had taken her [infant daughter|youngest child] with her; the child [also died|was saved by a passer-by].",
        ), chance=0.3, charges={"306": 0.1}),
        Beat("aftermath", (
            "She left behind {note}, in which she [held no one but {accused} to blame|wrote that she was tired of {vice}|asked {informant} to look after the children].",
            "{note} was found [under the pillow|in the prayer niche]; it was [proved to be in her hand|disputed by the defence] and spoke of {vice}.",
        ), chance=0.5),
        Beat("aftermath", (
            "She was dead when [they came to her|she was found].",
            "{victim} was [beyond help when found|dead before anyone could reach her], and the children [were crying beside her|had to be told by {informant}].",
        )),
        Beat("aftermath", (
            "{accused} did not send word to {informant}, who heard of the death [at the market|from a stranger] [two|three|five|nine] days later.",
            "{accused} says that she was [short-tempered|suffering from a stomach ache that could not be cured] and that he [loved her|had never raised a hand to her].",
        ), chance=0.5),
        Beat("aftermath", (
            "The funeral was [over|finished by torchlight] before anybody from her side could come.",
        ), chance=0.2, charges={"201": 0.7}),
    ),
    charges={"306": 0.93, "498A": 0.55},
    years=(1984, 2024),
    others={"DP:4": 0.06},
)
