"""Takes the pictures of docs/pictures: every page and both boards, on a desktop and on a phone (`make pictures`)."""

from __future__ import annotations

import asyncio
import tempfile
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page, sync_playwright

from cardwright.agents import agent_named
from cardwright.client import Client
from cardwright.client.playing import choice
from tests.browser.chromium.launch import launch
from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.person import Person
from tests.server.serving import server as start_server

FOLDER: Final = Path(__file__).parents[2] / "docs/pictures"
SHAPES: Final[dict[str, dict[str, Any]]] = {"": DESKTOP, "-phone": {**PHONE, "device_scale_factor": 1}}
NAMES: Final = ("Ana", "Benedikt", "Chiyo", "Dmitri", "Esra")
REST_MS: Final = 700  # light and pictures have come to rest by then
PASSWORD: Final = "a picture of a player"


class Photographer:
    """Opens pages in one shape of window and keeps what they show."""

    def __init__(self, browser: Browser, url: str, suffix: str) -> None:
        self.browser, self.url, self.suffix = browser, url, suffix

    @contextmanager
    def person(self) -> Iterator[Person]:
        context = self.browser.new_context(base_url=self.url, locale="en-GB", **SHAPES[self.suffix])
        page = context.new_page()
        page.add_init_script(
            "localStorage.setItem('cardwright.settings', JSON.stringify({speed: 'none', sound: false}))"
        )
        yield Person(page, self.url)
        context.close()

    def take(self, page: Page, name: str) -> None:
        page.wait_for_timeout(REST_MS)
        page.screenshot(path=FOLDER / f"{name}{self.suffix}.jpg", type="jpeg", quality=84)
        print(f"{name}{self.suffix}", flush=True)

    def pages(self) -> None:
        with self.person() as ana:
            for name, path in {
                "home": "/",
                "lobby": "/lobby",
                "decks": "/decks/generals",
                "rules": "/rules/generals",
                "ranking": "/leaderboard/threelines",
                "account": "/account",
                "about": "/about",
            }.items():
                ana.page.goto(path)
                self.take(ana.page, name)

    def lesson(self, game: str) -> None:
        with self.person() as ana:
            ana.page.goto(f"/learn/{game}")
            ana.page.get_by_role("button", name="Begin").click()
            ana.page.wait_for_url("**/table/**")
            self.take(ana.page, f"{game}-lesson")

    def match(self, game: str, early: int, late: int, **terms: object) -> None:
        """A match against a bot, seen after a few answers, after many, at its end and in its replay."""
        with self.person() as ana:
            table = ana.post("tables", {"game": game, "kind": "bot", "bots": ["medium"], "clock": False, **terms})[
                "table"
            ]
            ana.page.goto(f"/table/{table}")
            if game == "generals":
                self.take(ana.page, "generals-mulligan")
            answer(self.url, ana, table, early)
            self.take(ana.page, f"{game}-early")
            answer(self.url, ana, table, late)
            self.take(ana.page, f"{game}-late")
            answer(self.url, ana, table, None)
            self.take(ana.page, f"{game}-end")
            ana.page.goto(f"/replay/{table}?step={early}&seat=-1")
            self.take(ana.page, f"{game}-replay")

    def builder(self) -> None:
        with self.person() as ana:
            ana.page.goto("/decks/generals")
            ana.page.get_by_role("link", name="Argeon Highmayne").first.click()
            self.take(ana.page, "builder")


def answer(url: str, person: Person, table: str, turns: int | None) -> None:
    """Let the greedy agent give that many answers for a person, or all to the end; his page looks on."""
    token = next(str(one["value"]) for one in person.page.context.cookies() if "value" in one)

    async def play() -> None:
        agent = agent_named("greedy")
        async with Client.session(url, token) as me:
            seat = await me.watch(table)
            given = 0
            async for look in seat.turns():
                if given == turns:
                    return
                assert seat.rules is not None
                await seat.act(await asyncio.to_thread(choice, agent, look, seat.rules))
                given += 1

    aside(lambda: asyncio.run(play()))


def rate(url: str) -> None:
    """Some accounts play rated matches, so that there is a ranking."""

    async def play() -> None:
        clients = [Client.register(url, name, PASSWORD) for name in NAMES]
        for one in clients:
            await one.__aenter__()
        for first in range(len(clients)):
            for second in range(first):
                made = await clients[first].make("threelines", kind="private", rated=True)
                await clients[second].join_by(made.invite)
                loser = await clients[first].watch(made.table)
                await loser.next()
                await loser.concede()
        for one in clients:
            await one.__aexit__(None, None, None)

    aside(lambda: asyncio.run(play()))


def aside(work: Callable[[], None]) -> None:
    """Playwright has a loop of its own on this thread."""
    thread = threading.Thread(target=work)
    thread.start()
    thread.join()


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        options = ("--unlimited", "--no-open", "--log", "error", "--thinkers", 1)
        with start_server(Path(folder) / "data", *options) as served:
            rate(served.url)
            browser = launch(playwright)
            for suffix in SHAPES:
                photographer = Photographer(browser, served.url, suffix)
                photographer.pages()
                photographer.builder()
                photographer.match("threelines", 1, 2)
                photographer.match("generals", 10, 12, deck="Argeon Highmayne")
                for game in ("threelines", "generals"):
                    photographer.lesson(game)


if __name__ == "__main__":
    main()
