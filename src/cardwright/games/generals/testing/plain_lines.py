"""Lines that scenarios may expect of a battle beside its notation: what follows from it and is hard to see there."""

from __future__ import annotations

from typing import Final

from cardwright.games.generals.model.board import square_name
from cardwright.games.generals.model.keywords import (
    BARS_REPLACING,
    BATTLE_PET,
    BUILDING,
    DEATHLESS,
    DISARMED,
    EGG,
    EVER_GROWING,
    EXPOSED,
    FURIOUS,
    HEIR,
    INFILTRATED,
    MINION_PROOF,
    NAMES,
    NO_STRIKE_BACK,
    PUPPET,
    RANGED_PROVOKE,
    ROAMING,
    ROOTED,
    SENTINEL,
    SLOWED,
    SPARES_GENERALS,
    SPELL_PROOF,
    STRUCTURE,
    TAMED,
    UNASSAILABLE,
    UNREPLACEABLE,
)
from cardwright.games.generals.model.state import EMPTY, Battle
from cardwright.games.generals.model.unit import Unit
from cardwright.games.generals.rules.cost import cost_of, printed_cost
from cardwright.games.generals.text.unit_lines import write_card
from cardwright.kernel.bits import i64
from cardwright.kernel.text.notation import NOTHING

USUAL_SPEED: Final = 2
TRAITS: Final[dict[int, str]] = {
    **NAMES,
    STRUCTURE: "Structure",
    BATTLE_PET: "Battle Pet",
    EGG: "Egg",
    BUILDING: "Building",
    SENTINEL: "hidden",
    ROOTED: "cannot move",
    NO_STRIKE_BACK: "does not strike back",
    SPARES_GENERALS: "cannot attack generals",
    SPELL_PROOF: "cannot be targeted by enemy spells",
    UNASSAILABLE: "cannot be attacked",
    DISARMED: "cannot attack",
    RANGED_PROVOKE: "provokes Ranged",
    PUPPET: "acts by itself",
    UNREPLACEABLE: "cannot be replaced",
    BARS_REPLACING: "forbids replacing",
    TAMED: "tamed",
    HEIR: "heir",
    FURIOUS: "furious",
    EVER_GROWING: "grows every turn",
    DEATHLESS: "deathless",
    MINION_PROOF: "cannot be attacked by minions",
    SLOWED: "slowed",
    INFILTRATED: "infiltrated",
    ROAMING: "may move",
    EXPOSED: "exposed",
}


def plain_lines(s: Battle) -> dict[str, str]:
    """``keywords: b3 Provoke, Grow, grow 2; c4 Flying, speed 14``, ``P1 costs: Tempest 1`` where it is not printed."""
    units = [f"{square_name(unit.square)} {told}" for unit in s.units if (told := traits_of(unit)) != ""]
    found = {"keywords": "; ".join(units) or NOTHING}
    for seat in range(2):
        found[f"P{seat + 1} costs"] = costs_of(s, seat)
    return found


def traits_of(unit: Unit) -> str:
    words = [name for bit, name in TRAITS.items() if unit.traits & bit != 0]
    if unit.speed != USUAL_SPEED:
        words.append(f"speed {unit.speed}")
    if unit.grow != 0:
        words.append(f"grow {unit.grow}")
    if unit.backstab != 0:
        words.append(f"backstab {unit.backstab}")
    return ", ".join(words)


def costs_of(s: Battle, seat: i64) -> str:
    """The cards of a hand that cost something else than what is printed on them."""
    player = s.players[seat]
    found: list[str] = []
    for copy in player.hand:
        if copy != EMPTY and cost_of(s, seat, copy) != printed_cost(s, copy):
            found.append(f"{write_card(s, s.card_of(copy).place)} {cost_of(s, seat, copy)}")
    return ", ".join(found) or NOTHING
