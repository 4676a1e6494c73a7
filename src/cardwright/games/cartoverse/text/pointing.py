"""Which hero, creature, enchant, row, column, card or link somebody means by a name or a number."""

from __future__ import annotations

import re
from typing import Final

from cardwright.games.cartoverse.model.board import FIRST_HERO, SLOTS, ZONE_WORDS, column_ref, row_ref
from cardwright.games.cartoverse.model.link import ATTACK, CAST
from cardwright.games.cartoverse.model.state import Duel
from cardwright.games.cartoverse.model.target import COLUMN, IN_GRAVEYARD, ROW, SPELL_LINK, Target
from cardwright.kernel.bits import i64
from cardwright.kernel.errors import IllegalAction
from cardwright.kernel.frame import Frame
from cardwright.kernel.link import card_of
from cardwright.kernel.text.pointing import (
    Named,
    likely_meant,
    pointed_card,
    pointed_hero,
    pointed_link,
    thing_numbered,
)

ROW_NAME: Final = re.compile(r"(p\d|my|own|your|enemy)\s*(attack|defense)", re.IGNORECASE)
COLUMN_NUMBER: Final = re.compile(r"(?:column\s*)?(\d+)", re.IGNORECASE)


def own_creatures(s: Duel, seat: i64) -> list[i64]:
    return [creature.id for creature in s.players[seat].creatures]


def board_named(s: Duel, seat: i64) -> list[Named]:
    """The heroes and creatures of both sides, the own ones first, then the enchants."""
    found: list[Named] = []
    for owner in (seat, 1 - seat):
        player = s.players[owner]
        found.append((s.cards.name(player.hero), FIRST_HERO + owner, f"P{owner + 1}"))
        for creature in player.creatures:
            found.append((s.cards.name(creature.card), creature.id, f"#{creature.id} {s.cards.name(creature.card)}"))
    for laid in s.enchants:
        found.append((s.cards.name(laid.card), laid.id, f"#{laid.id} {s.cards.name(laid.card)}"))
    return found


def pointed_at_board(s: Duel, text: str, seat: i64, likely: list[i64]) -> i64:
    """A hero or thing by number, or by a name."""
    number = thing_numbered(text)
    if number is not None:
        ref = min(number, int(s.next_id))
        if s.find(ref) is None and s.enchant(ref) is None:
            raise IllegalAction(f"there is no #{number} on the board")
        return ref
    hero = pointed_hero(s, text, "P1 and P2")
    return likely_meant(text, board_named(s, seat), likely, "on the board") if hero is None else FIRST_HERO + hero


def pointed(s: Duel, seat: i64, source: i64, target: Target, text: str) -> i64:
    """What is chosen for a target."""
    if target.what == IN_GRAVEYARD:
        may_be = [ref - 1 for ref in target.refs(s, seat, source)]
        return pointed_card(s.cards, text, may_be, "in the graveyard") + 1
    if target.what >= SPELL_LINK:
        return pointed_link(text, [link_called(s, link) for link in s.chain])
    if target.what == ROW:
        return pointed_row(s, seat, text)
    if target.what == COLUMN:
        return pointed_column(text)
    return pointed_at_board(s, text, seat, target.refs(s, seat, source))


def pointed_row(s: Duel, seat: i64, text: str) -> i64:
    """``P1 attack``, ``enemy defense``."""
    found = ROW_NAME.fullmatch(text)
    if found is None:
        raise IllegalAction(f'"{text}" is not a zone: write "P1 attack" or "enemy defense"')
    word = found[1].lower()
    owner: i64 = seat
    if word == "enemy":
        owner = 1 - seat
    elif word[0] == "p":
        owner = int(word[1]) - 1
    if not 0 <= owner < s.seats:
        raise IllegalAction(f"there is no {found[1]}; there are P1 and P2")
    return row_ref(owner, ZONE_WORDS.index(found[2].lower()))


def pointed_column(text: str) -> i64:
    found = COLUMN_NUMBER.fullmatch(text)
    if found is None or not 1 <= int(found[1]) <= SLOTS:
        raise IllegalAction(f'"{text}" is not a column: write "column 1" to "column {SLOTS}"')
    return column_ref(int(found[1]) - 1)


def link_called(s: Duel, link: Frame) -> str:
    return s.cards.name(card_of(link)) if link.program in (CAST, ATTACK) else link.program
