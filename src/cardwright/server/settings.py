"""What a server is told when it starts: by the command line, by the environment, or by default."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from cardwright.kernel.errors import BadInput

GRACE: Final = 30.0
AWAY: Final = 60.0
OWN_SITE: Final = Path(__file__).parents[1] / "site"


@dataclass(frozen=True)
class Settings:
    """One node of a server.

    data       the folder of the SQLite files
    database   the address of a PostgreSQL database instead
    nats       the address of a NATS server, where there are several nodes
    site       the folder of the built web client
    origins    other addresses the client may be served from; the server's own is always allowed
    secure     whether cookies travel over HTTPS only
    limited    whether requests are counted and limited (load tests switch it off)
    limits     the limits that are not as usual, by their names in limits.py and caps.py
    thinkers   worker processes in which bots think; 0 is one for each core but one, at least one
    password_kib  memory that hashing a password takes (tests take less)
    grace      seconds after which a bot plays for somebody who has gone, at tables that allow it
    away       seconds after which the win may be claimed from players who have gone
    bot_pace   how many times as long as usual bots take for their answers
    drain      seconds a node that is told to stop waits for what it has begun
    lab        whether players may change cards
    smtp       the SMTP server through which e-mail leaves; "" sends none
    email_from the address e-mail comes from
    """

    host: str = "127.0.0.1"
    port: int = 8080
    data: Path = Path("data")
    database: str = ""
    nats: str = ""
    site: Path = OWN_SITE
    origins: tuple[str, ...] = ()
    secure: bool = False
    limited: bool = True
    limits: Mapping[str, str] = field(default_factory=dict)
    thinkers: int = 0
    password_kib: int = 19_456
    grace: float = GRACE
    away: float = AWAY
    bot_pace: float = 1.0
    drain: float = 10.0
    lab: bool = False
    smtp: str = ""
    email_from: str = ""
    log_level: str = "info"

    @property
    def workers(self) -> int:
        return self.thinkers or max(1, (os.cpu_count() or 2) - 1)


def from_environment(environment: dict[str, str], **given: object) -> Settings:
    """The settings of a process: the given values, then the environment, then the defaults."""
    told: dict[str, object] = {}
    if environment.get("DATABASE_URL"):
        told["database"] = environment["DATABASE_URL"]
    if environment.get("NATS_URL"):
        told["nats"] = environment["NATS_URL"]
    if environment.get("CARDWRIGHT_DATA"):
        told["data"] = Path(environment["CARDWRIGHT_DATA"])
    if environment.get("CARDWRIGHT_SITE"):
        told["site"] = Path(environment["CARDWRIGHT_SITE"])
    if environment.get("CARDWRIGHT_ORIGINS"):
        told["origins"] = tuple(environment["CARDWRIGHT_ORIGINS"].split(","))
    for name in ("secure", "lab"):
        if said := environment.get(f"CARDWRIGHT_{name.upper()}"):
            told[name] = said.lower() in ("1", "yes", "true", "on")
    for name in ("smtp", "email_from"):
        if said := environment.get(f"CARDWRIGHT_{name.upper()}"):
            told[name] = said
    if environment.get("CARDWRIGHT_LIMITS"):
        told["limits"] = named_limits(environment["CARDWRIGHT_LIMITS"].split(","))
    told.update({name: value for name, value in given.items() if value is not None})
    settings = Settings(**told)  # type: ignore[arg-type]
    if settings.database and not settings.database.startswith(("postgresql://", "postgres://")):
        raise BadInput(
            f'DATABASE_URL is written postgresql://user@host/name, not "{settings.database.partition(":")[0]}:…"'
        )
    if settings.nats and not settings.database:
        raise BadInput("several nodes need a common database: set DATABASE_URL as well as NATS_URL")
    if bool(settings.smtp) != bool(settings.email_from):
        raise BadInput("to send e-mail, set both CARDWRIGHT_SMTP and CARDWRIGHT_EMAIL_FROM")
    return settings


def named_limits(words: Iterable[str]) -> dict[str, str]:
    """Limits as they are typed: ``sockets=20``, ``connect=300/60``."""
    found: dict[str, str] = {}
    for word in words:
        name, equals, value = word.strip().partition("=")
        if not equals:
            raise BadInput(f'a limit is written name=value, as sockets=20 or connect=300/60, not "{word}"')
        found[name.strip()] = value.strip()
    return found
