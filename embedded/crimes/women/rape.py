"""Rape by one man."""

# One sentence per line is easier to read and to extend than the formatter's layout.
# fmt: off

from embedded.crime import Beat, Crime, Role

CRIME = Crime(
    key="rape",
    weight=1.8,
    gist="an offence of rape on {victim:role}",
    cast={
        "accused": Role(("the appellant", "the accused"), male=1.0, ages=(19, 52)),
        "victim": Role(("the prosecutrix", "the victim", "PW-1"), male=0.0, ages=(19, 55)),
        "husband": Role(("her husband", "PW-2"), male=1.0, kin_of="victim", ages=(24, 58)),
        "witness": Role(("PW-3", "the neighbour", "the informant"), male=0.5),
    },
    props={
        "errand": ("gone to cut grass", "gone to the well", "been alone in the house", "been resting in the courtyard", "come to the mill to ask for her wages", "gone to collect firewood", "been returning from the weekly market", "come for a medical examination"),
        "who": ("a neighbour", "the landlord's son", "the contractor under whom she worked", "a quack who treated the village", "a distant relation", "the watchman of the orchard", "a home guard"),
        "where": ("the standing crop", "a disused hut", "the pump room", "an inner room", "the store of the mill", "the ravine", "the cattle shed", "a half-built house"),
        "proof": ("her torn blouse and broken bangles", "scratches on her forearm", "marks of struggle on the ground", "a button of his shirt in her hand", "a towel belonging to the accused", "mud on her back and hair"),
        "threat": ("a sickle", "a knife", "a gag of cloth", "the butt of a gun", "the threat of killing her child", "a stone"),
    },
    beats=(
        Beat("background", (
            "{victim:role} lived with her husband {husband:full} at {village}, and {accused} was {who}.",
            "{accused}, {who}, was known to {victim:role} and her family.",
            "{husband} had gone [to {town} for work|on a pilgrimage], and {victim:role} was by herself with [two small children|an ailing mother-in-law].",
        )),
        Beat("background", (
            "{accused} had earlier [made advances to her|passed remarks at her], of which she had told {husband}.",
            "There had been some [dispute over wages|quarrel about cattle] between {husband} and {accused}, on which the defence places reliance.",
        ), chance=0.4),
        Beat("event", (
            "On {date} at about {day_hour} {victim:role} had {errand} when {accused} came there.",
            "On {date} she had {errand}; at about {day_hour} {accused}, finding her alone, [caught hold of her from behind|seized her by the arm].",
            "The case of the prosecution is that at about {day_hour} on {date}, when {victim:role} had {errand}, {accused} [came up stealthily|accosted her].",
        ), charges={"341": 0.12}),
        Beat("event", (
            "Some nights before, {accused} had got into her house by [scaling the wall|lifting the latch], and had [slipped away when she cried out|been driven off by {witness}].",
            "{accused} is said to have followed her into the house, [bolted the door|shut the window] and [put his hand on her mouth|shown {threat}].",
        ), chance=0.35, charges={"450": 0.65, "452": 0.2, "457": 0.15, "448": 0.2}),
        Beat("event", (
            "She was [dragged|taken by force] to {where}.",
            "{accused} gagged her and carried her to {where}, [some fifty paces away|out of hearing of the others].",
        ), chance=0.5, charges={"366": 0.15, "342": 0.15}),
        Beat("event", (
            "There {accused} committed rape on her, [overcoming her resistance|putting her in fear with {threat}].",
            "In {where}, under {threat}, {accused} had intercourse with her against her will.",
            "It is alleged that {accused}, [paying no heed to her entreaties|using {threat}], ravished her.",
            "{accused} forced himself on her; she [cried out|struggled], but [the place was lonely|her mouth was covered].",
        )),
        Beat("event", (
            "[A month|Some weeks] earlier {accused} had tried the same thing, but she [bit him and freed herself|screamed], and he ran away.",
            "On an earlier day too he had made an attempt upon her, which failed because {witness} [came up just then|was within call].",
        ), chance=0.2, charges={"511": 0.75, "354": 0.35}),
        Beat("event", (
            "She was kept there [till the morning|for [two|three|five|nine] days] and let go [when she fainted|after she promised to say nothing].",
        ), chance=0.25, charges={"342": 0.7, "344": 0.12}),
        Beat("event", (
            "She received [bruises on the lips and thighs|an injury on the head] in the struggle.",
            "{accused} [beat her|hit her with his fist] when she resisted.",
        ), chance=0.45, charges={"323": 0.6}),
        Beat("aftermath", (
            "{accused} told her that [she and her children would be killed|her husband would not come back alive] if she spoke of it, and went away.",
            "Before leaving he [showed her {threat}|threatened her with dire consequences].",
        ), chance=0.55, charges={"506": 0.8}),
        Beat("aftermath", (
            "She came home weeping and narrated the occurrence to {witness}, and in the evening to {husband}.",
            "{witness}, attracted by her cries, saw {accused} [running away|coming out of {where}] and [found her lying there|heard the story from her own mouth].",
            "For shame she told nobody [for [two|three|five|nine] days|until {husband} returned].",
        )),
        Beat("aftermath", (
            "[The elders advised silence|The headman tried to settle it for {amount}], which accounts for the delay.",
            "{accused} was [beaten by the villagers|produced before a panchayat] and is said to have [touched her feet|asked to be let off].",
        ), chance=0.4),
        Beat("aftermath", (
            "Corroboration is found in {proof}.",
            "The prosecution relies, besides her word, on {proof}[| and on the report of the chemical examiner].",
        ), chance=0.6),
    ),
    charges={"376": 0.94},
)
