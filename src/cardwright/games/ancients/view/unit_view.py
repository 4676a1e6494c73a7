"""One unit as a client draws it."""

from __future__ import annotations

from cardwright.games.ancients.model.board import in_combat
from cardwright.games.ancients.model.keywords import (
    AILMENT_WORDS,
    BREAK,
    DISARM,
    FEEBLE,
    MOVE_COOLDOWN,
    MUTE,
    ROOT,
    keyword_names,
)
from cardwright.games.ancients.model.mark import Mark
from cardwright.games.ancients.model.state import Position
from cardwright.games.ancients.model.unit import ITEM_BITS, ITEM_MASK, NO_ARROW, NO_SHIELD, NOBODY, Unit
from cardwright.games.ancients.rules.arrows import is_pinned
from cardwright.games.ancients.rules.combat import can_strike
from cardwright.games.ancients.rules.state_check import bounty_of
from cardwright.games.ancients.view.types import (
    AbilityView,
    EnhancementView,
    ItemView,
    PreviewView,
    StatusView,
    UnitView,
)
from cardwright.kernel.bits import i64


def unit_view(s: Position, unit: Unit, preview: PreviewView | None = None) -> UnitView:
    card = s.cards.all[unit.card]
    fighting = in_combat(unit.place) and not card.improvement
    return {
        "id": int(unit.id),
        "card": int(unit.card),
        "owner": int(unit.owner),
        "place": int(unit.place),
        "name": f"Mega {card.name}" if unit.mega else card.name,
        "attack": int(unit.attack),
        "armor": int(unit.armor_now()),
        "worn": bool(unit.armor_now() < unit.armor),
        "health": int(unit.left()),
        "max_health": int(unit.health),
        "bounty": int(bounty_of(s, unit)),
        "keywords": keyword_names(unit.traits, unit.ranks),
        "statuses": statuses_of(unit),
        "enhancements": [enhancement(mark) for mark in unit.marks if mark.is_enhancement()],
        "items": [item_view(s, unit, copy) for copy in unit.items],
        "ability": ability_view(s, unit),
        "target": int(unit.arrow) if fighting and unit.arrow != NO_ARROW else None,
        "forced": bool(unit.forced != NOBODY),
        "aggro": bool(unit.lured),
        "pinned": bool(is_pinned(s, unit)) if card.hero else False,
        "mega": bool(unit.mega),
        "is_ab": bool(s.players[unit.owner].ab == unit.id),
        "shield": bool(unit.shield != NO_SHIELD),
        "can_strike": bool(fighting and can_strike(unit)),
        "preview": preview,
    }


def statuses_of(unit: Unit) -> list[StatusView]:
    """In the order of the circles: Stun, Silence, ailments, other negative ones, positive ones (U38)."""
    found: list[StatusView] = []
    if unit.stun:
        found.append(status("stun", True, unit.stun))
    if unit.silence:
        found.append(status("silence", True, unit.silence))
    for bit in (DISARM, MUTE, ROOT, BREAK, MOVE_COOLDOWN):
        if unit.ails & bit:
            found.append(status(AILMENT_WORDS[bit], True))
    passing = [mark for mark in unit.marks if not mark.is_enhancement()]
    for mark in sorted(passing, key=lambda one: one.positive):
        found.append(status(mark_word(mark), not mark.positive))
    if unit.shield != NO_SHIELD:
        found.append(status("death_shield", False))
    return found


def status(kind: str, negative: bool, turns: i64 = 0) -> StatusView:
    return {"kind": kind, "turns": int(turns) if turns else None, "negative": negative}


def mark_word(mark: Mark) -> str:
    """What a circle shows: the keyword it gives, or that figures are changed."""
    if mark.gives & FEEBLE:
        return "feeble"
    names = keyword_names(mark.gives, mark.ranks)
    return names[0].lower().replace(" ", "_") if names else "figures"


def enhancement(mark: Mark) -> EnhancementView:
    return {"card": int(mark.card), "negative": not mark.positive}


def item_view(s: Position, hero: Unit, copy: i64) -> ItemView:
    active = s.cards.all[copy & ITEM_MASK].active is not None
    free = hero.stun == 0 and hero.ails & MUTE == 0 and hero.place >= 0
    return {
        "card": int(copy & ITEM_MASK),
        "cooldown": int(copy >> ITEM_BITS),
        "active": active,
        "usable": bool(active and free and copy >> ITEM_BITS == 0),
    }


def ability_view(s: Position, unit: Unit) -> AbilityView | None:
    card = s.cards.all[unit.card]
    passives = len(card.passives)
    if card.active is None and passives == 0:
        return None
    return {
        "active": card.active is not None,
        "cooldown": int(unit.cooldown if card.active is not None else unit.rest),
        "more": passives > (0 if card.active is not None else 1),
        "blocked": blocked(unit, card.active is not None),
    }


def blocked(unit: Unit, active: bool) -> str:
    """What keeps an active ability from being used, or a passive one from working."""
    if not active:
        return "broken" if unit.ails & BREAK else ""
    if unit.stun:
        return "stunned"
    if unit.silence:
        return "silenced"
    return "muted" if unit.ails & MUTE else ""
