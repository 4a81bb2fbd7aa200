"""Shelter given to persons wanted for a serious crime."""

# One sentence per line is easier to read and to extend than the formatter's layout.
# fmt: off

from embedded.crime import Beat, Crime, Role

CRIME = Crime(
    key="harbour",
    weight=0.35,
    gist="shelter and help given to persons wanted for a serious crime",
    cast={
        "accused": Role(("the appellant", "the accused", "the petitioner"), male=0.78, ages=(22, 68)),
        "fugitive": Role(("the absconder", "the wanted man"), male=1.0, ages=(19, 48)),
        "accused2": Role(("accused no. 2", "the co-accused"), male=0.8),
        "victim": Role(("the complainant", "the Circle Inspector", "PW-1"), male=0.95, ages=(32, 56)),
        "villager": Role(("PW-4", "the villager"), male=0.85),
    },
    props={
        "crime": ("the murder of a shopkeeper", "a bank dacoity", "the kidnapping of a boy", "a bomb outrage", "an attack on a police picket", "the killing of a forest ranger"),
        "nest": ("a loft over the cattle shed", "a hut in the orchard", "a room in the rice mill", "a houseboat", "the servants' quarter", "a cave behind the quarry", "the ashram run by {accused}"),
        "aid": ("food and clothes", "cartridges and a change of clothes", "a forged pass and money", "news of police movements", "a boat by night", "medicine and bandages"),
        "warning": ("by lighting a lamp on the roof", "by a song from the well", "through a boy with goats", "by a knock at the window", "by word sent to the ferry"),
        "trace": ("the blood-stained clothes", "the body of the dead man", "a gun used in the crime", "letters and a diary", "the stolen cash box"),
    },
    beats=(
        Beat("background", (
            "{fugitive} was [wanted for|a proclaimed offender in] {crime}, and [a reward had been announced|posters with {fugitive:his} photograph were up].",
            "In {year} the police of {station} were [searching for|on the track of] {fugitive} in connection with {crime}.",
        )),
        Beat("background", (
            "The country thereabouts is [full of ravines|thick with cane and scrub|cut up by streams], and [strangers are soon noticed|a man can hide for months].",
            "A notice of the reward had been [pasted on the school|read out in the village] in the presence of {accused}.",
        ), chance=0.4),
        Beat("background", (
            "{accused} was [a boyhood friend|a distant relation|a political associate] of {fugitive}.",
            "{accused} [was said to be afraid of|owed a debt of gratitude to] {fugitive} and {fugitive:his} band.",
        ), chance=0.7),
        Beat("event", (
            "On {date} {accused} [took in|gave shelter to|concealed] {fugitive} in {nest}[|, and kept {fugitive:him} there for {days}].",
            "It is alleged that {fugitive} [lay hidden|stayed] for {days} in {nest} with the [knowledge|help] of {accused}.",
        ), charges={"212": 0.55, "216": 0.4}),
        Beat("event", (
            "{accused2} [carried|supplied] {aid} to {fugitive}[|, who was told of danger {warning}].",
            "{accused} and {accused2} [provided|took turns to bring] {aid}, [knowing whom they were helping|for which {amount} was paid].",
        ), chance=0.68, charges={"212": 0.3, "34": 0.3, "120B": 0.2}),
        Beat("event", (
            "[Five or six men of the band|Members of the gang], who [were about to commit a robbery|had just looted a train], [slept and ate|were fed] at the house of {accused2}.",
            "Robbers who were [on their way to raid a village|resting after a raid] were [lodged|given food and bedding] by {accused2} and {accused}, [both knowing their business|who told nobody].",
        ), chance=0.28, charges={"216A": 0.78}),
        Beat("event", (
            "{accused} [burnt|buried|threw into a well] {trace}, [so that nothing should be found|at the bidding of {fugitive}].",
            "{trace} [had been washed and hidden|was taken away in a sack] by {accused2} before the police came.",
        ), chance=0.53, charges={"201": 0.8}),
        Beat("event", (
            "{accused}, [a village headman|the chowkidar's own brother|bound as a landholder to report], [gave no information|kept silent] though [the whole village knew|the crime was committed at {accused:his} door].",
            "Nobody [in the family of {accused}|of that hamlet] gave word to the police, though {accused} was [the headman|a member of the panchayat] and [had seen the dead man lying there|had been told within the hour].",
        ), chance=0.38, charges={"202": 0.6, "176": 0.5}),
        Beat("event", (
            "Questioned by {victim}, {accused} [said that {fugitive} had left for another State|sent the police on a false trail].",
            "{accused2} told {victim} that [a stranger had done it|{fugitive} had died of snake bite], which {accused2:he} knew to be untrue.",
        ), chance=0.42, charges={"203": 0.55, "177": 0.4, "182": 0.2}),
        Beat("event", (
            "{accused} had known of the plan [some days before|from the evening when it was laid] and [hid it from everyone|helped by keeping the victim's family away].",
            "It is said that {accused} [sat with the men while they talked it over|was told the date], and [did not breathe a word|misled a chowkidar who asked].",
        ), chance=0.26, charges={"118": 0.4, "120": 0.45, "119": 0.08, "107": 0.1}),
        Beat("event", (
            "{accused2} [took|asked for] {amount} from the owner of stolen cattle to [find the animals|get them back], and [did nothing to have the thieves caught|shared it with {fugitive}].",
            "For [a sum of {amount}|a present of land] {accused2} agreed to screen {fugitive} and [dropped a complaint|gave no evidence].",
        ), chance=0.22, charges={"213": 0.5, "214": 0.35, "215": 0.4}),
        Beat("aftermath", (
            "On the information of {villager}, {victim} [surrounded|raided] the place at about {night_hour}, and [shots were exchanged|{fugitive} was taken asleep].",
            "{fugitive} [slipped away through the back|could not be found], having been warned {warning}.",
        ), chance=0.78, charges={"307": 0.08, "353": 0.15}),
        Beat("aftermath", (
            "{villager} [saw {fugitive} at the well with {accused}|spoke of seeing food carried by night].",
            "{accused} said that [{accused:he} acted at the point of a gun|{accused:he} took {fugitive:him} for a pilgrim|close kin cannot be blamed for giving shelter].",
        ), chance=0.75),
    ),
    charges={"212": 0.55, "216": 0.28, "201": 0.1, "120B": 0.08},
    others={"Arms:25": 0.08, "UAPA:19": 0.04},
)
