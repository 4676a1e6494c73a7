"""Preparation: the deck, the hands, the coin, health and mana."""

from collections import Counter

import pytest

from cardwright.games.threelines.game import GAME
from cardwright.games.threelines.model.card import Card
from cardwright.kernel.cards import CardSet
from cardwright.kernel.errors import BadOption, IllegalAction
from tests.games.threelines.table import P1, P2, PLAIN_CARDS, Table, dealt

SEEDS = range(30)


@pytest.fixture(scope="module")
def many() -> list[Table]:
    return [dealt(seed) for seed in range(2000)]


@pytest.fixture(scope="module")
def orders(many: list[Table]) -> list[list[str]]:
    """The cards of many matches, each in the order of hands and deck."""
    return [table.cards() for table in many]


def test_a_match_seats_two_different_players_and_nobody_else() -> None:
    # R5, T26: accounts are the server's; the rules know two seats and refuse a third.
    table = dealt()
    assert (GAME.least_seats, GAME.most_seats) == (2, 2)
    assert list(table.s.asked()) == [P1, P2]
    assert GAME.why_not(table.s, 2, 0) == "there is no seat 3 at this table"
    with pytest.raises(IllegalAction, match="there is no seat 3"):
        GAME.apply(table.s, 2, 0)


@pytest.mark.parametrize("seats", [1, 3])
def test_a_match_for_fewer_or_more_than_two_is_refused(seats: int) -> None:
    # R5
    with pytest.raises(BadOption, match=rf"^Threelines is played by 2, not by {seats}$"):
        GAME.new(GAME.options()(), 1, seats=seats)


def test_nobody_brings_a_deck_of_their_own() -> None:
    # R6: the match deck is common to both
    with pytest.raises(BadOption, match=r"^the deck of P1 cannot be played: Threelines is played without decks$"):
        GAME.new(GAME.options()(), 1, decks=("20 Jon Snow", "20 Rusk"))


@pytest.mark.parametrize("seed", SEEDS)
def test_the_match_deck_is_twenty_different_cards_of_the_base(seed: int) -> None:
    # R6, T24
    cards = dealt(seed).cards()
    assert len(cards) == 20
    assert len(set(cards)) == 20
    assert set(cards) <= {card.name for card in GAME.cards().all}


def test_both_players_receive_four_cards() -> None:
    # R7
    table = dealt()
    assert len(table.hand(P1)) == 4
    assert len(table.hand(P2)) == 4


def test_the_hands_come_out_of_the_match_deck() -> None:
    # T11
    assert len(dealt().deck()) == 12


def test_the_cards_are_dealt_one_by_one_to_each_player_in_turn_and_then_the_coin_is_tossed() -> None:
    # R7, R8
    told = dealt().told()
    assert told[:8] == ["P1 draws a card.", "P2 draws a card."] * 4
    assert told[8] in ("P1 wins the coin toss and draws first.", "P2 wins the coin toss and draws first.")
    assert told[9] == "Round 1."


def test_a_coin_decides_the_first_player() -> None:
    # R8
    assert {dealt(seed)["first"] for seed in SEEDS} == {"P1", "P2"}
    table = dealt()
    assert f"{table['first']} wins the coin toss and draws first." in table.told()


def test_the_coin_is_fair(many: list[Table]) -> None:
    # R8; four standard deviations around half of 2000 tosses
    tosses = Counter(table["first"] for table in many)
    assert set(tosses) == {"P1", "P2"}
    assert 910 <= tosses["P1"] <= 1090


def test_both_avatars_begin_with_twenty_health() -> None:
    # R9
    table = dealt()
    assert (table["P1.hp"], table["P2.hp"]) == ("20", "20")


def test_both_players_begin_with_three_mana() -> None:
    # R10: seen before the first gain when that is switched off
    table = dealt(first_round_mana=False)
    assert (table["P1.mana"], table["P2.mana"]) == ("3", "3")


def test_the_field_and_the_discard_are_empty_at_first() -> None:
    # R2, R3
    table = dealt()
    for seat in ("P1", "P2"):
        assert [table[f"{seat}.{line}"] for line in ("left", "center", "right")] == ["-", "-", "-"]
    assert table["discard"] == "-"
    assert (table["round"], table["idle"]) == ("1", "0")


def test_the_same_seed_deals_the_same_match_and_another_seed_another() -> None:
    # R6, R8
    assert GAME.digest(dealt(7).s) == GAME.digest(dealt(7).s)
    assert len({GAME.digest(dealt(seed).s) for seed in SEEDS}) == len(SEEDS)


def test_every_card_of_the_base_gets_into_matches_equally_often(orders: list[list[str]]) -> None:
    # R6; each of the 64 is expected in 625 of 2000 matches, within five standard deviations
    counts = Counter(name for order in orders for name in order)
    assert len(counts) == 64
    assert all(521 <= count <= 729 for count in counts.values())


def test_any_card_can_come_to_any_place_of_the_match_equally_often(orders: list[list[str]]) -> None:
    # R6, R7; each is expected 31 times in a place, within six standard deviations
    for cards in zip(*orders, strict=True):
        assert len(set(cards)) == 64
        assert max(Counter(cards).values()) <= 64


def test_a_base_of_exactly_twenty_cards_puts_each_of_them_into_the_match() -> None:
    # R6, T25
    base = CardSet(GAME.cards().all[:20])
    assert sorted(dealt(cards=base).cards()) == sorted(card.name for card in base.all)


def test_with_fewer_than_twenty_cards_there_is_no_match() -> None:
    # T25
    with pytest.raises(BadOption, match=r"^a match needs 20 different cards; there are 19$"):
        dealt(cards=CardSet(GAME.cards().all[:19]))


def test_the_size_of_the_match_deck_is_an_option() -> None:
    # R6, T32
    assert len(dealt(deck=64).cards()) == 64
    assert len(set(dealt(deck=64).cards())) == 64
    assert len(dealt(deck=8).deck()) == 0
    with pytest.raises(BadOption, match=r"^a match needs 64 different cards; there are 63$"):
        dealt(cards=CardSet(GAME.cards().all[:63]), deck=64)


def test_the_number_of_cards_dealt_is_an_option() -> None:
    # R7, T32
    table = dealt(deal=3, draws=0)
    assert (len(table.hand(P1)), len(table.hand(P2)), len(table.deck())) == (3, 3, 14)
    none = dealt(deal=0, draws=0)
    assert (none["P1.hand"], none["P2.hand"], len(none.deck())) == ("-", "-", 20)


def test_a_deck_too_small_for_both_hands_is_refused() -> None:
    # R6, R7
    assert len(dealt(deck=8, deal=4).cards()) == 8
    with pytest.raises(BadOption, match=r"^7 cards are too few to deal 4 to each player$"):
        dealt(deck=7, deal=4)


def test_more_cards_than_a_hand_holds_cannot_be_dealt() -> None:
    # R7, R12
    assert len(dealt(deal=5, hand_limit=5).hand(P1)) == 5
    with pytest.raises(BadOption, match=r"^5 cards cannot be dealt to hands of at most 4$"):
        dealt(deal=5)


def test_health_and_starting_mana_are_options() -> None:
    # R9, R10, T32
    table = dealt(hp=30, start_mana=5, first_round_mana=False)
    assert (table["P1.hp"], table["P2.hp"]) == ("30", "30")
    assert (table["P1.mana"], table["P2.mana"]) == ("5", "5")


def test_a_match_can_be_played_with_a_thousand_cards_but_not_with_any_number() -> None:
    # R6
    most = [Card(f"Card {number}", "", 1, 1, 1, "") for number in range(1022)]
    assert len(dealt(cards=CardSet(most), deck=1000).cards()) == 1000
    with pytest.raises(BadOption, match=r"^a match is played with at most 1022 cards; there are 1023$"):
        dealt(cards=CardSet([*most, Card("One More", "", 1, 1, 1, "")]))


def test_the_game_has_a_name_for_files_and_one_for_players() -> None:
    # R1
    assert (GAME.name, GAME.title) == ("threelines", "Threelines")


def test_a_match_can_be_played_with_other_cards() -> None:
    # R6
    assert set(dealt(cards=PLAIN_CARDS).cards()) <= {card.name for card in PLAIN_CARDS.all}


def test_a_match_that_tells_nothing_is_dealt_alike() -> None:
    # R6
    quiet = GAME.new(GAME.options()(), 5, telling=False)
    assert quiet.events == []
    assert GAME.digest(quiet) == GAME.digest(GAME.new(GAME.options()(), 5))
