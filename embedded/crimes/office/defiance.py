"""The process and orders of a court disobeyed."""

# One sentence per line is easier to read and to extend than the formatter's layout.
# fmt: off

from embedded.crime import Beat, Crime, Role

CRIME = Crime(
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
            "In the course of the hearing, at about {day_hour} on {date}, {accused}, {manner}, {insult}.",
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
