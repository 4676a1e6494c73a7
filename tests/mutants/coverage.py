"""Which scenarios call which functions of the rules, so that only those are played on a broken function."""

from __future__ import annotations

import os
import pickle
import signal
import sys
from array import array
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, Final

SCENARIOS: Final = Path(__file__).parents[1] / "scenarios"
LIKELY: Final = 80  # scenarios of one function, played before the tests; the others after them
PATIENCE: Final = 5  # seconds of work for one scenario


@dataclass
class Calls:
    """The scenarios by file and place in it, and the numbers of those that call each module's function."""

    scenarios: list[tuple[str, int]] = field(default_factory=list)
    callers: dict[str, array[int]] = field(default_factory=dict)

    def of(self, module: str, function: str) -> list[int]:
        """The scenarios that notice a fault if any does, those from everywhere in the list first.

        What stands outside of functions, and how an object is made, is run as the rules are imported: there it is
        the scenarios that call anything of the module or of the class.
        """
        name = f"{module}.{function}"
        found = set(self.callers.get(name, ()))
        if function == "module" or name.endswith(".__init__"):
            whole = name.removesuffix("module").removesuffix("__init__")
            found.update(*(numbers for key, numbers in self.callers.items() if key.startswith(whole)))
        ordered = sorted(found)
        first = ordered[:: -(-len(ordered) // LIKELY) or 1]
        return first + sorted(found.difference(first))


def of_scenarios(game: str) -> Calls:
    """Worked out in a process of its own, so that this one does not import the rules."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        with os.fdopen(writing, "wb") as out:
            pickle.dump(watched(game), out)
        os._exit(0)
    os.close(writing)
    with os.fdopen(reading, "rb") as found:
        calls: Calls = pickle.load(found)
    os.waitpid(child, 0)
    return calls


def watched(game: str) -> Calls:
    from cardwright.scenarios import read_file, run

    calls = Calls(callers=defaultdict(lambda: array("l")))
    for path in sorted(SCENARIOS.joinpath(game).rglob("*.*")):
        for place, scenario in enumerate(read_file(str(path))):
            for name in functions_called(game, lambda scenario=scenario: run(scenario)):
                calls.callers[name].append(len(calls.scenarios))
            calls.scenarios.append((str(path), place))
    return Calls(calls.scenarios, dict(calls.callers))


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


def one_fails(scenarios: Iterable[tuple[str, int]]) -> bool:
    """Whether a scenario fails; it is the first that imports the rules in this process."""
    from cardwright.kernel.errors import BadScenario
    from cardwright.scenarios import read_file, run

    signal.signal(signal.SIGPROF, give_up)
    files: dict[str, Any] = {}
    for path, place in scenarios:
        signal.setitimer(signal.ITIMER_PROF, PATIENCE + 10 * (path not in files))
        try:
            files[path] = files.get(path) or read_file(path)
            if run(files[path][place]).differences:
                return True
        except BadScenario:
            return True
        finally:
            signal.setitimer(signal.ITIMER_PROF, 0)
    return False


def give_up(_signal: int, _frame: FrameType | None) -> None:
    raise TimeoutError
