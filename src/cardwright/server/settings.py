"""What a server is told when it starts: by the command line, by the environment, or by default."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from cardwright.kernel.errors import BadInput

GRACE: Final = 30.0
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
    thinkers   worker processes in which bots think; 0 is one for each core but one, at least one
    password_kib  memory that hashing a password takes (tests take less)
    grace      seconds after which a bot plays for somebody who has gone, at tables that allow it
    drain      seconds a node that is told to stop waits for what it has begun
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
    thinkers: int = 0
    password_kib: int = 19_456
    grace: float = GRACE
    drain: float = 10.0
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
    if environment.get("CARDWRIGHT_SECURE"):
        told["secure"] = environment["CARDWRIGHT_SECURE"].lower() in ("1", "yes", "true", "on")
    told.update({name: value for name, value in given.items() if value is not None})
    settings = Settings(**told)  # type: ignore[arg-type]
    if settings.database and not settings.database.startswith(("postgresql://", "postgres://")):
        raise BadInput(
            f'DATABASE_URL is written postgresql://user@host/name, not "{settings.database.partition(":")[0]}:…"'
        )
    if settings.nats and not settings.database:
        raise BadInput("several nodes need a common database: set DATABASE_URL as well as NATS_URL")
    return settings
