"""A woman followed and harassed."""

# One sentence per line is easier to read and to extend than the formatter's layout.
# fmt: off

from embedded.crime import Beat, Crime, Role

CRIME = Crime(
    key="stalking",
    weight=0.9,
    gist="the following and harassment of {victim:role}",
    cast={
        "accused": Role(("the petitioner", "the accused", "the applicant"), male=1.0, ages=(19, 46)),
        "victim": Role(("the complainant", "the victim", "the informant"), male=0.0, ages=(18, 34)),
        "father": Role(("her father", "PW-2"), male=1.0, kin_of="victim", ages=(44, 64)),
        "colleague": Role(("PW-3", "her colleague"), male=0.4, ages=(22, 45)),
    },
    props={
        "tie": ("had been in college with her", "was her superior in the office", "ran the gym to which she went", "had seen her on a dating site", "was a former fiance", "lived in the flat opposite", "drove the office cab"),
        "means": ("by calls from {phone} at all hours", "through a false profile", "by messages to her and her friends", "on a motorcycle, from her house to the metro station", "by sending flowers and letters", "outside the hostel gate"),
        "spy": ("a camera hidden in the bathroom of the hostel", "a telephone held over the partition", "a spy pen in the changing room", "a camera behind the mirror", "a hole in the wall of the rented room"),
        "say": ("that she would be his or nobody's", "obscene things", "that he would cut his wrists", "that he knew where her sister studied", "that she should spend an evening with him"),
        "spot": ("the lift of the office", "the parking lot", "a crowded bus", "the waiting hall of the station", "the cabin of the manager", "the lane behind the market", "the library"),
    },
    beats=(
        Beat("background", (
            "{victim:role} [works|was employed] in {company}, and {accused} {tie}.",
            "{accused} {tie}, and had [proposed to her|asked for her number], which she [declined|turned down].",
            "{victim:role}, who lives at {town}, knew {accused} because he {tie}.",
        )),
        Beat("event", (
            "It is alleged that {accused} followed her {means}, in spite of her having [made it clear that she was not interested|blocked his number].",
            "For [months|weeks] {accused} pestered her {means}, and said {say}.",
            "{accused} kept trying to contact her {means}; she [changed her number twice|moved to another hostel], but to no purpose.",
        ), charges={"354D": 0.75}),
        Beat("event", (
            "On {date} at about {day_hour} he [caught hold of her hand|stood in her way] in {spot} and said {say}.",
            "On {date}, in {spot}, {accused} touched her [on the pretext of the rush|without her consent] and [asked for favours|said {say}].",
            "On {date}, at about {day_hour}, {accused} [pulled her towards him|snatched her dupatta] in {spot}; {colleague} was a few steps away.",
        ), charges={"354": 0.6, "354A": 0.6, "341": 0.2}),
        Beat("event", (
            "He used to [send her lewd pictures|make remarks about her dress] and say {say}.",
            "{colleague} has stated that {accused} would [hum songs|pass comments] when she entered and [make signs|say {say}].",
        ), chance=0.6, charges={"509": 0.7, "354A": 0.5, "294": 0.1}),
        Beat("event", (
            "{accused} was found to have watched and recorded her by {spy}.",
            "She discovered {spy}, which, on inquiry, was [traced to|the work of] {accused}; her pictures were in his laptop.",
        ), chance=0.35, charges={"354C": 0.85}),
        Beat("event", (
            "He tried to [tear her clothes|pull off her kurta] in front of others, to shame her.",
        ), chance=0.22, charges={"354B": 0.85}),
        Beat("event", (
            "Late that night {accused} [came to her house drunk|scaled the gate] and [banged on the door|abused {father}].",
        ), chance=0.35, charges={"451": 0.3, "448": 0.25, "452": 0.3, "504": 0.4}),
        Beat("event", (
            "Her photographs, morphed [with a computer|by some application], were put on [the internet|a page in her name], with {phone} given as her number.",
            "{accused} opened an account in her name and sent [indecent posts|messages] to her relations.",
        ), chance=0.4, charges={"469": 0.2, "500": 0.25, "509": 0.3, "419": 0.12}),
        Beat("event", (
            "{father}, who went to reason with him, was [slapped|pushed off the steps].",
        ), chance=0.25, charges={"323": 0.7}),
        Beat("aftermath", (
            "He threatened to [throw acid on her|ruin her engagement|kill {father}] if she did not [agree|withdraw].",
            "She received calls from unknown numbers [saying that she would be picked up|in which she was threatened with death].",
        ), chance=0.55, charges={"506": 0.8, "507": 0.2}),
        Beat("aftermath", (
            "She [gave up her job|stopped going out alone], and her marriage [was put off|was broken].",
            "The stress told upon her health, and she [had to be treated|attempted to take her life and was saved].",
        ), chance=0.45),
        Beat("aftermath", (
            "The internal committee of {company} [held him guilty of misconduct|found nothing proved].",
            "The telephone and the laptop of {accused} were seized, and [the call records|the images recovered] [bear her out|were exhibited].",
            "Footage of the camera in {spot} was [collected|over-written before it could be taken].",
        ), chance=0.55),
        Beat("aftermath", (
            "{accused} says that the two were [in a relationship|engaged], and that the complaint was made [at the instance of {father}|after he refused to lend {amount}].",
        ), chance=0.4),
    ),
    charges={"354D": 0.6, "354A": 0.3, "354": 0.2, "509": 0.2},
    years=(2013, 2024),
    others={"IT:66E": 0.15, "IT:67": 0.25, "IT:66C": 0.1},
)
