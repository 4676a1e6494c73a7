"""Every game is played in the Firefox of this machine, where there is one."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Final

import pytest

from tests.browser.conftest import PICTURES, QUIETLY
from tests.browser.firefox.bidi import FirefoxPage
from tests.browser.firefox.launch import firefox, firefox_page
from tests.browser.prepared_tables import prepared
from tests.browser.test_hints import POSITIONS
from tests.server.serve_command import Server

FOUND: Final = firefox()
SAID: Final = "document.querySelector('ol[aria-label=Log]').innerText"
PAGES: Final = {
    "/lobby/generals": "Generals",
    "/decks/generals": "Decks",
    "/rules/ancients#combat": "^Combat$",
    "/learn/pantheon": "Pantheon",
    "/leaderboard": ".",
    "/account": "Account",
    "/about": "About",
}
MAIN: Final = {"threelines": "^Lock in", "ancients": "^Pass$"}  # elsewhere it is End turn

pytestmark = pytest.mark.skipif(FOUND is None, reason="not run: there is no Firefox here (apt install firefox-esr)")


class FirefoxPlayer:
    """The guest who sits at the page; asks the server what the page would ask."""

    def __init__(self, page: FirefoxPage) -> None:
        self.page = page
        me = self.post("guest")
        page.evaluate(f"localStorage.setItem('cardwright.me', {json.dumps(json.dumps(me))})")

    def post(self, path: str, body: object = None) -> Any:
        told = {"method": "POST", "headers": {"Content-Type": "application/json"}}
        told |= {} if body is None else {"body": json.dumps(body)}
        return self.page.evaluate(f"fetch('/api/v1/{path}', {json.dumps(told)}).then((answer) => answer.json())")


@pytest.fixture(scope="module")
def fox(tmp_path_factory: pytest.TempPathFactory, server: Server) -> Iterator[FirefoxPage]:
    assert FOUND is not None
    with firefox_page(FOUND, tmp_path_factory.mktemp("firefox")) as page:
        page.resize(1366, 768)
        page.goto(server.url)
        page.evaluate(f"(() => {{ {QUIETLY} }})()")
        yield page


@pytest.fixture
def page(fox: FirefoxPage, request: pytest.FixtureRequest) -> Iterator[FirefoxPage]:
    fox.complaints.clear()
    yield fox
    fox.picture(PICTURES / f"{request.node.name}.png")
    assert fox.complaints == []


def test_the_first_page_leads_to_a_match_in_firefox(page: FirefoxPage, server: Server) -> None:
    page.goto(server.url)
    page.click("^Play a bot$")
    page.click("^Start$")
    page.find("^Lock in")


@pytest.mark.parametrize("game", POSITIONS)
def test_a_match_is_played_and_given_up_in_firefox(game: str, page: FirefoxPage, server: Server) -> None:
    player = FirefoxPlayer(page)
    page.goto(f"{server.url}/table/{prepared(server, POSITIONS[game], player, bots=['easy'], game=game)}")
    page.find("Hint$")
    page.click("Hint$")
    page.find("^Hide the hint$")
    page.picture(PICTURES / f"firefox-{game}.png")
    page.click("^Hide the hint$")
    said = page.evaluate(SAID)
    page.click(MAIN.get(game, "^End turn$"))
    page.wait(f"{SAID} !== {json.dumps(said)}")
    page.click("^Menu$")
    page.click("^Concede$")
    page.click("^Concede the match$")
    page.find("^Defeat$", "h1, h2, h3")


def test_every_kind_of_page_opens_in_firefox(page: FirefoxPage, server: Server) -> None:
    for path, heading in PAGES.items():
        page.goto(server.url + path)
        page.find(heading, "h1, h2")
