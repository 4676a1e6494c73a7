"""What a player of generals sees, in numbers; the second player's board is turned round, as in move_numbers.py."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i16

from cardwright.games.generals.model.board import SQUARES, lowest
from cardwright.games.generals.model.keywords import (
    BATTLE_PET,
    BLAST,
    BUILDING,
    CELERITY,
    DEATHLESS,
    DISARMED,
    EGG,
    EPHEMERAL,
    FLYING,
    FORCEFIELD,
    FRENZY,
    INVULNERABLE,
    NO_STRIKE_BACK,
    PROVOKE,
    RANGED,
    REBIRTH,
    ROOTED,
    SENTINEL,
    SPELL_PROOF,
    STRUCTURE,
    STUNNED,
    UNASSAILABLE,
)
from cardwright.games.generals.model.program import CHOICE
from cardwright.games.generals.model.state import CARD_MASK, CREEP, EMPTY, HAND, PICKS, TILE_KINDS, Battle, Player
from cardwright.games.generals.model.unit import Unit
from cardwright.games.generals.options import GeneralsOptions
from cardwright.games.generals.rules.cost import cost_of
from cardwright.games.generals.rules.play import asking_card
from cardwright.games.generals.view.move_numbers import TURNED
from cardwright.kernel.bits import i64
from cardwright.kernel.mulligan import MULLIGAN
from cardwright.kernel.tensors.cells import Cells, within
from cardwright.kernel.tensors.feature import Feature, choices, counts, figures, flags
from cardwright.kernel.tensors.observation import Observation

TRAITS: Final[dict[str, int]] = {
    "blast": BLAST,
    "celerity": CELERITY,
    "flying": FLYING,
    "forcefield": FORCEFIELD,
    "frenzy": FRENZY,
    "provoke": PROVOKE,
    "ranged": RANGED,
    "rebirth": REBIRTH,
    "stunned": STUNNED,
    "invulnerable": INVULNERABLE,
    "structure": STRUCTURE,
    "battle pet": BATTLE_PET,
    "egg": EGG,
    "building": BUILDING,
    "sentinel": SENTINEL,
    "ephemeral": EPHEMERAL,
    "rooted": ROOTED,
    "strikes not back": NO_STRIKE_BACK,
    "spell proof": SPELL_PROOF,
    "unassailable": UNASSAILABLE,
    "disarmed": DISARMED,
    "deathless": DEATHLESS,
}
TRAIT_BITS: Final[list[i64]] = list(TRAITS.values())
QUESTIONS: Final = (MULLIGAN, "act", "follow-up", CHOICE)
ARTIFACTS: Final = 6  # the most a general can carry
TILES: Final = ("spring", "dry spring", "creep", "hallowed ground", "exhuming sand", "primal flourish")
OWNED_TILES: Final = ("own", "enemy")


def tile_names() -> list[str]:
    """One for each kind of tile, as in state.py, the observer's before the other's."""
    return [*TILES[:CREEP], *[f"{owner} {kind}" for kind in TILES[CREEP:] for owner in OWNED_TILES]]


@final
class GeneralsObservation(Observation[Battle]):
    """The board square by square, the own hand slot by slot, both sides, the own deck by card."""

    def __init__(self, options: GeneralsOptions, cards: i64) -> None:
        card = choices("card", cards)
        self.board: Feature = Feature(
            "board",
            SQUARES,
            [
                *card,
                *flags("own", "general"),
                *figures("attack", "health"),
                *counts("most health", "speed", "backstab", "grow", "moves made", "attacks made"),
                *flags("exhausted", "dispelled", "forcefield spent"),
                *choices("card within", cards),
                *figures("count"),
                *counts("marks"),
                *flags(*TRAITS),
            ],
        )
        self.tiles: Feature = Feature("tiles", SQUARES, flags(*tile_names(), "chosen"))
        self.hand: Feature = Feature(
            "hand", HAND, [*card, *counts("cost", "attack", "health"), *flags("minion", "spell", "artifact", "marked")]
        )
        self.sides: Feature = Feature(
            "sides",
            2,
            [
                *choices("bloodbound spell", cards),
                *flags("bloodbound ready", "to move"),
                *counts("mana", "crystals", "hand", "deck", "turns", "cards replaced", "quiet plays"),
                *counts("healings", "wounds", "mechaz0r"),
                *figures("trial"),
                *flags("trial locked", "bled"),
            ],
        )
        self.artifacts: Feature = Feature("artifacts", 2 * ARTIFACTS, [*card, *counts("durability")])
        self.table: Feature = Feature(
            "table", 1, [*counts("turn"), *choices("question", len(QUESTIONS)), *choices("asking card", cards)]
        )
        self.deck: Feature = Feature("own deck", cards, counts("copies"))
        super().__init__(
            options, [self.board, self.tiles, self.hand, self.sides, self.artifacts, self.table, self.deck]
        )

    def write(self, s: Battle, seat: i64, out: Cells, at: i64) -> None:
        turned = TURNED[seat]
        board = at + self.board.offset
        for unit in s.units:
            if unit.square >= 0:
                self.write_unit(unit, seat, out, board + turned[unit.square] * self.board.width)
        self.write_tiles(s, seat, out, at + self.tiles.offset)
        self.write_hand(s, seat, out, at + self.hand.offset)
        for side in range(2):
            owner = seat if side == 0 else 1 - seat
            self.write_side(s, owner, out, at + self.sides.offset + side * self.sides.width)
            self.write_artifacts(s, owner, out, at + self.artifacts.offset + side * ARTIFACTS * 2)
        self.write_table(s, seat, out, at + self.table.offset)
        deck = at + self.deck.offset
        for copy in s.players[seat].deck:
            out[deck + (copy & CARD_MASK)] += 1

    def write_unit(self, unit: Unit, seat: i64, out: Cells, at: i64) -> None:
        traits = unit.traits
        own = unit.owner == seat
        out[at] = i16(unit.card + 1)
        out[at + 1] = 1 if own else 0
        out[at + 2] = 1 if unit.general else 0
        out[at + 3] = within(unit.attack)
        out[at + 4] = within(unit.health - unit.damage)
        out[at + 5] = within(unit.health)
        out[at + 6] = within(unit.speed)
        out[at + 7] = within(unit.backstab)
        out[at + 8] = within(unit.grow)
        out[at + 9] = within(unit.moved)
        out[at + 10] = within(unit.attacked)
        out[at + 11] = 1 if unit.exhausted else 0
        out[at + 12] = 1 if unit.dispelled else 0
        out[at + 13] = 1 if unit.spent else 0
        if unit.within >= 0 and (own or traits & SENTINEL == 0):  # what a Watchful Sentinel is only its owner knows
            out[at + 14] = i16((unit.within & CARD_MASK) + 1)
        out[at + 15] = within(unit.count)
        out[at + 16] = within(len(unit.marks))
        at += 17
        for bit in TRAIT_BITS:
            if traits & bit != 0:
                out[at] = 1
            at += 1

    def write_tiles(self, s: Battle, seat: i64, out: Cells, at: i64) -> None:
        turned = TURNED[seat]
        width = self.tiles.width
        for kind in range(TILE_KINDS):
            squares = s.tiles[kind]
            column: i64 = kind if kind < CREEP or seat == 0 else kind ^ 1
            while squares != 0:
                out[at + turned[lowest(squares)] * width + column] = 1
                squares &= squares - 1
        frame = s.playing()
        if frame is not None and frame.seat == seat:
            for square in frame.chosen(PICKS):
                if square < SQUARES:
                    out[at + turned[square] * width + TILE_KINDS] = 1

    def write_hand(self, s: Battle, seat: i64, out: Cells, at: i64) -> None:
        for copy in s.players[seat].hand:
            if copy >= 0:
                card = s.card_of(copy)
                out[at] = i16(card.place + 1)
                out[at + 1] = within(cost_of(s, seat, copy))
                out[at + 2] = within(card.attack)
                out[at + 3] = within(card.health)
                out[at + 4] = 1 if card.is_minion else 0
                out[at + 5] = 1 if card.is_spell else 0
                out[at + 6] = 1 if card.is_artifact else 0
                out[at + 7] = 1 if copy > CARD_MASK else 0
            at += self.hand.width

    def write_side(self, s: Battle, owner: i64, out: Cells, at: i64) -> None:
        player = s.players[owner]
        out[at] = i16(player.bloodbound + 1)
        out[at + 1] = 1 if player.ready else 0
        out[at + 2] = 1 if s.mover == owner else 0
        out[at + 3] = within(player.mana)
        out[at + 4] = within(player.crystals)
        out[at + 5] = within(held(player))
        out[at + 6] = within(len(player.deck))
        out[at + 7] = within(player.turns)
        out[at + 8] = within(player.swaps)
        out[at + 9] = within(player.quiet)
        out[at + 10] = within(player.healings)
        out[at + 11] = within(player.wounds)
        out[at + 12] = within(player.progress)
        out[at + 13] = within(player.trial)
        out[at + 14] = 1 if player.slotted >= 0 else 0
        out[at + 15] = 1 if player.bled else 0

    def write_artifacts(self, s: Battle, owner: i64, out: Cells, at: i64) -> None:
        general = s.general(owner)
        if general is None or not general.marks:
            return
        worn: i64 = 0
        for mark in general.marks:
            if mark.enchantment.artifact and worn < ARTIFACTS:
                out[at + worn * 2] = i16(mark.enchantment.card + 1)
                out[at + worn * 2 + 1] = within(mark.count)
                worn += 1

    def write_table(self, s: Battle, seat: i64, out: Cells, at: i64) -> None:
        out[at] = within(s.turn)
        decision = s.decision(seat)
        if decision is not None and s.result is None:
            out[at + 1] = i16(QUESTIONS.index(decision.kind) + 1)
            card = asking_card(s)
            out[at + 2] = 0 if card is None else i16(card.place + 1)


def held(player: Player) -> i64:
    """How many cards a hand holds."""
    count: i64 = 0
    for copy in player.hand:
        if copy != EMPTY:
            count += 1
    return count
