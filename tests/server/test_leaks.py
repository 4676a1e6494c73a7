"""Nobody learns what they may not know: whole matches, every byte recorded. The same checks find planted leaks."""

import asyncio
import random
import secrets
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast

import pytest

from cardwright.client import Client, ServerRefused
from cardwright.kernel.chance import UNTOUCHED
from cardwright.kernel.event import Event
from cardwright.kernel.game import Game
from cardwright.kernel.state import NOBODY
from cardwright.match import table as match_table
from cardwright.server.bots import Bots
from cardwright.server.lobby import terms
from cardwright.server.tables import requests
from cardwright.server.tables.audience import Audience
from cardwright.server.tables.forecast import foresee
from cardwright.server.tables.letters import ToTable
from cardwright.server.tables.live import Live
from cardwright.server.tables.showing import raw
from cardwright.server.tasks import ThinkingTask
from cardwright.wire import socket
from cardwright.wire.socket import Because, Foreseen
from cardwright.wire.view import Look
from tests.client.local_server import local_server
from tests.client.random_players import play_on
from tests.server.eavesdropping import Ear
from tests.server.overheard import story

Plant = Callable[[pytest.MonkeyPatch], None]


@pytest.mark.timeout(900)
@pytest.mark.parametrize(
    ("game", "most", "seats", "variant"),
    [
        ("template", 500, 2, "standard"),
        ("template", 500, 3, "standard"),
        ("template", 500, 4, "rowdy"),
        ("threelines", 500, 2, "standard"),
        ("generals", 500, 2, "standard"),
        ("pantheon", 60, 2, "standard"),
        ("pantheon", 60, 4, "standard"),
        ("cartoverse", 120, 2, "standard"),
        ("ancients", 60, 2, "standard"),
    ],
)
def test_nobody_learns_what_they_may_not_know(tmp_path: Path, game: str, most: int, seats: int, variant: str) -> None:
    async def listen() -> None:
        async with local_server(tmp_path) as server:
            for _ in range(3 if game == "threelines" else 1):
                ear = await story(server, game, most, seats, variant)
                assert await ear.leaks() == []
                assert {heard.seat for heard in ear.heard} == set(range(-1, seats))
                assert len(ear.heard) > 30
            assert server.errors() == []

    asyncio.run(listen())


@pytest.mark.parametrize("game", ["threelines", "generals"])
def test_an_answer_that_is_taken_back_stays_secret(tmp_path: Path, game: str) -> None:
    async def listen() -> None:
        async with local_server(tmp_path) as server:
            ear = Ear(server.node)
            async with (
                Client.guest(server.url) as ann,
                Client.guest(server.url) as bob,
                Client.guest(server.url) as eve,
            ):
                made = await ann.make(game)
                ear.table = made.table
                await bob.join(made.table)
                for client, seat in ((ann, made.seat), (bob, 1 - made.seat), (eve, NOBODY)):
                    client.tapped(ear.at(seat))
                    await client.watch(made.table)
                one, other = await ann.watch(made.table), await bob.watch(made.table)
                await play_on(one, random.Random(1), most=1)
                await one.take_back()
                while (await other.next()).wants is None:
                    pass
                await other.consent()
                others = asyncio.create_task(play_on(other, random.Random(2)))
                await play_on(one, random.Random(3), most=3)
                others.cancel()
                with suppress(ServerRefused):  # the match may be over by then
                    await one.concede()
            kinds = [entry.kind for entry in await server.node.store.log.read(made.table)]
            assert kinds[:3] == ["act", "take back", "act"]
            assert await ear.leaks() == []

    asyncio.run(listen())


def test_the_secret_is_told_at_the_end_and_not_before(tmp_path: Path) -> None:
    async def listen() -> None:
        async with local_server(tmp_path) as server:
            ear = await story(server, "threelines", 500)
            record = await server.node.store.tables.get(ear.table)
            assert record is not None
            telling = [heard for heard in ear.heard if record.secret.encode() in heard.message]
            assert {heard.seat for heard in telling} == {-1, 0, 1}
            assert {heard.number for heard in telling} == {ear.heard[-1].number}

    asyncio.run(listen())


def test_what_bots_do_tells_nothing_of_the_chance_of_the_match(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seeds: list[int] = []
    honest = Bots.think

    async def think(self: Bots, player: str, thought: ThinkingTask) -> int:
        seeds.append(thought.seed)
        return await honest(self, player, thought)

    def no_chance(size: int) -> str:
        return "5a" * size if size == terms.SECRET_BYTES else secrets.token_hex(size)

    monkeypatch.setattr(Bots, "think", think)
    monkeypatch.setattr(terms, "token_hex", no_chance)

    async def listen() -> None:
        async with local_server(tmp_path) as server, Client.guest(server.url) as ann:
            for table in range(4):
                await ann.watch((await ann.make("threelines", kind="bot", bots=["easy"], seat=0, salt="")).table)
                while len(seeds) == table:
                    await asyncio.sleep(0.001)

    asyncio.run(listen())
    assert len(set(seeds)) == len(seeds) == 4  # the same match each time, by its key, and the bot's first question


# Leaks, planted.


def the_mask_of_another_seat(patch: pytest.MonkeyPatch) -> None:
    honest = Audience.look

    def look(self: Audience, seat: int, heard: int, afresh: bool, whole: bool) -> Look:
        shown = honest(self, seat, heard, afresh, whole)
        shown.position = honest(self, 0, heard, afresh, whole).position
        return shown

    patch.setattr(Audience, "look", look)


def the_cards_another_seat_is_shown(patch: pytest.MonkeyPatch) -> None:
    honest = Audience.look

    def look(self: Audience, seat: int, heard: int, afresh: bool, whole: bool) -> Look:
        shown = honest(self, seat, heard, afresh, whole)
        shown.shown = honest(self, 0, heard, afresh, whole).shown
        return shown

    patch.setattr(Audience, "look", look)


def events_told_in_full(patch: pytest.MonkeyPatch) -> None:
    def known_by(event: Event, *_: Any) -> Event:
        return event

    patch.setattr(match_table, "known_by", known_by)


def the_secret_from_the_start(patch: pytest.MonkeyPatch) -> None:
    honest = Audience.look

    def look(self: Audience, seat: int, heard: int, afresh: bool, whole: bool) -> Look:
        shown = honest(self, seat, heard, afresh, whole)
        shown.shuffle.secret = self.live.record.secret
        return shown

    patch.setattr(Audience, "look", look)


def the_key_beside_the_position(patch: pytest.MonkeyPatch) -> None:
    honest = Audience.look

    def look(self: Audience, seat: int, heard: int, afresh: bool, whole: bool) -> Look:
        shown = honest(self, seat, heard, afresh, whole)
        table = self.live.table
        seen = table.game.mask(table._position, seat)
        seen.follow(table._position)
        shown.position = raw(table.game.encode(seen))
        return shown

    patch.setattr(Audience, "look", look)


def the_next_number_of_the_match(patch: pytest.MonkeyPatch) -> None:
    honest = Audience.look

    def look(self: Audience, seat: int, heard: int, afresh: bool, whole: bool) -> Look:
        shown = honest(self, seat, heard, afresh, whole)
        s = self.live.table._position
        if shown.status == "playing" and s.stream is not None:
            shown.undo = str(s.stream.outcome(UNTOUCHED - int(s.rng), 1 << 256))
        return shown

    patch.setattr(Audience, "look", look)


def how_much_was_drawn(patch: pytest.MonkeyPatch) -> None:
    honest = Audience.look

    def look(self: Audience, seat: int, heard: int, afresh: bool, whole: bool) -> Look:
        shown = honest(self, seat, heard, afresh, whole)
        table = self.live.table
        seen = table.game.mask(table._position, seat)
        seen.rng = table._position.rng
        shown.position = raw(table.game.position().encode(seen))
        return shown

    patch.setattr(Audience, "look", look)


def a_preview_by_the_true_chance(patch: pytest.MonkeyPatch) -> None:
    async def preview(live: Live, letter: ToTable, request: socket.Preview) -> None:
        seat = requests.seat_of(live, letter)
        game = cast("Game[Any]", LuckyGuess(live.table.game, live.table._position))
        outcomes, assumed = foresee(game, live.table.look(seat).position, seat, request.action, whole=True)
        worlds = sum(outcome.worlds for outcome in outcomes)
        live.audience.send(letter.reader, Foreseen(request.id, worlds, outcomes, assumed))

    patch.setitem(requests.ANSWERS, socket.Preview, preview)


@dataclass
class LuckyGuess:
    """A game whose imagined worlds draw what the match is going to draw."""

    game: Game[Any]
    true: Any

    def __getattr__(self, name: str) -> Any:
        return getattr(self.game, name)

    def sample(self, seen: Any, seat: int, seed: int) -> Any:
        world = self.game.sample(seen, seat, seed)
        world.follow(self.true)
        return world


def a_preview_of_the_true_position(patch: pytest.MonkeyPatch) -> None:
    async def preview(live: Live, letter: ToTable, request: socket.Preview) -> None:
        seat, true = requests.seat_of(live, letter), live.table._position
        outcomes, assumed = foresee(live.table.game, true, seat, request.action, whole=True)
        worlds = sum(outcome.worlds for outcome in outcomes)
        live.audience.send(letter.reader, Foreseen(request.id, worlds, outcomes, assumed))

    patch.setitem(requests.ANSWERS, socket.Preview, preview)


def a_reason_that_names_a_hidden_card(patch: pytest.MonkeyPatch) -> None:
    async def why(live: Live, letter: ToTable, request: socket.Why) -> None:
        others = live.table.look(1 - requests.seat_of(live, letter)).position
        reason = f"not while the other side has {live.table.game.position_text(others)}"
        live.audience.send(letter.reader, Because(request.id, reason))

    patch.setitem(requests.ANSWERS, socket.Why, why)


PLANTS: Sequence[tuple[Plant, str]] = (
    (the_mask_of_another_seat, "was shown another position than its own mask"),
    (the_cards_another_seat_is_shown, "was shown more of the position than its own mask shows"),
    (events_told_in_full, "was shown events that it may not hear so"),
    (the_secret_from_the_start, "was told a secret of the shuffle"),
    (the_key_beside_the_position, "was told a secret of the shuffle"),
    (the_next_number_of_the_match, "was told a secret of the shuffle"),
    (how_much_was_drawn, "was shown another position than its own mask"),
    (a_preview_by_the_true_chance, "was shown a preview that its own mask does not give"),
    (a_preview_of_the_true_position, "was shown a preview that its own mask does not give"),
    (a_reason_that_names_a_hidden_card, "was told of "),
)


def evening_for(plant: Plant) -> tuple[str, int]:
    """The shortest game in which the leak can be heard, and how long it is played."""
    if plant is a_preview_by_the_true_chance:
        return ("template", 500)
    return ("generals", 12) if plant is the_cards_another_seat_is_shown else ("threelines", 500)


@pytest.mark.parametrize(("plant", "found"), PLANTS, ids=[plant.__name__ for plant, _ in PLANTS])
def test_a_planted_leak_is_heard(tmp_path: Path, plant: Plant, found: str) -> None:
    async def listen() -> None:
        async with local_server(tmp_path) as server:
            for _ in range(5):
                with pytest.MonkeyPatch.context() as patch:
                    plant(patch)
                    ear = await story(server, *evening_for(plant))
                leaks = await ear.leaks()
                if any(found in leak for leak in leaks):
                    return
            raise AssertionError(f"nobody heard it; what was heard: {leaks}")

    asyncio.run(listen())
