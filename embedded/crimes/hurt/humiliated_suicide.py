"""A suicide blamed on those who humiliated the deceased."""

# One sentence per line is easier to read and to extend than the formatter's layout.
# fmt: off

from embedded.crime import Beat, Crime, Role
from embedded.crimes.hurt._after_suicide import AFTER_SUICIDE

CRIME = Crime(
    key="humiliated_suicide",
    weight=0.7,
    gist="the suicide of {victim:role}, which is laid at the door of {accused:role}",
    cast={
        "accused": Role(("the petitioner", "the applicant", "accused no. 1"), male=0.8, ages=(28, 60)),
        "accused2": Role(("accused no. 2", "the second petitioner"), male=0.7, ages=(24, 58)),
        "victim": Role(("the deceased",), male=0.6, ages=(18, 29)),
        "informant": Role(("the informant", "the complainant", "the parent of the deceased"), male=0.6, kin_of="victim", ages=(42, 64)),
        "friend": Role(("PW-3", "the room-mate", "a colleague"), male=0.6, ages=(18, 32)),
    },
    props={
        "place": ("a residential college in {town}", "the office of {company}", "a coaching institute", "the nurses' school of {hospital}", "a private engineering college", "a police training school", "a call centre"),
        "slight": ("was made to stand outside the room for a whole day", "was called a thief before everyone", "was refused leave for a sister's wedding", "was ragged night after night", "was told that nothing would be signed", "was given double shifts as a punishment", "had a mobile phone snatched and its contents read aloud"),
        "words": ("that {victim:he} was a disgrace and would never pass", "that people of {victim:his} background had no place there", "that {victim:he} might as well jump from the roof", "that {victim:his} parents should be called and shamed", "that the police would be sent for"),
        "act": ("was found hanging in the hostel room", "jumped from the fourth floor", "was found dead on the track near {town}", "took an injection from the ward", "swallowed a bottle of acid from the laboratory"),
        "paper": ("a note of four pages", "a video on the telephone", "a few lines on the last page of a notebook", "a message to {informant}", "an unsent mail"),
        "ground": ("missing stock", "a poor result", "a complaint made against a superior", "an affair with a fellow student", "a mistake in a report", "fees that were in arrears"),
    },
    beats=(
        Beat("background", (
            "{victim} was at {place}, where {accused} [was in charge|was the superior].",
            "{victim}, the [first in the family to be educated|only child of {informant}], had joined {place}; {accused} and {accused2} were [over {victim:him}|among those {victim:he} had to obey].",
            "{informant} had sent {victim} to {place} with [high hopes|money borrowed from {bank}].",
        )),
        Beat("background", (
            "It is alleged that {victim} {slight}, and the ground was {ground}.",
            "On account of {ground} {victim} was singled out, and {slight}.",
            "{friend} says that {victim} {slight}; {accused2} [looked on|joined in].",
        ), charges={"34": 0.25}),
        Beat("background", (
            "{victim} had [written to the management|spoken to {informant} on the telephone from {phone}] about it, and was told to bear it for a while.",
            "{friend} noticed that {victim} had [stopped eating|lost sleep], and [spoke of there being no way out|wept in the canteen].",
        ), chance=0.55),
        Beat("background", (
            "Some senior students had [made {victim} do their work|taken {victim:his} clothes and locked the bathroom].",
        ), chance=0.25, charges={"342": 0.3, "323": 0.3}),
        Beat("event", (
            "On {date}, at about {day_hour}, {accused} told {victim}, in the presence of {friend}, {words}.",
            "On {date} {victim} was called to the room of {accused}, where {accused2} was also sitting, and told {words}.",
            "There was a scene on {date} over {ground}; {accused} said before all {words}.",
        ), charges={"107": 0.15, "504": 0.25, "108": 0.05}),
        Beat("event", (
            "{accused2} threatened that [a criminal case would be made out|the certificates would be kept back] unless {amount} was paid.",
            "{victim} was made to write an [apology|admission of theft] under threat.",
        ), chance=0.35, charges={"506": 0.4, "384": 0.3, "385": 0.12}),
        Beat("event", (
            "{accused} [slapped {victim}|struck {victim} with a file].",
        ), chance=0.2, charges={"323": 0.65}),
        Beat("event", (
            "That night {victim} {act}.",
            "[Next morning|Within [two|three|five|nine] days|A few hours later] {victim} {act}.",
            "{victim} came back, spoke to no one and, in the early hours, {act}.",
        )),
        *AFTER_SUICIDE,
        Beat("aftermath", (
            "{accused} is alleged to have [removed some papers from the desk|had the messages deleted] soon after.",
            "The [students|staff] [sat in protest|boycotted work] and demanded that {accused} be arrested.",
        ), chance=0.45, charges={"201": 0.25}),
    ),
    charges={"306": 0.94, "34": 0.12},
    years=(1995, 2024),
    others={"SCST:3": 0.12},
)
