"""Which scenarios call which functions of the rules, so that those most likely to notice a fault are played first."""

from __future__ import annotations

import os
import pickle
import signal
import sys
from collections import defaultdict
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, Final

SCENARIOS: Final = Path(__file__).parents[1] / "scenarios"
MOST: Final = 80  # scenarios for one function
PATIENCE: Final = 5  # seconds for one scenario
Calls = dict[str, list[tuple[str, int]]]  # by module and function, the files and places of scenarios


def of_scenarios(game: str) -> Calls:
    """Worked out in a process of its own, so that this one does not import the rules."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        with os.fdopen(writing, "wb") as out:
            pickle.dump(dict(watched(game)), out)
        os._exit(0)
    os.close(writing)
    with os.fdopen(reading, "rb") as found:
        calls: Calls = pickle.load(found)
    os.waitpid(child, 0)
    return calls


def watched(game: str) -> Calls:
    from cardwright.scenarios import read_file, run

    found: Calls = defaultdict(list)
    for path in sorted(SCENARIOS.joinpath(game).rglob("*.*")):
        for place, scenario in enumerate(read_file(str(path))):
            for name in functions_called(game, lambda scenario=scenario: run(scenario)):
                found[name].append((str(path), place))
    return {name: spread(places) for name, places in found.items()}


def functions_called(game: str, act: Any) -> set[str]:
    codes: set[CodeType] = set()

    def note(frame: FrameType, event: str, _: Any) -> None:
        if event == "call":
            codes.add(frame.f_code)

    sys.setprofile(note)
    try:
        act()
    finally:
        sys.setprofile(None)
    root = f"{os.sep}games{os.sep}{game}{os.sep}"
    return {
        f"{code.co_filename.partition(root)[2].removesuffix('.py').replace(os.sep, '.')}.{code.co_qualname}"
        for code in codes
        if root in code.co_filename
    }


def spread(places: list[tuple[str, int]]) -> list[tuple[str, int]]:
    """Not more than can be played in a few seconds, from everywhere in the list."""
    step = max(1, len(places) // MOST)
    return places[::step]


def one_fails(calls: Calls, module: str, function: str) -> bool:
    """Whether a scenario fails that calls the function; it is the first that imports the rules in this process."""
    if not calls:
        return False
    from cardwright.kernel.errors import BadScenario
    from cardwright.scenarios import read_file, run

    chosen = calls.get(f"{module}.{function}", [])
    signal.signal(signal.SIGALRM, give_up)
    files: dict[str, Any] = {}
    for path, place in chosen:
        signal.setitimer(signal.ITIMER_REAL, PATIENCE + 10 * (path not in files))
        try:
            files.setdefault(path, None)
            files[path] = files[path] or read_file(path)
            if run(files[path][place]).differences:
                return True
        except BadScenario:
            return True
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)
    return False


def give_up(_signal: int, _frame: FrameType | None) -> None:
    raise TimeoutError
