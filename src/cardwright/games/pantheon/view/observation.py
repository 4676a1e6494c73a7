"""What a player of Pantheon sees, in numbers."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i16

from cardwright.games.pantheon.model.card import BARRED, STEALTH, TAUNT
from cardwright.games.pantheon.model.link import ATTACK, LINKS
from cardwright.games.pantheon.model.questions import QUESTIONS
from cardwright.games.pantheon.model.state import PHASE_WORDS, Player, Position, Thing
from cardwright.games.pantheon.options import Options
from cardwright.games.pantheon.rules.figures import keywords_of, power_of
from cardwright.games.pantheon.view.pointers import FIELD, Pointers
from cardwright.games.pantheon.view.pointers import LINKS as ROWS
from cardwright.kernel.bits import i64
from cardwright.kernel.frame import Frame
from cardwright.kernel.link import card_of, ref_of, target_of
from cardwright.kernel.tensors.cells import Cells, within
from cardwright.kernel.tensors.feature import Feature, choices, counts, figures, flags
from cardwright.kernel.tensors.observation import Observation

OFFERS: Final = 3


@final
class PantheonObservation(Observation[Position]):
    """Seats clockwise from the observer, up to sixteen things on each field, cards of hand and pile by card."""

    def __init__(self, options: Options, seats: i64, cards: i64) -> None:
        self.pointers: Pointers = Pointers(seats, cards)
        self.seats: Feature = Feature(
            "seats",
            seats,
            [
                *choices("hero", cards),
                *figures("health"),
                *counts(
                    "most health", "ready mana", "exhausted mana", "hand", "field", "units played", "turns finished"
                ),
                *flags("alive", "hero ready", "mana placed", "hero used", "on turn", "truce", "still asked"),
            ],
        )
        self.things: Feature = Feature(
            "things",
            seats * FIELD,
            [
                *choices("card", cards),
                *figures("power", "power gained", "power lent"),
                *flags("unit", "ready", "attacking", "used", "activates", "taunt", "stealth", "cannot attack"),
            ],
        )
        self.cards: Feature = Feature("cards", cards, counts("in hand", "in the pile"))
        self.offers: Feature = Feature("offers", OFFERS, choices("hero", cards))
        self.chain: Feature = Feature(
            "chain",
            ROWS,
            [
                *choices("kind", len(LINKS)),
                *choices("seat", seats),
                *choices("card", cards),
                *choices("source", self.pointers.last),
                *choices("target", self.pointers.last),
                *flags("negated"),
            ],
        )
        self.table: Feature = Feature(
            "table",
            1,
            [
                *counts("turn", "deck", "pile", "chain"),
                *choices("phase", len(PHASE_WORDS)),
                *choices("question", len(QUESTIONS)),
                *counts("to choose"),
            ],
        )
        super().__init__(options, [self.seats, self.things, self.cards, self.offers, self.chain, self.table])

    def write(self, s: Position, seat: i64, out: Cells, at: i64) -> None:
        to = self.pointers
        for other in range(s.seats):
            turned = to.turned(other, seat)
            player = s.players[other]
            self.write_seat(s, seat, other, player, out, at + self.seats.offset + turned * self.seats.width)
            place = at + self.things.offset + turned * FIELD * self.things.width
            for row in range(min(len(player.field), FIELD)):
                self.write_thing(s, player.field[row], out, place)
                place += self.things.width
        cards = at + self.cards.offset
        for card in s.players[seat].hand:
            out[cards + 2 * card] += 1
        for card in s.pile:
            out[cards + 2 * card + 1] += 1
        place = at + self.offers.offset
        for hero in s.players[seat].offers:
            out[place] = i16(hero + 1)
            place += 1
        self.write_chain(s, seat, out, at + self.chain.offset)
        self.write_table(s, seat, out, at + self.table.offset)

    def write_seat(self, s: Position, seat: i64, other: i64, player: Player, out: Cells, at: i64) -> None:
        out[at] = i16(player.hero + 1)
        out[at + 1] = within(player.health)
        out[at + 2] = within(player.most)
        out[at + 3] = within(player.ready)
        out[at + 4] = within(player.spent)
        out[at + 5] = within(len(player.hand))
        out[at + 6] = within(len(player.field))
        out[at + 7] = within(player.played)
        out[at + 8] = within(player.finished)
        out[at + 9] = 1 if player.alive else 0
        out[at + 10] = 1 if player.awake else 0
        out[at + 11] = 1 if player.placed else 0
        out[at + 12] = 1 if player.used else 0
        out[at + 13] = 1 if s.player == other else 0
        out[at + 14] = 1 if player.truce >> seat & 1 else 0
        asked = s.asking if s.chain else s.closing
        for one in asked:
            if one == other:
                out[at + 15] = 1

    def write_thing(self, s: Position, thing: Thing, out: Cells, at: i64) -> None:
        card = s.cards.all[thing.card]
        keys = keywords_of(s, thing)
        out[at] = i16(thing.card + 1)
        out[at + 1] = within(power_of(s, thing)) if card.unit else 0
        out[at + 2] = within(thing.grown)
        out[at + 3] = within(thing.lent)
        out[at + 4] = 1 if card.unit else 0
        out[at + 5] = 1 if thing.ready else 0
        out[at + 6] = 1 if thing.engaged else 0
        out[at + 7] = 1 if thing.used else 0
        out[at + 8] = 0 if card.activation is None else 1
        out[at + 9] = 1 if keys & TAUNT != 0 else 0
        out[at + 10] = 1 if keys & STEALTH != 0 else 0
        out[at + 11] = 1 if keys & BARRED != 0 else 0

    def write_chain(self, s: Position, seat: i64, out: Cells, at: i64) -> None:
        """The latest link first: it is what happens next."""
        count: i64 = len(s.chain)
        for row in range(min(count, ROWS)):
            self.write_link(s, seat, s.chain[count - 1 - row], out, at)
            at += self.chain.width

    def write_link(self, s: Position, seat: i64, link: Frame, out: Cells, at: i64) -> None:
        out[at] = i16(LINKS.index(link.program) + 1)
        out[at + 1] = i16(self.pointers.turned(link.seat, seat) + 1)
        out[at + 2] = i16(card_of(link) + 1)
        out[at + 3] = i16(self.pointers.to(s, seat, ref_of(link)))
        if link.program == ATTACK:
            out[at + 4] = i16(self.pointers.to(s, seat, target_of(link)))
        out[at + 5] = 1 if link.negated else 0

    def write_table(self, s: Position, seat: i64, out: Cells, at: i64) -> None:
        out[at] = within(s.turn)
        out[at + 1] = within(len(s.deck))
        out[at + 2] = within(len(s.pile))
        out[at + 3] = within(len(s.chain))
        out[at + 4] = i16(s.phase + 1)
        decision = s.decision(seat)
        if decision is not None and s.result is None:
            out[at + 5] = i16(QUESTIONS.index(decision.kind) + 1)
            out[at + 6] = within(decision.least)
