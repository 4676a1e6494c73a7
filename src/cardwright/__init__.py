"""Card battle games with exact rules: the same source runs interpreted, or compiled where there is a C compiler."""

import os
import sys
from pathlib import Path
from typing import Final

from cardwright.compiled import SourceFinder, ThinkingFinder, build_to_use, thinking_beside

__all__ = ["SOURCE", "__version__", "mode"]

__version__ = "0.1.0"

# Where the package's own files lie, RULES.md and the like; a compiled module cannot tell from its own place.
SOURCE: Final = Path(__file__).parent

_build = build_to_use()
if _build:
    __path__.insert(0, str(Path(_build, "cardwright")))
    sys.meta_path.insert(0, SourceFinder)
    sys.path.append(_build)  # for the one library behind all compiled modules, whose name no other build shares
    _thinking = thinking_beside(_build)
    if os.path.isdir(_thinking):
        sys.meta_path.insert(0, ThinkingFinder(_thinking))
        sys.path.append(_thinking)


def mode() -> str:
    """How the rules run in this process: "compiled" or "interpreted"."""
    from cardwright import kernel

    return "interpreted" if kernel.__file__.endswith(".py") else "compiled"
