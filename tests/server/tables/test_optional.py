"""What may be answered but need not: offered to its seat, taken in the order of arrival, and waited for by nobody."""

import asyncio

import pytest

from cardwright.client import Client, ServerRefused
from cardwright.client.seat import Seat
from cardwright.wire import socket
from cardwright.wire.view import Look, Offer
from tests.server.http.live_server import LiveServer
from tests.server.tables.table_players import guests, play_out, run, seated, until


async def turn_of_one(players: list[Client]) -> tuple[list[Seat], list[Look], int]:
    """A table at which the others may butt in, and one of them could; how it looks, and who is to move."""
    while True:
        seats, looks, mover = await somebody_to_move(players)
        if card(looks[mover]) and any(card(look) for seat, look in enumerate(looks) if seat != mover):
            return seats, looks, mover


async def somebody_to_move(players: list[Client]) -> tuple[list[Seat], list[Look], int]:
    seats = await seated("template", *players, variant="rowdy", seats=len(players))
    looks = [await until(seat, lambda look: look.question is not None) for seat in seats]
    for seat, look in zip(seats, looks):
        await seat.act(bid_nothing(look))
    looks = [await until(seat, moving) for seat in seats]
    return seats, looks, looks[0].asked[0]


def bid_nothing(look: Look) -> Offer:
    assert look.question is not None
    return look.question.legal[0]


def moving(look: Look) -> bool:
    return look.question is not None and not look.question.sealed


def card(look: Look) -> Offer | None:
    """A card that could be played now."""
    assert look.question is not None
    return next((offer for offer in look.question.legal if offer.parts.get("card")), None)


def test_players_who_may_act_see_what_they_may_do_and_nobody_waits_for_them(site: LiveServer) -> None:
    async def story() -> None:
        async with guests(site.url, 3) as players:
            _, looks, mover = await turn_of_one(players)
            for seat, look in enumerate(looks):
                assert look.question is not None
                assert look.question.optional == (seat != mover)
                assert look.asked == [mover]
                assert [sitting.deadline is None for sitting in look.seats] == [s != mover for s in range(3)]

    run(story())


def test_of_two_who_act_at_once_the_second_is_told_so_and_shown_the_table(site: LiveServer) -> None:
    async def story() -> None:
        async with guests(site.url, 3) as players:
            seats, looks, mover = await turn_of_one(players)
            quick = next(seat for seat in range(3) if seat != mover and card(looks[seat]) is not None)
            question = looks[mover].question
            assert question is not None
            late = socket.Act(0, seats[mover].table, question.number, question.legal[0].action)
            await seats[quick].act(card(looks[quick]))  # type: ignore[arg-type]
            seen = await until(seats[mover], lambda look: look.number > looks[mover].number)
            with pytest.raises(ServerRefused, match="somebody was faster"):
                await players[mover].connection.ask(late)
            again = await seats[mover].next()
            assert again.number == seen.number
            assert bytes(again.position) == bytes(seen.position)

    run(story())


def test_answers_that_race_are_taken_one_after_the_other(site: LiveServer) -> None:
    async def story() -> None:
        async with guests(site.url, 4) as players:
            seats, looks, _ = await turn_of_one(players)
            before = looks[0].number
            offers = [card(look) for look in looks]
            racing = [seat.act(offer) for seat, offer in zip(seats, offers) if offer is not None]
            assert len(racing) > 1
            ended = await asyncio.gather(*racing, return_exceptions=True)
            assert [isinstance(each, BaseException) for each in ended].count(False) == 1
            assert (await until(seats[0], lambda look: look.number > before)).number == before + 1

    run(story())


def test_bots_leave_alone_what_need_not_be_answered(site: LiveServer) -> None:
    async def story() -> None:
        async with guests(site.url, 1) as (ana,):
            made = await ana.make(
                "template", kind="bot", variant="rowdy", seats=4, seat=0, bots=["easy"] * 3, clock=False
            )
            end = await play_out(await ana.watch(made.table), 5)
            assert end.status == "over"

    run(story())


def test_a_preview_of_what_others_may_answer_shows_what_comes_of_it_if_they_do_not(site: LiveServer) -> None:
    async def story() -> None:
        async with guests(site.url, 3) as players:
            seats, looks, mover = await turn_of_one(players)
            offer = card(looks[mover])
            assert offer is not None
            foreseen = await seats[mover].preview(offer)
            assert foreseen.assumed == "the others do nothing"
            assert "resolve" in [event.word for event in foreseen.outcomes[0].events]

    run(story())
