"""What a player of Ancients sees, in numbers; in both lanes the own side comes first, as in move_numbers.py."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i16

from cardwright.games.ancients.model.board import LANES, NOWHERE, PLACES, SLOTS, base_of, lane_of
from cardwright.games.ancients.model.keywords import (
    AILMENT_WORDS,
    RANK_BITS,
    RANK_MASK,
    RANK_WORDS,
    RANKS,
    RED,
    TRAIT_WORDS,
)
from cardwright.games.ancients.model.player import PENDING_BITS, PENDING_MASK, Player
from cardwright.games.ancients.model.questions import QUESTIONS
from cardwright.games.ancients.model.side import Side
from cardwright.games.ancients.model.state import PHASE_WORDS, Position
from cardwright.games.ancients.model.unit import ITEM_BITS, ITEM_MASK, NO_SHIELD, Unit
from cardwright.games.ancients.options import Options
from cardwright.games.ancients.view.move_numbers import HEROES, TURNED
from cardwright.kernel.bits import i64
from cardwright.kernel.state import OPEN
from cardwright.kernel.tensors.cells import Cells, within
from cardwright.kernel.tensors.feature import Feature, choices, counts, figures, flags
from cardwright.kernel.tensors.observation import Observation

OFFERS: Final = 5  # the most a shop can have
ITEMS: Final = 2  # of a hero
TRAITS: Final[dict[int, str]] = {bit: word for bit, word in TRAIT_WORDS.items() if bit >= RED}
TRAIT_BITS: Final[list[i64]] = list(TRAITS)
AILMENT_BITS: Final[list[i64]] = list(AILMENT_WORDS)


@final
class AncientsObservation(Observation[Position]):
    """Both lanes place by place, Towers and Ancients, heroes away from the lanes, cards by card, the shop."""

    def __init__(self, options: Options, cards: i64) -> None:
        unit = [
            *choices("card", cards),
            *figures("attack", "armor", "health"),
            *counts("most health", "stun", "silence", "ability cooldown", "rest"),
            *flags("death shield", "mega", "has to strike", "lured", "blessed"),
            *choices("arrow", PLACES),
            *choices("item 1", cards),
            *counts("cooldown 1"),
            *choices("item 2", cards),
            *counts("cooldown 2"),
            *flags(*[word.replace("_", " ") for word in AILMENT_WORDS.values()]),
            *flags(*[word.lower() for word in TRAITS.values()]),
            *counts(*[word.lower() for word in RANK_WORDS]),
        ]
        self.places: Feature = Feature("places", PLACES, unit)
        self.cores: Feature = Feature(
            "cores",
            2 * LANES,
            [*counts("tower", "ancient", "mana", "most mana", "losses"), *flags("tower fallen")],
        )
        self.fountain: Feature = Feature("fountain", 2 * HEROES, [*unit, *counts("ready in round")])
        self.travelling: Feature = Feature(
            "travelling", 2 * HEROES, [*unit, *choices("lane", LANES), *choices("place", PLACES)]
        )
        self.pending: Feature = Feature(
            "deployed in secret", HEROES, [*choices("card", cards), *choices("place", PLACES)]
        )
        self.sides: Feature = Feature(
            "sides",
            2,
            [
                *counts("gold", "hand", "overflow", "deck", "item deck", "offers"),
                *flags("rerolled", "shopping", "initiative", "to move", "deployed"),
            ],
        )
        self.cards: Feature = Feature(
            "cards",
            cards,
            counts("in hand", "cooldown in hand", "in own deck", "in own item deck", "played", "played by the enemy"),
        )
        self.offers: Feature = Feature(
            "offers", OFFERS, [*choices("card", cards), *counts("price"), *flags("affordable")]
        )
        self.table: Feature = Feature(
            "table",
            1,
            [
                *counts("round", "step"),
                *choices("phase", len(PHASE_WORDS)),
                *choices("question", len(QUESTIONS)),
                *choices("rune", cards),
                *flags("night", "passed"),
            ],
        )
        self.unit: i64 = len(unit)
        super().__init__(
            options,
            [
                *(self.places, self.cores, self.fountain, self.travelling, self.pending),
                *(self.sides, self.cards, self.offers, self.table),
            ],
        )

    def write(self, s: Position, seat: i64, out: Cells, at: i64) -> None:
        turned = TURNED[seat]
        places = at + self.places.offset
        for place in range(PLACES):
            unit = s.board[place]
            if unit is not None:
                self.write_unit(s, seat, unit, out, places + turned[place] * self.places.width)
        for side in range(2):
            owner = seat if side == 0 else 1 - seat
            player = s.players[owner]
            for lane in range(LANES):
                place = at + self.cores.offset + (lane * 2 + side) * self.cores.width
                self.write_core(s.sides[lane * LANES + owner], out, place)
            self.write_side(s, owner, player, out, at + self.sides.offset + side * self.sides.width)
            self.write_away(s, seat, side, player, out, at)
        self.write_pending(s, seat, out, at + self.pending.offset)
        self.write_cards(s, seat, out, at + self.cards.offset)
        self.write_offers(s, s.players[seat], out, at + self.offers.offset)
        self.write_table(s, seat, out, at + self.table.offset)

    def write_unit(self, s: Position, seat: i64, unit: Unit, out: Cells, at: i64) -> None:
        out[at] = i16(unit.card + 1)
        out[at + 1] = within(unit.attack)
        out[at + 2] = within(unit.armor_now())
        out[at + 3] = within(unit.health - unit.damage)
        out[at + 4] = within(unit.health)
        out[at + 5] = within(unit.stun)
        out[at + 6] = within(unit.silence)
        out[at + 7] = within(unit.cooldown)
        out[at + 8] = within(unit.rest)
        out[at + 9] = 1 if unit.shield != NO_SHIELD else 0
        out[at + 10] = 1 if unit.mega else 0
        out[at + 11] = 1 if unit.forced != 0 else 0
        out[at + 12] = 1 if unit.lured else 0
        out[at + 13] = 1 if s.players[unit.owner].ab == unit.id else 0
        if unit.place >= 0 and unit.arrow > 0:
            target = struck(s, unit)
            out[at + 14] = 0 if target < 0 else i16(TURNED[seat][target] + 1)
        for item in range(min(len(unit.items), ITEMS)):
            copy = unit.items[item]
            out[at + 15 + 2 * item] = i16((copy & ITEM_MASK) + 1)
            out[at + 16 + 2 * item] = within(copy >> ITEM_BITS)
        at += 15 + 2 * ITEMS
        if unit.ails != 0:
            for place in range(len(AILMENT_BITS)):
                out[at + place] = 1 if unit.ails & AILMENT_BITS[place] != 0 else 0
        at += len(AILMENT_BITS)
        if unit.traits != 0:
            for place in range(len(TRAIT_BITS)):
                out[at + place] = 1 if unit.traits & TRAIT_BITS[place] != 0 else 0
        at += len(TRAIT_BITS)
        if unit.ranks != 0:
            for which in range(RANKS):
                out[at + which] = i16(unit.ranks >> RANK_BITS * which & RANK_MASK)

    def write_core(self, side: Side, out: Cells, at: i64) -> None:
        out[at] = within(side.tower)
        out[at + 1] = within(side.ancient)
        out[at + 2] = within(side.mana)
        out[at + 3] = within(side.mana_most)
        out[at + 4] = within(side.losses)
        out[at + 5] = 1 if side.fallen else 0

    def write_side(self, s: Position, owner: i64, player: Player, out: Cells, at: i64) -> None:
        out[at] = within(player.gold)
        out[at + 1] = within(len(player.hand))
        out[at + 2] = within(len(player.overflow))
        out[at + 3] = within(len(player.deck))
        out[at + 4] = within(len(player.items))
        out[at + 5] = within(len(player.offers))
        out[at + 6] = 1 if player.rerolled else 0
        out[at + 7] = 1 if player.shopping else 0
        out[at + 8] = 1 if s.initiative == owner else 0
        out[at + 9] = 1 if s.mover == owner else 0
        out[at + 10] = 0 if s.sealed[owner] == OPEN else 1

    def write_away(self, s: Position, seat: i64, side: i64, player: Player, out: Cells, at: i64) -> None:
        """Heroes in the fountain and on the way; in which slot one of the enemy's will arrive is unknown (R65)."""
        place = at + self.fountain.offset + side * HEROES * self.fountain.width
        for row in range(min(len(player.fountain), HEROES)):
            hero = player.fountain[row]
            self.write_unit(s, seat, hero, out, place)
            out[place + self.unit] = within(hero.ready)
            place += self.fountain.width
        place = at + self.travelling.offset + side * HEROES * self.travelling.width
        for row in range(min(len(player.travelling), HEROES)):
            hero = player.travelling[row]
            self.write_unit(s, seat, hero, out, place)
            out[place + self.unit] = i16(lane_of(hero.heading) + 1)
            if side == 0:
                out[place + self.unit + 1] = i16(TURNED[seat][hero.heading] + 1)
            place += self.travelling.width

    def write_pending(self, s: Position, seat: i64, out: Cells, at: i64) -> None:
        for placement in s.players[seat].pending[:HEROES]:
            hero = s.anywhere(placement >> PENDING_BITS)
            out[at] = 0 if hero is None else i16(hero.card + 1)
            out[at + 1] = i16(TURNED[seat][placement & PENDING_MASK] + 1)
            at += self.pending.width

    def write_cards(self, s: Position, seat: i64, out: Cells, at: i64) -> None:
        width = self.cards.width
        own = s.players[seat]
        for copy in own.hand:
            place = at + (copy & ITEM_MASK) * width
            out[place] += 1
            cooldown = within(copy >> ITEM_BITS)
            if cooldown > out[place + 1]:
                out[place + 1] = cooldown
        for card in own.deck:
            out[at + card * width + 2] += 1
        for card in own.items:
            out[at + card * width + 3] += 1
        for played in own.played:
            out[at + played * width + 4] += 1
        for played in s.players[1 - seat].played:
            out[at + played * width + 5] += 1

    def write_offers(self, s: Position, own: Player, out: Cells, at: i64) -> None:
        for card in own.offers[:OFFERS]:
            price = s.cards.all[card].price
            out[at] = i16(card + 1)
            out[at + 1] = within(price)
            out[at + 2] = 1 if price <= own.gold else 0
            at += self.offers.width

    def write_table(self, s: Position, seat: i64, out: Cells, at: i64) -> None:
        out[at] = within(s.round)
        out[at + 1] = within(s.step)
        out[at + 2] = i16(s.phase + 1)
        decision = s.decision(seat)
        if decision is not None and s.result is None:
            out[at + 3] = i16(QUESTIONS.index(decision.kind) + 1)
        out[at + 4] = i16(s.rune + 1)
        out[at + 5] = 1 if s.night else 0
        out[at + 6] = 1 if s.passed else 0


def struck(s: Position, unit: Unit) -> i64:
    """Where the unit is that an arrow points to: nearly always in the combat row across the lane."""
    first = base_of(lane_of(unit.place), 1 - unit.owner)
    for place in range(first, first + SLOTS):
        other = s.board[place]
        if other is not None and other.id == unit.arrow:
            return place
    found = s.in_play(unit.arrow)
    return NOWHERE if found is None else found.place
