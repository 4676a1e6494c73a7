"""What the others receive is the same whatever a seat does in secret, or holds: messages, numbers, and when."""

import asyncio
import re
import time
from collections.abc import Callable
from typing import Any

from cardwright.client import Client
from cardwright.games import load
from cardwright.kernel.chance import dice
from cardwright.kernel.data.rules_digest import digest_of_rules
from cardwright.kernel.game import Game
from cardwright.kernel.state import OPEN
from cardwright.match.shuffle import commitment_of
from cardwright.server.store.rows import SeatRecord, TableRecord
from cardwright.wire.view import Look
from tests.server.http.live_server import LiveServer
from tests.server.tables.table_players import asked, guests, run, until

NEVER = 1e6  # a pace of bots that no test outlives
CHANGING = re.compile(rb'"(now|deadline|at)":[0-9.e+]+')
SECRET = "5" * 64


class Ear:
    """Everything a client receives about tables, without the time of day and the names of people and tables."""

    def __init__(self, *names: str) -> None:
        self.heard: list[bytes] = []
        self.names = list(names)

    def __call__(self, message: bytes | str) -> None:
        told = message if isinstance(message, bytes) else message.encode()
        if b'"type":"view"' not in told and b'"type":"locked"' not in told and b'"type":"change"' not in told:
            return
        told = CHANGING.sub(rb'"\1":0', told)
        for place, name in enumerate(self.names):
            told = told.replace(name.encode(), b"<%d>" % place)
        self.heard.append(told)


def table_at(site: LiveServer, name: str, table: str, position: Any, players: list[Client], bot: str = "") -> str:
    """A match that goes on from a position, with these players and, behind them, a bot."""
    game: Game[Any] = load(name)
    seats = [SeatRecord(seat, one.player, "", one.name) for seat, one in enumerate(players)]
    if bot:
        seats.append(SeatRecord(len(seats), None, bot, f"{bot} bot"))
    record = TableRecord(
        id=table,
        game=name,
        variant="standard",
        options=position.options.values(),
        cards=game.cards().digest(),
        rules=digest_of_rules(type(game)),
        size=len(seats),
        kind="open",
        rated=False,
        clock=not bot,
        status="playing",
        secret=SECRET,
        commitment=commitment_of(SECRET),
        start=game.encode(position),
        created=time.time(),
        started=time.time(),
        seats=seats,
    )
    site.ask(site.node.store.tables.add(record))
    site.ask(site.node.dispatcher.begun(table))
    return table


def found(name: str, wanted: Callable[[Any, Any], bool]) -> Any:
    """A position of random play that is as wanted."""
    game: Game[Any] = load(name)
    for seed in range(60):
        s, chance = game.new(game.options()(), seed), dice(seed)
        while s.result is None:
            if wanted(game, s):
                s.events = []
                return s
            seat = s.asked()[0]
            legal = game.legal(s, seat)
            game.apply(s, seat, legal[chance.below(len(legal))])
    raise AssertionError("no game came to such a position")


def both_deploy_and_the_first_has_several(game: Any, s: Any) -> bool:
    if s.asked() != [0, 1] or s.waiting[0].kind != "deploy":
        return False
    tried = game.clone(s)
    game.apply(tried, 0, game.legal(tried, 0)[0])
    return bool(tried.sealed[0] == OPEN and tried.asked() == [0, 1])


async def answer_all(seat: Any, look: Look) -> Look:
    """Place the heroes that are left, always in the first way there is."""
    while look.question is not None and look.question.kind == "deploy":
        number = look.question.number
        await seat.act(look.question.legal[0])
        look = await until(seat, lambda look, n=number: look.question is None or look.question.number > n)
        if look.question is None:
            break
    return look


def what_the_others_hear(site: LiveServer, position: Any, table: str, first: bool) -> list[list[bytes]]:
    """Both players deploy in secret; the one of several heroes begins before the other answers, or after that."""

    async def story() -> list[list[bytes]]:
        async with guests(site.url, 3) as (ana, ben, cleo):
            names = [table, *(word for one in (ana, ben, cleo) for word in (one.player, one.name))]
            ears = [Ear(*names), Ear(*names)]
            ben.tapped(ears[0])
            cleo.tapped(ears[1])
            table_at(site, "ancients", table, position, [ana, ben])
            one, other = await ana.watch(table), await ben.watch(table)
            looks = [
                await asked(one),
                await until(other, lambda look: look.question is not None and look.seats[0].here),
            ]
            watching = await cleo.watch(table)
            await until(watching, lambda look: look.onlookers == 1)
            looks[1] = await until(other, lambda look: look.onlookers == 1)
            looks[0] = await until(one, lambda look: look.onlookers == 1)
            if first:
                assert looks[0].question is not None
                number = looks[0].question.number
                await one.act(looks[0].question.legal[0])
                looks[0] = await until(one, lambda look: look.question is not None and look.question.number > number)
            await answer_all(other, looks[1])
            await answer_all(one, looks[0])
            for seat in (other, watching):
                await until(seat, lambda look: any(told.word == "deploy" for told in look.events))
            await asyncio.sleep(0.5)
            return [list(ear.heard) for ear in ears]

    return run(story())


def differences(one: list[list[bytes]], other: list[list[bytes]]) -> list[tuple[int, int, bytes, bytes]]:
    """Where the first messages that differ begin to: of which reader, which message, and what each says there."""
    found = []
    for reader, (mine, theirs) in enumerate(zip(one, other, strict=True)):
        for place in range(max(len(mine), len(theirs))):
            a, b = (heard[place] if place < len(heard) else b"nothing" for heard in (mine, theirs))
            if a != b:
                at = next((i for i, (x, y) in enumerate(zip(a, b)) if x != y), min(len(a), len(b)))
                found.append((reader, place, a[max(0, at - 60) : at + 60], b[max(0, at - 60) : at + 60]))
                break
    return found


def test_others_receive_the_same_bytes_whenever_the_parts_of_a_secret_answer_are_given(site: LiveServer) -> None:
    position = found("ancients", both_deploy_and_the_first_has_several)
    begun_early = what_the_others_hear(site, position, "a" * 32, first=True)
    begun_late = what_the_others_hear(site, position, "b" * 32, first=False)
    assert differences(begun_early, begun_late) == []
    assert all(len(heard) >= 3 for heard in begun_early), "there was something to compare"


# Bots.


def window_opens(game: Any, s: Any, action: int) -> Any:
    after = game.clone(s)
    game.apply(after, 0, action)
    asked = list(after.asked())
    return after if asked == [1] and after.waiting[0].kind == "respond" else None


def opener(game: Any, s: Any) -> int | None:
    """What opens a window in which the other can do nothing but pass, or something else, as far as the first knows."""
    if list(s.asked()) != [0] or s.waiting[0].kind == "respond":
        return None
    seen = game.mask(s, 0)
    for action in list(game.legal(s, 0))[:12]:
        if window_opens(game, s, action) is not None and len(worlds(game, seen, action)) == 2:
            return int(action)
    return None


def worlds(game: Any, seen: Any, action: int) -> dict[bool, Any]:
    """Two positions that look the same to the first seat; in one of them the other can only pass."""
    made: dict[bool, Any] = {}
    for seed in range(12):
        world = game.sample(seen, 0, seed)
        after = window_opens(game, world, action) if not game.why_not(world, 0, action) else None
        if after is not None:
            made.setdefault(len(game.legal(after, 1)) == 1, world)
    return made


def what_is_heard_of_a_bot(site: LiveServer, name: str, world: Any, action: int, table: str) -> list[bytes]:
    """Open a window for a bot that never answers within the test."""
    site.node.dispatcher.bot_pace = NEVER

    async def story() -> list[bytes]:
        async with guests(site.url, 1) as (ana,):
            ear = Ear(table, ana.player, ana.name)
            ana.tapped(ear)
            table_at(site, name, table, world, [ana], "easy")
            seat = await ana.watch(table)
            await asked(seat)
            await seat.act(action)
            await until(seat, lambda look: look.asked == [1])
            await asyncio.sleep(0.5)
            return list(ear.heard)

    return run(story())


def test_a_bot_that_can_only_pass_is_seen_to_think_like_one_that_can_answer(site: LiveServer) -> None:
    for name, one, other in (("pantheon", "c", "d"), ("cartoverse", "e", "f")):
        game: Any = load(name)
        s = found(name, lambda game, s: opener(game, s) is not None)
        action = opener(game, s)
        assert action is not None
        made = worlds(game, game.mask(s, 0), action)
        for world in made.values():
            world.rng = s.rng
        heard = [
            what_is_heard_of_a_bot(site, name, made[only], action, t * 32) for only, t in ((True, one), (False, other))
        ]
        assert heard[0] == heard[1]
        assert len(heard[0]) >= 2


def test_a_bot_that_can_only_pass_does_so_in_the_end(site: LiveServer) -> None:
    async def story() -> None:
        async with guests(site.url, 1) as (ana,):
            s = found("pantheon", lambda game, s: opener(game, s) is not None)
            game: Any = load("pantheon")
            action = opener(game, s)
            assert action is not None
            table_at(site, "pantheon", "9" * 32, worlds(game, game.mask(s, 0), action)[True], [ana], "hard")
            seat = await ana.watch("9" * 32)
            before = (await asked(seat)).number
            await seat.act(action)
            await until(seat, lambda look: look.number >= before + 2 and look.asked != [1])

    run(story())
