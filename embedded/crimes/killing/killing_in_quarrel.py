"""A death in a sudden fight over a trifle, without any plan to kill."""

# One sentence per line is easier to read and to extend than the formatter's layout.
# fmt: off

from embedded.crime import Beat, Crime, Role

CRIME = Crime(
    key="killing_in_quarrel",
    weight=1.8,
    gist="the death of {victim:role} in a sudden fight over {cause}",
    cast={
        "accused": Role(("the appellant", "the accused", "accused no. 1"), male=0.97, ages=(19, 48)),
        "accused2": Role(("accused no. 2", "the brother of the accused"), male=1.0, kin_of="accused", ages=(19, 48)),
        "victim": Role(("the deceased",), male=0.95, ages=(20, 58)),
        "friend": Role(("PW-3", "the companion of the deceased"), male=1.0, ages=(20, 50)),
        "informant": Role(("the widow", "PW-1", "the wife of the deceased"), male=0.0, kin_of="victim", ages=(20, 50)),
    },
    props={
        "cause": ("a bill of forty rupees at a tea stall", "a game of cards", "the music at a wedding", "a turn at the hand pump", "a borrowed bicycle",
                  "the throwing of colour at Holi", "a stray goat", "the parking of a scooter", "a bottle of country liquor", "a kite"),
        "place": ("a liquor vend", "the tea stall near the bus stand", "the courtyard of the chawl", "the wedding pandal", "the labour camp of a dam site",
                  "the village chaupal", "the workers' quarters of the mill", "a dhaba on the highway"),
        "weapon": ("a wooden plank", "a kitchen knife", "a brick", "a cricket bat", "an iron rod that lay about", "a stump of firewood", "a broken bottle", "a pestle", "a pair of scissors"),
        "blow": ("on the head", "in the stomach", "on the left side of the chest", "on the back of the skull", "below the ribs"),
        "relation": ("friends of many years", "neighbours in the same lane", "cousins", "fellow workers on the same shift", "tenants of one landlord", "drinking companions"),
    },
    beats=(
        Beat("background", (
            "{victim} and {accused} were {relation}, and there is [nothing to show|no suggestion] that there was any ill will between them before that day.",
            "{accused} and {victim:role} were {relation}; [the only quarrel known to anyone is the one that ended in death|they had eaten together on the very day].",
            "[It is common ground|Both sides agree] that {victim} and {accused}, {relation}, had no enmity, and that all that followed began with {cause}.",
        )),
        Beat("background", (
            "It was the night of [a marriage|Diwali|the village fair|pay day], and [most of the men had been drinking|liquor had flowed freely].",
            "Both of them had [taken liquor|been drinking since the afternoon] at {place}.",
        ), chance=0.45),
        Beat("event", (
            "On {date} at about {night_hour} words were exchanged between {accused} and {victim} at {place} over {cause}.",
            "At {place}, on {date}, at about {night_hour}, a [trifling|petty] dispute over {cause} arose between {victim} and {accused}[|, each trying to shout the other down].",
            "{friend} deposed that {friend:he} was sitting with {victim} at {place} at about {night_hour} on {date} when {accused} [walked up|turned round] and began to quarrel over {cause}.",
            "What happened at {place} on {date} at about {night_hour} was, in the words of {friend}, a matter of [two minutes|moments]: first {cause}, then abuse, then blows.",
        )),
        Beat("event", (
            "{victim} [called {accused} names|slapped {accused} once|said something about the sister of {accused}], which [enraged|stung] {accused:him}.",
            "Abuse was returned for abuse; {accused} [used filthy words about|insulted] the womenfolk of {victim:role}, and the two came to grips.",
        ), chance=0.55, charges={"504": 0.35}),
        Beat("event", (
            "They grappled and [fell to the ground|rolled into the drain], and {friend} with some others [pulled them apart|separated them].",
            "Fists and kicks were exchanged, and [the shirt of {victim} was torn|the stalls around were upset] before people came between them.",
        ), chance=0.5, charges={"323": 0.4}),
        Beat("event", (
            "{accused2} [arrived at that moment|came running from the house] and [joined in the beating|held {victim} from behind by the collar].",
            "{accused} called out to {accused2}, who [took hold of|caught] both the arms of {victim}.",
        ), chance=0.4, charges={"34": 0.75}),
        Beat("event", (
            "{accused} [went inside|ran to {accused:his} room] and, within [a minute or so|a few minutes], came back with {weapon}.",
            "In the heat of the moment {accused} [picked up|seized] {weapon}, which happened to be [lying there|within reach].",
        ), chance=0.65, charges={"302": 0.2}),
        Beat("event", (
            "{accused} gave {victim} a single blow {blow} with {weapon}.",
            "With {weapon} {accused} [hit|struck] {victim} {blow}; there was [only one blow|no second blow], [and {accused:he} dropped the thing and ran|after which {accused:he} stood there as if stunned].",
            "It is alleged that {accused}, having lost all control, [dealt two blows to {victim}|struck {victim} once and then again] with {weapon}, one of them {blow}.",
            "{victim} was trying to get up when {accused} [brought {weapon} down on {victim:him}|hit {victim:him}], the blow landing {blow}.",
        )),
        Beat("event", (
            "{friend}, who [put out an arm|tried to snatch {weapon}], was [cut across the palm|hurt in the hand].",
            "{informant} came out crying, and was pushed so hard that she fell and [broke a tooth|hurt her elbow].",
        ), chance=0.3, charges={"324": 0.5, "323": 0.5}),
        Beat("aftermath", (
            "{victim} [walked a few steps, sat down and lost consciousness|vomited and became unconscious], and died [two|three|five|nine] days later in {hospital} without [speaking|making any statement].",
            "{victim} was taken [in an auto-rickshaw|in a jeep] to {hospital}, where {victim:he} [succumbed in the night|was declared dead on arrival|died of septicaemia [two|three|five|nine] days later].",
            "Nobody thought the injury serious and {victim} was [put to bed|taken home]; by the morning {victim:he} [could not be woken|was dead].",
        )),
        Beat("aftermath", (
            "{accused} is said to have [wept|beaten {accused:his} breast] and to have [offered to pay for the treatment|helped to lift {victim} into the vehicle].",
            "{accused} ran away from the spot and was [found next day hiding at the house of a relative in {town}|arrested [two|three|five|nine] days later at the bus stand].",
        ), chance=0.45),
        Beat("aftermath", (
            "While going away {accused2} [warned|told] those present that [whoever came forward as a witness would be dealt with likewise|no one had seen anything].",
        ), chance=0.15, charges={"506": 0.7}),
        Beat("aftermath", (
            "From the place were lifted [broken glass|a pack of cards|two empty bottles], a pair of shoes and, a little way off, {weapon} with blood on it.",
            "The weapon, if it can be called one, was {weapon}; it was [seized from the drain|handed over by {friend}].",
        ), chance=0.4),
    ),
    charges={"304": 0.72, "302": 0.62},
)
