"""A married woman taken away from her husband, while the law still made that a crime."""

# One sentence per line is easier to read and to extend than the formatter's layout.
# fmt: off

from embedded.crime import Beat, Crime, Role

CRIME = Crime(
    key="enticed_wife",
    weight=0.5,
    gist="the taking away of {woman:role} from her husband by {accused:role}",
    cast={
        "accused": Role(("the appellant", "the accused"), male=1.0, ages=(21, 45)),
        "accused2": Role(("accused no. 2", "the friend of the accused"), male=0.8, ages=(22, 50)),
        "victim": Role(("the complainant", "the husband"), male=1.0, ages=(25, 52)),
        "woman": Role(("the wife", "the complainant's wife"), male=0.0, kin_of="victim", ages=(19, 38)),
        "witness": Role(("PW-3", "the landlord"), male=0.8),
    },
    props={
        "meet": ("was a lodger in the same house", "used to come to sell bangles", "was her music teacher", "worked under the complainant", "was a cousin on the mother's side", "drove the school van", "kept the shop opposite"),
        "hide": ("a rented room in {town}", "a lodge near the railway station", "the house of {accused2}", "a hut in a mango grove", "his sister's house in {district}", "a labour colony"),
        "away": ("the husband was on duty", "the husband had gone to the market", "everyone was at a wedding", "the husband was away with his truck", "the men were at the harvest"),
        "took": ("ornaments and {amount}", "a trunk of clothes", "her infant son and some silver", "a bundle and a brass pot", "the savings passbook and a watch"),
        "sign": ("letters in the hand of {accused}", "the hotel register, where they are entered as man and wife", "a photograph of the two", "the evidence of the dhobi", "a cinema ticket and a hair-pin"),
    },
    beats=(
        Beat("background", (
            "{woman} was the wife of {victim}, and they lived [together in peace|with his parents] at {village} until {accused} came into their lives.",
            "{victim} and {woman} had been married for [four|seven|ten] years when she came to know {accused}, who {meet}.",
            "{accused}, who {meet}, [was treated as one of the family|had free access to the house of {victim}].",
        )),
        Beat("background", (
            "{victim} [noticed|was told by neighbours] that {accused} visited his wife when he was away, and [forbade it|warned both].",
            "There were whispers in the locality about {accused} and {woman}, and {victim} [moved to another house|sent her to her parents for a time].",
        ), chance=0.6),
        Beat("event", (
            "On {date}, at about {day_hour}, when {away}, {accused} came and took {woman} away.",
            "It is alleged that on {date} {accused} [enticed|induced] {woman}, knowing her to be another man's wife, to leave the house of {victim} at a time when {away}.",
            "On {date}, as {away}, {woman} was [persuaded to leave|taken in a tonga] by {accused} and {accused2}.",
        ), charges={"498": 0.6}),
        Beat("event", (
            "She carried with her {took}.",
            "It was found that she had taken with her {took}[|, which belonged to {victim}].",
        ), chance=0.5, charges={"380": 0.3, "379": 0.25}),
        Beat("event", (
            "{victim}, who returned sooner than expected, found {accused} in the room with {woman}, and [raised an alarm|bolted the door from outside].",
            "{witness} stated that {accused} used to come at night over the wall and [leave before dawn|stay till the morning star].",
        ), chance=0.4, charges={"448": 0.3, "497": 0.4, "457": 0.1, "456": 0.1}),
        Beat("event", (
            "{accused2} [arranged the conveyance|kept watch] and [found them a place to stay|lent {amount}].",
        ), chance=0.4, charges={"109": 0.5, "34": 0.3, "114": 0.1}),
        Beat("event", (
            "They lived as husband and wife in {hide} for {days}, without the consent or connivance of {victim}.",
            "{woman} was kept in {hide}, where {accused} [had relations with her|lived with her] though he knew that she was married.",
        ), charges={"497": 0.6, "498": 0.3}),
        Beat("event", (
            "When {victim} went to bring her back, {accused} [would not let her come|concealed her in an inner room] and [beat him with a shoe|threatened to break his legs].",
        ), chance=0.45, charges={"323": 0.5, "506": 0.5, "498": 0.2}),
        Beat("aftermath", (
            "She was traced to {hide} [on a search warrant|by {victim} after a search of {days}] and [refused to go back|wept and asked to be forgiven].",
            "{woman} told the court that she had gone [of her own will|because her husband beat her] and that {accused} had [only given her shelter|done nothing wrong].",
        ), chance=0.75),
        Beat("aftermath", (
            "The charge rests on {sign}.",
            "Besides the word of {victim} there is {sign}.",
        ), chance=0.55),
        Beat("aftermath", (
            "A caste panchayat had [awarded {amount} to {victim}|fined {accused}], which was never paid.",
            "{victim} is said to have [demanded money for giving her up|been paid off once before], and the defence calls it connivance.",
        ), chance=0.35),
    ),
    charges={"498": 0.72, "497": 0.68},
    years=(1950, 2017),
)
