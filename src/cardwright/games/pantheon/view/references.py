"""References to heroes, things, cards in the pile and links, as programs outside read them."""

from __future__ import annotations

from cardwright.games.pantheon.model.link import ATTACK
from cardwright.games.pantheon.model.state import FIRST_HERO, FIRST_THING, Position
from cardwright.games.pantheon.model.target import IN_PILE, SPELL_LINK, Target
from cardwright.games.pantheon.rules.requirements import use_of
from cardwright.kernel.bits import i64


def spelled(ref: i64) -> str:
    """``hero:1`` or ``thing:17``."""
    return f"hero:{ref - FIRST_HERO}" if ref < FIRST_THING else f"thing:{ref}"


def aimed(s: Position, target: Target, ref: i64) -> str:
    """A choice for a target: also ``pile:imp_kindler`` or ``link:1``."""
    if target.what == IN_PILE:
        return f"pile:{s.cards.all[ref - 1].key}"
    return f"link:{ref}" if target.what >= SPELL_LINK else spelled(ref)


def link_targets(s: Position, program: str, card: i64, chosen: tuple[int, ...]) -> list[str]:
    """What was chosen for a link; nothing for what was left out."""
    if program == ATTACK:
        return [spelled(ref) for ref in chosen]
    targets = use_of(s, program, card).targets
    return [aimed(s, target, ref) for target, ref in zip(targets, chosen) if ref]
