"""The web client's types are those of the wire, and of what the games tell."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardwright.wire.typescript import COMMAND, files, structs, wire

SOURCES = Path(__file__).parents[2] / "client" / "src"


@pytest.mark.parametrize("place", files())
def test_the_clients_types_are_written_from_what_the_server_tells(place: str) -> None:
    assert (SOURCES / place).read_text("utf-8") == files()[place], f"run: {COMMAND}"


def test_every_game_that_the_client_draws_has_its_types_written() -> None:
    drawn = {f"games/{board.parent.name}/types.ts" for board in (SOURCES / "games").glob("*/game.ts")}
    assert {place for place in files() if place.startswith("games/")} == drawn


def test_no_two_structs_of_the_wire_share_a_name_in_the_client() -> None:
    names = [line.split()[2] for line in wire().splitlines() if line.startswith("export interface")]
    assert len(names) == len(set(names)) == len(list(structs()))
