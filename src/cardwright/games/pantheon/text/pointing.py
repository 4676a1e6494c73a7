"""Which hero, thing, card or link somebody means by a name or a number."""

from __future__ import annotations

import re
from typing import Final

from cardwright.games.pantheon.model.link import card_of
from cardwright.games.pantheon.model.state import FIRST_HERO, Position
from cardwright.games.pantheon.model.target import IN_PILE, SPELL_LINK, Target
from cardwright.games.pantheon.rules.legal import distinct
from cardwright.kernel.bits import i64
from cardwright.kernel.cards import called, plain
from cardwright.kernel.errors import IllegalAction, UnknownName

Named = tuple[str, i64, str]  # what it is called, its reference, and how it is told from others of that name

THING_NUMBER: Final = re.compile(r"#?\s*(\d+)\b.*")
HERO_NUMBER: Final = re.compile(r"[Pp](\d+)")
LINK_NUMBER: Final = re.compile(r"(?:link\s*)?#?(\d+)", re.IGNORECASE)


def fitting_names(text: str, named: list[Named]) -> list[int]:
    """The places of those that are called so, or whose name begins so."""
    return called(text, [(one[0],) for one in named])


def meant(text: str, named: list[Named], where: str) -> i64:
    """The one that is called so, or whose name begins so."""
    names = ", ".join([label for _, _, label in named]) or "nothing"
    if not plain(text):
        raise IllegalAction(f"say which one {where}: {names}")
    near = [named[at] for at in fitting_names(text, named)]
    if not near:
        raise IllegalAction(f'there is no "{text.strip()}" {where}: {names}')
    if len(near) > 1:
        raise IllegalAction(f'"{text.strip()}" could be {" or ".join([label for _, _, label in near])}')
    return near[0][1]


def cards_named(s: Position, cards: list[i64]) -> list[Named]:
    """Each different card once."""
    known = [card for card in cards if card >= 0]
    return [(s.cards.name(card), card, s.cards.name(card)) for card in distinct(sorted(known))]


def table_named(s: Position, seat: i64) -> list[Named]:
    """The heroes and things of all players, the own ones first."""
    found: list[Named] = []
    for step in range(s.seats):
        other = (seat + step) % s.seats
        player = s.players[other]
        if not player.alive:
            continue
        if player.hero >= 0:
            found.append((s.cards.name(player.hero), FIRST_HERO + other, f"P{other + 1}"))
        for thing in player.field:
            found.append((s.cards.name(thing.card), thing.id, f"#{thing.id} {s.cards.name(thing.card)}"))
    return found


def pointed_at_table(s: Position, text: str, seat: i64, likely: list[i64]) -> i64:
    """A hero or thing by number, or by a name: first among the likely ones, then among all, for the rules to refuse."""
    number = THING_NUMBER.fullmatch(text)
    if number is not None:
        thing = s.find(min(int(number[1]), s.next_id))
        if thing is None:
            raise IllegalAction(f"there is no #{number[1]} on the table")
        return thing.id
    number = HERO_NUMBER.fullmatch(text)
    if number is None:
        named = table_named(s, seat)
        fitting = [one for one in named if one[1] in likely]
        return meant(text, fitting if fitting_names(text, fitting) else named, "on the table")
    if not 1 <= int(number[1]) <= s.seats:
        raise IllegalAction(f"there is no P{number[1]}; there are P1 to P{s.seats}")
    return FIRST_HERO + int(number[1]) - 1


def own(s: Position, seat: i64) -> list[i64]:
    """The own hero and things."""
    return [FIRST_HERO + seat] + [thing.id for thing in s.players[seat].field]


def pointed(s: Position, seat: i64, source: i64, target: Target, text: str) -> i64:
    """What is chosen for a target."""
    if target.what == IN_PILE:
        return pointed_in_pile(s, seat, source, target, text)
    if target.what >= SPELL_LINK:
        return pointed_link(s, text)
    return pointed_at_table(s, text, seat, target.refs(s, seat, source))


def pointed_in_pile(s: Position, seat: i64, source: i64, target: Target, text: str) -> i64:
    may_be = [ref - 1 for ref in target.refs(s, seat, source)]
    fitting = cards_named(s, may_be)
    if fitting_names(text, fitting):
        return meant(text, fitting, "in the discard pile") + 1
    return any_card(s, text) + 1


def any_card(s: Position, text: str) -> i64:
    """A card that may not be chosen, so that the rules can say why."""
    try:
        return s.cards.find(text)
    except UnknownName as problem:
        raise IllegalAction(str(problem)) from None


def pointed_link(s: Position, text: str) -> i64:
    """``link 1``, ``1``, or the name of a card on the chain."""
    number = LINK_NUMBER.fullmatch(text)
    if number is not None:
        if not 1 <= int(number[1]) <= len(s.chain):
            raise IllegalAction(f"there is no link {number[1]} on the chain")
        return int(number[1])
    cards = [card_of(link) for link in s.chain]
    named = [(s.cards.name(cards[at]), at + 1, f"link {at + 1}") for at in range(len(cards))]
    return meant(text, named, "on the chain")
