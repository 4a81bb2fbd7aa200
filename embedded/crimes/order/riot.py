"""A riot over a procession."""

# One sentence per line is easier to read and to extend than the formatter's layout.
# fmt: off

from embedded.crime import Beat, Crime, Role

CRIME = Crime(
    key="riot",
    weight=0.75,
    gist="a clash between two groups on the occasion of a procession",
    cast={
        "accused": Role(("the appellant", "accused no. 1", "the leader of the mob"), male=0.97, ages=(19, 60)),
        "accused2": Role(("accused no. 2", "the second appellant"), male=0.97),
        "accused3": Role(("accused no. 5", "the fifth accused"), male=0.97),
        "victim": Role(("the informant", "the Sub-Divisional Magistrate", "PW-1"), male=0.93, ages=(28, 58)),
        "hurt": Role(("PW-4", "the injured"), male=0.85),
        "shopkeeper": Role(("PW-6", "the shopkeeper"), male=0.9),
    },
    props={
        "procession": ("a Muharram procession", "a Dussehra procession", "a marriage party with a band", "a procession of striking mill hands", "an immersion procession", "a rally on the birthday of a leader", "a funeral procession", "a students' march"),
        "spark": ("colour thrown on a wall", "music near a place of prayer", "the route chosen", "the felling of a branch", "a rumour about a missing girl", "a stone from a roof", "the lowering of a flag"),
        "mob": ("some two hundred", "about fifty", "three or four hundred", "a large number of", "more than a thousand"),
        "arms": ("lathis and brickbats", "swords and spears", "soda-water bottles and acid bulbs", "bombs and country-made guns", "iron rods and cycle chains", "hockey sticks"),
        "slogan": ("that they should not be let off", "for blood", "against the other community", "against the police", "that the road was theirs"),
        "loss": ("eleven shops and a petrol pump", "a row of huts", "two buses and a police jeep", "a cinema house", "the cloth market", "a flour mill"),
    },
    beats=(
        Beat("background", (
            "On {date} {procession} was to pass [through {street}|by the old gate] at {town}.",
            "There was tension in {town} over {spark}[|, and extra police had been sent for].",
        )),
        Beat("background", (
            "An order forbidding [the assembly of five or more persons|the carrying of lathis] was [in force|announced by loudspeaker].",
            "The licence for it [laid down the route and the hours|forbade music at two places], but [this was not kept to|the terms were broken].",
        ), chance=0.63, charges={"188": 0.6, "144": 0.1}),
        Beat("background", (
            "A day earlier {accused} [made a speech|gave out leaflets] [calling for boycott of the other side|saying that the time for talk was over].",
            "It is said that {accused2} [collected stones on the roofs|hired men from outside] and [paid for their food|promised to stand by them].",
        ), chance=0.36, charges={"153A": 0.6, "153": 0.3, "505": 0.2, "157": 0.08, "150": 0.06, "120B": 0.15}),
        Beat("event", (
            "At about {day_hour}, on account of {spark}, {mob} persons armed with {arms} [collected|formed a mob], {accused} [at their head|urging them on].",
            "When the procession reached {street}, trouble arose over {spark}, and {mob} persons with {arms}, led by {accused} and {accused2}, [came out of the lanes|attacked it].",
            "The prosecution says that {accused}, {accused2}, {accused3} and {mob} others [assembled near {street}|gathered] with {arms}, shouting {slogan}.",
        ), charges={"147": 0.4, "148": 0.35, "143": 0.15}),
        Beat("event", (
            "{victim} [ordered the crowd to disperse|gave a warning over the megaphone], but [nobody listened|stones were the answer].",
            "Told to go home, the crowd [sat down on the road|surged forward], {accused3} shouting {slogan}.",
        ), chance=0.58, charges={"145": 0.5, "151": 0.3, "188": 0.2}),
        Beat("event", (
            "[Brickbats|Acid bulbs|Stones] rained on the police, and {victim} [was hit on the helmet|received an injury on the shoulder].",
            "{accused2} [threw a bomb at the picket|snatched a rifle from a constable], and [the force had to fall back|four men of the force were hurt].",
        ), chance=0.58, charges={"332": 0.6, "353": 0.66, "333": 0.15, "152": 0.22, "307": 0.25}),
        Beat("event", (
            "{hurt} was [dragged from a rickshaw|caught at the crossing] and [stabbed by {accused3}|beaten with lathis].",
            "{accused} [struck {hurt} with a sword|hit {hurt} on the head], [taking {hurt:him} to be of the other side|without any cause].",
        ), chance=0.58, charges={"307": 0.35, "324": 0.4, "323": 0.4, "326": 0.2, "149": 0.5}),
        Beat("event", (
            "[A boy of fifteen|An old man|A passer-by] was [hacked to death|burnt alive|found dead in a drain] [in the same lane|that night].",
            "In the lane [beyond the mill|behind the mosque and the temple] the body of [a hawker|a young woman|a rickshaw puller] was found [with many stab wounds|half burnt].",
        ), chance=0.22, charges={"302": 0.85, "149": 0.5, "201": 0.1}),
        Beat("event", (
            "The mob then [set fire to|looted and burnt] {loss}, the damage being put at {amount}.",
            "The shop of {shopkeeper} was [broken open|looted], and {loss} went up in flames.",
        ), chance=0.6, charges={"436": 0.6, "435": 0.3, "427": 0.5, "395": 0.22, "380": 0.1}),
        Beat("event", (
            "A [place of worship|holy book|tazia] was [damaged|burnt], and [filth was thrown|slogans were raised against the faith of the other side].",
            "[The priest was beaten|Worship was stopped] at [a shrine near {street}|a small shrine on the route], and [the lamps were broken|what stood there was pulled down].",
        ), chance=0.3, charges={"295": 0.6, "295A": 0.3, "296": 0.25, "153A": 0.35}),
        Beat("event", (
            "[Two parties of young men|Men of both sides] [fought with fists and sticks|exchanged blows] on the public road [and frightened the passers-by|until the police came].",
            "Before that [some youths of the two sides|{accused2} and {hurt}] had [come to blows|quarrelled] at a [pan shop|tap], [to the alarm of the public|and a crowd had gathered].",
        ), chance=0.24, charges={"160": 0.65}),
        Beat("aftermath", (
            "[A lathi charge had to be made|Tear gas was used|The police opened fire], and {accused} with [seven|eighteen|thirty] others was [arrested at the spot|caught in the lane].",
            "Curfew was clamped for {days}, and the accused were [picked up from their houses|named later by the witnesses].",
        )),
        Beat("aftermath", (
            "{shopkeeper} and {hurt} [named {accused} and {accused3}|could name only those whom they knew before].",
            "{shopkeeper} [saw it all from a window|hid on the roof] and [identified {accused2}|did not identify anyone in court].",
        ), chance=0.75),
        Beat("aftermath", (
            "{accused3} claims to have been [a mere onlooker|at work in another town|roped in because of {accused3:his} politics].",
            "No specific act is [attributed to|alleged against] {accused3}, and {accused2} says that [{accused2:he} was trying to calm the crowd|{accused2:his} own shop was burnt].",
        ), chance=0.55),
    ),
    charges={"147": 0.78, "148": 0.52, "149": 0.55, "143": 0.18, "153A": 0.15, "427": 0.15},
    others={"Arms:25": 0.08, "UAPA:13": 0.03},
)
