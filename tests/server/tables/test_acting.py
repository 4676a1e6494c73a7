"""What a player does at a table: once each, taken back where nothing has come to light, foreseen, explained."""

import asyncio

import pytest

from cardwright.client import Client, ServerRefused
from cardwright.wire import socket
from cardwright.wire.socket import Done
from tests.server.http.live_server import LiveServer
from tests.server.tables.table_players import against_a_bot, asked, guests, play_some, run, seated, until
from tests.server.tables.test_matches import LASTING


def test_an_answer_sent_twice_is_taken_once(site: LiveServer) -> None:
    async def story() -> None:
        async with guests(site.url, 2) as (ana, ben):
            one, _ = await seated("threelines", ana, ben)
            look = await asked(one)
            assert look.question is not None
            answer = socket.Act(0, one.table, look.question.number, look.question.legal[0].action)
            told = [await ana.connection.ask(answer) for _ in range(2)]
            assert [message.repeated for message in told if isinstance(message, Done)] == [False, True]
            assert (await until(one, lambda look: look.question is None)).number == 1
            other = socket.Act(0, one.table, look.question.number, look.question.legal[-1].action)
            with pytest.raises(ServerRefused, match="answered already, in another way"):
                await ana.connection.ask(other)

    run(story())


def test_an_action_can_be_written_as_a_player_says_it(site: LiveServer) -> None:
    async def story() -> None:
        async with guests(site.url, 2) as (ana, ben):
            one, _ = await seated("threelines", ana, ben)
            look = await asked(one)
            assert look.question is not None
            assert not (await one.act(look.question.legal[0].text)).repeated

    run(story())


def test_an_onlooker_can_do_nothing(site: LiveServer) -> None:
    async def story() -> None:
        async with guests(site.url, 3) as (ana, ben, cleo):
            one, _ = await seated("threelines", ana, ben)
            look = await asked(one)
            assert look.question is not None
            await cleo.watch(one.table)
            for request in (
                socket.Act(0, one.table, look.question.number, look.question.legal[0].action),
                socket.Concede(0, one.table),
                socket.TakeBack(0, one.table),
                socket.Preview(0, one.table, look.question.number, look.question.legal[0].action),
                socket.Hint(0, one.table, look.question.number),
                socket.Rematch(0, one.table),
            ):
                with pytest.raises(ServerRefused, match="only those who sit at it"):
                    await cleo.connection.ask(request)

    run(story())


def test_conceding_twice_is_conceding_once(site: LiveServer) -> None:
    async def story() -> None:
        async with guests(site.url, 2) as (ana, ben):
            one, two = await seated("threelines", ana, ben)
            assert not (await one.concede()).repeated
            assert (await one.concede()).repeated
            with pytest.raises(ServerRefused, match="the game is over"):
                await two.concede()
            assert (await two.end()).result == [1]

    run(story())


# Taking back.


def test_a_person_asks_to_take_back_and_the_other_agrees(site: LiveServer) -> None:
    async def story() -> None:
        async with guests(site.url, 2) as (ana, ben):
            one, two = await seated("threelines", ana, ben)
            before = await asked(one)
            assert before.question is not None
            await one.act(before.question.legal[-1])
            await one.take_back()
            wish = await until(two, lambda look: look.wants == 0)
            assert wish.asked == [1]
            await two.consent()
            after = await until(one, lambda look: look.question is not None)
            assert after.afresh
            assert bytes(after.position) == bytes(before.position)
            assert [seat.deadline for seat in after.seats] == [seat.deadline for seat in before.seats]

    run(story())


def test_a_wish_that_is_not_granted_changes_nothing(site: LiveServer) -> None:
    async def story() -> None:
        async with guests(site.url, 2) as (ana, ben):
            one, two = await seated("threelines", ana, ben)
            look = await asked(one)
            assert look.question is not None
            await one.act(look.question.legal[-1])
            await one.take_back()
            await until(two, lambda look: look.wants == 0)
            await two.consent(False)
            after = await until(one, lambda look: look.wants is None and look.number == 1)
            assert after.question is None
            with pytest.raises(ServerRefused, match="nobody is asking you"):
                await two.consent()

    run(story())


def test_against_a_bot_a_move_is_taken_back_at_once_and_a_drawn_card_never(site: LiveServer) -> None:
    async def story() -> None:
        async with guests(site.url, 1) as (ana,):
            seat = await against_a_bot("generals", ana, clock=False)
            look = await asked(seat)
            while look.question is None or look.question.kind == "mulligan":
                if look.question is not None:
                    await seat.act(look.question.legal[0])
                look = await asked(seat)
            move = next(offer for offer in look.question.legal if offer.text.startswith("move"))
            await seat.act(move)
            moved = await until(seat, lambda view: view.number > look.number)
            assert moved.undo == ""
            await seat.take_back()
            back = await until(seat, lambda view: view.number > moved.number)
            assert bytes(back.position) == bytes(look.position)
            assert back.question is not None
            replace = next(offer for offer in back.question.legal if offer.text.startswith("replace"))
            await seat.act(replace)
            with pytest.raises(ServerRefused, match="has come to light"):
                await seat.take_back()

    run(story())


def test_a_reader_who_missed_that_something_was_taken_back_is_told_the_whole_story(site: LiveServer) -> None:
    async def story() -> None:
        async with guests(site.url, 3) as (ana, ben, cleo):
            one, two = await seated("threelines", ana, ben)
            await play_some([one, two], 2)
            before = await (await cleo.watch(one.table)).next()
            await cleo.unwatch(one.table)
            await play_some([one, two], 1)
            await one.take_back()
            await until(two, lambda look: look.wants == 0)
            await two.consent()
            await until(two, lambda look: look.wants is None)
            seat = await cleo.watch(one.table)
            now = await seat.next()
            await cleo.connection.ask(socket.Watch(0, one.table, before.heard, before.number))
            assert (await seat.next()).afresh
            await cleo.connection.ask(socket.Watch(0, one.table, now.heard, now.number))
            assert not (await seat.next()).afresh

    run(story())


# Foresight, and reasons.


@pytest.mark.parametrize("game", ["threelines", "generals"])
def test_every_legal_action_can_be_foreseen_and_nothing_happens(site: LiveServer, game: str) -> None:
    async def story() -> None:
        async with guests(site.url, 2) as players:
            seats = await seated(game, *players, options=LASTING[game])
            looks = await play_some(seats, 4)
            place = next(place for place, look in enumerate(looks) if look.question is not None)
            question = looks[place].question
            assert question is not None
            for offer in question.legal[:40]:
                told = await seats[place].preview(offer)
                assert told.worlds == sum(outcome.worlds for outcome in told.outcomes) > 0
                assert all(outcome.worlds <= told.outcomes[0].worlds for outcome in told.outcomes)
            with pytest.raises(ServerRefused):
                await players[place].connection.ask(socket.Preview(0, seats[0].table, question.number, 2**50))
            assert seats[place]._number == looks[place].number

    run(story())


def test_a_preview_is_the_same_before_and_after_the_other_has_answered_in_secret(site: LiveServer) -> None:
    async def story() -> None:
        async with guests(site.url, 2) as players:
            first, second = await seated("threelines", *players)
            mine, theirs = await asked(first), await asked(second)
            assert mine.question is not None
            assert theirs.question is not None
            offer = mine.question.legal[-1]
            before = await first.preview(offer)
            await second.act(theirs.question.legal[-1])
            after = await first.preview(offer)
            assert before.assumed == after.assumed == "the others do nothing"
            placed = [event for event in after.outcomes[0].events if event.word == "place"]
            assert {event.seat for event in placed} == {mine.seat}
            assert all(event.text.startswith("You place ") for event in placed)  # as the log says it
            assert [outcome.events for outcome in before.outcomes] == [outcome.events for outcome in after.outcomes]

    run(story())


def test_what_may_not_be_done_is_explained(site: LiveServer) -> None:
    async def story() -> None:
        async with guests(site.url, 2) as players:
            seats = await seated("generals", *players)
            looks = await play_some(seats, 2)  # both keep their hands
            mover = next(place for place, look in enumerate(looks) if look.question is not None)
            legal = looks[mover].question.legal  # type: ignore[union-attr]
            assert await seats[mover].why(legal[0].action) == ""
            assert await seats[mover].why("move a1 i5") != ""
            assert "move" in await seats[1 - mover].why(legal[0].action)
            assert "is not something you can do" in await seats[mover].why("dance")

    run(story())


# Talking.


def test_people_talk_and_muted_players_are_not_heard(site: LiveServer) -> None:
    async def story() -> None:
        async with guests(site.url, 2) as (ana, ben):
            one, two = await seated("threelines", ana, ben)
            await one.say("good luck")
            await one.say(emote="hello")
            heard = [await said(ben), await said(ben)]
            assert heard == [("good luck", ""), ("", "hello")]
            await ben.ask("PUT", f"/mutes/{ana.player}")
            await one.say("can you hear me?")
            await two.say("no")
            assert await said(ben) == ("no", "")
            with pytest.raises(ServerRefused, match="there is no such emote"):
                await one.say(emote="sneer")
            with pytest.raises(ServerRefused, match="say something"):
                await one.say("  ")

    run(story())


async def said(client: Client) -> tuple[str, str]:
    while True:
        news = await asyncio.wait_for(client.news(), 10)
        if isinstance(news, socket.Said):
            return news.text, news.emote
