"""Choosing in the middle of an effect, on the table of Magpies."""

import json

from cardwright.games.template.effects.steps import ChooseCharms, ChooseMagpie
from cardwright.games.template.game import GAME
from cardwright.games.template.model.state import PLAYED, Position
from cardwright.kernel.action import PASS, PICK, pack
from cardwright.kernel.frame import Frame

CHARMS = "charms: P1 Copper Bell, P2 Old Mirror, P2 Weathercock"


def spring_cleaning(charms: str) -> Position:
    """P1 is asked for up to two charms to discard, if there are any."""
    s = GAME.read_position(f"order: P1, P2\nP1.hand: Spring Cleaning\n{charms}", GAME.options()())
    GAME.apply(s, 0, GAME.read_action(s, 0, "spring cleaning"))
    while s.waiting[0].kind == "respond":
        GAME.apply(s, s.next_seat(), PASS)
    return s


def test_the_effect_waits_with_its_question() -> None:
    s = spring_cleaning(CHARMS)
    (question,) = s.waiting
    assert (question.seat, question.kind, question.slot) == (0, "charms", "charms")
    assert (question.least, question.most, question.seconds) == (0, 2, 60)
    assert s.agenda[-1].program == PLAYED


def test_picks_are_gathered_in_the_slot() -> None:
    s = spring_cleaning(CHARMS)
    first = s.charms[2].card
    GAME.apply(s, 0, pack(PICK, first))
    assert s.agenda[-1].chosen("charms") == (first,)
    assert s.waiting[0].most == 1
    assert first not in s.waiting[0].options


def test_enough_ends_the_choice() -> None:
    s = spring_cleaning(CHARMS)
    GAME.apply(s, 0, pack(PICK, s.charms[0].card))
    GAME.apply(s, 0, PASS)
    assert len(s.charms) == 2


def test_with_nothing_to_choose_from_nobody_is_asked() -> None:
    assert spring_cleaning("charms: -").waiting[0].kind == "move"


def test_with_nothing_left_to_choose_from_the_choice_ends() -> None:
    s = spring_cleaning("charms: P2 Old Mirror")
    GAME.apply(s, 0, pack(PICK, s.charms[0].card))
    assert s.charms == []


def test_a_choice_under_way_can_be_copied_and_saved() -> None:
    s = spring_cleaning(CHARMS)
    GAME.apply(s, 0, pack(PICK, s.charms[1].card))
    read = GAME.decode(json.loads(json.dumps(GAME.encode(s))))
    for position in (GAME.clone(s), read, s):
        GAME.apply(position, 0, pack(PICK, position.charms[0].card))
    assert GAME.digest(read) == GAME.digest(s)


def test_the_player_whose_effect_it_is_chooses() -> None:
    s = GAME.read_position("seats: 3\norder: P1", GAME.options()())
    assert ChooseMagpie().chooser(s, Frame(PLAYED, 2)) == 2


def test_no_more_must_be_chosen_than_there_is() -> None:
    s = spring_cleaning(CHARMS)
    step = ChooseCharms(9)
    step.least = 5
    step.run(s, s.agenda[-1])
    assert s.waiting[-1].least == 3
