"""How Hugging Face `datasets` learns the columns of a release: class names are in the files themselves."""

import json
from collections.abc import Sequence
from typing import Any

import pyarrow as pa

from schemas.records import SCHEMAS


def declare_schema(record: type, labels: Sequence[str] = ()) -> pa.Schema:
    """The schema of a published table, with the names of the classes where it has labels.

    `datasets` has no columns that cannot be null: it would take such a one for another than described.
    """
    schema = SCHEMAS[record]
    features = {field.name: describe_column(field, labels) for field in schema}
    described = json.dumps({"info": {"features": features}}, sort_keys=True)
    nullable = pa.schema([field.with_nullable(True) for field in schema])
    return nullable.with_metadata({"huggingface": described})


def describe_column(field: pa.Field, labels: Sequence[str]) -> dict[str, Any]:
    """A column in the terms of `datasets`; "Sequence" is what old versions know, too."""
    if field.name == "labels":
        return {"feature": {"names": list(labels), "_type": "ClassLabel"}, "_type": "Sequence"}
    if pa.types.is_list(field.type):
        return {"feature": _describe_value(field.type.value_type), "_type": "Sequence"}
    return _describe_value(field.type)


def _describe_value(kind: pa.DataType) -> dict[str, Any]:
    return {"dtype": str(kind), "_type": "Value"}
