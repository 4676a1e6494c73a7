"""Finished matches: as a file, step by step as one seat saw them, and as a place to play on from."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Sequence
from typing import Any, Final

import msgspec

from cardwright.games import load
from cardwright.kernel.data.replay import Replay, as_seen, steps
from cardwright.kernel.errors import BadInput, CardwrightError
from cardwright.kernel.event import known_by
from cardwright.kernel.game import CONCEDE, Game
from cardwright.kernel.state import NOBODY
from cardwright.match import Table
from cardwright.match.lapse import Lapse
from cardwright.server.lobby import Lobby, NoSuchTable
from cardwright.server.player import Player
from cardwright.server.store import Store, TableRecord
from cardwright.server.tables.history import replayed
from cardwright.server.tables.pinned import changes_of
from cardwright.server.tables.showing import drawn, tell, told
from cardwright.wire.bodies.lobby import Seated
from cardwright.wire.bodies.replays import PlayOn, Proof, ReplayFile, Step, Steps

MOST_STEPS: Final = 100  # in one answer
BREATH: Final = 10  # steps after which others have their turn


class NotOver(CardwrightError):
    """The match is still being played, and its replay would reveal what is hidden."""


class Replays:
    """Anybody who knows the id of a finished match may see it: ids cannot be guessed."""

    def __init__(self, store: Store) -> None:
        self.store: Store = store

    async def record(self, table: str) -> TableRecord:
        """A match that is over."""
        record = await self.store.tables.get(table)
        if record is None or record.status == "void":
            raise NoSuchTable("there is no such match")
        if record.status != "over":
            raise NotOver("this match is not over; you can see its replay when it is")
        return record

    async def played(self, record: TableRecord) -> Table[Any]:
        """What was played, without what was taken back. If it plays differently now, the error says where."""
        return replayed(record, await self.store.log.read(record.id))

    async def file(self, table: str) -> ReplayFile:
        """The whole match with everything hidden, and the proof of its shuffle."""
        record = await self.record(table)
        replay = (await self.played(record)).replay
        written = json.loads(replay.to_json()) | {"rules": record.rules, "proof": proof_of(record, replay)}
        return msgspec.convert(written, ReplayFile)

    async def steps(
        self, table: str, seat: int | None, first: int, last: int | None, whole: bool = False, asker: str = ""
    ) -> Steps:
        """The steps from ``first`` to ``last``, as far as one answer goes; step 0 is the beginning."""
        record = await self.record(table)
        played = await self.played(record)
        replay = played.replay
        if seat is not None and not NOBODY <= seat < record.size:
            raise BadInput(f"there is no seat {seat}; there are 0 to {record.size - 1}, and -1 for an onlooker")
        total = len(replay.moves)
        if not 0 <= first <= total:
            raise BadInput(f"there is no step {first}; there are 0 to {total}")
        end = min(total if last is None else last, total, first + MOST_STEPS - 1)
        reader = ReplayReader(load(record.game), replay, seat, whole, played.late)
        found = [step async for step in reader.steps(end) if step.number >= first]
        bots = [sitting.bot for sitting in record.seats]
        mine = next((sitting.seat for sitting in record.seats if asker and sitting.player == asker), None)
        return Steps(
            record.id, record.game, seat, replay.players, bots, mine, total, found, replay.result, changes_of(record)
        )

    async def play_on(self, lobby: Lobby, player: Player, table: str, wanted: PlayOn) -> Seated:
        """A table that continues from a step; what that seat did not know is dealt again, by the new table's chance."""
        record = await self.record(table)
        replay = (await self.played(record)).replay
        if wanted.seat >= record.size:
            raise BadInput(f"there is no seat {wanted.seat}; there are 0 to {record.size - 1}")
        game = load(record.game)
        s = await position_at(game, replay, wanted.step)
        if s.result is not None:
            raise BadInput("the match is over at this step; continue from an earlier one")
        return await lobby.play_on(player, record, as_seen(game, s, wanted.seat), wanted)


class ReplayReader:
    """Tells a replay to one seat, to an onlooker (-1), or to somebody who may know everything (None)."""

    def __init__(
        self, game: Game[Any], replay: Replay, seat: int | None, whole: bool, late: Sequence[bool] = ()
    ) -> None:
        self.game: Game[Any] = game
        self.replay: Replay = replay
        self.seat: int | None = seat
        self.whole: bool = whole  # whether positions are told beside what is shown of them
        self.late: Sequence[bool] = late  # whether the rules took each action, as time had run out
        self.ear: int = NOBODY if seat is None else seat

    async def steps(self, end: int) -> AsyncIterator[Step]:
        """Every step up to ``end``."""
        mover, action = None, ""
        async for at, s in positions(self.game, self.replay):
            yield self.step(at, mover, action, s)
            if at == end:
                return
            mover = self.replay.moves[at][0]
            action = self.action(s, *self.replay.moves[at])

    def step(self, at: int, mover: int | None, action: str, s: Any) -> Step:
        seen = self.seen(s)
        kinds = self.game.event_kinds()
        events = s.events if self.seat is None else [known_by(e, kinds[e.kind], self.seat) for e in s.events]
        heard = told(self.game, seen, events, self.ear)
        if mover is not None and self.late and self.late[at - 1]:
            heard.insert(0, tell(self.game, seen, Lapse(mover, action), self.ear))
        return Step(at, mover, action, heard, *drawn(self.game, seen, self.whole))

    def action(self, s: Any, seat: int, action: int) -> str:
        """What is done next, in words; of another's secret answer only that it was given."""
        if action == CONCEDE:
            return "gives up"
        decision = s.decision(seat)
        if decision is not None and decision.sealed and self.seat not in (None, seat):
            return "locks in"
        return self.game.action_text(self.seen(s), seat, action)

    def seen(self, s: Any) -> Any:
        return s if self.seat is None else self.game.mask(s, self.seat)


async def positions(game: Game[Any], replay: Replay) -> AsyncIterator[tuple[int, Any]]:
    """Every position of a replay with its number; other tasks get their turn in between."""
    for at, s in enumerate(steps(game, replay)):
        if at % BREATH == BREATH - 1:
            await asyncio.sleep(0)
        yield at, s


async def position_at(game: Game[Any], replay: Replay, step: int) -> Any:
    async for at, s in positions(game, replay):
        if at == step:
            return s
    raise BadInput(f"there is no step {step}; there are 0 to {len(replay.moves)}")


def proof_of(record: TableRecord, replay: Replay) -> Proof:
    last = replay.moves[-1] if replay.moves else (NOBODY, 0)
    return Proof(
        table=record.id,
        commitment=record.commitment,
        secret=record.secret,
        salts=[seat.salt for seat in record.seats],
        ended=record.ended,
        conceded=last[0] if last[1] == CONCEDE else None,
    )
