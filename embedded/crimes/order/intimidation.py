"""Abuse and threats."""

# One sentence per line is easier to read and to extend than the formatter's layout.
# fmt: off

from embedded.crime import Beat, Crime, Role

CRIME = Crime(
    key="intimidation",
    weight=1.1,
    gist="abuse and threats held out to {victim:role}",
    cast={
        "accused": Role(("the petitioner", "the applicant", "accused no. 1"), male=0.9),
        "accused2": Role(("accused no. 2", "the co-accused"), male=0.75, kin_of="accused"),
        "victim": Role(("the complainant", "the informant", "the first informant"), ages=(20, 68)),
        "witness": Role(("PW-2", "the neighbour"), male=0.6),
    },
    props={
        "start": ("the parking of a vehicle", "a drain between two houses", "garbage thrown in the lane", "the playing of a loudspeaker", "a complaint to the housing society", "the withdrawal of a case", "a goat that ate some saplings", "rent not paid", "a child's quarrel"),
        "abuse": ("by caste names", "as the keeper of a bad house", "in words too foul to set down", "as a thief and the child of a thief", "as one without father or faith"),
        "threat": ("{victim:his} house would be burnt", "{victim:he} would be run over by a truck", "acid would be thrown", "{victim:his} body would be sent home in a sack", "{victim:he} would lose {victim:his} job", "{victim:he} would be kept from the well"),
        "gesture": ("whistled and sang a film song", "made an obscene sign", "exposed {accused:himself}", "peeped over the wall while she bathed", "wrote her name on the wall with a filthy word"),
        "note": ("an unsigned inland letter", "messages from the number {phone}", "a poster pasted at night", "a telephone call in a feigned voice", "a doll with pins left on the step"),
        "place": ("in front of the house", "at the village well", "in the bus", "outside {school}", "in the office", "on the common staircase"),
    },
    beats=(
        Beat("background", (
            "{victim} and {accused} [live in the same lane|are neighbours|work in the same office], and the trouble [arose from|began with] {start}.",
            "There was [ill-will|a petty quarrel] between the parties over {start}.",
        )),
        Beat("background", (
            "[Proceedings to keep the peace had been taken|A compromise had been written at police station {station}], but [it did not last|{accused} went back on it].",
            "Some days earlier [there had been high words|a brick had come through the window], and {witness} had [made peace|spoken to both].",
        ), chance=0.5),
        Beat("event", (
            "On {date} at about {day_hour}, {place}, {accused} [began to abuse {victim}|called {victim} names], referring to {victim:him} {abuse}.",
            "On {date} {accused} [met {victim}|stopped {victim}] {place} and [insulted|reviled] {victim:him} {abuse}.",
        ), charges={"504": 0.6, "294": 0.4}),
        Beat("event", (
            "{accused} said that {threat}, [and everyone heard it|laying a hand on a knife].",
            "{victim} was told that {threat} if {victim:he} [did not give way|deposed in the case].",
            "[Brandishing|Lifting] [a lathi|a sandal|an iron rod], {accused} [declared|swore] that {threat}.",
        ), charges={"506": 0.6}),
        Beat("event", (
            "{accused2} [joined in|came down from the upper floor] and [spat at {victim}|threw a brick that hit the wall|slapped {victim:him} twice].",
            "{accused2} [caught {victim} by the hair|gave {victim:him} a push], and {victim:he} [fell on the steps|was saved by {witness}].",
        ), chance=0.53, charges={"323": 0.65, "352": 0.25, "34": 0.4, "336": 0.08, "355": 0.06}),
        Beat("event", (
            "A woman of the family came out, and {accused2} [tried to pull her sari|used words that insulted her], {witness} [looking on|standing by].",
            "[A girl|A young woman] of the household was [going to {school}|at the tap], when {accused} {gesture}.",
        ), chance=0.36, charges={"509": 0.7, "354": 0.3, "294": 0.2}),
        Beat("event", (
            "Then came {note}, saying that {threat}.",
            "{victim} also [received|found] {note}, by which it was conveyed that {threat}, and [the writer could be guessed|the writer gave no name].",
        ), chance=0.38, charges={"507": 0.72, "506": 0.25}),
        Beat("event", (
            "{accused}, [reeking of liquor|in a drunken state], [lay down on the road|danced half naked] {place} and [gave annoyance to all|could not be moved].",
            "Smelling of drink, {accused} [staggered about|sang and fell] {place}, [passing water in public|clutching at those who went by].",
        ), chance=0.18, charges={"510": 0.6, "290": 0.25, "294": 0.25}),
        Beat("event", (
            "{accused2} [stood at the gate|put a cot across the lane] and would not let {victim} [pass|take out {victim:his} cycle].",
            "The only way out was [stopped with thorns|held by {accused2} with a stick], and {victim} [had to stay where {victim:he} was|was kept waiting for an hour].",
        ), chance=0.32, charges={"341": 0.75}),
        Beat("event", (
            "They [entered the courtyard|rushed into the house] and [broke the earthen pots|tore the curtain], and {victim} [bolted the inner door|ran to the house of {witness}].",
            "{accused}, with a [brick|hockey stick] in hand, [forced the door|came up the stairs] and [smashed the window panes|looked for {victim} in every room].",
        ), chance=0.28, charges={"452": 0.5, "448": 0.4, "427": 0.45, "451": 0.1}),
        Beat("event", (
            "Another time {accused} [stood before the door and fasted|brought a sadhu to pronounce a curse], [saying that the sin would be on {victim}|to make {victim:him} vacate].",
            "{accused2} [put vermilion and lemons on the step|told {victim} that an evil spirit had been sent], so that {victim:he} [should give up the room|might be frightened into paying].",
        ), chance=0.07, charges={"508": 0.75}),
        Beat("aftermath", (
            "{witness} [intervened|heard the words from the balcony] and [took {victim} home|told the accused to go].",
            "[Those who had gathered|The bystanders] [separated them|took the side of {victim}], among them {witness}.",
        ), chance=0.85),
        Beat("aftermath", (
            "{victim} [did not go out for {days}|was so frightened that {victim:he} moved to a relation's house].",
            "{accused} has [a different story|lodged a cross-case], namely that {victim} [began the quarrel|had been drunk|had an eye on the plot].",
        ), chance=0.72),
        Beat("aftermath", (
            "{victim} had [gone to police station {station} the same night and was sent away|telephoned the police control room], and [no one came|a constable came the next day].",
            "It is said that [both families have since made peace|the trouble goes on to this day].",
        ), chance=0.4),
    ),
    charges={"506": 0.74, "504": 0.48, "294": 0.2, "323": 0.18, "34": 0.2, "503": 0.03},
    others={"SCST:3": 0.06},
)
