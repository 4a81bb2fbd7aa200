"""A loan obtained from a bank on false papers."""

# One sentence per line is easier to read and to extend than the formatter's layout.
# fmt: off

from embedded.crime import Beat, Crime, Role

CRIME = Crime(
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
