"""A position of generals: the board, both players, whose turn it is."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import mypyc_attr

from cardwright.games.generals.model.board import NOWHERE
from cardwright.games.generals.model.card import ARTIFACT, MINION, SPELL, Card, Cards
from cardwright.games.generals.model.enchantment import LARGEST, Mark
from cardwright.games.generals.model.keywords import BUILDING, INVULNERABLE
from cardwright.games.generals.model.unit import Unit
from cardwright.games.generals.options import GeneralsOptions
from cardwright.kernel.bits import i64
from cardwright.kernel.data.card_number import CardNumber
from cardwright.kernel.data.codec import NUMBER, TRUTH, Between, Frozen, Many
from cardwright.kernel.data.fields import OWNER_KNOWS, OWNER_SEES, Record, public
from cardwright.kernel.data.piles import Pile
from cardwright.kernel.errors import BadPosition
from cardwright.kernel.frame import Frame
from cardwright.kernel.state import StateOf

EMPTY: Final = -2  # a free slot of a hand
HAND: Final = 6  # slots
# What has become of the numbers of the units since they were worked out.
FRESH: Final = 0
SHIFTED: Final = 1  # somebody stands elsewhere
CHANGED: Final = 2  # somebody came, left or is different
HURT: Final = 4  # somebody has more or less damage
WORN: Final = 8  # an artifact has no durability left

# Programs of the rules, which belong to no card.
TURN: Final = "turn"  # the end of a turn and the start of the next
PET: Final = "pet"  # a pet that acts; the source is its number
PLAY: Final = "play"  # a card being played, while its follow-up is asked for; the source is the slot of the hand, and
PICKS: Final = "picks"  # this slot holds the squares chosen for it so far
BLOODBOUND: Final = 6  # the slot of a hand that stands for the bloodbound spell

CARD_BITS: Final = 12
CARD_MASK: Final = 4095

# Tiles: the first place of each kind, and one more for the second player's.
SPRING: Final = 0  # a Mana Spring nobody has used
DRY: Final = 1  # one that is used up
CREEP: Final = 2
HALLOWED: Final = 4
SAND: Final = 6
FLOURISH: Final = 8
TILE_KINDS: Final = 10


@mypyc_attr(acyclic=True)
@final
class Player:
    """What one player has beside the units.

    deck      the last card is the top one
    hand      six slots, EMPTY where there is no card
    mana      to spend this turn, and
    crystals  what it is filled up to
    bloodbound  the bloodbound spell as it is now, as a card
    ready     whether it can be cast
    turns     own turns begun
    swaps     cards replaced this turn
    cast      spells cast this game, oldest first: the card, and from bit 12 on the turn
    summoned  cards put into play this game, by any way (Intensify counts them)
    fallen    minions that died: the card, and from bit 12 on the turn
    bonus     mana of a spring that raises what is shown for this turn
    quiet     cards played this turn since the last damage (stall guard)
    busy      whether anything was done this turn, and
    acted     in the last own turn
    played    minions played from hand this game, as they were seen, the oldest first
    broken    artifacts that are gone
    healings  how often something was healed by the player's doing
    mended    the turn in which that happened last
    wounds    how often units of the player took damage this turn
    progress  of MECHAZ0R, in steps of 20 %
    bled      whether the general took damage on the opponent's last turn
    trial     how far the trial is
    slotted   the slot of the trial card while it is locked, -1 otherwise
    """

    def __init__(self) -> None:
        self.deck: list[i64] = []
        self.hand: list[i64] = [EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, EMPTY]
        self.mana: i64 = 0
        self.crystals: i64 = 0
        self.bonus: i64 = 0
        self.bloodbound: i64 = -1
        self.ready: bool = False
        self.turns: i64 = 0
        self.swaps: i64 = 0
        self.quiet: i64 = 0
        self.acted: bool = True
        self.busy: bool = False
        self.cast: tuple[int, ...] = ()
        self.summoned: tuple[int, ...] = ()
        self.fallen: tuple[int, ...] = ()
        self.broken: tuple[int, ...] = ()
        self.played: tuple[int, ...] = ()
        self.healings: i64 = 0
        self.mended: i64 = 0
        self.wounds: i64 = 0
        self.progress: i64 = 0
        self.bled: bool = False
        self.trial: i64 = 0
        self.slotted: i64 = -1

    def clone(self) -> Player:
        other = Player()
        other.deck = self.deck.copy()
        other.hand = self.hand.copy()
        other.mana = self.mana
        other.crystals = self.crystals
        other.bonus = self.bonus
        other.bloodbound = self.bloodbound
        other.ready = self.ready
        other.turns = self.turns
        other.swaps = self.swaps
        other.quiet = self.quiet
        other.acted = self.acted
        other.busy = self.busy
        other.cast = self.cast
        other.summoned = self.summoned
        other.fallen = self.fallen
        other.broken = self.broken
        other.played = self.played
        other.healings = self.healings
        other.mended = self.mended
        other.wounds = self.wounds
        other.progress = self.progress
        other.bled = self.bled
        other.trial = self.trial
        other.slotted = self.slotted
        return other

    def times_summoned(self, card: i64) -> i64:
        """How often the player has put a card into play."""
        times: i64 = 0
        for other in self.summoned:
            if other == card:
                times += 1
        return times

    def note_summons(self, card: i64) -> None:
        """One more card was put into play."""
        self.summoned += (int(card),)

    def note_play(self, card: i64) -> None:
        """One more minion was played from the hand."""
        self.played += (int(card),)


@final
class Slots(Pile):
    """A card that everybody saw come there is known without what lies on it."""

    def face(self, card: i64) -> i64:
        return card if card < 0 else card & CARD_MASK


@final
class Library(Pile):
    """A deck: its owner knows what is left in it, but nobody in which order."""

    def arranged(self, s: Any, cards: list[i64]) -> list[i64]:
        """By card, then by what lies on it."""
        if not s.marked:
            return sorted(cards)
        rows = [(int(copy & CARD_MASK), figures(s.marks_of(copy)), int(copy)) for copy in cards]
        rows.sort()
        return [row[2] for row in rows]


def figures(marks: tuple[Mark, ...]) -> tuple[tuple[int, ...], ...]:
    """Everything about some marks, as numbers that can be compared."""
    rows: list[tuple[int, ...]] = []
    for mark in marks:
        printed = mark.enchantment
        rows.append((printed.card, printed.place, mark.attack, mark.health, mark.until, mark.seat, mark.count))
    return tuple(rows)


@final
class Copy(CardNumber):
    """A card, and above its CARD_BITS the place of the marks on it in the list of all marks, counted from 1."""

    def check(self, s: Any, value: Any, where: str) -> None:
        super().check(s, value if value < 0 else value & CARD_MASK, where)
        if value >= 0 and value >> CARD_BITS > len(s.marked):
            raise BadPosition(f"{where}: {s.card_of(value).name} has marks that are not listed")


@final
class Dated(CardNumber):
    """A card, and above its CARD_BITS the turn in which something became of it."""

    def check(self, s: Any, value: Any, where: str) -> None:
        super().check(s, value if value < 0 else value & CARD_MASK, where)
        if value >> CARD_BITS > LARGEST:
            raise BadPosition(f"{where}: there is no turn {value >> CARD_BITS}")


def playable() -> Copy:
    """A card that is played from a hand."""
    return Copy(MINION, SPELL, ARTIFACT)


PLAYER: Final = Record(
    Player,
    deck=Library(OWNER_KNOWS, [], stacked=True, card=playable()),
    hand=Slots(OWNER_SEES, [EMPTY] * HAND, slotted=True, shape=Many(NUMBER, HAND), card=playable(), remembered=True),
    mana=public(Between(0, LARGEST), 0),
    crystals=public(Between(0, LARGEST), 0),
    bonus=public(Between(0, LARGEST), 0),
    bloodbound=public(CardNumber(SPELL, least=-1), -1),
    ready=public(TRUTH, False),
    turns=public(Between(0, LARGEST), 0),
    swaps=public(Between(0, LARGEST), 0),
    quiet=public(Between(0, LARGEST), 0),
    acted=public(TRUTH, True),
    busy=public(TRUTH, False),
    cast=public(Frozen(Dated()), ()),
    summoned=public(Frozen(CardNumber()), ()),
    fallen=public(Frozen(Dated()), ()),
    broken=public(Frozen(CardNumber()), ()),
    played=public(Frozen(CardNumber()), ()),
    healings=public(Between(0, LARGEST), 0),
    mended=public(Between(0, LARGEST), 0),
    wounds=public(Between(0, LARGEST), 0),
    progress=public(Between(0, LARGEST), 0),
    bled=public(TRUTH, False),
    trial=public(Between(-LARGEST, LARGEST), 0),
    slotted=public(Between(-1, HAND - 1), -1),
)


@final
class Battle(StateOf[GeneralsOptions, Cards]):
    """A position. Units are listed in order of arrival, so the generals come first.

    turn      counted over both players, from 1; 0 while hands are being chosen
    mover     whose turn it is
    squares   per player, the squares of their units
    tiles     per kind of tile (and owner), the squares it lies on
    marked    the marks on cards in hands and decks; a copy is a card and a place in this list
    aside     units that are not on the board while deeds or effects under way still speak of them: those that have
              left it, and one that comes after its Opening Gambit
    """

    def __init__(self, seats: i64, rng: i64, options: GeneralsOptions, cards: Cards) -> None:
        super().__init__(seats, rng, options, cards)
        self.turn: i64 = 0
        self.mover: i64 = 0
        self.arrivals: i64 = 0
        self.units: list[Unit] = []
        self.first: i64 = 0
        self.second: i64 = 0
        self.tiles: list[i64] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
        self.players: list[Player] = []
        self.marked: list[tuple[Mark, ...]] = []
        self.aside: list[Unit] = []
        self.stale: i64 = FRESH
        self.auras: bool = False
        self.hearing: i64 = 0

    def clone(self) -> Battle:
        other = Battle(self.seats, self.rng, self.options, self.cards)
        self.copy_into(other)
        other.turn = self.turn
        other.mover = self.mover
        other.arrivals = self.arrivals
        other.units = [unit.clone() for unit in self.units]
        other.first = self.first
        other.second = self.second
        other.tiles = self.tiles.copy()
        other.players = [self.players[0].clone(), self.players[1].clone()]
        if self.marked:
            other.marked = self.marked.copy()
        if self.aside:
            other.aside = [unit.clone() for unit in self.aside]
        other.auras = self.auras
        other.hearing = self.hearing
        return other

    def occupied(self) -> i64:
        return self.first | self.second

    def stands(self, seat: i64) -> i64:
        """The squares this player's units stand on."""
        return self.first if seat == 0 else self.second

    def unit_at(self, square: i64) -> Unit | None:
        for unit in self.units:
            if unit.square == square:
                return unit
        return None

    def on_turn(self) -> i64:
        return self.mover

    def general(self, seat: i64) -> Unit | None:
        for unit in self.units:
            if unit.general and unit.owner == seat:
                return unit
        return None

    def faction(self, seat: i64) -> i64:
        """The faction this player's general leads."""
        general = self.general(seat)
        return 0 if general is None else self.cards.all[general.card].faction

    def numbered(self, number: i64) -> Unit | None:
        """The unit that arrived as that one, if it is still in play."""
        for unit in self.units:
            if unit.id == number:
                return unit
        return None

    def known(self, number: i64) -> Unit | None:
        """The unit that arrived as that one, in play or aside."""
        if number < 0:
            return None
        for unit in self.units:
            if unit.id == number:
                return unit
        for unit in self.aside:
            if unit.id == number:
                return unit
        return None

    def untouchable(self, unit: Unit) -> bool:
        """R166: Whether nothing at all affects a unit, friend or foe."""
        return unit.traits & INVULNERABLE != 0 and self.options.invulnerable_to == "everything"

    def playing(self) -> Frame | None:
        """The frame of the card being played, while its follow-up is asked for."""
        if self.agenda and self.agenda[-1].program == PLAY:
            return self.agenda[-1]
        return None

    def put(self, unit: Unit, square: i64) -> None:
        """Stand a unit on a free square."""
        unit.square = square
        if unit.owner == 0:
            self.first |= 1 << square
        else:
            self.second |= 1 << square
        self.stale |= CHANGED

    def lift(self, unit: Unit) -> None:
        """Take a unit off its square."""
        if unit.square != NOWHERE:
            keep = ~(1 << unit.square)
            self.first &= keep
            self.second &= keep
            unit.square = NOWHERE
        self.stale |= CHANGED

    def take_off(self, unit: Unit) -> None:
        """Take a unit that stands off the board; what still speaks of it finds it aside."""
        self.lift(unit)
        place = 0
        while self.units[place] is not unit:
            place += 1
        self.aside.append(self.units.pop(place))

    def card_of(self, copy: i64) -> Card:
        return self.cards.all[copy & CARD_MASK]

    def mana_of(self, unit: Unit) -> i64:
        """What the card of a unit costs, as printed; a Building costs what the minion inside it does (R127)."""
        if unit.within >= 0 and unit.traits & BUILDING != 0:
            return self.card_of(unit.within).mana
        return self.cards.all[unit.card].mana

    def marks_of(self, copy: i64) -> tuple[Mark, ...]:
        """The marks on a card in a hand or a deck."""
        place = copy >> CARD_BITS
        return self.marked[place - 1] if place > 0 else ()

    def with_marks(self, copy: i64, marks: tuple[Mark, ...]) -> i64:
        """The same card with these marks instead."""
        if not marks:
            return copy & CARD_MASK
        self.marked.append(marks)
        return copy & CARD_MASK | len(self.marked) << CARD_BITS
