"""What a client draws: the coming combat with its parts, costs, moves, hidden slots, the shop."""

from __future__ import annotations

from typing import Any

from cardwright.games.ancients.game import GAME
from cardwright.games.ancients.model.board import COMBAT, SUPPORT, core_of, place_of
from cardwright.games.ancients.model.state import Position
from cardwright.games.ancients.options import Options

DUEL = """\
round: 3
L1.P1: tower 60 ancient 90 mana 5/5
L1.P1.combat: 2 Brakka Ironvow [1] damage 3; 3 Ramhorn Bull [21]
L1.P1.support: 4 Issa Dawnpetal [3]
L1.P2: tower 2 ancient 90 mana 5/5
L1.P2.combat: 2 Vashti Nightneedle [7]; 5 Causeway Guard [22]
P1.hand: Mend Bark, Skullbell, Stillwater
P1.ab: 1
"""


def at(text: str, **options: Any) -> Position:
    return GAME.read_position(text, Options(**options))


def drawn(s: Position, reader: int = 0) -> Any:
    return GAME.shown(GAME.mask(s, reader))


def unit(view: Any, lane: int, seat: int, slot: int, row: str = "combat") -> Any:
    return view["lanes"][lane][row][seat][slot - 1]


def parts(preview: Any) -> list[tuple[str, int]]:
    return [(part["kind"], part["amount"]) for part in preview["parts"]]


def test_every_unit_shows_the_damage_of_the_coming_combat_and_where_it_comes_from() -> None:
    # R113
    view = drawn(at(DUEL))
    brakka, vashti = unit(view, 0, 0, 2), unit(view, 0, 1, 2)
    assert (brakka["preview"]["damage"], brakka["preview"]["dies"], parts(brakka["preview"])) == (
        6,
        False,
        [("strike", 6)],
    )
    assert (vashti["preview"]["damage"], vashti["preview"]["dies"]) == (4, False)


def test_a_core_shows_strike_and_siege_apart_and_that_it_falls() -> None:
    # R113
    core = drawn(at(DUEL))["lanes"][0]["cores"][1]
    assert (core["kind"], core["preview"]["damage"], core["preview"]["dies"]) == ("tower", 2, True)
    assert parts(core["preview"]) == [("strike", 3), ("siege", 2)]


def test_armor_and_mana_are_parts_of_their_own() -> None:
    # R94, R117
    s = at(
        "round: 3\nL1.P1.combat: 4 Alley Shade\nL1.P2: ancient 50 mana 4/5\nL1.P2.combat: 4 Causeway Guard\n"
        "L2.P1.combat: 1 Alley Shade\nL2.P2: ancient 50 mana 4/5"
    )
    view = drawn(s)
    assert parts(unit(view, 0, 1, 4)["preview"]) == [("strike", 3), ("armor", -1)]
    core = view["lanes"][1]["cores"][1]
    assert (core["mana_armor"], core["preview"]["damage"], parts(core["preview"])) == (
        2,
        1,
        [("strike", 3), ("mana", -2)],
    )


def test_the_gold_of_the_coming_combat_is_shown() -> None:
    # R83
    s = at("round: 3\nL1.P1.combat: 3 Melee Creep\nL1.P2.combat: 3 Alley Shade")
    players = drawn(s)["players"]
    assert [player["gold_preview"] for player in players] == [2, 1]


def test_a_preview_changes_nothing_and_is_not_there_outside_the_action_phase() -> None:
    # R113
    s = at(DUEL)
    before = GAME.digest(s)
    drawn(s)
    assert GAME.digest(s) == before
    s.phase = 2
    assert unit(drawn(s), 0, 0, 2)["preview"] is None


def test_cards_of_the_hand_have_their_cost_and_caster_or_a_reason() -> None:
    # R33, R35
    hand = {GAME.cards().name(card["card"]): card for card in drawn(at(DUEL))["players"][0]["hand"]}
    support = int(place_of(0, 0, SUPPORT, 3))
    assert (hand["Mend Bark"]["cost"], hand["Mend Bark"]["caster"]) == (0, support)
    assert (hand["Skullbell"]["cost"], hand["Skullbell"]["caster"]) == (3, support), "the AB hero lends red"
    assert (hand["Stillwater"]["playable"], "blue" in hand["Stillwater"]["why_not"]) == (False, True)


def test_the_hand_of_the_opponent_is_not_there() -> None:
    # R65
    players = drawn(at(DUEL), 1)["players"]
    assert (players[0]["hand"], players[0]["hand_size"]) == ([], 3)


def test_moves_are_shown_with_their_prices_and_what_they_replace() -> None:
    # R55, R62, R115
    view = drawn(at(DUEL))
    up = place_of(0, 0, COMBAT, 2)
    moves = {(move["hero"], move["place"]): (move["kind"], move["cost"], move["replaces"]) for move in view["moves"]}
    assert moves[3, int(up)] == ("up", 2, 21)
    assert moves[3, int(place_of(1, 0, SUPPORT, 0))] == ("lane", 3, 0)
    assert moves[1, int(place_of(0, 0, SUPPORT, 3))] == ("swap", 3, 3)
    assert moves[1, int(place_of(0, 0, SUPPORT, 0))] == ("down", 1, 0)


def test_only_the_owner_sees_where_a_hero_will_arrive() -> None:
    # R63, R65
    s = at("round: 3\nP1.travelling: Brakka Ironvow [1] to L2.P1.support.4")
    seen = [drawn(s, reader)["players"][0]["travelling"][0] for reader in (0, 1, -1)]
    assert [travel["slot"] for travel in seen] == [3, None, None]
    assert [(travel["from_lane"], travel["to_lane"]) for travel in seen] == [(0, 1)] * 3
    assert GAME.mask(s, 1).players[0].travelling[0].heading == core_of(1, 0)


def test_the_shop_shows_offers_to_their_owner() -> None:
    # R112, J41
    s = at(
        "round: 2\nphase: shop\nP1.gold: 5\nP1.shopping: yes\nP2.shopping: yes\nP1.offers: Notched Blade, Last Ember"
    )
    own, other = drawn(s)["players"][0], drawn(s, 1)["players"][0]
    assert [(offer["price"], offer["affordable"]) for offer in own["offers"]] == [(4, True), (16, False)]
    assert (other["offers"], other["item_deck_size"]) == ([], 2)


def test_what_luck_decides_is_unsure() -> None:
    # R113
    spark = [{"op": "damage", "to": "random_enemy_combat", "n": 9}]
    bomb = {"kind": "creep", "colour": "red", "cost": 1, "attack": 0, "armor": 0, "health": 1, "death_ops": spark}
    bed = GAME.testbed()
    cards = bed.cards({"t_bomb": bomb})
    board = [
        {"id": "bomb", "card": "t_bomb", "at": "L1.P1.combat.3"},
        {"id": "a", "card": "m_g09", "at": "L1.P2.combat.3"},
        {"id": "b", "card": "m_g09", "at": "L1.P2.combat.5"},
    ]
    s = bed.set_up({"round": 3, "board": board, "players": {}, "sides": {}}, Options(), cards)
    view = drawn(s)
    assert [unit(view, 0, 1, slot)["preview"]["unsure"] for slot in (3, 5)] == [True, True]
    assert unit(view, 0, 0, 3)["preview"] == {
        "damage": 1,
        "dies": True,
        "unsure": False,
        "parts": [{"kind": "strike", "amount": 1, "unit": unit(view, 0, 1, 3)["id"]}],
    }
