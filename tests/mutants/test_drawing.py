"""Whatever faults are tried, each is in the rules while it is tried."""

import ast
from dataclasses import replace

from tests.mutants.drawing import Choice, trials
from tests.mutants.subjects import SUBJECTS, Trial

GENERALS = replace(SUBJECTS["generals"], drawn=5)
EVERYWHERE = Choice(tuple(GENERALS.modules), "", frozenset())


def broken(trial: Trial) -> bool:
    return ast.unparse(trial.fault.tree) != ast.unparse(ast.parse(trial.subject.path(trial.module).read_text("utf-8")))


def test_drawn_faults_are_in_the_rules_while_they_are_tried() -> None:
    assert [broken(trial) for trial in trials(GENERALS, EVERYWHERE)] == [True] * 5


def test_the_same_word_draws_the_same_faults_and_another_word_others() -> None:
    first, again, other = (
        [trial.label for trial in trials(GENERALS, Choice(EVERYWHERE.modules, word, frozenset()))]
        for word in ("", "", "other")
    )
    assert first == again
    assert first != other


def test_listed_faults_are_in_the_rules_while_they_are_tried() -> None:
    listed = frozenset(trial.label for trial in trials(GENERALS, EVERYWHERE))
    again = [(trial.label, broken(trial)) for trial in trials(GENERALS, Choice(EVERYWHERE.modules, "", listed))]
    assert dict(again) == dict.fromkeys(listed, True)
