"""Every card of a game that the web client draws has a picture, and no picture is drawn for a card that is gone."""

from __future__ import annotations

import json
from collections import defaultdict
from pathlib import Path

import pytest

from cardwright.games import load

GAMES = Path(__file__).parents[2] / "client" / "src" / "games"


@pytest.mark.parametrize("name", sorted(path.parts[-3] for path in GAMES.glob("*/motifs/cards.json")))
def test_the_pictures_are_drawn_for_the_cards_of_the_game_each_as_what_it_is(name: str) -> None:
    wanted: dict[str, set[str]] = defaultdict(set)
    for card in load(name).cards().all:
        wanted[str(card.facts()["type"])].add(card.key)
    kept = json.loads((GAMES / name / "motifs" / "cards.json").read_text("utf-8"))
    assert {kind: set(keys) for kind, keys in kept.items()} == wanted
