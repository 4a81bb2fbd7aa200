"""Breach of trust, cheating and forgery between private persons, firms and banks."""

# One telling a line is easier to read and to add to than the formatter's ladders.
# fmt: off

from embedded.crime import Beat, Crime, Role

CLERK_BREACH = Crime(
    key="clerk_breach",
    weight=0.8,
    gist="the misappropriation of money by an employee of a private concern",
    cast={
        "accused": Role(("the appellant", "the accused", "the petitioner"), male=0.9, ages=(22, 58)),
        "victim": Role(("the complainant", "the employer", "PW-1"), male=0.92, ages=(32, 70)),
        "accountant": Role(("the accountant", "PW-2"), male=0.85),
        "customer": Role(("PW-4", "the customer"), male=0.9),
        "accused2": Role(("accused no. 2", "the co-accused"), male=0.85),
    },
    props={
        "post": ("a salesman", "the cashier", "a munim", "a bill collector", "the godown-keeper", "a clerk in the accounts section", "the secretary of the employees' credit society", "a depot manager"),
        "firm": ("a cloth firm", "a cycle dealer's firm", "a transport agency", "a rice mill", "a wholesale chemist's firm", "a cinema house", "a tea garden", "a private hospital"),
        "asset": ("the daily collections", "the price of goods sold on credit", "the wages of the workmen", "the provident fund deductions", "stock issued on approval", "moneys realised from customers", "the cash and drafts of the concern"),
        "book": ("the cash book", "the stock register", "the counterfoils of the receipt book", "the rokar bahi", "the day book", "the sales ledger"),
        "excuse": ("that the money had been stolen on the way", "that the parties had not paid", "that the entries would be made good by the month's end", "that {accused:he} had spent it on a daughter's wedding", "that {accused:he} would sell land and pay"),
        "use": ("on the races", "on a plot of land", "on a business run in a brother's name", "on old debts", "on a speculation in gur and cotton", "on the illness of a parent"),
    },
    beats=(
        Beat("background", (
            "{accused} was [employed as|working as] {post} of {firm} of which {victim} was [the proprietor|a partner|the managing director].",
            "{victim} [owned|managed] {firm} at {town}, and {accused} had [served there as|been taken on as] {post} [in {year}|some years before].",
            "{company}, of which {victim} is a director, had appointed {accused} {post} [on a security of a few hundred rupees|on a monthly salary].",
        )),
        Beat("background", (
            "It was {accused:his} duty to [receive|collect|take charge of] {asset} and to [pay the money into {bank}|account for it every evening|enter it in {book}].",
            "By virtue of that [position|employment] {accused} was entrusted with {asset}[|, for which {accused:he} alone was answerable].",
        )),
        Beat("background", (
            "{accused} enjoyed [the full confidence|the trust] of {victim} and [held the keys of the safe|signed for the firm].",
            "There had been [no complaint against {accused:him}|a warning about late deposits] [till then|in the previous year].",
        ), chance=0.6),
        Beat("event", (
            "Between {date} and the close of the accounts {accused} [received|realised] {amount} on account of {asset} but [did not credit it|paid in only a small part].",
            "It is alleged that {accused} [converted|diverted] {asset}, to the extent of {amount}, [to {accused:his} own use|and spent it {use}].",
            "On {date} a sum of {amount}, [being part of|received against] {asset}, [passed through the hands of {accused}|was handed to {accused} for deposit], and it [never reached the bank|was not found in the till].",
        ), charges={"408": 0.3}),
        Beat("event", (
            "To [cover up|conceal] the shortage {accused} [made false entries in|altered the figures in|tore leaves out of] {book}.",
            "The totals in {book} were [carried over short|scratched and written over], and [the ink was found to differ|the initials of {accountant} had been imitated].",
            "{accused} [issued receipts whose counterfoils showed a smaller sum|kept a second set of vouchers], so that {book} appeared to be in order.",
        ), chance=0.63, charges={"477A": 0.75, "468": 0.2, "471": 0.15, "465": 0.1}),
        Beat("event", (
            "{customer} [stated that {customer:he} had paid in full and held a receipt|was dunned for a bill that had long been paid], and this [brought the matter to light|set {victim} thinking].",
            "Several customers, {customer} among them, were [induced to pay {accused} in cash|told to make out cheques to {accused2}].",
        ), chance=0.58, charges={"420": 0.45}),
        Beat("event", (
            "{accused2} [took delivery of the goods by the back gate|opened an account in a fictitious name], and [the two shared the gain|the price was divided].",
            "The prosecution says that {accused2}, [a relation of {accused}|the gate-keeper], [was in it from the first|passed the loads without a slip].",
        ), chance=0.28, charges={"120B": 0.4, "34": 0.5, "109": 0.15}),
        Beat("event", (
            "A surprise check on the stocks was held, and [the shelves were found filled with empty cartons|the quantity was short by a third].",
            "When {accountant} sat down to balance the books, [a difference showed itself|the cash in hand did not agree with {book}].",
        ), chance=0.8),
        Beat("aftermath", (
            "Called upon to explain, {accused} said {excuse}.",
            "{accused} [asked for time|wept and fell at the feet of {victim}] and said {excuse}.",
        ), chance=0.8),
        Beat("aftermath", (
            "{accused} [executed a writing admitting the deficiency|passed a promissory note for {amount}], [which is now said to have been taken by force|and repaid two instalments].",
            "{accused} [stopped coming to work|absconded with the keys] and [could not be found at the address given|a registered notice came back unserved].",
        ), chance=0.7),
        Beat("aftermath", (
            "The defence was that [the wages had been withheld and there was a running account|the books were kept by {accountant}|the complaint was got up to defeat a claim before the labour court].",
            "{accused} [denied the entrustment|set up a claim for unpaid salary and commission] and [asked why the complaint was made so late|said that {accountant} had access to the safe].",
        ), chance=0.55),
        Beat("aftermath", (
            "A chartered accountant [went through the ledgers|audited the accounts] and [fixed the loss|found a total deficiency] at a figure [not far from that alleged|higher than that in the report].",
            "The disputed initials were [sent to|compared with specimen writings by] the handwriting expert, who [held that they were by {accused}|could give no definite opinion].",
        ), chance=0.65),
    ),
    charges={"408": 0.66, "406": 0.4, "420": 0.15},
)

PARTNER_BREACH = Crime(
    key="partner_breach",
    weight=0.75,
    gist="a dispute over goods entrusted by {victim:role} which were never returned",
    cast={
        "accused": Role(("the petitioner", "the accused", "the appellant"), male=0.88),
        "victim": Role(("the complainant", "opposite party no. 2", "the respondent"), male=0.75, ages=(26, 72)),
        "accused2": Role(("accused no. 2", "the second petitioner"), male=0.7, kin_of="accused"),
        "broker": Role(("the broker", "PW-2"), male=0.95),
    },
    props={
        "tie": ("partners in a brick kiln", "old friends and neighbours", "related by marriage", "dealers in the same mandi", "joint promoters of a cold storage", "owner and commission agent"),
        "thing": ("a tractor taken on hire purchase", "a truck bearing No. {vehicle}", "two hundred bags of paddy", "diamonds given on approval", "a consignment of hosiery goods", "a printing machine", "jewels worth a small fortune", "eighty tins of ghee"),
        "terms": ("to be sold on commission", "for safe custody", "to be returned on demand", "as security for a loan", "to be kept until the accounts were settled", "on condition that the price be remitted within a fortnight"),
        "wrong": ("sold the whole to a third person", "pledged the same with {bank}", "put everything in the name of {accused2}", "removed the property to another State", "denied having received anything", "used the property as {accused:his} own"),
        "notice": ("a lawyer's notice", "a registered letter", "three telegrams", "a demand through the panchayat", "a demand through a common friend"),
        "estate": ("a deceased uncle", "a pensioner who had died without children", "the late senior partner", "a widow who died in the same house", "a lodger carried off by cholera"),
    },
    beats=(
        Beat("background", (
            "{victim} and {accused} were {tie}[| and had done business together without a quarrel till {year}].",
            "The [parties|two] were {tie}, and there was [a course of dealings|much mutual trust] between them.",
        )),
        Beat("background", (
            "Through {broker} the terms were [reduced to writing|settled], [and a deed was drawn up on stamp paper|though nothing was registered].",
            "The agreement was [oral|contained in a chit signed by {accused}], {broker} being the [only witness|go-between].",
        ), chance=0.7),
        Beat("event", (
            "On {date} {victim} [made over|delivered|handed] to {accused} {thing}, {terms}.",
            "{thing} [passed into the custody of|came into the hands of] {accused} on {date}, {terms}.",
            "The complaint says that on {date}, in the presence of {broker}, {accused} received {thing} from {victim} {terms}.",
        )),
        Beat("event", (
            "{accused} [rendered no account|paid nothing] and, [behind the back of {victim}|in breach of what had been agreed], {wrong}.",
            "[Instead|Far from keeping {accused:his} word], {accused} {wrong}.",
            "It later transpired that {accused} had [quietly|dishonestly] {wrong}.",
        ), charges={"406": 0.5}),
        Beat("event", (
            "[From the beginning|Even when taking delivery] {accused} [had no intention of paying|knew that the firm was insolvent], [having given the same security to two others|and the cheque passed for {amount} was drawn on a closed account].",
            "{accused} had represented that {accused:he} [was the sole agent of a mill|had a buyer ready at {town}], [which was not true|and on the faith of this {victim} had parted with {amount} besides].",
        ), chance=0.58, charges={"420": 0.7, "415": 0.1, "417": 0.12}),
        Beat("event", (
            "Part of the property had belonged to {estate}, and {accused}, [who was with the dying person|who had the keys], [kept back the ornaments|took the cash box] before [the heirs arrived|any inventory could be made].",
            "Among the things were [a gold watch|certificates and ornaments] left by {estate}, of which {accused} [took charge at the funeral|said nothing to the heirs].",
        ), chance=0.18, charges={"404": 0.75}),
        Beat("event", (
            "{accused} had [found|come upon] some of the articles [left behind by mistake|lying in the vehicle] and, knowing whose they were, [used them as {accused:his} own|did not send them back].",
            "A bag left by {victim} in the [shop|vehicle] was [picked up by|handed by a servant to] {accused}, who [made no search for the owner|spent what was in it].",
        ), chance=0.18, charges={"403": 0.7}),
        Beat("event", (
            "[The goods had come by boat and rail|The load was carried by a transport company], and {accused2}, [the carrier's agent|who had charge of the warehouse], [delivered them without the receipt|let half of them go].",
            "{accused2}, [a carrier by trade|the keeper of a public warehouse], had been given a part of the goods [to be taken to {town}|to be stored against a receipt], and they [never arrived|were not there when called for].",
        ), chance=0.18, charges={"407": 0.7}),
        Beat("event", (
            "{accused2} [joined in the refusal|signed the papers of transfer] and [told {victim} to go to the civil court|said that nothing was due].",
            "The transfer was [made in favour of|shown in the name of] {accused2}, [a mere benamidar|who paid nothing for it].",
        ), chance=0.4, charges={"34": 0.4, "120B": 0.25}),
        Beat("event", (
            "When {victim} [asked for an account|went to the shop to demand the money], {accused} [abused {victim:him} and turned {victim:him} out|said that {victim:his} legs would be broken].",
            "{accused2} [showed {victim} a pistol|set two men upon {victim}] and [told {victim:him} to forget the matter|said that the money was gone].",
        ), chance=0.35, charges={"506": 0.6, "504": 0.4, "323": 0.1}),
        Beat("aftermath", (
            "{victim} sent {notice}, to which [no reply came|a reply was sent denying everything].",
            "In spite of {notice} {accused} neither [returned|restored] the property nor [paid|offered] its price.",
        )),
        Beat("aftermath", (
            "It is said for the accused that [the dispute is of a civil nature|accounts of the partnership were never settled|an arbitrator is seized of the matter].",
            "A suit for [dissolution|recovery of {amount}] is [pending between the parties|already decreed].",
        ), chance=0.7),
        Beat("aftermath", (
            "A partner's [share in the stock|lien on the goods] was [also pleaded|set up in the reply].",
            "The documents seized from {accused} show [a credit in favour of {victim}|that the vehicle changed hands for {amount}].",
        ), chance=0.55),
    ),
    charges={"406": 0.72, "420": 0.38, "34": 0.08},
)

JOB_CHEATING = Crime(
    key="job_cheating",
    weight=1.0,
    gist="the taking of money from {victim:role} on a promise of employment",
    cast={
        "accused": Role(("the petitioner", "the accused", "accused no. 1"), male=0.85, ages=(26, 60)),
        "accused2": Role(("accused no. 2", "the co-accused"), male=0.75),
        "victim": Role(("the complainant", "the first informant", "PW-1"), male=0.8, ages=(20, 58)),
        "friend": Role(("PW-3", "another candidate"), male=0.85, ages=(20, 36)),
        "clerk": Role(("the head clerk", "PW-6"), male=0.85),
    },
    props={
        "job": ("a clerk's post in the railways", "a constable's post", "a teacher's post in a Government school", "a fitter's post in a refinery", "a peon's post in the collectorate", "an appointment in an ordnance factory", "a lineman's post in the electricity board", "a staff nurse's post", "a conductor's post in the roadways"),
        "pose": ("a personal assistant to a Minister", "a member of the recruitment board", "an officer of the vigilance department", "a retired Colonel", "the owner of a placement agency", "a union leader with a long reach", "a relation of the chairman"),
        "paper": ("an appointment letter", "a call letter for an interview", "a medical fitness form", "a joining order", "a posting order", "an identity card with a seal"),
        "source": ("by selling a pair of bullocks", "by mortgaging the house", "by pledging {victim:his} mother's ornaments", "from a moneylender at three per cent a month", "out of {victim:his} father's gratuity", "by selling half an acre"),
        "venue": ("a tea shop outside the secretariat", "a hotel room at {town}", "the house of {accused2}", "the waiting room of the railway station", "an office hired for a month"),
    },
    beats=(
        Beat("background", (
            "{victim}, [an unemployed graduate|who had a son out of work|a small cultivator of {village}], was [looking for work|in search of a job] in {year}.",
            "{victim} came to know {accused} [through {accused2}|at a wedding|on a train journey], and {accused} [gave {accused:himself} out to be|passed for] {pose}.",
            "{accused} used to [move about {town} in a car with a beacon|sit in {venue}] and [let it be known|tell people] that {accused:he} was {pose}.",
        )),
        Beat("event", (
            "{accused} [assured|promised] {victim} that {accused:he} could [get|arrange] {job} for {victim:his} family against payment of {amount}.",
            "{accused}, [claiming to be|posing as] {pose}, told {victim} that {job} could be had for {amount}, [half in advance|the whole to be refunded if it failed].",
            "It is alleged that on {date}, in {venue}, {accused} held out a promise of {job} and [asked for|demanded] {amount} [to be passed on to those above|as expenses].",
        )),
        Beat("event", (
            "{victim} raised the money {source} and [paid it in two instalments|put it into the hands of {accused}] on {date}.",
            "Believing this, {victim} [paid {amount} in the presence of {friend}|sent a draft on {bank}], the money having been found {source}.",
        )),
        Beat("event", (
            "{friend} and [some forty|a dozen] other young persons [parted with|were made to deposit] similar sums, and [blank forms and photographs were taken from them|a list was drawn up].",
            "{friend} was [likewise|in the same way] [promised {job}|relieved of {friend:his} savings].",
        ), chance=0.65),
        Beat("event", (
            "{accused2} [was introduced as an officer of the department|took the candidates to a hospital for a sham medical test] and [conducted an interview|noted down their particulars].",
            "{accused2} [signed as the personnel officer|put on a uniform and called the roll], [though {accused2:he} was a peon under suspension|though no such office existed].",
        ), chance=0.42, charges={"419": 0.55, "170": 0.2, "34": 0.45, "120B": 0.3}),
        Beat("event", (
            "After {days} {victim} received {paper}, [bearing what looked like an official seal|signed with an illegible scrawl].",
            "{accused} [handed over|sent by post] {paper}, which [turned out to be false|{clerk} later declared to be a fabrication].",
            "A rubber stamp had been got made [at a shop in {town}|in another State], and with it {paper} was [prepared|made up] and given to {victim}.",
        ), chance=0.68, charges={"467": 0.5, "468": 0.72, "471": 0.68, "474": 0.04, "473": 0.06}),
        Beat("event", (
            "When {victim} reported for duty {victim:he} was told by {clerk} that [no such vacancy had been advertised|the letter had never been issued].",
            "{clerk} [compared the letter with the despatch register|looked at the signature] and [sent {victim} away|called the police].",
        ), chance=0.75),
        Beat("aftermath", (
            "{victim} [asked for the money back|went many times to the house of {accused}] and was [put off with excuses|given a cheque which was returned unpaid].",
            "{accused} [returned a small part|gave a writing on stamp paper that {accused:he} would repay] and then [shut up the house|changed {accused:his} telephone number from {phone}].",
        ), charges={"406": 0.25}),
        Beat("aftermath", (
            "[Later|On the last visit] {accused} [set a dog on {victim}|took out a pistol] and said that {victim:he} [would be implicated in a false case|would not see {victim:his} children again].",
            "{accused2} [telephoned|sent two toughs] to say that it would [go hard with {victim:him}|be the worse for {victim:him}] if {victim:he} went to the police.",
        ), chance=0.35, charges={"506": 0.75, "504": 0.3}),
        Beat("aftermath", (
            "A search of the house of {accused} yielded [blank letter-heads and rubber stamps|mark sheets of some thirty candidates|a diary of payments].",
            "The account of {accused2} in {bank} showed [credits from candidates of several districts|that the money had been drawn the same day].",
        ), chance=0.65),
        Beat("aftermath", (
            "The questioned writing on {paper} was [found to be that of {accused}|sent to the examiner of documents].",
            "The defence is that [it was a friendly loan|{victim} was a party to the corrupt bargain and cannot complain].",
        ), chance=0.4, charges={"109": 0.05}),
    ),
    charges={"420": 0.88, "406": 0.34, "417": 0.05},
)

FORGED_DEED = Crime(
    key="forged_deed",
    weight=1.25,
    gist="the transfer of land of {victim:role} by a document said to be false",
    cast={
        "accused": Role(("the applicant", "accused no. 1", "the main accused"), male=0.92),
        "accused2": Role(("accused no. 2", "the attesting witness"), male=0.93),
        "accused3": Role(("accused no. 3", "the deed writer"), male=0.95),
        "victim": Role(("the complainant", "the informant", "opposite party no. 2"), male=0.65, ages=(30, 78)),
        "buyer": Role(("the vendee", "the purchaser"), male=0.85),
    },
    props={
        "land": ("a khata of two acres at {village}", "a residential plot near {street}", "an ancestral house with a courtyard", "a holding recorded in the khatauni", "a share in a joint holding", "a mango orchard", "a shop with the land beneath it"),
        "paper": ("a sale deed", "a general power of attorney for consideration", "a mortgage deed with possession", "a deed of exchange", "an agreement to sell with receipt of the whole price", "a deed of relinquishment"),
        "reason": ("living away in service", "an old and illiterate person", "bed-ridden at the time", "settled abroad", "in mourning for {victim:his} spouse", "in hospital at {town}"),
        "trick": ("putting up another person before the Sub-Registrar in place of {victim}", "getting a thumb mark on blank stamp paper", "pasting another photograph on the deed", "telling {victim} that it was an application for a loan", "copying the signature from an old receipt", "antedating the stamp paper"),
        "record": ("mutation in the revenue record", "an entry in the jamabandi", "an order of the Naib Tehsildar", "a change of name in the municipal register", "a fresh khatian"),
    },
    beats=(
        Beat("background", (
            "{victim} [is the owner of|had inherited|had bought in {year}] {land}.",
            "The dispute [relates to|is about] {land}, of which {victim} [was the recorded tenure-holder|claims to be the owner in possession].",
        )),
        Beat("background", (
            "{victim} was {reason}, and {accused}, [a nephew|a neighbour|a property dealer|who looked after the land], [took advantage of this|had an eye on the property].",
            "[As {victim} was {reason}|{victim} being {reason}], the land was [looked after by|let on batai to] {accused}.",
        ), chance=0.85),
        Beat("event", (
            "On {date} {paper} [purporting to be|said to have been] executed by {victim} was [presented for registration|registered] at {town} in favour of {accused}.",
            "It is alleged that {accused}, in league with {accused2}, [brought into being|got prepared] {paper} by {trick}.",
            "By {trick}, {accused} [obtained|managed to obtain] {paper} on {date}.",
        ), charges={"467": 0.4, "468": 0.3}),
        Beat("event", (
            "{accused2} [identified the executant|signed as a witness] and {accused3} [scribed the document|drew it up], [both knowing|though they knew well] that {victim} [was not there|had never agreed to sell].",
            "The document was [typed by|in the hand of] {accused3}, and {accused2} [put {accused2:his} thumb to it as a marginal witness|vouched for the person who appeared].",
        ), chance=0.73, charges={"120B": 0.48, "34": 0.35, "109": 0.08}),
        Beat("event", (
            "Another [man|person] of about the same age was [dressed up|brought] and made to answer to the name of {victim} before the registering officer.",
            "The one who [stood before the Sub-Registrar|affixed the thumb impression] was not {victim} at all but {accused2}.",
        ), chance=0.35, charges={"419": 0.65, "205": 0.04}),
        Beat("event", (
            "The consideration was shown as {amount}, of which [not a pie was paid|nothing passed before the registering officer].",
            "The deed [recites that {amount} had been paid earlier|contains a false statement about the price], [to cheat the creditors|so that the stamp duty might be less].",
        ), chance=0.58, charges={"423": 0.22, "421": 0.08}),
        Beat("event", (
            "On the strength of it {accused} [applied for|obtained] {record}.",
            "{accused} [produced the paper before the tehsildar|relied on the paper in a suit] and [got|secured] {record} [without notice to {victim}|in a few days].",
        ), chance=0.73, charges={"471": 0.7}),
        Beat("event", (
            "{accused} then sold the land at a profit to {buyer}, who [says that {buyer:he} is a bona fide purchaser|began to raise a wall].",
            "The same plot had already been [promised|sold] to {buyer}, who [paid a large part of the price as earnest money|was never put in possession].",
        ), chance=0.53, charges={"420": 0.55, "406": 0.1}),
        Beat("event", (
            "When {victim} [went to plough|objected], {accused} and {accused2} [drove {victim:him} off|came with lathis], [abused {victim:him}|pulled down the hut] and said that {victim:he} would be [killed|buried there].",
            "{accused2} [met {victim} on the road|came to the house of {victim}] and [in foul words|with a hand on {victim:his} collar] told {victim:him} to [leave the village|withdraw the objection] or be killed.",
        ), chance=0.28, charges={"506": 0.7, "504": 0.5, "447": 0.35, "323": 0.25, "427": 0.12}),
        Beat("aftermath", (
            "{victim} came to know of it [only when {victim:he} took a copy of the khatauni|when a summons in a partition suit arrived|from {buyer}] {days} later.",
            "On inspecting the [register|volume] in the office of the Sub-Registrar, {victim} found [a signature unlike {victim:his} own|somebody else's photograph].",
        )),
        Beat("aftermath", (
            "The thumb impression on the deed was [sent to the finger print bureau|compared with the admitted one] and [did not tally|was reported to be smudged].",
            "The stamp paper was found to have been [sold on a later date than the deed bears|issued from another treasury].",
        ), chance=0.58, charges={"465": 0.2}),
        Beat("aftermath", (
            "A civil suit for cancellation of the deed is [pending|said to have been dismissed in default], and the accused urge that [the criminal case is meant to put pressure on them|title must be decided there].",
            "{victim} has also [moved the consolidation court|applied for correction of the papers], and the accused rely on [a finding in their favour|an interim order made there].",
        ), chance=0.65),
        Beat("aftermath", (
            "The original deed was [never produced|said to have been lost|kept back by {accused3}].",
            "The [patwari|lekhpal] who made the report is [also an accused|said to have been bribed].",
        ), chance=0.3, charges={"477": 0.12, "218": 0.15}),
    ),
    charges={"420": 0.78, "467": 0.62, "468": 0.62, "471": 0.6, "406": 0.1, "506": 0.08},
)

CHIT_FUND = Crime(
    key="chit_fund",
    weight=0.7,
    gist="the collection of deposits from the public by a finance company that closed its doors",
    cast={
        "accused": Role(("the petitioner", "accused no. 1", "the Managing Director"), male=0.9, ages=(28, 66)),
        "accused2": Role(("accused no. 2", "the Director"), male=0.7, kin_of="accused"),
        "agent": Role(("accused no. 4", "the agent"), male=0.7),
        "victim": Role(("the complainant", "the depositor", "the de facto complainant"), male=0.6, ages=(25, 74)),
        "investor": Role(("PW-2", "another depositor")),
    },
    props={
        "scheme": ("a chit of twenty-five members", "a recurring deposit scheme", "a teak plantation scheme", "a scheme of gold coins", "a money-back scheme with prizes", "an emu farm scheme", "a scheme of plots in a township yet to be laid", "a benefit fund"),
        "lure": ("the doubling of the money in five years", "interest at twenty-four per cent", "a scooter for every tenth subscriber", "a plot at the end of the term", "three per cent every month", "a commission on each member brought in"),
        "saver": ("a retired teacher", "a vegetable vendor", "a small tailor", "a railway pensioner", "a mill hand", "an auto-rickshaw driver"),
        "show": ("a pass-book and a coloured brochure", "a bond with a hologram", "a certificate signed by {accused}", "post-dated cheques", "receipts from a printed pad"),
        "spend": ("flats and cars in the name of relations", "a film that was never finished", "loss-making sister concerns", "a benami estate", "foreign tours", "old debts of the family"),
    },
    beats=(
        Beat("background", (
            "{accused} and {accused2} [floated|set up] {company} at {town} in {year} and [opened branches|engaged agents] [all over {district}|in the neighbouring districts].",
            "{company}, of which {accused} was the Managing Director, [carried on|ran] {scheme}[|, {accused2} being a director].",
        )),
        Beat("background", (
            "By [hand-bills and loudspeakers|advertisements in the newspapers|meetings in marriage halls] the public was [promised|offered] {lure}.",
            "Those who joined were [assured of|drawn by the promise of] {lure}.",
        )),
        Beat("event", (
            "{victim}, {saver}, like [hundreds of others|many small people of the locality], [deposited|paid] {amount} on {date} and was given {show}.",
            "On {date} {agent}, who [lived in the same street|was a schoolmaster], persuaded {victim} to part with {amount}, [handing over|against] {show}.",
            "{victim} [had {victim:his} terminal benefits in {bank}|was saving for a daughter's marriage] and was [drawn by|tempted with] the promise of {lure} to pay {amount}.",
        )),
        Beat("event", (
            "{investor} [paid a monthly subscription for three years|bid for the chit and was never paid the prize amount].",
            "{investor} and {investor:his} neighbours, [mostly daily-wage earners|all of one colony], [invested|lost] sums large and small.",
        ), chance=0.7),
        Beat("event", (
            "For some months the interest was [paid regularly|credited in the pass-book], [out of fresh deposits|which brought in more people].",
            "The first few were paid with what the later ones brought, until [the cheques began to bounce|no new members came].",
        ), chance=0.7),
        Beat("event", (
            "The money was [laid out|sunk] in {spend}, and [no part of it was kept as the rules required|the books showed nothing of it].",
            "According to the prosecution the funds were [siphoned off into|frittered away on] {spend}.",
        ), chance=0.73, charges={"409": 0.62, "406": 0.4}),
        Beat("event", (
            "The company had no [licence|registration] to [take deposits from the public|run such a chit], [a fact which was kept from the depositors|though the brochure bore a number].",
            "A [certificate|letter] of a Government department, shown to the depositors, was [a fabrication|altered in the name and date].",
        ), chance=0.4, charges={"468": 0.4, "471": 0.4, "467": 0.12}),
        Beat("event", (
            "On maturity {victim} [presented|took] {show} at the counter and was [told to come next month|given a cheque that was returned for want of funds].",
            "When the [term ran out|time came to pay], {accused} [renewed the deposits without asking|sought time on account of a raid].",
        )),
        Beat("event", (
            "On the morning the depositors gathered, the office was found [locked|stripped of its furniture], and [a notice about an audit hung on the shutter|the staff had not been paid for two months].",
            "{accused} [left {town} overnight|filed for insolvency] and [the branch managers threw up their hands|the telephones were disconnected].",
        ), chance=0.85),
        Beat("event", (
            "{agent} [was paid a commission on every deposit|knew by then that payments had stopped] and yet [went on collecting|took money from {investor}].",
            "It is said that {agent}, {accused} and {accused2} had [agreed beforehand|put their heads together] to [collect as much as they could and go|deceive the depositors].",
        ), chance=0.58, charges={"120B": 0.7, "34": 0.3, "114": 0.04}),
        Beat("event", (
            "Those who [protested|sat on dharna] were [pushed out by hired men|told that they would get nothing if they complained].",
            "{investor}, who [would not leave the office|asked for {investor:his} money loudly], was [led out by the neck|told by {accused2} that {investor:he} would be dealt with].",
        ), chance=0.15, charges={"506": 0.6}),
        Beat("aftermath", (
            "The number of depositors [came to|was later found to be] [over two thousand|nearly nine hundred|more than ten thousand], and [crores|many lakhs] remain unpaid.",
            "[Complaints poured in|Other complaints were received] from several police stations and the case was made over to the economic offences wing.",
        ), chance=0.75),
        Beat("aftermath", (
            "The [hard disks|ledgers] and [pass-books|counterfoils] were seized, and [the accounts in {bank} were frozen|two plots were attached].",
            "An [auditor|administrator] appointed by the court found that [the liabilities were six times the assets|deposits had been booked in false names].",
        ), chance=0.58, charges={"477A": 0.2}),
    ),
    charges={"420": 0.88, "406": 0.4, "120B": 0.3, "409": 0.12},
    years=(1965, 2024),
)

BANK_FRAUD = Crime(
    key="bank_fraud",
    weight=0.8,
    gist="an advance obtained from a bank on false papers",
    cast={
        "accused": Role(("the petitioner", "accused no. 2", "the borrower"), male=0.88, ages=(26, 64)),
        "manager": Role(("accused no. 1", "the Branch Manager"), male=0.92, ages=(35, 60)),
        "accused2": Role(("accused no. 3", "the guarantor"), male=0.8),
        "victim": Role(("the complainant", "the Chief Manager", "PW-1"), male=0.85, ages=(40, 62)),
        "owner": Role(("PW-5", "the true owner"), male=0.65, ages=(40, 76)),
    },
    props={
        "facility": ("a cash credit limit", "a housing loan", "a tractor loan", "a term loan for a plastic factory", "an overdraft", "letters of credit", "a crop loan under the Kisan scheme", "a loan for eight autorickshaws"),
        "paper": ("title deeds of a plot that did not exist", "income-tax returns that had never been filed", "invoices of a supplier that was a mere name", "warehouse receipts for stock that was not there", "quotations of a firm run by {accused2}", "salary slips of a department where {accused} never worked", "railway receipts for goods never despatched"),
        "instrument": ("a stolen cheque leaf", "a demand draft with the figures raised", "a fixed deposit receipt", "a mail transfer advice", "a refund order", "a withdrawal form"),
        "clue": ("the ink spread where the figure had been", "the serial number belonged to another branch", "the account had been closed for years", "the signature lacked a stroke", "the draft was not on the advice"),
        "way": ("in the name of a sister concern", "in a fictitious account", "across the counter in cash", "through three accounts in two days", "by way of bearer cheques"),
    },
    beats=(
        Beat("background", (
            "{accused}, [who called {accused:himself} the proprietor of|a partner in] {company}, [maintained an account with|was a customer of] {bank}.",
            "{manager} was the Branch Manager of {bank} [from {year}|at the material time], and {victim} [succeeded {manager:him}|was the head of the zone].",
            "The [written complaint|report] of {victim}, an officer of {bank}, set out the following [facts|history].",
        )),
        Beat("event", (
            "On {date} {accused} applied for {facility} to the extent of {amount} and [lodged|put in], as security, {paper}.",
            "{accused} [approached|represented to] the bank that {accused:he} needed {facility}, and {amount} was [sanctioned|released] on {date} on the strength of {paper}.",
            "{accused} obtained {facility} on {date} by [furnishing|filing] {paper}.",
        )),
        Beat("event", (
            "{accused2} [signed the guarantee|came forward as surety] and [mortgaged land that belonged to {owner}|signed as a man of means, which {accused2:he} was not].",
            "The land offered in mortgage was [that of {owner}, who knew nothing of it|already charged to another bank].",
        ), chance=0.58, charges={"467": 0.3, "419": 0.2}),
        Beat("event", (
            "{manager} [made no inspection|waived the valuation] and [passed the papers the same day|exceeded {manager:his} lending power], [for a consideration|in return for favours].",
            "It is the case of the prosecution that {manager} [was hand in glove with|had entered into an understanding with] {accused}, and [no field visit was ever made|the ledger was kept back from audit].",
        ), chance=0.42, charges={"120B": 0.75, "409": 0.35, "477A": 0.2}),
        Beat("event", (
            "The papers proved on enquiry to be bogus[, and the seal of the office was a crude imitation|; the officer whose signature they bore had retired long before].",
            "The signature of {owner} on the mortgage papers was [written by another hand|traced over carbon].",
        ), chance=0.68, charges={"467": 0.62, "468": 0.72, "471": 0.7}),
        Beat("event", (
            "{instrument} for {amount} was [presented|put through clearing] by {accused}, and the money [was credited|was paid] before [the fraud was noticed|anyone looked into it].",
            "{accused2} [opened an account with a false introduction|called {accused2:himself} the payee] and [cashed|deposited] {instrument}.",
        ), chance=0.4, charges={"420": 0.4, "471": 0.35, "419": 0.3, "467": 0.2}),
        Beat("event", (
            "The counter clerk [grew suspicious|sent for the ledger] because {clue}, and the payment was [stopped|refused] in time.",
            "The money was about to be paid when {victim} noticed that {clue}, and {accused} [slipped out|was detained at the counter].",
        ), chance=0.25, charges={"511": 0.7}),
        Beat("event", (
            "The amount was [drawn|withdrawn] {way}, and nothing was [bought with it|put into the business].",
            "Within {days} the money [had been moved|went out] {way}.",
        ), chance=0.73, charges={"406": 0.2}),
        Beat("aftermath", (
            "The account [turned sticky|became irregular], not a single instalment being paid, and an inspection showed that [the place of business was an open field|the goods had been sold|the address was a barber's shop].",
            "A surprise inspection revealed that the hypothecated goods [were not to be found|had been carried away by night].",
        ), chance=0.73, charges={"406": 0.25, "424": 0.08}),
        Beat("aftermath", (
            "{owner} [denied having signed anything|came to know only when a notice of sale was pasted on the gate].",
            "The [tehsil|registration office] certified that [no such deed was on its record|the plot stood in the name of {owner}].",
        ), chance=0.65),
        Beat("aftermath", (
            "Since it came to light {accused} has [deposited a part of the dues|offered a one-time settlement], and it is urged that [the bank has suffered no loss|nothing is left but a money claim].",
            "The [vigilance cell|inspectors] of the bank [examined the files|recorded the statements of the staff] and [fixed responsibility on {manager}|called for an outside audit].",
        ), chance=0.7),
        Beat("aftermath", (
            "The disputed writings were [referred to the Government examiner|matched with the specimens of {accused} and {accused2}], and the opinion [went against {accused2}|was not conclusive].",
            "The handwriting of {accused} was found on [the reverse of the drafts|the application and on two vouchers], while [a third hand could not be identified|the signature of {manager} was not disputed].",
        ), chance=0.6),
    ),
    charges={"420": 0.86, "468": 0.4, "471": 0.42, "467": 0.3, "120B": 0.35},
    years=(1989, 2024),
    others={"PC:13": 0.14, "NI:138": 0.08},
)

EXAM_IMPERSONATION = Crime(
    key="exam_impersonation",
    weight=0.4,
    gist="the sitting of one person in the place of another at an examination",
    cast={
        "accused": Role(("the petitioner", "accused no. 1", "the candidate"), male=0.75, ages=(18, 30)),
        "accused2": Role(("accused no. 2", "the alleged impersonator"), male=0.82, ages=(19, 32)),
        "accused3": Role(("accused no. 3", "the middleman"), male=0.92, ages=(25, 50)),
        "victim": Role(("the complainant", "the Centre Superintendent", "PW-1"), male=0.75, ages=(38, 60)),
        "invigilator": Role(("the invigilator", "PW-2"), male=0.55),
    },
    props={
        "exam": ("the matriculation examination", "the entrance test for medical colleges", "the recruitment test for constables", "the intermediate examination", "the departmental test for clerks", "the teachers' eligibility test", "the law degree examination"),
        "paper": ("the mathematics paper", "the second paper", "the English paper", "the general knowledge paper", "the afternoon paper"),
        "sign": ("the photograph on the admit card had been pasted over another", "the handwriting differed from the application form", "the date of birth was given wrong", "the roll number slip was damp with fresh ink", "the father's name could not be told"),
        "doc": ("the admit card", "the identity card", "the hall ticket", "the application form", "the attendance slip"),
        "fee": ("a motor cycle", "{amount}", "{amount} in two parts", "a promise of {amount}", "{amount} and a gold ring"),
    },
    beats=(
        Beat("background", (
            "{exam} was held on {date} at {school}, of which {victim} was the [Centre Superintendent|officer in charge].",
            "{accused} had [applied for|been allotted a seat for] {exam}, the centre being {school}.",
        )),
        Beat("background", (
            "{accused} had [failed twice before|little hope of getting through], and {accused3}, [who ran a coaching class|a clerk in the board], [offered to find a bright student|made the arrangement] for {fee}.",
            "The bargain was struck through {accused3}, [who kept a stable of such students|who had done it for others], in return for {fee}.",
        ), chance=0.58, charges={"120B": 0.5, "109": 0.25, "34": 0.25}),
        Beat("event", (
            "In the [first|forenoon] session {accused2} [sat|appeared] in the seat of {accused} and [wrote|began to write] {paper}.",
            "On {date}, at about {hour}, {invigilator} [found|noticed] that the person answering {paper} against the roll number of {accused} was [another|someone else].",
            "It is alleged that {accused2} [took|wrote] {paper} pretending to be {accused}, and [signed the attendance sheet in that name|put a thumb mark on the sheet].",
        ), charges={"419": 0.45}),
        Beat("event", (
            "{invigilator} became suspicious because {sign}.",
            "When {doc} was looked at closely, {sign}.",
        ), chance=0.8),
        Beat("event", (
            "{doc} had been [tampered with|altered], a mixed photograph having been [pasted|scanned] [so that it might pass for either|under a false seal].",
            "{accused} had [prepared|used] {doc} [with the seal of a college where {accused:he} never studied|bearing a false attestation], knowing [what it was|it to be untrue].",
        ), chance=0.58, charges={"468": 0.6, "471": 0.6, "465": 0.3, "467": 0.2}),
        Beat("event", (
            "On being questioned {accused2} [gave {accused2:his} real name|broke down], and said that {accused2:he} was [a student of the third year|already employed as a teacher].",
            "{accused2} [tried to run away|tore up the answer book] but was [caught at the gate|held by the peon].",
        ), chance=0.63, charges={"204": 0.12}),
        Beat("event", (
            "{accused} was found [waiting in a tea stall|sitting in a car bearing No. {vehicle}] outside, [in the hope that nobody would know|with books in {accused:his} lap].",
            "{accused} was at that hour [on duty in {accused:his} office|seen in a cinema house].",
        ), chance=0.6),
        Beat("event", (
            "The question paper had [leaked out the evening before|been solved on the roof], and chits were [passed in through the window|read out by loudspeaker], {invigilator} [looking the other way|being threatened with a knife].",
            "Outside the hall {accused3} [dictated answers through a microphone|sold copies of the answers], and {invigilator} was [told to keep quiet or be beaten|paid not to see it].",
        ), chance=0.2, charges={"420": 0.3, "506": 0.2, "409": 0.1}),
        Beat("aftermath", (
            "On the strength of the result {accused} [secured admission and attended classes|was appointed and drew salary for two years] until [an anonymous letter arrived|the certificate was sent for verification].",
            "The result was declared before [anyone complained|the fraud was known], and {accused} [obtained a seat that would have gone to another|took up the post].",
        ), chance=0.38, charges={"420": 0.65}),
        Beat("aftermath", (
            "{victim} [sealed the answer book|took the statements of those in the room] and [made over {accused2} to the police|reported to the board].",
            "The answer book was [cancelled|sealed], and {accused} was [debarred for three years|rusticated].",
        )),
        Beat("aftermath", (
            "Specimen writings of both were taken [before a Magistrate|at police station {station}], and the expert [held that the answers were by {accused2}|found no likeness with the hand of {accused}].",
            "The thumb impressions on the attendance sheet [did not match those of {accused}|were found to be of two different persons].",
        ), chance=0.7),
        Beat("aftermath", (
            "{accused} [said that {accused:he} was ill and knew nothing|blamed {accused3} for everything].",
            "{accused2} [retracted what {accused2:he} had said to {victim}|said that {accused2:he} had only come to drop a friend], and {accused3} [denied everything|could not be found].",
        ), chance=0.5),
    ),
    charges={"419": 0.82, "420": 0.55, "468": 0.28, "471": 0.26},
)

MARRIAGE_FRAUD = Crime(
    key="marriage_fraud",
    weight=0.5,
    gist="a sham marriage by which {victim:role} was deceived",
    cast={
        "accused": Role(("the appellant", "the accused", "the petitioner"), male=1.0, ages=(22, 46)),
        "accused2": Role(("accused no. 2", "the go-between"), male=0.4, ages=(32, 66)),
        "victim": Role(("the complainant", "the victim", "PW-1"), male=0.0, ages=(19, 36)),
        "father": Role(("PW-2", "the father of the complainant"), male=1.0, ages=(44, 72), kin_of="victim"),
        "wife": Role(("the first wife", "PW-5"), male=0.0, ages=(21, 44), kin_of="accused"),
    },
    props={
        "claim": ("an engineer abroad", "an officer of the Air Force", "a bachelor with land in {district}", "a doctor in a Government hospital", "a widower without children", "a bank officer under training", "of the same caste and gotra"),
        "truth": ("a dismissed bus conductor", "married with two children", "of another faith altogether", "a compounder on daily wages", "known by a different name in {accused:his} own village", "already betrothed elsewhere"),
        "rite": ("an exchange of garlands in a temple", "vermilion put on her forehead in a hired room", "a ceremony before a priest who was no priest", "papers signed before a man said to be the registrar", "a feast without any saptapadi", "a nikah read by a stranger"),
        "gain": ("{amount} in cash and the ornaments", "a motor cycle and {amount}", "her savings of {amount}", "the price of a plot, {amount}", "ornaments and a draft for {amount}"),
        "meeting": ("an advertisement in the matrimonial column", "a marriage bureau", "a common acquaintance", "a matrimonial site", "a chance meeting at {school}", "a pilgrimage"),
    },
    beats=(
        Beat("background", (
            "{victim} and {accused} came to know each other through {meeting}[| in {year}].",
            "The [alliance|match] came through {meeting}, and {father} [made few enquiries|was glad to have found a groom].",
        )),
        Beat("background", (
            "{accused} [represented|gave out] that {accused:he} was {claim}, [and {accused2} vouched for it|which everybody believed].",
            "Both {accused} and {accused2} told {father} that {accused} was {claim}.",
        ), charges={"417": 0.2}),
        Beat("event", (
            "On {date} a [marriage|ceremony] was [gone through|performed] at {town} by {rite}.",
            "On {date} {accused} took {victim} to {town}, where there was {rite}, and she [took herself for|was made to believe that she was] {accused:his} wedded wife.",
            "It is stated that {accused} satisfied {victim} and her people by {rite} on {date}.",
        ), charges={"496": 0.5}),
        Beat("event", (
            "In that belief {victim} [lived with {accused} as his wife|went to stay with {accused} in a rented room] for [some months|more than a year][|, and bore a child].",
            "{victim} [cohabited with|shared a home with] {accused}, [who kept putting off the registration|who told the landlord that they were man and wife].",
        ), chance=0.8, charges={"493": 0.68, "376": 0.16}),
        Beat("event", (
            "{accused} [asked for and got|took from {father}] {gain}, [saying that it was needed for a visa|promising to buy a flat].",
            "On one pretext or another {accused} obtained {gain} from {victim} and her family.",
        ), chance=0.63, charges={"420": 0.72, "406": 0.3}),
        Beat("event", (
            "It then came out that {accused} was {truth}.",
            "A [letter|photograph] in the pocket of a coat showed that {accused} was {truth}.",
            "{father} made enquiries and learnt that {accused} was {truth}.",
        ), charges={"417": 0.25, "419": 0.25}),
        Beat("event", (
            "{wife} [turned up at the door with a child|wrote to {victim}] and [said that she had been married to {accused} for years|showed the wedding photographs].",
            "{accused} had been married to {wife} [by saptapadi|according to custom] long before, and [she was still living|there had been no divorce], a fact [suppressed from|not told to] {victim}.",
        ), chance=0.58, charges={"494": 0.55, "495": 0.55}),
        Beat("event", (
            "{accused} had [used the identity card of a cousin|produced a false divorce decree|given a made-up salary certificate] at the time of the match.",
            "The papers shown to {father} at the betrothal, [a service card among them|a degree and a pay slip], were [false to the last line|borrowed from another and altered].",
        ), chance=0.28, charges={"468": 0.4, "471": 0.5, "465": 0.2, "419": 0.35}),
        Beat("event", (
            "Confronted with this, {accused} [beat {victim}|turned her out at night] and [refused to own her|said that she was free to go where she liked].",
            "{accused} threatened to [make the photographs public|send the pictures to her relations] if she [complained|would not keep quiet].",
        ), chance=0.53, charges={"323": 0.35, "506": 0.6}),
        Beat("event", (
            "{accused2}, who had [received a commission|played the part of an uncle], [went underground|denied having arranged anything].",
            "{accused2} had [acted the mother's part at the betrothal|taken the horoscopes to the house], knowing [all along|well enough] how matters stood.",
        ), chance=0.4, charges={"120B": 0.2, "34": 0.35, "109": 0.25, "114": 0.08}),
        Beat("aftermath", (
            "The [priest|registrar] named by {accused} [could not be traced|said that no such marriage had been entered in his book].",
            "The certificate of marriage [was found to bear no number|had been issued by nobody].",
        ), chance=0.65),
        Beat("aftermath", (
            "{victim} went back to the house of {father} and, [after a panchayat had failed|at the instance of a women's organisation], [complained|spoke out].",
            "{accused} pleads that [the affair was by consent|the parties were of age and knew everything|no marriage was ever promised].",
        ), chance=0.8),
        Beat("aftermath", (
            "It is said that {accused} had [deceived two other women in the same manner|advertised again within a month].",
            "{father} [came to know of a like complaint at {town}|found {accused:his} photograph with another bride].",
        ), chance=0.42),
    ),
    charges={"420": 0.3, "417": 0.28, "493": 0.24, "496": 0.12, "415": 0.05},
)

CRIMES = (
    CLERK_BREACH,
    PARTNER_BREACH,
    JOB_CHEATING,
    FORGED_DEED,
    CHIT_FUND,
    BANK_FRAUD,
    EXAM_IMPERSONATION,
    MARRIAGE_FRAUD,
)
