"""When the connection goes, or the page: nothing is lost and nothing is done twice."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.browser_player import BrowserPlayer, seated
from tests.browser.conftest import People
from tests.browser.glimpse import Glimpse
from tests.browser.threelines import Field


class Line:
    """The WebSocket of a page, which can be cut and mended."""

    def __init__(self, page: Page) -> None:
        self.cut = False
        self.acts: list[str] = []
        self.now: WebSocketRoute | None = None
        self.deaf = False
        page.route_web_socket("**/api/v1/ws", self.join)

    def join(self, route: WebSocketRoute) -> None:
        if self.cut:
            route.close()
            return
        self.now = route
        server = route.connect_to_server()
        route.on_message(lambda message: self.pass_on(server, str(message)))
        server.on_message(lambda message: None if self.deaf else route.send(message))

    def pass_on(self, server: WebSocketRoute, message: str) -> None:
        if json.loads(message)["type"] == "act":
            self.acts.append(message)
        server.send(message)

    def lose(self) -> None:
        self.cut = True
        assert self.now is not None
        self.now.close()


def at_table(ana: BrowserPlayer, ben: BrowserPlayer) -> Field:
    table = seated(ana, ben, game="threelines")
    for person in (ana, ben):
        person.page.goto(f"/table/{table}")
        expect(Field(person.page).lock).to_be_visible()
    return Field(ana.page)


def test_a_page_reloaded_in_the_middle_of_a_choice_asks_the_same(people: People) -> None:
    ana, ben = people(2)
    field = at_table(ana, ben)
    before = field.held()
    field.card(before[0]).click()
    ana.page.reload()
    expect(field.lock).to_be_visible()
    assert field.held() == before


def test_a_locked_choice_is_still_locked_after_the_page_was_reloaded(people: People) -> None:
    ana, ben = people(2)
    field = at_table(ana, ben)
    card = next(card for card in field.held() if card.cost <= field.mana())
    field.card(card).click()
    field.line("center").click()
    field.lock.click()
    expect(ana.page.get_by_text(f"Waiting for {ben.name}")).to_be_visible()
    ana.page.reload()
    expect(ana.page.get_by_text(f"Waiting for {ben.name}")).to_be_visible()
    expect(field.line("center")).to_contain_text(card.name)


def test_a_connection_away_for_20_seconds_is_told_and_comes_back_with_everything(people: People) -> None:
    ana, ben = people(2)
    line = Line(ana.page)
    ana.page.clock.install()
    field = at_table(ana, ben)
    before = field.held()
    line.lose()
    expect(ana.page.get_by_text("The connection is lost. Trying again …")).to_be_visible()
    ana.page.clock.fast_forward(20_000)
    expect(ana.page.get_by_text(re.compile(r"For [2-5]\d s\. Nothing is lost"))).to_be_visible()
    Field(ben.page).lock.click()
    again = Glimpse(ana.page, "Connected again")
    line.cut = False
    again.assert_caught()
    expect(field.lock).to_be_visible()
    assert field.held() == before
    expect(field.place.get_by_role("img", name=f"{ben.name}, 20 of 20 health, Locked in")).to_be_visible()


def test_an_answer_given_as_the_connection_breaks_counts_once(people: People) -> None:
    ana, ben = people(2)
    line = Line(ana.page)
    field = at_table(ana, ben)
    Field(ben.page).lock.click()
    expect(field.place.get_by_role("img", name=f"{ben.name}, 20 of 20 health, Locked in")).to_be_visible()
    line.deaf = True
    field.lock.click()
    expect(ben.page.get_by_role("list", name="Log")).to_contain_text("Round 2.")
    line.deaf = False
    line.lose()
    line.cut = False
    expect(ana.page.get_by_role("list", name="Log")).to_contain_text("Round 2.")
    expect(field.lock).to_be_visible()
    assert len(line.acts) == 2, "sent again, since nobody had answered"
    expect(ana.page.get_by_role("list", name="Log")).not_to_contain_text("Round 3.")
