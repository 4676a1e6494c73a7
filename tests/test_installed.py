"""What people install: a wheel with the web client in it, plain or with the server, in environments of their own."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import zipfile
from importlib.metadata import version
from pathlib import Path
from urllib.request import urlopen

import pytest

import cardwright
from cardwright.cli.exit_status import NEED_THE_SERVER
from cardwright.cli.overview import COMMANDS

pytestmark = pytest.mark.xdist_group("installed")  # one worker, so that each environment is made once
ROOT = Path(__file__).parents[1]
UV = shutil.which("uv", path=ROOT / ".tools/bin") or shutil.which("uv")
NEEDED = {"admin": ("ban", "Ana"), "backup": ("file",), "restore": ("file",)}


class Environment:
    """A virtual environment with the package and nothing of this repository."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def command(self, *arguments: str) -> list[str]:
        return [str(self.folder / "bin" / "cardwright"), *arguments]

    def surroundings(self) -> dict[str, str]:
        kept = {name: value for name, value in os.environ.items() if not name.startswith(("CARDWRIGHT_", "PYTHON"))}
        return {**kept, "CARDWRIGHT_CACHE": str(self.folder / "cache"), "CARDWRIGHT_DATA": str(self.folder)}

    def run(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            self.command(*arguments), cwd=self.folder, env=self.surroundings(), capture_output=True, text=True
        )

    def packages(self) -> set[str]:
        found = self.folder.glob("lib/*/site-packages/*.dist-info")
        return {path.name.partition("-")[0] for path in found}


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    assert (ROOT / "src/cardwright/site/index.html").is_file(), "the web client is not built: make site"
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    return next(folder.glob("*.whl"))


def installed(wheel: Path, folder: Path, extra: str = "") -> Environment:
    """The wheel in a fresh environment; packages are the ones of this checkout, from the installer's cache."""
    assert UV, "there is no uv: make sets it up"
    subprocess.run([UV, "venv", "--python", sys.executable, str(folder)], check=True, capture_output=True)
    install = [UV, "pip", "install", "--python", str(folder), "-c", str(ROOT / "requirements/play.lock")]
    install.append(f"cardwright{extra} @ {wheel.as_uri()}")
    if subprocess.run([*install, "--offline"], capture_output=True).returncode != 0:
        subprocess.run(install, check=True)
    return Environment(folder)


@pytest.fixture(scope="module")
def plain(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Environment:
    return installed(wheel, tmp_path_factory.mktemp("plain") / "env")


def test_a_wheel_holds_the_built_client_and_nothing_of_its_making(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as opened:
        names = opened.namelist()
        page = opened.read("cardwright/site/index.html").decode()
    for asset in re.findall(r'(?:src|href)="/([^"]+)"', page):
        assert f"cardwright/site/{asset}" in names
    assert "cardwright/site/index.html.br" in names
    assert [name for name in names if name.endswith((".ts", ".svelte")) or "node_modules" in name] == []


def test_a_wheel_tells_type_checkers_that_it_is_typed(wheel: Path) -> None:
    assert "cardwright/py.typed" in zipfile.ZipFile(wheel).namelist()


def test_the_package_knows_the_version_it_was_installed_with(wheel: Path) -> None:
    assert cardwright.__version__ == version("cardwright") == wheel.name.split("-")[1]


def test_a_plain_installation_is_small(plain: Environment) -> None:
    beside_rich = {"markdown_it_py", "mdurl", "pygments"}
    assert plain.packages() == {"cardwright", "click", "mypy_extensions", "rich"} | beside_rich


def test_a_plain_installation_lists_what_it_can_do(plain: Environment) -> None:
    told = plain.run("--help")
    assert (told.returncode, told.stderr) == (0, "")
    assert "cardwright play" in told.stdout


@pytest.mark.parametrize(
    "line",
    [
        "games",
        "cards threelines",
        "decks generals",
        "options pantheon",
        "watch threelines --agents random,random",
        "simulate threelines --games 20 --agents random,greedy",
        "tournament threelines random greedy --games 4",
        "--version",
    ],
)
def test_a_plain_installation_plays(plain: Environment, line: str) -> None:
    told = plain.run(*line.split())
    assert told.returncode == 0, told.stderr
    assert "Traceback" not in told.stderr
    assert told.stdout


@pytest.mark.parametrize("command", NEED_THE_SERVER)
def test_a_command_of_the_server_says_what_to_install(plain: Environment, command: str) -> None:
    (plain.folder / "cardwright.db").touch()  # where there is no server's data, that is what one hears of
    told = plain.run(command, *NEEDED.get(command, ()))
    assert told.returncode == 2
    assert told.stderr == f"error: cardwright {command} needs the server parts: pip install 'cardwright[server]'\n"


@pytest.mark.parametrize("command", sorted(set(COMMANDS) - set(NEED_THE_SERVER)))
def test_every_other_command_is_there_in_a_plain_installation(plain: Environment, command: str) -> None:
    assert plain.run(command, "--help").returncode == 0


def test_compiling_says_what_to_install(plain: Environment) -> None:
    command = [str(plain.folder / "bin" / "python"), "-m", "cardwright.compiled"]
    told = subprocess.run(command, cwd=plain.folder, env=plain.surroundings(), capture_output=True, text=True)
    assert told.returncode == 0
    assert told.stdout.endswith(": the rules run interpreted\n")
    assert "pip install 'cardwright[compile]'" in told.stdout or "no C compiler found" in told.stdout


def test_environments_say_what_to_install(plain: Environment) -> None:
    command = [str(plain.folder / "bin" / "python"), "-c", "import cardwright.env"]
    told = subprocess.run(command, cwd=plain.folder, env=plain.surroundings(), capture_output=True, text=True)
    assert told.stderr.endswith(": pip install 'cardwright[env]'\n")


def test_an_installation_with_the_server_serves_the_client(
    wheel: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    environment = installed(wheel, tmp_path_factory.mktemp("server") / "env", "[server]")
    serving = subprocess.Popen(
        environment.command("serve", "--port", "0", "--data", "data", "--no-open"),
        cwd=environment.folder,
        env=environment.surroundings(),
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert serving.stdout is not None
        address = serving.stdout.readline().rpartition(" ")[2].strip()
        with urlopen(f"{address}/healthz", timeout=60) as answer:
            assert json.load(answer)["well"] is True
        with urlopen(address, timeout=60) as page:
            assert b"<script" in page.read()
    finally:
        serving.terminate()
        assert serving.wait(60) == 0
