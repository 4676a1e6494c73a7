"""Every scenario file there is: our own, one folder for each game, and those that lie beside the checkout."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardwright import games
from cardwright.scenarios import Report, read_file, run

HERE = Path(__file__).parent
ROOT = HERE.parents[1]


def game_of(path: Path) -> str:
    """``GAME-more.json`` is about the same game as ``GAME.json``."""
    return path.stem.partition("-")[0]


OWN = [path for game in games.NAMES for path in (HERE / game).rglob("*.*")]
BESIDE = [path for path in ROOT.parent.glob("*/scenarios/*.json") if game_of(path) in games.NAMES]


def report(path: str, variant: str | None = None) -> Report:
    return Report([run(scenario) for scenario in read_file(path, variant)])


@pytest.mark.parametrize("path", sorted(str(path.relative_to(HERE)) for path in OWN))
def test_every_scenario_of_our_own_passes(path: str) -> None:
    own = report(str(HERE / path))

    assert own.passed() > 0
    assert not own.failed() + own.skipped(), own.text()


@pytest.mark.parametrize("path", sorted(map(str, BESIDE)), ids=lambda path: Path(path).name)
def test_no_scenario_that_lies_beside_the_checkout_fails(path: str) -> None:
    """Those were recorded from the classic game, where there is one; cards may be missing."""
    variants = games.load(game_of(Path(path))).variants()
    beside = report(path, "classic" if "classic" in variants else None)

    assert beside.passed() > 0
    assert not beside.failed(), beside.text()
