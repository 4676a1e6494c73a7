"""What scenarios do to a battle behind the back of its rules: put units and cards where they want them."""

from __future__ import annotations

from typing import Final

from cardwright.games.generals.model import deeds
from cardwright.games.generals.model.board import COLUMNS, ROWS, square_at, square_name
from cardwright.games.generals.model.card import Cards
from cardwright.games.generals.model.deeds import ORDERED, BattleDeed
from cardwright.games.generals.model.state import CHANGED, SPRING, Battle
from cardwright.games.generals.model.unit import Unit
from cardwright.games.generals.rules.arrival import gambit, meet_destiny, use_tile
from cardwright.games.generals.rules.draw import give
from cardwright.games.generals.rules.enchant import lay_tile, wake
from cardwright.games.generals.rules.happenings import HAPPENINGS
from cardwright.games.generals.rules.legal import order_squares
from cardwright.games.generals.rules.trials import advance
from cardwright.games.generals.testing.findings import MANA_SPRING, TILES
from cardwright.kernel.bits import i64
from cardwright.kernel.cards import plain
from cardwright.kernel.data.codec import NUMBER, TEXT, Json, Many
from cardwright.kernel.errors import BadScenario, IllegalAction, unknown
from cardwright.kernel.game import Game
from cardwright.kernel.testing.testbed import needed, table

NUMBERS: Final = Many(NUMBER)
EDITS: Final = ("place_tile", "give_card", "put_card_in_deck", "set_mana", "ready_unit", "set_damage", "set_position")
SILENT_EDITS: Final = ("set_mana", "ready_unit", "set_damage", "set_position")
DEEDS: Final = ("place", "deal_damage", "destroy", "remove_from_board")


def edit(game: Game[Battle], s: Battle, do: str, fields: dict[str, Json]) -> None:
    """Change one thing and nothing else; cards react to nothing but a tile."""
    if do in ("ready_unit", "set_damage", "set_position"):
        edit_unit(s, do, fields)
    elif do == "place_tile":
        lay(s, seat_in(fields), TEXT.decode(needed(fields, "card"), "card"), square_in(fields, "at"))
    elif do == "set_mana":
        s.players[seat_in(fields)].mana = NUMBER.decode(needed(fields, "mana"), "mana")
    elif do == "give_card":
        hand_over(s, seat_in(fields), card_in(s, fields))
    else:
        s.players[seat_in(fields)].deck.append(card_in(s, fields))
    settle(game, s)
    if do == "set_damage":
        s.stale |= CHANGED  # auras may be about damage; they notice with the next thing that happens


def edit_unit(s: Battle, do: str, fields: dict[str, Json]) -> None:
    square = square_in(fields, "from" if do == "set_position" else "at")
    unit = unit_on(s, square, fields.get("unit"), fields.get("owner"))
    if do == "ready_unit":
        wake(unit)
    elif do == "set_damage":
        unit.damage = NUMBER.decode(needed(fields, "damage"), "damage")
    else:
        to = square_in(fields, "to")
        if s.occupied() & (1 << to) != 0 and to != square:
            raise IllegalAction(f"{square_name(to)} is not free")
        s.lift(unit)
        s.put(unit, to)


def hand_over(s: Battle, seat: i64, copy: i64) -> None:
    """Put a card into a hand; a Trial card is locked there and its trial begins, unless the player has another one."""
    slot = give(s, seat, copy)
    player = s.players[seat]
    trial = s.card_of(copy).trial
    if trial is not None and player.slotted < 0 and slot >= 0:
        player.slotted = slot
        advance(s, seat, trial, trial.at_first(s, seat))


def lay(s: Battle, seat: i64, name: str, square: i64) -> None:
    if name == MANA_SPRING:
        lay_tile(s, SPRING, square)
    elif name in TILES:
        s.lane.append(deeds.tiling(seat, TILES[name] + seat, square))
    else:
        raise unknown("tile", name, [MANA_SPRING, *TILES])


def carry_out(game: Game[Battle], s: Battle, do: str, fields: dict[str, Json]) -> None:
    """Do something that cards may react to."""
    if do == "place":
        place(s, fields)
    else:
        s.lane.append(deed(s, do, unit_named(s, fields, "target"), fields))
    settle(game, s)


def use_springs(s: Battle) -> None:
    """Units that were put on Mana Springs without a move use them once something happens."""
    for unit in s.units:
        use_tile(s, unit)


def settle(game: Game[Battle], s: Battle) -> None:
    """Let everything follow that follows; if that ends the battle, nobody is asked any more."""
    asked, s.waiting = s.waiting, ()
    while s.result is None and not s.waiting and game.run_lane(s):
        pass
    if s.result is None and not s.waiting:
        s.waiting = asked


def deed(s: Battle, do: str, unit: Unit, fields: dict[str, Json]) -> BattleDeed:
    if do == "deal_damage":
        return deeds.damage(s.mover, unit, None, NUMBER.decode(needed(fields, "amount"), "amount"), False)
    return deeds.destruction(s.mover, unit) if do == "destroy" else deeds.removal(s.mover, unit)


def act_out_of_turn(game: Game[Battle], s: Battle, unit: Unit, do: str, square: i64) -> None:
    """A unit moves or attacks as it could in its owner's turn, though it is not."""
    if order_squares(s, unit, do == "attack") & (1 << square) == 0 or s.playing() is not None:
        raise IllegalAction(f"{s.cards.name(unit.card)} cannot do that now")
    target = s.unit_at(square)
    s.lane.append(deeds.walk(unit, square) if target is None else deeds.hit(unit, target, ORDERED))
    settle(game, s)


def place(s: Battle, fields: dict[str, Json]) -> None:
    """Let a unit come to a square as if played there, but for nothing and out of no hand."""
    copy = unit_called(s.cards, TEXT.decode(needed(fields, "card"), "card"))
    summoning = deeds.summoning(seat_in(fields), copy, free_square(s, fields))
    HAPPENINGS[summoning.kind].happen(s, summoning)
    unit = s.known(summoning.thing)
    if unit is not None:
        gambit(s, unit, ())
        meet_destiny(s, unit)


def seat_in(fields: dict[str, Json]) -> i64:
    """The seat of a player, whom scenarios call 1 or 2."""
    return seat_numbered(NUMBER.decode(needed(fields, "player"), "player"))


def seat_numbered(number: int) -> i64:
    if number not in (1, 2):
        raise BadScenario(f"a player is 1 or 2, not {number}")
    return number - 1


def square_in(fields: dict[str, Json], name: str) -> i64:
    """A square, which scenarios write as column and row from 0."""
    if needed(fields, name) is None:
        raise IllegalAction(f"{name} is no square")
    x, y = pair(needed(fields, name), name)
    if not (0 <= x < COLUMNS and 0 <= y < ROWS):
        raise IllegalAction(f"there is no square [{x}, {y}]; the board is {COLUMNS} columns by {ROWS} rows")
    return square_at(x, y)


def pair(value: Json, name: str) -> tuple[int, int]:
    numbers = NUMBERS.decode(value, name)
    if len(numbers) != 2:
        raise BadScenario(f"{name} is a column and a row, not {value}")
    return numbers[0], numbers[1]


def free_square(s: Battle, fields: dict[str, Json]) -> i64:
    square = square_in(fields, "at")
    if s.occupied() & (1 << square) != 0:
        raise IllegalAction(f"{square_name(square)} is not free")
    return square


def card_in(s: Battle, fields: dict[str, Json]) -> i64:
    return card_called(s.cards, TEXT.decode(needed(fields, "card"), "card"))


def card_called(cards: Cards, name: str) -> i64:
    """A card for a hand or a deck: of namesakes the one that decks are built with."""
    built = [card.place for card in cards.all if card.collectible and plain(card.name) == plain(name)]
    return built[0] if built else cards.find(name)


def unit_called(cards: Cards, name: str) -> i64:
    """A card for the board: of namesakes the unit."""
    units = [card.place for card in cards.all if card.is_unit and plain(card.name) == plain(name)]
    if not units:
        raise BadScenario(f"{cards.name(cards.find(name))} is not a unit")
    return units[0]


def unit_named(s: Battle, fields: dict[str, Json], name: str) -> Unit:
    """The unit that is written ``{"name": …, "owner": …, "at": […]}``."""
    written = table(needed(fields, name), name)
    return unit_on(s, square_in(written, "at"), written.get("name"), written.get("owner"))


def unit_on(s: Battle, square: i64, name: Json, owner: Json) -> Unit:
    """The unit on a square, which must be the one that is meant."""
    unit = s.unit_at(square)
    if unit is None:
        raise IllegalAction(f"there is no unit on {square_name(square)}")
    there = s.cards.name(unit.card)
    if name is not None and there != name:
        raise IllegalAction(f"on {square_name(square)} stands {there}, not {name}")
    if owner is not None and unit.owner != seat_numbered(NUMBER.decode(owner, "owner")):
        raise IllegalAction(f"{there} on {square_name(square)} does not belong to player {owner}")
    return unit
