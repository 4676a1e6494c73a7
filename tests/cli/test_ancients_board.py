"""Ancients in a terminal: both lanes, the coming combat, deploys, the shop, and everything one can type."""

import re

import pytest

from cardwright.cli.boards.ancients import Board
from cardwright.cli.display import Display
from cardwright.games.ancients.game import GAME
from cardwright.games.ancients.model.actions import CLOSE
from cardwright.games.ancients.model.state import Position
from cardwright.kernel.errors import IllegalAction
from cardwright.match import View, set_up
from tests.cli.ancients_screen import (
    CROWDED,
    FINE,
    LAST_BLOW,
    MIDDLE,
    SHOPPING,
    SMALL,
    drawn,
    menu,
    play,
    table_of,
    view_of,
)
from tests.cli.terminal import BOTS, Shell, ended, screen

P1, P2 = range(2)


def typed(view: View[Position], text: str) -> str:
    """What the rules understand when somebody types that."""
    return GAME.action_text(view.position, view.seat, Board(GAME).read(view, text))


def first_deploy(seat: int = P1) -> View[Position]:
    table = set_up(GAME, GAME.options()(), 5, 2)
    table.sit(P1, "ann")
    table.sit(P2, "bob")
    return table.look(seat)


# The table.


def test_a_player_is_two_lines_with_gold_piles_and_heroes_out_of_play() -> None:
    lines = [line.rstrip() for line in drawn(view_of(), SMALL).splitlines()]
    assert lines[0] == "   P2 bob      gold 9+1  hand 2  deck 2  items 1  ◄ initiative"
    assert lines[1] == "   fountain Draya in 2   Rusk on the way to lane 2   lends black"
    assert lines[-2] == " ► You (P1)    gold 6+1  hand 6  deck 3  items 2"
    assert lines[-1] == "   fountain Uldo in 1   lends red"


def test_both_lanes_stand_side_by_side_with_support_rows_outside() -> None:
    lines = drawn(view_of(), SMALL).splitlines()
    assert len(lines) == 13
    assert re.search(r"Tower .*║.*Anc-1  9 Kelm", lines[2])
    assert re.search(r"6\*Vash 22 Mel .*║.* 7 Tolg", lines[4])
    assert lines[6].startswith(" 1 ─────2 ─────3")
    assert re.search(r"1\*Brak 21 Mel .*║.* 3 Veyr 23 Ram", lines[7])
    assert re.search(r"Tower  4 Issa 25 Dri .*║.* 5 Orso Tower", lines[9])


def test_units_show_their_figures_and_what_the_combat_does_to_them() -> None:
    shown = drawn(view_of())
    assert "4/2/9-6" in shown  # Brakka loses 6
    assert "3/0/3†" in shown  # a Mega Melee Creep dies
    assert "Ancient-1" in shown  # the mana of the lane blocks the rest
    assert "84 ◆8" in shown
    assert "†" not in drawn(first_deploy())


def test_a_target_that_is_not_opposite_has_an_arrow() -> None:
    drawn_to = MIDDLE.replace("3 Melee Creep [22]", "3 Melee Creep [22] forced 1 lured")
    view = view_of(drawn_to)
    assert "↙3/0/3" in drawn(view)
    assert "↖3/0/3" in drawn(table_of(drawn_to).look(P2))


def test_the_other_side_looks_from_its_own_end() -> None:
    lines = drawn(view_of(seat=P2), SMALL).splitlines()
    assert "4 Issa" in lines[2]
    assert "9 Kelm" in lines[9]


def test_the_slot_a_hero_travels_to_is_shown_to_its_owner_alone() -> None:
    assert "Rusk on the way to lane 2 to 2s2" in drawn(view_of(seat=P2))
    for seat in (P1, -1):
        shown = drawn(table_of(MIDDLE).look(seat))
        assert "Rusk on the way to lane 2" in shown
        assert "lane 2 to" not in shown


def test_hands_of_others_are_not_shown() -> None:
    for name in ("Knife in the Gap", "Cutpurse"):
        assert name not in drawn(view_of()) + menu(view_of())


def test_plain_signs_are_enough() -> None:
    for text in (MIDDLE, SHOPPING, CROWDED):
        view = view_of(text)
        assert drawn(view, Display(79, 24, ascii=True)).isascii()
        assert menu(view, Display(79, 24, ascii=True)).replace("…", "").isascii()


# What can be done.


def test_every_card_of_the_hand_has_a_line_with_its_price_and_its_numbers() -> None:
    shown = menu(view_of())
    assert re.search(r"● Skullbell +4 spell +\d+ > #6 Vashti", shown)
    assert re.search(r"● Causeway Guard +2 2/1/3 +\d+ > 1c1", shown)
    assert re.search(r"● Notched Blade +1 item +\d+ > #1 Brakka", shown)
    assert re.search(r"● Foresee +3 spell +\d+  Draw 2 cards", shown)


def test_of_several_casters_the_one_the_game_picks_is_listed() -> None:
    shown = menu(view_of())
    skull = next(line for line in shown.splitlines() if "Skullbell" in line)
    assert skull.count("#7 Tolgar") == 1  # Veyra and Orsolo could both cast it
    assert typed(view_of(), "skull #7") == "play Skullbell by L2.P1.support.2 > L2.P2.combat.3"


def test_units_have_a_line_with_abilities_and_moves() -> None:
    shown = menu(view_of())
    assert re.search(r"#1 Brakka  Line Holder \d+  move \d+ 1s1", shown)
    assert re.search(r"#4 Issa  Cleansing Light \d+ > #1 Brakka", shown)
    assert re.search(r"#3 Veyra  move \d+ 2s1", shown)


def test_a_rune_is_claimed_by_a_hero_in_a_combat_row() -> None:
    shown = menu(view_of(MIDDLE.replace("phase: action", "phase: action\nrune: Gilded Rune")))
    assert re.search(r"#1 Brakka .*claim Gilded Rune \d+", shown)
    assert not re.search(r"#4 Issa .*claim", shown)


def test_the_second_pass_is_announced() -> None:
    assert "P2 has passed; if you pass too, the combat comes." in menu(view_of(LAST_BLOW))
    assert "has passed" not in menu(view_of())


def test_heroes_to_deploy_are_listed_with_the_slots_open_to_them() -> None:
    view = first_deploy()
    shown = menu(view)
    assert "First deploy: put one of your heroes in a support row." in shown
    assert re.search(r"#1 \w+ +\d/\d/\d+ +1s1245 1-4  2s1245 5-8", shown)
    assert typed(view, "#1 2s4") == "deploy #1 > L2.P1.support.4"
    name = view.position.cards.name(view.position.players[P1].fountain[0].card).split()[0].lower()
    assert typed(view, f"{name} 1s1") == "deploy #1 > L1.P1.support.1"


def test_own_secret_placements_are_marked_until_all_heroes_have_a_place() -> None:
    two = MIDDLE.replace("phase: action", "phase: deploy").replace(
        "[2] ready 7", "[2] ready 6; Sereth Warcaller [12] ready 6"
    )
    table = table_of(two)
    table.play(P1, Board(GAME).read(table.look(P1), "uldo 1s1"))
    assert "?Uldo" in drawn(table.look(P1))
    assert "?Uldo" not in drawn(table.look(P2))


def test_the_shop_shows_offers_with_prices() -> None:
    view = view_of(SHOPPING)
    shown = menu(view)
    assert "The shop is open; you have 9 gold." in shown
    assert re.search(r"● +1 Notched Blade +4 gold  Equipped hero has \+2 attack", shown)
    assert re.search(r"^ +Crown of Two Roads +22 gold", shown, re.MULTILINE)
    assert re.search(r"other offers for 1 gold \d+  leave the shop \d+", shown)
    assert typed(view, "quilted") == "buy Quilted Jack"
    assert Board(GAME).on_enter(view) == CLOSE


def test_every_number_means_the_action_it_stands_for() -> None:
    for view in (view_of(), view_of(SHOPPING), first_deploy()):
        board = Board(GAME)
        assert [board.read(view, board.code(view, action)) for action in view.legal] == view.legal
    with pytest.raises(IllegalAction, match="numbered from 1 to"):
        Board(GAME).read(view_of(), "999")


@pytest.mark.parametrize(
    ("text", "meaning"),
    [
        ("causeway 1c1", "play Causeway Guard by L1.P1.support.4 > L1.P1.combat.1"),
        ("spark > #7", "play Spark Needle by L2.P1.support.2 > L2.P2.combat.3"),
        ("skull by #3 > e2c3", "play Skullbell by L2.P1.combat.3 > L2.P2.combat.3"),
        ("notched #1", "play Notched Blade > L1.P1.combat.2"),
        ("foresee", "play Foresee by L2.P1.support.2"),
        ("#4 1c4", "move L1.P1.support.4 > L1.P1.combat.4"),
        ("#1 use", "ability L1.P1.combat.2"),
        ("#4 use #1", "ability L1.P1.support.4 > L1.P1.combat.2"),
        ("0", "pass"),
        ("pass", "pass"),
    ],
)
def test_short_ways_to_type_are_understood(text: str, meaning: str) -> None:
    view = view_of()
    assert typed(view, text) == meaning
    assert Board(GAME).read(view, text) in view.legal


def test_a_card_that_is_named_too_briefly_is_asked_about() -> None:
    with pytest.raises(IllegalAction, match="could be Skullbell or Spark Needle"):
        Board(GAME).read(view_of(), "s #7")


# Looking.


def test_looking_at_a_slot_marks_what_is_adjacent() -> None:
    shown = drawn(view_of(), Display(119, 48, at="1c3"))
    assert shown.count("●") == 1
    assert shown.count("◎") == 5  # left and right of it, and three enemy slots


def test_looking_tells_about_units_cores_slots_heroes_and_players(shell: Shell) -> None:
    told = " ".join(play(shell, "look #1", "look e2t", "look 1c5", "look uldo", "look p2", "look nobody").split())
    assert "#1 Brakka Ironvow of P1: red hero, 4/2/10, now 4 attack, 2 armor, 9 of 10 health" in told
    assert "P2's Ancient in lane 2: 84 health, 8 of 8 mana, which block 4 damage." in told
    assert "L1.P1.combat.5 is empty. Adjacent: nobody." in told
    assert "In the fountain, deploys in 1." in told
    assert "P2: 9 gold, 2 cards in hand" in told
    assert '"nobody" is nothing in play' in told


def test_cards_and_words_of_the_game_are_explained(shell: Shell) -> None:
    told = play(shell, "card skullbell", "card siege")
    assert "Stun 2 an enemy unit in range." in told
    assert "Siege" in told


def test_trying_tells_what_happens_and_what_the_combat_would_bring(shell: Shell) -> None:
    told = " ".join(play(shell, "try iron #1").split())
    assert "You play Iron Temper on L1.P1.combat.2." in told
    assert "If both pass then: your Brakka Ironvow loses 6" in told
    assert "P2's Vashti Nightneedle loses 5" in told


def test_the_log_names_units_that_are_long_gone() -> None:
    table = table_of(MIDDLE)
    table.play(P1, 0)
    table.play(P2, 0)
    view = table.look(P1)
    told = " ".join(Board(GAME).news(view.position, view.events, P1))
    assert "Your Melee Creep dies." in told
    assert "P2's Ancient in lane 2 loses 1: 83 left." in told


# Whole matches.


def test_a_match_is_won_in_the_terminal(shell: Shell) -> None:
    told = shell.run("play", "ancients", "--position", shell.file("position.txt", LAST_BLOW), *BOTS, typed="0\nq\n")
    assert "Victory" in told.out
    assert "P2's Ancient has fallen" in told.out


def test_a_match_begins_in_a_full_terminal(shell: Shell) -> None:
    child = shell.open("play", "ancients", "--seed", 7, *BOTS, term="xterm-256color")
    assert any("First deploy" in line for line in screen(child))
    child.sendline("#1 1s2")
    shown = screen(child)
    assert len(shown) <= 24
    assert any("offlane" in line for line in shown)
    child.sendline("q")
    assert ended(child) == 0


def test_bots_are_watched(shell: Shell) -> None:
    told = shell.run("watch", "ancients", "--agents", "random,random", "--seed", 1)
    assert told.status == 0
    assert re.search(r"P\d wins|Draw", told.out)


def test_signs_are_explained() -> None:
    words = [meaning for _, meaning in Board(GAME).legend(FINE)]
    assert "dies in the coming combat" in words
    assert "the AB hero" in words
