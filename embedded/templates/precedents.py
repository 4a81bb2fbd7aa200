"""Sentences about earlier decisions, all invented. Holdings are clauses without a full stop, by topic."""
# ruff: noqa: E501

INTRODUCE = (
    "In {precedent}, [it was held|the Court held|it was observed|it has been laid down] that {held}.",
    "[Reference may be made to|{we} may usefully refer to|A useful reference can be made to] {precedent}, where [it was held|the Court took the view] that {held}.",
    "[The law on the point|The legal position] [is settled|was settled] in {precedent}: {held}.",
    "[Reliance has been placed on|Learned counsel has relied upon|Our attention was drawn to] {precedent}, in which it was [said|observed|held] that {held}.",
    "It was [observed|pointed out|held] in {precedent} that {held}.",
    "[The principle|The rule] that {held} was [laid down|stated|reaffirmed] in {precedent}.",
    "In {precedent} too it was [recognised|said] that {held}.",
)

FOLLOW = (
    "The same view [was taken|is to be found|found favour] in {precedent}.",
    "The decision in {supra} and the one in {precedent} [are to the same effect|point the same way].",
    "To the same effect [is|are the observations in] {precedent}.",
    "In {supra} the [appellant|accused] had been [convicted|tried] {under_other_sections}, and [the conviction was set aside|the appeal failed|the matter was sent back].",
    "That was a case [under|of a charge under] {other_sections}, [in which|where] [there was but one witness|the witnesses were all of one household|the report had been made a week later|the investigation had changed hands twice|the accused had been named by nobody at first|the judgment of the trial court was one of acquittal].",
    "[The Court went on to say|It was further observed|It was added] that {held}.",
    "[The facts of that case|In that case the facts] were [peculiar|quite different|close to those before us].",
    "Two things were [emphasised|noticed] [there|in that decision]: the [nature of the evidence|conduct of the parties] and [the time that had passed|the stage of the case|the absence of malice].",
    "In that [case|decision] the offence alleged was one [under|punishable under] {other_sections}.",
)

KASHMIR = (
    "In a [case|decision] from Jammu and Kashmir [cited at the bar|to which reference was made], the accused had been [tried|convicted] {under_ranbir}, [and it was held that {held}|and the rule was applied in the same way].",
    "[The same view|A like view] was taken by the High Court of Jammu and Kashmir, [where the charge was one|in a trial] {under_ranbir}.",
    "Learned counsel also [relied upon|cited] a decision of the High Court of Jammu and Kashmir, which arose out of a conviction {under_ranbir}.",
)

DISTINGUISH = (
    "[The decision|The judgment] in {supra}, [relied on by learned counsel|cited at the bar], [turned on its own facts|is distinguishable|does not help {party}].",
    "[With respect|In {our} view], {supra} was decided on [its peculiar facts|a different footing], [the charge there being {under_other_sections}|and is of no assistance here].",
    "There is no quarrel with the [proposition|principle] laid down in {supra}, but [it has no application to the present facts|a precedent is an authority only for what it decides].",
)

QUOTE_LEAD = (
    "[The relevant portion|The relevant passage|Paragraph {para}] of the [judgment|decision] [reads|runs|is in these words]:",
    "[The following observations|These observations] in {precedent} [are apposite|may be quoted|deserve notice]:",
    "In {precedent} the [Court|Bench] [observed as under|said|laid down thus]:",
    "It would be [useful|profitable] to [extract|reproduce] what was said in {precedent}:",
)

QUOTE_GENERAL = (
    "[Each case|Every case] must [turn|depend] on its own facts, and [no rigid rule can be laid down|a decision on facts is no precedent].",
    "The burden lies throughout on the prosecution[ to prove its case|][, save where the law says otherwise|].",
    "[Suspicion|Grave suspicion], however strong, [is not proof|cannot take the place of proof].",
    "The duty of [the court|a judge] is to [separate the grain from the chaff|see that no innocent is punished and no guilty person escapes].",
    "[We are therefore unable|In that view we are unable] to [agree with the High Court|accept the submission].",
    "It is in this [background|perspective] that the charge {under_other_sections} [has to be examined|was considered].",
    "The words of {other_sections} [leave no room for doubt|are plain].",
    "[A technical approach|An over-technical view] in such matters [would defeat justice|is to be avoided].",
)

HOLDINGS: dict[str, tuple[str, ...]] = {
    "delay": (
        "[mere delay|delay by itself] in lodging the first information report is not [fatal|a ground to reject the whole case], but [the court must look for its explanation|an unexplained delay puts it on guard]",
        "a prompt report [lends assurance|gives credence] to the prosecution, while delay [may bring in embellishment|robs it of spontaneity]",
    ),
    "interested": (
        "a witness is not [interested|partisan] [merely because he is related|only for being a relative] to the victim, though his evidence [calls for careful scrutiny|is to be weighed with caution]",
        "the evidence of [a close relation|a natural witness] cannot be [discarded|rejected] on that ground alone",
    ),
    "medical": (
        "where ocular evidence is [trustworthy|cogent], [medical opinion|the hypothetical answer of a doctor] [does not displace it|cannot prevail over it]",
        "[only where|when] the medical evidence makes the ocular account [wholly improbable|impossible] [may the latter be rejected|does it lose its worth]",
    ),
    "motive": (
        "[absence of motive|failure to prove motive] is [of no moment|not fatal] where there is [clear|direct] evidence of the act",
        "in a case of circumstantial evidence motive [assumes importance|is a link], and its absence [weighs in favour of the accused|weakens the chain]",
    ),
    "identification": (
        "the substantive evidence is the identification in court, and a test parade [only corroborates it|is meant to test memory]",
        "identification for the first time in court, of a stranger, after a long time, is [of little value|ordinarily unsafe]",
    ),
    "recovery": (
        "only so much of the information as distinctly relates to the fact discovered is [admissible|let in]",
        "a recovery from [a place open to all|an accessible place] [loses its value|must be viewed with caution], though it is not [always|for that reason alone] worthless",
    ),
    "common_intention": (
        "common intention [implies a pre-arranged plan|requires a prior meeting of minds], which may [develop on the spot|be gathered from conduct]",
        "once membership of {assembly} with the common object is proved, [an overt act by each need not be shown|individual roles are not decisive]",
        "in a faction fight [the court should look for a consistent account by two or more witnesses|innocent bystanders may be roped in]",
    ),
    "conspiracy": (
        "the agreement is the [gist|essence] of conspiracy, and it [may be proved by inference|is seldom proved directly]",
        "[a few bits here and a few there|scattered pieces] do not [make a conspiracy|connect a man with a plot] [unless there is a thread|without a link]",
    ),
    "dying_declaration": (
        "a dying declaration found [true and voluntary|reliable] can be the sole basis of conviction",
        "the [certificate of the doctor|form of the declaration] is a rule of caution, and what matters is [the fitness of the maker|whether the maker spoke the truth]",
        "where there are two dying declarations at variance, [the court must find out which is true|neither can be acted upon without corroboration]",
    ),
    "hostile": (
        "the evidence of a hostile witness is not [effaced from the record|to be rejected as a whole], and the [dependable|corroborated] part can be used",
    ),
    "circumstantial": (
        "the circumstances must be [fully established|proved], must be consistent only with guilt, and must [exclude every other hypothesis|form a complete chain]",
        "last seen is a weak [link|circumstance] by itself, and the time gap must be so small that [no one else could come in|the possibility of another is ruled out]",
        "a false explanation may be an additional link but cannot [complete a broken chain|take the place of proof]",
    ),
    "independent": (
        "evidence is weighed and not counted, and [no particular number of witnesses is needed|the word of one truthful witness is enough]",
        "the failure to examine every person present is not fatal [unless he is essential to the story|where those examined are reliable]",
    ),
    "age": (
        "the [medical estimate of age|ossification test] is not exact, and the benefit of a doubt goes [to the accused|to the side of the accused]",
        "there is a difference between taking a minor and allowing [her|the minor] to accompany, and [some inducement must be shown|an active part is needed]",
    ),
    "prosecutrix": (
        "the prosecutrix is not an accomplice, and her evidence, if it [inspires confidence|rings true], [needs no corroboration|is enough]",
        "consent obtained on a promise is no consent only where the promise was [false from the start|never meant to be kept]",
    ),
    "dowry": (
        "the court should be [careful|slow] in proceeding against [distant relatives|every member of the family] on [omnibus|general] allegations",
        "not every harassment is cruelty, which must be [wilful|of a grave kind] or linked with [an unlawful demand|a demand for property]",
    ),
    "dowry_death": (
        "soon before is a relative expression, and there must be a [live and proximate|close] link between the cruelty and the death",
        "once cruelty for dowry soon before the death is shown, [the law presumes the rest|the burden is on the accused]",
    ),
    "inception": (
        "to hold a person guilty of cheating it must be shown that he had a dishonest intention [when the promise was made|at the beginning]",
        "a dispute of a civil nature [given a criminal colour|cloaked as a crime] is an abuse of process, but [a matter may be both|the same facts may give rise to both]",
    ),
    "forgery": (
        "the opinion of an expert is [to be received with caution|opinion after all], and [it is prudent to look for corroboration|the court may compare for itself]",
        "making a document is different from [making a false document|its contents being untrue], and [only the latter is forgery|the distinction is vital]",
    ),
    "entrustment": (
        "once entrustment is proved it is for the accused to [explain|render an account], and a false explanation [supports an inference of misappropriation|tells against him]",
        "a mere civil liability to pay does not [amount to|by itself become] criminal breach of trust",
    ),
    "sanction": (
        "the protection is for acts [reasonably connected with|done in the discharge of] duty, and not for [acts merely done under its cover|a crime]",
        "the question of sanction may be [raised at any stage|left open to be decided at the trial]",
    ),
    "negligence": (
        "[high speed alone is not|a mere error of judgment is not] [rashness|negligence], and the act must be the direct and proximate cause of the result",
        "criminal negligence is [gross|culpable] neglect, of a higher degree than [that which suffices in tort|carelessness]",
    ),
    "discrepancies": (
        "minor [discrepancies|contradictions] which do not go to the root of the matter are [natural|bound to occur] and [do not discredit a witness|are to be ignored]",
        "an omission in the police statement on a material point amounts to contradiction",
        "the maxim that what is false in one thing is false in everything is not [a rule of law here|applied in India]",
    ),
    "investigation": (
        "[a defect|an illegality] in investigation does not vitiate the trial unless [it has led to a failure of justice|prejudice is shown]",
        "the accused should not get the benefit of [every lapse|a lapse] of the investigator, and the rest of the evidence [must be examined on its own|is to be weighed dehors it]",
    ),
    "defence_right": (
        "non-explanation of the injuries on the accused is material where [they are serious|the evidence is of interested witnesses]",
        "the right of private defence is [not a right to retaliate|preventive and not punitive], but is not to be weighed in golden scales",
        "a sudden fight without premeditation, in which no undue advantage is taken, [brings the act within the exception|reduces the offence]",
    ),
    "not_put": (
        "a circumstance not put to the accused cannot be used against him, but [the omission is fatal only if it has caused prejudice|prejudice must be shown]",
    ),
    "death_sentence": (
        "death is to be awarded only [in the rarest of rare cases|where the alternative is unquestionably foreclosed]",
        "the court must draw up [a balance sheet|an account] of aggravating and mitigating circumstances before [it chooses the sentence|taking a life]",
    ),
    "sentence": (
        "the sentence must be [proportionate|commensurate with the gravity of the crime], and both [undue leniency|misplaced sympathy] and [undue harshness|vindictiveness] are to be avoided",
        "[long pendency|the lapse of years] may be a ground for reducing [the sentence|imprisonment], [though not below the minimum|in a fit case]",
    ),
    "complaint_bar": (
        "the bar operates only where the offence was committed [in the court's own proceeding|after the document came into court], and [is to be strictly construed|cannot be evaded by changing the label]",
    ),
    "instigation": (
        "instigation means to goad or urge forward, and [a word uttered in anger is not that|there must be a clear intention to bring about the act]",
        "there must be a [direct or indirect|proximate] act of incitement, and [harassment without more is not enough|the conduct must leave no option]",
    ),
    "alibi": (
        "an alibi must be proved so as to [exclude the presence of the accused|rule out his presence], but its failure does not [relieve the prosecution of its burden|prove guilt]",
    ),
    "intent_to_kill": (
        "it is the intention, coupled with some act, which matters, and [an injury capable of causing death is not essential|the extent of the hurt is not decisive]",
    ),
    "threat": (
        "a mere expression of words without [an intent to cause alarm|any intention to alarm] is not [intimidation|an offence]",
        "the insult must be such as [would provoke a person to break the peace|is likely to lead to a breach of peace]",
    ),
    "speech": (
        "[words must be judged by|the effect is to be judged by] the standard of [reasonable, strong-minded|ordinary] people and not of [weak and vacillating minds|the hypersensitive]",
        "free speech may be restricted only where there is [a clear link with|a real threat to] public order",
    ),
    "possession": (
        "a bona fide claim of right, even if mistaken, [negatives the criminal intent|is a good defence]",
        "a person in settled possession may not be thrown out [save by law|by force], [even by the true owner|whoever he may be]",
    ),
    "forensic": (
        "failure to prove safe custody of the sample [is fatal|breaks the link], the [burden|onus] being on the prosecution",
        "the absence of a report is not fatal [where the ocular evidence is clear|in every case]",
    ),
    "parity": (
        "[bail is the rule and jail the exception|the object of bail is to secure the presence of the accused], and [detention is not to be punitive|liberty may not be taken away lightly]",
        "parity cannot be the sole ground, and the [role of each accused|part played] has to be seen",
        "[delay in trial|long incarceration] [infringes|offends] the right to a speedy trial [{under_const_life}|]",
    ),
    "custody": (
        "[the gravity of the charge|the nature of the accusation], the antecedents of the applicant and the possibility of flight are to be [kept in view|weighed]",
        "pre-arrest bail is [not to be granted as a matter of course|an extraordinary remedy], [but is not to be refused on hypertechnical grounds|which needs a strong case]",
    ),
    "settlement": (
        "proceedings in a dispute of a private nature may be [quashed|brought to an end] on settlement, but not those in [heinous crimes|crimes against society]",
        "the inherent power is [distinct from|wider than] the power to compound [under|given by] {code_compound}",
    ),
    "no_offence": (
        "the power [under|given by] {code_inherent} is to be used sparingly, [where the complaint discloses no offence|to prevent abuse of process]",
        "at that stage the court does not [weigh evidence|enter upon a trial], and takes the allegations [as they are|at their face value]",
    ),
}

BENCH_HOLDINGS: dict[str, tuple[str, ...]] = {
    "appeal": (
        "an appellate court must [reappraise|go through] the evidence for itself and give [its own|cogent] reasons",
        "[the benefit of a reasonable doubt|a reasonable doubt] is not [an imaginary one|a vague hunch], but one that [rests on reason|arises from the evidence]",
    ),
    "acquittal": (
        "an order of acquittal [strengthens|reinforces] the presumption of innocence and is not to be [disturbed|interfered with] [unless it is perverse|merely because another view is possible]",
        "where two views are possible [the appellate court does not put its own in the place of the trial court's|the acquittal stands]",
    ),
    "revision": (
        "in revision the court does not [reappreciate the evidence|sit as a second court of appeal] [save where there is manifest illegality|unless the finding is perverse]",
    ),
}
