"""A position whose parts do not fit together is refused."""

import json
from typing import Any

import pytest

from cardwright.games.template.game import GAME
from cardwright.kernel.errors import BadInput

FRAME = {"program": "played", "seat": 0, "source": 0, "step": 0, "slots": {}, "negated": False, "urgent": False}
QUESTION = {
    **{"seat": 0, "kind": "move", "options": [], "slot": "", "least": 1, "most": 1},
    **{"seconds": 0, "sealed": False, "optional": False, "continues": False},
}


def read(**changes: Any) -> None:
    """A sound position with something else written in it."""
    written = json.loads(json.dumps(GAME.encode(GAME.read_position("order: P1, P2", GAME.options()()))))
    written["position"].update(changes)
    GAME.decode(written)


def test_a_sound_position_is_read() -> None:
    read()


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ({"seats": 5}, "Magpies is played by 2 to 4, not by 5"),
        ({"seats": 10**15}, "Magpies is played by 2 to 4, not by 1000000000000000"),
        ({"sealed": [-1]}, "sealed: expected one answer for each of the 2 seats, found 1"),
        ({"sealed": [-1, 3]}, "P2 has given a secret answer to no question"),
        ({"waiting": [{**QUESTION, "seat": 2}]}, "a question goes to seat 3; there are 2"),
        ({"waiting": [QUESTION, QUESTION]}, "P1 is asked two questions at once"),
        ({"waiting": [{**QUESTION, "slot": "x"}]}, 'the question "move" belongs to no effect, or offers nothing'),
        ({"agenda": [{**FRAME, "seat": -1}]}, "an effect belongs to seat 0; there are 2"),
        ({"queue": [{**FRAME, "step": -1}]}, "an effect is at step -1"),
        ({"asking": [7]}, "an answer is expected from seat 8; there are 2"),
        ({"result": [3], "waiting": []}, "the winner is seat 4; there are 2"),
        ({"result": [0]}, "the game is over, and yet somebody is asked"),
        (
            {"waiting": [{**QUESTION, "kind": "bid", "sealed": True}], "sealed": [9, -1]},
            "the secret answer of P1 is not possible: you are asked for a bid",
        ),
    ],
)
def test_what_does_not_fit_is_refused(changes: dict[str, Any], problem: str) -> None:
    with pytest.raises(BadInput, match=problem):
        read(**changes)
