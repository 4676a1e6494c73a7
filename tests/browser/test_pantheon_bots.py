"""Bots at a table of pantheon: they fill it, lose to every input device, and play on for players who leave."""

from __future__ import annotations

import re
from typing import Final

from playwright.sync_api import Page, expect

from tests.browser.browser_player import BrowserPlayer
from tests.browser.conftest import PHONE, OpenPage, People
from tests.browser.input_devices import Finger, Hands, Keys, Mouse
from tests.browser.pantheon import Field
from tests.browser.prepared_tables import prepared
from tests.server.serve_command import Server

# The bot can answer once, and draws nothing but Mana: two turns are enough for a player who keeps attacking.
AHEAD: Final = """
turn: 5
player: P1
phase: before
P1.mana: 3/3
P1.hand: Mana, Wandering Mercenary, Militia Recruit
P1.field: River Troll; Cinder Hound
P2.health: 14/21
P2.mana: 1/1
P2.hand: Firebolt
P2.field: Town Watch
deck: Mana, Mana, Mana, Mana, Mana, Mana, Mana, Mana, Mana, Mana, Mana, Mana, Mana, Mana, Mana, Mana, Mana, Mana
"""
THREE: Final = """
turn: 5
player: P1
phase: before
P1.mana: 2/2
P1.hand: Mana, Militia Recruit
P1.field: River Troll
P2.field: Town Watch
P3.field: Town Watch
deck: Mana, Mana, Mana, Mana, Mana, Mana, Mana, Mana, Mana, Mana, Mana, Mana
"""
MOST_ANSWERS: Final = 60


def win(page: Page, hands: Hands, server: Server, ana: BrowserPlayer) -> None:
    """From the first page on."""
    prepared(server, AHEAD, ana, bots=["easy"])
    page.goto("/")
    hands.take(page.get_by_role("region", name="Your matches").get_by_role("link").first)
    page.wait_for_url("**/table/*")
    assert Field(page).play_on(hands) == "Victory"


def test_a_person_beats_a_bot_with_the_mouse_alone(people: People, server: Server) -> None:
    (ana,) = people(1)
    win(ana.page, Mouse(), server, ana)


def test_a_person_beats_a_bot_with_keys_alone(people: People, server: Server) -> None:
    (ana,) = people(1)
    win(ana.page, Keys(ana.page), server, ana)


def test_a_person_beats_a_bot_on_a_phone_with_a_finger(people: People, server: Server, open_page: OpenPage) -> None:
    (ana,) = people(1)
    ana.page.goto("/about")
    phone = open_page(**PHONE, storage_state=ana.page.context.storage_state())
    win(phone, Finger(), server, ana)


def test_bots_fill_a_table_of_six_and_a_person_plays_a_turn_at_it(page: Page) -> None:
    page.goto("/lobby/pantheon")
    page.get_by_role("button", name="Against bots").click()
    dialog = page.get_by_role("dialog", name="Pantheon: against bots")
    dialog.get_by_role("group", name="How many players?").get_by_text("6").click()
    dialog.get_by_role("button", name="Start").click()
    page.wait_for_url("**/table/*")
    field = Field(page)
    expect(page.get_by_role("list", name="Who has chosen").get_by_role("listitem")).to_have_count(6)
    field.choose_hero(Mouse())
    expect(page.get_by_role("group", name="The other opponents").get_by_role("region")).to_have_count(4)
    for _ in range(MOST_ANSWERS):  # bots may ask for an answer before that turn, and in the middle of it
        assert field.wait()
        if field.label() != "End turn" or field.demands().first.is_visible():
            field.answer(Mouse())
        elif not field.deed(Mouse()):
            field.press(Mouse(), "End turn")
            break
    else:
        raise AssertionError("the turn does not come to its end")
    expect(field.log).to_contain_text("You end your turn.")
    expect(field.button("End turn")).to_have_count(0)


def test_a_bot_plays_a_seat_that_was_handed_over_until_it_is_taken_back(people: People, server: Server) -> None:
    ana, ben, cleo = people(3)
    table = prepared(server, THREE, ana, ben, cleo, leaving="bot", stand_in="easy")
    for person in (ana, ben):
        person.page.goto(f"/table/{table}")
    field, other = Field(ana.page), Field(ben.page)
    expect(field.button("Keep all")).to_be_visible()
    ana.page.get_by_label("Menu").click()
    ana.page.get_by_role("button", name="Let a bot play for me").click()
    expect(ana.page.get_by_text("A bot plays for you.")).to_be_visible()
    expect(ben.page.get_by_text("easy bot plays")).to_be_visible()
    expect(other.button("Keep all")).to_be_visible()  # the bot has played her turn to its end

    ana.page.goto("/lobby/pantheon")
    ana.page.get_by_role("row", name="goes on without you").get_by_role("link", name="Watch").click()
    ana.page.get_by_role("button", name="Play on myself").click()
    expect(ben.page.get_by_text("easy bot plays")).to_have_count(0)
    expect(ana.page.get_by_text("A bot plays for you.")).to_have_count(0)
    expect(field.log).to_contain_text(re.compile("You end your turn"))
    expect(field.hand).to_be_visible()
