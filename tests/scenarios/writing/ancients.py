"""How cards of Ancients are put on the stage: two lanes in the middle of a game, most of it in the first."""

from __future__ import annotations

import re
from random import Random
from typing import ClassVar, Final

from cardwright.games.ancients.model.card import CONSUMABLE, CREEP, HERO, IMPROVEMENT, ITEM, RUNE, SPELL, TOKEN, Card
from cardwright.games.ancients.model.state import BETWEEN, Position
from cardwright.games.ancients.text.place_words import written_place
from cardwright.kernel.cards import Card as AnyCard
from tests.scenarios.writing.draft import Deed, Draft, Given
from tests.scenarios.writing.stage import Stage, chosen, some

PEOPLE: Final = ("P1", "P2")
ROWS: Final = ("combat", "support")
AILMENTS: Final = ("stun 2", "silence 2", "disarmed", "muted", "rooted", "broken", "moved")
PLACE: Final = re.compile(r"L[12]\.P[12]\.(?:combat|support)\.[1-5]|L[12]\.P[12]\.core")
SUPPORT_SLOTS: Final = (1, 2, 4, 5)
MOST_ORDERS: Final = 60  # looked at for one deed


class Ancients(Stage):
    game = "ancients"
    always: ClassVar = re.compile(r"L1\.P[12]\.combat\.figures")
    quiet: ClassVar = re.compile(r"next|seats|step|shopped|mover|passed|P[12]\.(played|last|ab)|initiative")
    kept: ClassVar = re.compile("seats|round")
    decks: ClassVar = re.compile(r"P[12]\.deck")
    lists: ClassVar = {
        **{f"L{lane}.{player}.{row}": ";" for lane in (1, 2) for player in PEOPLE for row in ROWS},
        **{f"{player}.{pile}": "," for player in PEOPLE for pile in ("hand", "deck")},
    }

    def __init__(self) -> None:
        super().__init__()
        self.heroes = self.of_type(HERO)
        self.creeps = self.of_type(CREEP)
        self.improvements = self.of_type(IMPROVEMENT)
        self.spells = self.of_type(SPELL)
        self.items = self.of_type(ITEM)
        self.plain = sorted([*self.creeps, *self.of_type(TOKEN)], key=lambda card: len(card.text))[:8]
        self.melee = next(card for card in self.cards if card.melee)

    def of_type(self, kind: str) -> list[Card]:
        return [card for card in self.cards if card.type == kind]

    # The position.

    def given(self, card: Card, source: str, dice: Random) -> Given:
        role = self.role(card, dice)
        owner = "P1" if dice.random() < 0.9 else "P2"
        lines: dict[str, str] = {"round": str(dice.choice((2, 3, 4, 5)))}
        if role == "rune":
            lines["rune"] = card.name
        for player in PEOPLE:
            own = player == owner
            for lane in (1, 2):
                rows = self.side(card, role if own and lane == 1 else "", player, lane, dice)
                lines.update(rows)
                lines[f"L{lane}.{player}"] = self.core(card, dice)
            hand = [card] if own and role == "hand" else []
            hand += some(dice, self.fitting(card, source), 0, 2)
            lines[f"{player}.hand"] = ", ".join(one.name for one in hand)
            lines[f"{player}.deck"] = ", ".join(one.name for one in some(dice, self.creeps, 3, 4))
            lines[f"{player}.gold"] = str(dice.choice((0, 1, 2, 3, 10)))
        if role == "offered":
            lines |= {"phase": "shop", f"{owner}.offers": card.name, f"{owner}.shopping": "yes"}
            lines[f"{owner}.gold"] = str(int(card.price) - dice.choice((0, 0, 1)))
        elif dice.random() < 0.1:
            lines["phase"] = "between"
        return tuple((key, value) for key, value in lines.items() if value)

    def role(self, card: Card, dice: Random) -> str:
        if card.type in (CREEP, IMPROVEMENT):
            return dice.choice(("hand", "board", "board"))
        if card.type == ITEM:
            return dice.choice(("hand", "carried", "carried", "carried", "offered"))
        if card.type == CONSUMABLE:
            return dice.choice(("hand", "hand", "offered"))
        return {HERO: "board", TOKEN: "board", RUNE: "rune"}.get(card.type, "hand")

    def fitting(self, card: Card, source: str) -> list[Card]:
        """Cards that a hero of its colour can cast; of what it listens for, those that bring it about."""
        if "SILENCED" in source:
            return [one for one in self.spells if "Silence" in one.text]
        return [one for one in [*self.spells, *self.creeps] if one.colour == card.colour or not card.colour]

    def core(self, card: Card, dice: Random) -> str:
        tower = "" if dice.random() < 0.15 else f"tower {dice.choice((60, 60, 30, 4))} "
        mana = dice.choice((9, 9, 9, 4, int(card.cost), max(0, int(card.cost) - 1), 0))
        return f"{tower}ancient {dice.choice((90, 90, 40))} mana {mana}/9"

    def side(self, card: Card, role: str, player: str, lane: int, dice: Random) -> dict[str, str]:
        """Both rows of a side; in the first lane the first player has a hero of the card's colour."""
        combat: dict[int, str] = {}
        support: dict[int, str] = {}
        if role == "board":
            self.put_down(card, combat, support, dice)
        if role or (player == "P1" and lane == 1):
            caster = dice.choice([one for one in self.heroes if one.colour == card.colour or not card.colour])
            if card.crest and dice.random() < 0.3:
                caster = next(one for one in self.heroes if one.key == card.crest)
            words = self.state(caster, dice) + (f" carries {card.key}/0" if role == "carried" else "")
            row = combat if dice.random() < 0.6 else support
            row.setdefault(dice.choice(SUPPORT_SLOTS), words)
        few = 3 if lane == 1 else 1
        for _ in range(dice.randint(0, few)):
            one = dice.choice((self.melee, dice.choice(self.plain), dice.choice(self.creeps), dice.choice(self.heroes)))
            combat.setdefault(dice.randint(1, 5), self.state(one, dice))
        for _ in range(dice.randint(0, few - 1)):
            one = dice.choice((dice.choice(self.improvements), dice.choice(self.heroes)))
            words = one.name if one.type == IMPROVEMENT else self.state(one, dice)
            support.setdefault(dice.choice(SUPPORT_SLOTS), words)
        rows = {"combat": combat, "support": support}
        return {f"L{lane}.{player}.{row}": written(things) for row, things in rows.items()}

    def put_down(self, card: Card, combat: dict[int, str], support: dict[int, str], dice: Random) -> None:
        row = support if card.type == IMPROVEMENT or (card.type == HERO and dice.random() < 0.3) else combat
        words = card.name if card.type == IMPROVEMENT else self.state(card, dice)
        row[dice.choice(SUPPORT_SLOTS)] = words

    def state(self, card: Card, dice: Random) -> str:
        """A unit with something that has happened to it."""
        words = [card.name]
        if dice.random() < 0.35 and card.health > 1:
            words.append(f"damage {dice.randint(1, int(card.health) - 1)}")
        if dice.random() < 0.12 and card.hero:
            words.append(dice.choice(AILMENTS))
        return " ".join(words)

    def example_of(self, card: AnyCard, draft: Draft) -> int:
        """Units are spoken of by their places, so one that is in play is an example of itself."""
        there = any(card.name in value for key, value in draft.given if key.startswith("L"))
        return len(draft.deeds) if there else super().example_of(card, draft)

    # What is done.

    def choose(self, s: Position, card: Card, dice: Random) -> Deed | None:
        game = self.setting.testbed.game
        if s.phase == BETWEEN:
            return Deed("", "next_round")
        options: list[tuple[float, Deed]] = []
        for seat in s.asked():
            orders = [int(action) for action in game.legal(s, seat)]
            texts = [self.spoken(s, int(seat), action) for action in orders]
            about = [text for text in texts if self.is_about(s, card, text)]
            others = some(dice, [text for text in texts if text not in about], 0, MOST_ORDERS)
            options += [(6.0 / max(1, len(about)) * 10, Deed(f"P{seat + 1}", text)) for text in about]
            options += [(weight(text), Deed(f"P{seat + 1}", text)) for text in others]
            if "pass" in texts:
                options.append((25.0, Deed(f"P{seat + 1}", "pass")))
        if not options:
            return None
        deed: Deed = chosen(dice, options)
        return self.forbidden(s, deed, dice) if dice.random() < 0.2 else deed

    def is_about(self, s: Position, card: Card, text: str) -> bool:
        """Whether it is done with the card, or by a unit that is or carries it."""
        if card.name in text or (card.type == RUNE and text.startswith("claim")):
            return True
        used = PLACE.search(text.partition(">")[0])
        if used is None or text.startswith("play"):
            return False
        unit = next((one for one in s.board if one is not None and written_place(one.place) == used[0]), None)
        return unit is not None and s.cards.all[unit.card] is card

    def forbidden(self, s: Position, deed: Deed, dice: Random) -> Deed:
        """The same on something else, allowed or not."""
        head, sign, rest = deed.text.partition(" > ")
        taken = [written_place(unit.place) for unit in s.board if unit is not None]
        if not sign or not taken:
            return deed
        place = dice.choice([*taken, *taken, "L1.P2.core", "L1.P1.combat.3", "L1.P1.support.5"])
        return Deed(deed.player, f"{head} > {PLACE.sub(place, rest, count=1)}")


def written(things: dict[int, str]) -> str:
    return "; ".join(f"{slot} {words}" for slot, words in sorted(things.items()))


def weight(text: str) -> float:
    return {"move": 0.15, "play": 0.6, "ability": 0.6, "use": 0.6}.get(text.split()[0], 0.5)
