"""The lobby and the replays as a browser meets them."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from typing import Any

import httpx2
import pytest

from cardwright.client import Client
from cardwright.match.proof import proved
from tests.server.http.live_server import PASSWORD, LiveServer, reason
from tests.server.tables.table_players import asked

NUMBERS = count(1)


@contextmanager
def people(site: LiveServer, how_many: int) -> Iterator[list[httpx2.Client]]:
    """Browsers of people who have just made an account."""
    browsers = [site.browser() for _ in range(how_many)]
    try:
        for browser in browsers:
            made = browser.post("register", json={"name": f"Person {next(NUMBERS)}", "password": PASSWORD})
            assert made.status_code == 201
        yield browsers
    finally:
        for browser in browsers:
            browser.close()


def answered(site: LiveServer, browser: httpx2.Client, table: str) -> None:
    """The player at this browser answers the first question."""

    async def happen() -> None:
        name = browser.get("me").json()["name"]
        async with Client.login(site.url, name, PASSWORD) as client:
            seat = await client.watch(table)
            look = await asked(seat)
            assert look.question is not None
            await seat.act(look.question.legal[0])

    asyncio.run(happen())


def conceded(site: LiveServer, browser: httpx2.Client, table: str) -> None:
    """The player at this browser gives up."""

    async def happen() -> None:
        name = browser.get("me").json()["name"]
        async with Client.login(site.url, name, PASSWORD) as client:
            seat = await client.watch(table)
            await seat.concede()
            while (await seat.next()).status != "over":
                pass

    asyncio.run(happen())


def quick_match(ann: httpx2.Client, bob: httpx2.Client, **wishes: Any) -> str:
    """Two find each other; the table."""
    first = ann.post("quick", json={"game": "threelines", **wishes})
    second = bob.post("quick", json={"game": "threelines", **wishes})
    assert (first.status_code, second.status_code) == (200, 200)
    assert second.json()["begun"]
    table: str = second.json()["table"]
    return table


def test_a_table_is_opened_seen_joined_and_watched(site: LiveServer) -> None:
    with people(site, 2) as (ann, bob), site.browser() as visitor:
        made = ann.post("tables", json={"game": "threelines", "salt": "mine"}).json()
        assert len(made["commitment"]) == 64
        [listed] = [each for each in visitor.get("tables").json() if each["table"] == made["table"]]
        assert (listed["status"], listed["seats"].count("")) == ("open", 1)
        assert visitor.post(f"tables/{made['table']}/join", json={}).status_code == 401
        joined = bob.post(f"tables/{made['table']}/join", json={})
        assert (joined.status_code, joined.json()["begun"]) == (200, True)
        [listed] = [each for each in visitor.get("tables").json() if each["table"] == made["table"]]
        assert listed["status"] == "playing"
        assert [each["table"] for each in bob.get("tables/mine").json()] == [made["table"]]


def test_refusals_have_a_status_and_a_sentence(site: LiveServer) -> None:
    with people(site, 3) as (ann, bob, cem), site.browser() as guest:
        guest.post("guest")
        for browser, path, body, status, sentence in (
            (ann, "tables", {"game": "chess"}, 400, 'there is no game "chess"'),
            (ann, "tables", {"game": "threelines", "options": {"hp": "many"}}, 400, "hp is a whole number"),
            (guest, "tables", {"game": "threelines", "rated": True}, 403, "for accounts"),
            (ann, "tables/nowhere/join", {}, 404, "there is no such table"),
            (ann, "tables/join/nowhere", {}, 404, "this invite leads to no table"),
            (ann, "tables/nowhere/leave", None, 404, "there is no such table"),
            (ann, "tables/nowhere/rematch", None, 404, "there is no such table"),
            (ann, "replays/nowhere/play-on", {"step": 0, "seat": 0}, 404, "there is no such match"),
        ):
            answer = browser.post(path, json=body) if body is not None else browser.post(path)
            assert (answer.status_code, sentence in reason(answer)) == (status, True), path
        private = ann.post("tables", json={"game": "threelines", "kind": "private"}).json()
        refused = bob.post(f"tables/{private['table']}/join", json={})
        assert (refused.status_code, "invite" in reason(refused)) == (403, True)
        assert bob.post(f"tables/join/{private['invite']}", json={}).json()["begun"]
        late = cem.post(f"tables/join/{private['invite']}", json={})
        assert (late.status_code, "already begun" in reason(late)) == (409, True)
        assert ann.post(f"tables/{private['table']}/leave").status_code == 403


def test_a_table_left_and_a_search_given_up_are_gone(site: LiveServer) -> None:
    with people(site, 1) as (ann,):
        made = ann.post("tables", json={"game": "generals"}).json()
        assert ann.post(f"tables/{made['table']}/leave").status_code == 204
        assert ann.post("quick", json={"game": "generals"}).status_code == 200
        assert len(ann.get("tables/mine").json()) == 1
        assert ann.delete("quick").status_code == 204
        assert ann.get("tables/mine").json() == []


def test_a_rated_match_makes_a_leaderboard_and_a_history(site: LiveServer) -> None:
    with people(site, 2) as (ann, bob), site.browser() as visitor:
        table = quick_match(ann, bob, rated=True)
        for browser in (ann, bob):
            answered(site, browser, table)
        conceded(site, ann, table)
        names = [browser.get("me").json() for browser in (bob, ann)]
        lead = visitor.get("leaderboard/threelines").json()
        assert [(each["name"], each["rating"]) for each in lead] == [(names[0]["name"], 1662), (names[1]["name"], 1338)]
        facts = visitor.get(f"players/{names[0]['player']}").json()
        assert facts["ratings"] == [{"game": "threelines", "rating": 1662, "deviation": 290, "games": 1}]
        assert [(each["table"], each["status"]) for each in facts["played"]] == [(table, "over")]
        assert visitor.get("leaderboard/chess").status_code == 404
        assert visitor.get("players/nobody").status_code == 404


def test_a_replay_is_there_for_anybody_when_the_match_is_over(site: LiveServer) -> None:
    with people(site, 2) as (ann, bob), site.browser() as visitor:
        table = quick_match(ann, bob, salt="pepper")
        assert (visitor.get(f"replays/{table}").status_code, visitor.get(f"replays/{table}/steps").status_code) == (
            409,
            409,
        )
        assert "secret" not in visitor.get(f"replays/{table}").text
        conceded(site, bob, table)
        file = visitor.get(f"replays/{table}")
        assert file.status_code == 200
        assert len(list(proved(file.text))) == 3
        assert file.json()["proof"]["salts"] == ["pepper", "pepper"]
        steps = visitor.get(f"replays/{table}/steps", params={"seat": 0, "first": 1, "last": 1}).json()
        assert [(step["number"], step["action"]) for step in steps["steps"]] == [(1, "gives up")]
        assert visitor.get(f"replays/{table}/steps", params={"seat": 4}).status_code == 400
        assert visitor.get(f"replays/{table}/steps", params={"seat": "x"}).status_code == 400
        assert visitor.post(f"replays/{table}/play-on", json={"step": 0, "seat": 0}).status_code == 401
        on = ann.post(f"replays/{table}/play-on", json={"step": 0, "seat": 1, "kind": "private"})
        assert (on.status_code, on.json()["seat"], on.json()["begun"]) == (200, 1, False)


@pytest.mark.parametrize("game", ["threelines", "generals"])
def test_a_game_against_a_bot_goes_on_from_a_replay(site: LiveServer, game: str) -> None:
    with people(site, 1) as (ann,):
        wanted = {"game": game, "kind": "bot", "bots": ["easy"], "clock": False}
        made = ann.post("tables", json=wanted).json()
        assert made["begun"]
        conceded(site, ann, made["table"])
        on = ann.post(f"replays/{made['table']}/play-on", json={"step": 0, "seat": made["seat"], "bots": ["easy"]})
        assert (on.status_code, on.json()["begun"]) == (200, True)
        conceded(site, ann, on.json()["table"])
        again = ann.post(f"tables/{on.json()['table']}/rematch")
        assert (again.status_code, again.json()["begun"]) == (200, True)


def test_a_rematch_is_offered_and_accepted(site: LiveServer) -> None:
    with people(site, 2) as (ann, bob):
        table = quick_match(ann, bob)
        early = ann.post(f"tables/{table}/rematch")
        assert (early.status_code, "over" in reason(early)) == (403, True)
        conceded(site, ann, table)
        offered = ann.post(f"tables/{table}/rematch").json()
        accepted = bob.post(f"tables/{table}/rematch").json()
        assert (offered["begun"], accepted["begun"]) == (False, True)
        assert offered["table"] == accepted["table"]
