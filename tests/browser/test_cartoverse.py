"""Two people at a table of cartoverse: mana, slots, bursts, blocks and traps, to the end of the match."""

from __future__ import annotations

import re
from typing import Final

from playwright.sync_api import expect

from tests.browser.access import come_to_rest
from tests.browser.browser_player import BrowserPlayer, seated
from tests.browser.cartoverse import Field
from tests.browser.conftest import OpenPage, People
from tests.browser.finished_matches import answer
from tests.browser.input_devices import Keys, Mouse
from tests.browser.prepared_tables import prepared
from tests.server.serve_command import Server

HANDS: Final = Mouse()
BATTLE: Final = """
player: P1
P1.hero: Ignis the Unquenched
P1.hp: 12/18
P1.mana_zone: Ember Shard; Ember Shard; Ember Shard; Ember Shard
P1.mana: 4/4
P1.hand: Ember Shard; Firebolt; Judgment; Berserker; Retaliation
P1.deck: Ember Shard; Ember Shard; Ember Shard; Ember Shard
P1.creatures: Raider [16] attack 1; Temple Knight [17] defense 2
P1.tally: turns 4
P2.hero: Mother Celestine
P2.hp: 7/20
P2.mana_zone: Solar Shard; Solar Shard; Solar Shard
P2.mana: 3/3
P2.hand: Parry; Sudden Guard; Solar Shard
P2.deck: Solar Shard; Solar Shard; Solar Shard; Solar Shard
P2.creatures: Dawn Squire [18] attack 3; Shieldmate [19] defense 1
P2.traps: Martyr's Oath [20]
P2.tally: turns 3
"""


def sit(table: str, *people: BrowserPlayer) -> list[Field]:
    """Everybody looks at the table."""
    for person in people:
        person.page.goto(f"/table/{table}")
    return [Field(person.page) for person in people]


def test_two_people_play_to_the_end_with_bursts_blocks_and_traps(
    people: People, server: Server, open_page: OpenPage
) -> None:
    ana, ben = people(2)
    table = prepared(server, BATTLE, ana, ben, game="cartoverse")
    a, b = sit(table, ana, ben)
    onlooker = open_page()
    onlooker.goto(f"/table/{table}")

    # Mana is gained once a turn, and a trap is set that nobody else can read.
    a.put(HANDS, "Ember Shard", "Play as a shard")
    expect(a.shards).to_have_accessible_name("1 shard becomes mana next turn")
    a.own_turn()
    expect(a.mana).to_have_accessible_name(re.compile("Mana gained this turn"))
    a.put(HANDS, "Retaliation", "Set the trap")
    expect(b.log).to_contain_text(f"{ana.name} sets a trap")
    expect(b.page.get_by_role("img", name="a trap, face down")).to_have_count(1)
    assert "Retaliation" not in b.page.content()

    # An attack is answered by a Burst, the answer by another, and what is left is blocked.
    a.own_turn()
    a.use(HANDS, a.creature("Raider"), a.hero(ben.name))
    expect(b.asks("Answer, or pass")).to_be_visible()
    b.use(HANDS, b.card("Sudden Guard"), b.creature("Shieldmate"))
    expect(a.link(2)).to_have_accessible_name(re.compile("^Link 2, Spell, Sudden Guard, .*resolves next"))
    a.use(HANDS, a.card("Firebolt"), a.creature("Dawn Squire", ben.name))
    expect(b.link(3)).to_be_visible()
    b.press(HANDS, "Pass")
    a.press(HANDS, "Pass")  # both have something of the other's to answer
    expect(b.asks("Choose a blocker, or let it through")).to_be_visible()
    b.use(HANDS, b.creature("Shieldmate"))
    expect(b.log).to_contain_text("Your Shieldmate blocks")
    expect(a.log).to_contain_text(f"{ben.name}'s trap Martyr's Oath goes off.")
    told = a.log.inner_text()
    assert told.index("Dawn Squire dies") < told.index("Shieldmate blocks") < told.index("Martyr's Oath")  # R65
    expect(a.creature("Raider")).to_have_count(0)

    # A card of another faction costs HP, and the page says so before and after.
    a.own_turn()
    expect(a.card("Judgment")).to_have_accessible_name(re.compile("costs 4, and 2 HP"))
    a.press(HANDS, "End turn")

    b.own_turn()
    answer(ben, table, "end")
    a.own_turn()
    a.use(HANDS, a.card("Berserker"), a.slot("Attack", 4))
    expect(a.creature("Berserker")).to_have_accessible_name(re.compile("exhausted, Attack zone, slot 4"))
    assert ben.tell(type="concede", table=table)["type"] == "done"
    expect(a.end).to_have_accessible_name("Victory")
    expect(onlooker.get_by_role("list", name="Log")).to_contain_text(f"{ben.name} gives up")


def test_a_card_is_dragged_to_a_slot_and_the_page_shows_who_is_adjacent(people: People, server: Server) -> None:
    ana, ben = people(2)
    table = prepared(server, BATTLE, ana, ben, game="cartoverse")
    (a,) = sit(table, ana)
    card = a.card("Berserker")
    card.hover()
    a.page.mouse.down()
    a.page.mouse.move(400, 400, steps=4)
    slot = a.slot("Attack", 3)
    slot.hover()
    come_to_rest(a.page)
    adjacent = a.page.locator(".slot.beside")
    expect(adjacent).to_have_count(4)  # left and right, behind, and the enemy's slot across the middle
    expect(adjacent.filter(has=a.creature("Dawn Squire", ben.name))).to_have_count(1)
    a.page.mouse.up()
    expect(a.creature("Berserker")).to_have_accessible_name(re.compile("Attack zone, slot 3"))


def test_mana_is_gained_by_any_card_and_either_is_touched_first(people: People, server: Server) -> None:
    ana, ben = people(2)
    table = prepared(server, BATTLE, ana, ben, game="cartoverse")
    (a,) = sit(table, ana)
    a.use(HANDS, a.mana, a.card("Judgment"))
    expect(a.mana).to_have_accessible_name(re.compile("^5 of 5 mana, Mana gained this turn"))
    a.own_turn()
    a.use(HANDS, a.card("Retaliation"), a.button("Replace it"))
    expect(a.page.get_by_role("group", name="The hero has acted this turn")).to_be_visible()


def test_one_plays_a_turn_by_keys_alone(people: People, server: Server) -> None:
    ana, ben = people(2)
    table = prepared(server, BATTLE, ana, ben, game="cartoverse")
    (a,) = sit(table, ana)
    keys = Keys(ana.page)
    a.own_turn()
    a.put(keys, "Ember Shard", "Play as a shard")
    a.own_turn()
    a.use(keys, a.card("Berserker"), a.slot("Attack", 2))
    expect(a.creature("Berserker")).to_be_visible()
    a.own_turn()
    a.use(keys, a.creature("Raider"), a.creature("Dawn Squire", ben.name))
    expect(a.log).to_contain_text("Your Raider attacks")
    answer(ben, table, "pass")
    answer(ben, table, "pass")
    a.own_turn()
    a.press(keys, "End turn")
    expect(a.page.get_by_text(f"Waiting for {ben.name}").first).to_be_visible()


def test_the_first_hands_are_chosen_in_secret_and_both_at_once(people: People) -> None:
    ana, ben = people(2)
    table = seated(ana, ben, game="cartoverse", seat=0, deck="Mother Celestine")
    a, b = sit(table, ana, ben)
    cards = a.page.get_by_role("region", name="Replace up to 3 cards").get_by_role("button")
    for place in range(3):
        cards.nth(place).click()
    expect(a.button("Replace 3 cards")).to_be_visible()
    cards.nth(4).click()  # a fourth is not taken
    a.press(HANDS, "Replace 3 cards")
    expect(a.page.get_by_role("heading", name=f"Waiting for {ben.name}")).to_be_visible()
    expect(b.log).not_to_contain_text("replaces")
    b.press(HANDS, "Keep all")
    expect(b.log).to_contain_text(f"{ana.name} replaces 3 cards")
