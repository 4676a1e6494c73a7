"""Text columns: text that some database cannot store is refused before any database sees it."""

from __future__ import annotations

from sqlalchemy import Dialect, String, Text
from sqlalchemy.exc import DontWrapMixin
from sqlalchemy.types import TypeDecorator

from cardwright.kernel.errors import BadInput


class NotText(DontWrapMixin, BadInput):
    """Holds a NUL, which PostgreSQL cannot store, or half of a character, which nothing can."""


def checked(value: str | None) -> str | None:
    if value is None or (value.isascii() and "\0" not in value):
        return value
    if "\0" in value or any("\ud800" <= letter <= "\udfff" for letter in value):
        raise NotText("a text with characters that cannot be stored")
    return value


class ShortText(TypeDecorator[str]):
    """Text of limited length."""

    impl = String
    cache_ok = True

    def process_bind_param(self, value: str | None, dialect: Dialect) -> str | None:
        return checked(value)


class LongText(TypeDecorator[str]):
    """Text of any length."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: str | None, dialect: Dialect) -> str | None:
        return checked(value)
