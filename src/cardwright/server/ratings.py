"""What a rated match changes, and who leads."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from cardwright.server.glicko import Score, Strength, idle, played
from cardwright.server.store import Store
from cardwright.server.store.ratings import Known, Met
from cardwright.server.store.rows import RatingRecord, TableRecord
from cardwright.wire.bodies.players import Rated, Standing

DAY: Final = 86_400.0
SURE: Final = 110.0  # a leaderboard leaves out players with a wider deviation, unless there are no others
PLACES: Final = 100  # of a leaderboard
LOOKED_AT: Final = 1000  # ratings to choose the places from


async def settle(
    store: Store, record: TableRecord, places: Sequence[int], db: AsyncConnection, now: float | None = None
) -> None:
    """Rate a match: everybody who played, in the transaction that ends it.

    Everybody's match is a rating period of its own, in which each is compared with every other by their places.
    """
    if not record.rated:
        return
    people = {seat.seat: seat.player for seat in record.seats if seat.player is not None}
    at = time.time() if now is None else now

    def decide(known: Known, met: Met) -> list[RatingRecord]:
        return rated(record.game, people, places, known, met, at)

    await store.ratings.change(db, record, list(people.values()), at - DAY, decide)


def rated(
    game: str, people: dict[int, str], places: Sequence[int], known: Known, met: Met, now: float
) -> list[RatingRecord]:
    """The ratings after a match, from those before it."""
    before = {seat: strength_now(known.get(player), now) for seat, player in people.items()}
    found = []
    for seat, player in people.items():
        weights = {other: weight(met.get(frozenset((player, people[other])), 0)) for other in people}
        after = played(before[seat], scores(seat, before, places, weights))
        games = known[player].games + 1 if player in known else 1
        found.append(RatingRecord(player, game, after.rating, after.deviation, after.volatility, games, now))
    return found


def strength_now(rating: RatingRecord | None, now: float) -> Strength:
    """How strong a player is before a match; days without one make that less certain."""
    if rating is None:
        return Strength()
    strength = Strength(rating.rating, rating.deviation, rating.volatility)
    return idle(strength, (now - rating.updated) / DAY)


def weight(met: int) -> float:
    """What a match counts against somebody met so often within a day: the second half, the third a third."""
    return 1 / (met + 1)


def scores(seat: int, before: dict[int, Strength], places: Sequence[int], weights: Mapping[int, float]) -> list[Score]:
    """What a seat's place says about it compared with each other seat.

    Seats that share the first place have drawn. Of two that share a later place, nobody knows which was better.
    The n(n - 1)/2 comparisons at a table of n are not independent: n - 1 decisions make an order of n, so each
    comparison counts 2/n.
    """
    share = 2 / len(before)
    others = [other for other in before if other != seat and (places[other] != places[seat] or places[seat] == 0)]
    return [Score(before[other], points(places[seat], places[other]), share * weights[other]) for other in others]


def points(place: int, other: int) -> float:
    if place == other:
        return 0.5
    return 1.0 if place < other else 0.0


async def leaderboard(store: Store, game: str, now: float | None = None) -> list[Standing]:
    """The strongest players whose rating is certain enough; of all players if there are no such ratings."""
    at = time.time() if now is None else now
    found = [(rating, strength_now(rating, at)) for rating in await store.ratings.top(game, LOOKED_AT)]
    sure = [pair for pair in found if pair[1].deviation <= SURE]
    return [
        Standing(
            place,
            rating.player,
            rating.name,
            round(strength.rating),
            round(strength.deviation),
            rating.games,
            rating.face,
        )
        for place, (rating, strength) in enumerate((sure or found)[:PLACES], 1)
    ]


async def ratings_of(store: Store, player: str, now: float | None = None) -> list[Rated]:
    """How strong a player is, game by game."""
    at = time.time() if now is None else now
    return [
        Rated(rating.game, round(rating.rating), round(strength_now(rating, at).deviation), rating.games)
        for rating in await store.ratings.of(player)
    ]
