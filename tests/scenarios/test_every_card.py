"""Every card of every game occurs in a scenario."""

from __future__ import annotations

import re

import pytest

from cardwright import games
from tests.mutants.card_faults import written_cards
from tests.mutants.cards import Casting, scenario_files

WRITTEN_FOR = re.compile(r"^scenario: (.*)", re.MULTILINE)


@pytest.mark.parametrize("game", [game for game in games.NAMES if scenario_files(game)])
def test_every_card_has_a_scenario(game: str) -> None:
    """Those in ``cards/`` count for the card in their title: there others only stand around."""
    casting = Casting(game, [])
    held: set[str] = set()
    for path in scenario_files(game):
        text = path.read_text("utf-8")
        held |= casting.keys_in("\n".join(WRITTEN_FOR.findall(text)) if path.parent.name == "cards" else text)

    lacking = [
        f"{one.card.name} has no scenario; write one with python -m tests.scenarios.writing {game} {one.module}"
        for key, one in written_cards(game).items()
        if key not in held
    ]
    assert not lacking, "\n".join(lacking)
