"""The buckets over HTTP, path style, as S3 answers: listings, objects, ranges and errors."""

import re
from base64 import b64decode, urlsafe_b64encode
from binascii import Error as Base64Error
from collections.abc import Callable
from email.utils import format_datetime
from urllib.parse import unquote
from xml.sax.saxutils import escape

from embedded.site.buckets.catalogue import Catalogue
from embedded.site.buckets.records import Registry
from embedded.site.buckets.store import Store, StoredObject
from embedded.site.contents import Window
from embedded.site.faults import Answer
from embedded.site.server import Request

MOST_KEYS = 1000
_MOST_MADE = 20  # objects; a page that shows more new ones ends early, as a page of S3 may
_RANGE = re.compile(r"bytes=(\d*)-(\d*)")  # of more than one range S3 sends the whole object
_TYPES = {"json": "application/json", "tar": "application/x-tar"}
_XML = '<?xml version="1.0" encoding="UTF-8"?>\n'
_MESSAGES = {
    "NoSuchKey": (404, "The specified key does not exist."),
    "NoSuchBucket": (404, "The specified bucket does not exist"),
    "InvalidRange": (416, "The requested range is not satisfiable"),
    "PreconditionFailed": (412, "At least one of the pre-conditions you specified did not hold"),
    "InvalidArgument": (400, "The continuation token provided is incorrect"),
    "NotImplemented": (501, "Only the second version of listings is implemented"),
    "MethodNotAllowed": (405, "The specified method is not allowed against this resource."),
}


def build_buckets(seed: int, cases: int, edition: int, *, hostile: bool) -> Callable[[Request], Answer]:
    """The application behind the server of the open data."""
    store = Store(Registry(Catalogue(seed, cases, edition)), hostile=hostile)
    return lambda request: _answer(store, request)


def _answer(store: Store, request: Request) -> Answer:
    bucket, _, key = unquote(request.path).lstrip("/").partition("/")
    if request.method not in ("GET", "HEAD"):
        return _fail("MethodNotAllowed", key)
    if bucket not in store.keys:
        return _fail("NoSuchBucket", bucket)
    if not key:
        return _list_keys(store, bucket, request)
    stored = store.read(bucket, key)
    return _fail("NoSuchKey", key) if stored is None else _serve(stored, key, request)


def _serve(stored: StoredObject, key: str, request: Request) -> Answer:
    etag, asked = f'"{stored.etag}"', request.headers
    wanted, known = asked.get("If-Match"), asked.get("If-None-Match")
    if wanted is not None and wanted not in (etag, stored.etag, "*"):
        return _fail("PreconditionFailed", key)
    headers = {
        "ETag": etag,
        "Last-Modified": format_datetime(stored.modified, usegmt=True),
        "Accept-Ranges": "bytes",
    }
    if known is not None and known in (etag, stored.etag, "*"):
        return Answer(b"", 304, headers=headers)
    content_type = _TYPES.get(key.rpartition(".")[2], "binary/octet-stream")
    size = len(stored.contents)
    match = _RANGE.fullmatch(asked.get("Range", ""))
    if match is None or not any(match.groups()) or (all(match.groups()) and int(match[1]) > int(match[2])):
        return Answer(stored.contents, 200, content_type, headers)
    if match[1]:
        start, stop = int(match[1]), min(int(match[2] or size - 1) + 1, size)
    else:
        start, stop = max(0, size - int(match[2])), size
    if start >= stop:
        return _fail("InvalidRange", key, {"Content-Range": f"bytes */{size}"})
    headers["Content-Range"] = f"bytes {start}-{stop - 1}/{size}"
    return Answer(Window(stored.contents, start, stop), 206, content_type, headers)


def _list_keys(store: Store, bucket: str, request: Request) -> Answer:
    """A page of keys. The objects on it are made for it, because it shows their sizes; folders are not."""
    if request.read_text("list-type") != "2":
        return _fail("NotImplemented", bucket)
    prefix, delimiter = request.read_text("prefix"), request.read_text("delimiter")
    most = min(request.read_number("max-keys", MOST_KEYS), MOST_KEYS)
    try:
        after = b64decode(request.read_text("continuation-token"), b"-_", validate=True).decode()
    except (Base64Error, UnicodeDecodeError):
        return _fail("InvalidArgument", bucket)
    after = after or request.read_text("start-after")
    shown: list[str] = []  # keys, and folders that stand for all keys in them
    is_cut, last, made = False, after, 0
    for key in store.list_keys(bucket, after):
        if not key.startswith(prefix):
            continue
        cut = key.find(delimiter, len(prefix)) if delimiter else -1
        name = key if cut < 0 else key[: cut + len(delimiter)]
        if name not in shown[-1:]:
            made += name == key and not store.is_made(bucket, key)
            if len(shown) >= most or made > _MOST_MADE:
                is_cut = True
                break
            shown.append(name)
        last = key
    token = urlsafe_b64encode(last.encode()).decode() if is_cut and most else ""
    folders = [name for name in shown if delimiter and name.endswith(delimiter)]
    lines = [
        f"<Name>{bucket}</Name><Prefix>{escape(prefix)}</Prefix>",
        f"<Delimiter>{escape(delimiter)}</Delimiter>" if delimiter else "",
        f"<KeyCount>{len(shown)}</KeyCount><MaxKeys>{most}</MaxKeys>",
        f"<IsTruncated>{'true' if token else 'false'}</IsTruncated>",
        f"<NextContinuationToken>{token}</NextContinuationToken>" if token else "",
        *(_describe(store, bucket, name) for name in shown if name not in folders),
        *(f"<CommonPrefixes><Prefix>{escape(name)}</Prefix></CommonPrefixes>" for name in folders),
    ]
    text = f'<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">{"".join(lines)}</ListBucketResult>'
    return _write_xml(text, 200)


def _describe(store: Store, bucket: str, key: str) -> str:
    stored = store.read(bucket, key)
    if stored is None:
        return ""
    return (
        f"<Contents><Key>{escape(key)}</Key><LastModified>{stored.modified:%Y-%m-%dT%H:%M:%S.000Z}</LastModified>"
        f"<ETag>&quot;{stored.etag}&quot;</ETag><Size>{len(stored.contents)}</Size>"
        "<StorageClass>STANDARD</StorageClass></Contents>"
    )


def _fail(code: str, what: str, headers: dict[str, str] | None = None) -> Answer:
    status, message = _MESSAGES[code]
    text = f"<Error><Code>{code}</Code><Message>{message}</Message><Key>{escape(what)}</Key></Error>"
    return _write_xml(text, status, headers)


def _write_xml(text: str, status: int, headers: dict[str, str] | None = None) -> Answer:
    return Answer((_XML + text).encode(), status, "application/xml", headers or {})
