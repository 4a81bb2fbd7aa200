"""A prisoner who escapes from lawful custody."""

# One sentence per line is easier to read and to extend than the formatter's layout.
# fmt: off

from embedded.crime import Beat, Crime, Role

CRIME = Crime(
    key="escape",
    weight=0.45,
    gist="the escape of a prisoner from lawful custody",
    cast={
        "accused": Role(("the appellant", "the prisoner", "accused no. 1"), male=0.97, ages=(19, 52)),
        "guard": Role(("accused no. 2", "the escort constable"), male=0.97, ages=(23, 55)),
        "accused3": Role(("accused no. 3", "the alleged rescuer"), male=0.92),
        "victim": Role(("the complainant", "the jailor", "PW-1"), male=0.95, ages=(32, 58)),
        "jawan": Role(("PW-3", "the armed guard"), male=0.98, ages=(22, 50)),
    },
    props={
        "custody": ("the judicial lock-up at {town}", "the lock-up of police station {station}", "a railway compartment on the way to court", "the prisoners' ward of {hospital}", "a prison van bearing No. {vehicle}", "the custody of an escort party"),
        "trick": ("on the pretext of answering a call of nature", "by slipping the handcuff", "by throwing chilli powder in the eyes of the guard", "through the window of the latrine", "while the guard was taking tea", "in the confusion of a change of guard", "under cover of a thick fog"),
        "former": ("a case of dacoity", "a theft of cattle", "a case of cheating", "a murder charge", "an excise offence", "a kidnapping case"),
        "kind": ("friends with bombs and pistols", "kinsmen armed with lathis", "a jeep-load of strangers", "women of the family", "fellow villagers"),
        "shelter": ("a relation's house at {village}", "a temple outside {town}", "a cane field", "a mine in another State", "a contractor's camp"),
    },
    beats=(
        Beat("background", (
            "{accused} was [an under-trial in|arrested in connection with] {former} and was being held in {custody}.",
            "On {date} {accused}, [concerned in|convicted in] {former}, was in {custody}, and {guard} was [on duty|one of the escort].",
        )),
        Beat("event", (
            "At about {hour} on {date} {accused} [escaped|made off|broke away] {trick}.",
            "It is alleged that on {date} {accused} [got away from|broke away from] {custody} {trick}.",
            "{accused} [ran away|took to {accused:his} heels] on {date} {trick}, and [the alarm was given too late|the bell was rung].",
        ), chance=0.9, charges={"224": 0.72}),
        Beat("event", (
            "{guard} had [gone to buy betel|fallen asleep|removed the handcuff out of pity] and [noticed nothing for half an hour|left the door unlocked].",
            "The [key was left in the lock|rope was held loosely], and {guard} was [smoking|reading a paper] at the time.",
        ), chance=0.58, charges={"223": 0.78, "225A": 0.2, "129": 0.02}),
        Beat("event", (
            "{guard} had [taken {amount} from|been feasted by] the people of {accused} and [opened the door|looked the other way], as the prosecution would have it.",
            "{victim} [found|suspected] that {guard} [let {accused} go on purpose|knew of the plan], [money having been seen in {guard:his} kit|{guard:his} story being full of holes].",
        ), chance=0.3, charges={"222": 0.5, "221": 0.4, "120B": 0.35, "225A": 0.15, "109": 0.1}),
        Beat("event", (
            "Outside, {kind} led by {accused3} were waiting; they [fell upon the guard|kept off the pursuers] and [took {accused} away|carried {accused} off in a jeep].",
            "{accused3}, with {kind}, [surrounded the guard|blocked the road with logs] and [helped {accused} to get clear|cut the rope].",
            "It is said that the escape was made good by {accused3} and {kind}, who [beat back the constables|stood in the way of the police] near {street}.",
        ), chance=0.4, charges={"225": 0.78, "353": 0.45, "332": 0.35, "147": 0.35, "149": 0.25, "225B": 0.1, "307": 0.1, "130": 0.03}),
        Beat("event", (
            "When {jawan} tried to stop {accused:him}, {accused} [bit {jawan:his} hand|gave {jawan:him} a push|struck {jawan:him} with the handcuff] and [jumped the wall|ran into the crowd].",
            "{jawan} [gave chase|fired two rounds in the air] but {accused} [swam the canal|was lost in the market].",
        ), chance=0.53, charges={"332": 0.4, "353": 0.5, "323": 0.15}),
        Beat("event", (
            "It appears that help had come from outside for some days, [a blade having been sent in a loaf of bread|messages having passed in a tiffin box].",
            "The [lock|handcuff] was found [broken|filed through], and [a length of rope|a bunch of keys] lay close by.",
        ), chance=0.3, charges={"427": 0.2, "34": 0.1}),
        Beat("event", (
            "On an earlier day, when officers came with the warrant, {accused} had [resisted arrest|thrust them aside and shut the door], and {accused3} [pelted stones|let the dogs loose].",
            "At the time of the first arrest, [a crowd led by {accused3}|{accused3}] had tried to [keep the constables from|stop] the arrest, and {accused} [struggled|lay on the ground and would not move].",
        ), chance=0.3, charges={"225B": 0.6, "224": 0.35, "186": 0.3, "225": 0.2}),
        Beat("event", (
            "{accused} had been released on [a condition to stay away from {town}|remission, {accused:his} sentence being suspended], and [came back before time|broke the condition].",
            "An earlier sentence had been remitted on terms, and {accused} [did not keep to them|was found within the limits forbidden to {accused:him}].",
        ), chance=0.13, charges={"227": 0.6}),
        Beat("aftermath", (
            "{accused} [hid in|was given shelter in] {shelter} for {days}, {accused3} [bringing food|sending word of the police].",
            "{accused3} [kept {accused} at|took {accused} to] {shelter}, knowing [of the escape|that the police were searching].",
        ), chance=0.56, charges={"216": 0.55, "212": 0.4}),
        Beat("aftermath", (
            "{accused} was [recaptured|arrested again] [in a wheat field|at a bus stand|at a ferry] after {days}.",
            "{victim} [entered the matter in the general diary|sent wireless messages], and [a reward was announced|the railway police brought {accused:him} back].",
        )),
        Beat("aftermath", (
            "{guard} [was dismissed after an enquiry|pleaded that one man could not watch four prisoners|said that the lock was defective].",
            "{accused} said that [the custody was not lawful|{accused:he} was only going to see a dying mother].",
        ), chance=0.7),
        Beat("aftermath", (
            "The duty register showed [that {guard} had signed for the prisoner|no relief for ten hours], and {jawan} [said that the torch did not work|had been sent away for food].",
            "A search of [the barrack|the place] brought out [a blade|a coil of rope|some money], [and nobody could say how it had come there|hidden under a brick].",
            "A relation of {accused} had [come to see {accused:him} the day before|been seen near the place in a hired car].",
        ), chance=0.6),
    ),
    charges={"224": 0.6, "223": 0.2, "225": 0.18, "120B": 0.05},
)
