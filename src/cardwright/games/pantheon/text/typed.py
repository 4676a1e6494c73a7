"""What a player typed, read as an action.

Case does not matter, and the beginning of a name is enough where only one is meant: ``c fireb > imp`` is
``cast Firebolt > #17`` while one Imp Kindler is on the table.
"""

from __future__ import annotations

import re
from typing import Final

from cardwright.games.pantheon.model import actions
from cardwright.games.pantheon.model import questions as book
from cardwright.games.pantheon.model.actions import ACTIVATE, ATTACK, CAST, DISCARD, END, HERO, MANA, PLAY, pack
from cardwright.games.pantheon.model.state import FIRST_HERO, Position
from cardwright.games.pantheon.model.target import Target
from cardwright.games.pantheon.rules import legal
from cardwright.games.pantheon.rules.requirements import use_by
from cardwright.games.pantheon.text.pointing import own, pointed, pointed_at_table
from cardwright.kernel.action import PASS, PICK
from cardwright.kernel.bits import i64
from cardwright.kernel.chain import RESPOND
from cardwright.kernel.errors import IllegalAction
from cardwright.kernel.text.pointing import Named, cards_named, meant
from cardwright.kernel.text.verbs import Verbs

KINDS: Final[dict[str, int]] = {"play": PLAY, "cast": CAST, "activate": ACTIVATE}
QUICK: Final = ("pass", "mana", "cast", "activate")
VERBS: Final = Verbs(
    alone={"pass": PASS, "mana": MANA, "end": END, "keep": actions.SWAP},
    with_more=("play", "cast", "activate", "attack", "hero", "swap", "discard", "sacrifice"),
    answers={
        book.HERO: ("hero",),
        book.MULLIGAN: ("swap", "keep"),
        book.MAIN: ("mana", "play", "cast", "activate", "attack", "end"),
        RESPOND: QUICK,
        book.CLOSING: QUICK,
        book.INTERRUPT: QUICK,
        book.DISCARD: ("discard",),
        book.SACRIFICE: ("sacrifice",),
    },
)
SACRIFICE: Final = re.compile(r",?\s*\bsacrific(?:e|ing)\s+", re.IGNORECASE)
NOTHING: Final = ("", "-", "nothing", "none")


def read_action(s: Position, seat: i64, text: str) -> int:
    question = s.question(seat)
    verb, rest = VERBS.split(text, question)
    if verb in VERBS.alone:
        return VERBS.alone[verb]
    verb = verb or silent_verb(s, seat, rest, question)
    if verb == "hero":
        return pack(HERO, meant(rest, offers_named(s, seat), "among your offers"))
    if verb == "swap":
        return read_swap(s, seat, rest)
    if verb == "discard":
        return pack(DISCARD, meant(rest, cards_named(s.cards, s.players[seat].hand), "in your hand"))
    if verb == "sacrifice":
        return pack(PICK, pointed_at_table(s, rest, seat, own(s, seat)))
    if verb == "attack":
        return read_attack(s, seat, rest)
    return read_use(s, seat, KINDS[verb], rest)


def silent_verb(s: Position, seat: i64, typed: str, question: str) -> str:
    """What is meant by a name alone."""
    if question in (book.HERO, book.MULLIGAN, book.DISCARD, book.SACRIFICE):
        return VERBS.answers[question][0]
    name = SACRIFICE.split(typed)[0].partition(">")[0]
    card = meant(name, cards_named(s.cards, s.players[seat].hand), "in your hand")
    return "cast" if s.cards.all[card].spell else "play"


# Cards.


def offers_named(s: Position, seat: i64) -> list[Named]:
    """The heroes offered, by their place among the offers."""
    offers = s.players[seat].offers
    return [(s.cards.name(offers[at]), at, s.cards.name(offers[at])) for at in range(len(offers))]


def read_swap(s: Position, seat: i64, text: str) -> int:
    if text.lower() in NOTHING:
        return actions.SWAP
    hand = cards_named(s.cards, s.players[seat].hand)
    cards = [meant(name, hand, "in your hand") for name in text.split(",")]
    if len(cards) > 3:
        raise IllegalAction(f"at most {legal.swap_limit(s, seat)} cards may be swapped (R31)")
    return actions.pack_swap(cards)


def read_use(s: Position, seat: i64, kind: i64, text: str) -> int:
    """``Firebolt > #17``; for an effect ``#17 > #18`` or ``hero > P2, sacrifice #18``."""
    head, *given = SACRIFICE.split(text, maxsplit=1)
    name, _, aimed = head.partition(">")
    used = used_by(s, seat, kind, name.strip())
    source = used if kind == ACTIVATE else 0
    targets = use_by(s, seat, kind, used).targets
    chosen = [part.strip() for part in aimed.split(",")] if aimed.strip() else []
    if len(chosen) > len(targets):
        raise IllegalAction("there is nothing more to choose for it" if targets else "nothing is chosen for it")
    refs: list[i64] = [0, 0]
    for at in range(len(chosen)):
        refs[at] = read_choice(s, seat, source, targets[at], chosen[at])
    return pack(kind, used, refs[0], refs[1], read_given(s, seat, kind, used, given))


def used_by(s: Position, seat: i64, kind: i64, name: str) -> i64:
    """The card in hand, or the hero or thing, that is used."""
    if kind != ACTIVATE:
        return meant(name, cards_named(s.cards, s.players[seat].hand), "in your hand")
    if name.lower() == "hero":
        return FIRST_HERO + seat
    return pointed_at_table(s, name, seat, own(s, seat))


def read_choice(s: Position, seat: i64, source: i64, target: Target, text: str) -> i64:
    return 0 if text.lower() in NOTHING else pointed(s, seat, source, target, text)


def read_given(s: Position, seat: i64, kind: i64, used: i64, given: list[str]) -> i64:
    """The unit given up for it."""
    if not given:
        return 0
    target = use_by(s, seat, kind, used).sacrifice
    if target is None:
        raise IllegalAction("there is nothing to sacrifice for it")
    return pointed(s, seat, used if kind == ACTIVATE else 0, target, given[0].strip())


# Attacks.


def read_attack(s: Position, seat: i64, text: str) -> int:
    """``#17 > P2``."""
    attacker, arrow, defender = text.partition(">")
    if not arrow:
        raise IllegalAction('write who attacks whom: "attack #17 > P2"')
    thing = pointed_at_table(s, attacker.strip(), seat, own(s, seat))
    return pack(ATTACK, thing, pointed_at_table(s, defender.strip(), seat, legal.defenders_for(s, seat)))
