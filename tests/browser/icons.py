"""Draws the icons of the client, and the pictures of shared links: `python -m tests.browser.icons`.

The client has to be built: the icons are made of its emblem, and the pictures show cards of the built site.
"""

from __future__ import annotations

import re
from base64 import b64encode
from pathlib import Path
from typing import Final

from playwright.sync_api import Page, sync_playwright

from cardwright.games import NAMES, load
from tests.browser.chromium.launch import launch
from tests.drawn_cards import GAMES

ROOT: Final = Path(__file__).parents[2]
PUBLIC: Final = ROOT / "client/public"
DRAWN: Final = ROOT / "src/cardwright/site/pictures"
LETTERS: Final = ROOT / "client/node_modules/@fontsource/cinzel/files/cinzel-latin-700-normal.woff2"
NIGHT: Final = "radial-gradient(circle at 50% 35%, #2a3157, #0b0d1a 72%)"
TITLES: Final = {game: load(game).title for game in NAMES if game != "template"}
COVER: Final = re.compile(r"cards: \[(.+?)\]")
WIDE, HIGH = 1200, 630  # what messengers show without cutting it
SHEET: Final = """@font-face { font-family: title; src: url(%s) }
body { margin: 0; background: #070812; font: 84px title; color: #f6e2ac }
i { position: absolute; top: 0; bottom: 0; background: 50%% 40%% / cover }
b { position: absolute; inset: 0; background: linear-gradient(#07081200 55%%, #070812e6 86%%) }
p { position: absolute; left: 56px; bottom: 34px; margin: 0; display: flex; gap: 26px; align-items: center }
p img { height: 120px }"""
LEAN: Final = 60  # how far the ink between two pictures leans
INK: Final = 10


def draw(page: Page, name: str, size: int, share: float = 1.0, ground: str = "transparent") -> None:
    """The emblem in the middle of a square; ``share`` is how much of it the emblem takes."""
    emblem = (PUBLIC / "favicon.svg").read_text()
    page.set_viewport_size({"width": size, "height": size})
    page.set_content(
        f"<style>body{{margin:0;display:grid;place-items:center;height:100vh;background:{ground}}}"
        f"svg{{height:{100 * share}vh}}</style>{emblem}"
    )
    page.screenshot(path=PUBLIC / name, omit_background=ground == "transparent")


def covers(game: str) -> list[Path]:
    """The pictures of the cards that stand for a game."""
    found = COVER.search((GAMES / game / "cover.ts").read_text("utf-8"))
    assert found
    return [DRAWN / game / f"{key}.svg" for key in re.findall(r"\w+", found[1])]


def data(file: Path, kind: str = "image/svg+xml") -> str:
    return f"data:{kind};base64,{b64encode(file.read_bytes()).decode()}"


def panel(number: int, among: int, picture: Path) -> str:
    """One of some pictures side by side, with leaning ink between them."""
    step = WIDE / among
    left, right = number * step - LEAN, (number + 1) * step + LEAN
    edges = [0 if number == 0 else 2 * LEAN + INK, right - left if number == among - 1 else right - left - INK]
    shape = f"polygon({edges[0]}px 0, {edges[1]}px 0, {edges[1] - 2 * LEAN * (number < among - 1)}px 100%, "
    shape += f"{edges[0] - 2 * LEAN * (number > 0)}px 100%)"
    return (
        f'<i style="left: {left}px; width: {right - left}px; clip-path: {shape}; '
        f'background-image: url({data(picture)})"></i>'
    )


def share(page: Page, name: str, title: str, emblem: Path, pictures: list[Path]) -> None:
    """The picture of shared links: scenes side by side, and below them what this is."""
    page.set_viewport_size({"width": WIDE, "height": HIGH})
    panels = "".join(panel(number, len(pictures), picture) for number, picture in enumerate(pictures))
    style = SHEET % data(LETTERS, "font/woff2")
    page.set_content(f'<style>{style}</style>{panels}<b></b><p><img src="{data(emblem)}">{title}</p>')
    page.evaluate("document.fonts.ready")
    page.screenshot(path=PUBLIC / "share" / f"{name}.jpg", type="jpeg", quality=80)


def main() -> None:
    with sync_playwright() as playwright:
        page = launch(playwright).new_page()
        draw(page, "icon-192.png", 192)
        draw(page, "icon-512.png", 512)
        draw(page, "icon-whole.png", 512, 0.62, NIGHT)
        share(page, "cardwright", "Cardwright", PUBLIC / "favicon.svg", [covers(game)[0] for game in TITLES])
        for game, title in TITLES.items():
            share(page, game, title, DRAWN / "emblems" / f"{game}.svg", covers(game))


if __name__ == "__main__":
    main()
