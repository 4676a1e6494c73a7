"""That somebody's time ran out is told: to them with what was done in their place, to the others without."""

from cardwright.games.threelines.game import GAME
from cardwright.games.threelines.model.state import Position
from cardwright.kernel.state import NOBODY
from cardwright.match import Table, set_up
from cardwright.match.lapse import Lapse


def table() -> Table[Position]:
    at = set_up(GAME, GAME.options()(), 7)
    at.tick(0.0)
    for seat, name in enumerate(("Ana", "Ben")):
        at.sit(seat, name)
    at.tick(0.0)
    return at


def lapses(at: Table[Position], reader: int, since: int = 0) -> list[Lapse]:
    return [told for told in at.look(reader, since).story if isinstance(told, Lapse)]


def test_only_the_seat_itself_is_told_what_was_done_in_its_place() -> None:
    at = table()
    at.submit(0, 1, 0)
    at.tick(60.0)
    assert [lapse.text(1) for lapse in lapses(at, 1)] == ["Your time ran out, so this was done for you: nothing."]
    for reader in (0, NOBODY):
        assert lapses(at, reader) == [Lapse(1, "")]
        assert [lapse.text(reader) for lapse in lapses(at, reader)] == ["P2's time ran out."]


def test_that_time_ran_out_is_told_before_what_came_of_it() -> None:
    at = table()
    heard = at.heard()
    at.tick(60.0)
    story = at.look(0, heard).story
    assert story[:2] == [Lapse(0, "nothing"), Lapse(1, "")]
    assert len(story) == at.heard() - heard > 2


def test_an_answer_in_time_is_no_lapse() -> None:
    at = table()
    at.tick(59.0)
    for seat in (0, 1):
        at.submit(seat, 1, 0)
    assert lapses(at, 0) == []
    assert at.late == [False, False]


def test_what_is_taken_back_later_leaves_an_earlier_lapse_in_the_story() -> None:
    at = table()
    at.tick(60.0)
    at.submit(0, at.open[0].number, 0)
    at.take_back(0)
    assert lapses(at, 0) == [Lapse(0, "nothing"), Lapse(1, "")]
    assert at.late == [True, True]
