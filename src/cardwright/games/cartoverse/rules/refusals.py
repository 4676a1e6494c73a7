"""Why something may not be done, in a sentence with its rule; it agrees with ``legal`` exactly."""

from __future__ import annotations

from typing import Final

from cardwright.games.cartoverse.model import actions
from cardwright.games.cartoverse.model import questions as book
from cardwright.games.cartoverse.model.actions import first, fourth, pack, second, third
from cardwright.games.cartoverse.model.board import FIRST_HERO, FIRST_THING, PLACES, SLOTS, ZONE_WORDS
from cardwright.games.cartoverse.model.card import WARDED, Activation, Card
from cardwright.games.cartoverse.model.in_play import Creature
from cardwright.games.cartoverse.model.state import Duel
from cardwright.games.cartoverse.model.target import COLUMN, Target
from cardwright.games.cartoverse.rules import legal
from cardwright.games.cartoverse.rules.combat import is_barred
from cardwright.games.cartoverse.rules.creatures import taken
from cardwright.games.cartoverse.rules.loyalty import can_bear, hp_price
from cardwright.games.cartoverse.rules.setup import exchangeable
from cardwright.kernel.action import PASS
from cardwright.kernel.bits import BIT, among, i64
from cardwright.kernel.chain import RESPOND
from cardwright.kernel.decision import Decision
from cardwright.kernel.mulligan import MULLIGAN, exchange_refusal
from cardwright.kernel.text.refusals import NOT_HELD, NOTHING_TO_PASS_ON, discard_refusal, no_action, too_dear

NO_ACTION: Final = no_action("R14")


def refusal(s: Duel, decision: Decision, action: i64) -> str:
    kind = decision.kind
    if kind == book.MAIN:
        return main_refusal(s, decision.seat, action)
    if kind == RESPOND or kind == book.INTERRUPT:
        return answer_refusal(s, decision.seat, kind, action)
    if kind == MULLIGAN:
        return exchange_refusal(action, exchangeable(s, decision.seat), s.options.mulligan_most, "R8")
    card = first(action)
    return discard_refusal(s.players[decision.seat].hand, card, action == pack(actions.DISCARD, card))


def main_refusal(s: Duel, seat: i64, action: i64) -> str:
    """What the turn player does with an empty chain (C66)."""
    kind = action & actions.KIND_MASK
    if action < 0:
        return NO_ACTION
    if kind == actions.ATTACK:
        return attack_refusal(s, seat, action)
    if kind == actions.CREATURE:
        return creature_refusal(s, seat, action)
    if kind == actions.CAST:
        return cast_refusal(s, seat, action, True)
    if kind == actions.ABILITY:
        return ability_refusal(s, seat, action)
    if kind in (actions.MANA, actions.SHARD):
        return gain_refusal(s, seat, kind, action)
    if kind == actions.TRAP:
        return trap_refusal(s, seat, action)
    if kind in (actions.DRAW, actions.REPLACE):
        return hero_refusal(s, seat, kind, action)
    if action == PASS:
        return "this question has to be answered; you may end your turn"
    return "" if action == actions.END else NO_ACTION


def answer_refusal(s: Duel, seat: i64, question: str, action: i64) -> str:
    """C31: a response is a Burst or an ability; with an empty chain in the enemy's turn only a Burst."""
    kind = action & actions.KIND_MASK
    if action == PASS:
        return "" if question == RESPOND else NOTHING_TO_PASS_ON
    if action > 0 and kind == actions.CAST:
        return cast_refusal(s, seat, action, False)
    if action > 0 and kind == actions.ABILITY:
        if question == RESPOND:
            return ability_refusal(s, seat, action)
        return "in the enemy's turn abilities are used only in response (C31)"
    return "in response you may play a Burst or use an ability, nothing else (R55, R58)"


# Cards.


def cost_refusal(s: Duel, seat: i64, card: Card) -> str:
    """R37, R76: mana and HP."""
    purse = s.players[seat].purse()
    if card.cost > purse:
        return too_dear([card.name], card.cost, purse, "R37")
    return loyalty_refusal(s, seat, card)


def loyalty_refusal(s: Duel, seat: i64, card: Card) -> str:
    price = hp_price(s, seat, card)
    if can_bear(s, seat, price):
        return ""
    return f"{card.name} costs your hero {price} HP; it has {s.players[seat].hp} and must keep at least 1 (R76)"


def gain_refusal(s: Duel, seat: i64, kind: i64, action: i64) -> str:
    """R20 to R22."""
    place = first(action)
    player = s.players[seat]
    if action != pack(kind, place) or not among(player.hand, place):
        return NOT_HELD
    card = s.cards.all[place]
    if kind == actions.SHARD and not card.shard:
        return f"{card.name} is no shard (R21)"
    if player.gains >= s.options.mana_gains:
        return "you have gained mana this turn already (R20)"
    if kind == actions.SHARD:
        return loyalty_refusal(s, seat, card)
    if legal.may_be_mana(s, seat, card):
        return ""
    if card.token and s.options.special_card_restricted:
        return f"{card.name} may not become mana (C7)"
    return loyalty_refusal(s, seat, card)


def creature_refusal(s: Duel, seat: i64, action: i64) -> str:
    """R44, C18."""
    card_place = first(action)
    slot = second(action)
    if action != pack(actions.CREATURE, card_place, slot) or not among(s.players[seat].hand, card_place):
        return NOT_HELD
    card = s.cards.all[card_place]
    if not card.creature:
        return f"{card.name} is no creature (R44)"
    if slot >= PLACES:
        return "there is no such slot (R32, R33)"
    if taken(s, seat) & BIT[slot] != 0:
        return f"slot {slot % SLOTS + 1} of your {ZONE_WORDS[slot // SLOTS].title()} zone is taken (C18)"
    return cost_refusal(s, seat, card)


def trap_refusal(s: Duel, seat: i64, action: i64) -> str:
    """C35."""
    place = first(action)
    if action != pack(actions.TRAP, place) or not among(s.players[seat].hand, place):
        return NOT_HELD
    card = s.cards.all[place]
    return cost_refusal(s, seat, card) if card.trap else f"{card.name} is no trap (R31)"


def cast_refusal(s: Duel, seat: i64, action: i64, main: bool) -> str:
    """R57, R58, C32."""
    place = first(action)
    target = second(action)
    if action != pack(actions.CAST, place, target) or not among(s.players[seat].hand, place):
        return NOT_HELD
    card = s.cards.all[place]
    on_cast = card.on_cast
    if not card.spell or on_cast is None:
        return f"{card.name} is no spell (R40)"
    if not main and not card.burst:
        return f"{card.name} is played only in your own turn, with nothing to answer (R57)"
    return cost_refusal(s, seat, card) or target_refusal(s, seat, 0, on_cast.target, target)


def target_refusal(s: Duel, seat: i64, source: i64, target: Target | None, ref: i64) -> str:
    if target is None:
        return "" if ref == 0 else "nothing is chosen for it"
    if target.allows(s, ref, seat, source):
        return ""
    if not target.refs(s, seat, source):
        return f"there is nothing it could be used on: it needs {target.words} (C65)"
    if ref == 0:
        return f"choose {target.words} for it (C42)"
    creature = s.find(ref) if ref >= FIRST_THING else None
    if creature is not None and creature.keys & WARDED and creature.owner != seat:
        return f"{s.cards.name(creature.card)} is Warded: enemy spells and abilities cannot target it (C69)"
    if target.what == COLUMN:
        return "that column has no room for another enchant (C46)"
    return f"that cannot be chosen: it needs {target.words}"


# Abilities and the hero.


def ability_refusal(s: Duel, seat: i64, action: i64) -> str:
    """R50, R55, R69 to R72."""
    source = first(action)
    which = fourth(action)
    player = s.players[seat]
    creature = s.find(source) if source >= FIRST_THING else None
    mine = source == FIRST_HERO + seat if creature is None else creature.owner == seat
    if action != pack(actions.ABILITY, source, second(action), third(action), which) or not mine:
        return "that is not yours to use (R50)"
    card = s.cards.all[player.hero if creature is None else creature.card]
    if which >= len(card.abilities):
        return f"{card.name} has no such ability (R50)"
    ability = card.abilities[which]
    why = hero_busy(s, seat, which) if creature is None else tired(s, creature)
    return (
        why
        or price_refusal(s, seat, action, ability)
        or target_refusal(s, seat, source, ability.target, second(action))
    )


def hero_busy(s: Duel, seat: i64, which: i64) -> str:
    player = s.players[seat]
    if player.acted:
        return "your hero has acted this turn already (R71)"
    left = player.cooldowns[which]
    return f"that ability is free again in {left} of your turns (C51)" if left > 0 else ""


def tired(s: Duel, creature: Creature) -> str:
    return f"{s.cards.name(creature.card)} is exhausted (R51)" if creature.exhausted else ""


def price_refusal(s: Duel, seat: i64, action: i64, ability: Activation) -> str:
    """Mana, and a card to discard."""
    player = s.players[seat]
    if ability.mana > player.purse():
        return too_dear([ability.name], ability.mana, player.purse(), "R69")
    given = third(action)
    if ability.discards == 0:
        return "" if given == 0 else "nothing is discarded for it"
    if given == 0:
        return "a card has to be discarded for it (R69)"
    return "" if among(player.hand, given - 1) else NOT_HELD


def hero_refusal(s: Duel, seat: i64, kind: i64, action: i64) -> str:
    """R71, C14, C50."""
    player = s.players[seat]
    place = first(action)
    if kind == actions.DRAW and action != actions.DRAW:
        return NO_ACTION
    if kind == actions.REPLACE and (action != pack(actions.REPLACE, place) or not among(player.hand, place)):
        return NOT_HELD
    if player.acted:
        return "your hero has acted this turn already (R71)"
    if not player.deck:
        return "your deck is empty (C14)"
    if kind == actions.REPLACE:
        card = s.cards.all[place]
        return "" if legal.may_be_replaced(s, card) else f"{card.name} may not be replaced (C7)"
    cost = s.options.hero_draw_cost
    return "" if player.purse() >= cost else too_dear(["drawing a card"], cost, player.purse(), "R71")


# Attacking.


def attack_refusal(s: Duel, seat: i64, action: i64) -> str:
    ref = first(action)
    creature = s.find(ref) if ref >= FIRST_THING else None
    if action != pack(actions.ATTACK, ref, second(action)) or creature is None or creature.owner != seat:
        return "you attack with a creature of your own (R15)"
    name = s.cards.name(creature.card)
    if is_barred(s, seat):
        return "the player who goes first cannot attack in their first turn (R13)"
    if creature.place >= SLOTS:
        return f"{name} is in the Defense zone; only the Attack zone attacks (R50)"
    if creature.exhausted:
        return f"{name} is exhausted (R51)"
    return defender_refusal(s, seat, second(action))


def defender_refusal(s: Duel, seat: i64, ref: i64) -> str:
    """C19."""
    if ref < FIRST_THING:
        return "" if ref == FIRST_HERO + 1 - seat else "you attack an enemy creature or the enemy hero (C19)"
    creature = s.find(ref)
    if creature is None:
        return "there is no such creature (C19)"
    return "" if creature.owner != seat else "you attack an enemy creature or the enemy hero (C19)"
