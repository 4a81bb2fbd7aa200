"""A death by poison in food or drink."""

# One sentence per line is easier to read and to extend than the formatter's layout.
# fmt: off

from embedded.crime import Beat, Crime, Role

CRIME = Crime(
    key="poisoning",
    weight=0.9,
    gist="the death of {victim:role} by poison given in food or drink",
    cast={
        "accused": Role(("the appellant", "accused no. 1"), male=0.5, ages=(22, 56)),
        "accused2": Role(("accused no. 2", "the paramour", "the co-accused"), male=0.7, ages=(22, 50)),
        "victim": Role(("the deceased",), male=0.8, ages=(25, 66)),
        "informant": Role(("the informant", "the complainant", "PW-1"), male=0.7, kin_of="victim"),
        "seller": Role(("the shopkeeper", "PW-6"), male=1.0, ages=(28, 60)),
    },
    props={
        "poison": ("arsenic", "dhatura seeds", "an organophosphorus insecticide", "aluminium phosphide", "potassium cyanide", "zinc phosphide", "oleander root", "endrin"),
        "food": ("a glass of milk", "a cup of tea", "kheer", "sweets offered as prasad", "a paan", "country liquor", "mutton curry", "buttermilk", "tea from a flask"),
        "reason": ("an affair which {victim:role} had discovered", "a policy of life insurance for {amount}", "the house, which stood in the name of {victim:role}", "a loan of {amount} that had to be repaid", "the post which would fall vacant",
                   "a quarrel over the second marriage", "the gold which {victim:role} was carrying"),
        "setting": ("at home", "at a lodge near the railway station", "in the compartment of a train", "in the field hut", "at the shop, after closing", "at a feast on the thirteenth day of a mourning", "in the staff room"),
        "sign": ("burning in the throat and vomiting", "froth at the mouth", "giddiness and delirium", "purging and cramps in the legs", "blue nails and a smell of bitter almonds", "restlessness and widely dilated pupils"),
        "errand": ("to kill rats", "for the cotton crop", "for silvering brass", "for treating a buffalo", "to keep weevils from the grain"),
    },
    beats=(
        Beat("background", (
            "[What is said to have moved|The motive which moved] {accused} was {reason}.",
            "Relations between {victim} and {accused} had been [strained|far from happy]; at the root of it lay {reason}.",
            "[On the surface|To the outside world] {accused} and {victim} were on good terms, but the prosecution attributes to {accused} a motive, namely {reason}.",
        )),
        Beat("background", (
            "{accused} and {accused2} had become [intimate|close], and [letters between them were found|the neighbours had noticed {accused2:his} visits].",
            "It is alleged that {accused2} [suggested|put into the head of] {accused} that nobody would suspect a death by {poison}.",
        ), chance=0.5, charges={"120B": 0.5, "109": 0.2}),
        Beat("background", (
            "{seller} deposed that {days} before the death {accused} had bought {poison} from {seller:him}, saying that it was wanted {errand}.",
            "A packet of {poison} was [purchased|obtained] by {accused2} from {seller} {errand}, as was [then said|entered in the register].",
        ), chance=0.6),
        Beat("background", (
            "This was not the first time: [a month earlier|some weeks before] {victim} had fallen ill after [eating|drinking] what {accused} had brought, and [recovered|was saved by timely treatment].",
        ), chance=0.25, charges={"307": 0.35, "328": 0.35}),
        Beat("event", (
            "On {date} at about {day_hour} {accused} [gave|served] {victim} {food} {setting}.",
            "It is alleged that on {date}, {setting}, {accused} mixed {poison} in {food} and [made {victim} take it|pressed it upon {victim}].",
            "On {date}, {setting}, {victim} was offered {food} by {accused}, {accused2} being [also present|seated close by].",
            "The last meal of {victim} was {food}, taken {setting} at about {day_hour} on {date}; it was {accused} who brought it[| with {accused:his} own hands|, and who took none of it].",
        ), charges={"328": 0.5, "34": 0.25}),
        Beat("event", (
            "{victim} remarked that it tasted [bitter|odd], but {accused} [said that it was the sugar|laughed it off].",
            "A child of the house who [tasted some of it|licked the vessel] also fell ill but [was saved|recovered after a stomach wash].",
            "A dog which lapped up what was left [died in the courtyard|was found dead the same evening].",
        ), chance=0.5, charges={"307": 0.2, "328": 0.25}),
        Beat("event", (
            "Within [half an hour|a short while] {victim} showed the first signs, {sign}.",
            "Soon came {sign}, and {victim} began to [toss about|cry for water].",
            "{victim} went to bed and was heard groaning; the signs were {sign} when {informant} [came in|was called].",
        )),
        Beat("event", (
            "While {victim} lay unconscious, [{amount} and a wrist watch|the ornaments {victim:he} wore|{victim:his} suitcase and purse] were removed.",
        ), chance=0.22, charges={"379": 0.5, "394": 0.25, "392": 0.15}),
        Beat("event", (
            "{accused} did not call a doctor[| until it was too late] and told the neighbours that it was [an attack of cholera|a weak heart|an old stomach complaint].",
            "{informant} wanted to take {victim} to {hospital}, but {accused} [held that a home remedy would do|said that there was no conveyance at that hour].",
        ), chance=0.5),
        Beat("aftermath", (
            "{victim} died [before the morning|in agony the same night|on the way to {hospital}].",
            "{victim} was admitted to {hospital} and, in spite of treatment, [passed away after [two|three|five|nine] days|died within hours].",
            "{victim} told {informant} that {victim:he} had taken nothing but {food} [given by {accused}|from {accused}], and then [sank|died].",
        )),
        Beat("aftermath", (
            "{accused} [was in a hurry to cremate the body|arranged for the funeral with unseemly haste], [before the brothers of {victim} could come|though it was already dark].",
            "The vessels were [scoured|thrown into the tank] and the vomit was washed away on the instructions of {accused}.",
        ), chance=0.5, charges={"201": 0.75}),
        Beat("aftermath", (
            "The viscera were preserved, and the chemical examiner [detected|found] {poison} in the stomach and the liver.",
            "The report on the viscera [was received after a year|came late] and spoke of {poison} [in a quantity sufficient to cause death|in more than a fatal dose].",
            "No poison could be detected in the viscera, but [the doctor explained that {poison} may escape detection|the vomit-stained clothes showed traces of {poison}].",
        ), chance=0.75),
        Beat("aftermath", (
            "The remaining part of the packet was found [in a trunk of {accused}|behind the water pot|sewn in a mattress].",
            "{accused} made what is described as a confession before [the village headman|a co-passenger|{seller}], asking to be saved.",
        ), chance=0.4),
    ),
    charges={"302": 0.88, "328": 0.2},
)
