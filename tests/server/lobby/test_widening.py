"""A search for a quick match: it begins with the nearest, widens with time, and leaves nothing behind."""

from pathlib import Path

from cardwright.server.lobby.quick import NEAR, OTHER_WISH, WIDER
from cardwright.server.player import Player
from cardwright.server.store import RatingRecord
from cardwright.wire.bodies.lobby import Quick
from tests.server.lobby.lobby_setup import LobbySetup
from tests.server.lobby.test_tables import told

UNTIL_CASUAL = (OTHER_WISH - NEAR) / WIDER  # seconds


async def rated_at(setup: LobbySetup, rating: float) -> Player:
    player = await setup.account()
    await setup.store.ratings.put_all([RatingRecord(player.id, "threelines", rating, 50, 0.06, 9, setup.now)])
    return player


def test_two_accounts_that_want_it_play_a_rated_match(tmp_path: Path) -> None:
    async def story(setup: LobbySetup) -> None:
        ann, bob = await setup.account(), await setup.account()
        await setup.lobby.quick(ann, Quick("threelines", rated=True))
        found = await setup.lobby.quick(bob, Quick("threelines", rated=True))
        assert found.begun
        assert (await setup.table(found.table)).rated

    told(tmp_path, story)


def test_who_wants_a_rated_match_plays_a_casual_one_with_a_guest_after_a_while(tmp_path: Path) -> None:
    async def story(setup: LobbySetup) -> None:
        ann, guest = await setup.account(), await setup.guest()
        waits = await setup.lobby.quick(ann, Quick("threelines", rated=True))
        setup.now += 1
        assert not (await setup.lobby.quick(guest, Quick("threelines"))).begun
        setup.now += UNTIL_CASUAL - 2
        await setup.lobby.recover()
        assert setup.announcer.matches == []
        setup.now += 2
        await setup.lobby.recover()
        assert setup.announcer.matches == [waits.table]
        match = await setup.table(waits.table)
        assert {seat.player for seat in match.seats} == {ann.id, guest.id}
        assert (match.rated, match.stand_in) == (False, "medium")

    told(tmp_path, story)


def test_far_apart_in_strength_they_wait_longer_but_not_for_ever(tmp_path: Path) -> None:
    async def story(setup: LobbySetup) -> None:
        weak, strong = await rated_at(setup, 1200), await rated_at(setup, 2000)
        waits = await setup.lobby.quick(weak, Quick("threelines", rated=True))
        setup.now += 1
        other = await setup.lobby.quick(strong, Quick("threelines", rated=True))
        assert other.table != waits.table
        setup.now += (800 - NEAR) / WIDER + 1
        await setup.lobby.recover()
        assert setup.announcer.matches == [waits.table]
        assert (await setup.table(waits.table)).rated

    told(tmp_path, story)


def test_the_table_of_one_who_was_brought_to_another_leads_there(tmp_path: Path) -> None:
    async def story(setup: LobbySetup) -> None:
        weak, strong = await rated_at(setup, 1200), await rated_at(setup, 2000)
        waits = await setup.lobby.quick(weak, Quick("threelines", rated=True))
        setup.now += 1
        left = await setup.lobby.quick(strong, Quick("threelines", rated=True, salt="mine"))
        setup.now += 60
        await setup.lobby.recover()
        before = await setup.table(left.table)
        assert (before.status, before.rematch) == ("void", waits.table)
        assert "mine" in {seat.salt for seat in (await setup.table(waits.table)).seats}

    told(tmp_path, story)


def test_a_search_that_is_given_up_leaves_nothing_behind(tmp_path: Path) -> None:
    async def story(setup: LobbySetup) -> None:
        ann = await setup.guest()
        await setup.lobby.quick(ann, Quick("threelines"))
        assert (await setup.lobby.quick_facts(1)).searching == {"threelines": 1}
        await setup.lobby.stop_quick(ann.id)
        assert await setup.lobby.mine(ann) == []
        assert (await setup.lobby.quick_facts(1)).searching == {}

    told(tmp_path, story)


def test_who_looks_on_is_told_how_long_it_takes(tmp_path: Path) -> None:
    async def story(setup: LobbySetup) -> None:
        assert (await setup.lobby.quick_facts(0)).waits == {}
        for seconds in (4, 10, 40):
            ann, bob = await setup.guest(), await setup.guest()
            await setup.lobby.quick(ann, Quick("threelines"))
            setup.now += seconds
            await setup.lobby.quick(bob, Quick("threelines"))
        assert (await setup.lobby.quick_facts(7)).waits == {"threelines": 10}
        assert (await setup.lobby.quick_facts(7)).online == 7

    told(tmp_path, story)
