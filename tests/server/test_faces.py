"""A player chooses one of all cards for a face; others see it where they see the name."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from cardwright.kernel.errors import BadInput
from cardwright.server.accounts import Accounts
from cardwright.server.email import Outbox
from cardwright.server.metrics import Metrics
from cardwright.server.settings import Settings
from tests.server.store.samples import opened, table

FACE = "generals/argeon_highmayne"


def test_a_face_is_any_card_of_any_game_and_goes_with_the_player(settings: Settings) -> None:
    async def story() -> None:
        async with opened(settings) as store:
            accounts = Accounts(store, replace(settings, password_kib=8), Outbox(Settings(), Metrics()))
            player = await accounts.choose_face((await accounts.register("Wanda", "correct horse", "")).player, FACE)
            assert player.face == FACE
            assert (await store.players.get(player.id)) == player
            for nobody in ("generals/nobody", "argeon_highmayne", "generals", "../x", "chess/king"):
                with pytest.raises(BadInput, match="there is no card"):
                    await accounts.choose_face(player, nobody)
            await accounts.delete(player, "correct horse")
            gone = await store.players.get(player.id)
            assert gone is None or gone.face == ""
            accounts.close()

    asyncio.run(story())


def test_a_face_that_is_chosen_later_is_seen_at_the_seat(settings: Settings) -> None:
    async def story() -> None:
        async with opened(settings) as store:
            accounts = Accounts(store, replace(settings, password_kib=8), Outbox(Settings(), Metrics()))
            guest = await accounts.choose_face((await accounts.guest("")).player, FACE)
            await store.tables.add(table("one"))
            seat = await store.tables.take_seat("one", None, guest, "", "")
            found = await store.tables.get("one")
            assert found is not None
            assert found.seats[seat].face == FACE
            await accounts.choose_face(guest, "")
            found = await store.tables.get("one")
            assert found is not None
            assert found.seats[seat].face == ""
            accounts.close()

    asyncio.run(story())
