"""Goods entrusted to a partner or dealer and never returned."""

# One sentence per line is easier to read and to extend than the formatter's layout.
# fmt: off

from embedded.crime import Beat, Crime, Role

CRIME = Crime(
    key="partner_breach",
    weight=0.75,
    gist="a dispute over goods entrusted by {victim:role} which were never returned",
    cast={
        "accused": Role(("the petitioner", "the accused", "the appellant"), male=0.88),
        "victim": Role(("the complainant", "opposite party no. 2", "the respondent"), male=0.75, ages=(26, 72)),
        "accused2": Role(("accused no. 2", "the second petitioner"), male=0.7, kin_of="accused"),
        "broker": Role(("the broker", "PW-2"), male=0.95),
    },
    props={
        "tie": ("partners in a brick kiln", "old friends and neighbours", "related by marriage", "dealers in the same mandi", "joint promoters of a cold storage", "owner and commission agent"),
        "thing": ("a tractor taken on hire purchase", "a truck bearing No. {vehicle}", "two hundred bags of paddy", "diamonds given on approval", "a consignment of hosiery goods", "a printing machine", "jewels worth a small fortune", "eighty tins of ghee"),
        "terms": ("to be sold on commission", "for safe custody", "to be returned on demand", "as security for a loan", "to be kept until the accounts were settled", "on condition that the price be remitted within a fortnight"),
        "wrong": ("sold the whole to a third person", "pledged the same with {bank}", "put everything in the name of {accused2}", "removed the property to another State", "denied having received anything", "used the property as {accused:his} own"),
        "notice": ("a lawyer's notice", "a registered letter", "three telegrams", "a demand through the panchayat", "a demand through a common friend"),
        "estate": ("a deceased uncle", "a pensioner who had died without children", "the late senior partner", "a widow who died in the same house", "a lodger carried off by cholera"),
    },
    beats=(
        Beat("background", (
            "{victim} and {accused} were {tie}[| and had done business together without a quarrel till {year}].",
            "The [parties|two] were {tie}, and there was [a course of dealings|much mutual trust] between them.",
        )),
        Beat("background", (
            "Through {broker} the terms were [reduced to writing|settled], [and a deed was drawn up on stamp paper|though nothing was registered].",
            "The agreement was [oral|contained in a chit signed by {accused}], {broker} being the [only witness|go-between].",
        ), chance=0.7),
        Beat("event", (
            "On {date} {victim} [made over|delivered|handed] to {accused} {thing}, {terms}.",
            "{thing} [passed into the custody of|came into the hands of] {accused} on {date}, {terms}.",
            "The complaint says that on {date}, in the presence of {broker}, {accused} received {thing} from {victim} {terms}.",
        )),
        Beat("event", (
            "{accused} [rendered no account|paid nothing] and, [behind the back of {victim}|in breach of what had been agreed], {wrong}.",
            "[Instead|Far from keeping {accused:his} word], {accused} {wrong}.",
            "It later transpired that {accused} had [quietly|dishonestly] {wrong}.",
        ), charges={"406": 0.5}),
        Beat("event", (
            "[From the beginning|Even when taking delivery] {accused} [had no intention of paying|knew that the firm was insolvent], [having given the same security to two others|and the cheque passed for {amount} was drawn on a closed account].",
            "{accused} had represented that {accused:he} [was the sole agent of a mill|had a buyer ready at {town}], [which was not true|and on the faith of this {victim} had parted with {amount} besides].",
        ), chance=0.58, charges={"420": 0.7, "415": 0.1, "417": 0.12}),
        Beat("event", (
            "Part of the property had belonged to {estate}, and {accused}, [who was with the dying person|who had the keys], [kept back the ornaments|took the cash box] before [the heirs arrived|any inventory could be made].",
            "Among the things were [a gold watch|certificates and ornaments] left by {estate}, of which {accused} [took charge at the funeral|said nothing to the heirs].",
        ), chance=0.18, charges={"404": 0.75}),
        Beat("event", (
            "{accused} had [found|come upon] some of the articles [left behind by mistake|lying in the vehicle] and, knowing whose they were, [used them as {accused:his} own|did not send them back].",
            "A bag left by {victim} in the [shop|vehicle] was [picked up by|handed by a servant to] {accused}, who [made no search for the owner|spent what was in it].",
        ), chance=0.18, charges={"403": 0.7}),
        Beat("event", (
            "[The goods had come by boat and rail|The load was carried by a transport company], and {accused2}, [the carrier's agent|who had charge of the warehouse], [delivered them without the receipt|let half of them go].",
            "{accused2}, [a carrier by trade|the keeper of a public warehouse], had been given a part of the goods [to be taken to {town}|to be stored against a receipt], and they [never arrived|were not there when called for].",
        ), chance=0.18, charges={"407": 0.7}),
        Beat("event", (
            "{accused2} [joined in the refusal|signed the papers of transfer] and [told {victim} to go to the civil court|said that nothing was due].",
            "The transfer was [made in favour of|shown in the name of] {accused2}, [a mere benamidar|who paid nothing for it].",
        ), chance=0.4, charges={"34": 0.4, "120B": 0.25}),
        Beat("event", (
            "When {victim} [asked for an account|went to the shop to demand the money], {accused} [abused {victim:him} and turned {victim:him} out|said that {victim:his} legs would be broken].",
            "{accused2} [showed {victim} a pistol|set two men upon {victim}] and [told {victim:him} to forget the matter|said that the money was gone].",
        ), chance=0.35, charges={"506": 0.6, "504": 0.4, "323": 0.1}),
        Beat("aftermath", (
            "{victim} sent {notice}, to which [no reply came|a reply was sent denying everything].",
            "In spite of {notice} {accused} neither [returned|restored] the property nor [paid|offered] its price.",
        )),
        Beat("aftermath", (
            "It is said for the accused that [the dispute is of a civil nature|accounts of the partnership were never settled|an arbitrator is seized of the matter].",
            "A suit for [dissolution|recovery of {amount}] is [pending between the parties|already decreed].",
        ), chance=0.7),
        Beat("aftermath", (
            "A partner's [share in the stock|lien on the goods] was [also pleaded|set up in the reply].",
            "The documents seized from {accused} show [a credit in favour of {victim}|that the vehicle changed hands for {amount}].",
        ), chance=0.55),
    ),
    charges={"406": 0.72, "420": 0.38, "34": 0.08},
)
