"""Brings decks within a range of win rates: proposes changes of numbers, and measures what each of them does."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from cardwright.arena.compare.comparison import compared, copies_in, keys_in
from cardwright.arena.compare.interval import POINTS, PairedInterval
from cardwright.arena.compare.paired_run import Run, run
from cardwright.arena.deck import NamedDeck
from cardwright.arena.engines import Engine
from cardwright.arena.win_rate import WinRate
from cardwright.kernel.cards import CardSet
from cardwright.kernel.data.card_changes import changeable, changed_cards
from cardwright.kernel.errors import BadInput
from cardwright.kernel.game import Game
from cardwright.kernel.options import Options

# The numbers of a card by what one more of them does to who plays it.
WORSE: Final = ("mana", "cost", "price")
BETTER: Final = ("attack", "health", "defence", "armor", "atk", "hp", "power")


@dataclass(frozen=True)
class Proposal:
    """A number of a card, one higher or lower, and what that does to the deck; ``rate`` is its win rate now."""

    deck: str
    rate: float
    name: str
    fact: str
    before: int
    after: int
    interval: PairedInterval

    @property
    def change(self) -> str:
        return f"{self.name}: {self.fact} {self.before} -> {self.after}"

    @property
    def becomes(self) -> float:
        """The win rate it leads to."""
        return self.rate + self.interval.mean

    def facts(self) -> dict[str, Any]:
        told = {"deck": self.deck, "win_rate": self.rate, "card": self.name, "fact": self.fact}
        return {**told, "before": self.before, "after": self.after, "becomes": self.becomes, **self.interval.facts()}


@dataclass(frozen=True)
class WinRange:
    """The range in which every deck should win, as shares."""

    low: float
    high: float

    def missed_by(self, rate: float) -> float:
        """Above 0: too strong by that much; below 0: too weak."""
        return max(0.0, rate - self.high) + min(0.0, rate - self.low)


def out_of_range(standings: Sequence[tuple[NamedDeck, WinRate]], target: WinRange) -> list[tuple[NamedDeck, float]]:
    """The decks that win too much or too little, the worst first."""
    found = [(deck, record.rate) for deck, record in standings if record.rate is not None]
    wrong = [(deck, rate) for deck, rate in found if target.missed_by(rate)]
    return sorted(wrong, key=lambda each: -abs(target.missed_by(each[1])))


def candidates(
    game: Game[Any], cards: CardSet[Any], deck: NamedDeck, others: Sequence[NamedDeck], weaker: bool
) -> list[tuple[str, str, int]]:
    """Cards that only this deck holds, the most copies first: key, number, and its new value."""
    elsewhere = {key for other in others for key in keys_in(game, other.text)}
    own = [(count, key) for key, count in copies_in(game, deck.text).items() if key not in elsewhere]
    found = []
    for _, key in sorted(own, key=lambda each: (-each[0], each[1])):
        found += [(key, fact, value) for fact, value in shifts(cards, key, weaker)]
    return found


def shifts(cards: CardSet[Any], key: str, weaker: bool) -> Iterator[tuple[str, int]]:
    """Each number of a card moved by one, to make it weaker or stronger, as far as that can be played."""
    for fact, value in changeable(cards.all[cards.find(key)]).items():
        step = 1 if fact in WORSE else -1 if fact in BETTER else 0
        if not step or not isinstance(value, int):
            continue
        moved = value + (step if weaker else -step)
        try:
            changed_cards(cards, {key: {fact: moved}})
        except BadInput:
            continue
        yield fact, moved


def further(game: Game[Any], cards: CardSet[Any], key: str, fact: str, value: int) -> CardSet[Any]:
    """These cards, with one more number changed."""
    both = {**cards.changes.get(key, {}), fact: value}
    return changed_cards(game.cards(), {**cards.changes, key: both})


def proposals(
    game: Game[Any],
    options: Options,
    cards: CardSet[Any],
    field: Sequence[NamedDeck],
    wrong: tuple[NamedDeck, float],
    target: WinRange,
    agent: str,
    effort: tuple[float, int, int],
    seed: int,
    engine: Engine,
    told: Callable[[str], None],
) -> list[Proposal]:
    """What to change about one deck, the best first. ``effort``: precision, most pairs, how many tries."""
    deck, rate = wrong
    precision, most, tries = effort
    others = [other for other in field if other != deck]
    found = []
    for key, fact, value in spread(candidates(game, cards, deck, others, target.missed_by(rate) > 0), tries):
        card = cards.all[cards.find(key)]
        both = (cards, further(game, cards, key, fact, value))
        result = Run(compared(game, (options, options), both, [agent] * 2, [deck, *others], seed), precision, most)
        run(result, engine)
        now = changeable(card)[fact]
        assert isinstance(now, int)
        found.append(Proposal(deck.name, rate, card.name, fact, now, value, result.interval))
        told(f"{found[-1].change}: {POINTS * result.interval.mean:+.1f} points")
    return sorted(found, key=lambda each: (abs(target.missed_by(each.becomes)), abs(each.interval.mean)))


def spread(found: Sequence[tuple[str, str, int]], tries: int) -> list[tuple[str, str, int]]:
    """As many as are tried: one number of each card first, then the second of each."""
    rounds: dict[str, int] = {}
    ranked = []
    for place, each in enumerate(found):
        rounds[each[0]] = rounds.get(each[0], -1) + 1
        ranked.append((rounds[each[0]], place, each))
    return [each for _, _, each in sorted(ranked)[:tries]]
