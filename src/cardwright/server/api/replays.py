"""Replays over HTTP: the file of a finished match, its steps, and a table to play on at."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated, Any, Final

from msgspec import Meta, convert

from cardwright.kernel.errors import BadReplay
from cardwright.server.analysing.analysing import TooMany
from cardwright.server.api.endpoint import ANYONE, ROOT, Call, Endpoint, Refusal
from cardwright.server.api.lobby import lobby_refusals
from cardwright.server.replays import NotOver, Replays
from cardwright.wire.bodies.analyses import AnalysisState
from cardwright.wire.bodies.lobby import Seated
from cardwright.wire.bodies.replays import PlayOn, ReplayFile, Steps

if TYPE_CHECKING:
    from cardwright.server.node import Node

Seat = Annotated[int, Meta(ge=-1, le=5)]
Number = Annotated[int, Meta(ge=0, le=1_000_000)]
WHICH: Final = {"seat": Seat, "first": Number, "last": Number, "position": bool}
SOON: Final = "20"  # seconds until an analysis has ended, more or less
NOT_NOW: Final = (409,)  # the match is not over, or plays differently in this version


@contextmanager
def replay_refusals() -> Iterator[None]:
    with lobby_refusals():
        try:
            yield
        except (NotOver, BadReplay) as error:
            raise Refusal(409, str(error)) from None
        except TooMany as error:
            raise Refusal(429, str(error), {"Retry-After": SOON}) from None


async def file(node: Node, call: Call) -> ReplayFile:
    with replay_refusals():
        return await Replays(node.store).file(call.path["table"])


async def steps(node: Node, call: Call) -> Steps:
    wanted: dict[str, Any] = {name: convert(value, WHICH[name], strict=False) for name, value in call.query.items()}
    first, last, whole = wanted.get("first", 0), wanted.get("last"), wanted.get("position", False)
    asker = call.player.id if call.player is not None else ""
    with replay_refusals():
        return await Replays(node.store).steps(call.path["table"], wanted.get("seat"), first, last, whole, asker)


async def play_on(node: Node, call: Call) -> Seated:
    with replay_refusals():
        return await Replays(node.store).play_on(node.lobby, call.me, call.path["table"], call.body)


async def analysis(node: Node, call: Call) -> AnalysisState:
    with replay_refusals():
        return await node.analysing.state(call.path["table"])


async def analyse(node: Node, call: Call) -> AnalysisState:
    with replay_refusals():
        return await node.analysing.begin(call.path["table"], call.me.id, call.address)


ENDPOINTS: Final = (
    Endpoint(
        "GET",
        f"{ROOT}/replays/{{table}}",
        file,
        None,
        ReplayFile,
        "A finished match as a file, with the proof of its shuffle",
        ANYONE,
        refuses=NOT_NOW,
    ),
    Endpoint(
        "GET",
        f"{ROOT}/replays/{{table}}/steps",
        steps,
        None,
        Steps,
        "Up to 100 steps of a finished match, as a seat saw them (-1: an onlooker), or whole without a seat",
        ANYONE,
        query=WHICH,
        refuses=NOT_NOW,
    ),
    Endpoint(
        "GET",
        f"{ROOT}/replays/{{table}}/analysis",
        analysis,
        None,
        AnalysisState,
        "What a bot thinks of a finished match: every seat's chance to win, its mistakes, and what was better",
        ANYONE,
        refuses=NOT_NOW,
    ),
    Endpoint(
        "POST",
        f"{ROOT}/replays/{{table}}/analysis",
        analyse,
        None,
        AnalysisState,
        "Have it analysed, unless that is done or under way; the answer says how far it is",
        limit="analysis",
        refuses=NOT_NOW,
    ),
    Endpoint(
        "POST",
        f"{ROOT}/replays/{{table}}/play-on",
        play_on,
        PlayOn,
        Seated,
        "A new table that continues from a step; what the seat did not know is dealt again",
        limit="table",
        refuses=NOT_NOW,
    ),
)
