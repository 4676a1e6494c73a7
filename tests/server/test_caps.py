"""How many of something somebody may have, here and at the other nodes together."""

import pytest

from cardwright.kernel.errors import BadInput
from cardwright.server.caps import CAPS, FORGOTTEN, Caps, check_limits
from cardwright.server.limits import RULES, Limits, Rate
from cardwright.server.settings import Settings, from_environment, named_limits


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def test_one_too_many_is_refused_until_one_is_let_go() -> None:
    caps = Caps(Settings(limits={"sockets": "2"}))
    assert [caps.hold("sockets", "ann") for _ in range(3)] == [True, True, False]
    assert caps.hold("sockets", "ben")
    caps.let_go("sockets", "ann")
    assert [caps.hold("sockets", "ann") for _ in range(2)] == [True, False]


def test_what_nobody_holds_is_forgotten() -> None:
    caps = Caps(Settings())
    for number in range(100):
        caps.hold("sockets", str(number))
        caps.let_go("sockets", str(number))
    assert not caps.held


def test_without_limits_anybody_may_hold_anything() -> None:
    caps = Caps(Settings(limited=False, limits={"sockets": "1"}))
    assert all(caps.hold("sockets", "ann") for _ in range(100))
    assert not caps.exceeded("url-bytes", 10**9)


def test_what_another_node_holds_counts_until_it_is_silent() -> None:
    clock = Clock()
    here, there = Caps(Settings(), clock), Caps(Settings(), clock)
    most = CAPS["sockets"]
    for _ in range(most - 1):
        there.hold("sockets", "ann")
    here.hear("there", there.tell(10))
    assert [here.hold("sockets", "ann") for _ in range(2)] == [True, False]
    clock.now += FORGOTTEN + 1
    assert here.hold("sockets", "ann")


def test_what_was_used_at_another_node_counts_here_and_is_told_once() -> None:
    clock = Clock()
    here, there = Limits(Settings(), clock), Limits(Settings(), clock)
    for _ in range(RULES["table"].each.times):
        there.hit("table", "ann")
        there.hit("socket", "7")  # of one connection, which only its node has
    told = there.tell(10)
    assert [key for key, _ in told] == [("table", "ann")]
    here.hear(told)
    assert here.hit("table", "ann") is not None
    assert here.hit("table", "ben") is None
    assert there.tell(10) == []


def test_only_those_who_use_most_are_told_if_there_are_too_many() -> None:
    limits = Limits(Settings(), Clock())
    for number in range(50):
        limits.hit("chat", f"quiet {number}")
    for _ in range(5):
        limits.hit("chat", "loud")
    assert limits.tell(1)[0][0] == ("chat", "loud")


def test_a_costly_action_counts_as_several() -> None:
    limits = Limits(Settings(limits={"message": "10/60"}), Clock())
    assert [limits.hit("message", "ann", cost=4) is None for _ in range(3)] == [True, True, False]
    assert limits.hit("message", "ann", cost=2) is None


def test_limits_are_settings() -> None:
    words = from_environment({"CARDWRIGHT_LIMITS": "sockets=20, connect=300/60"}).limits
    assert words == {"sockets": "20", "connect": "300/60"}
    assert Caps(Settings(limits=words)).most["sockets"] == 20
    assert Limits(Settings(limits=words)).rules["connect"].each == Rate(300, 60)


@pytest.mark.parametrize(
    ("word", "told"),
    [
        ("sokcets=20", 'there is no limit "sokcets"; there are: '),
        ("sockets=many", 'the limit "sockets" is a whole number from 1, not "many"'),
        ("sockets=0", 'the limit "sockets" is a whole number from 1, not "0"'),
        ("connect=300", 'the limit "connect" is a number of times in a number of seconds, as 120/60, not "300"'),
        ("sockets", 'a limit is written name=value, as sockets=20 or connect=300/60, not "sockets"'),
    ],
)
def test_a_limit_that_means_nothing_is_refused(word: str, told: str) -> None:
    with pytest.raises(BadInput) as refused:
        check_limits(named_limits([word]))
    assert str(refused.value).startswith(told)
