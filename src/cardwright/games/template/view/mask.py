"""What each magpie knows (R2, R18), and full positions that fit it."""

from __future__ import annotations

from cardwright.games.template.model.actions import BID
from cardwright.games.template.model.events import KINDS
from cardwright.games.template.model.state import Player, Position
from cardwright.games.template.rules.legal import highest_bid
from cardwright.kernel.action import pack
from cardwright.kernel.bits import i64
from cardwright.kernel.chance import dice
from cardwright.kernel.event import HIDDEN
from cardwright.kernel.state import LOCKED


def mask(s: Position, seat: i64) -> Position:
    """An allow list: a new field of a position breaks this call until somebody decides who sees it."""
    seen = Position(
        seats=s.seats,
        rng=0,
        options=s.options,
        cards=s.cards,
        round=s.round,
        bidding=s.bidding,
        order=s.order.copy(),
        deck=unseen(len(s.deck)),
        discard=s.discard.copy(),
        table=s.table.copy(),
        charms=s.charms.copy(),
        players=[seen_player(s.players[other], other == seat) for other in range(s.seats)],
    )
    s.veil_into(seen, seat, KINDS)
    return seen


def seen_player(player: Player, own: bool) -> Player:
    return Player(
        glitter=player.glitter,
        hand=player.hand.copy() if own else unseen(len(player.hand)),
        looking=player.looking.copy() if own else unseen(len(player.looking)),
        playing=player.playing,
    )


def unseen(count: int) -> list[i64]:
    hidden: list[i64] = [HIDDEN] * count
    return hidden


def sample(seen: Position, seed: int) -> Position:
    """Deal the cards nobody has shown to the hidden places; secret bids become any legal ones."""
    chance = dice(seed)
    s = seen.clone()
    pool = unshown(s)
    chance.shuffle(pool)
    for pile in hidden_piles(s):
        for place in range(len(pile)):
            if pile[place] == HIDDEN:
                pile[place] = pool.pop()
    for seat in range(s.seats):
        if s.sealed[seat] == LOCKED:
            s.sealed[seat] = pack(BID, chance.below(highest_bid(s, seat) + 1))
    s.rng = chance.rng
    return s


def hidden_piles(s: Position) -> list[list[i64]]:
    piles: list[list[i64]] = [s.deck]
    for player in s.players:
        piles.append(player.hand)
        piles.append(player.looking)
    return piles


def unshown(s: Position) -> list[i64]:
    """The cards that may still be anywhere hidden."""
    shown: list[i64] = s.discard + s.table + [charm.card for charm in s.charms]
    for pile in hidden_piles(s):
        shown += pile
    everything: list[i64] = list(range(len(s.cards.all)))
    return [card for card in everything if card not in shown]
