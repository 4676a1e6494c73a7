"""How often somebody may do something: each action has a rate per person, and one for everybody together."""

from __future__ import annotations

import ipaddress
import time
from collections.abc import Callable
from typing import Final

from msgspec import Struct

from cardwright.server.settings import Settings

Key = tuple[str, ...]
FEW: Final = 10_000  # up to this many keys are kept without checking whether they are still needed


class Rate(Struct, frozen=True):
    """A number of actions in a number of seconds; they may come all at once."""

    times: int
    seconds: float


class Limit(Struct, frozen=True):
    """What one person may do, and what everybody together may do."""

    each: Rate
    all: Rate | None = None


RULES: Final[dict[str, Limit]] = {
    "request": Limit(Rate(600, 60), Rate(120_000, 60)),  # per address
    "account": Limit(Rate(600, 60)),  # requests per player, whatever the address
    "login": Limit(Rate(30, 300), Rate(2_400, 60)),  # per address; all together what two cores can check
    "login name": Limit(Rate(20, 600)),  # per name, so that many addresses cannot guess one password
    "register": Limit(Rate(30, 3_600), Rate(1_200, 60)),
    "guest": Limit(Rate(120, 3_600), Rate(6_000, 60)),
    "password": Limit(Rate(20, 600)),  # a password given again, per player
    "socket": Limit(Rate(120, 12)),  # messages per connection
    "connect": Limit(Rate(120, 60)),  # connections per address
    "chat": Limit(Rate(8, 10)),  # per player
    "hint": Limit(Rate(20, 60), Rate(120, 60)),  # per player; all together what leaves the bots time for their matches
    "table": Limit(Rate(60, 600)),  # tables made, per player
    "deck": Limit(Rate(60, 60)),  # decks kept or checked, per player or address
}


class Limits:
    """Counts in memory, one number for each recent caller.

    The number is the time at which all actions so far would be used up at the steady rate: a caller who is more
    than the rate's seconds ahead of the clock has to wait.
    """

    def __init__(self, settings: Settings, clock: Callable[[], float] = time.monotonic) -> None:
        self.on: bool = settings.limited
        self.clock: Callable[[], float] = clock
        self.used_until: dict[Key, float] = {}
        self.sweep_at: int = FEW

    def hit(self, what: str, *who: str) -> float | None:
        """Count one more action; returns the seconds to wait if it is one too many, which is not counted."""
        if not self.on:
            return None
        rule = RULES[what]
        now = self.clock()
        wait = self.wait((what, *who), rule.each, now)
        if wait is None and rule.all is not None:
            wait = self.wait((what,), rule.all, now)
            if wait is None:
                self.count((what,), rule.all, now)
        if wait is None:
            self.count((what, *who), rule.each, now)
        return wait

    def wait(self, key: Key, rate: Rate, now: float) -> float | None:
        ahead = max(self.used_until.get(key, now), now) + rate.seconds / rate.times - now
        # A rounding error in the sum of many small steps must not cost anybody the last action.
        return ahead - rate.seconds if ahead > rate.seconds + 1e-6 else None

    def count(self, key: Key, rate: Rate, now: float) -> None:
        self.used_until[key] = max(self.used_until.get(key, now), now) + rate.seconds / rate.times
        if len(self.used_until) > self.sweep_at:
            self.sweep(now)

    def sweep(self, now: float) -> None:
        """Forget callers who are not limited any more."""
        self.used_until = {key: until for key, until in self.used_until.items() if until > now}
        self.sweep_at = max(FEW, 2 * len(self.used_until))


def network(address: str) -> str:
    """The network of an address: an IPv6 subscriber has a whole /64."""
    try:
        known = ipaddress.ip_address(address)
    except ValueError:
        return address
    if known.version == 4:
        return address
    return str(ipaddress.ip_network((int(known), 64), strict=False))
