"""Every number and every contested ruling of generals."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from cardwright.kernel.bits import i64
from cardwright.kernel.options import Options, number, ruling, switch


@dataclass(frozen=True)
class GeneralsOptions(Options):
    """The defaults are the standard game."""

    free_diagonals: bool = switch(
        True, "whether a diagonal step needs no free square beside it; if not, it goes round a free corner (R46)"
    )
    pass_friends: bool = switch(False, "whether a unit can walk through friends (R48)")
    trial_replaces: bool = switch(True, "whether a Trial card can be replaced once its trial is met (R201)")
    end_phase: str = ruling(
        "draw first",
        "at the end of a turn, its player draws before the effects of the end of the turn happen, or after (R39)",
        "effects first",
    )
    dead_strike_back: bool = switch(False, "whether a defender killed by the attack still strikes back (R58)")
    mulligan_most: i64 = number(6, "cards one may exchange in the mulligan; 6 means any number (R24)", 0, 6)
    bloodbound_calendar: str = ruling(
        "3 5 7 9 10",
        "own turns on which the bloodbound spell becomes ready: those named, and later each at full mana capacity and"
        " every other one below it; by capacity from the third turn on; or 3, 5, 7, 8, 9 and every later one (R89)",
        "by capacity",
        "3 5 7 8 9",
    )
    dispelled_dervish: str = ruling(
        "at once",
        "a dispelled Wind Dervish vanishes at once, or at the end of the turn as ever (R139)",
        "end of turn",
    )
    flying_pets: str = ruling("walk", "a Flying Battle Pet walks as if it could not fly, or flies (R216)", "fly")
    gambit_time: str = ruling(
        "before", "an Opening Gambit happens before or after its minion is on the board (R169)", "after"
    )
    rebirth: str = ruling(
        "full turn",
        "an Egg hatches when one full turn has passed, or before its owner's next turn (R179)",
        "next turn",
    )
    invulnerable_acts: bool = switch(True, "whether an Invulnerable unit may move and attack (R167)")
    invulnerable_to: str = ruling(
        "everything",
        "nothing at all affects an Invulnerable unit, or only harm does not (R166, R97)",
        "harm",
    )
    sentinel_changes: str = ruling(
        "kept",
        "what a Watchful Sentinel gained or lost on the board is kept when it transforms; or only what the card gained"
        " in hand, and effects that destroy without a target do not pass it by (R188, R189)",
        "hand only",
    )
    replaced_card: str = ruling("set aside", "a replaced card is set aside, or goes back into the deck (R100)", "deck")
    exhaust_at_end: bool = switch(
        True,
        "whether your units are exhausted when your turn ends, until you are to move again; if not, every turn readies"
        " all units of both sides (R34, R38)",
    )
    trial_card: str = ruling(
        "after mulligan", "when the Trial card comes to the hand: after the mulligan, or before it (R199)", "at set-up"
    )
    frenzy_reach: str = ruling(
        "every attack",
        "Frenzy hits all enemies nearby with every attack, or only with an attack on an adjacent enemy (R157)",
        "adjacent",
    )
    mechaz0r_surplus: str = ruling(
        "lost", "progress beyond 100 % is lost when MECHAZ0R! is placed, or counts for the next one (R219)", "kept"
    )
    bond_sides: str = ruling(
        "both", "a Bond looks for minions of its tribe on both sides, or only on its own (R122)", "own"
    )
    bond_lasts: bool = switch(True, "whether what a Bond puts on units withstands a dispel (R123)")
    stun_lasts: str = ruling(
        "caster",
        "a stun ends when its caster's next turn starts, or at the end of the next turn of the stunned unit's owner"
        " (R191)",
        "owner",
    )
    deathwatch_own: bool = switch(True, "whether a Deathwatch happens for the death of its own unit too (R134)")
    hand_size: i64 = number(6, "cards one can hold (R22)", 1, 6)
    starting_hand: i64 = number(5, "cards dealt to each player, as far as the hand holds them (R21)", 0, 6)
    mana_first: i64 = number(2, "mana of the first player on their first turn (R28)", 0, 20)
    mana_second: i64 = number(3, "mana of the second player on their first turn (R28)", 0, 20)
    mana_most: i64 = number(9, "the most mana one can have (R29)", 1, 20)
    artifact_slots: i64 = number(3, "artifacts a general can carry (R72)", 1, 6)
    artifact_durability: i64 = number(3, "damage events an artifact endures (R74)", 1, 9)
    deck_out: bool = switch(True, "whether drawing from an empty deck hurts your general (R96)")
    deck_out_damage: i64 = number(2, "damage of each draw from an empty deck (R96)", 0, 25)
    burn: bool = switch(True, "whether the card drawn at the end of a turn is lost when the hand is full (R94)")
    deck_size: i64 = number(40, "cards of a deck, the general included (R16)", 1, 100)
    most_copies: i64 = number(3, "copies of a card in a deck (R17)", 1, 100)
    replaces: i64 = number(1, "cards one may replace in a turn (R98)", 0, 6)
    walk: i64 = number(2, "steps of a move (R46)", 1, 12)
    stall_guard: i64 = number(10, "cards in a row one may play in a turn without any damage (R102)", 1, 100)
    turn_seconds: i64 = number(90, "time for a turn, in seconds (R103)", 1, 3600)
    absent_seconds: i64 = number(15, "time for a turn after one without any action, in seconds (R104)", 1, 3600)
    stacked_decks: bool = switch(
        False,
        "whether a card that comes to a deck lies on top, and a replaced card gives way to the topmost of another name"
        " (R100)",
    )


STANDARD: Final = GeneralsOptions()
CLASSIC: Final = GeneralsOptions(
    free_diagonals=False,
    pass_friends=True,
    trial_replaces=False,
    end_phase="effects first",
    dead_strike_back=True,
    mulligan_most=2,
    bloodbound_calendar="3 5 7 8 9",
    dispelled_dervish="end of turn",
    flying_pets="fly",
    gambit_time="after",
    rebirth="next turn",
    invulnerable_acts=False,
    invulnerable_to="harm",
    sentinel_changes="hand only",
    replaced_card="deck",
    exhaust_at_end=False,
    trial_card="at set-up",
    frenzy_reach="adjacent",
    mechaz0r_surplus="kept",
    bond_sides="own",
    bond_lasts=False,
    stun_lasts="owner",
    deathwatch_own=False,
)
