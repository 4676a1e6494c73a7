"""What is otherwise in this checkout than in a Git revision, in lines that people read."""

from __future__ import annotations

import difflib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from cardwright import SOURCE
from cardwright.arena.compare.laid_out import LaidOut
from cardwright.arena.compare.revision import Checkout, Revision

BOTS: Final = ("agents", "bots")  # folders
WORDS: Final = ("text", "title")  # what is only read


@dataclass(frozen=True)
class RevisionChange:
    """What a comparison with a revision says of it.

    package   the revision, ready to be run
    title     the change in a few words
    lines     what was changed: options and cards
    files     whose sources were changed, and how
    in_full   these files line by line, as they were when the games began
    cautions  what makes the answer less sharp than that of a single change, as sentences
    gone      the names of cards that are no longer there, by key
    """

    revision: Revision
    here: Checkout
    package: LaidOut
    title: str
    lines: tuple[str, ...]
    files: tuple[str, ...]
    in_full: str
    cautions: tuple[str, ...]
    gone: dict[str, str] = field(default_factory=dict)

    def sides(self) -> str:
        """Both of them, in two sentences."""
        return f"Before: {self.revision.short} ({self.revision.subject}). After: {self.here.words()}."

    def facts(self) -> dict[str, Any]:
        return {
            "before": {"commit": self.revision.commit, "subject": self.revision.subject},
            "after": {"commit": self.here.revision.commit, "edited": self.here.edited},
            "cautions": list(self.cautions),
        }


def option_lines(before: Mapping[str, Any], after: Mapping[str, Any]) -> Iterator[str]:
    for name in sorted({*before, *after}):
        if name not in before:
            yield f"{name}: a new option, {after[name]}"
        elif name not in after:
            yield f"{name}: no option any more"
        elif before[name] != after[name]:
            yield f"{name}: {before[name]} -> {after[name]}"


def card_lines(before: Mapping[str, dict[str, Any]], after: Mapping[str, dict[str, Any]]) -> Iterator[str]:
    """Both sides by key, each card with its ``facts`` and the ``mark`` of its program."""
    for key in {**before, **after}:
        if key not in before:
            yield f"{after[key]['facts']['name']}: a new card"
        elif key not in after:
            yield f"{before[key]['facts']['name']}: no longer there"
        elif before[key] != after[key]:
            yield from fact_lines(before[key], after[key])


def fact_lines(before: dict[str, Any], after: dict[str, Any]) -> Iterator[str]:
    name, changed = after["facts"]["name"], changed_facts(before, after)
    for fact, value in changed.items():
        yield f"{name}: {fact} {before['facts'].get(fact)} -> {value}"
    if all(fact in WORDS for fact in changed) and before["mark"] != after["mark"]:
        yield f"{name}: another program"


def changed_facts(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    """What is printed on the card that was not; None is no longer printed there."""
    known, facts = before["facts"], after["facts"]
    return {fact: facts.get(fact) for fact in {**known, **facts} if known.get(fact) != facts.get(fact)}


def changed_files(package: LaidOut, game: str) -> list[str]:
    """The files of the rules, the cards and the bots that are not the same on both sides, as paths in the package."""
    sides = [Path(package.folder, "cardwright"), SOURCE]
    found = {path for side in sides for path in sources(side, game)}
    return sorted(path for path in found if read(sides[0] / path) != read(sides[1] / path))


def sources(package: Path, game: str) -> Iterator[str]:
    for part in ("kernel", f"games/{game}", "agents"):
        for path in (package / part).rglob("*.py"):
            yield path.relative_to(package).as_posix()


def read(path: Path) -> str:
    return path.read_text("utf-8") if path.is_file() else ""


def file_lines(package: LaidOut, files: Sequence[str]) -> Iterator[str]:
    for path in files:
        word = "a new file" if not Path(package.folder, "cardwright", path).is_file() else "changed"
        yield f"{path}: {word if (SOURCE / path).is_file() else 'no longer there'}"


def is_of_bots(path: str) -> bool:
    return bool(set(BOTS) & set(path.split("/")))


def difference_in_full(package: LaidOut, files: Sequence[str]) -> str:
    """The files line by line, as ``git diff`` prints them."""
    return "".join(difference_of_file(package, path) for path in files)


def difference_of_file(package: LaidOut, path: str) -> str:
    before, after = read(Path(package.folder, "cardwright", path)), read(SOURCE / path)
    return "".join(difflib.unified_diff(before.splitlines(True), after.splitlines(True), f"a/{path}", f"b/{path}"))
