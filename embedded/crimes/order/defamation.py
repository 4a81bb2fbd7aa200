"""Words that lower a person in the eyes of others."""

# One sentence per line is easier to read and to extend than the formatter's layout.
# fmt: off

from embedded.crime import Beat, Crime, Role

CRIME = Crime(
    key="defamation",
    weight=0.6,
    gist="statements said to have lowered {victim:role} in the eyes of others",
    cast={
        "accused": Role(("the petitioner", "the accused", "the editor"), male=0.85, ages=(26, 68)),
        "accused2": Role(("accused no. 2", "the printer and publisher"), male=0.92),
        "victim": Role(("the complainant", "the respondent", "PW-1"), male=0.8, ages=(28, 72)),
        "reader": Role(("PW-2", "the reader"), male=0.8),
    },
    props={
        "medium": ("a weekly newspaper", "a pamphlet", "a hand-bill", "a book of memoirs", "a caste journal", "a printed resolution of the panchayat", "a local daily", "a magazine of the trade", "an open letter in print"),
        "imputation": ("had swallowed the funds of the school", "kept a concubine", "was of low birth and had hidden it", "took bribes for admissions", "had got {victim:his} own brother poisoned", "was a police informer", "supplied spurious medicines", "had changed {victim:his} loyalty for money"),
        "standing": ("an advocate of long standing", "the principal of {school}", "a member of the municipal board", "a doctor", "the manager of {company}", "a social worker", "a retired judge", "a trader of repute"),
        "harm": ("an engagement in the family was broken off", "clients stayed away", "{victim:he} was asked to resign", "people pointed fingers at {victim:him}", "{victim:he} was outcasted by the biradari", "no one would sit with {victim:him}"),
        "motive": ("an advertisement refused", "defeat in an election", "a quarrel between neighbours", "a divorce suit between relations", "the dismissal of {accused}", "a demand for money not met"),
    },
    beats=(
        Beat("background", (
            "{victim} is {standing} at {town} and [enjoyed a good name|was held in respect].",
            "{victim}, {standing}, [claims a reputation built over thirty years|is well known in {district}].",
        )),
        Beat("background", (
            "The parties had [fallen out over|been on bad terms since] {motive}.",
            "The real cause, it is said, was {motive}.",
        ), chance=0.7),
        Beat("event", (
            "On {date} {accused} [made it known|let the world know] through {medium} that {victim} {imputation}.",
            "{medium} dated {date}, [written by|over the name of] {accused}, [stated|said in so many words] that {victim} {imputation}.",
            "It is complained that in {medium}, [which came out|which was sent round] on {date}, {accused} wrote that {victim} {imputation}.",
        ), charges={"500": 0.6, "499": 0.1}),
        Beat("event", (
            "{accused2} [printed it|set it up in type and ran off a thousand copies], [though aware of what it contained|without making any enquiry].",
            "It was printed at the press of {accused2}, who [struck off copies for sale|knew {victim} well].",
        ), chance=0.63, charges={"501": 0.75}),
        Beat("event", (
            "Copies were [hawked at the bus stand|sold outside the courts], and {reader} [bought one|was given one].",
            "{accused2} [kept the copies on {accused2:his} counter|sent them by post to subscribers] [at a price|knowing what was in them].",
        ), chance=0.42, charges={"502": 0.72}),
        Beat("event", (
            "At a meeting of [the society|the panchayat|the union] {accused} [repeated it by word of mouth|read it aloud] [in the presence of {reader}|before some fifty persons].",
            "{accused} also wrote to [the employers|the daughter's in-laws|the caste elders] of {victim} [in the same strain|to say the same thing], and [the letter was read by many|{reader} saw it].",
        ), chance=0.38, charges={"500": 0.4, "504": 0.15}),
        Beat("event", (
            "{accused} had [drawn a cartoon|composed a rhyme] in which {victim} was [shown as a thief|called by the name of an animal].",
            "A photograph of {victim} was [joined to that of another|printed with a nasty caption], [to make it worse|for all to see].",
        ), chance=0.26, charges={"292": 0.12, "469": 0.22, "500": 0.3}),
        Beat("event", (
            "A letter said to be written by {victim} was [set out in facsimile|read out], which {victim} [never wrote|swears to be a fabrication].",
            "{accused} [made up a receipt|had a photograph doctored] to [bear out the charge|lend colour to the story], and [{reader} took it for true|it was reproduced in full].",
        ), chance=0.2, charges={"469": 0.65, "465": 0.25, "471": 0.2}),
        Beat("event", (
            "{accused} [asked for {amount} to keep the matter out of print|wrote that worse would follow unless {victim} made peace].",
            "A man came from {accused} to say that [for {amount} nothing more would appear|the next issue would finish {victim:him}], [which {victim} took for what it was|and was shown the door].",
        ), chance=0.24, charges={"384": 0.3, "385": 0.35, "506": 0.35, "389": 0.05}),
        Beat("aftermath", (
            "{reader} [read it and spoke to {victim}|said that {reader:he} thought less of {victim} after reading it], and {harm}.",
            "As a result {harm}.",
        ), chance=0.85),
        Beat("aftermath", (
            "{victim} sent a notice calling for [an apology|the source of the news]; [it was not answered|the reply repeated the charge].",
            "A [regret|corrigendum] was printed {days} later [in small type on the last page|which {victim} did not think enough].",
        ), chance=0.75),
        Beat("aftermath", (
            "{accused} [pleads truth and the public good|says that it was a fair report of what passed in court|claims to have acted in good faith for the protection of {accused:his} own interest].",
            "It is said that [{accused} was not the editor at the time|the words were not meant for {victim}|the petition was to lawful authority].",
        ), chance=0.7, charges={"34": 0.05}),
        Beat("aftermath", (
            "{victim} [examined {reader} and two others|gave evidence on oath], and process was issued.",
            "The Magistrate [took cognizance on the complaint|sent the complaint for enquiry] in {year}.",
        ), chance=0.6),
    ),
    charges={"500": 0.86, "499": 0.22, "501": 0.12, "34": 0.08, "109": 0.03},
)
