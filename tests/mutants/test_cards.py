"""Some faults of cards, other ones for each commit, are noticed by the scenarios."""

from __future__ import annotations

import hashlib
import subprocess
from pathlib import Path
from random import Random

import pytest

import cardwright
from cardwright import games
from tests.mutants.cards import LEAST, ROOT, Trials, explained

DRAWN = 200


def digest() -> str:
    """That of the commit; where there is none, of the files of the cards."""
    try:
        asked = subprocess.run(["git", "rev-parse", "HEAD"], cwd=ROOT, capture_output=True, text=True, check=False)
        if asked.returncode == 0 and (ROOT / ".git").exists():
            return asked.stdout.strip()
    except FileNotFoundError:
        pass
    total = hashlib.blake2b()
    for path in sorted(Path(ROOT, "src", "cardwright", "games").glob("*/cards/**/*.py")):
        total.update(path.read_bytes())
    return total.hexdigest()


@pytest.mark.skipif(cardwright.mode() == "compiled", reason="a broken card may never end, and then stops interpreted")
@pytest.mark.timeout(600)
def test_scenarios_notice_faults_of_cards_drawn_by_the_commit() -> None:
    trials = {game: Trials(game) for game in games.NAMES}
    every = [(game, number) for game, one in trials.items() for number in range(len(one.faults))]
    drawn = Random(digest()).sample(every, DRAWN)
    reasons = explained()

    results = [trials[game].tried(number) for game, number in sorted(drawn)]

    survivors = [(game, fault.label) for game, fault, seen in results if not seen]
    unexplained = [f"{game}: {label}" for game, label in survivors if label not in reasons[game]]
    assert not unexplained, "no scenario notices, and tests/mutants/survivors.md does not explain:\n" + "\n".join(
        unexplained
    )
    for game, one in trials.items():
        assert len(reasons[game]) <= (1 - LEAST) * len(one.faults), f"too many survivors of {game} are explained away"
