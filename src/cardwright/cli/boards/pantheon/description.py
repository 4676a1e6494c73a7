"""The text about a hero, a thing, a card or the discard pile that somebody looks at."""

from __future__ import annotations

from collections import Counter
from typing import Final

from rich.text import Text

from cardwright.cli.boards.pantheon.players import letters
from cardwright.cli.boards.pantheon.signs import LETTERS
from cardwright.games.pantheon.model.card import FACTIONS, HERO, Card
from cardwright.games.pantheon.model.state import FIRST_HERO, FIRST_THING, Position, Thing
from cardwright.games.pantheon.rules.figures import power_of
from cardwright.games.pantheon.text.pointing import pointed_at_table

PILE_WORDS: Final = ("pile", "discard pile")


def looked_at(s: Position, seat: int, text: str) -> list[Text]:
    """``#17``, ``P2``, a name on the table, or ``pile``."""
    if text.lower() in PILE_WORDS:
        return pile(s)
    ref = int(pointed_at_table(s, text, seat, []))
    thing = s.find(ref) if ref >= FIRST_THING else None
    return [Text(hero_text(s, ref - FIRST_HERO) if thing is None else thing_words(s, thing))]


def pile(s: Position) -> list[Text]:
    """Every card in the discard pile, the last one first."""
    counted = Counter(s.cards.name(card) for card in reversed(s.pile))
    names = [f"{name} x{count}" if count > 1 else name for name, count in counted.items()]
    return [Text(f"The discard pile, the last card first: {', '.join(names)}." if names else "The pile is empty.")]


def hero_text(s: Position, seat: int) -> str:
    player = s.players[seat]
    if player.hero < 0:
        return f"P{seat + 1} has no hero yet."
    if not player.alive:
        return f"P{seat + 1}, {s.cards.name(player.hero)}, is out of the game."
    card = s.cards.all[player.hero]
    stands = f"{player.health} of {player.most} Health, {player.ready} Ready and {player.spent} Exhausted mana"
    return f"P{seat + 1}, {card.name}, {FACTIONS[card.faction]}: {stands}, {len(player.hand)} cards. {card.text}"


def thing_words(s: Position, thing: Thing) -> str:
    """Whose it is, its numbers, what it has, and its text."""
    card = s.cards.all[thing.card]
    told = [facts_line(card)]
    if card.unit:
        told.append(f"{power_of(s, thing)} power now" if power_of(s, thing) != card.power else "")
    told.append("its attack is under way" if thing.engaged else "Ready" if thing.ready else "Exhausted")
    told += [meaning for letter, meaning in LETTERS if letter in letters(s, thing) and letter != "!"]
    return f"#{thing.id} {card.name} of P{thing.owner + 1}: {', '.join(filter(None, told))}. {card.text}"


def facts_line(card: Card) -> str:
    """``Human unit, 3 mana, 3 power``."""
    told = [f"{FACTIONS[card.faction]} {'field card' if card.type == 'field' else card.type}"]
    if card.cost:
        told.append(f"{card.cost} mana")
    if card.unit:
        told.append(f"{card.power} power")
    if card.type == HERO:
        told.append(f"{card.health} Health")
    return ", ".join(told)
