"""Crimes by, against and around public servants, and against the course of justice."""

# One telling a line is easier to read and to add to than the formatter's ladders.
# fmt: off

from dataclasses import replace

from embedded.crime import Beat, Crime, Role

PUBLIC_BREACH = Crime(
    key="public_breach",
    weight=0.7,
    gist="the defalcation of public money by an official",
    cast={
        "accused": Role(("the appellant", "accused no. 1", "the delinquent official"), male=0.92, ages=(28, 60)),
        "accused2": Role(("accused no. 2", "the contractor"), male=0.93),
        "victim": Role(("the complainant", "the Audit Officer", "PW-1"), male=0.88, ages=(34, 59)),
        "clerk": Role(("PW-4", "the dealing clerk"), male=0.85),
        "payee": Role(("PW-6", "the payee"), male=0.7),
    },
    props={
        "trust": ("branch postmaster, with the savings of some hundreds of villagers in {accused:his} hands", "nazir of the civil court, in charge of the deposits made there", "revenue clerk of the tehsil, who collected the land revenue", "secretary of a primary agricultural credit society, through whom the loans and the fertiliser passed", "storekeeper of the irrigation division, in charge of cement and steel", "panchayat secretary, who paid the wages of a work programme", "head cashier of the treasury, with the keys of the strong room", "clerk of the welfare office, who paid out pensions and scholarships"),
        "book": ("the cash book", "the stock register", "the acquittance roll", "the day book", "the challan register"),
        "device": ("by showing payments that were never made", "by keeping back what was received", "by putting the same voucher through twice", "by means of indents that nobody had signed", "by entering less than was paid in", "by putting thumb marks for persons who were not there"),
        "loss": ("the balance in hand was short", "the vouchers of three months were missing", "the figures had been scratched out", "the bundle of notes held plain paper in the middle", "the stores were half of what the books showed"),
        "check": ("an annual audit", "a surprise verification", "the handing over of charge", "an inspection made on a complaint", "a physical count of what was in hand"),
    },
    beats=(
        Beat("background", (
            "{accused} was [posted|working] at {town}[| since {year}] as {trust}.",
            "During the [relevant|material] period {accused} was {trust}.",
            "{accused}, [a public servant of long standing|who had risen from the ranks], served at {town} as {trust}, and [kept|wrote] {book}.",
        )),
        Beat("background", (
            "{accused2} was [a contractor of the department|a trader of {town}|a member of the managing committee] and [a friend of {accused}|had regular dealings with the office].",
            "It was well known that {accused2} [had the ear of|used to entertain] {accused} and [got most of the orders|moved freely in the office].",
        ), chance=0.6),
        Beat("event", (
            "It is alleged that [between {date} and the date of suspension|in the course of {year}] {accused} [misappropriated|embezzled] {amount} of public money {device}.",
            "A sum of {amount}, [held on behalf of the Government|entrusted to {accused:his} office], was [drawn|taken] by {accused} {device}.",
            "For {amount} {accused} could not account, and it was said that {accused:he} had covered the gap {device}.",
        ), charges={"409": 0.5}),
        Beat("event", (
            "Entries in {book} were [interpolated|made in another ink|overwritten], and [the pages of two months were missing|the totals were carried forward wrongly].",
            "{accused} [made false entries in|kept back] {book} [so that the deficiency should not be seen|until the night before the audit].",
        ), chance=0.66, charges={"477A": 0.7, "467": 0.25, "468": 0.3}),
        Beat("event", (
            "{payee} [denied the thumb mark on the voucher|had never received the money] though [the roll showed payment|a signature stood against the name].",
            "Of the persons shown as paid, {payee} [was in another district|had left the village years before] and [two were children|some were found not to exist].",
        ), chance=0.6, charges={"467": 0.5, "468": 0.5, "471": 0.5, "465": 0.15}),
        Beat("event", (
            "{accused2} [supplied nothing|sent bricks of the third class], yet {accused2:his} bills were [passed in full|certified by {accused}].",
            "The prosecution case is that {accused} and {accused2} [shared the money|acted in concert], {accused2} having [presented fictitious bills|lifted the stores in a truck bearing No. {vehicle}].",
        ), chance=0.53, charges={"120B": 0.75, "420": 0.5, "34": 0.1, "109": 0.15}),
        Beat("event", (
            "Money had been taken from {payee} and others [with the assurance that it would be deposited|for seed that never came], and [kata receipts were given|no receipt was given at all].",
            "{payee} had been [asked to pay twice over|told that the loan stood unpaid], though [every instalment had been given to {accused}|{payee:he} held a slip in the hand of {accused}].",
        ), chance=0.25, charges={"420": 0.5, "406": 0.15}),
        Beat("event", (
            "{accused} [took the cash chest key home|locked the office] and [reported a burglary|set fire to the record room], [which nobody believed|so as to destroy the vouchers].",
            "On the night before the inspection [the record room caught fire|some of the vouchers vanished], and {accused} [was seen leaving the place|had the only key].",
        ), chance=0.16, charges={"201": 0.5, "436": 0.2, "204": 0.25, "182": 0.15}),
        Beat("aftermath", (
            "The shortage came to light at {check} [conducted by {victim}|held on {date}].",
            "In the course of {check} {victim} [found that {loss}|called for {book} and could not get it].",
        )),
        Beat("aftermath", (
            "{accused} [deposited a part of the amount|gave a written admission before {victim}|asked for {days} to make it good] and was [placed under suspension|relieved of charge].",
            "{accused} [could offer no explanation|laid the blame on {clerk}|said that the safe was in the joint custody of two].",
        ), chance=0.8),
        Beat("aftermath", (
            "{clerk} [identified the handwriting in {book}|deposed that the keys were always with {accused}].",
            "The opinion of the handwriting expert [connects {accused} with the vouchers|is said to be inconclusive].",
        ), chance=0.7),
        Beat("aftermath", (
            "A departmental enquiry [ended in dismissal|exonerated {accused} of the charge], and [a surcharge was levied|the recovery of {amount} was ordered].",
            "Sanction to prosecute was [accorded|granted after some correspondence], and [its validity is questioned|nothing turns on it].",
        ), chance=0.65),
    ),
    charges={"409": 0.8, "420": 0.18, "467": 0.12, "468": 0.16, "471": 0.16, "120B": 0.12},
    years=(1989, 2024),
    others={"PC:13": 0.45},
)

PUBLIC_BREACH_OLD = replace(
    PUBLIC_BREACH, key="public_breach_old", weight=0.35, years=(1950, 1988), others={"PC:5": 0.5}
)

BRIBE_OLD = Crime(
    key="bribe_old",
    weight=0.5,
    gist="a sum of money taken by a public servant for doing his work",
    cast={
        "accused": Role(("the appellant", "the accused", "the public servant"), male=0.97, ages=(25, 57)),
        "victim": Role(("the complainant", "the decoy", "PW-1"), male=0.93, ages=(24, 66)),
        "accused2": Role(("accused no. 2", "the tout"), male=0.96),
        "shadow": Role(("the shadow witness", "PW-2"), male=0.97),
        "raider": Role(("the trap officer", "PW-7"), male=0.99, ages=(32, 56)),
    },
    props={
        "office": ("a patwari, with whom an application for mutation was pending", "a head constable, who had seized a cart", "an overseer of works, who had to pass a bill for earthwork", "a sales-tax inspector, who was making an assessment", "an assistant station master, who alone could allot a wagon", "a sub-inspector of excise, who had found fault with a licence", "a court reader, in whose hands the file lay", "a supply clerk, who dealt with permits for kerosene", "a hospital clerk, who gave out injury certificates"),
        "talk": ("that such work was not done for nothing", "that others paid more", "that the file would sleep till then", "that a share went higher up", "that poor pay left {accused:him} no choice"),
        "where": ("a tea stall opposite the office", "the residential quarter of {accused}", "a corner of the railway platform", "the verandah of the court", "a field near the canal bungalow", "the back room of the chauki"),
        "thing": ("a tin of ghee", "a wrist watch", "the use of a car", "a plot at a nominal price", "a gold ring", "a cow in milk"),
        "sign": ("a cough", "the removal of the turban", "the lighting of a cigarette", "the waving of a handkerchief", "the dropping of a stick"),
    },
    beats=(
        Beat("background", (
            "{accused} was posted at {town} as {office}, and {victim} had [a matter to get done|occasion to approach {accused:him}].",
            "{victim}, [a petty contractor|a cultivator of {village}|a trader], had gone to {accused}, {office}.",
        )),
        Beat("event", (
            "{accused} [asked for|demanded] {amount} [to do what was wanted|for {accused:his} trouble], saying {talk}.",
            "{victim} was told [plainly|by {accused}] that unless {amount} was paid nothing would be done.",
            "It is alleged that {accused} [would not move in the matter|kept the papers back], [said|hinted] {talk}, and named {amount} as the price.",
        )),
        Beat("event", (
            "{victim} was [unwilling to pay|unable to find so much] and [went to|complained to] {raider}, who [obtained the leave of a Magistrate and laid|laid] a trap.",
            "{raider} [noted the numbers of the notes|treated the notes with powder] and [gave them back to {victim} in the presence of {shadow}|told {shadow} to keep close].",
        ), chance=0.82),
        Beat("event", (
            "On {date} at about {hour} {victim} met {accused} in {where} and [passed the notes|paid the money], which {accused} [put in {accused:his} pocket|slipped into a bag].",
            "On {date}, in {where}, {accused} [held out {accused:his} hand|asked whether the thing had been brought] and [took|received] {amount} from {victim}, {shadow} [looking on|hearing the talk].",
        ), charges={"161": 0.6}),
        Beat("event", (
            "On the agreed signal, {sign}, {raider} [came up|entered] and [caught {accused} by the wrist|asked {accused} to produce the money].",
            "{accused} [threw the notes over the wall|tried to swallow a note|turned pale and said nothing] when {raider} [disclosed who {raider:he} was|appeared].",
        ), chance=0.85),
        Beat("event", (
            "The money was [handed to|to be left with] {accused2}, who [sat outside the office as a petition writer|was a private person] and [kept a share|claimed to have influence with {accused}].",
            "{accused2} [told {victim} that {accused2:he} could win over {accused}|brought the two together], [for a consideration of {accused2:his} own|asking something for {accused2:himself}].",
        ), chance=0.38, charges={"162": 0.45, "163": 0.4, "109": 0.3, "165A": 0.5, "116": 0.08}),
        Beat("event", (
            "Earlier {accused} had [accepted|taken] from {victim} {thing}, [without paying for it|for a price that was no price], while [the matter was before {accused:him}|the case was being enquired into].",
            "It came out that {accused}, [while the file was with {accused:him}|having business of {victim} in hand], had [got|borrowed and kept] from {victim} {thing}.",
        ), chance=0.3, charges={"165": 0.75}),
        Beat("event", (
            "{accused} had [bought at a sale held by {accused:his} own office|bid in another's name for] [a house|some trees], which [{accused:he} was forbidden to do|came out in the enquiry].",
            "All this while {accused} [kept a shop in the name of a brother|dealt in cloth through {accused2}], [contrary to the rules of {accused:his} service|though in service].",
        ), chance=0.15, charges={"168": 0.5, "169": 0.5}),
        Beat("event", (
            "{victim} [pressed the money on {accused}|left an envelope on the table] and, [as the other side says|by one account], was [the first to speak of it|told to take it back].",
            "By another version it was {accused2} who [thrust the notes into the pocket of {accused}|came with the offer], and {accused} [protested|called the peon].",
        ), chance=0.2, charges={"165A": 0.6, "116": 0.2}),
        Beat("aftermath", (
            "The numbers of the notes [were compared and tallied|agreed with those in the memorandum].",
            "The [fingers of {accused} gave a violet colour in the solution|pocket lining showed traces of powder].",
        ), chance=0.85),
        Beat("aftermath", (
            "{accused} explained that [it was the repayment of a loan|the money was for small savings certificates|it was thrust upon {accused:him}].",
            "{shadow} [did not hear any demand|bore out {victim} in the main], and {raider} [spoke to the recovery|was cross-examined at length].",
        ), chance=0.85),
        Beat("aftermath", (
            "Enquiry showed that {accused} [possessed assets out of proportion to {accused:his} pay|had been complained of in {year}].",
            "The [house|bank pass-book] of {accused} was searched, and [nothing came of it|a list of similar payments was found].",
        ), chance=0.4),
    ),
    charges={"161": 0.85, "165": 0.06},
    years=(1950, 1988),
    others={"PC:5": 0.7},
)

FALSE_RECORD = Crime(
    key="false_record",
    weight=0.35,
    gist="an official record wrongly made to favour one side",
    cast={
        "accused": Role(("the petitioner", "accused no. 1", "the public servant"), male=0.92, ages=(26, 58)),
        "accused2": Role(("accused no. 2", "the beneficiary"), male=0.9),
        "victim": Role(("the complainant", "the aggrieved person", "PW-1"), male=0.72, ages=(24, 70)),
        "superior": Role(("the Deputy Collector", "PW-5"), male=0.85, ages=(32, 58)),
    },
    props={
        "deed": ("as lekhpal of the circle, entered in the khasra girdawari that {accused2} was in possession", "as the officer in charge of police station {station}, wrote in the case diary that nobody had named {accused2}", "as medical officer, noted in the injury report of {victim} that the hurt was simple", "as secretary of the panchayat, put a wrong date in the register of births", "as head constable, held an inquest and wrote that the death was from snake bite", "as supply inspector, certified that grain had been given out which {accused2} had sold", "as sub-registrar, endorsed that {victim} had come and admitted a deed in favour of {accused2}", "as revenue inspector, left the holding of {accused2} out of the surplus list"),
        "loss": ("the land", "a claim to the crop", "{victim:his} good name", "a season's water", "a month in running from office to office"),
        "paper": ("the original paper", "the page in question", "the file", "the register", "the bound volume"),
        "aim": ("to save {accused2} from the law", "to bring {victim} to harm", "to keep land from being taken by the State", "to oblige a man of influence", "for a sum of {amount}"),
        "duty": ("to record things as they were", "to hold a local enquiry first", "to follow the orders of {accused:his} superiors", "to bring the facts to the notice of the Magistrate", "to treat all alike"),
    },
    beats=(
        Beat("background", (
            "{accused} was at the time a public servant posted in {district}, and it was {accused:his} duty {duty}.",
            "{victim} had [a long-standing dispute|a case pending] with {accused2}, who was [a relation|a friend|a well-wisher] of {accused}[|, a public servant of the area].",
        )),
        Beat("background", (
            "{accused2} was [a person of influence in the block|the brother of a legislator|the largest landholder there], and [nobody cared to cross {accused2:him}|officials were often seen at {accused2:his} table].",
            "{accused} had [been at that post for nine years|come there on transfer in {year}] and [was on visiting terms with {accused2}|owed a favour to {accused2}].",
        ), chance=0.45),
        Beat("event", (
            "On {date} {accused}, {deed}, [which {accused:he} knew to be false|contrary to what {accused:he} had seen].",
            "The case is that {accused}, {aim}, {deed}.",
            "It is alleged that on {date} {accused}, {deed}, and did so {aim}.",
        ), charges={"218": 0.6, "167": 0.3}),
        Beat("event", (
            "{victim} went to {accused} with [a written application|a medical slip], but {accused} [tore it up|refused to take it down|sent {victim:him} away], though bound {duty}.",
            "In spite of [repeated requests|an order in writing], {accused} [did not act|acted in the teeth of it], {accused:his} duty being {duty}.",
        ), chance=0.63, charges={"166": 0.6, "217": 0.4}),
        Beat("event", (
            "{accused2} was [let go from the police station|allowed to leave the village] [on a bond that nobody signed|for a consideration], although [the warrant was with {accused}|the offence was a grave one].",
            "The property which ought to have been [attached|seized] was [left with {accused2}|allowed to be carried off] by {accused}, {aim}.",
        ), chance=0.35, charges={"217": 0.6, "221": 0.3, "213": 0.12, "214": 0.15, "215": 0.06}),
        Beat("event", (
            "The old leaf was [torn out|burnt] and a fresh one [put in its place|written in one sitting] by {accused} or at {accused:his} bidding.",
            "{paper} was [missing from the office for {days}|not produced when called for], and when found it [bore scratches|had plainly been handled].",
        ), chance=0.38, charges={"201": 0.35, "204": 0.4, "466": 0.4, "468": 0.2, "471": 0.15}),
        Beat("event", (
            "{accused} [signed a certificate|issued a copy under seal] [of facts {accused:he} had never verified|which did not agree with the original], and {accused2} [filed it in court|used it to get a loan].",
            "A certificate under the hand of {accused}, [of residence|of fitness|of income], was [used by {accused2} in another case|found to be untrue in every line].",
        ), chance=0.32, charges={"197": 0.45, "198": 0.35, "465": 0.25, "471": 0.4}),
        Beat("event", (
            "In a proceeding before {accused:him} {accused} [made an order|gave a report] which, [it is said|according to {victim}], [was contrary to all that was on the file|had been written out beforehand by {accused2}].",
            "{victim} was [kept in the lock-up for {days}|sent up for trial] by {accused}, [who had the power to do so but knew that there was no cause|without any case being entered].",
        ), chance=0.28, charges={"219": 0.55, "220": 0.5, "342": 0.3, "348": 0.08}),
        Beat("event", (
            "{accused} had [taken|accepted] {amount} from {accused2} [through a go-between|at a feast].",
            "The prosecution alleges [a pact|an understanding] between {accused} and {accused2}, [money having changed hands|both being interested in the land].",
        ), chance=0.42, charges={"120B": 0.55, "109": 0.15, "34": 0.15}),
        Beat("aftermath", (
            "{superior} [called for {paper}|made a spot enquiry] and [found that what was written did not agree with the facts|reported against {accused}].",
            "On a complaint to {superior}, the matter was [looked into|enquired into by the vigilance], and {accused} was [transferred|suspended].",
        )),
        Beat("aftermath", (
            "{victim} lost {loss} [because of it|in the meantime][|, as the villagers say].",
            "The true state of things was shown by [an earlier certified copy|the register of the adjoining circle|the statements of the villagers].",
        ), chance=0.7),
        Beat("aftermath", (
            "{accused} claims [the protection of good faith|that sanction was needed|that the entry was a slip of the pen].",
            "It was urged for {accused} that [orders had come from above|the draft was made by a subordinate|the mistake was put right later].",
        ), chance=0.65),
        Beat("aftermath", (
            "The handwriting is [admitted by {accused}|said by an expert to be that of {accused}], and [the ink is fresh|the date has been altered].",
            "{victim} had [sent telegrams and registered letters|gone on a hunger strike] before [anyone listened|a copy was given to {victim:him}].",
        ), chance=0.55),
    ),
    charges={"218": 0.55, "217": 0.3, "166": 0.25, "167": 0.22, "120B": 0.1},
    years=(1989, 2024),
    others={"PC:13": 0.2, "PC:7": 0.16},
)

ASSAULT_ON_OFFICIAL = Crime(
    key="assault_on_official",
    weight=0.95,
    gist="the obstruction of {victim:role} in the discharge of duty",
    cast={
        "accused": Role(("the appellant", "accused no. 1", "the petitioner"), male=0.92, ages=(20, 60)),
        "accused2": Role(("accused no. 2", "the co-accused"), male=0.85, kin_of="accused"),
        "accused3": Role(("accused no. 3", "the third petitioner"), male=0.85),
        "victim": Role(("the complainant", "the injured official", "PW-1"), male=0.9, ages=(22, 58)),
        "colleague": Role(("PW-2", "the accompanying official"), male=0.93),
    },
    props={
        "errand": ("as a forest guard to stop the felling of trees", "as a lineman to cut a supply taken by a hook", "as a process server to serve an attachment order", "as a mines inspector to seize a tractor laden with sand", "as a head constable to execute a warrant", "as a revenue inspector to measure disputed land", "as an excise officer to raid a still", "as a municipal overseer to remove an encroachment", "as a child welfare officer to stop a child marriage", "as a supervisor of the canal to close an outlet"),
        "rank": ("a public servant of twelve years' standing", "new to the area", "on special duty that week", "known to the villagers", "the only officer of that circle"),
        "weapon": ("a lathi", "stones", "an axe", "a brick", "a hockey stick", "bare hands", "a sickle"),
        "harm": ("an injury on the forehead", "a broken finger", "bruises on the back", "a torn uniform and scratches", "a fracture of the forearm", "a bleeding nose"),
        "taunt": ("that no officer could enter the village", "that {victim} would be transferred within a day", "to tear up the papers", "that the law stopped at that gate", "that {victim:he} should count {victim:his} days"),
    },
    beats=(
        Beat("background", (
            "{victim} was then [posted at {town}|in the service of the State at {town}] and was {rank}.",
            "{victim} had been [directed|deputed] to go to {village} on official work[| with a small party].",
        )),
        Beat("event", (
            "On {date} at about {hour} {victim} went with {colleague} to {village} {errand}.",
            "On {date} {victim} [reached the spot|came there] with {colleague} [in a vehicle bearing No. {vehicle}|on foot], {errand}.",
            "The occurrence took place on {date} at about {hour}, when {victim} had gone {errand}.",
        )),
        Beat("event", (
            "{accused} [objected|came out of the house] and [would not let the work go on|lay down in front of the vehicle].",
            "{accused} and {accused2} [stood in the way|blocked the path with a cot] and [refused to move|snatched the papers].",
            "When asked for [the permit|{accused:his} name], {accused} [flew into a rage|gave a wrong one] and [obstructed {victim}|called {accused:his} people].",
        ), charges={"186": 0.5}),
        Beat("event", (
            "{accused} [hit|set upon|attacked] {victim} with {weapon}, and {victim:he} received {harm}.",
            "With {weapon} {accused2} [struck|assaulted] {victim}, causing {harm}, while {accused} [held {victim:him} by the collar|tore off {victim:his} badge].",
        ), chance=0.83, charges={"332": 0.6, "353": 0.45, "323": 0.3, "333": 0.12, "325": 0.06}),
        Beat("event", (
            "{victim} was [pushed|caught by the collar|dragged by the arm] and [{victim:his} cap was thrown down|the register was torn].",
            "{accused3} [caught hold of|shook] {victim} by the shoulders, and [the official receipt book was thrown into a drain|the party was not allowed to move].",
        ), chance=0.4, charges={"353": 0.7, "352": 0.06}),
        Beat("event", (
            "{accused} [shouted|called out] {taunt}.",
            "In the hearing of all {accused2} [abused {victim} in filthy language|used words about {victim:his} mother], saying {taunt}.",
        ), chance=0.58, charges={"504": 0.55, "506": 0.5, "189": 0.28, "294": 0.25}),
        Beat("event", (
            "[A crowd of some thirty persons|The whole hamlet|Fifteen or twenty men and women], {accused3} among them, [collected with lathis|pelted stones], and [the party had to run for its life|the vehicle was damaged].",
            "{accused3} [rang the temple bell|raised a shout], upon which [a mob gathered|villagers came from all sides] and [surrounded|fell upon] the party.",
        ), chance=0.53, charges={"147": 0.68, "148": 0.3, "149": 0.5, "427": 0.35, "336": 0.15, "152": 0.04}),
        Beat("event", (
            "A man who had been [arrested|caught red-handed] was [pulled out of the jeep|set free] by {accused2} and {accused3}.",
            "The [cart|tractor] that had been seized was driven off by {accused3} [under the eyes of the party|by force].",
        ), chance=0.28, charges={"225": 0.5, "224": 0.2, "225B": 0.15, "183": 0.2}),
        Beat("event", (
            "{colleague}, who tried to save {victim}, was [also beaten|shut up in a room], and [the rifle was snatched|the wireless set was broken].",
            "Both {victim} and {colleague} were [locked in a cattle shed|kept sitting under a tree] for [an hour or more|some hours], until [the sarpanch came|a police van arrived].",
        ), chance=0.35, charges={"342": 0.35, "332": 0.35, "392": 0.08, "307": 0.08}),
        Beat("event", (
            "A property put up to public auction could not be sold because {accused} [stood in front with a spear|drove the bidders away].",
            "{victim} asked [two bystanders|{accused3}] for help, and they [refused|turned their backs].",
        ), chance=0.12, charges={"184": 0.45, "187": 0.5}),
        Beat("aftermath", (
            "{victim} was [examined at {hospital}|treated by {doctor}], and the [injuries were noted|hurt was found to be recent].",
            "The work had to be [given up|put off], and {victim} [sent a written report to the superiors|returned with a police force the next day].",
        ), chance=0.85),
        Beat("aftermath", (
            "The defence was that [no order in writing was shown|{victim} was not on duty at the time|{victim} had asked for money and the story was made up].",
            "A cross-report was made by {accused} that [the party had misbehaved with the women|the hut was pulled down without notice].",
        ), chance=0.7),
    ),
    charges={"353": 0.72, "332": 0.32, "186": 0.42, "34": 0.3, "506": 0.15},
)

FAKE_OFFICER = Crime(
    key="fake_officer",
    weight=0.4,
    gist="a raid by men who were not the officers they claimed to be",
    cast={
        "accused": Role(("the petitioner", "accused no. 1", "the appellant"), male=0.95, ages=(22, 54)),
        "accused2": Role(("accused no. 2", "the co-accused"), male=0.93),
        "accused3": Role(("accused no. 3", "the driver"), male=0.98),
        "victim": Role(("the complainant", "the informant", "PW-1"), male=0.82, ages=(26, 70)),
        "servant": Role(("PW-3", "the shop assistant"), male=0.85),
    },
    props={
        "guise": ("a sales-tax officer", "an inspector of the crime branch", "an income-tax commissioner", "a food inspector", "a Captain of the army", "a Magistrate on tour", "a customs superintendent", "an officer of the anti-corruption bureau", "an officer of the civil supplies department"),
        "dress": ("a khaki uniform with two stars", "a blue blazer and a file under the arm", "a safari suit and a walkie-talkie", "an army cap and belt", "a red-beacon car bearing No. {vehicle}", "an identity card with a lion seal"),
        "pretext": ("unaccounted gold was kept in the house", "the accounts were false", "a stolen vehicle had been bought", "foreign goods were being sold", "a girl was being kept there", "the ration licence had expired"),
        "price": ("{amount} in cash", "{amount} and a gold ring", "{amount} out of the till", "{amount} together with a bag of silver", "{amount}, and a like sum later"),
        "slip": ("the shoes were not of the regulation kind", "the seal was upside down", "no summons was produced", "the number plate was painted afresh", "one of them could not spell the name of the department"),
    },
    beats=(
        Beat("background", (
            "{victim} [carried on business|kept a jewellery shop|owned a petrol pump|ran a guest house] near {street} at {town}.",
            "{victim} is [a wholesale dealer|a timber merchant|a retired contractor] of {town}.",
        )),
        Beat("event", (
            "On {date} at about {hour} {accused}, with {dress}, came with {accused2} and [gave {accused:himself} out to be|said that {accused:he} was] {guise}.",
            "At about {hour} on {date} three persons came to the place of {victim}, and {accused} [announced|declared] that {accused:he} was {guise}[|, having with {accused:him} {dress}].",
            "It is alleged that {accused}, [posing as|passing for] {guise}, with {dress} to support the part, [arrived at|called on] the house of {victim} on {date}.",
        ), charges={"170": 0.6, "171": 0.4}),
        Beat("event", (
            "They said that {pretext} and [began a search|asked for the keys], [cutting the telephone wire|shutting the door from inside].",
            "On the plea that {pretext}, {accused2} [went through the almirahs|seized the account books] and [wrote out a list|made {servant} sit in a corner].",
        ), charges={"448": 0.15, "342": 0.25}),
        Beat("event", (
            "{victim} was told that {victim:he} would be [handcuffed and paraded|sent to jail without bail] unless {victim:he} paid {price}.",
            "After some talk {accused} [agreed to drop the matter|offered to settle it] for {price}, which {victim}, [in fear|shaken as {victim:he} was], [paid|made over].",
        ), chance=0.83, charges={"384": 0.6, "420": 0.45, "388": 0.12, "389": 0.1}),
        Beat("event", (
            "{accused2} took [what was in the safe|some ornaments and a radio] [into custody for verification|under a seizure memo] and [promised to return it at the office|told {victim} to come the next day].",
            "Before leaving, {accused2} [carried off the account books and a cash box|put a paper seal on the safe and pocketed the key], saying that {victim} would [get everything back|be called] in {days}.",
        ), chance=0.4, charges={"420": 0.6, "406": 0.15, "419": 0.3}),
        Beat("event", (
            "{victim} was [made to sit in the car|driven about the town] for some hours, {accused3} being at the wheel, and [let off near the railway station|set down on the highway].",
            "{servant} was [slapped|tied up] when {servant:he} asked for a warrant.",
        ), chance=0.35, charges={"342": 0.55, "365": 0.2, "323": 0.35}),
        Beat("event", (
            "All through this a pistol [lay on the table|showed under the coat of {accused2}].",
            "{accused3} [held a knife|stood at the door with a revolver], and [the women of the house were told to take off their bangles|a gold chain was pulled off the neck of {victim}].",
        ), chance=0.22, charges={"392": 0.4, "506": 0.4, "395": 0.05}),
        Beat("event", (
            "{servant} [noticed|whispered to {victim}] that {slip}, and [a neighbour telephoned police station {station}|slipped out to fetch the police].",
            "{victim} grew suspicious because {slip}.",
        ), chance=0.75),
        Beat("event", (
            "{accused2} [tried to run|jumped from the balcony] but was [held|chased and caught], and {accused3} [drove off|left the car standing].",
            "Before the real police could come, the party [got wind of it and left|went off with some papers], [{accused} being caught a mile away|a slipper being left behind].",
        ), chance=0.4, charges={"511": 0.08}),
        Beat("aftermath", (
            "A search of the lodging of {accused} brought out [rubber stamps and letter-heads|a uniform with a tailor's tag|blank warrant forms and seals].",
            "The card shown was [a fabrication|found to have been printed at {town}], [the officer named in it being dead|no such post existing].",
        ), chance=0.63, charges={"468": 0.4, "471": 0.4, "467": 0.15, "473": 0.18, "140": 0.04}),
        Beat("aftermath", (
            "The department [denied having sent anyone|wrote that no such officer was on its rolls].",
            "Enquiry from the office concerned showed that [nobody of that name worked there|no raid had been ordered].",
        ), chance=0.8),
        Beat("aftermath", (
            "It turned out that {accused} had [done the same at two other places|been dismissed from service in {year}].",
            "A part of the money was [found with {accused3}|recovered from the house of {accused2}].",
        ), chance=0.53, charges={"411": 0.3}),
    ),
    charges={"170": 0.55, "419": 0.52, "420": 0.5, "384": 0.2, "34": 0.48, "171": 0.15},
)

FALSE_EVIDENCE = Crime(
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

ESCAPE = Crime(
    key="escape",
    weight=0.45,
    gist="the escape of a prisoner from lawful custody",
    cast={
        "accused": Role(("the appellant", "the prisoner", "accused no. 1"), male=0.97, ages=(19, 52)),
        "guard": Role(("accused no. 2", "the escort constable"), male=0.97, ages=(23, 55)),
        "accused3": Role(("accused no. 3", "the alleged rescuer"), male=0.92),
        "victim": Role(("the complainant", "the jailor", "PW-1"), male=0.95, ages=(32, 58)),
        "jawan": Role(("PW-3", "the armed guard"), male=0.98, ages=(22, 50)),
    },
    props={
        "custody": ("the judicial lock-up at {town}", "the lock-up of police station {station}", "a railway compartment on the way to court", "the prisoners' ward of {hospital}", "a prison van bearing No. {vehicle}", "the custody of an escort party"),
        "trick": ("on the pretext of answering a call of nature", "by slipping the handcuff", "by throwing chilli powder in the eyes of the guard", "through the window of the latrine", "while the guard was taking tea", "in the confusion of a change of guard", "under cover of a thick fog"),
        "former": ("a case of dacoity", "a theft of cattle", "a case of cheating", "a murder charge", "an excise offence", "a kidnapping case"),
        "kind": ("friends with bombs and pistols", "kinsmen armed with lathis", "a jeep-load of strangers", "women of the family", "fellow villagers"),
        "shelter": ("a relation's house at {village}", "a temple outside {town}", "a cane field", "a mine in another State", "a contractor's camp"),
    },
    beats=(
        Beat("background", (
            "{accused} was [an under-trial in|arrested in connection with] {former} and was being held in {custody}.",
            "On {date} {accused}, [concerned in|convicted in] {former}, was in {custody}, and {guard} was [on duty|one of the escort].",
        )),
        Beat("event", (
            "At about {hour} on {date} {accused} [escaped|made off|broke away] {trick}.",
            "It is alleged that on {date} {accused} [got away from|broke away from] {custody} {trick}.",
            "{accused} [ran away|took to {accused:his} heels] on {date} {trick}, and [the alarm was given too late|the bell was rung].",
        ), chance=0.9, charges={"224": 0.72}),
        Beat("event", (
            "{guard} had [gone to buy betel|fallen asleep|removed the handcuff out of pity] and [noticed nothing for half an hour|left the door unlocked].",
            "The [key was left in the lock|rope was held loosely], and {guard} was [smoking|reading a paper] at the time.",
        ), chance=0.58, charges={"223": 0.78, "225A": 0.2, "129": 0.02}),
        Beat("event", (
            "{guard} had [taken {amount} from|been feasted by] the people of {accused} and [opened the door|looked the other way], as the prosecution would have it.",
            "{victim} [found|suspected] that {guard} [let {accused} go on purpose|knew of the plan], [money having been seen in {guard:his} kit|{guard:his} story being full of holes].",
        ), chance=0.3, charges={"222": 0.5, "221": 0.4, "120B": 0.35, "225A": 0.15, "109": 0.1}),
        Beat("event", (
            "Outside, {kind} led by {accused3} were waiting; they [fell upon the guard|kept off the pursuers] and [took {accused} away|carried {accused} off in a jeep].",
            "{accused3}, with {kind}, [surrounded the guard|blocked the road with logs] and [helped {accused} to get clear|cut the rope].",
            "It is said that the escape was made good by {accused3} and {kind}, who [beat back the constables|stood in the way of the police] near {street}.",
        ), chance=0.4, charges={"225": 0.78, "353": 0.45, "332": 0.35, "147": 0.35, "149": 0.25, "225B": 0.1, "307": 0.1, "130": 0.03}),
        Beat("event", (
            "When {jawan} tried to stop {accused:him}, {accused} [bit {jawan:his} hand|gave {jawan:him} a push|struck {jawan:him} with the handcuff] and [jumped the wall|ran into the crowd].",
            "{jawan} [gave chase|fired two rounds in the air] but {accused} [swam the canal|was lost in the market].",
        ), chance=0.53, charges={"332": 0.4, "353": 0.5, "323": 0.15}),
        Beat("event", (
            "It appears that help had come from outside for some days, [a blade having been sent in a loaf of bread|messages having passed in a tiffin box].",
            "The [lock|handcuff] was found [broken|filed through], and [a length of rope|a bunch of keys] lay close by.",
        ), chance=0.3, charges={"427": 0.2, "34": 0.1}),
        Beat("event", (
            "On an earlier day, when officers came with the warrant, {accused} had [resisted arrest|thrust them aside and shut the door], and {accused3} [pelted stones|let the dogs loose].",
            "At the time of the first arrest, [a crowd led by {accused3}|{accused3}] had tried to [keep the constables from|stop] the arrest, and {accused} [struggled|lay on the ground and would not move].",
        ), chance=0.3, charges={"225B": 0.6, "224": 0.35, "186": 0.3, "225": 0.2}),
        Beat("event", (
            "{accused} had been released on [a condition to stay away from {town}|remission, {accused:his} sentence being suspended], and [came back before time|broke the condition].",
            "An earlier sentence had been remitted on terms, and {accused} [did not keep to them|was found within the limits forbidden to {accused:him}].",
        ), chance=0.13, charges={"227": 0.6}),
        Beat("aftermath", (
            "{accused} [hid in|was given shelter in] {shelter} for {days}, {accused3} [bringing food|sending word of the police].",
            "{accused3} [kept {accused} at|took {accused} to] {shelter}, knowing [of the escape|that the police were searching].",
        ), chance=0.56, charges={"216": 0.55, "212": 0.4}),
        Beat("aftermath", (
            "{accused} was [recaptured|arrested again] [in a wheat field|at a bus stand|at a ferry] after {days}.",
            "{victim} [entered the matter in the general diary|sent wireless messages], and [a reward was announced|the railway police brought {accused:him} back].",
        )),
        Beat("aftermath", (
            "{guard} [was dismissed after an enquiry|pleaded that one man could not watch four prisoners|said that the lock was defective].",
            "{accused} said that [the custody was not lawful|{accused:he} was only going to see a dying mother].",
        ), chance=0.7),
        Beat("aftermath", (
            "The duty register showed [that {guard} had signed for the prisoner|no relief for ten hours], and {jawan} [said that the torch did not work|had been sent away for food].",
            "A search of [the barrack|the place] brought out [a blade|a coil of rope|some money], [and nobody could say how it had come there|hidden under a brick].",
            "A relation of {accused} had [come to see {accused:him} the day before|been seen near the place in a hired car].",
        ), chance=0.6),
    ),
    charges={"224": 0.6, "223": 0.2, "225": 0.18, "120B": 0.05},
)

HARBOUR = Crime(
    key="harbour",
    weight=0.35,
    gist="shelter and help given to persons wanted for a serious crime",
    cast={
        "accused": Role(("the appellant", "the accused", "the petitioner"), male=0.78, ages=(22, 68)),
        "fugitive": Role(("the absconder", "the wanted man"), male=1.0, ages=(19, 48)),
        "accused2": Role(("accused no. 2", "the co-accused"), male=0.8),
        "victim": Role(("the complainant", "the Circle Inspector", "PW-1"), male=0.95, ages=(32, 56)),
        "villager": Role(("PW-4", "the villager"), male=0.85),
    },
    props={
        "crime": ("the murder of a shopkeeper", "a bank dacoity", "the kidnapping of a boy", "a bomb outrage", "an attack on a police picket", "the killing of a forest ranger"),
        "nest": ("a loft over the cattle shed", "a hut in the orchard", "a room in the rice mill", "a houseboat", "the servants' quarter", "a cave behind the quarry", "the ashram run by {accused}"),
        "aid": ("food and clothes", "cartridges and a change of clothes", "a forged pass and money", "news of police movements", "a boat by night", "medicine and bandages"),
        "warning": ("by lighting a lamp on the roof", "by a song from the well", "through a boy with goats", "by a knock at the window", "by word sent to the ferry"),
        "trace": ("the blood-stained clothes", "the body of the dead man", "a gun used in the crime", "letters and a diary", "the stolen cash box"),
    },
    beats=(
        Beat("background", (
            "{fugitive} was [wanted for|a proclaimed offender in] {crime}, and [a reward had been announced|posters with {fugitive:his} photograph were up].",
            "In {year} the police of {station} were [searching for|on the track of] {fugitive} in connection with {crime}.",
        )),
        Beat("background", (
            "The country thereabouts is [full of ravines|thick with cane and scrub|cut up by streams], and [strangers are soon noticed|a man can hide for months].",
            "A notice of the reward had been [pasted on the school|read out in the village] in the presence of {accused}.",
        ), chance=0.4),
        Beat("background", (
            "{accused} was [a boyhood friend|a distant relation|a political associate] of {fugitive}.",
            "{accused} [was said to be afraid of|owed a debt of gratitude to] {fugitive} and {fugitive:his} band.",
        ), chance=0.7),
        Beat("event", (
            "On {date} {accused} [took in|gave shelter to|concealed] {fugitive} in {nest}[|, and kept {fugitive:him} there for {days}].",
            "It is alleged that {fugitive} [lay hidden|stayed] for {days} in {nest} with the [knowledge|help] of {accused}.",
        ), charges={"212": 0.55, "216": 0.4}),
        Beat("event", (
            "{accused2} [carried|supplied] {aid} to {fugitive}[|, who was told of danger {warning}].",
            "{accused} and {accused2} [provided|took turns to bring] {aid}, [knowing whom they were helping|for which {amount} was paid].",
        ), chance=0.68, charges={"212": 0.3, "34": 0.3, "120B": 0.2}),
        Beat("event", (
            "[Five or six men of the band|Members of the gang], who [were about to commit a robbery|had just looted a train], [slept and ate|were fed] at the house of {accused2}.",
            "Robbers who were [on their way to raid a village|resting after a raid] were [lodged|given food and bedding] by {accused2} and {accused}, [both knowing their business|who told nobody].",
        ), chance=0.28, charges={"216A": 0.78}),
        Beat("event", (
            "{accused} [burnt|buried|threw into a well] {trace}, [so that nothing should be found|at the bidding of {fugitive}].",
            "{trace} [had been washed and hidden|was taken away in a sack] by {accused2} before the police came.",
        ), chance=0.53, charges={"201": 0.8}),
        Beat("event", (
            "{accused}, [a village headman|the chowkidar's own brother|bound as a landholder to report], [gave no information|kept silent] though [the whole village knew|the crime was committed at {accused:his} door].",
            "Nobody [in the family of {accused}|of that hamlet] gave word to the police, though {accused} was [the headman|a member of the panchayat] and [had seen the dead man lying there|had been told within the hour].",
        ), chance=0.38, charges={"202": 0.6, "176": 0.5}),
        Beat("event", (
            "Questioned by {victim}, {accused} [said that {fugitive} had left for another State|sent the police on a false trail].",
            "{accused2} told {victim} that [a stranger had done it|{fugitive} had died of snake bite], which {accused2:he} knew to be untrue.",
        ), chance=0.42, charges={"203": 0.55, "177": 0.4, "182": 0.2}),
        Beat("event", (
            "{accused} had known of the plan [some days before|from the evening when it was laid] and [hid it from everyone|helped by keeping the victim's family away].",
            "It is said that {accused} [sat with the men while they talked it over|was told the date], and [did not breathe a word|misled a chowkidar who asked].",
        ), chance=0.26, charges={"118": 0.4, "120": 0.45, "119": 0.08, "107": 0.1}),
        Beat("event", (
            "{accused2} [took|asked for] {amount} from the owner of stolen cattle to [find the animals|get them back], and [did nothing to have the thieves caught|shared it with {fugitive}].",
            "For [a sum of {amount}|a present of land] {accused2} agreed to screen {fugitive} and [dropped a complaint|gave no evidence].",
        ), chance=0.22, charges={"213": 0.5, "214": 0.35, "215": 0.4}),
        Beat("aftermath", (
            "On the information of {villager}, {victim} [surrounded|raided] the place at about {hour}, and [shots were exchanged|{fugitive} was taken asleep].",
            "{fugitive} [slipped away through the back|could not be found], having been warned {warning}.",
        ), chance=0.78, charges={"307": 0.08, "353": 0.15}),
        Beat("aftermath", (
            "{villager} [saw {fugitive} at the well with {accused}|spoke of seeing food carried by night].",
            "{accused} said that [{accused:he} acted at the point of a gun|{accused:he} took {fugitive:him} for a pilgrim|close kin cannot be blamed for giving shelter].",
        ), chance=0.75),
    ),
    charges={"212": 0.55, "216": 0.28, "201": 0.1, "120B": 0.08},
    others={"Arms:25": 0.08, "UAPA:19": 0.04},
)

ABSCONDING = Crime(
    key="absconding",
    weight=0.55,
    gist="the failure of a person on bail to appear before the court",
    cast={
        "accused": Role(("the petitioner", "the applicant", "the accused"), male=0.93, ages=(20, 58)),
        "surety": Role(("the surety", "PW-3"), male=0.9, ages=(28, 68)),
        "victim": Role(("the complainant", "the process server", "PW-1"), male=0.92, ages=(26, 57)),
        "accused2": Role(("accused no. 2", "the relative"), male=0.7, kin_of="accused"),
    },
    props={
        "old": ("a cheque bouncing case", "a case of hurt and house-trespass", "a dowry case", "a cheating case", "a case of causing death by a truck", "an old theft case", "a case of forgery of a ration card"),
        "absence": ("stopped coming to court", "left for the Gulf without leave", "sold the house and shifted", "was said to have gone on pilgrimage", "sent a medical slip and was not seen again", "stopped meeting the lawyer"),
        "place": ("the last known address", "the house at {village}", "a tenement near {street}", "the shop", "the ancestral home"),
        "search": ("the neighbours", "the village chowkidar", "the former landlord", "a brother-in-law", "the shopkeepers of the lane"),
        "pretext": ("that the lawyer had given a wrong date", "that {accused:he} was ill with jaundice", "that {accused:he} was earning bread in another State", "that no summons ever came", "that {accused:his} mother had died", "that the other side had compromised"),
    },
    beats=(
        Beat("background", (
            "{accused} was [facing trial|an accused] in {old} and had been [released on bail|enlarged on a personal bond with {surety} as surety].",
            "In {old}, registered at police station {station} in {year}, {accused} was granted bail on a bond of {amount}.",
        )),
        Beat("event", (
            "After [some hearings|the charge was framed] {accused} {absence}.",
            "On {date}, the day fixed for [evidence|the statement of the accused|judgment], {accused} was [called thrice and did not answer|absent without any application]; {search} said that {accused:he} {absence}.",
        ), charges={"229A": 0.55}),
        Beat("event", (
            "[Bailable and then non-bailable warrants|Warrants] were issued and [came back unexecuted|returned with the remark that {accused} was not found].",
            "{victim} went to {place} with the warrant [on three occasions|at about {hour}] and [found it locked|was told by {search} that {accused} had gone away].",
        )),
        Beat("event", (
            "A proclamation was [ordered|issued] requiring {accused} to appear within [thirty|forty] days; it was [read out by beat of drum|pasted on the door of {place}|published in a newspaper].",
            "{victim} affixed a copy of the proclamation at {place} [in the presence of two neighbours|and another on the board of the court].",
        ), charges={"174A": 0.72}),
        Beat("event", (
            "{accused} did not [come|surrender] within the time and was declared a proclaimed [person|offender] on {date}.",
            "The time having run out, {accused} was declared [an absconder|a proclaimed person], and [the property was attached|a fresh case was directed to be registered].",
        ), charges={"174A": 0.4}),
        Beat("event", (
            "{accused2} [tore down the copy|did not allow {victim} to paste the paper] and [told {victim} to be off|shut the door on {victim:him}].",
            "{victim} was [not let into the courtyard|pushed out] by {accused2}, and the paper had to be [left with a neighbour|stuck on a tree].",
        ), chance=0.22, charges={"173": 0.6, "186": 0.45, "353": 0.15}),
        Beat("event", (
            "Earlier, to avoid the summons, {accused} had [changed lodgings twice|made {accused2} say that {accused:he} was dead].",
            "The first summons had been [refused by {accused2}|sent back from two addresses], {accused} [hiding in the inner room|having gone out by the back].",
        ), chance=0.25, charges={"172": 0.65, "177": 0.15}),
        Beat("event", (
            "{surety} [could not produce {accused}|was found to have given papers of land that was not {surety:his} own], and the bond was [forfeited|cancelled].",
            "Notice went to {surety}, who [said that {surety:he} had been deceived about the case|paid a part of the penalty], [the khatauni filed with the bond being false|the ration card being another's].",
        ), chance=0.4, charges={"420": 0.1, "471": 0.15, "468": 0.12, "205": 0.06}),
        Beat("event", (
            "At last {accused} was [traced through telephone number {phone}|found at a wedding] and, when the police came, [ran across the roofs|{accused2} raised a commotion so that {accused:he} got away].",
            "A police party [reached the hide-out at dawn|stopped the bus], but {accused} [was pulled away by {accused2} and others|wrenched {accused:himself} free].",
        ), chance=0.25, charges={"224": 0.3, "225": 0.15, "225B": 0.2}),
        Beat("aftermath", (
            "{accused} was [arrested after {days}|apprehended at a check post] and explained {pretext}.",
            "{accused} then [surrendered|appeared through counsel] and stated {pretext}.",
        )),
        Beat("aftermath", (
            "The main case has since [ended in acquittal|been compromised and the complaint withdrawn], and it is urged that [nothing is left to try|the later case cannot survive].",
            "It is submitted that [the proclamation gave less than thirty days|the serving officer's statement was not recorded before the declaration].",
        ), chance=0.8),
        Beat("aftermath", (
            "The trial of the others had to be [split up|delayed by two years] on this account.",
            "Two co-accused were [tried and acquitted|convicted] in the meantime, the file of {accused} being kept apart.",
        ), chance=0.5),
    ),
    charges={"174A": 0.62, "229A": 0.38, "174": 0.08, "120B": 0.02},
    years=(2006, 2024),
)

DEFIANCE = Crime(
    key="defiance",
    weight=0.3,
    gist="a refusal to obey the process and orders of a court",
    cast={
        "accused": Role(("the petitioner", "the contemner", "the accused"), male=0.88, ages=(24, 68)),
        "victim": Role(("the Magistrate", "the complainant", "the Enquiry Officer"), male=0.85, ages=(30, 59)),
        "bailiff": Role(("the bailiff", "PW-2"), male=0.97),
        "accused2": Role(("accused no. 2", "the clerk"), male=0.85),
    },
    props={
        "paper": ("the account books of a trust", "a will", "the minute book of a society", "a sale register", "a bundle of letters", "a survey map"),
        "process": ("a summons to give evidence", "an order to produce documents", "a notice of attendance before the tehsildar", "a warrant of attachment", "a call to assist in a search"),
        "insult": ("said that justice was sold there", "threw a shoe on the dais", "shouted that the court was biased", "tore up the order sheet", "refused to sit down and banged the table", "called the proceedings a tamasha"),
        "manner": ("in the presence of the pleaders", "before a full court", "with witnesses looking on", "to the amusement of the crowd", "in a loud voice"),
        "order": ("forbidding the taking out of a procession", "to remove a wall from the public way", "against the playing of music near {school}", "to vaccinate cattle", "requiring shops to close at eight", "to keep within doors after dark"),
    },
    beats=(
        Beat("background", (
            "{accused} was [a party|called as a witness] in a matter [pending before|under enquiry by] {victim} at {town}.",
            "In {year} {victim} was [holding court|conducting an enquiry] at {town}, and {accused} was [required to attend|concerned in it].",
        )),
        Beat("event", (
            "{bailiff} [took|carried] to {accused} {process}, which {accused:he} [refused to receive|threw on the ground|evaded by hiding in the inner rooms].",
            "To avoid being served with {process}, {accused} [left the house by the back|had it given out that {accused:he} was away].",
        ), chance=0.68, charges={"172": 0.55, "173": 0.5}),
        Beat("event", (
            "On {date}, though served with {process}, {accused} [did not attend|came and went away without leave].",
            "{accused} [stayed away on {date}|left the place before the hour fixed] in spite of {process}.",
        ), chance=0.7, charges={"174": 0.78}),
        Beat("event", (
            "Required to produce {paper}, {accused} [said that it was lost|brought a bundle of waste paper], [though {accused2} had seen it the week before|which was not true].",
            "{accused} would not [produce|give up] {paper}, [though it was in {accused:his} keeping|as {accused:he} was bound to do].",
        ), chance=0.58, charges={"175": 0.72}),
        Beat("event", (
            "{accused2} [burnt|tore up|made away with] {paper}, [so that it might not be used in evidence|on the eve of the hearing].",
            "When the cupboard was opened it was found that {accused2} had [cut out the relevant pages of|put a match to] {paper}.",
        ), chance=0.35, charges={"204": 0.82, "201": 0.2}),
        Beat("event", (
            "Put into the box, {accused} [would not take the oath|refused to answer|declined to sign the statement {accused:he} had made].",
            "{accused} [sat mute when questions were put|told {victim} that {accused:he} would answer nobody], and [would not put {accused:his} hand to the deposition|refused to be sworn].",
        ), chance=0.35, charges={"178": 0.5, "179": 0.6, "180": 0.4}),
        Beat("event", (
            "In the course of the hearing, at about {hour} on {date}, {accused}, {manner}, {insult}.",
            "{accused}, [on being told to be silent|when an adjournment was refused], {insult}, and the work of the court [was held up|came to a stop].",
        ), chance=0.63, charges={"228": 0.8}),
        Beat("event", (
            "{accused} had [not obeyed|openly gone against] an order of {victim} {order}, and [a brawl was the result|traffic was stopped for hours].",
            "An order {order} had been [cried by beat of drum|posted at the chauraha]; {accused}, [who knew of it|with the notice in hand], [did as {accused:he} pleased|broke it the same day].",
        ), chance=0.42, charges={"188": 0.8, "186": 0.15}),
        Beat("event", (
            "Called upon by {bailiff} to [help|hold a rope], {accused2} [folded {accused2:his} arms|walked away], and [the attached cattle were driven off|the bidding could not go on].",
            "At the sale of the attached property {accused2} [bid in the name of a person barred from it|obstructed the bidders].",
        ), chance=0.28, charges={"187": 0.5, "184": 0.4, "185": 0.45, "183": 0.25}),
        Beat("event", (
            "{accused} gave {victim} [a false return of births|wrong particulars of {accused:his} holding|a false name], [being bound to state the truth|to escape a levy of {amount}].",
            "In a statement [which the law required of {accused:him}|made before {victim}], {accused} [left out half of the land|gave the age of a son wrongly], [knowing better|to gain {amount}].",
        ), chance=0.3, charges={"177": 0.72, "176": 0.25, "182": 0.15, "181": 0.2}),
        Beat("aftermath", (
            "{victim} [drew up a memorandum then and there|recorded what had happened] and [sent the matter to another Magistrate|called for an explanation].",
            "{accused} was [detained till the rising of the court|fined on the spot], and [an apology offered later was not accepted|this is the order under challenge].",
        )),
        Beat("aftermath", (
            "{accused} says that [the process was not signed by a competent officer|{accused:he} was in hospital|{accused:he} spoke in the heat of the moment].",
            "{bailiff} [admitted that {bailiff:he} had not read out the paper|stood by the report of service].",
        ), chance=0.75),
        Beat("aftermath", (
            "{accused} had [been warned twice|given an undertaking in writing] [by {victim}|before that].",
            "{accused2} [blamed {accused}|pleaded ignorance of the law], and {bailiff} [produced the returned papers|was cross-examined about the service].",
        ), chance=0.45),
    ),
    charges={"174": 0.3, "175": 0.15, "228": 0.3, "188": 0.25, "186": 0.1},
)

CRIMES = (
    PUBLIC_BREACH,
    PUBLIC_BREACH_OLD,
    BRIBE_OLD,
    FALSE_RECORD,
    ASSAULT_ON_OFFICIAL,
    FAKE_OFFICER,
    FALSE_EVIDENCE,
    ESCAPE,
    HARBOUR,
    ABSCONDING,
    DEFIANCE,
)
