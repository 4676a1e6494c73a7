"""What the player may do on the field: a line for the hero and for each thing that can attack or be activated."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from rich.text import Text

from cardwright.cli.boards.numbered import MOST, Codes, joined
from cardwright.cli.boards.pantheon import signs
from cardwright.cli.boards.pantheon.choices import choices_text, of_kind, target_name
from cardwright.cli.boards.pantheon.hand import NAME
from cardwright.cli.boards.pantheon.players import thing_text
from cardwright.cli.boards.pantheon.signs import hero_name
from cardwright.cli.display import Display
from cardwright.games.pantheon.effects.filters import Filter
from cardwright.games.pantheon.model import actions
from cardwright.games.pantheon.model.actions import first, second
from cardwright.games.pantheon.model.state import FIRST_HERO, Position
from cardwright.games.pantheon.model.target import THING_OR_HERO, Target
from cardwright.kernel.action import PASS
from cardwright.match import View

Outcome = Callable[[int], str]  # how an attack would end
ON_TABLE: Final = Target(THING_OR_HERO, Filter())


def unit_lines(view: View[Position], code: Codes, outcome: Outcome, display: Display) -> list[Text]:
    """The hero and the things that can attack or be activated."""
    s = view.position
    able = of_kind(view, actions.ATTACK, actions.ACTIVATE)
    lines: list[Text] = []
    for ref in dict.fromkeys(int(first(action)) for action in able):
        own = [action for action in able if first(action) == ref]
        line = Text(" ", no_wrap=True, overflow="ellipsis").append_text(own_name(s, ref, view.seat, display))
        attacks = [action for action in own if action & actions.KIND_MASK == actions.ATTACK]
        if attacks:
            line.append("  attack ").append_text(attacks_text(view, attacks, code, outcome))
        effects = [action for action in own if action not in attacks]
        if effects:
            line.append("  activate ").append_text(choices_text(view, effects, code))
        lines.append(line)
    return lines


def own_name(s: Position, ref: int, seat: int, display: Display) -> Text:
    thing = s.find(ref)
    if thing is not None:
        return thing_text(s, thing, seat, display, NAME)
    name = hero_name(s.cards.name(s.players[seat].hero))
    return Text.assemble((display.sign(*signs.HERO_READY), "bold yellow"), (name, "bold"))


def attacks_text(view: View[Position], attacks: Sequence[int], code: Codes, outcome: Outcome) -> Text:
    parts = []
    for action in attacks[:MOST]:
        target = target_name(view.position, ON_TABLE, int(second(action)))
        parts.append(Text.assemble((code(action), "bold cyan"), f" {target} ", (outcome(action), "yellow")))
    return joined(parts, len(attacks))


def other_line(view: View[Position], code: Codes) -> Text:
    """Placing a Mana without holding one, the end of the turn, passing."""
    s = view.position
    line = Text(" ", no_wrap=True)
    hand = s.players[view.seat].hand
    if actions.MANA in view.legal and not (hand and s.cards.all[hand[0]].mana):
        line.append("  place a Mana ").append(code(int(actions.MANA)), style="bold cyan")
    if actions.END in view.legal:
        line.append("  end the turn ").append(code(int(actions.END)), style="bold cyan")
    if PASS in view.legal:
        line.append("  pass ").append("Enter", style="bold cyan")
    return line


def bundle_of(s: Position, seat: int, action: int) -> str:
    """What an action belongs to: a card, a hero, a thing, or the turn."""
    kind = action & actions.KIND_MASK
    if kind in (actions.PLAY, actions.CAST):
        return s.cards.name(first(action))
    if kind in (actions.ATTACK, actions.ACTIVATE):
        ref = first(action)
        thing = s.find(ref)
        if thing is not None:
            return f"#{ref} {s.cards.name(thing.card)}"
        return hero_name(s.cards.name(s.players[seat].hero)) if ref == FIRST_HERO + seat else ""
    return "or" if kind in (actions.MANA, actions.END, PASS) else ""
