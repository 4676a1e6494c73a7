"""The ways to break a card: each fault changes one place in the call that writes it down."""

from __future__ import annotations

import ast
import copy
import importlib
import inspect
import pkgutil
import re
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from types import ModuleType
from typing import Any, Final

from cardwright.kernel.cards import Card
from cardwright.kernel.data.card_digest import digest_of_cards
from cardwright.kernel.effects import conditions, speech
from tests.mutants.vocabulary import other_moments, other_sides

LINE: Final = re.compile(r"\d+ (?:mana|gold)\b.*|\d+/\d+.*|\d+ health.*|\d+ HP|shard, .*")  # costs, attack, health
NUMBER: Final = re.compile(r"\d+")
ROOMS: Final = ("model", "effects", "cards")  # where the words of card files are explained
DEEDS: Final = {"Effect", "Step", "Ability"}  # what can stand anywhere in a list, so that one less is no other meaning
LONG: Final = 100  # letters of a change that is shown,
LEAD: Final = 20  # of which this many come before it
BRACKET: Final = re.compile(r"[(,] ?")
OTHER_PLAYER: Final = {"whose": {0: "OPPONENT", 1: "THEIRS"}}  # by what is meant where nothing is written
ANYBODY: Final = ("whenever", "Trigger")  # where nothing is written, everybody is meant
PLAIN_WORDS: Final = ("key", "set_", "signature_of")  # which card it is, not what it does


@dataclass(frozen=True)
class WrittenCard:
    """A card and the call that writes it down, with the constants of its file written out."""

    game: str
    module: str
    card: Card
    call: ast.Call


@dataclass(frozen=True)
class CardFault:
    """A card with one change; ``label`` says which, ``kind`` what sort of change it is."""

    module: str
    key: str
    kind: str
    change: str
    source: str

    @property
    def label(self) -> str:
        return f"{self.key}: {self.change}"


# Cards as they are written.


@cache
def card_modules(game: str) -> tuple[ModuleType, ...]:
    package = importlib.import_module(f"cardwright.games.{game}.cards")
    names = [found.name for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}.")]
    return tuple(importlib.import_module(name) for name in names)


@cache
def written_cards(game: str) -> dict[str, WrittenCard]:
    """Every card of a game by its key."""
    return {one.card.key: one for module in card_modules(game) for one in cards_in(game, module)}


def cards_in(game: str, module: ModuleType) -> Iterator[WrittenCard]:
    name = module.__name__.partition(".cards.")[2]
    tree = ast.parse(inspect.getsource(module))
    constants = {target: value for target, value in assigned(tree) if isinstance(value, ast.Call)}
    for _, value in assigned(tree):
        for call in outer_calls(value):
            card = evaluated(game, module.__name__, ast.unparse(call))
            if isinstance(card, Card):
                whole = WriteOut(constants).visit(copy.deepcopy(call))
                yield WrittenCard(game, name, card, ast.parse(ast.unparse(whole), mode="eval").body)  # type: ignore[arg-type]


def assigned(tree: ast.Module) -> Iterator[tuple[str, ast.expr]]:
    for statement in tree.body:
        match statement:
            case ast.AnnAssign(target=ast.Name(id=name), value=ast.expr() as value):
                yield name, value
            case ast.Assign(targets=[ast.Name(id=name)], value=value):
                yield name, value


def outer_calls(node: ast.expr) -> Iterator[ast.Call]:
    if isinstance(node, ast.Call):
        yield node
    elif isinstance(node, ast.Tuple | ast.List):
        for part in node.elts:
            yield from outer_calls(part)


class WriteOut(ast.NodeTransformer):
    """Writes the constants of a card file out where they are used, so that they can be changed for one card."""

    def __init__(self, constants: dict[str, ast.Call]) -> None:
        self.constants = constants

    def visit_Name(self, node: ast.Name) -> ast.expr:
        if node.id not in self.constants or "Press" in ast.unparse(self.constants[node.id].func):
            return node
        return self.visit(copy.deepcopy(self.constants[node.id]))  # type: ignore[no-any-return]


# Broken cards.


@cache
def namespace(game: str, module: str) -> dict[str, Any]:
    """What a card file knows, and every other word of the game's cards."""
    return {"Both": conditions.Both, "Not": conditions.Not, **opposites(game), **vars(sys.modules[module])}


@cache
def opposites(game: str) -> dict[str, Any]:
    """What the words mean that a card file need not know."""
    package = importlib.import_module(f"cardwright.games.{game}")
    names = [found.name for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}.")]
    known: dict[str, Any] = {}
    for name in names:
        if name.split(".")[3] in ROOMS:
            known.update(vars(importlib.import_module(name)))
    words = {*other_sides(game).values(), *other_moments(game).values()}
    return {word: known[word] for word in words if word in known}


def evaluated(game: str, module: str, source: str) -> Any:
    return eval(source, namespace(game, module))


def made(game: str, fault: CardFault) -> Card:
    """The broken card."""
    found = evaluated(game, f"cardwright.games.{game}.cards.{fault.module}", fault.source)
    assert isinstance(found, Card)
    return found


def card_faults(one: WrittenCard) -> list[CardFault]:
    """Every fault of a card that can be made and makes another card of it; each only once."""
    known = {digest_of_cards([made(one.game, CardFault(one.module, "", "", "", ast.unparse(one.call)))])}
    found = []
    for fault in changed_calls(one):
        try:
            digest = digest_of_cards([made(one.game, fault)])
        except Exception:  # such a card could not even be written: nothing to notice
            continue
        if digest not in known:
            known.add(digest)
            found.append(fault)
    return found


def changed_calls(one: WrittenCard) -> Iterator[CardFault]:
    tree = Tree(one.game, f"cardwright.games.{one.game}.cards.{one.module}", one.call)
    seen: Counter[str] = Counter()
    for kind, before, after in tree.changes(one.call, one.call):
        change = shown_change(before, after)
        seen[change] += 1
        again = f" ({seen[change]})" if seen[change] > 1 else ""
        yield CardFault(one.module, one.card.key, kind, change + again, ast.unparse(one.call))


def shown_change(before: str, after: str) -> str:
    """What stood there and what stands there now; of long ones the part in which they differ."""
    if max(len(before), len(after)) <= LONG:
        return f"{before} -> {after}"
    same = next(place for place in range(len(before) + 1) if before[: place + 1] != after[: place + 1])
    start = max([0, *(found.end() for found in BRACKET.finditer(before) if found.end() <= same - LEAD)])
    lead = "…" if start else ""
    parts = [code[start : start + LONG] + ("…" if len(code) > start + LONG else "") for code in (before, after)]
    return f"{lead}{parts[0]} -> {lead}{parts[1]}"


NOTHING: Final = ast.Name("nothing", ast.Load())  # how a part that is left out is shown
Change = tuple[str, str, str]  # the kind, what stood there, what stands there while the change lasts


class Tree:
    """Walks through the call of a card and changes one place at a time."""

    def __init__(self, game: str, module: str, whole: ast.Call) -> None:
        self.whole = whole
        self.game = game
        self.module = module
        self.sides = other_sides(game)
        self.moments = other_moments(game)

    def changes(self, node: ast.AST, around: ast.Call) -> Iterator[Change]:
        if isinstance(node, ast.Call):
            yield from self.call_changes(node)
            around = node
        for field, value in ast.iter_fields(node):
            parts = value if isinstance(value, list) else [value]
            for number, part in enumerate(parts):
                if isinstance(part, ast.AST):
                    yield from self.word_changes(node, field, number if isinstance(value, list) else None, part, around)
                    yield from self.changes(part, around)

    def value(self, node: ast.expr) -> Any:
        try:
            return evaluated(self.game, self.module, ast.unparse(node))
        except Exception:  # a part that means nothing by itself
            return None

    # Words and numbers.

    def word_changes(
        self, parent: ast.AST, field: str, number: int | None, node: ast.AST, around: ast.Call
    ) -> Iterator[Change]:
        for kind, other in self.other_words(node):
            before = self.shown(around, node)
            hang(parent, field, number, other)
            yield kind, before, self.shown(around, other)
            hang(parent, field, number, node)

    def shown(self, around: ast.Call, node: ast.AST) -> str:
        """The call around a change; of the whole card only what changes."""
        return ast.unparse(node if around is self.whole else around)

    def other_words(self, node: ast.AST) -> Iterator[tuple[str, ast.expr]]:
        match node:
            case ast.Constant(value=bool()):
                return
            case ast.Constant(value=int() as value):
                yield "number", ast.Constant(value + 1)
            case ast.Constant(value=str() as text) if LINE.fullmatch(text):
                for found in NUMBER.finditer(text):
                    more = f"{text[: found.start()]}{int(found[0]) + 1}{text[found.end() :]}"
                    yield "number", ast.Constant(more)
            case ast.Name(id=word):
                if word in self.sides:
                    yield "side", ast.Name(self.sides[word], ast.Load())
                if word in self.moments:
                    yield "trigger", ast.Name(self.moments[word], ast.Load())
            case ast.BinOp(op=ast.BitOr(), left=left, right=right):
                yield "effect", left
                yield "effect", right

    # What is left out.

    def call_changes(self, node: ast.Call) -> Iterator[Change]:
        for number, part in enumerate(list(node.args)):
            yield from self.left_out(node, number, part)
        for place, keyword in enumerate(list(node.keywords)):
            if keyword.arg not in PLAIN_WORDS:
                before = self.shown(node, keyword)
                node.keywords.remove(keyword)
                yield self.kind_of(keyword.value), before, self.shown(node, NOTHING)
                node.keywords.insert(place, keyword)
        yield from self.other_player(node)

    def left_out(self, node: ast.Call, number: int, part: ast.expr) -> Iterator[Change]:
        if isinstance(part, ast.Constant | ast.Starred):
            return
        value = self.value(part)
        if isinstance(value, speech.Condition):
            always = ast.parse(f"Not(Both({ast.unparse(part)}, Not({ast.unparse(part)})))", mode="eval").body
            before = self.shown(node, part)
            node.args[number] = always
            yield "condition", before, self.shown(node, always)
            node.args[number] = part
        elif node is self.whole or number == len(node.args) - 1 or DEEDS.intersection(mro(value)):
            before = self.shown(node, part)
            del node.args[number]
            yield self.kind_of(part), before, self.shown(node, NOTHING)
            node.args.insert(number, part)

    def kind_of(self, part: ast.expr) -> str:
        value = self.value(part)
        limits = isinstance(value, speech.Condition | bool | str) or "Where" in mro(value)
        return "condition" if limits else "effect"

    def other_player(self, node: ast.Call) -> Iterator[Change]:
        """Where a player is meant without being named, the other one."""
        if ast.unparse(node.func) in ANYBODY:
            return
        try:
            parameters = inspect.signature(self.value(node.func)).parameters
        except (TypeError, ValueError):
            return
        for word, others in OTHER_PLAYER.items():
            written = [keyword.arg for keyword in node.keywords]
            if word not in parameters or word in written or parameters[word].default not in others:
                continue
            if len(node.args) > list(parameters).index(word):
                continue
            other = others[parameters[word].default]
            before = ast.unparse(node)
            node.keywords.append(ast.keyword(word, ast.Name(other, ast.Load())))
            yield "side", before, ast.unparse(node)
            node.keywords.pop()


def mro(value: Any) -> list[str]:
    return [kind.__name__ for kind in type(value).__mro__]


def hang(parent: ast.AST, field: str, number: int | None, node: ast.AST) -> None:
    if number is None:
        setattr(parent, field, node)
    else:
        getattr(parent, field)[number] = node
