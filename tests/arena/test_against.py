"""`cardwright compare --against`: a checkout beside a Git revision of it, in a real repository with a changed card."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import cardwright
from cardwright.arena.compare.against import OTHER_BOTS, OTHER_DEALS
from cardwright.compiled import builds
from tests.arena.runs import until
from tests.arena.test_lab import PROGRESS
from tests.cli.terminal import Shell

pytestmark = pytest.mark.xdist_group("against")  # one worker, so that the repository is made once
DOCUMENT = Path(__file__).parents[2] / "docs" / "lab.md"
CARDS = "games/threelines/cards/base.py"
JON = '"Jon Snow", "the Warden", "2 mana 5/3"'
DEARER = JON.replace("2 mana", "3 mana")
ANA = '"Ana Newcomb", "Guest", "2 mana 4/4", "an open door, green"'
SIDE = "arena/compare/one_side.py"
QUICK = ("--most", 20, "--agents", "random,random")
ENDLESS = ("compare", "threelines", "--against", "cheap", "--precision", "0.1")
PATIENCE = 120  # seconds
BEGINNING = 3  # seconds of processor time
looks_for_processes = pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="looks for processes in /proc")
# Without the settings of the person, or of the hook, that runs the tests.
OWN_GIT = {name: value for name, value in os.environ.items() if not name.startswith("GIT_")}
OWN_GIT |= {"GIT_CONFIG_GLOBAL": os.devnull, "GIT_CONFIG_SYSTEM": os.devnull}
LEFT_BEHIND = shutil.ignore_patterns("site", "server", "__pycache__")


class Repository:
    """A checkout of the package with a history of its own, and what Git says of it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.package = folder / "src" / "cardwright"
        self.cache = folder.with_name("cache")

    def git(self, *words: str) -> str:
        author = ("-c", "user.name=Ana", "-c", "user.email=ana@example.org")
        done = subprocess.run(
            ["git", *author, *words], cwd=self.folder, env=OWN_GIT, check=True, capture_output=True, text=True
        )
        return done.stdout

    def write(self) -> None:
        """The package as it is here, and a line of revisions that could not be compared with."""
        shutil.copytree(cardwright.SOURCE, self.package, ignore=LEFT_BEHIND)
        if Path(builds()).exists():
            self.cache.mkdir()
            (self.cache / "compiled").symlink_to(builds())
        self.git("-c", "init.defaultBranch=master", "init", "--quiet")
        (self.folder / ".gitignore").write_text("__pycache__/\n")
        self.commit("Begin with nothing", ".gitignore")
        self.git("tag", "empty")
        side = (self.package / SIDE).read_text("utf-8")
        (self.package / SIDE).unlink()
        self.commit("Write the package", ".")
        self.git("tag", "older")
        (self.package / SIDE).write_text(side)
        self.edit("games/__init__.py", '"threelines", ', "")
        self.commit("Leave a game out", ".")
        self.git("tag", "without")
        self.edit("arena/compare/side_terms.py", "FORM: Final = 1", "FORM: Final = 7")
        self.edit("games/__init__.py", '"template", ', '"template", "threelines", ')
        self.commit("Speak in another form", ".")
        self.git("tag", "other-form")
        self.edit("arena/compare/side_terms.py", "FORM: Final = 7", "FORM: Final = 1 +")
        self.commit("Break it", ".")
        self.git("tag", "broken")
        self.edit("arena/compare/side_terms.py", "FORM: Final = 1 +", "FORM: Final = 1")
        self.commit("Mend it", ".")
        self.git("tag", "cheap")
        self.edit(CARDS, JON, DEARER)
        self.commit("Make Jon Snow dearer", ".")
        self.git("tag", "dear")

    def commit(self, subject: str, *paths: str) -> None:
        self.git("add", *paths)
        self.git("commit", "--quiet", "--message", subject)

    def edit(self, name: str, old: str, new: str) -> None:
        file = self.package / name
        text = file.read_text("utf-8")
        assert text.count(old) == 1
        file.write_text(text.replace(old, new), "utf-8")

    def name(self, tag: str) -> str:
        return self.git("rev-parse", tag).strip()

    def start(self, *arguments: object, rules: str = "") -> subprocess.Popen[str]:
        rules = rules or os.environ.get("CARDWRIGHT_RULES", "")
        ours = {"PYTHONPATH": "src", "CARDWRIGHT_RULES": rules, "CARDWRIGHT_CACHE": str(self.cache)}
        return subprocess.Popen(
            [sys.executable, "-m", "cardwright", *map(str, arguments)],
            cwd=self.folder,
            env={**os.environ, **ours, "COLUMNS": "200"},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )

    def run(self, *arguments: object, rules: str = "") -> tuple[int, str, str]:
        process = self.start(*arguments, rules=rules)
        out, err = process.communicate(timeout=PATIENCE)
        return process.returncode, out, err

    def compared(self, against: str, *arguments: object, rules: str = "") -> dict[str, Any]:
        done = self.run("compare", "threelines", "--against", against, *QUICK, "--json", "-", *arguments, rules=rules)
        assert done[0] == 0, done[2]
        told: dict[str, Any] = json.loads(done[1])
        return told


@pytest.fixture(scope="module")
def repository(tmp_path_factory: pytest.TempPathFactory) -> Repository:
    made = Repository(tmp_path_factory.mktemp("against") / "checkout")
    made.write()
    return made


def games(told: dict[str, Any]) -> dict[str, Any]:
    """What the games alone decide."""
    aside = ("run", "answer", "change", "against", "before", "after", "about")
    return {name: value for name, value in told.items() if name not in aside}


def test_a_committed_card_shows_what_the_same_change_in_a_file_shows(repository: Repository, shell: Shell) -> None:
    told = repository.compared("cheap", "--processes", 1)
    lab = shell.file("lab.toml", '["Jon Snow"]\ncost = 3\n')
    done = shell.run("compare", "threelines", "--cards", lab, *QUICK, "--processes", 1, "--json", "-")
    assert games(told) == games(json.loads(done.out))
    assert games(told) == games(repository.compared("cheap", "--processes", 2))
    assert (told["deals"] > told["pairs"], told["about"]) == (True, "the player who holds it")
    assert told["answer"].startswith(f"Jon Snow at a cost of 3, against {repository.name('cheap')[:10]}: ")
    assert told["change"] == ["Jon Snow: cost 2 -> 3", f"{CARDS}: changed"]
    assert told["run"]["rules"] == told["run"]["rules_before"] == cardwright.mode()


def test_a_changed_rule_shows_what_the_same_option_shows(repository: Repository) -> None:
    option = ("compare", "threelines", "--set", "hp=30", *QUICK, "--processes", 1, "--json", "-")
    wanted = json.loads(repository.run(*option)[1])
    # Not committed, so that it is the checkout and not its last revision that plays.
    repository.edit("games/threelines/options.py", 'hp: i64 = number(20, "', 'hp: i64 = number(30, "')
    try:
        told = repository.compared("dear", "--processes", 2, rules="interpreted")
    finally:
        repository.git("checkout", "--quiet", "--", ".")
    assert games(told) == games(wanted)
    assert (told["before"]["options"]["hp"], told["after"]["options"]["hp"]) == (20, 30)
    assert (told["deals"], told["about"]) == (told["pairs"], "the first seat")
    assert told["change"] == ["hp: 20 -> 30", "games/threelines/options.py: changed"]
    assert told["against"]["before"] == {"commit": repository.name("dear"), "subject": "Make Jon Snow dearer"}
    assert told["against"]["after"] == {"commit": repository.name("dear"), "edited": True}
    assert told["run"]["rules"] == told["run"]["rules_before"] == "interpreted"


def test_the_report_names_both_commits_and_its_replays_play_where_they_belong(
    repository: Repository, tmp_path: Path
) -> None:
    report = tmp_path / "out.html"
    status, out, err = repository.run(
        *("compare", "threelines", "--against", "cheap", "--report", report, *QUICK, "--processes", 1)
    )
    assert status == 0, err
    assert all(PROGRESS.match(line) for line in err.splitlines())  # a slow machine has time to tell how it goes
    sides = f"Before: {repository.name('cheap')[:10]} (Mend it). After: {repository.name('dear')[:10]}."
    page = report.read_text("utf-8")
    assert sides in out
    assert sides in page
    assert f"-        {JON.replace(chr(34), '&quot;')}" in page
    assert f"+        {DEARER.replace(chr(34), '&quot;')}" in page
    before = next((tmp_path / "out-replays").glob("*before.json"))
    assert "was played with other cards" in repository.run("replay", before, "--verify")[2]
    repository.git("checkout", "--quiet", "cheap")
    assert repository.run("replay", before, "--verify")[0] == 0
    repository.git("checkout", "--quiet", "dear")


def test_what_else_was_changed_is_told_beside_the_answer(repository: Repository) -> None:
    repository.edit("agents/random.py", "class Random", "# Chance alone.\nclass Random")
    repository.edit(
        CARDS, "    character(\n        " + DEARER, f"    character({ANA}),\n    character(\n        {DEARER}"
    )
    try:
        told = repository.compared("cheap", "--processes", 1)
    finally:
        repository.git("checkout", "--quiet", "--", ".")
    assert told["against"]["cautions"] == [OTHER_BOTS, OTHER_DEALS]
    assert told["change"] == [
        "Jon Snow: cost 2 -> 3",
        "Ana Newcomb: a new card",
        "agents/random.py: changed",
        f"{CARDS}: changed",
    ]
    assert told["answer"].startswith(f"This checkout against {repository.name('cheap')[:10]}: ")
    assert told["about"] == "the first seat"


def test_the_command_in_the_document_does_what_is_said_there(repository: Repository) -> None:
    said = re.findall(
        r"^```sh\ncardwright (compare .*)\n```\n\n```text\n(.*)\n", DOCUMENT.read_text("utf-8"), re.MULTILINE
    )
    ((command, answer),) = said
    repository.git("checkout", "--quiet", "cheap")
    repository.edit(CARDS, JON, DEARER)
    try:
        status, out, _ = repository.run(*command.split(), *QUICK, "--processes", 1)
    finally:
        repository.git("checkout", "--quiet", "--force", "dear")
    assert status == 0
    change, _, revision = answer.partition(":")[0].rpartition(" ")
    assert out.startswith(f"{change} {repository.name('cheap')[: len(revision)]}: ")
    assert f"After: {repository.name('cheap')[:10]} with changes that are not committed." in " ".join(out.split())


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        ("threelines --against nowhere", 'there is no revision "nowhere" in the repository that Cardwright runs from'),
        ("threelines --against --help", 'there is no revision "--help" in the repository'),
        ("threelines --against ^dear", 'there is no revision "^dear" in the repository'),
        ("threelines --against cheap..dear", 'there is no revision "cheap..dear" in the repository'),
        ("threelines --against empty", "{empty} has no src/cardwright"),
        ("threelines --against older", "{older} cannot be compared with: it is older than compare --against"),
        ("threelines --against without", 'in {without}: there is no game "threelines"; '),
        ("threelines --against other-form", "{other-form} cannot be compared with: its games are told in form 7"),
        ("threelines --against broken", "{broken} does not run here: SyntaxError: "),
        ("threelines --against HEAD", "threelines has the same rules and cards in {dear} as here: nothing to compare"),
        ("threelines --against cheap --set hp=30", "--against names the change: leave out --set and --cards"),
        ("threelines --against cheap --cards lab.toml", "--against names the change: leave out --set and --cards"),
        ("threelines --against cheap --engine ray", "--against plays on this machine alone: leave out --engine ray"),
    ],
)
def test_what_cannot_be_compared_with_is_refused_in_a_sentence(
    repository: Repository, words: str, problem: str
) -> None:
    status, out, err = repository.run("compare", *words.split())
    said = problem.format(**{tag: repository.name(tag)[:10] for tag in repository.git("tag").split()})
    assert (status, out) == (2, "")
    assert err.startswith(f"error: {said}")
    assert len(err.splitlines()) == 1


def test_without_a_git_checkout_there_is_nothing_to_compare_with(repository: Repository, tmp_path: Path) -> None:
    installed = Repository(tmp_path / "installed")
    shutil.copytree(repository.package, installed.package)
    status, _, err = installed.run("compare", "threelines", "--against", "HEAD", rules="interpreted")
    assert status == 2
    assert err.startswith("error: --against needs a Git checkout of Cardwright, and this one does not run from any: ")


def test_the_repository_notices_nothing(repository: Repository) -> None:
    repository.compared("cheap", "--processes", 1, "--most", 1)
    assert repository.git("status", "--porcelain") == ""
    assert len(repository.git("worktree", "list").splitlines()) == 1
    assert repository.git("branch", "--list").splitlines() == ["* (HEAD detached at dear)", "  master"]


@looks_for_processes
def test_ctrl_c_shows_what_is_known_and_leaves_nobody_behind(repository: Repository) -> None:
    run = repository.start(*ENDLESS, "--processes", 2)
    told_of_pairs(run)
    until(lambda: len(players(repository)) == 2)
    os.killpg(run.pid, signal.SIGINT)  # a terminal sends it to everybody
    out, err = run.communicate(timeout=PATIENCE)
    assert (run.returncode, "Traceback" in err) == (130, False), err
    assert out.startswith("Jon Snow at a cost of 3, against ")
    until(lambda: not players(repository))


@looks_for_processes
def test_ctrl_c_before_the_first_game_leaves_nobody_behind(repository: Repository) -> None:
    run = repository.start(*ENDLESS, "--processes", 1)
    until(lambda: bool(players(repository)))
    os.killpg(run.pid, signal.SIGINT)
    _, err = run.communicate(timeout=PATIENCE)
    assert (run.returncode, "Traceback" in err) == (130, False), err
    until(lambda: not players(repository))


@looks_for_processes
@pytest.mark.parametrize("processes", [1, 2])
def test_a_side_that_is_ended_from_outside_is_told_in_a_sentence(repository: Repository, processes: int) -> None:
    run = repository.start(*ENDLESS, "--processes", processes)
    told_of_pairs(run)
    for number in players(repository):
        os.kill(number, signal.SIGKILL)
    _, err = run.communicate(timeout=PATIENCE)
    short = repository.name("cheap")[:10]
    assert run.returncode == 2
    assert err.splitlines()[-1] == f"error: the process that played {short} has ended (exit status -9)"
    until(lambda: not players(repository))


@looks_for_processes
def test_a_side_that_is_ended_before_it_says_a_word_is_told_in_a_sentence(repository: Repository) -> None:
    run = repository.start(*ENDLESS, "--processes", 1)
    until(lambda: bool(players(repository)))
    for number in players(repository):
        os.kill(number, signal.SIGKILL)
    _, err = run.communicate(timeout=PATIENCE)
    assert run.returncode == 2
    assert err.startswith("error: ")
    assert err.endswith(" has ended (exit status -9)\n")


@looks_for_processes
def test_a_side_does_not_finish_a_game_that_nobody_waits_for(repository: Repository) -> None:
    run = repository.start(*ENDLESS, "--processes", 1, "--agents", "search:200000it,search:200000it")
    until(lambda: any(map(busy, players(repository))))
    run.kill()
    run.wait()
    until(lambda: not players(repository), seconds=20)
    run.communicate()


def told_of_pairs(run: subprocess.Popen[str]) -> None:
    """Wait until games are played, on both sides."""
    assert run.stderr is not None
    assert " pairs: " in run.stderr.readline()


def busy(process: int) -> bool:
    """Whether it has used more time than it takes to begin."""
    try:
        fields = Path("/proc", str(process), "stat").read_text().rpartition(")")[2].split()
    except OSError:
        return False
    return int(fields[11]) > BEGINNING * os.sysconf("SC_CLK_TCK")


def players(repository: Repository) -> list[int]:
    """The processes that play the side of a revision."""
    found = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdecimal():
            try:
                surroundings = (entry / "environ").read_bytes().split(b"\0")
                words = (entry / "cmdline").read_bytes().split(b"\0")
            except OSError:
                continue
            ours = any(name.startswith(b"PYTHONPATH=" + os.fsencode(repository.cache)) for name in surroundings)
            if ours and b"cardwright.arena.compare.one_side" in words:
                found.append(int(entry.name))
    return found
