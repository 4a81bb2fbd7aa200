"""One person sitting an examination in the place of another."""

# One sentence per line is easier to read and to extend than the formatter's layout.
# fmt: off

from embedded.crime import Beat, Crime, Role

CRIME = Crime(
    key="exam_impersonation",
    weight=0.4,
    gist="the sitting of one person in the place of another at an examination",
    cast={
        "accused": Role(("the petitioner", "accused no. 1", "the candidate"), male=0.75, ages=(18, 30)),
        "accused2": Role(("accused no. 2", "the alleged impersonator"), male=0.82, ages=(19, 32)),
        "accused3": Role(("accused no. 3", "the middleman"), male=0.92, ages=(25, 50)),
        "victim": Role(("the complainant", "the Centre Superintendent", "PW-1"), male=0.75, ages=(38, 60)),
        "invigilator": Role(("the invigilator", "PW-2"), male=0.55),
    },
    props={
        "exam": ("the matriculation examination", "the entrance test for medical colleges", "the recruitment test for constables", "the intermediate examination", "the departmental test for clerks", "the teachers' eligibility test", "the law degree examination"),
        "paper": ("the mathematics paper", "the second paper", "the English paper", "the general knowledge paper", "the third paper"),
        "sign": ("the photograph on the admit card had been pasted over another", "the handwriting differed from the application form", "the date of birth was given wrong", "the roll number slip was damp with fresh ink", "the father's name could not be told"),
        "doc": ("the admit card", "the identity card", "the hall ticket", "the application form", "the attendance slip"),
        "fee": ("a motor cycle", "{amount}", "{amount} in two parts", "a promise of {amount}", "{amount} and a gold ring"),
    },
    beats=(
        Beat("background", (
            "{exam} was held on {date} at {school}, of which {victim} was the [Centre Superintendent|officer in charge].",
            "{accused} had [applied for|been allotted a seat for] {exam}, the centre being {school}.",
        )),
        Beat("background", (
            "{accused} had [failed twice before|little hope of getting through], and {accused3}, [who ran a coaching class|a clerk in the board], [offered to find a bright student|made the arrangement] for {fee}.",
            "The bargain was struck through {accused3}, [who kept a stable of such students|who had done it for others], in return for {fee}.",
        ), chance=0.58, charges={"120B": 0.5, "109": 0.25, "34": 0.25}),
        Beat("event", (
            "In the [first|forenoon] session {accused2} [sat|appeared] in the seat of {accused} and [wrote|began to write] {paper}.",
            "On {date}, at about {day_hour}, {invigilator} [found|noticed] that the person answering {paper} against the roll number of {accused} was [another|someone else].",
            "It is alleged that {accused2} [took|wrote] {paper} pretending to be {accused}, and [signed the attendance sheet in that name|put a thumb mark on the sheet].",
        ), charges={"419": 0.45}),
        Beat("event", (
            "{invigilator} became suspicious because {sign}.",
            "When {doc} was looked at closely, {sign}.",
        ), chance=0.8),
        Beat("event", (
            "{doc} had been [tampered with|altered], a mixed photograph having been [pasted|scanned] [so that it might pass for either|under a false seal].",
            "{accused} had [prepared|used] {doc} [with the seal of a college where {accused:he} never studied|bearing a false attestation], knowing [what it was|it to be untrue].",
        ), chance=0.58, charges={"468": 0.6, "471": 0.6, "465": 0.3, "467": 0.2}),
        Beat("event", (
            "On being questioned {accused2} [gave {accused2:his} real name|broke down], and said that {accused2:he} was [a student of the third year|already employed as a teacher].",
            "{accused2} [tried to run away|tore up the answer book] but was [caught at the gate|held by the peon].",
        ), chance=0.63, charges={"204": 0.12}),
        Beat("event", (
            "{accused} was found [waiting in a tea stall|sitting in a car bearing No. {vehicle}] outside, [in the hope that nobody would know|with books in {accused:his} lap].",
            "{accused} was at that hour [on duty in {accused:his} office|seen in a cinema house].",
        ), chance=0.6),
        Beat("event", (
            "The question paper had [leaked out the evening before|been solved on the roof], and chits were [passed in through the window|read out by loudspeaker], {invigilator} [looking the other way|being threatened with a knife].",
            "Outside the hall {accused3} [dictated answers through a microphone|sold copies of the answers], and {invigilator} was [told to keep quiet or be beaten|paid not to see it].",
        ), chance=0.2, charges={"420": 0.3, "506": 0.2, "409": 0.1}),
        Beat("aftermath", (
            "On the strength of the result {accused} [secured admission and attended classes|was appointed and drew salary for two years] until [an anonymous letter arrived|the certificate was sent for verification].",
            "The result was declared before [anyone complained|the fraud was known], and {accused} [obtained a seat that would have gone to another|took up the post].",
        ), chance=0.38, charges={"420": 0.65}),
        Beat("aftermath", (
            "{victim} [sealed the answer book|took the statements of those in the room] and [made over {accused2} to the police|reported to the board].",
            "The answer book was [cancelled|sealed], and {accused} was [debarred for three years|rusticated].",
        )),
        Beat("aftermath", (
            "Specimen writings of both were taken [before a Magistrate|at police station {station}], and the expert [held that the answers were by {accused2}|found no likeness with the hand of {accused}].",
            "The thumb impressions on the attendance sheet [did not match those of {accused}|were found to be of two different persons].",
        ), chance=0.7),
        Beat("aftermath", (
            "{accused} [said that {accused:he} was ill and knew nothing|blamed {accused3} for everything].",
            "{accused2} [retracted what {accused2:he} had said to {victim}|said that {accused2:he} had only come to drop a friend], and {accused3} [denied everything|could not be found].",
        ), chance=0.5),
    ),
    charges={"419": 0.82, "420": 0.55, "468": 0.28, "471": 0.26},
)
