"""Pantheon in a terminal: six players, the chain, windows that pass by themselves, and everything one can type."""

import re

import pytest

from cardwright.cli.boards.numbered import short
from cardwright.cli.boards.pantheon import Board
from cardwright.cli.display import Display
from cardwright.cli.passing import Passing
from cardwright.games.pantheon.game import GAME
from cardwright.games.pantheon.model.state import Position
from cardwright.kernel.errors import IllegalAction
from cardwright.match import Table, View, set_up, set_up_at
from tests.cli.terminal import BOTS, Shell, ended, printed

FINE = Display(110, 40)
SMALL = Display(79, 24)

MIDDLE = """
seats: 3
turn: 14
player: P1
phase: turn
P1.hero: Thalassa, Tidemother
P1.health: 15/22
P1.mana: 5/5
P1.hand: Mana, Firebolt, Divine Denial, Grave Caller
P1.field: Court Duelist; Field Medic; Shield Cherub exhausted
P1.tally: finished 3
P2.hero: Mordun, the Bone Broker exhausted
P2.health: 6/21
P2.mana: 4/4
P2.hand: Doom, Firebolt, Mana
P2.field: Imp Kindler; Town Watch; Mana Well exhausted
P2.tally: finished 3
P3.hero: Captain Maren Holt
P3.health: 20/22
P3.mana: 0/3
P3.hand: Smite, Mana
P3.tally: finished 3
deck: Mana, Doom, Mana, Imp Kindler, Mana, Mana
discard: Cinder Hound, Mana, Firebolt
"""
# P1 wins with the next attack.
LAST_BLOW = """
turn: 14
player: P1
phase: turn
P1.hero: Thalassa, Tidemother
P1.health: 15/22
P1.field: Court Duelist
P1.tally: finished 3
P2.hero: Mordun, the Bone Broker
P2.health: 3/21
P2.tally: finished 3
deck: Mana, Mana, Mana
"""
# The same, but far from the end; a Mana is in hand.
HOLDING = LAST_BLOW.replace("health: 3/21", "health: 20/21").replace("P1.health", "P1.hand: Mana\nP1.health")


def table_of(text: str) -> Table[Position]:
    s = GAME.read_position(text, GAME.options()())
    table = set_up_at(GAME, s)
    for seat in range(int(s.seats)):
        table.sit(seat, "ann")
    return table


def view_of(text: str = MIDDLE, seat: int = 0) -> View[Position]:
    return table_of(text).look(seat)


def after(*said: tuple[int, str], text: str = MIDDLE) -> Table[Position]:
    """The table when these players have typed this."""
    table = table_of(text)
    for seat, words in said:
        table.play(seat, GAME.read_action(table.look(seat).position, seat, words))
    return table


def drawn(view: View[Position], display: Display = FINE) -> str:
    return printed(Board(GAME).field(view.position, view.seat, view.players, display), display)


def menu(view: View[Position], display: Display = FINE) -> str:
    return printed(Board(GAME).menu(view, display), display)


def play(shell: Shell, *lines: str, text: str = MIDDLE, arguments: tuple[object, ...] = ()) -> str:
    """What is shown while these lines are typed."""
    return shell.play("pantheon", lines, text, arguments)


# The table.


def test_a_player_is_a_line_with_hero_health_mana_and_hand() -> None:
    lines = drawn(view_of(), SMALL).splitlines()
    assert lines[0].rstrip() == "   P2 ann       ☆Mordun         health  6/21  mana 4/4  hand 3"
    assert lines[2].rstrip() == "   P3 ann        Captain Maren  health 20/22  mana 0/3  hand 2  open"
    assert lines[4].rstrip() == " ► You (P1)     ★Thalassa       health 15/22  mana 5/5  hand 4"


def test_things_show_whether_they_are_ready_their_power_and_their_keywords() -> None:
    shown = drawn(view_of())
    assert "▲#16 Court Duelist 4  ▲#17 Field Medic 2!  ▷#18 Shield Cherub 2T" in shown
    assert "▲#19 Imp Kindler 1  ▲#20 Town Watch 1T  □#21 Mana Well!" in shown


def test_plain_signs_are_enough() -> None:
    assert drawn(view_of(), Display(79, 24, ascii=True)).isascii()


def test_the_chain_stands_above_you_with_the_next_link_first() -> None:
    table = after((0, "cast Firebolt > #19"), (1, "cast Firebolt > #16"))
    shown = drawn(table.look(0))
    assert "chain  link 2  P2 casts Firebolt on your Court Duelist  next" in shown
    assert "link 1  You cast Firebolt on P2's Imp Kindler" in shown
    assert shown.index("link 2") < shown.index("link 1") < shown.index("You (P1)")


def test_an_attack_under_way_is_marked() -> None:
    table = after((0, "attack #16 > #20"))
    assert "×#16 Court Duelist 6" in drawn(table.look(0))
    assert "Your Court Duelist attacks P2's Town Watch" in drawn(table.look(0))
    assert " ? You (P2)" in drawn(table.look(1))


def test_somebody_who_is_out_is_a_line() -> None:
    table = after()
    table.concede(1)
    assert " † P2 ann       out of the game" in drawn(table.look(0))


def test_the_pile_is_shown_with_the_last_card_first_where_there_is_room() -> None:
    assert " pile  Firebolt, Mana, Cinder Hound" in drawn(view_of(), SMALL)


def test_hands_stay_hidden_from_onlookers() -> None:
    view = table_of(MIDDLE).look(-1)
    assert "Doom" not in drawn(view) + printed(Board(GAME).hands(view.position), FINE)


@pytest.mark.parametrize("seats", range(2, 7))
def test_six_players_fit_a_small_terminal(seats: int) -> None:
    table = set_up(GAME, GAME.options()(), 5, seats)
    for seat in range(seats):
        table.sit(seat, "bot")
    for seat in list(table.asked()):
        table.play(seat, table.legal(seat)[0])
    for _ in range(60 * seats):
        seat = table.asked()[0]
        view = table.look(seat)
        height = len((drawn(view, SMALL) + menu(view, SMALL)).splitlines())
        if view.question is not None and view.question.decision.kind == "main":
            assert height <= SMALL.lines - 3
        table.play(seat, view.legal[-1])


def test_the_log_names_things_that_are_long_gone() -> None:
    table = after((0, "cast Firebolt > #19"), (1, "pass"), (0, "pass"), (0, "attack #16 > #20"))
    view = table.look(0)
    told = " ".join(Board(GAME).news(view.position, view.events, 0))
    assert "P2's Imp Kindler takes 2 damage: no power left. P2's Imp Kindler is destroyed." in told
    assert "#19" not in told


def test_long_names_are_shortened_by_their_words() -> None:
    assert short("Storm Valkyrie", 9) == "StormValk"
    assert short("Judge of Scales", 9) == "JudgeScal"
    assert short("Imp", 9) == "Imp"


# What can be done.


def test_every_card_of_the_hand_has_a_line_with_its_numbers() -> None:
    shown = menu(view_of())
    assert re.search(r"● Firebolt +1 spell +\d+ > #16 CourtDuelis", shown)
    assert re.search(r"● Grave Caller +4 unit 3 +\d+ > CinderHound", shown)
    assert re.search(r"  Divine Denial +2 spell +Negate target spell", shown)


def test_attacks_say_how_they_end_if_nobody_reacts() -> None:
    shown = menu(view_of())
    assert re.search(r"#16 Court Duelist 4  attack \d+ #20 Town Watch kills  \d+ P3 -4", shown)
    assert "#20 Town Watch kills" in menu(view_of(), SMALL)


def test_ending_the_turn_has_the_last_number_and_passing_has_no_number() -> None:
    view = view_of()
    board = Board(GAME)
    assert board.read(view, str(len(view.legal))) == GAME.read_action(view.position, 0, "end")
    window = after((0, "cast Firebolt > #19")).look(1)
    assert board.read(window, "0") == board.on_enter(window) == 0
    assert "pass Enter" in menu(window)
    with pytest.raises(IllegalAction):
        board.read(window, "99")


def test_every_number_means_the_action_it_stands_for() -> None:
    for view in (view_of(), after((0, "cast Firebolt > #19")).look(1)):
        board = Board(GAME)
        assert [board.read(view, board.code(view, action)) for action in view.legal] == view.legal


def test_the_mulligan_is_answered_by_places_in_the_hand() -> None:
    view = view_of(MIDDLE.replace("phase: turn", "phase: before"))
    board = Board(GAME)
    assert GAME.action_text(view.position, 0, board.read(view, "1 3")) == "swap Mana, Grave Caller"
    assert [board.read(view, board.code(view, action)) for action in view.legal] == view.legal
    assert board.on_enter(view) == GAME.read_action(view.position, 0, "swap nothing")
    for wrong in ("9", "1 1", "1 2 3 4"):
        with pytest.raises(IllegalAction):
            board.read(view, wrong)


def test_heroes_are_offered_with_their_effects(shell: Shell) -> None:
    told = play(shell, "1", text="")
    assert "Choose your hero." in told
    assert "You are " in told


def test_looking_tells_about_heroes_things_and_the_pile(shell: Shell) -> None:
    told = play(shell, "look #18", "look p2", "look pile", "look nobody", "card taunt", "card smite")
    assert "#18 Shield Cherub of P1: God unit, 2 mana, 2 power, Exhausted, Taunt. Taunt." in told
    assert "P2, Mordun, the Bone Broker, Demon: 6 of 21 Health" in told
    assert "The discard pile, the last card first: Firebolt, Mana, Cinder Hound." in told
    assert 'There is no "nobody" on the table' in told
    assert "Opponents cannot attack anything without Taunt" in told
    assert "Deal 3 damage to target unit or hero." in told


def test_trying_tells_what_happens_if_nobody_reacts(shell: Shell) -> None:
    told = " ".join(play(shell, "try attack #16 > #20").split())
    assert "If nobody reacts: Your Court Duelist attacks P2's Town Watch." in told
    assert "P2's Town Watch is destroyed." in told


def test_a_match_is_won_in_the_terminal(shell: Shell) -> None:
    told = shell.run(
        *("play", "pantheon", "--position", shell.file("position.txt", LAST_BLOW), *BOTS),
        typed="attack court > p2\nq\n",
    )
    assert "Victory" in told.out
    assert "You win: no other hero is left." in told.out


# Windows.


def test_a_window_without_an_answer_passes_by_itself() -> None:
    board, closely = Board(GAME), Passing(full=True)
    bare = after((0, "cast Firebolt > #19"), text=MIDDLE.replace("Doom, Firebolt, Mana", "Doom, Mana")).look(1)
    able = after((0, "cast Firebolt > #19")).look(1)
    assert not Passing().wants(board, bare)
    assert Passing().wants(board, able)
    assert closely.wants(board, bare)


def test_a_mana_to_place_is_no_reason_to_be_asked() -> None:
    view = after((0, "attack #16 > P2"), text=HOLDING).look(0)
    assert [GAME.action_text(view.position, 0, action) for action in view.legal] == ["pass", "mana"]
    assert not Passing().wants(Board(GAME), view)


def test_nobody_is_asked_to_answer_himself_without_full_control() -> None:
    table = after((0, "cast Firebolt > #19"), (1, "pass"))
    view = table.look(0)
    assert view.question is not None
    assert view.question.decision.kind == "respond"
    assert not Passing().wants(Board(GAME), view)
    assert Passing(full=True).wants(Board(GAME), view)
    assert "Nobody reacts. Do you add anything?" in menu(view)


def test_yielding_passes_on_everything_until_the_turn_is_over() -> None:
    board, passing = Board(GAME), Passing()
    view = after((0, "cast Firebolt > #19")).look(1)
    passing.rest(board, view)
    assert not passing.wants(board, view)
    view.position.turn += 1
    assert passing.wants(board, view)


def test_yielding_is_only_for_windows(shell: Shell) -> None:
    assert "You have nothing to pass on now." in play(shell, "y")


def test_full_control_is_switched_on_and_off(shell: Shell) -> None:
    told = play(shell, "f", "f")
    assert "From now on you are asked in every window, and while others think." in told
    assert "From now on you are asked where you can answer." in told


def test_with_full_control_one_may_act_while_others_think(shell: Shell) -> None:
    theirs = MIDDLE.replace("player: P1", "player: P2")
    told = play(shell, "", "", text=theirs, arguments=("--full-control",))
    assert "P2 is to move; you may act first." in told
    assert "P2 is to move; you may act first." not in play(shell, "", text=theirs)


def test_a_choice_is_taken_back_past_what_passed_by_itself(shell: Shell) -> None:
    told = play(shell, "attack court > p2", "u", text=HOLDING)
    assert re.findall(r"P2 random .* health +(\d+)/21", told) == ["20", "16", "20"]


def test_a_player_who_is_out_looks_on_until_the_end(shell: Shell) -> None:
    told = play(shell, "concede", "y", text=MIDDLE)
    assert "You are out of the game; the others play on." in told
    assert "Defeat" in told


def test_six_play_in_a_full_terminal(shell: Shell) -> None:
    child = shell.open("play", "pantheon", "--seats", 6, "--seed", 7, *BOTS, term="xterm-256color")
    child.expect(" > ")
    child.sendline("1")
    child.expect("swap those")
    child.expect(" > ")
    child.sendline("q")
    assert ended(child) == 0


def test_bots_are_watched(shell: Shell) -> None:
    told = shell.run("watch", "pantheon", "--agents", "random,random,random", "--seed", 1)
    assert told.status == 0
    assert re.search(r"P\d wins|Draw", told.out)
