"""Turns what bots think with into a library of its own, which calls the compiled rules like code of its own.

The rules stay as they were built: a change to the bots is compiled in a fourth of the time, and no rule with it.
"""

import os
from pathlib import Path

from cardwright.compiled import rule_files, thinking_files
from cardwright.compiled.compiler import HEAD, build_library, join, write_c


def compile_thinking(work: str, name: str, rules: str) -> None:
    """As ``compile_rules``; ``rules`` names the build this will run beside.

    mypyc writes the rules as well, the same as before, but only for what the C compiler has to know of them.
    """
    folder = Path(work, "c")
    made = write_c(folder, [(rule_files(), rules), (thinking_files(), name)])
    library = next(each for each in made if each.name.startswith(f"cardwright_{name}"))
    library.sources = [join(folder / "thinking.c", library.sources, HEAD)]
    modules = {f"cardwright.{path.removesuffix('.py').replace(os.sep, '.')}" for path in thinking_files()}
    build_library(work, library, [each for each in made if each.name in modules])
