"""Choices in words: what a player may type, what is refused, and what a program reads."""

import pytest

from cardwright.games.threelines.game import GAME
from cardwright.games.threelines.model.card import Card
from cardwright.kernel.cards import CardSet
from cardwright.kernel.errors import IllegalAction
from tests.games.threelines.table import ONLOOKER, P1, P2, Table, at, at_cards

HAND = (
    "P1.hand: Jon Snow, Rusk, Robb Stark, Queen's Man Dace\nP1.mana: 10\nP2.hand: Sister Ilse, Silas Crowe\nP2.mana: 10"
)


@pytest.fixture
def table() -> Table:
    return at_cards(HAND)


def read(table: Table, text: str, seat: int = P1) -> str:
    """What was understood."""
    return GAME.action_text(table.s, seat, GAME.read_action(table.s, seat, text))


def refused(table: Table, text: str, seat: int = P1) -> str:
    with pytest.raises(IllegalAction) as refusal:
        GAME.read_action(table.s, seat, text)
    return str(refusal.value)


def test_a_choice_names_cards_and_lines_from_left_to_right(table: Table) -> None:
    # R21, R22
    assert read(table, "Jon Snow left, Rusk right") == "Jon Snow left, Rusk right"
    assert read(table, "Rusk right, Jon Snow left") == "Jon Snow left, Rusk right"
    assert read(table, "Rusk center") == "Rusk center"


@pytest.mark.parametrize("seat", [P1, P2])
def test_every_choice_can_be_typed_as_it_is_written(table: Table, seat: int) -> None:
    # T17
    for action in GAME.legal(table.s, seat):
        assert GAME.read_action(table.s, seat, GAME.action_text(table.s, seat, action)) == action


@pytest.mark.parametrize("text", ["jon left", "JON SNOW LEFT", "j left", "jonsnow l", "jon_snow left", " jon   left "])
def test_case_and_spaces_do_not_matter_and_the_beginning_of_a_name_is_enough(table: Table, text: str) -> None:
    # T22
    assert read(table, text) == "Jon Snow left"


@pytest.mark.parametrize("text", ["queen's man dace left", "queens man left", "queen_s_man_dace left", "Q left"])
def test_punctuation_does_not_matter(table: Table, text: str) -> None:
    # T22
    assert read(table, text) == "Queen's Man Dace left"


@pytest.mark.parametrize(("number", "name"), [(1, "Jon Snow"), (2, "Rusk"), (3, "Robb Stark"), (4, "Queen's Man Dace")])
def test_a_card_can_be_named_by_its_number_in_hand(table: Table, number: int, name: str) -> None:
    # R22
    assert read(table, f"{number} right") == f"{name} right"


def test_a_number_beyond_the_hand_is_refused(table: Table) -> None:
    # R22
    assert refused(table, "5 left") == "there is no card 5 in your hand; you hold 4"
    assert refused(table, "0 left") == "there is no card 0 in your hand; you hold 4"
    assert refused(table, "3 left", P2) == "there is no card 3 in your hand; you hold 2"


def test_a_character_that_only_looks_like_a_number_is_refused(table: Table) -> None:
    # R22
    assert refused(table, "² left").startswith('there is no "²" in your hand')


@pytest.mark.parametrize(
    ("word", "line"),
    [
        ("l", "left"), ("left", "left"), ("LEFT", "left"), ("r", "right"), ("right", "right"),
        ("c", "center"), ("center", "center"), ("centre", "center"), ("m", "center"), ("mid", "center"),
        ("Middle", "center"),
    ],
)  # fmt: skip
def test_a_line_has_several_names(table: Table, word: str, line: str) -> None:
    # T22, R2
    assert read(table, f"jon {word}") == f"Jon Snow {line}"


@pytest.mark.parametrize("text", ["", "-", "nothing", "none", "pass", " Nothing ", "PASS"])
def test_nothing_has_several_names(table: Table, text: str) -> None:
    # R21, T16
    assert GAME.read_action(table.s, P1, text) == GAME.timeout(table.s, table.s.waiting[0])
    assert read(table, text) == "nothing"


def test_a_line_that_does_not_exist_is_refused(table: Table) -> None:
    # R2
    assert refused(table, "jon top") == '"top" is not a line; the lines are left, center and right'
    assert refused(table, "jon left,") == '"" is not a line; the lines are left, center and right'


def test_a_line_without_a_card_is_refused(table: Table) -> None:
    # R22
    assert refused(table, "left") == '"left" names no card; write for example "jon snow left"'
    assert refused(table, "jon left, right ") == '"right" names no card; write for example "jon snow left"'


def test_a_beginning_that_fits_several_cards_is_refused(table: Table) -> None:
    # R22
    assert refused(table, "r left") == '"r" could be Rusk or Robb Stark'
    assert read(table, "ru left") == "Rusk left"


def test_a_full_name_is_understood_though_another_begins_alike() -> None:
    # R22
    table = at("P1.hand: 1/1 too, 1/1")
    assert read(table, "1/1 left") == "1/1 left"
    assert read(table, "1/1 t left") == "1/1 too left"


def test_a_card_that_is_not_in_hand_is_refused_with_those_that_are(table: Table) -> None:
    # R22
    held = "Jon Snow, Rusk, Robb Stark, Queen's Man Dace"
    assert refused(table, "tyrion left") == f'there is no "tyrion" in your hand; you hold {held}'
    assert refused(table, "tyrion lannister left").startswith('there is no "tyrion lannister" in your hand;')
    assert refused(table, "snow left") == f'there is no "snow" in your hand; you hold {held}'
    empty = at("P2.hand: 1/1")
    assert refused(empty, "jon left") == 'there is no "jon" in your hand; you hold no cards'


def test_a_name_without_letters_is_refused_even_if_only_one_card_is_held() -> None:
    # R22
    table = at_cards("P1.hand: Rusk")
    assert refused(table, "!! left") == 'there is no "!!" in your hand; you hold Rusk'


def test_two_cards_on_one_line_are_refused(table: Table) -> None:
    # R3, R33
    assert refused(table, "jon center, rusk mid") == "only one card can be placed on the center line"


def test_players_choose_from_their_own_hands(table: Table) -> None:
    # R22
    assert read(table, "sister ilse left", P2) == "Sister Ilse left"
    assert refused(table, "jon left", P2) == 'there is no "jon" in your hand; you hold Sister Ilse, Silas Crowe'


def test_a_program_reads_a_choice_by_line(table: Table) -> None:
    # R21
    action = GAME.read_action(table.s, P1, "rusk left, jon right")
    parts = {"kind": "place", "left": "rusk", "center": None, "right": "jon_snow"}
    assert GAME.action_parts(table.s, P1, action) == parts
    nothing = {"kind": "place", "left": None, "center": None, "right": None}
    assert GAME.action_parts(table.s, P1, 0) == nothing
    center = {"kind": "place", "left": None, "center": "robb_stark", "right": None}
    assert GAME.action_parts(table.s, P1, GAME.read_action(table.s, P1, "robb center")) == center


def test_a_card_can_be_named_by_its_key_even_the_first_of_the_set() -> None:
    # R22: scenarios and replays use keys
    cards = CardSet([Card("Toll Brute", "", 3, 5, 1, "", key="rusk"), Card("Scribe", "", 2, 6, 1, "", key="petra")])
    s = GAME.read_position("P1.hand: rusk, petra", GAME.options()(), cards)
    assert GAME.action_text(s, P1, GAME.read_action(s, P1, "rusk left, petra right")) == "Toll Brute left, Scribe right"
    parts = {"kind": "place", "left": "rusk", "center": None, "right": "petra"}
    assert GAME.action_parts(s, P1, GAME.read_action(s, P1, "1 left, 2 right")) == parts


def test_the_hidden_cards_of_a_choice_are_not_named(table: Table) -> None:
    # T17, T30
    action = GAME.read_action(table.s, P1, "jon left, rusk right")
    seen = GAME.mask(table.s, ONLOOKER)
    assert GAME.action_text(seen, P1, action) == "a card left, a card right"
    nothing = {"kind": "place", "left": None, "center": None, "right": None}
    assert GAME.action_parts(seen, P1, action) == nothing


def test_a_hidden_card_cannot_be_named_or_placed(table: Table) -> None:
    # T30
    seen = table.seen(P1)
    for card in GAME.cards().all:
        assert refused(seen, f"{card.key} left", P2).startswith(f'there is no "{card.key}" in your hand')
    assert at("P1.hand: ?\nP2.hand: 1/1").choices(P1) == ["nothing"]


def test_a_wider_hand_is_typed_and_read_alike() -> None:
    # R12, T32
    table = at("P1.hand: 1/1, 1/2, 1/3, 1/4, 1/5, 1/6\nP1.mana: 9", hand_limit=6)
    for action in GAME.legal(table.s, P1):
        assert GAME.read_action(table.s, P1, GAME.action_text(table.s, P1, action)) == action
    assert read(table, "6 left, 5 right") == "1/6 left, 1/5 right"
