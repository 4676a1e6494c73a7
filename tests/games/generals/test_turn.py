"""A turn: whose it is, how it starts and ends; ready and exhausted units."""

from __future__ import annotations

import pytest

from cardwright.games.generals.cards.phrases import end_of_your_turn
from cardwright.games.generals.cards.press import Press
from cardwright.games.generals.effects.enchant import Enchant
from cardwright.games.generals.effects.units import FRIENDLY, Units
from cardwright.games.generals.game import GAME
from cardwright.games.generals.model.card import Cards
from tests.games.generals.armoury import printed
from tests.games.generals.field import BOTH_VARIANTS, P1, P2, field


def test_the_players_take_turns() -> None:
    # R33
    battle = field("")
    assert [battle.mover(), battle.end().mover(), battle.end().mover()] == [P1, P2, P1]


@pytest.mark.parametrize("variant", BOTH_VARIANTS)
def test_your_units_become_ready_when_your_turn_starts(variant: str) -> None:
    # R34, R41
    battle = field("P1 Komodo Charger c3 exhausted", variant=variant)
    assert not battle.can("move c3 c4")
    assert battle.end(2).can("move c3 c4")


@pytest.mark.parametrize("variant", BOTH_VARIANTS)
def test_moves_and_attacks_are_counted_from_zero_each_turn(variant: str) -> None:
    # R34
    battle = field("P1 Hailstone Golem c3; P2 Brightmoss Golem d5", variant=variant).do("move c3 c4", "attack c4 d5")
    assert not battle.can("attack c4 d5")
    assert battle.end(2).can("attack c4 d5")


def test_in_standard_your_units_are_exhausted_between_your_turns() -> None:
    # R34, R38
    battle = field("P1 Komodo Charger c3; P2 Komodo Charger g3")
    battle.end()
    assert battle.unit("c3").exhausted
    assert not battle.unit("g3").exhausted
    assert battle.unit("a3").exhausted


def test_in_classic_every_turn_readies_the_units_of_both_sides() -> None:
    # R34, R38
    battle = field("P1 Komodo Charger c3 exhausted; P2 Komodo Charger g3 exhausted", variant="classic")
    battle.end()
    assert not battle.unit("c3").exhausted
    assert not battle.unit("g3").exhausted


def test_a_turn_starts_with_readiness_mana_effects_and_then_the_bloodbound_spell() -> None:
    # R35: Hamon's 2 damage come before the spell is ready, and the mana is there already
    battle = field("P2 Hamon Bladeseeker g3", "turn: 5", "P2 mana: 0/4").end()
    told = battle.told()
    assert told.index("Turn 6: P2 is to move.") < told.index("On i3 Kaleos Xaan takes 2 damage: 23 health left.")
    assert told.index("On i3 Kaleos Xaan takes 2 damage: 23 health left.") < told.index(
        "P2's bloodbound spell Blink is ready."
    )
    assert battle.mana(P2) == 5


def test_effects_that_last_until_now_run_out_at_the_start_of_a_turn() -> None:
    # R35: Blindscorch lasts until the next own turn
    battle = field("P2 Komodo Charger g3", "P1 hand: Blindscorch").do("play blindscorch g3").end()
    assert battle["g3"] == "Komodo Charger 0/3"
    assert battle.end()["g3"] == "Komodo Charger 1/3"


def test_battle_pets_act_before_their_player() -> None:
    # R35
    pet = next(card.name for card in GAME.cards().all if card.tribe == 2 and card.text in ("", "Battle Pet."))
    battle = field(f"P2 {pet} b3").end()
    assert battle.unit("b3").attacked == 1
    assert battle.health(P1) == 25 - battle.unit("b3").attack


def test_in_a_turn_everything_may_be_done_in_any_order() -> None:
    # R36
    battle = field(
        *("P1 Komodo Charger c3; P2 Whistling Blade d4", "P1 hand: Tempest, War Surge", "P1 deck: Komodo Charger"),
        "P1 bloodbound: Overload ready",
    )
    battle.do("attack c3 d4", "replace 1", "play war surge", "cast", "move a3 b3", "play komodo charger c4", "end")
    assert battle.mover() == P2


def test_only_the_player_whose_turn_it_is_acts() -> None:
    # R37
    battle = field("")
    assert GAME.legal(battle.s, P2) == []
    assert GAME.why_not(battle.s, P2, GAME.read_action(battle.s, P2, "end"))


@pytest.mark.parametrize(("variant", "draw_first"), [("standard", True), ("classic", False)])
def test_in_standard_a_turn_ends_with_the_draw_before_effects_and_in_classic_after_them(
    variant: str, draw_first: bool
) -> None:
    # R39: the 1 health of the Bastion comes after or before the draw; the +3 attack of this turn runs out at last
    lines = ("P1 hand: Saberspine Seal", "P1 deck: Tempest")
    battle = field("P1 Bastion a1; P1 Komodo Charger c3", *lines, variant=variant)
    battle.do("play saberspine seal c3", "end")
    told = battle.told(P1)
    assert (told.index("You draw Tempest.") < told.index("On c3 Komodo Charger is enchanted: +0/+1.")) == draw_first
    assert battle["c3"] == "Komodo Charger 1/4"


@pytest.mark.parametrize(("variant", "kept"), [("standard", "Tempest"), ("classic", "Phoenix Fire")])
def test_what_happens_at_the_end_of_a_turn_finds_the_card_that_was_drawn(variant: str, kept: str) -> None:
    # R39: the Alcuin Fugitive would put a copy of Phoenix Fire into the one free place of the hand
    hand = "P1 hand: Phoenix Fire, Komodo Charger, Komodo Charger, Komodo Charger, Komodo Charger, Komodo Charger"
    battle = field("P1 Alcuin Fugitive a1", hand, "P1 deck: Tempest", variant=variant).do("play 1 i3", "end")
    assert battle.hand(P1)[0] == kept


@pytest.mark.parametrize(("exhausted", "attack"), [(True, 2), (False, 1)])
def test_what_happens_at_the_end_of_a_turn_finds_your_units_exhausted(exhausted: bool, attack: int) -> None:
    # R38, R39: the Drummer gives attack to minions that are exhausted
    drums = end_of_your_turn(Enchant(Units(FRIENDLY, exhausted=True), attack=1))
    cards = Cards([*printed(), Press("Neutral", "test").minion("Drummer", "1 mana 0/5", "", drums)])
    battle = field("P1 Drummer a1; P1 Komodo Charger c3", cards=cards, exhaust_at_end=exhausted).end()
    assert battle["c3"] == f"Komodo Charger {attack}/3"


@pytest.mark.parametrize("variant", BOTH_VARIANTS)
def test_a_stun_runs_out_between_two_turns(variant: str) -> None:
    # R39, R35, R191: at the start of its caster's turn, in classic at the end of the turn before
    stun = ("to move: P2", "turn: 2", "P2 hand: Beam Shock")
    battle = field("P1 Komodo Charger c3", *stun, variant=variant).do("play beam shock c3", "end")
    assert not battle.can("move c3 c4")
    battle.end()
    assert battle.end().can("move c3 c4")


def test_the_player_to_move_reacts_first_the_general_before_the_units() -> None:
    # R40: all watchers hear of the death; those of the player to move come first, by arrival
    battle = field(
        "P2 Shadow Watcher h3; P1 Shadow Watcher a1; P1 Shadow Watcher a2; P2 Komodo Charger c3 damage 2",
        "P1 hand: Phoenix Fire",
    )
    battle.do("play phoenix fire c3")
    grown = [line for line in battle.told() if "is enchanted" in line]
    assert [line.split()[1] for line in grown] == ["a1", "a2", "h3"]


def test_a_ready_unit_may_move_and_attack_and_an_exhausted_one_neither() -> None:
    # R41
    ready = field("P1 Komodo Charger c5; P2 Komodo Charger d4")
    assert ready.squares("attack c5") == {"d4"}
    assert ready.squares("move c5")
    battle = field("P1 Komodo Charger c5 exhausted; P2 Komodo Charger d4")
    assert battle.squares("move c5") | battle.squares("attack c5") == set()
    assert battle.why_not("move c5 c4") == "Komodo Charger is exhausted (R41)"


def test_a_unit_that_has_just_arrived_is_exhausted() -> None:
    # R42
    battle = field("", "P1 hand: Komodo Charger").do("play komodo charger b3")
    assert battle.unit("b3").exhausted
    assert battle.squares("move b3") == set()


def test_a_unit_has_one_move_and_one_attack_a_turn() -> None:
    # R43
    battle = field("P1 Komodo Charger c3; P2 Swamp Entangler e5").do("move c3 c4")
    assert battle.squares("move c4") == set()
    assert battle.why_not("move c4 c5") == "Komodo Charger has already moved (R43)"


def test_a_unit_that_has_moved_may_still_attack_and_an_attack_exhausts_it() -> None:
    # R44, R50
    battle = field("P1 Hailstone Golem c3; P2 Brightmoss Golem d5").do("move c3 c4", "attack c4 d5")
    assert battle["d5"] == "Brightmoss Golem 4/5"
    other = field("P1 Hailstone Golem c3; P2 Brightmoss Golem d4").do("attack c3 d4")
    assert other.squares("move c3") | other.squares("attack c3") == set()


def test_a_unit_that_changes_sides_becomes_exhausted() -> None:
    # R45
    battle = field("P2 Komodo Charger b4", "P1 hand: Dominate Will").do("play dominate will b4")
    assert battle.owner("b4") == P1
    assert battle.squares("move b4") == set()


def test_one_with_rush_does_not() -> None:
    # R45
    battle = field("P2 Saberspine Tiger b4", "P1 hand: Dominate Will").do("play dominate will b4")
    assert "b5" in battle.squares("move b4")
