"""Everything a player may do, listed."""

from __future__ import annotations

from cardwright.games.cartoverse.model import actions
from cardwright.games.cartoverse.model import questions as book
from cardwright.games.cartoverse.model.actions import pack
from cardwright.games.cartoverse.model.board import ALL_PLACES, FIRST_HERO, PLACES, SLOTS
from cardwright.games.cartoverse.model.card import Activation, Card
from cardwright.games.cartoverse.model.state import Duel, Player
from cardwright.games.cartoverse.model.target import Target
from cardwright.games.cartoverse.rules.combat import is_barred
from cardwright.games.cartoverse.rules.creatures import taken
from cardwright.games.cartoverse.rules.loyalty import can_bear, hp_price
from cardwright.games.cartoverse.rules.setup import exchangeable
from cardwright.kernel.action import PASS
from cardwright.kernel.bits import BIT, i64
from cardwright.kernel.decision import Decision
from cardwright.kernel.mulligan import MULLIGAN, exchanges


def answers(s: Duel, decision: Decision) -> list[i64]:
    """Every answer to a question of the rules."""
    seat = decision.seat
    kind = decision.kind
    if kind == book.MAIN:
        return main(s, seat)
    if kind == MULLIGAN:
        return exchanges(exchangeable(s, seat), s.options.mulligan_most)
    found: list[i64] = []
    if kind == book.DISCARD:
        each_card(s.players[seat].hand, found, actions.DISCARD)
    elif kind == book.INTERRUPT:
        bursts(s, seat, found)
    else:
        found.append(PASS)
        bursts(s, seat, found)
        abilities(s, seat, found)
    return found


def main(s: Duel, seat: i64) -> list[i64]:
    """C66: everything the turn player may do with an empty chain."""
    found: list[i64] = [actions.END]
    player = s.players[seat]
    cards(s, seat, player, found)
    hero_actions(s, player, found)
    abilities(s, seat, found)
    attacks(s, seat, found)
    return found


def cards(s: Duel, seat: i64, player: Player, found: list[i64]) -> None:
    """What each card of the hand can be used for."""
    purse = player.purse()
    gain = player.gains < s.options.mana_gains
    empty: i64 = -1
    last: i64 = -1
    for place in player.hand:
        if place == last:
            continue
        last = place
        card = s.cards.all[place]
        if gain:
            gains(s, seat, card, place, found)
        if card.shard or card.cost > purse or not can_bear(s, seat, hp_price(s, seat, card)):
            continue
        if card.creature:
            if empty < 0:
                empty = ALL_PLACES & ~taken(s, seat)
            slots(pack(actions.CREATURE, place), empty, found)
        elif card.trap:
            found.append(pack(actions.TRAP, place))
        else:
            spell(s, seat, card, place, found)


def gains(s: Duel, seat: i64, card: Card, place: i64, found: list[i64]) -> None:
    """R20 to R22: a shard played, or any card as mana."""
    if card.shard and can_bear(s, seat, hp_price(s, seat, card)):
        found.append(pack(actions.SHARD, place))
    if may_be_mana(s, seat, card):
        found.append(pack(actions.MANA, place))


def may_be_mana(s: Duel, seat: i64, card: Card) -> bool:
    """C7, C52."""
    if card.token and s.options.special_card_restricted:
        return False
    return not s.options.mana_placing_pays_loyalty or can_bear(s, seat, hp_price(s, seat, card))


def slots(base: i64, empty: i64, found: list[i64]) -> None:
    """R44: any empty slot of either zone."""
    for place in range(PLACES):
        if empty & BIT[place] != 0:
            found.append(base | place << actions.SECOND)


def spell(s: Duel, seat: i64, card: Card, place: i64, found: list[i64]) -> None:
    on_cast = card.on_cast
    if on_cast is not None:
        aims(s, seat, 0, pack(actions.CAST, place), on_cast.target, found)


def aims(s: Duel, seat: i64, source: i64, base: i64, target: Target | None, found: list[i64]) -> None:
    """Every choice of a target; without one it cannot be used (C65)."""
    if target is None:
        found.append(base)
        return
    for ref in target.refs(s, seat, source):
        found.append(base | ref << actions.SECOND)


def bursts(s: Duel, seat: i64, found: list[i64]) -> None:
    """R58: the Bursts of the hand that can be paid for."""
    player = s.players[seat]
    purse = player.purse()
    if purse < s.cards.least_burst:
        return
    last: i64 = -1
    for place in player.hand:
        if place == last:
            continue
        last = place
        card = s.cards.all[place]
        if card.burst and card.cost <= purse and can_bear(s, seat, hp_price(s, seat, card)):
            spell(s, seat, card, place, found)


# The hero.


def hero_actions(s: Duel, player: Player, found: list[i64]) -> None:
    """R71, C14: draw or replace a card; abilities are listed with the others."""
    if player.acted or not player.deck:
        return
    if player.purse() >= s.options.hero_draw_cost:
        found.append(actions.DRAW)
    last: i64 = -1
    for place in player.hand:
        if place != last:
            last = place
            if may_be_replaced(s, s.cards.all[place]):
                found.append(pack(actions.REPLACE, place))


def may_be_replaced(s: Duel, card: Card) -> bool:
    """C7."""
    return not (card.token and s.options.special_card_restricted)


# Abilities.


def abilities(s: Duel, seat: i64, found: list[i64]) -> None:
    """R55, R56, R72: of the hero and of the own creatures."""
    player = s.players[seat]
    if not player.acted:
        hero = s.cards.all[player.hero].abilities
        for which in range(len(hero)):
            if player.cooldowns[which] == 0 and payable(player, hero[which]):
                use(s, seat, player, FIRST_HERO + seat, which, hero[which], found)
    for creature in player.creatures:
        if creature.exhausted:
            continue
        own = s.cards.all[creature.card].abilities
        for which in range(len(own)):
            if payable(player, own[which]):
                use(s, seat, player, creature.id, which, own[which], found)


def payable(player: Player, ability: Activation) -> bool:
    return ability.mana <= player.purse() and ability.discards <= len(player.hand)


def use(s: Duel, seat: i64, player: Player, source: i64, which: i64, ability: Activation, found: list[i64]) -> None:
    """Every way to use an ability: for each card that may be discarded for it, on each target."""
    base = pack(actions.ABILITY, source, 0, 0, which)
    if ability.discards == 0:
        aims(s, seat, source, base, ability.target, found)
        return
    last: i64 = -1
    for place in player.hand:
        if place != last:
            last = place
            aims(s, seat, source, base | (place + 1) << actions.THIRD, ability.target, found)


# Attacks.


def attacks(s: Duel, seat: i64, found: list[i64]) -> None:
    """C19: from the Attack zone, at any enemy creature or the enemy hero."""
    if is_barred(s, seat):
        return
    enemies = s.players[1 - seat].creatures
    for creature in s.players[seat].creatures:
        if creature.exhausted or creature.place >= SLOTS:
            continue
        base = pack(actions.ATTACK, creature.id)
        found.append(base | (FIRST_HERO + 1 - seat) << actions.SECOND)
        for enemy in enemies:
            found.append(base | enemy.id << actions.SECOND)


# Cards of a hand.


def each_card(hand: list[i64], found: list[i64], kind: i64) -> None:
    """Each card of a hand once; a hand is in order."""
    last: i64 = -1
    for place in hand:
        if place != last:
            last = place
            found.append(pack(kind, place))


# Who could do something, as far as everybody can see.


def could_answer(s: Duel, seat: i64) -> bool:
    """Whether a player might act in a window."""
    return s.options.ask_everybody or could_burst(s, seat) or could_use(s, seat)


def could_burst(s: Duel, seat: i64) -> bool:
    """Whether a player might hold a Burst and pay for it."""
    player = s.players[seat]
    return len(player.hand) > 0 and (s.options.ask_everybody or player.purse() >= s.cards.least_burst)


def could_use(s: Duel, seat: i64) -> bool:
    """Whether the hero or a creature could use an ability on something."""
    player = s.players[seat]
    if not player.acted:
        hero = s.cards.all[player.hero].abilities
        for which in range(len(hero)):
            if player.cooldowns[which] == 0 and can_aim(s, seat, FIRST_HERO + seat, player, hero[which]):
                return True
    for creature in player.creatures:
        if not creature.exhausted:
            for ability in s.cards.all[creature.card].abilities:
                if can_aim(s, seat, creature.id, player, ability):
                    return True
    return False


def can_aim(s: Duel, seat: i64, source: i64, player: Player, ability: Activation) -> bool:
    if not payable(player, ability):
        return False
    target = ability.target
    return target is None or len(target.refs(s, seat, source)) > 0
