"""Opening, joining and leaving tables."""

import asyncio
from collections.abc import Awaitable, Callable
from hashlib import sha256
from pathlib import Path

import pytest

from cardwright.games import load
from cardwright.kernel.errors import BadInput, CardwrightError
from cardwright.server.lobby import NoSuchTable, NotPermitted
from cardwright.server.settings import Settings
from cardwright.wire.bodies.lobby import Join, NewTable, Seated
from tests.server.lobby.lobby_setup import LobbySetup, setup_at, setup_in

Story = Callable[[LobbySetup], Awaitable[None]]


def told(folder: Path, story: Story) -> None:
    """Let a story happen in a lobby of its own."""

    async def happen() -> None:
        async with setup_in(folder) as setup:
            await story(setup)

    asyncio.run(happen())


async def refusal(doing: Awaitable[object], kind: type[CardwrightError] = CardwrightError) -> str:
    """The sentence with which something is refused."""
    with pytest.raises(kind) as refused:
        await doing
    return str(refused.value)


def test_a_match_begins_when_the_second_player_sits_down(tmp_path: Path) -> None:
    async def story(setup: LobbySetup) -> None:
        ann, bob = await setup.account("Ann"), await setup.guest("Bob")
        made = await setup.lobby.make(ann, NewTable("threelines", salt="ann's"))
        assert not made.begun
        assert [table.seats.count("") for table in await setup.lobby.listed()] == [1]
        joined = await setup.lobby.join(bob, made.table, Join(salt="bob's"))
        assert joined.begun
        assert {made.seat, joined.seat} == {0, 1}
        assert setup.announcer.matches == [made.table]
        record = await setup.table(made.table)
        assert record.status == "playing"
        assert {seat.salt for seat in record.seats} == {"ann's", "bob's"}
        assert record.options["hp"] == 20
        assert record.cards == load("threelines").cards().digest()

    told(tmp_path, story)


def test_the_shuffle_is_committed_to_when_the_table_is_made(tmp_path: Path) -> None:
    async def story(setup: LobbySetup) -> None:
        made = await setup.lobby.make(await setup.guest(), NewTable("threelines"))
        record = await setup.table(made.table)
        assert made.commitment == record.commitment == sha256(bytes.fromhex(record.secret)).hexdigest()

    told(tmp_path, story)


def test_nobody_plays_himself_and_who_sits_stays(tmp_path: Path) -> None:
    async def story(setup: LobbySetup) -> None:
        ann = await setup.account()
        made = await setup.lobby.make(ann, NewTable("threelines"))
        again = await setup.lobby.join(ann, made.table, Join())
        assert (again.seat, again.begun) == (made.seat, False)
        assert setup.announcer.matches == []

    told(tmp_path, story)


def test_a_maker_sits_where_they_want(tmp_path: Path) -> None:
    async def story(setup: LobbySetup) -> None:
        ann = await setup.account()
        assert (await setup.lobby.make(ann, NewTable("threelines", seat=1))).seat == 1
        assert "there is no seat 3" in await refusal(setup.lobby.make(ann, NewTable("threelines", seat=2)), BadInput)

    told(tmp_path, story)


def test_a_private_table_is_joined_by_its_invite_alone(tmp_path: Path) -> None:
    async def story(setup: LobbySetup) -> None:
        ann, bob = await setup.account(), await setup.guest()
        made = await setup.lobby.make(ann, NewTable("threelines", "private"))
        assert await setup.lobby.listed() == []
        assert "ask for its invite" in await refusal(setup.lobby.join(bob, made.table, Join()), NotPermitted)
        wrong = setup.lobby.join_by_invite(bob, "nothing", Join())
        assert "leads to no table" in await refusal(wrong, NoSuchTable)
        assert "leads to no table" in await refusal(setup.lobby.join_by_invite(bob, "", Join()), NoSuchTable)
        joined = await setup.lobby.join_by_invite(bob, made.invite, Join())
        assert joined.begun

    told(tmp_path, story)


def test_a_third_player_finds_no_seat(tmp_path: Path) -> None:
    async def story(setup: LobbySetup) -> None:
        ann, bob, cem = [await setup.guest() for _ in range(3)]
        made = await setup.lobby.make(ann, NewTable("template", seats=3))
        await setup.lobby.join(bob, made.table, Join())
        assert setup.announcer.matches == []
        dee = await setup.guest()
        await asyncio.gather(
            setup.lobby.join(cem, made.table, Join()), setup.lobby.join(dee, made.table, Join()), return_exceptions=True
        )
        assert setup.announcer.matches == [made.table]
        eve = await setup.guest()
        assert "begun" in await refusal(setup.lobby.join(eve, made.table, Join()))

    told(tmp_path, story)


def test_a_game_against_a_bot_begins_at_once(tmp_path: Path) -> None:
    async def story(setup: LobbySetup) -> None:
        ann = await setup.guest()
        made = await setup.lobby.make(ann, NewTable("generals", "bot", bots=["easy"], seat=0, clock=False))
        assert made.begun
        record = await setup.table(made.table)
        assert [seat.bot for seat in record.seats] == ["", "easy"]
        assert all(not load("generals").deck_problems(seat.deck, load("generals").options()()) for seat in record.seats)
        unnamed = await setup.table((await setup.lobby.make(ann, NewTable("threelines", "bot"))).table)
        assert sorted(seat.bot for seat in unnamed.seats) == ["", "medium"]

    told(tmp_path, story)


def test_bots_that_cannot_be_are_refused(tmp_path: Path) -> None:
    async def story(setup: LobbySetup) -> None:
        ann = await setup.guest()
        wanted = NewTable("threelines", "bot", bots=["genius"])
        assert 'there is no bot "genius"' in await refusal(setup.lobby.make(ann, wanted))
        many = NewTable("threelines", bots=["easy", "easy"])
        assert "room for 1 more" in await refusal(setup.lobby.make(ann, many))
        few = NewTable("template", "bot", seats=3, bots=["easy"])
        assert "needs 2 of them" in await refusal(setup.lobby.make(ann, few))

    told(tmp_path, story)


@pytest.mark.parametrize(
    ("wanted", "sentence"),
    [
        (NewTable("chess"), 'there is no game "chess"'),
        (NewTable("threelines", "secret"), 'a table is open, private, bot or lesson, not "secret"'),
        (NewTable("generals", variant="clasic"), "did you mean classic?"),
        (NewTable("threelines", options={"hp": 0}), "hp is a whole number from 1 to 1000, not 0"),
        (NewTable("threelines", options={"luck": 3}), 'there is no option "luck"'),
        (NewTable("threelines", seats=3), "Threelines is played by 2, not by 3"),
        (NewTable("threelines", clock=False), "only a game against bots alone"),
        (NewTable("threelines", "bot", rated=True), "games with bots are not rated"),
        (NewTable("threelines", deck="3 Jon Snow"), "Threelines is played without decks"),
        (NewTable("generals", deck="Argeon Highmayne\n3 Silverguard Knight"), "this one has 4"),
    ],
)
def test_what_cannot_be_had_is_refused_with_a_sentence(tmp_path: Path, wanted: NewTable, sentence: str) -> None:
    async def story(setup: LobbySetup) -> None:
        assert sentence in await refusal(setup.lobby.make(await setup.account(), wanted))
        assert await setup.lobby.listed() == []

    told(tmp_path, story)


def test_a_deck_is_a_starter_by_name_or_a_text(tmp_path: Path) -> None:
    async def story(setup: LobbySetup) -> None:
        starters = load("generals").starters()
        ann, bob = await setup.guest(), await setup.guest()
        made = await setup.lobby.make(ann, NewTable("generals", seat=0, deck="argeon highmayne"))
        bad = setup.lobby.join(bob, made.table, Join(deck="Kaleos Xaan\n99 Nobody"))
        assert "this deck cannot be played" in await refusal(bad)
        await setup.lobby.join(bob, made.table, Join(deck=starters["Kaleos Xaan"]))
        record = await setup.table(made.table)
        assert [seat.deck for seat in record.seats] == [starters["Argeon Highmayne"], starters["Kaleos Xaan"]]

    told(tmp_path, story)


def test_rated_games_are_between_accounts(tmp_path: Path) -> None:
    async def story(setup: LobbySetup) -> None:
        ann, guest = await setup.account(), await setup.guest()
        assert "for accounts" in await refusal(
            setup.lobby.make(guest, NewTable("threelines", rated=True)), NotPermitted
        )
        made = await setup.lobby.make(ann, NewTable("threelines", rated=True))
        assert "for accounts" in await refusal(setup.lobby.join(guest, made.table, Join()), NotPermitted)
        assert (await setup.table(made.table)).rated

    told(tmp_path, story)


def test_changed_options_make_a_table_unrated(tmp_path: Path) -> None:
    async def story(setup: LobbySetup) -> None:
        ann = await setup.account()
        same = await setup.lobby.make(ann, NewTable("threelines", rated=True, options={"hp": 20}))
        other = await setup.lobby.make(ann, NewTable("threelines", rated=True, options={"hp": 21}))
        assert (await setup.table(same.table)).rated
        assert not (await setup.table(other.table)).rated
        assert (await setup.table(other.table)).options["hp"] == 21

    told(tmp_path, story)


def test_a_banned_player_is_told_why(tmp_path: Path) -> None:
    async def story(setup: LobbySetup) -> None:
        bad = await setup.account(banned="cheating")
        assert await refusal(setup.lobby.make(bad, NewTable("threelines"))) == "you may not play here: cheating"

    told(tmp_path, story)


def test_nobody_sits_at_more_than_twenty_tables_by_asking_for_many_at_once(settings: Settings) -> None:
    async def story() -> None:
        async with setup_at(settings) as setup, setup_at(settings) as second:
            ann, bob = await setup.guest(), await setup.guest()
            theirs = [await setup.lobby.make(bob, NewTable("threelines")) for _ in range(10)]
            tries = [(setup, second)[number % 2].lobby.make(ann, NewTable("threelines")) for number in range(50)]
            tries += [second.lobby.join(ann, made.table, Join()) for made in theirs]
            found = await asyncio.gather(*tries, return_exceptions=True)
            assert sum(isinstance(one, Seated) for one in found) == 20
            assert sum(isinstance(one, NotPermitted) and "20 tables" in str(one) for one in found) == 40
            assert await setup.store.tables.unfinished(ann.id) == 20

    asyncio.run(story())


def test_nobody_sits_at_more_than_twenty_unfinished_tables(tmp_path: Path) -> None:
    async def story(setup: LobbySetup) -> None:
        ann, bob = await setup.guest(), await setup.guest()
        made = [await setup.lobby.make(ann, NewTable("threelines")) for _ in range(20)]
        assert "20 tables" in await refusal(setup.lobby.make(ann, NewTable("threelines")), NotPermitted)
        theirs = await setup.lobby.make(bob, NewTable("threelines"))
        assert "20 tables" in await refusal(setup.lobby.join(ann, theirs.table, Join()), NotPermitted)
        await setup.lobby.leave(ann, made[0].table)
        assert (await setup.lobby.join(ann, theirs.table, Join())).begun

    told(tmp_path, story)


def test_a_table_is_closed_when_its_maker_leaves(tmp_path: Path) -> None:
    async def story(setup: LobbySetup) -> None:
        ann, bob, cem = [await setup.guest() for _ in range(3)]
        made = await setup.lobby.make(ann, NewTable("template", seats=3))
        await setup.lobby.join(bob, made.table, Join())
        await setup.lobby.leave(bob, made.table)
        assert (await setup.table(made.table)).status == "open"
        await setup.lobby.leave(ann, made.table)
        assert (await setup.table(made.table)).status == "void"
        assert "closed" in await refusal(setup.lobby.join(cem, made.table, Join()))
        assert await setup.lobby.listed() == []

    told(tmp_path, story)


def test_a_match_that_has_begun_is_not_left(tmp_path: Path) -> None:
    async def story(setup: LobbySetup) -> None:
        ann, bob, cem = [await setup.guest() for _ in range(3)]
        made = await setup.lobby.make(ann, NewTable("threelines"))
        await setup.lobby.join(bob, made.table, Join())
        assert "concede" in await refusal(setup.lobby.leave(ann, made.table), NotPermitted)
        assert "concede" in await refusal(setup.lobby.leave(bob, made.table), NotPermitted)
        assert "do not sit" in await refusal(setup.lobby.leave(cem, made.table), NotPermitted)
        assert "no such table" in await refusal(setup.lobby.leave(cem, "nowhere"), NoSuchTable)

    told(tmp_path, story)


def test_two_join_the_last_seat_and_one_gets_it(tmp_path: Path) -> None:
    async def story(setup: LobbySetup) -> None:
        made = await setup.lobby.make(await setup.guest(), NewTable("threelines"))
        others = [await setup.guest() for _ in range(8)]
        came = [setup.lobby.join(other, made.table, Join()) for other in others]
        ended = await asyncio.gather(*came, return_exceptions=True)
        assert sum(not isinstance(each, BaseException) for each in ended) == 1
        assert all(isinstance(each, CardwrightError) for each in ended if isinstance(each, BaseException))
        assert setup.announcer.matches == [made.table]

    told(tmp_path, story)


def test_a_server_that_died_before_the_match_began_leaves_nobody_waiting(tmp_path: Path) -> None:
    async def story(setup: LobbySetup) -> None:
        ann, bob, cem = [await setup.guest() for _ in range(3)]
        first = await setup.lobby.make(ann, NewTable("threelines"))
        second = await setup.lobby.make(ann, NewTable("threelines"))
        third = await setup.lobby.make(ann, NewTable("template", seats=3))
        for made in (first, second, third):
            await setup.store.tables.take_seat(made.table, None, bob, "", "")  # and no more came of it
        assert (await setup.lobby.join(bob, first.table, Join())).begun
        assert setup.announcer.matches == [first.table]
        await setup.lobby.recover()
        assert setup.announcer.matches == [first.table, second.table]
        await setup.lobby.recover()
        assert (await setup.lobby.join(cem, third.table, Join())).begun
        assert setup.announcer.matches == [first.table, second.table, third.table]

    told(tmp_path, story)


def test_own_tables_are_listed_newest_first(tmp_path: Path) -> None:
    async def story(setup: LobbySetup) -> None:
        ann = await setup.guest("Ann")
        first = await setup.lobby.make(ann, NewTable("threelines", "private", seat=0))
        setup.now += 1
        second = await setup.lobby.make(ann, NewTable("generals", "bot", seat=1))
        mine = await setup.lobby.mine(ann)
        assert [(each.table, each.seat, each.status) for each in mine] == [
            (second.table, 1, "playing"),
            (first.table, 0, "open"),
        ]
        assert mine[1].seats == ["Ann", ""]
        assert await setup.lobby.history(ann.id) == []

    told(tmp_path, story)
