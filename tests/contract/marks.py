"""Many games of which only a mark each is kept: whatever is offered, refused, told or found otherwise changes it.

``python -m tests.contract.marks generals 17`` writes the game with that number out, to compare it before and after a
change.
"""

from __future__ import annotations

import sys
from hashlib import blake2b
from typing import Final

from cardwright.kernel.action import kind_of
from cardwright.kernel.chance import Chance, dice
from cardwright.kernel.data.codec import digest_of_json
from cardwright.kernel.options import Options
from tests.contract import laws
from tests.contract.journey import Journey, Move
from tests.contract.subject import Subject, subject

GAMES: Final = 100
SELDOM: Final = 8  # moves between two looks at the whole position
ANYTHING: Final = 8  # moves, one of which is whatever a random table does
STRANGE: Final = 2  # actions tried at each move that are refused, as a rule


def marks(subject: Subject) -> str:
    """A line for each game: how it went, and its mark."""
    return "\n".join([f"{number}: {marked(subject, number)}" for number in range(GAMES)]) + "\n"


def marked(subject: Subject, number: int) -> str:
    found = blake2b(digest_size=8)
    journey, chance = begun(subject, number), dice(number)
    found.update(heard(journey).encode())
    while not journey.over:
        move = lively_move(journey)
        found.update(asked(journey, move, chance).encode())
        journey.apply(move)
        found.update(heard(journey).encode())
        if journey.moves % SELDOM == 0 or journey.over:
            found.update(seen(journey).encode())
    winners = " and ".join(f"P{seat + 1}" for seat in journey.s.result or ()) or "nobody"
    return f"{journey.s.seats} seats, {journey.moves} moves, won by {winners}, {found.hexdigest()}"


def begun(subject: Subject, number: int) -> Journey:
    """The variants in turn, and between them options drawn by lot."""
    chance = dice(number)
    return Journey(subject, options_of(subject, number, chance), number, subject.seats(chance))


def options_of(subject: Subject, number: int, chance: Chance) -> Options:
    variants = list(subject.game.variants().values())
    return subject.any_options(chance) if number % 2 else variants[number // 2 % len(variants)]


def lively_move(journey: Journey) -> Move:
    """Mostly an action of some kind, the rare kinds as often as those with many actions; at times anything at all."""
    seat, action = journey.choose()
    if action not in journey.game.legal(journey.s, seat) or journey.chance.below(ANYTHING) == 0:
        return seat, action
    actions = journey.game.legal(journey.s, seat)
    kinds = sorted({int(kind_of(other)) for other in actions})
    kind = kinds[journey.chance.below(len(kinds))]
    alike = [other for other in actions if kind_of(other) == kind]
    return seat, alike[journey.chance.below(len(alike))]


def heard(journey: Journey) -> str:
    return str(laws.news(journey.s.events))


def seen(journey: Journey) -> str:
    """The whole position, and what a client of one of its readers in turn draws of it."""
    game, s = journey.game, journey.s
    reader = journey.moves // SELDOM % (int(s.seats) + 1) - 1
    return game.digest(s) + digest_of_json(game.shown(game.mask(s, reader)))


def asked(journey: Journey, move: Move, chance: Chance) -> str:
    """Who is asked what, what they may do, what is done, and why some other things may not be."""
    game, s = journey.game, journey.s
    offers = {int(decision.seat): list(game.legal(s, decision.seat)) for decision in s.waiting}
    seat, action = move
    legal = offers.get(seat, [])
    strange = laws.strange_actions(legal, chance)
    refused = [game.why_not(s, seat, strange[chance.below(len(strange))]) for _ in range(STRANGE)]
    clocks = [(decision.kind, int(decision.seconds), decision.continues, decision.optional) for decision in s.waiting]
    return f"{clocks} {offers} {action} {refused}"


def written_out(subject: Subject, number: int) -> None:
    game, journey, chance = subject.game, begun(subject, number), dice(number)
    while not journey.over:
        seat, action = move = lively_move(journey)
        print(
            f"{journey.moves + 1}. P{seat + 1}: {game.action_text(journey.s, seat, action) if action >= 0 else action}"
        )
        print(asked(journey, move, chance))
        journey.apply(move)
        print(heard(journey))
        print(game.position_text(journey.s))


if __name__ == "__main__":
    written_out(subject(sys.argv[1]), int(sys.argv[2]))
