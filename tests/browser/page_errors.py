"""Notices whatever goes wrong in a page while a test looks elsewhere."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import ConsoleMessage, Error, Page, Request

LEFT_ALONE: Final = "net::ERR_ABORTED"  # somebody went on before it came
NO_WORKER: Final = "Service Worker registration blocked by Playwright"  # as most tests wish


class PageErrors:
    """What a page complained about: its errors, the browser's own, and requests that failed."""

    def __init__(self, page: Page) -> None:
        self.complaints: list[str] = []
        page.on("pageerror", self.thrown)
        page.on("console", self.printed)
        page.on("requestfailed", self.failed)

    def thrown(self, error: Error) -> None:
        self.complaints.append(f"thrown: {error.stack or error}")

    def printed(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning", "assert") and message.text != NO_WORKER:
            self.complaints.append(f"{message.type}: {message.text} ({message.location.get('url', '')})")

    def failed(self, request: Request) -> None:
        if request.failure != LEFT_ALONE:
            self.complaints.append(f"no answer: {request.method} {request.url}: {request.failure}")

    def unforgiven(self, forgiven: list[str]) -> list[str]:
        return [complaint for complaint in self.complaints if not any(text in complaint for text in forgiven)]
