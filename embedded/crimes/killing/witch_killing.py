"""The killing of a woman who was held to be a witch."""

# One sentence per line is easier to read and to extend than the formatter's layout.
# fmt: off

from embedded.crime import Beat, Crime, Role

CRIME = Crime(
    key="witch_killing",
    weight=0.5,
    gist="the killing of {victim:role} on the belief that she was a witch",
    cast={
        "accused": Role(("the appellant", "accused no. 1"), male=0.92),
        "accused2": Role(("accused no. 2", "the co-accused"), male=0.8, kin_of="accused"),
        "ojha": Role(("the witch doctor", "the ojha", "accused no. 4"), male=1.0, ages=(35, 70)),
        "victim": Role(("the deceased", "the deceased woman"), male=0.0, ages=(38, 78)),
        "informant": Role(("the informant", "PW-1"), male=0.7, kin_of="victim", ages=(19, 50)),
    },
    props={
        "misfortune": ("the death of a child from fever", "the loss of three goats", "a sickness in the hamlet", "the failure of the maize", "the miscarriage of a daughter-in-law", "a snake bite", "the madness of a brother"),
        "rite": ("grains of rice thrown in oil", "a divination with a lamp", "a mango twig", "vermilion and the liver of a fowl", "the movement of a winnowing fan", "a night of drumming"),
        "tool": ("a tangi", "a balua", "stones", "a wooden pestle", "a bow and arrow", "a sabbal", "a dauli", "lathis"),
        "insult": ("her hair was cut off", "her face was blackened", "she was made to drink foul water", "she was tied to a tamarind tree", "a garland of shoes was put round her neck"),
        "grave": ("the bed of a hill stream", "a forest pit", "an abandoned mine", "the river", "a heap of stones beyond the tank"),
    },
    beats=(
        Beat("background", (
            "{accused} [attributed|put down] {misfortune} to the evil eye of {victim}, a [widow|childless woman] of the same hamlet.",
            "The people of the hamlet of {village} believed that {victim} practised witchcraft and that {misfortune} was her doing.",
            "{victim} had been called a dain [for some months past|ever since she became a widow], and after {misfortune} {accused} [openly|before the whole tola] accused her of it.",
        )),
        Beat("background", (
            "{ojha} was [consulted|sent for from another village] and, with the help of {rite}, [named|pointed to] {victim} as the cause.",
            "It is alleged that {ojha}, who took {amount} and a goat for his trouble, declared after {rite} that [the witch lived to the east|there would be no peace until {victim} was driven out].",
        ), chance=0.7, charges={"109": 0.35, "120B": 0.3, "508": 0.1}),
        Beat("background", (
            "A meeting was held under the [mahua|banyan] tree at which {victim} was [fined {amount}|told to leave the village]; she [pleaded that she was innocent|could not pay].",
            "{informant} says that the real reason was the [one acre of land|homestead] she held for her life, which {accused} [coveted|stood to inherit].",
        ), chance=0.5, charges={"384": 0.1}),
        Beat("event", (
            "On {date} at about {night_hour} {accused} and {accused2} [went to the house of {victim}|broke open the door of {victim}] and dragged her out.",
            "On the night of {date} a group headed by {accused} [entered|came to] the hut where {victim} lay asleep with her grandchild.",
            "On {date}, when {victim} was [sitting by the fire|husking paddy|coming back from a neighbour] at about {night_hour}, {accused} and {accused2} [came upon her|fell on her].",
        ), charges={"448": 0.2, "452": 0.25, "450": 0.15}),
        Beat("event", (
            "Before the assembled villagers {insult} and she was asked to [undo what she had done|bring the dead back to life].",
            "{insult}, and for [some hours|a whole night] she was kept in the [courtyard|grain store] of {accused2}.",
        ), chance=0.5, charges={"342": 0.4, "355": 0.3, "354": 0.25, "323": 0.3}),
        Beat("event", (
            "[Fifteen or twenty|A score of] men and women, some of them with sticks, took part, and no one [dared to|would] say a word against it.",
        ), chance=0.4, charges={"147": 0.7, "148": 0.65, "149": 0.8}),
        Beat("event", (
            "{accused} [killed her|did her to death] with {tool}, {accused2} [holding her legs|urging {accused:him} on].",
            "She was beaten with {tool} by {accused} and {accused2} until she [stopped moving|fell silent].",
            "{accused} struck {victim} on the neck with {tool}, saying that [the evil would end that day|she would eat no more children].",
        ), charges={"34": 0.65}),
        Beat("event", (
            "Her husband, an old man, [tried to shield her|caught the feet of {accused}] and was [beaten to death with her|pushed aside and injured].",
            "{informant} was [chased with stones|shown an axe] and ran to the jungle.",
        ), chance=0.4, charges={"323": 0.4, "302": 0.2, "506": 0.3}),
        Beat("event", (
            "The hut was then [pulled down|set on fire] and the few [fowls|vessels] in it were taken away.",
        ), chance=0.2, charges={"436": 0.7, "427": 0.3}),
        Beat("aftermath", (
            "The body was [carried on a pole to|taken in the night to] {grave} and [left there|hidden from sight].",
            "The head was severed and [buried apart|thrown] in {grave}, so that the spirit might not return.",
        ), chance=0.65, charges={"201": 0.88}),
        Beat("aftermath", (
            "The chowkidar was told that she had [gone to her daughter's|been taken by a leopard], and the hamlet kept silent [for [two|three|five|nine] days|until the smell betrayed it].",
            "{informant} hid [in the forest|with relatives] for {days} before {informant:he} could [reach the outpost|tell anyone].",
        ), chance=0.6, charges={"202": 0.12}),
        Beat("aftermath", (
            "{accused} is said to have come to the outpost [with {tool} in hand|carrying the severed head] and to have told the constable why {accused:he} had done it.",
            "In {grave} were found some bones, [a piece of white sari|a brass bangle] and a tuft of grey hair, by which {informant} knew {victim}.",
        ), chance=0.45),
    ),
    charges={"302": 0.95, "34": 0.1},
    years=(1955, 2024),
)
