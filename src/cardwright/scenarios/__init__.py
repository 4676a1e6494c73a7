"""Scenarios: positions, what is done in them and what must come of it, from files people and programs write."""

from cardwright.scenarios.reader import read_file
from cardwright.scenarios.report import Report
from cardwright.scenarios.runner import ScenarioResult, run
from cardwright.scenarios.scenario import Scenario

__all__ = ["ScenarioResult", "Report", "Scenario", "read_file", "run"]
