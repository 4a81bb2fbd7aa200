"""Public money misused by an official, since the Prevention of Corruption Act of 1988."""

# One sentence per line is easier to read and to extend than the formatter's layout.
# fmt: off

from embedded.crime import Beat, Crime, Role

CRIME = Crime(
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
