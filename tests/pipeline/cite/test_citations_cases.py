"""Sentences as courts write them, all invented, with exactly what they cite.

A row is a text, and behind "=" what it cites in order: Act, section, clause; "not 302A" is a number that is
refused as no section of the Penal Code. "||" stands between paragraphs, "\\n" for the end of a line.
"""

import re

import pytest

from pipeline.cite.finder import find_citations

SETTLED = r"""
# Cues and names of the Code
The appellant was convicted under Section 302 IPC.
    = IPC 302
The offence under s. 379 of the Indian Penal Code is made out.
    = IPC 379
The offences under ss. 379 and 411, Indian Penal Code, 1860 are made out.
    = IPC 379, IPC 411
He was booked u/s 420 I.P.C. at the Lalpur police station.
    = IPC 420
Cognizance was taken for offences punishable under Secs. 323, 324 and 504 of the Penal Code.
    = IPC 323, IPC 324, IPC 504
The learned Magistrate framed a charge under sec 279 ipc against the driver.
    = IPC 279
UNDER SECTION 395 OF THE INDIAN PENAL CODE
    = IPC 395
Offences under §§ 406 and 409 of the Indian Penal Code (Act 45 of 1860) were alleged.
    = IPC 406, IPC 409
The FIR shows IPC Sections 341, 323 and 506.
    = IPC 341, IPC 323, IPC 506
Indian Penal Code, Sections 302, 34 - Common intention - Appreciation of evidence.
    = IPC 302, IPC 34
Penal Code (45 of 1860) Ss. 405, 409 - Entrustment must be proved.
    = IPC 405, IPC 409
अभियुक्त पर धारा 302 भारतीय दण्ड संहिता का आरोप है।
    = IPC 302
Section 302 (murder) of the Indian Penal Code was charged.
    = IPC 302
He was charged with murder under Section 302.
    = IPC 302
Convicts under 302 I.P.C. are not entitled to this benefit.
    = IPC 302
498A IPC cases are often compounded.
    = IPC 498A
Section 302 was charged under the Indian Penal Code.
    = IPC 302

# Lists
Sections 147, 148, 149 and 302 of the Indian Penal Code were pressed into service.
    = IPC 147, IPC 148, IPC 149, IPC 302
The accused stood trial u/s 302/34 I.P.C. before the Sessions Judge.
    = IPC 302, IPC 34
They were convicted under Section 302 read with Section 34 of the Indian Penal Code.
    = IPC 302, IPC 34
They were convicted under Section 302 r/w 34 IPC.
    = IPC 302, IPC 34
They were convicted under Section 302 r/w. Sec. 149 IPC.
    = IPC 302, IPC 149
Convicted u/s 324 r.w.s. 34 IPC.
    = IPC 324, IPC 34
They were charged under Sections 302 as well as 201 of the Indian Penal Code.
    = IPC 302, IPC 201
He faced trial for offences under Sections 363 & 366 IPC.
    = IPC 363, IPC 366
Sections 323 or 324 of the Penal Code may apply.
    = IPC 323, IPC 324
Section 302 along with Section 120-B of the Indian Penal Code was invoked.
    = IPC 302, IPC 120B
The charge was altered from Section 302 to Section 304 of the Indian Penal Code.
    = IPC 302, IPC 304
Offences u/s 143,147,148,447,427 rw 149 IPC.
    = IPC 143, IPC 147, IPC 148, IPC 447, IPC 427, IPC 149
U/S.302,34 I.P.C.
    = IPC 302, IPC 34
Sections 302 (murder), 201 (causing disappearance of evidence) and 34 (common intention) of the Indian
Penal Code.
    = IPC 302, IPC 201, IPC 34
Section 34 I.P.C. does not create an offence. Section 149 does.
    = IPC 34, IPC 149
under Ss.302, 307, both read with S. 149, and S. 148 of the Penal Code
    = IPC 302, IPC 307, IPC 149, IPC 148
under Section 326, alternatively Section 324, of the Indian Penal Code
    = IPC 326, IPC 324
under Sections 376/511 of the Indian Penal Code
    = IPC 376, IPC 511
The Penal Code, in Sections 52 and 79, speaks of good faith.
    = IPC 52, IPC 79
The Penal Code punishes murder (Section 302), theft (Section 379) and cheating (Section 420).
    = IPC 302, IPC 379, IPC 420
He was convicted under Section 302 IPC, 307 and 34.
    = IPC 302, IPC 307, IPC 34
He was convicted under Section 302 IPC and 120-B.
    = IPC 302, IPC 120B
He was charged under Sections 302/34 and 302/114 of the I.P.C.
    = IPC 302, IPC 34, IPC 302, IPC 114
He was charged under Section(s) 302, 34 of the IPC.
    = IPC 302, IPC 34
He was charged under Sections 302 and/or 304 of the Indian Penal Code.
    = IPC 302, IPC 304
He was charged under Section 302 r/w Section 34, Section 201 r/w Section 34 and Section 120-B, all of the
IPC.
    = IPC 302, IPC 34, IPC 201, IPC 34, IPC 120B
He was charged under Section 148, Section 302 read with Section 149 and Section 324 read with Section 149,
I.P.C.
    = IPC 148, IPC 302, IPC 149, IPC 324, IPC 149
Under Sections 302, 34 of the Indian Penal Code, 1860 (for short, "IPC") and 506 of IPC.
    = IPC 302, IPC 34, IPC 506
Cognizable offences (IPC 302, 307, 396) went up.
    = IPC 302, IPC 307, IPC 396

# Ranges
They were tried under Sections 147 to 149 of the Indian Penal Code.
    = IPC 147, IPC 148, IPC 149
Offences under Sections 465-468 IPC are alleged.
    = IPC 465, IPC 466, IPC 467, IPC 468
Sections 96 to 106 of the Indian Penal Code deal with private defence.
    = IPC 96, IPC 97, IPC 98, IPC 99, IPC 100, IPC 101, IPC 102, IPC 103, IPC 104, IPC 105, IPC 106
Sections 489A to 489D of the Penal Code concern currency notes.
    = IPC 489A, IPC 489B, IPC 489C, IPC 489D

# Letters behind the number, however they are spelt
Cruelty under Section 498A IPC was proved.
    = IPC 498A
Cruelty under Section 498-A IPC was proved.
    = IPC 498A
Cruelty under Section 498 A IPC was proved.
    = IPC 498A
Cruelty under Section 498(A) of IPC was proved.
    = IPC 498A
Cruelty under Section 498a ipc was proved.
    = IPC 498A
Cruelty under Section 498–A of the Indian Penal Code was proved.
    = IPC 498A
Conspiracy under Section 120(B) IPC and under section 120-b I.P.C. is alleged.
    = IPC 120B, IPC 120B
The offence is under Section 304-B of the Penal Code and not Section 304-A of the Penal Code.
    = IPC 304B, IPC 304A
Sections 376-D, 376 DA and 376(D) IPC were considered.
    = IPC 376D, IPC 376DA, IPC 376D
Section 376AB of the Indian Penal Code was inserted in 2018.
    = IPC 376AB
Section 302 I.P.C. was added by the Investigating Officer.
    = IPC 302

# Clauses and parts
He was convicted under Section 376(2)(g) IPC.
    = IPC 376 (2)(g)
It fell under clause (g) of sub-section (2) of Section 376 IPC.
    = IPC 376 (2)(g)
The words were uttered in public, attracting Section 294(b) IPC.
    = IPC 294 (b)
The offence is one under Section 304 Part II IPC.
    = IPC 304 Part II
The offence is one under Part II of Section 304 of the Indian Penal Code.
    = IPC 304 Part II
The offence is one under the first part of Section 304 of the Indian Penal Code.
    = IPC 304 Part I
Exception 4 to Section 300 of the Indian Penal Code was pleaded.
    = IPC 300 Exception 4
Section 300, Exception 1, Indian Penal Code was pleaded.
    = IPC 300 Exception 1
Explanation 2 to Section 299 IPC makes that clear.
    = IPC 299 Explanation 2
He was acquitted of the charge under Section 506 Part II IPC.
    = IPC 506 Part II
Section 228A(2)(c) of the Indian Penal Code allows it.
    = IPC 228A (2)(c)
Sub-section (2) of Section 304B of the Indian Penal Code prescribes the sentence.
    = IPC 304B (2)
He relied on Section 300 Thirdly of the Indian Penal Code.
    = IPC 300 Thirdly

# Lists that run on into other Acts and back
He was charged under Section 377 I.P.C. and 3/4 Dowry Prohibition Act.
    = IPC 377, DP 3, DP 4
Case under Sections 498-A, 323, 504, 506 IPC & 3/4 D.P. Act.
    = IPC 498A, IPC 323, IPC 504, IPC 506, DP 3, DP 4
They stood charged u/s 302/34 IPC & 27 Arms Act.
    = IPC 302, IPC 34, Arms 27
Offences under Sections 376, 506 IPC and Section 6 of POCSO Act and Section 3(2)(v) SC/ST Act.
    = IPC 376, IPC 506, POCSO 6, SCST 3 (2)(v)
Offences under Sections 363, 366 IPC, Section 8 POCSO Act and 506 IPC were framed.
    = IPC 363, IPC 366, POCSO 8, IPC 506
Offence under Section 20(b)(ii)(C) of the NDPS Act and Section 353 IPC.
    = NDPS 20 (b)(ii)(C), IPC 353
Charge under Section 7, 13(1)(d) r/w 13(2) of the Prevention of Corruption Act and 120-B IPC.
    = PC 7, PC 13 (1)(d), PC 13 (2), IPC 120B
The driver was prosecuted u/s 279, 337, 304-A IPC and 134/187 of the Motor Vehicles Act.
    = IPC 279, IPC 337, IPC 304A, MV 134, MV 187
Offences under Sections 66C and 66-D of the Information Technology Act and 419, 420 IPC.
    = IT 66C, IT 66D, IPC 419, IPC 420
His statement under Section 164 Cr.P.C. led to a charge under Section 376 IPC.
    = CrPC 164, IPC 376
Sections 302, 201 IPC read with Section 106 of the Evidence Act were relied on.
    = IPC 302, IPC 201, Evidence 106
Sections 107 and 151 of the Code of Criminal Procedure and Sections 107 and 109 of the Indian Penal Code.
    = CrPC 107, CrPC 151, IPC 107, IPC 109
He moved under Section 482 Cr.P.C. to quash the case u/s 406 IPC.
    = CrPC 482, IPC 406
Indian Penal Code, 1860, Sections 302 and 34 and Code of Criminal Procedure, 1973, Section 313.
    = IPC 302, IPC 34, CrPC 313
Cr.P.C. 161 and I.P.C. 193 were both mentioned.
    = CrPC 161, IPC 193
Section 3 of the Explosive Substances Act and Section 307 IPC were added.
    = Explosive Substances Act 3, IPC 307
Articles 14 and 21 of the Constitution were invoked against Section 377 IPC.
    = Constitution 14, Constitution 21, IPC 377
Section 3(1)(x) of the Scheduled Castes and the Scheduled Tribes (Prevention of Atrocities) Act, 1989 and
506 IPC.
    = SCST 3 (1)(x), IPC 506
Section 156(3) Cr.P.C. and Section 200 Cr.P.C. were resorted to; then 420 and 406 IPC were added.
    = CrPC 156 (3), CrPC 200, IPC 420, IPC 406
Sections 397 and 401 Cr.P.C. allow revision; Section 397 I.P.C. punishes armed robbery.
    = CrPC 397, CrPC 401, IPC 397
The charge is under Section 397 read with Section 395 of the Indian Penal Code, and this is a revision
under Section 397 read with Section 401 of the Code of Criminal Procedure.
    = IPC 397, IPC 395, CrPC 397, CrPC 401
Section 125 Cr.P.C. and Section 494 I.P.C. are not alike; Section 494 requires a valid marriage.
    = CrPC 125, IPC 494, IPC 494
Sections 153-A, 295-A and 505(1)(b) of the I.P.C. were applied with Section 3 of the Press Act.
    = IPC 153A, IPC 295A, IPC 505 (1)(b), Press Act 3
The offence u/s 354(A), 354(D), 509 IPC & 12 POCSO was registered.
    = IPC 354A, IPC 354D, IPC 509, POCSO 12
The offence u/s 376(2)(n), 376(3), 506 IPC r/w 5(l)/6 POCSO Act was registered.
    = IPC 376 (2)(n), IPC 376 (3), IPC 506, POCSO 5 (l), POCSO 6
under Sections 302 and 307 I.P.C. read with Section 34 I.P.C. and Section 3 read with Section 5 of the
Explosive Substances Act
    = IPC 302, IPC 307, IPC 34, Explosive Substances Act 3, Explosive Substances Act 5
under Sections 420, 467, 468, 471, 120-B I.P.C. and Sec. 13(2) r/w 13(1)(c)(d) of P.C. Act, 1988
    = IPC 420, IPC 467, IPC 468, IPC 471, IPC 120B, PC 13 (2), PC 13 (1)(c)(d)
under Section 8/20(b)(ii)(B) N.D.P.S. Act
    = NDPS 8, NDPS 20 (b)(ii)(B)
under Section 2/3 of the U.P. Gangsters Act and 386 IPC
    = U.P. Gangsters Act 2, U.P. Gangsters Act 3, IPC 386
Section 320 I.P.C., eighth clause, defines grievous hurt; Section 320 Cr.P.C. allows compounding.
    = IPC 320, CrPC 320
Section 376 Cr.P.C. bars some appeals.
    = CrPC 376
The FIR mentions 147/148/149/302/307 I.P.C. and 7 Criminal Law Amendment Act.
    = IPC 147, IPC 148, IPC 149, IPC 302, IPC 307, Criminal Law Amendment Act 7
u/s 363/366/376 IPC and 3/4 POCSO Act
    = IPC 363, IPC 366, IPC 376, POCSO 3, POCSO 4
u/s 147, 323, 504, 506 IPC and 3(1)(10) SC/ST Act
    = IPC 147, IPC 323, IPC 504, IPC 506, SCST 3 (1)(10)
Prevention of Corruption Act, Section 13 and IPC, Section 120B were charged.
    = PC 13, IPC 120B

# The successors, and Codes that are not this one
Section 103 of the Bharatiya Nyaya Sanhita has replaced Section 302 IPC.
    = BNS 103, IPC 302
FIR under Sections 115(2), 352 and 351(3) BNS was lodged in August 2024.
    = BNS 115 (2), BNS 352, BNS 351 (3)
Bail under Section 483 BNSS in a case under Section 318(4) of the BNS.
    = BNSS 483, BNS 318 (4)
Sections 302 and 307 of the Ranbir Penal Code were charged.
    = RPC 302, RPC 307
Section 101 BNS (earlier Section 300 IPC) and Section 105 BNS (earlier Section 304 IPC).
    = BNS 101, IPC 300, BNS 105, IPC 304
Section 120 BNS and Section 171 I.P.C. are different.
    = BNS 120, IPC 171

# The Act from what was said before
The Indian Penal Code was applied. || Section 302 of the Code prescribes death or life imprisonment.
    = IPC 302
The Code of Criminal Procedure governs inquiry. || Section 161 of the Code allows it.
    = CrPC 161
He was charged under Section 302 IPC. || The conviction under Section 302 was affirmed.
    = IPC 302, IPC 302
Section 302 IPC was charged. The said section provides for death. Section 34 of the same Code was added.
    = IPC 302, IPC 34
His statement under Section 313 Cr.P.C. was recorded. || In the statement under Section 313 he denied all.
    = CrPC 313, CrPC 313
Section 304B of the Indian Penal Code (hereinafter "the Code") was applied. || Section 498A of the Code
too.
    = IPC 304B, IPC 498A
The Code of Criminal Procedure, 1973 (for short, the Code) was read. || The Penal Code is another matter.
|| Section 439 of the Code applies.
    = CrPC 439
The Dowry Prohibition Act, 1961 (hereinafter the Act) was passed in 1961. || Section 4 of the Act punishes
demand.
    = DP 4
The NDPS Act (in short "the Act") was applied. || Section 50 of the Act was not complied with.
    = NDPS 50
Section 300 defines murder in the Indian Penal Code. || Clause thirdly of that section applies.
    = IPC 300
Convicted under Section 307 of the IPC and under Section 25 of the Arms Act. || The sentence under Section
307 was five years, and that under Section 25 one year.
    = IPC 307, Arms 25, IPC 307, Arms 25
The offence under Section 420 IPC was compounded. || Permission under Section 320 of the Cr.P.C. was
given.
    = IPC 420, CrPC 320
Sections 302 and 201 of the Penal Code were framed. || He was acquitted of Section 201 but convicted under
Section 302 thereof.
    = IPC 302, IPC 201, IPC 201, IPC 302
The petitioner seeks bail under Section 439 Cr.P.C. || He is accused under Sections 420 and 468 of the
IPC. || The application under Section 439 is rejected.
    = CrPC 439, IPC 420, IPC 468, CrPC 439
The Prevention of Corruption Act, 1988 (hereinafter referred to as "the P.C. Act") applies. || Section 7
of the said Act was charged with Section 120-B of the IPC.
    = PC 7, IPC 120B
Section 84 of the Penal Code and Section 105 of the Evidence Act speak of the burden. || The burden under
Section 105 is not heavy.
    = IPC 84, Evidence 105, Evidence 105
The statement under Section 161 was recorded. || The Code of Criminal Procedure applies.
    = CrPC 161
The accused was examined under Section 313. || He was charged u/s 302 IPC.
    = CrPC 313, IPC 302
The trial under the Code of Criminal Procedure ended. || He was convicted under Section 325 of the Indian
Penal Code. || The sentence under Section 325 is maintained. The benefit of Section 360 of the Code of
Criminal Procedure is denied. || Section 360 is discretionary.
    = IPC 325, IPC 325, CrPC 360, CrPC 360
Section 53 of the IPC lists punishments. || Section 53 of the Evidence Act concerns character. || Evidence
under Section 53 is relevant.
    = IPC 53, Evidence 53, Evidence 53
The Code of Criminal Procedure, 1973 ("CrPC") and the Indian Penal Code, 1860 ("the Code") were cited. ||
Under Section 511 of the Code an attempt is punished.
    = IPC 511
The Indian Penal Code, 1860 (hereinafter referred to as 'IPC') and the Arms Act, 1959 (for short 'the
Act') apply. || Section 27 of the Act and Section 307 of IPC were charged.
    = Arms 27, IPC 307

# What is no citation
IPC Magazines Ltd printed 302 copies in 34 towns.
    =
IPC Magazines Ltd vs Another, decided in 1987, was cited.
    =
The Indian Penal Code came into force in 1862 and has 511 sections in 23 chapters.
    =
He was arrested on 12 March 1998 under the Indian Penal Code.
    =
Crime No. 302 of 2004 under the Indian Penal Code was registered at Lalpur.
    =
In Sessions Case No. 147 of 1999 the accused was charged under Section 395 IPC.
    = IPC 395
F.I.R. No. 307/2010 under Section 379 IPC, Police Station Sadar.
    = IPC 379
Accused Nos. 3, 4 and 34 were convicted under Section 302 IPC.
    = IPC 302
A-1 to A-4 were sentenced under Section 326 IPC to 10 years and a fine of Rs. 500 each.
    = IPC 326
P.W. 12 proved Exhibit P-34; the conviction was under Section 411 IPC.
    = IPC 411
Rule 34 of the Police Rules and Order 21 of the Supreme Court Rules were cited.
    =
Order XXXIX Rule 2 CPC was not argued.
    =
See page 302 of the paper book and paragraph 34 of the judgment on the Indian Penal Code.
    =
AIR 1980 SC 302 and (1999) 4 SCC 376 deal with the Indian Penal Code.
    =
Chapter XVI of the Indian Penal Code deals with offences against the body.
    =
Sub-section (2) was then added to the Bill.
    =
He paid Rs. 420 and walked 302 metres; the Penal Code does not punish it.
    =
The Indian Penal Code (45 of 1860) applies, as does the Arms Act (54 of 1959).
    =
Telephone 498-3020 was called at 3.04 on the day of the occurrence.
    =
The Public Prosecutor opened the case; the accused, aged 34, was charged under Section 302 IPC in 1998.
    = IPC 302
The sentence of 10 years under Section 304 Part I IPC and 7 years under Section 307 IPC shall run
concurrently.
    = IPC 304 Part I, IPC 307
He shall pay Rs. 5,000 under Section 302 IPC, in default 6 months, and Rs. 1,000 under Section 201 IPC.
    = IPC 302, IPC 201
Sections 302, 307 IPC, 3 witnesses and 2 panchas were examined.
    = IPC 302, IPC 307
He was convicted under Section 379 IPC and 2 others were acquitted.
    = IPC 379
He was sentenced under Section 323 IPC to 34 days and 500 rupees.
    = IPC 323
On 30.2.1999 and 3/4/1999 Sections 3/4 of the Dowry Prohibition Act were invoked.
    = DP 3, DP 4
The FIR u/s 302/307/34 IPC, dated 3/4/2011, was lodged at 3/4 mile from the station.
    = IPC 302, IPC 307, IPC 34
S.T. No. 302 of 1999 (State vs Ram) under Section 396 I.P.C., P.S. Lalpur, was committed.
    = IPC 396
Crime No. 498/2009, u/s 498-A IPC.
    = IPC 498A
The accused No.1 was charged u/s 302 IPC and accused Nos. 2 to 5 u/s 302 r/w 149 IPC.
    = IPC 302, IPC 302, IPC 149
Vol. 34, page 302, of the Commentary on the Indian Penal Code
    =
Under the Indian Penal Code 34 persons were tried last year.
    =
Under the Penal Code, 302 cases were registered in Lalpur in 2003.
    =
Section 302 IPC at page 340 of the record.
    = IPC 302
He was charged under Section No. 302 of the Penal Code.
    = IPC 302

# Spoilt text
Convicted under Section384IPC and Section 498AIPC.
    = IPC 384, IPC 498A
Convicted under Section302of the Indian Penal Code.
    = IPC 302
Convicted under Sections 302and 34IPC.
    = IPC 302, IPC 34
Section 49743 of the IPC was struck down.
    = IPC 497
Section 498A12 of the Indian Penal Code was explained.
    = IPC 498A
under sec-\ntion 302 of the Indian Pe-\nnal Code
    = IPC 302
under Sections 302,\nRam vs State on 3 March, 1999\nIndian Kanoon - http://indiankanoon.org/doc/123/
4\n\f307 and 34 IPC
    = IPC 302, IPC 307, IPC 34
under Section\n302\nof the\nIndian Penal Code
    = IPC 302
under Section\u00a0302\u00a0of\u00a0the\u00a0Indian\u00a0Penal\u00a0Code
    = IPC 302
Sec.302,IPC was added.
    = IPC 302
Sections 302\n34 IPC
    = IPC 302, IPC 34
Section 498-\nA of the Indian Penal Code
    = IPC 498A
Section 302 of the Indian Penal\nX vs Y on 3 March, 1999\nIndian Kanoon - http://indiankanoon.org/doc/123/
4\nCode
    = IPC 302
He was charged under Section-302 of I.P.C.
    = IPC 302
He was charged under Sectoin 302 IPC.
    = IPC 302
Section 302IPC, Sec.34IPC
    = IPC 302, IPC 34
Section 302 of the lndian Penal Code
    = IPC 302
Section 302 of the Indian Penal Code1 and Section 307 of the IPC2 were cited.
    = IPC 302, IPC 307

# Numbers that the Code does not have
He was charged under Section 302A of the Indian Penal Code.
    = not 302A
He was charged under Section 600 of the Indian Penal Code.
    = not 600
He was charged under Sections 302, 523 and 34 IPC.
    = IPC 302, IPC 34, not 523

# Headings that are quoted
"302. Punishment for murder.- Whoever commits murder shall be punished with death."
    = IPC 302
The Code says: "34. Acts done by several persons in furtherance of common intention.- When a criminal act
is done"
    = IPC 34
302. The appeal is therefore dismissed.
    =
34. We have heard learned counsel on the Indian Penal Code.
    =
Section 300 of the Indian Penal Code reads: 300. Murder.- Except in the cases hereinafter excepted,
culpable homicide is murder.
    = IPC 300, IPC 300
420. Cheating and dishonestly inducing delivery of property.—Whoever cheats
    = IPC 420
# Acts with the same initials, definitions behind a citation, sub-sections that the Code has not
Sections 276 and 277 of the I.T. Act were invoked.
    = IT 276, IT 277
He was tried under Sections 302, 307 and 3(1)(x) SC/ST Act.
    = IPC 302, IPC 307, SCST 3 (1)(x)
Section 302 of the Indian Penal Code, 1860 (hereinafter "the Code") applies; so does Cr.P.C. || Section 307 of
the Code is not attracted.
    = IPC 302, IPC 307
He was sentenced under Section 354 IPC. || Special reasons are needed by Section 354(3).
    = IPC 354, CrPC 354 (3)
He was charged under Section 498A IPC. || Section 498A(1) was read out.
    = IPC 498A, IPC 498A (1)
There is no Section 9999 IPC and no Section 600000 IPC.
    = not 9999, not 600000
# Read right since
Neither Section 299 nor Section 300 of the Indian Penal Code is attracted.
    = IPC 299, IPC 300
The offence is one under Section 304, second part, Indian Penal Code.
    = IPC 304 Part II
Section 439 of the Code of Criminal Procedure; the applicant is charged u/s 302, 120B IPC & 25/27/54/59
Arms Act.
    = CrPC 439, IPC 302, IPC 120B, Arms 25, Arms 27, Arms 54, Arms 59
He was convicted under Section 379 IPC and 40 bags were recovered from 12 houses.
    = IPC 379
He relied on Section 300, fourthly, of the Indian Penal Code.
    = IPC 300 Fourthly
The Law Commission in its 42nd Report proposed to amend Section 34 of the Penal Code; 156 pages dealt with
it.
    = IPC 34
"498-A. Husband or relative of husband of a woman subjecting her to cruelty. - Whoever, being the husband"
    = IPC 498A
IPC Section 34 and Section 27 of the Arms Act were charged.
    = IPC 34, Arms 27
I.P.C. Section 193 read with Section 340 Cr.P.C. was considered.
    = IPC 193, CrPC 340
Penal Code (XLV of 1860), s. 21 - Public servant - Evidence Act (I of 1872), s. 25 - Confession.
    = IPC 21, Evidence 25
Indian Penal Code, 1860: Sections 30 and 463 - Valuable security.
    = IPC 30, IPC 463
Indian Penal Code (Act XLV of 1860), ss. 5, 21 and 409 - Criminal Procedure Code (Act V of 1898), s. 197.
    = IPC 5, IPC 21, IPC 409, CrPC 197
Section 304-II IPC and 304-I IPC
    = IPC 304 Part II, IPC 304 Part I
Section 304/II IPC
    = IPC 304 Part II
Section 304, Part I of the IPC, Section 304 (first part) IPC and Section 304, Pt. II, IPC
    = IPC 304 Part I, IPC 304 Part I, IPC 304 Part II
Arms Act - Section 27; Indian Penal Code - Section 34; Common intention.
    = Arms 27, IPC 34
BNS S. 103 now punishes murder.
    = BNS 103
"""

# What the finder does not read right as yet: not asserted.
UNSETTLED = r"""
Cruelty under Section 498'A' of the Indian Penal Code was proved.
    = IPC 498A
Whether Section 302 is attracted, or Section 304 A of the Penal Code, is the question.
    = IPC 302, IPC 304A
Under Section 363 a person who kidnaps is punished by the Indian Penal Code.
    = IPC 363
It falls under clause thirdly of Section 300 IPC.
    = IPC 300 Thirdly
He was acquitted of the charge under Section 506(II) IPC.
    = IPC 506 Part II
He was acquitted of the charge under Section 506(ii) IPC.
    = IPC 506 Part II
He was acquitted of the charge under Section 506B IPC.
    = IPC 506 Part II
Sections 294(b), 323, 506(i) IPC and Section 4 of the TNPHW Act were invoked.
    = IPC 294 (b), IPC 323, IPC 506 Part I, TNPHW Act 4
Under Section 302, 4 persons were convicted; the Indian Penal Code knows no lesser sentence.
    = IPC 302
The dying declaration is admissible under Section 32 of the Evidence Act in a case under Section 302 of
the Code [the Indian Penal Code].
    = Evidence 32, IPC 302
Section 2(s) of the Act, Section 3 of the Limitation Act and Section 5 thereof were cited.
    = unknown 2 (s), Limitation Act 3, Limitation Act 5
under Section 302 simpliciter of the Indian Penal Code
    = IPC 302
Act No. 13 of 2013 inserted Section 376E into the Indian Penal Code with effect from 3.2.2013.
    = IPC 376E
He was charged under Sections 302.34 IPC.
    = IPC 302, IPC 34
The case is one of 304 Part II and not of 302 I.P.C.
    = IPC 304 Part II, IPC 302
Hereinafter the Indian Penal Code is called "the Code" and the Code of Criminal Procedure "the Procedure
Code". || Section 302 of the Code and Section 235 of the Procedure Code were applied.
    = IPC 302, CrPC 235
The Indian Penal Code and the Code of Criminal Procedure were both cited. || Section 302 of the former
Code and Section 235 of the latter Code were read.
    = IPC 302, CrPC 235
Section 304(Part II) IPC and Section 304 (I) IPC
    = IPC 304 Part II, IPC 304 Part I
He was convicted under Section 34 2 of the others were let off under the Indian Penal Code.
    = IPC 34
"""

ROW = re.compile(r"^(?P<text>(?:\S.*\n)+)(?P<cited>(?:    .*\n)+)", re.MULTILINE)


def read_rows(table: str) -> list[tuple[str, str]]:
    """Text and what it cites, of every row; headings begin with #."""
    bare = re.sub("^#.*\n", "", table, flags=re.MULTILINE)
    return [
        (" ".join(row["text"].split("\n")).strip(), " ".join(row["cited"].split()))
        for row in ROW.finditer(bare)
    ]


def write_out(text: str) -> list[str]:
    """The paragraphs of a row with their line ends."""
    for sign, meant in ((r"\n", "\n"), (r"\f", "\f"), (r"\u00a0", "\u00a0")):
        text = text.replace(sign, meant)
    return text.split(" || ")


@pytest.mark.parametrize(("text", "expected"), read_rows(SETTLED))
def test_a_text_cites_exactly_this(text: str, expected: str) -> None:
    findings = find_citations(write_out(text))
    cited = [" ".join(filter(None, (item.act, item.section, item.clause))) for item in findings.cited]
    refused = [f"not {rejection.number}" for rejection in findings.rejected]
    assert ("= " + ", ".join([*cited, *refused])).strip() == expected


@pytest.mark.xfail(strict=True, reason="not read right yet")
@pytest.mark.parametrize(("text", "expected"), read_rows(UNSETTLED))
def test_a_text_would_cite_this(text: str, expected: str) -> None:
    test_a_text_cites_exactly_this(text, expected)


def test_a_refusal_says_why_and_where() -> None:
    text = "He was charged under Section 302A of the Indian Penal Code."
    (refused,) = find_citations([text]).rejected
    assert text[refused.start : refused.end] == "302A"
    assert "302A" in refused.reason and "Penal Code" in refused.reason


def test_both_tables_are_read_whole() -> None:
    for table in (SETTLED, UNSETTLED):
        assert len(read_rows(table)) == len(re.findall("^    =", table, re.MULTILINE))
