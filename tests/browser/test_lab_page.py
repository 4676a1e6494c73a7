"""The laboratory in the browser: a change is made in a form, compared while one looks on, played and passed on."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.access import assert_accessible
from tests.browser.conftest import PHONE, OpenPage
from tests.browser.readable import assert_readable
from tests.browser.test_pages import fits_in_width
from tests.browser.test_small_screens import SCREENS

CHANGED = "/lab/threelines#card.jon_snow.attack=40&card.jon_snow.defence=90"
WAITED = 120_000  # milliseconds; a comparison yields to everything else on a busy machine
ALL_SCREENS = {**SCREENS, "phone": PHONE}


def sees_the_report(page: Page) -> None:
    """Of what is known when it is stopped, or of everything."""
    expect(page.get_by_role("img", name=re.compile("The difference in points"))).to_be_visible(timeout=WAITED)
    clear = page.get_by_role("status").filter(has_text="points more")  # a single pair tells nothing
    expect(clear).to_be_visible(timeout=WAITED)
    page.get_by_role("button", name="Stop and show what is known").click()
    expect(page.get_by_role("heading", name="What was changed")).to_be_visible(timeout=WAITED)
    expect(page.get_by_text(re.compile("Jon Snow at 40 attack.* points more"))).to_be_visible()


def test_a_stranger_clicks_the_example_and_sees_what_it_does(page: Page) -> None:
    page.goto("/")
    page.get_by_role("navigation", name="Pages").get_by_role("link", name="Lab").click()
    expect(page.get_by_text("two bots play every deal twice")).to_be_visible()
    page.get_by_role("button", name="Try an example: Rusk with 7 defence").click()
    expect(page.get_by_role("status").filter(has_text="Rusk at 7 defence: ")).to_be_visible(timeout=WAITED)
    expect(page.get_by_role("group", name="Rusk").get_by_label("Defence")).to_have_value("7")
    expect(page.get_by_text("printed: 5")).to_be_visible()
    page.goto("/")  # which ends it


def test_a_change_is_made_compared_and_played_with_the_keyboard_alone(page: Page) -> None:
    page.goto("/lab/threelines")
    page.get_by_label("Change a card").focus()
    page.keyboard.type("jon")
    page.keyboard.press("Enter")
    page.get_by_role("group", name="Jon Snow").get_by_label("Attack").focus()
    page.keyboard.press("Control+A")
    page.keyboard.type("40")
    page.get_by_role("group", name="Jon Snow").get_by_label("Defence").fill("90")
    expect(page).to_have_url(re.compile(f"{re.escape(CHANGED)}$"))
    page.get_by_role("button", name="Compare").focus()
    page.keyboard.press("Enter")
    sees_the_report(page)
    assert_accessible(page)
    page.get_by_label("Your name at the table").fill("Lena of the Lab")
    page.get_by_role("button", name="Play a bot").focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")
    expect(page.locator("footer .plate", has_text="Lena of the Lab")).to_be_visible()
    page.get_by_role("button", name="Changed cards").click()
    told = "Jon Snow has 40 attack instead of 5 and has 90 defence instead of 3"
    expect(page.get_by_role("dialog").get_by_text(told)).to_be_visible()


def test_a_rule_is_changed_with_its_number_and_its_usual_value_beside_it(page: Page) -> None:
    page.goto("/lab/threelines")
    page.get_by_text("Change a rule").click()
    page.get_by_label("Mana limit").fill("6")
    expect(page.get_by_text("usually 10").first).to_be_visible()
    expect(page.get_by_role("link", name="rule R20").first).to_have_attribute("href", "/rules/threelines#R20")
    page.get_by_label("First round mana").select_option("no")
    expect(page).to_have_url(re.compile("/lab/threelines#set.mana_limit=6&set.first_round_mana=false$"))
    page.reload()
    expect(page.get_by_text("Change a rule: 2 changed")).to_be_visible()
    expect(page.get_by_label("Mana limit")).to_have_value("6")
    page.get_by_role("button", name="Clear everything").click()
    expect(page.get_by_role("button", name="Compare")).to_be_disabled()


@pytest.mark.parametrize("screen", ALL_SCREENS)
def test_the_whole_laboratory_can_be_read_and_touched(screen: str, open_page: OpenPage) -> None:
    page = open_page(**ALL_SCREENS[screen])
    page.goto(CHANGED)
    page.get_by_role("button", name="Compare").click()
    sees_the_report(page)
    assert fits_in_width(page)
    assert_readable(page, f"the laboratory {screen}")
    assert_accessible(page)
