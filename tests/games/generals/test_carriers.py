"""Every keyword and every tribe of the rules is carried by real cards, which the contract suite plays."""

from __future__ import annotations

import pytest

from cardwright.games.generals.game import GAME
from cardwright.games.generals.model.keywords import TRIBES

WRITTEN = (
    *("Airdrop", "Backstab", "Blast", "Blood Surge", "Bond", "Build", "Celerity", "Deathwatch", "Dying Wish"),
    *("Flying", "Forcefield", "Frenzy", "Grow", "Infiltrate", "Intensify", "Opening Gambit", "Provoke", "Ranged"),
    *("Rebirth", "Rush", "Sentinel", "Summon Dervish", "Trial", "Destiny", "Wall", "Zeal"),
    *("Dispel", "raw", "estore", "eactivate", "Stun", "ransform"),
)
LEAST = 3


def carriers(word: str) -> list[str]:
    return [card.name for card in GAME.cards().all if card.collectible and word in card.text]


@pytest.mark.parametrize("word", WRITTEN)
def test_at_least_three_cards_carry_each_keyword(word: str) -> None:
    assert len(carriers(word)) >= LEAST


def test_the_cards_that_make_something_invulnerable_are_there() -> None:
    assert len(carriers("Invulnerable")) == 2


@pytest.mark.parametrize("tribe", TRIBES[1:])
def test_at_least_three_cards_belong_to_each_tribe(tribe: str) -> None:
    # R12, R224
    belong = [card for card in GAME.cards().all if card.collectible and TRIBES[card.tribe] == tribe]
    assert len(belong) >= LEAST
