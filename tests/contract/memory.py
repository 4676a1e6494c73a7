"""What anybody who listened knows to be in each hand: the cards told to have come there, less those that may have left.

It is worked out from what an onlooker is told, and from nothing else. ``tests/games/<game>/piles.py`` says which events
tell it: in ``COMES`` (or by a function ``comes``) a card comes openly to the hand of a player, in ``GOES`` it leaves it
openly, in ``MAY_GO`` it has come from there or from elsewhere, and after one in ``UNSETTLES`` nobody else can be
certain of anything that was there.
"""

from __future__ import annotations

from collections import Counter
from importlib import import_module

from cardwright.kernel.data.piles import places_of
from cardwright.kernel.event import HIDDEN, Event
from cardwright.kernel.game import Game
from cardwright.kernel.state import NOBODY, State

HAND = "hand"
Come = tuple[int, bool]  # a card that comes, and whether that is certain


class Memory:
    """One match, from its beginning: what is certainly known of each hand, and what may be known at most."""

    def __init__(self, game: Game[State], s: State) -> None:
        self.told = import_module(f"tests.games.{game.name}.piles")
        self.game = game
        self.least: list[Counter[int]] = [Counter() for _ in range(s.seats)]
        self.most: list[Counter[int]] = [Counter() for _ in range(s.seats)]
        self.heard = 0  # cards that have come openly

    def words(self, name: str) -> tuple[str, ...]:
        found: tuple[str, ...] = getattr(self.told, name, ())
        return found

    def listens(self) -> bool:
        """Whether cards come to a hand openly in this game."""
        return hasattr(self.told, "comes") or bool(self.words("COMES"))

    def hear(self, s: State) -> None:
        """What the last action brought about."""
        told = self.game.mask(s, NOBODY).events
        for at, event in enumerate(told):
            kind = self.game.event_kinds()[event.kind]
            least, most, card = self.least[event.seat], self.most[event.seat], event.numbers(kind).get("card", HIDDEN)
            come = self.comes(s, told, at)
            if come is not None:
                least[come[0]] += come[1]
                most[come[0]] += 1
                self.heard += 1
            elif kind.word in self.words("GOES"):
                take_one(least, card)
                take_one(most, card)
            elif kind.word in self.words("MAY_GO"):
                take_one(least, card)
            elif self.unsettles(s, told, at):
                least.clear()
                most.clear()

    def comes(self, s: State, told: list[Event], at: int) -> Come | None:
        if hasattr(self.told, "comes"):
            found: Come | None = self.told.comes(s, told, at)
            return found
        kind = self.game.event_kinds()[told[at].kind]
        return (told[at].numbers(kind)["card"], True) if kind.word in self.words("COMES") else None

    def unsettles(self, s: State, told: list[Event], at: int) -> bool:
        if hasattr(self.told, "unsettles"):
            return bool(self.told.unsettles(s, told, at))
        return self.game.event_kinds()[told[at].kind].word in self.words("UNSETTLES")


def take_one(cards: Counter[int], card: int) -> None:
    """One copy less; of a card that nobody knows, all may be gone."""
    if card == HIDDEN:
        cards.clear()
    elif cards[card] > 1:
        cards[card] -= 1
    else:
        del cards[card]


def hands_of(game: Game[State], s: State) -> list[Counter[int]]:
    """The cards in each hand, hidden ones left out."""
    found: list[Counter[int]] = [Counter() for _ in range(s.seats)]
    for place in places_of(game.position(), s):
        if place.pile.name == HAND:
            found[place.seat].update(int(place.pile.face(card)) for card in place.cards if card >= 0)
    return found
