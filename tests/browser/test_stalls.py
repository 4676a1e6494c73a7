"""When the network stalls and no socket is closed: both sides notice, nothing is lost, nothing is done twice."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.browser_player import BrowserPlayer, seated
from tests.browser.conftest import OpenPage, People
from tests.browser.finished_matches import answer
from tests.browser.glimpse import Glimpse
from tests.browser.threelines import Field
from tests.server.serve_command import Server
from tests.stalling_proxy import StallingProxy, stalling_proxy

LOST = "The connection is lost. Trying again …"
LONG = 60_000  # milliseconds; only a fault takes as long
SOON = 20_000  # milliseconds until the others know who is away: eight seconds where nothing else keeps the machine busy


@pytest.fixture
def network(server: Server) -> Iterator[StallingProxy]:
    with stalling_proxy(server.url) as proxy:
        yield proxy


@pytest.fixture
def ana(network: StallingProxy, open_page: OpenPage, forgiven: list[str]) -> BrowserPlayer:
    """Her page reaches the server over a network that can stall."""
    forgiven.append("WebSocket")  # the browser complains of connections that came to nothing
    page = open_page(base_url=network.url)
    page.clock.install()
    return BrowserPlayer(page, network.url)


def sit_down(ana: BrowserPlayer, ben: BrowserPlayer, **terms: object) -> Field:
    table = seated(ana, ben, game="threelines", **terms)
    for person in (ana, ben):
        person.page.goto(f"/table/{table}")
        expect(Field(person.page).lock).to_be_visible()
    return Field(ana.page)


def log(person: BrowserPlayer) -> Locator:
    return person.page.get_by_role("list", name="Log")


def test_five_seconds_after_the_network_stalls_a_banner_says_so(
    ana: BrowserPlayer, people: People, network: StallingProxy
) -> None:
    sit_down(ana, *people(1))
    network.stall()
    ana.page.clock.run_for(5_000)
    expect(ana.page.get_by_text(LOST)).to_be_visible(timeout=1_000)
    expect(ana.page.get_by_text("Nothing is lost")).to_be_visible()
    again = Glimpse(ana.page, "Connected again")
    network.resume()
    again.assert_caught()


def test_the_others_see_who_is_away_though_no_socket_was_closed(
    ana: BrowserPlayer, people: People, network: StallingProxy
) -> None:
    (ben,) = people(1)
    sit_down(ana, ben)
    away = ben.page.locator(".plate", has_text=ana.name).get_by_text("away")
    expect(away).to_be_hidden()
    network.stall()
    expect(away).to_be_visible(timeout=SOON)
    network.resume()
    expect(away).to_be_hidden()


def test_an_answer_given_while_the_network_stalls_is_kept_and_counts_once(
    ana: BrowserPlayer, people: People, network: StallingProxy
) -> None:
    (ben,) = people(1)
    field = sit_down(ana, ben)
    card = next(card for card in field.held() if card.cost <= field.mana())
    field.card(card).click()
    network.stall()
    ana.page.clock.run_for(5_000)
    expect(ana.page.get_by_text(LOST)).to_be_visible()
    field.line("center").click()
    field.lock.click()
    expect(ana.page.get_by_text("Your answer is kept and goes out as soon as the connection is back.")).to_be_visible()
    network.resume()
    expect(ana.page.get_by_text(f"Waiting for {ben.name}")).to_be_visible()
    expect(field.line("center")).to_contain_text(card.name)
    Field(ben.page).lock.click()
    for person in (ana, ben):
        expect(log(person)).to_contain_text("Round 2.")
        expect(log(person).get_by_text(re.compile(f"{re.escape(card.name)} .*center"))).to_have_count(1)


def test_an_answer_on_its_way_when_the_network_stalls_counts_once(
    ana: BrowserPlayer, people: People, network: StallingProxy
) -> None:
    (ben,) = people(1)
    field = sit_down(ana, ben)
    network.stall()
    field.lock.click()
    expect(ana.page.get_by_text("Sending …")).to_be_visible()
    ana.page.clock.run_for(5_000)
    expect(ana.page.get_by_text(LOST)).to_be_visible()
    network.resume()
    expect(ana.page.get_by_text(f"Waiting for {ben.name}")).to_be_visible()
    Field(ben.page).lock.click()
    expect(log(ana)).to_contain_text("Round 2.")
    expect(field.lock).to_be_visible()
    expect(log(ben)).not_to_contain_text("Round 3.")


def test_who_comes_back_after_their_time_is_told_what_was_done_for_them(
    ana: BrowserPlayer, people: People, network: StallingProxy
) -> None:
    (ben,) = people(1)
    field = sit_down(ana, ben, options={"seconds": 15})
    Field(ben.page).lock.click()
    network.stall()
    field.lock.click()
    expect(log(ben)).to_contain_text(f"{ana.name} ran out of time.", timeout=LONG)
    network.resume()
    expect(ana.page.get_by_text("Your time ran out, so this was done for you: nothing.").first).to_be_visible()
    ana.page.get_by_role("button", name="Understood").click()
    expect(ana.page.get_by_role("button", name="Understood")).to_be_hidden()
    expect(log(ana)).to_contain_text("Your time ran out, so this was done for you: nothing.")


def test_who_was_away_for_their_whole_time_is_told_what_was_done_for_them(
    ana: BrowserPlayer, people: People, network: StallingProxy
) -> None:
    (ben,) = people(1)
    table = seated(ana, ben, game="generals", options={"turn_seconds": 20}, seat=1)
    for person in (ana, ben):
        person.page.goto(f"/table/{table}")
        expect(person.page.get_by_text("Which cards do you want to exchange?")).to_be_visible()
    answer(ben, table, "mulligan none")
    network.stall()
    expect(log(ben)).to_contain_text(f"{ana.name} ran out of time.", timeout=LONG)
    network.resume()
    told = "Your time ran out, so this was done for you: mulligan none."
    expect(ana.page.get_by_role("status").get_by_text(told)).to_be_visible()
    expect(log(ana)).to_contain_text(told)
    ana.page.get_by_role("button", name="Understood").click()
    expect(ana.page.get_by_role("status").get_by_text(told)).to_be_hidden()


def test_a_device_that_says_it_is_offline_is_believed_as_soon_as_the_server_is_silent(
    ana: BrowserPlayer, people: People, network: StallingProxy
) -> None:
    sit_down(ana, *people(1))
    network.stall()
    ana.page.evaluate("dispatchEvent(new Event('offline'))")
    ana.page.clock.run_for(2_600)
    expect(ana.page.get_by_text(LOST)).to_be_visible(timeout=1_000)
    again = Glimpse(ana.page, "Connected again")
    network.resume()
    again.assert_caught()


def test_a_server_on_the_same_device_is_played_with_while_the_device_is_offline(people: People) -> None:
    ana, ben = people(2)
    ana.page.clock.install()
    field = sit_down(ana, ben)
    ana.page.evaluate("dispatchEvent(new Event('offline'))")
    Field(ben.page).lock.click()
    field.lock.click()
    expect(log(ana)).to_contain_text("Round 2.")
    expect(ana.page.get_by_text(LOST)).to_be_hidden()
