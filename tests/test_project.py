"""The repository keeps its promises to a newcomer."""

import ast
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
MODULES = sorted((ROOT / "src").rglob("*.py"))
REQUIREMENTS = sorted((ROOT / "requirements").iterdir())
NPM_LOCKS = [ROOT / "client/package-lock.json", ROOT / "tests/browser/chromium/package-lock.json"]


def name(path: Path) -> str:
    return str(path.relative_to(ROOT))


def make(folder: Path, *arguments: str) -> "subprocess.CompletedProcess[str]":
    """Run make as a newcomer does, not as part of the make that runs the tests."""
    environment = {key: value for key, value in os.environ.items() if not key.startswith(("MAKE", "MFLAGS"))}
    return subprocess.run(["make", *arguments], cwd=folder, env=environment, capture_output=True, text=True, timeout=60)


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """What make reads, and nothing set up yet."""
    shutil.copy(ROOT / "Makefile", tmp_path)
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    shutil.copytree(ROOT / "requirements", tmp_path / "requirements")
    return tmp_path


def script(folder: Path, text: str) -> Path:
    file = folder / "python"
    file.write_text(f"#!/bin/sh\n{text}\n")
    file.chmod(0o755)
    return file


def test_the_root_has_at_most_fifteen_entries() -> None:
    made = {line.strip("/\n") for line in (ROOT / ".gitignore").open()} | {".git"}
    assert len(set(os.listdir(ROOT)) - made) <= 15


@pytest.mark.parametrize("module", MODULES, ids=name)
def test_every_module_says_what_it_is_for(module: Path) -> None:
    assert ast.get_docstring(ast.parse(module.read_text("utf-8")))


@pytest.mark.parametrize("file", REQUIREMENTS, ids=name)
def test_no_requirement_names_an_address(file: Path) -> None:
    assert "://" not in file.read_text()
    assert "index-url" not in file.read_text()


@pytest.mark.parametrize("file", [file for file in REQUIREMENTS if file.suffix != ".in"], ids=name)
def test_every_requirement_is_pinned_by_its_hash(file: Path) -> None:
    entries = [line for line in file.read_text().split("\n") if line and not line.startswith((" ", "#"))]
    assert entries
    assert [line for line in entries if "==" not in line or not line.endswith("\\")] == []


@pytest.mark.parametrize("file", NPM_LOCKS, ids=name)
def test_every_package_of_npm_is_pinned_by_its_hash_and_not_by_an_address(file: Path) -> None:
    packages = json.loads(file.read_text())["packages"]
    del packages[""]
    assert packages
    assert [name for name, package in packages.items() if "integrity" not in package or "resolved" in package] == []


def test_importing_the_package_loads_nothing_heavy() -> None:
    heavy = "{'click', 'rich', 'mypy', 'mypyc', 'setuptools', 'importlib.metadata'}"
    told = subprocess.run(
        [sys.executable, "-c", f"import sys, cardwright; print(sorted({heavy} & set(sys.modules)))"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert told.stdout == "[]\n"


def test_an_old_python_is_refused_in_one_line(clone: Path) -> None:
    old = script(clone, 'case "$1" in --version) echo Python 3.9.2 ;; *) echo old ;; esac')
    told = make(clone, "play", f"PYTHON={old}")
    assert told.returncode != 0
    assert told.stdout == ""
    assert len(told.stderr.splitlines()) == 1
    assert f"Cardwright needs Python 3.11 or newer and {old} is Python 3.9.2" in told.stderr


def test_a_missing_python_is_refused_in_one_line(clone: Path) -> None:
    told = make(clone, "test", "PYTHON=no-such-python")
    assert told.returncode != 0
    assert len(told.stderr.splitlines()) == 1
    assert "no-such-python is not found" in told.stderr


def test_a_python_without_pip_is_refused_in_one_line(clone: Path) -> None:
    told = make(clone, "play", f"PYTHON={script(clone, 'echo without pip')}")
    assert told.returncode != 0
    assert len(told.stderr.splitlines()) == 1
    assert "has no pip" in told.stderr


@pytest.fixture
def set_up(clone: Path) -> Path:
    """All is there but the web client and what builds it."""
    (clone / "client").mkdir()
    for file in (".tools/bin/uv", ".venv/.made", ".venv/.play", "client/package-lock.json"):
        (clone / file).parent.mkdir(parents=True, exist_ok=True)
        (clone / file).touch()
    (clone / ".venv/bin").mkdir()
    return clone


@pytest.mark.parametrize(
    ("step", "complaint"),
    [
        ("ci", "Could not download the packages. Check the network connection and run the same command again."),
        ("build", "Could not build the web client."),
    ],
)
def test_a_client_that_cannot_be_built_is_told_in_one_line(set_up: Path, step: str, complaint: str) -> None:
    failing = f'case "$*" in *{step}*) echo no luck; exit 1 ;; *ci*) mkdir node_modules ;; esac'
    script(set_up / ".venv/bin", failing).rename(set_up / ".venv/bin/npm")
    told = make(set_up, "play")
    assert told.returncode != 0
    assert told.stderr.splitlines()[0] == f"{complaint} The details are in .cache/setup.log."
    assert told.stdout.splitlines()[-1].startswith("Setting up (once): ")
    assert "no luck" in (set_up / ".cache" / "setup.log").read_text()


def test_a_failed_download_says_what_to_do(clone: Path) -> None:
    offline = script(clone, "case $1 in -c) echo ready ;; *) echo no route; exit 1 ;; esac")
    told = make(clone, "play", f"PYTHON={offline}")
    assert told.returncode != 0
    assert told.stdout == "Setting up (once): fetching the installer\n"
    assert told.stderr.startswith(
        "Could not download the packages. Check the network connection and run the same command again."
    )
    assert "no route" in (clone / ".cache" / "setup.log").read_text()
