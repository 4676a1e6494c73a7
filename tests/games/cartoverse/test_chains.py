"""Chains: who is asked and when, and in which order things happen."""

from cardwright.games.cartoverse.model import events
from tests.games.cartoverse.arena import P1, P2, Table, at

ALL_CAN_ANSWER = (
    "P1.hero: Zapper",
    "P1.mana: 9",
    "P1.hand: Study; Smite; Zap; Zap",
    "P1.creatures: 2/6=a attack 1; Pinger=p defense 1",
    "P2.mana: 9",
    "P2.hand: Zap; Zap; Smite; Deny",
    "P2.creatures: 2/6=b attack 1",
)


def asked(table: Table) -> list[int]:
    assert table.question() == "respond"
    return table.asked()


def test_a_chain_as_in_the_example() -> None:
    # R79, R78, C39, C40
    table = at(*ALL_CAN_ANSWER)
    table.say(P1, "cast Study")  # A
    assert asked(table) == [P2]
    table.say(P2, "cast Smite > P1")  # B
    assert asked(table) == [P1]
    table.say(P1, "use p > b")  # C
    assert asked(table) == [P2]
    table.say(P2, "pass")
    assert asked(table) == [P1]
    table.say(P1, "cast Zap > b")  # D
    assert asked(table) == [P2]
    table.say(P2, "pass")
    assert asked(table) == [P1]
    table.say(P1, "pass")
    assert table.happened(events.RESOLVE) == ["Zap", "Pinger", "Smite", "Study"]


def test_nobody_answers_their_own_action() -> None:
    # R80, C39
    table = at(*ALL_CAN_ANSWER)
    table.say(P1, "attack a > P2")
    assert asked(table) == [P2]
    table.say(P2, "pass")
    assert (table.question(), table.hp(P2)) == ("main", 18)


def test_after_the_enemy_has_passed_one_may_answer_the_same_action_again() -> None:
    # C40, C39
    table = at(*ALL_CAN_ANSWER)
    table.say(P1, "attack a > P2")
    table.say(P2, "cast Zap > a")
    assert asked(table) == [P1]
    table.say(P1, "pass")
    assert asked(table) == [P2]
    table.say(P2, "cast Zap > a")
    assert asked(table) == [P1]
    table.say(P1, "pass")
    table.say(P2, "pass")
    assert (table.question(), table.figures("a")) == ("main", "2/2")


def test_two_passes_in_a_row_end_it() -> None:
    # C39
    table = at(*ALL_CAN_ANSWER)
    table.say(P1, "attack a > P2")
    table.say(P2, "cast Smite > P1")
    assert table.all_pass() == [P1, P2]


def test_one_who_has_no_answer_for_everybody_to_see_is_not_asked() -> None:
    # C39
    quiet = ("P1.creatures: 2/2=a attack 1", "P2.hand: Zap", "P2.mana: 0/2")
    table = at(*quiet)
    table.say(P1, "attack a > P2")
    assert (table.question(), table.hp(P2)) == ("main", 18)
    table = at(*quiet, ask_everybody=True)
    table.say(P1, "attack a > P2")
    assert (asked(table), table.choices(P2)) == ([P2], ["pass"])


def test_that_somebody_is_asked_does_not_depend_on_the_cards_they_hold() -> None:
    # C39, C59
    for held in ("Zap", "Blank"):
        table = at("P1.creatures: 2/2=a attack 1", f"P2.hand: {held}", "P2.mana: 1")
        assert table.may_act() == [P2]
        table.say(P1, "attack a > P2")
        assert asked(table) == [P2]


def test_what_cannot_be_answered() -> None:
    # C33, C34, C50
    lines = (
        "P1.hand: Solar Shard; 1/1; 2/2; Snare; Herald; Blank",
        "P1.mana: 9",
        "P2.hand: Zap",
        "P2.mana: 1",
        "P2.creatures: Pinger attack 1",
    )
    for action in (
        "shard Solar Shard",
        "mana 1/1",
        "summon 2/2 > attack 1",
        "summon Herald > attack 1",
        "set Snare",
        "draw",
        "replace 1/1",
    ):
        table = at(*lines)
        table.say(P1, action)
        assert (table.question(), table.asked()) == ("main", [P1]), action


def test_what_can_be_answered() -> None:
    # C33, R72, R55
    lines = (
        "P1.hero: Zapper",
        "P1.hand: Study; Zap; Banner; Pillar; Mail; Shrine",
        "P1.mana: 9",
        "P1.creatures: Pinger=a attack 1",
        "P2.hand: Zap",
        "P2.mana: 1",
    )
    for action in (
        *("attack a > P2", "use a > a", "use Rest", "use Jolt > a", "cast Study", "cast Zap > a"),
        *("cast Banner > P1 attack", "cast Pillar > column 1", "cast Mail > a", "cast Shrine", "end"),
    ):
        table = at(*lines)
        table.say(P1, action)
        assert asked(table) == [P2], action


def test_costs_are_paid_and_targets_chosen_on_activation() -> None:
    # C42
    table = at(*ALL_CAN_ANSWER)
    table.say(P1, "cast Zap > b")
    assert (table.mana(P1), table.figures("b")) == ("8/9", "2/6")
    assert table.shown(P2)["chain"][0]["targets"] == [f"thing:{table.labels['b']}"]


def test_a_negated_spell_does_nothing_and_is_not_given_back() -> None:
    # C42, C61
    table = at(*ALL_CAN_ANSWER)
    table.say(P1, "cast Study")
    table.say(P2, "cast Deny > link 1")
    table.all_pass()
    assert table.happened(events.NEGATE) == ["Study"]
    assert (table.mana(P1), table.graveyard(P1), len(table.hand(P1))) == ("8/9", ["Study"], 3)


def test_a_negation_can_be_negated() -> None:
    # R78, C42
    table = at("P1.hand: Study; Deny", "P1.mana: 2", "P2.hand: Deny", "P2.mana: 1")
    table.say(P1, "cast Study")
    table.say(P2, "cast Deny > link 1")
    table.say(P1, "cast Deny > link 2")
    table.all_pass()
    assert table.hand(P1) == ["Blank", "Blank"]


def test_negations_of_the_same_spell_do_no_more_than_one() -> None:
    # R78, C42
    table = at("P1.hand: Study", "P1.mana: 1", "P2.hand: Deny; Deny", "P2.mana: 2")
    table.say(P1, "cast Study")
    table.say(P2, "cast Deny > link 1")
    table.say(P2, "cast Deny > link 1")
    table.all_pass()
    assert (table.hand(P1), table.graveyard(P1), table.graveyard(P2)) == ([], ["Study"], ["Deny", "Deny"])
    assert table.happened(events.NEGATE) == ["Study"]


def test_a_resolving_chain_is_not_interrupted() -> None:
    # C42
    table = at(*ALL_CAN_ANSWER)
    table.say(P1, "cast Study")
    table.say(P2, "cast Smite > P1")
    table.all_pass()
    kinds = [event.kind for event in table.s.events]
    assert events.OFFER not in kinds[kinds.index(events.RESOLVE) :]


def test_the_last_link_can_save_a_creature_from_the_first() -> None:
    # R78
    table = at("P1.hand: Zap", "P1.mana: 1", "P2.creatures: 2/2=b attack 1", "P2.hand: Boost", "P2.mana: 1")
    table.say(P1, "cast Zap > b")
    table.say(P2, "cast Boost > b")
    table.all_pass()
    assert table.figures("b") == "4/2"


def test_the_chain_is_shown_link_by_link() -> None:
    # R78, C59
    table = at(*ALL_CAN_ANSWER)
    table.say(P1, "attack a > b")
    table.say(P2, "cast Zap > a")
    links = table.shown(P1)["chain"]
    assert [(link["kind"], link["seat"]) for link in links] == [("attack", P1), ("cast", P2)]


def test_extra_mana_given_within_a_chain_pays_for_the_next_chain() -> None:
    # C13, R78
    table = at("P1.hand: Gift; 1/1", "P1.mana: 1", "P2.hand: Zap", "P2.mana: 1")
    table.say(P1, "cast Gift")
    assert table.mana(P1) == "0/1"
    table.all_pass()
    assert table.mana(P1) == "0/1+2"


def test_a_hero_that_falls_within_a_chain_ends_it_at_once() -> None:
    # C54, R5
    table = at("P1.hand: Study", "P1.mana: 1", "P1.hp: 2/20", "P2.hand: Smite", "P2.mana: 1")
    table.say(P1, "cast Study")
    table.say(P2, "cast Smite > P1")
    table.all_pass()
    assert (table.result(), table.hand(P1)) == ((P2,), [])
