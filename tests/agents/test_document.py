"""What docs/bots.md says can be done, literally."""

import re
from pathlib import Path

import pytest

from cardwright.agents import agent_names
from cardwright.agents.budget import MOST_ITERATIONS, MOST_MILLISECONDS
from cardwright.agents.named import LEVELS, USUAL

TEXT = (Path(__file__).parents[2] / "docs" / "bots.md").read_text("utf-8")


def test_all_python_in_the_document_runs_from_top_to_bottom(capsys: pytest.CaptureFixture[str]) -> None:
    names: dict[str, object] = {"__name__": "docs"}
    found = re.findall(r"^```python\n(.*?)^```", TEXT, re.MULTILINE | re.DOTALL)
    for block in found:
        exec(compile(block, "docs/bots.md", "exec"), names)
    assert len(found) > 5
    assert "winners: (" in capsys.readouterr().out


def test_every_agent_is_in_the_document_with_its_budget() -> None:
    for name in agent_names():
        assert f"| `{name}" in TEXT
    for level, meaning in LEVELS.items():
        assert f"| `{level}` | `{meaning}` |" in TEXT
    assert f"| `search:{USUAL}` |" in TEXT


def test_the_document_names_the_largest_budgets() -> None:
    assert f"(`it`, 1 to {MOST_ITERATIONS:,})" in TEXT
    assert f"(`ms`, 1 to {MOST_MILLISECONDS:,})" in TEXT
