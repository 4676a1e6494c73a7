"""Tables of several before the match: seats, invites, bots that the host puts there and takes away."""

from pathlib import Path

from cardwright.kernel.errors import BadInput
from cardwright.server.lobby import NotPermitted
from cardwright.server.store.refusals import NotOpen, SeatTaken
from cardwright.wire.bodies.lobby import Join, NewTable, PutBot
from tests.server.lobby.lobby_setup import LobbySetup
from tests.server.lobby.test_tables import refusal, told

FOUR = NewTable("template", seats=4, seat=0)


async def names(setup: LobbySetup, table: str) -> list[str]:
    return [seat.bot or seat.name for seat in (await setup.table(table)).seats]


def test_the_host_puts_bots_of_any_level_on_any_seat(tmp_path: Path) -> None:
    async def story(setup: LobbySetup) -> None:
        ann = await setup.guest("Ann")
        made = await setup.lobby.make(ann, FOUR)
        await setup.lobby.put_bot(ann, made.table, PutBot(2, "hard"))
        await setup.lobby.put_bot(ann, made.table, PutBot(1, "easy"))
        assert await names(setup, made.table) == ["Ann", "easy", "hard", ""]
        assert setup.announcer.matches == []

    told(tmp_path, story)


def test_a_bot_can_be_exchanged_and_sent_away_again(tmp_path: Path) -> None:
    async def story(setup: LobbySetup) -> None:
        ann, bob = await setup.guest("Ann"), await setup.guest("Bob")
        made = await setup.lobby.make(ann, FOUR)
        for level in ("hard", "easy", ""):
            await setup.lobby.put_bot(ann, made.table, PutBot(1, level))
        assert await names(setup, made.table) == ["Ann", "", "", ""]
        await setup.lobby.join(bob, made.table, Join())
        assert await names(setup, made.table) == ["Ann", "Bob", "", ""]

    told(tmp_path, story)


def test_the_match_begins_when_a_bot_takes_the_last_seat(tmp_path: Path) -> None:
    async def story(setup: LobbySetup) -> None:
        ann, bob = await setup.guest(), await setup.guest()
        made = await setup.lobby.make(ann, FOUR)
        await setup.lobby.join(bob, made.table, Join(seat=3))
        assert not (await setup.lobby.put_bot(ann, made.table, PutBot(1, "medium"))).begun
        assert (await setup.lobby.put_bot(ann, made.table, PutBot(2, "medium"))).begun
        assert setup.announcer.matches == [made.table]
        assert "begun" in await refusal(setup.lobby.put_bot(ann, made.table, PutBot(2, "")), NotOpen)

    told(tmp_path, story)


def test_no_bot_takes_the_seat_of_a_person(tmp_path: Path) -> None:
    async def story(setup: LobbySetup) -> None:
        ann = await setup.guest()
        made = await setup.lobby.make(ann, FOUR)
        for level in ("easy", ""):
            reason = await refusal(setup.lobby.put_bot(ann, made.table, PutBot(0, level)), SeatTaken)
            assert reason == "somebody sits on seat 1"
        assert "there is no seat 5" in await refusal(setup.lobby.put_bot(ann, made.table, PutBot(4, "easy")), BadInput)
        assert "bot" in await refusal(setup.lobby.put_bot(ann, made.table, PutBot(1, "godlike")), BadInput)

    told(tmp_path, story)


def test_only_the_host_puts_bots(tmp_path: Path) -> None:
    async def story(setup: LobbySetup) -> None:
        ann, bob = await setup.guest(), await setup.guest()
        made = await setup.lobby.make(ann, FOUR)
        await setup.lobby.join(bob, made.table, Join())
        assert "opened" in await refusal(setup.lobby.put_bot(bob, made.table, PutBot(2, "easy")), NotPermitted)

    told(tmp_path, story)


def test_no_bot_comes_to_a_rated_table(tmp_path: Path) -> None:
    async def story(setup: LobbySetup) -> None:
        ann = await setup.account()
        made = await setup.lobby.make(ann, NewTable("template", seats=3, rated=True))
        assert "not rated" in await refusal(setup.lobby.put_bot(ann, made.table, PutBot(2, "easy")), NotPermitted)

    told(tmp_path, story)


def test_one_invite_leads_to_every_free_seat(tmp_path: Path) -> None:
    async def story(setup: LobbySetup) -> None:
        ann, bob, cid = [await setup.guest(name) for name in ("Ann", "Bob", "Cid")]
        made = await setup.lobby.make(ann, NewTable("template", seats=3, seat=0, kind="private"))
        assert (await setup.lobby.join_by_invite(bob, made.invite, Join(seat=2))).seat == 2
        last = await setup.lobby.join_by_invite(cid, made.invite, Join())
        assert (last.seat, last.begun) == (1, True)

    told(tmp_path, story)


def test_a_taken_seat_cannot_be_chosen(tmp_path: Path) -> None:
    async def story(setup: LobbySetup) -> None:
        ann, bob = await setup.guest(), await setup.guest()
        made = await setup.lobby.make(ann, FOUR)
        assert "seat 1 is not free" in await refusal(setup.lobby.join(bob, made.table, Join(seat=0)), SeatTaken)

    told(tmp_path, story)


def test_a_table_says_who_plays_for_absent_players(tmp_path: Path) -> None:
    async def story(setup: LobbySetup) -> None:
        ann = await setup.account()
        plain = await setup.lobby.make(ann, FOUR)
        assert (await setup.table(plain.table)).stand_in == ""
        minded = await setup.lobby.make(ann, NewTable("template", seats=4, leaving="bot", stand_in="hard"))
        assert (await setup.table(minded.table)).stand_in == "hard"
        rated = NewTable("template", seats=4, leaving="bot", rated=True)
        assert "rated" in await refusal(setup.lobby.make(ann, rated), NotPermitted)
        odd = NewTable("template", leaving="magic")
        assert "timeouts or a bot" in await refusal(setup.lobby.make(ann, odd), BadInput)

    told(tmp_path, story)


def test_a_rematch_of_four_has_the_same_people_and_bots_one_seat_further(tmp_path: Path) -> None:
    async def story(setup: LobbySetup) -> None:
        ann, bob = await setup.guest("Ann"), await setup.guest("Bob")
        wanted = NewTable("template", seats=4, seat=0, bots=["easy", "hard"], leaving="bot")
        made = await setup.lobby.make(ann, wanted)
        await setup.lobby.join(bob, made.table, Join())
        assert await names(setup, made.table) == ["Ann", "easy", "hard", "Bob"]
        await setup.finish(made.table, 0)
        await setup.lobby.rematch(ann, made.table)
        again = await setup.lobby.rematch(bob, made.table)
        assert again.begun
        assert await names(setup, again.table) == ["Bob", "Ann", "easy", "hard"]
        assert (await setup.table(again.table)).stand_in == "medium"

    told(tmp_path, story)


def test_a_bot_can_take_the_seat_of_somebody_who_wants_no_rematch(tmp_path: Path) -> None:
    async def story(setup: LobbySetup) -> None:
        people = [await setup.guest() for _ in range(3)]
        made = await setup.lobby.make(people[0], NewTable("template", seats=3, seat=0))
        for player in people[1:]:
            await setup.lobby.join(player, made.table, Join())
        await setup.finish(made.table, 1)
        offered = await setup.lobby.rematch(people[0], made.table)
        assert not (await setup.lobby.rematch(people[1], made.table)).begun
        assert (await setup.lobby.put_bot(people[0], offered.table, PutBot(0, "medium"))).begun

    told(tmp_path, story)
