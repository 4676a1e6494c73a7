"""Generals in a terminal: the board, what is pointed out on it, the hand, the orders, and everything one can type."""

import re

import pexpect
import pytest
from rich.console import Console, RenderableType

from cardwright.cli.boards.generals import Board
from cardwright.cli.boards.generals.pointing import Pointed, asked, reach
from cardwright.cli.boards.generals.square import cell, short_name, unit_style
from cardwright.cli.boards.generals.standing import due, standing
from cardwright.cli.look import Look
from cardwright.games.generals.actions import ATTACK, MOVE, first_of, second_of
from cardwright.games.generals.board import read_square, square_name
from cardwright.games.generals.game import GAME
from cardwright.games.generals.state import Battle
from cardwright.kernel.action import kind_of
from cardwright.kernel.bits import BIT
from cardwright.kernel.event import Event
from cardwright.kernel.options import changed
from cardwright.match import View, set_up_at
from tests.cli.terminal import Shell, ended

BOTS = ("--bot", "random", "--hints", "random")
ESCAPE = re.compile(r"\x1b(\[[0-9;?]*[A-Za-z]|\(B|[=>])")
FINE = Look(99, 35)
SMALL = Look(79, 24)

UNITS = (
    *("P1 Argeon Highmayne b3 damage 9", "P2 Reva Eventide i3 damage 20 exhausted", "P1 Silverguard Knight c3"),
    *("P2 Jaxi d4 exhausted", "P2 Heartseeker g3 exhausted", "P1 Azurite Lion e3", "P1 Windblade Adept d2 exhausted"),
)
MIDDLE = f"""
turn: 11
to move: P1
units: {"; ".join(UNITS)}
tiles: mana e1; used e5; P1 hallowed b2 c3; P2 creep d3
P1 mana: 4/7
P1 hand: Tempest, Ironcliffe Guardian, Sunstone Bracers, -, Windblade Adept
P1 bloodbound: Roar ready
P1 deck: Tempest, Martyrdom
P2 hand: Phoenix Fire, Mist Walking
P2 deck: Phoenix Fire
P1 tally: turns 6
P2 tally: turns 5
"""
# As much as a screen will ever have to hold.
CROWDED = MIDDLE.replace(
    "P1 Windblade Adept d2 exhausted",
    "; ".join(f"P1 Windblade Adept {square}" for square in ("a1", "b1", "c1", "d1", "a5", "b5", "c5", "d5")),
).replace("Sunstone Bracers, -, Windblade Adept", "Sunstone Bracers, Tempest, Tempest, Windblade Adept")
SWAP = """
turn: 12
to move: P2
units: P1 Argeon Highmayne b3; P2 Reva Eventide i3; P1 Azurite Lion e3; P2 Jaxi d4; P2 Heartseeker g3
P2 mana: 6/7
P2 hand: Juxtaposition, Jaxi
P2 deck: Jaxi
P1 deck: Tempest
"""
LAST_BLOW = """
turn: 9
units: P1 Argeon Highmayne b3; P2 Reva Eventide c3 damage 24
P1 deck: Tempest
"""


def position(text: str) -> Battle:
    return GAME.read_position(text, GAME.options()())


def view_of(text: str, seat: int = 0) -> View[Battle]:
    table = set_up_at(GAME, position(text))
    table.sit(0, "ann")
    table.sit(1, "bob")
    return table.look(seat)


def printed(drawing: RenderableType, look: Look) -> str:
    console = Console(width=look.width, color_system=None, force_terminal=False)
    with console.capture() as capture:
        console.print(drawing)
    return capture.get()


def drawn(text: str, seat: int = 0, look: Look = FINE) -> str:
    """The field as text."""
    view = view_of(text, seat)
    return printed(Board(GAME).field(view.position, seat, view.players, look), look)


def menu(text: str, look: Look = FINE) -> str:
    """The hand and the orders as text."""
    return printed(Board(GAME).menu(view_of(text), look), look)


def square(text: str, name: str, seat: int = 0, look: Look = FINE, width: int = 9) -> list[str]:
    """The two lines of one square."""
    return [line.plain for line in cell(position(text), read_square(name), seat, Pointed(), width, look)]


def play(shell: Shell, *lines: str, text: str = MIDDLE, arguments: tuple[object, ...] = ()) -> str:
    """What is shown while these lines are typed."""
    begin = ("--position", shell.file("position.txt", text)) if text else ("--seed", 7)
    told = shell.run("play", "generals", *begin, *BOTS, *arguments, typed="\n".join([*lines, "q"]))
    assert (told.status, told.err) == (0, "")
    assert told.out.endswith("Goodbye.\n")
    return told.out


# The board.


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
    simple = Look(79, 24, ascii=True)
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
    assert cell(s, int(unit.square), 0, Pointed(), 7, SMALL)[1].plain == "3/5!…☼1"


def test_short_names_tell_cards_of_one_family_apart() -> None:
    assert short_name("Silverguard Knight", 8, False) != short_name("Silverguard Squire", 8, False)
    assert short_name("Jaxi", 8, False) == "Jaxi"
    assert short_name("Jade Monk", 8, False) == "JadeMonk"
    assert short_name("Argeon Highmayne", 7, True) == "Argeon"


def test_columns_and_rows_are_named_and_row_5_is_on_top() -> None:
    for look in (FINE, SMALL):
        lines = drawn(MIDDLE, look=look).splitlines()
        heading = next(line for line in lines if " a " in line and " i " in line)
        assert re.sub(r"[^a-i]", "", heading) == "abcdefghi"
        assert [line[0] for line in lines if line[:1].isdigit()] == ["5", "4", "3", "2", "1"]


def test_the_letters_on_the_board_are_explained_where_there_is_room() -> None:
    assert "P Provoke" in drawn(MIDDLE)
    assert "P Provoke" not in drawn(MIDDLE, look=SMALL)


# The players.


def test_a_players_line_has_health_mana_cards_and_the_bloodbound_spell() -> None:
    lines = [line for line in drawn(MIDDLE, look=SMALL).splitlines() if "health" in line]
    assert re.search(r"P2 bob +health +5 +mana 0/0 +hand 2 +deck 1 +Arcane Heart: own turn 7", lines[0])
    assert re.search(r"You \(P1\) +health 16 +mana 4/7 +hand 4 +deck 2 +Roar ready", lines[1])


@pytest.mark.parametrize(
    ("calendar", "turns", "next_turn"),
    [("3 5 7 9 10", 1, 3), ("3 5 7 9 10", 3, 5), ("3 5 7 9 10", 7, 9), ("3 5 7 9 10", 9, 10), ("3 5 7 8 9", 7, 8)],
)
def test_the_bloodbound_calendar_names_the_next_own_turn(calendar: str, turns: int, next_turn: int) -> None:
    options = changed(GAME.options()(), {"bloodbound_calendar": calendar})
    s = GAME.read_position(f"turn: {2 * turns}\nto move: P2\nP1 tally: turns {turns}", options)
    assert due(s, 0) == next_turn


def test_artifacts_are_shown_with_their_durability(shell: Shell) -> None:
    assert "artifacts Sunstone Bracers 3/3" in play(shell, "play 3")


def test_a_dead_general_is_told() -> None:
    s = position(LAST_BLOW)
    GAME.apply(s, 0, GAME.read_action(s, 0, "attack b3 c3"))
    assert "general dead" in standing(s, 1, 0, "P2", FINE)[0].plain


# Looking at things.


@pytest.mark.parametrize("name", ["b3", "c3", "e3"])
def test_looking_at_a_unit_points_out_exactly_what_it_may_do(name: str) -> None:
    s = position(MIDDLE)
    unit = s.unit_at(read_square(name))
    assert unit is not None
    seen = reach(s, unit)
    for kind, squares in ((MOVE, seen.go), (ATTACK, seen.strike)):
        legal = [action for action in GAME.legal(s, 0) if kind_of(action) == kind and first_of(action) == unit.square]
        assert squares == sum(BIT[second_of(action)] for action in legal)


def test_looking_at_a_unit_points_out_whom_it_could_attack_after_a_move() -> None:
    s = position(MIDDLE)
    lion = s.unit_at(read_square("e3"))
    assert lion is not None
    assert reach(s, lion).later == BIT[read_square("g3")]


def test_an_enemy_shows_where_it_could_go_and_whom_it_threatens(shell: Shell) -> None:
    told = play(shell, "range g3")
    assert "g3: P2's Heartseeker, 1 attack, 1 of 1 health. Ranged. It cannot act now;" in " ".join(told.split())
    field = drawn(MIDDLE, look=Look(99, 35, at="g3"))
    assert (field.count("○"), field.count("×")) == (10, 4)


def test_looking_at_a_card_points_out_where_it_could_be_played(shell: Shell) -> None:
    told = " ".join(play(shell, "look 2", "look cast").split())
    assert (
        "Ironcliffe Guardian: Lyonar minion, 5 mana, 3/10. Airdrop. Provoke. It could be played on 38 squares." in told
    )
    assert "Roar: Lyonar spell" in told
    assert drawn(MIDDLE, look=Look(99, 35, at="2")).count("◎") == 38
    assert drawn(MIDDLE, look=Look(99, 35, at="cast")).count("◎") == 1


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("look", "Look at a square (look c3), a card of your hand (look 2) or the bloodbound spell (look cast)."),
        ("look z9", "Look at a square (look c3)"),
        ("look 4", "There is no card in place 4 of your hand."),
        ("look a1", "a1 is empty."),
        ("look d3", "On d3 lies P2's Shadow Creep."),
        ("look c3", "c3: P1's Silverguard Knight, 3 attack, 5 of 5 health. Provoke. Zeal: +2 attack. Now it can go"),
        ("card", "Say which: card NAME."),
        ("card gandalf", 'There is no card "gandalf";'),
        ("card silverguard", '"silverguard" could be Silverguard '),
        ("move c3 i5", "Silverguard Knight cannot reach i5"),
        ("attack c3 g3", "Silverguard Knight may not attack Heartseeker"),
        ("play 2 a1", "Ironcliffe Guardian costs 5; you have 4 mana"),
        ("999", "There is no action 999;"),
        ("jump", '"jump" is not something one can do;'),
        ("choose a1", "No card waits for a choice."),
    ],
)
def test_whatever_is_typed_is_answered(shell: Shell, typed: str, sentence: str) -> None:
    assert sentence in " ".join(play(shell, typed).split())


def test_a_card_is_explained_with_its_keywords(shell: Shell) -> None:
    told = " ".join(play(shell, "card ironcliffe guardian").split())
    assert "Lyonar minion, 5 mana, 3/10 Airdrop. Provoke." in told
    assert "Airdrop R110 A minion with Airdrop can be summoned on any free square" in told
    assert "Provoke R171 An enemy, general or minion," in told


def test_a_keyword_is_explained_by_itself(shell: Shell) -> None:
    assert "Backstab R111 A unit with Backstab" in " ".join(play(shell, "card backstab").split())


def test_a_card_of_another_game_is_shown_by_the_same_command(shell: Shell) -> None:
    told = shell.run("play", "threelines", "--seed", 7, *BOTS, typed="card jon\ncard\nq\n").out
    assert "Jon Snow" in told
    assert "Say which: card NAME." in told


def test_the_help_explains_the_signs_and_has_the_rules(shell: Shell) -> None:
    told = play(shell, "?")
    for words in ("look c3", "☼ Hallowed Ground", "× a unit to attack", "P Provoke", "R233"):
        assert words in told


# The hand and the orders.


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


def test_a_hint_is_given_in_the_notation(shell: Shell) -> None:
    assert re.search(r"The random bot would play \d+: (move|attack|play|cast|replace|end)", play(shell, "h"))


# Follow-ups and the mulligan.


def test_the_squares_of_a_follow_up_are_pointed_out_on_the_board() -> None:
    s = position(SWAP)
    GAME.apply(s, 1, GAME.read_action(s, 1, "play 1 d4"))
    seen = asked(s, 1)
    assert seen.choose == BIT[read_square("e3")] | BIT[read_square("g3")]
    assert seen.chosen == BIT[read_square("d4")]
    assert asked(s, 0) == Pointed()


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


# What happened.


def test_what_comes_of_an_order_is_told_with_it_and_a_generals_death_alone() -> None:
    s = position(LAST_BLOW)
    GAME.apply(s, 0, GAME.read_action(s, 0, "attack b3 c3"))
    told = Board(GAME).news(s, list[Event](s.events), 0)
    assert told[0].startswith(
        "Your Argeon Highmayne on b3 attacks Reva Eventide on c3. On c3 Reva Eventide takes 2 damage"
    )
    assert told[1] == "P2's Reva Eventide dies on c3."


def test_bots_are_watched_to_the_end_and_nobody_sees_a_hand(shell: Shell) -> None:
    told = shell.run("watch", "generals", "--agents", "random,random", "--seed", 3)
    assert told.status == 0
    assert re.search("P[12] wins|Draw", told.out)
    assert "holds" not in told.out


def test_a_replay_shows_both_hands(shell: Shell) -> None:
    file = shell.folder / "mine.json"
    play(shell, "end", f"save {file}")
    told = shell.run("replay", file, "--step", 0).out
    assert "P1 holds Tempest, Ironcliffe Guardian" in told
    assert "P2 holds Phoenix Fire, Mist Walking" in told


# In a real terminal.


def screen(child: "pexpect.spawn[str]", prompt: str = r"\n > ") -> list[str]:
    """The lines of the screen that was drawn last, without colours."""
    child.expect(prompt)
    return ESCAPE.sub("", str(child.before).split("\x1b[2J")[-1]).replace("\r", "").split("\n")


@pytest.mark.parametrize(("columns", "rows"), [(100, 35), (80, 24), (100, 24), (80, 35), (140, 40)])
@pytest.mark.parametrize("text", [MIDDLE, CROWDED], ids=["middle", "crowded"])
def test_the_screen_fits_the_terminal(shell: Shell, columns: int, rows: int, text: str) -> None:
    file = shell.file("position.txt", text)
    child = shell.open("play", "generals", "--position", file, *BOTS, term="xterm-256color", rows=rows, columns=columns)
    for typed in ("look c3", "play 3", "attack c3 i3", "q"):
        lines = screen(child)
        assert len(lines) <= rows - 1
        assert max(len(line) for line in lines) <= columns
        assert "Generals" in "".join(lines[:2])
        child.sendline(typed)
    assert ended(child) == 0


def test_the_winning_attack_is_announced_and_ends_the_match(shell: Shell) -> None:
    file = shell.file("position.txt", LAST_BLOW)
    child = shell.open("play", "generals", "--position", file, *BOTS, term="xterm-256color")
    assert any("c3 WINS" in line for line in screen(child))
    child.sendline("attack b3 c3")
    told = "\n".join(screen(child, "rematch"))
    assert "Victory" in told
    assert "P2's Reva Eventide dies on c3." in told
    child.sendline("u")
    assert any("c3 WINS" in line for line in screen(child))
    child.sendline("q")
    assert ended(child) == 0


def test_a_match_goes_from_the_mulligan_over_some_turns(shell: Shell) -> None:
    child = shell.open("play", "generals", "--seed", 7, *BOTS, term="xterm-256color")
    assert any("mulligan" in line for line in screen(child))
    child.sendline("1 2")
    for turn in (1, 3, 5):
        assert any(f"turn {turn} " in line for line in screen(child))
        child.sendline("end")
    screen(child)
    child.sendline("q")
    assert ended(child) == 0


def test_a_terminal_without_line_drawing_gets_plain_signs(shell: Shell) -> None:
    shell.patch.setenv("PYTHONIOENCODING", "ascii")
    file = shell.file("position.txt", MIDDLE)
    child = shell.open("play", "generals", "--position", file, *BOTS, term="xterm", rows=35, columns=100)
    told = "\n".join(screen(child, r"help\)"))
    assert "|>SilverKn|" in told
    assert "+--- a ---+" in told
    assert "$ mana" in told
    child.sendline("look c3")
    assert "|    o    |" in "\n".join(screen(child, "squares, attack d4"))
    child.sendline("q")
    assert ended(child) == 0
