"""However a command is left, it leaves without a trace."""

import subprocess
import sys

import pytest

from tests.cli.terminal import Shell


@pytest.mark.parametrize("arguments", ["cards threelines", "cards threelines --json", "options threelines", "--help"])
def test_a_reader_who_stops_reading_is_no_fault(arguments: str) -> None:
    command = [sys.executable, "-m", "cardwright", *arguments.split()]
    writer = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert writer.stdout is not None
    assert writer.stderr is not None
    writer.stdout.close()
    assert writer.stderr.read() == ""
    writer.stderr.close()
    assert writer.wait() in (0, 1, 141)


def test_a_fault_of_ours_is_not_hidden(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cardwright.cli.games.facts", lambda _: 1 // 0)
    with pytest.raises(ZeroDivisionError):
        shell.run("games")
