"""People at a table of pantheon: invited by a link, answering each other in chains, falling, and watching on."""

from __future__ import annotations

import re
from typing import Final

from playwright.sync_api import Page, expect

from tests.browser.browser_player import BrowserPlayer
from tests.browser.conftest import OpenPage, People
from tests.browser.input_devices import Mouse
from tests.browser.pantheon import Field
from tests.browser.prepared_tables import prepared
from tests.server.serve_command import Server

HANDS: Final = Mouse()
FOUR: Final = """
turn: 5
player: P1
phase: before
P1.hero: Sister Elowen
P1.health: 3/23
P1.mana: 2/2
P1.hand: Mana, Firebolt, Town Watch
P1.field: River Troll; Militia Recruit
P2.hero: Doran Pike, Quartermaster
P2.health: 5/20
P2.mana: 1/1
P2.hand: Parley, Cunning Plan
P3.hero: The Nameless Knave
P3.mana: 3/3
P3.hand: Divine Denial, Smite
P3.field: Stone Golem
P4.hero: Lilith Vane, Queen of Whispers
P4.health: 2/21
P4.hand: Doom
deck: Mana, Mana, Mana, Mana, Mana, Mana, Mana, Mana
"""

SKIRMISH: Final = """
player: P1
P1.field: River Troll
P2.field: Town Watch
deck: Mana, Mana, Mana, Mana, Mana, Mana
"""


def sit(table: str, *people: BrowserPlayer) -> list[Field]:
    """Everybody looks at the table."""
    for person in people:
        person.page.goto(f"/table/{table}")
    return [Field(person.page) for person in people]


def invited(host: Page, seats: int) -> str:
    """A link to a table of this size, made from the first page."""
    host.goto("/")
    panel = host.get_by_role("article").filter(has=host.get_by_role("heading", name="Pantheon"))
    panel.get_by_role("button", name="Invite friends").click()
    dialog = host.get_by_role("dialog", name="Pantheon: with friends")
    dialog.get_by_role("group", name="How many players?").get_by_text(str(seats)).click()
    dialog.get_by_role("button", name="Make the link").click()
    return host.get_by_label("The link to join").input_value()


def test_four_who_never_came_in_sit_down_by_one_link_choose_heroes_and_play_a_turn(open_page: OpenPage) -> None:
    host, *guests = (open_page() for _ in range(4))
    link = invited(host, 4)
    for count, guest in enumerate(guests, 2):
        guest.goto(link)
        guest.get_by_role("button", name="Sit down").click()
        if count < 4:
            expect(host.get_by_role("status").filter(has_text=f"{count} of 4 seats taken")).to_be_visible()
    fields = [Field(page) for page in (host, *guests)]
    for count, field in enumerate(fields):
        expect(field.heroes.get_by_role("button")).to_have_count(3)
        expect(field.page.get_by_role("list", name="Who has chosen").get_by_text("✓")).to_have_count(count)
        field.choose_hero(HANDS)
    for field in fields:
        expect(field.log).to_contain_text("Turn 1")
    first = next(field for field in fields if first_to_act(field))
    first.press(HANDS, "Keep all")
    expect(first.button("End turn")).to_be_visible()
    if "Place a Mana" in (first.mana.get_attribute("aria-label") or ""):
        first.place_mana(HANDS)
        expect(first.mana).to_have_accessible_name(re.compile("^1 of 1 mana Ready"))
    first.press(HANDS, "End turn")
    for field in fields:
        expect(field.log).to_contain_text("Turn 2")


def first_to_act(field: Field) -> bool:
    """Whether the first turn is this player's: everybody is told so, each in other words."""
    expect(field.button("Keep all").or_(field.page.get_by_text(re.compile("^Waiting for "))).first).to_be_visible()
    return field.button("Keep all").is_visible()


def test_four_people_play_to_the_end_answer_each_other_and_watch_on_when_they_have_fallen(
    people: People, server: Server, open_page: OpenPage
) -> None:
    ana, ben, cleo, dan = people(4)
    table = prepared(server, FOUR, ana, ben, cleo, dan)
    a, b, c, d = sit(table, ana, ben, cleo, dan)
    onlooker = open_page()
    onlooker.goto(f"/table/{table}")
    expect(c.card("Smite")).to_be_visible()
    c.page.keyboard.press("f")

    a.press(HANDS, "Keep all")
    a.own_turn()
    a.place_mana(HANDS)
    expect(a.mana).to_have_accessible_name(re.compile("^3 of 3 mana Ready"))
    a.own_turn()
    a.play(HANDS, "Town Watch")
    c.press(HANDS, "Pass")  # Cleo is asked about everything, Ben only about what concerns Ben
    a.own_turn()
    expect(a.unit("Town Watch")).to_be_visible()

    a.use(HANDS, a.unit("River Troll"), a.hero(ben.name))
    expect(b.asks("Answer, or pass")).to_be_visible()
    b.use(HANDS, b.card("Parley"), b.link(1))
    expect(c.asks("Answer, or pass")).to_be_visible()
    c.use(HANDS, c.card("Divine Denial"), c.link(2))
    expect(a.chain.get_by_role("button")).to_have_count(3)
    expect(a.link(3)).to_have_accessible_name(
        re.compile(f"Spell, Divine Denial, of {cleo.name}, aims at Parley .*, resolves next")
    )
    a.press(HANDS, "Pass")

    told = onlooker.get_by_role("list", name="Log")
    expect(told).to_contain_text(f"{ben.name} is eliminated")
    text = told.inner_text()
    assert text.index("Parley is negated") < text.index(f"{ben.name} is eliminated")

    fallen = b.page.get_by_role("dialog", name="You are out of the match")
    fallen.get_by_role("button", name="Watch on").click()
    expect(b.main).to_have_count(0)

    a.own_turn()
    a.use(HANDS, a.unit("Militia Recruit"), a.hero(dan.name))
    c.press(HANDS, "Pass")
    expect(b.log).to_contain_text(f"{dan.name} is eliminated")
    d.page.get_by_role("dialog", name="You are out of the match").get_by_role("button", name="Watch on").click()

    a.press(HANDS, "End turn")
    c.press(HANDS, "Pass")
    c.press(HANDS, "Keep all")
    c.own_turn()
    c.use(HANDS, c.card("Smite"), c.hero(ana.name))
    expect(a.asks("Answer, or pass")).to_be_visible()
    a.press(HANDS, "Pass")
    c.press(HANDS, "Pass")  # the player who began a chain may add to it

    for field, title in ((a, "Defeat"), (b, "Defeat"), (c, "Victory"), (d, "Defeat")):
        end = field.page.get_by_role("dialog", name=title)
        expect(end.get_by_role("list", name="Places").get_by_role("listitem")).to_have_count(4)
    expect(onlooker.get_by_role("dialog", name=f"{cleo.name} wins")).to_be_visible()


def test_a_log_read_again_names_what_has_left_the_table(people: People, server: Server) -> None:
    ana, ben = people(2)
    table = prepared(server, SKIRMISH, ana, ben)
    a, b = sit(table, ana, ben)
    a.use(HANDS, a.unit("River Troll"), a.unit("Town Watch", ben.name))
    a.press(HANDS, "End turn")
    expect(b.button("Keep all")).to_be_visible()
    for field, fight in (
        (a, f"Your River Troll (6) fights {ben.name}'s Town Watch ("),
        (b, f"{ana.name}'s River Troll (6) fights your Town Watch ("),
    ):
        expect(field.log).to_contain_text(fight)
        field.page.reload()
        expect(field.log).to_contain_text(fight)
