"""What may be placed, and why something may not."""

from __future__ import annotations

from cardwright.games.threelines.model.actions import LINE_NAMES, NOTHING, unpacked
from cardwright.games.threelines.model.menu import CHOICES, LINE_BITS, NOTHING_ELSE, UNKNOWN, offers, payable
from cardwright.games.threelines.model.state import CARD_BITS, CARD_MASK, EMPTY, LINES, Player, Position
from cardwright.kernel.bits import i64
from cardwright.kernel.text.refusals import too_dear


def menu_of(s: Position, seat: i64) -> i64:
    """Any cards on empty lines that mana pays for, at most one a line (R4, R22, T9)."""
    player = s.players[seat]
    found = player.menu
    if found == UNKNOWN:
        lines = player.lines
        free: i64 = 0
        most: i64 = 0
        if lines & CARD_MASK == 0:
            free |= 1
            most += 1
        if lines >> CARD_BITS & CARD_MASK == 0:
            free |= 2
            most += 1
        if lines >> CARD_BITS * 2 == 0:
            free |= 4
            most += 1
        if most > s.options.placements:
            most = s.options.placements
        found = NOTHING_ELSE
        if most != 0:
            sets = payable(player.prices, player.mana, most)
            if sets != 0:
                found = sets << LINE_BITS | free
        player.menu = found
    return found


def refusal(s: Position, seat: i64, action: i64) -> str:
    """Why a choice is refused as a whole (T17); "" if it stands."""
    if offers(menu_of(s, seat), action):
        return ""
    if not 0 <= action < CHOICES:
        return "that is not a choice of cards for the three lines"
    return wrong_slot(s, s.players[seat], unpacked(action)) or too_much(s, s.players[seat], unpacked(action))


def wrong_slot(s: Position, player: Player, slots: list[int]) -> str:
    """A card that is not there, that is placed twice, or whose line is taken."""
    for line in range(LINES):
        slot = slots[line]
        if slot == NOTHING:
            continue
        if slot > player.size:
            return f"there is no card {slot} in your hand; you hold {player.size}"
        if slots.count(slot) > 1:
            return f"{s.cards.name(player.held(slot - 1))} can be placed on one line only (R22)"
        if player.card(line) != EMPTY:
            return f"the {LINE_NAMES[line]} line is held by {s.cards.name(player.card(line))} (R22)"
    return ""


def too_much(s: Position, player: Player, slots: list[int]) -> str:
    """Cards that cost more than there is, or too many of them."""
    cards = [player.held(slot - 1) for slot in slots if slot != NOTHING]
    cost = sum(int(s.facts(card).cost) for card in cards)
    if cost > player.mana:
        return too_dear([s.cards.name(card) for card in cards], cost, player.mana, "R22")
    return f"at most {s.options.placements} cards may be placed in a round (T9)"
