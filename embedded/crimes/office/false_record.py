"""An official record wrongly made to favour one side."""

# One sentence per line is easier to read and to extend than the formatter's layout.
# fmt: off

from embedded.crime import Beat, Crime, Role

CRIME = Crime(
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
