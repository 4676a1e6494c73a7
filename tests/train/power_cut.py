"""What a power cut would leave of files that are replaced: only what was written through to the disk is certain."""

from __future__ import annotations

import os
import stat
from pathlib import Path

import pytest


class Disk:
    """Watches this process. ``torn`` are the files that stood in their place before all of them was written through."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.sizes: dict[int, int] = {}  # of files as they were written through
        self.renamed: set[Path] = set()  # since their folder was written through
        self.kept: set[Path] = set()
        self.torn: set[Path] = set()
        self.fsync, self.replace = os.fsync, os.replace
        monkeypatch.setattr(os, "fsync", self.write_through)
        monkeypatch.setattr(os, "replace", self.rename)

    def write_through(self, file: int) -> None:
        self.fsync(file)
        facts = os.fstat(file)
        if stat.S_ISDIR(facts.st_mode):
            there = {path for path in self.renamed if os.path.samestat(path.parent.stat(), facts)}
            self.renamed -= there
            self.kept |= there
        else:
            self.sizes[facts.st_ino] = facts.st_size

    def rename(self, source: Path, target: Path) -> None:
        facts = os.stat(source)
        if self.sizes.get(facts.st_ino) != facts.st_size:
            self.torn.add(Path(target))
        self.replace(source, target)
        self.renamed.add(Path(target))
        self.kept.discard(Path(target))
