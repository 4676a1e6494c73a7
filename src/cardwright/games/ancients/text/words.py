"""Events of Ancients in sentences."""

from __future__ import annotations

from typing import Final, final

from cardwright.games.ancients.model import events
from cardwright.games.ancients.model.board import lane_of
from cardwright.games.ancients.model.keywords import BREAK, DISARM, MOVE_COOLDOWN, MUTE, ROOT, keyword_names
from cardwright.games.ancients.model.state import Position
from cardwright.games.ancients.text.place_words import written_place
from cardwright.kernel.bits import i64
from cardwright.kernel.event import Event
from cardwright.kernel.text.sentences import listed, whose
from cardwright.kernel.text.telling import Telling

AILING: Final[dict[int, str]] = {
    DISARM: "disarmed",
    MUTE: "muted",
    ROOT: "rooted",
    BREAK: "broken",
    MOVE_COOLDOWN: "unable to move again",
}
REASONS: Final[dict[int, str]] = {
    events.ANCIENT_FELL: "{losers} Ancient has fallen",
    events.BOTH_TOWERS: "both of {losers} Towers have fallen",
    events.MORE_GOLD: "both sides have fallen, and gold decides",
    events.EQUAL_GOLD: "both sides have fallen with the same gold",
    events.ROUNDS_OVER: "the last round is over, and gold decides",
    events.ROUNDS_DRAWN: "the last round is over, with the same gold",
}
SENTENCES: Final[dict[int, str]] = {
    events.BEGIN: "The match begins.",
    events.ROUND: "Round {round} begins: {time}.",
    events.DRAW: "draw {card}",
    events.OVERFLOW: "have {waiting} waiting in {own} overflow pile",
    events.ENTER_HAND: "take {card} from {own} overflow pile",
    events.RUNE: "A rune appears: {card}.",
    events.SPAWN: "{Whose} {card} spawns at {place}.",
    events.ARRIVE: "{Whose} {card} arrives at {place}.",
    events.DEPLOY: "deploy {card} at {place}",
    events.BLESS: "{unit} is blessed: +{attack} attack, +{armor} armor, +{health} health.",
    events.AGGRO: "{Whose} {card} turns on {herocard}.",
    events.PLAY: "play {card}{aims}",
    events.ABILITY: "use the ability of {card}{aims}",
    events.USE_ITEM: "use {card}{aims}",
    events.EQUIP: "equip {unit} with {card}",
    events.MOVE: "{Whose} {card} moves from {from} to {to}.",
    events.SWAP: "swap {card} and {othercard}",
    events.TRAVEL: "send {card} to lane {lane}{slot}",
    events.CLAIM: "claim the {card} with {unit}",
    events.PASS: "pass",
    events.COMBAT: "Combat begins in both lanes.",
    events.DAMAGE: "{Whose} {card} takes {amount} damage: {health} left.",
    events.HEAL: "{Whose} {card} is healed by {amount}: {health} left.",
    events.DECAY: "{Whose} {card} decays by {amount}: {health} left.",
    events.DEATH: "{Whose} {card} dies.",
    events.BOUNTY: "gain {gold} gold for {card}",
    events.SHIELD: "{Whose} {card} has a Death Shield.",
    events.SAVED: "A Death Shield saves {whose} {card}.",
    events.TOWER_DAMAGE: "{Whose} Tower in lane {lane} loses {amount}: {health} left.",
    events.ANCIENT_DAMAGE: "{Whose} Ancient in lane {lane} loses {amount}: {health} left.",
    events.TOWER: "{Whose} Tower in lane {lane} falls, and an Ancient comes into view.",
    events.NIGHT_ENDS: "Night ends.",
    events.KEYWORD: "{Whose} {card} has {keywords}.",
    events.PURGE: "{Whose} {card} is purged.",
    events.SUMMON: "{Whose} {card} comes to {place}.",
    events.REPLACED: "{Whose} {card} makes room and is gone.",
    events.BOUNCE: "{Whose} {card} is bounced.",
    events.DESTROY: "{Whose} {card} is destroyed.",
    events.GOLD: "gain {gold} gold",
    events.LEFTOVER: "turn {gold} mana into gold: {now} gold",
    events.SHOP: "The shop opens.",
    events.BUY: "buy {card} for {price} gold",
    events.REROLL: "ask for other offers",
    events.CLOSE: "leave the shop",
    events.TARGET: "{Whose} {card} aims at {targetcard}.",
    events.RETURN: "take {card} back",
    events.END: "win: {reason}",
}


@final
class AncientsTelling(Telling[Position]):
    def sentence(self, s: Position, event: Event, reader: i64) -> str:
        kind = event.kind
        if kind == events.END and not s.result:
            return "Nobody wins: {reason}."
        if kind in (events.TOWER_DAMAGE, events.ANCIENT_DAMAGE) and event.b == 0:
            return "{Whose} mana in lane {lane} blocks all damage." if event.d else ""
        if kind == events.STATUS:
            return status_sentence(event)
        if kind == events.MEGA:
            return "{Whose} {card} becomes Mega." if event.c else "{Whose} {card} is Mega no longer."
        if kind == events.FIGURES:
            return "{unit} gets {change}." if s.anywhere(event.a) is not None and figures_text(event) else ""
        if kind == events.KEYWORD and not keyword_names(event.c, event.d):
            return ""
        if kind == events.GOLD and event.a < 0:
            return "pay {gold} gold"
        if kind == events.MANA:
            return "gain {mana} mana in lane {lane}" if event.b > 0 else "lose {mana} mana in lane {lane}"
        return super().sentence(s, event, reader)

    def word(self, s: Position, event: Event, reader: i64, name: str) -> str:
        number = self.number(event, name)
        if name == "Whose":
            text = whose(event.seat, reader)
            return text[:1].upper() + text[1:]
        if name == "unit":
            unit = s.anywhere(number)
            return "a unit" if unit is None else s.cards.name(unit.card)
        if name in ("herocard", "othercard", "targetcard"):
            return s.cards.name(number)
        if name in ("place", "from", "to"):
            return written_place(number)
        if name == "slot":
            place = self.number(event, "place")
            return "" if place < 0 else f", to arrive at {written_place(place)}"
        if name == "lane":
            return str((number if event.kind == events.TRAVEL else lane_of(self.number(event, "place"))) + 1)
        return self.more(s, event, reader, name)

    def more(self, s: Position, event: Event, reader: i64, name: str) -> str:
        if name == "time":
            return "Night falls" if event.b else "it is Day"
        if name == "health" and event.kind != events.BLESS:
            return str(max(0, self.number(event, "left")))
        if name == "keywords":
            return listed(keyword_names(event.c, event.d))
        if name == "change":
            return figures_text(event)
        if name == "aims":
            places = [self.number(event, "first"), self.number(event, "second")]
            return aims_text(s, event, places)
        if name in ("gold", "mana"):
            return str(abs(self.number(event, name)))
        if name == "status":
            return status_word(event)
        return super().word(s, event, reader, name)


def aims_text(s: Position, event: Event, places: list[int]) -> str:
    """`` on L1.P2.combat.3``; the second number of an item or a payment is no place."""
    if event.kind == events.PLAY and s.cards.has(event.a):
        card = s.cards.all[event.a]
        if card.item or card.creep:
            places = places[:1]
    names = [written_place(place) for place in places if place >= 0]
    return f" on {listed(names)}" if names else ""


def status_word(event: Event) -> str:
    if event.c == events.STUN:
        return f"stunned for {event.d} {'turn' if event.d == 1 else 'turns'}"
    if event.c == events.SILENCE:
        return f"silenced for {event.d} {'turn' if event.d == 1 else 'turns'}"
    return AILING.get(int(event.c), "ailing")


def status_sentence(event: Event) -> str:
    return "{Whose} {card} is {status}." if event.d else "{Whose} {card} is no longer {status}."


def figures_text(event: Event) -> str:
    """``+2 attack and -1 armor``."""
    pairs = (("attack", event.b), ("armor", event.c), ("health", event.d))
    return listed([f"{number:+d} {word}" for word, number in pairs if number])


TELLING: Final = AncientsTelling(events.KINDS, SENTENCES, REASONS)
