"""What is compiled: the rules, and what bots think with beside them; each by its name, its files and its place."""

import os
from collections.abc import Callable
from dataclasses import dataclass
from importlib.metadata import version

from cardwright.compiled import BOTS, RULES, builds, digest, rule_files, thinking_beside, thinking_files


@dataclass(frozen=True)
class CompiledLibrary:
    """``target`` says where it belongs as the sources are now, and ``order`` what its compiler is told."""

    name: str
    sentence: str
    modules: int
    parts: tuple[str, ...]
    target: Callable[[], str]
    order: Callable[[str], list[str]]


def rules_library() -> CompiledLibrary:
    return CompiledLibrary(
        "the rules",
        "The rules are",
        len(rule_files()),
        RULES,
        rules_target,
        lambda work: ["--into", work, os.path.basename(rules_target())],
    )


def thinking_library() -> CompiledLibrary:
    """Beside the rules as they are now, which are built first."""
    return CompiledLibrary(
        "what bots think with",
        "What bots think with is",
        len(thinking_files()),
        (*RULES, BOTS),
        thinking_target,
        lambda work: ["--thinking-into", work, os.path.basename(thinking_target()), os.path.basename(rules_target())],
    )


def rules_target() -> str:
    return os.path.join(builds(), f"{digest()}_{tools()}")


def thinking_target() -> str:
    return thinking_beside(rules_target())


def tools() -> str:
    """The versions of what writes the C code, as part of a name."""
    return f"mypy{version('mypy')}_librt{version('librt')}".replace(".", "_")
