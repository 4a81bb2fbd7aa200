"""A sham marriage by which one side was deceived."""

# One sentence per line is easier to read and to extend than the formatter's layout.
# fmt: off

from embedded.crime import Beat, Crime, Role

CRIME = Crime(
    key="marriage_fraud",
    weight=0.5,
    gist="a sham marriage by which {victim:role} was deceived",
    cast={
        "accused": Role(("the appellant", "the accused", "the petitioner"), male=1.0, ages=(22, 46)),
        "accused2": Role(("accused no. 2", "the go-between"), male=0.4, ages=(32, 66)),
        "victim": Role(("the complainant", "the victim", "PW-1"), male=0.0, ages=(19, 36)),
        "father": Role(("PW-2", "the father of the complainant"), male=1.0, ages=(44, 72), kin_of="victim"),
        "wife": Role(("the first wife", "PW-5"), male=0.0, ages=(21, 44), kin_of="accused"),
    },
    props={
        "claim": ("an engineer abroad", "an officer of the Air Force", "a bachelor with land in {district}", "a doctor in a Government hospital", "a widower without children", "a bank officer under training", "of the same caste and gotra"),
        "truth": ("a dismissed bus conductor", "married with two children", "of another faith altogether", "a compounder on daily wages", "known by a different name in {accused:his} own village", "already betrothed elsewhere"),
        "rite": ("an exchange of garlands in a temple", "vermilion put on her forehead in a hired room", "a ceremony before a priest who was no priest", "papers signed before a man said to be the registrar", "a feast without any saptapadi", "a nikah read by a stranger"),
        "gain": ("{amount} in cash and the ornaments", "a motor cycle and {amount}", "her savings of {amount}", "the price of a plot, {amount}", "ornaments and a draft for {amount}"),
        "meeting": ("an advertisement in the matrimonial column", "a marriage bureau", "a common acquaintance", "a matrimonial site", "a chance meeting at {school}", "a pilgrimage"),
    },
    beats=(
        Beat("background", (
            "{victim} and {accused} came to know each other through {meeting}[| in {year}].",
            "The [alliance|match] came through {meeting}, and {father} [made few enquiries|was glad to have found a groom].",
        )),
        Beat("background", (
            "{accused} [represented|gave out] that {accused:he} was {claim}, [and {accused2} vouched for it|which everybody believed].",
            "Both {accused} and {accused2} told {father} that {accused} was {claim}.",
        ), charges={"417": 0.2}),
        Beat("event", (
            "On {date} a [marriage|ceremony] was [gone through|performed] at {town} by {rite}.",
            "On {date} {accused} took {victim} to {town}, where there was {rite}, and she [took herself for|was made to believe that she was] {accused:his} wedded wife.",
            "It is stated that {accused} satisfied {victim} and her people by {rite} on {date}.",
        ), charges={"496": 0.5}),
        Beat("event", (
            "In that belief {victim} [lived with {accused} as his wife|went to stay with {accused} in a rented room] for [some months|more than a year][|, and bore a child].",
            "{victim} [cohabited with|shared a home with] {accused}, [who kept putting off the registration|who told the landlord that they were man and wife].",
        ), chance=0.8, charges={"493": 0.68, "376": 0.16}),
        Beat("event", (
            "{accused} [asked for and got|took from {father}] {gain}, [saying that it was needed for a visa|promising to buy a flat].",
            "On one pretext or another {accused} obtained {gain} from {victim} and her family.",
        ), chance=0.63, charges={"420": 0.72, "406": 0.3}),
        Beat("event", (
            "It then came out that {accused} was {truth}.",
            "A [letter|photograph] in the pocket of a coat showed that {accused} was {truth}.",
            "{father} made enquiries and learnt that {accused} was {truth}.",
        ), charges={"417": 0.25, "419": 0.25}),
        Beat("event", (
            "{wife} [turned up at the door with a child|wrote to {victim}] and [said that she had been married to {accused} for years|showed the wedding photographs].",
            "{accused} had been married to {wife} [by saptapadi|according to custom] long before, and [she was still living|there had been no divorce], a fact [suppressed from|not told to] {victim}.",
        ), chance=0.58, charges={"494": 0.55, "495": 0.55}),
        Beat("event", (
            "{accused} had [used the identity card of a cousin|produced a false divorce decree|given a made-up salary certificate] at the time of the match.",
            "The papers shown to {father} at the betrothal, [a service card among them|a degree and a pay slip], were [false to the last line|borrowed from another and altered].",
        ), chance=0.28, charges={"468": 0.4, "471": 0.5, "465": 0.2, "419": 0.35}),
        Beat("event", (
            "Confronted with this, {accused} [beat {victim}|turned her out at night] and [refused to own her|said that she was free to go where she liked].",
            "{accused} threatened to [make the photographs public|send the pictures to her relations] if she [complained|would not keep quiet].",
        ), chance=0.53, charges={"323": 0.35, "506": 0.6}),
        Beat("event", (
            "{accused2}, who had [received a commission|played the part of an uncle], [went underground|denied having arranged anything].",
            "{accused2} had [acted the mother's part at the betrothal|taken the horoscopes to the house], knowing [all along|well enough] how matters stood.",
        ), chance=0.4, charges={"120B": 0.2, "34": 0.35, "109": 0.25, "114": 0.08}),
        Beat("aftermath", (
            "The [priest|registrar] named by {accused} [could not be traced|said that no such marriage had been entered in his book].",
            "The certificate of marriage [was found to bear no number|had been issued by nobody].",
        ), chance=0.65),
        Beat("aftermath", (
            "{victim} went back to the house of {father} and, [after a panchayat had failed|at the instance of a women's organisation], [complained|spoke out].",
            "{accused} pleads that [the affair was by consent|the parties were of age and knew everything|no marriage was ever promised].",
        ), chance=0.8),
        Beat("aftermath", (
            "It is said that {accused} had [deceived two other women in the same manner|advertised again within a month].",
            "{father} [came to know of a like complaint at {town}|found {accused:his} photograph with another bride].",
        ), chance=0.42),
    ),
    charges={"420": 0.3, "417": 0.28, "493": 0.24, "496": 0.12, "415": 0.05},
)
