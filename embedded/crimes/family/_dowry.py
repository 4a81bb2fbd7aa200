"""What cases of a young wife's death over dowry share: people, demands, ill-treatment, what came after."""

# One sentence per line is easier to read and to extend than the formatter's layout.
# fmt: off

from embedded.crime import Beat, Role

DOWRY_CAST = {
    "accused": Role(("the appellant", "the husband", "accused no. 1"), male=1.0, ages=(22, 36)),
    "accused2": Role(("the mother-in-law", "accused no. 2"), male=0.0, kin_of="accused", ages=(44, 66)),
    "accused3": Role(("the father-in-law", "accused no. 3"), male=1.0, kin_of="accused", ages=(48, 72)),
    "victim": Role(("the deceased",), male=0.0, kin_of="accused", ages=(19, 28)),
    "informant": Role(("the informant", "the father of the deceased", "the complainant", "PW-1"), male=1.0, ages=(42, 66)),
    "neighbour": Role(("PW-6", "the neighbour"), male=0.6),
}
DOWRY_PROPS = {
    "demand": ("a motorcycle", "a colour television and a refrigerator", "a Maruti car", "a gold chain and {amount} in cash", "{amount} for starting a shop", "a she-buffalo and a fan", "a scooter", "a plot in {town}", "{amount} for getting a job"),
    "given": ("utensils, a cot and clothes", "ten tolas of gold", "furniture and {amount}", "what a man of small means could give", "a radio, a bicycle and a watch", "more than he could well afford"),
    "span": ("within two years of the marriage", "in the fourteenth month of the marriage", "not five years after the wedding", "hardly ten months after the gauna", "when she had been married for three years", "in the sixth year of the marriage"),
    "torment": ("was kept without food", "was beaten with a belt", "was not allowed to speak to her parents", "was made to sleep in the cattle shed", "was branded with hot tongs", "was taunted for the colour of her skin"),
}
DOWRY_BACKGROUND = (
    Beat("background", (
        "{victim}, the daughter of {informant}, was married to {accused} [according to the rites of the community|at {village}], and {span} she was dead.",
        "The marriage of {victim} with {accused} was celebrated at {town}, and at that time {informant} gave {given}.",
        "{informant} had given his daughter {victim} in marriage to {accused}, and had given {given} in the wedding.",
    )),
    Beat("background", (
        "{accused}, {accused2} and {accused3} were not satisfied with what they had received and [began to demand|kept asking for] {demand}.",
        "It is alleged that [soon after the marriage|from the very first month] {accused2} and {accused3} taunted {victim} for having brought too little and wanted {demand}.",
        "The demand was for {demand}; {accused} would [send her back to her parents to fetch it|not let her rest until it was met].",
        "On every visit to her parents {victim} [complained|told her mother, weeping,] that her husband and his people were asking for {demand}.",
    ), charges={"498A": 0.6}),
    Beat("background", (
        "For that reason she {torment}.",
        "When the demand was not met she {torment} and [otherwise ill-treated|threatened with worse].",
        "{neighbour} had [heard her cries|seen marks on her arms], and it was known in the lane that she {torment}.",
    ), chance=0.75, charges={"498A": 0.5, "323": 0.2}),
    Beat("background", (
        "{informant} had [paid {amount} by selling his cattle|mortgaged a field and paid {amount}], but the peace did not last.",
        "A panchayat of relations was held [a week after Rakhi|at the house of a common relation], in which {accused3} [promised that she would be kept well|folded his hands and gave a writing].",
        "{victim} had come away to her father's house and was sent back only [two weeks|nine days|a month] before her death, on the assurance of {accused3}.",
    ), chance=0.6),
    Beat("background", (
        "In a letter to her sister, [proved by {informant}|written in her own hand], {victim} had said that [they would not let her live|her end was near unless {demand} was given].",
        "{victim} had telephoned from {phone} on the day before and said that she should be taken away [at once|if they wished to see her alive].",
    ), chance=0.4),
)
DOWRY_END = (
    Beat("aftermath", (
        "The last rites were gone through [in haste|before the parents could arrive], without information to [the police|anyone on her father's side].",
        "When {informant} arrived, [the body had already been disposed of|the funeral was over] and the accused had [left the house under lock and key|fled].",
    ), chance=0.35, charges={"201": 0.85}),
    Beat("aftermath", (
        "Her ornaments and other articles of stridhan were [never returned|kept back by {accused2}].",
    ), chance=0.3, charges={"406": 0.7}),
    Beat("aftermath", (
        "She was [in the fourth month of pregnancy|carrying a child of seven months] at the time of her death.",
        "She left behind a [daughter of eleven months|son not yet weaned].",
    ), chance=0.35, charges={"316": 0.2}),
)
