"""What a PDF may do to the reader: nothing but be refused, with a short stable reason, at a bounded cost."""

import os
import random
import zlib
from typing import Any

import pytest

from pipeline.parse.body_bytes import UnparsableError
from pipeline.parse.pdf import page_reader
from pipeline.parse.pdf.child import _answer
from pipeline.parse.pdf.reader import PdfLimits, read_pdf

REASONS = {
    "broken PDF",
    "encrypted",
    "law report without a judgment",
    "no text",
    "scan without a text layer",
    "took too long",
    "too large",
    "too many pages",
}
SOON = PdfLimits(processor=3, wall=30.0, memory=1 << 30)


def write_objects(*objects: bytes, trailer: bytes = b"") -> bytes:
    """A PDF of these objects, numbered from 1, of which the first is the catalog."""
    body, places = b"%PDF-1.7\n", []
    for number, content in enumerate(objects, 1):
        places.append(len(body))
        body += b"%d 0 obj\n%s\nendobj\n" % (number, content)
    table = b"".join(b"%010d 00000 n \n" % place for place in places)
    head = b"xref\n0 %d\n0000000000 65535 f \n" % (len(objects) + 1)
    end = b"trailer\n<</Size %d/Root 1 0 R%s>>\nstartxref\n%d\n%%%%EOF"
    return body + head + table + end % (len(objects) + 1, trailer, len(body))


def write_page(content: bytes, filters: bytes = b"", trailer: bytes = b"", kids: bytes = b"3 0 R") -> bytes:
    """A PDF whose pages all have one content."""
    stream = b"<</Length %d%s>>\nstream\n%s\nendstream" % (len(content), filters, content)
    return write_objects(
        b"<</Type/Catalog/Pages 2 0 R>>",
        b"<</Type/Pages/Kids[%s]/Count %d>>" % (kids, kids.count(b"R")),
        b"<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>",
        stream,
        b"<</Type/Font/Subtype/Type1/BaseFont/Times-Roman>>",
        trailer=trailer,
    )


def refuse(body: bytes, limits: PdfLimits = SOON) -> str:
    """The reason for which a PDF is refused."""
    with pytest.raises(UnparsableError) as caught:
        read_pdf(body, limits)
    assert str(caught.value) in REASONS
    return str(caught.value)


def bomb(layers: int) -> tuple[bytes, bytes]:
    """Spaces without end, packed again and again, and the filters that unpack them."""
    packer = zlib.compressobj(9)
    content = b"".join(packer.compress(b" " * (1 << 24)) for _ in range(16)) + packer.flush()
    for _ in range(layers - 1):
        content = zlib.compress(content, 9)
    return content, b"/Filter[" + b"/FlateDecode" * layers + b"]"


@pytest.fixture(scope="module")
def judgment(new_pages: type[Any], new_flow: type[Any]) -> bytes:
    """A good PDF."""
    pages = new_pages()
    flow = new_flow(pages)
    for _ in range(12):
        flow.write(pages.invent(80))
    body: bytes = pages.save()
    return body


@pytest.mark.parametrize("body", [b"", b"%PDF-", b"%PDF-1.7\n%%EOF", b"<html>no</html>", b"\0" * 5000])
def test_what_is_no_pdf_is_broken(body: bytes) -> None:
    assert refuse(body) == "broken PDF"


def test_a_pdf_without_pages_is_broken() -> None:
    assert refuse(write_page(b"", kids=b"")) == "broken PDF"


def test_a_page_without_words_is_a_scan(new_pages: type[Any]) -> None:
    pages = new_pages()
    for _ in range(3):
        pages.add_page()
        pages.put(300, 820, "Scanned by CamScanner", 8)
    assert refuse(pages.save()) == "scan without a text layer"


def test_a_scan_with_a_signature_is_a_scan(new_pages: type[Any]) -> None:
    pages = new_pages()
    for _ in range(2):
        pages.add_page()
        pages.put(30, 700, "Signature Not Verified", 7)
        pages.put(30, 708, "Digitally signed by", 6)
        pages.put(30, 716, "KAMAL KISHORE", 6)
        pages.put(30, 724, "Date: 2015.03.13 10:22:11 IST", 6)
    assert refuse(pages.save()) == "scan without a text layer"


def test_an_encrypted_pdf_is_refused() -> None:
    locked = b"/Encrypt<</Filter/Standard/V 1/R 2/O(%s)/U(%s)/P -4>>/ID[(a)(a)]" % (b"x" * 32, b"y" * 32)
    assert refuse(write_page(b"BT /F 12 Tf (words) Tj ET", trailer=locked)) == "encrypted"


def test_truncated_and_spoilt_files_are_refused_or_read(judgment: bytes) -> None:
    chance = random.Random(5)
    for share in (0.1, 0.5, 0.9, 0.99):
        try:
            assert read_pdf(judgment[: int(len(judgment) * share)], SOON).paragraphs
        except UnparsableError as error:
            assert str(error) in REASONS
    for _ in range(30):
        spoilt = bytearray(judgment)
        for _ in range(chance.randrange(1, 200)):
            spoilt[chance.randrange(8, len(spoilt))] = chance.randrange(256)
        try:
            assert read_pdf(bytes(spoilt), SOON).paragraphs
        except UnparsableError as error:
            assert str(error) in REASONS


def test_a_bomb_is_refused() -> None:
    for layers in (1, 3):
        refuse(write_page(*bomb(layers)))


def test_words_without_end_are_too_large() -> None:
    words = zlib.compress(b"BT /F 1 Tf " + b"(abcdefgh abcdefgh abcdefgh) Tj " * 1_500_000 + b"ET", 9)
    assert refuse(write_page(words, b"/Filter/FlateDecode")) in {"too large", "took too long", "broken PDF"}


def test_more_pages_than_any_judgment_has() -> None:
    kids = b"3 0 R " * (page_reader.MAX_PAGES + 1)
    assert refuse(write_page(b"BT /F 12 Tf (words) Tj ET", kids=kids)) == "too many pages"


def test_a_tree_of_pages_that_contains_itself() -> None:
    refuse(
        write_objects(
            b"<</Type/Catalog/Pages 2 0 R>>", b"<</Type/Pages/Kids[2 0 R 2 0 R]/Count 9999999/Parent 2 0 R>>"
        )
    )


def test_deep_nesting() -> None:
    deep = b"[" * 200_000 + b"]" * 200_000
    refuse(write_objects(b"<</Type/Catalog/Pages 2 0 R/Deep %s>>" % deep, b"<</Type/Pages/Kids[]/Count 0>>"))
    refuse(write_page(b"q " * 500_000 + b"Q " * 500_000))


def test_a_form_that_draws_itself() -> None:
    form = b"<</Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</X 4 0 R>>>>/Length 10>>"
    refuse(
        write_objects(
            b"<</Type/Catalog/Pages 2 0 R>>",
            b"<</Type/Pages/Kids[3 0 R]/Count 1>>",
            b"<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Contents 4 0 R/Resources<</XObject<</X 4 0 R>>>>>>",
            form + b"\nstream\n/X Do /X Do\nendstream",
        )
    )


def test_a_reader_that_was_killed_is_replaced(judgment: bytes) -> None:
    good = read_pdf(judgment, SOON)
    refuse(write_page(*bomb(1)))
    assert read_pdf(judgment, SOON) == good


def test_time_is_bounded(judgment: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    slow = PdfLimits(processor=60, wall=0.0, memory=1 << 30)
    assert refuse(judgment, slow) == "took too long"
    assert read_pdf(judgment, SOON).paragraphs


def test_words_of_the_outside_never_reach_the_reader(judgment: bytes) -> None:
    """No reason names a file or a person, and an unknown failure of the reader is its own reason."""
    assert _answer(b"%PDF-" + os.urandom(2000)) == {"refused": "broken PDF"}


def test_tiny_and_empty_paragraphs(new_pages: type[Any]) -> None:
    pages = new_pages()
    pages.add_page()
    for line in range(9):
        pages.put(90, 90 + 20 * line, "Heard. The bail is granted in this matter." if line % 2 else "1.")
    assert read_pdf(pages.save()).paragraphs
