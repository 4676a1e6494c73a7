"""The side of a comparison that another package plays, in a process of its own."""

from __future__ import annotations

import json
import subprocess
import weakref
from contextlib import suppress
from pathlib import Path
from typing import IO, Any, Final

from cardwright.arena.compare.comparison import Comparison
from cardwright.arena.compare.laid_out import LaidOut
from cardwright.arena.compare.side_terms import FORM, asked_of
from cardwright.arena.course import CountedGame, read_course
from cardwright.kernel.errors import BadInput, CardwrightError

PROGRAM: Final = "cardwright.arena.compare.one_side"
SECONDS: Final = 2.0  # to end


class FarSide:
    """The process, from here; it ends when nobody has it any more. Ctrl-C does not reach it."""

    def __init__(self, comparison: Comparison, package: LaidOut) -> None:
        self.package: LaidOut = package
        self.process: subprocess.Popen[str] = subprocess.Popen(
            package.command("-m", PROGRAM),
            env=package.surroundings(),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
            start_new_session=True,
        )
        self.close = weakref.finalize(self, end, self.process)
        self.ask({"begin": asked_of(comparison)})

    def ask(self, asked: dict[str, Any]) -> dict[str, Any]:
        try:
            print(json.dumps(asked), file=stream(self.process.stdin), flush=True)
            answer = stream(self.process.stdout).readline()
        except BrokenPipeError:
            answer = ""
        if not answer.endswith("\n"):  # it may have ended in the middle of a word
            self.close()
            raise CardwrightError(
                f"the process that played {self.package.short} has ended (exit status {self.process.returncode})"
            )
        return checked(json.loads(answer), self.package)

    def counted_game(self, number: int) -> CountedGame | None:
        answer = self.ask({"play": number})
        return CountedGame(answer["seat"], read_course(answer["course"])) if answer else None

    def recorded(self, number: int, players: list[str]) -> str:
        return str(self.ask({"record": number, "players": players})["replay"])


def greeting_of(package: LaidOut, game: str, variant: str) -> dict[str, Any]:
    """What the package plays; one that cannot be spoken with, or does not run here, is refused with a sentence."""
    if not Path(package.folder, *PROGRAM.split(".")).with_suffix(".py").is_file():
        raise BadInput(f"{package.short} cannot be compared with: it is older than compare --against")
    done = subprocess.run(
        package.command("-m", PROGRAM),
        env=package.surroundings(),
        input=json.dumps({"greet": game, "variant": variant}) + "\n",
        capture_output=True,
        encoding="utf-8",
    )
    if done.returncode != 0 or not done.stdout:
        why = done.stderr.strip().splitlines() or [f"its process has ended (exit status {done.returncode})"]
        raise BadInput(f"{package.short} does not run here: {why[-1]}")
    told = checked(json.loads(done.stdout), package)
    if told["form"] != FORM:
        raise BadInput(
            f"{package.short} cannot be compared with: its games are told in form {told['form']}, and these in form "
            f"{FORM}"
        )
    return told


def checked(answer: dict[str, Any], package: LaidOut) -> dict[str, Any]:
    if "refused" in answer:
        raise BadInput(f"in {package.short}: {answer['refused']}")
    return answer


def stream(pipe: IO[str] | None) -> IO[str]:
    assert pipe is not None
    return pipe


def end(process: subprocess.Popen[str]) -> None:
    """Let it go; one that thinks for long is not waited for."""
    with suppress(BrokenPipeError):
        stream(process.stdin).close()
    try:
        process.wait(SECONDS)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
    stream(process.stdout).close()
