"""Sentences about what the law says; only these have the role Statute."""
# ruff: noqa: E501

LEAD = (
    "[It would be useful to notice|It is necessary to refer to|{we} may first notice] {one_section}, which [reads|provides|says]:",
    "{one_section} [runs thus|reads as under|is in these terms]:",
    "[Before proceeding further|At this stage], [the provision|the relevant provision], {one_section}, [may be extracted|deserves to be noticed]:",
    "[The expression used|The offence|What is made punishable] in {one_section} [is defined thus|is described as follows]:",
)

EXPLAIN = (
    "[To attract|To bring home an offence under|For the application of] {one_section}, [it must be shown|the prosecution has to show] that [the act was accompanied by the mental element which it demands|each of its ingredients was present|the act was done with the intention or knowledge named in it].",
    "{one_section} [deals with|speaks of|is about] [what its marginal note calls |]{heading}.",
    "[The marginal note|The heading] of {one_section} [refers to|speaks of] {heading}.",
    "[The essential ingredients of|The requirements of] {one_section} are [cumulative|to be proved one by one], and [the failure of one is the failure of the charge|each is a question of fact].",
    "[The legislature|Parliament] has [placed|put] {one_section} in the [chapter|part] that deals with {topic}.",
    "The [punishment|penalty] [provided by|under] {one_section} [varies with|depends upon] [the gravity of the act|the result and the intention].",
    "{one_section} has to be [read with|understood in the light of] {other_one}.",
)

JOINT = (
    "{rider} [does not create a distinct offence but lays down a rule of joint liability|makes each answerable for what all of them meant].",
    "[The essence of|The key to] {rider} is the [sharing of a purpose|meeting of minds], which [may be inferred from the circumstances|is seldom open to direct proof].",
    "Under {rider}, [the act of one is the act of all|a person is liable for an act which another did], [if the common purpose is proved|in furtherance of the shared design].",
)

PROCEDURE = (
    "{code_inherent} [saves|preserves] the inherent power of the High Court to [prevent abuse of the process of any court|secure the ends of justice].",
    "{code_examination} [requires|enjoins] the court to [question the accused on the circumstances appearing against him|give the accused an opportunity to explain].",
    "[Under|By] {ev_discovery} [so much of the information given in custody as relates distinctly to the fact discovered may be proved|a part of a custodial statement becomes admissible].",
    "[Under|By virtue of] {ev_special}, [a fact especially within the knowledge of a person is to be proved by that person|the burden of proving a fact specially known lies on the one who knows it].",
    "{ev_dying} [makes relevant|lets in] the statement of a person who is dead [as to the cause of the death|about the circumstances that led to it].",
    "{code_statement} [permits|empowers] the police to examine [witnesses orally|persons acquainted with the facts], and the statement [is not substantive evidence|can be used only to contradict].",
    "[A police officer may|An officer in charge of a police station may] investigate a cognizable case {under_code_investigate} [without the order of a Magistrate|of his own motion].",
    "{code_noncognizable} [forbids|does not permit] the police to investigate a non-cognizable offence [without the order of a Magistrate|unless a Magistrate so orders].",
)
PROCEDURE_BAIL = (
    "[The restrictions in|The limits set by] {code_bail_lower}, [which binds the Magistrate|on the power of the Magistrate], do not [in terms apply to|bind] the High Court, [though they are kept in view|but they are a guide].",
    "[Bail by a Magistrate is governed by|A Magistrate may grant bail only within the limits of] {code_bail_lower}, [with its bar where the offence is punishable with death or imprisonment for life|which makes an exception for women, the sick and the young].",
    "{code_bail} [confers a wide discretion on|gives] the High Court and the Court of Session [to release a person on bail|], [subject to such conditions as may be thought fit|a power which is not hedged in by restrictions].",
    "[The power under|The discretion under] {code_anticipatory} is [to be exercised with care|of an extraordinary kind], on being satisfied that there is [reason to believe that an arrest may follow|a well-founded apprehension].",
)
PROCEDURE_REVISION = (
    "[The power of revision under|Under] {code_revision} [read with {code_revision_power}|], the court [examines the correctness, legality or propriety of a finding|looks into the regularity of the proceedings below].",
)
PROCEDURE_ACQUITTAL = (
    "[An appeal against acquittal lies under|The State may appeal against an acquittal under] {code_appeal_acquittal}, [with leave|], and the whole of the evidence is open to review.",
)
