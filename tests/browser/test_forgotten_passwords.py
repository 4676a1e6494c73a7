"""Somebody who has forgotten their password sets a new one by a recovery code, made before or sent by e-mail."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.access import assert_accessible
from tests.browser.conftest import OpenPage
from tests.browser.test_logins import WORD, enter
from tests.server.post_office import post_office
from tests.server.serve_command import server as start_server

FRESH = "nine yellow submarines sink"


def panel(page: Page) -> Locator:
    page.get_by_text("I have forgotten my password").click()
    return page.get_by_role("form", name="I have forgotten my password")


def recover(form: Locator, name: str, code: str) -> None:
    form.get_by_label("Name").fill(name)
    form.get_by_label("Recovery code").fill(code)
    form.get_by_label("New password").fill(FRESH)
    form.get_by_role("button", name="Set the new password").click()


def test_a_recovery_code_sets_a_new_password_once(open_page: OpenPage, forgiven: list[str]) -> None:
    forgiven.extend(["status of 401", "status of 403"])
    name = "Forgetful"
    home, elsewhere = open_page(), open_page()
    home.goto("/account")
    home.get_by_role("button", name="Make an account").first.click()
    enter(home, name, "Make an account")
    making = home.locator("section", has=home.get_by_role("heading", name="Recovery code"))
    making.get_by_label("Password").fill("not my password")
    making.get_by_role("button", name="Make a recovery code").click()
    expect(making.get_by_role("alert")).to_contain_text("that is not your password")
    making.get_by_label("Password").fill(WORD)
    making.get_by_role("button", name="Make a recovery code").click()
    code = making.locator("code").inner_text()
    assert_accessible(home)

    elsewhere.goto("/account")
    form = panel(elsewhere)
    recover(form, name, code[::-1])
    expect(form.get_by_role("alert")).to_have_text("the name or the recovery code is wrong")
    recover(form, "Nobody at all", code)
    expect(form.get_by_role("alert")).to_have_text("the name or the recovery code is wrong")
    recover(form, name, code.upper())
    expect(form.get_by_role("status")).to_have_text("The password is changed. Log in with it.")
    assert_accessible(elsewhere)
    recover(form, name, code)
    expect(form.get_by_role("alert")).to_have_text("the name or the recovery code is wrong")

    home.reload()
    expect(home.get_by_role("button", name="Log in").first).to_be_visible()
    login = elsewhere.locator("form").first
    login.get_by_label("Name").fill(name)
    login.get_by_label("Password").fill(WORD)
    login.get_by_role("button", name="Log in").click()
    expect(login.get_by_role("alert")).to_contain_text("the name or the password is wrong")
    login.get_by_label("Password").fill(FRESH)
    login.get_by_role("button", name="Log in").click()
    expect(elsewhere.locator(".me .name")).to_have_text(name)


def test_a_code_sent_by_e_mail_sets_a_new_password(
    open_page: OpenPage, forgiven: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    forgiven.extend(["status of 401"])
    with post_office() as office:
        monkeypatch.setenv("CARDWRIGHT_SMTP", office.url)
        monkeypatch.setenv("CARDWRIGHT_EMAIL_FROM", "cards@example.org")
        with start_server(tmp_path, "--no-open", "--log", "error", "--thinkers", 1) as mailing:
            home, elsewhere = open_page(base_url=mailing.url), open_page(base_url=mailing.url)
            home.goto("/account")
            home.get_by_role("button", name="Make an account").first.click()
            enter(home, "Forgetful", "Make an account")
            place = home.locator("section", has=home.get_by_role("heading", name="E-mail address"))
            place.get_by_label("E-mail address").fill("ana@example.org")
            place.get_by_label("Password").fill(WORD)
            place.get_by_role("button", name="Send the code").click()
            expect(place).to_contain_text("A code is on its way to ana@example.org")
            assert_accessible(home)
            place.get_by_label("Code from the e-mail").fill(office.code("ana@example.org"))
            place.get_by_role("button", name="Confirm the address").click()
            expect(place.get_by_role("status").first).to_have_text("Recovery codes can be sent to ana@example.org.")

            elsewhere.goto("/account")
            form = panel(elsewhere)
            asking = elsewhere.get_by_role("form", name="Send me a code")
            for address in ("nobody@example.org", "ana@example.org"):
                asking.get_by_label("E-mail address").fill(address)
                asking.get_by_role("button", name="Send me a code").click()
                expect(asking.get_by_role("status")).to_contain_text("If an account has this address, a code is on its")
            assert_accessible(elsewhere)
            recover(form, "Forgetful", office.code("ana@example.org"))
            expect(form.get_by_role("status")).to_have_text("The password is changed. Log in with it.")
            home.reload()
            expect(home.get_by_role("button", name="Log in").first).to_be_visible()
