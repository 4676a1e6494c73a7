"""Whatever is wrong on the command line: one sentence that names it, exit status 2, nothing else."""

import json

import pytest

from cardwright.games import NAMES
from cardwright.games.threelines.game import GAME
from cardwright.kernel.data.replay import begun
from tests.cli.terminal import Shell


def refused(shell: Shell, *arguments: object) -> str:
    """The sentence with which a command is refused."""
    told = shell.run(*arguments)
    assert told.status == 2
    assert told.out == ""
    assert told.err.startswith("error: ")
    assert told.err.count("\n") == 1
    return told.err.removeprefix("error: ").rstrip("\n")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("watc", 'there is no command "watc"; did you mean watch?'),
        ("--colour", "no such option '--colour'; see cardwright --help"),
        ("cards", "missing argument 'GAME'; see cardwright cards --help"),
        ("cards chess", f'there is no game "chess"; there are: {", ".join(NAMES)}'),
        ("options threeline", 'there is no game "threeline"; did you mean threelines?'),
        ("play three-lines", 'there is no game "three-lines"; did you mean threelines?'),
        ("play --bot greedi", "greedi"),
        ("play --hints greedi", "greedi"),
        ("play --seat 3", "there is no seat 3 at this table; there are 1 to 2"),
        ("play --seat 0", "there is no seat 0 at this table; there are 1 to 2"),
        ("play --seats 3", "threelines is for 2 players, not 3"),
        ("play --seed many", "invalid value for '--seed': 'many' is not a valid integer; see cardwright play --help"),
        ("play --variant classic", 'there is no variant "classic"; there are: standard'),
        ("play --set hp=0", "hp is a whole number from 1 to 1000, not 0"),
        ("play --set hp=many", "hp is a whole number from 1 to 1000, not many"),
        ("play --set health=3", 'there is no option "health"'),
        ("play --set hp", 'an option is written NAME=VALUE, not "hp"'),
        ("play --set mana=much", "mana is one of pool, refill, not much"),
        ("play --set hp_breaks_draw=perhaps", "hp_breaks_draw is yes or no, not perhaps"),
        ("play --position nowhere.txt", "nowhere.txt: No such file or directory"),
        ("watch --agents random", "threelines is for 2 players, not 1"),
        ("watch --agents random,greedi", "greedi"),
        ("watch --delay -1", "-1"),
        ("replay nowhere.json", "nowhere.json: No such file or directory"),
        ("bench chess", f'there is no game "chess"; there are: {", ".join(NAMES)}'),
        ("bench --seconds 0", "0"),
        ("bench --mode fast", "'fast' is not one of 'compiled', 'interpreted', 'both'"),
        ("completion tcsh", "'tcsh' is not one of 'bash', 'zsh', 'fish'"),
    ],
)
def test_a_wrong_command_line_is_refused_in_one_sentence(shell: Shell, arguments: str, sentence: str) -> None:
    assert sentence in refused(shell, *arguments.split())


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("P1.hp: 20\nP3.hp: 4", 'there is no line "P3.hp"'),
        ("P1.hand: Jon Sno", 'P1.hand: there is no card "Jon Sno"; did you mean Jon Snow?'),
        ("P1.hand: Rusk\nP2.left: Rusk", "Rusk is in two places"),
        ("P1.hp: 5000", "P1.hp: 5000 is not between 0 and 1000"),
        ("P1.hp: 4\nP1.hp: 5", 'the line "P1.hp" is there twice'),
        ("nonsense", 'line 1: "nonsense" is not written KEY: VALUE'),
        ("{", "Expecting property name"),
        ("{}", "this is not a position of threelines"),
    ],
)
def test_a_broken_position_is_refused_with_its_file(shell: Shell, text: str, sentence: str) -> None:
    file = shell.file("position.txt", text)
    told = refused(shell, "play", "--position", file)
    assert told.startswith(f"{file}: ")
    assert sentence in told


def replay_text(**changes: object) -> str:
    """A match of two actions, with some of its parts replaced."""
    s = GAME.new(GAME.options()(), 5)
    replay = begun(GAME, s, 5, ["ana", "ben"], None)
    for seat in range(2):
        GAME.apply(s, seat, 0)
        replay.record(GAME, s, seat, 0)
    return json.dumps({**json.loads(replay.to_json()), **changes})


BROKEN = {
    "empty": ("", "this is not a replay"),
    "a list": ("[1]", "this is not a replay"),
    "another format": (replay_text(cardwright=99), "this is not a replay"),
    "a seed in words": (replay_text(seed="five"), 'the replay has no proper "seed"'),
    "half an action": (replay_text(moves=[[0]]), "action 1 of the replay is not a seat and an action"),
    "an illegal action": (replay_text(moves=[[0, 0], [1, 99999]]), "the replay diverges at action 2: "),
    "a second answer": (replay_text(moves=[[0, 0], [0, 0]]), "diverges at action 2: you have already locked in"),
    "a third player": (replay_text(moves=[[2, 0]]), "diverges at action 1: there is no seat 3 at this table"),
    "another position": (replay_text(marks={"2": "0"}), "diverges at or before action 2: the position is another one"),
    "other cards": (replay_text(cards="0"), "the replay was played with other cards"),
    "an impossible option": (replay_text(options={"hp": 0}), "hp is a whole number from 1 to 1000, not 0"),
    "another game": (replay_text(game="chess"), 'there is no game "chess"'),
    "a missing player": (replay_text(players=["ana"]), "the replay names 1 players for 2 seats"),
    "another result": (replay_text(result=[0]), "the replay ends differently here"),
}


@pytest.mark.parametrize("broken", BROKEN)
@pytest.mark.parametrize("way", ["shown", "--verify", "--json"])
def test_a_broken_replay_is_refused_with_its_file(shell: Shell, broken: str, way: str) -> None:
    text, sentence = BROKEN[broken]
    file = shell.file("replay.json", text)
    told = refused(shell, "replay", file, *([way] if way.startswith("-") else []))
    assert told.startswith(f"{file}: ")
    assert sentence in told


@pytest.mark.parametrize(
    ("way", "sentence"),
    [
        ("--step 3", "there is no step 3; the match has 0 to 2"),
        ("--step -1", "there is no step -1; the match has 0 to 2"),
        ("--seat 3", "there is no seat 3 in this match; there are 1 to 2"),
    ],
)
def test_a_place_outside_the_match_is_refused(shell: Shell, way: str, sentence: str) -> None:
    assert sentence in refused(shell, "replay", shell.file("replay.json", replay_text()), *way.split())


def test_a_file_that_is_no_text_is_refused(shell: Shell) -> None:
    file = shell.folder / "noise"
    file.write_bytes(b"\xff\xfe\x00")
    assert f"{file} is not a text file" in refused(shell, "replay", file)
