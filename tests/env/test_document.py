"""What docs/env.md says can be done, literally."""

import re
from pathlib import Path

import pytest

from cardwright.env import arrange

DOCUMENT = Path(__file__).parents[2] / "docs" / "env.md"
GAMES = ("threelines", "generals", "pantheon", "cartoverse", "ancients")


def test_all_python_in_the_document_runs_from_top_to_bottom(capsys: pytest.CaptureFixture[str]) -> None:
    found = re.findall(r"^```python\n(.*?)^```", DOCUMENT.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    names: dict[str, object] = {"__name__": "docs"}
    for block in found:
        exec(compile(block, "docs/env.md", "exec"), names)
    assert len(found) > 7
    assert "a match is over" in capsys.readouterr().out


@pytest.mark.parametrize("game", GAMES)
def test_the_table_has_the_size_of_every_observation_and_of_its_moves(game: str) -> None:
    (row,) = re.findall(rf"^\| {game} \| (.*)$", DOCUMENT.read_text("utf-8"), re.MULTILINE)
    numbers, moves, _ = row.split(" | ")
    assert f"{arrange(game).observation.size:,}" in numbers
    assert f"{arrange(game).moves.size:,}" in moves
    assert ("listed" in moves) == arrange(game).moves.listed


def test_each_other_player_of_pantheon_adds_as_much_as_the_table_says() -> None:
    two, three, six = (arrange("pantheon", seats=seats).observation.size for seats in (2, 3, 6))
    assert (three - two, six - two) == (208, 832)
