"""Logging in where somebody else would like to: guessed passwords, easy passwords, and the second factor."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import httpx2
import pytest
from pyotp import TOTP

from cardwright.server.limits import RULES
from cardwright.server.settings import Settings
from tests.server.http.live_server import CHEAP, PASSWORD, LiveServer, reason, serving

ELSEWHERE = {"X-Forwarded-For": "198.51.100.7"}
THIRD = {"X-Forwarded-For": "203.0.113.9"}
ANA = {"name": "Ana", "password": PASSWORD}


@pytest.fixture
def each_limited_site(settings: Settings) -> Iterator[LiveServer]:
    with serving(replace(settings, password_kib=CHEAP, thinkers=1)) as running:
        yield running


def guess(site: LiveServer, times: int, headers: dict[str, str] = ELSEWHERE) -> list[int]:
    with site.program() as stranger:
        body = {"name": "Ana", "password": "wrong horse"}
        return [stranger.post("login", json=body, headers=headers).status_code for _ in range(times)]


def test_somebody_who_guesses_does_not_shut_the_owner_out_of_their_own_browser(each_limited_site: LiveServer) -> None:
    site = each_limited_site
    with site.player("Ana") as ana:
        ana.post("logout")
        assert guess(site, RULES["login name"].each.times + 1)[-1] == 429
        assert ana.post("login", json=ANA, headers=THIRD).status_code == 200  # the same browser, on the move
    with site.browser() as stranger:
        assert stranger.post("login", json=ANA, headers=THIRD).status_code == 200  # and now the address is known
        assert stranger.post("login", json=ANA, headers={"X-Forwarded-For": "192.0.2.1"}).status_code == 200


def test_somebody_who_guesses_does_not_shut_a_program_out_of_its_network(limited_site: LiveServer) -> None:
    with limited_site.program() as program:
        program.post("register?token=1", json=ANA, headers=THIRD)
        assert guess(limited_site, RULES["login name"].each.times + 1)[-1] == 429
        assert program.post("login?token=1", json=ANA, headers=THIRD).status_code == 200
        assert program.post("login?token=1", json=ANA, headers={"X-Forwarded-For": "192.0.2.1"}).status_code == 429


def test_guessing_is_limited_at_a_known_place_too(limited_site: LiveServer) -> None:
    limited_site.account("Ana")
    assert guess(limited_site, RULES["login known"].each.times + 1, {})[-1] == 429


def test_the_cookie_of_another_account_makes_no_place_known(limited_site: LiveServer) -> None:
    limited_site.account("Ana")
    with limited_site.player("Eve") as eve:
        assert guess(limited_site, RULES["login name"].each.times + 1)[-1] == 429
        assert eve.post("login", json=ANA, headers=THIRD).status_code == 429


def test_a_new_password_makes_every_other_place_unknown(site: LiveServer) -> None:
    with site.player("Ana") as ana, site.browser() as there:
        there.post("login", json=ANA, headers=ELSEWHERE)
        device = there.cookies["cardwright-device"]
        assert site.ask(site.node.accounts.known_place("Ana", device, "")) != ""
        ana.put("me/password", json={"old": PASSWORD, "new": "battery staple"})
        assert site.ask(site.node.accounts.known_place("Ana", device, "")) == ""
        assert site.ask(site.node.accounts.known_place("Ana", ana.cookies["cardwright-device"], "")) != ""


def test_the_store_holds_neither_the_cookie_of_a_place_nor_its_address(site: LiveServer) -> None:
    with site.player("Ana") as ana:
        device = ana.cookies["cardwright-device"]
    kept = b"".join(path.read_bytes() for path in site.node.settings.data.glob("cardwright.db*"))
    assert device.encode() not in kept
    assert b"127.0.0.1" not in kept


@pytest.mark.parametrize(
    "password",
    [
        "password",
        "12345678",
        "qwertyuiop",
        "P@ssw0rd",
        "iloveyou",
        "sunshine1",
        "aaaaaaaaaaaa",
        "cardwright1",
        "Annabell1",
    ],
)
def test_a_password_that_is_easy_to_guess_is_refused(quiet_site: LiveServer, password: str) -> None:
    with quiet_site.browser() as browser:
        refused = browser.post("register", json={"name": "Annabell", "password": password})
    assert (refused.status_code, reason(refused)[:38]) == (400, "this password is too easy to guess: ta")


def test_nobody_changes_to_an_easy_password_or_becomes_an_account_with_one(site: LiveServer) -> None:
    with site.player("Ana") as ana, site.browser() as guest:
        assert ana.put("me/password", json={"old": PASSWORD, "new": "football1"}).status_code == 400
        assert ana.post("login", json=ANA).status_code == 200
        guest.post("guest")
        assert guest.post("me/register", json={"name": "Bob", "password": "football1"}).status_code == 400
        assert guest.get("me").json()["guest"]


def test_a_long_password_is_judged_quickly_and_accepted(quiet_site: LiveServer) -> None:
    with quiet_site.browser() as browser:
        long = "seven purple elephants dance on the roof of my neighbour " * 3
        assert browser.post("register", json={"name": "Long", "password": long}).status_code == 201


# The second factor.


def enrolled(site: LiveServer, browser: httpx2.Client) -> tuple[TOTP, list[str]]:
    """The app of somebody who has switched it on, and their recovery codes; from now on the server's clock stands."""
    at = later(site, 0)
    made = browser.post("me/second-factor", json={"password": PASSWORD}).json()
    app = TOTP(made["secret"])
    assert made["address"].startswith("otpauth://totp/Cardwright:")
    assert made["picture"].startswith("data:image/svg+xml")
    switched = browser.put("me/second-factor", json={"code": app.at(at)})
    assert switched.status_code == 200
    return app, switched.json()["codes"]


def now(site: LiveServer) -> int:
    return int(site.node.accounts.clock())


def later(site: LiveServer, seconds: int) -> int:
    """Put the server's clock forward."""
    then = now(site) + seconds
    site.node.accounts.clock = lambda: then
    return then


def test_an_account_with_a_second_factor_needs_a_fresh_code_to_log_in(each_site: LiveServer) -> None:
    site = each_site
    with site.player("Ana") as ana, site.browser() as there:
        app, _ = enrolled(site, ana)
        assert ana.get("me/second-factor").json() == {"on": True, "codes": 10}
        refused = there.post("login", json=ANA)
        assert (refused.status_code, refused.json()["needs"]) == (403, "code")
        assert "second factor" in reason(refused)
        used = app.at(now(site))
        assert there.post("login", json={**ANA, "code": used}).status_code == 403  # it has switched it on
        fresh = app.at(later(site, 30))
        assert there.post("login", json={**ANA, "code": fresh}).status_code == 200
        again = there.post("login", json={**ANA, "code": fresh})
        assert (again.status_code, again.json()["needs"]) == (403, "code")
        assert there.post("login", json={**ANA, "code": app.at(later(site, 90))}).status_code == 200


def test_a_wrong_password_says_nothing_about_the_second_factor(site: LiveServer) -> None:
    with site.player("Ana") as ana, site.browser() as there:
        app, _ = enrolled(site, ana)
        wrong = there.post("login", json={"name": "Ana", "password": "wrong horse", "code": app.at(later(site, 30))})
        unknown = there.post("login", json={"name": "Bob", "password": PASSWORD})
    assert wrong.content == unknown.content


def test_an_app_whose_clock_is_half_a_minute_off_still_works(site: LiveServer) -> None:
    with site.player("Ana") as ana, site.browser() as there:
        app, _ = enrolled(site, ana)
        at = later(site, 120)
        assert there.post("login", json={**ANA, "code": app.at(at - 60)}).status_code == 403
        assert there.post("login", json={**ANA, "code": app.at(at - 30)}).status_code == 200
        assert there.post("login", json={**ANA, "code": app.at(at + 30)}).status_code == 200


def test_a_recovery_code_lets_its_owner_in_once(each_site: LiveServer) -> None:
    site = each_site
    with site.player("Ana") as ana, site.browser() as there:
        _, codes = enrolled(site, ana)
        assert len(set(codes)) == 10
        written = codes[0].upper().replace("-", " ")
        assert there.post("login", json={**ANA, "code": written}).status_code == 200
        assert there.post("login", json={**ANA, "code": codes[0]}).status_code == 403
        assert ana.get("me/second-factor").json()["codes"] == 9


def test_a_second_factor_counts_only_when_it_is_confirmed(site: LiveServer) -> None:
    with site.player("Ana") as ana, site.browser() as there:
        wrong = ana.post("me/second-factor", json={"password": "wrong horse"})
        assert (wrong.status_code, reason(wrong)) == (403, "that is not your password")
        ana.post("me/second-factor", json={"password": PASSWORD})
        assert ana.put("me/second-factor", json={"code": "000000x"}).status_code == 403
        assert ana.get("me/second-factor").json() == {"on": False, "codes": 0}
        assert there.post("login", json=ANA).status_code == 200


def test_a_second_factor_is_removed_with_the_password_and_a_code(each_site: LiveServer) -> None:
    site = each_site
    with site.player("Ana") as ana, site.browser() as there:
        app, codes = enrolled(site, ana)
        assert ana.post("me/second-factor", json={"password": PASSWORD}).status_code == 403  # not a second one
        for body in ({"password": "wrong horse", "code": codes[0]}, {"password": PASSWORD, "code": "123"}):
            assert ana.post("me/second-factor/remove", json=body).status_code == 403
        fresh = app.at(later(site, 30))
        assert ana.post("me/second-factor/remove", json={"password": PASSWORD, "code": fresh}).status_code == 204
        assert ana.get("me/second-factor").json() == {"on": False, "codes": 0}
        assert there.post("login", json=ANA).status_code == 200


def test_guessing_codes_is_slowed_down_and_not_for_the_owner_at_home(limited_site: LiveServer) -> None:
    with limited_site.player("Ana") as ana, limited_site.program() as thief:
        _, codes = enrolled(limited_site, ana)
        tries = [
            thief.post("login?token=1", json={**ANA, "code": str(number)}, headers=ELSEWHERE).status_code
            for number in range(RULES["code"].each.times + 1)
        ]
        assert tries == [403] * RULES["code"].each.times + [429]
        assert ana.post("login", json={**ANA, "code": codes[0]}).status_code == 200


def test_a_guest_has_no_second_factor(quiet_site: LiveServer) -> None:
    with quiet_site.browser() as guest:
        guest.post("guest")
        assert guest.post("me/second-factor", json={"password": ""}).status_code == 403


def test_nobody_reads_a_recovery_code_in_the_store(site: LiveServer) -> None:
    with site.player("Ana") as ana:
        _, codes = enrolled(site, ana)
    kept = b"".join(path.read_bytes() for path in site.node.settings.data.glob("cardwright.db*"))
    assert not any(code.encode() in kept or code.replace("-", "").encode() in kept for code in codes)
