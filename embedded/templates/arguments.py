"""What counsel say. Points are clauses without a full stop; LEADS turn them into sentences.

Points are kept by topic: the reasoning and the precedents of the same topic answer them.
"""
# ruff: noqa: E501

LEADS_FIRST = (
    "[Learned counsel|The learned counsel|{counsel}, learned counsel] [appearing for|for] {party} [submits|has submitted|contended|argued|strenuously urged] that {point}.",
    "[Assailing|Attacking] the [order under challenge|impugned order], {counsel} [submitted|argued|urged] [in the first place|at the outset|] that {point}.",
    "The [first|main|principal] [submission|contention|argument] [of learned counsel for {party}|made on behalf of {party}] is that {point}.",
    "On behalf of {party} it [is|was] [submitted|contended|argued] [by {counsel}|] that {point}.",
)

LEADS_MORE = (
    "It [is|was] [further|next|also] [submitted|contended|urged|argued] that {point}.",
    "[Counsel|Learned counsel] [further|also|next] [submits|contends|argued|urged] that {point}.",
    "According to [learned counsel|counsel for {party}|counsel], {point}.",
    "[It is the further submission|The next submission is|Another point taken is] that {point}.",
    "[It is pointed out|Attention was drawn to the fact|Counsel points out] that {point}.",
)

LEADS_LAST = (
    "[Lastly|Finally], it [is|was] [submitted|argued|urged] that {point}.",
    "[Alternatively|In the alternative], it [is|was] [submitted|argued] that {point}.",
)

DEFENCE_GENERAL = (
    "{party} {has} been falsely implicated [because of {old_grudge}|on account of {old_grudge}|out of {old_grudge}]",
    "no offence {under_main} is [made out|disclosed|proved] [on the evidence|even if the prosecution case is taken at its face value|]",
    "the ingredients of {main} are [wanting|not satisfied|altogether missing]",
    "there is no [reliable|trustworthy|legal] evidence that {that_deed}",
    "the story that {that_deed} is [a figment of imagination|an afterthought|improbable on the face of it]",
    "the case [registered under|of offences under] {charges} is [an abuse of the law|a counterblast|motivated]",
    "{party} {has} no criminal [history|antecedents]",
)

DEFENCE_TRIAL = (
    "the evidence does not [show|establish beyond reasonable doubt] that {that_deed}",
    "the [finding of guilt|view urged by the prosecution] [rests on|is based on] [surmises and conjectures|inadmissible evidence|suspicion]",
    "the [evidence|material] was not [read|considered] as a whole and [what favoured {party} was left out|{party} suffered prejudice]",
    "[two views|two conclusions] being possible, the one favourable to the accused [must be taken|is the one to be preferred]",
)

DEFENCE: dict[str, tuple[str, ...]] = {
    "delay": (
        "the first information report was lodged after [an unexplained delay of {delay}|{delay}] and the [time was used to concoct a story|delay has not been explained]",
        "the delay of {delay} in [lodging the report|going to the police] [is fatal to the prosecution|throws doubt on its genesis]",
        "the report [reached the Magistrate only after {delay}|appears to be ante-timed], which [points to consultations|has not been explained]",
    ),
    "interested": (
        "the [eye-witnesses|witnesses of fact] are [close relations of the victim|all interested persons] and [their word cannot be accepted without corroboration|partisan]",
        "[the only witnesses|those examined] are [members of one family|on terms of enmity with the accused], and [nobody else was examined|independent persons were kept back]",
    ),
    "medical": (
        "the medical evidence [is at variance with|contradicts|belies] the [ocular account|version of the eye-witnesses]",
        "{doctor} has not [supported|borne out] the [manner of assault|weapon] spoken to by the witnesses",
        "the injuries [were simple|could have been caused by a fall|do not match the number of blows spoken to]",
    ),
    "motive": (
        "no motive [has been|was] [proved|shown], and [without one the story is hard to believe|the one suggested is too weak]",
        "the [alleged|suggested] motive is [remote|stale|too trivial] to [lead anybody to|explain] such an act",
    ),
    "identification": (
        "[it was {dark}|it was night] and the [accused were not known to the witnesses|witnesses could not have recognised anybody]",
        "[everything was over in moments|the witnesses were at a distance] and the [accused were not known to the witnesses|witnesses could not have recognised anybody]",
        "[no|a belated] test identification parade was held, and [the accused had been shown to the witnesses|identification in court is worthless]",
        "the names of the accused [do not figure|were not mentioned] in the first information report",
    ),
    "recovery": (
        "the recovery [under|in terms of] {ev_discovery} is [doubtful|from an open place|planted], the [panch witnesses having turned hostile|panchas being stock witnesses]",
        "nothing [incriminating|] was recovered from the possession of {party}",
        "the seal and the [custody|link evidence] of the seized articles were not [proved|accounted for]",
    ),
    "common_intention": (
        "no overt act is [attributed|ascribed] to some of the accused, and {rider} could not be [invoked|pressed into service]",
        "[a shared purpose|a common design] [has not been proved|was merely presumed], so that {rider} [has no application|does not apply]",
        "mere presence at the [spot|scene] does not attract {rider}",
    ),
    "conspiracy": (
        "there is no evidence of [any agreement|a meeting of minds], and the charge of conspiracy [must fail|rests on conjecture]",
        "the [links|acts] relied upon [for the conspiracy|] are [equally consistent with innocence|disjointed]",
    ),
    "dying_declaration": (
        "the dying declaration is [tutored|not recorded in the words of the deceased|unsupported by a certificate of fitness]",
        "the deceased was [unconscious|not in a fit state of mind], so that the statement relied on [under|in terms of] {ev_dying} [could not have been made|is unsafe to act upon]",
    ),
    "hostile": (
        "the [material|principal] witnesses [turned hostile|did not support the prosecution], and [what remains is hearsay|nothing is left of the case]",
        "the evidence of {pw}, who [was declared hostile|resiled], [was used against the accused|ought not to have been relied upon in part]",
    ),
    "circumstantial": (
        "there is no eye-witness, and the chain of circumstances is [broken|not complete]",
        "the [theory of last seen|last seen evidence] is [weak|of no value], the gap of time being [too long|{delay}]",
        "the circumstances are [not proved|capable of being explained on another hypothesis]",
    ),
    "independent": (
        "no independent witness [was examined|came forward] though [the place is thickly populated|many are said to have gathered]",
        "[material witnesses|the natural witnesses] named in the report were [withheld|given up], and [an adverse inference must follow {under_ev_presume}|no reason is given]",
    ),
    "age": (
        "{victim:role} was [above the age of discretion|a major on the material date] and [went of her own accord|left home willingly]",
        "the [proof of age|ossification test] leaves a margin of two years [either way|], the benefit of which [goes to the accused|was denied to the accused]",
    ),
    "prosecutrix": (
        "the [sole testimony|evidence] of {victim:role} is [full of contradictions|not of sterling quality] and [lacks medical corroboration|finds no corroboration]",
        "the relationship was [consensual|one of consent], and the report was [the result of family pressure|lodged when it was discovered]",
    ),
    "dowry": (
        "the allegations of [harassment|demand] are [general and omnibus|vague], with no [date|particulars], and [the whole family has been roped in|relatives living apart have been named]",
        "the [couple lived|parties were living] [separately|away from the in-laws], and no [demand|complaint] was ever [made|reported] before",
    ),
    "dowry_death": (
        "there is no evidence of cruelty [soon before the death|in proximity to the event], and the presumption [under|in terms of] {ev_dowry} [does not arise|could not be drawn]",
        "no [proximate|live] link between the alleged demand and the death is [shown|proved]",
    ),
    "inception": (
        "there was no dishonest intention [at the inception|from the very beginning], which is the [gist|essence] of cheating",
        "the dispute is [purely of a civil nature|about money], and [criminal law has been set in motion to recover it|a civil suit is already pending]",
        "a mere [breach of contract|failure to keep a promise] [is not an offence|cannot be cheating]",
    ),
    "forgery": (
        "the [opinion of the handwriting expert|expert's opinion] is [weak evidence|uncorroborated], and nobody [saw {party} write|speaks to the signature]",
        "{party} {was} [not the maker|neither the author nor the beneficiary] of the [document|documents]",
        "the original [documents were|document was] never produced, and [copies prove nothing|photocopies are inadmissible]",
    ),
    "entrustment": (
        "there was no entrustment [of any property|], without which [there can be no criminal breach of trust|the offence is not complete]",
        "the shortage [is an error of accounting|has been made good], and [misappropriation is not proved|no dishonest intention is shown]",
    ),
    "sanction": (
        "{party} {was} [a public servant|discharging official duties], and [no sanction was obtained|the sanction is bad for want of application of mind]",
        "the cognizance is [barred|bad] for want of [sanction|a complaint by the competent officer]",
    ),
    "negligence": (
        "the evidence of [rashness|rash or negligent driving] is [wanting|limited to the words high speed]",
        "the [accident|mishap] [was due to a mechanical failure|happened because the deceased came suddenly before the vehicle|was not the direct result of any act of {party}]",
    ),
    "discrepancies": (
        "there are [material|glaring] [contradictions|improvements|omissions] in the evidence of [PW-1 and PW-2|the witnesses], which [go to the root of the matter|were overlooked]",
        "the [version|story] in court is [a vast improvement upon|different from] the [police statements|first report]",
    ),
    "investigation": (
        "the investigation was [tainted|perfunctory|one-sided], [the officer who registered the case having investigated it|material evidence not being collected]",
        "[the site plan does not show the places|the seized articles were never sent for examination], and [this lapse goes to the benefit of the accused|no explanation is offered]",
    ),
    "defence_right": (
        "the incident [took place in a sudden fight|happened on the spur of the moment] without premeditation, so that the case [falls within an exception|would not travel beyond {lesser}]",
        "the injuries on the [side of the accused|accused] have not been explained, which [shows that the true origin was suppressed|supports the plea of private defence]",
    ),
    "not_put": (
        "the [incriminating circumstances|material circumstances] were not put to the accused [under|in the examination under] {code_examination}, and [they cannot be used|prejudice has resulted]",
    ),
    "death_sentence": (
        "this is not [one of the rarest of rare cases|a case for the extreme penalty], {party} being [of young age|capable of reform] and having no [criminal past|previous conviction]",
        "the trial court [heard {party} on sentence the same day|did not draw up the mitigating circumstances], and [the sentence of death is vitiated|life imprisonment would suffice]",
    ),
    "sentence": (
        "the sentence is [too harsh|excessive|out of proportion], regard being had to [the age of {party}|the time already spent in custody|the long lapse of time]",
        "{party} {has} [undergone a substantial part of|already suffered] the [sentence|agony of a long trial], and [a lenient view is called for|the sentence may be reduced to that undergone]",
    ),
    "complaint_bar": (
        "cognizance could be taken only on a complaint in writing [of the court concerned|of the public servant concerned], and [the police report is no substitute|that bar was overlooked]",
    ),
    "instigation": (
        "there was no [instigation|abetment], [no positive act being alleged|the note naming nobody], and [harassment alone does not make out the offence|a quarrel is not instigation]",
        "the deceased was [hypersensitive|under depression|in debt], and [the death had other causes|no link with {party} is shown]",
    ),
    "alibi": (
        "{party} {was} [at another place|on duty elsewhere] on the day, and the [plea of alibi|plea] was [brushed aside|rejected without reason]",
    ),
    "intent_to_kill": (
        "no [vital part was aimed at|injury was dangerous to life], and the intention required [for an attempt|] is [missing|not made out]",
    ),
    "threat": (
        "the [words|threats] attributed [to {party}|] are [vague|not reproduced anywhere], and [no alarm was caused|nothing shows that they were meant]",
        "mere abuse in a quarrel [does not amount to|is not] [criminal intimidation|an offence]",
    ),
    "speech": (
        "the [words|writing] complained of [must be read as a whole|are fair comment], and there was no [deliberate intention to offend|malice]",
        "[nobody was provoked|public order was not disturbed], and the [publication|statement] was made [in good faith|for the public good]",
    ),
    "possession": (
        "{party} {was} in [settled possession|possession under a claim of right], and there can be no [trespass|mischief] upon one's own [land|premises]",
        "a bona fide dispute of title [exists|is pending], which [ought to be left to the civil court|takes the matter out of the criminal law]",
    ),
    "forensic": (
        "the report of the [laboratory|Chemical Examiner] is [inconclusive|not connected with the accused], and the [sample|article] was [sent after {delay}|not shown to be the one seized]",
    ),
    "parity": (
        "{co_accused} has already been [granted bail|released], and the case of {party} is on [the same|a better] footing",
        "{party} {has} been in [jail|custody] since {arrest_date}, and [the trial is not likely to end soon|charges are yet to be framed]",
    ),
    "custody": (
        "nothing remains to be recovered, and custodial interrogation is [not required|uncalled for]",
        "{party} {has} [roots in society|a fixed abode] and [{is} ready to appear whenever called|{is} ready to abide by any condition]",
    ),
    "settlement": (
        "the parties have [settled their dispute|compromised the matter] with the help of [elders|well-wishers], and [no purpose will be served by going on|the complainant has no objection]",
    ),
    "no_offence": (
        "the first information report, taken as it stands, does not disclose [any offence|an offence {under_main}] against {party}",
        "the prosecution is [mala fide|a tool of harassment], lodged to [wreak vengeance|put pressure] [in a pending litigation|because of {old_grudge}]",
    ),
}
