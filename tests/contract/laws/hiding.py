"""Nobody learns what they cannot see, and nobody forgets what everybody saw."""

from __future__ import annotations

from cardwright.kernel.chance import KEY_BYTES, UNTOUCHED, Chance, dice
from cardwright.kernel.data.fields import difference
from cardwright.kernel.game import Game
from cardwright.kernel.state import LOCKED, NOBODY, OPEN, State
from tests.contract.laws.acting import strange_actions
from tests.contract.laws.copying import onwards
from tests.contract.memory import Memory, hands_of
from tests.contract.subject import Subject


def masks_show_what_may_be_seen(subject: Subject, s: State) -> None:
    for reader in range(-1, int(s.seats)):
        seen = subject.game.mask(s, reader)
        assert (seen.rng, seen.stream, seen.script) == (0, None, ())
        for pile, true in zip(subject.piles(seen), subject.piles(s), strict=True):
            cards = list(pile.cards) if true.seen_by(reader) else sorted(pile.cards)
            assert cards == true.shown_to(reader), f"seat {reader} sees {pile.cards} in {pile.name}"
        for seat in range(s.seats):
            hidden = seat != reader and s.sealed[seat] != OPEN
            assert seen.sealed[seat] == (LOCKED if hidden else s.sealed[seat])
        if reader != NOBODY:
            assert subject.game.legal(seen, reader) == subject.game.legal(s, reader)


def samples_cannot_be_told_apart(subject: Subject, s: State, chance: Chance) -> None:
    game = subject.game
    for reader in range(-1, int(s.seats)):
        seen = game.mask(s, reader)
        world = game.sample(seen, reader, int(chance.below(1 << 30)))
        assert difference(game.encode(game.mask(world, reader)), game.encode(seen)) == ""
        assert game.position().same(game.mask(world, reader), seen)
        cards = subject.cards(world)
        assert len(cards) >= len(subject.cards(s)), "a sample leaves a card hidden"
        assert not subject.unique or len(cards) == len(set(cards)) == len(subject.cards(s)), "a sample has a card twice"
        if world.result is None:
            sealed_answers_are_legal(game, world)
        if reader != NOBODY:
            assert game.legal(world, reader) == game.legal(s, reader)
            for action in strange_actions(list(game.legal(s, reader)), chance):
                assert game.why_not(world, reader, action) == game.why_not(s, reader, action)
        onwards(game, world, chance)


def sealed_answers_are_legal(game: Game[State], world: State) -> None:
    opened = game.clone(world)
    opened.sealed = [OPEN] * int(world.seats)
    for seat, answer in enumerate(world.sealed):
        assert answer == OPEN or answer in game.legal(opened, seat), "a sample makes up an illegal secret answer"


def chance_leaves_no_trace(subject: Subject, s: State, chance: Chance) -> None:
    """With another key, and more drawn from it, everybody sees and imagines the same."""
    game, other = subject.game, subject.game.clone(s)
    other.follow(dice(bytes(int(chance.below(256)) for _ in range(KEY_BYTES))))
    other.rng = UNTOUCHED - chance.below(1000)
    for reader in range(-1, int(s.seats)):
        seed = int(chance.below(1 << 30))
        assert seen_of(game, other, reader, seed) == seen_of(game, s, reader, seed), f"seat {reader} sees the generator"


def seen_of(game: Game[State], s: State, reader: int, seed: int) -> list[object]:
    """All that can be made of a position for a reader: JSON, drawings, words, and the worlds a bot thinks in."""
    seen = game.mask(s, reader)
    world = game.sample(seen, reader, seed)
    found: list[object] = [game.encode(seen), game.shown(seen), game.position_text(seen), game.encode(world)]
    if reader != NOBODY:
        found += [game.action_text(seen, reader, action) for action in game.legal(seen, reader)]
    return found


def what_everybody_saw_stays_known(memory: Memory, s: State, chance: Chance) -> None:
    """Who cannot look into a hand knows just those cards of it; no world that a seat imagines is without them."""
    game = memory.game
    for reader in range(-1, int(s.seats)):
        seen = game.mask(s, reader)
        world = game.sample(seen, reader, int(chance.below(1 << 30)))
        for seat, (known, imagined) in enumerate(zip(hands_of(game, seen), hands_of(game, world), strict=True)):
            if seat != reader:
                assert known >= memory.least[seat], f"seat {reader} has forgotten a card of seat {seat}: {known}"
                assert known <= memory.most[seat], f"seat {reader} knows too much of the hand of seat {seat}: {known}"
            assert imagined >= memory.least[seat], f"a world of seat {reader} contradicts what everybody saw"
