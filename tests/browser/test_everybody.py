"""Every state of a table can be used by everybody: axe-core, touch targets of 44 pixels, 200 % zoom."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.access import assert_accessible, come_to_rest, cut_off, too_small
from tests.browser.browser_player import BrowserPlayer, seated
from tests.browser.conftest import PHONE, SCREENS, OpenPage, People

MAIN: Final = re.compile("^(Lock in|Keep all|End turn)")
HAND: Final = {"threelines": "Your hand", "generals": "Which cards do you want to exchange?"}
ZOOMED: Final = {"viewport": {"width": 683, "height": 384}, "device_scale_factor": 2}

games = pytest.mark.parametrize("game", HAND)
screens = pytest.mark.parametrize("screen", SCREENS)


def kept(person: BrowserPlayer) -> dict[str, Any]:
    person.page.goto("/about")
    return dict(person.page.context.storage_state())


def main_button(page: Page) -> Locator:
    return page.get_by_role("button", name=MAIN)


def at_bot(ana: BrowserPlayer, open_page: OpenPage, game: str, **options: Any) -> Page:
    page = open_page(storage_state=kept(ana), **options)
    table = ana.post("tables", {"game": game, "kind": "bot", "bots": ["easy"], "clock": False})["table"]
    page.goto(f"/table/{table}")
    expect(main_button(page)).to_be_visible()
    return page


@screens
@games
def test_nothing_at_a_table_shuts_anybody_out(game: str, screen: str, people: People, open_page: OpenPage) -> None:
    (ana,) = people(1)
    page = at_bot(ana, open_page, game, **SCREENS[screen])
    assert_accessible(page)

    card = page.get_by_label(HAND[game]).get_by_role("button").first
    card.click()
    assert_accessible(page)
    card.focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    expect(page.get_by_role("tooltip")).to_be_visible()
    assert_accessible(page)
    page.keyboard.press("Escape")

    page.get_by_label("Menu").click()
    assert_accessible(page)
    page.get_by_role("button", name="Settings").click()
    assert_accessible(page)
    page.keyboard.press("Escape")
    for key, title in (("b", "The board in words"), ("?", "Keys")):
        page.keyboard.press(key)
        expect(page.get_by_role("dialog", name=title)).to_be_visible()
        assert_accessible(page)
        page.keyboard.press("Escape")
    if screen == "phone":
        page.keyboard.press("l")
    assert_accessible(page)
    page.get_by_role("tab", name="Chat").click()
    assert_accessible(page)
    if screen == "phone":
        page.keyboard.press("l")

    page.get_by_label("Menu").click()
    page.get_by_role("button", name="Concede").click()
    assert_accessible(page)
    page.get_by_role("button", name="Concede the match").click()
    expect(page.get_by_role("dialog", name="Defeat")).to_be_visible()
    assert_accessible(page)


@screens
@games
def test_nothing_shuts_anybody_out_while_the_other_side_moves(
    game: str, screen: str, people: People, open_page: OpenPage
) -> None:
    ana, ben = people(2)
    table = seated(ana, ben, game=game, seat=0)
    page = open_page(storage_state=kept(ana), **SCREENS[screen])
    page.goto(f"/table/{table}")
    expect(main_button(page)).to_be_visible()
    page.keyboard.press("e")
    expect(page.get_by_text(f"Waiting for {ben.name}").first).to_be_visible()
    assert_accessible(page)


@screens
@pytest.mark.parametrize("game", [*HAND, "pantheon", "cartoverse", "ancients"])
def test_nothing_shuts_anybody_out_of_choosing_how_to_play(game: str, screen: str, open_page: OpenPage) -> None:
    page = open_page(**SCREENS[screen])
    page.goto("/")
    panel = page.get_by_role("article").filter(has_text=game.capitalize())
    for way in ("^Play (a bot|bots)$", "^Invite (a friend|friends)$"):
        panel.get_by_role("button", name=re.compile(way)).click()
        assert_accessible(page)
        page.keyboard.press("Escape")


@games
def test_a_finger_finds_everything_large_enough_on_a_phone(game: str, people: People, open_page: OpenPage) -> None:
    (ana,) = people(1)
    page = at_bot(ana, open_page, game, **PHONE)
    assert too_small(page) == []
    assert cut_off(page) == []
    main_button(page).tap()
    expect(main_button(page)).to_be_visible()
    come_to_rest(page)
    assert too_small(page) == []
    assert cut_off(page) == []
    expect(page.get_by_role("contentinfo").or_(page.locator("footer")).first).to_be_visible()


@games
def test_at_200_percent_nothing_is_hidden(game: str, people: People, open_page: OpenPage) -> None:
    (ana,) = people(1)
    page = at_bot(ana, open_page, game, **ZOOMED)
    assert cut_off(page) == []
    main_button(page).click()
    expect(main_button(page)).to_be_visible()
    come_to_rest(page)
    assert cut_off(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@games
def test_a_finger_that_rests_on_a_card_enlarges_it(game: str, people: People, open_page: OpenPage) -> None:
    (ana,) = people(1)
    page = at_bot(ana, open_page, game, **PHONE)
    card = page.get_by_label(HAND[game]).get_by_role("button").first
    box = card.bounding_box()
    assert box is not None
    touch = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}]
    fingers = page.context.new_cdp_session(page)
    fingers.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": touch})
    expect(page.get_by_role("tooltip")).to_be_visible()
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.get_by_role("tooltip")).to_be_hidden()


@games
def test_the_board_is_read_without_scrolling_on_a_common_screen(game: str, people: People, open_page: OpenPage) -> None:
    (ana,) = people(1)
    page = at_bot(ana, open_page, game)
    assert cut_off(page) == []
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
