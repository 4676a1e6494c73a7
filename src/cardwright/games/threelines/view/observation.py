"""What a player of threelines sees, in numbers."""

from __future__ import annotations

from typing import final

from mypy_extensions import i16

from cardwright.games.threelines.model.state import CARD_BITS, CARD_MASK, EMPTY, LINES, Player, Position
from cardwright.games.threelines.options import Options
from cardwright.kernel.bits import i64
from cardwright.kernel.state import OPEN
from cardwright.kernel.tensors.cells import Cells, within
from cardwright.kernel.tensors.feature import Feature, choices, counts, flags
from cardwright.kernel.tensors.observation import Observation


@final
class ThreelinesObservation(Observation[Position]):
    """The own hand slot by slot, both sides line by line (left, center, right), the discard by card."""

    def __init__(self, options: Options, cards: i64) -> None:
        card = choices("card", cards)
        figures = counts("attack", "defence", "cost")
        self.slots: i64 = max(options.deal, options.hand_limit)
        super().__init__(
            options,
            [
                Feature("hand", self.slots, [*card, *figures]),
                Feature("own lines", LINES, [*card, *figures]),
                Feature("enemy lines", LINES, [*card, *figures]),
                Feature("sides", 2, [*counts("hp", "mana", "hand"), *flags("chosen")]),
                Feature("table", 1, [*counts("round", "deck", "idle rounds"), *flags("first player")]),
                Feature("discard", cards, flags("lies there")),
            ],
        )

    def write(self, s: Position, seat: i64, out: Cells, at: i64) -> None:
        own = s.players[seat]
        enemy = s.players[1 - seat]
        at = self.write_hand(s, own, out, at)
        at = self.write_lines(s, own, out, at)
        at = self.write_lines(s, enemy, out, at)
        at = self.write_side(s, seat, own, out, at)
        at = self.write_side(s, 1 - seat, enemy, out, at)
        out[at] = within(s.round)
        out[at + 1] = within(len(s.deck))
        out[at + 2] = within(s.idle)
        out[at + 3] = 1 if s.first == seat else 0
        at += 4
        for card in s.discard:
            out[at + card] = 1

    def write_hand(self, s: Position, own: Player, out: Cells, at: i64) -> i64:
        cards = s.cards.all
        hand = own.hand
        place = at
        while hand != 0:
            code = hand & CARD_MASK
            card = cards[code - 1]
            out[place] = i16(code)
            out[place + 1] = within(card.attack)
            out[place + 2] = within(card.defence)
            out[place + 3] = within(card.cost)
            hand >>= CARD_BITS
            place += 4
        return at + 4 * self.slots

    def write_lines(self, s: Position, player: Player, out: Cells, at: i64) -> i64:
        cards = s.cards.all
        for line in range(LINES):
            place = player.card(line)
            if place != EMPTY:
                card = cards[place]
                out[at] = i16(place + 1)
                out[at + 1] = within(card.attack)
                out[at + 2] = within(player.left(line))
                out[at + 3] = within(card.cost)
            at += 4
        return at

    def write_side(self, s: Position, seat: i64, player: Player, out: Cells, at: i64) -> i64:
        out[at] = within(player.hp)
        out[at + 1] = within(player.mana)
        out[at + 2] = within(player.size)
        out[at + 3] = 0 if s.sealed[seat] == OPEN else 1
        return at + 4
