"""Facts after the event: report, inquest, medical evidence, recoveries, charge-sheet, trial.

Every group is a pool of templates; its name says when it fits (tags: embedded/docket/tags.py).
"""
# ruff: noqa: E501

OPENING = (
    "[The facts|The facts of the case], [shorn of unnecessary details|in a narrow compass|in brief|as they emerge from the record], are [these|as follows].",
    "The prosecution [case|story|version], [briefly stated|in a nutshell|as unfolded at the trial], is [as under|as follows|this].",
    "[Before dealing with the rival contentions|For a proper appreciation of the case], the facts [may be noticed|may be set out|need to be recapitulated] [in brief|briefly|].",
    "[The case of the prosecution|What the prosecution alleges] [lies in a short compass|can be told in a few words].",
    "Stripped of [verbiage|embellishment], the case [that the accused had to meet|set up against the accused] is [this|the following].",
    "The [material|relevant] facts [leading to|giving rise to|which have led to] the present [proceedings|matter] are [as under|these].",
)

PARTIES = (
    "{accused} is [a resident|an inhabitant] of {village} [in|,] {district}.",
    "{victim} [resided|used to live] at {village}, within the limits of {station_full}.",
    "The [parties|two sides] [hail from|belong to] {village} and [are known|were known] to each other.",
    "{accused} and {victim} [were not strangers|had known each other] before the [incident|occurrence|events in question].",
    "[At the relevant time|At the material time] {accused} was [about {accused_age} years of age|aged about {accused_age} years].",
    "{informant} is [the first informant|the person who set the law in motion] [in this case|].",
)

SCENE = (
    "The [occurrence|incident] [is said to have taken|took] place [in the presence of|within the sight of] [several|a number of|many] persons.",
    "[On hearing|Attracted by] the [cries|alarm|commotion], [the neighbours|people from nearby houses|passers-by|two shopkeepers] [came to the spot|gathered there|reached the place].",
    "{witness}, who [happened to be nearby|was returning home|lives close by|was on the way to the market], [saw|claims to have seen] [what happened|the occurrence|the incident].",
    "It was {dark}, but there was [an electric bulb burning|moonlight|a lantern burning|enough light from the street lamp] [at the place|nearby].",
    "[Seeing the people come|When the villagers collected], the [accused|culprits] [made good their escape|ran away|left the place].",
    "The [whole|entire] [incident|episode] [lasted|was over in] [a few minutes|about ten minutes|some minutes].",
    "The accused [could not be apprehended|escaped] [on the spot|at that time] [in the confusion|though they were chased for some distance|].",
)

SCENE_PAPER = (
    "[The transactions|The matter] [came to light|surfaced] [in the course of an internal audit|when the accounts were checked|on the inquiry of a superior officer].",
    "[Notices|Letters] were [sent|addressed] to {accused}, but [no reply came|they brought no answer|the reply was evasive].",
    "{informant} [made enquiries|went from one office to another] and [learnt the truth|came to know of the real state of affairs] [only then|].",
    "[A written complaint|A representation] was [first|] made to [the higher authorities|the Superintendent of Police|the department], [with no result|but nothing came of it].",
    "Copies of the [documents|papers] were [obtained|collected] [under protest|after some delay] and [annexed to|enclosed with] the complaint.",
)

REPORT = (
    "[On the basis of|Upon] [a written report|the written complaint|the fardbeyan|the oral statement] of {informant}, {firno} was registered at {station_full} [on {fir_date}|] [for offences under|under] {charges}.",
    "{informant} [went to|reached] {station_full} and [lodged|gave] [a report|information], [on which|upon which] a case [under|for the offences punishable under] {charges} was [registered|recorded|entered].",
    "[The first information report|The F.I.R.], {firno}, was [lodged|recorded] on {fir_date} at {station_full} [against the accused|] [under|for offences under] {charges}.",
    "[A case|A crime] was [registered|booked] [vide|as] {firno} of {station_full}, [{district}, |]{under_charges}.",
    "The [statement|version] of {informant} was [taken down|reduced to writing] by {officer} and [treated as|formed the basis of] {firno}, registered {under_charges}.",
    "[Information|The report] about the [incident|matter] was [given to|received at] {station_full} on {fir_date}, and {firno} came to be [drawn up|registered] {under_charges}.",
)

COMPLAINT = (
    "{informant} filed a complaint [under|in terms of] {code_complaint} before [the Judicial Magistrate|the Chief Judicial Magistrate], {district}, alleging offences {under_charges}.",
    "[As the police did not act|The police having taken no action], {informant} [approached|moved] the Magistrate with a complaint [making out|disclosing] offences {under_charges}.",
    "[After recording|On] the statement of the complainant [on oath|] and of [two|three] witnesses, the Magistrate [took cognizance|summoned the accused] {under_charges}.",
)

FIRST_STEPS = (
    "{officer} took [up|over] the investigation [of the case|].",
    "The investigation was [entrusted to|taken up by] {officer}[, who reached the spot the same day|].",
    "{officer} [visited|inspected] the place of occurrence and [prepared|drew up] [a site plan|a rough sketch|the spot map].",
    "[A site plan|A sketch map] of the place was [drawn|prepared] [at the instance of|as pointed out by] {informant}.",
    "The statements of [the witnesses|{witness} and others|persons acquainted with the facts] were recorded [under|in terms of] {code_statement}.",
    "The Investigating Officer [recorded the statements of|examined] {informant}, {witness} and [some others|others].",
    "The case was [later|subsequently] [transferred to|handed over to] the [Crime Branch|C.I.D.] [for further investigation|].",
    "[Photographs of the place were taken|The place was photographed] and a [panchnama|memo] was [prepared|drawn] in the presence of [panchas|two respectable persons].",
)

DEATH = (
    "[The inquest|An inquest] [on the dead body|over the body of {victim}] was held [by {officer}|the next morning|in the presence of panchas].",
    "The [body|dead body] was [sent|forwarded] [to {hospital}|for post-mortem examination] [through two constables|in a sealed condition|after the inquest].",
    "{doctor} [conducted|performed|held] the [autopsy|post-mortem examination] [at {hospital}|] [on the following day|].",
    "[The stomach contained|There was in the stomach] [semi-digested food|about 200 grams of undigested food|pasty material].",
    "The viscera were [preserved|sent to the Chemical Examiner] [in sealed jars|for analysis|].",
    "The clothes of the deceased were [seized|taken into possession] [under a memo|after the autopsy].",
)

DEATH_INJURY = (
    "[In the opinion of|According to] {doctor}, the cause of death was [shock and haemorrhage|coma|asphyxia|shock|cardio-respiratory failure] [resulting from|as a result of|due to] [ante-mortem injuries|the injuries found on the body].",
    "The doctor [opined|was of the opinion] that the [injuries were|injury was] sufficient in the ordinary course of nature to cause death.",
    "[Rigor mortis|Post-mortem staining] was [present|noticed] [all over the body|in both the upper and lower limbs], and the time since death was [put at|estimated to be] [about one day|about eighteen hours|between twelve and twenty-four hours].",
    "[Blood-stained earth|Earth soaked with blood] and [plain earth|a sample of control earth] were [taken from the spot|collected] and [sealed|put in separate packets].",
)

HURT = (
    "The injured was [examined|attended to] by {doctor} at {hospital}.",
    "On examination {doctor} [found|noticed] {wound}.",
    "{doctor} [found|noticed] {injury} on {victim}.",
    "{doctor} [found|noticed] [a lacerated wound|a contusion|an incised wound|an abrasion] [on the scalp|on the left forearm|over the right shoulder|on the back of the chest] [measuring 4 cm x 1 cm|2 inches by half an inch|].",
    "[X-ray examination|The radiological report] [showed|revealed] [a fracture of the radius|no bony injury|a fracture of the left ulna|a crack in the parietal bone].",
    "The [injury report|wound certificate], {ex}, [was prepared|was issued] [the same day|by the Medical Officer].",
    "The injuries were [caused by|attributable to] [a hard and blunt object|a sharp-edged weapon|friction against a rough surface] and [fresh in duration|about six hours old].",
    "The injured [remained|was] [under treatment|an indoor patient] at {hospital} for [some days|eleven days|about three weeks].",
)

SEXUAL = (
    "{victim:role} was [sent for|produced for] medical examination at {hospital}[, where {doctor} examined {victim:him}|].",
    "The [medical report|report of the lady doctor] [speaks of|records] [no external injury|abrasions on the back and the elbow|scratches on the cheek and the chest].",
    "[Vaginal swabs|Slides and swabs] were [prepared|taken] and [sent|forwarded] to {laboratory}.",
    "[The ossification test|Radiological examination] [put|placed] {victim:his} age [between sixteen and eighteen years|at about fifteen years|above eighteen years|between thirteen and fourteen years].",
    "{victim:his} statement [under|in terms of] {code_magistrate} was [recorded|taken] [by a Magistrate|before the Judicial Magistrate].",
    "The [school register|admission register] [was seized|was produced] [to prove the date of birth|on the question of age].",
)

PROPERTY = (
    "[Part of the property was|Some of the articles were] recovered [from the house of|at the instance of] {accused} [on {arrest_date}|].",
    "The recovered [articles|things] were [put up|mixed with similar articles] for identification [before a Magistrate|], and {informant} [picked them out|identified them].",
    "[A test identification parade|An identification parade] was [held|arranged] [in the district jail|before a Magistrate], in which [two|three|some] witnesses [identified the accused|took part].",
    "A list of the [missing|lost] [property|articles] was [submitted to|given to] the police [with the report|the next day].",
)

PAPER = (
    "[The disputed documents|The questioned documents] were [seized|taken into possession] [under a production memo|from the office] and [marked|kept in sealed covers].",
    "[Specimen signatures|Specimen writings] of {accused} were [taken|obtained] and sent, with the [questioned|disputed] ones, to the [handwriting expert|Government Examiner of Questioned Documents].",
    "The [expert|examiner] [reported|opined] that the [disputed signatures|questioned writings] [tallied with|did not agree with|were in the hand of the writer of] the specimens.",
    "[Bank records|The ledgers|The relevant registers] were [collected|requisitioned], and the officers who [kept|maintained] them were [questioned|examined].",
    "[The audit report|The report of the inquiry officer] [put|assessed] the loss at {amount}.",
)

VEHICLE = (
    "The vehicle was [seized|taken to the police station] and [examined by|inspected by] the Motor Vehicle Inspector, who found [no mechanical defect|the brakes in order|its front portion damaged].",
    "[Skid marks|Brake marks] [of some length|running for forty feet] were [noticed|found] at the [spot|place of accident].",
    "The driver's [licence and the registration certificate|papers] were [produced|seized] later.",
)

WEAPON = (
    "{accused}, [while in custody|on interrogation|on being questioned], made a [disclosure statement|statement], {ex}, and [led the police to|got recovered|produced] {weapon} [from|hidden in] [a heap of straw|a house|the bushes near the canal|a trunk].",
    "[The recovery|The seizure] of {weapon} was made [in the presence of|before] two [panch witnesses|witnesses] [under|in terms of] {ev_discovery}.",
    "The [seized|recovered] weapon was [sent|forwarded] to {laboratory}, whose report [found human blood on it|was inconclusive as to the blood group|was received in due course].",
)

ARREST = (
    "{accused} was [arrested|taken into custody] on {arrest_date}.",
    "{party} {was} [arrested|apprehended] on {arrest_date} [and remanded to custody|from {village}|after a search|].",
    "{accused} [surrendered|gave {accused:himself} up] before the [court|Magistrate] on {arrest_date}.",
    "[A search was made|Raids were carried out] for the accused, and {accused} was [found|arrested] on {arrest_date}.",
    "{party} {was} [absconding|not to be found] [for some time|in the beginning], and [proceedings for proclamation were taken|a warrant had to be issued].",
)

CHARGE_SHEET = (
    "[After completing|On completion of] the [investigation|usual formalities], [a charge-sheet|the report {under_code_report}] was [filed|submitted|laid] against [the accused|{accused} and others|{accused}] [{under_charges}|].",
    "[In due course|Eventually] the police [submitted|filed] [the charge-sheet|a challan] [in the court of the Magistrate|before the Chief Judicial Magistrate|].",
    "The Magistrate [took cognizance|took cognizance {under_code_cognizance}] and, [the case being triable by the Court of Session|after supplying the copies], [committed it|committed the case] to the Court of Session.",
    "The case was [committed|made over] [for trial|to the Court of Session] and [registered|numbered] as {trialno}.",
)

PLEA = (
    "The accused [pleaded not guilty|abjured their guilt|denied the charge] and [claimed to be tried|claimed trial|were put on trial].",
    "[The charge was|Charges were] read over to the accused, who [denied the accusation|pleaded innocence] and [claimed to be tried|said that it was false].",
    "[When charged|On the charge being explained], {accused} [pleaded not guilty|said that {accused:he} had been falsely implicated|did not plead guilty].",
)

TRIAL = (
    "[In order to|To] [prove|bring home] the charge the prosecution [examined|produced|called] [in all |]{count} witnesses [and exhibited {papers} documents|and proved {papers} documents|].",
    "[Of the {count} witnesses|Among the {count} witnesses] [examined|called], {informant:short} and {witness:short} [are|were] [the witnesses of fact|said to be eye-witnesses|the most important].",
    "{informant:short} [supported|reiterated] [the version of|what {informant:he} had said in] the first information report [in all material particulars|].",
    "{witness:short} [deposed to|spoke about|gave evidence of] [what {witness:he} had seen|the occurrence] [and was cross-examined at length|].",
    "{pw}, a [panch|formal] witness, [proved|attested] [the memos prepared by the police|the documents shown to the witness|the panchnama].",
    "{pw} [turned hostile|did not support the prosecution|went back on an earlier statement] and was cross-examined by the prosecutor.",
    "{officer}, the Investigating Officer, [was examined as|deposed as] {pw} and [proved|spoke to] the steps taken [by {officer:him}|in the investigation].",
    "{doctor} was [examined|put in the box] as {pw} and [proved|exhibited] the [medical papers|report, {ex}].",
)

STATEMENT = (
    "[When examined under|In the statement under|In the course of the examination under] {code_examination}, {accused} [denied the allegations|pleaded false implication|denied every circumstance put to {accused:him}] [on account of enmity|and said that {accused:he} was not present|].",
    "The [plea|stand] of the accused [in the statement under|under] {code_examination} was [one of total denial|that of false implication because of {old_grudge}].",
    "[The accused examined {two} witnesses in defence|The accused produced {two} witnesses in their defence|The accused did not enter the witness-box|No evidence was led in defence|No witness was called on behalf of the defence].",
    "[In defence|On behalf of the defence] [an alibi was set up|it was sought to be shown that {accused} was elsewhere|documents were filed to show {old_grudge}].",
)

EVIDENCE = (
    "In [{informant:his} examination-in-chief|chief] {informant} [said|stated|deposed] that {that_clause}.",
    "{witness} [has deposed|stated] that {that_clause}.",
    "[According to|In the words of] {pw}, {that_clause}.",
    "In cross-examination {witness} [admitted|conceded] that [{witness:he} had not given these details to the police|{witness:his} house lies at some distance|{witness:he} is related to the informant|{witness:he} had come to court with the informant].",
    "{pw} [said in cross-examination|admitted when questioned] that [it was all over in moments|nobody could say who had come first|there was some old litigation between the parties|the accused were not known to the witness by name].",
    "{informant} [further|also] [said|stated] that {that_clause}.",
    "It [has come|came] in the evidence of {pw} that {that_clause}.",
    "[A suggestion|The suggestion] that {old_grudge} was [behind the case|the reason for the case] was [denied by the witness|put to {informant} and denied].",
    "The cross-examination of {pw} [ran to many pages|was long] but [nothing of substance came out|brought out only minor differences].",
    "The witness was confronted with [the police statement|the statement recorded {under_code_statement}], where [it was not so stated|this part was missing].",
    "{officer} [admitted|stated] that [nothing of note was found at the spot|the panch witnesses were from another village|the recovery was not photographed|the time of arrival had not been recorded].",
)

GRUDGES = (
    "an old enmity",
    "party faction in the village",
    "a land dispute",
    "a quarrel over money",
    "the last panchayat election",
    "a case pending between the families",
    "a dispute about a passage",
    "political rivalry",
    "an earlier complaint",
)

LINKS = (
    "[Thereafter|Thereupon|Soon after|According to the prosecution|Meanwhile], {happening}.",
    "[It is alleged that|It is further alleged that|It is also said that|The allegation is that|It is the prosecution case that|The report says that] {happening}.",
)
