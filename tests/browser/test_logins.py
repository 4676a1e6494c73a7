"""The second factor as a person meets it: set up, log in with it, switch it off."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import Page, expect
from pyotp import TOTP

from tests.browser.access import assert_accessible
from tests.browser.conftest import SCREENS, OpenPage
from tests.browser.test_pages import fits_in_width

WORD = "seven purple elephants"


def enter(page: Page, name: str, button: str) -> None:
    page.get_by_label("Name").fill(name)
    page.get_by_label("Password").fill(WORD)
    page.locator("form").get_by_role("button", name=button).click()


@pytest.mark.parametrize("screen", SCREENS)
def test_a_second_factor_is_set_up_and_asked_for_at_the_next_login(
    screen: str, open_page: OpenPage, forgiven: list[str]
) -> None:
    forgiven.append("status of 403")
    name = f"Factor {screen}"
    page = open_page(**SCREENS[screen])
    page.goto("/account")
    page.get_by_role("button", name="Make an account").first.click()
    enter(page, name, "Make an account")
    factor = page.locator("section", has=page.get_by_role("heading", name="Second factor"))
    factor.get_by_label("Password").fill(WORD)
    factor.get_by_role("button", name="Set it up").click()
    expect(factor.get_by_alt_text("QR code with the secret")).to_be_visible()
    assert_accessible(page)
    app = TOTP(factor.locator("code").inner_text())
    factor.get_by_label("Code").fill(app.now())
    factor.get_by_role("button", name="Switch it on").click()
    codes = factor.get_by_role("listitem")
    expect(codes).to_have_count(10)
    assert_accessible(page)
    recovery = codes.first.inner_text()
    factor.get_by_role("button", name="I have written them down").click()
    expect(factor).to_contain_text("Recovery codes left: 10")
    assert_accessible(page)
    assert fits_in_width(page)

    page.get_by_role("button", name="Log out").click()
    enter(page, name, "Log in")
    expect(page.get_by_role("alert")).to_contain_text("second factor")
    assert_accessible(page)
    page.get_by_label("Code").fill(app.at(int(time.time()) + 30))  # the one that switched it on is used up
    page.locator("form").get_by_role("button", name="Log in").click()
    expect(page.locator(".me .name")).to_have_text(name)

    factor.get_by_label("Password").fill(WORD)
    factor.get_by_label("Code").fill(recovery)
    factor.get_by_role("button", name="Switch it off").click()
    expect(factor.get_by_role("button", name="Set it up")).to_be_visible()
