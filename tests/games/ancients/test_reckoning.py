"""Combats drawn by lot go as a second reckoning of the rules says."""

from __future__ import annotations

import random
from typing import Final

import pytest

from cardwright.kernel.data.codec import Json
from tests.games.ancients.reckoning import HERO, MELEE, Battle, Core, Fighter
from tests.games.ancients.table import Table, at

NUMBERED: Final = ("Cleave", "Siege", "Retaliate", "Regeneration", "Decay")
PLAIN: Final = ("Pierce", "Trample", "Feeble", "Lifesteal", "Death Shield", "Damage Immune")
SIDES: Final = [(lane, seat) for lane in range(2) for seat in range(2)]


def drawn_core(chance: random.Random) -> Core:
    fallen = chance.random() < 0.35
    ancient = chance.choice([1, 2, 5, 90]) if fallen else 90
    return Core(None if fallen else chance.choice([1, 3, 5, 60]), ancient, chance.randrange(8))


def drawn_fighter(chance: random.Random, lane: int, seat: int, slot: int) -> Fighter:
    """Heroes are on one side only, so that none of them draws creeps."""
    card = chance.choice([MELEE, "k_c", HERO if seat == 0 else "k_c"])
    name = f"L{lane + 1}.P{seat + 1}.combat.{slot}"
    unit = Fighter(name, card, lane, seat, slot, attack=1, armor=0, health=1, words={})
    if card != MELEE:
        unit.attack, unit.armor, unit.health = chance.randrange(6), chance.randrange(4), chance.randrange(1, 12)
        unit.words = {word: chance.randrange(1, 3) for word in NUMBERED if chance.random() < 0.2}
        unit.words.update({word: 1 for word in PLAIN if chance.random() < 0.2})
    unit.stun = chance.choice([0, 0, 0, 0, 0, 1, 2])
    unit.disarmed = chance.random() < 0.1
    return unit


def drawn_battle(chance: random.Random) -> Battle:
    cores = {side: drawn_core(chance) for side in SIDES}
    places = [(lane, seat, slot) for lane, seat in SIDES for slot in range(1, 6) if chance.random() < 0.55]
    battle = Battle([drawn_fighter(chance, *place) for place in places], cores, [3, 3], chance.random() < 0.4)
    battle.grow()
    for unit in battle.fighters:
        unit.damage = chance.randrange(unit.health) if chance.random() < 0.4 else 0
        unit.target = battle.at(unit.lane, 1 - unit.seat, unit.slot)
        if chance.random() < 0.15:
            unit.target = chance.choice(battle.beside(unit) or [unit.target])
    return battle


def laid_out(battle: Battle) -> Table:
    """The same battle on the table."""
    board: list[dict[str, Json]] = []
    for unit in battle.fighters:
        statuses: Json = {"stun": unit.stun, "disarm": int(unit.disarmed)}
        facts: dict[str, Json] = {"damage": unit.damage, "statuses": statuses}
        if unit.target is not battle.at(unit.lane, 1 - unit.seat, unit.slot) and unit.target is not None:
            facts["forced"] = short(unit.target)
        if unit.card != MELEE:
            facts["stats"] = [unit.attack, unit.armor, unit.health]
            facts["keywords"] = [word if word in PLAIN else f"{word} {rank}" for word, rank in unit.words.items()]
        board.append({"id": short(unit), "card": unit.card, "at": unit.name, **facts})
    sides: dict[str, Json] = {
        f"L{lane + 1}.P{seat + 1}": {"tower": core.tower, "ancient": core.ancient, "mana": core.mana}
        for (lane, seat), core in battle.cores.items()
    }
    return at(*board, round=4 if battle.night else 3, sides=sides, players={"P1": {"gold": 3}, "P2": {"gold": 3}})


def short(unit: Fighter) -> str:
    return f"u{unit.lane}{unit.seat}{unit.slot}"


def outcome(battle: Battle) -> dict[str, Json]:
    """What is left: of a game that is over the winner, the cores and the gold."""
    found: dict[str, Json] = {"gold": [*battle.gold], "result": winner(battle)}
    for (lane, seat), core in battle.cores.items():
        found[f"L{lane + 1}.P{seat + 1}"] = [core.tower, core.ancient]
    if not any(battle.lost):
        for unit in battle.fighters:
            found[short(unit)] = [unit.attack, unit.left()] if unit.alive else "gone"
    return found


def winner(battle: Battle) -> Json:
    if not any(battle.lost):
        return None
    if all(battle.lost):  # R31, R32
        first, second = battle.gold
        return "draw" if first == second else "P1" if first > second else "P2"
    return "P2" if battle.lost[0] else "P1"


def found_on(table: Table, battle: Battle) -> dict[str, Json]:
    found: dict[str, Json] = {"gold": [table["P1.gold"], table["P2.gold"]], "result": table["result"]}
    for lane, seat in SIDES:
        side = f"L{lane + 1}.P{seat + 1}"
        found[side] = [table[f"{side}.tower"], table[f"{side}.ancient"]]
    if found["result"] is None:
        for unit in battle.fighters:
            facts = table.unit(short(unit))
            found[short(unit)] = "gone" if facts["at"] in ("dead", "fountain") else [facts["attack"], facts["health"]]
    return found


@pytest.mark.parametrize("seed", range(100))
def test_a_combat_goes_as_a_second_reckoning_says(seed: int) -> None:
    # J21, J22, J23, J24, J60, J70, R94, R117, R118
    battle = drawn_battle(random.Random(seed))
    table = laid_out(battle)
    table.end_turns()
    battle.fight()
    assert found_on(table, battle) == outcome(battle)
