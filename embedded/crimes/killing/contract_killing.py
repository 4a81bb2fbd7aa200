"""A shooting by hired men, and those who paid for it."""

# One sentence per line is easier to read and to extend than the formatter's layout.
# fmt: off

from embedded.crime import Beat, Crime, Role

CRIME = Crime(
    key="contract_killing",
    weight=0.9,
    gist="the shooting of {victim:role} by hired men",
    cast={
        "accused": Role(("the appellant", "accused no. 1", "the alleged mastermind"), male=0.85, ages=(28, 60)),
        "accused2": Role(("accused no. 2", "the hired assailant"), male=1.0, ages=(20, 38)),
        "accused3": Role(("accused no. 3", "the go-between"), male=1.0, ages=(25, 50)),
        "victim": Role(("the deceased",), male=0.88, ages=(30, 64)),
        "informant": Role(("the informant", "PW-1", "the complainant"), male=0.6, kin_of="victim"),
        "driver": Role(("the driver", "PW-5"), male=1.0),
    },
    props={
        "quarrel": ("a contract for the sand ghat", "the management of a cinema hall", "a plot on the ring road", "the presidentship of the truck union", "the accounts of a partnership in stone crushing",
                    "the election to the zila parishad", "a flat that was to be vacated", "the tender for the cycle stand", "the estate of a childless uncle"),
        "business": ("a coal dealer", "a builder", "a transport contractor", "an advocate of the local bar", "a sarpanch", "a commission agent in the grain market", "the owner of a brick kiln", "a journalist of a local weekly"),
        "weapon": ("a country-made pistol", "a revolver", "a 9 mm pistol", "a sawn-off gun", "a katta", "an automatic pistol"),
        "ride": ("a black motorcycle without a number plate", "a stolen scooter", "a motorcycle with a false number", "an old scooter", "a red motorcycle"),
        "habit": ("on {victim:his} daily walk", "on the way back from the temple", "at the barber's", "outside the court gate", "at the toll barrier", "on the steps of the office", "at the traffic light"),
        "den": ("a hotel room in {town}", "a farm house", "the back of a cycle repair shop", "a dhaba on the bypass", "the visitors' room of the jail", "a paan shop"),
    },
    beats=(
        Beat("background", (
            "{victim} was {business}, and had [fallen out|been at odds] with {accused} over {quarrel}.",
            "Between {victim}, {business}, and {accused} there was [a bitter rivalry|long-standing rivalry] about {quarrel}.",
            "[The motive attributed to|The motive of] {accused} is {quarrel}, in which {victim}, {business}, [stood in the way|had got the better of {accused:him}].",
        )),
        Beat("background", (
            "A few weeks before, {victim} had [applied for a gun licence|asked for a gunner], stating that {accused} wanted {victim:him} dead.",
            "An earlier attempt on the life of {victim} had [misfired|failed] when [the bullet grazed {victim:his} shoulder|the hired boy lost his nerve].",
        ), chance=0.35, charges={"115": 0.3, "307": 0.2}),
        Beat("event", (
            "It is alleged that {accused}, unable to [bear the loss|prevail by lawful means], approached {accused3}, who [knew men who would kill for money|had been in jail with {accused2}].",
            "The prosecution says that {accused} engaged {accused2} through {accused3} to [do away with|remove] {victim} for {amount}.",
            "According to the approver, {accused3} was [sounded|sent for] by {accused} and undertook to have [the job|the work] done for {amount}, half of it in advance.",
        ), charges={"120B": 0.85, "109": 0.3, "115": 0.15}),
        Beat("event", (
            "The conspirators [met|are said to have met] [more than once|on three occasions] at {den}, where a photograph of {victim} was [handed over|shown] and {victim:his} [movements|daily routine] discussed.",
            "At {den}, {accused} [counted out the advance from a cloth bag|gave {accused3} the advance], and {accused2} was [told the registration number of the car of {victim}|provided with {weapon}].",
            "Calls were exchanged between {phone} and the number used by {accused3} [on the day before|several times that week], and both had been at or near {den}.",
        ), chance=0.75, charges={"120B": 0.5, "109": 0.15}),
        Beat("event", (
            "For {days} {accused2} and another kept watch on {victim}, [following {victim:him} on|going about on] {ride}.",
            "{accused2} had taken [a room|lodgings] near {street} under a false name and had been seen [loitering|asking questions] about {victim}.",
        ), chance=0.45, charges={"419": 0.08}),
        Beat("event", (
            "On {date} at about {day_hour}, when {victim} was {habit}, two men came on {ride}, and {accused2}, who [rode pillion|got down first], fired at {victim:him} with {weapon}.",
            "On {date} {victim} was {habit} at about {day_hour} when {accused2} [walked up to|came close to] {victim:him}, asked {victim:his} name and fired [three|four|two] shots from {weapon}.",
            "{driver} states that at about {day_hour} on {date} {ride} [overtook them|drew level] near {street} and {accused2}, [whose face was covered with a muffler|a man then unknown to {driver:him}], [emptied|opened fire with] {weapon} at {victim}.",
        ), charges={"34": 0.45}),
        Beat("event", (
            "{driver}, who [gave chase|raised an alarm], was [shot in the thigh|fired at but escaped].",
            "A passer-by was [hit by a stray bullet|injured] in the firing, and the shopkeepers pulled down their shutters.",
        ), chance=0.35, charges={"307": 0.8}),
        Beat("event", (
            "The assailants fled towards [the bypass|the railway crossing], [firing in the air|waving their weapons] to keep people away.",
            "{ride} was abandoned [near the canal|in a mango orchard] and the assailants [changed into another vehicle|went off on foot].",
        ), chance=0.45),
        Beat("aftermath", (
            "{victim} [collapsed where {victim:he} stood|slumped to the ground] and was dead before {driver} could get {victim:him} to {hospital}.",
            "{victim} was rushed to {hospital}, [where {victim:he} died on the operation table|but the bullet had passed through the heart].",
        )),
        Beat("aftermath", (
            "The balance of the money was [paid|to be paid] when [the news appeared in the papers|the work was done], and {amount} was found [in the house of {accused2}|with {accused2}, wrapped in a newspaper], of which {accused2:he} could give no account.",
            "A sum of {amount} drawn by {accused} from {bank} [shortly before|{days} before] could not be explained, and notes of the same series were found with {accused3}.",
        ), chance=0.5, charges={"120B": 0.2}),
        Beat("aftermath", (
            "{weapon} was recovered at the instance of {accused2} from [a drain|the roof of a temple|a tin of rice], and the empties from the spot were [found to have been fired from it|sent to the ballistic expert].",
            "{accused2} threw {weapon} into [the river|a septic tank], from which divers could not [bring it up|recover it].",
        ), chance=0.6, charges={"201": 0.25}),
        Beat("aftermath", (
            "{accused3} kept {accused2} [in hiding|concealed] at {den} for {days}, knowing that the police were after {accused2:him}.",
        ), chance=0.3, charges={"212": 0.5, "216": 0.15}),
        Beat("aftermath", (
            "{accused} was [at {hospital} consoling the family|out of station on a pilgrimage] that day, and [makes much of it|relies upon it as an alibi].",
            "{informant} voiced suspicion against {accused} from the very beginning, though {informant:he} had not seen {accused:him} anywhere near the place.",
        ), chance=0.4),
    ),
    charges={"302": 0.93, "120B": 0.3},
    years=(1970, 2024),
    others={"Arms:25": 0.4, "Arms:27": 0.4},
)
