"""Positions of generals in text, as they are whenever somebody is asked."""

from __future__ import annotations

from typing import Final, final

from cardwright.games.generals.model.actions import NO_SQUARE
from cardwright.games.generals.model.board import (
    FIRST_GENERAL,
    MANA_SPRINGS,
    NOWHERE,
    SECOND_GENERAL,
    listed,
    read_square,
    square_name,
)
from cardwright.games.generals.model.card import GENERAL
from cardwright.games.generals.model.enchantment import LARGEST
from cardwright.games.generals.model.fields import BATTLE, PLAYERS
from cardwright.games.generals.model.state import (
    BLOODBOUND,
    CARD_BITS,
    CARD_MASK,
    EMPTY,
    HAND,
    PICKS,
    PLAY,
    PLAYER,
    SPRING,
    Battle,
    Player,
)
from cardwright.games.generals.model.unit import Unit
from cardwright.games.generals.rules.soundness import complete
from cardwright.games.generals.rules.turn import ask_for_orders
from cardwright.games.generals.text.unit_lines import (
    read_copy,
    read_unit,
    write_card,
    write_copy,
    write_unit,
)
from cardwright.kernel.bits import i64
from cardwright.kernel.decision import Decision
from cardwright.kernel.errors import BadPosition, unknown
from cardwright.kernel.frame import Frame
from cardwright.kernel.mulligan import ask_mulligan
from cardwright.kernel.text.notation import NOTHING, FieldLine, Line, ListLine, read_number, split
from cardwright.kernel.text.remark_lines import CardLine, PairLine, RemarksLine
from cardwright.kernel.text.remarks import Remark, Remarks

TILE_WORDS: Final = (
    *("mana", "used", "P1 creep", "P2 creep", "P1 hallowed", "P2 hallowed"),
    *("P1 sand", "P2 sand", "P1 flourish", "P2 flourish"),
)
TALLY: Final = Remarks(
    "count",
    [
        *(Remark("turns"), Remark("replaced", "swaps"), Remark("quiet"), Remark("healings"), Remark("progress")),
        *(Remark("trial"), Remark("mended"), Remark("wounds"), Remark("locked", "slotted", usual=-1, shift=1)),
        *(Remark("busy", usual=False), Remark("bled", usual=False), Remark("absent", "acted", usual=True)),
    ],
)
PAST: Final[dict[str, str]] = {"summoned": "summoned", "lost": "broken", "minions": "played"}
NOWHERE_IN_PARTICULAR: Final = "nowhere"


@final
class PlayingLine(Line[Battle]):
    """``playing: 2 on e3 offered c3 c4``: the card being played, the squares chosen for it, those to choose from."""

    key = "playing"

    def write(self, s: Battle) -> str:
        frame = s.playing()
        if frame is None:
            return NOTHING
        card = "bloodbound" if frame.source == BLOODBOUND else str(frame.source + 1)
        picks = frame.chosen(PICKS)
        chosen = [NOWHERE_IN_PARTICULAR if square == NO_SQUARE else square_name(square) for square in picks]
        offered = [square_name(square) for decision in s.waiting for square in decision.options]
        return " ".join([card, "on", *chosen, "offered", *offered])

    def read(self, s: Battle, value: str) -> None:
        if value in ("", NOTHING):
            return
        card, _, rest = value.partition(" on ")
        chosen, _, offered = rest.partition(" offered")
        slot = BLOODBOUND if card == "bloodbound" else read_number(card, 1, HAND) - 1
        picks = [NO_SQUARE if word == NOWHERE_IN_PARTICULAR else square_of(word) for word in chosen.split()]
        s.agenda.append(Frame(PLAY, s.mover, slot, 0, {PICKS: tuple(picks)}))
        s.ask(follow_up(s, [square_of(word) for word in offered.split()]))


def follow_up(s: Battle, offered: list[int]) -> Decision:
    return Decision(s.mover, "follow-up", tuple(offered), seconds=s.options.turn_seconds, continues=True)


@final
class UnitsLine(Line[Battle]):
    """``units: P1 Argeon Highmayne a3 2/25; P2 Komodo Charger e3 1/3 damage 1``, in order of arrival."""

    key = "units"

    def write(self, s: Battle) -> str:
        written: list[str] = []
        expected: i64 = 1
        for unit in s.units:
            written.append(write_unit(s, unit, expected))
            expected = unit.id + 1
        return "; ".join(written) or NOTHING

    def read(self, s: Battle, value: str) -> None:
        expected: i64 = 1
        for part in split(value, ";"):
            unit = read_unit(s, part, expected)
            s.units.append(unit)
            expected = unit.id + 1


@final
class TilesLine(Line[Battle]):
    """``tiles: mana e1 f3; used e5; P1 creep c2``."""

    key = "tiles"

    def write(self, s: Battle) -> str:
        lying: list[str] = []
        for kind, squares in enumerate(s.tiles):
            if squares:
                lying.append(" ".join([TILE_WORDS[kind], *(square_name(square) for square in listed(squares))]))
        return "; ".join(lying) or NOTHING

    def read(self, s: Battle, value: str) -> None:
        for part in split(value, ";"):
            words = part.split()
            named = [word for word in words if read_square(word) == NOWHERE]
            kind = " ".join(named)
            if kind.lower() not in LOWER_TILES:
                raise unknown("tile", kind, TILE_WORDS)
            for word in words[len(named) :]:
                s.tiles[LOWER_TILES.index(kind.lower())] |= 1 << (square_of(word))


LOWER_TILES: Final = [word.lower() for word in TILE_WORDS]


@final
class HandLine(ListLine[Battle]):
    """``P1 hand: Komodo Charger, -, Phoenix Fire``: six places, free where nothing is said."""

    def write(self, s: Battle) -> str:
        hand = s.players[self.seat].hand
        return NOTHING if hand == [EMPTY] * HAND else ", ".join(write_copy(s, copy) for copy in hand)

    def read(self, s: Battle, value: str) -> None:
        parts = [part.strip() for part in value.split(",")] if value else []
        if len(parts) > HAND:
            raise BadPosition(f"a hand has {HAND} places, not {len(parts)} (R22)")
        for slot, part in enumerate(parts):
            s.players[self.seat].hand[slot] = read_copy(s, part)


@final
class DeckLine(ListLine[Battle]):
    """``P1 deck: Komodo Charger, Phoenix Fire``, the top card first."""

    def write_one(self, s: Battle, item: int) -> str:
        return write_copy(s, item)

    def read_one(self, s: Battle, text: str) -> int:
        return read_copy(s, text)


@final
class PastCards(ListLine[Battle]):
    """``P1 summoned: Komodo Charger``, ``P1 lost: …`` (artifacts), ``P1 minions: …`` (from hand), the oldest first."""

    def write_one(self, s: Battle, item: int) -> str:
        return write_card(s, item)


@final
class DatedCards(ListLine[Battle]):
    """``P1 fallen: Komodo Charger 3``: the minions that died, or ``P1 cast`` the spells cast, each with the turn."""

    def write_one(self, s: Battle, item: int) -> str:
        return f"{write_card(s, item & CARD_MASK)} {item >> CARD_BITS}"

    def read_one(self, s: Battle, text: str) -> int:
        name, _, turn = text.rpartition(" ")
        return s.cards.find(name) | read_number(turn, 0, LARGEST) << CARD_BITS


def square_of(word: str) -> int:
    square = read_square(word)
    if square == NOWHERE:
        raise BadPosition(f'"{word}" is not a square; they go from a1 to i5 (R3)')
    return square


def lines_about(seat: i64) -> list[Line[Battle]]:
    """The lines about one player: ``P1 mana: 2/3 bonus 1``, ``P1 bloodbound: Roar ready`` …"""
    fields, name = PLAYER.fields, f"P{seat + 1}"
    return [
        PairLine(PLAYERS, seat, "mana", "crystals", Remarks("word about mana", [Remark("bonus")]), " "),
        HandLine(fields["hand"], f"{name} hand", "players", seat),
        CardLine(PLAYERS, seat, "bloodbound", Remarks("word about a spell", [Remark("ready", usual=False)]), " "),
        DeckLine(fields["deck"], f"{name} deck", "players", seat),
        RemarksLine(PLAYERS, seat, "tally", TALLY, " "),
        *[DatedCards(fields[word], f"{name} {word}", "players", seat) for word in ("cast", "fallen")],
        *[PastCards(fields[field], f"{name} {word}", "players", seat) for word, field in PAST.items()],
    ]


def lines_of() -> list[Line[Battle]]:
    """Every line of the notation, in the order it is written."""
    fields = BATTLE.fields
    lines: list[Line[Battle]] = [FieldLine(fields["turn"]), FieldLine(fields["mover"], "to move")]
    lines += [UnitsLine(), TilesLine()]
    for seat in range(2):
        lines += lines_about(seat)
    return [*lines, FieldLine(fields["arrivals"]), PlayingLine()]


LINES: Final = lines_of()


def usual(s: Battle) -> None:
    """What is left out is as at the beginning of a battle."""
    s.players = [Player(), Player()]
    s.turn = 1


def settle(s: Battle, said: list[str]) -> None:
    """The mana springs and the generals are there unless something else is said, and somebody is asked."""
    if "tiles" not in said:
        for square in MANA_SPRINGS:
            s.tiles[SPRING] |= 1 << square
    if "units" not in said:
        draw_up_generals(s)
    for seat, player in enumerate(s.players):
        settle_player(s, seat, player, said)
    for unit in s.units:
        s.arrivals = max(s.arrivals, unit.id)
    ask(s)
    figures = [(unit.attack, unit.health) for unit in s.units]
    complete(s)
    check_figures(s, figures)


def draw_up_generals(s: Battle) -> None:
    """R5, with the first general there is on both sides."""
    generals = [place for place in s.cards.order if s.cards.all[place].type == GENERAL]
    if not generals:
        raise BadPosition("these cards have no general; write a line of units")
    for seat, square in enumerate((FIRST_GENERAL, SECOND_GENERAL)):
        unit = Unit(seat + 1, generals[0], seat, square)
        unit.general = True
        unit.exhausted = False
        s.units.append(unit)


def settle_player(s: Battle, seat: i64, player: Player, said: list[str]) -> None:
    """The bloodbound spell is that of the general, and the turns go by in turn, unless something else is said."""
    name = f"p{seat + 1}"
    general = s.general(seat)
    spell = "" if general is None else s.cards.all[general.card].bloodbound
    if f"{name} bloodbound" not in said and spell:
        player.bloodbound = s.cards.at(spell)
    if f"{name} tally" not in said:
        player.turns = (s.turn + 1 - seat) // 2


def ask(s: Battle) -> None:
    """Ask what is asked in such a position."""
    if s.turn == 0:
        ask_mulligan(s, s.options.turn_seconds)
    elif s.agenda:
        s.agenda[0].seat = s.mover
        s.waiting = (follow_up(s, list(s.waiting[0].options)),)  # whose turn it is may have been read later
    else:
        ask_for_orders(s)


def check_figures(s: Battle, figures: list[tuple[i64, i64]]) -> None:
    """Attack and health follow from the card and its marks; where they are written they have to agree."""
    for unit, (attack, health) in zip(s.units, figures):
        if attack + health > 0 and (attack != unit.attack or health != unit.health):
            raise BadPosition(
                f"{s.cards.name(unit.card)} on {square_name(unit.square)} is {unit.attack}/{unit.health}"
                f" by its card and what lies on it, not {attack}/{health}"
            )
