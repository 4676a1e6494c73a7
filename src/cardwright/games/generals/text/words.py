"""Generals in words: actions as players write them, events in sentences."""

from __future__ import annotations

from typing import Final, final

from cardwright.games.generals.model import events
from cardwright.games.generals.model.actions import (
    AIM,
    ATTACK,
    CAST,
    END,
    END_TURN,
    ENOUGH,
    MOVE,
    MULLIGAN,
    NO_SQUARE,
    PLAY,
    REPLACE,
    STOP,
    TAKE_BACK,
    UNDO,
    first_of,
    second_of,
)
from cardwright.games.generals.model.board import NOWHERE, SQUARES, read_square, square_name
from cardwright.games.generals.model.enchantment import KEEP
from cardwright.games.generals.model.state import CARD_MASK, EMPTY, Battle
from cardwright.kernel.action import kind_of, pack
from cardwright.kernel.bits import i64
from cardwright.kernel.cards import plain
from cardwright.kernel.errors import IllegalAction
from cardwright.kernel.event import HIDDEN, Event
from cardwright.kernel.game import CONCEDE
from cardwright.kernel.mulligan import exchange_parts, exchange_text, read_exchange
from cardwright.kernel.text.sentences import counted, is_you
from cardwright.kernel.text.telling import Telling

HAND: Final = 6
PLAIN_WORDS: Final[dict[str, int]] = {
    "end": END, "endturn": END, "pass": END, "done": END,
    "enough": STOP, "stop": STOP,
    "takeback": UNDO, "undo": UNDO,
}  # fmt: skip
PLAIN_KINDS: Final[dict[int, str]] = {END_TURN: "end", ENOUGH: "enough", TAKE_BACK: "take back"}
VERBS: Final[dict[str, int]] = {
    "move": MOVE, "attack": ATTACK, "play": PLAY, "cast": CAST, "replace": REPLACE, "choose": AIM, "mulligan": MULLIGAN,
}  # fmt: skip
EXAMPLES: Final = (
    'write for example "move c3 d4", "attack d3 e3", "play 2 c4", "cast c3", "replace 3", "choose e2", "enough",'
    ' "take back", "mulligan 1 4" or "end"'
)
TILE_NAMES: Final = (
    *("a mana tile", "a mana tile that is used up", "Shadow Creep", "Shadow Creep", "Hallowed Ground"),
    *("Hallowed Ground", "Exhuming Sand", "Exhuming Sand", "Primal Flourish", "Primal Flourish"),
)


# Actions.


def action_text(s: Battle, seat: i64, action: i64) -> str:
    """The action as a player would write it: ``move c3 d4``, ``play 2 c4``, ``mulligan none``."""
    if kind_of(action) == MULLIGAN:
        return exchange_text(action)
    parts = action_parts(s, seat, action)
    told = [parts.get(name) for name in ("kind", "from", "to", "slot", "square")]
    return " ".join(str(word) for word in told if word is not None)


def called(square: i64) -> str:
    """The name of a square; nothing for none in particular."""
    return square_name(square) if 0 <= square < SQUARES else ""


def action_parts(s: Battle, seat: i64, action: i64) -> dict[str, object]:
    """The action for a program to read."""
    kind = kind_of(action)
    first, second = first_of(action), second_of(action)
    if kind in (MOVE, ATTACK):
        return {"kind": "move" if kind == MOVE else "attack", "from": called(first), "to": called(second)}
    if kind == PLAY:
        card = key_in_hand(s, seat, first)
        return {"kind": "play", "slot": int(first) + 1, "card": card, "square": called(second) or None}
    if kind == CAST:
        spell = s.players[seat].bloodbound
        card = s.cards.all[spell].key if spell >= 0 else None
        return {"kind": "cast", "card": card, "square": called(second) or None}
    if kind == REPLACE:
        return {"kind": "replace", "slot": int(first) + 1, "card": key_in_hand(s, seat, first)}
    if kind == AIM:
        return {"kind": "choose", "square": called(first)}
    if kind == MULLIGAN:
        return exchange_parts(action)
    return {"kind": "concede" if action == CONCEDE else PLAIN_KINDS.get(int(kind), "nothing")}


def key_in_hand(s: Battle, seat: i64, slot: i64) -> str | None:
    """The key of the card in a slot; None if there is none, or nobody knows it."""
    copy = s.players[seat].hand[slot] if slot < HAND else EMPTY
    return s.card_of(copy).key if copy >= 0 else None


def read_action(s: Battle, seat: i64, text: str) -> int:
    """What a player typed. Cards may be called by their name or its beginning: ``play komodo b3``."""
    words = text.strip().split()
    whole = plain(text)
    if whole in PLAIN_WORDS:
        return PLAIN_WORDS[whole]
    if not words or words[0].lower() not in VERBS:
        raise IllegalAction(f'"{text.strip()}" is not something you can do; {EXAMPLES}')
    verb = VERBS[words[0].lower()]
    rest = words[1:]
    if verb in (MOVE, ATTACK):
        return read_order(verb, words[0].lower(), [word for word in rest if word.lower() not in ("to", "-", "->")])
    if verb == PLAY:
        return read_play(s, seat, rest)
    if verb == CAST:
        return pack(CAST, 0, read_target(rest, '"cast" is for the bloodbound spell (R88): "cast c3", or just "cast"'))
    if verb == AIM:
        return pack(AIM, read_one_square(rest))
    if verb == REPLACE:
        return pack(REPLACE, read_slot(s, seat, " ".join(rest)))
    return read_exchange(" ".join(rest), "R23", lambda word: read_slot(s, seat, word))


def read_order(verb: i64, word: str, squares: list[str]) -> int:
    """``c3 d4``: where the unit stands, and where it goes or whom it attacks."""
    if len(squares) != 2:
        raise IllegalAction(f'"{word}" takes two squares, where the unit stands and the other one: "{word} c3 d4"')
    return pack(verb, needed_square(squares[0]), needed_square(squares[1]))


def needed_square(word: str) -> int:
    square = read_square(word)
    if square == NOWHERE:
        raise IllegalAction(f'"{word}" is not a square; they go from a1 to i5: a letter, then a number (R3)')
    return square


def read_one_square(words: list[str]) -> int:
    if len(words) != 1:
        raise IllegalAction('"choose" takes one square: "choose e2" (R83)')
    return needed_square(words[0])


def read_target(words: list[str], hint: str) -> int:
    """A square, or none."""
    if not words:
        return NO_SQUARE
    if len(words) > 1:
        raise IllegalAction(f'{hint}; a card of your hand is played: "play 2 c4"')
    return needed_square(words[0])


def read_play(s: Battle, seat: i64, words: list[str]) -> int:
    """``2 c4``, ``Komodo Charger b3`` or, for a card that needs no square, just the card."""
    if not words:
        raise IllegalAction('"play" takes a card of your hand and a square: "play 2 c4"')
    named = [word for word in words if word.lower() not in ("on", "at")]
    last = named[-1] if len(named) > 1 else ""
    if read_square(last) != NOWHERE:
        return pack(PLAY, read_slot(s, seat, " ".join(named[:-1])), read_square(last))
    if named[0].isdecimal() and len(named) > 1:
        needed_square(last)
    return pack(PLAY, read_slot(s, seat, " ".join(words)), NO_SQUARE)


def read_slot(s: Battle, seat: i64, name: str) -> int:
    """The hand slot a player means: its number, or the card in it by name."""
    hand = s.players[seat].hand
    if name.isdecimal():
        if 1 <= int(name) <= HAND:
            return int(name) - 1
        raise IllegalAction(f"there is no card {name} in your hand; its places are 1 to {HAND} (R22)")
    slots = [slot for slot in range(len(hand)) if hand[slot] >= 0]
    near = [slots[at] for at in s.cards.called(name, [hand[slot] & CARD_MASK for slot in slots])]
    names: list[str] = []
    for slot in near:
        if name_in(s, hand[slot]) not in names:
            names.append(name_in(s, hand[slot]))
    if len(names) > 1:
        raise IllegalAction(f'"{name}" could be {" or ".join(names)}')
    if names:
        return near[0]
    held = ", ".join(f"{slot + 1} {name_in(s, hand[slot])}" for slot in slots) or "no cards"
    raise IllegalAction(f'there is no "{name}" in your hand; you hold {held}')


def name_in(s: Battle, copy: i64) -> str:
    return s.cards.name(copy & CARD_MASK) if copy >= 0 else "a card"


# Events.


SENTENCES: Final[dict[int, str]] = {
    # What a player does.
    events.CAST: "cast {card}{on}",
    events.EQUIPPED: "equip {card}",
    events.DREW: "draw {card}",
    events.BURNED: "lose {card}: the hand is full",
    events.DISCARDED: "lose {card}",
    events.SHUFFLED: "get {card} into the deck",
    events.CHANGED: "have {card} in place of {was}",
    events.ADDED: "get {card}",
    events.REPLACED: "replace {card} with {drawn}",
    events.CONTROL: "gain control of {card}{on}",
    events.MANA: "gain {amount} mana",
    events.MULLIGAN: "exchange {cards}",
    # What becomes of a player's units, cards and plans.
    events.MOVED: "{whose} {card} goes from {from} to {to}.",
    events.ATTACKED: "{whose} {card} on {from} attacks {target} on {to}.",
    events.DIED: "{whose} {card} dies{on}.",
    events.REMOVED: "{whose} {card} vanishes from {at}.",
    events.SUMMONED: "{whose} {card} comes into play{on}.",
    events.TRANSFORMED: "{whose} {was}{on} becomes {card}.",
    events.RETURNED: "{whose} {card} returns from {at} to the hand.",
    events.REVEALED: "{whose} Watchful Sentinel{on} is {card}.",
    events.DISPELLED: "{whose} unit{on} is dispelled.",
    events.BROKE: "{whose} {card} is used up.",
    events.READY: "{whose} bloodbound spell {card} is ready.",
    events.EMPTY_DECK: "{whose} deck is empty: the general takes {amount} damage.",
    events.PROGRESS: "{whose} MECHAZ0R is at {percent} %.",
    events.TRIAL: "{whose} trial stands at {count}.",
    events.TURN: "Turn {turn}: {who} {are} to move.",
    # What happens on a square.
    events.TILE: "On {at} there is now {kind}.",
    events.DAMAGED: "On {at} {card} takes {amount} damage: {left} health left.",
    events.HEALED: "On {at} {card} is healed by {amount}: {left} health left.",
    events.ENCHANTED: "On {at} {card} is enchanted.",
}


@final
class GeneralsTelling(Telling[Battle]):
    def sentence(self, s: Battle, event: Event, reader: i64) -> str:
        if event.kind == events.ENCHANTED and KEEP not in (event.c, event.d) and (event.c or event.d):
            return "On {at} {card} is enchanted: {attack}/{health}."
        if event.kind == events.MANA and event.a < 0:
            return "lose {amount} mana"
        if event.kind == events.TRIAL and event.b:
            return "{whose} trial is met."
        return super().sentence(s, event, reader)

    def word(self, s: Battle, event: Event, reader: i64, name: str) -> str:
        number = self.number(event, name)
        if name == "target":
            return s.cards.name(number)
        if name in ("was", "drawn"):
            return "another" if number == HIDDEN else s.cards.name(number)
        if name in ("at", "from", "to"):
            return called(number)
        if name == "on":
            at = called(self.number(event, "at"))
            return f" on {at}" if at else ""
        if name == "kind":
            return TILE_NAMES[number] if 0 <= number < len(TILE_NAMES) else "a tile"
        if name == "are":
            return "are" if is_you(event.seat, reader) else "is"
        if name == "cards":
            return counted(event.a, "card")
        return self.figure(event, name, number) or super().word(s, event, reader, name)

    def figure(self, event: Event, name: str, number: int) -> str:
        """Numbers that are told with a sign, without one, or as a share; "" for others."""
        if name in ("attack", "health"):
            return f"{number:+d}"
        if event.kind == events.MANA:
            return str(abs(number))
        return str(20 * event.a) if name == "percent" else ""


TELLING: Final = GeneralsTelling(events.KINDS, SENTENCES, {})
