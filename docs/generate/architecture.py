"""The architecture picture: packages, their rooms, and which room imports which, read from the code.

    python docs/generate/architecture.py            # writes docs/images/architecture.svg
    python docs/generate/architecture.py --check    # exit code 1 if the picture is not current

A room is a sub-package. Inside a package an arrow is drawn from a room to each room that it imports, except
where a longer way of arrows leads there already (the transitive reduction).
"""

import argparse
import ast
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from xml.sax.saxutils import escape

ROOT = Path(__file__).resolve().parents[2]
PICTURE = ROOT / "docs" / "images" / "architecture.svg"
PACKAGES = {
    "flows": "who does it when: Prefect, command line",
    "pipeline": "what happens to the data",
    "model": "what learns from it",
    "embedded": "the court in a box",
    "schemas": "what the data is: records, courts, Acts, settings",
}
COLOURS = {
    "flows": "#e8eaf6",
    "pipeline": "#e0f2f1",
    "model": "#fff3e0",
    "embedded": "#f3e5f5",
    "schemas": "#eceff1",
}
COLUMNS = (("flows",), ("pipeline",), ("model", "embedded"))
WIDTH, HEIGHT, GAP = 330, 28, 8  # of a box
LANE, LANES = 9, 7  # of the arrows beside the boxes
PANEL = WIDTH + LANE * LANES + 34
HEAD, TOP, MARGIN, BETWEEN = 54, 46, 16, 24
FONT = "font-family='Helvetica, Arial, sans-serif'"


def main() -> None:
    """Write the picture, or compare it."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--check", action="store_true", help="only compare")
    check = parser.parse_args().check
    picture = draw_picture()
    is_current = PICTURE.exists() and PICTURE.read_text(encoding="utf-8") == picture
    if not check:
        PICTURE.write_text(picture, encoding="utf-8")
    elif not is_current:
        print(f"{PICTURE.relative_to(ROOT)} is not current: run python docs/generate/architecture.py")
    sys.exit(1 if check and not is_current else 0)


def list_rooms(package: str) -> dict[str, str]:
    """The rooms of a package with the first sentence about each, lowest first."""
    rooms = sorted(path.parent.name for path in (ROOT / package).glob("*/__init__.py"))
    imports = {room: list_room_imports(package, room) for room in rooms}
    ordered = order_rooms(package, rooms, imports)
    return {room: describe_room(package, room) for room in ordered}


def order_rooms(package: str, rooms: Sequence[str], imports: Mapping[str, set[str]]) -> list[str]:
    """The order that the architecture test enforces, else any in which every room comes after its imports."""
    ordered = [room for room in read_order(package) if room in rooms]
    while len(ordered) < len(rooms):
        left = [room for room in rooms if room not in ordered]
        ready = [room for room in left if imports[room] <= set(ordered)]
        ordered.append((ready or left)[0])
    return ordered


def read_order(package: str) -> list[str]:
    """The rooms of a package in the constant ORDER of tests/project/test_architecture.py."""
    tree = ast.parse((ROOT / "tests/project/test_architecture.py").read_text(encoding="utf-8"))
    for node in tree.body:
        if isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == "ORDER":
            order = node.value if isinstance(node.value, ast.Dict) else ast.Dict([], [])
            for key, value in zip(order.keys, order.values, strict=True):
                if isinstance(key, ast.Constant) and key.value == package:
                    return [str(name.value) for name in _list_strings(value)]
    return []


def _list_strings(node: ast.expr) -> list[ast.Constant]:
    strings = [child for child in ast.walk(node) if isinstance(child, ast.Constant)]
    return sorted(strings, key=lambda string: (string.lineno, string.col_offset))


def describe_room(package: str, room: str) -> str:
    """The first sentence of a room's docstring."""
    tree = ast.parse((ROOT / package / room / "__init__.py").read_text(encoding="utf-8"))
    text = " ".join((ast.get_docstring(tree) or "").split())
    text = text.removeprefix(f"Stage `{room}`: ").partition(". ")[0].rstrip(".").replace("`", "")
    return text[:1].upper() + text[1:]


def list_room_imports(package: str, room: str) -> set[str]:
    """The rooms of the same package that a room's modules import."""
    rooms = {path.parent.name for path in (ROOT / package).glob("*/__init__.py")}
    names = {name for path in sorted((ROOT / package / room).rglob("*.py")) for name in list_imported(path)}
    parts = (name.split(".") for name in names)
    return {part[1] for part in parts if part[0] == package and len(part) > 1} & rooms - {room}


def list_imported(path: Path) -> Iterator[str]:
    """Dotted names of everything a module imports."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def reduce_edges(imports: Mapping[str, set[str]]) -> list[tuple[str, str]]:
    """The imports that no longer way of imports implies."""

    def reaches(start: str, seen: frozenset[str] = frozenset()) -> set[str]:
        nearer = {room for room in imports.get(start, ()) if room not in seen}
        return nearer.union(*(reaches(room, seen | {start}) for room in nearer))

    return sorted(
        (room, target)
        for room, targets in imports.items()
        for target in targets
        if not any(target in reaches(other) for other in targets - {target})
    )


def draw_picture() -> str:
    """The whole picture as SVG."""
    rooms = {package: list_rooms(package) for package in PACKAGES}
    bottom = max(sum(measure_panel(rooms[package]) for package in column) for column in COLUMNS) + TOP
    bottom += BETWEEN * (max(map(len, COLUMNS)) - 1)
    width = MARGIN * 2 + PANEL * len(COLUMNS) + BETWEEN * (len(COLUMNS) - 1)
    shapes: list[str] = []
    for number, column in enumerate(COLUMNS):
        left, top = MARGIN + number * (PANEL + BETWEEN), TOP
        for package in column:
            is_last = package == column[-1]
            end = bottom if is_last else top + measure_panel(rooms[package])
            shapes += draw_panel(package, rooms[package], left, top, end)
            top = end + BETWEEN
    shapes += draw_schemas(rooms["schemas"], width, bottom + 34)
    shapes += draw_package_arrows(width, bottom)
    height = bottom + 34 + 62 + MARGIN
    head = (
        f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {width} {height}' {FONT}>"
        "<title>Packages, rooms and imports</title>"
        "<defs><marker id='tip' viewBox='0 0 8 8' refX='7' refY='4' markerWidth='7' markerHeight='7' "
        "orient='auto'><path d='M0,0 L8,4 L0,8 z' fill='#455a64'/></marker></defs>"
        f"<rect width='{width}' height='{height}' fill='#ffffff'/>"
    )
    return "\n".join([head, *shapes, "</svg>"]) + "\n"


def measure_panel(rooms: Mapping[str, str]) -> int:
    """The height that a package's rooms need."""
    return HEAD + len(rooms) * (HEIGHT + GAP) + 6


def draw_panel(package: str, rooms: Mapping[str, str], left: int, top: int, end: int) -> list[str]:
    """A package: its name, its rooms from the lowest down, and arrows between them."""
    shapes = [
        f"<rect x='{left}' y='{top}' width='{PANEL}' height='{end - top}' rx='8' fill='{COLOURS[package]}'/>",
        f"<text x='{left + 12}' y='{top + 22}' font-size='16' font-weight='bold' fill='#263238'>{package}/"
        "</text>",
        f"<text x='{left + 12}' y='{top + 40}' font-size='12' fill='#546e7a'>{escape(PACKAGES[package])}"
        "</text>",
    ]
    tops = {room: top + HEAD + number * (HEIGHT + GAP) for number, room in enumerate(rooms)}
    for room, about in rooms.items():
        shapes += draw_box(left + 10, tops[room], room, about)
    names = list(rooms)
    below = {room: set(names[:number]) for number, room in enumerate(names)}
    imports = {room: list_room_imports(package, room) & below[room] for room in rooms}
    lanes: list[list[tuple[int, int]]] = []
    edges = sorted(reduce_edges(imports), key=lambda edge: (tops[edge[0]] - tops[edge[1]], edge))
    for room, target in edges:
        span = (tops[target], tops[room])
        lane = next((n for n, used in enumerate(lanes) if all(_is_apart(span, other) for other in used)), -1)
        if lane < 0:
            lanes.append([])
            lane = len(lanes) - 1
        lanes[lane].append(span)
        shapes.append(draw_arrow(left + 10 + WIDTH, span, lane))
    return shapes


def _is_apart(span: tuple[int, int], other: tuple[int, int]) -> bool:
    return span[1] <= other[0] or other[1] <= span[0]


def draw_arrow(edge: int, span: tuple[int, int], lane: int) -> str:
    """From the importing room (below) to the imported one (above), beside the boxes."""
    start, end = span[1] + HEIGHT * 0.35, span[0] + HEIGHT * 0.65
    out = edge + 14 + lane * LANE
    path = f"M{edge},{start:g} H{out - 5} Q{out},{start:g} {out},{start - 5:g} V{end + 5:g}"
    path += f" Q{out},{end:g} {out - 5},{end:g} H{edge + 2}"
    return f"<path d='{path}' fill='none' stroke='#607d8b' stroke-width='1.2' marker-end='url(#tip)'/>"


def draw_box(left: int, top: int, room: str, about: str) -> list[str]:
    """A room with what it is about."""
    space = 62 - int(len(room) * 1.5)
    words = about if len(about) <= space else shorten(about, space)
    return [
        f"<rect x='{left}' y='{top}' width='{WIDTH}' height='{HEIGHT}' rx='4' fill='#ffffff' "
        "stroke='#90a4ae'/>",
        f"<text x='{left + 8}' y='{top + 19}' font-size='13' fill='#263238'><tspan font-weight='bold'>{room}"
        f"</tspan><tspan dx='6' font-size='11' fill='#607d8b'>{escape(words)}</tspan></text>",
    ]


def shorten(text: str, length: int) -> str:
    """As many whole words as fit."""
    while len(text) > length - 2 and " " in text:
        text = text.rpartition(" ")[0]
    return text.rstrip(",;:") + " ..."


def draw_schemas(rooms: Mapping[str, str], width: int, top: int) -> list[str]:
    """The package at the bottom, which everything imports."""
    names = ", ".join(f"{room}/" for room in rooms)
    about = PACKAGES["schemas"] + (f" ({names})" if names else "")
    return [
        f"<rect x='{MARGIN}' y='{top}' width='{width - 2 * MARGIN}' height='58' rx='8' "
        f"fill='{COLOURS['schemas']}'/>",
        f"<text x='{MARGIN + 12}' y='{top + 24}' font-size='16' font-weight='bold' fill='#263238'>schemas/"
        "</text>",
        f"<text x='{MARGIN + 12}' y='{top + 44}' font-size='12' fill='#546e7a'>{escape(about)}</text>",
    ]


def draw_package_arrows(width: int, bottom: int) -> list[str]:
    """Imports between packages: from flows to the others, and from all to schemas."""
    shapes = []
    line = "fill='none' stroke='#455a64' stroke-width='2.2' marker-end='url(#tip)'"
    centres = [MARGIN + number * (PANEL + BETWEEN) + PANEL // 2 for number in range(len(COLUMNS))]
    used = list_package_imports("flows")
    for number, column in enumerate(COLUMNS[1:], start=1):
        if used & set(column):
            start, height = centres[0] + number * 20, TOP - 14 - (number - 1) * 12
            shapes.append(f"<path d='M{start},{TOP} V{height} H{centres[number]} V{TOP - 2}' {line}/>")
    for centre, column in zip(centres, COLUMNS, strict=True):
        if any("schemas" in list_package_imports(package) for package in column):
            shapes.append(f"<path d='M{centre},{bottom} V{bottom + 32}' {line}/>")
    shapes.append(
        f"<text x='{width - MARGIN}' y='{bottom + 22}' font-size='11' text-anchor='end' fill='#546e7a'>"
        "arrows point to what is imported</text>"
    )
    return shapes


def list_package_imports(package: str) -> set[str]:
    """The packages of ours that a package imports."""
    names = {name for path in sorted((ROOT / package).rglob("*.py")) for name in list_imported(path)}
    return {name.split(".")[0] for name in names} & set(PACKAGES) - {package}


if __name__ == "__main__":
    main()
