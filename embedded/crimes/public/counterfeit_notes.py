"""Counterfeit currency notes passed on."""

# One sentence per line is easier to read and to extend than the formatter's layout.
# fmt: off

from embedded.crime import Beat, Crime, Role

CRIME = Crime(
    key="counterfeit_notes",
    weight=0.5,
    gist="the circulation of counterfeit currency notes",
    cast={
        "accused": Role(("the appellant", "accused no. 1", "the first accused"), male=0.93, ages=(20, 58)),
        "accused2": Role(("accused no. 2", "the second accused"), male=0.93),
        "accused3": Role(("accused no. 3", "the printer"), male=0.97),
        "victim": Role(("the complainant", "the shopkeeper", "PW-1"), male=0.88),
        "cashier": Role(("the cashier of the bank", "PW-4"), male=0.75),
    },
    props={
        "note": ("hundred-rupee notes", "five-hundred-rupee notes", "ten-rupee notes", "fifty-rupee notes", "notes of two denominations"),
        "buy": ("a bottle of liquor", "a shirt-piece", "petrol", "vegetables", "medicine", "a railway ticket", "a kilogram of sweets", "fodder at the cattle fair"),
        "flaw": ("the paper was too thick", "the thread was painted on", "three of them bore the same number", "the colour came off on the thumb", "the watermark was a smear of grease", "the portrait was blurred"),
        "plant": ("a hand press and zinc blocks", "a colour printer and a paper cutter", "dies, inks and a bundle of rag paper", "a camera, negatives and chemicals", "a lithographic stone", "a scanner and sheets printed on one side"),
        "hide": ("in the lining of a quilt", "in a tin of flour", "under the seat of a scooter", "in a hollow in the wall", "behind a calendar", "inside a radio set"),
        "den": ("a rented room at {town}", "the back of a printing press", "a farmhouse outside {village}", "a lodge near the railway station", "the upper storey of a photo studio"),
    },
    beats=(
        Beat("background", (
            "Complaints had been [coming in|received] that [spurious|false] {note} were [in circulation|being passed] at {town}.",
            "{accused}, [a small trader|a photographer by calling|an unemployed compositor], was [living at|a frequenter of] {den}.",
        ), chance=0.8),
        Beat("event", (
            "On {date} {accused} came to the shop of {victim}, [asked for|bought] {buy} and [tendered|offered] one of some {note}.",
            "At about {day_hour} on {date} {accused} tried to pass {note} on {victim} for {buy}.",
            "{victim} [kept a stall at the fair|sells goods near {street}] and on {date} received from {accused}, for {buy}, money which [looked odd|did not feel right].",
        ), chance=0.88, charges={"489B": 0.75}),
        Beat("event", (
            "{victim} saw that {flaw} and [called the neighbours|kept {accused} talking until a constable came].",
            "{victim} took the money to {cashier}, who [held it against the light|put a glass to it] and said that {flaw}.",
        ), chance=0.85),
        Beat("event", (
            "On search [thirty-two|nineteen|a hundred and five|forty] more {note} were found on {accused}, [folded in a handkerchief|kept apart from {accused:his} genuine money].",
            "The personal search of {accused} yielded {note} of the face value of {amount}[|, tied in a cloth at the waist].",
            "From the house of {accused2} the police [recovered|took] {note} worth {amount} {hide}.",
        ), charges={"489C": 0.6}),
        Beat("event", (
            "{accused} led the police to {den}, where [were found {plant}|the officers came upon {plant}].",
            "In {den} {accused3} was [found at work|surprised] with {plant}, [several sheets being still wet|a bucket of burnt paper beside {accused3:him}].",
        ), chance=0.56, charges={"489A": 0.75, "489D": 0.8}),
        Beat("event", (
            "{accused2} had [brought the notes from across the border|bought them at forty for a hundred] and [given them to {accused} to be used in the villages|kept an account of what was passed].",
            "It is alleged that {accused}, {accused2} and {accused3} had [agreed to share the proceeds|joined hands in {year}] and [sent boys to fairs and cattle markets|found customers in other districts].",
        ), chance=0.58, charges={"120B": 0.62, "34": 0.25}),
        Beat("event", (
            "{accused2} offered {victim} [a bargain of two for one|a machine which would double any note] and [showed a genuine note by way of sample|was to deliver the rest at night].",
            "{victim} was [promised three notes for one|told of a trunk full of such money] by {accused2}, and [gave {amount} in good money on account|brought a bag to a lonely place].",
        ), chance=0.22, charges={"420": 0.6, "511": 0.15, "489B": 0.3}),
        Beat("event", (
            "Also found were [hand-bills made up to look like notes|slips the size and colour of a note with the name of a shop], which {accused3} had [printed to order|struck off for a lottery].",
            "{accused3} had also [turned out|run off] [play money|advertisement cards] so like a note that [an unlettered person would take it for one|a child had been able to buy sweets with it].",
        ), chance=0.14, charges={"489E": 0.8}),
        Beat("aftermath", (
            "{cashier} [certified that they were not genuine|impounded them and issued a memo].",
            "The notes were sent to the note press, which reported that {flaw}[| and that all came from one block].",
        ), chance=0.85),
        Beat("aftermath", (
            "{accused} [claimed that {accused:he} had received the money as the price of a buffalo|said that {accused:he} had no idea of their nature].",
            "It was suggested that the notes were [planted by the police|given to {accused} by {victim} in change].",
        ), chance=0.7),
        Beat("aftermath", (
            "Two [panch witnesses|respectable persons of the locality] [attested the seizure|did not support the recovery].",
            "The packets were [sealed on the spot|counted again at police station {station}], and there is [some confusion about|no doubt over] the numbers noted.",
        ), chance=0.6),
        Beat("aftermath", (
            "{accused2} [was arrested on the statement of {accused}|came to the lodge while the search was on] and [tried to tear up some papers|threw a packet into the drain].",
            "Notes bearing the same numbers had [turned up at {town}|been returned by {bank}] [the month before|in the same week].",
        ), chance=0.5),
    ),
    charges={"489C": 0.55, "489B": 0.35, "420": 0.1},
)
