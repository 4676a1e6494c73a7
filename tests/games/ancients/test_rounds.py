"""The beginning, the deploys, Day and Night, mana, and the order of a round."""

from __future__ import annotations

from tests.games.ancients.table import (
    MAIN,
    at,
    between,
    deck,
    deploy,
    hero,
    new_game,
    no_deploy,
    places,
    slots,
    thing,
    waiting,
)

POINTS = [{"kind": "ab", "player": "P1", "options": ["attack", "armor", "health"], "pick": "attack"}] * 2
POINTS += [{"kind": "ab", "player": "P1", "options": ["armor", "health"], "pick": "armor"}]


def test_players_begin_with_three_gold_and_five_cards() -> None:
    # R79, R80
    table = new_game()
    assert (table["P1.gold"], table["P1.hand_size"], table["P1.deck_size"]) == (3, 5, 25)


def test_no_card_is_drawn_in_the_first_round() -> None:
    # R79
    order = [name for name, count in MAIN.items() for _ in range(count)]
    table = new_game(deck_order={"P1": order})
    assert sorted(table["P1.hand"]) == sorted(order[:5])
    assert table["P1.deck"] == order[5:]


def test_chance_decides_who_has_the_initiative_first() -> None:
    # J13
    for pick in ("P1", "P2"):
        table = new_game(initiative=None, random=[{"kind": "initiative", "options": ["P1", "P2"], "pick": pick}])
        assert table["initiative"] == pick


def test_each_side_has_a_melee_creep_in_both_lanes_before_anybody_deploys() -> None:
    # R51
    table = new_game()
    assert table["phase"] == "deploy"
    for lane in (1, 2):
        for player in (1, 2):
            assert table[f"L{lane}.P{player}.combat"] == {"3": "t_melee"}


def test_the_first_hero_goes_to_a_support_row_of_either_lane() -> None:
    # R48
    table = new_game()
    assert table["deploy_step"] == 1
    legal = places(table, "P1", "deploy:P1:k_d1")
    assert set(legal) == {f"L{lane}.P1.support.{slot}" for lane in (1, 2) for slot in (1, 2, 4, 5)}
    no_deploy(table, "P1", ("P1:k_d1", "L1.P1.combat.3"))


def test_then_one_goes_to_the_offlane_and_one_to_the_safe_lane() -> None:
    # R49, R50, J11
    table = new_game()
    deploy(table, "P1", ("P1:k_d1", "L1.P1.support.5"))
    deploy(table, "P2", ("P2:k_d1", "L1.P2.support.1"))
    assert table["deploy_step"] == 2
    assert {name[:2] for name in places(table, "P1", "deploy:P1:k_d2")} == {"L1"}
    assert {name[:2] for name in places(table, "P2", "deploy:P2:k_d2")} == {"L2"}
    deploy(table, "P1", ("P1:k_d2", "L1.P1.combat.2"))
    deploy(table, "P2", ("P2:k_d2", "L2.P2.combat.4"))
    assert table["deploy_step"] == 3
    assert {name[:2] for name in places(table, "P1", "deploy:P1:k_d3")} == {"L2"}
    assert {name[:2] for name in places(table, "P2", "deploy:P2:k_d3")} == {"L1"}


def test_there_a_hero_can_stand_in_the_middle_slots_above_the_first_hero_and_in_the_support_row() -> None:
    # R52
    table = new_game()
    deploy(table, "P1", ("P1:k_d1", "L1.P1.support.5"))
    deploy(table, "P2", ("P2:k_d1", "L1.P2.support.1"))
    assert slots(table, "P1", "deploy:P1:k_d2", "L1.P1.combat") == {2, 3, 4, 5}
    assert slots(table, "P1", "deploy:P1:k_d2", "L1.P1.support") == {1, 2, 4, 5}


def test_and_opposite_an_enemy_hero_in_an_outer_slot() -> None:
    # J56
    table = new_game()
    deploy(table, "P1", ("P1:k_d1", "L1.P1.support.5"))
    deploy(table, "P2", ("P2:k_d1", "L2.P2.support.1"))
    deploy(table, "P1", ("P1:k_d2", "L1.P1.combat.5"))
    deploy(table, "P2", ("P2:k_d2", "L2.P2.combat.1"))
    assert slots(table, "P2", "deploy:P2:k_d3", "L1.P2.combat") == {2, 3, 4, 5}
    assert slots(table, "P1", "deploy:P1:k_d3", "L2.P1.combat") == {1, 2, 3, 4}


def test_the_player_chooses_which_of_the_first_three_comes_when() -> None:
    # J57
    table = new_game()
    no_deploy(table, "P1", ("P1:k_d4", "L1.P1.support.1"))
    deploy(table, "P1", ("P1:k_d3", "L1.P1.support.1"))
    assert table["P1.fountain"] == {"P1:k_d1": 1, "P1:k_d2": 1, "P1:k_d3": 1, "P1:k_d4": 2, "P1:k_d5": 3}


def test_the_ab_hero_may_come_as_the_fifth() -> None:
    # R102
    assert new_game()["P1.fountain"]["P1:k_d5"] == 3
    assert new_game(deck(ab="k_d1"))["P1.ab"] == "P1:k_d1"


def test_every_ready_hero_has_to_be_deployed() -> None:
    # J12
    table = between(players={"P1": {"fountain": [waiting("a", 3), waiting("b", 3)]}})
    table.next_round()
    assert "every hero that is ready" in no_deploy(table, "P1", ("a", "L1.P1.support.1"))
    deploy(table, "P1", ("a", "L1.P1.support.1"), ("b", "L1.P1.support.2"))
    assert table["phase"] == "action"


def test_when_time_runs_out_heroes_go_to_the_first_empty_support_slots() -> None:
    # J12
    taken = thing("i", "k_imp", "L1.P1.support.1")
    table = between(taken, players={"P1": {"fountain": [waiting("a", 3), waiting("b", 3)]}})
    table.next_round()
    table.do("timeout", "P1")
    assert table["L1.P1.support"] == {"1": "i", "2": "a", "4": "b"}


def test_then_onto_the_first_improvement() -> None:
    # J12
    board = [thing(f"i{lane}{slot}", "k_imp", f"L{lane}.P1.support.{slot}") for lane in (1, 2) for slot in (1, 2, 4, 5)]
    table = between(*board, players={"P1": {"fountain": [waiting("a", 3)]}})
    table.next_round()
    table.do("timeout", "P1")
    assert table["L1.P1.support"]["1"] == "a"


def test_placements_are_secret_until_both_have_confirmed() -> None:
    # J55
    heroes = {"P1": {"fountain": [waiting("a", 3), waiting("b", 3)]}, "P2": {"fountain": [waiting("c", 3)]}}
    table = between(players=heroes)
    table.next_round()
    no_deploy(table, "P1", ("b", "L1.P1.combat.5"), ("a", "L1.P1.combat.4"))
    deploy(table, "P1", ("a", "L1.P1.combat.4"), ("b", "L1.P1.combat.5"))
    assert table["L1.P1.combat"] == {"3": "t_melee"}
    shown = table.do("view", "P2")
    assert shown["P1.confirmed"] is True
    assert "P1.pending" not in shown
    no_deploy(table, "P2", ("c", "L1.P2.combat.5"))
    deploy(table, "P2", ("c", "L1.P2.combat.4"))
    assert table["L1.P1.combat"] == {"3": "t_melee", "4": "a", "5": "b"}


def test_day_and_night_alternate_from_a_day_on() -> None:
    # R69
    table = between(round=0)
    times = []
    for _ in range(4):
        table.next_round()
        times.append((table["round"], table["time"]))
        table.end_turns()
    assert times == [(1, "day"), (2, "night"), (3, "day"), (4, "night")]


def test_two_cards_are_drawn_by_day_and_one_by_night() -> None:
    # R77, R78
    deck_of = {"P1": {"deck": ["k_f01", "k_f02", "k_f03", "k_f04"]}}
    table = between(players=deck_of)
    table.next_round()
    assert sorted(table["P1.hand"]) == ["k_f01", "k_f02"]
    table.end_turns()
    table.next_round()
    assert (sorted(table["P1.hand"]), table["P1.deck"]) == (["k_f01", "k_f02", "k_f03"], ["k_f04"])


def test_from_an_empty_deck_nothing_is_drawn() -> None:
    # J33
    table = between(players={"P1": {"deck": ["k_f01"]}})
    table.next_round()
    assert (table["P1.hand"], table["P1.gold"], table["result"]) == (["k_f01"], 3, None)


def test_a_rune_appears_at_the_start_of_a_day_but_not_of_the_first() -> None:
    # R70
    for round, rune in ((0, None), (1, None), (2, "k_rune_gold")):
        table = between(round=round)
        table.next_round()
        assert table["rune"] == rune


def test_it_replaces_one_that_nobody_has_claimed() -> None:
    # J43
    pool = ["k_rune_gold", "k_rune_atk"]
    table = between(rune="k_rune_atk", rune_pool=pool)
    table.next_round(random=[{"kind": "rune", "options": pool, "pick": "k_rune_gold"}])
    assert table["rune"] == "k_rune_gold"


def test_a_hero_in_a_combat_row_claims_it_for_one_mana() -> None:
    # J43
    board = (
        hero("h", "L2.P1.combat.3"),
        hero("s", "L1.P1.support.1"),
        hero("z", "L1.P1.combat.3", statuses={"stun": 2}),
        hero("e", "L1.P2.combat.1"),
    )
    table = at(*board, rune="k_rune_atk")
    for name in ("s", "z", "e"):
        table.refused("claim_rune", "P1", hero=name)
    assert table.do("claim_rune", "P1", hero="h")["cost"] == 1
    assert (table.unit("h")["attack"], table["rune"], table["L2.P1.mana"]) == (6, None, 4)
    table.refused("claim_rune", "P2", hero="e")


def test_the_light_changes_only_at_the_start_of_a_round() -> None:
    # R71, R72, R73
    table = at(round=2)
    assert table["light"] == "night"
    table.end_turns()
    assert (table["phase"], table["light"]) == ("between", "night")
    table.next_round()
    assert table["light"] == "day"


def test_each_pool_has_three_mana_at_first_and_one_more_every_round() -> None:
    # R88, R89
    table = between(round=0)
    for mana in (3, 4, 5):
        table.next_round()
        assert [table[f"L{lane}.P{player}.mana"] for lane in (1, 2) for player in (1, 2)] == [mana] * 4
        table.end_turns()


def test_pools_grow_without_a_limit() -> None:
    # J16
    table = between(round=38)
    table.next_round()
    assert (table["L1.P1.mana"], table["L1.P1.mana_max"]) == (41, 41)


def test_the_first_to_pass_of_the_last_two_begins_the_next_round() -> None:
    # J1
    table = at(hero("h", "L1.P2.support.1"), enemy_hand=("k_draw2",))
    table.do("pass", "P1")
    table.play("P2", "k_draw2", lane=1)
    table.do("pass", "P1")
    table.do("pass", "P2")
    assert table["initiative"] == "P1"


def test_dead_heroes_come_back_after_a_full_round_and_rapid_ones_at_once() -> None:
    # J1
    weak = [0, 0, 1]
    board = (
        hero("h", "L1.P1.support.1"),
        hero("x", "L1.P2.support.1", stats=weak),
        thing("y", "k_hrapid", "L1.P2.support.2", stats=weak),
    )
    table = at(*board, hand=("k_bolt1", "k_bolt1"))
    table.play("P1", "k_bolt1", "x")
    table.do("pass", "P2")
    table.play("P1", "k_bolt1", "y")
    assert table["P2.fountain"] == {"x": 5, "y": 4}


def test_round_start_after_combat_and_scheme_happen_in_their_time() -> None:
    # J1
    board = (
        thing("i", "k_imprs", "L1.P1.support.1"),
        thing("j", "k_impac", "L1.P1.support.2"),
        thing("k", "k_impsch", "L1.P2.support.1"),
    )
    table = between(*board)
    table.next_round()
    assert table["L1.P2.tower"] == 59
    table.do("pass", "P1")
    assert (table["P1.gold"], table["P2.gold"]) == (3, 3)
    table.do("pass", "P2")
    assert (table["P1.gold"], table["P2.gold"]) == (3 + 2 + 10 + 1, 3 + 2 + 10 + 1)


def test_the_points_of_the_ab_hero_are_dealt_when_its_deploy_is_revealed() -> None:
    # R99
    table = new_game(deck(ab="k_d1"))
    deploy(table, "P1", ("P1:k_d1", "L1.P1.support.2"))
    assert table.unit("P1:k_d1")["attack"] == 2
    deploy(table, "P2", ("P2:k_d1", "L1.P2.support.2"), random=POINTS)
    assert (table.unit("P1:k_d1")["attack"], table.unit("P1:k_d1")["armor"]) == (4, 1)
