"""The Git checkout this package runs from, and the revisions in it."""

from __future__ import annotations

import io
import os
import subprocess
import tarfile
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from cardwright import SOURCE
from cardwright.kernel.errors import BadInput

SHORT: Final = 10  # letters of a commit, where people read it
NO_CHECKOUT: Final = "--against needs a Git checkout of Cardwright, and this one does not run from any"


@dataclass(frozen=True)
class Revision:
    """``commit`` is its whole name, ``subject`` what its author says about it."""

    commit: str
    subject: str

    @property
    def short(self) -> str:
        return self.commit[:SHORT]


@dataclass(frozen=True)
class Checkout:
    """The revision that lies here; ``edited`` says whether the package has been changed since it was committed."""

    revision: Revision
    edited: bool

    def words(self) -> str:
        return f"{self.revision.short} with changes that are not committed" if self.edited else self.revision.short


def checkout() -> Checkout:
    """Where this package runs from."""
    try:
        git("ls-files", "--error-unmatch", "__init__.py")
    except GitFailed as problem:
        raise BadInput(f"{NO_CHECKOUT}: {problem}") from None
    edited = git("status", "--porcelain", "--", ".")
    return Checkout(revision_called("HEAD"), bool(edited.strip()))


def revision_called(name: str) -> Revision:
    """The commit that a branch, a tag, ``HEAD~3`` or the beginning of its name means."""
    try:
        commit = git("rev-parse", "--verify", "--quiet", "--end-of-options", f"{name}^{{commit}}").decode().strip()
    except GitFailed:
        commit = ""
    if not commit.isalnum():  # ^HEAD is all that HEAD does not come from
        raise BadInput(f'there is no revision "{name}" in the repository that Cardwright runs from')
    return Revision(commit, git("show", "--no-patch", "--format=%s", commit).decode("utf-8", "replace").strip())


def export(revision: Revision, folder: Path) -> None:
    """Write the package as it was then into a folder; the repository notices nothing of it."""
    try:
        packed = git("archive", "--format=tar", revision.commit)  # of the folder it is called in
    except GitFailed:
        inside = git("rev-parse", "--show-prefix").decode().strip("/\n")
        raise BadInput(f"{revision.short} has no {inside}") from None
    with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
        for member in archive:
            content = archive.extractfile(member)
            if member.isfile() and content is not None:
                path = folder / member.name
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_bytes(content.read())


class GitFailed(Exception):
    """Git could not do it; the message is its own."""


def git(*words: str) -> bytes:
    """What Git prints, in the folder of this package."""
    aside = ("GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX")  # a hook would speak of another folder
    surroundings = {name: value for name, value in os.environ.items() if name not in aside}
    try:
        done = subprocess.run(
            ["git", "--no-optional-locks", "-C", str(SOURCE), *words], env=surroundings, capture_output=True
        )
    except FileNotFoundError:
        raise BadInput("--against needs git, which is not installed here") from None
    if done.returncode != 0:
        lines = done.stderr.decode("utf-8", "replace").strip().splitlines() or ["it does not say why"]
        raise GitFailed(lines[0].removeprefix("fatal: ").removeprefix("error: "))
    return done.stdout
