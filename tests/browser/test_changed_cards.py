"""A table with changed cards: what is told before anybody sits down, and what is printed on the cards there."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from cardwright.arena.compare.comparison import copies_in
from cardwright.games import load
from tests.browser.access import assert_accessible
from tests.browser.conftest import People

DECK = "Argeon Highmayne"
DEAR = 24  # no other number on these cards is the same


def dear() -> dict[str, dict[str, int]]:
    """All cards of a deck of Generals at another price, and its general with more health."""
    game = load("generals")
    deck = copies_in(game, game.starters()[DECK])
    return {key: {"health": 30} if key == "argeon_highmayne" else {"mana": DEAR} for key in deck}


def sees_changed_numbers(page: Page) -> None:
    expect(page.get_by_role("button", name=re.compile(f"^{DECK}, general, yours.*30 of 30 health"))).to_be_visible()
    held = page.get_by_role("button", name=re.compile(rf"\b{DEAR} mana\b"))
    expect(held).not_to_have_count(0)
    expect(page.get_by_role("button", name=re.compile(rf"\b(?!{DEAR}\b)\d+ mana\b"))).to_have_count(0)
    held.first.hover()
    expect(page.get_by_role("tooltip").get_by_text(str(DEAR), exact=True)).to_be_visible()
    page.keyboard.press("Escape")


def test_who_is_invited_is_told_what_is_changed_and_both_play_with_it(people: People) -> None:
    ana, ben = people(2)
    wishes = {"game": "generals", "kind": "private", "seat": 0, "deck": DECK, "cards": dear()}
    made = ana.post("tables", wishes)
    ana.page.goto(f"/table/{made['table']}?invited={made['invite']}")
    expect(ana.page.get_by_text(f"{DECK} has 30 health instead of 25")).to_be_visible()
    assert_accessible(ana.page)

    ben.page.goto(f"/join/{made['invite']}")
    expect(ben.page.get_by_text("Played with changed cards:")).to_be_visible()
    expect(ben.page.get_by_text(f"{DECK} has 30 health instead of 25")).to_be_visible()
    assert_accessible(ben.page)
    ben.page.get_by_label("Your deck").select_option(DECK)
    ben.page.get_by_role("button", name="Sit down").click()
    for page in (ana.page, ben.page):
        sees_changed_numbers(page)
    ben.page.get_by_role("button", name="Changed cards").click()
    told = ben.page.get_by_role("dialog", name="Changed cards")
    expect(told.get_by_text(re.compile(f"costs {DEAR} instead of")).first).to_be_visible()
    assert_accessible(ben.page)
