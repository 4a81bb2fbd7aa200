"""Hurt by an animal left at large."""

# One sentence per line is easier to read and to extend than the formatter's layout.
# fmt: off

from embedded.crime import Beat, Crime, Role

CRIME = Crime(
    key="loose_animal",
    weight=0.15,
    gist="hurt done to {victim:role} by an animal left at large",
    cast={
        "accused": Role(("the petitioner", "the accused", "the owner"), male=0.8, ages=(22, 68)),
        "accused2": Role(("accused no. 2", "the keeper"), male=0.95),
        "victim": Role(("the injured", "the complainant", "PW-1"), ages=(7, 70)),
        "witness": Role(("PW-2", "the milkman"), male=0.85),
    },
    props={
        "beast": ("an Alsatian dog", "a bull with long horns", "a tusker in musth", "a mare that kicked", "a camel in the rutting season", "a pair of hunting dogs", "a monkey kept for shows"),
        "tie": ("without a chain", "on a rotten rope", "in charge of a small boy", "with the gate wide open", "without a muzzle", "loose in the lane"),
        "harm": ("deep wounds on the calf and thigh", "a torn cheek", "a broken collar-bone", "a crushed foot", "injuries on the face and the arm", "a fracture of the ribs"),
        "cause": ("the beating of drums", "the bursting of a cracker", "a passing lorry", "no cause that anyone could see", "a child running by"),
        "spot": ("in front of {school}", "near {street}", "at the weekly market", "on the stairs of the building", "at the village tank"),
    },
    beats=(
        Beat("background", (
            "{accused} [kept|was the owner of] {beast} at {town}[|, and it was looked after by {accused2}].",
            "{beast} belonging to {accused} used to be [kept|led about] {tie}.",
        )),
        Beat("background", (
            "{accused} [used the animal to guard a godown|had bought it at the fair|let it out for hire], and [took pride in its temper|would not hear a word against it].",
            "Some [days|weeks] earlier {witness} had [told {accused2} to keep it tied|been chased by it].",
        ), chance=0.45),
        Beat("background", (
            "It had [hurt others before|attacked a postman in {year}], and the neighbours [had asked that it be sent away|went in fear of it].",
            "The municipality had [sent a notice|ordered that it be kept tied], of which {accused} [took no notice|made light].",
        ), chance=0.63, charges={"291": 0.15, "188": 0.12}),
        Beat("event", (
            "On {date} at about {day_hour}, {spot}, the animal, startled by {cause}, [rushed at|fell upon] {victim}, who received {harm}.",
            "{victim} was {spot} at about {day_hour} on {date} when the animal, which had been left {tie}, [attacked|ran down] {victim:him}, causing {harm}.",
            "It is alleged that on {date} {victim} was [set upon|thrown to the ground] by the animal {spot} and sustained {harm}, {accused} [looking on from the gate|being away].",
        ), charges={"289": 0.6, "337": 0.25, "338": 0.25}),
        Beat("event", (
            "{accused} [did nothing to call it off|was sitting in the verandah and laughed], though {victim} [cried for help|shouted].",
            "{accused2} had [gone to sleep|gone to drink] and left the animal {tie}.",
        ), chance=0.63, charges={"289": 0.3}),
        Beat("event", (
            "It was even said that {accused} had [set the animal on {victim}|loosed it on purpose], there being [a dispute about rent|an old quarrel] between them.",
            "{accused} had earlier told {victim} that [the animal would see to {victim:him}|{victim:he} would be made to run], and this time it was [let go in front of {victim:him}|urged on].",
        ), chance=0.2, charges={"324": 0.55, "506": 0.3, "323": 0.2}),
        Beat("event", (
            "{witness}, who [tried to beat it off|came with a stick], was also hurt.",
            "A [goat|calf] of {witness} was [killed|mauled] in the same affair, and {witness} had to climb a wall.",
        ), chance=0.35, charges={"337": 0.3, "429": 0.08}),
        Beat("event", (
            "[An old woman|A child of five|A beggar] who could not run was [trampled to death|so badly hurt that death followed in {hospital}].",
            "One person died of the injuries {days} later.",
        ), chance=0.22, charges={"304A": 0.85}),
        Beat("aftermath", (
            "{victim} was taken to {hospital}, where {doctor} [stitched the wounds|gave a course of injections].",
            "{doctor} found {harm} and [thought it the work of an animal|kept {victim:him} under care for {days}].",
        ), chance=0.85),
        Beat("aftermath", (
            "The animal was [destroyed|taken to the cattle pound|sold at the fair], and {accused} [offered to pay for the medicines|refused to pay anything].",
            "When {victim} went to protest, {accused} [abused {victim:him}|said that {victim:he} had teased the animal].",
        ), chance=0.68, charges={"504": 0.2}),
        Beat("aftermath", (
            "A veterinary surgeon [said that it was of a quiet temper|spoke to its vicious habits].",
            "{accused} denies that [the animal belonged to {accused:him}|it had ever harmed anyone before].",
        ), chance=0.65),
        Beat("aftermath", (
            "{witness} [saw the whole thing from {witness:his} cycle|came up when it was over] and [helped {victim} up|drove the animal off].",
            "{victim} [could not work for {days}|still walks with a limp|lost a season's wages].",
            "The clothes of {victim}, [torn and stained|with marks of teeth or hoofs], were [shown to the police|produced at the trial].",
        ), chance=0.6),
    ),
    charges={"289": 0.8, "337": 0.3, "338": 0.12},
)
