"""The mark of the rules changes with what they do, not with what is said about them."""

import gc
import time
from concurrent.futures import ThreadPoolExecutor
from hashlib import blake2b
from pathlib import Path

import pytest

from cardwright import SOURCE
from cardwright.games import NAMES, load
from cardwright.kernel.data import rules_digest
from cardwright.kernel.data.rules_digest import deciding, digest_of_rules, meaning

SOURCE_CODE = b'''
"""What it is for."""

from typing import Final

MOST: Final = 3  # at most


class Deck:
    """Cards."""


def drawn(hand: list[int], *, count: int = 1) -> int:
    """How many."""
    text = f"{count:>3} of {MOST!r}"
    return min(count, MOST) + len(text)  # R3
'''


def test_comments_docstrings_and_layout_change_nothing() -> None:
    bare = b"""from typing import Final
MOST: Final=3
class Deck: pass
def drawn(hand: list[int],
          *, count: int=1) -> int:
    text = f"{count:>3} of {MOST!r}"
    return min(count, MOST) + len(text)
"""
    assert meaning(SOURCE_CODE) == meaning(bare)


def test_a_change_of_what_is_done_counts() -> None:
    assert meaning(SOURCE_CODE) != meaning(SOURCE_CODE.replace(b"min", b"max"))
    assert meaning(SOURCE_CODE) != meaning(SOURCE_CODE.replace(b"= 3", b"= 4"))


def test_the_mark_is_the_same_for_every_version_of_python() -> None:
    assert blake2b(meaning(SOURCE_CODE).encode(), digest_size=8).hexdigest() == "744db10c021aa7fb"


@pytest.mark.parametrize("name", NAMES)
def test_what_decides_is_in_the_rules_and_the_kernel(name: str) -> None:
    folder = SOURCE / "games" / name
    names = {str(file.relative_to(folder)) for file in deciding(folder)}
    assert {"game.py", "options.py"} <= names
    assert any(file.startswith("rules/") for file in names)
    assert not any(file.startswith(("text/", "view/", "cards/", "bots/", "testing/")) for file in names)
    assert (SOURCE / "kernel" / "chance.py") in deciding(rules_digest.KERNEL)


def test_each_game_has_its_own_mark() -> None:
    assert len({digest_of_rules(type(load(name))) for name in NAMES}) == len(NAMES)


def test_a_game_of_somebody_else_is_marked_by_its_own_file() -> None:
    assert deciding(Path(__file__)) == [Path(__file__)]


def test_several_threads_can_ask_for_marks_at_once() -> None:
    kinds = [type(load(name)) for name in NAMES]
    wanted = [digest_of_rules(kind) for kind in kinds]
    rules_digest.MARKS.clear()
    gc.callbacks.append(let_others_run)  # in the middle of everything, syntax trees included
    try:
        with ThreadPoolExecutor(len(kinds)) as threads:
            assert list(threads.map(digest_of_rules, kinds)) == wanted
    finally:
        gc.callbacks.remove(let_others_run)


def let_others_run(_phase: str, _info: dict[str, int]) -> None:
    time.sleep(0)
