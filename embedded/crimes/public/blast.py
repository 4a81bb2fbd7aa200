"""An explosion among fireworks stored without care."""

# One sentence per line is easier to read and to extend than the formatter's layout.
# fmt: off

from embedded.crime import Beat, Crime, Role

CRIME = Crime(
    key="blast",
    weight=0.2,
    gist="an explosion among fireworks stored without care",
    cast={
        "accused": Role(("the petitioner", "the accused", "the licensee"), male=0.92, ages=(26, 66)),
        "accused2": Role(("accused no. 2", "the workman"), male=0.9),
        "victim": Role(("the injured", "the complainant", "PW-1"), male=0.6, ages=(9, 60)),
        "witness": Role(("PW-2", "the shopkeeper opposite"), male=0.8),
    },
    props={
        "store": ("a shed behind the bazaar", "a room under a staircase", "a hired godown", "a hut at the edge of {village}", "the verandah of a dwelling-house"),
        "stuff": ("gunpowder and half-made crackers", "rockets and aerial shells", "chlorate and sulphur in open trays", "flash powder and coloured matches", "drums of spirit and fireworks"),
        "spark": ("a cooking fire", "a beedi thrown away by {accused2}", "the pounding of the mixture with a stone", "a lamp that fell", "fireworks let off to try them"),
        "harm": ("burns over the arms and chest", "the loss of an eye", "burns on half the body", "injuries from flying bricks", "deafness in both ears"),
        "season": ("the eve of Diwali", "the marriage season", "the time of the temple car festival", "a time of elections and victory marches", "the week of the local fair"),
    },
    beats=(
        Beat("background", (
            "{accused} [made and sold fireworks|had a licence for a small quantity of explosives] and kept {stuff} in {store}.",
            "In {store} {accused} had [stored|collected] {stuff}, it being {season}.",
        )),
        Beat("background", (
            "The nearest [house|school] was [not ten paces off|across a narrow lane], and {witness} had [a shop facing the place|often smelt the fumes].",
            "Orders were heavy that [month|year], and work went on [by lamplight|day and night].",
        ), chance=0.45),
        Beat("background", (
            "[No licence had been taken|The licence had run out], and the neighbours had [protested in vain|complained to the tehsildar].",
            "The quantity was [far more than the licence allowed|such as no prudent person would keep among houses], and {accused} had been [warned|fined] in {year}.",
        ), chance=0.7),
        Beat("background", (
            "[Children of ten and twelve|Women paid by the piece] were [employed to fill the paper tubes|at work there], {accused2} being in charge.",
            "{accused2}, who had [no training|worked there for a month], was [left to mix the powder|told to finish the order by evening].",
        ), chance=0.65),
        Beat("event", (
            "On {date} at about {day_hour} the whole of it [blew up|went off] because of {spark}, and {victim} received {harm}.",
            "There was a loud report at about {day_hour} on {date}, caused, it is said, by {spark}; {victim}, who was [passing|at the tap], was left with {harm}.",
            "{victim} was [at work inside|resting in the next room] on {date} when, owing to {spark}, there was an explosion, and {victim:he} suffered {harm}.",
        ), charges={"286": 0.6, "337": 0.3, "338": 0.35}),
        Beat("event", (
            "A [chulha|blow lamp] had been [lit|left burning] within a few feet of the store, [as {accused} well knew|though {witness} had spoken about it].",
            "No sand or water was kept at hand, and [smoking was not forbidden|a fire burned there all day].",
        ), chance=0.53, charges={"285": 0.78}),
        Beat("event", (
            "The [roof|wall] of the next house [came down|was blown out], and [a row of shops|some cattle sheds] caught fire.",
            "Houses [on both sides|across the lane] were [shaken|set alight], the damage being put at {amount}.",
        ), chance=0.53, charges={"427": 0.2, "436": 0.05, "336": 0.4}),
        Beat("event", (
            "[Two women and a child|Three of the workers|A passer-by] were [killed|burnt to death] in it, and their remains were [found under the debris|taken to {hospital}].",
            "{accused2} lost {accused2:his} own [son|brother] in the blast, and [another worker|a neighbour] died in {hospital} after {days}.",
        ), chance=0.42, charges={"304A": 0.8, "304": 0.22}),
        Beat("event", (
            "[Jars of acid|A tin of poison used for colouring] stood in the same room, [unmarked|without a lid], and [the splash burnt those who came to help|some of it got into the drinking water].",
            "Poisonous [salts|chemicals] were [lying in the open|kept with the flour], [and a goat had died of them the week before|though there were children about].",
        ), chance=0.15, charges={"284": 0.78}),
        Beat("aftermath", (
            "{witness} and others [pulled out the injured|put out the fire with sand], and {accused} was [nowhere to be seen|found hiding in a temple].",
            "{witness} [ran out at the noise|carried {victim} to {hospital} on a door].",
        ), chance=0.85),
        Beat("aftermath", (
            "The inspector of explosives [found remnants of chlorate and sulphur|reported that the rules had been broken at every point].",
            "Samples of the debris were [sent for analysis|examined], and [the mixture was found to be of a forbidden kind|the report spoke of gross want of care].",
        ), chance=0.7),
        Beat("aftermath", (
            "{accused} says that [the place was let to {accused2}|some enemy threw a burning thing inside|it was an accident for which nobody is to blame].",
            "Some money was [paid|promised] by {accused} to the families, [without any admission|before the panchayat].",
        ), chance=0.65),
    ),
    charges={"286": 0.75, "337": 0.3, "338": 0.25, "304A": 0.12},
)
