"""The e-mail address of an account, and recovery codes sent there, by way of a real SMTP server."""

from __future__ import annotations

import asyncio
import ssl
import subprocess
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from shutil import which

import httpx2
import pytest

from cardwright.kernel.errors import BadInput
from cardwright.server.email import Relay
from cardwright.server.limits import RULES
from cardwright.server.settings import Settings, from_environment
from cardwright.server.store.dossier import dossier
from tests.server.http.live_server import CHEAP, PASSWORD, LiveServer, reason, serving
from tests.server.http.test_logins import later
from tests.server.post_office import PostOffice, post_office

SENDER = "Cards <cards@example.org>"
HOME, OTHER = "ana@example.org", "ana@example.com"
FRESH = "nine yellow submarines sink"


@pytest.fixture
def office() -> Iterator[PostOffice]:
    with post_office() as running:
        yield running


@pytest.fixture
def mailing_site(plain: Settings, office: PostOffice) -> Iterator[LiveServer]:
    with serving(replace(plain, smtp=office.url, email_from=SENDER)) as running:
        yield running


@pytest.fixture
def each_mailing_site(settings: Settings, office: PostOffice) -> Iterator[LiveServer]:
    told = replace(settings, limited=False, password_kib=CHEAP, thinkers=1, smtp=office.url, email_from=SENDER)
    with serving(told) as running:
        yield running


def propose(browser: httpx2.Client, address: str) -> int:
    return browser.post("me/email", json={"password": PASSWORD, "address": address}).status_code


def has_address(browser: httpx2.Client, office: PostOffice, address: str) -> None:
    assert propose(browser, address) == 204
    assert browser.put("me/email", json={"code": office.code(address.strip().lower())}).status_code == 204


def recover(browser: httpx2.Client, name: str, code: str) -> httpx2.Response:
    return browser.post("recover", json={"name": name, "code": code, "password": FRESH})


def test_a_code_sent_to_the_address_sets_a_new_password_once(each_mailing_site: LiveServer, office: PostOffice) -> None:
    site = each_mailing_site
    with site.player("Ana") as ana, site.browser() as there:
        has_address(ana, office, "  Ana@Example.ORG ")
        assert ana.get("me/email").json() == {"possible": True, "address": HOME, "waiting": ""}
        assert there.get("recover").json() == {"email": True}
        assert there.post("recover/email", json={"address": HOME}).status_code == 204
        letter = office.letter(HOME)
        assert (letter["From"], letter["Subject"]) == (SENDER, "Your recovery code for Cardwright")
        assert "Name: Ana" in letter.get_content()
        code = letter.get_content().partition("Recovery code: ")[2].split()[0]
        assert recover(there, "Ana", code[::-1]).status_code == 403
        assert recover(there, "Ana", code).status_code == 204
        assert "Ana of Cardwright has a new password" in office.letter(HOME).get_content()
        assert recover(there, "Ana", code).status_code == 403
        assert ana.get("me").status_code == 401
        assert there.post("login", json={"name": "Ana", "password": FRESH}).status_code == 200


def test_an_address_counts_only_when_it_is_confirmed(mailing_site: LiveServer, office: PostOffice) -> None:
    site = mailing_site
    with site.player("Ana") as ana, site.browser() as there:
        assert ana.post("me/email", json={"password": "wrong horse", "address": HOME}).status_code == 403
        assert propose(ana, HOME) == 204
        assert ana.get("me/email").json() == {"possible": True, "address": "", "waiting": HOME}
        there.post("recover/email", json={"address": HOME})
        code = office.code(HOME)
        later(site, 3_601)
        assert reason(ana.put("me/email", json={"code": code})) == "that code is wrong, or too old"
        assert propose(ana, HOME) == 204
        assert ana.put("me/email", json={"code": office.code(HOME)}).status_code == 204
        assert office.letters == []  # nothing came of asking before


def test_a_new_address_takes_the_place_of_the_old_one_which_is_told(
    mailing_site: LiveServer, office: PostOffice
) -> None:
    with mailing_site.player("Ana") as ana:
        has_address(ana, office, HOME)
        assert propose(ana, OTHER) == 204
        assert ana.get("me/email").json() == {"possible": True, "address": HOME, "waiting": OTHER}
        ana.put("me/email", json={"code": office.code(OTHER)})
        assert "does not belong to the account Ana" in office.letter(HOME).get_content()
        ana.post("me/email/remove", json={"password": PASSWORD})
        assert "does not belong to the account Ana" in office.letter(OTHER).get_content()
        assert ana.get("me/email").json() == {"possible": True, "address": "", "waiting": ""}


def test_nobody_learns_which_addresses_exist(
    mailing_site: LiveServer, office: PostOffice, monkeypatch: pytest.MonkeyPatch
) -> None:
    site = mailing_site
    with site.player("Ana") as ana, site.browser() as there:
        has_address(ana, office, HOME)
        known, unknown = (there.post("recover/email", json={"address": each}) for each in (HOME, OTHER))
        assert (known.status_code, known.content) == (unknown.status_code, unknown.content) == (204, b"")
        office.letter(HOME)
        held, released = site.node.store.emails.owners, asyncio.Event()

        async def slow(address: str) -> list[tuple[str, str]]:
            await released.wait()
            return await held(address)

        monkeypatch.setattr(site.node.store.emails, "owners", slow)
        assert there.post("recover/email", json={"address": HOME}).status_code == 204  # before it is looked up
        assert office.letters == []
        assert site.server.loop
        site.server.loop.call_soon_threadsafe(released.set)
        office.letter(HOME)


def test_a_code_that_was_sent_is_void_after_an_hour_and_after_a_new_password(
    mailing_site: LiveServer, office: PostOffice
) -> None:
    site = mailing_site
    with site.player("Ana") as ana:
        has_address(ana, office, HOME)
        ana.post("recover/email", json={"address": HOME})
        code = office.code(HOME)
        assert ana.put("me/password", json={"old": PASSWORD, "new": FRESH}).status_code == 204
        assert recover(ana, "Ana", code).status_code == 403
        ana.post("recover/email", json={"address": HOME})
        late = office.code(HOME)
        later(site, 3_601)
        assert recover(ana, "Ana", late).status_code == 403


def test_one_letter_names_every_account_with_the_address_but_banned_ones(
    mailing_site: LiveServer, office: PostOffice
) -> None:
    site = mailing_site
    for name in ("Ana", "Bob", "Eve"):
        with site.player(name) as one:
            has_address(one, office, HOME)
            id = one.get("me").json()["player"]
    site.ask(site.node.store.moderation.ban("", id, "cheating", 0.0))
    with site.browser() as there:
        there.post("recover/email", json={"address": HOME})
        text = office.letter(HOME).get_content()
        assert ("Name: Ana" in text, "Name: Bob" in text, "Name: Eve" in text) == (True, True, False)


def test_letters_to_one_address_and_for_one_asker_are_limited(plain: Settings, office: PostOffice) -> None:
    told = replace(plain, limited=True, smtp=office.url, email_from=SENDER)
    with serving(told) as site, site.browser() as there:
        times = RULES["mailbox"].each.times
        known = [there.post("recover/email", json={"address": HOME}).status_code for _ in range(times + 1)]
        assert known == [204] * times + [429]
        left = RULES["email"].each.times - times - 1
        others = [
            there.post("recover/email", json={"address": f"a{n}@example.org"}).status_code for n in range(left + 1)
        ]
        assert others == [204] * left + [429]


def test_what_is_stored_of_an_address_is_told_and_goes_with_the_account(
    mailing_site: LiveServer, office: PostOffice
) -> None:
    site = mailing_site
    with site.player("Ana") as ana:
        has_address(ana, office, HOME)
        id = ana.get("me").json()["player"]
        ana.post("recover/email", json={"address": HOME})
        code = office.code(HOME)
        told = site.ask(dossier(site.node.store, id))
        assert told["email"] == {"address": HOME, "waiting": ""}
        kept = b"".join(path.read_bytes() for path in site.node.settings.data.glob("cardwright.db*"))
        assert code.encode() not in kept
        assert ana.post("me/delete", json={"password": PASSWORD}).status_code == 204
        assert site.ask(site.node.store.emails.get(id)) is None


def test_what_is_no_address_is_refused(mailing_site: LiveServer) -> None:
    wrong = ("ana", "ana@", "@example.org", "ana@example", "a b@example.org", "a@b.org\r\nBcc: c@d.org", "a..b@c.org")
    with mailing_site.browser() as there:
        refused = [there.post("recover/email", json={"address": address}) for address in wrong]
    told = {(each.status_code, reason(each)) for each in refused}
    assert told == {(400, "an e-mail address is written like ana@example.org")}


def test_a_server_without_smtp_says_so(quiet_site: LiveServer) -> None:
    with quiet_site.browser() as there:
        assert there.get("recover").json() == {"email": False}
        refused = there.post("recover/email", json={"address": HOME})
        assert (refused.status_code, reason(refused)) == (409, "this server sends no e-mail")


def test_a_letter_is_sent_again_unless_it_was_refused_for_good(
    mailing_site: LiveServer, office: PostOffice, capsys: pytest.CaptureFixture[str]
) -> None:
    site = mailing_site
    site.node.outbox.pauses = (0.0, 0.0, 0.0)
    office.refuses = ["451 later", "451 later"]
    site.ask(post(site, HOME))
    assert office.letter(HOME)["Subject"] == "Hello"
    office.refuses = [f"550 nobody at {OTHER}", "250 never asked"]
    site.ask(post(site, OTHER))
    while site.node.outbox.under_way:
        site.ask(nothing())
    assert office.refuses == ["250 never asked"]
    assert b'cardwright_emails_total{outcome="failed"} 1.0' in site.node.metrics.text()
    said = "".join(capsys.readouterr())
    assert "SMTPDataError 550" in said
    assert OTHER not in said


async def post(site: LiveServer, to: str) -> None:
    site.node.outbox.post(to, "Hello", "Hello")


async def nothing() -> None:
    """Let the server's loop go on."""


# The SMTP server.


def test_settings_that_cannot_send_are_refused_when_the_server_starts() -> None:
    with pytest.raises(BadInput, match="set both CARDWRIGHT_SMTP and CARDWRIGHT_EMAIL_FROM"):
        from_environment({"CARDWRIGHT_SMTP": "smtp://localhost"})
    for url in ("mail.example.org", "http://mail.example.org", "smtp://", "smtp://host:port"):
        with pytest.raises(BadInput, match="smtp://user:password@host"):
            Relay(url)
    told = Relay("smtps://ana%40example.org:a%2Fb@mail.example.org")
    assert (told.user, told.password, told.port) == ("ana@example.org", "a/b", 465)


def test_nothing_crosses_a_network_in_the_clear(office: PostOffice, plain: Settings) -> None:
    elsewhere = office.url.replace("127.0.0.1", "0.0.0.0")  # this machine, by an address that does not say so
    with serving(replace(plain, smtp=elsewhere, email_from=SENDER)) as site:
        site.ask(post(site, HOME))
        while site.node.outbox.under_way:
            site.ask(nothing())
        assert b'cardwright_emails_total{outcome="failed"} 1.0' in site.node.metrics.text()
    assert office.letters == []


@pytest.mark.skipif(which("openssl") is None, reason="makes a certificate with openssl, which is not installed")
def test_a_letter_travels_encrypted_where_the_certificate_is_trusted(
    tmp_path: Path, plain: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    key, certificate = tmp_path / "key.pem", tmp_path / "certificate.pem"
    ask = "openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=localhost"
    named = ["-addext", "subjectAltName=DNS:localhost", "-keyout", str(key), "-out", str(certificate)]
    subprocess.run([*ask.split(), *named], check=True, capture_output=True)
    encryption = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    encryption.load_cert_chain(certificate, key)
    with post_office(encryption) as office:
        told = replace(plain, smtp=office.url.replace("127.0.0.1", "localhost"), email_from=SENDER)
        with serving(told) as site:
            site.node.outbox.pauses = (0.0,)
            site.ask(post(site, HOME))
            while site.node.outbox.under_way:
                site.ask(nothing())
            assert office.letters == []  # nobody vouches for the certificate
            monkeypatch.setenv("SSL_CERT_FILE", str(certificate))
            site.ask(post(site, HOME))
            assert office.letter(HOME)["Subject"] == "Hello"
