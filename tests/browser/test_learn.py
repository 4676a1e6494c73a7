"""A player who follows the coach wins the lesson, with a mouse and keys, or with a finger."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from itertools import cycle

import pytest
from playwright.sync_api import Locator, Page, TimeoutError, expect

from cardwright.agents.characters import CAST
from tests.browser.access import assert_accessible
from tests.browser.conftest import PHONE, OpenPage
from tests.browser.input_devices import Finger, Hands, Keys, Mouse

BEGINNER = re.compile("|".join(character.name for character in CAST["beginner"]))
LONGEST = 90  # things done in a lesson
OFTEN = 50  # milliseconds between two looks at what the coach says
STEADY = 400  # milliseconds after which a new main button can be pressed
# What the coach says and points at; null while it only watches.
NOW = """() => {
  if (document.querySelector('dialog[open].grand')) return 'over';
  const coach = document.querySelector('section.coach');
  const rings = [...document.querySelectorAll('[data-points-at]')].map((ring) => ring.dataset.pointsAt);
  const read = coach?.querySelector('[aria-keyshortcuts=N]') != null;
  return coach && (read || rings.length) ? JSON.stringify([coach.querySelector('p').textContent, read, rings]) : null;
}"""


def begin(page: Page, game: str) -> None:
    page.goto(f"/learn/{game}")
    page.get_by_role("button", name="Begin the lesson").click()
    page.wait_for_url("**/table/*")


def follow(page: Page, hands: Hands) -> list[str]:
    """Do what the coach points at until the match is over; all it has said."""
    said: list[str] = []
    last: str | None = None
    for _ in range(LONGEST):
        now = heard(page, last)
        if now == "over":
            return said
        last = now
        text, read, rings = json.loads(now)
        said.append(text)
        hands.take(button(page) if read else thing(page, rings[0]))
    raise AssertionError(f"the lesson does not end: {said[-3:]}")


def heard(page: Page, last: str | None) -> str:
    """What the coach says next; every touch leads to something new."""
    new = f"(last) => {{ const now = ({NOW})(); return now !== last && now; }}"
    try:
        said: str = page.wait_for_function(new, arg=last, polling=OFTEN).json_value()
    except TimeoutError as late:
        raise AssertionError(f"nothing comes of {last}; the coach says {page.evaluate(NOW)}") from late
    return said


def button(page: Page) -> Locator:
    return page.locator("section.coach [aria-keyshortcuts=N]")


def thing(page: Page, name: str) -> Locator:
    if name != "main":
        return page.locator(f'button[data-thing="{name}"]').last  # some can be done in two places
    page.wait_for_timeout(STEADY)
    return page.locator("main footer [aria-keyshortcuts=E]")


class BothHands:
    """One thing with keys, the next with the mouse."""

    def __init__(self, page: Page) -> None:
        self.turns: Iterator[Hands] = cycle((Keys(page), Mouse()))

    def take(self, thing: Locator) -> None:
        next(self.turns).take(thing)


@pytest.mark.parametrize("game", ["threelines", "generals", "pantheon", "cartoverse", "ancients"])
def test_following_the_coach_wins(page: Page, game: str) -> None:
    begin(page, game)
    said = follow(page, BothHands(page))
    assert len(set(said)) > 14
    expect(page.get_by_role("heading", name="Victory")).to_be_visible()
    expect(page.get_by_role("link", name="To the first page")).to_have_attribute("href", "/")
    assert page.get_by_role("button", name="Rematch").count() == 0
    page.get_by_role("button", name="Play a real match").click()
    expect(page.locator(".plate").filter(has_text=BEGINNER)).to_be_visible()


@pytest.mark.parametrize("game", ["threelines", "generals", "pantheon", "cartoverse", "ancients"])
def test_a_finger_wins_it_on_a_phone(open_page: OpenPage, game: str) -> None:
    phone = open_page(**PHONE)
    begin(phone, game)
    said = follow(phone, Finger())
    assert said[0].startswith("Welcome!")
    expect(phone.get_by_role("heading", name="Victory")).to_be_visible()


def test_the_coach_is_heard_can_be_sent_away_and_called_again(page: Page) -> None:
    begin(page, "threelines")
    coach = page.get_by_role("region", name="Coach")
    expect(coach.locator("[aria-live=polite]")).to_contain_text("Welcome!")
    assert_accessible(page)
    page.keyboard.press("n")
    expect(coach).to_contain_text("These are your cards.")
    coach.get_by_role("button", name="Hide the coach").click()
    expect(page.locator("[data-points-at]")).to_have_count(0)
    page.get_by_role("button", name="Coach", exact=True).click()
    expect(coach).to_contain_text("These are your cards.")


def test_show_me_brings_the_focus_there(page: Page) -> None:
    begin(page, "generals")
    button(page).click()
    page.get_by_role("button", name="Show me").click()
    expect(page.locator('[data-thing="square:d3"]')).to_be_focused()


def test_a_learner_who_goes_another_way_is_not_held_up(page: Page) -> None:
    begin(page, "generals")
    coach = page.get_by_role("region", name="Coach")
    for _ in range(5):
        expect(page.get_by_role("button", name="End turn")).to_have_attribute("aria-disabled", "false")
        page.wait_for_timeout(STEADY)
        page.get_by_role("button", name="End turn").click()
    expect(coach).to_contain_text("you are on your own")


def test_taking_back_takes_the_coach_back(page: Page) -> None:
    begin(page, "generals")
    coach = page.get_by_role("region", name="Coach")
    page.locator('[data-thing="square:d3"]').click()
    page.locator('[data-thing="square:f3"]').click()
    expect(coach).to_contain_text("Summon the Silverguard Knight")
    page.keyboard.press("u")
    expect(coach).to_contain_text("Touch your general")


def test_a_lesson_that_was_left_goes_on_where_it_was(page: Page) -> None:
    begin(page, "threelines")
    table = page.url
    page.goto("/learn/threelines")
    page.get_by_role("link", name="Go on with the lesson").click()
    assert page.url == table
    page.goto("/learn/threelines")
    page.get_by_role("button", name="Start again").click()
    page.wait_for_url("**/table/*")
    assert page.url != table
    page.goto(table)
    expect(page.get_by_role("dialog", name="Defeat")).to_be_visible()  # the one that was left is given up


def test_a_game_without_a_lesson_says_so(page: Page) -> None:
    page.goto("/learn/template")
    expect(page.locator("main")).to_contain_text("There is no lesson for this game yet.")
