"""The death by burns of a young wife from whom dowry was demanded."""

# One sentence per line is easier to read and to extend than the formatter's layout.
# fmt: off

from embedded.crime import Beat, Crime
from embedded.crimes.family._dowry import DOWRY_BACKGROUND, DOWRY_CAST, DOWRY_END, DOWRY_PROPS

CRIME = Crime(
    key="dowry_burning",
    weight=1.1,
    gist="the death by burns of {victim:role} in her matrimonial home",
    cast=DOWRY_CAST,
    props=DOWRY_PROPS | {
        "story": ("the stove had burst while she was making tea", "her sari had caught fire from a lamp", "she had set fire to herself in a fit of temper", "the gas had leaked in the kitchen", "a chimney lamp had fallen on her"),
        "room": ("the kitchen", "the bathroom", "the room upstairs", "the back verandah", "the store room"),
        "extent": ("sixty per cent", "ninety per cent", "almost the whole of the body", "eighty-five per cent", "ninety-five per cent"),
    },
    beats=(
        *DOWRY_BACKGROUND,
        Beat("event", (
            "On {date}, at about {hour}, smoke and cries were noticed from {room}, and {victim} was [seen running out in flames|found lying there, burnt].",
            "On {date} {informant} [got a message|was told by a boy on a bicycle] that his daughter had been burnt, and reached {hospital} to find her [in agony|past all hope].",
            "{neighbour} stated that at about {hour} on {date} {neighbour:he} heard shrieks and saw {victim} ablaze in {room}, [the door being bolted from outside|with no one trying to put out the fire].",
        )),
        Beat("event", (
            "It is alleged that {accused2} [caught hold of her hands|bolted the door], {accused3} brought the tin, and {accused} poured kerosene on her and set her alight.",
            "The prosecution says that it was no accident: kerosene was [poured|sprinkled] over her by {accused}, and {accused2} [threw the match|lit the matchstick].",
        ), chance=0.55, charges={"302": 0.75, "34": 0.45}),
        Beat("event", (
            "She was taken to {hospital} with burns over {extent}, and stated that {accused2} had [quarrelled with her over|abused her about] {demand} that day.",
            "At {hospital} she lingered for [two|three|six] days, and is said to have told {informant} that [her husband and mother-in-law had set her on fire|she could bear it no longer].",
            "A Magistrate recorded her words: [she named {accused} and {accused2}|the stove had burst, she said, but her eyes were on {accused2} who stood by].",
        ), chance=0.6),
        Beat("event", (
            "{accused} was [in the house|in the next room] and had not a single burn on his hands.",
            "None of the inmates [threw water on her|took her to a doctor], though [a dispensary is only a furlong away|there was a jeep at the door].",
        ), chance=0.5),
        Beat("aftermath", (
            "The accused gave out that {story}.",
            "{accused3} told {informant} that {story}[|, which nobody believed].",
            "The explanation offered was that {story}.",
        ), chance=0.75),
        Beat("aftermath", (
            "The smell of kerosene on [the bedding|her hair] and [the position of a plastic can|a half-burnt matchbox] did not fit in with what the accused had said.",
            "A [tin of kerosene|half-burnt sari] was seized from {room}, while the stove was found [intact|in its place and cold].",
        ), chance=0.55),
        *DOWRY_END,
    ),
    charges={"304B": 0.8, "498A": 0.7, "302": 0.3, "34": 0.4},
    years=(1987, 2024),
    others={"DP:4": 0.5, "DP:3": 0.4},
)
