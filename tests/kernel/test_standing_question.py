"""Questions of the rules are made once and shared."""

from cardwright.kernel.standing_question import StandingQuestion


def test_the_same_question_is_the_same_object() -> None:
    question = StandingQuestion("bid", sealed=True)
    asked = question.to(2, 30)
    question.to(2, 60)
    assert question.to(2, 30) is asked
    assert question.alone(2, 30) == (asked,)
    assert (asked.seat, asked.kind, asked.seconds, asked.sealed, asked.optional) == (2, "bid", 30, True, False)


def test_everybody_is_asked_together() -> None:
    question = StandingQuestion("move", continues=True)
    two = question.to_all(2)
    assert question.to_all(2) is two
    assert [decision.seat for decision in question.to_all(3)] == [0, 1, 2]
    assert [(decision.seconds, decision.continues) for decision in two] == [(0, True), (0, True)]
