"""The package of a Git revision, laid out in a folder of its own, ready to be run beside this one."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from cardwright import mode
from cardwright.arena.compare.revision import SHORT, Revision, export
from cardwright.compiled import cache

REVISIONS: Final = "revisions"  # in the cache: their sources, and what is compiled of them
KEPT: Final = 4  # of them
INTERPRETED: Final = "interpreted"

Tell = Callable[[str], None]


@dataclass(frozen=True)
class LaidOut:
    """``folder`` holds the package, ``builds`` what is compiled of it; ``mode`` is how its rules run."""

    commit: str
    folder: str
    builds: str
    mode: str

    @property
    def short(self) -> str:
        return self.commit[:SHORT]

    def command(self, *words: str) -> list[str]:
        """This very Python, that package."""
        return [sys.executable, "-P", *words]

    def surroundings(self) -> dict[str, str]:
        path = os.pathsep.join(filter(None, [self.folder, os.environ.get("PYTHONPATH")]))
        chosen = {"PYTHONPATH": path, "CARDWRIGHT_RULES": self.mode, "CARDWRIGHT_CACHE": self.builds}
        return {**os.environ, **chosen}

    def runs(self) -> bool:
        """Whether it can be imported in its mode; compiled, only where it is built."""
        command = self.command("-c", "import cardwright")
        return subprocess.run(command, env=self.surroundings(), capture_output=True).returncode == 0


def laid_out(revision: Revision) -> LaidOut:
    """The revision as it was written; its rules run interpreted, as far as anybody asks it anything."""
    return LaidOut(revision.commit, str(sources_of(revision)), cache(), INTERPRETED)


def built(package: LaidOut, tell: Tell) -> LaidOut:
    """The same, with rules that run as those here do; ``tell`` is called with lines for the person who waits."""
    if mode() == INTERPRETED:
        return package
    beside = replace(package, mode=mode())  # where only cards differ, the build of this checkout fits
    if beside.runs():
        return beside
    apart = replace(beside, builds=str(Path(cache(), REVISIONS)))
    if not apart.runs():
        compile_package(apart, tell)
    if apart.runs():
        return apart
    tell(f"{package.short} is not compiled here; its side is played with interpreted rules, which takes longer")
    return package


def sources_of(revision: Revision) -> Path:
    """The folder to import it from."""
    kept = Path(cache(), REVISIONS, "sources")
    folder = kept / revision.commit
    if folder.is_dir():
        os.utime(folder)
        return folder
    kept.mkdir(parents=True, exist_ok=True)
    work = Path(tempfile.mkdtemp(prefix="exporting-", dir=kept))
    try:
        export(revision, work / "cardwright")
        if not folder.is_dir():
            os.rename(work, folder)
    finally:
        shutil.rmtree(work, ignore_errors=True)
    prune(kept)
    return folder


def prune(kept: Path) -> None:
    """Keep the revisions that were used last."""
    folders = [path for path in kept.iterdir() if "-" not in path.name]
    for old in sorted(folders, key=lambda path: path.stat().st_mtime, reverse=True)[KEPT:]:
        shutil.rmtree(old, ignore_errors=True)


def compile_package(package: LaidOut, tell: Tell) -> None:
    """Build what is not built yet; whatever keeps this machine from it is told by the package itself."""
    command = package.command("-u", "-m", "cardwright.compiled")
    child = subprocess.Popen(
        command, env=package.surroundings(), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    assert child.stdout is not None
    try:
        for line in child.stdout:
            if line.strip():
                tell(f"{package.short}: {line.rstrip()}")
    finally:
        child.kill()
        child.wait()
