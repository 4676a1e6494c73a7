"""A game of Pantheon as the rule tests see it: actions are typed, and results read as a player would."""

from __future__ import annotations

import re
from typing import Any

from cardwright.games.pantheon.game import GAME
from cardwright.games.pantheon.model import events
from cardwright.games.pantheon.model.state import Position, Thing
from cardwright.games.pantheon.rules.figures import keywords_of, power_of
from cardwright.kernel.errors import CardwrightError
from cardwright.kernel.link import card_of, ref_of, target_of
from tests.games.typed_table import TypedTable

ONLOOKER = -1
TAUNT = 1
STEALTH = 2
FIRST_THING = 16


class Table(TypedTable[Position]):
    """A game of Pantheon."""

    def __init__(self, s: Position, labels: dict[str, int]) -> None:
        super().__init__(GAME, s, labels)

    # What is done.

    def numbered(self, text: str) -> str:
        """The text with ``#17`` in place of what the thing is called here."""
        card, *chosen = re.split(r"( > |, sacrifice |^attack |^activate |^sacrifice )", text)
        return card + "".join(piece if at % 2 == 0 else self.reference(piece) for at, piece in enumerate(chosen))

    def reference(self, word: str) -> str:
        found = self.look_for(word)
        return word if found is None else f"#{found.id}"

    def do(self, seat: int, text: str) -> None:
        """Something that nobody answers."""
        self.say(seat, text)
        self.everybody_passes()

    def choose(self, seat: int, which: int) -> None:
        """One of the heroes offered."""
        GAME.apply(self.s, seat, GAME.legal(self.s, seat)[which])

    def choose_all(self) -> None:
        for seat in self.asked():
            self.choose(seat, 0)

    def everybody_passes(self) -> None:
        self.windows()

    def keep(self) -> None:
        """No card is swapped."""
        self.say(self.asked()[0], "swap nothing")

    def end(self) -> None:
        """The turn player ends the turn, and nobody minds."""
        self.say(self.turn_player(), "end")
        self.windows("closing")

    def next_turn(self, swap: str = "swap nothing") -> None:
        """The turn ends, and the next one has come to its Turn Phase."""
        self.end()
        if self.result() is None:
            self.say(self.asked()[0], swap)

    def round_goes_by(self) -> None:
        """It is the same player's turn again."""
        player = self.turn_player()
        self.next_turn()
        while self.turn_player() != player:
            self.next_turn()

    # What may be done.

    def offers(self, seat: int, verb: str) -> list[str]:
        """What a seat may do of one kind, in alphabetical order."""
        return sorted(choice for choice in self.choices(seat) if choice.split(" ")[0] == verb)

    def why_not(self, seat: int, text: str) -> str:
        try:
            action = self.action(seat, text)
        except CardwrightError as refused:
            return str(refused)
        return GAME.why_not(self.s, seat, action)

    def cannot(self, seat: int, text: str) -> bool:
        """Whether that is refused; nobody is offered it either."""
        assert text not in self.choices(seat)
        return self.why_not(seat, text) != ""

    # Things on the fields.

    def all_things(self) -> list[Thing]:
        return [thing for player in self.s.players for thing in player.field]

    def look_for(self, name: str) -> Thing | None:
        if name in self.labels:
            return self.s.find(self.labels[name])
        found = [thing for thing in self.all_things() if self.s.cards.name(thing.card) == name]
        assert len(found) < 2, f"{name} is there twice"
        return found[0] if found else None

    def thing(self, name: str) -> Thing:
        found = self.look_for(name)
        assert found is not None, f"{name} is on no field"
        return found

    def power(self, name: str) -> int:
        """0 for a unit that is gone."""
        found = self.look_for(name)
        return 0 if found is None else int(power_of(self.s, found))

    def ready(self, name: str) -> bool:
        return self.thing(name).ready

    def stealthed(self, name: str) -> bool:
        return keywords_of(self.s, self.thing(name)) & STEALTH != 0

    def taunts(self, name: str) -> bool:
        return keywords_of(self.s, self.thing(name)) & TAUNT != 0

    def named(self, text: str) -> str:
        """The text with things under their names here."""
        return re.sub(r"#(\d+)", lambda found: self.name_of(int(found[1])), text)

    def name_of(self, ref: int) -> str:
        """What a hero or thing is called here."""
        if ref < FIRST_THING:
            return f"P{ref}"
        for label, id_ in self.labels.items():
            if id_ == ref:
                return label
        thing = self.s.find(ref)
        return f"#{ref}" if thing is None else self.s.cards.name(thing.card)

    # Players.

    def field(self, seat: int) -> list[str]:
        return self.names([thing.card for thing in self.s.players[seat].field])

    def hand(self, seat: int) -> list[str]:
        return self.names(self.s.players[seat].hand)

    def hands(self) -> list[list[str]]:
        return [self.hand(seat) for seat in range(self.s.seats)]

    def mana(self, seat: int) -> tuple[int, int]:
        """Ready and Exhausted."""
        return int(self.s.players[seat].ready), int(self.s.players[seat].spent)

    def health(self, seat: int) -> int:
        return int(self.s.players[seat].health)

    def awake(self, seat: int) -> bool:
        return self.s.players[seat].awake

    def alive(self, seat: int) -> bool:
        return self.s.players[seat].alive

    def finished(self, seat: int) -> int:
        return int(self.s.players[seat].finished)

    def hero(self, seat: int) -> str:
        return self.s.cards.name(self.s.players[seat].hero)

    def offered(self, seat: int) -> list[str]:
        return self.names(self.s.players[seat].offers)

    # The table.

    def names(self, cards: Any) -> list[str]:
        return ["?" if card < 0 else self.s.cards.name(card) for card in cards]

    def pile(self) -> list[str]:
        """The oldest card first."""
        return self.names(self.s.pile)

    def deck(self) -> list[str]:
        """The top card first."""
        return self.names(self.s.deck[::-1])

    def count_deck(self) -> dict[str, int]:
        names = self.deck()
        return {name: names.count(name) for name in sorted(set(names))}

    def turn_player(self) -> int:
        return int(self.s.player)

    def number(self) -> int:
        """How many turns there were, this one included."""
        return int(self.s.turn)

    def links(self) -> list[str]:
        """The chain, the first link first."""
        found = []
        for link in self.s.chain:
            source = self.name_of(int(ref_of(link))) if ref_of(link) else self.s.cards.name(card_of(link))
            aim = target_of(link, 0)
            found.append(f"{link.program} {source}" + (f" > {self.name_of(int(aim))}" if aim else ""))
        return found

    def result(self) -> tuple[int, ...] | None:
        return self.s.result

    def places(self) -> list[int]:
        """In which order the players fell; 0 for one who did not."""
        return [int(player.place) for player in self.s.players]

    # What was told of the last action.

    def told(self, reader: int = ONLOOKER) -> list[str]:
        seen = GAME.mask(self.s, reader)
        lines = [GAME.event_text(seen, event, reader) for event in seen.events]
        return [line for line in lines if line]

    def shown(self, reader: int) -> Any:
        """What a client draws."""
        return GAME.shown(GAME.mask(self.s, reader))

    def about(self, kind: int) -> list[dict[str, int]]:
        """The events of a kind, with their numbers by name, and the seat."""
        told = [event for event in self.s.events if event.kind == kind]
        return [{**event.numbers(events.KINDS[kind]), "seat": int(event.seat)} for event in told]

    def happened(self) -> list[str]:
        """Everything that was told of the last action, a word for each event."""
        return [events.KINDS[event.kind].word for event in self.s.events]

    def resolved(self) -> list[str]:
        """The cards of the links that happened, in order."""
        return self.names([event["card"] for event in self.about(events.RESOLVE)])

    def triggers(self) -> list[str]:
        return self.names([event["card"] for event in self.about(events.TRIGGER)])

    def trigger_seats(self) -> list[int]:
        return [event["seat"] for event in self.about(events.TRIGGER)]
