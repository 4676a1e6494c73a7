"""Stalling and time."""

from __future__ import annotations

from cardwright.games.generals.game import GAME
from tests.games.generals.field import P1, P2, Field, field


def seconds(battle: Field, seat: int) -> int:
    decision = battle.s.decision(seat)
    assert decision is not None
    return int(decision.seconds)


def time_out(battle: Field, seat: int) -> None:
    decision = battle.s.decision(seat)
    assert decision is not None
    GAME.apply(battle.s, seat, GAME.timeout(battle.s, decision))


def refill(battle: Field) -> None:
    """Put another copy of the first card into the hand."""
    battle.s.players[P1].hand[0] = battle.s.cards.at("mana_vortex")


def test_ten_cards_without_any_damage_are_enough_for_a_turn() -> None:
    # R102
    battle = field("", "P1 hand: Mana Vortex")
    for _ in range(10):
        refill(battle)
        battle.do("play 1")
    refill(battle)
    assert battle.why_not("play 1") == "10 cards without any damage are enough for one turn (R102)"
    assert battle.end(2).can("play 1")


def test_damage_lets_you_go_on() -> None:
    # R102
    battle = field("P1 Hailstone Golem h3", "P1 hand: Mana Vortex")
    for _ in range(10):
        refill(battle)
        battle.do("play 1")
    refill(battle)
    assert battle.do("attack h3 i3").can("play 1")


def test_stall_guard_says_how_many() -> None:
    # R102
    battle = field("", "P1 hand: Mana Vortex, Mana Vortex", stall_guard=1).do("play 1")
    assert not battle.can("play 2")


def test_you_have_90_seconds_for_a_turn_and_then_it_ends() -> None:
    # R103
    battle = field("P1 Komodo Charger c3")
    assert seconds(battle, P1) == 90
    time_out(battle, P1)
    assert battle.mover() == P2
    assert seconds(field("", turn_seconds=40), P1) == 40


def test_a_turn_of_many_actions_has_one_clock() -> None:
    # R103
    battle = field("P1 Komodo Charger c3").do("move c3 c4")
    decision = battle.s.decision(P1)
    assert decision is not None
    assert decision.continues


def test_after_a_turn_in_which_you_did_nothing_you_have_15_seconds() -> None:
    # R104
    battle = field("P1 Komodo Charger c3").do("end", "move i3 h3", "end")
    assert seconds(battle, P1) == 15
    battle.do("end")
    assert seconds(battle, P2) == 90
    assert seconds(field("", absent_seconds=7).end(2), P1) == 7


def test_one_action_is_enough_to_have_the_whole_time_again() -> None:
    # R104
    battle = field("").do("end", "end", "move a3 b3", "end", "end")
    assert seconds(battle, P1) == 90


def test_the_mulligan_has_the_time_of_a_turn_and_the_player_who_does_not_answer_keeps_the_hand() -> None:
    # R105
    battle = field("", "turn: 0", "P1 hand: Tempest", "P1 deck: War Surge")
    assert (seconds(battle, P1), seconds(battle, P2)) == (90, 90)
    time_out(battle, P1)
    time_out(battle, P2)
    assert battle.hand(P1) == ["Tempest"]
    assert battle.s.turn == 1


def test_after_damage_ten_more_cards_can_be_played() -> None:
    # R102: not more, and not fewer
    battle = field("P1 Hailstone Golem h3", "P1 hand: Mana Vortex").do("play 1", "attack h3 i3")
    for _ in range(10):
        refill(battle)
        battle.do("play 1")
    refill(battle)
    assert not battle.can("play 1")
