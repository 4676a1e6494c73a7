"""What other sites, thieves and the hasty cannot do."""

import logging
from collections.abc import Iterator
from dataclasses import replace

import pytest

from cardwright.server.accounts.token import COOKIE, fingerprint
from cardwright.server.settings import Settings
from tests.server.http.live_server import PASSWORD, LiveServer, reason, serving

CREDENTIALS = {"name": "Ana", "password": PASSWORD}


@pytest.fixture
def secure_site(plain: Settings) -> Iterator[LiveServer]:
    with serving(replace(plain, secure=True, origins=("https://play.example",))) as running:
        yield running


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(quiet_site: LiveServer) -> None:
    with quiet_site.browser() as browser:
        flags = browser.post("guest").headers["Set-Cookie"].split("; ")[1:]
    assert flags == ["Max-Age=2592000", "Path=/", "HttpOnly", "SameSite=Lax"]


def test_a_cookie_of_a_secure_site_travels_over_https_only(secure_site: LiveServer) -> None:
    with secure_site.program() as program:
        answer = program.post("guest")
    assert answer.headers["Set-Cookie"].endswith("; Secure")
    assert answer.headers["Strict-Transport-Security"] == "max-age=31536000"


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "", "http://[", None])
def test_a_page_of_another_site_can_do_nothing_with_the_cookie(site: LiveServer, origin: str | None) -> None:
    with site.player("Ana") as ana:
        ana.headers.pop("Origin")
        headers = {} if origin is None else {"Origin": origin}
        for method, path in (("POST", "logout"), ("DELETE", "me/sessions"), ("POST", "me/delete"), ("PUT", "mutes/x")):
            refused = ana.request(method, path, headers=headers)
            assert (refused.status_code, reason(refused)) == (403, "this request comes from a page of another site")
        assert ana.get("me", headers=headers).status_code == 200


def test_a_page_of_another_site_cannot_log_a_visitor_in(quiet_site: LiveServer) -> None:
    with quiet_site.program() as visitor:
        for path in ("guest", "login", "register"):
            assert visitor.post(path, headers={"Origin": "http://evil.example"}).status_code == 403


def test_the_own_origin_with_another_port_or_scheme_is_another_site(secure_site: LiveServer) -> None:
    host = secure_site.url.removeprefix("http://")
    with secure_site.program() as visitor:
        statuses = [
            visitor.post("guest", headers={"Origin": origin}).status_code
            for origin in (f"https://{host}", f"http://{host}", f"https://{host}0", f"https://{host}.evil.example")
        ]
    assert statuses == [201, 403, 403, 403]


def test_a_page_from_an_address_of_the_settings_may_ask_and_read(secure_site: LiveServer) -> None:
    with secure_site.program() as visitor:
        answer = visitor.post("guest", headers={"Origin": "https://play.example"})
        other = visitor.get("games", headers={"Origin": "http://evil.example"})
    assert answer.status_code == 201
    assert answer.headers["Access-Control-Allow-Origin"] == "https://play.example"
    assert answer.headers["Access-Control-Allow-Credentials"] == "true"
    assert "Access-Control-Allow-Origin" not in other.headers


def test_a_token_known_beforehand_is_worth_nothing_after_the_login(site: LiveServer) -> None:
    site.account("Ana")
    with site.browser() as victim:
        victim.post("guest")
        planted = victim.cookies[COOKIE]
        victim.post("login", json=CREDENTIALS)
        assert victim.cookies[COOKIE] != planted
    with site.program(planted) as thief:
        assert thief.get("me").status_code == 401


def test_a_token_that_somebody_made_up_is_not_taken_over(site: LiveServer) -> None:
    site.account("Ana")
    with site.browser() as victim:
        victim.cookies.set(COOKIE, "planted", domain="127.0.0.1", path="/")
        given = victim.post("login", json=CREDENTIALS).headers["Set-Cookie"]
    assert "planted" not in given
    with site.program("planted") as thief:
        assert thief.get("me").status_code == 401


def test_the_store_holds_neither_token_nor_password(site: LiveServer) -> None:
    with site.player("Ana") as ana:
        token = ana.cookies[COOKIE]
        assert site.ask(site.node.store.sessions.get(fingerprint(token))) is not None
        assert ana.get("me").status_code == 200
    kept = b"".join(file.read_bytes() for file in site.node.settings.data.iterdir())
    assert b"Ana" in kept
    assert token.encode() not in kept
    assert PASSWORD.encode() not in kept


def test_a_program_asks_for_its_token_and_shows_it_in_a_header(quiet_site: LiveServer) -> None:
    with quiet_site.program() as program:
        answer = program.post("guest?token=1")
        assert "Set-Cookie" not in answer.headers
    with quiet_site.program(answer.json()["token"]) as program:
        assert program.get("me").json()["name"] == answer.json()["name"]
        assert program.post("logout").status_code == 204
        assert program.get("me").status_code == 401


def test_a_browser_is_never_told_its_token(quiet_site: LiveServer) -> None:
    with quiet_site.browser() as browser:
        assert browser.post("guest").json()["token"] == ""


def test_every_answer_tells_the_browser_to_be_careful(quiet_site: LiveServer) -> None:
    with quiet_site.program() as program:
        for path in ("games", "me", f"{quiet_site.url}/healthz", f"{quiet_site.url}/nothing"):
            headers = program.get(path).headers
            assert headers["Content-Security-Policy"].startswith("default-src 'self';")
            assert "frame-ancestors 'none'" in headers["Content-Security-Policy"]
            assert headers["X-Content-Type-Options"] == "nosniff"
            assert headers["Referrer-Policy"] == "same-origin"
        assert program.get("games").headers["Cache-Control"] == "no-store"


def test_a_fault_of_the_server_is_told_without_its_inside(site: LiveServer, caplog: pytest.LogCaptureFixture) -> None:
    async def broken(*_: object) -> None:
        raise ZeroDivisionError("secret inside")

    site.node.store.mutes.of = broken  # type: ignore[method-assign,assignment]
    with caplog.at_level(logging.ERROR), site.player("Ana") as ana:
        answer = ana.get("mutes")
    assert answer.status_code == 500
    assert reason(answer) == "something went wrong on the server; it has been noted"
