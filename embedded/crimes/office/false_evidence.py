"""A false case, and lies in it on oath."""

# One sentence per line is easier to read and to extend than the formatter's layout.
# fmt: off

from embedded.crime import Beat, Crime, Role

CRIME = Crime(
    key="false_evidence",
    weight=0.6,
    gist="a false case and false statements made in it on oath",
    cast={
        "accused": Role(("the petitioner", "the respondent", "the alleged perjurer"), male=0.82, ages=(22, 66)),
        "victim": Role(("the complainant", "the person falsely accused", "the aggrieved party"), male=0.8, ages=(24, 68)),
        "accused2": Role(("the second respondent", "the co-accused"), male=0.85),
        "munsif": Role(("the Presiding Judge", "the Munsif"), male=0.85, ages=(34, 59)),
    },
    props={
        "case": ("a suit for possession of a house", "a maintenance case", "a murder trial", "a bail matter", "a claim for compensation", "an election petition", "a mortgage suit", "an insolvency matter"),
        "lie": ("that {accused:he} had never signed the agreement", "that {accused:he} was an eye-witness", "that {accused:he} had no land or income", "that the notice had been served", "that {victim} had received the whole price", "that {victim} was the man who fired", "that no other case was pending"),
        "proof": ("{accused:his} own letter", "the attendance register of {accused:his} office", "a certified copy of the khatauni", "an earlier deposition", "the record of {hospital}", "a registered deed"),
        "charge": ("the theft of a cycle", "an assault on a pregnant woman", "setting fire to a haystack", "the rape of a servant", "a robbery on the highway", "the poisoning of a well", "the killing of a boy who was later found alive"),
        "plant": ("a blood-stained gandasa", "a packet of ganja", "a stolen watch", "a country-made pistol", "a back-dated receipt", "an ante-dated entry in a bahi"),
    },
    beats=(
        Beat("background", (
            "{victim} and {accused} were [at law over|engaged in litigation about] [a house at {town}|the estate of a common ancestor|some shops].",
            "Between {accused} and {victim} there was [bad blood|a feud] [of long standing|ever since a partition].",
            "The matter arises out of a proceeding before {munsif}, in which {accused} was [a party|a witness].",
        )),
        Beat("background", (
            "A pleader's clerk had [drawn up the paper|taught the witnesses], as {accused2} [later said|let out].",
            "At that time {victim} [was away on duty in another State|held a decree against {accused}|was to be a witness against {accused2}].",
        ), chance=0.45),
        Beat("event", (
            "On {date}, in the course of {case}, {accused} [stated on oath|deposed] {lie}.",
            "In an affidavit sworn on {date} and [filed|produced] in {case}, {accused} [declared|affirmed] {lie}.",
            "{accused} [entered the witness box|verified a written statement] in {case} and said {lie}.",
        ), chance=0.9, charges={"193": 0.75, "191": 0.1, "199": 0.35, "200": 0.28, "181": 0.1}),
        Beat("event", (
            "This was shown to be untrue by {proof}[|, which {accused} had to admit in cross-examination].",
            "Confronted with {proof}, {accused} [changed {accused:his} stand|fell silent].",
        ), chance=0.8),
        Beat("event", (
            "{accused} had [lodged a report at police station {station}|filed a petition] that {victim} was guilty of {charge}, [which the police on enquiry found to be false|of which not a word was true].",
            "On a written complaint by {accused} about {charge}, {victim} was [arrested|kept in jail for {days}], though [the thing had never happened|{accused} knew who the real culprit was].",
        ), chance=0.63, charges={"211": 0.72, "182": 0.6}),
        Beat("event", (
            "It is alleged that {accused2} [placed|hid] {plant} in the [house|field|cart] of {victim}, [to be found by the police|so that it might be used against {victim:him}].",
            "{plant} was [got up|made ready] by {accused} and {accused2} to be [shown in evidence|used at the trial].",
        ), chance=0.34, charges={"192": 0.2, "193": 0.4, "194": 0.28, "195": 0.38, "196": 0.35, "120B": 0.2}),
        Beat("event", (
            "{accused2} [filed a suit on a bond already paid off|obtained a decree for a sum not due], and {accused} [supported the claim|proved the signature].",
            "A claim for {amount} was [put forward|decreed] by {accused2}, [who knew that nothing was owing|which had been satisfied long before].",
        ), chance=0.3, charges={"209": 0.6, "210": 0.5, "208": 0.15}),
        Beat("event", (
            "Another stood in the dock [as surety|to confess judgment] in the name of {victim}, [and it was {accused2}|at the prompting of {accused}].",
            "{accused2} [signed the bail bond in the name of another|appeared before {munsif} under the name of another].",
        ), chance=0.25, charges={"205": 0.72, "419": 0.4, "471": 0.15}),
        Beat("event", (
            "To defeat the decree {accused} [conveyed the house to {accused2} for no price|drove the cattle away to another district], [so that nothing should be left to attach|a few days before the bailiff came].",
            "{accused} got {accused2} to [claim the attached goods as {accused2:his} own|set up an old lease], [so that they should escape the decree|and the bailiff came away with nothing].",
        ), chance=0.22, charges={"206": 0.65, "207": 0.4, "421": 0.15, "424": 0.15}),
        Beat("event", (
            "{accused} [produced a certificate|relied on a paper] of [illness|age|residence] [which was false in material points|given by one who had never seen {accused:him}].",
            "The certificate put in to explain {accused:his} absence was [signed by a doctor who was on leave that day|bought for a few rupees], and {accused} [knew it|had filled it in].",
        ), chance=0.25, charges={"197": 0.3, "198": 0.45, "471": 0.35, "196": 0.3}),
        Beat("event", (
            "{accused2} had [threatened a witness with harm|told a witness that {accused2:he} would burn the crop] to make that witness [speak falsely|stay away].",
            "A witness [told the court in tears|wrote to {munsif}] that {accused2} had [come to the house with a gun|offered money first and blows afterwards].",
        ), chance=0.2, charges={"506": 0.45, "503": 0.04}),
        Beat("aftermath", (
            "{munsif}, [while deciding the case|on an application by {victim}], [held an enquiry|recorded a finding] and [directed a complaint to be made|issued notice to show cause].",
            "{victim} was [acquitted|discharged], {munsif} remarking that [the witnesses had been tutored|the prosecution was a tissue of lies].",
        )),
        Beat("aftermath", (
            "It is argued that [the statement was a mere mistake of memory|the two statements can be reconciled|no complaint was made by the court concerned].",
            "{accused} [tendered an apology to the court|said that the lawyer had drawn up the paper and {accused:he} had only signed].",
        ), chance=0.7),
        Beat("aftermath", (
            "A certified copy of [the deposition|the affidavit|the report] was [obtained by {victim}|put on the file].",
            "{victim} had [spent {amount} in defending {victim:himself}|lost {victim:his} post on account of it].",
            "{accused2} [stuck to the old story|admitted a part of it] when [called as a witness|examined by {munsif}].",
        ), chance=0.6),
    ),
    charges={"193": 0.55, "211": 0.22, "182": 0.22, "199": 0.1, "200": 0.1, "195": 0.05},
)
