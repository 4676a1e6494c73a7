"""Cards with other numbers or another text, beside the game's own."""

import json
from typing import Any

import pytest

from cardwright.games import NAMES, load
from cardwright.kernel.chance import dice
from cardwright.kernel.data.card_changes import changeable, changed_cards
from cardwright.kernel.data.card_digest import digest_of_cards
from cardwright.kernel.data.replay import begun, read_replay, steps
from cardwright.kernel.errors import BadInput, BadReplay
from cardwright.kernel.game import Game
from cardwright.kernel.text.card_file import read_card_file

WEAKER = {"Jon Snow": {"cost": 3, "title": "the Slow"}}


def one_more(game: Game[Any]) -> dict[str, dict[str, Any]]:
    """Every card of a game with every number one higher, and another text."""
    return {
        card.key: {name: value + 1 if isinstance(value, int) else "Other." for name, value in changeable(card).items()}
        for card in game.cards().all
        if changeable(card)
    }


def played(game: Game[Any], cards: Any, most: int) -> Any:
    """A match by chance with these cards, and its record."""
    s = game.new(game.options()(), 7, cards=cards)
    replay, chance = begun(game, s, 7, ["Ann", "Bob"], None), dice(7)
    while s.result is None and len(replay.moves) < most:
        seat = s.next_seat()
        actions = game.legal(s, seat)
        action = actions[chance.below(len(actions))]
        game.apply(s, seat, action)
        replay.record(game, s, seat, action)
    return replay


@pytest.mark.parametrize("name", NAMES)
def test_every_number_and_text_of_every_card_can_be_changed_and_nothing_else_is(name: str) -> None:
    game = load(name)
    before = [card.facts() for card in game.cards().all]
    mark, changes = digest_of_cards(game.cards().all), one_more(game)
    cards = changed_cards(game.cards(), changes)
    assert [card.facts() for card in cards.all] == [facts | changes.get(facts["key"], {}) for facts in before]
    assert [card.facts() for card in game.cards().all] == before
    assert digest_of_cards(game.cards().all) == mark != cards.digest()


@pytest.mark.parametrize("name", NAMES)
def test_a_match_with_changed_cards_is_pinned_and_played_again(name: str) -> None:
    game = load(name)
    replay = played(game, changed_cards(game.cards(), one_more(game)), 120)
    text = replay.to_json()
    again = list(steps(game, read_replay(text)))
    assert len(again) == len(replay.moves) + 1
    assert again[-1].cards.digest() == replay.cards != game.cards().digest()


def test_a_match_with_the_cards_of_the_game_says_nothing_of_changes() -> None:
    game = load("threelines")
    assert "changes" not in json.loads(played(game, None, 5).to_json())


def test_a_match_whose_changes_were_tampered_with_is_refused() -> None:
    game = load("threelines")
    written = json.loads(played(game, changed_cards(game.cards(), WEAKER), 5).to_json())
    for changes in ({"jon_snow": {"cost": 1}}, {}, {"jon_snow": {"cost": "x"}}, {"nobody": {"cost": 1}}):
        with pytest.raises(BadReplay):
            list(steps(game, read_replay(json.dumps({**written, "changes": changes}))))
    with pytest.raises(BadReplay, match='no proper "changes"'):
        read_replay(json.dumps({**written, "changes": ["cost"]}))


def test_no_change_leaves_the_very_cards() -> None:
    cards = load("generals").cards()
    assert changed_cards(cards, {}) is cards


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ('["Jon Sno"]\ncost = 3', 'x.toml, line 1: there is no card "Jon Sno"; did you mean Jon Snow?'),
        ('["Jon Snow"]\n\ncost = 0', "x.toml, line 3: Jon Snow: attack, defence and cost are at least 1"),
        ('["Jon Snow"]\nattack = 3\ncots = 2', 'x.toml, line 3: there is no number or text of Jon Snow called "cots"'),
        ('["Jon Snow"]\ndefence = 0', "x.toml, line 2: Jon Snow: defence is a whole number from 1 to 99, not 0"),
        ('[Vharos]\nattack = "7"', "x.toml, line 2: Vharos: attack is a whole number from 0 to 99, not 7"),
        ("[Vharos]\nattack = true", "x.toml, line 2: Vharos: attack is a whole number from 0 to 99, not true"),
        ("[Vharos]\ntitle = 7", "x.toml, line 2: Vharos: title is a text of at most 1000 letters"),
        ("# hm\nVharos = 7", "x.toml, line 2: Vharos: say what changes, for example"),
        ("[Vharos]\nattack = 7\n\n[vharos]\nattack = 6", "x.toml, line 4: Vharos is already changed further up"),
        ('[Vharos]\nname = "Ann"', 'x.toml, line 2: there is no number or text of Vharos called "name"'),
        ("[Vharos]\nattack = \n", "x.toml: Invalid value (at line 2, column 10)"),
        ("", "x.toml changes no card"),
    ],
)
def test_a_bad_file_is_refused_with_its_line(text: str, problem: str) -> None:
    with pytest.raises(BadInput) as refused:
        read_card_file(load("threelines").cards(), text, "x.toml")
    assert str(refused.value).startswith(problem)


def test_a_file_changes_the_cards_it_names() -> None:
    cards = read_card_file(load("threelines").cards(), '["Jon Snow"]\ncost = 3\ntitle = "the Slow"\n', "x.toml")
    assert cards.all[cards.find("Jon Snow")].facts()["cost"] == 3
    assert cards.changes == {"jon_snow": {"cost": 3, "title": "the Slow"}}


@pytest.mark.parametrize(
    ("text", "refusal"),
    [
        ("a = " + "[" * 5000, "lab.toml: too many brackets within each other"),
        ('["Jon Snow"]\ncost = ' + "9" * 5000, "lab.toml: "),
        (
            '["Jon Snow"]\ncost = 0x' + "f" * 5000,
            "lab.toml, line 2: Jon Snow: cost is a whole number from 0 to 99, not that",
        ),
        ("[" + "x" * 5000 + "]\ncost = 1", 'lab.toml, line 1: no card has a name as long as "xxxxxxxxxxxxxxxxxxxx…"'),
    ],
    ids=["nested", "digits", "hexadecimal", "name"],
)
def test_a_file_made_to_break_the_reader_gets_a_short_sentence(text: str, refusal: str) -> None:
    with pytest.raises(BadInput) as refused:
        read_card_file(load("threelines").cards(), text, "lab.toml")
    assert str(refused.value).startswith(refusal)
    assert len(str(refused.value)) < 200
