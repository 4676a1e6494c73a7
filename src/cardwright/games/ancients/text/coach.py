"""The coach of Ancients: Towers, heroes, and what the coming combat does to both."""

from __future__ import annotations

from typing import Final, cast, final

from cardwright.games.ancients.model.actions import (
    ABILITY,
    BUY,
    CLAIM,
    CLOSE,
    DEPLOY,
    KIND_MASK,
    MOVE,
    PLAY,
    REROLL,
    USE_ITEM,
    by_of,
    first_of,
    second_of,
    subject_of,
)
from cardwright.games.ancients.model.board import in_combat, is_core, lane_of, seat_of, slot_of
from cardwright.games.ancients.model.choice import PAY, REPLACED
from cardwright.games.ancients.model.state import Position
from cardwright.games.ancients.text.action_words import second_choice
from cardwright.games.ancients.view.shown import shown
from cardwright.games.ancients.view.types import CoreView, LaneView, Shown
from cardwright.kernel.action import PASS
from cardwright.kernel.bits import i64
from cardwright.kernel.text.coach import Coach
from cardwright.kernel.text.reasons import FightWords
from cardwright.kernel.text.reckoning import Life, Piece, Reckoning

FIGHT: Final = FightWords(
    safe="keeps the coming combat off {life}",
    less="lets the coming combat take {now} instead of {was} from {life}",
    aims="lets the coming combat take {now} from {life}",
    more="lets the coming combat take {more} more from {life}",
    doomed="lets the coming combat kill {name}",
    saved="saves {name} from the coming combat",
)
PURPOSES: Final[dict[int, str]] = {
    PASS: "Nothing else you can do now makes your position better; what mana is left turns into gold.",
    PLAY: "Its effect lasts, and pays for itself in the combats to come.",
    ABILITY: "It costs no mana, and is ready again in a few turns.",
    USE_ITEM: "It costs no card, and is ready again in a few turns.",
    MOVE: "The hero is of more use there.",
    CLAIM: "The rune goes to the one who takes it first.",
    BUY: "The gold buys nothing better, and the item stays with its hero.",
    REROLL: "None of these items helps your heroes much.",
    CLOSE: "It is better to save the gold for something dearer.",
}


@final
class AncientsCoach(Coach[Position]):
    words: FightWords = FIGHT

    def order(self, s: Position, seat: i64, action: i64) -> str:
        kind, by = action & KIND_MASK, by_of(action)
        if kind == DEPLOY:
            return f"Deploy {hero_in_fountain(s, seat, subject_of(action))} to {place(seat, first_of(action))}"
        if kind == PLAY:
            caster = f" with {thing_at(s, seat, by)}" if by >= 0 else ""
            return f"Play {s.cards.name(subject_of(action))}{caster}{aims(s, seat, action)}"
        if kind == ABILITY:
            return f"Use the ability of {thing_at(s, seat, by)}{aims(s, seat, action)}"
        if kind == USE_ITEM:
            return f"Use {s.cards.name(subject_of(action))} of {thing_at(s, seat, by)}{aims(s, seat, action)}"
        if kind == MOVE:
            return f"Move {thing_at(s, seat, by)} to {place(seat, first_of(action))}"
        if kind == CLAIM:
            return f"Claim the rune with {thing_at(s, seat, by)}"
        if kind == BUY:
            return f"Buy {s.cards.name(subject_of(action))}"
        return {REROLL: "Ask for other offers", CLOSE: "Leave the shop"}.get(int(kind), "Pass")

    def reckoning(self, s: Position, seat: i64) -> Reckoning:
        found = Reckoning()
        drawn = cast("Shown", shown(s))
        for number, lane in enumerate(drawn["lanes"], 1):
            for core in lane["cores"]:
                add_core(found, core, number, seat)
            add_units(found, lane)
        me = drawn["players"][int(seat)]
        found.held["gold"] = me["gold"]
        found.held["cards in hand"] = me["hand_size"]
        for number, lane in enumerate(drawn["lanes"], 1):
            found.held[f"mana in lane {number}"] = lane["cores"][int(seat)]["mana"]
        return found

    def waits(self, action: i64) -> bool:
        return action & KIND_MASK in (PASS, BUY, REROLL, CLOSE)

    def purpose(self, s: Position, seat: i64, action: i64) -> str:
        if action & KIND_MASK == DEPLOY:
            return across(s, seat, first_of(action))
        return PURPOSES.get(int(action & KIND_MASK), PURPOSES[PASS])


def add_core(found: Reckoning, core: CoreView, lane: int, seat: i64) -> None:
    side = seat_of(core["place"])
    name = f"{'your' if side == seat else 'the enemy'} {core['kind'].title()} in lane {lane}"
    coming = core["preview"]
    found.lives[name] = Life(side, core["health"], max(0, coming["damage"]) if coming else 0)


def add_units(found: Reckoning, lane: LaneView) -> None:
    for row in (*lane["combat"], *lane["support"]):
        for unit in row:
            if unit is not None:
                coming = unit["preview"]
                figures = f"{unit['attack']}/{unit['armor']}/{unit['health']}" if unit["health"] else ""
                doomed = coming is not None and coming["dies"]
                called = f"the enemy {unit['name']}"
                found.pieces[unit["id"]] = Piece(unit["name"], called, unit["owner"], figures, unit["health"], doomed)


def place(seat: i64, at: i64) -> str:
    """``slot 3 in lane 1``, ``slot 2 of the support row in lane 2``."""
    if at < 0:
        return "the other lane"
    row = "" if in_combat(at) else " of the support row"
    enemy = "" if seat_of(at) == seat else " of the enemy"
    return f"slot {slot_of(at) + 1}{row}{enemy} in lane {lane_of(at) + 1}"


def thing_at(s: Position, seat: i64, at: i64) -> str:
    """``your Axe``, ``the enemy Melee Creep``, ``the enemy Tower in lane 2``; the place where nobody stands."""
    whose = "your" if seat_of(at) == seat else "the enemy"
    if is_core(at):
        core = "Ancient" if s.side(lane_of(at), seat_of(at)).fallen else "Tower"
        return f"{whose} {core} in lane {lane_of(at) + 1}"
    unit = s.board[at]
    return place(seat, at) if unit is None else f"{whose} {s.cards.name(unit.card)}"


def aims(s: Position, seat: i64, action: i64) -> str:
    """What was chosen for a card or an ability."""
    names = [thing_at(s, seat, first_of(action))] if first_of(action) >= 0 else []
    if second_of(action) >= 0 and second_choice(s, action) not in (REPLACED, PAY):
        names.append(thing_at(s, seat, second_of(action)))
    return f" on {' and '.join(names)}" if names else ""


def hero_in_fountain(s: Position, seat: i64, number: i64) -> str:
    for hero in s.players[seat].fountain:
        if hero.id == number:
            return s.cards.name(hero.card)
    return "the hero"


def across(s: Position, seat: i64, at: i64) -> str:
    """Whom a hero would face in a slot."""
    if not in_combat(at):
        return "It can cast from the support row, where nobody strikes it."
    facing = s.board[at + 10 if seat == 0 else at - 10]
    lane = lane_of(at) + 1
    if facing is None:
        return f"Nobody stands across from it: its blows go to the enemy Tower in lane {lane}."
    return f"It stands up to the enemy {s.cards.name(facing.card)} in lane {lane}."


COACH: Final = AncientsCoach()
