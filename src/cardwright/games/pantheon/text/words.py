"""Pantheon in sentences."""

from __future__ import annotations

from typing import Final, final

from cardwright.games.pantheon.model import events
from cardwright.games.pantheon.model.card import BARRED, KEYWORDS
from cardwright.games.pantheon.model.link import ACTIVATE, PLAY
from cardwright.games.pantheon.model.state import FIRST_HERO, FIRST_THING, Position
from cardwright.games.pantheon.rules.requirements import use_of
from cardwright.games.pantheon.text.naming import chosen_name, table_name, thing_name
from cardwright.kernel.bits import i64
from cardwright.kernel.event import Event
from cardwright.kernel.state import NOBODY
from cardwright.kernel.text.naming import UNKNOWN
from cardwright.kernel.text.sentences import counted, is_you, listed, whose
from cardwright.kernel.text.telling import Telling

REASONS: Final[dict[int, str]] = {
    events.LAST_HERO: "no other hero is left",
    events.TOGETHER: "the last heroes fell together",
    events.TURN_LIMIT: "the last turn has been played",
}
SENTENCES: Final[dict[int, str]] = {
    # The course of the game.
    events.BEGIN: "{who} will take the first turn.",
    events.CHOOSE_HERO: "are {card}",
    events.TURN: "Turn {number} is {yours}.",
    events.RESHUFFLE: "The discard pile is shuffled and becomes the deck: {cards} cards.",
    events.END_TURN: "end {own} turn",
    events.LEAVE: "give up",
    events.ELIMINATE: "are eliminated",
    events.END: "win: {reason}",
    # What is announced, and what becomes of it.
    events.PLAY: "play {card}{aims}",
    events.CAST: "cast {card}{aims}",
    events.ACTIVATE: "activate {source}{aims}",
    events.ATTACK: "{whose} {attacker} attacks {defender}.",
    events.RESOLVE: "{link} resolves.",
    events.NEGATE: "{link} is negated.",
    events.FIZZLE: "{link} comes to nothing.",
    events.TRIGGER: "{whose} {source} takes effect.",
    # What happens to things and heroes.
    events.COMBAT: "{whose} {attacker} ({attack}) fights {defender} ({defence}).",
    events.DAMAGE: "{whose} {target} takes {amount} damage: {power} power left.",
    events.HEAL: "gain {amount} Health: {left} in all",
    events.LOSE: "lose {amount} Health: {health} left",
    events.POWER: "{whose} {thing} gets {change} power{permanent}: {now} now.",
    events.KEYWORD: "{whose} {thing} {keyword}.",
    events.EXHAUST: "{whose} {target} is Exhausted.",
    events.READY: "{whose} {target} is Ready again.",
    events.DESTROY: "{whose} {thing} is destroyed.",
    events.SACRIFICE: "sacrifice {thing}",
    events.SUMMON: "summon {card} from the discard pile",
    events.RETURN: "{whose} {thing} returns to {whose} hand.",
    events.TRUCE: "{with} units cannot attack {who} until {whose} next turn.",
    # What players do with cards and mana.
    events.DRAW: "draw {card}",
    events.SWAP: "swap {count}",
    events.DISCARD: "discard {card}",
    events.RECALL: "take {card} from the discard pile into {own} hand",
    events.READY_ALL: "Ready all cards",
    events.MANA: "place a Mana",
    events.READY_MANA: "Ready {count} mana",
}
THINGS: Final = ("thing", "attacker", "target", "source")
PLAY_LINK: Final = 0
ATTACK_LINK: Final = 3


@final
class PantheonTelling(Telling[Position]):
    def sentence(self, s: Position, event: Event, reader: i64) -> str:
        kind = event.kind
        if kind == events.END and not s.result:
            return "Nobody wins: {reason}."
        if kind == events.RESOLVE and is_silent(s, event):
            return ""
        if kind == events.DAMAGE and event.a < FIRST_THING:
            return "lose {amount} Health: {health} left"
        if kind == events.SWAP and event.a == 0:
            return "keep {own} hand"
        if kind == events.READY_ALL and is_you(event.seat, reader):
            return "Ready all your cards"
        if kind == events.MANA and event.a:
            return "place a Mana from the deck, Exhausted"
        return super().sentence(s, event, reader)

    def word(self, s: Position, event: Event, reader: i64, name: str) -> str:
        number = self.number(event, name)
        if name == "target" and number < FIRST_THING:
            return hero_name(s, max(number - FIRST_HERO, NOBODY))
        if name in THINGS:
            card = self.number(event, "card", UNKNOWN)
            return s.cards.name(card) if number < FIRST_THING else thing_name(s, number, card)
        if name == "defender":
            return table_name(s, number, reader)
        if name == "aims":
            return self.aims(s, event, reader)
        if name == "link":
            owned = f"{whose(event.seat, reader)} {s.cards.name(event.a)}"
            return f"the attack of {owned}" if number == ATTACK_LINK else owned
        if name in ("health", "power"):
            left = self.number(event, "left")
            return str(left) if left > 0 else "none" if name == "health" else "no"
        if name == "yours":
            return "yours" if is_you(event.seat, reader) else whose(event.seat, reader)
        if name == "with":
            return whose(number, reader)
        if name == "count" and event.kind == events.SWAP:
            return counted(number, "card")
        if name == "permanent":
            return "" if number else " this turn"
        return change_word(event, name, number) or super().word(s, event, reader, name)

    def aims(self, s: Position, event: Event, reader: i64) -> str:
        """`` on your Imp Kindler``, or nothing."""
        program = ACTIVATE if event.kind == events.ACTIVATE else PLAY
        card = self.number(event, "card")
        targets = use_of(s, program, card).targets if s.cards.has(card) else ()
        refs = [self.number(event, "target"), self.number(event, "other")]
        names = [chosen_name(s, target, ref, reader) for target, ref in zip(targets, refs) if ref]
        return f" on {listed(names)}" if names else ""


def hero_name(s: Position, seat: i64) -> str:
    return s.cards.name(s.players[seat].hero) if 0 <= seat < s.seats else "a hero"


def is_silent(s: Position, event: Event) -> bool:
    """A card that does nothing on play resolves without a word, and an attack with its combat."""
    if event.b == PLAY_LINK and s.cards.has(event.a):
        return s.cards.all[event.a].on_play is None
    return event.b == ATTACK_LINK


def change_word(event: Event, name: str, number: int) -> str:
    """What is changed about a thing; "" for other words."""
    if name == "change":
        return f"{number:+d}"
    if name == "now":
        return str(max(number, 0))
    return keyword_text(event) if name == "keyword" else ""


def keyword_text(event: Event) -> str:
    if event.b == BARRED:
        return "cannot attack" if event.c else "can attack again"
    words = [word for bit, word in KEYWORDS.items() if event.b & bit]
    return f"{'gains' if event.c else 'loses'} {listed(words)}"


TELLING: Final = PantheonTelling(events.KINDS, SENTENCES, REASONS)
