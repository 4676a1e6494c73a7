"""Where cards lie, and which slots are adjacent."""

import pytest

from tests.games.cartoverse.arena import P1, P2, at

# Everything around slot 3 of P2's Attack zone: what a blast there hits, and what it leaves alone.
CROWD = (
    "P1.creatures: 2/6=facing attack 3; 2/6=facing2 attack 2; 2/6=facing4 attack 4; 2/6=far defense 3",
    "P2.creatures: 2/6=target attack 3; 2/6=left attack 2; 2/6=right attack 4; 2/6=behind defense 3; "
    "2/6=diagonal defense 2; 2/6=end attack 5",
)
EVERYONE = ("facing", "facing2", "facing4", "far", "target", "left", "right", "behind", "diagonal", "end")


def hit_by_a_blast_on(target: str, *lines: str) -> set[str]:
    table = at("P1.hand: Blast", "P1.mana: 1", *(lines or CROWD))
    table.do(P1, f"cast Blast > {target}")
    return {name for name in table.labels if table.figures(name) != "2/6"}


def test_the_two_attack_zones_are_adjacent_even_for_the_casters_own() -> None:
    # R35, R36, C27, R32, R33
    assert hit_by_a_blast_on("target") == {"target", "left", "right", "behind", "facing"}


def test_a_creature_in_a_defense_zone_is_adjacent_to_its_own_side_only() -> None:
    # R36, C27
    assert hit_by_a_blast_on("behind") == {"behind", "diagonal", "target"}
    assert hit_by_a_blast_on("far") == {"far", "facing"}


def test_the_ends_of_a_row_do_not_meet() -> None:
    # C27
    row = "P2.creatures: 2/6=one attack 1; 2/6=five attack 5; 2/6=back defense 1; 2/6=corner defense 5"
    assert hit_by_a_blast_on("one", row) == {"one", "back"}
    assert hit_by_a_blast_on("five", row) == {"five", "corner"}
    assert hit_by_a_blast_on("back", row) == {"back", "one"}


def test_heroes_are_adjacent_to_nothing() -> None:
    # C27
    table = at("P1.hand: Blast", "P1.mana: 1", *CROWD)
    table.do(P1, "cast Blast > end")
    assert table.both_hp() == (20, 20)


def test_a_creature_that_has_died_still_knows_where_it_was() -> None:
    # R35, C44
    table = at("P1.hand: Kill", "P1.mana: 1", "P2.creatures: Powder=p attack 3; 2/6=left attack 2; 2/6=end attack 5")
    table.do(P1, "cast Kill > p")
    assert (table.figures("left"), table.figures("end")) == ("2/4", "2/6")


def test_there_are_five_slots_in_each_zone_and_one_creature_in_a_slot() -> None:
    # R32, R33, R44, C18
    table = at("P1.hand: 2/2; 1/1", "P1.mana: 3", "P1.creatures: 3/3 attack 2")
    slots = [f"{zone} {slot}" for zone in ("attack", "defense") for slot in range(1, 6)]
    assert table.offers(P1, "summon") == sorted(
        f"{c} > {slot}" for c in ("1/1", "2/2") for slot in slots if slot != "attack 2"
    )
    assert table.why_not(P1, "summon 2/2 > attack 2") == "slot 2 of your Attack zone is taken (C18)"


def test_the_last_empty_slot_can_be_taken_and_then_no_creature_can_be_played() -> None:
    # C18
    full = "; ".join(f"1/1 {zone} {slot}" for zone in ("attack", "defense") for slot in range(1, 6))
    table = at("P1.hand: 2/2", "P1.mana: 1", f"P1.creatures: {full.removesuffix('; 1/1 defense 5')}")
    assert table.offers(P1, "summon") == ["2/2 > defense 5"]
    table.say(P1, "summon 2/2 > defense 5")
    table = at("P1.hand: 2/2", "P1.mana: 1", f"P1.creatures: {full}")
    assert table.offers(P1, "summon") == []
    assert table.why_not(P1, "summon 2/2 > defense 5") == "slot 5 of your Defense zone is taken (C18)"


@pytest.mark.parametrize("zone", ["attack", "defense"])
def test_a_full_zone_leaves_the_other(zone: str) -> None:
    # C18
    table = at("P1.hand: 2/2", "P1.mana: 1", f"P1.creatures: {'; '.join(f'1/1 {zone} {slot}' for slot in range(1, 6))}")
    other = {"attack": "defense", "defense": "attack"}[zone]
    assert table.offers(P1, "summon") == [f"2/2 > {other} {slot}" for slot in range(1, 6)]


def test_there_are_five_columns_between_the_sides_for_both_players_alike() -> None:
    # R34, C46
    for player, seat in (("P1", P1), ("P2", P2)):
        table = at(f"player: {player}", f"{player}.hand: Pillar", f"{player}.mana: 1")
        assert table.offers(seat, "cast") == [f"Pillar > column {column}" for column in range(1, 6)]


def test_a_column_holds_one_enchant() -> None:
    # C46, C1
    lines = ("P1.hand: Pillar", "P1.mana: 1", "enchants: Pillar P2 on column 2")
    table = at(*lines)
    assert "Pillar > column 2" not in table.offers(P1, "cast")
    assert table.why_not(P1, "cast Pillar > column 2") == "that column has no room for another enchant (C46)"
    two = at(*lines, "P2.creatures: 1/1=b attack 2", column_enchants=2)
    two.do(P1, "cast Pillar > column 2")
    assert two.figures("b") == "1/5"


def test_slot_three_faces_slot_three() -> None:
    # C46, R60
    table = at(
        "P1.creatures: 1/1=a attack 3",
        "P2.creatures: 1/1=b attack 3; 1/1=c attack 2",
        "enchants: Pillar P1 on column 3",
    )
    assert [table.figures(name) for name in "abc"] == ["1/3", "1/3", "1/1"]


def test_each_card_goes_to_its_own_zone() -> None:
    # R26, R28, R29, R30, R31
    table = at(
        "P1.hand: Shrine; Solar Shard; 2/2; Snare; Study; Bolt",
        "P1.mana: 9",
        "P1.creatures: 1/1=a attack 1",
        mana_gains=2,
    )
    table.do(P1, "cast Shrine")
    table.say(P1, "shard Solar Shard")
    table.say(P1, "mana 2/2")
    table.say(P1, "set Snare")
    table.do(P1, "cast Bolt > a")
    shown = table.shown(P1)
    assert [enchant["on"] for enchant in shown["enchants"]] == ["hero:0"]
    assert table.pile(P1, "shards") == ["Solar Shard"]
    assert table.pile(P1, "mana_zone")[-1] == "2/2"
    assert table.traps(P1) == ["Snare"]
    assert table.graveyard(P1) == ["Bolt", "1/1"]


def test_a_graveyard_takes_what_was_destroyed_discarded_used_or_negated() -> None:
    # R28, C61
    table = at(
        "P1.hand: Loot; Study; Banner",
        "P1.mana: 3",
        "P1.deck: 1/1; 2/2; 3/3",
        "P1.creatures: Mage=a attack 1",
        "P2.hand: Zap; Deny",
        "P2.mana: 2",
    )
    table.say(P1, "cast Loot")
    table.say(P2, "cast Zap > a")
    table.all_pass()
    table.say(P1, "discard Banner")
    table.say(P1, "cast Study")
    table.say(P2, "cast Deny > link 1")
    table.all_pass()
    assert table.graveyard(P1) == ["Mage", "Banner", "Loot", "Study"]
    assert table.graveyard(P2) == ["Zap", "Deny"]


def test_a_graveyard_is_not_shuffled_into_an_empty_deck() -> None:
    # C61
    table = at("player: P2", "P1.graveyard: 1/1; 2/2", "P1.deck: -")
    table.next_turn()
    assert (table.graveyard(P1), table.hp(P1)) == (["1/1", "2/2"], 19)
