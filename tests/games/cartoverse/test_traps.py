"""Traps: face down, set off by what they name, at once or after the chain."""

from cardwright.games.cartoverse.model import events
from tests.games.cartoverse.arena import ONLOOKER, P1, P2, at


def test_a_trap_is_set_face_down_for_its_mana() -> None:
    # R31, R63, C35
    table = at("P1.hand: Snare", "P1.mana: 1", "P2.hand: Zap", "P2.mana: 1")
    table.say(P1, "set Snare")
    assert (table.mana(P1), table.traps(P1), table.question()) == ("0/1", ["Snare"], "main")
    assert table.told(P1) == ["You set Snare as a trap."]
    for reader in (P2, ONLOOKER):
        assert table.told(reader) == ["P1 sets a trap."]
        assert [trap["card"] for trap in table.shown(reader)["seats"][P1]["traps"]] == [-1]


def test_a_trap_is_no_spell_and_cannot_be_cast() -> None:
    # C35, R40
    table = at("P1.hand: Snare; Bolt", "P1.mana: 2")
    assert table.why_not(P1, "cast Snare") == "Snare is no spell (R40)"
    assert table.why_not(P1, "set Bolt") == "Bolt is no trap (R31)"


def test_any_number_of_traps_may_be_set() -> None:
    # C35
    table = at("P1.hand: Snare; Snare; Pit; Hex", "P1.mana: 4")
    for trap in ("Snare", "Snare", "Pit", "Hex"):
        table.say(P1, f"set {trap}")
    assert table.traps(P1) == ["Snare", "Snare", "Pit", "Hex"]


def test_a_trap_is_active_at_once() -> None:
    # C35, C36
    table = at("P1.hand: Hex; Zap", "P1.mana: 1", "P2.hand: Zap", "P2.mana: 1", "P2.creatures: 2/6=b attack 1")
    table.say(P1, "set Hex")
    table.say(P2, "cast Zap > b")
    assert (table.hp(P2), table.traps(P1)) == (19, [])


def test_setting_a_trap_is_not_using_a_spell() -> None:
    # C34
    table = at("P1.hand: Snare", "P1.mana: 1", "P2.traps: Hex", "P2.hand: Deny", "P2.mana: 1")
    table.say(P1, "set Snare")
    assert (table.hp(P1), table.question(), table.traps(P1)) == (20, "main", ["Snare"])


def test_it_may_be_ruled_to_be_a_spell() -> None:
    # C34, C1
    table = at("P1.hand: Snare", "P1.mana: 1", "P2.traps: Hex", "P2.hand: Deny", "P2.mana: 1", trap_is_spell=True)
    table.say(P1, "set Snare")
    assert (table.hp(P1), table.question(), table.asked()) == (19, "respond", [P2])
    table.say(P2, "cast Deny > link 1")
    assert (table.traps(P1), table.graveyard(P1)) == ([], ["Snare"])
    table = at("P1.hand: Snare", "P1.mana: 1", "P2.hand: Deny", "P2.mana: 1", trap_is_spell=True)
    table.do(P1, "set Snare")
    assert table.traps(P1) == ["Snare"]


def test_a_trap_that_is_being_set_stays_a_secret_on_the_chain() -> None:
    # C34, C59
    table = at("P1.hand: Snare", "P1.mana: 1", "P2.hand: Deny", "P2.mana: 1", trap_is_spell=True)
    table.say(P1, "set Snare")
    assert [(link["kind"], link["card"]) for link in table.shown(P2)["chain"]] == [("set", -1)]


def test_a_trap_goes_off_by_itself_and_goes_to_the_graveyard() -> None:
    # R63, C36
    table = at("P1.creatures: 3/3=a attack 1", "P2.traps: Snare")
    table.say(P1, "attack a > P2")
    assert (table.figures("a"), table.traps(P2), table.graveyard(P2)) == ("3/1", [], ["Snare"])
    assert table.hp(P2) == 17


def test_a_trap_goes_off_once() -> None:
    # C36
    table = at("P1.creatures: 3/3=a attack 1; 3/3=b attack 2", "P2.traps: Snare")
    table.do(P1, "attack a > P2")
    table.do(P1, "attack b > P2")
    assert (table.figures("a"), table.figures("b")) == ("3/1", "3/3")


def test_all_traps_that_name_the_same_thing_go_off_together() -> None:
    # C36, C38
    table = at("P1.creatures: 2/6=a attack 1", "P2.traps: Snare; Snare")
    table.do(P1, "attack a > P2")
    assert (table.figures("a"), table.traps(P2)) == ("2/2", [])


def test_a_trap_goes_off_in_either_players_turn() -> None:
    # C36
    table = at("P1.traps: Hex", "P1.creatures: 2/6=a attack 1", "P2.hand: Zap", "P2.mana: 1")
    table.say(P2, "cast Zap > a")
    assert table.hp(P2) == 19
    table = at("P1.traps: Grudge", "P1.creatures: 2/2=a attack 1", "P2.creatures: 3/3=b defense 1")
    table.do(P1, "attack a > b")
    assert table.hp(P2) == 18


def test_nobody_can_answer_a_trap() -> None:
    # R64
    table = at("P1.hand: 3/3; Boost", "P1.mana: 2", "P2.traps: Pit", "P2.hand: Zap", "P2.mana: 1")
    table.say(P1, "summon 3/3 > attack 1")
    assert (table.figures("3/3"), table.question()) == ("3/1", "main")
    assert events.OFFER not in [event.kind for event in table.s.events]


def test_a_trap_on_an_attack_acts_before_anybody_is_asked() -> None:
    # C37
    table = at("P1.creatures: 3/3=a attack 1", "P2.traps: Snare", "P2.hand: Zap", "P2.mana: 1")
    table.say(P1, "attack a > P2")
    assert (table.question(), table.figures("a")) == ("respond", "3/1")


def test_a_trap_that_kills_the_attacker_ends_the_attack() -> None:
    # C37, C28
    table = at("P1.creatures: 2/2=a attack 1", "P2.traps: Snare")
    table.do(P1, "attack a > P2")
    assert (table.there("a"), table.hp(P2)) == (False, 20)


def test_a_trap_may_negate_the_attack_or_the_first_spell() -> None:
    # C37, C42
    table = at("P1.creatures: Raider=a attack 1", "P2.traps: Foil", "P2.creatures: Guard=g defense 1")
    table.say(P1, "attack a > P2")
    assert (table.question(), table.hp(P2), table.ready("a")) == ("main", 19, False)
    table = at("P1.hand: Study", "P1.mana: 1", "P2.traps: Ward")
    table.do(P1, "cast Study")
    assert (table.hand(P1), table.graveyard(P1)) == ([], ["Study"])


def test_a_trap_set_off_by_a_second_link_waits_for_the_whole_chain() -> None:
    # R65, C37
    table = at("P1.hand: Study; Zap", "P1.mana: 2", "P1.traps: Hex", "P2.hand: Smite", "P2.mana: 1")
    table.say(P1, "cast Study")
    table.say(P2, "cast Smite > P1")
    assert table.hp(P2) == 20
    table.all_pass()
    assert table.took_effect() == ["Smite", "Study", "Hex"]
    assert table.hp(P2) == 19


def test_a_trap_that_negates_what_set_it_off_is_too_late_for_a_second_link() -> None:
    # R65, C37, C36
    table = at("P1.creatures: 2/6=a attack 1", "P1.traps: Ward; Hex", "P2.hand: Zap", "P2.mana: 1")
    table.say(P1, "attack a > P2")
    table.say(P2, "cast Zap > a")
    table.all_pass()
    assert table.figures("a") == "2/4"
    assert (table.traps(P1), table.hp(P2)) == (["Ward"], 17)


def test_a_creature_killed_by_the_first_link_to_happen_springs_its_trap_after_the_last() -> None:
    # R65
    table = at(
        "P1.hand: Smite",
        "P1.mana: 1",
        "P1.creatures: 2/2=a attack 1",
        "P1.traps: Grudge",
        "P2.hand: Zap",
        "P2.mana: 1",
    )
    table.say(P1, "cast Smite > P2")
    table.say(P2, "cast Zap > a")
    table.all_pass()
    assert table.took_effect() == ["Zap", "Smite", "Grudge"]
    assert table.hp(P2) == 16


def test_a_single_burst_that_happens_delays_a_trap_too() -> None:
    # R65, C37
    table = at("P1.hand: Zap", "P1.mana: 1", "P2.creatures: 2/2=b attack 1; Bomb=c attack 2", "P2.traps: Grudge")
    table.do(P1, "cast Zap > b")
    assert table.took_effect() == ["Zap", "Grudge"]
    assert table.hp(P1) == 18


def test_a_trap_set_off_in_combat_comes_after_what_creatures_do() -> None:
    # C37, C44
    table = at("P1.creatures: 3/3=a attack 1", "P2.creatures: Bomb=b attack 1", "P2.traps: Grudge [16]")
    table.do(P1, "attack a > b")
    assert table.took_effect() == ["3/3", "Bomb", "Grudge"]
    assert table.hp(P1) == 17


def test_outside_any_chain_a_trap_acts_right_after_the_action() -> None:
    # C37
    table = at("P1.hand: 3/3", "P1.mana: 1", "P2.traps: Pit")
    table.say(P1, "summon 3/3 > attack 1")
    assert table.figures("3/3") == "3/1"


def test_an_older_trap_comes_before_the_on_summon_of_a_newer_creature() -> None:
    # C38, R81
    table = at("P1.hand: Sniper", "P1.mana: 1", "P2.traps: Pit", "P2.creatures: 2/2=b attack 1")
    table.say(P1, "summon Sniper > attack 1")
    assert table.took_effect()[:1] == ["Pit"]
    assert not table.there("Sniper")
    table.say(P1, "target b")
    assert not table.there("b")


def test_traps_and_on_attack_effects_form_one_queue_by_number() -> None:
    # C38, R81
    for trap, order in (("Snare [16]", ["Snare", "Raider"]), ("Snare [90]", ["Raider", "Snare"])):
        table = at("P1.creatures: Raider=a attack 1", f"P2.traps: {trap}", "P2.hand: Zap", "P2.mana: 1")
        table.say(P1, "attack a > P2")
        assert table.happened(events.TRIGGER, events.TRAP) == order


def test_traps_of_both_players_wait_in_one_queue() -> None:
    # C38, R65, R81
    table = at(
        "P1.hand: Sweep",
        "P1.mana: 1",
        "P1.creatures: 1/1=a attack 1",
        "P1.traps: Grudge [41]",
        "P2.creatures: 1/1=b attack 1",
        "P2.traps: Grudge [40]",
    )
    table.do(P1, "cast Sweep")
    assert [event["seat"] for event in table.about(events.TRAP)] == [P2, P1]
    assert table.both_hp() == (18, 18)


def test_a_trap_whose_creature_is_gone_does_nothing_and_is_used_up() -> None:
    # C36
    table = at("P1.hand: 2/2", "P1.mana: 1", "P2.traps: Pit; Pit")
    table.say(P1, "summon 2/2 > attack 1")
    assert (table.board(P1), table.graveyard(P2)) == ([], ["Pit", "Pit"])


def test_a_trap_may_set_off_another() -> None:
    # C36, C37
    table = at("P1.hand: 3/3", "P1.mana: 1", "P1.traps: Payback", "P2.traps: Payback", "P1.creatures: 2/2=a attack 1")
    table.do(P1, "attack a > P2")
    assert table.happened(events.TRAP) == ["Payback", "Payback"]
    assert table.both_hp() == (18, 16)


def test_loyalty_is_no_damage_and_sets_nothing_off() -> None:
    # C52, C36
    table = at("P1.hand: Guest", "P1.mana: 1", "P1.traps: Payback")
    table.say(P1, "summon Guest > attack 1")
    assert (table.both_hp(), table.traps(P1)) == ((19, 20), ["Payback"])


def test_a_trap_that_was_set_off_cannot_be_destroyed_any_more() -> None:
    # C36, R65
    table = at(
        "P1.creatures: 2/6=a attack 1",
        "P1.traps: Hex; Snare",
        "P2.hand: Smite; Defuse",
        "P2.mana: 2",
        "P1.hand: Smite",
        "P1.mana: 1",
    )
    table.say(P1, "attack a > P2")
    table.say(P2, "cast Smite > P1")
    table.say(P1, "pass")
    table.say(P2, "cast Defuse")
    table.all_pass()
    assert table.graveyard(P1) == ["Snare", "Hex"]
    assert table.hp(P2) == 17


def test_a_destroyed_trap_is_shown_and_does_nothing() -> None:
    # C36, C59
    table = at("P1.hand: Defuse", "P1.mana: 1", "P2.traps: Snare; Pit")
    table.do(P1, "cast Defuse")
    assert (table.traps(P2), table.graveyard(P2)) == ([], ["Snare", "Pit"])
    assert "Your trap Snare is destroyed." in table.told(P2)


def test_a_trap_set_off_by_the_spell_that_destroys_it_acts_first() -> None:
    # C37
    table = at("P1.hand: Defuse", "P1.mana: 1", "P2.traps: Hex")
    table.do(P1, "cast Defuse")
    assert (table.hp(P1), table.graveyard(P2)) == (19, ["Hex"])


def test_a_trap_that_waits_is_not_told_before_it_acts() -> None:
    # C59, R65
    table = at("P1.hand: Study; Smite", "P1.mana: 2", "P1.traps: Hex", "P2.hand: Smite; Smite", "P2.mana: 2")
    table.say(P1, "cast Study")
    table.say(P2, "cast Smite > P1")
    assert table.s.players[P1].traps[0].sprung
    shown = table.shown(P2)["seats"][P1]["traps"]
    assert [trap["card"] for trap in shown] == [-1]
    assert not any("Hex" in line for line in table.told(P2))


def test_a_delayed_trap_may_win_the_game() -> None:
    # R65, R5
    table = at("P1.hand: Sweep", "P1.mana: 1", "P1.hp: 2/20", "P2.creatures: 1/1=b attack 1", "P2.traps: Grudge")
    table.do(P1, "cast Sweep")
    assert table.result() == (P2,)
