"""A bribe taken while bribery was still in the Penal Code, that is until 1988."""

# One sentence per line is easier to read and to extend than the formatter's layout.
# fmt: off

from embedded.crime import Beat, Crime, Role

CRIME = Crime(
    key="bribe_old",
    weight=0.5,
    gist="a sum of money taken by a public servant for doing his work",
    cast={
        "accused": Role(("the appellant", "the accused", "the public servant"), male=0.97, ages=(25, 57)),
        "victim": Role(("the complainant", "the decoy", "PW-1"), male=0.93, ages=(24, 66)),
        "accused2": Role(("accused no. 2", "the tout"), male=0.96),
        "shadow": Role(("the shadow witness", "PW-2"), male=0.97),
        "raider": Role(("the trap officer", "PW-7"), male=0.99, ages=(32, 56)),
    },
    props={
        "office": ("a patwari, with whom an application for mutation was pending", "a head constable, who had seized a cart", "an overseer of works, who had to pass a bill for earthwork", "a sales-tax inspector, who was making an assessment", "an assistant station master, who alone could allot a wagon", "a sub-inspector of excise, who had found fault with a licence", "a court reader, in whose hands the file lay", "a supply clerk, who dealt with permits for kerosene", "a hospital clerk, who gave out injury certificates"),
        "talk": ("that such work was not done for nothing", "that others paid more", "that the file would sleep till then", "that a share went higher up", "that poor pay left {accused:him} no choice"),
        "where": ("a tea stall opposite the office", "the residential quarter of {accused}", "a corner of the railway platform", "the verandah of the court", "a field near the canal bungalow", "the back room of the chauki"),
        "thing": ("a tin of ghee", "a wrist watch", "the use of a car", "a plot at a nominal price", "a gold ring", "a cow in milk"),
        "sign": ("a cough", "the removal of the turban", "the lighting of a cigarette", "the waving of a handkerchief", "the dropping of a stick"),
    },
    beats=(
        Beat("background", (
            "{accused} was posted at {town} as {office}, and {victim} had [a matter to get done|occasion to approach {accused:him}].",
            "{victim}, [a petty contractor|a cultivator of {village}|a trader], had gone to {accused}, {office}.",
        )),
        Beat("event", (
            "{accused} [asked for|demanded] {amount} [to do what was wanted|for {accused:his} trouble], saying {talk}.",
            "{victim} was told [plainly|by {accused}] that unless {amount} was paid nothing would be done.",
            "It is alleged that {accused} [would not move in the matter|kept the papers back], [said|hinted] {talk}, and named {amount} as the price.",
        )),
        Beat("event", (
            "{victim} was [unwilling to pay|unable to find so much] and [went to|complained to] {raider}, who [obtained the leave of a Magistrate and laid|laid] a trap.",
            "{raider} [noted the numbers of the notes|treated the notes with powder] and [gave them back to {victim} in the presence of {shadow}|told {shadow} to keep close].",
        ), chance=0.82),
        Beat("event", (
            "On {date} at about {day_hour} {victim} met {accused} in {where} and [passed the notes|paid the money], which {accused} [put in {accused:his} pocket|slipped into a bag].",
            "On {date}, in {where}, {accused} [held out {accused:his} hand|asked whether the thing had been brought] and [took|received] {amount} from {victim}, {shadow} [looking on|hearing the talk].",
        ), charges={"161": 0.6}),
        Beat("event", (
            "On the agreed signal, {sign}, {raider} [came up|entered] and [caught {accused} by the wrist|asked {accused} to produce the money].",
            "{accused} [threw the notes over the wall|tried to swallow a note|turned pale and said nothing] when {raider} [disclosed who {raider:he} was|appeared].",
        ), chance=0.85),
        Beat("event", (
            "The money was [handed to|to be left with] {accused2}, who [sat outside the office as a petition writer|was a private person] and [kept a share|claimed to have influence with {accused}].",
            "{accused2} [told {victim} that {accused2:he} could win over {accused}|brought the two together], [for a consideration of {accused2:his} own|asking something for {accused2:himself}].",
        ), chance=0.38, charges={"162": 0.45, "163": 0.4, "109": 0.3, "165A": 0.5, "116": 0.08}),
        Beat("event", (
            "Earlier {accused} had [accepted|taken] from {victim} {thing}, [without paying for it|for a price that was no price], while [the matter was before {accused:him}|the case was being enquired into].",
            "It came out that {accused}, [while the file was with {accused:him}|having business of {victim} in hand], had [got|borrowed and kept] from {victim} {thing}.",
        ), chance=0.3, charges={"165": 0.75}),
        Beat("event", (
            "{accused} had [bought at a sale held by {accused:his} own office|bid in another's name for] [a house|some trees], which [{accused:he} was forbidden to do|came out in the enquiry].",
            "All this while {accused} [kept a shop in the name of a brother|dealt in cloth through {accused2}], [contrary to the rules of {accused:his} service|though in service].",
        ), chance=0.15, charges={"168": 0.5, "169": 0.5}),
        Beat("event", (
            "{victim} [pressed the money on {accused}|left an envelope on the table] and, [as the other side says|by one account], was [the first to speak of it|told to take it back].",
            "By another version it was {accused2} who [thrust the notes into the pocket of {accused}|came with the offer], and {accused} [protested|called the peon].",
        ), chance=0.2, charges={"165A": 0.6, "116": 0.2}),
        Beat("aftermath", (
            "The numbers of the notes [were compared and tallied|agreed with those in the memorandum].",
            "The [fingers of {accused} gave a violet colour in the solution|pocket lining showed traces of powder].",
        ), chance=0.85),
        Beat("aftermath", (
            "{accused} explained that [it was the repayment of a loan|the money was for small savings certificates|it was thrust upon {accused:him}].",
            "{shadow} [did not hear any demand|bore out {victim} in the main], and {raider} [spoke to the recovery|was cross-examined at length].",
        ), chance=0.85),
        Beat("aftermath", (
            "Enquiry showed that {accused} [possessed assets out of proportion to {accused:his} pay|had been complained of in {year}].",
            "The [house|bank pass-book] of {accused} was searched, and [nothing came of it|a list of similar payments was found].",
        ), chance=0.4),
    ),
    charges={"161": 0.85, "165": 0.06},
    years=(1950, 1988),
    others={"PC:5": 0.7},
)
