"""Reports as a person makes them, and the page on which moderators answer them."""

from __future__ import annotations

import subprocess
import sys

import pytest
from playwright.sync_api import Page, expect

from tests.browser.access import assert_accessible
from tests.browser.browser_player import BrowserPlayer, seated
from tests.browser.conftest import SCREENS, OpenPage, People
from tests.browser.test_pages import fits_in_width
from tests.server.serve_command import Server

WORD = "seven purple elephants"


def appoint(server: Server, name: str) -> None:
    command = [sys.executable, "-m", "cardwright", "admin", "--data", str(server.folder), "appoint", name]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, f"{name} is a moderator\n"), done.stderr


def moderator(page: Page, server: Server, name: str) -> None:
    page.goto("/account")
    page.get_by_role("button", name="Make an account").first.click()
    page.get_by_label("Name").fill(name)
    page.get_by_label("Password").fill(WORD)
    page.locator("form").get_by_role("button", name="Make an account").click()
    expect(page.locator(".me .name")).to_have_text(name)
    appoint(server, name)
    page.reload()
    page.get_by_role("link", name="Moderation").click()


def report(ana: BrowserPlayer, ben: BrowserPlayer) -> None:
    """Ben is rude at a table, and Ana reports that there."""
    table = seated(ana, ben, game="threelines")
    for player in (ana, ben):
        player.page.goto(f"/table/{table}")
    for page in (ben.page, ana.page):
        page.get_by_role("tab", name="Chat").click()
    ben.page.get_by_label("Write").fill("you play like a cabbage")
    ben.page.get_by_role("button", name="Send").click()
    expect(ana.page.get_by_text("you play like a cabbage")).to_be_visible()
    ana.page.get_by_role("button", name=f"Report {ben.name}").click()
    assert_accessible(ana.page)
    ana.page.get_by_label("What has happened?").fill("rude words")
    ana.page.get_by_role("button", name="Send it to the moderators").click()
    expect(ana.page.get_by_text("The moderators will look at")).to_be_visible()
    for player in (ana, ben):
        player.page.close()


@pytest.mark.parametrize("screen", SCREENS)
def test_a_moderator_reads_a_report_and_mutes_bans_lifts_closes_and_reopens(
    screen: str, people: People, open_page: OpenPage, server: Server
) -> None:
    ana, ben = people(2)
    report(ana, ben)
    page = open_page(**SCREENS[screen])
    moderator(page, server, f"Mona {screen}")
    case = page.get_by_role("article").filter(has=page.get_by_role("heading", name=ben.name, exact=True))
    expect(case).to_contain_text("rude words")
    expect(case).to_contain_text("you play like a cabbage")
    assert_accessible(page)
    assert fits_in_width(page)

    def does(button: str) -> None:
        case.get_by_label("Why").fill("insults")
        case.get_by_role("button", name=button, exact=True).click()

    does("Mute")
    expect(case).to_contain_text("muted until")
    does("Ban")
    expect(case).to_contain_text("banned: insults")
    does("Lift the mute")
    expect(case).not_to_contain_text("muted until")
    does("Lift the ban")
    expect(case).to_contain_text("neither muted nor banned")
    does("Close the report")
    expect(case).to_have_count(0)
    page.get_by_role("button", name="Closed reports").click()
    expect(case).to_have_count(1)
    does("Open it again")
    expect(case).to_have_count(0)
    expect(page.get_by_role("row").filter(has_text=ben.name)).to_have_count(6)
    page.get_by_label("Name").fill(ben.name)
    page.get_by_role("button", name="Find", exact=True).click()
    expect(page.get_by_role("heading", name=ben.name, exact=True)).to_be_visible()
    assert_accessible(page)
    assert fits_in_width(page)


def test_the_page_is_for_moderators_alone(page: Page) -> None:
    page.goto("/moderation")
    expect(page.get_by_text("This page is for moderators.")).to_be_visible()
