"""Bribery, threats and false voters at a poll."""

# One sentence per line is easier to read and to extend than the formatter's layout.
# fmt: off

from embedded.crime import Beat, Crime, Role

CRIME = Crime(
    key="election",
    weight=0.3,
    gist="malpractices at a poll",
    cast={
        "accused": Role(("the petitioner", "accused no. 1", "the candidate"), male=0.88, ages=(28, 66)),
        "accused2": Role(("accused no. 2", "the polling agent"), male=0.92),
        "victim": Role(("the complainant", "the Presiding Officer", "the Returning Officer"), male=0.8, ages=(30, 58)),
        "voter": Role(("PW-3", "the voter"), male=0.55),
        "rival": Role(("PW-4", "the rival candidate"), male=0.88, ages=(28, 66)),
    },
    props={
        "poll": ("the election of the sarpanch", "the general election to the Assembly", "the municipal election", "the by-election", "the poll for the block samiti", "the Parliamentary election"),
        "gift": ("currency notes folded in a slip", "bottles of liquor", "sarees", "blankets", "a feast of mutton and rice", "cooking pots", "a promise of house-sites"),
        "lie": ("had withdrawn from the contest", "had been in jail for theft", "kept a second household", "had changed {rival:his} religion", "had sold the temple land", "was under the pay of a liquor contractor"),
        "booth": ("the booth in {school}", "the polling station at {village}", "booth no. 2", "the booth in the panchayat ghar", "the women's booth"),
        "force": ("lathis", "country-made pistols", "bombs wrapped in jute", "hockey sticks", "swords"),
    },
    beats=(
        Beat("background", (
            "{accused} and {rival} were [the contestants in|opposed to each other in] {poll} held in {year}.",
            "{poll} was to be held on {date}, and {accused} [was in the field|had filed {accused:his} nomination][| against {rival}].",
        )),
        Beat("background", (
            "The contest was [close|bitter], [caste being set against caste|the village being split into two camps].",
            "{accused2} was [the right-hand man of {accused}|a contractor with a jeep and many men] and [looked after the booths|kept the purse].",
            "In all there were [nine|some twelve] hundred voters at {booth}.",
        ), chance=0.6),
        Beat("background", (
            "An order had been [promulgated|made] by the District Magistrate [forbidding meetings and processions|against the carrying of arms] [within two hundred yards of the booths|in the last two days].",
            "Public meetings had been [stopped|banned] for the last two days before the poll, yet {accused} [held one in a grove|took out a torch procession].",
        ), chance=0.4, charges={"188": 0.6}),
        Beat("event", (
            "On the night before the poll {accused} and {accused2} [went from hut to hut|came in a jeep bearing No. {vehicle}] and [gave out|distributed] {gift} [to the voters of the harijan basti|to each family].",
            "{voter} stated that {accused2} [put {gift} in {voter:his} hands|brought {gift}] and [made {voter:him} swear on a lota of water|told {voter:him} which symbol to stamp].",
        ), chance=0.58, charges={"171B": 0.35, "171E": 0.78}),
        Beat("event", (
            "{accused2} [told the voters|let it be known] that [their huts would be pulled down|they would be cut off from the well|the wrath of the deity would fall on them] if they voted for {rival}.",
            "{voter} was [stopped on the way|turned back from the queue] by {accused2} and [told to stay at home|threatened with a beating].",
        ), chance=0.42, charges={"171C": 0.3, "171F": 0.72, "506": 0.45, "341": 0.25}),
        Beat("event", (
            "On {date} a [man|woman|youth] sent by {accused2} [asked for a ballot paper|tried to vote] in the name of [a dead person|one who was away in the army], and [the ink mark was already on the finger|was challenged by the agent of {rival}].",
            "{accused2} [voted twice|cast the votes of absent persons] at {booth}, having [wiped off the ink|changed clothes].",
        ), chance=0.42, charges={"171D": 0.4, "171F": 0.72, "419": 0.12}),
        Beat("event", (
            "{accused} [caused to be printed|had distributed] leaflets saying that {rival} {lie}, [knowing it to be untrue|without the name of any press].",
            "From a loudspeaker van it was announced that {rival} {lie}.",
        ), chance=0.4, charges={"171G": 0.75, "500": 0.15}),
        Beat("event", (
            "{amount} was spent on [hired jeeps|posters and feasts] by {accused2} without [any written authority|the leave of the candidate], and [no account was kept|the bills were in false names].",
            "No [account of expenses was lodged|vouchers were kept], though {amount} had gone [in vehicles and loudspeakers|on the meetings].",
        ), chance=0.3, charges={"171H": 0.65, "171I": 0.5}),
        Beat("event", (
            "At about {day_hour} a mob armed with {force}, led by {accused2}, [stormed|rushed into] {booth}, [drove out the staff|snatched the ballot papers] and [stamped them|broke the box].",
            "{booth} was [captured|overrun] at about {day_hour} by men with {force}, and {victim} [was held at the point of a weapon|hid under a table].",
        ), chance=0.4, charges={"147": 0.6, "148": 0.4, "149": 0.4, "353": 0.6, "332": 0.25, "427": 0.3, "342": 0.1}),
        Beat("event", (
            "[A constable on duty|A clerk of the party] was [hit with a stone|beaten] when the [box was being carried away|papers were being snatched].",
            "{voter} and [an old man in the queue|another] were [knocked down in the rush|beaten for protesting], and [a home guard lost two teeth|a polling clerk was hit on the head].",
        ), chance=0.22, charges={"332": 0.6, "323": 0.4}),
        Beat("aftermath", (
            "{victim} [stopped the poll|sent a report by wireless] and a re-poll was [ordered|held after {days}].",
            "[Torn ballot papers|The ink pad and a bunch of counterfoils] were [picked up outside|found in a field], and {victim} [made a list of them|informed the police].",
        )),
        Beat("aftermath", (
            "{rival} [filed an election petition on the same facts|lost by a few votes] and [is said to be behind the case|had every reason to complain].",
            "{accused} was declared elected, and [the complaint came only after the result|both sides lodged cross cases].",
        ), chance=0.7),
        Beat("aftermath", (
            "{voter} [gave evidence with some reluctance|said that {voter:he} had been afraid to speak before].",
            "The agent of {rival} [protested in writing|was turned out of the room], and [the objection was noted|nobody listened].",
            "A [photograph|copy of the leaflet|list of names] was [put in evidence|sent to the Election Officer] by {rival}.",
        ), chance=0.6),
    ),
    charges={"171F": 0.4, "171E": 0.3, "188": 0.35, "171H": 0.1},
    years=(1951, 2024),
)
