"""Hands and what waits beside them, and the items of heroes."""

from __future__ import annotations

from cardwright.games.ancients.game import GAME
from cardwright.kernel.data.codec import Json
from cardwright.kernel.event import HIDDEN
from tests.games.ancients.table import at, between, creep, hero, thing, waiting

WEAK = [0, 0, 1]
FULL = ("k_f20",) * 12


def test_a_hand_holds_twelve_cards_and_further_ones_wait() -> None:
    # R109, R111
    table = between(players={"P1": {"hand": list(FULL), "deck": ["k_f01", "k_f02", "k_f03"]}})
    table.next_round()
    assert (table["P1.hand_size"], table["P1.overflow"], table["P1.deck"]) == (12, ["k_f01", "k_f02"], ["k_f03"])


def test_a_larger_hand_is_an_option() -> None:
    # R110
    hand: list[Json] = list(FULL)
    table = between(players={"P1": {"hand": hand, "deck": ["k_f01", "k_f02"]}}, options={"hand_max": 13})
    table.next_round()
    assert (table["P1.hand_size"], table["P1.overflow"]) == (13, ["k_f02"])


def test_the_first_card_that_waits_enters_as_soon_as_there_is_room() -> None:
    # J42
    players: dict[str, dict[str, Json]] = {"P1": {"overflow": ["k_f01", "k_f02"], "deck": ["k_f03", "k_f04"]}}
    board = (hero("h", "L1.P1.support.1"),)
    table = at(*board, hand=("k_draw2", *FULL[1:]), players=players)
    table.play("P1", "k_draw2", lane=1)
    assert (table["P1.hand_size"], table["P1.hand"].count("k_f01")) == (12, 1)
    assert table["P1.overflow"] == ["k_f02", "k_f03", "k_f04"]


def test_nobody_sees_the_cards_that_wait() -> None:
    # J42
    table = at(hand=FULL, players={"P1": {"overflow": ["k_f01"]}})
    for player in ("P1", "P2"):
        shown = table.do("view", player)
        assert "P1.overflow" not in shown
        assert shown["P1.overflow_size"] == 1


def test_a_card_that_nobody_knows_is_not_offered() -> None:
    # R109
    table = at(hero("h", "L1.P1.support.1"), hand=("k_draw2", "k_f20"))
    known = GAME.legal(table.s, 0)
    table.s.players[0].hand[1] = HIDDEN
    assert [int(action) for action in GAME.legal(table.s, 0)] == [int(action) for action in known]


def test_a_hero_carries_two_items() -> None:
    # R120
    carrier = hero("h", "L1.P1.support.1", items=["k_plate", "k_belt"])
    table = at(carrier, hand=("k_blade",))
    table.refused("play", "P1", card="k_blade", hero="h")


def test_a_third_item_sends_one_back_to_the_hand() -> None:
    # J40
    carrier = hero("h", "L1.P1.support.1", items=["k_plate", "k_belt"])
    table = at(carrier, hand=("k_blade",))
    table.play("P1", "k_blade", hero="h", replace="k_plate")
    assert (sorted(table.unit("h")["items"]), table["P1.hand"]) == (["k_belt", "k_blade"], ["k_plate"])
    assert (table.unit("h")["attack"], table.unit("h")["armor"]) == (4, 0)


def test_any_own_hero_in_play_can_be_equipped_whatever_its_status() -> None:
    # J66
    board = (
        thing("a", "k_hb", "L1.P1.support.1", statuses={"stun": 2}),
        thing("b", "k_hg", "L2.P1.combat.1", statuses={"silence": 2, "mute": 1}),
        creep("c", "L1.P1.combat.3"),
        hero("e", "L1.P2.combat.3"),
    )
    table = at(*board, hand=("k_blade", "k_plate"), players={"P1": {"fountain": [waiting("z", 5)]}})
    for name in "cez":
        table.refused("play", "P1", card="k_blade", hero=name)
    table.play("P1", "k_blade", hero="a")
    table.do("pass", "P2")
    table.play("P1", "k_plate", hero="b")
    assert (table.unit("a")["attack"], table.unit("b")["armor"]) == (4, 1)
    assert (table["L1.P1.mana"], table["L2.P1.mana"]) == (4, 4)


def test_items_survive_death() -> None:
    # J66
    weak = hero("h", "L1.P1.support.1", stats=WEAK, items=["k_blade"])
    table = at(weak, hero("g", "L1.P1.support.2"), hand=("k_bolt1",))
    table.play("P1", "k_bolt1", "h")
    assert (table.unit("h")["at"], table.unit("h")["items"]) == ("fountain", ["k_blade"])
