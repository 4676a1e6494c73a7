"""Players who leave a table of several: bots or the rules play for them, and they can come back."""

import asyncio
from dataclasses import replace

import pytest

from cardwright.client import Client, ServerRefused
from cardwright.client.seat import Seat
from cardwright.server.bots import Bots
from cardwright.server.settings import Settings
from cardwright.server.store import Entry, open_store
from cardwright.wire.view import Look
from tests.server.http.live_server import LiveServer, serving
from tests.server.tables.table_players import asked, guests, play_out, play_some, run, seated, until

NEVER = 3600.0  # a grace that no test outlives


@pytest.fixture
def patient(plain: Settings) -> Settings:
    """A server that waits for everybody, until a test tells it not to."""
    return replace(plain, grace=NEVER)


async def goes(site: LiveServer, seat: Seat) -> None:
    """A player stops watching their table, and nobody waits for them."""
    await asked(seat)
    site.node.dispatcher.grace = 0.0
    await seat.leave()


def stand_ins(look: Look) -> list[str]:
    return [sitting.stand_in for sitting in look.seats]


async def three(*players: Client) -> list[Seat]:
    """Three at a table where bots play for absent players."""
    return await seated("template", *players, seats=3, leaving="bot", stand_in="easy")


async def entries(settings: Settings, table: str) -> list[Entry]:
    store = await open_store(settings)
    try:
        return list(await store.log.read(table))
    finally:
        await store.close()


def test_a_bot_plays_for_somebody_who_is_gone_and_the_match_comes_to_its_end(patient: Settings) -> None:
    async def story(site: LiveServer) -> str:
        async with guests(site.url, 3) as (ana, ben, cleo):
            one, two, gone = await three(ana, ben, cleo)
            await goes(site, gone)
            look = await until(one, lambda look: look.seats[2].stand_in)
            assert stand_ins(look) == ["", "", "easy"]
            assert look.leaving == "bot"
            assert (look.seats[2].name, look.seats[2].bot) == (cleo.name, "")
            ends = await asyncio.gather(play_out(one, 1), play_out(two, 2))
            assert [end.status for end in ends] == ["over"] * 2
            return one.table

    with serving(patient) as site:
        table = run(story(site))
    log = run(entries(patient, table))
    by_the_bot = [entry.kind for entry in log if entry.seat == 2]
    assert by_the_bot[0] == "away"
    assert set(by_the_bot[1:]) == {"act"}


def test_a_player_who_comes_back_plays_on(patient: Settings) -> None:
    async def story(site: LiveServer) -> None:
        async with guests(site.url, 3) as (ana, ben, cleo):
            one, two, gone = await three(ana, ben, cleo)
            await goes(site, gone)
            await until(one, lambda look: look.seats[2].stand_in)
            back = await cleo.watch(gone.table)
            look = await until(back, lambda look: not look.seats[2].stand_in)
            assert stand_ins(await until(one, lambda look: not look.seats[2].stand_in)) == ["", "", ""]
            others = asyncio.gather(play_out(one, 1), play_out(two, 2))
            while look.question is None:
                look = await back.next()
            assert (await back.act(look.question.legal[0])).repeated is False
            others.cancel()

    with serving(patient) as site:
        run(story(site))


def test_a_bot_that_plays_for_somebody_does_so_after_a_restart_too(patient: Settings) -> None:
    async def first(site: LiveServer) -> tuple[str, str]:
        async with guests(site.url, 3) as (ana, ben, cleo):
            one, _, gone = await three(ana, ben, cleo)
            await goes(site, gone)
            await until(one, lambda look: look.seats[2].stand_in)
            return ana.token, one.table

    async def second(url: str, token: str, table: str) -> None:
        async with Client.session(url, token) as ana:
            look = await (await ana.watch(table)).next()
            assert look.seats[2].stand_in == "easy"

    with serving(patient) as site:
        token, table = run(first(site))
    with serving(patient) as site:
        run(second(site.url, token, table))


def test_a_player_who_is_away_for_a_moment_keeps_the_seat(patient: Settings) -> None:
    async def story(site: LiveServer) -> None:
        async with guests(site.url, 3) as (ana, ben, cleo):
            one, two, gone = await three(ana, ben, cleo)
            await asked(gone)
            await gone.leave()
            look = await until(one, lambda look: not look.seats[2].here)
            await asked(two)
            assert stand_ins(look) == ["", "", ""]

    with serving(patient) as site:
        run(story(site))


def test_a_seat_is_handed_over_and_taken_back(patient: Settings) -> None:
    async def story(site: LiveServer) -> None:
        async with guests(site.url, 3) as (ana, ben, cleo):
            one, two, three_ = await three(ana, ben, cleo)
            await asked(one)
            assert not (await one.stand_in()).repeated
            assert (await one.stand_in()).repeated
            look = await until(two, lambda look: look.seats[0].stand_in)
            assert look.seats[0].here
            again = await ana.watch(one.table)  # looking on is not playing
            assert (await again.next()).seats[0].stand_in == "easy"
            assert (await ana.mine())[0].left
            await one.stand_in(False)
            await until(three_, lambda look: not look.seats[0].stand_in)
            await until_not_left(ana)

    with serving(patient) as site:
        run(story(site))


async def until_not_left(client: Client) -> None:
    while (await client.mine())[0].left:
        await asyncio.sleep(0.01)


def test_where_the_table_does_not_want_it_no_bot_plays_for_anybody(patient: Settings) -> None:
    async def story(site: LiveServer) -> None:
        async with guests(site.url, 3) as players:
            one, _, gone = await seated("template", *players, seats=3, options={"seconds": 1})
            look = await asked(one)
            assert look.leaving == "timeouts"
            with pytest.raises(ServerRefused, match="no bot can play for you"):
                await one.stand_in()
            await goes(site, gone)
            look = await until(one, lambda look: look.number >= 3)  # without anybody who answers
            assert stand_ins(look) == ["", "", ""]
            log = await asyncio.to_thread(site.ask, site.node.store.log.read(one.table))
            assert {entry.kind for entry in log if entry.seat == 2} == {"late"}

    with serving(patient) as site:
        run(story(site))


def test_a_person_alone_with_bots_is_waited_for(patient: Settings) -> None:
    async def story(site: LiveServer) -> None:
        async with guests(site.url, 2) as (ana, ben):
            made = await ana.make("template", seats=3, seat=0, bots=["easy", "easy"], leaving="bot")
            site.node.dispatcher.grace = 0.0
            watching = await ben.watch(made.table)
            look = await until(watching, lambda look: look.asked == [0])
            assert stand_ins(look) == ["", "", ""]

    with serving(patient) as site:
        run(story(site))


def test_for_a_bot_that_cannot_think_the_rules_answer(site: LiveServer, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_: object) -> int:
        raise RuntimeError("no thoughts today")

    monkeypatch.setattr(Bots, "think", fail)

    async def story() -> None:
        async with guests(site.url, 1) as (ana,):
            made = await ana.make("template", kind="bot", seats=4, seat=0, clock=False)
            end = await play_out(await ana.watch(made.table), 4)
            assert end.status == "over"

    run(story())


# Giving up.


def test_a_player_who_gives_up_at_a_table_of_four_is_out_and_the_others_go_on(site: LiveServer) -> None:
    async def story() -> None:
        async with guests(site.url, 4) as players:
            seats = await seated("template", *players, seats=4)
            await play_some(seats, 2)
            assert not (await seats[0].concede()).repeated
            assert (await seats[0].concede()).repeated
            look = await until(seats[0], lambda look: look.seats[0].out)
            assert (look.status, look.seat, look.question, look.result) == ("playing", 0, None, None)
            assert look.undo == "you are out of this match"
            assert [sitting.out for sitting in look.seats] == [True, False, False, False]
            ends = await asyncio.gather(*(play_out(seat, place) for place, seat in enumerate(seats)))
            assert 0 not in (ends[0].result or [])
            assert ends[0].places is not None
            assert ends[0].places[0] == 1
            assert {str(end.places) for end in ends} == {str(ends[0].places)}

    run(story())


def test_the_last_one_who_has_not_given_up_has_won(site: LiveServer) -> None:
    async def story() -> None:
        async with guests(site.url, 3) as players:
            seats = await seated("template", *players, seats=3)
            await asked(seats[2])
            await seats[0].concede()
            await seats[2].concede()
            end = await seats[1].end()
            assert (end.result, end.reason, end.places) == ([1], "conceded", [1, 0, 1])

    run(story())


def test_a_player_who_is_out_is_free_for_the_next_quick_match(site: LiveServer) -> None:
    async def story() -> None:
        async with guests(site.url, 3) as players:
            found = [await player.quick("template", seats=3) for player in players]
            seat = await players[0].watch(found[0].table)
            await until(seat, lambda look: look.status == "playing")
            assert (await players[0].quick("template", seats=3)).table == found[0].table
            await seat.concede()
            await until(seat, lambda look: look.seats[found[0].seat].out)
            again = await players[0].quick("template", seats=3)
            assert again.table != found[0].table

    run(story())


def test_only_those_who_still_play_are_asked_whether_something_is_taken_back(site: LiveServer) -> None:
    async def story() -> None:
        async with guests(site.url, 3) as players:
            one, two, three_ = await seated("template", *players, seats=3)
            await asked(three_)
            await three_.concede()
            look = await until(one, lambda look: look.seats[2].out and look.question is not None)
            assert look.question is not None
            await one.act(look.question.legal[0])
            await one.take_back()
            await until(two, lambda look: look.wants == 0)
            await two.consent()
            back = await until(one, lambda look: look.wants is None and look.question is not None)
            assert back.afresh

    run(story())


def test_a_person_who_gave_up_among_bots_leaves_them_to_their_end(site: LiveServer) -> None:
    async def story() -> None:
        async with guests(site.url, 1) as (ana,):
            made = await ana.make("template", kind="bot", seats=4, seat=0, bots=["easy"] * 3, clock=False)
            seat = await ana.watch(made.table)
            await asked(seat)
            await seat.concede()
            end = await seat.end()
            assert end.places is not None
            assert end.places[0] == 1

    run(story())


def test_a_replay_of_a_match_in_which_a_bot_stood_in_can_be_read(patient: Settings) -> None:
    async def story(site: LiveServer) -> None:
        async with guests(site.url, 3) as (ana, ben, cleo):
            one, two, gone = await three(ana, ben, cleo)
            await goes(site, gone)
            await asyncio.gather(play_out(one, 1), play_out(two, 2))
            steps = await ana.ask("GET", f"/replays/{one.table}/steps?seat=2")
            assert steps["players"] == [ana.name, ben.name, cleo.name]
            assert {step["seat"] for step in steps["steps"]} >= {0, 1, 2}

    with serving(patient) as site:
        run(story(site))
