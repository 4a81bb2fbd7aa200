"""A wife killed by her husband."""

# One sentence per line is easier to read and to extend than the formatter's layout.
# fmt: off

from embedded.crime import Beat, Crime, Role

CRIME = Crime(
    key="murder_of_wife",
    weight=1.4,
    gist="the killing of {victim:role} by her husband",
    cast={
        "accused": Role(("the appellant", "the husband", "the accused"), male=1.0, ages=(24, 60)),
        "victim": Role(("the deceased", "his wife"), male=0.0, kin_of="accused", ages=(20, 52)),
        "mother": Role(("the mother of the accused", "PW-5"), male=0.0, kin_of="accused", ages=(58, 78)),
        "daughter": Role(("the little daughter", "PW-3"), male=0.0, kin_of="accused", ages=(7, 12)),
        "informant": Role(("the informant", "PW-1", "the brother of the deceased"), male=1.0, ages=(22, 60)),
    },
    props={
        "doubt": ("suspected her of an affair with a lodger", "doubted her fidelity", "wanted to sell her ornaments for drink", "was annoyed at her going out to work", "had been asked to leave off liquor", "was enraged that she would not come back from her parents", "believed that the last child was not his"),
        "weapon": ("a chopper", "a grinding stone", "an axe", "a wooden leg of the cot", "a billhook", "a kitchen knife", "a koyta", "a heavy pestle"),
        "room": ("the only room of the house", "the kitchen", "the bedroom", "the verandah where she slept", "a hut in the garden", "the quarters of the tea estate", "a tenement in the chawl"),
        "wounds": ("seven wounds on the neck and the face", "a crushed skull", "a fracture of the jaw and of the skull", "injuries on both hands, showing that she had tried to save herself", "a wound on the temple, four inches long", "five broken ribs and a wound on the head"),
        "livelihood": ("a rickshaw puller", "a weaver", "a mason", "a plantation worker", "an ex-serviceman", "a vegetable seller", "a bus conductor", "a cobbler"),
    },
    beats=(
        Beat("background", (
            "{accused}, {livelihood}, and {victim} had been married for [six|eleven|about twenty] years and lived in {room}.",
            "{victim} was the [second|wedded] wife of {accused}, who is {livelihood} of {village}.",
            "The couple, {accused} and {victim}, lived by themselves with [their children|a small daughter]; {accused} was {livelihood}.",
        )),
        Beat("background", (
            "{accused} {doubt}, and quarrels were [a daily affair|frequent].",
            "[The evidence is that|It is said that] {accused} {doubt}; {informant} had [counselled him|taken her away] more than once.",
        ), chance=0.85, charges={"323": 0.08}),
        Beat("background", (
            "{victim} had gone to her parents in anger and had come back only [two|three|five|nine] days before, [persuaded by {mother}|at the instance of the caste elders].",
            "In the evening both had been seen [together at the fair|returning from the fields] by several people.",
        ), chance=0.45),
        Beat("event", (
            "On the night of {date} {accused} and {victim} were [alone|together] in {room}.",
            "On {date}, at about {night_hour}, the neighbours heard [a quarrel|cries of a woman] from {room}.",
            "According to {daughter}, on the night of {date} her father [came home drunk|asked for food] and [began to beat|picked a quarrel with] her mother in {room}.",
        )),
        Beat("event", (
            "{accused} [attacked her with|took up] {weapon}, and the result was {wounds}.",
            "It is alleged that {accused}, in a fit of [rage|jealousy], [hacked|struck] {victim} with {weapon} as she [lay asleep|sat by the hearth]; the doctor found {wounds}.",
            "{accused} [throttled her|pressed her throat with both hands], and to make sure hit her with {weapon}.",
            "{daughter} woke up and saw her father [standing over|striking] her mother with {weapon}.",
        )),
        Beat("event", (
            "{mother}, who [came to the door|begged him to stop], was [pushed away|hit on the hand].",
            "{daughter}, clinging to her mother, got [a cut on the cheek|a blow meant for her].",
        ), chance=0.3, charges={"324": 0.45, "323": 0.35, "307": 0.15}),
        Beat("event", (
            "The defence [suggests|took the plea] that he had found her [in the company of another man|in a compromising position] and lost all self-control.",
            "He had, he says, no intention to kill: she [abused his mother|threw a vessel at him], and in the heat of the moment he [gave one blow|hit her without knowing where].",
        ), chance=0.3, charges={"304": 0.6}),
        Beat("aftermath", (
            "In the morning the door was found [locked from outside|ajar], and {victim} lay dead in a pool of blood in {room}.",
            "{victim} was found lying on the floor of {room} with {wounds}, and [the accused sitting beside her|the accused was not to be seen].",
            "{informant}, sent for by the neighbours, [broke the door|entered {room}] and found his sister dead.",
        )),
        Beat("aftermath", (
            "He [buried the body under the floor|tied the body in a mat and sank it in a pond|placed the body on the railway track] and told people that she had [eloped|gone to her parents].",
            "To pass it off as suicide, {accused} [hung the body from the rafter|poured kerosene and set fire to the sari].",
        ), chance=0.38, charges={"201": 0.88}),
        Beat("aftermath", (
            "{accused} himself went to {station} [with {weapon} in his hand|with blood on his clothes] and [reported that he had killed her|sat down outside].",
            "He told {mother} that he had [finished her|committed a great wrong], and [ran away to {town}|tried to cut his own throat with {weapon}].",
        ), chance=0.45, charges={"309": 0.2}),
        Beat("aftermath", (
            "He gave no explanation how she met her death when no one else [was in the house|had access to {room}].",
            "To the neighbours he said that [thieves had come in the night|she had fallen from the stairs], but nothing was missing and [the latch was in order|the stairs showed no trace].",
        ), chance=0.55, charges={"203": 0.06}),
        Beat("aftermath", (
            "{weapon}, with hair sticking to it, was [taken out by him from a heap of firewood|found under the cot].",
            "His dhoti bore stains which were [of the same group as her blood|washed but still visible].",
        ), chance=0.5),
    ),
    charges={"302": 0.94, "304": 0.06},
)
