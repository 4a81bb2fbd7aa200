"""A girl taken from the keeping of her guardian, before the law of 2013."""

# One sentence per line is easier to read and to extend than the formatter's layout.
# fmt: off

from embedded.crime import Beat, Crime, Role

CRIME = Crime(
    key="elopement",
    weight=1.1,
    gist="the taking away of a girl from the keeping of her guardian",
    cast={
        "accused": Role(("the appellant", "the accused", "accused no. 1"), male=1.0, ages=(19, 34)),
        "accused2": Role(("accused no. 2", "the procuress"), male=0.0, ages=(28, 58)),
        "accused3": Role(("accused no. 3", "the brother of the accused"), male=1.0, kin_of="accused", ages=(19, 44)),
        "victim": Role(("the girl", "the prosecutrix", "PW-3"), male=0.0, ages=(15, 19)),
        "informant": Role(("the complainant", "the guardian", "PW-1"), male=1.0, kin_of="victim", ages=(38, 64)),
    },
    props={
        "tie": ("a tailor who had his shop opposite", "her private tutor", "a motor mechanic", "the son of their tenant", "a singer in a party of travelling players", "a bus driver on that route", "a servant in the house"),
        "word": ("he would marry her", "she would be given silk and gold", "her father had sold her to an old man", "they would see the city", "a tonga was waiting", "her mother had sent for her"),
        "journey": ("by the night train", "in a bullock cart", "by a hired taxi", "on foot as far as the canal and then by bus", "on the carrier of a bicycle", "in a truck"),
        "shelter": ("the house of {accused3}", "a serai in {town}", "a hut in the sugarcane", "a room in a mohalla where nobody knew them", "a houseboat", "the quarters of a railway fitter"),
        "age": ("an entry in the birth register of the chowkidar", "a school leaving certificate", "an X-ray of her joints", "her horoscope", "the statement of her mother"),
    },
    beats=(
        Beat("background", (
            "{accused} was {tie} and had [become familiar with|cast his eyes upon] {victim:role}, the daughter of {informant}.",
            "{informant} lived at {village} with his family, which included {victim:role}; {accused} was {tie}.",
            "It appears that an attachment had grown up between {victim} and {accused}, {tie}, [of which her father did not approve|which she kept from her parents].",
        )),
        Beat("background", (
            "{informant} had arranged her marriage [in another village|with a man of his own choice], and the date was near.",
            "Letters had passed between the two [through a maid|in the pages of a school book].",
        ), chance=0.45),
        Beat("event", (
            "On the night of {date}, while the inmates slept, {victim:role} left the house, and {accused} took her away {journey}.",
            "On {date}, at about {night_hour}, {accused} and {accused3} took away {victim:role} {journey}, telling her that {word}.",
            "The case for the prosecution is that on {date} {accused} enticed {victim:role} out of the keeping of {informant}, saying that {word}.",
        ), charges={"363": 0.4, "366": 0.4}),
        Beat("event", (
            "It was {accused2} who had [carried the messages|come to the house on the pretext of selling bangles] and told her that {word}.",
            "{accused2} [induced|coaxed] the girl to go with her to {town}, [knowing what lay in store for her|on the assurance that {word}].",
        ), chance=0.45, charges={"366A": 0.6, "109": 0.25, "372": 0.12}),
        Beat("event", (
            "{accused} had a knife, and she was told that [she would be killed if she cried out|her brother would suffer].",
            "She was seized [as she went to ease herself|near the well] by {accused} and {accused3} and carried off by force.",
        ), chance=0.35, charges={"366": 0.4, "506": 0.3, "365": 0.15}),
        Beat("event", (
            "She took with her [some ornaments of her mother|{amount} from the box].",
        ), chance=0.25, charges={"380": 0.4, "379": 0.2}),
        Beat("event", (
            "The girl was kept in {shelter} for {days}.",
            "They stayed in {shelter}, moving from one place to another [whenever they were questioned|for fear of pursuit].",
        ), charges={"368": 0.2, "342": 0.1}),
        Beat("event", (
            "The girl was a minor, and the offence is said to have been committed on her at {shelter}.",
            "It is alleged that {accused} committed the offence on the girl while she was in his keeping.",
        ), chance=0.6, charges={"376": 0.85}),
        Beat("event", (
            "{accused3}, knowing that she had been taken from her father, [concealed her in his house|told the search party that he had seen nobody].",
        ), chance=0.4, charges={"368": 0.85}),
        Beat("event", (
            "{accused2} tried to [hand her over to a brothel keeper|sell her] for {amount}, but [the bargain fell through|the girl raised an outcry].",
        ), chance=0.2, charges={"372": 0.6, "366A": 0.4, "373": 0.3, "511": 0.1}),
        Beat("aftermath", (
            "The girl was missed in the morning, and {informant} [went from house to house|sent men in all directions].",
            "{informant} came to know from a [ferryman|gatekeeper] that the two had been seen {journey}.",
        ), chance=0.65),
        Beat("aftermath", (
            "{victim:role} was recovered from {shelter} [on a warrant|by the police], and {accused} was [with her|arrested on the spot].",
            "She was traced [after {days}|when {accused} tried to have the marriage registered] and restored to {informant}.",
        )),
        Beat("aftermath", (
            "To show that she was under age reliance was placed on {age}.",
            "On the question of age there was {age}, which [put her at sixteen or seventeen|left a margin of two years].",
        ), chance=0.7),
        Beat("aftermath", (
            "In court she said that she had [left of her own will because she was ill-treated|been made to drink something and remembered little].",
            "{accused} pleaded that she [came to him uncalled|was his lawful wife] and that [he did no more than go with her|her father wanted money].",
        ), chance=0.6),
    ),
    charges={"363": 0.72, "366": 0.75},
    years=(1950, 2012),
)
