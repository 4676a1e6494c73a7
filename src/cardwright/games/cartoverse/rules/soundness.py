"""Which positions a duel can have, and what follows from the rest of a position."""

from __future__ import annotations

from collections.abc import Sequence

from cardwright.games.cartoverse.model.board import (
    FIRST_COLUMN,
    FIRST_HERO,
    FIRST_ROW,
    FIRST_THING,
    SLOTS,
)
from cardwright.games.cartoverse.model.card import COLUMN_ENCHANT, CREATURE_ENCHANT, ROW_ENCHANT
from cardwright.games.cartoverse.model.in_play import Creature, LaidEnchant
from cardwright.games.cartoverse.model.state import NO_HERO, Duel, Player
from cardwright.games.cartoverse.rules.figures import auras_of, reckon
from cardwright.games.cartoverse.rules.pending import check_pending
from cardwright.games.cartoverse.rules.triggers import ears_of
from cardwright.kernel.bits import BIT, i64
from cardwright.kernel.data.soundness import check_ears, check_ids
from cardwright.kernel.effects.thing import Thing
from cardwright.kernel.errors import BadPosition
from cardwright.kernel.event import HIDDEN


def check(s: Duel) -> None:
    """Refuse what no duel can have, and work out the figures of the creatures."""
    limit = s.options.turn_limit
    if 0 < limit < s.turn():
        raise BadPosition(f"turn {s.turn()} is not one of the {limit} a game can have (C58)")
    for seat, player in enumerate(s.players):
        check_player(s, seat, player)
    for enchant in s.enchants:
        check_enchant(s, enchant)
    check_in_order(s.enchants, "the enchants")
    check_ids(s, things_of(s), FIRST_THING, s.next_id - 1)
    check_ears(s, ears_of(s))
    if s.auras != auras_of(s):
        raise BadPosition(f"{auras_of(s)} cards in play hold for creatures, not {s.auras}")
    reckon_figures(s)
    if not s.agenda and not s.shaken and s.result is None:
        check_alive(s)
    check_pending(s)


def check_player(s: Duel, seat: int, player: Player) -> None:
    name = f"P{seat + 1}"
    if player.hero == NO_HERO:
        raise BadPosition(f"{name} has no hero (R66)")
    if len(player.cooldowns) != len(s.cards.all[player.hero].abilities):
        raise BadPosition(f"{name}: a hero has a cooldown for each of its abilities (C51)")
    if player.hp > player.most:
        raise BadPosition(f"{name} has {player.hp} HP of {player.most}")
    if player.tokens != tokens_of(s, player) and HIDDEN not in player.hand:
        raise BadPosition(f"{name} holds {tokens_of(s, player)} tokens, not {player.tokens}")
    if player.tokens > len(player.hand):
        raise BadPosition(f"{name} holds {len(player.hand)} cards and {player.tokens} tokens")
    if player.put_back > len(player.deck):
        raise BadPosition(f"{name} has put {player.put_back} cards under a deck of {len(player.deck)} (C50)")
    taken: i64 = 0
    for creature in player.creatures:
        check_creature(s, seat, creature, taken)
        taken |= BIT[creature.place]
    for trap in player.traps:
        if trap.owner != seat:
            raise BadPosition(f"a trap of {name} belongs to seat {trap.owner + 1}")
    check_in_order(player.creatures, f"the creatures of {name}")
    check_in_order(player.traps, f"the traps of {name}")


def check_creature(s: Duel, seat: int, creature: Creature, taken: i64) -> None:
    name = s.cards.name(creature.card)
    if creature.owner != seat:
        raise BadPosition(f"{name} is on the side of P{seat + 1} and belongs to seat {creature.owner + 1}")
    if taken & BIT[creature.place] != 0:
        raise BadPosition(f"{name} is in a slot that is taken (C18)")


def check_alive(s: Duel) -> None:
    """R5, R46: nobody is left without HP while nothing happens."""
    for seat, player in enumerate(s.players):
        if player.hp <= 0:
            raise BadPosition(f"the hero of P{seat + 1} has no HP left, and nobody has won (R5)")
        for creature in player.creatures:
            if creature.damage >= creature.hp:
                raise BadPosition(f"{s.cards.name(creature.card)} has more damage than it can take (R46)")


def check_in_order(things: Sequence[Thing], what: str) -> None:
    """They are kept in the order they were played."""
    numbers = [thing.id for thing in things]
    if numbers != sorted(numbers):
        raise BadPosition(f"{what} are not in the order they were played (R81)")


def check_enchant(s: Duel, enchant: LaidEnchant) -> None:
    """R59 to R62: each lies where such an enchant can lie."""
    card = s.cards.all[enchant.card]
    on = enchant.on
    if not 0 <= enchant.owner < s.seats:
        raise BadPosition(f"{card.name} belongs to seat {enchant.owner + 1}")
    if card.type == ROW_ENCHANT:
        right = FIRST_ROW <= on < FIRST_ROW + 2 * s.seats
    elif card.type == COLUMN_ENCHANT:
        right = FIRST_COLUMN <= on < FIRST_COLUMN + SLOTS
    elif card.type == CREATURE_ENCHANT:
        right = s.find(on) is not None
    else:
        right = on == FIRST_HERO + enchant.owner
    if not right:
        raise BadPosition(f"{card.name} cannot lie there")
    if card.type == COLUMN_ENCHANT and [other.on for other in s.enchants].count(on) > s.options.column_enchants:
        raise BadPosition(f"column {on - FIRST_COLUMN + 1} has too many enchants (C46)")


# What follows from the rest.


def complete(s: Duel) -> None:
    """Work out what follows from the rest of a position that was put together by hand."""
    s.auras = auras_of(s)
    s.ears = ears_of(s)
    for player in s.players:
        if HIDDEN not in player.hand:
            player.tokens = tokens_of(s, player)
        if player.hero != NO_HERO and not player.cooldowns:
            player.cooldowns = [0] * len(s.cards.all[player.hero].abilities)
    for thing in things_of(s):
        s.next_id = max(s.next_id, thing.id + 1)
    reckon_figures(s)


def reckon_figures(s: Duel) -> None:
    for player in s.players:
        for creature in player.creatures:
            reckon(s, creature)


def tokens_of(s: Duel, player: Player) -> int:
    return len([card for card in player.hand if card >= 0 and s.cards.all[card].token])


def things_of(s: Duel) -> list[Thing]:
    """Everything that has a number."""
    found: list[Thing] = []
    found += s.enchants
    for player in s.players:
        found += player.creatures
        found += player.traps
    return found
