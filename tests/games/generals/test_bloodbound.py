"""The bloodbound spell: its cost, its calendar, and that it is a spell."""

from __future__ import annotations

import pytest

from cardwright.games.generals.game import GAME
from tests.games.generals.field import BOTH_VARIANTS, P1, P2, Field, field


def due(variant: str, seat: int, mana: int = 1, turns: int = 12, calendar: str = "") -> list[int]:
    """The own turns at whose start the spell of a player with this mana on turn 1 becomes ready, if always used up."""
    lines = (f"P1 mana: {mana}", f"P2 mana: {mana}")
    if calendar:
        battle = field("", *lines, variant=variant, bloodbound_calendar=calendar)
    else:
        battle = field("", *lines, variant=variant)
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
@pytest.mark.parametrize("mana", [1, 2, 9])
def test_in_standard_it_is_due_on_own_turns_3_5_7_9_10_and_later_each_turn_at_full_capacity(
    seat: int, mana: int
) -> None:
    # R89
    assert due("standard", seat, mana) == [3, 5, 7, 9, 10, 11, 12]


@pytest.mark.parametrize(
    ("variant", "ready"), [("standard", [True, True, False, True, True]), ("classic", [True, True, True, True, True])]
)
def test_in_standard_crystals_lost_make_it_wait_every_other_turn(variant: str, ready: list[bool]) -> None:
    # R89: 5 crystals on own turn 9, so 6 on turn 10, 8 on turn 12 and 9 from turn 13 on
    lines = ("turn: 17", "P1 tally: turns 9", "P2 tally: turns 8", "P1 mana: 5/5", "P1 bloodbound: Overload")
    battle = field("", *lines, variant=variant)
    found = []
    for _ in range(5):
        found.append(battle.end(2).can("cast"))
        battle.s.players[P1].ready = False
    assert found == ready


@pytest.mark.parametrize(("mana", "turns"), [(2, [3, 5, 7, 8, 9]), (4, [3, 5, 6, 7, 8, 9]), (9, [3, 4, 5, 6, 7, 8, 9])])
def test_by_capacity_crystals_gained_bring_it_forward(mana: int, turns: list[int]) -> None:
    # R89: option bloodbound_calendar
    assert due("standard", P1, mana, 9, calendar="by capacity") == turns


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
    return field("", "P1 bloodbound: Overload", "P1 mana: 1").end(2 * (number - 1))


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


@pytest.mark.parametrize("seat", [P1, P2])
def test_a_spell_that_minions_lend_goes_back_to_the_players_own_with_the_last_of_them(seat: int) -> None:
    # R88: two Sunbreakers have lent Tempest; turns pass before and after they die
    me, you = f"P{seat + 1}", f"P{2 - seat}"
    fire = ", ".join(["Phoenix Fire"] * 4)
    lines = (f"{me} bloodbound: Roar", f"{you} bloodbound: Blink", f"{you} hand: {fire}")
    lenders = f"{me} Sunbreaker c3 damage 3; {me} Sunbreaker c5 damage 3"
    wearers = "P1 Argeon Highmayne a3 [cyclone_mask 0 P1 count 3]; P2 Kaleos Xaan i3 [cyclone_mask 0 P2 count 3]"
    battle = field(lenders, *lines, f"to move: {you}", f"turn: {4 - seat}", generals=wearers)
    battle.do("play 1 c3", "play 2 c3").end(2)
    assert battle.line(f"{me} bloodbound").startswith("tempest_bloodbound")
    assert battle.line(f"{you} bloodbound").startswith("Blink")
    battle.do("play 3 c5", "play 4 c5").end(2)
    assert battle.line(f"{me} bloodbound").startswith("Roar")
    assert [mark.enchantment.artifact for mark in battle.unit("a3" if seat == P1 else "i3").marks] == [True]
