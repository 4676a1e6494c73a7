"""What a player reads when they may not do something: each sentence, word for word."""

from __future__ import annotations

import pytest

from cardwright.games.pantheon.game import GAME
from cardwright.games.pantheon.model import actions
from cardwright.games.pantheon.model.actions import ATTACK, END, MANA, SWAP, pack
from cardwright.kernel.action import PASS
from tests.games.pantheon.house import P1, P2, Table, at, dealt
from tests.games.pantheon.kit import KIT
from tests.games.sentences import unheld

NOT_HELD = "you do not hold that card"
NOT_YOURS = "that is not yours to use (R38)"
NO_DEFENDER = "there is no such defender (R19)"
NOT_AN_OPPONENT = "the defender is an opponent's (R19)"
OWN_UNIT = "you attack with a unit of your own (R19)"
ANSWERS = "as an answer you may cast a spell or use an any-turn effect, nothing else (R47, P35)"
NO_TARGET_LEFT = "there is nothing it could be used on"
CANNOT_BE_CHOSEN = "that cannot be chosen for it"
TO_CHOOSE = "something has to be chosen for it"
NO_EFFECT = "it has no effect to activate (R38)"


def card(name: str) -> int:
    return KIT.find(name)


def why(table: Table, seat: int, action: int) -> str:
    """The sentence; what is refused is not offered and changes nothing."""
    before = GAME.digest(table.s)
    assert action not in GAME.legal(table.s, seat)
    said = GAME.why_not(table.s, seat, action)
    assert GAME.digest(table.s) == before
    return said


def thing(table: Table, name: str) -> int:
    return int(table.thing(name).id)


# What is typed, in P1's Turn Phase.

TYPED = [
    # Cards (R7, R35, R37).
    ("P1.hand: Two; P1.mana: 9", "cast Two", "Two is not a spell (R37)"),
    ("P1.hand: Bolt; P1.mana: 9; P2.field: One", "play Bolt", "Bolt is a spell: it is cast, not played (R37)"),
    ("P1.hand: Mana; P1.mana: 9", "play Mana", "Mana is placed, not played (R35)"),
    ("P1.hand: Two; P1.mana: 1+5", "play Two", "Two costs 2; you have 1 Ready mana (R7)"),
    ("P1.hand: Kill; P1.mana: 2; P2.field: One", "cast Kill > One", "Kill costs 3; you have 2 Ready mana (R7)"),
    ("P1.hand: -; P1.mana: 9", "mana", "you hold no Mana (P7)"),
    # What is chosen for a card (R12).
    ("P1.hand: Bolt; P1.mana: 9; P2.field: One", "cast Bolt", TO_CHOOSE),
    ("P1.hand: Bolt; P1.mana: 9", "cast Bolt", NO_TARGET_LEFT),
    ("P1.hand: Bolt; P1.mana: 9; P2.field: Loom, One", "cast Bolt > Loom", CANNOT_BE_CHOSEN),
    ("P1.hand: Burn; P1.mana: 9; P2.field: One", "cast Burn > One", CANNOT_BE_CHOSEN),
    ("P1.hand: Slinger; P1.mana: 9; P2.field: One", "play Slinger", TO_CHOOSE),
    ("P1.hand: Offering; P1.mana: 9; P1.field: One", "cast Offering", "a unit has to be sacrificed for it (R12)"),
    (
        "P1.hand: Bolt; P1.mana: 9; P1.field: One; P2.field: Two",
        "cast Bolt > Two, sacrifice One",
        "there is nothing to sacrifice for it",
    ),
    (
        "P1.hand: Offering; P1.mana: 9; P1.field: One; P2.field: Two",
        "cast Offering, sacrifice Two",
        "that cannot be sacrificed for it",
    ),
    (
        "P1.hand: Immolate; P1.mana: 9; P1.field: One; P2.field: Two",
        "cast Immolate > One, sacrifice One",
        "what is sacrificed for it cannot be chosen as well",
    ),
    ("P1.hand: Immolate; P1.mana: 9; P1.field: One", "cast Immolate, sacrifice One", NO_TARGET_LEFT),
    (
        "P1.hand: Transfer; P1.mana: 9; P1.field: Two",
        "cast Transfer > Two, Two",
        "two different things have to be chosen",
    ),
    # Effects that are activated (R38, R44, R51).
    ("P1.field: Two", "activate Two", NO_EFFECT),
    ("P1.field: One; P2.field: Pinger", "activate Pinger > One", NOT_YOURS),
    ("P1.field: Two", "activate P2", NOT_YOURS),
    ("P1.hero: Nobody", "activate P1", NO_EFFECT),
    ("P1.hero: Smith; P1.mana: 0+1", "activate P1", "that costs 1; you have 0 Ready mana (R38)"),
    ("P1.hero: Smith exhausted; P1.mana: 1", "activate P1", "it is Exhausted (R51)"),
    ("P1.field: Pinger exhausted, One", "activate Pinger > One", "it is Exhausted (R51)"),
    ("P1.field: Pinger", "activate Pinger", TO_CHOOSE),
    ("P1.field: Drinker; P1.health: 2", "activate Drinker", "that costs 2 Health, and you would not survive it"),
    ("P1.field: Cultist", "activate Cultist", "a unit has to be sacrificed for it (R12)"),
    # Attacks (R17, R19, R22, R23, R53, R54).
    ("P1.field: Loom; P2.field: One", "attack Loom > One", "Loom is no unit (R17)"),
    ("P1.field: Two exhausted; P2.field: One", "attack Two > One", "Two is Exhausted (R17)"),
    ("P1.field: Two; P2.field: One", "attack One > Two", OWN_UNIT),
    ("P1.field: Two, One", "attack Two > One", NOT_AN_OPPONENT),
    ("P1.field: Two", "attack Two > P1", NOT_AN_OPPONENT),
    ("P1.field: Two; P3.alive: no", "attack Two > P3", NOT_AN_OPPONENT),
    ("P1.field: Two; P2.field: One", "attack Two > P2", "a hero with units on the field cannot be attacked (R22)"),
    ("P1.field: Two; P2.finished: 0", "attack Two > P2", "that player has not finished a turn yet (R23)"),
    ("P1.field: Two; P2.field: Loom", "attack Two > Loom", "a field card cannot be attacked (P48)"),
    ("P1.field: Two; P2.field: Sneak", "attack Two > Sneak", "a Stealthed unit cannot be attacked (R54)"),
    ("P1.field: Two; P2.field: Lurker", "attack Two > Lurker", "a Stealthed unit cannot be attacked (R54)"),
    ("P1.field: Two; P2.field: Wall, One", "attack Two > One", "a unit with Taunt has to be attacked first (R53)"),
    # Nothing else (R34).
    ("P1.hand: One", "pass", "this question has to be answered"),
]


@pytest.mark.parametrize(("position", "typed", "sentence"), TYPED)
def test_what_is_refused_is_refused_with_its_sentence(position: str, typed: str, sentence: str) -> None:
    table = at(*position.split("; "))
    assert table.cannot(P1, typed)
    assert table.why_not(P1, typed) == sentence


@pytest.mark.parametrize(
    ("position", "typed"),
    [
        ("P1.hand: Two; P1.mana: 2", "play Two"),
        ("P1.hand: Slinger; P1.mana: 2", "play Slinger"),
        ("P1.hand: Transfer; P1.mana: 9; P1.field: Two, One", "cast Transfer > Two, One"),
        ("P1.field: Drinker; P1.health: 3", "activate Drinker"),
        ("P1.hero: Smith; P1.mana: 1", "activate P1"),
        ("P1.field: Two; P2.field: Loom", "attack Two > P2"),
        ("P1.field: Two; P2.field: Lurker, One", "attack Two > One"),
        ("P1.field: Two; P2.field: Wall, One", "attack Two > Wall"),
    ],
)
def test_at_the_limit_it_is_allowed(position: str, typed: str) -> None:
    # R7, R22, R38, R53
    table = at(*position.split("; "))
    assert table.why_not(P1, typed) == ""
    table.say(P1, typed)


# What no player could type, but a program could send.


def test_only_a_card_in_hand_is_played_or_cast() -> None:
    table = at("P1.hand: One", "P1.mana: 9", "P2.hand: Two, Insight")
    for action in (pack(actions.PLAY, card("Two")), pack(actions.CAST, card("Insight")), pack(actions.PLAY, 0)):
        assert why(table, P1, action) == NOT_HELD
    assert why(table, P1, pack(actions.PLAY, card("One")) - (1 << 63)) != ""
    assert why(table, P1, pack(actions.CAST, card("One")) - (1 << 63)) != ""


def test_the_first_card_of_all_is_held_like_any_other() -> None:
    table = at("P1.hand: Mana", "P1.mana: 9")
    assert why(table, P1, pack(actions.PLAY, 0)) == "Mana is placed, not played (R35)"
    assert why(table, P1, pack(actions.CAST, 0)) == "Mana is not a spell (R37)"


def test_what_is_no_action_of_a_turn_is_refused() -> None:
    # R34
    table = at("P1.field: Two")
    for action in (SWAP, pack(actions.DISCARD, 1), pack(actions.HERO, 0), END | 1 << 5, MANA | 1 << 5):
        assert why(table, P1, action) == "that is not something you can do in a turn (R34)"


def test_an_attack_names_a_unit_and_a_defender_and_nothing_more() -> None:
    # R19
    table = at("P1.field: Two", "P2.field: One")
    two, one = thing(table, "Two"), thing(table, "One")
    assert why(table, P1, pack(ATTACK, two, one, 1)) == OWN_UNIT
    assert why(table, P1, pack(ATTACK, 1, one)) == OWN_UNIT
    assert why(table, P1, pack(ATTACK, one + 1, one)) == OWN_UNIT
    for nobody in (0, 3, 15, one + 1):
        assert why(table, P1, pack(ATTACK, two, nobody)) == NO_DEFENDER


def test_a_heros_effect_is_used_by_its_own_player_only() -> None:
    # R38
    table = at("P1.hero: Smith", "P1.mana: 1", "P2.hero: Smith", "P2.mana: 1", "P2.field: Martyr")
    for source in (0, 2, 3, thing(table, "Martyr"), 999):
        assert why(table, P1, pack(actions.ACTIVATE, source)) == NOT_YOURS
    assert why(table, P1, pack(actions.ACTIVATE, 1, 2)) == "there is nothing more to choose for it"
    assert why(table, P1, pack(actions.ACTIVATE, 1, 0, 2)) == "there is nothing more to choose for it"
    assert why(table, P1, pack(actions.ACTIVATE, 1, 0, 0, 2)) == "there is nothing to sacrifice for it"


def test_a_second_thing_is_chosen_only_where_two_are_asked_for() -> None:
    table = at("P1.hand: Bolt", "P1.mana: 9", "P2.field: One, Two")
    bolt, one, two = card("Bolt"), thing(table, "One"), thing(table, "Two")
    assert why(table, P1, pack(actions.CAST, bolt, one, two)) == "there is nothing more to choose for it"
    assert why(table, P1, pack(actions.CAST, bolt, 0, two)) == "there is nothing more to choose for it"


def test_a_unit_without_choices_takes_none() -> None:
    table = at("P1.hand: Two", "P1.mana: 9", "P2.field: One")
    for operands in ((thing(table, "One"), 0, 0), (0, 1, 0), (0, 0, 1)):
        assert why(table, P1, pack(actions.PLAY, card("Two"), *operands)) == "there is nothing to choose for it"


# Once a turn, and under way.


def test_only_one_mana_is_placed_a_turn() -> None:
    # R11
    table = at("P1.hand: Mana, Mana")
    table.do(P1, "mana")
    assert table.why_not(P1, "mana") == "only one Mana may be placed a turn (R11)"


def test_an_effect_of_once_a_turn_is_used_up() -> None:
    table = at("P1.field: Drinker")
    table.do(P1, "activate Drinker")
    assert table.why_not(P1, "activate Drinker") == "that has been used already; it works only once a turn"


def test_a_unit_that_was_pacified_cannot_attack() -> None:
    table = at("P1.field: Two", "P1.hand: Pacify", "P1.mana: 1", "P2.field: One")
    table.do(P1, "cast Pacify > Two")
    assert table.why_not(P1, "attack Two > One") == "Two cannot attack"


def test_during_a_truce_a_player_and_their_units_are_not_attacked() -> None:
    table = at("P1.hand: Truce", "P1.mana: 1", "P1.field: One", "P2.field: Two", "seats: 3")
    table.do(P1, "cast Truce > P2")
    table.next_turn()
    sentence = "there is a truce: you cannot attack this player before their next turn"
    assert table.why_not(P2, "attack Two > One") == sentence
    assert table.why_not(P2, "attack Two > P1") == sentence
    assert table.why_not(P2, "attack Two > P3") == ""


# Answers (R47).


def answering(*lines: str) -> Table:
    """P2 is asked for an answer to a spell of P1."""
    table = at("P1.hand: Insight, Mana", "P1.mana: 1", *lines, ask_everybody=True)
    table.say(P1, "cast Insight")
    return table


def test_as_an_answer_little_may_be_done() -> None:
    # R47, P35
    table = answering("P2.hand: One", "P2.mana: 9", "P2.field: Two, Pinger")
    assert table.why_not(P2, "play One") == ANSWERS
    assert table.why_not(P2, "attack Two > P1") == ANSWERS
    assert why(table, P2, END) == ANSWERS
    assert (
        table.why_not(P2, "activate Pinger > Two")
        == "this effect can only be used in your own Turn Phase, with nothing to answer (R44)"
    )
    assert table.why_not(P2, "pass") == ""


def test_mana_is_placed_on_ones_own_turn_only() -> None:
    # R10
    table = answering("P2.hand: Mana")
    assert table.why_not(P2, "mana") == "Mana is placed on your own turn only (R10)"


def test_what_attacks_is_not_exhausted_for_an_effect() -> None:
    # P21
    table = at("P1.field: Archer", "P2.field: One", ask_everybody=True)
    table.say(P1, "attack Archer > One")
    table.say(P2, "pass")
    assert (
        table.why_not(P1, "activate Archer > One")
        == "its attack is under way, so it cannot be Exhausted for this (P21)"
    )


def test_a_player_who_could_butt_in_has_nothing_to_pass_on() -> None:
    table = at("P1.field: One", "P2.field: Archer", "seats: 3", ask_everybody=True)
    assert P2 in table.may_act()
    assert why(table, P2, PASS) == "there is nothing to pass on"


# The other questions.


def test_a_hero_is_chosen_among_those_offered() -> None:
    # R1
    table = dealt()
    offers = len(table.s.players[P1].offers)
    for action in (pack(actions.HERO, offers), pack(actions.HERO, 0, 1), pack(actions.DISCARD, 0), END):
        assert why(table, P1, action) == "that hero is not among those you are offered (R1)"
    assert why(table, P1, PASS) == "this question has to be answered"
    assert GAME.why_not(table.s, P1, pack(actions.HERO, offers - 1)) == ""


def swap(*names: str) -> int:
    action = SWAP
    for at_, name in enumerate(names):
        action |= (card(name) + 1) << (5 + 14 * at_)
    return action


def test_the_cards_swapped_are_held_few_and_in_order() -> None:
    # R31
    table = at("P2.hand: One, Two, Three, Four", "P1.hand: Six", "deck: Wall, Wall, Wall", "phase: before")
    table.start()
    asked = table.asked()[0]
    assert (table.question(), asked) == ("mulligan", P2)
    assert why(table, asked, swap("Two", "One")) == "the cards to swap have to be listed in order"
    assert why(table, asked, SWAP | (card("One") + 1) << 19) == "the cards to swap have to be listed in order"
    assert why(table, asked, swap("One", "Two", "Three")) == "at most 2 cards may be swapped (R31)"
    assert why(table, asked, swap("Six")) == NOT_HELD
    assert why(table, asked, swap("One", "One")) == NOT_HELD
    for action in (END, -1 - (1 << 40), swap("One") | 1 << 50, PASS):
        assert why(table, asked, action) in (
            "you are asked which cards to swap (R31)",
            "this question has to be answered",
        )
    assert why(table, asked, END) == "you are asked which cards to swap (R31)"
    assert GAME.why_not(table.s, asked, swap("One", "Two")) == ""


def test_a_card_is_discarded_that_is_held() -> None:
    # R41
    table = at("P1.hand: One, Two, Three, Four, Five, Six, Wall, Sneak", "P2.hand: Bolt")
    table.end()
    assert table.question() == "discard"
    assert why(table, P1, pack(actions.DISCARD, card("Bolt"))) == NOT_HELD
    assert why(table, P1, END) == "you have to discard a card"
    assert why(table, P1, pack(actions.DISCARD, card("One"), 1)) == "you have to discard a card"


def test_every_sentence_of_the_refusals_is_held_here() -> None:
    assert unheld("pantheon/rules/refusals.py", __file__) == []
