"""An assault on a woman to outrage her modesty."""

# One sentence per line is easier to read and to extend than the formatter's layout.
# fmt: off

from embedded.crime import Beat, Crime, Role

CRIME = Crime(
    key="outraged_modesty",
    weight=1.2,
    gist="an assault on {victim:role} with intent to outrage her modesty",
    cast={
        "accused": Role(("the petitioner", "the accused", "the appellant"), male=1.0, ages=(19, 58)),
        "accused2": Role(("accused no. 2", "the companion of the accused"), male=1.0, ages=(19, 48)),
        "victim": Role(("the complainant", "the prosecutrix", "PW-1"), male=0.0, ages=(19, 48)),
        "husband": Role(("her husband", "PW-2"), male=1.0, kin_of="victim", ages=(24, 56)),
        "witness": Role(("PW-3", "the passer-by"), male=0.7),
    },
    props={
        "doing": ("picking cotton", "washing clothes at the tank", "cooking a meal", "waiting at the bus stop", "cleaning the office rooms", "alone at the ration shop", "drying chillies on the terrace", "returning from the flour mill"),
        "act": ("caught hold of her hand", "pulled her sari", "embraced her", "tore her blouse", "put his arm round her waist", "pressed her against the wall", "dragged her by the wrist"),
        "position": ("a clerk in the same office", "a neighbour with whom there was a dispute about a wall", "the sarpanch", "her husband's creditor", "the compounder of the dispensary", "a contractor", "a stranger to her"),
        "remark": ("sang a vulgar song", "made an indecent sign", "called her by a bad name", "said that she should come with him", "whistled and winked", "showed a currency note"),
        "rescue": ("a cow-herd", "the conductor of the bus", "two women of the lane", "her mother-in-law", "a milkman on a bicycle"),
    },
    beats=(
        Beat("background", (
            "{accused} is {position}, and {victim:role} is [a married woman|a working woman] of {village}.",
            "{victim:role} lives with {husband} at {street}; {accused} is {position}.",
            "Between the family of {husband} and {accused}, {position}, relations were [cordial|not of the best].",
        )),
        Beat("background", (
            "{accused} was in the habit of [staring at her|loitering near her house], and once {accused:he} {remark}.",
            "For some time before, whenever she passed, {accused} {remark}; she [ignored it|told {husband}].",
        ), chance=0.5, charges={"509": 0.5, "294": 0.3}),
        Beat("event", (
            "On {date} at about {day_hour}, when {victim:role} was {doing}, {accused} came there and {act}.",
            "It is alleged that on {date}, while she was {doing}, {accused} came from behind and {act}.",
            "At about {day_hour} on {date} {victim:role} was {doing}; {accused}, seeing that no one was about, {act} with a bad intention.",
        ), charges={"354": 0.4}),
        Beat("event", (
            "On another occasion he had come into the house [by the back door|without knocking] while {husband} was away.",
            "Not content with that, {accused}, smelling of liquor, came to her house the same day and [pushed open the door|entered the courtyard over the broken wall].",
        ), chance=0.4, charges={"451": 0.4, "448": 0.4, "452": 0.3, "457": 0.06}),
        Beat("event", (
            "{accused2} [stood at the corner and laughed|blocked her way with a bicycle] and {remark}.",
            "She tried to get away, but {accused2} [closed the gate|held out his arms] and [used obscene words|{remark}].",
        ), chance=0.4, charges={"341": 0.45, "34": 0.5, "509": 0.3, "294": 0.25}),
        Beat("event", (
            "She [slapped him|bit his hand] and shouted, whereupon he [hit her on the face|pushed her down].",
            "In the scuffle [her bangles broke and cut her wrist|she fell and hurt her knee].",
        ), chance=0.5, charges={"323": 0.6, "352": 0.2}),
        Beat("event", (
            "The accused tried to [take off her clothes|throw her down], and it is said that [but for timely help worse would have followed|he meant to go further].",
        ), chance=0.25, charges={"376": 0.3, "511": 0.4}),
        Beat("event", (
            "{husband}, when he went to remonstrate, was [beaten with a stick by {accused2}|abused and chased away].",
        ), chance=0.35, charges={"323": 0.5, "504": 0.5, "324": 0.15}),
        Beat("event", (
            "On her cries {rescue} came up, and {accused} [ran away leaving his slippers|let her go].",
            "{witness}, who was passing, saw {accused} holding her, and [shouted at him|pulled him off].",
        )),
        Beat("aftermath", (
            "While leaving he [threatened to kill her|said that she would be defamed] if she told anyone.",
            "{accused} sent word through {accused2} that [the case should be dropped|her husband would be put out of work].",
        ), chance=0.45, charges={"506": 0.8}),
        Beat("aftermath", (
            "She told {husband} of it in the [evening|night], and [after consulting the elders|next morning] they came to a decision to complain.",
            "The matter was first taken to the [panchayat|manager of the office], where {accused} [denied it|offered an apology].",
        ), chance=0.7),
        Beat("aftermath", (
            "A torn [blouse|piece of sari] and [pieces of bangles|a chappal] were produced.",
            "The medical report speaks of [an abrasion on the forearm|nail marks on the neck].",
        ), chance=0.4),
        Beat("aftermath", (
            "The plea of {accused} is that he has been implicated because of [the dispute over the wall|a loan which {husband} will not repay|office politics].",
        ), chance=0.45),
    ),
    charges={"354": 0.88, "323": 0.1},
)
