"""What random play leaves behind, in one mark: it has to be the same in every process and in both modes.

``python -m tests.contract.trail`` prints the mark of each game, to compare processes with.
"""

from __future__ import annotations

import json
from functools import cache
from hashlib import blake2b

import cardwright
from cardwright.kernel.chance import KEY_BYTES, Seed, dice
from cardwright.kernel.data.rules_digest import digest_of_rules
from tests.contract.journey import Journey
from tests.contract.subject import Subject, subjects
from tests.contract.tensor_laws import contents, is_declared, written

GAMES = 12  # of each kind of options
KEYED = 3  # one game in this many has a key
MARKED = 8  # after this many moves the whole position is marked; a difference stays in it


def journeys(subject: Subject, seeds: range) -> list[Journey]:
    """A game for each seed: standard or another variant, every second one with options drawn by lot, some by a key."""
    variants = list(subject.game.variants().values())
    found = []
    for seed in seeds:
        chance = dice(seed)
        options = subject.any_options(chance) if seed % 2 else variants[seed // 2 % len(variants)]
        key = seed.to_bytes(KEY_BYTES, "big") if seed % KEYED == 0 else b""
        found.append(Journey(subject, options, seed, subject.seats(chance), key=key))
    return found


def trail(subject: Subject, seeds: range) -> str:
    """Every legal action and every move of these games, and the positions they come to."""
    mark = blake2b(digest_size=16)
    for journey in journeys(subject, seeds):
        while not journey.over:
            offered = [
                [int(action) for action in subject.game.legal(journey.s, seat)] for seat in range(journey.s.seats)
            ]
            move = journey.choose()
            mark.update(f"{offered} {move}".encode())
            if journey.moves % MARKED == 0:
                mark.update(subject.game.digest(journey.s).encode())
                mark.update(in_numbers(subject, journey))
            journey.apply(move)
        mark.update(subject.game.digest(journey.s).encode())
    return mark.hexdigest()


def in_numbers(subject: Subject, journey: Journey) -> bytes:
    """What everybody sees and may do, in numbers, if the game says how."""
    if not is_declared(subject.game):
        return b""
    seen = [contents(written(subject.game, journey.s, seat)) for seat in range(journey.s.seats)]
    return f"{seen}".encode()


def numbers() -> list[int]:
    """What the generator says for seeds of every size; compiled and interpreted arithmetic have to agree."""
    found = []
    seeds: list[Seed] = [0, 1, -1, 7, 2**31, 2**61 - 1, 2**61, 2**63, -(2**63), 2**200 + 3]
    for seed in (*seeds, bytes(KEY_BYTES), bytes(range(KEY_BYTES)), b"\xff" * KEY_BYTES):
        chance = dice(seed)
        found += [int(chance.rng)]
        found += [int(chance.below(bound)) for bound in (1, 2, 3, 6, 52, 1000, 2**20, 2**31 - 1) for _ in range(20)]
    return found


def pins(subject: Subject) -> list[str]:
    """The marks by which a match knows its cards and its rules again."""
    game = subject.game
    return [game.cards().digest(), digest_of_rules(type(game))]


@cache
def everything() -> dict[str, object]:
    trails = {subject.game.name: trail(subject, range(GAMES)) for subject in subjects()}
    pinned = {subject.game.name: pins(subject) for subject in subjects()}
    return {"mode": cardwright.mode(), "trails": trails, "numbers": numbers(), "pinned": pinned}


if __name__ == "__main__":
    print(json.dumps(everything()))
