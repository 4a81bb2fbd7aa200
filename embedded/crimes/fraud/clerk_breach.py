"""An employee of a private concern who keeps its money."""

# One sentence per line is easier to read and to extend than the formatter's layout.
# fmt: off

from embedded.crime import Beat, Crime, Role

CRIME = Crime(
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
