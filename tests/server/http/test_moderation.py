"""Reports, and what moderators do about them."""

from __future__ import annotations

import asyncio
import time

import pytest

from cardwright.client import Client
from cardwright.kernel.errors import CardwrightError
from tests.server.http.live_server import PASSWORD, LiveServer, reason
from tests.server.tables.table_players import run, seated, until

WHY = {"why": "insults"}


def appoint(site: LiveServer, player: str) -> None:
    site.ask(site.node.store.moderation.appoint(player, True, time.time()))


def insulted(site: LiveServer) -> tuple[str, str]:
    """Ben insults Ana at a table, who reports that: the table, and Ben's id."""

    async def story() -> tuple[str, str]:
        async with (
            Client.register(site.url, "Ana", PASSWORD) as ana,
            Client.register(site.url, "Ben", PASSWORD) as ben,
        ):
            one, two = await seated("threelines", ana, ben)
            look = await until(one, lambda look: look.status == "playing")
            await one.say("hello Ben")
            await two.say("you play like a cabbage")
            await one.report(look.seats[1].player, "rude words")
            return one.table, look.seats[1].player

    return run(story())


def test_a_report_reaches_the_moderators_with_what_was_said_and_the_match(each_site: LiveServer) -> None:
    table, ben = insulted(each_site)
    with each_site.player("Mona") as mona:
        appoint(each_site, mona.get("me").json()["player"])
        assert mona.get("me").json()["moderator"] is True
        [report] = mona.get("moderation/reports").json()
        assert (report["reporter_name"], report["accused"]["name"]) == ("Ana", "Ben")
        assert (report["reason"], report["table"], report["game"]) == ("rude words", table, "threelines")
        assert [(line["name"], line["text"]) for line in report["talk"]] == [
            ("Ana", "hello Ben"),
            ("Ben", "you play like a cabbage"),
        ]
        assert report["accused"]["player"] == ben


def test_a_moderator_closes_and_reopens_a_report_and_all_of_it_is_written_down(each_site: LiveServer) -> None:
    _, ben = insulted(each_site)
    with each_site.player("Mona") as mona:
        appoint(each_site, mona.get("me").json()["player"])
        report = mona.get("moderation/reports").json()[0]["report"]
        assert mona.post(f"moderation/reports/{report}/close", json=WHY).status_code == 204
        assert mona.post(f"moderation/reports/{report}/close", json=WHY).status_code == 404
        assert mona.get("moderation/reports").json() == []
        assert [each["report"] for each in mona.get("moderation/reports?status=closed").json()] == [report]
        assert mona.post(f"moderation/reports/{report}/reopen", json=WHY).status_code == 204
        for deed in ("mute", "unmute", "ban", "unban"):
            body = WHY | ({"hours": 2} if deed == "mute" else {})
            assert mona.post(f"moderation/players/{ben}/{deed}", json=body).status_code == 204
        deeds = mona.get("moderation/deeds").json()
        assert [(each["by"], each["deed"], each["name"]) for each in deeds[:6]] == [
            ("Mona", deed, "Ben") for deed in ("unban", "ban", "unmute", "mute", "reopen", "close")
        ]
        assert (deeds[6]["by"], deeds[6]["deed"], deeds[6]["name"]) == ("", "appoint", "Mona")


def test_a_banned_player_is_out_at_once_and_comes_back_when_the_ban_is_lifted(each_site: LiveServer) -> None:
    with each_site.player("Mona") as mona, each_site.player("Ben") as ben:
        appoint(each_site, mona.get("me").json()["player"])
        found = mona.get("moderation/player?name=ben").json()
        assert (found["name"], found["banned"], found["muted_until"]) == ("Ben", "", 0.0)
        mona.post(f"moderation/players/{found['player']}/ban", json=WHY)
        assert ben.get("me").status_code == 401
        assert mona.get("moderation/player?name=ben").json()["banned"] == "insults"
        mona.post(f"moderation/players/{found['player']}/unban", json={"why": "said sorry"})
        assert ben.post("login", json={"name": "Ben", "password": PASSWORD}).status_code == 200


def test_a_muted_player_says_nothing_until_the_mute_ends(each_site: LiveServer) -> None:
    async def story() -> None:
        async with Client.guest(each_site.url) as ana, Client.guest(each_site.url) as ben:
            one, two = await seated("threelines", ana, ben)
            look = await until(one, lambda look: look.status == "playing")
            store = each_site.node.store.moderation
            for until_when, works in ((time.time() + 3_600, False), (time.time() - 1, True)):
                done = store.mute("", look.seats[1].player, until_when, "spam", time.time())
                await asyncio.to_thread(each_site.ask, done)
                if works:
                    await two.say("hello")
                else:
                    with pytest.raises(CardwrightError, match="a moderator has muted you until"):
                        await two.say("hello")

    run(story())


def test_only_moderators_moderate(each_site: LiveServer) -> None:
    with each_site.player("Ana") as ana, each_site.browser() as visitor:
        assert visitor.get("moderation/reports").status_code == 401
        me = ana.get("me").json()["player"]
        for path in ("reports", "deeds", "player?name=Ana"):
            refused = ana.get(f"moderation/{path}")
            assert (refused.status_code, reason(refused)) == (403, "only moderators can do that")
        assert ana.post(f"moderation/players/{me}/ban", json=WHY).status_code == 403
        appoint(each_site, me)
        mutual = ana.post(f"moderation/players/{me}/ban", json=WHY)
        assert (mutual.status_code, reason(mutual)) == (409, "Ana is a moderator: only the operator can do that")


def test_reports_are_about_others_at_the_same_table(each_site: LiveServer) -> None:
    async def story() -> None:
        async with Client.guest(each_site.url) as ana, Client.guest(each_site.url) as ben:
            one, _ = await seated("threelines", ana, ben)
            look = await until(one, lambda look: look.status == "playing")
            for player in (look.seats[0].player, "0" * 32):
                with pytest.raises(CardwrightError, match="somebody else who sits or talks at this table"):
                    await one.report(player, "hm")

    run(story())


def test_reports_of_a_player_who_leaves_for_good_are_forgotten(each_site: LiveServer) -> None:
    insulted(each_site)
    with each_site.browser() as ben, each_site.player("Mona") as mona:
        appoint(each_site, mona.get("me").json()["player"])
        ben.post("login", json={"name": "Ben", "password": PASSWORD})
        assert ben.post("me/delete", json={"password": PASSWORD}).status_code == 204
        assert mona.get("moderation/reports").json() == []
