"""A battlefield for the rule tests: units are placed, orders typed, and results read as a player would."""

from __future__ import annotations

import re

from cardwright.games.generals.game import GAME
from cardwright.games.generals.model.board import read_square, square_name
from cardwright.games.generals.model.card import Cards
from cardwright.games.generals.model.state import EMPTY, Battle
from cardwright.games.generals.model.unit import Unit
from cardwright.games.generals.options import CLASSIC, STANDARD
from cardwright.kernel.chance import seeded
from cardwright.kernel.options import changed

P1, P2, ONLOOKER = 0, 1, -1
BOTH_VARIANTS = ("standard", "classic")
GENERALS = "P1 Argeon Highmayne a3; P2 Kaleos Xaan i3"
PLENTY = "P1 mana: 9\nP2 mana: 9"
MIRROR = str.maketrans("abcdefghi", "ihgfedcba")


class Field:
    """A battle with the game's own cards. Orders are those of the player whose turn it is."""

    def __init__(self, s: Battle) -> None:
        self.s = s

    # What is done.

    def do(self, *orders: str) -> Field:
        """``move c3 d4``, ``attack d4 e4``, ``play tempest``, ``choose e2``, ``end``: one after the other."""
        for order in orders:
            GAME.apply(self.s, self.mover(), self.action(order))
        return self

    def end(self, turns: int = 1) -> Field:
        """A number of turns end."""
        return self.do(*["end"] * turns)

    def can(self, order: str) -> bool:
        """Whether that is among the legal orders."""
        return self.action(order) in GAME.legal(self.s, self.mover())

    def why_not(self, order: str) -> str:
        return GAME.why_not(self.s, self.mover(), self.action(order))

    def action(self, order: str) -> int:
        return GAME.read_action(self.s, self.mover(), order)

    def mover(self) -> int:
        return int(self.s.mover)

    # What may be done.

    def orders(self) -> list[str]:
        """Every legal order, as it would be typed."""
        return [GAME.action_text(self.s, self.mover(), action) for action in GAME.legal(self.s, self.mover())]

    def squares(self, order: str) -> set[str]:
        """The squares with which a beginning can go on: of ``move c3``, ``attack c3``, ``play 2``, ``choose``."""
        return {whole.split()[-1] for whole in self.orders() if whole.startswith(f"{order} ")}

    # What is there.

    def __getitem__(self, square: str) -> str:
        """``Komodo Charger 1/3``: the unit there with its attack and the health it has left; ``-`` for nobody."""
        unit = self.s.unit_at(read_square(square))
        return "-" if unit is None else f"{self.s.cards.name(unit.card)} {unit.attack}/{unit.left()}"

    def unit(self, square: str) -> Unit:
        unit = self.s.unit_at(read_square(square))
        assert unit is not None, f"nobody stands on {square}"
        return unit

    def owner(self, square: str) -> int:
        return int(self.unit(square).owner)

    def health(self, seat: int) -> int:
        """What the general has left."""
        general = self.s.general(seat)
        return 0 if general is None else int(general.left())

    def where(self, name: str) -> list[str]:
        """The squares on which units of that name stand, in order of arrival."""
        return [square_name(unit.square) for unit in self.s.units if self.s.cards.name(unit.card) == name]

    def hand(self, seat: int) -> list[str]:
        """The cards of a hand, ``-`` for a free place before the last one."""
        names = ["-" if copy == EMPTY else str(self.s.card_of(copy).name) for copy in self.s.players[seat].hand]
        while names and names[-1] == "-":
            names.pop()
        return names

    def mana(self, seat: int) -> int:
        return int(self.s.players[seat].mana)

    def deck(self, seat: int) -> list[str]:
        """The top card first."""
        return [str(self.s.card_of(copy).name) for copy in self.s.players[seat].deck[::-1]]

    def line(self, key: str) -> str:
        """One line of the written position: ``tiles``, ``P1 tally``."""
        return dict(row.split(": ", 1) for row in GAME.position_text(self.s).splitlines())[key]

    def told(self, reader: int = ONLOOKER) -> list[str]:
        """What one reader is told about the last order."""
        seen = GAME.mask(self.s, reader)
        return [GAME.event_text(seen, event, reader) for event in seen.events]


def field(
    units: str = "",
    *lines: str,
    generals: str = GENERALS,
    variant: str = "standard",
    seed: int = 0,
    cards: Cards | None = None,
    **options: object,
) -> Field:
    """A battle with these units besides the generals, 9 mana for both, and harmless empty decks.

    Further lines are those of the notation: ``field("P1 Komodo Charger c3", "P1 hand: Tempest", "to move: P2")``.
    """
    rules = changed(CLASSIC if variant == "classic" else STANDARD, {"deck_out": False, **options})
    placed = "; ".join(part for part in (generals, units) if part)
    said = "\n".join(lines)
    usual = [row for row in PLENTY.splitlines() if row.split(":")[0] not in said]
    s = GAME.read_position("\n".join([f"units: {placed}", *usual, *lines]), rules, cards)
    s.rng = seeded(seed)
    return Field(s)


def mirrored(units: str) -> str:
    """The same units, with their squares on the other side of the board."""
    return re.sub(r"\b[a-i][1-5]\b", lambda square: square[0].translate(MIRROR), units)
