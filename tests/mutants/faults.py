"""The ways to break a program: each fault changes one place in its syntax tree."""

from __future__ import annotations

import ast
import copy
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

COMPARISONS: Final[dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
}
OPERATORS: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
}
NAMES: Final = {"min": "max", "max": "min", "all": "any", "any": "all"}
RESULTS: Final = {"str": "''", "list": "[]", "bool": "not ({})", "int": "({}) + 1", "i64": "({}) + 1"}
SKIPPED: Final = ("annotation", "returns", "decorator_list", "bases", "ctx")
LONG: Final = 90  # letters; of a longer statement only the part that changes is shown


@dataclass(frozen=True)
class Fault:
    """One change: in which function, at which line, what stood there and what stands there now.

    ``tree`` is the broken module only until the next fault is made.
    """

    function: str
    line: int
    before: str
    after: str
    tree: ast.Module

    @property
    def label(self) -> str:
        """Says which fault it is without the line number, so that it outlives edits elsewhere in the file."""
        return f"{self.function}: {self.before} -> {self.after}"


@dataclass(frozen=True)
class Place:
    """Where a node hangs: an attribute of its parent, and the number in it if that is a list.

    Around it are a statement, and a function with the type of its result.
    """

    parent: ast.AST
    attribute: str
    number: int | None
    statement: ast.AST
    function: str
    result: str

    def node(self) -> ast.AST:
        held = getattr(self.parent, self.attribute)
        found = held if self.number is None else held[self.number]
        assert isinstance(found, ast.AST)
        return found

    def hang(self, node: ast.AST) -> None:
        if self.number is None:
            setattr(self.parent, self.attribute, node)
        else:
            getattr(self.parent, self.attribute)[self.number] = node

    def shown(self) -> str:
        """What stands here now, on one line."""
        if self.statement is self.parent or isinstance(self.node(), ast.stmt):
            return shown(self.node() if isinstance(self.node(), ast.stmt) else self.statement)
        whole = shown(self.statement)
        return whole if len(whole) <= LONG else shown(self.parent)


def faults(source: str) -> Iterator[Fault]:
    """Every fault that can be made in a module, one at a time, in the order of the source."""
    tree = ast.parse(source)
    for place in list(places(tree, tree, "module", "")):
        original = place.node()
        before = place.shown()
        for changed in changes(original, place):
            place.hang(ast.fix_missing_locations(ast.copy_location(changed, original)))
            yield Fault(place.function, getattr(original, "lineno", 0), before, place.shown(), tree)
            place.hang(original)


def places(node: ast.AST, statement: ast.AST, function: str, result: str) -> Iterator[Place]:
    """Where faults are made: everywhere but in docstrings, annotations, decorators, imports and what never runs."""
    if isinstance(node, ast.FunctionDef | ast.ClassDef):
        function = node.name if function == "module" else f"{function}.{node.name}"
    if isinstance(node, ast.FunctionDef) and node.returns is not None:
        result = ast.unparse(node.returns).partition("[")[0]
    for attribute, value in ast.iter_fields(node):
        if attribute in SKIPPED:
            continue
        for number, item in enumerate(value) if isinstance(value, list) else [(None, value)]:
            if isinstance(item, ast.AST) and not untouched(item):
                around = item if isinstance(item, ast.stmt) else statement
                yield Place(node, attribute, number, around, function, result)
                yield from places(item, around, function, result)


def untouched(node: ast.AST) -> bool:
    match node:
        case ast.Import() | ast.ImportFrom() | ast.Assert() | ast.Expr(value=ast.Constant()):
            return True
        case ast.Assign(targets=[ast.Attribute(attr="telling")]):
            return True  # where nobody listens, what is told is dropped
        case ast.Raise(exc=ast.Name(id="NotImplementedError")) | ast.If(test=ast.Name(id="TYPE_CHECKING")):
            return True  # an abstract method has no body; what is imported for annotations alone is not run
    return False


def changes(node: ast.AST, place: Place) -> Iterator[ast.AST]:
    """What may stand in the place of a node."""
    if isinstance(node, ast.stmt):
        yield from changed_statement(node, place)
    elif isinstance(node, ast.Constant):
        yield from changed_constant(node, place)
    elif isinstance(node, ast.BoolOp):
        yield from changed_condition(node)
    elif not decides_alike(node, place):
        yield from changed_expression(node)


def decides_alike(node: ast.AST, place: Place) -> bool:
    """Whether ``|`` in a question for a bit decides an ``if`` as another fault does: always, never, or left out."""
    asked = isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitAnd) and asks_for_a_bit(place.parent)
    if not asked or not isinstance(place.statement, ast.If):
        return False
    test = place.statement.test
    parts = [part for whole in ast.walk(test) if isinstance(whole, ast.BoolOp) for part in whole.values]
    return place.parent is test or place.parent in parts


def changed_expression(node: ast.AST) -> Iterator[ast.AST]:
    match node:
        case ast.Compare(ops=[op]):
            for other in COMPARISONS[type(op)]:
                yield ast.Compare(node.left, [other()], node.comparators)
        case ast.BinOp() if type(node.op) in OPERATORS:
            yield ast.BinOp(node.left, OPERATORS[type(node.op)](), node.right)
        case ast.UnaryOp(op=ast.Not() | ast.USub() | ast.Invert()):
            yield node.operand
        case ast.JoinedStr():
            yield ast.Constant("~")
        case ast.Name(id=name) if name in NAMES:
            yield ast.Name(NAMES[name], ast.Load())
        case ast.IfExp():
            yield node.body
            yield node.orelse


def changed_condition(node: ast.BoolOp) -> Iterator[ast.AST]:
    """The other connective, and each part left out in turn, unless the type checker would refuse the rest."""
    yield ast.BoolOp(ast.Or() if isinstance(node.op, ast.And) else ast.And(), node.values)
    for number in range(len(node.values)):
        rest = node.values[:number] + node.values[number + 1 :]
        if narrows(node.values[number], rest):
            continue
        yield rest[0] if len(rest) == 1 else ast.BoolOp(node.op, rest)


def narrows(part: ast.expr, rest: list[ast.expr]) -> bool:
    """``x is None`` beside ``x.size``: without it that is an error of types."""
    match part:
        case ast.Compare(left=asked, ops=[ast.Is() | ast.IsNot()], comparators=[ast.Constant(value=None)]):
            used = [node.value for other in rest for node in ast.walk(other) if isinstance(node, ast.Attribute)]
            return ast.unparse(asked) in map(ast.unparse, used)
    return False


def changed_constant(node: ast.Constant, place: Place) -> Iterator[ast.AST]:
    if isinstance(node.value, bool):
        yield ast.Constant(not node.value)
    elif isinstance(node.value, int):
        if not asks_for_a_bit(place.parent):  # "bits & BIT != 1" is always true, as with "|"
            yield ast.Constant(node.value + 1)
        if not isinstance(place.parent, ast.Compare):  # there the other comparison does the same
            yield ast.Constant(node.value - 1)
    elif isinstance(node.value, str) and not isinstance(place.parent, ast.JoinedStr | ast.FormattedValue):
        yield ast.Constant(node.value + "~")


def asks_for_a_bit(node: ast.AST) -> bool:
    """``bits & BIT != 0`` or ``bits & BIT == 0``."""
    match node:
        case ast.Compare(ast.BinOp(op=ast.BitAnd()), [ast.Eq() | ast.NotEq()], [ast.Constant(value=0)]):
            return True
    return False


def changed_statement(node: ast.stmt, place: Place) -> Iterator[ast.AST]:
    match node:
        case ast.If():
            if not (isinstance(node.test, ast.Attribute) and node.test.attr == "telling"):
                yield forced(node, True)  # where nobody listens, what is told is dropped
            yield forced(node, False)
        case ast.While():
            yield forced(node, False)  # the opposite would only never end
        case ast.AugAssign() if type(node.op) in OPERATORS:
            yield ast.AugAssign(node.target, OPERATORS[type(node.op)](), node.value)
            yield ast.Pass()
        case ast.Expr(value=ast.Call()) | ast.Raise() | ast.Continue() | ast.Break():
            yield ast.Pass()
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
            yield ast.Pass()  # a name that is never set would only be found missing
        case ast.Return(value=ast.expr() as value) if not isinstance(value, ast.Constant) and place.result in RESULTS:
            other = RESULTS[place.result].format(ast.unparse(value))
            if other != ast.unparse(value):
                yield ast.Return(ast.parse(other, mode="eval").body)


def forced(node: ast.If | ast.While, value: bool) -> ast.AST:
    """The same statement with its question decided."""
    broken = copy.copy(node)
    broken.test = ast.Constant(value)
    return broken


def shown(node: ast.AST) -> str:
    """Code on one line; of a compound statement only the head."""
    match node:
        case ast.If() | ast.While():
            return f"{type(node).__name__.lower()} {ast.unparse(node.test)}"
        case ast.For():
            return f"for {ast.unparse(node.target)} in {ast.unparse(node.iter)}"
        case ast.FunctionDef():
            return f"def ({ast.unparse(node.args)})"
    return " ".join(ast.unparse(node).split())
