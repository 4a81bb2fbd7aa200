"""A young woman killed by her own family for marrying against their will."""

# One sentence per line is easier to read and to extend than the formatter's layout.
# fmt: off

from embedded.crime import Beat, Crime, Role

CRIME = Crime(
    key="honour_killing",
    weight=0.9,
    gist="the killing of {victim:role} by her own family for marrying against their wish",
    cast={
        "accused": Role(("the appellant", "the father", "accused no. 1"), male=1.0, ages=(40, 66), kin_of="victim"),
        "accused2": Role(("accused no. 2", "the brother of the deceased"), male=1.0, ages=(20, 38), kin_of="victim"),
        "accused3": Role(("accused no. 3", "the uncle"), male=1.0, ages=(38, 60), kin_of="victim"),
        "victim": Role(("the deceased", "the deceased girl"), male=0.0, ages=(18, 26)),
        "lover": Role(("her husband", "the young man", "PW-4"), male=1.0, ages=(19, 29)),
        "informant": Role(("the informant", "the complainant"), male=0.8, kin_of="lover", ages=(38, 64)),
    },
    props={
        "bar": ("he belonged to another caste", "the two were of the same gotra", "he was of another faith", "his father was a landless labourer",
                "both came from the same village and were deemed brother and sister", "he was without land or employment"),
        "meeting": ("at {school}", "at a computer centre in {town}", "at the spinning mill where both worked", "at a relative's wedding", "in the fields", "in the college bus"),
        "refuge": ("a rented room in {town}", "the house of a friend", "a dharamshala", "a hostel for working women", "a relative's quarters in {district}"),
        "lure": ("that a proper wedding would be held", "that her mother was on her death-bed", "that all was forgiven", "that they would take her for the festival", "that the elders had blessed the match"),
        "means": ("strangled her with her own dupatta", "held her down and throttled her", "pressed a pillow on her face", "forced her to swallow pesticide", "hacked her with a sickle", "hanged her from a beam"),
        "disposal": ("cremated before sunrise without a priest", "thrown into the canal in a sack", "buried in the family field", "burnt with kerosene in a brick kiln", "laid on the railway line"),
    },
    beats=(
        Beat("background", (
            "{victim} and {lover} had come to know each other {meeting} and wished to marry, but [her people would not hear of it|the family was dead against it], as {bar}.",
            "It is in evidence that {victim} was in love with {lover}; her family [opposed the match|was bitterly opposed], because {bar}.",
            "The acquaintance between {victim} and {lover}, which had begun {meeting}, [was no secret in the village|became the talk of the village], and {accused} was taunted about it.",
        )),
        Beat("background", (
            "The two left home and were married [in an Arya Samaj temple|before the registrar of marriages|by exchange of garlands in a temple], and took shelter in {refuge}.",
            "They ran away, went through a form of marriage at {town} and lived for {days} in {refuge}.",
            "{victim} left her parents' house with [nothing but the clothes she wore|her school certificates in a bag] and married {lover}; they stayed at {refuge}.",
        ), chance=0.75),
        Beat("background", (
            "A caste panchayat was called, which [declared the marriage void|fined the family of {lover}|ordered that the couple be separated], and {accused3} [took a vow before it to wash away the stain|said that the matter should be left to the family].",
            "{accused2} had told {informant} to [send the girl back|hand over {victim}] within [two|three|five|nine] days, failing which [neither of them would be left alive|the whole family would pay].",
        ), chance=0.5, charges={"506": 0.5, "120B": 0.25}),
        Beat("background", (
            "Fearing for their lives the couple had [applied to the Superintendent of Police for protection|made a petition for protection], which [was still lying in the office|led to nothing].",
            "{accused} had in the meantime lodged a report that {lover} had kidnapped {accused:his} daughter, though she was [of full age|a major according to her certificates].",
        ), chance=0.35),
        Beat("event", (
            "According to the prosecution, {accused}, {accused2} and {accused3} [met at the tubewell|sat together on the night before] and [resolved|agreed] that {victim} should be put to death to save the name of the family.",
            "It is alleged that a plan was made among the men of the family to [bring the girl back|get hold of {victim}] and be rid of her.",
        ), chance=0.55, charges={"120B": 0.8}),
        Beat("event", (
            "On {date} {accused2} and {accused3} went to {refuge} and [told {victim}|persuaded her by saying] {lure}; she went with them[| in a jeep].",
            "On {date}, at about {day_hour}, {victim} was called home on the assurance {lure}.",
            "[Two men on a motorcycle and four in a car|A jeep with six men in it] came to {refuge} on {date} at about {day_hour}, and {victim} was [dragged|pulled] into the vehicle by her hair.",
        ), charges={"364": 0.5, "365": 0.2, "363": 0.1}),
        Beat("event", (
            "{lover}, who [resisted|tried to stop them], was [beaten with hockey sticks|left unconscious by the roadside].",
            "{lover} too was taken along, and his body, with [a stab wound|marks of strangulation], was found {days} later [in the minor canal|near the railway line].",
        ), chance=0.4, charges={"302": 0.3, "323": 0.4, "307": 0.3}),
        Beat("event", (
            "In the night, inside the house, {accused} and {accused2} {means}.",
            "It is alleged that {accused}, while {accused2} and {accused3} [held her hands and feet|kept watch at the door], {means}.",
            "The neighbours heard her cry out [once or twice|that she be forgiven]; {accused} and the others, according to the prosecution, {means}.",
            "When she refused to [give up {lover}|go back on her marriage], {accused2}, at the bidding of {accused}, {means}.",
        ), charges={"34": 0.75}),
        Beat("event", (
            "Her mother, it is said, [pleaded with them|fell at their feet] and was locked in the kitchen.",
            "A younger sister saw [a part of this|it all] through the [window|gap in the door], and [kept silent for fear|told it first to her grandmother].",
        ), chance=0.4, charges={"342": 0.15}),
        Beat("aftermath", (
            "The body was {disposal}[|, and the ashes were scattered in the river|, and the spot was levelled].",
            "Without informing [the police|anyone], the accused saw to it that the body was {disposal}.",
        ), chance=0.85, charges={"201": 0.88}),
        Beat("aftermath", (
            "It was given out that {victim} had [died of fever|taken poison|been bitten by a snake|gone to stay with an aunt].",
            "{accused} told all who asked that the girl had [hanged herself from shame|died of pain in the stomach], but no doctor had been called.",
        ), chance=0.55, charges={"201": 0.3, "203": 0.12}),
        Beat("aftermath", (
            "{informant}, not hearing from {victim} for {days}, [went to the village and found the house locked|made inquiries and came to know of the smoke seen at night].",
            "It was {lover} who [first raised an alarm|moved the court for her production], when her telephone was found switched off.",
        ), chance=0.6),
        Beat("aftermath", (
            "[A half-burnt bone, a hair clip and pieces of bangles|Some charred bones and a toe ring] were collected from the spot and [sent for examination|matched with the blood of the mother].",
            "The dupatta, a [mobile phone|school certificate] of the deceased and the jeep used were taken into possession [at the instance of {accused2}|from the house].",
        ), chance=0.5),
    ),
    charges={"302": 0.96},
    years=(1990, 2024),
    others={"SCST:3": 0.08},
)
