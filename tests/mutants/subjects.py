"""Whose rules are broken: the games with their modules, and one fault of one module."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from tests.mutants.coverage import Calls
from tests.mutants.faults import Fault

ROOT: Final = Path(__file__).parents[2]
GAMES: Final = ROOT / "src" / "cardwright" / "games"
DRAWN: Final = 300  # faults of a larger game


@dataclass(frozen=True)
class Subject:
    """The rules of a game: its modules, each with the tests most likely to notice, which run first.

    ``drawn``: how many faults are tried, or 0 for all of them, which then have to be explained if they survive.
    """

    game: str
    modules: dict[str, tuple[str, ...]]
    drawn: int = 0
    calls: Calls = field(default_factory=Calls)

    @property
    def tests(self) -> Path:
        return ROOT / "tests" / "games" / self.game

    def path(self, module: str) -> Path:
        return GAMES / self.game / f"{module.replace('.', '/')}.py"


@dataclass(frozen=True)
class Trial:
    """One fault of one module."""

    subject: Subject
    module: str
    fault: Fault

    @property
    def label(self) -> str:
        return f"{self.module}.{self.fault.label}"


def rooms(game: str) -> dict[str, tuple[str, ...]]:
    """The modules of what happens and of what cards can say."""
    files = [path for room in ("rules", "effects") for path in sorted((GAMES / game / room).glob("*.py"))]
    return {f"{path.parent.name}.{path.stem}": () for path in files if path.stem != "__init__"}


SUBJECTS: Final = {
    "threelines": Subject(
        "threelines",
        {
            "rules.combat": ("combat",),
            "rules.turn": ("round", "end", "placement"),
            "rules.legal": ("placement", "menu"),
            "rules.setup": ("preparation",),
            "model.menu": ("menu", "placement"),
            "model.actions": ("choice_text", "placement"),
            "model.state": ("notation", "placement", "combat"),
            "game": ("preparation", "notation", "choice_text"),
        },
    ),
    "generals": Subject("generals", rooms("generals"), DRAWN),
    "pantheon": Subject("pantheon", rooms("pantheon"), DRAWN),
    "cartoverse": Subject("cartoverse", rooms("cartoverse"), DRAWN),
}
