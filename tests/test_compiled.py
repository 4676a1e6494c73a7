"""Compiled rules are found, built and refused as promised; tried on a toy package, so that a build takes seconds."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
import typing_extensions

import cardwright
from cardwright.compiled import rule_files
from cardwright.compiled.__main__ import KEPT, prune, what_is_missing

pytestmark = pytest.mark.xdist_group("compiled")  # one worker, so that the toy is built once
needs_compiler = pytest.mark.skipif(bool(what_is_missing()), reason=what_is_missing() or "there is a compiler")

TOY = {
    "kernel/__init__.py": '"""What every game is made of."""\n',
    "kernel/game.py": (
        "from typing import Generic, TypeVar\n"
        "from mypy_extensions import i64\n"
        "class State:\n"
        "    def __init__(self, seed: i64) -> None:\n"
        "        self.seed = seed\n"
        'S = TypeVar("S", bound=State)\n'
        "class Game(Generic[S]):\n"
        "    def step(self, state: S) -> i64:\n"
        "        raise NotImplementedError\n"
    ),
    "games/__init__.py": "",
    "games/toy/__init__.py": "from cardwright.games.toy.game import Toy as Toy\n",
    "games/toy/game.py": (
        "from cardwright import SOURCE\n"
        "from cardwright.kernel.game import Game, State\n"
        "from mypy_extensions import i64\n"
        "class Toy(Game[State]):\n"
        "    def step(self, state: State) -> i64:\n"
        "        state.seed += 3\n"
        "        return state.seed\n"
        "def play() -> str:\n"
        "    return f'{Toy().step(State(4))} in {SOURCE.name}'\n"
        "def shifted(by: i64) -> i64:\n"
        "    return 1 << by | -5 << by\n"
        "def item(numbers: list[i64], place: i64) -> i64:\n"
        "    return numbers[place]\n"
        "def named(names: list[str], place: int) -> str:\n"
        "    return names[place]\n"
        "def last(names: list[str]) -> str:\n"
        "    return names[-1]\n"
        "def put(numbers: list[i64], place: i64, number: i64) -> list[i64]:\n"
        "    numbers[place] = number\n"
        "    return numbers\n"
        "def counted(most: i64) -> list[i64]:\n"
        "    found: list[i64] = []\n"
        "    for number in range(most):\n"
        "        found.append(number)\n"
        "    return found\n"
        "def taken(numbers: list[i64], place: int) -> tuple[i64, list[i64]]:\n"
        "    number = numbers.pop(place)\n"
        "    numbers.append(7)\n"
        "    return number, numbers\n"
        "def top(numbers: list[i64]) -> tuple[i64, list[i64]]:\n"
        "    number = numbers.pop()\n"
        "    numbers.append(7)\n"
        "    return number, numbers\n"
    ),
    "games/toy/view/__init__.py": "",
    "games/toy/view/shown.py": (
        "from __future__ import annotations\n"
        "from typing import TYPE_CHECKING\n"
        "if TYPE_CHECKING:\n"
        "    from cardwright.games.toy.view.types import Shown\n"
        "def shown() -> Shown:\n"
        "    return {'hand': [1, None]}\n"
    ),
    "agents/__init__.py": "",
    "agents/thought.py": (
        "from cardwright.games.toy.game import Toy\n"
        "from cardwright.kernel.game import State\n"
        "from mypy_extensions import i64\n"
        "def steps(seed: i64, count: int) -> i64:\n"
        "    state = State(seed)\n"
        "    toy = Toy()\n"
        "    for _ in range(count):\n"
        "        toy.step(state)\n"
        "    return state.seed\n"
    ),
    "games/toy/view/types.py": "from typing import TypedDict\nclass Shown(TypedDict):\n    hand: list[int | None]\n",
}
PLAY = "import cardwright; from cardwright.games.toy import game; print(cardwright.mode(), game.play())"
THINK = "from cardwright.agents import thought; print(thought.__file__.endswith('.py'), thought.steps(4, 10))"
# What the shortcuts of the C code are for, usual and unusual.
LISTS = """
from cardwright.games.toy.game import counted, item, last, named, put, taken, top
numbers = [0, 1, -1, 255, -113, 2**30, 2**45 - 1, -(2**30), 2**62, -(2**62)]
tried = [
    *[lambda place=place: item(numbers, place) for place in range(-11, 12)],
    *[lambda place=place: named(["a", "b"], place) for place in (-3, -2, -1, 0, 1, 2, 2**40)],
    *[lambda place=place: put([1, 2, 3], place, 9) for place in (-4, -3, -1, 0, 2, 3)],
    *[lambda place=place: taken([1, 2, 3], place) for place in (-4, -3, -1, 0, 1, 2, 3)],
    *[lambda names=names: last(names) for names in (["a", "b"], [])],
    *[lambda found=found: top(found) for found in ([1, 2, 3], [1], [])],
    lambda: counted(1000),
    lambda: item(["one"], 0),
]
for each in tried:
    try:
        print(each())
    except Exception as problem:
        print(type(problem).__name__)
"""
SPAWN = """
import multiprocessing
from concurrent.futures import ProcessPoolExecutor
import cardwright
from cardwright.games.toy import game
if __name__ == "__main__":
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as pool:
        print(pool.submit(cardwright.mode).result(), pool.submit(game.play).result())
"""


class Tree:
    """A checkout with the real package's face and toy rules behind it."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.package = root / "src" / "cardwright"

    def write(self) -> None:
        shutil.copytree(cardwright.SOURCE / "compiled", self.package / "compiled")
        shutil.copy(cardwright.SOURCE / "__init__.py", self.package)
        for name, text in TOY.items():
            (self.package / name).parent.mkdir(parents=True, exist_ok=True)
            (self.package / name).write_text(text)

    def copy_to(self, root: Path) -> "Tree":
        shutil.copytree(self.root, root)
        return Tree(root)

    def edit(self, name: str, old: str, new: str) -> None:
        file = self.package / name
        assert old in file.read_text()
        file.write_text(file.read_text().replace(old, new))

    def start(self, *arguments: str, rules: str = "", **variables: str) -> "subprocess.Popen[str]":
        variables |= {"CARDWRIGHT_RULES": rules, "CARDWRIGHT_CACHE": str(self.root / "cache")}
        return subprocess.Popen(
            [sys.executable, *arguments],
            cwd=self.root,
            env={**os.environ, "PYTHONPATH": "src", **variables},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )

    def run(self, *arguments: str, rules: str = "", **variables: str) -> tuple[int, str]:
        process = self.start(*arguments, rules=rules, **variables)
        words, _ = process.communicate(timeout=280)
        return process.returncode, words.strip()

    def builds(self) -> list[str]:
        return [path.name for path in (self.root / "cache" / "compiled").iterdir() if path.is_dir()]


@pytest.fixture
def tree(tmp_path: Path) -> Tree:
    """The toy, not built."""
    made = Tree(tmp_path / "toy")
    made.write()
    return made


@pytest.fixture(scope="module")
def built_twice(tmp_path_factory: pytest.TempPathFactory) -> tuple[Tree, list[str]]:
    """The toy, built by two processes that start together, and what they said."""
    made = Tree(tmp_path_factory.mktemp("built") / "toy")
    made.write()
    processes = [made.start("-m", "cardwright.compiled") for _ in range(2)]
    return made, [process.communicate(timeout=280)[0] for process in processes]


@pytest.fixture
def built(built_twice: tuple[Tree, list[str]], tmp_path: Path) -> Tree:
    """The toy with its build, to do with as one likes."""
    return built_twice[0].copy_to(tmp_path / "toy")


def test_this_process_runs_the_rules_as_it_was_told() -> None:
    told = os.environ.get("CARDWRIGHT_RULES")
    assert cardwright.mode() == (told or cardwright.mode())
    assert cardwright.mode() in ("compiled", "interpreted")


@needs_compiler
def test_the_types_of_what_is_told_are_read_as_they_are(built: Tree) -> None:
    look = "from cardwright.games.toy.view.types import Shown; print(Shown.__annotations__)"
    tell = "from cardwright.games.toy.view import shown; print(shown.__file__, shown.shown())"
    assert built.run("-c", look, rules="compiled") == (0, "{'hand': list[int | None]}")
    status, words = built.run("-c", tell, rules="compiled")
    file, _, told = words.partition(" ")
    assert (status, file.endswith(".py"), told) == (0, False, "{'hand': [1, None]}")


def test_cards_are_not_compiled_however_deep_their_folders_are() -> None:
    sources = [Path(path).parts for path in rule_files()]
    assert ("games", "generals", "model", "card.py") in sources
    assert [parts for parts in sources if "cards" in parts[:-1]] == []


@needs_compiler
def test_two_builds_at_once_compile_once(built_twice: tuple[Tree, list[str]]) -> None:
    tree, words = built_twice
    assert sum("Compiled 7 modules in" in text for text in words) == 1
    assert sum("The rules are compiled (7 modules).\n" in text for text in words) == 1
    assert sum("Compiled 1 modules in" in text for text in words) == 1
    assert sum("What bots think with is compiled (1 modules).\n" in text for text in words) == 1
    assert len(tree.builds()) == 1


@needs_compiler
def test_compiling_leaves_nothing_beside_the_sources(built_twice: tuple[Tree, list[str]]) -> None:
    tree, _ = built_twice
    assert os.listdir(tree.root / "src") == ["cardwright"]
    assert sorted(os.listdir(tree.root / "cache")) == ["compile.log", "compiled"]


@needs_compiler
def test_an_installed_package_compiles_though_libraries_lie_beside_it(tree: Tree) -> None:
    library = Path(typing_extensions.__file__)  # which mypy refuses to take for a module of ours
    shutil.copy(library, tree.root / "src")
    status, words = tree.run("-m", "cardwright.compiled")
    assert status == 0, words
    assert tree.run("-c", PLAY, rules="compiled") == (0, "compiled 7 in cardwright")


@needs_compiler
@pytest.mark.parametrize(
    ("rules", "mode"), [("", "compiled"), ("compiled", "compiled"), ("interpreted", "interpreted")]
)
def test_a_build_is_used_unless_refused(built: Tree, rules: str, mode: str) -> None:
    assert built.run("-c", PLAY, rules=rules) == (0, f"{mode} 7 in cardwright")


@needs_compiler
@pytest.mark.parametrize("mode", ["compiled", "interpreted"])
def test_a_shifted_literal_has_sixty_four_bits(built: Tree, mode: str) -> None:
    shifted = "from cardwright.games.toy.game import shifted; print(shifted(30), shifted(31), shifted(40))"
    wanted = " ".join(str(1 << by | -5 << by) for by in (30, 31, 40))
    assert built.run("-c", shifted, rules=mode) == (0, wanted)


@needs_compiler
def test_lists_and_numbers_are_the_same_compiled(built: Tree) -> None:
    interpreted, compiled = (built.run("-c", LISTS, rules=mode) for mode in ("interpreted", "compiled"))
    assert interpreted[0] == 0
    assert len(interpreted[1].splitlines()) > 40
    assert compiled == (0, interpreted[1].replace("\none", "\nTypeError"))  # compiled, a number is a number


@needs_compiler
@pytest.mark.parametrize("mode", ["compiled", "interpreted"])
def test_a_spawned_process_runs_the_rules_in_the_same_mode(built: Tree, mode: str) -> None:
    (built.root / "spawn.py").write_text(SPAWN)
    assert built.run("spawn.py", rules=mode) == (0, f"{mode} 7 in cardwright")


@needs_compiler
def test_an_edited_source_is_never_shadowed_by_the_old_build(built: Tree) -> None:
    built.edit("games/toy/game.py", "+= 3", "+= 5")
    assert built.run("-c", PLAY) == (0, "interpreted 9 in cardwright")
    built.edit("games/toy/game.py", "+= 5", "+= 3")
    assert built.run("-c", PLAY) == (0, "compiled 7 in cardwright")


@needs_compiler
def test_a_new_or_missing_source_is_an_edit_too(built: Tree) -> None:
    extra = built.package / "kernel" / "extra.py"
    extra.write_text("")
    assert built.run("-c", PLAY) == (0, "interpreted 7 in cardwright")
    extra.rename(built.package / "games" / "extra.py")
    assert built.run("-c", PLAY) == (0, "interpreted 7 in cardwright")


@needs_compiler
def test_what_bots_think_with_is_compiled_beside_the_rules_and_calls_them(built: Tree) -> None:
    assert built.run("-c", THINK) == (0, "False 34")
    assert built.run("-c", THINK, rules="interpreted") == (0, "True 34")


@needs_compiler
def test_bots_that_were_edited_run_as_they_are_on_rules_that_stay_compiled(built: Tree) -> None:
    built.edit("agents/thought.py", "range(count)", "range(count + 1)")
    assert built.run("-c", THINK) == (0, "True 37")
    assert built.run("-c", PLAY) == (0, "compiled 7 in cardwright")
    assert built.run("-m", "cardwright.compiled")[1].startswith(
        "The rules are compiled (7 modules).\nCompiling what bots"
    )
    assert built.run("-c", THINK) == (0, "False 37")


@needs_compiler
def test_an_attribute_that_is_taken_to_be_none_for_good_is_refused(tree: Tree) -> None:
    (tree.package / "games" / "toy" / "race.py").write_text(
        "class Race:\n"
        "    def __init__(self) -> None:\n"
        "        self.winner: tuple[int, ...] | None = None\n"
        "    def run(self) -> None:\n"
        "        self.winner = (1,)\n"
        "def over(race: Race) -> bool:\n"
        "    if race.winner is not None:\n"
        "        return False\n"
        "    race.run()\n"
        "    return race.winner is None\n"
    )
    status, words = tree.run("-m", "cardwright.compiled")
    assert status == 1
    assert "cardwright/games/toy/race.py:10: error: this was None before" in words


@needs_compiler
def test_rules_that_do_not_compile_are_named_and_leave_no_build(tree: Tree) -> None:
    tree.edit("games/toy/game.py", "return state.seed", "return 'seven'")
    status, words = tree.run("-m", "cardwright.compiled")
    assert status == 1
    assert "The rules did not compile: cardwright/games/toy/game.py:7: error: Incompatible return value type" in words
    assert words.endswith("The rest is in cache/compile.log")
    assert tree.builds() == []


def test_without_a_build_the_rules_run_interpreted(tree: Tree) -> None:
    assert tree.run("-c", PLAY) == (0, "interpreted 7 in cardwright")


def test_demanding_a_build_that_is_not_there_says_in_one_line_how_to_make_it(tree: Tree) -> None:
    status, words = tree.run("-c", PLAY, rules="compiled")
    assert status == 1
    assert words.endswith("build them: python -m cardwright.compiled")
    assert len(words.splitlines()) == 1


def test_an_unknown_mode_is_refused(tree: Tree) -> None:
    assert tree.run("-c", PLAY, rules="fast") == (1, "CARDWRIGHT_RULES is 'fast'; it can be compiled or interpreted")


@pytest.mark.parametrize("rules", ["", "compiled"])
def test_a_missing_compiler_is_told_in_one_line(tree: Tree, rules: str) -> None:
    told = tree.run("-m", "cardwright.compiled", rules=rules, CC="no-such-compiler")
    assert told == (0, "no C compiler found: the rules run interpreted")


def test_only_the_latest_builds_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CARDWRIGHT_CACHE", str(tmp_path))
    for age in range(4):
        folder = tmp_path / "compiled" / f"build{age}"
        folder.mkdir(parents=True)
        os.utime(folder, (1000 - age, 1000 - age))
    prune(str(tmp_path / "compiled"))
    assert sorted(os.listdir(tmp_path / "compiled")) == [f"build{age}" for age in range(KEPT)]
