"""What players hold: cards in hand, deck and graveyard, mana, set traps."""

from __future__ import annotations

from cardwright.games.cartoverse.model import events
from cardwright.games.cartoverse.model.in_play import SetTrap
from cardwright.games.cartoverse.model.state import Duel
from cardwright.kernel.bits import BIT, among, i64, take

# Cards.


def draw(s: Duel, seat: i64) -> bool:
    """The top card of the deck; False if there is none, which costs nothing by itself (C14)."""
    player = s.players[seat]
    if not player.deck:
        return False
    card = player.take_top()
    hold(s, seat, card)
    s.tell(events.DRAW, seat, card, knows=BIT[seat])
    return True


def hold(s: Duel, seat: i64, card: i64) -> None:
    """A hand is kept in the order of the cards, so that copies lie side by side."""
    player = s.players[seat]
    hand = player.hand
    at: i64 = len(hand)
    while at > 0 and hand[at - 1] > card:
        at -= 1
    hand.insert(at, card)
    if s.cards.all[card].token:
        player.tokens += 1


def hold_openly(s: Duel, seat: i64, card: i64) -> None:
    """Everybody sees which card comes to the hand; tokens there are counted anyway."""
    hold(s, seat, card)
    if not s.cards.all[card].token:
        s.remember(seat, card)


def let_go(s: Duel, seat: i64, card: i64) -> None:
    """A card leaves a hand; where it goes is up to the caller."""
    player = s.players[seat]
    take(player.hand, card)
    if s.memory:
        s.forget(seat, card)
    if s.cards.all[card].token:
        player.tokens -= 1


def bury(s: Duel, seat: i64, card: i64) -> None:
    """To the graveyard (C61); a token leaves the game instead (C7)."""
    player = s.players[seat]
    if s.cards.all[card].token:
        remove(s, seat, card)
    else:
        player.graveyard.append(card)


def remove(s: Duel, seat: i64, card: i64) -> None:
    """A token leaves the game."""
    s.players[seat].removed = [*s.players[seat].removed, card]
    s.tell(events.REMOVE, seat, card)


def discard(s: Duel, seat: i64, card: i64) -> None:
    let_go(s, seat, card)
    s.tell(events.DISCARD, seat, card)
    bury(s, seat, card)


def mill(s: Duel, seat: i64) -> None:
    """The top card of a deck goes to the graveyard."""
    player = s.players[seat]
    if player.deck:
        card = player.take_top()
        s.tell(events.MILL, seat, card)
        bury(s, seat, card)


def replace(s: Duel, seat: i64, card: i64) -> None:
    """C50: to the bottom of the deck, and the top card into the hand; a token leaves the game (C7)."""
    let_go(s, seat, card)
    s.tell(events.HERO_REPLACE, seat, card, knows=BIT[seat])
    if s.cards.all[card].token:
        remove(s, seat, card)
    else:
        player = s.players[seat]
        player.deck.insert(0, card)
        player.put_back += 1
        s.forget_all(seat)
    draw(s, seat)


def recall(s: Duel, seat: i64, card: i64) -> None:
    """A card out of the own graveyard into the hand."""
    if not among(s.players[seat].graveyard, card):
        return
    take(s.players[seat].graveyard, card)
    hold_openly(s, seat, card)
    s.tell(events.RECALL, seat, card)


# Mana.


def pay(s: Duel, seat: i64, mana: i64) -> None:
    """C13: what lasts for this turn only is spent first."""
    if mana == 0:
        return
    player = s.players[seat]
    extra = min(mana, player.extra)
    player.extra -= extra
    player.mana -= mana - extra
    s.tell(events.PAY, seat, mana)


def add_extra(s: Duel, seat: i64, mana: i64) -> None:
    s.players[seat].extra += mana
    s.tell(events.EXTRA, seat, mana)


def place_mana(s: Duel, seat: i64, card: i64) -> None:
    """R22: the card counts at once."""
    player = s.players[seat]
    let_go(s, seat, card)
    player.gains += 1
    player.mana += 1
    player.mana_zone = [*player.mana_zone, card]
    s.tell(events.MANA, seat, card)


def place_shard(s: Duel, seat: i64, card: i64) -> None:
    """R21: a card is drawn now, the mana comes at the start of the next own turn."""
    player = s.players[seat]
    let_go(s, seat, card)
    player.gains += 1
    player.shards = [*player.shards, card]
    s.tell(events.SHARD, seat, card)
    draw(s, seat)


def mana_from_deck(s: Duel, seat: i64) -> None:
    """The top card of the deck becomes a mana that can be spent at once; it is no mana gain of R20 (C67)."""
    player = s.players[seat]
    if not player.deck:
        return
    card = player.take_top()
    player.mana += 1
    player.mana_zone = [*player.mana_zone, card]
    s.tell(events.RAMP, seat, card)


# Traps.


def set_trap(s: Duel, seat: i64, card: i64) -> SetTrap:
    """C35: face down, and active at once."""
    let_go(s, seat, card)
    trap = SetTrap(s.next_id, card, seat, False)
    s.next_id += 1
    s.players[seat].traps.append(trap)
    s.tell(events.SET, seat, card, trap.id, knows=BIT[seat])
    return trap


def trap_of(s: Duel, seat: i64, id: i64) -> SetTrap | None:
    """The trap of this number, if it still lies there."""
    for trap in s.players[seat].traps:
        if trap.id == id:
            return trap
    return None


def discard_trap(s: Duel, trap: SetTrap) -> None:
    """A trap goes to the graveyard, where everybody sees it."""
    s.players[trap.owner].traps.remove(trap)
    bury(s, trap.owner, trap.card)


def destroy_traps(s: Duel, seat: i64) -> None:
    """A trap that was set off already still activates (C36)."""
    for trap in s.players[seat].traps.copy():
        if not trap.sprung:
            s.tell(events.TRAP_GONE, seat, trap.card, trap.id)
            discard_trap(s, trap)
