"""The unnatural death, other than by burns, of a young wife from whom dowry was demanded."""

# One sentence per line is easier to read and to extend than the formatter's layout.
# fmt: off

from embedded.crime import Beat, Crime
from embedded.crimes.family._dowry import DOWRY_BACKGROUND, DOWRY_CAST, DOWRY_END, DOWRY_PROPS

CRIME = Crime(
    key="dowry_death",
    weight=1.4,
    gist="the unnatural death of {victim:role} within seven years of her marriage",
    cast=DOWRY_CAST,
    props=DOWRY_PROPS | {
        "end": ("hanging", "strangulation", "drowning in the well of the house", "aluminium phosphide", "a fall from the roof", "some poisonous substance"),
        "story": ("she had slipped on the stairs", "she had taken some pills by mistake", "she used to have fits", "she had died of cholera", "she was upset at not having conceived", "she had pains in the stomach and did away with herself"),
        "mark": ("a ligature mark that ran round the neck", "old bruises on the thighs", "nail marks on the throat", "an injury on the back of the head", "blue discoloration of the nails"),
    },
    beats=(
        *DOWRY_BACKGROUND,
        Beat("event", (
            "On {date} {informant} [got a message|was told by a passer-by] that his daughter was [serious|no more], and on reaching there with his relations he found her dead on a cot.",
            "On {date}, at about {night_hour}, {victim} died in her matrimonial home; the cause of death was {end}.",
            "{victim} was found dead on {date} in [her bedroom|the store room|the courtyard] of the house of the accused, the cause being {end}.",
            "In the [night|early hours] of {date} {neighbour} was awakened by weeping and saw {victim} [being carried out wrapped in a blanket|lying lifeless in the courtyard].",
        )),
        Beat("event", (
            "The prosecution says that she did not die by her own hand but was [done to death|killed] by {accused} with the help of {accused2} and {accused3}.",
            "It is alleged that {accused2} held her legs and {accused} [pressed her throat|forced something down her mouth].",
        ), chance=0.35, charges={"302": 0.7, "34": 0.45}),
        Beat("event", (
            "On the day before there had been a quarrel over {demand}, and {accused} had [slapped her|told her not to show her face without it].",
            "{neighbour} had heard {accused2} say that day that [a better match could still be found|she should die and make room for another].",
        ), chance=0.5, charges={"306": 0.25}),
        Beat("event", (
            "{accused} was [in the house|lying in the next room] and [made no attempt to save her|did not so much as call a doctor].",
            "None of the inmates [raised an alarm|took her to {hospital}], and the neighbours were [kept out|told that she was asleep].",
        ), chance=0.45),
        Beat("aftermath", (
            "The accused gave out that {story}.",
            "{accused3} told {informant} that {story}[|, which nobody believed].",
            "The explanation offered was that {story}.",
        ), chance=0.75),
        Beat("aftermath", (
            "On the body was {mark}, which did not fit in with what the accused had said.",
            "The women who bathed the body noticed {mark}, and [broken bangles lay in the room|the sari had been changed].",
        ), chance=0.5),
        *DOWRY_END,
    ),
    charges={"304B": 0.93, "498A": 0.7, "306": 0.12, "34": 0.4},
    years=(1987, 2024),
    others={"DP:4": 0.5, "DP:3": 0.4},
)
