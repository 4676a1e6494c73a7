"""A real browser at a real server, for tests that see what a person sees.

Take one of these as an argument of the test:

    page        a desktop's window (1366x768); page.goto("/") opens the server's first page
    phone       a small phone (360x640) that is touched
    open_page   makes more of either, each a browser profile of its own: open_page(locale="de-DE"), open_page(**PHONE)
    people      makes players who have come in as guests: ana, ben = people(2)
                in all of these nothing moves and nothing sounds, unless asked: open_page(lively=True)
    forgiven    complaints that the test causes on purpose: forgiven.append("status of 403")
    server      the process that is tested; server.url is where it is. Its pictures are flat: tests that look at the
                real ones take drawn_server in its place

and these from the modules beside this one:

    from tests.browser.access import assert_accessible      # axe-core finds nothing to object to
    from tests.browser.browser_player import seated                 # table = seated(ana, ben, game="threelines")

A test fails if any of its pages throws, prints an error or a warning, breaks the Content-Security-Policy or asks for
something that does not come. Of a test that fails, a picture of each of its pages is left in .cache/browser/.

    make test                                        once: then the browser, the client and all else is there
    make site                                        builds the client again
    .venv/bin/pytest tests/browser -k phone          while one works
    CARDWRIGHT_SITE=/some/where .venv/bin/pytest …   with a client built elsewhere
    CHROMIUM=/usr/bin/chromium .venv/bin/pytest …    with another browser

Playwright's loop runs while the files of this folder are tested, so nothing in them can call asyncio.run().
"""

from __future__ import annotations

import os
from collections.abc import Generator, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Final, Protocol

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from cardwright.server.settings import from_environment
from tests.browser.browser_player import BrowserPlayer
from tests.browser.chromium.launch import launch
from tests.browser.flat_pictures import with_flat_pictures
from tests.browser.page_errors import PageErrors
from tests.server.serve_command import Server
from tests.server.serve_command import server as start_server

HERE: Final = Path(__file__).parent
ROOT: Final = HERE.parents[1]
PICTURES: Final = ROOT / ".cache/browser"
PATIENCE: Final = 20_000  # milliseconds; a busy machine may need some of them
DESKTOP: Final[dict[str, Any]] = {"viewport": {"width": 1366, "height": 768}}
PHONE: Final[dict[str, Any]] = {"viewport": {"width": 360, "height": 640}, "is_mobile": True, "has_touch": True}
SCREENS: Final = {"desktop": DESKTOP, "phone": PHONE}
QUIETLY: Final = """if (!localStorage.getItem('cardwright.settings'))
  localStorage.setItem('cardwright.settings', JSON.stringify({ speed: 'none', sound: false }));"""
FAILED: Final = pytest.StashKey[bool]()


class OpenPage(Protocol):
    def __call__(self, *, lively: bool = False, **options: Any) -> Page: ...


class People(Protocol):
    def __call__(self, number: int, *, lively: bool = False) -> list[BrowserPlayer]: ...


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The tests of a file share what they prepare, so one process runs them all."""
    for item in items:
        if item.path.is_relative_to(HERE):
            item.add_marker(pytest.mark.xdist_group(f"browser-{item.path.stem}"))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("server")
    yield from opened(folder / "data", with_flat_pictures(built_site(), folder / "site"))


def opened(data: Path, site: Path) -> Iterator[Server]:
    """A server with this client."""
    options = ("--unlimited", "--no-open", "--lab", "--log", "error", "--thinkers", 1)
    with ExitStack() as stack:
        with pytest.MonkeyPatch.context() as patch:  # other servers have a client of their own
            patch.setenv("CARDWRIGHT_SITE", str(site))
            served = stack.enter_context(start_server(data, *options))
        yield served
        served.end()
        assert served.err == ""


def built_site() -> Path:
    site = from_environment(dict(os.environ)).site
    assert (site / "index.html").exists(), "the web client is not built: make site"
    return site


@pytest.fixture(scope="module")
def drawn_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    yield from opened(tmp_path_factory.mktemp("drawn") / "data", built_site())


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        yield launch(playwright)


@pytest.fixture
def forgiven() -> list[str]:
    return []


@pytest.fixture
def open_page(
    request: pytest.FixtureRequest, browser: Browser, server: Server, forgiven: list[str]
) -> Iterator[OpenPage]:
    contexts: list[BrowserContext] = []
    watches: list[PageErrors] = []

    def open_one(*, lively: bool = False, **options: Any) -> Page:
        context = browser.new_context(
            **{"base_url": server.url, "locale": "en-GB", "service_workers": "block", **DESKTOP, **options}
        )
        context.set_default_timeout(PATIENCE)
        if not lively:
            context.add_init_script(QUIETLY)
        contexts.append(context)
        page = context.new_page()
        watches.append(PageErrors(page))
        return page

    yield open_one
    complaints = [complaint for watch in watches for complaint in watch.unforgiven(forgiven)]
    if complaints or request.node.stash.get(FAILED, False):
        take_pictures(request.node.name, contexts)
    for context in contexts:
        context.close()
    if complaints:
        pytest.fail("\n".join(["The pages complained:", *complaints]), pytrace=False)


def take_pictures(name: str, contexts: list[BrowserContext]) -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    pages = [page for context in contexts for page in context.pages]
    for number, page in enumerate(pages, 1):
        page.screenshot(path=PICTURES / f"{name.replace('/', '_')}-{number}.png")


@pytest.fixture
def page(open_page: OpenPage) -> Page:
    return open_page()


@pytest.fixture
def phone(open_page: OpenPage) -> Page:
    return open_page(**PHONE)


@pytest.fixture
def people(open_page: OpenPage, server: Server) -> People:
    def come_in(number: int, *, lively: bool = False) -> list[BrowserPlayer]:
        return [BrowserPlayer(open_page(lively=lively), server.url) for _ in range(number)]

    return come_in
