"""Accounts, guests and sessions as a browser or a program meets them."""

from concurrent.futures import ThreadPoolExecutor

import pytest

from cardwright.server.accounts.token import COOKIE, DAY, LIFE, fingerprint
from tests.server.http.live_server import PASSWORD, LiveServer, reason


def test_an_account_is_made_and_is_logged_in_at_once(site: LiveServer) -> None:
    with site.browser() as browser:
        made = browser.post("register", json={"name": "Ana", "password": PASSWORD})
        assert (made.status_code, made.json()["name"], made.json()["guest"]) == (201, "Ana", False)
        facts = {"name": "Ana", "guest": False, "moderator": False, "face": ""}
        assert browser.get("me").json() == {"player": made.json()["player"]} | facts


def test_a_visitor_is_nobody(quiet_site: LiveServer) -> None:
    with quiet_site.browser() as browser:
        refused = browser.get("me")
    assert refused.status_code == 401
    assert reason(refused) == "log in first, or play as a guest"
    assert refused.headers["WWW-Authenticate"] == "Bearer"


@pytest.mark.parametrize("name", ["Ana", "ana", "ANA", " Ana ", "Ａｎａ"])
def test_a_taken_name_is_refused_however_it_is_written(site: LiveServer, name: str) -> None:
    site.account("Ana")
    with site.browser() as browser:
        refused = browser.post("register", json={"name": name, "password": PASSWORD})
    assert refused.status_code == 409
    assert "is taken" in reason(refused)


@pytest.mark.parametrize("name", ["someone", "Some One", "guest 17", "Guest", "GUEST_9", "easy", "Hard", "random"])
def test_a_name_that_people_would_confuse_is_reserved(quiet_site: LiveServer, name: str) -> None:
    with quiet_site.browser() as browser:
        refused = browser.post("register", json={"name": name, "password": PASSWORD})
    assert refused.status_code == 409
    assert "is reserved" in reason(refused)


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("<b>", 'has "<" in it'),
        ("a\nb!", 'has "!" in it'),
        ("--", "at least one letter or digit"),
        ("ﷺﷺ", "2 to 24 characters"),
        ("ß" * 24, "too long"),
        ("   ", "2 to 24 characters, not 0"),
    ],
)
def test_what_is_not_a_name_is_refused(quiet_site: LiveServer, name: str, why: str) -> None:
    with quiet_site.browser() as browser:
        refused = browser.post("register", json={"name": name, "password": PASSWORD})
    assert refused.status_code == 400
    assert why in reason(refused)


def test_of_many_who_want_one_name_at_once_one_gets_it(each_site: LiveServer) -> None:
    def register(number: int) -> int:
        with each_site.browser() as browser:
            name = "Ana" if number % 2 else "ANA"
            return browser.post("register", json={"name": name, "password": PASSWORD}).status_code

    with ThreadPoolExecutor(16) as crowd:
        statuses = sorted(crowd.map(register, range(16)))
    assert statuses == [201] + [409] * 15


def test_a_wrong_password_and_an_unknown_name_get_the_same_answer(site: LiveServer) -> None:
    site.account("Ana")
    with site.browser() as browser:
        wrong = browser.post("login", json={"name": "Ana", "password": "wrong horse"})
        unknown = browser.post("login", json={"name": "Bob", "password": PASSWORD})
        guest = browser.post("guest").json()["name"]
        of_a_guest = browser.post("login", json={"name": guest, "password": PASSWORD})
    assert wrong.status_code == unknown.status_code == of_a_guest.status_code == 403
    assert wrong.content == unknown.content == of_a_guest.content
    assert reason(wrong) == "the name or the password is wrong"


def test_logging_in_does_not_care_about_case_and_logging_out_ends_the_session(site: LiveServer) -> None:
    site.account("Ana")
    with site.browser() as browser:
        assert browser.post("login", json={"name": "aNA", "password": PASSWORD}).json()["name"] == "Ana"
        token = browser.cookies[COOKIE]
        assert browser.post("logout").status_code == 204
        assert COOKIE not in browser.cookies
    with site.program(token) as thief:
        assert thief.get("me").status_code == 401


def test_a_guest_comes_in_by_one_click(quiet_site: LiveServer) -> None:
    with quiet_site.browser() as one, quiet_site.browser() as other:
        first, second = one.post("guest"), other.post("guest")
        assert first.status_code == second.status_code == 201
        assert one.get("me").json()["guest"]
    assert first.json()["name"].startswith("Guest ")
    assert first.json()["name"] != second.json()["name"]


def test_a_guest_becomes_an_account_and_stays_the_same_player(site: LiveServer) -> None:
    with site.browser() as browser:
        guest = browser.post("guest").json()
        before = browser.cookies[COOKIE]
        kept = browser.post("me/register", json={"name": "Ana", "password": PASSWORD})
        assert kept.status_code == 200
        assert browser.cookies[COOKIE] != before
        facts = {"name": "Ana", "guest": False, "moderator": False, "face": ""}
        assert browser.get("me").json() == {"player": guest["player"]} | facts
        again = browser.post("me/register", json={"name": "Bob", "password": PASSWORD})
    assert reason(again) == "you already have an account: Ana"
    with site.program(before) as thief:
        assert thief.get("me").status_code == 401
    with site.browser() as elsewhere:
        login = elsewhere.post("login", json={"name": "Ana", "password": PASSWORD})
        assert login.json()["player"] == guest["player"]


def test_a_guest_who_wants_a_taken_name_stays_a_guest(site: LiveServer) -> None:
    site.account("Ana")
    with site.browser() as browser:
        browser.post("guest")
        assert browser.post("me/register", json={"name": "ana", "password": PASSWORD}).status_code == 409
        assert browser.get("me").json()["guest"]


def test_changing_the_password_ends_the_other_sessions(site: LiveServer) -> None:
    with site.player("Ana") as here, site.browser() as there:
        there.post("login", json={"name": "Ana", "password": PASSWORD})
        wrong = here.put("me/password", json={"old": "wrong horse", "new": "battery staple"})
        assert (wrong.status_code, reason(wrong)) == (403, "that is not your password")
        assert there.get("me").status_code == 200
        assert here.put("me/password", json={"old": PASSWORD, "new": "battery staple"}).status_code == 204
        assert here.get("me").status_code == 200
        assert there.get("me").status_code == 401
        assert there.post("login", json={"name": "Ana", "password": PASSWORD}).status_code == 403
        assert there.post("login", json={"name": "Ana", "password": "battery staple"}).status_code == 200


def test_a_guest_has_no_password_to_change(quiet_site: LiveServer) -> None:
    with quiet_site.browser() as browser:
        browser.post("guest")
        refused = browser.put("me/password", json={"old": PASSWORD, "new": "battery staple"})
    assert (refused.status_code, reason(refused)) == (403, "only an account can do that; a guest can become one")


def test_sessions_are_listed_and_ended_one_by_one_or_together(site: LiveServer) -> None:
    with site.player("Ana") as here, site.browser() as there, site.browser() as third:
        for browser in (there, third):
            browser.post("login", json={"name": "Ana", "password": PASSWORD})
        listed = here.get("me/sessions").json()
        assert [entry["current"] for entry in listed].count(True) == 1
        assert {entry["agent"] for entry in listed} == {"a browser"}
        assert fingerprint(here.cookies[COOKIE]) in [entry["session"] for entry in listed if entry["current"]]
        theirs = fingerprint(there.cookies[COOKIE])
        assert here.delete(f"me/sessions/{theirs}").status_code == 204
        assert here.delete(f"me/sessions/{theirs}").status_code == 404
        assert there.get("me").status_code == 401
        assert here.delete("me/sessions").status_code == 204
        assert third.get("me").status_code == 401
        assert len(here.get("me/sessions").json()) == 1


def test_nobody_ends_the_session_of_another(site: LiveServer) -> None:
    with site.player("Ana") as ana, site.player("Bob") as bob:
        refused = bob.delete(f"me/sessions/{fingerprint(ana.cookies[COOKIE])}")
        assert (refused.status_code, reason(refused)) == (404, "you have no such session")
        assert ana.get("me").status_code == 200


def test_an_account_is_deleted_only_with_its_password(site: LiveServer) -> None:
    with site.player("Ana") as ana, site.browser() as elsewhere:
        elsewhere.post("login", json={"name": "Ana", "password": PASSWORD})
        assert ana.post("me/delete").status_code == 403
        assert ana.post("me/delete", json={"password": "wrong horse"}).status_code == 403
        assert ana.post("me/delete", json={"password": PASSWORD}).status_code == 204
        assert ana.get("me").status_code == elsewhere.get("me").status_code == 401
        assert ana.post("login", json={"name": "Ana", "password": PASSWORD}).status_code == 403
    site.account("Ana")


def test_a_guest_deletes_himself_without_a_password(quiet_site: LiveServer) -> None:
    with quiet_site.browser() as browser:
        browser.post("guest")
        assert browser.post("me/delete").status_code == 204
        assert browser.get("me").status_code == 401


def test_a_banned_player_is_out_at_once_and_is_told_why(site: LiveServer) -> None:
    with site.player("Ana") as ana:
        site.ask(site.node.store.moderation.ban("", ana.get("me").json()["player"], "bad manners", 0.0))
        assert ana.get("me").status_code == 401
        refused = ana.post("login", json={"name": "Ana", "password": PASSWORD})
        assert (refused.status_code, reason(refused)) == (403, "this account is closed: bad manners")
        assert reason(ana.post("login", json={"name": "Ana", "password": "wrong horse"})) == (
            "the name or the password is wrong"
        )


def test_a_session_in_use_is_renewed_and_one_that_is_not_ends(site: LiveServer) -> None:
    with site.player("Ana") as ana:
        now = site.node.accounts.clock()
        site.node.accounts.clock = lambda: now + 20 * DAY
        renewed = ana.get("me")
        assert f"Max-Age={int(LIFE)}" in renewed.headers["Set-Cookie"]
        assert "Set-Cookie" not in ana.get("me").headers
        site.node.accounts.clock = lambda: now + 45 * DAY
        assert ana.get("me").status_code == 200
        site.node.accounts.clock = lambda: now + 76 * DAY
        assert ana.get("me").status_code == 401


def test_a_session_that_has_ended_is_forgotten_when_somebody_comes_in(site: LiveServer) -> None:
    with site.player("Ana") as ana, site.browser() as later:
        session = fingerprint(ana.cookies[COOKIE])
        now = site.node.accounts.clock()
        site.node.accounts.clock = lambda: now + LIFE + DAY
        assert site.ask(site.node.store.sessions.get(session)) is not None
        later.post("guest")
        assert site.ask(site.node.store.sessions.get(session)) is None
