"""Decks on the command line: listed, printed, checked, brought to a match."""

import json
import re
from pathlib import Path

import click
import pytest

from cardwright.cli.arguments import DECK, DECKS
from cardwright.cli.deck_lookup import field_of_decks
from cardwright.cli.play import command as play
from cardwright.games import load
from tests.cli.terminal import Shell
from tests.match.games_with_decks import DECKED, DECKLESS, TOY, known, starters, texts

NOT_THIS_SIZE = {"cartoverse": ("deck_most", 41), "ancients": ("deck_min", 60)}  # options that rule starter decks out


def refused(shell: Shell, *arguments: object) -> str:
    """The sentence with which a command is refused."""
    told = shell.run(*arguments)
    assert (told.status, told.out) == (2, "")
    assert told.err.count("\n") == 1
    return told.err.removeprefix("error: ").rstrip("\n")


def recorded(shell: Shell, *arguments: object) -> list[str]:
    """The decks of a match as its record has them."""
    file = shell.folder / "match.json"
    assert shell.run("play", *arguments, "--bot", "random", typed=f"save {file}\nq\n").status == 0
    decks: list[str] = json.loads(file.read_text("utf-8"))["decks"]
    return decks


# Listing and checking.


@pytest.mark.parametrize("name", DECKED)
def test_the_decks_of_a_game_are_listed(shell: Shell, name: str) -> None:
    game = known(name, shell.patch)
    told = shell.run("decks", name)
    assert told.status == 0
    assert all(deck in told.out for deck in game.starters())
    assert f"{game.title}: {len(game.starters())} decks" in told.out
    found = json.loads(shell.run("decks", name, "--json").out)
    assert found == [{"name": deck, "text": text} for deck, text in game.starters().items()]


@pytest.mark.parametrize("name", DECKED)
def test_a_deck_is_printed_as_a_file_to_begin_with(shell: Shell, name: str) -> None:
    deck = starters(known(name, shell.patch))[-1]
    told = shell.run("decks", name, deck.name.upper().replace(" ", "-"))
    assert (told.status, told.out.rstrip("\n")) == (0, deck.text.rstrip("\n"))
    assert json.loads(shell.run("decks", name, deck.name, "--json").out) == {"name": deck.name, "text": deck.text}
    assert shell.run("decks", name, "--check", shell.file("mine.txt", told.out)).out == "legal\n"


@pytest.mark.parametrize("name", DECKED)
def test_every_problem_of_a_deck_is_told(shell: Shell, name: str) -> None:
    game = known(name, shell.patch)
    problems = game.deck_problems("Nonsense", game.options()())
    file = shell.file("mine.txt", "Nonsense")
    told = shell.run("decks", name, "--check", file)
    assert (told.status, told.err) == (2, "")
    assert told.out.splitlines() == problems
    told = shell.run("decks", name, "--check", file, "--json")
    assert told.status == 2
    assert json.loads(told.out) == {"file": str(file), "legal": False, "problems": problems}


@pytest.mark.parametrize("name", [name for name in DECKED if name != TOY])
def test_a_code_is_printed_and_taken_for_its_deck(shell: Shell, name: str) -> None:
    game = known(name, shell.patch)
    deck = starters(game)[-1]
    code = shell.run("decks", name, deck.name, "--code").out.strip()
    assert shell.run("decks", name, shell.file("mine.txt", deck.text), "--code").out.strip() == code
    assert json.loads(shell.run("decks", name, deck.name, "--code", "--json").out) == {"name": deck.name, "code": code}
    text = shell.run("decks", name, code).out
    assert shell.run("decks", name, "--check", shell.file("code.txt", code)).out == "legal\n"
    brought = recorded(shell, name, "--deck", code, "--against", shell.file("again.txt", text))
    assert brought[0].split() == brought[1].split() == text.split()


def test_a_mistyped_code_is_refused(shell: Shell) -> None:
    sentence = "the deck code G1xyzxyzxyz has a typing error: compare it letter by letter"
    for command in ("decks", "generals", "G1xyzxyzxyz"), ("play", "generals", "--deck", "G1xyzxyzxyz"):
        assert refused(shell, *command) == sentence
    assert refused(shell, "decks", "generals", "--code").startswith("name a deck to print as a code")


def test_every_unknown_card_of_a_file_is_told_with_the_nearest_names(shell: Shell) -> None:
    file = shell.file("mine.txt", "Argeon Highmane\n3 Windblade Adept\n2 Tru Strike\n")
    told = shell.run("decks", "generals", "--check", file)
    first, second = told.out.splitlines()
    assert first.startswith('there is no card "Argeon Highmane"; did you mean Argeon Highmayne')
    assert second.startswith('there is no card "Tru Strike"; did you mean True Strike')
    assert refused(shell, "play", "generals", "--deck", file) == f"{file} cannot be played: {first}; {second}"


@pytest.mark.parametrize("name", DECKED)
def test_whether_a_deck_is_legal_depends_on_the_options(shell: Shell, name: str) -> None:
    file = shell.file("mine.txt", texts(known(name, shell.patch))[0])
    assert shell.run("decks", name, "--check", file).status == 0
    option, number = NOT_THIS_SIZE.get(name, ("deck_size", 2))
    told = shell.run("decks", name, "--check", file, "--set", f"{option}={number}")
    assert told.status == 2
    assert str(number) in told.out


@pytest.mark.parametrize("name", DECKLESS)
def test_a_game_without_decks_says_so(shell: Shell, name: str) -> None:
    title = load(name).title
    told = shell.run("decks", name)
    assert (told.status, told.out) == (0, f"{title} comes with no decks.\n")
    assert json.loads(shell.run("decks", name, "--json").out) == []
    told = shell.run("decks", name, "--check", shell.file("mine.txt", "Jon Snow"))
    assert (told.status, told.out) == (2, f"{title} is played without decks\n")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("decks", "missing argument 'GAME'"),
        ("decks chess", 'there is no game "chess"'),
        ("decks threelines Oak", "Threelines comes with no decks"),
        ("decks threelines Oak --check oak.txt", "either name a deck to print, or a file to --check"),
        ("decks threelines --check nowhere.txt", "nowhere.txt: No such file or directory"),
        ("play threelines --deck Oak", "Threelines comes with no decks"),
        ("play threelines --against Oak", "Threelines comes with no decks"),
        ("play --position nowhere.txt --deck Oak", "a position brings its own decks"),
        ("watch threelines --decks Oak,Elm", "Threelines comes with no decks"),
        ("simulate threelines --decks Oak,Elm", "Threelines comes with no decks"),
        ("simulate threelines --decks nowhere/oak,Elm", "nowhere/oak: No such file or directory"),
    ],
)
def test_what_makes_no_sense_is_refused(shell: Shell, arguments: str, sentence: str) -> None:
    assert sentence in refused(shell, *arguments.split())


def test_a_file_for_a_game_without_decks_is_refused(shell: Shell) -> None:
    file = shell.file("oak", "Jon Snow")
    sentence = f"{file} cannot be played: Threelines is played without decks"
    assert refused(shell, "play", "threelines", "--deck", file) == sentence


@pytest.mark.parametrize("name", DECKED)
def test_a_deck_that_is_not_there_is_refused_with_the_nearest(shell: Shell, name: str) -> None:
    deck = starters(known(name, shell.patch))[-1].name
    sentence = f'there is no starter deck "{deck}x"; did you mean {deck}'
    for command in ("decks", name, f"{deck}x"), ("play", name, "--deck", f"{deck}x"):
        assert refused(shell, *command).startswith(sentence)
    assert refused(shell, "watch", name, "--decks", f"{deck},{deck}x").startswith(sentence)
    assert refused(shell, "simulate", name, "--decks", f"{deck},{deck}x").startswith(sentence)


@pytest.mark.parametrize("name", DECKED)
def test_all_decks_are_those_that_come_with_the_game(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = known(name, monkeypatch)
    assert [deck.name for deck in field_of_decks(game, "all", game.options()())] == list(game.starters())


@pytest.mark.parametrize("name", DECKED)
def test_decks_are_completed(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = (deck.name for deck in starters(known(name, monkeypatch)))
    asked = click.Context(play, allow_interspersed_args=True)
    asked.params["game"] = name
    option = play.params[0]
    assert second in [item.value for item in DECK.shell_complete(asked, option, second[:1])]
    assert f"{first},{second}" in [item.value for item in DECKS.shell_complete(asked, option, f"{first},{second[:1]}")]


# Playing.


@pytest.mark.parametrize("name", DECKED)
def test_decks_are_brought_by_name_and_by_file(shell: Shell, name: str) -> None:
    first, second = starters(known(name, shell.patch))
    file = shell.file("mine.txt", second.text)
    assert recorded(shell, name, "--deck", first.name, "--against", second.name) == [first.text, second.text]
    assert recorded(shell, name, "--deck", file, "--against", first.name) == [second.text, first.text]


@pytest.mark.parametrize("name", DECKED)
def test_your_deck_is_in_your_seat(shell: Shell, name: str) -> None:
    first, second = starters(known(name, shell.patch))
    brought = recorded(shell, name, "--deck", first.name, "--against", second.name, "--seat", 2)
    assert brought == [second.text, first.text]


@pytest.mark.parametrize("name", DECKED)
def test_who_names_no_deck_is_given_one_by_the_seed(shell: Shell, name: str) -> None:
    game = known(name, shell.patch)
    mine = starters(game)[-1]
    given = [recorded(shell, name, "--deck", mine.name, "--seed", seed) for seed in (1, 1, 2)]
    assert [decks[0] for decks in given] == [mine.text] * 3
    assert given[0] == given[1] != given[2]
    assert all(decks[1] in game.starters().values() for decks in given)
    assert recorded(shell, name, "--against", mine.name, "--seed", 1) == given[0][::-1]


@pytest.mark.parametrize("name", DECKED)
def test_where_no_deck_is_named_the_game_chooses(shell: Shell, name: str) -> None:
    known(name, shell.patch)
    assert recorded(shell, name) == []


@pytest.mark.parametrize("name", DECKED)
def test_a_deck_in_a_file_that_may_not_be_played_is_refused(shell: Shell, name: str) -> None:
    game = known(name, shell.patch)
    file = shell.file("mine.txt", "Nonsense")
    problems = game.deck_problems("Nonsense", game.options()())
    assert refused(shell, "play", name, "--deck", file) == f"{file} cannot be played: {'; '.join(problems)}"


@pytest.mark.parametrize("name", DECKED)
def test_bots_are_watched_with_decks_by_seat(shell: Shell, name: str) -> None:
    game = known(name, shell.patch)
    first, second = (deck.name for deck in starters(game))
    run = ("watch", name, "--agents", "random,random", "--seed", 2, "--decks")
    told = shell.run(*run, f"{first}, {second}")
    assert (told.status, told.err) == (0, "")
    assert re.search("P[12] wins|Draw", told.out)
    assert told.out != shell.run(*run, f"{second},{first}").out
    assert refused(shell, *run, first) == f"{game.title} for 2 players needs 2 decks, not 1"


@pytest.mark.parametrize("name", DECKED)
def test_a_replay_shows_a_seat_only_its_own_deck(shell: Shell, name: str) -> None:
    first, second = starters(known(name, shell.patch))
    recorded(shell, name, "--deck", first.name, "--against", second.name)
    file: Path = shell.folder / "match.json"
    assert json.loads(shell.run("replay", file, "--json").out)["decks"] == [first.text, second.text]
    assert json.loads(shell.run("replay", file, "--json", "--seat", 2).out)["decks"] == [None, second.text]
