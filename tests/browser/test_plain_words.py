"""What is shown to people is in their words: dates, devices, and whose work it is."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.ancients import NIGHT_BATTLE
from tests.browser.conftest import OpenPage, People
from tests.browser.prepared_tables import prepared
from tests.browser.threelines import Field
from tests.match.test_coaching import COUNCIL, DUEL, FIELD, LINES
from tests.server.serve_command import Server

PASSWORD: Final = "plain words for everybody"
GERMAN: Final = re.compile(
    r"[äöüß]|\b(?:der|das|und|eine?|du|deine?|mit|nicht|auf|gegen|Karten?|Spiele?)\b", re.IGNORECASE
)

POSITIONS: Final = {
    "threelines": LINES,
    "generals": FIELD,
    "pantheon": COUNCIL,
    "cartoverse": DUEL,
    "ancients": NIGHT_BATTLE,
}
CARD_NUMBER: Final = re.compile(r"#\d+")


@pytest.mark.parametrize(
    ("locale", "written"),
    [("en-GB", r"\d{1,2} \w{3,4} 20\d\d"), ("en-US", r"\w{3} \d{1,2}, 20\d\d"), ("de-DE", r"\d\d\.\d\d\.20\d\d")],
)
def test_a_session_is_a_device_and_its_date_is_written_as_people_there_write_it(
    open_page: OpenPage, locale: str, written: str
) -> None:
    page = open_page(locale=locale)
    page.goto("/account")
    page.get_by_role("button", name="Make an account").first.click()
    page.get_by_label("Name").fill(f"Plain {locale}")
    page.get_by_label("Password").fill(PASSWORD)
    page.get_by_role("button", name="Make an account").last.click()
    seen = page.get_by_role("listitem").filter(has_text="Chrome, Linux")
    expect(seen).to_have_count(1)
    expect(seen).to_contain_text(re.compile(written))
    expect(page.get_by_text("Mozilla")).to_have_count(0)


def test_who_reads_german_gets_whole_pages_in_english(open_page: OpenPage) -> None:
    """Also who chose German when it was offered: half of what is said was English even then."""
    page = open_page(locale="de-DE")
    page.add_init_script("localStorage.setItem('cardwright.language', 'de')")
    for address in ("/decks", "/rules/generals", "/account", "/learn/threelines", "/lobby", "/"):
        page.goto(address)
        assert_english(page)
    page.get_by_role("article").filter(has_text="Threelines").get_by_role("button", name="Play a bot").click()
    page.get_by_role("dialog").get_by_role("button", name="Start").click()
    page.wait_for_url("**/table/*")
    expect(page.get_by_role("button", name="Lock in nothing")).to_be_visible()
    page.get_by_label("Menu").click()
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("dialog", name="Settings")).to_be_visible()
    expect(page.get_by_label("Language")).to_have_count(0)
    assert_english(page)


def assert_english(page: Page) -> None:
    expect(page.locator("h1")).to_be_attached()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page.wait_for_load_state("networkidle")
    assert GERMAN.findall(page.locator("body").aria_snapshot()) == []


@pytest.mark.parametrize("game", POSITIONS)
def test_no_card_is_called_by_its_number(game: str, people: People, server: Server) -> None:
    (ana,) = people(1)
    page = ana.page
    page.goto(f"/table/{prepared(server, POSITIONS[game], ana, bots=['easy'], game=game)}")
    expect(page.get_by_role("button", name="Hint")).to_have_attribute("aria-disabled", "false")
    for card in page.locator('[data-thing^="hand:"]').filter(visible=True).all():
        card.hover()
        assert_no_number(page)
    page.get_by_role("button", name="Hint").click()
    expect(page.get_by_role("region", name="Hint")).to_be_visible()
    assert_no_number(page)
    page.get_by_role("button", name="Hide the hint").click()
    page.get_by_label("Menu").click()
    page.get_by_role("button", name="The board in words").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert_no_number(page)


def assert_no_number(page: Page) -> None:
    assert CARD_NUMBER.findall(page.locator("body").aria_snapshot()) == []


def test_what_is_foreseen_is_told_in_the_words_of_the_log(people: People, server: Server) -> None:
    (ana,) = people(1)
    page = ana.page
    page.goto(f"/table/{prepared(server, LINES, ana, bots=['easy'], game='threelines')}")
    field = Field(page)
    page.get_by_role("button", name=re.compile("^Rusk, ")).click()
    field.line("right").click()
    foreseen = page.locator("p:has-text('This would happen') + ul").get_by_role("listitem").first
    expect(foreseen).to_have_text(re.compile(r"^You place Rusk on the right for \d mana\.$"))
    told = foreseen.inner_text()
    field.lock.click()
    expect(page.get_by_role("list", name="Log")).to_contain_text(told)


def test_the_about_page_says_where_the_names_of_generals_come_from(page: Page) -> None:
    page.goto("/about")
    credit = page.get_by_role("listitem").filter(has_text="Duelyst")
    expect(credit).to_contain_text("names and numbers")
    expect(credit.get_by_role("link", name="CC0 1.0")).to_be_visible()
