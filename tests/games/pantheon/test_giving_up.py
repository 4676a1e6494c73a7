"""Giving up, in every phase: it is falling (P46), and the others go on."""

import pytest

from tests.games.pantheon.house import P1, P2, P3, P4, at


def test_giving_up_is_falling() -> None:
    # P50, P46
    table = at("P1.field: Two", "P1.hand: Six", "P1.mana: 1", "P2.hand: -", "P3.hand: -")
    table.give_up(P1)
    assert (table.alive(P1), table.turn_player(), sorted(table.pile())) == (False, P2, ["Mana", "Six", "Two"])
    table.give_up(P3)
    assert table.result() == (P2,)


def test_giving_up_in_the_turn_of_another() -> None:
    # P50
    table = at("P1.field: Two", "P2.field: Three", "P3.hand: -")
    table.give_up(P2)
    assert (table.question(), table.asked(), table.pile()) == ("main", [P1], ["Three"])


@pytest.mark.parametrize("quitter", [P1, P2, P3])
def test_giving_up_while_somebody_is_asked_for_an_answer(quitter: int) -> None:
    # P50, P34
    table = at("P1.field: Two", "P2.field: One", "P3.hand: -", "P4.hand: -", ask_everybody=True)
    table.say(P1, "attack Two > One")
    table.give_up(quitter)
    table.everybody_passes()
    assert table.alive(quitter) is False
    assert table.result() is None
    if quitter == P1:
        assert (table.turn_player(), table.field(P2)) == (P2, ["One"])
    else:
        assert (table.turn_player(), table.ready("Two")) == (P1, False)


def test_giving_up_in_the_mulligan() -> None:
    # P50
    table = at("phase: before", "turn: P3", "P1.hand: Six", "P2.hand: -", "P3.hand: -")
    table.start()
    table.give_up(P1)
    assert (table.question(), table.asked()) == ("mulligan", [P2])
    assert "Six" in table.pile()


def test_giving_up_while_asked_before_the_end() -> None:
    # P50, P41
    table = at("P1.field: Two", "P2.hand: Bolt", "P2.mana: 1", "P3.hand: Bolt", "P3.mana: 1", "P4.hand: -")
    table.say(P1, "end")
    assert table.asked() == [P2]
    table.give_up(P2)
    assert (table.question(), table.asked()) == ("closing", [P3])
    table.give_up(P1)
    assert (table.question(), table.asked(), table.turn_player()) == ("mulligan", [P3], P3)


def test_giving_up_while_discarding() -> None:
    # P50, R41
    table = at("P1.hand: One, One, One, One, One, One, One, One", "P2.hand: -", "P3.hand: -")
    table.end()
    assert table.question() == "discard"
    table.give_up(P1)
    assert (table.question(), table.asked()) == ("mulligan", [P2])


def test_giving_up_while_choosing_what_to_sacrifice() -> None:
    # P50
    table = at("P1.hand: Toll", "P1.mana: 1", "P2.field: One, Two", "P3.field: One, Two", "P4.hand: -")
    table.do(P1, "cast Toll")
    assert (table.question(), table.asked()) == ("sacrifice", [P2])
    table.give_up(P2)
    assert (table.question(), table.asked()) == ("sacrifice", [P3])
    table.say(P3, "sacrifice Two")
    assert (table.field(P3), table.asked()) == (["One"], [P1])


def test_with_two_players_giving_up_loses() -> None:
    # P50, R5
    table = at("P1.field: Two", "P2.hand: -")
    table.give_up(P1)
    assert table.result() == (P2,)


def test_the_order_of_falling_is_remembered() -> None:
    # P46
    table = at("seats: 4")
    table.give_up(P3)
    table.give_up(P1)
    table.give_up(P4)
    assert table.result() == (P2,)
    assert table.places() == [2, 0, 1, 3]


def test_giving_up_ends_what_one_was_doing_to_the_others() -> None:
    # P50, P46: links of a fallen player are negated, so nobody has to give anything up for them any more
    for spell, question in (("Toll", "sacrifice"), ("Tax", "discard")):
        table = at(f"P1.hand: {spell}", "P1.mana: 1", "P2.field: One, Two", "P2.hand: Five, Six", "P3.hand: -")
        table.do(P1, f"cast {spell}")
        assert (table.question(), table.asked()) == (question, [P2])
        table.give_up(P1)
        assert (table.question(), table.asked(), table.field(P2)) == ("mulligan", [P2], ["One", "Two"])
        assert {"Five", "Six"} <= set(table.hand(P2))


def test_at_a_table_of_six_the_turn_goes_on_among_the_living() -> None:
    # P46, R42
    table = at("seats: 6")
    for seat in (P2, P4):
        table.give_up(seat)
    turns = []
    for _ in range(5):
        turns.append(table.turn_player())
        table.next_turn()
    assert turns == [0, 2, 4, 5, 0]


@pytest.mark.parametrize("quitter", [P1, P3])
def test_what_giving_up_sets_off_happens_at_once(quitter: int) -> None:
    # P50, P46
    table = at("P1.field: One", "P2.field: Vulture", "P3.hand: -", "P4.hand: -", "deck: Four, Five, Six")
    table.give_up(quitter)
    assert table.hand(P2)[0] == "Four"
    assert table.question() == ("mulligan" if quitter == P1 else "main")


def test_a_player_who_is_asked_before_the_end_is_still_asked_when_another_gives_up() -> None:
    # P50, P41
    table = at("seats: 4", ask_everybody=True)
    table.say(P1, "end")
    table.give_up(P3)
    assert (table.question(), table.asked()) == ("closing", [P2])
    assert table.windows("closing") == [P2, P4]
    assert table.turn_player() == P2


def test_a_player_who_discards_goes_on_when_another_gives_up() -> None:
    # P50, R41
    table = at("P1.hand: One, One, One, One, One, One, One, Two, Six", "P2.hand: -", "P3.hand: -")
    table.end()
    table.say(P1, "discard Two")
    table.give_up(P2)
    assert (table.question(), table.asked(), len(table.hand(P1))) == ("discard", [P1], 8)
    table.say(P1, "discard Six")
    assert (table.turn_player(), table.question()) == (P3, "mulligan")


def test_nobody_is_asked_anything_when_the_last_opponent_has_given_up() -> None:
    # P50, P53
    table = at("P1.field: Two", "P2.hand: Bolt", "P2.mana: 1")
    table.give_up(P2)
    assert (table.result(), table.s.waiting) == ((P1,), ())
