"""Whether a match played online was shuffled as promised, and went as recorded."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from cardwright.games.threelines.game import GAME
from cardwright.kernel.chance import dice
from cardwright.kernel.data.replay import as_seen
from cardwright.kernel.game import CONCEDE
from cardwright.match import Table, set_up, set_up_at, set_up_from
from cardwright.match.shuffle import NUMBERED, commitment_of, seed_of
from tests.cli.terminal import Shell, Told

SECRET = "00112233445566778899aabbccddeeff" * 2
SALTS = ["mine", "yours"]


def played_out(table: Table[Any]) -> dict[str, Any]:
    """Two rounds and a concession, as the server writes them down."""
    for seat, name in enumerate(("Ann", "Bob")):
        table.sit(seat, name)
    for _ in range(2):
        for seat in (0, 1):
            table.submit(seat, table.open[seat].number, table.look(seat).legal[-1])
    table.play(1, CONCEDE)
    written: dict[str, Any] = json.loads(table.replay.to_json())
    proof = {"table": "t", "commitment": commitment_of(SECRET), "secret": SECRET, "salts": SALTS}
    return written | {"proof": proof | {"ended": 1.0, "conceded": 1}}


@pytest.fixture
def match() -> dict[str, Any]:
    return played_out(set_up(GAME, GAME.options()(), seed_of(SECRET, SALTS)))


def verified(shell: Shell, match: dict[str, Any], *more: str) -> Told:
    return shell.run("verify", shell.file("match.json", json.dumps(match)), *more)


def test_a_match_that_is_right_is_told_line_by_line(shell: Shell, match: dict[str, Any]) -> None:
    told = verified(shell, match)
    assert (told.status, told.err) == (0, "")
    assert told.out.splitlines() == [
        "commitment: it fits the secret",
        'shuffle: the key follows from the secret and the salts "mine", "yours"',
        "match: all 5 actions play here as they were recorded; P1 won",
    ]


def test_what_the_player_noted_is_compared(shell: Shell, match: dict[str, Any]) -> None:
    told = verified(shell, match, "--commitment", commitment_of(SECRET).upper())
    assert told.out.startswith("commitment: it fits the secret and what you noted\n")
    told = verified(shell, match, "--commitment", "ab" * 32)
    assert told.status == 1
    assert "not the one you noted" in told.err


@pytest.mark.parametrize(
    ("part", "value", "sentence"),
    [
        ("secret", "ff" * 32, "wrong: the secret does not fit the commitment"),
        ("commitment", "ff" * 32, "wrong: the secret does not fit the commitment"),
        ("salts", ["mine", "theirs"], "wrong: the key does not follow from the secret and the salts"),
        ("salts", ["mine"], "wrong: there are 1 salts for 2 seats"),
    ],
)
def test_a_forged_proof_is_found(shell: Shell, match: dict[str, Any], part: str, value: object, sentence: str) -> None:
    told = verified(shell, match | {"proof": match["proof"] | {part: value}})
    assert told.status == 1
    assert told.err.startswith(sentence)


def test_another_seed_is_found(shell: Shell, match: dict[str, Any]) -> None:
    told = verified(shell, match | {"seed": 7})
    assert (told.status, told.out) == (1, "commitment: it fits the secret\n")
    assert "it would be" in told.err


def test_a_key_that_is_right_in_its_first_half_is_found(shell: Shell, match: dict[str, Any]) -> None:
    told = verified(shell, match | {"seed": match["seed"][:32] + "0" * 32})
    assert (told.status, told.out) == (1, "commitment: it fits the secret\n")
    assert told.err.startswith(
        f"wrong: the key does not follow from the secret and the salts: it would be {match['seed']}"
    )


def test_a_match_from_before_there_were_keys_is_told_as_such(shell: Shell) -> None:
    older = played_out(set_up(GAME, GAME.options()(), seed_of(SECRET, SALTS, NUMBERED)))
    told = verified(shell, older)
    assert told.status == 0
    assert told.out.splitlines()[1] == (
        'shuffle: the seed follows from the secret and the salts "mine", "yours"'
        " (an older match: its seed has 128 bits, and its generator could be computed by players)"
    )
    assert verified(shell, older | {"seed": older["seed"] + 1}).status == 1


def test_a_changed_draw_is_found(shell: Shell) -> None:
    table = set_up(GAME, GAME.options()(), seed_of(SECRET, SALTS))
    deck = table._position.deck
    deck[0], deck[1] = deck[1], deck[0]  # somebody exchanges two cards that nobody will see
    told = verified(shell, played_out(table))
    assert told.status == 1
    assert told.err.startswith("wrong: the replay diverges at or before action 5: the position is another one")


def test_a_match_that_went_on_from_what_a_seat_had_seen_is_proved(shell: Shell) -> None:
    start = as_seen(GAME, GAME.new(GAME.options()(), 3), 0)
    match = played_out(set_up_from(GAME, start, seed_of(SECRET, SALTS)))
    told = verified(shell, match)
    assert (told.status, told.err) == (0, "")
    assert 'the key follows from the secret and the salts "mine", "yours"' in told.out
    assert verified(shell, match | {"seed": "00" * 32}).status == 1


def test_another_course_is_found_at_its_action(shell: Shell, match: dict[str, Any]) -> None:
    moves = [[0, 10**9], *match["moves"][1:]]
    told = verified(shell, match | {"moves": moves})
    assert told.status == 1
    assert told.err.startswith("wrong: the replay diverges at action 1")
    forged = verified(shell, match | {"marks": {"5": "0" * 32}})
    assert (forged.status, forged.err.startswith("wrong: the replay diverges at or before action 5")) == (1, True)


def test_another_result_is_found(shell: Shell, match: dict[str, Any]) -> None:
    told = verified(shell, match | {"result": [1]})
    assert (told.status, told.err) == (1, "wrong: the match ends differently here: P1 won, not P2 won\n")


def test_a_match_that_went_on_from_a_position_cannot_be_proved(shell: Shell) -> None:
    match = played_out(set_up_at(GAME, GAME.new(GAME.options()(), 3)))
    told = verified(shell, match)
    assert told.status == 0
    assert "so how its cards were dealt cannot be proved" in told.out
    assert "all 5 actions play here" in told.out


def test_what_is_no_replay_of_a_server_is_refused(shell: Shell, match: dict[str, Any], tmp_path: Path) -> None:
    del match["proof"]
    told = verified(shell, match)
    assert (told.status, 'no "proof"' in told.err) == (2, True)
    assert shell.run("verify", shell.file("other.txt", "hello")).status == 2
    assert shell.run("verify", tmp_path / "nothing.json").status == 2


def test_the_check_by_hand_in_the_document_gives_the_same(tmp_path: Path) -> None:
    text = (Path(__file__).parents[2] / "docs" / "replays.md").read_text("utf-8")
    script = text.partition("```bash\n")[2].partition("```")[0]
    assert SECRET in script
    said = subprocess.run(["bash", "-c", script], capture_output=True, text=True, check=True, cwd=tmp_path).stdout
    first, second = said.split("\n")[:2]
    assert first.split()[0] == commitment_of(SECRET)
    assert bytes.fromhex(second.split()[0]) == seed_of(SECRET, SALTS)


def test_the_numbers_in_the_document_are_those_of_the_generator(tmp_path: Path) -> None:
    text = (Path(__file__).parents[2] / "docs" / "replays.md").read_text("utf-8")
    script = text.partition("```python\n")[2].partition("```")[0]
    said = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True, cwd=tmp_path
    ).stdout
    chance = dice(bytes(range(32)))
    assert [int(line) for line in said.split()] == [chance.below(40) for _ in range(5)]


def test_the_output_in_the_document_is_what_comes_out(shell: Shell, match: dict[str, Any]) -> None:
    text = (Path(__file__).parents[2] / "docs" / "replays.md").read_text("utf-8")
    assert f"$ cardwright verify match.json\n{verified(shell, match).out}```" in text
