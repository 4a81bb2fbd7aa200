"""Crimes against things owned: taking, carrying off, receiving, burning."""

# One telling a line is easier to read and to add to than the formatter's ladders.
# fmt: off

from embedded.crime import Beat, Crime, Role

HOUSE_THEFT = Crime(
    key="house_theft",
    weight=1.2,
    gist="a theft of household goods from the residence of {victim:role}",
    cast={
        "accused": Role(("the appellant", "the accused", "accused no. 1"), male=0.86, ages=(18, 45)),
        "accused2": Role(("accused no. 2", "the co-accused"), male=0.8),
        "victim": Role(("the complainant", "the informant", "PW-1"), male=0.6, ages=(28, 70)),
        "neighbour": Role(("PW-2", "the neighbour"), male=0.6),
        "buyer": Role(("the pawnbroker", "PW-5", "the dealer"), male=0.97),
    },
    props={
        "loot": ("a pair of gold bangles and a silver waist-belt", "a steel trunk holding the family's ornaments", "a sewing machine and two brass vessels", "a transistor set and a wrist watch", "the cash kept in a tin under the rice", "three silk sarees and a mangalsutra", "a bicycle and four bags of wheat", "a gold chain and the savings of the year"),
        "place": ("a two-room tenement", "a rented first-floor portion", "a pucca house at the edge of the abadi", "a house with a kirana shop in front", "a Government quarter", "a tiled house beside the temple tank"),
        "entry": ("by opening the lock with a duplicate key", "by lifting some tiles of the roof", "through the back door, which had been left on the latch", "by bending the bars of the window", "by putting a hand through the ventilator and drawing the bolt", "by forcing the padlock with an iron rod"),
        "job": ("a domestic servant", "a part-time cook", "a mason who had lately repaired the floor", "a lodger on the upper floor", "a milk vendor who called every morning", "a helper at the tailoring shop opposite", "a driver engaged six months earlier"),
        "errand": ("a wedding at {town}", "the weekly haat", "the funeral of a relation", "the temple fair", "a cousin's house in the next taluka", "the cinema"),
        "hideout": ("under a heap of cow-dung cakes", "in a pit dug behind the hut", "inside an earthen grain jar", "in a bundle kept on the loft", "beneath the floor of a cattle shed", "in a tin box at the house of a sister"),
    },
    beats=(
        Beat("background", (
            "{victim} [lived|resided] with {victim:his} family in {place} [at|in] {village}[| and ran a small business there].",
            "The [occurrence took place|offence was committed] in {place} at {village}, [occupied by|in the possession of] {victim}.",
            "At the [relevant|material] time {victim} was the [owner|tenant] of {place} [near|off] {street}.",
        )),
        Beat("background", (
            "{accused} was known to the household as {job}[| and had the run of the house].",
            "{accused}, {job}, [knew where the keys were kept|had seen the almirah opened more than once].",
            "It has come in evidence that {accused} was {job} and [was trusted like a member of the family|used to come and go without being questioned].",
        ), chance=0.78, charges={"381": 0.45}),
        Beat("background", (
            "[Some weeks|About a month] earlier {accused} had asked {victim} for a loan and had been [refused|put off].",
            "{accused} was said to be [in debt to a moneylender|addicted to satta] and [pressed for money|in want of money].",
        ), chance=0.5),
        Beat("event", (
            "On {date} {victim} [locked the house and left for|went with the whole family to] {errand}[|, leaving the premises in the care of {neighbour}].",
            "On {date} there was nobody at home, {victim} having gone to {errand}.",
            "The inmates [were away at|had gone to] {errand} on {date} and were to come back [only at night|the next day].",
        )),
        Beat("event", (
            "In {victim:his} absence {accused} [got in|entered] {entry}[|, in broad daylight].",
            "It is alleged that at about {hour} {accused} [effected entry|made {accused:his} way inside] {entry}.",
        ), chance=0.68, charges={"454": 0.55, "448": 0.12, "457": 0.1}),
        Beat("event", (
            "{accused} [removed|took away|made off with] {loot}, [worth|valued at] {amount} in all.",
            "The almirah was [broken open|found ransacked], and {loot}, of the value of {amount}, could not be found.",
            "From [the inner room|a wooden box in the kitchen|the top of the cupboard] {accused} took {loot}, and nothing else was touched.",
        )),
        Beat("event", (
            "{accused2} [kept watch in the lane|waited outside with a hand-cart], and [received the bundle over the wall|helped to carry the things off].",
            "According to the prosecution {accused2} had [lent the key|brought the sack] and [stood at the corner|shared the booty].",
        ), chance=0.4, charges={"34": 0.75, "109": 0.1}),
        Beat("event", (
            "{neighbour} [saw {accused} leaving|noticed {accused} come out] with something [wrapped in a bedsheet|hidden under a shawl], but [thought nothing of it|took it that {accused:he} had been sent on an errand].",
            "{neighbour} raised an alarm and [gave chase as far as the railway line|tried to catch hold of {accused}], but {accused:he} [slipped away|jumped over a drain and was lost in the dark].",
        ), chance=0.7),
        Beat("aftermath", (
            "On {victim:his} return {victim} found the [door ajar|lock hanging open|contents of the trunk strewn about] and [raised a cry|called the neighbours].",
            "The loss was discovered [only the next morning|{days} later], when {victim} [went to take out money|looked for the things].",
        )),
        Beat("aftermath", (
            "[Suspicion fell on|{victim} named] {accused}, who had [not come to work since|left the village without a word].",
            "{accused} did not [turn up for work|show {accused:himself}] for {days}, which [gave rise to suspicion|made {victim} think of {accused:him}].",
        ), chance=0.75),
        Beat("aftermath", (
            "On interrogation {accused} [offered to point out the property|made a disclosure], and the articles were dug out [in the presence of two panchas|before respectable witnesses] from where they lay {hideout}.",
            "Some of the articles were [recovered|found] {hideout} at the instance of {accused}[| and seized under a recovery memo].",
        ), chance=0.68, charges={"411": 0.6}),
        Beat("aftermath", (
            "{buyer} [deposed that {accused} had offered {buyer:him} the things at half their price|had bought the articles for a trifle and had resold a part of them].",
            "A part of the property was [traced to|seized from] {buyer}, who [could show no bill|said that {accused2} had pledged it].",
        ), chance=0.3, charges={"411": 0.5}),
        Beat("aftermath", (
            "{victim} [identified the articles in a test identification held by the tehsildar|picked out the things from a heap of similar ones].",
            "The articles bore [the initials of {victim:his} mother|a scratch mark] by which {victim} [knew them at once|could tell them].",
        ), chance=0.6),
    ),
    charges={"380": 0.72, "379": 0.38, "34": 0.06},
)

NIGHT_BURGLARY = Crime(
    key="night_burglary",
    weight=0.9,
    gist="a burglary committed by night in the house of {victim:role}",
    cast={
        "accused": Role(("the appellant", "accused no. 1", "the first accused"), male=0.99, ages=(19, 50)),
        "accused2": Role(("accused no. 2", "the second accused"), male=0.98, ages=(19, 50)),
        "accused3": Role(("accused no. 3", "the third accused"), male=0.98, ages=(19, 50)),
        "victim": Role(("the complainant", "the house-owner", "PW-1"), male=0.75, ages=(30, 72)),
        "watchman": Role(("the chowkidar", "PW-3"), male=1.0, ages=(35, 66)),
    },
    props={
        "premises": ("the house of {victim}", "the house and shop of {victim}", "the old haveli of {victim}", "the farmhouse of {victim}", "the quarters of {victim} behind the ration shop", "the two-storeyed house of {victim}"),
        "breach": ("a hole in the mud wall", "a sendh in the rear wall", "an opening in the roof", "a gap where the ventilator had been", "a hole cut in the shutter"),
        "tool": ("a sabbal", "a jemmy", "a hacksaw and a screw jack", "a crowbar", "an iron rod flattened at one end", "a gas cutter"),
        "loot": ("two boxes of clothes and ornaments", "silver utensils weighing some four kilograms", "eleven bags of sugar and a weighing machine", "the pledged ornaments of the customers", "the cash box", "bolts of cloth and a table fan", "an heirloom idol of ashtadhatu", "three batteries and a water pump"),
        "noise": ("the barking of dogs", "a sound of digging", "the crying of a child", "the fall of a utensil", "footsteps on the roof"),
        "hurt": ("a blow on the forearm", "a gash over the eye", "a broken collar-bone", "a stab in the thigh", "a lacerated wound on the scalp"),
    },
    beats=(
        Beat("background", (
            "A series of [house-breakings|burglaries] had been reported from [the villages around {town}|the mohallas near {street}] in the [winter|months] of {year}.",
            "{accused} was a [history-sheeter|previous convict] of police station {station} and {accused:his} name stood in the surveillance register.",
        ), chance=0.35, charges={"75": 0.2}),
        Beat("background", (
            "{accused3} had [come to the house some days before as a hawker|worked there as a labourer in the harvest] and [seen where things were kept|asked the children many questions].",
            "It was [a moonless night|a night of rain] in the [cold|marriage] season, and the lane had [no light|only one lamp].",
            "{watchman} had been [engaged by the mohalla|on leave that week] [after an earlier burglary|as the villagers knew].",
        ), chance=0.45),
        Beat("background", (
            "{accused} [belonged to|was said to lead] a [gang|wandering band] which [pitched its tents outside {town}|moved from fair to fair] and lived by [breaking into houses|stealing].",
            "According to the police {accused} and {accused2} were [members of a roving gang|men without any settled home], [who met at liquor shops to fix the next house|strangers to {village} who gave no account of how they lived].",
        ), chance=0.22, charges={"401": 0.6, "400": 0.15}),
        Beat("event", (
            "On the night of {date} {victim} and {victim:his} family [were asleep on the terrace|had gone to bed after bolting the doors].",
            "{victim} had [bolted the doors|locked up] as usual on the night of {date}[| and gone to sleep in the verandah].",
        )),
        Beat("event", (
            "[Some time after midnight|At dead of night] {accused} and {accused2} [broke into|got into] {premises} through {breach}, which they had made with {tool}.",
            "The prosecution says that in the small hours {accused}, {accused2} and {accused3}, working with {tool}, [entered|forced their way into] {premises} by way of {breach}.",
            "Under cover of darkness {accused} [crawled in|let {accused:himself} in] through {breach}, while {accused2} [stayed on guard|held the ladder].",
        )),
        Beat("event", (
            "They [collected|carried away] {loot} and [emptied the safe|left the account books scattered on the floor].",
            "{loot} went out through the same opening and ended on [a cycle-rickshaw|a tempo bearing No. {vehicle}|a bullock cart] [waiting at the corner|some way off].",
            "{accused} [prised open the iron safe|searched the boxes by the light of a torch] and took {loot}, [the whole worth|in all] {amount}.",
        )),
        Beat("event", (
            "[Woken|Roused] by {noise}, {victim} [lit a lantern|switched on the light] and [saw three men in the room|recognised {accused} by {accused:his} face].",
            "{watchman} heard {noise} while on {watchman:his} round and [blew a whistle|shouted for help].",
        ), chance=0.75),
        Beat("event", (
            "When {victim} caught hold of {accused}, {accused2} [struck {victim:him} with {tool}|hit out], and {victim:he} received {hurt}.",
            "In the scuffle {victim} was given {hurt} by one of them, [who then fired in the air|who broke free].",
        ), chance=0.35, charges={"459": 0.4, "460": 0.05, "394": 0.3, "324": 0.25}),
        Beat("event", (
            "The intruders had come with [knives|a country-made pistol|ropes and lathis], and [the women were told to keep quiet|the son of the house was tied to a cot].",
            "It was said that {accused} had [wrapped a cloth round the face|a knife in the waistband] and [threatened to kill anyone who stirred|stood over the sleepers].",
        ), chance=0.3, charges={"458": 0.65, "342": 0.2, "506": 0.3}),
        Beat("event", (
            "{accused3} was [pinned down|overpowered] by the villagers before {accused3:he} could get through the opening, and [a torch|a bunch of master keys] was found on {accused3:him}.",
            "At the next house the attempt failed, the neighbours having come out with lathis, and the culprits [ran into the fields|left some of the bundles behind].",
        ), chance=0.25, charges={"511": 0.5}),
        Beat("aftermath", (
            "Chance prints were lifted from [a glass pane|the steel almirah|a brass lota], and [one of them was said to tally with the left thumb of {accused}|the finger print bureau matched them with those of {accused2}].",
            "A dog squad [followed the scent up to the railway crossing|led the police to a brick kiln], where [a chappal|an empty box] was found.",
        ), chance=0.6),
        Beat("aftermath", (
            "{days} later {accused} was [taken into custody at a bus stand|caught in another matter] and [led the police to a field|spoke of a place], from which the greater part of the goods came to light.",
            "In consequence of information given by {accused2}, {officer} [recovered|unearthed] a part of the goods [from a well|buried in a river bed|from a rented room].",
        ), chance=0.68, charges={"411": 0.65}),
        Beat("aftermath", (
            "The remaining goods had been sold to a receiver at {town}, who [has not been traced|did not ask where they came from].",
            "{accused3} had [helped to melt the silver|carried the bundles to {town} by bus] and [was paid for it|knew very well what they held].",
        ), chance=0.25, charges={"411": 0.3, "414": 0.35}),
        Beat("aftermath", (
            "{victim} made a list of the missing things [with the help of {victim:his} family|that same morning], and put the loss at {amount}.",
            "The lock, [a broken bangle|a burnt match] and [footprints in the soft earth|a piece of cloth] were noticed at the spot[|, and a mould of one footprint was taken].",
            "In the morning the neighbours found [the boxes lying broken in a field|clothes strewn along the canal], [half a mile away|not far from the house].",
        ), chance=0.7),
    ),
    charges={"457": 0.85, "380": 0.75, "34": 0.3},
    others={"Arms:25": 0.06},
)

SNATCHING = Crime(
    key="snatching",
    weight=1.1,
    gist="a robbery on the public road in which {victim:role} lost {victim:his} belongings",
    cast={
        "accused": Role(("the appellant", "accused no. 1", "the accused"), male=0.99, ages=(18, 38)),
        "accused2": Role(("accused no. 2", "the co-accused"), male=0.98, ages=(18, 38)),
        "victim": Role(("the complainant", "the victim", "PW-1"), male=0.45, ages=(21, 70)),
        "passer": Role(("PW-2", "the passer-by"), male=0.85),
        "jeweller": Role(("the jeweller", "PW-6"), male=0.97),
    },
    props={
        "prize": ("a gold chain", "a mangalsutra of black beads and gold", "a leather bag", "a wrist watch and a purse", "a hand-bag with the day's collection", "a pair of ear-rings", "a brief-case"),
        "mount": ("a motor cycle", "a scooter without a number plate", "a stolen moped", "a motor cycle bearing No. {vehicle}", "a bicycle", "an auto-rickshaw"),
        "arm": ("a knife", "a razor", "a country-made pistol", "a khukri", "the broken neck of a bottle", "an iron punch"),
        "going": ("from the temple", "from the bank", "home after closing the shop", "from the bus stand", "from the milk booth", "from a marriage party", "from tuition"),
        "spot": ("a lonely stretch by the canal", "the foot of the over-bridge", "the park gate", "the level crossing", "a lane behind {school}", "the turning near the petrol pump"),
        "injury": ("scratches round the neck", "a torn ear lobe", "a cut on the palm", "a swelling on the forehead", "an abrasion on the elbow", "a fracture of the wrist"),
    },
    beats=(
        Beat("background", (
            "{victim} was returning {going} on {date}.",
            "On {date} {victim}[, who had drawn {amount} from {bank},|] was on {victim:his} way {going}.",
            "{victim} is a resident of {town} and [as was {victim:his} habit|on the evening in question] was [walking|coming] {going} on {date}.",
        )),
        Beat("background", (
            "{accused} had [followed {victim:him} from the counter|been seen loitering about the place] and [made a sign to a man outside|spoke into a telephone].",
            "It is alleged that {accused} and {accused2} had [planned the thing over liquor|kept watch on {victim} for {days}].",
        ), chance=0.3, charges={"120B": 0.25}),
        Beat("event", (
            "At about {hour}, near {spot}, {accused} came from behind on {mount} and [snatched|pulled off] {prize}.",
            "When {victim:he} reached {spot} at about {hour}, two young men on {mount} [drew alongside|blocked {victim:his} way], and {accused}, [the pillion rider|one of them], [seized|caught hold of] {prize}.",
            "{accused} [asked the time|pretended to ask for an address] and of a sudden [tore away|grabbed] {prize} near {spot}.",
        ), charges={"356": 0.3}),
        Beat("event", (
            "{victim} [held on|resisted], whereupon {accused2} [whipped out|showed] {arm} and [said that {victim:he} would be finished|put it to {victim:his} throat].",
            "Pointing {arm} at {victim}, {accused2} [told {victim:him} to hand over whatever {victim:he} had|emptied {victim:his} pockets], and {amount} was taken.",
            "{arm} was put to {victim:his} waist by {accused2}, and out of fear {victim:he} [parted with everything|let go].",
        ), chance=0.68, charges={"397": 0.5, "392": 0.5, "398": 0.04}),
        Beat("event", (
            "In the struggle {victim} [fell on the road|was dragged some yards] and sustained {injury}.",
            "{accused} [gave {victim:him} a blow with {arm}|pushed {victim:him} into the drain], [causing|and the doctor later found] {injury}.",
        ), chance=0.58, charges={"394": 0.65, "323": 0.2, "324": 0.1}),
        Beat("event", (
            "{victim} was [held by the hair|pinned against a wall] for some minutes, and could not [move|cry out].",
            "They [stopped the rickshaw|put a cot across the road] and would not let {victim} pass until {victim:he} had [given up|surrendered] everything.",
        ), chance=0.2, charges={"341": 0.6, "342": 0.1}),
        Beat("event", (
            "{passer}, who [was coming from the opposite side|kept a pan shop nearby], [gave chase on a bicycle|threw a brick at them], and [the machine skidded|{accused2} fell off and was secured on the spot].",
            "On the cries of {victim} a crowd collected and {accused} was [caught|overpowered] and [beaten before the police came|handed over to the police], while {accused2} [escaped|made good {accused2:his} escape].",
            "In the confusion the booty fell on the road and was [picked up by {passer}|got back], and both [fled|ran towards the fields].",
        ), chance=0.58, charges={"393": 0.22, "511": 0.1}),
        Beat("event", (
            "{passer} was [shot at|threatened with {arm}] when {passer:he} [tried to note the number|came in the way].",
            "{accused2} [turned round and fired at|waved {arm} at] {passer}, who was [running after them|trying to read the number plate].",
        ), chance=0.2, charges={"307": 0.2, "506": 0.5}),
        Beat("aftermath", (
            "{victim} had [seen the faces in the light of a street lamp|noted the last two figures of the number plate], and gave a description of [both|the one who had sat behind].",
            "The assailants were not known to {victim} by name, but {victim:he} said that {victim:he} could [recognise|identify] them.",
        ), chance=0.8),
        Beat("aftermath", (
            "At a parade held in the jail before a Magistrate {victim} [picked out {accused}|identified both accused] [correctly|without hesitation] from among [ten|twelve] under-trials.",
            "The identification parade was held {days} after the arrest, and the defence says that {accused} had been [shown to the witnesses|photographed] before it.",
            "{accused} refused to [take part in|join] the identification parade, saying that {accused:he} had been shown to {victim} at police station {station}.",
        ), chance=0.7),
        Beat("aftermath", (
            "The stolen article was [recovered from the house of {accused}|found with {accused2}], and {victim} [knew it by a mark|could show the receipt of its purchase].",
            "{jeweller} stated that {accused} had [sold|pledged] the article to {jeweller:him} [saying that {accused:his} mother was ill|for a small sum].",
        ), chance=0.68, charges={"411": 0.7}),
        Beat("aftermath", (
            "The weapon was [seized from|produced by] {accused2}, who [said that it had been planted|could not account for it].",
            "[A helmet and a shirt|The machine used in the affair] was [traced to|found in the courtyard of] {accused}[|, its number having been changed].",
        ), chance=0.5),
        Beat("aftermath", (
            "The spot is [lit by a single lamp|used by few after dark], and the defence [makes much of this|says that nobody could have been recognised there].",
            "{victim} [was so shaken that {victim:he} could not speak for some time|had to be helped home by {passer}].",
            "A torn [strap|piece of the chain|shirt pocket] was [left in the hand of {victim}|picked up at the place].",
        ), chance=0.6),
    ),
    charges={"392": 0.68, "379": 0.25, "34": 0.55},
    others={"Arms:25": 0.2, "Arms:27": 0.08},
)

DACOITY = Crime(
    key="dacoity",
    weight=0.9,
    gist="a dacoity in the house of {victim:role} at night",
    cast={
        "accused": Role(("the appellant", "accused no. 1", "the leader of the gang"), male=0.99, ages=(20, 52)),
        "accused2": Role(("accused no. 2", "the second appellant"), male=0.99, ages=(19, 50)),
        "accused3": Role(("accused no. 3", "the third appellant"), male=0.99, ages=(19, 50)),
        "victim": Role(("the complainant", "the informant", "PW-1"), male=0.85, ages=(30, 70)),
        "kin": Role(("PW-2", "the injured witness"), male=0.55, kin_of="victim"),
        "villager": Role(("PW-4", "the villager"), male=0.95),
    },
    props={
        "house": ("the house of {victim}", "the farmhouse of {victim}", "the haveli of {victim}", "the old serai where {victim} lived", "the garden house of {victim}", "the house and grain store of {victim}"),
        "arms": ("guns and pharsas", "country-made pistols and lathis", "spears, axes and torches", "rifles and hand-grenades", "swords and sticks", "a double-barrelled gun and ballams"),
        "light": ("the light of a burning thatch", "the beams of their own torches", "the moonlight", "the light of a lantern in the verandah", "the glow of a heap of straw set on fire"),
        "loot": ("gold and silver ornaments and a licensed gun", "cash, clothes and a radio", "the dowry articles laid up for a daughter's marriage", "the sale proceeds of the cane crop", "two she-buffaloes and the grain", "ornaments pulled off the bodies of the women"),
        "number": ("eight or ten", "about fifteen", "some twenty", "seven", "a dozen or so"),
        "meet": ("a mango grove", "a ruined serai", "the burning ghat", "a brick kiln", "the bed of a dry nala", "an abandoned cattle shed"),
    },
    beats=(
        Beat("background", (
            "{victim} was a [moneylender|prosperous cultivator|cloth merchant] of {village} and was known to keep [money and ornaments|a good deal of cash] in the house.",
            "{victim} lived at {village} with {victim:his} sons[| and their wives], and had [sold a field|received payment for the crop] a few days earlier.",
        )),
        Beat("background", (
            "It was the prosecution case that {accused}, {accused2} and others [met in|gathered at] {meet} [the evening before|on the previous night] and [settled whose house it should be|shared out the arms].",
            "An approver has told how the gang assembled in {meet}, [drank together|slaughtered a goat] and [waited for the moon to set|marched off in two parties].",
        ), chance=0.4, charges={"120B": 0.3, "399": 0.3, "402": 0.3}),
        Beat("event", (
            "On the night of {date}[| at about midnight| towards morning] {number} dacoits armed with {arms} [raided|surrounded|broke into] {house}.",
            "On the night of {date} {accused}, {accused2}, {accused3} and others, in all {number}, [scaled the wall of|fell upon] {house}, [armed with|carrying] {arms}.",
            "On the night of {date} {number} persons with their faces [muffled|blackened], armed with {arms}, came to {house} and [called out that they were the police|broke down the door with an axe].",
        )),
        Beat("event", (
            "Two of them [mounted the roof|stood at the door] and [fired to keep the village away|kept up a fire], while the rest [went inside|began to ransack the rooms].",
            "{accused} [gave the orders|was addressed by the others as sardar] and [posted men at both ends of the lane|demanded the keys of the safe].",
        ), chance=0.8),
        Beat("event", (
            "{victim} was [tied to a pillar|beaten with the butt of a gun|branded with a hot iron] until {victim:he} [showed where the money was buried|gave up the keys].",
            "{kin} [would not part with the ornaments|tried to bar the door] and was [hit on the head by {accused2}|given a pharsa blow], which [broke the arm|laid the scalp open].",
            "The inmates were [shut up in the kitchen|herded into a corner], and {kin} was [struck with a lathi|kicked] for crying out.",
        ), chance=0.88, charges={"397": 0.55, "342": 0.08, "394": 0.08}),
        Beat("event", (
            "They [carried off|looted] {loot}, the whole worth {amount}.",
            "For the better part of an hour the house was plundered, and {loot} [were taken|went with the dacoits].",
            "The boxes were [smashed|emptied in the courtyard] and {loot} [removed|tied up in sheets].",
        )),
        Beat("event", (
            "{villager} and others [collected with lathis|threw brickbats], on which {accused3} fired, and [one of the villagers fell dead|a young man was shot in the chest and died on the spot].",
            "A son of the house [grappled with {accused2}|recognised one of them by name] and was [shot at close range|stabbed to death] there and then.",
        ), chance=0.3, charges={"396": 0.85, "302": 0.15}),
        Beat("event", (
            "The villagers put up a fight, and one dacoit was [killed|left wounded on the ground] before the gang withdrew.",
            "Seeing the crowd grow, the dacoits [threw away some of the booty and retreated|retreated] [firing as they went|towards the ravines].",
        ), chance=0.65),
        Beat("event", (
            "A second house was tried as well, but the alarm was raised before the door gave way, and the gang went off [without anything from there|in a hurry], [dropping a gun|leaving a torch behind].",
            "Others of the band, [lying in wait near the canal|told off to raid the next village], were [surprised by a patrol|surrounded by the villagers] before they could [do anything|begin].",
        ), chance=0.12, charges={"398": 0.6, "399": 0.4, "511": 0.15}),
        Beat("event", (
            "On their way the dacoits also [entered the shop|visited the house] of [a widow|a neighbour] and [took what they found|set fire to a chhappar].",
            "Before leaving they [took away a boy of the family as hostage|burnt the bonds and bahis of the debtors in the courtyard].",
        ), chance=0.25, charges={"436": 0.25, "435": 0.15, "364": 0.1}),
        Beat("aftermath", (
            "The witnesses claimed to have [seen|recognised] the accused in {light}.",
            "{kin} and {villager} stated that by {light} they had [marked the features of|clearly seen] {accused2} and {accused3}.",
        ), chance=0.85),
        Beat("aftermath", (
            "{accused} was arrested {days} later, [in a police encounter|at a relative's house], and a part of the stolen property was [found with {accused:him}|dug out of a field at {accused:his} instance].",
            "Some of the ornaments were [recovered from|produced by] {accused2}, who [must have known from where they came|could give no account of them].",
        ), chance=0.68, charges={"412": 0.65, "411": 0.2}),
        Beat("aftermath", (
            "It was said that the gang had committed [several|at least five] such raids in {district} and that {accused} [was its habitual leader|had been a member for years].",
            "{accused} and {accused3} were said to [have belonged for years to|live on the earnings of] a band that [haunted the ravines|looted village after village] in that part of {district}.",
        ), chance=0.2, charges={"400": 0.6, "401": 0.1}),
        Beat("aftermath", (
            "At the identification proceedings in the district jail {victim} [picked out {accused} and {accused2}|made two right and three wrong identifications].",
            "Of the [nine|eleven] suspects put up, {kin} [identified four|could identify only {accused3}].",
        ), chance=0.7),
    ),
    charges={"395": 0.86, "397": 0.18},
    others={"Arms:25": 0.15, "Arms:27": 0.1},
)

STOLEN_GOODS = Crime(
    key="stolen_goods",
    weight=0.5,
    gist="the possession of stolen property by a dealer",
    cast={
        "accused": Role(("the petitioner", "the accused", "accused no. 3"), male=0.95, ages=(25, 66)),
        "thief": Role(("accused no. 1", "the alleged thief"), male=0.98, ages=(18, 40)),
        "carrier": Role(("accused no. 2", "the carrier"), male=0.95),
        "victim": Role(("the complainant", "the owner", "PW-1"), male=0.8),
        "panch": Role(("PW-3", "the panch witness"), male=0.97),
    },
    props={
        "goods": ("four motor-cycle engines with the numbers filed off", "six quintals of copper telegraph wire", "railway fish-plates and bolts", "brass fittings from a workshop", "bales of imported yarn", "truck tyres and tubes", "electricity conductors cut into lengths", "bags of cement marked for a Government dam"),
        "trade": ("a scrap dealer", "a kabari", "a dealer in second-hand goods", "a dealer in spare parts and old metal", "a transport agent with a godown", "a commission agent", "a hardware merchant"),
        "cache": ("a tin shed behind the shop", "a rented godown", "a yard behind the shop", "a pit covered with coal dust", "a locked garage", "a hired lorry-shed"),
        "price": ("a third of the market rate", "a sum that would not have paid for the packing", "next to nothing", "half of what an honest buyer would have paid", "a price settled in the dark"),
        "sign": ("the punched number of the factory", "the mark of the department", "a nick on the rim", "the initials cut on the back", "the colour of the paint beneath the new coat"),
    },
    beats=(
        Beat("background", (
            "{accused} [carried on business as|was] {trade} at {town}[| and held a licence from the municipality].",
            "{accused}, {trade} of {town}, had [a shop near {street}|been dealing in such things for many years].",
        )),
        Beat("background", (
            "In the [first week|last week|middle] of that month {goods} disappeared from the [premises|custody] of {victim}.",
            "{victim} had [lodged a complaint of theft|reported the loss of property], naming {thief} as the person suspected.",
            "A theft had taken place at the [stores|yard] of {company}, of which {victim} was in charge, and {goods} could not be found.",
        )),
        Beat("event", (
            "On {date} the police, [on a tip from an informer|acting on a disclosure made by {thief}], searched the premises of {accused} and found {goods} in {cache}.",
            "In the course of a raid at about {hour} on {date} {goods} [came to light|were discovered] in {cache}, of which {accused} [had the key|was the tenant].",
        )),
        Beat("event", (
            "{thief} stated that {thief:he} had [sold the things to|parted with the things to] {accused} for {price}, and that [no receipt was passed|it was not the first time].",
            "It was alleged that {accused} had bought them from {thief} for {price}, [knowing well|having every reason to know] that they [were not honestly come by|could not be {thief:his} own].",
        ), charges={"411": 0.4}),
        Beat("event", (
            "Similar [goods|articles] from [five|seven] other thefts were found [in the same place|in {accused:his} books under fictitious names], and {accused} was said to [make a living by it|have dealt in nothing else].",
            "The registers showed [purchases from {thief} on a score of dates|entries in the name of persons who do not exist], going back over [two|three] years.",
        ), chance=0.3, charges={"413": 0.75}),
        Beat("event", (
            "{carrier} had [driven the load by night|brought the goods] in a truck bearing No. {vehicle}, and was paid {amount} [for keeping quiet|to take them out of the district].",
            "The marks had been [filed off|painted over] with the help of {carrier}, so that [nobody should know the goods again|the load might be sent to another town].",
            "{carrier} [hid the load under a layer of straw|gave a false address at the octroi post], and a part of it was [buried|sunk in a tank].",
        ), chance=0.63, charges={"414": 0.75, "201": 0.08}),
        Beat("event", (
            "The property was part of what had been [carried off in a dacoity at {village}|taken by a gang at gun-point], which was [talked of in the whole bazaar|reported in the newspapers].",
            "{accused} [must have heard|was told by {carrier}] that the things came from a dacoity in which [two persons had died|a whole village was looted], and yet [took them in|asked no question].",
        ), chance=0.2, charges={"412": 0.75}),
        Beat("event", (
            "{accused} [first denied any knowledge|said that a stranger had left the load]; later {accused:he} [claimed to have bought it at an auction|produced a cash memo that bore no number].",
            "Asked to explain, {accused} [produced a bill of a firm that was found not to exist|could say no more than that {carrier} had left the goods in trust].",
        ), chance=0.68, charges={"471": 0.1}),
        Beat("aftermath", (
            "{victim} [identified the articles by|knew the goods by] {sign}.",
            "The goods bore {sign}, and [the store-keeper|an engineer of the department] [spoke to it|said that no such article is sold in the market].",
        )),
        Beat("aftermath", (
            "{panch} [supported the seizure in every detail|turned hostile and said that {panch:he} had signed a blank paper].",
            "The seizure list was signed by {panch}, who [works for the police as a cook|lives at a distance of four kilometres], as the defence points out.",
        ), chance=0.7),
        Beat("aftermath", (
            "{thief} was [tried along with {accused:him}|discharged for want of evidence], [having confessed to the police only|the theft itself not being proved].",
            "{thief} [admitted having taken the things from the yard|was found with a part of them] and was [convicted on {thief:his} own plea|sent up in a separate case].",
        ), chance=0.3, charges={"379": 0.5}),
        Beat("aftermath", (
            "Another part of the property was [found abandoned on the railway track|never traced].",
            "Of the stolen goods [barely a tenth|about half] was [got back|returned to {victim} on bond].",
        ), chance=0.6),
    ),
    charges={"411": 0.8, "379": 0.18},
)

FIRE_AND_DAMAGE = Crime(
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
            "On {date} at about {hour} {accused} set fire to {target} with {means}.",
            "It is alleged that on the night of {date} {accused} [used {means} to set alight|with {means} set a light to] {target}, [which was soon in flames|and the wind did the rest].",
            "At about {hour} on {date} {witness} [came out into the lane and|looked from the roof and] saw {accused} [running away from|standing beside] {target}, which was already burning.",
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

CRIMES = (
    HOUSE_THEFT,
    NIGHT_BURGLARY,
    SNATCHING,
    DACOITY,
    STOLEN_GOODS,
    FIRE_AND_DAMAGE,
)
