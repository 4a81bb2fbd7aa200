"""Workers kept against their will."""

# One sentence per line is easier to read and to extend than the formatter's layout.
# fmt: off

from embedded.crime import Beat, Crime, Role

CRIME = Crime(
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
