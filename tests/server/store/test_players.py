"""Players, their sessions, decks and mutes."""

import asyncio

import pytest

from cardwright.server.player import Player
from cardwright.server.settings import Settings
from cardwright.server.store import NameTaken, RatingRecord, SeatRecord, StoreRefusal
from tests.server.store.samples import opened, person, seat_all, table

ANN = person("Ann")
BOB = person("Bob")


def test_a_player_is_found_by_id_and_by_name_in_any_case(settings: Settings) -> None:
    async def story() -> None:
        async with opened(settings) as store:
            await store.players.add(ANN, "hash", 1.0)
            assert await store.players.get(ANN.id) == ANN
            assert await store.players.by_name("ANN") == (ANN, "hash")
            assert await store.players.by_name("Ａnn") == (ANN, "hash")  # a wide letter is the same letter
            assert await store.players.by_name("Anne") is None
            assert await store.players.get("nobody") is None

    asyncio.run(story())


def test_of_many_who_register_one_name_at_once_exactly_one_gets_it(settings: Settings) -> None:
    async def story() -> tuple[list[object], Player]:
        async with opened(settings) as one, opened(settings) as other:
            names = ["Ann", "ann", "ANN", "aNN"] * 5
            people = [Player(id=f"id{number}", name=name, guest=False) for number, name in enumerate(names)]
            tries = [(one, other)[number % 2].players.add(who, "hash", 1.0) for number, who in enumerate(people)]
            told = await asyncio.gather(*tries, return_exceptions=True)
            found = await one.players.by_name("ann")
            assert found
            return list(told), found[0]

    told, winner = asyncio.run(story())
    assert [answer for answer in told if answer is not None and not isinstance(answer, NameTaken)] == []
    assert [f"id{number}" for number, answer in enumerate(told) if answer is None] == [winner.id]


def test_a_taken_name_is_refused_with_a_sentence(settings: Settings) -> None:
    async def story() -> None:
        async with opened(settings) as store:
            await store.players.add(ANN, "hash", 1.0)
            guest = person("Guest 1", guest=True)
            await store.players.add(guest, None, 1.0)
            with pytest.raises(NameTaken, match=r'^the name "ANN" is taken$'):
                await store.players.promote(guest.id, "ANN", "hash")
            assert await store.players.get(guest.id) == guest

    asyncio.run(story())


def test_a_guest_who_becomes_an_account_keeps_its_games(settings: Settings) -> None:
    async def story() -> None:
        async with opened(settings) as store:
            guest = person("Guest 1", guest=True)
            await store.players.add(guest, None, 1.0)
            await store.tables.add(table())
            await seat_all(store, "table", guest)
            await store.players.promote(guest.id, "Cid", "hash")
            assert await store.players.by_name("cid") == (Player(id=guest.id, name="Cid", guest=False), "hash")
            assert await store.players.by_name("Guest 1") is None
            assert [record.seats[0].name for record in await store.tables.of_player(guest.id, 5)] == ["Cid"]
            with pytest.raises(StoreRefusal, match="only a guest"):
                await store.players.promote(guest.id, "Dora", "hash")

    asyncio.run(story())


def test_a_password_can_be_changed(settings: Settings) -> None:
    async def story() -> list[str | None]:
        async with opened(settings) as store:
            await store.players.add(ANN, "old", 1.0)
            before = await store.players.password(ANN.id)
            await store.players.set_password(ANN.id, "new")
            return [before, await store.players.password(ANN.id), await store.players.password("nobody")]

    assert asyncio.run(story()) == ["old", "new", None]


def test_a_session_ends_by_time_by_hand_and_by_a_ban(settings: Settings) -> None:
    async def story() -> None:
        async with opened(settings) as store:
            await store.players.add(ANN, "hash", 1.0)
            for name in ("a", "b", "c", "d"):
                await store.sessions.add(name, ANN.id, "Firefox" * 100, 1.0, 100.0)
            assert await store.sessions.find("a", 99.0) == ANN
            assert await store.sessions.find("a", 100.0) is None
            assert await store.sessions.find("unknown", 1.0) is None
            assert await store.sessions.living(["a", "d", "unknown"], 99.0) == {"a", "d"}
            assert await store.sessions.living(["a"], 100.0) == set()
            await store.sessions.touch("b", 50.0, 150.0)
            latest = (await store.sessions.of(ANN.id))[0]
            assert (latest.id, latest.seen, latest.expires) == ("b", 50.0, 150.0)
            assert not await store.sessions.end("a", "somebody else")
            assert await store.sessions.end("a", ANN.id)
            assert await store.sessions.end_all(ANN.id, but="b") == 2
            await store.moderation.ban("", ANN.id, "swears", 0.0)
            assert await store.sessions.of(ANN.id) == []
            await store.sessions.add("e", ANN.id, "", 1.0, 100.0)
            assert await store.sessions.find("e", 2.0) is None
            await store.moderation.unban("", ANN.id, "", 0.0)
            assert await store.sessions.find("e", 2.0) == ANN
            assert await store.sessions.prune(100.0) == 1

    asyncio.run(story())


def test_a_deck_saved_under_the_same_name_replaces_the_old_one(settings: Settings) -> None:
    async def story() -> None:
        async with opened(settings) as store:
            await store.players.add(ANN, "hash", 1.0)
            await store.players.add(BOB, "hash", 1.0)
            first = await store.decks.save(ANN.id, "generals", "Fast", "3 Imp", 1.0)
            again = await store.decks.save(ANN.id, "generals", "Fast", "2 Imp", 2.0)
            other = await store.decks.save(ANN.id, "ancients", "Fast", "1 Hero", 3.0)
            assert first == again != other
            assert [(deck.game, deck.text) for deck in await store.decks.of(ANN.id)] == [
                ("ancients", "1 Hero"),
                ("generals", "2 Imp"),
            ]
            assert [deck.id for deck in await store.decks.of(ANN.id, "generals")] == [first]
            assert not await store.decks.remove(first, BOB.id)
            assert await store.decks.remove(first, ANN.id)
            assert await store.decks.get(first) is None

    asyncio.run(story())


def test_muting_twice_is_muting_once(settings: Settings) -> None:
    async def story() -> None:
        async with opened(settings) as store:
            await store.players.add(ANN, "hash", 1.0)
            await asyncio.gather(*(store.mutes.add(ANN.id, BOB.id) for _ in range(5)))
            assert await store.mutes.of(ANN.id) == {BOB.id}
            await store.mutes.remove(ANN.id, BOB.id)
            assert await store.mutes.of(ANN.id) == set()

    asyncio.run(story())


def test_of_a_player_who_leaves_only_the_games_stay(settings: Settings) -> None:
    async def story() -> None:
        async with opened(settings) as store:
            for player in (ANN, BOB):
                await store.players.add(player, "hash", 1.0)
            for id in ("played", "waiting"):
                await store.tables.add(table(id))
                await seat_all(store, id, ANN)
            await seat_all(store, "played", BOB)
            await store.tables.begin("played", 2.0)
            await store.sessions.add("cookie", ANN.id, "", 1.0, 100.0)
            await store.decks.save(ANN.id, "generals", "Fast", "3 Imp", 1.0)
            await store.ratings.put_all([RatingRecord(ANN.id, "threelines", 1500.0, 350.0, 0.06, 1, 1.0)])
            await store.mutes.add(BOB.id, ANN.id)
            await store.players.erase(ANN.id)

            left = await store.players.get(ANN.id)
            assert left
            assert left.name == "someone"
            assert await store.players.by_name("Ann") is None
            assert await store.players.by_name("someone") is None
            assert await store.players.password(ANN.id) is None
            assert await store.sessions.find("cookie", 2.0) is None
            assert (await store.decks.of(ANN.id), await store.ratings.of(ANN.id)) == ([], [])
            assert await store.mutes.of(BOB.id) == set()
            waiting, played = sorted(await store.tables.listed(), key=lambda record: len(record.status))
            assert [seat.name for seat in played.seats] == ["someone", "Bob"]
            assert [seat.free for seat in waiting.seats] == [True, True]
            await store.players.add(Player(id="new", name="Ann", guest=False), "hash", 3.0)  # the name is free again

    asyncio.run(story())


def test_guests_who_never_sat_down_and_did_not_come_back_are_removed(settings: Settings) -> None:
    async def story() -> None:
        async with opened(settings) as store:
            names = ("gone", "back", "new", "played", "waited", "banned", "account")
            people = {name: person(name.title(), guest=name != "account") for name in names}
            for name, player in people.items():
                await store.players.add(player, None, 200.0 if name == "new" else 1.0)
                await store.sessions.add(f"session of {name}", player.id, "", 1.0, 10_000.0)
            await store.sessions.touch("session of back", 200.0)
            for id, name, status in (("table 1", "played", "over"), ("table 2", "waited", "void")):
                await store.tables.add(table(id, status=status, seats=[SeatRecord(0, player=people[name].id)]))
            await store.moderation.ban(people["account"].id, people["banned"].id, "flooding", 1.0)
            await store.mutes.add(people["back"].id, people["gone"].id)
            removed = await store.players.remove_strangers(100.0, 10)
            assert set(removed) == {people["gone"].id, people["waited"].id}
            assert await store.players.get(people["gone"].id) is None
            assert await store.sessions.find("session of gone", 2.0) is None
            assert await store.mutes.of(people["back"].id) == set()
            assert await store.players.remove_strangers(100.0, 10) == []
            assert await store.sessions.find("session of back", 2.0) == people["back"]

    asyncio.run(story())


def test_guests_are_removed_a_few_at_a_time(settings: Settings) -> None:
    async def story() -> None:
        async with opened(settings) as store:
            for number in range(5):
                await store.players.add(person(f"Guest {number}", guest=True), None, 1.0)
            assert [len(await store.players.remove_strangers(100.0, 2)) for _ in range(4)] == [2, 2, 1, 0]

    asyncio.run(story())
