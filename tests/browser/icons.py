"""Draws the icons of the client, and the picture of shared links, from its emblem: `python -m tests.browser.icons`."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from playwright.sync_api import Page, sync_playwright

from tests.browser.chromium.launch import launch

PUBLIC: Final = Path(__file__).parents[2] / "client/public"
NIGHT: Final = "radial-gradient(circle at 50% 35%, #2a3157, #0b0d1a 72%)"


def draw(page: Page, name: str, width: int, height: int, share: float, ground: str = "transparent") -> None:
    """The emblem in the middle of a picture; ``share`` is how much of the height it takes."""
    emblem = (PUBLIC / "favicon.svg").read_text()
    page.set_viewport_size({"width": width, "height": height})
    page.set_content(
        f"<style>body{{margin:0;display:grid;place-items:center;height:100vh;background:{ground}}}"
        f"svg{{height:{100 * share}vh}}</style>{emblem}"
    )
    page.screenshot(path=PUBLIC / name, omit_background=ground == "transparent")


def main() -> None:
    with sync_playwright() as playwright:
        page = launch(playwright).new_page()
        draw(page, "icon-192.png", 192, 192, 1.0)
        draw(page, "icon-512.png", 512, 512, 1.0)
        draw(page, "icon-whole.png", 512, 512, 0.62, NIGHT)
        draw(page, "share.png", 1200, 630, 0.7, NIGHT)


if __name__ == "__main__":
    main()
