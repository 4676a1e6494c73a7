"""A player as a client draws one: mana, hand, artifacts, bloodbound spell, and what lies behind."""

from __future__ import annotations

from cardwright.games.generals.model.ability import NO_REPLACE, REPLACES
from cardwright.games.generals.model.enchantment import Mark
from cardwright.games.generals.model.keywords import BARS_REPLACING, TRIAL
from cardwright.games.generals.model.state import CARD_MASK, EMPTY, Battle, Player
from cardwright.games.generals.model.unit import Unit
from cardwright.games.generals.rules.bloodbound import calendar, next_due
from cardwright.games.generals.rules.cost import cost_of, rule_number
from cardwright.games.generals.rules.figures import held_unit
from cardwright.games.generals.view.types import (
    ShownArtifact,
    ShownBloodbound,
    ShownCard,
    ShownCardMark,
    ShownPlayer,
    ShownTrial,
)
from cardwright.games.generals.view.unit_view import mark_shown
from cardwright.kernel.bits import i64
from cardwright.kernel.event import HIDDEN


def player_shown(s: Battle, seat: i64) -> ShownPlayer:
    player = s.players[seat]
    general = s.general(seat)
    return {
        "general": None if general is None else int(general.id),
        "turns": int(player.turns),
        "mana": int(player.mana),
        "crystals": int(player.crystals),
        "bonus": int(player.bonus),
        "hand": [held_card(s, seat, copy) for copy in player.hand],
        "deck": len(player.deck),
        "deck_cards": counted(player.deck),
        "artifacts": artifacts(s, general),
        "bloodbound": bloodbound(s, seat),
        "graveyard": [int(card & CARD_MASK) for card in player.fallen],
        "played": [int(card) for card in player.played],
        "cast": [int(card & CARD_MASK) for card in player.cast],
        "broken": [int(card) for card in player.broken],
        "replaces": int(replaces_left(s, seat)),
        "trial": trial(s, player),
        "mechaz0r": int(20 * player.progress),
    }


def held_card(s: Battle, seat: i64, copy: i64) -> ShownCard | None:
    """A place of the hand: null if it is free, card -1 if the reader may not know what is there."""
    if copy == EMPTY:
        return None
    if copy < 0:
        return {"card": HIDDEN}
    attack, health = numbers(s, seat, copy)
    return {
        "card": int(copy & CARD_MASK),
        "cost": int(cost_of(s, seat, copy)),
        "attack": attack,
        "health": health,
        "marks": [card_mark_shown(mark) for mark in s.marks_of(copy)],
    }


def card_mark_shown(mark: Mark) -> ShownCardMark:
    return {**mark_shown(mark), "cost": int(mark.enchantment.cost)}


def numbers(s: Battle, seat: i64, copy: i64) -> tuple[int | None, int | None]:
    """The attack and the health a card would have as a unit."""
    if not s.card_of(copy).is_unit:
        return None, None
    unit = held_unit(s, seat, copy)
    return int(unit.attack), int(unit.health)


def counted(deck: list[i64]) -> dict[str, int] | None:
    """How often each card is in a deck the reader knows."""
    found: dict[str, int] = {}
    for copy in deck:
        if copy < 0:
            return None
        card = str(int(copy & CARD_MASK))
        found[card] = found.get(card, 0) + 1
    return found


def artifacts(s: Battle, general: Unit | None) -> list[ShownArtifact]:
    most = int(s.options.artifact_durability)
    return [
        {"card": int(mark.enchantment.card), "durability": int(mark.count), "most": most}
        for mark in ([] if general is None else general.artifacts())
    ]


def bloodbound(s: Battle, seat: i64) -> ShownBloodbound | None:
    """The bloodbound spell, how many own turns it takes until it is ready, and on which it becomes so (R89)."""
    player = s.players[seat]
    if player.bloodbound < 0:
        return None
    return {
        "card": int(player.bloodbound),
        "cost": int(cost_of(s, seat, player.bloodbound, True)),
        "ready": player.ready,
        "next": 0 if player.ready else next_due(s, seat) - int(player.turns),
        "calendar": calendar(s, seat),
    }


def replaces_left(s: Battle, seat: i64) -> i64:
    """How many cards the player may still replace this turn, as far as the reader can tell (R98)."""
    player = s.players[seat]
    barred = not player.deck or rule_number(s, seat, NO_REPLACE) > 0
    for copy in player.hand:
        if copy >= 0 and s.card_of(copy).traits & BARS_REPLACING != 0:
            barred = True
    return 0 if barred else max(0, s.options.replaces + rule_number(s, seat, REPLACES) - player.swaps)


def trial(s: Battle, player: Player) -> ShownTrial | None:
    """The Trial card as long as it is in the hand (R199); what it asks for is known to everybody who sees it."""
    for slot in range(len(player.hand)):
        copy = player.hand[slot]
        locked = slot == player.slotted
        if copy < 0 and locked:
            return {"card": HIDDEN, "steps": None, "needed": None, "met": False}
        if copy >= 0 and s.card_of(copy).traits & TRIAL != 0:
            return trial_card(s, player, copy, locked)
    return None


def trial_card(s: Battle, player: Player, copy: i64, locked: bool) -> ShownTrial | None:
    asked = s.card_of(copy).trial
    if asked is None:
        return None
    steps = asked.stands(player.trial) if locked else asked.need
    return {"card": int(copy & CARD_MASK), "steps": int(steps), "needed": int(asked.need), "met": not locked}
