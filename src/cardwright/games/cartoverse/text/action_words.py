"""Actions of Cartoverse in words and in parts.

A creature or enchant is ``#17``, a hero ``P2``, a row ``P1 attack``, a link of the chain ``link 1``.
"""

from __future__ import annotations

from typing import Final

from cardwright.games.cartoverse.model import actions
from cardwright.games.cartoverse.model.actions import first, fourth, second, third
from cardwright.games.cartoverse.model.board import SLOTS, ZONE_WORDS
from cardwright.games.cartoverse.model.questions import BLOCK
from cardwright.games.cartoverse.model.state import Duel
from cardwright.games.cartoverse.model.target import IN_GRAVEYARD, SPELL_LINK, Target
from cardwright.games.cartoverse.rules.using import use_by
from cardwright.games.cartoverse.text.board_lines import place_text
from cardwright.games.cartoverse.text.typed import CARD_WORDS, VERBS
from cardwright.games.cartoverse.text.typed import read_action as read_action
from cardwright.games.cartoverse.view.references import aimed, spelled, target_asked
from cardwright.kernel.action import PASS, PICK
from cardwright.kernel.bits import i64
from cardwright.kernel.mulligan import EXCHANGE, exchange_parts, exchange_text

PLAIN: Final[dict[int, str]] = {number: word for word, number in VERBS.alone.items()}
WORD_OF_CARD: Final[dict[int, str]] = {number: word for word, number in CARD_WORDS.items()}
TRAP_KIND: Final = "trap"


# In words.


def action_text(s: Duel, seat: i64, action: i64) -> str:
    """``summon Dawn Squire > attack 3``, ``cast Firebolt > #17``, ``use Exhume > Crypt Rat, discard Wanderer``."""
    kind = int(action & actions.KIND_MASK)
    if action == PASS or kind == actions.DRAW or kind == actions.END:
        return PLAIN[kind]
    if kind == EXCHANGE:
        return exchange_text(action)
    if kind == PICK:
        return picked_text(s, seat, first(action))
    if kind == actions.CREATURE:
        place = second(action)
        return f"summon {s.cards.told(first(action))} > {ZONE_WORDS[place // SLOTS]} {place % SLOTS + 1}"
    if kind == actions.ATTACK:
        return f"attack #{first(action)} > {place_text(second(action))}"
    if kind == actions.ABILITY:
        return f"use {ability_text(s, seat, action)}{chosen_text(s, seat, action)}"
    if kind == actions.CAST:
        return f"cast {s.cards.told(first(action))}{chosen_text(s, seat, action)}"
    return f"{WORD_OF_CARD[kind]} {s.cards.told(first(action))}"


def picked_text(s: Duel, seat: i64, ref: i64) -> str:
    """A blocker, or the target of what is happening."""
    if s.question(seat) == BLOCK:
        return f"block #{ref}"
    return f"target {target_text(s, target_asked(s), ref)}"


def ability_text(s: Duel, seat: i64, action: i64) -> str:
    """The ability of a hero by its name; that of a creature by the creature, and its name if there are several."""
    source = first(action)
    which = fourth(action)
    creature = s.find(source)
    card = s.cards.all[s.players[seat].hero if creature is None else creature.card]
    name = card.abilities[which].name if which < len(card.abilities) else str(which + 1)
    if creature is None:
        return name
    return f"#{source}" if len(card.abilities) == 1 else f"#{source} {name}"


def chosen_text(s: Duel, seat: i64, action: i64) -> str:
    """What was chosen, and what is discarded for it."""
    target = use_by(s, seat, action & actions.KIND_MASK, first(action), fourth(action)).target
    on = f" > {target_text(s, target, second(action))}" if second(action) else ""
    return f"{on}, discard {s.cards.told(third(action) - 1)}" if third(action) else on


def target_text(s: Duel, target: Target | None, ref: i64) -> str:
    if target is not None and target.what == IN_GRAVEYARD:
        return s.cards.told(ref - 1)
    return f"link {ref}" if target is not None and target.what >= SPELL_LINK else place_text(ref)


# In parts.


def action_parts(s: Duel, seat: i64, action: i64) -> dict[str, object]:
    """The same for programs: cards by key, everything else as ``thing:17``, ``hero:1``, ``row:0:attack`` …"""
    kind = int(action & actions.KIND_MASK)
    if action == PASS or kind == actions.DRAW or kind == actions.END:
        return {"kind": PLAIN[kind]}
    if kind == EXCHANGE:
        return exchange_parts(action)
    if kind == PICK:
        if s.question(seat) == BLOCK:
            return {"kind": "block", "creature": spelled(first(action))}
        return {"kind": "target", "target": aimed(s, target_asked(s), first(action))}
    if kind == actions.ATTACK:
        return {"kind": "attack", "attacker": spelled(first(action)), "defender": spelled(second(action))}
    if kind == actions.ABILITY:
        return ability_parts(s, seat, action)
    card = s.cards.all[first(action)]
    if kind == actions.CREATURE:
        place = second(action)
        zone, slot = ZONE_WORDS[place // SLOTS], int(place % SLOTS) + 1
        return {"kind": "creature", "card": card.key, "zone": zone, "slot": slot}
    if kind == actions.CAST:
        return {"kind": "cast", "card": card.key, "targets": targets_of(s, seat, action)}
    return {"kind": TRAP_KIND if kind == actions.TRAP else WORD_OF_CARD[kind], "card": card.key}


def ability_parts(s: Duel, seat: i64, action: i64) -> dict[str, object]:
    parts: dict[str, object] = {
        "kind": "ability",
        "source": spelled(first(action)),
        "which": int(fourth(action)),
        "targets": targets_of(s, seat, action),
    }
    if third(action):
        parts["discard"] = s.cards.all[third(action) - 1].key
    return parts


def targets_of(s: Duel, seat: i64, action: i64) -> list[str]:
    target = use_by(s, seat, action & actions.KIND_MASK, first(action), fourth(action)).target
    return [aimed(s, target, second(action))] if second(action) else []
