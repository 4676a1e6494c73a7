"""Checks a match that was played elsewhere: the shuffle by the proof in its file, the course by playing it again."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeGuard

from cardwright.games import load
from cardwright.kernel.data.replay import Replay, read_replay, steps, written_seed
from cardwright.kernel.errors import BadReplay, CardwrightError
from cardwright.match.shuffle import KEYED, NUMBERED, commitment_of, seed_of

OLDER: Final = " (an older match: its seed has 128 bits, and its generator could be computed by players)"


class Wrong(CardwrightError):
    """Something in the file does not fit the rest of it."""


@dataclass(frozen=True)
class Proof:
    """What the server wrote beside a replay."""

    commitment: str
    secret: str
    salts: list[str]


def proved(text: str, noted: str = "") -> Iterator[str]:
    """A sentence for each thing that is right; the first thing that is not raises ``Wrong``.

    ``noted`` is the commitment as a player saw it when they sat down.
    """
    replay = read_replay(text)
    proof = read_proof(text)
    yield commitment_line(proof, noted)
    yield shuffle_line(replay, proof)
    yield course_line(replay)


def read_proof(text: str) -> Proof:
    raw = json.loads(text).get("proof")
    if not isinstance(raw, dict):
        raise BadReplay('the replay has no "proof": it was not played on a server')
    commitment, secret, salts = raw.get("commitment"), raw.get("secret"), raw.get("salts")
    if not isinstance(commitment, str) or not isinstance(secret, str) or not all_texts(salts):
        raise BadReplay('the "proof" of the replay lacks a commitment, a secret or salts')
    return Proof(commitment, secret, salts)


def all_texts(value: Any) -> TypeGuard[list[str]]:
    return isinstance(value, list) and all(isinstance(item, str) for item in value)


def commitment_line(proof: Proof, noted: str) -> str:
    found = commitment_of(proof.secret)
    if found != proof.commitment:
        raise Wrong(f"the secret does not fit the commitment: it would be {found}, not {proof.commitment}")
    if noted and noted.strip().lower() != proof.commitment:
        raise Wrong(f"the commitment is {proof.commitment}, not the one you noted")
    return f"commitment: it fits the secret{' and what you noted' if noted else ''}"


def shuffle_line(replay: Replay, proof: Proof) -> str:
    if not replay.is_dealt():
        return "shuffle: the match goes on from a position, so how its cards were dealt cannot be proved"
    if len(proof.salts) != replay.seats:
        raise Wrong(f"there are {len(proof.salts)} salts for {replay.seats} seats")
    older = isinstance(replay.seed, int)
    found, seed = seed_of(proof.secret, proof.salts, NUMBERED if older else KEYED), "seed" if older else "key"
    if found != replay.seed:
        raise Wrong(
            f"the {seed} does not follow from the secret and the salts:"
            f" it would be {written_seed(found)}, not {written_seed(replay.seed)}"
        )
    salts = ", ".join(f'"{salt}"' for salt in proof.salts)
    return f"shuffle: the {seed} follows from the secret and the salts {salts}{OLDER if older else ''}"


def course_line(replay: Replay) -> str:
    """Play it through; every mark is compared on the way."""
    game = load(replay.game)
    try:
        for s in steps(game, replay):
            result = s.result
    except BadReplay as problem:
        raise Wrong(str(problem)) from None
    played = None if result is None else [int(winner) for winner in result]
    if played != replay.result:
        raise Wrong(f"the match ends differently here: {ending(played)}, not {ending(replay.result)}")
    return f"match: all {len(replay.moves)} actions play here as they were recorded; {ending(played)}"


def ending(winners: Sequence[int] | None) -> str:
    if winners is None:
        return "the match is not over"
    return " and ".join(f"P{seat + 1}" for seat in winners) + " won" if winners else "a draw"
