"""Plain English: words that nobody would say do not come back, and a player is "they"."""

import re
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parent.parent
PLACES: Final = ("src", "tests", "docs", "bench", "client/src", "client/art", "client/tests")
WRITTEN: Final = (".py", ".md", ".ts", ".svelte", ".css")
WORDS: Final = {
    r"\b[Aa]new\b": "again",
    r"\b[Bb]efall(s|en)?\b|\b[Bb]efell\b": "happen to",
    r"\b(if|though|that) it is none\b|\bis none:": "say what it is not",
    r"\b[Ww]hoever\b": "the one who, no matter who",
    r"\b[Ss]o (many|much)\b(?! that)": "this many, a number of",
    r"\b([Hh]e|[Hh]im|[Hh]is|[Hh]imself)\b": "they: a player may be anybody",
}
# Here it is somebody with a name.
EXCEPT: Final = (
    "client/src/games/generals/lesson/lesson.ts",
    "client/src/games/pantheon/lesson/lesson.ts",
    "client/src/games/threelines/lesson/lesson.ts",
    "src/cardwright/games/threelines/RULES.md",
    "tests/games/threelines/test_combat.py",
)


def texts() -> list[Path]:
    found = [path for place in PLACES for path in sorted((ROOT / place).rglob("*")) if path.suffix in WRITTEN]
    return [path for path in found if "site" not in path.parts and str(path.relative_to(ROOT)) not in EXCEPT]


@pytest.mark.parametrize("word", WORDS)
def test_nobody_has_to_read_words_that_nobody_says(word: str) -> None:
    wrong = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
        for path in texts()
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if re.search(word, line)
    ]
    assert wrong == [], f"better: {WORDS[word]}"


def test_every_exception_is_still_one() -> None:
    everything = "|".join(WORDS)
    assert [name for name in EXCEPT if not re.search(everything, (ROOT / name).read_text("utf-8"))] == []
