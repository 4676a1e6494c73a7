"""Every state of a table of pantheon can be used by everybody, on a desktop and on a phone."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.browser.access import assert_fine, come_to_rest, cut_off
from tests.browser.browser_player import BrowserPlayer
from tests.browser.conftest import PHONE, SCREENS, OpenPage, People
from tests.browser.finished_matches import answer
from tests.browser.input_devices import Mouse
from tests.browser.pantheon import Field
from tests.browser.prepared_tables import prepared
from tests.browser.second_screen import ZOOMED, second_screen
from tests.browser.test_small_screens import WHOLE
from tests.server.serve_command import Server

DUEL: Final = """
player: {player}
phase: {phase}
P1.mana: 4/6
P1.hand: Mana, Firebolt, Parley, Raise the Fallen, Town Watch
P1.field: Stone Golem [16]; Field Medic [17]; Aegis Pillar [18]
P2.health: 3/21
P2.mana: 2/2
P2.hand: Parley, Doom
P2.field: River Troll [19]; Gloom Stalker [20] exhausted
deck: Mana, Mana, Mana, Mana, Mana, Mana
discard: Mana, Imp Kindler, Disarm, Cinder Hound
"""
SIX: Final = "\n".join(
    [
        "player: P1",
        "P1.mana: 3/5",
        "P1.hand: Mana, Firebolt, Town Watch, Doom, Parley, Smite, Disarm",
        *(f"P{seat}.field: River Troll; Town Watch; Gloom Stalker; War Camp" for seat in range(1, 7)),
        "deck: Mana, Mana, Mana, Mana, Mana, Mana",
        "discard: Mana, Imp Kindler",
    ]
)

screens = pytest.mark.parametrize("screen", SCREENS)


def look(person: BrowserPlayer, open_page: OpenPage, table: str, **screen: Any) -> Field:
    return Field(second_screen(person, open_page, table, **screen))


@screens
def test_choosing_a_hero_shuts_nobody_out(screen: str, people: People, open_page: OpenPage) -> None:
    ana, ben = people(2)
    table = ana.post("tables", {"game": "pantheon", "kind": "open"})["table"]
    ben.post(f"tables/{table}/join")
    field = look(ana, open_page, table, **SCREENS[screen])
    expect(field.heroes.get_by_role("button")).to_have_count(3)
    assert_fine(field.page)
    for hero in field.heroes.get_by_role("button").all():
        hero.click()
        assert_fine(field.page)
    field.press(Mouse())
    expect(field.page.get_by_text("You have chosen")).to_be_visible()
    assert_fine(field.page)


@screens
def test_a_turn_shuts_nobody_out_from_the_mulligan_to_the_end_of_the_match(
    screen: str, people: People, server: Server, open_page: OpenPage
) -> None:
    ana, ben = people(2)
    table = prepared(server, DUEL.format(player="P1", phase="before"), ana, ben)
    field = look(ana, open_page, table, **SCREENS[screen])
    page = field.page
    expect(field.button("Keep all")).to_be_visible()
    assert_fine(page)
    page.get_by_role("region", name=re.compile("^Swap up to")).get_by_role("button").first.click()
    expect(field.button("Swap 1 card")).to_be_visible()
    assert_fine(page)
    field.press(Mouse(), "Swap 1 card")

    expect(field.button("End turn")).to_be_visible()
    assert_fine(page)
    field.unit("Stone Golem").click()
    assert_fine(page)
    page.keyboard.press("Escape")
    field.card("Raise the Fallen").click()  # its targets lie in the pile
    expect(page.get_by_role("dialog", name=re.compile("discard pile"))).to_be_visible()
    assert_fine(page)
    page.keyboard.press("Escape")
    page.keyboard.press("b")
    words = page.get_by_role("dialog", name="The board in words")
    for person in (ana, ben):
        expect(words.get_by_role("heading", name=person.name)).to_be_visible()
    assert_fine(page)
    page.keyboard.press("Escape")
    page.get_by_label(re.compile("^How you are asked: ")).click()
    assert_fine(page)
    page.keyboard.press("Escape")

    assert ben.tell(type="concede", table=table)["type"] == "done"
    expect(field.end).to_be_visible()
    assert_fine(page)


@screens
def test_a_window_with_a_chain_shuts_nobody_out(
    screen: str, people: People, server: Server, open_page: OpenPage
) -> None:
    ana, ben = people(2)
    table = prepared(server, DUEL.format(player="P2", phase="turn"), ana, ben)
    field = look(ana, open_page, table, **SCREENS[screen])
    answer(ben, table, "attack #19 > #16")
    expect(field.asks("Answer, or pass")).to_be_visible()
    assert_fine(field.page)
    field.card("Parley").click()
    assert_fine(field.page)
    field.link(1).click()
    answer(ben, table, "cast Parley > link 1")
    expect(field.chain.get_by_role("button")).to_have_count(3)
    expect(field.asks("Answer, or pass")).to_be_visible()
    assert_fine(field.page)


@screens
def test_a_table_of_six_shuts_nobody_out_and_neither_does_elimination(
    screen: str, people: People, server: Server, open_page: OpenPage
) -> None:
    ana, *others = people(6)
    table = prepared(server, SIX, ana, *others)
    field = look(ana, open_page, table, **SCREENS[screen])
    expect(field.button("End turn")).to_be_visible()
    assert_fine(field.page)
    field.page.keyboard.press("3")
    assert_fine(field.page)
    assert ana.tell(type="concede", table=table)["type"] == "done"
    out = field.page.get_by_role("dialog", name="You are out of the match")
    expect(out).to_be_visible()
    assert_fine(field.page)
    out.get_by_role("button", name="Watch on").click()
    expect(field.page.get_by_text("Your hero has fallen")).to_be_visible()
    assert_fine(field.page)


def test_on_a_phone_a_press_on_a_small_opponent_makes_them_large_before_anything_of_theirs_is_chosen(
    people: People, server: Server, open_page: OpenPage
) -> None:
    ana, ben, *others = people(6)
    table = prepared(server, SIX, ana, ben, *others)
    field = look(ana, open_page, table, **PHONE)
    enemy = field.page.get_by_role("group", name=f"Field of {ben.name}")
    field.unit("River Troll").tap()
    expect(enemy).to_have_count(0)
    field.page.get_by_role("button", name=f"See {ben.name} large").tap()
    enemy.get_by_role("button", name=re.compile("^Town Watch, .*can be chosen$")).tap()
    expect(enemy.get_by_role("button", name=re.compile("^Town Watch, "))).to_have_count(0)


def test_at_200_percent_nothing_is_hidden(people: People, server: Server, open_page: OpenPage) -> None:
    (ana,) = people(1)
    table = prepared(server, SIX, ana, bots=["easy"] * 5)
    field = look(ana, open_page, table, **ZOOMED)
    expect(field.button("End turn")).to_be_visible()
    come_to_rest(field.page)
    assert cut_off(field.page) == []
    assert field.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_six_players_are_seen_without_scrolling_on_a_common_screen(
    people: People, server: Server, open_page: OpenPage
) -> None:
    (ana,) = people(1)
    table = prepared(server, SIX, ana, bots=["easy"] * 5)
    field = look(ana, open_page, table)
    expect(field.button("End turn")).to_be_visible()
    come_to_rest(field.page)
    assert field.page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    expect(field.page.get_by_role("button", name=re.compile(r" of \d+ Health, "))).to_have_count(6)
    assert cut_off(field.page) == []
    assert field.page.evaluate(WHOLE), "the edge of the table is seen on both sides"
