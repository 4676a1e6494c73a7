"""How cards of generals are put on the stage: a fight in the middle of the board, with friends and enemies around."""

from __future__ import annotations

import re
from random import Random
from typing import Any, ClassVar, Final

from cardwright.games.generals.model import keywords
from cardwright.games.generals.model.board import square_name
from cardwright.games.generals.model.card import Card
from cardwright.games.generals.model.keywords import TRIBES
from cardwright.games.generals.model.state import EMPTY, Battle
from tests.scenarios.writing.draft import Deed, Given
from tests.scenarios.writing.stage import STRINGS, Stage, chosen, some

LIMITS: Final = re.compile(r"\b((?:most|least)_(?:attack|cost|printed))=(\d+)")
FAR: Final = re.compile("EDGE|CORNER|SIDE|Row|Column|COLUMN|BORDER|infiltrat", re.IGNORECASE)
TILED: Final = re.compile("CREEP|HALLOWED|SAND|FLOURISH|Tile")
WORDS: Final = re.compile(r"\b[A-Z][A-Z_]+\b")
SQUARES: Final = [f"{column}{row}" for column in "abcdefghi" for row in range(1, 6)]
MIDDLE: Final = [square for square in SQUARES if square[0] in "bcdefgh"]
FIRST_PLACES: Final = ("c3", "d3", "d2", "c4", "b3")
SECOND_PLACES: Final = ("e3", "f3", "f2", "e4", "g3", "e2")
PROPS: Final = (  # plain cards that make others react
    *(
        "True Strike",
        "Sundrop Elixir",
        "Tempest",
        "Phoenix Fire",
        "Komodo Charger",
        "Silverguard Squire",
        "Dragonbone Golem",
    ),
    *("Vale Hunter", "Jaxi", "Plasma Storm", "War Surge", "Martyrdom"),
)
KEYS: Final = (keywords.PROVOKE, keywords.FLYING, keywords.CELERITY, keywords.FRENZY, keywords.RANGED)
PILES: Final = ("hand", "cast", "fallen", "summoned", "lost", "minions")
TILES: Final = tuple(f"P{seat} {kind}" for seat in (1, 2) for kind in ("creep", "hallowed", "sand", "flourish"))


class Generals(Stage):
    game = "generals"
    variant = "classic"
    always: ClassVar = re.compile("units|keywords")
    quiet: ClassVar = re.compile(r"arrivals|turn|playing|P[12] (tally|cast|fallen|summoned|lost|minions)")
    kept: ClassVar = re.compile("turn|to move|units|P[12] mana")
    lists: ClassVar = {"units": ";", "tiles": ";", **{f"P{seat} {word}": "," for seat in (1, 2) for word in PILES}}

    def __init__(self) -> None:
        super().__init__()
        self.patient = False  # whether turns are ended soon, to see what comes of it
        minions = [card for card in self.cards if card.is_minion and not card.token]
        self.minions = minions
        self.plain = [card for card in minions if not card.text and card.health > 1]
        self.spells = {card.bloodbound: card for card in self.cards if card.bloodbound}
        self.props = [self.cards[self.setting.cards.find(name)] for name in PROPS if name_known(self, name)]
        self.artifacts = [card for card in self.cards if card.is_artifact and not card.token]
        dispels = [card for card in self.cards if card.is_spell and "ispel" in card.text]
        keyed = [simplest([card for card in minions if card.traits & bit])[0] for bit in KEYS]
        self.hints = [
            (re.compile("lasting=True"), simplest(dispels)),
            (re.compile("ARTIFACT|Artifact|EQUIP|Equip"), simplest(self.artifacts)),
            (re.compile("Keyword|KEYWORD"), keyed),
            (re.compile("STUNNED|stunned"), simplest([card for card in self.cards if "Stun" in card.text])),
        ]

    def given(self, card: Card, source: str, dice: Random) -> Given:
        self.patient = dice.random() < (0.6 if card.traits & keywords.BUILD else 0.2)
        return Scenery(self, card, source, dice).given()

    def interests(self, source: str) -> list[Card]:
        """Units that a card may be about: by name, tribe, or keyword."""
        found = [card for card in self.related(source) if isinstance(card, Card)]
        for hint, cards in self.hints:
            found += cards if hint.search(source) else []
        words = STRINGS.findall(source)
        tribes = [TRIBES.index(word) for word in words if word in TRIBES[1:]]
        tribes += [TRIBES.index("Battle Pet")] if "PET" in source else []
        tribes += [TRIBES.index("Mech")] if "MECH" in source else []
        traits = [getattr(keywords, word) for word in set(WORDS.findall(source)) if is_trait(word)]
        for what, number in LIMITS.findall(source):
            for near in (int(number), int(number) + (1 if "most" in what else -1)):
                found += simplest([card for card in self.minions if figure(card, what) == near])[:2]
        for tribe in tribes:
            found += simplest([card for card in self.minions if card.tribe == tribe])
        for bit in traits:
            having = [card for card in self.cards if card.is_minion and card.traits & bit]
            found += simplest([card for card in having if not card.token] or having)
        return found

    # What is tried.

    def choose(self, s: Battle, card: Card, dice: Random) -> Deed | None:
        game = self.setting.testbed.game
        for decision in s.waiting:
            seat = int(decision.seat)
            player = f"P{seat + 1}"
            legal = [int(action) for action in game.legal(s, seat)]
            if not legal:
                continue
            if dice.random() < 0.12:
                return self.forbidden(s, seat, card, dice)
            texts = [self.spoken(s, seat, action) for action in legal]
            weighted = [(self.weight(s, seat, card, text), text) for text in texts]
            kinds: dict[str, float] = {}
            for _, text in weighted:
                kinds[text.split()[0]] = kinds.get(text.split()[0], 0) + 1
            return Deed(player, chosen(dice, [(weight / kinds[text.split()[0]], text) for weight, text in weighted]))
        return None

    def weight(self, s: Battle, seat: int, card: Card, text: str) -> float:
        words = text.split()
        if card.watch and words[0] in ("end", "attack", "play"):
            return self.weight_of_reveal(s, seat, card, words)
        own = {square_name(unit.square) for unit in s.units if unit.card == card.place}
        about = bool(own.intersection(words[1:]))
        if words[0] == "play":
            return (60 if self.patient else 12) if card.name.lower().replace(",", "") in text else 2
        if words[0] == "cast":
            return 12 if card.key == s.cards.all[s.players[seat].bloodbound].key else 2
        if words[0] == "attack":
            return 8 if about else 3
        if words[0] == "move":
            return 4 if about else 1
        if words[0] == "end" and self.patient:
            return 30
        return {"end": 2.5, "replace": 0.7, "choose": 10, "stop": 1, "undo": 0}.get(words[0], 0)

    def weight_of_reveal(self, s: Battle, seat: int, card: Card, words: list[str]) -> float:
        """A Sentinel is played, then the opponent does what may reveal it."""
        hidden = [unit for unit in s.units if unit.within >= 0 and s.card_of(unit.within) is card]
        if not hidden:
            return 20 if words[0] == "play" and words[1] in card.name.lower() else 1
        if hidden[0].owner == seat:
            return 20 if words[0] == "end" else 1
        return 1 if words[0] == "end" else 8

    def forbidden(self, s: Battle, seat: int, card: Card, dice: Random) -> Deed:
        """Something with the card that is probably refused."""
        own = [square_name(unit.square) for unit in s.units if unit.card == card.place and unit.owner == seat]
        others = [square_name(unit.square) for unit in s.units if square_name(unit.square) not in own]
        held = [slot + 1 for slot, copy in enumerate(s.players[seat].hand) if copy != EMPTY and s.card_of(copy) is card]
        target = dice.choice(others) if dice.random() < 0.7 and others else dice.choice(SQUARES)
        if s.playing() is not None:
            return Deed(f"P{seat + 1}", f"choose {target}", True)
        if s.players[seat].bloodbound == card.place:
            return Deed(f"P{seat + 1}", f"cast {target}", True)
        if held and dice.random() < 0.8:
            return Deed(f"P{seat + 1}", f"play {self.in_hand(s, seat, held[0])} {target}", True)
        if own:
            verb = dice.choice(("attack", "move"))
            return Deed(f"P{seat + 1}", f"{verb} {dice.choice(own)} {target}", True)
        return Deed(f"P{seat + 1}", f"attack {target} {dice.choice(others)}", True)

    def spoken(self, s: Battle, seat: int, action: int) -> str:
        text = super().spoken(s, seat, action)
        words = text.split()
        if words[0] not in ("play", "replace"):
            return text
        better = " ".join([words[0], self.in_hand(s, seat, int(words[1])), *words[2:]])
        game = self.setting.testbed.game
        try:
            return better if game.read_action(s, seat, better) == action else text
        except Exception:
            return text

    def in_hand(self, s: Battle, seat: int, slot: int) -> str:
        """A card in hand by its name, if only one has it."""
        hand = s.players[seat].hand
        names = [s.card_of(copy).name if copy != EMPTY else "" for copy in hand]
        name = names[slot - 1]
        return name.lower().replace(",", "") if names.count(name) == 1 else str(slot)

    def figures(self, key: str, value: str, first: dict[str, str]) -> str:
        """Units with their numbers."""
        return first["units"] if key == "units" else value


def name_known(stage: Generals, name: str) -> bool:
    return name.lower().replace(" ", "").replace("'", "") in stage.setting.cards.places


def is_trait(word: str) -> bool:
    return isinstance(getattr(keywords, word, None), int)


def figure(card: Card, what: str) -> int:
    """What a limit is about: the cost of a card, or its attack."""
    return int(card.mana if "cost" in what else card.attack)


def simplest(cards: list[Card]) -> list[Card]:
    """Those with the shortest texts, which readers know at a glance."""
    return sorted(cards, key=lambda card: len(card.text))[:5]


class Scenery:
    """One position."""

    def __init__(self, stage: Generals, card: Card, source: str, dice: Random) -> None:
        self.stage = stage
        self.card = card
        self.dice = dice
        self.source = source
        everywhere = FAR.search(source) is not None or dice.random() < 0.15
        self.free = list(SQUARES if everywhere else MIDDLE)
        self.interests = stage.interests(source)
        self.units: list[str] = []

    def given(self) -> Given:
        dice = self.dice
        seat = 1 if dice.random() < 0.9 else 2
        mover = 1 if dice.random() < 0.88 else 2
        lines = {"turn": str(8 + mover), "to move": f"P{mover}"}
        self.place_generals(seat)
        role = self.role()
        if role == "board":
            for _ in range(1 if dice.random() < 0.85 else 2):
                self.place(self.card, seat if dice.random() < 0.85 else 3 - seat)
        self.place_others()
        lines["units"] = "; ".join(self.units)
        if dice.random() < (0.8 if TILED.search(self.source) else 0.2):
            lines["tiles"] = self.tiles()
        for one in (1, 2):
            mana = dice.choice((9, 9, 15, 15, self.card.mana, max(0, self.card.mana - 1)))
            lines[f"P{one} mana"] = f"{mana}/{dice.choice((9, 9, 5))}"
            lines[f"P{one} hand"] = ", ".join(self.hand(role == "hand" and one == seat))
            deck = [card for card in some(dice, self.interests, 0, 2) if card.type != "general"]
            if dice.random() < 0.25 and self.card.type != "general":
                deck.insert(0, self.card)
            deck += some(dice, self.stage.props, 5 - len(deck), 5 - len(deck))
            lines[f"P{one} deck"] = ", ".join(self.name(card) for card in deck)
            self.past(one, lines)
        if role == "bloodbound":
            lines[f"P{seat} bloodbound"] = f"{self.name(self.card)} ready"
        elif dice.random() < (0.6 if self.card.type == "general" else 0.3):
            lines[f"P{seat} bloodbound"] = f"{self.name(self.bloodbound(seat))} ready"
        return tuple((key, value) for key, value in lines.items() if value)

    def tiles(self) -> str:
        """Tiles of some kinds, under units rather than elsewhere, no two on one square."""
        dice = self.dice
        under = [word for unit in self.units for word in unit.split(" [")[0].split() if word in SQUARES]
        squares = some(dice, sorted({*under, *some(dice, MIDDLE, 2, 6)}), 3, 8)
        kinds = some(dice, self.kinds_of_tiles(), 1, 2)
        laid = [[square for place, square in enumerate(squares) if place % len(kinds) == n] for n in range(len(kinds))]
        return "; ".join(" ".join([kind, *on]) for kind, on in zip(kinds, laid, strict=True) if on)

    def kinds_of_tiles(self) -> list[str]:
        """Those that the card speaks of, or any."""
        named = [tile for tile in TILES if tile.split()[1].upper() in self.source]
        return named or list(TILES)

    def role(self) -> str:
        card = self.card
        if card.key in self.stage.spells:
            return "bloodbound" if self.dice.random() < 0.8 else "hand"
        if card.type == "general":
            return "general"
        if card.is_minion:
            return self.dice.choice(("hand", "hand", "board", "board", "board"))
        if card.is_artifact:
            return self.dice.choice(("hand", "hand", "worn"))
        return "hand"

    def name(self, card: Any) -> str:
        """As the notation writes it."""
        plain: str = card.name.replace(",", "")
        return plain if self.stage.cards[self.stage.setting.cards.find(plain)] is card else card.key

    def bloodbound(self, seat: int) -> Any:
        general = self.generals[seat - 1]
        return self.stage.cards[self.stage.setting.cards.find(general.bloodbound)]

    def place_generals(self, seat: int) -> None:
        dice = self.dice
        generals = [card for card in self.stage.cards if card.type == "general" and card.bloodbound]
        own = [card for card in generals if card.faction == self.card.faction] or generals
        others = [card for card in generals if card.name == "Faie Bloodwing"]
        self.generals = [own[0], others[0]] if seat == 1 else [others[0], own[0]]
        if self.card.type == "general":
            self.generals[seat - 1] = self.card
        for one, (general, places) in enumerate(zip(self.generals, (FIRST_PLACES, SECOND_PLACES), strict=True), 1):
            square = dice.choice([place for place in places if place in self.free])
            self.free.remove(square)
            damage = dice.choice(("", "", f" damage {dice.randint(1, 20)}"))
            worn = ""
            pieces = some(dice, self.stage.artifacts, 1, 3) if dice.random() < self.dressed() else []
            if self.card.is_artifact and one == seat and dice.random() < 0.5:
                pieces = [self.card, *pieces[1:]]
            for artifact in pieces:
                given = dice.randint(1, 4) if "GIVEN_ATTACK" in self.source and artifact is self.card else 0
                attack = f" {artifact.attack + given}/0" if artifact.attack + given else ""
                worn += f" [{artifact.key} 0{attack} P{one} count {dice.randint(1, 3)}]"
            self.units.append(f"P{one} {self.name(general)} {square}{damage}{worn}")

    def dressed(self) -> float:
        """How often a general wears artifacts."""
        return 0.5 if re.search("Artifact|ARTIFACT|EQUIP", self.source) else 0.04

    def place(self, card: Any, seat: int) -> None:
        """Near the others: half of the time beside one of them."""
        dice = self.dice
        if not self.free or not card.is_unit:
            return
        beside = [square for square in self.free if any(near(square, unit.split(" [")[0]) for unit in self.units)]
        square = dice.choice(beside if beside and dice.random() < 0.8 else self.free)
        lined = self.lined_up(seat)
        if lined and dice.random() < 0.5:
            square = dice.choice(lined)
        self.free.remove(square)
        damage = f" damage {dice.randint(1, card.health - 1)}" if card.health > 1 and dice.random() < 0.3 else ""
        tired = " exhausted" if dice.random() < 0.05 else ""
        self.units.append(f"P{seat} {self.name(card)} {square}{damage}{tired}")

    def place_egg(self, seat: int) -> None:
        square = self.dice.choice(self.free)
        self.free.remove(square)
        inside = self.dice.choice(self.stage.plain)
        self.units.append(f"P{seat} Chrysalis Egg {square} within {inside.key}")

    def surround(self, unit: str) -> None:
        """Leave no free square around a unit."""
        for square in [square for square in self.free if near(square, unit)]:
            self.free.remove(square)
            self.units.append(f"P{self.dice.randint(1, 2)} {self.name(self.dice.choice(self.stage.plain))} {square}")

    def lined_up(self, seat: int) -> list[str]:
        """Free squares behind an enemy, or before and behind the own general, for cards that ask for that."""
        found: list[str] = []
        if "backstab" in self.source.lower() or "EXPOSED" in self.source:
            found += [beyond(unit, 1 if seat == 1 else -1) for unit in self.units if not unit.startswith(f"P{seat}")]
        if "Behind" in self.source or "InFront" in self.source or "Ahead" in self.source:
            found += [beyond(unit, step) for unit in self.units for step in (-1, 1)]
        return [square for square in found if square in self.free]

    def place_others(self) -> None:
        dice = self.dice
        if "Room(" in self.source and dice.random() < 0.4:
            self.surround(self.units[dice.randint(0, 1)])
        for seat in (1, 2):
            for _ in range(dice.randint(1, 4)):
                pool = self.interests if self.interests and dice.random() < 0.55 else self.stage.plain
                card = dice.choice(pool)
                if "egg" in self.source.lower() and dice.random() < 0.4:
                    self.place_egg(seat)
                    continue
                if not card.is_unit or card.type == "general":
                    card = dice.choice(self.stage.plain)
                self.place(card, seat)

    def hand(self, holds: bool) -> list[str]:
        dice = self.dice
        held = [self.card] if holds else []
        held += some(dice, [card for card in self.interests if card.type != "general"], 0, 2)
        held += some(dice, self.stage.props, 0, 3)
        return [self.name(card) for card in held[:6]]

    def past(self, seat: int, lines: dict[str, str]) -> None:
        """What happened before this turn, for cards that ask."""
        dice = self.dice
        minions = [*self.interests, *self.stage.plain]
        fallen = [card for card in some(dice, minions, 1, 2) if card.is_minion]
        if dice.random() < 0.3 and fallen:
            lines[f"P{seat} fallen"] = ", ".join(f"{self.name(card)} {dice.choice((7, 8, 9))}" for card in fallen)
        spells = [card for card in [*self.interests, *self.stage.props] if card.is_spell]
        again = [self.card] if "INTENSIFY" in self.source else []
        if dice.random() < 0.2 or (again and self.card.is_spell):
            lines[f"P{seat} cast"] = ", ".join(f"{self.name(card)} 8" for card in [*again, *some(dice, spells, 0, 2)])
        if dice.random() < 0.15 or (again and self.card.is_minion):
            lines[f"P{seat} minions"] = ", ".join(self.name(card) for card in [*again, *fallen])
        if dice.random() < 0.15:
            lines[f"P{seat} lost"] = self.name(dice.choice(self.stage.artifacts))
        counts = ["turns 5"]
        if self.card.trial is not None:
            counts.append(f"trial {max(1, int(self.card.trial.need) - dice.randint(0, 2))}")
            if dice.random() < 0.4 and lines[f"P{seat} hand"].startswith(self.name(self.card)):
                counts.append("locked 1")
        if dice.random() < 0.15 or "HEALING" in self.source:
            counts.append(f"healings {dice.randint(1, 3)}")
        if "Assemble" in self.source:
            counts.append(f"progress {dice.randint(1, 4)}")
        if len(counts) > 1:
            lines[f"P{seat} tally"] = ", ".join(counts)


def beyond(unit: str, step: int) -> str:
    """The square on one side of a unit."""
    squares = [word for word in unit.split() if word in SQUARES]
    return f"{chr(ord(squares[0][0]) + step)}{squares[0][1]}"


def near(square: str, unit: str) -> bool:
    for word in unit.split():
        if word in SQUARES:
            return abs(ord(word[0]) - ord(square[0])) <= 1 and abs(int(word[1]) - int(square[1])) <= 1
    return False
