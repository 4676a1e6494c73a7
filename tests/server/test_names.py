"""Names that people would take for another's: look-alikes, letters nobody sees, bots and staff."""

import asyncio
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import Connection, text

from cardwright.kernel.errors import BadInput
from cardwright.server.accounts import Accounts
from cardwright.server.accounts.accounts import free_for_all
from cardwright.server.accounts.names import tidy
from cardwright.server.email import Outbox
from cardwright.server.metrics import Metrics
from cardwright.server.settings import Settings
from cardwright.server.store import NameTaken
from cardwright.server.store.migrations import downgrade, upgrade
from tests.server.store.samples import opened, person

GOOD = "correct horse"
CYRILLIC_ACE = "\u0410\u0441\u0435"
GREEK_KOA = "\u039a\u03bf\u03b1"


@pytest.mark.parametrize(
    ("owner", "other"),
    [
        ("Paul", "PauI"),
        ("Paul", "pau1"),
        ("PauI", "Paul"),
        ("Otto", "0tt0"),
        ("modern", "rnodern"),
        ("Ace", CYRILLIC_ACE),
        ("Koa", GREEK_KOA),
    ],
)
def test_a_name_that_looks_like_a_taken_one_is_refused(settings: Settings, owner: str, other: str) -> None:
    async def story() -> None:
        async with opened(settings) as store:
            accounts = Accounts(store, replace(settings, password_kib=8), Outbox(settings, Metrics()))
            await accounts.register(owner, GOOD, "")
            with pytest.raises(NameTaken, match="looks like one that is taken"):
                await accounts.register(other, GOOD, "")
            guest = await accounts.recognise({"authorization": f"Bearer {(await accounts.guest('')).token}"})
            assert guest is not None
            with pytest.raises(NameTaken):
                await accounts.keep(guest, other, GOOD, "")
            accounts.close()

    asyncio.run(story())


def test_names_that_look_different_are_different(settings: Settings) -> None:
    async def story() -> None:
        async with opened(settings) as store:
            for name in ("Ana", "Anna", "Ana B", "AnaB", "李娜", "Ben", "Guest 1000", "Guest 1001", "Guest 1010"):
                await store.players.add(person(name), "hash", 1.0)

    asyncio.run(story())


def test_the_likeness_of_a_name_is_free_when_its_owner_has_left(settings: Settings) -> None:
    async def story() -> None:
        async with opened(settings) as store:
            await store.players.add(person("Paul"), "hash", 1.0)
            await store.players.erase(person("Paul").id)
            await store.players.add(person("PauI"), "hash", 2.0)

    asyncio.run(story())


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("\u115f\u1160", "U\\+115F"),
        ("Ana\u3164", "U\\+1160"),
        ("A\u200bna", "letters, digits"),
        ("A\u202ena", "letters, digits"),
        ("Аnа", "one script; this one mixes Cyrillic and Latin"),
        ("Ωmega", "one script; this one mixes Greek and Latin"),
        ("\u05d0bc", "cannot be in a name"),
    ],
)
def test_letters_that_nobody_sees_or_mixes_are_refused(name: str, why: str) -> None:
    with pytest.raises(BadInput, match=why):
        tidy(name)


@pytest.mark.parametrize("name", ["さくらサクラ桜", "김Ann", "Ünal", "Жанна", "Ελένη", "אבג", "José_99", "x-y z"])
def test_people_everywhere_can_write_their_names(name: str) -> None:
    assert tidy(name) == name


@pytest.mark.parametrize(
    "name",
    [
        *("admin", "Adm1n", "AdmIn", "The Admin", "ADMIN-Ann", "moderator", "M0derator", "Cardwright Team", "System"),
        *("support", "staff_7", "easy bot", "Hard-Bot", "greedy", "guest 17", "Gast 1001", "bot", "Nobody"),
    ],
)
def test_nobody_can_pass_for_staff_a_bot_or_a_guest(name: str) -> None:
    with pytest.raises(NameTaken, match="is reserved"):
        free_for_all(name)


@pytest.mark.parametrize("name", ["Gaston", "Modesta", "Talbot", "Rooter", "Adminka", "Servane"])
def test_names_that_only_begin_or_end_like_a_reserved_one_are_free(name: str) -> None:
    assert free_for_all(name) == name


def test_names_from_before_keep_their_owners_and_the_oldest_keeps_the_likeness(settings: Settings) -> None:
    def rows(db: Connection) -> list[tuple[Any, ...]]:
        return [tuple(row) for row in db.execute(text("SELECT name, skeleton FROM players ORDER BY created"))]

    def story(db: Connection) -> None:
        downgrade(db, "0003")
        for number, name in enumerate(["PauI", "Paul", "Ana"]):
            values = {"id": f"p{number}", "name": name, "key": name.casefold(), "created": float(number)}
            db.execute(
                text(
                    "INSERT INTO players (id, name, key, guest, banned, deleted, created) "
                    "VALUES (:id, :name, :key, false, '', false, :created)"
                ),
                values,
            )
        upgrade(db)
        assert rows(db) == [("PauI", "paul"), ("Paul", None), ("Ana", "ana")]

    async def run() -> None:
        async with opened(settings) as store:
            await store.database.write(story)
            assert await store.players.by_name("paul")
            with pytest.raises(NameTaken):
                await store.players.add(person("PAU1"), "hash", 9.0)

    asyncio.run(run())
