"""Relations on a promise of marriage that was not kept."""

# One sentence per line is easier to read and to extend than the formatter's layout.
# fmt: off

from embedded.crime import Beat, Crime, Role

CRIME = Crime(
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
        "span": ("over two years", "for some eight months", "for nearly five years", "for many months", "until she became pregnant", "for about a year and a half"),
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
