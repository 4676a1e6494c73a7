"""The tests in the browser notice what goes wrong while they look elsewhere."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.access import assert_accessible
from tests.browser.page_errors import PageErrors


@pytest.mark.parametrize(
    ("deed", "complaint"),
    [
        ("setTimeout(() => { throw new Error('broken') })", "thrown: Error: broken"),
        ("console.error('broken')", "error: broken"),
        ("console.warn('odd')", "warning: odd"),
        ("fetch('/api/v1/nothing')", "error: Failed to load resource: the server responded with a status of 404"),
        ("document.body.setAttribute('style', 'color: red')", "error: Applying inline style violates"),
        ("document.body.append(Object.assign(document.createElement('script'), {text: '1'}))", "inline script"),
        ("fetch('http://127.0.0.1:9/').catch(() => {})", "http://127.0.0.1:9/"),
    ],
)
def test_a_page_that_complains_is_noticed(page: Page, forgiven: list[str], deed: str, complaint: str) -> None:
    page.goto("/about")
    watch = PageErrors(page)
    with page.expect_event("console" if "throw" not in deed else "pageerror"):
        page.evaluate(f"() => {{ {deed} }}")
    forgiven.extend(watch.complaints)
    assert complaint in "\n".join(watch.complaints)


def test_what_somebody_cannot_use_is_noticed(page: Page) -> None:
    page.goto("/about")
    expect(page.locator("h1")).to_be_attached()
    page.evaluate("document.querySelector('main').append(document.createElement('button'))")
    with pytest.raises(AssertionError, match="button-name: Buttons must have discernible text"):
        assert_accessible(page)
