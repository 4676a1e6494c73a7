"""A card written out in the words of the card files, read without running any code but those words.

``NEUTRAL.minion("Sun Wisp", "2 mana 2/1", "Opening Gambit: Draw 1 card.", opening_gambit(DrawCards()))`` is one call.
The words in it are those that the file of the card knows; nothing else can be named, and no attribute of anything but a
press.
"""

from __future__ import annotations

import ast
import sys
from types import ModuleType
from typing import Any, Final

from cardwright.kernel.cards import Card
from cardwright.kernel.errors import BadInput, unknown

LONGEST: Final = 4000  # letters
GREATEST: Final = 999  # number
PRESS: Final = "Press"
ROOT: Final = "cardwright."


def written_card(card: Card, source: Any) -> Card:
    """The card as it is written there; it keeps its key, its name and its type."""
    if not isinstance(source, str) or len(source) > LONGEST:
        raise BadInput(f"{card.name}: card is the whole card as a card file writes it, in at most {LONGEST} letters")
    try:
        tree = ast.parse(source.strip(), mode="eval")
        found = ExpressionReader(vocabulary(card)).value(tree.body)
    except BadInput as problem:
        raise BadInput(f"{card.name}: {problem}") from None
    except SyntaxError as unread:
        raise BadInput(f"{card.name}: the card cannot be read: {unread.msg}") from None
    except (TypeError, ValueError, KeyError, IndexError, AttributeError, RecursionError, MemoryError) as unmade:
        raise BadInput(f"{card.name}: the card cannot be made: {unmade}") from None
    if not isinstance(found, type(card)):
        raise BadInput(f"{card.name}: that is not a card")
    if (found.key, found.name, found.type) != (card.key, card.name, card.type):
        raise BadInput(f"{card.name}: a changed card keeps its name and stays a {card.type}")
    return found


def vocabulary(card: Card) -> dict[str, Any]:
    """The words that the file of a card knows."""
    package = f"{type(card).__module__.partition('.model.')[0]}.cards"
    for name, module in sorted(sys.modules.items()):
        if name.startswith(f"{package}.") and card.key in keys_in(module):
            return {word: value for word, value in vars(module).items() if is_word(word, value)}
    raise BadInput("the file of this card is not there")


def keys_in(module: ModuleType) -> set[str]:
    """The keys of the cards that a module writes down."""
    found: set[str] = set()
    for value in list(vars(module).values()):
        for each in value if isinstance(value, list | tuple) else (value,):
            if isinstance(each, Card):
                found.add(each.key)
    return found


def is_word(word: str, value: Any) -> bool:
    """Whether a card may be written with it: numbers, texts, and what the game or the kernel has made."""
    if word.startswith("_") or isinstance(value, ModuleType | list | dict):
        return False
    if isinstance(value, int | str | tuple):
        return True
    where = value.__module__ if hasattr(value, "__name__") else type(value).__module__
    return str(where).startswith(ROOT)


class ExpressionReader:
    """Works out one expression, part by part."""

    def __init__(self, words: dict[str, Any]) -> None:
        self.words: dict[str, Any] = words

    def value(self, node: ast.AST) -> Any:
        if isinstance(node, ast.Constant):
            return self.constant(node.value)
        if isinstance(node, ast.Name):
            return self.word(node.id)
        if isinstance(node, ast.Tuple):
            return tuple(self.several(node.elts))
        if isinstance(node, ast.Call):
            named = {str(each.arg): self.value(each.value) for each in node.keywords if each.arg is not None}
            if len(named) < len(node.keywords):
                raise self.refusal(node)
            return self.called(node.func)(*self.several(node.args), **named)
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
            return -self.number(node.operand)
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr):
            return self.number(node.left) | self.number(node.right)
        raise self.refusal(node)

    def several(self, nodes: list[ast.expr]) -> list[Any]:
        found: list[Any] = []
        for node in nodes:
            if isinstance(node, ast.Starred):
                found.extend(self.value(node.value))
            else:
                found.append(self.value(node))
        return found

    def constant(self, value: Any) -> Any:
        if value is None or isinstance(value, bool | str) or (isinstance(value, int) and abs(value) <= GREATEST):
            return value
        raise BadInput(f"{value!r} is neither a text nor a whole number up to {GREATEST}")

    def number(self, node: ast.expr) -> int:
        value = self.value(node)
        if not isinstance(value, int):
            raise self.refusal(node)
        return int(value)

    def word(self, name: str) -> Any:
        if name not in self.words:
            raise unknown("word", name, self.words)
        return self.words[name]

    def called(self, node: ast.expr) -> Any:
        """A word that makes something, or what a press prints."""
        if isinstance(node, ast.Name):
            return self.word(node.id)
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name | ast.Call) and node.attr[:1] != "_":
            press = self.value(node.value)
            if type(press).__name__ == PRESS:
                return getattr(press, node.attr)
        raise self.refusal(node)

    def refusal(self, node: ast.AST) -> BadInput:
        return BadInput(f'"{ast.unparse(node)}" is not how a card is written')
