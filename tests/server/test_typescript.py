"""The web client's types are those of the wire."""

from __future__ import annotations

from pathlib import Path

from cardwright.wire.typescript import structs, written

KEPT = Path(__file__).parents[2] / "client" / "src" / "wire" / "types.ts"


def test_the_clients_types_are_written_from_the_wire_as_it_is() -> None:
    assert KEPT.read_text("utf-8") == written(), "run: python -m cardwright.wire.typescript > client/src/wire/types.ts"


def test_no_two_structs_of_the_wire_share_a_name_in_the_client() -> None:
    names = [line.split()[2] for line in written().splitlines() if line.startswith("export interface")]
    assert len(names) == len(set(names)) == len(list(structs()))
