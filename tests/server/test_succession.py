"""A server that goes on with compiled rules in mid-match; the build was made before and is only put in its place."""

from __future__ import annotations

import asyncio
import random
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psutil
import pytest

from cardwright.client import Client
from cardwright.compiled import digest, find
from tests.client.random_players import play_on, sit_down
from tests.client.test_cuts import returned
from tests.server.serve_command import WAIT, Server, environment

pytestmark = pytest.mark.xdist_group("serve")

PROGRAM = """
import sys
from functools import partial
from pathlib import Path
from cardwright.cli.serve import welcome
from cardwright.server.address import listen
from cardwright.server.settings import Settings
from cardwright.server.succession import Succession

if __name__ == "__main__":
    with listen("127.0.0.1", 0) as door:
        served = Succession(Settings(data=Path(sys.argv[1])), door, partial(print, flush=True), tuple(sys.argv[2:]))
        sys.exit(served.run(partial(welcome, "127.0.0.1", door, False)))
"""
COMPILER = """
import os, sys, time
may_end, build, target = sys.argv[1:]
while not os.path.exists(may_end):
    time.sleep(0.02)
if build == "fails":
    sys.exit(1)
os.makedirs(os.path.dirname(target), exist_ok=True)
os.symlink(build, target)
"""


class Compiling(Server):
    """A server that compiles until it is told to be done with that."""

    def finish_compiling(self) -> None:
        (self.folder / "may-end").touch()

    def told(self) -> str:
        """What it says next."""
        assert self.process.stdout is not None
        return self.process.stdout.readline().rstrip("\n")

    def rules(self) -> str:
        found = re.search(r'cardwright_about\{rules="(\w+)"', self.get("/metrics")[1])
        assert found is not None
        return found[1]

    def children(self) -> list[psutil.Process]:
        return psutil.Process(self.process.pid).children(recursive=True)


@contextmanager
def compiling(folder: Path, fails: bool = False) -> Iterator[Compiling]:
    program = folder / "program.py"
    program.write_text(PROGRAM)
    nothing = folder / "nothing"  # stands for a build where there is no C compiler
    nothing.mkdir()
    build = "fails" if fails else find() or str(nothing)
    target = folder / "cache" / "compiled" / f"{digest()}_test"
    compiler = [sys.executable, "-c", COMPILER, str(folder / "may-end"), build, str(target)]
    surroundings = {**environment(), "CARDWRIGHT_CACHE": str(folder / "cache"), "CARDWRIGHT_RULES": ""}
    process = subprocess.Popen(
        [sys.executable, str(program), str(folder / "data"), *compiler],
        env=surroundings,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    try:
        yield Compiling(process, folder)
    finally:
        process.kill()
        process.wait()


def test_a_match_goes_on_with_the_rules_that_were_compiled_meanwhile(tmp_path: Path) -> None:
    async def story(served: Compiling) -> None:
        async with Client.guest(served.url) as ann, Client.guest(served.url) as bob:
            seats = await sit_down(ann, bob, "threelines")
            before = await seats[0].next()
            served.finish_compiling()
            after = await returned(seats[0])
            assert (after.question, after.position) == (before.question, before.position)
            ends = await asyncio.gather(*(play_on(seat, random.Random(7)) for seat in seats))
            assert [end.status for end in ends] == ["over", "over"]

    with compiling(tmp_path) as served:
        assert served.rules() == "interpreted"
        asyncio.run(story(served))
        assert served.told() == "The server goes on with the compiled rules."
        assert served.rules() == ("compiled" if find() else "interpreted")
        assert served.end() == 0


def test_nobody_who_comes_during_the_change_is_turned_away(tmp_path: Path) -> None:
    with compiling(tmp_path) as served:
        answers: list[int] = []
        over = threading.Event()

        def knock() -> None:
            while not over.is_set():
                answers.append(served.get("/api/v1/games")[0])
                time.sleep(0.005)

        visitor = threading.Thread(target=knock)
        visitor.start()
        served.finish_compiling()
        told = served.told()
        over.set()
        visitor.join(WAIT)
        assert told == "The server goes on with the compiled rules."
        assert len(answers) > 5
        assert set(answers) == {200}


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_told_to_stop_while_it_compiles_it_ends_well_and_leaves_nothing_running(
    tmp_path: Path, number: signal.Signals
) -> None:
    with compiling(tmp_path) as served:
        children = served.children()
        assert served.end(number) == 0
        assert "Traceback" not in served.err
        assert children
        assert psutil.wait_procs(children, timeout=WAIT)[1] == []


def test_when_it_is_killed_what_serves_ends_too(tmp_path: Path) -> None:
    with compiling(tmp_path) as served:
        children = served.children()
        served.process.kill()
        served.finish_compiling()
        assert psutil.wait_procs(children, timeout=WAIT)[1] == []


def test_rules_that_do_not_compile_change_nothing(tmp_path: Path) -> None:
    with compiling(tmp_path, fails=True) as served:
        compiler = [child for child in served.children() if COMPILER in child.cmdline()]
        served.finish_compiling()
        assert psutil.wait_procs(compiler, timeout=WAIT)[1] == []
        assert served.rules() == "interpreted"
        assert served.end() == 0
        assert served.err == ""


def test_what_keeps_it_from_serving_is_told_in_a_line(tmp_path: Path) -> None:
    (tmp_path / "data").touch()
    with compiling(tmp_path) as served:
        assert served.end() != 0
        assert f"the data folder {tmp_path}/data cannot be written" in served.err
