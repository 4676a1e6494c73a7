"""The beginning of a battle: generals and mana springs on the board, decks shuffled, hands dealt."""

from __future__ import annotations

from typing import Final

from cardwright.games.generals.model.board import FIRST_GENERAL, MANA_SPRINGS, SECOND_GENERAL
from cardwright.games.generals.model.keywords import TRIAL
from cardwright.games.generals.model.state import EMPTY, HAND, SPRING, Battle, Player
from cardwright.games.generals.model.unit import Unit
from cardwright.games.generals.rules.figures import reckon, refresh
from cardwright.games.generals.rules.trials import look_at_trials
from cardwright.kernel.bits import i64
from cardwright.kernel.deck_list import Deck

TRIAL_SLOT: Final = 5


def set_up(s: Battle, decks: list[Deck]) -> None:
    """Generals and mana springs on the board, decks shuffled, hands dealt (R20 to R22)."""
    for seat in range(2):
        deck = decks[seat]
        player = Player()
        s.players.append(player)
        card = s.cards.all[deck.leader]
        s.arrivals += 1
        general = Unit(s.arrivals, deck.leader, seat, FIRST_GENERAL if seat == 0 else SECOND_GENERAL)
        general.general = True
        general.exhausted = False
        s.put(general, general.square)
        s.units.append(general)
        player.bloodbound = s.cards.at(card.bloodbound) if card.bloodbound else -1
        player.deck = deck.cards.copy()
        s.shuffle(player.deck)
        if s.options.trial_card == "at set-up":
            set_trial(s, seat)
        else:
            set_aside(s, player)
        deal(s, player)
    for square in MANA_SPRINGS:
        s.tiles[SPRING] |= 1 << square
    for unit in s.units:
        reckon(s, unit)
    refresh(s)
    look_at_trials(s)


def deal(s: Battle, player: Player) -> None:
    """R199: a Trial card under the deck is not dealt, and the last place stays free for it."""
    waiting = 1 if player.deck and s.card_of(player.deck[0]).traits & TRIAL != 0 else 0
    for slot in range(min(s.options.starting_hand, s.options.hand_size, HAND - waiting)):
        if len(player.deck) > waiting and player.hand[slot] == EMPTY:
            player.hand[slot] = player.deck.pop()


def set_trial(s: Battle, seat: i64) -> None:
    """The Trial card goes from the deck to the last slot of the hand, where it is locked."""
    player = s.players[seat]
    for place in range(len(player.deck)):
        if s.card_of(player.deck[place]).traits & TRIAL != 0 and player.hand[TRIAL_SLOT] == EMPTY:
            player.hand[TRIAL_SLOT] = player.deck.pop(place)
            player.slotted = TRIAL_SLOT
            return


def set_aside(s: Battle, player: Player) -> None:
    """R199: the Trial card is not dealt; it waits under the deck."""
    for place in range(len(player.deck)):
        if s.card_of(player.deck[place]).traits & TRIAL != 0:
            player.deck.insert(0, player.deck.pop(place))
            return
