"""Every state of a table of cartoverse can be used by everybody, on a desktop, on a phone, and on a phone that lies."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.browser.access import assert_fine, come_to_rest, covered, cut_off, small_print
from tests.browser.browser_player import BrowserPlayer
from tests.browser.cartoverse import Field
from tests.browser.conftest import SCREENS, OpenPage, People
from tests.browser.finished_matches import answer
from tests.browser.input_devices import Finger, Hands, Mouse
from tests.browser.prepared_tables import prepared
from tests.browser.second_screen import LYING, ZOOMED, second_screen
from tests.server.serve_command import Server

SHAPES: Final = {**SCREENS, "lying phone": LYING}
DUEL: Final = """
player: {player}
P1.hero: Ignis the Unquenched
P1.hp: 13/18
P1.mana_zone: Ember Shard; Ember Shard; Firebolt; Ember Shard; Ember Shard
P1.mana: 5/5
P1.shards: Ember Shard
P1.hand: Fireburst; Flame Adept; Raise Dead; Line of Fire; Parry; War Drums; Purify
P1.deck: Raider; War Drums; Snare
P1.graveyard: Firebolt; Raider; Goblin Torchbearer
P1.creatures: Raider [16] attack 1; Drumcaller [17] attack 3 exhausted; Temple Knight [18] defense 2; Flame Adept [19] defense 4
P1.traps: Retaliation [21]
P1.tally: turns 4
P2.hero: Mother Celestine
P2.hp: 16/20
P2.mana_zone: Solar Shard; Solar Shard; Solar Shard
P2.mana: 3/3
P2.hand: Parry; Solar Shard
P2.deck: Solar Shard; Order Crossbow
P2.creatures: Dawn Squire [22] attack 3; Gatekeeper Colossus [23] defense 3; Lance of the Order [25] attack 1
P2.tally: turns 3
enchants: Hallowed Ground [27] P2 on P2 defense; Tangled Roots [28] P1 on column 2; Blessed Mail [29] P2 on creature 25; Aura of Grace [30] P2
"""  # noqa: E501

shapes = pytest.mark.parametrize("shape", SHAPES)


def look(person: BrowserPlayer, open_page: OpenPage, table: str, shape: str) -> tuple[Field, Hands]:
    screen: dict[str, Any] = SHAPES[shape]
    return Field(second_screen(person, open_page, table, **screen)), Finger() if "has_touch" in screen else Mouse()


@shapes
def test_a_turn_shuts_nobody_out(shape: str, people: People, server: Server, open_page: OpenPage) -> None:
    ana, ben = people(2)
    table = prepared(server, DUEL.format(player="P1"), ana, ben, game="cartoverse")
    field, hands = look(ana, open_page, table, shape)
    page = field.page
    field.own_turn()
    assert_fine(page)
    for card in ("Flame Adept", "Fireburst", "War Drums", "Line of Fire", "Purify"):
        hands.take(field.card(card))
        assert_fine(page)
        page.keyboard.press("Escape")
    hands.take(field.creature("Raider"))
    assert_fine(page)
    page.keyboard.press("Escape")
    hands.take(field.card("Raise Dead"))  # its targets lie in a graveyard
    expect(page.get_by_role("dialog", name="Choose from a graveyard")).to_be_visible()
    assert_fine(page)
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    page.keyboard.press("b")
    expect(page.get_by_role("dialog", name="The board in words")).to_contain_text("enchants column 2")
    assert_fine(page)
    page.keyboard.press("Escape")
    assert ben.tell(type="concede", table=table)["type"] == "done"
    expect(field.end).to_be_visible()
    assert_fine(page)


@shapes
def test_a_window_and_a_block_shut_nobody_out(shape: str, people: People, server: Server, open_page: OpenPage) -> None:
    ana, ben = people(2)
    table = prepared(server, DUEL.format(player="P2"), ana, ben, game="cartoverse")
    field, hands = look(ana, open_page, table, shape)
    answer(ben, table, "attack #22 > P1")
    expect(field.asks("Answer, or pass")).to_be_visible()
    assert_fine(field.page)
    hands.take(field.card("Parry"))
    assert_fine(field.page)
    field.page.keyboard.press("Escape")
    field.press(hands, "Pass")
    expect(field.asks("Choose a blocker, or let it through").first).to_be_visible()
    assert_fine(field.page)
    hands.take(field.creature("Temple Knight"))
    expect(field.creature("Temple Knight")).to_have_accessible_name(re.compile("exhausted"))


@shapes
def test_the_first_hand_shuts_nobody_out(shape: str, people: People, open_page: OpenPage) -> None:
    (ana,) = people(1)
    table = ana.post("tables", {"game": "cartoverse", "kind": "bot", "bots": ["easy"], "clock": False})["table"]
    field, hands = look(ana, open_page, table, shape)
    hands.take(field.page.get_by_role("region", name="Replace up to 3 cards").get_by_role("button").first)
    expect(field.button("Replace 1 card")).to_be_visible()
    assert_fine(field.page)


@shapes
def test_an_enchant_is_chosen_wherever_it_lies(shape: str, people: People, server: Server, open_page: OpenPage) -> None:
    ana, ben = people(2)
    table = prepared(server, DUEL.format(player="P1"), ana, ben, game="cartoverse")
    field, hands = look(ana, open_page, table, shape)
    hands.take(field.card("Purify"))
    hands.take(field.button("Blessed Mail: Lance of the Order"))
    answer(ben, table, "pass")
    expect(field.creature("Lance of the Order", ben.name)).not_to_have_accessible_name(re.compile("enchanted"))


def test_at_200_percent_nothing_is_hidden(people: People, server: Server, open_page: OpenPage) -> None:
    ana, ben = people(2)
    table = prepared(server, DUEL.format(player="P1"), ana, ben, game="cartoverse")
    page = second_screen(ana, open_page, table, **ZOOMED)
    expect(Field(page).button("End turn")).to_be_visible()
    come_to_rest(page)
    assert cut_off(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_whole_position_is_seen_without_scrolling_on_a_common_screen(
    people: People, server: Server, open_page: OpenPage
) -> None:
    ana, ben = people(2)
    table = prepared(server, DUEL.format(player="P1"), ana, ben, game="cartoverse")
    page = second_screen(ana, open_page, table)
    expect(Field(page).button("End turn")).to_be_visible()
    come_to_rest(page)
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    for name in ("Raider", "Drumcaller", "Temple Knight", "Flame Adept"):
        expect(Field(page).creature(name)).to_be_in_viewport(ratio=1)
    for name in ("Dawn Squire", "Gatekeeper Colossus", "Lance of the Order"):
        expect(Field(page).creature(name, ben.name)).to_be_in_viewport(ratio=1)


def test_on_a_phone_that_lies_nothing_across_the_table_is_cut_off(
    people: People, server: Server, open_page: OpenPage
) -> None:
    ana, ben = people(2)
    table = prepared(server, DUEL.format(player="P1"), ana, ben, game="cartoverse")
    page = second_screen(ben, open_page, table, **LYING)
    across = page.get_by_role("region", name=ana.name)
    for thing in (
        across.get_by_role("group", name="1 trap"),
        across.get_by_role("button", name=re.compile("^Mana zone")),
        across.get_by_role("button", name=re.compile("^Graveyard")),
    ):
        expect(thing).to_be_in_viewport(ratio=1)
    for name in ("Temple Knight", "Drumcaller", "Gatekeeper Colossus"):
        expect(page.locator(".creature").get_by_text(name, exact=True)).to_be_in_viewport(ratio=1)


def test_on_a_phone_that_lies_a_small_hand_lies_side_by_side(
    people: People, server: Server, open_page: OpenPage
) -> None:
    ana, ben = people(2)
    table = prepared(server, DUEL.format(player="P1"), ana, ben, game="cartoverse")
    field = Field(second_screen(ben, open_page, table, **LYING))
    one, other = field.card("Solar Shard"), field.card("Parry")
    expect(other).to_be_visible()
    come_to_rest(field.page)
    left, right = sorted(
        (box["x"], box["x"] + box["width"]) for box in (one.bounding_box(), other.bounding_box()) if box
    )
    assert left[1] <= right[0]


@shapes
def test_what_lies_on_the_table_can_be_read_in_a_window_too(
    shape: str, people: People, server: Server, open_page: OpenPage
) -> None:
    """No print below 11 px, every creature with its name; a chain takes none of them away."""
    ana, ben = people(2)
    table = prepared(server, DUEL.format(player="P2"), ana, ben, game="cartoverse")
    field, _ = look(ana, open_page, table, shape)
    expect(field.creature("Raider")).to_be_visible()
    come_to_rest(field.page)
    assert small_print(field.page) == []
    answer(ben, table, "attack #22 > P1")
    expect(field.asks("Answer, or pass")).to_be_visible()
    come_to_rest(field.page)
    assert small_print(field.page) == []
    for name in ("Raider", "Temple Knight", "Gatekeeper Colossus"):
        expect(field.page.locator(".creature .name").get_by_text(name, exact=True)).to_be_visible()


@shapes
def test_the_names_of_a_large_hand_can_be_read(shape: str, people: People, server: Server, open_page: OpenPage) -> None:
    ana, ben = people(2)
    hand = ["Ember Shard", "Firebolt", "Judgment", "Berserker", "Retaliation", "War Drums", "Siege Ogre", "Lava Hound"]
    many = re.sub("P1.hand: .*", f"P1.hand: {'; '.join(hand)}", DUEL.format(player="P1"))
    table = prepared(server, many, ana, ben, game="cartoverse")
    field, _ = look(ana, open_page, table, shape)
    expect(field.card("Lava Hound")).to_be_visible()
    come_to_rest(field.page)
    assert covered(field.page.locator(".in-hand .name")) == []
    assert small_print(field.page) == []
