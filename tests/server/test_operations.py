"""docs/serve.md and docs/deploy say what is true."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from prometheus_client.parser import text_string_to_metric_families

from cardwright.cli.serve import command
from cardwright.server.bots import GRACE, PATIENCE
from cardwright.server.caps import CAPS
from cardwright.server.metrics import Metrics
from cardwright.server.settings import Settings

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "docs" / "deploy"
TEXT = (ROOT / "docs" / "serve.md").read_text("utf-8")


def counted() -> set[str]:
    """The names under which Prometheus finds our metrics."""
    families = text_string_to_metric_families(Metrics().text().decode())
    ours = [family for family in families if re.match(r"cardwright_(?!\w+_created$)", family.name)]
    return {family.name + ("_total" if family.type == "counter" else "") for family in ours}


def test_every_metric_is_in_the_document_and_no_other() -> None:
    assert set(re.findall(r"`(cardwright_\w+)`", TEXT)) == counted()


def test_every_option_is_in_the_document_and_no_other() -> None:
    offered = {name for option in command.params for name in option.opts}
    assert set(re.findall(r"`(--[a-z]+)`", TEXT)) == offered


def test_every_limit_of_what_is_held_is_in_the_document_with_its_number() -> None:
    rows = re.findall(r"^\| (`[a-z-]+`(?:, `[a-z-]+`)*) \| ([\d, ]+) \|", TEXT, re.MULTILINE)
    told = {name.strip("`"): int(number) for names, numbers in rows for name, number in zip_row(names, numbers)}
    assert told == CAPS


def zip_row(names: str, numbers: str) -> list[tuple[str, str]]:
    return list(zip(names.split(", "), numbers.split(", "), strict=True))


def test_every_variable_of_the_environment_is_in_the_document() -> None:
    source = (ROOT / "src" / "cardwright" / "server" / "settings.py").read_text("utf-8")
    read = set(re.findall(r'environment\.get\("(\w+)"\)', source))
    assert read
    for variable in read:
        assert f"`{variable}`" in TEXT


def test_the_document_names_the_times_that_count() -> None:
    assert f"takes {GRACE:.0f} seconds longer than its budget" in TEXT
    assert f"in the queue for {PATIENCE:.0f} seconds" in TEXT
    assert f"told to stop; {Settings().drain:.0f} |" in TEXT


@pytest.mark.parametrize("file", ["cardwright.service", "Dockerfile", "compose.yaml"])
def test_every_command_that_starts_a_server_is_understood(file: str) -> None:
    text = (DEPLOY / file).read_text("utf-8")
    started = re.findall(r"bin/cardwright[\", ]+serve(.*?)\]?$", text, re.MULTILINE)
    assert started
    for arguments in started:
        words = re.findall(r"[\w.-]+", arguments)
        assert command.make_context("serve", words).params["port"] == 8080
