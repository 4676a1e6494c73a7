"""What the pictures cost the frames of a crowded board of Generals: `python -m bench.frames`.

Twenty units move, and so does the pointer: with the pictures, and with flat colours in their places,
in turns in one browser.
"""

from __future__ import annotations

import statistics
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Final

from playwright.sync_api import Page, ViewportSize, expect, sync_playwright
from rich.console import Console
from rich.table import Table

from bench.client import UNITS, crowded
from tests.browser.browser_player import BrowserPlayer
from tests.browser.chromium.launch import launch
from tests.server.serve_command import server as start_server

SECONDS: Final = 4
TURNS: Final = 3
PATIENCE: Final = 60_000  # ms
SCREEN: Final[ViewportSize] = {"width": 1366, "height": 768}
BARELY: Final = 1.25  # times the median frame of flat colours
SET_IN_MOTION: Final = """() => {
  const steps = ['none', 'translate(18px, -12px) scale(1.08)', 'none'].map((transform) => ({ transform }));
  const timing = { duration: 420, iterations: Infinity };
  for (const unit of document.querySelectorAll('.unittoken')) unit.animate(steps, timing);
}"""
PAINT: Final = """(flat) => {
  for (const picture of document.querySelectorAll('main img')) {
    picture.style.visibility = flat ? 'hidden' : '';
    picture.parentElement.style.background = flat ? '#4a5878' : '';
  }
}"""
BEGIN: Final = """() => {
  const seen = (window.seen = []);
  const tick = (at) => { seen.push(at); if (window.seen === seen) requestAnimationFrame(tick); };
  requestAnimationFrame(tick);
}"""
END: Final = """() => {
  const frames = window.seen;
  window.seen = null;
  return frames.slice(1).map((at, n) => at - frames[n]);
}"""


def frames(page: Page, flat: bool) -> list[float]:
    """The times between frames in ms, while the pointer goes to and fro over the board."""
    board = page.get_by_role("group", name="The board").bounding_box()
    assert board is not None
    page.evaluate(PAINT, flat)
    page.evaluate(BEGIN)
    end, step = monotonic() + SECONDS, 0
    while monotonic() < end:
        step += 1
        page.mouse.move(board["x"] + step * 17 % board["width"], board["y"] + step * 11 % board["height"])
        page.wait_for_timeout(16)
    times: list[float] = page.evaluate(END)
    return times


def late(times: list[float]) -> float:
    """Of a hundred frames five take longer."""
    return statistics.quantiles(times, n=20)[-1]


def measured() -> dict[bool, list[float]]:
    found: dict[bool, list[float]] = {False: [], True: []}
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        options = ("--unlimited", "--no-open", "--log", "error")
        with start_server(Path(folder) / "data", *options) as server:
            browser = launch(playwright)
            page, other = (
                browser.new_context(base_url=server.url, locale="en-GB", viewport=SCREEN).new_page() for _ in "ab"
            )
            page.goto(f"/table/{crowded(BrowserPlayer(page, server.url), BrowserPlayer(other, server.url))}")
            expect(page.locator(".unittoken").nth(UNITS - 1)).to_be_visible(timeout=PATIENCE)
            page.evaluate(SET_IN_MOTION)
            for turn in range(2 * TURNS):
                found[turn % 2 == 1] += frames(page, turn % 2 == 1)
            server.end()
    return found


def main() -> None:
    found = measured()
    told = Table("the board", "median frame", "95th percentile", "frames a second")
    for flat, name in ((False, "with pictures"), (True, "flat colours")):
        times = found[flat]
        told.add_row(
            name, f"{statistics.median(times):.1f} ms", f"{late(times):.1f} ms", f"{1000 / statistics.fmean(times):.0f}"
        )
    ratio = statistics.median(found[False]) / statistics.median(found[True])
    told.add_row("ratio", f"{ratio:.2f}", f"{late(found[False]) / late(found[True]):.2f}", "")
    Console().print(told)
    sys.exit(ratio > BARELY)


if __name__ == "__main__":
    main()
