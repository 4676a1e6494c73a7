"""Builds the compiled rules, once for each state of the sources: python -m cardwright.compiled"""

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
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from cardwright.compiled import PACKAGE, RULES, builds, cache, digest, rule_files

KEPT: Final = 2
# What is called seldom is optimised for size: rooms of every game and of the kernel, and a few modules elsewhere.
SELDOM_ROOMS: Final = ("data", "testing", "text")
SELDOM: Final = ("decks", "fields", "player_view", "portrait", "references", "shown", "threat")
# The generator of random numbers relies on integers that wrap around: -fwrapv is part of the rules.
FLAGS: Final = ("-O2", "-DNDEBUG", "-fwrapv", "-fno-semantic-interposition", "-fvisibility=hidden", "-w")


def main(arguments: list[str]) -> int:
    if arguments[:1] == ["--into"]:
        compile_rules(*arguments[1:])
        return 0
    missing = what_is_missing()
    if missing:
        print(f"{missing}: the rules run interpreted")
        return 0
    os.makedirs(builds(), exist_ok=True)
    with alone():
        return build()


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


def build() -> int:
    sources, modules = digest(), len(rule_files())
    name = f"{sources}_{tools()}"
    target = os.path.join(builds(), name)
    if os.path.isdir(target):
        os.utime(target)
        print(f"The rules are compiled ({modules} modules).")
        return 0
    sweep()
    work = tempfile.mkdtemp(prefix="building-", dir=builds())
    log = os.path.join(cache(), "compile.log")
    started = time.monotonic()
    try:
        if run_compiler(name, work, log, f"Compiling the rules (once): {modules} modules"):
            print(
                f"The rules did not compile: {first_error(log)}\nThe rest is in {os.path.relpath(log)}", file=sys.stderr
            )
            return 1
        if digest() != sources:
            print("The rules were edited while they compiled; run the same command again.", file=sys.stderr)
            return 1
        os.replace(os.path.join(work, "lib"), target)
    finally:
        shutil.rmtree(work, ignore_errors=True)
    prune()
    print(f"Compiled {modules} modules in {time.monotonic() - started:.0f} s.")
    return 0


def tools() -> str:
    """The versions of what writes the C code, as part of a name."""
    return f"mypy{version('mypy')}_librt{version('librt')}".replace(".", "_")


def run_compiler(name: str, work: str, log: str, what: str) -> int:
    """Compile in a process of its own, its words in a log, the passing seconds on the screen."""
    environment = {**os.environ, "CC": c_compiler() or "cc", "CARDWRIGHT_RULES": "", "PYTHONPATH": python_path()}
    command = [sys.executable, "-P", "-m", "cardwright.compiled", "--into", work, name]
    print(what, end="" if sys.stdout.isatty() else "\n", flush=True)
    with open(log, "w") as words:
        child = subprocess.Popen(command, stdout=words, stderr=subprocess.STDOUT, cwd=set_apart(work), env=environment)
    try:
        watch(child, what)
    finally:
        child.kill()
        child.wait()
    return child.returncode


def set_apart(work: str) -> str:
    """A folder with a copy of the rules and nothing beside it: mypy takes whatever it finds there for ours."""
    folder = os.path.join(work, "src")
    for part in (*RULES, "compiled"):
        shutil.copytree(os.path.join(PACKAGE, part), os.path.join(folder, "cardwright", part))
    shutil.copy2(os.path.join(PACKAGE, "__init__.py"), os.path.join(folder, "cardwright"))
    return folder


def python_path() -> str:
    """Where the compiling process finds this package, wherever it runs."""
    return os.pathsep.join(filter(None, [os.path.dirname(PACKAGE), os.environ.get("PYTHONPATH")]))


def watch(child: subprocess.Popen[bytes], what: str) -> None:
    started = time.monotonic()
    while child.poll() is None:
        time.sleep(0.1)
        if sys.stdout.isatty():
            print(f"\r{what}, {time.monotonic() - started:.0f} s ", end="", flush=True)
    if sys.stdout.isatty():
        print()


def first_error(log: str) -> str:
    with open(log, errors="replace") as words:
        lines = [line.strip() for line in words if line.strip()] or ["the compiler said nothing"]
    return next((line for line in lines if "error:" in line), lines[-1])


def compile_rules(work: str, name: str) -> None:
    """Let mypyc write C and the C compiler build it; runs in the folder that holds the rules alone."""
    from mypyc.build import mypycify
    from setuptools import Distribution, Extension
    from setuptools.command.build_ext import build_ext

    class SideBySide(build_ext):  # type: ignore[misc]
        """Compiles the files of one library side by side."""

        def build_extension(self, ext: Extension) -> None:
            def compiled(source: str) -> str:
                objects: list[str] = self.compiler.compile(
                    [source], self.build_temp, include_dirs=ext.include_dirs, extra_postargs=ext.extra_compile_args
                )
                return objects[0]

            with ThreadPoolExecutor(os.cpu_count()) as pool:
                ext.extra_objects += pool.map(compiled, ext.sources)
            ext.sources = []
            super().build_extension(ext)

    folder = Path(work, "c")
    paths = [os.path.join("cardwright", path) for path in rule_files()]
    rules, *doors = mypycify(
        ["--strict", "--follow-imports=silent", "--config-file=", f"--cache-dir={os.devnull}", *paths],
        opt_level="2",
        debug_level="0",
        multi_file=True,
        include_runtime_files=True,
        target_dir=str(folder),
        group_name=f"cardwright_{name}",
    )
    widen_shifts(folder)
    spare_effort(folder)
    rules.sources = join_games(folder, rules.sources)
    packages = join_doors(folder, {door.name: door.sources[0] for door in doors})
    extensions = [rules, *(Extension(f"doors_{at}", [source]) for at, (source, _) in enumerate(packages))]
    for extension in extensions:
        extension.extra_compile_args += list(FLAGS)
    sysconfig.get_config_vars()["CFLAGS"] = ""  # what Python was built with (-g -Wall) doubles the time this takes
    command = SideBySide(Distribution({"name": "rules", "ext_modules": extensions}))
    command.build_lib, command.build_temp = os.path.join(work, "lib"), os.path.join(work, "o")
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    command.run()
    for extension, (_, modules) in zip(extensions[1:], packages, strict=True):
        for module in modules:
            target = command.get_ext_fullpath(module)
            os.makedirs(os.path.dirname(target), exist_ok=True)
            shutil.copy(command.get_ext_fullpath(extension.name), target)


def join_games(folder: Path, sources: list[str]) -> list[str]:
    """A file for each game, as its rules are fast when compiled as one, longest first; small ones join the kernel."""
    games: dict[str, list[str]] = {"": []}
    for source in sources:
        found = re.search(r"___games___(.+?)(?:___|\.c$)", os.path.basename(source))
        games.setdefault(found[1] if found else "", []).append(source)
    kernel = games.pop("")
    parts = sorted(games.values(), key=length)
    while len(parts) > 1 and length(kernel) + length(parts[0]) <= length(parts[-1]):
        kernel += parts.pop(0)
    parts = sorted([kernel, *parts], key=length, reverse=True)
    return [join(folder / f"part_{number}.c", part) for number, part in enumerate(parts)]


def length(sources: list[str]) -> int:
    return sum(os.path.getsize(source) for source in sources)


def join_doors(folder: Path, doors: dict[str, str]) -> list[tuple[str, list[str]]]:
    """One file for each package with all that Python enters its modules by: hundreds of tiny ones take far longer."""
    packages: dict[str, list[str]] = {}
    for module in doors:
        packages.setdefault(module.removesuffix(".__init__").rpartition(".")[0], []).append(module)
    return [
        (join(folder / f"doors_{package}.c", [doors[module] for module in modules]), modules)
        for package, modules in packages.items()
    ]


def join(file: Path, sources: list[str]) -> str:
    """A file that includes others; each door has a spare name, the same for all, which must differ here."""
    lines = (
        f'#undef PyInit___init__\n#define PyInit___init__ spare_{number}\n#include "{os.path.abspath(source)}"\n'
        for number, source in enumerate(sources)
    )
    file.write_text("".join(lines), "utf-8")
    return str(file)


def widen_shifts(folder: Path) -> None:
    """mypyc 2.4.1 shifts a literal as a C int of 32 bits, so that ``1 << 40`` is lost; make it 64."""
    for file in folder.rglob("*.c"):
        code = file.read_text("utf-8")
        file.write_text(re.sub(r"= (-?\d+) << ", r"= (int64_t)\1 << ", code), "utf-8")


def spare_effort(folder: Path) -> None:
    """Tell the C compiler what runs once or seldom: it need not be fast, and compiling it fast saves half the time."""
    modules = "|".join((*SELDOM, *(Path(file).stem for file in rule_files() if Path(file).parent.name in SELDOM_ROOMS)))
    seldom = re.compile(rf"(?m)^\w[\w *]*CPyDef_(?:\w+_____top_level__|(?:\w+___)?(?:{modules})___\w+)\([^;{{]*\) \{{")
    for file in folder.rglob("*.c"):
        code = file.read_text("utf-8")
        file.write_text(seldom.sub(lambda found: f"__attribute__((cold)) {found[0]}", code), "utf-8")


def sweep() -> None:
    """Remove what a build that was cut short has left."""
    for name in os.listdir(builds()):
        if name.startswith("building-"):
            shutil.rmtree(os.path.join(builds(), name), ignore_errors=True)


def prune() -> None:
    """Keep the latest builds, so that going back to the sources of a moment ago costs nothing."""
    folders = [entry for entry in os.scandir(builds()) if entry.is_dir()]
    folders.sort(key=lambda entry: entry.stat().st_mtime, reverse=True)
    for entry in folders[KEPT:]:
        shutil.rmtree(entry.path, ignore_errors=True)


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
