"""A digest of the code that a stage or a trained model runs: its own package and, following imports, every
other module of this project that it uses.

Digests are taken from syntax trees without docstrings, so a changed constant changes the digest of everything
that uses it, and a changed comment changes nothing. A package that calls `iter_modules` discovers its
modules, so all of them count. Data files count where a module opens them with
`importlib.resources.files("package")`.
"""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
_OURS = frozenset({"embedded", "flows", "model", "pipeline", "schemas"})


@cache  # one answer per run, even if files are edited meanwhile
def digest_code(*roots: str, tree: Path = ROOT) -> str:
    """The digest of packages (`pipeline.mask`) or single modules (`model.tagger.load`) and everything they
    import."""
    digest = sha256()
    for name, source in sorted(collect_code(*roots, tree=tree).items()):
        digest.update(f"{name} {source.digest}\n".encode())
    return digest.hexdigest()[:16]


def collect_code(*roots: str, tree: Path = ROOT) -> "dict[str, _Source]":
    """Every module that the roots run, by name."""
    sources: dict[str, _Source] = {}
    waiting = [name for root in roots for name in _list_modules(root, tree)]
    while waiting:
        name = waiting.pop()
        path = _find_module(name, tree)
        if name in sources or path is None:
            continue
        sources[name] = _read_source(path, tree)
        waiting += sources[name].imports
        if sources[name].discovers:
            waiting += _list_modules(name, tree)
        waiting += filter(None, [name.rpartition(".")[0]])  # importing a.b also runs a/__init__.py
    return sources


@dataclass(frozen=True, slots=True)
class _Source:
    digest: str
    imports: tuple[str, ...]
    discovers: bool  # a package that imports every module it finds in its own folder


def _list_modules(root: str, tree: Path) -> Iterator[str]:
    """A module itself, or all modules of a package: they may be discovered rather than imported."""
    folder = tree.joinpath(*root.split("."))
    if not folder.is_dir():
        yield root
    for path in folder.rglob("*.py"):
        parts = path.relative_to(tree).with_suffix("").parts
        yield ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def _find_module(name: str, tree: Path) -> Path | None:
    """The file of one of our modules; None for other packages and for names imported from a module."""
    if name.partition(".")[0] not in _OURS:
        return None
    base = tree.joinpath(*name.split("."))
    candidates = (base.with_name(f"{base.name}.py"), base / "__init__.py")
    return next((path for path in candidates if path.is_file()), None)


@cache
def _read_source(path: Path, tree: Path) -> _Source:
    module = ast.parse(path.read_text(encoding="utf-8"))
    imports: list[str] = []
    discovers = False
    digest = sha256()
    for node in ast.walk(module):
        if isinstance(node, ast.Import):
            imports += (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            # `from package import name` may name a module; other names have no file.
            imports += (node.module, *(f"{node.module}.{alias.name}" for alias in node.names))
        elif isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            _drop_docstring(node)
        elif isinstance(node, ast.Call):
            discovers |= isinstance(node.func, ast.Name) and node.func.id == "iter_modules"
            for file in _list_data_files(node, tree):
                digest.update(file.name.encode() + b"\0" + sha256(file.read_bytes()).digest())
    digest.update(ast.dump(module).encode())
    return _Source(digest.hexdigest(), tuple(imports), discovers)


def _drop_docstring(node: ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) -> None:
    if ast.get_docstring(node, clean=False) is not None:
        del node.body[0]


def _list_data_files(call: ast.Call, tree: Path) -> list[Path]:
    """All data files of a package that is opened with `files("package")`."""
    if not (isinstance(call.func, ast.Name) and call.func.id == "files" and len(call.args) == 1):
        return []
    (package,) = call.args
    if not (isinstance(package, ast.Constant) and isinstance(package.value, str)):
        return []
    folder = tree.joinpath(*package.value.split("."))
    return sorted(
        path
        for path in folder.rglob("*")
        if path.is_file() and path.suffix not in (".py", ".pyc") and not path.name.startswith(".")
    )
