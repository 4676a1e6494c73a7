"""E-mail on its way: sent in the background, tried again where that may help, so that nobody waits for it."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from smtplib import SMTPNotSupportedError, SMTPRecipientsRefused, SMTPResponseException
from typing import Any, Final

import structlog

from cardwright.server.email.relay import Relay
from cardwright.server.failures import note_failure
from cardwright.server.metrics import Metrics
from cardwright.server.settings import Settings

PAUSES: Final = (0.0, 10.0, 60.0)  # seconds before each try
MOST: Final = 500  # messages on their way
THREADS: Final = 2

log = structlog.get_logger("cardwright.email")


class Outbox:
    """Without an SMTP server it is closed, and sends nothing. No address is ever logged."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self.relay: Relay | None = Relay(settings.smtp) if settings.smtp else None
        self.sender: str = settings.email_from
        self.metrics: Metrics = metrics
        self.pauses: tuple[float, ...] = PAUSES
        self.threads = ThreadPoolExecutor(THREADS, "email")
        self.under_way: set[asyncio.Task[None]] = set()

    @property
    def is_open(self) -> bool:
        return self.relay is not None

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something that ends in an e-mail, while the one who asked for it goes on."""
        if len(self.under_way) >= MOST:
            work.close()
            self.metrics.emails.labels("dropped").inc()
            return
        task = asyncio.create_task(work)
        self.under_way.add(task)
        task.add_done_callback(self.finished)

    def finished(self, task: asyncio.Task[None]) -> None:
        self.under_way.discard(task)
        if not task.cancelled() and (error := task.exception()):
            note_failure(self.metrics, "an e-mail was not written", error)

    def post(self, to: str, subject: str, text: str) -> None:
        if self.relay is not None:
            self.begin(self.deliver(self.relay, self.message(to, subject, text)))

    def message(self, to: str, subject: str, text: str) -> EmailMessage:
        message = EmailMessage()
        message["From"], message["To"], message["Subject"] = self.sender, to, subject
        message["Date"] = formatdate()
        message["Message-ID"] = make_msgid(domain=self.sender.rpartition("@")[2].rstrip(">"))
        message["Auto-Submitted"] = "auto-generated"
        message.set_content(text)
        return message

    async def deliver(self, relay: Relay, message: EmailMessage) -> None:
        fault = OSError()
        for pause in self.pauses:
            await asyncio.sleep(pause)
            try:
                await asyncio.get_running_loop().run_in_executor(self.threads, relay.send, message)
            except OSError as error:
                fault = error
                if is_final(error):
                    break
            else:
                self.metrics.emails.labels("sent").inc()
                return
        self.metrics.emails.labels("failed").inc()
        log.warning("an e-mail could not be sent", why=what_happened(fault))

    async def stop(self) -> None:
        for task in self.under_way:
            task.cancel()
        await asyncio.gather(*self.under_way, return_exceptions=True)
        self.threads.shutdown(wait=False, cancel_futures=True)


def is_final(error: OSError) -> bool:
    """Whether the same would happen again."""
    if isinstance(error, SMTPRecipientsRefused):
        return all(code >= 500 for code, _ in error.recipients.values())
    return isinstance(error, SMTPNotSupportedError) or (
        isinstance(error, SMTPResponseException) and error.smtp_code >= 500
    )


def what_happened(error: OSError) -> str:
    """For the log: what the SMTP server says could repeat the address."""
    if isinstance(error, SMTPResponseException):
        return f"{type(error).__name__} {error.smtp_code}"
    return type(error).__name__ if isinstance(error, SMTPRecipientsRefused) else str(error) or type(error).__name__
