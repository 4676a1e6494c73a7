"""Cards are conserved, and two that are hidden can change places without a trace."""

from __future__ import annotations

import json
from collections import Counter

from cardwright.kernel.chance import Chance
from cardwright.kernel.data.fields import difference
from cardwright.kernel.state import NOBODY, State
from tests.contract.journey import Move, any_move
from tests.contract.laws.telling import news
from tests.contract.subject import Ledger, Subject


def cards_are_conserved(ledger: Ledger, s: State) -> None:
    ledger.check(s)


def hidden_cards_leave_no_trace(subject: Subject, s: State, chance: Chance) -> None:
    """Exchange two cards that a reader cannot see: nothing changes for the reader, now or after the next action."""
    game = subject.game
    for reader in range(-1, int(s.seats)):
        other = exchanged(subject, s, reader, chance)
        if other is None:
            continue
        assert difference(game.encode(game.mask(other, reader)), game.encode(game.mask(s, reader))) == ""
        if reader != NOBODY:
            assert game.legal(other, reader) == game.legal(s, reader)
        same_news(subject, game.clone(s), other, reader, any_move(game, s, chance))


def what_is_shown_follows_from_the_mask(subject: Subject, s: State, chance: Chance) -> None:
    """It is JSON, leaves the mask alone, and is the same in every world the reader cannot tell from this one."""
    game = subject.game
    for reader in range(-1, int(s.seats)):
        seen = game.mask(s, reader)
        before = game.encode(seen)
        shown = game.shown(seen)
        assert game.encode(seen) == before, "showing a position changed it"
        assert json.loads(json.dumps(shown)) == shown
        world = game.sample(seen, reader, int(chance.below(1 << 30)))
        assert game.shown(game.mask(world, reader)) == shown
        other = exchanged(subject, s, reader, chance)
        assert other is None or game.shown(game.mask(other, reader)) == shown


def differing(subject: Subject, one: State, other: State) -> set[int]:
    """The cards that do not lie in the same place in both."""
    pairs = zip(subject.piles(one), subject.piles(other), strict=True)
    return {
        card
        for a, b in pairs
        for here, there in zip(a.cards, b.cards, strict=True)
        if here != there
        for card in (here, there)
    }


def exchanged(subject: Subject, s: State, reader: int, chance: Chance) -> State | None:
    """The same position with two hidden cards in each other's place; None where there are no two."""
    places = [
        (pile.name, place)
        for pile in subject.piles(s)
        if pile.loose and not pile.seen_by(reader)
        for place in range(len(pile.cards))
        if place not in pile.known
    ]
    if len(places) < 2:
        return None
    (a, i), (b, j) = places[chance.below(len(places))], places[chance.below(len(places))]
    cards = {pile.name: list(pile.cards) for pile in subject.piles(s)}
    cards[a][i], cards[b][j] = cards[b][j], cards[a][i]
    other = subject.game.clone(s)
    subject.lay(other, cards)
    return other


def same_news(subject: Subject, one: State, other: State, reader: int, move: Move) -> None:
    """Both go on with the same move; the reader is told the same, unless the exchanged cards have come to light.

    Where cards look at hidden ones, the events may also differ, if one of the exchanged cards had a part in it."""
    game = subject.game
    if game.why_not(other, *move):
        return
    moved = differing(subject, one, other)
    before = [heaps(subject, one), heaps(subject, other)]
    game.apply(one, *move)
    game.apply(other, *move)
    if moved & (subject.shown(one, reader) | subject.shown(other, reader)):
        return
    if subject.peeks(one) or subject.peeks(other):
        return
    if not subject.unique and (one.rng, changes(subject, one, before[0])) != (
        other.rng,
        changes(subject, other, before[1]),
    ):
        return
    assert difference(game.encode(game.mask(one, reader)), game.encode(game.mask(other, reader))) == ""
    assert news(game.mask(one, reader).events) == news(game.mask(other, reader).events)


def heaps(subject: Subject, s: State) -> list[Counter[int]]:
    """How often each card lies in each pile."""
    return [Counter(pile.cards) for pile in subject.piles(s)]


def changes(subject: Subject, s: State, before: list[Counter[int]]) -> list[Counter[int]]:
    """What has come to each pile, and what has left it."""
    now = heaps(subject, s)
    return [pile - old for pile, old in zip(now, before, strict=True)] + [
        old - pile for pile, old in zip(now, before, strict=True)
    ]
