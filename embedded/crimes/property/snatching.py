"""A robbery on the public road."""

# One sentence per line is easier to read and to extend than the formatter's layout.
# fmt: off

from embedded.crime import Beat, Crime, Role

CRIME = Crime(
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
            "{victim} is a resident of {town} and [as was {victim:his} habit|on the day in question] was [walking|coming] {going} on {date}.",
        )),
        Beat("background", (
            "{accused} had [followed {victim:him} from the counter|been seen loitering about the place] and [made a sign to a man outside|spoke into a telephone].",
            "It is alleged that {accused} and {accused2} had [planned the thing over liquor|kept watch on {victim} for {days}].",
        ), chance=0.3, charges={"120B": 0.25}),
        Beat("event", (
            "At about {day_hour}, near {spot}, {accused} came from behind on {mount} and [snatched|pulled off] {prize}.",
            "When {victim:he} reached {spot} at about {day_hour}, two young men on {mount} [drew alongside|blocked {victim:his} way], and {accused}, [the pillion rider|one of them], [seized|caught hold of] {prize}.",
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
            "{victim} had [seen the faces|noted the last two figures of the number plate], and gave a description of [both|the one who had sat behind].",
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
            "The spot is [a lonely one|used by few], and the defence [makes much of this|says that nobody could have been recognised there].",
            "{victim} [was so shaken that {victim:he} could not speak for some time|had to be helped home by {passer}].",
            "A torn [strap|piece of the chain|shirt pocket] was [left in the hand of {victim}|picked up at the place].",
        ), chance=0.6),
    ),
    charges={"392": 0.68, "379": 0.25, "34": 0.55},
    others={"Arms:25": 0.2, "Arms:27": 0.08},
)
