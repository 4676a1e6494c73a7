"""Winning, losing, draws, and the worked round of the rules."""

from __future__ import annotations

from pathlib import Path

from cardwright.kernel.data.codec import Json
from cardwright.scenarios import read_file, run
from tests.games.ancients.table import Table, at, creep, hero, thing

RULES = Path(__file__).parents[2] / "scenarios" / "ancients" / "rules.json"


def dying(ancient: int = 2) -> dict[str, Json]:
    return {"tower": None, "ancient": ancient, "mana": 0}


def both_fall(first: int, second: int, **sides: Json) -> Table:
    """Both Ancients fall in the same combat; how much gold each player has before."""
    board = (creep("a", "L1.P1.combat.3"), creep("e", "L2.P2.combat.3"))
    fallen: dict[str, Json] = {"L1.P2": dying(), "L2.P1": dying(), **sides}
    table = at(*board, sides=fallen, players={"P1": {"gold": first}, "P2": {"gold": second}})
    table.end_turns()
    return table


def test_who_loses_an_ancient_has_lost() -> None:
    # J50
    table = at(creep("a", "L1.P1.combat.3"), sides={"L1.P2": dying()})
    table.end_turns()
    assert (table["result"], table["phase"]) == ("P1", "over")


def test_one_health_is_enough_to_stay() -> None:
    # J50
    table = at(creep("a", "L1.P1.combat.3"), sides={"L1.P2": dying(3)})
    table.end_turns()
    assert (table["result"], table["L1.P2.ancient"]) == (None, 1)


def test_it_is_looked_at_after_every_action() -> None:
    # J50
    table = at(hero("h", "L1.P1.support.1"), hand=("k_core2",), sides={"L1.P2": dying()})
    table.play("P1", "k_core2", "L1.P2.core")
    assert table["result"] == "P1"
    table.refused("pass", "P2")


def test_two_towers_lose_only_with_the_option() -> None:
    # J50
    sides: dict[str, Json] = {"L1.P2": {"tower": None}, "L2.P2": {"tower": 2}}
    for options, result in (({}, None), ({"lose_on_both_towers": True}, "P1")):
        table = at(creep("a", "L2.P1.combat.3"), sides=sides, options=options)
        table.end_turns()
        assert table["result"] == result


def test_if_both_fall_the_player_with_more_gold_wins() -> None:
    # R31
    assert both_fall(4, 3)["result"] == "P1"
    assert both_fall(3, 4)["result"] == "P2"


def test_bounties_of_those_whom_a_death_effect_kills_still_count() -> None:
    # J51, R31: the bomb takes the one that struck it along, and only then is gold counted
    board = (creep("a", "L1.P1.combat.3"), thing("bomb", "t_bomb", "L1.P1.combat.1"), creep("e", "L2.P2.combat.3"))
    table = at(
        *board,
        creep("striker", "L1.P2.combat.1"),
        sides={"L1.P2": dying(), "L2.P1": dying()},
        players={"P1": {"gold": 5}, "P2": {"gold": 4}},
    )
    table.end_turns()
    assert (table["P1.gold"], table["P2.gold"]) == (7, 6)
    assert table["result"] == "P1"


def test_with_the_same_gold_it_is_a_draw() -> None:
    # R32
    assert both_fall(3, 3)["result"] == "draw"


def test_the_mana_of_that_round_does_not_count() -> None:
    # J51
    table = both_fall(4, 3, **{"L1.P1": {"mana": 0}})
    assert (table["result"], table["P2.gold"]) == ("P1", 3)


def test_the_bounties_of_that_combat_do() -> None:
    # J51
    board = (creep("b", "L1.P1.combat.1", 4), creep("f", "L1.P2.combat.1", 0))
    more = (creep("a", "L1.P1.combat.3"), creep("e", "L2.P2.combat.3"))
    fallen: dict[str, Json] = {"L1.P2": dying(), "L2.P1": dying()}
    table = at(*board, *more, sides=fallen, players={"P1": {"gold": 3}, "P2": {"gold": 4}})
    table.end_turns()
    assert (table["result"], table["P1.gold"]) == ("P1", 5)


def test_after_round_forty_gold_decides_with_the_mana_of_that_round() -> None:
    # J52, J65
    table = at(round=40, sides={"L1.P1": {"mana": 1}}, players={"P1": {"gold": 50}, "P2": {"gold": 10}})
    table.end_turns()
    assert (table["result"], table["P1.gold"], table["P2.gold"]) == ("P2", 50 + 1 + 42, 10 + 84)


def test_before_that_and_without_a_cap_the_game_goes_on() -> None:
    # J52
    for round, cap in ((39, 40), (40, 0), (40, 41)):
        table = at(round=round, options={"round_cap": cap})
        table.end_turns()
        assert table["result"] is None


def test_who_concedes_has_lost() -> None:
    # J52
    table = at()
    table.do("concede", "P1")
    assert table["result"] == "P2"


def test_the_worked_round_goes_number_by_number() -> None:
    # R19, R22, R23, R25, R26, R27, R33, R35, R38, R55, R61, R65, R75, R81, R94, R98, R104, R117, R118, R128, R131
    (worked,) = [scenario for scenario in read_file(str(RULES)) if scenario.id == "AN-337"]
    assert len(worked.steps) == 23
    assert [str(one) for one in run(worked).differences] == []
