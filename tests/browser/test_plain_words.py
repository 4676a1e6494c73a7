"""What is shown to people is in their words: dates, devices, and whose work it is."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage

PASSWORD = "plain words for everybody"


@pytest.mark.parametrize(
    ("locale", "written"), [("en-GB", r"\d{1,2} \w{3,4} 20\d\d"), ("en-US", r"\w{3} \d{1,2}, 20\d\d")]
)
def test_a_session_is_a_device_and_its_date_is_written_as_people_there_write_it(
    open_page: OpenPage, locale: str, written: str
) -> None:
    page = open_page(locale=locale)
    page.goto("/account")
    page.get_by_role("button", name="Make an account").first.click()
    page.get_by_label("Name").fill(f"Plain {locale}")
    page.get_by_label("Password").fill(PASSWORD)
    page.get_by_role("button", name="Make an account").last.click()
    seen = page.get_by_role("listitem").filter(has_text="Chrome, Linux")
    expect(seen).to_have_count(1)
    expect(seen).to_contain_text(re.compile(written))
    expect(page.get_by_text("Mozilla")).to_have_count(0)


def test_the_about_page_says_where_the_names_of_generals_come_from(page: Page) -> None:
    page.goto("/about")
    credit = page.get_by_role("listitem").filter(has_text="Duelyst")
    expect(credit).to_contain_text("names and numbers")
    expect(credit.get_by_role("link", name="CC0 1.0")).to_be_visible()
