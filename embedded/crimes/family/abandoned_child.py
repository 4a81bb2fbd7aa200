"""A new-born child abandoned, and its birth hidden."""

# One sentence per line is easier to read and to extend than the formatter's layout.
# fmt: off

from embedded.crime import Beat, Crime, Role

CRIME = Crime(
    key="abandoned_child",
    weight=0.5,
    gist="the exposure of a new-born child and the concealment of its birth",
    cast={
        "accused": Role(("the appellant", "the mother", "accused no. 1"), male=0.0, ages=(19, 35)),
        "accused2": Role(("accused no. 2", "the grandmother"), male=0.0, kin_of="accused", ages=(42, 66)),
        "accused3": Role(("accused no. 3", "the putative father"), male=1.0, ages=(21, 45)),
        "victim": Role(("the infant", "the child", "the new-born"), male=0.35, kin_of="accused", ages=(0, 0)),
        "informant": Role(("PW-1", "the sweeper who found it", "the informant"), male=0.7),
    },
    props={
        "spot": ("a garbage bin", "a culvert", "the steps of a temple", "a public latrine", "a field of arhar", "the waiting room of the railway station", "an old well", "the bushes behind {hospital}", "a drain off {street}"),
        "wrap": ("a piece of sari", "a polythene bag", "a gunny sack", "an old towel", "a newspaper", "a man's shirt"),
        "status": ("a widow of some years' standing", "unmarried and living with her parents", "deserted by her husband", "a domestic servant", "a student in a hostel", "the mother of four daughters"),
        "condition": ("ants crawling on it", "the cord still uncut", "its lips blue", "marks of finger-nails on its neck", "its limbs stiff with cold", "a dog sniffing at it"),
        "clue": ("a hospital tag", "a trail of blood", "the talk of a dai", "a sari of the same stuff", "the fact that she was no longer big with child", "a bangle left behind"),
    },
    beats=(
        Beat("background", (
            "{accused} was {status}, and [people had begun to talk of|her neighbours had noticed] her condition.",
            "{accused}, {status}, is said to have become pregnant by {accused3}.",
            "The accused {accused:short} was at that time {status}; [she kept to herself|she wore loose clothes and said that she had a tumour].",
        )),
        Beat("background", (
            "{accused3}, when told of it, [denied everything|left for {town}|said that it was no concern of his].",
            "{accused3} had [promised to stand by her|paid {amount} to a dai], but [did not come again|it was too late for that].",
        ), chance=0.5, charges={"109": 0.1, "417": 0.08}),
        Beat("event", (
            "On {date}, at about {night_hour}, she gave birth to a child [in the bathroom|at home with the help of {accused2}|in the labour room of {hospital} under a false name].",
            "It is alleged that in the night of {date} a child was born to {accused}, [of which no one was told|nobody but {accused2} being present].",
            "In the early hours of {date} {accused} was delivered of a child [in the cattle shed|in a lodge at {town}].",
        )),
        Beat("event", (
            "{accused2} said that [they could not show their faces if it lived|another girl was not wanted], and [between them it was decided|she made up her mind] to be rid of it.",
            "{accused} was too weak to speak, and it was {accused2} who [took the child from her|wrapped it up].",
        ), chance=0.5, charges={"34": 0.6}),
        Beat("event", (
            "The child, wrapped in {wrap}, was [left|put down|abandoned] near {spot}.",
            "{accused} and {accused2} carried it in {wrap} to {spot} and [left it there|came away].",
            "Before it was light {accused2} was seen going towards {spot} with something in {wrap}, and [returning empty-handed|walking fast].",
        ), charges={"317": 0.5}),
        Beat("event", (
            "It is the case of the prosecution that the child was first [throttled|given the juice of a plant|smothered].",
            "The mouth had been stuffed with [cotton|cloth] to stop its cry.",
        ), chance=0.35, charges={"302": 0.4, "315": 0.45, "304": 0.2, "307": 0.15}),
        Beat("event", (
            "{informant}, on [morning duty|the way to the fields], heard [a whimper|something stirring] and found the child near {spot}, with {condition}.",
            "{informant} saw a crowd of [crows|stray dogs] near {spot} and, going up, found an infant in {wrap}, with {condition}.",
            "The child was discovered near {spot} by {informant}, who found {wrap} round it and, as {informant:he} says, {condition}.",
        )),
        Beat("aftermath", (
            "The infant was taken to {hospital} and [survived|lived for [two|five] days|was handed over to a home for foundlings].",
            "It was alive when found and [has since been given in adoption|is being brought up in an orphanage].",
            "The child was dead when found, and [the doctor put its age at a few hours|its lungs floated in water].",
            "It died [of cold|of exposure] before it could be [brought to a doctor|given any help].",
        ), charges={"317": 0.25, "318": 0.4, "304": 0.15}),
        Beat("aftermath", (
            "The clothes and other traces were [burnt|buried in the yard] by {accused2}, so that no one should know that there had been a birth at all.",
            "{accused2} told the neighbours that it was [an attack of dysentery|a miscarriage long past], and [had the floor plastered with cow dung|locked the room].",
        ), chance=0.4, charges={"318": 0.7, "201": 0.4}),
        Beat("aftermath", (
            "Suspicion fell on {accused} because of {clue}.",
            "It was {clue} that led to {accused}, and on medical examination she was found to have [been recently delivered|given birth within the week].",
        ), chance=0.75),
        Beat("aftermath", (
            "She [admitted that the child was hers but said that it was still-born|told the lady doctor that she had been ashamed|said that she had left it where it was sure to be found].",
            "{accused} [denies that she was ever with child|blames {accused2}], and {accused3} refused to give his blood for a test.",
        ), chance=0.6),
    ),
    charges={"317": 0.72, "318": 0.5},
)
