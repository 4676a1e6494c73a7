"""Hints: what a bot would do in a player's place, why, and how likely it is to win; a bot process finds it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec

from cardwright.kernel.errors import IllegalAction
from cardwright.match import View
from cardwright.match.analysis import Counsel, Weighed
from cardwright.match.coaching import coached
from cardwright.server.limits import whole_seconds
from cardwright.server.tables.letters import ToTable
from cardwright.server.tasks import CounselTask, ThinkingTask
from cardwright.wire.socket import Alternative, Hint, Hinted

if TYPE_CHECKING:
    from cardwright.server.tables.live import Live

ADVISER: Final = "search:300ms"
DIGITS: Final = 2


def check_hint(live: Live, seat: int, question: int) -> None:
    """Refuse a hint that would be unfair, or that nobody needs."""
    if live.record.rated:
        raise IllegalAction("there are no hints in a rated match")
    if live.people != [seat]:
        raise IllegalAction("there are hints only in a match against bots alone")
    asked = live.table.open.get(seat)
    if asked is None or asked.number != question:
        raise IllegalAction("you are not asked that now")


def check_pace(live: Live, player: str) -> None:
    """Refuse one hint too many; one that is not refused is under way from now on."""
    if not live.dispatcher.caps.hold("hints", player):
        raise IllegalAction("a hint for you is under way; wait for it")
    wait = live.dispatcher.limits.hit("hint", player)
    if wait is not None:
        live.dispatcher.caps.let_go("hints", player)
        raise IllegalAction(f"that was a lot of hints; think for yourself, or wait {whole_seconds(wait)} s")


async def advise(live: Live, letter: ToTable, request: Hint, view: View[Any]) -> None:
    """Think, and tell the player who asked."""
    game = live.table.game
    seen = msgspec.json.encode(game.encode(view.position))
    legal = [int(action) for action in view.legal]
    thought = ThinkingTask(game.name, seen, view.seat, legal, ADVISER, request.question, live.record.changes)
    bots, player = live.dispatcher.bots, letter.player.id
    try:
        told = await bots.done(player, CounselTask(thought))
        action = await bots.think(player, thought) if told is None else told.best[0].action
    finally:
        live.dispatcher.caps.let_go("hints", player)
    text = game.action_text(view.position, view.seat, action)
    said = coached(game, view.position, view.seat, action)
    hinted = Hinted(request.id, action, text, said.what, said.why, said.changes)
    live.audience.send(letter.reader, hinted if told is None else with_prospects(hinted, told))


def with_prospects(hinted: Hinted, told: Counsel) -> Hinted:
    """The chances are those of a bot, and rounded accordingly."""
    hinted.chance = likely(told.best[0])
    hinted.line = told.line
    hinted.others = [Alternative(one.action, one.text, one.words, likely(one)) for one in told.best[1:]]
    return hinted


def likely(one: Weighed) -> float:
    return round(one.worth or 0.0, DIGITS)
