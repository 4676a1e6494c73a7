"""How cards of Cartoverse are put on the stage: two sides in the middle of a duel."""

from __future__ import annotations

import re
from random import Random
from typing import ClassVar, Final

from cardwright.games.cartoverse.model.board import PLACES, SLOTS, ZONE_WORDS
from cardwright.games.cartoverse.model.card import BURST, CREATURE_ENCHANT, HERO, HERO_ENCHANT, ROW_ENCHANT, Card
from cardwright.games.cartoverse.model.state import Duel
from tests.scenarios.writing.draft import Deed, Given
from tests.scenarios.writing.stage import Stage, chosen, some

JOBS: Final = re.compile(r"(?:friendly\(|job=)'(\w+)'")
COSTS: Final = re.compile(r"cost_up_to\((\d)\)")
PEOPLE: Final = ("P1", "P2")
FIRST_ID: Final = 16
USUAL: Final = {"end": 3.0, "pass": 4.0, "attack": 4.0, "block": 4.0, "mana": 0.3, "mulligan": 0.5, "draw": 0.5}


class Cartoverse(Stage):
    game = "cartoverse"
    always: ClassVar = re.compile(r"P[12]\.(figures|hp)")
    quiet: ClassVar = re.compile(r"turn|played|first|P[12]\.tally")
    kept: ClassVar = re.compile(r"nothing")
    decks: ClassVar = re.compile(r"P[12]\.deck")
    lists: ClassVar = {"P1.creatures": ";", "P2.creatures": ";", "P1.traps": ";", "P2.traps": ";", "enchants": ";"}

    def __init__(self) -> None:
        super().__init__()
        own = [card for card in self.cards if card.set != "scenario"]
        self.heroes = [card for card in own if card.type == HERO]
        self.creatures = [card for card in own if card.creature]
        self.others = [card for card in own if card.type != HERO and not card.token]
        self.bursts = [card for card in own if card.type == BURST]
        self.traps = [card for card in own if card.trap]
        self.loyal = [card for card in own if card.creature and card.loyalty > 1]
        self.enchants = [card for card in own if card.enchant]
        self.plain = sorted(self.creatures, key=lambda card: len(card.text))[:20]
        self.number = FIRST_ID

    # The position.

    def given(self, card: Card, source: str, dice: Random) -> Given:
        self.number = FIRST_ID
        role = self.role(card, dice)
        owner = self.owner(card, role, source, dice)
        lines: dict[str, str] = {"player": "P1"}
        enchants: list[str] = []
        for player in PEOPLE:
            lines |= self.side(player, card, role if player == owner else "", source, dice)
            enchants += self.laid(player, card, role if player == owner else "", lines, dice)
        lines["enchants"] = "; ".join(enchants)
        if dice.random() < 0.1:
            lines["phase"] = "before"
        return tuple((key, value) for key, value in lines.items() if value)

    def role(self, card: Card, dice: Random) -> str:
        if card.type == HERO:
            return "hero"
        if card.creature:
            return dice.choice(("hand", "board", "board", "grave"))
        if card.trap:
            return dice.choice(("hand", "trap", "trap", "trap"))
        if card.enchant:
            return dice.choice(("hand", "laid"))
        return dice.choice(("hand", "hand", "hand", "shards")) if card.shard else "hand"

    def owner(self, card: Card, role: str, source: str, dice: Random) -> str:
        """Mostly whose turn it is; what answers, waits or blocks is the other player's as well."""
        if "on_block" in source:
            return "P2"
        if role in ("trap", "hero") or card.burst:
            return dice.choice(PEOPLE)
        return "P1" if dice.random() < 0.8 else "P2"

    def side(self, player: str, card: Card, role: str, source: str, dice: Random) -> dict[str, str]:
        hero = card if role == "hero" else dice.choice(self.heroes)
        zone = dice.choice((9, 9, 5, int(card.cost) + 1))
        ready = min(zone, dice.choice((zone, zone, int(card.cost), max(0, int(card.cost) - 1))))
        hand = [card] if role == "hand" else []
        hand += some(dice, [*self.bursts, *self.plain], 0, 2)
        hand += some(dice, self.loyal, 0, 2 if "discount" in source else 0)
        traps = [card] if role == "trap" else some(dice, self.traps, 0, 1 if dice.random() < 0.15 else 0)
        pool = self.pool(source, dice)
        grave = [*([card] if role == "grave" else []), *self.fallen(source, pool, dice)]
        return {
            f"{player}.hero": name_of(hero),
            f"{player}.hp": f"{dice.randint(2, int(hero.hp))}/{hero.hp}" if dice.random() < 0.7 else "",
            f"{player}.mana": f"{ready}/{zone}",
            f"{player}.hand": "; ".join(name_of(one) for one in hand),
            f"{player}.deck": "; ".join(name_of(one) for one in some(dice, self.others, 3, 3)),
            f"{player}.graveyard": "; ".join(name_of(one) for one in grave),
            f"{player}.shards": name_of(card) if role == "shards" else "",
            f"{player}.creatures": "; ".join(self.board(card if role == "board" else None, source, pool, dice)),
            f"{player}.traps": "; ".join(f"{name_of(one)} [{self.next_number()}]" for one in traps),
            f"{player}.tally": "turns 3",
        }

    def fallen(self, source: str, pool: list[Card], dice: Random) -> list[Card]:
        """What lies in a graveyard; for a card that takes from there, creatures near the cost it names."""
        if "fallen" not in source.lower():
            return some(dice, pool, 0, 3 if dice.random() < 0.4 else 0)
        limits = [int(cost) for cost in COSTS.findall(source)]
        near = [one for one in self.creatures if not limits or one.cost in (limits[0], limits[0] + 1)]
        return some(dice, near, 1, 3)

    def pool(self, source: str, dice: Random) -> list[Card]:
        """The creatures to choose from: plain ones, some of the job a card names, now and then any."""
        jobs = JOBS.findall(source)
        wanted = [one for one in self.creatures if one.job in jobs]
        if wanted and dice.random() < 0.7:
            return wanted
        return self.plain if dice.random() < 0.7 else self.creatures

    def board(self, card: Card | None, source: str, pool: list[Card], dice: Random) -> list[str]:
        held = [] if card is None else [card]
        held += [dice.choice(pool) for _ in range(dice.randint(0, 4))]
        places = dice.sample(range(PLACES), len(held))
        if dice.random() < 0.6:  # close together
            places = [place for column in dice.sample(range(SLOTS), SLOTS) for place in (column, column + SLOTS)]
        if card is not None and "on_block" in source:
            places.sort(key=lambda place: place < SLOTS)
        about = source if card is not None else ""
        return [
            self.creature(one, place, about if one is card else "", dice)
            for one, place in zip(held, places, strict=False)
        ]

    def creature(self, card: Card, place: int, source: str, dice: Random) -> str:
        words = [name_of(card), f"[{self.next_number()}]", ZONE_WORDS[place // SLOTS], str(place % SLOTS + 1)]
        if dice.random() < 0.25 and "on_block" not in source:
            words.append("exhausted")
        if card.hp > 1 and dice.random() < 0.35:
            least = int(card.hp) - 1 if "on_death" in source else 1
            words.append(f"damage {dice.randint(least, int(card.hp) - 1)}")
        return " ".join(words)

    def next_number(self) -> int:
        self.number += 1
        return self.number - 1

    def laid(self, player: str, card: Card, role: str, lines: dict[str, str], dice: Random) -> list[str]:
        """The enchant the scenario is about, or now and then another one."""
        if role != "laid" and dice.random() < 0.8:
            return []
        enchant = card if role == "laid" else dice.choice(self.enchants)
        on = self.place_for(enchant, lines, dice)
        if enchant.type == HERO_ENCHANT:
            return [f"{name_of(enchant)} [{self.next_number()}] {player}"]
        return [f"{name_of(enchant)} [{self.next_number()}] {player} on {on}"] if on else []

    def place_for(self, enchant: Card, lines: dict[str, str], dice: Random) -> str:
        if enchant.type == CREATURE_ENCHANT:
            ids = re.findall(r"\[(\d+)\]", "".join(lines.get(f"{one}.creatures", "") for one in PEOPLE))
            return f"creature {dice.choice(ids)}" if ids else ""
        if enchant.type == ROW_ENCHANT:
            return f"{dice.choice(PEOPLE)} {dice.choice(ZONE_WORDS)}"
        return f"column {dice.randint(1, SLOTS)}"

    # What is tried.

    def choose(self, s: Duel, card: Card, dice: Random) -> Deed | None:
        game = self.setting.testbed.game
        options: list[tuple[float, Deed]] = []
        for seat in [int(seat) for seat in s.asked()]:
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

    def about(self, card: Card, text: str) -> bool:
        return name_of(card) in text.replace(",", "") or any(ability.name in text for ability in card.abilities)

    def weight(self, s: Duel, card: Card, text: str) -> float:
        ids = [f"#{one.id}" for player in s.players for one in player.creatures if s.cards.all[one.card] is card]
        about = self.about(card, text) or any(re.search(rf"{one}\b", text) for one in ids)
        return USUAL.get(text.split()[0], 2.0) * (5 if about else 1)

    def forbidden(self, s: Duel, deed: Deed, dice: Random) -> Deed:
        """The same on another target, allowed or not."""
        ids = [f"#{one.id}" for player in s.players for one in player.creatures]
        fallen = [name_of(self.cards[place]) for player in s.players for place in player.graveyard]
        targets = [*ids, *PEOPLE, *fallen, *fallen, *(f"link {link + 1}" for link in range(len(s.chain)))]
        head, sign, _ = deed.text.partition(" > ")
        if not sign or not targets or head.startswith("summon"):
            return deed
        return Deed(deed.player, f"{head} > {dice.choice(targets)}")


def name_of(card: Card) -> str:
    """As the notation writes it."""
    return card.name.replace(",", "")
