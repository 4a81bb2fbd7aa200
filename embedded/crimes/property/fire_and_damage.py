"""House, crops or cattle damaged out of spite."""

# One sentence per line is easier to read and to extend than the formatter's layout.
# fmt: off

from embedded.crime import Beat, Crime, Role

CRIME = Crime(
    key="fire_and_damage",
    weight=0.85,
    gist="damage done to the house, crops or cattle of {victim:role} out of spite",
    cast={
        "accused": Role(("the appellant", "accused no. 1", "the principal accused"), male=0.94),
        "accused2": Role(("accused no. 2", "the co-accused"), male=0.9, kin_of="accused"),
        "accused3": Role(("accused no. 3", "the third accused"), male=0.9),
        "victim": Role(("the complainant", "the informant", "PW-1"), male=0.75, ages=(28, 72)),
        "witness": Role(("PW-2", "the eye-witness"), male=0.75),
    },
    props={
        "cause": ("the grazing of cattle in a standing crop", "the panchayat election", "the turn of water from the minor", "a refusal to give evidence for {accused}", "the removal of a fence", "an old debt", "the sale of a plot to an outsider"),
        "target": ("the thatched house of {victim}", "the stacked paddy of {victim}", "the sugarcane crop of {victim}", "the kachcha hut of {victim} and the fodder beside it", "the betel garden of {victim}", "the fishing boat and nets of {victim}", "the tea stall of {victim}"),
        "means": ("a lighted beedi", "kerosene oil", "a burning rag tied to a bamboo", "a bottle of petrol", "a match and dry straw", "a torch of jute sticks"),
        "beast": ("a pair of bullocks", "a she-buffalo in milk", "a mare", "three goats", "a milch cow", "a young camel"),
        "water": ("the field channel", "the bund of the tank", "the pipe of the tube-well", "the sluice of the minor", "the common irrigation channel"),
        "shout": ("that {victim} would be taught a lesson", "that no one of that family should live in the village", "to burn everything down", "that this was the price of going to court", "for more kerosene to be brought"),
    },
    beats=(
        Beat("background", (
            "The relations between {accused} and {victim} were [strained|none of the best] on account of {cause}.",
            "The trouble [began with|had its root in] {cause}[|, over which there had been a scuffle the week before].",
            "{victim} had made a report against {accused} about {cause}, and {accused} was [bound over to keep the peace|heard to say that {accused:he} would have {accused:his} revenge].",
        )),
        Beat("background", (
            "Earlier there had been [a petty theft of fodder|an exchange of abuse at the well|a complaint to the sarpanch], of which {accused2} was [suspected|the cause].",
            "{accused} had been heard to say at [the tea shop|the chaupal] that {victim} [would not reap that crop|had grown too big].",
        ), chance=0.55),
        Beat("background", (
            "{victim} belongs to [a Scheduled Caste|a family of landless labourers], and the accused are of the [dominant community|landlord's family].",
            "The family of {victim} had [lately got a patta of Government land|stopped working in the fields of {accused}], and this [rankled|was not forgiven].",
        ), chance=0.2, charges={"504": 0.15}),
        Beat("event", (
            "On {date} at about {night_hour} {accused} set fire to {target} with {means}.",
            "It is alleged that on the night of {date} {accused} [used {means} to set alight|with {means} set a light to] {target}, [which was soon in flames|and the wind did the rest].",
            "At about {night_hour} on {date} {witness} [came out into the lane and|looked from the roof and] saw {accused} [running away from|standing beside] {target}, which was already burning.",
        ), chance=0.8, charges={"435": 0.5, "436": 0.62, "438": 0.01}),
        Beat("event", (
            "The accused also did to death {beast} belonging to {victim}, which they [hacked about the legs|poisoned] [in the shed|in the field] the same night.",
            "{accused} [drove a spear into|struck with a gandasa at] {beast} belonging to {victim}, and the animal [had to be destroyed|never worked again].",
        ), chance=0.33, charges={"429": 0.75, "428": 0.25}),
        Beat("event", (
            "They also [cut|breached|stopped up] {water}, and [the seedlings withered|the fields of a dozen cultivators went dry].",
            "{accused2} [cut|broke] {water} with a spade and [turned the flow into {accused2:his} own field|let the water run to waste].",
        ), chance=0.28, charges={"430": 0.75, "426": 0.25, "431": 0.06, "432": 0.08}),
        Beat("event", (
            "A [boundary stone|survey mark] fixed by the kanungo was [pulled up|thrown into the drain] by {accused3}.",
            "{accused3} [broke the milestone|damaged the culvert] on the village road with a crowbar, so that no cart could pass.",
        ), chance=0.14, charges={"434": 0.6, "431": 0.4}),
        Beat("event", (
            "{accused2} and {accused3} [stood by with lathis|carried spears] and shouted {shout}.",
            "{accused} was accompanied by [a party of eight or nine|{accused2}, {accused3} and some others], [who cut down the trees|who pulled down the fence], shouting {shout}.",
        ), chance=0.63, charges={"147": 0.4, "148": 0.2, "149": 0.3, "34": 0.45, "427": 0.4}),
        Beat("event", (
            "{victim} and the children [escaped through a gap in the wall|barely got out], and [an old woman was burnt on the hands|{victim:he} was singed about the face].",
            "The accused had [chained the door from outside|gone there ready to beat anyone who came out], and it was {witness} who [let the inmates out|broke the wall].",
        ), chance=0.3, charges={"440": 0.35, "307": 0.15, "323": 0.2}),
        Beat("event", (
            "[Doors and windows were broken|Utensils were smashed|Forty trees were felled], and the loss was put at {amount}.",
            "By the time the fire was put out with [water from the pond|sand and wet sacks], everything was reduced to ashes, at a loss of {amount}.",
        ), chance=0.78, charges={"427": 0.65}),
        Beat("event", (
            "{accused} had [entered the courtyard|come into the compound] with [a tin|a bundle of straw] in {accused:his} hand and [abused {victim}|called {victim:him} out].",
            "{accused2} [jumped over the wall|pushed open the gate] and [let {accused} in|broke the pots in the courtyard], abusing {victim}.",
        ), chance=0.3, charges={"447": 0.4, "448": 0.35, "504": 0.3, "452": 0.15}),
        Beat("aftermath", (
            "[Half-burnt wood|Ash and earth smelling of kerosene|A plastic can] was [taken into possession|collected from the spot] [and sent to the chemical examiner|under a memo].",
            "The patwari [drew a map of the spot|assessed the loss] and [a veterinary surgeon examined the carcass|reported to the tehsildar].",
        ), chance=0.7),
        Beat("aftermath", (
            "While leaving, {accused} [threatened to burn {victim} alive|said that the rest of the house would follow] if [a report was made|the case was not withdrawn].",
            "{accused2} [shook a fist at the witnesses|fired a shot in the air] and [warned them to keep their mouths shut|said that anyone who spoke would share the same fate].",
        ), chance=0.3, charges={"506": 0.75}),
        Beat("aftermath", (
            "{witness} [was irrigating a field nearby|had got up to feed the cattle] and named {accused} [at once|only after two days].",
            "The [villagers|women of the house] formed a line from the pond with [buckets and pots|wet sacks], and the next house was [saved|scorched].",
            "{victim} was left with [nothing but the clothes {victim:he} stood in|no fodder for the season].",
        ), chance=0.75),
        Beat("aftermath", (
            "The accused say that [a spark from a hearth did it|{victim} set fire to the thing {victim:himself} to implicate them|they were at a wedding in another village].",
            "A party of revenue officials [visited the place|paid some relief] and [put the loss at a lower figure|recorded statements of the neighbours].",
        ), chance=0.55),
    ),
    charges={"427": 0.28, "435": 0.1, "34": 0.12, "426": 0.06},
    others={"SCST:3": 0.1},
)
