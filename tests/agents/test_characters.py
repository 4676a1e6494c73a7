"""The bots of each level are characters, and no two at a table are the same."""

import pytest

from cardwright.agents.characters import CAST, NAMES, character_called, character_for
from cardwright.agents.named import LEVELS

SEATS = 6  # at the largest table
SHORT = 8  # letters, so that no name is cut


def test_every_level_has_a_dozen_characters() -> None:
    assert {level: len(cast) for level, cast in CAST.items()} == dict.fromkeys(LEVELS, 12)


def test_no_two_characters_share_a_name() -> None:
    assert len(NAMES) == sum(len(cast) for cast in CAST.values())


@pytest.mark.parametrize("name", sorted(NAMES))
def test_a_name_is_one_short_word(name: str) -> None:
    assert name.isalpha()
    assert len(name) <= SHORT


@pytest.mark.parametrize("level", CAST)
@pytest.mark.parametrize("seed", range(20))
def test_nobody_sits_at_a_table_twice(level: str, seed: int) -> None:
    there: list[str] = []
    for seat in range(SEATS):
        there.append(character_for(level, there, seed + seat).name)
    assert len(set(there)) == SEATS


def test_a_character_is_known_by_the_name() -> None:
    known = character_called("Pip")
    assert known is not None
    assert known[0] == "beginner"
    assert character_called("pip") is None
