"""How characters of threelines are put on the stage: on a line or in a hand, against others."""

from __future__ import annotations

import re
from random import Random
from typing import ClassVar, Final

from cardwright.games.threelines.model.card import Card
from cardwright.games.threelines.model.state import Position
from tests.scenarios.writing.draft import Deed, Given
from tests.scenarios.writing.stage import Stage

LINES: Final = ("left", "center", "right")


class Threelines(Stage):
    game = "threelines"
    always: ClassVar = re.compile(r"P[12]\.(hp|mana|left|center|right)")
    quiet: ClassVar = re.compile("round|first|idle|deck|phase")
    kept: ClassVar = re.compile("round")
    lists: ClassVar[dict[str, str]] = {}

    def __init__(self) -> None:
        super().__init__()
        known = [card for card in self.cards if card.set == "document"]
        self.cast = known + sorted(self.cards, key=lambda card: -int(card.cost))[:8]

    def given(self, card: Card, source: str, dice: Random) -> Given:
        others = dice.sample([one for one in self.cast if one is not card], 9)
        line = dice.choice(LINES)
        lines = {"P1.mana": str(dice.choice((card.cost, card.cost, max(0, card.cost - 1), 9))), "P1.hand": card.name}
        if dice.random() < 0.3:
            lines |= {"P1.hand": others[0].name, f"P1.{line}": card.name}
        if dice.random() < 0.8:
            lines[f"P2.{line}"] = others[1].name
        lines |= {"P2.mana": "0", "P2.hand": others[2].name}
        lines["deck"] = ", ".join(one.name for one in others[3:])
        return tuple(lines.items())

    def choose(self, s: Position, card: Card, dice: Random) -> Deed | None:
        game = self.setting.testbed.game
        asked = [int(seat) for seat in s.asked()]
        if not asked:
            return Deed("", "next_round")
        seat = dice.choice(asked)
        texts = [self.spoken(s, seat, int(action)) for action in game.legal(s, seat)]
        if dice.random() < 0.15:
            return Deed(f"P{seat + 1}", f"{card.name.lower()} {dice.choice(LINES)}")
        mine = [text for text in texts if card.name in text]
        return Deed(f"P{seat + 1}", dice.choice(mine if mine and dice.random() < 0.9 else texts).lower())
