"""Playing cards: choosing what follows, paying, carrying it out."""

from __future__ import annotations

from typing import Final, cast, final

from cardwright.games.generals.model import deeds
from cardwright.games.generals.model.actions import NO_SQUARE
from cardwright.games.generals.model.board import listed
from cardwright.games.generals.model.card import Ask, Card
from cardwright.games.generals.model.deeds import FROM_HAND, STANDING, SUMMONING, BattleDeed
from cardwright.games.generals.model.keywords import EGG
from cardwright.games.generals.model.program import EFFECTS, SCENE
from cardwright.games.generals.model.scene import Scene
from cardwright.games.generals.model.state import BLOODBOUND, PICKS, PLAY, Battle
from cardwright.games.generals.model.target import Target
from cardwright.games.generals.model.unit import Unit
from cardwright.games.generals.rules.arrival import new_unit
from cardwright.games.generals.rules.cost import cost_of, price_of, use_up
from cardwright.games.generals.rules.draw import vacate
from cardwright.games.generals.rules.figures import reckon_card
from cardwright.games.generals.rules.happenings import HAPPENINGS
from cardwright.kernel.bits import i64
from cardwright.kernel.decision import Decision
from cardwright.kernel.frame import Frame, Step


def begin(s: Battle, seat: i64, slot: i64, square: i64) -> None:
    """Play a card on a square. One that needs further choices is under way until they are made or taken back."""
    picks = (int(square),)
    if next_ask(held(s, seat, slot), 1) is None:
        carry_out(s, seat, slot, picks)
    else:
        s.agenda.append(Frame(PLAY, seat, slot, 0, {PICKS: picks}))


@final
class AskFurther(Step[Battle]):
    """Ask for the next choice of the card being played, as long as there is one."""

    def run(self, s: Battle, frame: Frame) -> None:
        ask = next_ask(held(s, frame.seat, frame.source), len(frame.chosen(PICKS)))
        if ask is None:
            return
        squares = choices(s, frame, ask)
        if squares != 0:
            frame.step = 0
            options = tuple([int(square) for square in listed(squares)])
            s.ask(Decision(frame.seat, "follow-up", options, seconds=s.options.turn_seconds, continues=True))


@final
class CarryOut(Step[Battle]):
    """Carry out the card with everything that was chosen; from here on it cannot be taken back."""

    def run(self, s: Battle, frame: Frame) -> None:
        forget(s)
        carry_out(s, frame.seat, frame.source, frame.chosen(PICKS))


PLAY_STEPS: Final[tuple[Step[Battle], ...]] = (AskFurther(), CarryOut())


def pick(s: Battle, square: i64) -> None:
    """Choose a square for the card being played."""
    frame = s.agenda[-1]
    frame.slots[PICKS] = (*frame.chosen(PICKS), int(square))


def stop(s: Battle) -> None:
    """Choose nothing more for the card being played."""
    s.agenda[-1].step = 1


def forget(s: Battle) -> None:
    """No card is being played any more."""
    if s.playing() is not None:
        s.agenda.pop()


def held(s: Battle, seat: i64, slot: i64) -> Card:
    """The card in a slot of a hand, or the bloodbound spell."""
    player = s.players[seat]
    return s.card_of(player.bloodbound if slot == BLOODBOUND else player.hand[slot])


def asking_card(s: Battle) -> Card | None:
    """The card that asks for a choice: the one being played, or one whose effect is under way."""
    if not s.agenda or not s.waiting:
        return None
    frame = s.agenda[-1]
    if frame.program == PLAY:
        return held(s, frame.seat, frame.source)
    return s.cards.all[frame.chosen(SCENE)[1]] if frame.program == EFFECTS else None


def next_ask(card: Card, picked: i64) -> Ask | None:
    """What has to be chosen next, after a number of squares; the first square is always the play's own."""
    if card.hidden_by != "" or card.is_artifact:
        return None
    left = picked - 1
    for place in range(0 if card.is_minion else 1, len(card.asks)):
        if card.asks[place].target is not None:
            if left == 0:
                return card.asks[place]
            left -= 1
    return None


def choices(s: Battle, frame: Frame, ask: Ask) -> i64:
    """The squares that may be chosen next, none of them twice: seen on a copy on which the play has come so far."""
    if ask.target is None:
        return 0
    seat, picks = frame.seat, frame.chosen(PICKS)
    card = held(s, seat, frame.source)
    if card.is_minion and ask is card.asks[0]:
        return first_choices(s, seat, card, picks[0], ask.target) & ~(1 << picks[0])
    trial = s.clone()
    trial.telling = False
    deed = carry_out(trial, seat, frame.source, picks)
    while trial.lane:
        next_deed = cast(BattleDeed, trial.lane.pop(0))
        if next_deed.kind != STANDING:  # R169: a minion that is not there yet cannot be chosen
            HAPPENINGS[next_deed.kind].happen(trial, next_deed)
    if deed.kind == SUMMONING:
        scene = Scene(seat, deed.card, trial.known(deed.thing), deed.place)
        last = 1
    else:
        scene = Scene(seat, deed.card, None, spell=True)
        last = 0
    if len(picks) > last:
        scene.first_square = picks[-1]
        scene.first = chosen_before(s, trial, picks, last)
    squares = ask.target.squares(trial, scene)
    for picked in picks:  # R83
        if picked != NO_SQUARE:
            squares &= ~(1 << picked)
    return squares


def first_choices(s: Battle, seat: i64, card: Card, square: i64, target: Target) -> i64:
    """What may be chosen first for a minion: nothing has happened yet but that it stands on its square."""
    unit = new_unit(s, seat, card.place, square)
    s.arrivals -= 1
    reckon_card(s, unit)
    stale, first, second = s.stale, s.first, s.second
    s.put(unit, unit.square)
    if s.options.gambit_time != "before":  # R169: a minion that is not there yet cannot be chosen
        s.units.append(unit)
    squares = target.squares(s, Scene(seat, card.place, unit, unit.square))
    if s.options.gambit_time != "before":
        s.units.pop()
    s.stale, s.first, s.second = stale, first, second
    return squares


def chosen_before(s: Battle, trial: Battle, picks: tuple[int, ...], start: i64) -> Unit | None:
    """The unit chosen last, as it stands on the copy; else what it has become on its square, but not its Egg."""
    place: i64 = len(picks) - 1
    while place >= start:
        unit = s.unit_at(picks[place])
        if unit is not None:
            there = trial.numbered(unit.id) or trial.unit_at(picks[place])
            if there is not None and there.id != unit.id and there.traits & EGG != 0:
                return None
            return there
        place -= 1
    return trial.unit_at(picks[-1])


def carry_out(s: Battle, seat: i64, slot: i64, picks: tuple[int, ...]) -> BattleDeed:
    """Pay for a card and let it take effect."""
    player = s.players[seat]
    copy = player.bloodbound if slot == BLOODBOUND else player.hand[slot]
    card = s.card_of(copy)
    player.mana -= cost_of(s, seat, copy, slot == BLOODBOUND)
    deed = deed_of(seat, card, copy, picks, slot == BLOODBOUND)
    if card.is_minion:
        deed.then = price_of(s, seat, copy)
    use_up(s, seat, copy, slot == BLOODBOUND)
    if slot == BLOODBOUND:
        player.ready = False
    else:
        vacate(s, seat, slot)
        player.quiet += 1
    s.lane.append(deed)
    return deed


def deed_of(seat: i64, card: Card, copy: i64, picks: tuple[int, ...], bloodbound: bool) -> BattleDeed:
    if card.is_minion:
        deed = deeds.summoning(seat, copy, picks[0])
        deed.flags |= FROM_HAND
        deed.picks = picks[1:]
        return deed
    if card.is_artifact:
        return deeds.equipping(seat, copy)
    return deeds.casting(seat, copy, picks, bloodbound)
