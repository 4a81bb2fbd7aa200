"""A prisoner beaten in the lock-up."""

# One sentence per line is easier to read and to extend than the formatter's layout.
# fmt: off

from embedded.crime import Beat, Crime, Role

CRIME = Crime(
    key="custodial_violence",
    weight=0.8,
    gist="the beating of {victim:role} in the lock-up of {station}",
    cast={
        "accused": Role(("the appellant", "the Sub-Inspector", "accused no. 1"), male=1.0, ages=(28, 56)),
        "accused2": Role(("accused no. 2", "the head constable"), male=1.0, ages=(28, 56)),
        "accused3": Role(("accused no. 3", "the constable"), male=1.0, ages=(22, 50)),
        "victim": Role(("the detenu", "the victim", "the suspect"), male=1.0, ages=(19, 50)),
        "informant": Role(("the complainant", "his wife", "PW-1"), male=0.0, kin_of="victim", ages=(20, 48)),
        "inmate": Role(("PW-3", "another inmate of the lock-up"), male=1.0),
    },
    props={
        "reason": ("the theft of a transformer", "a burglary in the house of a trader", "the loss of a buffalo", "a chain snatching", "the theft of temple ornaments", "the disappearance of a girl", "a dacoity on the highway"),
        "means": ("a lathi", "a strap of tyre rubber", "a roller rolled over the thighs", "blows on the soles of the feet", "electric wires", "a belt", "hanging him by the wrists", "chilli powder"),
        "place": ("the back room of the police station", "an outpost", "the quarters of the head constable", "a rest house", "the lock-up", "the wireless room"),
        "want": ("to make him confess", "to make him produce the stolen goods", "to extract the names of others", "to get {amount} out of his people", "to please an influential complainant"),
        "book": ("the general diary", "the lock-up register", "the arrest memo", "the sentry relief register", "the case diary"),
        "trade": ("a rickshaw puller", "a scrap dealer", "a farm servant", "an auto driver", "a mason", "a washerman", "a hawker of bangles"),
    },
    beats=(
        Beat("background", (
            "{victim}, {trade}, was suspected in connection with {reason}.",
            "In connection with {reason} the police were [under pressure|without a clue], and suspicion fell on {victim}, {trade}.",
            "{accused} was posted at {station} when {reason} was reported; {victim}, {trade}, was [named by an informer|thought to know something].",
        )),
        Beat("event", (
            "On {date} at about {night_hour} {accused}, with {accused2} and {accused3}, [picked up {victim} from his house|took {victim} from a truck stop] and brought him to {place}.",
            "On {date} {victim} was called to {station} by {accused3} [on the pretext of an inquiry|and did not come back].",
            "According to {informant}, her husband was [dragged out of bed|taken away in a jeep] by {accused} and two constables at about {night_hour} on {date}.",
        ), charges={"342": 0.4, "365": 0.08}),
        Beat("event", (
            "He was kept there for [two|three|five|nine] days [without being produced before a Magistrate|though no arrest was shown].",
            "His arrest was not entered in {book}, and he was [kept out of sight|moved to {place}] whenever [an officer came on inspection|his people asked for him].",
        ), charges={"342": 0.4, "343": 0.3, "344": 0.2, "346": 0.25, "348": 0.4, "166": 0.25}),
        Beat("event", (
            "In {place} he was beaten by {accused} and {accused2} {want}, by means of {means}.",
            "It is alleged that {accused}, {want}, had him tortured by means of {means}, {accused3} holding him.",
            "{inmate} heard his cries through the night and saw {accused2} [with a lathi in hand|come out sweating]; it was done, he says, {want}.",
        ), charges={"330": 0.7, "323": 0.35, "331": 0.2, "348": 0.2, "34": 0.4}),
        Beat("event", (
            "One of his [legs|wrists|ribs] was broken.",
            "He could neither stand nor [hold a cup|pass water] when {inmate} saw him, and [two bones of the hand were broken|his nails had turned black].",
        ), chance=0.4, charges={"331": 0.7, "325": 0.3}),
        Beat("event", (
            "{accused2} demanded {amount} from {informant} for his release, and she [pawned her nose-ring|could bring only half].",
            "She was told that if {amount} were paid [the beating would stop|he would be let off].",
        ), chance=0.4, charges={"384": 0.4}),
        Beat("event", (
            "{informant}, when she went to ask after him, was [pushed out|made to sit outside for a whole day|abused].",
        ), chance=0.4, charges={"323": 0.2, "504": 0.2, "354": 0.08}),
        Beat("event", (
            "{victim} died in [the lock-up|{place}] [before anything was done for him|within hours of the last beating].",
            "His condition became serious and he was taken to {hospital}, where he was [declared dead|found to have been dead for some hours].",
        ), chance=0.45, charges={"302": 0.5, "304": 0.45}),
        Beat("aftermath", (
            "It was then written up in {book} that he had [hanged himself with his lungi|fallen while trying to escape|been arrested with a fever only that morning].",
            "{accused} made a false entry in {book} to show that {victim} [had been released the evening before|was never there].",
            "The pages of {book} for those days were found [re-written|missing].",
        ), chance=0.7, charges={"218": 0.7, "167": 0.15, "193": 0.25, "201": 0.3, "465": 0.12}),
        Beat("aftermath", (
            "He did not survive, and the body was [left on the railway line|burnt as unclaimed|thrown into the river by {accused3}].",
        ), chance=0.2, charges={"201": 0.85, "302": 0.5, "304": 0.35}),
        Beat("aftermath", (
            "On the one occasion when he was produced before a Magistrate he had [shown his injuries|been too frightened to speak].",
            "A doctor who had been called to {place} [refused to give a certificate|was told to write nothing down].",
        ), chance=0.4),
        Beat("aftermath", (
            "An inquiry by [the Sub-Divisional Magistrate|the Human Rights Commission|a Deputy Superintendent] found that {reason} was [only an excuse|never solved] and that he had been beaten.",
            "The other policemen on duty [saw nothing|spoke with one voice], as is not unusual when the accused are of the same uniform.",
        ), chance=0.5),
        Beat("aftermath", (
            "{accused} states that {victim} was [a known bad character|beaten by the public before the police came].",
            "{informant} was offered [{amount}|a job] to keep quiet, and [threatened when she refused|did not accept it].",
        ), chance=0.45, charges={"506": 0.25}),
    ),
    charges={"330": 0.55, "342": 0.45, "34": 0.25, "348": 0.2, "331": 0.12},
)
