"""A match that was begun with other cards or rules than the server has now."""

import pytest

from cardwright.client import Client, ServerRefused
from cardwright.server.settings import Settings
from cardwright.server.tables import history
from cardwright.wire.bodies.lobby import Mine
from tests.server.http.live_server import LiveServer, serving
from tests.server.tables.table_players import guests, play_out, play_some, run, seated, until
from tests.server.tables.test_coming_and_going import site_does

ENDED = "this match ended without a result: its cards or rules have changed since it began"


def change_rules(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(history, "digest_of_rules", lambda _: "other rules")


def change_cards(patch: pytest.MonkeyPatch) -> None:
    def other(*_: object) -> None:
        raise history.PlayedOtherwise("the match was played with other cards than this version of Threelines has")

    patch.setattr(history, "cards_of", other)


def left_behind(settings: Settings) -> tuple[str, str]:
    """A match in its middle that a server has left behind: a player's session, and the table."""

    async def story(site: LiveServer) -> tuple[str, str]:
        async with guests(site.url, 2) as players:
            looks = await play_some(await seated("threelines", *players), 3)
            return players[0].token, looks[0].table

    with serving(settings) as site:
        return run(story(site))


@pytest.mark.parametrize("change", [change_cards, change_rules])
def test_it_ends_without_a_result_and_says_so(plain: Settings, monkeypatch: pytest.MonkeyPatch, change: object) -> None:
    token, table = left_behind(plain)
    assert callable(change)
    change(monkeypatch)

    async def story(site: LiveServer) -> None:
        async with Client.session(site.url, token) as ana:
            with pytest.raises(ServerRefused, match=ENDED):
                await ana.watch(table)
            assert await mine(ana) == ("over", [], "changed")
            with pytest.raises(ServerRefused, match=r"was played with other (cards|rules) than this version"):
                await ana.ask("GET", f"/replays/{table}")
            assert (await site_does(site, site.node.store.tables.running())) == []

    with serving(plain) as site:
        run(story(site))


async def mine(player: Client) -> tuple[str, list[int] | None, str]:
    found: Mine = (await player.mine())[0]
    return found.status, found.result, found.reason


def test_with_the_same_cards_and_rules_it_goes_on(plain: Settings) -> None:
    token, table = left_behind(plain)

    async def story(site: LiveServer) -> None:
        async with Client.session(site.url, token) as ana:
            look = await (await ana.watch(table)).next()
            assert (look.status, look.number) == ("playing", 3)

    with serving(plain) as site:
        run(story(site))


def test_who_sits_at_the_table_is_told(site: LiveServer, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with guests(site.url, 2) as players:
            seats = await seated("threelines", *players)
            await play_some(seats, 2)
            change_rules(monkeypatch)
            await site_does(site, read_again(site))
            look = await until(seats[0], lambda look: look.status == "over")
            assert (look.result, look.reason) == ([], "changed")

    run(story())


async def read_again(site: LiveServer) -> None:
    dispatcher = site.node.dispatcher
    dispatcher.running.lose(next(iter(dispatcher.running.live.values())))


def test_a_finished_match_is_shown_if_it_ends_the_same(site: LiveServer, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with guests(site.url, 1) as (ana,):
            made = await ana.make("threelines", kind="bot", bots=["easy"], seat=0)
            await play_out(await ana.watch(made.table))
            change_rules(monkeypatch)
            await ana.ask("GET", f"/replays/{made.table}")

    run(story())
