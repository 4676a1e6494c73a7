"""`cardwright check`: run scenario files and show what came out differently."""

from __future__ import annotations

import json
import re

import click

from cardwright.kernel.errors import BadInput
from cardwright.scenarios import Report, Scenario, read_file, run


@click.command("check")
@click.argument("files", metavar="FILE...", nargs=-1, required=True, type=click.Path())
@click.option("--variant", metavar="NAME", help="Play with the options of this variant.")
@click.option("--only", metavar="REGEX", help="Run only scenarios with this in their id or title.")
@click.option("--json", "as_json", is_flag=True, help="Print the outcome as JSON.")
def command(files: tuple[str, ...], variant: str | None, only: str | None, as_json: bool) -> None:
    """Run scenario files and report what differs.

    A FILE that ends in .json is JSON, any other is text; docs/scenarios.md shows both. The exit status is 1 if any
    scenario failed.
    """
    scenarios = [scenario for path in files for scenario in read_file(path, variant)]
    report = Report([run(scenario) for scenario in chosen(scenarios, only)])
    click.echo(json.dumps(report.as_json(), indent=2) if as_json else report.text())
    click.get_current_context().exit(1 if report.failed() else 0)


def chosen(scenarios: list[Scenario], only: str | None) -> list[Scenario]:
    if only is None:
        return scenarios
    try:
        wanted = re.compile(only, re.IGNORECASE)
    except re.error as problem:
        raise BadInput(f'"{only}" is not a regular expression: {problem}') from None
    found = [scenario for scenario in scenarios if wanted.search(f"{scenario.id} {scenario.title}")]
    if not found:
        raise BadInput(f'none of the {len(scenarios)} scenarios has "{only}" in its id or title')
    return found
