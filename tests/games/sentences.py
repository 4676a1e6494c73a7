"""The sentences a module says no with, read from its source, so that a test can hold each of them word for word."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from cardwright import SOURCE


def unheld(module: str, test: str) -> list[str]:
    """The sentences of a module, such as ``generals/rules/refusals.py``, that a test file does not spell out."""
    tree = ast.parse(Path(test).read_text("utf-8"))
    held = [text for node in ast.walk(tree) for text in spelled(node)]
    source = Path(SOURCE, "games", module).read_text("utf-8")
    return [pattern for pattern in sentences(source) if not any(re.fullmatch(pattern, text) for text in held)]


def spelled(node: ast.AST) -> Iterator[str]:
    match node:
        case ast.Constant(value=str(text)):
            yield text
        case ast.JoinedStr(values=parts):
            yield "".join(str(part.value) if isinstance(part, ast.Constant) else "…" for part in parts)


def sentences(source: str) -> Iterator[str]:
    """A pattern for each; a place in it that is filled in fits any words."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Return | ast.Raise):
            yield from patterns(node)


def patterns(node: ast.AST) -> Iterator[str]:
    match node:
        case ast.JoinedStr(values=parts):
            yield "".join(re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".*" for part in parts)
        case ast.Constant(value=str(text)) if " " in text:
            yield re.escape(text)
        case _:
            for child in ast.iter_child_nodes(node):
                yield from patterns(child)
