"""A person on bail who does not appear before the court."""

# One sentence per line is easier to read and to extend than the formatter's layout.
# fmt: off

from embedded.crime import Beat, Crime, Role

CRIME = Crime(
    key="absconding",
    weight=0.55,
    gist="the failure of a person on bail to appear before the court",
    cast={
        "accused": Role(("the petitioner", "the applicant", "the accused"), male=0.93, ages=(20, 58)),
        "surety": Role(("the surety", "PW-3"), male=0.9, ages=(28, 68)),
        "victim": Role(("the complainant", "the process server", "PW-1"), male=0.92, ages=(26, 57)),
        "accused2": Role(("accused no. 2", "the relative"), male=0.7, kin_of="accused"),
    },
    props={
        "old": ("a cheque bouncing case", "a case of hurt and house-trespass", "a dowry case", "a cheating case", "a case of causing death by a truck", "an old theft case", "a case of forgery of a ration card"),
        "absence": ("stopped coming to court", "left for the Gulf without leave", "sold the house and shifted", "was said to have gone on pilgrimage", "sent a medical slip and was not seen again", "stopped meeting the lawyer"),
        "place": ("the last known address", "the house at {village}", "a tenement near {street}", "the shop", "the ancestral home"),
        "search": ("the neighbours", "the village chowkidar", "the former landlord", "a brother-in-law", "the shopkeepers of the lane"),
        "pretext": ("that the lawyer had given a wrong date", "that {accused:he} was ill with jaundice", "that {accused:he} was earning bread in another State", "that no summons ever came", "that {accused:his} mother had died", "that the other side had compromised"),
    },
    beats=(
        Beat("background", (
            "{accused} was [facing trial|an accused] in {old} and had been [released on bail|enlarged on a personal bond with {surety} as surety].",
            "In {old}, registered at police station {station} in {year}, {accused} was granted bail on a bond of {amount}.",
        )),
        Beat("event", (
            "After [some hearings|the charge was framed] {accused} {absence}.",
            "On {date}, the day fixed for [evidence|the statement of the accused|judgment], {accused} was [called thrice and did not answer|absent without any application]; {search} said that {accused:he} {absence}.",
        ), charges={"229A": 0.55}),
        Beat("event", (
            "[Bailable and then non-bailable warrants|Warrants] were issued and [came back unexecuted|returned with the remark that {accused} was not found].",
            "{victim} went to {place} with the warrant [on three occasions|at about {day_hour}] and [found it locked|was told by {search} that {accused} had gone away].",
        )),
        Beat("event", (
            "A proclamation was [ordered|issued] requiring {accused} to appear within [thirty|forty] days; it was [read out by beat of drum|pasted on the door of {place}|published in a newspaper].",
            "{victim} affixed a copy of the proclamation at {place} [in the presence of two neighbours|and another on the board of the court].",
        ), charges={"174A": 0.72}),
        Beat("event", (
            "{accused} did not [come|surrender] within the time and was declared a proclaimed [person|offender] on {date}.",
            "The time having run out, {accused} was declared [an absconder|a proclaimed person], and [the property was attached|a fresh case was directed to be registered].",
        ), charges={"174A": 0.4}),
        Beat("event", (
            "{accused2} [tore down the copy|did not allow {victim} to paste the paper] and [told {victim} to be off|shut the door on {victim:him}].",
            "{victim} was [not let into the courtyard|pushed out] by {accused2}, and the paper had to be [left with a neighbour|stuck on a tree].",
        ), chance=0.22, charges={"173": 0.6, "186": 0.45, "353": 0.15}),
        Beat("event", (
            "Earlier, to avoid the summons, {accused} had [changed lodgings twice|made {accused2} say that {accused:he} was dead].",
            "The first summons had been [refused by {accused2}|sent back from two addresses], {accused} [hiding in the inner room|having gone out by the back].",
        ), chance=0.25, charges={"172": 0.65, "177": 0.15}),
        Beat("event", (
            "{surety} [could not produce {accused}|was found to have given papers of land that was not {surety:his} own], and the bond was [forfeited|cancelled].",
            "Notice went to {surety}, who [said that {surety:he} had been deceived about the case|paid a part of the penalty], [the khatauni filed with the bond being false|the ration card being another's].",
        ), chance=0.4, charges={"420": 0.1, "471": 0.15, "468": 0.12, "205": 0.06}),
        Beat("event", (
            "At last {accused} was [traced through telephone number {phone}|found at a wedding] and, when the police came, [ran across the roofs|{accused2} raised a commotion so that {accused:he} got away].",
            "A police party [reached the hide-out at dawn|stopped the bus], but {accused} [was pulled away by {accused2} and others|wrenched {accused:himself} free].",
        ), chance=0.25, charges={"224": 0.3, "225": 0.15, "225B": 0.2}),
        Beat("aftermath", (
            "{accused} was [arrested after {days}|apprehended at a check post] and explained {pretext}.",
            "{accused} then [surrendered|appeared through counsel] and stated {pretext}.",
        )),
        Beat("aftermath", (
            "The main case has since [ended in acquittal|been compromised and the complaint withdrawn], and it is urged that [nothing is left to try|the later case cannot survive].",
            "It is submitted that [the proclamation gave less than thirty days|the serving officer's statement was not recorded before the declaration].",
        ), chance=0.8),
        Beat("aftermath", (
            "The trial of the others had to be [split up|delayed by two years] on this account.",
            "Two co-accused were [tried and acquitted|convicted] in the meantime, the file of {accused} being kept apart.",
        ), chance=0.5),
    ),
    charges={"174A": 0.62, "229A": 0.38, "174": 0.08, "120B": 0.02},
    years=(2006, 2024),
)
