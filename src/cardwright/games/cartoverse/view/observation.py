"""What a player of Cartoverse sees, in numbers."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i16

from cardwright.games.cartoverse.model.board import PLACES, SPOTS
from cardwright.games.cartoverse.model.card import KEYWORDS
from cardwright.games.cartoverse.model.in_play import Creature
from cardwright.games.cartoverse.model.link import ATTACK, BLOCKER, ENDING, LINKS, SETTING
from cardwright.games.cartoverse.model.questions import QUESTIONS
from cardwright.games.cartoverse.model.state import PHASE_WORDS, Duel, Player
from cardwright.games.cartoverse.options import Options
from cardwright.games.cartoverse.view.pointers import ENCHANTS, Pointers
from cardwright.games.cartoverse.view.pointers import LINKS as ROWS
from cardwright.kernel.bits import i64
from cardwright.kernel.frame import Frame
from cardwright.kernel.link import card_of, ref_of, target_of
from cardwright.kernel.tensors.cells import Cells, within
from cardwright.kernel.tensors.feature import Feature, choices, counts, figures, flags
from cardwright.kernel.tensors.observation import Observation

TRAPS: Final = 5  # own traps that have a row
ABILITIES: Final = 3  # of a hero
KEYWORD_BITS: Final[list[i64]] = list(KEYWORDS)


@final
class CartoverseObservation(Observation[Duel]):
    """The own side first: heroes, the slots of both zones, cards of hands and piles by card, the chain."""

    def __init__(self, options: Options, cards: i64) -> None:
        self.pointers: Pointers = Pointers(cards)
        cooldowns = [f"cooldown {which + 1}" for which in range(ABILITIES)]
        self.sides: Feature = Feature(
            "sides",
            2,
            [
                *choices("hero", cards),
                *figures("hp"),
                *counts("most hp", "mana", "mana for the turn", "mana zone", "mana gained", "hand", "special cards"),
                *counts("deck", "graveyard", "removed", "shards", "traps", "turns", *cooldowns),
                *flags("acted", "on turn", "first player"),
            ],
        )
        self.slots: Feature = Feature(
            "slots",
            SPOTS,
            [
                *choices("card", cards),
                *figures("atk", "hp left", "hp"),
                *figures("atk gained", "hp gained", "atk lent", "hp lent"),
                *flags("exhausted", "attacking"),
                *flags(*[word.lower() for word in KEYWORDS.values()]),
                *counts("enchants"),
            ],
        )
        self.enchants: Feature = Feature(
            "enchants", ENCHANTS, [*choices("card", cards), *flags("own"), *choices("on", self.pointers.last)]
        )
        self.cards: Feature = Feature(
            "cards",
            cards,
            counts(
                *("in hand", "in own deck", "in own graveyard", "in enemy graveyard"),
                *("own shards", "enemy shards", "in own mana zone", "in enemy mana zone"),
            ),
        )
        self.traps: Feature = Feature("own traps", TRAPS, choices("card", cards))
        self.chain: Feature = Feature(
            "chain",
            ROWS,
            [
                *choices("kind", len(LINKS)),
                *flags("own", "negated"),
                *choices("card", cards),
                *choices("source", self.pointers.last),
                *choices("target", self.pointers.last),
            ],
        )
        self.table: Feature = Feature(
            "table",
            1,
            [
                *counts("turn", "chain"),
                *choices("phase", len(PHASE_WORDS)),
                *choices("question", len(QUESTIONS)),
                *choices("asking card", cards),
                *choices("attacker", self.pointers.last),
                *choices("defender", self.pointers.last),
                *choices("blocker", self.pointers.last),
            ],
        )
        super().__init__(
            options, [self.sides, self.slots, self.enchants, self.cards, self.traps, self.chain, self.table]
        )

    def write(self, s: Duel, seat: i64, out: Cells, at: i64) -> None:
        own = s.players[seat]
        enemy = s.players[1 - seat]
        self.write_side(s, seat, own, out, at + self.sides.offset)
        self.write_side(s, 1 - seat, enemy, out, at + self.sides.offset + self.sides.width)
        slots = at + self.slots.offset
        for creature in own.creatures:
            self.write_creature(s, creature, out, slots + creature.place * self.slots.width)
        for creature in enemy.creatures:
            self.write_creature(s, creature, out, slots + (PLACES + creature.place) * self.slots.width)
        self.write_enchants(s, seat, out, at + self.enchants.offset)
        self.write_cards(own, enemy, out, at + self.cards.offset)
        place = at + self.traps.offset
        for trap in own.traps[:TRAPS]:
            out[place] = i16(trap.card + 1)
            place += 1
        self.write_chain(s, seat, out, at + self.chain.offset)
        self.write_table(s, seat, out, at + self.table.offset)

    def write_side(self, s: Duel, seat: i64, player: Player, out: Cells, at: i64) -> None:
        out[at] = i16(player.hero + 1)
        out[at + 1] = within(player.hp)
        out[at + 2] = within(player.most)
        out[at + 3] = within(player.mana)
        out[at + 4] = within(player.extra)
        out[at + 5] = within(len(player.mana_zone))
        out[at + 6] = within(player.gains)
        out[at + 7] = within(len(player.hand))
        out[at + 8] = within(player.tokens)
        out[at + 9] = within(len(player.deck))
        out[at + 10] = within(len(player.graveyard))
        out[at + 11] = within(len(player.removed))
        out[at + 12] = within(len(player.shards))
        out[at + 13] = within(len(player.traps))
        out[at + 14] = within(player.turns)
        for which in range(min(len(player.cooldowns), ABILITIES)):
            out[at + 15 + which] = within(player.cooldowns[which])
        at += 15 + ABILITIES
        out[at] = 1 if player.acted else 0
        out[at + 1] = 1 if s.player == seat else 0
        out[at + 2] = 1 if s.first == seat else 0

    def write_creature(self, s: Duel, creature: Creature, out: Cells, at: i64) -> None:
        out[at] = i16(creature.card + 1)
        out[at + 1] = within(creature.atk)
        out[at + 2] = within(creature.hp - creature.damage)
        out[at + 3] = within(creature.hp)
        out[at + 4] = within(creature.grown_atk)
        out[at + 5] = within(creature.grown_hp)
        out[at + 6] = within(creature.lent_atk)
        out[at + 7] = within(creature.lent_hp)
        out[at + 8] = 1 if creature.exhausted else 0
        out[at + 9] = 1 if is_attacking(s, creature.id) else 0
        at += 10
        for bit in KEYWORD_BITS:
            out[at] = 1 if creature.keys & bit != 0 else 0
            at += 1
        for laid in s.enchants:
            if laid.on == creature.id:
                out[at] += 1

    def write_enchants(self, s: Duel, seat: i64, out: Cells, at: i64) -> None:
        for row in range(min(len(s.enchants), ENCHANTS)):
            laid = s.enchants[row]
            out[at] = i16(laid.card + 1)
            out[at + 1] = 1 if laid.owner == seat else 0
            out[at + 2] = i16(self.pointers.to(s, seat, laid.on))
            at += self.enchants.width

    def write_cards(self, own: Player, enemy: Player, out: Cells, at: i64) -> None:
        self.count(own.hand, out, at)
        self.count(own.deck, out, at + 1)
        self.count(own.graveyard, out, at + 2)
        self.count(enemy.graveyard, out, at + 3)
        self.count(own.shards, out, at + 4)
        self.count(enemy.shards, out, at + 5)
        self.count(own.mana_zone, out, at + 6)
        self.count(enemy.mana_zone, out, at + 7)

    def count(self, pile: list[i64], out: Cells, at: i64) -> None:
        width = self.cards.width
        for card in pile:
            out[at + card * width] += 1

    def write_chain(self, s: Duel, seat: i64, out: Cells, at: i64) -> None:
        """The latest link first: it is what happens next."""
        count: i64 = len(s.chain)
        for row in range(min(count, ROWS)):
            self.write_link(s, seat, s.chain[count - 1 - row], out, at)
            at += self.chain.width

    def write_link(self, s: Duel, seat: i64, link: Frame, out: Cells, at: i64) -> None:
        program = link.program
        out[at] = i16(LINKS.index(program) + 1)
        out[at + 1] = 1 if link.seat == seat else 0
        out[at + 2] = 1 if link.negated else 0
        if program != ENDING and program != SETTING:
            out[at + 3] = i16(card_of(link) + 1)
            out[at + 4] = i16(self.pointers.to(s, seat, ref_of(link)))
        if program == ATTACK:
            out[at + 5] = i16(self.pointers.to(s, seat, target_of(link)))

    def write_table(self, s: Duel, seat: i64, out: Cells, at: i64) -> None:
        out[at] = within(s.turn())
        out[at + 1] = within(len(s.chain))
        out[at + 2] = i16(s.phase + 1)
        decision = s.decision(seat)
        if decision is not None and s.result is None:
            out[at + 3] = i16(QUESTIONS.index(decision.kind) + 1)
            if decision.slot and s.agenda:
                out[at + 4] = i16(card_of(s.agenda[-1]) + 1)
        for frame in s.agenda:
            if frame.program == ATTACK:
                out[at + 5] = i16(self.pointers.to(s, seat, ref_of(frame)))
                out[at + 6] = i16(self.pointers.to(s, seat, target_of(frame)))
                chosen = frame.chosen(BLOCKER)
                out[at + 7] = i16(self.pointers.to(s, seat, chosen[0])) if chosen else 0


def is_attacking(s: Duel, id: i64) -> bool:
    return attacks_in(s.chain, id) or attacks_in(s.agenda, id)


def attacks_in(frames: list[Frame], id: i64) -> bool:
    for frame in frames:  # noqa: SIM110 (a generator would be slow when compiled)
        if frame.program == ATTACK and ref_of(frame) == id:
            return True
    return False
