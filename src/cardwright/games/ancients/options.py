"""Every number and every contested or unfinished ruling of Ancients."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from cardwright.kernel import options
from cardwright.kernel.bits import i64
from cardwright.kernel.options import number, ruling, switch

FIRST: Final = "first"
EACH_DEPLOY: Final = "each_deploy"


@dataclass(frozen=True)
class Options(options.Options):
    """The defaults are the standard game."""

    deck_min: i64 = number(30, "cards of the main deck at least (R3)", 10, 60)
    deck_max: i64 = number(60, "cards of the main deck at most (R4, J32)", 10, 60)
    copies: i64 = number(2, "copies of a card in the main deck at most (R5)", 1, 10)
    signatures_max: i64 = number(2, "signature cards for each hero at most (R6, J31)", 1, 10)
    items_min: i64 = number(5, "cards of the item deck at least (R8)", 0, 10)
    items_max: i64 = number(10, "cards of the item deck at most (R7)", 0, 20)
    start_hand: i64 = number(5, "cards in the first hand (R79)", 0, 12)
    hand_max: i64 = number(12, "cards in hand at most; more wait in the overflow pile (R109, R110)", 5, 20)
    start_gold: i64 = number(3, "gold at the start (R80)", 0, 100)
    start_mana: i64 = number(3, "mana of each pool in the first round (R88)", 1, 20)
    mana_per_round: i64 = number(1, "what each pool grows by every round (R89)", 0, 5)
    draw_day: i64 = number(2, "cards drawn at the start of a Day (R77)", 0, 5)
    draw_night: i64 = number(1, "cards drawn at the start of a Night (R78)", 0, 5)
    tower_health: i64 = number(60, "health of a Tower (R90)", 1, 500)
    ancient_health: i64 = number(90, "health of an Ancient (R93)", 1, 500)
    mana_armor: i64 = number(2, "mana of the lane that blocks one damage to an Ancient; 0: none (R94)", 0, 10)
    mega_attack: i64 = number(2, "attack a Mega Melee Creep has more (R23)", 0, 20)
    mega_health: i64 = number(2, "health a Mega Melee Creep has more (R23)", 0, 20)
    bounty_melee: i64 = number(1, "bounty of a Melee Creep (R83)", 0, 50)
    bounty_creep: i64 = number(2, "bounty of any other creep (R84)", 0, 50)
    bounty_hero: i64 = number(5, "bounty of a hero (R85)", 0, 50)
    bounty_ab: i64 = number(3, "bounty of the AB hero (R86, R103)", 0, 50)
    bounty_improvement: i64 = number(3, "bounty of an improvement that an enemy effect destroys (R87, J9)", 0, 50)
    move_up: i64 = number(2, "mana for a move from the support row to the combat row (R55)", 0, 20)
    move_down: i64 = number(1, "mana for a move from the combat row to the support row (R58)", 0, 20)
    move_swap: i64 = number(3, "mana for a swap of two heroes (R60)", 0, 20)
    move_lane: i64 = number(3, "mana for a move to the other lane (R62)", 0, 20)
    pin_at: i64 = number(2, "enemy arrows that pin a hero to the combat row (R61)", 1, 5)
    pin_counts_aggro: bool = switch(True, "whether the arrows of drawn Melee Creeps count for the pin (J68)")
    aggro_at_round_start: bool = switch(True, "whether the targets of a new round draw Melee Creeps (J68)")
    travel_cooldown_on_arrival: bool = switch(True, "whether a lane move leaves Move Cooldown on arrival (J47)")
    support_discount: i64 = number(1, "mana a card costs less from the support row (R33)", 0, 5)
    item_cost: i64 = number(1, "mana to equip an item or use a consumable (J14)", 0, 10)
    ability_cost: i64 = number(1, "mana for an active ability or active item (J14)", 0, 10)
    rune_cost: i64 = number(1, "mana to claim the rune (J43)", 0, 10)
    ab_points: i64 = number(3, "points that the AB hero gets at its deploy (R99)", 0, 6)
    ab_cap: i64 = number(2, "points of one stat at most (R100)", 1, 6)
    ab_roll: str = ruling(FIRST, "when the AB hero gets its points: at its first deploy, or (J35)", EACH_DEPLOY)
    respawn_rounds: i64 = number(2, "rounds until a hero that died deploys (J1)", 1, 5)
    rapid_rounds: i64 = number(1, "the same with Rapid Deploy, or for one that was bounced (J1)", 1, 5)
    lose_on_both_towers: bool = switch(False, "whether losing both Towers loses the game (J50)")
    shop: bool = switch(True, "whether there is a shopping phase (R112)")
    shop_offers: i64 = number(3, "items offered at a time (J41)", 1, 5)
    reroll_price: i64 = number(1, "gold for other offers, once a shopping phase (J41)", 0, 20)
    round_cap: i64 = number(40, "rounds after which gold decides; 0: none (J52)", 0, 200)
    turn_seconds: i64 = number(45, "time for a turn, a deploy or the shop, in seconds (J12)", 5, 3600)


TWO_TOWERS: Final = Options(lose_on_both_towers=True)
