"""What scenarios can find in a battle: units, tiles, hands, artifacts, mana, who is to move, who has won."""

from __future__ import annotations

from typing import Final

from cardwright.games.generals.model.board import column, listed, row
from cardwright.games.generals.model.state import CREEP, DRY, EMPTY, FLOURISH, HALLOWED, SAND, SPRING, Battle
from cardwright.games.generals.model.unit import Unit
from cardwright.games.generals.rules.cost import cost_of, printed_cost
from cardwright.games.generals.rules.figures import held_unit
from cardwright.kernel.bits import i64
from cardwright.kernel.data.codec import Json

MANA_SPRING: Final = "Mana Spring"
TILES: Final[dict[str, i64]] = {
    "Shadow Creep": CREEP,
    "Hallowed Ground": HALLOWED,
    "Exhuming Sand": SAND,
    "Primal Flourish": FLOURISH,
}


def findings(s: Battle) -> dict[str, Json]:
    return {
        "units": [unit_facts(s, unit) for unit in s.units],
        "tiles": tile_facts(s),
        "players": {f"{seat + 1}": player_facts(s, seat) for seat in range(2)},
        "to_move": s.mover + 1,
        "game_over": s.result is not None,
        "winner": s.result[0] + 1 if s.result else None,
    }


def unit_facts(s: Battle, unit: Unit) -> dict[str, Json]:
    """A unit that has attacked or moved still counts as ready; one that has just come does not."""
    return {
        "name": s.cards.name(unit.card),
        "owner": unit.owner + 1,
        "pos": position(unit.square),
        "atk": unit.attack,
        "hp": unit.left(),
        "max_hp": unit.health,
        "ready": not unit.exhausted,
    }


def position(square: i64) -> list[int]:
    return [int(column(square)), int(row(square))]


def tile_facts(s: Battle) -> list[dict[str, Json]]:
    found = [tile(MANA_SPRING, 0, square, False) for square in listed(s.tiles[SPRING])]
    found += [tile(MANA_SPRING, 0, square, True) for square in listed(s.tiles[DRY])]
    for name, kind in TILES.items():
        for seat in range(2):
            found += [tile(name, seat + 1, square, False) for square in listed(s.tiles[kind + seat])]
    return found


def tile(name: str, owner: i64, square: i64, used: bool) -> dict[str, Json]:
    return {"name": name, "owner": owner, "pos": position(square), "used": used}


def player_facts(s: Battle, seat: i64) -> dict[str, Json]:
    player = s.players[seat]
    return {
        "hand": hand_facts(s, seat),
        "artifacts": artifact_facts(s, seat),
        "bbs_ready": player.ready,
        "mana": player.mana,
        "max_mana": min(player.crystals + player.bonus, s.options.mana_most),
    }


def hand_facts(s: Battle, seat: i64) -> list[Json]:
    """The cards by their slots; an empty slot before the last card is nothing."""
    found = [None if copy == EMPTY else card_facts(s, seat, copy) for copy in s.players[seat].hand]
    while found and found[-1] is None:
        found.pop()
    return found


def card_facts(s: Battle, seat: i64, copy: i64) -> Json:
    """The name of a card, or a table that says what has changed on it."""
    card = s.card_of(copy)
    changes: dict[str, Json] = {}
    if cost_of(s, seat, copy) != printed_cost(s, copy):
        changes["cost"] = cost_of(s, seat, copy)
    unit = held_unit(s, seat, copy)
    if card.is_minion and (unit.attack, unit.health) != (card.attack, card.health):
        changes.update({"atk": unit.attack, "hp": unit.health})
    return {"name": card.name, **changes} if changes else card.name


def artifact_facts(s: Battle, seat: i64) -> list[Json]:
    general = s.general(seat)
    if general is None:
        return []
    worn = [mark for mark in general.marks if mark.enchantment.artifact]
    return [{"name": s.cards.name(mark.enchantment.card), "durability": mark.count} for mark in worn]
