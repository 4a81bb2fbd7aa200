"""An attempt on a life with a firearm."""

# One sentence per line is easier to read and to extend than the formatter's layout.
# fmt: off

from embedded.crime import Beat, Crime, Role

CRIME = Crime(
    key="attempt_by_firearm",
    weight=1.5,
    gist="an attempt on the life of {victim:role} with a firearm",
    cast={
        "accused": Role(("the appellant", "the accused", "accused no. 1"), male=0.99, ages=(19, 50)),
        "accused2": Role(("accused no. 2", "the co-accused"), male=0.98, ages=(19, 55)),
        "victim": Role(("the injured", "the complainant", "PW-1"), male=0.9, ages=(20, 60)),
        "witness": Role(("PW-2", "the eye-witness"), male=0.85),
        "informant": Role(("PW-4", "the informant"), male=0.6, kin_of="victim"),
    },
    props={
        "weapon": ("a country-made pistol", "a licensed double-barrelled gun", "a katta of .315 bore", "a revolver", "a muzzle-loading gun", "{accused:his} father's rifle", "a pistol of .32 bore"),
        "grudge": ("{victim:he} had given evidence against {accused:him} in a theft case", "{victim:he} had refused to withdraw a case", "{victim:he} had stood for pradhan against {accused:him}", "the price of a tractor had not been paid",
                   "{victim:he} had objected to the teasing of girls near {school}", "{victim:he} would not pay protection money", "an engagement between the two families had been broken off", "{victim:he} had got an illegal power connection cut"),
        "place": ("on the culvert", "in front of the barber's shop", "at the gate of the sugar mill", "outside the house of {victim}", "near the weighbridge", "at the octroi post", "in front of a sweet shop", "on the court road"),
        "part": ("in the right thigh", "in the abdomen", "on the left shoulder", "in the jaw", "on the forearm", "in the back", "in the buttock"),
        "errand": ("returning from the weekly market", "going to answer the call of nature", "sitting with friends", "unloading cement bags", "riding a motorcycle", "pulling down the shutter of a shop", "resting on a cot in the open"),
    },
    beats=(
        Beat("background", (
            "{accused} [nursed a grudge|bore ill will] against {victim} because {grudge}.",
            "The enmity between {victim} and {accused} is admitted; [it is said that|according to {victim},] {grudge}.",
            "{accused} had an old score to settle with {victim}, [the reason being that|for] {grudge}.",
        )),
        Beat("background", (
            "{days} before, {accused} had [come to the door of {victim}|stopped {victim} in the bazaar] and said that {accused:he} would [put a bullet in {victim:him}|not let {victim:him} live].",
            "Threats had been held out to {victim} [over the telephone from {phone}|through common acquaintances], and {victim:he} had [reported them at {station}|not taken them seriously].",
        ), chance=0.45, charges={"506": 0.6, "504": 0.2}),
        Beat("event", (
            "On {date} at about {day_hour}, {victim} was {errand} when {accused} and {accused2} [came on a motorcycle|appeared] {place}.",
            "At about {day_hour} on {date}, while {victim} was {errand}, {accused} came up {place} with {accused2}, and {accused:he} had {weapon} with {accused:him}.",
            "[It is stated in the first information report that|The version of the prosecution is that] at about {day_hour} on {date}, when {victim} was {errand}, {accused2} called {victim:him} by name {place} and {accused} stepped out from behind [a tree|a wall|a parked truck].",
        )),
        Beat("event", (
            "{accused2} [blocked the way|caught hold of {victim} by the neck] and [exhorted {accused} to shoot|told {accused} not to miss the chance].",
            "{accused2}, who had [a lathi|a knife], stood in front so that {victim} could not [get away|move].",
        ), chance=0.65, charges={"34": 0.8, "341": 0.35, "114": 0.1}),
        Beat("event", (
            "{accused} [whipped out|took out] {weapon} and fired at {victim}, hitting {victim:him} {part}.",
            "{accused} aimed {weapon} at the chest of {victim} and pulled the trigger; {victim} [ducked|turned aside] and the shot hit {victim:him} {part}.",
            "Two shots were fired by {accused} from {weapon}: the first [missed|struck a wall], the second caught {victim} {part}.",
            "{accused} fired from [close quarters|a distance of four or five paces] with {weapon}, and {victim} was hit {part}.",
        )),
        Beat("event", (
            "{accused} tried to [fire again|reload], but [the cartridge got stuck|the shot misfired], and {witness} [threw a brick at {accused:him}|grappled with {accused:him}].",
            "{victim} fell, and {accused2} [gave {victim:him} blows with the butt|kicked {victim:him} where {victim:he} lay].",
        ), chance=0.45, charges={"323": 0.45, "324": 0.2}),
        Beat("event", (
            "{informant}, who rushed out, was [hit by a few pellets|also fired at].",
            "Another shot meant for {informant} [broke the window of a parked jeep|hit a buffalo], which [was damaged|died].",
        ), chance=0.3, charges={"307": 0.3, "427": 0.4}),
        Beat("event", (
            "Finding the door shut the accused [broke it open|climbed in from the neighbour's roof] and [searched the rooms for {victim}|fired inside the house].",
        ), chance=0.2, charges={"452": 0.7, "450": 0.2, "458": 0.1}),
        Beat("event", (
            "A further shot [went over the head of {victim}|only singed the shirt of {victim}], who had [saved {victim:himself} by lying flat|jumped into a ditch].",
        ), chance=0.2, charges={"336": 0.15}),
        Beat("aftermath", (
            "Hearing the report of the gun people came running, and the assailants [made off on the motorcycle|escaped through the sugarcane], [firing in the air|threatening to shoot anyone who followed].",
            "{witness} and others chased them, and {accused2} was [caught with a live cartridge in the pocket|overpowered near the pond and handed over].",
        ), chance=0.7, charges={"506": 0.3}),
        Beat("aftermath", (
            "{victim} was [operated upon at {hospital}|in {hospital} for a month], where [the shot was taken out|a piece of metal was removed and kept in a sealed phial].",
            "The doctor at {hospital} found a wound of entry {part} with [blackening|charring of the margins] and [kept {victim:him} under observation|referred {victim:him} to the medical college].",
            "But for [the operation that night|blood given by {informant}], {victim} would not have lived.",
        ), chance=0.85, charges={"326": 0.15}),
        Beat("aftermath", (
            "{weapon} and [two live cartridges|an empty in the chamber] were found [on search of the house of {accused}|under a pile of bricks].",
            "The weapon stood in the name of another, and [no licence could be produced by {accused}|its holder had reported it as lost].",
        ), chance=0.5),
        Beat("aftermath", (
            "The suggestion of the defence that {victim} [was shot by dacoits|shot {victim:himself} to implicate {accused}] was stoutly denied.",
            "{accused} pleads that {accused:he} was [on duty at the mill|at a wedding in {town}] at that hour.",
        ), chance=0.35),
    ),
    charges={"307": 0.93, "34": 0.1},
    years=(1960, 2024),
    others={"Arms:25": 0.35, "Arms:27": 0.4, "Arms:3": 0.12},
)
