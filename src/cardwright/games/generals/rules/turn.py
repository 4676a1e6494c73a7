"""The beginning of a match, the start and the end of each turn."""

from __future__ import annotations

from typing import Final, final

from cardwright.games.generals.model import deeds, events
from cardwright.games.generals.model.ability import CREEP_DOUBLED, CREEP_GROWN, DRAWS, TURN_ENDS, TURN_STARTS
from cardwright.games.generals.model.board import AROUND, size
from cardwright.games.generals.model.keywords import BUILDING, EGG, EPHEMERAL, EVER_GROWING, SUMMON_DERVISH, TRIAL
from cardwright.games.generals.model.state import CREEP, EMPTY, HALLOWED, TURN, Battle
from cardwright.games.generals.model.unit import Unit
from cardwright.games.generals.rules.arrival import build_on, hatch
from cardwright.games.generals.rules.bloodbound import ready_bloodbound
from cardwright.games.generals.rules.cost import rule_number
from cardwright.games.generals.rules.draw import put_into
from cardwright.games.generals.rules.enchant import grow, wake
from cardwright.games.generals.rules.free_squares import free_among
from cardwright.games.generals.rules.hearing import announce
from cardwright.games.generals.rules.pets import call_pets
from cardwright.games.generals.rules.trials import begin_trials
from cardwright.kernel.bits import i64
from cardwright.kernel.frame import Frame, Step
from cardwright.kernel.standing_question import StandingQuestion

ASK_ORDER: Final = StandingQuestion("act")
ASK_ON: Final = StandingQuestion("act", continues=True)


def exchange(s: Battle, seat: i64, slots: i64) -> None:
    """The mulligan: new cards are drawn before the old ones go back into the deck."""
    player = s.players[seat]
    returned: list[i64] = []
    for slot in range(6):
        if slots & (1 << slot) == 0:
            continue
        places = [place for place in range(len(player.deck)) if s.card_of(player.deck[place]).traits & TRIAL == 0]
        if places:
            returned.append(player.hand[slot])
            player.hand[slot] = player.deck.pop(places[-1 if s.options.stacked_decks else s.below(len(places))])
    for copy in returned:
        put_into(s, player.deck, copy)
    s.tell(events.MULLIGAN, seat, len(returned))


def start_first_turn(s: Battle) -> None:
    """The hands are chosen: the first player begins."""
    for seat in range(2):
        player = s.players[seat]
        player.crystals = s.options.mana_first if seat == 0 else s.options.mana_second
        player.mana = player.crystals
    s.turn = 1
    s.mover = 0
    s.players[0].turns = 1
    begin_trials(s)
    s.tell(events.TURN, 0, 1)
    ask_for_orders(s)


def ask_for_orders(s: Battle) -> None:
    """Wait for the player whose turn it is; once something was done in a turn, its clock goes on."""
    if s.result is None and not s.waiting:
        player = s.players[s.mover]
        seconds = s.options.turn_seconds if player.acted else s.options.absent_seconds
        s.waiting = (ASK_ON if player.busy else ASK_ORDER).alone(s.mover, seconds)


def end_turn(s: Battle) -> None:
    """The turn is over: its units are exhausted, and its end is about to happen, then the start of the next one."""
    if s.options.exhaust_at_end:
        for unit in s.units:
            if unit.owner == s.mover:
                unit.exhausted = True
    s.agenda.append(Frame(TURN, s.mover))


@final
class Ends(Step[Battle]):
    """What happens at the end of a turn."""

    def run(self, s: Battle, frame: Frame) -> None:
        seat = frame.seat
        announce(s, TURN_ENDS, deeds.notice(seat))
        tiles_work(s, seat)
        for unit in s.units:
            if unit.traits & EPHEMERAL != 0:
                s.lane.append(deeds.removal(seat, unit))


@final
class DrawsForTurn(Step[Battle]):
    """The player whose turn ends draws."""

    def run(self, s: Battle, frame: Frame) -> None:
        draw_for_turn(s, frame.seat)


@final
class RunsOut(Step[Battle]):
    """What lasts until the end of the turn runs out; eggs hatch."""

    def run(self, s: Battle, frame: Frame) -> None:
        s.lane.append(deeds.expiry(frame.seat, 2 * s.turn + 1))
        for unit in s.units:
            if unit.traits & EGG != 0 and hatches(s, unit, frame.seat):
                hatch(s, unit)


@final
class Begins(Step[Battle]):
    """The books of a turn are closed, those of the next one opened, and what happens then happens."""

    def run(self, s: Battle, frame: Frame) -> None:
        close(s, frame.seat)
        frame.seat = 1 - frame.seat
        open_turn(s, frame.seat)


@final
class GetsReady(Step[Battle]):
    """The bloodbound spell may be ready, and what lasts until the start of the turn runs out."""

    def run(self, s: Battle, frame: Frame) -> None:
        ready_bloodbound(s, frame.seat)
        s.lane.append(deeds.expiry(frame.seat, 2 * s.turn))


@final
class PetsAct(Step[Battle]):
    """Battle Pets act by themselves before the player may."""

    def run(self, s: Battle, frame: Frame) -> None:
        s.agenda.pop()
        call_pets(s, frame.seat)


NEXT_TURN: Final[tuple[Step[Battle], ...]] = (RunsOut(), Begins(), GetsReady(), PetsAct())
TURN_STEPS: Final[tuple[Step[Battle], ...]] = (DrawsForTurn(), Ends(), *NEXT_TURN)
EFFECTS_FIRST_STEPS: Final[tuple[Step[Battle], ...]] = (Ends(), DrawsForTurn(), *NEXT_TURN)


def turn_steps(s: Battle) -> tuple[Step[Battle], ...]:
    """R39: the end of a turn and the start of the next one, in order."""
    return TURN_STEPS if s.options.end_phase == "draw first" else EFFECTS_FIRST_STEPS


def close(s: Battle, seat: i64) -> None:
    """What is counted for a turn alone begins again."""
    for anyone in s.players:
        anyone.mana = min(max(0, anyone.mana - anyone.bonus), anyone.crystals)  # R228
        anyone.bonus = 0
    player = s.players[seat]
    player.swaps = 0
    player.quiet = 0
    player.acted = player.busy
    player.busy = False


def draw_for_turn(s: Battle, seat: i64) -> None:
    """The player whose turn ends draws."""
    count = 1 + rule_number(s, seat, DRAWS)
    if not s.options.burn:
        count = min(count, s.players[seat].hand.count(EMPTY))
    while count > 0:
        s.lane.append(deeds.draw(seat))
        count -= 1


def hatches(s: Battle, egg: Unit, seat: i64) -> bool:
    """Whether an egg hatches at the end of this turn of ``seat``."""
    if s.options.rebirth == "full turn":
        return egg.count < s.turn
    return egg.owner != seat


def tiles_work(s: Battle, seat: i64) -> None:
    """Shadow Creep hurts enemies on it, Hallowed Ground mends friends, at the end of its owner's turn."""
    creep, hallowed = s.tiles[CREEP + seat], s.tiles[HALLOWED + seat]
    if creep | hallowed == 0:
        return
    for unit in s.units:
        here = 1 << unit.square
        if creep & here != 0 and unit.owner != seat:
            s.lane.append(deeds.damage(seat, unit, None, creep_damage(s, seat), False))
        if hallowed & here != 0 and unit.owner == seat:
            s.lane.append(deeds.healing(seat, unit, None, 1))


def creep_damage(s: Battle, seat: i64) -> i64:
    """One, times and plus whatever cards in play make of it."""
    damage: i64 = 1
    if rule_number(s, seat, CREEP_GROWN) > 0:
        damage = size(s.tiles[CREEP + seat])
    doubled = rule_number(s, seat, CREEP_DOUBLED)
    while doubled > 0:
        damage *= 2
        doubled -= 1
    return damage


def open_turn(s: Battle, seat: i64) -> None:
    """The start of a turn: readiness, mana, what happens then."""
    s.turn += 1
    s.mover = seat
    player = s.players[seat]
    player.turns += 1
    general = s.general(seat)
    player.bled = general is not None and general.hurt
    for anyone in s.players:
        anyone.wounds = 0
    for unit in s.units:
        if unit.owner == seat or not s.options.exhaust_at_end:
            wake(unit)
        unit.spent = False
        unit.hurt = False
        unit.shielded = False
        unit.saved = False
    if player.turns > 1 and player.crystals < s.options.mana_most:
        player.crystals += 1
    player.mana = player.crystals
    s.tell(events.TURN, seat, s.turn)
    for unit in s.units.copy():
        if unit.owner == seat:
            unit_starts(s, unit)
        elif unit.traits & EVER_GROWING != 0:
            grow(s, unit)
    announce(s, TURN_STARTS, deeds.notice(seat))


def unit_starts(s: Battle, unit: Unit) -> None:
    """What a unit's keywords do at the start of its owner's turn: Grow, Summon Dervish, Build."""
    grow(s, unit)
    if unit.traits & SUMMON_DERVISH != 0:
        summon_dervishes(s, unit)
    if unit.traits & BUILDING != 0 and unit.within >= 0:
        build_on(s, unit)


def summon_dervishes(s: Battle, unit: Unit) -> None:
    for square in free_among(s, AROUND[unit.square], max(1, s.cards.all[unit.card].dervishes)):
        s.lane.append(deeds.summoning(unit.owner, s.cards.at("wind_dervish"), square, unit))


def replace(s: Battle, seat: i64, slot: i64) -> None:
    """The player replaces a card."""
    s.players[seat].swaps += 1
    s.lane.append(deeds.replacement(seat, slot))
