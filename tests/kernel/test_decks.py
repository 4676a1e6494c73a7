"""Decks that seats bring: refused by games without decks or if they are illegal, recorded with a match."""

import json
from typing import Any

import pytest

from cardwright.games import load
from cardwright.games.template.game import GAME as MAGPIES
from cardwright.kernel.chance import dice
from cardwright.kernel.data.replay import Replay, begun, read_replay, steps
from cardwright.kernel.errors import BadOption, BadReplay
from cardwright.kernel.game import Game
from cardwright.kernel.text.deck_lines import MOST_LIKENED
from tests.match.games_with_decks import DECKED, DECKLESS, TOY, known, texts


def recorded(game: Game[Any], decks: list[str]) -> tuple[Any, Replay]:
    """The end of a random match, and its record."""
    s = game.new(game.options()(), 5, decks=decks)
    replay, chance = begun(game, s, 5, ["Ann", "Bob"], None, decks), dice(5)
    while s.result is None:
        seat = s.next_seat()
        actions = game.legal(s, seat)
        action = actions[chance.below(len(actions))]
        game.apply(s, seat, action)
        replay.record(game, s, seat, action)
    return s, replay


def played(game: Game[Any], replay: Replay, **changes: Any) -> Any:
    """The last position of a replay with something else written in it."""
    for s in steps(game, read_replay(json.dumps({**json.loads(replay.to_json()), **changes}))):
        last = s
    return last


@pytest.mark.parametrize("name", DECKLESS)
def test_a_game_without_decks_refuses_them(name: str) -> None:
    game = load(name)
    assert game.starters() == {}
    assert game.deck_problems("3 Bears", game.options()()) == [f"{game.title} is played without decks"]
    for decks in (["3 Bears"], ["3 Bears", "3 Bears"]):
        with pytest.raises(BadOption, match=f"the deck of P1 cannot be played: {game.title} is played without decks"):
            game.new(game.options()(), 1, decks=decks)


@pytest.mark.parametrize("name", DECKED)
def test_every_deck_that_comes_with_a_game_may_be_played(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = known(name, monkeypatch)
    for deck, text in game.starters().items():
        assert "," not in deck
        assert game.deck_problems(text, game.options()()) == []
        assert game.new(game.options()(), 1, decks=[text, text]).result is None


@pytest.mark.parametrize("name", DECKED)
def test_every_seat_brings_a_deck_or_none_does(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = known(name, monkeypatch)
    assert game.new(game.options()(), 1).result is None
    for count in (1, 3):
        with pytest.raises(BadOption, match=f"{game.title} for 2 players needs 2 decks, not {count}"):
            game.new(game.options()(), 1, decks=[texts(game)[0]] * count)


@pytest.mark.parametrize("name", DECKED)
def test_a_deck_that_may_not_be_played_is_refused_with_its_seat(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = known(name, monkeypatch)
    problems = game.deck_problems("Nonsense", game.options()())
    with pytest.raises(BadOption) as refused:
        game.new(game.options()(), 1, decks=[texts(game)[0], "Nonsense"])
    assert str(refused.value) == f"the deck of P2 cannot be played: {'; '.join(problems)}"


@pytest.mark.parametrize("name", [name for name in DECKED if name != TOY])
def test_every_line_that_names_no_card_is_told_with_the_nearest_names(name: str) -> None:
    game = load(name)
    first, *lines = [line for line in texts(game)[0].splitlines() if not line.startswith("#")]
    wrong = "\n".join([f"{first.removesuffix(' *')}x *" if "*" in first else f"{first}x", *lines[:-1], f"{lines[-1]}x"])
    told = game.deck_problems(wrong, game.options()())
    assert len(told) == 2
    for sentence, line in zip(told, (first, lines[-1]), strict=True):
        meant = line.removesuffix(" *").lstrip("0123456789 ")
        assert sentence.startswith(f'there is no card "{meant}x"; did you mean {meant}')


def test_a_text_full_of_nonsense_is_read_quickly_and_told_line_by_line() -> None:
    game = load("generals")
    told = game.deck_problems("Argeon Highmain\n" * 200, game.options()())
    assert [sentence.partition(";")[0] for sentence in told] == ['there is no card "Argeon Highmain"'] * 200
    assert sum("did you mean Argeon Highmayne" in sentence for sentence in told) == MOST_LIKENED


@pytest.mark.parametrize("name", DECKED)
def test_other_decks_make_another_match(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = known(name, monkeypatch)
    marks = {game.digest(game.new(game.options()(), 1, decks=decks)) for decks in (texts(game), texts(game)[::-1])}
    assert len(marks) == 2
    assert game.digest(game.new(game.options()(), 1, decks=texts(game))) in marks


@pytest.mark.parametrize("name", DECKED)
def test_a_replay_pins_the_decks(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = known(name, monkeypatch)
    end, replay = recorded(game, texts(game))
    assert read_replay(replay.to_json()).decks == texts(game)
    assert game.digest(played(game, replay)) == game.digest(end)
    with pytest.raises(BadReplay, match="the replay diverges at"):
        played(game, replay, decks=texts(game)[::-1])


@pytest.mark.parametrize("name", DECKED)
def test_a_replay_whose_decks_may_not_be_played_is_refused(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = known(name, monkeypatch)
    _, replay = recorded(game, texts(game))
    with pytest.raises(BadReplay, match="the replay cannot be set up: the deck of P2 cannot be played: "):
        played(game, replay, decks=[texts(game)[0], "Nonsense"])
    with pytest.raises(BadReplay, match=r"the replay cannot be set up: .* needs 2 decks, not 1"):
        played(game, replay, decks=texts(game)[:1])


@pytest.mark.parametrize("decks", [None, "Hare", {}, [1], [["Hare"]]])
def test_what_are_no_decks_is_refused_on_reading(decks: object) -> None:
    _, replay = recorded(MAGPIES, [])
    with pytest.raises(BadReplay, match='the replay has no proper "decks"'):
        played(MAGPIES, replay, decks=decks)


def test_a_replay_of_a_game_without_decks_has_no_decks() -> None:
    end, replay = recorded(MAGPIES, [])
    assert json.loads(replay.to_json())["decks"] == []
    assert MAGPIES.digest(played(MAGPIES, replay)) == MAGPIES.digest(end)
    with pytest.raises(BadReplay, match=r"cannot be set up: .* Magpies is played without decks"):
        played(MAGPIES, replay, decks=["Hare", "Hare"])


def test_a_replay_from_before_there_were_decks_still_plays() -> None:
    end, replay = recorded(MAGPIES, [])
    old = json.loads(replay.to_json())
    del old["decks"]
    for s in steps(MAGPIES, read_replay(json.dumps(old))):
        last = s
    assert MAGPIES.digest(last) == MAGPIES.digest(end)
