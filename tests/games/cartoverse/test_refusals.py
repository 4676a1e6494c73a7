"""What is refused, word for word, and that copies of a card are offered once."""

import pytest

from cardwright.games.cartoverse.game import GAME
from cardwright.games.cartoverse.model import actions
from tests.games.cartoverse.arena import P1, P2, Table, at

NOT_IN_A_TURN = "that is not something you can do in a turn (R14)"
ONLY_ANSWERS = "in response you may play a Burst or use an ability, nothing else (R55, R58)"


def busy() -> Table:
    return at(
        "P1.hero: Pitcher",
        "P1.mana: 3",
        "P1.hand: 1/1; 1/1; Bolt; Bolt; Zap; Zap; Snare; Snare; Solar Shard; Solar Shard",
        "P1.creatures: Pinger=a attack 1; 2/2=d defense 1",
        "P2.creatures: 2/6=b attack 1",
        "P2.hand: Zap; Zap; Bolt; 1/1",
        "P2.mana: 2",
    )


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("summon Bolt > attack 3", "Bolt is no creature (R44)"),
        ("summon 1/1 > attack 1", "slot 1 of your Attack zone is taken (C18)"),
        ("shard 1/1", "1/1 is no shard (R21)"),
        ("set Bolt", "Bolt is no trap (R31)"),
        ("cast 1/1", "1/1 is no spell (R40)"),
        ("cast Solar Shard", "Solar Shard is no spell (R40)"),
        ("cast Bolt > P2", "that cannot be chosen: it needs a creature"),
        ("use hero 2", "Pitcher has no such ability (R50)"),
        ("use hero 2 > b", "Pitcher has no such ability (R50)"),
        ("use d > b", "2/2 has no such ability (R50)"),
        ("use b > a", "that is not yours to use (R50)"),
        ("cast 1/1 > b", "1/1 is no spell (R40)"),
        ("use Dig", "a card has to be discarded for it (R69)"),
        ("use a > b, discard Bolt", "nothing is discarded for it"),
        ("attack d > P2", "2/2 is in the Defense zone; only the Attack zone attacks (R50)"),
        ("attack a > d", "you attack an enemy creature or the enemy hero (C19)"),
        ("pass", "this question has to be answered; you may end your turn"),
        ("discard Bolt", NOT_IN_A_TURN),
        ("block d", NOT_IN_A_TURN),
        ("mulligan 1", NOT_IN_A_TURN),
    ],
)
def test_what_cannot_be_done_in_a_turn_is_refused_with_its_reason(typed: str, reason: str) -> None:
    assert busy().why_not(P1, typed) == reason


def test_numbers_that_are_no_action_are_refused_in_every_question() -> None:
    table = busy()
    kinds = [*range(32), actions.CAST, actions.ABILITY, actions.ATTACK, actions.CREATURE]
    numbers = [-7, -2, 1 << 62, *(kind | 7 << 8 for kind in kinds), *(kind | 1 << 60 for kind in kinds)]
    for seat in (P1, P2):
        for number in numbers:
            assert (GAME.why_not(table.s, seat, number) == "") == (number in GAME.legal(table.s, seat))
    table.say(P1, "attack a > P2")
    for number in numbers:
        assert (GAME.why_not(table.s, P2, number) == "") == (number in GAME.legal(table.s, P2))
    assert GAME.why_not(table.s, P2, -7) == ONLY_ANSWERS
    assert GAME.why_not(table.s, P2, actions.END) == ONLY_ANSWERS


def test_nothing_but_an_answer_is_an_answer() -> None:
    # C66, R55, R58
    table = busy()
    assert table.why_not(P2, "pass") == "there is nothing to pass on"
    assert table.why_not(P2, "end") == ONLY_ANSWERS
    table.say(P1, "attack a > P2")
    for typed in ("end", "draw", "mana Bolt", "summon 1/1 > attack 2"):
        assert table.why_not(P2, typed) == ONLY_ANSWERS


def test_one_who_is_not_asked_cannot_act() -> None:
    # R9, R80
    table = busy()
    table.say(P1, "attack a > P2")
    assert table.why_not(P1, "cast Zap > b") == "you cannot act now: it is not your move (R9, R80)"


def test_a_discard_is_a_card_of_the_hand() -> None:
    table = at("P1.hand: Loot; Blank", "P1.mana: 1", "P1.deck: Blank")
    table.do(P1, "cast Loot")
    assert table.choices(P1) == ["discard Blank"]
    assert table.why_not(P1, "pass") == "you have to discard a card"
    assert GAME.why_not(table.s, P1, actions.pack(actions.DISCARD, 0)) == "you do not hold that card"


def test_copies_of_a_card_are_offered_once() -> None:
    table = busy()
    assert table.offers(P1, "replace") == ["1/1", "Bolt", "Snare", "Solar Shard", "Zap"]
    assert table.offers(P1, "mana") == ["1/1", "Bolt", "Snare", "Solar Shard", "Zap"]
    assert len([use for use in table.offers(P1, "use") if use.startswith("Dig")]) == 5
    assert sorted(table.choices(P2)) == ["cast Zap > a", "cast Zap > b", "cast Zap > d"]
