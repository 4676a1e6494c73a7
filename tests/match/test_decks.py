"""A table at which every seat has brought a deck."""

from typing import Any

import pytest

from cardwright.games.threelines.game import GAME as THREELINES
from cardwright.kernel.data.replay import read_replay
from cardwright.kernel.errors import BadOption
from cardwright.kernel.game import Game
from cardwright.kernel.state import NOBODY
from cardwright.match import Table, resume, set_up
from tests.match.games_with_decks import DECKED, known, texts


def table(game: Game[Any]) -> Table[Any]:
    """A new match with the decks that come with the game."""
    made = set_up(game, game.options()(), 3, decks=texts(game))
    for seat, name in enumerate(("Ana", "Ben")):
        made.sit(seat, name)
    return made


def answer(at: Table[Any]) -> None:
    """The seat that is asked first does the first thing that is allowed."""
    view = at.look(int(at.look(NOBODY).position.asked()[0]))
    assert view.question is not None
    at.submit(view.seat, view.question.number, view.legal[0])


@pytest.mark.parametrize("name", DECKED)
def test_the_match_is_played_with_the_decks_that_were_brought(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = known(name, monkeypatch)
    begun = game.new(game.options()(), 3, decks=texts(game))
    for seat in range(2):
        assert game.digest(table(game).look(seat).position) == game.digest(game.mask(begun, seat))


@pytest.mark.parametrize("name", DECKED)
def test_a_table_is_rebuilt_with_its_decks(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = known(name, monkeypatch)
    at = table(game)
    answer(at)
    again = resume(game, read_replay(at.replay.to_json()))
    assert again.replay.to_json() == at.replay.to_json()
    assert again.replay.decks == texts(game)


@pytest.mark.parametrize("name", DECKED)
def test_after_taking_back_the_decks_are_the_same(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = known(name, monkeypatch)
    at = table(game)
    seat = int(at.look(NOBODY).position.asked()[0])
    before = game.digest(at.look(seat).position)
    answer(at)
    at.take_back(seat)
    assert game.digest(at.look(seat).position) == before
    assert at.replay.decks == texts(game)


def test_there_is_no_table_for_decks_that_cannot_be_played() -> None:
    with pytest.raises(BadOption, match="Threelines is played without decks"):
        set_up(THREELINES, THREELINES.options()(), 1, decks=["Jon Snow"] * 2)
