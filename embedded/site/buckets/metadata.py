"""The metadata of a partition as Parquet, in the columns of the public buckets."""

import io
from collections.abc import Iterable
from html import escape
from typing import Any

from embedded.site.buckets.records import Record
from schemas.courts import BY_KEY

_SNIPPET = 320  # letters
_SCRAPED = "2025-01-01T09:30:00"
_ROW = (
    '<button type="button" role="link" class="btn btn-link" '
    'onclick="javascript:open_pdf(&#39;0&#39;,&#39;&#39;,&#39;{link}#page=&amp;search= &#39;,&#39;&#39;)">'
    '<font size="3">{title}</font></button><br>'
    '<strong>{description}</strong><br>Judge : {judge}<br><strong class="caseDetailsTD">'
    '<span style="opacity: 0.5;"> CNR :</span><font color="green"> {cnr}</font>'
    '<span style="opacity: 0.5;"> | Date of registration :</span><font color="green"> {registered}</font>'
    '<span style="opacity: 0.5;"> | Decision Date :</span><font color="green"> {decided}</font>'
    '<span style="opacity: 0.5;"> | Disposal Nature :</span><font color="green"> {disposal}</font><br>'
    '<span style="opacity: 0.5;"> Court : {court}</span></strong>'
)


def write_metadata(records: Iterable[Record]) -> bytes:
    """One row per judgment."""
    import pyarrow as pa  # only who asks for metadata waits for it
    import pyarrow.parquet as pq

    rows = [
        _describe_high(record) if record.partition.court else _describe_supreme(record) for record in records
    ]
    types = {"decision_date": pa.date32(), "pdf_exists": pa.bool_()} if "court_code" in rows[0] else {}
    table = pa.table(
        {name: pa.array([row[name] for row in rows], types.get(name, pa.string())) for name in rows[0]}
    )
    file = io.BytesIO()
    pq.write_table(table, file)
    return file.getvalue()


def _describe_high(record: Record) -> dict[str, Any]:
    printed, partition = record.printed, record.partition
    row = {
        "court_code": partition.court.replace("_", "~"),
        "title": f"{record.title_number} of {printed.first.upper()} Vs {printed.second.upper()}",
        "description": _describe(record),
        "judge": _name_judges(record),
        "pdf_link": f"court/cnrorders/{partition.bench}/orders/{record.find_stem()}.pdf",
        "cnr": record.cnr,
        "date_of_registration": f"{record.registered_on:%d-%m-%Y}" if record.registered_on else None,
        "decision_date": printed.decided_on if record.registered_on else None,
        "disposal_nature": find_disposal(record.text),
        "court": BY_KEY[record.court.key].name,
    }
    return {**row, "raw_html": _write_html(record, row), "pdf_exists": record.has_pdf}


def _describe_supreme(record: Record) -> dict[str, Any]:
    printed, where = record.printed, record.reported
    first, second = printed.first.upper(), printed.second.upper()
    decided = f"{printed.decided_on:%d-%m-%Y}"
    row = {
        "title": f"{first} versus {second}",
        "petitioner": first,
        "respondent": second,
        "description": _describe(record),
        "judge": _name_judges(record),
        "author_judge": printed.judges[0].upper() if printed.judges else "",
        "citation": where.citation,
        "case_id": printed.number,
        "cnr": record.cnr,
        "decision_date": decided if record.registered_on else None,
        "disposal_nature": find_disposal(record.text),
        "court": BY_KEY[record.court.key].name,
        "available_languages": "ENG,HIN" if printed.docid % 3 == 0 else "ENG",
    }
    return {
        **row,
        "raw_html": _write_html(record, row),
        "path": record.find_stem().removesuffix("_EN"),
        "nc_display": f"{where.year}INSC{100 + where.volume * 12 + where.page // 100}",
        "scraped_at": _SCRAPED,
        "year": str(where.year),
    }


def _describe(record: Record) -> str:
    text = record.text
    return text if len(text) <= _SNIPPET else text[: text.rfind(" ", 0, _SNIPPET)] + " ..."


def _name_judges(record: Record) -> str:
    return ",".join(f"HON'BLE JUSTICE {name.upper()}" for name in record.printed.judges)


def find_disposal(text: str) -> str:
    """The outcome as a registry puts it, by the last words of the judgment."""
    end = text[-400:].lower()
    if "partly allowed" in end or "allowed in part" in end:
        return "PARTLY ALLOWED"
    places = {end.rfind(word): name for word, name in (("dismissed", "DISMISSED"), ("allowed", "ALLOWED"))}
    last = max(places)
    return places[last] if last >= 0 else "DISPOSED OFF"


def _write_html(record: Record, row: dict[str, Any]) -> str:
    words = {name: escape(str(value or "")) for name, value in row.items()}
    return _ROW.format(
        link=words.get("pdf_link", record.cnr),
        title=words["title"],
        description=words["description"],
        judge=words["judge"],
        cnr=words["cnr"],
        registered=words.get("date_of_registration", ""),
        decided=words["decision_date"],
        disposal=words["disposal_nature"],
        court=words["court"],
    )
