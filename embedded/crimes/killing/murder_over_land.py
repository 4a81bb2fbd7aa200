"""A murder over a strip of land between families that have long been at odds."""

# One sentence per line is easier to read and to extend than the formatter's layout.
# fmt: off

from embedded.crime import Beat, Crime, Role

CRIME = Crime(
    key="murder_over_land",
    weight=2.2,
    gist="the murder of {victim:role} over a strip of land",
    cast={
        "accused": Role(("the appellant", "accused no. 1", "the main accused"), male=0.96),
        "accused2": Role(("accused no. 2", "the co-accused"), male=0.9, kin_of="accused"),
        "accused3": Role(("accused no. 3", "the third accused"), male=0.9, kin_of="accused"),
        "victim": Role(("the deceased", "the victim"), male=0.9, ages=(24, 68)),
        "informant": Role(("the informant", "the complainant", "PW-1"), male=0.7, kin_of="victim"),
        "witness": Role(("PW-2", "the eye-witness", "the neighbour"), male=0.8),
    },
    props={
        "weapon": ("a spade", "an axe", "a gandasa", "a farsa", "a sickle fixed to a bamboo", "a kassi", "a sword", "a kulhari"),
        "plot": ("the boundary ridge", "a strip of land two feet wide", "the common passage", "the old well", "the threshing floor",
                 "a row of mango trees", "the water channel of the tubewell", "the manure pit", "the bamboo clump"),
        "holding": ("three bighas", "eleven kanals", "two acres of wet land", "seven kattas", "nineteen dhurs", "half an acre", "four guntas"),
        "paper": ("a sale deed", "a partition decree", "an order of the consolidation officer", "a gift deed of the common grandfather",
                  "an entry of mutation", "an unregistered will", "the report of the patwari"),
        "work": ("irrigating the wheat", "cutting mustard", "transplanting paddy", "mending the ridge", "loading sugarcane", "grazing a pair of bullocks", "spreading manure"),
        "spot": ("the field", "the lane outside the house", "the canal bank", "the grove behind the temple", "the pump house", "the cart track"),
        "wound": ("a deep cut on the head", "a fracture of the skull", "two gaping wounds on the chest", "a cut that all but severed the left side of the neck",
                  "a wound on the temple from which brain matter came out", "three incised wounds on the back and the scalp"),
    },
    beats=(
        Beat("background", (
            "[The family|The household] of {victim} and that of {accused} had [long been on bad terms|not been on speaking terms for years] over {plot}.",
            "A dispute over {plot} had been [simmering|pending] between {victim} and {accused}[| for some years| since the consolidation of holdings].",
            "{victim} and {accused}, who [are descended from a common ancestor|cultivate adjoining plots], both laid claim to {holding} at {village}, and in particular to {plot}.",
            "[The motive is said to be old enmity|The prosecution traces the crime to an old enmity]: {victim} had been given {holding} in the family partition, and {accused} never reconciled {accused:himself} to it.",
        )),
        Beat("background", (
            "{victim} [had obtained a decree|had won the civil suit] on the strength of {paper}, and {accused} bore {victim:him} a grudge on that account.",
            "{accused} [relied on|used to wave] {paper} which, {victim:role} always maintained, [was a fabrication|had been procured behind {victim:his} back].",
            "The revenue court had, on the basis of {paper}, put {victim} in possession [a few months|{days}] before the occurrence.",
        ), chance=0.55),
        Beat("background", (
            "The village panchayat had [met twice|tried to settle the matter], but {accused} [would not abide by its word|walked out of the meeting|said that blood alone would settle it].",
            "An attempt of the elders of {village} at a compromise [had failed|came to nothing].",
            "The lekhpal had measured the land [twice|in the presence of both sides] and fixed stones, which were found uprooted [the next morning|before the week was out].",
        ), chance=0.4),
        Beat("background", (
            "[On the previous evening|{days} before the occurrence] there had been an exchange of abuse between the two sides, and {accused} [had declared that {victim} would not live to see the harvest|had gone home saying that {accused:he} would see {victim:him}].",
            "{accused} had let {accused:his} cattle into the standing crop of {victim}, and when {victim:he} protested {victim:he} was [abused in filthy language|told to keep quiet or be buried there].",
        ), chance=0.4, charges={"504": 0.35}),
        Beat("event", (
            "On {date} at about {day_hour}, while {victim} was {work}, {accused} came to {spot} with {weapon}[| and challenged {victim:him}].",
            "At about {day_hour} on {date} {accused} [stopped|waylaid] {victim} near {spot}[|, {weapon} in hand].",
            "According to {informant}, {informant:he} and {victim} were {work} at about {day_hour} on {date} when {accused} [appeared from the side of|came running from] {spot}, carrying {weapon}.",
            "[It is alleged that |The case of the prosecution is that ]on {date}, at about {day_hour}, {accused} began to [demolish|dig up|plough over] {plot}, and {victim}, who was {work} close by, [asked {accused:him} to stop|went up to object].",
        )),
        Beat("event", (
            "{accused2} [and {accused3} followed|came up behind with {accused3}], [armed with lathis|carrying sticks and iron rods], and [shouted that {victim:role} should not be spared|called out to finish {victim:him} off].",
            "The three accused [formed a ring round|surrounded] {victim}, {accused2} holding {victim:his} arms.",
            "{accused2} [caught hold of|pinned down] {victim} by the waist while {accused3} [barred the way with a lathi|kept the others off].",
        ), chance=0.72, charges={"34": 0.8, "341": 0.2}),
        Beat("event", (
            "It was {accused3} who [raised a lalkara|called out] that {victim} had [grown too fond of going to court|eaten their land long enough] and must be taught a lesson that day.",
            "{accused3}, though empty-handed, is said to have exhorted the others to [kill|do away with] {victim}.",
        ), chance=0.3, charges={"109": 0.25, "114": 0.35, "34": 0.3}),
        Beat("event", (
            "[About a dozen men|A crowd of eight or ten persons] of the accused's side [joined in, armed with lathis and spears|ran up with deadly weapons and took part in the assault].",
            "{accused}, {accused2}, {accused3} and at least [five|six|nine] others, variously armed with lathis, ballams and gandasas, had by then [collected at|come over to] {spot}.",
        ), chance=0.25, charges={"147": 0.75, "148": 0.8, "149": 0.9}),
        Beat("event", (
            "{accused} [struck|dealt a blow to] {victim} with {weapon}, [causing|which left] {wound}.",
            "With {weapon} {accused} [hit {victim} again and again|aimed a blow at {victim:his} head], and {victim:he} [fell down bleeding|collapsed on the spot].",
            "{victim} turned to run but stumbled over the ridge, and {accused}, overtaking {victim:him}, [brought down|swung] {weapon}; the result was {wound}.",
            "The first blow, given by {accused} with {weapon}, was [warded off with the arm|taken on the shoulder]; the second [felled {victim}|caused {wound}].",
        )),
        Beat("event", (
            "When {informant} [ran to help|tried to intervene], {informant:he} too was [beaten|hit on the arm and the back].",
            "{informant} threw {informant:himself} upon {victim} to save {victim:him} and received [lathi blows on the hips|a cut on the wrist] in the bargain.",
            "{witness}, who was [drawing water near by|passing with a bullock cart], rushed there on hearing the cries and was [struck on the knee|pelted with brickbats].",
        ), chance=0.45, charges={"323": 0.75, "324": 0.3, "307": 0.12}),
        Beat("event", (
            "The defence has a different tale: that {victim} and {victim:his} men were the aggressors, that {accused2} was hurt first, and that {accused} [wielded|used] {weapon} only to save {accused2:him}.",
            "It is not disputed that {accused2} also had [two lacerated wounds|a contusion on the forearm], which the prosecution witnesses did not [explain|care to explain].",
        ), chance=0.2, charges={"304": 0.5}),
        Beat("aftermath", (
            "{victim} [died on the way to the hospital|breathed {victim:his} last before the doctor could see {victim:him}|was declared brought dead at {hospital}].",
            "By the time the villagers arrived {victim} was dead.",
            "{victim} was laid on a cot and [carried to the road|put on a tractor trolley], but [died before reaching the town|did not live to reach {town}].",
        )),
        Beat("aftermath", (
            "The body was [dragged to|thrown into] [the canal|a dry well|the sugarcane crop] [to hide the crime|so that nobody should find it], and {weapon} was [washed|buried under straw].",
            "After dark the accused [put the body in a gunny bag and threw it into the canal|tried to cremate the body on the river bank without telling anyone].",
        ), chance=0.3, charges={"201": 0.85}),
        Beat("aftermath", (
            "Before leaving, the accused [threatened the witnesses with the same fate|said that whoever gave evidence would be killed too].",
            "{accused2} [brandished a lathi|stood at the door] and told {witness} to [forget what {witness:he} had seen|keep {witness:his} mouth shut if {witness:he} wished to live].",
        ), chance=0.25, charges={"506": 0.7}),
        Beat("aftermath", (
            "On the pointing out of {accused}, {weapon} was taken out from [a heap of cow-dung cakes|under the fodder in the cattle shed|the thatch of the roof], with stains which [proved to be of human blood|the serologist could not classify].",
            "Blood-stained earth and [a broken bangle|a pair of chappals|a turban] were found near {spot}, and a cut had been freshly made in {plot}.",
        ), chance=0.4),
    ),
    charges={"302": 0.94, "304": 0.06, "447": 0.08},
)
