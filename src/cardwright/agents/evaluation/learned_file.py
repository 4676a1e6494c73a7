"""A net as a file: a line that says what it is, a line of facts in JSON, and its weights, packed."""

from __future__ import annotations

import json
import sys
import zlib
from array import array
from dataclasses import asdict, dataclass, field
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

from cardwright.kernel.errors import BadInput
from cardwright.machine.whole_file import replace_file

MAGIC: Final = b"cardwright net 1\n"
MOST_BYTES: Final = 16_000_000
MOST_UNITS: Final = 1024


@dataclass(frozen=True)
class NetFile:
    """What a net is for, its sizes, and its weights as whole numbers.

    layout   the mark of the observation it reads (see ``NetLayout``)
    pinned   version, rules and cards it was trained with; a net goes on with others as long as the layout is the same
    trained  how it was made: seed, rounds, games
    """

    game: str
    seats: int
    layout: str
    hidden: int
    deeper: int
    trust: float
    weights: list[int]
    pinned: dict[str, str] = field(default_factory=dict)
    trained: dict[str, Any] = field(default_factory=dict)


def write_net(path: str | Path, net: NetFile) -> None:
    """Nobody ever finds half a file, and no power cut leaves one."""
    packed = little(array("i", net.weights)).tobytes()
    facts = asdict(net)
    del facts["weights"]
    facts |= {"count": len(net.weights), "checksum": blake2b(packed, digest_size=16).hexdigest()}
    text = MAGIC + json.dumps(facts, sort_keys=True).encode() + b"\n" + zlib.compress(packed, 9)
    replace_file(Path(path), text)


def read_net(path: str | Path) -> NetFile:
    """Refused with a sentence, if it is no net or not whole."""
    try:
        with open(path, "rb") as file:
            text = file.read(MOST_BYTES + 1)
    except OSError as problem:
        raise BadInput(f"cannot read the net {path}: {problem.strerror}") from None
    if not text.startswith(MAGIC):
        raise BadInput(f"{path} is not a net that this version of Cardwright can read")
    if len(text) > MOST_BYTES:
        raise BadInput(f"{path} is larger than any net")
    header, _, packed = text[len(MAGIC) :].partition(b"\n")
    try:
        return unpacked(json.loads(header), packed)
    except (ValueError, TypeError, KeyError, OverflowError, zlib.error, RecursionError):
        raise BadInput(f"the net {path} is damaged") from None


def unpacked(facts: dict[str, Any], packed: bytes) -> NetFile:
    """An exception of any kind that ``read_net`` knows, if something in it cannot be."""
    count = int(facts.pop("count"))
    weights = array("i")
    inflated = zlib.decompressobj().decompress(packed, MOST_BYTES)
    weights.frombytes(inflated)
    if len(weights) != count or facts.pop("checksum") != blake2b(inflated, digest_size=16).hexdigest():
        raise ValueError("the weights are not those that were written")
    sizes = facts["hidden"], facts["deeper"], facts["seats"]
    if not all(type(size) is int and 0 < size <= MOST_UNITS for size in sizes):
        raise ValueError("no net has such sizes")
    return NetFile(**{**facts, "trust": float(facts["trust"])}, weights=list(little(weights)))


def little(numbers: array[int]) -> array[int]:
    """As they lie in the file, or back from there."""
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers
