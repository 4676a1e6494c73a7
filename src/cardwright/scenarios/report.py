"""The result of a run of scenarios, for people and for programs."""

from __future__ import annotations

from dataclasses import dataclass

from cardwright.kernel.data.codec import Json
from cardwright.scenarios.runner import ScenarioResult


@dataclass(frozen=True)
class Report:
    outcomes: list[ScenarioResult]

    def failed(self) -> list[ScenarioResult]:
        return [outcome for outcome in self.outcomes if outcome.differences]

    def skipped(self) -> list[ScenarioResult]:
        return [outcome for outcome in self.outcomes if outcome.skipped]

    def passed(self) -> int:
        return len(self.outcomes) - len(self.failed()) - len(self.skipped())

    def summary(self) -> str:
        """``22 passed, 1 failed``, and what was skipped, if anything was."""
        skipped = f", {len(self.skipped())} skipped" if self.skipped() else ""
        return f"{self.passed()} passed, {len(self.failed())} failed{skipped}"

    def text(self) -> str:
        failures = [failure_text(outcome) for outcome in self.failed()]
        skips = [f"skipped {headline(outcome)}: {outcome.skipped}\n" for outcome in self.skipped()]
        return "".join([*failures, *skips, self.summary()])

    def as_json(self) -> dict[str, Json]:
        return {
            "passed": self.passed(),
            "failed": len(self.failed()),
            "skipped": len(self.skipped()),
            "failures": [failure_json(outcome) for outcome in self.failed()],
            "skips": [{**named(outcome), "reason": outcome.skipped} for outcome in self.skipped()],
        }


def headline(outcome: ScenarioResult) -> str:
    return f"{outcome.scenario.id}  {outcome.scenario.title}"


def failure_text(outcome: ScenarioResult) -> str:
    lines = [f"FAILED {headline(outcome)}", f"  at {outcome.where}:"]
    lines += [f"    {difference}" for difference in outcome.differences]
    if outcome.position:
        lines += ["  the position there:", *(f"    {line}" for line in outcome.position.splitlines())]
    return "\n".join(lines) + "\n\n"


def failure_json(outcome: ScenarioResult) -> dict[str, Json]:
    return {
        **named(outcome),
        "where": outcome.where,
        "differences": [vars(difference) for difference in outcome.differences],
        "position": outcome.position,
    }


def named(outcome: ScenarioResult) -> dict[str, Json]:
    return {"file": outcome.scenario.path, "id": outcome.scenario.id, "title": outcome.scenario.title}
