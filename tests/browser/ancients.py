"""Playing ancients by what a page says: the names of its heroes, slots and buttons, and nothing else."""

from __future__ import annotations

import json
import re
from typing import Any, Final

from playwright.sync_api import Locator, Page, expect

from tests.browser.input_devices import Hands
from tests.browser.laid_table import LaidTable, side_of
from tests.browser.overheard import Ear

MAIN: Final = re.compile("^(Pass|Combat|Done|Confirm: .*|Place your hero)$")
NIGHT_BATTLE: Final = """
round: 4
phase: action
initiative: P2
mover: P1
rune: Gilded Rune
L1.P1: tower 43 ancient 90 mana 6/6
L1.P2: tower 60 ancient 90 mana 6/6
L2.P1: tower 60 ancient 90 mana 5/6
L2.P2: ancient 71 mana 4/6
L1.P1.combat: 2 Brakka Ironvow [1] damage 3; 3 Melee Creep [21]; 4 Pikewall [22]
L1.P1.support: 2 Issa Dawnpetal [3]; 4 Drill Yard [23]
L1.P2.combat: 2 Vashti Nightneedle [6]; 3 Melee Creep [24]; 4 Melee Creep [25]; 5 Toll Reaver [26]
L1.P2.support: 1 Smuggler's Cache [27]; 4 Kelm Gravewhisper [8]
L2.P1.combat: 1 Tolgar Pitmaster [2]; 3 Melee Creep [28]; 4 Elder Tusker [29]
L2.P1.support: 5 Fenrow Wildrunner [4]
L2.P2.combat: 1 Rusk Coinbiter [7]; 3 Melee Creep [30]
L2.P2.support: 2 Draya Hollowmark [9]
P1.gold: 11
P1.hand: Skullbell, Hold the Span, Mend Bark, Causeway Guard, Drill Yard, Notched Blade, Rootbind, Warband Roar
P1.deck: Mend Bark, Skullbell, Iron Temper, Mend Bark
P1.items: Quilted Jack, Ramshead Maul, Moss Charm
P1.fountain: Orrum Hillfather [5] ready 5
P1.ab: 3
P2.gold: 7
P2.hand: Hobble, Cutpurse, Debt Called In
P2.deck: Hobble, Cutpurse, Hobble
P2.items: Leech Fang, Wayfarer's Wrap, Needle of Glass
P2.fountain: Veyra Stormglass [10] ready 6
P2.ab: 6
"""


class SiegeBoard(LaidTable):
    """The board as one player finds it."""

    def __init__(self, page: Page) -> None:
        super().__init__(page, MAIN)
        self.board = page.locator("[data-game=ancients][data-time]")
        self.fountain = page.get_by_role("group", name="Fountain", exact=True)
        self.shop = page.get_by_role("region", name="Shop", exact=True)

    # What there is.

    def unit(self, name: str, whose: str = "yours") -> Locator:
        side = side_of(whose)
        pattern = rf"^{re.escape(name)}, .*lane [12], (combat|support) row {side}, slot"
        return self.page.get_by_role("button", name=re.compile(pattern)).first

    def slot(self, lane: int, row: str, slot: int) -> Locator:
        """A free slot of the own side, once something can be put there."""
        return self.page.get_by_role(
            "button", name=re.compile(f"^Lane {lane}, {row} row yours, slot {slot}, empty.*can be chosen$")
        )

    def core(self, kind: str, lane: int, whose: str = "yours") -> Locator:
        side = side_of(whose)
        return self.page.get_by_role("button", name=re.compile(f"^{kind} {side}, lane {lane},"))

    def hero(self, name: str) -> Locator:
        """A hero of the own fountain."""
        return self.fountain.get_by_role("button", name=re.compile(f"^{re.escape(name)},"))

    # What is done.

    def own_turn(self) -> None:
        """Wait until this player may act."""
        expect(self.page.get_by_role("button", name=re.compile("^(Pass|Combat)$"))).to_have_attribute(
            "aria-disabled", "false"
        )

    def deploy_first(self, hands: Hands) -> str:
        """Put the first hero that is ready into the first slot there is; the name of the hero."""
        ready = self.fountain.get_by_role("button", name=re.compile("can be used$")).first
        name = (ready.get_attribute("aria-label") or "").split(",")[0]
        hands.take(ready)
        hands.take(self.page.get_by_role("button", name=re.compile("empty, can be chosen$")).first)
        self.press(hands, re.compile("^Confirm: "))
        return name


def last_shown(ear: Ear) -> Any:
    """What the page was shown last."""
    views = [message for message in map(json.loads, ear.frames) if message.get("type") == "view"]
    return views[-1]["shown"]
