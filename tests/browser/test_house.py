"""The pictures of the house: the coach has a face, and where there is nothing yet a picture stands beside the words."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.access import assert_accessible
from tests.browser.browser_player import BrowserPlayer
from tests.browser.conftest import DESKTOP, PHONE, OpenPage
from tests.server.serve_command import Server

LOW: Final[dict[str, Any]] = {"viewport": {"width": 740, "height": 360}, "is_mobile": True, "has_touch": True}
SCREENS: Final = {"desktop": DESKTOP, "phone": PHONE, "low": LOW}
EMPTY: Final = {
    "/no-such-page": "nowhere",
    "/decks/generals": "decks",
    "/decks/threelines": "decks",
    "/lobby/ancients": "tables",
    "/leaderboard/ancients": "ranking",
}


def picture(page: Page, name: str) -> Locator:
    return page.locator(f'main img[src*="/pictures/house/{name}.svg"]')


def assert_usable(page: Page) -> None:
    assert_accessible(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def assert_drawn(image: Locator) -> None:
    """It is there, has arrived, is decoration, and keeps to its page."""
    expect(image).to_have_count(1)
    image.scroll_into_view_if_needed()
    expect(image).to_have_js_property("complete", True)
    assert image.evaluate("(image) => image.naturalWidth > 0")
    expect(image).to_have_attribute("alt", "")
    box = image.bounding_box()
    assert box
    assert box["width"] >= 32
    assert box["x"] >= 0


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("address", EMPTY)
def test_where_there_is_nothing_yet_a_picture_stands_beside_the_words(
    open_page: OpenPage, address: str, screen: str
) -> None:
    page = open_page(**SCREENS[screen])
    page.goto(address)
    assert_drawn(picture(page, EMPTY[address]))
    assert_usable(page)


@pytest.mark.parametrize("screen", SCREENS)
def test_who_has_no_friends_yet_sees_what_it_is_like_to_have_some(
    open_page: OpenPage, server: Server, screen: str
) -> None:
    page = open_page(**SCREENS[screen])
    BrowserPlayer(page, server.url).post("me/register", {"name": f"Alone {screen}", "password": "a picture of friends"})
    page.goto("/lobby")
    assert_drawn(picture(page, "friends"))
    assert_usable(page)


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("game", ["threelines", "generals", "pantheon", "cartoverse", "ancients"])
def test_the_coach_of_every_lesson_has_a_face(open_page: OpenPage, game: str, screen: str) -> None:
    page = open_page(**SCREENS[screen])
    page.goto(f"/learn/{game}")
    page.get_by_role("button", name="Begin the lesson").click()
    page.wait_for_url("**/table/*")
    coach = page.get_by_role("region", name="Coach")
    assert_drawn(coach.locator("img"))
    expect(coach).to_contain_text("Welcome!")
    assert coach.evaluate("(coach) => coach.scrollWidth <= coach.clientWidth")


def test_the_coach_is_worried_about_a_lesson_that_is_lost(page: Page) -> None:
    page.goto("/learn/threelines")
    page.get_by_role("button", name="Begin the lesson").click()
    page.wait_for_url("**/table/*")
    table = page.url
    page.goto("/learn/threelines")
    page.get_by_role("button", name="Start again").click()
    page.wait_for_url("**/table/*")
    page.goto(table)
    face = page.get_by_role("dialog", name="Defeat").locator('img[src*="/pictures/house/coach-"]')
    expect(face).to_have_attribute("data-mood", "worried")
    assert_usable(page)
