"""How cards of Pantheon are put on the stage: a table of two or three in the middle of a game."""

from __future__ import annotations

import re
from random import Random
from typing import Any, ClassVar, Final

from cardwright.games.pantheon.model.card import FIELD, HERO, MANA, SPELL, UNIT, Card
from cardwright.games.pantheon.model.state import Position
from tests.scenarios.writing.draft import Deed, Given
from tests.scenarios.writing.stage import Stage, chosen, some

LIMITS: Final = re.compile(r"(?:up_to|fallen)\((\d+)\)|most_(?:cost|power|cards)=(\d+)|PileCount\(.*?, (\d+)\)")
PEOPLE: Final = ("P1", "P2", "P3")


class Pantheon(Stage):
    game = "pantheon"
    always: ClassVar = re.compile(r"P[123]\.(powers|health)")
    quiet: ClassVar = re.compile(r"turn|entered|closing|P[123]\.tally")
    kept: ClassVar = re.compile("seats")
    lists: ClassVar = {f"{player}.field": ";" for player in PEOPLE}

    def __init__(self) -> None:
        super().__init__()
        own = [card for card in self.cards if not card.key.startswith("k_") and card.name != "Plain Hero"]
        self.units = [card for card in own if card.type == UNIT]
        self.spells = [card for card in own if card.type == SPELL]
        self.fields = [card for card in own if card.type == FIELD]
        self.heroes = [card for card in own if card.type == HERO]
        self.mana = next(card for card in own if card.type == MANA)
        self.plain = sorted(self.units, key=lambda card: len(card.text))[:12]

    def given(self, card: Card, source: str, dice: Random) -> Given:
        near = self.near_limits(source)
        seats = 3 if dice.random() < 0.3 else 2
        role = self.role(card, dice)
        owner = "P1" if dice.random() < 0.85 else "P2"
        lines = {"seats": str(seats)}
        for player in PEOPLE[:seats]:
            own = player == owner
            if own and role == "hero":
                lines[f"{player}.hero"] = card.name
            if dice.random() < 0.5:
                lines[f"{player}.health"] = f"{dice.randint(3, 18)}/20"
            ready = dice.choice((9, 9, 5, card.cost, max(0, card.cost - 1)))
            lines[f"{player}.mana"] = f"{ready}/9"
            hand = [card] if own and role == "hand" else []
            hand += some(dice, [self.mana, *self.spells, *self.plain], 0, 3 if dice.random() < 0.8 else 6)
            hand += some(dice, [one for one in near if one.type == SPELL], 0, 1)
            lines[f"{player}.hand"] = ", ".join(name_of(one) for one in hand)
            lines[f"{player}.field"] = "; ".join(self.field(card, own and role == "field", near, dice))
        pile = [*self.plain, *self.spells, *([card] if card.type in (UNIT, SPELL) else [])]
        pile = near if near and dice.random() < 0.5 else pile
        lines["deck"] = ", ".join(name_of(one) for one in some(dice, [self.mana, *self.plain, *self.spells], 6, 6))
        lines["discard"] = ", ".join(name_of(one) for one in some(dice, pile, 0, 3 if dice.random() < 0.8 else 6))
        if dice.random() < 0.05:
            lines["phase"] = "start"
        return tuple((key, value) for key, value in lines.items() if value)

    def role(self, card: Card, dice: Random) -> str:
        if card.type == HERO:
            return "hero"
        if card.type in (UNIT, FIELD):
            return dice.choice(("hand", "field", "field"))
        return "hand"

    def near_limits(self, source: str) -> list[Card]:
        """Cards that are just within a limit the card names, or just beyond it."""
        numbers = [int(number) for found in LIMITS.findall(source) for number in found if number]
        beyond = [*numbers, *(number + 1 for number in numbers)]
        return [card for card in [*self.units, *self.spells] if card.cost in beyond or card.power in beyond]

    def field(self, card: Card, holds: bool, near: list[Card], dice: Random) -> list[str]:
        things = [card.name] if holds else []
        for _ in range(dice.randint(0, 3)):
            pool = self.plain if dice.random() < 0.7 else [*self.units, *self.fields]
            if near and dice.random() < 0.5:
                pool = [one for one in near if one.type == UNIT] or pool
            things.append(dice.choice(pool).name)
        return [f"{thing} exhausted" if dice.random() < 0.1 else thing for thing in things]

    def choose(self, s: Position, card: Card, dice: Random) -> Deed | None:
        game = self.setting.testbed.game
        asked = [int(seat) for seat in s.asked()]
        options: list[tuple[float, Deed]] = []
        for seat in asked:
            for action in game.legal(s, seat):
                text = self.spoken(s, seat, int(action))
                options.append((self.weight(s, card, text), Deed(f"P{seat + 1}", text)))
        if not options:
            return None
        kinds: dict[str, int] = {}
        for _, one in options:
            kinds[one.text.split()[0]] = kinds.get(one.text.split()[0], 0) + 1
        deed: Deed = chosen(dice, [(weight / kinds[one.text.split()[0]], one) for weight, one in options])
        return self.forbidden(s, deed, dice) if dice.random() < 0.15 else deed

    def weight(self, s: Position, card: Card, text: str) -> float:
        ids = [f"#{thing.id}" for player in s.players for thing in player.field if s.cards.all[thing.card] is card]
        verb = text.split()[0]
        about = card.name in text or any(re.search(rf"{one}\b", text) for one in ids)
        if "hero" in text and card.type == HERO:
            about = True
        usual = {"end": 3.0, "pass": 4.0, "attack": 3.0, "mana": 0.5}.get(verb, 2.0)
        return usual * (5 if about else 1)

    def forbidden(self, s: Position, deed: Deed, dice: Random) -> Deed:
        """The same on another target, allowed or not."""
        ids = [f"#{thing.id}" for player in s.players for thing in player.field]
        fallen = [self.cards[place].name for place in s.pile]
        targets = [*ids, *PEOPLE[: s.seats], *fallen, *fallen, *(f"link {link + 1}" for link in range(len(s.chain)))]
        head, sign, _ = deed.text.partition(" > ")
        return Deed(deed.player, f"{head} > {dice.choice(targets)}" if sign and targets else deed.text)


def name_of(card: Any) -> str:
    """As the notation writes it."""
    found: str = card.name.replace(",", "")
    return found
