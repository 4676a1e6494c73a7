"""Builds what is compiled, once for each state of the sources: python -m cardwright.compiled"""

import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from typing import Final

from cardwright.compiled import PACKAGE, builds, cache, thinking_files
from cardwright.compiled.library import CompiledLibrary, rules_library, thinking_library

KEPT: Final = 2
LAST: Final = 19  # as nice counts: everybody else comes first
STEP: Final = re.compile(r"^step \d+ of \d+ done$", re.MULTILINE)


def main(arguments: list[str]) -> int:
    if arguments[:1] == ["--into"]:
        from cardwright.compiled.compiler import compile_rules

        compile_rules(*arguments[1:])
        return 0
    if arguments[:1] == ["--thinking-into"]:
        from cardwright.compiled.thinking_compiler import compile_thinking

        compile_thinking(*arguments[1:])
        return 0
    in_background = arguments == ["--in-background"]
    if in_background and hasattr(os, "nice"):
        os.nice(LAST)
    missing = what_is_missing()
    if missing:
        print(f"{missing}: the rules run interpreted")
        return 0
    os.makedirs(builds(), exist_ok=True)
    with alone():
        return build(rules_library(), in_background) or (
            build(thinking_library(), in_background) if thinking_files() else 0
        )


def what_is_missing() -> str:
    """What keeps this machine from compiling, in words, or nothing."""
    if not c_compiler():
        return "no C compiler found"
    if not os.path.exists(os.path.join(sysconfig.get_path("include"), "Python.h")):
        return "no C compiler found for Python (Python.h is missing)"
    if not (find_spec("mypyc") and find_spec("setuptools")):
        return "mypy and setuptools are not installed (pip install 'cardwright[compile]')"
    return ""


def c_compiler() -> str | None:
    """The compiler Python itself was built with, or else any that answers to a usual name."""
    asked = os.environ.get("CC")
    names = [asked] if asked else [str(sysconfig.get_config_var("CC") or "cc"), "cc", "gcc", "clang"]
    return next((name for name in names if shutil.which(shlex.split(name)[0])), None)


@contextmanager
def alone() -> Iterator[None]:
    """One build at a time: others wait here, and then find it done."""
    with open(os.path.join(builds(), ".lock"), "w") as lock:
        if sys.platform != "win32":
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def build(library: CompiledLibrary, in_background: bool) -> int:
    target = library.target()
    if os.path.isdir(target):
        os.utime(target)
        print(f"{library.sentence} compiled ({library.modules} modules).")
        return 0
    os.makedirs(os.path.dirname(target), exist_ok=True)
    sweep()
    work = tempfile.mkdtemp(prefix="building-", dir=builds())
    log = os.path.join(cache(), "compile.log")
    started = time.monotonic()
    try:
        how = "in the background" if in_background else "(once)"
        if run_compiler(
            library, work, log, f"Compiling {library.name} {how}: {library.modules} modules", in_background
        ):
            print(
                f"{library.name.capitalize()} did not compile: {first_error(log)}\n"
                f"The rest is in {os.path.relpath(log)}",
                file=sys.stderr,
            )
            return 1
        if library.target() != target:
            print(f"{library.name.capitalize()} changed while compiling; run the same command again.", file=sys.stderr)
            return 1
        os.replace(os.path.join(work, "lib"), target)
    finally:
        shutil.rmtree(work, ignore_errors=True)
    prune(os.path.dirname(target))
    print(f"Compiled {library.modules} modules in {time.monotonic() - started:.0f} s.")
    return 0


def run_compiler(library: CompiledLibrary, work: str, log: str, what: str, in_background: bool) -> int:
    """Compile in a process of its own, its words in a log, its progress on the screen."""
    environment = {**os.environ, "CC": c_compiler() or "cc", "CARDWRIGHT_RULES": "", "PYTHONPATH": python_path()}
    command = [sys.executable, "-P", "-m", "cardwright.compiled", *library.order(work)]
    on_one_line = sys.stdout.isatty() and not in_background
    print(what, end="" if on_one_line else "\n", flush=True)
    folder = set_apart(work, library.parts)
    with open(log, "w") as words:
        child = subprocess.Popen(command, stdout=words, stderr=subprocess.STDOUT, cwd=folder, env=environment)
    try:
        if on_one_line:
            watch(child, log, what)
        else:
            tell_steps(child, log, library.name)
    finally:
        child.kill()
        child.wait()
    return child.returncode


def set_apart(work: str, parts: tuple[str, ...]) -> str:
    """A folder with a copy of what is compiled and nothing beside it: mypy takes whatever it finds there for ours."""
    folder = os.path.join(work, "src")
    for part in (*parts, "compiled"):
        shutil.copytree(os.path.join(PACKAGE, part), os.path.join(folder, "cardwright", part))
    shutil.copy2(os.path.join(PACKAGE, "__init__.py"), os.path.join(folder, "cardwright"))
    return folder


def python_path() -> str:
    """Where the compiling process finds this package, wherever it runs."""
    return os.pathsep.join(filter(None, [os.path.dirname(PACKAGE), os.environ.get("PYTHONPATH")]))


def watch(child: subprocess.Popen[bytes], log: str, what: str) -> None:
    """One line that changes as time passes."""
    started = time.monotonic()
    while child.poll() is None:
        time.sleep(0.1)
        step = steps_in(log)[-1:]
        print("\r" + ", ".join([what, *step, f"{time.monotonic() - started:.0f} s "]), end="", flush=True)
    print()


def tell_steps(child: subprocess.Popen[bytes], log: str, name: str) -> None:
    """A line for each step, so that others can write between them."""
    told = 0
    while child.poll() is None:
        time.sleep(0.1)
        for step in steps_in(log)[told:]:
            told += 1
            print(f"Compiling {name}: {step}", flush=True)


def steps_in(log: str) -> list[str]:
    with open(log, errors="replace") as words:
        return STEP.findall(words.read())


def first_error(log: str) -> str:
    with open(log, errors="replace") as words:
        lines = [line.strip() for line in words if line.strip()] or ["the compiler said nothing"]
    return next((line for line in lines if "error:" in line), lines[-1])


def sweep() -> None:
    """Remove what a build that was cut short has left."""
    for name in os.listdir(builds()):
        if name.startswith("building-"):
            shutil.rmtree(os.path.join(builds(), name), ignore_errors=True)


def prune(folder: str) -> None:
    """Keep the latest builds, so that going back to the sources of a moment ago costs nothing."""
    folders = [entry for entry in os.scandir(folder) if entry.is_dir()]
    folders.sort(key=lambda entry: entry.stat().st_mtime, reverse=True)
    for old in folders[KEPT:]:
        shutil.rmtree(old.path, ignore_errors=True)


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
