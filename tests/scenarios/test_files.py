"""Every scenario file there is: our own, and those that lie beside the checkout."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardwright import games
from cardwright.scenarios import Report, read_file, run

HERE = Path(__file__).parent
ROOT = HERE.parents[1]


def game_of(path: Path) -> str:
    """``GAME-VARIANT.json`` and ``GAME-more.json`` are about the same game as ``GAME.json``."""
    return path.stem.partition("-")[0]


OWN = [*HERE.glob("*.json"), *HERE.glob("*.txt")]
BESIDE = [path for path in ROOT.parent.glob("*/scenarios/*.json") if game_of(path) in games.NAMES]


def report(path: str, variant: str | None) -> Report:
    return Report([run(scenario) for scenario in read_file(path, variant)])


@pytest.mark.parametrize("path", sorted(map(str, OWN)), ids=lambda path: Path(path).name)
def test_every_scenario_of_our_own_passes(path: str) -> None:
    """``GAME-VARIANT.json`` is for that variant, ``GAME.json`` for the standard one."""
    own = report(path, Path(path).stem.partition("-")[2] or None)

    assert own.passed() > 0
    assert not own.failed() + own.skipped(), own.text()


@pytest.mark.parametrize("path", sorted(map(str, BESIDE)), ids=lambda path: Path(path).name)
def test_no_scenario_that_lies_beside_the_checkout_fails(path: str) -> None:
    """Those were recorded from the classic game, where there is one; cards may be missing."""
    variants = games.load(game_of(Path(path))).variants()
    beside = report(path, "classic" if "classic" in variants else None)

    assert beside.passed() > 0
    assert not beside.failed(), beside.text()
