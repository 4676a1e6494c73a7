"""One slot of the board in two lines: the creature, its number and its name; its figures and its letters."""

from __future__ import annotations

from rich.text import Text

from cardwright.cli.boards.cartoverse import signs
from cardwright.cli.boards.cartoverse.highlights import LookedAt, adjacent, on_spot
from cardwright.cli.boards.numbered import short
from cardwright.cli.boards.sides import tint
from cardwright.cli.display import Display
from cardwright.games.cartoverse.model.in_play import Creature
from cardwright.games.cartoverse.model.link import ATTACK
from cardwright.games.cartoverse.model.state import Duel
from cardwright.kernel.link import ref_of


def slot_lines(s: Duel, spot: int, reader: int, looked: LookedAt, width: int, display: Display) -> list[Text]:
    creature = on_spot(s, spot)
    mark = mark_of(spot, looked, display)
    if creature is None:
        return [padded(Text(" ") + (mark or Text(display.sign(*signs.EMPTY), style="dim")), width), Text(" " * width)]
    title = creature_title(s, creature, reader, width - len(mark) - 1, display)
    return [padded(title, width - len(mark)) + mark, padded(figures(s, creature), width)]


def mark_of(spot: int, looked: LookedAt, display: Display) -> Text:
    """Whether this is what somebody looks at, or adjacent to it."""
    if spot == looked.spot:
        return Text(display.sign(*signs.LOOKED_AT), style="bold yellow")
    near = spot in adjacent(looked.spot)
    return Text(display.sign(*signs.NEAR), style="bold yellow") if near else Text()


def creature_title(s: Duel, creature: Creature, reader: int, width: int, display: Display) -> Text:
    """``▲17 FoxScout``."""
    head = f"{display.sign(*sign_of(s, creature))}{creature.id} "
    style = tint(int(creature.owner), reader)
    name = short(s.cards.name(creature.card), width - len(head))
    return Text().append(f"{head}{name}", style=style if creature.exhausted else f"bold {style}")


def sign_of(s: Duel, creature: Creature) -> tuple[str, str]:
    if creature.id in attackers(s):
        return signs.ATTACKING
    return signs.EXHAUSTED if creature.exhausted else signs.READY


def attackers(s: Duel) -> list[int]:
    """The creatures whose attack is under way."""
    return [int(ref_of(frame)) for frame in (*s.chain, *s.agenda) if frame.program == ATTACK]


def figures(s: Duel, creature: Creature) -> Text:
    """``3/2 EV!+``: ATK and the HP that is left; what differs from the card is coloured."""
    card = s.cards.all[creature.card]
    left = creature.hp - creature.damage
    text = Text(" ").append(str(max(creature.atk, 0)), style=changed(int(creature.atk), int(card.atk)))
    text.append("/").append(str(left), style="bold yellow" if creature.damage else changed(int(left), int(card.hp)))
    enchanted = any(laid.on == creature.id for laid in s.enchants)
    told = signs.letters(int(creature.keys), card) + (signs.ENCHANTED[0] if enchanted else "")
    return text.append(f" {told}" if told else "", style="yellow")


def changed(now: int, printed: int) -> str:
    return "bold green" if now > printed else "bold red" if now < printed else "bold"


def padded(text: Text, width: int) -> Text:
    text.truncate(width, overflow="ellipsis", pad=True)
    return text
