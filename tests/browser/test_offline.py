"""The client can be installed, and without a network it shows what was seen last, and says so."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.browser_player import BrowserPlayer, seated
from tests.browser.conftest import OpenPage, People
from tests.browser.threelines import Field
from tests.server.serve_command import Server
from tests.stalling_proxy import StallingProxy, stalling_proxy

WORKS = "() => navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)"
KEPT = "() => caches.open('cardwright').then((store) => store.keys()).then((all) => all.length > 5)"
OFFLINE = "You are offline."


@pytest.fixture
def network(server: Server) -> Iterator[StallingProxy]:
    with stalling_proxy(server.url) as proxy:
        yield proxy


def kept(page: Page) -> None:
    """The worker is there, and has kept what the page is made of."""
    page.wait_for_function(WORKS)
    page.wait_for_function(KEPT)


def test_the_client_says_how_it_is_installed(page: Page) -> None:
    page.goto("/")
    link = page.locator("link[rel=manifest]").get_attribute("href")
    manifest = page.request.get(str(link)).json()
    assert (manifest["display"], manifest["start_url"]) == ("standalone", "/")
    sizes = {}
    for icon in manifest["icons"]:
        answer = page.request.get(icon["src"])
        assert (answer.status, answer.headers["content-type"]) == (200, icon["type"])
        sizes[icon["sizes"]] = icon.get("purpose", "any")
    assert {"192x192", "512x512"} <= set(sizes)
    assert "maskable" in sizes.values()


def test_the_first_page_opens_without_a_network(
    network: StallingProxy, open_page: OpenPage, forgiven: list[str]
) -> None:
    forgiven.extend(["net::ERR", "Failed to", "preload"])
    page = open_page(base_url=network.url, service_workers="allow")
    page.goto("/")
    kept(page)
    network.stall()
    page.goto("/")
    expect(page.get_by_text(OFFLINE)).to_be_visible()
    expect(page.get_by_role("heading", name="Threelines").or_(page.get_by_text("Threelines")).first).to_be_visible()


def test_a_table_opened_again_without_a_network_shows_how_it_stood(
    network: StallingProxy, open_page: OpenPage, people: People, forgiven: list[str]
) -> None:
    forgiven.extend(["net::ERR", "Failed to", "preload", "WebSocket"])
    ana = BrowserPlayer(open_page(base_url=network.url, service_workers="allow"), network.url)
    (ben,) = people(1)
    table = seated(ana, ben, game="threelines")
    ana.page.goto(f"/table/{table}")
    field = Field(ana.page)
    expect(field.lock).to_be_visible()
    before = [card.name for card in field.held()]
    kept(ana.page)
    ana.page.reload()
    expect(field.lock).to_be_visible()
    network.stall()
    ana.page.reload()
    expect(ana.page.get_by_text(OFFLINE)).to_be_visible()
    for name in before:
        expect(field.hand).to_contain_text(name)
    expect(ana.page.get_by_text("The connection is lost. Trying again …")).to_be_visible()
    network.resume()
    expect(field.lock).to_be_visible()
    expect(ana.page.get_by_text(OFFLINE)).to_be_hidden()
    expect(ana.page.get_by_role("list", name="Log")).to_contain_text(re.compile("Round 1."))


def test_what_was_seen_at_a_table_is_forgotten_with_the_player(people: People, forgiven: list[str]) -> None:
    forgiven.append("status of 401")
    ana, ben = people(2)
    table = seated(ana, ben, game="threelines")
    ana.page.goto(f"/table/{table}")
    expect(Field(ana.page).lock).to_be_visible()
    ana.page.goto("/about")
    assert ana.page.evaluate("localStorage.getItem('cardwright.table')") is not None
    ana.page.context.clear_cookies()
    ana.page.reload()
    ana.page.wait_for_function("() => localStorage.getItem('cardwright.table') === null")
