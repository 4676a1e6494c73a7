"""Scenario files: one reader for all games, which learns the words of each from its test bed."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final, TypeVar

from cardwright.kernel.cards import plain
from cardwright.kernel.data.codec import Json
from cardwright.kernel.errors import BadInput, BadScenario
from cardwright.scenarios.difference import pattern
from cardwright.scenarios.scenario import Scenario, ScenarioStep, Setting, known_words, open_setting
from cardwright.scenarios.text import read_text

# A kit holds test cards; some repeat, for readers, those that the game's test bed already knows.
FILE_WORDS: Final = ["game", "variant", "format", "kit", "count", "scenarios"]
SCENARIO_WORDS: Final = ["id", "title", "setup", "actions", "expected", "cards", "options", "rules"]
REMARKS: Final = ["basis", "basis_kind", "note", "group", "scope", "tier", "sets", "tags", "engine_rule_differs"]

T = TypeVar("T")


def read_file(path: str, variant: str | None = None) -> list[Scenario]:
    """The scenarios of a file: JSON if its name ends in .json, else text. Errors say what is wrong.

    They are played with the rules of the variant, if one is named here, else of the one the file names.
    """
    try:
        text = text_of(path)
        return read_json(path, text, variant) if path.endswith(".json") else read_text(path, text, variant)
    except BadInput as problem:
        raise BadScenario(f"{path}: {problem}") from None


def text_of(path: str) -> str:
    try:
        return Path(path).read_text(encoding="utf-8-sig")
    except UnicodeDecodeError:
        raise BadScenario("this is not a text file in UTF-8") from None
    except OSError as problem:
        raise BadScenario(f"this cannot be read: {problem.strerror}") from None


def read_json(path: str, text: str, variant: str | None) -> list[Scenario]:
    try:
        raw = json.loads(text)
    except json.JSONDecodeError as problem:
        raise BadScenario(f"line {problem.lineno}, column {problem.colno}: {problem.msg}") from None
    except RecursionError:
        raise BadScenario("there are too many nested brackets") from None
    if not isinstance(raw, dict):
        raise BadScenario('a scenario file is {"game": …, "scenarios": […]}')
    known_words("part of a scenario file", list(raw), FILE_WORDS)
    setting = open_setting(part(raw, "game", str), variant or part(raw, "variant", str, "standard"))
    return read_scenarios(path, part(raw, "scenarios", list), setting.with_kit(raw.get("kit", {})))


def read_scenarios(path: str, raw: list[Json], setting: Setting) -> list[Scenario]:
    scenarios = []
    for count, entry in enumerate(raw, 1):
        name = entry.get("id") if isinstance(entry, dict) else None
        try:
            scenarios.append(read_scenario(path, entry, setting))
        except BadInput as problem:
            raise BadScenario(f"{name or f'scenario {count}'}: {problem}") from None
    return scenarios


def read_scenario(path: str, raw: Json, setting: Setting) -> Scenario:
    if not isinstance(raw, dict):
        raise BadScenario('a scenario is {"id": …, "title": …, "setup": …, "actions": …, "expected": …}')
    known_words("part of a scenario", list(raw), SCENARIO_WORDS + REMARKS)
    words = setting.testbed.words()
    setup = part(raw, "setup", dict)
    known_words("setup word", list(setup), list(words.setup))
    check_players(setup.get("players"), setting)
    if "do" in words.setup:
        read_steps("setup step", setup, "do", setting)
    rules = setting.testbed.rules(part(raw, "rules", dict, {}))
    setting = setting.with_changes({**rules, **part(raw, "options", dict, {})})
    inline, needs = read_cards(raw.get("cards", {}))
    setting = setting.with_cards(inline)
    steps = read_steps("action", raw, "actions", setting)
    expected = read_expected(part(raw, "expected", dict, {}), setting)
    lacks = lacking(needs + setting.testbed.named(raw), setting)
    return Scenario(path, part(raw, "id", str), part(raw, "title", str), setting, lacks, setup, steps, expected)


def lacking(names: list[str], setting: Setting) -> list[str]:
    """The cards that the game does not have."""
    return [name for name in dict.fromkeys(names) if plain(name) not in setting.cards.places]


def check_players(players: Json, setting: Setting) -> None:
    if isinstance(players, dict):
        for name, facts in players.items():
            if not isinstance(facts, dict):
                raise BadScenario(f"players.{name} is not a table of {', '.join(setting.testbed.words().player)}")
            known_words("word about a player", list(facts), list(setting.testbed.words().player))


def read_cards(raw: Json) -> tuple[dict[str, Json], list[str]]:
    """A table defines cards the scenario brings; a list names those it needs."""
    if isinstance(raw, dict):
        return raw, []
    if isinstance(raw, list) and all(isinstance(name, str) for name in raw):
        return {}, raw
    raise BadScenario('"cards" is a table of new cards or a list of names')


def read_steps(what: str, raw: dict[str, Json], name: str, setting: Setting) -> list[ScenarioStep]:
    return [read_step(f"{what} {count}", step, setting) for count, step in enumerate(part(raw, name, list, []), 1)]


def read_step(where: str, raw: Json, setting: Setting) -> ScenarioStep:
    words = setting.testbed.words()
    if not isinstance(raw, dict):
        raise BadScenario(f'{where} is not written {{"do": …}}')
    do = part(raw, "do", str)
    known_words("action", [do], list(words.actions))
    fields = {name: value for name, value in raw.items() if name not in ("do", "expect", "note")}
    known_words(f'field of "{do}"', list(fields), [*words.actions[do], "expect", "note"])
    expect = part(raw, "expect", dict, {})
    known_words("word in expect", list(expect), list(words.expect))
    part(expect, "ok", bool, True)
    if do == "snapshot":
        fields["check"] = read_expected(part(fields, "check", dict), setting)
    player = f" by {fields['player']}" if "player" in fields else ""
    return ScenarioStep(f"{where}, {do}{player}", do, setting.testbed.completed(do, fields, expect), expect)


def read_expected(raw: dict[str, Json], setting: Setting) -> dict[str, Json]:
    """What must be found, each line of a position written as the game writes it."""
    allowed = list(setting.testbed.words().expected)
    for key in raw:
        known_words("word to expect of a position", [key if key in allowed else pattern(key)], allowed)
    if "position" not in raw:
        return raw
    lines = part(raw, "position", dict)
    return {**raw, "position": dict(setting.read_line(key, str(value)) for key, value in lines.items())}


def part(raw: dict[str, Json], name: str, kind: type[T], otherwise: T | None = None) -> T:
    """A part of the file, of the kind it must be."""
    value = raw.get(name, otherwise)
    if isinstance(value, kind):
        return value
    kinds: dict[type, str] = {str: "a text", list: "a list", dict: "a table", bool: "true or false"}
    if name not in raw:
        raise BadScenario(f'"{name}" is missing; it is {kinds[kind]}')
    raise BadScenario(f'"{name}" must be {kinds[kind]}, not {json.dumps(value)[:40]}')
