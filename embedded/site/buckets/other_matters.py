"""Judgments in matters that are not criminal: short, and only there to be left out."""

from dataclasses import dataclass
from random import Random

from embedded.court import BoxCourt
from embedded.pages.pdf.printed import Passage, PrintedCase
from embedded.random_streams import open_stream
from embedded.site.buckets.catalogue import Filing
from embedded.world.people import draw_name, make_judge_name, settle_region


@dataclass(frozen=True, slots=True)
class OtherMatter:
    """A kind of matter: how the registry calls it, and what there is to say."""

    case_type: str
    style: str
    against: str
    subject: str


MATTERS = (
    OtherMatter(
        "WP(C)", "W.P.(C) No. {n} of {y}", "Union Of India And Ors.", "the cancellation of a licence"
    ),
    OtherMatter(
        "FAO", "F.A.O. No. {n} of {y}", "National Insurance Co. Ltd.", "compensation for an accident"
    ),
    OtherMatter("CR", "CIVIL REVISION No. {n} of {y}", "{other}", "the eviction of a tenant"),
    OtherMatter("RSA", "R.S.A. No. {n} of {y}", "{other}", "the partition of ancestral land"),
    OtherMatter("WPS", "W.P.(S) No. {n} of {y}", "The Director Of Education", "the seniority of a teacher"),
    OtherMatter("ITA", "I.T.A. No. {n} of {y}", "Commissioner Of Income Tax", "the deduction of interest"),
    OtherMatter("LPA", "L.P.A. No. {n} of {y}", "State And Anr.", "the acquisition of land"),
    OtherMatter("CONT.CAS(C)", "CONT.CAS(C) No. {n} of {y}", "{other}", "the disobedience of an order"),
)
_CIVIL_APPEAL = OtherMatter("CIVIL APPEAL", "CIVIL APPEAL No. {n} of {y}", "{other}", "specific performance")
_PASSAGES = (
    "1. The matter concerns {subject}. The petitioner came to this Court against the order dated {before}.",
    "2. Learned counsel for {first} submits that the authority below has not considered the documents on the "
    "record and has acted in breach of the principles of natural justice.",
    "3. Learned counsel for the other side has supported the order and submits that an alternative remedy is "
    "available, and that no question of law arises.",
    "4. Having heard both sides and having gone through the record, we find that the order is a reasoned one "
    "and that the view taken is a possible view.",
)
_ORDERS = (
    "5. The matter is disposed of in the above terms. No costs.",
    "5. In the result it is dismissed, with no order as to costs.",
    "5. It is allowed, and the matter is remanded for a fresh decision within three months.",
)


def draw_matter(seed: int, filing: Filing, court: BoxCourt) -> tuple[OtherMatter, PrintedCase]:
    """The matter that is filed beside a case, and its judgment."""
    random = open_stream(seed, "other matter", filing.index, filing.matter)
    region = settle_region(random, court.key)
    matter = _CIVIL_APPEAL if court.region is None else random.choice(MATTERS)
    first, other = (draw_name(random, region=region, male=True).text for _ in range(2))
    year = filing.decided_on.year - random.choice((0, 1, 1, 2, 5))
    words = {"subject": matter.subject, "first": first, "before": f"{random.randint(1, 28)}.3.{year}"}
    passages = [Passage(text.format(**words)) for text in (*_PASSAGES, random.choice(_ORDERS))]
    return matter, PrintedCase(
        docid=filing.index * 3 + filing.matter,
        number=matter.style.format(n=random.randint(3, 9000), y=year),
        first=first,
        second=matter.against.format(other=other),
        judges=_draw_judges(court, random),
        decided_on=filing.decided_on,
        head=(),
        passages=tuple(passages),
        is_hyphenated=False,
        is_scanned=False,
    )


def _draw_judges(court: BoxCourt, random: Random) -> tuple[str, ...]:
    return tuple(make_judge_name(random, court.key) for _ in range(2 if court.region is None else 1))
