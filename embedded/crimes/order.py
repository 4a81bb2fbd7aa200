"""Crimes against peace, good name and freedom: trespass, threats, riots, speech, bondage."""

# One telling a line is easier to read and to add to than the formatter's ladders.
# fmt: off

from embedded.crime import Beat, Crime, Role

LAND_GRAB = Crime(
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
            "On {date} at about {hour} {accused}, {accused2} and {accused3} [came there|entered upon the land] with {weapon} and {deed}.",
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

EXTORTION = Crime(
    key="extortion",
    weight=0.65,
    gist="money demanded from {victim:role} under threats",
    cast={
        "accused": Role(("the appellant", "accused no. 1", "the petitioner"), male=0.94, ages=(21, 54)),
        "accused2": Role(("accused no. 2", "the associate"), male=0.88),
        "victim": Role(("the complainant", "the victim", "PW-1"), male=0.8, ages=(24, 68)),
        "witness": Role(("PW-2", "the munim"), male=0.92),
    },
    props={
        "trade": ("a doctor with a nursing home", "a building contractor", "a sweetmeat seller", "a transporter", "a schoolmaster", "a jeweller", "a mill owner", "a clerk in a Government office"),
        "channel": ("a letter in red ink", "a telephone call from {phone}", "a chit thrown through the window", "a message by a boy", "a visit after dark", "a note wrapped round a cartridge"),
        "threat": ("{victim:his} son would be picked up on the way from {school}", "{victim:his} place would be blown up", "certain photographs would be sent to {victim:his} family", "{victim:he} would be shown as the keeper of a bad house", "a case of rape would be brought against {victim:him}", "both {victim:his} legs would be cut off", "{victim:he} would be killed within a week"),
        "drop": ("a culvert outside {village}", "the third bogie of a train", "a dustbin near {street}", "the counter of a hotel", "a grave under a peepal", "a pan shop"),
        "secret": ("a love affair of {victim:his} youth", "a photograph taken by stealth", "the under-valuation of a house", "an illness {victim:he} wished to hide", "an old letter"),
    },
    beats=(
        Beat("background", (
            "{victim} is {trade} at {town}[| and is known to be well off].",
            "{victim}, {trade}, [had never met|had a slight acquaintance with] {accused}, who was [a local tough|the editor of a small sheet|a former employee|an office-bearer of a union].",
        )),
        Beat("background", (
            "{accused} had [come by|got hold of] {secret}, [and began to hint at it|which {accused:he} meant to turn to account].",
            "The weapon in the hands of {accused} was {secret}, [of which {accused:he} had learnt as a guest of the house|got from a dismissed servant].",
        ), chance=0.3, charges={"389": 0.15}),
        Beat("event", (
            "On {date} {victim} received {channel} in which {amount} was demanded, failing which {threat}.",
            "On {date} {accused} [came to|sent for] {victim} and [asked for|demanded] {amount}, saying that otherwise {threat}.",
            "It was by {channel} that the first demand, of {amount}, was made, with the warning that {threat}.",
        ), charges={"385": 0.3, "384": 0.2, "387": 0.25}),
        Beat("event", (
            "{accused} [said|let {victim} understand] that {victim:he} would be [accused of an unnatural offence|charged with killing a servant|reported to the police for rape] unless {victim:he} [paid|came to terms].",
            "{accused2}, who had [come on a pretext|got into the room], [tore {accused2:his} own clothes|threatened to swear an affidavit] and said that {victim} would be charged with [rape|an offence that means a life in jail].",
        ), chance=0.28, charges={"388": 0.55, "389": 0.55, "211": 0.04}),
        Beat("event", (
            "[Two more demands|A second call] followed, and {accused2} [fired at the signboard|threw a bomb into the compound|was seen at the gate with a revolver].",
            "{accused2} [stopped the car of {victim}|put a knife to the neck of {witness}] and [said that time was running out|repeated the demand].",
        ), chance=0.56, charges={"386": 0.55, "387": 0.6, "506": 0.45, "341": 0.1}),
        Beat("event", (
            "Out of fear {victim} [left|sent] the money at {drop}, [where {accused2} picked it up|and {witness} saw {accused2} take it].",
            "{victim} [paid {amount} in the presence of {witness}|handed a bag to {accused2} at {drop}].",
            "{victim} was made to [sign a blank stamp paper|execute a pronote and a receipt] [at the point of a pistol|in a locked room].",
        ), chance=0.68, charges={"384": 0.7, "386": 0.35}),
        Beat("event", (
            "[Notes with their numbers taken down|Pieces of paper made up to look like notes] were [left at|placed at] {drop}, and {accused2} was [caught|seized] as {accused2:he} [reached for the packet|was walking off with it].",
            "The police had [laid a trap|taken position] near {drop}, and {accused2} [walked into it|came, took fright and ran].",
        ), chance=0.32, charges={"511": 0.2, "385": 0.3}),
        Beat("event", (
            "{accused} [called {victim} names before the staff|took away goods without paying], and [hafta was levied on the other shops also|none dared to say a word].",
            "For [months|years] the traders had been paying {accused} [a weekly sum|a goonda tax], which {witness} [entered as charity|used to carry].",
        ), chance=0.35, charges={"384": 0.35, "504": 0.25, "379": 0.08, "34": 0.2}),
        Beat("event", (
            "{accused} directed the thing from [jail|another city], {accused2} acting on {accused:his} [orders|word].",
            "It was all [planned at the house of {accused2}|arranged between the two], and [a share was promised to a servant of the house|the voice was disguised].",
        ), chance=0.38, charges={"120B": 0.68, "109": 0.15, "34": 0.25}),
        Beat("event", (
            "A letter that followed [bore no name|was signed in the name of a dreaded gang], and [pains were taken to hide the hand|the words were cut out of newspapers].",
            "A second writing, [typed on a machine with a broken letter|in capital letters without a name], came [by post|under the door] and [spoke of blood|gave a time and a place].",
        ), chance=0.28, charges={"507": 0.75}),
        Beat("aftermath", (
            "The specimen [voice of {accused} was compared with a recording|writing of {accused} was compared with the chits], and the laboratory [found them alike|would not commit itself].",
            "Call records [linked the number with {accused2}|showed calls between the two accused] at the time.",
        ), chance=0.62),
        Beat("aftermath", (
            "{victim} [stayed indoors for {days}|sent the children to another town|asked for a police guard].",
            "{victim} told nobody for {days} and then [confided in {witness}|went to the Superintendent of Police].",
        ), chance=0.7),
        Beat("aftermath", (
            "{accused} alleges that [it was the repayment of a loan|{victim} wished to get rid of a rival|the dispute was about rent].",
            "The defence of {accused2} is that [the voice is not {accused2:his}|{accused2:he} was only a messenger who knew nothing|the packet was handed over by {victim} as a donation].",
        ), chance=0.55),
        Beat("aftermath", (
            "{witness} had [noted the numbers of the notes|kept the chits in a file] and [gave them to the police|identified {accused2}].",
            "{accused2} was [known in the bazaar as a tout|out on bail in another case], and {accused} [had shared a cell with {accused2:him}|paid {accused2:him} by the month].",
        ), chance=0.5),
    ),
    charges={"384": 0.52, "387": 0.22, "385": 0.12, "506": 0.4},
    others={"Arms:25": 0.07},
)

DEFAMATION = Crime(
    key="defamation",
    weight=0.6,
    gist="statements said to have lowered {victim:role} in the eyes of others",
    cast={
        "accused": Role(("the petitioner", "the accused", "the editor"), male=0.85, ages=(26, 68)),
        "accused2": Role(("accused no. 2", "the printer and publisher"), male=0.92),
        "victim": Role(("the complainant", "the respondent", "PW-1"), male=0.8, ages=(28, 72)),
        "reader": Role(("PW-2", "the reader"), male=0.8),
    },
    props={
        "medium": ("a weekly newspaper", "a pamphlet", "a hand-bill", "a book of memoirs", "a caste journal", "a printed resolution of the panchayat", "a local daily", "a magazine of the trade", "an open letter in print"),
        "imputation": ("had swallowed the funds of the school", "kept a concubine", "was of low birth and had hidden it", "took bribes for admissions", "had got {victim:his} own brother poisoned", "was a police informer", "supplied spurious medicines", "had changed {victim:his} loyalty for money"),
        "standing": ("an advocate of long standing", "the principal of {school}", "a member of the municipal board", "a doctor", "the manager of {company}", "a social worker", "a retired judge", "a trader of repute"),
        "harm": ("an engagement in the family was broken off", "clients stayed away", "{victim:he} was asked to resign", "people pointed fingers at {victim:him}", "{victim:he} was outcasted by the biradari", "no one would sit with {victim:him}"),
        "motive": ("an advertisement refused", "defeat in an election", "a quarrel between neighbours", "a divorce suit between relations", "the dismissal of {accused}", "a demand for money not met"),
    },
    beats=(
        Beat("background", (
            "{victim} is {standing} at {town} and [enjoyed a good name|was held in respect].",
            "{victim}, {standing}, [claims a reputation built over thirty years|is well known in {district}].",
        )),
        Beat("background", (
            "The parties had [fallen out over|been on bad terms since] {motive}.",
            "The real cause, it is said, was {motive}.",
        ), chance=0.7),
        Beat("event", (
            "On {date} {accused} [made it known|let the world know] through {medium} that {victim} {imputation}.",
            "{medium} dated {date}, [written by|over the name of] {accused}, [stated|said in so many words] that {victim} {imputation}.",
            "It is complained that in {medium}, [which came out|which was sent round] on {date}, {accused} wrote that {victim} {imputation}.",
        ), charges={"500": 0.6, "499": 0.1}),
        Beat("event", (
            "{accused2} [printed it|set it up in type and ran off a thousand copies], [though aware of what it contained|without making any enquiry].",
            "It was printed at the press of {accused2}, who [struck off copies for sale|knew {victim} well].",
        ), chance=0.63, charges={"501": 0.75}),
        Beat("event", (
            "Copies were [hawked at the bus stand|sold outside the courts], and {reader} [bought one|was given one].",
            "{accused2} [kept the copies on {accused2:his} counter|sent them by post to subscribers] [at a price|knowing what was in them].",
        ), chance=0.42, charges={"502": 0.72}),
        Beat("event", (
            "At a meeting of [the society|the panchayat|the union] {accused} [repeated it by word of mouth|read it aloud] [in the presence of {reader}|before some fifty persons].",
            "{accused} also wrote to [the employers|the daughter's in-laws|the caste elders] of {victim} [in the same strain|to say the same thing], and [the letter was read by many|{reader} saw it].",
        ), chance=0.38, charges={"500": 0.4, "504": 0.15}),
        Beat("event", (
            "{accused} had [drawn a cartoon|composed a rhyme] in which {victim} was [shown as a thief|called by the name of an animal].",
            "A photograph of {victim} was [joined to that of another|printed with a nasty caption], [to make it worse|for all to see].",
        ), chance=0.26, charges={"292": 0.12, "469": 0.22, "500": 0.3}),
        Beat("event", (
            "A letter said to be written by {victim} was [set out in facsimile|read out], which {victim} [never wrote|swears to be a fabrication].",
            "{accused} [made up a receipt|had a photograph doctored] to [bear out the charge|lend colour to the story], and [{reader} took it for true|it was reproduced in full].",
        ), chance=0.2, charges={"469": 0.65, "465": 0.25, "471": 0.2}),
        Beat("event", (
            "{accused} [asked for {amount} to keep the matter out of print|wrote that worse would follow unless {victim} made peace].",
            "A man came from {accused} to say that [for {amount} nothing more would appear|the next issue would finish {victim:him}], [which {victim} took for what it was|and was shown the door].",
        ), chance=0.24, charges={"384": 0.3, "385": 0.35, "506": 0.35, "389": 0.05}),
        Beat("aftermath", (
            "{reader} [read it and spoke to {victim}|said that {reader:he} thought less of {victim} after reading it], and {harm}.",
            "As a result {harm}.",
        ), chance=0.85),
        Beat("aftermath", (
            "{victim} sent a notice calling for [an apology|the source of the news]; [it was not answered|the reply repeated the charge].",
            "A [regret|corrigendum] was printed {days} later [in small type on the last page|which {victim} did not think enough].",
        ), chance=0.75),
        Beat("aftermath", (
            "{accused} [pleads truth and the public good|says that it was a fair report of what passed in court|claims to have acted in good faith for the protection of {accused:his} own interest].",
            "It is said that [{accused} was not the editor at the time|the words were not meant for {victim}|the petition was to lawful authority].",
        ), chance=0.7, charges={"34": 0.05}),
        Beat("aftermath", (
            "{victim} [examined {reader} and two others|gave evidence on oath], and process was issued.",
            "The Magistrate [took cognizance on the complaint|sent the complaint for enquiry] in {year}.",
        ), chance=0.6),
    ),
    charges={"500": 0.86, "499": 0.22, "501": 0.12, "34": 0.08, "109": 0.03},
)

INTIMIDATION = Crime(
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
            "On {date} at about {hour}, {place}, {accused} [began to abuse {victim}|called {victim} names], referring to {victim:him} {abuse}.",
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

RIOT = Crime(
    key="riot",
    weight=0.75,
    gist="a clash between two groups on the occasion of a procession",
    cast={
        "accused": Role(("the appellant", "accused no. 1", "the leader of the mob"), male=0.97, ages=(19, 60)),
        "accused2": Role(("accused no. 2", "the second appellant"), male=0.97),
        "accused3": Role(("accused no. 5", "the fifth accused"), male=0.97),
        "victim": Role(("the informant", "the Sub-Divisional Magistrate", "PW-1"), male=0.93, ages=(28, 58)),
        "hurt": Role(("PW-4", "the injured"), male=0.85),
        "shopkeeper": Role(("PW-6", "the shopkeeper"), male=0.9),
    },
    props={
        "procession": ("a Muharram procession", "a Dussehra procession", "a marriage party with a band", "a procession of striking mill hands", "an immersion procession", "a rally on the birthday of a leader", "a funeral procession", "a students' march"),
        "spark": ("colour thrown on a wall", "music near a place of prayer", "the route chosen", "the felling of a branch", "a rumour about a missing girl", "a stone from a roof", "the lowering of a flag"),
        "mob": ("some two hundred", "about fifty", "three or four hundred", "a large number of", "more than a thousand"),
        "arms": ("lathis and brickbats", "swords and spears", "soda-water bottles and acid bulbs", "bombs and country-made guns", "iron rods and cycle chains", "hockey sticks"),
        "slogan": ("that they should not be let off", "for blood", "against the other community", "against the police", "that the road was theirs"),
        "loss": ("eleven shops and a petrol pump", "a row of huts", "two buses and a police jeep", "a cinema house", "the cloth market", "a flour mill"),
    },
    beats=(
        Beat("background", (
            "On {date} {procession} was to pass [through {street}|by the old gate] at {town}.",
            "There was tension in {town} over {spark}[|, and extra police had been sent for].",
        )),
        Beat("background", (
            "An order forbidding [the assembly of five or more persons|the carrying of lathis] was [in force|announced by loudspeaker].",
            "The licence for it [laid down the route and the hours|forbade music at two places], but [this was not kept to|the terms were broken].",
        ), chance=0.63, charges={"188": 0.6, "144": 0.1}),
        Beat("background", (
            "A day earlier {accused} [made a speech|gave out leaflets] [calling for boycott of the other side|saying that the time for talk was over].",
            "It is said that {accused2} [collected stones on the roofs|hired men from outside] and [paid for their food|promised to stand by them].",
        ), chance=0.36, charges={"153A": 0.6, "153": 0.3, "505": 0.2, "157": 0.08, "150": 0.06, "120B": 0.15}),
        Beat("event", (
            "At about {hour}, on account of {spark}, {mob} persons armed with {arms} [collected|formed a mob], {accused} [at their head|urging them on].",
            "When the procession reached {street}, trouble arose over {spark}, and {mob} persons with {arms}, led by {accused} and {accused2}, [came out of the lanes|attacked it].",
            "The prosecution says that {accused}, {accused2}, {accused3} and {mob} others [assembled near {street}|gathered] with {arms}, shouting {slogan}.",
        ), charges={"147": 0.4, "148": 0.35, "143": 0.15}),
        Beat("event", (
            "{victim} [ordered the crowd to disperse|gave a warning over the megaphone], but [nobody listened|stones were the answer].",
            "Told to go home, the crowd [sat down on the road|surged forward], {accused3} shouting {slogan}.",
        ), chance=0.58, charges={"145": 0.5, "151": 0.3, "188": 0.2}),
        Beat("event", (
            "[Brickbats|Acid bulbs|Stones] rained on the police, and {victim} [was hit on the helmet|received an injury on the shoulder].",
            "{accused2} [threw a bomb at the picket|snatched a rifle from a constable], and [the force had to fall back|four men of the force were hurt].",
        ), chance=0.58, charges={"332": 0.6, "353": 0.66, "333": 0.15, "152": 0.22, "307": 0.25}),
        Beat("event", (
            "{hurt} was [dragged from a rickshaw|caught at the crossing] and [stabbed by {accused3}|beaten with lathis].",
            "{accused} [struck {hurt} with a sword|hit {hurt} on the head], [taking {hurt:him} to be of the other side|without any cause].",
        ), chance=0.58, charges={"307": 0.35, "324": 0.4, "323": 0.4, "326": 0.2, "149": 0.5}),
        Beat("event", (
            "[A boy of fifteen|An old man|A passer-by] was [hacked to death|burnt alive|found dead in a drain] [in the same lane|that night].",
            "In the lane [beyond the mill|behind the mosque and the temple] the body of [a hawker|a young woman|a rickshaw puller] was found [with many stab wounds|half burnt].",
        ), chance=0.22, charges={"302": 0.85, "149": 0.5, "201": 0.1}),
        Beat("event", (
            "The mob then [set fire to|looted and burnt] {loss}, the damage being put at {amount}.",
            "The shop of {shopkeeper} was [broken open|looted], and {loss} went up in flames.",
        ), chance=0.6, charges={"436": 0.6, "435": 0.3, "427": 0.5, "395": 0.22, "380": 0.1}),
        Beat("event", (
            "A [place of worship|holy book|tazia] was [damaged|burnt], and [filth was thrown|slogans were raised against the faith of the other side].",
            "[The priest was beaten|Worship was stopped] at [a shrine near {street}|a small shrine on the route], and [the lamps were broken|what stood there was pulled down].",
        ), chance=0.3, charges={"295": 0.6, "295A": 0.3, "296": 0.25, "153A": 0.35}),
        Beat("event", (
            "[Two parties of young men|Men of both sides] [fought with fists and sticks|exchanged blows] on the public road [and frightened the passers-by|until the police came].",
            "Before that [some youths of the two sides|{accused2} and {hurt}] had [come to blows|quarrelled] at a [pan shop|tap], [to the alarm of the public|and a crowd had gathered].",
        ), chance=0.24, charges={"160": 0.65}),
        Beat("aftermath", (
            "[A lathi charge had to be made|Tear gas was used|The police opened fire], and {accused} with [seven|eighteen|thirty] others was [arrested at the spot|caught in the lane].",
            "Curfew was clamped for {days}, and the accused were [picked up from their houses|named later by the witnesses].",
        )),
        Beat("aftermath", (
            "{shopkeeper} and {hurt} [named {accused} and {accused3}|could name only those whom they knew before].",
            "{shopkeeper} [saw it all from a window|hid on the roof] and [identified {accused2}|did not identify anyone in court].",
        ), chance=0.75),
        Beat("aftermath", (
            "{accused3} claims to have been [a mere onlooker|at work in another town|roped in because of {accused3:his} politics].",
            "No specific act is [attributed to|alleged against] {accused3}, and {accused2} says that [{accused2:he} was trying to calm the crowd|{accused2:his} own shop was burnt].",
        ), chance=0.55),
    ),
    charges={"147": 0.78, "148": 0.52, "149": 0.55, "143": 0.18, "153A": 0.15, "427": 0.15},
    others={"Arms:25": 0.08, "UAPA:13": 0.03},
)

SEDITION = Crime(
    key="sedition",
    weight=0.35,
    gist="speeches and writings said to stir up disaffection and hatred",
    cast={
        "accused": Role(("the petitioner", "accused no. 1", "the speaker"), male=0.9, ages=(20, 64)),
        "accused2": Role(("accused no. 2", "the printer"), male=0.88),
        "victim": Role(("the complainant", "the intelligence officer", "PW-1"), male=0.95, ages=(28, 56)),
        "shorthand": Role(("PW-2", "the police reporter"), male=0.9),
    },
    props={
        "forum": ("a public meeting at the maidan of {town}", "a students' gathering", "a kisan sabha", "a meeting on the anniversary of a martyr", "a street-corner meeting near {street}", "a seminar in a college hall"),
        "words": ("that the Government was a band of robbers and must be overthrown by blood", "that the soldiers should turn their rifles the other way", "that the region should cut itself off from the country", "that one community could not be loyal to the nation", "that those of the other tongue should be driven out", "that the people should stop paying and take up arms"),
        "matter": ("a pamphlet", "a long poem", "a reprinted editorial", "a ballad", "a poster in red letters", "a booklet smuggled from outside", "a leaflet in two languages"),
        "group": ("a banned outfit", "an extremist group", "an underground party", "a separatist front", "a private army"),
        "find": ("detonators and a map of the railway bridge", "a list of names and a cyclostyle machine", "typed letters in code", "bundles of unsold copies", "two rifles and a wireless set"),
    },
    beats=(
        Beat("background", (
            "{accused} is [the editor of a weekly|a former legislator|a student leader|a folk singer|a trade-union worker] living at {town}.",
            "{accused} was [said to be connected with|the local organiser of] {group}.",
        )),
        Beat("background", (
            "The [district|town] was at that time [in the grip of a strike|disturbed by a movement over land|under a ban on meetings].",
            "Posters about it had been [put up a week before|seized in two towns], and [a large force was present|the permission had been refused].",
        ), chance=0.5),
        Beat("event", (
            "On {date} at about {hour} {accused} [addressed|spoke at] {forum} and said {words}.",
            "At {forum} on {date}, before [some two thousand people|a crowd of peasants], {accused} [declared|told the audience] {words}.",
            "It is alleged that on {date}, at {forum}, {accused} [read out {matter} to the effect|gave out {matter} which said] {words}.",
        ), charges={"124A": 0.5, "153A": 0.25, "505": 0.25}),
        Beat("event", (
            "{accused2} [printed the speech|ran off {matter}] at {accused2:his} press [without a declaration|by night], and copies were [sent to the barracks|sold at fairs].",
            "Copies of what was said were [passed from hand to hand|sent to many] by {accused2}, who [added words of {accused2:his} own|knew what it said].",
        ), chance=0.6, charges={"124A": 0.25, "34": 0.25, "120B": 0.25, "505": 0.2}),
        Beat("event", (
            "{accused} went on to say that [members of a certain community were traitors|a certain caste should be boycotted|those of another language had no right to live there], and the crowd [shouted for blood|grew restive].",
            "There was also talk of [teaching the other community a lesson|who could and who could not be a true citizen], and {accused} [named their leaders one by one|asked for a show of hands].",
        ), chance=0.42, charges={"153A": 0.75, "153B": 0.5, "505": 0.35, "295A": 0.15}),
        Beat("event", (
            "A rumour was [put about|started] by {accused2} that [the wells had been poisoned|soldiers had refused to obey|temples had been pulled down], and [the bazaar closed in panic|people fled from {village}].",
            "It was [given out in the name of {accused}|whispered from door to door] that [a massacre had taken place in {town}|the troops were about to mutiny], which was [wholly false|meant to spread alarm].",
        ), chance=0.3, charges={"505": 0.75, "153": 0.2}),
        Beat("event", (
            "[In the drill that followed|At a camp in the hills] young men were [trained with sticks|taught to use force against another community].",
            "{accused2} [drilled the volunteers with lathis|led an exercise in a school ground], [one community alone being called|the slogans leaving no doubt of the object].",
        ), chance=0.15, charges={"153A": 0.4}),
        Beat("event", (
            "{accused} and {accused2}, with others of {group}, were said to have [plotted|met at {village}] to [overawe the Government by force|seize a police station].",
            "Letters showed that {accused} was [collecting men and arms to be used when the time came|in touch with a leader across the border], [in the name of|on behalf of] {group}.",
        ), chance=0.33, charges={"121A": 0.65, "120B": 0.5, "122": 0.4, "121": 0.28, "123": 0.15}),
        Beat("event", (
            "The national flag was [burnt|trampled upon] at the end of it, and [effigies were set on fire|black flags were shown].",
            "A [march|bandh] followed in which [two buses were stoned|the rail track was blocked], in spite of a prohibitory order.",
        ), chance=0.3, charges={"147": 0.4, "188": 0.45, "427": 0.35, "143": 0.25, "341": 0.1}),
        Beat("event", (
            "A [legislator|Governor's party] was [surrounded|stopped on the road] by followers of {accused} to [force the withdrawal of a bill|prevent a visit].",
            "Followers of {accused} [held back the car of the Governor|kept a Minister from entering the House], [using some force|waving sticks].",
        ), chance=0.08, charges={"124": 0.65, "147": 0.3}),
        Beat("aftermath", (
            "{shorthand} [took down the speech|made notes in Hindi shorthand], [from which a transcript was prepared|which are not complete].",
            "{victim} [heard the speech|watched a recording of it] and [sent a report the next day|compared it with the transcript].",
        ), chance=0.85),
        Beat("aftermath", (
            "A search of the house of {accused} yielded {find}.",
            "From {accused2} the police [seized|took] {find}[| and a sum of {amount}].",
        ), chance=0.62),
        Beat("aftermath", (
            "It is urged that [the words were criticism of policy and nothing more|no disorder followed|the passage has been torn from its context|the sanction does not show application of mind].",
            "The court has been taken through [the whole speech|the text], and [it is in places violent|there is much in it that is mere rhetoric].",
        ), chance=0.75),
        Beat("aftermath", (
            "Shops [closed that evening|were stoned after the meeting], and {victim} [put this down to the speech|noted it in the diary].",
            "{accused2} [produced the manuscript|said that {accused2:he} had only carried out an order], and the machine was [sealed|returned later].",
        ), chance=0.55),
    ),
    charges={"124A": 0.55, "153A": 0.38, "505": 0.25, "153B": 0.1, "120B": 0.12},
    years=(1973, 2024),
    others={"UAPA:13": 0.2, "UAPA:18": 0.1, "Arms:25": 0.05},
)

BONDED_LABOUR = Crime(
    key="bonded_labour",
    weight=0.28,
    gist="the keeping of workers against their will",
    cast={
        "accused": Role(("the appellant", "accused no. 1", "the employer"), male=0.93, ages=(30, 66)),
        "accused2": Role(("accused no. 2", "the labour contractor"), male=0.95),
        "victim": Role(("the victim", "the labourer", "PW-1"), male=0.65, ages=(15, 48)),
        "kin": Role(("PW-2", "the informant"), male=0.6, kin_of="victim"),
        "sdm": Role(("the Sub-Divisional Officer", "PW-6"), male=0.85, ages=(27, 50)),
    },
    props={
        "site": ("a brick kiln", "a stone quarry", "a carpet loom shed", "a sugar-cane farm", "a glass bangle factory", "a prawn farm", "a rice mill", "a bidi godown"),
        "bait": ("an advance of a few thousand rupees", "a promise of good wages", "the debt of a dead father", "a railway ticket and a blanket", "a job in the city"),
        "hold": ("locked in a shed at night", "kept under the eye of armed men", "chained by the leg", "made to sleep beside the furnace", "not allowed to go to the market alone", "kept without money or papers"),
        "cruelty": ("beaten with a belt", "branded with an iron rod", "starved for two days", "hung from a beam", "made to work with a fever on", "whipped before the others"),
        "origin": ("a hamlet of landless families", "a tribal village", "a drought-hit block", "a famine-struck village", "a colony of migrants"),
    },
    beats=(
        Beat("background", (
            "{victim} comes from {origin} in {district} and was [taken|brought] by {accused2} to {site} of {accused}.",
            "{accused} was the owner of {site} near {town}, where [some forty|a score of] labourers worked, {victim} among them.",
        )),
        Beat("background", (
            "{victim} had been [drawn there|got to come] by {bait}.",
            "For {bait} {victim} was [made to put a thumb mark on a blank paper|bound to work until it was repaid], and [the interest ate up the wages|no account was ever shown].",
        )),
        Beat("event", (
            "From {date} {victim} was {hold} and [set|forced] to work [fourteen hours a day|from before dawn].",
            "It is alleged that from {date} {accused} had {victim} {hold}, and paid [nothing|only flour and salt].",
        ), charges={"374": 0.6, "342": 0.3}),
        Beat("event", (
            "This went on for [more than ten days|many months|two years], {kin} [being turned away from the gate|having no news].",
            "For {days} and more {victim} was not let out, {accused2} [keeping the key|standing guard by turns].",
        ), chance=0.68, charges={"344": 0.6, "343": 0.3, "346": 0.2, "345": 0.03}),
        Beat("event", (
            "When {victim} asked for [wages|leave to go home], {victim:he} was {cruelty} by {accused2}.",
            "{accused} had {victim} {cruelty} for [breaking a mould|falling asleep|speaking to a stranger].",
        ), chance=0.7, charges={"323": 0.5, "324": 0.3, "326": 0.12, "330": 0.1, "331": 0.04, "348": 0.12}),
        Beat("event", (
            "{victim} had first been [seized on the road|carried off in a truck bearing No. {vehicle}] by {accused2}, [who told no one|under the eyes of {kin}].",
            "{accused2} had [enticed away|taken] boys and girls [of tender years|below age] from {village}, {victim} with them.",
        ), chance=0.33, charges={"365": 0.35, "367": 0.6, "363": 0.3, "362": 0.04, "368": 0.15}),
        Beat("event", (
            "{accused2} had [made over|sold] {victim} to {accused} for {amount}, [as one sells cattle|with a paper to show for it].",
            "The workers were [bought and sold|passed on] among kiln owners for [sums such as {amount}|the amount of their advance].",
        ), chance=0.33, charges={"370": 0.65, "371": 0.4, "120B": 0.15}),
        Beat("event", (
            "[Some of the women|Two girls] were [told to stay back at night|sent to the house of {accused}], and [were afraid to speak of it|complained of what was done to them].",
            "A girl of the camp was [kept in the manager's room|handed to a visitor for money], and [nobody dared to ask|her mother was beaten when she asked].",
        ), chance=0.15, charges={"354": 0.45, "376": 0.3, "372": 0.06, "373": 0.08}),
        Beat("event", (
            "{victim} [ran away one night|hid in a lorry] but was [brought back|caught at the bus stand] by {accused2} and [beaten|tied to a tree].",
            "Two who [tried to get away|had slipped out] were [chased with dogs|hauled back from the railway station] and [made an example of|flogged], {victim} being one.",
        ), chance=0.3, charges={"342": 0.4, "323": 0.35, "365": 0.15, "506": 0.25}),
        Beat("event", (
            "A sick [worker|child] who had been left [without help|in the open] by those bound to look after such persons [died|was found near death].",
            "{accused2}, who had [taken charge of a helpless old man for a wage|undertaken to look after the sick], [left him unfed|went away], and [the man died|was found in a ditch].",
        ), chance=0.15, charges={"304A": 0.35, "491": 0.25, "304": 0.2}),
        Beat("aftermath", (
            "{kin} [moved the Collector|told a voluntary body], and {sdm} [raided the place|came with the police] and [freed|found] [nineteen|thirty-one|seven] persons.",
            "{sdm} [recorded the statements of the workers|issued release certificates] and [had them sent home|took {victim} to {hospital}].",
        )),
        Beat("aftermath", (
            "A register seized from {accused2} showed [advances of years and no wages|thumb marks against blank columns].",
            "[Marks of old injuries|Weals on the back] were found on {victim} by {doctor}.",
        ), chance=0.7),
        Beat("aftermath", (
            "{accused} says that [they were free to go|the advances were never repaid|a rival had set them up].",
            "It was argued that [wages were paid to {accused2} in lump|no gate or lock was found at the place|the statements were all in one form].",
        ), chance=0.6),
    ),
    charges={"374": 0.55, "344": 0.32, "342": 0.3, "34": 0.2, "370": 0.12},
    years=(1955, 2024),
    others={"SCST:3": 0.08},
)

MUTINY = Crime(
    key="mutiny",
    weight=0.15,
    gist="an attempt to draw soldiers from their duty",
    cast={
        "accused": Role(("the appellant", "accused no. 1", "the civilian accused"), male=0.95, ages=(22, 58)),
        "soldier": Role(("the sepoy", "accused no. 2"), male=1.0, ages=(19, 40)),
        "victim": Role(("the Adjutant", "the complainant", "PW-1"), male=1.0, ages=(27, 50)),
        "sentry": Role(("the sentry", "PW-3"), male=1.0, ages=(19, 38)),
    },
    props={
        "unit": ("a battalion camped near {town}", "the garrison at {town}", "a transport company of the army", "an air force station", "a coast battery", "a unit on its way to the frontier"),
        "lure": ("money and a safe house", "talk of low pay and bad food", "leaflets in a bundle of sweets", "an appeal to religion", "promises of land", "a letter saying that the village was in ruin"),
        "act": ("to lay down arms on parade", "to refuse to fire on a crowd", "to leave the lines by night", "to break open the kot", "to disobey the Subedar-Major"),
        "grievance": ("the stopping of leave", "the quality of the rations", "a harsh Subedar", "a cut in allowances", "a posting to the frontier"),
        "place": ("a cattle shed at {village}", "a hotel near {street}", "a fishing boat", "a relation's house", "a dharamshala"),
    },
    beats=(
        Beat("background", (
            "{soldier} was serving in {unit} in {year}, and {accused} [ran a canteen|sold milk|kept a tailoring shop] near the lines; there was some feeling over {grievance}.",
            "{accused} [had a brother in|used to visit] {unit}, of which {victim} was the Adjutant.",
        )),
        Beat("event", (
            "On {date} {accused} met {soldier} and others and, by {lure}, [tried to persuade|worked upon] them {act}.",
            "It is alleged that {accused} [went among the men|spoke to {soldier} and others] on {date}, using {lure}, and urged them {act}.",
        ), charges={"131": 0.62, "505": 0.3}),
        Beat("event", (
            "[That night|Next morning] [some men|a section of the company] [refused to fall in|disobeyed the word of command|shouted slogans], and [a rifle was fired|the guard was overpowered].",
            "The company was [called out|ordered to draw ammunition], and [a part of it would not move|voices were raised against the officers], {soldier} [taking the lead|firing a shot].",
        ), chance=0.33, charges={"132": 0.72, "147": 0.2}),
        Beat("event", (
            "{soldier} [raised his hand against|pushed|struck] {victim}, [as {accused} had told him to do|and {accused} cheered from beyond the wire].",
            "On parade {soldier} [threw down his rifle and rushed at {victim}|used force to {victim}], a thing that {accused} had [put into his head|urged the night before].",
        ), chance=0.3, charges={"133": 0.4, "134": 0.55, "332": 0.2, "353": 0.3}),
        Beat("event", (
            "{soldier} [left the lines|did not return from leave] at the instance of {accused}, who [gave him a dhoti and a ticket|bought his kit].",
            "At the prompting of {accused}, {soldier} [slipped out past {sentry}|deserted with a comrade].",
        ), chance=0.66, charges={"135": 0.78}),
        Beat("event", (
            "{accused} [hid|kept] {soldier} in {place} for {days}, [knowing that he was a deserter|though told of the search].",
            "For {days} {soldier} [lay up|was fed] in {place}, {accused} [giving out that he was a cousin|bringing him plain clothes].",
        ), chance=0.58, charges={"136": 0.8, "212": 0.1}),
        Beat("event", (
            "A deserter was also found [on board a merchant boat|in a hold], the master of which [did not know for want of care|had not mustered his crew].",
            "The master of a [country craft|trading vessel] [took no care to look at his papers|asked nothing], and {soldier} was [found among the crew|hidden among the bales].",
        ), chance=0.1, charges={"137": 0.7}),
        Beat("event", (
            "{accused} had told {soldier} that [he need not obey an unjust order|nothing would come of it], and the man [flatly refused duty|laid down his belt].",
            "{soldier} [declined to do sentry duty|would not obey the havildar], [as {accused} had advised|having been told by {accused} that the others would follow].",
        ), chance=0.4, charges={"138": 0.75}),
        Beat("event", (
            "{accused} [wore|had on] [a uniform and badges like those of the unit|a belt and cap with its crest], [so as to pass in and out|to be taken for one of the men].",
            "{sentry} [challenged|let in] {accused}, who [carried a soldier's token|was dressed as a havildar].",
        ), chance=0.38, charges={"140": 0.78, "171": 0.1}),
        Beat("event", (
            "{sentry} was offered {amount} [for the plan of the magazine|to look away], and [reported it to {victim}|kept the notes and showed them].",
            "{accused} [pressed {amount} on {sentry}|sent word to {sentry}] for [the password|the key of the magazine], and {sentry} [took the matter to {victim}|pretended to agree].",
        ), chance=0.22, charges={"120B": 0.35, "116": 0.2, "121A": 0.12}),
        Beat("aftermath", (
            "{victim} [placed the men in the quarter guard|held a court of inquiry], and {accused} was made over to the civil police.",
            "{victim} [sent word to police station {station}|had {accused} watched], and {accused} was [arrested at the gate|taken with the leaflets on {accused:him}].",
        )),
        Beat("aftermath", (
            "{soldier} [was tried by a court martial|turned approver and told of {lure}].",
            "{accused} denied [any talk with the men|having known what {soldier} was], and said that [it was all idle gossip|an enemy had put the papers there].",
        ), chance=0.8),
        Beat("aftermath", (
            "A diary and [some leaflets|a bundle of letters] were [found in the shop of {accused}|taken from the box of {soldier}].",
            "{sentry} [gave a straightforward account|contradicted himself about the hour], and the defence [called a retired Subedar|put in no evidence].",
        ), chance=0.55),
    ),
    charges={"131": 0.45, "135": 0.32, "136": 0.22, "505": 0.1},
    years=(1950, 1990),
)

CRIMES = (
    LAND_GRAB,
    EXTORTION,
    DEFAMATION,
    INTIMIDATION,
    RIOT,
    SEDITION,
    BONDED_LABOUR,
    MUTINY,
)
