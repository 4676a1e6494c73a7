"""A whole game through accessible names alone: roles, names and states; no selectors, no places on the screen."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Page

from tests.browser import cartoverse, generals, pantheon, threelines
from tests.browser.input_devices import Mouse

pytestmark = pytest.mark.timeout(900)  # some matches take three times as long as most

ENDS: Final = {"Victory", "Defeat", "A draw"}


def sit_down(page: Page, title: str, opponent: str = "a bot") -> None:
    page.goto("/")
    panel = page.get_by_role("article").filter(has=page.get_by_role("heading", name=title))
    panel.get_by_role("button", name=f"Play {opponent}").click()
    page.get_by_role("dialog", name=f"{title}: against {opponent}").get_by_role("button", name="Start").click()
    page.wait_for_url("**/table/*")


def test_a_whole_match_of_threelines_is_played_by_names_alone(page: Page) -> None:
    sit_down(page, "Threelines")
    assert threelines.Field(page).play_on(Mouse()) in ENDS


def test_a_whole_match_of_generals_is_played_by_names_alone(page: Page) -> None:
    sit_down(page, "Generals")
    field = generals.Field(page)
    assert field.wait()
    field.main.click()
    assert field.play_on(Mouse()) in ENDS


def test_a_whole_match_of_pantheon_is_played_by_names_alone(page: Page) -> None:
    sit_down(page, "Pantheon", "bots")
    assert pantheon.Field(page).play_on(Mouse()) in ENDS


def test_a_whole_match_of_cartoverse_is_played_by_names_alone(page: Page) -> None:
    sit_down(page, "Cartoverse")
    assert cartoverse.Field(page).play_on(Mouse()) in ENDS
