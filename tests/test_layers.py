"""Inside a game imports go one way as well, and never round."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

GAMES = Path(__file__).parents[1] / "src" / "cardwright" / "games"
NAMES = sorted(path.parent.name for path in GAMES.glob("*/game.py"))
# From below: a module imports from its own row and the rows before it.
LAYERS = (
    ("options",),
    ("model",),
    ("rules",),
    ("effects",),
    ("cards",),
    ("text", "view", "bots"),
    ("testing",),
    ("game",),
)


def modules(game: str) -> dict[str, Path]:
    """Every module of a game by its name within it: ``rules.damage``, ``game``."""
    found = {}
    for path in sorted((GAMES / game).rglob("*.py")):
        parts = path.relative_to(GAMES / game).with_suffix("").parts
        name = ".".join(part for part in parts if part != "__init__")
        if name:
            found[name] = path
    return found


def is_for_types(node: ast.stmt) -> bool:
    return isinstance(node, ast.If) and "TYPE_CHECKING" in ast.dump(node.test)


def imported(body: list[ast.stmt]) -> list[tuple[str, str]]:
    """Whatever is imported when the code runs, at the top of a module or in a function: a module, a name in it."""
    found = []
    for node in body:
        if is_for_types(node):
            continue
        if isinstance(node, ast.ImportFrom) and node.module:
            found += [(node.module, name.name) for name in node.names]
        elif isinstance(node, ast.Import):
            found += [(name.name, "") for name in node.names]
        for field in ("body", "orelse", "finalbody", "handlers"):
            found += imported(getattr(node, field, []))
    return found


def imports(game: str) -> dict[str, set[str]]:
    """Which modules of a game each of them imports."""
    known = modules(game)
    prefix = f"cardwright.games.{game}"
    found: dict[str, set[str]] = {}
    for module, path in known.items():
        found[module] = set()
        for source, name in imported(ast.parse(path.read_text()).body):
            if source == prefix or source.startswith(f"{prefix}."):
                inner = source[len(prefix) + 1 :]
                named = f"{inner}.{name}" if inner else name
                found[module].add(named if named in known else inner)
        found[module] -= {"", module}
    return found


def cycle(graph: dict[str, set[str]]) -> list[str]:
    """Some modules that import each other in a ring, if there are any."""
    done: set[str] = set()

    def visit(module: str, way: list[str]) -> list[str]:
        if module in way:
            return way[way.index(module) :]
        if module in done:
            return []
        for other in sorted(graph.get(module, ())):
            ring = visit(other, [*way, module])
            if ring:
                return ring
        done.add(module)
        return []

    return next((ring for module in graph if (ring := visit(module, []))), [])


def layer(module: str) -> int:
    top = module.split(".")[0]
    return next((number for number, names in enumerate(LAYERS) if top in names), -1)


def test_a_ring_is_found_however_it_is_entered() -> None:
    assert cycle({"a": {"b"}, "b": {"c"}, "c": {"b"}}) == ["b", "c"]
    assert cycle({"a": {"b", "c"}, "b": {"c"}, "c": set()}) == []


@pytest.mark.parametrize("game", NAMES)
def test_no_modules_of_a_game_import_each_other_in_a_ring(game: str) -> None:
    assert " -> ".join(cycle(imports(game))) == ""


@pytest.mark.parametrize("game", NAMES)
def test_every_module_of_a_game_has_its_layer(game: str) -> None:
    assert [module for module in modules(game) if layer(module) < 0] == []


@pytest.mark.parametrize("game", NAMES)
def test_a_module_of_a_game_imports_only_from_its_own_layer_and_below(game: str) -> None:
    upwards = [
        f"{module} imports {other}"
        for module, others in imports(game).items()
        for other in sorted(others)
        if layer(other) > layer(module)
    ]
    assert upwards == []
