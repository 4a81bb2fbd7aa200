"""Tars are read forwards from any member on, whatever is in them."""

import io
import tarfile
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pipeline.collect.opendata.tar_members import DamagedTarError, TarMember, iterate_members

FORMATS = {"ustar": tarfile.USTAR_FORMAT, "gnu": tarfile.GNU_FORMAT, "pax": tarfile.PAX_FORMAT}
LONG = "a-long-name-" * 20 + ".pdf"


class Bytes:
    """A stream that counts what is read rather than skipped."""

    def __init__(self, content: bytes, position: int = 0) -> None:
        self.content, self.position, self.read_bytes = content, position, 0

    def read(self, size: int) -> bytes:
        part = self.content[self.position : self.position + size]
        self.position += len(part)
        self.read_bytes += len(part)
        return part

    def skip_to(self, position: int) -> None:
        self.position = min(position, len(self.content))


def make_tar(files: dict[str, bytes], form: str = "pax", *, extra: tuple[tarfile.TarInfo, ...] = ()) -> bytes:
    buffer = io.BytesIO()
    with tarfile.open(fileobj=buffer, mode="w", format=FORMATS[form]) as tar:
        for entry in extra:
            tar.addfile(entry)
        for name, body in files.items():
            info = tarfile.TarInfo(name)
            info.size = len(body)
            tar.addfile(info, io.BytesIO(body))
    return buffer.getvalue()


def make_entry(name: str, kind: bytes, *, target: str = "") -> tarfile.TarInfo:
    info = tarfile.TarInfo(name)
    info.type, info.linkname = kind, target
    return info


def read_all(content: bytes, position: int = 0) -> Iterator[tuple[TarMember, bytes]]:
    stream = Bytes(content, position)
    for member in iterate_members(stream):
        yield member, stream.read(member.size)


@pytest.mark.parametrize("form", FORMATS)
def test_members_are_those_of_tarfile(form: str) -> None:
    files = {"a.pdf": b"one", "empty.pdf": b"", "big.pdf": b"x" * 1537}
    if form != "ustar":
        files |= {LONG: b"long", "नाम.pdf": b"other letters"}
    found = {member.name: body for member, body in read_all(make_tar(files, form))}
    assert found == files


@given(st.lists(st.binary(max_size=2000), min_size=1, max_size=8), st.data())
def test_reading_begins_at_any_member(bodies: list[bytes], data: st.DataObject) -> None:
    files = {f"{number}{'-long' * 30 * (number % 2)}.pdf": body for number, body in enumerate(bodies)}
    content = make_tar(files)
    whole = list(read_all(content))
    first = data.draw(st.integers(0, len(whole)))
    start = whole[first - 1][0].end if first else 0
    assert list(read_all(content, start)) == whole[first:]


def test_bodies_that_nobody_wants_are_not_read() -> None:
    stream = Bytes(make_tar({f"{number}.pdf": b"x" * 100_000 for number in range(5)}, "ustar"))
    assert len(list(iterate_members(stream))) == 5
    assert stream.read_bytes < 5000


def test_links_folders_and_devices_are_no_files() -> None:
    extra = (
        make_entry("folder/", tarfile.DIRTYPE),
        make_entry("link.pdf", tarfile.SYMTYPE, target="/etc/passwd"),
        make_entry("hard.pdf", tarfile.LNKTYPE, target="a.pdf"),
        make_entry("null.pdf", tarfile.CHRTYPE),
    )
    members = [member for member, _ in read_all(make_tar({"a.pdf": b"one"}, extra=extra))]
    assert [(member.file_name, member.is_file) for member in members] == [
        ("folder", False),
        ("link.pdf", False),
        ("hard.pdf", False),
        ("null.pdf", False),
        ("a.pdf", True),
    ]


@pytest.mark.parametrize("name", ["../a.pdf", "/a.pdf", "b/../../a.pdf"])
def test_a_name_that_leads_out_names_no_file(name: str) -> None:
    [(member, _)] = read_all(make_tar({name: b"one"}))
    assert member.file_name is None


def test_a_file_in_a_folder_has_its_own_name() -> None:
    [(member, _)] = read_all(make_tar({"./orders/a.pdf": b"one"}))
    assert member.file_name == "a.pdf"


def test_a_cut_header_is_told_from_the_end() -> None:
    content = make_tar({"a.pdf": b"one", "b.pdf": b"two"}, "ustar")
    assert len(list(read_all(content[:1024]))) == 1
    with pytest.raises(DamagedTarError, match="cut off"):
        list(read_all(content[:1200]))


def test_damage_is_told() -> None:
    content = bytearray(make_tar({"a.pdf": b"one", "b.pdf": b"two"}, "ustar"))
    content[1024 + 150] ^= 1
    with pytest.raises(DamagedTarError, match="damaged"):
        list(read_all(bytes(content)))


@pytest.mark.parametrize(
    "records",
    [b"99 path=a.pdf\n", b"x path=a.pdf\n", b"2 \n", b"0 path=a\n", b"9999999999999999999999999 a=b\n"],
)
def test_a_wrong_extended_header_is_damage(records: bytes) -> None:
    info = make_entry("x", tarfile.XHDTYPE)
    info.size = len(records)
    content = (
        info.tobuf(tarfile.USTAR_FORMAT) + records.ljust(512, b"\0") + make_tar({"a.pdf": b"one"}, "ustar")
    )
    with pytest.raises(DamagedTarError, match="damaged"):
        list(read_all(content))


def test_an_extended_header_cannot_fill_the_memory() -> None:
    info = make_entry("x", tarfile.XHDTYPE)
    info.size = 4 << 30
    stream = Bytes(info.tobuf(tarfile.GNU_FORMAT) + b"x" * 4096)
    with pytest.raises(DamagedTarError):
        list(iterate_members(stream))
    assert stream.read_bytes == 512


def test_a_negative_size_does_not_lead_back() -> None:
    header = bytearray(make_entry("a.pdf", tarfile.REGTYPE).tobuf(tarfile.USTAR_FORMAT))
    header[124:136] = b"\xff" * 10 + b"\xfe\x00"  # -512
    header[148:156] = b" " * 8
    header[148:156] = b"%06o\0 " % sum(header)
    with pytest.raises(DamagedTarError, match="damaged"):
        list(read_all(bytes(header)))


@given(st.binary(max_size=3000))
def test_any_bytes_give_members_or_damage(content: bytes) -> None:
    try:
        list(read_all(content))
    except DamagedTarError as error:
        assert str(error) in ("damaged", "cut off")
