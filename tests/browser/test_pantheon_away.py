"""Somebody leaves a table of pantheon where bots take over: everybody reads that, and players who come back play on."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.browser_player import BrowserPlayer
from tests.browser.conftest import People
from tests.browser.impatient_server import impatient_server
from tests.server.serve_command import Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with impatient_server(tmp_path_factory.mktemp("impatient") / "data") as served:
        yield served
        served.end()
        assert served.err == ""


def choosing(page: Page, person: BrowserPlayer) -> Locator:
    """What a page says of somebody's choice of a hero."""
    return page.get_by_role("list", name="Who has chosen").get_by_role("listitem").filter(has_text=person.name)


def test_a_bot_plays_for_a_player_who_leaves_until_they_watch_again(people: People) -> None:
    ana, ben, cleo = people(3)
    terms = {"game": "pantheon", "kind": "open", "seats": 3, "leaving": "bot", "stand_in": "easy"}
    table = ana.post("tables", terms)["table"]
    for person in (ana, ben, cleo):  # all are there before the match begins: bots do not wait for slow pages
        person.page.goto(f"/table/{table}")
        expect(person.page.get_by_role("status").filter(has_text="1 of 3 seats taken")).to_be_visible()
    for person in (ben, cleo):
        person.post(f"tables/{table}/join", {})
    replaced = ben.page.get_by_text("easy bot plays")
    expect(choosing(ben.page, ana)).to_be_visible()
    expect(replaced).to_have_count(0)

    ana.page.goto("/lobby/pantheon")
    expect(replaced).to_be_visible()
    expect(replaced).to_have_attribute("title", f"{ana.name} is away; a bot (easy) plays in the meantime")
    expect(choosing(ben.page, ana)).to_contain_text("has chosen")

    ana.page.get_by_role("link", name="Go on").click()
    expect(replaced).to_have_count(0)
    expect(ana.page.get_by_text("You have chosen")).to_be_visible()
    expect(ana.page.get_by_text("A bot plays for you.")).to_have_count(0)
