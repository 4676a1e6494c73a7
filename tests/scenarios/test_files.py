"""Every scenario file there is: our own, and those that lie beside the checkout."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardwright import games
from cardwright.scenarios import Report, read_file, run

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
OWN = [*HERE.glob("*.json"), *HERE.glob("*.txt")]
BESIDE = [path for path in ROOT.parent.glob("*/scenarios/*.json") if path.stem in games.NAMES]


@pytest.mark.parametrize("path", sorted(map(str, OWN + BESIDE)), ids=lambda path: Path(path).name)
def test_every_scenario_passes(path: str) -> None:
    report = Report([run(scenario) for scenario in read_file(path)])

    assert report.passed() > 0
    assert not report.failed() + report.skipped(), report.text()
