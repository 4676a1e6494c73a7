"""The log of a node: readable by programs and by people, and without secrets."""

from __future__ import annotations

import io
import json
import logging
from collections.abc import Iterator

import pytest
import structlog

from cardwright.kernel.errors import BadInput
from cardwright.server.logs import start_logging

LIBRARIES = ("uvicorn", "uvicorn.error", "uvicorn.access")


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.fixture(autouse=True)
def _as_before() -> Iterator[None]:
    root = logging.getLogger()
    handlers, level = root.handlers, root.level
    yield
    root.handlers = handlers
    root.setLevel(level)
    structlog.reset_defaults()


def logged(out: io.StringIO) -> list[dict[str, str]]:
    return [json.loads(line) for line in out.getvalue().splitlines()]


def test_each_line_is_an_object_that_begins_with_when_how_bad_and_what() -> None:
    start_logging("info", out := io.StringIO())
    structlog.get_logger().info("a match is over", table="t1", result=[0])
    structlog.get_logger().debug("nobody hears this")
    (line,) = logged(out)
    assert list(line) == ["at", "level", "event", "table", "result"]
    assert (line["level"], line["event"]) == ("info", "a match is over")


@pytest.mark.parametrize("name", ["password", "cookie", "new_password", "Authorization", "salts", "secret", "seed"])
def test_secrets_are_not_written_down(name: str) -> None:
    start_logging("debug", out := io.StringIO())
    structlog.get_logger().info("a player came", **{name: "open sesame"})
    assert "sesame" not in out.getvalue()
    assert logged(out)[0][name] == "(not logged)"


def fail(password: str) -> None:
    raise ValueError(len(password))


def test_a_fault_is_logged_with_its_traceback_but_not_with_its_values() -> None:
    start_logging("error", out := io.StringIO())
    try:
        fail("sesame" * 2)
    except ValueError:
        structlog.get_logger().exception("something failed")
    (line,) = logged(out)
    assert line["exception"].startswith("Traceback")
    assert line["exception"].endswith("ValueError: 12")
    assert "sesamesesame" not in out.getvalue()


@pytest.mark.parametrize("library", LIBRARIES)
def test_libraries_log_in_the_same_form_and_only_what_matters(library: str) -> None:
    start_logging("debug", out := io.StringIO())
    logging.getLogger(library).debug("> cookie: %s", "sesame")
    logging.getLogger(library).info("started")
    logging.getLogger(library).error("it %s", "broke")
    (line,) = logged(out)
    assert (line["level"], line["event"], line["logger"]) == ("error", "it broke", library)


def test_what_cannot_be_json_is_written_as_text() -> None:
    start_logging("info", out := io.StringIO())
    structlog.get_logger().info("odd", thing=ValueError("x"))
    assert logged(out)[0]["thing"] == "x"


def test_a_person_at_a_terminal_reads_lines_not_objects() -> None:
    start_logging("info", out := Terminal())
    structlog.get_logger().info("a match is over", table="t1", password="sesame")
    logging.getLogger("uvicorn.error").error("it broke")
    first, second = out.getvalue().splitlines()
    assert "a match is over" in first
    assert "{" not in first
    assert "sesame" not in first
    assert "it broke" in second


def test_a_level_nobody_knows_is_refused() -> None:
    with pytest.raises(BadInput, match='a log level is one of debug, info, warning, error, not "loud"'):
        start_logging("loud")
