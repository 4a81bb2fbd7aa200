"""Noxious food sold and a locality fouled."""

# One sentence per line is easier to read and to extend than the formatter's layout.
# fmt: off

from embedded.crime import Beat, Crime, Role

CRIME = Crime(
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
            "On {date} at about {day_hour} {victim} [visited the shop|took a sample] and found on sale there {food}.",
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
