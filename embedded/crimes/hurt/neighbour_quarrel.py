"""A quarrel between neighbours that ends in injuries."""

# One sentence per line is easier to read and to extend than the formatter's layout.
# fmt: off

from embedded.crime import Beat, Crime, Role

CRIME = Crime(
    key="neighbour_quarrel",
    weight=2.2,
    gist="the injuries caused to {victim:role} and others in a quarrel between neighbours",
    cast={
        "accused": Role(("the petitioner", "the appellant", "accused no. 1"), male=1.0),
        "accused2": Role(("accused no. 2", "the son of accused no. 1"), male=1.0, kin_of="accused", ages=(19, 36)),
        "accused3": Role(("accused no. 3", "the wife of accused no. 1"), male=0.0, kin_of="accused"),
        "victim": Role(("the injured", "the complainant", "PW-1"), male=0.85, ages=(20, 68)),
        "relative": Role(("PW-2", "the other injured"), male=0.5, kin_of="victim"),
        "witness": Role(("PW-4", "the neighbour"), male=0.7),
    },
    props={
        "matter": ("rain water falling from a spout", "a drain that had been blocked", "the parking of a tempo in the lane", "a hen that had strayed", "the branches of a neem tree", "children playing cricket", "garbage thrown at the door",
                   "a window opened in the common wall", "the shifting of an electric pole", "a goat that ate the spinach"),
        "weapon": ("a lathi", "an iron pipe", "a spade", "the handle of a hand pump", "a hockey stick", "a sickle", "a brick", "a danda", "a crowbar"),
        "hurt": ("a fracture of the left forearm", "a broken collar bone", "a dislocated shoulder", "a cut on the scalp that needed nine stitches", "a fracture of the nasal bone", "a broken little finger", "a deep bruise on the thigh"),
        "lane": ("in the lane", "in front of the house", "at the public tap", "on the otla of the house", "in the courtyard", "near the flour mill", "on the staircase of the building"),
        "words": ("filthy words about mothers and sisters", "words which need not be repeated", "the name of their caste", "unparliamentary language", "abuses in the name of the womenfolk"),
    },
    beats=(
        Beat("background", (
            "The houses of {accused} and {victim} adjoin each other at {village}, and there used to be quarrels over {matter}.",
            "{accused} and {victim} are neighbours, [and, as often happens, not good ones|living wall to wall on {street}]; the cause of the trouble was {matter}.",
            "{matter} had led to [hot words|a complaint to the municipality] between the two families [more than once|in the past].",
        )),
        Beat("background", (
            "A [civil suit|proceeding for keeping the peace] about it was pending.",
            "The day before, {accused3} and {relative} had [exchanged words|pulled each other's hair] over the same thing.",
        ), chance=0.35),
        Beat("event", (
            "On {date} at about {day_hour} {accused} started abusing {victim} {lane} over {matter}.",
            "It is alleged that on {date}, at about {day_hour}, {accused}, {accused2} and {accused3} collected {lane} and [hurled abuses|used {words}] over {matter}.",
            "On {date} {victim} [objected|took exception] to {matter}; at about {day_hour} {accused} and {accused2} were waiting {lane} [with sticks|and began to shout].",
        ), charges={"504": 0.4, "294": 0.3}),
        Beat("event", (
            "{accused} used {words}, and when {victim} asked {accused:him} not to, [there was a scuffle|{accused:he} became furious].",
            "What was said was {words}, loud enough for the whole lane to hear.",
        ), chance=0.5, charges={"504": 0.5, "294": 0.45}),
        Beat("event", (
            "{accused2} [blocked the way of|caught hold of] {victim}, who was trying to go inside.",
            "{victim} wanted to leave but was [surrounded|held by the shirt] by {accused2} and {accused3}.",
        ), chance=0.45, charges={"341": 0.75, "34": 0.3}),
        Beat("event", (
            "{accused} hit {victim} with {weapon}, causing {hurt}.",
            "{accused} gave a blow with {weapon}, [aimed at the head but taken on the arm|which felled {victim}]; the result was {hurt}.",
            "{accused}, armed with {weapon}, and {accused2}, with a stick, [belaboured|beat] {victim}, and the injuries included {hurt}.",
            "{victim} raised {victim:his} hands to save {victim:himself} from {weapon}, with which {accused} [struck|was hitting] {victim:him}; the result was {hurt}.",
        ), charges={"34": 0.4, "325": 0.45, "324": 0.45, "326": 0.2}),
        Beat("event", (
            "{accused3} [threw chilli powder in the eyes of|bit] {relative}, who had come to the rescue of {victim:role}.",
            "{relative} intervened and was [kicked|slapped|hit on the knee with a stick].",
            "{relative}, a [person of weak health|patient of asthma|person past sixty], was not spared and got [simple injuries|blows on the back].",
        ), chance=0.6, charges={"323": 0.75}),
        Beat("event", (
            "{victim} ran inside, but they [followed {victim:him} into the house|broke the door] and beat {victim:him} there too.",
            "The accused had entered the courtyard [armed and in a body|over the wall], and the beating began there.",
        ), chance=0.35, charges={"452": 0.8, "448": 0.2, "451": 0.1}),
        Beat("event", (
            "[Tiles, a television and a bicycle|The glass of the windows and a water tank|The wall and some flower pots] were broken.",
        ), chance=0.3, charges={"427": 0.8}),
        Beat("event", (
            "{accused2} [brought down {weapon} on the head of|aimed at the temple of] {victim}, who [lost consciousness|bled from the ear], and the doctor called it dangerous to life.",
        ), chance=0.2, charges={"307": 0.45, "308": 0.5}),
        Beat("event", (
            "They were joined by [six or seven|a number of] relations, all with sticks.",
        ), chance=0.2, charges={"147": 0.7, "148": 0.5, "149": 0.65, "143": 0.3}),
        Beat("event", (
            "In the scuffle {accused3} alleges that her own [chain was snatched|blouse was torn], and the cross report says so.",
            "{accused} too had [a swelling on the hand|a bruise], which is put down to a stick wielded by {relative}.",
        ), chance=0.3),
        Beat("aftermath", (
            "{witness} and others [separated them|came and saved {victim}].",
            "On the alarm being raised {witness} [arrived|came down from the roof], and the accused [left|went back to their house].",
        ), chance=0.75),
        Beat("aftermath", (
            "While going the accused [threatened to kill {victim}|said that this was only a sample].",
            "{accused2} [waved|shook] {weapon} and said that next time [no one would be left alive|the house would be burnt].",
        ), chance=0.6, charges={"506": 0.85}),
        Beat("aftermath", (
            "{victim} was taken to {hospital}, where [{hurt} was recorded|{victim:he} remained for some days].",
            "For {days} {victim} could not [follow {victim:his} ordinary pursuits|lift {victim:his} arm].",
        ), chance=0.7, charges={"325": 0.25}),
        Beat("aftermath", (
            "The parties have since [settled their differences|been advised by the elders to live in peace].",
            "{weapon} was [produced by {accused}|found in the drain].",
        ), chance=0.3),
    ),
    charges={"323": 0.75, "34": 0.3, "325": 0.2, "324": 0.2},
)
