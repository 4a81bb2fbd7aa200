"""What the State answers, in the form and by the topics of embedded/templates/arguments.py."""
# ruff: noqa: E501

LEADS_STATE_FIRST = (
    "[Per contra|On the other hand|In reply|Opposing the prayer], {counsel_state}, [learned counsel for the State|learned Public Prosecutor|learned Additional Government Advocate], [submitted|contended|argued] that {point}.",
    "[Learned counsel for the State|The learned Public Prosecutor|The learned A.P.P.] [opposed the prayer and|] [submitted|urged] that {point}.",
    "[Refuting|Controverting] these submissions, [learned counsel for the State|{counsel_state} for the State] [submits|submitted] that {point}.",
    "[The State|The learned State counsel], [on the contrary|on the other side], [contends|argued] that {point}.",
)

LEADS_STATE_MORE = (
    "It [is|was] [further|also|next] [submitted|contended|argued] [on behalf of the State|for the State|] that {point}.",
    "[The learned Public Prosecutor|State counsel|Learned counsel] [further|also] [submits|argued|pointed out] that {point}.",
    "[In the submission of the State|According to the State], {point}.",
    "[It was emphasised|It is pointed out] that {point}.",
)

LEADS_STATE_APPEAL = (
    "[Assailing the acquittal|Attacking the judgment of acquittal], {counsel_state}, [learned counsel for the State|learned Public Prosecutor], [submitted|contended] that {point}.",
    "[Learned counsel for the State|The learned Public Prosecutor] [submits|argued] that the acquittal [is perverse|cannot be sustained], since {point}.",
)

STATE_GENERAL = (
    "the allegations are [grave|serious|specific], and the [role|part] of {party} is [clearly spelt out|not in doubt]",
    "the [witnesses|witness] had no reason to [implicate an innocent man|spare the real culprit|tell a lie]",
    "{gist} is not a matter [to be taken lightly|in which leniency is called for]",
)

STATE_STAGE = (
    "the [material|evidence] collected [so far|] [shows|indicates|discloses] that {that_deed}",
    "the [case diary|charge-sheet] [bears out|shows] that {that_deed}",
    "a prima facie case {under_main} is [made out|disclosed]",
    "the ingredients of {charges} are [disclosed|present] [on the face of the record|]",
)

STATE_TRIAL = (
    "the evidence [clearly|amply|fully] [shows|proves|bears out] that {that_deed}",
    "it is [proved|established] [on record|from the evidence] that {that_deed}",
    "the offence {under_main} is [fully made out|proved to the hilt|clearly established]",
    "all the ingredients of {charges} [stand proved|are present]",
)

STATE_SUPPORTS = (
    "the court below has [rightly|correctly] [believed|relied upon] [the prosecution witnesses|PW-1 and PW-2]",
    "there is no [perversity|infirmity|illegality] in the [judgment|findings] [under challenge|of {below}]",
)

STATE: dict[str, tuple[str, ...]] = {
    "delay": (
        "the delay has been [explained|satisfactorily explained] by [the distance of the police station|the condition of {informant}|the fear of the accused]",
        "[in such a case|in a matter of this kind] some delay is [natural|only to be expected] and is no ground to [throw out the case|doubt the witnesses]",
    ),
    "interested": (
        "relationship is no ground to [discard|disbelieve] a [truthful|natural] witness",
        "relations would be the last to [screen the real offender|leave out the guilty]",
    ),
    "medical": (
        "the medical evidence [fully corroborates|supports] the eye-witnesses",
        "the opinion of the doctor [cannot override|does not outweigh] a clear ocular account",
    ),
    "motive": (
        "motive [loses its importance|is not of much consequence] in the face of direct evidence",
        "[{old_grudge} was|enmity between the parties was] the motive, and it is [admitted|proved]",
    ),
    "identification": (
        "the accused were [known to the witnesses from before|named at the earliest], so that no parade was needed",
        "there was [sufficient opportunity|ample opportunity] to see, and identification is [beyond doubt|unshaken]",
    ),
    "recovery": (
        "the recovery at the instance of {party} [lends assurance|furnishes corroboration] and is admissible [under|in terms of] {ev_discovery}",
        "the recovery is proved by {officer}, [who had no reason to plant it|whose word is as good as any other's]",
    ),
    "common_intention": (
        "they came together, armed, and left together, and {rider} is [clearly attracted|rightly applied]",
        "each [participated in|shared] the act, and it does not matter who [did what|did which act]",
    ),
    "conspiracy": (
        "a conspiracy is [hatched in secrecy|seldom open to direct proof], and the [acts|conduct] of the accused [leave no doubt about it|speak for themselves]",
    ),
    "dying_declaration": (
        "the dying declaration is [truthful and voluntary|recorded by a Magistrate] and needs no corroboration",
        "a conviction can [safely|] be based on [such a statement|it] {under_ev_dying}",
    ),
    "hostile": (
        "the evidence of a hostile witness is not [washed off altogether|effaced], and the part that supports the prosecution can be [used|relied upon]",
    ),
    "circumstantial": (
        "the circumstances form [a complete chain|an unbroken chain] and point to [nobody else|the guilt of {party} alone]",
        "{party} {was} last seen with {victim:role} and {has} offered no explanation, as [required by|the burden lay under] {ev_special}",
    ),
    "independent": (
        "people are [generally|] [reluctant to come forward|unwilling to depose], and it is the quality and not the number of witnesses [that counts|that matters]",
    ),
    "age": (
        "{victim:role} was a minor [according to the school record|on the date of the incident], and consent is [immaterial|of no consequence]",
    ),
    "prosecutrix": (
        "the testimony of {victim:role} is [cogent|consistent] and can be acted upon without [corroboration|more]",
        "no woman would [stake her honour|make such an allegation] for nothing",
    ),
    "dowry": (
        "the [demand|harassment] is [spoken to by the parents of {victim:role}|proved by letters and witnesses]",
        "no [wife|woman] would [break up her own home|go to the police] on a false pretext",
    ),
    "dowry_death": (
        "the death took place within seven years of marriage and was [unnatural|preceded by a demand]",
        "the presumption [under|of] {ev_dowry} has not been rebutted",
    ),
    "inception": (
        "the intention to cheat is [writ large|evident] from the conduct of {party}, and a civil remedy [is no bar|does not shut out prosecution]",
    ),
    "forgery": (
        "the [report of the expert|expert's opinion] is [corroborated by surrounding circumstances|reasoned], and {party} took the benefit of the [forged documents|document]",
    ),
    "entrustment": (
        "entrustment is [admitted|proved by the registers], and it was for {party} to [account for the property|explain what became of it]",
    ),
    "sanction": (
        "the acts were [no part of official duty|a cloak for crime], and no sanction is [needed|called for]",
    ),
    "negligence": (
        "the [speed and the manner of driving|broken rules], the place and the [skid marks|injuries] leave no doubt about [rashness|gross negligence]",
    ),
    "discrepancies": (
        "the contradictions are [minor|trivial] and [do not touch the core of the case|only show that the witnesses were not tutored]",
    ),
    "investigation": (
        "lapses of the investigating officer cannot [defeat the case|enure to the benefit of the accused]",
    ),
    "defence_right": (
        "the accused were the aggressors, [came armed|struck an unarmed person], and [cannot claim any exception|no sudden fight is shown]",
    ),
    "not_put": (
        "all the [material|relevant] circumstances were put, and no prejudice [is shown|was pleaded]",
    ),
    "death_sentence": (
        "the crime was [cold-blooded|of extreme brutality] and [shocks the conscience|calls for the extreme penalty]",
        "no mitigating circumstance [exists|has been shown]",
    ),
    "sentence": (
        "the sentence is [commensurate with|proportionate to] the gravity of the crime, and [misplaced sympathy would do harm|no interference is called for]",
    ),
    "complaint_bar": (
        "the bar [does not apply|has no application] to offences [committed outside the court|which stand on their own]",
    ),
    "instigation": (
        "the [persistent conduct|cruelty] of {party} left {victim:role} with no other way, and {ev_suicide} [comes into play|supports the prosecution]",
    ),
    "alibi": (
        "the burden of proving an alibi is heavy, and [it was not discharged|the plea was raised late]",
    ),
    "intent_to_kill": (
        "the intention is to be gathered from [the weapon, the part of the body and the force|the act itself], and not from the [result|nature of the injury] alone",
    ),
    "threat": (
        "the threats were [real|repeated before witnesses] and [kept the family in fear|were meant to be acted upon]",
    ),
    "speech": (
        "the [words|publication] are [per se offensive|calculated to wound], and [their effect is for the trial|intention follows from the words]",
    ),
    "possession": (
        "the possession of {informant} is [proved by the revenue record|long and peaceful], and nobody may take the law into his own hands",
    ),
    "forensic": (
        "the report of the laboratory [connects the accused with the crime|supports the prosecution], and the seals were [found intact|never tampered with]",
    ),
    "parity": (
        "the case of {co_accused} [stands on a different footing|is distinguishable], and witnesses [are yet to be examined|are under threat]",
        "the length of custody is no ground [by itself|where the offence is grave], and witnesses [are yet to be examined|are under threat]",
    ),
    "custody": (
        "the investigation is [at a crucial stage|going on], and custodial interrogation of {unarrested} is [necessary|required to unearth the truth]",
        "the [accusation|offence] is [grave|serious], and there is [every likelihood of flight|reason to fear that witnesses will be won over]",
    ),
    "settlement": (
        "the offences are [not compoundable {under_code_compound}|against society], and [the compromise should not be accepted|the court may pass appropriate orders]",
    ),
    "no_offence": (
        "the allegations [disclose a cognizable offence|make out a prima facie case], and disputed facts [cannot be gone into at this stage|are for the trial]",
    ),
}
