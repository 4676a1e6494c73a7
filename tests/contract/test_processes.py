"""Same seed and actions, same positions: in another process, with another hash seed, compiled and interpreted."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import cardwright
from cardwright.compiled import find
from tests.contract.trail import everything

ROOT = Path(__file__).parent.parent.parent
OTHER = {"compiled": "interpreted", "interpreted": "compiled"}[cardwright.mode()]


def elsewhere(rules: str, hash_seed: str) -> dict[str, object]:
    environment = {**os.environ, "CARDWRIGHT_RULES": rules, "PYTHONHASHSEED": hash_seed}
    told = subprocess.run(
        [sys.executable, "-m", "tests.contract.trail"], cwd=ROOT, env=environment, capture_output=True, text=True
    )
    assert told.returncode == 0, told.stderr
    found: dict[str, object] = json.loads(told.stdout)
    return found


def test_another_process_plays_the_same_games() -> None:
    assert elsewhere(cardwright.mode(), "4242") == everything()


@pytest.mark.skipif(OTHER == "compiled" and find() is None, reason="the rules are not compiled here")
def test_compiled_and_interpreted_rules_play_the_same_games() -> None:
    there = elsewhere(OTHER, "77")
    assert there["mode"] == OTHER
    assert {**there, "mode": cardwright.mode()} == everything()
