"""Money demanded under threats."""

# One sentence per line is easier to read and to extend than the formatter's layout.
# fmt: off

from embedded.crime import Beat, Crime, Role

CRIME = Crime(
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
