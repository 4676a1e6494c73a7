"""docs/protocol.md describes the wire as it is: every message, every field, by examples that can be read."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from msgspec.inspect import StructType, type_info

from cardwright.wire import VERSION, socket, view

TEXT = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text("utf-8")
WITHIN = (view.Sitting, view.Told, view.Offer, view.OpenQuestion, view.Shuffle, socket.Outcome, socket.OpenTable)


def sections(part: str) -> dict[str, str]:
    """The messages of one part of the document, by their type."""
    found = re.search(rf"^## {part}\n(.*?)(?=^## |\Z)", TEXT, re.MULTILINE | re.DOTALL)
    assert found is not None
    titled = re.split(r"^### `([^`]+)`\n", found[1], flags=re.MULTILINE)[1:]
    return dict(zip(titled[::2], titled[1::2], strict=True))


def examples(section: str) -> list[str]:
    return re.findall(r"^```json\n(.*?)^```", section, re.MULTILINE | re.DOTALL)


def tags(union: Any) -> dict[str, set[str]]:
    """The messages of a union with their fields."""
    found: dict[str, set[str]] = {}
    for made in get_args(union):
        info = type_info(made)
        assert isinstance(info, StructType)
        found[str(info.tag)] = {field.encode_name for field in info.fields}
    return found


DIRECTIONS = pytest.mark.parametrize(
    ("part", "union"), [("What a client sends", socket.Request), ("What the server sends", socket.Sent)]
)


@DIRECTIONS
def test_every_message_is_described_in_the_order_of_the_wire(part: str, union: Any) -> None:
    assert list(sections(part)) == list(tags(union))


@DIRECTIONS
def test_every_example_is_a_message_of_its_section(part: str, union: Any) -> None:
    for tag, section in sections(part).items():
        assert examples(section), tag
        for example in examples(section):
            message = msgspec.json.decode(example, type=union)
            again = json.loads(msgspec.json.encode(message))
            assert again["type"] == tag
            assert json.loads(example).items() <= again.items()


@DIRECTIONS
def test_the_examples_show_every_field(part: str, union: Any) -> None:
    for tag, fields in tags(union).items():
        shown = {name for example in examples(sections(part)[tag]) for name in json.loads(example)}
        assert shown == fields | {"type"}, tag


@pytest.mark.parametrize("made", WITHIN)
def test_every_field_within_a_message_is_named(made: type[msgspec.Struct]) -> None:
    for field in made.__struct_fields__:
        assert f"`{field}`" in TEXT or f'"{field}":' in TEXT, field


def test_the_document_names_the_version_and_the_largest_message() -> None:
    assert TEXT.startswith(f"# The wire protocol, version {VERSION}\n")
    assert f"/api/v{VERSION}/ws" in TEXT
    assert f"{socket.MOST_BYTES:,} bytes" in TEXT
