"""The keywords and other standing traits of a unit, each a bit, with the words players use for them."""

from __future__ import annotations

from typing import Final

# Keywords of the rulebook that are a bit of their own.
AIRDROP: Final = 0x1
BACKSTAB: Final = 0x2
BLAST: Final = 0x4
CELERITY: Final = 0x8
FLYING: Final = 0x10
FORCEFIELD: Final = 0x20
FRENZY: Final = 0x40
GROW: Final = 0x80
INVULNERABLE: Final = 0x100
PROVOKE: Final = 0x200
RANGED: Final = 0x400
REBIRTH: Final = 0x800
RUSH: Final = 0x1000
SUMMON_DERVISH: Final = 0x2000
WALL: Final = 0x4000
STUNNED: Final = 0x8000
EPHEMERAL: Final = 0x10000
STRUCTURE: Final = 0x20000
BATTLE_PET: Final = 0x40000
EGG: Final = 0x80000
BUILDING: Final = 0x100000
SENTINEL: Final = 0x200000  # a Watchful Sentinel, the hidden form

# Keywords that are written on cards and carried by abilities; the bits serve to find such cards.
OPENING_GAMBIT: Final = 0x400000
DYING_WISH: Final = 0x800000
DEATHWATCH: Final = 0x1000000
BLOOD_SURGE: Final = 0x2000000
BOND: Final = 0x4000000
BUILD: Final = 0x8000000
INFILTRATE: Final = 0x10000000
ZEAL: Final = 0x20000000
INTENSIFY: Final = 0x40000000
TRIAL: Final = 0x80000000
SENTRY: Final = 0x100000000  # the keyword Sentinel, on the card itself

# Traits without a name of their own.
ROOTED: Final = 0x200000000  # cannot move
NO_STRIKE_BACK: Final = 0x400000000
SPARES_GENERALS: Final = 0x800000000  # cannot attack generals
SPELL_PROOF: Final = 0x1000000000  # the opponent's spells cannot target it
UNASSAILABLE: Final = 0x2000000000  # cannot be attacked
DISARMED: Final = 0x4000000000  # cannot attack
RANGED_PROVOKE: Final = 0x8000000000  # Ranged attackers must attack it first
PUPPET: Final = 0x10000000000  # acts by itself like a Battle Pet
UNREPLACEABLE: Final = 0x20000000000  # put on a card in hand: it cannot be replaced
BARS_REPLACING: Final = 0x200000000000  # a card in hand that forbids its owner to replace
TAMED: Final = 0x40000000000  # a Battle Pet that obeys
HEIR: Final = 0x100000000000  # becomes the general when that one dies
FURIOUS: Final = 0x400000000000  # has had the fury of Wraithlings, which some cards give only once
EVER_GROWING: Final = 0x800000000000  # grows at the start of the opponent's turns as well
DEATHLESS: Final = 0x1000000000000  # is left with 1 health instead of dying
MINION_PROOF: Final = 0x2000000000000  # minions cannot attack it
SLOWED: Final = 0x4000000000000  # moves 1 square at most
INFILTRATED: Final = 0x8000000000000  # counts as on the opponent's starting side
ROAMING: Final = 0x10000000000000  # a Wall that may move
EXPOSED: Final = 0x20000000000000  # every attack on it is a backstab

# What a dispel leaves: these belong to what the unit is, not to what it can do.
LASTING: Final = INVULNERABLE | STRUCTURE | BATTLE_PET | BUILDING | SENTINEL | EPHEMERAL

NAMES: Final[dict[int, str]] = {
    AIRDROP: "Airdrop",
    BACKSTAB: "Backstab",
    BLAST: "Blast",
    CELERITY: "Celerity",
    FLYING: "Flying",
    FORCEFIELD: "Forcefield",
    FRENZY: "Frenzy",
    GROW: "Grow",
    INVULNERABLE: "Invulnerable",
    PROVOKE: "Provoke",
    RANGED: "Ranged",
    REBIRTH: "Rebirth",
    RUSH: "Rush",
    SUMMON_DERVISH: "Summon Dervish",
    WALL: "Wall",
    STUNNED: "Stunned",
    EPHEMERAL: "Ephemeral",
    OPENING_GAMBIT: "Opening Gambit",
    DYING_WISH: "Dying Wish",
    DEATHWATCH: "Deathwatch",
    BLOOD_SURGE: "Blood Surge",
    BOND: "Bond",
    BUILD: "Build",
    INFILTRATE: "Infiltrate",
    ZEAL: "Zeal",
    INTENSIFY: "Intensify",
    TRIAL: "Trial",
    SENTRY: "Sentinel",
}

TRIBES: Final = ("", "Arcanyst", "Battle Pet", "Dervish", "Golem", "Mech", "Structure", "Vespyr")
FACTIONS: Final = ("Neutral", "Lyonar", "Songhai", "Vetruvian", "Abyssian", "Magmar", "Vanar")


def keyword_names(traits: int) -> list[str]:
    """The keywords among these traits, in the order of the rulebook."""
    if traits == 0:
        return []
    return [name for bit, name in NAMES.items() if traits & bit]
