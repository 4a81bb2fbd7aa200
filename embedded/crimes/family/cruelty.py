"""A wife ill-treated by her husband and his relations."""

# One sentence per line is easier to read and to extend than the formatter's layout.
# fmt: off

from embedded.crime import Beat, Crime, Role

CRIME = Crime(
    key="cruelty",
    weight=2.4,
    gist="the ill-treatment of {victim:role} by her husband and his relations",
    cast={
        "accused": Role(("the petitioner", "the husband", "accused no. 1"), male=1.0, ages=(24, 42)),
        "accused2": Role(("the mother-in-law", "accused no. 2"), male=0.0, kin_of="accused", ages=(45, 68)),
        "accused3": Role(("the brother-in-law", "accused no. 4"), male=1.0, kin_of="accused", ages=(20, 40)),
        "victim": Role(("the complainant", "the wife", "the informant", "opposite party no. 2"), male=0.0, kin_of="accused", ages=(20, 36)),
        "father": Role(("her father", "PW-2"), male=1.0, ages=(46, 70)),
    },
    props={
        "demand": ("a car", "{amount} in cash", "a flat in {town}", "{amount} to buy a truck", "money for going abroad", "a share in her father's house", "an air-conditioner and furniture", "the fee of a coaching institute"),
        "stridhan": ("her gold bangles, chain and rings", "her mangalsutra and jewellery", "the locker in {bank} and what was in it", "her certificates, clothes and ornaments", "all the articles of her stridhan", "thirty tolas of gold given at the marriage"),
        "stage": ("within a month of the marriage", "on the very first night", "after the birth of a daughter", "when her father retired", "after they came back from {town}", "when he lost his job"),
        "abuse": ("slapped and kicked her", "locked her in a bathroom", "burnt her hand with an iron", "pulled her by the hair down the stairs", "threw hot tea at her", "hit her with a cricket bat", "shut her out in the rain", "beat her with the buckle of a belt"),
        "work": ("an engineer in the works of {company}, on a fair salary", "a clerk in {bank}", "a lecturer", "a software professional settled abroad", "a dealer in hardware", "a constable", "a doctor with a clinic on {street}"),
        "exit": ("turned out of the house in the clothes she stood in", "left at the bus stand with her child", "sent back to her parents and never called for", "forced to leave at midnight", "brought away by {father} in a broken state"),
    },
    beats=(
        Beat("background", (
            "The marriage of {victim} with {accused}, {work}, was solemnised [at a marriage hall in {town}|according to the customs of the community], and the parties lived with his family at {street}.",
            "{victim} married {accused} [after an advertisement in a newspaper|through a matrimonial site|by arrangement of the elders]; he was [said to be|then] {work}.",
            "{accused} is {work}; {victim} is his wife, and out of the wedlock [a son|a daughter|no child] was born.",
        )),
        Beat("background", (
            "{father} spent {amount} on the wedding, [beyond his means|borrowed in part from {bank}].",
            "At the wedding itself {accused3} [held up the ceremony|would not let the barat sit to dinner] until a promise was made about {demand}.",
        ), chance=0.5, charges={"498A": 0.1}),
        Beat("event", (
            "It is alleged that {stage} {accused} and {accused2} [started harassing her|changed their behaviour] and asked her to bring {demand}.",
            "According to the complaint, {stage} she was told that she must bring {demand} [or go|if she wished to stay in that house].",
            "The allegation is that [all the accused|the husband and his mother] demanded {demand} {stage}, and [made her life miserable|subjected her to cruelty] when her father expressed his inability.",
        )),
        Beat("event", (
            "On {date} {accused} {abuse}.",
            "She says that {accused}, [in a drunken state|at the instigation of {accused2}], {abuse} on {date}.",
            "There were many such occasions; on one of them, on {date} at about {hour}, {accused} {abuse}.",
        ), chance=0.85, charges={"323": 0.65, "324": 0.06}),
        Beat("event", (
            "{accused2} [taunted her day and night|called her father a beggar|said that they could have had a better match] and used [filthy language|words not fit to be repeated].",
            "{accused3} and his wife, though living separately, [interfered|visited at weekends and poisoned the ears of {accused}].",
        ), chance=0.7, charges={"504": 0.4, "34": 0.3}),
        Beat("event", (
            "{accused3} is said to have [entered her room when she was alone and caught hold of her|touched her with bad intention]; when she complained she was told to keep quiet.",
        ), chance=0.22, charges={"354": 0.65}),
        Beat("event", (
            "It is also alleged that {accused} forced her into unnatural acts against her will.",
        ), chance=0.1, charges={"377": 0.85}),
        Beat("event", (
            "When she was expecting, she was [kicked in the stomach|given some medicine without being told what it was], and lost the child.",
            "She was compelled to undergo an abortion [at a nursing home|in the third month], as [a girl was feared|her husband did not want the burden].",
        ), chance=0.18, charges={"313": 0.7}),
        Beat("event", (
            "She later learnt that {accused} [had a wife and child already|was carrying on with a colleague], and when she asked him about it [he beat her|she was told that a man may do as he likes].",
        ), chance=0.18, charges={"494": 0.3, "420": 0.15}),
        Beat("event", (
            "{accused} [put a knife to her throat|tried to strangle her with a dupatta|pushed her towards the balcony rail], and she [was saved by a tenant|somehow ran into the street].",
        ), chance=0.15, charges={"307": 0.6}),
        Beat("event", (
            "{stridhan} were taken by {accused2} [for safe custody|soon after the marriage] and [not given back|misappropriated].",
            "{accused} and {accused2} have kept back {stridhan}, in spite of [repeated requests|a legal notice].",
        ), chance=0.65, charges={"406": 0.85}),
        Beat("event", (
            "At last she was {exit}.",
            "[two|three|five|nine] days after the beating she was {exit}.",
            "She has been living with her parents since she was {exit}.",
        ), charges={"498A": 0.1}),
        Beat("aftermath", (
            "{accused} threatened her [over the telephone from {phone}|in the presence of {father}] that [she would be divorced|he would marry again|she would be finished] if she went to the police.",
            "{accused3} came to the house of {father} and [said that acid would be thrown on her face|abused everyone in the lane].",
        ), chance=0.5, charges={"506": 0.85, "507": 0.05}),
        Beat("aftermath", (
            "Efforts at conciliation before [the Mahila Thana|the women's cell|the elders of both sides] [failed|lasted {days} and broke down].",
            "There was a compromise, she went back, and [the same treatment began|within [two|three|five|nine] days she was beaten again].",
        ), chance=0.55),
        Beat("aftermath", (
            "The accused contend that the complaint is a counter-blast to [the petition for divorce|the notice for restitution of conjugal rights], and that {accused3} [lives in another city|has been dragged in only to bring pressure].",
            "The defence is that {victim} [wanted a separate house|never adjusted herself], and that the allegations against the relations are [omnibus|vague and without date or particulars].",
        ), chance=0.45),
    ),
    charges={"498A": 0.95, "406": 0.15, "34": 0.25},
    years=(1984, 2024),
    others={"DP:4": 0.5, "DP:3": 0.42},
)
