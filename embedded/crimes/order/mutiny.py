"""An attempt to draw soldiers from their duty."""

# One sentence per line is easier to read and to extend than the formatter's layout.
# fmt: off

from embedded.crime import Beat, Crime, Role

CRIME = Crime(
    key="mutiny",
    weight=0.15,
    gist="an attempt to draw soldiers from their duty",
    cast={
        "accused": Role(("the appellant", "accused no. 1", "the civilian accused"), male=0.95, ages=(22, 58)),
        "soldier": Role(("the sepoy", "accused no. 2"), male=1.0, ages=(19, 40)),
        "victim": Role(("the Adjutant", "the complainant", "PW-1"), male=1.0, ages=(27, 50)),
        "sentry": Role(("the sentry", "PW-3"), male=1.0, ages=(19, 38)),
    },
    props={
        "unit": ("a battalion camped near {town}", "the garrison at {town}", "a transport company of the army", "an air force station", "a coast battery", "a unit on its way to the frontier"),
        "lure": ("money and a safe house", "talk of low pay and bad food", "leaflets in a bundle of sweets", "an appeal to religion", "promises of land", "a letter saying that the village was in ruin"),
        "act": ("to lay down arms on parade", "to refuse to fire on a crowd", "to leave the lines by night", "to break open the kot", "to disobey the Subedar-Major"),
        "grievance": ("the stopping of leave", "the quality of the rations", "a harsh Subedar", "a cut in allowances", "a posting to the frontier"),
        "place": ("a cattle shed at {village}", "a hotel near {street}", "a fishing boat", "a relation's house", "a dharamshala"),
    },
    beats=(
        Beat("background", (
            "{soldier} was serving in {unit} in {year}, and {accused} [ran a canteen|sold milk|kept a tailoring shop] near the lines; there was some feeling over {grievance}.",
            "{accused} [had a brother in|used to visit] {unit}, of which {victim} was the Adjutant.",
        )),
        Beat("event", (
            "On {date} {accused} met {soldier} and others and, by {lure}, [tried to persuade|worked upon] them {act}.",
            "It is alleged that {accused} [went among the men|spoke to {soldier} and others] on {date}, using {lure}, and urged them {act}.",
        ), charges={"131": 0.62, "505": 0.3}),
        Beat("event", (
            "[That night|Next morning] [some men|a section of the company] [refused to fall in|disobeyed the word of command|shouted slogans], and [a rifle was fired|the guard was overpowered].",
            "The company was [called out|ordered to draw ammunition], and [a part of it would not move|voices were raised against the officers], {soldier} [taking the lead|firing a shot].",
        ), chance=0.33, charges={"132": 0.72, "147": 0.2}),
        Beat("event", (
            "{soldier} [raised his hand against|pushed|struck] {victim}, [as {accused} had told him to do|and {accused} cheered from beyond the wire].",
            "On parade {soldier} [threw down his rifle and rushed at {victim}|used force to {victim}], a thing that {accused} had [put into his head|urged the night before].",
        ), chance=0.3, charges={"133": 0.4, "134": 0.55, "332": 0.2, "353": 0.3}),
        Beat("event", (
            "{soldier} [left the lines|did not return from leave] at the instance of {accused}, who [gave him a dhoti and a ticket|bought his kit].",
            "At the prompting of {accused}, {soldier} [slipped out past {sentry}|deserted with a comrade].",
        ), chance=0.66, charges={"135": 0.78}),
        Beat("event", (
            "{accused} [hid|kept] {soldier} in {place} for {days}, [knowing that he was a deserter|though told of the search].",
            "For {days} {soldier} [lay up|was fed] in {place}, {accused} [giving out that he was a cousin|bringing him plain clothes].",
        ), chance=0.58, charges={"136": 0.8, "212": 0.1}),
        Beat("event", (
            "A deserter was also found [on board a merchant boat|in a hold], the master of which [did not know for want of care|had not mustered his crew].",
            "The master of a [country craft|trading vessel] [took no care to look at his papers|asked nothing], and {soldier} was [found among the crew|hidden among the bales].",
        ), chance=0.1, charges={"137": 0.7}),
        Beat("event", (
            "{accused} had told {soldier} that [he need not obey an unjust order|nothing would come of it], and the man [flatly refused duty|laid down his belt].",
            "{soldier} [declined to do sentry duty|would not obey the havildar], [as {accused} had advised|having been told by {accused} that the others would follow].",
        ), chance=0.4, charges={"138": 0.75}),
        Beat("event", (
            "{accused} [wore|had on] [a uniform and badges like those of the unit|a belt and cap with its crest], [so as to pass in and out|to be taken for one of the men].",
            "{sentry} [challenged|let in] {accused}, who [carried a soldier's token|was dressed as a havildar].",
        ), chance=0.38, charges={"140": 0.78, "171": 0.1}),
        Beat("event", (
            "{sentry} was offered {amount} [for the plan of the magazine|to look away], and [reported it to {victim}|kept the notes and showed them].",
            "{accused} [pressed {amount} on {sentry}|sent word to {sentry}] for [the password|the key of the magazine], and {sentry} [took the matter to {victim}|pretended to agree].",
        ), chance=0.22, charges={"120B": 0.35, "116": 0.2, "121A": 0.12}),
        Beat("aftermath", (
            "{victim} [placed the men in the quarter guard|held a court of inquiry], and {accused} was made over to the civil police.",
            "{victim} [sent word to police station {station}|had {accused} watched], and {accused} was [arrested at the gate|taken with the leaflets on {accused:him}].",
        )),
        Beat("aftermath", (
            "{soldier} [was tried by a court martial|turned approver and told of {lure}].",
            "{accused} denied [any talk with the men|having known what {soldier} was], and said that [it was all idle gossip|an enemy had put the papers there].",
        ), chance=0.8),
        Beat("aftermath", (
            "A diary and [some leaflets|a bundle of letters] were [found in the shop of {accused}|taken from the box of {soldier}].",
            "{sentry} [gave a straightforward account|contradicted himself about the hour], and the defence [called a retired Subedar|put in no evidence].",
        ), chance=0.55),
    ),
    charges={"131": 0.45, "135": 0.32, "136": 0.22, "505": 0.1},
    years=(1950, 1990),
)
