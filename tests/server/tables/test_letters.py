"""Letters: a request is read once, where it comes in, and reaches its table as it was read, on whatever node."""

from __future__ import annotations

from typing import get_args

import msgspec
import pytest

from cardwright.server.player import Player
from cardwright.server.tables.letters import DECODER, ENCODER, Left, Letter, Reader, ToSocket, ToTable
from cardwright.server.tables.outgoing import parcels
from cardwright.wire import socket
from tests.server.test_protocol import examples, sections

EXAMPLES = [example for section in sections("What a client sends").values() for example in examples(section)]
REQUESTS = [msgspec.json.decode(example, type=socket.Request) for example in EXAMPLES]


@pytest.mark.parametrize("request_read", REQUESTS, ids=lambda request: type(request).__name__)
def test_a_request_reaches_a_table_on_another_node_as_it_was_read(request_read: socket.Request) -> None:
    letter = ToTable("a table", Reader("a node", 7), Player("ana", "Ana", guest=True), request_read, 12.5)
    assert DECODER.decode(ENCODER.encode([letter])) == [letter]


def test_every_kind_of_request_is_tried() -> None:
    assert {type(request) for request in REQUESTS} == set(get_args(socket.Request))


def test_letters_to_one_node_travel_together_in_order_but_not_in_messages_that_are_too_long() -> None:
    letters: list[Letter] = [ToSocket(number, b"x" * 100_000) for number in range(5)]
    letters += [ToSocket(5, b"x" * 1_000_000), Left("a table", Reader("a node", 6))]
    together = list(parcels(letters))
    assert [letter for parcel in together for letter in parcel] == letters
    assert [len(parcel) for parcel in together] == [2, 2, 1, 1, 1]
    assert list(parcels(letters[:1])) == [letters[:1]]
