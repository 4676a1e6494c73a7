"""Arrows and pins after actions drawn by lot are as a second reckoning of the rules says."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Final

import pytest

from cardwright.kernel.data.codec import Json
from tests.games.ancients.arrows_reckoned import COMBAT, HERO, MELEE, SUPPORT, SUPPORT_SLOTS, Lane, Piece
from tests.games.ancients.table import Table, at, thing

STEPS: Final = 12
CASTERS: Final = ("caster0", "caster1")  # they stay where they are
HAND: Final = ("k_aim", "k_taunt", "k_slay", "k_bounce") * 3
RICH: Final[dict[str, Json]] = {"mana": 60}

Deed = tuple[str, dict[str, Json], Callable[[], None]]  # what is done, with which fields, and what comes of it


def drawn_lane(chance: random.Random) -> Lane:
    pieces = [Piece(CASTERS[seat], HERO, seat, SUPPORT, 1, moved=True) for seat in range(2)]
    for seat in range(2):
        for slot in range(1, 6):
            if chance.random() < 0.75:
                card = chance.choice(["k_c", HERO, HERO, MELEE, MELEE])
                pieces.append(Piece(f"c{seat}{slot}", card, seat, COMBAT, slot))
        for slot in SUPPORT_SLOTS[1:]:
            if chance.random() < 0.5:
                pieces.append(Piece(f"s{seat}{slot}", HERO, seat, SUPPORT, slot))
    return Lane(pieces)


def laid_out(lane: Lane) -> Table:
    board: list[dict[str, Json]] = [
        thing(piece.name, piece.card, place(piece.seat, piece.row, piece.slot)) for piece in lane.pieces
    ]
    return at(*board, hand=HAND, enemy_hand=HAND, sides={"L1.P1": RICH, "L1.P2": RICH})


def place(seat: int, row: str, slot: int) -> str:
    return f"L1.P{seat + 1}.{row}.{slot}"


def deeds(lane: Lane, seat: int) -> dict[str, list[Deed]]:
    """All that a player could do, by its kind."""
    fighters = lane.fighters()
    own = [piece for piece in lane.pieces if piece.seat == seat and piece.name not in CASTERS]
    heroes = [piece for piece in own if piece.is_hero()]
    return {
        "aim": [aimed(piece, enemy, seat) for piece in fighters for enemy in lane.beside(piece)],
        "taunt": [taunted(lane, piece, seat) for piece in own if piece.row == COMBAT],
        "slay": [gone(lane, "k_slay", piece, seat) for piece in fighters if not piece.is_hero()],
        "bounce": [gone(lane, "k_bounce", piece, seat) for piece in heroes],
        "move": [moved(lane, hero, row, slot) for hero in heroes for row, slot in lane.moves(hero)],
    }


def cast(card: str, seat: int, *targets: Piece) -> dict[str, Json]:
    return {"card": card, "caster": CASTERS[seat], "targets": [piece.name for piece in targets]}


def aimed(piece: Piece, enemy: Piece, seat: int) -> Deed:
    return "play", cast("k_aim", seat, piece, enemy), lambda: setattr(piece, "forced", enemy)


def taunted(lane: Lane, piece: Piece, seat: int) -> Deed:
    def done() -> None:
        for enemy in lane.beside(piece):
            enemy.forced = piece

    return "play", cast("k_taunt", seat, piece), done


def gone(lane: Lane, card: str, piece: Piece, seat: int) -> Deed:
    return "play", cast(card, seat, piece), lambda: lane.pieces.remove(piece)


def moved(lane: Lane, hero: Piece, row: str, slot: int) -> Deed:
    fields: dict[str, Json] = {"hero": hero.name, "to": place(hero.seat, row, slot)}
    return "move", fields, lambda: lane.move(hero, row, slot)


def drawn_deed(chance: random.Random, table: Table, lane: Lane, seat: int) -> Deed | None:
    """One of a kind for which the card is still in hand."""
    used_up = set(HAND) - set(table[f"P{seat + 1}.hand"])
    kinds = [kind for name, kind in deeds(lane, seat).items() if kind and f"k_{name}" not in used_up]
    return chance.choice(chance.choice(kinds)) if kinds else None


def reckoned(lane: Lane) -> dict[str, Json]:
    """The target of each unit, and whether it is pinned."""
    found: dict[str, Json] = {}
    for piece in lane.pieces:
        target = "core" if piece.target is None else piece.target.name
        found[piece.name] = [target if piece.row == COMBAT else None, lane.is_pinned(piece)]
    return found


def found_on(table: Table, lane: Lane) -> dict[str, Json]:
    units = {piece.name: table.unit(piece.name) for piece in lane.pieces}
    return {name: [facts["target"], facts["pinned"]] for name, facts in units.items()}


@pytest.mark.parametrize("seed", range(40))
def test_arrows_and_pins_are_as_a_second_reckoning_says(seed: int) -> None:
    # R61, R104, R105, R106, R107, R108, J18, J27, J68
    chance = random.Random(seed)
    lane = drawn_lane(chance)
    table = laid_out(lane)
    assert found_on(table, lane) == reckoned(lane)
    for step in range(STEPS):
        seat = step % 2
        deed = drawn_deed(chance, table, lane, seat)
        if deed is None:
            break
        do, fields, effect = deed
        table.do(do, f"P{seat + 1}", **fields)
        effect()
        lane.settle()
        assert found_on(table, lane) == reckoned(lane)
