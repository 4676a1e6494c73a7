"""The words of card files that have an opposite: friend and enemy, and the moments at which something happens."""

from __future__ import annotations

from typing import Final

SIDES: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    "generals": (
        ("FRIENDLY", "ENEMY"),
        ("MY_MINIONS", "ENEMY_MINIONS"),
        ("MY_GENERAL", "ENEMY_GENERAL"),
        ("MY_UNITS", "ENEMIES"),
        ("YOU", "OPPONENT"),
        ("MINE", "THEIRS"),
        ("MY_SIDE", "THEIR_SIDE"),
        ("you_cast", "opponent_casts"),
        ("you_summon", "opponent_summons"),
        ("you_draw", "opponent_draws"),
    ),
    "pantheon": (
        ("FRIENDLY", "ENEMY"),
        ("FRIENDLY_UNIT", "ENEMY_UNIT"),
        ("YOU", "OPPONENTS"),
        ("BY_YOU", "BY_ANOTHER"),
        ("YOUR_TURN", "ANOTHERS_TURN"),
    ),
    "template": (("ANYBODY", "FROM_ME"),),
}
ONE_WAY: Final[dict[str, dict[str, str]]] = {
    "generals": {"MY_OTHER_MINIONS": "ENEMY_MINIONS"},
    "pantheon": {"OTHER_FRIENDLY_UNIT": "ENEMY_UNIT", "OPPONENT": "UNIT_OR_HERO", "TURN_PLAYER": "YOU"},
}
MOMENTS: Final[dict[str, dict[str, str]]] = {
    "generals": {
        "opening_gambit": "dying_wish",
        "dying_wish": "on_arrival",
        "on_arrival": "dying_wish",
        "start_of_your_turn": "end_of_your_turn",
        "end_of_your_turn": "start_of_your_turn",
        "end_of_every_turn": "end_of_your_turn",
        "deathwatch": "dying_wish",
        "takes_damage": "deals_damage",
        "deals_damage": "takes_damage",
        "survives_damage": "deals_damage",
        "it_attacks": "is_attacked",
        "is_attacked": "it_attacks",
        "after_it_attacks": "after_it_is_attacked",
        "after_it_is_attacked": "after_it_attacks",
        "after_it_strikes_back": "after_it_attacks",
        "backstabs": "after_it_is_attacked",
        "after_it_moves": "after_it_attacks",
        "after_it_walks": "after_it_attacks",
        "kills_an_enemy": "dying_wish",
        "it_kills": "one_dies",
        "as_it_kills": "it_kills",
        "blood_surge": "you_cast",
        "you_cast": "blood_surge",
        "opponent_casts": "opponent_draws",
        "you_summon": "blood_surge",
        "you_play": "you_summon",
        "opponent_summons": "opponent_casts",
        "you_replace": "you_draw",
        "you_draw": "you_replace",
        "opponent_draws": "opponent_casts",
        "you_build": "blood_surge",
        "when_built": "dying_wish",
        "revealed": "dying_wish",
        "anything_is_healed": "enemy_is_damaged",
        "enemy_is_damaged": "your_general_is_damaged",
        "enemy_is_stunned": "enemy_is_damaged",
        "your_general_is_damaged": "enemy_is_damaged",
        "your_general_damages": "your_general_is_damaged",
        "your_general_attacks": "an_enemy_attacks",
        "an_enemy_attacks": "your_general_attacks",
        "bond": "on_arrival",
        "when_replaced": "dying_wish",
    },
    "pantheon": {
        "on_play": "when_destroyed",
        "when_destroyed": "on_play",
        "start_of_turn": "end_of_turn",
        "end_of_turn": "start_of_turn",
        "each_end_of_turn": "end_of_turn",
        "after_it_hits_a_hero": "after_it_kills",
        "after_it_kills": "after_it_hits_a_hero",
        "CAST": "UNIT_DESTROYED",
        "UNIT_DESTROYED": "CAST",
        "ATTACKS": "ATTACKED",
        "ATTACKED": "ATTACKS",
        "FRIENDLY_ATTACKS": "ATTACKED",
        "ELIMINATED": "UNIT_DESTROYED",
    },
    "template": {"DAWN": "STEAL", "STEAL": "NEGATE", "NEGATE": "STEAL", "ANSWERED": "DAWN"},
}
EVENTS: Final = (  # in generals a plain ``whenever`` names what it hears
    *("CASTS", "ATTACKS", "DAMAGED", "SUMMONED", "MOVED", "DREW", "TURN_STARTS", "EQUIPPED", "DAMAGED_LATE"),
    *("STRIKES", "ENTERS", "STRUCK", "CAST", "BREAKS", "TILED", "RAISED"),
)


def other_sides(game: str) -> dict[str, str]:
    """What each word of one side becomes."""
    pairs = SIDES.get(game, ())
    return {**dict(pairs), **{theirs: mine for mine, theirs in pairs}, **ONE_WAY.get(game, {})}


def other_moments(game: str) -> dict[str, str]:
    """What each word for a moment becomes."""
    if game != "generals":
        return MOMENTS.get(game, {})
    return {**MOMENTS[game], **dict(zip(EVENTS, (*EVENTS[1:], EVENTS[0]), strict=True))}
