"""A finance company that collects deposits and closes its doors."""

# One sentence per line is easier to read and to extend than the formatter's layout.
# fmt: off

from embedded.crime import Beat, Crime, Role

CRIME = Crime(
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
