"""On a phone that lies on its side, and at twice its size on a laptop, everything can be read and touched."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.ancients import NIGHT_BATTLE
from tests.browser.browser_player import BrowserPlayer
from tests.browser.conftest import OpenPage, People
from tests.browser.pictures import COUNCIL, DUEL
from tests.browser.prepared_tables import prepared
from tests.browser.readable import assert_readable
from tests.browser.test_pages import GAMES, arrive, fill, places
from tests.server.serve_command import Server

SCREENS: Final[dict[str, dict[str, Any]]] = {
    "on its side": {"viewport": {"width": 740, "height": 360}, "is_mobile": True, "has_touch": True},
    "at 200 %": {"viewport": {"width": 683, "height": 384}, "device_scale_factor": 2},
}
LINES: Final = """
round: 3
P1.mana: 4
P1.hand: Rusk, Jon Snow, Bastien Crow-Tongue, Hesper the Huntress
P1.center: Lord Bertrand Keep
P2.left: Old Garrick 2
"""
FIELD: Final = """
turn: 10
to move: P1
units: P1 Argeon Highmayne d2 2/25; P2 Faie Bloodwing e3 2/25; P1 Brightmoss Golem e4 4/9; P2 Komodo Charger d3 1/3
P1 mana: 4/9
P1 hand: Lysian Brawler, Azurite Lion, True Strike, Ironcliffe Guardian, Silverguard Squire, Windblade Adept
"""
NINE_IN_HAND: Final = """
turn: 9
player: P1
P1.hero: Thalassa, Tidemother
P1.mana: 4/5
P1.hand: Mana, Sanctuary, Divine Denial, Seraph of Mercy, Firebolt, Doom, Rally the Line, Soul Leech, Parley
P1.field: Stone Golem [16]; Field Medic [17]; Hall of Shields [18]; Banner Knight [30]; River Troll [31]
P2.hero: Vexis, Flame Duelist
P2.field: Ravager Fiend [19]; Gloom Stalker [20]; Blood Cultist [21] exhausted
"""
BOARDS: Final = {
    "threelines": ("threelines", LINES, 1),
    "generals": ("generals", FIELD, 1),
    "pantheon": ("pantheon", NINE_IN_HAND, 1),
    "pantheon at four": ("pantheon", COUNCIL, 3),
    "cartoverse": ("cartoverse", DUEL, 1),
    "ancients": ("ancients", NIGHT_BATTLE, 1),
}
WINDOWS: Final = ("The board in words", "Keys", "Settings", "Concede")
# Whether all of the table's edge is seen.
WHOLE: Final = """() => {
  const box = (name) => document.querySelector(name).getBoundingClientRect();
  const [rim, place] = [box('.tabletop .rim'), box('.tabletop')];
  return rim.left >= place.left - 1 && rim.right <= place.right + 1;
}"""


def small(screen: str, people: People, open_page: OpenPage) -> tuple[BrowserPlayer, Page]:
    """A player, and their small screen."""
    (ana,) = people(1)
    ana.page.goto("/about")
    return ana, open_page(**SCREENS[screen], storage_state=ana.page.context.storage_state())


def open_table(page: Page, table: str) -> None:
    page.goto(f"/table/{table}")
    expect(page.get_by_role("button", name="Hint")).to_be_visible()
    page.wait_for_load_state("networkidle")


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("board", BOARDS)
def test_a_board_can_be_read_and_touched(
    board: str, screen: str, people: People, open_page: OpenPage, server: Server
) -> None:
    ana, page = small(screen, people, open_page)
    game, position, bots = BOARDS[board]
    open_table(page, prepared(server, position, ana, bots=["easy"] * bots, game=game))
    assert_readable(page, f"{board} {screen}")
    if game == "pantheon":
        assert page.evaluate(WHOLE)


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("game", GAMES)
def test_the_beginning_of_a_match_can_be_read_and_touched(
    game: str, screen: str, people: People, open_page: OpenPage
) -> None:
    ana, page = small(screen, people, open_page)
    seats = {"seats": 4, "bots": ["easy"] * 3} if game == "pantheon" else {"bots": ["easy"]}
    open_table(page, ana.post("tables", {"game": game, "kind": "bot", **seats})["table"])
    assert_readable(page, f"{game} {screen}")
    if game == "pantheon":  # what a hero can do is read before it is chosen
        words = page.locator(".choice .words")
        assert [one for one in words.all_inner_texts() if len(one.split()) > 8]


@pytest.mark.parametrize("screen", SCREENS)
def test_every_window_above_a_table_can_be_read_and_touched(
    screen: str, people: People, open_page: OpenPage, server: Server
) -> None:
    ana, page = small(screen, people, open_page)
    open_table(page, prepared(server, NINE_IN_HAND, ana, bots=["easy"]))
    for name in WINDOWS:
        page.locator("header summary").click()
        assert_readable(page, f"the menu {screen}")
        page.locator("header details").get_by_role("button", name=name).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        assert_readable(page, f"{name} {screen}")
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_role("button", name=re.compile("^Discard pile")).click()
    assert_readable(page, f"a pile {screen}")


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("game", GAMES)
def test_every_page_can_be_read_and_touched(game: str, screen: str, people: People, open_page: OpenPage) -> None:
    ana, page = small(screen, people, open_page)
    (ben,) = people(1)
    for pattern in places(game):
        address = fill(pattern, game, ana, ben)
        arrive(page, address)
        assert_readable(page, f"{address} {screen}")
