"""Positions in text: written, read back, and refused where no match can have them."""

import pytest

from cardwright.games.threelines.game import GAME
from cardwright.games.threelines.model.card import Card
from cardwright.kernel.cards import CardSet
from cardwright.kernel.errors import BadInput, BadPosition
from tests.games.threelines.table import P1, P2, PLAIN_CARDS, at, at_cards, dealt

WRITTEN = """\
round: 3
first: P2
idle: 1
P1.hp: 17
P1.mana: 2
P1.hand: Jon Snow, Rusk
P1.left: Robb Stark 1
P1.center: -
P1.right: -
P2.hp: 12
P2.mana: 6
P2.hand: -
P2.left: -
P2.center: Vharos 5
P2.right: Old Garrick 8
deck: Petra Vale, Sister Ilse
discard: Silas Crowe
"""


def refused(position: str, **options: object) -> str:
    with pytest.raises(BadInput) as refusal:
        at_cards(position, **options)
    return str(refusal.value)


def test_a_position_is_written_line_by_line_and_reads_back_the_same() -> None:
    # T30
    assert GAME.position_text(at_cards(WRITTEN).s) == WRITTEN


def test_a_position_that_is_not_written_is_as_at_the_start() -> None:
    # R9, R10
    table = at("deck: 1/1", hp=25, start_mana=2)
    assert (table["round"], table["first"], table["idle"]) == ("0", "P1", "0")
    assert (table["P2.hp"], table["P2.mana"], table["P2.hand"]) == ("25", "2", "-")
    assert table["discard"] == "-"


def test_a_position_is_read_in_its_placement_phase() -> None:
    # R17, R21
    table = at_cards(WRITTEN)
    assert list(table.s.asked()) == [P1, P2]
    assert table.s.result is None


def test_the_lines_may_come_in_any_order_with_comments_and_any_case() -> None:
    # T22
    table = at_cards("# a study\nDECK: rusk, jon snow   # top card first\n\np1.LEFT: robb stark\nfirst: p2\n")
    assert table["deck"] == "Rusk, Jon Snow"
    assert table["P1.left"] == "Robb Stark 2"
    assert table["first"] == "P2"


def test_the_top_of_the_deck_is_written_first() -> None:
    # R18
    table = at("deck: 1/1, 2/2, 3/3\nfirst: P1")
    table.play()
    table.begin_round()
    assert (table["P1.hand"], table["P2.hand"], table["deck"]) == ("1/1", "2/2", "3/3")


def test_a_card_on_a_line_has_all_its_defence_unless_a_number_is_written() -> None:
    # R11, T1
    table = at("P1.left: 3/9\nP1.center: 3/8 2\nP1.right: 3/7 20")
    assert (table["P1.left"], table["P1.center"], table["P1.right"]) == ("3/9 9", "3/8 2", "3/7 20")


def test_an_empty_cell_or_pile_is_written_as_a_dash_or_left_out() -> None:
    # R3
    table = at("P1.left: -\nP1.center:\nP1.hand: -\nP2.hand:\ndeck: 1/1\ndiscard:")
    assert [table[line] for line in ("P1.left", "P1.center", "P1.hand", "P2.hand", "discard")] == ["-"] * 5


def test_what_a_player_sees_can_be_written_and_read_back() -> None:
    # T30
    seen = GAME.position_text(GAME.mask(dealt(4).s, P1))
    assert GAME.position_text(at_cards(seen).s) == seen


def test_every_position_of_a_match_reads_back_the_same() -> None:
    # R14
    for seed in range(5):
        table = dealt(seed)
        while table.s.result is None:
            written = GAME.position_text(table.s)
            assert GAME.position_text(at_cards(written).s) == written
            for seat in (P1, P2):
                legal = GAME.legal(table.s, seat)
                GAME.apply(table.s, seat, legal[len(legal) * (seat + 1) // 3])
            table.begin_round()


def test_a_read_position_offers_the_same_choices() -> None:
    # R22
    table = dealt(9)
    again = at_cards(GAME.position_text(table.s))
    for seat in (P1, P2):
        assert list(GAME.legal(again.s, seat)) == list(GAME.legal(table.s, seat))


@pytest.mark.parametrize("again", ["P2.hand: Rusk", "deck: Rusk", "discard: Rusk", "P1.right: Rusk", "P2.left: Rusk"])
def test_a_card_in_two_places_is_refused(again: str) -> None:
    # R6, T24
    assert refused(f"P1.hand: Rusk, Jon Snow\n{again}") == "Rusk is in two places"


def test_a_hand_beyond_the_limit_is_refused() -> None:
    # R12, R32
    sentence = refused("P1.hand: Rusk, Jon Snow, Robb Stark, Vharos, Petra Vale")
    assert "5 cards" in sentence
    assert "4" in sentence
    assert "the limit is 2" in refused("P2.hand: Rusk, Jon Snow, Robb Stark", hand_limit=2)
    assert at_cards("P2.hand: Rusk, Jon Snow, Robb Stark", hand_limit=3)["P2.hand"] == "Rusk, Jon Snow, Robb Stark"


@pytest.mark.parametrize(
    ("position", "sentence"),
    [
        ("P1.hp: -1", "P1.hp: -1 is not between 0 and 1000"),
        ("P1.hp: 1001", "P1.hp: 1001 is not between 0 and 1000"),
        ("P2.mana: much", 'P2.mana: "much" is not a whole number'),
        ("P2.mana: -1", "P2.mana: -1 is not between 0 and 1000"),
        ("P2.mana: 1001", "P2.mana: 1001 is not between 0 and 1000"),
        ("round: 1001", "round: 1001 is not between 0 and 1000"),
        ("round: -1", "round: -1 is not between 0 and 1000"),
        ("idle: 1001", "idle: 1001 is not between 0 and 1000"),
        ("first: P3", 'first: "P3" is not a player; there are P1 to P2'),
        ("first: P0", 'first: "P0" is not a player; there are P1 to P2'),
        ("first: P²", 'first: "P²" is not a player; there are P1 to P2'),
        ("P1.left: Rusk 0", "P1.left: 0 is not between 1 and 1000000"),
        ("P1.left: Rusk 1000001", "P1.left: 1000001 is not between 1 and 1000000"),
        ("P1.left: Rusky", 'P1.left: there is no card "Rusky"; did you mean Rusk?'),
        ("P3.hp: 5", 'there is no line "P3.hp"; did you mean P2.hp or P1.hp?'),
        ("P1.hp 5", 'line 1: "P1.hp 5" is not written KEY: VALUE'),
        ("P1.hp: 5\nP1.hp: 6", 'the line "P1.hp" is there twice'),
    ],
)
def test_what_no_match_can_have_is_refused_with_its_line(position: str, sentence: str) -> None:
    # R2, R9, R20, R25
    assert refused(position) == sentence


def test_the_largest_numbers_can_be_written() -> None:
    # T32
    text = "P1.hp: 1000\nP1.mana: 1000\nround: 1000\nidle: 1000\nP2.left: Rusk 1000000\nP2.hp: 0\nP2.mana: 0"
    table = at_cards(text, idle_rounds=1000)
    assert (table["P1.hp"], table["P1.mana"], table["round"], table["idle"]) == ("1000", "1000", "1000", "1000")
    assert (table["P2.left"], table["P2.hp"], table["P2.mana"]) == ("Rusk 1000000", "0", "0")


# Saved positions.


def spoilt(change: dict[str, object], seat: int | None = None) -> str:
    """The sentence that refuses a saved position in which some fields were changed."""
    value = GAME.encode(at("P1.hand: 1/1, 1/2\nP1.left: 3/3 2\ndeck: 9/9").s)
    target = value["position"] if seat is None else value["position"]["players"][seat]
    target.update(change)
    with pytest.raises(BadPosition) as refusal:
        GAME.decode(value, PLAIN_CARDS)
    return str(refusal.value)


def test_a_saved_position_lists_hands_lines_and_defence_as_plain_numbers() -> None:
    # T30
    find = PLAIN_CARDS.find
    position = GAME.encode(at("P1.hand: 1/1, 1/2\nP1.left: 3/3 2\nP2.right: 4/4\ndeck: 9/9, 8/8").s)["position"]
    assert position["players"][P1]["hand"] == [find("1/1"), find("1/2")]
    assert position["players"][P1]["lines"] == [find("3/3"), -1, -1]
    assert position["players"][P1]["defence"] == [2, 0, 0]
    assert position["players"][P2]["lines"] == [-1, -1, find("4/4")]
    assert position["players"][P2]["defence"] == [0, 0, 4]
    assert position["deck"] == [find("8/8"), find("9/9")]


@pytest.mark.parametrize(
    ("change", "seat"),
    [
        ({"hand": [0, 0]}, P1),
        ({"hand": [0, 1, 2, 3, 4]}, P1),
        ({"hand": [0, 1, 2, 3, 4, 5, 6]}, P1),
        ({"hand": [500]}, P1),
        ({"hand": [-2]}, P2),
        ({"hand": ["1/1"]}, P2),
        ({"hp": -1}, P1),
        ({"hp": 1001}, P2),
        ({"mana": -1}, P1),
        ({"mana": 1001}, P2),
        ({"lines": [-1, -1]}, P1),
        ({"lines": [-2, -1, -1]}, P1),
        ({"lines": [5000, -1, -1]}, P1),
        ({"lines": [500, -1, -1]}, P1),
        ({"lines": [-1, -1, -1]}, P1),
        ({"defence": [0, 0, 0]}, P1),
        ({"defence": [2, 2, 0]}, P1),
        ({"defence": [2, 0]}, P1),
        ({"defence": [-1, 0, 0]}, P1),
        ({"deck": [161, 161]}, None),
        ({"deck": [162]}, None),
        ({"deck": [-2]}, None),
        ({"players": []}, None),
        ({"luck": 7}, None),
    ],
)
def test_a_saved_position_no_match_can_have_is_refused(change: dict[str, object], seat: int | None) -> None:
    # R2, R6, R12, R25, T24
    assert spoilt(change, seat)


def test_a_spoilt_position_is_refused_with_the_place_and_what_is_expected() -> None:
    # R2, R12
    assert spoilt({"hand": [0, 1, 2, 3, 4, 5, 6]}, P1) == "players[0].hand: a hand is at most six cards of the set"
    assert spoilt({"hand": ["1/1"]}, P2) == 'players[1].hand[0]: expected a whole number, found "1/1"'
    assert spoilt({"hand": [0, 1, 2, 3, 4]}, P1) == "P1 holds 5 cards; the limit is 4"
    assert spoilt({"lines": [-1, -1]}, P2) == "players[1].lines: expected three numbers, one for each line"
    assert spoilt({"first": 2}) == "first: 2 is not between 0 and 1"
    assert spoilt({"lines": [0.5, -1, -1]}, P2) == "players[1].lines[0]: expected a whole number, found 0.5"


def test_a_card_number_too_large_for_its_line_does_not_become_another_card_on_the_next() -> None:
    # R2
    assert spoilt({"lines": [1023, -1, -1], "defence": [0, 2, 0]}, P1) == (
        "players[0].lines: expected three numbers, one for each line"
    )


def test_a_saved_defence_too_large_for_its_line_is_refused_and_does_not_become_a_smaller_one() -> None:
    # R2, R25
    assert spoilt({"defence": [2_000_000, 0, 0]}, P1) == "players[0].defence: expected three numbers, one for each line"


def test_a_saved_position_with_the_last_of_a_thousand_cards_comes_back() -> None:
    # R6
    cards = CardSet([Card(f"Card {number}", "", 1, 1, 1, "") for number in range(1022)])
    text = "P1.hand: card_1021, card_0\nP1.right: card_1020 1000000\nP2.left: card_1 1\ndeck: card_500"
    s = GAME.read_position(text, GAME.options()(), cards)
    back = GAME.decode(GAME.encode(s), cards)
    assert GAME.position_text(back) == GAME.position_text(s)
    assert "P1.right: Card 1020 1000000\n" in GAME.position_text(back)
    assert "P1.hand: Card 1021, Card 0\n" in GAME.position_text(back)
    value = GAME.encode(s)
    value["position"]["players"][P1]["hand"] = [1022]
    with pytest.raises(BadPosition):
        GAME.decode(value, cards)


def test_a_saved_position_of_the_largest_hand_comes_back() -> None:
    # R12, T32
    table = at("P1.hand: 1/1, 1/2, 1/3, 1/4, 1/5, 9/9 too", hand_limit=6)
    back = GAME.decode(GAME.encode(table.s), PLAIN_CARDS)
    assert GAME.position_text(back) == GAME.position_text(table.s)
    assert list(GAME.legal(back, P1)) == list(GAME.legal(table.s, P1))


def test_a_written_position_in_the_last_round_is_still_to_be_played() -> None:
    # R27: the match is judged at the end of a round, not at its beginning
    table = at("round: 3\nP1.left: 9/9", round_limit=3)
    assert table.s.result is None
    table.play("nothing", "nothing")
    assert table.s.result == ()
    assert at("round: 4\nP1.left: 9/9", round_limit=3).s.result == ()
