"""What a node counts about itself, for Prometheus to read."""

from __future__ import annotations

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST

from cardwright import __version__, mode

CONTENT_TYPE: Final = CONTENT_TYPE_LATEST
FAST: Final = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5)  # seconds a player hardly notices
SLOW: Final = (0.01, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20)  # seconds a bot may think
MANY: Final = (1, 2, 4, 8, 16, 32, 64, 128, 256, 512)


class Metrics:
    """Every node has its own; docs/serve.md lists them all."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        about = Gauge("cardwright_about", "Always 1", ["version", "rules"], registry=self.registry)
        about.labels(__version__, mode()).set(1)
        self.actions = Counter(
            "cardwright_actions", "Actions acknowledged: durable and applied", ["game"], registry=self.registry
        )
        self.acknowledgement = self.seconds("cardwright_acknowledgement", "From an action's arrival to its Done", FAST)
        self.refused = Counter(
            "cardwright_refused_messages", "Messages of a socket that were refused", registry=self.registry
        )
        self.limited = Counter(
            "cardwright_limited",
            "What was refused because it was too much, by limit",
            ["limit"],
            registry=self.registry,
        )
        self.malformed = Counter(
            "cardwright_malformed",
            "What could not be read: requests, handshakes, frames",
            ["what"],
            registry=self.registry,
        )
        self.handshakes = Counter(
            "cardwright_refused_handshakes",
            "WebSockets that were not opened, by status",
            ["status"],
            registry=self.registry,
        )
        self.tables = Gauge("cardwright_live_tables", "Tables this node runs", registry=self.registry)
        self.stopped_tables = Gauge(
            "cardwright_stopped_tables", "Matches that failed and wait for an operator", registry=self.registry
        )
        self.table_failures = Counter(
            "cardwright_table_failures", "How often a table failed and was read again", registry=self.registry
        )
        self.sockets = Gauge("cardwright_sockets", "Connected sockets", registry=self.registry)
        self.batch = Histogram(
            "cardwright_log_batch_entries", "Entries made durable together", buckets=MANY, registry=self.registry
        )
        self.batch_seconds = self.seconds("cardwright_log_batch", "To make a batch of entries durable", FAST)
        self.requests = Counter(
            "cardwright_http_requests",
            "HTTP requests answered, by the template of their path",
            ["method", "path", "status"],
            registry=self.registry,
        )
        self.thoughts = Counter(
            "cardwright_bot_thoughts",
            "Questions put to bots: answered, late, died or failed",
            ["outcome"],
            registry=self.registry,
        )
        self.thoughts_waiting = Gauge(
            "cardwright_bot_thoughts_waiting", "Questions that wait for a process that thinks", registry=self.registry
        )
        self.thought_seconds = self.seconds("cardwright_bot_thought", "A bot's answer, without the queue", SLOW)
        self.analyses = Counter(
            "cardwright_analyses", "Matches judged to the end: done or failed", ["outcome"], registry=self.registry
        )
        self.guests_forgotten = Counter(
            "cardwright_guests_forgotten", "Guests who never came back and were removed", registry=self.registry
        )
        self.emails = Counter(
            "cardwright_emails", "E-mails: sent, failed or dropped", ["outcome"], registry=self.registry
        )
        self.errors = Counter(
            "cardwright_unexpected_errors", "Faults of the server itself; each is in the log", registry=self.registry
        )

    def seconds(self, name: str, help: str, buckets: tuple[float, ...]) -> Histogram:
        return Histogram(f"{name}_seconds", f"{help}, in seconds", buckets=buckets, registry=self.registry)

    def request(self, method: str, path: str, status: int) -> None:
        """A request has been answered; ``path`` is the template, never the actual path."""
        self.requests.labels(method, path, str(status)).inc()

    def stored(self, entries: int, seconds: float) -> None:
        """The match log has made a batch durable."""
        self.batch.observe(entries)
        self.batch_seconds.observe(seconds)

    def text(self) -> bytes:
        """Everything, as ``CONTENT_TYPE`` says."""
        return generate_latest(self.registry)
