"""Positions for the rule tests, written in the game's own notation with plain cards.

``at("P1.creatures: 2/2=a attack 1; Guard defense 1", "P1.hand: Bolt", "P1.mana: 2", "P2.hp: 5/20")`` is P1's main phase
with nothing under way. Creatures may be given a name, which enchants and actions use:
``"enchants: Mail P1 on creature a"``, ``table.say(P1, "attack a > P2")``. Numbers of play follow the order of writing;
``Guard=b [40]`` says another one. Decks are of five Blanks, if nothing is said. With
``cards=STANDARD`` the cards are the game's own.
"""

from __future__ import annotations

import re

from cardwright.games.cartoverse.game import GAME
from cardwright.games.cartoverse.model.card import Cards
from cardwright.kernel.options import changed
from tests.games.cartoverse.kit import KIT
from tests.games.cartoverse.table import ONLOOKER, Table

__all__ = ["ONLOOKER", "P1", "P2", "Table", "at", "dealt"]

P1, P2 = 0, 1
FIVE_BLANKS = "Blank; Blank; Blank; Blank; Blank"
FIRST_NUMBER = 20
LABEL = re.compile(r"=(\w+)")
NUMBER = re.compile(r"\[(\d+)\]")
PLACE = re.compile(r" (?:attack|defense|damage|sprung|P\d)\b")


def at(*lines: str, cards: Cards = KIT, **options: object) -> Table:
    """A duel in a written position, played with the cards of the kit unless others are given."""
    labels: dict[str, int] = {}
    number = FIRST_NUMBER
    written = ["seats: 2"]
    for line in lines:
        key, _, value = line.partition(": ")
        if key.partition(".")[2] in ("creatures", "traps") or key == "enchants":
            parts = []
            for part in value.split("; "):
                parts.append(numbered(labels, part, number))
                number += 1
            value = "; ".join(parts)
        written.append(f"{key}: {value}")
    for player in ("P1", "P2"):
        if cards is KIT and not any(line.startswith(f"{player}.deck:") for line in lines):
            written.append(f"{player}.deck: {FIVE_BLANKS}")
    s = GAME.read_position("\n".join(written), changed(GAME.options()(), options), cards)
    return Table(s, labels)


def numbered(labels: dict[str, int], part: str, number: int) -> str:
    """``Guard=b defense 1`` is ``Guard [21] defense 1``; what lies on a creature names its number."""
    said = NUMBER.search(part)
    name = LABEL.search(part)
    if name is not None:
        labels[name[1]] = int(said[1]) if said else number
    text = LABEL.sub("" if said else f" [{number}]", part)
    text = re.sub(r"on creature (\w+)", lambda found: f"on creature {labels.get(found[1], found[1])}", text)
    if NUMBER.search(text):
        return text
    name_ends = PLACE.search(text)
    at_end = name_ends.start() if name_ends else len(text)
    return f"{text[:at_end]} [{number}]{text[at_end:]}"


def dealt(seed: int = 1, **options: object) -> Table:
    """A new duel with the game's own cards and starter decks: both are asked which cards they replace."""
    return Table(GAME.new(changed(GAME.options()(), options), seed, 2), {})
