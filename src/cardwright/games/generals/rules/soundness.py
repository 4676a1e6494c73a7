"""What makes a battle possible: everything written is checked, everything else worked out."""

from __future__ import annotations

from typing import Final

from cardwright.games.generals.model.actions import NO_SQUARE
from cardwright.games.generals.model.board import ALL, NOWHERE, SQUARES, listed, square_name
from cardwright.games.generals.model.deeds import KINDS, SEQUEL, BattleDeed
from cardwright.games.generals.model.enchantment import LARGEST
from cardwright.games.generals.model.fields import enchantment_of
from cardwright.games.generals.model.keywords import INVULNERABLE
from cardwright.games.generals.model.program import (
    CHOICE,
    EFFECTS,
    MARK_ENDS,
    MARK_STARTS,
    NUMBER_BITS,
    NUMBER_MASK,
    SCENE,
)
from cardwright.games.generals.model.state import (
    BLOODBOUND,
    CARD_BITS,
    CARD_MASK,
    EMPTY,
    HAND,
    PET,
    PICKS,
    PLAY,
    TILE_KINDS,
    TURN,
    Battle,
    Player,
)
from cardwright.games.generals.model.unit import Unit
from cardwright.games.generals.rules.figures import reckon, refresh
from cardwright.kernel.bits import i64
from cardwright.kernel.decision import Decision
from cardwright.kernel.errors import BadPosition
from cardwright.kernel.event import HIDDEN
from cardwright.kernel.frame import Frame

PROGRAMS: Final = (PLAY, TURN, PET, EFFECTS)
QUESTIONS: Final = ("mulligan", "act", "follow-up", CHOICE)


def complete(s: Battle) -> None:
    """Refuse what no battle can have; then work out where everybody stands and how strong everybody is."""
    if s.seats != 2 or len(s.players) != 2:
        raise BadPosition(f"a battle has two players, not {len(s.players)}")
    for marks in s.marked:
        for mark in marks:
            if mark.enchantment.shell:
                check_card(s, mark.count)
                if not s.cards.all[mark.count].is_minion:
                    raise BadPosition(f"{s.cards.name(mark.count)} cannot be inside another unit; it is no minion")
    for seat, player in enumerate(s.players):
        check_player(s, f"P{seat + 1}", player)
    check_units(s)
    check_tiles(s)
    check_under_way(s)
    check_questions(s)
    stand_up(s)


def bounded(number: i64, what: str, least: i64 = 0, most: i64 = LARGEST) -> None:
    if number < least or number > most:
        raise BadPosition(f"{what} is between {least} and {most}, not {number}")


def check_player(s: Battle, name: str, player: Player) -> None:
    if len(player.hand) != HAND:
        raise BadPosition(f"{name}'s hand has {len(player.hand)} places instead of {HAND}")
    for copy in player.hand:
        if copy != EMPTY:
            check_held(s, copy, f"{name}'s hand")
    for copy in player.deck:
        check_held(s, copy, f"{name}'s deck")
    for card in player.summoned + player.broken + player.played:
        check_card(s, card)
    for cast in player.cast:
        check_card(s, cast & CARD_MASK)
        bounded(cast >> CARD_BITS, f"the turn in which {name} cast a spell")
    for fallen in player.fallen:
        check_card(s, fallen & CARD_MASK)
        bounded(fallen >> CARD_BITS, f"the turn in which a minion of {name} fell")
    check_bloodbound(s, name, player)


def check_bloodbound(s: Battle, name: str, player: Player) -> None:
    if player.bloodbound < 0:
        bounded(player.bloodbound, f"{name}'s bloodbound spell", -1)
        return
    check_card(s, player.bloodbound)
    if not s.cards.all[player.bloodbound].is_spell:
        raise BadPosition(f"{name}'s bloodbound spell cannot be {s.cards.name(player.bloodbound)}, which is no spell")


def check_card(s: Battle, card: i64) -> None:
    if card < 0 or card >= len(s.cards.all):
        raise BadPosition(f"there is no card number {card}")


def check_copy(s: Battle, copy: i64) -> None:
    """A card, perhaps with marks on it."""
    if copy < 0:
        raise BadPosition(f"there is no card number {copy}")
    check_card(s, copy & CARD_MASK)
    if copy >> CARD_BITS > len(s.marked):
        raise BadPosition(f"{s.card_of(copy).name} has marks that are not listed")


def check_held(s: Battle, copy: i64, where: str) -> None:
    """A card one can play, or one that the reader does not know."""
    if copy == HIDDEN:
        return
    check_copy(s, copy)
    card = s.card_of(copy)
    if not (card.is_minion or card.is_spell or card.is_artifact):
        raise BadPosition(f"{where} cannot hold {card.name}, which is a {card.type}")


def check_units(s: Battle) -> None:
    squares: i64 = 0
    numbers: list[i64] = []
    for unit in s.units:
        check_unit(s, unit)
        if squares & (1 << unit.square) != 0:
            raise BadPosition(f"two units stand on {square_name(unit.square)}; a square holds one (R4)")
        if unit.id in numbers:
            raise BadPosition(f"two units have arrived as number {unit.id}")
        squares |= 1 << unit.square
        numbers.append(unit.id)
    for unit in s.aside:
        check_unit(s, unit, NOWHERE)
        if unit.id in numbers:
            raise BadPosition(f"two units have arrived as number {unit.id}")
        numbers.append(unit.id)
    if s.result is None:
        for seat in range(2):
            generals = [unit for unit in s.units + s.aside if unit.general and unit.owner == seat]
            if len(generals) != 1:
                raise BadPosition(f"P{seat + 1} has {len(generals)} generals instead of one (R1)")


def check_unit(s: Battle, unit: Unit, first_square: i64 = 0) -> None:
    check_card(s, unit.card)
    name = s.cards.name(unit.card)
    if not s.cards.all[unit.card].is_unit:
        raise BadPosition(f"{name} cannot stand on the board; it is a {s.cards.all[unit.card].type}")
    bounded(unit.square, f"the square of {name}", first_square, SQUARES - 1)
    bounded(unit.id, f"the number of {name}", 1, s.arrivals)
    if unit.within != HIDDEN:
        check_copy(s, unit.within)
        if not s.card_of(unit.within).is_minion:
            raise BadPosition(f"{s.card_of(unit.within).name} cannot be inside {name}; it is no minion")


def check_tiles(s: Battle) -> None:
    if len(s.tiles) != TILE_KINDS:
        raise BadPosition(f"there are {TILE_KINDS} kinds of tiles, not {len(s.tiles)}")
    seen: i64 = 0
    for squares in s.tiles:
        if squares < 0 or squares & ~ALL != 0:
            raise BadPosition(f"a tile lies beyond the board: {squares}")
        if seen & squares != 0:
            raise BadPosition(f"two tiles lie on {square_name(listed(seen & squares)[0])}; a square holds one (R225)")
        seen |= squares


def check_questions(s: Battle) -> None:
    """The mulligan before the first turn, later one question to the player to move, or one that an effect puts."""
    frame = s.playing()
    if frame is not None:
        check_play(s, frame)
    if s.agenda and not s.waiting and s.result is None:
        raise BadPosition("something is under way, and nobody is asked what follows")
    for decision in s.waiting:
        check_question(s, decision, frame)


def check_play(s: Battle, frame: Frame) -> None:
    """A card being played: it is there, and the squares chosen for it are squares."""
    bounded(frame.source, "the slot of the card being played", 0, BLOODBOUND)
    if not frame.chosen(PICKS):
        raise BadPosition("a card is being played on no square")
    player = s.players[frame.seat]
    if (player.bloodbound if frame.source == BLOODBOUND else player.hand[frame.source]) < 0:
        raise BadPosition("the card being played is not there")
    for square in frame.chosen(PICKS):
        if square != NO_SQUARE:
            bounded(square, "a square that was chosen", 0, SQUARES - 1)


def check_question(s: Battle, decision: Decision, playing: Frame | None) -> None:
    if decision.kind not in QUESTIONS:
        raise BadPosition(f'nobody can be asked "{decision.kind}"; the questions are {", ".join(QUESTIONS)}')
    if (decision.kind == "mulligan") != (s.turn == 0) or decision.sealed != (s.turn == 0):
        raise BadPosition(f'"{decision.kind}" is not asked on turn {s.turn}; the mulligan comes before the first (R23)')
    if decision.kind in ("act", "follow-up") and decision.seat != s.mover:
        raise BadPosition(f"P{decision.seat + 1} is asked, but it is the turn of P{s.mover + 1} (R37)")
    if (decision.kind == "follow-up") != (playing is not None):
        raise BadPosition("a further choice is asked for exactly while a card is being played (R83)")
    if (decision.kind == CHOICE) != (bool(s.agenda) and s.agenda[-1].program == EFFECTS):
        raise BadPosition("an effect asks for a choice exactly while it is under way")
    if decision.kind == "act" and (s.agenda or s.lane or s.done):
        raise BadPosition("somebody is asked for an order while something is still under way")
    for square in decision.options:
        bounded(square, "a square that is offered", 0, SQUARES - 1)


def check_under_way(s: Battle) -> None:
    """What is about to happen and what effects go on with: everything they speak of has to be there."""
    for deed in (*s.lane, *s.done):
        bounded(deed.kind, "the kind of something about to happen", 0, KINDS - 1)
        if isinstance(deed, BattleDeed):
            check_deed(s, deed)
    for frame in s.agenda:
        if frame.program not in PROGRAMS:
            raise BadPosition(f'there is no program "{frame.program}"; there are {", ".join(PROGRAMS)}')
        if frame.program == EFFECTS:
            check_address(s, frame.source)
            check_scene(s, frame.chosen(SCENE))


def check_deed(s: Battle, deed: BattleDeed) -> None:
    bounded(deed.owner, "the owner of a unit that comes", 0, 1)
    if deed.card != HIDDEN:
        check_copy(s, deed.card)
    if deed.within != HIDDEN:
        check_copy(s, deed.within)
    for address in deed.then:
        check_address(s, address)
    if deed.scene or deed.kind == SEQUEL:
        check_scene(s, deed.scene)


def check_address(s: Battle, address: i64) -> None:
    """A program that is printed on a card."""
    check_card(s, address >> NUMBER_BITS)
    card = s.cards.all[address >> NUMBER_BITS]
    if address & NUMBER_MASK >= len(card.programs):
        raise BadPosition(f"{card.name} has {len(card.programs)} programs, not {(address & NUMBER_MASK) + 1}")


def check_scene(s: Battle, numbers: tuple[int, ...]) -> None:
    if len(numbers) not in (MARK_STARTS, MARK_ENDS):
        raise BadPosition(f"a scene has {MARK_STARTS} or {MARK_ENDS} numbers, not {len(numbers)}")
    bounded(numbers[0], "the player whose effect it is", 0, 1)
    check_card(s, numbers[1])
    if len(numbers) == MARK_ENDS:
        enchantment_of(s, numbers[MARK_STARTS], numbers[MARK_STARTS + 1])


def stand_up(s: Battle) -> None:
    """What is not written: where the units stand, how strong they are, and what they hear."""
    s.first = 0
    s.second = 0
    s.hearing = 0
    for unit in s.units:
        s.put(unit, unit.square)
        reckon(s, unit)
    for unit in s.aside:
        reckon(s, unit)
        if unit.square != NOWHERE:
            s.put(unit, unit.square)
    s.auras = True
    lane = s.lane
    s.lane = []
    refresh(s)
    s.lane = lane
    for unit in s.units:
        if s.result is None and not s.lane and unit.health <= unit.damage and unit.traits & INVULNERABLE == 0:
            raise BadPosition(
                f"{s.cards.name(unit.card)} on {square_name(unit.square)} has {unit.damage} damage"
                f" and {unit.health} health: it is dead (R64)"
            )
