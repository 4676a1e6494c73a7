"""The deal, the draw, the bids and the turns."""

import pytest

from cardwright.games.template.game import GAME, STANDARD
from cardwright.kernel.errors import BadInput, IllegalAction
from tests.games.template.table import P1, P2, P3, at, dealt


def test_everybody_begins_with_three_glitter_and_three_cards_and_draws_one() -> None:
    # R1, R4
    table = dealt(seats=4)
    assert table.glitter() == [3, 3, 3, 3]
    assert [len(player.hand) for player in table.s.players] == [4, 4, 4, 4]


def test_the_deck_holds_every_card_once() -> None:
    # R1
    table = dealt(deal=0, draws=0)
    assert sorted(table.s.deck) == list(range(len(STANDARD.all)))
    assert table.s.deck != dealt(seed=2, deal=0, draws=0).s.deck


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_magpies_is_played_by_two_to_four(seats: int) -> None:
    # R1
    with pytest.raises(BadInput, match=f"played by 2 to 4, not by {seats}"):
        dealt(seats=seats)


def test_a_game_cannot_begin_at_its_end() -> None:
    # R1, R22
    with pytest.raises(BadInput, match="a game for 3 glitter cannot begin with 3"):
        dealt(goal=3)


def test_a_round_is_draw_bid_turns() -> None:
    # R3, R4, R6, R8
    table = at("order: P2\ndeck: Preen, Caw, Screech", rounds=3)
    table.say(P2, "forage")
    assert table["round"] == "2"
    assert (table["P1.hand"], table["P2.hand"]) == ("Preen", "Caw")
    assert table.question() == "bid"
    table.bid(1, 0)
    assert table.question() == "move"
    assert table["order"] == "P1, P2"


def test_more_cards_are_drawn_if_the_options_say_so() -> None:
    # R4
    assert [len(player.hand) for player in dealt(deal=1, draws=3).s.players] == [4, 4]


def test_an_empty_deck_is_refilled_from_the_discard_pile() -> None:
    # R5
    table = at("order: P2\ndiscard: Preen, Caw, Screech")
    table.s.script = (0, 0)
    table.say(P2, "forage")
    assert "The discard pile is shuffled and becomes the deck." in table.told()
    assert table["discard"] == "-"
    assert sorted([table["deck"], table["P1.hand"], table["P2.hand"]]) == ["Caw", "Preen", "Screech"]


def test_without_any_card_left_nothing_is_drawn() -> None:
    # R5
    table = at("order: P2")
    table.say(P2, "forage")
    assert table["P1.hand"] == "-"
    assert table.question() == "bid"


def test_bids_are_made_at_the_same_time() -> None:
    # R6
    table = at("seats: 3")
    assert table.asked() == [P1, P2, P3]
    table.say(P3, "bid 2")
    assert table.asked() == [P1, P2]
    with pytest.raises(IllegalAction, match="already locked in"):
        table.say(P3, "bid 1")


def test_a_bid_is_at_most_two_and_at_most_what_one_has() -> None:
    # R6
    table = at("P1.glitter: 5\nP2.glitter: 1")
    assert table.choices(P1) == ["bid 0", "bid 1", "bid 2"]
    assert table.choices(P2) == ["bid 0", "bid 1"]
    assert table.why_not(P1, "bid 3") == "a bid is at most 2"
    assert table.why_not(P2, "bid 2") == "you have 1 glitter and cannot bid 2"


def test_the_highest_bidder_alone_pays_draws_and_leads() -> None:
    # R7
    table = at("seats: 3\ndeck: Preen, Caw")
    table.bid(1, 2, 0)
    assert table.glitter() == [3, 1, 3]
    assert [table[f"P{seat}.hand"] for seat in (1, 2, 3)] == ["-", "Preen", "-"]
    assert table["order"] == "P2, P3, P1"


@pytest.mark.parametrize(("chance", "leader"), [(0, "P1"), (1, "P3")])
def test_chance_decides_between_equal_bids(chance: int, leader: str) -> None:
    # R7
    table = at("seats: 3")
    table.s.script = (chance,)
    table.bid(2, 1, 2)
    assert f"{leader} leads the round for 2 glitter." in table.told()


def test_bids_are_shown_together() -> None:
    # R7
    table = at("seats: 2")
    table.say(P1, "bid 2")
    assert table.told() == []
    table.say(P2, "bid 1")
    assert table.told()[:2] == ["P1 bids 2.", "P2 bids 1."]


def test_foraging_gains_one_glitter_and_ends_the_turn() -> None:
    # R8
    table = at("order: P1, P2")
    table.say(P1, "forage")
    assert table.glitter() == [4, 3]
    assert table.asked() == [P2]


def test_a_played_card_ends_the_turn() -> None:
    # R8
    table = at("order: P1, P2\nP1.hand: Market Stall, Preen")
    table.play(P1, "market stall")
    assert table.asked() == [P2]


@pytest.mark.parametrize(("position", "does"), [("order: P1, P2", "forage"), ("seats: 2", "bid 0")])
def test_who_runs_out_of_time_forages_or_bids_nothing(position: str, does: str) -> None:
    # R20
    table = at(position)
    decision = table.s.waiting[0]
    assert decision.seconds == 60
    assert GAME.action_text(table.s, P1, GAME.timeout(table.s, decision)) == does


def test_who_runs_out_of_time_passes_or_takes_the_first_thing_offered() -> None:
    # R20
    table = at("seats: 3\norder: P1, P2\nP1.hand: Pickpocket", seconds=5)
    table.say(P1, "pickpocket")
    assert table.s.waiting[0].seconds == 5
    for seat in (P2, P3, P1):
        table.time_out(seat)
    assert table.s.waiting[0].seconds == 5
    table.time_out(P1)
    assert table.glitter() == [5, 1, 3]
