"""Units come into play: summoned, laid as eggs, transformed, built; artifacts are equipped."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from cardwright.games.generals.model import events
from cardwright.games.generals.model.ability import BUILT, ENTERS, EQUIPPED, SUMMONED, UNMASKED
from cardwright.games.generals.model.board import NOWHERE
from cardwright.games.generals.model.card import MINION_SUMMONED
from cardwright.games.generals.model.enchantment import ADD, Mark
from cardwright.games.generals.model.keywords import BUILDING, EGG, INVULNERABLE, RUSH, SENTINEL
from cardwright.games.generals.model.scene import Effect, Scene
from cardwright.games.generals.model.state import CARD_MASK, DRY, SAND, SPRING
from cardwright.games.generals.model.unit import Unit
from cardwright.games.generals.rules.artifacts import lose_artifact
from cardwright.games.generals.rules.deeds import Deed, Notice, hear
from cardwright.games.generals.rules.enchant import changed
from cardwright.games.generals.rules.figures import reckon
from cardwright.kernel.bits import i64
from cardwright.kernel.event import Event

if TYPE_CHECKING:
    from cardwright.games.generals.model.card import Card
    from cardwright.games.generals.model.enchantment import Enchantment
    from cardwright.games.generals.model.state import Battle


@final
class Summon(Deed):
    """A unit comes into play on a square.

    picks   for a card played from hand, the squares chosen for its Opening Gambit; None otherwise
    marks   enchantments it arrives with
    awake   whether it may act at once
    then    effects upon the new unit
    """

    def __init__(self, seat: i64, copy: i64, square: i64, by: Unit | None = None) -> None:
        super().__init__(seat, None, by)
        self.copy = copy
        self.square = square
        self.picks: list[i64] | None = None
        self.marks: list[Mark] = []
        self.awake: bool = False
        self.within: i64 = -1
        self.count: i64 = -1
        self.damage: i64 = 0
        self.dispelled: bool = False
        self.then: tuple[Effect, ...] = ()
        self.late = SUMMONED

    def run(self, s: Battle) -> None:
        card = s.card_of(self.copy)
        if self.picks is not None and card.enchantment is not None and card.enchantment.swallows:
            swallow(s, self, card.enchantment)
        if not make_room(s, self.square):
            return
        watchers = reveal(s, self.seat, MINION_SUMMONED)
        if self.picks is not None and card.hidden_by != "":
            self.within = self.copy
            self.copy = s.cards.at(card.hidden_by)
            self.count = card.counter if card.counter > 0 else -1
        unit = new_unit(s, self.seat, self.copy, self.square)
        self.unit = unit
        if self.within >= 0:
            hide(s, unit, self.within)
        if self.count >= 0:
            unit.count = self.count
        unit.damage = self.damage
        unit.dispelled = self.dispelled
        for mark in self.marks:
            unit.mark(mark)
        reckon(s, unit)
        unit.exhausted = unit.traits & RUSH == 0 and not self.awake
        before = self.picks is not None and s.options.gambit_time == "before" and bool(card.asks)
        if before:
            s.put(unit, self.square)
        else:
            stand(s, unit, self.square)
        if s.telling:
            s.tell(Event(events.SUMMONED, self.seat, unit.card, self.square))
        s.players[self.seat].note_summons(unit.card)
        enter(s, unit, True)
        if self.picks is not None:
            gambit(s, unit, s.cards.all[unit.card], self.picks)
            for effect in card.destiny:
                effect.run(s, Scene(self.seat, unit.card, unit, self.square))
            self.from_hand = True
            s.players[self.seat].note_play(unit.card)
            sand_rises(s, self.seat)
        if before:
            s.todo.append(Stand(self.seat, unit))
        for effect in self.then:
            scene = Scene(self.seat, unit.card, unit, self.square)
            scene.target = unit
            effect.run(s, scene)
        notice_by(s, watchers, unit)
        s.done.append(self)


@final
class Stand(Deed):
    """A unit whose Opening Gambit came first now stands on the board."""

    def run(self, s: Battle) -> None:
        if self.unit is not None and self.unit.square != NOWHERE:
            stand(s, self.unit, self.unit.square)


def swallow(s: Battle, deed: Summon, stomach: Enchantment) -> None:
    """A minion comes upon another one, which leaves the board: an enchantment keeps what it was, and whose."""
    prey = s.unit_at(deed.square)
    if prey is None:
        return
    if s.telling:
        s.tell(Event(events.REMOVED, prey.owner, prey.card, prey.square))
    s.lift(prey)
    s.units.remove(prey)
    deed.marks = [*deed.marks, Mark(stomach, seat=prey.owner, count=prey.card)]


def new_unit(s: Battle, seat: i64, copy: i64, square: i64) -> Unit:
    """A unit made of a card, with the marks that lay on it; it does not stand anywhere yet."""
    s.arrivals += 1
    unit = Unit(s.arrivals, copy & CARD_MASK, seat, square)
    unit.count = s.turn
    for mark in s.marks_of(copy):
        if mark.enchantment.shell:
            hide(s, unit, mark.count)
            if s.cards.all[unit.card].traits & BUILDING != 0:
                unit.count = s.cards.all[mark.count].counter  # R127: it starts to count anew
        else:
            unit.mark(mark)
    return unit


def stand(s: Battle, unit: Unit, square: i64) -> None:
    """Put a unit on the board and let it use the tile there."""
    s.put(unit, square)
    s.units.append(unit)
    use_tile(s, unit)


def hide(s: Battle, unit: Unit, within: i64) -> None:
    """Put a card inside a unit; a building has what its card gives it while it is built."""
    unit.within = within
    card = s.card_of(within)
    if card.is_minion and card.enchantment is not None and s.cards.all[unit.card].traits & BUILDING != 0:
        unit.mark(Mark(card.enchantment, seat=unit.owner))


def make_room(s: Battle, square: i64) -> bool:
    """Whether a unit can come to a square; one that is about to leave it makes room."""
    if square < 0:
        return False
    if s.occupied() & (1 << square) == 0:
        return True
    there = s.unit_at(square)
    if there is None or not leaving(s, there):
        return False
    s.first &= ~(1 << square)
    s.second &= ~(1 << square)
    return True


def leaving(s: Battle, unit: Unit) -> bool:
    """Whether the unit's death or removal is already in the queue."""
    return any(deed.unit is unit and deed.removes for deed in s.todo)


def use_tile(s: Battle, unit: Unit) -> None:
    """A unit that comes to rest on a Mana Spring gives its owner one mana."""
    here = 1 << unit.square
    if s.tiles[SPRING] & here == 0:
        return
    s.tiles[SPRING] &= ~here
    s.tiles[DRY] |= here
    player = s.players[unit.owner]
    if player.mana < s.options.mana_most:
        player.mana += 1
        player.bonus = min(player.bonus + 1, s.options.mana_most - player.crystals)
    if s.telling:
        s.tell(Event(events.MANA, unit.owner, 1))


def enter(s: Battle, unit: Unit, summoned: bool) -> None:
    """What a unit does the moment it is in play, by whatever way: Bond, Intensify; others change it if summoned."""
    player = s.players[unit.owner]
    times: i64 = 0
    for card in player.summoned:
        if card == unit.card:
            times += 1
    unit.factor = max(1, times)
    notice = Deed(unit.owner, unit)
    if unit.ears & (1 << ENTERS) != 0:
        hear(s, unit, (1 << ENTERS), notice)
    if summoned:
        announce_others(s, unit, notice)


def announce_others(s: Battle, unit: Unit, notice: Deed) -> None:
    if s.hearing & (1 << ENTERS) == 0:
        return
    for other in s.units.copy():
        if other is not unit and other.ears & (1 << ENTERS) != 0:
            hear(s, other, (1 << ENTERS), notice)


def gambit(s: Battle, unit: Unit, card: Card, picks: list[i64]) -> None:
    """The Opening Gambit of a minion played from hand."""
    place = 0
    first: Unit | None = None
    first_square: i64 = NOWHERE
    for ask in card.asks:
        scene = Scene(unit.owner, unit.card, unit, unit.square)
        scene.factor = unit.factor
        scene.first = first
        scene.first_square = first_square
        if ask.target is not None:
            if place >= len(picks):
                return
            scene.square = picks[place]
            scene.target = s.unit_at(scene.square)
            place += 1
            first = scene.target or first
            first_square = scene.square
        for effect in ask.effects:
            effect.run(s, scene)


def lay_egg(s: Battle, seat: i64, card: i64, square: i64) -> Summon:
    """Queue an egg with a minion inside."""
    deed = Summon(seat, s.cards.at("chrysalis_egg"), square)
    deed.within = card
    deed.count = s.turn
    s.todo.append(deed)
    return deed


@final
class Transform(Deed):
    """A unit becomes another one: no death, full health, as tired as before."""

    def __init__(self, seat: i64, unit: Unit, copy: i64) -> None:
        super().__init__(seat, unit)
        self.copy = copy
        self.owner: i64 = unit.owner
        self.awake: bool = False
        self.built: bool = False
        self.within: i64 = -1
        self.count: i64 = -1
        self.marks: list[Mark] = []
        self.damage: i64 = 0
        self.dispelled: bool = False
        self.new: Unit | None = None

    def run(self, s: Battle) -> None:
        old = self.unit
        if old is None or old.square == NOWHERE or old.traits & INVULNERABLE != 0:
            return
        square = old.square
        self.square = square
        if old not in s.units:
            stand(s, old, square)  # its own Opening Gambit, which comes before it stands
        s.lift(old)
        s.units.remove(old)
        unit = new_unit(s, self.owner, self.copy, square)
        unit.exhausted = old.exhausted
        unit.moved = old.moved
        unit.attacked = old.attacked
        if self.within >= 0:
            hide(s, unit, self.within)
        unit.count = self.count if self.count >= 0 else old.count
        if self.awake:
            unit.exhausted = False
            unit.moved = 0
            unit.attacked = 0
        for mark in self.marks:
            unit.mark(mark)
        unit.damage = self.damage
        unit.dispelled = self.dispelled
        unit.general = old.general
        reckon(s, unit)
        s.put(unit, square)
        s.units.append(unit)
        self.new = unit
        if s.telling:
            s.tell(Event(events.TRANSFORMED, unit.owner, unit.card, square, old.card))
        s.players[unit.owner].note_summons(unit.card)
        enter(s, unit, False)
        if self.built:
            s.done.append(Notice(unit.owner, BUILT, unit))


def build_on(s: Battle, building: Unit) -> None:
    """A Building is one turn nearer to its end; then it is the minion inside it, ready to act."""
    building.count -= 1
    if building.count == 0:
        deed = Transform(building.owner, building, building.within)
        deed.awake = True
        deed.built = True
        s.todo.append(deed)


def reveal(s: Battle, seat: i64, watch: i64) -> list[Unit]:
    """A player does something on the own turn that reveals the opponent's Sentinels, before it takes effect."""
    found: list[Unit] = []
    if s.mover != seat:
        return found
    for unit in s.units.copy():
        if unit.traits & SENTINEL == 0 or unit.owner == seat or unit.within < 0:
            continue
        if s.card_of(unit.within).watch == watch:
            found += unmask(s, unit)
    return found


def unmask(s: Battle, unit: Unit) -> list[Unit]:
    """A Watchful Sentinel becomes the minion it hides; that one is tired."""
    if s.telling:
        s.tell(Event(events.REVEALED, unit.owner, s.card_of(unit.within).place, unit.square))
    deed = Transform(unit.owner, unit, unit.within)
    if s.options.sentinel_changes == "kept":
        deed.marks = kept_numbers(unit, s.card_of(unit.within))
    deed.run(s)
    if deed.new is None:
        return []
    deed.new.exhausted = True
    return [deed.new]


def kept_numbers(unit: Unit, card: Card) -> list[Mark]:
    """R188: what was added to attack and health, without the keywords and abilities that came with it."""
    found: list[Mark] = []
    for mark in unit.marks:
        if mark.enchantment.mode != ADD:
            found.append(mark)
        elif mark.attack != 0 or mark.health != 0:
            found.append(Mark(card.growth, mark.attack, mark.health, mark.until, mark.seat))
    return found


def notice_by(s: Battle, watchers: list[Unit], unit: Unit) -> None:
    """Minions just revealed see the unit that revealed them."""
    for watcher in watchers:
        if watcher.ears & (1 << UNMASKED) != 0:
            hear(s, watcher, (1 << UNMASKED), Deed(unit.owner, unit, unit))


def hatch(s: Battle, egg: Unit) -> None:
    """Queue an egg's hatching: the minion inside, new and ready."""
    if egg.within < 0:
        return
    deed = Transform(egg.owner, egg, egg.within)
    deed.awake = True
    s.todo.append(deed)


def as_card(s: Battle, unit: Unit) -> i64:
    """The card a unit is when it leaves the board: an egg, a Building, a Watchful Sentinel with what is inside it."""
    if not hidden(unit):
        return unit.card
    shell = s.cards.all[unit.card].enchantment
    if shell is None:
        return unit.within
    return s.with_marks(unit.card, (Mark(shell, seat=unit.owner, count=unit.within & CARD_MASK),))


def hidden(unit: Unit) -> bool:
    """Whether a card is inside the unit that comes out later."""
    return unit.within >= 0 and unit.traits & (EGG | BUILDING | SENTINEL) != 0


@final
class Equip(Deed):
    """An artifact is put on a general; one too many destroys the oldest."""

    def __init__(self, seat: i64, copy: i64) -> None:
        super().__init__(seat)
        self.copy = copy
        self.more: i64 = 0  # attack it gives beyond what is printed
        self.late = EQUIPPED

    def run(self, s: Battle) -> None:
        general = s.general(self.seat)
        card = s.card_of(self.copy)
        if general is None or card.enchantment is None:
            return
        self.unit = general
        worn = [mark for mark in general.marks if mark.enchantment.artifact]
        if len(worn) >= s.options.artifact_slots:
            general.unmark(worn[0])
            lose_artifact(s, general, worn[0])
        attack = card.attack + self.more
        mark = Mark(card.enchantment, attack, card.health, 0, self.seat, s.options.artifact_durability)
        general.mark(mark)
        if s.telling:
            s.tell(Event(events.EQUIPPED, self.seat, card.place))
        changed(s, general)
        s.done.append(self)


def sand_rises(s: Battle, seat: i64) -> None:
    """Exhuming Sand: a minion summoned from hand raises an Iron Dervish on each free square of it."""
    squares = s.tiles[SAND + seat] & ~s.occupied()
    square: i64 = 0
    while squares != 0:
        if squares & 1:
            s.todo.append(Summon(seat, s.cards.at("iron_dervish"), square))
        squares >>= 1
        square += 1
