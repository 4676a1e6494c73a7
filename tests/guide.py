"""Follows a guide in docs/ word for word, in a copy of the project: writes its files and runs its commands."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent.parent
COPIED: Final = ("src", "tests", "docs", "client/src/games", "client/tests", "client/art", "pyproject.toml")
# Bytecode goes along, as copies keep the times of their sources: nothing has to be compiled again.
LEFT_BEHIND: Final = shutil.ignore_patterns("site", "pictures", "node_modules")
BLOCK: Final = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
# What the prose before a block says about it.
WRITE: Final = re.compile(r"Write `([^`]+)`:$")
APPEND: Final = re.compile(r"At the end of `([^`]+)`:$")
REPLACE: Final = re.compile(r"In `([^`]+)`, replace$")
FOR_PEOPLE: Final = "text"  # the language of blocks that are only read
COMMANDS: Final = "sh"
LONG: Final = 600  # seconds for the commands of one block


@dataclass(frozen=True)
class Block:
    """A fenced block, and the sentence before it."""

    language: str
    content: str
    said: str


def blocks(guide: str) -> Iterator[Block]:
    """The blocks of a guide that have to be followed, in order."""
    text, end = (ROOT / "docs" / guide).read_text("utf-8"), 0
    for found in BLOCK.finditer(text):
        said = " ".join(text[end : found.start()].split())
        end = found.end()
        if found[1] != FOR_PEOPLE:
            yield Block(found[1], found[2], said)


class Follower:
    """Somebody who does just what the guide says, in ``folder``."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.replacing: tuple[Path, str] | None = None
        for name in COPIED:
            source, target = ROOT / name, folder / name
            target.parent.mkdir(parents=True, exist_ok=True)
            if source.is_dir():
                shutil.copytree(source, target, ignore=LEFT_BEHIND)
            else:
                shutil.copy(source, target)

    def follow(self, guide: str) -> None:
        for block in blocks(guide):
            self.do(block)
        assert self.replacing is None, f"nothing replaces {self.replacing}"

    def do(self, block: Block) -> None:
        if block.language == COMMANDS:
            self.run(block.content)
        elif self.replacing is not None:
            assert block.said == "by", f"after something to replace comes what replaces it, not: {block.said}"
            self.replace(*self.replacing, block.content)
        elif write := WRITE.search(block.said):
            self.write(self.folder / write[1], block.content)
        elif append := APPEND.search(block.said):
            file = self.folder / append[1]
            file.write_text(file.read_text("utf-8") + block.content, "utf-8")
        elif replace := REPLACE.search(block.said):
            self.replacing = self.folder / replace[1], block.content
        else:
            raise AssertionError(f"the guide does not say where this goes:\n{block.content}")

    def write(self, file: Path, content: str) -> None:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(content, "utf-8")

    def replace(self, file: Path, old: str, new: str) -> None:
        text, old = file.read_text("utf-8"), old.rstrip("\n")
        assert text.count(old) == 1, f"{file.name} has this {text.count(old)} times:\n{old}"
        file.write_text(text.replace(old, new.rstrip("\n")), "utf-8")
        self.replacing = None

    def run(self, commands: str) -> None:
        """In the environment of these tests, with the sources of the copy."""
        paths = {"PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}", "HOME": str(self.folder)}
        ours = {"PYTHONPATH": "src", "CARDWRIGHT_RULES": "interpreted", "CARDWRIGHT_CACHE": str(self.folder / ".cache")}
        done = subprocess.run(
            ["bash", "-ec", commands],
            cwd=self.folder,
            env={**os.environ, **paths, **ours},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=LONG,
        )
        assert done.returncode == 0, f"{commands}\n{done.stdout[-4000:]}\n{done.stderr[-2000:]}"
