"""How the court reasons: questions, appraisal of evidence, findings for and against the accused."""
# ruff: noqa: E501

HEARD = (
    "Heard [learned counsel for the parties|learned counsel on both sides] and [perused the record|gone through the record|examined the lower court record].",
    "[Having heard learned counsel|After hearing the rival submissions], {we} have [gone through|carefully considered] the [evidence|material] on record.",
    "{we} have given {our} [anxious|thoughtful|careful] consideration to the [submissions|rival contentions] and [scanned the evidence|perused the record].",
    "The record of the case has been [called for and examined|perused with the help of counsel].",
)

QUESTION = (
    "The [question|point|short question] that [arises|falls for consideration|calls for an answer] is whether [the charge {under_main} stands proved|{party} {was} rightly held guilty {under_main}|the evidence makes out {main}].",
    "[What has to be seen|The point to be seen] is whether [the prosecution has proved its case beyond reasonable doubt|the findings of {below} can be sustained].",
    "Two questions arise[ for decision|]: whether the occurrence took place as alleged, and whether {party} had a hand in it.",
    "[The only question|The sole question] [before {us}|for decision] is [whether a case for interference is made out|about the complicity of {party}].",
)

QUESTION_STAGE = (
    "The question is whether, [at this stage|on the material collected so far], [a case for the relief prayed for|a case in favour of {party}] is made out.",
    "[What has to be considered|The point] at this stage is [the nature of the accusation and the material in support of it|whether the allegations disclose the offences named].",
)

APPRAISE = (
    "[Coming first to|Turning to] the evidence of {informant}, [it has to be seen whether it can be believed|it may be noticed at once that it is consistent with the report].",
    "{informant} has [given a consistent account|stood the test of cross-examination|remained firm on the main points].",
    "[The evidence of|The testimony of] {witness} [finds support from|is corroborated by] [the medical evidence|the documents|the earliest version|the other circumstances].",
    "[The presence of {witness} at the spot is natural|That {witness} had an occasion to be there is clear], and nothing was [suggested|brought out] to the contrary.",
    "The [evidence|statement] of {pw} has to be [read as a whole|seen in that light].",
    "{we} have [been taken through|read] the depositions [line by line|with care].",
    "{witness} has clearly [stated|said on oath] that {that_clause}.",
    "[It is not in dispute|It is common ground|It is an admitted position] that {that_clause}.",
    "[From the evidence|On the evidence] it [appears|emerges|is seen] that {that_clause}.",
    "The [first version|earliest version] [also|itself] [mentions|records] that {that_clause}.",
    "[If it be true|If it is accepted] that {that_clause}, [it would be difficult to take any other view|the rest follows].",
    "[The witness|This witness] was [subjected to a searching cross-examination|cross-examined on more than one day], but [stuck to the version given|was not shaken].",
    "[The learned trial Judge|The judge who saw the witness] had the advantage of [watching the demeanour of the witness|seeing the witness in the box].",
    "[The documents|The papers] on record, [particularly|especially] {ex}, [throw light on this|have a bearing on the point].",
    "It must be [borne in mind|remembered] that [the witnesses are rustic people|memory fades with time|the evidence was recorded after some years].",
)

APPRAISE_STAGE = (
    "[The material collected|The case diary] [shows|indicates] that {that_clause}.",
    "[The allegation|The accusation] is that {that_clause}.",
    "Whether it is true that {that_clause} is [a matter of evidence|to be tested at the trial].",
    "[At this stage|For the present] [it would not be proper to go into the merits|{we} refrain from a detailed examination of the evidence].",
    "[The case diary|The record] has been [perused|placed before {us}].",
    "Having regard to [the nature of the allegations|the overall facts|the totality of circumstances], [the matter calls for some scrutiny|each aspect has to be weighed].",
    "{gist} is what [the case is about|the papers speak of].",
    "[The statements recorded under|The statements in terms of] {code_statement} [have been placed on record|were read out].",
)

MUSE = (
    "[Criminal law|The law] does not [proceed on|act upon] [conjecture|moral conviction].",
    "[A court of law|A judge] has to [sift the evidence and not to pick a sentence here and there|see the case in its entirety and not in isolated bits].",
    "[It is settled|It is well settled|It hardly needs to be said] that the prosecution must stand on its own legs.",
    "[Truth|The truth], [it has been said|as is often the case], [lies somewhere in between|is not the monopoly of either side].",
    "[These aspects|These facts] have to be [kept in view|considered] [in their proper setting|together].",
    "[Crime|A crime of this nature] [affects not the victim alone|is an offence against society].",
    "[This brings {us} to|Next comes] the [second limb of the argument|other submission|next question].",
    "[Much was made|Much has been said] [at the bar|by learned counsel] of this, and the argument deserves an answer.",
    "[The submission|This contention] may be [disposed of briefly|answered shortly].",
)

MUSE_FOR = (
    "[There is|{we} find] [some|considerable] [force|substance] in the [argument|submission].",
    "The [submission|argument] [deserves to be accepted|is well founded|must prevail].",
)
MUSE_AGAINST = (
    "[There is|{we} find] no [force|merit|substance] in the [argument|submission].",
    "The [submission|argument] [does not impress {us}|cannot be accepted|must be rejected].",
)

TAKE_UP = (
    "[Coming to|Turning to|As regards|Adverting to] the [submission|contention|argument] that {point}, [the record has to be seen|the evidence may be looked at|some facts need to be noticed].",
    "[It was argued|Learned counsel argued|The argument was] that {point}.",
    "[The next question is|Then there is the question] whether {point}.",
)

CLOSE_AGAINST = (
    "[For the reasons given above|In view of the above discussion|On a conspectus of the evidence], {we} [find|hold] that the [charge|offence] {under_main} [is|has been] [proved|made out] [beyond reasonable doubt|].",
    "[The prosecution has succeeded in proving|It stands proved] that {that_deed}.",
    "[No other inference|No other view] is possible [on this evidence|on the proved facts].",
    "[The view taken by|The finding of] {below} is [based on evidence|borne out by the record] and [calls for no interference|deserves to be upheld].",
)
CLOSE_FOR = (
    "[For the reasons given above|In view of the above discussion|Putting all this together], {we} [find|hold] that the [charge|offence] {under_main} [is|has] not [established|been proved] [beyond reasonable doubt|].",
    "[It is not proved|It has not been satisfactorily proved] that {that_deed}.",
    "{party} {is} [entitled to|to be given] the benefit of doubt.",
    "The [findings|conclusions] of {below} [cannot be sustained|are not supported by the evidence].",
)
CLOSE_ACQUITTAL_STANDS = (
    "[The view taken by|The finding of] {below} is [a possible one|not perverse], and [two views being possible|that being so] the acquittal {under_main} [cannot be disturbed|must stand].",
    "[No compelling reason|No ground] is made out to [upset|interfere with] the acquittal.",
    "It is not proved beyond reasonable doubt that {that_deed}.",
)
CLOSE_ACQUITTAL_FALLS = (
    "The acquittal is [perverse|contrary to the evidence], for it [ignores|overlooks] [the testimony of the eye-witnesses|material evidence].",
    "[For these reasons|On the evidence], {we} hold that the charge {under_main} [is|stands] proved [beyond reasonable doubt|against {party}].",
    "[It is proved|It stands proved] that {that_deed}, and [no other view is possible|{below} should have held so].",
)
CLOSE_PARTLY = (
    "[In {our} view|On the proved facts] the case [does not travel beyond|falls under] {lesser} [and not {main}|].",
    "The [conviction|finding] {under_main} [has to be altered|cannot be upheld as it stands], [though the participation of {party} is not in doubt|but the rest of the case is proved].",
    "[The act|What was done] [lacked the intention|was not accompanied by the intention] [required for|needed under] {main}.",
)
CLOSE_GRANT = (
    "[Without expressing any opinion on the merits|Considering the totality of the circumstances], {we} [find this|consider it] [to be a fit case|a fit case] for [the relief prayed for|the exercise of discretion in favour of {party}].",
    "[The apprehensions of the State|The concerns of the prosecution] can be [met|taken care of] by [suitable conditions|imposing conditions].",
)
CLOSE_REFUSE = (
    "[Considering|Having regard to] the [gravity of the accusation|nature of the offence and the severity of the punishment], {we} [do not find this|do not consider it] [to be a fit case|a fit case] [for bail|for the relief prayed for].",
    "The [material on record|evidence collected] [connects {party} with|points to the involvement of {party} in] the offences {under_charges}.",
)
CLOSE_QUASH = (
    "[To allow the prosecution to continue|Continuation of the proceedings] [would be|will amount to] an abuse of the process of [the court|law].",
    "[The complaint|The first information report] does not [make out|disclose] the ingredients of {main}.",
)
CLOSE_SEND_ON = (
    "[It cannot be said|This is not a case where it can be said] that no offence {under_main} is [disclosed|made out] [at this stage|].",
    "[The defence of {party}|What is pleaded] is [a matter for the trial|to be proved in evidence] and cannot be [gone into|examined] [under|in exercise of powers under] {code_inherent}.",
)
