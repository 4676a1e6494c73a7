"""References to heroes, rows, columns, things, cards in a graveyard and links, as programs outside read them."""

from __future__ import annotations

from cardwright.games.cartoverse.effects.asking import ChooseTarget
from cardwright.games.cartoverse.model.board import FIRST_COLUMN, FIRST_HERO, FIRST_ROW, FIRST_THING, ZONE_WORDS
from cardwright.games.cartoverse.model.link import ATTACK, CAST, TRAPPED, TRIGGERED
from cardwright.games.cartoverse.model.state import Duel
from cardwright.games.cartoverse.model.target import IN_GRAVEYARD, SPELL_LINK, Target
from cardwright.games.cartoverse.rules.using import use_of
from cardwright.kernel.bits import i64
from cardwright.kernel.frame import Frame
from cardwright.kernel.link import TARGETS, card_of, which_of


def spelled(ref: i64) -> str:
    """``hero:1``, ``row:0:attack``, ``column:3`` or ``thing:17``."""
    if ref >= FIRST_THING:
        return f"thing:{ref}"
    if ref >= FIRST_COLUMN:
        return f"column:{ref - FIRST_COLUMN + 1}"
    if ref >= FIRST_ROW:
        return f"row:{(ref - FIRST_ROW) // 2}:{ZONE_WORDS[(ref - FIRST_ROW) % 2]}"
    return f"hero:{ref - FIRST_HERO}"


def aimed(s: Duel, target: Target | None, ref: i64) -> str:
    """A choice for a target: also ``grave:crypt_rat`` or ``link:1``."""
    if target is not None and target.what == IN_GRAVEYARD:
        return f"grave:{s.cards.all[ref - 1].key}"
    return f"link:{ref}" if target is not None and target.what >= SPELL_LINK else spelled(ref)


def link_targets(s: Duel, link: Frame) -> list[str]:
    """What was chosen for a link."""
    chosen = link.chosen(TARGETS)
    if link.program == ATTACK:
        return [spelled(ref) for ref in chosen]
    return [aimed(s, use_of(s, link).target, ref) for ref in chosen]


def target_asked(s: Duel) -> Target | None:
    """What the effect under way lets somebody choose."""
    if not s.agenda:
        return None
    frame = s.agenda[-1]
    card = s.cards.all[card_of(frame)]
    steps = card.triggers[which_of(frame)].steps if frame.program == TRIGGERED else ()
    if frame.program == TRAPPED:
        steps = card.triggers[0].steps
    elif frame.program == CAST:
        steps = use_of(s, frame).steps
    step = steps[frame.step - 1] if 0 < frame.step <= len(steps) else None
    return step.target if isinstance(step, ChooseTarget) else None
