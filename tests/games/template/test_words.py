"""Answers and events in words, and positions in text."""

import pytest

from cardwright.games.template.game import GAME
from cardwright.kernel.errors import BadInput, IllegalAction
from tests.games.template.table import P1, P2, at


@pytest.mark.parametrize(
    ("typed", "meant"),
    [("play Market Stall", "play Market Stall"), ("MARKET", "play Market Stall"), ("forage", "forage")],
)
def test_a_move_can_be_typed_in_short(typed: str, meant: str) -> None:
    table = at("order: P1, P2\nP1.hand: Market Stall, Preen")
    assert GAME.action_text(table.s, P1, GAME.read_action(table.s, P1, typed)) == meant


def test_a_bid_can_be_typed_as_its_number() -> None:
    table = at("seats: 2")
    assert GAME.read_action(table.s, P1, "2") == GAME.read_action(table.s, P1, "bid 2")


@pytest.mark.parametrize("typed", ["bid -1", "bid", "bid two", "bid 99999", "everything"])
def test_what_is_no_bid_is_refused(typed: str) -> None:
    with pytest.raises(IllegalAction, match="is not a bid; write for example"):
        at("seats: 2").say(P1, typed)


def test_a_name_that_could_be_two_cards_is_refused_with_both() -> None:
    with pytest.raises(IllegalAction, match='"s" could be Spyglass or Screech'):
        at("order: P1, P2\nP1.hand: Spyglass, Screech").say(P1, "s")


def test_what_is_not_offered_is_refused_with_what_is() -> None:
    table = at("seats: 3\norder: P1, P2\nP1.hand: Pickpocket")
    table.play(P1, "pickpocket")
    with pytest.raises(IllegalAction, match='there is no "P9" in what is offered: P2, P3'):
        table.say(P1, "P9")


def test_answers_have_parts_for_programs() -> None:
    table = at("order: P1, P2\nP1.hand: Pickpocket, Spyglass\ndeck: Caw")
    parts = [GAME.action_parts(table.s, P1, action) for action in GAME.legal(table.s, P1)]
    assert parts == [{"kind": "play", "card": "pickpocket"}, {"kind": "play", "card": "spyglass"}, {"kind": "pass"}]
    table.play(P1, "spyglass")
    picks = [GAME.action_parts(table.s, P1, action) for action in GAME.legal(table.s, P1)]
    assert picks == [{"kind": "pick", "question": "keep", "thing": "Caw"}]
    bids = at("P1.glitter: 0")
    assert GAME.action_parts(bids.s, P1, GAME.legal(bids.s, P1)[0]) == {"kind": "bid", "amount": 0}


def test_a_written_position_reads_back() -> None:
    table = at(
        "seats: 3\nround: 2\nplaying: P1, P3\norder: P3\nP1.hand: Caw\ncharms: P3 Old Mirror\ndeck: Preen, Screech"
    )
    again = GAME.read_position(GAME.position_text(table.s), GAME.options()())
    assert GAME.digest(again) == GAME.digest(table.s)


def test_the_players_a_position_names_decide_how_many_there_are() -> None:
    assert at("P3.hand: Caw").s.seats == 3
    assert at("order: P4, P1").s.seats == 4


@pytest.mark.parametrize(
    ("position", "problem"),
    [
        ("P1.hand: Caw\nP2.hand: Caw", "Caw is in two places"),
        ("P1.hand: Cow", "did you mean Caw"),
        ("order: P1, P1", "P1 cannot be in the order of turns, or not twice"),
        ("seats: 3\nplaying: P1, P2\norder: P3", "P3 cannot be in the order of turns"),
        ("seats: 3\nplaying: P1, P2\ncharms: P3 Old Mirror", "in front of P3, who is not playing"),
        ("playing: -", "somebody must still be playing"),
        ("round: 6", "6 is not between 1 and 5"),
        ("seats: 5", "5 is not between 2 and 4"),
        ("seats: 2\nP3.glitter: 1", 'there is no line "P3.glitter"'),
        ("P1.glitter: -1", "-1 is not between 0 and 1000"),
        ("order: P1, Q2", '"Q2" is not a player'),
    ],
)
def test_a_position_that_cannot_be_is_refused(position: str, problem: str) -> None:
    with pytest.raises(BadInput, match=problem):
        at(position)


def test_an_answer_has_words_even_when_nobody_asks_for_it() -> None:
    table = at("order: P1, P2\nP2.hand: Caw")
    caw = table.s.players[P2].hand[0]
    assert GAME.action_text(table.s, P2, 2 | caw << 5) == "play Caw"
    assert GAME.action_text(table.s, P2, 1 | caw << 5) == "Caw"
    assert GAME.action_text(table.s, P2, 0) == "pass"
