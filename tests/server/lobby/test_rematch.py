"""Rematches: the same people once more, on each other's seats."""

import asyncio
from pathlib import Path

import pytest

from cardwright.server.lobby import NotPermitted
from cardwright.server.player import Player
from cardwright.wire.bodies.lobby import Join, NewTable
from cardwright.wire.socket import Offered
from tests.server.lobby.lobby_setup import LobbySetup
from tests.server.lobby.test_tables import refusal, told


async def over(setup: LobbySetup, *players: Player, wanted: NewTable | None = None) -> str:
    """A match these players have finished; the first of them sat first."""
    wanted = wanted or NewTable("threelines", seat=0)
    made = await setup.lobby.make(players[0], wanted)
    for player in players[1:]:
        await setup.lobby.join(player, made.table, Join(made.invite))
    await setup.finish(made.table, 0)
    return made.table


def test_one_offers_the_other_accepts_and_the_seats_change(tmp_path: Path) -> None:
    async def story(setup: LobbySetup) -> None:
        ann, bob = await setup.account("Ann"), await setup.account("Bob")
        table = await over(setup, ann, bob, wanted=NewTable("generals", seat=0, rated=True, deck="Argeon Highmayne"))
        offered = await setup.lobby.rematch(ann, table)
        assert (offered.seat, offered.begun) == (1, False)
        assert setup.announcer.told == [(bob.id, Offered(table, offered.table, "Ann"))]
        assert await setup.lobby.rematch(ann, table) == offered
        accepted = await setup.lobby.rematch(bob, table)
        assert (accepted.table, accepted.seat, accepted.begun) == (offered.table, 0, True)
        before, after = await setup.table(table), await setup.table(offered.table)
        assert [seat.deck for seat in after.seats] == [seat.deck for seat in reversed(before.seats)]
        assert (after.rated, after.kind, after.options) == (True, "rematch", before.options)
        assert after.secret != before.secret
        assert before.rematch == after.id

    told(tmp_path, story)


@pytest.mark.parametrize(("kind", "again"), [("open", "rematch"), ("private", "private")])
def test_a_player_who_could_watch_a_match_can_watch_its_rematch_and_nobody_else_can_join_it(
    tmp_path: Path, kind: str, again: str
) -> None:
    async def story(setup: LobbySetup) -> None:
        ann, bob, cas = await setup.guest(), await setup.guest(), await setup.guest()
        table = await over(setup, ann, bob, wanted=NewTable("threelines", kind))
        offered = await setup.lobby.rematch(ann, table)
        assert (await setup.table(offered.table)).kind == again
        with pytest.raises(NotPermitted):
            await setup.lobby.join(cas, offered.table, Join())
        assert offered.table not in [one.table for one in await setup.lobby.listed()]
        await setup.lobby.rematch(bob, table)
        assert (offered.table in [one.table for one in await setup.lobby.listed()]) == (again == "rematch")

    told(tmp_path, story)


def test_both_offer_at_once_and_meet_at_one_table(tmp_path: Path) -> None:
    async def story(setup: LobbySetup) -> None:
        for _ in range(5):
            ann, bob = await setup.guest(), await setup.guest()
            table = await over(setup, ann, bob)
            asked = [setup.lobby.rematch(player, table) for player in (ann, bob, ann, bob)]
            seated = await asyncio.gather(*asked)
            assert len({each.table for each in seated}) == 1
            assert setup.announcer.matches[-1] == seated[0].table
            assert len(setup.announcer.matches) == len(set(setup.announcer.matches))
            assert await setup.store.tables.unfinished(ann.id) == await setup.store.tables.unfinished(bob.id) == 1
            await setup.finish(seated[0].table)

    told(tmp_path, story)


def test_bots_accept_at_once(tmp_path: Path) -> None:
    async def story(setup: LobbySetup) -> None:
        ann = await setup.guest()
        wanted = NewTable("threelines", "bot", bots=["easy"], seat=0, clock=False)
        table = await over(setup, ann, wanted=wanted)
        again = await setup.lobby.rematch(ann, table)
        assert (again.seat, again.begun) == (1, True)
        record = await setup.table(again.table)
        assert [seat.bot for seat in record.seats] == ["easy", ""]
        assert not record.clock
        assert await setup.lobby.rematch(ann, table) == again

    told(tmp_path, story)


def test_an_offer_called_off_can_be_made_again(tmp_path: Path) -> None:
    async def story(setup: LobbySetup) -> None:
        ann, bob = await setup.guest(), await setup.guest()
        table = await over(setup, ann, bob)
        first = await setup.lobby.rematch(ann, table)
        await setup.lobby.leave(ann, first.table)
        second = await setup.lobby.rematch(bob, table)
        assert second.table != first.table
        assert not second.begun
        assert (await setup.lobby.rematch(ann, table)).begun

    told(tmp_path, story)


def test_three_play_again_when_all_three_have_agreed(tmp_path: Path) -> None:
    async def story(setup: LobbySetup) -> None:
        people = [await setup.guest() for _ in range(3)]
        table = await over(setup, *people, wanted=NewTable("template", seat=0, seats=3))
        seated = [await setup.lobby.rematch(player, table) for player in people]
        assert [each.seat for each in seated] == [1, 2, 0]
        assert [each.begun for each in seated] == [False, False, True]

    told(tmp_path, story)


def test_only_those_who_played_and_only_after_the_end(tmp_path: Path) -> None:
    async def story(setup: LobbySetup) -> None:
        ann, bob, cem = [await setup.guest() for _ in range(3)]
        made = await setup.lobby.make(ann, NewTable("threelines"))
        await setup.lobby.join(bob, made.table, Join())
        assert "when the match is over" in await refusal(setup.lobby.rematch(ann, made.table), NotPermitted)
        assert "only those who played" in await refusal(setup.lobby.rematch(cem, made.table), NotPermitted)

    told(tmp_path, story)
