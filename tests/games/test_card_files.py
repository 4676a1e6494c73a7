"""Card files read aloud: name, numbers, text, rules, and nothing a reader has to count or look up."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import TypeGuard

import pytest

import cardwright

GAMES = Path(cardwright.__file__).parent / "games"
FILES = sorted(GAMES.glob("*/cards/**/*.py"))
MOST_PARAMETERS = 8


def named(path: Path) -> str:
    return str(path.relative_to(GAMES))


def cards_in(path: Path) -> Iterator[tuple[str, ast.Call]]:
    """Every card written in a file, with its name."""
    for statement in ast.parse(path.read_text()).body:
        if isinstance(statement, ast.AnnAssign):
            several = isinstance(statement.value, ast.Tuple | ast.List)
            for card in ast.iter_child_nodes(statement.value) if several and statement.value else [statement.value]:
                if isinstance(card, ast.Call) and len(card.args) > 1 and isinstance(card.args[0], ast.Constant):
                    yield str(card.args[0].value), card


def test_the_cards_of_every_game_are_looked_at() -> None:
    games = {path.parent.name for path in GAMES.glob("*/game.py")}
    assert {path.relative_to(GAMES).parts[0] for path in FILES if list(cards_in(path))} == games


@pytest.mark.parametrize("path", FILES, ids=named)
def test_no_card_has_a_number_without_a_word(path: Path) -> None:
    bare = [name for name, card in cards_in(path) for part in card.args if is_number(part)]
    assert bare == []


def is_number(part: ast.expr) -> bool:
    return isinstance(part, ast.Constant) and isinstance(part.value, int)


@pytest.mark.parametrize("path", FILES, ids=named)
def test_no_line_of_a_card_is_a_number_alone(path: Path) -> None:
    lines = path.read_text().splitlines()
    alone = [number for number, line in enumerate(lines, 1) if re.fullmatch(r"\s*-?\d+,?", line)]
    found = [name for name, card in cards_in(path) for line in alone if card.lineno <= line <= (card.end_lineno or 0)]
    assert (found, alone) == ([], [])


@pytest.mark.parametrize("path", FILES, ids=named)
def test_one_effect_needs_no_tuple_around_it(path: Path) -> None:
    wrapped = [
        name
        for name, card in cards_in(path)
        for part in ast.walk(card)
        if isinstance(part, ast.Tuple) and len(part.elts) == 1
    ]
    assert wrapped == []


@pytest.mark.parametrize("path", sorted([*GAMES.glob("*/model/card.py"), *GAMES.glob("*/cards/press.py")]), ids=named)
def test_a_card_is_made_from_few_things(path: Path) -> None:
    makers = [part for part in ast.walk(ast.parse(path.read_text())) if returns_card(part)]
    assert makers
    assert [maker.name for maker in makers if len(parameters(maker)) > MOST_PARAMETERS] == []


def returns_card(part: ast.AST) -> TypeGuard[ast.FunctionDef | ast.ClassDef]:
    if isinstance(part, ast.ClassDef):
        return part.name == "Card"
    return isinstance(part, ast.FunctionDef) and isinstance(part.returns, ast.Name) and part.returns.id == "Card"


def parameters(maker: ast.FunctionDef | ast.ClassDef) -> list[str]:
    """What is said to make a card; for the class itself, to its ``__init__``."""
    if isinstance(maker, ast.ClassDef):
        maker = next(part for part in maker.body if isinstance(part, ast.FunctionDef) and part.name == "__init__")
    taken = [*maker.args.args, *maker.args.kwonlyargs]
    return [argument.arg for argument in taken if argument.arg != "self"]
