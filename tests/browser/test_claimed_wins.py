"""A player leaves a match for good: the one who stays may claim the win, and both read how it ended."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.access import assert_accessible
from tests.browser.browser_player import BrowserPlayer, seated
from tests.browser.conftest import People
from tests.browser.finished_matches import answer
from tests.browser.impatient_server import impatient_server
from tests.browser.threelines import Field
from tests.server.serve_command import Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with impatient_server(tmp_path_factory.mktemp("impatient") / "data") as served:
        yield served
        served.end()
        assert served.err == ""


def begun(ana: BrowserPlayer, ben: BrowserPlayer, *answers: BrowserPlayer) -> str:
    """A match that both watch, once these have answered. The table's id."""
    table = seated(ana, ben, game="threelines")
    for person in answers:
        answer(person, table, "nothing")
    for person in (ana, ben):
        person.page.goto(f"/table/{table}")
        expect(Field(person.page).lock).to_be_visible()
    return table


def offer(person: BrowserPlayer) -> Locator:
    return person.page.get_by_role("button", name="Claim the win")


def test_the_win_is_claimed_from_a_player_who_left(people: People) -> None:
    ana, ben = people(2)
    table = begun(ana, ben, ana, ben)
    expect(offer(ana)).to_have_count(0)
    ben.page.goto("/lobby/threelines")
    left = ana.page.get_by_role("status").filter(has_text=f"{ben.name} has left.")
    expect(left).to_be_visible()
    assert_accessible(ana.page)
    left.get_by_role("button", name="Claim the win").click()
    expect(ana.page.get_by_role("dialog", name="Victory", exact=True)).to_contain_text("The others had left.")
    ben.page.goto(f"/table/{table}")
    lost = ben.page.get_by_role("dialog", name="Defeat", exact=True)
    expect(lost).to_contain_text("You had left, and the win was claimed.")


def test_from_a_player_who_comes_back_nothing_can_be_claimed_any_more(people: People) -> None:
    ana, ben = people(2)
    table = begun(ana, ben, ana, ben)
    ben.page.goto("/lobby/threelines")
    expect(offer(ana)).to_be_visible()
    ben.page.goto(f"/table/{table}")
    expect(offer(ana)).to_have_count(0)
    expect(ana.page.locator(".plate", has_text=ben.name).get_by_text("away")).to_be_hidden()
    expect(offer(ben)).to_have_count(0)
    for person in (ana, ben):
        Field(person.page).lock.click()
    expect(ana.page.get_by_role("list", name="Log")).to_contain_text("Round 3.")


def test_the_win_cannot_be_claimed_from_a_player_who_never_answered(people: People) -> None:
    ana, ben = people(2)
    stayed, left = people(2)
    begun(ana, ben)
    Field(ana.page).lock.click()
    begun(stayed, left, stayed, left)
    ben.page.goto("/lobby/threelines")
    expect(ana.page.locator(".plate", has_text=ben.name).get_by_text("away")).to_be_visible()
    left.page.goto("/lobby/threelines")
    expect(offer(stayed)).to_be_visible()  # as it would be with Ana by now, who was left before
    expect(offer(ana)).to_have_count(0)
