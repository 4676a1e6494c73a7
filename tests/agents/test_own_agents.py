"""Agents of your own are had by module and class, from the folder one is in."""

import sys
from pathlib import Path

import pytest

from cardwright.agents import agent_named, agents_named
from cardwright.agents.named import built_in_agent
from cardwright.games import load
from cardwright.kernel.errors import BadInput, UnknownName

BOTS = '''
from cardwright.agents import Agent


class First(Agent):
    """Does the first thing it may."""

    def choose(self, game, seen, seat, actions, seed):
        return actions[0]


class Picky(Agent):
    def __init__(self, taste):
        self.taste = taste


class Broken(Agent):
    def __init__(self):
        raise OSError


class Stranger:
    pass


first = First()
'''


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty place with a module of bots in it; what is imported from there is forgotten again."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [path for path in sys.path if path])
    for name in ("own_bots", "own_house", "own_house.bots", "own_mess", "own_needs"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    (tmp_path / "own_bots.py").write_text(BOTS, "utf-8")
    return tmp_path


def test_an_agent_of_your_own_goes_by_its_module_and_class() -> None:
    own, greedy = agents_named("own_bots:First,greedy")
    assert (own.name, greedy.name) == ("own_bots:First", "greedy")
    game = load("threelines")
    s = game.new(game.options()(), 1)
    assert own.choose(game, game.mask(s, 0), 0, game.legal(s, 0), 1) == game.legal(s, 0)[0]


def test_an_agent_may_live_in_a_package(folder: Path) -> None:
    (folder / "own_house").mkdir()
    (folder / "own_house" / "bots.py").write_text(BOTS, "utf-8")
    assert agent_named("own_house.bots:First").name == "own_house.bots:First"


def test_a_built_in_agent_is_never_taken_for_a_module(folder: Path) -> None:
    (folder / "greedy.py").write_text(BOTS, "utf-8")
    with pytest.raises(BadInput, match="greedy takes no budget"):
        agent_named("greedy:First")


def test_strangers_cannot_have_anything_imported() -> None:
    with pytest.raises(UnknownName, match='there is no agent "own_bots:First"'):
        built_in_agent("own_bots:First")
    assert "own_bots" not in sys.modules


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("own_bot:First", 'there is no module "own_bot", neither in this folder nor among what is installed'),
        (
            "own_bots.more:First",
            'there is no module "own_bots.more", neither in this folder nor among what is installed',
        ),
        ("own_bots:Frist", 'there is no class in own_bots "Frist"; did you mean First?'),
        ("own_bots:Stranger", "own_bots:Stranger is not an agent; derive it from cardwright.agents.Agent"),
        ("own_bots:first", "own_bots:first is not an agent; derive it from cardwright.agents.Agent"),
        ("own_bots:Broken", "own_bots:Broken cannot be made without arguments: OSError"),
        ("own_mess:First", "own_mess cannot be imported: ZeroDivisionError: division by zero"),
        ("own_needs:First", "own_needs cannot be imported: ModuleNotFoundError: No module named 'own_nothing'"),
    ],
)
def test_what_cannot_be_had_is_refused_with_the_reason(folder: Path, text: str, sentence: str) -> None:
    (folder / "own_mess.py").write_text("1 / 0", "utf-8")
    (folder / "own_needs.py").write_text("import own_nothing", "utf-8")
    with pytest.raises(BadInput) as refused:
        agent_named(text)
    assert str(refused.value) == sentence


def test_a_class_that_wants_arguments_is_refused_with_what_it_wants() -> None:
    with pytest.raises(BadInput, match=r"own_bots:Picky cannot be made without arguments: TypeError: .*'taste'"):
        agent_named("own_bots:Picky")
