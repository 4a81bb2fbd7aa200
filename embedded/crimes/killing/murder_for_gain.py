"""A murder in the course of a robbery."""

# One sentence per line is easier to read and to extend than the formatter's layout.
# fmt: off

from embedded.crime import Beat, Crime, Role

CRIME = Crime(
    key="murder_for_gain",
    weight=1.2,
    gist="the murder of {victim:role} in the course of a robbery at her house",
    cast={
        "accused": Role(("the appellant", "accused no. 1"), male=0.97, ages=(19, 40)),
        "accused2": Role(("accused no. 2", "the co-accused"), male=0.95, ages=(19, 40)),
        "receiver": Role(("the goldsmith", "accused no. 4"), male=1.0, ages=(30, 62)),
        "victim": Role(("the deceased", "the old woman", "the deceased lady"), male=0.0, ages=(55, 84)),
        "informant": Role(("the informant", "the complainant", "PW-1"), male=0.6, kin_of="victim", ages=(26, 58)),
        "maid": Role(("PW-3", "the maid servant"), male=0.0, ages=(19, 55)),
    },
    props={
        "house": ("a two-storeyed house in {street}", "a bungalow standing in its own compound", "a flat on the second floor", "a tiled house at the edge of {village}",
                  "the upper portion of an old haveli", "a farm house", "a portion of the dharamshala"),
        "link": ("had worked there as a mason when the roof was repaired", "had once been employed as a driver in the house", "used to deliver milk at the house", "had lived there as a tenant",
                 "had come to paint the house before Diwali", "was a distant nephew who came for small loans", "had served the family as a cook"),
        "booty": ("four gold bangles and a chain", "a gold necklace, ear-tops and a wrist watch", "a nath, two karas and a string of gold beads", "old coins and silver vessels", "some pledged ornaments", "a mangalsutra and a pair of anklets", "eleven gold sovereigns and a waist chain"),
        "entry": ("by breaking the grille of the kitchen window", "over the back wall", "through the roof of the bathroom", "by a hole made in the rear wall", "with a duplicate key", "on the pretext of reading the electricity meter", "by the terrace door, using a bamboo ladder"),
        "method": ("tied her hands and gagged her with a pillow cover", "strangled her with a nylon rope", "hit her on the head with a grinding stone", "cut her throat with a kitchen knife", "smothered her with a quilt", "struck her with an iron rod"),
        "mess": ("the almirah open and clothes strewn about", "trunks broken open", "the safe forced", "the bedding turned over and the cupboards empty", "the drawers pulled out and papers all over the floor"),
    },
    beats=(
        Beat("background", (
            "{victim}, a widow, lived [alone|with only a maid servant] in {house}; she [was believed to keep cash and ornaments|lent money on ornaments] there.",
            "{victim} [resided|was living] by herself in {house}, her [sons being employed elsewhere|children having settled abroad].",
            "In {house} lived {victim}, who was known to [wear a good deal of gold|carry on pawn-broking in a small way].",
        )),
        Beat("background", (
            "{accused} {link}, and so [knew the house and its ways|was no stranger to the house].",
            "It is in the evidence of {maid} that {accused} {link}, and had been [asking where the old lady kept her keys|seen about the place on the day before].",
        ), chance=0.8),
        Beat("background", (
            "{accused} was [in debt to gamblers|hard pressed for money] and had [spoken to|shared the idea with] {accused2}.",
            "The accused are alleged to have [planned the crime at a toddy shop|put their heads together] {days} earlier.",
        ), chance=0.4, charges={"120B": 0.55}),
        Beat("event", (
            "In the night of {date} the accused entered the house {entry}.",
            "In the small hours of {date} {accused} and {accused2} got into the house {entry}.",
            "The theory of the prosecution is that on {date} the culprits [made their way in|gained entry] {entry}, and waited until the household was asleep.",
        ), charges={"449": 0.3, "457": 0.3, "460": 0.4, "450": 0.08}),
        Beat("event", (
            "{victim} [woke up|was roused by the noise] and [recognised {accused}|raised a cry], whereupon the accused {method}.",
            "When {victim} would not [part with the keys|tell where the valuables lay], {accused} and {accused2} {method}.",
            "The accused {method}; she [was past seventy and could offer no resistance|must have died within minutes].",
            "As {accused2} held her down, {accused}, fearing that she would name {accused:him}, {method}.",
        ), charges={"34": 0.65, "394": 0.35}),
        Beat("event", (
            "{maid}, who slept in the kitchen, was [struck on the head and left for dead|tied to a pillar], and it is she who [survived to tell the tale|came to her senses towards dawn].",
            "The watchman of the lane, coming at the sound, was [stabbed in the arm|hit with the rod] by {accused2}.",
        ), chance=0.35, charges={"397": 0.55, "307": 0.4, "342": 0.25, "394": 0.4}),
        Beat("event", (
            "They [broke open the almirah|forced the lock of the steel cupboard] and took away {booty}.",
            "From the person of {victim} and from her room they [removed|took] {booty}, worth about {amount}.",
            "{booty} and {amount} in cash were [gone|carried away].",
        ), charges={"392": 0.35, "394": 0.35, "397": 0.3, "380": 0.35}),
        Beat("event", (
            "Her ears were found [torn|lacerated], as the ornaments had been pulled off.",
            "Before leaving, they [opened the gas cylinder|poured kerosene and set fire to the bed] to make it look like an accident.",
        ), chance=0.3, charges={"201": 0.6, "436": 0.2}),
        Beat("aftermath", (
            "Next morning [the milkman got no answer|the newspapers lay uncollected], and {informant}, when the door was [forced|opened from the back], found {victim} lying dead, {mess}.",
            "{informant} came from {town} on getting no reply on the telephone and found {victim} dead on her cot, with {mess}.",
            "The crime was discovered by {maid}, who came to [sweep the yard|clean the vessels] and saw [the back door ajar|flies at the window], and then {mess}, with her mistress dead on the floor.",
        )),
        Beat("aftermath", (
            "{accused} was [seen by a rickshaw puller|noticed by a tea vendor] coming out of the lane with a bag [before dawn|at an unearthly hour], and was [missing from {accused:his} room|not seen in the locality] afterwards.",
            "A finger-print on [the almirah|a steel tumbler|the window pane] was found to tally with that of {accused}.",
        ), chance=0.6),
        Beat("aftermath", (
            "{booty} were recovered [from a pit in the house of {accused2}|at the instance of {accused}] and were identified by {informant} [in a test parade|as belonging to the deceased].",
            "Out of the stolen property {receiver} had bought a part at a very low price[| without any entry in his books| and melted it the same night], and it was recovered from his shop on the statement of {accused}.",
            "The articles were pledged with {receiver} under a false name, and [the receipt was found on the person of {accused}|he produced them before the police].",
        ), charges={"411": 0.6, "412": 0.05}),
        Beat("aftermath", (
            "A [blood-stained shirt|pair of trousers with blood on the cuffs] was found at the house of {accused}, [washed but not well enough|thrust into a hole in the wall].",
            "The rope and [a bunch of keys|the duplicate key] were [fished out of the well|dug up near the railway fence] on the information given by {accused2}.",
        ), chance=0.4, charges={"201": 0.35}),
    ),
    charges={"302": 0.95, "34": 0.1},
)
