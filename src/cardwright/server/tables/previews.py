"""Previews: computed between everything else that happens, in turns by player."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from cardwright.kernel.errors import CardwrightError, IllegalAction
from cardwright.server.limits import whole_seconds
from cardwright.server.tables.forecast import foresee
from cardwright.server.tables.letters import ToTable
from cardwright.server.tables.refusing import fail, refuse
from cardwright.wire.socket import Foreseen, Preview

if TYPE_CHECKING:
    from cardwright.server.tables.live import Live


def check_previews(live: Live, player: str) -> None:
    """Refuse one preview too many; one that is not refused is under way from now on."""
    if not live.dispatcher.caps.hold("previews", player):
        raise IllegalAction("earlier previews of yours are not answered yet; wait for them")
    wait = live.dispatcher.limits.hit("preview", player)
    if wait is not None:
        live.dispatcher.caps.let_go("previews", player)
        raise IllegalAction(f"that was a lot of previews; wait {whole_seconds(wait)} s")


async def foretell(live: Live, letter: ToTable, request: Preview, seat: int) -> None:
    """Answer when it is the player's turn. At most half of the time goes into previews, no matter who asks."""
    dispatcher = live.dispatcher
    try:
        async with dispatcher.previews.of(letter.player.id):
            if dispatcher.running.live.get(live.record.id) is live:  # else the new owner of the table is asked again
                began = time.perf_counter()
                answer(live, letter, request, seat)
                await asyncio.sleep(time.perf_counter() - began)
    finally:
        dispatcher.caps.let_go("previews", letter.player.id)


def answer(live: Live, letter: ToTable, request: Preview, seat: int) -> None:
    try:
        foreseen = preview(live, letter, request, seat)
    except CardwrightError as refused:
        refuse(live, letter, refused)
    except Exception as problem:
        fail(live, letter, problem)
    else:
        live.audience.send(letter.reader, foreseen)


def preview(live: Live, letter: ToTable, request: Preview, seat: int) -> Foreseen:
    if not live.table.check(seat, request.question, request.action):
        raise IllegalAction("that has already been done")
    whole = live.audience.asks_for_positions(letter.reader)
    outcomes, assumed = foresee(live.table.game, live.table.look(seat).position, seat, request.action, whole)
    return Foreseen(request.id, sum(outcome.worlds for outcome in outcomes), outcomes, assumed)
