"""A mark of the rules a match is played with: of all code that decides what happens, but not of its comments."""

from __future__ import annotations

import ast
import hashlib
import sys
from pathlib import Path
from threading import Lock
from typing import Any, Final

from cardwright import SOURCE

# What reads, draws, explains or tests a position decides nothing; cards have a mark of their own.
ASIDE: Final = ("bots", "cards", "data", "face", "testing", "text", "view")
KERNEL: Final = SOURCE / "kernel"
EMPTY: Final[dict[str, Any]] = {"show_empty": True} if sys.version_info >= (3, 13) else {}
MARKS: Final[dict[str, str]] = {}
READING: Final = Lock()  # Python 3.11 cannot make syntax trees in two threads at once


def digest_of_rules(game: type) -> str:
    """The same for every version of Python, and whether the rules are compiled or interpreted."""
    module = game.__module__
    with READING:
        if module not in MARKS:
            MARKS[module] = mark_of(module)
    return MARKS[module]


def mark_of(module: str) -> str:
    total = hashlib.blake2b(digest_size=16)
    for folder in (KERNEL, home_of(module)):
        for file in deciding(folder):
            total.update(meaning(file.read_bytes()).encode())
    return total.hexdigest()


def home_of(module: str) -> Path:
    """The folder of a game's sources; a compiled module lies elsewhere."""
    parts = module.split(".")
    if parts[:2] == ["cardwright", "games"]:
        return SOURCE / "games" / parts[2]
    return Path(str(sys.modules[module].__file__))


def deciding(folder: Path) -> list[Path]:
    """The sources in a folder that decide what happens, or the one file that was named."""
    if folder.is_file():
        return [folder]
    found = [file for file in folder.rglob("*.py") if not set(ASIDE) & set(file.relative_to(folder).parts)]
    return sorted(found)


def meaning(source: bytes) -> str:
    """What a source says, without comments, docstrings and layout."""
    tree = ast.parse(source)
    strip(tree)
    return ast.dump(tree, **EMPTY).replace(", type_params=[]", "")


def strip(node: ast.AST) -> None:
    """Take the docstrings out, the node's own and those inside it."""
    if not isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)):
        return
    if ast.get_docstring(node, clean=False) is not None:
        node.body = node.body[1:] or [ast.Pass()]
    for inner in node.body:
        strip(inner)
