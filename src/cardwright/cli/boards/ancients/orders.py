"""What the units of a player may do, a line for each: abilities, items, moves, the rune; and where heroes deploy."""

from __future__ import annotations

from itertools import groupby
from typing import Final

from rich.text import Text

from cardwright.cli.boards.ancients.choices import chosen, goal, of_kind
from cardwright.cli.boards.ancients.spots import spot_name, unit_name
from cardwright.cli.boards.grouping import numbers
from cardwright.cli.boards.numbered import Codes, spelled_out
from cardwright.cli.boards.sides import tint
from cardwright.games.ancients.model.actions import (
    ABILITY,
    BUY,
    CLAIM,
    DEPLOY,
    KIND_MASK,
    MOVE,
    PLAY,
    USE_ITEM,
    by_of,
    first_of,
    subject_of,
)
from cardwright.games.ancients.model.board import SLOTS, slot_of
from cardwright.games.ancients.model.state import Position
from cardwright.games.ancients.model.unit import Unit
from cardwright.kernel.action import PASS
from cardwright.match import View

BY_UNITS: Final = (ABILITY, USE_ITEM, MOVE, CLAIM)


def unit_lines(view: View[Position], code: Codes) -> list[Text]:
    """``#3 Brakka  Line Holder 12  move 13 1s1  14 1s2``; those with more than moves come first."""
    able = of_kind(view, *BY_UNITS)
    places = dict.fromkeys(int(by_of(action)) for action in able)
    own = {place: [action for action in able if by_of(action) == place] for place in places}
    ordered = sorted(own, key=lambda place: all(action & KIND_MASK == MOVE for action in own[place]))
    return [unit_line(view, place, own[place], code) for place in ordered]


def unit_line(view: View[Position], place: int, own: list[int], code: Codes) -> Text:
    s = view.position
    unit = s.board[place]
    assert unit is not None
    line = Text(" ", no_wrap=True, overflow="ellipsis")
    line.append(f"#{unit.id} {unit_name(s, int(unit.card), 12)}", style=f"bold {tint(int(unit.owner), view.seat)}")
    for name, actions in groupby(own, key=lambda action: what(s, unit, action)):
        line.append(f"  {name} ")
        line.append_text(spelled_out(list(actions), code, lambda action: aim(view, action)))
    return line


def aim(view: View[Position], action: int) -> str:
    """Where a move leads, or what is chosen."""
    return goal(view, action) if action & KIND_MASK == MOVE else chosen(view, action)


def what(s: Position, unit: Unit, action: int) -> str:
    """The ability, the item, a move, or the rune."""
    kind = action & KIND_MASK
    if kind == MOVE:
        return "move"
    if kind == CLAIM:
        return f"claim {s.cards.name(s.rune)}"
    card = s.cards.all[unit.card if kind == ABILITY else subject_of(action)]
    assert card.active is not None
    return card.active.name


def deploy_lines(view: View[Position], code: Codes) -> list[Text]:
    """``#3 Brakka 4/2/10   1c 2 3 4: 1-3   1s 1 2 4 5: 4-7``: slots, and the number for each."""
    s = view.position
    lines: list[Text] = []
    for hero in s.players[view.seat].fountain:
        own = [action for action in of_kind(view, DEPLOY) if subject_of(action) == hero.id]
        if not own:
            continue
        line = Text(" ", no_wrap=True, overflow="ellipsis")
        line.append(f"#{hero.id} {unit_name(s, int(hero.card), 10):<10}", style="bold green")
        line.append(f" {hero.attack}/{hero.armor}/{hero.health:<3}")
        for _, row in groupby(own, key=lambda action: int(first_of(action)) // SLOTS):
            actions = list(row)
            name = spot_name(int(first_of(actions[0])), view.seat)[:-1]
            slots = "".join(str(slot_of(first_of(action)) + 1) for action in actions)
            line.append(f"  {name}{slots} ").append(numbers([code(action) for action in actions]), style="bold cyan")
        lines.append(line)
    return lines


def pass_line(view: View[Position], code: Codes) -> Text:
    """Passing; two passes in a row bring the combat."""
    line = Text("   pass ", no_wrap=True, overflow="ellipsis").append(code(int(PASS)), style="bold cyan")
    coming = ": then comes the combat" if view.position.passed else ", and the combat comes if the other passes too"
    return line.append(coming, style="dim")


def bundle_of(view: View[Position], action: int) -> str:
    """What an action belongs to: a card, a hero, a unit, or the turn."""
    s = view.position
    kind = action & KIND_MASK
    if kind in (PLAY, BUY):
        return str(s.cards.name(subject_of(action)))
    if kind == DEPLOY:
        hero = s.anywhere(subject_of(action))
        return "" if hero is None else f"#{hero.id} {s.cards.name(hero.card)}"
    unit = s.board[by_of(action)] if kind in BY_UNITS else None
    return "or" if unit is None else f"#{unit.id} {s.cards.name(unit.card)}"
