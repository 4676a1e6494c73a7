"""The description of the interface says what is there, and nothing else."""

from typing import Any

import pytest

from cardwright.server.api.endpoint import ACCOUNT, ANYONE, MODERATOR, ROOT
from cardwright.server.api.endpoints import ENDPOINTS
from cardwright.server.api.openapi import openapi
from cardwright.server.limits import RULES
from tests.server.http.live_server import LiveServer


@pytest.fixture(scope="module")
def described(quiet_site: LiveServer) -> dict[str, Any]:
    with quiet_site.program() as visitor:
        document: dict[str, Any] = visitor.get("openapi.json").json()
    return document


def test_every_endpoint_is_described_once(described: dict[str, Any]) -> None:
    listed = [(path, method) for path, methods in described["paths"].items() for method in methods]
    assert sorted(listed) == sorted((endpoint.path, endpoint.method.lower()) for endpoint in ENDPOINTS)
    assert len(set(listed)) == len(listed)
    assert described["openapi"] == "3.1.0"


def test_every_operation_has_a_name_of_its_own_and_says_what_it_does(described: dict[str, Any]) -> None:
    operations = [operation for methods in described["paths"].values() for operation in methods.values()]
    names = [operation["operationId"] for operation in operations]
    assert len(set(names)) == len(names)
    assert all(operation["summary"] for operation in operations)


def test_every_reference_leads_somewhere(described: dict[str, Any]) -> None:
    for reference in references(described):
        assert reference.removeprefix("#/components/schemas/") in described["components"]["schemas"]


def references(value: Any) -> list[str]:
    if isinstance(value, dict):
        own = [value["$ref"]] if isinstance(value.get("$ref"), str) else []
        return own + [found for inner in value.values() for found in references(inner)]
    return [found for inner in value for found in references(inner)] if isinstance(value, list) else []


def test_every_endpoint_keeps_to_the_rules_of_the_house() -> None:
    for endpoint in ENDPOINTS:
        assert endpoint.path.startswith(f"{ROOT}/")
        assert endpoint.who in (ANYONE, "player", ACCOUNT, MODERATOR)
        assert not endpoint.limit or endpoint.limit in RULES
        assert endpoint.body is None or endpoint.unsafe


def test_only_what_needs_a_session_says_so(described: dict[str, Any]) -> None:
    assert described["paths"][f"{ROOT}/games"]["get"]["security"] == []
    assert described["paths"][f"{ROOT}/me"]["get"]["security"] == [{"cookie": []}, {"token": []}]
    assert "401" not in openapi(ENDPOINTS)["paths"][f"{ROOT}/login"]["post"]["responses"]
