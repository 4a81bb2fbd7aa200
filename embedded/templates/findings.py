"""What the court finds on each topic, against the accused and for them."""
# ruff: noqa: E501

AGAINST: dict[str, tuple[str, ...]] = {
    "delay": (
        "The [report was lodged without undue delay|delay stands explained], regard being had to [the distance|the state in which {informant} was].",
        "[No capital can be made|Nothing turns] [out of|on] the delay of {delay}, which is [natural in the circumstances|well explained by PW-1].",
    ),
    "interested": (
        "[Relationship|Kinship] is not by itself a ground to [reject|brush aside] evidence which is [otherwise credible|consistent].",
        "The witnesses, [though related|though kin of the victim], [were natural witnesses|had no reason to leave out the real assailant].",
    ),
    "medical": (
        "The [medical evidence|opinion of {doctor}] is in [accord|line] with the [ocular account|version of the witnesses].",
        "The [so-called inconsistency|difference] between the medical and the ocular evidence is [more imaginary than real|of no consequence].",
        "The [nature and seat of the injuries|injuries found] [leave no manner of doubt about|confirm] the manner of the assault.",
    ),
    "motive": (
        "[Motive|The question of motive] [pales into insignificance|recedes to the background] when there is [direct|eye-witness] evidence.",
        "The [strained relations between the parties are|ill-will between the parties is] [admitted|borne out], and that furnished the motive.",
    ),
    "identification": (
        "The witnesses [had ample opportunity to see|knew the accused from before], and [there is nothing to suggest a mistake|a mistake is ruled out].",
        "The [identification parade|parade] was held [promptly|with due precautions], and [nothing has been shown against it|it lends assurance].",
    ),
    "recovery": (
        "The [recovery|discovery] at the instance of {party} is [proved by {officer}|duly proved] and [cannot be brushed aside|is a strong circumstance].",
        "That the [panch|panch witness] did not support the recovery is [no ground to reject it|not decisive], {officer} [being reliable|having stood the test].",
    ),
    "common_intention": (
        "The [accused came together and left together|concerted action is manifest], and {rider} [was rightly invoked|applies with full force].",
        "Their [conduct before, during and after shows|acts taken together show] that they shared the [intention|purpose].",
    ),
    "conspiracy": (
        "The [chain of events|conduct of the accused] can be [explained only by|understood only on the footing of] a prior [agreement|design].",
    ),
    "dying_declaration": (
        "The dying declaration is [clear and coherent|free from tutoring], and {we} [find no reason to discard it|place reliance on it].",
        "[{doctor} has certified|It is proved] that the deceased was [conscious|in a fit state], and the statement [bears the ring of truth|is truthful].",
    ),
    "hostile": (
        "[Even if|Although] some witnesses [have resiled|turned hostile], the [remaining evidence|rest of the evidence] is [sufficient|enough to sustain the charge].",
    ),
    "circumstantial": (
        "The circumstances, taken together, [form a chain so complete|point unerringly] [as to leave no room for another hypothesis|to the guilt of {party}].",
        "{party} {has} offered no explanation for what was [within special knowledge|peculiarly within knowledge], and {ev_special} [comes into play|is attracted].",
    ),
    "independent": (
        "Non-examination of [others|more witnesses] [does not affect the case|is inconsequential], as [those examined are reliable|people avoid being dragged to court].",
    ),
    "age": (
        "The [school record|evidence of age] [shows|proves] that {victim:role} was a minor, and the plea of consent [does not arise|has no meaning].",
    ),
    "prosecutrix": (
        "The evidence of {victim:role} [inspires confidence|is natural and consistent], and {we} [see no reason to doubt it|find it safe to rely on it].",
        "The absence of [injuries|marks of violence] does not [by itself|] [show consent|falsify the charge].",
    ),
    "dowry": (
        "The letters [leave no doubt|prove] that {victim:role} was [treated with cruelty|subjected to ill-treatment].",
        "The evidence of [demand and ill-treatment|harassment] is [consistent|specific] and [has not been shaken|inspires confidence].",
    ),
    "dowry_death": (
        "The death was [unnatural and within seven years of marriage|preceded by persistent demands], and the presumption [under|of] {ev_dowry} stands unrebutted.",
        "The [demand|ill-treatment] continued [until shortly before the death|to the end], and the link with the death is [live|close].",
    ),
    "inception": (
        "The [dishonest intention|fraudulent design] was there from the [start|beginning], as [subsequent conduct shows|the false assurances show].",
        "That a civil remedy [exists|is open] does not [make the act any the less an offence|wipe out the crime].",
    ),
    "forgery": (
        "The [opinion of the expert|expert evidence] is [supported by|in keeping with] the [other evidence|surrounding facts], and the [documents were rightly held to be forged|finding of forgery must stand].",
    ),
    "entrustment": (
        "Entrustment being [proved|admitted], {party} had to [account for the property|explain the loss], which was not done.",
    ),
    "sanction": (
        "The acts [alleged|complained of] [cannot be said to be|were not] in the discharge of official duty, and the want of sanction is [no bar|immaterial].",
    ),
    "negligence": (
        "The [manner of driving|evidence] [clearly shows|bears out] [rashness|a want of due care], and the death was its [direct|proximate] result.",
    ),
    "discrepancies": (
        "The discrepancies [pointed out|relied upon] are [minor|on matters of detail] and do not [shake the substratum|affect the core] of the case.",
        "[Some variation|A little variation] is [natural|only to be expected] where [the witnesses speak after years|the evidence is truthful].",
    ),
    "investigation": (
        "The [lapses|faults] in the investigation, [such as they are|if any], have caused no prejudice, and the [ocular evidence|other evidence] [stands unaffected|is enough].",
    ),
    "defence_right": (
        "The accused were the aggressors, and the plea of [private defence|sudden fight] [is not open to them|was rightly rejected].",
    ),
    "not_put": (
        "[All the material circumstances were put to the accused|No prejudice has been shown], and the objection {under_code_examination} [must fail|has no substance].",
    ),
    "death_sentence": (
        "The [manner of the crime|brutality of the act], [the helplessness of the victim|the absence of remorse] and the [aggravating circumstances|collective conscience of society] [bring the case within the rarest of rare|leave no room for a lesser sentence].",
        "{we} find no mitigating circumstance [worth the name|that could outweigh the gravity of the crime].",
    ),
    "sentence": (
        "[Considering|Having regard to] the [gravity of the offence|manner in which it was committed], [no case for reduction of sentence is made out|the sentence calls for no interference].",
    ),
    "complaint_bar": (
        "The bar [relied on|pleaded] is not attracted, [the offence not having been committed in any court proceeding|the offences being distinct].",
    ),
    "instigation": (
        "The [conduct|persistent harassment] of {party} [drove {victim:role} to it|left no other option], and the ingredients of abetment are [present|made out].",
    ),
    "alibi": (
        "The plea of alibi is [an afterthought|not proved], [nothing having been brought in support of it|no document having been produced].",
    ),
    "intent_to_kill": (
        "The weapon used and the [part of the body chosen|force employed] [bespeak|show] the intention to [kill|cause death].",
    ),
    "threat": (
        "The [threats|words] were [real|uttered with intent to cause alarm] and [caused it|had that effect].",
    ),
    "speech": (
        "The [words|publication], [read in its context|taken as a whole], [was bound to wound|shows a deliberate intention], and the plea of good faith [fails|is not made out].",
    ),
    "possession": (
        "The possession of {informant} [is proved|stands established], and the [entry|act] of {party} [was with intent to annoy|cannot be called bona fide].",
    ),
    "forensic": (
        "The report of the laboratory [lends corroboration|ties the accused to the crime], and [nothing shows that the seals were tampered with|the link evidence is complete].",
    ),
    "parity": (
        "The role of {party} is [different from|graver than] that of {co_accused}, and the plea of parity [is not available|cannot be accepted].",
        "The mere length of custody is not [enough|decisive] where [the offence is heinous|the trial is going on].",
    ),
    "custody": (
        "The [material collected|case diary] [shows the involvement|points to the complicity] of {party}, and [the gravity of the charge cannot be lost sight of|liberty may hamper the course of justice].",
    ),
    "settlement": (
        "The offences are [serious|not of a private nature], and a compromise [cannot be the ground to end the case|is no answer].",
    ),
    "no_offence": (
        "The allegations, taken at their face value, [disclose the offences alleged|make out a prima facie case], and their truth is [for the trial court|not to be gone into here].",
    ),
}

FOR: dict[str, tuple[str, ...]] = {
    "delay": (
        "The delay of {delay} [has not been explained|remains unexplained], and [it casts a serious doubt on the version|embellishment cannot be ruled out].",
        "[Why it took {delay} to go to the police|The delay] is [a question left unanswered|more than {we} can overlook].",
    ),
    "interested": (
        "The witnesses are [closely related|deeply interested], and their evidence, [scanned with care|put to strict scrutiny], does not [inspire confidence|stand the test].",
    ),
    "medical": (
        "The medical evidence [cannot be reconciled|is wholly at variance] with the [ocular version|account given in court].",
        "[The doctor's evidence|The opinion of {doctor}] [belies|rules out] the manner in which the [assault|incident] is said to have [happened|taken place].",
    ),
    "motive": (
        "The motive [suggested|alleged] is [too slender|not proved], and in [such evidence as this|a case like this] its absence [tells|matters].",
    ),
    "identification": (
        "[In the absence of light|It being {dark}], the claim of the witnesses to have [identified|recognised] the accused is [hard to accept|unsafe to act upon].",
        "[The accused being strangers|After a mere glimpse], the claim of the witnesses to have [identified|recognised] the accused is [hard to accept|unsafe to act upon].",
        "[No parade was held|The parade was held after {delay}], and identification in court [has no value|for the first time means little].",
    ),
    "recovery": (
        "The recovery is [from an open place|not free from doubt], the [panchas not having supported it|memo bearing no signature], and [cannot be relied upon|must be left out].",
    ),
    "common_intention": (
        "There is nothing to show that [all of them shared a common intention|the others knew what was to be done], and {rider} [is not attracted|could not be applied].",
    ),
    "conspiracy": (
        "The evidence [falls short of|does not establish] an agreement, and the charge of conspiracy [cannot stand|must fall to the ground].",
    ),
    "dying_declaration": (
        "The dying declaration, [coming as it does without a certificate|in the state in which it is found], is [not safe to rely upon|shrouded in doubt].",
    ),
    "hostile": (
        "[With the main witnesses not supporting the prosecution|The principal witnesses having resiled], [there is hardly any legal evidence left|nothing remains but suspicion].",
    ),
    "circumstantial": (
        "The chain is [snapped at more than one place|incomplete], and the hypothesis of innocence [is not excluded|remains open].",
        "The [circumstance of last seen|gap of time] is such that [others could have come in|it proves little].",
    ),
    "independent": (
        "[The natural witnesses were kept back|No independent person was examined], and [the omission is not explained|this weakens the case].",
    ),
    "age": (
        "The [evidence of age|proof of age] is [not conclusive|shaky], and {victim:role} [appears to have gone willingly|seems to have been a consenting party].",
    ),
    "prosecutrix": (
        "The evidence of {victim:role} is [beset with contradictions|not of a quality to be acted on alone], and [there is no corroboration|the circumstances belie it].",
    ),
    "dowry": (
        "The allegations are [vague and omnibus|bereft of particulars], and distant relatives appear to have been roped in.",
        "No [instance|particular act] of cruelty is [spelt out|proved], and [petty quarrels are not cruelty|the statute was not meant for this].",
    ),
    "dowry_death": (
        "No [live|proximate] link between the alleged demand and the death is [shown|proved], and the presumption [under|of] {ev_dowry} does not arise.",
    ),
    "inception": (
        "[At best|On the evidence], it is a case of [breach of contract|civil liability], and no dishonest intention at the [outset|inception] is shown.",
    ),
    "forgery": (
        "The [expert's opinion|opinion evidence] stands alone, and it [would be unsafe to convict upon it|does not prove who made the document].",
    ),
    "entrustment": (
        "[Entrustment|The very entrustment] is not proved, and [a shortage in accounts|a mere shortage] does not [amount to|prove] misappropriation.",
    ),
    "sanction": (
        "The act [complained of|alleged] was [closely connected with|done in the course of] duty, and the [want of sanction|absence of sanction] is fatal.",
    ),
    "negligence": (
        "[High speed by itself|The bare word speed] [is not enough|proves nothing], and [rashness is not established|the cause of the accident is left in doubt].",
    ),
    "discrepancies": (
        "The contradictions [noticed above|in the evidence] are [not minor|on vital points] and [go to the root of the case|make the witnesses unreliable].",
    ),
    "investigation": (
        "The investigation [leaves much to be desired|was far from fair], and the [omissions|lapses] [have caused prejudice|create a dent in the case].",
    ),
    "defence_right": (
        "The incident [appears to have taken place|took place] [in the heat of passion|upon a sudden quarrel], without premeditation, and [no undue advantage was taken|the exception is attracted].",
        "The injuries of the accused [remain unexplained|were suppressed], and the [defence version|plea] [becomes probable|gains support].",
    ),
    "not_put": (
        "The circumstance was never put [under|in the examination under] {code_examination}, and [has to be excluded|it cannot now be pressed].",
    ),
    "death_sentence": (
        "The [possibility of reform is not ruled out|case, grave as it is, does not fall in the rarest of rare], and [life imprisonment would meet the ends of justice|the extreme penalty is not called for].",
        "The [age of {party}|absence of a criminal past|conduct in jail] is a mitigating circumstance which [the trial court overlooked|weighs against the extreme penalty].",
    ),
    "sentence": (
        "[The incident is very old|Much time has passed], {party} {has} [already undergone a good part of the sentence|lived peacefully since], and [the ends of justice would be met by a lesser sentence|a reduction is called for].",
    ),
    "complaint_bar": (
        "In the absence of a complaint by the [court concerned|competent officer], the cognizance was [bad in law|barred].",
    ),
    "instigation": (
        "No act of [instigation|incitement] [proximate to the death|] is proved, and [a quarrel in the house is not abetment|the charge cannot stand].",
    ),
    "alibi": (
        "The plea of alibi is [supported by documents|made probable by the circumstances], and [should not have been rejected|was wrongly brushed aside].",
    ),
    "intent_to_kill": (
        "The injury was [on a non-vital part|simple in nature], and the [intention to kill|requisite intention] is not made out.",
    ),
    "threat": (
        "The words are [not spelt out|mere bluster], and no [alarm|provocation] [was caused|is shown].",
    ),
    "speech": (
        "[Read as a whole|Seen in its context], the [statement|writing] is [within the bounds of fair comment|not one that would offend a reasonable person].",
    ),
    "possession": (
        "{party} [acted under|had] a bona fide claim of right, and [the dispute is for the civil court|no criminal intent can be found].",
    ),
    "forensic": (
        "The [report|forensic evidence] is [of no help|inconclusive], and [the custody of the articles is not proved|the link evidence is missing].",
    ),
    "parity": (
        "{co_accused} is on bail, the trial [will take time|has hardly moved], and [no useful purpose would be served by further detention|the case for bail is made out].",
        "{party} {has} been in custody since {arrest_date}, the trial [will take time|has hardly moved], and [no useful purpose would be served by further detention|the case for bail is made out].",
    ),
    "custody": (
        "[Nothing is to be recovered|Custodial interrogation does not appear to be needed], and there is no [apprehension of flight|likelihood of tampering].",
    ),
    "settlement": (
        "The dispute is [essentially private|of a personal nature], the parties have [buried the hatchet|settled it], and [the chance of conviction is bleak|continuing it would be futile].",
    ),
    "no_offence": (
        "Even if the allegations are [accepted in full|taken to be true], they do not [disclose|make out] the [essential ingredients|offences alleged], and [the proceeding is an abuse of process|it cannot go on].",
    ),
}
