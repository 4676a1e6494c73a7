"""What docs/scenarios.md shows is what happens."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from tests.scenarios.conftest import Check, Write

DOCS = (Path(__file__).parents[2] / "docs" / "scenarios.md").read_text(encoding="utf-8")
FILES = re.findall(r"`(\S+\.(?:txt|json))`:\n\n```(?:text|json)\n(.*?)```", DOCS, re.DOTALL)
CALLS = re.findall(r"```console\n\$ cardwright check (.*?)\n(.*?)```", DOCS, re.DOTALL)


@pytest.mark.parametrize(("words", "shown"), CALLS, ids=[words for words, _ in CALLS])
def test_an_example_prints_what_the_page_shows(words: str, shown: str, check: Check, write: Write) -> None:
    for name, content in FILES:
        write(name, content)

    called = check(*shlex.split(words))

    assert called.out == shown
    assert called.status == (0 if " 0 failed" in shown else 1)


def test_the_page_shows_every_kind_of_file_and_call() -> None:
    assert [name for name, _ in FILES] == ["duel.txt", "wrong.txt", "lines.json", "later.json"]
    assert len(CALLS) == 4
