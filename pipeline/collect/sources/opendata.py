"""The open court data: the courts' own judgments as PDFs, in two public buckets."""

from pipeline.collect.opendata.partitions import OpenData
from pipeline.collect.source import SourceKind

SITE = "the open court data"
PROVIDER = (
    "the open data of the Supreme Court and High Courts of India (https://registry.opendata.aws/"
    "indian-high-court-judgments/ and https://registry.opendata.aws/indian-supreme-court-judgments/, filled "
    "from the courts' eCourts portal by Vanga, CC BY 4.0)"
)
_ADDRESS = "https://{bucket}.s3.ap-south-1.amazonaws.com"

SOURCE = SourceKind(
    name="opendata",
    about="The judgments are the courts' own PDFs from the open court data.",
    provider=PROVIDER,
    pace=0.1,
    open_data=lambda: OpenData.at(_ADDRESS, SITE),
)
