"""The operator's SMTP server, through which e-mail leaves."""

from __future__ import annotations

import ipaddress
import ssl
from email.message import EmailMessage
from smtplib import SMTP, SMTP_SSL, SMTPNotSupportedError
from typing import Final
from urllib.parse import SplitResult, unquote, urlsplit

from cardwright.kernel.errors import BadInput

PORTS: Final = {"smtp": 587, "smtps": 465}
PATIENCE: Final = 20.0  # seconds for each step
WRITTEN: Final = "CARDWRIGHT_SMTP is written smtp://user:password@host or smtps://user:password@host"


class Relay:
    """``smtps://`` is encrypted from the first byte, ``smtp://`` by STARTTLS; only on this machine need it not be."""

    def __init__(self, url: str) -> None:
        parts = parts_of(url)
        self.host: str = parts.hostname or ""
        self.port: int = parts.port or PORTS[parts.scheme]
        self.user: str = unquote(parts.username or "")
        self.password: str = unquote(parts.password or "")
        self.encrypted: bool = parts.scheme == "smtps"

    def send(self, message: EmailMessage) -> None:
        """Hand one message over; raises ``OSError``, of which ``SMTPException`` is a kind."""
        with self.connection() as server:
            if not self.encrypted:
                encrypt(server, self.host)
            if self.user:
                server.login(self.user, self.password)
            server.send_message(message)

    def connection(self) -> SMTP:
        if self.encrypted:
            return SMTP_SSL(self.host, self.port, timeout=PATIENCE, context=ssl.create_default_context())
        return SMTP(self.host, self.port, timeout=PATIENCE)


def parts_of(url: str) -> SplitResult:
    try:
        parts = urlsplit(url)
        sound = parts.scheme in PORTS and bool(parts.hostname) and parts.port != 0
    except ValueError:
        sound = False
    if not sound:
        raise BadInput(WRITTEN)
    return parts


def encrypt(server: SMTP, host: str) -> None:
    """Go on encrypted; a password or a code never crosses a network in the clear."""
    server.ehlo()
    if server.has_extn("starttls"):
        server.starttls(context=ssl.create_default_context())
    elif not is_this_machine(host):
        raise SMTPNotSupportedError("the SMTP server offers no encryption")


def is_this_machine(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
