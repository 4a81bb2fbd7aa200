"""A beating and humiliation on account of caste."""

# One sentence per line is easier to read and to extend than the formatter's layout.
# fmt: off

from embedded.crime import Beat, Crime, Role

CRIME = Crime(
    key="caste_assault",
    weight=0.7,
    gist="the beating and humiliation of {victim:role} on account of his caste",
    cast={
        "accused": Role(("the appellant", "the petitioner", "accused no. 1"), male=1.0),
        "accused2": Role(("accused no. 2", "the co-accused"), male=0.95, kin_of="accused"),
        "accused3": Role(("accused no. 5", "the fifth accused"), male=1.0),
        "victim": Role(("the complainant", "the informant", "PW-1"), male=1.0, ages=(19, 60)),
        "wife": Role(("his wife", "PW-2"), male=0.0, kin_of="victim", ages=(19, 55)),
        "witness": Role(("PW-4", "the tea-stall owner"), male=0.85),
    },
    props={
        "offence": ("he had ridden a horse at his own wedding", "he had sat on a cot in front of his betters", "he had drawn water from the well near the temple", "he had refused to carry away a dead buffalo", "he had asked for the wages of the harvest",
                    "he had entered the temple on a festival day", "he had bought a plot beside theirs", "he had grown a moustache and wore sun-glasses", "he had stood for the panchayat election"),
        "place": ("the village square", "the panchayat office", "the flour mill", "the bus stop", "the gate of the temple", "the fair price shop", "the pond"),
        "shame": ("was made to rub his nose on the ground", "was led through the village with a string of shoes round his neck", "had half his head shaved", "was tied to an electric pole", "was made to carry a pair of shoes in his mouth", "had his face blackened with engine oil"),
        "arm": ("sticks", "shoes", "an iron rod", "a chain of a bicycle", "a bull-hide whip", "the butt of a spade"),
        "injury": ("a fracture of the wrist", "a torn ear-drum", "swellings all over the back", "a cut above the eye", "two broken teeth"),
        "boycott": ("no one would sell them milk", "the barber and the grocer turned them away", "the path to their hamlet was closed with thorns", "they were not given work in the fields", "their hand pump was broken"),
    },
    beats=(
        Beat("background", (
            "{victim} belongs to a Scheduled Caste, and {accused} and the others to [the land-owning|a dominant] community of {village}.",
            "In {village} the houses of the Scheduled Castes, where {victim} lives, stand apart; {accused} is [the headman|a man of influence] there.",
            "{victim}, a member of a Scheduled Caste, [used to work in the fields of|had been a tenant of] {accused}.",
        )),
        Beat("background", (
            "What gave offence was that {offence}.",
            "{accused} and his men were annoyed because {offence}.",
            "{victim} had [been told to mend his ways|been warned], for {offence}.",
        )),
        Beat("background", (
            "A meeting had decided upon a boycott, so that {boycott}.",
            "Since that day {boycott}.",
        ), chance=0.3),
        Beat("event", (
            "On {date} at about {day_hour} {accused}, {accused2} and {accused3} stopped {victim} near {place} and abused him by the name of his caste.",
            "On {date}, at about {day_hour}, {victim} was [sitting at|passing by] {place} when {accused} came up with {accused2} and, in the hearing of all, [used the name of his caste as an abuse|said that people like him should know their place].",
            "It is alleged that at about {day_hour} on {date} {victim} was called to {place} by {accused3}, and was there insulted by {accused} [with reference to his caste|in words that lower a man before others].",
        ), charges={"504": 0.6, "341": 0.35, "294": 0.2}),
        Beat("event", (
            "He was then beaten with {arm} by {accused} and {accused2}, and suffered {injury}.",
            "When he [objected|asked what wrong he had done], they set upon him with {arm}; the doctor found {injury}.",
            "{accused2} [held him by the neck|threw him down], and {accused} gave him blows with {arm}, causing {injury}.",
        ), charges={"323": 0.7, "324": 0.3, "325": 0.3, "34": 0.4}),
        Beat("event", (
            "Before the assembled people he {shame}.",
            "As if this was not enough, {victim} {shame}, while {accused3} [clapped|took pictures].",
        ), chance=0.55, charges={"355": 0.65, "342": 0.25, "500": 0.06}),
        Beat("event", (
            "[Some twelve|About fifteen|Eight or nine] men, most of them armed, had [collected|come on motorcycles] with {accused} at their head.",
        ), chance=0.45, charges={"147": 0.75, "148": 0.45, "149": 0.75, "143": 0.3}),
        Beat("event", (
            "{wife}, who came to his help, was [pushed down and her sari was pulled|caught by the hair and her blouse was torn] by {accused2}.",
            "{wife} was [kicked|hit on the arm] when she fell upon him to save him.",
        ), chance=0.45, charges={"354": 0.55, "323": 0.3}),
        Beat("event", (
            "The crowd went on to the hamlet, [pulled down the thatch of {victim}|broke the doors and the cooking pots], and [scattered the grain|let the cattle loose].",
        ), chance=0.3, charges={"452": 0.55, "427": 0.65, "448": 0.25}),
        Beat("event", (
            "The hut of {victim} was set on fire [by {accused3}|with a burning stick], and [all that he had was burnt|two goats died in it].",
        ), chance=0.15, charges={"436": 0.85, "435": 0.2}),
        Beat("event", (
            "{victim} was shut up in [a room of the panchayat office|the cattle pound] till the evening.",
        ), chance=0.2, charges={"342": 0.85}),
        Beat("aftermath", (
            "{witness} [saw it from his stall|was present], but [did not dare to intervene|turned hostile at the trial].",
            "Nobody came to his help but {witness}, who [gave him water|took him to {hospital} on a bicycle].",
        ), chance=0.7),
        Beat("aftermath", (
            "They were told that [the whole hamlet would be burnt|he would be cut to pieces] if he went to the police.",
            "{accused} sent word that [a case would cost him his life|the matter should be dropped for {amount}].",
        ), chance=0.55, charges={"506": 0.85}),
        Beat("aftermath", (
            "At {station} the report was [not taken down for {days}|written without the words complained of], and it was only on the order of a superior officer that action followed.",
            "The caste certificate of {victim} was [obtained|produced], and [a Deputy Superintendent took over the case|a spot visit was made].",
        ), chance=0.5),
        Beat("aftermath", (
            "The accused put it down to [a dispute over a boundary|a loan that was not repaid|party politics] and deny that any word about caste was uttered.",
        ), chance=0.4),
    ),
    charges={"323": 0.55, "504": 0.35, "506": 0.2, "34": 0.15},
    years=(1990, 2024),
    others={"SCST:3": 0.92},
)
