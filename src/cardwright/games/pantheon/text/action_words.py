"""Actions of Pantheon in words and in parts.

A thing on a field is ``#17``, a hero ``P2``, a link of the chain ``link 1``, a card in the pile its name.
"""

from __future__ import annotations

from typing import Final

from cardwright.games.pantheon.model import actions
from cardwright.games.pantheon.model.actions import first, fourth, second, swapped, third
from cardwright.games.pantheon.model.state import FIRST_HERO, FIRST_THING, Position
from cardwright.games.pantheon.model.target import IN_PILE, SPELL_LINK, Target
from cardwright.games.pantheon.rules.requirements import USES, use_by
from cardwright.games.pantheon.text.typed import read_action as read_action
from cardwright.games.pantheon.view.references import aimed, spelled
from cardwright.kernel.action import PASS, PICK
from cardwright.kernel.bits import i64

PLAIN: Final[dict[int, str]] = {PASS: "pass", actions.MANA: "mana", actions.END: "end"}
NOTHING: Final = "nothing"


# In words.


def action_text(s: Position, seat: i64, action: i64) -> str:
    """``play Grave Caller > Imp Kindler``, ``cast Soul Trade, sacrifice #18``, ``attack #17 > P2``."""
    kind = action & actions.KIND_MASK
    if action == PASS or kind == actions.MANA or kind == actions.END:
        return PLAIN[int(kind)]
    if kind == PICK:
        return f"sacrifice #{first(action)}"
    if kind == actions.HERO:
        return f"hero {s.cards.name(offered(s, seat, first(action)))}"
    if kind == actions.SWAP:
        return f"swap {', '.join([s.cards.name(card) for card in swapped(action)]) or NOTHING}"
    if kind == actions.DISCARD:
        return f"discard {s.cards.name(first(action))}"
    if kind == actions.ATTACK:
        return f"attack #{first(action)} > {on_table(second(action))}"
    used = source_text(seat, first(action)) if kind == actions.ACTIVATE else s.cards.name(first(action))
    return f"{USES[int(kind)]} {used}{chosen_text(s, seat, action)}"


def source_text(seat: i64, ref: i64) -> str:
    """Whose effect is used: the own hero's, or a thing's."""
    return "hero" if ref == FIRST_HERO + seat else on_table(ref)


def on_table(ref: i64) -> str:
    return f"#{ref}" if ref >= FIRST_THING else f"P{ref - FIRST_HERO + 1}"


def chosen_text(s: Position, seat: i64, action: i64) -> str:
    """What was chosen: ``> #17, P2``, and what is given up for it."""
    names = [target_text(s, target, ref) for target, ref in choices(s, seat, action)]
    while names and names[-1] == NOTHING:
        names.pop()
    on = f" > {', '.join(names)}" if names else ""
    return f"{on}, sacrifice #{fourth(action)}" if fourth(action) else on


def target_text(s: Position, target: Target, ref: i64) -> str:
    if ref == 0:
        return NOTHING
    if target.what == IN_PILE:
        return s.cards.name(ref - 1)
    return f"link {ref}" if target.what >= SPELL_LINK else on_table(ref)


# In parts.


def action_parts(s: Position, seat: i64, action: i64) -> dict[str, object]:
    """The same for programs: cards by key, everything else as ``thing:17``, ``hero:1``, ``pile:doom``, ``link:1``."""
    kind = action & actions.KIND_MASK
    if action == PASS or kind == actions.MANA or kind == actions.END:
        return {"kind": PLAIN[int(kind)]}
    if kind == PICK:
        return {"kind": "sacrifice", "unit": spelled(first(action))}
    if kind == actions.HERO:
        return {"kind": "hero", "card": key_of(s, offered(s, seat, first(action)))}
    if kind == actions.SWAP:
        return {"kind": "swap", "cards": [key_of(s, card) for card in swapped(action)]}
    if kind == actions.DISCARD:
        return {"kind": "discard", "card": key_of(s, first(action))}
    if kind == actions.ATTACK:
        return {"kind": "attack", "attacker": spelled(first(action)), "defender": spelled(second(action))}
    return used_parts(s, seat, action)


def used_parts(s: Position, seat: i64, action: i64) -> dict[str, object]:
    """What is played, cast or activated, with what was chosen for it."""
    kind = action & actions.KIND_MASK
    parts: dict[str, object] = {"kind": USES[int(kind)]}
    if kind == actions.ACTIVATE:
        parts["source"] = spelled(first(action))
    else:
        parts["card"] = key_of(s, first(action))
    parts["targets"] = [aimed(s, target, ref) for target, ref in choices(s, seat, action) if ref]
    if fourth(action):
        parts["sacrifice"] = spelled(fourth(action))
    return parts


# What an action holds.


def choices(s: Position, seat: i64, action: i64) -> list[tuple[Target, i64]]:
    """Each choice that was to be made, and what was chosen."""
    targets = use_by(s, seat, action & actions.KIND_MASK, first(action)).targets
    return list(zip(targets, [second(action), third(action)]))


def offered(s: Position, seat: i64, at: i64) -> i64:
    """The hero in this place of the offers; hidden from players who cannot see them."""
    offers = s.players[seat].offers
    return offers[at] if at < len(offers) else -1


def key_of(s: Position, place: i64) -> str:
    return s.cards.all[place].key if place >= 0 else ""
