"""How requests are read, and what is said about those that cannot be."""

import socket
from dataclasses import replace

import pytest

from cardwright.server.settings import Settings
from tests.server.http.live_server import PASSWORD, LiveServer, reason, serving
from tests.services import Postgres

JSON = {"Content-Type": "application/json"}


@pytest.mark.parametrize(
    ("body", "why"),
    [
        (b"", "the body cannot be read as JSON"),
        (b"{", "the body cannot be read as JSON"),
        (b"\xff\xfe", "the body cannot be read as JSON"),
        (b'{"name":"\xff\xfe","password":"12345678"}', "the body cannot be read as JSON"),
        (b'{"name":"\\ud800x","password":"12345678"}', "the body cannot be read as JSON"),
        (b"[" * 60_000, "the body"),
        (b"[]", "the body: expected an object, got a list"),
        (b'{"name":"Ana"}', 'the field "password" is missing'),
        (b'{"name":"Ana","password":8}', "password: expected text, got a whole number"),
        (b'{"name":"A","password":"12345678"}', "name: expected text of length >= 2"),
        (b'{"name":"Ana","password":"12345678","admin":true}', 'there is no field "admin" in this body'),
        (b'{"name":"Ana","password":"12345678\\u0000"}', "a text may not hold the character U+0000"),
    ],
)
def test_a_body_that_cannot_be_read_is_refused_with_its_field(quiet_site: LiveServer, body: bytes, why: str) -> None:
    with quiet_site.program() as program:
        refused = program.post("register", content=body, headers=JSON)
    assert refused.status_code == 400
    assert reason(refused).startswith(why)


def test_a_body_in_another_form_is_refused(quiet_site: LiveServer) -> None:
    with quiet_site.program() as program:
        refused = program.post("login", data={"name": "Ana", "password": PASSWORD})
    assert (refused.status_code, reason(refused)) == (
        415,
        "send JSON, with the header Content-Type: application/json",
    )


def test_a_body_where_none_is_wanted_is_refused(quiet_site: LiveServer) -> None:
    with quiet_site.program() as program:
        refused = program.post("guest", json={})
    assert (refused.status_code, reason(refused)) == (400, "this request takes no body")


@pytest.mark.parametrize("announced", [True, False])
def test_a_body_that_is_too_large_is_refused(quiet_site: LiveServer, announced: bool) -> None:
    large = b"x" * 70_000
    with quiet_site.program() as program:
        refused = program.post("login", content=large if announced else iter([large]), headers=JSON)
    assert (refused.status_code, reason(refused)) == (413, "that is too much: a body has at most 64 KiB")


def test_a_request_that_breaks_off_is_no_fault(quiet_site: LiveServer) -> None:
    address = ("127.0.0.1", int(quiet_site.url.rpartition(":")[2]))
    with socket.create_connection(address) as half:
        half.sendall(b"POST /api/v1/login HTTP/1.1\r\nHost: x\r\nContent-Length: 50\r\n\r\n{")
    with quiet_site.program() as program:
        assert program.get("games").status_code == 200
    assert "cardwright_unexpected_errors_total 0.0" in quiet_site.node.metrics.text().decode()


def test_what_is_not_there_is_refused_in_the_same_form(quiet_site: LiveServer) -> None:
    with quiet_site.program() as program:
        for path in ("nothing", "games/", "", f"{quiet_site.url}/nothing.txt", f"{quiet_site.url}/api/v2/games"):
            refused = program.get(path)
            assert (refused.status_code, reason(refused)) == (404, "there is nothing at this address")


def test_a_method_that_is_not_possible_is_answered_with_those_that_are(quiet_site: LiveServer) -> None:
    with quiet_site.program() as program:
        refused = program.request("PATCH", "me/sessions")
    assert (refused.status_code, refused.headers["Allow"]) == (405, "GET, DELETE, HEAD")
    assert reason(refused) == "PATCH is not possible here; these are: GET, DELETE, HEAD"


def test_only_the_head_can_be_asked_for(quiet_site: LiveServer) -> None:
    with quiet_site.program() as program:
        whole, head = program.get("games"), program.head("games")
    assert (head.status_code, head.content) == (200, b"")
    assert head.headers["Content-Length"] == whole.headers["Content-Length"]


@pytest.mark.parametrize(
    ("query", "why"),
    [
        ("token=2", "token: invalid enum value '2'"),
        ("what=1", 'there is nothing to ask by "what" here'),
        ("token=1&token=1", '"token" is given twice'),
        ("token=%00", "token may not hold the character U+0000"),
    ],
)
def test_a_query_that_makes_no_sense_is_refused(quiet_site: LiveServer, query: str, why: str) -> None:
    with quiet_site.program() as program:
        refused = program.post(f"guest?{query}")
    assert (refused.status_code, reason(refused)) == (400, why)


def test_a_path_with_odd_characters_finds_nothing(each_site: LiveServer) -> None:
    with each_site.player("Ana") as ana:
        assert ana.get("decks/%00").status_code == 400
        for odd in ("%ff%fe", "%F0%9F%92%A9", "x" * 2_000, "..%2f..%2fetc", "'; DROP TABLE players; --"):
            assert ana.get(f"decks/{odd}").status_code == 404


def test_a_node_says_whether_it_is_well(site: LiveServer) -> None:
    with site.program() as program:
        well = program.get(f"{site.url}/healthz")
        assert well.status_code == 200
        assert well.json() == {"well": True, "database": True, "writable": True, "draining": False, "why": ""}
        site.node.draining = True
        leaving = program.get(f"{site.url}/healthz")
    assert (leaving.status_code, leaving.json()["draining"]) == (503, True)


def test_a_database_that_is_away_is_told_and_found_again(plain: Settings) -> None:
    database = Postgres()
    try:
        with serving(replace(plain, database=database.database())) as site, site.player("Ana") as ana:
            database.end()
            refused, health = ana.get("me"), ana.get(f"{site.url}/healthz")
            assert (refused.status_code, refused.headers["Retry-After"]) == (503, "2")
            assert reason(refused) == "the database does not answer just now; try again in a moment"
            assert (health.status_code, health.json()["database"]) == (503, False)
            database.start()
            assert ana.get("me").json()["name"] == "Ana"
            assert "cardwright_unexpected_errors_total 0.0" in site.node.metrics.text().decode()
    finally:
        database.throw_away()


def test_a_node_counts_what_it_was_asked(site: LiveServer) -> None:
    with site.program() as program:
        program.get("games/generals")
        program.request("BREW", "games")
        counted = program.get(f"{site.url}/metrics")
    assert counted.headers["Content-Type"].startswith("text/plain")
    assert 'method="GET",path="/api/v1/games/{game}",status="200"} 1.0' in counted.text
    assert "BREW" not in counted.text
