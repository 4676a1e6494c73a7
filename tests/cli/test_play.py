"""Playing in a terminal: a whole match, every command, bad input, and all ways to leave."""

import re
from pathlib import Path

import pexpect
import pytest
from click.testing import CliRunner

from cardwright.cli import play as play_command
from cardwright.cli.local_play import LocalPlay
from cardwright.games.threelines.game import GAME
from cardwright.kernel.data.replay import read_replay
from tests.cli.terminal import Shell, ended

BOTS = ("--bot", "random", "--hints", "greedy")
PROMPT = "\n > "
END = "rematch"

OPENING = """
round: 1
P1.mana: 4
P1.hand: Ysolde the Pale, Kaela Stormborne, Mira Thornquill, Bastien Crow-Tongue
P2.mana: 0
deck: Rusk, Jon Snow
"""
# Whatever happens, Jon Snow's next blow wins.
LAST_BLOW = """
P2.hp: 3
P1.left: Jon Snow
P1.mana: 4
P1.hand: Rusk, Ludo Marsh
P2.right: Old Garrick
P2.mana: 0
"""


def answered(child: "pexpect.spawn[str]", line: str, prompt: str = PROMPT) -> str:
    """Type a line; what came before the next prompt."""
    child.sendline(line)
    child.expect(prompt)
    return str(child.before)


def start(shell: Shell, *arguments: object) -> "pexpect.spawn[str]":
    child = shell.open("play", "threelines", "--seed", 7, *BOTS, *arguments)
    child.expect(PROMPT)
    return child


def hand(seed: int, seat: int) -> list[str]:
    s = GAME.new(GAME.options()(), seed)
    return [s.cards.name(card) for card in s.players[seat].hand_cards()]


# In a real terminal.


def test_a_whole_match_is_played_and_saved(shell: Shell) -> None:
    child = start(shell)
    for _ in range(60):
        child.sendline("0")
        if child.expect([PROMPT, END]) == 1:
            break
    told = str(child.before)
    assert re.search("Victory|Defeat|Draw", told)
    child.sendline("q")
    assert ended(child) == 0
    saved = shell.folder / "replays" / "threelines-match-7.json"
    assert read_replay(saved.read_text()).result is not None
    assert shell.run("replay", saved, "--verify").status == 0


def test_the_screen_is_redrawn_in_a_full_terminal(shell: Shell) -> None:
    child = shell.open("play", "threelines", "--seed", 7, *BOTS, term="xterm-256color")
    for _ in range(2):
        child.expect(" > ")
        assert str(child.before).count("\x1b[2J") == 1
        assert str(child.before).count("your hand") == 1
        child.sendline("0")
    child.expect(" > ")
    child.sendline("q")
    assert ended(child) == 0


def test_a_wide_terminal_has_the_log_beside_the_board(shell: Shell) -> None:
    child = shell.open("play", "threelines", "--seed", 7, *BOTS, term="xterm", rows=40, columns=120)
    child.expect(" log .* > ")
    child.sendline("q")
    assert ended(child) == 0


def test_a_choice_is_taken_back(shell: Shell) -> None:
    child = start(shell)
    assert "round 2" in answered(child, "1")
    assert "round 1" in answered(child, "u")
    assert "There is nothing to take back." in answered(child, "u")
    child.sendline("q")
    assert ended(child) == 0


def test_ctrl_c_leaves_cleanly(shell: Shell) -> None:
    child = start(shell)
    child.sendintr()
    assert ended(child) == 130
    assert "Goodbye" in str(child.before)
    assert "Traceback" not in str(child.before)


def test_ctrl_d_leaves_cleanly(shell: Shell) -> None:
    child = start(shell)
    child.sendeof()
    assert ended(child) == 0
    assert "Goodbye" in str(child.before)


def test_the_rules_are_a_page_away(shell: Shell) -> None:
    child = start(shell)
    told = answered(child, "?", "more lines: Enter continues, q goes back -- ")
    assert "what a strong bot would do" in told
    assert "Threelines" in told
    assert "R14" in answered(child, "", "more lines")
    child.sendline("q")
    child.expect(PROMPT)
    child.sendline("quit")
    assert ended(child) == 0


def test_ctrl_c_leaves_cleanly_while_reading_the_rules(shell: Shell) -> None:
    child = start(shell)
    answered(child, "?", "goes back -- ")
    child.sendintr()
    assert ended(child) == 130
    assert "Traceback" not in str(child.before)


def test_two_people_share_a_keyboard_and_see_their_own_hands(shell: Shell) -> None:
    child = shell.open("play", "threelines", "--seed", 7, "--hotseat", "--hints", "random")
    child.expect(PROMPT)
    first = str(child.before)
    answered(child, "0", "P2, you choose next. Press Enter when P1 is not looking.")
    second = answered(child, "")
    assert all(name in first and name not in second for name in hand(7, 0))
    assert all(name in second and name not in first for name in hand(7, 1))
    assert "locked in" in second
    assert "Taking back is for games against bots." in answered(child, "u")
    assert "P1, you choose next" in answered(child, "0", "is not looking. ") + str(child.after)
    child.sendintr()
    assert ended(child) == 130


def test_the_last_choice_can_be_taken_back_after_the_end(shell: Shell) -> None:
    position = shell.file("position.txt", LAST_BLOW)
    child = start(shell, "--position", position)
    assert "Victory" in answered(child, "0", END)
    assert "Rusk" in answered(child, "u")
    assert "Victory" in answered(child, "2", END)
    answered(child, "r")
    child.sendline("q")
    assert ended(child) == 0


# With everything typed beforehand.


def play(shell: Shell, *lines: str, position: str = OPENING, arguments: tuple[object, ...] = ()) -> str:
    """What is shown while these lines are typed."""
    begin = ("--position", shell.file("position.txt", position)) if position else ("--seed", 7)
    told = shell.run("play", "threelines", *begin, *BOTS, *arguments, typed="\n".join([*lines, "q"]))
    assert (told.status, told.err) == (0, "")
    assert told.out.endswith("Goodbye.\n")
    return told.out


@pytest.mark.parametrize("seat", [1, 2])
def test_nobody_is_shown_the_other_hand(shell: Shell, seat: int) -> None:
    told = play(shell, "h", "list", "log", "try 0", position="", arguments=("--seat", seat))
    assert all(name in told for name in hand(7, seat - 1))
    assert not any(name in told for name in hand(7, 2 - seat))


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("jump", '"jump" is not a line; the lines are left, center and right.'),
        ("99", "There is no placement 99; they are numbered from 1 to 12."),
        ("1 4", "Only one card can be placed on the left line."),
        ("1 2", "Ysolde the Pale can be placed on one line only (R22)."),
        ("1 11", "Ysolde the Pale and Bastien Crow-Tongue cost 6; you have 4 mana (R22)."),
        ("gandalf left", 'There is no "gandalf" in your hand;'),
        ("left", '"left" names no card;'),
        ("why 1 11", "Ysolde the Pale and Bastien Crow-Tongue cost 6; you have 4 mana (R22)."),
        ("why 1", "That is allowed."),
        ("try 1 11", "Ysolde the Pale and Bastien Crow-Tongue cost 6; you have 4 mana (R22)."),
        ("u", "There is nothing to take back."),
        ("save", "Say where: save FILE."),
        ("save /dev/null/at/all", "/dev/null/at/all cannot be written: Not a directory"),
    ],
)
def test_what_cannot_be_done_is_answered_with_a_reason_and_changes_nothing(
    shell: Shell, typed: str, sentence: str
) -> None:
    told = play(shell, typed, "log")
    assert sentence in told
    assert "Round 2." not in told


@pytest.mark.parametrize(
    "typed",
    [
        "4 9",
        "9 4",
        "4, 9",
        "4+9",
        "2l 3r",
        "kaela left, mira right",
        "kaela l mira r",
        "Kaela Stormborne left, 3 right",
    ],
)
def test_there_are_many_ways_to_say_the_same(shell: Shell, typed: str) -> None:
    told = play(shell, typed)
    assert "You place Kaela Stormborne on the left for 2 mana. You place Mira Thornquill" in told
    assert "round 2" in told


@pytest.mark.parametrize("typed", ["0", "nothing", "pass"])
def test_placing_nothing_is_a_choice(shell: Shell, typed: str) -> None:
    told = play(shell, typed)
    assert "You place" not in told
    assert "round 2" in told


def test_an_empty_line_is_no_choice_where_there_is_one(shell: Shell) -> None:
    assert "round 2" not in play(shell, "")


def test_an_empty_line_will_do_where_nothing_can_be_placed(shell: Shell) -> None:
    told = play(shell, "", position="round: 1\nP1.hand: Jon Snow\nP1.mana: 1\nP2.hand: Rusk")
    assert "You can place nothing: press Enter." in told
    assert "round 2" in told


def test_a_hint_says_what_to_do_why_and_what_that_leads_to(shell: Shell) -> None:
    told = play(shell, "h")
    assert re.search(r"Place .+ \([\d ]+\)\. It .+\.", " ".join(told.split()))
    assert re.search(r"Your chance to win after that: about \d+%", " ".join(told.split()))
    assert "If P2 places nothing:" in told


def test_a_hint_of_a_search_tells_what_is_next_best(shell: Shell) -> None:
    told = " ".join(play(shell, "h", arguments=("--hints", "search:60it")).split())
    assert re.search(r"Next best: .+ \([\d ]+\), \d+%", told)


def test_the_outcome_of_a_choice_is_shown_before_it_is_made(shell: Shell) -> None:
    told = play(shell, "try 0", "try 3", position=LAST_BLOW)
    assert "Jon Snow hits P2's avatar for 5: 0 health left." in told
    assert "You win" in told
    assert "Your Rusk strikes Old Garrick" in told


def test_each_placement_shows_how_its_line_would_go(shell: Shell) -> None:
    told = play(shell, position="P2.left: Rusk 1\nP2.center: Jon Snow\nP1.mana: 9\nP1.hand: Robb Stark, Old Garrick")
    assert re.search(r"Robb Stark +2 +4 / 2 +1 wins +2 falls +3 hits 4", told)


def test_everything_allowed_can_be_listed(shell: Shell) -> None:
    told = play(shell, "list")
    s = GAME.read_position(OPENING, GAME.options()())
    for action in GAME.legal(s, 0):
        assert GAME.action_text(s, 0, action) in told


def test_a_match_is_saved_where_one_says(shell: Shell) -> None:
    file = shell.folder / "mine.json"
    told = play(shell, "1", f"save {file}")  # a long path is broken where the line ends
    assert f"Saved,forcardwrightreplay:{file}" in "".join(told.split())
    assert len(read_replay(file.read_text()).moves) == 2


def test_giving_up_is_confirmed_and_loses(shell: Shell) -> None:
    told = play(shell, "concede", "n", "concede", "y")
    assert told.count("Give up? [y/N]") == 2
    assert "P2 wins: the other player gave up." in told
    assert "Defeat" in told


def test_giving_up_can_be_taken_back(shell: Shell) -> None:
    told = play(shell, "1", "concede", "y", "u", "log")
    assert told.count("round 2") == 3
    assert told.rstrip().endswith("Goodbye.")


def test_a_position_that_is_already_decided_is_shown_with_its_end(shell: Shell) -> None:
    told = play(shell, "u", "l", position="P1.hp: 0\nP2.hp: 3")
    assert "Defeat" in told


def test_a_rematch_deals_other_cards(shell: Shell) -> None:
    told = play(shell, "concede", "y", "r", position="")
    assert "match 7" in told
    assert "match 8" in told


def test_a_position_file_can_be_json(shell: Shell) -> None:
    file = shell.folder / "mine.json"
    play(shell, "1", f"save {file}")
    position = shell.run("replay", file, "--step", 2, "--json").out
    told = play(shell, position=position)
    assert "round 2" in told
    assert "Ysolde the Pale" in told


def test_options_change_the_match(shell: Shell) -> None:
    told = play(shell, position="", arguments=("--set", "hp=33", "--set", "start_mana=9"))
    assert "health 33" in told
    assert "mana 10" in told


def test_a_game_without_a_board_of_its_own_can_be_played(shell: Shell) -> None:
    told = shell.run(
        "play", "template", "--seats", 3, "--seed", 3, *BOTS, typed="1\n1\nbogus\n77\nh\nlist\ntry 1\n?\nq\n"
    )
    assert told.status == 0
    assert "P1.hand" in told.out
    assert "There is no action 77; they are numbered from 1 to" in told.out
    assert re.search(r"\w \(\d+\)\.", told.out)


def test_without_colours_nothing_is_lost(shell: Shell) -> None:
    shell.patch.setenv("NO_COLOR", "1")
    child = start(shell)
    assert "\x1b[3" not in str(child.before)
    child.sendline("q")
    assert ended(child) == 0


def test_a_terminal_without_line_drawing_gets_plain_signs(shell: Shell) -> None:
    shell.patch.setenv("PYTHONIOENCODING", "ascii")
    child = start(shell)
    assert "+- left ---" in str(child.before)
    child.sendline("?")
    child.expect("goes back")
    child.sendline("q")
    child.sendline("q")
    assert ended(child) == 0


def test_no_replay_can_be_saved_and_the_match_still_ends_well(shell: Shell) -> None:
    Path(shell.folder, "replays").mkdir()
    Path(shell.folder, "replays", "threelines-position.json").mkdir()
    assert "cannot be written" in play(shell, "concede", "y")


@pytest.mark.parametrize(
    ("words", "has_key"), [(["--hotseat"], True), (["--hotseat", "--seed", "7"], False), ([], False)]
)
def test_people_at_one_keyboard_play_by_a_key_unless_they_name_a_seed(
    monkeypatch: pytest.MonkeyPatch, words: list[str], has_key: bool
) -> None:
    begun: list[LocalPlay] = []
    monkeypatch.setattr(play_command, "play_with_rematches", begun.append)
    assert CliRunner().invoke(play_command.command, ["threelines", *words]).exit_code == 0
    [local] = begun
    seed = local.table().replay.seed
    assert isinstance(seed, bytes) == has_key
    assert seed == (local.key if has_key else local.seed)
