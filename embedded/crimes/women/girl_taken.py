"""A minor girl kidnapped, and what followed, since the law of 2013."""

# One sentence per line is easier to read and to extend than the formatter's layout.
# fmt: off

from embedded.crime import Beat, Crime, Role

CRIME = Crime(
    key="girl_taken",
    weight=1.5,
    gist="the kidnapping of a minor girl and the offences that followed",
    cast={
        "accused": Role(("the appellant", "the accused"), male=1.0, ages=(19, 32)),
        "accused2": Role(("accused no. 2", "the friend of the accused"), male=0.75, ages=(19, 40)),
        "victim": Role(("the victim girl", "the minor victim", "PW-2"), male=0.0, ages=(13, 17)),
        "informant": Role(("the informant", "her father", "PW-1"), male=1.0, kin_of="victim", ages=(36, 58)),
        "teacher": Role(("the headmaster", "PW-6"), male=1.0, ages=(40, 59)),
    },
    props={
        "form": ("Class VIII", "Class IX", "Class X", "the tenth standard", "Class XI"),
        "bait": ("a telephone he had given her", "talk of marriage", "the offer of work in a film", "a promise to take her to a fair", "messages on her mother's phone", "sweets and bangles"),
        "leave": ("for tuition", "to school", "to bring milk", "to a friend's house", "to the hand pump", "to attend a marriage"),
        "stay": ("a rented room in {town}", "the house of an aunt of the accused", "a factory colony in another State", "a lodge", "a shed near the mill where he got work"),
        "paper": ("the admission register of {school}", "the birth certificate", "the matriculation certificate", "the transfer certificate", "the record of the anganwadi"),
        "found": ("at the bus stand of {town}", "with the help of the location of a telephone", "on the information of a ticket checker", "outside the court, where he had gone to have the marriage entered", "at a check post"),
    },
    beats=(
        Beat("background", (
            "The girl was a student of {form} at {school} and [lived with her parents|stayed with {informant}] at {village}.",
            "{victim:role} was reading in {form}; {accused} [worked in a shop on her way|lived in the next lane].",
            "{informant} has [three children|two daughters], of whom {victim:role}, then in {form}, is the eldest.",
        )),
        Beat("background", (
            "{accused} had been [following her|talking to her] for some time and had won her over by {bait}.",
            "{informant} had once [scolded {accused}|complained to his parents], but the contact went on by means of {bait}.",
        ), chance=0.65, charges={"354D": 0.1}),
        Beat("event", (
            "On {date} at about {day_hour} the girl went out {leave} and did not return.",
            "On {date} she left home {leave}, and {accused}, who was waiting [near the culvert|on a motorcycle], took her away.",
            "According to {informant}, his daughter had gone {leave} on {date} at about {day_hour}, when {accused} [enticed her away|took her without his consent].",
        ), charges={"363": 0.35, "366": 0.25}),
        Beat("event", (
            "{accused2} [brought the motorcycle|bought the railway tickets|was with them up to {town}].",
            "It was {accused2} who [called the girl out of the house|told her that {accused} was waiting].",
        ), chance=0.5, charges={"34": 0.35, "366A": 0.45, "109": 0.15, "120B": 0.12}),
        Beat("event", (
            "He [kept her in|took her to] {stay}, where they remained for {days}.",
            "For {days} she was in {stay} with {accused}, [given out as his wife|not allowed to speak to anyone].",
        ), charges={"342": 0.2, "344": 0.1, "368": 0.12}),
        Beat("event", (
            "The girl was a minor, and the offence was committed on her there.",
            "It is alleged that {accused} committed the offence on the girl, who was below the age of consent.",
            "The offence was committed while she was in his keeping; she was a minor at the time.",
        ), chance=0.8, charges={"376": 0.85}),
        Beat("event", (
            "A form of marriage was gone through in a temple, [her age being falsely given|with {accused2} as witness].",
        ), chance=0.3, charges={"366": 0.4, "420": 0.05, "468": 0.05}),
        Beat("event", (
            "{accused2} and {accused2:his} family [hid the two|gave them a room], knowing that she had been [taken from her parents|reported missing].",
        ), chance=0.3, charges={"368": 0.8}),
        Beat("event", (
            "When she wanted to go home he [threatened to kill her brother|slapped her and took away her shoes].",
        ), chance=0.3, charges={"506": 0.65, "323": 0.35, "342": 0.2}),
        Beat("aftermath", (
            "{informant} searched [among relations|at the railway station] and, on learning that {accused} too was missing, [suspected him|named him].",
            "{informant} found [a letter under her books|that {phone} had been calling her], and went to the house of {accused}, which was [locked|empty].",
        ), chance=0.7),
        Beat("aftermath", (
            "She was recovered {found}.",
            "After {days} the girl was found {found}, together with {accused}.",
        )),
        Beat("aftermath", (
            "Her age was sought to be proved by {paper}, [produced|brought] by {teacher}.",
            "{teacher} spoke to {paper}, according to which she was [not yet sixteen|under eighteen|a few months short of eighteen].",
            "The dispute is about her age: the prosecution has {paper}, the defence [an entry in a ration card|her own statement that she was grown up].",
        ), chance=0.75),
        Beat("aftermath", (
            "In her statement she said that she had [gone of her own accord|been taken against her will|been deceived].",
            "She [refused to be medically examined|was sent to a home for girls] and [later went back to her parents|did not support the case fully].",
        ), chance=0.55),
    ),
    charges={"363": 0.85, "366": 0.62, "376": 0.12},
    years=(2013, 2024),
    others={"POCSO:4": 0.6, "POCSO:6": 0.3, "POCSO:8": 0.15, "POCSO:12": 0.1, "SCST:3": 0.06},
)
