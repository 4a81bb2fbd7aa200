"""An outrage upon a place or objects of worship."""

# One sentence per line is easier to read and to extend than the formatter's layout.
# fmt: off

from embedded.crime import Beat, Crime, Role

CRIME = Crime(
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
            "On {date} at about {night_hour} {accused} [came to|entered] {shrine} and {act}.",
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
