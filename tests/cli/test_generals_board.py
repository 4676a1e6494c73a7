"""Generals in a terminal: the board and the players on it."""

import re

import pytest

from cardwright.cli.boards.generals.highlights import Highlights
from cardwright.cli.boards.generals.players import bloodbound, standing
from cardwright.cli.boards.generals.square import cell, short_name, unit_style
from cardwright.cli.display import Display
from cardwright.games.generals.game import GAME
from cardwright.games.generals.model.board import square_name
from cardwright.kernel.options import changed
from tests.cli.generals_screen import (
    FINE,
    LAST_BLOW,
    MIDDLE,
    SMALL,
    drawn,
    play,
    position,
    square,
)
from tests.cli.terminal import Shell


def test_a_square_shows_name_numbers_badges_and_tile() -> None:
    assert square(MIDDLE, "c3") == ["►SilverKn", "3/5 P  ☼1"]
    assert square(MIDDLE, "e3") == ["►AzuritLi", "2/3 C    "]


def test_a_general_has_a_star_and_shows_the_health_that_is_left() -> None:
    assert square(MIDDLE, "b3") == ["►★Argeon ", "2/16     "]


def test_your_units_have_full_arrows_and_the_others_hollow_ones_that_show_where_they_look() -> None:
    assert square(MIDDLE, "c3", seat=0)[0][0] == "►"
    assert square(MIDDLE, "c3", seat=1)[0][0] == "▷"
    assert square(MIDDLE, "g3", seat=0)[0][0] == "◁"
    assert square(MIDDLE, "g3", seat=1)[0][0] == "◄"


def test_plain_signs_tell_the_sides_apart_as_well() -> None:
    simple = Display(79, 24, ascii=True)
    signs = [square(MIDDLE, name, seat, simple)[0][0] for name in ("c3", "g3") for seat in range(2)]
    assert len(set(signs)) == 4
    assert all(sign.isascii() for sign in signs)


@pytest.mark.parametrize(
    ("name", "shown"),
    [("e1", "◆ mana"), ("e5", "◇ used"), ("b2", "☼1 holy"), ("d3", "≈2 creep"), ("a1", "")],
)
def test_a_tile_is_shown_with_its_owner(name: str, shown: str) -> None:
    assert square(MIDDLE, name)[1].rstrip() == shown


@pytest.mark.parametrize("width", [5, 7, 9])
def test_every_square_is_exactly_as_wide_as_asked(width: int) -> None:
    for name in ("a1", "b3", "c3", "d3", "e1", "g3"):
        assert [len(line) for line in square(MIDDLE, name, width=width)] == [width, width]


def test_what_is_ready_is_bold_and_what_is_not_is_faint() -> None:
    s = position(MIDDLE)
    styles = {square_name(unit.square): unit_style(s, unit, 0) for unit in s.units}
    assert styles["c3"] == "bold green"
    assert styles["d2"] == "dim green"
    assert styles["g3"] == "magenta"


def test_more_badges_than_fit_are_cut_short() -> None:
    s = position(MIDDLE)
    unit = s.units[2]
    unit.traits = 0xFFFF
    assert cell(s, int(unit.square), 0, Highlights(), 7, SMALL)[1].plain == "3/5!…☼1"


def test_short_names_tell_cards_of_one_family_apart() -> None:
    assert short_name("Silverguard Knight", 8, False) != short_name("Silverguard Squire", 8, False)
    assert short_name("Jaxi", 8, False) == "Jaxi"
    assert short_name("Jade Monk", 8, False) == "JadeMonk"
    assert short_name("Argeon Highmayne", 7, True) == "Argeon"


def test_columns_and_rows_are_named_and_row_5_is_on_top() -> None:
    for display in (FINE, SMALL):
        lines = drawn(MIDDLE, display=display).splitlines()
        heading = next(line for line in lines if " a " in line and " i " in line)
        assert re.sub(r"[^a-i]", "", heading) == "abcdefghi"
        assert [line[0] for line in lines if line[:1].isdigit()] == ["5", "4", "3", "2", "1"]


def test_the_letters_on_the_board_are_explained_where_there_is_room() -> None:
    assert "P Provoke" in drawn(MIDDLE)
    assert "P Provoke" not in drawn(MIDDLE, display=SMALL)


def test_a_players_line_has_health_mana_cards_and_the_bloodbound_spell() -> None:
    lines = [line for line in drawn(MIDDLE, display=SMALL).splitlines() if "health" in line]
    assert re.search(r"P2 bob +health +5 +mana 0/0 +hand 2 +deck 1 +Arcane Heart: own turn 7", lines[0])
    assert re.search(r"You \(P1\) +health 16 +mana 4/7 +hand 4 +deck 2 +Roar ready", lines[1])


@pytest.mark.parametrize(
    ("calendar", "turns", "next_turn"),
    [("3 5 7 9 10", 1, 3), ("3 5 7 9 10", 3, 5), ("3 5 7 9 10", 7, 9), ("3 5 7 9 10", 9, 10), ("3 5 7 8 9", 7, 8)]
    + [("by capacity", 1, 3), ("by capacity", 5, 7), ("by capacity", 9, 10)],
)
def test_a_players_line_names_the_next_own_turn_of_the_bloodbound_spell(
    calendar: str, turns: int, next_turn: int
) -> None:
    options = changed(GAME.options()(), {"bloodbound_calendar": calendar})
    lines = f"turn: {2 * turns}\nto move: P2\nP1 tally: turns {turns}\nP1 mana: {turns}\nP1 bloodbound: Roar"
    s = GAME.read_position(lines, options)
    assert str(bloodbound(s, 0)) == f"Roar: own turn {next_turn}"


def test_artifacts_are_shown_with_their_durability(shell: Shell) -> None:
    assert "artifacts Sunstone Bracers 3/3" in play(shell, "play 3")


def test_a_dead_general_is_told() -> None:
    s = position(LAST_BLOW)
    GAME.apply(s, 0, GAME.read_action(s, 0, "attack b3 c3"))
    assert "general dead" in standing(s, 1, 0, "P2", FINE)[0].plain
