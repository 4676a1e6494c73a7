"""When the database of the server goes away, a page that is open goes on by itself as soon as it is back."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.browser_player import seated
from tests.browser.conftest import People
from tests.browser.threelines import Field
from tests.server.serve_command import Server
from tests.server.serve_command import server as start_server
from tests.services import Postgres, running

LONG = 60_000  # milliseconds; only a fault takes as long
AWAY = 4_000  # milliseconds


@pytest.fixture(scope="module")
def database() -> Iterator[Postgres]:
    yield from running(Postgres)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, database: Postgres) -> Iterator[Server]:
    options = ("--unlimited", "--no-open", "--log", "error", "--thinkers", 1, "--database", database.url())
    with start_server(tmp_path_factory.mktemp("server") / "data", *options) as served:
        yield served
        served.end()
        assert served.err == ""


def test_a_match_goes_on_after_the_database_was_away_once_and_twice(people: People, database: Postgres) -> None:
    ana, ben = people(2)
    table = seated(ana, ben, game="threelines")
    fields = [Field(person.page) for person in (ana, ben)]
    for person, field in zip((ana, ben), fields, strict=True):
        person.page.goto(f"/table/{table}")
        expect(field.lock).to_be_visible()
    for round in (2, 3):
        database.end()
        fields[0].lock.click()
        ana.page.wait_for_timeout(AWAY)
        database.start()
        fields[1].lock.click()
        for person, field in zip((ana, ben), fields, strict=True):
            expect(person.page.get_by_role("list", name="Log")).to_contain_text(f"Round {round}.", timeout=LONG)
            expect(field.lock).to_be_visible(timeout=LONG)
