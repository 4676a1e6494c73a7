"""Clients that ask too often have to wait, and learn how long."""

import pytest

from cardwright.server.limits import RULES
from tests.server.http.live_server import PASSWORD, LiveServer, reason


@pytest.fixture
def limited_site(limited_site: LiveServer) -> LiveServer:
    """Where nobody earns anything by being slow: the clock of the limits stands."""
    limits = limited_site.node.limits
    now = limits.clock()
    limits.clock = lambda: now
    return limited_site


def test_guessing_a_password_is_slowed_down_for_one_address(limited_site: LiveServer) -> None:
    with limited_site.program() as program:
        statuses = [
            program.post("login", json={"name": f"Player {number}", "password": PASSWORD}).status_code
            for number in range(RULES["login"].each.times)
        ]
        refused = program.post("login", json={"name": "Ana", "password": PASSWORD})
        elsewhere = program.get("games")
    assert set(statuses) == {403}
    assert refused.status_code == 429
    wait = int(refused.headers["Retry-After"])
    assert reason(refused) == f"that was too often; try again in {wait} s"
    assert elsewhere.status_code == 200


def test_guessing_a_password_is_slowed_down_for_one_name_in_any_case(limited_site: LiveServer) -> None:
    with limited_site.program() as program:
        statuses = [
            program.post("login", json={"name": ("ana", "ANA")[number % 2], "password": PASSWORD}).status_code
            for number in range(RULES["login name"].each.times + 1)
        ]
        other = program.post("login", json={"name": "Bob", "password": PASSWORD})
    assert statuses[:-1] == [403] * (len(statuses) - 1)
    assert statuses[-1] == 429
    assert other.status_code == 403


@pytest.mark.parametrize(("path", "rule"), [("register", "register"), ("guest", "guest")])
def test_one_address_can_make_only_a_limited_number_of_players(limited_site: LiveServer, path: str, rule: str) -> None:
    limited_site.node.limits.used_until[(rule, "127.0.0.1")] = (
        limited_site.node.limits.clock() + RULES[rule].each.seconds
    )
    with limited_site.program() as program:
        body = {"name": "Ana", "password": PASSWORD} if path == "register" else None
        assert program.post(path, json=body).status_code == 429


def test_any_request_counts_even_one_that_is_refused(limited_site: LiveServer) -> None:
    limits = limited_site.node.limits
    limits.used_until[("request", "127.0.0.1")] = limits.clock() + RULES["request"].each.seconds - 0.35
    with limited_site.program() as program:
        statuses = [program.request("PATCH", "me").status_code for _ in range(12)]
        assert 429 in statuses
        assert statuses[0] == 405


def test_an_account_is_counted_whatever_its_address(limited_site: LiveServer) -> None:
    with limited_site.player("Ana") as ana:
        limits, me = limited_site.node.limits, ana.get("me").json()["player"]
        limits.used_until[("account", me)] = limits.clock() + 2 * RULES["account"].each.seconds
        assert ana.get("me").status_code == 429
        assert ana.get("games").status_code == 429
    with limited_site.program() as program:
        assert program.get("games").status_code == 200


def test_without_limits_one_may_do_as_one_likes(site: LiveServer) -> None:
    with site.program() as program:
        for _ in range(RULES["login"].each.times + 5):
            assert program.post("login", json={"name": "Ana", "password": PASSWORD}).status_code == 403
