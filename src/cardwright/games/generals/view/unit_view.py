"""A unit as a client draws it: its numbers, what it has, what lies on it, what it can do."""

from __future__ import annotations

from typing import Final

from cardwright.games.generals.model.board import listed, square_name
from cardwright.games.generals.model.enchantment import ADD, FOREVER, KEEP, Mark
from cardwright.games.generals.model.keywords import (
    BACKSTAB,
    BUILDING,
    DISARMED,
    EGG,
    FORCEFIELD,
    GROW,
    INVULNERABLE,
    MINION_PROOF,
    NAMES,
    NO_STRIKE_BACK,
    RANGED_PROVOKE,
    ROOTED,
    SENTINEL,
    SLOWED,
    SPARES_GENERALS,
    SPELL_PROOF,
    STRUCTURE,
    STUNNED,
    UNASSAILABLE,
    keyword_names,
)
from cardwright.games.generals.model.state import CARD_MASK, FLOURISH, Battle
from cardwright.games.generals.model.unit import Unit
from cardwright.games.generals.rules.enchant import acts_alone
from cardwright.games.generals.rules.figures import Light, what_it_feels
from cardwright.games.generals.view.threat import (
    attacks_left,
    back,
    held,
    intends,
    moves_left,
    orders_left,
    squares_named,
    threat,
)
from cardwright.games.generals.view.types import ShownMark, ShownUnit, ShownUntil
from cardwright.kernel.bits import i64
from cardwright.kernel.event import HIDDEN

# What a unit is or suffers that is no keyword printed on cards, in the order in which it is told.
CONDITIONS: Final[dict[int, str]] = {
    STUNNED: "stunned",
    INVULNERABLE: "invulnerable",
    EGG: "egg",
    BUILDING: "building",
    SENTINEL: "sentinel",
    STRUCTURE: "structure",
    ROOTED: "rooted",
    SLOWED: "slowed",
    DISARMED: "disarmed",
    NO_STRIKE_BACK: "no strike back",
    UNASSAILABLE: "unassailable",
    MINION_PROOF: "minion proof",
    SPELL_PROOF: "spell proof",
    SPARES_GENERALS: "spares generals",
    RANGED_PROVOKE: "ranged provoke",
}


ANY_CONDITION: Final = sum(CONDITIONS)


def unit_shown(s: Battle, unit: Unit, lights: list[Light]) -> ShownUnit:
    card = s.cards.all[unit.card]
    return {
        "number": int(unit.id),
        "card": int(unit.card),
        "owner": int(unit.owner),
        "square": square_name(unit.square),
        "general": unit.general,
        "attack": int(unit.attack),
        "health": int(unit.left()),
        "most": int(unit.health),
        "printed": {"attack": int(card.attack), "health": int(card.health)},
        "keywords": keyword_names(unit.traits & ~(STUNNED | INVULNERABLE)),
        "amounts": amounts(unit),
        "status": status(s, unit),
        "within": within(unit),
        "countdown": countdown(s, unit),
        "moves": int(moves_left(s, unit)),
        "attacks": int(attacks_left(s, unit)),
        "marks": [mark_shown(mark) for mark in unit.marks if counts(s, unit, mark)] + lent(s, unit, lights),
        "threat": squares_named(listed(threat(s, unit))),
        "intends": intends(s, unit),
        "backstab": squares_named(listed(back(unit))),
    }


def amounts(unit: Unit) -> dict[str, int]:
    """The numbers behind the keywords that have one."""
    found: dict[str, int] = {}
    if unit.backstab > 0:
        found[NAMES[BACKSTAB]] = int(unit.backstab)
    if unit.grow > 0:
        found[NAMES[GROW]] = int(unit.grow)
    return found


def status(s: Battle, unit: Unit) -> list[str]:
    """What it is and suffers now, in words."""
    some = unit.traits & ANY_CONDITION != 0
    found = [word for trait, word in CONDITIONS.items() if unit.traits & trait != 0] if some else []
    if is_exhausted(s, unit):
        found.insert(0, "exhausted")
    if unit.dispelled:
        found.append("dispelled")
    if unit.traits & FORCEFIELD != 0:
        found.append("shield broken" if unit.spent else "shielded")
    if held(s, unit) != 0:
        found.append("provoked")
    if acts_alone(unit):
        found.append("acts alone")
    return found


def is_exhausted(s: Battle, unit: Unit) -> bool:
    """Whether its owner is to move and it has done all it could, or came into play just now."""
    if s.turn == 0 or unit.owner != s.mover or acts_alone(unit):
        return False
    return unit.exhausted or orders_left(unit, unit.attacked) == 0


def within(unit: Unit) -> int | None:
    """The card inside an egg, a Building or a Watchful Sentinel; -1 where the reader may not know it."""
    if unit.within >= 0:
        return int(unit.within & CARD_MASK)
    return HIDDEN if unit.traits & SENTINEL != 0 else None


def countdown(s: Battle, unit: Unit) -> int | None:
    """How often its owner's turn has to start until a Building stands, a turn to end until an egg hatches."""
    if unit.traits & EGG != 0 and unit.within >= 0:
        if s.options.rebirth == "full turn":
            return max(1, int(unit.count + 2 - s.turn))
        return 2 if unit.owner == s.mover else 1
    counts = unit.traits & BUILDING != 0 or s.cards.all[unit.card].counter > 0
    return int(unit.count) if counts else None


# What lies on it.


def counts(s: Battle, unit: Unit, mark: Mark) -> bool:
    """R166: An artifact gives nothing to a general that nothing affects."""
    return not (mark.enchantment.artifact and s.untouchable(unit))


def mark_shown(mark: Mark) -> ShownMark:
    """A mark by the card it comes from."""
    found = mark_of(mark.enchantment.card, mark.attack, mark.health, mark.enchantment.traits, aura=False)
    found["sets"] = mark.enchantment.mode != ADD
    found["until"] = until(mark.until)
    return found


def until(moment: i64) -> ShownUntil | None:
    """The turn at whose start or end a mark goes; null if it stays."""
    return None if moment == FOREVER else {"turn": int(moment >> 1), "at": "start" if moment & 1 == 0 else "end"}


def lent(s: Battle, unit: Unit, lights: list[Light]) -> list[ShownMark]:
    """What auras and the tile below give the unit as long as they last."""
    here = 1 << unit.square
    found: list[ShownMark] = []
    for lit in what_it_feels(s, unit, lights):
        if lit.squares & here != 0 and lit.aura.whom.suits(s, unit, lit.seat, lit.source):
            found.append(mark_of(lit.card, lit.attack, lit.health, lit.aura.traits))
    if s.tiles[FLOURISH + unit.owner] & here != 0 and not unit.general and not s.untouchable(unit):
        found.append(mark_of(s.cards.at("primal_flourish"), 0, 0, GROW))
    return found


def mark_of(card: i64, attack: i64, health: i64, traits: i64, aura: bool = True) -> ShownMark:
    """A number that it leaves alone is null."""
    return {
        "card": int(card),
        "attack": None if attack == KEEP else int(attack),
        "health": None if health == KEEP else int(health),
        "keywords": keyword_names(traits),
        "sets": False,
        "aura": aura,
        "until": None,
    }
