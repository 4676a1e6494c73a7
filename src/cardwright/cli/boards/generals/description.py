"""The text about a square or a card that somebody looks at."""

from __future__ import annotations

from rich.text import Text

from cardwright.cli.boards.generals.badges import UNNAMED, badges_of
from cardwright.cli.boards.generals.card_text import facts_line
from cardwright.cli.boards.generals.highlights import Highlights, LookedAt, can_act
from cardwright.games.generals.model.board import listed, size, square_name
from cardwright.games.generals.model.state import Battle
from cardwright.games.generals.model.unit import Unit
from cardwright.games.generals.text.words import TILE_NAMES


def described(s: Battle, seen: LookedAt) -> list[Text]:
    if seen.card is not None:
        squares = int(size(seen.pointed.choose))
        where = f" It could be played on {squares} squares." if squares else ""
        return [Text(f"{seen.card.name}: {facts_line(seen.card)}. {seen.card.text}{where}")]
    told = [Text(unit_text(s, seen.unit, seen))] if seen.unit is not None else []
    told += [Text(lies) for lies in [tile_text(s, seen.square)] if lies]
    return told or [Text(f"{square_name(seen.square)} is empty.")]


def unit_text(s: Battle, unit: Unit, seen: LookedAt) -> str:
    """Whose it is, its numbers, what it has and what it can do."""
    card = s.cards.all[unit.card]
    printed = "" if unit.dispelled else card.text
    traits = [meaning for _, meaning in badges_of(unit) if meaning not in printed]
    traits += [words for trait, words in UNNAMED.items() if unit.has(trait)]
    whose = f"{square_name(unit.square)}: P{unit.owner + 1}'s {card.name}, {unit.attack} attack,"
    health = f"{unit.left()} of {unit.health} health{''.join(f', {trait}' for trait in traits)}."
    inside = f"Inside: {s.cards.name(unit.within)}." if unit.within >= 0 else ""
    return " ".join(part for part in (whose, health, printed, inside, orders_text(s, unit, seen.pointed)) if part)


def orders_text(s: Battle, unit: Unit, pointed: Highlights) -> str:
    """``Now it can go to 7 squares, attack d4 f2, and after a move g3.``"""
    if not pointed.go | pointed.strike:
        return "It can neither move nor attack."
    steps = int(size(pointed.go))
    told = [f"go to {steps} {'square' if steps == 1 else 'squares'}"] if steps else []
    told += [f"attack {names(pointed.strike)}"] if pointed.strike else []
    told += [f"after a move attack {names(pointed.later)}"] if pointed.later else []
    when = "Now it can" if can_act(s, unit) else "It cannot act now; once ready it can"
    return f"{when} {', '.join(told)}."


def names(squares: int) -> str:
    return " ".join(square_name(square) for square in listed(squares))


def tile_text(s: Battle, square: int) -> str:
    for kind, name in enumerate(TILE_NAMES):
        if s.tiles[kind] >> square & 1:
            owner = f"P{kind % 2 + 1}'s " if kind >= 2 else ""
            return f"On {square_name(square)} lies {owner}{name}."
    return ""
