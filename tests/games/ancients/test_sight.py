"""What a player sees: previews, places, icons, circles, the last card."""

from __future__ import annotations

from typing import Any

from cardwright.games.ancients.game import GAME
from cardwright.kernel.data.codec import Json
from tests.games.ancients.table import (
    FALLEN,
    Table,
    at,
    between,
    creep,
    deck,
    hero,
    melee,
    new_game,
    places,
    thing,
    waiting,
)


def shown(table: Table, seat: int = 0) -> Any:
    """What the server tells the client of this seat."""
    return GAME.shown(GAME.mask(table.s, seat))


def drawn(table: Table, lane: int, row: str, seat: int, slot: int) -> Any:
    return shown(table)["lanes"][lane - 1][row][seat][slot - 1]


def test_a_mega_creep_is_called_and_drawn_as_one() -> None:
    # R24
    for round, name in ((2, "Mega Melee Creep"), (3, "Melee Creep")):
        unit = drawn(at(melee("m", "L1.P1.combat.3"), round=round), 1, "combat", 0, 3)
        assert (unit["name"], unit["mega"]) == (name, round == 2)


def test_a_travelling_hero_is_shown_between_the_lanes() -> None:
    # R63
    table = at(hero("h", "L1.P1.support.2"))
    table.do("move", "P1", hero="h", to="L2.P1.support.4")
    (travel,) = shown(table, 1)["players"][0]["travelling"]
    assert (travel["from_lane"], travel["to_lane"], travel["slot"]) == (0, 1, None)


def test_move_cooldown_is_shown_as_a_bad_status() -> None:
    # R67
    table = at(hero("h", "L1.P1.support.2"))
    table.do("move", "P1", hero="h", to="L1.P1.combat.3")
    assert drawn(table, 1, "combat", 0, 3)["statuses"] == [{"kind": "move_cooldown", "turns": None, "negative": True}]


def test_the_light_is_told_apart_from_the_time_of_the_rules() -> None:
    # R72, R73
    table = at(round=2)
    assert (shown(table)["time"], shown(table)["light"]) == ("night", "night")
    table.end_turns()
    assert (shown(table)["time"], shown(table)["light"]) == ("day", "night")


def test_the_core_shows_the_mana_pool_and_later_the_ancient() -> None:
    # R92, R93
    table = at(sides={"L1.P1": FALLEN})
    cores = [shown(table)["lanes"][lane]["cores"][0] for lane in (0, 1)]
    assert [core["kind"] for core in cores] == ["ancient", "tower"]
    assert [core["mana"] for core in cores] == [5, 5]
    assert [core["mana_armor"] for core in cores] == [2, None]


def test_the_ab_hero_is_marked_everywhere() -> None:
    # R101
    table = new_game(deck(ab="k_d2"))
    marked = [entry["unit"]["is_ab"] for entry in shown(table)["players"][0]["fountain"]]
    assert marked == [False, True, False, False, False]


def test_the_name_of_the_blessing_is_explained() -> None:
    # J34
    (term,) = [term for term in GAME.glossary() if term.word == "AB hero"]
    assert term.text.startswith("Ancient's Blessing")


def test_the_coming_combat_is_shown_at_any_time_and_changes_nothing() -> None:
    # R113
    board = (
        hero("a", "L1.P1.combat.2", stats=[3, 1, 4]),
        creep("e", "L1.P2.combat.2", 5),
        creep("g", "L2.P1.combat.1"),
    )
    table = at(*board, sides={"L2.P2": {"tower": 2}})
    before = GAME.digest(table.s)
    preview = table.do("preview", what="combat")
    assert preview["u:a"] == {"damage": 4, "dies": True}
    assert preview["u:e"] == {"damage": 3, "dies": False}
    assert preview["L2.P2.core"] == {"damage": 2, "falls": True}
    assert GAME.digest(table.s) == before
    told = drawn(table, 1, "combat", 0, 2)["preview"]
    assert (told["damage"], told["dies"]) == (4, True)
    assert shown(table)["players"][1]["gold_preview"] == 5
    table.end_turns()
    assert (table.unit("a")["at"], table.unit("e")["health"], table["L2.P2.tower"]) == ("fountain", 1, None)


def test_a_death_shield_and_lifesteal_are_part_of_what_the_coming_combat_costs() -> None:
    # R113
    board = (
        creep("a", "L1.P1.combat.2", 3, 0, 9, damage=4, keywords=["Lifesteal", "Regeneration 1"]),
        creep("e", "L1.P2.combat.2", 2, 0, 2, keywords=["Death Shield"]),
    )
    table = at(*board)
    preview = table.do("preview", what="combat")
    assert (preview["u:a"], preview["u:e"]) == ({"damage": -2, "dies": False}, {"damage": 1, "dies": False})
    told = [drawn(table, 1, "combat", seat, 2)["preview"]["parts"] for seat in (0, 1)]
    assert [[(part["kind"], part["amount"]) for part in parts] for parts in told] == [
        [("strike", 2), ("regeneration", -1), ("lifesteal", -3)],
        [("strike", 3), ("shield", -2)],
    ]
    table.end_turns()
    assert (table.unit("a")["health"], table.unit("e")["health"]) == (7, 1)


def test_before_a_cast_everything_is_shown_that_it_would_change() -> None:
    # R114
    table = at(hero("h", "L1.P1.support.1"), hero("e", "L1.P2.combat.3"), hand=("k_bolt3",))
    before = GAME.digest(table.s)
    what: Json = {"do": "play", "player": "P1", "card": "k_bolt3", "targets": ["e"]}
    preview = table.do("preview", what=what)
    assert (preview["u:e"]["damage"], preview["u:e"]["health"], preview["L1.P1.mana"]) == (3, 7, 4)
    assert GAME.digest(table.s) == before


def test_before_something_is_placed_or_moved_all_legal_places_are_shown() -> None:
    # R115
    table = at(hero("h", "L1.P1.support.2"), creep("e", "L1.P2.combat.1"))
    assert places(table, "P1", "move:h") == {
        **{f"L1.P1.combat.{slot}": 2 for slot in (1, 3)},
        **{f"L2.P1.support.{slot}": 3 for slot in (1, 2, 4, 5)},
    }
    offered = {(move["place"], move["cost"]) for move in shown(table)["moves"]}
    assert len(offered) == 6


def test_the_fountain_is_shown_with_the_rounds_until_a_hero_is_ready() -> None:
    # R116
    table = between(players={"P1": {"fountain": [waiting("a", 3), waiting("b", 4)]}})
    assert [entry["ready_in"] for entry in shown(table)["players"][0]["fountain"]] == [0, 1]


def test_a_hero_shows_one_ability_and_two_items() -> None:
    # R120
    unit = drawn(at(thing("h", "h_r2", "L1.P1.support.1", items=["i01", "i06"])), 1, "support", 0, 1)
    assert unit["ability"]["active"] is True
    assert [item["active"] for item in unit["items"]] == [False, True]


def test_passive_abilities_beside_the_active_one_are_marked() -> None:
    # R121
    more = [
        drawn(at(thing("h", key, "L1.P1.support.1")), 1, "support", 0, 1)["ability"]["more"]
        for key in ("h_r1", "h_r2", "h_r4", "h_g4")
    ]
    assert more == [True, False, False, True]


def test_both_are_described() -> None:
    # R122
    cards = GAME.cards()
    facts = cards.all[cards.find("h_r1")].facts()["abilities"]
    assert [(one["type"], one["name"]) for one in facts] == [("active", "Line Holder"), ("passive", "Unmoved")]
    assert facts[1]["text"] == "Enemy effects cannot Root, Bounce or move Brakka."


def test_enhancements_are_shown_apart_from_statuses() -> None:
    # R123
    table = at(thing("h", "h_r1", "L1.P1.support.1"), hand=("m_r06",))
    table.play("P1", "m_r06", "h")
    unit = drawn(table, 1, "support", 0, 1)
    cards = GAME.cards()
    assert unit["statuses"] == []
    assert [cards.name(one["card"]) for one in unit["enhancements"]] == ["Iron Temper"]


def test_statuses_are_listed_in_the_order_of_the_circles() -> None:
    # R124, R134
    ails: dict[str, Json] = {"mute": 1, "stun": 2, "disarm": 1, "silence": 1}
    unit = drawn(at(hero("h", "L1.P1.combat.3", statuses=ails)), 1, "combat", 0, 3)
    assert [one["kind"] for one in unit["statuses"]] == ["stun", "silence", "disarm", "mute"]


def test_only_stun_and_silence_show_turns() -> None:
    # R135
    ails: dict[str, Json] = {"mute": 1, "stun": 2, "silence": 1}
    unit = drawn(at(hero("h", "L1.P1.combat.3", statuses=ails)), 1, "combat", 0, 3)
    assert [one["turns"] for one in unit["statuses"]] == [2, 1, None]


def test_a_card_of_the_hand_and_a_unit_on_the_board_are_told_apart() -> None:
    # R125, R126
    table = at(hero("h", "L1.P1.support.1"), thing("c", "m_r11", "L1.P1.combat.3"), hand=("m_r11",))
    (held,) = shown(table)["players"][0]["hand"]
    on_board = drawn(table, 1, "combat", 0, 3)
    assert held["card"] == on_board["card"]
    assert "cost" in held
    assert "text" not in on_board


def test_the_last_card_played_is_shown() -> None:
    # R127
    table = at(hero("h", "L1.P1.support.1"), hero("e", "L1.P2.combat.3"), hand=("k_bolt3",))
    assert shown(table)["players"][0]["last_card"] is None
    table.play("P1", "k_bolt3", "e")
    last = shown(table, 1)["players"][0]["last_card"]
    assert table.s.cards.all[last["card"]].key == "k_bolt3"
