"""Lays out all pictures of a game on one sheet, at 240 and at 90 pixels, to look at each (`make pictures` does it too).

All cards go to .cache/sheets; those that are drawn from a line of traits go to docs/pictures as well. The names of
games make the sheets of these alone: `python -m tests.browser.contact_sheets threelines`.
"""

from __future__ import annotations

import sys
from base64 import b64encode
from pathlib import Path
from typing import Final

from playwright.sync_api import Page, sync_playwright

from tests.browser.chromium.launch import launch
from tests.drawn_cards import with_traits

ROOT: Final = Path(__file__).parents[2]
DRAWN: Final = ROOT / "src/cardwright/site/pictures"
SHEETS: Final = ROOT / ".cache/sheets"
DOCS: Final = ROOT / "docs/pictures"
LARGE: Final = 240
SMALL: Final = 90
# Where a game has more cards than these, its sheet in the documents shows them once, at the size between.
MANY: Final = 200
PATIENCE: Final = 180_000  # milliseconds; a busy machine takes its time for a thousand pictures
BETWEEN: Final = 120
STYLE: Final = """body { margin: 0; padding: 8px; background: #14141c; color: #b8b8c4; font: 11px sans-serif }
div { display: flex; flex-wrap: wrap; gap: 6px; margin-bottom: 10px } figure { margin: 0; overflow: hidden }
img { display: block; aspect-ratio: 4 / 3 } figcaption { white-space: nowrap }"""


def games() -> list[str]:
    return sorted(path.name for path in DRAWN.iterdir() if path.name not in ("bots", "emblems"))


def address(game: str, key: str) -> str:
    return "data:image/svg+xml;base64," + b64encode((DRAWN / game / f"{key}.svg").read_bytes()).decode()


def row(game: str, keys: list[str], width: int, named: bool) -> str:
    def figure(key: str) -> str:
        name = f"<figcaption>{key}</figcaption>" if named else ""
        return f'<figure style="width: {width}px"><img width={width} src="{address(game, key)}">{name}</figure>'

    return f"<div>{''.join(map(figure, keys))}</div>"


def take(page: Page, path: Path, width: int, *rows: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    page.set_viewport_size({"width": width, "height": 200})
    page.set_content(f"<style>{STYLE}</style>{''.join(rows)}", wait_until="load")
    page.evaluate("Promise.all([...document.images].map((image) => image.decode()))")
    page.screenshot(path=path, full_page=True, type="jpeg", quality=66)


def sheets(page: Page, game: str) -> None:
    every = sorted(path.stem for path in (DRAWN / game).glob("*.svg"))
    take(page, SHEETS / f"{game}-{LARGE}.jpg", 3_952, row(game, every, LARGE, named=True))
    take(page, SHEETS / f"{game}-{SMALL}.jpg", 2_900, row(game, every, SMALL, named=False))
    if drawn := with_traits(game):
        widths = [BETWEEN] if len(drawn) > MANY else [LARGE, SMALL]
        rows = [row(game, drawn, width, named=False) for width in widths]
        take(page, DOCS / f"art-{game}.jpg", 8 * 246 + 10, *rows)


def main() -> None:
    with sync_playwright() as playwright:
        browser = launch(playwright)
        page = browser.new_page()
        page.set_default_timeout(PATIENCE)
        for game in sys.argv[1:] or games():
            sheets(page, game)
        browser.close()


if __name__ == "__main__":
    main()
