"""Property occupied by force."""

# One sentence per line is easier to read and to extend than the formatter's layout.
# fmt: off

from embedded.crime import Beat, Crime, Role

CRIME = Crime(
    key="land_grab",
    weight=0.9,
    gist="the forcible occupation of property in the possession of {victim:role}",
    cast={
        "accused": Role(("the applicant", "accused no. 1", "the petitioner"), male=0.92),
        "accused2": Role(("accused no. 2", "the co-accused"), male=0.85, kin_of="accused"),
        "accused3": Role(("accused no. 3", "the third applicant"), male=0.88),
        "victim": Role(("the complainant", "the informant", "opposite party no. 2"), male=0.68, ages=(28, 74)),
        "kin": Role(("PW-2", "the injured"), kin_of="victim"),
    },
    props={
        "place": ("a plot recorded as sehan", "a house plot of three hundred square yards", "the courtyard beside an old house", "a gher used for tying cattle", "a strip next to the thakurdwara", "a plot allotted by a cooperative society", "a piece of abadi land"),
        "claim": ("an unregistered agreement", "a decree that had been set aside", "a benami purchase by {accused:his} father", "a gift by the late owner", "a panchayat patta", "nothing but force"),
        "deed": ("put up a tin shed", "began to dig a foundation", "heaped bricks and sand there", "built a wall across the passage", "drove in stakes and wire", "tied their cattle there", "pulled down the boundary wall"),
        "weapon": ("lathis and spades", "country-made pistols", "iron rods", "sticks and ballams", "axes"),
        "harm": ("a swelling on the back", "a cut over the ear", "bruises on both arms", "a broken tooth", "an abrasion on the knee"),
    },
    beats=(
        Beat("background", (
            "{victim} was in [possession|peaceful possession] of {place} at {village}[| for more than twenty years].",
            "The dispute [concerns|is about] {place} near {street}, which {victim} says [came to {victim:him} by inheritance|was bought from the former zamindar].",
        )),
        Beat("background", (
            "{accused} [laid claim to it|asserted a right] on the strength of {claim}.",
            "{accused}, who [has the adjoining land|was once a tenant there], [relied on|took {accused:his} stand on] {claim}.",
        ), chance=0.85),
        Beat("background", (
            "[A civil suit was pending and a status quo order was in force|The Sub-Divisional Magistrate had passed an order against {accused}], but {accused} [did not care for it|paid no regard to it].",
            "{victim} had [given an application to the tehsildar for demarcation|sent notices through an advocate], but {accused} [would not wait|made light of it].",
        ), chance=0.4, charges={"188": 0.3}),
        Beat("event", (
            "On {date} at about {day_hour} {accused}, {accused2} and {accused3} [came there|entered upon the land] with {weapon} and {deed}.",
            "On {date}, when {victim} was [away at {town}|at {victim:his} prayers], {accused} and {accused2} {deed}.",
            "It is alleged that on {date} {accused} [trespassed on the place|forced {accused:his} way in] with [hired men|labourers and masons] and {deed}.",
        ), charges={"447": 0.55, "448": 0.4}),
        Beat("event", (
            "{victim} [protested|asked them to stop], on which {accused2} [abused {victim:him}|insulted {victim:him} by {victim:his} caste] and {accused} [ordered the others to beat {victim:him}|raised a lathi].",
            "When {kin} [came out|objected], {accused3} [used foul language|hurled abuses] and [pushed {kin:him} down|lifted a spade].",
        ), chance=0.78, charges={"504": 0.65, "323": 0.35, "352": 0.15, "294": 0.12}),
        Beat("event", (
            "{kin} was [given blows|beaten with {weapon}] and sustained {harm}.",
            "{accused3} and {accused2} [caught hold of|knocked down] {kin}, [who received|causing] {harm}.",
        ), chance=0.42, charges={"323": 0.72, "324": 0.25, "452": 0.4}),
        Beat("event", (
            "They [would not let {victim} enter|put their own lock on the gate] and [blocked the only way|stood guard for {days}].",
            "The [door was nailed up|passage was closed with bricks], so that {victim} [could not go out|had to scale the wall].",
        ), chance=0.4, charges={"341": 0.65, "342": 0.12}),
        Beat("event", (
            "The [wall|hand pump|thatch|kitchen garden] of {victim} was destroyed, at a loss of {amount}.",
            "{accused2} [cut the water line|broke the windows] and [uprooted the fence|threw the utensils into the lane].",
        ), chance=0.58, charges={"427": 0.72, "379": 0.12}),
        Beat("event", (
            "{accused} said that [{victim} would be shot|the whole family would be wiped out|{victim:he} would be involved in a false case] if {victim:he} [set foot there again|went to the police].",
            "{accused2} [put a pistol to the chest of {kin} and said|swore before all] that there would be [a corpse|murder] if anyone [came near the place|called the police].",
        ), chance=0.66, charges={"506": 0.82}),
        Beat("event", (
            "{accused3} had brought [a dozen musclemen|men from another village], [who fired in the air|who stood about with {weapon}].",
            "Along with them came [eight or ten persons in a jeep bearing No. {vehicle}|a crowd of labourers], [some armed with {weapon}|all shouting], who [drove off the servants|took up positions round the place].",
        ), chance=0.32, charges={"147": 0.7, "148": 0.45, "149": 0.35, "143": 0.15}),
        Beat("event", (
            "Some articles, among them [a trunk and some cash|a cycle and a fan|the title papers], were [carried away|found missing] afterwards.",
            "{accused2} [hid in the house after dark|got in at night by the roof] [to pry into the papers|to frighten {kin}].",
        ), chance=0.25, charges={"379": 0.35, "380": 0.3, "451": 0.25, "456": 0.2, "453": 0.12}),
        Beat("aftermath", (
            "The police [took no action at first|treated it as a civil dispute], and {victim} [went to the Superintendent|filed a complaint in court].",
            "The [lekhpal|court commissioner] [visited the place|made a map] and [found a fresh wall|reported that {victim} was in possession till then].",
        ), chance=0.8),
        Beat("aftermath", (
            "According to the accused [the land is theirs and they were in possession all along|the case was brought as a counterblast|no such incident took place].",
            "{accused} [produced rent receipts|relied on an entry in the khasra], and it was said that [{victim} had never been there|the dispute was one for the civil court].",
        ), chance=0.6),
    ),
    charges={"447": 0.45, "448": 0.28, "506": 0.3, "34": 0.3, "427": 0.15},
    others={"SCST:3": 0.07},
)
