"""Every number and every contested ruling of Cartoverse."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from cardwright.kernel import options
from cardwright.kernel.bits import i64
from cardwright.kernel.options import number, ruling, switch

EVERY_TURN: Final = "every turn"
OWN_TURN: Final = "own turn"


@dataclass(frozen=True)
class Options(options.Options):
    """The defaults are the standard game."""

    starting_hand: i64 = number(6, "cards dealt to each player (R7)", 0, 10)
    mulligan_most: i64 = number(3, "cards one may replace in the mulligan (R8)", 0, 10)
    second_draws: i64 = number(1, "cards the second player draws more (R11)", 0, 5)
    special_cards: i64 = number(2, "Second Winds the second player gets (R12)", 0, 3)
    special_card_restricted: bool = switch(False, "whether Second Wind may be neither mana nor replaced (C7)")
    first_turn_attack: bool = switch(False, "whether the first player may attack in the first turn (R13)")
    starting_mana: i64 = number(0, "cards of the deck that begin in the mana zone (C3)", 0, 10)
    draws: i64 = number(1, "cards drawn at the start of a turn (R16)", 0, 5)
    no_card_loss: i64 = number(1, "HP lost for a card that cannot be drawn at the start of a turn (R17)", 0, 10)
    mana_gains: i64 = number(1, "how often mana can be gained in a turn (R20)", 0, 5)
    hero_draw_cost: i64 = number(1, "mana the hero pays to draw a card (R71)", 0, 10)
    loyalty_price: i64 = number(1, "HP a card outside the faction costs, before its Loyalty (R74)", 0, 10)
    mana_placing_pays_loyalty: bool = switch(False, "whether a card placed as mana costs HP as well (C52)")
    defender_strikes_back: bool = switch(True, "whether the defender deals damage too (C23)")
    burst_free_in_enemy_turn: bool = switch(True, "whether a Burst may open a chain in the enemy's turn (C31)")
    trap_is_spell: bool = switch(False, "whether setting a trap counts as using a spell (C34)")
    column_enchants: i64 = number(1, "enchants a column has room for (C46)", 1, 10)
    hero_action_reset: str = ruling(EVERY_TURN, "when the hero may act again (C49)", OWN_TURN)
    deck_least: i64 = number(40, "cards a deck has at least (C4)", 1, 200)
    deck_most: i64 = number(60, "cards a deck has at most (C4)", 1, 200)
    most_copies: i64 = number(3, "copies of a card in a deck, basic shards apart (C4)", 1, 60)
    ask_everybody: bool = switch(False, "whether players are asked who, as everybody can see, have no answer (C39)")
    turn_limit: i64 = number(0, "turns after which the game is a draw; 0: there is no limit (C58)", 0, 10_000)
    turn_seconds: i64 = number(75, "time for a turn, in seconds (C58)", 5, 3600)
    answer_seconds: i64 = number(20, "time for a response or a choice, in seconds (C58)", 3, 3600)


SIMULATED_TURNS: Final = 200  # simulators end a duel as a draw then (C58)
ONE_SIDED: Final = Options(defender_strikes_back=False)
DOCUMENT: Final = Options(special_cards=1)
