"""What effects do to hands, decks, artifacts and bloodbound spells, and what they leave as it is."""

from __future__ import annotations

import pytest

from cardwright.games.generals.game import GAME
from tests.games.generals.field import P1, P2, field

WANDERER = "Mythron Wanderer"


def test_a_trial_card_is_not_thrown_away_with_the_hand() -> None:
    # R201
    lines = ("P1 hand: Monolithic Vision, Tempest, -, -, -, Grand Strategos", "P1 tally: turns 3, trial 12")
    battle = field("", *lines, "turn: 5").do("play 1")
    assert battle.hand(P1)[5] == "Grand Strategos"
    assert "Tempest" not in battle.hand(P1)
    assert "-" not in battle.hand(P1)


def test_a_stolen_artifact_serves_the_other_general_and_not_its_own_any_more() -> None:
    battle = field("", "P1 hand: Droplift", "P2 hand: Sunstone Bracers", "to move: P2", "turn: 2").do("play 1", "end")
    assert battle["i3"] == "Kaleos Xaan 3/25"
    battle.do("play 1")
    assert (battle["a3"], battle["i3"]) == ("Argeon Highmayne 3/25", "Kaleos Xaan 2/25")
    assert battle.line("P2 lost") == "Sunstone Bracers"


def test_without_an_artifact_there_is_nothing_to_steal() -> None:
    battle = field("", "P1 hand: Droplift").do("play 1")
    assert (battle["a3"], battle["i3"]) == ("Argeon Highmayne 2/25", "Kaleos Xaan 2/25")


def test_of_three_minions_played_the_last_one_comes_back() -> None:
    played = ("P2 hand: Komodo Charger, Rock Pulverizer, Hailstone Golem", "to move: P2", "turn: 2")
    battle = field("", "P1 hand: Unleash the Evil", *played)
    battle.do("play 1 h3", "play 2 h2", "play 3 h4", "end", "play 1 b3")
    assert battle["b3"] == "Hailstone Golem 4/6"
    assert battle.can("attack b3 h3") or battle.can("move b3 g1")


def test_all_copies_of_a_card_change_wherever_they_lie_and_no_other_card() -> None:
    battle = field(
        "P1 Scarzig c3; P1 Komodo Charger a5; P2 Komodo Charger d3 damage 2",
        "P1 hand: Scarzig, Tempest",
        "P1 deck: Tempest, Scarzig, True Strike",
    )
    battle.do("attack c3 d3")
    assert battle["c3"] == "Scarzig, Feather Knight 4/8"
    assert battle.hand(P1) == ["Scarzig, Feather Knight", "Tempest"]
    assert battle.deck(P1) == ["Tempest", "Scarzig, Feather Knight", "True Strike"]
    assert battle["a5"] == "Komodo Charger 1/3"


def test_a_bloodbound_spell_that_was_lent_twice_goes_back_at_the_end_of_the_turn() -> None:
    battle = field("", "P1 hand: Cloudcaller, Cloudcaller", "P1 mana: 9/9", "P1 bloodbound: Roar")
    battle.s.players[P1].mana = 10
    battle.do("play 1 b3")
    assert battle.line("P1 bloodbound") == "Lesser Waterball ready"
    battle.do("play 2 b2")
    assert battle.line("P1 bloodbound") == "Lesser Waterball ready"
    assert battle.end().line("P1 bloodbound").startswith("Roar")


def test_a_bloodbound_spell_is_ready_again_and_a_general_without_one_gets_none() -> None:
    battle = field("", "P1 hand: Cryptographer", "P1 bloodbound: Roar").do("play 1 b3")
    assert battle.line("P1 bloodbound") == "Roar ready"
    battle = field("", "P1 hand: Cryptographer", "P1 bloodbound: -").do("play 1 b3")
    assert not battle.s.players[P1].ready


def test_artifacts_come_out_of_the_deck_as_far_as_there_is_room() -> None:
    deck = "P1 deck: Komodo Charger, Sunstone Bracers, Sunstone Bracers, Sunstone Bracers"
    battle = field("P1 Oserix c3 damage 4; P2 Komodo Charger d3", deck, "to move: P2", "turn: 2")
    battle.do("attack d3 c3")
    assert battle["a3"] == "Argeon Highmayne 4/25"
    assert battle.deck(P1) == ["Komodo Charger", "Sunstone Bracers"]
    worn = "P1 hand: Sunstone Bracers, Sunstone Bracers"
    battle = field("P1 Oserix c3 damage 4; P2 Komodo Charger d3", deck, worn).do("play 1", "play 2", "end")
    battle.do("attack d3 c3")
    assert battle["a3"] == "Argeon Highmayne 5/25"
    assert battle.deck(P1).count("Sunstone Bracers") == 2


def test_two_random_artifacts_of_the_faction_are_two_different_ones() -> None:
    for seed in range(8):
        battle = field("", "P1 hand: Autarch's Gifts", seed=seed).do("play 1")
        worn = [mark.enchantment.card for mark in battle.unit("a3").marks if mark.enchantment.artifact]
        assert len(set(worn)) == 2


def test_a_minion_that_was_borrowed_goes_back_when_the_turn_ends() -> None:
    battle = field("P2 Komodo Charger h2", "P1 hand: Psychic Conduit").do("play 1 h2")
    assert (battle.owner("h2"), battle.can("attack h2 i3")) == (P1, True)
    assert battle.end().owner("h2") == P2


def test_an_invulnerable_minion_is_not_borrowed() -> None:
    # R166
    battle = field("P2 Gate to the Undervault h2; P2 Komodo Charger h4", "P1 hand: Psychic Conduit")
    assert battle.squares("play 1") == {"h4"}


@pytest.mark.parametrize("seat", [P1, P2])
def test_the_trial_of_each_player_looks_at_the_deck_at_the_beginning(seat: int) -> None:
    # R200, R202
    hand = ", ".join(["Tempest", "-", "-", "-", "-", WANDERER])
    name = f"P{seat + 1}"
    for deck, met in (("Komodo Charger, True Strike", True), ("Tempest, Tempest", False)):
        battle = field("", "turn: 0", f"{name} hand: {hand}", f"{name} deck: {deck}", f"{name} tally: locked 6")
        for player in (P1, P2):
            GAME.apply(battle.s, player, GAME.read_action(battle.s, player, "mulligan none"))
        assert ("locked" not in battle.line(f"{name} tally")) == met


def test_of_the_nearest_ones_any_can_be_meant_and_none_further_away() -> None:
    # two are one step from the dying pet, the third is further away
    dispelled = set()
    for seed in range(12):
        battle = field(
            "P1 Rae d3; P2 Komodo Charger c2; P2 Komodo Charger e4; P2 Komodo Charger g3",
            "P2 hand: True Strike",
            "to move: P2",
            "turn: 2",
            seed=seed,
        ).do("play 1 d3")
        dispelled |= {square for square in ("c2", "e4", "g3") if battle.unit(square).dispelled}
    assert dispelled == {"c2", "e4"}


def test_the_general_has_the_grow_and_backstab_of_the_minions_for_a_turn() -> None:
    battle = field("P1 Earth Walker c3; P1 Kaido Assassin c4", "P1 hand: Neurolink").do("play 1")
    general, walker, assassin = battle.unit("a3"), battle.unit("c3"), battle.unit("c4")
    assert (general.grow, general.backstab) == (walker.grow, assassin.backstab)
    assert walker.grow > 0
    assert assassin.backstab > 0
    battle.end()
    assert (battle.unit("a3").grow, battle.unit("a3").backstab) == (0, 0)
