"""Quick match for more than two: tables fill up, with people, or with bots where nobody minds."""

import asyncio
from pathlib import Path

import pytest

from cardwright.kernel.errors import BadOption
from cardwright.server.lobby import NotPermitted
from cardwright.server.lobby.quick import ALONE
from cardwright.server.player import Player
from cardwright.server.settings import Settings
from cardwright.wire.bodies.lobby import Quick, Seated
from tests.server.lobby.lobby_setup import LobbySetup, setup_at
from tests.server.lobby.test_tables import refusal, told

FOUR = Quick("template", seats=4)
FOUR_OR_BOTS = Quick("template", seats=4, fill=True)


async def come(setup: LobbySetup, count: int, wanted: Quick = FOUR) -> list[tuple[Player, Seated]]:
    people = [await setup.guest() for _ in range(count)]
    return [(player, await setup.lobby.quick(player, wanted)) for player in people]


async def bots_at(setup: LobbySetup, table: str) -> list[str]:
    return [seat.bot for seat in (await setup.table(table)).seats if seat.bot]


def test_the_match_begins_when_as_many_have_come_as_each_of_them_wants(tmp_path: Path) -> None:
    async def story(setup: LobbySetup) -> None:
        came = await come(setup, 4)
        assert len({seated.table for _, seated in came}) == 1
        assert [seated.begun for _, seated in came] == [False, False, False, True]
        assert {seated.seat for _, seated in came} == {0, 1, 2, 3}
        assert setup.announcer.matches == [came[0][1].table]

    told(tmp_path, story)


def test_those_who_want_to_be_two_three_and_four_do_not_meet(tmp_path: Path) -> None:
    async def story(setup: LobbySetup) -> None:
        for seats in (None, 3, 4):
            await come(setup, 1, Quick("template", seats=seats))
        assert setup.announcer.matches == []
        [(_, second)] = await come(setup, 1, Quick("template", seats=2))
        assert second.begun

    told(tmp_path, story)


def test_a_number_the_game_is_not_played_by_is_refused(tmp_path: Path) -> None:
    async def story(setup: LobbySetup) -> None:
        ann = await setup.guest()
        assert "by 2 to 4, not by 5" in await refusal(setup.lobby.quick(ann, Quick("template", seats=5)), BadOption)
        assert "by 2, not by 3" in await refusal(setup.lobby.quick(ann, Quick("threelines", seats=3)), BadOption)

    told(tmp_path, story)


def test_a_player_who_stops_waiting_leaves_the_others_waiting(tmp_path: Path) -> None:
    async def story(setup: LobbySetup) -> None:
        (ann, at), (bob, _), _ = await come(setup, 3)
        assert await setup.lobby.stop_quick(ann.id)
        record = await setup.table(at.table)
        assert record.status == "open"
        assert record.seat_of(ann.id) is None
        assert record.seat_of(bob.id) is not None
        later = await come(setup, 2)
        assert [(seated.table, seated.begun) for _, seated in later] == [(at.table, False), (at.table, True)]

    told(tmp_path, story)


def test_the_first_of_several_can_leave_a_table_of_quick_match(tmp_path: Path) -> None:
    async def story(setup: LobbySetup) -> None:
        (ann, at), (bob, _) = await come(setup, 2)
        await setup.lobby.leave(ann, at.table)
        assert (await setup.table(at.table)).status == "open"
        await setup.lobby.leave(bob, at.table)
        assert (await setup.table(at.table)).status == "void"

    told(tmp_path, story)


def test_a_player_who_wants_another_number_waits_for_the_first_no_longer(tmp_path: Path) -> None:
    async def story(setup: LobbySetup) -> None:
        [(ann, before)] = await come(setup, 1)
        after = await setup.lobby.quick(ann, Quick("template", seats=3))
        assert after.table != before.table
        assert (await setup.table(before.table)).status == "void"

    told(tmp_path, story)


def test_a_player_who_waits_sees_the_others_come_and_go(tmp_path: Path) -> None:
    async def story(setup: LobbySetup) -> None:
        [(_, at)] = await come(setup, 1)
        setup.announcer.seen.clear()
        [(bob, _)] = await come(setup, 1)
        assert setup.announcer.seen == [at.table]
        await setup.lobby.stop_quick(bob.id)
        assert setup.announcer.seen == [at.table] * 2

    told(tmp_path, story)


def test_bots_come_after_a_while_where_all_who_wait_agree(tmp_path: Path) -> None:
    async def story(setup: LobbySetup) -> None:
        (_, at), _ = await come(setup, 2, FOUR_OR_BOTS)
        setup.now += ALONE - 1
        await setup.lobby.recover()
        assert setup.announcer.matches == []
        setup.now += 1
        await setup.lobby.recover()
        assert await bots_at(setup, at.table) == ["medium", "medium"]
        assert setup.announcer.matches == [at.table]

    told(tmp_path, story)


def test_no_bots_come_where_somebody_wants_people(tmp_path: Path) -> None:
    async def story(setup: LobbySetup) -> None:
        [(_, at)] = await come(setup, 1, FOUR_OR_BOTS)
        [(cid, _)] = await come(setup, 1)
        setup.now += ALONE
        await setup.lobby.recover()
        assert (await setup.table(at.table)).status == "open"
        await setup.lobby.quick(cid, FOUR_OR_BOTS)  # with other wishes now
        await setup.lobby.recover()
        assert await bots_at(setup, at.table) == ["medium", "medium"]

    told(tmp_path, story)


def test_a_match_of_two_is_filled_with_a_bot_as_well(tmp_path: Path) -> None:
    async def story(setup: LobbySetup) -> None:
        [(_, at)] = await come(setup, 1, Quick("threelines", fill=True))
        setup.now += ALONE
        await setup.lobby.recover()
        assert (await setup.table(at.table)).status == "playing"

    told(tmp_path, story)


def test_no_bot_comes_to_a_table_everybody_has_left(tmp_path: Path) -> None:
    async def story(setup: LobbySetup) -> None:
        [(ann, at)] = await come(setup, 1, FOUR_OR_BOTS)
        await setup.store.tables.leave_seat(at.table, ann.id)  # as when two leave at the same moment
        setup.now += ALONE
        await setup.lobby.recover()
        assert (await setup.table(at.table)).status == "open"
        assert await bots_at(setup, at.table) == []

    told(tmp_path, story)


def test_rated_matches_have_no_bots(tmp_path: Path) -> None:
    async def story(setup: LobbySetup) -> None:
        ann = await setup.account()
        wanted = Quick("template", rated=True, fill=True)
        assert await refusal(setup.lobby.quick(ann, wanted), NotPermitted) == "games with bots are not rated"
        rated = await setup.lobby.quick(ann, Quick("template", rated=True))
        assert (await setup.table(rated.table)).stand_in == ""

    told(tmp_path, story)


def test_a_bot_plays_for_players_who_leave_a_casual_match(tmp_path: Path) -> None:
    async def story(setup: LobbySetup) -> None:
        [(_, at)] = await come(setup, 1)
        assert (await setup.table(at.table)).stand_in == "medium"

    told(tmp_path, story)


def test_a_player_who_is_out_of_a_match_finds_another(tmp_path: Path) -> None:
    async def story(setup: LobbySetup) -> None:
        came = await come(setup, 4)
        ann, at = came[0]
        assert (await setup.lobby.quick(ann, FOUR)).table == at.table
        await setup.store.tables.set_left(at.table, at.seat, True)
        assert (await setup.lobby.quick(ann, FOUR)).table != at.table
        assert {mine.table: mine.left for mine in await setup.lobby.mine(ann)}[at.table]

    told(tmp_path, story)


def test_a_table_one_is_out_of_does_not_count(tmp_path: Path) -> None:
    async def story(setup: LobbySetup) -> None:
        (ann, at), *_ = await come(setup, 4)
        assert await setup.store.tables.unfinished(ann.id) == 1
        await setup.store.tables.set_left(at.table, at.seat, True)
        assert await setup.store.tables.unfinished(ann.id) == 0

    told(tmp_path, story)


@pytest.mark.parametrize("seats", [3, 4])
def test_sixty_who_come_at_once_fill_their_tables(settings: Settings, seats: int) -> None:
    async def story() -> None:
        async with setup_at(settings) as setup:
            people = [await setup.guest() for _ in range(60)]
            wanted = Quick("template", seats=seats)
            seated = await asyncio.gather(*(setup.lobby.quick(player, wanted) for player in people))
            tables = {each.table for each in seated}
            assert len(tables) == 60 // seats
            assert sorted(setup.announcer.matches) == sorted(tables)

    asyncio.run(story())
