"""The shop between the rounds."""

from __future__ import annotations

from cardwright.kernel.data.codec import Json
from tests.games.ancients.table import Table, at, between

FIVE = ["k_i1", "k_i2", "k_i3", "k_i4", "k_i5"]


def offers(player: str, options: list[str], *picks: str) -> dict[str, Json]:
    return {"kind": "shop", "player": player, "options": list(options), "pick": list(picks)}


def shop(gold: int = 20, items: list[str] | None = None, *picks: str) -> Table:
    held = FIVE if items is None else items
    table = between(players={"P1": {"gold": gold, "item_deck": list(held)}})
    table.do("open_shop", random=[offers("P1", held, *picks)] if picks else [])
    return table


def test_the_shop_opens_between_the_rounds() -> None:
    # R112
    table = at(players={"P1": {"gold": 20, "item_deck": list(FIVE)}})
    table.refused("open_shop")
    table.refused("buy", "P1", item="k_i1")
    assert shop(20, FIVE, "k_i1", "k_i2", "k_i3")["phase"] == "shop"


def test_three_items_are_offered_by_lot_and_what_is_bought_is_replaced() -> None:
    # J41
    table = shop(20, FIVE, "k_i1", "k_i2", "k_i3")
    assert sorted(table["P1.offers"]) == ["k_i1", "k_i2", "k_i3"]
    table.do("buy", "P1", item="k_i2", random=[offers("P1", ["k_i4", "k_i5"], "k_i5")])
    assert (table["P1.gold"], table["P1.hand"]) == (16, ["k_i2"])
    assert sorted(table["P1.offers"]) == ["k_i1", "k_i3", "k_i5"]


def test_what_costs_too_much_or_is_not_offered_cannot_be_bought() -> None:
    # J41
    table = shop(4, ["k_i1", "k_i2", "k_i3"])
    table.refused("buy", "P1", item="k_i3")
    table.refused("buy", "P1", item="k_i4")
    table.do("buy", "P1", item="k_i2")
    assert table["P1.gold"] == 0


def test_the_offers_can_be_exchanged_once_for_one_gold() -> None:
    # J41
    table = shop(5, FIVE, "k_i1", "k_i3", "k_i5")
    table.do("reroll", "P1")
    assert (sorted(table["P1.offers"]), table["P1.gold"]) == (["k_i2", "k_i4"], 4)
    table.refused("reroll", "P1")


def test_an_exchange_is_refused_when_nothing_new_is_left_or_without_gold() -> None:
    # J58
    shop(5, ["k_i1", "k_i2", "k_i3"]).refused("reroll", "P1")
    shop(0, FIVE, "k_i1", "k_i2", "k_i3").refused("reroll", "P1")


def test_with_fewer_items_fewer_are_offered() -> None:
    # J58
    assert shop(5, ["k_i1", "k_i2"])["P1.offers"] == ["k_i1", "k_i2"]


def test_what_was_put_away_is_not_shown_again_in_this_phase() -> None:
    # J58
    table = shop(20, FIVE, "k_i1", "k_i2", "k_i3")
    table.do("reroll", "P1")
    table.do("buy", "P1", item="k_i4")
    assert table["P1.offers"] == ["k_i5"]


def test_unsold_items_go_back_and_bought_ones_are_gone() -> None:
    # J41, J58
    table = shop(20, ["k_i1", "k_i2", "k_i3"])
    table.do("buy", "P1", item="k_i2")
    table.do("close_shop", "P1")
    table.refused("buy", "P1", item="k_i1")
    table.do("close_shop", "P2")
    assert (table["phase"], sorted(table["P1.item_deck"])) == ("between", ["k_i1", "k_i3"])


def test_both_shop_at_once_and_nobody_sees_the_offers_of_the_other() -> None:
    # J41
    table = shop(20, ["k_i1", "k_i2", "k_i3"])
    shown = table.do("view", "P2")
    assert "P1.offers" not in shown
    assert "P1.item_deck" not in shown
    assert table.do("view", "P1")["P1.offers"] == ["k_i1", "k_i2", "k_i3"]
    table.do("close_shop", "P2")
    table.do("buy", "P1", item="k_i1")
