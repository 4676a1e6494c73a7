"""An SMTP server on this machine that keeps what it is handed, for tests of e-mail."""

from __future__ import annotations

import asyncio
import re
import ssl
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any, Final

from aiosmtpd.smtp import SMTP, Envelope, Session

PATIENCE: Final = 30.0  # seconds
CODE: Final = re.compile(r"\b(?:[a-z2-7]{4}-){3}[a-z2-7]{4}\b")


class PostOffice:
    """``refuses`` is said instead of taking a message, one answer for each."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.refuses: list[str] = []
        self.came = threading.Condition()
        self.port = 0

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:
        if self.refuses:
            return self.refuses.pop(0)
        letter = message_from_bytes(envelope.content or b"", policy=policy.default)  # type: ignore[arg-type]
        assert isinstance(letter, EmailMessage)
        with self.came:
            self.letters.append(letter)
            self.came.notify_all()
        return "250 taken"

    @property
    def url(self) -> str:
        return f"smtp://127.0.0.1:{self.port}"

    def letter(self, to: str) -> EmailMessage:
        """The next one to this address, waited for."""
        with self.came:
            assert self.came.wait_for(lambda: any(letter["To"] == to for letter in self.letters), PATIENCE)
            found = next(letter for letter in self.letters if letter["To"] == to)
            self.letters.remove(found)
        return found

    def code(self, to: str) -> str:
        """The code in the next letter to this address."""
        found = CODE.search(self.letter(to).get_content())
        assert found
        return found[0]


@contextmanager
def post_office(encryption: ssl.SSLContext | None = None) -> Iterator[PostOffice]:
    office, loop = PostOffice(), asyncio.new_event_loop()
    told: dict[str, Any] = {"tls_context": encryption, "require_starttls": True} if encryption else {}
    opening = loop.create_server(lambda: SMTP(office, loop=loop, hostname="here", **told), "127.0.0.1", 0)
    thread = threading.Thread(target=loop.run_forever, name="post office")
    thread.start()
    server = asyncio.run_coroutine_threadsafe(opening, loop).result(PATIENCE)
    office.port = server.sockets[0].getsockname()[1]
    try:
        yield office
    finally:
        loop.call_soon_threadsafe(server.close)
        loop.call_soon_threadsafe(loop.stop)
        thread.join(PATIENCE)
        loop.close()
