"""The gallery shows every card of a game by its picture."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.access import assert_accessible
from tests.browser.conftest import OpenPage
from tests.server.serve_command import Server


@pytest.fixture(scope="module")
def server(drawn_server: Server) -> Server:
    return drawn_server


def hanging(page: Page) -> int:
    """How many cards are found, as the page says."""
    return int(page.get_by_role("status").filter(has_text="cards").inner_text().split()[0])


def test_the_gallery_finds_cards_by_faction_type_and_cost_and_opens_one_with_the_keyboard(page: Page) -> None:
    page.goto("/decks/generals")
    page.get_by_role("link", name="Look at all cards").click()
    page.get_by_role("button", name=re.compile("^Argeon Highmayne")).wait_for()
    assert hanging(page) == 950
    page.get_by_label("Faction").select_option("Vanar")
    page.get_by_label("Type").select_option("spell")
    page.get_by_role("button", name="Costs 2", exact=True).click()
    found = hanging(page)
    assert 5 < found < 30

    first = page.locator(".card").first
    names = page.locator(".card .name").all_text_contents()
    first.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    card = page.get_by_role("dialog")
    expect(card.get_by_role("heading")).to_have_text(names[1])
    expect(card).to_contain_text(f"2 of {found}")
    assert_accessible(page)
    page.keyboard.press("Control+ArrowLeft")  # the browser's, or a screen reader's
    expect(card).to_contain_text(f"2 of {found}")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    expect(card.get_by_role("heading")).to_have_text(names[-1])
    page.keyboard.press("Escape")
    expect(card).to_be_hidden()


def test_a_card_of_the_gallery_has_a_link_of_its_own_and_depth_where_things_may_move(open_page: OpenPage) -> None:
    page = open_page(lively=True)
    page.goto("/cards/ancients?card=h_r1")
    card = page.get_by_role("dialog")
    expect(card.get_by_role("heading")).to_have_text("Brakka Ironvow")
    scene = card.locator(".scene")
    expect(scene).to_have_class(re.compile("deep"))
    page.mouse.move(0, 300)
    left = scene.locator(".near").evaluate("(one) => getComputedStyle(one).transform")
    page.mouse.move(1300, 300)
    expect(scene.locator(".near")).not_to_have_css("transform", left)
    said = page.locator("meta[property='og:title']").get_attribute("content")
    assert said == "Brakka Ironvow · Ancients"


def test_a_face_that_cannot_be_taken_now_says_why(page: Page, forgiven: list[str]) -> None:
    forgiven.append("status of 429")
    page.route("**/api/v1/me/face", lambda route: route.fulfill(status=429, json={"reason": "that was too often"}))
    page.goto("/cards/threelines?card=jon_snow")
    card = page.get_by_role("dialog")
    card.get_by_role("button", name="Make it my face").click()
    expect(card.get_by_role("alert")).to_have_text("that was too often")
    page.unroute("**/api/v1/me/face")
    card.get_by_role("button", name="Make it my face").click()
    expect(card.get_by_role("button", name="Your face")).to_be_disabled()
    expect(card.get_by_role("alert")).to_have_count(0)


def test_a_phone_shows_two_pictures_beside_each_other_and_fetches_only_those_that_are_seen(phone: Page) -> None:
    fetched: list[str] = []
    phone.on("request", lambda request: fetched.append(request.url))
    phone.goto("/cards/generals")
    cards = phone.locator(".card")
    cards.nth(1).wait_for()
    tops = [cards.nth(n).evaluate("(one) => Math.round(one.getBoundingClientRect().top)") for n in range(3)]
    assert tops[0] == tops[1] < tops[2]
    phone.wait_for_load_state("networkidle")
    assert 2 < sum("/pictures/generals/" in address for address in fetched) < 60
