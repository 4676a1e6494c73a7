"""The commands that list things: games, cards, options; help, version, completion."""

import json
import os
import subprocess
import sys
from importlib import import_module

import pytest

from cardwright import mode
from cardwright.cli.overview import COMMANDS
from cardwright.games import NAMES, load
from tests.cli.terminal import Shell


@pytest.mark.parametrize("ask", [[], ["-h"], ["--help"]])
def test_help_names_every_command(shell: Shell, ask: list[str]) -> None:
    told = shell.run(*ask)
    assert told.status == 0
    assert all(f"  {name} " in told.out for name in COMMANDS)


def test_help_loads_neither_rich_nor_rules() -> None:
    watch = "import sys; from cardwright.cli import run; run(['--help'], ''); print('\\n', *sys.modules)"
    told = subprocess.run([sys.executable, "-c", watch], capture_output=True, text=True, check=True)
    loaded = set(told.stdout.splitlines()[-1].split())
    assert loaded.isdisjoint({"rich", "click", "cardwright.kernel", "cardwright.games"})


@pytest.mark.parametrize("name", COMMANDS)
def test_the_overview_says_what_the_command_says_itself(name: str) -> None:
    command = import_module(f"cardwright.cli.{name}").command
    assert command.help.split("\n")[0] == COMMANDS[name]


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_explains_itself(shell: Shell, name: str) -> None:
    told = shell.run(name, "--help")
    assert told.status == 0
    assert told.out.startswith(f"Usage: cardwright {name}")


def test_the_version_says_how_the_rules_run(shell: Shell) -> None:
    told = shell.run("--version")
    assert told.status == 0
    assert told.out.startswith("cardwright ")
    assert told.out.endswith(f"rules {mode()}\n")


def test_games_are_listed(shell: Shell) -> None:
    told = shell.run("games")
    assert told.status == 0
    assert all(name in told.out for name in NAMES)


def test_games_can_be_read_by_a_program(shell: Shell) -> None:
    found = json.loads(shell.run("games", "--json").out)
    assert [game["name"] for game in found] == list(NAMES)
    assert all("standard" in game["variants"] for game in found)


@pytest.mark.parametrize("game", NAMES)
def test_cards_can_be_read_by_a_program(shell: Shell, game: str) -> None:
    found = json.loads(shell.run("cards", game, "--json").out)
    assert found == [card.facts() for card in load(game).cards().all]
    assert all({"name", "set", "type"} <= set(card) for card in found)


def test_the_numbers_of_a_card_are_listed(shell: Shell) -> None:
    found = json.loads(shell.run("cards", "threelines", "--json").out)
    snow = next(card for card in found if card["name"] == "Jon Snow")
    assert (snow["attack"], snow["defence"], snow["cost"]) == (5, 3, 2)


def test_cards_stand_in_a_table(shell: Shell) -> None:
    told = shell.run("cards", "threelines")
    assert told.status == 0
    assert told.out.split("\n")[0].split() == ["name", "set", "type", "title", "attack", "defence", "cost"]
    assert told.out.endswith("Threelines: 64 cards\n")


@pytest.mark.parametrize("game", NAMES)
def test_cards_of_every_game_stand_in_a_table_whatever_is_printed_on_them(shell: Shell, game: str) -> None:
    told = shell.run("cards", game)
    assert told.status == 0
    assert told.out.endswith(f"{load(game).title}: {len(load(game).cards().all)} cards\n")
    assert not any(sign in told.out for sign in ("[]", "{", "None"))


def test_cards_are_found_by_words(shell: Shell) -> None:
    assert shell.run("cards", "threelines", "--find", "jon warden").out.endswith("Threelines: 1 card\n")
    assert shell.run("cards", "threelines", "--find", "nonsense").out == "Threelines: 0 cards\n"


def test_what_is_here_of_each_set_is_counted(shell: Shell) -> None:
    counted = json.loads(shell.run("cards", "generals", "--coverage", "--json").out)
    core = {row["type"]: row["here"] for row in counted if row["set"] == "Core"}
    assert core == {"general": 18, "minion": 275, "spell": 131, "artifact": 18, "tile": 5}
    assert all(row["here"] <= row["of"] for row in counted)


def test_a_game_that_knows_of_no_other_cards_has_all_of_its_own(shell: Shell) -> None:
    told = shell.run("cards", "threelines", "--coverage").out
    assert told.endswith("Threelines: 64 of 64 cards\n")
    assert "100 %" in told


@pytest.mark.parametrize("game", NAMES)
def test_every_option_is_listed_with_its_meaning(shell: Shell, game: str) -> None:
    told = shell.run("options", game)
    assert told.status == 0
    found = json.loads(shell.run("options", game, "--json").out)
    assert found["variants"]["standard"] == load(game).options()().values()
    for option in found["options"]:
        assert option["name"] in told.out
        assert option["help"]


@pytest.mark.parametrize("shell_name", ["bash", "zsh", "fish"])
def test_a_shell_is_told_how_to_complete(shell: Shell, shell_name: str) -> None:
    told = shell.run("completion", shell_name)
    assert told.status == 0
    assert "_CARDWRIGHT_COMPLETE" in told.out


def completed(words: str) -> list[str]:
    """What bash would offer for the last word."""
    environment = {
        **os.environ,
        "_CARDWRIGHT_COMPLETE": "bash_complete",
        "COMP_WORDS": words,
        "COMP_CWORD": str(len(words.split(" ")) - 1),
    }
    told = subprocess.run([sys.executable, "-m", "cardwright"], env=environment, capture_output=True, text=True)
    return [line.partition(",")[2] for line in told.stdout.splitlines()]


def test_commands_games_and_agents_are_completed() -> None:
    assert completed("cardwright wa") == ["watch"]
    assert completed("cardwright cards thr") == ["threelines"]
    assert completed("cardwright play threelines --variant st") == ["standard"]
    assert completed("cardwright play --bot gr") == ["greedy"]
    assert completed("cardwright watch --agents random,gr") == ["random,greedy"]
