"""The letters on a unit that stand for its keywords and its state."""

from __future__ import annotations

from typing import Final

from cardwright.games.generals.model.keywords import (
    BACKSTAB,
    BATTLE_PET,
    BLAST,
    BUILDING,
    CELERITY,
    DEATHWATCH,
    DISARMED,
    DYING_WISH,
    EGG,
    EPHEMERAL,
    FLYING,
    FORCEFIELD,
    FRENZY,
    GROW,
    INVULNERABLE,
    NO_STRIKE_BACK,
    PROVOKE,
    RANGED,
    RANGED_PROVOKE,
    REBIRTH,
    ROOTED,
    SPELL_PROOF,
    STRUCTURE,
    STUNNED,
    SUMMON_DERVISH,
    UNASSAILABLE,
    WALL,
)
from cardwright.games.generals.model.unit import Unit

# What matters most in a fight comes first: a narrow square shows only a few.
BADGES: Final[dict[int, tuple[str, str]]] = {
    STUNNED: ("!", "stunned"),
    PROVOKE: ("P", "Provoke"),
    RANGED: ("R", "Ranged"),
    FLYING: ("F", "Flying"),
    FORCEFIELD: ("O", "Forcefield"),
    INVULNERABLE: ("I", "Invulnerable"),
    CELERITY: ("C", "Celerity"),
    FRENZY: ("Z", "Frenzy"),
    BLAST: ("L", "Blast"),
    BACKSTAB: ("B", "Backstab"),
    REBIRTH: ("H", "Rebirth"),
    GROW: ("G", "Grow"),
    WALL: ("W", "Wall"),
    STRUCTURE: ("S", "Structure"),
    BUILDING: ("U", "under construction"),
    EGG: ("E", "Egg"),
    BATTLE_PET: ("T", "Battle Pet"),
    SUMMON_DERVISH: ("D", "Summon Dervish"),
    DYING_WISH: ("w", "Dying Wish"),
    DEATHWATCH: ("t", "Deathwatch"),
    EPHEMERAL: ("e", "Ephemeral"),
}
BROKEN: Final = ("o", "broken Forcefield")
DISPELLED: Final = ("d", "dispelled")
# What has no letter of its own.
UNNAMED: Final[dict[int, str]] = {
    ROOTED: "cannot move",
    DISARMED: "cannot attack",
    UNASSAILABLE: "cannot be attacked",
    SPELL_PROOF: "enemy spells cannot target it",
    NO_STRIKE_BACK: "does not strike back",
    RANGED_PROVOKE: "Ranged units must attack it first",
}


def badges_of(unit: Unit) -> list[tuple[str, str]]:
    """The badges of a unit, each a letter and what it stands for."""
    found = [BADGES[trait] for trait in BADGES if unit.has(trait)]
    if unit.has(FORCEFIELD) and unit.spent:
        found[found.index(BADGES[FORCEFIELD])] = BROKEN
    return [*found, DISPELLED] if unit.dispelled else found


def letters(unit: Unit) -> str:
    return "".join(letter for letter, _ in badges_of(unit))


def legend() -> list[tuple[str, str]]:
    return [*BADGES.values(), BROKEN, DISPELLED]
