"""Every address of the client, as its router lists them."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

ROUTER: Final = Path(__file__).parents[2] / "client/src/pages/pages.ts"


def patterns() -> list[str]:
    """As they are written there: /table/:table."""
    found = re.findall(r"^ *\['(/[^']*)'", ROUTER.read_text("utf-8"), re.MULTILINE)
    assert found
    return found


def filled(pattern: str, things: dict[str, str]) -> str:
    """With one of the things for each :word that names one."""
    return re.sub(r":(\w+)", lambda word: things.get(word[1], word[0]), pattern)
