"""The words that stand on cards: colours, keywords that a unit has or has not, keywords with a number, ailments."""

from __future__ import annotations

from typing import Final

from cardwright.kernel.bits import i64

# Colours, as bits.
NO_COLOUR: Final = 0
RED: Final = 1
GREEN: Final = 2
BLUE: Final = 4
BLACK: Final = 8
COLOUR_BITS: Final = 15  # of a card that needs a hero, but of no particular colour
COLOURS: Final[dict[int, str]] = {
    NO_COLOUR: "none",
    RED: "red",
    GREEN: "green",
    BLUE: "blue",
    BLACK: "black",
    COLOUR_BITS: "any colour",
}

# Traits, as bits. The lowest four are colours in which a unit may cast although it is not printed so.
PIERCE: Final = 1 << 4
TRAMPLE: Final = 1 << 5
FEEBLE: Final = 1 << 6
LIFESTEAL: Final = 1 << 7
UNTARGETABLE: Final = 1 << 8
RAPID_DEPLOY: Final = 1 << 9
DAMAGE_IMMUNE: Final = 1 << 10
DEATH_SHIELD: Final = 1 << 11  # printed: it enters play with a Death Shield
STEADFAST: Final = 1 << 12  # enemy effects cannot Root, Bounce or move it
TEMPERED: Final = 1 << 13  # the first armor it would lose to damage in a round is not lost
UNLENT: Final = 1 << 14  # it lends no colour to others (R98)
FAITHFUL: Final = 1 << 15  # it lends its colour even while it is stunned or silenced
QUICKCAST: Final = 1 << 16
TRAIT_WORDS: Final[dict[int, str]] = {
    PIERCE: "Pierce",
    TRAMPLE: "Trample",
    FEEBLE: "Feeble",
    LIFESTEAL: "Lifesteal",
    UNTARGETABLE: "Untargetable",
    RAPID_DEPLOY: "Rapid Deploy",
    DAMAGE_IMMUNE: "Damage Immune",
    DEATH_SHIELD: "Death Shield",
    STEADFAST: "Steadfast",
    TEMPERED: "Tempered",
    UNLENT: "Unlent",
    FAITHFUL: "Faithful",
    QUICKCAST: "Quickcast",
    RED: "also red",
    GREEN: "also green",
    BLUE: "also blue",
    BLACK: "also black",
}

# Keywords with a number, packed into one number by these bits each; sums of packed numbers are packed sums.
RANK_BITS: Final = 7
RANK_MASK: Final = 127
MOST_RANK: Final = 120
CLEAVE: Final = 0
SIEGE: Final = 1
RETALIATE: Final = 2
REGENERATION: Final = 3
DECAY: Final = 4
BOUNTY: Final = 5  # gold more for its killer
STRIDE: Final = 6  # mana its moves cost less
THRIFT: Final = 7  # mana the spells it casts cost less
RANKS: Final = 8
RANK_WORDS: Final = ("Cleave", "Siege", "Retaliate", "Regeneration", "Decay", "Bounty", "Stride", "Thrift")
NO_PRICE: Final = 100  # a Stride that makes every move free

# Ailments, as bits; Stun and Silence are counted in turns instead.
DISARM: Final = 1
MUTE: Final = 2
ROOT: Final = 4
BREAK: Final = 8
MOVE_COOLDOWN: Final = 16
SPARED: Final = 32  # no ailment: its armor was spared this round (TEMPERED)
AILMENTS: Final = 31
AILMENT_WORDS: Final[dict[int, str]] = {
    DISARM: "disarm",
    MUTE: "mute",
    ROOT: "root",
    BREAK: "break",
    MOVE_COOLDOWN: "move_cooldown",
}


def ranked(which: i64, number: i64) -> i64:
    """A keyword with its number, packed."""
    return number << RANK_BITS * which


def rank(packed: i64, which: i64) -> i64:
    """The number of a keyword among packed ones."""
    return packed >> RANK_BITS * which & RANK_MASK


def keyword_names(traits: i64, ranks: i64) -> list[str]:
    """``["Pierce", "Siege 2"]``."""
    if traits == 0 and ranks == 0:
        return []
    found = [word for bit, word in TRAIT_WORDS.items() if traits & bit]
    found += [f"{RANK_WORDS[which]} {rank(ranks, which)}" for which in range(RANKS) if rank(ranks, which)]
    return found
