"""Accounts beneath HTTP: names, passwords, tokens, origins and limits."""

import asyncio
from pathlib import Path

import pytest
from argon2 import PasswordHasher

from cardwright.server.accounts import Accounts, allowed_origin
from cardwright.server.accounts.names import tidy
from cardwright.server.accounts.passwords import Passwords
from cardwright.server.accounts.token import fingerprint, new_token, token_in
from cardwright.server.email import Outbox
from cardwright.server.limits import FEW, RULES, Limits, Rate, network
from cardwright.server.metrics import Metrics
from cardwright.server.settings import Settings
from cardwright.server.store import open_store

CHEAP = Settings(password_kib=8)
HOST = {"host": "cards.example:8080"}
OWN = {**HOST, "origin": "http://cards.example:8080"}
COOKIE = {"cookie": "theme=dark; cardwright=abc"}


@pytest.mark.parametrize(
    ("given", "kept"),
    [("Ana", "Ana"), ("  Ana   María ", "Ana María"), ("Ｎｏ１", "No1"), ("x_y-z", "x_y-z"), ("李娜", "李娜")],
)
def test_a_name_is_tidied(given: str, kept: str) -> None:
    assert tidy(given) == kept


def test_a_password_takes_as_much_as_the_settings_say() -> None:
    assert Passwords(Settings()).nobody.startswith("$argon2id$v=19$m=19456,t=2,p=1$")


def test_a_check_does_its_work_even_for_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    passwords = Passwords(CHEAP)
    checked: list[str] = []
    verify = PasswordHasher.verify

    def noted(self: PasswordHasher, kept: str, password: str) -> bool:
        checked.append(kept)
        return bool(verify(self, kept, password))

    monkeypatch.setattr(PasswordHasher, "verify", noted)
    assert not asyncio.run(passwords.fits(None, "the password of nobody"))
    assert checked == [passwords.nobody]


def test_a_password_hashed_more_cheaply_is_hashed_again_at_the_next_login(tmp_path: Path) -> None:
    async def story() -> None:
        store = await open_store(Settings(data=tmp_path))
        outbox = Outbox(CHEAP, Metrics())
        before, now = (Accounts(store, each, outbox) for each in (CHEAP, Settings(password_kib=64)))
        player = (await before.register("Ana", "correct horse", "")).player
        old = await store.players.password(player.id)
        await now.login("Ana", "correct horse", "")
        new = await store.players.password(player.id)
        assert old is not None
        assert new is not None
        assert "m=8," in old
        assert "m=64," in new
        await now.login("Ana", "correct horse", "")
        assert await store.players.password(player.id) == new
        await store.close()

    asyncio.run(story())


def test_two_become_accounts_under_one_name_at_once_and_one_does(tmp_path: Path) -> None:
    async def story() -> None:
        store = await open_store(Settings(data=tmp_path))
        accounts = Accounts(store, CHEAP, Outbox(CHEAP, Metrics()))
        guests = [await accounts.guest("") for _ in range(4)]
        sessions = [await accounts.recognise({"authorization": f"Bearer {guest.token}"}) for guest in guests]
        tries = [accounts.keep(session, "Ana", "correct horse", "") for session in sessions if session]
        outcomes = await asyncio.gather(*tries, return_exceptions=True)
        assert sum(not isinstance(outcome, Exception) for outcome in outcomes) == 1
        await store.close()

    asyncio.run(story())


def test_a_token_has_256_bits_and_is_kept_as_a_hash() -> None:
    tokens = {new_token() for _ in range(100)}
    assert len(tokens) == 100
    assert {len(token) for token in tokens} == {43}
    assert len(fingerprint(tokens.pop())) == 64


def test_a_program_s_token_goes_before_the_cookie() -> None:
    assert token_in({"authorization": "Bearer xyz", **COOKIE}) == "xyz"
    assert token_in(COOKIE) == "abc"
    assert token_in({"authorization": "Basic xyz"}) == ""


@pytest.mark.parametrize(
    ("headers", "allowed"),
    [
        (OWN | COOKIE, True),
        (OWN, True),
        (HOST | COOKIE, False),
        (HOST, True),
        (OWN | COOKIE | {"origin": "http://evil.example"}, False),
        (OWN | {"origin": "http://cards.example"}, False),
        (OWN | {"origin": "ftp://cards.example:8080"}, False),
        (OWN | {"origin": "http://cards.example:8080.evil.example"}, False),
        (OWN | {"origin": "http://cards.example:8080@evil.example"}, False),
        (COOKIE | {"origin": "http://"}, False),
        (COOKIE | {"origin": "null", "host": "null"}, False),
        (COOKIE | {"origin": "https://play.example"}, True),
        (HOST | {"authorization": "Bearer xyz", "origin": "http://evil.example"}, True),
    ],
)
def test_a_request_is_allowed_from_where_it_comes(headers: dict[str, str], allowed: bool) -> None:
    assert allowed_origin(Settings(origins=("https://play.example",)), headers) is allowed


class Clock:
    """Goes when it is told to."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_all_may_come_at_once_and_then_one_by_one() -> None:
    clock = Clock()
    limits = Limits(Settings(), clock)
    chat = RULES["chat"].each
    assert [limits.hit("chat", "ana") for _ in range(chat.times)] == [None] * chat.times
    wait = limits.hit("chat", "ana")
    assert wait == pytest.approx(chat.seconds / chat.times)
    assert limits.hit("chat", "bob") is None
    clock.now += wait or 0
    assert limits.hit("chat", "ana") is None
    assert limits.hit("chat", "ana") is not None
    clock.now += chat.seconds
    assert [limits.hit("chat", "ana") for _ in range(chat.times)] == [None] * chat.times


def test_all_together_have_a_limit_too() -> None:
    limits = Limits(Settings(), Clock())
    together = RULES["register"].all
    assert together is not None
    assert all(limits.hit("register", str(number)) is None for number in range(together.times))
    assert limits.hit("register", "one more") is not None


def test_an_address_that_may_do_everything_again_is_forgotten() -> None:
    clock = Clock()
    limits = Limits(Settings(), clock)
    for number in range(FEW):
        limits.hit("chat", str(number))
    clock.now += RULES["chat"].each.seconds
    limits.hit("chat", "one more")
    assert list(limits.used_until) == [("chat", "one more")]


def test_without_limits_nobody_waits() -> None:
    limits = Limits(Settings(limited=False))
    assert [limits.hit("chat", "ana") for _ in range(1000)] == [None] * 1000


def test_every_rate_lets_somebody_do_something() -> None:
    rates = [rate for rule in RULES.values() for rate in (rule.each, rule.all) if rate is not None]
    assert all(rate.times >= 1 and rate.seconds > 0 for rate in rates)
    assert Rate(8, 10) in rates


def test_the_addresses_of_one_subscriber_are_one() -> None:
    assert network("2001:db8:1:2::1") == network("2001:db8:1:2:ffff::9")
    assert network("2001:db8:1:2::1") != network("2001:db8:1:3::1")
    assert network("192.0.2.7") == "192.0.2.7"
    assert network("") == ""
