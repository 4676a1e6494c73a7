"""Which errors mean that the database is away."""

from sqlalchemy import exc

from cardwright.server.store.away import is_database_away


def led_to(error: Exception, cause: Exception) -> Exception:
    error.__cause__ = cause
    return error


def test_an_error_is_an_outage_if_one_led_to_it() -> None:
    assert is_database_away(led_to(ValueError(), led_to(RuntimeError(), exc.OperationalError("", None, OSError()))))
    assert is_database_away(ConnectionRefusedError())
    assert not is_database_away(led_to(ValueError(), KeyError()))
    assert not is_database_away(None)


def test_errors_that_led_to_each_other_are_looked_at_once() -> None:
    first, second = ValueError(), KeyError()
    assert not is_database_away(led_to(first, led_to(second, first)))
