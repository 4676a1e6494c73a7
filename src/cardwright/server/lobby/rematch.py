"""A rematch: the same people, the same terms, the seats moved round by one."""

from __future__ import annotations

from secrets import token_bytes
from typing import Any

from cardwright.kernel.cards import CardSet
from cardwright.kernel.chance import KEY_BYTES
from cardwright.kernel.data.codec import Json
from cardwright.kernel.data.replay import as_seen, going_on
from cardwright.kernel.game import Game
from cardwright.kernel.state import NOBODY, OPEN
from cardwright.server.lobby.refusals import NotPermitted
from cardwright.server.lobby.seating import Seating, seat_at
from cardwright.server.lobby.terms import Terms, terms_again
from cardwright.server.player import Player
from cardwright.server.store.refusals import AlreadySeated, NotOpen
from cardwright.server.store.rows import LESSON, PUBLIC, REMATCH, SeatRecord, TableRecord
from cardwright.wire.bodies.lobby import Join, Seated
from cardwright.wire.socket import Offered


class Rematches:
    """The first player who asks makes the offer, the others who ask accept it; bots are always ready."""

    def __init__(self, seating: Seating) -> None:
        self.seating: Seating = seating

    async def ask(self, player: Player, table: str) -> Seated:
        """Offer a rematch or accept the one that is offered; a second request gives the same seat."""
        over = await self.seating.get(table)
        before = over.seat_of(player.id)
        if before is None:
            raise NotPermitted("only those who played can have a rematch")
        if over.status != "over":
            raise NotPermitted("you can have a rematch when the match is over")
        if over.kind == LESSON:
            raise NotPermitted("a lesson has no rematch: take it again, or play against a bot")
        seat = (before + 1) % over.size
        last, offered = await self.offered(over)
        if offered is not None:
            return await self.accept(player, over, offered, seat)
        return await self.offer(player, over, last)

    async def offered(self, over: TableRecord) -> tuple[TableRecord, TableRecord | None]:
        """The table that follows, if any, and the last one before it; a cancelled offer leads to the next."""
        last = over
        while last.rematch:
            following = await self.seating.get(last.rematch)
            if following.status != "void":
                return last, following
            last = following
        return last, None

    async def offer(self, player: Player, over: TableRecord, last: TableRecord) -> Seated:
        people = [each.player for each in over.seats if each.player is not None]
        terms = terms_again(over, kind_of(over, people))
        if terms.start is not None:
            terms.start = dealt_again(terms.game, terms.start, terms.cards)
        self.seating.check(player, terms.rated)
        made = terms.table(player, moved_round(terms, over.seats, player), self.seating.now())
        await self.seating.add(made)
        if not await self.seating.store.tables.set_rematch(last.id, made.id):  # somebody else was faster
            await self.seating.give_up(made)
            return await self.ask(player, over.id)
        for other in people:
            if other != player.id:
                await self.seating.announcer.notify(other, Offered(over.id, made.id, player.name))
        return await self.seating.opened(player, made)

    async def accept(self, player: Player, over: TableRecord, offered: TableRecord, seat: int) -> Seated:
        if offered.seat_of(player.id) is not None:
            return await self.seating.follow(offered, player)
        deck = over.seats[(seat - 1) % over.size].deck
        try:
            return await self.seating.sit(player, offered, seat, Join(deck=deck))
        except (AlreadySeated, NotOpen):  # asked twice at once, or the offer has just been cancelled
            now = await self.seating.get(offered.id)
            if now.status == "void":
                return await self.ask(player, over.id)
            return seat_at(now, player)


def kind_of(over: TableRecord, people: list[str]) -> str:
    """Anybody who could watch the first match can watch the next one."""
    if len(people) == 1:
        return "bot"
    return REMATCH if over.kind in PUBLIC else "private"


def dealt_again(game: Game[Any], start: Json, cards: CardSet[Any]) -> Json:
    """The same position as onlookers know it, so that nobody knows the other hands of it from the first match.

    Answers that were locked in are given again. A position with other cards than the game has now is refused.
    """
    s = going_on(game, start, token_bytes(KEY_BYTES), cards)
    s.sealed = [OPEN] * s.seats
    return as_seen(game, s, NOBODY)


def moved_round(terms: Terms, seats: list[SeatRecord], player: Player) -> list[SeatRecord]:
    """Everybody moves one seat further; of the people, only the one who asks sits down now."""
    moved = terms.seats()
    for before in seats:
        place = (before.seat + 1) % len(seats)
        if before.bot:
            moved[place] = SeatRecord(place, bot=before.bot, name=before.name, deck=terms.deck(before.deck))
        elif before.player == player.id:
            deck = terms.deck(before.deck)
            moved[place] = SeatRecord(place, player=player.id, name=player.name, face=player.face, deck=deck)
    return moved
