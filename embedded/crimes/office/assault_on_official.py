"""An official obstructed or beaten on duty."""

# One sentence per line is easier to read and to extend than the formatter's layout.
# fmt: off

from embedded.crime import Beat, Crime, Role

CRIME = Crime(
    key="assault_on_official",
    weight=0.95,
    gist="the obstruction of {victim:role} in the discharge of duty",
    cast={
        "accused": Role(("the appellant", "accused no. 1", "the petitioner"), male=0.92, ages=(20, 60)),
        "accused2": Role(("accused no. 2", "the co-accused"), male=0.85, kin_of="accused"),
        "accused3": Role(("accused no. 3", "the third petitioner"), male=0.85),
        "victim": Role(("the complainant", "the injured official", "PW-1"), male=0.9, ages=(22, 58)),
        "colleague": Role(("PW-2", "the accompanying official"), male=0.93),
    },
    props={
        "errand": ("as a forest guard to stop the felling of trees", "as a lineman to cut a supply taken by a hook", "as a process server to serve an attachment order", "as a mines inspector to seize a tractor laden with sand", "as a head constable to execute a warrant", "as a revenue inspector to measure disputed land", "as an excise officer to raid a still", "as a municipal overseer to remove an encroachment", "as a child welfare officer to stop a child marriage", "as a supervisor of the canal to close an outlet"),
        "rank": ("a public servant of twelve years' standing", "new to the area", "on special duty that week", "known to the villagers", "the only officer of that circle"),
        "weapon": ("a lathi", "stones", "an axe", "a brick", "a hockey stick", "bare hands", "a sickle"),
        "harm": ("an injury on the forehead", "a broken finger", "bruises on the back", "a torn uniform and scratches", "a fracture of the forearm", "a bleeding nose"),
        "taunt": ("that no officer could enter the village", "that {victim} would be transferred within a day", "to tear up the papers", "that the law stopped at that gate", "that {victim:he} should count {victim:his} days"),
    },
    beats=(
        Beat("background", (
            "{victim} was then [posted at {town}|in the service of the State at {town}] and was {rank}.",
            "{victim} had been [directed|deputed] to go to {village} on official work[| with a small party].",
        )),
        Beat("event", (
            "On {date} at about {day_hour} {victim} went with {colleague} to {village} {errand}.",
            "On {date} {victim} [reached the spot|came there] with {colleague} [in a vehicle bearing No. {vehicle}|on foot], {errand}.",
            "The occurrence took place on {date} at about {day_hour}, when {victim} had gone {errand}.",
        )),
        Beat("event", (
            "{accused} [objected|came out of the house] and [would not let the work go on|lay down in front of the vehicle].",
            "{accused} and {accused2} [stood in the way|blocked the path with a cot] and [refused to move|snatched the papers].",
            "When asked for [the permit|{accused:his} name], {accused} [flew into a rage|gave a wrong one] and [obstructed {victim}|called {accused:his} people].",
        ), charges={"186": 0.5}),
        Beat("event", (
            "{accused} [hit|set upon|attacked] {victim} with {weapon}, and {victim:he} received {harm}.",
            "With {weapon} {accused2} [struck|assaulted] {victim}, causing {harm}, while {accused} [held {victim:him} by the collar|tore off {victim:his} badge].",
        ), chance=0.83, charges={"332": 0.6, "353": 0.45, "323": 0.3, "333": 0.12, "325": 0.06}),
        Beat("event", (
            "{victim} was [pushed|caught by the collar|dragged by the arm] and [{victim:his} cap was thrown down|the register was torn].",
            "{accused3} [caught hold of|shook] {victim} by the shoulders, and [the official receipt book was thrown into a drain|the party was not allowed to move].",
        ), chance=0.4, charges={"353": 0.7, "352": 0.06}),
        Beat("event", (
            "{accused} [shouted|called out] {taunt}.",
            "In the hearing of all {accused2} [abused {victim} in filthy language|used words about {victim:his} mother], saying {taunt}.",
        ), chance=0.58, charges={"504": 0.55, "506": 0.5, "189": 0.28, "294": 0.25}),
        Beat("event", (
            "[A crowd of some thirty persons|The whole hamlet|Fifteen or twenty men and women], {accused3} among them, [collected with lathis|pelted stones], and [the party had to run for its life|the vehicle was damaged].",
            "{accused3} [rang the temple bell|raised a shout], upon which [a mob gathered|villagers came from all sides] and [surrounded|fell upon] the party.",
        ), chance=0.53, charges={"147": 0.68, "148": 0.3, "149": 0.5, "427": 0.35, "336": 0.15, "152": 0.04}),
        Beat("event", (
            "A man who had been [arrested|caught red-handed] was [pulled out of the jeep|set free] by {accused2} and {accused3}.",
            "The [cart|tractor] that had been seized was driven off by {accused3} [under the eyes of the party|by force].",
        ), chance=0.28, charges={"225": 0.5, "224": 0.2, "225B": 0.15, "183": 0.2}),
        Beat("event", (
            "{colleague}, who tried to save {victim}, was [also beaten|shut up in a room], and [the rifle was snatched|the wireless set was broken].",
            "Both {victim} and {colleague} were [locked in a cattle shed|kept sitting under a tree] for [an hour or more|some hours], until [the sarpanch came|a police van arrived].",
        ), chance=0.35, charges={"342": 0.35, "332": 0.35, "392": 0.08, "307": 0.08}),
        Beat("event", (
            "A property put up to public auction could not be sold because {accused} [stood in front with a spear|drove the bidders away].",
            "{victim} asked [two bystanders|{accused3}] for help, and they [refused|turned their backs].",
        ), chance=0.12, charges={"184": 0.45, "187": 0.5}),
        Beat("aftermath", (
            "{victim} was [examined at {hospital}|treated by {doctor}], and the [injuries were noted|hurt was found to be recent].",
            "The work had to be [given up|put off], and {victim} [sent a written report to the superiors|returned with a police force the next day].",
        ), chance=0.85),
        Beat("aftermath", (
            "The defence was that [no order in writing was shown|{victim} was not on duty at the time|{victim} had asked for money and the story was made up].",
            "A cross-report was made by {accused} that [the party had misbehaved with the women|the hut was pulled down without notice].",
        ), chance=0.7),
    ),
    charges={"353": 0.72, "332": 0.32, "186": 0.42, "34": 0.3, "506": 0.15},
)
