"""Every page of the client opens, on every screen, for everybody."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.access import assert_accessible
from tests.browser.addresses import filled, patterns
from tests.browser.browser_player import BrowserPlayer, seated
from tests.browser.conftest import SCREENS, OpenPage, People
from tests.browser.finished_matches import until_kept

GAMES = ("threelines", "generals", "pantheon", "cartoverse", "ancients")


def arrive(page: Page, address: str) -> None:
    page.goto(address)
    expect(page.locator("h1")).to_be_attached()
    page.wait_for_load_state("networkidle")


def places(game: str) -> list[str]:
    """All the pages of a game; with the first of them those that belong to none."""
    return sorted(pattern for pattern in patterns() if ":" in pattern or game == GAMES[0])


def fill(pattern: str, game: str, ana: BrowserPlayer, ben: BrowserPlayer) -> str:
    """With something that there is for each :word."""
    if ":invite" in pattern:
        return filled(pattern, {"invite": ben.post("tables", {"game": game, "kind": "private"})["invite"]})
    if ":table" not in pattern:
        return filled(pattern, {"game": game, "player": ana.id, "deck": "new"})
    table = seated(ana, ben, game=game)
    if pattern.startswith("/replay"):
        assert ana.tell(type="concede", table=table)["type"] == "done"
        until_kept(ana, table)
    return filled(pattern, {"table": table})


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("game", GAMES)
def test_every_page_opens_on_every_screen_and_everybody_can_use_it(
    screen: str, game: str, people: People, open_page: OpenPage
) -> None:
    ana, ben = people(2)
    ana.page.goto("/about")
    page = open_page(**SCREENS[screen], storage_state=ana.page.context.storage_state())
    for pattern in places(game):
        address = fill(pattern, game, ana, ben)
        assert ":" not in address
        arrive(page, address)
        assert_accessible(page)
        assert fits_in_width(page), address


def fits_in_width(page: Page) -> bool:
    """Whether nobody has to scroll sideways."""
    fits: bool = page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")
    return fits


def test_an_address_that_does_not_exist_says_so(page: Page) -> None:
    headings = []
    for address in ("/no-such-page", "/table/of/contents", "/"):
        arrive(page, address)
        headings.append(page.locator("h1").inner_text())
    assert headings[0] == headings[1] != headings[2]


@pytest.mark.parametrize("place", ["cards", "rules", "learn", "lab"])
def test_an_address_that_names_no_game_leads_to_the_first(place: str, page: Page) -> None:
    headings = []
    for address in (f"/{place}/{GAMES[0]}", f"/{place}"):
        arrive(page, address)
        headings.append(page.locator("h1").inner_text())
    assert headings[0] == headings[1] != "There is no such page"


def test_links_lead_on_and_the_back_button_leads_back_without_reloading(page: Page) -> None:
    arrive(page, "/")
    before = page.locator("h1").inner_text()
    page.evaluate("window.here = true")
    page.locator("a[href^='/']:not([href='/']):not([href^='/api/'])").first.click()
    page.wait_for_url(lambda url: not url.endswith("/"))
    page.go_back()
    expect(page.locator("h1")).to_have_text(before)
    assert page.evaluate("window.here === true")


def test_no_heading_of_the_first_page_stands_over_nothing(page: Page) -> None:
    arrive(page, "/")
    headings = page.locator("main :is(h1, h2, h3)")
    below = "(all) => all.filter((one) => one.nextElementSibling?.textContent === '').map((one) => one.textContent)"
    assert headings.evaluate_all(below) == []
