"""The beginning: set-up, hands, the mulligan."""

from __future__ import annotations

import pytest

from cardwright.games.generals.game import GAME
from cardwright.games.generals.model.state import EMPTY, Battle
from cardwright.games.generals.options import CLASSIC, STANDARD
from cardwright.kernel.options import changed
from tests.games.generals.field import P1, P2, Field, field

OLD, NEW = "Komodo Charger", "Hailstone Golem"
HANDS = "turn: 0\nP1 hand: {0}, {0}, {0}, {0}, {0}\nP1 deck: {1}\nP2 hand: {0}, {0}, {0}, {0}, {0}\nP2 deck: {1}"


def choosing(deck: list[str], variant: str = "standard") -> Field:
    """Both are at their mulligan with five Chargers and this deck."""
    return field("", *HANDS.format(OLD, ", ".join(deck)).splitlines(), variant=variant)


def exchange(battle: Field, seat: int, slots: str) -> None:
    GAME.apply(battle.s, seat, GAME.read_action(battle.s, seat, f"mulligan {slots}"))


def begun(seed: int = 1, **options: object) -> Battle:
    return GAME.new(changed(STANDARD, options), seed)


def held(s: Battle, seat: int) -> int:
    return sum(copy != EMPTY for copy in s.players[seat].hand)


def test_generals_and_mana_tiles_are_on_the_board_and_p1_begins() -> None:
    # R20
    s = begun()
    assert len(s.units) == 2
    for seat in (P1, P2):
        GAME.apply(s, seat, GAME.read_action(s, seat, "mulligan none"))
    assert (s.turn, s.mover, list(s.asked())) == (1, P1, [P1])


def test_decks_are_shuffled() -> None:
    # R20: the same deck lies in another order
    deck = next(iter(GAME.starters().values()))
    one, other = (GAME.new(STANDARD, seed, decks=[deck, deck]).players[P1] for seed in (1, 2))
    assert sorted([*one.deck, *one.hand]) == sorted([*other.deck, *other.hand])
    assert one.deck != other.deck


def test_both_draw_five_cards() -> None:
    # R21
    assert [held(begun(), seat) for seat in (P1, P2)] == [5, 5]
    assert held(begun(starting_hand=3), P1) == 3
    assert len(begun().players[P1].deck) == 34


def test_a_hand_has_six_places_and_a_new_card_takes_the_first_free_one() -> None:
    # R22
    battle = field("", f"P1 hand: {OLD}, -, {OLD}", f"P1 deck: {NEW}").end()
    assert battle.hand(P1) == [OLD, NEW, OLD]
    assert field("", f"P1 hand: {OLD}", f"P1 deck: {NEW}", hand_size=1).end().hand(P1) == [OLD]


def test_both_take_their_mulligan_at_the_same_time_and_once() -> None:
    # R23
    battle = choosing([NEW] * 5)
    exchange(battle, P2, "1")
    assert battle.hand(P2) == [OLD] * 5
    assert GAME.legal(battle.s, P2) == []
    exchange(battle, P1, "2 3")
    assert battle.hand(P1) == [OLD, NEW, NEW, OLD, OLD]
    assert battle.hand(P2) == [NEW, OLD, OLD, OLD, OLD]
    assert battle.s.turn == 1


def test_in_standard_any_number_of_cards_may_be_exchanged() -> None:
    # R24
    battle = choosing([NEW] * 5)
    assert len(GAME.legal(battle.s, P1)) == 32
    exchange(battle, P1, "1 2 3 4 5")
    exchange(battle, P2, "none")
    assert battle.hand(P1) == [NEW] * 5
    assert battle.hand(P2) == [OLD] * 5


def test_in_classic_at_most_two_cards_may_be_exchanged() -> None:
    # R24
    battle = choosing([NEW] * 5, variant="classic")
    assert len(GAME.legal(battle.s, P1)) == 1 + 5 + 10
    with pytest.raises(Exception, match="at most 2"):
        exchange(battle, P1, "1 2 3")
    assert CLASSIC.mulligan_most == 2


def test_the_new_cards_are_drawn_before_the_old_ones_go_back() -> None:
    # R25: with as many cards in the deck as are exchanged, none of the old ones can come
    battle = choosing([NEW] * 3)
    exchange(battle, P1, "1 2 3")
    exchange(battle, P2, "none")
    assert battle.hand(P1) == [NEW] * 3 + [OLD] * 2
    assert sorted(battle.deck(P1)) == [OLD] * 3


def test_another_copy_of_the_same_card_can_come() -> None:
    # R25
    battle = choosing([OLD] * 2)
    exchange(battle, P1, "1 2")
    exchange(battle, P2, "none")
    assert battle.hand(P1) == [OLD] * 5


def test_the_mulligan_is_not_a_replace() -> None:
    # R26, R98
    battle = choosing([NEW] * 5)
    exchange(battle, P1, "1")
    exchange(battle, P2, "none")
    assert battle.can("replace 1")


def test_both_generals_are_ready_from_the_start() -> None:
    # R27
    battle = choosing([NEW] * 5)
    exchange(battle, P1, "none")
    exchange(battle, P2, "none")
    assert battle.can("move a3 b3")
    battle.end()
    assert battle.can("move i3 h3")
