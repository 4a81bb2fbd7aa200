"""croissant.json: the release described for machines, as MLCommons Croissant 1.0."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pyarrow as pa

from pipeline.parquet import hash_file
from pipeline.publish.origins import Origin, describe_law
from schemas.published import SPLITS
from schemas.records import SCHEMAS, Edge, Example, PublishedSection

Json = dict[str, Any]

_CONTEXT: Json = {
    "@language": "en",
    "@vocab": "https://schema.org/",
    "citeAs": "cr:citeAs",
    "column": "cr:column",
    "conformsTo": "dct:conformsTo",
    "cr": "http://mlcommons.org/croissant/",
    "rai": "http://mlcommons.org/croissant/RAI/",
    "data": {"@id": "cr:data", "@type": "@json"},
    "dataType": {"@id": "cr:dataType", "@type": "@vocab"},
    "dct": "http://purl.org/dc/terms/",
    "equivalentProperty": "cr:equivalentProperty",
    "examples": {"@id": "cr:examples", "@type": "@json"},
    "extract": "cr:extract",
    "field": "cr:field",
    "fileProperty": "cr:fileProperty",
    "fileObject": "cr:fileObject",
    "fileSet": "cr:fileSet",
    "format": "cr:format",
    "includes": "cr:includes",
    "isLiveDataset": "cr:isLiveDataset",
    "jsonPath": "cr:jsonPath",
    "key": "cr:key",
    "md5": "cr:md5",
    "parentField": "cr:parentField",
    "path": "cr:path",
    "recordSet": "cr:recordSet",
    "references": "cr:references",
    "regex": "cr:regex",
    "repeated": "cr:repeated",
    "replace": "cr:replace",
    "samplingRate": "cr:samplingRate",
    "sc": "https://schema.org/",
    "separator": "cr:separator",
    "source": "cr:source",
    "subField": "cr:subField",
    "transform": "cr:transform",
}
_PARQUET = "application/x-parquet"
_TYPES = {pa.string(): "sc:Text", pa.int64(): "sc:Integer", pa.int32(): "sc:Integer"}
_EXAMPLES = "examples"


def describe_release(
    folder: Path, version: str, origin: Origin, sections: Sequence[PublishedSection]
) -> Json:
    """The description of the tables that are in the folder of a release."""
    return {
        "@context": _CONTEXT,
        "@type": "sc:Dataset",
        "name": "ilsi-from-scratch",
        "alternateName": origin.title,
        "description": "Facts of judgments with sections of the Indian Penal Code. "
        f"{origin.texts} {describe_law(origin, sections)}",
        "conformsTo": "http://mlcommons.org/croissant/1.0",
        "version": version,
        "license": origin.licence_url,
        "citeAs": f"{origin.title}, version {version}",
        "inLanguage": "en",
        "isLiveDataset": False,
        "distribution": list(_describe_files(folder)),
        "recordSet": [
            _describe_examples(),
            _describe_records("sections", PublishedSection),
            _describe_records("edges", Edge),
        ],
    }


def _describe_files(folder: Path) -> Iterator[Json]:
    for path in sorted(folder.rglob("*.parquet")):
        name = path.relative_to(folder).as_posix()
        yield {
            "@type": "cr:FileObject",
            "@id": name,
            "name": name,
            "contentUrl": name,
            "contentSize": f"{path.stat().st_size} B",
            "encodingFormat": _PARQUET,
            "sha256": hash_file(path),
        }
    yield {
        "@type": "cr:FileSet",
        "@id": _EXAMPLES,
        "name": _EXAMPLES,
        "encodingFormat": _PARQUET,
        "includes": "data/*.parquet",
    }


def _describe_examples() -> Json:
    """All splits together, each row with the name of its split."""
    split = {
        "@type": "cr:Field",
        "@id": "example/split",
        "name": "split",
        "dataType": "sc:Text",
        "source": {
            "fileSet": {"@id": _EXAMPLES},
            "extract": {"fileProperty": "fullpath"},
            "transform": {"regex": f"data/({'|'.join(SPLITS)})-.*"},
        },
    }
    records = _describe_records("example", Example, {"fileSet": {"@id": _EXAMPLES}})
    return records | {"field": [split, *records["field"]]}


def _describe_records(name: str, record: type, source: Json | None = None) -> Json:
    files = {"fileObject": {"@id": f"{name}.parquet"}} if source is None else source
    fields = [_describe_field(name, field, files) for field in SCHEMAS[record]]
    return {"@type": "cr:RecordSet", "@id": name, "name": name, "field": fields}


def _describe_field(name: str, field: pa.Field, files: Json) -> Json:
    repeated = pa.types.is_list(field.type)
    described = {
        "@type": "cr:Field",
        "@id": f"{name}/{field.name}",
        "name": field.name,
        "dataType": _TYPES[field.type.value_type if repeated else field.type],
        "source": files | {"extract": {"column": field.name}},
    }
    return described | ({"repeated": True} if repeated else {})
