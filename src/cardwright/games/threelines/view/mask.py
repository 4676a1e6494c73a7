"""What each side knows (T30), and full positions that fit it."""

from __future__ import annotations

from cardwright.games.threelines.model.events import KINDS
from cardwright.games.threelines.model.state import EMPTY, Player, Position, pack
from cardwright.games.threelines.rules.legal import menu_of
from cardwright.games.threelines.rules.menu import choices
from cardwright.kernel.bits import i64
from cardwright.kernel.chance import dice
from cardwright.kernel.event import HIDDEN
from cardwright.kernel.state import LOCKED


def mask(s: Position, seat: i64) -> Position:
    """Field, health, mana, sizes, discard and first player are public; hands, deck and choices are not."""
    seen = Position(
        seats=s.seats,
        rng=0,
        options=s.options,
        cards=s.cards,
        round=s.round,
        first=s.first,
        idle=s.idle,
        deck=unseen(len(s.deck)),
        discard=s.discard.copy(),
        players=[seen_player(s.players[other], other == seat) for other in range(s.seats)],
    )
    s.veil_into(seen, seat, KINDS)
    return seen


def seen_player(player: Player, own: bool) -> Player:
    return Player(
        hp=player.hp,
        mana=player.mana,
        hand=player.hand if own else pack(unseen(player.size)),
        lines=player.lines,
        defence=player.defence,
        size=player.size,
        prices=player.prices if own else 0,
    )


def unseen(count: i64) -> list[i64]:
    hidden: list[i64] = [HIDDEN] * count
    return hidden


def sample(seen: Position, seed: int) -> Position:
    """Deal the cards nobody has shown to the hidden places; hidden choices become any legal ones."""
    chance = dice(seed)
    s = seen.clone()
    pool = unshown(s)
    chance.shuffle(pool)
    for player in s.players:
        s.hold(player, dealt(player.hand_cards(), pool))
    s.deck = dealt(s.deck, pool)
    s.rng = chance.rng
    for seat in range(s.seats):
        if s.sealed[seat] == LOCKED:
            offered = choices(menu_of(s, seat))
            s.sealed[seat] = offered[chance.below(len(offered))]
    return s


def unshown(s: Position) -> list[i64]:
    """The cards that may still be anywhere hidden."""
    shown = [False] * len(s.cards.all)
    for card in s.discard:
        shown[card] = True
    for card in s.deck:
        if card != HIDDEN:
            shown[card] = True
    for player in s.players:
        for card in player.hand_cards():
            if card != HIDDEN:
                shown[card] = True
        for card in player.line_cards():
            if card != EMPTY:
                shown[card] = True
    return [card for card in range(len(shown)) if not shown[card]]


def dealt(cards: list[i64], pool: list[i64]) -> list[i64]:
    """The same cards, with one from the pool for each that is hidden."""
    return [pool.pop() if card == HIDDEN else card for card in cards]
