"""Playing cards: paying, choosing what follows, carrying it out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from cardwright.games.generals.model import events
from cardwright.games.generals.model.ability import CAST, CASTS, RAISED, SURGED
from cardwright.games.generals.model.actions import NO_SQUARE
from cardwright.games.generals.model.board import NOWHERE, listed
from cardwright.games.generals.model.card import SPELL_CAST, Ask, Card
from cardwright.games.generals.model.enchantment import ADD, Mark
from cardwright.games.generals.model.scene import Scene
from cardwright.games.generals.model.state import CARD_BITS, EMPTY
from cardwright.games.generals.rules.arrival import Equip, Stand, Summon, new_unit, reveal
from cardwright.games.generals.rules.cost import cost_of, price_of, use_up
from cardwright.games.generals.rules.damage import Damage
from cardwright.games.generals.rules.deeds import Deed, Notice, announce, resolve
from cardwright.games.generals.rules.figures import reckon_card
from cardwright.games.generals.rules.trials import hear_trials, trial_hears
from cardwright.kernel.bits import i64
from cardwright.kernel.decision import Decision
from cardwright.kernel.event import Event

if TYPE_CHECKING:
    from cardwright.games.generals.model.state import Battle
    from cardwright.games.generals.model.target import Target
    from cardwright.games.generals.model.unit import Unit

BLOODBOUND: Final = 6  # the slot that stands for the bloodbound spell
NO_SLOT: Final = -1


def begin(s: Battle, seat: i64, slot: i64, square: i64) -> None:
    """Play a card on a square: ask for what it needs further, or carry it out."""
    s.slot = slot
    s.picks = [square]
    go_on(s, seat)


def go_on(s: Battle, seat: i64) -> None:
    """Ask for the next choice of the card being played; when there is none, carry it out."""
    ask = next_ask(held(s, seat), len(s.picks))
    if ask is not None:
        squares = choices(s, seat, ask)
        if squares != 0:
            options = tuple(int(square) for square in listed(squares))
            s.ask(Decision(seat, "follow-up", options, seconds=s.options.turn_seconds, continues=True))
            return
    finish(s, seat)


def held(s: Battle, seat: i64) -> Card:
    """The card being played."""
    player = s.players[seat]
    return s.card_of(player.bloodbound if s.slot == BLOODBOUND else player.hand[s.slot])


def next_ask(card: Card, picked: i64) -> Ask | None:
    """What has to be chosen next, after so many squares; the first square is always the play's own."""
    if card.hidden_by != "" or card.is_artifact:
        return None
    left = picked - 1
    for place in range(0 if card.is_minion else 1, len(card.asks)):
        if card.asks[place].target is not None:
            if left == 0:
                return card.asks[place]
            left -= 1
    return None


def choices(s: Battle, seat: i64, ask: Ask) -> i64:
    """The squares that may be chosen next: seen on a copy on which the play has come so far."""
    if ask.target is None:
        return 0
    card = held(s, seat)
    if card.is_minion and ask is card.asks[0]:
        return first_choices(s, seat, card, ask.target)
    trial = s.clone()
    trial.telling = False
    picks = trial.picks
    me = carry_out(trial, seat, trial.slot, picks)
    while trial.todo:
        deed = trial.todo.pop(0)
        if not isinstance(deed, Stand):  # R169: a minion that is not there yet cannot be chosen
            deed.run(trial)
    if isinstance(me, Summon):
        scene = Scene(seat, me.copy, me.unit, me.square)
        last = 1
    else:
        scene = Scene(seat, me.copy, None, spell=True)
        last = 0
    if len(picks) > last:
        scene.first_square = picks[-1]
        scene.first = chosen_before(s, trial, picks, last)
    return ask.target.squares(trial, scene)


def first_choices(s: Battle, seat: i64, card: Card, target: Target) -> i64:
    """What may be chosen first for a minion: nothing has happened yet but that it stands on its square."""
    unit = new_unit(s, seat, card.place, s.picks[0])
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


def chosen_before(s: Battle, trial: Battle, picks: list[i64], start: i64) -> Unit | None:
    """The unit chosen last, as it stands on the copy; else the one that has come to the square chosen last."""
    place: i64 = len(picks) - 1
    while place >= start:
        unit = s.unit_at(picks[place])
        if unit is not None:
            return trial.numbered(unit.number) or trial.unit_at(picks[place])
        place -= 1
    return trial.unit_at(picks[-1])


def finish(s: Battle, seat: i64) -> None:
    """Carry out the card with everything that was chosen."""
    slot, picks = s.slot, s.picks
    forget(s)
    carry_out(s, seat, slot, picks)
    resolve(s)


def forget(s: Battle) -> None:
    """No card is being played any more."""
    s.slot = NO_SLOT
    s.picks = []


def carry_out(s: Battle, seat: i64, slot: i64, picks: list[i64]) -> Deed:
    """Pay for a card and queue what it does."""
    player = s.players[seat]
    copy = player.bloodbound if slot == BLOODBOUND else player.hand[slot]
    card = s.card_of(copy)
    player.mana -= cost_of(s, seat, copy, slot == BLOODBOUND)
    deed = deed_of(seat, card, copy, picks, slot == BLOODBOUND)
    if isinstance(deed, Summon):
        deed.then = price_of(s, seat, copy)
    use_up(s, seat, copy, slot == BLOODBOUND)
    if slot == BLOODBOUND:
        player.ready = False
    else:
        player.hand[slot] = EMPTY
        player.quiet += 1
    s.todo.append(deed)
    return deed


def deed_of(seat: i64, card: Card, copy: i64, picks: list[i64], bloodbound: bool) -> Deed:
    if card.is_minion:
        summon = Summon(seat, copy, picks[0])
        summon.picks = picks[1:]
        return summon
    if card.is_artifact:
        return Equip(seat, copy)
    return Cast(seat, copy, picks, bloodbound)


@final
class Cast(Deed):
    """A spell takes effect."""

    def __init__(self, seat: i64, copy: i64, picks: list[i64], bloodbound: bool) -> None:
        super().__init__(seat)
        self.copy = copy
        self.picks: list[i64] = picks
        self.bloodbound: bool = bloodbound
        self.square = picks[0]
        self.spell = True

    def run(self, s: Battle) -> None:
        card = s.card_of(self.copy)
        player = s.players[self.seat]
        reveal(s, self.seat, SPELL_CAST)
        if self.square < 45:
            self.unit = s.unit_at(self.square)
        if s.telling:
            s.tell(Event(events.CAST, self.seat, card.place, self.square))
        announce(s, CASTS, self)
        player.cast = (*player.cast, int(card.place | s.turn << CARD_BITS))
        player.note_summons(card.place)
        watched = trial_hears(s, self.seat, RAISED)
        before = s.units.copy() if watched else []
        known = marks_on(before)
        self.take_effect(s, card, times_played(player.summoned, card.place))
        if watched and raised(before, known):
            hear_trials(s, RAISED, self)
        self.amount = damages(s.todo)
        announce(s, CAST, self)
        if self.bloodbound:
            s.todo.append(Notice(self.seat, SURGED, None, self.copy))

    def take_effect(self, s: Battle, card: Card, factor: i64) -> None:
        first: Unit | None = None
        first_square: i64 = NOWHERE
        place = 0
        for ask in card.asks:
            if place > 0 and ask.target is not None and place >= len(self.picks):
                return
            scene = Scene(self.seat, card.place, None, spell=True)
            scene.factor = factor
            scene.first = first
            scene.first_square = first_square
            if ask.target is not None and place < len(self.picks) and self.picks[place] != NO_SQUARE:
                scene.square = self.picks[place]
                scene.target = s.unit_at(scene.square)
            if ask.target is not None or place == 0:
                place += 1
                first = scene.target or first
                first_square = scene.square
            for effect in ask.effects:
                effect.run(s, scene)


def damages(deeds: list[Deed]) -> i64:
    """How often spells are about to deal damage."""
    times: i64 = 0
    for deed in deeds:
        if deed.spell and isinstance(deed, Damage):
            times += 1
    return times


def marks_on(units: list[Unit]) -> list[Mark]:
    found: list[Mark] = []
    for unit in units:
        found += unit.marks
    return found


def raised(units: list[Unit], known: list[Mark]) -> bool:
    """Whether one of these minions has more attack by an enchantment that is not known yet."""
    for unit in units:
        for mark in unit.marks:
            if mark.enchantment.mode == ADD and mark.attack > 0 and not unit.general and mark not in known:
                return True
    return False


def times_played(cards: tuple[int, ...], card: i64) -> i64:
    times: i64 = 0
    for other in cards:
        if other == card:
            times += 1
    return times
