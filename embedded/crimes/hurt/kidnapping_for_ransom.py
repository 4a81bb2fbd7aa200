"""A kidnapping for ransom."""

# One sentence per line is easier to read and to extend than the formatter's layout.
# fmt: off

from embedded.crime import Beat, Crime, Role

CRIME = Crime(
    key="kidnapping_for_ransom",
    weight=0.9,
    gist="the kidnapping of {victim:role} for ransom",
    cast={
        "accused": Role(("the appellant", "accused no. 1", "the ringleader"), male=1.0, ages=(21, 45)),
        "accused2": Role(("accused no. 2", "the co-accused"), male=0.95, ages=(19, 40)),
        "accused3": Role(("accused no. 3", "the landlord of the hide-out"), male=1.0, ages=(25, 55)),
        "victim": Role(("the abductee", "the victim", "the kidnapped person"), male=0.9, ages=(19, 58)),
        "informant": Role(("the informant", "the complainant", "PW-1"), male=0.8, kin_of="victim", ages=(30, 64)),
    },
    props={
        "business": ("a jeweller", "a doctor with a large practice", "the owner of a petrol pump", "a cloth merchant", "the only child of a contractor", "a marble exporter", "the proprietor of a nursing home"),
        "snatch": ("as {victim:he} came out of the gymnasium", "on the way from the shop", "when {victim:he} was called to see a plot", "at the level crossing", "after a sham accident", "by men in police uniform"),
        "car": ("a silver car", "a van with tinted panes", "a jeep", "an ambulance", "a stolen taxi"),
        "den": ("a farm house", "a flat taken on rent", "a cave in the ravines", "a locked poultry shed", "an island in the river", "the upper room of a hosiery unit"),
        "drop": ("on a parapet of the old fort", "under a culvert", "in a dustbin near the temple", "at a dhaba on the highway", "on the bridge at midnight"),
        "trace": ("the tower location of the caller", "the voice recorded on the answering machine", "the word of a boy sent to fetch food", "a numbered note", "the missing taxi"),
    },
    beats=(
        Beat("background", (
            "{victim} is {business} of {town}, and was [known to be well off|the only son of the family].",
            "{informant} and {victim} belong to a family of means; {victim} is {business}.",
            "{accused}, who had once [worked for the family|supplied goods to {victim}], knew that {victim} was {business} and [never carried a weapon|kept regular hours].",
        )),
        Beat("background", (
            "The accused are said to have [met in jail|planned it at a gambling den] and to have [kept a watch on {victim} for {days}|bought a SIM card in a false name].",
        ), chance=0.5, charges={"120B": 0.75, "420": 0.06, "468": 0.08}),
        Beat("event", (
            "On {date} at about {day_hour} {victim} was [seized|pushed into {car}] {snatch}.",
            "On {date}, at about {day_hour}, {accused} and {accused2} took {victim} away {snatch}, using {car}.",
            "{victim} did not come home on {date}; it is the prosecution case that {victim:he} was carried off in {car} {snatch}.",
        ), charges={"365": 0.3, "364A": 0.2, "363": 0.08}),
        Beat("event", (
            "{victim:his} eyes were [bandaged|covered with tape], and {victim:he} was [given an injection|made to lie on the floor of the vehicle].",
            "{accused2} [held a pistol to {victim:his} ribs|hit {victim:him} with the butt] to stop {victim:him} from shouting.",
        ), chance=0.6, charges={"323": 0.35, "328": 0.25, "342": 0.2}),
        Beat("event", (
            "{victim} was kept in {den}, [chained to a cot|guarded by turns], for {days}.",
            "{accused3} had given {den} to the accused, [knowing its purpose|for a share], and brought food.",
        ), charges={"342": 0.25, "346": 0.15, "368": 0.35, "344": 0.08}),
        Beat("event", (
            "A call came from {phone} asking for {amount} and saying that [otherwise a dead body would be sent|the police must not be told].",
            "{informant} received [a letter in red ink|a call at midnight] demanding {amount}, failing which {victim} would be [killed|cut to pieces].",
            "It is alleged that {accused} telephoned {informant} again and again, [came down from a larger figure to|insisted upon] {amount}, and let {victim} speak a few words.",
        ), charges={"364A": 0.5, "387": 0.35, "386": 0.15, "506": 0.15}),
        Beat("event", (
            "To hasten matters they sent [a finger ring|a piece of the ear|a blood-stained shirt].",
        ), chance=0.2, charges={"326": 0.4, "327": 0.2}),
        Beat("event", (
            "The money was to be left {drop}, and {informant} did as {informant:he} was told.",
            "{informant} paid {amount} {drop}; the bag was picked up by {accused2}.",
        ), chance=0.55),
        Beat("event", (
            "As the money was [delayed|not forthcoming], and as {victim} had [recognised {accused}|seen their faces], {victim:he} was [strangled|shot] in {den}.",
            "{victim} was never seen again alive; {victim:he} had been [strangled|shot], and the body was [cut up and packed in two bags|thrown into a gorge|buried under cement].",
        ), chance=0.3, charges={"302": 0.92, "201": 0.6, "364": 0.3}),
        Beat("aftermath", (
            "The police, following {trace}, [surrounded {den}|laid a trap] and [caught {accused2}|took {accused} and {accused2} by surprise].",
            "It all came to an end after {days}, when {trace} [brought the police to {den}|gave the game away].",
            "The clue was {trace}, which led first to {accused2} and then to the hide-out.",
        ), chance=0.8),
        Beat("aftermath", (
            "There was an exchange of fire in which [a constable was hurt|one of the gang was killed].",
        ), chance=0.2, charges={"307": 0.7, "353": 0.5, "332": 0.2}),
        Beat("aftermath", (
            "Out of the ransom {amount} was recovered [from a tin box|from the wife of {accused2}], and the notes bore the [slips of {bank}|initials of {informant}].",
            "{car} was found [abandoned|with a changed number plate], and {informant} identified [a shoe|a watch strap|a pair of spectacles] lying in it.",
        ), chance=0.6, charges={"411": 0.2}),
        Beat("aftermath", (
            "The defence is that {victim} [had gone of {victim:his} own accord because of debts|had staged it with {accused2}].",
        ), chance=0.3),
    ),
    charges={"364A": 0.88, "34": 0.3, "365": 0.2},
    years=(1994, 2024),
    others={"Arms:25": 0.2, "Arms:27": 0.08},
)
