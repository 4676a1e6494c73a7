"""What each side knows of a battle (R15), and the battles it may be in."""

from __future__ import annotations

import pytest

from cardwright.games.generals.game import GAME
from cardwright.games.generals.model.board import read_square
from cardwright.games.generals.model.state import EMPTY, Battle
from cardwright.kernel.event import HIDDEN
from cardwright.kernel.state import LOCKED
from tests.games.generals.armoury import CARDS, ONLOOKER, P1, P2, at, card, mark_of, say

BATTLE = """\
turn: 4
to move: P2
units: GENERALS; P1 Komodo Charger c3; P2 Watchful Sentinel g3 within mizuchi {sun_chaplain 0 1/1 P2}
P1 hand: Sun Chaplain, -, Komodo Charger [sun_chaplain 0 1/1 P1]
P1 deck: Tempest, Banner Bearer, Komodo Charger
P2 mana: 9
P2 hand: Phoenix Fire, Cyclone Mask [sun_chaplain 0 2/0 P2]
P2 deck: Mizuchi, Phoenix Fire [sun_chaplain 0 2/0 P2]
"""


def inside(s: Battle) -> int:
    unit = s.unit_at(read_square("g3"))
    assert unit is not None
    return unit.within


def test_each_sees_the_own_hand_and_how_many_cards_the_other_holds() -> None:
    # R15
    s = at(BATTLE)
    seen = GAME.mask(s, P1)
    assert [seen.card_of(copy).key if copy >= 0 else copy for copy in seen.players[P1].hand] == [
        "sun_chaplain", EMPTY, "komodo_charger", EMPTY, EMPTY, EMPTY,
    ]  # fmt: skip
    assert seen.marks_of(seen.players[P1].hand[2]) == s.marks_of(s.players[P1].hand[2])
    assert seen.players[P2].hand == [HIDDEN, HIDDEN, EMPTY, EMPTY, EMPTY, EMPTY]


def test_the_own_deck_is_known_but_not_its_order() -> None:
    # R15
    s = at(BATTLE)
    seen = GAME.mask(s, P1)
    assert seen.players[P1].deck == sorted(s.players[P1].deck)
    assert seen.players[P2].deck == [HIDDEN, HIDDEN]
    s.players[P1].deck.reverse()
    assert GAME.encode(GAME.mask(s, P1)) == GAME.encode(seen)


def test_marked_cards_of_a_deck_are_in_no_order_either() -> None:
    s = at(BATTLE)
    plain = s.players[P2].deck[0] & 4095
    s.players[P2].deck = [s.with_marks(plain, (mark_of("sun chaplain", attack, 0),)) for attack in (3, 1, 2)]
    seen = GAME.mask(s, P2)
    s.players[P2].deck.reverse()
    assert GAME.encode(GAME.mask(s, P2)) == GAME.encode(seen)
    assert [seen.marks_of(copy)[0].attack for copy in seen.players[P2].deck] == [1, 2, 3]


def test_marks_on_cards_one_cannot_see_leave_no_trace() -> None:
    s = at(BATTLE)
    seen = GAME.mask(s, P1)
    assert len(seen.marked) == 1  # that on the own Komodo Charger
    s.players[P2].hand[1] = card("mizuchi")
    s.players[P2].deck[0] = card("mizuchi")
    assert GAME.encode(GAME.mask(s, P1)) == GAME.encode(seen)


def test_only_its_owner_knows_what_a_watchful_sentinel_is() -> None:
    # R184
    s = at(BATTLE)
    assert inside(GAME.mask(s, P1)) == HIDDEN
    assert inside(GAME.mask(s, ONLOOKER)) == HIDDEN
    mine = GAME.mask(s, P2)
    assert mine.card_of(inside(mine)).key == "mizuchi"
    assert mine.marks_of(inside(mine)) == s.marks_of(inside(s))


def test_playing_a_sentinel_does_not_tell_which_one_it_was() -> None:
    # R184
    shown = []
    for name in ("Mizuchi", "Mind-Cage Oni"):
        s = at(f"turn: 2\nto move: P2\nP2 mana: 9\nP2 hand: {name}")
        say(s, P2, "play 1 h3")
        shown.append(GAME.encode(GAME.mask(s, P1)))
    assert shown[0] == shown[1]


def test_an_onlooker_sees_neither_hands_nor_decks() -> None:
    # R15
    seen = GAME.mask(at(BATTLE), ONLOOKER)
    for player in seen.players:
        assert all(copy in (HIDDEN, EMPTY) for copy in player.hand + player.deck)
    assert seen.marked == []


def test_a_card_that_may_still_be_taken_back_is_seen_by_nobody_else() -> None:
    # R86
    s = at("units: GENERALS; P1 Komodo Charger c3\nP1 mana: 9\nP1 hand: Sun Chaplain\nP1 tally: turns 1, busy")
    before = GAME.encode(GAME.mask(s, P2))
    say(s, P1, "play 1 b3")
    assert GAME.encode(GAME.mask(s, P2)) == before
    assert GAME.legal(GAME.mask(s, P1), P1) == GAME.legal(s, P1)


def test_a_secret_mulligan_is_known_to_its_player_only() -> None:
    # R23
    s = at("turn: 0\nP1 hand: Komodo Charger, Tempest")
    say(s, P1, "mulligan 2")
    seen = GAME.mask(s, P2)
    assert seen.sealed[P1] == LOCKED
    world = GAME.sample(seen, P2, 5)
    assert world.sealed[P1] != LOCKED
    world.sealed[P1] = -1
    assert set(GAME.legal(world, P1)) >= {GAME.sample(seen, P2, seed).sealed[P1] for seed in range(20)}


# Samples.


@pytest.mark.parametrize("reader", [ONLOOKER, P1, P2])
def test_a_sample_cannot_be_told_from_the_real_battle(reader: int) -> None:
    s = at(BATTLE)
    seen = GAME.mask(s, reader)
    for seed in range(20):
        world = GAME.sample(seen, reader, seed)
        assert GAME.encode(GAME.mask(world, reader)) == GAME.encode(seen)
        assert all(HIDDEN not in player.hand + player.deck for player in world.players)
        assert inside(world) >= 0
        GAME.decode(GAME.encode(world), CARDS)


def test_a_sample_puts_the_own_deck_in_any_order() -> None:
    seen = GAME.mask(at(BATTLE), P1)
    orders = {tuple(GAME.sample(seen, P1, seed).players[P1].deck) for seed in range(60)}
    assert len(orders) == 6


def test_a_sample_deals_cards_a_deck_of_that_faction_may_hold() -> None:
    # R18
    seen = GAME.mask(at(BATTLE), P1)
    dealt: set[int] = set()
    for seed in range(60):
        dealt |= set(GAME.sample(seen, P1, seed).players[P2].hand[:2])
    assert {CARDS.all[place].key for place in dealt} == {
        "komodo_charger", "rock_pulverizer", "zurael_the_lifegiver", "tempest_of_songhai", "phoenix_fire",
        "cyclone_mask", "mizuchi", "mind_cage_oni",
    }  # fmt: skip


def test_a_sample_deals_no_card_more_often_than_a_deck_holds_it() -> None:
    # R17
    hand = ", ".join(["Phoenix Fire"] * 6)
    s = at(f"P2 hand: {hand}\nP2 deck: {hand}, {hand}\nP2 summoned: Mizuchi, Mizuchi, Komodo Charger")
    for seed in range(10):
        player = GAME.sample(GAME.mask(s, P1), P1, seed).players[P2]
        for place in CARDS.order:
            most = {"mizuchi": 1, "komodo_charger": 2}.get(CARDS.all[place].key, 3)
            assert (player.hand + player.deck).count(place) <= most


def test_the_locked_card_of_a_sample_is_a_trial_card() -> None:
    # R199
    s = at("P1 hand: Komodo Charger, -, -, -, -, Grand Strategos\nP1 tally: turns 1, locked 6")
    seen = GAME.mask(s, P2)
    for seed in range(10):
        hand = GAME.sample(seen, P2, seed).players[P1].hand
        assert hand[5] == card("grand strategos")
        assert hand[0] != card("grand strategos")
