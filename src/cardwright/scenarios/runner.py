"""Runs a scenario through the same calls every host uses, and says what came out differently."""

from __future__ import annotations

import traceback
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from cardwright.kernel.errors import BadInput, BadScenario, CardwrightError, IllegalAction
from cardwright.kernel.testing.testbed import TestBed
from cardwright.scenarios.difference import Difference, differences
from cardwright.scenarios.scenario import Scenario, ScenarioStep

# A refusal need only happen; "because" also checks its words.
ABOUT_REFUSAL: Final = ("ok", "reason", "because")


@dataclass(frozen=True)
class ScenarioResult:
    """The result of a scenario; ``where`` and ``position`` say how far a failed one came."""

    scenario: Scenario
    skipped: str = ""
    differences: list[Difference] = field(default_factory=list)
    where: str = ""
    position: str = ""


def run(scenario: Scenario) -> ScenarioResult:
    if scenario.lacks:
        return ScenarioResult(scenario, skipped=f"the game has no {', '.join(scenario.lacks)}")
    try:
        return play(scenario)
    except CardwrightError as problem:
        raise BadScenario(f"{scenario.where()}: {problem}") from None
    except Exception as fault:  # an error in the rules fails that scenario; the others still run
        return broken(scenario, fault)


def broken(scenario: Scenario, fault: Exception) -> ScenarioResult:
    place = traceback.extract_tb(fault.__traceback__)[-1]
    found = Difference("the rules", "an answer", f"broke down: {type(fault).__name__}: {fault}")
    return ScenarioResult(scenario, differences=[found], where=f"{Path(place.filename).name}, line {place.lineno}")


def play(scenario: Scenario) -> ScenarioResult:
    testbed = scenario.setting.testbed
    refused = "expect_error" in scenario.setup
    try:
        s = testbed.set_up(scenario.setup, scenario.setting.options, scenario.setting.cards)
    except IllegalAction as refusal:
        found = Difference("the match", "begins", f"refused: {refusal}")
        return ScenarioResult(scenario, differences=[] if refused else [found], where="setup")
    if refused:
        return ended(scenario, s, "setup", [Difference("the match", "refused", "begins")])
    for step in scenario.steps:
        different = take(testbed, s, step)
        if different:
            return ended(scenario, s, step.where, different)
    return ended(scenario, s, "the end", differences(scenario.expected, testbed.facts(s), testbed.words()))


def ended(scenario: Scenario, s: Any, where: str, different: list[Difference]) -> ScenarioResult:
    """The result of a run that ended here, with these differences, if any."""
    position = scenario.setting.testbed.game.position_text(s) if different else ""
    return ScenarioResult(scenario, "", different, where, position)


def take(testbed: TestBed[Any], s: Any, step: ScenarioStep) -> list[Difference]:
    try:
        return tried(testbed, s, step)
    except BadInput as problem:
        raise BadScenario(f"{step.where}: {problem}") from None


def tried(testbed: TestBed[Any], s: Any, step: ScenarioStep) -> list[Difference]:
    """Take one step; both its refusal and what it shows must be as expected."""
    if step.do == "snapshot":
        return differences(step.fields["check"], testbed.facts(s), testbed.words())
    before = testbed.game.digest(s)
    try:
        found = testbed.act(s, step.do, step.fields)
    except IllegalAction as refusal:
        return refusal_differences(step, str(refusal), testbed.game.digest(s) == before)
    if not step.expect.get("ok", True):
        return [Difference("the action", "refused", "done")]
    wanted = {key: value for key, value in step.expect.items() if key not in ABOUT_REFUSAL}
    wanted.update(step.fields.get("check", {}))
    shown = [key for key in step.fields.get("absent", []) if key in found]
    return differences(wanted, found, testbed.words()) + [Difference(key, "not shown", found[key]) for key in shown]


def refusal_differences(step: ScenarioStep, reason: str, unchanged: bool) -> list[Difference]:
    if step.expect.get("ok", True):
        return [Difference("the action", "done", f"refused: {reason}")]
    found = []
    because = str(step.expect.get("because", ""))
    if because.lower() not in reason.lower():
        found.append(Difference("the reason", because, reason))
    if not unchanged:
        found.append(Difference("the position", "unchanged by what was refused", "changed"))
    return found
