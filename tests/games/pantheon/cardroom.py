"""A table for the tests of cards: they lie where a test wants them, and nobody answers unless the test says so."""

from __future__ import annotations

from cardwright.games.pantheon.cards import STANDARD
from cardwright.games.pantheon.game import GAME
from cardwright.games.pantheon.model import actions
from cardwright.games.pantheon.model import questions as book
from cardwright.games.pantheon.model.actions import pack
from cardwright.games.pantheon.model.card import STEALTH, TAUNT
from cardwright.games.pantheon.model.state import TURN, Thing
from cardwright.games.pantheon.options import Options
from cardwright.games.pantheon.rules import atoms
from cardwright.games.pantheon.rules.figures import keywords_of, power_of
from cardwright.games.pantheon.rules.setup import blank, take_hero
from cardwright.kernel.action import PASS, PICK

P1, P2, P3, P4 = range(4)
QUIET = "Ysmera, Weaver of Fate"  # a hero with 20 Health whose effect only concerns the Mulligan


def place(name: str) -> int:
    return STANDARD.find(name)


# What can be aimed at, besides the numbers of things.


def hero(seat: int) -> int:
    return seat + 1


def pile(name: str) -> int:
    return place(name) + 1


def link(number: int) -> int:
    return number


# What can be done.


def play(name: str, target: int = 0) -> int:
    return pack(actions.PLAY, place(name), target)


def cast(name: str, target: int = 0, sacrifice: int = 0) -> int:
    return pack(actions.CAST, place(name), target, 0, sacrifice)


def activate(source: int, target: int = 0, sacrifice: int = 0) -> int:
    return pack(actions.ACTIVATE, source, target, 0, sacrifice)


def attack(attacker: int, defender: int) -> int:
    return pack(actions.ATTACK, attacker, defender)


def discard(name: str) -> int:
    return pack(actions.DISCARD, place(name))


class Room:
    """P1's Turn Phase. Everybody has 20 Health, ten Ready mana, no cards, and has finished a turn; the deck is Mana."""

    def __init__(self, seats: int = 2) -> None:
        self.s = blank(Options(), STANDARD, 1, seats)
        for seat in range(seats):
            self.take(seat, QUIET)
            self.s.players[seat].ready = 10
            self.s.players[seat].finished = 1
        self.s.deck = [place("Mana")] * 40
        self.s.turn = 2 * seats
        self.s.phase = TURN
        self.asked = False

    # Laying the table.

    def take(self, seat: int, name: str) -> int:
        """A player's hero; the reference to it."""
        take_hero(self.s, seat, place(name))
        self.s.auras = sum(STANDARD.all[player.hero].weight for player in self.s.players if player.hero >= 0)
        return hero(seat)

    def put(self, seat: int, name: str) -> int:
        """A card on a field; its number."""
        thing = atoms.enter(self.s, seat, place(name))
        return int(thing.id)

    def hold(self, seat: int, *names: str) -> None:
        for name in names:
            atoms.hold(self.s, seat, place(name))

    def bury(self, *names: str) -> None:
        self.s.pile += [place(name) for name in names]

    def hurt(self, seat: int, health: int) -> None:
        self.s.players[seat].health = health

    def tire(self, ref: int) -> None:
        self.thing(ref).ready = False

    # Acting.

    def say(self, seat: int, action: int) -> None:
        """Do it, and leave the others to answer."""
        if not self.asked:
            self.asked = True
            GAME.advance(self.s)
        GAME.apply(self.s, seat, action)

    def do(self, seat: int, action: int) -> None:
        """Do it, and nobody answers."""
        self.say(seat, action)
        self.everybody_passes()

    def everybody_passes(self) -> None:
        while self.s.waiting and self.s.waiting[0].kind in ("respond", book.CLOSING):
            GAME.apply(self.s, self.s.waiting[0].seat, PASS)

    def give(self, seat: int, ref: int) -> None:
        """Answer what unit is sacrificed."""
        GAME.apply(self.s, seat, pack(PICK, ref))

    def end_turn(self) -> None:
        """End the turn; the next player is asked for the Mulligan."""
        self.do(int(self.s.player), actions.END)

    def start_turn(self) -> None:
        """The next player swaps nothing and comes to the Turn Phase."""
        self.do(int(self.s.player), actions.SWAP)

    def next_turn(self) -> None:
        self.end_turn()
        self.start_turn()

    # Looking.

    def can(self, seat: int, action: int) -> bool:
        if not self.asked:
            self.asked = True
            GAME.advance(self.s)
        return self.s.decision(seat) is not None and action in GAME.legal(self.s, seat)

    def question(self) -> tuple[str, int]:
        """What is asked first, and whom."""
        first = self.s.waiting[0]
        return first.kind, int(first.seat)

    def thing(self, ref: int) -> Thing:
        found = self.s.find(ref)
        assert found is not None, f"nothing on the fields has the number {ref}"
        return found

    def gone(self, ref: int) -> bool:
        return self.s.find(ref) is None

    def power(self, ref: int) -> int:
        return int(power_of(self.s, self.thing(ref)))

    def ready(self, ref: int) -> bool:
        return self.thing(ref).ready

    def taunts(self, ref: int) -> bool:
        return bool(keywords_of(self.s, self.thing(ref)) & TAUNT)

    def stealthed(self, ref: int) -> bool:
        return bool(keywords_of(self.s, self.thing(ref)) & STEALTH)

    def health(self, seat: int) -> int:
        return int(self.s.players[seat].health)

    def all_health(self) -> list[int]:
        return [int(player.health) for player in self.s.players]

    def mana(self, seat: int) -> int:
        return int(self.s.players[seat].ready)

    def hand(self, seat: int) -> list[str]:
        return [STANDARD.name(card) for card in self.s.players[seat].hand]

    def hands(self) -> list[int]:
        """How many cards each player holds."""
        return [len(player.hand) for player in self.s.players]

    def field(self, seat: int) -> list[str]:
        return [STANDARD.name(thing.card) for thing in self.s.players[seat].field]

    def piled(self) -> list[str]:
        return [STANDARD.name(card) for card in self.s.pile]
