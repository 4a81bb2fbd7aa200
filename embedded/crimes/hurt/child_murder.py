"""The kidnapping and murder of a child."""

# One sentence per line is easier to read and to extend than the formatter's layout.
# fmt: off

from embedded.crime import Beat, Crime, Role

CRIME = Crime(
    key="child_murder",
    weight=0.8,
    gist="the kidnapping and murder of a child",
    cast={
        "accused": Role(("the appellant", "accused no. 1", "the accused"), male=1.0, ages=(19, 55)),
        "accused2": Role(("accused no. 2", "the co-accused"), male=0.75, ages=(19, 60)),
        "victim": Role(("the deceased child", "the deceased", "the child"), male=0.7, ages=(4, 11)),
        "informant": Role(("the informant", "the father of the child", "PW-1"), male=1.0, kin_of="victim", ages=(26, 48)),
        "witness": Role(("PW-4", "the shopkeeper"), male=0.8),
    },
    props={
        "spite": ("a quarrel over a house plot", "the refusal of a loan", "the loss of a place in the shop of the father", "jealousy between two sisters-in-law", "a criminal case in which the father was a witness", "the partition of the family house", "a broken betrothal"),
        "lure": ("a kite", "toffees", "a balloon", "a packet of biscuits", "a new slate", "a tin whistle"),
        "last": ("near the hand pump", "at the Ramlila ground", "by the pond", "on the canal road", "near the mustard field", "outside the sweet shop"),
        "found": ("a gunny bag in a nullah", "a well that had gone dry", "the sugarcane field", "a trunk in the house of the accused", "a pit covered with bricks", "the water tank on the roof", "a heap of chaff"),
        "cause": ("strangulation", "drowning", "a cut on the neck", "blows with a stone", "smothering"),
        "thing": ("a blue school shirt", "one sandal", "a silver amulet", "a tiffin box", "a pair of tiny anklets", "a plastic ball"),
    },
    beats=(
        Beat("background", (
            "{victim} was the [only|youngest] child of {informant}, who lives at {village}.",
            "{informant} had three children, of whom {victim}, the deceased in this case, [studied at {school}|had just begun going to school].",
            "Between {informant} and {accused} there was ill feeling on account of {spite}.",
        )),
        Beat("background", (
            "The motive alleged is {spite}.",
            "{accused} is [a cousin|a neighbour|a former servant] of {informant}, and {spite} is said to have [rankled|been at the bottom of it all].",
            "{accused2} had been heard to say that {informant} would [weep for the rest of his days|learn what it was to lose something].",
        ), chance=0.7, charges={"506": 0.06}),
        Beat("event", (
            "On {date} at about {day_hour} the child was playing {last} and did not come home.",
            "On {date}, at about {day_hour}, {accused} took {victim} away from [the school gate|the lane] with the offer of {lure}.",
            "The child went out to play on {date}; it is alleged that {accused}, holding out {lure}, [called {victim:him}|led {victim:him} away by the hand].",
        ), charges={"364": 0.45, "363": 0.3}),
        Beat("event", (
            "{witness} saw the child in the company of {accused} {last}.",
            "{witness} deposed that {accused} had bought {lure} [from {witness:his} shop|at the fair] with the child sitting on {accused:his} shoulder, and that they [went off|were last seen] {last}.",
            "The last person with whom {victim} was seen, {last}, was {accused}; {accused2} was [walking behind|waiting there].",
        ), chance=0.85),
        Beat("event", (
            "{informant} and his relations searched [the whole night with lanterns|all the wells and ponds], {accused} [taking part in the search|making suggestions where to look].",
            "An announcement was made from the [temple|mosque] loudspeaker, and a photograph was [shown on the local cable|put in the papers].",
        ), chance=0.65),
        Beat("event", (
            "A note was found [at the door|tied to a stone] in which {amount} was demanded for the child.",
            "{informant} got a call from {phone} for {amount}, when, as it turned out, the child was already dead.",
        ), chance=0.25, charges={"387": 0.35, "385": 0.2, "384": 0.1}),
        Beat("event", (
            "According to the prosecution {accused} and {accused2} killed the child the same day by {cause}.",
            "The child was done to death by {cause}, [as it had begun to cry for its mother|lest it should tell].",
            "It is alleged that {accused}, helped by {accused2}, caused the death of {victim} by {cause}.",
        ), charges={"34": 0.5, "120B": 0.2}),
        Beat("event", (
            "The [anklets|ear-rings|silver chain] worn by the child had been removed.",
        ), chance=0.25, charges={"379": 0.3, "404": 0.4, "411": 0.2}),
        Beat("aftermath", (
            "The body was found after [two|three|five|nine] days in {found}.",
            "{accused}, on being questioned, led the way to {found}, from which the body was taken out.",
            "A boy grazing goats noticed [a bad smell|a small foot], and the body was recovered from {found}.",
        ), charges={"201": 0.65}),
        Beat("aftermath", (
            "{informant} [identified the body by|recognised] {thing}.",
            "{thing} was [dug out|produced] at the instance of {accused2} from [behind the house|under a stone slab].",
        ), chance=0.7),
        Beat("aftermath", (
            "[A lemon, vermilion and a brass lamp|Incense sticks and a sickle wrapped in red cloth] were lying near by, and it is suggested that the child was offered up [for a hidden treasure|on the word of a tantrik].",
        ), chance=0.15),
        Beat("aftermath", (
            "{accused2} [gave out that gypsies had been seen|told the police that the child had gone with a sadhu], in order to mislead them.",
        ), chance=0.25, charges={"203": 0.35, "201": 0.4}),
        Beat("aftermath", (
            "{accused} was [missing from the village|found to have shaved off {accused:his} moustache and gone to {town}] from the next day.",
            "It is submitted that there is no eye-witness, and that {accused} [was roped in on suspicion|had no reason to harm a child].",
        ), chance=0.4),
    ),
    charges={"302": 0.95, "364": 0.35},
)
