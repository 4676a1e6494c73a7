"""Bad positions are refused."""

from __future__ import annotations

import json

from cardwright.kernel.chance import Chance
from cardwright.kernel.errors import CardwrightError
from cardwright.kernel.game import Game
from cardwright.kernel.state import NOBODY, State


def bad_positions_are_refused(game: Game[State], s: State, chance: Chance) -> None:
    """Spoil one thing in the JSON: it is refused with a sentence, or it is still a position one can look at."""
    raw = json.loads(json.dumps(game.encode(s)))
    spoil(raw, chance)
    why = ""
    try:
        read = game.decode(raw, s.cards)
    except CardwrightError as refusal:
        why = str(refusal)
    if why:
        assert len(why.split()) >= 3, why
        return
    game.digest(read)
    for seat in range(-1, int(read.seats)):
        seen = game.mask(read, seat)
        assert seat == NOBODY or game.legal(seen, seat) == game.legal(read, seat)


JUNK: list[object] = [None, True, "", "x", -1, -7, 3, 99, 2**64, 1.5, [], {}, [[]], ["x"], {"x": 1}]


def spoil(raw: dict[str, object], chance: Chance) -> None:
    """Replace, remove or add one thing, somewhere."""
    node = somewhere(raw, chance)
    thing = JUNK[chance.below(len(JUNK))]
    if isinstance(node, list):
        place = chance.below(len(node))
        if chance.below(3) == 0:
            node.append(node[place])
        else:
            node[place] = thing
        return
    key = list(node)[chance.below(len(node))]
    if chance.below(4) == 0:
        del node[key]
    else:
        node["extra" if chance.below(5) == 0 else key] = thing


def somewhere(raw: dict[str, object], chance: Chance) -> dict[str, object] | list[object]:
    """A list or a table inside, however deep; never an empty one."""
    node: dict[str, object] | list[object] = raw
    while True:
        inner = list(node.values()) if isinstance(node, dict) else node
        deeper = [item for item in inner if isinstance(item, dict | list) and item]
        if not deeper or chance.below(4) == 0:
            return node
        node = deeper[chance.below(len(deeper))]
