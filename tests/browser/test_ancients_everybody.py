"""Every state of a table of ancients can be used by everybody, on a desktop, on a phone, and on a phone that lies."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.browser.access import assert_fine
from tests.browser.ancients import NIGHT_BATTLE, SiegeBoard
from tests.browser.browser_player import BrowserPlayer
from tests.browser.conftest import PHONE, SCREENS, OpenPage, People
from tests.browser.finished_matches import answer
from tests.browser.input_devices import Finger, Hands, Mouse
from tests.browser.prepared_tables import prepared
from tests.browser.second_screen import LYING, second_screen
from tests.server.serve_command import Server

SHAPES: Final = {**SCREENS, "lying phone": LYING}
shapes = pytest.mark.parametrize("shape", SHAPES)


def look(person: BrowserPlayer, open_page: OpenPage, table: str, shape: str) -> tuple[SiegeBoard, Hands]:
    screen: dict[str, Any] = SHAPES[shape]
    board = SiegeBoard(second_screen(person, open_page, table, **screen))
    return board, Finger() if "has_touch" in screen else Mouse()


@shapes
def test_a_turn_and_the_shop_shut_nobody_out(shape: str, people: People, server: Server, open_page: OpenPage) -> None:
    ana, ben = people(2)
    table = prepared(server, NIGHT_BATTLE, ana, ben, game="ancients")
    board, hands = look(ana, open_page, table, shape)
    page = board.page
    board.own_turn()
    assert_fine(page)
    for card in ("Skullbell", "Causeway Guard", "Warband Roar"):
        board.card(card).focus()
        page.keyboard.press("Enter")
        assert_fine(page)
        page.keyboard.press("Escape")
    board.unit("Brakka Ironvow").focus()
    page.keyboard.press("Enter")
    assert_fine(page)
    page.keyboard.press("Escape")
    page.keyboard.press("b")
    expect(page.get_by_role("dialog", name="The board in words")).to_contain_text("takes 6 damage in the coming combat")
    assert_fine(page)
    page.keyboard.press("Escape")
    answer(ana, table, "move L2.P1.support.5 > L1.P1.support.1")
    answer(ben, table, "pass")
    board.press(hands, "Combat")
    expect(board.shop).to_be_visible()
    assert_fine(page)
    board.press(hands, "Done")
    answer(ben, table, "close")
    expect(page.get_by_role("status").filter(has_text="Deploy the heroes")).to_be_visible()
    hands.take(board.hero("Orrum Hillfather"))
    assert_fine(page)


@shapes
def test_the_first_deploy_shuts_nobody_out(shape: str, people: People, open_page: OpenPage) -> None:
    (ana,) = people(1)
    table = ana.post("tables", {"game": "ancients", "kind": "bot", "bots": ["easy"], "clock": False})["table"]
    board, hands = look(ana, open_page, table, shape)
    expect(board.page.get_by_role("status").filter(has_text="1 of 3")).to_be_visible()
    assert_fine(board.page)
    board.deploy_first(hands)
    expect(board.page.get_by_role("status").filter(has_text="2 of 3")).to_be_visible()
    assert_fine(board.page)


@pytest.mark.parametrize("screen", [PHONE, LYING], ids=["phone", "lying phone"])
def test_a_small_screen_shows_one_lane_and_the_other_as_a_strip(
    screen: dict[str, Any], people: People, server: Server, open_page: OpenPage
) -> None:
    ana, ben = people(2)
    table = prepared(server, NIGHT_BATTLE, ana, ben, game="ancients")
    page = second_screen(ana, open_page, table, **screen)
    board = SiegeBoard(page)
    strip = page.get_by_role("button", name=re.compile("^Show lane"))
    expect(page.get_by_role("region", name="Lane 1")).to_be_visible()
    expect(page.get_by_role("region", name="Lane 2")).to_have_count(0)
    expect(strip).to_contain_text("71")  # the Ancient's health
    expect(strip).to_contain_text("−3")  # and what comes
    strip.tap()
    expect(page.get_by_role("region", name="Lane 2")).to_be_visible()
    page.keyboard.press("x")
    expect(page.get_by_role("region", name="Lane 1")).to_be_visible()
    # What was taken up stays so while one looks at the other lane.
    board.unit("Brakka Ironvow").tap()
    expect(page.get_by_role("button", name="Use Line Holder")).to_be_visible()
    expect(strip).to_be_visible()
    page.keyboard.press("Escape")
    board.card("Skullbell").dispatch_event("click")
    strip.tap()
    board.unit("Rusk Coinbiter", ben.name).tap()
    expect(board.unit("Rusk Coinbiter", ben.name)).to_have_accessible_name(re.compile("Stunned"))
