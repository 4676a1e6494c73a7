"""Lessons over the wire: anybody begins one, the teacher answers, and it can be won."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from cardwright.client import Client, Seat, ServerRefused
from cardwright.games import load
from cardwright.wire.view import Look
from tests.client.local_server import LocalServer, local_server


async def in_an_inn(folder: Path, story: Callable[[LocalServer], Awaitable[None]]) -> None:
    async with local_server(folder) as server:
        await story(server)
        assert server.errors() == []


async def follow(seat: Seat, game: str) -> Look:
    """Do what the lesson leads to, to its end."""
    lesson = load(game).lesson()
    assert lesson is not None
    words = [word for turn in lesson.line.values() for word in turn]
    async for look in seat.turns():
        assert (look.kind, look.rated) == ("lesson", False)
        assert look.seats[1].name == "teacher"
        assert all(sitting.deadline is None for sitting in look.seats)
        await seat.act(words.pop(0))
    assert words == []
    return await seat.end()


@pytest.mark.parametrize("game", ["threelines", "generals"])
def test_a_lesson_is_played_and_won(tmp_path: Path, game: str) -> None:
    async def learn(server: LocalServer) -> None:
        async with Client.guest(server.url) as ann:
            seated = await ann.make(game, kind="lesson")
            assert (seated.seat, seated.begun) == (0, True)
            seat = await ann.watch(seated.table)
            last = await follow(seat, game)
            assert last.result == [0]
            assert [mine.kind for mine in await ann.mine()] == ["lesson"]
            with pytest.raises(ServerRefused, match="a lesson has no rematch"):
                await ann.ask("POST", f"/tables/{seated.table}/rematch")

    asyncio.run(in_an_inn(tmp_path, learn))


def test_the_easy_bot_plays_on_where_the_teacher_has_nothing_in_mind(tmp_path: Path) -> None:
    async def dawdle(server: LocalServer) -> None:
        async with Client.guest(server.url) as ann:
            seat = await ann.watch((await ann.make("generals", kind="lesson")).table)
            ends = 0
            async for look in seat.turns():
                if ends == 5:
                    assert len(look.events) > 1
                    return
                await seat.act("end")
                ends += 1

    asyncio.run(in_an_inn(tmp_path, dawdle))


@pytest.mark.parametrize(
    ("wishes", "reason"),
    [
        ({"game": "template"}, "there is no lesson for"),
        ({"game": "threelines", "bots": ["hard"]}, "a lesson is always the same"),
        ({"game": "threelines", "options": {"hp": 5}}, "a lesson is always the same"),
        ({"game": "generals", "deck": "Lyonar"}, "a lesson is always the same"),
        ({"game": "generals", "rated": True}, "a lesson is always the same"),
    ],
)
def test_a_lesson_has_nothing_to_choose(tmp_path: Path, wishes: dict[str, Any], reason: str) -> None:
    async def wish(server: LocalServer) -> None:
        async with Client.guest(server.url) as ann:
            with pytest.raises(ServerRefused, match=reason):
                await ann.make(**wishes, kind="lesson")

    asyncio.run(in_an_inn(tmp_path, wish))
