"""The chain of announced effects, and the windows in which players may answer it.

What is announced becomes a link. Every new link opens a round of windows, clockwise from the seat
after the one that made it; a player who adds a link starts the round again. When everybody asked has
passed, the chain closes and resolves, the last link first.

Two policies exist, and they differ only in whether the seat that made the last link is asked too,
after all the others:

EVERYBODY_ELSE  only while all links are its own: nobody else cared, so it may go on
FACING          only if somebody else has a link: one answers others, never oneself
"""

from __future__ import annotations

from typing import Final

from cardwright.kernel.bits import i64
from cardwright.kernel.decision import Decision
from cardwright.kernel.errors import BadPosition
from cardwright.kernel.frame import Frame, Step
from cardwright.kernel.game import Game
from cardwright.kernel.state import S, State

EVERYBODY_ELSE: Final = "everybody else"
FACING: Final = "facing"
RESPOND: Final = "respond"  # the kind of decision a window is
CHAIN: Final = "chain"  # the program that asks and resolves; it belongs to no card


class ChainGame(Game[S]):
    """A game in which what is announced may be answered before it happens."""

    def window_policy(self, s: S) -> str:
        """Whether the seat that made the last link is asked too: EVERYBODY_ELSE or FACING."""
        return EVERYBODY_ELSE

    def window_seconds(self, s: S) -> i64:
        """How long the table should wait for an answer; 0 is for ever."""
        return 0

    def window(self, s: S, seat: i64) -> Decision | None:
        """The question whether a seat answers; None for one that has left, or can answer nothing for all to see."""
        return Decision(seat, RESPOND, seconds=self.window_seconds(s)) if s.is_seated(seat) else None

    def fizzles(self, s: S, link: Frame) -> bool:
        """Whether a link does nothing although nobody negated it (its source is gone …)."""
        return False

    def resolving(self, s: S, link: Frame) -> None:
        """A link is about to resolve; the place to tell it."""

    def fizzled(self, s: S, link: Frame) -> None:
        """A link comes to nothing; the place to tell it."""

    def announce(self, s: S, link: Frame) -> None:
        """Put an effect on the chain and let the others answer it."""
        s.chain.append(link)
        if len(s.chain) == 1:
            s.agenda.append(Frame(CHAIN, link.seat))
        s.asking = tuple(self.round_after(s, link.seat))

    def round_after(self, s: S, seat: i64) -> list[i64]:
        """Who is asked, in order, after a link of this seat."""
        order = s.others(seat)
        alone = True
        for link in s.chain:
            alone = alone and link.seat == seat
        if s.is_seated(seat) and alone == (self.window_policy(s) == EVERYBODY_ELSE):
            order.append(seat)
        return order

    def chain_program(self) -> tuple[Step[S], ...]:
        """What ``program`` answers for a frame of the program CHAIN."""
        return (Windows(self), Resolve(self))


class Windows(Step[S]):
    """Ask the next seat whether it answers; go on to resolving when nobody is left to ask."""

    def __init__(self, game: ChainGame[S]) -> None:
        self.game: ChainGame[S] = game

    def run(self, s: S, frame: Frame) -> None:
        while s.asking:
            seat = s.asking[0]
            s.asking = s.asking[1:]
            window = self.game.window(s, seat)
            if window is not None:
                frame.step = 0
                s.ask(window)
                return


class Resolve(Step[S]):
    """Resolve the last link; come back for the next one until the chain is empty."""

    def __init__(self, game: ChainGame[S]) -> None:
        self.game: ChainGame[S] = game

    def run(self, s: S, frame: Frame) -> None:
        if not s.chain:
            return
        frame.step = 1
        link = s.chain.pop()
        if link.negated or self.game.fizzles(s, link):
            self.game.fizzled(s, link)
            return
        self.game.resolving(s, link)
        s.agenda.append(link)


def check_links(s: State, programs: tuple[str, ...]) -> None:
    """Refuse links without a chain under way, or of programs that no link has."""
    if s.chain and not (s.agenda and s.agenda[0].program == CHAIN):
        raise BadPosition("there are links, and no chain is under way")
    for frame in s.chain:
        if frame.program not in programs:
            raise BadPosition(f'a link cannot be "{frame.program}"')
