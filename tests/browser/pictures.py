"""Takes the pictures of docs/pictures: every page and every board, on a desktop and on a phone (`make pictures`).

The name of a game takes those of its board alone: `python -m tests.browser.pictures pantheon`.
"""

from __future__ import annotations

import asyncio
import re
import sys
import tempfile
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Locator, Page, sync_playwright

from cardwright.agents import agent_named
from cardwright.client import Client
from cardwright.client.online import answer as give
from cardwright.client.online import choice
from tests.browser.ancients import NIGHT_BATTLE, SiegeBoard
from tests.browser.browser_player import BrowserPlayer
from tests.browser.chromium.launch import launch
from tests.browser.conftest import DESKTOP, PHONE, QUIETLY
from tests.browser.finished_matches import answer as say
from tests.browser.prepared_tables import prepared
from tests.server.serve_command import Server
from tests.server.serve_command import server as start_server

FOLDER: Final = Path(__file__).parents[2] / "docs/pictures"
SHAPES: Final[dict[str, dict[str, Any]]] = {"": DESKTOP, "-phone": PHONE}
NAMES: Final = ("Ana", "Benedikt", "Chiyo", "Dmitri", "Esra")
END: Final = re.compile("^(Victory|Defeat|A draw)$")
REST_MS: Final = 700  # light and pictures have come to rest by then
# Ana's Stone Golem is attacked, and she is about to answer; the others have their troops as well.
COUNCIL: Final = """
turn: 9
player: P2
P1.hero: Thalassa, Tidemother
P1.health: 15/22
P1.mana: 4/5
P1.hand: Mana, Sanctuary, Divine Denial, Seraph of Mercy, Firebolt
P1.field: Stone Golem [16]; Field Medic [17]; Hall of Shields [18]
P2.hero: Vexis, Flame Duelist
P2.health: 12/18
P2.mana: 3/4
P2.hand: Firebolt, Doom, Mana
P2.field: Ravager Fiend [19]; Gloom Stalker [20]; Blood Cultist [21] exhausted
P3.hero: Captain Maren Holt
P3.health: 17/22
P3.mana: 2/5
P3.hand: Parley, Mana, Rally the Line, Mana
P3.field: Banner Knight [22]; Militia Recruit [23]; War Camp [24]
P4.hero: Lilith Vane, Queen of Whispers
P4.health: 9/21
P4.mana: 4/4
P4.hand: Mana, Soul Leech
P4.field: Whisper Shade [25]; Hellgate Warden [26]
discard: Imp Kindler, Mana, Cunning Plan, River Troll, Disarm
deck: Mana, Smite, Mana, Elder Wyrm, Mana, Shared Feast, Mana, Mana, River Troll, Mana
"""
# Ana is about to choose who is hit by Fireburst; both sides have creatures, enchants and traps.
DUEL: Final = """
player: P1
P1.hero: Ignis the Unquenched
P1.hp: 13/18
P1.mana_zone: Ember Shard; Ember Shard; Firebolt; Ember Shard; Ember Shard
P1.mana: 5/5
P1.shards: Ember Shard
P1.hand: Ember Shard; Fireburst; Siege Ogre; Judgment; Flame Adept; War Drums
P1.deck: Raider; War Drums; Snare; Ember Shard; Uproot; Berserker; Lava Hound
P1.graveyard: Firebolt; Raider; Goblin Torchbearer
P1.creatures: Raider [16] attack 1; Drumcaller [17] attack 3 exhausted; Caravan Guard [18] defense 2; Flame Adept [19] defense 4; Berserker [20] attack 4 grown +1/+1
P1.traps: Retaliation [21]
P1.tally: turns 4
P2.hero: Mother Celestine
P2.hp: 16/20
P2.mana_zone: Solar Shard; Solar Shard; Solar Shard; Solar Shard
P2.mana: 3/4
P2.hand: Parry; Solar Shard; Sunlance; Temple Knight
P2.deck: Solar Shard; Order Crossbow; Dawn Squire; Solar Shard
P2.graveyard: Dawn Squire
P2.creatures: Dawn Squire [22] attack 3; Gatekeeper Colossus [23] defense 3; Shieldmate [24] attack 4; Lance of the Order [25] attack 1; Radiant Healer [30] defense 1 exhausted damage 2
P2.traps: Hex of Silence [26]
P2.tally: turns 3
enchants: Hallowed Ground [27] P2 on P2 defense; Line of Fire [28] P1 on column 2; Blessed Mail [29] P2 on creature 25
"""  # noqa: E501
PASSWORD: Final = "a picture of a player"


class Photographer:
    """Opens pages in one shape of window and keeps what they show."""

    def __init__(self, browser: Browser, server: Server, suffix: str) -> None:
        self.browser, self.server, self.url, self.suffix = browser, server, server.url, suffix

    @contextmanager
    def person(self) -> Iterator[BrowserPlayer]:
        context = self.browser.new_context(base_url=self.url, locale="en-GB", **SHAPES[self.suffix])
        page = context.new_page()
        page.add_init_script(QUIETLY)
        yield BrowserPlayer(page, self.url)
        context.close()

    def take(self, page: Page, name: str, looking_at: Locator | None = None) -> None:
        page.mouse.move(0, 0)  # where it hides nothing
        if looking_at and not self.suffix:  # on a phone what is looked at would cover the board
            looking_at.focus()
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
            if game in ("generals", "cartoverse"):
                self.take(ana.page, f"{game}-mulligan")
            for name, answers in (("early", early), ("late", late)):
                answer(self.url, ana, table, answers)
                if game == "ancients":
                    self.past_the_shop(ana, table)
                self.take(ana.page, f"{game}-{name}")
            answer(self.url, ana, table, None)
            ana.page.get_by_role("dialog", name=END).wait_for()
            self.take(ana.page, f"{game}-end")
            ana.page.goto(f"/replay/{table}?step={early}&seat=-1")
            self.take(ana.page, f"{game}-replay")

    def past_the_shop(self, ana: BrowserPlayer, table: str) -> None:
        """Neither the shop nor a deploy covers the board."""
        ana.page.wait_for_timeout(REST_MS)
        while ana.page.get_by_role("button", name=re.compile("^(Pass|Combat)$")).count() == 0:
            answer(self.url, ana, table, 1)
            ana.page.wait_for_timeout(REST_MS)

    def council(self) -> None:
        """Pantheon with four at the table: the choice of heroes, a chain to answer, the Mulligan after it."""
        with self.person() as ana:
            four = {"game": "pantheon", "kind": "bot", "bots": ["medium"] * 3, "seats": 4, "clock": False}
            ana.page.goto(f"/table/{ana.post('tables', four)['table']}")
            ana.page.get_by_role("region", name="Choose your hero").get_by_role("button").nth(1).click()
            self.take(ana.page, "pantheon-heroes")
        with self.person() as ana, self.person() as ben, self.person() as cleo, self.person() as dan:
            table = prepared(self.server, COUNCIL, ana, ben, cleo, dan)
            ana.page.goto(f"/table/{table}")
            say(ben, table, "attack #19 > #16")
            say(cleo, table, "cast Parley > link 1")
            say(dan, table, "pass")
            ana.page.get_by_text("Answer, or pass", exact=True).wait_for()
            self.take(ana.page, "pantheon-window")
            dan.page.goto(f"/table/{table}")
            dan.page.get_by_role("button", name="Discard pile").click()
            self.take(dan.page, "pantheon-pile")

    def six(self) -> None:
        """Pantheon with six, once everybody has had some turns."""
        with self.person() as ana:
            table = ana.post(
                "tables", {"game": "pantheon", "kind": "bot", "bots": ["easy"] * 5, "seats": 6, "clock": False}
            )["table"]
            ana.page.goto(f"/table/{table}")
            answer(self.url, ana, table, 24)
            self.take(ana.page, "pantheon-six")

    def builder(self) -> None:
        with self.person() as ana:
            ana.page.goto("/decks/generals")
            ana.page.get_by_role("link", name="Argeon Highmayne").first.click()
            self.take(ana.page, "builder")

    def duel(self) -> None:
        """Cartoverse: whom a spell would hit, the block of an attack, and what a deck's loyalty costs."""
        with self.person() as ana, self.person() as ben:
            table = prepared(self.server, DUEL, ana, ben, game="cartoverse")
            ana.page.goto(f"/table/{table}")
            ben.page.goto(f"/table/{table}")
            ana.page.get_by_role("button", name=re.compile("^Fireburst, Cast")).click()
            goal = ana.page.get_by_role("button", name=re.compile("^Dawn Squire, .*can be chosen"))
            self.take(ana.page, "cartoverse-area", goal)
            ana.page.keyboard.press("Escape")
            say(ana, table, "attack #20 > P2")
            say(ben, table, "pass")
            ben.page.get_by_text("Choose a blocker, or let it through", exact=True).first.wait_for()
            self.take(ben.page, "cartoverse-block")
        with self.person() as ana:
            ana.page.goto("/decks/cartoverse")
            ana.page.get_by_role("link", name="Mother Celestine").first.click()
            ana.page.get_by_role("tab", name="Statistics").click()
            self.take(ana.page, "cartoverse-builder")

    def siege(self) -> None:
        """Ancients: a hero about to be deployed, what a spell would do by Night, the shop after it, and a deck."""
        with self.person() as ana:
            table = ana.post("tables", {"game": "ancients", "kind": "bot", "bots": ["easy"], "clock": False})["table"]
            ana.page.goto(f"/table/{table}")
            SiegeBoard(ana.page).fountain.get_by_role("button", name=re.compile("can be used$")).first.click()
            self.take(ana.page, "ancients-deploy")
        with self.person() as ana, self.person() as ben:
            table = prepared(self.server, NIGHT_BATTLE, ana, ben, game="ancients")
            ana.page.goto(f"/table/{table}")
            board = SiegeBoard(ana.page)
            board.own_turn()
            board.card("Rootbind").dispatch_event("click")
            self.take(ana.page, "ancients-night", board.unit("Vashti Nightneedle", ben.name))
            ana.page.keyboard.press("Escape")
            say(ana, table, "pass")
            say(ben, table, "pass")
            board.shop.wait_for()
            self.take(ana.page, "ancients-shop")
        with self.person() as ana:
            ana.page.goto("/decks/ancients")
            ana.page.get_by_role("link", name="Wallbreakers").first.click()
            self.take(ana.page, "ancients-builder")


def answer(url: str, person: BrowserPlayer, table: str, turns: int | None) -> None:
    """Let the greedy agent give that many answers for a player, or all to the end; the player's page shows it."""
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
                assert look.question is not None
                if not look.question.optional:
                    await give(seat, await asyncio.to_thread(choice, agent, look, seat.rules))
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
                seats = [await clients[each].watch(made.table) for each in (first, second)]
                for seat in seats:  # before everybody has played nobody is rated
                    await seat.next()
                    await seat.act("nothing")
                await seats[0].concede()
        for one in clients:
            await one.__aexit__(None, None, None)

    aside(lambda: asyncio.run(play()))


def aside(work: Callable[[], None]) -> None:
    """Playwright has a loop of its own on this thread."""
    thread = threading.Thread(target=work)
    thread.start()
    thread.join()


def pantheon(photographer: Photographer) -> None:
    photographer.council()
    photographer.six()
    photographer.match("pantheon", 12, 16)


def cartoverse(photographer: Photographer) -> None:
    photographer.duel()
    photographer.match("cartoverse", 8, 14, deck="Mother Celestine")


def ancients(photographer: Photographer) -> None:
    photographer.siege()
    photographer.match("ancients", 8, 40, deck="The Herd")


BOARDS: Final[dict[str, Callable[[Photographer], None]]] = {
    "threelines": lambda photographer: photographer.match("threelines", 1, 2),
    "generals": lambda photographer: photographer.match("generals", 10, 12, deck="Argeon Highmayne"),
    "pantheon": pantheon,
    "cartoverse": cartoverse,
    "ancients": ancients,
}


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        options = ("--unlimited", "--no-open", "--log", "error", "--thinkers", 1)
        with start_server(Path(folder) / "data", *options) as served:
            browser = launch(playwright)
            if not sys.argv[1:]:
                rate(served.url)
            for suffix in SHAPES:
                photographer = Photographer(browser, served, suffix)
                if not sys.argv[1:]:
                    photographer.pages()
                    photographer.builder()
                for game in sys.argv[1:] or BOARDS:
                    BOARDS[game](photographer)
                    photographer.lesson(game)


if __name__ == "__main__":
    main()
