"""A hint is one of the legal answers, thought from what the player knows; only against bots, and not too often."""

import asyncio
import json
import re
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from cardwright.client import Client, Seat, ServerRefused
from cardwright.games import load
from cardwright.match.analysis import Counsel
from cardwright.server.bots import Bots
from cardwright.server.limits import RULES
from cardwright.server.tables import hints
from cardwright.server.tasks import CounselTask
from cardwright.wire import socket
from tests.client.local_server import LocalServer, local_server
from tests.client.random_players import sit_down


def told(folder: Path, story: Callable[[LocalServer], Awaitable[None]]) -> None:
    async def happen() -> None:
        async with local_server(folder) as server:
            await story(server)
            assert server.errors() == []

    asyncio.run(happen())


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "ADVISER", "search:20ms")


def test_a_hint_says_what_to_do_why_and_what_changes(tmp_path: Path) -> None:
    async def story(server: LocalServer) -> None:
        async with Client.guest(server.url) as ann:
            seat = await ann.watch((await ann.make("generals", kind="bot", bots=["easy"], seat=0)).table)
            async for _ in seat.turns():
                hinted = await seat.hint()
                assert re.match("(Exchange .*|Keep these cards)$", hinted.what)
                assert hinted.why.startswith("You want something to play")
                return

    told(tmp_path, story)


@pytest.mark.parametrize("game", ["threelines", "generals", "template"])
def test_a_hint_is_one_of_the_legal_answers(tmp_path: Path, game: str) -> None:
    async def story(server: LocalServer) -> None:
        async with Client.guest(server.url) as ann:
            seat = await ann.watch((await ann.make(game, kind="bot", bots=["easy"])).table)
            asked = 0
            async for look in seat.turns():
                assert look.question is not None
                hinted = await seat.hint()
                offer = next(offer for offer in look.question.legal if offer.action == hinted.action)
                assert hinted.text == offer.text
                offered = [offer.action for offer in look.question.legal]
                assert {other.action for other in hinted.others} <= set(offered) - {hinted.action}
                assert hinted.chance is not None
                assert 1 >= hinted.chance >= max((other.chance for other in hinted.others), default=0.0) >= 0
                await seat.act(hinted.action)
                asked += 1
                if asked == 5:
                    return

    told(tmp_path, story)


def test_a_hint_tells_the_chance_to_win_how_the_turn_goes_on_and_what_is_next_best(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hints, "ADVISER", "search:30it")

    async def story(server: LocalServer) -> None:
        async with Client.guest(server.url) as ann:
            seat = await ann.watch((await ann.make("generals", kind="bot", bots=["easy"], seat=0)).table)
            async for _ in seat.turns():
                hinted = await seat.hint()
                assert hinted.chance is not None
                assert hinted.what not in [other.words for other in hinted.others]
                if hinted.line[-1:] == ["End your turn"] and len(hinted.others) == 2:
                    return
                await seat.act(hinted.action)  # what follows may depend on the cards to come, or be nothing
            raise AssertionError("no hint of a whole match told how the turn goes on and what is next best")

    told(tmp_path, story)


def test_a_hint_without_prospects_is_better_than_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def done(*_: object) -> None:
        return None

    monkeypatch.setattr(Bots, "done", done)

    async def story(server: LocalServer) -> None:
        async with Client.guest(server.url) as ann:
            seat = await ann.watch((await ann.make("threelines", kind="bot", bots=["easy"])).table)
            look = await seat.next()
            hinted = await seat.hint()
            assert look.question is not None
            assert hinted.action in [offer.action for offer in look.question.legal]
            assert (hinted.chance, hinted.line, hinted.others) == (None, [], [])

    told(tmp_path, story)


def test_the_adviser_is_shown_what_the_player_knows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[tuple[str, bytes, int]] = []
    honest = Bots.done

    async def done(self: Bots, player: str, task: CounselTask) -> Counsel | None:
        assert task.agent == hints.ADVISER
        shown.append((task.game, task.thought.seen, task.thought.seat))
        return await honest(self, player, task)

    monkeypatch.setattr(Bots, "done", done)

    async def story(server: LocalServer) -> None:
        async with Client.guest(server.url) as ann:
            seat = await ann.watch((await ann.make("generals", kind="bot", bots=["easy"], seat=0)).table)
            async for _ in seat.turns():
                await seat.hint()
                break

    told(tmp_path, story)
    [(game, seen, place)] = shown
    position = load(game).decode(json.loads(seen))
    assert place == 0
    assert set(position.players[1].hand) <= {-1, -2}
    assert set(position.players[1].deck) == {-1}
    assert position.rng == 0


def test_among_people_there_are_no_hints(tmp_path: Path) -> None:
    async def story(server: LocalServer) -> None:
        async with Client.guest(server.url) as ann, Client.guest(server.url) as bob:
            one, _ = await sit_down(ann, bob, "threelines")
            await one.next()
            with pytest.raises(ServerRefused, match="only in a match against bots alone"):
                await one.hint()

    told(tmp_path, story)


def test_there_is_no_hint_for_a_question_that_is_not_open(tmp_path: Path) -> None:
    async def story(server: LocalServer) -> None:
        async with Client.guest(server.url) as ann:
            seat = await ann.watch((await ann.make("threelines", kind="bot")).table)
            await seat.next()
            with pytest.raises(ServerRefused, match="you are not asked that now"):
                await ann.connection.ask(socket.Hint(0, seat.table, 999))

    told(tmp_path, story)


async def ask_again(seat: Seat, times: int) -> None:
    """While one waits for hints, another is earned now and then."""
    for _ in range(times):
        await seat.hint()


def test_hints_are_limited_in_rate(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "ADVISER", "search:1ms")

    async def story(server: LocalServer) -> None:
        server.node.dispatcher.limits.on = True
        async with Client.guest(server.url) as ann:
            seat = await ann.watch((await ann.make("threelines", kind="bot")).table)
            await seat.next()
            count = RULES["hint"].each.times
            for _ in range(count):
                await seat.hint()
            with pytest.raises(ServerRefused, match="think for yourself"):
                await ask_again(seat, count)

    told(tmp_path, story)
