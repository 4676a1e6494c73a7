"""Friends: asked and accepted, seen when they are there, challenged, and let in to watch."""

import asyncio

import httpx2

from cardwright.client import Client
from cardwright.client.errors import ServerRefused
from cardwright.wire.socket import Challenged
from tests.server.http.live_server import PASSWORD, LiveServer, reason
from tests.server.lobby.test_over_http import answered, conceded, people


def name_of(browser: httpx2.Client) -> str:
    name: str = browser.get("me").json()["name"]
    return name


def id_of(browser: httpx2.Client) -> str:
    player: str = browser.get("me").json()["player"]
    return player


def refused(answer: httpx2.Response, status: int) -> str:
    assert answer.status_code == status
    return reason(answer)


def friends(ann: httpx2.Client, bob: httpx2.Client) -> None:
    assert ann.post("friends", json={"name": name_of(bob)}).status_code == 204
    assert bob.post("friends", json={"player": id_of(ann)}).status_code == 204


def states(browser: httpx2.Client) -> dict[str, str]:
    return {each["name"]: each["state"] for each in browser.get("friends").json()}


def test_two_are_friends_when_both_have_said_so(site: LiveServer) -> None:
    with people(site, 2) as (ann, bob):
        assert ann.post("friends", json={"name": name_of(bob).upper()}).status_code == 204
        assert states(ann) == {name_of(bob): "asked"}
        assert states(bob) == {name_of(ann): "asks"}
        assert bob.post("friends", json={"name": name_of(ann)}).status_code == 204
        assert states(ann) == {name_of(bob): "friend"}
        assert ann.delete(f"friends/{id_of(bob)}").status_code == 204
        assert states(ann) == states(bob) == {}


def test_a_friend_is_seen_when_they_are_connected_and_a_stranger_is_not(site: LiveServer) -> None:
    async def seen(bob: httpx2.Client, ann: httpx2.Client) -> list[bool]:
        async with Client.login(site.url, name_of(bob), PASSWORD) as client:
            await client.listen()
            return [each["online"] for each in ann.get("friends").json()]

    with people(site, 3) as (ann, bob, cem):
        friends(ann, bob)
        cem.post("friends", json={"name": name_of(bob)})
        assert [each["online"] for each in ann.get("friends").json()] == [False]
        assert asyncio.run(seen(bob, ann)) == [True]
        assert asyncio.run(seen(bob, cem)) == [False]


def test_who_asks_is_not_shown_to_somebody_who_has_muted_them(site: LiveServer) -> None:
    with people(site, 2) as (ann, bob):
        bob.put(f"mutes/{id_of(ann)}")
        ann.post("friends", json={"name": name_of(bob)})
        assert states(bob) == {}


def test_only_accounts_have_friends_and_nobody_is_their_own(site: LiveServer) -> None:
    with people(site, 1) as (ann,), site.browser() as guest:
        guest.post("guest")
        assert refused(guest.get("friends"), 403)
        assert "no account" in refused(ann.post("friends", json={"name": name_of(guest)}), 404)
        assert "no account" in refused(ann.post("friends", json={"name": "Nobody Known"}), 404)
        assert "your own" in refused(ann.post("friends", json={"player": id_of(ann)}), 409)


def test_a_friend_who_is_challenged_hears_of_it_and_sits_down(site: LiveServer) -> None:
    async def happen(ann: httpx2.Client, bob: httpx2.Client) -> None:
        async with Client.login(site.url, name_of(bob), PASSWORD) as client:
            await client.listen()
            body = {"game": "threelines", "kind": "private", "challenge": id_of(bob)}
            made = ann.post("tables", json=body).json()
            while not isinstance(news := await client.news(), Challenged):
                pass
            assert (news.table, news.game, news.name) == (made["table"], "threelines", name_of(ann))
            assert (await client.join_by(news.invite)).begun

    with people(site, 2) as (ann, bob):
        friends(ann, bob)
        asyncio.run(happen(ann, bob))


def test_a_stranger_cannot_be_challenged(site: LiveServer) -> None:
    with people(site, 2) as (ann, bob):
        ann.post("friends", json={"name": name_of(bob)})
        body = {"game": "threelines", "kind": "private", "challenge": id_of(bob)}
        assert "only friends" in refused(ann.post("tables", json=body), 403)
        assert "private table" in refused(ann.post("tables", json=body | {"kind": "open"}), 400)


def test_an_invite_says_who_invites_to_what(site: LiveServer) -> None:
    with people(site, 2) as (ann, bob):
        made = ann.post("tables", json={"game": "threelines", "kind": "private"}).json()
        told = bob.get(f"tables/join/{made['invite']}").json()
        assert (told["maker"], told["game"], told["free"], told["status"]) == (name_of(ann), "threelines", 1, "open")
        assert refused(bob.get("tables/join/nothing"), 404)


def test_a_third_friend_watches_an_invited_match_if_its_maker_allows_it(site: LiveServer) -> None:
    async def watch(cem: httpx2.Client, table: str, invite: str) -> str:
        async with Client.login(site.url, name_of(cem), PASSWORD) as client:
            try:
                return (await (await client.watch(table, invite)).next()).status
            except ServerRefused as refused:
                return refused.reason

    with people(site, 3) as (ann, bob, cem):
        for allowed, said in ((True, "playing"), (False, "who opened this table wants no onlookers")):
            made = ann.post("tables", json={"game": "threelines", "kind": "private", "onlookers": allowed}).json()
            bob.post(f"tables/join/{made['invite']}", json={})
            assert cem.get(f"tables/join/{made['invite']}").json()["onlookers"] is allowed
            assert asyncio.run(watch(cem, made["table"], made["invite"])) == said


def test_everybody_at_a_rated_table_sees_what_it_has_made_of_the_ratings(site: LiveServer) -> None:
    async def ended(ann: httpx2.Client, table: str) -> list[tuple[int | None, int | None]]:
        async with Client.login(site.url, name_of(ann), PASSWORD) as client:
            look = await (await client.watch(table)).next()
            return [(each.rating, each.change) for each in look.seats]

    with people(site, 2) as (ann, bob):
        made = ann.post("tables", json={"game": "threelines", "rated": True, "seat": 0}).json()
        bob.post(f"tables/{made['table']}/join", json={})
        for browser in (ann, bob):
            answered(site, browser, made["table"])
        conceded(site, bob, made["table"])
        seen = asyncio.run(ended(ann, made["table"]))
        assert [rating for rating, _ in seen] == [1500, 1500]
        won, lost = (change for _, change in seen)
        assert won is not None
        assert lost is not None
        assert won > 0 > lost
