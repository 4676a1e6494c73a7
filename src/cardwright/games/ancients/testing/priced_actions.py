"""What is done in a scenario, as the actions of the game: cards, abilities, items, moves."""

from __future__ import annotations

from typing import Final

from cardwright.games.ancients.model.actions import ABILITY, CLAIM, MOVE, PLAY, USE_ITEM, pack
from cardwright.games.ancients.model.board import NOWHERE, core_of
from cardwright.games.ancients.model.card import CONSUMABLE, IN_THE_DECK, ITEM, Card
from cardwright.games.ancients.model.state import Position
from cardwright.games.ancients.model.unit import ITEM_MASK
from cardwright.games.ancients.rules.casting import chosen_caster, cost_for
from cardwright.games.ancients.rules.moves import move_cost, move_sort
from cardwright.games.ancients.testing.place_names import place_named
from cardwright.games.ancients.testing.roster import Roster
from cardwright.games.ancients.testing.variants import find_printed, printed_key
from cardwright.kernel.bits import i64
from cardwright.kernel.data.codec import NUMBER, TEXT, Json
from cardwright.kernel.errors import BadScenario, IllegalAction
from cardwright.kernel.testing.testbed import needed

MOST_TARGETS: Final = 2


class PricedAction:
    """An action, the mana it costs, and who casts where somebody does."""

    def __init__(self, action: i64, cost: i64, caster: Json = None) -> None:
        self.action = int(action)
        self.cost = int(cost)
        self.caster = caster


def card_action(s: Position, scene: Roster, seat: int, fields: dict[str, Json]) -> PricedAction:
    """A card of the hand: a spell, a creep, an improvement, an item or a consumable."""
    held = [int(copy & ITEM_MASK) for copy in s.players[seat].hand]
    place = find_printed(s.cards, TEXT.decode(needed(fields, "card"), "card"), held)
    card = s.cards.all[place]
    if card.type == ITEM:
        return item_action(s, scene, place, fields)
    first, second = chosen_places(s, scene, fields)
    if card.type == CONSUMABLE:
        first = core_of(lane_in(fields), seat) if first == NOWHERE else first
        return PricedAction(pack(PLAY, place, NOWHERE, first, second), s.options.item_cost)
    if card.type not in IN_THE_DECK:
        raise IllegalAction(f"{card.name} is not played from the hand")
    return cast_action(s, scene, seat, place, first, second, fields)


def cast_action(
    s: Position, scene: Roster, seat: int, place: int, first: i64, second: i64, fields: dict[str, Json]
) -> PricedAction:
    """By the hero whom the player names, else by the one the game picks (J62)."""
    card = s.cards.all[place]
    if "caster" in fields:
        by = scene.place(s, fields["caster"])
    else:
        lane = lane_in(fields) if "lane" in fields else NOWHERE
        by = chosen_caster(s, seat, card, first, second, lane)
    caster = s.board[by] if by != NOWHERE else None
    if caster is None:
        raise IllegalAction(why_nobody(s, seat, card))
    return PricedAction(pack(PLAY, place, by, first, second), cost_for(s, card, caster), scene.name_of(s, caster))


def why_nobody(s: Position, seat: int, card: Card) -> str:
    held = [printed_key(s.cards.all[copy & ITEM_MASK]) for copy in s.players[seat].hand]
    if printed_key(card) not in held:
        return f"{card.name} is not in your hand"
    return f"nobody can cast {card.name} there"


def item_action(s: Position, scene: Roster, place: int, fields: dict[str, Json]) -> PricedAction:
    at = scene.place(s, needed(fields, "hero"))
    hero = s.board[at]
    replaced = NOWHERE
    if "replace" in fields:
        carried = [printed_key(s.cards.all[copy & ITEM_MASK]) for copy in (hero.items if hero is not None else ())]
        name = printed_key(s.cards.all[s.cards.find(TEXT.decode(fields["replace"], "replace"))])
        if name not in carried:
            raise IllegalAction(f"that hero does not carry {name}")
        replaced = carried.index(name)
    return PricedAction(pack(PLAY, place, NOWHERE, at, replaced), s.options.item_cost)


def chosen_places(s: Position, scene: Roster, fields: dict[str, Json]) -> tuple[i64, i64]:
    """What is aimed at; a creep or improvement goes ``to`` a place."""
    names = fields.get("targets", [])
    if not isinstance(names, list):
        raise BadScenario('"targets" is a list')
    found = [place_named(fields["to"])] if "to" in fields else []
    found += [scene.place(s, name) for name in names]
    if len(found) > MOST_TARGETS:
        raise IllegalAction("at most two things can be chosen")
    return (*found, NOWHERE, NOWHERE)[0], (*found, NOWHERE, NOWHERE)[1]


def lane_in(fields: dict[str, Json]) -> int:
    lane = NUMBER.decode(needed(fields, "lane"), "lane")
    if lane not in (1, 2):
        raise BadScenario(f"there are lanes 1 and 2, not {lane}")
    return lane - 1


def ability_action(s: Position, scene: Roster, fields: dict[str, Json]) -> PricedAction:
    first, second = chosen_places(s, scene, fields)
    return PricedAction(
        pack(ABILITY, 0, scene.place(s, needed(fields, "source")), first, second), s.options.ability_cost
    )


def use_item_action(s: Position, scene: Roster, fields: dict[str, Json]) -> PricedAction:
    first, second = chosen_places(s, scene, fields)
    item = s.cards.find(TEXT.decode(needed(fields, "item"), "item"))
    at = scene.place(s, needed(fields, "hero"))
    return PricedAction(pack(USE_ITEM, item, at, first, second), s.options.ability_cost)


def move_action(s: Position, scene: Roster, fields: dict[str, Json]) -> PricedAction:
    at = scene.place(s, needed(fields, "hero"))
    to = place_named(needed(fields, "to"))
    hero = s.board[at]
    if hero is None:
        raise IllegalAction("there is nobody to move")
    return PricedAction(pack(MOVE, 0, at, to), move_cost(s, hero, move_sort(s, hero, to)))


def claim_action(s: Position, scene: Roster, fields: dict[str, Json]) -> PricedAction:
    return PricedAction(pack(CLAIM, 0, scene.place(s, needed(fields, "hero"))), s.options.rune_cost)
