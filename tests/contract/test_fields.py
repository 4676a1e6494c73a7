"""A position holds nothing that is not written when it is saved."""

import pytest

from cardwright.kernel.chance import dice
from cardwright.kernel.data.codec import Many, Maybe, Named, Record, Shape
from tests.attributes import attributes
from tests.contract.journey import Journey
from tests.contract.subject import Subject, subjects

# What the host of a position switches, and the news of its last action: never saved.
HOST = {"telling", "stepping", "events", "heard", "floor"}
# What a position is made with: written beside it.
GIVEN = {"options", "cards"}
# What follows from the rest, and is worked out anew when a position is read.
WORKED_OUT = {
    ("threelines", "Player"): {"size", "prices", "menu"},
    ("pantheon", "Position"): {"book"},
    ("generals", "Battle"): {"first", "second", "stale", "auras", "hearing", "questions"},
    ("generals", "Unit"): {"attack", "health", "speed", "traits", "backstab", "grow", "ears"}
    | {"aura_attack", "aura_health", "aura_speed", "aura_traits", "aura_grow"},
}


def unwritten(game: str, value: object, shape: Shape) -> set[str]:
    """The attributes of a value, and of all it holds, that its shape does not name."""
    if isinstance(shape, Record):
        name = type(value).__name__
        shapes = {**shape.fields, **shape.later}
        known = {*shapes, *WORKED_OUT.get((game, name), set()), *(HOST | GIVEN if shape.later else ())}
        found = {f"{name}.{field}" for field in attributes(value) if field not in known}
        return found.union(*(unwritten(game, getattr(value, field), inner) for field, inner in shapes.items()))
    if isinstance(shape, Many):
        assert isinstance(value, list | tuple)
        return set().union(*(unwritten(game, item, shape.item) for item in value))
    if isinstance(shape, Named):
        assert isinstance(value, dict)
        return set().union(*(unwritten(game, item, shape.item) for item in value.values()))
    if isinstance(shape, Maybe) and value is not None:
        return unwritten(game, value, shape.item)
    return set()


@pytest.mark.parametrize("subject", subjects(), ids=lambda subject: str(subject.game.name))
def test_every_attribute_of_a_position_is_written(subject: Subject) -> None:
    for seed in range(20):
        chance = dice(seed)
        journey = Journey(subject, subject.any_options(chance), seed, subject.seats(chance))
        while not journey.over:
            journey.step()
            assert unwritten(subject.game.name, journey.s, subject.game.shape()) == set()
