"""The text about a hero, a creature, an enchant, a slot, a card or a graveyard that somebody looks at."""

from __future__ import annotations

from collections import Counter

from rich.text import Text

from cardwright.cli.boards.cartoverse.highlights import NOWHERE, LookedAt, adjacent, on_spot
from cardwright.games.cartoverse.model.board import FIRST_HERO, PLACES, SLOTS, ZONE_WORDS
from cardwright.games.cartoverse.model.card import HERO, KEYWORDS, Card
from cardwright.games.cartoverse.model.in_play import Creature
from cardwright.games.cartoverse.model.state import Duel
from cardwright.games.cartoverse.text.naming import board_name
from cardwright.kernel.state import NOBODY


def described(s: Duel, seen: LookedAt) -> list[Text]:
    if seen.graveyard != NOWHERE:
        return [Text(graveyard(s, seen.graveyard))]
    if seen.spot == NOWHERE:
        laid = s.enchant(seen.ref)
        return [Text(hero_text(s, seen.ref - FIRST_HERO) if laid is None else enchant_text(s, seen.ref))]
    creature = on_spot(s, seen.spot)
    told = f"{slot_name(seen.spot)} is empty." if creature is None else creature_text(s, creature)
    return [Text(f"{told} {neighbours(s, seen.spot)}")]


def graveyard(s: Duel, seat: int) -> str:
    """Every card in it, the last one first."""
    counted = Counter(s.cards.name(card) for card in reversed(s.players[seat].graveyard))
    names = [f"{name} x{count}" if count > 1 else name for name, count in counted.items()]
    return f"P{seat + 1}'s graveyard, the last card first: {', '.join(names) or 'no cards'}."


def hero_text(s: Duel, seat: int) -> str:
    player = s.players[seat]
    card = s.cards.all[player.hero]
    stands = f"{player.hp} of {player.most} HP, {player.purse()} mana of {len(player.mana_zone)}"
    cards = f"{len(player.hand)} cards in hand, {len(player.deck)} in the deck"
    zone = ", ".join(s.cards.name(place) for place in player.mana_zone) or "no cards"
    text = card.text.replace("\n", " ")
    return f"P{seat + 1}, {card.name}, {card.faction}: {stands}, {cards}. Mana zone: {zone}. {text}"


def enchant_text(s: Duel, ref: int) -> str:
    laid = s.enchant(ref)
    assert laid is not None
    card = s.cards.all[laid.card]
    where = f"of P{laid.owner + 1} on {board_name(s, laid.on, NOBODY)}"
    return f"#{ref} {card.name} {where}: {facts_line(card)}. {card.text}"


def creature_text(s: Duel, creature: Creature) -> str:
    """Whose it is, its numbers, what it has, and its text."""
    card = s.cards.all[creature.card]
    left = f"{creature.hp - creature.damage} of {creature.hp} HP"
    told = [facts_line(card), f"now {max(creature.atk, 0)} ATK and {left}"]
    told.append("exhausted" if creature.exhausted else "ready")
    told += [word for key, word in KEYWORDS.items() if creature.keys & key & ~card.keywords]
    told += [s.cards.name(laid.card) for laid in s.enchants if laid.on == creature.id]
    text = card.text.replace("\n", " ")
    return f"#{creature.id} {card.name} of P{creature.owner + 1}: {', '.join(told)}. {text}".strip()


def neighbours(s: Duel, spot: int) -> str:
    """Who stands in the adjacent slots, of both sides: what an area effect would hit."""
    found = [on_spot(s, other) for other in adjacent(spot)]
    names = [f"P{one.owner + 1}'s {s.cards.name(one.card)} #{one.id}" for one in found if one is not None]
    return f"Adjacent: {', '.join(names) or 'nobody'}."


def slot_name(spot: int) -> str:
    """``P1 attack 3``."""
    seat, place = divmod(spot, PLACES)
    return f"P{seat + 1} {ZONE_WORDS[place // SLOTS]} {place % SLOTS + 1}"


def facts_line(card: Card) -> str:
    """``Verdant creature, 1 mana, 2/1, Beast``."""
    told = [f"{card.faction} {card.type}"]
    if card.type == HERO:
        return f"{told[0]}, {card.hp} HP"
    if not card.shard:
        told.append(f"{card.cost} mana")
    if card.creature:
        told += [f"{card.atk}/{card.hp}", card.job]
    told += [f"Loyalty {card.loyalty}"] if card.loyalty else []
    return ", ".join(filter(None, told))
