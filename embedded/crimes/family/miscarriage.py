"""The causing of a miscarriage."""

# One sentence per line is easier to read and to extend than the formatter's layout.
# fmt: off

from embedded.crime import Beat, Crime, Role

CRIME = Crime(
    key="miscarriage",
    weight=0.7,
    gist="the causing of a miscarriage to {victim:role}",
    cast={
        "accused": Role(("the appellant", "accused no. 1"), male=1.0, ages=(21, 48)),
        "doctor2": Role(("the practitioner", "accused no. 2"), male=0.4, ages=(32, 64)),
        "accused3": Role(("accused no. 3", "the mother of accused no. 1"), male=0.0, kin_of="accused", ages=(44, 68)),
        "victim": Role(("the woman", "the victim"), male=0.0, ages=(19, 33)),
        "informant": Role(("the informant", "PW-1", "the complainant"), male=0.6, ages=(30, 62), kin_of="victim"),
    },
    props={
        "clinic": ("an unlicensed nursing home on {street}", "a room behind a medical store", "a clinic run without any degree", "the dai's own hut", "a maternity home that had been closed once before", "a hired room near the bus stand"),
        "method": ("an instrument", "tablets of an unknown make", "a stick smeared with some paste", "an injection", "a decoction of roots", "a catheter"),
        "months": ("three months", "four months", "five months", "twenty weeks", "seven months", "fourteen weeks"),
        "why": ("the scan was said to show a girl", "the pregnancy could not be hidden much longer", "marriage was out of the question", "the family wanted no more daughters", "people had begun to talk", "it was said that the child was not of the family"),
        "harm": ("profuse bleeding", "a perforation of the womb", "high fever and septicaemia", "shock", "a blood infection"),
        "machine": ("a portable ultrasound machine brought in a car", "a scan done without any form being filled", "a scan at a centre in {town}", "a scan for which no bill was given", "a machine kept behind a curtain"),
    },
    beats=(
        Beat("background", (
            "{victim} was pregnant by about {months} at the time with which we are concerned.",
            "{victim} had become pregnant through {accused}, and was in the condition of {months} when the matter came to be known.",
            "{victim}, [who worked as a labourer|who came of a poor family|then living at {village}], had conceived and was {months} gone.",
        )),
        Beat("background", (
            "{accused} wanted the pregnancy to be ended because {why}.",
            "It was {accused3} who [insisted|kept saying] that the child should not be born, since {why}.",
            "{accused} and {accused3} brought pressure on her, the reason being that {why}.",
        )),
        Beat("background", (
            "The sex of the foetus had been found out by {machine}.",
            "{accused3} had her examined by {machine}, for {amount}.",
        ), chance=0.35, charges={"511": 0.05}),
        Beat("event", (
            "On {date} {accused} took her to {clinic}, [telling her that it was for a check-up|in spite of her protests|with her own consent].",
            "On {date}, at about {day_hour}, {victim} was [taken|brought by {accused3}] to {clinic}, where {doctor2} [agreed to do it for {amount}|was waiting].",
            "[According to the prosecution, |It is alleged that ]{accused} contacted {doctor2}, and {victim} was taken to {clinic} on {date}.",
        ), charges={"34": 0.3, "312": 0.2, "109": 0.15}),
        Beat("event", (
            "There {doctor2} [caused the miscarriage|brought about an abortion] by {method}, not in order to save the life of the woman.",
            "{doctor2}, who [holds no recognised qualification|is only a compounder|is a registered practitioner], used {method} on her.",
            "By {method} {doctor2} [terminated|put an end to] the pregnancy.",
        ), charges={"312": 0.35, "420": 0.05}),
        Beat("event", (
            "She did not agree to it: {accused3} [held her hands|shut the door], and {accused} [slapped her|put a hand over her mouth].",
            "She says that she was given [tea|juice] after which she [felt drowsy|knew nothing], and that when she awoke [the child was gone|she was bleeding].",
            "She was never told what was being done to her, nor was her consent [asked for|taken].",
        ), chance=0.5, charges={"313": 0.85, "328": 0.15, "323": 0.2, "342": 0.08}),
        Beat("event", (
            "She was beaten by {accused} [on the stomach|with kicks and fists], and a quick child in the womb [was born dead|died].",
            "The child was so far developed that it [was born alive and died within the hour|showed signs of breathing], and it was {doctor2} who [saw to it that it should not live|left it unattended].",
        ), chance=0.3, charges={"315": 0.55, "316": 0.5}),
        Beat("event", (
            "[The next day|Within hours] she developed {harm}.",
            "Things went wrong, {harm} set in, and {doctor2} [told them to take her away|ran off through the back door].",
        ), chance=0.6),
        Beat("aftermath", (
            "{victim} was treated at {hospital} for {days}, and it was there that [the truth came out|she told her people what had been done].",
            "{informant} learnt of it only when {victim}, [weak and pale|unable to stand], came home.",
        ), chance=0.5),
        Beat("aftermath", (
            "{victim} died of {harm} [on the way to {hospital}|at {hospital} after [two|three|five|nine] days].",
            "She could not be saved and died [two|three|five|nine] days after the [operation|treatment] at {clinic}.",
        ), chance=0.45, charges={"314": 0.85, "304": 0.3, "304A": 0.15}),
        Beat("aftermath", (
            "The foetus was [buried near a drain|thrown on a heap of refuse|sent away in a polythene bag with a sweeper] in secret.",
            "{accused3} buried the remains [in the backyard|in the field] before daybreak so that nobody should know.",
        ), chance=0.5, charges={"318": 0.6, "201": 0.5}),
        Beat("aftermath", (
            "The place was raided, and [instruments, saline stands and a register in code|forceps and used syringes|bottles of ergot preparation] were seized.",
            "A search of the place led to [an unregistered machine|slips marked with the signs of sun and moon].",
        ), chance=0.45),
        Beat("aftermath", (
            "{accused} told {informant} that if [the matter was reported|anyone opened his mouth] he would [be ruined|have the whole family killed].",
        ), chance=0.25, charges={"506": 0.75}),
    ),
    charges={"312": 0.42, "313": 0.5},
    years=(1980, 2024),
)
