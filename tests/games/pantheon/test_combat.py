"""The fight itself: power, Health, damage, and how long it lasts."""

import pytest

from cardwright.games.pantheon.model import events
from tests.games.pantheon.house import P1, P2, P3, at


@pytest.mark.parametrize(
    ("attacker", "defender", "left", "right"),
    [
        ("Two", "One", 1, 0),
        ("One", "Two", 0, 1),
        ("Two", "Two", 0, 0),
        ("Six", "One", 5, 0),
        ("One", "Six", 0, 5),
        ("Five", "Three", 2, 0),
    ],
)
def test_both_lose_what_the_other_had(attacker: str, defender: str, left: int, right: int) -> None:
    # R24, R25, R26, R27, P26
    table = at(f"P1.field: {attacker}=a", f"P2.field: {defender}=b")
    table.do(P1, "attack a > b")
    assert (table.power("a"), table.power("b")) == (left, right)
    assert len(table.pile()) == (left == 0) + (right == 0)


def test_a_unit_without_power_is_destroyed() -> None:
    # R24
    table = at("P1.hand: Bolt", "P1.mana: 1", "P2.field: Two")
    table.do(P1, "cast Bolt > Two")
    assert (table.field(P2), table.pile()) == ([], ["Bolt", "Two"])


def test_a_hero_loses_health_equal_to_the_power() -> None:
    # R28, R3
    table = at("P1.field: Four", "P2.health: 20")
    table.do(P1, "attack Four > P2")
    assert table.health(P2) == 16


def test_the_power_of_the_moment_counts() -> None:
    # R28, P26
    table = at("P1.field: Four", "P1.hand: Boost", "P1.mana: 1")
    table.do(P1, "cast Boost > Four")
    table.do(P1, "attack Four > P2")
    assert table.health(P2) == 14


def test_a_hero_does_not_strike_back() -> None:
    # P29
    table = at("P1.field: One", "P2.hand: -")
    table.do(P1, "attack One > P2")
    assert (table.power("One"), table.health(P2)) == (1, 19)


def test_losses_add_up_during_the_turn() -> None:
    # P27
    table = at("P1.field: Two, Three", "P2.field: Five")
    table.do(P1, "attack Two > Five")
    assert table.power("Five") == 3
    table.do(P1, "attack Three > Five")
    assert (table.field(P1), table.field(P2)) == ([], [])


def test_losses_are_over_when_the_turn_is() -> None:
    # R25, R26, P27
    table = at("P1.field: Two", "P2.field: One, Six", "P1.hand: Bolt", "P1.mana: 1")
    table.do(P1, "attack Two > One")
    table.do(P1, "cast Bolt > Six")
    assert (table.power("Two"), table.power("Six")) == (1, 4)
    table.next_turn()
    assert (table.power("Two"), table.power("Six")) == (2, 6)
    assert not table.ready("Two")


def test_what_happens_in_the_turn_of_another_lasts_until_that_turn_is_over() -> None:
    # P27
    table = at("P1.field: Three", "P2.hand: Bolt", "P2.mana: 1", "P3.hand: -")
    table.do(P2, "cast Bolt > Three")
    assert table.power("Three") == 1
    table.next_turn()
    assert table.power("Three") == 3


def test_damage_is_a_loss_for_the_turn_and_other_changes_are_for_good() -> None:
    # P28
    table = at("P1.hand: Bolt, Curse", "P1.mana: 2", "P2.field: Four, Six")
    table.do(P1, "cast Bolt > Four")
    table.do(P1, "cast Curse > Six")
    assert (table.power("Four"), table.power("Six")) == (2, 4)
    table.next_turn()
    assert (table.power("Four"), table.power("Six")) == (4, 4)


def test_a_curse_can_kill() -> None:
    # P28, R24
    table = at("P1.hand: Curse", "P1.mana: 1", "P2.field: Two")
    table.do(P1, "cast Curse > Two")
    assert table.field(P2) == []


def test_damage_to_a_hero_is_a_loss_of_health() -> None:
    # P28
    table = at("P1.hand: Smite", "P1.mana: 1", "P2.hand: -")
    table.do(P1, "cast Smite > P2")
    assert table.health(P2) == 17
    table.next_turn()
    assert table.health(P2) == 17


def test_effects_reach_a_hero_whom_units_protect_in_the_very_first_turn() -> None:
    # P30
    table = at("P1.hand: Smite", "P1.mana: 1", "P2.field: Wall", "P1.finished: 0", "P2.finished: 0")
    table.do(P1, "cast Smite > P2")
    assert table.health(P2) == 17


def test_health_never_rises_above_what_is_printed() -> None:
    # P9
    table = at("phase: before", "turn: P2", "P1.field: Healer", "P1.health: 20")
    table.start()
    table.keep()
    assert table.health(P1) == 20


def test_an_aura_counts_and_ends_with_its_source() -> None:
    # R24: without the aura the wounded unit has no power left
    table = at("P1.hand: Bolt", "P1.mana: 3", "P2.field: Two, Drummer", "P3.hand: Kill", "P3.mana: 3")
    assert (table.power("Two"), table.power("Drummer")) == (3, 2)
    table.do(P1, "cast Bolt > Two")
    assert table.power("Two") == 1
    table.do(P3, "cast Kill > Drummer")
    assert table.field(P2) == []


def test_units_that_destroy_each_other_die_together_and_both_speak() -> None:
    # P26, P16, R27
    table = at("P1.field: Heir=a", "P2.field: Heir=b", "deck: Four, Five, Six")
    table.do(P1, "attack a > b")
    assert (table.hand(P1), table.hand(P2), table.pile()) == (["Four"], ["Five"], ["Heir", "Heir"])


def test_a_once_a_turn_effect_happens_once_a_turn() -> None:
    # R34: the Ravager becomes Ready after its first kill of a turn, and not after its second
    table = at("P1.field: Ravager", "P2.field: One=a, One=b, One=c, One=d")
    table.do(P1, "attack Ravager > a")
    assert table.ready("Ravager")
    table.do(P1, "attack Ravager > b")
    assert (table.ready("Ravager"), table.power("Ravager")) == (False, 4)
    table.round_goes_by()
    table.do(P1, "attack Ravager > c")
    assert table.ready("Ravager")


def test_a_hero_s_once_a_turn_effect_happens_once_in_every_turn() -> None:
    # R34
    table = at(
        "P1.hero: Mourner",
        "P1.health: 10",
        "P1.field: Storm",
        "P2.field: One, Two, Three",
        "P2.hand: Kill, Kill",
        "P2.mana: 6",
    )
    table.end()
    assert (table.health(P1), table.field(P2)) == (11, ["Three"])
    table.keep()
    table.do(P2, "cast Kill > Storm")
    assert table.health(P1) == 12
    table.do(P2, "cast Kill > Three")
    assert table.health(P1) == 12


def test_once_a_turn_counts_in_the_turns_of_others_too() -> None:
    # R34, P27: killing as a defender uses the effect of that turn, not of the next
    table = at("P1.field: One=a, One=b", "P2.field: Ravager exhausted")
    table.do(P1, "attack a > Ravager")
    assert table.ready("Ravager")
    table.next_turn()
    table.do(P2, "attack Ravager > b")
    assert table.ready("Ravager")


def test_a_unit_that_hits_a_hero_does_what_it_says_afterwards() -> None:
    # R28, P37
    table = at("P1.field: Thief", "P2.field: One", "P3.hand: -")
    table.do(P1, "attack Thief > One")
    assert table.hand(P1) == []
    table.round_goes_by()
    held = len(table.hand(P1))
    table.do(P1, "attack Thief > P3")
    assert len(table.hand(P1)) == held + 1


def test_a_hero_that_is_hit_can_have_its_revenge() -> None:
    # R28, P28: damage by an effect is no hit
    table = at("P1.field: Two", "P1.hand: Smite", "P1.mana: 1", "P2.field: Grudge", "P3.field: Grudge")
    table.do(P1, "cast Smite > P2")
    assert table.health(P1) == 20
    table.do(P1, "attack Two > P2")
    assert (table.health(P1), table.health(P2)) == (19, 15)


def test_a_fight_is_told_with_the_power_of_both() -> None:
    # P26
    table = at("P1.field: Three", "P2.field: Five")
    table.do(P1, "attack Three > Five")
    assert table.happened() == ["attack", "resolve", "combat", "damage", "damage", "exhaust", "destroy"]
    (fight,) = table.about(events.COMBAT)
    assert (fight["attack"], fight["defence"]) == (3, 5)
