"""Whether a position can be one of a match, and what follows from it."""

from __future__ import annotations

from typing import Final

from cardwright.games.ancients.model.board import NOWHERE, in_combat, is_core, seat_of
from cardwright.games.ancients.model.player import PENDING_BITS, PENDING_MASK
from cardwright.games.ancients.model.questions import DEPLOY as DEPLOY_QUESTION
from cardwright.games.ancients.model.questions import MAIN, QUESTIONS
from cardwright.games.ancients.model.questions import SHOP as SHOP_QUESTION
from cardwright.games.ancients.model.state import ACTION, DEPLOY, SHOP, Position
from cardwright.games.ancients.model.unit import ITEM_MASK, POINT_BITS, Unit
from cardwright.games.ancients.rules.arrows import redraw
from cardwright.games.ancients.rules.deploy import ready_heroes
from cardwright.games.ancients.rules.figures import refresh
from cardwright.kernel.data.soundness import check_ids
from cardwright.kernel.decision import Decision
from cardwright.kernel.errors import BadPosition

PHASES: Final = {DEPLOY_QUESTION: DEPLOY, MAIN: ACTION, SHOP_QUESTION: SHOP}
LONGEST_LAST: Final = 4


def complete(s: Position) -> None:
    """Refuse what no match can have; work out figures, sets of places and arrows."""
    check_table(s)
    for place, unit in enumerate(s.board):
        if unit is not None:
            check_in_play(s, unit, place)
    for seat in range(2):
        check_player(s, seat)
    everything = [unit for unit in s.board if unit is not None]
    for player in s.players:
        everything += [*player.fountain, *player.travelling]
    check_ids(s, everything, 1, s.next_id - 1)
    for unit in everything:
        check_unit(s, unit)
    refresh(s)
    redraw(s)
    s.shaken = False
    for decision in s.waiting:
        check_question(s, decision)


def check_table(s: Position) -> None:
    if s.seats != 2:
        raise BadPosition(f"Ancients is played by 2, not by {s.seats}")
    if len(s.sides) != 4:
        raise BadPosition(f"there are 4 sides of lanes, not {len(s.sides)}")
    for side in s.sides:
        if not side.fallen and side.tower == 0:
            raise BadPosition("a Tower without health has fallen (R91)")
        if s.result is None and side.fallen and side.ancient == 0:
            raise BadPosition("an Ancient without health has lost the game (J50)")
    if s.night and s.round % 2:
        raise BadPosition(f"round {s.round} is a Day (R69)")


def check_in_play(s: Position, unit: Unit, place: int) -> None:
    card = s.cards.all[unit.card]
    if unit.place != place or is_core(place) or seat_of(place) != unit.owner:
        raise BadPosition(f"{card.name} cannot be in this place ({place})")
    if card.improvement and in_combat(place):
        raise BadPosition(f"{card.name} is an improvement, and in a combat row (R47)")
    if card.creep and not in_combat(place):
        raise BadPosition(f"{card.name} is a creep, and in a support row (R46)")


def check_unit(s: Position, unit: Unit) -> None:
    card = s.cards.all[unit.card]
    if len(unit.items) > 2 or (unit.items and not card.hero):
        raise BadPosition(f"{card.name} cannot carry {len(unit.items)} items (R120)")
    for copy in unit.items:
        if not s.cards.all[copy & ITEM_MASK].item:
            raise BadPosition(f"{s.cards.name(copy & ITEM_MASK)} is not an item, and {card.name} carries it")
    if unit.blessing >> 3 * POINT_BITS > 0 or (unit.blessing > 0 and not card.hero):
        raise BadPosition(f"{card.name} cannot have these points of the AB hero (R99)")


def check_player(s: Position, seat: int) -> None:
    player = s.players[seat]
    for hero in (*player.fountain, *player.travelling):
        if not s.cards.all[hero.card].hero or hero.owner != seat or hero.place != NOWHERE:
            raise BadPosition(f"{s.cards.name(hero.card)} is no hero out of play of P{seat + 1}")
    for hero in player.travelling:
        if hero.heading < 0 or in_combat(hero.heading) or seat_of(hero.heading) != seat:
            raise BadPosition(f"{s.cards.name(hero.card)} travels to no support slot of its side (R62)")
    if [hero.id for hero in player.fountain] != sorted(hero.id for hero in player.fountain):
        raise BadPosition("the heroes of a fountain are listed in the order of their numbers")
    if len(player.hand) > s.options.hand_max or (player.overflow and len(player.hand) < s.options.hand_max):
        raise BadPosition(f"P{seat + 1} has {len(player.hand)} cards in hand, and {len(player.overflow)} wait (R109)")
    if len(player.last) not in (0, LONGEST_LAST) or (player.last and not 0 <= player.last[0] < len(s.cards.all)):
        raise BadPosition(f"the last card of P{seat + 1} is no card")
    if (player.offers or player.aside) and not player.shopping:
        raise BadPosition(f"P{seat + 1} has offers, and is not in the shop (J41)")
    check_pending(s, seat)


def check_pending(s: Position, seat: int) -> None:
    """Secret placements are those of heroes that are ready."""
    player = s.players[seat]
    heroes = [secret >> PENDING_BITS for secret in player.pending]
    ready = [hero.id for hero in player.fountain if hero.ready <= s.round]
    for secret in player.pending:
        place = secret & PENDING_MASK
        if secret >> PENDING_BITS not in ready or place >= 40 or is_core(place) or seat_of(place) != seat:
            raise BadPosition(f"a secret placement of P{seat + 1} is not possible (J55)")
    if len(set(heroes)) < len(heroes) or (heroes and s.phase != DEPLOY):
        raise BadPosition(f"P{seat + 1} has placed a hero twice, or at the wrong time (J55)")


def check_question(s: Position, decision: Decision) -> None:
    seat = decision.seat
    if decision.kind not in QUESTIONS or PHASES[decision.kind] != s.phase:
        raise BadPosition(f'the question "{decision.kind}" is not put in this phase')
    if decision.kind == MAIN and (seat != s.mover or len(s.waiting) > 1):
        raise BadPosition("only the player whose turn it is acts (R29)")
    if decision.kind == DEPLOY_QUESTION and not (decision.sealed and ready_heroes(s, seat)):
        raise BadPosition(f"P{seat + 1} has no hero to deploy (J12)")
    if decision.kind == SHOP_QUESTION and (decision.sealed or not s.players[seat].shopping):
        raise BadPosition(f"P{seat + 1} is not in the shop (J41)")
