"""The bloodbound spell: its cost, its calendar, and that it is a spell."""

from __future__ import annotations

import pytest

from cardwright.games.generals.game import GAME
from tests.games.generals.field import BOTH_VARIANTS, P1, P2, Field, field


def due(variant: str, seat: int, turns: int = 12) -> list[int]:
    """The own turns at whose start the spell of a player becomes ready, if it is always used up at once."""
    battle = field("", variant=variant)
    found = []
    for turn in range(2, 2 * turns + 1):
        battle.end()
        if battle.mover() == seat and battle.s.players[seat].ready:
            found.append((turn + 1) // 2)
            battle.s.players[seat].ready = False
    return found


def test_it_costs_1_mana_and_can_be_cast_only_when_it_is_ready() -> None:
    # R88
    battle = field("", "P1 bloodbound: Overload ready", "P1 mana: 1").do("cast")
    assert (battle["a3"], battle.mana(P1)) == ("Argeon Highmayne 3/25", 0)
    assert field("").why_not("cast") == "your bloodbound spell is not ready (R89)"
    assert not field("", "P1 bloodbound: Overload ready", "P1 mana: 0").can("cast")


@pytest.mark.parametrize("seat", [P1, P2])
def test_in_standard_it_is_due_on_own_turns_3_5_7_9_10_and_each_later_one(seat: int) -> None:
    # R89
    assert due("standard", seat) == [3, 5, 7, 9, 10, 11, 12]


@pytest.mark.parametrize("seat", [P1, P2])
def test_in_classic_it_is_due_on_own_turns_3_5_7_8_9_and_each_later_one(seat: int) -> None:
    # R89
    assert due("classic", seat) == [3, 5, 7, 8, 9, 10, 11, 12]


def test_casting_it_uses_it_up() -> None:
    # R90
    battle = field("", "P1 bloodbound: Overload ready").do("cast")
    assert not battle.can("cast")


def until_own_turn(number: int) -> Field:
    """The start of that turn of P1, who has cast nothing so far."""
    return field("", "P1 bloodbound: Overload").end(2 * (number - 1))


@pytest.mark.parametrize("variant", BOTH_VARIANTS)
def test_unused_it_stays_ready_but_there_is_never_more_than_one(variant: str) -> None:
    # R91
    battle = field("", "P1 bloodbound: Overload", variant=variant).end(8)
    assert battle.s.players[P1].turns == 5
    battle.do("cast")
    assert not battle.can("cast")


def test_one_that_waited_from_turn_3_to_turn_4_is_due_again_on_turn_5() -> None:
    # R91
    battle = until_own_turn(4).do("cast")
    assert not battle.can("cast")
    assert battle.end(2).can("cast")


def test_it_is_a_spell_for_everything_that_reacts_to_spells() -> None:
    # R92
    battle = field("P1 Chakri Avatar a1", "P1 bloodbound: Overload ready").do("cast")
    assert battle["a1"] == "Chakri Avatar 2/3"
    assert battle.line("P1 cast") == "Overload 1"


def test_what_changes_the_cost_of_spells_changes_its_cost_unless_the_card_says_otherwise() -> None:
    # R92: Mana Vortex makes the next spell cheaper; the Manaforger only those of the hand
    cheap = field("", "P1 bloodbound: Overload ready", "P1 mana: 0", "P1 hand: Mana Vortex").do("play mana vortex")
    assert cheap.can("cast")
    assert not field("P1 Manaforger a1", "P1 bloodbound: Overload ready", "P1 mana: 0").can("cast")
    assert GAME.cards().all[GAME.cards().find("overload")].mana == 1
