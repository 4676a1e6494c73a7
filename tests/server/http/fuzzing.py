"""Requests made up from the description of the interface, good and bad, each answer held against what it promises."""

from __future__ import annotations

import logging
import random
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from typing import Any, Final

import requests
import schemathesis
import structlog
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import Case, CheckFunction, GenerationMode
from schemathesis.checks import CHECKS, load_all_checks
from schemathesis.core.result import Ok

from cardwright.games import NAMES
from tests.server.http.live_server import PASSWORD, LiveServer

MODES: Final = (GenerationMode.POSITIVE, GenerationMode.NEGATIVE)
# Requests of the right form are refused by rules of the server too; statuses say which, the schema cannot.
# The others send requests of their own, with a session that is not the fuzzer's.
UNFIT: Final = ("positive_data_acceptance", "ignored_auth", "object_level_authorization", "use_after_free")
# For what is named in a path; 3,000 characters are more than any name has.
SIGNS: Final = ("%", "%00", "\0", "\n", " ", "'--", "a/b", "ß", "💩", "\u202e")
ODD: Final = ("x", "0", "-1", "null", "mine", "join", *SIGNS, "x" * 3000)


class Complaints(logging.Handler):
    """What the server's libraries log as an error."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.found: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.found.append(self.format(record))


@contextmanager
def listening() -> Iterator[list[str]]:
    """Everything logged at error level meanwhile."""
    complaints = Complaints()
    logging.getLogger().addHandler(complaints)
    try:
        with structlog.testing.capture_logs() as logged:
            yield complaints.found
        complaints.found += [str(entry) for entry in logged if entry["log_level"] in ("error", "critical")]
    finally:
        logging.getLogger().removeHandler(complaints)


@dataclass
class RequestCount:
    """How many requests there were, by operation and status."""

    statuses: Counter[tuple[str, int]] = field(default_factory=Counter)

    @property
    def requests(self) -> int:
        return self.statuses.total()


class Fuzzer:
    """Acts as a visitor, a guest and an account in turn, on things that exist and things that do not."""

    def __init__(self, site: LiveServer, seed: int = 0) -> None:
        self.site = site
        self.chance = random.Random(seed)
        self.requests = RequestCount()
        self.session = requests.Session()
        self.schema = schemathesis.openapi.from_url(f"{site.api}openapi.json", config=configuration())
        self.checks = fitting_checks()
        self.known: dict[str, list[str]] = {"game": list(NAMES)}
        self.tokens: list[str] = []
        self.accounts = 0
        self.newcomers()

    def newcomers(self) -> None:
        """A guest, an account, and no one; with something of theirs that others may try to get at."""
        self.tokens = ["", self.come_in("guest", None), self.come_in("register", self.credentials())]
        for token in self.tokens[1:]:
            mine = {"Authorization": f"Bearer {token}"}
            made = self.post("tables", {"game": "threelines"}, mine)
            kept = self.post("games/generals/decks", {"name": "x", "text": "x"}, mine)
            me = self.session.get(f"{self.site.api}me", headers=mine).json()
            self.know("table", made["table"])
            self.know("deck", kept["deck"])
            self.know("player", me["player"])

    def know(self, kind: str, id: str) -> None:
        self.known[kind] = [*self.known.get(kind, []), id][-20:]

    def credentials(self) -> dict[str, str]:
        self.accounts += 1
        return {"name": f"Fuzzer {self.accounts}", "password": PASSWORD}

    def come_in(self, how: str, body: Any) -> str:
        token: str = self.post(f"{how}?token=1", body, {})["token"]
        return token

    def post(self, path: str, body: Any, headers: dict[str, str]) -> Any:
        answer = self.session.post(f"{self.site.api}{path}", json=body, headers=headers)
        assert answer.ok, answer.text
        return answer.json()

    def run(self, examples: int) -> RequestCount:
        """This many examples for each operation, of the right form and of wrong ones."""
        for found in self.schema.get_all_operations():
            assert isinstance(found, Ok), found
            operation = found.ok()
            # What is in a path is always text, and a request without body and query cannot be of a wrong form.
            modes = MODES if operation.body or operation.query else MODES[:1]
            for mode in modes:
                self.examples(operation, mode, examples)
        return self.requests

    def examples(self, operation: Any, mode: GenerationMode, examples: int) -> None:
        @settings(
            max_examples=examples,
            derandomize=True,
            database=None,
            deadline=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(case=operation.as_strategy(generation_mode=mode, path_parameters=placeholders(operation)))
        def send(case: Case[Any]) -> None:
            self.send(case, mode)

        with suppress(Unsatisfiable):  # where nothing is to be given, nothing wrong can be
            send()

    def send(self, case: Case[Any], mode: GenerationMode) -> None:
        self.fill_in(case, mode)
        token = self.chance.choice(self.tokens[1:]) if self.chance.random() < 0.9 else ""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        response = case.call(session=self.session, headers=headers)
        self.session.cookies.clear()
        self.requests.statuses[case.operation.label, response.status_code] += 1
        case.validate_response(response, checks=self.checks)
        if response.status_code == 401 and token:
            self.newcomers()

    def fill_in(self, case: Case[Any], mode: GenerationMode) -> None:
        """Name something that exists, most of the time."""
        for name in case.path_parameters:
            case.path_parameters[name] = self.named(name) or self.chance.choice(ODD)
        if mode is GenerationMode.POSITIVE and isinstance(case.body, dict) and "game" in case.body:
            case.body["game"] = self.named("game") or case.body["game"]

    def named(self, kind: str) -> str:
        known = self.known.get(kind)
        return self.chance.choice(known) if known and self.chance.random() < 0.7 else ""


def placeholders(operation: Any) -> dict[str, str] | None:
    """For what is named in the path: filled in for each request."""
    return {parameter.name: "x" for parameter in operation.path_parameters} or None


def fitting_checks() -> list[CheckFunction]:
    load_all_checks()
    return [check for check in CHECKS.get_all() if not isinstance(check, type) and check.__name__ not in UNFIT]


def configuration() -> schemathesis.Config:
    """Without made-up credentials: the fuzzer has real ones."""
    return schemathesis.Config.from_dict({"generation": {"with-security-parameters": False}})
