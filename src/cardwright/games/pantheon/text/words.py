"""Pantheon in sentences."""

from __future__ import annotations

from typing import Final

from cardwright.games.pantheon.model import events
from cardwright.games.pantheon.model.card import BARRED, KEYWORDS
from cardwright.games.pantheon.model.link import ACTIVATE, PLAY
from cardwright.games.pantheon.model.state import FIRST_HERO, FIRST_THING, Position
from cardwright.games.pantheon.rules.requirements import use_of
from cardwright.games.pantheon.text.naming import UNKNOWN, chosen_name, table_name, thing_name
from cardwright.kernel.bits import i64
from cardwright.kernel.event import Event, known_by
from cardwright.kernel.text.sentences import capital, counted, does, is_you, listed, who, whose

REASONS: Final[dict[int, str]] = {
    events.LAST_HERO: "no other hero is left",
    events.TOGETHER: "the last heroes fell together",
    events.TURN_LIMIT: "the last turn has been played",
}
QUIET: Final = (events.PASS, events.OFFER, events.PAY)
COURSE: Final = (events.BEGIN, events.CHOOSE_HERO, events.TURN, events.RESHUFFLE, events.ELIMINATE, events.END)
LINKS: Final = (events.RESOLVE, events.NEGATE, events.FIZZLE)
USES: Final = (events.PLAY, events.CAST, events.ACTIVATE, events.ATTACK)
CHANGES: Final = (
    events.COMBAT,
    events.DAMAGE,
    events.POWER,
    events.KEYWORD,
    events.EXHAUST,
    events.READY,
    events.DESTROY,
    events.RETURN,
    events.TRIGGER,
    events.TRUCE,
)
# What players do with cards, and what else they do, as it follows "you".
CARDS: Final[dict[int, str]] = {
    events.DRAW: "draw {card}",
    events.DISCARD: "discard {card}",
    events.SUMMON: "summon {card} from the discard pile",
    events.RECALL: "take {card} from the discard pile into {own} hand",
}
NUMBERS: Final[dict[int, str]] = {
    events.READY_MANA: "Ready {0} mana",
    events.HEAL: "gain {0} Health: {1} in all",
    events.LOSE: "lose {0} Health: {left}",
    events.LEAVE: "give up",
    events.END_TURN: "end {own} turn",
}
PLAY_LINK: Final = 0
ATTACK_LINK: Final = 3


def event_text(s: Position, event: Event, reader: i64) -> str:
    """What happened, as one reader hears it; "" for what is not worth a sentence."""
    event = known_by(event, events.KINDS[event.kind], reader)
    kind = event.kind
    if kind in QUIET:
        return ""
    if kind in COURSE:
        return course_text(s, event, reader)
    if kind in LINKS:
        return link_text(s, event, reader)
    if kind in USES:
        return use_text(s, event, reader)
    if kind in CHANGES:
        return capital(change_text(s, event, reader))
    return does(event.seat, reader, deed_text(s, event, reader))


# The course of the game.


def course_text(s: Position, event: Event, reader: i64) -> str:
    kind = event.kind
    if kind == events.BEGIN:
        return f"{capital(who(event.seat, reader))} will take the first turn."
    if kind == events.CHOOSE_HERO:
        return does(event.seat, reader, f"are {s.cards.name(event.a)}")
    if kind == events.TURN:
        return f"Turn {event.a} is {'yours' if is_you(event.seat, reader) else whose(event.seat, reader)}."
    if kind == events.RESHUFFLE:
        return f"The discard pile is shuffled and becomes the deck: {event.a} cards."
    if kind == events.ELIMINATE:
        return does(event.seat, reader, "are eliminated")
    return end_text(s, event, reader)


def end_text(s: Position, event: Event, reader: i64) -> str:
    reason = REASONS[int(event.a)]
    return does(s.result[0], reader, f"win: {reason}") if s.result else f"Nobody wins: {reason}."


# What is announced, and what becomes of it.


def use_text(s: Position, event: Event, reader: i64) -> str:
    if event.kind == events.ATTACK:
        attacker = f"{whose(event.seat, reader)} {thing_name(s, event.a, event.c)}"
        return f"{capital(attacker)} attacks {table_name(s, event.b, reader)}."
    if event.kind == events.ACTIVATE:
        name = s.cards.name(event.b) if event.a < FIRST_THING else thing_name(s, event.a, event.b)
        return does(event.seat, reader, f"activate {name}{aims_text(s, event, event.b, event.c, event.d, reader)}")
    if event.kind == events.CAST:
        aimed = aims_text(s, event, event.a, event.b, event.c, reader)
        return does(event.seat, reader, f"cast {s.cards.name(event.a)}{aimed}")
    aimed = aims_text(s, event, event.a, event.c, event.d, reader)
    return does(event.seat, reader, f"play {s.cards.name(event.a)}{aimed}")


def aims_text(s: Position, event: Event, card: i64, one: i64, two: i64, reader: i64) -> str:
    """`` on your Imp Kindler``, or nothing."""
    targets = use_of(s, ACTIVATE if event.kind == events.ACTIVATE else PLAY, card).targets
    refs = (one, two)
    names = [chosen_name(s, targets[at], refs[at], reader) for at in range(len(targets)) if refs[at]]
    return f" on {listed(names)}" if names else ""


def link_text(s: Position, event: Event, reader: i64) -> str:
    """A card that does nothing on play resolves without a word, and an attack with its combat."""
    card = s.cards.all[event.a]
    resolves = event.kind == events.RESOLVE
    if resolves and (event.b == ATTACK_LINK or (event.b == PLAY_LINK and card.on_play is None)):
        return ""
    owned = f"{whose(event.seat, reader)} {card.name}"
    subject = f"the attack of {owned}" if event.b == ATTACK_LINK else owned
    if resolves:
        return f"{capital(subject)} resolves."
    return f"{capital(subject)} {'is negated' if event.kind == events.NEGATE else 'comes to nothing'}."


# What happens to things and heroes.


def change_text(s: Position, event: Event, reader: i64) -> str:
    kind = event.kind
    if kind == events.DAMAGE:
        return damage_text(s, event, reader)
    if kind == events.EXHAUST or kind == events.READY:
        return rest_text(s, event, reader)
    if kind == events.TRUCE:
        bound = f"{whose(event.a, reader)} units cannot attack {who(event.seat, reader)}"
        return f"{bound} until {whose(event.seat, reader)} next turn."
    if kind == events.TRIGGER:
        name = s.cards.name(event.b) if event.a < FIRST_THING else thing_name(s, event.a, event.b)
        return f"{whose(event.seat, reader)} {name} takes effect."
    if kind == events.RETURN:
        mine = whose(event.seat, reader)
        return f"{mine} {thing_name(s, event.b, event.a)} returns to {mine} hand."
    thing = f"{whose(event.seat, reader)} {thing_name(s, event.a, card_told(event))}"
    if kind == events.COMBAT:
        return f"{thing} ({event.c}) fights {table_name(s, event.b, reader)} ({event.d})."
    if kind == events.DESTROY:
        return f"{thing} is destroyed."
    return f"{thing} {power_text(event) if kind == events.POWER else keyword_text(event)}."


def card_told(event: Event) -> i64:
    """The card of the thing that is changed, where the event tells it."""
    if event.kind == events.DESTROY:
        return event.b
    return event.d if event.kind == events.KEYWORD else UNKNOWN


def damage_text(s: Position, event: Event, reader: i64) -> str:
    if event.a < FIRST_THING:
        return does(event.seat, reader, f"lose {event.b} Health: {left(event.c)}")
    power = f"{event.c} power left" if event.c > 0 else "no power left"
    return f"{whose(event.seat, reader)} {thing_name(s, event.a, event.d)} takes {event.b} damage: {power}."


def rest_text(s: Position, event: Event, reader: i64) -> str:
    hero = event.a < FIRST_THING
    seat = event.a - FIRST_HERO if hero else event.seat
    name = s.cards.name(s.players[seat].hero) if hero else thing_name(s, event.a, event.b)
    state = "is Exhausted" if event.kind == events.EXHAUST else "is Ready again"
    return f"{whose(seat, reader)} {name} {state}."


def power_text(event: Event) -> str:
    lasts = "" if event.d else " this turn"
    return f"gets {event.b:+d} power{lasts}: {max(event.c, 0)} now"


def keyword_text(event: Event) -> str:
    if event.b == BARRED:
        return "cannot attack" if event.c else "can attack again"
    words = [word for bit, word in KEYWORDS.items() if event.b & bit]
    return f"{'gains' if event.c else 'loses'} {listed(words)}"


def left(health: i64) -> str:
    return f"{health} left" if health > 0 else "none left"


# What players do.


def deed_text(s: Position, event: Event, reader: i64) -> str:
    """What somebody does, beginning with the verb as it follows "you"."""
    own = "your" if is_you(event.seat, reader) else "the"
    if event.kind == events.SWAP:
        return f"swap {counted(event.a, 'card')}" if event.a else f"keep {own} hand"
    if event.kind == events.READY_ALL:
        return "Ready all your cards" if own == "your" else "Ready all cards"
    if event.kind == events.MANA:
        return "place a Mana from the deck, Exhausted" if event.a else "place a Mana"
    if event.kind == events.SACRIFICE:
        return f"sacrifice {thing_name(s, event.a, event.b)}"
    if event.kind in CARDS:
        return CARDS[int(event.kind)].format(card=s.cards.name(event.a), own=own)
    return NUMBERS[int(event.kind)].format(event.a, event.b, left=left(event.b), own=own)
