"""A turn of many actions has one clock; the next turn has its own."""

from cardwright.games.generals.game import GAME
from cardwright.games.generals.model.actions import END, MOVE
from cardwright.games.generals.model.state import Battle
from cardwright.games.pantheon.game import GAME as PANTHEON
from cardwright.games.pantheon.model.state import Position
from cardwright.kernel.action import PASS, kind_of
from cardwright.kernel.options import changed
from cardwright.match import Table, set_up


def battle() -> Table[Battle]:
    """A battle whose hands are chosen, 100 seconds after the epoch."""
    at = set_up(GAME, GAME.options()(), 3)
    at.sit(0, "Ana")
    at.sit(1, "Ben")
    at.tick(100.0)
    for seat in range(2):
        act(at, seat, at.look(seat).legal[0])
    return at


def act(at: Table[Battle], seat: int, action: int) -> None:
    question = at.look(seat).question
    assert question is not None
    at.submit(seat, question.number, action)


def test_an_action_in_a_turn_does_not_wind_the_clock_again() -> None:
    """R103"""
    at = battle()
    assert at.look(0).deadline == 190.0
    at.tick(130.0)
    act(at, 0, next(action for action in at.look(0).legal if kind_of(action) == MOVE))
    assert at.look(0).deadline == 190.0


def test_the_next_turn_has_a_clock_of_its_own() -> None:
    """R103"""
    at = battle()
    at.tick(130.0)
    act(at, 0, END)
    assert at.look(1).deadline == 220.0


def test_a_clock_that_runs_out_ends_the_turn_and_the_next_own_turn_is_short() -> None:
    """R103, R104"""
    at = battle()
    at.tick(190.0)
    act(at, 1, END)
    assert at.look(0).deadline == 190.0 + 15.0


def council() -> Table[Position]:
    """Three players of Pantheon whose heroes are chosen, 100 seconds after the epoch; everybody is always asked."""
    at = set_up(PANTHEON, changed(PANTHEON.options()(), {"ask_everybody": True}), 5, 3)
    for seat, name in enumerate(("Ana", "Ben", "Cleo")):
        at.sit(seat, name)
    at.tick(100.0)
    for seat in range(3):
        answer(at, seat, at.look(seat).legal[0])
    return at


def answer(at: Table[Position], seat: int, action: int) -> None:
    question = at.look(seat).question
    assert question is not None
    at.submit(seat, question.number, action)


def begun_turn(at: Table[Position]) -> int:
    """Whose turn it is, once the first action is asked for."""
    mover = at.asked()[0]
    answer(at, mover, at.look(mover).legal[0])  # keeps the hand
    assert at.open[mover].decision.kind == "main"
    return mover


def first_play(at: Table[Position], mover: int) -> int | None:
    """Something the others may answer."""
    kinds = {action: at.game.action_parts(at.look(mover).position, mover, action)["kind"] for action in at.legal(mover)}
    return next((action for action, kind in kinds.items() if kind in ("play", "cast")), None)


def after_a_mana(at: Table[Position]) -> int:
    """Turns go by until somebody has placed a Mana and can play something."""
    while True:
        mover = begun_turn(at)
        mana = at.game.read_action(at.look(mover).position, mover, "mana")
        if mana in at.legal(mover):
            answer(at, mover, mana)
        if first_play(at, mover) is not None:
            return mover
        answer(at, mover, at.game.read_action(at.look(mover).position, mover, "end"))
        while at.open[at.asked()[0]].decision.kind != "mulligan":
            answer(at, at.asked()[0], at.legal(at.asked()[0])[0])


def test_the_clock_of_a_turn_stands_while_the_others_may_answer() -> None:
    at = council()
    mover = after_a_mana(at)
    deadline = at.deadlines[mover]
    at.tick(deadline - 60.0)
    play = first_play(at, mover)
    assert play is not None
    answer(at, mover, play)
    others = []
    while at.asked() != [mover] or at.open[mover].decision.kind != "main":
        [asked] = at.asked()
        now = at.now
        assert now is not None
        assert at.deadlines == {asked: now + 20.0}
        others.append(asked)
        at.tick(now + 10.0)
        answer(at, asked, PASS)
    assert set(others) >= {0, 1, 2} - {mover}
    assert at.deadlines[mover] == deadline + 10.0 * len(others)
