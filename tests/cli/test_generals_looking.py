"""Generals in a terminal: looking at units, cards and words."""

import pytest

from cardwright.cli.boards.generals.highlights import reach
from cardwright.cli.display import Display
from cardwright.games.generals.game import GAME
from cardwright.games.generals.model.actions import ATTACK, MOVE, first_of, second_of
from cardwright.games.generals.model.board import read_square
from cardwright.kernel.action import kind_of
from cardwright.kernel.bits import BIT
from tests.cli.generals_screen import MIDDLE, drawn, play, position
from tests.cli.terminal import BOTS, Shell


@pytest.mark.parametrize("name", ["b3", "c3", "e3"])
def test_looking_at_a_unit_points_out_exactly_what_it_may_do(name: str) -> None:
    s = position(MIDDLE)
    unit = s.unit_at(read_square(name))
    assert unit is not None
    seen = reach(s, unit)
    for kind, squares in ((MOVE, seen.go), (ATTACK, seen.strike)):
        legal = [action for action in GAME.legal(s, 0) if kind_of(action) == kind and first_of(action) == unit.square]
        assert squares == sum(BIT[second_of(action)] for action in legal)


def test_looking_at_a_unit_highlights_what_it_could_attack_after_a_move() -> None:
    s = position(MIDDLE)
    lion = s.unit_at(read_square("e3"))
    assert lion is not None
    assert reach(s, lion).later == BIT[read_square("g3")]


def test_an_enemy_shows_where_it_could_go_and_what_it_threatens(shell: Shell) -> None:
    told = play(shell, "range g3")
    assert "g3: P2's Heartseeker, 1 attack, 1 of 1 health. Ranged. It cannot act now;" in " ".join(told.split())
    field = drawn(MIDDLE, display=Display(99, 35, at="g3"))
    assert (field.count("○"), field.count("×")) == (10, 4)


def test_looking_at_a_card_points_out_where_it_could_be_played(shell: Shell) -> None:
    told = " ".join(play(shell, "look 2", "look cast").split())
    assert (
        "Ironcliffe Guardian: Lyonar minion, 5 mana, 3/10. Airdrop. Provoke. It could be played on 38 squares." in told
    )
    assert "Roar: Lyonar spell" in told
    assert drawn(MIDDLE, display=Display(99, 35, at="2")).count("◎") == 38
    assert drawn(MIDDLE, display=Display(99, 35, at="cast")).count("◎") == 1


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("look", "Look at a square (look c3), a card of your hand (look 2) or the bloodbound spell (look cast)."),
        ("look z9", "Look at a square (look c3)"),
        ("look 4", "There is no card in place 4 of your hand."),
        ("look a1", "a1 is empty."),
        ("look d3", "On d3 lies P2's Shadow Creep."),
        ("look c3", "c3: P1's Silverguard Knight, 3 attack, 5 of 5 health. Provoke. Zeal: +2 attack. Now it can go"),
        ("card", "Say which: card NAME."),
        ("card gandalf", 'There is no card "gandalf";'),
        ("card silverguard", '"silverguard" could be Silverguard '),
        ("move c3 i5", "Silverguard Knight cannot reach i5"),
        ("attack c3 g3", "Silverguard Knight may not attack Heartseeker"),
        ("play 2 a1", "Ironcliffe Guardian costs 5; you have 4 mana"),
        ("999", "There is no action 999;"),
        ("jump", '"jump" is not something you can do;'),
        ("choose a1", "No card waits for a choice."),
    ],
)
def test_whatever_is_typed_is_answered(shell: Shell, typed: str, sentence: str) -> None:
    assert sentence in " ".join(play(shell, typed).split())


def test_a_card_is_explained_with_its_keywords(shell: Shell) -> None:
    told = " ".join(play(shell, "card ironcliffe guardian").split())
    assert "Lyonar minion, 5 mana, 3/10 Airdrop. Provoke." in told
    assert "Airdrop R110 A minion with Airdrop can be summoned on any free square" in told
    assert "Provoke R171 An enemy, general or minion," in told


def test_a_keyword_is_explained_by_itself(shell: Shell) -> None:
    assert "Backstab R111 A unit with Backstab" in " ".join(play(shell, "card backstab").split())


def test_a_card_of_another_game_is_shown_by_the_same_command(shell: Shell) -> None:
    told = shell.run("play", "threelines", "--seed", 7, *BOTS, typed="card jon\ncard\nq\n").out
    assert "Jon Snow" in told
    assert "Say which: card NAME." in told


def test_the_help_explains_the_signs_and_has_the_rules(shell: Shell) -> None:
    told = play(shell, "?")
    for words in ("look c3", "☼ Hallowed Ground", "× a unit to attack", "P Provoke", "R233"):
        assert words in told
