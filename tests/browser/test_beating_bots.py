"""A person beats a bot: with the mouse alone, with keys alone, with a finger."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Page

from tests.browser import generals, threelines
from tests.browser.browser_player import BrowserPlayer
from tests.browser.conftest import PHONE, OpenPage, People
from tests.browser.input_devices import Finger, Hands, Keys, Mouse
from tests.browser.nearly_won import nearly_won

FIELDS: Final[dict[str, Callable[[Page], threelines.Field | generals.Field]]] = {
    "threelines": threelines.Field,
    "generals": generals.Field,
}
TRIES = 4
games = pytest.mark.parametrize("game", FIELDS)


def win(page: Page, hands: Hands, ana: BrowserPlayer, ben: BrowserPlayer, game: str) -> None:
    """From the first page on; a bot that turns the match round is tried again."""
    for _ in range(TRIES):
        nearly_won(ana, ben, game)
        page.goto("/")
        hands.take(page.get_by_role("region", name="Your matches").get_by_role("link").first)
        page.wait_for_url("**/table/*")
        if FIELDS[game](page).play_on(hands) == "Victory":
            return
    raise AssertionError(f"the bot has won {TRIES} times")


@games
def test_a_person_beats_a_bot_with_the_mouse_alone(game: str, people: People) -> None:
    ana, ben = people(2)
    win(ana.page, Mouse(), ana, ben, game)


@games
def test_a_person_beats_a_bot_with_keys_alone(game: str, people: People) -> None:
    ana, ben = people(2)
    win(ana.page, Keys(ana.page), ana, ben, game)


@games
def test_a_person_beats_a_bot_on_a_phone_with_a_finger(game: str, people: People, open_page: OpenPage) -> None:
    ana, ben = people(2)
    phone = open_page(**PHONE, storage_state=remembered(ana))
    win(phone, Finger(), ana, ben, game)


def remembered(person: BrowserPlayer) -> dict[str, object]:
    """What a browser keeps of somebody, for another browser of hers."""
    person.page.goto("/about")
    kept: dict[str, object] = dict(person.page.context.storage_state())
    return kept
