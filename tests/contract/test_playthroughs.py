"""Golden playthroughs are unchanged. A deliberate change of the rules writes them anew, in the same commit:

python -m tests.contract.playthrough --write
"""

import pytest

from tests.contract.house import House, houses
from tests.contract.playthrough import FOLDER, playthroughs


@pytest.mark.parametrize("house", houses(), ids=lambda house: str(house.game.name))
def test_golden_playthroughs_are_unchanged(house: House) -> None:
    there = {file.name: file.read_text("utf-8") for file in FOLDER.glob(f"{house.game.name}-*.txt")}
    now = playthroughs(house)
    assert sorted(there) == sorted(now)
    for name, text in now.items():
        assert text.splitlines() == there[name].splitlines(), f"{name} has changed"
