"""Old heads of the Supreme Court: ACT, HEADNOTE and what comes between them and the judgment."""
# ruff: noqa: E501

ACT = (
    "Indian Penal Code, 1860: {charges}-[Ingredients of|Scope of|Applicability of]-[Conviction under-Validity of|When attracted|Proof of].",
    "Penal Code, 1860-{charges}-[Murder or lesser offence|Appreciation of evidence|Joint liability|Sentence]-[Benefit of doubt|Interference by appellate court|Practice and procedure].",
    "[Criminal trial|Evidence|Practice and Procedure]-Conviction {under_charges}-[Interested witnesses|Delay in report|Identification|Appeal against acquittal]-[Value of|Duty of court].",
    "{charges}-{code_appeal}-[Power of High Court|Duty of appellate court]-Constitution of India, 1950-{const_leave}.",
)

HEADNOTE = (
    "The [appellant|accused] and others were [charged|put on trial] {under_charges} for {gist}.",
    "The prosecution case was that {that_deed}.",
    "It was alleged that {that_deed}.",
    "The [defence|plea] was one of [denial|alibi|false implication].",
    "The trial court {trial_did} them of the charges {under_some}, and the High Court [affirmed the judgment|saw no reason to interfere].",
    "On appeal [by special leave|to this Court], it was contended that {point}.",
)
HELD = (
    "HELD: {held}.",
    "{disposing}, HELD: (1) {held}.",
)
HELD_MORE = (
    "(2) {held}.",
    "[It cannot be said|It is clear] that {held}.",
    "{precedent}, [followed|relied on|distinguished|referred to].",
    "In the present case the [conviction|charge] {under_main} is {made_out} on the evidence.",
)

JURISDICTION = (
    "CRIMINAL APPELLATE JURISDICTION: {case_number}.",
    "CRIMINAL APPELLATE JURISDICTION : {case_number}.",
)
FROM = (
    "[Appeal by special leave from|From] the judgment and order dated {high_date} of the High Court in Criminal Appeal No. {n2} of {y2}.",
    "[On appeal from|Appeal from] the judgment and order dated {high_date} of the High Court.",
)
OLD_COUNSEL = (
    "{counsel_a}, for the {side_a}.",
    "{counsel_b}, for the {side_b}.",
)
DELIVERED = (
    "The Judgment of the Court was delivered by {JUDGE}, J.",
    "The following Judgment of the Court was delivered by {JUDGE}, J.-",
)

RESULT_WORDS: dict[tuple[str, str], tuple[str, ...]] = {
    ("appeal", "dismissed"): ("Appeal dismissed",),
    ("appeal", "allowed"): ("Appeal allowed", "Appeal accepted"),
    ("appeal", "partly"): ("Appeal partly allowed",),
    ("acquittal", "dismissed"): ("Appeal dismissed",),
    ("acquittal", "allowed"): ("Appeal allowed",),
    ("reference", "confirmed"): ("Reference accepted",),
    ("reference", "commuted"): ("Sentence commuted",),
    ("reference", "acquitted"): ("Reference rejected",),
    ("revision", "dismissed"): ("Revision dismissed",),
    ("revision", "allowed"): ("Revision allowed",),
    ("revision", "partly"): ("Revision partly allowed",),
    ("bail", "granted"): ("Bail granted", "Application allowed"),
    ("bail", "refused"): ("Bail refused", "Application rejected"),
    ("anticipatory", "granted"): ("Application allowed",),
    ("anticipatory", "refused"): ("Application rejected",),
    ("quash", "quashed"): ("Petition allowed", "Proceedings quashed"),
    ("quash", "refused"): ("Petition dismissed",),
}
