"""A clash between two groups that leaves one dead and others hurt."""

# One sentence per line is easier to read and to extend than the formatter's layout.
# fmt: off

from embedded.crime import Beat, Crime, Role

CRIME = Crime(
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
            "On {date} at about {day_hour}, {number} persons, led by {accused}, {accused2} and {accused3}, came to {ground} armed with {arms}.",
            "It is alleged that at about {day_hour} on {date} the accused, {number} in all, [formed themselves into an unlawful assembly|collected at the house of {accused}] and, armed with {arms}, marched upon {ground}.",
            "On {date}, at about {day_hour}, a crowd of {number} men carrying {arms} [was seen coming towards|surrounded] {ground}, with {accused} at its head.",
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
