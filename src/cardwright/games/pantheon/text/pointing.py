"""Which hero, thing, card or link somebody means by a name or a number."""

from __future__ import annotations

from cardwright.games.pantheon.model.state import FIRST_HERO, Position
from cardwright.games.pantheon.model.target import IN_PILE, SPELL_LINK, Target
from cardwright.kernel.bits import i64
from cardwright.kernel.errors import IllegalAction
from cardwright.kernel.link import card_of
from cardwright.kernel.text.pointing import (
    Named,
    likely_meant,
    pointed_card,
    pointed_hero,
    pointed_link,
    thing_numbered,
)


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
    """A hero or thing by number, or by a name."""
    number = thing_numbered(text)
    if number is not None:
        thing = s.find(min(number, s.next_id))
        if thing is None:
            raise IllegalAction(f"there is no #{number} on the table")
        return thing.id
    hero = pointed_hero(s, text, f"P1 to P{s.seats}")
    return likely_meant(text, table_named(s, seat), likely, "on the table") if hero is None else FIRST_HERO + hero


def own(s: Position, seat: i64) -> list[i64]:
    """The own hero and things."""
    return [FIRST_HERO + seat] + [thing.id for thing in s.players[seat].field]


def pointed(s: Position, seat: i64, source: i64, target: Target, text: str) -> i64:
    """What is chosen for a target."""
    if target.what == IN_PILE:
        may_be = [ref - 1 for ref in target.refs(s, seat, source)]
        return pointed_card(s.cards, text, may_be, "in the discard pile") + 1
    if target.what >= SPELL_LINK:
        return pointed_link(text, [s.cards.name(card_of(link)) for link in s.chain])
    return pointed_at_table(s, text, seat, target.refs(s, seat, source))
