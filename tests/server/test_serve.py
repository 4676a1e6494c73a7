"""The server as a whole: it starts, tells how it is, and ends in good order."""

from __future__ import annotations

import json
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import psutil
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from tests.server.serve_command import WAIT, Server, refused, server
from tests.services import held_port

pytestmark = pytest.mark.xdist_group("serve")


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One for all who leave it as it was."""
    with server(tmp_path_factory.mktemp("shared")) as served:
        yield served


def heard(connection: ClientConnection) -> dict[str, object]:
    """The next message that is no heartbeat."""
    while (told := json.loads(connection.recv(WAIT)))["type"] == "pong":
        pass
    found: dict[str, object] = told
    return found


def messages(log: str) -> list[dict[str, object]]:
    return [json.loads(line) for line in log.splitlines()]


def test_it_says_where_it_is_and_that_it_is_well(tmp_path: Path) -> None:
    with server(tmp_path) as served:
        assert served.line == f"Cardwright is at {served.url}\n"
        well = '{"well":true,"database":true,"writable":true,"draining":false,"why":""}'
        assert served.get("/healthz") == (200, well)
        assert served.end() == 0
        assert served.err == ""


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_told_to_stop_it_tells_everybody_and_ends_well(tmp_path: Path, number: signal.Signals) -> None:
    with server(tmp_path) as served, served.socket(served.guest()) as connection:
        assert heard(connection)["type"] == "welcome"
        served.process.send_signal(number)
        assert heard(connection)["type"] == "closing"
        with pytest.raises(ConnectionClosed) as closed:
            heard(connection)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012
        assert served.end() == 0
        assert served.err == ""


def test_it_starts_again_on_what_it_had(tmp_path: Path) -> None:
    with server(tmp_path) as first:
        credentials = {"name": "Ana", "password": "a good one, this"}
        assert first.post("/api/v1/register", credentials)[0] == 201
        assert first.end() == 0
    with server(tmp_path) as second:
        assert second.post("/api/v1/login", credentials)[0] == 200


def test_messages_are_not_compressed_and_oversized_ones_are_not_read(shared: Server) -> None:
    with shared.socket(shared.guest()) as connection:
        assert connection.protocol.extensions == []
        heard(connection)
        connection.send("x" * 100_000)
        with pytest.raises(ConnectionClosed) as closed:
            heard(connection)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009


def test_the_metrics_count_what_happens(shared: Server) -> None:
    with shared.socket(shared.guest()) as connection:
        heard(connection)
        end = time.monotonic() + WAIT
        while "cardwright_sockets 1.0" not in (text := shared.get("/metrics")[1]):  # those of before are going
            assert time.monotonic() < end, text
        assert 'cardwright_http_requests_total{method="POST",path="/api/v1/guest",status="201"}' in text
        assert "process_resident_memory_bytes" in text


def test_the_log_is_json_and_holds_no_secrets(tmp_path: Path) -> None:
    with server(tmp_path, "--log", "debug") as served:
        password = "correct horse battery"
        _, entered = served.post("/api/v1/register?token=1", {"name": "Ana", "password": password})
        with served.socket(entered["token"]) as connection:
            connection.recv()
            connection.send("nonsense")
            connection.recv()
        assert served.end() == 0
        messages(served.err)
        for secret in (password, entered["token"]):
            assert secret not in served.err


def test_a_second_server_at_the_same_port_is_refused(shared: Server, tmp_path: Path) -> None:
    port = shared.url.rpartition(":")[2]
    assert refused("--port", port, "--data", tmp_path) == (
        2,
        f"error: another program already listens at port {port}; choose another port with --port\n",
    )


def test_a_second_server_on_the_same_data_is_refused(shared: Server) -> None:
    status, said = refused("--port", 0, "--data", shared.folder)
    assert status == 2
    assert said == f"error: another server uses the data folder {shared.folder}; choose another with --data\n"


def test_data_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    status, said = refused("--port", 0, "--data", tmp_path / "file" / "data")
    assert status == 2
    assert said == f"error: the data folder {tmp_path}/file/data cannot be written: Not a directory\n"


def test_a_database_that_cannot_be_reached_is_told_in_a_line() -> None:
    with held_port() as nobody:
        port = nobody.getsockname()[1]
        status, said = refused("--port", 0, "--database", f"postgresql://somebody:hidden@127.0.0.1:{port}/cards")
    assert status == 2
    assert said.startswith("error: the database cannot be used: ")
    assert said.count("\n") == 1
    assert "hidden" not in said


def test_nodes_without_a_database_for_all_are_refused(tmp_path: Path) -> None:
    status, said = refused("--port", 0, "--data", tmp_path, "--nats", "nats://127.0.0.1:1")
    assert status == 2
    assert said == "error: several nodes need a common database: set DATABASE_URL as well as NATS_URL\n"


def test_an_address_of_another_machine_is_refused(tmp_path: Path) -> None:
    status, said = refused("--host", "192.0.2.1", "--data", tmp_path)
    assert (status, said) == (2, 'error: there is no address "192.0.2.1" on this machine\n')


def test_bots_play_while_the_server_runs_and_leave_with_it_when_it_is_killed(tmp_path: Path) -> None:
    with server(tmp_path) as served:
        token = served.guest()
        wanted = {"game": "threelines", "kind": "bot", "bots": ["easy"], "seat": 0, "clock": False}
        status, seated = served.post("/api/v1/tables", wanted, token)
        assert status == 200, seated
        with served.socket(token) as connection:
            connection.send(json.dumps({"type": "watch", "id": 1, "table": seated["table"]}))
            while not bot_has_locked_in(json.loads(connection.recv(WAIT))):
                pass
        bots = psutil.Process(served.process.pid).children(recursive=True)
        served.process.kill()
        served.process.wait()
        _, alive = psutil.wait_procs(bots, timeout=WAIT)
        assert bots
        assert alive == []


def bot_has_locked_in(message: dict[str, object]) -> bool:
    return message["type"] in ("view", "locked") and message["asked"] == [0]


def test_nodes_that_cannot_reach_each_other_are_told_in_a_line(postgres_url: str) -> None:
    with held_port() as nobody:
        port = nobody.getsockname()[1]
        status, said = refused("--port", 0, "--database", postgres_url, "--nats", f"nats://127.0.0.1:{port}")
    assert status == 2
    assert said.startswith("error: ")
    assert said.count("\n") == 1
    assert "NATS" in said


def test_it_runs_on_postgresql(postgres_url: str, tmp_path: Path) -> None:
    with server(tmp_path / "unused", "--database", postgres_url) as served:
        assert served.get("/healthz")[0] == 200
        assert served.end() == 0
        assert served.err == ""
    assert not (tmp_path / "unused").exists()
