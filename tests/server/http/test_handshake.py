"""Who may open a WebSocket."""

import json
from collections.abc import Mapping
from contextlib import AbstractContextManager
from http import HTTPStatus

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from cardwright.server.accounts.token import COOKIE
from cardwright.server.limits import RULES
from tests.server.http.live_server import LiveServer


def opened(site: LiveServer, headers: Mapping[str, str]) -> AbstractContextManager[ClientConnection]:
    return connect(site.api.replace("http", "ws", 1) + "ws", additional_headers=headers, proxy=None, open_timeout=60)


def refusal(site: LiveServer, headers: Mapping[str, str]) -> tuple[int, str]:
    with pytest.raises(InvalidStatus) as caught, opened(site, headers):
        pass
    response = caught.value.response
    return response.status_code, json.loads(response.body)["reason"]


def test_a_browser_comes_in_by_its_cookie_and_is_greeted_by_name(site: LiveServer) -> None:
    with site.player("Ana") as ana:
        cookie = {"Cookie": f"{COOKIE}={ana.cookies[COOKIE]}", "Origin": site.url}
    with opened(site, cookie) as socket:
        assert json.loads(socket.recv())["name"] == "Ana"


def test_a_program_comes_in_by_its_token(site: LiveServer) -> None:
    with site.program() as program:
        guest = program.post("guest?token=1").json()
    with opened(site, {"Authorization": f"Bearer {guest['token']}"}) as socket:
        assert json.loads(socket.recv())["player"] == guest["player"]


@pytest.mark.parametrize("origin", [{"Origin": "http://evil.example"}, {}, {"Origin": "null"}])
def test_a_page_of_another_site_opens_nothing_with_the_cookie(site: LiveServer, origin: dict[str, str]) -> None:
    with site.player("Ana") as ana:
        cookie = {"Cookie": f"{COOKIE}={ana.cookies[COOKIE]}"}
    assert refusal(site, cookie | origin) == (
        HTTPStatus.FORBIDDEN,
        "this connection comes from a page of another site",
    )


def test_a_visitor_opens_nothing(quiet_site: LiveServer) -> None:
    told = (HTTPStatus.UNAUTHORIZED, "log in first, or play as a guest")
    assert refusal(quiet_site, {"Origin": quiet_site.url}) == told
    assert refusal(quiet_site, {"Authorization": "Bearer made-up"}) == told


def test_one_address_opens_only_a_limited_number_at_a_time(limited_site: LiveServer) -> None:
    limits = limited_site.node.limits
    limits.used_until[("connect", "127.0.0.1")] = limits.clock() + RULES["connect"].each.seconds
    assert refusal(limited_site, {})[0] == HTTPStatus.TOO_MANY_REQUESTS


def test_a_node_that_is_about_to_stop_opens_nothing(site: LiveServer) -> None:
    site.node.draining = True
    assert refusal(site, {}) == (
        HTTPStatus.SERVICE_UNAVAILABLE,
        "this server is about to stop; try again in a moment",
    )


def test_a_connection_ends_with_the_session_it_was_opened_by(site: LiveServer) -> None:
    with site.player("Ana") as ana:
        cookie = {"Cookie": f"{COOKIE}={ana.cookies[COOKIE]}", "Origin": site.url}
        with opened(site, cookie) as socket:
            assert json.loads(socket.recv(20))["type"] == "welcome"
            ana.post("logout")
            assert json.loads(socket.recv(20))["reason"] == "your session has ended; log in again"
            with pytest.raises(ConnectionClosed):
                socket.recv(20)
