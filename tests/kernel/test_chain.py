"""Windows and links, under both policies, on the table of Magpies."""

import pytest

from cardwright.games.template.game import GAME
from cardwright.games.template.model.state import PLAYED, Position
from cardwright.kernel.chain import CHAIN, EVERYBODY_ELSE, FACING, RESPOND
from cardwright.kernel.frame import Frame
from cardwright.kernel.game import CONCEDE
from cardwright.kernel.options import changed


def table(seats: int, policy: str, links: str = "") -> Position:
    """A table with these links on its chain: "1213" was made by P1, P2, P1 and P3, in that order."""
    options = changed(GAME.options()(), {"windows": policy})
    s = GAME.new(options, 1, seats)
    s.waiting = ()
    for number in links:
        GAME.announce(s, Frame(PLAYED, int(number) - 1))
    return s


def asked(s: Position) -> str:
    """Who is to be asked now, in order."""
    return "".join(str(seat + 1) for seat in s.asking)


@pytest.mark.parametrize(
    ("links", "order"),
    [
        ("1", "2341"),
        ("3", "4123"),
        ("11", "2341"),
        ("12", "341"),
        ("121", "234"),
        ("1222", "341"),
        ("1234", "123"),
    ],
)
def test_everybody_else_is_asked_and_who_stands_alone_may_go_on(links: str, order: str) -> None:
    assert asked(table(4, EVERYBODY_ELSE, links)) == order


@pytest.mark.parametrize(
    ("links", "order"),
    [
        ("1", "234"),
        ("3", "412"),
        ("12", "3412"),
        ("121", "2341"),
        ("1234", "1234"),
    ],
)
def test_facing_another_link_one_is_asked_once_more(links: str, order: str) -> None:
    assert asked(table(4, FACING, links)) == order


def test_two_players_who_face_each_other_alternate() -> None:
    # P1 attacks, P2 answers, P1 answers, P2 passes, P1 answers again, P2 passes, P1 passes.
    assert [asked(table(2, FACING, links)) for links in ("1", "12", "121", "1211")] == ["2", "12", "21", "21"]


def test_with_a_single_link_facing_it_a_pass_closes_the_chain() -> None:
    s = table(2, FACING, "1")
    GAME.advance(s)
    assert s.asked() == [1]
    GAME.apply(s, 1, 0)
    assert s.chain == []


def test_one_program_serves_the_whole_chain() -> None:
    s = table(3, FACING, "123")
    assert [frame.program for frame in s.agenda] == [CHAIN]
    assert [link.seat for link in s.chain] == [0, 1, 2]


def test_a_window_is_a_question_with_its_own_time() -> None:
    s = table(3, EVERYBODY_ELSE, "2")
    GAME.advance(s)
    (window,) = s.waiting
    assert (window.seat, window.kind, window.seconds) == (2, RESPOND, 60)


def test_a_seat_that_has_left_is_not_asked() -> None:
    s = table(4, EVERYBODY_ELSE, "1")
    GAME.advance(s)
    GAME.apply(s, 2, CONCEDE)
    assert s.asked() == [1]
    GAME.apply(s, 1, 0)
    assert s.asked() == [3]


def test_a_seat_that_leaves_its_window_is_passed_over() -> None:
    s = table(3, EVERYBODY_ELSE, "1")
    GAME.advance(s)
    GAME.apply(s, 1, CONCEDE)
    assert s.asked() == [2]


def test_who_has_left_opens_no_window_for_itself() -> None:
    s = table(3, EVERYBODY_ELSE, "")
    s.players[0].playing = False
    GAME.announce(s, Frame(PLAYED, 0))
    assert asked(s) == "23"


def test_a_copy_keeps_the_chain_and_who_is_still_to_be_asked() -> None:
    s = table(4, FACING, "12")
    copy = GAME.clone(s)
    copy.chain[0].negated = True
    copy.asking = copy.asking[:-1]
    assert asked(s) == "3412"
    assert not s.chain[0].negated
