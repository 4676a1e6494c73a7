"""`cardwright simulate` and what it writes."""

import csv
import json
from html.parser import HTMLParser
from pathlib import Path

import pytest

from cardwright import __version__
from cardwright.arena.report.plots import Scale, binned, histogram
from cardwright.games import NAMES, load
from cardwright.kernel.data.rules_digest import digest_of_rules
from tests.arena.runs import cut_short, series
from tests.cli.terminal import Shell

RECORD = {"games", "wins", "losses", "draws", "win_rate", "low", "high"}


def simulated(shell: Shell, *arguments: object) -> str:
    """A short run in this process; what it prints."""
    told = shell.run("simulate", "threelines", "--games", 60, "--processes", 1, *arguments)
    assert (told.status, told.err) == (0, "")
    return told.out


def test_a_person_reads_a_table(shell: Shell) -> None:
    told = simulated(shell)
    assert told.startswith("threelines: random (1) against random (2), 60 games, seed 1\n")
    assert "The first seat's advantage is" in told
    assert "The sides that played a card, in 60 games:" in told
    assert "games/s on 1 process, rules" in told
    assert max(map(len, told.splitlines())) <= 80


def test_a_program_reads_only_json(shell: Shell) -> None:
    told = json.loads(simulated(shell, "--json", "-", "--agents", "random,random", "--seed", 9))
    assert (told["game"], told["agents"], told["seed"]) == ("threelines", ["random", "random"], 9)
    assert (told["games"], told["played"]) == (60, 60)
    assert told["decided"] + told["draws"] == 60
    assert told["options"] == load("threelines").options()().values()
    assert {row["agent"] for row in told["by_agent"]} == {"random (1)", "random (2)"}
    assert [row["seat"] for row in told["by_seat"]] == [1, 2]
    assert all(row.keys() >= RECORD for row in told["by_agent"] + told["by_seat"] + told["by_agent_and_seat"])
    assert {"mean", "median", "most", "least", "histogram"} == told["length"].keys()
    assert {"value", "low", "high"} == told["first_player_advantage"].keys()
    assert {"games_per_s", "seconds", "games", "processes", "rules"} == told["run"].keys()


def test_results_say_with_which_version_rules_and_cards_they_were_played(shell: Shell, tmp_path: Path) -> None:
    game, report = load("threelines"), tmp_path / "report.html"
    told = json.loads(simulated(shell, "--json", "-", "--report", report))
    rules, cards = digest_of_rules(type(game)), game.cards().digest()
    assert told["pinned"] == {"version": __version__, "rules": rules, "cards": cards}
    assert f"Cardwright {__version__}, rules {rules[:12]}, cards {cards[:12]}" in report.read_text("utf-8")


def test_every_card_of_the_game_has_a_record(shell: Shell) -> None:
    told = json.loads(simulated(shell, "--json", "-"))["cards"]
    assert told["games"] == 60
    assert {row["card"] for row in told["records"]} == {card.key for card in load("threelines").cards().all}
    rates = [row["win_rate"] for row in told["records"] if row["win_rate"] is not None]
    assert rates == sorted(rates, reverse=True)


def test_a_spreadsheet_reads_csv(shell: Shell) -> None:
    rows = list(csv.DictReader(simulated(shell, "--csv", "-").splitlines()))
    assert {row["what"] for row in rows} == {"agent", "seat", "agent in seat", "card"}
    assert len(rows) == 2 + 2 + 4 + 64
    assert rows[0].keys() == {"what", "name", "seat", *RECORD}
    assert rows[0]["name"] == "random (1)"
    assert float(rows[0]["low"]) < float(rows[0]["win_rate"]) < float(rows[0]["high"])


def test_everything_can_be_written_at_once_and_nothing_else_is_left(shell: Shell) -> None:
    files = [shell.folder / "out" / name for name in ("a.csv", "a.html", "a.json")]
    files[0].parent.mkdir()
    simulated(shell, "--csv", files[0], "--report", files[1], "--json", files[2])
    assert sorted(files[0].parent.iterdir()) == files


def test_options_change_the_games(shell: Shell) -> None:
    short, long = (json.loads(simulated(shell, "--set", f"hp={hp}", "--json", "-")) for hp in (5, 60))
    assert short["length"]["mean"] < long["length"]["mean"]


def test_more_than_two_can_sit_at_a_table(shell: Shell) -> None:
    told = shell.run("simulate", "template", "--games", 8, "--seats", 3, "--processes", 1, "--json", "-")
    assert told.status == 0
    found = json.loads(told.out)
    assert len(found["by_agent"]) == len(found["by_seat"]) == 3
    assert len(found["by_agent_and_seat"]) == 9


# The page.


class Page(HTMLParser):
    """Checks that what is opened is closed, and gathers what the page asks for."""

    VOID = frozenset({"meta", "link", "line", "rect", "circle"})

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.wanted: list[str] = []
        self.plots = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.plots += tag == "svg"
        self.wanted += [value or "" for name, value in attrs if name in ("src", "href", "srcset", "data", "action")]
        assert tag not in ("script", "iframe", "img", "object")
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag in self.VOID

    def handle_endtag(self, tag: str) -> None:
        if tag not in self.VOID:
            assert self.open.pop() == tag


def test_the_page_is_well_formed_and_needs_nothing_else(shell: Shell) -> None:
    file = shell.folder / "page.html"
    simulated(shell, "--report", file)
    text = file.read_text("utf-8")
    page = Page()
    page.feed(text)
    assert page.open == []
    assert page.wanted == ["data:,"]
    assert page.plots > 64
    assert not any(word in text for word in ("http:", "https:", "url(", "@import", "NaN", "None"))


def test_the_page_shows_every_card_and_escapes_what_it_shows(shell: Shell) -> None:
    file = shell.folder / "page.html"
    simulated(shell, "--report", file)
    text = file.read_text("utf-8")
    assert "Jon Snow" in text
    assert "Queen&#x27;s Man Dace" in text


def test_a_run_without_a_decided_game_still_makes_a_page(shell: Shell) -> None:
    file = shell.folder / "page.html"
    told = shell.run("simulate", "threelines", "--games", 1, "--seed", drawn_game(), "--processes", 1, "--report", file)
    assert (told.status, told.err) == (0, "")
    assert "no decided game" in file.read_text("utf-8")


def test_a_run_that_is_stopped_before_a_game_is_over_makes_a_page_that_says_so(shell: Shell) -> None:
    shell.patch.setattr("cardwright.cli.long_run.play_all", interrupted)
    told = shell.run("simulate", "threelines", "--games", 60, "--processes", 1, "--report", "-")
    assert (told.status, told.err) == (130, "interrupted after 0 of 60 games\n")
    page = Page()
    page.feed(told.out)
    assert (page.open, page.plots) == ([], 0)
    assert "0 of 60 games with seed 1" in told.out
    assert "No game is over yet" in told.out


def interrupted(*_: object) -> None:
    raise KeyboardInterrupt


def test_a_page_on_stdout_comes_alone(shell: Shell) -> None:
    told = simulated(shell, "--report", "-")
    assert told.startswith("<!doctype html>\n")
    assert told.endswith("</html>\n")


def drawn_game() -> int:
    """A seed whose first game is a draw."""
    from cardwright.arena.playing import play

    return next(seed for seed in range(200) if play(series(games=1, seed=seed), 0, 1).draws[0])


def test_lengths_that_cannot_occur_have_no_bar() -> None:
    assert binned([(4, 1), (8, 5), (10, 2)]) == [(4, 6, 1), (6, 8, 0), (8, 10, 5), (10, 12, 2)]
    assert binned([(7, 3)]) == [(7, 8, 3)]


def test_a_great_range_of_lengths_is_put_together() -> None:
    bars = binned([(length, 1) for length in range(1, 1001)])
    assert len(bars) <= 48
    assert sum(games for _, _, games in bars) == 1000
    assert "1 to 21 decisions: 21 games" in histogram([(length, 1) for length in range(1, 1001)], 500.5)


def test_a_scale_has_round_ticks() -> None:
    assert Scale(0.0, 1.0).ticks() == pytest.approx([0, 0.2, 0.4, 0.6, 0.8, 1])
    assert Scale(0.45, 0.6).ticks() == pytest.approx([0.45, 0.5, 0.55, 0.6])


# Cut short.


def test_a_run_that_was_cut_short_goes_on_to_the_same_figures(shell: Shell) -> None:
    journal = shell.folder / "run.journal"
    cut_short(journal, [series()], 3)
    resumed = json.loads(simulated(shell, "--resume", journal, "--json", "-"))
    whole = json.loads(simulated(shell, "--json", "-"))
    assert resumed.pop("run")["games"] < whole.pop("run")["games"] == 60
    assert resumed == whole


def test_a_finished_journal_tells_its_figures_again(shell: Shell) -> None:
    journal = shell.folder / "run.journal"
    first = json.loads(simulated(shell, "--resume", journal, "--json", "-"))
    again = json.loads(simulated(shell, "--resume", journal, "--json", "-"))
    assert again.pop("run")["games"] == 0
    first.pop("run")
    assert first == again
    assert "\n60 of" not in simulated(shell, "--resume", journal)


def test_what_was_kept_is_not_overwritten(shell: Shell) -> None:
    out = shell.folder / "out.json"
    kept = Path(f"{out}.journal")
    cut_short(kept, [series()], 3)
    arguments = ("simulate", "threelines", "--games", 60, "--processes", 1, "--json", out)
    told = shell.run(*arguments)
    assert (told.status, told.out) == (2, "")
    assert told.err == f"error: {kept} holds an unfinished run; continue it with --resume {kept}, or delete it\n"
    assert shell.run(*arguments, "--resume", kept).status == 0
    assert out.exists()
    assert not kept.exists()


# Bad input.


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("simulate chess", f'there is no game "chess"; there are: {", ".join(NAMES)}'),
        ("simulate threelines --games 0", "the number of games is from 1 to 1,000,000,000, not 0"),
        ("simulate threelines --games many", "'many' is not a valid integer"),
        ("simulate threelines --agents random,greedi", "greedi"),
        ("simulate threelines --agents random", "threelines is for 2 players, not 1"),
        ("simulate threelines --agents random,random,", "threelines is for 2 players, not 3"),
        ("simulate template --agents random,random --seats 3", "2 agents cannot take 3 seats; name one agent for each"),
        ("simulate template --seats 9", "template is for 2 to 4 players, not 9"),
        ("simulate threelines --set hp=0", "hp is a whole number from 1 to 1000, not 0"),
        ("simulate threelines --set health=3", 'there is no option "health"'),
        ("simulate threelines --variant odd", 'there is no variant "odd"; there are: standard'),
        ("simulate threelines --processes 0", "0 is not in the range x>=1"),
        ("simulate threelines --json nowhere/out.json", "cannot write nowhere/out.json: No such file or directory"),
        ("simulate threelines --csv nowhere/out.csv", "cannot write nowhere/out.csv: No such file or directory"),
        ("simulate threelines --report .", "cannot write .: Is a directory"),
        ("simulate threelines --resume nowhere/run", "cannot write nowhere/run: No such file or directory"),
        ("simulate threelines --json - --csv -", "only one of --json, --csv and --report can go to stdout"),
        ("simulate threelines --csv - --report -", "only one of --json, --csv and --report can go to stdout"),
        ("tournament threelines", "a tournament needs at least two agents"),
        ("tournament threelines random", "a tournament needs at least two agents"),
        ("tournament threelines random random", "random is named twice; everybody enters a tournament once"),
        ("tournament threelines random greedi", "greedi"),
        ("tournament threelines random greedy --games 0", "the number of games is from 1 to 1,000,000,000, not 0"),
        ("tournament threelines random greedy --json nowhere/o", "cannot write nowhere/o: No such file or directory"),
        ("tournament threelines random greedy --games 2 --report -", "the report links to replays beside it"),
        ("compare threelines --set hp=30 --most 2 --report -", "the report links to replays beside it"),
    ],
)
def test_a_wrong_command_line_is_refused_in_one_sentence(shell: Shell, arguments: str, sentence: str) -> None:
    shell.patch.chdir(shell.folder)
    told = shell.run(*arguments.split())
    assert (told.status, told.out) == (2, "")
    assert told.err.startswith("error: ")
    assert told.err.count("\n") == 1
    assert sentence in told.err
    assert [file for file in shell.folder.iterdir() if file.name != "compiled"] == []


def test_the_journal_of_another_run_is_refused(shell: Shell) -> None:
    journal = shell.folder / "run.journal"
    cut_short(journal, [series()], 1)
    told = shell.run("simulate", "threelines", "--games", 60, "--seed", 5, "--resume", journal)
    assert (told.status, told.out) == (2, "")
    assert told.err == f"error: {journal} is the journal of another run: its seed is 1, not 5\n"
