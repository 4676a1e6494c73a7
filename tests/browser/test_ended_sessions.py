"""A page whose player the server does not know any more says so and leads on, and knocks no more at a closed door."""

from __future__ import annotations

import json
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.access import assert_accessible
from tests.browser.browser_player import BrowserPlayer, seated
from tests.browser.conftest import SCREENS, OpenPage, People
from tests.browser.threelines import Field
from tests.server.serve_command import Server

WORD: Final = "nine yellow submarines sink"
ASKED_ONCE: Final = "/api/v1/me)"  # the end of what the browser says of the 401 by which a page learns of it
LONGER_THAN_A_PAUSE: Final = 5000  # milliseconds; a connection that is lost is tried again within four seconds


@pytest.fixture(autouse=True)
def told_once(forgiven: list[str]) -> None:
    forgiven.append(ASKED_ONCE)


def account(people: People, name: str) -> BrowserPlayer:
    (player,) = people(1)
    keep(player, name)
    return player


def keep(player: BrowserPlayer, name: str) -> None:
    """The guest becomes an account; their page knows it from the start."""
    me = player.post("me/register", {"name": name, "password": WORD})
    kept = json.dumps(json.dumps(me))
    player.page.add_init_script(
        f"if (!sessionStorage.kept) localStorage.setItem('cardwright.me', {kept}); sessionStorage.kept = 1;"
    )


def end_elsewhere(player: BrowserPlayer, elsewhere: Page, name: str) -> None:
    api = elsewhere.context.request
    for answer in (
        api.post("/api/v1/login", data={"name": name, "password": WORD}, headers=player.headers),
        api.delete("/api/v1/me/sessions", headers=player.headers),
    ):
        assert answer.ok


def come_back(page: Page, name: str) -> None:
    page.get_by_role("status").get_by_role("link", name="Log in").click()
    expect(page.get_by_label("Name")).to_have_value(name)
    page.get_by_label("Password").fill(WORD)
    page.locator("form").get_by_role("button", name="Log in").click()
    expect(page.locator(".me .name")).to_have_text(name)


@pytest.mark.parametrize("screen", SCREENS)
def test_an_account_that_is_logged_out_elsewhere_is_told_so_and_can_come_back(
    screen: str, open_page: OpenPage, server: Server
) -> None:
    name = f"Ended {screen}"
    player = BrowserPlayer(open_page(**SCREENS[screen]), server.url)
    keep(player, name)
    page = player.page
    page.goto("/about")
    expect(page.get_by_role("link", name=name)).to_be_attached()
    page.wait_for_load_state("networkidle")
    end_elsewhere(player, open_page(), name)
    note = page.get_by_role("status").filter(has_text=f"the session of {name} has ended")
    expect(note).to_be_visible()
    assert_accessible(page)
    page.wait_for_timeout(LONGER_THAN_A_PAUSE)
    come_back(page, name)
    expect(note).to_have_count(0)


def test_the_page_of_an_account_whose_session_has_ended_opens_with_the_login(
    people: People, open_page: OpenPage
) -> None:
    ana = account(people, "Ended Before")
    end_elsewhere(ana, open_page(), "Ended Before")
    ana.page.goto("/account")
    expect(ana.page.get_by_role("button", name="Log in").first).to_be_visible()
    expect(ana.page.get_by_role("status").filter(has_text="the session of Ended Before has ended")).to_be_visible()
    ana.page.wait_for_timeout(LONGER_THAN_A_PAUSE)


def test_a_guest_whom_the_server_has_forgotten_watches_a_table_as_another(people: People, forgiven: list[str]) -> None:
    forgiven.append("HTTP Authentication")  # the first connection, before the page has learned of it
    ana, ben, cleo = people(3)
    table = ana.post("tables", {"game": "threelines"})["table"]
    ben.post(f"tables/{table}/join", {})
    cleo.page.context.clear_cookies()
    cleo.page.goto(f"/table/{table}")
    expect(cleo.page.get_by_text("You are watching")).to_be_visible()
    expect(cleo.page.get_by_role("status").filter(has_text="has ended")).to_have_count(0)


def test_a_player_logged_out_in_mid_match_goes_on_after_logging_in(people: People, open_page: OpenPage) -> None:
    ana, ben = account(people, "Ended Amidst"), people(1)[0]
    table = seated(ana, ben, game="threelines")
    ana.page.goto(f"/table/{table}")
    field = Field(ana.page)
    expect(field.lock).to_be_visible()
    before = field.held()
    end_elsewhere(ana, open_page(), "Ended Amidst")
    come_back(ana.page, "Ended Amidst")
    ana.page.get_by_role("link", name="Play").first.click()
    ana.page.get_by_role("link", name="Go on").first.click()
    expect(field.lock).to_be_visible()
    assert field.held() == before
