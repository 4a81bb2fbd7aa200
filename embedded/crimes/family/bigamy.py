"""A second marriage while the first is still valid."""

# One sentence per line is easier to read and to extend than the formatter's layout.
# fmt: off

from embedded.crime import Beat, Crime, Role

CRIME = Crime(
    key="bigamy",
    weight=0.8,
    gist="a second marriage said to have been performed by {accused:role} while the first still stood",
    cast={
        "accused": Role(("the petitioner", "the husband", "accused no. 1"), male=1.0, ages=(26, 48)),
        "bride": Role(("accused no. 2", "the second wife"), male=0.0, ages=(20, 36)),
        "elder": Role(("accused no. 3", "the father of the bride"), male=1.0, kin_of="bride", ages=(45, 68)),
        "victim": Role(("the complainant", "the first wife"), male=0.0, kin_of="accused", ages=(23, 44)),
        "priest": Role(("the priest", "PW-3", "the purohit"), male=1.0, ages=(35, 72)),
        "brother": Role(("her brother", "PW-2"), male=1.0, ages=(22, 50)),
    },
    props={
        "rite": ("the saptapadi before the sacred fire", "the exchange of garlands in a temple", "the tying of the tali", "the natra form", "the kanyadan and the homa", "a nikah read by the kazi", "the registration before the Sub-Registrar"),
        "venue": ("at a temple in {town}", "in the courtyard of the bride's father", "in a kalyana mandapam on {street}", "at a lodge near the shrine", "at {village}", "in a community hall"),
        "pretext": ("she had borne him no son", "a customary divorce had taken place", "she was of unsound mind", "his mother wished it", "she would not live with his family", "he was posted away and needed someone to cook"),
        "lie": ("a bachelor", "a widower", "a divorced man", "free to marry"),
        "proof": ("a photograph of the ceremony", "an invitation card", "an entry in the register of the temple", "the ration card in which the second woman is shown as wife", "a nomination form in his office", "the birth certificate of a child"),
        "post": ("a teacher in {school}", "a bus conductor", "an assistant in the irrigation office", "a petty officer", "a cloth merchant", "a junior engineer", "a peon in {bank}"),
    },
    beats=(
        Beat("background", (
            "{victim} is the legally wedded wife of {accused}, {post}; [two daughters were born to them|they lived together for some years].",
            "The complaint was brought by {victim}, whose marriage with {accused}, {post}, [is not in dispute|was performed in {village} before the elders].",
            "{accused}, who is {post}, had been married to {victim} [in their youth|by their parents], and that marriage has never been dissolved.",
        )),
        Beat("background", (
            "After some time {accused} [began to ill-treat her|neglected her], saying that {pretext}.",
            "She was [sent away|left at her father's house] on the plea that {pretext}.",
            "{accused} wished to marry again because {pretext}, and [pressed her to sign a paper of consent|beat her when she would not agree].",
        ), chance=0.8, charges={"498A": 0.45, "323": 0.12}),
        Beat("background", (
            "Proceedings for maintenance were [pending|nearly over] when she came to know of the preparations.",
            "A suit for divorce had been [filed by {accused} and dismissed|decreed ex parte, and an appeal was pending].",
        ), chance=0.4),
        Beat("event", (
            "It is alleged that on {date} {accused} went through a marriage with {bride} {venue}, by {rite}.",
            "On {date}, at about {day_hour}, {accused} married {bride} {venue} during the lifetime of {victim}; the ceremony was {rite}.",
            "The case of {victim} is that {accused} took {bride} as his wife on {date} {venue}, with {rite} [and a feast for a hundred guests|and all the usual ceremonies].",
        ), charges={"494": 0.5}),
        Beat("event", (
            "{priest} [officiated|recited the mantras], and {elder} gave away the bride [knowing full well that the first wife was living|though he had been told of the first marriage].",
            "{elder} and others [took part in|made all the arrangements for] the ceremony, being aware that {accused} had a wife.",
        ), chance=0.7, charges={"109": 0.65, "34": 0.2, "114": 0.1}),
        Beat("event", (
            "{accused} had represented himself to {bride} and her people as {lie}.",
            "{bride} says that she was [deceived|kept in the dark], for he had called himself {lie}, and that she [learnt the truth from {brother}|left him on learning it].",
        ), chance=0.45, charges={"495": 0.75, "417": 0.4, "420": 0.25, "493": 0.15}),
        Beat("event", (
            "The certificate produced before the registrar, in which he was described as {lie}, [turned out to be false|had been got up for the purpose].",
        ), chance=0.2, charges={"468": 0.4, "471": 0.4, "193": 0.15, "420": 0.3}),
        Beat("event", (
            "{victim} and {brother} [reached the place while the ceremony was going on|went there with some elders] and were [driven away|pushed out and abused].",
            "{brother}, who attended unnoticed, [saw the couple go round the fire|took a photograph].",
        ), chance=0.45, charges={"323": 0.3, "504": 0.3, "506": 0.25}),
        Beat("event", (
            "In another version the ceremony was a mere [pretence|show], gone through with dishonest intent, and {bride} [was only made to believe that she was married|lived with him in that belief].",
        ), chance=0.15, charges={"496": 0.6, "493": 0.5}),
        Beat("aftermath", (
            "Since then {accused} and {bride} have been living as husband and wife [at {town}|in the official quarters], and [a child has been born|she is shown as his wife in the voters' list].",
            "{accused} brought {bride} home and {victim} was [made to live in the cowshed|driven out with her children].",
        ), chance=0.7, charges={"498A": 0.2}),
        Beat("aftermath", (
            "{victim} relies on {proof} and on the word of {priest}.",
            "To prove the second marriage {proof} was [produced|marked], besides the evidence of {brother}.",
            "{priest} [did not support her|turned hostile and said that he had performed only a puja], but {proof} remained.",
        ), chance=0.75),
        Beat("aftermath", (
            "When she protested, {accused} said that [he would have her killed|she could do what she liked].",
            "The department was informed, and {accused} was [placed under suspension|called upon to explain]; he [denied the second marriage|said that {bride} was a servant].",
        ), chance=0.4, charges={"506": 0.35}),
        Beat("aftermath", (
            "{accused} contends that [the essential ceremonies were not performed|by the custom of the community the first marriage stood dissolved].",
            "{elder} pleads that he [is an old man who knew nothing|was told that the first wife had died].",
        ), chance=0.45),
    ),
    charges={"494": 0.93, "495": 0.06},
    years=(1984, 2024),
)
