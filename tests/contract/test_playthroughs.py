"""Golden playthroughs are unchanged. A deliberate change of the rules writes them again, in the same commit:

python -m tests.contract.playthrough --write
"""

import pytest

from tests.contract.marks import marks
from tests.contract.playthrough import FOLDER, playthroughs
from tests.contract.subject import Subject, subjects

every_game = pytest.mark.parametrize("subject", subjects(), ids=lambda subject: str(subject.game.name))


@every_game
def test_golden_playthroughs_are_unchanged(subject: Subject) -> None:
    there = {file.name: file.read_text("utf-8") for file in FOLDER.glob(f"{subject.game.name}-[0-9]*.txt")}
    now = playthroughs(subject)
    assert sorted(there) == sorted(now)
    for name, text in now.items():
        assert text.splitlines() == there[name].splitlines(), f"{name} has changed"


@every_game
def test_many_more_games_leave_the_marks_they_left(subject: Subject) -> None:
    there = (FOLDER / f"{subject.game.name}-marks.txt").read_text("utf-8")
    assert marks(subject).splitlines() == there.splitlines()
