"""What a game tells of positions, actions and events is of the types it declares: nothing less, and nothing more."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from types import ModuleType
from typing import Any, Final, get_args, get_type_hints

import msgspec
import pytest

from cardwright.games import NAMES, load
from cardwright.kernel.chance import Chance
from cardwright.kernel.game import Game
from cardwright.kernel.state import NOBODY, State
from cardwright.wire.typescript import declares_types

MATCHES: Final = 3
MOST: Final = 120  # decisions of a match
DECLARED: Final = [name for name in NAMES if declares_types(name)]


def fits(value: object, declared: Any) -> bool:
    """Whether it is just that: a key that is not declared would be lost on the way."""
    return bool(msgspec.convert(value, declared, strict=True) == value)


def of_kind(types: ModuleType, parts: Mapping[str, object]) -> Any:
    """The type of the parts of an action, by its kind."""
    for declared in get_args(types.Parts) or (types.Parts,):
        if parts["kind"] in get_args(get_type_hints(declared)["kind"]):
            return declared
    raise AssertionError(f"no type of parts is declared for {parts}")


def check(game: Game[State], types: ModuleType, s: State) -> None:
    for reader in (NOBODY, *range(int(s.seats))):
        seen = game.mask(s, reader)
        assert fits(game.shown(seen), types.Shown)
        if reader == NOBODY:
            continue
        for action in game.legal(seen, reader):
            parts = game.action_parts(seen, reader, action)
            assert fits(parts, of_kind(types, parts))


@pytest.mark.parametrize("seed", range(MATCHES))
@pytest.mark.parametrize("name", DECLARED)
def test_what_is_told_all_through_a_match_is_of_the_declared_types(name: str, seed: int) -> None:
    game, types, chance = load(name), import_module(f"cardwright.games.{name}.view.types"), Chance(seed)
    s = game.new(game.variants()["standard"], seed, seats=min(game.least_seats + seed, game.most_seats))
    for _ in range(MOST):
        if s.result is not None:
            break
        check(game, types, s)
        seat = s.asked()[int(chance.below(len(s.asked())))]
        legal = game.legal(s, seat)
        game.apply(s, seat, legal[int(chance.below(len(legal)))])
    check(game, types, s)
