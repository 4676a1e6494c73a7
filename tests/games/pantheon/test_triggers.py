"""Triggered effects: what hears what, and what does not."""

from __future__ import annotations

from cardwright.games.pantheon.game import GAME
from cardwright.kernel.game import CONCEDE
from tests.games.pantheon.house import P1, P2, P3, at, dealt


def test_the_stronger_unit_in_combat_has_destroyed_the_other() -> None:
    # R25 to R27
    table = at("P1.field: Champion", "P2.field: Two", "deck: Six, Five")
    table.do(P1, "attack Champion > Two")
    assert table.hand(P1) == ["Six"]


def test_a_defender_that_survives_has_destroyed_the_attacker() -> None:
    # R25 to R27
    table = at("P1.field: Two", "P2.field: Champion", "deck: Six, Five")
    table.do(P1, "attack Two > Champion")
    assert table.hands() == [[], ["Six"]]


def test_a_defender_that_falls_has_destroyed_nobody() -> None:
    # R25 to R27
    table = at("P1.field: Four", "P2.field: Champion", "deck: Six, Five")
    table.do(P1, "attack Four > Champion")
    assert table.hands() == [[], []]
    table = at("P1.field: Champion", "P2.field: Four", "deck: Six, Five")
    table.do(P1, "attack Champion > Four")
    assert table.hands() == [[], []]


def test_if_both_fall_neither_has_destroyed_the_other() -> None:
    # R26
    table = at("P1.field: Champion=a", "P2.field: Champion=b", "deck: Six, Five")
    table.do(P1, "attack a > b")
    assert (table.hands(), table.field(P1), table.field(P2)) == ([[], []], [], [])


def test_a_field_card_that_is_destroyed_is_no_unit() -> None:
    table = at("P1.hero: Judge", "P1.health: 10", "P1.hand: Raze, Kill", "P1.mana: 9", "P2.field: Loom, Two")
    table.do(P1, "cast Raze > Loom")
    assert (table.health(P1), table.field(P2)) == (10, ["Two"])
    table.do(P1, "cast Kill > Two")
    assert table.health(P1) == 11


def test_a_sacrifice_is_heard_and_is_no_destruction() -> None:
    # R12, P16
    table = at(
        "P1.hero: Mourner", "P1.health: 10", "P1.hand: Offering", "P1.mana: 1", "P1.field: One", "P2.field: Butcher"
    )
    table.s.players[P2].health = 5
    table.do(P1, "cast Offering, sacrifice One")
    assert (table.health(P1), table.health(P2)) == (10, 6)


def test_each_end_of_turn_is_heard_on_every_field_and_an_end_of_turn_on_the_turn_players() -> None:
    # R40, P43
    lines = [f"P{seat}.health: 10" for seat in (1, 2, 3)]
    table = at(*lines, "P1.field: Bell", "P2.field: Bell, Leech", "P3.field: Bell")
    table.next_turn()
    assert [table.health(seat) for seat in (P1, P2, P3)] == [11, 11, 11]
    table.next_turn()
    assert [table.health(seat) for seat in (P1, P2, P3)] == [12, 11, 12]


def test_what_happens_to_an_eliminated_player_is_heard_by_nobody_of_theirs() -> None:
    # P46
    table = at("P1.hero: Mourner", "P1.health: 10", "P2.hero: Mourner", "P2.field: Spite, Bell", "P3.field: One")
    table.give_up(P2)
    assert (table.field(P2), table.hand(P2), table.health(P1)) == ([], [], 10)
    table.next_turn()
    assert (table.turn_player(), table.health(P1)) == (P3, 10)


def test_a_truce_ends_with_the_player_who_asked_for_it() -> None:
    # P46
    table = at("P1.hand: Truce", "P1.mana: 1", "P2.field: Two", "seats: 3")
    table.do(P1, "cast Truce > P2")
    assert "truce P2" in GAME.position_text(table.s)
    table.give_up(P1)
    assert "truce" not in GAME.position_text(table.s)
    assert table.s.players[P1].truce == 0


def test_what_an_eliminated_hero_gave_to_units_is_gone() -> None:
    # P46
    table = at("P1.field: Drummer, One", "P2.field: Two", "seats: 3")
    assert table.power("One") == 2
    before = table.s.auras
    table.give_up(P1)
    assert table.s.auras == before - 1
    assert GAME.decode(GAME.encode(table.s), table.s.cards).auras == table.s.auras


def test_if_the_first_player_gives_up_while_heroes_are_chosen_the_next_one_begins() -> None:
    # R2, P46
    for leaver in range(4):
        table = dealt(seats=4)
        first = table.turn_player()
        GAME.apply(table.s, leaver, CONCEDE)
        table.choose_all()
        assert table.turn_player() == ((first + 1) % 4 if leaver == first else first)


# What holds while a card is in play.


def test_a_heros_word_holds_for_the_units_it_names_and_no_others() -> None:
    table = at("P1.hero: Marshal", "P2.hero: Warlord", "P1.field: Two", "P2.field: Three, Loom")
    assert (table.power("Two"), table.power("Three")) == (3, 3)
    assert (table.taunts("Two"), table.taunts("Three")) == (False, True)


def test_a_hero_of_each_sort_says_its_own_thing_only() -> None:
    table = at("P1.hero: Warlord", "P1.field: Two", "P2.hero: Marshal", "P2.field: Three, Drummer")
    assert (table.power("Two"), table.taunts("Two")) == (2, True)
    assert (table.power("Three"), table.power("Drummer"), table.taunts("Three")) == (5, 3, False)


def test_what_a_hero_said_no_longer_holds_once_the_player_is_eliminated() -> None:
    # P46
    table = at("P1.hero: Marshal", "P1.field: One", "P2.hero: Marshal", "P2.field: Two", "P3.hero: Warlord")
    before = table.s.auras
    table.give_up(P1)
    assert table.s.auras < before
    assert table.power("Two") == 3
    table = at("P1.hero: Marshal", "P1.field: One exhausted", "P2.field: Two", "P3.field: Three")
    table.give_up(P1)
    assert table.s.auras == 0
    assert GAME.digest(GAME.decode(GAME.encode(table.s), table.s.cards)) == GAME.digest(table.s)


def test_a_unit_that_lived_on_a_word_falls_when_the_word_is_gone() -> None:
    table = at("P1.field: Drummer, One", "P1.hand: Curse, Kill", "P1.mana: 9", "P2.hand: -")
    table.do(P1, "cast Curse > One")
    assert table.field(P1) == ["Drummer"]
    table = at("P1.field: Drummer, Two", "P1.hand: Curse, Kill", "P1.mana: 9")
    table.do(P1, "cast Curse > Two")
    assert table.power("Two") == 1
    table.do(P1, "cast Kill > Drummer")
    assert table.field(P1) == []
