"""At a table of ancients nobody learns what they may not know: hands, decks, items, slots on the way, and deploys."""

from __future__ import annotations

import json
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.browser.ancients import NIGHT_BATTLE, SiegeBoard
from tests.browser.browser_player import seated
from tests.browser.conftest import OpenPage, People
from tests.browser.finished_matches import answer
from tests.browser.input_devices import Mouse
from tests.browser.overheard import Ear
from tests.browser.prepared_tables import prepared
from tests.server.serve_command import Server

HANDS: Final = Mouse()
ANA: Final = ("Hold the Span", "Rootbind", "Warband Roar", "Iron Temper", "Quilted Jack", "Ramshead Maul", "Moss Charm")
BEN: Final = ("Hobble", "Cutpurse", "Debt Called In", "Leech Fang", "Wayfarer's Wrap", "Needle of Glass")


def secrets_of(shown: Any, seat: int) -> list[object]:
    """All of a side that only its owner may see."""
    player = shown["players"][seat]
    slots = [one["slot"] for one in player["travelling"] if one["slot"] is not None]
    return [*player["hand"], *player["offers"], *player["pending"], *slots]


def test_hands_decks_items_and_slots_on_the_way_stay_secret(
    people: People, server: Server, open_page: OpenPage
) -> None:
    """U46."""
    ana, ben = people(2)
    table = prepared(server, NIGHT_BATTLE, ana, ben, game="ancients")
    facts = ana.get("games/ancients")
    onlooker = open_page()
    watching, hearing = Ear(onlooker), Ear(ben.page)
    onlooker.goto(f"/table/{table}")
    ben.page.goto(f"/table/{table}")
    b = SiegeBoard(ben.page)
    expect(b.card("Hobble")).to_be_visible()
    answer(ana, table, "move L2.P1.support.5 > L1.P1.support.1")
    expect(ben.page.locator(".travel[data-hero='4']")).to_be_visible()
    expect(onlooker.locator(".travel[data-hero='4']")).to_be_visible()
    answer(ben, table, "pass")
    answer(ana, table, "pass")
    expect(b.shop).to_be_visible()
    hearing.assert_ignorant(ANA, facts)
    watching.assert_ignorant((*ANA, *BEN), facts)
    for ear, seats in ((hearing, (0,)), (watching, (0, 1))):
        views = [message for message in map(json.loads, ear.frames) if message.get("type") == "view"]
        assert [secrets_of(view["shown"], seat) for view in views for seat in seats] == [[]] * len(views) * len(seats)
        travels = [told for view in views for told in view.get("events", ()) if told["word"] == "travel"]
        assert travels
        assert all(told["numbers"].get("place", -1) < 0 for told in travels)
    assert "to arrive at" not in ben.page.content()


def test_a_deploy_is_not_told_before_both_have_confirmed(people: People) -> None:
    """U51."""
    ana, ben = people(2)
    table = seated(ana, ben, game="ancients")
    ear = Ear(ben.page)
    ana.page.goto(f"/table/{table}")
    ben.page.goto(f"/table/{table}")
    a, b = SiegeBoard(ana.page), SiegeBoard(ben.page)
    expect(b.page.get_by_role("status").filter(has_text="1 of 3")).to_be_visible()
    hero = a.deploy_first(HANDS)
    expect(a.page.get_by_role("status").filter(has_text="Confirmed")).to_be_visible()
    ben.page.reload()
    expect(b.page.get_by_role("status").filter(has_text="1 of 3")).to_be_visible()
    views = [message for message in map(json.loads, ear.frames) if message.get("type") == "view"]
    other = 1 - views[-1]["seat"]
    assert views[-1]["asked"] == [views[-1]["seat"]]  # only Ben is waited for
    for view in views:
        player = view["shown"]["players"][other]
        assert hero in [one["unit"]["name"] for one in player["fountain"]]
        assert secrets_of(view["shown"], other) == []
        assert not [told for told in view.get("events", ()) if told["word"] == "deploy"]


@pytest.mark.parametrize(
    "shown",
    [{"hand": [{"card": "number"}]}, {"offers": [{"card": "number"}]}, {"text": "name"}, {"parts": {"card": "key"}}],
)
def test_a_planted_card_is_found(shown: dict[str, object], people: People, server: Server) -> None:
    ana, ben = people(2)
    table = prepared(server, NIGHT_BATTLE, ana, ben, game="ancients")
    facts = ana.get("games/ancients")
    ear = Ear(ben.page)
    ben.page.goto(f"/table/{table}")
    expect(SiegeBoard(ben.page).card("Hobble")).to_be_visible()
    ear.assert_ignorant(("Warband Roar",), facts)
    number = next(place for place, card in enumerate(facts["cards"]) if card["name"] == "Warband Roar")
    leak = json.dumps({"type": "view", "shown": shown}).replace('"number"', str(number))
    ear.frames.append(leak.replace('"name"', '"Warband Roar"').replace('"key"', f'"{facts["cards"][number]["key"]}"'))
    with pytest.raises(AssertionError):
        ear.assert_ignorant(("Warband Roar",), facts)
