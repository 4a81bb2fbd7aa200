"""What the court orders at the end, by kind of matter and outcome."""
# ruff: noqa: E501

RESULT: dict[tuple[str, str], tuple[str, ...]] = {
    ("appeal", "dismissed"): (
        "[In the result|Accordingly|For these reasons], the appeal [fails and is|is] [dismissed|hereby dismissed].",
        "The conviction and sentence [recorded|awarded] by {below} {under_charges} are [upheld|confirmed|maintained].",
        "{party}, [if on bail|who {is} on bail], shall [surrender|surrender forthwith|be taken into custody] to [serve out|undergo] the [remaining sentence|sentence].",
        "[There is no merit in this appeal|The appeal is devoid of merit].",
    ),
    ("appeal", "allowed"): (
        "[In the result|Accordingly|For these reasons], the appeal [succeeds and is|is] allowed.",
        "The conviction [of {party} {under_charges} is|and sentence of {party} {under_charges} are] set aside, and {party} {is} acquitted [of the charges|].",
        "{party} shall be [released|set at liberty] forthwith [if not wanted in any other case|unless required in some other case].",
        "The bail bonds [stand|are] [discharged|cancelled].",
        "The fine, if paid, shall be [refunded|returned].",
    ),
    ("appeal", "partly"): (
        "[In the result|Accordingly], the appeal is [partly allowed|allowed in part].",
        "The conviction {under_main} is [altered to one under|set aside and {party} {is} instead convicted under] {lesser}.",
        "The sentence is [reduced|modified] to {reduced}[, the fine being maintained|].",
        "The [conviction|rest of the judgment] on the other counts is [maintained|not disturbed].",
    ),
    ("acquittal", "dismissed"): (
        "[In the result|Accordingly], the appeal [filed by the State |]is dismissed and the acquittal of {party} [is affirmed|is maintained].",
        "[There is no reason to|{we} see no ground to] interfere with the [order of acquittal|acquittal] {under_charges}.",
        "The bail bonds [stand|are] discharged.",
    ),
    ("acquittal", "allowed"): (
        "[In the result|Accordingly], the appeal is allowed, the judgment of acquittal is set aside, and {party} {is} [convicted|held guilty] {under_charges}.",
        "{party} {is} sentenced {sentences}.",
        "{party} shall [surrender|be taken into custody] within [four weeks|a month] to serve the sentence.",
    ),
    ("reference", "confirmed"): (
        "The reference is [accepted|answered in the affirmative], and the sentence of death [passed on|awarded to] {party} {under_main} is confirmed.",
        "The appeal [of {party} |]against the conviction {under_charges} [fails and is|is] dismissed.",
    ),
    ("reference", "commuted"): (
        "The reference is [rejected|answered in the negative], and the sentence of death is [commuted to|altered to] imprisonment for life.",
        "The conviction {under_charges} is [maintained|upheld].",
    ),
    ("reference", "acquitted"): (
        "The reference is rejected, the appeal is allowed, and the conviction {under_charges} is set aside.",
        "{party} {is} acquitted and shall be set at liberty, if not wanted in any other case.",
    ),
    ("revision", "dismissed"): (
        "[In the result|Accordingly], the revision [fails and is|is] dismissed.",
        "The concurrent findings {under_charges} [are not disturbed|call for no interference].",
    ),
    ("revision", "allowed"): (
        "[In the result|Accordingly], the revision is allowed and the judgments of both the courts below are set aside.",
        "{party} {is} acquitted of the offences {under_charges}.",
    ),
    ("revision", "partly"): (
        "The revision is [partly allowed|allowed in part]: the conviction {under_charges} is maintained and the sentence is reduced to [the period already undergone|{reduced}].",
        "The fine is [maintained|enhanced to {fine}], and in default {party} shall undergo simple imprisonment for two months.",
    ),
    ("bail", "granted"): (
        "[Let the applicant|It is directed that the applicant], {accused}, [involved|an accused] in {firno} {under_charges}, {station_full}, [be|shall be] released on bail on [furnishing|executing] a personal bond of Rs. {bond}/- with [two sureties|one surety] [each|] of the like amount to the satisfaction of the [court concerned|trial court].",
        "[The application is allowed|The bail application is allowed].",
        "{party} shall not [tamper with the evidence|influence the witnesses] and shall [appear|attend] on every date.",
        "[Nothing said here|No observation made above] shall [affect the trial|be taken as an opinion on the merits].",
        "[In case of breach of any condition|If the liberty is misused], the [prosecution may apply for cancellation|bail is liable to be cancelled].",
    ),
    ("bail", "refused"): (
        "[Accordingly|In view of the above], the [bail application|application] is [rejected|dismissed].",
        "The trial court is [directed|requested] to [expedite the trial|conclude the trial as early as possible].",
        "[Nothing said here|No observation made above] shall [affect the trial|be taken as an opinion on the merits].",
    ),
    ("anticipatory", "granted"): (
        "[In the event of arrest|If arrested] in {firno} {under_charges}, {party} shall be released on [bail|anticipatory bail] on a personal bond of Rs. {bond}/- with [one surety|two sureties] in the like amount to the satisfaction of the arresting officer.",
        "{party} shall [join the investigation|make {himself} available for interrogation] as and when [required|called].",
        "{party} shall not leave the [country|State] without the leave of the court.",
        "The application is [allowed|disposed of].",
    ),
    ("anticipatory", "refused"): (
        "[No case for pre-arrest bail is made out|The prayer for anticipatory bail cannot be granted], and the application is [rejected|dismissed].",
        "It is open to {party} to [surrender and apply for regular bail|seek regular bail], which shall be [considered on its own merits|decided without delay].",
    ),
    ("quash", "quashed"): (
        "[Accordingly|For the reasons stated], the petition is allowed.",
        "[The first information report|{firno}] {under_charges} and all [consequential proceedings|proceedings arising from it] are quashed [as against {party}|].",
        "[No order as to costs|There shall be no order as to costs].",
    ),
    ("quash", "refused"): (
        "The petition is [dismissed|without merit and is dismissed].",
        "[It will be open to {party}|Liberty is given to {party}] to [raise all pleas before the trial court|seek discharge at the proper stage].",
        "The interim order [stands vacated|, if any, is vacated].",
    ),
}

CLOSING = (
    "[Let the record be sent back|Let a copy of this order be sent] [to the court below|to the trial court] [forthwith|for compliance|].",
    "[Pending applications, if any, stand disposed of|All pending applications are closed].",
    "[Let the lower court record be returned|Send down the record].",
    "[Certified copy as per rules|Copy as per rules].",
)
CLOSING_PAID = (
    "{amicus} shall be paid {fine} [as fee|towards remuneration] for assisting the Court.",
)

# Maximum punishment by section, as far as it is needed to pass believable sentences.
LIFE = frozenset("121 122 124A 131 194 222 225 232 238 255 302 304 304B 305 307 311 313 314 326 326A 329 363A 364 364A 370 371 376 376A 376D 377 388 389 394 395 396 400 409 412 413 436 438 449 459 460 467 472 474 475 477 489A 489B 489D".split())
LIGHT = frozenset("143 144 145 147 153 160 166 171E 172 174 175 176 177 178 179 180 182 183 185 186 188 189 202 203 224 228 269 272 273 277 278 279 283 285 286 287 288 289 290 291 294 294A 298 309 323 334 336 337 338 341 342 352 355 358 426 427 447 448 491 500 501 504 506 508 509 510".split())
RIDERS = frozenset("34 35 37 38 107 109 110 111 112 113 114 115 116 117 119 120A 120B 141 149 511".split())
