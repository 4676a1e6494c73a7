"""What a game fills in so that it runs: the loop in kernel/game.py calls these, and nobody else does."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any

from cardwright.kernel.action import Actions
from cardwright.kernel.bits import i64
from cardwright.kernel.cards import CardSet
from cardwright.kernel.chance import Chance
from cardwright.kernel.data.piles import THE_CARDS, deal, left_over, mix, places_of
from cardwright.kernel.decision import Decision
from cardwright.kernel.deed import Deed
from cardwright.kernel.event import HIDDEN, Event
from cardwright.kernel.face.wording import Wording
from cardwright.kernel.frame import Frame, Step
from cardwright.kernel.options import Options
from cardwright.kernel.state import OPEN, S
from cardwright.kernel.text.refusals import LOCKED_IN, NOT_YOUR_MOVE


class Hooks(Wording[S]):
    """Beginning, asking, carrying out, going on."""

    @abstractmethod
    def blank(self, options: Options, seed: int, seats: int, cards: CardSet[Any] | None = None) -> S:
        """A position before anything is dealt, with these cards or the game's own."""

    @abstractmethod
    def deal(self, s: S, decks: Sequence[str] = ()) -> None:
        """Prepare the match: shuffle, deal, whatever comes before the first question."""

    def complete(self, s: S) -> None:
        """Refuse a position no game can have, and work out what is not written."""

    def supply(self, s: S) -> dict[str, list[i64]]:
        """How many copies of each card there are, in whatever place, by the stock they belong to: one of each.

        A game in which cards come from nowhere, or in which a hidden card may be any, has no stock.
        """
        return {THE_CARDS: s.cards.once}

    def conceal(self, s: S, seen: S, seat: i64) -> None:
        """Hide in a mask of ``s`` what this seat may not know, and the declarations of fields do not hide."""

    def make_up(self, s: S, seat: i64, chance: Chance) -> None:
        """Fill what is hidden from this seat: the cards that lie nowhere to be seen are dealt out at random."""
        places = places_of(self.position(), s)
        hidden = [place for place in places if HIDDEN in place.cards]
        for stock, copies in self.supply(s).items():
            deal([place for place in hidden if place.pile.stock == stock], s, left_over(places, stock, copies), chance)
        mix(places, s, seat, chance)

    @abstractmethod
    def answers(self, s: S, decision: Decision) -> Actions:
        """Every answer to a question of the rules (a choice inside an effect answers itself)."""

    def apart(self, decision: Decision) -> bool:
        """Whether several are asked this at once, each for themselves: it stays open while others answer."""
        return False

    def refusal(self, s: S, decision: Decision, action: i64) -> str:
        """Why that is no answer to the question; "" if it is. A game says it better than this."""
        return "" if action in self.answers(s, decision) else "that is not one of the answers to this question"

    def not_asked(self, s: S, seat: i64) -> str:
        """Why a seat that is still playing cannot answer anything."""
        if s.sealed[seat] != OPEN:
            return LOCKED_IN
        return NOT_YOUR_MOVE

    def answer(self, s: S, decision: Decision, action: i64) -> None:
        """Carry out a legal answer to a question of the rules; where all are sealed, ``reveal`` is enough."""

    def keeps_part(self, s: S, decision: Decision, action: i64) -> bool:
        """Keep one part of a sealed answer that is given in several, hidden from everybody else; False for the last.

        The seat is asked on until its answer is whole. Nothing of a part may show, not even that it was given.
        """
        return False

    def reveal(self, s: S) -> None:
        """Everybody has answered a sealed question: carry out ``s.sealed``."""

    def concede(self, s: S, seat: i64) -> None:
        """Give up. With two seats the other one wins; a game for more says what becomes of the rest."""
        s.waiting = ()
        s.sealed = [OPEN] * s.seats
        s.result = tuple(other for other in range(s.seats) if other != seat)

    def do(self, s: S, deed: Deed) -> None:
        """Let a deed of the fast lane happen; what it brings about goes to the end of the lane."""

    def hear_late(self, s: S, deed: Deed) -> None:
        """Something was done, and what it brought about as well: let those react who wait for that."""

    def settle(self, s: S) -> bool:
        """The fast lane is empty: bury the dead, look for a winner. True if anything changed."""
        return False

    def trigger(self, s: S, event: Event) -> None:
        """Queue the effects this event sets off, in the order their cards were played."""

    def may_trigger(self, s: S) -> bool:
        """Whether the queue is served now. Unless a game says otherwise: when no effect is under way."""
        return not s.agenda

    def program(self, s: S, frame: Frame) -> tuple[Step[S], ...]:
        """The steps a frame points into; a game without effects that wait has none."""
        return ()

    def finished(self, s: S, frame: Frame) -> None:
        """The last step of a program has run."""

    @abstractmethod
    def idle(self, s: S) -> None:
        """Nothing is under way: begin the next phase, or ask the player to move."""
