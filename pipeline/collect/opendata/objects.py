"""Read the objects of a public bucket over plain HTTPS, whole or from an offset on.

Nothing but GET, one connection, no credentials. An ETag tells one version of an object from the next: a
read that began with one version never continues with another.
"""

import io
from collections.abc import Iterator
from dataclasses import dataclass
from urllib.parse import quote, urlencode, urlsplit

from lxml import etree

from pipeline.collect.http.exchange import FailedError, Request, Response, UnusableError
from pipeline.collect.http.fetch import Fetcher
from pipeline.collect.http.stream import BodyStream
from schemas.errors import UnavailableError

_MISSING = 404
_CHANGED = 412
_OUT_OF_RANGE = 416
_STATUSES = frozenset({200, 206, _MISSING, _CHANGED, _OUT_OF_RANGE})
_ATTEMPTS = 4  # without one byte of progress
_READ_THROUGH = 2 << 20  # bytes: further ahead, another request is quicker than reading what lies between
_CHUNK = 1 << 16
_MOST_PAGES = 10_000  # of a listing


class ChangedError(Exception):
    """The object is another version now, or gone."""


@dataclass(frozen=True, slots=True)
class StoredObject:
    """An object as a listing shows it."""

    key: str
    etag: str
    size: int


class Bucket:
    """One bucket, by its address."""

    def __init__(self, fetcher: Fetcher, url: str) -> None:
        self._fetcher = fetcher
        self.url = url

    def find_url(self, key: str) -> str:
        """The address of an object."""
        return f"{self.url}/{quote(key, safe='/=')}"

    def list_objects(self, prefix: str) -> Iterator[StoredObject]:
        """All objects whose keys begin like this, in the order of keys."""
        token = ""
        for _ in range(_MOST_PAGES):
            query = {"list-type": "2", "prefix": prefix} | ({"continuation-token": token} if token else {})
            response = self._fetch(f"{self.url}/?{urlencode(query)}")
            page = _read_listing(response)
            yield from page.objects
            token = page.token
            if not token:
                return
        raise UnavailableError(f"{urlsplit(self.url).netloc} lists {prefix} without end: run again later")

    def read(self, key: str) -> tuple[bytes, str] | None:
        """A small object and its ETag, or None if there is none."""
        response = self._fetch(self.find_url(key))
        if response.status == _MISSING:
            return None
        return response.body, _find_etag(response)

    def read_range(self, key: str, etag: str, start: int, end: int) -> bytes:
        """The bytes from `start` to before `end`."""
        headers = {"Range": f"bytes={start}-{end - 1}", "If-Match": etag}
        response = self._fetch(self.find_url(key), headers)
        if response.status in (_MISSING, _CHANGED):
            raise ChangedError(key)
        if response.status != 206 or len(response.body) != end - start:
            raise UnavailableError(f"{urlsplit(self.url).netloc} does not answer ranges: run again later")
        return response.body

    def open(self, stored: StoredObject, start: int = 0) -> "ObjectStream":
        """An object to be read from an offset on."""
        return ObjectStream(self, stored, start)

    def request_rest(self, stored: StoredObject, start: int) -> BodyStream:
        """Begin to read an object; raises FailedError or ChangedError."""
        headers = {"If-Match": stored.etag} | ({"Range": f"bytes={start}-"} if start else {})
        request = Request(self.find_url(stored.key), headers=headers, accepts=(), statuses=_STATUSES)
        body = self._fetcher.open_stream(request)
        status = body.response.status
        if status == (206 if start else 200):
            return body
        body.close()
        if status in (_MISSING, _CHANGED, _OUT_OF_RANGE):
            raise ChangedError(stored.key)
        raise UnavailableError(f"{urlsplit(self.url).netloc} does not answer ranges: run again later")

    def _fetch(self, url: str, headers: dict[str, str] | None = None) -> Response:
        request = Request(url, headers=headers or {}, accepts=(), statuses=_STATUSES)
        try:
            return self._fetcher.fetch(request)
        except UnusableError as error:
            raise UnavailableError(
                f"{urlsplit(url).netloc} gave no usable answer ({error}); nothing is lost: run again later"
            ) from None


class ObjectStream:
    """An object that is read forwards. A broken connection is opened again where it broke."""

    def __init__(self, bucket: Bucket, stored: StoredObject, start: int) -> None:
        self._bucket = bucket
        self._stored = stored
        self._body: BodyStream | None = None
        self._failures = 0
        self.position = start

    def close(self) -> None:
        """Close the connection."""
        if self._body is not None:
            self._body.close()
            self._body = None

    def read(self, size: int) -> bytes:
        """So many bytes, fewer only at the end of the object."""
        parts: list[bytes] = []
        size = min(size, self._stored.size - self.position)
        while size > 0:
            part = self._read_some(min(size, _CHUNK))
            parts.append(part)
            size -= len(part)
        return b"".join(parts)

    def skip_to(self, position: int) -> None:
        """Go on at a later position: what lies between is read through if it is little."""
        position = min(position, self._stored.size)
        if position - self.position > _READ_THROUGH:
            self.close()
            self.position = position
        while self.position < position:
            self._read_some(min(position - self.position, _CHUNK))

    def _read_some(self, size: int) -> bytes:
        """At least one byte."""
        while True:
            try:
                if self._body is None:
                    self._body = self._bucket.request_rest(self._stored, self.position)
                part = self._body.read(size)
                if part:
                    self._failures = 0
                    self.position += len(part)
                    return part
                raise FailedError("the connection ended early")
            except FailedError as error:
                self.close()
                self._failures += 1
                if self._failures >= _ATTEMPTS:
                    host = urlsplit(self._bucket.url).netloc
                    raise UnavailableError(
                        f"{host} keeps failing ({error}); nothing is lost: run again later"
                    ) from None


class ObjectFile(io.RawIOBase):
    """An object as a file that can be read anywhere, one request per read: for Parquet, which reads only
    the columns it needs."""

    def __init__(self, bucket: Bucket, stored: StoredObject) -> None:
        super().__init__()
        self._bucket = bucket
        self._stored = stored
        self._position = 0

    def readable(self) -> bool:
        """Yes."""
        return True

    def seekable(self) -> bool:
        """Yes."""
        return True

    def seek(self, offset: int, whence: int = io.SEEK_SET) -> int:
        """Go to a position."""
        origin = {io.SEEK_SET: 0, io.SEEK_CUR: self._position, io.SEEK_END: self._stored.size}[whence]
        self._position = max(0, origin + offset)
        return self._position

    def tell(self) -> int:
        """The position."""
        return self._position

    def read(self, size: int = -1) -> bytes:
        """Bytes from the position on."""
        end = self._stored.size if size < 0 else min(self._position + size, self._stored.size)
        if end <= self._position:
            return b""
        data = self._bucket.read_range(self._stored.key, self._stored.etag, self._position, end)
        self._position = end
        return data


@dataclass(frozen=True, slots=True)
class _ListingPage:
    objects: list[StoredObject]
    token: str


def _read_listing(response: Response) -> _ListingPage:
    parser = etree.XMLParser(resolve_entities=False, no_network=True)
    try:
        root = etree.fromstring(response.body, parser)
        objects = [
            StoredObject(_read(item, "Key"), _read(item, "ETag"), int(_read(item, "Size")))
            for item in root.iterfind("{*}Contents")
        ]
    except (etree.XMLSyntaxError, ValueError):
        root = None
    if root is None or etree.QName(root).localname != "ListBucketResult":
        host = urlsplit(response.url).netloc
        raise UnavailableError(f"{host} gave no listing of its bucket: run again later")
    return _ListingPage(objects, root.findtext("{*}NextContinuationToken") or "")


def _read(item: "etree._Element", name: str) -> str:
    text = item.findtext(f"{{*}}{name}")
    if not text:
        raise ValueError(name)
    return text


def _find_etag(response: Response) -> str:
    return response.find_header("ETag") or ""
