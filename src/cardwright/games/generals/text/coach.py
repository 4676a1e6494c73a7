"""The coach of generals: who is killed, who comes within reach, and whether the own general stays out of it."""

from __future__ import annotations

from typing import Final, final

from cardwright.games.generals.model.actions import (
    AIM,
    ATTACK,
    CAST,
    END_TURN,
    MOVE,
    MULLIGAN,
    PLAY,
    REPLACE,
    first_of,
    second_of,
)
from cardwright.games.generals.model.board import SQUARES, square_name
from cardwright.games.generals.model.card import MINION
from cardwright.games.generals.model.state import Battle
from cardwright.games.generals.view.shown import shown
from cardwright.games.generals.view.types import Shown, ShownUnit
from cardwright.kernel.action import kind_of, operand
from cardwright.kernel.bits import i64, members
from cardwright.kernel.text.coach import Coach
from cardwright.kernel.text.reckoning import Life, Piece, Reckoning
from cardwright.kernel.text.sentences import listed

PURPOSES: Final[dict[int, str]] = {
    END_TURN: "Nothing else you can do now makes your position better.",
    REPLACE: "Another card of your deck is likely to be of more use; replacing is free once a turn.",
    MULLIGAN: "You want something to play in your first turns: cheap cards stay, dear ones go back into the deck.",
    PLAY: "Its effect is worth the mana, which would be lost at the end of the turn.",
    CAST: "It costs no card, and comes back in a few turns.",
}


@final
class GeneralsCoach(Coach[Battle]):
    def order(self, s: Battle, seat: i64, action: i64) -> str:
        kind, first, second = kind_of(action), first_of(action), second_of(action)
        if kind == MOVE:
            return f"Move {unit_at(s, seat, first)} from {square_name(first)} to {square_name(second)}"
        if kind == ATTACK:
            return f"Attack {unit_on(s, seat, second)} with {unit_at(s, seat, first)}"
        if kind == PLAY:
            card = s.card_of(s.players[seat].hand[first])
            return f"Play {card.name}{aimed(s, seat, second, card.type == MINION)}"
        if kind == CAST:
            return (
                f"Cast your bloodbound spell {s.cards.name(s.players[seat].bloodbound)}{aimed(s, seat, second, False)}"
            )
        if kind == REPLACE:
            return f"Replace {s.card_of(s.players[seat].hand[first]).name}"
        if kind == AIM:
            return f"Choose {unit_on(s, seat, first)}"
        if kind == MULLIGAN:
            names = [s.card_of(s.players[seat].hand[slot]).name for slot in members(operand(action, 0))]
            return f"Exchange {listed(names)}" if names else "Keep these cards"
        return "End your turn" if kind == END_TURN else "Choose no more"

    def reckoning(self, s: Battle, seat: i64) -> Reckoning:
        found = Reckoning()
        drawn = shown(s)
        for unit in drawn["units"]:
            mine = unit["owner"] == seat
            if unit["general"]:
                name = "your general" if mine else "the enemy general"
                found.lives[name] = Life(unit["owner"], unit["health"], threat_to(drawn, unit, seat))
                continue
            figures = f"{unit['attack']}/{unit['health']}"
            name = s.cards.name(unit["card"])
            found.pieces[unit["number"]] = Piece(name, f"the enemy {name}", unit["owner"], figures, unit["health"])
            if not mine and threat_to(drawn, unit, seat):
                found.notes.append(f"brings the enemy {name} within reach")
        used = [tile["square"] for tile in drawn["tiles"] if tile["kind"] == "dry"]
        found.notes += [f"takes the mana tile on {square}" for square in used]
        me = drawn["players"][int(seat)]
        found.held["mana"] = me["mana"]
        found.held["cards in hand"] = sum(1 for card in me["hand"] if card is not None)
        return found

    def waits(self, action: i64) -> bool:
        return kind_of(action) in (END_TURN, MULLIGAN, REPLACE)

    def purpose(self, s: Battle, seat: i64, action: i64) -> str:
        if kind_of(action) == MOVE:
            return approach(s, seat, first_of(action), second_of(action))
        return PURPOSES.get(int(kind_of(action)), "It is the best target for this.")


def threat_to(drawn: Shown, unit: ShownUnit, seat: i64) -> int:
    """What the other side's units could do to a unit; the own ones only while they can attack this turn."""
    total = 0
    for other in drawn["units"]:
        able = other["owner"] != seat or other["attacks"] > 0
        if other["owner"] != unit["owner"] and able and unit["square"] in other["threat"]:
            total += max(0, other["attack"])
    return total


def unit_at(s: Battle, seat: i64, square: i64) -> str:
    """``your Komodo Charger``, ``your general``, ``the enemy Illusion``; the square where nobody stands."""
    for unit in shown(s)["units"]:
        if unit["square"] == square_name(square):
            mine = unit["owner"] == seat
            name = "general" if unit["general"] else s.cards.name(unit["card"])
            return f"your {name}" if mine else f"the enemy {name}"
    return square_name(square)


def unit_on(s: Battle, seat: i64, square: i64) -> str:
    """``the enemy Illusion on d4``."""
    name = unit_at(s, seat, square)
    return name if name == square_name(square) else f"{name} on {square_name(square)}"


def aimed(s: Battle, seat: i64, square: i64, summons: bool) -> str:
    if not 0 <= square < SQUARES:
        return ""
    return f" on {square_name(square)}" if summons else f" on {unit_on(s, seat, square)}"


def approach(s: Battle, seat: i64, start: i64, goal: i64) -> str:
    """Why one moves to where nothing is gained at once: nearer to the enemy general, or further from it."""
    for unit in shown(s)["units"]:
        if unit["general"] and unit["owner"] != seat:
            if distance(goal, unit["square"]) < distance(start, unit["square"]):
                return "It brings it nearer to the enemy general, for an attack in a later turn."
            return "It keeps more distance from the enemy general."
    return "It stands better there."


def distance(square: i64, name: str) -> int:
    here = square_name(square)
    return max(abs(ord(here[0]) - ord(name[0])), abs(int(here[1]) - int(name[1])))


COACH: Final = GeneralsCoach()
