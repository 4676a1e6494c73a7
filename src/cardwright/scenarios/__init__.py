"""Scenarios: positions, the actions in them and the expected results, from files that people or programs write."""

from cardwright.scenarios.reader import read_file
from cardwright.scenarios.report import Report
from cardwright.scenarios.runner import ScenarioResult, run
from cardwright.scenarios.scenario import Scenario

__all__ = ["ScenarioResult", "Report", "Scenario", "read_file", "run"]
