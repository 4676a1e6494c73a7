"""How a duel ends, and the time there is."""

from cardwright.games.cartoverse.game import GAME
from cardwright.games.cartoverse.model import events
from tests.games.cartoverse.arena import P1, P2, at, dealt


def test_a_hero_at_0_hp_has_lost() -> None:
    # R5, R67
    table = at("P1.creatures: 5/1=a attack 1", "P2.hp: 4/20", "P2.creatures: 1/1 attack 1")
    table.do(P1, "attack a > P2")
    assert (table.result(), table.hp(P2)) == ((P1,), -1)
    assert table.told(P1)[-1] == "You win: P2's hero has fallen."
    assert table.told(P2)[-1] == "P1 wins: your hero has fallen."
    assert table.told()[-1] == "P1 wins: P2's hero has fallen."


def test_nothing_but_hp_decides() -> None:
    # R67, R17
    table = at("P1.deck: -", "P2.deck: -", "P1.hp: 3/20", "P2.hp: 3/20")
    table.round_goes_by()
    assert (table.result(), table.both_hp()) == (None, (2, 2))


def test_if_both_heroes_fall_together_nobody_wins() -> None:
    # C54
    table = at("P1.hand: Doom", "P1.mana: 1", "P1.hp: 3/20", "P2.hp: 5/20")
    table.do(P1, "cast Doom")
    assert table.result() == ()
    assert table.told()[-1] == "Nobody wins: both heroes fell together."


def test_one_hero_falls_before_the_effect_that_would_bring_down_the_other() -> None:
    # C54
    table = at("P1.creatures: 2/2=a attack 1", "P1.hp: 1/20", "P2.hp: 2/20", "P2.traps: Payback")
    table.do(P1, "attack a > P2")
    assert (table.result(), table.hp(P1)) == ((P1,), 1)


def test_a_hero_healed_within_the_same_effect_lives() -> None:
    # C54
    table = at("P1.creatures: Leech=a attack 1", "P2.creatures: Leech=b attack 1", "P1.hp: 1/20", "P2.hp: 1/20")
    table.do(P1, "attack a > b")
    assert (table.result(), table.both_hp()) == (None, (3, 3))


def test_two_creatures_that_die_together_speak_one_after_the_other() -> None:
    # C54, R81
    table = at(
        "P1.hand: Sweep",
        "P1.mana: 1",
        "P1.hp: 1/20",
        "P2.hp: 1/20",
        "P1.creatures: Bomb [30] attack 1",
        "P2.creatures: Bomb [29] attack 1",
    )
    table.do(P1, "cast Sweep")
    assert table.result() == (P2,)


def test_who_gives_up_loses() -> None:
    # R3
    table = at()
    table.give_up(P2)
    assert table.result() == (P1,)
    sealed = dealt()
    sealed.give_up(P1)
    assert sealed.result() == (P2,)


def test_after_the_end_nobody_is_asked() -> None:
    # R5
    table = at("P1.hand: Smite", "P1.mana: 1", "P2.hp: 1/20", "P2.hand: Zap")
    table.do(P1, "cast Smite > P2")
    assert (table.asked(), table.may_act()) == ([], [])


def test_there_is_no_limit_of_turns_unless_one_is_set() -> None:
    # C58
    table = at("P1.tally: turns 900", "P2.tally: turns 900")
    table.next_turn()
    assert table.result() is None
    table = at("P1.tally: turns 3", "P2.tally: turns 2", turn_limit=6)
    table.next_turn()
    assert table.result() is None
    table.next_turn()
    assert (table.result(), table.told()[-1]) == ((), "Nobody wins: the last turn has been played.")


def test_a_turn_has_75_seconds_and_an_answer_20() -> None:
    # C58
    lines = ("P1.creatures: 2/2=a attack 1", "P2.hand: Zap", "P2.mana: 1", "P2.creatures: 1/4 defense 1")
    table = at(*lines)
    assert table.seconds(P1) == 75
    table.say(P1, "attack a > P2")
    assert table.seconds(P2) == 20
    table.say(P2, "pass")
    assert (table.question(), table.seconds(P2)) == ("block", 20)
    table = at(*lines, turn_seconds=30, answer_seconds=5)
    assert table.seconds(P1) == 30
    table.say(P1, "attack a > P2")
    assert table.seconds(P2) == 5


def test_a_turn_has_one_clock() -> None:
    # C58
    table = at("phase: turn begins", "P1.hand: 1/1; Study", "P1.mana: 3")
    decision = table.s.decision(P1)
    assert decision is not None
    assert not decision.continues
    table.do(P1, "cast Study")
    decision = table.s.decision(P1)
    assert decision is not None
    assert decision.continues


def test_when_time_is_up_the_turn_ends_or_nothing_is_answered() -> None:
    # C58
    table = at("P1.creatures: 2/2=a attack 1", "P2.hand: Zap", "P2.mana: 1", "P2.creatures: 1/4=b defense 1")
    table.say(P1, "attack a > P2")
    table.time_out(P2)
    table.time_out(P2)
    assert (table.hp(P2), table.ready("b"), table.question()) == (18, True, "main")
    table.time_out(P1)
    table.time_out(P2)
    assert table.turn_player() == P2


def test_when_time_is_up_something_is_chosen_that_has_to_be() -> None:
    # C58, C55
    table = at("P1.hand: Sniper; Loot; Blank", "P1.mana: 2", "P2.creatures: 2/2=b attack 1")
    table.say(P1, "summon Sniper > attack 1")
    table.time_out(P1)
    assert not table.there("b")
    table.do(P1, "cast Loot")
    table.time_out(P1)
    assert (table.question(), len(table.graveyard(P1))) == ("main", 2)


def test_who_does_not_choose_in_the_mulligan_keeps_the_hand() -> None:
    # C58, R8
    table = dealt()
    before = table.hand(P1)
    table.time_out(P1)
    table.time_out(P2)
    assert all(card in table.hand(P1) for card in before)


def test_an_answer_for_time_is_always_a_legal_one() -> None:
    # C58
    table = dealt(seed=5)
    for _ in range(200):
        if table.result() is not None:
            break
        seat = table.asked()[0]
        decision = table.s.decision(seat)
        assert decision is not None
        assert GAME.timeout(table.s, decision) in GAME.legal(table.s, seat)
        table.time_out(seat)


def test_the_end_is_told_with_its_reason() -> None:
    # R5, C54, C58
    table = at()
    table.give_up(P1)
    (end,) = table.about(events.END)
    assert (end["seat"], end["reason"]) == (P2, events.GAVE_UP)
    assert table.told(P2) == ["P1 gives up.", "You win: P1 gave up."]
    assert table.told(P1) == ["You give up.", "P2 wins: you gave up."]


def test_a_hero_that_loses_its_last_hp_otherwise_than_by_damage_has_lost_too() -> None:
    # R5
    table = at("P1.hand: Wane", "P1.mana: 1", "P2.hp: 2/20", "P2.traps: Payback")
    table.do(P1, "cast Wane")
    assert (table.result(), table.hp(P1)) == ((P1,), 20)
