"""The text about a unit, a core, an empty slot, a hero out of play, a player or a card that somebody looks at."""

from __future__ import annotations

from rich.text import Text

from cardwright.cli.boards.ancients.highlights import LookedAt, adjacent
from cardwright.games.ancients.model.board import NOWHERE, is_core, lane_of, seat_of
from cardwright.games.ancients.model.card import HERO, ITEM, TOKEN, Card
from cardwright.games.ancients.model.keywords import COLOURS
from cardwright.games.ancients.model.state import Position
from cardwright.games.ancients.model.unit import Unit
from cardwright.games.ancients.text.place_words import written_place
from cardwright.games.ancients.view.types import UnitView
from cardwright.games.ancients.view.unit_view import unit_view


def described(s: Position, seen: LookedAt) -> list[Text]:
    if seen.seat >= 0:
        return [Text(player_text(s, seen.seat))]
    if seen.hero:
        hero = s.anywhere(seen.hero)
        assert hero is not None
        return [Text(f"{unit_text(s, hero)} {whereabouts(s, hero)}")]
    if is_core(seen.place):
        return [Text(core_text(s, seen.place))]
    unit = s.board[seen.place]
    told = f"{written_place(seen.place)} is empty." if unit is None else unit_text(s, unit)
    return [Text(f"{told} {neighbours(s, seen.place)}")]


def player_text(s: Position, seat: int) -> str:
    player = s.players[seat]
    piles = f"{len(player.hand)} cards in hand, {len(player.deck)} in the deck, {len(player.items)} in the item deck"
    played = ", ".join(s.cards.name(card) for card in reversed(player.played[-8:])) or "no cards"
    return f"P{seat + 1}: {player.gold} gold, {piles}. Played, the last card first: {played}."


def core_text(s: Position, place: int) -> str:
    side = s.side(lane_of(place), seat_of(place))
    owner, lane = seat_of(place) + 1, lane_of(place) + 1
    mana = f"{side.mana} of {side.mana_most} mana"
    if not side.fallen:
        return (
            f"P{owner}'s Tower in lane {lane}: {side.tower} health, {mana}. The Ancient behind it has {side.ancient}."
        )
    price = int(s.options.mana_armor)
    blocks = f", which block {side.mana // price} damage" if price else ""
    return f"P{owner}'s Ancient in lane {lane}: {side.ancient} health, {mana}{blocks}."


def unit_text(s: Position, unit: Unit) -> str:
    """Whose it is, its figures, what it has, carries and suffers, and its text."""
    card = s.cards.all[unit.card]
    view = unit_view(s, unit)
    told = [facts_line(card)]
    if not card.improvement:
        told.append(
            f"now {view['attack']} attack, {view['armor']} armor, {view['health']} of {view['max_health']} health"
        )
    told += [word.replace("_", " ") for word in circumstances(s, view)]
    abilities = " ".join(f"{one['name']}: {one['text']}" for one in card.ability_facts())
    text = abilities if card.hero else card.text
    return f"#{unit.id} {view['name']} of P{unit.owner + 1}: {', '.join(told)}. {text}".strip()


def circumstances(s: Position, view: UnitView) -> list[str]:
    """Keywords, items, ailments, cooldowns, whom it strikes."""
    told = list(view["keywords"])
    told += [s.cards.name(item["card"]) for item in view["items"]]
    told += [f"{one['kind']} {one['turns']}" if one["turns"] else one["kind"] for one in view["statuses"]]
    ability = view["ability"]
    if ability is not None and ability["cooldown"]:
        told.append(f"ability ready in {ability['cooldown']}")
    if view["is_ab"]:
        told.append("the AB hero")
    if view["pinned"]:
        told.append("pinned")
    target = s.in_play(view["target"]) if view["target"] else None
    if view["target"] is not None:
        told.append("strikes the core" if target is None else f"strikes {s.cards.name(target.card)} #{target.id}")
    return told


def whereabouts(s: Position, hero: Unit) -> str:
    if hero in s.players[hero.owner].travelling:
        return f"On the way to lane {lane_of(hero.heading) + 1}."
    rounds = int(hero.ready - s.round)
    return "In the fountain, ready to deploy." if rounds <= 0 else f"In the fountain, deploys in {rounds}."


def neighbours(s: Position, place: int) -> str:
    """Who stands in the adjacent slots."""
    found = [s.board[other] for other in adjacent(place)] if place != NOWHERE else []
    names = [f"P{one.owner + 1}'s {s.cards.name(one.card)} #{one.id}" for one in found if one is not None]
    return f"Adjacent: {', '.join(names) or 'nobody'}."


def facts_line(card: Card) -> str:
    """``red creep, 3 mana, 1/1/5``, ``item, 9 gold, 2/0/0``."""
    colour = COLOURS[int(card.colour)]
    told = [f"{'' if colour == 'none' else colour + ' '}{card.type}"]
    if card.price >= 0:
        told.append(f"{card.price} gold")
    elif card.type not in (HERO, TOKEN):
        told.append(f"{card.cost} mana")
    if card.hero or card.creep or card.type == ITEM:
        told.append(f"{card.attack}/{card.armor}/{card.health}")
    return ", ".join(told)
