"""What docs/train.md says can be done, literally."""

import re
from pathlib import Path

from cardwright.cli.train import command
from cardwright.train import Training
from cardwright.train.round import CAUTION

DOCUMENT = (Path(__file__).parents[2] / "docs" / "train.md").read_text("utf-8")


def test_all_python_in_the_document_runs() -> None:
    found = re.findall(r"^```python\n(.*?)^```", DOCUMENT, re.MULTILINE | re.DOTALL)
    assert found
    for block in found:
        exec(compile(block, "docs/train.md", "exec"), {})


def test_the_document_states_the_settings_as_they_are() -> None:
    defaults = {option.name: option.default for option in command.params}
    training = Training("threelines", 1)
    assert f"in {defaults['gate']} matches (`--gate`)" in DOCUMENT
    assert f"{defaults['check']} games each (`--check`)" in DOCUMENT
    assert defaults["round_seconds"] == 60
    assert f"λ = {training.patience}" in DOCUMENT
    assert f"by {CAUTION} standard deviations" in DOCUMENT
    assert f"first layer of {training.hidden} units" in DOCUMENT
    assert (training.window, training.deeper) == (12, 16)  # twelve rounds, sixteen further units


def test_every_option_of_the_command_is_explained_or_plain() -> None:
    plain = {"--seed", "--processes"}
    options = {name for option in command.params for name in option.opts if name.startswith("--")}
    assert {name for name in options - plain if name not in DOCUMENT} == set()
