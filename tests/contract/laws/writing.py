"""Written and read back, a position is the same."""

from __future__ import annotations

import json

from cardwright.kernel.chance import Chance
from cardwright.kernel.data.fields import difference
from cardwright.kernel.game import Game
from cardwright.kernel.state import OPEN, State
from tests.contract.journey import any_move
from tests.contract.laws.copying import ONWARDS


def json_reads_back(game: Game[State], s: State, chance: Chance) -> None:
    written = json.dumps(game.encode(s))
    again = game.decode(json.loads(written), s.cards)
    assert difference(game.encode(again), game.encode(s)) == ""
    copy = game.clone(s)
    for _ in range(ONWARDS):
        if copy.result is not None:
            break
        for seat in range(s.seats):
            assert game.legal(again, seat) == game.legal(copy, seat)
        move = any_move(game, copy, chance)
        game.apply(again, *move)
        game.apply(copy, *move)
    assert game.digest(again) == game.digest(copy), "a position read back plays on differently"


def text_digest_and_view_survive(game: Game[State], s: State, reader: int) -> None:
    """What people read and clients draw depends on nothing that is not written, for the table and for a reader."""
    again = game.decode(json.loads(json.dumps(game.encode(s))), s.cards)
    assert game.position_text(again) == game.position_text(s)
    assert game.digest(again) == game.digest(s)
    seen = game.mask(s, reader)
    for other in (game.mask(again, reader), game.decode(game.encode(seen), s.cards)):
        assert game.shown(other) == game.shown(seen)
        assert game.position_text(other) == game.position_text(seen)


def position_reads_back(game: Game[State], s: State) -> bool:
    """Where nothing is under way; says whether that was so."""
    quiet = not (s.agenda or s.chain or s.queue) and all(answer == OPEN for answer in s.sealed)
    if not quiet or s.result is not None:
        return False
    again = game.read_position(game.position_text(s), s.options, s.cards)
    again.rng = s.rng
    assert difference(game.encode(again), game.encode(s)) == "", "a written position reads back as another one"
    return True
