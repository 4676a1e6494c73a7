"""Everything that is stored about one player, for that player to read."""

from __future__ import annotations

from typing import Any, Final

from msgspec import to_builtins
from sqlalchemy import select

from cardwright.server.store import Store
from cardwright.server.store.rows import ReportRecord, TableRecord
from cardwright.server.store.schema import PLAYERS

MOST: Final = 1_000_000  # tables


async def dossier(store: Store, player: str) -> dict[str, Any]:
    """As JSON values. No password and no hash of a session: those are keys, not information."""
    tables = await store.tables.all_of_player(player, MOST)
    return {
        "player": await account(store, player),
        "sessions": [without(session, "id", "player") for session in await store.sessions.of(player)],
        "decks": [without(deck, "player") for deck in await store.decks.of(player)],
        "ratings": [without(rating, "player", "name", "face") for rating in await store.ratings.of(player)],
        "friends": [without(friend, "player") for friend in await store.friends.of(player)],
        "muted": sorted(await store.mutes.of(player)),
        "second_factor": await store.factors.get(player) is not None,
        "email": await email(store, player),
        "reports": [own(report, player) for report in await store.moderation.about(player)],
        "deeds": [without(deed, "id", "by", "player", "report") for deed in await store.moderation.deeds(player)],
        "matches": [await match(store, record, player) for record in tables],
    }


async def account(store: Store, player: str) -> dict[str, Any]:
    columns = ("id", "name", "face", "guest", "banned", "muted_until", "created")
    query = select(*(PLAYERS.c[name] for name in columns)).where(PLAYERS.c.id == player)
    return dict(await store.database.read(lambda db: db.execute(query).mappings().one()))


async def email(store: Store, player: str) -> dict[str, Any] | None:
    found = await store.emails.get(player)
    return {"address": found.address, "waiting": found.waiting} if found else None


async def match(store: Store, record: TableRecord, player: str) -> dict[str, Any]:
    """A table, the player's own seat and what they did there; of the others only their names."""
    mine = record.seat_of(player)
    assert mine is not None
    entries = [entry for entry in await store.log.read(record.id) if entry.seat == mine]
    told = without(record, "secret", "start", "seats", "maker", "invite")
    told["made_by_player"] = record.maker == player
    told["names"] = [seat.name for seat in record.seats]
    told["seat"] = without(record.seats[mine], "player", "bot")
    told["actions"] = [without(entry, "seat", "mark") for entry in entries]
    return told


def own(report: ReportRecord, player: str) -> dict[str, Any]:
    """A report that the player made, or what they said in one about them."""
    told = without(report, "id", "reporter", "accused", "talk") | {"made_by_player": report.reporter == player}
    if report.reporter != player:
        del told["reason"]
    return told | {"said": [line.text or line.emote for line in report.talk if line.player == player]}


def without(record: Any, *names: str) -> dict[str, Any]:
    values: dict[str, Any] = to_builtins(record)
    return {name: value for name, value in values.items() if name not in names}
