"""Hurt, confinement and kidnapping, and those who are driven to take their own lives."""

# One telling a line is easier to read and to add to than the formatter's ladders.
# fmt: off

from embedded.crime import Beat, Crime, Role

NEIGHBOUR_QUARREL = Crime(
    key="neighbour_quarrel",
    weight=2.2,
    gist="the injuries caused to {victim:role} and others in a quarrel between neighbours",
    cast={
        "accused": Role(("the petitioner", "the appellant", "accused no. 1"), male=1.0),
        "accused2": Role(("accused no. 2", "the son of accused no. 1"), male=1.0, kin_of="accused", ages=(19, 36)),
        "accused3": Role(("accused no. 3", "the wife of accused no. 1"), male=0.0, kin_of="accused"),
        "victim": Role(("the injured", "the complainant", "PW-1"), male=0.85, ages=(20, 68)),
        "relative": Role(("PW-2", "the other injured"), male=0.5, kin_of="victim"),
        "witness": Role(("PW-4", "the neighbour"), male=0.7),
    },
    props={
        "matter": ("rain water falling from a spout", "a drain that had been blocked", "the parking of a tempo in the lane", "a hen that had strayed", "the branches of a neem tree", "children playing cricket", "garbage thrown at the door",
                   "a window opened in the common wall", "the shifting of an electric pole", "a goat that ate the spinach"),
        "weapon": ("a lathi", "an iron pipe", "a spade", "the handle of a hand pump", "a hockey stick", "a sickle", "a brick", "a danda", "a crowbar"),
        "hurt": ("a fracture of the left forearm", "a broken collar bone", "a dislocated shoulder", "a cut on the scalp that needed nine stitches", "a fracture of the nasal bone", "a broken little finger", "a deep bruise on the thigh"),
        "lane": ("in the lane", "in front of the house", "at the public tap", "on the otla of the house", "in the courtyard", "near the flour mill", "on the staircase of the building"),
        "words": ("filthy words about mothers and sisters", "words which need not be repeated", "the name of their caste", "unparliamentary language", "abuses in the name of the womenfolk"),
    },
    beats=(
        Beat("background", (
            "The houses of {accused} and {victim} adjoin each other at {village}, and there used to be quarrels over {matter}.",
            "{accused} and {victim} are neighbours, [and, as often happens, not good ones|living wall to wall on {street}]; the cause of the trouble was {matter}.",
            "{matter} had led to [hot words|a complaint to the municipality] between the two families [more than once|in the past].",
        )),
        Beat("background", (
            "A [civil suit|proceeding for keeping the peace] about it was pending.",
            "The day before, {accused3} and {relative} had [exchanged words|pulled each other's hair] over the same thing.",
        ), chance=0.35),
        Beat("event", (
            "On {date} at about {hour} {accused} started abusing {victim} {lane} over {matter}.",
            "It is alleged that on {date}, at about {hour}, {accused}, {accused2} and {accused3} collected {lane} and [hurled abuses|used {words}] over {matter}.",
            "On {date} {victim} [objected|took exception] to {matter}; at about {hour} {accused} and {accused2} were waiting {lane} [with sticks|and began to shout].",
        ), charges={"504": 0.4, "294": 0.3}),
        Beat("event", (
            "{accused} used {words}, and when {victim} asked {accused:him} not to, [there was a scuffle|{accused:he} became furious].",
            "What was said was {words}, loud enough for the whole lane to hear.",
        ), chance=0.5, charges={"504": 0.5, "294": 0.45}),
        Beat("event", (
            "{accused2} [blocked the way of|caught hold of] {victim}, who was trying to go inside.",
            "{victim} wanted to leave but was [surrounded|held by the shirt] by {accused2} and {accused3}.",
        ), chance=0.45, charges={"341": 0.75, "34": 0.3}),
        Beat("event", (
            "{accused} hit {victim} with {weapon}, causing {hurt}.",
            "{accused} gave a blow with {weapon}, [aimed at the head but taken on the arm|which felled {victim}]; the result was {hurt}.",
            "{accused}, armed with {weapon}, and {accused2}, with a stick, [belaboured|beat] {victim}, and the injuries included {hurt}.",
            "{victim} raised {victim:his} hands to save {victim:himself} from {weapon}, with which {accused} [struck|was hitting] {victim:him}; the result was {hurt}.",
        ), charges={"34": 0.4, "325": 0.45, "324": 0.45, "326": 0.2}),
        Beat("event", (
            "{accused3} [threw chilli powder in the eyes of|bit] {relative}, who had come to the rescue of {victim:role}.",
            "{relative} intervened and was [kicked|slapped|hit on the knee with a stick].",
            "{relative}, a [person of weak health|patient of asthma|person past sixty], was not spared and got [simple injuries|blows on the back].",
        ), chance=0.6, charges={"323": 0.75}),
        Beat("event", (
            "{victim} ran inside, but they [followed {victim:him} into the house|broke the door] and beat {victim:him} there too.",
            "The accused had entered the courtyard [armed and in a body|over the wall], and the beating began there.",
        ), chance=0.35, charges={"452": 0.8, "448": 0.2, "451": 0.1}),
        Beat("event", (
            "[Tiles, a television and a bicycle|The glass of the windows and a water tank|The wall and some flower pots] were broken.",
        ), chance=0.3, charges={"427": 0.8}),
        Beat("event", (
            "{accused2} [brought down {weapon} on the head of|aimed at the temple of] {victim}, who [lost consciousness|bled from the ear], and the doctor called it dangerous to life.",
        ), chance=0.2, charges={"307": 0.45, "308": 0.5}),
        Beat("event", (
            "They were joined by [six or seven|a number of] relations, all with sticks.",
        ), chance=0.2, charges={"147": 0.7, "148": 0.5, "149": 0.65, "143": 0.3}),
        Beat("event", (
            "In the scuffle {accused3} alleges that her own [chain was snatched|blouse was torn], and the cross report says so.",
            "{accused} too had [a swelling on the hand|a bruise], which is put down to a stick wielded by {relative}.",
        ), chance=0.3),
        Beat("aftermath", (
            "{witness} and others [separated them|came and saved {victim}].",
            "On the alarm being raised {witness} [arrived|came down from the roof], and the accused [left|went back to their house].",
        ), chance=0.75),
        Beat("aftermath", (
            "While going the accused [threatened to kill {victim}|said that this was only a sample].",
            "{accused2} [waved|shook] {weapon} and said that next time [no one would be left alive|the house would be burnt].",
        ), chance=0.6, charges={"506": 0.85}),
        Beat("aftermath", (
            "{victim} was taken to {hospital}, where [{hurt} was recorded|{victim:he} remained for some days].",
            "For {days} {victim} could not [follow {victim:his} ordinary pursuits|lift {victim:his} arm].",
        ), chance=0.7, charges={"325": 0.25}),
        Beat("aftermath", (
            "The parties have since [settled their differences|been advised by the elders to live in peace].",
            "{weapon} was [produced by {accused}|found in the drain].",
        ), chance=0.3),
    ),
    charges={"323": 0.75, "34": 0.3, "325": 0.2, "324": 0.2},
)

CUSTODIAL_VIOLENCE = Crime(
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
            "On {date} at about {hour} {accused}, with {accused2} and {accused3}, [picked up {victim} from his house|took {victim} from a tea stall] and brought him to {place}.",
            "On {date} {victim} was called to {station} by {accused3} [on the pretext of an inquiry|and did not come back].",
            "According to {informant}, her husband was [dragged out of bed|taken away in a jeep] by {accused} and two constables at about {hour} on {date}.",
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

CASTE_ASSAULT = Crime(
    key="caste_assault",
    weight=0.7,
    gist="the beating and humiliation of {victim:role} on account of his caste",
    cast={
        "accused": Role(("the appellant", "the petitioner", "accused no. 1"), male=1.0),
        "accused2": Role(("accused no. 2", "the co-accused"), male=0.95, kin_of="accused"),
        "accused3": Role(("accused no. 5", "the fifth accused"), male=1.0),
        "victim": Role(("the complainant", "the informant", "PW-1"), male=1.0, ages=(19, 60)),
        "wife": Role(("his wife", "PW-2"), male=0.0, kin_of="victim", ages=(19, 55)),
        "witness": Role(("PW-4", "the tea-stall owner"), male=0.85),
    },
    props={
        "offence": ("he had ridden a horse at his own wedding", "he had sat on a cot in front of his betters", "he had drawn water from the well near the temple", "he had refused to carry away a dead buffalo", "he had asked for the wages of the harvest",
                    "he had entered the temple on a festival day", "he had bought a plot beside theirs", "he had grown a moustache and wore sun-glasses", "he had stood for the panchayat election"),
        "place": ("the village square", "the panchayat office", "the flour mill", "the bus stop", "the gate of the temple", "the fair price shop", "the pond"),
        "shame": ("was made to rub his nose on the ground", "was led through the village with a string of shoes round his neck", "had half his head shaved", "was tied to an electric pole", "was made to carry a pair of shoes in his mouth", "had his face blackened with engine oil"),
        "arm": ("sticks", "shoes", "an iron rod", "a chain of a bicycle", "a bull-hide whip", "the butt of a spade"),
        "injury": ("a fracture of the wrist", "a torn ear-drum", "swellings all over the back", "a cut above the eye", "two broken teeth"),
        "boycott": ("no one would sell them milk", "the barber and the grocer turned them away", "the path to their hamlet was closed with thorns", "they were not given work in the fields", "their hand pump was broken"),
    },
    beats=(
        Beat("background", (
            "{victim} belongs to a Scheduled Caste, and {accused} and the others to [the land-owning|a dominant] community of {village}.",
            "In {village} the houses of the Scheduled Castes, where {victim} lives, stand apart; {accused} is [the headman|a man of influence] there.",
            "{victim}, a member of a Scheduled Caste, [used to work in the fields of|had been a tenant of] {accused}.",
        )),
        Beat("background", (
            "What gave offence was that {offence}.",
            "{accused} and his men were annoyed because {offence}.",
            "{victim} had [been told to mend his ways|been warned], for {offence}.",
        )),
        Beat("background", (
            "A meeting had decided upon a boycott, so that {boycott}.",
            "Since that day {boycott}.",
        ), chance=0.3),
        Beat("event", (
            "On {date} at about {hour} {accused}, {accused2} and {accused3} stopped {victim} near {place} and abused him by the name of his caste.",
            "On {date}, at about {hour}, {victim} was [sitting at|passing by] {place} when {accused} came up with {accused2} and, in the hearing of all, [used the name of his caste as an abuse|said that people like him should know their place].",
            "It is alleged that at about {hour} on {date} {victim} was called to {place} by {accused3}, and was there insulted by {accused} [with reference to his caste|in words that lower a man before others].",
        ), charges={"504": 0.6, "341": 0.35, "294": 0.2}),
        Beat("event", (
            "He was then beaten with {arm} by {accused} and {accused2}, and suffered {injury}.",
            "When he [objected|asked what wrong he had done], they set upon him with {arm}; the doctor found {injury}.",
            "{accused2} [held him by the neck|threw him down], and {accused} gave him blows with {arm}, causing {injury}.",
        ), charges={"323": 0.7, "324": 0.3, "325": 0.3, "34": 0.4}),
        Beat("event", (
            "Before the assembled people he {shame}.",
            "As if this was not enough, {victim} {shame}, while {accused3} [clapped|took pictures].",
        ), chance=0.55, charges={"355": 0.65, "342": 0.25, "500": 0.06}),
        Beat("event", (
            "[Some twelve|About fifteen|Eight or nine] men, most of them armed, had [collected|come on motorcycles] with {accused} at their head.",
        ), chance=0.45, charges={"147": 0.75, "148": 0.45, "149": 0.75, "143": 0.3}),
        Beat("event", (
            "{wife}, who came to his help, was [pushed down and her sari was pulled|caught by the hair and her blouse was torn] by {accused2}.",
            "{wife} was [kicked|hit on the arm] when she fell upon him to save him.",
        ), chance=0.45, charges={"354": 0.55, "323": 0.3}),
        Beat("event", (
            "The crowd went on to the hamlet, [pulled down the thatch of {victim}|broke the doors and the cooking pots], and [scattered the grain|let the cattle loose].",
        ), chance=0.3, charges={"452": 0.55, "427": 0.65, "448": 0.25}),
        Beat("event", (
            "The hut of {victim} was set on fire [by {accused3}|with a burning stick], and [all that he had was burnt|two goats died in it].",
        ), chance=0.15, charges={"436": 0.85, "435": 0.2}),
        Beat("event", (
            "{victim} was shut up in [a room of the panchayat office|the cattle pound] till the evening.",
        ), chance=0.2, charges={"342": 0.85}),
        Beat("aftermath", (
            "{witness} [saw it from his stall|was present], but [did not dare to intervene|turned hostile at the trial].",
            "Nobody came to his help but {witness}, who [gave him water|took him to {hospital} on a bicycle].",
        ), chance=0.7),
        Beat("aftermath", (
            "They were told that [the whole hamlet would be burnt|he would be cut to pieces] if he went to the police.",
            "{accused} sent word that [a case would cost him his life|the matter should be dropped for {amount}].",
        ), chance=0.55, charges={"506": 0.85}),
        Beat("aftermath", (
            "At {station} the report was [not taken down for {days}|written without the words complained of], and it was only on the order of a superior officer that action followed.",
            "The caste certificate of {victim} was [obtained|produced], and [a Deputy Superintendent took over the case|a spot visit was made].",
        ), chance=0.5),
        Beat("aftermath", (
            "The accused put it down to [a dispute over a boundary|a loan that was not repaid|party politics] and deny that any word about caste was uttered.",
        ), chance=0.4),
    ),
    charges={"323": 0.55, "504": 0.35, "506": 0.2, "34": 0.15},
    years=(1990, 2024),
    others={"SCST:3": 0.92},
)

ACID_ATTACK = Crime(
    key="acid_attack",
    weight=0.6,
    gist="the throwing of acid on {victim:role}",
    cast={
        "accused": Role(("the appellant", "the accused", "accused no. 1"), male=0.95, ages=(19, 45)),
        "accused2": Role(("accused no. 2", "the co-accused"), male=0.85, ages=(19, 45)),
        "victim": Role(("the victim", "the survivor", "PW-1"), male=0.12, ages=(19, 38)),
        "informant": Role(("PW-2", "the informant"), male=0.5, kin_of="victim", ages=(30, 60)),
        "seller": Role(("the shopkeeper", "PW-6"), male=1.0),
    },
    props={
        "cause": ("a proposal of marriage had been refused", "an engagement with another was about to take place", "a divorce case was pending", "a job had gone to {victim:role} and not to {accused:role}", "a tenant would not vacate", "there was jealousy over a shop"),
        "vessel": ("a steel mug", "a plastic bottle with the neck cut off", "a jug", "a tumbler", "a syringe", "a beer bottle", "a tin"),
        "acid": ("sulphuric acid", "battery acid", "toilet cleaner", "nitric acid", "a corrosive liquid"),
        "spot": ("at the gate of {school}", "at a bus stop on {street}", "in front of the shop where {victim:role} worked", "on the steps of the family court", "in a shared auto", "on the railway platform"),
        "loss": ("the sight of one eye", "both eyes", "the left ear and the skin of the neck", "the use of the right hand", "the features of the face"),
    },
    beats=(
        Beat("background", (
            "{accused} [bore a grudge|was angry], because {cause}.",
            "The quarrel between {accused} and {victim} arose as {cause}.",
            "{victim} was [a beautician|a teacher in {school}|employed in a shop]; {accused} knew {victim:him}, and [it is said that|the prosecution says that] {cause}.",
        )),
        Beat("background", (
            "{accused} had [followed {victim:him} for months|sent messages from {phone}], saying that {victim:he} would [repent|not be able to show {victim:his} face to anyone].",
            "{informant} had spoken to {accused}, who [promised to leave {victim:him} alone|only laughed].",
        ), chance=0.5, charges={"354D": 0.25, "506": 0.35}),
        Beat("background", (
            "{seller} sold {accused} a bottle of {acid} {days} before, [without entering it in any register|on being told that it was for cleaning tiles].",
            "It was {accused2} who bought {acid} from {seller}[|, giving a false name].",
        ), chance=0.5, charges={"120B": 0.25}),
        Beat("event", (
            "On {date} at about {hour} {accused} accosted {victim} {spot} and threw {acid} on {victim:him} from {vessel}.",
            "It is alleged that on {date}, at about {hour}, {spot}, {accused} [emptied|flung the contents of] {vessel} on the face of {victim}; it was {acid}.",
            "On {date} {accused}, with {accused:his} face covered, came up to {victim} {spot} and threw {acid} from {vessel}.",
        )),
        Beat("event", (
            "{accused2} [drove the motorcycle|pointed out {victim}|held {victim} by the arm].",
            "The acid had been [handed to|kept ready for] {accused} by {accused2}, who [waited at the corner|ran with {accused:him}].",
        ), chance=0.55, charges={"34": 0.6, "120B": 0.5, "114": 0.1}),
        Beat("event", (
            "{victim} [screamed and fell|ran blindly into a wall], the [clothes|dupatta] smoking, and people [poured water|threw sand] over {victim:him}.",
            "{victim:his} cries were heard by {informant}, who [came out|was walking a few steps behind] and tried to [wipe the face|take off the burning clothes].",
        ), chance=0.8),
        Beat("event", (
            "{informant} too was burnt [on the hands|by drops that fell on the arm].",
            "A [child|passenger] sitting near was also injured by the splash.",
        ), chance=0.4, charges={"324": 0.45, "326A": 0.15, "323": 0.15}),
        Beat("event", (
            "Most of it missed {victim}, who [had raised a bag|bent down], and fell on the ground.",
        ), chance=0.2, charges={"326B": 0.85}),
        Beat("event", (
            "Once before {accused} had come [into the house|up the stairs] by [breaking the latch|way of the roof], with the same object.",
        ), chance=0.2, charges={"452": 0.65, "450": 0.2}),
        Beat("aftermath", (
            "{victim} lost {loss}.",
            "{victim} was under treatment at {hospital} for [months|{days} and afterwards in the city]; {victim:he} has lost {loss} and has undergone [eleven|seven|nineteen] operations.",
            "The burns covered [thirty|forty-five] per cent of the body, and {victim} is left without {loss}.",
        )),
        Beat("aftermath", (
            "{victim} died of the burns at {hospital} after [two|three|five|nine] days.",
        ), chance=0.15, charges={"302": 0.85}),
        Beat("aftermath", (
            "{accused} had burns on [the fingers|the forearm], for which {accused:he} [had no explanation|said that a battery had burst].",
            "{vessel} with traces of {acid} was picked up [at the place|from a drain], and holes were found in [the clothes of {accused}|the seat of the motorcycle].",
        ), chance=0.6, charges={"201": 0.12}),
        Beat("aftermath", (
            "Later {informant} was told [by a stranger|on the telephone] that [the rest of the family would meet the same fate|the case should be compromised].",
        ), chance=0.3, charges={"506": 0.7, "195A": 0.25}),
        Beat("aftermath", (
            "{victim} identified {accused} by [the voice and gait|the face, which {victim:he} had seen as the cloth slipped].",
            "{accused} claims that at that time {accused:he} was [at the factory, as the punch card would show|asleep at home].",
        ), chance=0.45),
    ),
    charges={"326A": 0.92, "307": 0.4},
    years=(2013, 2024),
)

RANSOM = Crime(
    key="kidnapping_for_ransom",
    weight=0.9,
    gist="the kidnapping of {victim:role} for ransom",
    cast={
        "accused": Role(("the appellant", "accused no. 1", "the ringleader"), male=1.0, ages=(21, 45)),
        "accused2": Role(("accused no. 2", "the co-accused"), male=0.95, ages=(19, 40)),
        "accused3": Role(("accused no. 3", "the landlord of the hide-out"), male=1.0, ages=(25, 55)),
        "victim": Role(("the abductee", "the victim", "the kidnapped person"), male=0.9, ages=(19, 58)),
        "informant": Role(("the informant", "the complainant", "PW-1"), male=0.8, kin_of="victim", ages=(30, 64)),
    },
    props={
        "business": ("a jeweller", "a doctor with a large practice", "the owner of a petrol pump", "a cloth merchant", "the only child of a contractor", "a marble exporter", "the proprietor of a nursing home"),
        "snatch": ("as {victim:he} came out of the gymnasium", "on the way from the shop", "when {victim:he} was called to see a plot", "at the level crossing", "after a sham accident", "by men in police uniform"),
        "car": ("a silver car", "a van with tinted panes", "a jeep", "an ambulance", "a stolen taxi"),
        "den": ("a farm house", "a flat taken on rent", "a cave in the ravines", "a locked poultry shed", "an island in the river", "the upper room of a hosiery unit"),
        "drop": ("on a parapet of the old fort", "under a culvert", "in a dustbin near the temple", "at a dhaba on the highway", "on the bridge at midnight"),
        "trace": ("the tower location of the caller", "the voice recorded on the answering machine", "the word of a boy sent to fetch food", "a numbered note", "the missing taxi"),
    },
    beats=(
        Beat("background", (
            "{victim} is {business} of {town}, and was [known to be well off|the only son of the family].",
            "{informant} and {victim} belong to a family of means; {victim} is {business}.",
            "{accused}, who had once [worked for the family|supplied goods to {victim}], knew that {victim} was {business} and [never carried a weapon|kept regular hours].",
        )),
        Beat("background", (
            "The accused are said to have [met in jail|planned it at a gambling den] and to have [kept a watch on {victim} for {days}|bought a SIM card in a false name].",
        ), chance=0.5, charges={"120B": 0.75, "420": 0.06, "468": 0.08}),
        Beat("event", (
            "On {date} at about {hour} {victim} was [seized|pushed into {car}] {snatch}.",
            "On {date}, at about {hour}, {accused} and {accused2} took {victim} away {snatch}, using {car}.",
            "{victim} did not come home on {date}; it is the prosecution case that {victim:he} was carried off in {car} {snatch}.",
        ), charges={"365": 0.3, "364A": 0.2, "363": 0.08}),
        Beat("event", (
            "{victim:his} eyes were [bandaged|covered with tape], and {victim:he} was [given an injection|made to lie on the floor of the vehicle].",
            "{accused2} [held a pistol to {victim:his} ribs|hit {victim:him} with the butt] to stop {victim:him} from shouting.",
        ), chance=0.6, charges={"323": 0.35, "328": 0.25, "342": 0.2}),
        Beat("event", (
            "{victim} was kept in {den}, [chained to a cot|guarded by turns], for {days}.",
            "{accused3} had given {den} to the accused, [knowing its purpose|for a share], and brought food.",
        ), charges={"342": 0.25, "346": 0.15, "368": 0.35, "344": 0.08}),
        Beat("event", (
            "A call came from {phone} asking for {amount} and saying that [otherwise a dead body would be sent|the police must not be told].",
            "{informant} received [a letter in red ink|a call at midnight] demanding {amount}, failing which {victim} would be [killed|cut to pieces].",
            "It is alleged that {accused} telephoned {informant} again and again, [came down from a larger figure to|insisted upon] {amount}, and let {victim} speak a few words.",
        ), charges={"364A": 0.5, "387": 0.35, "386": 0.15, "506": 0.15}),
        Beat("event", (
            "To hasten matters they sent [a finger ring|a piece of the ear|a blood-stained shirt].",
        ), chance=0.2, charges={"326": 0.4, "327": 0.2}),
        Beat("event", (
            "The money was to be left {drop}, and {informant} did as {informant:he} was told.",
            "{informant} paid {amount} {drop}; the bag was picked up by {accused2}.",
        ), chance=0.55),
        Beat("event", (
            "As the money was [delayed|not forthcoming], and as {victim} had [recognised {accused}|seen their faces], {victim:he} was [strangled|shot] in {den}.",
            "{victim} was never seen again alive; {victim:he} had been [strangled|shot], and the body was [cut up and packed in two bags|thrown into a gorge|buried under cement].",
        ), chance=0.3, charges={"302": 0.92, "201": 0.6, "364": 0.3}),
        Beat("aftermath", (
            "The police, following {trace}, [surrounded {den}|laid a trap] and [caught {accused2}|took {accused} and {accused2} by surprise].",
            "It all came to an end after {days}, when {trace} [brought the police to {den}|gave the game away].",
            "The clue was {trace}, which led first to {accused2} and then to the hide-out.",
        ), chance=0.8),
        Beat("aftermath", (
            "There was an exchange of fire in which [a constable was hurt|one of the gang was killed].",
        ), chance=0.2, charges={"307": 0.7, "353": 0.5, "332": 0.2}),
        Beat("aftermath", (
            "Out of the ransom {amount} was recovered [from a tin box|from the wife of {accused2}], and the notes bore the [slips of {bank}|initials of {informant}].",
            "{car} was found [abandoned|with a changed number plate], and {informant} identified [a shoe|a watch strap|a pair of spectacles] lying in it.",
        ), chance=0.6, charges={"411": 0.2}),
        Beat("aftermath", (
            "The defence is that {victim} [had gone of {victim:his} own accord because of debts|had staged it with {accused2}].",
        ), chance=0.3),
    ),
    charges={"364A": 0.88, "34": 0.3, "365": 0.2},
    years=(1994, 2024),
    others={"Arms:25": 0.2, "Arms:27": 0.08},
)

CHILD_MURDER = Crime(
    key="child_murder",
    weight=0.8,
    gist="the kidnapping and murder of a child",
    cast={
        "accused": Role(("the appellant", "accused no. 1", "the accused"), male=1.0, ages=(19, 55)),
        "accused2": Role(("accused no. 2", "the co-accused"), male=0.75, ages=(19, 60)),
        "victim": Role(("the deceased child", "the deceased", "the child"), male=0.7, ages=(4, 11)),
        "informant": Role(("the informant", "the father of the child", "PW-1"), male=1.0, kin_of="victim", ages=(26, 48)),
        "witness": Role(("PW-4", "the shopkeeper"), male=0.8),
    },
    props={
        "spite": ("a quarrel over a house plot", "the refusal of a loan", "the loss of a place in the shop of the father", "jealousy between two sisters-in-law", "a criminal case in which the father was a witness", "the partition of the family house", "a broken betrothal"),
        "lure": ("a kite", "toffees", "a balloon", "a packet of biscuits", "a new slate", "a tin whistle"),
        "last": ("near the hand pump", "at the Ramlila ground", "by the pond", "on the canal road", "near the mustard field", "outside the sweet shop"),
        "found": ("a gunny bag in a nullah", "a well that had gone dry", "the sugarcane field", "a trunk in the house of the accused", "a pit covered with bricks", "the water tank on the roof", "a heap of chaff"),
        "cause": ("strangulation", "drowning", "a cut on the neck", "blows with a stone", "smothering"),
        "thing": ("a blue school shirt", "one sandal", "a silver amulet", "a tiffin box", "a pair of tiny anklets", "a plastic ball"),
    },
    beats=(
        Beat("background", (
            "{victim} was the [only|youngest] child of {informant}, who lives at {village}.",
            "{informant} had three children, of whom {victim}, the deceased in this case, [studied at {school}|had just begun going to school].",
            "Between {informant} and {accused} there was ill feeling on account of {spite}.",
        )),
        Beat("background", (
            "The motive alleged is {spite}.",
            "{accused} is [a cousin|a neighbour|a former servant] of {informant}, and {spite} is said to have [rankled|been at the bottom of it all].",
            "{accused2} had been heard to say that {informant} would [weep for the rest of his days|learn what it was to lose something].",
        ), chance=0.7, charges={"506": 0.06}),
        Beat("event", (
            "On {date} at about {hour} the child was playing {last} and did not come home.",
            "On {date}, at about {hour}, {accused} took {victim} away from [the school gate|the lane] with the offer of {lure}.",
            "The child went out to play on {date}; it is alleged that {accused}, holding out {lure}, [called {victim:him}|led {victim:him} away by the hand].",
        ), charges={"364": 0.45, "363": 0.3}),
        Beat("event", (
            "{witness} saw the child in the company of {accused} {last}.",
            "{witness} deposed that {accused} had bought {lure} [from {witness:his} shop|at the fair] with the child sitting on {accused:his} shoulder, and that they [went off|were last seen] {last}.",
            "The last person with whom {victim} was seen, {last}, was {accused}; {accused2} was [walking behind|waiting there].",
        ), chance=0.85),
        Beat("event", (
            "{informant} and his relations searched [the whole night with lanterns|all the wells and ponds], {accused} [taking part in the search|making suggestions where to look].",
            "An announcement was made from the [temple|mosque] loudspeaker, and a photograph was [shown on the local cable|put in the papers].",
        ), chance=0.65),
        Beat("event", (
            "A note was found [at the door|tied to a stone] in which {amount} was demanded for the child.",
            "{informant} got a call from {phone} for {amount}, when, as it turned out, the child was already dead.",
        ), chance=0.25, charges={"387": 0.35, "385": 0.2, "384": 0.1}),
        Beat("event", (
            "According to the prosecution {accused} and {accused2} killed the child the same day by {cause}.",
            "The child was done to death by {cause}, [as it had begun to cry for its mother|lest it should tell].",
            "It is alleged that {accused}, helped by {accused2}, caused the death of {victim} by {cause}.",
        ), charges={"34": 0.5, "120B": 0.2}),
        Beat("event", (
            "The [anklets|ear-rings|silver chain] worn by the child had been removed.",
        ), chance=0.25, charges={"379": 0.3, "404": 0.4, "411": 0.2}),
        Beat("aftermath", (
            "The body was found after [two|three|five|nine] days in {found}.",
            "{accused}, on being questioned, led the way to {found}, from which the body was taken out.",
            "A boy grazing goats noticed [a bad smell|a small foot], and the body was recovered from {found}.",
        ), charges={"201": 0.65}),
        Beat("aftermath", (
            "{informant} [identified the body by|recognised] {thing}.",
            "{thing} was [dug out|produced] at the instance of {accused2} from [behind the house|under a stone slab].",
        ), chance=0.7),
        Beat("aftermath", (
            "[A lemon, vermilion and a brass lamp|Incense sticks and a sickle wrapped in red cloth] were lying near by, and it is suggested that the child was offered up [for a hidden treasure|on the word of a tantrik].",
        ), chance=0.15),
        Beat("aftermath", (
            "{accused2} [gave out that gypsies had been seen|told the police that the child had gone with a sadhu], in order to mislead them.",
        ), chance=0.25, charges={"203": 0.35, "201": 0.4}),
        Beat("aftermath", (
            "{accused} was [missing from the village|found to have shaved off {accused:his} moustache and gone to {town}] from the next day.",
            "It is submitted that there is no eye-witness, and that {accused} [was roped in on suspicion|had no reason to harm a child].",
        ), chance=0.4),
    ),
    charges={"302": 0.95, "364": 0.35},
)

# What comes after a death by one's own hand is told alike, whatever drove the dead to it.
_AFTER_SUICIDE = (
    Beat("aftermath", (
        "{paper} was found, in which {accused} [and {accused2} were|was] named as responsible.",
        "{victim} left {paper}, saying that [the harassment had become unbearable|the family should be cared for|nobody else was to blame].",
        "There is {paper}, said to come from {victim}, [which mentions {accused} only in passing|in which every incident is set down with its date].",
    ), chance=0.75, charges={"306": 0.15}),
    Beat("aftermath", (
        "{victim} was [rushed to {hospital} and died on the way|still breathing when found, but died before any help came].",
        "{informant} was [called to the mortuary|told by the railway police] and identified the body.",
        "When {informant} [came running|was brought to the place], {victim} was [already cold|past all help].",
    )),
    Beat("aftermath", (
        "{accused} submits that {accused:he} [did no more than ask for what was due|acted within {accused:his} rights|had not met {victim} for weeks].",
        "What {accused} said, it is argued, was said in anger, and [no one could have foreseen the result|{victim} was over-sensitive].",
    ), chance=0.6),
)

DEBTOR_SUICIDE = Crime(
    key="debtor_suicide",
    weight=0.7,
    gist="the suicide of {victim:role}, a debtor, for which the money-lender is blamed",
    cast={
        "accused": Role(("the petitioner", "the money-lender", "accused no. 1"), male=0.9, ages=(30, 64)),
        "accused2": Role(("accused no. 2", "the recovery agent"), male=1.0, ages=(22, 50)),
        "victim": Role(("the deceased",), male=0.9, ages=(24, 58)),
        "informant": Role(("the informant", "the complainant", "PW-1"), male=0.5, kin_of="victim", ages=(20, 62)),
        "friend": Role(("PW-3", "the neighbour"), male=0.8),
    },
    props={
        "calling": ("a cotton farmer with six acres", "a tailor who had bought a machine on credit", "a driver who had taken a loan for an auto", "a vegetable vendor", "a small contractor whose bills had not been paid", "a handloom weaver", "a keeper of a betel shop"),
        "terms": ("at ten per cent a month", "against blank cheques", "on the security of the house", "with a deed of sale as security", "at five rupees in the hundred for every week", "on a pledge of the family ornaments"),
        "squeeze": ("sat at the door with two toughs", "took away the bullocks", "pasted a notice on the wall of the house", "locked the shop from outside", "carried off the sewing machine and the cot", "stopped {victim:him} in the bazaar every other day"),
        "words": ("that a man of honour would have hanged himself", "that the women of the house could be sold", "that there was enough rope in the market", "that the railway line was not far", "that the house would change hands by Monday"),
        "act": ("hanged {victim:himself} from a neem tree in the field", "consumed pesticide", "jumped before a train near {town}", "took celphos in a lodge", "was found hanging in the cattle shed"),
        "paper": ("a note of four pages", "a chit in the shirt pocket", "a letter addressed to the Collector", "a message to {informant}", "a page torn from the account book"),
    },
    beats=(
        Beat("background", (
            "{victim} was {calling} and had borrowed {amount} from {accused} {terms}.",
            "{victim}, {calling}, had fallen into debt; the creditor was {accused}, who had lent {amount} {terms}.",
            "{accused} lends money {terms}, and among those who borrowed was {victim}, {calling}.",
        )),
        Beat("background", (
            "The crop failed [for the second year|for want of rain], and the instalments fell into arrears.",
            "By {informant}'s account [twice the sum had already been paid|the interest alone had eaten the principal], yet the account was never closed.",
        ), chance=0.6),
        Beat("background", (
            "{accused2}, sent by {accused}, {squeeze}.",
            "It is alleged that {accused} and {accused2} harassed {victim} for the money and {squeeze}.",
        ), charges={"34": 0.45, "506": 0.25, "384": 0.25, "452": 0.06}),
        Beat("background", (
            "{accused2} used to telephone from {phone} [at odd hours|and speak to the women of the house] and [demand money|use foul language].",
            "A complaint to the Registrar of money-lenders [brought no relief|was withdrawn under pressure].",
        ), chance=0.45, charges={"504": 0.3, "507": 0.08}),
        Beat("event", (
            "On {date}, at about {hour}, {accused} told {victim}, in the presence of {friend}, {words}.",
            "On {date} there was an altercation at [the weekly market|the door of the house], in which {accused} said {words}.",
            "{friend} deposed that on {date} {accused2} held {victim} by the collar, and {accused} said {words}.",
        ), charges={"107": 0.12, "504": 0.2, "108": 0.05}),
        Beat("event", (
            "{accused2} [slapped {victim}|took off a shoe and beat {victim}] before the whole market.",
        ), chance=0.3, charges={"323": 0.6, "355": 0.2}),
        Beat("event", (
            "{victim} was kept in the godown of {accused} till {victim:he} put {victim:his} [thumb|name] to a deed of the [house|field].",
        ), chance=0.25, charges={"342": 0.5, "384": 0.3, "347": 0.4}),
        Beat("event", (
            "That night {victim} {act}.",
            "[Next morning|Within [two|three|five|nine] days|The same day] {victim} {act}.",
            "Unable to bear the humiliation, {victim} {act}.",
        )),
        *_AFTER_SUICIDE,
        Beat("aftermath", (
            "[Blank stamp papers and forty-two signed cheques|A bundle of title deeds] were seized from {accused}, who held no licence to lend.",
            "The ledger of {accused} showed that {amount} had been [paid twice over|written up in another ink].",
        ), chance=0.45, charges={"420": 0.1, "386": 0.12}),
    ),
    charges={"306": 0.94, "34": 0.1},
)

HUMILIATED_SUICIDE = Crime(
    key="humiliated_suicide",
    weight=0.7,
    gist="the suicide of {victim:role}, which is laid at the door of {accused:role}",
    cast={
        "accused": Role(("the petitioner", "the applicant", "accused no. 1"), male=0.8, ages=(28, 60)),
        "accused2": Role(("accused no. 2", "the second petitioner"), male=0.7, ages=(24, 58)),
        "victim": Role(("the deceased",), male=0.6, ages=(18, 29)),
        "informant": Role(("the informant", "the complainant", "the parent of the deceased"), male=0.6, kin_of="victim", ages=(42, 64)),
        "friend": Role(("PW-3", "the room-mate", "a colleague"), male=0.6, ages=(18, 32)),
    },
    props={
        "place": ("a residential college in {town}", "the office of {company}", "a coaching institute", "the nurses' school of {hospital}", "a private engineering college", "a police training school", "a call centre"),
        "slight": ("was made to stand outside the room for a whole day", "was called a thief before everyone", "was refused leave for a sister's wedding", "was ragged night after night", "was told that nothing would be signed", "was given double shifts as a punishment", "had a mobile phone snatched and its contents read aloud"),
        "words": ("that {victim:he} was a disgrace and would never pass", "that people of {victim:his} background had no place there", "that {victim:he} might as well jump from the roof", "that {victim:his} parents should be called and shamed", "that the police would be sent for"),
        "act": ("was found hanging in the hostel room", "jumped from the fourth floor", "was found dead on the track near {town}", "took an injection from the ward", "swallowed a bottle of acid from the laboratory"),
        "paper": ("a note of four pages", "a video on the telephone", "a few lines on the last page of a notebook", "a message to {informant}", "an unsent mail"),
        "ground": ("missing stock", "a poor result", "a complaint made against a superior", "an affair with a fellow student", "a mistake in a report", "fees that were in arrears"),
    },
    beats=(
        Beat("background", (
            "{victim} was at {place}, where {accused} [was in charge|was the superior].",
            "{victim}, the [first in the family to be educated|only child of {informant}], had joined {place}; {accused} and {accused2} were [over {victim:him}|among those {victim:he} had to obey].",
            "{informant} had sent {victim} to {place} with [high hopes|money borrowed from {bank}].",
        )),
        Beat("background", (
            "It is alleged that {victim} {slight}, and the ground was {ground}.",
            "On account of {ground} {victim} was singled out, and {slight}.",
            "{friend} says that {victim} {slight}; {accused2} [looked on|joined in].",
        ), charges={"34": 0.25}),
        Beat("background", (
            "{victim} had [written to the management|spoken to {informant} on the telephone from {phone}] about it, and was told to bear it for a while.",
            "{friend} noticed that {victim} had [stopped eating|lost sleep], and [spoke of there being no way out|wept in the canteen].",
        ), chance=0.55),
        Beat("background", (
            "Some senior students had [made {victim} do their work|taken {victim:his} clothes and locked the bathroom].",
        ), chance=0.25, charges={"342": 0.3, "323": 0.3}),
        Beat("event", (
            "On {date}, at about {hour}, {accused} told {victim}, in the presence of {friend}, {words}.",
            "On {date} {victim} was called to the room of {accused}, where {accused2} was also sitting, and told {words}.",
            "There was a scene on {date} over {ground}; {accused} said before all {words}.",
        ), charges={"107": 0.15, "504": 0.25, "108": 0.05}),
        Beat("event", (
            "{accused2} threatened that [a criminal case would be made out|the certificates would be kept back] unless {amount} was paid.",
            "{victim} was made to write an [apology|admission of theft] under threat.",
        ), chance=0.35, charges={"506": 0.4, "384": 0.3, "385": 0.12}),
        Beat("event", (
            "{accused} [slapped {victim}|struck {victim} with a file].",
        ), chance=0.2, charges={"323": 0.65}),
        Beat("event", (
            "That night {victim} {act}.",
            "[Next morning|Within [two|three|five|nine] days|A few hours later] {victim} {act}.",
            "{victim} came back, spoke to no one and, in the early hours, {act}.",
        )),
        *_AFTER_SUICIDE,
        Beat("aftermath", (
            "{accused} is alleged to have [removed some papers from the desk|had the messages deleted] soon after.",
            "The [students|staff] [sat in protest|boycotted work] and demanded that {accused} be arrested.",
        ), chance=0.45, charges={"201": 0.25}),
    ),
    charges={"306": 0.94, "34": 0.12},
    years=(1995, 2024),
    others={"SCST:3": 0.12},
)

MOTHER_IN_WELL = Crime(
    key="mother_in_well",
    weight=0.4,
    gist="the death of a child whose mother jumped with it into the water and was saved",
    cast={
        "accused": Role(("the appellant", "the accused", "the mother"), male=0.0, ages=(20, 38)),
        "husband": Role(("her husband", "PW-2"), male=1.0, kin_of="accused", ages=(23, 45)),
        "inlaw": Role(("the mother-in-law", "PW-3"), male=0.0, kin_of="accused", ages=(45, 70)),
        "victim": Role(("the deceased child", "the child"), male=0.5, kin_of="accused", ages=(1, 6)),
        "informant": Role(("PW-1", "the informant", "the cultivator"), male=1.0),
    },
    props={
        "water": ("a well in the field", "the village tank", "the irrigation canal", "the step-well", "an unused quarry filled with rain", "the river from the bridge"),
        "misery": ("there was no grain in the house", "she had been beaten the night before", "she was suffering after a confinement and could not sleep", "her husband had brought home another woman", "she had been called a thief", "the child had long been ill and there was no money"),
        "saver": ("a rope and a bucket", "a turban let down by two men", "a branch held out to her", "a net", "ropes and a ladder"),
        "condition": ("dazed", "weeping and asking for her child", "unable to speak for a day", "saying again and again that she should have been left to die", "calm to a degree that frightened them"),
        "moment": ("before the cock crowed", "when the men had gone to the fields", "in the heat of the afternoon", "at the time of lighting the lamps", "after the others had eaten"),
    },
    beats=(
        Beat("background", (
            "{accused} was married to {husband}, and {victim} was [the younger of their two children|the youngest of their children].",
            "{accused} lived at {village} with {husband} and {inlaw} in [a single room|a joint household].",
            "The accused is a [poor|young and unlettered] woman, the wife of {husband}, {husband:himself} a [labourer|potter|share-cropper].",
        )),
        Beat("background", (
            "Her life was not a happy one: {misery}.",
            "It is in evidence that {misery}.",
            "{inlaw} admits that there had been [words|some unpleasantness] in the house and that {misery}.",
        )),
        Beat("background", (
            "{husband} [drank|was out of work] and [sold the vessels|came home only to quarrel].",
            "On the previous day {inlaw} had [refused her food|told her to take her child and go].",
        ), chance=0.55),
        Beat("background", (
            "She had been [treated for a disorder of the mind|seen talking to herself] since [the birth|the death of her first child].",
        ), chance=0.3),
        Beat("event", (
            "On {date}, {moment}, she left the house with the child on her hip.",
            "On {date} at about {hour} {accused} was seen walking towards {water} with {victim} in her arms.",
            "It was {moment} on {date} that {accused}, taking {victim} with her, [slipped out by the back door|went out as if to fetch water].",
        )),
        Beat("event", (
            "She [tied the child to her waist with her sari|held the child close] and jumped into {water}.",
            "She [threw the child into|let the child fall into] {water} and jumped in after it.",
            "According to the prosecution she jumped into {water} with the child, meaning that both should die.",
        ), charges={"309": 0.45}),
        Beat("event", (
            "The elder child [ran away crying|was pulled by the hand but broke loose] and [gave the alarm|was saved].",
            "She had first made the elder child drink [something from a bottle|milk mixed with a pesticide], and that child [was saved at {hospital}|vomited and lived].",
        ), chance=0.35, charges={"307": 0.75}),
        Beat("event", (
            "{informant}, who was [working the pump|washing his bullocks], heard the splash and raised a shout.",
            "{informant} saw [a sari floating|the two go under] and called others to help.",
        ), chance=0.85),
        Beat("aftermath", (
            "She was brought out alive by means of {saver}; the child was dead.",
            "By {saver} she was saved, but {victim} was [drowned|beyond help].",
            "The woman was pulled out with {saver}, and when [the water had been searched|the men went down again] the child was found lifeless.",
        ), charges={"309": 0.25}),
        Beat("aftermath", (
            "She was {condition}[| for some time| as long as the people stood around].",
            "{informant} describes her as {condition} when she was laid on the bank.",
        ), chance=0.6),
        Beat("aftermath", (
            "She told {informant} that [she was tired of life|she had not wished the child to be left to {inlaw}].",
            "Her explanation in court was that she [had slipped while drawing water|remembers nothing of it].",
        ), chance=0.65),
        Beat("aftermath", (
            "{husband} says that he [was at the market|had gone to {town}] and that [there was no quarrel|she was hot-tempered].",
            "The lungs of the child were [full of water|congested], and there was no mark of violence.",
        ), chance=0.5),
    ),
    charges={"302": 0.82, "309": 0.78, "304": 0.1},
)

CRIMES = (
    NEIGHBOUR_QUARREL,
    CUSTODIAL_VIOLENCE,
    CASTE_ASSAULT,
    ACID_ATTACK,
    RANSOM,
    CHILD_MURDER,
    DEBTOR_SUICIDE,
    HUMILIATED_SUICIDE,
    MOTHER_IN_WELL,
)
