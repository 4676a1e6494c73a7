"""The log of a node: one JSON object per line on stderr, or coloured lines on a terminal; it holds no secrets."""

from __future__ import annotations

import logging
import sys
from typing import Final, TextIO

import msgspec
import structlog
from structlog.types import EventDict, Processor, WrappedLogger

from cardwright.kernel.errors import BadInput

LEVELS: Final = {"debug": logging.DEBUG, "info": logging.INFO, "warning": logging.WARNING, "error": logging.ERROR}
SECRETS: Final = ("authorization", "cookie", "invite", "password", "salt", "secret", "seed", "session", "token")
HIDDEN: Final = "(not logged)"


def start_logging(level: str = "info", stream: TextIO | None = None) -> None:
    """From now on everything that this process and its libraries log goes here."""
    if level not in LEVELS:
        raise BadInput(f'a log level is one of {", ".join(LEVELS)}, not "{level}"')
    out = stream or sys.stderr
    processors: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True, key="at"),
        hide_secrets,
    ]
    ends = shown_to_a_person() if out.isatty() else shown_to_a_program()
    structlog.configure(
        processors=[*processors, *ends],
        wrapper_class=structlog.make_filtering_bound_logger(LEVELS[level]),
        logger_factory=structlog.PrintLoggerFactory(out),
        cache_logger_on_first_use=False,
    )
    join_libraries(processors, ends, LEVELS[level], out)


def shown_to_a_person() -> list[Processor]:
    return [structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)]


def shown_to_a_program() -> list[Processor]:
    return [
        structlog.processors.format_exc_info,
        structlog.processors.JSONRenderer(serializer=written),
    ]


def written(event: EventDict, **_: object) -> str:
    first = {name: event.pop(name) for name in ("at", "level", "event")}
    return msgspec.json.encode({**first, **event}, enc_hook=str).decode()


def hide_secrets(_: WrappedLogger, __: str, event: EventDict) -> EventDict:
    """Hide secrets that are logged by mistake."""
    for name in event:
        if any(word in name.lower() for word in SECRETS):
            event[name] = HIDDEN
    return event


def join_libraries(processors: list[Processor], ends: list[Processor], level: int, out: TextIO) -> None:
    """What uvicorn and the others log, in the same form.

    Below a warning they log what only their authors want to know; uvicorn would even log the cookies.
    """
    handler = logging.StreamHandler(out)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=[*processors, structlog.stdlib.add_logger_name],
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *ends],
        )
    )
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(max(level, logging.WARNING))
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        library = logging.getLogger(name)
        library.handlers, library.propagate = [], True
        library.setLevel(logging.NOTSET)
