"""A guest chooses a name: by the rules for accounts, for as long as they can come back."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace

import pytest

from cardwright.agents.characters import NAMES
from cardwright.kernel.errors import BadInput
from cardwright.server.accounts import Accounts
from cardwright.server.accounts.names import is_reserved
from cardwright.server.accounts.token import LIFE
from cardwright.server.email import Outbox
from cardwright.server.metrics import Metrics
from cardwright.server.settings import Settings
from cardwright.server.store import NameTaken
from tests.server.store.samples import opened

NOW = 1_800_000_000.0


def told(settings: Settings, story: Callable[[Accounts], Awaitable[None]]) -> None:
    async def tell() -> None:
        async with opened(settings) as store:
            accounts = Accounts(store, replace(settings, password_kib=8), Outbox(settings, Metrics()), lambda: NOW)
            await story(accounts)
            accounts.close()

    asyncio.run(tell())


def test_a_guest_is_called_what_they_choose(settings: Settings) -> None:
    async def story(accounts: Accounts) -> None:
        guest = (await accounts.guest("")).player
        assert (await accounts.rename(guest, "  Wanda  Weir ")).name == "Wanda Weir"
        found = await accounts.store.players.get(guest.id)
        assert found is not None
        assert (found.name, found.guest) == ("Wanda Weir", True)

    told(settings, story)


def test_nobody_else_can_have_the_name_of_a_guest_who_may_come_back(settings: Settings) -> None:
    async def story(accounts: Accounts) -> None:
        await accounts.rename((await accounts.guest("")).player, "Wanda Weir")
        other = (await accounts.guest("")).player
        with pytest.raises(NameTaken):
            await accounts.rename(other, "wanda weir")
        assert await accounts.store.players.free_names(NOW, 9) == 0
        with pytest.raises(NameTaken):
            await accounts.register("Wanda Weir", "correct horse", "")

    told(settings, story)


def test_the_name_of_a_guest_who_cannot_come_back_is_free_again(settings: Settings) -> None:
    async def story(accounts: Accounts) -> None:
        await accounts.rename((await accounts.guest("")).player, "Wanda Weir")
        assert await accounts.store.players.free_names(NOW + LIFE + 1, 9) == 1
        assert (await accounts.register("Wanda Weir", "correct horse", "")).player.name == "Wanda Weir"

    told(settings, story)


def test_an_account_keeps_its_name(settings: Settings) -> None:
    async def story(accounts: Accounts) -> None:
        player = (await accounts.register("Ana", "correct horse", "")).player
        with pytest.raises(BadInput, match="keeps its name"):
            await accounts.rename(player, "Bea")

    told(settings, story)


@pytest.mark.parametrize("name", sorted(NAMES))
def test_nobody_passes_for_a_bot(name: str) -> None:
    assert is_reserved(name)
    assert is_reserved(name.upper())
