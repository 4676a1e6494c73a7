"""Rematches: the same people once more, on each other's seats."""

import asyncio
from pathlib import Path

import pytest

from cardwright.server.lobby import NotAllowed
from cardwright.server.player import Player
from cardwright.wire.bodies import Join, NewTable
from cardwright.wire.socket import Offered
from tests.server.lobby.places import House
from tests.server.lobby.test_tables import refusal, told


async def over(house: House, *players: Player, wanted: NewTable | None = None) -> str:
    """A match these players have finished; the first of them sat first."""
    wanted = wanted or NewTable("threelines", seat=0)
    made = await house.lobby.make(players[0], wanted)
    for player in players[1:]:
        await house.lobby.join(player, made.table, Join(made.invite))
    await house.finish(made.table, 0)
    return made.table


def test_one_offers_the_other_accepts_and_the_seats_change(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        ann, bob = await house.account("Ann"), await house.account("Bob")
        table = await over(house, ann, bob, wanted=NewTable("generals", seat=0, rated=True, deck="Argeon Highmayne"))
        offered = await house.lobby.rematch(ann, table)
        assert (offered.seat, offered.begun) == (1, False)
        assert house.porter.told == [(bob.id, Offered(table, offered.table, "Ann"))]
        assert await house.lobby.rematch(ann, table) == offered
        accepted = await house.lobby.rematch(bob, table)
        assert (accepted.table, accepted.seat, accepted.begun) == (offered.table, 0, True)
        before, after = await house.table(table), await house.table(offered.table)
        assert [seat.deck for seat in after.seats] == [seat.deck for seat in reversed(before.seats)]
        assert (after.rated, after.kind, after.options) == (True, "rematch", before.options)
        assert after.secret != before.secret
        assert before.rematch == after.id

    told(tmp_path, story)


@pytest.mark.parametrize(("kind", "again"), [("open", "rematch"), ("private", "private")])
def test_whoever_could_watch_a_match_can_watch_its_rematch_and_nobody_else_can_join_it(
    tmp_path: Path, kind: str, again: str
) -> None:
    async def story(house: House) -> None:
        ann, bob, cas = await house.guest(), await house.guest(), await house.guest()
        table = await over(house, ann, bob, wanted=NewTable("threelines", kind))
        offered = await house.lobby.rematch(ann, table)
        assert (await house.table(offered.table)).kind == again
        with pytest.raises(NotAllowed):
            await house.lobby.join(cas, offered.table, Join())
        assert offered.table not in [one.table for one in await house.lobby.listed()]
        await house.lobby.rematch(bob, table)
        assert (offered.table in [one.table for one in await house.lobby.listed()]) == (again == "rematch")

    told(tmp_path, story)


def test_both_offer_at_once_and_meet_at_one_table(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        for _ in range(5):
            ann, bob = await house.guest(), await house.guest()
            table = await over(house, ann, bob)
            asked = [house.lobby.rematch(player, table) for player in (ann, bob, ann, bob)]
            seated = await asyncio.gather(*asked)
            assert len({each.table for each in seated}) == 1
            assert house.porter.matches[-1] == seated[0].table
            assert len(house.porter.matches) == len(set(house.porter.matches))
            assert await house.store.tables.unfinished(ann.id) == await house.store.tables.unfinished(bob.id) == 1
            await house.finish(seated[0].table)

    told(tmp_path, story)


def test_bots_accept_at_once(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        ann = await house.guest()
        wanted = NewTable("threelines", "bot", bots=["easy"], seat=0, clock=False)
        table = await over(house, ann, wanted=wanted)
        again = await house.lobby.rematch(ann, table)
        assert (again.seat, again.begun) == (1, True)
        record = await house.table(again.table)
        assert [seat.bot for seat in record.seats] == ["easy", ""]
        assert not record.clock
        assert await house.lobby.rematch(ann, table) == again

    told(tmp_path, story)


def test_an_offer_called_off_can_be_made_again(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        ann, bob = await house.guest(), await house.guest()
        table = await over(house, ann, bob)
        first = await house.lobby.rematch(ann, table)
        await house.lobby.leave(ann, first.table)
        second = await house.lobby.rematch(bob, table)
        assert second.table != first.table
        assert not second.begun
        assert (await house.lobby.rematch(ann, table)).begun

    told(tmp_path, story)


def test_three_play_again_when_all_three_have_agreed(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        people = [await house.guest() for _ in range(3)]
        table = await over(house, *people, wanted=NewTable("template", seat=0, seats=3))
        seated = [await house.lobby.rematch(player, table) for player in people]
        assert [each.seat for each in seated] == [1, 2, 0]
        assert [each.begun for each in seated] == [False, False, True]

    told(tmp_path, story)


def test_only_those_who_played_and_only_after_the_end(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        ann, bob, cem = [await house.guest() for _ in range(3)]
        made = await house.lobby.make(ann, NewTable("threelines"))
        await house.lobby.join(bob, made.table, Join())
        assert "when the match is over" in await refusal(house.lobby.rematch(ann, made.table), NotAllowed)
        assert "only those who played" in await refusal(house.lobby.rematch(cem, made.table), NotAllowed)

    told(tmp_path, story)
