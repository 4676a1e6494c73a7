"""Mana: how it grows, is filled up and spent."""

from __future__ import annotations

import pytest

from cardwright.games.generals.game import GAME
from cardwright.games.generals.options import CLASSIC, STANDARD, GeneralsOptions
from cardwright.games.generals.rules.bloodbound import calendar
from cardwright.games.generals.rules.cost import cost_of
from cardwright.kernel.options import changed
from tests.games.generals.field import P1, P2, Field, field


def begun(variant: GeneralsOptions = STANDARD, **options: object) -> Field:
    """The first turn of P1."""
    s = GAME.new(changed(variant, {"deck_out": False, **options}), 1)
    for seat in (P1, P2):
        GAME.apply(s, seat, GAME.read_action(s, seat, "mulligan none"))
    return Field(s)


def curve(battle: Field, turns: int) -> list[tuple[int, int]]:
    """The mana of both on each of their turns."""
    found = []
    for _ in range(turns):
        first = battle.mana(P1)
        battle.end()
        found.append((first, battle.mana(P2)))
        battle.end()
    return found


@pytest.mark.parametrize("variant", [STANDARD, CLASSIC])
def test_the_first_player_begins_with_2_mana_and_the_second_with_3(variant: GeneralsOptions) -> None:
    # R28
    assert curve(begun(variant), 1) == [(2, 3)]
    assert curve(begun(variant, mana_first=4, mana_second=1), 1) == [(4, 1)]


def test_mana_grows_by_1_each_turn_up_to_9() -> None:
    # R29
    assert curve(begun(), 9) == [(2, 3), (3, 4), (4, 5), (5, 6), (6, 7), (7, 8), (8, 9), (9, 9), (9, 9)]
    assert curve(begun(mana_most=3), 3) == [(2, 3), (3, 3), (3, 3)]


def test_with_1_mana_at_first_it_grows_in_every_turn_the_first_included() -> None:
    # R28, R29: and is full on own turn 9, where the bloodbound spell becomes ready each turn (R89)
    battle = begun(mana_first=1, mana_second=1)
    assert calendar(battle.s, P1) == calendar(battle.s, P2) == [3, 5, 7, 9, 10]
    assert curve(battle, 10) == [(turn, turn) for turn in range(1, 10)] + [(9, 9)]


def test_mana_is_filled_up_and_what_is_not_spent_is_lost() -> None:
    # R30
    battle = field("", "P1 mana: 3/5", "P1 hand: Komodo Charger").do("play komodo charger b3")
    assert battle.mana(P1) == 2
    assert battle.end(2).mana(P1) == 6
    assert battle.end(2).mana(P1) == 7


def test_a_card_costs_its_mana_when_it_is_played() -> None:
    # R31
    battle = field("", "P1 mana: 4", "P1 hand: Bloodshard Golem, Hailstone Golem").do("play bloodshard golem b3")
    assert battle.mana(P1) == 1
    assert battle.why_not("play hailstone golem b4") == "Hailstone Golem costs 4; you have 1 mana (R31)"


def test_a_cost_can_change_but_never_to_less_than_0() -> None:
    # R32: two Kujatas make a minion of 1 mana free
    battle = field("P1 Kujata a1; P1 Kujata a2", "P1 mana: 0", "P1 hand: Komodo Charger").do("play komodo charger b3")
    assert battle.mana(P1) == 0
    assert battle.where("Komodo Charger") == ["b3"]


@pytest.mark.parametrize("mana", [4, 5])
def test_a_cost_can_rise(mana: int) -> None:
    # R32: the spells of the opponent of an Archon Spellbinder cost 1 more
    battle = field("P2 Archon Spellbinder g3", f"P1 mana: {mana}", "P1 hand: Earth Sphere")
    assert battle.can("play earth sphere") == (mana == 5)


# A card that costs less if the general was hurt.


def test_a_card_is_cheaper_as_soon_as_your_general_is_hurt_on_the_opponents_turn() -> None:
    battle = field("P1 Komodo Charger h3; P2 Komodo Charger b3", "P2 hand: Chakkram", "P1 hand: Chakkram")
    copies = [battle.s.players[seat].hand[0] for seat in (P1, P2)]
    battle.do("attack h3 i3")
    assert [cost_of(battle.s, seat, copies[seat]) for seat in (P1, P2)] == [5, 3]
    assert cost_of(battle.end().s, P2, copies[P2]) == 3
    battle.do("attack b3 a3")
    assert [cost_of(battle.s, seat, copies[seat]) for seat in (P1, P2)] == [3, 3]
    assert [cost_of(battle.end().s, seat, copies[seat]) for seat in (P1, P2)] == [3, 5]


def test_damage_on_the_own_turn_makes_it_no_cheaper() -> None:
    battle = field("P2 Komodo Charger b3", "P1 hand: Chakkram").do("attack a3 b3")
    assert cost_of(battle.s, P1, battle.s.players[P1].hand[0]) == 5
