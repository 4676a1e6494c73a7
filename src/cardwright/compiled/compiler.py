"""Turns the rules into one compiled library: mypyc writes C, the C compiler does the rest."""

from __future__ import annotations

import os
import re
import shutil
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, Final

from cardwright.compiled import PACKAGE, SHORTCUTS, rule_files

if TYPE_CHECKING:
    from setuptools import Extension

# What is called seldom is optimised for size: rooms of every game and of the kernel, and a few modules elsewhere.
SELDOM_ROOMS: Final = ("data", "testing", "text")
OFTEN: Final = ("fields", "piles", "refusals")  # but for what makes masks and samples, or looks at every action
SELDOM: Final = ("decks", "player_view", "references", "shown", "threat", "unit_view")
# The generator of random numbers relies on integers that wrap around: -fwrapv is part of the rules.
FLAGS: Final = ("-O2", "-DNDEBUG", "-fwrapv", "-fno-semantic-interposition", "-fvisibility=hidden", "-w")
# What a part begins with: only files that use memory (librt.vecs) or look at letters declare it, others speak of it.
HEAD: Final = "#include <Python.h>\n#include <CPy.h>\n#include <vecs/librt_vecs_api.h>\n#include <str_extra_ops.h>\n"
# A value that the C code takes for None and nothing else, and where in the rules that is.
NARROWED: Final = re.compile(
    r'CPy_TypeError\("None", [^{}]*\} else\s+\w+ = 1;[^{}]*\{\s+CPy_AddTraceback\("(.+?)", "\w+", (\d+)'
)


def compile_rules(work: str, name: str) -> None:
    """Let mypyc write C and the C compiler build it; runs in the folder that holds the rules alone."""
    folder = Path(work, "c")
    rules, *doors = write_c(folder, [(rule_files(), name)])
    spare_effort(folder)
    rules.sources = join_games(folder, rules.sources)
    build_library(work, rules, doors)


def write_c(folder: Path, groups: list[tuple[list[str], str]]) -> list[Extension]:
    """What mypyc makes of sources that become libraries of these names; each can be called by the others."""
    from mypyc.build import mypycify

    paths: list[tuple[list[str], str | None]] = [
        ([os.path.join("cardwright", path) for path in files], f"cardwright_{name}") for files, name in groups
    ]
    made: list[Extension] = mypycify(
        [
            *("--strict", "--follow-imports=silent", "--config-file=", f"--cache-dir={os.devnull}"),
            *(path for files, _ in paths for path in files),
        ],
        opt_level="2",
        debug_level="0",
        multi_file=True,
        include_runtime_files=True,
        target_dir=str(folder),
        separate=paths,
    )
    refuse_narrowed(folder)
    widen_shifts(folder)
    if not sysconfig.get_config_var("Py_GIL_DISABLED"):  # without that lock nobody may read a list unasked
        take_shortcuts(folder)
    return made


def build_library(work: str, library: Extension, doors: list[Extension]) -> None:
    """Let the C compiler build a library, and what Python enters its modules by."""
    from setuptools import Distribution, Extension
    from setuptools.command.build_ext import build_ext

    class SideBySide(build_ext):  # type: ignore[misc]
        """Compiles the files of one library side by side."""

        def build_extension(self, ext: Extension) -> None:
            def compiled(source: str) -> str:
                objects: list[str] = self.compiler.compile(
                    [source], self.build_temp, include_dirs=ext.include_dirs, extra_postargs=ext.extra_compile_args
                )
                if source in parts:
                    steps.take()
                return objects[0]

            with ThreadPoolExecutor(os.cpu_count()) as pool:
                ext.extra_objects += pool.map(compiled, ext.sources)
            ext.sources = []
            super().build_extension(ext)

    parts = library.sources
    steps = BuildSteps(1 + len(parts))
    steps.take()
    packages = join_doors(Path(work, "c"), {door.name: door.sources[0] for door in doors})
    extensions = [library, *(Extension(f"doors_{at}", [source]) for at, (source, _) in enumerate(packages))]
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


class BuildSteps:
    """Says in the log how far compiling has come."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.taken = 0

    def take(self) -> None:
        self.taken += 1
        print(f"step {self.taken} of {self.count} done", flush=True)


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
    return [join(folder / f"part_{number}.c", part, HEAD) for number, part in enumerate(parts)]


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


def join(file: Path, sources: list[str], head: str = "") -> str:
    """A file that includes others; each door has a spare name, the same for all, which must differ here."""
    lines = (
        f'#undef PyInit___init__\n#define PyInit___init__ spare_{number}\n#include "{os.path.abspath(source)}"\n'
        for number, source in enumerate(sources)
    )
    file.write_text(head + "".join(lines), "utf-8")
    return str(file)


def refuse_narrowed(folder: Path) -> None:
    """mypyc trusts an attribute that was found to be None to stay None, whatever is called in between."""
    for file in folder.rglob("*.c"):
        found = NARROWED.search(file.read_text("utf-8"))
        if found:
            sys.exit(f"{found[1]}:{found[2]}: error: this was None before; if a call has changed it, that is not seen")


def widen_shifts(folder: Path) -> None:
    """mypyc 2.4.1 shifts a literal as a C int of 32 bits, so that ``1 << 40`` is lost; make it 64."""
    for file in folder.rglob("*.c"):
        code = file.read_text("utf-8")
        file.write_text(re.sub(r"= (-?\d+) << ", r"= (int64_t)\1 << ", code), "utf-8")


def take_shortcuts(folder: Path) -> None:
    """Let the C compiler put in place what the rules do most often, where mypyc calls a function of its library."""
    header = Path(PACKAGE, SHORTCUTS)
    names = "|".join(re.findall(r"inline .*\bquick_(\w+)\(", header.read_text("utf-8")))
    for file in folder.rglob("*.c"):
        code, calls = re.subn(rf"= ({names})\(", r"= quick_\1(", file.read_text("utf-8"))
        if calls:
            file.write_text(f'#include "{header}"\n{code}', "utf-8")


def spare_effort(folder: Path) -> None:
    """Tell the C compiler what runs once or seldom: it need not be fast, and compiling it fast saves half the time."""
    stems = [Path(file).stem for file in rule_files() if Path(file).parent.name in SELDOM_ROOMS]
    modules = "|".join((*SELDOM, *(stem for stem in stems if stem not in OFTEN)))
    seldom = re.compile(rf"(?m)^\w[\w *]*CPyDef_(?:\w+_____top_level__|(?:\w+___)?(?:{modules})___\w+)\([^;{{]*\) \{{")
    for file in folder.rglob("*.c"):
        code = file.read_text("utf-8")
        file.write_text(seldom.sub(lambda found: f"__attribute__((cold)) {found[0]}", code), "utf-8")
