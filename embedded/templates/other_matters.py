"""Matters that cite no section of the Penal Code: revenue, service, land, accidents, cheques, drugs, kin.

"passing" sentences name the Penal Code without citing it; they appear only when the docket says so.
"""
# ruff: noqa: E501

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Matter:
    """One kind of matter and its sentences by role; `statute` lists the (act, section) it cites."""

    number: tuple[str, ...]  # how the registry numbers it
    petitioner: str  # what the court calls the person who came
    statute: tuple[tuple[str, str], ...]
    facts: tuple[str, ...]
    lower: tuple[str, ...]
    pro: tuple[str, ...]  # clauses, as in embedded/templates/arguments.py
    contra: tuple[str, ...]
    ratio: tuple[str, ...]
    order: tuple[str, ...]
    others: tuple[str, ...] = ("Union Of India", "{state_party}")
    since: int = 1950  # the first year with such matters


PASSING = (
    "[A prosecution under the Indian Penal Code|A criminal case under the Penal Code] [is said to be|was also] pending, but [it has no bearing here|nothing turns on it].",
    "[It was also mentioned|It was brought to notice] that [a case under the Indian Penal Code had ended in acquittal|proceedings under the I.P.C. were separately taken].",
    "[The definition in the Penal Code|What the Indian Penal Code says on the subject] [does not govern the present statute|is of no help in reading this Act].",
)

MATTERS: dict[str, Matter] = {
    "tax": Matter(
        ("Income Tax Reference No. {n} of {y}", "Tax Appeal No. {n} of {y}", "I.T.A. {n}/{y}"),
        "the assessee",
        (),
        (
            "The assessee [is a firm|carries on business as a firm] [dealing in|of dealers in] [yarn|jute goods|iron and steel|edible oil|tea] at {town}.",
            "For the assessment year [in question|under reference] it [returned|declared] an income of {amount}.",
            "The Assessing Officer [noticed|found] certain [cash credits|entries|deposits] in the books and [called for|asked for] an explanation.",
            "[The explanation offered was|The assessee explained] that the [sums were loans|amounts were sale proceeds], but [no confirmation was filed|the creditors did not appear].",
            "[The books|The account books] were [rejected|not accepted], and the [gross profit was estimated|income was enhanced].",
            "[Penalty proceedings|Proceedings for penalty] were also [initiated|started].",
        ),
        (
            "The [Appellate Assistant Commissioner|Commissioner (Appeals)] [confirmed the addition|deleted half of the addition].",
            "The Tribunal [agreed with|reversed] the [first appellate authority|Commissioner] and [referred the question|disposed of the appeal].",
        ),
        (
            "the [creditors were|identity of the creditors was] proved and nothing more was needed",
            "the [addition|estimate] is [based on no material|a pure guess]",
            "the notice was [served beyond time|without jurisdiction]",
        ),
        (
            "the burden of explaining the credits [lay on the assessee|was not discharged]",
            "the finding is one of fact and [binds the court|raises no question of law]",
        ),
        (
            "The [question|matter] is [concluded by a finding of fact|essentially one of fact].",
            "[An estimate|A best judgment assessment] must [be an honest one|rest on some material] and not be [capricious|vindictive].",
            "The [Tribunal|authority] has [considered the relevant material|taken into account all the circumstances].",
            "[It is for the assessee|The initial onus is on the assessee] to prove the [source|genuineness] of the [credits|receipts].",
            "A taxing statute is to be [construed strictly|read as it stands], and [there is no room for intendment|equity has no place in it].",
        ),
        (
            "The question is answered [in favour of the Revenue|in favour of the assessee].",
            "[The appeal is dismissed|The reference is disposed of accordingly] [with no order as to costs|].",
        ),
        ("Commissioner Of Income Tax", "Union Of India"),
    ),
    "service": Matter(
        ("Writ Petition No. {n} of {y}", "Service Appeal No. {n} of {y}", "W.P.(S) {n}/{y}"),
        "the petitioner",
        (("Constitution", "226"), ("Constitution", "311")),
        (
            "The petitioner was appointed as [a constable|a clerk|an assistant teacher|a junior engineer|a conductor] in the year {y0}.",
            "[A charge memo|A charge-sheet in a departmental enquiry] was [served on|issued to] the petitioner on {d1}, alleging [absence without leave|misconduct|shortage of stock].",
            "[The petitioner submitted|A] reply [was submitted|denying the charges], and an enquiry officer was appointed.",
            "The enquiry officer [found the charges proved|submitted a report against the petitioner].",
            "[By an order dated|By order of] {d2} the petitioner was [removed from service|dismissed|compulsorily retired].",
        ),
        (
            "The [departmental appeal|appeal] was [rejected|dismissed] by a [cryptic|non-speaking] order.",
            "The Tribunal [dismissed the claim|declined to interfere].",
        ),
        (
            "the enquiry was held [behind the back of the petitioner|in breach of natural justice]",
            "the [documents asked for were|copy of the report was] not supplied",
            "the punishment is [shockingly disproportionate|too severe]",
        ),
        (
            "the [scope of judicial review|jurisdiction under {cite0}] is limited",
            "the petitioner [took part in the enquiry|was given every opportunity]",
        ),
        (
            "[This Court|The court] does not sit in appeal over the findings of [a domestic enquiry|the disciplinary authority].",
            "[Natural justice|The rule of hearing] is not [a straitjacket|an empty ritual], and [prejudice has to be shown|its breach vitiates the order].",
            "The [report was not supplied|material witnesses were not examined], and [prejudice is writ large|the enquiry cannot be sustained].",
            "[The punishment|The penalty] must [bear a relation|be proportionate] to the [charge|misconduct].",
        ),
        (
            "The [writ petition|petition] is [allowed and the order dated {d2} is quashed|dismissed].",
            "The [authority is left free to hold a fresh enquiry|parties shall bear their own costs].",
        ),
    ),
    "land": Matter(
        ("Second Appeal No. {n} of {y}", "First Appeal No. {n} of {y}", "S.A. No. {n} of {y}"),
        "the plaintiff",
        (),
        (
            "The plaintiff [sued for|filed a suit for] [declaration of title|possession|specific performance|permanent injunction] in respect of [a house at|agricultural land in] {village}.",
            "[It was pleaded|The plaint said] that the [land|property] had been [purchased|inherited] [by a registered deed|from the father of the plaintiff].",
            "The defendant [denied the title|set up adverse possession|pleaded an earlier agreement].",
            "[Issues were framed|The trial court framed issues], and the parties led [oral and documentary|] evidence.",
            "[A commissioner was appointed|The revenue record was produced] to [show the boundaries|prove possession].",
        ),
        (
            "The trial court [decreed|dismissed] the suit.",
            "The first appellate court [reversed|affirmed] the decree.",
        ),
        (
            "the [courts below|lower appellate court] misread the [document of title|revenue entries]",
            "the suit was [within time|barred by time]",
            "possession follows title in a case of [vacant|open] land",
        ),
        (
            "the findings are [concurrent|of fact] and no substantial question of law arises",
            "the plaintiff must succeed on the strength of [his|the plaintiff's] own title",
        ),
        (
            "[An entry|A mutation entry] in the revenue record does not [confer|create] title.",
            "[Adverse possession|The plea of adverse possession] must be [specifically pleaded|open, continuous and hostile].",
            "[The document|The deed] has to be [read as a whole|construed in the light of the circumstances].",
            "The first appellate court [did not advert to|overlooked] the [material evidence|reasons of the trial court].",
        ),
        (
            "The appeal is [dismissed|allowed, and the decree of the trial court is restored].",
            "[Costs on parties|There will be no order as to costs].",
        ),
        ("{other_person}", "{other_person}"),
    ),
    "accident": Matter(
        ("M.A. No. {n} of {y}", "MAC.APP. {n}/{y}", "C.M.A. No. {n} of {y}"),
        "the claimants",
        (("MV", "166"), ("MV", "173")),
        (
            "The claimants are the [widow and children|parents] of a [mason|shopkeeper|school teacher] who died in a road accident on {d1}.",
            "[A truck|A bus|A tanker] [belonging to|owned by] the first respondent [dashed against|hit] the [scooter|bicycle] [from behind|].",
            "The deceased was [thirty-four|forty-one|twenty-eight] years old and [earned|is said to have earned] Rs. {small} a month.",
            "The owner [remained ex parte|denied negligence], and the insurer [pleaded breach of the policy|disputed the income].",
            "The policy was [valid|in force] on the date of the accident.",
        ),
        (
            "The Claims Tribunal [awarded|granted] {amount} with interest [at six per cent|at nine per cent].",
            "The Tribunal applied a [lower|wrong] multiplier.",
        ),
        (
            "the income was taken at [too low|a nominal] figure",
            "nothing was awarded [for loss of estate|towards future prospects]",
        ),
        ("the driver had no valid licence", "the compensation is [just|on the higher side]"),
        (
            "[Just compensation|Compensation] is neither a [bonanza|windfall] nor a [pittance|token].",
            "[The multiplier|The choice of the multiplier] depends on the age of the [deceased|claimants].",
            "The claim under {cite0} is to be [liberally construed|decided on a balance of probability].",
            "[Strict rules of evidence|The strict proof of a criminal trial] [do not apply|is not called for].",
        ),
        (
            "The [award is enhanced to|compensation is raised to] {amount2} with interest.",
            "[The insurer shall deposit the amount|The balance be deposited] within [eight weeks|two months].",
        ),
        ("The Oriental Assurance Co. Ltd.", "Bharat General Insurance Co. Ltd."),
        since=1990,
    ),
    "cheque": Matter(
        ("Criminal Revision No. {n} of {y}", "Crl.A. {n}/{y}", "Crl.O.P. No. {n} of {y}"),
        "the accused",
        (("NI", "138"), ("NI", "139"), ("CrPC", "397")),
        (
            "[A cheque for|The accused gave a cheque for] {amount} [drawn on a bank at {town}|] [towards repayment of a loan|for goods supplied].",
            "On [presentation|being presented] it was returned [unpaid|dishonoured] with the remark [insufficient funds|account closed].",
            "[A statutory notice|A notice of demand] was [sent|issued] on {d1}, and no payment [was made|followed].",
            "A complaint under {cite0} was [then|] filed before the Magistrate.",
            "The accused [admitted the signature|said that a blank cheque had been misused].",
        ),
        (
            "The Magistrate [convicted|acquitted] the accused under {cite0}.",
            "The appeal [failed before|was dismissed by] the Sessions Judge.",
        ),
        ("there was no legally enforceable debt", "the cheque was given as security"),
        ("the presumption under {cite1} was not rebutted", "the signature is admitted"),
        (
            "[The presumption under|By] {cite1} the [burden shifts|onus is on the drawer], [though it is rebuttable|to be discharged on probabilities].",
            "[A bare denial|Mere denial] does not rebut the presumption.",
            "The [lending capacity|source of funds] of the complainant [was never questioned|is doubtful].",
            "[Interference in revision under|The scope of] {cite2} is [limited|narrow].",
        ),
        (
            "The revision is [dismissed|allowed].",
            "The [amount deposited|fine] shall be [paid to the complainant|treated as compensation].",
        ),
        ("{state_party}", "{other_person}"),
        since=1990,
    ),
    "drugs": Matter(
        ("Bail Application No. {n} of {y}", "Criminal Appeal No. {n} of {y}", "BAIL APPLN. {n}/{y}"),
        "the applicant",
        (("NDPS", "20"), ("NDPS", "37"), ("NDPS", "50"), ("CrPC", "439")),
        (
            "[On secret information|Acting on a tip] the police [intercepted|stopped] the applicant near the [bus stand|railway station] of {town} on {d1}.",
            "[A bag carried by|The bag in the hand of] the applicant was [searched|opened], and [four kilograms of ganja were|a packet of charas was|some poppy husk was] [found|recovered].",
            "[Samples|Two samples] were drawn, sealed and sent to the laboratory.",
            "A case under {cite0} was registered at the Police Station.",
            "[No public witness|No independent person] joined the raid.",
        ),
        ("The Special Judge [rejected the prayer for bail|convicted the applicant] [on {d2}|].",),
        (
            "the safeguard of {cite2} was not followed",
            "the quantity is [small|intermediate]",
            "the [seal|sample] was tampered with",
        ),
        ("the rigour of {cite1} applies", "the recovery is of a [commercial|large] quantity"),
        (
            "The twin conditions of {cite1} have to be [met|satisfied].",
            "[Compliance with|The right under] {cite2} is [mandatory|not an empty formality].",
            "The quantity [recovered|seized] is [below the commercial quantity|of significance].",
            "[Drug trafficking|Trade in narcotics] [eats into the vitals of society|is a grave menace].",
        ),
        (
            "The application under {cite3} is [allowed|rejected].",
            "The trial court shall [expedite the trial|proceed uninfluenced by these remarks].",
        ),
        ("{state_party}", "{state_party}"),
        since=1987,
    ),
    "maintenance": Matter(
        ("Criminal Revision No. {n} of {y}", "CRL.REV.P. {n}/{y}", "Crl.R.C. No. {n} of {y}"),
        "the husband",
        (("CrPC", "125"), ("CrPC", "127"), ("CrPC", "401")),
        (
            "The parties were married at {town} and [have a daughter|lived together for three years].",
            "The wife [left|was turned out of] the matrimonial home and applied under {cite0} for maintenance.",
            "[She said|It was averred] that the husband [earned Rs. {small} a month|had neglected her] and that she had no means.",
            "The husband [denied neglect|said that she had left on her own] and [offered to keep her|pleaded want of means].",
        ),
        (
            "The Family Court [allowed the application|granted Rs. {small} a month] from the date of the [application|order].",
        ),
        (
            "the [amount is excessive|income was wrongly assessed]",
            "the wife [is educated|earns from tailoring]",
        ),
        ("an able-bodied husband cannot escape his duty", "the sum is barely enough"),
        (
            "{cite0} is a measure of social justice [meant to prevent vagrancy|].",
            "The amount may be [varied under {cite1}|altered on a change of circumstances].",
            "[The wife need not be a beggar|Some earning of the wife does not disentitle her].",
            "[In revision under|Under] {cite2} [findings of fact are not lightly disturbed|the court looks at the legality of the order].",
        ),
        (
            "The revision is [dismissed|partly allowed].",
            "[Arrears shall be cleared|The arrears be paid] in [three|four] instalments.",
        ),
        ("{other_person}", "{other_person}"),
    ),
}

ANSWERS = (
    "[Per contra|On the other hand], {counsel_state}, learned counsel for the [respondent|other side], [submitted|contended] that {point}.",
    "[Opposing the prayer|In reply], it was [submitted|argued] for the respondent that {point}.",
)

GENERAL_HOLDINGS = (
    "a judgment is an authority for what it decides and not for what may follow from it",
    "justice must not only be done but must [manifestly|] be seen to be done",
    "a court should be slow to interfere where [two views are possible|the authority has acted within its powers]",
    "[hard cases|cases of hardship] cannot be allowed to [unsettle the law|make bad law]",
    "procedure is [the handmaid of justice|meant to advance justice and not to defeat it]",
)

ANSWERS_MORE = (
    "It [is|was] [further|also|next] [submitted|contended|argued] [for the respondent|on the other side|] that {point}.",
    "[It is pointed out|It was emphasised] that {point}.",
)

REFLECTIONS = (
    "[Equity follows the law|The law has to be taken as it is], and [sympathy cannot override it|hardship is no ground to depart from it].",
    "[Each case|Every case] of this kind has to be [decided on its own facts|seen in its own setting].",
    "The [submission|contention] on the point [need not detain {us}|may be answered shortly].",
    "[The record|The material on record] [speaks for itself|leaves little room for doubt].",
    "[No other point|Nothing else] was [urged|pressed].",
)
