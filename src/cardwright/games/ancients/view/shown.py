"""A position as a client draws it, with the coming combat, prices and everything the rules make of it."""

from __future__ import annotations

from cardwright.games.ancients.model.board import (
    COMBAT,
    LANES,
    SIDES,
    SLOTS,
    SUPPORT,
    core_of,
    is_core,
    lane_of,
    place_of,
    slot_of,
)
from cardwright.games.ancients.model.keywords import COLOURS
from cardwright.games.ancients.model.player import PENDING_BITS, PENDING_MASK
from cardwright.games.ancients.model.state import ACTION, DEPLOY, NO_RUNE, OVER, PHASE_WORDS, SHOP, Position
from cardwright.games.ancients.model.unit import NOBODY, Unit
from cardwright.games.ancients.rules.casting import lent_colour
from cardwright.games.ancients.rules.deploy import ready_heroes
from cardwright.games.ancients.rules.groups import units_at
from cardwright.games.ancients.rules.legal import can_reroll
from cardwright.games.ancients.rules.moves import SORT_WORDS, move_cost, move_places, move_sort
from cardwright.games.ancients.view.forecast import Forecast, combat_preview
from cardwright.games.ancients.view.playable import costs_of
from cardwright.games.ancients.view.types import (
    CoreView,
    FountainView,
    LaneView,
    LastCardView,
    MoveView,
    OfferView,
    PlayerView,
    Shown,
    TravelView,
    UnitView,
)
from cardwright.games.ancients.view.unit_view import unit_view
from cardwright.kernel.bits import i64, members
from cardwright.kernel.data.codec import Json
from cardwright.kernel.event import HIDDEN
from cardwright.kernel.state import OPEN


def shown(s: Position) -> Json:
    forecast = combat_preview(s) if s.phase == ACTION and s.result is None else None
    view: Shown = {
        "round": int(s.round),
        "phase": OVER if s.result is not None else PHASE_WORDS[s.phase],
        "step": int(s.step),
        "time": "night" if s.night else "day",
        "light": "night" if s.round % 2 == 0 and s.round > 0 else "day",
        "initiative": int(s.initiative),
        "mover": int(s.mover),
        "passed": bool(s.passed),
        "rune": None if s.rune == NO_RUNE else int(s.rune),
        "lanes": [lane_view(s, lane, forecast) for lane in range(LANES)],
        "players": [player_view(s, seat, forecast) for seat in range(2)],
        "moves": all_moves(s) if s.phase == ACTION and s.result is None else [],
    }
    return view


# Lanes.


def lane_view(s: Position, lane: i64, forecast: Forecast | None) -> LaneView:
    return {
        "cores": [core_view(s, lane, seat, forecast) for seat in range(2)],
        "combat": [row_view(s, lane, seat, COMBAT, forecast) for seat in range(2)],
        "support": [row_view(s, lane, seat, SUPPORT, forecast) for seat in range(2)],
    }


def row_view(s: Position, lane: i64, seat: i64, row: i64, forecast: Forecast | None) -> list[UnitView | None]:
    units = [s.board[place_of(lane, seat, row, slot)] for slot in range(SLOTS)]
    return [None if unit is None else seen_unit(s, unit, forecast) for unit in units]


def seen_unit(s: Position, unit: Unit, forecast: Forecast | None) -> UnitView:
    outcome = None if forecast is None else forecast.units.get(int(unit.id))
    return unit_view(s, unit, None if outcome is None else outcome.view())


def core_view(s: Position, lane: i64, seat: i64, forecast: Forecast | None) -> CoreView:
    side = s.side(lane, seat)
    place = int(core_of(lane, seat))
    price = s.options.mana_armor
    return {
        "place": place,
        "kind": "ancient" if side.fallen else "tower",
        "health": int(side.ancient if side.fallen else side.tower),
        "max_health": int(s.options.ancient_health if side.fallen else s.options.tower_health),
        "mana": int(side.mana),
        "mana_most": int(side.mana_most),
        "mana_armor": int(side.mana // price) if side.fallen and price > 0 else None,
        "preview": None if forecast is None else forecast.cores[place].view(),
    }


# Players.


def player_view(s: Position, seat: i64, forecast: Forecast | None) -> PlayerView:
    player = s.players[seat]
    deploying = s.phase == DEPLOY
    ready = [int(hero.id) for hero in ready_heroes(s, seat)] if deploying else []
    locked = s.sealed[seat] != OPEN
    colour = lent_colour(s, seat)
    return {
        "gold": int(player.gold),
        "gold_preview": None if forecast is None else forecast.gold[seat],
        "hand_size": len(player.hand),
        "overflow": len(player.overflow),
        "deck_size": len(player.deck),
        "item_deck_size": len(player.items) + len(player.offers) + len(player.aside),
        "fountain": [fountain_view(s, hero) for hero in player.fountain],
        "travelling": [travel_view(s, hero) for hero in player.travelling],
        "ready": [] if locked else ready,
        "confirmed": bool(deploying and locked),
        "pending": [[int(one >> PENDING_BITS), int(one & PENDING_MASK)] for one in player.pending],
        "last_card": last_card(player.last),
        "lends": COLOURS[int(colour)] if colour else None,
        "hand": costs_of(s, seat),
        "offers": offers_view(s, seat),
        "rerolls": bool(s.phase == SHOP and can_reroll(s, seat)),
    }


def fountain_view(s: Position, hero: Unit) -> FountainView:
    now = s.round if s.phase == DEPLOY else s.round + 1
    return {"unit": unit_view(s, hero), "ready_in": int(max(0, hero.ready - now))}


def travel_view(s: Position, hero: Unit) -> TravelView:
    """R65: the slot is known to the owner alone."""
    lane = lane_of(hero.heading)
    return {
        "unit": unit_view(s, hero),
        "from_lane": int(1 - lane),
        "to_lane": int(lane),
        "slot": None if is_core(hero.heading) else int(slot_of(hero.heading)),
    }


def last_card(last: tuple[int, ...]) -> LastCardView | None:
    if not last:
        return None
    return {"card": last[0], "caster": last[1], "places": [place for place in last[2:] if place >= 0]}


def offers_view(s: Position, seat: i64) -> list[OfferView]:
    player = s.players[seat]
    found: list[OfferView] = []
    for card in player.offers:
        if card != HIDDEN:
            price = s.cards.all[card].price
            found.append({"card": int(card), "price": int(price), "affordable": bool(price <= player.gold)})
    return found


# Moves.


def all_moves(s: Position) -> list[MoveView]:
    found: list[MoveView] = []
    for hero in units_at(s, s.heroes & SIDES[s.mover]):
        for place in members(move_places(s, hero)):
            found.append(move_view(s, hero, place))
    return found


def move_view(s: Position, hero: Unit, place: i64) -> MoveView:
    sort = move_sort(s, hero, place)
    other = s.board[place]
    return {
        "hero": int(hero.id),
        "place": int(place),
        "cost": int(move_cost(s, hero, sort)),
        "kind": SORT_WORDS[sort],
        "replaces": NOBODY if other is None else int(other.id),
    }
