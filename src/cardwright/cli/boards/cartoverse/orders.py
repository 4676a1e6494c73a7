"""What the player may do on the board: a line for each creature, one for the hero and the turn."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from rich.text import Text

from cardwright.cli.boards.cartoverse.choices import chosen, of_kind, thing_name
from cardwright.cli.boards.cartoverse.signs import hero_name
from cardwright.cli.boards.cartoverse.slot import creature_title, figures
from cardwright.cli.boards.grouping import numbers
from cardwright.cli.boards.numbered import MOST, Codes, joined, spelled_out
from cardwright.cli.display import Display
from cardwright.games.cartoverse.model import actions
from cardwright.games.cartoverse.model.actions import first, fourth, second
from cardwright.games.cartoverse.model.board import FIRST_THING
from cardwright.games.cartoverse.model.state import Duel
from cardwright.games.cartoverse.text.board_lines import place_text
from cardwright.kernel.action import PASS, PICK
from cardwright.match import View

Outcome = Callable[[int], str]  # how an attack would end
NAME: Final = 22
ON_CARDS: Final = (actions.SHARD, actions.MANA, actions.CREATURE, actions.CAST, actions.TRAP)


def creature_lines(view: View[Duel], code: Codes, outcome: Outcome, display: Display) -> list[Text]:
    """The creatures that can attack or use an ability."""
    able = [action for action in of_kind(view, actions.ATTACK, actions.ABILITY) if first(action) >= FIRST_THING]
    lines: list[Text] = []
    for ref in dict.fromkeys(int(first(action)) for action in able):
        own = [action for action in able if first(action) == ref]
        line = Text(" ", no_wrap=True, overflow="ellipsis").append_text(own_name(view, ref, display))
        attacks = [action for action in own if action & actions.KIND_MASK == actions.ATTACK]
        if attacks:
            line.append("  attack ").append_text(attacks_text(view, attacks, code, outcome))
        uses = [action for action in own if action not in attacks]
        if uses:
            line.append("  use ").append_text(spelled_out(uses, code, lambda action: chosen(view, action)))
        lines.append(line)
    return lines


def own_name(view: View[Duel], ref: int, display: Display) -> Text:
    creature = view.position.find(ref)
    assert creature is not None
    return creature_title(view.position, creature, view.seat, NAME, display) + figures(view.position, creature)


def attacks_text(view: View[Duel], attacks: Sequence[int], code: Codes, outcome: Outcome) -> Text:
    parts = []
    for action in attacks[:MOST]:
        ref = int(second(action))
        target = f"{place_text(ref)} {thing_name(view.position, ref)}".strip()
        parts.append(Text.assemble((code(action), "bold cyan"), f" {target} ", (outcome(action), "yellow")))
    return joined(parts, len(attacks))


def block_lines(view: View[Duel], code: Codes, outcome: Outcome, display: Display) -> list[Text]:
    """The creatures that may block, and how that would end."""
    lines: list[Text] = []
    for action in of_kind(view, PICK):
        line = Text(" ", no_wrap=True, overflow="ellipsis").append(f"{code(action):>2} ", style="bold cyan")
        line.append("block ").append_text(own_name(view, int(first(action)), display))
        lines.append(line.append(f"  {outcome(action)}", style="yellow"))
    return lines


def hero_lines(view: View[Duel], code: Codes) -> list[Text]:
    """Each ability of the hero that can be used now."""
    s = view.position
    abilities = s.hero_of(view.seat).abilities
    found = [action for action in of_kind(view, actions.ABILITY) if first(action) < FIRST_THING]
    lines: list[Text] = []
    for which in dict.fromkeys(int(fourth(action)) for action in found):
        own = [action for action in found if fourth(action) == which]
        line = Text(f" {hero_name(s.hero_of(view.seat).name)}", style="bold", no_wrap=True, overflow="ellipsis")
        line.append(f"  {abilities[which].name} ", style="not bold")
        lines.append(line.append_text(spelled_out(own, code, lambda action: chosen(view, action))))
    return lines


def other_line(view: View[Duel], code: Codes) -> Text:
    """What else the hero can do, the end of the turn, passing."""
    line = Text(" ", no_wrap=True, overflow="ellipsis")
    for kind, words in ((actions.DRAW, "draw a card for 1 mana"), (actions.REPLACE, "replace a card")):
        codes = [code(action) for action in of_kind(view, kind)]
        if codes:
            line.append(f"  {words} ").append(numbers(codes), style="bold cyan")
    if actions.END in view.legal:
        line.append("  end the turn ").append(code(int(actions.END)), style="bold cyan")
    if PASS in view.legal:
        line.append("  pass ").append("Enter", style="bold cyan")
    return line


def bundle_of(view: View[Duel], action: int) -> str:
    """What an action belongs to: a card, the hero, a creature, or the turn."""
    s = view.position
    kind = action & actions.KIND_MASK
    if action == PASS or kind in (actions.END, actions.DRAW):
        return "or"
    if kind in ON_CARDS:
        return str(s.cards.name(first(action)))
    if kind == actions.REPLACE:
        return "replace"
    if kind in (actions.ATTACK, actions.ABILITY):
        creature = s.find(first(action))
        hero = hero_name(s.hero_of(view.seat).name)
        return hero if creature is None else f"#{creature.id} {s.cards.name(creature.card)}"
    return ""
