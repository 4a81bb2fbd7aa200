"""Crimes against women and girls. The tellings are sober and brief, as a careful court would write them."""

# One telling a line is easier to read and to add to than the formatter's ladders.
# fmt: off

from embedded.crime import Beat, Crime, Role

PROMISE_OF_MARRIAGE = Crime(
    key="promise_of_marriage",
    weight=1.5,
    gist="physical relations with {victim:role} on a promise of marriage which was not kept",
    cast={
        "accused": Role(("the appellant", "the petitioner", "the accused"), male=1.0, ages=(21, 36)),
        "accused2": Role(("accused no. 2", "the father of the accused"), male=1.0, kin_of="accused", ages=(46, 66)),
        "victim": Role(("the prosecutrix", "the victim", "the complainant"), male=0.0, ages=(19, 33)),
        "mother": Role(("her mother", "PW-2"), male=0.0, kin_of="victim", ages=(40, 60)),
        "friend": Role(("a common friend", "PW-5"), male=0.5, ages=(20, 35)),
    },
    props={
        "meeting": ("in the office of {company}", "at a coaching centre in {town}", "through a matrimonial website", "as neighbours", "at a training camp", "during the harvest", "at the wedding of a cousin", "on a social networking site"),
        "promise": ("a court marriage", "that he would marry her as soon as he got a job", "that his parents had agreed", "a wedding after his sister's marriage", "that they were already man and wife in the eyes of God", "marriage once his transfer came through"),
        "place": ("a hotel in {town}", "his rented room", "her house when no one was at home", "a guest house", "a friend's flat on {street}", "the quarters allotted to him"),
        "excuse": ("the horoscopes did not match", "his family would not accept her caste", "he was engaged to another girl", "a dowry of {amount} had been offered elsewhere", "he had to think of his career", "she was a divorced woman"),
        "span": ("over two years", "for some eight months", "for nearly five years", "on several occasions", "until she became pregnant", "for about a year and a half"),
        "token": ("put vermilion in her parting", "tied a thread round her neck before a deity", "gave her a ring", "wrote a letter calling her his wife", "took her to his sister's house as his bride to be"),
    },
    beats=(
        Beat("background", (
            "{victim:role} [came to know|became acquainted with] {accused} {meeting}, and [friendship grew into intimacy|the two grew close].",
            "{accused} and {victim:role} had met {meeting}; he [professed his love|proposed to her] and she, after some hesitation, [agreed|believed him].",
            "The complainant's case is that {accused}, whom she met {meeting}, [pursued her for months|told her that he could not live without her].",
        )),
        Beat("background", (
            "{accused} {token}, and [she took it for earnest|assured her of marriage].",
            "To win her trust he {token}.",
        ), chance=0.5, charges={"493": 0.3}),
        Beat("event", (
            "On {date} {accused} took {victim:role} to {place} and, holding out {promise}, had physical relations with her.",
            "It is alleged that on {date}, at {place}, {accused} [established physical relations with|prevailed upon] her on the promise of marriage; what he held out was {promise}.",
            "On the assurance given by {accused}, namely {promise}, she submitted to him for the first time at {place} on {date}.",
        )),
        Beat("event", (
            "The relationship went on {span}, at {place} and elsewhere, and each time the promise was [repeated|renewed].",
            "This continued {span}, {victim:role} believing that they would [soon be married|be man and wife].",
        ), chance=0.8),
        Beat("event", (
            "According to her it was against her will on the first occasion, and {accused} [pacified her by swearing to marry her|wept and begged her pardon].",
            "She had been given [a cold drink|tea] that made her drowsy, and [came to know only afterwards|protested when she came to herself].",
        ), chance=0.3, charges={"328": 0.35, "376": 0.4}),
        Beat("event", (
            "Photographs had been taken, and {accused} [used them to make her come again|said that he would send them to {mother}].",
        ), chance=0.25, charges={"506": 0.6, "384": 0.15}),
        Beat("event", (
            "{accused} [borrowed|took] {amount} from her [for a motorcycle|on the plea that his father was ill], and [never returned it|she pledged her chain for it].",
        ), chance=0.3, charges={"420": 0.65, "406": 0.3}),
        Beat("event", (
            "She conceived, and {accused} [brought tablets and made her swallow them|took her to a clinic under another name] so that the pregnancy came to an end.",
            "When she was found to be with child he [told her to get rid of it|put off the marriage again]; a [son|daughter] was born, whom he will not own.",
        ), chance=0.4, charges={"313": 0.4, "312": 0.1}),
        Beat("event", (
            "When she pressed him for marriage {accused} [began to avoid her|changed his telephone number] and at last told her that {excuse}.",
            "In the end he refused, saying that {excuse}.",
            "She learnt from {friend} that {accused} [was to be married to another|had gone through an engagement at {town}]; asked about it, he said that {excuse}.",
        ), charges={"417": 0.35, "420": 0.12}),
        Beat("aftermath", (
            "{mother} went to the house of {accused}, where {accused2} [drove her out|insulted her by the name of her caste|offered {amount} to hush it up].",
            "{accused2} told {victim:role} and {mother} that [such girls were many|they would be taught a lesson if they talked].",
        ), chance=0.55, charges={"504": 0.35, "506": 0.45, "34": 0.15}),
        Beat("aftermath", (
            "{accused} threatened [to defame her|to kill himself and name her|to have her brother harmed] if she went to the police.",
        ), chance=0.35, charges={"506": 0.8}),
        Beat("aftermath", (
            "A panchayat [asked {accused} to marry her within [two|three|five|nine] days|suggested a settlement], but he [slipped away|did not turn up on the day fixed].",
            "An agreement on stamp paper, by which {accused} undertook to marry her, was [signed at {station}|drawn up before an advocate] and not honoured.",
        ), chance=0.4),
        Beat("aftermath", (
            "It is urged for {accused} that she was [a grown woman who knew what she was doing|older than he and already married], and that [the relation was by consent|love cooled on both sides].",
            "The defence points to the delay and to [messages|letters] in which she [spoke of love and not of marriage|had written that she expected nothing].",
        ), chance=0.5),
    ),
    charges={"376": 0.92, "417": 0.35, "493": 0.1},
    years=(1996, 2024),
    others={"SCST:3": 0.08},
)

RAPE = Crime(
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
        "errand": ("gone to cut grass", "gone to the well", "been alone in the house", "been sleeping in the courtyard", "come to the mill to ask for her wages", "gone to collect firewood", "been returning from the weekly market", "come for a medical examination"),
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
            "On {date} at about {hour} {victim:role} had {errand} when {accused} came there.",
            "On {date} she had {errand}; at about {hour} {accused}, finding her alone, [caught hold of her from behind|seized her by the arm].",
            "The case of the prosecution is that at about {hour} on {date}, when {victim:role} had {errand}, {accused} [came up stealthily|accosted her].",
        ), charges={"341": 0.12}),
        Beat("event", (
            "Some nights before, {accused} had got into her house by [scaling the wall|lifting the latch], and had [slipped away when she cried out|been driven off by {witness}].",
            "{accused} is said to have followed her into the house, [bolted the door|put out the lamp] and [put his hand on her mouth|shown {threat}].",
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

GANG_RAPE = Crime(
    key="gang_rape",
    weight=0.9,
    gist="an offence committed on {victim:role} by several men acting together",
    cast={
        "accused": Role(("the appellant", "accused no. 1"), male=1.0, ages=(19, 38)),
        "accused2": Role(("accused no. 2", "the second appellant"), male=1.0, ages=(19, 38)),
        "accused3": Role(("accused no. 3", "the third accused"), male=1.0, ages=(19, 38)),
        "victim": Role(("the prosecutrix", "the victim", "the survivor"), male=0.0, ages=(19, 40)),
        "companion": Role(("her companion", "PW-2"), male=1.0, ages=(20, 40)),
    },
    props={
        "way": ("coming back from a shift at the mill", "waiting for a bus", "going home after the cinema", "walking to the hospital", "riding pillion on a scooter", "returning from a fair", "on her way to the farm where she worked"),
        "carry": ("an auto-rickshaw", "a white car", "a tempo", "a jeep", "a private bus with curtains drawn", "a milk van"),
        "place": ("an empty godown", "the ruins beyond the bypass", "a poultry farm", "a flat on {street}", "a brick kiln", "the bank of the canal", "an unfinished mall", "an orchard"),
        "menace": ("knives", "a pistol", "iron rods", "broken bottles", "a screw driver"),
        "loot": ("her telephone and earrings", "a purse with {amount}", "the scooter", "a gold chain", "their watches"),
    },
    beats=(
        Beat("background", (
            "{victim:role}, [a young woman of the locality|an employee of a private firm|a mother of two], was {way} with {companion}.",
            "{victim:role} was {way}; {companion} [was with her|had come to see her home].",
            "The accused are [residents of the same locality|drivers and cleaners by trade] and were, according to the prosecution, [out drinking|looking for a victim] that day.",
        )),
        Beat("background", (
            "The prosecution alleges that {accused} had [planned it with the others|told {accused2} and {accused3} on the telephone to come] beforehand.",
        ), chance=0.3, charges={"120B": 0.8}),
        Beat("event", (
            "On {date} at about {hour} {accused}, {accused2} and {accused3} [stopped them|came up] in {carry} and [forced her into it|pulled her in].",
            "On {date} the accused, in {carry}, [offered them a lift|blocked the road] near {street} at about {hour}, and she was taken away.",
            "At about {hour} on {date} {companion} was [held at the point of {menace}|overpowered] by {accused2}, and {victim:role} was carried off by {accused} and {accused3} in {carry}.",
        ), charges={"366": 0.65, "365": 0.2, "363": 0.06, "341": 0.15}),
        Beat("event", (
            "{companion} was [beaten|tied with his own belt and left in a ditch].",
            "{accused3} hit {companion} on the head [with a rod|with a stone], and he [fell unconscious|was thrown out of the vehicle].",
        ), chance=0.65, charges={"323": 0.55, "325": 0.15, "307": 0.25, "342": 0.2}),
        Beat("event", (
            "She was taken to {place} and there [kept under fear of {menace}|threatened with {menace}].",
            "At {place}, where a [fourth|fifth] man joined them, she was [confined for hours|made to sit in a corner].",
        ), charges={"342": 0.35}),
        Beat("event", (
            "All three committed rape on her, one after the other.",
            "{accused}, {accused2} and {accused3} [raped her by turns|committed the offence in turn], each helping the other.",
            "It is alleged that {accused} and {accused2} committed rape on her, while {accused3} [stood guard|held her down].",
        ), charges={"34": 0.2}),
        Beat("event", (
            "{accused2} recorded it on his telephone, and [the clip was passed on|they said that it would be put on the net].",
        ), chance=0.35, charges={"354C": 0.3, "506": 0.4}),
        Beat("event", (
            "They also took {loot}.",
            "The two were robbed of {loot}, and {accused3} [used her card to draw {amount}|sold the telephone next day].",
        ), chance=0.35, charges={"392": 0.4, "394": 0.3, "395": 0.15, "379": 0.25}),
        Beat("event", (
            "She was subjected to [injuries which required several operations|great violence] and [was given up for dead|lost a good deal of blood].",
        ), chance=0.2, charges={"307": 0.6, "376A": 0.2, "326": 0.1}),
        Beat("aftermath", (
            "In the end she was [left by the roadside|thrown out near the toll plaza] with the warning that [her family would be wiped out|she would be killed] if she complained.",
            "The accused dropped her [near the railway crossing|at a petrol pump] and told her [to forget it|what would follow if she opened her mouth].",
        ), charges={"506": 0.7}),
        Beat("aftermath", (
            "{companion} [managed to reach a police van|stopped a truck and gave the alarm], and a search was made through the night.",
            "She walked to a [dhaba|toll booth], where a woman [covered her with a shawl|sent for help].",
        ), chance=0.6),
        Beat("aftermath", (
            "Swabs and clothes were sent for examination, and the profile of {accused} and {accused2} was [found on them|matched].",
            "In the test parade she [picked out {accused} and {accused3}|identified all but one].",
            "{carry} was seized, and [a hair clip|her sandal] was found in it.",
        ), chance=0.65),
        Beat("aftermath", (
            "{accused3} [washed the seats|burnt her dupatta] next morning and [sent his clothes to the laundry|left for {town}].",
        ), chance=0.3, charges={"201": 0.75}),
    ),
    charges={"376D": 0.93},
    years=(2013, 2024),
    others={"IT:66E": 0.1, "IT:67A": 0.1, "SCST:3": 0.1},
)

GIRL_TAKEN = Crime(
    key="girl_taken",
    weight=1.5,
    gist="the kidnapping of a minor girl and the offences that followed",
    cast={
        "accused": Role(("the appellant", "the accused"), male=1.0, ages=(19, 32)),
        "accused2": Role(("accused no. 2", "the friend of the accused"), male=0.75, ages=(19, 40)),
        "victim": Role(("the victim girl", "the minor victim", "PW-2"), male=0.0, ages=(13, 17)),
        "informant": Role(("the informant", "her father", "PW-1"), male=1.0, kin_of="victim", ages=(36, 58)),
        "teacher": Role(("the headmaster", "PW-6"), male=1.0, ages=(40, 59)),
    },
    props={
        "form": ("Class VIII", "Class IX", "Class X", "the tenth standard", "Class XI"),
        "bait": ("a telephone he had given her", "talk of marriage", "the offer of work in a film", "a promise to take her to a fair", "messages on her mother's phone", "sweets and bangles"),
        "leave": ("for tuition", "to school", "to bring milk", "to a friend's house", "to the hand pump", "to attend a marriage"),
        "stay": ("a rented room in {town}", "the house of an aunt of the accused", "a factory colony in another State", "a lodge", "a shed near the mill where he got work"),
        "paper": ("the admission register of {school}", "the birth certificate", "the matriculation certificate", "the transfer certificate", "the record of the anganwadi"),
        "found": ("at the bus stand of {town}", "with the help of the location of a telephone", "on the information of a ticket checker", "outside the court, where he had gone to have the marriage entered", "at a check post"),
    },
    beats=(
        Beat("background", (
            "The girl was a student of {form} at {school} and [lived with her parents|stayed with {informant}] at {village}.",
            "{victim:role} was reading in {form}; {accused} [worked in a shop on her way|lived in the next lane].",
            "{informant} has [three children|two daughters], of whom {victim:role}, then in {form}, is the eldest.",
        )),
        Beat("background", (
            "{accused} had been [following her|talking to her] for some time and had won her over by {bait}.",
            "{informant} had once [scolded {accused}|complained to his parents], but the contact went on by means of {bait}.",
        ), chance=0.65, charges={"354D": 0.1}),
        Beat("event", (
            "On {date} at about {hour} the girl went out {leave} and did not return.",
            "On {date} she left home {leave}, and {accused}, who was waiting [near the culvert|on a motorcycle], took her away.",
            "According to {informant}, his daughter had gone {leave} on {date} at about {hour}, when {accused} [enticed her away|took her without his consent].",
        ), charges={"363": 0.35, "366": 0.25}),
        Beat("event", (
            "{accused2} [brought the motorcycle|bought the railway tickets|was with them up to {town}].",
            "It was {accused2} who [called the girl out of the house|told her that {accused} was waiting].",
        ), chance=0.5, charges={"34": 0.35, "366A": 0.45, "109": 0.15, "120B": 0.12}),
        Beat("event", (
            "He [kept her in|took her to] {stay}, where they remained for {days}.",
            "For {days} she was in {stay} with {accused}, [given out as his wife|not allowed to speak to anyone].",
        ), charges={"342": 0.2, "344": 0.1, "368": 0.12}),
        Beat("event", (
            "The girl was a minor, and the offence was committed on her there.",
            "It is alleged that {accused} committed the offence on the girl, who was below the age of consent.",
            "The offence was committed while she was in his keeping; she was a minor at the time.",
        ), chance=0.8, charges={"376": 0.85}),
        Beat("event", (
            "A form of marriage was gone through in a temple, [her age being falsely given|with {accused2} as witness].",
        ), chance=0.3, charges={"366": 0.4, "420": 0.05, "468": 0.05}),
        Beat("event", (
            "{accused2} and {accused2:his} family [hid the two|gave them a room], knowing that she had been [taken from her parents|reported missing].",
        ), chance=0.3, charges={"368": 0.8}),
        Beat("event", (
            "When she wanted to go home he [threatened to kill her brother|slapped her and took away her shoes].",
        ), chance=0.3, charges={"506": 0.65, "323": 0.35, "342": 0.2}),
        Beat("aftermath", (
            "{informant} searched [among relations|at the railway station] and, on learning that {accused} too was missing, [suspected him|named him].",
            "{informant} found [a letter under her books|that {phone} had been calling her], and went to the house of {accused}, which was [locked|empty].",
        ), chance=0.7),
        Beat("aftermath", (
            "She was recovered {found}.",
            "After {days} the girl was found {found}, together with {accused}.",
        )),
        Beat("aftermath", (
            "Her age was sought to be proved by {paper}, [produced|brought] by {teacher}.",
            "{teacher} spoke to {paper}, according to which she was [not yet sixteen|under eighteen|a few months short of eighteen].",
            "The dispute is about her age: the prosecution has {paper}, the defence [an entry in a ration card|her own statement that she was grown up].",
        ), chance=0.75),
        Beat("aftermath", (
            "In her statement she said that she had [gone of her own accord|been taken against her will|been deceived].",
            "She [refused to be medically examined|was sent to a home for girls] and [later went back to her parents|did not support the case fully].",
        ), chance=0.55),
    ),
    charges={"363": 0.85, "366": 0.62, "376": 0.12},
    years=(2013, 2024),
    others={"POCSO:4": 0.6, "POCSO:6": 0.3, "POCSO:8": 0.15, "POCSO:12": 0.1, "SCST:3": 0.06},
)

ELOPEMENT = Crime(
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
            "On {date}, at about {hour}, {accused} and {accused3} took away {victim:role} {journey}, telling her that {word}.",
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

OUTRAGED_MODESTY = Crime(
    key="outraged_modesty",
    weight=1.2,
    gist="an assault on {victim:role} with intent to outrage her modesty",
    cast={
        "accused": Role(("the petitioner", "the accused", "the appellant"), male=1.0, ages=(19, 58)),
        "accused2": Role(("accused no. 2", "the companion of the accused"), male=1.0, ages=(19, 48)),
        "victim": Role(("the complainant", "the prosecutrix", "PW-1"), male=0.0, ages=(19, 48)),
        "husband": Role(("her husband", "PW-2"), male=1.0, kin_of="victim", ages=(24, 56)),
        "witness": Role(("PW-3", "the passer-by"), male=0.7),
    },
    props={
        "doing": ("picking cotton", "washing clothes at the tank", "cooking a meal", "waiting at the bus stop", "cleaning the office rooms", "alone at the ration shop", "asleep on the terrace", "returning from the flour mill"),
        "act": ("caught hold of her hand", "pulled her sari", "embraced her", "tore her blouse", "put his arm round her waist", "pressed her against the wall", "dragged her by the wrist"),
        "position": ("a clerk in the same office", "a neighbour with whom there was a dispute about a wall", "the sarpanch", "her husband's creditor", "the compounder of the dispensary", "a contractor", "a stranger to her"),
        "remark": ("sang a vulgar song", "made an indecent sign", "called her by a bad name", "said that she should come with him", "whistled and winked", "showed a currency note"),
        "rescue": ("a cow-herd", "the conductor of the bus", "two women of the lane", "her mother-in-law", "a milkman on a bicycle"),
    },
    beats=(
        Beat("background", (
            "{accused} is {position}, and {victim:role} is [a married woman|a working woman] of {village}.",
            "{victim:role} lives with {husband} at {street}; {accused} is {position}.",
            "Between the family of {husband} and {accused}, {position}, relations were [cordial|not of the best].",
        )),
        Beat("background", (
            "{accused} was in the habit of [staring at her|loitering near her house], and once {accused:he} {remark}.",
            "For some time before, whenever she passed, {accused} {remark}; she [ignored it|told {husband}].",
        ), chance=0.5, charges={"509": 0.5, "294": 0.3}),
        Beat("event", (
            "On {date} at about {hour}, when {victim:role} was {doing}, {accused} came there and {act}.",
            "It is alleged that on {date}, while she was {doing}, {accused} came from behind and {act}.",
            "At about {hour} on {date} {victim:role} was {doing}; {accused}, seeing that no one was about, {act} with a bad intention.",
        ), charges={"354": 0.4}),
        Beat("event", (
            "On another occasion he had come into the house [by the back door|without knocking] while {husband} was away.",
            "Not content with that, {accused}, smelling of liquor, came to her house the same day and [pushed open the door|entered the courtyard over the broken wall].",
        ), chance=0.4, charges={"451": 0.4, "448": 0.4, "452": 0.3, "457": 0.06}),
        Beat("event", (
            "{accused2} [stood at the corner and laughed|blocked her way with a bicycle] and {remark}.",
            "She tried to get away, but {accused2} [closed the gate|held out his arms] and [used obscene words|{remark}].",
        ), chance=0.4, charges={"341": 0.45, "34": 0.5, "509": 0.3, "294": 0.25}),
        Beat("event", (
            "She [slapped him|bit his hand] and shouted, whereupon he [hit her on the face|pushed her down].",
            "In the scuffle [her bangles broke and cut her wrist|she fell and hurt her knee].",
        ), chance=0.5, charges={"323": 0.6, "352": 0.2}),
        Beat("event", (
            "The accused tried to [take off her clothes|throw her down], and it is said that [but for timely help worse would have followed|he meant to go further].",
        ), chance=0.25, charges={"376": 0.3, "511": 0.4}),
        Beat("event", (
            "{husband}, when he went to remonstrate, was [beaten with a stick by {accused2}|abused and chased away].",
        ), chance=0.35, charges={"323": 0.5, "504": 0.5, "324": 0.15}),
        Beat("event", (
            "On her cries {rescue} came up, and {accused} [ran away leaving his slippers|let her go].",
            "{witness}, who was passing, saw {accused} holding her, and [shouted at him|pulled him off].",
        )),
        Beat("aftermath", (
            "While leaving he [threatened to kill her|said that she would be defamed] if she told anyone.",
            "{accused} sent word through {accused2} that [the case should be dropped|her husband would be put out of work].",
        ), chance=0.45, charges={"506": 0.8}),
        Beat("aftermath", (
            "She told {husband} of it in the [evening|night], and [after consulting the elders|next morning] they came to a decision to complain.",
            "The matter was first taken to the [panchayat|manager of the office], where {accused} [denied it|offered an apology].",
        ), chance=0.7),
        Beat("aftermath", (
            "A torn [blouse|piece of sari] and [pieces of bangles|a chappal] were produced.",
            "The medical report speaks of [an abrasion on the forearm|nail marks on the neck].",
        ), chance=0.4),
        Beat("aftermath", (
            "The plea of {accused} is that he has been implicated because of [the dispute over the wall|a loan which {husband} will not repay|office politics].",
        ), chance=0.45),
    ),
    charges={"354": 0.88, "323": 0.1},
)

STALKING = Crime(
    key="stalking",
    weight=0.9,
    gist="the following and harassment of {victim:role}",
    cast={
        "accused": Role(("the petitioner", "the accused", "the applicant"), male=1.0, ages=(19, 46)),
        "victim": Role(("the complainant", "the victim", "the informant"), male=0.0, ages=(18, 34)),
        "father": Role(("her father", "PW-2"), male=1.0, kin_of="victim", ages=(44, 64)),
        "colleague": Role(("PW-3", "her colleague"), male=0.4, ages=(22, 45)),
    },
    props={
        "tie": ("had been in college with her", "was her superior in the office", "ran the gym to which she went", "had seen her on a dating site", "was a former fiance", "lived in the flat opposite", "drove the office cab"),
        "means": ("by calls from {phone} at all hours", "through a false profile", "by messages to her and her friends", "on a motorcycle, from her house to the metro station", "by sending flowers and letters", "outside the hostel gate"),
        "spy": ("a camera hidden in the bathroom of the hostel", "a telephone held over the partition", "a spy pen in the changing room", "a camera behind the mirror", "a hole in the wall of the rented room"),
        "say": ("that she would be his or nobody's", "obscene things", "that he would cut his wrists", "that he knew where her sister studied", "that she should spend an evening with him"),
        "spot": ("the lift of the office", "the parking lot", "a crowded bus", "the waiting hall of the station", "the cabin of the manager", "the lane behind the market", "the library"),
    },
    beats=(
        Beat("background", (
            "{victim:role} [works|was employed] in {company}, and {accused} {tie}.",
            "{accused} {tie}, and had [proposed to her|asked for her number], which she [declined|turned down].",
            "{victim:role}, who lives at {town}, knew {accused} because he {tie}.",
        )),
        Beat("event", (
            "It is alleged that {accused} followed her {means}, in spite of her having [made it clear that she was not interested|blocked his number].",
            "For [months|weeks] {accused} pestered her {means}, and said {say}.",
            "{accused} kept trying to contact her {means}; she [changed her number twice|moved to another hostel], but to no purpose.",
        ), charges={"354D": 0.75}),
        Beat("event", (
            "On {date} at about {hour} he [caught hold of her hand|stood in her way] in {spot} and said {say}.",
            "On {date}, in {spot}, {accused} touched her [on the pretext of the rush|without her consent] and [asked for favours|said {say}].",
            "On {date}, at about {hour}, {accused} [pulled her towards him|snatched her dupatta] in {spot}; {colleague} was a few steps away.",
        ), charges={"354": 0.6, "354A": 0.6, "341": 0.2}),
        Beat("event", (
            "He used to [send her lewd pictures|make remarks about her dress] and say {say}.",
            "{colleague} has stated that {accused} would [hum songs|pass comments] when she entered and [make signs|say {say}].",
        ), chance=0.6, charges={"509": 0.7, "354A": 0.5, "294": 0.1}),
        Beat("event", (
            "{accused} was found to have watched and recorded her by {spy}.",
            "She discovered {spy}, which, on inquiry, was [traced to|the work of] {accused}; her pictures were in his laptop.",
        ), chance=0.35, charges={"354C": 0.85}),
        Beat("event", (
            "He tried to [tear her clothes|pull off her kurta] in front of others, to shame her.",
        ), chance=0.22, charges={"354B": 0.85}),
        Beat("event", (
            "Late that night {accused} [came to her house drunk|scaled the gate] and [banged on the door|abused {father}].",
        ), chance=0.35, charges={"451": 0.3, "448": 0.25, "452": 0.3, "504": 0.4}),
        Beat("event", (
            "Her photographs, morphed [with a computer|by some application], were put on [the internet|a page in her name], with {phone} given as her number.",
            "{accused} opened an account in her name and sent [indecent posts|messages] to her relations.",
        ), chance=0.4, charges={"469": 0.2, "500": 0.25, "509": 0.3, "419": 0.12}),
        Beat("event", (
            "{father}, who went to reason with him, was [slapped|pushed off the steps].",
        ), chance=0.25, charges={"323": 0.7}),
        Beat("aftermath", (
            "He threatened to [throw acid on her|ruin her engagement|kill {father}] if she did not [agree|withdraw].",
            "She received calls from unknown numbers [saying that she would be picked up|in which she was threatened with death].",
        ), chance=0.55, charges={"506": 0.8, "507": 0.2}),
        Beat("aftermath", (
            "She [gave up her job|stopped going out alone], and her marriage [was put off|was broken].",
            "The stress told upon her health, and she [had to be treated|attempted to take her life and was saved].",
        ), chance=0.45),
        Beat("aftermath", (
            "The internal committee of {company} [held him guilty of misconduct|found nothing proved].",
            "The telephone and the laptop of {accused} were seized, and [the call records|the images recovered] [bear her out|were exhibited].",
            "Footage of the camera in {spot} was [collected|over-written before it could be taken].",
        ), chance=0.55),
        Beat("aftermath", (
            "{accused} says that the two were [in a relationship|engaged], and that the complaint was made [at the instance of {father}|after he refused to lend {amount}].",
        ), chance=0.4),
    ),
    charges={"354D": 0.6, "354A": 0.3, "354": 0.2, "509": 0.2},
    years=(2013, 2024),
    others={"IT:66E": 0.15, "IT:67": 0.25, "IT:66C": 0.1},
)

TRAFFICKING = Crime(
    key="trafficking",
    weight=0.7,
    gist="the trafficking of {victim:role} for prostitution",
    cast={
        "accused": Role(("the appellant", "accused no. 1", "the agent"), male=0.6, ages=(24, 50)),
        "accused2": Role(("accused no. 2", "the brothel keeper"), male=0.0, ages=(35, 62)),
        "accused3": Role(("accused no. 3", "the customer"), male=1.0, ages=(22, 56)),
        "victim": Role(("the victim", "the rescued girl", "PW-1"), male=0.0, ages=(16, 25)),
        "informant": Role(("the social worker", "PW-4", "the informant"), male=0.4, ages=(26, 55)),
    },
    props={
        "home": ("a tea garden", "a flood-stricken village", "a border district", "a slum near the port", "a hill village", "a family of salt-pan workers"),
        "bait": ("a job as a maid", "work in a beauty parlour", "a place in a dance troupe", "a good marriage", "a position in a garment factory", "training as a nurse"),
        "route": ("by train, without a ticket of her own", "across the border at night", "in a truck carrying onions", "by bus with two other girls", "by air on a passport in another name"),
        "house": ("a brothel off {street}", "a flat described as a massage parlour", "a lodge on the highway", "a spa in a shopping complex", "a lane known for such houses", "an orchestra bar"),
        "hold": ("beaten with a wire", "kept hungry", "told that she owed {amount}", "burnt with cigarettes", "kept drugged", "shown the photograph of her little brother"),
    },
    beats=(
        Beat("background", (
            "{victim:role} comes from {home}, and [her father had died|there was nothing to eat at home].",
            "{victim:role} belonged to {home}; {accused} was [a distant relation|from the next village] and was trusted by her mother.",
            "It was in {home} that {accused} [looked about for girls|came to know of {victim:role}].",
        )),
        Beat("event", (
            "{accused} held out to her {bait} in {town} and [paid {amount} to her mother|gave her new clothes].",
            "On the promise of {bait} {accused} [induced her to leave home|took her with the consent of her people], on or about {date}.",
            "The prosecution case is that {accused} recruited her by promising {bait}.",
        ), charges={"370": 0.5, "366A": 0.3, "366": 0.12, "420": 0.08}),
        Beat("event", (
            "She was brought {route}.",
            "{accused} carried her {route}, and she was told to say that {accused:he} was her [relation|guardian|employer].",
        ), chance=0.85, charges={"366B": 0.15, "467": 0.04, "471": 0.05, "370": 0.2}),
        Beat("event", (
            "She was not an Indian national, and had been brought from a country across the border, being below twenty-one.",
        ), chance=0.2, charges={"366B": 0.85}),
        Beat("event", (
            "At {house} {accused} [sold her|made her over] to {accused2} for {amount}.",
            "{accused2} paid {accused} {amount} for her, and in {house} she [understood what it was all about|was locked in a room].",
            "On {date} she was handed over to {accused2}, who [ran|was in charge of] {house}.",
        ), charges={"372": 0.5, "373": 0.5, "370": 0.3}),
        Beat("event", (
            "When she refused to entertain customers she was {hold}.",
            "{accused2} had her {hold} until she gave in.",
            "She [tried to run away|cried to be sent home] and was {hold}.",
        ), chance=0.8, charges={"323": 0.35, "506": 0.3, "324": 0.1}),
        Beat("event", (
            "She was kept [under lock and key|behind a false wall] for [months|{days}] and never allowed out.",
            "She and [four|six|nine] other girls were confined in [rooms without windows|a loft], and the door was watched.",
        ), chance=0.75, charges={"342": 0.5, "344": 0.3, "346": 0.12, "343": 0.06}),
        Beat("event", (
            "{accused2} forced her into prostitution, and [what was paid went to {accused2:him}|kept the whole of the money].",
            "{accused3} was one of those who came there as customers[|, brought by a tout], and the offence was committed against her will.",
        ), charges={"376": 0.45, "370A": 0.5, "109": 0.1}),
        Beat("event", (
            "The conspiracy extended [to two other States|to a chain of agents], who [passed girls from hand to hand|divided the money].",
        ), chance=0.35, charges={"120B": 0.75}),
        Beat("aftermath", (
            "On the information of {informant} the police [sent a decoy with marked notes|raided the place] and {victim:role} was rescued.",
            "{victim:role} slipped a chit to [a milk boy|a customer], which reached {informant}; the place was raided and [seven|eleven] girls were brought out.",
            "She jumped from [the first floor|a window] and [was found by {informant}|ran to a police booth].",
        )),
        Beat("aftermath", (
            "{accused3} was found [in one of the cubicles|trying to leave by the roof], and {amount} and [packets of contraceptives|a diary of accounts] were seized.",
            "The register kept by {accused2} had [false names|columns for each girl], and [the marked notes were in her box|a sum of {amount} was recovered].",
        ), chance=0.6),
        Beat("aftermath", (
            "On the test of her bones she was held to be [between sixteen and eighteen|about nineteen].",
            "She was sent to a protective home, and [her mother came to fetch her|the family would not take her back].",
        ), chance=0.5),
        Beat("aftermath", (
            "{accused2} says that she [only let out rooms|is a patient and knew nothing], and {accused} that {victim:role} [came of her own choice|was an adult].",
        ), chance=0.4),
    ),
    charges={"370": 0.78, "372": 0.2, "373": 0.2, "34": 0.15},
    years=(2013, 2024),
    others={"POCSO:6": 0.12, "POCSO:17": 0.06},
)

CRIMES = (
    PROMISE_OF_MARRIAGE,
    RAPE,
    GANG_RAPE,
    GIRL_TAKEN,
    ELOPEMENT,
    OUTRAGED_MODESTY,
    STALKING,
    TRAFFICKING,
)
