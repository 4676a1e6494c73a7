"""A position is written for those who ask for it; everybody else gets what is shown of it, where there is any."""

from __future__ import annotations

import msgspec
import pytest

from cardwright.client.seat import Seat
from cardwright.wire.view import Look
from tests.server.http.live_server import LiveServer
from tests.server.tables.table_players import asked, guests, play_out, run

DRAWN = ["threelines", "generals", "pantheon"]


def told(look: Look) -> tuple[bool, bool]:
    """Whether there is a position in it, and whether something is shown."""
    return msgspec.json.decode(look.position) is not None, msgspec.json.decode(look.shown) is not None


async def previewed(seat: Seat, look: Look) -> tuple[bool, bool]:
    assert look.question is not None
    outcome = (await seat.preview(look.question.legal[0])).outcomes[0]
    return outcome.position is not None, outcome.shown is not None


@pytest.mark.parametrize(("game", "shown"), [("template", False), *((game, True) for game in DRAWN)])
def test_a_player_who_asks_for_positions_gets_them_in_views_and_previews(
    site: LiveServer, game: str, shown: bool
) -> None:
    async def story() -> None:
        async with guests(site.url, 1) as (ana,):
            made = await ana.make(game, kind="bot", bots=["easy"], seat=0)
            seat = await ana.watch(made.table)
            look = await asked(seat)
            assert told(look) == await previewed(seat, look) == (True, shown)

    run(story())


@pytest.mark.parametrize(("game", "shown"), [("template", False), *((game, True) for game in DRAWN)])
def test_others_get_them_only_where_nothing_is_shown(site: LiveServer, game: str, shown: bool) -> None:
    async def story() -> None:
        async with guests(site.url, 2) as (ana, eve):
            made = await ana.make(game, kind="bot", bots=["easy"], seat=0)
            seat = await ana.watch(made.table, position=False)
            look = await asked(seat)
            assert told(look) == await previewed(seat, look) == (not shown, shown)
            whole = await (await eve.watch(made.table)).next()
            assert told(whole) == (True, shown), "what one reader wants is nothing to another"

    run(story())


@pytest.mark.parametrize("game", ["template", "threelines"])
def test_the_steps_of_a_replay_are_told_alike(site: LiveServer, game: str) -> None:
    async def story() -> None:
        async with guests(site.url, 1) as (ana,):
            made = await ana.make(game, kind="bot", bots=["easy"], seat=0)
            await play_out(await ana.watch(made.table))
            for wanted in (True, False):
                steps = await ana.ask("GET", f"/replays/{made.table}/steps?seat=0&position={str(wanted).lower()}")
                drawn = [step["shown"] is not None for step in steps["steps"]]
                assert [step["position"] is not None for step in steps["steps"]] == [wanted or not one for one in drawn]

    run(story())
