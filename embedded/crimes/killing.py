"""Killings: over land, in a quarrel, for honour, for hire, for gain, by poison, by a crowd, by a gun."""

# One telling a line is easier to read and to add to than the formatter's ladders.
# fmt: off

from embedded.crime import Beat, Crime, Role

MURDER_OVER_LAND = Crime(
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
            "On {date} at about {hour}, while {victim} was {work}, {accused} came to {spot} with {weapon}[| and challenged {victim:him}].",
            "At about {hour} on {date} {accused} [stopped|waylaid] {victim} near {spot}[|, {weapon} in hand].",
            "According to {informant}, {informant:he} and {victim} were {work} at about {hour} on {date} when {accused} [appeared from the side of|came running from] {spot}, carrying {weapon}.",
            "[It is alleged that |The case of the prosecution is that ]on {date}, at about {hour}, {accused} began to [demolish|dig up|plough over] {plot}, and {victim}, who was {work} close by, [asked {accused:him} to stop|went up to object].",
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

KILLING_IN_QUARREL = Crime(
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
            "On {date} at about {hour} words were exchanged between {accused} and {victim} at {place} over {cause}.",
            "At {place}, on {date}, at about {hour}, a [trifling|petty] dispute over {cause} arose between {victim} and {accused}[|, each trying to shout the other down].",
            "{friend} deposed that {friend:he} was sitting with {victim} at {place} at about {hour} on {date} when {accused} [walked up|turned round] and began to quarrel over {cause}.",
            "What happened at {place} on {date} at about {hour} was, in the words of {friend}, a matter of [two minutes|moments]: first {cause}, then abuse, then blows.",
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

HONOUR_KILLING = Crime(
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
            "On {date}, at about {hour}, {victim} was called home on the assurance {lure}.",
            "[Two men on a motorcycle and four in a car|A jeep with six men in it] came to {refuge} on {date} at about {hour}, and {victim} was [dragged|pulled] into the vehicle by her hair.",
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

CONTRACT_KILLING = Crime(
    key="contract_killing",
    weight=0.9,
    gist="the shooting of {victim:role} by hired men",
    cast={
        "accused": Role(("the appellant", "accused no. 1", "the alleged mastermind"), male=0.85, ages=(28, 60)),
        "accused2": Role(("accused no. 2", "the hired assailant"), male=1.0, ages=(20, 38)),
        "accused3": Role(("accused no. 3", "the go-between"), male=1.0, ages=(25, 50)),
        "victim": Role(("the deceased",), male=0.88, ages=(30, 64)),
        "informant": Role(("the informant", "PW-1", "the complainant"), male=0.6, kin_of="victim"),
        "driver": Role(("the driver", "PW-5"), male=1.0),
    },
    props={
        "quarrel": ("a contract for the sand ghat", "the management of a cinema hall", "a plot on the ring road", "the presidentship of the truck union", "the accounts of a partnership in stone crushing",
                    "the election to the zila parishad", "a flat that was to be vacated", "the tender for the cycle stand", "the estate of a childless uncle"),
        "business": ("a coal dealer", "a builder", "a transport contractor", "an advocate of the local bar", "a sarpanch", "a commission agent in the grain market", "the owner of a brick kiln", "a journalist of a local weekly"),
        "weapon": ("a country-made pistol", "a revolver", "a 9 mm pistol", "a sawn-off gun", "a katta", "an automatic pistol"),
        "ride": ("a black motorcycle without a number plate", "a stolen scooter", "a motorcycle with a false number", "an old scooter", "a red motorcycle"),
        "habit": ("on {victim:his} daily walk", "on the way back from the temple", "at the barber's", "outside the court gate", "at the toll barrier", "on the steps of the office", "at the traffic light"),
        "den": ("a hotel room in {town}", "a farm house", "the back of a cycle repair shop", "a dhaba on the bypass", "the visitors' room of the jail", "a paan shop"),
    },
    beats=(
        Beat("background", (
            "{victim} was {business}, and had [fallen out|been at odds] with {accused} over {quarrel}.",
            "Between {victim}, {business}, and {accused} there was [a bitter rivalry|long-standing rivalry] about {quarrel}.",
            "[The motive attributed to|The motive of] {accused} is {quarrel}, in which {victim}, {business}, [stood in the way|had got the better of {accused:him}].",
        )),
        Beat("background", (
            "A few weeks before, {victim} had [applied for a gun licence|asked for a gunner], stating that {accused} wanted {victim:him} dead.",
            "An earlier attempt on the life of {victim} had [misfired|failed] when [the bullet grazed {victim:his} shoulder|the hired boy lost his nerve].",
        ), chance=0.35, charges={"115": 0.3, "307": 0.2}),
        Beat("event", (
            "It is alleged that {accused}, unable to [bear the loss|prevail by lawful means], approached {accused3}, who [knew men who would kill for money|had been in jail with {accused2}].",
            "The prosecution says that {accused} engaged {accused2} through {accused3} to [do away with|remove] {victim} for {amount}.",
            "According to the approver, {accused3} was [sounded|sent for] by {accused} and undertook to have [the job|the work] done for {amount}, half of it in advance.",
        ), charges={"120B": 0.85, "109": 0.3, "115": 0.15}),
        Beat("event", (
            "The conspirators [met|are said to have met] [more than once|on three occasions] at {den}, where a photograph of {victim} was [handed over|shown] and {victim:his} [movements|daily routine] discussed.",
            "At {den}, {accused} [counted out the advance from a cloth bag|gave {accused3} the advance], and {accused2} was [told the registration number of the car of {victim}|provided with {weapon}].",
            "Calls were exchanged between {phone} and the number used by {accused3} [on the day before|several times that week], and both had been at or near {den}.",
        ), chance=0.75, charges={"120B": 0.5, "109": 0.15}),
        Beat("event", (
            "For {days} {accused2} and another kept watch on {victim}, [following {victim:him} on|going about on] {ride}.",
            "{accused2} had taken [a room|lodgings] near {street} under a false name and had been seen [loitering|asking questions] about {victim}.",
        ), chance=0.45, charges={"419": 0.08}),
        Beat("event", (
            "On {date} at about {hour}, when {victim} was {habit}, two men came on {ride}, and {accused2}, who [rode pillion|got down first], fired at {victim:him} with {weapon}.",
            "On {date} {victim} was {habit} at about {hour} when {accused2} [walked up to|came close to] {victim:him}, asked {victim:his} name and fired [three|four|two] shots from {weapon}.",
            "{driver} states that at about {hour} on {date} {ride} [overtook them|drew level] near {street} and {accused2}, [whose face was covered with a muffler|a man then unknown to {driver:him}], [emptied|opened fire with] {weapon} at {victim}.",
        ), charges={"34": 0.45}),
        Beat("event", (
            "{driver}, who [gave chase|raised an alarm], was [shot in the thigh|fired at but escaped].",
            "A passer-by was [hit by a stray bullet|injured] in the firing, and the shopkeepers pulled down their shutters.",
        ), chance=0.35, charges={"307": 0.8}),
        Beat("event", (
            "The assailants fled towards [the bypass|the railway crossing], [firing in the air|waving their weapons] to keep people away.",
            "{ride} was abandoned [near the canal|in a mango orchard] and the assailants [changed into another vehicle|went off on foot].",
        ), chance=0.45),
        Beat("aftermath", (
            "{victim} [collapsed where {victim:he} stood|slumped to the ground] and was dead before {driver} could get {victim:him} to {hospital}.",
            "{victim} was rushed to {hospital}, [where {victim:he} died on the operation table|but the bullet had passed through the heart].",
        )),
        Beat("aftermath", (
            "The balance of the money was [paid|to be paid] when [the news appeared in the papers|the work was done], and {amount} was found [in the house of {accused2}|with {accused2}, wrapped in a newspaper], of which {accused2:he} could give no account.",
            "A sum of {amount} drawn by {accused} from {bank} [shortly before|{days} before] could not be explained, and notes of the same series were found with {accused3}.",
        ), chance=0.5, charges={"120B": 0.2}),
        Beat("aftermath", (
            "{weapon} was recovered at the instance of {accused2} from [a drain|the roof of a temple|a tin of rice], and the empties from the spot were [found to have been fired from it|sent to the ballistic expert].",
            "{accused2} threw {weapon} into [the river|a septic tank], from which divers could not [bring it up|recover it].",
        ), chance=0.6, charges={"201": 0.25}),
        Beat("aftermath", (
            "{accused3} kept {accused2} [in hiding|concealed] at {den} for {days}, knowing that the police were after {accused2:him}.",
        ), chance=0.3, charges={"212": 0.5, "216": 0.15}),
        Beat("aftermath", (
            "{accused} was [at {hospital} consoling the family|out of station on a pilgrimage] that day, and [makes much of it|relies upon it as an alibi].",
            "{informant} voiced suspicion against {accused} from the very beginning, though {informant:he} had not seen {accused:him} anywhere near the place.",
        ), chance=0.4),
    ),
    charges={"302": 0.93, "120B": 0.3},
    years=(1970, 2024),
    others={"Arms:25": 0.4, "Arms:27": 0.4},
)

MURDER_FOR_GAIN = Crime(
    key="murder_for_gain",
    weight=1.2,
    gist="the murder of {victim:role} in the course of a robbery at her house",
    cast={
        "accused": Role(("the appellant", "accused no. 1"), male=0.97, ages=(19, 40)),
        "accused2": Role(("accused no. 2", "the co-accused"), male=0.95, ages=(19, 40)),
        "receiver": Role(("the goldsmith", "accused no. 4"), male=1.0, ages=(30, 62)),
        "victim": Role(("the deceased", "the old woman", "the deceased lady"), male=0.0, ages=(55, 84)),
        "informant": Role(("the informant", "the complainant", "PW-1"), male=0.6, kin_of="victim", ages=(26, 58)),
        "maid": Role(("PW-3", "the maid servant"), male=0.0, ages=(19, 55)),
    },
    props={
        "house": ("a two-storeyed house in {street}", "a bungalow standing in its own compound", "a flat on the second floor", "a tiled house at the edge of {village}",
                  "the upper portion of an old haveli", "a farm house", "a portion of the dharamshala"),
        "link": ("had worked there as a mason when the roof was repaired", "had once been employed as a driver in the house", "used to deliver milk at the house", "had lived there as a tenant",
                 "had come to paint the house before Diwali", "was a distant nephew who came for small loans", "had served the family as a cook"),
        "booty": ("four gold bangles and a chain", "a gold necklace, ear-tops and a wrist watch", "a nath, two karas and a string of gold beads", "old coins and silver vessels", "some pledged ornaments", "a mangalsutra and a pair of anklets", "eleven gold sovereigns and a waist chain"),
        "entry": ("by breaking the grille of the kitchen window", "over the back wall", "through the roof of the bathroom", "by a hole made in the rear wall", "with a duplicate key", "on the pretext of reading the electricity meter", "by the terrace door, using a bamboo ladder"),
        "method": ("tied her hands and gagged her with a pillow cover", "strangled her with a nylon rope", "hit her on the head with a grinding stone", "cut her throat with a kitchen knife", "smothered her with a quilt", "struck her with an iron rod"),
        "mess": ("the almirah open and clothes strewn about", "trunks broken open", "the safe forced", "the bedding turned over and the cupboards empty", "the drawers pulled out and papers all over the floor"),
    },
    beats=(
        Beat("background", (
            "{victim}, a widow, lived [alone|with only a maid servant] in {house}; she [was believed to keep cash and ornaments|lent money on ornaments] there.",
            "{victim} [resided|was living] by herself in {house}, her [sons being employed elsewhere|children having settled abroad].",
            "In {house} lived {victim}, who was known to [wear a good deal of gold|carry on pawn-broking in a small way].",
        )),
        Beat("background", (
            "{accused} {link}, and so [knew the house and its ways|was no stranger to the house].",
            "It is in the evidence of {maid} that {accused} {link}, and had been [asking where the old lady kept her keys|seen about the place on the day before].",
        ), chance=0.8),
        Beat("background", (
            "{accused} was [in debt to gamblers|hard pressed for money] and had [spoken to|shared the idea with] {accused2}.",
            "The accused are alleged to have [planned the crime at a toddy shop|put their heads together] {days} earlier.",
        ), chance=0.4, charges={"120B": 0.55}),
        Beat("event", (
            "In the night of {date} the accused entered the house {entry}.",
            "In the small hours of {date} {accused} and {accused2} got into the house {entry}.",
            "The theory of the prosecution is that on {date} the culprits [made their way in|gained entry] {entry}, and waited until the household was asleep.",
        ), charges={"449": 0.3, "457": 0.3, "460": 0.4, "450": 0.08}),
        Beat("event", (
            "{victim} [woke up|was roused by the noise] and [recognised {accused}|raised a cry], whereupon the accused {method}.",
            "When {victim} would not [part with the keys|tell where the valuables lay], {accused} and {accused2} {method}.",
            "The accused {method}; she [was past seventy and could offer no resistance|must have died within minutes].",
            "As {accused2} held her down, {accused}, fearing that she would name {accused:him}, {method}.",
        ), charges={"34": 0.65, "394": 0.35}),
        Beat("event", (
            "{maid}, who slept in the kitchen, was [struck on the head and left for dead|tied to a pillar], and it is she who [survived to tell the tale|came to her senses towards dawn].",
            "The watchman of the lane, coming at the sound, was [stabbed in the arm|hit with the rod] by {accused2}.",
        ), chance=0.35, charges={"397": 0.55, "307": 0.4, "342": 0.25, "394": 0.4}),
        Beat("event", (
            "They [broke open the almirah|forced the lock of the steel cupboard] and took away {booty}.",
            "From the person of {victim} and from her room they [removed|took] {booty}, worth about {amount}.",
            "{booty} and {amount} in cash were [gone|carried away].",
        ), charges={"392": 0.35, "394": 0.35, "397": 0.3, "380": 0.35}),
        Beat("event", (
            "Her ears were found [torn|lacerated], as the ornaments had been pulled off.",
            "Before leaving, they [opened the gas cylinder|poured kerosene and set fire to the bed] to make it look like an accident.",
        ), chance=0.3, charges={"201": 0.6, "436": 0.2}),
        Beat("aftermath", (
            "Next morning [the milkman got no answer|the newspapers lay uncollected], and {informant}, when the door was [forced|opened from the back], found {victim} lying dead, {mess}.",
            "{informant} came from {town} on getting no reply on the telephone and found {victim} dead on her cot, with {mess}.",
            "The crime was discovered by {maid}, who came to [sweep the yard|clean the vessels] and saw [the back door ajar|flies at the window], and then {mess}, with her mistress dead on the floor.",
        )),
        Beat("aftermath", (
            "{accused} was [seen by a rickshaw puller|noticed by a tea vendor] coming out of the lane with a bag [before dawn|at an unearthly hour], and was [missing from {accused:his} room|not seen in the locality] afterwards.",
            "A finger-print on [the almirah|a steel tumbler|the window pane] was found to tally with that of {accused}.",
        ), chance=0.6),
        Beat("aftermath", (
            "{booty} were recovered [from a pit in the house of {accused2}|at the instance of {accused}] and were identified by {informant} [in a test parade|as belonging to the deceased].",
            "Out of the stolen property {receiver} had bought a part at a very low price[| without any entry in his books| and melted it the same night], and it was recovered from his shop on the statement of {accused}.",
            "The articles were pledged with {receiver} under a false name, and [the receipt was found on the person of {accused}|he produced them before the police].",
        ), charges={"411": 0.6, "412": 0.05}),
        Beat("aftermath", (
            "A [blood-stained shirt|pair of trousers with blood on the cuffs] was found at the house of {accused}, [washed but not well enough|thrust into a hole in the wall].",
            "The rope and [a bunch of keys|the duplicate key] were [fished out of the well|dug up near the railway fence] on the information given by {accused2}.",
        ), chance=0.4, charges={"201": 0.35}),
    ),
    charges={"302": 0.95, "34": 0.1},
)

POISONING = Crime(
    key="poisoning",
    weight=0.9,
    gist="the death of {victim:role} by poison given in food or drink",
    cast={
        "accused": Role(("the appellant", "accused no. 1"), male=0.5, ages=(22, 56)),
        "accused2": Role(("accused no. 2", "the paramour", "the co-accused"), male=0.7, ages=(22, 50)),
        "victim": Role(("the deceased",), male=0.8, ages=(25, 66)),
        "informant": Role(("the informant", "the complainant", "PW-1"), male=0.7, kin_of="victim"),
        "seller": Role(("the shopkeeper", "PW-6"), male=1.0, ages=(28, 60)),
    },
    props={
        "poison": ("arsenic", "dhatura seeds", "an organophosphorus insecticide", "aluminium phosphide", "potassium cyanide", "zinc phosphide", "oleander root", "endrin"),
        "food": ("a glass of milk", "a cup of tea", "kheer", "sweets offered as prasad", "a paan", "country liquor", "mutton curry", "buttermilk", "tea from a flask"),
        "reason": ("an affair which {victim:role} had discovered", "a policy of life insurance for {amount}", "the house, which stood in the name of {victim:role}", "a loan of {amount} that had to be repaid", "the post which would fall vacant",
                   "a quarrel over the second marriage", "the gold which {victim:role} was carrying"),
        "setting": ("at home", "at a lodge near the railway station", "in the compartment of a night train", "in the field hut", "at the shop, after closing", "at a feast on the thirteenth day of a mourning", "in the staff room"),
        "sign": ("burning in the throat and vomiting", "froth at the mouth", "giddiness and delirium", "purging and cramps in the legs", "blue nails and a smell of bitter almonds", "restlessness and widely dilated pupils"),
        "errand": ("to kill rats", "for the cotton crop", "for silvering brass", "for treating a buffalo", "to keep weevils from the grain"),
    },
    beats=(
        Beat("background", (
            "[What is said to have moved|The motive which moved] {accused} was {reason}.",
            "Relations between {victim} and {accused} had been [strained|far from happy]; at the root of it lay {reason}.",
            "[On the surface|To the outside world] {accused} and {victim} were on good terms, but the prosecution attributes to {accused} a motive, namely {reason}.",
        )),
        Beat("background", (
            "{accused} and {accused2} had become [intimate|close], and [letters between them were found|the neighbours had noticed {accused2:his} visits].",
            "It is alleged that {accused2} [suggested|put into the head of] {accused} that nobody would suspect a death by {poison}.",
        ), chance=0.5, charges={"120B": 0.5, "109": 0.2}),
        Beat("background", (
            "{seller} deposed that {days} before the death {accused} had bought {poison} from {seller:him}, saying that it was wanted {errand}.",
            "A packet of {poison} was [purchased|obtained] by {accused2} from {seller} {errand}, as was [then said|entered in the register].",
        ), chance=0.6),
        Beat("background", (
            "This was not the first time: [a month earlier|some weeks before] {victim} had fallen ill after [eating|drinking] what {accused} had brought, and [recovered|was saved by timely treatment].",
        ), chance=0.25, charges={"307": 0.35, "328": 0.35}),
        Beat("event", (
            "On {date} at about {hour} {accused} [gave|served] {victim} {food} {setting}.",
            "It is alleged that on {date}, {setting}, {accused} mixed {poison} in {food} and [made {victim} take it|pressed it upon {victim}].",
            "On {date}, {setting}, {victim} was offered {food} by {accused}, {accused2} being [also present|seated close by].",
            "The last meal of {victim} was {food}, taken {setting} at about {hour} on {date}; it was {accused} who brought it[| with {accused:his} own hands|, and who took none of it].",
        ), charges={"328": 0.5, "34": 0.25}),
        Beat("event", (
            "{victim} remarked that it tasted [bitter|odd], but {accused} [said that it was the sugar|laughed it off].",
            "A child of the house who [tasted some of it|licked the vessel] also fell ill but [was saved|recovered after a stomach wash].",
            "A dog which lapped up what was left [died in the courtyard|was found dead the same evening].",
        ), chance=0.5, charges={"307": 0.2, "328": 0.25}),
        Beat("event", (
            "Within [half an hour|a short while] {victim} showed the first signs, {sign}.",
            "Soon came {sign}, and {victim} began to [toss about|cry for water].",
            "{victim} went to bed and was heard groaning; the signs were {sign} when {informant} [came in|was called].",
        )),
        Beat("event", (
            "While {victim} lay unconscious, [{amount} and a wrist watch|the ornaments {victim:he} wore|{victim:his} suitcase and purse] were removed.",
        ), chance=0.22, charges={"379": 0.5, "394": 0.25, "392": 0.15}),
        Beat("event", (
            "{accused} did not call a doctor[| until it was too late] and told the neighbours that it was [an attack of cholera|a weak heart|an old stomach complaint].",
            "{informant} wanted to take {victim} to {hospital}, but {accused} [held that a home remedy would do|said that there was no conveyance at that hour].",
        ), chance=0.5),
        Beat("aftermath", (
            "{victim} died [before the morning|in agony the same night|on the way to {hospital}].",
            "{victim} was admitted to {hospital} and, in spite of treatment, [passed away after [two|three|five|nine] days|died within hours].",
            "{victim} told {informant} that {victim:he} had taken nothing but {food} [given by {accused}|from {accused}], and then [sank|died].",
        )),
        Beat("aftermath", (
            "{accused} [was in a hurry to cremate the body|arranged for the funeral with unseemly haste], [before the brothers of {victim} could come|though it was already dark].",
            "The vessels were [scoured|thrown into the tank] and the vomit was washed away on the instructions of {accused}.",
        ), chance=0.5, charges={"201": 0.75}),
        Beat("aftermath", (
            "The viscera were preserved, and the chemical examiner [detected|found] {poison} in the stomach and the liver.",
            "The report on the viscera [was received after a year|came late] and spoke of {poison} [in a quantity sufficient to cause death|in more than a fatal dose].",
            "No poison could be detected in the viscera, but [the doctor explained that {poison} may escape detection|the vomit-stained clothes showed traces of {poison}].",
        ), chance=0.75),
        Beat("aftermath", (
            "The remaining part of the packet was found [in a trunk of {accused}|behind the water pot|sewn in a mattress].",
            "{accused} made what is described as a confession before [the village headman|a co-passenger|{seller}], asking to be saved.",
        ), chance=0.4),
    ),
    charges={"302": 0.88, "328": 0.2},
)

GROUP_CLASH = Crime(
    key="group_clash",
    weight=1.5,
    gist="a clash between two groups at {village} in which {victim:role} lost his life and others were hurt",
    cast={
        "accused": Role(("the appellant", "accused no. 1", "the leader of the mob"), male=1.0),
        "accused2": Role(("accused no. 2", "the second appellant"), male=1.0),
        "accused3": Role(("accused no. 5", "the fifth accused"), male=1.0),
        "victim": Role(("the deceased",), male=1.0, ages=(19, 64)),
        "injured": Role(("the injured", "PW-2", "the injured witness"), male=0.85),
        "informant": Role(("the informant", "PW-1", "the complainant"), male=0.9, kin_of="victim"),
    },
    props={
        "feud": ("the panchayat election", "the route of a religious procession", "fishing rights in the village tank", "the grazing land of the village", "the auction of a toddy shop", "the seating in a temple car festival",
                 "the flow of water from the canal outlet", "the control of the ration shop", "the murder of a young man two years earlier", "union rivalry at the mill"),
        "arms": ("lathis, spears and country-made guns", "axes, sticks and crowbars", "swords, hockey sticks and bottles", "bombs, tangis and bows and arrows", "veecharuvals and sticks", "gandasas, ballams and brickbats", "knives, cycle chains and iron pipes"),
        "number": ("some forty", "about sixty", "thirty to thirty-five", "more than a hundred", "eighteen", "twenty-three", "a mob of fifty"),
        "ground": ("the main street", "the colony of the other group", "the bazaar", "the polling booth", "the temple yard", "the bank of the tank", "the gate of the mill"),
        "call": ("that none should go back alive", "to kill and burn", "that the time had come to settle accounts", "to finish them all", "that blood should be answered with blood"),
    },
    beats=(
        Beat("background", (
            "{village} is a faction-ridden village, one group being led by {accused} and the other by {informant}, and the bone of contention was {feud}.",
            "Trouble over {feud} had been brewing at {village} [for some time|ever since the rains], and the village was split into two camps.",
            "There were two parties in {village}; they [had fallen out over|were divided on account of] {feud}, and proceedings for keeping the peace were [pending|started] against both.",
        )),
        Beat("background", (
            "[On the day before|{days} earlier] a boy of one group had been [beaten|slapped] by the other, and [a report had been made at {station}|a cross report had followed].",
            "An order forbidding assembly had been [proclaimed by beat of drum|promulgated] in the village, and a picket of constables was posted there.",
        ), chance=0.4, charges={"188": 0.3}),
        Beat("event", (
            "On {date} at about {hour}, {number} persons, led by {accused}, {accused2} and {accused3}, came to {ground} armed with {arms}.",
            "It is alleged that at about {hour} on {date} the accused, {number} in all, [formed themselves into an unlawful assembly|collected at the house of {accused}] and, armed with {arms}, marched upon {ground}.",
            "On {date}, at about {hour}, a crowd of {number} men carrying {arms} [was seen coming towards|surrounded] {ground}, with {accused} at its head.",
        ), charges={"147": 0.8, "148": 0.82, "149": 0.88, "143": 0.25, "144": 0.12}),
        Beat("event", (
            "{accused} [raised a slogan|shouted] {call}.",
            "A whistle was blown, and {accused2}, from the top of a [cart|wall], called out {call}.",
        ), chance=0.55, charges={"109": 0.2, "114": 0.12, "153": 0.06}),
        Beat("event", (
            "Stones and [brickbats|soda-water bottles] were thrown from both sides [for a quarter of an hour|to begin with].",
            "The mob [pelted the houses with stones|broke doors and tiles], and [two motorcycles|a tractor|several carts] were damaged.",
        ), chance=0.55, charges={"427": 0.65, "336": 0.15, "452": 0.25, "448": 0.15}),
        Beat("event", (
            "{accused2} [fired|is said to have fired] from [a muzzle-loading gun|a single-barrelled gun] and [the pellets hit {injured} in the leg|the shot went past {informant}].",
            "A bomb was thrown by {accused3}, which burst near {injured} and [blew off two of {injured:his} fingers|tore {injured:his} calf].",
        ), chance=0.4, charges={"307": 0.8}),
        Beat("event", (
            "{victim} was [caught while trying to close his door|chased into a blind lane], and {accused} [hit him on the head with an axe|thrust a spear into his abdomen], {accused2} and others joining in.",
            "{accused} [gave the first blow to|was the first to strike] {victim} with a gandasa, {accused2} hit him on the back, and after he had fallen [the rest went on beating him|every one had his turn].",
            "{victim}, who [had come out unarmed to pacify them|was returning from the mosque|was milking his buffalo], was [set upon|encircled] by {accused}, {accused3} and six or seven others and beaten to death.",
        )),
        Beat("event", (
            "Another man of the same side, an uncle of {informant}, was also [killed|done to death] a few paces away.",
            "Two more persons fell to the [spears|bullets] of the crowd and [died at the spot|did not survive the night].",
        ), chance=0.3, charges={"302": 0.6}),
        Beat("event", (
            "{injured} received [a cut on the forearm|an incised wound on the scalp] at the hands of {accused3}, and [five others|several women] suffered [bruises|lathi blows].",
            "{accused3} [struck|hit] {injured} with the [blunt|sharp] side of an axe; [a bone of the hand was broken|{injured:he} was in hospital for twenty-two days].",
            "In all [seven|nine|eleven] persons of the side of {informant} were injured, of whom {injured} had [a fracture|a grievous wound].",
        ), charges={"323": 0.65, "324": 0.55, "325": 0.35, "326": 0.35}),
        Beat("event", (
            "The crowd then set fire to [the thatched huts|the haystacks and the cattle shed] of {informant}, and [four goats perished|grain for the year was burnt].",
            "[Three|Five] houses were [burnt down|reduced to ashes] after kerosene had been poured on the roofs by {accused3}.",
        ), chance=0.35, charges={"436": 0.8, "435": 0.25, "429": 0.1}),
        Beat("event", (
            "[Boxes were broken open and utensils carried off|Some of them drove away the cattle] in the confusion.",
        ), chance=0.18, charges={"395": 0.3, "379": 0.3, "380": 0.25}),
        Beat("event", (
            "A constable of the picket who tried to disperse them was [pushed about|hit by a stone] and his [rifle was snatched|uniform was torn].",
        ), chance=0.16, charges={"353": 0.8, "332": 0.6, "186": 0.4}),
        Beat("aftermath", (
            "When the police party arrived the mob [melted away|took to its heels], leaving {victim} dead and {injured} [groaning in the lane|bleeding].",
            "{victim} died on the spot; {injured} and others were [sent to {hospital} on a truck|taken to {hospital}].",
        )),
        Beat("aftermath", (
            "The other side lodged a cross case, alleging that [the party of {informant} had attacked first|{accused2} had been hurt by the gun of {informant}].",
            "[Four|Six] persons on the side of the accused also bore injuries, and it is argued that there was a free fight.",
        ), chance=0.45, charges={"160": 0.08, "304": 0.15}),
        Beat("aftermath", (
            "From {ground} were collected [spent cartridges|brickbats and a blood-stained turban], [broken lathis|splinters of glass] and samples of earth.",
            "A list of [eighteen|thirty-one|forty-two] names was given, in which, it is said, men who were not even in the village had been roped in.",
        ), chance=0.5),
    ),
    charges={"302": 0.9, "34": 0.08},
    years=(1960, 2024),
    others={"Arms:27": 0.15, "Arms:25": 0.12},
)

SHOOTING = Crime(
    key="attempt_by_firearm",
    weight=1.5,
    gist="an attempt on the life of {victim:role} with a firearm",
    cast={
        "accused": Role(("the appellant", "the accused", "accused no. 1"), male=0.99, ages=(19, 50)),
        "accused2": Role(("accused no. 2", "the co-accused"), male=0.98, ages=(19, 55)),
        "victim": Role(("the injured", "the complainant", "PW-1"), male=0.9, ages=(20, 60)),
        "witness": Role(("PW-2", "the eye-witness"), male=0.85),
        "informant": Role(("PW-4", "the informant"), male=0.6, kin_of="victim"),
    },
    props={
        "weapon": ("a country-made pistol", "a licensed double-barrelled gun", "a katta of .315 bore", "a revolver", "a muzzle-loading gun", "{accused:his} father's rifle", "a pistol of .32 bore"),
        "grudge": ("{victim:he} had given evidence against {accused:him} in a theft case", "{victim:he} had refused to withdraw a case", "{victim:he} had stood for pradhan against {accused:him}", "the price of a tractor had not been paid",
                   "{victim:he} had objected to the teasing of girls near {school}", "{victim:he} would not pay protection money", "an engagement between the two families had been broken off", "{victim:he} had got an illegal power connection cut"),
        "place": ("on the culvert", "in front of the barber's shop", "at the gate of the sugar mill", "outside the house of {victim}", "near the weighbridge", "at the octroi post", "in front of a sweet shop", "on the court road"),
        "part": ("in the right thigh", "in the abdomen", "on the left shoulder", "in the jaw", "on the forearm", "in the back", "in the buttock"),
        "errand": ("returning from the weekly market", "going to answer the call of nature", "sitting with friends", "unloading cement bags", "riding a motorcycle", "pulling down the shutter of a shop", "resting on a cot in the open"),
    },
    beats=(
        Beat("background", (
            "{accused} [nursed a grudge|bore ill will] against {victim} because {grudge}.",
            "The enmity between {victim} and {accused} is admitted; [it is said that|according to {victim},] {grudge}.",
            "{accused} had an old score to settle with {victim}, [the reason being that|for] {grudge}.",
        )),
        Beat("background", (
            "{days} before, {accused} had [come to the door of {victim}|stopped {victim} in the bazaar] and said that {accused:he} would [put a bullet in {victim:him}|not let {victim:him} live].",
            "Threats had been held out to {victim} [over the telephone from {phone}|through common acquaintances], and {victim:he} had [reported them at {station}|not taken them seriously].",
        ), chance=0.45, charges={"506": 0.6, "504": 0.2}),
        Beat("event", (
            "On {date} at about {hour}, {victim} was {errand} when {accused} and {accused2} [came on a motorcycle|appeared] {place}.",
            "At about {hour} on {date}, while {victim} was {errand}, {accused} came up {place} with {accused2}, and {accused:he} had {weapon} with {accused:him}.",
            "[It is stated in the first information report that|The version of the prosecution is that] at about {hour} on {date}, when {victim} was {errand}, {accused2} called {victim:him} by name {place} and {accused} stepped out from behind [a tree|a wall|a parked truck].",
        )),
        Beat("event", (
            "{accused2} [blocked the way|caught hold of {victim} by the neck] and [exhorted {accused} to shoot|told {accused} not to miss the chance].",
            "{accused2}, who had [a lathi|a knife], stood in front so that {victim} could not [get away|move].",
        ), chance=0.65, charges={"34": 0.8, "341": 0.35, "114": 0.1}),
        Beat("event", (
            "{accused} [whipped out|took out] {weapon} and fired at {victim}, hitting {victim:him} {part}.",
            "{accused} aimed {weapon} at the chest of {victim} and pulled the trigger; {victim} [ducked|turned aside] and the shot hit {victim:him} {part}.",
            "Two shots were fired by {accused} from {weapon}: the first [missed|struck a wall], the second caught {victim} {part}.",
            "{accused} fired from [close quarters|a distance of four or five paces] with {weapon}, and {victim} was hit {part}.",
        )),
        Beat("event", (
            "{accused} tried to [fire again|reload], but [the cartridge got stuck|the shot misfired], and {witness} [threw a brick at {accused:him}|grappled with {accused:him}].",
            "{victim} fell, and {accused2} [gave {victim:him} blows with the butt|kicked {victim:him} where {victim:he} lay].",
        ), chance=0.45, charges={"323": 0.45, "324": 0.2}),
        Beat("event", (
            "{informant}, who rushed out, was [hit by a few pellets|also fired at].",
            "Another shot meant for {informant} [broke the window of a parked jeep|hit a buffalo], which [was damaged|died].",
        ), chance=0.3, charges={"307": 0.3, "427": 0.4}),
        Beat("event", (
            "Finding the door shut the accused [broke it open|climbed in from the neighbour's roof] and [searched the rooms for {victim}|fired inside the house].",
        ), chance=0.2, charges={"452": 0.7, "450": 0.2, "458": 0.1}),
        Beat("event", (
            "A further shot [went over the head of {victim}|only singed the shirt of {victim}], who had [saved {victim:himself} by lying flat|jumped into a ditch].",
        ), chance=0.2, charges={"336": 0.15}),
        Beat("aftermath", (
            "Hearing the report of the gun people came running, and the assailants [made off on the motorcycle|escaped through the sugarcane], [firing in the air|threatening to shoot anyone who followed].",
            "{witness} and others chased them, and {accused2} was [caught with a live cartridge in the pocket|overpowered near the pond and handed over].",
        ), chance=0.7, charges={"506": 0.3}),
        Beat("aftermath", (
            "{victim} was [operated upon at {hospital}|in {hospital} for a month], where [the shot was taken out|a piece of metal was removed and kept in a sealed phial].",
            "The doctor at {hospital} found a wound of entry {part} with [blackening|charring of the margins] and [kept {victim:him} under observation|referred {victim:him} to the medical college].",
            "But for [the operation that night|blood given by {informant}], {victim} would not have lived.",
        ), chance=0.85, charges={"326": 0.15}),
        Beat("aftermath", (
            "{weapon} and [two live cartridges|an empty in the chamber] were found [on search of the house of {accused}|under a pile of bricks].",
            "The weapon stood in the name of another, and [no licence could be produced by {accused}|its holder had reported it as lost].",
        ), chance=0.5),
        Beat("aftermath", (
            "The suggestion of the defence that {victim} [was shot by dacoits|shot {victim:himself} to implicate {accused}] was stoutly denied.",
            "{accused} pleads that {accused:he} was [on duty at the mill|at a wedding in {town}] at that hour.",
        ), chance=0.35),
    ),
    charges={"307": 0.93, "34": 0.1},
    years=(1960, 2024),
    others={"Arms:25": 0.35, "Arms:27": 0.4, "Arms:3": 0.12},
)

WITCH_KILLING = Crime(
    key="witch_killing",
    weight=0.5,
    gist="the killing of {victim:role} on the belief that she was a witch",
    cast={
        "accused": Role(("the appellant", "accused no. 1"), male=0.92),
        "accused2": Role(("accused no. 2", "the co-accused"), male=0.8, kin_of="accused"),
        "ojha": Role(("the witch doctor", "the ojha", "accused no. 4"), male=1.0, ages=(35, 70)),
        "victim": Role(("the deceased", "the deceased woman"), male=0.0, ages=(38, 78)),
        "informant": Role(("the informant", "PW-1"), male=0.7, kin_of="victim", ages=(19, 50)),
    },
    props={
        "misfortune": ("the death of a child from fever", "the loss of three goats", "a sickness in the hamlet", "the failure of the maize", "the miscarriage of a daughter-in-law", "a snake bite", "the madness of a brother"),
        "rite": ("grains of rice thrown in oil", "a divination with a lamp", "a mango twig", "vermilion and the liver of a fowl", "the movement of a winnowing fan", "a night of drumming"),
        "tool": ("a tangi", "a balua", "stones", "a wooden pestle", "a bow and arrow", "a sabbal", "a dauli", "lathis"),
        "insult": ("her hair was cut off", "her face was blackened", "she was made to drink foul water", "she was tied to a tamarind tree", "a garland of shoes was put round her neck"),
        "grave": ("the bed of a hill stream", "a forest pit", "an abandoned mine", "the river", "a heap of stones beyond the tank"),
    },
    beats=(
        Beat("background", (
            "{accused} [attributed|put down] {misfortune} to the evil eye of {victim}, a [widow|childless woman] of the same hamlet.",
            "The people of the hamlet of {village} believed that {victim} practised witchcraft and that {misfortune} was her doing.",
            "{victim} had been called a dain [for some months past|ever since she became a widow], and after {misfortune} {accused} [openly|before the whole tola] accused her of it.",
        )),
        Beat("background", (
            "{ojha} was [consulted|sent for from another village] and, with the help of {rite}, [named|pointed to] {victim} as the cause.",
            "It is alleged that {ojha}, who took {amount} and a goat for his trouble, declared after {rite} that [the witch lived to the east|there would be no peace until {victim} was driven out].",
        ), chance=0.7, charges={"109": 0.35, "120B": 0.3, "508": 0.1}),
        Beat("background", (
            "A meeting was held under the [mahua|banyan] tree at which {victim} was [fined {amount}|told to leave the village]; she [pleaded that she was innocent|could not pay].",
            "{informant} says that the real reason was the [one acre of land|homestead] she held for her life, which {accused} [coveted|stood to inherit].",
        ), chance=0.5, charges={"384": 0.1}),
        Beat("event", (
            "On {date} at about {hour} {accused} and {accused2} [went to the house of {victim}|broke open the door of {victim}] and dragged her out.",
            "On the night of {date} a group headed by {accused} [entered|came to] the hut where {victim} lay asleep with her grandchild.",
            "On {date}, when {victim} was [gathering mahua|husking paddy|fetching water] at about {hour}, {accused} and {accused2} [came upon her|fell on her].",
        ), charges={"448": 0.2, "452": 0.25, "450": 0.15}),
        Beat("event", (
            "Before the assembled villagers {insult} and she was asked to [undo what she had done|bring the dead back to life].",
            "{insult}, and for [some hours|a whole night] she was kept in the [courtyard|grain store] of {accused2}.",
        ), chance=0.5, charges={"342": 0.4, "355": 0.3, "354": 0.25, "323": 0.3}),
        Beat("event", (
            "[Fifteen or twenty|A score of] men and women, some of them with sticks, took part, and no one [dared to|would] say a word against it.",
        ), chance=0.4, charges={"147": 0.7, "148": 0.65, "149": 0.8}),
        Beat("event", (
            "{accused} [killed her|did her to death] with {tool}, {accused2} [holding her legs|urging {accused:him} on].",
            "She was beaten with {tool} by {accused} and {accused2} until she [stopped moving|fell silent].",
            "{accused} struck {victim} on the neck with {tool}, saying that [the evil would end that day|she would eat no more children].",
        ), charges={"34": 0.65}),
        Beat("event", (
            "Her husband, an old man, [tried to shield her|caught the feet of {accused}] and was [beaten to death with her|pushed aside and injured].",
            "{informant} was [chased with stones|shown an axe] and ran to the jungle.",
        ), chance=0.4, charges={"323": 0.4, "302": 0.2, "506": 0.3}),
        Beat("event", (
            "The hut was then [pulled down|set on fire] and the few [fowls|vessels] in it were taken away.",
        ), chance=0.2, charges={"436": 0.7, "427": 0.3}),
        Beat("aftermath", (
            "The body was [carried on a pole to|taken in the night to] {grave} and [left there|hidden from sight].",
            "The head was severed and [buried apart|thrown] in {grave}, so that the spirit might not return.",
        ), chance=0.65, charges={"201": 0.88}),
        Beat("aftermath", (
            "The chowkidar was told that she had [gone to her daughter's|been taken by a leopard], and the hamlet kept silent [for [two|three|five|nine] days|until the smell betrayed it].",
            "{informant} hid [in the forest|with relatives] for {days} before {informant:he} could [reach the outpost|tell anyone].",
        ), chance=0.6, charges={"202": 0.12}),
        Beat("aftermath", (
            "{accused} is said to have come to the outpost [with {tool} in hand|carrying the severed head] and to have told the constable why {accused:he} had done it.",
            "In {grave} were found some bones, [a piece of white sari|a brass bangle] and a tuft of grey hair, by which {informant} knew {victim}.",
        ), chance=0.45),
    ),
    charges={"302": 0.95, "34": 0.1},
    years=(1955, 2024),
)

CRIMES = (
    MURDER_OVER_LAND,
    KILLING_IN_QUARREL,
    HONOUR_KILLING,
    CONTRACT_KILLING,
    MURDER_FOR_GAIN,
    POISONING,
    GROUP_CLASH,
    SHOOTING,
    WITCH_KILLING,
)
