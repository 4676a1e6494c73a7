"""The rules of a game can be read, searched, and opened at a rule."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

GAMES = ("threelines", "generals")


def sees(page: Page, name: str) -> None:
    """What has this name comes where it can be seen without scrolling."""
    page.wait_for_function(
        """(name) => { const box = document.getElementById(name).getBoundingClientRect();
                       return box.top >= 0 && box.bottom <= innerHeight; }""",
        arg=name,
    )


def test_an_address_with_a_number_shows_and_marks_that_rule(page: Page) -> None:
    page.goto("/rules/generals#R53")
    rule = page.get_by_role("link", name="Rule R53", exact=True)
    expect(rule).to_be_visible()
    expect(rule).to_have_attribute("aria-current", "location")
    sees(page, "R53")


def test_a_rule_that_is_named_in_another_is_one_click_away(page: Page) -> None:
    page.goto("/rules/generals#R26")
    page.locator("li").filter(has=page.locator("#R26")).get_by_role("link", name="R98", exact=True).click()
    expect(page.locator("#R98")).to_have_attribute("aria-current", "location")
    expect(page.locator("#R26")).not_to_have_attribute("aria-current", "location")
    sees(page, "R98")


def test_a_rule_with_two_numbers_is_found_by_each(page: Page) -> None:
    for number in ("R26", "R36"):
        page.goto(f"/rules/threelines#{number}")
        expect(page.locator(f"#{number}")).to_have_attribute("aria-current", "location")


def test_a_search_leaves_what_holds_every_word_and_marks_it(page: Page) -> None:
    page.goto("/rules/generals")
    page.get_by_role("searchbox").fill("provoke flying")
    expect(page.get_by_role("main").get_by_role("status")).to_have_text("2 places found.")
    expect(page.locator("#R173")).to_be_visible()
    expect(page.locator("#R1")).to_have_count(0)
    expect(page.locator("mark").first).to_have_text("Flying")
    page.get_by_role("searchbox").fill("xyzzy")
    expect(page.get_by_role("main").get_by_role("status")).to_have_text("Nothing found.")


def test_a_link_leads_out_of_a_search(page: Page) -> None:
    page.goto("/rules/generals")
    page.get_by_role("searchbox").fill("mulligan replace")
    page.locator("article").get_by_role("link", name="R98", exact=True).click()
    expect(page.locator("#R98")).to_have_attribute("aria-current", "location")
    expect(page.get_by_role("searchbox")).to_have_value("")


def test_contents_lead_to_sections_and_the_glossary_to_rules(page: Page) -> None:
    page.goto("/rules/generals")
    page.get_by_role("navigation", name="Contents").get_by_role("link", name="Glossary").click()
    expect(page.get_by_role("heading", name="Glossary")).to_be_in_viewport()
    page.locator("dl > div").filter(has_text="Airdrop").get_by_role("link").click()
    expect(page.locator("[aria-current=location]")).to_be_in_viewport()


@pytest.mark.parametrize("game", GAMES)
def test_every_word_of_the_glossary_leads_to_a_rule_that_is_there(page: Page, game: str) -> None:
    page.goto(f"/rules/{game}")
    expect(page.locator("#glossary")).to_be_attached()
    lost = page.locator("dl a").evaluate_all(
        "(all) => all.map((one) => one.hash.slice(1)).filter((id) => !document.getElementById(id))"
    )
    assert lost == []


def test_one_changes_from_game_to_game(page: Page) -> None:
    page.goto("/rules/threelines")
    page.get_by_role("navigation", name="Games").get_by_role("link", name="Generals").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Rules of Generals")
    expect(page.locator("#R233")).to_be_attached()


def test_a_game_without_rules_says_so(page: Page, forgiven: list[str]) -> None:
    forgiven.append("status of 404")
    page.goto("/rules/nothing")
    expect(page.get_by_role("heading", name="There are no rules here")).to_be_visible()


# One that is drawn again meanwhile cannot be decoded until it has settled.
DECODED = """() => Promise.all([...document.querySelectorAll('figure img')].map((one) => one.decode()))
    .then(() => true, () => false)"""


def test_every_chapter_shows_its_picture_when_it_is_reached(phone: Page) -> None:
    for game in ("threelines", "generals", "pantheon", "cartoverse", "ancients"):
        phone.goto(f"/rules/{game}")
        expect(phone.locator("#glossary")).to_be_attached()
        pictures = phone.get_by_role("figure")
        assert pictures.count() == phone.locator("article > section > h2").count() - 1, "the glossary is a list"
        assert pictures.last.locator("img").count() == 0, "it is drawn when it comes near"
        for number in range(pictures.count()):
            pictures.nth(number).scroll_into_view_if_needed()
        phone.wait_for_function(DECODED)
        fits = "[...document.querySelectorAll('figure')].every((one) => one.scrollWidth <= one.clientWidth)"
        assert phone.evaluate(fits)
        assert phone.evaluate("document.documentElement.scrollWidth") <= 360
