"""A burglary by night."""

# One sentence per line is easier to read and to extend than the formatter's layout.
# fmt: off

from embedded.crime import Beat, Crime, Role

CRIME = Crime(
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
