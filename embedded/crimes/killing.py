"""Killings: the sample module for the others."""

from embedded.crime import Beat, Crime, Role

MURDER_OVER_LAND = Crime(
    key="murder_over_land",
    weight=2.2,
    gist="the murder of {victim:role} over a strip of land",
    cast={
        "accused": Role(("the appellant", "accused no. 1", "the main accused"), male=0.96),
        "accused2": Role(("accused no. 2", "the co-accused"), male=0.9, kin_of="accused"),
        "accused3": Role(("accused no. 3", "the third accused"), male=0.9, kin_of="accused"),
        "victim": Role(("the deceased", "the victim"), male=0.9, ages=(24, 68)),
        "informant": Role(("the informant", "the complainant", "PW-1"), male=0.7, kin_of="victim"),
        "witness": Role(("PW-2", "the eye-witness", "the neighbour"), male=0.8),
    },
    props={
        "weapon": ("a spade", "an axe", "a lathi", "a gandasa", "a pickaxe handle", "a country-made pistol"),
        "plot": ("the boundary ridge", "a strip of land two feet wide", "the common passage", "the old well",
                 "the threshing floor", "a row of mango trees"),
        "spot": ("the field", "the lane outside the house", "the canal bank", "the grove behind the temple"),
        "wound": ("a deep cut on the head", "a fracture of the skull", "two stab wounds on the chest",
                  "an injury on the left side of the neck"),
    },
    beats=(
        Beat("background", (
            "[The family|The household] of {victim} and that of {accused} had [long been on bad terms|not been on speaking terms for years] over {plot}.",
            "A dispute over {plot} had been [simmering|pending] between {victim} and {accused}[| for some years| since the consolidation of holdings].",
            "{victim} had [obtained a decree|won a civil suit] about {plot}, and {accused} [bore him a grudge|took it ill].",
        )),
        Beat("background", (
            "The village panchayat had [met twice|tried to settle the matter] but {accused} [would not abide by its word|walked out of the meeting].",
            "An attempt of the elders at a compromise [had failed|came to nothing].",
        ), chance=0.4),
        Beat("event", (
            "On {date} at about {hour}, while {victim} was [at work in|on the way to] {spot}, {accused} came there with {weapon}[| and challenged {victim:him}].",
            "At about {hour} on {date} {accused} [stopped|waylaid] {victim} near {spot}[|, {weapon} in hand].",
        )),
        Beat("event", (
            "{accused2} [and {accused3} followed him|came behind with {accused3}], [armed with lathis|carrying sticks and iron rods], and [shouted that {victim:role} should not be spared|called out to finish {victim:him} off].",
            "All three [formed a ring round|surrounded] {victim}, {accused2} holding {victim:his} arms.",
        ), chance=0.72, charges={"34": 0.8, "341": 0.2}),
        Beat("event", (
            "[About a dozen men|A crowd of eight or ten persons] of the accused's side [joined in, armed with lathis and spears|ran up with deadly weapons and took part in the assault].",
        ), chance=0.25, charges={"147": 0.75, "148": 0.8, "149": 0.9}),
        Beat("event", (
            "{accused} [struck|dealt a blow to] {victim} with {weapon}, [causing|which left] {wound}.",
            "With {weapon} {accused} [hit {victim} again and again|aimed a blow at {victim:his} head], and {victim:he} [fell down bleeding|collapsed on the spot].",
        )),
        Beat("event", (
            "When {informant} [ran to help|tried to intervene], {informant:he} too was [beaten|hit on the arm and the back].",
        ), chance=0.45, charges={"323": 0.75, "324": 0.25}),
        Beat("aftermath", (
            "{victim} [died on the way to the hospital|breathed {victim:his} last before the doctor could see {victim:him}|was declared brought dead].",
            "By the time the villagers arrived {victim} was dead.",
        )),
        Beat("aftermath", (
            "The body was [dragged to|thrown into] [the canal|a dry well|the sugarcane crop] [to hide the crime|so that nobody should find it], and {weapon} was [washed|buried under straw].",
        ), chance=0.3, charges={"201": 0.85}),
        Beat("aftermath", (
            "Before leaving, the accused [threatened the witnesses with the same fate|said that whoever gave evidence would be killed too].",
        ), chance=0.25, charges={"506": 0.7}),
    ),
    charges={"302": 0.94, "304": 0.08},
    others={"Arms:27": 0.12, "Arms:25": 0.1},
)

CRIMES = (MURDER_OVER_LAND,)
