"""The suicide of a debtor, for which the money-lender is blamed."""

# One sentence per line is easier to read and to extend than the formatter's layout.
# fmt: off

from embedded.crime import Beat, Crime, Role
from embedded.crimes.hurt._after_suicide import AFTER_SUICIDE

CRIME = Crime(
    key="debtor_suicide",
    weight=0.7,
    gist="the suicide of {victim:role}, a debtor, for which the money-lender is blamed",
    cast={
        "accused": Role(("the petitioner", "the money-lender", "accused no. 1"), male=0.9, ages=(30, 64)),
        "accused2": Role(("accused no. 2", "the recovery agent"), male=1.0, ages=(22, 50)),
        "victim": Role(("the deceased",), male=0.9, ages=(24, 58)),
        "informant": Role(("the informant", "the complainant", "PW-1"), male=0.5, kin_of="victim", ages=(20, 62)),
        "friend": Role(("PW-3", "the neighbour"), male=0.8),
    },
    props={
        "calling": ("a cotton farmer with six acres", "a tailor who had bought a machine on credit", "a driver who had taken a loan for an auto", "a vegetable vendor", "a small contractor whose bills had not been paid", "a handloom weaver", "a keeper of a betel shop"),
        "terms": ("at ten per cent a month", "against blank cheques", "on the security of the house", "with a deed of sale as security", "at five rupees in the hundred for every week", "on a pledge of the family ornaments"),
        "squeeze": ("sat at the door with two toughs", "took away the bullocks", "pasted a notice on the wall of the house", "locked the shop from outside", "carried off the sewing machine and the cot", "stopped {victim:him} in the bazaar every other day"),
        "words": ("that a man of honour would have hanged himself", "that the women of the house could be sold", "that there was enough rope in the market", "that the railway line was not far", "that the house would change hands by Monday"),
        "act": ("hanged {victim:himself} from a neem tree in the field", "consumed pesticide", "jumped before a train near {town}", "took celphos in a lodge", "was found hanging in the cattle shed"),
        "paper": ("a note of four pages", "a chit in the shirt pocket", "a letter addressed to the Collector", "a message to {informant}", "a page torn from the account book"),
    },
    beats=(
        Beat("background", (
            "{victim} was {calling} and had borrowed {amount} from {accused} {terms}.",
            "{victim}, {calling}, had fallen into debt; the creditor was {accused}, who had lent {amount} {terms}.",
            "{accused} lends money {terms}, and among those who borrowed was {victim}, {calling}.",
        )),
        Beat("background", (
            "The crop failed [for the second year|for want of rain], and the instalments fell into arrears.",
            "By {informant}'s account [twice the sum had already been paid|the interest alone had eaten the principal], yet the account was never closed.",
        ), chance=0.6),
        Beat("background", (
            "{accused2}, sent by {accused}, {squeeze}.",
            "It is alleged that {accused} and {accused2} harassed {victim} for the money and {squeeze}.",
        ), charges={"34": 0.45, "506": 0.25, "384": 0.25, "452": 0.06}),
        Beat("background", (
            "{accused2} used to telephone from {phone} [at odd hours|and speak to the women of the house] and [demand money|use foul language].",
            "A complaint to the Registrar of money-lenders [brought no relief|was withdrawn under pressure].",
        ), chance=0.45, charges={"504": 0.3, "507": 0.08}),
        Beat("event", (
            "On {date}, at about {day_hour}, {accused} told {victim}, in the presence of {friend}, {words}.",
            "On {date} there was an altercation at [the weekly market|the door of the house], in which {accused} said {words}.",
            "{friend} deposed that on {date} {accused2} held {victim} by the collar, and {accused} said {words}.",
        ), charges={"107": 0.12, "504": 0.2, "108": 0.05}),
        Beat("event", (
            "{accused2} [slapped {victim}|took off a shoe and beat {victim}] before the whole market.",
        ), chance=0.3, charges={"323": 0.6, "355": 0.2}),
        Beat("event", (
            "{victim} was kept in the godown of {accused} till {victim:he} put {victim:his} [thumb|name] to a deed of the [house|field].",
        ), chance=0.25, charges={"342": 0.5, "384": 0.3, "347": 0.4}),
        Beat("event", (
            "That night {victim} {act}.",
            "[Next morning|Within [two|three|five|nine] days|The same day] {victim} {act}.",
            "Unable to bear the humiliation, {victim} {act}.",
        )),
        *AFTER_SUICIDE,
        Beat("aftermath", (
            "[Blank stamp papers and forty-two signed cheques|A bundle of title deeds] were seized from {accused}, who held no licence to lend.",
            "The ledger of {accused} showed that {amount} had been [paid twice over|written up in another ink].",
        ), chance=0.45, charges={"420": 0.1, "386": 0.12}),
    ),
    charges={"306": 0.94, "34": 0.1},
)
