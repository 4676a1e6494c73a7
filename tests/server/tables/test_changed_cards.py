"""Tables at which cards have other numbers and texts than the game's own."""

import json
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from cardwright.agents import agent_named
from cardwright.client import Client, ServerRefused
from cardwright.client.online import play_seat, position_in
from cardwright.client.seat import Seat
from cardwright.games import load
from cardwright.match.proof import Wrong, proved
from cardwright.server.settings import Settings
from cardwright.wire.bodies.lobby import Invitation, Seated
from cardwright.wire.bodies.replays import ReplayFile, Steps
from cardwright.wire.view import CardChanges
from tests.server.http.live_server import LiveServer, serving
from tests.server.tables.table_players import against_a_bot, asked, guests, play_out, run

SLOW = {"Jon Snow": {"cost": 3, "title": "the Slow"}}
TOLD = ["Jon Snow costs 3 instead of 2 and has another title"]
KEPT = CardChanges({"jon_snow": {"cost": 3, "title": "the Slow"}}, TOLD)


@pytest.fixture
def lab(plain: Settings) -> Settings:
    """A server that lets players change cards."""
    return replace(plain, lab=True)


def cost_of(seat: Seat, name: str) -> int:
    """What a card costs in the position that a seat is shown."""
    assert seat.look is not None
    assert seat.rules is not None
    cards = position_in(seat.look, load(seat.look.game), seat.rules).cards
    return int(cards.all[cards.find(name)].cost)


def test_who_is_invited_is_told_first_and_both_play_with_the_changed_cards(lab: Settings) -> None:
    async def story(site: LiveServer) -> None:
        async with guests(site.url, 2) as (ann, bob):
            hardy = {"Argeon Highmayne": {"health": 30}}
            kept = CardChanges({"argeon_highmayne": {"health": 30}}, ["Argeon Highmayne has 30 health instead of 25"])
            made = await ann.make("generals", kind="private", seat=0, deck="Argeon Highmayne", cards=hardy)
            invitation = await bob.ask("GET", f"/tables/join/{made.invite}", None, Invitation)
            assert invitation.changes == kept
            waiting = await (await ann.watch(made.table)).next()
            assert waiting.rules is not None
            assert waiting.rules.changes == kept
            await bob.join_by(made.invite, deck="Argeon Highmayne")
            for player in (ann, bob):
                look = await asked(await player.watch(made.table))
                assert look.rules is not None
                assert look.rules.changes == kept
                assert look.rules.cards != load("generals").cards().digest()
                units = msgspec.json.decode(look.shown)["units"]
                assert [unit["health"] for unit in units if unit["general"]] == [30, 30]

    with serving(lab) as site:
        run(story(site))


def test_bots_hints_and_previews_know_the_changed_cards(lab: Settings) -> None:
    async def story(site: LiveServer) -> None:
        async with guests(site.url, 1) as (ann,):
            seat = await against_a_bot("threelines", ann, cards=SLOW)
            async for look in seat.turns():
                assert look.question is not None
                hinted = await seat.hint()
                assert hinted.action in [offer.action for offer in look.question.legal]
                assert (await seat.preview(hinted.action)).outcomes
                await seat.act(hinted.action)
            other = await against_a_bot("threelines", ann, cards=SLOW)
            assert (await play_seat(other, agent_named("greedy"))).status == "over"

    with serving(lab) as site:
        run(story(site))
        assert outcomes(site) == {"answered"}


def outcomes(site: LiveServer) -> set[str]:
    """What became of the thoughts of bots."""
    told = [sample for family in site.node.metrics.thoughts.collect() for sample in family.samples]
    return {one.labels["outcome"] for one in told if one.name.endswith("_total") and one.value}


def test_a_match_with_changed_cards_goes_on_after_a_restart_and_its_replay_is_proved(lab: Settings) -> None:
    async def begin(site: LiveServer) -> tuple[str, str]:
        async with guests(site.url, 1) as (ann,):
            seat = await against_a_bot("threelines", ann, cards=SLOW)
            await play_out(seat, most=1)
            return ann.token, seat.table

    async def go_on(site: LiveServer, token: str, table: str) -> bytes:
        async with Client.session(site.url, token) as ann:
            seat = await ann.watch(table)
            assert (await play_out(seat)).status == "over"
            assert cost_of(seat, "Jon Snow") == 3
            steps = await ann.ask("GET", f"/replays/{table}/steps", None, Steps)
            assert steps.changes == KEPT
            return msgspec.json.encode(await ann.ask("GET", f"/replays/{table}", None, ReplayFile))

    with serving(lab) as site:
        token, table = run(begin(site))
    with serving(replace(lab, lab=False)) as site:  # forbidden later, it is played to its end
        written = run(go_on(site, token, table)).decode()
    assert len(list(proved(written))) == 3
    with pytest.raises(Wrong, match="other cards"):
        list(proved(json.dumps({**json.loads(written), "changes": {}})))


def test_a_rematch_and_a_match_played_on_have_the_same_cards(lab: Settings) -> None:
    async def story(site: LiveServer) -> None:
        async with guests(site.url, 1) as (ann,):
            seat = await against_a_bot("threelines", ann, cards=SLOW)
            table = (await play_out(seat)).table
            again = await ann.ask("POST", f"/tables/{table}/rematch", None, Seated)
            on = await ann.ask("POST", f"/replays/{table}/play-on", {"step": 1, "seat": 0}, Seated)
            for following in (again, on):
                there = await ann.watch(following.table)
                await play_out(there)
                assert cost_of(there, "Jon Snow") == 3
            from_a_position = await ann.ask("POST", f"/tables/{on.table}/rematch", None, Seated)
            there = await ann.watch(from_a_position.table)
            await asked(there)
            assert cost_of(there, "Jon Snow") == 3
            with pytest.raises(ServerRefused, match="not open to all"):
                await ann.ask("POST", f"/replays/{table}/play-on", {"step": 1, "seat": 0, "kind": "open"}, Seated)

    with serving(lab) as site:
        run(story(site))


REFUSED: dict[str, dict[str, Any]] = {
    "games with changed cards are not rated": {"cards": SLOW, "rated": True},
    "a table with changed cards is not open to all": {"cards": SLOW, "kind": "open"},
    "Jon Snow: its numbers and texts can be changed here, but not what it does": {"cards": {"Jon Snow": {"card": "1"}}},
    "Jon Snow: cost is a whole number from 0 to 99, not 100": {"cards": {"Jon Snow": {"cost": 100}}},
    "Jon Snow: cost is a whole number from 0 to 99, not true": {"cards": {"Jon Snow": {"cost": True}}},
    'there is no number or text of Jon Snow called "cots"; did you mean cost': {"cards": {"Jon Snow": {"cots": 1}}},
    "Jon Snow: say what changes, for example": {"cards": {"Jon Snow": 3}},
    'there is no card "Jon Snwo"; did you mean Jon Snow': {"cards": {"Jon Snwo": {"cost": 1}}},
    "a card is changed twice": {"cards": {"Jon Snow": {"cost": 1}, "jon snow": {"cost": 4}}},
    "at most 40 changed cards, not 41": {"cards": {f"card {number}": {} for number in range(41)}},
    "no card has a name as long as": {"cards": {"x" * 5000: {"cost": 1}}},
    "a table has room for 8,192": {"cards": {name: {"title": "x" * 900} for name in [f"card {n}" for n in range(10)]}},
}


def test_what_cannot_be_is_refused_with_a_sentence_and_nothing_is_opened(lab: Settings) -> None:
    async def story(site: LiveServer) -> None:
        async with guests(site.url, 1) as (ann,):
            for sentence, wishes in REFUSED.items():
                with pytest.raises(ServerRefused) as refused:
                    await ann.make("threelines", **{"kind": "private", **wishes})
                assert sentence in str(refused.value)
            assert await ann.mine() == []

    with serving(lab) as site:
        run(story(site))


def test_a_server_that_does_not_allow_it_says_so(site: LiveServer) -> None:
    async def story() -> None:
        async with guests(site.url, 1) as (ann,):
            with pytest.raises(ServerRefused, match="does not let players change cards"):
                await ann.make("threelines", kind="private", cards=SLOW)
            seat = await against_a_bot("threelines", ann)
            assert (await asked(seat)).rules.changes is None  # type: ignore[union-attr]

    run(story())
