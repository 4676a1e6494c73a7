"""One address, or one guest, that asks for far too much: it is refused with a sentence, and others go on."""

import gc
import json
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection

from cardwright.server.caps import CAPS
from cardwright.server.connections import HttpConnection, SocketConnection
from cardwright.server.settings import Settings
from tests.server.http.live_server import LiveServer
from tests.server.http.strangers import (
    CONT,
    OTHER,
    PING,
    PONG,
    STRANGER,
    TEXT,
    WAIT,
    ask,
    counted,
    frame,
    get,
    guest,
    heard,
    limited,
    line,
    opened,
    reason,
    status,
)

# Connections and requests.


def test_one_address_has_a_limited_number_of_connections(plain: Settings) -> None:
    with limited(plain, {"connections": "5"}) as site, ExitStack() as stack:
        for _ in range(5):
            there = stack.enter_context(line(site))
            there.sendall(b"GET / HTTP/1.1\r\n")
            assert get(site, "/healthz") == 200
        said = heard(stack.enter_context(line(site)))
        assert status(said) == 429
        assert b"Retry-After: " in said
        assert reason(said) == "your address has 5 connections already, which is the most; close some first"
        assert get(site, "/healthz") == 200
        assert counted(site, "cardwright_limited_total", limit="connections") == 1


def test_a_closed_connection_makes_room_for_another(plain: Settings) -> None:
    with limited(plain, {"connections": "1"}) as site:
        for _ in range(5):
            assert get(site, "/healthz", STRANGER) == 200


@pytest.fixture
def no_collector() -> Iterator[None]:
    """What is garbage stays, unless it is freed at once."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("no_collector")
def test_a_connection_that_ends_leaves_no_garbage_behind(plain: Settings) -> None:
    with limited(plain, {"head-bytes": "1000"}) as site:
        assert get(site, "/healthz", STRANGER) == 200
        for request in (
            b"GET /api/v1/games HTTP/1.1\r\nHost: x\r\n\r\n" * 100,
            b"GET / HTTP/1.1\r\nHost: x\r\nA: " + b"x" * 5000,
            b"GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
            b"nonsense\r\n\r\n",
        ):
            with line(site) as there:
                there.sendall(request)
                heard(there)
        opened(site, guest(site)).close()
        end = time.monotonic() + WAIT
        while (left := connections()) and time.monotonic() < end:
            time.sleep(0.01)
        assert left == []


def connections() -> list[str]:
    """Those that there are in this process, in which the server runs."""
    return [type(one).__name__ for one in gc.get_objects() if type(one) in (HttpConnection, SocketConnection)]


def test_a_request_that_does_not_arrive_in_time_is_closed(plain: Settings) -> None:
    with limited(plain, {"head-seconds": "1"}) as site, line(site) as slow, line(site) as silent:
        slow.sendall(b"GET / HTTP/1.1\r\nHost: x\r\nA-header: without an e")
        said = heard(slow)
        assert (status(said), reason(said)) == (408, "this request did not arrive in time")
        assert heard(silent) == b""


def test_a_handshake_that_does_not_arrive_in_time_is_closed(plain: Settings) -> None:
    with limited(plain, {"head-seconds": "1"}) as site, line(site) as slow:
        slow.sendall(b"GET /api/v1/ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n")
        assert status(heard(slow)) == 408


def test_a_body_that_does_not_arrive_in_time_is_not_waited_for(plain: Settings) -> None:
    with limited(plain, {"body-seconds": "1"}) as site, line(site) as slow:
        slow.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n123")
        assert status(heard(slow)) == 200


@pytest.mark.parametrize(
    ("head", "expected"),
    [
        (b"GET /" + b"x" * CAPS["url-bytes"] + b" HTTP/1.1\r\n\r\n", 414),
        (b"GET / HTTP/1.1\r\n" + b"A: b\r\n" * (CAPS["headers"] + 1) + b"\r\n", 431),
        (b"GET / HTTP/1.1\r\n" + (b"A: " + b"b" * 5_000 + b"\r\n") * 4 + b"\r\n", 431),
    ],
    ids=["an address", "many headers", "large headers"],
)
def test_the_head_of_a_request_has_a_size(limited_site: LiveServer, head: bytes, expected: int) -> None:
    with line(limited_site) as there:
        there.sendall(head)
        said = heard(there)
    assert status(said) == expected
    assert "too l" in reason(said)
    assert get(limited_site, "/healthz") == 200


@pytest.mark.parametrize("beginning", [b"GET /", b"GET / HTTP/1.1\r\nA: ", b"GET / HTTP/1.1\r\nA"])
def test_a_head_without_an_end_is_not_kept(limited_site: LiveServer, beginning: bytes) -> None:
    with line(limited_site) as there:
        there.settimeout(WAIT)
        try:
            there.sendall(beginning)
            for _ in range(1_000):
                there.sendall(b"x" * 65_536)
        except (BrokenPipeError, ConnectionResetError):
            return
    pytest.fail("64 MB of one head were read")


def test_requests_are_not_piled_up_on_one_connection(limited_site: LiveServer) -> None:
    with line(limited_site) as there:
        there.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n" * 1_000)
        answers = heard(there).count(b"HTTP/1.1 200 OK")
    assert answers <= CAPS["pipelined"] + 1
    assert get(limited_site, "/healthz") == 200


def test_an_address_that_fetches_pages_without_end_has_to_wait(plain: Settings) -> None:
    with limited(plain, {"page": "3/600"}) as site:
        assert [get(site, "/lobby", STRANGER) for _ in range(4)][-1] == 429
        assert get(site, "/lobby", OTHER) != 429


# Frames and sockets.


@pytest.mark.parametrize(
    "flood",
    [frame(TEXT, b"{", final=False) + frame(CONT, final=False) * 5_000, frame(PING) * 5_000, frame(PONG) * 5_000],
    ids=["empty fragments", "pings", "pongs"],
)
def test_every_frame_counts_whatever_is_in_it(limited_site: LiveServer, flood: bytes) -> None:
    with opened(limited_site, guest(limited_site), OTHER) as other:
        flooding = opened(limited_site, guest(limited_site))
        flooding.socket.sendall(flood)
        assert how_it_ended(flooding) == (1008, "too many frames; send one for each message, and fewer")
        assert ask(other, type="ping", id=1)["type"] == "pong"
    assert counted(limited_site, "cardwright_limited_total", limit="frame") == 1


def how_it_ended(there: ClientConnection) -> tuple[int, str]:
    try:
        while True:
            there.recv(WAIT)
    except ConnectionClosed:
        return there.close_code or 0, there.close_reason or ""


def refused_handshake(site: LiveServer, token: str, source: str = STRANGER) -> tuple[int, str, str]:
    with pytest.raises(InvalidStatus) as caught, opened(site, token, source):
        pass
    response = caught.value.response
    return response.status_code, json.loads(response.body)["reason"], response.headers["Retry-After"]


def test_a_player_has_a_limited_number_of_sockets(limited_site: LiveServer) -> None:
    token, most = guest(limited_site), CAPS["sockets"]
    with ExitStack() as stack:
        mine = [stack.enter_context(opened(limited_site, token)) for _ in range(most)]
        told = f"you have {most} connections already, which is the most; close one first"
        assert refused_handshake(limited_site, token)[:2] == (429, told)
        assert ask(stack.enter_context(opened(limited_site, guest(limited_site))), type="ping", id=1)["type"] == "pong"
        assert ask(mine[0], type="ping", id=1)["type"] == "pong"
    assert counted(limited_site, "cardwright_refused_handshakes_total", status="429") == 1
    while limited_site.node.dispatcher.connected.sockets:
        pass
    with opened(limited_site, token) as again:
        assert ask(again, type="ping", id=1)["type"] == "pong"


def test_an_address_has_a_limited_number_of_sockets(plain: Settings) -> None:
    with limited(plain, {"address-sockets": "2"}) as site, opened(site, guest(site)), opened(site, guest(site)):
        refused, why, wait = refused_handshake(site, guest(site))
        assert (refused, int(wait) > 0) == (429, True)
        assert why == "your address has 2 connections already, which is the most; close one first"
        with opened(site, guest(site), OTHER) as other:
            assert ask(other, type="ping", id=1)["type"] == "pong"


def test_the_messages_of_a_player_count_together_through_all_sockets(plain: Settings) -> None:
    with limited(plain, {"message": "10/600"}) as site:
        token = guest(site)
        with opened(site, token) as one, opened(site, token) as two, opened(site, guest(site)) as other:
            kinds = [ask((one, two)[number % 2], type="ping", id=number)["type"] for number in range(1, 21)]
            assert kinds == ["pong"] * 10 + ["refused"] * 10
            assert ask(other, type="ping", id=1)["type"] == "pong"


def test_the_messages_of_an_address_count_together_for_all_players(plain: Settings) -> None:
    with limited(plain, {"messages": "10/600"}) as site:
        with opened(site, guest(site)) as one, opened(site, guest(site)) as two:
            kinds = [ask((one, two)[number % 2], type="ping", id=number)["type"] for number in range(1, 21)]
        assert kinds == ["pong"] * 10 + ["refused"] * 10
        with opened(site, guest(site), OTHER) as other:
            assert ask(other, type="ping", id=1)["type"] == "pong"


def test_a_client_that_does_not_read_is_cut_off(plain: Settings) -> None:
    with limited(plain, {"reading-seconds": "1", "messages": "100000/1", "message": "100000/1"}) as site:
        with line(site) as deaf:
            deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
            token = guest(site)
            deaf.sendall(
                b"GET /api/v1/ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n"
                b"Authorization: Bearer " + token.encode() + b"\r\n\r\n"
            )
            while not site.node.dispatcher.connected.sockets:
                pass
            (there,) = site.node.dispatcher.connected.sockets.values()

            async def tell() -> None:
                for _ in range(3):
                    there.send(b"x" * 2**20)

            site.ask(tell())
            while site.node.dispatcher.connected.sockets:
                pass
        assert not any("waiting" in key[0] for key in site.node.caps.held)
