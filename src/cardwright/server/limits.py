"""How often somebody may do something: each action has a rate per person, and one for everybody together.

``caps.py`` says how many of something somebody may have at the same time.
"""

from __future__ import annotations

import ipaddress
import math
import time
from collections.abc import Callable, Iterable, Mapping
from heapq import nlargest
from typing import Final

from msgspec import Struct

from cardwright.kernel.errors import BadInput
from cardwright.server.metrics import Metrics
from cardwright.server.settings import Settings

Key = tuple[str, ...]
FEW: Final = 10_000  # up to this many keys are kept without checking whether they are still needed


class Rate(Struct, frozen=True):
    """A number of actions in a number of seconds; they may come all at once."""

    times: int
    seconds: float


class Limit(Struct, frozen=True):
    """What one person may do, and what everybody together may do. ``alone``: it concerns one node only."""

    each: Rate
    all: Rate | None = None
    alone: bool = False


RULES: Final[dict[str, Limit]] = {
    "request": Limit(Rate(600, 60), Rate(120_000, 60)),  # per address
    "page": Limit(Rate(1_500, 60)),  # files of the web client, per address
    "account": Limit(Rate(600, 60)),  # requests per player, whatever the address
    "login": Limit(Rate(30, 300), Rate(2_400, 60)),  # per address; all together what two cores can check
    "login name": Limit(Rate(20, 600)),  # per name, so that many addresses cannot guess one password
    "login known": Limit(Rate(20, 600)),  # per name and place from which its owner has logged in before
    "code": Limit(Rate(10, 3_600)),  # codes of a second factor, per player and known place
    "register": Limit(Rate(30, 3_600), Rate(1_200, 60)),
    "name": Limit(Rate(20, 600)),  # a guest's name or a player's face, per player
    "guest": Limit(Rate(120, 3_600), Rate(6_000, 60)),
    "password": Limit(Rate(20, 600)),  # a password given again, per player
    "email": Limit(Rate(10, 3_600), Rate(1_000, 3_600)),  # e-mails asked for, per player or address
    "mailbox": Limit(Rate(3, 3_600)),  # e-mails to the same address, no matter who asks
    "socket": Limit(Rate(120, 12), alone=True),  # messages per connection
    "frame": Limit(Rate(300, 20), alone=True),  # frames of any kind per connection, which is closed beyond that
    "message": Limit(Rate(360, 18)),  # messages per player, by what they cost: see WEIGHTS in socket.py
    "messages": Limit(Rate(1_800, 18)),  # the same per address
    "connect": Limit(Rate(120, 60)),  # connections per address
    "watch": Limit(Rate(120, 60)),  # tables a player begins to watch
    "preview": Limit(Rate(60, 20)),  # per player
    "chat": Limit(Rate(8, 10)),  # per player
    "hint": Limit(Rate(20, 60), Rate(120, 60)),  # per player; all together what leaves the bots time for their matches
    "report": Limit(Rate(5, 600)),  # per player
    "table": Limit(Rate(60, 600)),  # tables made, per player
    "friend": Limit(Rate(30, 600)),  # names put on one's list, per player
    "comparison": Limit(Rate(20, 600)),  # per player
    "analysis": Limit(Rate(20, 600)),  # analyses of finished matches that are asked for, per player
    "deck": Limit(Rate(60, 60)),  # decks kept or checked, per player or address
}


class Limits:
    """Counts in memory, one number for each recent caller.

    The number is the time at which all actions so far would be used up at the steady rate: a caller who is more
    than the rate's seconds ahead of the clock has to wait.
    """

    def __init__(
        self, settings: Settings, clock: Callable[[], float] = time.monotonic, metrics: Metrics | None = None
    ) -> None:
        self.on: bool = settings.limited
        self.rules: dict[str, Limit] = RULES | changed_rules(settings.limits)
        self.metrics: Metrics = metrics or Metrics()
        self.clock: Callable[[], float] = clock
        self.used_until: dict[Key, float] = {}
        self.news: dict[Key, float] = {}  # seconds used here that the other nodes do not know of yet
        self.sweep_at: int = FEW

    def hit(self, what: str, *who: str, cost: int = 1) -> float | None:
        """Count one more action; returns the seconds to wait if it is one too many, which is not counted."""
        if not self.on:
            return None
        rule = self.rules[what]
        now = self.clock()
        wait = self.wait((what, *who), rule.each, now, cost)
        if wait is None and rule.all is not None:
            wait = self.wait((what,), rule.all, now, cost)
            if wait is None:
                self.count((what,), rule.all, now, cost)
        if wait is None:
            self.count((what, *who), rule.each, now, cost)
        else:
            self.metrics.limited.labels(what).inc()
        return wait

    def wait(self, key: Key, rate: Rate, now: float, cost: int) -> float | None:
        ahead = max(self.used_until.get(key, now), now) + cost * rate.seconds / rate.times - now
        # A rounding error in the sum of many small steps must not cost anybody the last action.
        return ahead - rate.seconds if ahead > rate.seconds + 1e-6 else None

    def count(self, key: Key, rate: Rate, now: float, cost: int) -> None:
        used = cost * rate.seconds / rate.times
        self.use(key, used, now)
        if not self.rules[key[0]].alone:
            self.news[key] = self.news.get(key, 0.0) + used

    def use(self, key: Key, used: float, now: float) -> None:
        self.used_until[key] = max(self.used_until.get(key, now), now) + used
        if len(self.used_until) > self.sweep_at:
            self.sweep(now)

    def sweep(self, now: float) -> None:
        """Forget callers who are not limited any more."""
        self.used_until = {key: until for key, until in self.used_until.items() if until > now}
        self.sweep_at = max(FEW, 2 * len(self.used_until))

    # Between the nodes.

    def tell(self, most: int) -> list[tuple[Key, float]]:
        """What was used here since the last time: by those who use most of what they may, if they are too many."""
        news, self.news = self.news, {}
        if len(news) <= most:
            return list(news.items())
        return nlargest(most, news.items(), key=lambda told: told[1] / self.rules[told[0][0]].each.seconds)

    def hear(self, told: Iterable[tuple[Key, float]]) -> None:
        """What was used at another node counts here too."""
        now = self.clock()
        for key, used in told:
            if self.on and key[0] in self.rules:
                self.use(key, used, now)


def changed_rules(limits: Mapping[str, str]) -> dict[str, Limit]:
    """The rules that the settings change: "connect": "300/60" is 300 in 60 seconds."""
    found: dict[str, Limit] = {}
    for name, value in limits.items():
        if name in RULES:
            rule = RULES[name]
            found[name] = Limit(rate_of(name, value), rule.all, rule.alone)
    return found


def rate_of(name: str, value: str) -> Rate:
    times, _, seconds = value.partition("/")
    if not times.isdecimal() or not seconds.isdecimal() or int(times) < 1 or int(seconds) < 1:
        raise BadInput(f'the limit "{name}" is a number of times in a number of seconds, as 120/60, not "{value}"')
    return Rate(int(times), float(seconds))


def network(address: str) -> str:
    """The network of an address: an IPv6 subscriber has a whole /64."""
    try:
        known = ipaddress.ip_address(address)
    except ValueError:
        return address
    if known.version == 4:
        return address
    return str(ipaddress.ip_network((int(known), 64), strict=False))


def whole_seconds(wait: float) -> int:
    """How long somebody has to wait, as it is told: long enough, and never "0 s"."""
    return max(1, math.ceil(wait))
