"""A table from one side of it: a seat, or an onlooker's place."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from typing import Any, Final, TypeVar

from msgspec.structs import replace

from cardwright.client.connection import Connection
from cardwright.client.errors import Cut
from cardwright.kernel.errors import IllegalAction
from cardwright.wire import socket
from cardwright.wire.socket import Because, Done, Foreseen, Hinted, Said
from cardwright.wire.view import Look, Offer, Rules

ENDED: Final = ("over", "void")
CHAT_KEPT: Final = 200
A = TypeVar("A")


class Seat:
    """What can be seen and done there.

    ``look`` is the last view given by ``next``, ``chat`` the latest words, ``rules`` what the match is played with.
    """

    def __init__(self, connection: Connection, table: str, invite: str = "", position: bool = True) -> None:
        self.table = table
        self.look: Look | None = None
        self.chat: deque[Said] = deque(maxlen=CHAT_KEPT)
        self.heard = 0
        self.rules: Rules | None = None
        self._invite = invite
        self._position = position
        self._connection = connection
        self._unread: Look | None = None
        self._number = -1
        self._news = asyncio.Event()
        self._offered = 0

    # Seeing.

    async def next(self) -> Look:
        """The newest view that has not been given yet, with everything that has happened since the last one."""
        while self._unread is None:
            if self._connection.failure is not None:
                raise self._connection.failure
            self._news.clear()
            await self._news.wait()
        look, self._unread = self._unread, None
        self.look = look
        return look

    async def __aiter__(self) -> AsyncIterator[Look]:
        """Every view up to the one in which the match is over."""
        while self.look is None or self.look.status not in ENDED or self._unread is not None:
            yield await self.next()

    async def turns(self) -> AsyncIterator[Look]:
        """The views in which this seat is asked something new, until the match is over."""
        async for look in self:
            if look.question is not None and look.question.number != self._offered:
                self._offered = look.question.number
                yield look

    async def end(self) -> Look:
        """The view in which the match is over."""
        async for _ in self:
            pass
        assert self.look is not None
        return self.look

    # Doing.

    async def act(self, answer: Offer | int | str) -> Done:
        """Answer the question of the view at hand: one of the offers, its number, or the words of a player."""
        if self.look is None or self.look.question is None:
            raise IllegalAction("you are not asked anything now")
        question = self.look.question.number
        if isinstance(answer, str):
            return await self._ask(socket.Act(0, self.table, question, None, answer), Done)
        action = answer.action if isinstance(answer, Offer) else answer
        return await self._ask(socket.Act(0, self.table, question, action), Done)

    async def concede(self) -> Done:
        return await self._ask(socket.Concede(0, self.table), Done)

    async def abort(self) -> Done:
        """Leave the match without a result, before every person has played."""
        return await self._ask(socket.Abort(0, self.table), Done)

    async def claim(self) -> Done:
        """Claim the win, as all others have gone."""
        return await self._ask(socket.Claim(0, self.table), Done)

    async def report(self, player: str, reason: str) -> Done:
        """Tell the moderators about somebody at this table."""
        return await self._ask(socket.ReportPlayer(0, self.table, player, reason), Done)

    async def stand_in(self, on: bool = True) -> Done:
        """Let the table's bot play this seat, or take it back."""
        return await self._ask(socket.StandIn(0, self.table, on), Done)

    async def take_back(self) -> Done:
        return await self._ask(socket.TakeBack(0, self.table), Done)

    async def consent(self, yes: bool = True) -> Done:
        """Answer somebody's wish to take back."""
        return await self._ask(socket.Consent(0, self.table, yes), Done)

    async def say(self, text: str = "", emote: str = "") -> Done:
        return await self._ask(socket.Say(0, self.table, text, emote), Done)

    async def rematch(self) -> Done:
        """Offer a rematch or accept one; the view's ``rematch`` then names the table."""
        return await self._ask(socket.Rematch(0, self.table), Done)

    async def leave(self) -> None:
        """Stop watching; a player keeps their seat."""
        await self._ask(socket.Unwatch(0, self.table), Done)

    # Asking.

    async def preview(self, answer: Offer | int) -> Foreseen:
        """What may come of an answer to the question of the view at hand."""
        if self.look is None or self.look.question is None:
            raise IllegalAction("you are not asked anything now")
        action = answer.action if isinstance(answer, Offer) else answer
        return await self._ask(socket.Preview(0, self.table, self.look.question.number, action), Foreseen)

    async def why(self, answer: int | str) -> str:
        """Why that is not allowed now; "" if it is."""
        action, text = (None, answer) if isinstance(answer, str) else (answer, "")
        return (await self._ask(socket.Why(0, self.table, action, text), Because)).reason

    async def hint(self) -> Hinted:
        """What a bot would do in your place; only in a casual match against bots alone."""
        if self.look is None or self.look.question is None:
            raise IllegalAction("you are not asked anything now")
        return await self._ask(socket.Hint(0, self.table, self.look.question.number), Hinted)

    # What the client tells it.

    def show(self, look: Look) -> None:
        """A new view; a slow reader also gets the events of the views in between."""
        if look.number < self._number:
            return  # a later view arrived first, over a new connection
        self._number, self.heard = look.number, look.heard
        self.rules = look.rules or self.rules
        if self._unread is not None and not look.afresh:
            look.events = self._unread.events + look.events
            look.afresh = self._unread.afresh
        self._unread = look
        self._news.set()

    def lock(self, locked: socket.Locked) -> None:
        """Somebody has answered in secret: the same view without the question."""
        last = self._unread or self.look
        if last is None or locked.number <= self._number:
            return
        changes: dict[str, Any] = {"number": locked.number, "asked": locked.asked}
        if locked.seat == last.seat:
            changes |= {"question": None, "undo": ""}
        if last is self.look:  # its events have been read
            changes |= {"events": [], "afresh": False}
        self._number = locked.number
        self._unread = replace(last, **changes)
        self._news.set()

    def wake(self) -> None:
        self._news.set()

    def watching(self) -> socket.Watch:
        """The request that continues the view of this table."""
        return socket.Watch(0, self.table, self.heard, max(0, self._number), "", self._invite, self._position)

    async def _ask(self, request: socket.Request, kind: type[A]) -> A:
        answer = await self._connection.ask(request)
        if not isinstance(answer, kind):
            raise Cut(f"the server answered with {type(answer).__name__} where {kind.__name__} was expected")
        return answer
