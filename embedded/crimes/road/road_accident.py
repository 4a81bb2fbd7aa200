"""A fatal road accident, since the Motor Vehicles Act of 1988."""

# One sentence per line is easier to read and to extend than the formatter's layout.
# fmt: off

from embedded.crime import Beat, Crime, Role

CRIME = Crime(
    key="road_accident",
    weight=1.8,
    gist="a road accident in which {victim:role} was killed",
    cast={
        "accused": Role(("the petitioner", "the driver", "the accused"), male=0.99, ages=(20, 58)),
        "victim": Role(("the deceased",), male=0.8, ages=(19, 72)),
        "pillion": Role(("the pillion rider", "PW-2", "the injured"), male=0.6, kin_of="victim"),
        "informant": Role(("the informant", "PW-1", "the complainant"), male=0.9),
        "cleaner": Role(("the cleaner", "the conductor", "PW-5"), male=1.0, ages=(19, 40)),
    },
    props={
        "machine": ("a truck laden with sand", "a bus of the State transport", "a tanker", "a tractor with a trolley", "a mini bus", "a car", "a tempo", "a goods carrier loaded with iron rods", "a school bus"),
        "other": ("a bicycle", "a scooter", "a motorcycle", "a cycle rickshaw", "an auto-rickshaw", "a bullock cart", "a moped"),
        "road": ("the national highway", "the road from {village} to {town}", "{street}", "the bypass", "the ghat road", "the approach to the bridge", "the road by the grain market", "the road in front of {school}"),
        "fault": ("while overtaking another vehicle", "on the wrong side of the road", "without blowing the horn", "at a curve", "after jumping the signal", "while talking to a passenger", "without looking to the left", "without lights"),
        "brake": ("the brakes were in order", "the foot brake was found jammed", "the brakes were found to be weak", "the steering rod was broken", "the tyres were worn smooth", "there was no mechanical defect"),
        "hurt": ("a fracture of the thigh bone", "a crushed foot", "a head injury", "broken ribs", "bruises only"),
    },
    beats=(
        Beat("background", (
            "{accused} was the driver of {machine} bearing registration no. {vehicle}.",
            "{machine} bearing no. {vehicle} was being driven by {accused}[| on the day of the accident], with {cleaner} beside {accused:him}.",
            "{victim} [was going|had set out] on {other} along {road}[| with {pillion}].",
        )),
        Beat("event", (
            "On {date} at about {hour} {accused}, driving {machine} at a high speed, dashed against {victim}, who was on {other}, on {road}.",
            "On {date}, at about {hour}, {machine} no. {vehicle}, driven by {accused} in a rash and negligent manner {fault}, hit {other} on which {victim} was riding.",
            "It is alleged that at about {hour} on {date} {accused} came along {road} [at breakneck speed|like a storm] {fault} and knocked down {victim}.",
            "{informant} states that {informant:he} was standing by {road} at about {hour} on {date} when {machine} came up {fault} and ran into {other}, throwing {victim} to the ground.",
        ), charges={"279": 0.4}),
        Beat("event", (
            "The wheels passed over {victim:him}.",
            "{victim} was dragged for [some twenty feet|a considerable distance] before the vehicle stopped.",
            "{victim} was thrown [on the divider|against a milestone] and [the helmet was broken in two|did not move again].",
        ), chance=0.6),
        Beat("event", (
            "{pillion} was also thrown off and suffered {hurt}.",
            "[Three|Five|Nine] other persons, among them {pillion}, received injuries.",
            "{pillion}, sitting behind, got {hurt}.",
        ), chance=0.6, charges={"337": 0.65, "338": 0.5}),
        Beat("event", (
            "The vehicle then [climbed the pavement and broke a stall|struck a tree and overturned|hit a parked car].",
            "{other} was [smashed|reduced to scrap], and an electric pole was bent.",
        ), chance=0.4, charges={"427": 0.55, "337": 0.15, "336": 0.08}),
        Beat("event", (
            "{accused} was [under the influence of liquor|so drunk that {accused:he} could not stand], as was noticed by {informant}.",
            "There was a smell of alcohol, and the test showed [a quantity far above the limit|the presence of alcohol in the blood].",
        ), chance=0.25, charges={"304": 0.45, "336": 0.1}),
        Beat("event", (
            "{accused} had no licence for [a heavy vehicle|any vehicle at all]; {cleaner} had only [the day before|an hour before] given {accused:him} the wheel.",
        ), chance=0.15),
        Beat("event", (
            "The vehicle went on to run over [four|six] people standing on the pavement, and did not stop.",
        ), chance=0.12, charges={"304": 0.6, "338": 0.3}),
        Beat("event", (
            "There was [fog|a drizzle] at the time, and the road was [narrow|under repair].",
            "The road is straight and wide at that point, [and nothing obstructed the view|with a school near by].",
        ), chance=0.5),
        Beat("aftermath", (
            "{victim} died on the spot.",
            "{victim} was taken to {hospital}, where {victim:he} [succumbed to the injuries|was declared dead|died after [two|three|five|nine] days].",
        )),
        Beat("aftermath", (
            "{accused} ran away, leaving the vehicle [on the road|in the ditch].",
            "Instead of taking the injured to hospital {accused} [drove on|sped away], and [was stopped at the next toll|the number was noted by {informant}].",
            "The crowd [caught {accused}|set fire to the vehicle|beat {cleaner}], and the police had to [intervene|disperse it].",
        ), chance=0.65),
        Beat("aftermath", (
            "{accused} [changed the number plate|had the bumper repaired overnight] and [washed off the blood|gave out that another had been driving].",
        ), chance=0.1, charges={"201": 0.75}),
        Beat("aftermath", (
            "On mechanical inspection {brake}.",
            "The motor vehicle inspector reported that {brake}, and the front [guard was dented|glass was cracked].",
            "According to the inspector {brake}.",
        ), chance=0.7),
        Beat("aftermath", (
            "It is contended that {victim} [came suddenly in front|was on the wrong side], and that [speed alone is not rashness|the fault lay with the dead].",
            "{accused} says that [the brakes failed|a cow ran across] and that {accused:he} did all that could be done.",
        ), chance=0.5),
    ),
    charges={"304A": 0.92, "279": 0.7},
    years=(1989, 2024),
    others={"MV:184": 0.2, "MV:187": 0.12, "MV:181": 0.1, "MV:185": 0.08},
)
