"""What a reader may ask of a table, each with its answer; a refusal changes nothing."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, Final

from uuid_utils import uuid7

from cardwright.kernel.errors import BadInput, CardwrightError, IllegalAction
from cardwright.kernel.game import CONCEDE as GIVING_UP
from cardwright.kernel.state import NOBODY
from cardwright.server.limits import whole_seconds
from cardwright.server.store.away import is_database_away
from cardwright.server.store.log import ACT, CLAIMED, CONCEDE, TAKE_BACK, Taken
from cardwright.server.store.rows import ReportRecord, Spoken
from cardwright.server.tables.crowd import why_no_room
from cardwright.server.tables.hints import advise, check_hint, check_pace
from cardwright.server.tables.letters import Roll, ToTable
from cardwright.server.tables.previews import check_previews, foretell
from cardwright.server.tables.refusing import FAILED, fail, refuse
from cardwright.server.tables.showing import JSON
from cardwright.server.tables.waiting import why_private
from cardwright.wire import socket
from cardwright.wire.socket import Because, Done, Refused, Said

if TYPE_CHECKING:
    from cardwright.server.tables.live import Live

CHANGES_NOTHING: Final = (socket.Say, socket.Preview, socket.Why, socket.Hint, socket.Rematch)  # in the match

EMOTES: Final = ("hello", "well played", "thanks", "oops", "hurry", "wow", "good game")


async def answer(live: Live, letter: ToTable) -> None:
    """Do what the letter asks; its sender learns of every refusal."""
    request = letter.request
    try:
        await ANSWERS[type(request)](live, letter, request)
    except CardwrightError as refused:
        refuse(live, letter, refused)
    except Taken:
        raise  # without an answer: it is asked again where the table is read again, and the log shows if it counts
    except Exception as problem:
        if not is_database_away(problem) and not isinstance(request, CHANGES_NOTHING):
            live.audience.send(letter.reader, Refused(request.id, FAILED))
            raise
        fail(live, letter, problem)
    if isinstance(request, socket.Act):
        live.dispatcher.metrics.acknowledgement.observe(max(0.0, time.time() - letter.came))


def seat_of(live: Live, letter: ToTable) -> int:
    seat = live.seat_of(letter.player.id)
    if seat == NOBODY:
        raise IllegalAction("you are watching this table; only those who sit at it can do that")
    return seat


async def watch(live: Live, letter: ToTable, request: socket.Watch) -> None:
    why = why_not_watch(live, letter, request)
    if why:
        live.dispatcher.post.deliver(letter.reader, JSON.encode(Refused(request.id, why)), live.record.id, request.id)
        return
    live.audience.send(letter.reader, Done(request.id))
    live.audience.join(letter.reader, letter.player, request)


async def call_roll(live: Live, roll: Roll) -> None:
    """Bring the audience together with those who say that they watch the table."""
    for present in live.audience.missing(roll):
        await watch(live, ToTable(roll.table, present.reader, present.player, present.request, 0.0), present.request)
    live.audience.settle(roll)


def why_not_watch(live: Live, letter: ToTable, request: socket.Watch) -> str:
    record = live.record
    if live.seat_of(letter.player.id) == NOBODY and (why := why_private(record, request.invite)):
        return why
    return why_no_room(live, letter)


async def unwatch(live: Live, letter: ToTable, request: socket.Unwatch) -> None:
    live.audience.send(letter.reader, Done(request.id))
    live.audience.leave(letter.reader)


async def act(live: Live, letter: ToTable, request: socket.Act) -> None:
    seat = seat_of(live, letter)
    action = meant(live, seat, request.action, request.text)
    fresh = live.table.check(seat, request.question, action)
    heard = live.table.heard()
    if fresh:
        await live.enter(ACT, seat, action)
    live.audience.send(letter.reader, Done(request.id, repeated=not fresh))
    if fresh:
        await live.show_answer(seat, heard)


def meant(live: Live, seat: int, action: int | None, text: str) -> int:
    """The action a client means, by its number or in a player's words."""
    if action is not None:
        return action
    if not text:
        raise BadInput("name an action, by its number or in words")
    return int(live.table.game.read_action(live.table.look(seat).position, seat, text))


async def concede(live: Live, letter: ToTable, request: socket.Concede) -> None:
    seat = seat_of(live, letter)
    again = live.gave_up(seat)
    if not again:
        why = live.table.game.why_not(live.table.look(seat).position, seat, GIVING_UP)
        if why:
            raise IllegalAction(why)
        await live.enter(CONCEDE, seat, GIVING_UP)
    live.audience.send(letter.reader, Done(request.id, repeated=again))
    if not again:
        await live.show()


async def abort(live: Live, letter: ToTable, request: socket.Abort) -> None:
    seat_of(live, letter)
    if live.over:
        raise IllegalAction("the game is over")
    if live.everybody_has_played:
        raise IllegalAction("everybody has played already: play on, or concede")
    await live.dispatcher.endings.abort(live)
    live.audience.send(letter.reader, Done(request.id))


async def claim(live: Live, letter: ToTable, request: socket.Claim) -> None:
    seat = seat_of(live, letter)
    why = live.why_not_claim(seat)
    if why:
        raise IllegalAction(why)
    for other in live.stand_ins.themselves():
        if other != seat and not live.over:
            await live.enter(CLAIMED, other, GIVING_UP)
    live.audience.send(letter.reader, Done(request.id))
    await live.show()


async def report(live: Live, letter: ToTable, request: socket.ReportPlayer) -> None:
    """Tell the moderators, with what was said at the table."""
    if letter.reader not in live.audience.readers:
        raise IllegalAction("only those who watch a table can report somebody there")
    seen = {*live.seats, *(spoken.player for spoken in live.talk)}
    if request.player not in seen or request.player == letter.player.id:
        raise BadInput("report somebody else who sits or talks at this table")
    wait = live.dispatcher.limits.hit("report", letter.player.id)
    if wait is not None:
        raise IllegalAction(f"you have reported a lot; wait {whole_seconds(wait)} s")
    made = ReportRecord(
        id=uuid7().hex,
        at=time.time(),
        reporter=letter.player.id,
        accused=request.player,
        table=live.record.id,
        reason=request.reason.strip(),
        talk=list(live.talk),
    )
    await live.dispatcher.store.moderation.report(made)
    live.audience.send(letter.reader, Done(request.id))


async def stand_in(live: Live, letter: ToTable, request: socket.StandIn) -> None:
    """Hand a seat over to the table's bot, or take it back."""
    seat = seat_of(live, letter)
    why = live.stand_ins.why_not(seat) if request.on else ""
    if why:
        raise IllegalAction(why)
    fresh = await live.stand_ins.hand_over(seat, request.on)
    live.audience.send(letter.reader, Done(request.id, repeated=not fresh))
    if fresh:
        await live.show()


async def take_back(live: Live, letter: ToTable, request: socket.TakeBack) -> None:
    seat = seat_of(live, letter)
    why = live.audience.undo(seat)
    if why:
        raise IllegalAction(why)
    if live.wants not in (None, seat):
        raise IllegalAction("another player asks to take back; answer that first")
    live.wants, live.agreed = seat, {seat}
    await if_all_agree(live)
    live.audience.send(letter.reader, Done(request.id))
    live.audience.show()


async def consent(live: Live, letter: ToTable, request: socket.Consent) -> None:
    seat = seat_of(live, letter)
    if live.wants is None or live.wants == seat:
        raise IllegalAction("nobody is asking you to allow a take-back")
    if request.yes:
        live.agreed.add(seat)
        await if_all_agree(live)
    else:
        live.wants, live.agreed = None, set()
    live.audience.send(letter.reader, Done(request.id))
    live.audience.show()


async def if_all_agree(live: Live) -> None:
    """Take back as soon as every person who still plays has agreed; bots always do."""
    if live.wants is None or not live.agreed.issuperset(live.stand_ins.themselves()):
        return
    seat = live.wants
    why = live.audience.undo(seat)
    if why:
        live.wants, live.agreed = None, set()
        raise IllegalAction(why)
    await live.enter(TAKE_BACK, seat, 0)
    live.bots.under_way.clear()
    live.audience.begin_anew()


async def say(live: Live, letter: ToTable, request: socket.Say) -> None:
    if letter.reader not in live.audience.readers:
        raise IllegalAction("only those who watch a table can talk at it")
    text = request.text.strip()
    if bool(text) == bool(request.emote):
        raise BadInput("say something in words, or by an emote")
    if request.emote and request.emote not in EMOTES:
        raise BadInput(f"there is no such emote; there are: {', '.join(EMOTES)}")
    wait = live.dispatcher.limits.hit("chat", letter.player.id)
    if wait is not None:
        raise IllegalAction(f"that was a lot of talk; wait {whole_seconds(wait)} s")
    speaker = await live.dispatcher.store.players.get(letter.player.id)
    if speaker is not None and speaker.muted_until > time.time():
        until = datetime.fromtimestamp(speaker.muted_until, UTC)
        raise IllegalAction(f"a moderator has muted you until {until:%Y-%m-%d %H:%M} UTC")
    said = Said(live.record.id, letter.player.id, letter.player.name, time.time(), text, request.emote)
    live.talk.append(Spoken(said.at, letter.player.id, text, request.emote))
    live.audience.send(letter.reader, Done(request.id))
    for reader, watching in list(live.audience.readers.items()):
        if letter.player.id not in await live.dispatcher.store.mutes.of(watching.player.id):
            live.audience.send(reader, said)


async def preview(live: Live, letter: ToTable, request: socket.Preview) -> None:
    seat = seat_of(live, letter)
    check_previews(live, letter.player.id)
    live.dispatcher.errands.later(foretell(live, letter, request, seat))


async def why(live: Live, letter: ToTable, request: socket.Why) -> None:
    seat = seat_of(live, letter)
    seen = live.table.look(seat).position
    try:
        reason = live.table.game.why_not(seen, seat, meant(live, seat, request.action, request.text))
    except CardwrightError as problem:  # what cannot be read cannot be done either
        reason = str(problem)
    live.audience.send(letter.reader, Because(request.id, reason))


async def hint(live: Live, letter: ToTable, request: socket.Hint) -> None:
    seat = seat_of(live, letter)
    check_hint(live, seat, request.question)
    check_pace(live, letter.player.id)
    live.dispatcher.errands.later(advise(live, letter, request, live.table.look(seat)))


async def rematch(live: Live, letter: ToTable, request: socket.Rematch) -> None:
    seat_of(live, letter)
    await live.dispatcher.rematch(letter.player, live.record.id)
    live.audience.send(letter.reader, Done(request.id))


ANSWERS: Final[dict[type, Callable[[Any, ToTable, Any], Awaitable[None]]]] = {
    socket.Watch: watch,
    socket.Unwatch: unwatch,
    socket.Act: act,
    socket.Concede: concede,
    socket.Abort: abort,
    socket.Claim: claim,
    socket.ReportPlayer: report,
    socket.StandIn: stand_in,
    socket.TakeBack: take_back,
    socket.Consent: consent,
    socket.Say: say,
    socket.Preview: preview,
    socket.Why: why,
    socket.Hint: hint,
    socket.Rematch: rematch,
}
