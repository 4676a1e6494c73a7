"""Accounts, guests, sessions, and where requests may come from."""

from cardwright.server.accounts.accounts import Accounts
from cardwright.server.accounts.origin import allowed_origin
from cardwright.server.accounts.session import Login, Session

__all__ = ["Accounts", "Login", "Session", "allowed_origin"]
