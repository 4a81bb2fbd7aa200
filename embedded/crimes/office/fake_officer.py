"""A raid by men who were not the officers they claimed to be."""

# One sentence per line is easier to read and to extend than the formatter's layout.
# fmt: off

from embedded.crime import Beat, Crime, Role

CRIME = Crime(
    key="fake_officer",
    weight=0.4,
    gist="a raid by men who were not the officers they claimed to be",
    cast={
        "accused": Role(("the petitioner", "accused no. 1", "the appellant"), male=0.95, ages=(22, 54)),
        "accused2": Role(("accused no. 2", "the co-accused"), male=0.93),
        "accused3": Role(("accused no. 3", "the driver"), male=0.98),
        "victim": Role(("the complainant", "the informant", "PW-1"), male=0.82, ages=(26, 70)),
        "servant": Role(("PW-3", "the shop assistant"), male=0.85),
    },
    props={
        "guise": ("a sales-tax officer", "an inspector of the crime branch", "an income-tax commissioner", "a food inspector", "a Captain of the army", "a Magistrate on tour", "a customs superintendent", "an officer of the anti-corruption bureau", "an officer of the civil supplies department"),
        "dress": ("a khaki uniform with two stars", "a blue blazer and a file under the arm", "a safari suit and a walkie-talkie", "an army cap and belt", "a red-beacon car bearing No. {vehicle}", "an identity card with a lion seal"),
        "pretext": ("unaccounted gold was kept in the house", "the accounts were false", "a stolen vehicle had been bought", "foreign goods were being sold", "a girl was being kept there", "the ration licence had expired"),
        "price": ("{amount} in cash", "{amount} and a gold ring", "{amount} out of the till", "{amount} together with a bag of silver", "{amount}, and a like sum later"),
        "slip": ("the shoes were not of the regulation kind", "the seal was upside down", "no summons was produced", "the number plate was painted afresh", "one of them could not spell the name of the department"),
    },
    beats=(
        Beat("background", (
            "{victim} [carried on business|kept a jewellery shop|owned a petrol pump|ran a guest house] near {street} at {town}.",
            "{victim} is [a wholesale dealer|a timber merchant|a retired contractor] of {town}.",
        )),
        Beat("event", (
            "On {date} at about {hour} {accused}, with {dress}, came with {accused2} and [gave {accused:himself} out to be|said that {accused:he} was] {guise}.",
            "At about {hour} on {date} three persons came to the place of {victim}, and {accused} [announced|declared] that {accused:he} was {guise}[|, having with {accused:him} {dress}].",
            "It is alleged that {accused}, [posing as|passing for] {guise}, with {dress} to support the part, [arrived at|called on] the house of {victim} on {date}.",
        ), charges={"170": 0.6, "171": 0.4}),
        Beat("event", (
            "They said that {pretext} and [began a search|asked for the keys], [cutting the telephone wire|shutting the door from inside].",
            "On the plea that {pretext}, {accused2} [went through the almirahs|seized the account books] and [wrote out a list|made {servant} sit in a corner].",
        ), charges={"448": 0.15, "342": 0.25}),
        Beat("event", (
            "{victim} was told that {victim:he} would be [handcuffed and paraded|sent to jail without bail] unless {victim:he} paid {price}.",
            "After some talk {accused} [agreed to drop the matter|offered to settle it] for {price}, which {victim}, [in fear|shaken as {victim:he} was], [paid|made over].",
        ), chance=0.83, charges={"384": 0.6, "420": 0.45, "388": 0.12, "389": 0.1}),
        Beat("event", (
            "{accused2} took [what was in the safe|some ornaments and a radio] [into custody for verification|under a seizure memo] and [promised to return it at the office|told {victim} to come the next day].",
            "Before leaving, {accused2} [carried off the account books and a cash box|put a paper seal on the safe and pocketed the key], saying that {victim} would [get everything back|be called] in {days}.",
        ), chance=0.4, charges={"420": 0.6, "406": 0.15, "419": 0.3}),
        Beat("event", (
            "{victim} was [made to sit in the car|driven about the town] for some hours, {accused3} being at the wheel, and [let off near the railway station|set down on the highway].",
            "{servant} was [slapped|tied up] when {servant:he} asked for a warrant.",
        ), chance=0.35, charges={"342": 0.55, "365": 0.2, "323": 0.35}),
        Beat("event", (
            "All through this a pistol [lay on the table|showed under the coat of {accused2}].",
            "{accused3} [held a knife|stood at the door with a revolver], and [the women of the house were told to take off their bangles|a gold chain was pulled off the neck of {victim}].",
        ), chance=0.22, charges={"392": 0.4, "506": 0.4, "395": 0.05}),
        Beat("event", (
            "{servant} [noticed|whispered to {victim}] that {slip}, and [a neighbour telephoned police station {station}|slipped out to fetch the police].",
            "{victim} grew suspicious because {slip}.",
        ), chance=0.75),
        Beat("event", (
            "{accused2} [tried to run|jumped from the balcony] but was [held|chased and caught], and {accused3} [drove off|left the car standing].",
            "Before the real police could come, the party [got wind of it and left|went off with some papers], [{accused} being caught a mile away|a slipper being left behind].",
        ), chance=0.4, charges={"511": 0.08}),
        Beat("aftermath", (
            "A search of the lodging of {accused} brought out [rubber stamps and letter-heads|a uniform with a tailor's tag|blank warrant forms and seals].",
            "The card shown was [a fabrication|found to have been printed at {town}], [the officer named in it being dead|no such post existing].",
        ), chance=0.63, charges={"468": 0.4, "471": 0.4, "467": 0.15, "473": 0.18, "140": 0.04}),
        Beat("aftermath", (
            "The department [denied having sent anyone|wrote that no such officer was on its rolls].",
            "Enquiry from the office concerned showed that [nobody of that name worked there|no raid had been ordered].",
        ), chance=0.8),
        Beat("aftermath", (
            "It turned out that {accused} had [done the same at two other places|been dismissed from service in {year}].",
            "A part of the money was [found with {accused3}|recovered from the house of {accused2}].",
        ), chance=0.53, charges={"411": 0.3}),
    ),
    charges={"170": 0.55, "419": 0.52, "420": 0.5, "384": 0.2, "34": 0.48, "171": 0.15},
)
