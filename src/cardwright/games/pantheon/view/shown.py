"""The position as a client draws it: everything worked out that a person sees, out of what the reader may know."""

from __future__ import annotations

from typing import cast

from cardwright.games.pantheon.model.card import AURA_POWERS, BARRED, STEALTH, TAUNT
from cardwright.games.pantheon.model.state import END, NO_HERO, PHASE_WORDS, Position, Thing
from cardwright.games.pantheon.rules.figures import aura_of, keywords_of, power_of
from cardwright.games.pantheon.rules.turn import open_hero
from cardwright.games.pantheon.view.references import link_targets, spelled
from cardwright.games.pantheon.view.types import (
    LinkKind,
    Phase,
    Shown,
    ShownDemand,
    ShownLink,
    ShownSeat,
    ShownThing,
)
from cardwright.kernel.bits import i64
from cardwright.kernel.chain import RESPOND
from cardwright.kernel.event import HIDDEN
from cardwright.kernel.frame import Frame
from cardwright.kernel.link import TARGETS, card_of, ref_of


def shown(s: Position) -> Shown:
    return {
        "turn": int(s.turn),
        "player": int(s.player),
        "phase": "over" if s.result is not None else cast("Phase", PHASE_WORDS[min(s.phase, END)]),
        "deck": len(s.deck),
        "pile": [int(card) for card in s.pile],
        "priority": priority(s),
        "asking": [int(seat) for seat in (s.asking if s.chain else s.closing)],
        "seats": [seat_shown(s, seat) for seat in range(s.seats)],
        "chain": [link_shown(s, link) for link in s.chain],
        "limit": int(s.options.hand_limit),
        "asked": asked(s),
    }


def priority(s: Position) -> int | None:
    """Who is asked in a window."""
    for decision in s.waiting:
        if decision.kind in (RESPOND, "closing"):
            return int(decision.seat)
    return None


def asked(s: Position) -> ShownDemand | None:
    """What somebody has to choose in the middle of something."""
    for decision in s.waiting:
        if decision.kind == "discard":
            over = len(s.players[decision.seat].hand) - int(s.options.hand_limit)
            return {"kind": "discard", "seat": int(decision.seat), "count": 1 if s.agenda else over}
        if decision.kind == "sacrifice":
            return {"kind": "sacrifice", "seat": int(decision.seat), "count": 1}
    return None


def seat_shown(s: Position, seat: i64) -> ShownSeat:
    player = s.players[seat]
    return {
        "hero": None if player.hero == NO_HERO else int(player.hero),
        "offers": [int(hero) for hero in player.offers if hero != HIDDEN],
        "health": int(player.health),
        "most": int(player.most),
        "awake": player.awake,
        "alive": player.alive,
        "place": int(player.place),
        "hand": [int(card) for card in player.hand],
        "ready": int(player.ready),
        "spent": int(player.spent),
        "placed": player.placed,
        "finished": int(player.finished),
        "open": open_hero(s, seat),
        "truce": [other for other in range(s.seats) if player.truce >> other & 1],
        "discount": discount(s, seat),
        "field": [thing_shown(s, thing) for thing in player.field],
    }


def discount(s: Position, seat: i64) -> int:
    """What the next unit costs this player less."""
    player = s.players[seat]
    static = s.cards.all[player.hero].static if player.hero >= 0 else None
    return int(static.first_unit) if static is not None and player.played == 0 else 0


def thing_shown(s: Position, thing: Thing) -> ShownThing:
    card = s.cards.all[thing.card]
    keys = keywords_of(s, thing)
    return {
        "id": int(thing.id),
        "card": int(thing.card),
        "unit": card.unit,
        "power": int(power_of(s, thing)) if card.unit else 0,
        "printed": int(card.power),
        "lent": int(thing.lent),
        "grown": int(thing.grown),
        "aura": int(aura_of(s, thing)) if s.auras & AURA_POWERS else 0,
        "ready": thing.ready,
        "engaged": thing.engaged,
        "taunt": keys & TAUNT != 0,
        "stealth": keys & STEALTH != 0,
        "barred": keys & BARRED != 0,
        "activates": card.activation is not None,
    }


def link_shown(s: Position, link: Frame) -> ShownLink:
    ref = ref_of(link)
    return {
        "kind": cast("LinkKind", link.program),
        "seat": int(link.seat),
        "card": int(card_of(link)),
        "source": spelled(ref) if ref else None,
        "targets": link_targets(s, link.program, card_of(link), link.chosen(TARGETS)),
        "negated": link.negated,
    }
