"""Acid thrown on a person."""

# One sentence per line is easier to read and to extend than the formatter's layout.
# fmt: off

from embedded.crime import Beat, Crime, Role

CRIME = Crime(
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
            "On {date} at about {day_hour} {accused} accosted {victim} {spot} and threw {acid} on {victim:him} from {vessel}.",
            "It is alleged that on {date}, at about {day_hour}, {spot}, {accused} [emptied|flung the contents of] {vessel} on the face of {victim}; it was {acid}.",
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
