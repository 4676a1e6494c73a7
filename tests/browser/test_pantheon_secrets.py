"""At a table of pantheon nobody learns what they may not know: no page and no message holds it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Final

from playwright.sync_api import Page, WebSocket, expect

from tests.browser.conftest import OpenPage, People
from tests.browser.finished_matches import answer
from tests.browser.input_devices import Mouse
from tests.browser.pantheon import NAMES, Field
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
# Where a position, what is shown of it and an event name cards.
NAME_CARDS: Final = {"hand", "deck", "pile", "offers", "card", "cards", "hero", "field"}


class Ear:
    """Everything a page was told over its WebSockets."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.frames: list[str] = []
        page.on("websocket", self.listen)

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))

    def assert_ignorant(self, names: tuple[str, ...], facts: dict[str, Any]) -> None:
        """None of these cards is on the page or in any message, by its name, its key or its number."""
        assert self.frames, "nothing was heard at all"
        places = {place: card for place, card in enumerate(facts["cards"]) if card["name"] in names}
        assert len(places) == len(set(names))
        heard = "".join(self.frames)
        told = [card["name"] for card in places.values() if card["name"] in heard or f'"{card["key"]}"' in heard]
        seen = [name for name in names if name in self.page.content()]
        numbers = {number for frame in self.frames for number in card_numbers(json.loads(frame))}
        assert (told, seen, numbers & set(places)) == ([], [], set())


def card_numbers(message: Any, within: bool = False) -> Iterator[int]:
    """Every number in a message that stands for a card."""
    if isinstance(message, dict):
        for key, value in message.items():
            yield from card_numbers(value, key in NAME_CARDS) if key != "rules" else ()
    elif isinstance(message, list):
        for value in message:
            yield from card_numbers(value, within)
    elif within and isinstance(message, int):
        yield message


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
