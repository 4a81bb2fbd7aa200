"""Unpack a body in bounded steps: half a megabyte of gzip can expand to half a gigabyte."""

import zlib
from collections.abc import Iterable

_STEP = 1 << 18  # bytes unpacked at a time


class TooLargeError(Exception):
    """The body has more bytes than we accept."""


class BrokenBodyError(Exception):
    """The body ended early or is not encoded as declared."""


def unpack_body(chunks: Iterable[bytes], encoding: str, *, limit: int) -> bytes:
    """Join the chunks of a body sent with this Content-Encoding. Neither the encoded nor the decoded body may
    exceed `limit` bytes."""
    if encoding in ("", "identity"):
        return _join(chunks, limit)
    if encoding not in ("gzip", "x-gzip", "deflate"):
        raise BrokenBodyError(f"encoded in a way that we did not ask for ({encoding[:40]})")
    try:
        return _inflate(chunks, encoding, limit)
    except zlib.error as error:
        raise BrokenBodyError(f"cannot be unpacked ({error})") from None


def _join(chunks: Iterable[bytes], limit: int) -> bytes:
    body = bytearray()
    for chunk in chunks:
        body += chunk
        if len(body) > limit:
            raise TooLargeError(f"larger than {limit} bytes")
    return bytes(body)


def _inflate(chunks: Iterable[bytes], encoding: str, limit: int) -> bytes:
    body = bytearray()
    received = 0
    inflater: zlib._Decompress | None = None
    for chunk in chunks:
        received += len(chunk)
        if received > limit:
            raise TooLargeError(f"larger than {limit} bytes")
        while chunk:
            if inflater is None or inflater.eof:  # a gzip body can have several members
                inflater = zlib.decompressobj(_choose_window(encoding, chunk))
            body += inflater.decompress(chunk, _STEP)
            if len(body) > limit:
                raise TooLargeError(f"unpacks to more than {limit} bytes")
            chunk = inflater.unused_data if inflater.eof else inflater.unconsumed_tail
    if inflater is not None and not inflater.eof:
        body += _finish(inflater, limit - len(body))
    return bytes(body)


def _finish(inflater: "zlib._Decompress", room: int) -> bytes:
    """What is left in the decompressor after the last input byte."""
    rest = bytearray()
    while not inflater.eof:
        piece = inflater.decompress(inflater.unconsumed_tail, _STEP)
        rest += piece
        if len(rest) > room:
            raise TooLargeError("unpacks to too many bytes")
        if not piece:
            raise BrokenBodyError("ended early")
    return bytes(rest)


def _choose_window(encoding: str, start: bytes) -> int:
    """`deflate` means zlib, but some servers send a raw stream."""
    if encoding != "deflate":
        return 16 + zlib.MAX_WBITS
    has_zlib_header = start[0] & 0x0F == 8 and (len(start) < 2 or (start[0] << 8 | start[1]) % 31 == 0)
    return zlib.MAX_WBITS if has_zlib_header else -zlib.MAX_WBITS
