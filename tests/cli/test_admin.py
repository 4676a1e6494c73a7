"""`cardwright admin`, `backup` and `restore`: beside a running server, and on bad input."""

import asyncio
import json
import sqlite3
import zipfile
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from threading import Event, Thread
from typing import TypeVar

import pytest

from cardwright.server.player import Player
from cardwright.server.settings import Settings
from cardwright.server.store import Entry, RatingRecord, SeatRecord, Store, TableRecord, open_store
from tests.cli.terminal import Shell

T = TypeVar("T")
ANN = Player(id="a" * 32, name="Ann", guest=False)
BOB = Player(id="b" * 32, name="Bob", guest=False)


def with_store(data: Path, story: Callable[[Store], Awaitable[T]]) -> T:
    async def run() -> T:
        store = await open_store(Settings(data=data))
        try:
            return await story(store)
        finally:
            await store.close()

    return asyncio.run(run())


async def fill(store: Store) -> None:
    """Two players; one of them has left traces everywhere."""
    for player in (ANN, BOB):
        await store.players.add(player, "$argon2id$hash", 1.0)
    await store.sessions.add("h" * 64, ANN.id, "Firefox", 2.0, 9e9)
    await store.decks.save(ANN.id, "generals", "Fast", "3 Imp", 3.0)
    await store.ratings.put_all([RatingRecord(ANN.id, "threelines", 1600.0, 80.0, 0.06, 5, 4.0)])
    await store.mutes.add(ANN.id, BOB.id)
    seats = [
        SeatRecord(0, player=BOB.id, name="Bob", salt="bobs salt"),
        SeatRecord(1, player=ANN.id, name="Ann", deck="3 Imp", salt="anns salt"),
    ]
    await store.tables.add(
        TableRecord(
            id="t" * 32,
            game="generals",
            variant="standard",
            options={},
            cards="c",
            size=2,
            kind="private",
            rated=False,
            clock=True,
            status="playing",
            secret="5" * 64,
            commitment="6" * 64,
            created=5.0,
            seats=seats,
        )
    )
    for number in range(1, 5):
        await store.log.append("t" * 32, Entry(number, 5.0 + number, "act", number % 2, 100 + number))


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name in ("DATABASE_URL", "NATS_URL", "CARDWRIGHT_DATA"):
        monkeypatch.delenv(name, raising=False)
    with_store(tmp_path / "data", fill)
    return tmp_path / "data"


@pytest.fixture
def busy(data: Path) -> Iterator[Path]:
    """The data of a server that writes without pause."""
    under_way, enough = Event(), Event()

    async def write(store: Store) -> None:
        number = 0
        while not enough.is_set():
            number += 1
            await store.log.append("busy", Entry(number, 0.0, "act", 0, number))
            await store.decks.save(BOB.id, "generals", "Deck", f"{number} Imp", 1.0)
            under_way.set()

    server = Thread(target=with_store, args=(data, write))
    server.start()
    under_way.wait()
    yield data
    enough.set()
    server.join()


def test_a_banned_player_is_out_until_let_in_again_while_the_server_runs(shell: Shell, busy: Path) -> None:
    told = shell.run("admin", "--data", busy, "ban", "ann", "--why", "swears too much")
    assert (told.status, told.out) == (0, "Ann is banned: swears too much\n")

    async def state(store: Store) -> tuple[Player | None, int]:
        return await store.players.get(ANN.id), len(await store.sessions.of(ANN.id))

    assert with_store(busy, state) == (Player(ANN.id, "Ann", False, "swears too much"), 0)
    assert shell.run("admin", "--data", busy, "unban", "Ann").out == "Ann may play again\n"
    assert with_store(busy, state)[0] == ANN
    told = shell.run("admin", "--data", busy, "unban", "Ann")
    assert (told.status, told.err) == (2, "error: Ann is not banned\n")


def test_the_operator_mutes_and_appoints_and_it_is_written_down(shell: Shell, data: Path) -> None:
    for arguments, told in [
        (["mute", "Ann", "--hours", "2", "--why", "spam"], "Ann is muted for 2 hours\n"),
        (["unmute", "Ann"], "Ann may talk again\n"),
        (["appoint", "bob"], "Bob is a moderator\n"),
        (["dismiss", "bob"], "Bob is no moderator any more\n"),
    ]:
        assert shell.run("admin", "--data", data, *arguments).out == told
    for arguments, told in [
        (["unmute", "Ann"], "error: Ann is not muted\n"),
        (["dismiss", "Ann"], "error: Ann is not a moderator\n"),
        (["drop-second-factor", "Ann"], "error: Ann has no second factor\n"),
    ]:
        refused = shell.run("admin", "--data", data, *arguments)
        assert (refused.status, refused.err) == (2, told)

    async def deeds(store: Store) -> list[tuple[str, str, str]]:
        return [(deed.by, deed.deed, deed.why) for deed in await store.moderation.deeds()]

    said = [("", "dismiss", ""), ("", "appoint", ""), ("", "unmute", ""), ("", "mute", "spam")]
    assert with_store(data, deeds) == said


def test_a_deleted_player_is_forgotten(shell: Shell, data: Path) -> None:
    told = shell.run("admin", "--data", data, "delete", "Ann")
    assert (told.status, told.err) == (2, "error: to delete Ann without a question, add --yes\n")
    assert shell.run("admin", "--data", data, "delete", "Ann", "--yes").out == "Ann is deleted\n"
    told = shell.run("admin", "--data", data, "export", "Ann")
    assert (told.status, told.err) == (2, 'error: there is no player "Ann"\n')
    with sqlite3.connect(data / "cardwright.db") as database:
        assert "Ann" not in "".join(database.iterdump())


def test_an_export_holds_everything_about_a_player_and_nothing_of_others(shell: Shell, busy: Path) -> None:
    told = shell.run("admin", "--data", busy, "export", ANN.id)
    found = json.loads(told.out)
    facts = {"name": "Ann", "guest": False, "banned": "", "muted_until": 0.0, "created": 1.0, "face": ""}
    assert found["player"] == {"id": ANN.id} | facts
    assert found["sessions"] == [{"agent": "Firefox", "created": 2.0, "seen": 2.0, "expires": 9e9}]
    assert [(deck["name"], deck["text"]) for deck in found["decks"]] == [("Fast", "3 Imp")]
    assert [(line["game"], line["rating"]) for line in found["ratings"]] == [("threelines", 1600.0)]
    assert found["muted"] == [BOB.id]
    assert (found["second_factor"], found["reports"], found["deeds"]) == (False, [], [])
    (match,) = found["matches"]
    assert match["names"] == ["Bob", "Ann"]
    assert match["seat"] == {
        "seat": 1,
        "name": "Ann",
        "face": "",
        "deck": "3 Imp",
        "salt": "anns salt",
        "fill": False,
        "left": False,
        "rating": None,
        "change": None,
    }
    assert [(action["number"], action["action"]) for action in match["actions"]] == [(1, 101), (3, 103)]
    for secret in ("argon2id", "h" * 64, "5" * 64, "bobs salt"):
        assert secret not in told.out


def test_a_backup_of_a_busy_server_is_whole_and_can_be_restored_elsewhere(shell: Shell, busy: Path) -> None:
    file, other = shell.folder / "kept.zip", shell.folder / "other"
    told = shell.run("backup", file, "--data", busy)
    assert (told.status, told.err) == (0, "")
    assert told.out.startswith(f"saved {busy} in {file}, ")
    assert file.stat().st_mode & 0o077 == 0
    assert [path.name for path in shell.folder.iterdir() if path.name.startswith(".")] == []
    told = shell.run("restore", file, "--data", other)
    assert told.out.startswith(f"{other} is as it was on 20")

    async def kept(store: Store) -> tuple[list[Entry], list[Entry], str]:
        deck = (await store.decks.of(BOB.id))[0].text
        return await store.log.read("busy"), await store.log.read("t" * 32), deck

    written, old, deck = with_store(other, kept)
    assert [entry.number for entry in written] == list(range(1, len(written) + 1))
    assert len(written) >= int(deck.split()[0])  # the log is never behind the tables
    assert len(old) == 4


def test_restoring_overwrites_nothing(shell: Shell, data: Path) -> None:
    shell.run("backup", shell.folder / "kept.zip", "--data", data)
    before = (data / "cardwright.db").read_bytes()
    told = shell.run("restore", shell.folder / "kept.zip", "--data", data)
    assert told.status == 2
    assert f"{data} already holds data of a server" in told.err
    assert (data / "cardwright.db").read_bytes() == before


def test_a_backup_overwrites_nothing(shell: Shell, data: Path) -> None:
    file = shell.file("kept.zip", "precious")
    told = shell.run("backup", file, "--data", data)
    assert (told.status, told.err) == (2, f"error: {file} already exists; name another file\n")
    assert file.read_text() == "precious"


def test_what_is_no_backup_is_not_restored(shell: Shell, data: Path) -> None:
    other = shell.folder / "other"
    kept = shell.folder / "kept.zip"
    shell.run("backup", kept, "--data", data)
    damaged = shell.folder / "damaged.zip"
    with zipfile.ZipFile(kept) as good, zipfile.ZipFile(damaged, "w") as bad:
        for name in good.namelist():
            content = good.read(name)
            bad.writestr(name, content.replace(b"Ann", b"Eve") if name == "cardwright.db" else content)
    strange = shell.folder / "strange.zip"
    with zipfile.ZipFile(strange, "w") as archive:
        archive.writestr("contents.json", '{"format": "cardwright backup 99"}')
    for file, reason in [
        (shell.file("text.zip", "no zip"), "is not a backup of Cardwright"),
        (damaged, "cardwright.db in this backup is damaged"),
        (strange, "not a backup that this version"),
        (shell.folder / "missing.zip", "cannot be restored"),
    ]:
        told = shell.run("restore", file, "--data", other)
        assert (told.status, len(told.err.splitlines())) == (2, 1)
        assert reason in told.err
        assert not other.exists() or list(other.iterdir()) == []


def test_without_a_servers_data_there_is_nothing_to_do(shell: Shell, data: Path) -> None:
    empty = shell.folder / "empty"
    told = shell.run("backup", shell.folder / "kept.zip", "--data", empty)
    assert (told.status, told.err) == (2, f"error: there is no server data in {empty}: cardwright.db is missing\n")
    told = shell.run("admin", "--data", empty, "ban", "Ann")
    assert (told.status, told.err) == (
        2,
        f"error: there is no server data in {empty}; give its folder with --data\n",
    )
    assert not empty.exists()
    told = shell.run("backup", empty / "deep" / "kept.zip", "--data", data)
    assert (told.status, told.err) == (2, f"error: there is no folder {empty / 'deep'}\n")


def test_with_postgresql_its_own_tools_are_named(shell: Shell, data: Path) -> None:
    shell.patch.setenv("DATABASE_URL", "postgresql://localhost/cards")
    for arguments in (["backup", "kept.zip"], ["restore", "kept.zip"]):
        told = shell.run(*arguments, "--data", data)
        assert told.status == 2
        assert "use pg_dump and pg_restore" in told.err


def test_a_ban_needs_a_reason_that_fits(shell: Shell, data: Path) -> None:
    for why in ("", "x" * 201):
        told = shell.run("admin", "--data", data, "ban", "Ann", "--why", why)
        assert (told.status, told.err) == (2, "error: --why takes 1 to 200 characters\n")


def test_every_command_in_the_document_works(shell: Shell, data: Path) -> None:
    shell.patch.chdir(data.parent)
    text = (Path(__file__).parents[2] / "docs" / "backup.md").read_text("utf-8")
    lines = [line.removeprefix("$ cardwright ") for line in text.splitlines() if line.startswith("$ cardwright ")]
    assert len(lines) == 2
    for line in lines:
        told = shell.run(*line.split())
        assert (told.status, told.err) == (0, "")
    assert (shell.folder / "elsewhere" / "matches.db").exists()


def test_a_match_that_has_stopped_is_listed_and_reopened(shell: Shell, data: Path) -> None:
    table = "t" * 32
    assert shell.run("admin", "--data", data, "tables").out == "no match has stopped\n"
    assert with_store(data, lambda store: store.tables.stop(table))
    assert shell.run("admin", "--data", data, "tables").out == f"{table}  generals  Bob – Ann\n"
    assert shell.run("admin", "--data", data, "reopen", table).out == f"{table} goes on within seconds\n"
    assert shell.run("admin", "--data", data, "tables").out == "no match has stopped\n"
    told = shell.run("admin", "--data", data, "reopen", table)
    assert (told.status, told.err) == (2, f'error: there is no match "{table}" that has stopped\n')
