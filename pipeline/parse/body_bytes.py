"""Turn the bytes of a saved body into an lxml tree, or say why that is impossible.

lxml drops the text of a node that is nested too deep or too long without raising, so the parser's error
log is checked before a tree is used.
"""

import codecs
import re
from email.message import Message

from lxml import etree

PLAIN_TEXT = "text/plain"
MAX_BYTES = 20_000_000  # the longest real judgment is under 4 MB
MAX_PDF_BYTES = 64_000_000  # the same as that of the reader: scans with a text layer are large
PDF_HEAD = 1024  # bytes in which a PDF says that it is one
_SNIFFED = 4096
_FILE_SIGNATURES = (
    b"%PDF-",
    b"\x1f\x8b",
    b"PK\x03\x04",
    b"\x89PNG",
    b"\xff\xd8\xff",
    b"GIF8",
    b"\xd0\xcf\x11\xe0",
)
_UTF16_MARKS = (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)
_META_CHARSET = re.compile(rb"<meta[^>]{0,200}charset\s*=\s*[\"']?([\w-]{1,40})", re.IGNORECASE)
_UTF8 = {"utf-8", "utf8"}


class UnparsableError(ValueError):
    """We cannot read this body as a document. The message is a short stable reason for a `Dropped` row."""


def is_plain_text(content_type: str | None) -> bool:
    """Does this content type mean text without markup?"""
    return (content_type or "").partition(";")[0].strip().lower() == PLAIN_TEXT


def is_pdf(body: bytes) -> bool:
    """Is this a PDF, whatever it is called? The first bytes are enough to tell."""
    return b"%PDF-" in body[:PDF_HEAD]


def check_body(body: bytes) -> None:
    """Refuse what no parser should be asked to read."""
    if len(body) > MAX_BYTES:
        raise UnparsableError("too large")
    head = body[:_SNIFFED]
    if head.startswith(_FILE_SIGNATURES) or (b"\0" in head and not head.startswith(_UTF16_MARKS)):
        raise UnparsableError("not text")
    if not body or (head.isspace() and not body.strip()):
        raise UnparsableError("empty")


def to_utf8(body: bytes, content_type: str | None = None) -> bytes:
    """The body in utf-8: by byte order mark or declared charset, else as utf-8 if valid, else windows-1252.

    The only declaration that is taken at its word is utf-8: on the web, iso-8859-1 and ascii mean
    windows-1252, and often the bytes are utf-8 anyway.
    """
    if body.startswith(codecs.BOM_UTF8):
        return body.removeprefix(codecs.BOM_UTF8)
    if (
        not body.startswith(_UTF16_MARKS)
        and (_find_header_charset(content_type) or _find_meta_charset(body)) in _UTF8
    ):
        return body
    charset = find_charset(body)
    return body if charset == "utf-8" else body.decode(charset, errors="replace").encode("utf-8", "replace")


def find_charset(body: bytes) -> str:
    """The charset of a body: utf-16 if it has that mark, else utf-8 if valid, else windows-1252."""
    if body.startswith(_UTF16_MARKS):
        return "utf-16"
    try:
        body.decode("utf-8")
    except UnicodeDecodeError:
        return "windows-1252"
    return "utf-8"


def read_tree(html: bytes) -> etree._Element:
    """The complete tree of a page in utf-8: if the parser left text out, the page is refused."""
    parser = etree.HTMLParser(encoding="utf-8", remove_comments=True, remove_pis=True)
    try:
        root = etree.fromstring(html.replace(b"\0", b""), parser)
    except etree.LxmlError as error:
        raise UnparsableError("no judgment on the page") from error
    if root is None:  # nothing but a comment
        raise UnparsableError("no judgment on the page")
    for entry in parser.error_log.filter_from_fatals():
        raise UnparsableError("nested too deep" if "depth" in entry.message else "too large")
    return root


def _find_header_charset(content_type: str | None) -> str | None:
    if not content_type:
        return None
    message = Message()
    message["Content-Type"] = content_type
    charset = message.get_content_charset()
    return charset.lower() if charset else None


def _find_meta_charset(body: bytes) -> str | None:
    match = _META_CHARSET.search(body, 0, _SNIFFED)
    return match.group(1).decode("ascii", "replace").lower() if match else None
