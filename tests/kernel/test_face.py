"""What a game must provide is said by the type checker, and where the game is made."""

import pytest

import cardwright
from cardwright.games.template.game import GAME, Magpies
from cardwright.games.template.model.state import Position
from cardwright.kernel.game import NEEDED, Game, what_is_missing


def test_a_game_that_lacks_nothing_is_made() -> None:
    assert what_is_missing(GAME, Magpies) == []


def test_whatever_is_not_provided_is_named() -> None:
    lacking = {name: getattr(Game, name) for name in ("cards", "timeout", "answer", "reveal")}
    provided = {name: getattr(Magpies, name) for name in NEEDED}
    game = type("Half", (), {**provided, **lacking, "name": "half", "title": "", "blurb": "Half a game."})
    assert what_is_missing(game(), game) == ["title", "cards", "timeout", "answer or reveal"]


@pytest.mark.skipif(cardwright.mode() == "compiled", reason="compiled rules cannot be derived from")
def test_a_game_that_lacks_something_cannot_be_made() -> None:
    class Half(Game[Position]):
        name = title = blurb = "half"

    with pytest.raises(TypeError, match=r"^Half is not a game yet: it lacks options, cards, .*, answer or reveal$"):
        Half()  # type: ignore[abstract]


@pytest.mark.skipif(cardwright.mode() == "compiled", reason="compiled methods do not say that they are abstract")
def test_everything_abstract_is_asked_for() -> None:
    abstract = {name for name in dir(Game) if getattr(getattr(Game, name), "__isabstractmethod__", False)}
    assert abstract == set(NEEDED)
