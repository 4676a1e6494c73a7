"""What every position has."""

from cardwright.games.template.game import GAME
from cardwright.games.template.model.events import DAWN, KINDS, STEAL
from cardwright.kernel.bits import BIT
from cardwright.kernel.decision import Decision
from cardwright.kernel.frame import Frame
from cardwright.kernel.state import LOCKED, NOBODY, OPEN, State


def blank() -> State:
    return GAME.blank(GAME.options()(), 1, 3)


def state(*questions: Decision) -> State:
    s = blank()
    for question in questions:
        s.ask(question)
    return s


def test_who_may_act_but_need_not_is_not_waited_for() -> None:
    s = state(Decision(2, "butt in", optional=True), Decision(1, "move"))
    assert s.asked() == [1]
    assert s.next_seat() == 1
    assert s.decision(2) is s.waiting[0]


def test_who_has_sealed_an_answer_is_asked_no_more() -> None:
    s = state(Decision(0, "bid", sealed=True), Decision(1, "bid", sealed=True))
    s.sealed[0] = 7
    assert s.asked() == [1]
    assert s.decision(0) is None


def test_when_nobody_is_asked_nobody_is_next() -> None:
    assert state().next_seat() == NOBODY
    assert state().asked() == []


def test_a_copy_shares_nothing_that_changes() -> None:
    s, other = state(Decision(0, "move")), blank()
    s.agenda, s.chain, s.queue = [Frame("a", 0)], [Frame("b", 1)], (Frame("c", 2),)
    s.asking, s.script = (1,), (5,)
    s.copy_into(other)
    for copied in (*other.agenda, *other.chain, *other.queue):
        copied.step = 9
    other.sealed[0] = 3
    other.asking, other.script = (), ()
    other.waiting = ()
    assert [frame.step for frame in (*s.agenda, *s.chain, *s.queue)] == [0, 0, 0]
    assert (s.sealed, s.asking, s.script, len(s.waiting)) == ([OPEN] * 3, (1,), (5,), 1)


def test_a_copied_effect_keeps_its_choices_apart() -> None:
    frame = Frame("a", 1, 2, 3, {"victim": (1,)}, True)
    copy = frame.clone()
    copy.slots["victim"] = (2,)
    assert frame.chosen("victim") == (1,)
    assert (copy.program, copy.seat, copy.source, copy.step, copy.negated) == ("a", 1, 2, 3, True)
    assert frame.chosen("never asked") == ()


def test_a_veil_hides_the_generator_the_script_and_the_answers_of_others() -> None:
    s = state()
    s.rng, s.script, s.sealed = 99, (1,), [4, 5, OPEN]
    s.tell(1, 0, 7, knows=BIT[0])
    seen = s.clone()
    seen.veil(s, 1, KINDS)
    assert (seen.rng, seen.script, seen.sealed) == (0, (), [LOCKED, 5, OPEN])
    assert seen.events[0].a == -1
    onlooker = s.clone()
    onlooker.veil(s, NOBODY, KINDS)
    assert onlooker.sealed == [LOCKED, LOCKED, OPEN]


def test_events_are_told_to_the_players_or_to_a_card_that_listens() -> None:
    s = GAME.read_position("charms: P1 Copper Bell", GAME.options()())
    assert s.audible(DAWN)
    s.telling = False
    assert s.audible(STEAL)
    assert not s.audible(DAWN)
