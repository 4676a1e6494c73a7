"""Worlds that a seat imagines: the other deck is one that could have been brought."""

from collections import Counter

import pytest

from cardwright.games.ancients.game import GAME
from cardwright.games.ancients.model.card import FOR_SALE
from cardwright.games.ancients.model.state import Position
from cardwright.games.ancients.model.unit import ITEM_MASK
from cardwright.games.ancients.options import Options
from cardwright.kernel.chance import Chance
from cardwright.kernel.event import HIDDEN


def played_on(seed: int, moves: int) -> Position:
    s, dice = GAME.new(Options(), seed), Chance(seed)
    for _ in range(moves):
        if s.result is None:
            seat = int(s.next_seat())
            actions = GAME.legal(s, seat)
            GAME.apply(s, seat, actions[dice.below(len(actions))])
    return s


def imagined(seen: Position, world: Position, seat: int) -> Counter[int]:
    """What was made up for the hidden cards of a seat."""
    found: Counter[int] = Counter()
    for name in ("hand", "overflow", "deck", "items", "offers", "aside"):
        for before, after in zip(getattr(seen.players[seat], name), getattr(world.players[seat], name), strict=True):
            if before == HIDDEN:
                found[int(after) & ITEM_MASK] += 1
    return found


@pytest.mark.parametrize("moves", [0, 40, 150])
@pytest.mark.parametrize("seed", range(4))
def test_no_card_is_imagined_more_often_than_a_deck_may_hold_it(seed: int, moves: int) -> None:
    # R5, R9
    s = played_on(seed, moves)
    for reader in range(2):
        other = 1 - reader
        seen = GAME.mask(s, reader)
        cards = imagined(seen, GAME.sample(seen, reader, seed), other)
        played = Counter(seen.players[other].played) if not seen.memory else Counter()
        assert sum(cards.values()) > 30 - moves
        for card, count in cards.items():
            most = 1 if s.cards.all[card].type in FOR_SALE else 2
            assert count + played[card] <= most, f"{s.cards.name(card)}: {count} imagined, {played[card]} played"


def test_where_too_few_cards_fit_any_of_them_may_be_there_more_often() -> None:
    # R5
    s = played_on(1, 0)
    s.players[1].deck = [s.players[1].deck[0]] * 400
    world = GAME.sample(GAME.mask(s, 0), 0, 1)
    assert len(world.players[1].deck) == 400
    assert HIDDEN not in world.players[1].deck
