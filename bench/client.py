"""How fast the web client is, in a real browser on this machine: `python -m bench.client`.

The first page is loaded as it is here, and as on a slow phone: a CPU four times slower, 1.6 Mbit/s, 150 ms round trip.
"""

from __future__ import annotations

import statistics
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from playwright.sync_api import Browser, Page, expect, sync_playwright
from rich.console import Console
from rich.table import Table

from tests.browser.browser_player import BrowserPlayer, seated
from tests.browser.chromium.launch import launch
from tests.browser.nearly_won import Chair, Offer, OverTooSoon, View, chair
from tests.browser.threelines import Field
from tests.server.serve_command import Server
from tests.server.serve_command import server as start_server

SLOW_PHONE: Final = {"offline": False, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 93_750}
TIMES: Final = 5
UNITS: Final = 20
SECONDS: Final = 3
WATCH: Final = """window.tasks = []; window.clicks = [];
new PerformanceObserver((seen) => {
  for (const one of seen.getEntries()) window.tasks.push(one.startTime + one.duration);
}).observe({ type: 'longtask', buffered: true });
new PerformanceObserver((seen) => {
  for (const { name, duration, processingStart, processingEnd } of seen.getEntries())
    if (name === 'click') window.clicks.push([duration, processingEnd - processingStart]);
}).observe({ type: 'event', buffered: true, durationThreshold: 16 });"""
LOADED: Final = """() => {
  const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
  const all = ['navigation', 'resource'].flatMap((kind) => performance.getEntriesByType(kind));
  return {
    paint, ready: Math.max(window.drawn, ...window.tasks), bytes: all.reduce((sum, one) => sum + one.transferSize, 0),
    files: all.map((one) => [new URL(one.name).pathname, one.startTime, one.responseEnd, one.transferSize]),
  };
}"""
DRAWN: Final = """new Promise((done) => {
  const look = () => document.querySelector('main button')
    ? requestAnimationFrame(() => done((window.drawn = performance.now()))) : requestAnimationFrame(look);
  look();
})"""
MOVE_ALL: Final = """async (seconds) => {
  const units = [...document.querySelectorAll('.unittoken')];
  const steps = ['none', 'translate(18px, -12px) scale(1.08)', 'none'].map((transform) => ({ transform }));
  for (const unit of units) unit.animate(steps, { duration: 420, iterations: Infinity });
  const frames = [];
  const end = performance.now() + 1000 * seconds;
  await new Promise((done) => {
    const tick = (at) => { frames.push(at); performance.now() < end ? requestAnimationFrame(tick) : done(); };
    requestAnimationFrame(tick);
  });
  const gaps = frames.slice(1).map((at, n) => at - frames[n]).sort((a, b) => a - b);
  const rate = 1000 * gaps.length / (frames.at(-1) - frames[0]);
  return { units: units.length, rate, worst: gaps[Math.floor(0.99 * gaps.length)] };
}"""


@contextmanager
def a_page(browser: Browser, server: Server, slow: bool = False) -> Iterator[Page]:
    context = browser.new_context(base_url=server.url, viewport={"width": 1366, "height": 768})
    page = context.new_page()
    page.add_init_script(WATCH)
    if slow:
        devtools = context.new_cdp_session(page)
        devtools.send("Network.enable")
        devtools.send("Network.emulateNetworkConditions", SLOW_PHONE)
        devtools.send("Emulation.setCPUThrottlingRate", {"rate": 4})
    yield page
    context.close()


def first_page(browser: Browser, server: Server, slow: bool) -> list[dict[str, Any]]:
    """Load the first page afresh, several times."""
    found = []
    for _ in range(TIMES):
        with a_page(browser, server, slow) as page:
            page.goto("/", wait_until="commit")
            page.evaluate(DRAWN)
            page.wait_for_load_state("networkidle")
            found.append(page.evaluate(LOADED))
    return found


def clicks(browser: Browser, server: Server) -> tuple[list[list[float]], list[float]]:
    """From a click on a card to the next picture and our part of it, and from locking in to the next round; in ms."""
    rounds: list[float] = []
    with a_page(browser, server) as page:
        page.add_init_script('localStorage.setItem(\'cardwright.settings\', \'{"speed": "none", "sound": false}\')')
        ana = BrowserPlayer(page, server.url)
        terms = {"game": "threelines", "kind": "bot", "bots": ["easy"], "clock": False, "options": {"hp": 1000}}
        page.goto(f"/table/{ana.post('tables', terms)['table']}")
        field = Field(page)
        for number in range(2, 12):
            expect(field.lock).to_be_visible()
            field.hand.get_by_role("button").first.click()
            page.keyboard.press("Escape")
            page.mouse.move(5, 5)
            rounds.append(page.evaluate(TO_THE_NEXT_ROUND, f"Round {number}"))
        near: list[list[float]] = page.evaluate("window.clicks")
    return near, rounds


TO_THE_NEXT_ROUND: Final = """(round) => new Promise((done) => {
  const began = performance.now();
  const look = () => [...document.querySelectorAll('main p')].some((one) => one.textContent === round)
    ? requestAnimationFrame(() => done(performance.now() - began)) : requestAnimationFrame(look);
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'e', bubbles: true }));
  look();
})"""


def crowd(browser: Browser, server: Server) -> dict[str, float]:
    """Many units on the board of generals, all of them in motion: pictures a second."""
    with a_page(browser, server) as page, a_page(browser, server) as other:
        ana, ben = BrowserPlayer(page, server.url), BrowserPlayer(other, server.url)
        page.goto(f"/table/{crowded(ana, ben)}")
        expect(page.get_by_role("group", name="The board")).to_be_visible()
        expect(page.locator(".unittoken").nth(UNITS - 1)).to_be_visible()
        found: dict[str, float] = page.evaluate(MOVE_ALL, SECONDS)
    return found


def crowded(ana: BrowserPlayer, ben: BrowserPlayer) -> str:
    """A table with many units on it; a match that ends before that is begun again."""
    table = seated(ana, ben, game="generals", seat=0)
    try:
        with chair(ana, table) as near, chair(ben, table) as far:
            gather(near, far)
    except OverTooSoon:
        return crowded(ana, ben)
    return table


def gather(near: Chair, far: Chair) -> None:
    """Both sides bring minions and fight nobody until the board is crowded."""
    for player in (near, far):
        view = player.asked()
        player.act(view, view["question"]["legal"][0])
    player, other = near, far
    while len((view := player.asked())["shown"]["units"]) < UNITS:
        best = max(view["question"]["legal"], key=lambda one: summons(view, one))
        player.act(view, best)
        if best["parts"]["kind"] == "end":
            player, other = other, player


def summons(view: View, offer: Offer) -> int:
    """Minions before all else, and no harm to anybody."""
    parts, side = offer["parts"], view["shown"]["players"][view["seat"]]
    if parts["kind"] == "play" and parts["square"]:
        return 3 if side["hand"][parts["slot"] - 1]["attack"] is not None else -1
    return {"choose": 2, "enough": 1, "end": 0}.get(parts["kind"], -1)


def middle(found: list[dict[str, Any]], what: str) -> float:
    return statistics.median(float(one[what]) for one in found)


def main() -> None:
    told = Table("what", "figure")
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        options = ("--unlimited", "--no-open", "--log", "error")
        with start_server(Path(folder) / "data", *options) as server:
            browser = launch(playwright)
            here, slow = (first_page(browser, server, throttled) for throttled in (False, True))
            for where, found in (("here", here), ("slow phone", slow)):
                told.add_row(f"first page, {where}: first picture", f"{middle(found, 'paint'):.0f} ms")
                told.add_row(f"first page, {where}: can be used", f"{middle(found, 'ready'):.0f} ms")
            told.add_row("first page: bytes over the wire", f"{middle(here, 'bytes') / 1000:.0f} kB")
            near, rounds = clicks(browser, server)
            shown, ours = (statistics.median(column) for column in zip(*near))
            told.add_row("click on a card to the next picture", f"{shown:.0f} ms")
            told.add_row("of that in the client's code", f"{ours:.0f} ms")
            told.add_row("lock in to the next round, bot included", f"{statistics.median(rounds):.0f} ms")
            moving = crowd(browser, server)
            told.add_row(f"{moving['units']:.0f} units in motion", f"{moving['rate']:.0f} pictures a second")
            told.add_row("the slowest picture of a hundred", f"{moving['worst']:.0f} ms")
            server.end()
    Console().print(told)
    files = Table("slow phone: file", "asked for at", "there at", "bytes")
    for path, began, ended, size in slow[-1]["files"]:
        files.add_row(path, f"{began:.0f} ms", f"{ended:.0f} ms", f"{size:,}")
    Console().print(files)


if __name__ == "__main__":
    main()
