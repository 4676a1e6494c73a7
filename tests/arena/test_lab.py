"""`cardwright compare`, and what docs/lab.md says can be done, literally."""

import json
import re
import shlex
from html.parser import HTMLParser
from pathlib import Path

import pytest

from tests.cli.terminal import Shell, Told

DOCUMENT = Path(__file__).parents[2] / "docs" / "lab.md"
GIANT = '["Jon Snow"]\nattack = 40\ndefence = 99\ncost = 1\n'
PROGRESS = re.compile(r"[\d,]+ pairs: ")
QUICK = ("--processes", 1, "--agents", "random,random")


def compared(shell: Shell, *arguments: object, most: int = 40) -> Told:
    lab = shell.file("lab.toml", GIANT)
    told = shell.run("compare", "threelines", "--cards", lab, "--most", most, *QUICK, *arguments)
    assert told.status == 0
    assert all(PROGRESS.match(line) for line in told.err.splitlines())  # a slow machine has time to tell how it goes
    return told


def test_the_answer_comes_first(shell: Shell) -> None:
    told = compared(shell, most=1000).out
    first = " ".join(told.split("\n\n")[0].split())
    assert re.fullmatch(
        r"Jon Snow at 40 attack, 99 defence and a cost of 1: the player who holds it wins [\d.]+ points more, "
        r"[\d.]+ to [\d.]+(; the precision asked for is not reached yet)?\.",
        first,
    )
    assert "Jon Snow: attack 5 -> 40" in told
    assert "lead changes a game" in told
    assert max(map(len, told.splitlines())) <= 80


def test_a_program_reads_only_json(shell: Shell) -> None:
    told = json.loads(compared(shell, "--json", "-").out)
    assert told["pairs"] == 40
    assert told["low"] <= told["difference"] <= told["high"]
    assert told["after"]["changes"] == {"jon_snow": {"attack": 40, "defence": 99, "cost": 1}}
    assert told["before"]["pinned"]["cards"] != told["after"]["pinned"]["cards"]
    assert told["before"]["pinned"]["rules"] == told["after"]["pinned"]["rules"]
    assert {row["event"] for row in told["cards"]} == {"drawn", "kept", "played"}
    assert {"seconds", "pairs_per_s", "processes", "rules"} == told["run"].keys()


class Links(HTMLParser):
    """The headings and links of a page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.links += [value for name, value in attrs if tag == "a" and name == "href" and value]


def test_the_page_opens_with_the_answer_and_its_replays_play(shell: Shell) -> None:
    report = shell.folder / "out.html"
    told = compared(shell, "--report", report)
    page = report.read_text("utf-8")
    heading = re.search("<h1>(.*?)</h1>", page)
    assert heading
    assert heading[1] == " ".join(told.out.split("\n\n")[0].split())
    links = Links(page).links
    assert len(links) == 10
    for link in links:
        assert shell.run("replay", shell.folder / link, "--verify").status == 0
    assert json.loads((shell.folder / links[1]).read_text())["changes"]


def test_a_name_in_a_card_file_cannot_break_out_of_the_page(shell: Shell) -> None:
    lab = shell.file("lab.toml", '["Jon Snow"]\ntitle = "<script>alert(1)</script>"\n')
    report = shell.folder / "out.html"
    told = shell.run("compare", "threelines", "--cards", lab, "--most", 5, *QUICK, "--report", report)
    assert told.status == 0
    assert "<script" not in report.read_text("utf-8")


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["threelines"], "nothing changes: name a change with --set or --cards"),
        (["threelines", "--set", "hp=0"], "hp is a whole number from 1 to 1000, not 0"),
        (["generals", "--set", "starting_hand=4", "--decks", "Argeon Highmayne"], "two decks of Generals are needed"),
        (["threelines", "--set", "hp=30", "--agents", "nobody,random"], 'there is no agent "nobody"'),
    ],
)
def test_what_cannot_be_compared_is_refused(shell: Shell, arguments: list[str], problem: str) -> None:
    told = shell.run("compare", *arguments)
    assert told.status == 2
    assert problem in told.err


def commands() -> list[str]:
    text = DOCUMENT.read_text("utf-8")
    lines = "".join(re.findall(r"^```console\n(.*?)^```", text, re.MULTILINE | re.DOTALL)).splitlines()
    return [line.removeprefix("$ cardwright ") for line in lines]


def short(command: str) -> list[object]:
    """Small numbers will do."""
    limits: dict[str, list[object]] = {
        "compare": ["--most", 4, *QUICK],
        "balance": ["--games", 2, "--tries", 1, "--most", 3, "--together", 20, "--processes", 1, "--agents", "random"],
        "simulate": ["--games", 10, "--processes", 1],
        "watch": ["--agents", "random,random"],
    }
    return limits.get(command.split()[0], [])


@pytest.mark.parametrize("command", commands())
def test_every_command_in_the_document_works(shell: Shell, command: str) -> None:
    shell.patch.chdir(shell.folder)
    first, mephyt = re.findall(r"^```toml\n(.*?)^```", DOCUMENT.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    shell.file("lab.toml", first)
    shell.file("knight.toml", '["Silverguard Knight"]\nmana = 2\n')
    shell.file("mephyt.toml", mephyt)
    told = shell.run(*shlex.split(command), *short(command), typed="q\n")
    assert told.status == 0
    assert "error" not in told.err
    assert shell.run("watch", "generals", "--cards", "mephyt.toml", "--agents", "random,random").status == 0


def test_every_option_is_in_the_document(shell: Shell) -> None:
    for name in ("compare", "balance"):
        offered = set(re.findall(r"--[a-z]+", shell.run(name, "--help").out)) - {"--help"}
        assert offered <= set(re.findall(r"--[a-z]+", DOCUMENT.read_text("utf-8")))
