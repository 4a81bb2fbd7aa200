"""Goods sold under the mark of another."""

# One sentence per line is easier to read and to extend than the formatter's layout.
# fmt: off

from embedded.crime import Beat, Crime, Role

CRIME = Crime(
    key="false_marks",
    weight=0.25,
    gist="the sale of goods under a mark that belonged to another",
    cast={
        "accused": Role(("the petitioner", "the accused", "the trader"), male=0.95),
        "accused2": Role(("accused no. 2", "the block-maker"), male=0.95),
        "victim": Role(("the complainant", "the manufacturer", "PW-1"), male=0.9, ages=(30, 68)),
        "buyer": Role(("PW-3", "the trap purchaser"), male=0.85),
    },
    props={
        "goods": ("beedis", "washing soap", "hair oil", "locks", "razor blades", "agarbatti", "tooth powder", "files and hacksaw blades", "bales of yarn", "timber logs"),
        "mark": ("a device of two parrots", "a lion under a palm", "the picture of a mother and child", "a red lotus", "a hammer mark", "a label in green and gold"),
        "tool": ("a lithographic block", "a stamping die", "a set of types and a numbering machine", "a rubber seal", "a branding hammer"),
        "outlet": ("a lane behind the clock tower", "the wholesale market", "the stalls at the fair", "a shop near {street}", "three villages of {district}"),
        "likeness": ("the same colours and lettering, one letter alone being changed", "a picture that no villager could tell from the other", "the very wrapper with another address in small type", "the same number and the same seal", "lettering in two scripts copied to the last flourish"),
    },
    beats=(
        Beat("background", (
            "{victim}, [trading as|of] {company}, had for [thirty|many] years sold {goods} marked with {mark}.",
            "{company}, in which {victim} is a partner, was known throughout the trade by {mark}, [put on all its goods|with which every packet was stamped].",
        )),
        Beat("background", (
            "The mark had been [registered|advertised in the papers], and [nobody else was allowed to use it|dealers were warned against imitations].",
            "{accused} had once been [a selling agent of {company}|employed in the packing room] and [knew the get-up well|left after a quarrel].",
        ), chance=0.5),
        Beat("background", (
            "In {year} the sales at {town} [fell off|went down by half], and customers [complained of poor stuff|brought back goods that {victim} had never made].",
            "A retailer [sent {victim} two packets and asked which was the real one|wrote that the price was being undercut], and {victim} [had the bazaar watched|began to make enquiries].",
        ), chance=0.7),
        Beat("event", (
            "On {date} it was found that in {outlet} {accused} was [selling|keeping for sale] {goods} under {mark}, with {likeness}.",
            "It is alleged that {accused} [put up|packed] inferior {goods} with {likeness}, and sent the lot to {outlet}.",
        ), charges={"486": 0.65, "482": 0.5}),
        Beat("event", (
            "{accused2} had [cut|made] {tool} [from a genuine label brought by {accused}|for a few rupees].",
            "In the shop of {accused2} was {tool}, by which the mark could be [imitated|struck on any goods].",
        ), chance=0.58, charges={"483": 0.6, "485": 0.7, "34": 0.2}),
        Beat("event", (
            "The [cases|tins|packets] bore a false [statement of weight and quality|date and batch number], [so that the octroi staff might take them for another thing|to deceive those who bought in bulk].",
            "{accused} had [marked second-hand drums|stencilled the packages] with [the name of {company}|a quality that was not in them].",
        ), chance=0.38, charges={"487": 0.72, "488": 0.5}),
        Beat("event", (
            "Some of the articles carried the [Government's test mark|forest officer's hammer mark|seal of the weights department], which {accused2} had [copied|cast in brass].",
            "A die with the [hallmark of the assay office|seal of the agricultural department] was [also found|in the drawer of {accused2}], and [some of the goods bore its print|it was still sticky with ink].",
        ), chance=0.25, charges={"484": 0.75}),
        Beat("event", (
            "On [logs|bales] of {victim} lying in the yard the mark had been [chiselled off|painted out], and that of {accused} put in its place.",
            "A few consignments of {victim}, [lying at the station|stored with a carrier], had been [stripped of their labels|re-stamped], [so that they could not be claimed|and went out as the goods of {accused}].",
        ), chance=0.22, charges={"489": 0.75, "379": 0.1}),
        Beat("event", (
            "{buyer}, sent by {victim}, [paid for a dozen|bought a carton] and got a cash memo [in a false name|without a number].",
            "{accused} told {buyer} that the goods were [of the firm of {victim}|as good as the real thing and cheaper].",
        ), chance=0.63, charges={"420": 0.5}),
        Beat("aftermath", (
            "A search [on a warrant of the Magistrate|held the next day] brought out [some four thousand labels|sixty gross of finished goods], worth {amount}.",
            "The goods and {tool} were [sealed|taken to police station {station} in a cart].",
        ), chance=0.85),
        Beat("aftermath", (
            "{accused} says that [the mark is common to the trade|{accused:he} had used it before {victim} did|a rectification application is pending].",
            "A suit for passing off has [also been filed|ended in a compromise which {accused} did not keep].",
        ), chance=0.7),
        Beat("aftermath", (
            "Shown the two articles side by side, [the dealers|three retailers] [could not say which was which|told them apart only by the smell].",
            "A chemist [tested the contents|weighed both] and [said that they were not of the same make|found the one of {accused} far inferior].",
        ), chance=0.5),
    ),
    charges={"486": 0.5, "482": 0.32, "483": 0.15, "420": 0.3},
)
