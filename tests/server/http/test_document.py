"""What docs/http.md says is so."""

import re
from pathlib import Path

from cardwright.server.api.endpoint import ROOT
from cardwright.server.api.endpoints import ENDPOINTS
from cardwright.server.limits import RULES

PAGE = (Path(__file__).parents[3] / "docs" / "http.md").read_text("utf-8")


def test_every_request_on_the_page_exists() -> None:
    known = {f"{endpoint.method} {endpoint.path.removeprefix(f'{ROOT}/')}" for endpoint in ENDPOINTS}
    named = {
        name for line in PAGE.splitlines() if line.startswith("| `") for name in re.findall(r"`(\w+ [^`]+)`", line)
    }
    assert len(named) > 8
    assert named <= known


def test_every_status_of_the_interface_is_explained() -> None:
    explained = {int(status) for row in re.findall(r"^\| (\d[\d, ]+) \|", PAGE, re.M) for status in row.split(",")}
    assert {status for endpoint in ENDPOINTS for status in endpoint.refusals} | {405} == explained


def test_every_limit_is_on_the_page() -> None:
    units = {"second": 1, "minute": 60, "hour": 3600}
    told = re.findall(r"([\d,]+) in (?:an? )?(\d* ?)(second|minute|hour)", PAGE)
    rates = {(int(times.replace(",", "")), int(amount or 1) * units[unit]) for times, amount, unit in told}
    assert rates == {(rule.each.times, int(rule.each.seconds)) for rule in RULES.values()} | {(120_000, 60)}
