"""Every number and every contested ruling of threelines."""

from __future__ import annotations

from dataclasses import dataclass

from cardwright.kernel import options
from cardwright.kernel.bits import i64
from cardwright.kernel.options import number, ruling, switch


@dataclass(frozen=True)
class Options(options.Options):
    """The defaults are the standard game."""

    hp: i64 = number(20, "health of both avatars (R9)", 1, 1000)
    start_mana: i64 = number(3, "mana before the first round (R10)", 0, 1000)
    mana_gain: i64 = number(1, "mana gained each round (R20)", 0, 1000)
    mana_limit: i64 = number(10, "mana one can have (R20)", 0, 1000)
    mana: str = ruling("pool", "pool: what is not spent is kept; refill: it grows and is refilled (T6)", "refill")
    first_round_mana: bool = switch(True, "whether mana is gained in round 1 already (T7)")
    deck: i64 = number(20, "cards in the common match deck, hands included (R6)", 2, 1000)
    deal: i64 = number(4, "cards dealt to each player (R7)", 0, 6)
    hand_limit: i64 = number(4, "cards one can hold (R12)", 1, 6)
    draws: i64 = number(1, "cards drawn each round while the hand has room (R18)", 0, 6)
    placements: i64 = number(3, "cards one may place in a round (T9)", 1, 3)
    strike_order: str = ruling(
        "attack",
        "who strikes first on a line (T2): the higher attack, both together, or the first player",
        "together",
        "initiative_alternate",
        "initiative_fixed",
    )
    surplus: str = ruling("lost", "damage beyond a card's defence is lost, or hits the avatar (T4)", "avatar")
    defence: str = ruling("worn", "a card's defence stays worn, or is restored after each round (T1)", "restored")
    fresh_cards_fight: bool = switch(True, "whether a card fights in the round it is placed (T10)")
    idle_rounds: i64 = number(5, "rounds without a placement or a strike that make a draw (T21)", 1, 1000)
    hp_breaks_draw: bool = switch(False, "whether more health wins when both are out of cards or idle (T20, T21)")
    round_limit: i64 = number(1000, "rounds after which the match is a draw", 1, 1000)
    seconds: i64 = number(60, "time for a placement, in seconds (R15)", 1, 3600)
