"""Deaths that nobody meant: on the road, on the water, in hospitals, factories and buildings."""

# One telling a line is easier to read and to add to than the formatter's ladders.
# fmt: off

from dataclasses import replace

from embedded.crime import Beat, Crime, Role

ROAD_ACCIDENT = Crime(
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
            "The vehicle went on to run over [four|six] people sleeping on the pavement, and did not stop.",
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

OLD_ROAD_ACCIDENT = replace(  # the Motor Vehicles Act of 1939 counted its sections otherwise
    ROAD_ACCIDENT, key="road_accident_old", weight=1.2, years=(1950, 1988), others={"MV:116": 0.25, "MV:89": 0.12, "MV:112": 0.1}
)

BOAT_CAPSIZE = Crime(
    key="boat_capsize",
    weight=0.35,
    gist="the sinking of an overloaded boat",
    cast={
        "accused": Role(("the petitioner", "the boatman", "accused no. 1"), male=1.0, ages=(22, 60)),
        "accused2": Role(("accused no. 2", "the lessee of the ferry"), male=1.0, ages=(30, 62)),
        "victim": Role(("the deceased", "one of the deceased"), male=0.5, ages=(19, 66)),
        "informant": Role(("PW-1", "the survivor", "the informant"), male=0.6),
    },
    props={
        "craft": ("a country boat", "a motor launch", "a ferry", "a houseboat", "a double-decked tourist boat", "a fishing boat pressed into service"),
        "load": ("sixty persons where thirty were allowed", "passengers, bicycles and goats", "a wedding party of forty", "school children on a picnic", "pilgrims returning from a bath", "sacks of grain besides the passengers"),
        "defect": ("there was a leak which was being baled out with a tin", "there were no life jackets", "the engine had stopped twice before", "the planks were rotten", "the certificate had run out", "the rudder was tied up with rope"),
        "water": ("the river, which was in flood", "the backwaters", "the lake", "the reservoir", "the creek", "the middle stream"),
        "moment": ("all moved to one side to take a photograph", "a wind sprang up", "it struck a sandbank", "it was turned too sharply", "water came in over the side", "the overhead wire caught the mast"),
    },
    beats=(
        Beat("background", (
            "{accused2} held the lease of the ferry at {village}, and {accused} plied {craft} for {accused2:him}.",
            "{craft} belonging to {accused2} was in the charge of {accused}.",
            "At {village} the crossing was made by {craft}, of which {accused} was the master and {accused2} the owner.",
        )),
        Beat("background", (
            "It is in evidence that {defect}.",
            "{accused2} had been warned by the port officer that {defect}, but [went on plying it|would not spend money on it].",
        ), chance=0.75, charges={"282": 0.4}),
        Beat("event", (
            "On {date} at about {hour} {craft} set out with {load}.",
            "On {date}, at about {hour}, {accused} took on board {load}, and [pushed off|started].",
            "[The prosecution case is|It is alleged] that on {date} {accused}, for the sake of hire, carried {load} in {craft}.",
        ), charges={"282": 0.45, "280": 0.4}),
        Beat("event", (
            "{informant} and others [asked {accused} to put some of them ashore|protested at the crowding], but {accused:he} [told them not to worry|only laughed].",
            "{accused2} stood on the bank, [collecting the fares|calling for more to get in].",
        ), chance=0.6, charges={"34": 0.25, "109": 0.08}),
        Beat("event", (
            "{accused} had [been drinking|left the tiller to a boy] and was going [too fast|across the current].",
        ), chance=0.4, charges={"280": 0.6, "304": 0.2}),
        Beat("event", (
            "In {water} {moment}, and the vessel [overturned|sank within minutes].",
            "When they had reached {water}, {moment}, there was panic, and the boat went down.",
            "It had gone [half the way|a short distance] when {moment}; it [tilted|filled] and capsized.",
        ), charges={"280": 0.3}),
        Beat("event", (
            "{accused} [swam ashore|was the first to jump] and left the passengers to their fate.",
        ), chance=0.45),
        Beat("event", (
            "{informant} was saved by [holding on to a plank|a fisherman who threw a net], and had [water in the lungs|a fractured wrist].",
            "[Eleven|Seventeen|Some twenty] persons were pulled out alive, several of them injured.",
        ), chance=0.75, charges={"337": 0.35, "338": 0.3}),
        Beat("aftermath", (
            "{victim} and [six|fourteen|twenty-one] others were drowned.",
            "Among the [nine|eighteen] dead was {victim}, whose body was found [two miles down|under the hull].",
            "Divers [brought up the bodies|searched for [two|three|five|nine] days]; {victim} was among the dead.",
        )),
        Beat("aftermath", (
            "No list of passengers had been kept, and [the licence was for goods only|the safety certificate was of another boat].",
            "The inquiry found that {defect} and that the load was [twice|three times] what was permitted.",
        ), chance=0.65, charges={"420": 0.08, "336": 0.2}),
        Beat("aftermath", (
            "{accused2} [had the tickets burnt|altered the register to show a smaller number].",
        ), chance=0.2, charges={"201": 0.6, "465": 0.2}),
        Beat("aftermath", (
            "{accused} pleads that it was [an act of God|the passengers who would not sit still].",
            "{accused2} says that {accused2:he} was [at home|only the lessee] and gave strict orders against overloading.",
        ), chance=0.5),
    ),
    charges={"304A": 0.85, "280": 0.35, "282": 0.4, "304": 0.15},
)

MEDICAL_NEGLIGENCE = Crime(
    key="medical_negligence",
    weight=0.8,
    gist="the death of {victim:role} under treatment",
    cast={
        "accused": Role(("the petitioner", "the surgeon", "accused no. 1"), male=0.7, ages=(28, 66)),
        "accused2": Role(("accused no. 2", "the anaesthetist", "the assistant"), male=0.6, ages=(24, 60)),
        "victim": Role(("the patient", "the deceased"), male=0.4, ages=(19, 70)),
        "informant": Role(("the complainant", "the informant", "PW-1"), male=0.7, kin_of="victim"),
        "expert": Role(("the expert", "PW-7"), male=0.7, ages=(38, 66)),
    },
    props={
        "complaint": ("a pain in the abdomen", "a fever that would not go down", "an operation for the gall bladder", "a cataract", "a hernia", "a boil on the back", "breathlessness", "a fractured arm that had to be set"),
        "house": ("a nursing home on {street}", "{hospital}", "a charitable dispensary", "an operation camp held in a school", "a clinic above a chemist's shop", "a polyclinic"),
        "slip": ("an injection was given without a test dose", "the oxygen gave out", "a pair of forceps was left inside", "blood of the wrong group was transfused", "the anaesthetist had not come and a ward boy gave the gas", "the artery was cut and not tied", "a drug meant for another patient was used"),
        "absence": ("had gone to another hospital", "was at dinner", "did not answer the call", "left for {town} after the operation", "was attending to the outdoor patients"),
        "qualification": ("a degree in another system of medicine", "a diploma from an institute nobody had heard of", "no qualification at all", "a certificate as a compounder", "a registration that had lapsed"),
        "cause": ("anaphylactic shock", "cardiac arrest", "internal bleeding", "septicaemia", "want of oxygen to the brain"),
    },
    beats=(
        Beat("background", (
            "{victim} was brought to {house} by {informant} with {complaint}.",
            "For {complaint} {victim} was admitted to {house}, which is [owned|run] by {accused}.",
            "{accused} is a doctor at {house}, where {victim} had come with {complaint}.",
        )),
        Beat("background", (
            "{accused} [said that there was no danger|advised an immediate operation] and asked for {amount}.",
            "No consent was taken in writing, [nor were the risks explained|and the form was filled afterwards].",
        ), chance=0.6),
        Beat("background", (
            "It came to light that {accused2} had {qualification}.",
            "{accused}, who held {qualification}, had been [treating patients with allopathic drugs|writing the letters of a degree after {accused:his} name].",
        ), chance=0.35, charges={"419": 0.45, "420": 0.4, "304": 0.2}),
        Beat("event", (
            "On {date} at about {hour} {victim} was taken to the operation theatre; {slip}.",
            "On {date}, in the course of the treatment, {slip}.",
            "It is alleged that on {date}, at about {hour}, owing to the carelessness of {accused} and {accused2}, {slip}.",
        ), charges={"336": 0.15, "337": 0.1}),
        Beat("event", (
            "Within [minutes|a short time] {victim} [turned blue|began to gasp|went into a fit].",
            "The condition of {victim} grew worse [through the night|hour by hour], and there was {cause}.",
        ), chance=0.75),
        Beat("event", (
            "{accused} {absence}, and only [a nurse|{accused2}] was there.",
            "Again and again {informant} ran to fetch {accused}, who {absence}.",
        ), chance=0.5),
        Beat("event", (
            "{accused2} went on with the [drip|procedure] in spite of the protests of {informant}.",
            "{victim} was sent [in a private van without oxygen|by ambulance at the last moment] to a bigger hospital.",
        ), chance=0.45, charges={"34": 0.25}),
        Beat("event", (
            "On the same day [eleven|fourteen] others [lost the sight of an eye|developed an infection].",
            "Another patient who was given the same [drug|batch of saline] [lost a kidney|had to have an arm taken off].",
        ), chance=0.22, charges={"338": 0.75, "337": 0.3}),
        Beat("aftermath", (
            "{victim} died [on the table|the same night|after [two|three|five|nine] days without regaining consciousness].",
            "{victim} was declared dead a few hours later; the cause was given as {cause}.",
        )),
        Beat("aftermath", (
            "The case sheet was [torn up|written afresh], and [entries were made in another ink|the time of the injection was altered].",
            "{accused} would not hand over the papers, and those produced later were found to be [interpolated|incomplete].",
        ), chance=0.35, charges={"201": 0.4, "465": 0.2, "468": 0.12, "471": 0.12, "477A": 0.05}),
        Beat("aftermath", (
            "{informant} and others [broke the glass panes|raised a commotion], and the police had to be called to {house}.",
            "The relations were offered {amount} to [take the body away|keep the matter quiet].",
        ), chance=0.4),
        Beat("aftermath", (
            "A board of doctors, of whom {expert} was one, reported [that due care had not been taken|that no negligence could be found|that the equipment was not up to the mark].",
            "{expert} was of the opinion that {cause} [can occur in the best of hands|would have been avoided by ordinary care].",
        ), chance=0.75),
        Beat("aftermath", (
            "{accused} maintains that it was an error of judgment [at the most|and nothing worse], and that {victim} [had concealed an allergy|was brought too late].",
        ), chance=0.5),
    ),
    charges={"304A": 0.9, "34": 0.2, "304": 0.08, "338": 0.1},
)

FACTORY_DEATH = Crime(
    key="factory_death",
    weight=0.6,
    gist="a fatal accident at a factory",
    cast={
        "accused": Role(("the petitioner", "the manager", "the occupier", "accused no. 1"), male=0.95, ages=(30, 66)),
        "accused2": Role(("accused no. 2", "the supervisor", "the foreman"), male=1.0, ages=(26, 58)),
        "victim": Role(("the deceased", "the worker"), male=0.8, ages=(19, 56)),
        "informant": Role(("PW-1", "the injured worker", "the informant"), male=0.8, ages=(19, 56)),
        "inspector": Role(("the inspector of factories", "PW-6"), male=0.9, ages=(32, 58)),
    },
    props={
        "works": ("a chemical factory", "a paper mill", "a rolling mill", "an ice factory", "a dyeing house", "a foundry", "a cold storage", "a cotton ginning press", "a plant for bottling gas"),
        "hazard": ("the boiler had not been tested", "chlorine had been leaking from a joint", "the belt had no guard", "the fly-wheel was cracked", "drums of solvent were stacked beside the furnace", "the safety valve had been tied down", "a live wire lay in water"),
        "mishap": ("there was an explosion", "a cylinder burst", "gas spread through the shed", "a fire broke out", "the fly-wheel broke loose", "a vat of acid gave way", "the roof of the shed came down"),
        "harm": ("burns", "suffocation", "a crushed chest", "head injuries", "shock", "injuries to the lungs"),
        "lack": ("no exit but one", "no masks or gloves", "no fire extinguisher that worked", "no trained hand", "no licence for the quantity kept", "no register of the casual workers"),
    },
    beats=(
        Beat("background", (
            "{accused} was the manager of {works} at {village}, where {victim} and {informant} were employed.",
            "{victim} was a casual worker in {works} belonging to {company}, of which {accused} was in charge.",
            "At {works}, on the outskirts of {town}, some [forty|sixty|hundred] workers were employed under {accused2}.",
        )),
        Beat("background", (
            "It is alleged that {hazard}, and that there was {lack}.",
            "{informant} says that {hazard}; it had been pointed out to {accused2}, who [said that production could not stop|told them to mind their work].",
            "There was {lack}, and {hazard}.",
        ), charges={"287": 0.25, "284": 0.12, "285": 0.12, "286": 0.12}),
        Beat("background", (
            "{inspector} had, on an earlier visit, [issued a notice|directed that the shed be closed], which was [not complied with|lying unopened].",
            "{days} before there had been a similar mishap, in which [a woman lost her hand|two men were scalded].",
        ), chance=0.45),
        Beat("event", (
            "On {date} at about {hour}, while work was going on, {mishap}.",
            "On {date}, at about {hour}, {victim} was [at the machine|asked by {accused2} to clean it while it was running] when {mishap}.",
            "In the [night|second] shift of {date} {mishap}, [and the lights went out|and the workers ran for the door].",
        )),
        Beat("event", (
            "A quantity of [spirit|explosive powder|gas cylinders], more than the licence allowed, was kept beside the [boiler|furnace], and the workers, some of them [mere boys|women], had been set to handle it without any care.",
            "In a back room, without any licence, [crackers were being filled|solvent was being poured from drum to drum] by [boys|women] under a naked [bulb|flame].",
        ), chance=0.3, charges={"286": 0.75, "285": 0.3}),
        Beat("event", (
            "Smoke and fumes drifted to [the huts near by|the school next door], and [thirty|over a hundred] people [fell sick|were taken out gasping].",
            "Poisonous waste had been let out [into the drain|at night], and [cattle that drank of it died|two children were overcome].",
        ), chance=0.35, charges={"284": 0.75, "278": 0.35, "336": 0.2, "269": 0.06}),
        Beat("event", (
            "{victim} was caught in the [shaft|rollers] of the machine, which had neither a fence nor a switch within reach.",
            "The guard had been taken off [to save time|for repairs] at the order of {accused2}.",
        ), chance=0.4, charges={"287": 0.75}),
        Beat("event", (
            "The only gate was [locked from outside|blocked with bales], and the workers [were trapped|had to break a wall].",
        ), chance=0.35, charges={"336": 0.2, "304": 0.25, "342": 0.05}),
        Beat("event", (
            "{informant} got {harm} but survived; [two|five|seven] others were hurt.",
            "{informant} lost [an eye|the use of an arm] in it.",
        ), chance=0.7, charges={"337": 0.6, "338": 0.55}),
        Beat("aftermath", (
            "{victim} died of {harm} [on the spot|in {hospital} after [two|three|five|nine] days].",
            "{victim} and [three|eight|eleven] others lost their lives, the cause being {harm}.",
            "The body of {victim} was taken out of the debris [next day|by cutting the steel].",
        )),
        Beat("aftermath", (
            "{accused} [left the town|sent the injured away in a truck to avoid notice] and [had the stock removed|got attendance sheets burnt].",
        ), chance=0.25, charges={"201": 0.65}),
        Beat("aftermath", (
            "{inspector} found that {hazard} and that there was {lack}.",
            "The report of {inspector} puts it down to [bad maintenance|the want of the simplest precautions].",
        ), chance=0.75),
        Beat("aftermath", (
            "{accused} contends that {accused:he} was [away on leave|a director who never saw the floor] and that the accident was due to [the carelessness of {victim}|a fault nobody could have known].",
            "{accused2} pleads that {accused2:he} only [carried out orders|had asked for new parts and been refused them].",
        ), chance=0.55),
    ),
    charges={"304A": 0.88, "287": 0.35, "34": 0.2, "304": 0.08},
)

BUILDING_COLLAPSE = Crime(
    key="building_collapse",
    weight=0.5,
    gist="the fall of a building in which {victim:role} and others died",
    cast={
        "accused": Role(("the petitioner", "the builder", "accused no. 1"), male=0.97, ages=(30, 66)),
        "accused2": Role(("accused no. 2", "the engineer"), male=0.95, ages=(26, 60)),
        "accused3": Role(("accused no. 4", "the municipal inspector"), male=1.0, ages=(30, 58)),
        "victim": Role(("the deceased", "one of the deceased"), male=0.55, ages=(19, 70)),
        "informant": Role(("PW-1", "the complainant", "a resident"), male=0.7),
    },
    props={
        "structure": ("a building of five storeys", "an old chawl", "a cinema hall", "a hotel under construction", "a market complex", "a hostel block", "a godown with a hostel above it", "a lodging house"),
        "defect": ("the cement was far below the required proportion", "two floors had been added without sanction", "the pillars had been cut to make room for a shop", "the foundation was on filled-up ground", "the walls had been removed in the course of repairs", "the shuttering was taken away too soon"),
        "warning": ("cracks had appeared", "plaster had been falling for weeks", "the doors would no longer close", "a notice of danger had been pasted and torn off", "a beam had sagged"),
        "trigger": ("in heavy rain", "with a noise like thunder", "while the occupants were asleep", "when a roller passed in the lane", "as the concrete was being poured", "during a prayer meeting"),
        "paper": ("a completion certificate", "the plan", "the report of strength", "the record of measurements", "a licence for two floors"),
    },
    beats=(
        Beat("background", (
            "{accused} had [put up|been repairing] {structure} on {street}, {town}.",
            "{structure} on {street} belonged to {accused}; {accused2} had [drawn the plan|charge of the work].",
            "The work on {structure} at {town} was given to {accused}, and {accused2} was [to supervise it|the engineer at the site].",
        )),
        Beat("background", (
            "The case of the prosecution is that {defect}.",
            "{defect}, and {accused2} [shut an eye to it|knew of it].",
            "It came out later that {defect}.",
        ), charges={"288": 0.2, "34": 0.1}),
        Beat("background", (
            "{accused3}, whose duty it was to stop such work, [passed it|gave a certificate] for a consideration of {amount}.",
            "The corporation had [issued a notice|ordered the upper floors to be pulled down], but {accused3} [reported that it had been obeyed|did nothing].",
        ), chance=0.4, charges={"120B": 0.4, "217": 0.25, "218": 0.2, "197": 0.15}),
        Beat("background", (
            "{warning}, and {informant} had told {accused} of it more than once.",
            "Before that, {warning}; {accused} [said that it was nothing|sent a mason to fill the gaps].",
        ), chance=0.7, charges={"288": 0.3}),
        Beat("event", (
            "On {date} at about {hour} {structure} collapsed {trigger}.",
            "On {date}, {trigger}, a part of {structure} came down at about {hour}[ on the heads of those below| and the rest followed|, and clouds of dust hid the street].",
            "It was on {date}, at about {hour}, that {structure} fell {trigger}, burying those inside.",
        ), charges={"288": 0.35}),
        Beat("event", (
            "{informant} [ran out in time|was pulled out with a broken leg].",
            "[Fifteen|Twenty-two|Thirty-four] persons were taken out injured, among them {informant}.",
        ), chance=0.75, charges={"337": 0.55, "338": 0.55}),
        Beat("event", (
            "The next house was also [damaged|brought down], and [two cars|some shops] were crushed.",
        ), chance=0.35, charges={"427": 0.6, "336": 0.2}),
        Beat("event", (
            "Labourers were [sleeping in the basement|working on the slab] though {accused2} had been told that [it would not bear the weight|the props were loose].",
        ), chance=0.35, charges={"336": 0.3, "304": 0.3}),
        Beat("aftermath", (
            "{victim} was among the [four|nine|seventeen|thirty-one] who died.",
            "{victim} was found dead under the rubble after a search of [two|three|five|nine] days.",
            "{victim} was brought out alive and died at {hospital}.",
        )),
        Beat("aftermath", (
            "The experts who tested the samples found that {defect}.",
            "Cores of concrete were [tested|sent to the college of engineering], and it was [confirmed|put beyond doubt] that {defect}.",
        ), chance=0.6),
        Beat("aftermath", (
            "{paper} produced by {accused} was found to be [forged|ante-dated|signed by a person who had died].",
            "On {paper} the signature of the architect had been [imitated|obtained on a blank sheet].",
        ), chance=0.35, charges={"465": 0.3, "467": 0.3, "468": 0.4, "471": 0.4, "420": 0.5}),
        Beat("aftermath", (
            "Rooms in it had been sold to [forty|sixty] persons on the assurance that everything was sanctioned.",
        ), chance=0.3, charges={"420": 0.7, "406": 0.25}),
        Beat("aftermath", (
            "{accused} [went underground|was arrested at {town}] and says that [the tenants had made alterations|it was an earth tremor].",
            "{accused2} pleads that {accused2:he} had [resigned before the slab was laid|only signed the drawings].",
        ), chance=0.55),
    ),
    charges={"304A": 0.62, "304": 0.5, "288": 0.4, "34": 0.35},
)

CRIMES = (ROAD_ACCIDENT, OLD_ROAD_ACCIDENT, BOAT_CAPSIZE, MEDICAL_NEGLIGENCE, FACTORY_DEATH, BUILDING_COLLAPSE)
