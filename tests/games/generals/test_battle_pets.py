"""Battle Pets: they act by themselves."""

from __future__ import annotations

import pytest

from tests.games.generals.field import P1, Field, field

both_variants = pytest.mark.parametrize("variant", ["standard", "classic"])
FAR = "P1 Argeon Highmayne a1; P2 Kaleos Xaan i5"


def after_acting(units: str, *lines: str, generals: str = FAR, seed: int = 0, variant: str = "standard") -> Field:
    """The board when P1's pets have acted."""
    return field(units, "to move: P2", "turn: 4", *lines, generals=generals, seed=seed, variant=variant).end()


@both_variants
def test_a_battle_pet_takes_no_orders(variant: str) -> None:
    # R207
    battle = field("P1 Amu c3; P2 Komodo Charger d3", variant=variant)
    assert not battle.squares("move c3") | battle.squares("attack c3")
    assert battle.why_not("move c3 c4") != ""


def test_it_never_counts_as_exhausted() -> None:
    # R207: one that has just come acts as soon as a card lets it
    battle = field("P2 Second Sun c3; P2 Hailstone Golem g1", "P1 hand: Amu, Crimson Coil").do("play 1 b3", "play 2 g1")
    assert battle["c3"] == "Second Sun 0/5"


@pytest.mark.parametrize(("units", "left"), [("P1 Yun c3; P1 Amu e3", 5), ("P1 Amu e3; P1 Yun c3", 8)])
def test_pets_act_in_the_order_in_which_they_came(units: str, left: int) -> None:
    # R208: the first kills the Charger between them; the Sun is in reach of the Amu only
    battle = after_acting(f"{units}; P2 Komodo Charger d3; P2 Second Sun f2")
    assert battle["d3"] != "Komodo Charger 1/3"
    assert battle["f2"] == f"Second Sun 0/{left}"


@both_variants
def test_it_does_nothing_on_the_turn_it_is_summoned(variant: str) -> None:
    # R209
    battle = field("P2 Second Sun c3", "P1 hand: Amu", variant=variant).do("play 1 b3")
    assert battle["c3"] == "Second Sun 0/8"
    assert battle.end()["c3"] == "Second Sun 0/8"
    assert battle.end()["c3"] == "Second Sun 0/5"


def test_a_stunned_pet_does_nothing() -> None:
    # R209
    battle = field("P1 Yun c3; P2 Second Sun d3", "to move: P2", "turn: 4", "P2 hand: Flash Freeze").do(
        "play 1 c3", "end"
    )
    assert battle["d3"] == "Second Sun 0/8"
    assert battle.end(2)["d3"] == "Second Sun 0/3"


def test_one_with_celerity_acts_twice_in_a_row() -> None:
    # R209
    assert after_acting("P1 Dex c3; P2 Second Sun d3")["d3"] == "Second Sun 0/4"


@pytest.mark.parametrize("pet", ["Amu", "Ion"])
def test_it_attacks_an_adjacent_enemy_without_moving(pet: str) -> None:
    # R210: even if it is Ranged
    battle = after_acting(f"P1 {pet} c3; P2 Second Sun d4")
    assert battle["c3"].startswith(pet)
    assert battle["d4"] in ("Second Sun 0/5", "Second Sun 0/6")


def test_otherwise_it_goes_to_the_nearest_square_from_which_it_can_attack() -> None:
    # R211, R213: d3 and c4 would do, one step away
    battle = after_acting("P1 Amu c3; P2 Second Sun e4")
    assert battle["d3"] == "Amu 3/3"
    assert battle["e4"] == "Second Sun 0/5"


def test_a_provoked_pet_stays() -> None:
    # R211: Swamp Entangler provokes, and it is attacked
    battle = after_acting("P1 Amu c3; P2 Swamp Entangler d4; P2 Second Sun d3")
    assert battle["c3"] == "Amu 3/3"
    assert battle["d4"] == "-"
    assert battle["d3"] == "Second Sun 0/8"


@pytest.mark.parametrize("seed", range(6))
def test_if_nobody_is_in_reach_it_goes_towards_the_nearest_enemy(seed: int) -> None:
    # R212: of the squares it can reach, e3 is the nearest to g3
    battle = after_acting("P1 Amu c3; P2 Second Sun h3", seed=seed)
    assert battle.where("Amu") == ["e3"]


def test_it_goes_even_if_it_stands_no_nearer_there_than_before() -> None:
    # R212: the friends beside the Sun leave it no square there
    crowd = "; ".join(f"P1 Bastion {square}" for square in ("e1", "e2", "e3", "f3", "g3", "g2", "g1", "f1"))
    battle = after_acting(f"P1 Amu d2; {crowd}; P2 Second Sun f2")
    assert battle.where("Amu") != ["d2"]


def test_after_its_move_it_attacks_what_is_in_its_reach() -> None:
    # R213: a Ranged one anybody, the nearest
    battle = after_acting("P1 Ion a3; P2 Second Sun g3; P2 Second Sun i1")
    assert battle.where("Ion") == ["c3"]
    assert battle["g3"] == "Second Sun 0/6"
    assert battle["i1"] == "Second Sun 0/8"


def test_a_pet_with_blast_attacks_along_its_row() -> None:
    # R213: Blast is given by nothing here but its mark
    battle = after_acting("P1 Amu a3 [wildfire_ankh 0 P1]; P2 Second Sun g3")
    assert battle.where("Amu") == ["c3"]
    assert battle["g3"] == "Second Sun 0/5"


def test_it_prefers_adjacent_enemies_with_provoke() -> None:
    # R214
    battle = after_acting("P1 Amu c3; P2 Second Sun d3; P2 Rock Pulverizer d4")
    assert battle["d4"] == "Rock Pulverizer 1/1"
    assert battle["d3"] == "Second Sun 0/8"


@pytest.mark.parametrize("seed", range(6))
def test_it_prefers_one_beside_it_to_one_at_its_corner(seed: int) -> None:
    # R214
    battle = after_acting("P1 Amu c3; P2 Second Sun d4; P2 Second Sun c2", seed=seed)
    assert battle["c2"] == "Second Sun 0/5"
    assert battle["d4"] == "Second Sun 0/8"


def test_among_equally_good_enemies_chance_decides() -> None:
    # R215
    hit = set()
    for seed in range(20):
        battle = after_acting("P1 Amu c3; P2 Second Sun d3; P2 Second Sun c2; P2 Second Sun b3", seed=seed)
        hit |= {square for square in ("d3", "c2", "b3") if battle[square] == "Second Sun 0/5"}
    assert hit == {"d3", "c2", "b3"}


def test_among_equally_good_squares_chance_decides() -> None:
    # R215: both d3 and c4 are one step away
    squares = {after_acting("P1 Amu c3; P2 Second Sun e5", seed=seed).where("Amu")[0] for seed in range(20)}
    assert squares == {"d4"}
    ways = {
        after_acting("P1 Amu c3; P2 Second Sun e4; P2 Second Sun c5", seed=seed).where("Amu")[0] for seed in range(20)
    }
    assert ways == {"d3", "c4"}


def test_a_flying_pet_walks() -> None:
    # R216: option flying_pets
    assert after_acting("P1 Ubo a3; P2 Second Sun h3").where("Ubo") == ["c3"]


def test_in_classic_it_flies() -> None:
    # R216: option flying_pets
    battle = after_acting(
        "P1 Ubo a3; P2 Second Sun h2", generals="P1 Argeon Highmayne a1; P2 Kaleos Xaan i5", variant="classic"
    )
    assert battle["h2"] == "Second Sun 0/6"
    assert battle.where("Ubo") != ["c3"]


def test_a_ranged_pet_attacks_what_draws_ranged_attacks() -> None:
    # R213: enemies with Ranged can attack only the Wind Stopper
    battle = after_acting("P1 Ion a3; P2 Wind Stopper g3; P2 Second Sun b3")
    assert battle.where("Ion") == ["a3"]
    assert battle["g3"] == "Wind Stopper 1/5"
    assert battle["b3"] == "Second Sun 0/8"


def test_a_pet_attacks_a_general() -> None:
    # R210
    battle = after_acting("P1 Amu h4")
    assert battle["i5"] == "Kaleos Xaan 2/22"
    assert battle["h4"] == "Amu 3/1"


def test_a_pet_that_cannot_move_only_attacks() -> None:
    # R211
    assert after_acting("P1 Rok c3; P2 Second Sun g3").where("Rok") == ["c3"]


def test_pets_of_the_other_player_wait_for_their_turn() -> None:
    # R208
    battle = after_acting("P2 Amu d3; P1 Second Sun c3")
    assert battle["c3"] == "Second Sun 0/8"
    assert battle.end()["c3"] == "Second Sun 0/5"


def test_a_dispelled_pet_is_a_pet() -> None:
    # R144
    battle = field("P1 Amu b3; P2 Second Sun c3", "P1 hand: Ephemeral Shroud").do("play 1 b4", "choose b3")
    assert not battle.squares("attack b3")
    assert battle.end(2)["c3"] == "Second Sun 0/5"


def test_a_hatched_pet_comes_last_and_acts_on_its_owners_turn() -> None:
    # R208
    battle = field(
        "P1 Chrysalis Egg c3 within rex; P2 Second Sun d3", "to move: P2", "turn: 4", variant="classic"
    ).end()
    assert battle["d3"] == "Second Sun 0/5"


def test_a_card_can_make_pets_obey() -> None:
    # R207
    battle = field("P1 Amu c3; P1 Zukong c1; P2 Second Sun d3")
    assert battle.can("attack c3 d3")
    assert battle.owner("c3") == P1


@pytest.mark.parametrize("corner", ["a1", "a5", "i1", "i5"])
def test_it_attacks_once_an_enemy_that_stands_in_a_corner(corner: str) -> None:
    # R210: the only enemy in its reach, and it has no reason to walk
    beside = f"{'b' if corner[0] == 'a' else 'h'}{corner[1]}"
    elsewhere = "P1 Argeon Highmayne e3; P2 Kaleos Xaan e1"
    battle = after_acting(f"P1 Amu {beside}; P2 Second Sun {corner}", generals=elsewhere)
    assert battle[corner] == "Second Sun 0/5"
    assert battle.where("Amu") == [beside]


def test_a_pet_without_attack_stays_when_it_is_provoked() -> None:
    # R211: it has nothing to attack with, and may not leave
    weak = "P1 Amu c3 [blood_siren 0 -3/0 P2]"
    assert after_acting(f"{weak}; P2 Swamp Entangler d4; P2 Second Sun g3").where("Amu") == ["c3"]
    assert after_acting(f"{weak}; P2 Second Sun d4; P2 Second Sun g3").where("Amu") != ["c3"]


def test_pets_that_act_at_a_cards_word_walk_in_the_order_in_which_they_came() -> None:
    # R208: the first takes the only free square beside the Sun
    crowd = "; ".join(f"P1 Bastion {square}" for square in ("d2", "e2", "f2", "d4", "e4", "f4", "f3"))
    units = f"{crowd}; P1 Amu c4; P1 Sai c2; P2 Second Sun e3; P2 Second Sun h5"
    battle = field(units, "P1 hand: Crimson Coil", generals=FAR).do("play 1 h5")
    assert battle["d3"] == "Amu 3/3"
    assert battle["e3"] == "Second Sun 0/5"


def test_a_pet_takes_no_more_steps_than_any_unit() -> None:
    # R212, option walk
    battle = field("P1 Amu c3; P2 Second Sun h3", "to move: P2", "turn: 4", generals=FAR, walk=1).end()
    assert battle.where("Amu") == ["d3"]


@both_variants
def test_a_flying_pet_that_cannot_move_stays(variant: str) -> None:
    # R211, R216: it is held by the Sand Trap
    battle = after_acting("P1 Ubo c3 [sand_trap 0 P2]; P2 Second Sun g3", variant=variant)
    assert battle.where("Ubo") == ["c3"]
