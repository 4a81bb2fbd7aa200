"""Speeches and writings said to stir up disaffection and hatred."""

# One sentence per line is easier to read and to extend than the formatter's layout.
# fmt: off

from embedded.crime import Beat, Crime, Role

CRIME = Crime(
    key="sedition",
    weight=0.35,
    gist="speeches and writings said to stir up disaffection and hatred",
    cast={
        "accused": Role(("the petitioner", "accused no. 1", "the speaker"), male=0.9, ages=(20, 64)),
        "accused2": Role(("accused no. 2", "the printer"), male=0.88),
        "victim": Role(("the complainant", "the intelligence officer", "PW-1"), male=0.95, ages=(28, 56)),
        "shorthand": Role(("PW-2", "the police reporter"), male=0.9),
    },
    props={
        "forum": ("a public meeting at the maidan of {town}", "a students' gathering", "a kisan sabha", "a meeting on the anniversary of a martyr", "a street-corner meeting near {street}", "a seminar in a college hall"),
        "words": ("that the Government was a band of robbers and must be overthrown by blood", "that the soldiers should turn their rifles the other way", "that the region should cut itself off from the country", "that one community could not be loyal to the nation", "that those of the other tongue should be driven out", "that the people should stop paying and take up arms"),
        "matter": ("a pamphlet", "a long poem", "a reprinted editorial", "a ballad", "a poster in red letters", "a booklet smuggled from outside", "a leaflet in two languages"),
        "group": ("a banned outfit", "an extremist group", "an underground party", "a separatist front", "a private army"),
        "find": ("detonators and a map of the railway bridge", "a list of names and a cyclostyle machine", "typed letters in code", "bundles of unsold copies", "two rifles and a wireless set"),
    },
    beats=(
        Beat("background", (
            "{accused} is [the editor of a weekly|a former legislator|a student leader|a folk singer|a trade-union worker] living at {town}.",
            "{accused} was [said to be connected with|the local organiser of] {group}.",
        )),
        Beat("background", (
            "The [district|town] was at that time [in the grip of a strike|disturbed by a movement over land|under a ban on meetings].",
            "Posters about it had been [put up a week before|seized in two towns], and [a large force was present|the permission had been refused].",
        ), chance=0.5),
        Beat("event", (
            "On {date} at about {day_hour} {accused} [addressed|spoke at] {forum} and said {words}.",
            "At {forum} on {date}, before [some two thousand people|a crowd of peasants], {accused} [declared|told the audience] {words}.",
            "It is alleged that on {date}, at {forum}, {accused} [read out {matter} to the effect|gave out {matter} which said] {words}.",
        ), charges={"124A": 0.5, "153A": 0.25, "505": 0.25}),
        Beat("event", (
            "{accused2} [printed the speech|ran off {matter}] at {accused2:his} press [without a declaration|by night], and copies were [sent to the barracks|sold at fairs].",
            "Copies of what was said were [passed from hand to hand|sent to many] by {accused2}, who [added words of {accused2:his} own|knew what it said].",
        ), chance=0.6, charges={"124A": 0.25, "34": 0.25, "120B": 0.25, "505": 0.2}),
        Beat("event", (
            "{accused} went on to say that [members of a certain community were traitors|a certain caste should be boycotted|those of another language had no right to live there], and the crowd [shouted for blood|grew restive].",
            "There was also talk of [teaching the other community a lesson|who could and who could not be a true citizen], and {accused} [named their leaders one by one|asked for a show of hands].",
        ), chance=0.42, charges={"153A": 0.75, "153B": 0.5, "505": 0.35, "295A": 0.15}),
        Beat("event", (
            "A rumour was [put about|started] by {accused2} that [the wells had been poisoned|soldiers had refused to obey|temples had been pulled down], and [the bazaar closed in panic|people fled from {village}].",
            "It was [given out in the name of {accused}|whispered from door to door] that [a massacre had taken place in {town}|the troops were about to mutiny], which was [wholly false|meant to spread alarm].",
        ), chance=0.3, charges={"505": 0.75, "153": 0.2}),
        Beat("event", (
            "[In the drill that followed|At a camp in the hills] young men were [trained with sticks|taught to use force against another community].",
            "{accused2} [drilled the volunteers with lathis|led an exercise in a school ground], [one community alone being called|the slogans leaving no doubt of the object].",
        ), chance=0.15, charges={"153A": 0.4}),
        Beat("event", (
            "{accused} and {accused2}, with others of {group}, were said to have [plotted|met at {village}] to [overawe the Government by force|seize a police station].",
            "Letters showed that {accused} was [collecting men and arms to be used when the time came|in touch with a leader across the border], [in the name of|on behalf of] {group}.",
        ), chance=0.33, charges={"121A": 0.65, "120B": 0.5, "122": 0.4, "121": 0.28, "123": 0.15}),
        Beat("event", (
            "The national flag was [burnt|trampled upon] at the end of it, and [effigies were set on fire|black flags were shown].",
            "A [march|bandh] followed in which [two buses were stoned|the rail track was blocked], in spite of a prohibitory order.",
        ), chance=0.3, charges={"147": 0.4, "188": 0.45, "427": 0.35, "143": 0.25, "341": 0.1}),
        Beat("event", (
            "A [legislator|Governor's party] was [surrounded|stopped on the road] by followers of {accused} to [force the withdrawal of a bill|prevent a visit].",
            "Followers of {accused} [held back the car of the Governor|kept a Minister from entering the House], [using some force|waving sticks].",
        ), chance=0.08, charges={"124": 0.65, "147": 0.3}),
        Beat("aftermath", (
            "{shorthand} [took down the speech|made notes in Hindi shorthand], [from which a transcript was prepared|which are not complete].",
            "{victim} [heard the speech|watched a recording of it] and [sent a report the next day|compared it with the transcript].",
        ), chance=0.85),
        Beat("aftermath", (
            "A search of the house of {accused} yielded {find}.",
            "From {accused2} the police [seized|took] {find}[| and a sum of {amount}].",
        ), chance=0.62),
        Beat("aftermath", (
            "It is urged that [the words were criticism of policy and nothing more|no disorder followed|the passage has been torn from its context|the sanction does not show application of mind].",
            "The court has been taken through [the whole speech|the text], and [it is in places violent|there is much in it that is mere rhetoric].",
        ), chance=0.75),
        Beat("aftermath", (
            "Shops [closed that evening|were stoned after the meeting], and {victim} [put this down to the speech|noted it in the diary].",
            "{accused2} [produced the manuscript|said that {accused2:he} had only carried out an order], and the machine was [sealed|returned later].",
        ), chance=0.55),
    ),
    charges={"124A": 0.55, "153A": 0.38, "505": 0.25, "153B": 0.1, "120B": 0.12},
    years=(1973, 2024),
    others={"UAPA:13": 0.2, "UAPA:18": 0.1, "Arms:25": 0.05},
)
