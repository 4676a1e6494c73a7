"""Another screen of somebody who has come in: the same player, in a window of another shape."""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import Page

from tests.browser.browser_player import BrowserPlayer
from tests.browser.conftest import OpenPage

ZOOMED: Final[dict[str, Any]] = {"viewport": {"width": 683, "height": 384}, "device_scale_factor": 2}
LYING: Final[dict[str, Any]] = {"viewport": {"width": 740, "height": 360}, "is_mobile": True, "has_touch": True}


def second_screen(person: BrowserPlayer, open_page: OpenPage, table: str, **screen: Any) -> Page:
    """It is opened at the table."""
    person.page.goto("/about")
    page = open_page(storage_state=person.page.context.storage_state(), **screen)
    page.goto(f"/table/{table}")
    return page
