"""Every card of a game that the web client draws has a picture, and no picture is drawn for a card that is gone."""

from __future__ import annotations

import json
from collections import defaultdict

import pytest

from cardwright.games import load
from tests.drawn_cards import GAMES, with_traits

DRAWN = sorted(path.parent.name for path in GAMES.glob("*/traits"))
WITH_MOTIFS = sorted(path.parent.name for path in GAMES.glob("*/motifs"))


@pytest.mark.parametrize("name", [name for name in DRAWN if name not in WITH_MOTIFS])
def test_every_card_is_drawn_from_a_line_of_its_own(name: str) -> None:
    drawn = with_traits(name)
    assert len(drawn) == len(set(drawn))
    assert {key.removesuffix("-mega") for key in drawn} == {card.key for card in load(name).cards().all}


@pytest.mark.parametrize("name", WITH_MOTIFS)
def test_the_motifs_are_those_of_the_cards_of_the_game_each_as_what_it_is(name: str) -> None:
    wanted: dict[str, set[str]] = defaultdict(set)
    for card in load(name).cards().all:
        wanted[str(card.facts()["type"])].add(card.key)
    kept = json.loads((GAMES / name / "motifs" / "cards.json").read_text("utf-8"))
    assert {kind: set(keys) for kind, keys in kept.items()} == wanted
    assert set(with_traits(name)) <= {card.key for card in load(name).cards().all}
