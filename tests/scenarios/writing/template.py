"""How cards of the magpies are put on the stage: in a hand or on the table, with others who answer."""

from __future__ import annotations

import re
from random import Random
from typing import ClassVar

from cardwright.games.template.model.card import Card
from cardwright.games.template.model.state import Position
from tests.scenarios.writing.draft import Deed, Given
from tests.scenarios.writing.stage import Stage, chosen, some


class Template(Stage):
    game = "template"
    always: ClassVar = re.compile(r"P\d\.(glitter|hand)")
    quiet: ClassVar = re.compile("round|playing|order|deck")
    kept: ClassVar = re.compile("seats|order")
    lists: ClassVar = {f"P{seat}.hand": "," for seat in (1, 2, 3)} | {"charms": ","}

    def given(self, card: Card, source: str, dice: Random) -> Given:
        others = dice.sample([one for one in self.cards if one is not card], len(self.cards) - 1)
        lines = {"seats": "3", "order": "P1, P2, P3"}
        lines["P1.glitter"] = str(dice.randint(2, 6))
        lines["P1.hand"] = ", ".join(one.name for one in [card, *others[:1]])
        lines["P2.hand"] = ", ".join(one.name for one in others[1:3])
        lines["P3.hand"] = ", ".join(one.name for one in others[3:5])
        charms = [one for one in others[8:] if one.type == "charm"]
        laid = some(dice, charms, 0, 2)
        if card.type == "charm" and dice.random() < 0.7:
            lines["P1.hand"] = others[0].name
            laid.append(card)
        lines["charms"] = ", ".join(f"P{dice.randint(1, 2)} {one.name}" for one in laid)
        lines["deck"] = ", ".join(one.name for one in others[5:8])
        return tuple((key, value) for key, value in lines.items() if value)

    def choose(self, s: Position, card: Card, dice: Random) -> Deed | None:
        game = self.setting.testbed.game
        options: list[tuple[float, Deed]] = []
        for seat in s.asked():
            for action in game.legal(s, seat):
                text = self.spoken(s, int(seat), int(action)).lower()
                weight = 6.0 if card.name.lower() in text else 1.5
                options.append((weight, Deed(f"P{seat + 1}", text)))
        return chosen(dice, options) if options else None
