"""However a run ends, what was done is kept and nobody is left behind."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from cardwright import mode
from cardwright.arena import Campaign
from cardwright.cli.progress import shown
from tests.arena.runs import outcome, series, until
from tests.cli.terminal import Shell, ended

GAMES = 1_000_000  # more than can be played before the test interferes
STARTED = 4.0  # seconds of a processor in which a worker has begun to think
PATIENCE = 120  # seconds
LONG = ("threelines", "--games", str(GAMES), "--processes", "2")

pytestmark = pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="looks for processes in /proc")


def start(*arguments: object) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "cardwright", "simulate", *(str(argument) for argument in arguments)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True)


def members(group: int) -> list[int]:
    """The processes of a session that still run."""
    found = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdecimal():
            try:
                fields = (entry / "stat").read_text().rpartition(")")[2].split()
            except OSError:
                continue
            if int(fields[3]) == group and fields[0] != "Z":
                found.append(int(entry.name))
    return found


def thinking(group: int) -> list[int]:
    """Those of them that have been busy for longer than it takes to start."""
    return [number for number in members(group) if number != group and processor_seconds(number) > STARTED]


def processor_seconds(number: int) -> float:
    fields = Path(f"/proc/{number}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def lines(journal: Path) -> int:
    return journal.read_bytes().count(b"\n") if journal.exists() else 0


def test_ctrl_c_that_another_thread_hears_waits_until_a_worker_is_there(tmp_path: Path) -> None:
    program = tmp_path / "hiring.py"
    program.write_text(HIRING, "utf-8")
    done = subprocess.run([sys.executable, program], capture_output=True, text=True, timeout=PATIENCE)
    assert (done.stdout, done.stderr) == ("hired\ninterrupted\n", "")


HIRING = """
import os, signal, threading, time
from cardwright.arena.engines.local_processes import interrupts_held_back

threading.Thread(target=time.sleep, args=(60,), daemon=True).start()
try:
    with interrupts_held_back():
        os.kill(os.getpid(), signal.SIGINT)
        time.sleep(0.2)
        print("hired")
    print("never")
except KeyboardInterrupt:
    print("interrupted")
"""


def test_ctrl_c_shows_what_there_is_and_leaves_nobody_behind(tmp_path: Path) -> None:
    journal = tmp_path / "out.json.journal"
    run = start(*LONG, "--json", tmp_path / "out.json")
    until(lambda: lines(journal) > 4)
    assert len(members(run.pid)) >= 3
    os.killpg(run.pid, signal.SIGINT)  # a terminal sends it to everybody
    out, err = run.communicate(timeout=PATIENCE)
    assert run.returncode == 130
    assert "seat 1" in out
    assert "Traceback" not in out + err
    last = err.splitlines()[-1]  # a slow machine has time to tell how it goes before
    assert last.startswith("interrupted after ")
    assert last.endswith(f" of {GAMES:,} games; to continue, add --resume {journal}")
    until(lambda: not members(run.pid))
    assert not (tmp_path / "out.json").exists()


def test_ctrl_c_gives_a_program_json(tmp_path: Path) -> None:
    journal = tmp_path / "run"
    run = start(*LONG, "--json", "-", "--resume", journal)
    until(lambda: lines(journal) > 2)
    os.killpg(run.pid, signal.SIGINT)
    out, _ = run.communicate(timeout=PATIENCE)
    assert run.returncode == 130
    told = json.loads(out)
    assert 0 < told["played"] < told["games"] == GAMES


def test_a_terminal_shows_a_bar_and_ctrl_c_ends_it(shell: Shell) -> None:
    child = shell.open("simulate", *LONG, term="xterm-256color")
    child.expect(f"of {GAMES:,} games, [0-9.,]+ games/s")
    child.sendintr()
    child.expect("interrupted after [0-9,]+ of")
    assert ended(child) == 130


def test_a_log_gets_a_line_now_and_then(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    campaign = Campaign([series()])
    with shown(campaign) as told:
        told()
        assert capsys.readouterr().err == ""
        monkeypatch.setattr("cardwright.cli.progress.SECONDS", 0.0)
        told()
        told()
    assert capsys.readouterr().err == "0 of 60 games, 0 games/s\n" * 2


def test_ctrl_c_before_anything_is_played_is_clean() -> None:
    run = start(*LONG)
    until(lambda: len(members(run.pid)) >= 2)
    os.killpg(run.pid, signal.SIGINT)
    out, err = run.communicate(timeout=PATIENCE)
    assert run.returncode == 130
    assert "Traceback" not in out + err
    until(lambda: not members(run.pid))


def test_workers_leave_a_run_that_was_killed_in_mid_thought() -> None:
    slow = "search:600000ms"
    run = start("threelines", "--games", "2", "--agents", f"{slow},{slow}", "--processes", "2")
    until(lambda: len(thinking(run.pid)) == 2)
    run.kill()
    run.wait(20)
    try:
        until(lambda: not members(run.pid), seconds=20)
    finally:
        for left in members(run.pid):
            os.kill(left, signal.SIGKILL)


def test_a_run_that_was_killed_leaves_nobody_and_goes_on(tmp_path: Path, shell: Shell) -> None:
    games = 12_000 if mode() == "compiled" else 3000
    journal = tmp_path / "run"
    run = start("threelines", "--games", games, "--processes", "2", "--resume", journal)
    until(lambda: lines(journal) > 2)
    run.kill()
    run.communicate(timeout=PATIENCE)
    until(lambda: not members(run.pid))
    kept = lines(journal)
    told = shell.run("simulate", "threelines", "--games", games, "--processes", 1, "--resume", journal, "--json", "-")
    assert told.status == 0
    assert lines(journal) >= kept
    found = json.loads(told.out)
    (whole,) = outcome(series(games=games))
    assert found["length"]["histogram"] == [{"decisions": n, "games": games} for n, games in whole["lengths"]]
    assert found["draws"] == sum(whole["draws"])
    assert found["cards"]["games"] == whole["watched"] == games
