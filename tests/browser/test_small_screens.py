"""On a phone, upright or on its side, and at twice its size on a laptop, everything can be read and touched."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.ancients import NIGHT_BATTLE
from tests.browser.browser_player import BrowserPlayer, seated
from tests.browser.conftest import PHONE, OpenPage, People
from tests.browser.finished_matches import answer, recorded
from tests.browser.pictures import COUNCIL, DUEL
from tests.browser.prepared_tables import prepared
from tests.browser.readable import assert_readable
from tests.browser.test_pages import GAMES, arrive, fill, places
from tests.server.serve_command import Server

SCREENS: Final[dict[str, dict[str, Any]]] = {
    "on its side": {"viewport": {"width": 740, "height": 360}, "is_mobile": True, "has_touch": True},
    "at 200 %": {"viewport": {"width": 683, "height": 384}, "device_scale_factor": 2},
}
BOARD_SCREENS: Final = {**SCREENS, "upright": PHONE}
LINES: Final = """
round: 3
P1.mana: 4
P1.hand: Rusk, Jon Snow, Bastien Crow-Tongue, Hesper the Huntress
P1.center: Lord Bertrand Keep
P2.left: Old Garrick 2
"""
GENERALS: Final = """
turn: 10
to move: P1
units: P1 Argeon Highmayne d2 2/25; P2 Faie Bloodwing e3 2/25; P1 Brightmoss Golem e4 4/9; P2 Komodo Charger d3 1/3
"""
ARMED: Final = GENERALS + "P1 mana: 9/9\nP1 hand: Sunstone Bracers, Sunstone Bracers\n"
FIELD: Final = (
    GENERALS
    + "P1 mana: 4/9\n"
    + "P1 hand: Lysian Brawler, Azurite Lion, True Strike, Ironcliffe Guardian, Silverguard Squire, Windblade Adept\n"
)
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
# On a phone that stands, with one opponent.
ALONE: Final = [(board, "upright") for board, (_, _, bots) in BOARDS.items() if bots == 1]
TWO_NAMES: Final = """
player: P1
P1.hero: Sister Elowen
P2.hero: Kharos, Judge of the Dead
P3.hero: Halvard Brandt, Drillmaster
deck: Mana, Mana, Mana, Mana
"""
# The words of names in the hand that are broken in the middle.
BROKEN: Final = """() => [...document.querySelectorAll('[data-thing^="hand:"] .name')].flatMap((name) => {
  const text = name.firstChild, range = document.createRange();
  return [...text.data.matchAll(/\\p{L}+/gu)].filter(({ 0: word, index }) => {
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    const parts = [...range.getClientRects()];
    return parts.some((part) => part.top > parts[0].top + parts[0].height / 2);
  }).map(([word]) => word);
})"""
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
    return ana, open_page(**BOARD_SCREENS[screen], storage_state=ana.page.context.storage_state())


def open_table(page: Page, table: str) -> None:
    page.goto(f"/table/{table}")
    expect(page.get_by_role("button", name="Hint")).to_be_visible()
    page.wait_for_load_state("networkidle")


def assert_window_readable(page: Page, place: str) -> None:
    """The window that has opened can be read and touched, and closed."""
    expect(page.get_by_role("dialog")).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert_readable(page, place)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.parametrize(("board", "screen"), [(board, screen) for board in BOARDS for screen in SCREENS] + ALONE)
def test_a_board_can_be_read_and_touched(
    board: str, screen: str, people: People, open_page: OpenPage, server: Server
) -> None:
    ana, page = small(screen, people, open_page)
    game, position, bots = BOARDS[board]
    open_table(page, prepared(server, position, ana, bots=["easy"] * bots, game=game))
    assert_readable(page, f"{board} {screen}")
    assert page.evaluate(BROKEN) == []
    if game == "pantheon":
        assert page.evaluate(WHOLE)


def test_the_names_of_heroes_are_read_whole_on_a_phone(people: People, open_page: OpenPage, server: Server) -> None:
    ana, page = small("upright", people, open_page)
    open_table(page, prepared(server, TWO_NAMES, ana, bots=["easy"] * 2))
    names = page.locator(".pantheon .hero .name")
    expect(names).to_have_text(["Halvard Brandt", "Sister Elowen"])
    for name in names.all():
        assert name.evaluate("(one) => one.scrollWidth <= one.clientWidth + 1")


def test_a_phone_shows_the_whole_ranking(phone: Page) -> None:
    names = ("Bartholomew the Younger", "Wilhelmina Featherstone", "Ana")
    told = [
        {"place": n, "player": name, "name": name, "face": "", "rating": 1500 - n, "deviation": 200, "games": 12}
        for n, name in enumerate(names, 1)
    ]
    phone.route("**/api/v1/leaderboard/threelines", lambda route: route.fulfill(json=told))
    phone.goto("/leaderboard/threelines")
    expect(phone.get_by_role("row")).to_have_count(4)
    assert phone.locator(".wide").evaluate("(one) => one.scrollWidth <= one.clientWidth")
    assert_readable(phone, "the ranking")


def test_artifacts_push_nothing_out_of_sight_on_a_phone_that_lies(
    people: People, open_page: OpenPage, server: Server
) -> None:
    ana, page = small("on its side", people, open_page)
    table = prepared(server, ARMED, ana, bots=["easy"], game="generals")
    for slot in (1, 2):
        answer(ana, table, f"play {slot}")
    open_table(page, table)
    mine = page.locator(".generals > .me")
    expect(mine.get_by_role("button", name=re.compile("^Sunstone Bracers"))).to_have_count(2)
    assert mine.evaluate("(one) => one.scrollHeight <= one.clientHeight")


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
        assert_window_readable(page, f"{name} {screen}")
    page.get_by_role("button", name=re.compile("^Discard pile")).click()
    assert_readable(page, f"a pile {screen}")


@pytest.mark.parametrize("screen", BOARD_SCREENS)
@pytest.mark.parametrize("game", GAMES)
def test_every_way_to_a_table_can_be_read_and_touched(game: str, screen: str, open_page: OpenPage) -> None:
    page = open_page(**BOARD_SCREENS[screen])
    page.goto(f"/lobby/{game}")
    for way in ("Against", "Invite a? ?friends?", "Quick match", "Open a table"):
        page.get_by_role("button", name=re.compile(f"^{way}")).click()
        assert_window_readable(page, f"{way} {game} {screen}")


@pytest.mark.parametrize("screen", BOARD_SCREENS)
@pytest.mark.parametrize("game", GAMES)
def test_the_end_of_a_match_can_be_read_and_touched(
    game: str, screen: str, people: People, open_page: OpenPage
) -> None:
    ana, page = small(screen, people, open_page)
    (ben,) = people(1)
    table = seated(ana, ben, game=game)
    page.goto(f"/table/{table}")
    expect(page.locator("header .plate", has_text=ben.name)).to_be_attached()
    assert ben.tell(type="concede", table=table)["type"] == "done"
    expect(page.get_by_role("dialog", name="Victory")).to_be_visible()
    assert_readable(page, f"the end of {game} {screen}")


@pytest.mark.parametrize("screen", BOARD_SCREENS)
def test_every_window_above_a_replay_can_be_read_and_touched(screen: str, people: People, open_page: OpenPage) -> None:
    ana, page = small(screen, people, open_page)
    (ben,) = people(1)
    page.goto(f"/replay/{recorded(ana, ben, 'threelines', ('nothing', 'nothing'))}?step=1")
    summary = page.locator("summary").filter(has_text="☰")
    for name in ("Check the shuffle", "The board in words", "Keys", "Play on from here"):
        expect(summary).to_be_visible()
        summary.click()
        assert_readable(page, f"the menu {screen}")
        page.get_by_role("button", name=name, exact=True).click()
        assert_window_readable(page, f"{name} {screen}")


@pytest.mark.parametrize("screen", BOARD_SCREENS)
@pytest.mark.parametrize("game", ["generals", "cartoverse", "ancients"])
def test_every_window_above_a_deck_can_be_read_and_touched(game: str, screen: str, open_page: OpenPage) -> None:
    page = open_page(**BOARD_SCREENS[screen])
    page.goto(f"/decks/{game}")
    page.get_by_role("button", name="Import a text").click()
    page.get_by_label("Text, link or code of the deck").fill("3 Silvergard Knigt")
    expect(page.get_by_role("list", name="Lines that cannot be read")).to_be_visible()
    assert_readable(page, f"import {game} {screen}")
    page.keyboard.press("Escape")
    page.locator(f"a[href^='/decks/{game}/']:not([href$='/new'])").first.click()
    page.get_by_role("tab", name=re.compile("^Deck")).click()
    for name in ("Play a bot", "Share"):
        page.get_by_role("button", name=name, exact=True).click()
        assert_window_readable(page, f"{name} {game} {screen}")


@pytest.mark.parametrize("screen", BOARD_SCREENS)
def test_the_faces_to_choose_from_and_a_card_of_the_gallery_can_be_read_and_touched(
    screen: str, people: People, open_page: OpenPage
) -> None:
    _, page = small(screen, people, open_page)
    page.goto("/account")
    page.get_by_role("button", name="Choose a face").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert_readable(page, f"faces {screen}")
    for game in GAMES:
        page.goto(f"/cards/{game}")
        page.locator(".card").first.click()
        expect(page.get_by_role("dialog")).to_be_visible()
        page.wait_for_load_state("networkidle")
        assert_readable(page, f"a card of {game} {screen}")


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("game", GAMES)
def test_every_page_can_be_read_and_touched(game: str, screen: str, people: People, open_page: OpenPage) -> None:
    ana, page = small(screen, people, open_page)
    (ben,) = people(1)
    for pattern in places(game):
        address = fill(pattern, game, ana, ben)
        arrive(page, address)
        assert_readable(page, f"{address} {screen}")
