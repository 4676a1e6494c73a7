"""Every card of a game that the web client draws has a picture, and no picture is drawn for a card that is gone."""

from __future__ import annotations

import pytest

from cardwright.games import load
from tests.drawn_cards import GAMES, with_traits


@pytest.mark.parametrize("name", sorted(path.parent.name for path in GAMES.glob("*/traits")))
def test_every_card_is_drawn_from_a_line_of_its_own(name: str) -> None:
    drawn = with_traits(name)
    assert len(drawn) == len(set(drawn))
    assert {key.removesuffix("-mega") for key in drawn} == {card.key for card in load(name).cards().all}
