"""The position as a client draws it: everything worked out that a person sees, out of what the reader may know."""

from __future__ import annotations

from typing import cast

from cardwright.games.cartoverse.model import questions as book
from cardwright.games.cartoverse.model.board import FIRST_COLUMN, FIRST_HERO, SLOTS, ZONE_WORDS
from cardwright.games.cartoverse.model.card import KEYWORDS, Activation
from cardwright.games.cartoverse.model.in_play import Creature
from cardwright.games.cartoverse.model.link import ATTACK, ENDING, SETTING
from cardwright.games.cartoverse.model.state import PHASE_WORDS, Duel
from cardwright.games.cartoverse.rules import legal
from cardwright.games.cartoverse.rules.combat import is_barred
from cardwright.games.cartoverse.rules.loyalty import hp_price
from cardwright.games.cartoverse.view.references import aimed, link_targets, spelled, target_asked
from cardwright.games.cartoverse.view.types import (
    LinkKind,
    Shown,
    ShownAttack,
    ShownCreature,
    ShownDemand,
    ShownLink,
    ShownSeat,
)
from cardwright.kernel.bits import i64
from cardwright.kernel.chain import RESPOND
from cardwright.kernel.frame import Frame
from cardwright.kernel.link import card_of, ref_of, target_of, which_of


def shown(s: Duel) -> Shown:
    return {
        "turn": int(s.turn()),
        "player": int(s.player),
        "first": int(s.first),
        "phase": "over" if s.result is not None else PHASE_WORDS[s.phase],
        "priority": priority(s),
        "asking": [int(seat) for seat in s.asking] if s.chain else [],
        "attacks": not is_barred(s, s.player),
        "seats": [seat_shown(s, seat) for seat in range(s.seats)],
        "enchants": [
            {"id": int(laid.id), "card": int(laid.card), "seat": int(laid.owner), "on": spelled(laid.on)}
            for laid in s.enchants
        ],
        "column_room": [column_room(s, column) for column in range(SLOTS)],
        "chain": [link_shown(s, link) for link in s.chain],
        "attack": attack_shown(s),
        "asked": asked(s),
    }


def priority(s: Duel) -> int | None:
    """Who is asked in a window."""
    for decision in s.waiting:
        if decision.kind == RESPOND:
            return int(decision.seat)
    return None


def column_room(s: Duel, column: int) -> int:
    lying = [laid for laid in s.enchants if laid.on == FIRST_COLUMN + column]
    return int(s.options.column_enchants) - len(lying)


def asked(s: Duel) -> ShownDemand | None:
    """What somebody has to choose in the middle of something; a target in a hand is nobody else's business."""
    for decision in s.waiting:
        if decision.kind in (book.BLOCK, book.TARGET, book.DISCARD):
            target = target_asked(s) if decision.kind == book.TARGET else None
            return {
                "kind": "block" if decision.kind == book.BLOCK else "target" if decision.slot else "discard",
                "seat": int(decision.seat),
                "card": int(card_of(s.agenda[-1])),
                "options": [aimed(s, target, ref) for ref in decision.options],
            }
    return None


def attack_shown(s: Duel) -> ShownAttack | None:
    """The attack under way, while its block is asked for or it strikes."""
    for frame in s.agenda:
        if frame.program == ATTACK:
            offered = [ref for decision in s.waiting if decision.kind == book.BLOCK for ref in decision.options]
            return {
                "attacker": spelled(ref_of(frame)),
                "defender": spelled(target_of(frame)),
                "blockers": [spelled(ref) for ref in offered],
            }
    return None


def seat_shown(s: Duel, seat: int) -> ShownSeat:
    player = s.players[seat]
    abilities = s.cards.all[player.hero].abilities
    free = [which for which in range(len(abilities)) if not player.acted and player.cooldowns[which] == 0]
    return {
        "hero": int(player.hero),
        "hp": int(player.hp),
        "max_hp": int(player.most),
        "mana": int(player.purse()),
        "extra": int(player.extra),
        "max_mana": len(player.mana_zone),
        "gain": player.gains < s.options.mana_gains,
        "acted": player.acted,
        "cooldowns": [int(left) for left in player.cooldowns],
        "usable": [which for which in free if usable(s, seat, FIRST_HERO + seat, abilities[which])],
        "turns": int(player.turns),
        "special": int(player.tokens),
        "hand": [int(card) for card in player.hand],
        "prices": [prices(s, seat, card) for card in player.hand],
        "deck": len(player.deck),
        "graveyard": [int(card) for card in player.graveyard],
        "removed": [int(card) for card in player.removed],
        "shards": [int(card) for card in player.shards],
        "mana_zone": [int(card) for card in player.mana_zone],
        "traps": [{"id": int(trap.id), "card": int(trap.card)} for trap in player.traps],
        "creatures": [creature_shown(s, creature) for creature in player.creatures],
    }


def usable(s: Duel, seat: i64, source: i64, ability: Activation) -> bool:
    return legal.can_aim(s, seat, source, s.players[seat], ability)


def prices(s: Duel, seat: i64, card: i64) -> list[int]:
    """What a card of the hand costs in mana and in HP; -1 where it is not known."""
    if card < 0:
        return [-1, -1]
    facts = s.cards.all[card]
    return [int(facts.cost), int(hp_price(s, seat, facts))]


def creature_shown(s: Duel, creature: Creature) -> ShownCreature:
    card = s.cards.all[creature.card]
    own_atk = card.atk + creature.grown_atk + creature.lent_atk
    own_hp = card.hp + creature.grown_hp + creature.lent_hp
    ready = range(0 if creature.exhausted else len(card.abilities))
    return {
        "id": int(creature.id),
        "card": int(creature.card),
        "zone": ZONE_WORDS[creature.place // SLOTS],
        "slot": int(creature.place % SLOTS) + 1,
        "atk": int(creature.atk),
        "hp": int(creature.hp),
        "damage": int(creature.damage),
        "left": int(creature.hp - creature.damage),
        "printed_atk": int(card.atk),
        "printed_hp": int(card.hp),
        "grown_atk": int(creature.grown_atk),
        "grown_hp": int(creature.grown_hp),
        "lent_atk": int(creature.lent_atk),
        "lent_hp": int(creature.lent_hp),
        "aura_atk": int(creature.atk - max(0, own_atk)),
        "aura_hp": int(creature.hp - own_hp),
        "exhausted": creature.exhausted,
        "attacking": is_attacking(s, creature),
        "keywords": [word for bit, word in KEYWORDS.items() if creature.keys & bit],
        "enchants": [int(laid.id) for laid in s.enchants if laid.on == creature.id],
        "usable": [which for which in ready if usable(s, creature.owner, creature.id, card.abilities[which])],
        "blocks": creature.place >= SLOTS and not creature.exhausted,
    }


def is_attacking(s: Duel, creature: Creature) -> bool:
    return any(link.program == ATTACK and ref_of(link) == creature.id for link in (*s.chain, *s.agenda))


def link_shown(s: Duel, link: Frame) -> ShownLink:
    ref = ref_of(link)
    return {
        "kind": cast("LinkKind", link.program),
        "seat": int(link.seat),
        "card": -1 if link.program in (ENDING, SETTING) else int(card_of(link)),
        "source": spelled(ref) if ref else None,
        "which": int(which_of(link)),
        "targets": link_targets(s, link),
        "negated": link.negated,
    }
