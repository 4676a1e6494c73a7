"""At a table of cartoverse nobody learns what they may not know: hands, decks and the faces of traps."""

from __future__ import annotations

import json
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser.cartoverse import Field
from tests.browser.conftest import OpenPage, People
from tests.browser.finished_matches import answer
from tests.browser.overheard import Ear
from tests.browser.prepared_tables import prepared
from tests.server.serve_command import Server

ANA: Final = ("Firebolt", "Siege Ogre")
ANAS_TRAP: Final = "Powder Keg"
ANAS_DECK: Final = ("Vulkar, Lord of Cinders", "Lava Hound", "Searing Ray")
BEN: Final = ("Parry", "Banner Captain")
BENS_TRAP: Final = "Blinding Flash"
BENS_DECK: Final = ("Archangel Verity", "Chapel Novice", "Purify")
DUEL: Final = f"""
player: P1
P1.hero: Warchief Brakka
P1.mana_zone: Ember Shard; Ember Shard; Ember Shard
P1.mana: 3/3
P1.hand: {"; ".join(ANA)}
P1.deck: {"; ".join(ANAS_DECK)}
P1.creatures: Raider [16] attack 1
P1.traps: {ANAS_TRAP} [18]
P1.tally: turns 4
P2.hero: Mother Celestine
P2.mana_zone: Solar Shard; Solar Shard; Solar Shard
P2.mana: 3/3
P2.hand: {"; ".join(BEN)}
P2.deck: {"; ".join(BENS_DECK)}
P2.creatures: Shieldmate [17] defense 1
P2.traps: Hex of Silence [19]; {BENS_TRAP} [20]
P2.tally: turns 3
"""


def test_an_onlooker_and_one_who_comes_back_learn_nothing_hidden(
    people: People, server: Server, open_page: OpenPage
) -> None:
    ana, ben = people(2)
    table = prepared(server, DUEL, ana, ben, game="cartoverse")
    facts = ana.get("games/cartoverse")
    onlooker = open_page()
    watching = Ear(onlooker)
    onlooker.goto(f"/table/{table}")
    expect(onlooker.get_by_label("You are watching from")).to_be_visible()
    expect(onlooker.get_by_role("img", name="a trap, face down")).to_have_count(3)

    field = Field(ben.page)
    ben.page.goto(f"/table/{table}")
    expect(field.card("Parry")).to_be_visible()
    expect(ben.page.get_by_role("img", name=BENS_TRAP)).to_be_visible()  # their own they know
    again = Ear(ben.page)
    ben.page.reload()
    expect(field.card("Banner Captain")).to_be_visible()
    again.assert_ignorant((*ANA, ANAS_TRAP, *ANAS_DECK), facts)

    answer(ana, table, "attack #16 > P2")  # it sets off one of Ben's traps, which all may read from then on
    expect(onlooker.get_by_role("list", name="Log")).to_contain_text(BENS_TRAP)
    again.assert_ignorant((*ANA, ANAS_TRAP, *ANAS_DECK), facts)
    watching.assert_ignorant((*ANA, ANAS_TRAP, *ANAS_DECK, *BEN, "Hex of Silence", *BENS_DECK), facts)


@pytest.mark.parametrize(
    "shown",
    [
        {"traps": [{"id": 18, "card": "number"}]},
        {"hand": [-1, "number"]},
        {"deck": ["number"]},
        {"events": [{"word": "set", "numbers": {"card": "number", "thing": 18}}]},
        {"text": "name"},
        {"parts": {"kind": "trap", "card": "key"}},
    ],
)
def test_a_planted_leak_is_found(shown: dict[str, object], people: People, server: Server) -> None:
    ana, ben = people(2)
    table = prepared(server, DUEL, ana, ben, game="cartoverse")
    facts = ana.get("games/cartoverse")
    ear = Ear(ben.page)
    ben.page.goto(f"/table/{table}")
    expect(Field(ben.page).card("Parry")).to_be_visible()
    ear.assert_ignorant((ANAS_TRAP,), facts)
    number = next(place for place, card in enumerate(facts["cards"]) if card["name"] == ANAS_TRAP)
    leak = json.dumps({"type": "view", "shown": shown}).replace('"number"', str(number))
    ear.frames.append(leak.replace('"name"', f'"{ANAS_TRAP}"').replace('"key"', f'"{facts["cards"][number]["key"]}"'))
    with pytest.raises(AssertionError):
        ear.assert_ignorant((ANAS_TRAP,), facts)
