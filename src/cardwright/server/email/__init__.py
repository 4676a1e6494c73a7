"""E-mail that the server sends, where its operator has named an SMTP server."""

from cardwright.server.email.outbox import Outbox
from cardwright.server.email.relay import Relay

__all__ = ["Outbox", "Relay"]
