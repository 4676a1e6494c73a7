"""Proposals for decks that win too much or too little, and pairs of cards that win too much together."""

import json
from random import Random

import pytest

from cardwright.arena import NamedDeck, WinRate, local
from cardwright.arena.compare.balance import WinRange, candidates, further, out_of_range, shifts, spread
from cardwright.arena.compare.comparison import copies_in, keys_in
from cardwright.arena.compare.deck_games import play_sides, unchanged
from cardwright.arena.compare.synergy import DeckSide, together
from cardwright.arena.pins import pins_of
from cardwright.games import load
from cardwright.kernel.data.card_changes import changeable, changed_cards
from tests.cli.terminal import Shell

TARGET = WinRange(0.45, 0.55)
NAMES = {key: key.upper() for key in ("axe", "bow", "cap", "dog")}


def sides(combo: float, count: int = 4000) -> list[DeckSide]:
    """Each card alone adds five points; axe and bow together far more."""
    draw, found = Random(1), []
    for _ in range(count):
        keys = frozenset(key for key in NAMES if draw.random() < 0.5)
        chance = 0.4 + 0.05 * len(keys) + combo * ({"axe", "bow"} <= keys)
        found.append(DeckSide("", float(draw.random() < chance), keys))
    return found


def test_two_cards_that_win_more_together_than_each_explains_are_found() -> None:
    first, *rest = together(sides(0.25), NAMES)
    assert (first.names, first.more.clear) == (("AXE", "BOW"), True)
    assert first.more.low > 0
    assert not any(each.more.clear and each.more.value > 0 for each in rest)


def test_cards_that_just_add_up_are_not_found() -> None:
    assert not any(each.more.clear for each in together(sides(0.0), NAMES))


def test_what_a_strong_deck_wins_anyway_makes_no_pair() -> None:
    draw, found = Random(2), []
    for number in range(4000):
        strong = number % 2 == 0
        keys = frozenset(("axe", "bow") if strong else ("cap", "dog"))
        found.append(DeckSide("strong" if strong else "weak", float(draw.random() < (0.8 if strong else 0.2)), keys))
    assert not any(each.more.clear for each in together(found, NAMES))


def test_pairs_that_were_rarely_played_are_left_out() -> None:
    assert together([DeckSide("", 1.0, frozenset(("axe", "bow")))] * 29, NAMES) == []


def test_two_processes_note_the_sides_that_one_notes() -> None:
    game = load("threelines")
    about = unchanged(game, game.options()(), game.cards(), [], "random", 1)
    alone = play_sides(about, 50, local(1))
    assert len(alone) == 100
    assert alone == play_sides(about, 50, local(2))


def test_the_deck_that_is_furthest_off_comes_first() -> None:
    oak, elm, ash, fir = (NamedDeck(name, "") for name in ("oak", "elm", "ash", "fir"))
    rates = [(oak, WinRate(100, 60)), (elm, WinRate(100, 50)), (ash, WinRate(100, 30)), (fir, WinRate(0, 0))]
    assert out_of_range(rates, TARGET) == [(ash, 0.3), (oak, 0.6)]


def test_a_number_moves_by_one_in_the_direction_that_helps() -> None:
    cards = load("generals").cards()
    assert dict(shifts(cards, "silverguard_knight", weaker=True)) == {"mana": 4, "attack": 0, "health": 4}
    assert dict(shifts(cards, "silverguard_knight", weaker=False)) == {"mana": 2, "attack": 2, "health": 6}
    assert dict(shifts(load("threelines").cards(), "corwin_pyke", weaker=True)) == {"attack": 3, "cost": 2}


def test_only_cards_that_no_other_deck_holds_are_proposed() -> None:
    game = load("cartoverse")
    first, *others = (NamedDeck(name, text) for name, text in game.starters().items())
    found = candidates(game, game.cards(), first, others, weaker=True)
    elsewhere = {key for deck in others for key in keys_in(game, deck.text)}
    assert found
    assert all(key in keys_in(game, first.text) and key not in elsewhere for key, _, _ in found)


def test_copies_of_a_card_on_several_lines_of_a_deck_add_up() -> None:
    deck = "Argeon Highmayne\n2 Windblade Adept\n# the rest\n1x windblade adept  # one more\n3 Healing Mystic\n"
    found = copies_in(load("generals"), deck)
    assert found == {"argeon_highmayne": 1, "windblade_adept": 3, "healing_mystic": 3}


def test_each_card_is_tried_once_before_any_is_tried_again() -> None:
    found = [("a", "cost", 1), ("a", "atk", 2), ("b", "cost", 3), ("c", "cost", 4)]
    assert spread(found, 4) == [("a", "cost", 1), ("b", "cost", 3), ("c", "cost", 4), ("a", "atk", 2)]


def test_proposals_come_with_their_intervals(shell: Shell) -> None:
    few = ("--games", 4, "--tries", 2, "--most", 10, "--together", 60, "--processes", 1, "--agents", "random")
    told = shell.run("balance", "cartoverse", *few, "--target", "49-51", "--json", "-")
    assert told.status == 0
    facts = json.loads(told.out)
    assert facts["pinned"] == vars(pins_of(load("cartoverse"), load("cartoverse").cards()))
    assert (facts["game"], facts["agent"], facts["seed"]) == ("cartoverse", "random", 1)
    assert len(facts["decks"]) == 8
    assert len(facts["proposals"]) == 2
    for each in facts["proposals"]:
        assert each["low"] <= each["difference"] <= each["high"]
        assert each["becomes"] == pytest.approx(each["win_rate"] + each["difference"] / 100)
        assert abs(each["after"] - each["before"]) == 1


def test_proposals_begin_from_the_cards_of_a_file(shell: Shell) -> None:
    game = load("cartoverse")
    (first, text), *_ = game.starters().items()
    key = next(key for key in keys_in(game, text) if "cost" in changeable(game.cards().all[game.cards().find(key)]))
    begun = changed_cards(game.cards(), {key: {"cost": 9}})
    both = further(game, begun, key, "cost", 8)
    assert both.changes == {key: {"cost": 8}}
    other = next(each.key for each in game.cards().all if each.key != key and "cost" in changeable(each))
    assert further(game, begun, other, "cost", 7).changes == {key: {"cost": 9}, other: {"cost": 7}}
    cards = shell.file("lab.toml", f"[{key}]\ncost = 9\n")
    few = ("--games", 2, "--worst", 0, "--together", 0, "--processes", 1, "--agents", "random", "--cards", cards)
    facts = json.loads(shell.run("balance", "cartoverse", *few, "--json", "-").out)
    assert facts["changes"] == {key: {"cost": 9}}
    assert facts["pinned"]["cards"] == begun.digest()
    assert first in [each["deck"] for each in facts["decks"]]


def test_a_target_that_is_no_range_is_refused(shell: Shell) -> None:
    told = shell.run("balance", "cartoverse", "--target", "60-70")
    assert told.status == 2
    assert 'a target is a range of percent round 50, such as 45-55, not "60-70"' in told.err
