"""Generals in a terminal: the hand, the orders, follow-ups and the mulligan."""

import re

import pytest

from cardwright.cli.boards.generals.highlights import Highlights, asked
from cardwright.games.generals.game import GAME
from cardwright.games.generals.model.board import read_square
from cardwright.kernel.bits import BIT
from tests.cli.generals_screen import (
    CROWDED,
    MIDDLE,
    SWAP,
    menu,
    play,
    position,
)
from tests.cli.terminal import Shell


def test_the_hand_shows_places_cost_numbers_text_and_why_a_card_cannot_be_played() -> None:
    told = menu(MIDDLE)
    assert re.search(r"● 1 Tempest +2 +spell \d+ +Deal 2 damage to every unit\.", told)
    assert re.search(r"  2 Ironcliffe Guardian +5 +3/10 +– +costs 5; you have 4 mana\. Airdrop\. Provoke\.", told)
    assert re.search(r"● 5 Windblade Adept +2 +2/3 +\d+-\d+ +Zeal: \+1 attack\.", told)


def test_the_cost_is_what_the_card_costs_now(shell: Shell) -> None:
    told = play(shell, text=MIDDLE.replace("P2 Jaxi d4", "P2 Archon Spellbinder d4"))
    assert re.search(r"1 Tempest +3 ", told)


def test_each_unit_has_a_line_with_how_its_attacks_would_end() -> None:
    told = menu(MIDDLE)
    assert re.search(r"► c3 Silverguard Knight +attack \d+ d4 kills  move \d+-\d+ c1 ", told)
    assert "d2 Windblade" not in told


def test_the_number_of_an_action_does_it(shell: Shell) -> None:
    s = position(MIDDLE)
    number = GAME.legal(s, 0).index(GAME.read_action(s, 0, "attack c3 d4")) + 1
    assert "Your Silverguard Knight on c3 attacks Jaxi on d4." in play(shell, str(number))


def test_everything_allowed_is_listed_by_unit_and_card(shell: Shell) -> None:
    told = play(shell, "actions")
    s = position(MIDDLE)
    for number, action in enumerate(GAME.legal(s, 0), 1):
        assert re.search(rf" {number}  {GAME.action_text(s, 0, action)}\s", told)
    for title in ("c3 Silverguard Knight", "play 1 Tempest", "bloodbound spell Roar", "replace a card"):
        assert f" {title}\n" in told


def test_units_for_which_there_is_no_line_are_counted(shell: Shell) -> None:
    assert re.search(r"and \d+ more units: list", play(shell, text=CROWDED))


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("move e3 e4", "Your Azurite Lion goes from e3 to e4."),
        ("e3 e4", "Your Azurite Lion goes from e3 to e4."),
        ("c3 d4", "Your Silverguard Knight on c3 attacks Jaxi on d4."),
        ("play 5 c4", "Your Windblade Adept comes into play on c4."),
        ("5 c4", "Your Windblade Adept comes into play on c4."),
        ("play windblade c4", "Your Windblade Adept comes into play on c4."),
        ("play 1", "You cast Tempest."),
        ("cast c3", "You cast Roar on c3."),
        ("replace 2", "You replace Ironcliffe Guardian"),
        ("end", "Turn 12: P2 is to move."),
    ],
)
def test_orders_are_typed_in_the_notation_or_shorter(shell: Shell, typed: str, sentence: str) -> None:
    assert sentence in " ".join(play(shell, typed).split())


def test_the_outcome_of_an_order_is_told_before_it_is_given(shell: Shell) -> None:
    told = " ".join(play(shell, "try attack c3 d4", "log").split())
    assert "Your Silverguard Knight on c3 attacks Jaxi on d4. On d4 Jaxi takes 3 damage: 0 health left." in told
    assert "depends on chance" in told  # Jaxi's Dying Wish picks a corner


def test_a_hint_says_what_to_do_with_its_number_and_why(shell: Shell) -> None:
    assert re.search(r"(Move|Attack|Play|Cast|Replace|End) .+\(\d+\)\. [A-Z]", " ".join(play(shell, "h").split()))


def test_the_squares_of_a_follow_up_are_pointed_out_on_the_board() -> None:
    s = position(SWAP)
    GAME.apply(s, 1, GAME.read_action(s, 1, "play 1 d4"))
    seen = asked(s, 1)
    assert seen.choose == BIT[read_square("e3")] | BIT[read_square("g3")]
    assert seen.chosen == BIT[read_square("d4")]
    assert asked(s, 0) == Highlights()


@pytest.mark.parametrize("typed", ["choose e3", "e3", "1"])
def test_a_follow_up_is_answered_with_a_square_or_a_number(shell: Shell, typed: str) -> None:
    told = play(shell, "play 1 d4", typed, text=SWAP, arguments=("--seat", 2))
    assert "Juxtaposition: choose 1 e3 2 g3" in told
    assert "Type choose e3, enough or take back" in told
    assert "You cast Juxtaposition on d4." in " ".join(told.split())


def test_a_card_can_be_taken_back_while_it_asks(shell: Shell) -> None:
    told = play(shell, "play 1 d4", "take back", text=SWAP, arguments=("--seat", 2))
    assert "You cast" not in told
    assert told.count("mana 6/7") == 3


def test_trying_a_card_that_asks_names_the_choice(shell: Shell) -> None:
    told = play(shell, "try play 1 d4", text=SWAP, arguments=("--seat", 2))
    assert "Then it asks for one of e3, g3." in told


@pytest.mark.parametrize(
    ("typed", "count"), [("0", 0), ("keep", 0), ("mulligan none", 0), ("1 4", 2), ("2, 3, 5", 3), ("mulligan 1 4", 2)]
)
def test_the_mulligan_takes_the_places_of_cards(shell: Shell, typed: str, count: int) -> None:
    told = play(shell, typed, text="")
    assert "You may exchange any of these cards, once." in told
    assert f"You exchange {count} cards." in told


def test_a_limit_of_the_mulligan_is_named(shell: Shell) -> None:
    told = play(shell, "1 2 3", text="", arguments=("--variant", "classic"))
    assert "You may exchange at most 2 of these cards, once." in told
    assert "You may exchange at most 2 of your cards (R24)." in told


@pytest.mark.parametrize("seat", [1, 2])
def test_nobody_is_shown_the_other_hand(shell: Shell, seat: int) -> None:
    told = play(shell, "list", "log", arguments=("--seat", seat))
    assert ("Ironcliffe" in told, "Phoenix" in told) == (seat == 1, seat == 2)
