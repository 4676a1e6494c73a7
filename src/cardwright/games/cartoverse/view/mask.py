"""What each side knows (C59), and full positions that fit it."""

from __future__ import annotations

from typing import Final

from cardwright.games.cartoverse.model.card import HERO, TRAP
from cardwright.games.cartoverse.model.link import TRAPPED
from cardwright.games.cartoverse.model.state import Duel, Player
from cardwright.games.cartoverse.rules.setup import special_card
from cardwright.kernel.bits import i64
from cardwright.kernel.chance import Chance
from cardwright.kernel.event import HIDDEN
from cardwright.kernel.frame import Frame

SHARDS_OF_TEN: Final = 3  # how many cards of a deck of ten are likely to be basic shards


def conceal(s: Duel, seen: Duel, seat: i64) -> None:
    """A trap that was set off, and waits, is its owner's secret until it activates."""
    seen.queue = open_frames(seen.queue, seat)
    seen.stirred = open_frames(seen.stirred, seat)
    seen.delayed = open_frames(seen.delayed, seat)
    for owner in range(s.seats):
        if owner != seat:
            for trap in seen.players[owner].traps:
                trap.sprung = False


def open_frames(frames: tuple[Frame, ...], seat: i64) -> tuple[Frame, ...]:
    """The effects about to happen that a reader may know of."""
    if not frames:
        return frames
    return tuple([frame for frame in frames if frame.program != TRAPPED or frame.seat == seat])


# Making up what is hidden.


def make_up(s: Duel, seat: i64, chance: Chance) -> None:
    """Deal cards a deck may have to the hidden places, and put the known deck in any order."""
    for owner in range(s.seats):
        player = s.players[owner]
        deal_hidden(s, player, chance)
        if owner == seat:
            shuffle_unknown(player, chance)


def shuffle_unknown(player: Player, chance: Chance) -> None:
    """Any order, but for the cards that the player put under the deck."""
    if player.put_back == 0:
        chance.shuffle(player.deck)
        return
    above = player.deck[player.put_back :]
    chance.shuffle(above)
    player.deck = player.deck[: player.put_back] + above


def deal_hidden(s: Duel, player: Player, chance: Chance) -> None:
    """Traps first, then the tokens everybody knows of, then hand and deck."""
    left = copies_left(s, player)
    traps = [place for place in likely(s, player) if s.cards.all[place].type == TRAP]
    for trap in player.traps:
        if trap.card == HIDDEN:
            trap.card = any_of(s, traps, left, chance)
    hidden = player.hand.count(HIDDEN)
    if hidden > 0:
        tokens = min(hidden, player.tokens)
        special: list[i64] = [special_card(s.cards)] * tokens
        known = [card for card in player.hand if card != HIDDEN]
        player.hand = sorted(known + special + some_cards(s, player, hidden - tokens, left, chance))
    hidden = player.deck.count(HIDDEN)
    if hidden > 0:
        player.deck = [card for card in player.deck if card != HIDDEN] + some_cards(s, player, hidden, left, chance)


def some_cards(s: Duel, player: Player, count: i64, left: list[i64], chance: Chance) -> list[i64]:
    """Cards that the player's deck is likely to have: shards of the own faction, and cards of it or Neutral."""
    choice = likely(s, player)
    shards = [place for place in choice if s.cards.all[place].basic]
    others = [place for place in choice if not s.cards.all[place].basic]
    found: list[i64] = []
    for _ in range(count):
        is_shard = len(shards) > 0 and chance.below(10) < SHARDS_OF_TEN
        found.append(any_of(s, shards if is_shard else others, left, chance))
    return found


def any_of(s: Duel, choice: list[i64], left: list[i64], chance: Chance) -> i64:
    """One of these cards of which a deck may hold one more; if there is none, any of them, or any card at all."""
    free = [place for place in choice if left[place] > 0]
    pool = free or choice or [place for place in s.cards.order if s.cards.all[place].type == TRAP] or s.cards.order
    card = pool[chance.below(len(pool))]
    left[card] -= 1
    return card


def likely(s: Duel, player: Player) -> list[i64]:
    """Cards of the hero's faction and Neutral ones; any deck cards, if there are none."""
    faction = s.cards.all[player.hero].faction
    found: list[i64] = []
    for place in s.cards.order:
        card = s.cards.all[place]
        if card.type != HERO and not card.token and (card.neutral or card.faction == faction):
            found.append(place)
    return found or [place for place in s.cards.order if s.cards.all[place].type != HERO]


def copies_left(s: Duel, player: Player) -> list[i64]:
    """C4: each card as often as a deck may hold it, less those of the player that lie somewhere to be seen."""
    left: list[i64] = [1000 if card.basic else s.options.most_copies for card in s.cards.all]
    piles = [player.hand, player.deck, player.graveyard, player.shards, player.mana_zone]
    piles.append([creature.card for creature in player.creatures])
    piles.append([trap.card for trap in player.traps])
    piles.append([enchant.card for enchant in s.enchants if s.players[enchant.owner] is player])
    for pile in piles:
        for card in pile:
            if card >= 0:
                left[card] -= 1
    return left
