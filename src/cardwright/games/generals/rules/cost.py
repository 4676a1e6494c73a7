"""What a card costs now, and other numbers of the rules that cards in play change."""

from __future__ import annotations

from cardwright.games.generals.model.ability import (
    CHEAPEST_SPELL,
    COST_RULE,
    MINE,
    OTHER_RULE,
    THEIRS,
    Ability,
    CostRule,
    Rule,
)
from cardwright.games.generals.model.card import Card
from cardwright.games.generals.model.keywords import BUILDING
from cardwright.games.generals.model.scene import Scene
from cardwright.games.generals.model.state import CHANGED, Battle
from cardwright.games.generals.model.unit import Unit
from cardwright.games.generals.rules.figures import abilities_of, reckon
from cardwright.kernel.bits import i64


def cost_of(s: Battle, seat: i64, copy: i64, bloodbound: bool = False) -> i64:
    """What the card costs this player now, in hand or as the bloodbound spell."""
    card = s.card_of(copy)
    if copy == card.place and card.cost is None and s.hearing & (1 << COST_RULE) == 0:
        return card.mana
    cost = printed_cost(s, copy) if card.cost is None else card.cost.cost(s, seat, card.mana)
    for mark in s.marks_of(copy):
        cost = mark.enchantment.cost if mark.enchantment.fixes_cost else cost + mark.enchantment.cost
    if s.hearing & (1 << COST_RULE) != 0:
        cost = ruled_cost(s, seat, copy, bloodbound, cost)
    if cost < 0:
        return 0
    return cost


def printed_cost(s: Battle, copy: i64) -> i64:
    """What a card costs before anything changes it; a Building costs what its minion does (R127)."""
    card = s.card_of(copy)
    if card.traits & BUILDING != 0:
        for mark in s.marks_of(copy):
            if mark.enchantment.shell:
                return s.cards.all[mark.count].mana
    return card.mana


def ruled_cost(s: Battle, seat: i64, copy: i64, bloodbound: bool, cost: i64) -> i64:
    """What the cards in play make of a cost: more or less, or just what one of them says."""
    fixed: i64 = -1
    for unit in s.units:
        if unit.ears & (1 << COST_RULE) == 0:
            continue
        for rule in abilities_of(s, unit, (1 << COST_RULE)):
            if isinstance(rule, CostRule) and reaches(rule, bloodbound) and applies(s, unit, rule, seat, copy):
                cost += rule.change
                fixed = rule.becomes if rule.becomes >= 0 else fixed
    return fixed if fixed >= 0 else cost


def reaches(rule: CostRule, bloodbound: bool) -> bool:
    """Whether it is about cards in hand, the bloodbound spell, or both."""
    return not rule.hand_only if bloodbound else not rule.bloodbound_only


def applies(s: Battle, unit: Unit, rule: CostRule, seat: i64, copy: i64) -> bool:
    if (rule.whose == MINE and unit.owner != seat) or (rule.whose == THEIRS and unit.owner == seat):
        return False
    if rule.first and unit.saved:
        return False
    return rule.cards.fit(s, seat, copy)


def use_up(s: Battle, seat: i64, copy: i64, bloodbound: bool) -> None:
    """A card is played: enchantments that made just this one cheaper are gone."""
    if s.hearing & (1 << COST_RULE) == 0:
        return
    for unit in s.units:
        if unit.owner == seat and unit.ears & (1 << COST_RULE) != 0:
            unit.saved = unit.saved or saves(s, unit, seat, copy, bloodbound)
            kept = [mark for mark in unit.marks if not used_up(s, unit, mark.enchantment.abilities, seat, copy)]
            if len(kept) < len(unit.marks):
                unit.marks = tuple(kept)
                reckon(s, unit)
                s.stale |= CHANGED


def saves(s: Battle, unit: Unit, seat: i64, copy: i64, bloodbound: bool) -> bool:
    """Whether the unit makes this card cheaper, and only the first of its sort."""
    saved = False
    for rule in abilities_of(s, unit, (1 << COST_RULE)):
        if isinstance(rule, CostRule) and rule.first and reaches(rule, bloodbound):
            saved = saved or applies(s, unit, rule, seat, copy)
    return saved


def used_up(s: Battle, unit: Unit, abilities: tuple[Ability, ...], seat: i64, copy: i64) -> bool:
    for rule in abilities:
        if isinstance(rule, CostRule) and (rule.next_card or (rule.once and applies(s, unit, rule, seat, copy))):
            return True
    return False


def price_of(s: Battle, seat: i64, copy: i64) -> tuple[int, ...]:
    """What is done to a minion for being cheaper, as addresses of programs."""
    found: tuple[int, ...] = ()
    if s.hearing & (1 << COST_RULE) == 0:
        return found
    for unit in s.units:
        if unit.owner == seat and unit.ears & (1 << COST_RULE) != 0:
            for rule in abilities_of(s, unit, (1 << COST_RULE)):
                if isinstance(rule, CostRule) and rule.price is not None and applies(s, unit, rule, seat, copy):
                    found += (int(rule.price.address()),)
    return found


def rule_number(s: Battle, seat: i64, number: i64) -> i64:
    """By how much the cards in play raise a number of the rules for this player."""
    if s.hearing & (1 << OTHER_RULE) == 0:
        return 0
    total: i64 = 0
    for more in rule_numbers(s, seat, number):
        total += more
    return total


def may_cast(s: Battle, seat: i64, card: Card, cost: i64) -> bool:
    """Whether the cards in play allow a spell at this cost."""
    if s.hearing & (1 << OTHER_RULE) == 0 or not card.is_spell:
        return True
    least: i64 = 0
    for number in rule_numbers(s, seat, CHEAPEST_SPELL):
        least = max(least, number)
    return cost >= least


def rule_numbers(s: Battle, seat: i64, number: i64) -> list[i64]:
    """What each card in play says about a number of the rules for this player."""
    found: list[i64] = []
    for unit in s.units:
        if unit.ears & (1 << OTHER_RULE) == 0:
            continue
        for rule in abilities_of(s, unit, (1 << OTHER_RULE)):
            if not isinstance(rule, Rule) or rule.number != number:
                continue
            if (rule.whose == MINE and unit.owner != seat) or (rule.whose == THEIRS and unit.owner == seat):
                continue
            if rule.test is None or rule.test.holds(s, Scene(unit.owner, unit.card, unit, unit.square)):
                found.append(rule.more)
    return found
