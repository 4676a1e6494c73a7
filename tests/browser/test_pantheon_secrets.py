"""At a table of pantheon nobody learns what they may not know: no page and no message holds it."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import expect

from tests.browser.conftest import OpenPage, People
from tests.browser.finished_matches import answer
from tests.browser.input_devices import Mouse
from tests.browser.laid_table import NAMES
from tests.browser.overheard import Ear
from tests.browser.pantheon import Field
from tests.browser.prepared_tables import prepared
from tests.server.serve_command import Server

ANA: Final = ("Firebolt", "Hellfire Rain")
BEN: Final = ("Parley", "Sanctuary")
CLEO: Final = ("Divine Denial", "Doom")
DECK: Final = ("Wrath of Heaven", "Elder Wyrm", "Tempest Titan", "Second Wind")
THREE: Final = f"""
P1.mana: 3/3
P1.hand: {", ".join(ANA)}
P1.field: River Troll [16]
P2.mana: 3/3
P2.hand: {", ".join(BEN)}
P3.mana: 3/3
P3.hand: {", ".join(CLEO)}
deck: {", ".join(DECK)}
"""


def test_an_onlooker_and_one_who_comes_back_in_a_window_learn_nothing_hidden(
    people: People, server: Server, open_page: OpenPage
) -> None:
    ana, ben, cleo = people(3)
    table = prepared(server, THREE, ana, ben, cleo)
    facts = ana.get("games/pantheon")
    onlooker = open_page()
    watching = Ear(onlooker)
    onlooker.goto(f"/table/{table}")
    expect(onlooker.get_by_label("You are watching from")).to_be_visible()

    field = Field(ben.page)
    ben.page.goto(f"/table/{table}")
    expect(field.card("Parley")).to_be_visible()
    answer(ana, table, "attack #16 > P2")
    expect(field.asks("Answer, or pass")).to_be_visible()

    again = Ear(ben.page)
    ben.page.reload()
    expect(field.asks("Answer, or pass")).to_be_visible()
    expect(field.link(1)).to_be_visible()
    expect(field.card("Sanctuary")).to_be_visible()
    again.assert_ignorant((*ANA, *CLEO, *DECK), facts)
    field.use(Mouse(), field.card("Parley"), field.link(1))
    expect(onlooker.get_by_role("list", name="Log")).to_contain_text("Parley")
    watching.assert_ignorant((*ANA, "Sanctuary", *CLEO, *DECK), facts)


def test_the_heroes_that_others_are_offered_and_choose_stay_secret(people: People, open_page: OpenPage) -> None:
    ana, ben = people(2)
    table = ana.post("tables", {"game": "pantheon", "kind": "open"})["table"]
    ben.post(f"tables/{table}/join")
    facts = ana.get("games/pantheon")
    pages = {"ana": ana.page, "ben": ben.page, "nobody": open_page()}
    ears = {name: Ear(page) for name, page in pages.items()}
    for page in pages.values():
        page.goto(f"/table/{table}")
    offered = {name: offers(Field(pages[name])) for name in ("ana", "ben")}
    Field(ana.page).choose_hero(Mouse())
    expect(Field(ana.page).page.get_by_text("You have chosen")).to_be_visible()
    expect(pages["nobody"].get_by_role("list", name="Who has chosen").get_by_text("has chosen")).to_have_count(1)
    ears["ben"].assert_ignorant(offered["ana"], facts)
    ears["ana"].assert_ignorant(offered["ben"], facts)
    ears["nobody"].assert_ignorant((*offered["ana"], *offered["ben"]), facts)


def offers(field: Field) -> tuple[str, ...]:
    """The names of the heroes to choose from."""
    heroes = field.heroes.get_by_role("button")
    expect(heroes).to_have_count(3)
    return tuple(str(label).partition(", Hero,")[0] for label in heroes.evaluate_all(NAMES))
