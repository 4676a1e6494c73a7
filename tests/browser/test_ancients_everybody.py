"""Every state of a table of ancients can be used by everybody, on a desktop, on a phone, and on a phone that lies."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.browser.access import assert_fine, come_to_rest, covered, small_print
from tests.browser.ancients import NIGHT_BATTLE, SiegeBoard
from tests.browser.browser_player import BrowserPlayer
from tests.browser.conftest import PHONE, SCREENS, OpenPage, People
from tests.browser.finished_matches import answer
from tests.browser.input_devices import Finger, Hands, Mouse
from tests.browser.prepared_tables import prepared
from tests.browser.second_screen import LYING, second_screen
from tests.server.serve_command import Server

SHAPES: Final = {**SCREENS, "lying phone": LYING}
# Every card of a full hand, more that wait, and a hero with ten circles, an item and something attached.
CROWDED: Final = NIGHT_BATTLE.replace(
    "2 Brakka Ironvow [1] damage 3;",
    "2 Brakka Ironvow [1] damage 3 wear 1 stun 2 silence 1 disarmed muted rooted broken moved shield 1 cooldown 2 "
    "carries i07/1 mark m_r06:+1/+1/+1:0:0:good:0:P1 mark m_r05:+2/+0/+0:0:0:good:4:P1;",
).replace(
    "Rootbind, Warband Roar\n",
    "Rootbind, Warband Roar, Elder Tusker, Ramhorn Bull, Debt Called In, Cutpurse\nP1.overflow: Skullbell, Rootbind\n",
)
OUTSIDE: Final = """(parts) => parts.filter((part) => {
  const [box, around] = [part.getBoundingClientRect(), part.parentElement.getBoundingClientRect()];
  const upright = box.top >= around.top - 1 && box.bottom <= around.bottom + 1;
  return !upright || box.left < around.left - 1 || box.right > around.right + 1;
}).map((part) => part.ariaLabel ?? part.textContent)"""
APART: Final = """([one, other]) => {
  const [a, b] = [one, other].map((found) => document.querySelector(found).getBoundingClientRect());
  return a.right <= b.left + 1 || b.right <= a.left + 1 || a.bottom <= b.top + 1 || b.bottom <= a.top + 1;
}"""
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
    assert small_print(page) == []
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


@shapes
def test_everything_on_a_crowded_board_can_be_read(
    shape: str, people: People, server: Server, open_page: OpenPage
) -> None:
    """U34 to U36, U49, U57, U58: no print below 11 px, and nothing lies over a name, twelve cards in hand or not."""
    ana, ben = people(2)
    table = prepared(server, CROWDED, ana, ben, game="ancients")
    board, _ = look(ana, open_page, table, shape)
    board.own_turn()
    come_to_rest(board.page)
    assert board.page.locator(".in-hand").count() == 12
    assert small_print(board.page) == []
    assert covered(board.page.locator(".in-hand .name")) == []
    assert covered(board.page.locator(".unit .name")) == []
    assert_fine(board.page)


@shapes
def test_all_five_heroes_and_the_step_of_the_first_deploy_are_seen(
    shape: str, people: People, open_page: OpenPage
) -> None:
    """U48, U51."""
    (ana,) = people(1)
    table = ana.post("tables", {"game": "ancients", "kind": "bot", "bots": ["easy"], "clock": False})["table"]
    board, hands = look(ana, open_page, table, shape)
    page = board.page
    expect(board.fountain.get_by_role("button")).to_have_count(5)
    hands.take(board.fountain.get_by_role("button", name=re.compile("can be used$")).first)
    come_to_rest(page)
    assert board.fountain.get_by_role("button").evaluate_all(OUTSIDE) == []
    assert page.evaluate(APART, [".deploy", ".deeds"])
    if shape != "lying phone":  # there only the count is in the way of nothing
        assert page.evaluate(APART, [".deploy", ".farhand b"])


def test_no_place_that_can_be_chosen_is_covered(people: People, server: Server, open_page: OpenPage) -> None:
    """U21, U27: what is said of a card or hero that has been taken up does not lie over the board."""
    ana, ben = people(2)
    table = prepared(server, NIGHT_BATTLE, ana, ben, game="ancients")
    board, hands = look(ana, open_page, table, "desktop")
    board.own_turn()
    for taken in (board.card("Mend Bark"), board.card("Drill Yard"), board.unit("Fenrow Wildrunner")):
        hands.take(taken)
        lit = board.page.locator("button[data-thing^='place:']").and_(board.page.locator(".legal *, .goal *"))
        assert lit.count() > 3
        hidden = lit.evaluate_all(
            """(all) => all.filter((one) => {
              const { left, top, width, height } = one.getBoundingClientRect();
              return ![0.2, 0.8].every((part) => one.parentElement.contains(
                document.elementFromPoint(left + part * width, top + part * height)));
            }).map((one) => one.ariaLabel)"""
        )
        assert hidden == []
        board.page.keyboard.press("Escape")


@pytest.mark.parametrize("long", [460, 800], ids=["as long as a click may last", "longer"])
def test_a_finger_that_rests_on_a_unit_reads_it_and_chooses_nothing(
    long: int, people: People, server: Server, open_page: OpenPage
) -> None:
    ana, ben = people(2)
    table = prepared(server, NIGHT_BATTLE, ana, ben, game="ancients")
    board, hands = look(ana, open_page, table, "phone")
    page = board.page
    board.own_turn()
    hands.take(board.card("Skullbell"))
    vashti = board.unit("Vashti Nightneedle", ben.name)
    at = vashti.bounding_box()
    assert at
    finger = page.context.new_cdp_session(page)
    touch = {"x": at["x"] + at["width"] / 2, "y": at["y"] + at["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [touch]})
    page.wait_for_timeout(long)
    expect(page.get_by_role("tooltip")).to_contain_text("Needlepoint")
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.get_by_role("tooltip")).to_be_hidden()
    expect(board.card("Skullbell")).to_have_attribute("aria-pressed", "true")  # still held, and not cast
    hands.take(vashti)
    expect(vashti).to_have_accessible_name(re.compile("Stunned"))


@pytest.mark.parametrize("screen", [PHONE, LYING], ids=["phone", "lying phone"])
def test_beside_a_rune_and_a_traveller_the_strip_is_whole(
    screen: dict[str, Any], people: People, server: Server, open_page: OpenPage
) -> None:
    ana, ben = people(2)
    table = prepared(server, NIGHT_BATTLE, ana, ben, game="ancients")
    answer(ana, table, "move L2.P1.support.5 > L1.P1.support.1")
    page = second_screen(ana, open_page, table, **screen)
    expect(page.locator(".travel[data-hero='4']")).to_be_visible()
    come_to_rest(page)
    assert page.evaluate(APART, [".strip .preview-damage", ".rune"])
    assert page.evaluate(APART, [".strip .sides", ".rune"])
    assert page.evaluate(APART, [".travel i", ".rune"])
    assert page.locator(".strip > *:visible").evaluate_all(OUTSIDE) == []
