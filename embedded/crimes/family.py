"""Crimes inside the family: dowry, cruelty, the death of a wife, second marriages, the unborn and the newborn."""

# One telling a line is easier to read and to add to than the formatter's ladders.
# fmt: off

from embedded.crime import Beat, Crime, Role

_DOWRY_CAST = {
    "accused": Role(("the appellant", "the husband", "accused no. 1"), male=1.0, ages=(22, 36)),
    "accused2": Role(("the mother-in-law", "accused no. 2"), male=0.0, kin_of="accused", ages=(44, 66)),
    "accused3": Role(("the father-in-law", "accused no. 3"), male=1.0, kin_of="accused", ages=(48, 72)),
    "victim": Role(("the deceased",), male=0.0, kin_of="accused", ages=(19, 28)),
    "informant": Role(("the informant", "the father of the deceased", "the complainant", "PW-1"), male=1.0, ages=(42, 66)),
    "neighbour": Role(("PW-6", "the neighbour"), male=0.6),
}
_DOWRY_PROPS = {
    "demand": ("a motorcycle", "a colour television and a refrigerator", "a Maruti car", "a gold chain and {amount} in cash", "{amount} for starting a shop", "a she-buffalo and a fan", "a scooter", "a plot in {town}", "{amount} for getting a job"),
    "given": ("utensils, a cot and clothes", "ten tolas of gold", "furniture and {amount}", "what a man of small means could give", "a radio, a bicycle and a watch", "more than he could well afford"),
    "span": ("within two years of the marriage", "in the fourteenth month of the marriage", "not five years after the wedding", "hardly ten months after the gauna", "when she had been married for three years", "in the sixth year of the marriage"),
    "torment": ("was kept without food", "was beaten with a belt", "was not allowed to speak to her parents", "was made to sleep in the cattle shed", "was branded with hot tongs", "was taunted for the colour of her skin"),
}
_DOWRY_BACKGROUND = (
    Beat("background", (
        "{victim}, the daughter of {informant}, was married to {accused} [according to the rites of the community|at {village}], and {span} she was dead.",
        "The marriage of {victim} with {accused} was celebrated at {town}, and at that time {informant} gave {given}.",
        "{informant} had given his daughter {victim} in marriage to {accused}, and had given {given} in the wedding.",
    )),
    Beat("background", (
        "{accused}, {accused2} and {accused3} were not satisfied with what they had received and [began to demand|kept asking for] {demand}.",
        "It is alleged that [soon after the marriage|from the very first month] {accused2} and {accused3} taunted {victim} for having brought too little and wanted {demand}.",
        "The demand was for {demand}; {accused} would [send her back to her parents to fetch it|not let her rest until it was met].",
        "On every visit to her parents {victim} [complained|told her mother, weeping,] that her husband and his people were asking for {demand}.",
    ), charges={"498A": 0.6}),
    Beat("background", (
        "For that reason she {torment}.",
        "When the demand was not met she {torment} and [otherwise ill-treated|threatened with worse].",
        "{neighbour} had [heard her cries|seen marks on her arms], and it was known in the lane that she {torment}.",
    ), chance=0.75, charges={"498A": 0.5, "323": 0.2}),
    Beat("background", (
        "{informant} had [paid {amount} by selling his cattle|mortgaged a field and paid {amount}], but the peace did not last.",
        "A panchayat of relations was held [a week after Rakhi|at the house of a common relation], in which {accused3} [promised that she would be kept well|folded his hands and gave a writing].",
        "{victim} had come away to her father's house and was sent back only [two weeks|nine days|a month] before her death, on the assurance of {accused3}.",
    ), chance=0.6),
    Beat("background", (
        "In a letter to her sister, [proved by {informant}|written in her own hand], {victim} had said that [they would not let her live|her end was near unless {demand} was given].",
        "{victim} had telephoned from {phone} on the day before and said that she should be taken away [at once|if they wished to see her alive].",
    ), chance=0.4),
)
_DOWRY_END = (
    Beat("aftermath", (
        "The last rites were gone through [in haste|before the parents could arrive], without information to [the police|anyone on her father's side].",
        "When {informant} arrived, [the body had already been disposed of|the funeral was over] and the accused had [left the house under lock and key|fled].",
    ), chance=0.35, charges={"201": 0.85}),
    Beat("aftermath", (
        "Her ornaments and other articles of stridhan were [never returned|kept back by {accused2}].",
    ), chance=0.3, charges={"406": 0.7}),
    Beat("aftermath", (
        "She was [in the fourth month of pregnancy|carrying a child of seven months] at the time of her death.",
        "She left behind a [daughter of eleven months|son not yet weaned].",
    ), chance=0.35, charges={"316": 0.2}),
)

DOWRY_BURNING = Crime(
    key="dowry_burning",
    weight=1.1,
    gist="the death by burns of {victim:role} in her matrimonial home",
    cast=_DOWRY_CAST,
    props=_DOWRY_PROPS | {
        "story": ("the stove had burst while she was making tea", "her sari had caught fire from a lamp", "she had set fire to herself in a fit of temper", "the gas had leaked in the kitchen", "a chimney lamp had fallen on her"),
        "room": ("the kitchen", "the bathroom", "the room upstairs", "the back verandah", "the store room"),
        "extent": ("sixty per cent", "ninety per cent", "almost the whole of the body", "eighty-five per cent", "ninety-five per cent"),
    },
    beats=(
        *_DOWRY_BACKGROUND,
        Beat("event", (
            "On {date}, at about {hour}, smoke and cries were noticed from {room}, and {victim} was [seen running out in flames|found lying there, burnt].",
            "On {date} {informant} [got a message|was told by a boy on a bicycle] that his daughter had been burnt, and reached {hospital} to find her [in agony|past all hope].",
            "{neighbour} stated that at about {hour} on {date} {neighbour:he} heard shrieks and saw {victim} ablaze in {room}, [the door being bolted from outside|with no one trying to put out the fire].",
        )),
        Beat("event", (
            "It is alleged that {accused2} [caught hold of her hands|bolted the door], {accused3} brought the tin, and {accused} poured kerosene on her and set her alight.",
            "The prosecution says that it was no accident: kerosene was [poured|sprinkled] over her by {accused}, and {accused2} [threw the match|lit the matchstick].",
        ), chance=0.55, charges={"302": 0.75, "34": 0.45}),
        Beat("event", (
            "She was taken to {hospital} with burns over {extent}, and stated that {accused2} had [quarrelled with her over|abused her about] {demand} that day.",
            "At {hospital} she lingered for [two|three|six] days, and is said to have told {informant} that [her husband and mother-in-law had set her on fire|she could bear it no longer].",
            "A Magistrate recorded her words: [she named {accused} and {accused2}|the stove had burst, she said, but her eyes were on {accused2} who stood by].",
        ), chance=0.6),
        Beat("event", (
            "{accused} was [in the house|in the next room] and had not a single burn on his hands.",
            "None of the inmates [threw water on her|took her to a doctor], though [a dispensary is only a furlong away|there was a jeep at the door].",
        ), chance=0.5),
        Beat("aftermath", (
            "The accused gave out that {story}.",
            "{accused3} told {informant} that {story}[|, which nobody believed].",
            "The explanation offered was that {story}.",
        ), chance=0.75),
        Beat("aftermath", (
            "The smell of kerosene on [the bedding|her hair] and [the position of a plastic can|a half-burnt matchbox] did not fit in with what the accused had said.",
            "A [tin of kerosene|half-burnt sari] was seized from {room}, while the stove was found [intact|in its place and cold].",
        ), chance=0.55),
        *_DOWRY_END,
    ),
    charges={"304B": 0.8, "498A": 0.7, "302": 0.3, "34": 0.4},
    years=(1987, 2024),
    others={"DP:4": 0.5, "DP:3": 0.4},
)

DOWRY_DEATH = Crime(
    key="dowry_death",
    weight=1.4,
    gist="the unnatural death of {victim:role} within seven years of her marriage",
    cast=_DOWRY_CAST,
    props=_DOWRY_PROPS | {
        "end": ("hanging", "strangulation", "drowning in the well of the house", "aluminium phosphide", "a fall from the roof", "some poisonous substance"),
        "story": ("she had slipped on the stairs", "she had taken some pills by mistake", "she used to have fits", "she had died of cholera", "she was upset at not having conceived", "she had pains in the stomach and did away with herself"),
        "mark": ("a ligature mark that ran round the neck", "old bruises on the thighs", "nail marks on the throat", "an injury on the back of the head", "blue discoloration of the nails"),
    },
    beats=(
        *_DOWRY_BACKGROUND,
        Beat("event", (
            "On {date} {informant} [got a message|was told by a passer-by] that his daughter was [serious|no more], and on reaching there with his relations he found her dead on a cot.",
            "On {date}, at about {hour}, {victim} died in her matrimonial home; the cause of death was {end}.",
            "{victim} was found dead on {date} in [her bedroom|the store room|the courtyard] of the house of the accused, the cause being {end}.",
            "In the [night|early hours] of {date} {neighbour} was awakened by weeping and saw {victim} [being carried out wrapped in a blanket|lying lifeless in the courtyard].",
        )),
        Beat("event", (
            "The prosecution says that she did not die by her own hand but was [done to death|killed] by {accused} with the help of {accused2} and {accused3}.",
            "It is alleged that {accused2} held her legs and {accused} [pressed her throat|forced something down her mouth].",
        ), chance=0.35, charges={"302": 0.7, "34": 0.45}),
        Beat("event", (
            "On the day before there had been a quarrel over {demand}, and {accused} had [slapped her|told her not to show her face without it].",
            "{neighbour} had heard {accused2} say that day that [a better match could still be found|she should die and make room for another].",
        ), chance=0.5, charges={"306": 0.25}),
        Beat("event", (
            "{accused} was [in the house|lying in the next room] and [made no attempt to save her|did not so much as call a doctor].",
            "None of the inmates [raised an alarm|took her to {hospital}], and the neighbours were [kept out|told that she was asleep].",
        ), chance=0.45),
        Beat("aftermath", (
            "The accused gave out that {story}.",
            "{accused3} told {informant} that {story}[|, which nobody believed].",
            "The explanation offered was that {story}.",
        ), chance=0.75),
        Beat("aftermath", (
            "On the body was {mark}, which did not fit in with what the accused had said.",
            "The women who bathed the body noticed {mark}, and [broken bangles lay in the room|the sari had been changed].",
        ), chance=0.5),
        *_DOWRY_END,
    ),
    charges={"304B": 0.93, "498A": 0.7, "306": 0.12, "34": 0.4},
    years=(1987, 2024),
    others={"DP:4": 0.5, "DP:3": 0.4},
)

SUICIDE_OF_WIFE = Crime(
    key="suicide_of_wife",
    weight=1.4,
    gist="the suicide of {victim:role}, said to have been driven to it by her husband",
    cast={
        "accused": Role(("the appellant", "the husband", "accused no. 1"), male=1.0, ages=(26, 50)),
        "accused2": Role(("accused no. 2", "the sister-in-law"), male=0.0, kin_of="accused", ages=(22, 48)),
        "other": Role(("the other woman", "accused no. 3"), male=0.0, ages=(22, 42)),
        "victim": Role(("the deceased",), male=0.0, kin_of="accused", ages=(23, 42)),
        "informant": Role(("the informant", "the brother of the deceased", "PW-1"), male=1.0, ages=(24, 55)),
        "child": Role(("the elder child", "PW-4"), male=0.5, kin_of="accused", ages=(8, 13)),
    },
    props={
        "vice": ("drink", "gambling", "his relations with {other}", "suspicion of her character", "idleness and drink", "his habit of beating her for the smallest thing"),
        "taunt": ("go and die", "drink poison if she had any shame", "jump into the well and leave him in peace", "take the children and be off", "hang herself, for no one would miss her"),
        "way": ("hanged herself from a beam with her sari", "jumped into the well behind the house", "poured kerosene on herself and struck a match", "swallowed insecticide kept for the cotton", "threw herself before a goods train", "consumed a large number of sleeping tablets"),
        "spark": ("the food was cold", "she had spoken to a male cousin", "she asked for money for the school fees", "she had questioned him about {other}", "a bangle was missing", "she wished to go to her brother's wedding"),
        "note": ("a note on the back of a calendar", "a page from a school exercise book", "a message on her telephone", "a slip tucked in her blouse", "a diary"),
    },
    beats=(
        Beat("background", (
            "{victim} had been married to {accused} for [nine|twelve|some fifteen] years and had [two children|a son and two daughters] by him.",
            "{accused} and {victim} [lived in a rented room|had their home] at {street}, {town}, with their children.",
            "The married life of {victim} and {accused} had not been a happy one, [as all the neighbours knew|though she never spoke of it outside].",
        )),
        Beat("background", (
            "The trouble in the house was {vice}, and [{accused} neglected his home|there were quarrels every night].",
            "What made life bitter for her was {vice}; {accused} used to [come home late and beat her|spend what she earned by stitching].",
            "{child}, examined as a child witness, spoke of [blows with a stick|the mother being thrown out of the house at night].",
        ), charges={"498A": 0.5, "323": 0.12}),
        Beat("background", (
            "{other} had [begun to visit the house openly|moved into the next lane], and {victim} was told to put up with it.",
            "{accused} had taken up with {other}, whom he [wished to bring home as a second wife|kept in a separate room].",
        ), chance=0.45, charges={"494": 0.04}),
        Beat("background", (
            "{accused2} [joined in the ill-treatment|set him against her], calling her [barren|unlucky|a burden].",
            "{accused2}, who had come back to her parental home, [ruled the house|found fault with everything she did].",
        ), chance=0.45, charges={"34": 0.5}),
        Beat("background", (
            "{informant} had [brought her away twice|spoken to {accused} and been insulted], and each time she went back for the sake of the children.",
            "She had once before [tried to take her life|been pulled back from the well], after which {accused} [behaved himself for a while|only mocked her].",
        ), chance=0.45),
        Beat("event", (
            "On {date} there was a quarrel because {spark}, and {accused} [beat her in front of the children|dragged her out by the hair].",
            "On {date} at about {hour}, because {spark}, {accused} flew into a rage and [hit her with a shoe|abused her and her parents].",
            "The last quarrel took place on {date}; it is said to have begun because {spark}.",
        ), charges={"323": 0.2}),
        Beat("event", (
            "{accused} told her to {taunt}.",
            "In the hearing of {child} he [shouted at her|said] that she should {taunt}, and {accused2} [laughed|said the same].",
            "It is alleged that {accused} and {accused2} [had been telling her for days|told her that night] to {taunt}.",
        ), chance=0.75, charges={"306": 0.3, "107": 0.1}),
        Beat("event", (
            "A little later {victim} {way}.",
            "That same night, when the others had gone to sleep, {victim} {way}.",
            "The next day, finding herself alone, {victim} {way}.",
            "Unable to bear it any more, {victim} {way}.",
        )),
        Beat("event", (
            "{accused} was [in the house and did not stir|told of it by {child} and merely turned over in his bed].",
            "She had taken her [infant daughter|youngest child] with her; the child [also died|was saved by a passer-by].",
        ), chance=0.3, charges={"306": 0.1}),
        Beat("aftermath", (
            "She left behind {note}, in which she [held no one but {accused} to blame|wrote that she was tired of {vice}|asked {informant} to look after the children].",
            "{note} was found [under the pillow|in the prayer niche]; it was [proved to be in her hand|disputed by the defence] and spoke of {vice}.",
        ), chance=0.5),
        Beat("aftermath", (
            "She was dead when [they came to her|she was found].",
            "{victim} was [beyond help when found|dead before anyone could reach her], and the children [were crying beside her|had to be told by {informant}].",
        )),
        Beat("aftermath", (
            "{accused} did not send word to {informant}, who heard of the death [at the market|from a stranger] [two|three|five|nine] days later.",
            "{accused} says that she was [short-tempered|suffering from a stomach ache that could not be cured] and that he [loved her|had never raised a hand to her].",
        ), chance=0.5),
        Beat("aftermath", (
            "The funeral was [over|finished by torchlight] before anybody from her side could come.",
        ), chance=0.2, charges={"201": 0.7}),
    ),
    charges={"306": 0.93, "498A": 0.55},
    years=(1984, 2024),
    others={"DP:4": 0.06},
)

CRUELTY = Crime(
    key="cruelty",
    weight=2.4,
    gist="the ill-treatment of {victim:role} by her husband and his relations",
    cast={
        "accused": Role(("the petitioner", "the husband", "accused no. 1"), male=1.0, ages=(24, 42)),
        "accused2": Role(("the mother-in-law", "accused no. 2"), male=0.0, kin_of="accused", ages=(45, 68)),
        "accused3": Role(("the brother-in-law", "accused no. 4"), male=1.0, kin_of="accused", ages=(20, 40)),
        "victim": Role(("the complainant", "the wife", "the informant", "opposite party no. 2"), male=0.0, kin_of="accused", ages=(20, 36)),
        "father": Role(("her father", "PW-2"), male=1.0, ages=(46, 70)),
    },
    props={
        "demand": ("a car", "{amount} in cash", "a flat in {town}", "{amount} to buy a truck", "money for going abroad", "a share in her father's house", "an air-conditioner and furniture", "the fee of a coaching institute"),
        "stridhan": ("her gold bangles, chain and rings", "her mangalsutra and jewellery", "the locker in {bank} and what was in it", "her certificates, clothes and ornaments", "all the articles of her stridhan", "thirty tolas of gold given at the marriage"),
        "stage": ("within a month of the marriage", "on the very first night", "after the birth of a daughter", "when her father retired", "after they came back from {town}", "when he lost his job"),
        "abuse": ("slapped and kicked her", "locked her in a bathroom", "burnt her hand with an iron", "pulled her by the hair down the stairs", "threw hot tea at her", "hit her with a cricket bat", "shut her out in the rain", "beat her with the buckle of a belt"),
        "work": ("an engineer in the works of {company}, on a fair salary", "a clerk in {bank}", "a lecturer", "a software professional settled abroad", "a dealer in hardware", "a constable", "a doctor with a clinic on {street}"),
        "exit": ("turned out of the house in the clothes she stood in", "left at the bus stand with her child", "sent back to her parents and never called for", "forced to leave at midnight", "brought away by {father} in a broken state"),
    },
    beats=(
        Beat("background", (
            "The marriage of {victim} with {accused}, {work}, was solemnised [at a marriage hall in {town}|according to the customs of the community], and the parties lived with his family at {street}.",
            "{victim} married {accused} [after an advertisement in a newspaper|through a matrimonial site|by arrangement of the elders]; he was [said to be|then] {work}.",
            "{accused} is {work}; {victim} is his wife, and out of the wedlock [a son|a daughter|no child] was born.",
        )),
        Beat("background", (
            "{father} spent {amount} on the wedding, [beyond his means|borrowed in part from {bank}].",
            "At the wedding itself {accused3} [held up the ceremony|would not let the barat sit to dinner] until a promise was made about {demand}.",
        ), chance=0.5, charges={"498A": 0.1}),
        Beat("event", (
            "It is alleged that {stage} {accused} and {accused2} [started harassing her|changed their behaviour] and asked her to bring {demand}.",
            "According to the complaint, {stage} she was told that she must bring {demand} [or go|if she wished to stay in that house].",
            "The allegation is that [all the accused|the husband and his mother] demanded {demand} {stage}, and [made her life miserable|subjected her to cruelty] when her father expressed his inability.",
        )),
        Beat("event", (
            "On {date} {accused} {abuse}.",
            "She says that {accused}, [in a drunken state|at the instigation of {accused2}], {abuse} on {date}.",
            "There were many such occasions; on one of them, on {date} at about {hour}, {accused} {abuse}.",
        ), chance=0.85, charges={"323": 0.65, "324": 0.06}),
        Beat("event", (
            "{accused2} [taunted her day and night|called her father a beggar|said that they could have had a better match] and used [filthy language|words not fit to be repeated].",
            "{accused3} and his wife, though living separately, [interfered|visited at weekends and poisoned the ears of {accused}].",
        ), chance=0.7, charges={"504": 0.4, "34": 0.3}),
        Beat("event", (
            "{accused3} is said to have [entered her room when she was alone and caught hold of her|touched her with bad intention]; when she complained she was told to keep quiet.",
        ), chance=0.22, charges={"354": 0.65}),
        Beat("event", (
            "It is also alleged that {accused} forced her into unnatural acts against her will.",
        ), chance=0.1, charges={"377": 0.85}),
        Beat("event", (
            "When she was expecting, she was [kicked in the stomach|given some medicine without being told what it was], and lost the child.",
            "She was compelled to undergo an abortion [at a nursing home|in the third month], as [a girl was feared|her husband did not want the burden].",
        ), chance=0.18, charges={"313": 0.7}),
        Beat("event", (
            "She later learnt that {accused} [had a wife and child already|was carrying on with a colleague], and when she asked him about it [he beat her|she was told that a man may do as he likes].",
        ), chance=0.18, charges={"494": 0.3, "420": 0.15}),
        Beat("event", (
            "{accused} [put a knife to her throat|tried to strangle her with a dupatta|pushed her towards the balcony rail], and she [was saved by a tenant|somehow ran into the street].",
        ), chance=0.15, charges={"307": 0.6}),
        Beat("event", (
            "{stridhan} were taken by {accused2} [for safe custody|soon after the marriage] and [not given back|misappropriated].",
            "{accused} and {accused2} have kept back {stridhan}, in spite of [repeated requests|a legal notice].",
        ), chance=0.65, charges={"406": 0.85}),
        Beat("event", (
            "At last she was {exit}.",
            "[two|three|five|nine] days after the beating she was {exit}.",
            "She has been living with her parents since she was {exit}.",
        ), charges={"498A": 0.1}),
        Beat("aftermath", (
            "{accused} threatened her [over the telephone from {phone}|in the presence of {father}] that [she would be divorced|he would marry again|she would be finished] if she went to the police.",
            "{accused3} came to the house of {father} and [said that acid would be thrown on her face|abused everyone in the lane].",
        ), chance=0.5, charges={"506": 0.85, "507": 0.05}),
        Beat("aftermath", (
            "Efforts at conciliation before [the Mahila Thana|the women's cell|the elders of both sides] [failed|lasted {days} and broke down].",
            "There was a compromise, she went back, and [the same treatment began|within [two|three|five|nine] days she was beaten again].",
        ), chance=0.55),
        Beat("aftermath", (
            "The accused contend that the complaint is a counter-blast to [the petition for divorce|the notice for restitution of conjugal rights], and that {accused3} [lives in another city|has been dragged in only to bring pressure].",
            "The defence is that {victim} [wanted a separate house|never adjusted herself], and that the allegations against the relations are [omnibus|vague and without date or particulars].",
        ), chance=0.45),
    ),
    charges={"498A": 0.95, "406": 0.15, "34": 0.25},
    years=(1984, 2024),
    others={"DP:4": 0.5, "DP:3": 0.42},
)

MURDER_OF_WIFE = Crime(
    key="murder_of_wife",
    weight=1.4,
    gist="the killing of {victim:role} by her husband",
    cast={
        "accused": Role(("the appellant", "the husband", "the accused"), male=1.0, ages=(24, 60)),
        "victim": Role(("the deceased", "his wife"), male=0.0, kin_of="accused", ages=(20, 52)),
        "mother": Role(("the mother of the accused", "PW-5"), male=0.0, kin_of="accused", ages=(58, 78)),
        "daughter": Role(("the little daughter", "PW-3"), male=0.0, kin_of="accused", ages=(7, 12)),
        "informant": Role(("the informant", "PW-1", "the brother of the deceased"), male=1.0, ages=(22, 60)),
    },
    props={
        "doubt": ("suspected her of an affair with a lodger", "doubted her fidelity", "wanted to sell her ornaments for drink", "was annoyed at her going out to work", "had been asked to leave off liquor", "was enraged that she would not come back from her parents", "believed that the last child was not his"),
        "weapon": ("a chopper", "a grinding stone", "an axe", "a wooden leg of the cot", "a billhook", "a kitchen knife", "a koyta", "a heavy pestle"),
        "room": ("the only room of the house", "the kitchen", "the bedroom", "the verandah where she slept", "a hut in the garden", "the quarters of the tea estate", "a tenement in the chawl"),
        "wounds": ("seven wounds on the neck and the face", "a crushed skull", "a fracture of the jaw and of the skull", "injuries on both hands, showing that she had tried to save herself", "a wound on the temple, four inches long", "five broken ribs and a wound on the head"),
        "livelihood": ("a rickshaw puller", "a weaver", "a mason", "a plantation worker", "an ex-serviceman", "a vegetable seller", "a bus conductor", "a cobbler"),
    },
    beats=(
        Beat("background", (
            "{accused}, {livelihood}, and {victim} had been married for [six|eleven|about twenty] years and lived in {room}.",
            "{victim} was the [second|wedded] wife of {accused}, who is {livelihood} of {village}.",
            "The couple, {accused} and {victim}, lived by themselves with [their children|a small daughter]; {accused} was {livelihood}.",
        )),
        Beat("background", (
            "{accused} {doubt}, and quarrels were [a daily affair|frequent].",
            "[The evidence is that|It is said that] {accused} {doubt}; {informant} had [counselled him|taken her away] more than once.",
        ), chance=0.85, charges={"323": 0.08}),
        Beat("background", (
            "{victim} had gone to her parents in anger and had come back only [two|three|five|nine] days before, [persuaded by {mother}|at the instance of the caste elders].",
            "In the evening both had been seen [together at the fair|returning from the fields] by several people.",
        ), chance=0.45),
        Beat("event", (
            "On the night of {date} {accused} and {victim} were [alone|together] in {room}.",
            "On {date}, at about {hour}, the neighbours heard [a quarrel|cries of a woman] from {room}.",
            "According to {daughter}, on the night of {date} her father [came home drunk|asked for food] and [began to beat|picked a quarrel with] her mother in {room}.",
        )),
        Beat("event", (
            "{accused} [attacked her with|took up] {weapon}, and the result was {wounds}.",
            "It is alleged that {accused}, in a fit of [rage|jealousy], [hacked|struck] {victim} with {weapon} as she [lay asleep|sat by the hearth]; the doctor found {wounds}.",
            "{accused} [throttled her|pressed her throat with both hands], and to make sure hit her with {weapon}.",
            "{daughter} woke up and saw her father [standing over|striking] her mother with {weapon}.",
        )),
        Beat("event", (
            "{mother}, who [came to the door|begged him to stop], was [pushed away|hit on the hand].",
            "{daughter}, clinging to her mother, got [a cut on the cheek|a blow meant for her].",
        ), chance=0.3, charges={"324": 0.45, "323": 0.35, "307": 0.15}),
        Beat("event", (
            "The defence [suggests|took the plea] that he had found her [in the company of another man|in a compromising position] and lost all self-control.",
            "He had, he says, no intention to kill: she [abused his mother|threw a vessel at him], and in the heat of the moment he [gave one blow|hit her without knowing where].",
        ), chance=0.3, charges={"304": 0.6}),
        Beat("aftermath", (
            "In the morning the door was found [locked from outside|ajar], and {victim} lay dead in a pool of blood in {room}.",
            "{victim} was found lying on the floor of {room} with {wounds}, and [the accused sitting beside her|the accused was not to be seen].",
            "{informant}, sent for by the neighbours, [broke the door|entered {room}] and found his sister dead.",
        )),
        Beat("aftermath", (
            "He [buried the body under the floor|tied the body in a mat and sank it in a pond|placed the body on the railway track] and told people that she had [eloped|gone to her parents].",
            "To pass it off as suicide, {accused} [hung the body from the rafter|poured kerosene and set fire to the sari].",
        ), chance=0.38, charges={"201": 0.88}),
        Beat("aftermath", (
            "{accused} himself went to {station} [with {weapon} in his hand|with blood on his clothes] and [reported that he had killed her|sat down outside].",
            "He told {mother} that he had [finished her|committed a great wrong], and [ran away to {town}|tried to cut his own throat with {weapon}].",
        ), chance=0.45, charges={"309": 0.2}),
        Beat("aftermath", (
            "He gave no explanation how she met her death when no one else [was in the house|had access to {room}].",
            "To the neighbours he said that [thieves had come in the night|she had fallen from the stairs], but nothing was missing and [the latch was in order|the stairs showed no trace].",
        ), chance=0.55, charges={"203": 0.06}),
        Beat("aftermath", (
            "{weapon}, with hair sticking to it, was [taken out by him from a heap of firewood|found under the cot].",
            "His dhoti bore stains which were [of the same group as her blood|washed but still visible].",
        ), chance=0.5),
    ),
    charges={"302": 0.94, "304": 0.06},
)

BIGAMY = Crime(
    key="bigamy",
    weight=0.8,
    gist="a second marriage said to have been performed by {accused:role} while the first still stood",
    cast={
        "accused": Role(("the petitioner", "the husband", "accused no. 1"), male=1.0, ages=(26, 48)),
        "bride": Role(("accused no. 2", "the second wife"), male=0.0, ages=(20, 36)),
        "elder": Role(("accused no. 3", "the father of the bride"), male=1.0, kin_of="bride", ages=(45, 68)),
        "victim": Role(("the complainant", "the first wife"), male=0.0, kin_of="accused", ages=(23, 44)),
        "priest": Role(("the priest", "PW-3", "the purohit"), male=1.0, ages=(35, 72)),
        "brother": Role(("her brother", "PW-2"), male=1.0, ages=(22, 50)),
    },
    props={
        "rite": ("the saptapadi before the sacred fire", "the exchange of garlands in a temple", "the tying of the tali", "the natra form", "the kanyadan and the homa", "a nikah read by the kazi", "the registration before the Sub-Registrar"),
        "venue": ("at a temple in {town}", "in the courtyard of the bride's father", "in a kalyana mandapam on {street}", "at a lodge near the shrine", "at {village}", "in a community hall"),
        "pretext": ("she had borne him no son", "a customary divorce had taken place", "she was of unsound mind", "his mother wished it", "she would not live with his family", "he was posted away and needed someone to cook"),
        "lie": ("a bachelor", "a widower", "a divorced man", "free to marry"),
        "proof": ("a photograph of the ceremony", "an invitation card", "an entry in the register of the temple", "the ration card in which the second woman is shown as wife", "a nomination form in his office", "the birth certificate of a child"),
        "post": ("a teacher in {school}", "a bus conductor", "an assistant in the irrigation office", "a petty officer", "a cloth merchant", "a junior engineer", "a peon in {bank}"),
    },
    beats=(
        Beat("background", (
            "{victim} is the legally wedded wife of {accused}, {post}; [two daughters were born to them|they lived together for some years].",
            "The complaint was brought by {victim}, whose marriage with {accused}, {post}, [is not in dispute|was performed in {village} before the elders].",
            "{accused}, who is {post}, had been married to {victim} [in their youth|by their parents], and that marriage has never been dissolved.",
        )),
        Beat("background", (
            "After some time {accused} [began to ill-treat her|neglected her], saying that {pretext}.",
            "She was [sent away|left at her father's house] on the plea that {pretext}.",
            "{accused} wished to marry again because {pretext}, and [pressed her to sign a paper of consent|beat her when she would not agree].",
        ), chance=0.8, charges={"498A": 0.45, "323": 0.12}),
        Beat("background", (
            "Proceedings for maintenance were [pending|nearly over] when she came to know of the preparations.",
            "A suit for divorce had been [filed by {accused} and dismissed|decreed ex parte, and an appeal was pending].",
        ), chance=0.4),
        Beat("event", (
            "It is alleged that on {date} {accused} went through a marriage with {bride} {venue}, by {rite}.",
            "On {date}, at about {hour}, {accused} married {bride} {venue} during the lifetime of {victim}; the ceremony was {rite}.",
            "The case of {victim} is that {accused} took {bride} as his wife on {date} {venue}, with {rite} [and a feast for a hundred guests|and all the usual ceremonies].",
        ), charges={"494": 0.5}),
        Beat("event", (
            "{priest} [officiated|recited the mantras], and {elder} gave away the bride [knowing full well that the first wife was living|though he had been told of the first marriage].",
            "{elder} and others [took part in|made all the arrangements for] the ceremony, being aware that {accused} had a wife.",
        ), chance=0.7, charges={"109": 0.65, "34": 0.2, "114": 0.1}),
        Beat("event", (
            "{accused} had represented himself to {bride} and her people as {lie}.",
            "{bride} says that she was [deceived|kept in the dark], for he had called himself {lie}, and that she [learnt the truth from {brother}|left him on learning it].",
        ), chance=0.45, charges={"495": 0.75, "417": 0.4, "420": 0.25, "493": 0.15}),
        Beat("event", (
            "The certificate produced before the registrar, in which he was described as {lie}, [turned out to be false|had been got up for the purpose].",
        ), chance=0.2, charges={"468": 0.4, "471": 0.4, "193": 0.15, "420": 0.3}),
        Beat("event", (
            "{victim} and {brother} [reached the place while the ceremony was going on|went there with some elders] and were [driven away|pushed out and abused].",
            "{brother}, who attended unnoticed, [saw the couple go round the fire|took a photograph].",
        ), chance=0.45, charges={"323": 0.3, "504": 0.3, "506": 0.25}),
        Beat("event", (
            "In another version the ceremony was a mere [pretence|show], gone through with dishonest intent, and {bride} [was only made to believe that she was married|lived with him in that belief].",
        ), chance=0.15, charges={"496": 0.6, "493": 0.5}),
        Beat("aftermath", (
            "Since then {accused} and {bride} have been living as husband and wife [at {town}|in the official quarters], and [a child has been born|she is shown as his wife in the voters' list].",
            "{accused} brought {bride} home and {victim} was [made to live in the cowshed|driven out with her children].",
        ), chance=0.7, charges={"498A": 0.2}),
        Beat("aftermath", (
            "{victim} relies on {proof} and on the word of {priest}.",
            "To prove the second marriage {proof} was [produced|marked], besides the evidence of {brother}.",
            "{priest} [did not support her|turned hostile and said that he had performed only a puja], but {proof} remained.",
        ), chance=0.75),
        Beat("aftermath", (
            "When she protested, {accused} said that [he would have her killed|she could do what she liked].",
            "The department was informed, and {accused} was [placed under suspension|called upon to explain]; he [denied the second marriage|said that {bride} was a servant].",
        ), chance=0.4, charges={"506": 0.35}),
        Beat("aftermath", (
            "{accused} contends that [the essential ceremonies were not performed|by the custom of the community the first marriage stood dissolved].",
            "{elder} pleads that he [is an old man who knew nothing|was told that the first wife had died].",
        ), chance=0.45),
    ),
    charges={"494": 0.93, "495": 0.06},
    years=(1984, 2024),
)

ENTICED_WIFE = Crime(
    key="enticed_wife",
    weight=0.5,
    gist="the taking away of {woman:role} from her husband by {accused:role}",
    cast={
        "accused": Role(("the appellant", "the accused"), male=1.0, ages=(21, 45)),
        "accused2": Role(("accused no. 2", "the friend of the accused"), male=0.8, ages=(22, 50)),
        "victim": Role(("the complainant", "the husband"), male=1.0, ages=(25, 52)),
        "woman": Role(("the wife", "the complainant's wife"), male=0.0, kin_of="victim", ages=(19, 38)),
        "witness": Role(("PW-3", "the landlord"), male=0.8),
    },
    props={
        "meet": ("was a lodger in the same house", "used to come to sell bangles", "was her music teacher", "worked under the complainant", "was a cousin on the mother's side", "drove the school van", "kept the shop opposite"),
        "hide": ("a rented room in {town}", "a lodge near the railway station", "the house of {accused2}", "a hut in a mango grove", "his sister's house in {district}", "a labour colony"),
        "away": ("the husband was on night duty", "the husband had gone to the market", "everyone was at a wedding", "the husband was away with his truck", "the men were at the harvest"),
        "took": ("ornaments and {amount}", "a trunk of clothes", "her infant son and some silver", "a bundle and a brass pot", "the savings passbook and a watch"),
        "sign": ("letters in the hand of {accused}", "the hotel register, where they are entered as man and wife", "a photograph of the two", "the evidence of the dhobi", "a cinema ticket and a hair-pin"),
    },
    beats=(
        Beat("background", (
            "{woman} was the wife of {victim}, and they lived [together in peace|with his parents] at {village} until {accused} came into their lives.",
            "{victim} and {woman} had been married for [four|seven|ten] years when she came to know {accused}, who {meet}.",
            "{accused}, who {meet}, [was treated as one of the family|had free access to the house of {victim}].",
        )),
        Beat("background", (
            "{victim} [noticed|was told by neighbours] that {accused} visited his wife when he was away, and [forbade it|warned both].",
            "There were whispers in the locality about {accused} and {woman}, and {victim} [moved to another house|sent her to her parents for a time].",
        ), chance=0.6),
        Beat("event", (
            "On {date}, at about {hour}, when {away}, {accused} came and took {woman} away.",
            "It is alleged that on {date} {accused} [enticed|induced] {woman}, knowing her to be another man's wife, to leave the house of {victim} at a time when {away}.",
            "On {date}, as {away}, {woman} was [persuaded to leave|taken in a tonga] by {accused} and {accused2}.",
        ), charges={"498": 0.6}),
        Beat("event", (
            "She carried with her {took}.",
            "It was found that she had taken with her {took}[|, which belonged to {victim}].",
        ), chance=0.5, charges={"380": 0.3, "379": 0.25}),
        Beat("event", (
            "{victim}, who returned sooner than expected, found {accused} in the room with {woman}, and [raised an alarm|bolted the door from outside].",
            "{witness} stated that {accused} used to come at night over the wall and [leave before dawn|stay till the morning star].",
        ), chance=0.4, charges={"448": 0.3, "497": 0.4, "457": 0.1, "456": 0.1}),
        Beat("event", (
            "{accused2} [arranged the conveyance|kept watch] and [found them a place to stay|lent {amount}].",
        ), chance=0.4, charges={"109": 0.5, "34": 0.3, "114": 0.1}),
        Beat("event", (
            "They lived as husband and wife in {hide} for {days}, without the consent or connivance of {victim}.",
            "{woman} was kept in {hide}, where {accused} [had relations with her|lived with her] though he knew that she was married.",
        ), charges={"497": 0.6, "498": 0.3}),
        Beat("event", (
            "When {victim} went to bring her back, {accused} [would not let her come|concealed her in an inner room] and [beat him with a shoe|threatened to break his legs].",
        ), chance=0.45, charges={"323": 0.5, "506": 0.5, "498": 0.2}),
        Beat("aftermath", (
            "She was traced to {hide} [on a search warrant|by {victim} after a search of {days}] and [refused to go back|wept and asked to be forgiven].",
            "{woman} told the court that she had gone [of her own will|because her husband beat her] and that {accused} had [only given her shelter|done nothing wrong].",
        ), chance=0.75),
        Beat("aftermath", (
            "The charge rests on {sign}.",
            "Besides the word of {victim} there is {sign}.",
        ), chance=0.55),
        Beat("aftermath", (
            "A caste panchayat had [awarded {amount} to {victim}|fined {accused}], which was never paid.",
            "{victim} is said to have [demanded money for giving her up|been paid off once before], and the defence calls it connivance.",
        ), chance=0.35),
    ),
    charges={"498": 0.72, "497": 0.68},
    years=(1950, 2017),
)

MISCARRIAGE = Crime(
    key="miscarriage",
    weight=0.7,
    gist="the causing of a miscarriage to {victim:role}",
    cast={
        "accused": Role(("the appellant", "accused no. 1"), male=1.0, ages=(21, 48)),
        "doctor2": Role(("the practitioner", "accused no. 2"), male=0.4, ages=(32, 64)),
        "accused3": Role(("accused no. 3", "the mother of accused no. 1"), male=0.0, kin_of="accused", ages=(44, 68)),
        "victim": Role(("the woman", "the victim"), male=0.0, ages=(19, 33)),
        "informant": Role(("the informant", "PW-1", "the complainant"), male=0.6, ages=(30, 62), kin_of="victim"),
    },
    props={
        "clinic": ("an unlicensed nursing home on {street}", "a room behind a medical store", "a clinic run without any degree", "the dai's own hut", "a maternity home that had been closed once before", "a hired room near the bus stand"),
        "method": ("an instrument", "tablets of an unknown make", "a stick smeared with some paste", "an injection", "a decoction of roots", "a catheter"),
        "months": ("three months", "four months", "five months", "twenty weeks", "seven months", "fourteen weeks"),
        "why": ("the scan was said to show a girl", "the pregnancy could not be hidden much longer", "marriage was out of the question", "the family wanted no more daughters", "people had begun to talk", "it was said that the child was not of the family"),
        "harm": ("profuse bleeding", "a perforation of the womb", "high fever and septicaemia", "shock", "a blood infection"),
        "machine": ("a portable ultrasound machine brought in a car", "a scan done without any form being filled", "a scan at a centre in {town}", "a scan for which no bill was given", "a machine kept behind a curtain"),
    },
    beats=(
        Beat("background", (
            "{victim} was pregnant by about {months} at the time with which we are concerned.",
            "{victim} had become pregnant through {accused}, and was in the condition of {months} when the matter came to be known.",
            "{victim}, [who worked as a labourer|who came of a poor family|then living at {village}], had conceived and was {months} gone.",
        )),
        Beat("background", (
            "{accused} wanted the pregnancy to be ended because {why}.",
            "It was {accused3} who [insisted|kept saying] that the child should not be born, since {why}.",
            "{accused} and {accused3} brought pressure on her, the reason being that {why}.",
        )),
        Beat("background", (
            "The sex of the foetus had been found out by {machine}.",
            "{accused3} had her examined by {machine}, for {amount}.",
        ), chance=0.35, charges={"511": 0.05}),
        Beat("event", (
            "On {date} {accused} took her to {clinic}, [telling her that it was for a check-up|in spite of her protests|with her own consent].",
            "On {date}, at about {hour}, {victim} was [taken|brought by {accused3}] to {clinic}, where {doctor2} [agreed to do it for {amount}|was waiting].",
            "[According to the prosecution, |It is alleged that ]{accused} contacted {doctor2}, and {victim} was taken to {clinic} on {date}.",
        ), charges={"34": 0.3, "312": 0.2, "109": 0.15}),
        Beat("event", (
            "There {doctor2} [caused the miscarriage|brought about an abortion] by {method}, not in order to save the life of the woman.",
            "{doctor2}, who [holds no recognised qualification|is only a compounder|is a registered practitioner], used {method} on her.",
            "By {method} {doctor2} [terminated|put an end to] the pregnancy.",
        ), charges={"312": 0.35, "420": 0.05}),
        Beat("event", (
            "She did not agree to it: {accused3} [held her hands|shut the door], and {accused} [slapped her|put a hand over her mouth].",
            "She says that she was given [tea|juice] after which she [felt drowsy|knew nothing], and that when she awoke [the child was gone|she was bleeding].",
            "She was never told what was being done to her, nor was her consent [asked for|taken].",
        ), chance=0.5, charges={"313": 0.85, "328": 0.15, "323": 0.2, "342": 0.08}),
        Beat("event", (
            "She was beaten by {accused} [on the stomach|with kicks and fists], and a quick child in the womb [was born dead|died].",
            "The child was so far developed that it [was born alive and died within the hour|showed signs of breathing], and it was {doctor2} who [saw to it that it should not live|left it unattended].",
        ), chance=0.3, charges={"315": 0.55, "316": 0.5}),
        Beat("event", (
            "[The next day|Within hours] she developed {harm}.",
            "Things went wrong, {harm} set in, and {doctor2} [told them to take her away|ran off through the back door].",
        ), chance=0.6),
        Beat("aftermath", (
            "{victim} was treated at {hospital} for {days}, and it was there that [the truth came out|she told her people what had been done].",
            "{informant} learnt of it only when {victim}, [weak and pale|unable to stand], came home.",
        ), chance=0.5),
        Beat("aftermath", (
            "{victim} died of {harm} [on the way to {hospital}|at {hospital} after [two|three|five|nine] days].",
            "She could not be saved and died [two|three|five|nine] days after the [operation|treatment] at {clinic}.",
        ), chance=0.45, charges={"314": 0.85, "304": 0.3, "304A": 0.15}),
        Beat("aftermath", (
            "The foetus was [buried near a drain|thrown on a heap of refuse|sent away in a polythene bag with a sweeper] in secret.",
            "{accused3} buried the remains [in the backyard|in the field] before daybreak so that nobody should know.",
        ), chance=0.5, charges={"318": 0.6, "201": 0.5}),
        Beat("aftermath", (
            "The place was raided, and [instruments, saline stands and a register in code|forceps and used syringes|bottles of ergot preparation] were seized.",
            "A search of the place led to [an unregistered machine|slips marked with the signs of sun and moon].",
        ), chance=0.45),
        Beat("aftermath", (
            "{accused} told {informant} that if [the matter was reported|anyone opened his mouth] he would [be ruined|have the whole family killed].",
        ), chance=0.25, charges={"506": 0.75}),
    ),
    charges={"312": 0.42, "313": 0.5},
    years=(1980, 2024),
)

ABANDONED_CHILD = Crime(
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
            "On {date}, at about {hour}, she gave birth to a child [in the bathroom|at home with the help of {accused2}|in the labour room of {hospital} under a false name].",
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

CRIMES = (
    DOWRY_BURNING,
    DOWRY_DEATH,
    SUICIDE_OF_WIFE,
    CRUELTY,
    MURDER_OF_WIFE,
    BIGAMY,
    ENTICED_WIFE,
    MISCARRIAGE,
    ABANDONED_CHILD,
)
