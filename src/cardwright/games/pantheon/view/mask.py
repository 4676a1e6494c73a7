"""What each player knows (P52), and full positions that fit it."""

from __future__ import annotations

from cardwright.games.pantheon.model.actions import HERO, pack
from cardwright.games.pantheon.model.events import KINDS
from cardwright.games.pantheon.model.state import MANA, Player, Position
from cardwright.games.pantheon.options import SUPPLY
from cardwright.games.pantheon.rules.setup import heroes_of
from cardwright.kernel.bits import i64
from cardwright.kernel.chance import Chance, dice
from cardwright.kernel.event import HIDDEN
from cardwright.kernel.state import LOCKED


def mask(s: Position, seat: i64) -> Position:
    """An allow list: a new field of a position breaks this call until somebody decides who sees it."""
    seen = Position(
        seats=s.seats,
        rng=0,
        options=s.options,
        cards=s.cards,
        stock=s.stock,
        turn=s.turn,
        player=s.player,
        phase=s.phase,
        deck=unseen(len(s.deck)),
        pile=s.pile.copy(),
        next_id=s.next_id,
        closing=s.closing.copy(),
        auras=s.auras,
        shaken=s.shaken,
        players=[seen_player(s.players[other], other == seat) for other in range(s.seats)],
        book=s.book,
    )
    s.veil_into(seen, seat, KINDS)
    return seen


def seen_player(player: Player, own: bool) -> Player:
    return Player(
        hero=player.hero,
        offers=player.offers.copy() if own else unseen(len(player.offers)),
        health=player.health,
        most=player.most,
        awake=player.awake,
        hand=player.hand.copy() if own else unseen(len(player.hand)),
        ready=player.ready,
        spent=player.spent,
        placed=player.placed,
        played=player.played,
        finished=player.finished,
        truce=player.truce,
        used=player.used,
        alive=player.alive,
        place=player.place,
        field=[thing.clone() for thing in player.field],
    )


def unseen(count: int) -> list[i64]:
    hidden: list[i64] = [HIDDEN] * count
    return hidden


def sample(seen: Position, seed: int) -> Position:
    """Deal what nobody has shown to the hidden places; a secret choice becomes any."""
    chance = dice(seed)
    s = seen.clone()
    pool = unshown(s)
    chance.shuffle(pool)
    fill(s.deck, pool)
    for player in s.players:
        fill(player.hand, pool)
        player.hand.sort()
    offer_heroes(s, chance)
    for seat in range(s.seats):
        if s.sealed[seat] == LOCKED:
            s.sealed[seat] = pack(HERO, chance.below(len(s.players[seat].offers)))
    s.rng = chance.rng
    return s


def fill(pile: list[i64], pool: list[i64]) -> None:
    for place in range(len(pile)):
        if pile[place] == HIDDEN:
            pile[place] = pool.pop()


def offer_heroes(s: Position, chance: Chance) -> None:
    """Heroes nobody else is seen to be offered, to those whose offers are secret."""
    shown: list[i64] = []
    for player in s.players:
        shown += player.offers
    pool = [hero for hero in heroes_of(s.cards) if hero not in shown]
    chance.shuffle(pool)
    for player in s.players:
        if HIDDEN in player.offers:
            player.offers = player.offers.copy()
            fill(player.offers, pool)


def unshown(s: Position) -> list[i64]:
    """The cards that may still be anywhere hidden: the whole stock without what lies open."""
    left = s.stock.copy()
    for place in open_cards(s):
        left[place] -= 1
    found: list[i64] = []
    for place in range(len(left)):
        for _ in range(left[place]):
            found.append(place)
    return found


def open_cards(s: Position) -> list[i64]:
    """Every card of the stock that the reader sees."""
    found: list[i64] = s.pile.copy()
    supply = s.options.mana_source == SUPPLY
    for card in s.deck:
        if card != HIDDEN:
            found.append(card)
    for player in s.players:
        for card in player.hand:
            if card != HIDDEN:
                found.append(card)
        for thing in player.field:
            found.append(thing.card)
        for _ in range(0 if supply else player.ready + player.spent):
            found.append(MANA)
    return found
