"""Units come into play: summoned, laid as eggs, transformed, built; artifacts are equipped."""

from __future__ import annotations

from typing import final

from cardwright.games.generals.model import deeds, events
from cardwright.games.generals.model.ability import BUILT, ENTERS, EQUIPPED, SUMMONED, UNMASKED
from cardwright.games.generals.model.board import NOWHERE, listed
from cardwright.games.generals.model.card import MINION_SUMMONED, Card
from cardwright.games.generals.model.deeds import AWAKE, DISPELLED, FROM_HAND, NEWCOME, REMOVES, BattleDeed
from cardwright.games.generals.model.enchantment import ADD, Enchantment, Mark
from cardwright.games.generals.model.keywords import BUILDING, EGG, INVULNERABLE, RUSH, SENTINEL
from cardwright.games.generals.model.scene import Scene
from cardwright.games.generals.model.state import CARD_MASK, DRY, SAND, SPRING, Battle
from cardwright.games.generals.model.unit import Unit
from cardwright.games.generals.rules.artifacts import lose_artifact
from cardwright.games.generals.rules.asks import take_effect
from cardwright.games.generals.rules.enchant import changed, wake
from cardwright.games.generals.rules.figures import reckon, refresh
from cardwright.games.generals.rules.free_squares import call
from cardwright.games.generals.rules.hearing import hear
from cardwright.kernel.bits import i64
from cardwright.kernel.deed import Happening


@final
class Summoning(Happening[Battle, BattleDeed]):
    """A unit comes into play on a square."""

    def happen(self, s: Battle, deed: BattleDeed) -> None:
        card = s.card_of(deed.card)
        played = deed.flags & FROM_HAND != 0
        if played and card.enchantment is not None and card.enchantment.swallows:
            swallow(s, deed, card.enchantment)
        if not make_room(s, deed.place):
            return
        watchers = reveal(s, deed.seat, MINION_SUMMONED)
        if played and card.hidden_by != "":
            deed.within = deed.card
            deed.card = s.cards.at(card.hidden_by)
            deed.count = card.counter if card.counter > 0 else -1
        unit = summoned(s, deed)
        before = played and s.options.gambit_time == "before" and bool(card.asks)
        if before:
            s.put(unit, deed.place)
            s.aside.append(unit)
        else:
            stand(s, unit, deed.place)
        s.tell(events.SUMMONED, deed.seat, unit.card, deed.place)
        s.players[deed.seat].note_summons(unit.card)
        enter(s, unit, True)
        if played:
            gambit(s, unit, deed.picks)
            meet_destiny(s, unit)
            s.players[deed.seat].note_play(unit.card)
            deed.picks = tuple(listed(s.tiles[SAND + deed.seat]))  # what it lays itself raises nobody
        if before:
            s.lane.append(deeds.standing(deed.seat, unit))
        for address in deed.then:
            scene = Scene(deed.seat, unit.card, unit, deed.place)
            scene.target = unit
            s.cards.program(address).run(s, scene)
        notice_by(s, watchers, unit)
        deed.late = SUMMONED
        s.done += (deed,)


def summoned(s: Battle, deed: BattleDeed) -> Unit:
    """The unit that a deed brings, with everything it arrives with."""
    unit = new_unit(s, deed.seat, deed.card, deed.place)
    deed.thing = unit.id
    if deed.within >= 0:
        hide(s, unit, deed.within)
    if deed.count >= 0:
        unit.count = deed.count
    arrive_with(unit, deed)
    reckon(s, unit)
    unit.exhausted = unit.traits & RUSH == 0 and deed.flags & AWAKE == 0
    return unit


def arrive_with(unit: Unit, deed: BattleDeed) -> None:
    """What a new unit has from the beginning: marks, damage, a dispel."""
    for mark in deed.marks:
        unit.mark(mark)
    unit.damage = deed.damage
    unit.dispelled = deed.flags & DISPELLED != 0


@final
class Landing(Happening[Battle, BattleDeed]):
    """A unit whose Opening Gambit came first now stands on the board."""

    def happen(self, s: Battle, deed: BattleDeed) -> None:
        unit = s.known(deed.thing)
        if unit is not None and unit.square != NOWHERE:
            s.aside.remove(unit)
            stand(s, unit, unit.square)


def swallow(s: Battle, deed: BattleDeed, stomach: Enchantment) -> None:
    """A minion comes down on another one, which leaves the board: an enchantment keeps what it was, and whose."""
    prey = s.unit_at(deed.place)
    if prey is None:
        return
    s.tell(events.REMOVED, prey.owner, prey.card, prey.square)
    s.take_off(prey)
    deed.marks += (Mark(stomach, seat=prey.owner, count=prey.card),)


def new_unit(s: Battle, seat: i64, copy: i64, square: i64) -> Unit:
    """A unit made of a card, with the marks that lay on it; it does not stand anywhere yet."""
    s.arrivals += 1
    unit = Unit(s.arrivals, copy & CARD_MASK, seat, square)
    unit.count = s.turn
    for mark in s.marks_of(copy):
        if mark.enchantment.shell:
            hide(s, unit, mark.count)
            if s.cards.all[unit.card].traits & BUILDING != 0:
                unit.count = s.cards.all[mark.count].counter  # R127: it starts to count again
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
    return any(deed.thing == unit.id and deed.flags & REMOVES != 0 for deed in s.lane)


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
        player.bonus += 1
    s.tell(events.MANA, unit.owner, 1)


def enter(s: Battle, unit: Unit, summoned: bool) -> None:
    """What a unit does the moment it is in play, by whatever way: Bond, Intensify; others change it if summoned."""
    unit.factor = max(1, s.players[unit.owner].times_summoned(unit.card))
    if (s.hearing | unit.ears) & (1 << ENTERS) == 0:
        return
    notice = deeds.notice(unit.owner, unit)
    if unit.ears & (1 << ENTERS) != 0:
        hear(s, unit, (1 << ENTERS), notice)
    if summoned:
        for other in s.units.copy():
            if other is not unit and other.ears & (1 << ENTERS) != 0:
                hear(s, other, (1 << ENTERS), notice)


def gambit(s: Battle, unit: Unit, picks: tuple[int, ...]) -> None:
    """The Opening Gambit of a minion played from hand."""
    take_effect(s, Scene(unit.owner, unit.card, unit, unit.square), unit.factor, picks)


def meet_destiny(s: Battle, unit: Unit) -> None:
    """The Destiny of a Trial card played from hand."""
    s.cards.all[unit.card].destiny.run(s, Scene(unit.owner, unit.card, unit, unit.square))


def lay_egg(s: Battle, seat: i64, card: i64, square: i64) -> None:
    """Let an egg with a minion inside come."""
    deed = deeds.summoning(seat, s.cards.at("chrysalis_egg"), square)
    deed.within = card
    deed.count = s.turn
    call(s, deed)


@final
class Transformation(Happening[Battle, BattleDeed]):
    """A unit becomes another one."""

    def happen(self, s: Battle, deed: BattleDeed) -> None:
        transform(s, deed)


def transform(s: Battle, deed: BattleDeed) -> Unit | None:
    """Put a new unit in the place of an old one: no death, full health, as tired as before."""
    old = s.known(deed.thing)
    if old is None or old.square == NOWHERE or old.traits & INVULNERABLE != 0:
        return None
    square = old.square
    deed.place = square
    if s.numbered(old.id) is None:
        s.aside.remove(old)
        stand(s, old, square)  # its own Opening Gambit, which comes before it stands
    s.take_off(old)
    unit = new_unit(s, deed.owner, deed.card, square)
    unit.exhausted = old.exhausted
    unit.moved = old.moved
    unit.attacked = old.attacked
    if deed.within >= 0:
        hide(s, unit, deed.within)
    unit.count = deed.count if deed.count >= 0 else old.count
    if deed.flags & (AWAKE | NEWCOME) != 0:
        wake(unit)
    arrive_with(unit, deed)
    unit.general = old.general
    reckon(s, unit)
    if deed.flags & NEWCOME != 0:
        unit.exhausted = unit.traits & RUSH == 0
        if unit.traits & (BUILDING | EGG) == 0:
            unit.count = s.turn
    s.put(unit, square)
    s.units.append(unit)
    s.tell(events.TRANSFORMED, unit.owner, unit.card, square, old.card)
    s.players[unit.owner].note_summons(unit.card)
    enter(s, unit, False)
    if deed.flags & deeds.BUILT != 0:
        s.done += (deeds.late_notice(unit.owner, BUILT, unit),)
    return unit


def build_on(s: Battle, building: Unit) -> None:
    """A Building is one turn nearer to its end; then it is the minion inside it, ready to act."""
    building.count -= 1
    if building.count == 0:
        deed = deeds.transformation(building.owner, building, building.within)
        deed.flags |= AWAKE | deeds.BUILT
        s.lane.append(deed)


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
    if found:
        refresh(s)  # their auras count at once
    return found


def unmask(s: Battle, unit: Unit) -> list[Unit]:
    """A Watchful Sentinel becomes the minion it hides; that one is tired."""
    s.tell(events.REVEALED, unit.owner, s.card_of(unit.within).place, unit.square)
    deed = deeds.transformation(unit.owner, unit, unit.within)
    if s.options.sentinel_changes == "kept":
        deed.marks = kept_numbers(unit, s.card_of(unit.within))
    minion = transform(s, deed)
    if minion is None:
        return []
    minion.exhausted = True
    return [minion]


def kept_numbers(unit: Unit, card: Card) -> tuple[Mark, ...]:
    """R188: what was added to attack and health, without the keywords and abilities that came with it."""
    found: list[Mark] = []
    for mark in unit.marks:
        if mark.enchantment.mode != ADD:
            found.append(mark)
        elif mark.attack != 0 or mark.health != 0:
            found.append(Mark(card.growth, mark.attack, mark.health, mark.until, mark.seat))
    return tuple(found)


def notice_by(s: Battle, watchers: list[Unit], unit: Unit) -> None:
    """Minions just revealed see the unit that revealed them."""
    for watcher in watchers:
        if watcher.ears & (1 << UNMASKED) != 0:
            hear(s, watcher, (1 << UNMASKED), deeds.notice(unit.owner, unit, unit))


def hatch(s: Battle, egg: Unit) -> None:
    """Let the minion inside an egg come out, new and ready."""
    if egg.within < 0:
        return
    deed = deeds.transformation(egg.owner, egg, egg.within)
    deed.flags |= AWAKE
    s.lane.append(deed)


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
class Equipping(Happening[Battle, BattleDeed]):
    """An artifact is put on a general; one too many destroys the oldest."""

    def happen(self, s: Battle, deed: BattleDeed) -> None:
        general = s.general(deed.seat)
        card = s.card_of(deed.card)
        if general is None or card.enchantment is None:
            return
        deed.thing = general.id
        worn = general.artifacts()
        if len(worn) >= s.options.artifact_slots:
            lose_artifact(s, general, worn[0])
        attack = card.attack + deed.amount
        mark = Mark(card.enchantment, attack, card.health, 0, deed.seat, s.options.artifact_durability)
        general.mark(mark)
        s.tell(events.EQUIPPED, deed.seat, card.place)
        changed(s, general)
        deed.amount = 0
        deed.late = EQUIPPED
        s.done += (deed,)


def sand_rises(s: Battle, deed: BattleDeed) -> None:
    """Exhuming Sand: a minion summoned from hand has raised an Iron Dervish on each free square of it."""
    for square in deed.picks:
        if s.tiles[SAND + deed.seat] & (1 << square) != 0:
            call(s, deeds.summoning(deed.seat, s.cards.at("iron_dervish"), square))
