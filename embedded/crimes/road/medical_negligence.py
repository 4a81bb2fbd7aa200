"""A death under treatment for which the doctor is blamed."""

# One sentence per line is easier to read and to extend than the formatter's layout.
# fmt: off

from embedded.crime import Beat, Crime, Role

CRIME = Crime(
    key="medical_negligence",
    weight=0.8,
    gist="the death of {victim:role} under treatment",
    cast={
        "accused": Role(("the petitioner", "the surgeon", "accused no. 1"), male=0.7, ages=(28, 66)),
        "accused2": Role(("accused no. 2", "the anaesthetist", "the assistant"), male=0.6, ages=(24, 60)),
        "victim": Role(("the patient", "the deceased"), male=0.4, ages=(19, 70)),
        "informant": Role(("the complainant", "the informant", "PW-1"), male=0.7, kin_of="victim"),
        "expert": Role(("the expert", "PW-7"), male=0.7, ages=(38, 66)),
    },
    props={
        "complaint": ("a pain in the abdomen", "a fever that would not go down", "an operation for the gall bladder", "a cataract", "a hernia", "a boil on the back", "breathlessness", "a fractured arm that had to be set"),
        "house": ("a nursing home on {street}", "{hospital}", "a charitable dispensary", "an operation camp held in a school", "a clinic above a chemist's shop", "a polyclinic"),
        "slip": ("an injection was given without a test dose", "the oxygen gave out", "a pair of forceps was left inside", "blood of the wrong group was transfused", "the anaesthetist had not come and a ward boy gave the gas", "the artery was cut and not tied", "a drug meant for another patient was used"),
        "absence": ("had gone to another hospital", "was at dinner", "did not answer the call", "left for {town} after the operation", "was attending to the outdoor patients"),
        "qualification": ("a degree in another system of medicine", "a diploma from an institute nobody had heard of", "no qualification at all", "a certificate as a compounder", "a registration that had lapsed"),
        "cause": ("anaphylactic shock", "cardiac arrest", "internal bleeding", "septicaemia", "want of oxygen to the brain"),
    },
    beats=(
        Beat("background", (
            "{victim} was brought to {house} by {informant} with {complaint}.",
            "For {complaint} {victim} was admitted to {house}, which is [owned|run] by {accused}.",
            "{accused} is a doctor at {house}, where {victim} had come with {complaint}.",
        )),
        Beat("background", (
            "{accused} [said that there was no danger|advised an immediate operation] and asked for {amount}.",
            "No consent was taken in writing, [nor were the risks explained|and the form was filled afterwards].",
        ), chance=0.6),
        Beat("background", (
            "It came to light that {accused2} had {qualification}.",
            "{accused}, who held {qualification}, had been [treating patients with allopathic drugs|writing the letters of a degree after {accused:his} name].",
        ), chance=0.35, charges={"419": 0.45, "420": 0.4, "304": 0.2}),
        Beat("event", (
            "On {date} at about {day_hour} {victim} was taken to the operation theatre; {slip}.",
            "On {date}, in the course of the treatment, {slip}.",
            "It is alleged that on {date}, at about {day_hour}, owing to the carelessness of {accused} and {accused2}, {slip}.",
        ), charges={"336": 0.15, "337": 0.1}),
        Beat("event", (
            "Within [minutes|a short time] {victim} [turned blue|began to gasp|went into a fit].",
            "The condition of {victim} grew worse [through the night|hour by hour], and there was {cause}.",
        ), chance=0.75),
        Beat("event", (
            "{accused} {absence}, and only [a nurse|{accused2}] was there.",
            "Again and again {informant} ran to fetch {accused}, who {absence}.",
        ), chance=0.5),
        Beat("event", (
            "{accused2} went on with the [drip|procedure] in spite of the protests of {informant}.",
            "{victim} was sent [in a private van without oxygen|by ambulance at the last moment] to a bigger hospital.",
        ), chance=0.45, charges={"34": 0.25}),
        Beat("event", (
            "On the same day [eleven|fourteen] others [lost the sight of an eye|developed an infection].",
            "Another patient who was given the same [drug|batch of saline] [lost a kidney|had to have an arm taken off].",
        ), chance=0.22, charges={"338": 0.75, "337": 0.3}),
        Beat("aftermath", (
            "{victim} died [on the table|the same night|after [two|three|five|nine] days without regaining consciousness].",
            "{victim} was declared dead a few hours later; the cause was given as {cause}.",
        )),
        Beat("aftermath", (
            "The case sheet was [torn up|written afresh], and [entries were made in another ink|the time of the injection was altered].",
            "{accused} would not hand over the papers, and those produced later were found to be [interpolated|incomplete].",
        ), chance=0.35, charges={"201": 0.4, "465": 0.2, "468": 0.12, "471": 0.12, "477A": 0.05}),
        Beat("aftermath", (
            "{informant} and others [broke the glass panes|raised a commotion], and the police had to be called to {house}.",
            "The relations were offered {amount} to [take the body away|keep the matter quiet].",
        ), chance=0.4),
        Beat("aftermath", (
            "A board of doctors, of whom {expert} was one, reported [that due care had not been taken|that no negligence could be found|that the equipment was not up to the mark].",
            "{expert} was of the opinion that {cause} [can occur in the best of hands|would have been avoided by ordinary care].",
        ), chance=0.75),
        Beat("aftermath", (
            "{accused} maintains that it was an error of judgment [at the most|and nothing worse], and that {victim} [had concealed an allergy|was brought too late].",
        ), chance=0.5),
    ),
    charges={"304A": 0.9, "34": 0.2, "304": 0.08, "338": 0.1},
)
