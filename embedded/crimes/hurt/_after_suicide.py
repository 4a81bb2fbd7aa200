"""What follows a suicide, whatever led to it."""

# One sentence per line is easier to read and to extend than the formatter's layout.
# fmt: off

from embedded.crime import Beat

AFTER_SUICIDE = (
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
