"""The guides to a new game and to a new card work when they are followed word for word."""

from pathlib import Path

import pytest

from tests.guide import Follower


@pytest.mark.timeout(1800)
@pytest.mark.parametrize("guide", ["add-a-game.md", "add-a-card.md"])
def test_a_guide_works_when_it_is_followed_word_for_word(guide: str, tmp_path: Path) -> None:
    Follower(tmp_path).follow(guide)
