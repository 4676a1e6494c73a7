"""Cartoverse in sentences."""

from __future__ import annotations

from typing import Final, final

from cardwright.games.cartoverse.model import events
from cardwright.games.cartoverse.model.board import FIRST_THING
from cardwright.games.cartoverse.model.card import HERO
from cardwright.games.cartoverse.model.link import ATTACK, CAST, ENDING, LINKS, SETTING
from cardwright.games.cartoverse.model.state import Duel
from cardwright.games.cartoverse.model.target import Target
from cardwright.games.cartoverse.text.naming import (
    ability_of,
    board_name,
    chosen_name,
    link_name,
    slot_name,
    thing_name,
)
from cardwright.kernel.bits import i64
from cardwright.kernel.event import Event
from cardwright.kernel.text.naming import UNKNOWN
from cardwright.kernel.text.sentences import counted, is_you, whose
from cardwright.kernel.text.telling import Telling

REASONS: Final[dict[int, str]] = {
    events.HERO_FELL: "{losers} hero has fallen",
    events.TOGETHER: "both heroes fell together",
    events.TURN_LIMIT: "the last turn has been played",
    events.GAVE_UP: "{loser} gave up",
}
SENTENCES: Final[dict[int, str]] = {
    # The course of the game.
    events.BEGIN: "{who} will take the first turn.",
    events.MULLIGAN: "replace {count}",
    events.SPECIAL: "get {card}",
    events.TURN: "Turn {number} is {yours}.",
    events.CONVERT: "{whose} {card} becomes a mana.",
    events.REFILL: "have {mana} mana",
    events.END_TURN: "end {own} turn",
    events.LEAVE: "give up",
    events.END: "win: {reason}",
    # Cards and mana.
    events.DRAW: "draw {card}",
    events.NO_CARD: "have no card to draw and lose {amount} HP: {health} left",
    events.SHARD: "play {card}",
    events.MANA: "place {card} as mana",
    events.RAMP: "put {card} from the deck into the mana zone",
    events.EXTRA: "gain {mana} mana for this turn",
    events.LOYALTY: "pay {amount} HP for {card}: {health} left",
    events.DISCARD: "discard {card}",
    events.MILL: "put {card} from the deck into the graveyard",
    events.REMOVE: "{card} leaves the game.",
    events.RECALL: "take {card} from the graveyard into {own} hand",
    events.HERO_DRAW: "draw a card with {own} hero",
    events.HERO_REPLACE: "replace {card}",
    # What is announced, and what becomes of it.
    events.SUMMON: "summon {card} into {slot}{fallen}",
    events.CAST: "cast {card}{aims}",
    events.LAY: "{whose} {card} lies on {on}.",
    events.SET: "set {card} as a trap",
    events.ABILITY: "use {ability}{aims}",
    events.ATTACK: "{whose} {attacker} attacks {defender}.",
    events.BLOCK: "{whose} {blocker} blocks.",
    events.NO_COMBAT: "The attack of {whose} {attacker} comes to nothing.",
    events.RESOLVE: "{link} resolves.",
    events.NEGATE: "{link} is negated.",
    events.FIZZLE: "{link} has nothing left to act on.",
    events.TRIGGER: "{whose} {source} takes effect.",
    events.TRAP: "{whose} trap {card} goes off.",
    # What happens to creatures and heroes.
    events.COMBAT: "{whose} {attacker} ({attack}) fights {defender} ({defence}).",
    events.DAMAGE: "{whose} {thing} takes {amount} damage: {hp} HP left.",
    events.HURT: "take {amount} damage: {hp} HP left",
    events.LOSE: "lose {amount} HP: {health} left",
    events.MEND: "{whose} {thing} is healed by {amount}: {hp} HP left.",
    events.HEAL: "gain {amount} HP: {left} in all",
    events.CHANGE: "{whose} {thing} gets {change}{permanent}.",
    events.EXHAUST: "{whose} {thing} is exhausted.",
    events.READY: "{whose} {thing} is ready again.",
    events.DIE: "{whose} {thing} dies.",
    events.FALL: "{whose} {thing} is destroyed.",
    events.TRAP_GONE: "{whose} trap {card} is destroyed.",
    events.MOVE: "{whose} {thing} moves to {slot}.",
    events.RETURN: "{whose} {thing} returns to {whose} hand.",
}
THINGS: Final = ("thing", "attacker", "blocker", "source")


@final
class CartoverseTelling(Telling[Duel]):
    def sentence(self, s: Duel, event: Event, reader: i64) -> str:
        kind = event.kind
        if kind == events.END and not s.result:
            return "Nobody wins: {reason}."
        if kind == events.MULLIGAN and event.a == 0:
            return "keep {own} hand"
        if kind == events.RESOLVE and link_told(event) in (ATTACK, ENDING, SETTING):
            return ""
        if kind == events.LAY and event.c < 3:
            return "{card} lies in {whose} hero zone."
        if kind == events.SET and event.a == UNKNOWN:
            return "set a trap"
        return super().sentence(s, event, reader)

    def word(self, s: Duel, event: Event, reader: i64, name: str) -> str:
        number = self.number(event, name)
        if name in THINGS:
            card = self.number(event, "card", UNKNOWN)
            return s.cards.name(card) if number < FIRST_THING else thing_name(s, number, card)
        if name in ("defender", "on"):
            return board_name(s, number, reader)
        if name == "aims":
            return self.aims(s, event, reader)
        if name == "ability":
            return ability_told(s, event)
        if name == "link":
            return link_name(s, link_told(event), event.seat, event.a, self.number(event, "which"), reader)
        if name == "slot":
            return slot_name(self.number(event, "place"))
        if name == "fallen":
            return " from the graveyard" if number else ""
        return self.figure(event, reader, name, number) or super().word(s, event, reader, name)

    def figure(self, event: Event, reader: i64, name: str, number: int) -> str:
        """What numbers are said in words; "" for other words."""
        if name in ("health", "hp"):
            left = self.number(event, "left")
            return str(left) if left > 0 else "none" if name == "health" else "no"
        if name == "yours":
            return "yours" if is_you(event.seat, reader) else whose(event.seat, reader)
        if name == "count":
            return counted(number, "card")
        if name == "change":
            return f"{event.b:+d}/{event.c:+d}"
        if name == "permanent":
            return "" if number else " this turn"
        return ""

    def aims(self, s: Duel, event: Event, reader: i64) -> str:
        """`` on your Fox Scout``, or nothing."""
        target = target_told(s, event)
        ref = self.number(event, "target")
        return f" on {chosen_name(s, target, ref, reader)}" if target is not None and ref else ""


def link_told(event: Event) -> str:
    """The kind of link that is resolved, negated or comes to nothing."""
    return LINKS[event.b] if 0 <= event.b < len(LINKS) else CAST


def target_told(s: Duel, event: Event) -> Target | None:
    """What a spell or an ability is aimed at."""
    if event.kind == events.ABILITY:
        ability = ability_of(s, event.b, event.d)
        return None if ability is None else ability.target
    if not s.cards.has(event.a):
        return None
    on_cast = s.cards.all[event.a].on_cast
    return None if on_cast is None else on_cast.target


def ability_told(s: Duel, event: Event) -> str:
    """``Flamelash`` of a hero, ``Tend of Chapel Novice`` of a creature."""
    ability = ability_of(s, event.b, event.d)
    name = "an ability" if ability is None else ability.name
    hero = s.cards.has(event.b) and s.cards.all[event.b].type == HERO
    return name if hero else f"{name} of {thing_name(s, event.a, event.b)}"


TELLING: Final = CartoverseTelling(events.KINDS, SENTENCES, REASONS)
