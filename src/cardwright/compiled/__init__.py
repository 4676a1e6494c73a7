"""Finds the compiled rules, and what bots think with, that were built from exactly the sources that lie here."""

import os
import sys
from collections.abc import Iterable
from hashlib import blake2b
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec, PathFinder
from types import ModuleType
from typing import Final

PACKAGE: Final = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
RULES: Final = ("games", "kernel")
CARDS: Final = "cards"
TYPES: Final = os.path.join("view", "types")
COMPILER: Final = os.path.join("compiled", "compiler.py")
SHORTCUTS: Final = os.path.join("compiled", "shortcuts.h")
BOTS: Final = "agents"
EVALUATIONS: Final = "evaluation"
AS_THEY_ARE: Final = ("__init__.py", "learned.py", "learned_file.py")
# What bots think with is compiled too, in a library of its own; the bots themselves may be derived by anybody.
THINKING: Final = ("equilibrium", "ledger", "mind", "planning", "thought", "tree", "world")
THINKING_COMPILER: Final = os.path.join("compiled", "thinking_compiler.py")


def rule_files() -> list[str]:
    """The sources of the rules, as paths inside the package, always in the same order.

    The cards are not among them: they are lists of what the rules carry out, read as they are. Nor are the types of
    what programs outside are told: compiled, they would lose what they are made of.
    """
    found = []
    for part in RULES:
        for folder, folders, names in os.walk(os.path.join(PACKAGE, part)):
            folders[:] = [name for name in folders if name != CARDS]
            found += [os.path.relpath(os.path.join(folder, n), PACKAGE) for n in names if n.endswith(".py")]
    return sorted(path for path in found if not path.endswith(f"{TYPES}.py"))


def thinking_files() -> list[str]:
    """The sources of what bots think with, in the same way; none where there are no bots.

    What reads the file of a net stays as it is.
    """
    folder = os.path.join(PACKAGE, BOTS, EVALUATIONS)
    games = sorted(os.listdir(folder)) if os.path.isdir(folder) else []
    judges = [name for name in games if name.endswith(".py") and name not in AS_THEY_ARE]
    found = [os.path.join(BOTS, f"{name}.py") for name in THINKING]
    found += [os.path.join(BOTS, EVALUATIONS, name) for name in judges]
    return [path for path in found if os.path.exists(os.path.join(PACKAGE, path))]


def digest() -> str:
    """A name for what a build is made from: the rules and their compiler, word for word, and this very Python."""
    return digest_of(f"{sys.version}\0{EXTENSION_SUFFIXES[0]}\0", (*rule_files(), COMPILER, SHORTCUTS))


def digest_of(begin: str, paths: Iterable[str]) -> str:
    """A name for these files, word for word, and what comes with them."""
    total = blake2b(begin.encode(), digest_size=8)
    for path in paths:
        with open(os.path.join(PACKAGE, path), "rb") as file:
            text = file.read()
        total.update(f"{path}\0{len(text)}\0".encode() + text)
    return total.hexdigest()


def thinking_beside(rules: str) -> str:
    """Where the library of what bots think with is, or would be, that fits this build of the rules and no other."""
    name = digest_of(os.path.basename(rules), (*thinking_files(), THINKING_COMPILER))
    return os.path.join(rules, "thinking", name)


def cache() -> str:
    """Where generated files go: $CARDWRIGHT_CACHE, or .cache in a checkout, or the user's own cache."""
    chosen = os.environ.get("CARDWRIGHT_CACHE")
    if chosen:
        return os.path.abspath(chosen)
    checkout = os.path.dirname(os.path.dirname(PACKAGE))
    if os.path.exists(os.path.join(checkout, "pyproject.toml")):
        return os.path.join(checkout, ".cache")
    return os.path.join(os.path.expanduser("~"), ".cache", "cardwright")


def builds() -> str:
    """The folder of all builds, each named by its digest and the tools that made it."""
    return os.path.join(cache(), "compiled")


def find() -> str | None:
    """The newest build of these very sources."""
    if not os.path.isdir(builds()):
        return None
    prefix = digest() + "_"
    found = [entry for entry in os.scandir(builds()) if entry.name.startswith(prefix)]
    if not found:
        return None
    return max(found, key=lambda entry: entry.stat().st_mtime).path


class SourceFinder:
    """Finds what is read as it is, cards and types, beside the sources, where the rest of a game is compiled."""

    @staticmethod
    def find_spec(name: str, _path: object = None, target: ModuleType | None = None) -> ModuleSpec | None:
        parts = name.split(".")
        if parts[1:2] != ["games"] or os.path.join("", *parts[3:]) not in (CARDS, TYPES):
            return None
        return PathFinder.find_spec(name, [os.path.join(PACKAGE, *parts[1:-1])], target)


class ThinkingFinder:
    """Finds what bots think with in a library; the rest of them lies beside it, as it is."""

    def __init__(self, library: str) -> None:
        self.library = library
        self.names = {path.removesuffix(".py").replace(os.sep, ".") for path in thinking_files()}

    def find_spec(self, name: str, _path: object = None, target: ModuleType | None = None) -> ModuleSpec | None:
        package, _, inside = name.partition(".")
        if inside not in self.names:
            return None
        folders = inside.split(".")[:-1]
        return PathFinder.find_spec(name, [os.path.join(self.library, package, *folders)], target)


def build_to_use() -> str | None:
    """The build this process runs on, if any, as $CARDWRIGHT_RULES asks: compiled, interpreted, or not set."""
    wanted = os.environ.get("CARDWRIGHT_RULES", "")
    if wanted not in ("", "compiled", "interpreted"):
        sys.exit(f"CARDWRIGHT_RULES is {wanted!r}; it can be compiled or interpreted")
    if wanted == "interpreted":
        return None
    build = find()
    building_now = __name__ in sys.orig_argv
    if wanted == "compiled" and not build and not building_now:
        sys.exit("The rules are not compiled, as CARDWRIGHT_RULES asks; build them: python -m cardwright.compiled")
    return build
