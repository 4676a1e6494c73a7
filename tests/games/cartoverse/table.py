"""A duel as the rule tests see it: actions are typed, and results read as a player would."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from cardwright.games.cartoverse.game import GAME
from cardwright.games.cartoverse.model import events
from cardwright.games.cartoverse.model.in_play import Creature
from cardwright.games.cartoverse.model.state import Duel
from cardwright.kernel.errors import CardwrightError
from tests.games.typed_table import TypedTable

ONLOOKER = -1
ZONES = ("attack", "defense")
REFERENCE = re.compile(r"(?<=> )[^>,]+$|(?<=> )[^>,]+(?=,)|(?<=^attack )[^>]+(?= >)|(?<=^block ).+|(?<=^use )[^>,]+")


class Table(TypedTable[Duel]):
    """A duel; ``labels`` are what creatures and enchants are called here."""

    def __init__(self, s: Duel, labels: dict[str, int]) -> None:
        super().__init__(GAME, s, labels)

    # What is done.

    def numbered(self, text: str) -> str:
        """The text with ``#17`` in place of what a thing is called here."""
        aimed = re.sub(r"^target ", "target > ", text)
        return REFERENCE.sub(lambda found: self.reference(found[0]), aimed).replace("target > ", "target ")

    def reference(self, word: str) -> str:
        label = word.strip()
        space = word[len(label) :]
        return word if label not in self.labels else f"#{self.labels[label]}{space}"

    def do(self, seat: int, text: str) -> None:
        """Something that nobody answers or blocks."""
        self.say(seat, text)
        self.all_pass()

    def all_pass(self) -> list[int]:
        """Who is asked, in order, when nobody answers or blocks from here on."""
        return self.windows("respond", "block")

    def next_turn(self) -> None:
        """The turn ends, nobody minds, and the next one has begun."""
        self.do(self.turn_player(), "end")

    def round_goes_by(self) -> None:
        """It is the same player's turn again."""
        self.next_turn()
        self.next_turn()

    # What may be done.

    def offers(self, seat: int, verb: str) -> list[str]:
        """What a seat may do of one kind, in alphabetical order, without the verb."""
        return sorted(choice.partition(" ")[2] for choice in self.choices(seat) if choice.split(" ")[0] == verb)

    def why_not(self, seat: int, text: str) -> str:
        """The refusal; what is refused is not offered either, and changes nothing."""
        assert text not in self.choices(seat)
        before = GAME.digest(self.s)
        try:
            GAME.apply(self.s, seat, self.action(seat, text))
        except CardwrightError as refused:
            assert GAME.digest(self.s) == before
            return str(refused)
        raise AssertionError(f"{text} is not refused")

    # Things on the board.

    def named(self, text: str) -> str:
        """The text with things under their names here."""
        for label, number in self.labels.items():
            text = re.sub(rf"#{number}\b", label, text)
        return text

    def look_for(self, name: str) -> Creature | None:
        if name in self.labels:
            return self.s.find(self.labels[name])
        there = [creature for player in self.s.players for creature in player.creatures]
        found = [creature for creature in there if self.s.cards.name(creature.card) == name]
        assert len(found) < 2, f"{name} is there twice"
        return found[0] if found else None

    def creature(self, name: str) -> Creature:
        found = self.look_for(name)
        assert found is not None, f"{name} is not on the board"
        return found

    def call(self, name: str, label: str) -> None:
        """Give a label to the creature of this card."""
        self.labels[label] = int(self.creature(name).id)

    def there(self, name: str) -> bool:
        return self.look_for(name) is not None

    def figures(self, name: str) -> str:
        """``2/3``: ATK, and HP less the damage."""
        creature = self.creature(name)
        return f"{creature.atk}/{creature.hp - creature.damage}"

    def ready(self, name: str) -> bool:
        return not self.creature(name).exhausted

    def where(self, name: str) -> str:
        place = int(self.creature(name).place)
        return f"{ZONES[place // 5]} {place % 5 + 1}"

    def enchants(self) -> list[str]:
        return self.names(enchant.card for enchant in self.s.enchants)

    # Players.

    def names(self, cards: Iterable[Any]) -> list[str]:
        return ["?" if card < 0 else self.s.cards.name(card) for card in cards]

    def pile(self, seat: int, name: str) -> list[str]:
        """``hand``, ``graveyard``, ``shards``, ``mana_zone``, ``removed``; a deck from its top."""
        cards = getattr(self.s.players[seat], name)
        return self.names(cards[::-1] if name == "deck" else cards)

    def hand(self, seat: int) -> list[str]:
        return self.pile(seat, "hand")

    def graveyard(self, seat: int) -> list[str]:
        return self.pile(seat, "graveyard")

    def traps(self, seat: int) -> list[str]:
        return self.names(trap.card for trap in self.s.players[seat].traps)

    def board(self, seat: int) -> list[str]:
        return self.names(creature.card for creature in self.s.players[seat].creatures)

    def hp(self, seat: int) -> int:
        return int(self.s.players[seat].hp)

    def both_hp(self) -> tuple[int, int]:
        return self.hp(0), self.hp(1)

    def mana(self, seat: int) -> str:
        """``2/3+1``: left, of all, and for this turn only."""
        player = self.s.players[seat]
        return f"{player.mana}/{len(player.mana_zone)}" + (f"+{player.extra}" if player.extra else "")

    def turn_player(self) -> int:
        return int(self.s.player)

    def links(self) -> list[str]:
        """The kinds of the links, the first one first."""
        return [link.program for link in self.s.chain]

    def result(self) -> tuple[int, ...] | None:
        return self.s.result

    # What was told of the last action.

    def told(self, reader: int = ONLOOKER) -> list[str]:
        seen = GAME.mask(self.s, reader)
        lines = [GAME.event_text(seen, event, reader) for event in seen.events]
        return [line for line in lines if line]

    def shown(self, reader: int) -> Any:
        return GAME.shown(GAME.mask(self.s, reader))

    def about(self, kind: int) -> list[dict[str, int]]:
        """The events of a kind, with their numbers by name, and the seat."""
        told = [event for event in self.s.events if event.kind == kind]
        return [{**event.numbers(events.KINDS[kind]), "seat": int(event.seat)} for event in told]

    def happened(self, *kinds: int) -> list[str]:
        """The cards that events of these kinds were about, in order: what took effect, and when."""
        found = []
        for event in self.s.events:
            if event.kind in kinds:
                card = event.numbers(events.KINDS[event.kind])["card"]
                found.append(self.s.cards.name(card) if card >= 0 else "-")
        return found

    def took_effect(self) -> list[str]:
        """Links, triggered effects and traps, in the order they happened."""
        return self.happened(events.RESOLVE, events.TRIGGER, events.TRAP)
