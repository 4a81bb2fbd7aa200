"""Money taken on a promise of employment."""

# One sentence per line is easier to read and to extend than the formatter's layout.
# fmt: off

from embedded.crime import Beat, Crime, Role

CRIME = Crime(
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
