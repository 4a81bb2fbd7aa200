"""A dealer found with stolen goods."""

# One sentence per line is easier to read and to extend than the formatter's layout.
# fmt: off

from embedded.crime import Beat, Crime, Role

CRIME = Crime(
    key="stolen_goods",
    weight=0.5,
    gist="the possession of stolen property by a dealer",
    cast={
        "accused": Role(("the petitioner", "the accused", "accused no. 3"), male=0.95, ages=(25, 66)),
        "thief": Role(("accused no. 1", "the alleged thief"), male=0.98, ages=(18, 40)),
        "carrier": Role(("accused no. 2", "the carrier"), male=0.95),
        "victim": Role(("the complainant", "the owner", "PW-1"), male=0.8),
        "panch": Role(("PW-3", "the panch witness"), male=0.97),
    },
    props={
        "goods": ("four motor-cycle engines with the numbers filed off", "six quintals of copper telegraph wire", "railway fish-plates and bolts", "brass fittings from a workshop", "bales of imported yarn", "truck tyres and tubes", "electricity conductors cut into lengths", "bags of cement marked for a Government dam"),
        "trade": ("a scrap dealer", "a kabari", "a dealer in second-hand goods", "a dealer in spare parts and old metal", "a transport agent with a godown", "a commission agent", "a hardware merchant"),
        "cache": ("a tin shed behind the shop", "a rented godown", "a yard behind the shop", "a pit covered with coal dust", "a locked garage", "a hired lorry-shed"),
        "price": ("a third of the market rate", "a sum that would not have paid for the packing", "next to nothing", "half of what an honest buyer would have paid", "a price settled in the dark"),
        "sign": ("the punched number of the factory", "the mark of the department", "a nick on the rim", "the initials cut on the back", "the colour of the paint beneath the new coat"),
    },
    beats=(
        Beat("background", (
            "{accused} [carried on business as|was] {trade} at {town}[| and held a licence from the municipality].",
            "{accused}, {trade} of {town}, had [a shop near {street}|been dealing in such things for many years].",
        )),
        Beat("background", (
            "In the [first week|last week|middle] of that month {goods} disappeared from the [premises|custody] of {victim}.",
            "{victim} had [lodged a complaint of theft|reported the loss of property], naming {thief} as the person suspected.",
            "A theft had taken place at the [stores|yard] of {company}, of which {victim} was in charge, and {goods} could not be found.",
        )),
        Beat("event", (
            "On {date} the police, [on a tip from an informer|acting on a disclosure made by {thief}], searched the premises of {accused} and found {goods} in {cache}.",
            "In the course of a raid at about {hour} on {date} {goods} [came to light|were discovered] in {cache}, of which {accused} [had the key|was the tenant].",
        )),
        Beat("event", (
            "{thief} stated that {thief:he} had [sold the things to|parted with the things to] {accused} for {price}, and that [no receipt was passed|it was not the first time].",
            "It was alleged that {accused} had bought them from {thief} for {price}, [knowing well|having every reason to know] that they [were not honestly come by|could not be {thief:his} own].",
        ), charges={"411": 0.4}),
        Beat("event", (
            "Similar [goods|articles] from [five|seven] other thefts were found [in the same place|in {accused:his} books under fictitious names], and {accused} was said to [make a living by it|have dealt in nothing else].",
            "The registers showed [purchases from {thief} on a score of dates|entries in the name of persons who do not exist], going back over [two|three] years.",
        ), chance=0.3, charges={"413": 0.75}),
        Beat("event", (
            "{carrier} had [driven the load by night|brought the goods] in a truck bearing No. {vehicle}, and was paid {amount} [for keeping quiet|to take them out of the district].",
            "The marks had been [filed off|painted over] with the help of {carrier}, so that [nobody should know the goods again|the load might be sent to another town].",
            "{carrier} [hid the load under a layer of straw|gave a false address at the octroi post], and a part of it was [buried|sunk in a tank].",
        ), chance=0.63, charges={"414": 0.75, "201": 0.08}),
        Beat("event", (
            "The property was part of what had been [carried off in a dacoity at {village}|taken by a gang at gun-point], which was [talked of in the whole bazaar|reported in the newspapers].",
            "{accused} [must have heard|was told by {carrier}] that the things came from a dacoity in which [two persons had died|a whole village was looted], and yet [took them in|asked no question].",
        ), chance=0.2, charges={"412": 0.75}),
        Beat("event", (
            "{accused} [first denied any knowledge|said that a stranger had left the load]; later {accused:he} [claimed to have bought it at an auction|produced a cash memo that bore no number].",
            "Asked to explain, {accused} [produced a bill of a firm that was found not to exist|could say no more than that {carrier} had left the goods in trust].",
        ), chance=0.68, charges={"471": 0.1}),
        Beat("aftermath", (
            "{victim} [identified the articles by|knew the goods by] {sign}.",
            "The goods bore {sign}, and [the store-keeper|an engineer of the department] [spoke to it|said that no such article is sold in the market].",
        )),
        Beat("aftermath", (
            "{panch} [supported the seizure in every detail|turned hostile and said that {panch:he} had signed a blank paper].",
            "The seizure list was signed by {panch}, who [works for the police as a cook|lives at a distance of four kilometres], as the defence points out.",
        ), chance=0.7),
        Beat("aftermath", (
            "{thief} was [tried along with {accused:him}|discharged for want of evidence], [having confessed to the police only|the theft itself not being proved].",
            "{thief} [admitted having taken the things from the yard|was found with a part of them] and was [convicted on {thief:his} own plea|sent up in a separate case].",
        ), chance=0.3, charges={"379": 0.5}),
        Beat("aftermath", (
            "Another part of the property was [found abandoned on the railway track|never traced].",
            "Of the stolen goods [barely a tenth|about half] was [got back|returned to {victim} on bond].",
        ), chance=0.6),
    ),
    charges={"411": 0.8, "379": 0.18},
)
