"""What the courts below did: charge, conviction or acquittal, and why."""
# ruff: noqa: E501

IMPUGNED_CONVICTED = (
    "[This appeal is|The present appeal is|The instant appeal has been] [directed|filed|preferred] against the judgment [and order |]dated {lower_date} [passed|rendered|delivered] by {trial_court} in {trialno}, [whereby|by which] {party} {was} [convicted|held guilty and convicted] {under_charges} and sentenced {sentences}.",
    "{party} {was} [tried and|] convicted by {trial_court} in {trialno} {under_charges} and sentenced {sentences}.",
    "[Aggrieved by|Feeling aggrieved by|Challenging] the judgment dated {lower_date} of {trial_court} in {trialno}, convicting {party} {under_charges} and sentencing [them|{party}] {sentences}, this appeal has been [filed|preferred].",
    "By [judgment|the judgment] dated {lower_date} {trial_court} [convicted|found guilty] {party} {under_charges} [in {trialno}|] and [passed sentence|awarded sentence] {sentences}.",
)

IMPUGNED_ACQUITTED = (
    "[This appeal by the State is|The State has filed this appeal] [directed against|against] the judgment dated {lower_date} of {trial_court} in {trialno}, [whereby|by which] {party} {was} acquitted of the charges {under_charges}.",
    "[The State|The prosecution] is aggrieved by the [order of acquittal|acquittal] recorded on {lower_date} by {trial_court} in {trialno}, in which {party} had been tried {under_charges}.",
    "By [judgment|the judgment] dated {lower_date} {trial_court} acquitted {party} of the offences {under_charges}.",
)

IMPUGNED_REVISION = (
    "[This revision|The present criminal revision] [is directed against|questions] the judgment dated {lower_date} of {trial_court}, [affirming|dismissing the appeal against] the conviction of {party} by the Magistrate {under_charges} and the sentence {sentences}.",
    "{party} {was} convicted by the [trial Magistrate|Judicial Magistrate] {under_charges} and sentenced {sentences}, and the appeal was dismissed by {trial_court} on {lower_date}.",
)

IMPUGNED_REFERENCE = (
    "[This is a reference|The reference is made] {under_code_reference} by {trial_court} for confirmation of the sentence of death awarded to {party} by the judgment dated {lower_date} in {trialno}, on conviction {under_charges}.",
    "{trial_court}, by the judgment dated {lower_date} in {trialno}, [convicted|found guilty] {party} {under_charges} and [imposed the sentence of death|awarded the extreme penalty], subject to confirmation.",
)

CHARGES = (
    "[The trial court|The learned Sessions Judge|{trial_court}] framed [charges|a charge] [under|for the offences under] {charges} [against the accused|against {party}|].",
    "[Charges {under_charges} were|The charge {under_charges} came to be] framed [against the accused|] [by the trial court|on the basis of the material|].",
    "On [the material placed before it|hearing both sides], the trial court [framed a charge|framed charges] {under_some}.",
)

FOUND_GUILTY = (
    "The [trial court|learned trial Judge] [believed|accepted|relied upon] the evidence of [PW-1 and PW-2|{informant} and {witness}] and [held the charge proved|returned a finding of guilt].",
    "The trial court [found|held] that {that_deed}.",
    "[The trial court|The learned Judge] [came to the conclusion|was satisfied|recorded a finding] that {that_deed}.",
    "The [plea of false implication|defence version] was [rejected as an afterthought|not accepted by the trial court|rejected].",
    "The trial court [saw|found] no reason to [disbelieve the witnesses|think that the witnesses had been tutored|accept the plea of enmity].",
    "[The trial court held|According to the trial court] [the discrepancies were minor|the delay in the report stood explained|the investigation, though faulty, did not affect the case].",
    "[Accordingly|In the result], {trial_court} [convicted|held guilty] {party} {under_charges}.",
    "The co-accused {was_co} [acquitted|given the benefit of doubt] [for want of evidence|].",
)

FOUND_NOT_GUILTY = (
    "The [trial court|learned trial Judge] [disbelieved|did not accept|found it unsafe to rely on] the evidence of [PW-1 and PW-2|{informant} and {witness}] and [gave the accused the benefit of doubt|acquitted the accused].",
    "The trial court was [not satisfied|unable to hold] that {that_deed}.",
    "[The trial court held|In the view of the trial court] [the delay in lodging the report was fatal|the witnesses were interested|the recovery was not proved|the medical evidence did not fit the story].",
    "[It also found|The learned Judge further noticed] that [no independent witness had been examined|the site plan did not bear out the prosecution|the contradictions went to the root of the case].",
    "[Accordingly|On these findings], {party} {was} acquitted [of all the charges|of the charges {under_charges}].",
)

HIGH_COURT_UPHELD = (
    "[On appeal|In appeal] the High Court [agreed with|concurred in] the findings of the trial court and [dismissed the appeal|confirmed the conviction and the sentence].",
    "The High Court [reappraised the evidence and|] [affirmed|maintained|upheld] the conviction {under_charges}.",
    "The High Court, [by the judgment under appeal|by the impugned judgment], [found|held] that {that_deed}.",
    "[The High Court also noticed|It was observed by the High Court] that [the evidence of the eye-witnesses was natural|the delay had been explained|there was no enmity to speak of].",
)

HIGH_COURT_ACQUITTED = (
    "[On appeal|In appeal] the High Court [acquitted {party}|set aside the conviction], [giving the benefit of doubt|holding that the evidence was not reliable].",
    "The High Court [found|held] that [the witnesses were not present|the story was improbable|the recovery was not proved] and [reversed the judgment of the trial court|allowed the appeal].",
)

BAIL_BELOW = (
    "The [application|prayer] for bail was [rejected|turned down|declined] by {trial_court} [on {lower_date}|by an order dated {lower_date}].",
    "[Earlier|Before this], {trial_court} had [rejected|refused] [bail|a similar prayer] on {lower_date}[, looking to the gravity of the offence|, holding that a prima facie case existed|].",
)

QUASH_BELOW = (
    "The Magistrate took cognizance and [issued process|summoned {party}] {under_charges} by an order dated {lower_date}.",
    "[By the order under challenge|By an order dated {lower_date}], [process was issued|summons were issued] to {party} for offences {under_charges}.",
    "The [application for discharge|prayer for discharge] was [rejected|dismissed] by {trial_court} on {lower_date}, [which held that there was ground for presuming that an offence had been committed|finding sufficient material to frame a charge].",
)

HIGH_COURT_AGREED = (
    "[On an appeal by the State|In appeal] the High Court [saw no reason to differ|agreed with the trial court] and [maintained the acquittal|dismissed the appeal].",
    "The High Court [held|found] that [the view of the trial court was a possible one|the reasons for the acquittal were not perverse].",
)

PRAYER_BAIL = (
    "[This is|The present is] [an application|the first application|a petition] {under_code_bail} [for bail|seeking release on bail] in {firno} [registered at|of] {station_full} {under_charges}.",
    "[By this application|By means of this application] the prayer made on behalf of {party} is for bail in {firno}, [registered|] {under_charges}, {station_full}[, {district}|].",
    "The prayer is for [regular bail|enlargement on bail] in connection with {firno} of {station_full} for offences {under_charges}.",
)

PRAYER_ANTICIPATORY = (
    "{party} [apprehending|fearing] arrest in {firno} of {station_full} for offences {under_charges}, this application {under_code_anticipatory} has been [filed|moved].",
    "[This is an application|The present application is] for anticipatory bail {under_code_anticipatory} in {firno}, {station_full}, registered {under_charges}.",
)

PRAYER_QUASH = (
    "[This petition|The present petition] {under_code_inherent} [has been filed|is] for quashing [the proceedings in|of] {firno} of {station_full}, [registered|] {under_charges}.",
    "[The inherent power of this Court {under_code_inherent} is invoked|{party} invoked the jurisdiction {under_code_inherent}] to [seek the quashing of|quash] the [charge-sheet|first information report] in {firno} {under_charges}.",
)

SUPREME_CONVICTED = (
    "[This appeal by special leave is|This appeal, by leave, is] [directed against|from] the judgment dated {high_date} of the High Court, [which confirmed|upholding] the conviction of {party} {under_charges} and the sentence {sentences}, recorded by {trial_court} in {trialno}.",
    "{party} {was} convicted by {trial_court} {under_charges} and sentenced {sentences}, and the High Court, by its judgment dated {high_date}, [maintained|did not disturb] the conviction.",
    "[Leave granted|Special leave granted]; the challenge is to the judgment dated {high_date} of the High Court, by which the conviction of {party} {under_charges} has been [affirmed|maintained].",
)

SUPREME_ACQUITTED = (
    "[The State has come up in appeal|This appeal by the State is directed] against the judgment dated {high_date} of the High Court, by which {party}, tried {under_charges}, {was} acquitted.",
    "The [State|State of {state}] [questions|assails] the acquittal of {party} of the charges {under_charges}, recorded by the High Court on {high_date}.",
)

SUPREME_STAGE = (
    "[Leave granted|Special leave granted] in this matter, which arises from the order dated {high_date} of the High Court declining relief to {party} in {firno} registered {under_charges}.",
    "The order under challenge was passed by the High Court on {high_date} in a matter arising out of {firno} of {station_full}, registered {under_charges}.",
)
