"""Crimes against the public at large: health, safety, money, measures, worship and the vote."""

# One telling a line is easier to read and to add to than the formatter's ladders.
# fmt: off

from embedded.crime import Beat, Crime, Role

FOOD_AND_FILTH = Crime(
    key="food_and_filth",
    weight=0.55,
    gist="the sale of noxious food and the fouling of a locality",
    cast={
        "accused": Role(("the petitioner", "the accused", "the vendor"), male=0.93, ages=(24, 66)),
        "accused2": Role(("accused no. 2", "the supplier"), male=0.92),
        "victim": Role(("the complainant", "the Food Inspector", "the Sanitary Inspector"), male=0.85, ages=(28, 56)),
        "patient": Role(("PW-3", "the consumer"), male=0.55, ages=(12, 60)),
        "resident": Role(("PW-4", "the resident"), male=0.65),
    },
    props={
        "food": ("mustard oil mixed with argemone oil", "sweets coloured with a coal-tar dye", "flour full of chalk and dead insects", "ice made from foul canal water", "country liquor charged with methyl alcohol", "milk thickened with urea and caustic soda", "turmeric powder painted with lead chromate", "the meat of an animal dead of disease"),
        "drug": ("cough syrup", "quinine tablets", "ampoules of plain water", "ayurvedic arishta", "eye drops", "fever mixture"),
        "source": ("the public well", "the village tank", "the spring below the temple", "the municipal tap line", "the stream from which the hamlet drew its water"),
        "filth": ("the effluent of a dyeing unit", "the washings of raw hides", "the offal of slaughtered cattle", "night soil", "the waste of a sago factory", "distillery wash"),
        "ill": ("vomiting and loose motions", "a swelling of the legs", "loss of sight", "a burning in the stomach", "fever and cramps", "skin eruptions"),
    },
    beats=(
        Beat("background", (
            "{accused} [kept a shop|had a stall|ran a small factory] near {street} in {town} and dealt in [eatables|provisions|oil and sweets].",
            "{accused} [sold|manufactured and sold] articles of food and drink at {village}, [with|without] a licence from the local body.",
            "The premises of {accused} lie in the midst of [houses and a school|a crowded mohalla|the vegetable market].",
        )),
        Beat("background", (
            "{resident} and others of the locality had [sent a petition to the municipality|spoken to {accused} more than once].",
            "{accused2} used to [send the raw stuff from {town}|deliver by night in unmarked tins], and [no bills were kept|the price was far below that of the market].",
        ), chance=0.5),
        Beat("background", (
            "The place had been [complained of before|inspected earlier in {year}], and {accused} had been [warned in writing|served with a notice to close it].",
            "Earlier an order had been made against {accused} to [stop the nuisance|remove the unit], [and it had been confirmed in appeal|which {accused:he} did not obey].",
        ), chance=0.4, charges={"291": 0.6, "188": 0.2}),
        Beat("event", (
            "On {date} at about {hour} {victim} [visited the shop|took a sample] and found on sale there {food}.",
            "It is alleged that {accused} [made ready|kept], [in a shed at the back|behind the shop], {food}, and [exposed the same for sale|sent a quantity to the hostels].",
            "On {date} {victim} purchased a sample from {accused} on payment, and what was sold as [pure|wholesome] proved to be {food}.",
        ), chance=0.88, charges={"272": 0.65, "273": 0.7}),
        Beat("event", (
            "{patient} and [several members of {patient:his} family|some thirty guests at a thread ceremony|the children of a hostel], who had [bought from the shop|partaken of what was sold], [were taken ill with|suffered from] {ill}.",
            "Within a few hours [the whole wedding party|{patient} and others] complained of {ill} and were taken to {hospital}[|, where two of them died].",
        ), chance=0.58, charges={"328": 0.4, "304A": 0.18, "337": 0.12, "284": 0.25}),
        Beat("event", (
            "A stock of {drug} was also found, [weakened with starch and water|with the date on the label changed], which {accused2} had [sold as another preparation|sent from {town}].",
            "{accused2} had supplied {drug} [made in a kitchen|in bottles of a known maker], and {accused} [passed the same across the counter|issued the same to patients], knowing that it [was not genuine|had lost its virtue].",
        ), chance=0.25, charges={"274": 0.6, "275": 0.7, "276": 0.7, "420": 0.3}),
        Beat("event", (
            "{filth} [was let into|found its way into] {source}, and the water [turned black|could not be drunk].",
            "By night {accused2} [emptied|discharged] {filth} into {source}, so that [the cattle sickened|women had to go two miles for water].",
        ), chance=0.4, charges={"277": 0.8, "269": 0.2, "430": 0.05}),
        Beat("event", (
            "The stench of {filth} made it [hard for {resident} and others to live there|impossible to sit in {school}].",
            "{resident} said that {filth} [had lain there for {days}|ran over the whole street], and that people [held cloth to their faces|fell ill].",
        ), chance=0.4, charges={"278": 0.65, "268": 0.18, "290": 0.6}),
        Beat("event", (
            "[An outbreak of cholera|An epidemic of gastro-enteritis|A case of plague] was [known|declared] in the area, and yet {accused} [hid a sick servant in the shop|went on selling cut fruit|broke quarantine and served customers].",
            "Though [a servant of the shop was down with typhoid|the ward was under quarantine], {accused} [let the man handle the food|moved in and out and met customers], [caring nothing for the risk|as if nothing were wrong].",
        ), chance=0.22, charges={"269": 0.7, "270": 0.6, "271": 0.45}),
        Beat("event", (
            "The lane was also choked with [carts and crates|bricks and sand|baskets and ovens] put there by {accused}, and [a woman fell over them at night|no vehicle could pass].",
            "{accused} had [built a platform over the public drain|tied buffaloes on the road], so that [people had to walk in the mud|a cart overturned].",
        ), chance=0.25, charges={"283": 0.75, "290": 0.35, "431": 0.04}),
        Beat("event", (
            "{accused} [snatched back the bottles and broke them|would not let {victim} take the sample], and [a scuffle followed|the crowd was told to beat {victim:him}].",
            "{accused2} and some [labourers|neighbours] [surrounded {victim}|took the sample away by force], and {victim:his} [papers were torn|spectacles were broken].",
        ), chance=0.2, charges={"353": 0.55, "186": 0.5, "201": 0.1}),
        Beat("aftermath", (
            "The sample was [divided into three parts and sealed|sent to the public analyst], whose report [came after {days}|declared it unfit for human use].",
            "The chemical examiner found [what had been feared|nothing harmful in one of the samples|matter unfit for human use in two bottles out of three].",
        ), chance=0.85),
        Beat("aftermath", (
            "{accused} pleaded that [the goods were bought under a warranty from {accused2}|the article was not meant for sale|the analyst had not followed the method].",
            "{accused2} [disowned the consignment altogether|said that {accused} must have mixed it after delivery].",
        ), chance=0.65),
        Beat("aftermath", (
            "{patient} [said that the taste had been bitter|kept a part of what was left in a bottle], and it was [handed to {victim}|sent to the laboratory].",
            "The [stock|shed] was [sealed|ordered to be closed], and [forty tins|several drums|a cartload of goods] were [destroyed|kept for the court].",
            "A panchnama was drawn up in the presence of {resident}, who [signed it|later denied the signature].",
        ), chance=0.6),
    ),
    charges={"273": 0.45, "272": 0.3, "290": 0.2, "420": 0.12, "269": 0.1},
    years=(1956, 2024),
    others={"EC:7": 0.1, "Excise:60": 0.08},
)

BLAST = Crime(
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
            "On {date} at about {hour} the whole of it [blew up|went off] because of {spark}, and {victim} received {harm}.",
            "There was a loud report at about {hour} on {date}, caused, it is said, by {spark}; {victim}, who was [passing|at the tap], was left with {harm}.",
            "{victim} was [at work inside|asleep in the next room] on {date} when, owing to {spark}, there was an explosion, and {victim:he} suffered {harm}.",
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

LOOSE_ANIMAL = Crime(
    key="loose_animal",
    weight=0.15,
    gist="hurt done to {victim:role} by an animal left at large",
    cast={
        "accused": Role(("the petitioner", "the accused", "the owner"), male=0.8, ages=(22, 68)),
        "accused2": Role(("accused no. 2", "the keeper"), male=0.95),
        "victim": Role(("the injured", "the complainant", "PW-1"), ages=(7, 70)),
        "witness": Role(("PW-2", "the milkman"), male=0.85),
    },
    props={
        "beast": ("an Alsatian dog", "a bull with long horns", "a tusker in musth", "a mare that kicked", "a camel in the rutting season", "a pair of hunting dogs", "a monkey kept for shows"),
        "tie": ("without a chain", "on a rotten rope", "in charge of a small boy", "with the gate wide open", "without a muzzle", "loose in the lane at night"),
        "harm": ("deep wounds on the calf and thigh", "a torn cheek", "a broken collar-bone", "a crushed foot", "injuries on the face and the arm", "a fracture of the ribs"),
        "cause": ("the beating of drums", "the bursting of a cracker", "a passing lorry", "no cause that anyone could see", "a child running by"),
        "spot": ("in front of {school}", "near {street}", "at the weekly market", "on the stairs of the building", "at the village tank"),
    },
    beats=(
        Beat("background", (
            "{accused} [kept|was the owner of] {beast} at {town}[|, and it was looked after by {accused2}].",
            "{beast} belonging to {accused} used to be [kept|led about] {tie}.",
        )),
        Beat("background", (
            "{accused} [used the animal to guard a godown|had bought it at the fair|let it out for hire], and [took pride in its temper|would not hear a word against it].",
            "Some [days|weeks] earlier {witness} had [told {accused2} to keep it tied|been chased by it].",
        ), chance=0.45),
        Beat("background", (
            "It had [hurt others before|attacked a postman in {year}], and the neighbours [had asked that it be sent away|went in fear of it].",
            "The municipality had [sent a notice|ordered that it be kept tied], of which {accused} [took no notice|made light].",
        ), chance=0.63, charges={"291": 0.15, "188": 0.12}),
        Beat("event", (
            "On {date} at about {hour}, {spot}, the animal, startled by {cause}, [rushed at|fell upon] {victim}, who received {harm}.",
            "{victim} was {spot} at about {hour} on {date} when the animal, which had been left {tie}, [attacked|ran down] {victim:him}, causing {harm}.",
            "It is alleged that on {date} {victim} was [set upon|thrown to the ground] by the animal {spot} and sustained {harm}, {accused} [looking on from the gate|being away].",
        ), charges={"289": 0.6, "337": 0.25, "338": 0.25}),
        Beat("event", (
            "{accused} [did nothing to call it off|was sitting in the verandah and laughed], though {victim} [cried for help|shouted].",
            "{accused2} had [gone to sleep|gone to drink] and left the animal {tie}.",
        ), chance=0.63, charges={"289": 0.3}),
        Beat("event", (
            "It was even said that {accused} had [set the animal on {victim}|loosed it on purpose], there being [a dispute about rent|an old quarrel] between them.",
            "{accused} had earlier told {victim} that [the animal would see to {victim:him}|{victim:he} would be made to run], and this time it was [let go in front of {victim:him}|urged on].",
        ), chance=0.2, charges={"324": 0.55, "506": 0.3, "323": 0.2}),
        Beat("event", (
            "{witness}, who [tried to beat it off|came with a stick], was also hurt.",
            "A [goat|calf] of {witness} was [killed|mauled] in the same affair, and {witness} had to climb a wall.",
        ), chance=0.35, charges={"337": 0.3, "429": 0.08}),
        Beat("event", (
            "[An old woman|A child of five|A beggar] who could not run was [trampled to death|so badly hurt that death followed in {hospital}].",
            "One person died of the injuries {days} later.",
        ), chance=0.22, charges={"304A": 0.85}),
        Beat("aftermath", (
            "{victim} was taken to {hospital}, where {doctor} [stitched the wounds|gave a course of injections].",
            "{doctor} found {harm} and [thought it the work of an animal|kept {victim:him} under care for {days}].",
        ), chance=0.85),
        Beat("aftermath", (
            "The animal was [destroyed|taken to the cattle pound|sold at the fair], and {accused} [offered to pay for the medicines|refused to pay anything].",
            "When {victim} went to protest, {accused} [abused {victim:him}|said that {victim:he} had teased the animal].",
        ), chance=0.68, charges={"504": 0.2}),
        Beat("aftermath", (
            "A veterinary surgeon [said that it was of a quiet temper|spoke to its vicious habits].",
            "{accused} denies that [the animal belonged to {accused:him}|it had ever harmed anyone before].",
        ), chance=0.65),
        Beat("aftermath", (
            "{witness} [saw the whole thing from {witness:his} cycle|came up when it was over] and [helped {victim} up|drove the animal off].",
            "{victim} [could not work for {days}|still walks with a limp|lost a season's wages].",
            "The clothes of {victim}, [torn and stained|with marks of teeth or hoofs], were [shown to the police|produced at the trial].",
        ), chance=0.6),
    ),
    charges={"289": 0.8, "337": 0.3, "338": 0.12},
)

UNSAFE_WORK = Crime(
    key="unsafe_work",
    weight=0.25,
    gist="an accident at a place of work",
    cast={
        "accused": Role(("the petitioner", "the accused", "the contractor"), male=0.95, ages=(26, 66)),
        "accused2": Role(("accused no. 2", "the foreman"), male=0.97),
        "victim": Role(("the injured", "the complainant", "the labourer"), male=0.7, ages=(14, 58)),
        "witness": Role(("PW-2", "the fellow worker"), male=0.75),
    },
    props={
        "site": ("a saw mill", "a stone crusher", "a rice huller", "a cotton ginning shed", "a house under construction", "an old cinema being pulled down", "a sugar mill", "a block of flats near {street}"),
        "fault": ("the belt had no guard", "the wiring was bare", "the scaffolding was tied with rotten rope", "the wall had been undercut", "the brake did not hold", "the beam had no prop", "the lift shaft was open"),
        "harm": ("a crushed hand", "a fracture of the thigh", "an injury to the spine", "a torn scalp", "a cut tendon", "a broken arm and jaw"),
        "advice": ("the overseer", "the factory inspector", "the municipal engineer", "{witness}", "an old mason"),
        "haste": ("to finish before the rains", "to save the cost of a guard", "because the order was pressing", "because labour was short", "to keep the mill running through the night"),
    },
    beats=(
        Beat("background", (
            "{accused} [owned|had taken the contract for] {site} at {town}, and {accused2} was in charge of the labour.",
            "{victim} was [employed|working on daily wages] at {site}, which belonged to {accused}.",
        )),
        Beat("background", (
            "{advice} had [told {accused}|given warning] that {fault}, but nothing was done.",
            "It was known to {accused2} that {fault}, and yet, {haste}, the work was [pushed on|not stopped].",
        ), chance=0.8),
        Beat("event", (
            "On {date} at about {hour}, as {fault}, {victim} met with an accident and sustained {harm}.",
            "At about {hour} on {date} {victim} was [called to lend a hand|passing below] and, because {fault}, [was struck down|was caught], with {harm} as the result.",
            "The prosecution says that {fault}, and that for this reason {victim} [suffered|received] {harm} on {date}.",
        ), charges={"337": 0.3, "338": 0.4, "336": 0.25}),
        Beat("event", (
            "The machine was [worked by a boy of twelve|set going without a signal], {accused2} [being asleep|having gone for tea].",
            "{accused2}, who had the handling of the machine, [did not stop it in time|had taken off the cover to save trouble].",
        ), chance=0.56, charges={"287": 0.8}),
        Beat("event", (
            "[The parapet gave way|Bricks came down on the road|The slab fell in], no [prop|hoarding] having been put up by those who were [pulling it down|repairing it].",
            "A part of the building [collapsed|leaned and fell] while under repair, for want of [shores|any support].",
        ), chance=0.53, charges={"288": 0.8}),
        Beat("event", (
            "A trench had been left open across the road [without a lamp|without a fence], and [a cyclist fell into it|a bullock was lost].",
            "Heaps of [rubble|sand and rods] lay on the public way for {days}, and [a scooter ran into them at night|people had to step into the traffic].",
        ), chance=0.25, charges={"283": 0.72, "290": 0.35, "431": 0.1}),
        Beat("event", (
            "[Two other workers|A child who was playing there|A woman carrying mortar] [died on the spot|died of the injuries after {days}].",
            "{witness} escaped, but [one of the gang was killed|the son of a mason was crushed to death].",
        ), chance=0.38, charges={"304A": 0.85, "304": 0.1}),
        Beat("event", (
            "{accused2} [told the others to say that it was {victim} who had been careless|had the place washed and the guard put back] before anyone came.",
            "The broken part was [thrown into a tank|sent away to be melted] the same night at the word of {accused}.",
        ), chance=0.18, charges={"201": 0.55, "203": 0.15}),
        Beat("aftermath", (
            "{victim} was [taken to {hospital} in a hand-cart|carried to {hospital} by {witness}], and {doctor} [had to take off a finger|put the limb in plaster].",
            "{accused} [paid for the treatment at first|did not come even once to {hospital}].",
        ), chance=0.85),
        Beat("aftermath", (
            "An engineer [inspected the place|examined the remains] and [was of opinion that {fault}|put it down to bad upkeep].",
            "The inspector's report [had pointed out the defect in {year}|was made only after the event].",
        ), chance=0.7),
        Beat("aftermath", (
            "It is contended that [it was a pure accident|{victim} had no business to be there|{accused2} alone was in charge].",
            "A claim for compensation of {amount} is [pending|settled], and {accused} urges that [nothing more is called for|rashness is not made out].",
        ), chance=0.7),
        Beat("aftermath", (
            "{witness} [stated that no helmets or belts were given|said that the men had refused to work there the day before].",
            "The work was [stopped by order|begun again after {days}], and [a new guard was fitted|a fence was put up] only then.",
        ), chance=0.55),
    ),
    charges={"337": 0.3, "336": 0.35, "338": 0.35, "287": 0.2, "288": 0.15, "304A": 0.1},
)

COUNTERFEIT_NOTES = Crime(
    key="counterfeit_notes",
    weight=0.5,
    gist="the circulation of counterfeit currency notes",
    cast={
        "accused": Role(("the appellant", "accused no. 1", "the first accused"), male=0.93, ages=(20, 58)),
        "accused2": Role(("accused no. 2", "the second accused"), male=0.93),
        "accused3": Role(("accused no. 3", "the printer"), male=0.97),
        "victim": Role(("the complainant", "the shopkeeper", "PW-1"), male=0.88),
        "cashier": Role(("the cashier of the bank", "PW-4"), male=0.75),
    },
    props={
        "note": ("hundred-rupee notes", "five-hundred-rupee notes", "ten-rupee notes", "fifty-rupee notes", "notes of two denominations"),
        "buy": ("a bottle of liquor", "a shirt-piece", "petrol", "vegetables", "medicine", "a railway ticket", "a kilogram of sweets", "fodder at the cattle fair"),
        "flaw": ("the paper was too thick", "the thread was painted on", "three of them bore the same number", "the colour came off on the thumb", "the watermark was a smear of grease", "the portrait was blurred"),
        "plant": ("a hand press and zinc blocks", "a colour printer and a paper cutter", "dies, inks and a bundle of rag paper", "a camera, negatives and chemicals", "a lithographic stone", "a scanner and sheets printed on one side"),
        "hide": ("in the lining of a quilt", "in a tin of flour", "under the seat of a scooter", "in a hollow in the wall", "behind a calendar", "inside a radio set"),
        "den": ("a rented room at {town}", "the back of a printing press", "a farmhouse outside {village}", "a lodge near the railway station", "the upper storey of a photo studio"),
    },
    beats=(
        Beat("background", (
            "Complaints had been [coming in|received] that [spurious|false] {note} were [in circulation|being passed] at {town}.",
            "{accused}, [a small trader|a photographer by calling|an unemployed compositor], was [living at|a frequenter of] {den}.",
        ), chance=0.8),
        Beat("event", (
            "On {date} {accused} came to the shop of {victim}, [asked for|bought] {buy} and [tendered|offered] one of some {note}.",
            "At about {hour} on {date} {accused} tried to pass {note} on {victim} for {buy}.",
            "{victim} [kept a stall at the fair|sells goods near {street}] and on {date} received from {accused}, for {buy}, money which [looked odd|did not feel right].",
        ), chance=0.88, charges={"489B": 0.75}),
        Beat("event", (
            "{victim} saw that {flaw} and [called the neighbours|kept {accused} talking until a constable came].",
            "{victim} took the money to {cashier}, who [held it against the light|put a glass to it] and said that {flaw}.",
        ), chance=0.85),
        Beat("event", (
            "On search [thirty-two|nineteen|a hundred and five|forty] more {note} were found on {accused}, [folded in a handkerchief|kept apart from {accused:his} genuine money].",
            "The personal search of {accused} yielded {note} of the face value of {amount}[|, tied in a cloth at the waist].",
            "From the house of {accused2} the police [recovered|took] {note} worth {amount} {hide}.",
        ), charges={"489C": 0.6}),
        Beat("event", (
            "{accused} led the police to {den}, where [were found {plant}|the officers came upon {plant}].",
            "In {den} {accused3} was [found at work|surprised] with {plant}, [several sheets being still wet|a bucket of burnt paper beside {accused3:him}].",
        ), chance=0.56, charges={"489A": 0.75, "489D": 0.8}),
        Beat("event", (
            "{accused2} had [brought the notes from across the border|bought them at forty for a hundred] and [given them to {accused} to be used in the villages|kept an account of what was passed].",
            "It is alleged that {accused}, {accused2} and {accused3} had [agreed to share the proceeds|joined hands in {year}] and [sent boys to fairs and cattle markets|found customers in other districts].",
        ), chance=0.58, charges={"120B": 0.62, "34": 0.25}),
        Beat("event", (
            "{accused2} offered {victim} [a bargain of two for one|a machine which would double any note] and [showed a genuine note by way of sample|was to deliver the rest at night].",
            "{victim} was [promised three notes for one|told of a trunk full of such money] by {accused2}, and [gave {amount} in good money on account|brought a bag to a lonely place].",
        ), chance=0.22, charges={"420": 0.6, "511": 0.15, "489B": 0.3}),
        Beat("event", (
            "Also found were [hand-bills made up to look like notes|slips the size and colour of a note with the name of a shop], which {accused3} had [printed to order|struck off for a lottery].",
            "{accused3} had also [turned out|run off] [play money|advertisement cards] so like a note that [an unlettered person would take it for one|a child had been able to buy sweets with it].",
        ), chance=0.14, charges={"489E": 0.8}),
        Beat("aftermath", (
            "{cashier} [certified that they were not genuine|impounded them and issued a memo].",
            "The notes were sent to the note press, which reported that {flaw}[| and that all came from one block].",
        ), chance=0.85),
        Beat("aftermath", (
            "{accused} [claimed that {accused:he} had received the money as the price of a buffalo|said that {accused:he} had no idea of their nature].",
            "It was suggested that the notes were [planted by the police|given to {accused} by {victim} in change].",
        ), chance=0.7),
        Beat("aftermath", (
            "Two [panch witnesses|respectable persons of the locality] [attested the seizure|did not support the recovery].",
            "The packets were [sealed on the spot|counted again at police station {station}], and there is [some confusion about|no doubt over] the numbers noted.",
        ), chance=0.6),
        Beat("aftermath", (
            "{accused2} [was arrested on the statement of {accused}|came to the lodge while the search was on] and [tried to tear up some papers|threw a packet into the drain].",
            "Notes bearing the same numbers had [turned up at {town}|been returned by {bank}] [the month before|in the same week].",
        ), chance=0.5),
    ),
    charges={"489C": 0.55, "489B": 0.35, "420": 0.1},
)

COIN_AND_STAMP = Crime(
    key="coin_and_stamp",
    weight=0.2,
    gist="the making and sale of counterfeit coin and stamps",
    cast={
        "accused": Role(("the appellant", "accused no. 1", "the stamp vendor"), male=0.95, ages=(26, 64)),
        "accused2": Role(("accused no. 2", "the engraver"), male=0.97),
        "victim": Role(("the treasury officer", "the complainant", "PW-1"), male=0.95, ages=(35, 58)),
        "litigant": Role(("PW-3", "the purchaser"), male=0.8),
    },
    props={
        "stamp": ("non-judicial stamp papers", "court-fee stamps", "revenue stamps", "adhesive stamps of the hundi kind", "postage stamps", "special adhesive stamps"),
        "coin": ("rupee coins of base metal", "half-rupee pieces", "coins cast in lead and tin", "silver rupees of an old reign", "quarter-rupee pieces dipped in silver"),
        "gear": ("plaster moulds and a crucible", "a die sunk in steel", "a perforating machine", "copper plates and acid", "a hand press with a counterfeit seal"),
        "room": ("a hut on the edge of {village}", "a locked room behind the vendor's stall", "a goldsmith's workshop", "the cellar of a press at {town}", "a disused temple"),
        "sign": ("the perforations were uneven", "the watermark was missing", "the serial did not belong to the treasury", "the gum was of another kind", "the portrait was coarse"),
        "dull": ("the ring was dull", "the milling was worn on one side", "the metal was soft", "the edge could be cut with a knife", "the weight was wrong"),
    },
    beats=(
        Beat("background", (
            "{accused} [held a licence to sell stamps|sat as a stamp vendor] [near the courts at|in] {town}.",
            "The treasury at {town} noticed [a fall in the sale of|something wrong with] {stamp}, and {victim} [set a watch|had the vendors checked].",
        )),
        Beat("background", (
            "{accused2}, [a goldsmith by caste and calling|who had learnt block-making], had [come to {town} in {year}|no regular work at the time].",
            "Vendors at {town} were allowed [a small commission|to draw stock twice a month], and {accused} [lived beyond such an income|was seen to buy land].",
        ), chance=0.5),
        Beat("event", (
            "On {date} {litigant} bought from {accused} {stamp} [to the value of|for] {amount}, and the office [refused them because|found that] {sign}.",
            "On {date} {victim} [examined the stock of|made a test purchase from] {accused}, and among the {stamp} were some that were not genuine, for {sign}.",
        ), charges={"258": 0.62, "259": 0.45, "420": 0.3}),
        Beat("event", (
            "The {stamp} had been [printed|struck off] by {accused2} in {room} with {gear}.",
            "In {room} {officer} found {gear} and [sheets half finished|a quantity of gummed paper], {accused2} being [at the bench|asleep beside it].",
        ), chance=0.63, charges={"255": 0.75, "256": 0.6, "257": 0.4}),
        Beat("event", (
            "Some of the stamps were old ones from which [the writing had been washed out with acid|the cancelling mark had been rubbed off] [to be used again|before they were sold as new].",
            "{accused} [put a used stamp on a fresh petition|sold stamps already used], [the old mark having been scraped away|trusting that nobody would look closely].",
        ), chance=0.35, charges={"260": 0.25, "261": 0.35, "262": 0.6, "263": 0.55}),
        Beat("event", (
            "There were also found {coin}, [some still warm from the mould|a few filed smooth at the edge], and [a ladle with metal in it|moulds broken in two].",
            "It is alleged that {accused2} [cast|struck] {coin} in {room}, [{accused} passing them at fairs|and that {accused} took a third of the gain].",
        ), chance=0.58, charges={"231": 0.25, "232": 0.65, "233": 0.2, "234": 0.3, "235": 0.55}),
        Beat("event", (
            "{accused} [gave|delivered] {coin} to {litigant} [in change|for a load of wood], though {accused:he} [knew|must have seen] that {dull}.",
            "{litigant} was [paid|given change] in {coin} by {accused}, and [found out|was told by a goldsmith] that {dull}.",
        ), chance=0.35, charges={"239": 0.4, "240": 0.6, "241": 0.3, "243": 0.3, "242": 0.15}),
        Beat("event", (
            "Good coins had been [clipped|drilled and filled with lead], so that each [weighed less than it should|lost a sixth of its silver].",
            "{accused2} [shaved|dipped in acid] some genuine pieces and [put them back into use|sold the dust by weight], {accused} [changing them at shops|passing them on].",
        ), chance=0.18, charges={"246": 0.25, "247": 0.65, "249": 0.1, "254": 0.3}),
        Beat("event", (
            "{accused2} had once been [a workman in the mint|employed in the security press], and [a plate|a die] carried out from there was traced to {accused2:him}.",
            "From the house of {accused2} came [a punch with the mark of the mint|a roller belonging to the press], [lost years before|which no private person may have].",
        ), chance=0.14, charges={"244": 0.3, "245": 0.7}),
        Beat("event", (
            "The two had [an understanding|an agreement in writing] about the shares, and [others in the trade were in it|a third man carried the packets].",
            "{accused} and {accused2} had [worked together since {year}|met in jail] and [kept one purse|agreed that one should make and the other sell].",
        ), chance=0.4, charges={"120B": 0.7, "34": 0.2}),
        Beat("aftermath", (
            "The articles were sent to the [mint master|security press], whose report [bears out the prosecution|leaves little room for doubt].",
            "An expert compared the {stamp} with those in the treasury and [pointed out|noted] that {sign}.",
        ), chance=0.85),
        Beat("aftermath", (
            "{accused} [said that the stock had come from the treasury itself|blamed a former assistant].",
            "{litigant} [lost {litigant:his} case for want of proper stamp|had to pay the duty over again].",
        ), chance=0.65),
        Beat("aftermath", (
            "The register of {accused} [did not show the sales|had been written up in one sitting], and [the treasury had issued nothing of the kind|the numbers belonged to another district].",
            "{accused2} was [found burning some papers|taken on the way to the river with a bag], and [the remains were seized|pieces of metal were picked out of the ashes].",
            "{litigant} [identified {accused} as the seller|produced the receipt given to {litigant:him}].",
        ), chance=0.65),
    ),
    charges={"259": 0.3, "258": 0.3, "235": 0.12, "420": 0.2},
    years=(1950, 1998),
)

FALSE_MARKS = Crime(
    key="false_marks",
    weight=0.25,
    gist="the sale of goods under a mark that belonged to another",
    cast={
        "accused": Role(("the petitioner", "the accused", "the trader"), male=0.95),
        "accused2": Role(("accused no. 2", "the block-maker"), male=0.95),
        "victim": Role(("the complainant", "the manufacturer", "PW-1"), male=0.9, ages=(30, 68)),
        "buyer": Role(("PW-3", "the trap purchaser"), male=0.85),
    },
    props={
        "goods": ("beedis", "washing soap", "hair oil", "locks", "razor blades", "agarbatti", "tooth powder", "files and hacksaw blades", "bales of yarn", "timber logs"),
        "mark": ("a device of two parrots", "a lion under a palm", "the picture of a mother and child", "a red lotus", "a hammer mark", "a label in green and gold"),
        "tool": ("a lithographic block", "a stamping die", "a set of types and a numbering machine", "a rubber seal", "a branding hammer"),
        "outlet": ("a lane behind the clock tower", "the wholesale market", "the stalls at the fair", "a shop near {street}", "three villages of {district}"),
        "likeness": ("the same colours and lettering, one letter alone being changed", "a picture that no villager could tell from the other", "the very wrapper with another address in small type", "the same number and the same seal", "lettering in two scripts copied to the last flourish"),
    },
    beats=(
        Beat("background", (
            "{victim}, [trading as|of] {company}, had for [thirty|many] years sold {goods} marked with {mark}.",
            "{company}, in which {victim} is a partner, was known throughout the trade by {mark}, [put on all its goods|with which every packet was stamped].",
        )),
        Beat("background", (
            "The mark had been [registered|advertised in the papers], and [nobody else was allowed to use it|dealers were warned against imitations].",
            "{accused} had once been [a selling agent of {company}|employed in the packing room] and [knew the get-up well|left after a quarrel].",
        ), chance=0.5),
        Beat("background", (
            "In {year} the sales at {town} [fell off|went down by half], and customers [complained of poor stuff|brought back goods that {victim} had never made].",
            "A retailer [sent {victim} two packets and asked which was the real one|wrote that the price was being undercut], and {victim} [had the bazaar watched|began to make enquiries].",
        ), chance=0.7),
        Beat("event", (
            "On {date} it was found that in {outlet} {accused} was [selling|keeping for sale] {goods} under {mark}, with {likeness}.",
            "It is alleged that {accused} [put up|packed] inferior {goods} with {likeness}, and sent the lot to {outlet}.",
        ), charges={"486": 0.65, "482": 0.5}),
        Beat("event", (
            "{accused2} had [cut|made] {tool} [from a genuine label brought by {accused}|for a few rupees].",
            "In the shop of {accused2} was {tool}, by which the mark could be [imitated|struck on any goods].",
        ), chance=0.58, charges={"483": 0.6, "485": 0.7, "34": 0.2}),
        Beat("event", (
            "The [cases|tins|packets] bore a false [statement of weight and quality|date and batch number], [so that the octroi staff might take them for another thing|to deceive those who bought in bulk].",
            "{accused} had [marked second-hand drums|stencilled the packages] with [the name of {company}|a quality that was not in them].",
        ), chance=0.38, charges={"487": 0.72, "488": 0.5}),
        Beat("event", (
            "Some of the articles carried the [Government's test mark|forest officer's hammer mark|seal of the weights department], which {accused2} had [copied|cast in brass].",
            "A die with the [hallmark of the assay office|seal of the agricultural department] was [also found|in the drawer of {accused2}], and [some of the goods bore its print|it was still sticky with ink].",
        ), chance=0.25, charges={"484": 0.75}),
        Beat("event", (
            "On [logs|bales] of {victim} lying in the yard the mark had been [chiselled off|painted out], and that of {accused} put in its place.",
            "A few consignments of {victim}, [lying at the station|stored with a carrier], had been [stripped of their labels|re-stamped], [so that they could not be claimed|and went out as the goods of {accused}].",
        ), chance=0.22, charges={"489": 0.75, "379": 0.1}),
        Beat("event", (
            "{buyer}, sent by {victim}, [paid for a dozen|bought a carton] and got a cash memo [in a false name|without a number].",
            "{accused} told {buyer} that the goods were [of the firm of {victim}|as good as the real thing and cheaper].",
        ), chance=0.63, charges={"420": 0.5}),
        Beat("aftermath", (
            "A search [on a warrant of the Magistrate|held the next day] brought out [some four thousand labels|sixty gross of finished goods], worth {amount}.",
            "The goods and {tool} were [sealed|taken to police station {station} in a cart].",
        ), chance=0.85),
        Beat("aftermath", (
            "{accused} says that [the mark is common to the trade|{accused:he} had used it before {victim} did|a rectification application is pending].",
            "A suit for passing off has [also been filed|ended in a compromise which {accused} did not keep].",
        ), chance=0.7),
        Beat("aftermath", (
            "Shown the two articles side by side, [the dealers|three retailers] [could not say which was which|told them apart only by the smell].",
            "A chemist [tested the contents|weighed both] and [said that they were not of the same make|found the one of {accused} far inferior].",
        ), chance=0.5),
    ),
    charges={"486": 0.5, "482": 0.32, "483": 0.15, "420": 0.3},
)

FALSE_WEIGHTS = Crime(
    key="false_weights",
    weight=0.2,
    gist="short weight given to buyers at a ration shop",
    cast={
        "accused": Role(("the petitioner", "the accused", "the dealer"), male=0.95, ages=(26, 66)),
        "accused2": Role(("accused no. 2", "the weighman"), male=0.97),
        "victim": Role(("the complainant", "the Supply Inspector", "PW-1"), male=0.85, ages=(26, 56)),
        "holder": Role(("PW-2", "the card-holder")),
    },
    props={
        "shop": ("a PDS ration shop", "a fair price shop", "a grain stall in the mandi", "a depot of the consumers' cooperative", "a purchase centre", "a weighing shed near the mandi gate"),
        "stuff": ("wheat", "sugar", "rice", "levy paddy", "gram", "coarse flour"),
        "cheat": ("a beam with a lump of wax under one pan", "hollow weights", "a measure with a false bottom", "stones in place of stamped weights", "a spring balance that showed a tenth too much", "a scale with one arm longer than the other"),
        "records": ("the sale register", "the stock book", "the ration cards", "the bundle of cash memos", "the permit book"),
        "short": ("nearly a tenth", "one part in twelve", "two kilograms in the bag", "about six per cent", "more than any wastage could explain"),
    },
    beats=(
        Beat("background", (
            "{accused} [ran|was the licensee of] {shop} at {village}, where {stuff} was [sold|given out] [to some four hundred families|on two days of the week].",
            "{shop} [near {street}|at {village}] was in the charge of {accused}, {accused2} [weighing out|handling] {stuff} for {accused:him}.",
        )),
        Beat("background", (
            "The shop opened [three days a week|only after dark], and [a long line used to form|many walked five miles to it].",
            "{accused} had held the licence [for eleven years|in the name of a brother], and [the checks had been few|the inspector before had been friendly].",
        ), chance=0.3),
        Beat("background", (
            "[Women of the village|The card-holders] had [grumbled|complained to the tehsildar] that they [never got full measure|were sent home with less than they paid for].",
            "A petition signed by [forty|some sixty] [families|card-holders] had [reached|been sent to] the supply office, saying that {accused} [opened the shop only at night|told them to go elsewhere].",
        ), chance=0.7),
        Beat("event", (
            "On {date} {holder} bought {stuff} and, [weighing it at another shop|on reaching home], found it short by {short}.",
            "On {date} {victim} [made a surprise visit|came as a customer] and found {stuff} short by {short}.",
        )),
        Beat("event", (
            "The shortage was due to {cheat}, [which {accused2} was using at the time|used for all customers alike].",
            "{accused2} was [found using|weighing with] {cheat} [in the presence of {accused}|under the orders of {accused}].",
        ), charges={"264": 0.6, "265": 0.65}),
        Beat("event", (
            "A second set of the same kind was found [under the counter|behind a sack], [for which no explanation was given|kept there for use on busy days].",
            "[Under some gunny bags|In the inner room] lay [more weights that had been tampered with|another such balance], of which {accused} [had the sole custody|said nothing].",
        ), chance=0.63, charges={"266": 0.75}),
        Beat("event", (
            "{accused} had [got them made by a tinsmith|sold a like set to another dealer], [knowing what they were for|the stamp being false].",
            "Two other [sets|pieces] of the same sort had been [made to order|lent to a cousin in the trade] by {accused}, [with the inspector's stamp copied|for use in the next village].",
        ), chance=0.25, charges={"267": 0.75}),
        Beat("event", (
            "In {records} {stuff} was shown as [sold to persons who were dead|drawn on cards that did not exist], and [nine|twenty] bags were [sold in the black market|on their way to {town}].",
            "According to the prosecution {amount} worth of {stuff} had been [diverted|sold] to [a flour mill|private traders] under false entries.",
        ), chance=0.42, charges={"420": 0.6, "406": 0.3, "409": 0.25, "468": 0.2, "477A": 0.1}),
        Beat("event", (
            "When {victim} [laid hold of the balance|asked for {records}], {accused} [pushed {victim:him} aside|had the shutters pulled down].",
            "{accused2} [ran off with the weights|threw the weights into a well], and {accused} told {victim} [to mind {victim:his} own business|that {victim:he} would be dealt with].",
        ), chance=0.22, charges={"353": 0.5, "186": 0.55, "506": 0.2}),
        Beat("aftermath", (
            "What was found was [sealed before two witnesses|sent to the weights and measures office] and was [found to be defective|tested against the standard].",
            "The [stock|cash] was checked and [did not agree with the book|came to less by {amount}].",
        ), chance=0.85),
        Beat("aftermath", (
            "The licence was [suspended|cancelled] by the Sub-Divisional Officer, and {accused} [appealed|says that political rivals in the panchayat were behind it].",
            "{accused} said that [the shop was in the charge of {accused2}|the weights had been put there by {victim}|the wear of years had made them light].",
        ), chance=0.7),
        Beat("aftermath", (
            "{holder} [stood by the complaint|said in court that {holder:he} had put a thumb mark on a paper without knowing its contents].",
            "Of the card-holders called as witnesses, [some|two out of seven] [stood firm|went back on what they had said], {holder} among them.",
        ), chance=0.6),
    ),
    charges={"265": 0.5, "266": 0.3, "264": 0.2},
    years=(1956, 2024),
    others={"EC:7": 0.5},
)

RELIGIOUS_INSULT = Crime(
    key="religious_insult",
    weight=0.35,
    gist="an outrage upon a place and objects of worship",
    cast={
        "accused": Role(("the applicant", "accused no. 1", "the petitioner"), male=0.93),
        "accused2": Role(("accused no. 2", "the co-accused"), male=0.93),
        "victim": Role(("the complainant", "the informant", "PW-1"), male=0.92, ages=(28, 74)),
        "witness": Role(("PW-3", "the devotee"), male=0.75),
    },
    props={
        "shrine": ("the village temple", "the mosque near {street}", "the gurdwara", "a wayside shrine", "the church compound", "the Buddha vihar", "the mazar outside {village}"),
        "act": ("broke the lamps and the donation box", "threw the carcass of an animal inside", "tore up the holy book", "walked in with shoes on and a bottle in hand", "smeared the wall with filth", "pulled down the flag", "defaced what is held sacred there"),
        "medium": ("a pamphlet", "a book published at {town}", "a cartoon in a weekly", "a post on a social network", "a speech from a cart", "a song played on a loudspeaker", "a wall newspaper"),
        "slur": ("the founder of the faith", "the saints and elders of the sect", "the rites of the community", "those who offer prayers there", "what the community holds most holy"),
        "grave": ("the burial ground", "the cremation ground", "the samadhi of a saint", "the kabristan", "the tomb in the grove"),
    },
    beats=(
        Beat("background", (
            "{shrine} is [held sacred|visited every day] by [a section of the people|the community to which {victim} belongs].",
            "{victim} is the [keeper|president of the committee|secretary of the trust] of {shrine}.",
            "There was a [dispute over a strip of land|quarrel about the loudspeaker|rivalry between two sects] touching {shrine}.",
        )),
        Beat("background", (
            "It was the [month of fasting|day of a yearly fair|eve of a festival], and [the place was full|feelings were tender].",
            "{accused} and {accused2} had been [seen drinking together|refused entry the week before].",
        ), chance=0.5),
        Beat("event", (
            "On {date} at about {hour} {accused} [came to|entered] {shrine} and {act}.",
            "It is alleged that {accused} [and {accused2} went|went] to {shrine} on the night of {date} and {act}.",
        ), chance=0.88, charges={"295": 0.78, "427": 0.2, "448": 0.15, "297": 0.1}),
        Beat("event", (
            "{accused} [wrote|brought out|had circulated] {medium} in which foul things were said of {slur}.",
            "By {medium} {accused} [reviled|poured scorn on] {slur}, [meaning to wound|with the set purpose of hurting].",
        ), chance=0.66, charges={"295A": 0.8, "153A": 0.35, "505": 0.2}),
        Beat("event", (
            "While [prayers were being said|the kirtan was on|a funeral procession was passing], {accused} and {accused2} [beat drums|shouted and whistled|turned up the music] [and would not stop|until the worship broke off].",
            "A congregation [met for worship|on the last day of the fast] was [broken up|disturbed] by {accused2}, who [drove a tractor round the place with the horn on|burst crackers in the doorway].",
        ), chance=0.38, charges={"296": 0.82}),
        Beat("event", (
            "{accused2} [dug up|ploughed over|drove cattle into] {grave} and [scattered the bones|levelled the mounds].",
            "A body about to be laid to rest in {grave} was [turned back|pelted with stones] by {accused2}[| and others].",
        ), chance=0.3, charges={"297": 0.82, "447": 0.3}),
        Beat("event", (
            "In the hearing of {witness} {accused} [made remarks about|uttered obscene words touching] {slur}.",
            "{accused} [made a gesture at|called out to] {witness}, who was on {witness:his} way to worship, and [mocked|sneered at] {slur}.",
        ), chance=0.42, charges={"298": 0.8, "504": 0.35}),
        Beat("event", (
            "{accused2} told the villagers that [the deity would strike them with disease|a curse would fall on them] unless they [gave up their land|paid a fine of {amount}], and [some of them did so|sat in dharna at the door].",
            "{accused} [sat fasting before a house|threatened to cut {accused:himself}] and said that [the sin would be on the people of {village}|the anger of heaven would come on the children] until {amount} was [paid|promised].",
        ), chance=0.13, charges={"508": 0.75, "384": 0.15}),
        Beat("event", (
            "People [collected|came out of their houses], and but for {witness} and the elders there would have been [bloodshed|a riot].",
            "The news spread and shops were [closed|stoned]; [an armed picket was posted|a hartal was observed] for {days}.",
        ), chance=0.63, charges={"147": 0.15, "153A": 0.25}),
        Beat("event", (
            "When {victim} [remonstrated|asked {accused:him} to leave], {accused} [slapped {victim:him}|caught {victim:him} by the collar|threatened to burn the place].",
            "{witness} and {victim} [begged {accused:him} to go|came to the door], and were [pushed down the steps|met with abuse and blows] by {accused2}.",
        ), chance=0.32, charges={"323": 0.5, "506": 0.55, "504": 0.3}),
        Beat("aftermath", (
            "[The broken pieces|The torn leaves|The copies of the publication] were [seized|taken charge of] in the presence of {witness}.",
            "A sanction of the State Government was [sought|obtained] and [is said to be defective|was produced at the hearing].",
        ), chance=0.7),
        Beat("aftermath", (
            "{accused} [tendered an apology before the elders|said that {accused:he} had been drunk and remembered nothing|claimed that it was fair criticism written for scholars].",
            "The defence is that [the wall stood on {accused:his} own land|the complaint was born of enmity|no such thing was ever said].",
        ), chance=0.58, charges={"510": 0.05}),
        Beat("aftermath", (
            "{witness} and [two others|some worshippers] [gave the names of the culprits|said that they knew {accused} by face].",
            "The [committee|elders] met that night, and {victim} was [asked to make a report|told to wait for an apology].",
            "The place had to be [washed and consecrated anew|closed for {days}].",
        ), chance=0.65),
    ),
    charges={"295": 0.2, "295A": 0.3, "298": 0.1, "153A": 0.18, "34": 0.15},
)

ELECTION = Crime(
    key="election",
    weight=0.3,
    gist="malpractices at a poll",
    cast={
        "accused": Role(("the petitioner", "accused no. 1", "the candidate"), male=0.88, ages=(28, 66)),
        "accused2": Role(("accused no. 2", "the polling agent"), male=0.92),
        "victim": Role(("the complainant", "the Presiding Officer", "the Returning Officer"), male=0.8, ages=(30, 58)),
        "voter": Role(("PW-3", "the voter"), male=0.55),
        "rival": Role(("PW-4", "the rival candidate"), male=0.88, ages=(28, 66)),
    },
    props={
        "poll": ("the election of the sarpanch", "the general election to the Assembly", "the municipal election", "the by-election", "the poll for the block samiti", "the Parliamentary election"),
        "gift": ("currency notes folded in a slip", "bottles of liquor", "sarees", "blankets", "a feast of mutton and rice", "cooking pots", "a promise of house-sites"),
        "lie": ("had withdrawn from the contest", "had been in jail for theft", "kept a second household", "had changed {rival:his} religion", "had sold the temple land", "was under the pay of a liquor contractor"),
        "booth": ("the booth in {school}", "the polling station at {village}", "booth no. 2", "the booth in the panchayat ghar", "the women's booth"),
        "force": ("lathis", "country-made pistols", "bombs wrapped in jute", "hockey sticks", "swords"),
    },
    beats=(
        Beat("background", (
            "{accused} and {rival} were [the contestants in|opposed to each other in] {poll} held in {year}.",
            "{poll} was to be held on {date}, and {accused} [was in the field|had filed {accused:his} nomination][| against {rival}].",
        )),
        Beat("background", (
            "The contest was [close|bitter], [caste being set against caste|the village being split into two camps].",
            "{accused2} was [the right-hand man of {accused}|a contractor with a jeep and many men] and [looked after the booths|kept the purse].",
            "In all there were [nine|some twelve] hundred voters at {booth}.",
        ), chance=0.6),
        Beat("background", (
            "An order had been [promulgated|made] by the District Magistrate [forbidding meetings and processions|against the carrying of arms] [within two hundred yards of the booths|in the last two days].",
            "Public meetings had been [stopped|banned] for the last two days before the poll, yet {accused} [held one in a grove|took out a torch procession].",
        ), chance=0.4, charges={"188": 0.6}),
        Beat("event", (
            "On the night before the poll {accused} and {accused2} [went from hut to hut|came in a jeep bearing No. {vehicle}] and [gave out|distributed] {gift} [to the voters of the harijan basti|to each family].",
            "{voter} stated that {accused2} [put {gift} in {voter:his} hands|brought {gift}] and [made {voter:him} swear on a lota of water|told {voter:him} which symbol to stamp].",
        ), chance=0.58, charges={"171B": 0.35, "171E": 0.78}),
        Beat("event", (
            "{accused2} [told the voters|let it be known] that [their huts would be pulled down|they would be cut off from the well|the wrath of the deity would fall on them] if they voted for {rival}.",
            "{voter} was [stopped on the way|turned back from the queue] by {accused2} and [told to stay at home|threatened with a beating].",
        ), chance=0.42, charges={"171C": 0.3, "171F": 0.72, "506": 0.45, "341": 0.25}),
        Beat("event", (
            "On {date} a [man|woman|youth] sent by {accused2} [asked for a ballot paper|tried to vote] in the name of [a dead person|one who was away in the army], and [the ink mark was already on the finger|was challenged by the agent of {rival}].",
            "{accused2} [voted twice|cast the votes of absent persons] at {booth}, having [wiped off the ink|changed clothes].",
        ), chance=0.42, charges={"171D": 0.4, "171F": 0.72, "419": 0.12}),
        Beat("event", (
            "{accused} [caused to be printed|had distributed] leaflets saying that {rival} {lie}, [knowing it to be untrue|without the name of any press].",
            "From a loudspeaker van it was announced that {rival} {lie}.",
        ), chance=0.4, charges={"171G": 0.75, "500": 0.15}),
        Beat("event", (
            "{amount} was spent on [hired jeeps|posters and feasts] by {accused2} without [any written authority|the leave of the candidate], and [no account was kept|the bills were in false names].",
            "No [account of expenses was lodged|vouchers were kept], though {amount} had gone [in vehicles and loudspeakers|on the meetings].",
        ), chance=0.3, charges={"171H": 0.65, "171I": 0.5}),
        Beat("event", (
            "At about {hour} a mob armed with {force}, led by {accused2}, [stormed|rushed into] {booth}, [drove out the staff|snatched the ballot papers] and [stamped them|broke the box].",
            "{booth} was [captured|overrun] at about {hour} by men with {force}, and {victim} [was held at the point of a weapon|hid under a table].",
        ), chance=0.4, charges={"147": 0.6, "148": 0.4, "149": 0.4, "353": 0.6, "332": 0.25, "427": 0.3, "342": 0.1}),
        Beat("event", (
            "[A constable on duty|A clerk of the party] was [hit with a stone|beaten] when the [box was being carried away|papers were being snatched].",
            "{voter} and [an old man in the queue|another] were [knocked down in the rush|beaten for protesting], and [a home guard lost two teeth|a polling clerk was hit on the head].",
        ), chance=0.22, charges={"332": 0.6, "323": 0.4}),
        Beat("aftermath", (
            "{victim} [stopped the poll|sent a report by wireless] and a re-poll was [ordered|held after {days}].",
            "[Torn ballot papers|The ink pad and a bunch of counterfoils] were [picked up outside|found in a field], and {victim} [made a list of them|informed the police].",
        )),
        Beat("aftermath", (
            "{rival} [filed an election petition on the same facts|lost by a few votes] and [is said to be behind the case|had every reason to complain].",
            "{accused} was declared elected, and [the complaint came only after the result|both sides lodged cross cases].",
        ), chance=0.7),
        Beat("aftermath", (
            "{voter} [gave evidence with some reluctance|said that {voter:he} had been afraid to speak before].",
            "The agent of {rival} [protested in writing|was turned out of the room], and [the objection was noted|nobody listened].",
            "A [photograph|copy of the leaflet|list of names] was [put in evidence|sent to the Election Officer] by {rival}.",
        ), chance=0.6),
    ),
    charges={"171F": 0.4, "171E": 0.3, "188": 0.35, "171H": 0.1},
    years=(1951, 2024),
)

CRIMES = (
    FOOD_AND_FILTH,
    BLAST,
    LOOSE_ANIMAL,
    UNSAFE_WORK,
    COUNTERFEIT_NOTES,
    COIN_AND_STAMP,
    FALSE_MARKS,
    FALSE_WEIGHTS,
    RELIGIOUS_INSULT,
    ELECTION,
)
