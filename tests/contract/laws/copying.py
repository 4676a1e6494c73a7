"""A copy is equal, and apart, however it is made."""

from __future__ import annotations

import copy
import pickle
from typing import TypeVar

from cardwright.kernel.chance import Chance
from cardwright.kernel.data.fields import DECISION, difference
from cardwright.kernel.game import Game
from cardwright.kernel.state import State
from tests.contract.journey import any_move
from tests.contract.laws.telling import news

Kept = TypeVar("Kept")
ONWARDS = 12  # how far two positions that should be alike are played on


def a_copy_is_equal_and_apart(game: Game[State], s: State, chance: Chance) -> None:
    before = game.digest(s)
    copy = game.clone(s)
    assert difference(game.encode(copy), game.encode(s)) == "", "a copy is not the same"
    assert (copy.telling, copy.stepping) == (s.telling, s.stepping)
    assert game.position().same(copy, s)
    for _ in range(ONWARDS):
        if copy.result is None:
            game.apply(copy, *any_move(game, copy, chance))
            alike = game.position().encode(copy) == game.position().encode(s)
            assert game.position().same(copy, s) == alike, "what is compared is not what is written"
    assert game.digest(s) == before, "playing on a copy changed the original"


def onwards(game: Game[State], s: State, chance: Chance) -> None:
    for _ in range(ONWARDS):
        if s.result is None:
            game.apply(s, *any_move(game, s, chance))


def pickles_and_copies_are_equal(game: Game[State], s: State) -> None:
    """Pickled, copied and deep-copied, a position is the same: its key, its news and the switches of its host too."""
    for again in (pickled(s), copy.copy(s), copy.deepcopy(s)):
        assert again is not s
        assert difference(game.encode(again), game.encode(s)) == ""
        assert news(again.events) == news(s.events)
        assert again.events is not s.events
        assert (again.heard, again.telling, again.stepping) == (s.heard, s.telling, s.stepping)
        assert again.cards is s.cards
        assert again.options == s.options
    for decision in s.waiting:
        for same in (pickled(decision), copy.copy(decision), copy.deepcopy(decision)):
            assert DECISION.same(same, decision)


def pickles_and_copies_play_on_alike(game: Game[State], s: State, chance: Chance) -> None:
    before, true = game.digest(s), game.clone(s)
    others = [pickled(s), copy.copy(s), copy.deepcopy(s)]
    for _ in range(ONWARDS):
        if true.result is None:
            move = any_move(game, true, chance)
            for each in (true, *others):
                game.apply(each, *move)
    assert {game.digest(other) for other in others} == {game.digest(true)}
    assert game.digest(s) == before, "playing on a copy changed the original"


def pickled(value: Kept) -> Kept:
    """Pickled and read back."""
    read: Kept = pickle.loads(pickle.dumps(value))
    return read
