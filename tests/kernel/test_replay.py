"""A recorded match plays again, or says where it does not."""

import json
from typing import Any

import pytest

from cardwright.games.template.game import GAME
from cardwright.games.template.model.state import Position
from cardwright.kernel.chance import Seed, dice
from cardwright.kernel.data.replay import Replay, as_seen, begun, going_on, read_replay, steps
from cardwright.kernel.errors import BadReplay
from cardwright.kernel.options import changed

ROWDY = GAME.variants()["rowdy"]
KEY = bytes(range(32))


def recorded(s: Position, seed: Seed, fresh: bool, most: int = 1000) -> Replay:
    """Random play, written down."""
    start = None if fresh else GAME.encode(s)
    replay, chance = begun(GAME, s, seed, ["Ann", "Bob", "Cy"], start), dice(seed)
    while s.result is None and len(replay.moves) < most:
        seat = s.next_seat()
        actions = GAME.legal(s, seat)
        action = actions[chance.below(len(actions))]
        GAME.apply(s, seat, action)
        replay.record(GAME, s, seat, action)
    return replay


def spoilt(**changes: Any) -> str:
    """A recorded match with something else written in it."""
    replay = recorded(GAME.new(ROWDY, 3, 3), 3, True)
    return json.dumps({**json.loads(replay.to_json()), **changes})


def played(text: str) -> None:
    for _ in steps(GAME, read_replay(text)):
        pass


def test_a_match_plays_again_to_the_same_end() -> None:
    s = GAME.new(ROWDY, 3, 3)
    replay = recorded(s, 3, True)
    for again in steps(GAME, read_replay(replay.to_json())):
        last = again
    assert GAME.digest(last) == GAME.digest(s)
    assert last.result == s.result
    assert replay.result == list(s.result or ())


def test_a_mark_is_kept_every_fifty_actions_and_at_the_end() -> None:
    replay = recorded(GAME.new(ROWDY, 3, 3), 3, True)
    count = len(replay.moves)
    assert sorted(replay.marks) == [*range(50, count, 50), count]


def test_a_match_may_begin_from_any_position() -> None:
    s = GAME.read_position("seats: 3\nround: 4\norder: P2, P3\nP2.hand: Pickpocket", changed(ROWDY, {"rounds": 6}))
    replay = recorded(s, 3, False)
    played(replay.to_json())


def test_a_match_with_a_key_plays_again_to_the_same_end() -> None:
    s = GAME.new(ROWDY, KEY, 3)
    replay = recorded(s, KEY, True)
    again = read_replay(replay.to_json())
    assert json.loads(replay.to_json())["seed"] == KEY.hex()
    assert (again.seed, again.title()) == (KEY, "match 000102030405")
    for at in steps(GAME, again):
        last = at
    assert (GAME.digest(last), GAME.encode(last)) == (GAME.digest(s), GAME.encode(s))
    with pytest.raises(BadReplay, match="the replay diverges at"):
        played(json.dumps({**json.loads(replay.to_json()), "seed": "ff" + KEY.hex()[2:]}))


def test_a_match_may_go_on_from_what_a_seat_had_seen_and_its_key_deals_the_rest() -> None:
    s = GAME.new(ROWDY, 3, 3)
    start = as_seen(GAME, s, 1)
    first, other = going_on(GAME, start, KEY), going_on(GAME, start, KEY[::-1])
    assert GAME.encode(GAME.mask(first, 1)) == GAME.encode(GAME.mask(s, 1))
    assert GAME.encode(going_on(GAME, start, KEY)) == GAME.encode(first)
    assert first.players[1].hand == other.players[1].hand
    assert first.deck != other.deck
    assert "key" not in start


@pytest.mark.parametrize("seat", [-2, 3, "0", None, True])
def test_a_start_seen_by_nobody_at_the_table_is_refused(seat: object) -> None:
    start = as_seen(GAME, GAME.new(ROWDY, 3, 3), 1) | {"seen_by": seat}
    with pytest.raises(BadReplay, match="the replay cannot be set up: seen_by"):
        played(spoilt(start=start))


def test_a_match_of_other_rules_is_shown_if_it_ends_the_same() -> None:
    played(spoilt(rules="old"))


def test_actions_can_be_taken_back() -> None:
    replay = recorded(GAME.new(ROWDY, 3, 3), 3, True)
    replay.take_back(1)
    assert replay.result is None
    assert max(replay.marks) <= len(replay.moves)
    played(replay.to_json())
    replay.take_back(10_000)
    assert replay.moves == []


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "this is not a replay"),
        ("[1]", "this is not a replay"),
        ('{"cardwright": 99}', "this is not a replay"),
        ('{"cardwright": 1}', 'the replay has no proper "game"'),
    ],
)
def test_what_is_no_replay_is_refused(text: str, problem: str) -> None:
    with pytest.raises(BadReplay, match=problem):
        read_replay(text)


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ({"moves": "x"}, 'the replay has no proper "moves"'),
        ({"moves": [[0]]}, "action 1 of the replay is not a seat and an action"),
        ({"moves": [[0, "x"]]}, "action 1 of the replay is not a seat and an action"),
        ({"moves": [[0, 2**64]]}, "action 1 of the replay is not a seat and an action"),
        ({"moves": [[0, 31]]}, "the replay diverges at action 1: you are asked for a bid"),
        ({"marks": {"x": "y"}}, 'a mark of the replay stands at "x", which is no number'),
        ({"marks": {"2": "y"}}, "the replay diverges at or before action 2: the position is another one"),
        ({"seed": 4}, "the replay diverges at"),
        ({"seed": None}, 'the replay has no proper "seed"'),
        ({"seed": True}, 'the replay has no proper "seed"'),
        ({"seed": "ab" * 16}, 'the replay has no proper "seed"'),
        ({"seed": "xy" * 32}, 'the replay has no proper "seed"'),
        ({"cards": "old"}, "other cards than this version of template has"),
        ({"rules": "old", "seed": 4}, "other rules than this version of template has: the replay diverges at"),
        ({"rules": "old", "result": None}, "other rules than this version of template has, and is not over"),
        ({"rules": "old", "result": [0, 1, 2]}, "other rules than this version of template has: it ends differently"),
        ({"seats": 9}, "the replay cannot be set up: Magpies is played by 2 to 4, not by 9"),
        ({"options": {"glitter": 99}}, "the replay cannot be set up: glitter is a whole number"),
        ({"start": {}}, "the replay cannot be set up: this is not a position of template"),
    ],
)
def test_a_broken_replay_says_what_is_wrong_with_it(changes: dict[str, Any], problem: str) -> None:
    with pytest.raises(BadReplay, match=problem):
        played(spoilt(**changes))
